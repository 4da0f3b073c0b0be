"""Lines: motifs of opening, closing and crossing lines, each proved by undoing its effect.

A motif counts only where the mate, or the refutation, falls with it: the line is restored in a copy
of the position, or the block or the pin taken away, and the rules are asked again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise
from typing import Final
from weakref import WeakKeyDictionary

from matewright.model.solution import Role
from matewright.services.themes import lines
from matewright.services.themes.lines import (
    between,
    direction,
    emptied,
    king_of,
    moves_along,
    other,
    ray,
    side_of,
    squares,
)
from matewright.services.themes.mates import Picture, picture_of
from matewright.services.themes.phases import Ply, Variation
from matewright.services.themes.registry import Evidence, Study, sq, theme, variant

GROUP: Final = "Lines"


@dataclass(frozen=True, slots=True, eq=False)
class Cut:
    """A piece on `square` keeps `slider` (a square) from a move without which there is no mate.

    `move` is the ply that brought the piece there, `end` the mate, or the try that fails.
    `slider_home` and `mover_home` are the squares in the diagram.
    """

    move: Ply
    end: Ply
    square: int
    slider: int
    slider_home: int
    side: str
    over: int

    @property
    def is_diagonal(self) -> bool:
        """Whether the closed line is a diagonal."""
        step = direction(self.slider, self.square)
        return step is not None and 0 not in step

    @property
    def mover_home(self) -> int:
        """Where the closing piece stood in the diagram."""
        return self.move.identity.home

    @property
    def captures(self) -> bool:
        """Whether the closing piece captured on the square."""
        return self.move.move.capture


class Facts:
    """What several motifs need to know of a study, worked out once."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.lines = study.lines_of_play[:1500]
        self.pictures: dict[str, Picture] = {}
        for line in self.lines:
            end = line[-1]
            if end.move.mate and end.after not in self.pictures:
                picture = picture_of(study, end)
                if picture is not None:
                    self.pictures[end.after] = picture
        self.cuts = [cut for line in self.lines for cut in self._cuts(line)]
        if study.is_direct and study.moves == 3:
            self.cuts += [
                cut for phase in study.keys for v in phase.variations for cut in self._early(v)
            ]
        self.tries = list(self._white_cuts())
        self.closings = (
            [] if study.is_battle else [cut for line in self.lines for cut in self._closings(line)]
        )

    @cached_property
    def pins(self) -> list[Pin]:
        """The pins that mates need."""
        return list(_pins_of(self.study, self))

    @cached_property
    def unpins(self) -> list[Unpin]:
        """The moves that free a piece, with the move it makes."""
        return list(_unpins_of(self.study, self))

    @cached_property
    def fired(self) -> list[Fired]:
        """The batteries that open."""
        return list(_fired_of(self.study, self))

    def picture(self, end: Ply) -> Picture | None:
        """The picture of a mate."""
        return self.pictures.get(end.after)

    def _cuts(self, line: tuple[Ply, ...]) -> Iterator[Cut]:
        """Lines of the mated side that it closed itself, proved in the final position."""
        end = line[-1]
        if not end.move.mate:
            return
        side = other(end.side)
        for move in line:
            square = move.target
            if move.side != side or end.homes[square] != move.identity.home:
                continue
            if side_of(end.after[square]) != side or move.piece == "K":
                continue
            yield from self._cut_at(move, end, end.after, side)

    def _cut_at(self, move: Ply, end: Ply, board: str, side: str) -> Iterator[Cut]:
        square = move.target
        behind = [
            s for s in _lines_through(board, square, side) if end.homes[s] != move.identity.home
        ]
        if not behind:
            return
        free = self.study.rules.of(emptied(board, square), side)
        for start, target, _ in free.moves:
            if start in behind and square in (*between(start, target), target):
                is_pawn = board[start] in "Pp"
                # A slider may go to the square itself with less to show than beyond it.
                if not is_pawn and target == square:
                    continue
                yield Cut(move, end, square, start, end.homes[start], side, target)
                behind.remove(start)

    def _early(self, variation: Variation) -> Iterator[Cut]:
        """The same in three-movers, where the second move rests on it: no mate in one follows."""
        move = variation.defence
        if len(variation.answers) != 1 or move.piece == "K":
            return
        (answer,) = variation.answers
        square, side = move.target, move.side
        if answer.move.mate or answer.homes[square] != move.identity.home:
            return
        yield from self._opens_king_moves(move, answer)
        behind = [
            s
            for s in _lines_through(answer.after, square, side)
            if answer.after[s] not in "Pp" and answer.homes[s] != move.identity.home
        ]
        if not behind or side_of(answer.after[square]) != side:
            return
        copy = emptied(answer.after, square)
        for start, target, promoted in self.study.rules.of(copy, side).moves:
            if start in behind and square in between(start, target):
                after = _made(copy, start, target, promoted)
                if not self.study.rules.mates(after, answer.side):
                    home = answer.homes[start]
                    yield Cut(move, answer, square, start, home, side, target)
                    behind.remove(start)

    def _opens_king_moves(self, move: Ply, answer: Ply) -> Iterator[Cut]:
        """Lines of the defender without whose closing the answering king could not move so."""
        if answer.piece != "K":
            return
        square, side, board = move.target, move.side, answer.before
        way = [answer.target]
        if answer.move.castling:
            way += between(answer.origin, answer.target)
        known = self.study.rules.of(emptied(board, square), answer.side)
        for start in _lines_through(board, square, side):
            for goal in way:
                if square in between(start, goal) and known.attackers(side, goal) >> start & 1:
                    yield Cut(move, answer, square, start, answer.homes[start], side, goal)
                    break

    def _white_cuts(self) -> Iterator[Cut]:
        """Lines of the attacker that a try closes, so that it is refuted."""
        study = self.study
        if not study.is_direct or study.moves != 2:
            return
        for phase in study.phases:
            first = phase.first
            if phase.kind != "try" or first is None or first.move.capture or first.piece == "K":
                continue
            for refutation in phase.refutations:
                board, square = refutation.after, first.target
                if board[square] != first.after[square] or refutation.target == square:
                    continue
                behind = [
                    s for s in _lines_through(board, square, first.side) if board[s] not in "Pp"
                ]
                if not behind:
                    continue
                copy = emptied(board, square)
                for start, target, promoted in study.rules.mates(copy, first.side):
                    after = _made(copy, start, target, promoted)
                    for slider in behind:
                        over = _needs(study, after, first.side, slider, square, start, target)
                        if over is not None:
                            home = refutation.homes[slider]
                            yield Cut(first, refutation, square, slider, home, first.side, over)
                            break
                    else:
                        continue
                    break

    def _closings(self, line: tuple[Ply, ...]) -> Iterator[Cut]:
        """Lines that are closed in help play so that a king may go where they would reach."""
        for i, move in enumerate(line):
            square = move.target
            if move.move.capture or move.piece == "K":
                continue
            for later in line[i + 1 :]:
                if later.origin == square or later.target == square:
                    break
                if later.piece != "K":
                    continue
                side = other(later.side)
                copy = emptied(later.after, square)
                for slider in _lines_through(later.after, square, side):
                    if lines.sees(copy, slider, later.target) and square in between(
                        slider, later.target
                    ):
                        yield Cut(
                            move, later, square, slider, later.homes[slider], side, later.target
                        )


