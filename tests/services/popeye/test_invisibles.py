"""Helpmates with a total invisible: what Popeye 4.104 answers, and what is refused."""

from __future__ import annotations

import pytest

from matewright.errors import FormatError
from matewright.formats import popeye_text
from matewright.services.popeye import Answering, Limits

ANSWERS = {
    # EXAMPLES/total_invisible.inp#1, Sake tourney 2018.
    "TotalInvisible 1 white kf6 qd5 black kh6 ph7 stipulation h#1": """
  1.Kh6-h5 Qd5-g5 #
  1.[+wTIg6]h7*g6 Qd5-h1 #
""",
    # EXAMPLES/total_invisible.inp#2, Ken Kousaka, Sake tourney 2018.
    "TotalInvisible 1 white kc2 qa3 pa2 black ka1 pb2 stipulation h#1": """
  1.TI~-~ [+bTIb3]a2*b3 #
  1.[+wTIc1]b2*c1=S Qa3-b2 #
  1.b2-b1=R [+bTIb3]a2*b3 #
""",
    # TESTS/total_invisible.inp#7.
    "TotalInvisible 1 white kd6 sd8 black kb6 bb8a6 rb1h7 pa5a7 stipulation h#2": """
  1.Rb1-b5 TI~*b8   2.Rh7-c7 TI~*c7[c7=wB] #
  1.Rb1-b5 TI~*b8   2.Rh7-d7 TI~*d7[d7=wS] #
""",
}

BEYOND = (
    "TotalInvisible 2 white kf6 qd5 black kh6 ph7 stipulation h#1",
    "TotalInvisible 1 white kf6 qd5 black kh6 ph7 stipulation #1",
    "TotalInvisible 1 white qd5 black kh6 ph7 stipulation h#1",
    "TotalInvisible 1 white kf6 qd5 black kh6 ph7 stipulation h#3",
    "TotalInvisible 1 white kf6 qd5 black kh6 ph7 stipulation h=1",
    "TotalInvisible 1 white kf6 qd5 black kh6 gh7 stipulation h#1",
    "TotalInvisible 1 white kf6 qd5 black kh6 ph7 stipulation h#1 condition circe",
    "TotalInvisible 1 white kf6 qd5 black kh6 ph7 stipulation h#1 option setplay",
    "TotalInvisible 1 white kf6 qd5 black kh6 ph7 stipulation h#1 twin move h7 g7",
)


def answered(text: str) -> tuple[str, list[str]]:
    """What is printed, and what is refused."""
    record = next(popeye_text.split(f"BeginProblem option noboard pieces {text} EndProblem\n"))
    told = popeye_text.read_input(record)
    assert told is not None
    answering = Answering(told, Limits(shows_times=False))
    return "".join(answering.texts()), answering.refusals


@pytest.mark.parametrize("text", ANSWERS)
def test_a_line_mates_whatever_the_invisible_is(text: str) -> None:
    printed, refusals = answered(text)
    assert not refusals
    lines = [line for line in printed.splitlines() if line.endswith("#")]
    assert sorted(lines) == ANSWERS[text].strip("\n").splitlines()


@pytest.mark.parametrize("text", BEYOND)
def test_what_is_beyond_its_bounds_is_refused(text: str) -> None:
    printed, refusals = answered(text)
    assert not printed
    assert len(refusals) == 1
    assert "invisible" in refusals[0]


def test_a_collection_does_not_hold_invisibles() -> None:
    record = next(popeye_text.split(f"BeginProblem\npieces {next(iter(ANSWERS))}\nEndProblem\n"))
    with pytest.raises(FormatError, match="popeye") as refused:
        popeye_text.read(record)
    assert refused.value.fields["line"] == 2
