"""What is wrong with many problems is printed once for each kind."""

from __future__ import annotations

import pytest

from matewright.cli.failures import Failures, kind_of, warn
from matewright.errors import FormatError


def unread(number: int, letter: str = "x") -> FormatError:
    reason = FormatError("fen-letter", letter=letter, rank=8)
    placed = FormatError("in-record", number=number, file="some.pgn", line=9, reason=reason)
    return FormatError("not-shown", reason=placed)


def printed(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().err.splitlines()


def test_up_to_three_have_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    warn(map(unread, (1, 2, 3)), "some.pgn", verbose=False)
    lines = printed(capsys)
    assert len(lines) == 3
    assert lines[0].startswith("Warning: Problem 1 of “some.pgn” (line 9): ")


def test_more_are_one_line_whatever_their_places(capsys: pytest.CaptureFixture[str]) -> None:
    warn(map(unread, (1, 2, 5, 7)), "some.pgn", verbose=False)
    (line,) = printed(capsys)
    assert line.startswith("Warning: 4 problems of “some.pgn” (1, 2, 5, …): Unknown piece letter")
    assert line.endswith(" (--verbose lists all)")


def test_sentences_that_differ_have_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    warn((unread(number, "xyzx"[number - 1]) for number in (1, 2, 3, 4)), verbose=False)
    (line,) = printed(capsys)
    assert line.startswith(
        "Warning: 4 problems (1, 2, 3, …): for example: Unknown piece letter “x”"
    )


def test_problems_are_counted_not_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    warn(map(unread, (1, 1, 1, 1)), "some.pgn", verbose=False)
    warn(map(unread, (1, 1, 2, 2)), "some.pgn", verbose=False)
    first, second = printed(capsys)
    assert first.startswith("Warning: 1 problem of “some.pgn” (1): ")
    assert second.startswith("Warning: 2 problems of “some.pgn” (1, 2): ")


def test_verbose_lists_all_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    failures = Failures(verbose=True)
    for number in (1, 2, 3, 4):
        failures.add_error(number, f"problem {number}: ", FormatError("pgn-no-fen"))
        assert printed(capsys)[0].startswith(f"Error: problem {number}: The game has no FEN tag")
    failures.say_all()
    assert printed(capsys) == []


def test_a_command_without_the_option_does_not_offer_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    warn(map(unread, range(1, 9)))
    (line,) = printed(capsys)
    assert "--verbose" not in line


def test_what_is_left_out_tells_kinds_apart() -> None:
    one, other = (FormatError("epd-loses", number=1, what=what) for what in ("a tree", "a field"))
    assert kind_of(one) != kind_of(other)
    assert kind_of(unread(1)) == kind_of(unread(2, "y"))