def _made(board: str, start: int, target: int, promoted: str | None) -> str:
    letters = list(board)
    letter = letters[start]
    if promoted:
        letter = promoted if letter.isupper() else promoted.lower()
    letters[target], letters[start] = letter, "."
    return "".join(letters)


def _needs(
    study: Study, after: str, side: str, slider: int, square: int, start: int, target: int
) -> int | None:
    """Where a slider reaches over a square in a mate that rests on it; None where none does."""
    if start == slider:
        return target if square in (*between(start, target), target) else None
    king = king_of(after, other(side))
    if king is None or after[slider] == ".":
        return None
    known = study.rules.of(after, other(side))
    for goal in (king, *lines.field(king), target):
        if square in between(slider, goal) and known.attackers(side, goal) == 1 << slider:
            return goal
    return None


def _lines_through(board: str, square: int, side: str) -> list[int]:
    """Sliders and pawns of a side whose way over a square ends there."""
    found = [
        start
        for start in lines.sliders(board, side)
        if start != square
        and moves_along(board[start], direction(start, square))
        and all(board[s] == "." for s in between(start, square))
    ]
    step = 8 if side == "w" else -8
    pawn = "P" if side == "w" else "p"
    for start in (square - step, square - 2 * step):
        if 0 <= start < 64 and board[start] == pawn:
            is_home = start >> 3 == (1 if side == "w" else 6)
            if start == square - step or (is_home and board[square - step] == "."):
                found.append(start)
    return found


_facts: WeakKeyDictionary[Study, Facts] = WeakKeyDictionary()


def facts_of(study: Study) -> Facts:
    """The facts of a study."""
    if study not in _facts:
        _facts[study] = Facts(study)
    return _facts[study]


def _cut_plies(cut: Cut) -> list[Ply]:
    return [cut.move, cut.end]


def _cut_words(study: Study, cut: Cut) -> str:
    board = cut.end.after
    return (
        f"{study.san(cut.move)} closes the line of {study.piece(board[cut.slider], cut.slider)}, "
        f"which could otherwise reach {sq(cut.over)} and spoil {study.san(cut.end)}"
    )


@theme(
    "Interference",
    "Interferences",
    "Black interference",
    group=GROUP,
    about="A move closes a line of a piece of the same side; the mate that follows fails when the "
    "line is restored. Only lines that were open on that square before count.",
)
def interference(study: Study) -> Iterator[Evidence]:
    """A defence closes a line of its own side."""
    found = [cut for cut in facts_of(study).cuts if not cut.captures]
    if found:
        cut = found[0]
        yield Evidence(
            [ply for one in found[:6] for ply in _cut_plies(one)],
            f"{_cut_words(study, cut)}.",
            squares=(cut.square,),
            lines=((cut.slider, cut.over),),
        )


@theme(
    "White interference",
    "Self-interference",
    "White self-interference",
    "White line closing by White",
    group=GROUP,
    about="A try closes a line of White's own and is refuted for that reason. Without the piece "
    "on the line there is a mate that uses it.",
)
def white_interference(study: Study) -> Iterator[Evidence]:
    """A try closes a line of its own side."""
    found = facts_of(study).tries
    if found:
        cut = found[0]
        yield Evidence(
            [ply for one in found[:4] for ply in _cut_plies(one)],
            f"{study.san(cut.move)} closes the line of "
            f"{study.piece(cut.end.after[cut.slider], cut.slider)} to {sq(cut.over)}, and so "
            f"{study.san(cut.end)} refutes.",
            squares=(cut.square,),
            lines=((cut.slider, cut.over),),
        )


def _mutual(cuts: list[Cut]) -> Iterator[tuple[Cut, Cut]]:
    """Two cuts on one square in which two pieces close each other's lines, in different lines."""
    by_key: dict[tuple[int, int, int, str], Cut] = {}
    for cut in cuts:
        by_key.setdefault((cut.square, cut.mover_home, cut.slider_home, cut.side), cut)
    for (square, mover, slider, side), cut in by_key.items():
        back = by_key.get((square, slider, mover, side))
        if back is None or mover > slider:
            continue
        if cut.move not in back.end.path() and back.move not in cut.end.path():
            yield cut, back


def _is_pawn(cut: Cut) -> bool:
    return cut.move.piece == "P" or cut.end.after[cut.slider] in "Pp"


@theme(
    "Grimshaw",
    "Grimshaws",
    group=GROUP,
    about="Two pieces of one side, such as rook and bishop, close each other's lines on one "
    "square, each in a line of play of its own. Both mates, or refutations, fail when the "
    "line is restored.",
)
def grimshaw(study: Study) -> Iterator[Evidence]:
    """Rook and bishop close each other's lines on one square."""
    facts = facts_of(study)
    seen = False
    for cuts in (facts.cuts, facts.tries, facts.closings):
        for one, two in _mutual([cut for cut in cuts if not cut.captures]):
            if one.is_diagonal == two.is_diagonal and not (_is_pawn(one) or _is_pawn(two)):
                continue
            seen = True
            side = "White" if one.move.side == "w" else "Black"
            more = [f"{side} Grimshaw"]
            if _is_pawn(one) or _is_pawn(two):
                more.append("Pawn Grimshaw")
            yield Evidence(
                [*_cut_plies(one), *_cut_plies(two)],
                f"{study.san(one.move)} and {study.san(two.move)} close each other's lines on "
                f"{sq(one.square)}; {study.san(one.end)} and {study.san(two.end)} rest on that.",
                squares=(one.square,),
                lines=((one.slider, one.over), (two.slider, two.over)),
                more=more,
            )
    if seen:
        return


for _name in ("White", "Black", "Pawn"):
    variant(
        f"{_name} Grimshaw",
        group=GROUP,
        about=f"A Grimshaw of {_name.lower()} pieces, or with a pawn. See Grimshaw.",
    )


def _sacrificed(cut: Cut) -> Ply | None:
    """The move by which the captured piece came to the square, just before; None for another."""
    above = cut.move.above
    if above is None or above.side == cut.move.side or above.target != cut.square:
        return None
    return above if not above.move.capture and cut.captures else None


