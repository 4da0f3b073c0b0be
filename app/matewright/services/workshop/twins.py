"""Problems with twins: one part of them as a problem, and settings that are sound in every part."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from matewright.errors import FormatError
from matewright.model.parts import Part, letter, parts
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.verdict import short_label
from matewright.services.workshop.edits import ALL_SQUARES, Edit, boards
from matewright.services.workshop.search import Search, Space, Threads, finish, judge_alone
from matewright.services.workshop.setting import Setting, Verdict


def part_problem(problem: Problem, name: str) -> Problem:
    """The part of a problem with that name, `b` or `b) duplex`, as a problem of its own.

    Raises `FormatError` where there is none.
    """
    return _alone(problem, _part(problem, name))


def diagram_with(problem: Problem, name: str, setting: Setting) -> Position:
    """The diagram whose part of that name is a setting of that part.

    Raises `FormatError` where the change cannot be made in the diagram: the twin moves or removes
    what is changed.
    """
    position = boards(problem.position, setting.edits)
    try:
        after = _part(replace(problem, position=position), name).position
    except FormatError:
        after = None
    if after is None or after.board != setting.position.board:
        raise FormatError("workshop-twin-change", part=short_label(name), change=setting.change)
    return position


def _part(problem: Problem, name: str) -> Part:
    wanted = name if ")" in name else name.replace(name[:1], f"{name[:1]})", 1)
    found = parts(problem.question)
    for part in found:
        if short_label(part.label) == wanted:
            return part
    known = ", ".join(short_label(part.label).replace(")", "", 1) for part in found)
    raise FormatError("workshop-part", text=name, known=known)


def _alone(problem: Problem, part: Part) -> Problem:
    return replace(problem, solution=None, origin=None).with_question(part)


class EveryPart:
    """All parts of a problem: a setting is sound where each of them is.

    `base` is the diagram, the part whose settings are looked at first.
    """

    def __init__(self, problem: Problem, threads: Threads = Threads()) -> None:  # noqa: B008 - immutable
        """Raises `FormatError` for a zero position, and for a twin that cannot be made."""
        if problem.zero_position:
            raise FormatError("workshop-zero", part=letter(0))
        self._problem = problem
        self._threads = threads
        found = parts(problem.question)
        self.base = _alone(problem, found[0])
        self._others = [(index, _alone(problem, part)) for index, part in enumerate(found) if index]
        self._names = [short_label(part.label) for part in found]

    def verdict(self) -> Verdict:
        """The verdict on the problem as it stands."""
        return self.judged([judge_alone(self.base)], only_sound=False)[0].verdict

    def check_sound(self) -> None:
        """Raise `FormatError` where some part is not sound."""
        if (verdict := self.verdict()) is not Verdict.SOUND:
            raise FormatError("workshop-unsound", verdict=verdict.word)

    def check_unsound(self) -> None:
        """Raise `FormatError` where every part is sound."""
        if self.verdict() is Verdict.SOUND:
            raise FormatError("workshop-sound")

    def judged(self, settings: Iterable[Setting], *, only_sound: bool) -> list[Setting]:
        """Settings of the diagram with the verdict on all parts, that of the first unsound one.

        With `only_sound` those that are not sound in some part are left out.
        """
        left = list(settings)
        found = [[(self._names[0], setting)] for setting in left]
        for index, problem in self._others:
            if only_sound:
                found = [these for these in found if these[-1][1].verdict is Verdict.SOUND]
            judged = self._in_part(index, problem, [these[0][1] for these in found])
            for these, setting in zip(found, judged, strict=True):
                these.append((self._names[index], setting))
        made = [_joined(these) for these in found]
        return [one for one in made if one.verdict is Verdict.SOUND] if only_sound else made

    def _in_part(self, index: int, problem: Problem, settings: Sequence[Setting]) -> list[Setting]:
        """What becomes of a part in each setting."""
        edits = [self._edit(index, problem, setting) for setting in settings]
        possible = [number for number, edit in enumerate(edits) if edit is not None]
        illegal = Setting(problem.question, (), Verdict.ILLEGAL)
        judged = [illegal] * len(edits)
        if possible:
            space = Space.of(edit for edit in edits if edit is not None)
            for found in finish(Search(problem, space, threads=self._threads))[0]:
                judged[possible[found.choice[0]]] = found
        return judged

    def _edit(self, index: int, problem: Problem, setting: Setting) -> Edit | None:
        """The change of a part that comes of a change of the diagram; None: it has no such part."""
        try:
            after = parts(replace(self._problem.question, position=setting.position))[index]
        except FormatError:
            return None
        before, board = problem.position.board, after.position.board
        squares = tuple((at, board[at]) for at in ALL_SQUARES if before[at] != board[at])
        return Edit(squares, setting.change)


def _joined(these: list[tuple[str, Setting]]) -> Setting:
    first = these[0][1]
    unsound = [one.verdict for _, one in these if one.verdict is not Verdict.SOUND]
    return replace(first, verdict=unsound[0] if unsound else Verdict.SOUND, parts=tuple(these))
