"""A tourney as its judge sees it: entries without names, what there is to say of each, the award.

* `entries` keeps authors apart; `marks` keeps what the judge thinks, in a file of its own.
* `assessment` says of a solved entry what judges look at, with `key_quality` and `duals`.
* `anticipations` looks in other collections for problems that are like an entry.
* `columns` is all of that as a table, `award` the text that is published in the end.
"""