def _crossings(study: Study) -> Iterator[tuple[Ply, Cut, Cut]]:
    """A piece put on the square where two lines cross, and the captures that close them."""
    groups: dict[int, list[tuple[Ply, Cut]]] = {}
    for cut in facts_of(study).cuts:
        above = _sacrificed(cut)
        if above is not None:
            groups.setdefault(id(above), []).append((above, cut))
    for group in groups.values():
        for (move, one), (_, two) in combinations(group, 2):
            if one.mover_home == two.slider_home and two.mover_home == one.slider_home:
                yield move, one, two


def _sacrifice_evidence(study: Study, move: Ply, one: Cut, two: Cut) -> Evidence:
    return Evidence(
        [move, *_cut_plies(one), *_cut_plies(two)],
        f"{study.san(move)} goes where the lines of two pieces cross: {study.san(one.move)} closes "
        f"one of them for {study.san(one.end)}, {study.san(two.move)} the other for "
        f"{study.san(two.end)}.",
        squares=(one.square,),
        lines=((one.slider, one.over), (two.slider, two.over)),
    )


@theme(
    "Novotny",
    "Nowotny",
    "Novotný",
    group=GROUP,
    about="A piece goes to the square where the lines of two black pieces of different gait "
    "cross; whichever captures it closes the other's line. Both mates fail when the line is "
    "restored.",
)
def novotny(study: Study) -> Iterator[Evidence]:
    """A sacrifice where the lines of rook and bishop cross."""
    for move, one, two in _crossings(study):
        if one.is_diagonal != two.is_diagonal:
            yield _sacrifice_evidence(study, move, one, two)
            return
    yield from _double_threats(study, alike=False)


def _double_threats(study: Study, *, alike: bool) -> Iterator[Evidence]:
    """A move that closes two lines of the other side's at once and so threatens two mates."""
    moves = [ply for phase in study.real + study.of_tries for ply in phase.all_plies]
    for move in moves:
        threats = [t for t in move.replies(Role.THREAT) if t.move.mate]
        square = move.target
        if len(threats) < 2 or move.before[square] != "." or move.piece == "K":
            continue
        side = other(move.side)
        found: dict[int, tuple[Ply, int]] = {}
        for threat in threats:
            if threat.after[square] != move.after[square]:
                continue
            free = study.rules.of(emptied(threat.after, square), side)
            for start in _lines_through(threat.after, square, side):
                goal = next(
                    (m[1] for m in free.moves if m[0] == start and square in between(start, m[1])),
                    None,
                )
                if goal is not None and threat.after[start] not in "Pp":
                    found.setdefault(start, (threat, goal))
        for (one, (first, goal)), (two, (second, aim)) in combinations(found.items(), 2):
            diagonal = [0 not in (direction(s, square) or (0, 0)) for s in (one, two)]
            if first is not second and (diagonal[0] == diagonal[1]) is alike:
                yield Evidence(
                    [move, first, second],
                    f"{study.san(move)} closes two lines at once: that of "
                    f"{study.piece(move.after[one], one)} for {study.san(first)}, that of "
                    f"{study.piece(move.after[two], two)} for {study.san(second)}.",
                    squares=(square,),
                    lines=((one, goal), (two, aim)),
                )
                return


@theme(
    "Plachutta",
    group=GROUP,
    about="A Novotny with two black pieces of the same gait, such as two rooks or queen and rook. "
    "Whichever captures closes the other's line.",
    is_on=False,
)
def plachutta(study: Study) -> Iterator[Evidence]:
    """A sacrifice where the lines of two like pieces cross."""
    for move, one, two in _crossings(study):
        if one.is_diagonal == two.is_diagonal:
            yield _sacrifice_evidence(study, move, one, two)
            return
    yield from _double_threats(study, alike=True)


@theme(
    "Wurzburg-Plachutta",
    "Würzburg-Plachutta",
    "Wurzburg-Holzhausen",
    "Würzburg-Holzhausen",
    group=GROUP,
    about="Two black pieces of the same gait close each other's lines on one square, as in a "
    "Plachutta, but without a sacrifice there. Both mates fail when the line is restored.",
    is_on=False,
)
def wurzburg(study: Study) -> Iterator[Evidence]:
    """Two like pieces close each other's lines on one square."""
    cuts = [cut for cut in facts_of(study).cuts if not cut.captures]
    for one, two in _mutual(cuts):
        if one.is_diagonal == two.is_diagonal and not (_is_pawn(one) or _is_pawn(two)):
            yield Evidence(
                [*_cut_plies(one), *_cut_plies(two)],
                f"{study.san(one.move)} and {study.san(two.move)} close each other's lines on "
                f"{sq(one.square)}.",
                squares=(one.square,),
            )
            return


@theme(
    "Holzhausen",
    group=GROUP,
    about="A black slider closes the line of another of the same gait, which moves on the same "
    "kind of line. The mate fails when the line is restored.",
)
def holzhausen(study: Study) -> Iterator[Evidence]:
    """A slider closes the line of a like one."""
    for cut in facts_of(study).cuts:
        step = direction(cut.slider, cut.square)
        letter = cut.end.after[cut.square]
        if not cut.captures and not _is_pawn(cut) and moves_along(letter, step):
            yield Evidence(
                _cut_plies(cut),
                f"{_cut_words(study, cut)}; both move on such lines.",
                squares=(cut.square,),
                lines=((cut.slider, cut.over),),
            )
            return


@theme(
    "Critical move",
    "Critical moves",
    "Critical play",
    "Black critical move",
    group=GROUP,
    about="A slider moves over a square on which its line is closed later, or the line of a piece "
    "that guards it from behind. The mate fails, or a king's move becomes illegal, when the line "
    "is restored.",
)
def critical_move(study: Study) -> Iterator[Evidence]:
    """A slider moves over the square on which it is shut off later."""
    for critical, cut in _criticals(study):
        yield Evidence(
            [critical, *_cut_plies(cut)],
            f"{study.san(critical)} passes {sq(cut.square)}, where {study.san(cut.move)} closes "
            "the line behind it.",
            squares=(cut.square,),
            lines=((cut.slider, cut.over),),
        )
        return


def _criticals(study: Study) -> Iterator[tuple[Ply, Cut]]:
    facts = facts_of(study)
    for cut in (*facts.cuts, *facts.closings):
        for ply in cut.move.path():
            if (
                ply.side == cut.side
                and ply is not cut.move
                and cut.square in between(ply.origin, ply.target)
                and (
                    ply.identity.home == cut.slider_home
                    or (
                        cut.over == ply.target
                        and direction(cut.slider, cut.over) == direction(ply.origin, ply.target)
                    )
                )
            ):
                yield ply, cut
    for line in facts.lines:
        yield from _own_criticals(study, line)


