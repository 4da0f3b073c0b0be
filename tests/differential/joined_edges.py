"""Chess on boards whose edges adjoin, slowly: squares are pairs of numbers, counted modulo 8.

It shares nothing with the engine. The rules are those of docs/fairy.md: a line ends before the
square where it began, and pawns pass only the files a and h.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, TypeAlias

Square: TypeAlias = tuple[int, int]
Step: TypeAlias = tuple[int, int]
Man: TypeAlias = tuple[str, str]
"""The side, `w` or `b`, and the kind."""

SHAPES: Final = {
    "VerticalCylinder": (True, False),
    "HorizontalCylinder": (False, True),
    "Torus": (True, True),
}
"""Whether the files a and h adjoin, and whether the ranks 1 and 8 do."""

_ROUND: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
_STRAIGHT, _DIAGONAL = _ROUND[::2], _ROUND[1::2]
_KNIGHT: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


def _leaps(one: int, other: int) -> tuple[Step, ...]:
    pairs = ((one, other), (other, one))
    return tuple((a * right, b * up) for a, b in pairs for right in (1, -1) for up in (1, -1))


_LEAPERS: Final = {
    "K": _ROUND,
    "N": _KNIGHT,
    "CA": _leaps(1, 3),
    "Z": _leaps(2, 3),
    "GI": _leaps(1, 4),
    "SQ": (*_KNIGHT, *_leaps(2, 0), *_leaps(2, 2)),
}
_LINES: Final = {
    "B": (_DIAGONAL, "slide"),
    "R": (_STRAIGHT, "slide"),
    "Q": (_ROUND, "slide"),
    "H": (_KNIGHT, "slide"),
    "CR": (_leaps(1, 3), "slide"),
    "BR": (((-1, 1), (1, 1), (0, -1)), "slide"),
    "PA": (_STRAIGHT, "cannon"),
    "VA": (_DIAGONAL, "cannon"),
    "NA": (_KNIGHT, "cannon"),
    "G": (_ROUND, "hop 1 1"),
    "G2": (_ROUND, "hop 1 2"),
    "G3": (_ROUND, "hop 1 3"),
    "KA": (_ROUND, "hop 2 1"),
    "NH": (_KNIGHT, "hop 1 1"),
    "ZH": (_leaps(2, 3), "hop 1 1"),
    "LI": (_ROUND, "lion 1"),
    "KL": (_ROUND, "lion 2"),
    "BO": (_ROUND, "lion 4"),
    "NL": (_KNIGHT, "lion 1"),
    "CG": (_ROUND, "contra"),
    "L": (_ROUND, "locust"),
    "LN": (_KNIGHT, "locust"),
    "SI": (_ROUND, "marine"),
    "MS": (_KNIGHT, "marine step"),
    "SE": (_ROUND, "argentine"),
    "HA": (_ROUND, "hamster"),
    "M": (_ROUND, "turn 1"),
    "EA": (_ROUND, "turn 2"),
    "SW": (_ROUND, "turn 3"),
    "BE": (_DIAGONAL, "turn 2"),
    "RO": ((), "slide"),
    "RP": ((), "hop 1 1"),
    "RN": ((), "lion 1"),
    "LS": ((), "locust"),
}
"""Steps of equal length and what is done on the line; without steps it is a rose's circle."""
_STEPPING: Final = ("P", "BP", "PP")
"""The pawns that step twice."""
_LEGS: Final = {"MA": "straight", "MO": "diagonal", "AO": "straight ride", "OA": "diagonal ride"}
_LEGS_OVER: Final = {"AH": "straight", "OH": "diagonal"}
PAWNS: Final = ("P", "BP", "SP", "BS", "PP")
FAIRY: Final = (
    *(kind for kind in (*_LEAPERS, *_LINES, *_LEGS, *_LEGS_OVER) if kind not in "KNBRQ"),
    *PAWNS[1:],
)
"""The kinds beside the orthodox ones."""
RULES: Final = ("Circe", "AndernachChess", "Madrasi", "MonochromChess")
"""The conditions that a board may have beside."""


class Leap(NamedTuple):
    """A move: from where, to where, the square of what it captures, and what a pawn becomes."""

    start: Square
    end: Square
    victim: Square | None = None
    promotion: str | None = None


