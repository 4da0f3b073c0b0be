"""Closed lines: a man keeps a slider or a pawn from a move, and mate or refutation rests on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from matewright.model.solution import Role
from matewright.services.themes.facts.board import between, direction, emptied, made, other, side_of
from matewright.services.themes.facts.phases import Variation
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.proofs import carries_mate, moves_over, without
from matewright.services.themes.facts.rays import (
    ending_at,
    men_between,
    moves_along,
    sliders_ending_at,
)
from matewright.services.themes.facts.study import Study, fact


@dataclass(frozen=True, slots=True, eq=False)
class Cut:
    """A move keeps the slider or pawn on `slider` from going to `over`, which would spoil `end`.

    `end` is the mate, the move that rests on it, or the refutation of a try.
    """

    move: Ply
    end: Ply
    slider: int
    over: int

    @property
    def square(self) -> int:
        """Where the line is closed."""
        return self.move.target

    @property
    def side(self) -> str:
        """Whose line is closed."""
        return side_of(self.end.after[self.slider])

    @property
    def is_diagonal(self) -> bool:
        """Whether the closed line is a diagonal."""
        step = direction(self.slider, self.square)
        return step is not None and 0 not in step

    @property
    def has_pawn(self) -> bool:
        """Whether a pawn closes the line or is kept from moving."""
        return self.move.piece == "P" or self.end.after[self.slider] in "Pp"

    @property
    def is_capture(self) -> bool:
        """Whether the closing piece captured."""
        return self.move.move.capture

    @property
    def mover_home(self) -> int:
        """Where the closing piece stood in the diagram."""
        return self.move.identity.home

    @property
    def slider_home(self) -> int:
        """Where the other stood in the diagram."""
        return self.end.homes[self.slider]

    @property
    def plies(self) -> list[Ply]:
        """The closing move, and what rests on it."""
        return [self.move, self.end]

    @property
    def line(self) -> tuple[int, int]:
        """The closed line."""
        return self.slider, self.over


@fact
def own_cuts(study: Study) -> list[Cut]:
    """Lines of the mated side that it closed itself."""
    found = [cut for line in study.mating_lines for cut in _in_mate(study, line)]
    if study.is_direct and study.moves == 3:
        for variation in (v for key in study.keys for v in key.variations):
            found += _in_second_move(study, variation)
    elif study.is_direct and study.moves > 3:
        for ply in (ply for key in study.keys for ply in key.all_plies):
            found += _in_longer_play(study, ply)
    return found


@fact
def answer_cuts(study: Study) -> list[Cut]:
    """Lines that the defender of a selfmate closed himself, so that White's next move works."""
    if not study.is_battle or study.is_direct:
        return []
    plies = (ply for key in study.keys for ply in key.all_plies)
    return [cut for ply in plies for cut in _in_longer_play(study, ply) if not cut.is_capture]


@fact
def quiet_cuts(study: Study) -> list[Cut]:
    """The own cuts made by moves that capture nothing."""
    return [cut for cut in own_cuts(study) if not cut.is_capture]


def _in_mate(study: Study, line: tuple[Ply, ...]) -> Iterator[Cut]:
    """The cuts of a line without which its mate could be parried."""
    end = line[-1]
    for move in line:
        if move.side == end.side or move.piece == "K" or not _stands(move, end):
            continue
        behind = [
            start
            for start in ending_at(end.after, move.target, move.side)
            if end.homes[start] != move.identity.home
        ]
        if behind:
            over: dict[int, int] = {}
            for start, goal, _ in moves_over(
                study.rules, end.after, move.side, move.target, behind
            ):
                over.setdefault(start, goal)
            yield from (Cut(move, end, *one) for one in over.items())


def _stands(move: Ply, end: Ply) -> bool:
    """Whether the piece still stands where a move has put it."""
    return (
        end.homes[move.target] == move.identity.home
        and side_of(end.after[move.target]) == move.side
    )


def _in_second_move(study: Study, variation: Variation) -> Iterator[Cut]:
    """The same in three-movers, where the second move rests on it: no mate in one follows."""
    move = variation.defence
    if len(variation.answers) != 1 or move.piece == "K":
        return
    (answer,) = variation.answers
    square, side, board = move.target, move.side, answer.after
    if answer.move.mate or answer.homes[square] != move.identity.home:
        return
    yield from _opening_king_moves(study, move, answer)
    behind = [
        start
        for start in sliders_ending_at(board, square, side)
        if answer.homes[start] != move.identity.home
    ]
    if not behind or side_of(board[square]) != side:
        return
    copy = emptied(board, square)
    over: dict[int, int] = {}
    for start, goal, promotion in moves_over(study.rules, board, side, square, behind):
        afters = [made(copy, start, goal, promotion)]
        if moves_along(board[square], direction(start, square)):
            # A piece of the same gait must do the duty of both: it stays where it is.
            afters.append(made(board, start, goal, promotion))
        if start not in over and not all(study.rules.mates(a, answer.side) for a in afters):
            over[start] = goal
            yield Cut(move, answer, start, goal)


