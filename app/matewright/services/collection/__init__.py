"""The working index of a collection: finding, sorting and comparing 200,000 problems at once.

`query` is the language people search in (docs/searching.md), `index` what answers, over SQLite;
`row` is what the index knows of a problem, `likeness` when two problems are the same. `similar`
ranks problems that are like another, by what `outline` takes from their solutions and in the ways
of `pattern`; `boards` asks about the pieces of all problems at once. The file on disk stays the
truth: an index can be thrown away at any time and is built again from the problems.
"""

from matewright.services.collection import kept
from matewright.services.collection.index import (
    FIELDS,
    SUFFIX,
    Index,
    Order,
    SortColumn,
    tidy,
)
from matewright.services.collection.keeper import Keeper
from matewright.services.collection.pattern import Pattern, Ways
from matewright.services.collection.query import FIELD_NAMES, OR_WORDS, Query
from matewright.services.collection.remote import IndexLostError, RemoteKeeper
from matewright.services.collection.similar import By, Match, Target

__all__ = [
    "FIELDS",
    "FIELD_NAMES",
    "OR_WORDS",
    "SUFFIX",
    "By",
    "Index",
    "IndexLostError",
    "Keeper",
    "Match",
    "Order",
    "Pattern",
    "Query",
    "RemoteKeeper",
    "SortColumn",
    "Target",
    "Ways",
    "kept",
    "tidy",
]
