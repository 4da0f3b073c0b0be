"""Long work lets the window have its turns, however large what is written."""

from __future__ import annotations

from pathlib import Path

import matewright
from matewright.cooperative import in_chunks, yield_by, yield_now
from matewright.formats import olv_writing, stored_answer
from matewright.formats.solution_text import solution_text
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.file.recovery import RecoveryFile, Snapshot

AT_ONCE = 2_000


def test_nobody_waits_where_nobody_minds() -> None:
    yield_now()
    waits: list[int] = []
    with yield_by(lambda: waits.append(1)):
        yield_now()
        with yield_by(lambda: waits.append(2)):
            yield_now()
        yield_now()
    yield_now()
    assert waits == [1, 2, 1]


def test_pieces_are_all_there_is_with_a_wait_after_each() -> None:
    waits: list[int] = []
    drawn = 0

    def numbers() -> list[int]:
        return list(range(2 * AT_ONCE + 1))

    with yield_by(lambda: waits.append(drawn)):
        for piece in in_chunks(numbers()):
            drawn += len(piece)
    assert waits == [AT_ONCE, 2 * AT_ONCE, 2 * AT_ONCE + 1]


def test_a_large_answer_is_written_in_many_turns(tmp_path: Path) -> None:
    fen = "8/8/5Q2/2kNR3/8/8/1Q1R4/K7 b - - 0 1"
    answer = matewright.solve(fen, "h#3")
    nodes, lines = len(answer.tree.tree), len(answer.lines)
    assert nodes > 5 * AT_ONCE
    assert lines > 2 * AT_ONCE

    waits: list[None] = []

    def waited() -> int:
        count = len(waits)
        waits.clear()
        return count

    with yield_by(lambda: waits.append(None)):
        words = solution_text(answer)
        assert waited() >= lines // AT_ONCE
        stored_answer.write(answer, words)
        # Each node is gone through for its move, role, mark, length and parent.
        assert waited() >= 5 * (nodes // AT_ONCE)
        position = Position.from_fen(fen)
        problem = Problem(position, stipulation_of("h#3"), solution=answer)
        RecoveryFile(tmp_path).write(Snapshot(Collection((problem,)), 0, None, None))
        assert waited() >= 5 * (nodes // AT_ONCE)
        olv_writing.write(Collection((problem,)))
        assert waited() >= 5 * (nodes // AT_ONCE) + lines // AT_ONCE
