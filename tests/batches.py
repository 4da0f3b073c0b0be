"""Small problems for batches, and what answers them without processes of their own."""

from __future__ import annotations

import threading
from dataclasses import replace

from matewright.model.position import INITIAL_FEN, Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.services.batch.case import Case
from matewright.services.batch.outcome import Outcome
from matewright.services.batch.work import Task, answer


def sound(number: int) -> Problem:
    """One of many different problems with one key."""
    rows = ["8"] * 8
    rows[0], rows[1] = "7k", "5K2"
    rows[7] = f"{number}R{7 - number}".replace("0", "")
    return Problem(
        Position.from_fen("/".join(rows) + " w"), stipulation_of("#1"), source=f"No. {number}"
    )


EASY = tuple(sound(number) for number in range(5))
ENDLESS = Problem(Position.from_fen(INITIAL_FEN), stipulation_of("#20"), source="endless")


may_run_out = threading.Event()
"""A test that puts another one in its place says when the time of `ENDLESS` is over."""
may_run_out.set()


class InProcess:
    """Answers in this process: most tests are about what comes of the answers."""

    def __init__(self, niceness: int, most_memory: int) -> None:
        self.is_wanted = True

    def ask(self, task: Task) -> Outcome:
        # Only what never ends runs out of time, however busy the machine is, and does so soon.
        limit = None
        if task.case == Case.of(ENDLESS) and task.time_limit is not None:
            limit = 0.01
            while not may_run_out.wait(0.01):
                self.look()
        outcome = answer(replace(task, time_limit=limit), self.look)
        return replace(outcome, time_limit=task.time_limit)

    def look(self) -> None:
        if not self.is_wanted:
            raise InterruptedError

    def check_time(self) -> None:
        pass

    def close(self) -> None:
        pass

    def kill(self) -> None:
        self.is_wanted = False