def _own_criticals(study: Study, line: tuple[Ply, ...]) -> Iterator[tuple[Ply, Cut]]:
    """The attacker's slider passes a square, is shut off there, and opens as a battery."""
    end = line[-1]
    if not end.move.mate:
        return
    for i, ply in enumerate(line):
        if ply.side != end.side or ply.piece not in "QRB":
            continue
        for j in range(i + 1, len(line)):
            closing = line[j]
            if closing.side != end.side or closing.target not in between(ply.origin, ply.target):
                continue
            if closing.homes[ply.target] != ply.identity.home:
                continue
            opening = next((p for p in line[j + 1 :] if p.origin == closing.target), None)
            if opening is not None and opening.side == end.side and opening.move.check:
                checkers = study.rules.of(opening.after, other(end.side)).checkers
                if checkers >> ply.target & 1:
                    cut = Cut(
                        closing,
                        opening,
                        closing.target,
                        ply.target,
                        ply.identity.home,
                        ply.side,
                        ply.origin,
                    )
                    yield ply, cut


@theme(
    "Indian",
    "Indian theme",
    group=GROUP,
    about="A slider moves over a square, another piece of its side closes the line there, and "
    "leaves it again with check from the slider. All three moves stand in one line of play.",
)
def indian(study: Study) -> Iterator[Evidence]:
    """Critical move, closing, and opening with check."""
    for line in facts_of(study).lines:
        for critical, cut in _own_criticals(study, line):
            side = "White" if critical.side == "w" else "Black"
            yield Evidence(
                [critical, cut.move, cut.end],
                f"{study.san(critical)} passes {sq(cut.square)}, {study.san(cut.move)} closes the "
                f"line there and {study.san(cut.end)} opens it with check.",
                squares=(cut.square,),
                lines=((critical.target, critical.origin),),
                more=[f"{side} Indian"],
            )
            return


variant(
    "White Indian",
    group=GROUP,
    about="An Indian by White's pieces, the usual one. See Indian.",
)
variant(
    "Black Indian",
    group=GROUP,
    about="An Indian by Black's pieces, in selfmates and help play. See Indian.",
    is_on=False,
)


@theme(
    "Turton",
    "Turton doubling",
    "Turton theme",
    group=GROUP,
    about="A slider moves along a line so that another of its side can go in front of it there, "
    "and that one then moves in the opposite direction, with the first behind it. All in "
    "one line of play.",
)
def turton(study: Study) -> Iterator[Evidence]:
    """Back over a square, so that another can go in front."""
    for line in facts_of(study).lines:
        for i, one in enumerate(line):
            way = direction(one.origin, one.target)
            if one.piece not in "QRB" or way is None:
                continue
            axis = {
                *between(one.target, one.origin),
                one.origin,
                *ray(one.origin, (-way[0], -way[1])),
            }
            for j in range(i + 1, len(line)):
                two = line[j]
                if (
                    two.side != one.side
                    or two.target not in between(one.origin, one.target)
                    or two.homes[one.target] != one.identity.home
                    or two.piece not in "QRB"
                    or two.origin in axis
                ):
                    continue
                three = next((p for p in line[j + 1 :] if p.origin == two.target), None)
                if (
                    three is not None
                    and three.side == one.side
                    and direction(three.origin, three.target) == (-way[0], -way[1])
                    and three.homes[one.target] == one.identity.home
                ):
                    yield Evidence(
                        [one, two, three],
                        f"{study.san(one)} clears {sq(two.target)}; {study.san(two)} and "
                        f"{study.san(three)} go the other way in front of it.",
                        lines=((one.target, three.target),),
                    )
                    return


@theme(
    "Self-block",
    "Self-blocks",
    "Selfblock",
    "Self block",
    "Black self-block",
    group=GROUP,
    about="A move puts a piece next to its own king, and the king lacks that square in the mate. "
    "Without the piece it could go there.",
)
def self_block(study: Study) -> Iterator[Evidence]:
    """A piece stands in its own king's way."""
    found = list(_blocks(study))
    if found:
        move, end = found[0]
        yield Evidence(
            [ply for pair in found[:6] for ply in pair],
            f"{study.san(move)} blocks {sq(move.target)}, where the king could go after "
            f"{study.san(end)}.",
            squares=[move.target],
        )


def _blocks(study: Study) -> Iterator[tuple[Ply, Ply]]:
    seen = set()
    facts = facts_of(study)
    for line in facts.lines:
        end = line[-1]
        picture = facts.picture(end)
        if picture is None:
            continue
        for move in line:
            square = move.target
            if (
                move.side == end.side
                or move.piece == "K"
                or square not in picture.blocks
                or end.homes[square] != move.identity.home
                or (move.identity, end.identity) in seen
            ):
                continue
            free = study.rules.of(emptied(end.after, square), move.side)
            if any(start == picture.king and target == square for start, target, _ in free.moves):
                seen.add((move.identity, end.identity))
                yield move, end


@dataclass(frozen=True, slots=True, eq=False)
class Pin:
    """A needed pin in a mate, and the move that made it; `cause` is None for one of the diagram."""

    end: Ply
    square: int
    pinner: int
    king: int
    cause: Ply | None


def _pins_of(study: Study, facts: Facts) -> Iterator[Pin]:
    for line in facts.lines:
        picture = facts.picture(line[-1])
        for square, pinner in (picture.pinned if picture is not None else {}).items():
            assert picture is not None
            end = line[-1]
            home, cause = end.homes[square], None
            for ply in line:
                place = _place(ply, home, other(end.side))
                if place is None or study.rules.pin_of(ply.before, ply.side, place) is None:
                    cause = ply
            yield Pin(end, square, pinner, picture.king, cause)


def _place(ply: Ply, home: int, side: str) -> int | None:
    """Where a piece stands before a move, by its square in the diagram."""
    homes = ply.homes_before
    return next((s for s in range(64) if homes[s] == home and side_of(ply.before[s]) == side), None)


def _pin_evidence(study: Study, found: list[Pin]) -> Iterator[Evidence]:
    if found:
        pin = found[0]
        assert pin.cause is not None
        piece = study.piece(pin.end.after[pin.square], pin.square)
        is_itself = pin.cause.identity.home == pin.end.homes[pin.square]
        told = "is pinned and" if is_itself else f"pins {piece}, which"
        yield Evidence(
            [ply for one in found[:4] for ply in (one.cause, one.end) if ply is not None],
            f"{study.san(pin.cause)} {told} could parry {study.san(pin.end)} otherwise.",
            squares=[pin.square],
            lines=[(pin.pinner, pin.king)],
        )


@theme(
    "Self-pinning",
    "Self-pin",
    "Self-pins",
    "Selfpin",
    "Black self-pin",
    "Pinning by Black",
    group=GROUP,
    about="A move of Black's pins a black piece: the moving one, one from whose line it goes, or "
    "one that the moving king puts on a line. The mate works only because of the pin.",
)
def self_pinning(study: Study) -> Iterator[Evidence]:
    """A side pins its own piece."""
    found = [p for p in facts_of(study).pins if p.cause is not None and p.cause.side != p.end.side]
    yield from _pin_evidence(study, found)


