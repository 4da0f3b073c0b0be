"""The replies to commands that no proper window sends."""

from __future__ import annotations

from collections.abc import Callable
from queue import Queue

import pytest

from matewright.services.uci import UciEngine

Replies = Callable[..., list[str]]


@pytest.fixture
def replies() -> Replies:
    def obey(*lines: str) -> list[str]:
        answers: list[str] = []
        engine = UciEngine(answers.append)
        for line in lines:
            engine.obey(line)
        engine.close()
        return answers

    return obey


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("castle", "info string “castle” is not understood."),
        ("setoption name Style value wild", "info string There is no option “Style”."),
        ("setoption name Hash value lots", "info string Hash needs a whole number, not “lots”."),
        ("position fen 8/8 w", "info string The FEN has 2 instead of 8 ranks."),
        ("position", "info string “” is not understood."),
        ("isready", "readyok"),
    ],
)
def test_one_sentence_answers(replies: Replies, line: str, answer: str) -> None:
    assert replies(line) == [answer]


def test_a_number_out_of_range_is_refused(replies: Replies) -> None:
    (answer,) = replies("setoption name Threads value 0")
    assert answer.startswith("info string ")


@pytest.mark.parametrize(
    "go", ["go mate", "go sideways 3", "go searchmoves e2e5", "go depth 2 searchmoves a1a1 mate 1"]
)
def test_a_question_that_is_not_understood_gets_no_move(replies: Replies, go: str) -> None:
    assert replies(go)[0] == "bestmove (none)"


def test_an_unreadable_position_is_not_taken_for_the_one_before(replies: Replies) -> None:
    answers = replies("position startpos moves e2e4 e2e4", "go depth 1")
    assert answers[-1] == "bestmove (none)"
    assert all(answer.startswith("info string “e2e4”") for answer in answers[:-1])


def test_an_answer_to_an_endless_question_waits_for_stop(replies: Replies) -> None:
    answers = replies("position fen 5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1", "go infinite", "stop")
    assert answers[-1].startswith("bestmove ")
    assert sum(answer.startswith("bestmove") for answer in answers) == 1


def test_a_missing_king_is_no_crash() -> None:
    answers: Queue[str] = Queue()
    engine = UciEngine(answers.put)
    engine.obey("position fen 8/8/8/8/8/8/8/K6Q w - - 0 1")
    engine.obey("go mate 1")
    replies = [answers.get(timeout=60)]
    while not replies[-1].startswith("bestmove"):
        replies.append(answers.get(timeout=60))
    assert replies[0] == "info string There is no black king, so it cannot be mated."
    engine.close()
