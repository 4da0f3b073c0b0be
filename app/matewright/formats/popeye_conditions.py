"""Conditions as Popeye prints them, below the diagram and in the labels of twins.

They stand in Popeye's own order, and what has a name of its own is printed as a variant: `PWC` as
`Circe PWC`. Facts from Popeye 4.104 (`output/plaintext/condition.c`).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from matewright.errors import EngineError
from matewright.formats.popeye_words import ENGLISH, Language
from matewright.model.condition_kinds import CONDITIONS, Value
from matewright.model.conditions import Condition

_ALIASES: Final = {
    "MirrorCirce": "Circe Mirror",
    "PWC": "Circe PWC",
    "ChameleonCirce": "Circe Chameleon",
    "CouscousCirce": "Circe Couscous",
    "EquipollentsCirce": "Circe Equipollents",
    "FileCirce": "Circe File",
    "DiagramCirce": "Circe Diagram",
    "ParrainCirce": "Circe Parrain",
    "ContraParrain": "Circe ContraParrain Mirror",
    "SymmetryCirce": "Circe Symmetry",
    "VerticalSymmetryCirce": "Circe VerticalSymmetry",
    "HorizontalSymmetryCirce": "Circe HorizontalSymmetry",
    "CirceClone": "Circe Clone",
    "MirrorFileCirce": "Circe File Mirror",
    "AntipodeanCirce": "Circe Antipodes",
    "MirrorCirceClone": "Circe Mirror Clone",
    "SuperCirce": "Circe Super",
    "CageCirce": "Circe Cage",
    "RankCirce": "Circe Rank",
    "VerticalMirrorCirce": "Circe VerticalMirror",
    "DiametralCirce": "Circe Diametral",
    "FrischAufCirce": "Circe Frischauf",
    "MirrorCouscousCirce": "Circe Couscous Mirror",
    "CirceAssassin": "Circe Assassin",
    "CirceTurncoats": "Circe Turncoats",
    "CirceDoubleAgents": "Circe Mirror Turncoats",
    "CirceTake&Make": "Circe Take&Make",
    "AprilChess": "Circe Super April",
    "MirrorAntiCirce": "AntiCirce Mirror",
    "DiagramAntiCirce": "AntiCirce Diagram",
    "FileAntiCirce": "AntiCirce File",
    "SymmetryAntiCirce": "AntiCirce Symmetry",
    "VerticalSymmetryAntiCirce": "AntiCirce VerticalSymmetry",
    "HorizontalSymmetryAntiCirce": "AntiCirce HorizontalSymmetry",
    "MirrorFileAntiCirce": "AntiCirce File Mirror",
    "AntipodeanAntiCirce": "AntiCirce Antipodes",
    "EquipollentsAntiCirce": "AntiCirce Equipollents",
    "AntiSuperCirce": "AntiCirce Super",
    "AntiCloneCirce": "AntiCirce Clone",
    "MirrorImmunChess": "ImmunChess Mirror",
    "FileImmunChess": "ImmunChess File",
    "DiagramImmunChess": "ImmunChess Diagram",
    "MirrorFileImmunChess": "ImmunChess File Mirror",
    "SymmetryImmunChess": "ImmunChess Symmetry",
    "AntipodeanImmunChess": "ImmunChess Antipodes",
    "EquipollentsImmunChess": "ImmunChess Equipollents",
    "ImmuneVerticalSymmetry": "ImmunChess VerticalSymmetry",
    "ImmuneHorizontalSymmetry": "ImmunChess HorizontalSymmetry",
    "MarsMirrorCirce": "MarsCirce Mirror",
    "AntiMarsMirrorCirce": "AntiMarsCirce Mirror",
    "AntiMarsAntipodeanCirce": "AntiMarsCirce Antipodes",
}
_USUAL: Final = ("TypeA", "Calvet", "PionPropre")
"""The words that Popeye leaves out, because they say what is so without them."""
_TYPES: Final = {"RepublicanChess": ("Type2",), "SingleBox": ("Type1",)}
"""The types that Popeye prints even if they were not given."""
_SPACES: Final = {
    **dict.fromkeys(("TypeB", "TypeC", "TypeD", "Type1", "Type2", "Type3"), 4),
    **dict.fromkeys(("exact", "ultra", "PionAdvers", "PionNeutre"), 2),
}
"""So many spaces stand before a variant; one before others."""
_MOST_PAWNS: Final = "8"
_OMITTED: Final = ("Hole",)
_ORDER: Final = {name: index for index, name in enumerate(ENGLISH.conditions.english)}
_FIRST: Final = ("Maximummer", "UltraSchachZwang")


def condition_lines(
    conditions: Iterable[Condition], language: Language, *, with_grid: bool = True
) -> list[str]:
    """The lines, one for each condition that is printed.

    In labels of twins Popeye does not say which grid there is.
    """
    lines = [_expanded(condition) for condition in conditions if condition.name not in _OMITTED]
    lines.sort(key=lambda words: (words[0] not in _FIRST, _ORDER.get(words[0], len(_ORDER))))
    if not with_grid:
        lines = [words[:1] if words[0] == "GridChess" else words for words in lines]
    return [_line(words, language) for words in lines]


def check_popeyes(conditions: Iterable[Condition]) -> None:
    """Raise `EngineError` for a condition that Popeye does not have."""
    for condition in conditions:
        if not condition.is_popeyes:
            raise EngineError("popeye-lacks", name=condition.title)


def _expanded(condition: Condition) -> list[str]:
    name, *rest = condition.text.split()
    if name == "MagicSquares":
        rest = [word for word in rest if word != "Type1"]
    if not any(word.startswith("Type") for word in rest):
        rest += _TYPES.get(name, ())
    return [*_ALIASES.get(name, name).split(), *(word for word in rest if word not in _USUAL)]


def _from_the_first(sequence: list[str]) -> list[str]:
    """A cyclic sequence, rotated to begin with the piece that Popeye prints first."""
    letters = [letter for letter in "PQSRB" if letter in sequence]
    if not letters or sequence[0] != sequence[-1]:
        return sequence
    first = sequence.index(letters[0])
    return [*sequence[first:-1], *sequence[:first], letters[0]]


def _line(words: list[str], language: Language) -> str:
    name, *rest = words
    if name == "Sentinelles":
        return _sentinelles(rest, language)
    kind = CONDITIONS.get(name)
    if kind is None:
        return " ".join(words)
    variants = [word for word in rest if word in kind.variants]
    others = [word for word in rest if word not in kind.variants]
    text, word_for = language.conditions.word_for(name) or name, language.variants.word_for
    shown = "".join(" " * _spaces(name, word) + word_for(word) for word in variants)
    if kind.value in (Value.SQUARES, Value.SQUARE, Value.TWO_SQUARES):
        squares = "".join(others)
        others = [squares[at : at + 2] for at in range(0, len(squares), 2)]
        return text + shown + "".join(f" {square}" for square in others)
    if name == "ChameleonCirce" or "Chameleon" in variants:
        others = _from_the_first(others)
    pieces = [
        language.letters[word.lower()].upper()
        for word in others
        if word.lower() in language.letters
    ]
    text += shown
    if "Chameleon" in variants or name.startswith("Chameleon"):
        return text + (" " + "->".join(pieces) if pieces else "")
    return text + "".join(f" {word}" for word in (pieces or others))


def _sentinelles(words: list[str], language: Language) -> str:
    """Sentinelles with the pawns that they leave, and how many there may be: `3/8 //10`."""
    text, word_for = language.conditions.word_for("Sentinelles"), language.variants.word_for
    if "ParaSentinelles" in words:
        text = f"Para{text}"
    most = {word: number for word, number in pairwise(words) if word.startswith("Maximum")}
    kinds = [word for word in words if word in ("Berolina", "PionAdvers", "PionNeutre")]
    text += "".join(" " * _spaces("Sentinelles", word) + word_for(word) for word in kinds)
    if "MaximumWhite" in most or "MaximumBlack" in most:
        text += f" {most.get('MaximumWhite', _MOST_PAWNS)}/{most.get('MaximumBlack', _MOST_PAWNS)}"
    return text + (f" //{most['MaximumTotal']}" if "MaximumTotal" in most else "")


def _spaces(name: str, word: str) -> int:
    """How many stand before a variant."""
    if name == "MagicSquares":
        return 1
    if name.endswith("OscillatingKings") and word == "TypeC":
        return 2
    return _SPACES.get(word, 1)
