import pytest

import matewright
from matewright.engine import Options
from matewright.errors import FormatError, StipulationError
from matewright.formats import catalogue, olv_writing, registry
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.verdict import Verdict, judge
from matewright.services.solving.solve import start
from tests import unsolved

PIECES = "algebraic: {white: [Kf8, Rh1, Pg6], black: [Kh8, Bg8, Pg7, Ph7]}\nstipulation: '#2'\n"


def read(text: str) -> Problem:
    return registry.parse(catalogue.OLV, text, "test.olv").collection[-1]


def test_a_problem_is_solved() -> None:
    problem = read(PIECES + "options: [SetPlay, Try]\n")
    assert problem.unsupported == ()
    assert start(problem, Options()).result().keys == ("h1h6",)


def test_python_asks_a_problem_with_all_it_says() -> None:
    problem = read(PIECES + "twins: {b: Move h1 a1}\noptions: [SetPlay]\n")
    solution = matewright.solve(problem)
    assert (len(solution.twins), solution.question.options.names) == (1, ("SetPlay",))
    assert matewright.solve(problem, "#1", mode="keys").stipulation.text == "#1"
    with pytest.raises(StipulationError, match="Rokagogo"):
        matewright.solve(read(PIECES + "conditions: [Rokagogo]\n"))


@pytest.mark.parametrize("field", ["options", "conditions"])
def test_conditions_that_are_not_obeyed_are_refused(field: str) -> None:
    problem = read(f"{PIECES}{field}: [Rokagogo, Variation, Maximummer Defence]\n")
    assert problem.unsupported == ("Rokagogo", "Maximummer Defence")
    with pytest.raises(StipulationError, match=r"There is no condition “Defence”"):
        start(problem, Options())
    assert judge(problem).verdict is Verdict.UNSUPPORTED


def test_conditions_that_are_not_even_text_are_refused() -> None:
    assert read(f"{PIECES}conditions: {{a: b}}\n").unsupported == ("conditions",)
    assert read(f"{PIECES}conditions:\n").unsupported == ()


def test_a_problem_that_was_not_understood_is_refused() -> None:
    problem = read(
        PIECES + "---\nalgebraic: {white: [Kf8, Xh1], black: [Kh8]}\nstipulation: '#2'\n"
    )
    with pytest.raises(FormatError) as caught:
        start(problem, Options())
    assert str(caught.value) == problem.read_error


def test_what_start_refuses_is_refused() -> None:
    with pytest.raises(StipulationError):
        start(Problem(Position(), stipulation_of(unsolved.STIPULATION)), Options())


def test_a_stored_answer_is_said_to_be_from_the_file() -> None:
    problem = read(PIECES)
    solved = problem.solved(start(problem, Options()).result())
    assert (judge(solved).remark, judge(solved).is_stored) == ("1 key", False)
    again = read(olv_writing.write(Collection((solved,))))
    judgement = judge(again)
    assert again.solution_is_stored
    assert judgement.verdict is Verdict.SOUND
    assert judgement.remark == "1 key · from the file, not checked here"
    assert judgement.is_stored
    assert again.solution is not None
    assert not judge(again.solved(again.solution)).is_stored
