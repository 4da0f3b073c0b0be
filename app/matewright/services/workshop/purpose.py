"""What each piece is for: what breaks when it goes away, or becomes a weaker one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from matewright.errors import FormatError
from matewright.model.piece import Piece
from matewright.model.problem import Problem
from matewright.services.workshop.edits import Edit, add, may_stand, name, own_pieces, remove
from matewright.services.workshop.required_play import Item, items
from matewright.services.workshop.search import (
    OnProgress,
    Search,
    Space,
    Threads,
    finish,
    full_solution,
    judge_alone,
)
from matewright.services.workshop.setting import Setting, Verdict

_WEAKER: Final = {"Q": "RB", "R": "P", "B": "P", "N": "P"}

SOUNDNESS: Final = "soundness"
"""What breaks when the setting is not sound."""


@dataclass(frozen=True, slots=True)
class Purpose:
    """A piece: the setting without it, and those with a weaker piece instead."""

    piece: Piece
    square: int
    removed: Setting
    weakened: tuple[Setting, ...]

    @property
    def name(self) -> str:
        """The piece on its square, such as `wQd1`."""
        return name(self.piece, self.square)

    @property
    def is_idle(self) -> bool:
        """Whether it serves nothing: the problem is sound without it, and no play is lost."""
        return is_harmless(self.removed)

    def rows(self) -> list[dict[str, Any]]:
        """Itself as values of JSON: the removal, then each weaker piece."""
        return [
            {
                "piece": self.name,
                "idle": is_harmless(setting),
                "breaks": list(breaks(setting)),
                **setting.to_dict(),
            }
            for setting in (self.removed, *self.weakened)
        ]


def is_harmless(setting: Setting) -> bool:
    """Whether a change leaves the problem sound and loses nothing."""
    return setting.verdict is Verdict.SOUND and not setting.lost


def breaks(setting: Setting) -> tuple[str, ...]:
    """What breaks in a setting: `soundness`, and the parts of the play that lose something."""
    parts = dict.fromkeys(item.part.value for item in setting.lost)
    return (*([] if setting.verdict is Verdict.SOUND else [SOUNDNESS]), *parts)


def sound_play(problem: Problem, threads: Threads) -> tuple[Item, ...]:
    """All the play of a sound problem. Raises `FormatError` for one that is not sound."""
    verdict = judge_alone(problem).verdict
    if verdict is not Verdict.SOUND:
        raise FormatError("workshop-unsound", verdict=verdict.word)
    return items(full_solution(problem, threads.threads))


def start(
    problem: Problem,
    required: Sequence[Item] | None = None,
    threads: Threads = Threads(),  # noqa: B008 - immutable
) -> Search:
    """Look at every piece but the kings. Raises `FormatError` for a problem that is not sound."""
    play = sound_play(problem, threads)
    edits: list[Edit] = []
    for square, piece in own_pieces(problem.position):
        edits.append(remove(piece, square))
        for code in _WEAKER.get(piece.code, ""):
            weaker = Piece(piece.colour, code)
            if may_stand(weaker, square):
                edits.append(add(problem.position, weaker, square))
    if not edits:
        raise FormatError("workshop-nothing")
    return Search(
        problem, Space.of(edits), items=play if required is None else required, threads=threads
    )


def grouped(settings: Sequence[Setting]) -> tuple[Purpose, ...]:
    """The settings of `start` by the piece that they are about, in the order of the board.

    After a stop, pieces whose removal was not finished are missing.
    """
    found: dict[int, list[Setting]] = {}
    for setting in sorted(settings, key=lambda setting: setting.choice):
        found.setdefault(setting.edits[0].squares[0][0], []).append(setting)
    purposes = []
    for square, about in found.items():
        piece = about[0].base.position.board[square]
        assert piece is not None, "there is a piece to be changed"
        if about[0].edits[0].squares[0][1] is None:
            purposes.append(Purpose(piece, square, about[0], tuple(about[1:])))
    return tuple(purposes)


def purposes(
    problem: Problem,
    required: Sequence[Item] | None = None,
    threads: Threads = Threads(),  # noqa: B008 - immutable
    on_progress: OnProgress = lambda _: None,
) -> tuple[Purpose, ...]:
    """What each piece is for; waits until it is found. `required` is the play that counts."""
    settings, _ = finish(start(problem, required, threads), on_progress)
    return grouped(settings)
