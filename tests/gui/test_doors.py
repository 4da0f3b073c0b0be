"""The doors of the window give the answer of `solve`, or say by name what they refuse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from matewright.errors import MatewrightError
from matewright.formats.solution_text import tree_lines
from matewright.gui.batch.dialog import BatchDialog
from matewright.gui.contest.hidden_solution import HiddenSolution
from matewright.gui.preferences.preferences import LIVE_SOLVING
from matewright.model.collection import Collection
from matewright.model.notation import Notation
from matewright.model.play_state import PlayState
from matewright.model.problem import Problem
from matewright.model.solution import Role, Solution
from matewright.services.batch import batch as batches
from matewright.services.contest import RULES, Marked
from matewright.services.contest.solvers_line import SolversLine
from matewright.services.play.played_game import legal_moves
from tests.batches import InProcess
from tests.doors.doors import answer_of, facts
from tests.doors.features import FEATURES, Feature
from tests.doors.table import REFUSED
from tests.gui.conftest import Person

pytestmark = [
    pytest.mark.usefixtures("real_engine"),
    pytest.mark.features("answer", "workshop", "play", "batch"),
]


@pytest.fixture(autouse=True)
def in_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "_Local", InProcess)


def answers() -> dict[str, Solution]:
    """The answers of `solve`; what it refuses has none."""
    found = {}
    for feature in FEATURES:
        try:
            found[feature.name] = answer_of(feature.problem)
        except MatewrightError:
            continue
    return found


@pytest.fixture
def everything(person: Person) -> Person:
    """A user who has opened a file with all the problems."""
    collection = Collection(tuple(feature.problem for feature in FEATURES))
    person.window.document.take_in([*collection], "Open")
    QApplication.processEvents()
    return person


def shown(person: Person, feature: Feature) -> Problem:
    """Have the window show a problem."""
    document = person.window.document
    place = next(
        place
        for place, problem in enumerate(document.collection)
        if problem.question == feature.problem.question
    )
    document.go_to(place)
    QApplication.processEvents()
    return document.problem


def refused(door: str) -> set[str]:
    return {*REFUSED[door]}


def test_solving_all_gives_the_same_answers(everything: Person) -> None:
    document = everything.window.document
    everything.press("Ctrl+Shift+F7", everything.window.board)
    (dialog,) = everything.window.findChildren(BatchDialog)
    everything.press("Return", dialog)
    everything.bot.waitUntil(lambda: "stored" in dialog.state_label.text())
    everything.close(dialog)
    expected = answers()
    for problem, feature in zip(document.collection, FEATURES, strict=True):
        answer = expected.get(feature.name)
        if answer is None:
            assert feature.name in refused("window")
            assert problem.solution is None
            continue
        assert feature.name not in refused("window")
        assert problem.solution_is_current, feature.name
        assert problem.solution is not None
        assert facts(problem.solution) == facts(answer), feature.name
        # The versions hold the same question, and give the answer back.
        for version in problem.versions:
            assert version.problem.question == problem.question
            assert version.problem.solution_is_current


def test_live_solving_gives_the_same_answers(everything: Person) -> None:
    window = everything.window
    window.preferences.set(LIVE_SOLVING, True)
    for name, answer in answers().items():
        feature = next(one for one in FEATURES if one.name == name)
        problem = shown(everything, feature)
        window.live.forget_before()

        def is_answered(problem: Problem = problem) -> bool:
            found = window.live.answer
            return found is not None and problem.solved(found).solution_is_current

        everything.bot.waitUntil(is_answered, timeout=20_000)
        found = window.live.answer
        assert found is not None
        for ours, theirs in zip((found, *found.twins), (answer, *answer.twins), strict=True):
            assert set(ours.keys) == set(theirs.keys), name
            assert bool(ours.lines) == bool(theirs.lines), name


def test_a_solution_written_down_by_oneself_gets_all_points(qtbot: QtBot, qapp: QObject) -> None:
    hidden = HiddenSolution(qapp)
    given: list[object] = []
    hidden.marked.connect(given.append)
    for feature in FEATURES:
        hidden.find(feature.problem)
        qtbot.waitUntil(lambda: hidden.solution is not None or hidden.error is not None)
        words = REFUSED["solve it yourself"].get(feature.name, "")
        assert words in str(hidden.error or ""), feature.name
        assert bool(words) is (hidden.error is not None), (feature.name, str(hidden.error))
        if hidden.solution is None:
            continue
        for part in (hidden.solution, *hidden.solution.twins):
            line = SolversLine.begin(PlayState(part.question.game), part.stipulation)
            assert line.legal_moves, feature.name
        given.clear()
        hidden.mark(written(hidden.solution), RULES["wfcc"], Notation())
        qtbot.waitUntil(lambda: bool(given))
        (marked,) = given
        assert isinstance(marked, Marked), (feature.name, str(marked))
        assert marked.points == marked.most, (feature.name, marked)
    hidden.shut_down()


def written(solution: Solution) -> str:
    """The whole solution as a solver may write it, tries and set play left out."""
    return "\n".join(
        line
        for part in (solution, *solution.twins)
        for line in (
            part.label.split(" ")[0],
            *(
                line
                for node in part.tree.children
                if node.role not in (Role.TRY, Role.SET_PLAY)
                for line in tree_lines(node, Notation())
            ),
        )
    )


def test_play_mode_plays_the_first_moves_of_every_part(everything: Person) -> None:
    window = everything.window
    for name, answer in answers().items():
        feature = next(one for one in FEATURES if one.name == name)
        shown(everything, feature)
        window.document.set_solution(window.document.current, answer)
        QApplication.processEvents()
        for place, part in enumerate(window.desk.parts):
            found = part.answer
            firsts = [] if found is None else [*found.keys, *(line[0] for line in found.lines)]
            if not firsts or feature.problem.stipulation.text.startswith("dia"):
                continue
            window.presenter.show_part(place)
            everything.press("F9", window.board)
            game = window.game.game
            assert game is not None, name
            move = next(one for one in game.legal_moves if one.uci == firsts[0])
            window.game.play(move)
            assert window.game.game is not None
            assert window.game.game.moves_made == (move,)
            assert legal_moves(game.state.play(move)) == window.game.game.legal_moves
            everything.press("F9", window.board)
