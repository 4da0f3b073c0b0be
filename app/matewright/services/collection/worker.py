"""The process of a large index; `remote` starts it and talks to it."""

from __future__ import annotations

import os
import pickle
import sqlite3
import sys
from pathlib import Path
from typing import Final

from matewright.services.collection.keeper import Keeper

_NICENESS: Final = 5
"""The window comes first."""


def main() -> None:
    """Carry out calls until there are no more."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    calls, answers = sys.stdin.buffer, sys.stdout.buffer
    # Nothing else may come between the answers.
    sys.stdout = sys.stderr
    keeper = Keeper(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    while True:
        try:
            name, arguments = pickle.load(calls)  # noqa: S301 - from the process that started this
        except EOFError:
            break
        error, result = "", None
        try:
            result = getattr(keeper, name)(*arguments)
        except sqlite3.Error as failure:
            error = str(failure) or type(failure).__name__
            keeper.start_again()
        pickle.dump((error, result), answers, pickle.HIGHEST_PROTOCOL)
        answers.flush()
    keeper.close()


if __name__ == "__main__":
    main()