def _in_longer_play(study: Study, move: Ply) -> Iterator[Cut]:
    """The same in longer problems, where the answer rests on it: it could be captured or parried.

    A quiet answer rests on it where the shut-off piece could go to the square of its threat.
    """
    answers = move.replies(Role.CONTINUATION)
    if move.role is not Role.DEFENCE or len(answers) != 1 or move.piece == "K":
        return
    (answer,) = answers
    square, side, board = move.target, move.side, answer.after
    if answer.move.mate or not _stands(move, answer):
        return
    behind = [
        start
        for start in sliders_ending_at(board, square, side)
        if answer.homes[start] != move.identity.home
    ]
    if not behind:
        return
    aims = {answer.target, *(threat.target for threat in answer.replies(Role.THREAT))}
    found: dict[int, int] = {}
    for start, goal, _ in moves_over(study.rules, board, side, square, behind):
        if answer.move.check or goal in aims:
            found.setdefault(start, goal)
    yield from (Cut(move, answer, *one) for one in found.items())


def _opening_king_moves(study: Study, move: Ply, answer: Ply) -> Iterator[Cut]:
    """Lines of the defender without whose closing the answering king could not move so."""
    if answer.piece != "K":
        return
    square, side, board = move.target, move.side, answer.before
    way = [answer.target]
    if answer.move.castling:
        way += between(answer.origin, answer.target)
    known = without(study.rules, board, answer.side, square)
    for start in ending_at(board, square, side):
        for goal in way:
            if square in between(start, goal) and known.attackers(side, goal) >> start & 1:
                yield Cut(move, answer, start, goal)
                break


@fact
def try_cuts(study: Study) -> list[Cut]:
    """Lines of the attacker that a try closes, so that it is refuted."""
    if not study.is_direct or study.moves != 2:
        return []
    return [
        cut
        for phase in study.of_tries
        if phase in study.changing
        and phase.first is not None
        and not phase.first.move.capture
        and phase.first.piece != "K"
        for refutation in phase.refutations
        for cut in _in_try(study, phase.first, refutation)
    ]


def _in_try(study: Study, first: Ply, refutation: Ply) -> Iterator[Cut]:
    """The line that the try closes, if the refutation would allow a mate were it open."""
    board, square, side = refutation.after, first.target, first.side
    if board[square] != first.after[square] or refutation.target == square:
        return
    behind = sliders_ending_at(board, square, side)
    if not behind:
        return
    copy = emptied(board, square)
    for move in study.rules.mates(copy, side):
        for slider in behind:
            over = carries_mate(study.rules, copy, side, move, square, slider)
            if over is not None:
                yield Cut(first, refutation, slider, over)
                return


@fact
def help_cuts(study: Study) -> list[Cut]:
    """Lines that are closed in help play so that a king may go where they would reach."""
    if study.is_battle:
        return []
    return [cut for line in study.first_lines for cut in _for_king(line)]


def _for_king(line: tuple[Ply, ...]) -> Iterator[Cut]:
    for i, move in enumerate(line):
        square = move.target
        if move.move.capture or move.piece == "K":
            continue
        for later in line[i + 1 :]:
            if square in (later.origin, later.target):
                break
            if later.piece == "K":
                for slider in ending_at(later.after, square, other(later.side)):
                    if men_between(later.after, slider, later.target) == [square]:
                        yield Cut(move, later, slider, later.target)


@fact
def battery_cuts(study: Study) -> list[tuple[Ply, Cut]]:
    """A slider passes a square, is shut off there, and gives check when it opens.

    In battle play it is the attacker's.
    """
    return [
        pair
        for line in study.mating_lines
        for side in (study.attacker if study.is_battle else "wb")
        for pair in _of_battery(study, line, side)
    ]


def _of_battery(study: Study, line: tuple[Ply, ...], side: str) -> Iterator[tuple[Ply, Cut]]:
    for i, critical in enumerate(line):
        if critical.side != side or critical.piece not in "QRB":
            continue
        passed = between(critical.origin, critical.target)
        for j in range(i + 1, len(line)):
            closing = line[j]
            if (
                closing.side != side
                or closing.target not in passed
                or closing.homes[critical.target] != critical.identity.home
            ):
                continue
            opening = next((ply for ply in line[j + 1 :] if ply.origin == closing.target), None)
            if opening is not None and opening.side == side and opening.move.check:
                checkers = study.rules.of(opening.after, other(side)).checkers
                if checkers >> critical.target & 1:
                    yield critical, Cut(closing, opening, critical.target, critical.origin)
