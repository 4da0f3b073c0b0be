"""The rules of one position: what is legal in it, and who is in check."""

from __future__ import annotations

from collections.abc import Sequence

from matewright import _engine
from matewright.bridge.moves import packed_line, unpack_move
from matewright.bridge.refusals import mapped_errors
from matewright.errors import IllegalPosition
from matewright.model.game import Game
from matewright.model.legality import check_playable
from matewright.model.move import Move
from matewright.model.move_context import context_of
from matewright.model.play_state import PlayState
from matewright.model.position import Position, is_orthodox_fen
from matewright.model.question import Question


def check(game: Game) -> None:
    """Raise `IllegalPosition` for a position that breaks its rules, whatever the stipulation."""
    _check(game)


def check_question(question: Question) -> None:
    """Raise `IllegalPosition` for what makes a position unfit for its stipulation.

    The options say who is to move in the diagram.
    """
    stipulation, options = question.stipulation.checked(), question.options
    begins = stipulation.first_mover
    if question.position.turn is not options.begins(stipulation):
        begins = begins.other
    _check(question, "".join(sorted(stipulation.kings_needed(begins))))
    if options.post_key and not weighted_moves(question):
        raise IllegalPosition("post-key-over", colour=question.position.turn.english)


def _check(game: Game, kings: str = "") -> None:
    with mapped_errors():
        _engine.check(playable_fen(game.position), condition_texts(game), kings)


def checked_kings(state: PlayState) -> tuple[int, ...]:
    """The squares of the royal pieces that are attacked after the moves of a line.

    Raises `IllegalPosition` for pieces of an unsupported kind, `EngineError` for
    conditions that the engine does not obey, and for a line that is not legal under them.
    """
    if not state.conditions:
        return in_check(Game(state.position))
    with mapped_errors():
        fen, line = playable_fen(state.start.position), packed_line(state)
        return tuple(_engine.checked_kings(fen, condition_texts(state.start), line))


def legal_moves(state: PlayState) -> tuple[tuple[Move, int], ...]:
    """The legal moves after those of a line, as `weighted_moves` gives them.

    Raises `EngineError` for conditions that the engine does not obey, and for a line that is not
    legal under them.
    """
    if not state.conditions:
        return weighted_moves(Game(state.position))
    check(state.start)
    with mapped_errors():
        fen, line = playable_fen(state.start.position), packed_line(state)
        packed = _engine.legal_moves(fen, condition_texts(state.start), line, False)
    return _unpacked(packed, Game(state.position, conditions=state.conditions))


def in_check(game: Game) -> tuple[int, ...]:
    """The squares of the royal pieces that are attacked; works for any set-up.

    Raises `IllegalPosition` for pieces of an unsupported kind.
    """
    with mapped_errors():
        return tuple(_engine.checked_kings(playable_fen(game.position), condition_texts(game), []))


def weighted_moves(game: Game, *, portable: bool = False) -> tuple[tuple[Move, int], ...]:
    """All legal moves with their facts and their weights (−32768 … 32767), heaviest first.

    The weights are those of the `gms` generator, which weighs orthodox moves alone. Raises
    `IllegalPosition`.
    """
    check(game)
    with mapped_errors():
        packed = _engine.legal_moves(
            playable_fen(game.position), condition_texts(game), [], portable
        )
    return _unpacked(packed, game)


def _unpacked(packed: Sequence[tuple[bytes, int]], game: Game) -> tuple[tuple[Move, int], ...]:
    moves = [unpack_move(record) for record, _ in packed]
    weights = [weight for _, weight in packed]
    context = context_of(game)
    return tuple(zip(moves if context is None else context.moves(moves), weights, strict=True))


def condition_texts(game: Game) -> list[str]:
    """The conditions in the words of the engine."""
    return [condition.text for condition in game.conditions]


def playable_fen(position: Position) -> str:
    """The FEN, with all rights to castle that are not denied: a king or rook may come home.

    Raises `IllegalPosition` for pieces of an unsupported kind.
    """
    check_playable(position)
    fields = position.fen.split()
    fields[2] = "".join(right for right in "KQkq" if right not in position.castling_denied) or "-"
    return " ".join(fields)


def orthodox_fen(position: Position) -> str:
    """The FEN as the native module takes it. Raises `IllegalPosition` for fairy pieces."""
    fen = position.fen
    if is_orthodox_fen(fen.partition(" ")[0]):
        return fen
    check_playable(position)
    names = sorted({piece.kind.name for _, piece in position.pieces() if piece.is_fairy})
    raise IllegalPosition("fairy-pieces", names=", ".join(names))
