"""A tourney in the window: its entries without names, the judge's marks, and the award."""
