"""What Popeye itself printed (`golden/popeye`), and what it could not have printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from matewright.formats import catalogue, popeye_output, registry
from matewright.formats.format import Parsed
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.model.solution import Solution, Status
from matewright.model.verdict import Verdict, judge
from tests.formats.fuzzing import CASES, fuzz
from tests.stipulations import answer_text

GOLDEN = Path(__file__).parent / "golden" / "popeye"
LANGUAGES = ["english", "german", "french"]


def parse(text: str) -> Parsed:
    return registry.parse(catalogue.POPEYE_OUTPUT, text, "sample.out")


def printed(language: str) -> str:
    return (GOLDEN / f"{language}.out").read_text(encoding="utf-8")


def asked() -> Collection:
    text = (GOLDEN / "english.inp").read_text(encoding="utf-8")
    return registry.parse(catalogue.POPEYE[0], text).collection


def first(text: str) -> Problem:
    return parse(text).collection[0]


def answers(problem: Problem) -> list[Solution]:
    return [problem.solution, *problem.solution.twins] if problem.solution else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_read_as_it_was_asked(language: str) -> None:
    for problem, wanted in zip(parse(printed(language)).collection, asked(), strict=True):
        assert problem.position == wanted.position
        assert problem.stipulation == wanted.stipulation
        assert problem.twins == wanted.twins
        assert problem.zero_position == wanted.zero_position
        assert problem.authors == wanted.authors
        assert problem.source == wanted.source
        assert problem.comment == wanted.comment
        assert problem.extra.get("award") == wanted.extra.get("award")
        assert problem.unsupported == wanted.unsupported


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solutions_are_claims_from_the_file(language: str) -> None:
    found = parse(printed(language)).collection
    counts = [
        [(part.length, len(part.keys), len(part.tries), len(part.lines)) for part in answers(one)]
        for one in found
    ]
    assert counts == [
        [(2, 1, 2, 0)],
        [(2, 0, 0, 1), (2, 0, 0, 3), (None, 0, 0, 0)],
        [(1, 0, 0, 2), (None, 0, 0, 0)],
        [(3, 0, 0, 0)],
        [(1, 0, 0, 10), (None, 0, 0, 0)],
        [(1, 9, 0, 0)],
        [(None, 0, 0, 0)],
        [(None, 0, 2, 0)],
    ]
    for problem in found:
        assert problem.solution_text
        assert all(answer.status is Status.CLAIMED for answer in answers(problem))
        assert all(not answer.keys_complete for answer in answers(problem))
        if problem.solution:
            judgement = judge(problem)
            assert judgement.verdict is Verdict.CLAIMED
            assert judgement.is_stored


def test_the_tree_is_that_of_the_text() -> None:
    problem = first(printed("german"))
    assert problem.solution is not None
    sentence, *phases = answer_text(problem.solution).split("\n\n")
    assert sentence == "According to what Popeye printed: mate in 2; not proved here."
    assert phases == [
        "Set play\n"
        + "\n".join(f"  1...B{square} 2.Rxh7#" for square in ("a2", "b3", "c4", "d5", "e6", "f7")),
        "Tries\n  1.Rxh7+\n    but 1...Bxh7\n  1.Rh5 zugzwang\n"
        + "\n".join(f"    1...B{square} 2.Rxh7#" for square in ("a2", "b3", "c4", "d5", "e6", "f7"))
        + "\n    but 1...h6",
        "Key\n  1.Rh6 zugzwang\n    1...gxh6 2.g7#\n"
        + "\n".join(
            f"    1...B{square} 2.Rxh7#" for square in ("a2", "b3", "c4", "d5", "e6", "f7")
        ),
    ]


def test_lines_of_help_play_may_castle() -> None:
    problem = parse(printed("french")).collection[1]
    assert problem.solution is not None
    assert problem.solution.lines == (("c8b8", "e1g1", "g3g2", "f1f8"),)
    assert problem.solution.twins[0].label == "b) bKc8→b8, bPg5 away"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("1.Rh1-h6 !", "1.Rh1-a6 !", "The solution's move h1a6 cannot be played."),
        ("1.Rh1-h6 !", "1.Qh1-h6 !", "The solution's move h1h6 cannot be played."),
        ("1...g7*h6", "1...g7-h6", "The solution's move g7h6 cannot be played."),
        ("1.Rh1-h6 ! zugzwang.", "1.Rh1-h6 ! gripped.", "It is not clear what “gripped.” means."),
        ("2.Rh6*h7 #", "2.Rh6*h7", "The solution's move h6h7 cannot be played."),
        ("1.Rh1-h6 !", "7.Rh1-h6 !", ""),
    ],
)
def test_a_solution_that_does_not_fit_is_kept_as_text(old: str, new: str, reason: str) -> None:
    found = parse(printed("english").replace(old, new, 1))
    problem = found.collection[0]
    assert problem.solution is None
    assert new in problem.solution_text
    assert "The solution was not understood; it is kept as text. " + reason in str(
        found.warnings[0]
    )
    # The others are not touched by it.
    assert found.collection[1].solution is not None


def test_an_unfinished_search_claims_no_absence() -> None:
    text = printed("english")
    end = text.rindex("solution finished.")
    found = parse(text[:end] + "Partial solution" + text[end + len("solution finished.") :])
    assert found.collection[7].solution is None
    assert "Solving was not finished." in str(found.warnings[-1])


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("3 + 4", "3 + 5", "The numbers of pieces below the diagram are not those of the diagram."),
        ("-K", "-X", "The piece “-X” in the diagram is not known."),
        (
            "  #2                          3 + 4\n",
            "",
            "a line with stipulation and numbers of pieces",
        ),
        ("8   .", "9   .", "The diagram is damaged."),
    ],
)
def test_a_damaged_diagram_is_said_and_kept(old: str, new: str, reason: str) -> None:
    found = parse(printed("english").replace(old, new, 1))
    assert reason in found.collection[0].read_error
    assert found.collection[1].stipulation.text == "h#2"


def test_texts_without_a_diagram_are_no_output() -> None:
    assert not popeye_output.recognise("1.Rh1-h6 ! zugzwang.\n")
    assert popeye_output.recognise(printed("german"))


@pytest.mark.parametrize("cases", CASES)
def test_damaged_texts(cases: int) -> None:
    pieces = [printed(language).split("\n\n\n\n") for language in LANGUAGES]
    samples = ["\n\n\n\n".join(some[at : at + 2]) for some in pieces for at in range(len(some) - 1)]
    fuzz(catalogue.POPEYE_OUTPUT, samples, cases)
