"""Finds the other solvers that are to be compared with."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from tests.bench.popeye import Popeye
from tests.bench.solver import SolverError
from tests.bench.uci import UciSolver

Peer: TypeAlias = Popeye | UciSolver

ON_PATH = ""
"""Stands for a peer that was named without a path."""

_NAMES = {"popeye": ("popeye", "py"), "stockfish": ("stockfish",)}


def program(peer: str, path: str) -> Path:
    """Where a peer's program is. Raises `SolverError` when there is none."""
    names = (path,) if path else _NAMES[peer]
    for name in names:
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    if path:
        raise SolverError(f"there is no program “{path}”")
    raise SolverError(f"no {peer} is on the PATH; write --{peer}=PATH")


@contextmanager
def open_peers(
    popeye: str | None, stockfish: str | None, uci: Sequence[tuple[str, str]], *, refute: bool
) -> Iterator[list[Peer]]:
    """The wanted peers, started; None means that one is not wanted. Raises `SolverError`."""
    peers: list[Peer] = []
    try:
        if popeye is not None:
            peers.append(Popeye(program("popeye", popeye)))
        if stockfish is not None:
            # Not asked to refute: it would search for ever where there is no mate.
            peers.append(UciSolver("stockfish", program("stockfish", stockfish)))
        for name, path in uci:
            peers.append(UciSolver(name, program(name, path), refute=refute))
        yield peers
    finally:
        for peer in peers:
            peer.close()
