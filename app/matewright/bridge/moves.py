"""Moves as the engine writes them, and back."""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import Final

from matewright import _engine
from matewright.bridge.capabilities import CAPABILITIES, EXHAUSTIVE
from matewright.model.move import FACTS, Action, Effect, Move
from matewright.model.play_state import PlayState

_RECORD: Final = struct.Struct(f"<BBBBHB{_engine.RECORD - 7}s")
"""A move as `answer/facts.rs` writes it: kind, squares, promotion, flags, effects."""

_KINDS: Final = CAPABILITIES[EXHAUSTIVE].pieces

_ATTRIBUTES: Final = CAPABILITIES[EXHAUSTIVE].attributes

_NO_KIND: Final = 255

_SIDES: Final = "wbn"

_EFFECT: Final = struct.Struct("<BBBBI")

_FLAGS: Final = (*FACTS, "file_needed", "rank_needed")


@lru_cache(maxsize=65536)
def unpack_move(record: bytes) -> Move:
    """The move of a record of the engine's."""
    kind, start, end, promotion, flags, count, effects = _RECORD.unpack(record)
    return Move(
        _KINDS[kind],
        start,
        end,
        promotion=None if promotion == _NO_KIND else _KINDS[promotion],
        effects=tuple(
            _effect(*_EFFECT.unpack_from(effects, index * _EFFECT.size)) for index in range(count)
        ),
        quality="",
        **{name: bool(flags >> bit & 1) for bit, name in enumerate(_FLAGS)},
    )


def _effect(action: int, square: int, what: int, kind: int, bits: int) -> Effect:
    attributes = tuple(sorted(name for bit, name in enumerate(_ATTRIBUTES) if bits >> bit & 1))
    match action:
        case 0:
            return Effect(Action.REMOVE, square)
        case 1:
            return Effect(Action.MOVE, square, what)
        case 2:
            side, piece = _SIDES[what], _KINDS[kind]
            return Effect(Action.CREATE, square, None, side, piece, attributes)
        case 3:
            return Effect(Action.RECOLOUR, square, side=_SIDES[what])
        case 4:
            return Effect(Action.CHANGE, square, piece=_KINDS[kind])
        case 5:
            return Effect(Action.ENDOW, square, attributes=attributes)
        case 6:
            return Effect(Action.EXCHANGE, square, what)
        case 7:
            return Effect(Action.STEP, square, what)
        case _:
            return Effect(Action.IMITATE, square)


def packed_line(state: PlayState) -> list[bytes]:
    """The moves of a line as records without what is true of them; an empty one is a pass."""
    return [b"" if move is None else _packed(move) for move in state.moves]


def _packed(move: Move) -> bytes:
    kind = _KINDS.index(move.piece)
    promotion = _NO_KIND if move.promotion is None else _KINDS.index(move.promotion)
    effects = b"".join(map(_packed_effect, move.effects))
    squares = (move.from_square, move.to_square)
    return _RECORD.pack(kind, *squares, promotion, 0, len(move.effects), effects)


def _packed_effect(effect: Effect) -> bytes:
    number = list(Action).index(effect.action)
    what = _SIDES.index(effect.side) if effect.side is not None else effect.to or 0
    kind = _KINDS.index(effect.piece) if effect.piece is not None else 0
    bits = sum(1 << _ATTRIBUTES.index(name) for name in effect.attributes)
    return _EFFECT.pack(number, effect.square, what, kind, bits)
