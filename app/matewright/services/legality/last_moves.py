"""The moves that may have led to a position, and what is certain because of them.

A move is *ruled out* where the position before it is proved to come from no game. That is not
proved of the others, which does not make them legal. What is derived holds for every game that
leads to the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from time import monotonic
from typing import Any, Final

from matewright import engine
from matewright.errors import IllegalPosition
from matewright.job import deadline_in, left_until
from matewright.model.game import Game
from matewright.model.move import square_name
from matewright.model.notation import ENGLISH
from matewright.model.position import CASTLINGS, Position
from matewright.services.legality.judge import at_first_sight, impediment, with_rights
from matewright.wording import Wording

_words: Final = Wording("last_moves")

MOST_MOVES: Final = 4
"""How many single moves are taken back at most."""
MOST_POSITIONS: Final = 3_000
"""So many positions are looked at; where there are more, the answer is partial."""

_SHORT_WAIT: Final = 0.01


@dataclass(frozen=True, slots=True)
class LastMove:
    """A move that may have been the last.

    * `uci`, `captured`: the move, and the letter of what it captured, if anything.
    * `before`: the position before it, with the square of a capture en passant.
    * `reason`: why it was not played; None where that is not proved. `is_known`: whether that was
      looked at to the end.
    * `earlier`: the moves before it, where they were asked for.
    """

    uci: str
    captured: str | None
    before: Position
    reason: IllegalPosition | None = None
    is_known: bool = True
    earlier: tuple[LastMove, ...] = ()

    @property
    def is_possible(self) -> bool:
        """Whether it is not ruled out."""
        return self.reason is None

    @property
    def verdict(self) -> str:
        """Whether it is ruled out, and why, in words."""
        if self.reason is not None:
            return str(self.reason)
        return _words("not ruled out") if self.is_known else _words("not looked at to the end")

    def text(self, letters: Mapping[str, str] = ENGLISH, *, with_capture: bool = True) -> str:
        """It with what it captured, as retractions are written: `Ke1xSd1`, `e5xd6 e.p.`."""
        start, end, made = self.uci[:2], self.uci[2:4], self.uci[4:]
        piece = self.before.board[_square(start)]
        assert piece is not None, "it stood there"
        if piece.code == "K" and abs(ord(start[0]) - ord(end[0])) == 2:
            return "0-0" if end[0] == "g" else "0-0-0"
        own = "" if piece.code == "P" else letters[piece.code]
        if self.is_en_passant:
            return f"{start}x{end} e.p."
        taken = "-"
        if self.captured is not None and with_capture:
            taken = "x" + ("" if self.captured == "P" else letters[self.captured])
        return f"{own}{start}{taken}{end}" + (f"={letters[made.upper()]}" if made else "")

    @property
    def is_en_passant(self) -> bool:
        """Whether it captured a pawn that had just passed."""
        target = self.before.en_passant
        return target is not None and self.captured == "P" and _square(self.uci[2:4]) == target

    @property
    def passed(self) -> int | None:
        """The square that a double step passed over; None for other moves."""
        start, end = _square(self.uci[:2]), _square(self.uci[2:4])
        piece = self.before.board[start]
        is_double = piece is not None and piece.code == "P" and abs(start - end) == 16
        return (start + end) // 2 if is_double else None

    def to_dict(self) -> dict[str, Any]:
        """The fields for JSON."""
        fields: dict[str, Any] = {
            "move": self.text(),
            "uci": self.uci,
            "captured": self.captured,
            "before": self.before.fen,
            "ruled_out": (not self.is_possible) if self.is_known else None,
            "reason": None if self.reason is None else str(self.reason),
        }
        if self.earlier:
            fields["earlier"] = [one.to_dict() for one in self.earlier]
        return fields


@dataclass(frozen=True, slots=True)
class MoveGroup:
    """Moves from one square to another that are ruled out for one reason, or not; not empty.

    They differ by what they captured.
    """

    moves: tuple[LastMove, ...]

    @property
    def first(self) -> LastMove:
        """The one that captured nothing, where there is one."""
        return self.moves[0]

    def text(self, letters: Mapping[str, str] = ENGLISH) -> str:
        """The move without what it captured."""
        return self.first.text(letters, with_capture=self.first.is_en_passant)

    def captured_text(self, letters: Mapping[str, str] = ENGLISH) -> str:
        """What it captured, as far as that is open: `– Q R B N P`."""
        names = []
        for one in self.moves:
            if one.captured is None:
                names.append("–")
            else:
                names.append("P" if one.captured == "P" else letters[one.captured])
        return " ".join(names)


def in_groups(moves: Iterable[LastMove]) -> tuple[MoveGroup, ...]:
    """The moves with those together that differ by what was captured alone."""
    groups: dict[tuple[str, str, bool], list[LastMove]] = {}
    for one in moves:
        groups.setdefault((one.uci, one.verdict, one.is_en_passant), []).append(one)
    return tuple(MoveGroup(tuple(group)) for group in groups.values())


@dataclass(frozen=True, slots=True)
class Retractions:
    """What can have been played last in a position.

    * `reason`: why the position itself comes from no game, as far as that was seen.
    * `moves`: all that may have been the last as far as one move tells; those that are not ruled
      out come first.
    * `castling_lost`: rights to castle that are certainly lost, each with the reason.
    * `castling_apart`: pairs of rights that are certainly not both left.
    * `is_complete`: whether everything was looked at to the end.
    """

    position: Position
    reason: IllegalPosition | None = None
    moves: tuple[LastMove, ...] = ()
    castling_lost: tuple[tuple[str, IllegalPosition], ...] = ()
    castling_apart: tuple[tuple[str, str], ...] = ()
    is_complete: bool = True
    seconds: float = 0.0

    @property
    def possible(self) -> tuple[LastMove, ...]:
        """The moves that are not ruled out."""
        return tuple(one for one in self.moves if one.is_possible)

    @property
    def certain(self) -> LastMove | None:
        """The last move, where all others are ruled out; what it captured may be open."""
        if self.reason is not None or len({one.uci for one in self.possible}) != 1:
            return None
        return self.possible[0]

    @property
    def is_capture_certain(self) -> bool:
        """Whether it is certain, too, what the certain move captured, if anything."""
        return len(self.possible) == 1

    @property
    def passed(self) -> int | None:
        """The square over which a pawn has certainly passed, where it can be captured now."""
        passed = None if self.certain is None else self.certain.passed
        choices = self.position.with_en_passant(None).en_passant_choices
        return passed if passed in choices else None

    def sentences(self, letters: Mapping[str, str] = ENGLISH) -> tuple[str, ...]:
        """What is certain, in words."""
        return tuple(_sentences(self, letters))

    def to_dict(self) -> dict[str, Any]:
        """The fields for JSON."""
        certain, passed = self.certain, self.passed
        return {
            "fen": self.position.fen,
            "reason": None if self.reason is None else str(self.reason),
            "moves": [one.to_dict() for one in self.moves],
            "certain": None if certain is None else certain.uci,
            "en_passant": None if passed is None else square_name(passed),
            "castling_lost": {right: str(reason) for right, reason in self.castling_lost},
            "castling_apart": ["".join(pair) for pair in self.castling_apart],
            "sentences": list(self.sentences()),
            "complete": self.is_complete,
            "seconds": round(self.seconds, 3),
        }


@dataclass(slots=True)
class _Node:
    """A move taken back: a reason against it, True where there is none, False for not known yet."""

    taken: engine.TakenBack
    known: IllegalPosition | bool = False
    earlier: list[_Node] = field(default_factory=list)

    @property
    def move(self) -> LastMove:
        known = self.known
        reason = known if isinstance(known, IllegalPosition) else None
        return LastMove(
            self.taken.uci,
            self.taken.captured,
            self.taken.before.position,
            reason,
            known is not False,
            _sorted(self.earlier),
        )


def _sorted(nodes: Iterable[_Node]) -> tuple[LastMove, ...]:
    moves = (node.move for node in nodes)
    return tuple(sorted(moves, key=_order))


def _order(move: LastMove) -> tuple[bool, str, int]:
    captured = " QRBNP".index(move.captured or " ")
    return not move.is_possible, move.uci, captured


class RetractionJob:
    """Work at the last moves that goes on by itself. Dropping the last reference stops it."""

    def __init__(
        self, position: Position | str, *, moves: int, threads: int, time_limit: float | None
    ) -> None:
        """Begin. Raises what `start` raises."""
        engine.check_range("moves", moves, 1, MOST_MOVES)
        engine.check_range("threads", threads, 1, engine.MOST_THREADS)
        rights: str | None = None
        if isinstance(position, str):
            fields = position.split()
            rights = fields[2] if len(fields) > 2 else None
            position = Position.from_fen(position)
        if (error := impediment(Game(position))) is not None:
            raise error
        self._begun = monotonic()
        self._deadline = deadline_in(time_limit)
        self._levels, self._threads = moves, threads
        self._position = position
        # What the field of capture en passant says is to be found out.
        self._asked = engine.AskedPosition(
            with_rights(position, rights or "").with_en_passant(None)
        )
        self._nodes: list[_Node] = []
        self._open: list[_Node] = []
        self._tops: list[_Node] = []
        self._claims = list(_claims(position))
        self._of_claims: list[IllegalPosition | bool] = []
        self._is_cut = self._is_cancelled = False
        self._known: Retractions | None = None
        self._search: engine.Refutations | None = None
        reason = next(at_first_sight(self._asked.position, rights), None)
        if reason is not None:
            self._known = Retractions(position, reason)
            return
        self._tops = self._take_back(self._asked)
        self._search_for(
            [
                self._asked,
                *(engine.AskedPosition(self._with(rights)) for rights in self._claims),
                *(node.taken.before for node in self._open),
            ]
        )

    def cancel(self) -> None:
        """Ask it to stop; within 100 ms it ends with what it knows by then."""
        self._is_cancelled = True
        if self._search is not None:
            self._search.cancel()

    @property
    def seconds(self) -> float:
        """The time since the start."""
        return monotonic() - self._begun

    @property
    def counts(self) -> tuple[int, int]:
        """How many moves were looked at so far, and how many of them are ruled out."""
        found: list[IllegalPosition | bool] = []
        if self._search is not None:
            found = self._search.known()[-len(self._open) :] if self._open else []
        known = [node.known for node in self._nodes if node.known is not False] + [
            one for one in found if one is not False
        ]
        return len(known), sum(one is not True for one in known)

    def result(self, timeout: float | None = None) -> Retractions | None:
        """Wait for the moves; None when `timeout` seconds pass first.

        Raises `EngineError` when the engine failed.
        """
        deadline = deadline_in(timeout)
        while self._known is None:
            assert self._search is not None
            left = left_until(deadline)
            # Short waits, so that Ctrl-C takes effect between them.
            wait = _SHORT_WAIT if left is None else min(_SHORT_WAIT, left)
            if self._search.wait(wait):
                self._take()
            elif wait == left:
                return None
        return self._known

    # -- level by level ----------------------------------------------------------------------

    def _with(self, rights: tuple[str, ...]) -> Position:
        return with_rights(self._asked.position, rights)

    def _search_for(self, asked: Sequence[engine.AskedPosition]) -> None:
        left = left_until(self._deadline)
        self._search = engine.Refutations(asked, threads=self._threads, time_limit=left)
        if self._is_cancelled:
            self._search.cancel()

    def _take_back(self, asked: engine.AskedPosition) -> list[_Node]:
        """The moves before a position, which are to be looked at next."""
        found = []
        for taken in engine.taken_back(asked):
            node = _Node(taken)
            if taken.is_check_ignored:
                turn = asked.position.turn
                node.known = IllegalPosition("retraction-check", colour=turn.english)
            else:
                self._open.append(node)
            found.append(node)
        self._nodes += found
        return found

    def _take(self) -> None:
        """Take over what is known of a level, and begin the one before it."""
        assert self._search is not None
        known = self._search.known()
        if not self._of_claims:
            count = 1 + len(self._claims)
            self._of_claims, known = known[:count], known[count:]
        looked_at, self._open = self._open, []
        for node, one in zip(looked_at, known, strict=True):
            node.known = one
        self._levels -= 1
        is_over = self._is_cancelled or left_until(self._deadline) == 0
        for node in looked_at if self._levels else ():
            if node.known is not True:
                continue
            if is_over or len(self._nodes) > MOST_POSITIONS:
                self._is_cut = True
                break
            node.earlier = self._take_back(node.taken.before)
        if self._open:
            self._search_for([node.taken.before for node in self._open])
        else:
            self._known = self._result()

    def _result(self) -> Retractions:
        own, *of_rights = self._of_claims
        lost: list[tuple[str, IllegalPosition]] = []
        apart = []
        for rights, known in zip(self._claims, of_rights, strict=True):
            if not isinstance(known, IllegalPosition):
                continue
            if len(rights) == 1:
                lost.append((rights[0], known))
            elif not {*rights} & {right for right, _ in lost}:
                apart.append((rights[0], rights[1]))
        is_complete = not self._is_cut and False not in self._of_claims
        is_complete = is_complete and all(node.known is not False for node in self._nodes)
        return Retractions(
            self._position,
            own if isinstance(own, IllegalPosition) else None,
            _sorted(self._tops),
            # Nothing follows from a position that comes from no game.
            () if isinstance(own, IllegalPosition) else tuple(lost),
            () if isinstance(own, IllegalPosition) else tuple(apart),
            is_complete=is_complete,
            seconds=self.seconds,
        )


def start(
    position: Position | str,
    *,
    moves: int = 1,
    threads: int = engine.ALL_THREADS,
    time_limit: float | None = None,
) -> RetractionJob:
    """Begin to take back the last moves, so many single ones.

    A FEN that has a castling field states whose kings and rooks never moved; of a `Position`, and
    of a FEN without that field, nothing is assumed of them. A stated en passant square is not
    believed. Raises `FormatError` for a FEN that cannot be read, `EngineError` for pieces that are
    not orthodox and for numbers out of range.
    """
    return RetractionJob(position, moves=moves, threads=threads, time_limit=time_limit)


def _claims(position: Position) -> Iterator[tuple[str, ...]]:
    """The rights to castle that kings and rooks at home suggest, alone and in pairs."""
    rights = [right for right in CASTLINGS if right in position.castling_possible]
    yield from ((right,) for right in rights)
    yield from combinations(rights, 2)


def _square(name: str) -> int:
    return ord(name[0]) - ord("a") + 8 * (int(name[1]) - 1)


# -- in words ------------------------------------------------------------------------------------


def _sentences(found: Retractions, letters: Mapping[str, str]) -> Iterator[str]:
    if found.reason is not None:
        yield _words("The position is illegal: {reason}", reason=found.reason)
        return
    yield from _on_last_move(found, letters)
    for right, reason in found.castling_lost:
        yield _words(
            "{castling} is no longer possible. Otherwise: {reason}",
            castling=_castling(right),
            reason=reason,
        )
    for one, other in found.castling_apart:
        yield _words(
            "{one} and {other} are not both possible any more.",
            one=_castling(one),
            other=_castling(other),
        )


def _on_last_move(found: Retractions, letters: Mapping[str, str]) -> Iterator[str]:
    certain = found.certain
    stated = found.position.en_passant
    if certain is not None:
        start, end = certain.uci[:2], certain.uci[2:4]
        text = certain.text(letters) if found.is_capture_certain else f"{start}–{end}"
        yield _words("The last move was certainly {move}.", move=text)
    passed = found.passed
    if passed is not None:
        yield _words(
            "So the capture en passant on {square} is allowed as the first move.",
            square=square_name(passed),
        )
    elif stated is not None:
        yield _words(
            "That a pawn passed over {square} in the last move is not proved: other moves are not "
            "ruled out.",
            square=square_name(stated),
        )


def _castling(right: str) -> str:
    return {
        "K": _words("White's castling on the king's side"),
        "Q": _words("White's castling on the queen's side"),
        "k": _words("Black's castling on the king's side"),
        "q": _words("Black's castling on the queen's side"),
    }[right]


def stuck_text(found: Retractions, letters: Mapping[str, str] = ENGLISH) -> str:
    """With which men of the side that moved last nothing can be taken back; empty for none."""
    side = found.position.turn.other
    moved = {_square(one.uci[2:4]) for one in found.moves}
    # Castling moves the rook as well.
    castled = {"g1": 5, "c1": 3, "g8": 61, "c8": 59}
    moved |= {castled[one.uci[2:4]] for one in found.moves if one.text() in ("0-0", "0-0-0")}
    names = [
        ("" if piece.code == "P" else letters[piece.code]) + square_name(square)
        for square, piece in found.position.pieces()
        if piece.colour is side and square not in moved
    ]
    if not names or found.reason is not None:
        return ""
    return _words("No move can be taken back with: {names}.", names=", ".join(names))
