"""The rules in force beside those of orthodox chess, each in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from matewright.model import attributes
from matewright.model.conditions import Condition
from matewright.model.position import Position
from matewright.wording import Wording

_words: Final = Wording("rules")


def condition_rules(conditions: Iterable[Condition]) -> Iterator[str]:
    """`Circe: A captured piece is reborn …`, for each condition that is explained."""
    for condition in conditions:
        if meaning := condition.meaning:
            yield f"{condition.title}: {meaning}"


def piece_rules(position: Position) -> Iterator[str]:
    """`Nightrider: any number of knight's leaps in one direction`, for each fairy kind.

    Then what neutral pieces are, and what the attributes of pieces mean.
    """
    kinds = {piece.code: piece.kind for _, piece in position.pieces() if piece.kind.is_fairy}
    for kind in sorted(kinds.values(), key=lambda kind: kind.name.casefold()):
        if kind.movement:
            yield f"{kind.name[:1].upper()}{kind.name[1:]}: {kind.movement}"
    pieces = [piece for _, piece in position.pieces()]
    if any(piece.is_neutral for piece in pieces):
        yield f"{_words('Neutral')}: {attributes.words(attributes.NEUTRAL)}"
    for name, meaning in attributes.PLAYED_ATTRIBUTES.items():
        if any(name in piece.attributes for piece in pieces):
            yield f"{attributes.attribute_title(name)}: {attributes.words(meaning)}"


def version(conditions: Iterable[Condition]) -> str:
    """Whose understanding of the rules it is."""
    if all(condition.is_popeyes for condition in conditions):
        return _words("Rules as Popeye 4.104 understands them")
    return _words("Rules as Matewright understands them; Popeye does not have them")
