"""Work at the questions whether positions can come from games, and by which last moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from matewright import _engine
from matewright.bridge.options import ALL_THREADS, MOST_THREADS, check_range
from matewright.bridge.refusals import mapped_errors
from matewright.errors import IllegalPosition
from matewright.model.move import square_name
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.model.remarks import Remark


class LegalitySearch:
    """A search in threads of the engine. Dropping the last reference stops it."""

    def __init__(
        self,
        position: Position,
        *,
        fields_are_stated: bool,
        threads: int = ALL_THREADS,
        time_limit: float | None = None,
    ) -> None:
        """Begin. The position can be played on, and each side has its king.

        With `fields_are_stated` nobody may castle beside those who may in the position, and no pawn
        can capture en passant unless the square is given. Raises
        `EngineError` for a number of threads out of range.
        """
        check_range("threads", threads, 1, MOST_THREADS)
        with mapped_errors():
            self._native = _engine.Legality(
                position.fen, fields_are_stated, position.en_passant, threads, time_limit, False
            )

    def cancel(self) -> None:
        """Stop it, which takes 100 ms at most."""
        self._native.cancel()

    @property
    def seconds(self) -> float:
        """The time since the start."""
        return self._native.seconds()

    @property
    def attempts(self) -> int:
        """How often a game was tried to be put together; 0 while reasons against it are sought."""
        return self._native.attempts()

    def wait(self, seconds: float) -> Sequence[str] | IllegalPosition | bool:
        """Wait so long at most.

        A game to the position (UCI), or why there is none; True where neither was found when it
        ended, False while it goes on. Raises `EngineError` when the engine failed.
        """
        with mapped_errors():
            known = self._native.wait(seconds)
        if known is None:
            return False
        if known["code"] is not None:
            return IllegalPosition(known["code"], **known["fields"])
        return known["game"] if known["verdict"] == "legal" else True


@dataclass(frozen=True, slots=True)
class AskedPosition:
    """A position of which is asked whether it can come from a game.

    Who may castle in it, and so which kings and rooks never moved, is that of the position; with
    `fields_are_stated` nobody else may, and no pawn can capture en passant unless it is said.
    """

    position: Position
    fields_are_stated: bool = False

    @property
    def _native(self) -> tuple[str, bool, int | None]:
        return self.position.fen, self.fields_are_stated, self.position.en_passant


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A move that may have been the last, with the position before it.

    `uci` is the move, `captured` the letter of what it captured, if anything. With
    `is_check_ignored` the side to move in the diagram would have been in check before, at the
    other side's turn.
    """

    uci: str
    captured: str | None
    before: AskedPosition
    is_check_ignored: bool


def taken_back(asked: AskedPosition) -> list[TakenBack]:
    """The moves that may have led to a position that can be played on, as far as one move tells."""
    with mapped_errors():
        found = _engine.taken_back(asked._native, False)
    taken = []
    for uci, captured, fen, en_passant, is_check_ignored in found:
        before = Position.from_fen(fen).with_en_passant(en_passant)
        taken.append(
            TakenBack(uci, captured and captured.upper(), AskedPosition(before), is_check_ignored)
        )
    return taken


class Refutations:
    """Looks for reasons why positions come from no game. Dropping the last reference stops it."""

    def __init__(
        self,
        asked: Sequence[AskedPosition],
        *,
        threads: int = ALL_THREADS,
        time_limit: float | None = None,
    ) -> None:
        """Begin. The positions can be played on."""
        check_range("threads", threads, 1, MOST_THREADS)
        with mapped_errors():
            natives = [one._native for one in asked]
            self._native = _engine.Refutations(natives, threads, time_limit, False)

    def cancel(self) -> None:
        """Stop it, which takes 100 ms at most."""
        self._native.cancel()

    def wait(self, seconds: float) -> bool:
        """Wait so long at most; whether it has ended. Raises `EngineError` when it failed."""
        with mapped_errors():
            return self._native.wait(seconds)

    def known(self) -> list[IllegalPosition | bool]:
        """Of each position a reason, True where none was found, False where it is not known yet."""
        found: list[IllegalPosition | bool] = []
        for known in self._native.known():
            if known is None:
                found.append(False)
            else:
                code, fields = known
                found.append(True if code is None else IllegalPosition(code, **fields))
        return found


