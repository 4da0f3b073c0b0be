"""Whether a written move can mean a given one.

A text that says less (`Sd4`) fits more. What it says of effects (`[+wSg1]`, `(Pd7)`) has to fit
too; where that is not understood, or not enough is stated, the fit is unknown.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from typing import Final

from matewright.formats import popeye_moves
from matewright.formats.popeye_words import LANGUAGES
from matewright.formats.stated_solution.letters import PIECE, Letters
from matewright.formats.stated_solution.written import QUALITIES, SQUARE, Written
from matewright.model.kinds import ALL_KINDS
from matewright.model.move import Action, Effect, Move, square_name, square_number
from matewright.model.piece import Piece
from matewright.model.position import replay


class Fit(IntEnum):
    """Whether one can mean the other; the least of several is true of them together."""

    NO = 0
    UNKNOWN = 1
    YES = 2
    EXACTLY = 3
    """Word for word as Popeye prints it."""


class PlayedMove:
    """A move, the board it is made on, and the conditions under which it is made."""

    def __init__(self, move: Move, before: Sequence[Piece | None], conditions: frozenset[str]):
        self.move = move
        self._before = before
        self._conditions = conditions

    @cached_property
    def after(self) -> Sequence[Piece | None]:
        """The board when it is made."""
        board = list(self._before)
        for effect in self.move.effects:
            replay(board, effect)
        return board

    @cached_property
    def printed(self) -> frozenset[str]:
        """As Popeye prints it, in each of its languages, without blanks."""
        return frozenset(
            _plain(popeye_moves.written(self.move, language, self._before, under=self._conditions))
            for language in LANGUAGES.values()
        )

    @cached_property
    def kinds(self) -> Mapping[str, frozenset[str]]:
        """The kinds of pieces that stand on each square it has to do with, one after another."""
        board = list(self._before)
        seen: dict[str, set[str]] = {}
        for effect in self.move.effects:
            for step in (False, True):
                if step:
                    replay(board, effect)
                for square in effect.squares:
                    piece = board[square]
                    there = seen.setdefault(square_name(square), set())
                    if piece is not None:
                        there.add(piece.code)
        return {square: frozenset(kinds) for square, kinds in seen.items()}

    @cached_property
    def stops(self) -> frozenset[str]:
        """The squares that may be named as its target: of arrivals and captured pieces."""
        moved = self.effects(Action.MOVE, Action.STEP, Action.EXCHANGE)
        squares = [one.to for one in moved if one.to is not None]
        squares += [one.square for one in self.effects(Action.REMOVE)]
        return frozenset(map(square_name, squares))

    def effects(self, *actions: Action) -> list[Effect]:
        """Its effects of some sorts."""
        return [effect for effect in self.move.effects if effect.action in actions]


def fit(written: Written, played: PlayedMove, letters: Letters) -> Fit:
    """Whether a written move can mean one, its letters read in one language."""
    move = played.move
    if written.is_any:
        is_right = _piece_fits(written, move, letters) or not written.piece
        return Fit.YES if is_right and _starts_like(written, move) else Fit.NO
    if _is_long(written) and _plain(written.text) in played.printed:
        return Fit.EXACTLY
    if written.castling:
        is_long = len(written.castling) > len("0-0")
        is_right = move.castling and is_long == (move.to_square < move.from_square)
        return min(_notes_fit(written, played, letters), Fit.YES) if is_right else Fit.NO
    if not _starts_like(written, move) or not _piece_fits(written, move, letters):
        return Fit.NO
    return min(
        _end_fits(written, played),
        _new_piece_fits(written, played, letters),
        _notes_fit(written, played, letters),
    )


def _plain(text: str) -> str:
    """A text without blanks, its signs those of Popeye."""
    return text.translate(_SIGNS).replace("e*p.", "ep.").replace("e.p.", "ep.").removesuffix("ep")


_SIGNS: Final = str.maketrans({" ": "", "x": "*", "×": "*", ":": "*", "–": "-", "O": "0", "О": "0"})


def _is_long(written: Written) -> bool:
    return bool(written.row or written.castling or written.notes)


def _starts_like(written: Written, move: Move) -> bool:
    start = square_name(move.from_square)
    return written.file in ("", start[0]) and written.row in ("", start[1])


def _piece_fits(written: Written, move: Move, letters: Letters) -> bool:
    if written.piece:
        return letters.get(written.piece) == move.piece
    # Without a letter it is a pawn's, unless both squares are named.
    is_pawn = ALL_KINDS[move.piece].problem_letter.endswith("P")
    return is_pawn or bool(written.file and written.row)


def _end_fits(written: Written, played: PlayedMove) -> Fit:
    end = square_name(played.move.to_square)
    if not written.squares:
        return Fit.UNKNOWN
    if not played.stops >= set(written.squares):
        return Fit.NO
    if end in (written.squares[0], written.squares[-1]):
        return Fit.YES
    # Where a piece goes on, a text may name the square of the capture, and the other one beside.
    captured = {square_name(one.square) for one in played.effects(Action.REMOVE)}
    is_stated = captured.issuperset(written.squares) and any(end in note for note in written.notes)
    return Fit.YES if is_stated else Fit.UNKNOWN


def _new_piece_fits(written: Written, played: PlayedMove, letters: Letters) -> Fit:
    promotion = played.move.promotion
    kinds = {effect.piece for effect in played.effects(Action.CHANGE)}
    if not written.becomes:
        return Fit.YES if promotion is None or len(kinds) > 1 else Fit.UNKNOWN
    stated = [letters.get(one) for one in written.becomes]
    if stated[0] == promotion or kinds.issuperset(stated):
        return Fit.YES
    # The boards of Alice chess look like pieces.
    boards = any("Alice" in name for one in played.after if one for name in one.attributes)
    return Fit.UNKNOWN if boards and promotion is None else Fit.NO


_TITLED: Final = rf"{QUALITIES}(?:(?P<{{0}}>{PIECE}))?(?P<{{1}}>{SQUARE})"
_ONE: Final = _TITLED.replace("{0}", "piece").replace("{1}", "at")
_OTHER: Final = _TITLED.replace("{0}", "other").replace("{1}", "to")
_REST: Final = r"(?P<rest>(?:=.*)?)"
_MOVED: Final = re.compile(rf"{_ONE}(?:-?->?|→){_OTHER}{_REST}")
_EXCHANGED: Final = re.compile(rf"{_ONE}<->{_OTHER}")
_CREATED: Final = re.compile(rf"\+[wbsn]?{_ONE}{_REST}")
_REMOVED: Final = re.compile(rf"-[wbsn]?{_ONE}")
_IMITATORS: Final = re.compile(rf"I(?P<squares>{SQUARE}(?:,{SQUARE})*)")
_BECOMES: Final = re.compile(rf"(?P<at>{SQUARE})?=(?:{QUALITIES}(?P<piece>{PIECE})|[a-z]+)(?:=.*)?")
_STANDS: Final = re.compile(rf"\+?{_ONE}")


def _notes_fit(written: Written, played: PlayedMove, letters: Letters) -> Fit:
    fits = [_note_fits(note.replace(" ", ""), played, letters) for note in written.notes]
    if written.qualities and not played.effects(Action.RECOLOUR, Action.ENDOW):
        fits.append(Fit.NO)
    return min(fits, default=Fit.YES)


def _note_fits(note: str, played: PlayedMove, letters: Letters) -> Fit:
    """Whether the content of a bracket can be one of the effects of a move.

    It contradicts them where the same effect has another end, and is strange where there is none.
    """
    if found := _EXCHANGED.fullmatch(note):
        return _one_of({found["at"], found["to"]}, _ends(played, Action.EXCHANGE))
    if found := _MOVED.fullmatch(note):
        return _moved(found, played, letters)
    if found := _REMOVED.fullmatch(note):
        return _one_of({found["at"]}, _ends(played, Action.REMOVE))
    if found := _IMITATORS.fullmatch(note):
        stated = tuple(map(square_number, found["squares"].split(",")))
        return Fit.YES if stated == played.move.imitators else Fit.NO
    if note.startswith("+") and (found := _CREATED.fullmatch(note)):
        return _created(found, played, letters)
    if found := _BECOMES.fullmatch(note):
        return _changed(found, played, letters)
    if found := _STANDS.fullmatch(note):
        return _stands(found, played, letters)
    return Fit.UNKNOWN


def _ends(played: PlayedMove, *actions: Action) -> list[set[str]]:
    return [set(map(square_name, effect.squares)) for effect in played.effects(*actions)]


def _one_of(stated: set[str], choices: list[set[str]]) -> Fit:
    return Fit.YES if stated in choices else Fit.UNKNOWN


def _is_kind(letter: str | None, kinds: frozenset[str | None], letters: Letters) -> bool:
    return letter is None or letters.get(letter) in kinds


def _moved(found: re.Match[str], played: PlayedMove, letters: Letters) -> Fit:
    ways = [effect.squares for effect in played.effects(Action.MOVE, Action.STEP)]
    stated = (square_number(found["at"]), square_number(found["to"]))
    if stated in ways:
        is_right = _is_kind(found["piece"], played.kinds[found["at"]], letters)
        return Fit.YES if is_right else Fit.NO
    return Fit.NO if any(way[0] == stated[0] for way in ways) else Fit.UNKNOWN


def _created(found: re.Match[str], played: PlayedMove, letters: Letters) -> Fit:
    made = [(square_name(one.square), one.piece) for one in played.effects(Action.CREATE)]
    if not made:
        return Fit.UNKNOWN
    kinds = frozenset(kind for square, kind in made if square == found["at"])
    return Fit.YES if kinds and _is_kind(found["piece"], kinds, letters) else Fit.NO


def _changed(found: re.Match[str], played: PlayedMove, letters: Letters) -> Fit:
    changes = played.effects(Action.CHANGE, Action.RECOLOUR, Action.ENDOW)
    at = found["at"]
    here = [one for one in changes if at is None or square_name(one.square) == at]
    if not here:
        return Fit.UNKNOWN
    kinds = frozenset(one.piece for one in here if one.action is Action.CHANGE)
    is_right = found["piece"] is None or not kinds or _is_kind(found["piece"], kinds, letters)
    return Fit.YES if is_right else Fit.NO


def _stands(found: re.Match[str], played: PlayedMove, letters: Letters) -> Fit:
    """Whether a piece stands on a square after the move, as in `Sxc7(Sc8)`."""
    at = found["at"]
    piece = played.after[square_number(at)]
    if at in played.kinds and piece is not None:
        return Fit.YES if _is_kind(found["piece"], frozenset({piece.code}), letters) else Fit.NO
    # A single piece that is reborn cannot be so on two squares.
    reborn = [one.square for one in played.effects(Action.CREATE)]
    reborn += [one.to for one in played.effects(Action.MOVE) if one.to is not None][1:]
    is_other = len(reborn) == 1 and not played.effects(Action.STEP, Action.EXCHANGE)
    return Fit.NO if is_other and found["piece"] else Fit.UNKNOWN
