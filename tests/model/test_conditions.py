"""Conditions: their name, what is said beside it, and the text they keep."""

from matewright.model.conditions import conditions_of


def test_a_condition_has_a_name_and_parameters_and_keeps_its_text() -> None:
    circe, unknown = conditions_of(["Circe  RexInclusive", " ", "Nobody knows 1"])
    assert (circe.name, circe.parameters) == ("Circe", ("RexInclusive",))
    assert circe.text == "Circe  RexInclusive"
    assert (unknown.name, unknown.parameters) == ("Nobody", ("knows", "1"))