@dataclass
class Board:
    """A position: whether files and ranks adjoin, the men, who moves, rights and the last step.

    `rule` is one of `RULES`, `promotions` are what pawns become.
    """

    files: bool
    ranks: bool
    men: dict[Square, Man]
    turn: str = "w"
    rights: set[str] = field(default_factory=set)
    passed: Square | None = None
    stepped: Square | None = None
    rule: str = ""
    promotions: tuple[str, ...] = ("Q", "R", "B", "N")

    # -- squares -----------------------------------------------------------------------------------

    def step(self, square: Square, way: Step, *, ranks: bool | None = None) -> Square | None:
        """The square a step leads to."""
        file, rank = square[0] + way[0], square[1] + way[1]
        if self.files:
            file %= 8
        if self.ranks if ranks is None else ranks:
            rank %= 8
        return (file, rank) if 0 <= file < 8 and 0 <= rank < 8 else None

    def line(self, square: Square, way: Step, *, ranks: bool | None = None) -> list[Square]:
        """The squares of equal steps, up to the edge or its own square."""
        found: list[Square] = []
        at = self.step(square, way, ranks=ranks)
        while at is not None and at != square:
            found.append(at)
            at = self.step(at, way, ranks=ranks)
        return found

    def _free(self, line: list[Square]) -> tuple[list[Square], list[Square]]:
        """The empty squares at the beginning of a line, and the rest."""
        count = 0
        while count < len(line) and line[count] not in self.men:
            count += 1
        return line[:count], line[count:]

    # -- movements ---------------------------------------------------------------------------------

    def _circles(self, square: Square) -> Iterator[list[Square]]:
        for start in range(8):
            for sense in (1, -1):
                found: list[Square] = []
                at: Square | None = square
                for number in range(7):
                    assert at is not None
                    at = self.step(at, _KNIGHT[(start + sense * number) % 8])
                    if at is None or at == square:
                        break
                    found.append(at)
                yield found

    def reached(self, square: Square) -> tuple[set[Square], set[tuple[Square, Square]]]:
        """The empty squares a man may go to, and where it arrives by capturing which square."""
        side, kind = self.men[square]
        moves: set[Square] = set()
        takes: set[tuple[Square, Square]] = set()

        def land(at: Square | None) -> None:
            if at is None:
                return
            if at in self.men:
                takes.add((at, at))
            else:
                moves.add(at)

        if kind in _LEAPERS:
            for way in _LEAPERS[kind]:
                land(self.step(square, way))
        elif kind in _LINES:
            ways, rule = _LINES[kind]
            if ways:
                lines = [(way, self.line(square, way)) for way in ways]
            else:
                lines = [((0, 0), line) for line in self._circles(square)]
            for way, line in lines:
                self._go(way, line, rule.split(), moves, takes)
        elif kind in _LEGS or kind in _LEGS_OVER:
            for way in _KNIGHT:
                self._limp(square, way, moves, takes)
        else:
            self._pawn(square, side, kind, moves, takes)
        return moves, takes

    def _go(
        self,
        way: Step,
        line: list[Square],
        rule: list[str],
        moves: set[Square],
        takes: set[tuple[Square, Square]],
    ) -> None:
        """What a man does on a line."""

        def slide(part: list[Square]) -> None:
            free, rest = self._free(part)
            moves.update(free)
            takes.update((at, at) for at in rest[:1])

        def land(at: Square | None) -> None:
            if at is not None and at in self.men:
                takes.add((at, at))
            elif at is not None:
                moves.add(at)

        def behind(hurdles: int) -> list[Square] | None:
            part = line
            for _ in range(hurdles):
                rest = self._free(part)[1]
                if not rest:
                    return None
                part = rest[1:]
            return part

        free, rest = self._free(line)
        beyond = rest[1:]
        match rule:
            case ["slide"]:
                slide(line)
            case ["cannon"]:
                moves.update(free)
                takes.update((at, at) for at in self._free(beyond)[1][:1])
            case ["hop", hurdles, far]:
                part, place = behind(int(hurdles)), int(far) - 1
                if part is not None and place < len(part) and len(self._free(part)[0]) >= place:
                    land(part[place])
            case ["lion", hurdles]:
                slide(behind(int(hurdles)) or [])
            case ["contra"] if not free:
                slide(beyond)
            case ["locust"] | ["marine"]:
                if rule == ["marine"]:
                    moves.update(free)
                if beyond and beyond[0] not in self.men:
                    takes.add((beyond[0], rest[0]))
            case ["marine", "step"]:
                moves.update(free[:1])
                if not free and beyond and beyond[0] not in self.men:
                    takes.add((beyond[0], rest[0]))
            case ["argentine"]:
                takes.update((at, at) for at in rest[:1])
                moves.update(self._free(beyond)[0])
            case ["hamster"] if rest and free:
                moves.add(free[-1])
            case ["turn", angle] if rest:
                number = _ROUND.index(way)
                for sense in (1, -1):
                    land(self.step(rest[0], _ROUND[(number + sense * int(angle)) % 8]))

    def _limp(
        self, square: Square, way: Step, moves: set[Square], takes: set[tuple[Square, Square]]
    ) -> None:
        """A knight's leap by way of a square that has to be empty, or occupied; perhaps more."""
        kind = self.men[square][1]
        words = (_LEGS | _LEGS_OVER)[kind]
        leg = (int(way[0] / 2), int(way[1] / 2))
        if "diagonal" in words:
            leg = (way[0] // abs(way[0]), way[1] // abs(way[1]))
        at = square
        while True:
            between, end = self.step(at, leg), self.step(at, way)
            if between is None or end is None or square in (between, end):
                return
            if (between in self.men) is not (kind in _LEGS_OVER):
                return
            if end in self.men:
                takes.add((end, end))
                return
            moves.add(end)
            if "ride" not in words:
                return
            at = end

    def _pawn(
        self,
        square: Square,
        side: str,
        kind: str,
        moves: set[Square],
        takes: set[tuple[Square, Square]],
    ) -> None:
        up, home = (1, 1) if side == "w" else (-1, 6)
        if kind == "PP":
            up, home = -up, 7 - home
        straight, aslant = [(0, up)], [(-1, up), (1, up)]
        is_askew = kind in ("BP", "BS")
        goes, captures = (aslant, straight) if is_askew else (straight, aslant)
        is_long = kind in ("SP", "BS")
        for way in goes:
            length = 7 if is_long else 2 if square[1] == home else 1
            moves.update(self._free(self.line(square, way, ranks=False)[:length])[0])
        for way in captures:
            line = self.line(square, way, ranks=False)[: 7 if is_long else 1]
            takes.update((at, at) for at in self._free(line)[1][:1])

    # -- rules -------------------------------------------------------------------------------------

    def checked(self, side: str) -> bool:
        """Whether a king is attacked."""
        kings = [at for at, man in self.men.items() if man == (side, "K")]
        others = [at for at, man in self.men.items() if man[0] != side]
        return any(
            victim in kings and self._may(at, to)
            for at in others
            for to, victim in self.reached(at)[1]
        )

    def _may(self, start: Square, end: Square) -> bool:
        """Whether the rule lets a man go from a square to another."""
        if self.rule == "MonochromChess":
            return (sum(start) - sum(end)) % 2 == 0
        return self.rule != "Madrasi" or not self._paralysed(start)

    def _paralysed(self, square: Square) -> bool:
        """Whether a man of the other side and the same kind could capture it."""
        side, kind = self.men[square]
        others = [at for at, man in self.men.items() if man[0] != side and man[1] == kind]
        if kind == "K":
            return False
        in_passing = square == self.stepped and any(map(self._takes_in_passing, others))
        return in_passing or any(
            square == victim for at in others for _, victim in self.reached(at)[1]
        )

    def _takes_in_passing(self, square: Square) -> bool:
        """Whether a pawn could capture on the square that was just passed."""
        side, kind = self.men[square]
        up = _up(side, kind)
        ways = {"BP": [(0, up)]}.get(kind, [(-1, up), (1, up)])
        if kind not in _STEPPING:
            return False
        return self.passed in [self.step(square, way, ranks=False) for way in ways]

    def after(self, move: Leap) -> Board:
        """The board after a move."""
        men = dict(self.men)
        side, kind = men.pop(move.start)
        captured = None if move.victim is None else men.pop(move.victim)
        is_turned = self.rule == "AndernachChess" and captured is not None and kind != "K"
        men[move.end] = (_other(side) if is_turned else side, move.promotion or kind)
        if self.rule == "Circe" and captured is not None and move.victim is not None:
            men.setdefault(_home(captured, move.victim), captured)
        rights = set(self.rights)
        if kind == "K" and move.start == (4, _base(side)) and abs(move.end[0] - 4) == 2:
            rook, beside = ((7, 5), (0, 3))[move.end[0] == 2]
            if (
                _right(side, rook) in rights
                and move.victim is None
                and move.end[1] == move.start[1]
            ):
                men[beside, _base(side)] = men.pop((rook, _base(side)))
        for touched in (move.start, move.end):
            for owner in "wb":
                if touched == (4, _base(owner)):
                    rights -= {_right(owner, 7), _right(owner, 0)}
                rights -= {
                    _right(owner, file) for file in (0, 7) if touched == (file, _base(owner))
                }
        passed = stepped = None
        if kind in _STEPPING and abs(move.end[1] - move.start[1]) == 2:
            up = _up(side, kind)
            ways = [(-1, up), (1, up)] if kind == "BP" else [(0, up)]
            for way in ways:
                if move.end in self.line(move.start, way, ranks=False)[1:2]:
                    passed, stepped = self.step(move.start, way, ranks=False), move.end
        turn = _other(self.turn)
        return replace(self, men=men, turn=turn, rights=rights, passed=passed, stepped=stepped)

    def legal(self) -> set[Leap]:
        """The legal moves."""
        allowed = {
            move._replace(promotion=kind)
            for move in self._all()
            if self._may(move.start, move.end)
            for kind in (self.promotions if self._promotes(move) else (None,))
        }
        return {move for move in allowed if not self.after(move).checked(self.turn)}

    def _promotes(self, move: Leap) -> bool:
        side, kind = self.men[move.start]
        return kind in PAWNS and move.end[1] == (7 if _up(side, kind) == 1 else 0)

    def _all(self) -> Iterator[Leap]:
        for square, (side, _) in self.men.items():
            if side != self.turn:
                continue
            moves, takes = self.reached(square)
            yield from (Leap(square, at) for at in moves)
            for at, victim in takes:
                if self.men[victim][0] != side:
                    yield Leap(square, at, victim)
            if self.passed is not None and self._takes_in_passing(square):
                yield Leap(square, self.passed, self.stepped)
        yield from self._castlings()

    def _castlings(self) -> Iterator[Leap]:
        side, base = self.turn, _base(self.turn)
        if self.checked(side):
            return
        for rook, between, over in ((7, (5, 6), 5), (0, (1, 2, 3), 3)):
            if _right(side, rook) not in self.rights:
                continue
            if any((file, base) in self.men for file in between):
                continue
            halfway = {at: man for at, man in self.men.items() if at != (4, base)}
            halfway[over, base] = (side, "K")
            if not Board(self.files, self.ranks, halfway).checked(side):
                yield Leap((4, base), (2 * over - 4, base))


def _up(side: str, kind: str) -> int:
    """Which way a pawn goes."""
    return 1 if (side == "w") is not (kind == "PP") else -1


def _other(side: str) -> str:
    return "b" if side == "w" else "w"


def _home(man: Man, captured_on: Square) -> Square:
    """Where Circe puts a captured man, by the colour or the file of the square."""
    side, kind = man
    base, up = (0, 1) if side == "w" else (7, -1)
    if kind in PAWNS:
        return captured_on[0], base + up
    if kind == "Q":
        return 3, base
    if kind in ("R", "N", "B"):
        left = {"R": 0, "N": 1, "B": 2}[kind]
        is_like = (left + base - sum(captured_on)) % 2 == 0
        return (left if is_like else 7 - left), base
    return captured_on[0], 7 - base


def _base(side: str) -> int:
    return 0 if side == "w" else 7


def _right(side: str, file: int) -> str:
    right = "K" if file == 7 else "Q"
    return right if side == "w" else right.lower()
