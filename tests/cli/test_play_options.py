"""The options of `matewright solve` that complete the stipulation."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path

import pytest

from matewright.cli.exit_status import ExitStatus
from matewright.model.notation import LETTERS
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions
from matewright.model.solution import Solution, Status
from tests.cli.conftest import Run, Script, Terminal

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w"
HELP = "8/8/8/8/8/1k6/7r/K7"

WORDS = {
    "--post-key": PlayOptions(post_key=True),
    "--set-play": PlayOptions(set_play=True),
    "--tries 3": PlayOptions(tries=3),
    "--no-threats": PlayOptions(threats=False),
    "--no-short-variations": PlayOptions(no_short_variations=True),
    "--max-solutions 2": PlayOptions(max_solutions=2),
    "--first-move 3": PlayOptions(first_move=3),
    "--last-move 7": PlayOptions(last_move=7),
    "--max-flights 0": PlayOptions(max_flights=0),
    "--max-threat 1": PlayOptions(max_threat=1),
    "--white-to-play": PlayOptions(white_to_play=True),
    "--quodlibet": PlayOptions(quodlibet=True),
    "--stop-on-short": PlayOptions(stop_on_short=True),
    "--non-trivial 2 3": PlayOptions(non_trivial=(2, 3)),
}
FITS = {"--white-to-play": "h#2", "--quodlibet": "s#2", "--stop-on-short": "h#2"}
FITS["--non-trivial 2 3"] = "s#2"
PARTS = {
    "--duplex": PlayOptions(duplex=True),
    "--half-duplex": PlayOptions(half_duplex=True),
}


@pytest.mark.parametrize(("words", "expected"), WORDS.items(), ids=WORDS)
def test_every_option_is_passed_on(
    run: Run,
    script: Script,
    answer: Callable[[Status], Solution],
    words: str,
    expected: PlayOptions,
) -> None:
    script.steps = [answer(Status.SOLVED)]
    assert run("solve", *shlex.split(words), PRINZ, FITS.get(words, "#2")).status == 0
    options = script.calls[0][2]
    assert {field.name: getattr(options, field.name) for field in fields(PlayOptions)} == {
        field.name: getattr(expected, field.name) for field in fields(PlayOptions)
    }


def test_a_star_behind_the_stipulation_asks_for_set_play(
    run: Run, script: Script, answer: Callable[[Status], Solution]
) -> None:
    script.steps = [answer(Status.SOLVED)]
    assert run("solve", PRINZ, "#2*").status == 0
    assert script.calls[0][2].set_play


def test_every_option_there_is_can_be_written() -> None:
    usual = PlayOptions()
    written = {
        field.name
        for options in (WORDS | PARTS).values()
        for field in fields(PlayOptions)
        if getattr(options, field.name) != getattr(usual, field.name)
    }
    assert written == {field.name for field in fields(PlayOptions)}


@pytest.mark.parametrize(
    ("stipulation", "words", "sentence"),
    [
        ("h#2", "--tries", "The option --tries does not go with h#2."),
        ("h#2", "--post-key", "The option --post-key does not go with h#2."),
        ("h#2", "--no-threats", "The option --no-threats does not go with h#2."),
        ("h#1.5", "--white-to-play", "The option --white-to-play does not go with h#1.5."),
        ("ser-#2", "--set-play", "The option --set-play does not go with ser-#2."),
        ("#2", "--quodlibet", "The option --quodlibet does not go with #2."),
        ("#2", "--non-trivial 1 1", "The option --non-trivial does not go with #2."),
        ("#2", "--stop-on-short", "The option --stop-on-short does not go with #2."),
        ("#2", "--post-key --set-play", "The option --set-play does not go with --post-key."),
        ("#2", "--max-solutions 0", "The option --max-solutions is 0; it must be at least 1."),
        (
            "#2",
            "--first-move 3 --last-move 2",
            "The option --last-move is 2; it must be at least 3.",
        ),
    ],
)
def test_an_option_without_sense_is_refused_as_it_was_written(
    run: Run, stipulation: str, words: str, sentence: str
) -> None:
    outcome = run("solve", PRINZ.split(maxsplit=1)[0], stipulation, *words.split())
    assert (outcome.status, outcome.stdout) == (2, "")
    assert outcome.stderr == f"Error: {sentence}\n"


@pytest.mark.parametrize(
    ("stipulation", "words", "turn"),
    [
        ("#2", "", Colour.WHITE),
        ("h#2", "", Colour.BLACK),
        ("h#2.5", "", Colour.WHITE),
        ("h#2", "--white-to-play", Colour.WHITE),
        ("#2", "--post-key", Colour.BLACK),
    ],
)
def test_a_board_alone_takes_the_side_that_begins(
    run: Run,
    script: Script,
    answer: Callable[[Status], Solution],
    stipulation: str,
    words: str,
    turn: Colour,
) -> None:
    script.steps = [answer(Status.SOLVED)]
    run("solve", HELP, stipulation, *words.split())
    assert script.calls[0][0].turn is turn


@pytest.fixture
def three_kinds(tmp_path: Path) -> str:
    path = tmp_path / "kinds.epd"
    path.write_text(
        "5Kbk/6pp/6P1/8/8/8/8/7R w - - dm 2;\n"
        '5Kbk/6pp/6P1/8/8/8/8/7R b - - c0 "h#2";\n'
        '5Kbk/6pp/6P1/8/8/8/8/7R w - - c0 "ser-#2";\n',
        encoding="utf-8",
    )
    return str(path)


def test_in_a_file_wishes_for_what_is_shown_apply_where_they_fit(
    run: Run, script: Script, answer: Callable[[Status], Solution], three_kinds: str
) -> None:
    script.steps = [answer(Status.SOLVED)] * 3
    outcome = run("solve", three_kinds, "--set-play", "--tries", "--stop-on-short")
    assert outcome.status == 0, outcome.stderr
    assert [options.names for *_, options in script.calls] == [
        ("SetPlay", "Try"),
        ("SetPlay", "StopOnShortSolutions"),
        ("StopOnShortSolutions",),
    ]


def test_in_a_file_other_options_are_refused_where_they_do_not_fit(
    run: Run, three_kinds: str
) -> None:
    outcome = run("solve", three_kinds, "--quodlibet")
    assert outcome.status == 2
    assert outcome.stderr.splitlines() == [
        "Error: problem 1: The option --quodlibet does not go with #2.",
        "Error: problem 2: The option --quodlibet does not go with h#2.",
        "Error: problem 3: The option --quodlibet does not go with ser-#2.",
    ]


@pytest.mark.parametrize("name", LETTERS)
def test_letters(run: Run, name: str) -> None:
    text = run("solve", PRINZ, "#2", "--letters", name).stdout
    letters = LETTERS[name]
    assert f"1.{letters['R']}h6! zugzwang\n  1...{letters['B']}a2 2.{letters['R']}xh7#\n" in text


def test_json_keeps_english_letters(run: Run) -> None:
    words = ("solve", "k7/8/1K6/8/8/8/8/7R w", "#1", "--json")
    assert '"san": "Rh8#"' in run(*words, "--letters", "german").stdout


def test_unknown_letters_are_refused_with_those_there_are(run: Run) -> None:
    outcome = run("solve", PRINZ, "#2", "--letters", "greek")
    assert outcome.status == 2
    assert "greek" in outcome.stderr
    assert "figurine" in outcome.stderr


def test_the_help_shows_the_options_in_groups_with_the_names_popeye_has(run: Run) -> None:
    text = run("solve", "--help").stdout
    headings = [line for line in text.splitlines() if line.endswith(":") and line[0] != " "]
    assert headings == [
        "What is asked:",
        "What is shown:",
        "What is looked at (the answer holds under these alone):",
        "How it is searched:",
        "Options:",
    ]
    for options in (WORDS | PARTS).values():
        for name in options.names:
            assert name.split()[0] in text


HELP_IN_ONE = "k7/8/1K6/8/8/8/p7/7R"


def test_duplex_solves_both_distributions_of_the_parts(
    run: Run, script: Script, answer: Callable[[Status], Solution]
) -> None:
    script.steps = [answer(Status.SOLVED)] * 2
    assert run("solve", HELP_IN_ONE, "h#1", "--duplex").status == 0
    assert {position.turn for position, *_ in script.calls} == set(Colour)


def test_every_part_stands_under_its_label(run: Run) -> None:
    outcome = run("solve", HELP_IN_ONE, "h#1", "--twin", "Remove a2", "--duplex")
    lines = outcome.stdout.splitlines()
    assert [line for line in lines if line.startswith(("a)", "b)"))] == [
        "a)",
        "a) duplex: the parts of White and Black exchanged",
        "b) bPa2 away",
        "b) bPa2 away duplex: the parts of White and Black exchanged",
    ]
    assert lines[:2] == ["a)", ""]
    assert lines.count("Solved h#1: helpmate in 1, 3 solutions.") == 1
    assert lines.count("Solved h#1: sound, 1 solution.") == 1
    # The exchanged parts have no solution.
    assert outcome.status == 1


@pytest.mark.parametrize(
    ("words", "labels"),
    [
        (["--twin", "Move a2 a3", "--twin", "Continued Remove h1"], ["a)", "b)", "c)"]),
        (["--twin", "Move a2 a3", "--zero-position"], ["a)"]),
    ],
)
def test_twins_are_solved_after_the_diagram(run: Run, words: list[str], labels: list[str]) -> None:
    outcome = run("solve", HELP_IN_ONE, "h#1", *words, "--json")
    (line,) = outcome.stdout.splitlines()
    first = Solution.from_dict(json.loads(line))
    assert [part.label.split()[0] for part in (first, *first.twins)] == labels


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--twin", "Remove c3"], "b) “Remove c3” cannot be done: there is no piece on c3."),
        (["--twin", "Wiggle c3"], "The twin is not understood at “Wiggle”"),
        (["--zero-position"], "--zero-position needs a --twin."),
    ],
)
def test_bad_twins_are_answered_with_one_sentence(
    run: Run, words: list[str], sentence: str
) -> None:
    refusal = run("solve", HELP_IN_ONE, "h#1", *words).refusal
    assert refusal.startswith(f"Error: {sentence}")


@pytest.mark.parametrize(
    "words", [["--twin", "Move a1 b2"], ["--zero-position"], ["--intended", "2"]]
)
def test_the_problems_of_a_file_have_their_own_twins(
    run: Run, three_kinds: str, words: list[str]
) -> None:
    outcome = run("solve", three_kinds, *words)
    assert outcome.status == 2
    assert outcome.stderr.startswith(f"Error: {words[0]} belongs to a FEN")


@pytest.mark.parametrize(
    ("second", "status"), [(Status.SOLVED, 0), (Status.NONE, 1), (Status.PARTIAL, 3)]
)
def test_the_most_serious_part_counts(
    answer: Callable[[Status], Solution], second: Status, status: int
) -> None:
    solved = answer(Status.SOLVED)
    assert ExitStatus.of(replace(solved, twins=(answer(second), solved))) == status


def test_progress_names_the_part(
    run: Run, script: Script, answer: Callable[[Status], Solution]
) -> None:
    script.steps = [None, None, answer(Status.SOLVED)]
    outcome = run("solve", HELP_IN_ONE, "h#3", "--twin", "Move h1 h2")
    searched = [
        "Searched 1 deep, no mate: 20 positions in 0.50 s.",
        "Searched 2 deep, no mate: 400 positions in 1.50 s.",
    ]
    assert outcome.stderr.splitlines() == ["a)", *searched, "b) wRh1→h2", *searched]


def test_progress_on_a_terminal_names_the_part_first(
    run: Run, script: Script, answer: Callable[[Status], Solution], terminal: Terminal
) -> None:
    terminal.connect(80)
    script.steps = [None, None, answer(Status.SOLVED)]
    run("solve", HELP_IN_ONE, "h#3", "--twin", "Move h1 h2")
    assert terminal.last_line().startswith("b) wRh1→h2  no helpmate in 2  depth 3 ")


def test_the_options_of_a_problem_in_a_file_are_obeyed(
    run: Run, script: Script, answer: Callable[[Status], Solution], tmp_path: Path
) -> None:
    path = tmp_path / "twins.olv"
    path.write_text(
        "---\n"
        "stipulation: 'h#1'\n"
        "algebraic: {white: [Kb6, Rh1], black: [Ka8, Pa2]}\n"
        "options: [SetPlay, MaxSolutions 5]\n"
        "twins: {b: 'Remove a2'}\n",
        encoding="utf-8",
    )
    script.steps = [answer(Status.SOLVED)] * 2
    assert run("solve", str(path), "--max-solutions", "2").status == 0
    assert {options.names for *_, options in script.calls} == {("SetPlay", "MaxSolutions 2")}


@pytest.mark.parametrize(
    ("intended", "sentence"),
    [
        ("3", "Solved h#1: sound, 3 solutions."),
        ("3.1", "Solved h#1: sound, 3 solutions."),
        ("2", "Solved h#1: cooked, 3 solutions, 2 intended."),
        ("4", "Solved h#1: helpmate in 1, 3 solutions, 4 intended."),
    ],
)
def test_what_was_found_is_compared_with_what_was_intended(
    run: Run, intended: str, sentence: str
) -> None:
    outcome = run("solve", HELP_IN_ONE, "h#1", "--intended", intended)
    assert (outcome.status, outcome.stderr) == (0, "")
    assert sentence in outcome.stdout.splitlines()


@pytest.mark.parametrize("intended", ["", "two", "2.", "0", "-1"])
def test_a_number_of_solutions_that_is_none_is_refused(run: Run, intended: str) -> None:
    outcome = run("solve", HELP_IN_ONE, "h#1", f"--intended={intended}")
    assert (outcome.status, outcome.stdout) == (2, "")
    assert outcome.stderr.startswith(f"Error: --intended is “{intended}”; it must be like")


def test_numbers_of_first_moves_in_a_file_are_explained(run: Run, tmp_path: Path) -> None:
    text = (
        "BeginProblem\nPieces White Kf8 Rh1 Pg6 Black Kh8 Bg8 Pg7h7\nStipulation #2\n"
        "Option StartMoveNumber {}\nEndProblem\n"
    )
    file = tmp_path / "one.inp"
    file.write_text(text.format(2))
    assert "counted from a1 to h8 here" in run("solve", str(file)).stderr
    file.write_text(text.format(1))
    assert "counted" not in run("solve", str(file)).stderr