@theme(
    "Pinning",
    "Pin",
    "White pins",
    "Direct pin",
    "Pins",
    group=GROUP,
    about="A move of White's pins a black piece, and a mate works only because of that pin. The "
    "mating move itself may pin.",
)
def pinning(study: Study) -> Iterator[Evidence]:
    """White pins a piece that could parry."""
    found = [p for p in facts_of(study).pins if p.cause is not None and p.cause.side == p.end.side]
    yield from _pin_evidence(study, found)


@theme(
    "Half-pin",
    "Halfpin",
    "Half-pins",
    "Half pin",
    "Black half-pin",
    group=GROUP,
    about="Two black pieces stand between a white slider and their king; when either moves away, "
    "the other is pinned. Both happens, and each mate works only because of the pin.",
)
def half_pin(study: Study) -> Iterator[Evidence]:
    """Either of two pieces leaves the other pinned."""
    found: dict[tuple[int, int], Pin] = {}
    for pin in facts_of(study).pins:
        cause = pin.cause
        if (
            cause is not None
            and cause.side != pin.end.side
            and cause.origin in between(pin.pinner, pin.king)
            and cause.target not in between(pin.pinner, pin.king)
            and cause.piece != "K"
        ):
            found.setdefault((cause.identity.home, pin.end.homes[pin.square]), pin)
    for (mover, pinned), pin in found.items():
        back = found.get((pinned, mover))
        if back is not None and mover < pinned:
            assert pin.cause is not None
            assert back.cause is not None
            yield Evidence(
                [pin.cause, pin.end, back.cause, back.end],
                f"{study.san(pin.cause)} leaves the other piece pinned for {study.san(pin.end)}, "
                f"{study.san(back.cause)} the first for {study.san(back.end)}.",
                squares=(pin.square, back.square),
                lines=((pin.pinner, pin.king),),
            )
            return


@dataclass(frozen=True, slots=True, eq=False)
class Unpin:
    """A move after which a piece is no longer pinned, and that piece's move off the line."""

    move: Ply
    freed: Ply
    pinner: int
    king: int

    @property
    def interposes(self) -> bool:
        """Whether it closes the line of the pin."""
        return self.move.target in between(self.pinner, self.king)


def _unpins_of(study: Study, facts: Facts) -> Iterator[Unpin]:
    seen = set()
    for line in facts.lines:
        for i, freed in enumerate(line):
            side = freed.side
            king = king_of(freed.before, side)
            if king is None or freed.piece == "K":
                continue
            if study.rules.pin_of(freed.before, side, freed.origin) is not None:
                continue
            for move in reversed(line[:i]):
                if move.homes_before[freed.origin] != freed.identity.home:
                    # The piece has moved meanwhile.
                    break
                key = (move.identity, freed.identity)
                stood = move.before[freed.origin] == freed.before[freed.origin]
                if key in seen or not stood or move.target == freed.origin:
                    continue
                pinner = study.rules.pin_of(move.before, side, freed.origin)
                if pinner is None or move.before[king] != freed.before[king]:
                    continue
                if study.rules.pin_of(move.after, side, freed.origin) is not None:
                    continue
                line_of_pin = (*between(pinner, king), pinner)
                if freed.target not in line_of_pin:
                    seen.add(key)
                    yield Unpin(move, freed, pinner, king)


def _unpin_evidence(study: Study, found: list[Unpin]) -> Iterator[Evidence]:
    if found:
        one = found[0]
        yield Evidence(
            [ply for unpin in found[:4] for ply in (unpin.move, unpin.freed)],
            f"{study.san(one.move)} unpins the piece on {sq(one.freed.origin)}, which plays "
            f"{study.san(one.freed)}.",
            squares=[one.freed.origin],
            lines=[(one.pinner, one.king)],
        )


@theme(
    "Unpinning",
    "Unpin",
    "Unpins",
    "Direct unpinning",
    "Direct unpin",
    group=GROUP,
    about="A move frees a piece of the other side from a pin, and that piece makes use of it when "
    "it moves next. Without the unpin that move would be illegal.",
)
def unpinning(study: Study) -> Iterator[Evidence]:
    """A piece of the other side is unpinned and moves."""
    found = [unpin for unpin in facts_of(study).unpins if unpin.move.side != unpin.freed.side]
    yield from _unpin_evidence(study, found)


@theme(
    "Interference unpin",
    "Unpin by interference",
    "Unpinning by interference",
    "Indirect unpin",
    "Indirect unpinning",
    group=GROUP,
    about="A move unpins a piece of the other side by standing in the line of the pin. The "
    "pinning piece stays where it is.",
)
def interference_unpin(study: Study) -> Iterator[Evidence]:
    """Unpinned by a piece that stands in the line."""
    found = [u for u in facts_of(study).unpins if u.move.side != u.freed.side and u.interposes]
    yield from _unpin_evidence(study, found)


@theme(
    "Self-unpinning",
    "Self-unpin",
    "Self-unpins",
    group=GROUP,
    about="A move frees a piece of its own side from a pin, and that piece moves next. Without "
    "the unpin that move would be illegal.",
)
def self_unpinning(study: Study) -> Iterator[Evidence]:
    """A piece of the own side is unpinned and moves."""
    found = [unpin for unpin in facts_of(study).unpins if unpin.move.side == unpin.freed.side]
    yield from _unpin_evidence(study, found)


@theme(
    "Gamage",
    "Gamage unpin",
    group=GROUP,
    about="A defence unpins the mating white piece by standing in the line of the pin, and the "
    "defending piece was pinned itself or is pinned now. Sources differ in detail.",
    is_on=False,
)
def gamage(study: Study) -> Iterator[Evidence]:
    """An unpin by interference that is a self-pin, too."""
    for unpin in facts_of(study).unpins:
        move = unpin.move
        if move.side == unpin.freed.side or not unpin.interposes:
            continue
        after = study.rules.pin_of(move.after, unpin.freed.side, move.target)
        if after is not None:
            yield Evidence(
                [move, unpin.freed],
                f"{study.san(move)} unpins the piece that plays {study.san(unpin.freed)}, and is "
                "pinned itself.",
                is_certain=False,
                squares=(move.target,),
                lines=((unpin.pinner, unpin.king), (after, move.target)),
            )
            return


@theme(
    "Schiffmann",
    "Schiffmann defence",
    "Schiffmann defense",
    group=GROUP,
    about="A defence pins a black piece: if the threat were carried out, it would close the line "
    "of that pin, and the piece could parry. White mates otherwise and makes use of the "
    "pin.",
)
def schiffmann(study: Study) -> Iterator[Evidence]:
    """A self-pin whose line the threat would close."""
    yield from _self_pin_defences(study, closes=True)


