"""Each condition is explained as the variant that it is, and found by each of its names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from matewright import engine
from matewright.formats.rules import condition_rules
from matewright.model.condition_kinds import CONDITIONS, Value
from matewright.model.condition_kinds.meanings import NAMED, USUAL
from matewright.model.condition_kinds.titles import TITLES, VARIANTS
from matewright.model.conditions import Condition
from matewright.services.question.conditions import names, read

SAMPLES: Final = {
    Value.SQUARE: "a1",
    Value.TWO_SQUARES: "a1b2",
    Value.SQUARES: "a1b2",
    Value.PIECE: "Q",
    Value.PIECES: "Q S",
    Value.NUMBER: "2",
    Value.NUMBERS: "2 3",
    Value.LIMITS: "2 3",
    Value.CAPTURED: "White Qa1",
    Value.LINES: "d4",
    Value.CELLS: "a1b1 c1d1",
}


def sample(value: Value | None) -> str:
    return "" if value is None else SAMPLES[value]


def obeyed() -> Iterator[tuple[str, str]]:
    """The conditions that the engine obeys with each of their words."""
    for text, words in engine.CAPABILITIES[engine.EXHAUSTIVE].conditions.items():
        name, *own = text.split()
        if name in CONDITIONS:
            for word in (*own, *words):
                if word in CONDITIONS[name].variants:
                    yield name, word


def bare(name: str) -> Condition:
    kind = CONDITIONS[name]
    return Condition(f"{name} {'' if kind.is_optional else sample(kind.value)}".rstrip())


@pytest.mark.parametrize(("name", "word"), sorted(set(obeyed())))
def test_each_parameter_brings_its_own_sentence(name: str, word: str) -> None:
    condition = Condition(f"{bare(name).text} {word} {sample(CONDITIONS[name].variants[word])}")
    assert condition.error is None
    assert condition.meaning
    if (name, word) not in USUAL:
        assert condition.meaning != bare(name).meaning
    (said,) = condition_rules([condition])
    assert said == f"{condition.title}: {condition.meaning}"


def test_there_are_many_parameters() -> None:
    assert len(set(obeyed())) > 130


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("Circe PWC", "A captured piece changes places with its capturer."),
        ("Circe Couscous", "A captured piece is reborn on the capturer's square"),
        ("Circe Diagram", "A captured piece is reborn, if its square is empty, where it stood"),
        ("Circe Parrain", "A captured piece is reborn after the next move, as far on"),
        (
            "Circe Diametral",
            "A captured piece is reborn, if its square is empty, on its square",
        ),
        (
            "Circe Mirror",
            "A captured piece is reborn, if its square is empty, on the square of",
        ),
        ("Circe Mirror File", "A captured piece is reborn, if its square is empty, at the other"),
        (
            "Circe Assassin",
            "A captured piece is reborn on its square of the initial position;",
        ),
        ("GridChess Irregular a1b1 c1d1", "The squares that are named together form a cell"),
        (
            "ChameleonCirce S G",
            "A captured piece is reborn, if its square is empty, as the next",
        ),
    ],
)
def test_the_variant_is_explained_and_not_the_plain_condition(text: str, start: str) -> None:
    assert Condition(text).meaning.startswith(start)


def test_further_words_are_explained_too() -> None:
    meaning = Condition("AntiCirce Cheylan").meaning
    assert meaning.startswith("A capturer is reborn on its own square")
    assert meaning.endswith("A capture on the square of rebirth itself is not allowed.")
    meaning = Condition("Circe RexInclusive Strict PWC").meaning
    assert meaning.startswith("A captured piece changes places with its capturer.")
    assert "It holds for kings, too." in meaning


def test_nothing_is_said_of_variants_that_nobody_here_knows() -> None:
    assert Condition("Circe Einstein").meaning == ""
    assert not list(condition_rules([Condition("Circe Einstein")]))


def test_variants_and_their_names_are_known() -> None:
    for name, known in NAMED.items():
        for words, other in known.items():
            assert words <= {*CONDITIONS[name].variants}
            assert other in CONDITIONS
    assert {name for name, _ in USUAL} <= {*CONDITIONS}
    assert {*TITLES} == {*CONDITIONS}
    assert {*VARIANTS} == {word for kind in CONDITIONS.values() for word in kind.variants}


@pytest.mark.parametrize("name", sorted(CONDITIONS))
def test_each_name_that_is_listed_is_read(name: str) -> None:
    kind = CONDITIONS[name]
    value = "" if kind.is_optional else sample(kind.value)
    for called in {*names(kind).values(), kind.english_title}:
        for text in {called, called.lower()}:
            (found,) = read(f"{text} {value}".rstrip())
            assert found.kind is not None
            variant = NAMED.get(found.name, {}).get(frozenset(found.variants))
            assert name in (found.name, variant), text


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Gitterschach", "GridChess"),
        ("Längstzüger", "Maximummer"),
        ("Grid chess Orthogonal a3", "GridChess Orthogonal a3"),
        ("GridChess Orthogonal a3", "GridChess Orthogonal a3"),
        ("take & make", "Take&MakeChess"),
        ("Anti-Circe Cheylan", "AntiCirce Cheylan"),
        ("Spiegel Circe", "MirrorCirce"),
        ("Circe rex inclusive", "Circe RexInclusive"),
    ],
)
def test_names_and_parameters_may_have_blanks(text: str, meant: str) -> None:
    assert [one.text for one in read(text)] == [meant]
