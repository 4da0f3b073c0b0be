"""The table of options: what is made from it has every option there is."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from matewright import engine
from matewright.errors import EngineError
from matewright.model.options import BY_NAME, OPTIONS, Group, Kind, Option, in_group
from matewright.model.play_options import PlayOptions
from matewright.model.remarks import MESSAGES
from matewright.model.stipulation import Stipulation

DOCS = Path(__file__).parents[2] / "docs"
NOT_OF_THE_ENGINE = {"white_to_play", "duplex", "half_duplex"}
"""What is taken apart before the engine is called."""

each = pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)


def example(option: Option) -> Any:
    """A value that is not the usual one."""
    return {
        Kind.SWITCH: True,
        Kind.COUNTED_SWITCH: 2,
        Kind.SWITCHED_OFF: False,
        Kind.NUMBER: 3,
        Kind.PAIR: (2, 3),
    }[option.kind]


def test_the_table_has_the_fields_in_their_order() -> None:
    assert [option.name for option in OPTIONS] == [field.name for field in fields(PlayOptions)]


@each
def test_an_option_is_read_as_it_is_written(option: Option) -> None:
    wanted = replace(PlayOptions(), **{option.name: example(option)})
    assert wanted.names
    assert PlayOptions.parse(wanted.names) == (wanted, ())
    assert PlayOptions.parse(name.lower() for name in wanted.names) == (wanted, ())
    assert wanted.has(option)
    assert wanted.without([option.name]) == PlayOptions()


@each
def test_the_strategy_that_proves_knows_it(option: Option) -> None:
    known = engine.CAPABILITIES[engine.DEFAULT_STRATEGY].options
    name = option.name.removeprefix("no_")
    assert (name in known) is (name not in NOT_OF_THE_ENGINE)


@each
def test_it_has_as_many_numbers_as_its_kind_says(option: Option) -> None:
    counts = {Kind.COUNTED_SWITCH: 1, Kind.NUMBER: 1, Kind.PAIR: 2}
    assert len(option.numbers) == counts.get(option.kind, 0)
    assert bool(option.counted_word) is (option.kind is Kind.COUNTED_SWITCH)
    assert bool(option.metavar) is bool(option.numbers)


@each
def test_the_documents_name_it(option: Option) -> None:
    assert option.command in (DOCS / "command-line.md").read_text("utf-8")


def test_a_remark_says_each_restriction() -> None:
    for option in in_group(Group.RESTRICTION):
        wanted = replace(PlayOptions(), **{option.name: example(option)})
        (remark,) = wanted.restrictions
        assert remark.code == option.code
        assert remark.code in MESSAGES
        assert remark.english


def test_every_other_option_of_the_problem_has_a_few_words() -> None:
    for group in (Group.QUESTION, Group.SHOWN):
        assert all(option.summary for option in in_group(group))
    assert all(option.caption for option in in_group(Group.QUESTION))


@pytest.mark.parametrize("text", ["#1", "#3", "s#2", "r#2", "h#2", "h#2.5", "ser-#4", "pser-#3"])
@each
def test_what_fits_is_not_refused_and_nothing_else_is_taken(option: Option, text: str) -> None:
    stipulation = Stipulation.parse(text)
    wanted = replace(PlayOptions(), **{option.name: example(option)})
    if option.fits(stipulation):
        wanted.check(stipulation)
        assert wanted.fitting(stipulation) == wanted
        return
    with pytest.raises(EngineError) as refusal:
        wanted.check(stipulation)
    assert (refusal.value.code, refusal.value.fields["name"]) == ("option-misplaced", option.word)
    assert (wanted.fitting(stipulation) == PlayOptions()) is option.is_optional


def test_a_number_holds_before_a_word_without_one() -> None:
    for texts in (["Defence 2", "Try"], ["Try", "Defence 2"]):
        assert PlayOptions.parse(texts) == (PlayOptions(tries=2), ())


@pytest.mark.parametrize(
    "text", ["SetPlay 1", "Threat", "Threat 1 2", "NonTrivial 1", "Defence", ""]
)
def test_a_word_with_other_numbers_than_it_has_is_no_option(text: str) -> None:
    assert PlayOptions.parse([text]) == (PlayOptions(), (text,))


def test_after_the_key_first_moves_cannot_be_chosen() -> None:
    assert not BY_NAME["first_move"].goes_with(Stipulation.parse("#2"), post_key=True)
    assert BY_NAME["threats"].goes_with(Stipulation.parse("#2"), post_key=True)