@theme(
    "Nietvelt",
    "Nietvelt defence",
    "Nietvelt defense",
    group=GROUP,
    about="A defence pins a black piece: if the threat were carried out, the pinning piece would "
    "leave the line, and the piece could parry. White mates otherwise and makes use of the "
    "pin.",
)
def nietvelt(study: Study) -> Iterator[Evidence]:
    """A self-pin whose pinning piece would carry out the threat."""
    yield from _self_pin_defences(study, closes=False)


def _self_pin_defences(study: Study, *, closes: bool) -> Iterator[Evidence]:
    for pin in facts_of(study).pins:
        cause = pin.cause
        if cause is None or cause.side == pin.end.side or cause.above is None or cause.piece == "K":
            continue
        side = pin.end.side
        legal = study.rules.of(cause.after, side).moves
        for threat in cause.above.replies(Role.THREAT):
            move = (threat.origin, threat.target, threat.move.promotion)
            if move not in legal or (threat.origin == pin.pinner) is closes:
                continue
            after = _made(cause.after, *move)
            if after[pin.square] != cause.after[pin.square]:
                continue
            known = study.rules.of(after, cause.side)
            parries = [m for m in known.moves if m[0] == pin.square]
            if parries and pin.square not in dict(known.pins):
                yield Evidence(
                    [cause, threat, pin.end],
                    f"After {study.san(cause)} the threat {study.san(threat)} would unpin "
                    f"{study.piece(after[pin.square], pin.square)}, which could parry it; "
                    f"{study.san(pin.end)} makes use of the pin.",
                    squares=(pin.square,),
                    lines=((pin.pinner, pin.king),),
                )
                return


@theme(
    "Goethart",
    "Goethart unpin",
    group=GROUP,
    about="The mating move unpins a black piece, which could parry but for a line that the "
    "defence has closed. When that line is restored, there is no mate.",
    is_on=False,
)
def goethart(study: Study) -> Iterator[Evidence]:
    """The mate unpins a piece whose line has been closed."""
    for cut in facts_of(study).cuts:
        end = cut.end
        side = other(end.side)
        pinner = study.rules.pin_of(end.before, side, cut.slider)
        if (
            end.move.mate
            and pinner is not None
            and study.rules.pin_of(end.after, side, cut.slider) is None
        ):
            yield Evidence(
                [cut.move, end],
                f"{study.san(end)} unpins {study.piece(end.after[cut.slider], cut.slider)}, whose "
                f"line {study.san(cut.move)} has closed.",
                squares=(cut.square, cut.slider),
                lines=((cut.slider, cut.over),),
            )
            return


@theme(
    "Somov",
    "Somov theme",
    group=GROUP,
    about="The mate closes a white line to a square next to the black king. The defence has made "
    "up for it by opening another white line to that square (B1) or by blocking it (B2).",
)
def somov(study: Study) -> Iterator[Evidence]:
    """The mate may close a line that the defence has made needless."""
    facts = facts_of(study)
    for line in facts.lines:
        end = line[-1]
        picture = facts.picture(end)
        defence = end.above
        if picture is None or defence is None or defence.side == end.side:
            continue
        for square in lines.field(picture.king):
            closed = [
                slider
                for slider in lines.sliders(end.after, end.side)
                if end.target in between(slider, square)
                and lines.sees(emptied(end.after, end.target), slider, square)
                and end.before[slider] == end.after[slider]
                and end.before[end.target] == "."
            ]
            if not closed or picture.guards[square].bit_count() > 1:
                continue
            name = _somov_kind(study, defence, end, picture, square)
            if name:
                yield Evidence(
                    [defence, end],
                    f"{study.san(end)} closes the line from {sq(closed[0])} to {sq(square)}, which "
                    f"{study.san(defence)} has made needless.",
                    squares=(square,),
                    lines=((closed[0], square),),
                    more=[name],
                )


def _somov_kind(study: Study, defence: Ply, end: Ply, picture: Picture, square: int) -> str:
    if defence.target == square and square in picture.blocks:
        free = study.rules.of(emptied(end.after, square), defence.side)
        if any(m[:2] == (picture.king, square) for m in free.moves):
            return "Somov B2"
    opened = [
        slider
        for slider in squares(picture.guards[square])
        if defence.origin in between(slider, square) and end.after[slider] == defence.after[slider]
    ]
    return "Somov B1" if opened and square not in picture.blocks else ""


for _name, _words in (
    ("B1", "The defence opens another white line to the square."),
    ("B2", "The defence blocks the square."),
):
    variant(f"Somov {_name}", group=GROUP, about=f"{_words} See Somov.")


@theme(
    "Line opening",
    "White line opening by Black",
    "Line-opening",
    "Unblocking a line",
    group=GROUP,
    about="A defence leaves a white line, and in the mate that line alone reaches the king or a "
    "square next to him, or the mating piece moves along it. Without the defence there is "
    "no mate.",
)
def line_opening(study: Study) -> Iterator[Evidence]:
    """A defence opens a line that the mate needs."""
    facts = facts_of(study)
    for line in facts.lines:
        end = line[-1]
        picture = facts.picture(end)
        if picture is None:
            continue
        for move in line:
            gate = move.origin
            if move.side == end.side or end.before[gate] != "." or move.piece == "K":
                continue
            found = _opened(picture, end, gate)
            if found is not None:
                start, goal = found
                yield Evidence(
                    [move, end],
                    f"{study.san(move)} opens the line from {sq(start)} to {sq(goal)}, which "
                    f"{study.san(end)} needs.",
                    squares=(gate,),
                    lines=((start, goal),),
                )
                return


def _opened(picture: Picture, end: Ply, gate: int) -> tuple[int, int] | None:
    if gate in between(end.origin, end.target) and end.piece in "QRB":
        return end.origin, end.target
    for goal, guards in picture.guards.items():
        if guards.bit_count() == 1:
            slider = guards.bit_length() - 1
            if slider != end.target and gate in between(slider, goal):
                return slider, goal
    return None


@theme(
    "Gate opening",
    "Gate-opening",
    "Line vacation",
    "Clearance",
    group=GROUP,
    about="A piece leaves a line, and a slider then moves along it over the square that was left. "
    "Both moves stand in one line of play, the second ends it.",
)
def gate_opening(study: Study) -> Iterator[Evidence]:
    """The mating piece moves over a square that was left."""
    for line in facts_of(study).lines:
        end = line[-1]
        for move in line[:-1]:
            if (
                move.origin in between(end.origin, end.target)
                and end.move.mate
                and move.piece != "K"
                and move.identity.home != end.identity.home
            ):
                yield Evidence(
                    [move, end],
                    f"{study.san(move)} opens the way for {study.san(end)} over {sq(move.origin)}.",
                    squares=(move.origin,),
                    lines=((end.origin, end.target),),
                )
                return


