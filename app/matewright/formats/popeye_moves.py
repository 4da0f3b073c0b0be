"""Moves in Popeye's long notation, with all that they do to the board: `Bd4*e5[+wSg1]`, `d7-d8=nG`.

Attributes of a piece stand in small letters before its kind. Effects on the square at
which a bracket was opened, or on which the move ends, follow there; others open one of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from matewright.formats.popeye_words import Language
from matewright.model.attributes import ATTRIBUTES
from matewright.model.kinds import ALL_KINDS
from matewright.model.move import Action, Effect, Move, square_name
from matewright.model.piece import Piece
from matewright.model.position import replay

BOARDS: Final = {"AliceA": "A", "AliceB": "B"}
"""The boards of Alice chess: the one a piece stands on is printed where it arrives."""

_APART: Final = frozenset({"Anda", "AndaInverse"})
"""Where it stands in brackets to which side the piece that moves has changed."""

_JOINED: Final = frozenset({"Volage", "Hypervolage"})
"""Where what is reborn and promotes changes sides in the same bracket."""

_NAMED_ANEW: Final = frozenset({"AntiCloneCirce"})
"""Where a piece that is reborn becomes another one: `[wSa2->Rh1]`."""

UNDERGROUND: Final = "->v"
"""What stands behind a piece that is reborn below another one."""

_SHORT: Final = 6
"""The file to which a king castles on its own side."""

_SIDES: Final = {"w": "White", "b": "Black", "n": "Neutral"}

Board = Sequence[Piece | None]


def letter(code: str, language: Language) -> str:
    """The letters of a kind, upper case."""
    return language.letters[ALL_KINDS[code].popeye_codes[0]].upper()


def qualities(piece: Piece, language: Language, *, with_side: bool) -> str:
    """The attributes of a piece: `n`, `k`, `wsfw`; its side if requested."""
    text = side_letter(piece.side, language) if with_side or piece.is_neutral else ""
    for attribute in ATTRIBUTES:
        if attribute in piece.attributes and attribute not in BOARDS:
            word = language.attributes.word_for(attribute)
            text += "".join(filter(str.isupper, word)).lower()
    return text


def side_letter(side: str, language: Language) -> str:
    """`w`, in German `s` for Black."""
    return language.colours.word_for(_SIDES[side])[0].lower()


def written(
    move: Move,
    language: Language,
    before: Board | None,
    *,
    under: frozenset[str] = frozenset(),
) -> str:
    """A move; `before` is the board it is made on, None where all is orthodox.

    `under`: the conditions.
    """
    if before is not None and move.effects[0].action is Action.CHANGE:
        # A pawn promotes before the move.
        return _after_promotion(move, language, before, under=under)
    if move.castling:
        text = "0-0" if move.to_square & 7 == _SHORT else "0-0-0"
        if before is None:
            return text
        ends = [effect.to for effect in move.effects]
        first = ends.index(move.to_square)
        reborn = ""
        for effect in move.effects[:first]:
            assert effect.to is not None
            name = _full(before[effect.square], language) + square_name(effect.square)
            reborn += f"[{name}->{square_name(effect.to)}]"
        return reborn + text + _others(move, language, before, first + 2, under=under)
    if before is not None and move.effects[0].action is Action.EXCHANGE:
        squares = (move.from_square, move.to_square)
        pieces = [_exchanged(before[square], language) + square_name(square) for square in squares]
        return "<->".join(pieces) + _others(move, language, before, 1, under=under)
    mover = None if before is None else before[move.from_square]
    named = "" if mover is None else qualities(mover, language, with_side=False)
    if named or move.piece != "P":
        named += letter(move.piece, language)
    text = named + square_name(move.from_square)
    moves = [index for index, effect in enumerate(move.effects) if effect.action is Action.MOVE]
    first = moves[0]
    way = move.effects[first].to
    if before is not None and way != move.to_square and way is not None and not move.castling:
        # It goes by way of another square first.
        text += f"-{square_name(way)}"
        first = next(index for index in moves[1:] if move.effects[index].to == move.to_square)
    victim = move.effects[first - 1].square if first else move.to_square
    if move.capture and victim != move.to_square and not move.en_passant:
        text += f"*{square_name(victim)}-{square_name(move.to_square)}"
    else:
        text += ("*" if move.capture else "-") + square_name(move.to_square)
    if before is None:
        if move.promotion:
            text += "=" + letter(move.promotion, language)
        return text + " ep." * move.en_passant
    return text + " ep." * move.en_passant + _others(move, language, before, first + 1, under=under)


def _after_promotion(
    move: Move, language: Language, before: Board, *, under: frozenset[str]
) -> str:
    """A move before which a pawn on the last rank becomes something: `[e8=R]Qd8-d4`."""
    promotion, *others = move.effects
    assert promotion.piece is not None
    board = list(before)
    replay(board, promotion)
    mover = board[move.from_square]
    assert mover is not None
    then = replace(move, piece=mover.code, effects=tuple(others))
    named = f"[{square_name(promotion.square)}={letter(promotion.piece, language)}]"
    return named + written(then, language, board, under=under)


def _others(
    move: Move, language: Language, before: Board, first: int, *, under: frozenset[str]
) -> str:
    """The effects of a move from an index on."""
    board = list(before)
    for effect in move.effects[:first]:
        replay(board, effect)
    text, at, end = "", move.to_square, ""
    was: Action | None = None
    covered: set[int] = set()
    index = first
    while index < len(move.effects):
        effect = move.effects[index]
        square = square_name(effect.square)
        if move.effects[index : index + 2] == _into_imitator(at):
            replay(board, effect)
            text += "=I"
            at = -1
            index += 2
            continue
        if effect.action is Action.IMITATE:
            imitators = [*takewhile(_imitates, move.effects[index:])]
            text += f"{end}[I{','.join(square_name(one.square) for one in imitators)}]"
            end = ""
            index += len(imitators)
            continue
        old = board[effect.square]
        replay(board, effect)
        new = board[effect.square if effect.to is None else effect.to]
        index += 1
        if effect.action in (Action.CHANGE, Action.RECOLOUR, Action.ENDOW):
            # Consecutive changes of one piece are printed as one.
            while _goes_on(effect, move.effects[index:]):
                replay(board, move.effects[index])
                new = board[effect.square]
                index += 1
            assert old is not None
            assert new is not None
            if board_letter := _board_letter(old, new):
                text += board_letter
                continue
            # What one more effect makes of a piece in a bracket stands in one of its own.
            is_volage = under & _JOINED or "Volage" in old.attributes
            is_joined = effect.action is Action.ENDOW or is_volage
            is_again = bool(end) and was is Action.CHANGE and not is_joined
            was = effect.action
            is_apart = under & _APART or "Anda" in old.attributes
            if effect.action is Action.RECOLOUR and is_apart and effect.square == at:
                text += f"{end}["
                end = "]"
                if "Anda" in old.attributes:
                    text += f"={qualities(new, language, with_side=True)}"
                    continue
            elif (effect.square != at or is_again) and not (move.castling and not end):
                text += f"{end}[{square}"
                at, end = effect.square, "]"
            text += f"={_changed(effect, old, new, language)}"
            continue
        was = effect.action
        if effect.action is Action.REMOVE and effect.square in covered:
            # What is reborn waits below what stood there, which comes back at once.
            replay(board, move.effects[index])
            index += 1
            covered.remove(effect.square)
            text += f"{UNDERGROUND}{end}"
            end = ""
            continue
        text += end
        if effect.action is Action.STEP:
            assert effect.to is not None
            is_capture = move.effects[index - 2].action is Action.REMOVE
            text += f"{'*' if is_capture else '-'}{square_name(effect.to)}"
            at, end = effect.to, ""
            continue
        if _is_omitted(effect, move.effects[index:]):
            end = ""
            if _comes_back(effect, move.effects[index:]):
                covered.add(effect.square)
            continue
        end = "]"
        match effect.action:
            case Action.CREATE:
                text += f"[+{_full(new, language)}{square}"
                at = effect.square
            case Action.REMOVE:
                text += f"[-{_full(old, language)}{square}"
                at = -1
            case Action.MOVE:
                assert effect.to is not None
                text += f"[{_full(old, language)}{square}->"
                if under & _NAMED_ANEW and _is_change(move.effects[index:], effect.to):
                    while _is_change(move.effects[index:], effect.to):
                        replay(board, move.effects[index])
                        index += 1
                    new = board[effect.to]
                    assert new is not None
                    assert old is not None
                    if new.attributes != old.attributes:
                        text += qualities(new, language, with_side=False)
                    text += letter(new.code, language)
                text += square_name(effect.to)
                at = effect.to
            case _:
                assert effect.to is not None
                other = board[effect.square]
                assert old is not None
                assert other is not None
                first_name = letter(old.code, language) + square
                text += f"[{first_name}<->{letter(other.code, language)}{square_name(effect.to)}"
                at = -1
    return text + end


def _imitates(effect: Effect) -> bool:
    return effect.action is Action.IMITATE


def _into_imitator(at: int) -> tuple[Effect, Effect]:
    """What a pawn does that becomes an imitator on a square."""
    return (Effect(Action.REMOVE, at), Effect(Action.IMITATE, at))


def _board_letter(old: Piece, new: Piece) -> str:
    """The letter of the other board, where a piece has only changed boards; else empty."""
    if replace(old, attributes=()) != replace(new, attributes=()):
        return ""
    changed = {*old.attributes} ^ {*new.attributes}
    if not changed or not changed <= BOARDS.keys():
        return ""
    return "B" if "AliceB" in new.attributes else "A"


def _is_omitted(effect: Effect, following: Sequence[Effect]) -> bool:
    """Whether a piece disappears by a further step that captures it, or for one that is reborn."""
    return effect.action is Action.REMOVE and any(
        (one.action is Action.STEP and one.to == effect.square)
        or (one.action is Action.CREATE and one.square == effect.square)
        or (one.action is Action.MOVE and one.to == effect.square)
        for one in following[:1]
    )


def _comes_back(effect: Effect, following: Sequence[Effect]) -> bool:
    """Whether what is reborn where a piece stands disappears again, to wait below it."""
    others = (one for one in following if one.square == effect.square)
    return any(one.action is Action.REMOVE for one in others)


def _exchanged(piece: Piece | None, language: Language) -> str:
    """A piece that changes places with another one: its letter alone, even for pawns."""
    assert piece is not None, "the exchange is one of two pieces"
    return letter(piece.code, language)


def _goes_on(effect: Effect, following: Sequence[Effect]) -> bool:
    if effect.action is Action.CHANGE or not _is_change(following, effect.square):
        return False
    # Each attribute is told by itself.
    return not effect.action is following[0].action is Action.ENDOW


def _is_change(following: Sequence[Effect], square: int) -> bool:
    """Whether the next effect makes the piece on a square another one."""
    changes = (Action.CHANGE, Action.RECOLOUR, Action.ENDOW)
    return any(one.action in changes and one.square == square for one in following[:1])


def _full(piece: Piece | None, language: Language) -> str:
    """A piece with its side: `wS`, `nkB`."""
    assert piece is not None, "the effect is one of a piece"
    return qualities(piece, language, with_side=True) + letter(piece.code, language)


def _changed(effect: Effect, old: Piece, new: Piece, language: Language) -> str:
    """What a piece has become: its side or its qualities where they alone changed, else its kind.

    That a volage piece will not change again goes without saying.
    """
    is_kind_told = effect.action is Action.CHANGE
    is_same = old.code == new.code and {*old.attributes} ^ {*new.attributes} <= {"Volage"}
    if is_same and not is_kind_told:
        return side_letter(new.side, language) + "h" * ("HalfNeutral" in new.attributes)
    named = qualities(new, language, with_side=False)
    if effect.action is Action.ENDOW and old.code == new.code and old.side == new.side:
        return named
    return named + letter(new.code, language)