_NOTE_SECONDS: Final = 0.1
"""Fifty times what it usually takes; whoever waits for the answer does not notice it."""


def retro_notes(position: Position) -> tuple[str, tuple[Remark, ...]]:
    """What retro analysis finds about castling and capturing en passant in a diagram.

    The rights to castle that nothing is known against, and notes on the others and on a stated
    double step. It takes a tenth of a second at most; what is not known then is assumed.
    """
    rights = [right for right in "KQkq" if right in position.castling]
    passed = position.en_passant
    bare = position.with_en_passant(None)
    for right in rights:
        bare = bare.with_castling(right, False)
    claims = [(right,) for right in rights] + [*combinations(rights, 2)]
    asked = [AskedPosition(bare)]
    for claim in claims:
        with_claim = bare
        for right in claim:
            with_claim = with_claim.with_castling(right, True)
        asked.append(AskedPosition(with_claim))
    retracted: list[TakenBack] = []
    double = ""
    try:
        if passed is not None:
            step = 8 if position.turn is Colour.WHITE else -8
            double = f"{square_name(passed + step)}{square_name(passed - step)}"
            found = taken_back(asked[0])
            retracted = [one for one in found if not one.is_check_ignored]
            asked += [one.before for one in retracted]
        search = Refutations(asked, time_limit=_NOTE_SECONDS)
    except IllegalPosition:
        return "".join(rights), ()
    while not search.wait(_NOTE_SECONDS):
        pass
    own, *known = (isinstance(one, IllegalPosition) for one in search.known())
    if own:
        # Everything would follow from it.
        return "".join(rights), ()
    of_claims, of_moves = known[: len(claims)], known[len(claims) :]
    disproved = [claim for claim, is_wrong in zip(claims, of_claims, strict=True) if is_wrong]
    lost = "".join(claim[0] for claim in disproved if len(claim) == 1)
    apart = ["".join(claim) for claim in disproved if len(claim) > 1 and not {*claim} & {*lost}]
    notes = [Remark("castling-disproved", {"rights": lost})] if lost else []
    notes += [Remark("castling-apart", {"rights": pair}) for pair in apart]
    if passed is not None:
        left = {one.uci for one, gone in zip(retracted, of_moves, strict=True) if not gone}
        how = "disproved" if double not in left else "assumed" if len(left) > 1 else "certain"
        notes.append(Remark(f"en-passant-{how}", {"square": square_name(passed)}))
    return "".join(right for right in rights if right not in lost), tuple(notes)


@dataclass(frozen=True, slots=True)
class Fate:
    """What can become of a man: where it can stand in the end, and where it can be captured.

    A pawn that is captured en passant falls where the other arrives.
    """

    ends: frozenset[int]
    falls: frozenset[int]


@dataclass(frozen=True, slots=True)
class GameFacts:
    """What is true of every proof game of a diagram, by squares (0 … 63) of the array.

    * `fixed`: where men never move and are not captured. `moving`: where men move or are captured
      although the same stand there in the diagram.
    * `needed`: the moves of White and Black at least.
    * `fates`: what can become of each man, by the square on which it stands in the array.
    * `captures`: where White and Black certainly capture.
    """

    fixed: frozenset[int]
    moving: frozenset[int]
    needed: tuple[int, int]
    fates: Mapping[int, Fate]
    captures: tuple[frozenset[int], frozenset[int]]


def proof_game_facts(diagram: Position, moves: tuple[int, int], *, exact: bool) -> GameFacts | None:
    """What is true of every game that leads to a diagram in so many moves of White and Black.

    They are as many at most or, with `exact`, as many. None where there is no such game.
    """
    with mapped_errors():
        found = _engine.proof_game_facts(diagram.fen, moves, exact, False)
    if found is None:
        return None
    fixed, moving, (white, black), men, captures = found
    fates = {at: Fate(_squares(ends), _squares(falls)) for at, ends, falls in men}
    for square in _squares(fixed):
        fates[square] = Fate(frozenset({square}), frozenset())
    by_white, by_black = map(_squares, captures)
    return GameFacts(_squares(fixed), _squares(moving), (white, black), fates, (by_white, by_black))


def _squares(bits: int) -> frozenset[int]:
    return frozenset(square for square in range(64) if bits >> square & 1)