@theme(
    "Cross-check",
    "Cross-checks",
    "Crosscheck",
    group=GROUP,
    about="A check is answered by a check. In two-movers the second is the mate.",
)
def cross_check(study: Study) -> Iterator[Evidence]:
    """A check is answered by a check."""
    found = []
    for line in facts_of(study).lines:
        for one, two in pairwise(line):
            if one.move.check and two.move.check and one.side != two.side:
                found.append((one, two))
    if found:
        one, two = found[0]
        yield Evidence(
            [ply for pair in found[:4] for ply in pair],
            f"{study.san(one)} is answered by {study.san(two)}.",
        )


@theme(
    "Unguard",
    "Unguarding",
    "Black unguard",
    group=GROUP,
    about="A defence takes a piece away from a square that it guarded, and the mate goes just "
    "there. With the piece where it was, it could capture.",
)
def unguard(study: Study) -> Iterator[Evidence]:
    """A defence gives up a square on which White mates."""
    for line in facts_of(study).lines:
        end = line[-1]
        defence = end.above
        if defence is None or defence.side == end.side or not end.move.mate:
            continue
        if defence.piece == "K" or end.after[defence.origin] != ".":
            continue
        letter = defence.before[defence.origin]
        board = lines.put(end.after, defence.origin, letter)
        if end.homes[defence.target] == defence.identity.home:
            board = emptied(board, defence.target)
        known = study.rules.of(board, defence.side)
        if any(m[:2] == (defence.origin, end.target) for m in known.moves):
            yield Evidence(
                [defence, end],
                f"{study.san(defence)} gives up {sq(end.target)}, where {study.san(end)} follows.",
                squares=(end.target,),
                lines=((defence.origin, end.target),),
            )
            return


@theme(
    "Decoy",
    "Deflection",
    "Luring away",
    "Decoys",
    group=GROUP,
    about="White sacrifices a piece, a black piece captures it, and a later mate works only "
    "because that piece has left its square. Put back, it could parry.",
)
def decoy(study: Study) -> Iterator[Evidence]:
    """A sacrifice draws a piece away."""
    if not study.is_battle:
        return
    for line in facts_of(study).lines:
        end = line[-1]
        if not end.move.mate:
            continue
        for one, two in pairwise(line):
            if (
                one.side != end.side
                or two.side == end.side
                or two.target != one.target
                or two.piece == "K"
                or two is end.above
                or one.piece == "P"
            ):
                continue
            if end.after[two.origin] != "." or end.homes[two.target] != two.identity.home:
                continue
            letter = two.before[two.origin]
            board = lines.put(emptied(end.after, two.target), two.origin, letter)
            known = study.rules.of(board, two.side)
            if not known.is_illegal and any(m[0] == two.origin for m in known.moves):
                yield Evidence(
                    [one, two, end],
                    f"{study.san(one)} draws the piece from {sq(two.origin)} away; there it could "
                    f"parry {study.san(end)}.",
                    squares=(two.origin,),
                )
                return


@theme(
    "Sacrifices",
    "Sacrifice",
    "White sacrifices",
    group=GROUP,
    about="White puts two or more pieces, no pawns, where Black captures them at once. All stand "
    "in the solutions.",
)
def sacrifices(study: Study) -> Iterator[Evidence]:
    """Two or more pieces are captured where they went."""
    found: dict[int, tuple[Ply, Ply]] = {}
    for line in facts_of(study).lines:
        for one, two in pairwise(line):
            if (
                one.side == line[-1].side
                and two.side != one.side
                and two.target == one.target
                and one.piece not in "KP"
            ):
                found.setdefault(one.identity.home, (one, two))
    if len(found) >= 2:
        yield Evidence(
            [ply for pair in found.values() for ply in pair],
            f"{study.san(*(one for one, _ in found.values()))} are captured at once.",
        )


@dataclass(frozen=True, slots=True, eq=False)
class Fired:
    """A move of the front piece of a battery that gives check from the rear piece."""

    ply: Ply
    rear: int
    line: tuple[Ply, ...]

    @property
    def pair(self) -> tuple[int, int]:
        """The homes of rear and front piece."""
        return self.ply.homes_before[self.rear], self.ply.identity.home


def _fired_of(study: Study, facts: Facts) -> Iterator[Fired]:
    for line in facts.lines:
        for ply in line:
            if study.is_direct and ply.side != study.attacker:
                continue
            if ply.move.check and not ply.move.castling:
                checkers = study.rules.of(ply.after, other(ply.side)).checkers
                for rear in squares(checkers & ~(1 << ply.target)):
                    yield Fired(ply, rear, line)


@theme(
    "Battery play",
    "Battery",
    "Batteries",
    "Battery mates",
    "Battery opening",
    "Discovered check",
    group=GROUP,
    about="A piece leaves the line of a slider of its side, which thereby gives check. Rear and "
    "front piece make the battery.",
)
def battery_play(study: Study) -> Iterator[Evidence]:
    """A discovered check."""
    found = facts_of(study).fired
    if found:
        one = found[0]
        king = king_of(one.ply.after, other(one.ply.side))
        yield Evidence(
            list(dict.fromkeys(fired.ply for fired in found))[:6],
            f"{study.san(one.ply)} opens the line of "
            f"{study.piece(one.ply.after[one.rear], one.rear)}.",
            lines=[(one.rear, king)] if king is not None else [],
        )


@theme(
    "Battery creation",
    "Battery formation",
    "Creation of a battery",
    group=GROUP,
    about="A move puts the rear or the front piece of a battery on its line, and the battery "
    "opens later. Both stand in one line of play.",
)
def battery_creation(study: Study) -> Iterator[Evidence]:
    """A battery is made and opens later."""
    for fired in facts_of(study).fired:
        made = _made_by(fired)
        if made is not None:
            yield Evidence(
                [made, fired.ply],
                f"{study.san(made)} makes the battery that {study.san(fired.ply)} opens.",
                squares=(fired.rear, fired.ply.origin),
            )
            return


def _made_by(fired: Fired) -> Ply | None:
    """The move of rear or front piece that made the battery; None for one of the diagram."""
    made = None
    for ply in fired.line[: fired.line.index(fired.ply)]:
        if ply.side == fired.ply.side and ply.target in (fired.rear, fired.ply.origin):
            made = ply
    return made


