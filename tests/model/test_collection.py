from dataclasses import replace

import pytest

from matewright.model.collection import Collection
from matewright.model.conditions import Condition
from matewright.model.piece import Colour, Piece
from matewright.model.play_options import natural_turn
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.solution import Mode, Solution, Status
from matewright.model.stipulation import Stipulation, stipulation_of

A, B, C, D = (Problem(stipulation=stipulation_of(f"#{moves}")) for moves in (1, 2, 3, 4))
ABC = Collection((A, B, C))


def test_it_is_a_sequence() -> None:
    assert len(ABC) == 3
    assert list(ABC) == [A, B, C]
    assert ABC[1] == B
    assert ABC[-1] == C
    assert ABC[1:] == Collection((B, C))
    assert B in ABC
    assert ABC.index(C) == 2
    assert not Collection()


def test_changes_make_new_collections() -> None:
    assert ABC.replace(1, D) == Collection((A, D, C))
    assert ABC.insert(0, D) == Collection((D, A, B, C))
    assert ABC.insert(3, D, A) == Collection((A, B, C, D, A))
    assert ABC.remove(0) == Collection((B, C))
    assert ABC.move(0, 2) == Collection((B, C, A))
    assert ABC.move(2, 0) == Collection((C, A, B))
    assert ABC.move(1, 1) == ABC
    assert Collection((A, B, C)) == ABC


@pytest.mark.parametrize("place", [-1, 3])
def test_places_outside_are_errors(place: int) -> None:
    with pytest.raises(IndexError):
        ABC.replace(place, D)
    with pytest.raises(IndexError):
        ABC.remove(place)
    with pytest.raises(IndexError):
        ABC.move(place, 0)
    with pytest.raises(IndexError):
        ABC.move(0, place)
    with pytest.raises(IndexError):
        ABC.insert(place + (place > 0), D)


def test_an_untouched_problem_gives_its_text_back() -> None:
    read = A.came_from("olv", "the text")
    assert read == A
    assert read.untouched_text("olv") == "the text"
    assert read.untouched_text("epd") is None
    assert A.untouched_text("olv") is None
    assert replace(read, comment="x").untouched_text("olv") is None
    assert replace(read, extra={"new": "x"}).untouched_text("olv") is None
    assert replace(replace(read, comment="x"), comment="").untouched_text("olv") == "the text"


def test_solving_again_is_a_change() -> None:
    def answer() -> Solution:
        return Solution(
            Question(A.position, Stipulation.parse("#1")), "gms", Mode.FULL, Status.NONE
        )

    read = replace(A, solution=answer()).came_from("olv", "the text")
    assert read.untouched_text("olv") == "the text"
    assert replace(read, solution=answer()).untouched_text("olv") is None


def test_an_answer_is_current_only_for_its_question() -> None:
    answer = Solution(Question(A.position, Stipulation.parse("#1")), "gms", Mode.FULL, Status.NONE)
    solved = replace(A, solution=answer)
    assert solved.solution_is_current
    assert not A.solution_is_current
    assert not replace(solved, stipulation=stipulation_of("#2")).solution_is_current
    moved = replace(solved, position=solved.position.put(0, Piece(Colour.WHITE, "K")))
    assert not moved.solution_is_current
    assert not replace(solved, conditions=(Condition("Circe"),)).solution_is_current
    assert replace(solved, extra={"options": ["Variation"]}).solution_is_current


@pytest.mark.parametrize(
    ("stipulation", "turn"),
    [
        ("#3", "w"),
        ("s#2", "w"),
        ("r#2", "w"),
        ("semi-r#2", "w"),
        ("h#2", "b"),
        ("H#2", "b"),
        ("h#2.5", "w"),
        ("h=3", "b"),
        ("hs#3", "w"),
        ("hs#2.5", "b"),
        ("hr#2", "w"),
        ("hr#2.5", "b"),
        ("ser-#5", "w"),
        ("ser-s#5", "w"),
        ("ser-h#5", "b"),
        ("", "w"),
        ("nonsense", "w"),
    ],
)
def test_who_moves_first(stipulation: str, turn: str) -> None:
    assert natural_turn(stipulation_of(stipulation)) is Colour(turn)
