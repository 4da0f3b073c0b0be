"""Long notation is Popeye's, move for move, but for letters and signs."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from matewright import engine
from matewright.model import parts
from matewright.model.notation import LETTERS, Notation
from matewright.services.solving import solve
from tests.differential.fairy import ORACLE
from tests.differential.printed import read
from tests.differential.test_stored_solutions import problem_of

IDS: Final = frozenset(
    [
        *("REGRESSIONS/4_69_to_4_71.inp#16", "REGRESSIONS/4_89_to_4_91.inp#1"),
        *("REGRESSIONS/4_61_to_4_63.inp#19", "REGRESSIONS/4_55_to_4_57.inp#18"),
        *("REGRESSIONS/4_69_to_4_71.inp#23", "REGRESSIONS/4_61_to_4_63.inp#11"),
        *("REGRESSIONS/4_69_to_4_71.inp#5", "TESTS/pieces.inp#18", "TESTS/pieces.inp#20"),
        *("TESTS/pieces.inp#21", "TESTS/pieces.inp#22", "TESTS/series_capture.inp#2"),
        *("TESTS/series_capture.inp#18", "EXAMPLES/series_capture.inp#1", "EXAMPLES/marine.inp#2"),
        *("EXAMPLES/marine.inp#4", "EXAMPLES/marine.inp#8", "EXAMPLES/maketake.inp#5"),
        *("EXAMPLES/maketake.inp#11", "EXAMPLES/CASTchess.inp#3", "EXAMPLES/CASTchess.inp#5"),
        *("EXAMPLES/all_in_chess.inp#10", "EXAMPLES/hauntedchess.inp#2"),
        *("EXAMPLES/facetoface.inp#6", "BEISPIEL/neutral.inp#2", "BEISPIEL/neutral.inp#10"),
        *("BEISPIEL/mars.inp#12", "BEISPIEL/threat.inp#3", "BEISPIEL/cirsquar.inp#16"),
        *("BEISPIEL/cirsquar.inp#22", "BEISPIEL/circe.inp#6", "BEISPIEL/exklohne.inp#16"),
        *("BEISPIEL/exklohne.inp#17", "BEISPIEL/exklohne.inp#26", "BEISPIEL/orphan.inp#3"),
        *("BEISPIEL/parrain.inp#3", "BEISPIEL/patrol.inp#3", "BEISPIEL/senti.inp#1"),
        *("BEISPIEL/volage.inp#2", "BEISPIEL/volage.inp#3"),
    ]
)
"""Records with captures on the way and at the end of it, neutral men, nightriders, rebirths."""

_SETS: Final = {"English": LETTERS["problem"], "German": LETTERS["german"]}
_MOVE: Final = re.compile(
    r"(?:\d+\.+)?(?P<move>(?:[a-z]*[A-Z0-9]{0,2}[a-h][1-8][-*][a-h][1-8]|0-0)\S*)"
)
_TWIN: Final = re.compile(r"\s*[a-z]\d*\) ")
_SIGNS: Final = "!?#+="


def printed(text: str) -> set[str]:
    """The moves that Popeye has printed, without signs."""
    words = (word for line in text.splitlines() if not _TWIN.match(line) for word in line.split())
    return {found["move"].rstrip(_SIGNS) for word in words if (found := _MOVE.fullmatch(word))}


def mapped(move: str, language: str) -> str:
    """A move of ours with Popeye's sign of capture, and in German with its letter for Black."""
    move = move.rstrip(_SIGNS).rstrip().replace("x", "*").replace(" e.p.", "")
    return re.sub(r"(\[\+|=)b\b|(\[\+)b(?=[A-Z])", r"\1\2s", move) if language == "German" else move


@pytest.mark.parametrize(
    "record",
    [record for record in read(ORACLE) if record["id"] in IDS],
    ids=lambda record: record["id"],
)
def test_long_notation_is_popeyes(record: dict[str, Any]) -> None:
    problem = problem_of(record)
    assert problem is not None
    notation = Notation(_SETS[record["language"]], long=True, effects=True)
    search = engine.SearchOptions(strategy="exhaustive")
    moves = [
        node.move
        for part in parts.parts(problem)
        for node in solve.start_part(part, search).result().tree.walk()
        if node.move is not None
    ]
    found = {mapped(notation.move(move), record["language"]) for move in moves}
    assert found == printed(record["output"])


def test_there_are_records() -> None:
    if not read(ORACLE):
        pytest.skip("NO ORACLE: the recorded answers are missing, nothing was compared")
    assert len(IDS) == 40
    assert {record["id"] for record in read(ORACLE)} >= IDS