@theme(
    "Reciprocal batteries",
    "Reciprocal battery",
    group=GROUP,
    about="In one line of play a piece is the rear and another the front of a battery; in another "
    "line it is the other way round. Both batteries open.",
)
def reciprocal_batteries(study: Study) -> Iterator[Evidence]:
    """Rear and front exchange their parts."""
    by_pair: dict[tuple[int, int], Fired] = {}
    for fired in facts_of(study).fired:
        by_pair.setdefault(fired.pair, fired)
    for (rear, front), fired in by_pair.items():
        back = by_pair.get((front, rear))
        if back is not None and rear < front:
            yield Evidence(
                [fired.ply, back.ply],
                f"{study.san(fired.ply)} and {study.san(back.ply)} open batteries in which "
                "the same two pieces have exchanged their parts.",
            )
            return


@theme(
    "Half-battery",
    "Half battery",
    "Halfbattery",
    group=GROUP,
    about="Two white pieces stand between a slider of their side and the black king; when either "
    "leaves the line, the other is the front of a battery, which opens. Both happen.",
)
def half_battery(study: Study) -> Iterator[Evidence]:
    """Either of two pieces leaves the other as front piece."""
    found: dict[tuple[int, int], tuple[Ply, Ply]] = {}
    for phase in study.phases:
        for end in phase.ends:
            path = end.path()
            for j, last in enumerate(path):
                if not last.move.check:
                    continue
                checkers = study.rules.of(last.after, other(last.side)).checkers
                for rear in squares(checkers & ~(1 << last.target)):
                    for one in path[:j]:
                        if (
                            one.side == last.side
                            and one.identity.home != last.identity.home
                            and one.origin in _beyond(one, rear, last)
                            and one.target not in _beyond(one, rear, last)
                        ):
                            key = (one.identity.home, last.identity.home)
                            found.setdefault(key, (one, last))
    for (first, second), plies in found.items():
        back = found.get((second, first))
        if back is not None and first < second:
            yield Evidence(
                [*plies, *back],
                f"{study.san(plies[0])} leaves the battery that {study.san(plies[1])} opens, "
                f"{study.san(back[0])} that of {study.san(back[1])}.",
            )
            return


def _beyond(one: Ply, rear: int, last: Ply) -> tuple[int, ...]:
    """The squares between the rear piece and the king before a move."""
    king = king_of(one.before, other(last.side))
    if king is None or one.before[rear].upper() not in lines.SLIDERS:
        return ()
    return between(rear, king) if last.origin in between(rear, king) else ()


@theme(
    "Masked battery",
    "Masked batteries",
    group=GROUP,
    about="A black piece stands in the line of a battery besides the front piece; when it leaves "
    "the line, the battery opens with the mate. Nothing else of the battery moves between.",
)
def masked_battery(study: Study) -> Iterator[Evidence]:
    """A battery with a piece of the other side in its line."""
    for fired in facts_of(study).fired:
        king = king_of(fired.ply.after, other(fired.ply.side))
        defence = fired.ply.above
        if king is None or defence is None or defence.side == fired.ply.side:
            continue
        if not fired.ply.move.mate:
            continue
        if defence.origin in between(fired.rear, king) and defence.piece != "K":
            yield Evidence(
                [defence, fired.ply],
                f"{study.san(defence)} leaves the line of the battery that {study.san(fired.ply)} "
                "opens.",
                squares=(defence.origin,),
                lines=((fired.rear, king),),
            )
            return


@theme(
    "Indirect battery",
    "Indirect batteries",
    group=GROUP,
    about="The mating piece leaves the line of a slider of its side, which then alone guards a "
    "square next to the king. The slider's line does not hit the king himself.",
)
def indirect_battery(study: Study) -> Iterator[Evidence]:
    """A line opened to a square next to the king."""
    facts = facts_of(study)
    for line in facts.lines:
        end = line[-1]
        picture = facts.picture(end)
        if picture is None:
            continue
        for goal, guards in picture.guards.items():
            if goal == picture.king or guards.bit_count() != 1 or goal in picture.blocks:
                continue
            rear = guards.bit_length() - 1
            if picture.king in between(rear, goal):
                # That battery is a direct one.
                continue
            if end.target == goal or direction(rear, end.target) == direction(rear, goal):
                continue
            if end.origin in between(rear, goal) and rear != end.target:
                yield Evidence(
                    [end],
                    f"{study.san(end)} opens the line from {sq(rear)} to {sq(goal)}.",
                    squares=(goal,),
                    lines=((rear, goal),),
                )
                return


@theme(
    "Battery destruction",
    "Destruction of a battery",
    group=GROUP,
    about="Black captures the front or the rear piece of a battery that the key has left "
    "standing. White must mate otherwise.",
)
def battery_destruction(study: Study) -> Iterator[Evidence]:
    """A defence captures a piece of a battery."""
    for line in facts_of(study).lines:
        for ply in line[:-1]:
            if ply.side == line[-1].side or not ply.move.capture or ply.move.en_passant:
                continue
            for rear, front in _batteries(ply.before, other(ply.side)):
                if ply.target in (rear, front):
                    yield Evidence(
                        [ply, line[-1]],
                        f"{study.san(ply)} captures a piece of the battery {sq(rear)}–{sq(front)}.",
                        squares=(rear, front),
                    )
                    return


def _batteries(board: str, side: str) -> Iterator[tuple[int, int]]:
    king = king_of(board, other(side))
    if king is None:
        return
    for rear in lines.sliders(board, side):
        way = between(rear, king)
        if not moves_along(board[rear], direction(rear, king)):
            continue
        standing = [s for s in way if board[s] != "."]
        if len(standing) == 1 and side_of(board[standing[0]]) == side:
            yield rear, standing[0]


@theme(
    "Anticritical move",
    "Anticritical",
    "Anti-critical move",
    group=GROUP,
    about="A slider moves over a square so that a piece going there later does not shut it off. "
    "From where it was it would be, and the mate would fail.",
)
def anticritical(study: Study) -> Iterator[Evidence]:
    """A slider moves over the square on which it would be shut off."""
    facts = facts_of(study)
    for line in facts.lines:
        end = line[-1]
        picture = facts.picture(end)
        if picture is None:
            continue
        for i, ply in enumerate(line):
            if ply.piece not in "QRB" or ply.side != end.side:
                continue
            for later in line[i + 1 :]:
                if later.target not in between(ply.origin, ply.target):
                    continue
                if end.homes[ply.target] != ply.identity.home or end.after[later.target] == ".":
                    continue
                for goal, guards in picture.guards.items():
                    if (
                        guards == 1 << ply.target
                        and direction(ply.target, goal) == direction(ply.origin, ply.target)
                        and goal not in picture.blocks
                    ):
                        yield Evidence(
                            [ply, later, end],
                            f"{study.san(ply)} passes {sq(later.target)}, where "
                            f"{study.san(later)} would shut it off from {sq(goal)}.",
                            squares=(later.target,),
                            lines=((ply.target, goal),),
                        )
                        return
