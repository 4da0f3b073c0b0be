"""Which conditions are refused with which stipulations: the written list against the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

import pytest

from matewright import engine
from matewright.errors import EngineError, IllegalPosition
from matewright.model.condition_kinds import CONDITIONS
from matewright.model.conditions import conditions_of
from matewright.model.goal import Goal
from matewright.model.piece import Piece
from matewright.model.play import Play
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.model.stipulation import Stipulation, fits
from matewright.services.solving import solve
from matewright.services.workshop.edits import Edit
from matewright.services.workshop.search import Search, Space, Threads, judge_alone

PLAIN: Final = Position.from_fen("7k/8/8/8/3p4/8/1P6/KR6 w")
NEUTRAL: Final = Position.from_fen("7k/8/8/8/3p4/=n7/1P6/KR6 w")
PARALYSING: Final = Position.from_fen("7k/8/8/8/3p4/8/1P6/KR5N{Paralysing} w")
ANOTHER_BOARD: Final = "7k/8/8/8/8/8/8/K7"

STALEMATES: Final = {
    Goal.STALEMATE,
    Goal.DOUBLE_STALEMATE,
    Goal.MATE_OR_STALEMATE,
    Goal.AUTO_STALEMATE,
    Goal.STALEMATE_ZUGZWANG,
}
CHECKS: Final = {
    *(Goal.MATE, Goal.CHECK, Goal.MATE_OR_STALEMATE),
    *(Goal.MATE_ZUGZWANG, Goal.CHECK_ZUGZWANG),
}
OF_DIAGRAM: Final = {
    Goal.CIRCUIT,
    Goal.EXCHANGE,
    Goal.CIRCUIT_BY_REBIRTH,
    Goal.EXCHANGE_BY_REBIRTH,
    Goal.KISS,
}
OWN_MATES: Final = {Goal.DOUBLE_MATE, Goal.COUNTER_MATE, Goal.AUTO_MATE}

SYNCHRON: Final = (
    *("WhiteSynchronMover", "WhiteAntiSynchronMover"),
    *("BlackSynchronMover", "BlackAntiSynchronMover"),
)

BINDING_ONE: Final = {"Maximummer", "UltraSchachZwang"}

WITHOUT_OWN_MATES: Final = {
    *("AllInChess", "HalfInChess", "MainlyInChess", "MessignyChess"),
    *("AntiGuards", "Bicaptures", "Bicolores", "ShieldedKings", "SuperGuards"),
    *("ChecklessChess", "ExclusiveChess"),
}
"""Where it is not settled what a check is of which one knows only once its moves are known."""

OTHER_PIECES: Final = {"Castling", "Knights", "Queens, rooks, bishops and knights"}
"""What conditions are refused with for the sake of the pieces on the board, whatever is asked."""

Words = Callable[[Stipulation], str]


def _whole(asked: Stipulation) -> str:
    return asked.text


def _one_piece(asked: Stipulation) -> str:
    return asked.text if _goals(asked) & OF_DIAGRAM else ""


def _series(asked: Stipulation) -> str:
    return "series" if asked.play.is_series else ""


def _reflex(asked: Stipulation) -> str:
    return "reflex play" if "REFLEX" in asked.play.name else ""


def _series_or_reflex(asked: Stipulation) -> str:
    return _series(asked) or _reflex(asked)


def _game(asked: Stipulation) -> str:
    return asked.text if asked.goal is Goal.PROOF_GAME else ""


def _both_sides(asked: Stipulation) -> str:
    return "" if asked.play.is_battle or asked.play is Play.HELP else asked.text


REFUSED: Final[Mapping[str, Words]] = {
    # Whether a piece that comes back is still the one of the diagram.
    **dict.fromkeys(("GhostChess", "HauntedChess"), _one_piece),
    **dict.fromkeys(("WhiteSuperTransmutingKing", "BlackSuperTransmutingKing"), _one_piece),
    # Whether the last move still counts after the other side has passed.
    **dict.fromkeys(("WhiteFollowMyLeader", "BlackFollowMyLeader", "ChameleonPursuit"), _series),
    **dict.fromkeys(("AllInChess", "MainlyInChess"), _series),
    # Or whether a side must reach the goal by a move that it would not have to choose.
    **dict.fromkeys(SYNCHRON, _series_or_reflex),
    # There is no check.
    "LosingChess": lambda asked: asked.text if _goals(asked) & (CHECKS | OWN_MATES) else "",
    # There the initial position has other pieces.
    "MarineChess": _game,
    # It binds the side that defends, or that does not end help play.
    **dict.fromkeys(BINDING_ONE, _both_sides),
}
"""What is named where a condition and a stipulation are refused together; empty where not."""


def _goals(asked: Stipulation) -> set[Goal | None]:
    return {asked.goal, asked.other_goal}


def _own_mates(asked: Stipulation, name: str) -> tuple[str, str] | None:
    is_refused = asked.goal in OWN_MATES and name in WITHOUT_OWN_MATES
    return ("Mates of the own side", _title(name)) if is_refused else None


def _stipulations(plays: tuple[Play, ...] = tuple(Play)) -> Iterator[Stipulation]:
    for play in plays:
        for goal in Goal:
            if fits(play, goal):
                square = 27 if goal.has_square else None
                board = ANOTHER_BOARD if goal is Goal.A_TO_B else None
                yield Stipulation(2, play, goal, target=square, board=board)
    yield Stipulation(2, Play.RECIPROCAL, Goal.STALEMATE, other_goal=Goal.MATE)
    yield Stipulation(2, Play.HELP, Goal.CIRCUIT, half=True)
    yield Stipulation(2, Play.DIRECT, Goal.CHECK, exact=True)


def _title(name: str) -> str:
    """How sentences call a condition."""
    return CONDITIONS[name].title


def _start(position: Position, asked: Stipulation, *names: str) -> None:
    search = engine.SearchOptions(strategy=engine.EXHAUSTIVE, time_limit=0, memory=1)
    begins = position.with_turn(asked.first_mover)
    engine.start(Question(begins, asked, conditions=conditions_of(names)), search).cancel()


def _refused(position: Position, asked: Stipulation, *names: str) -> tuple[str, str] | None:
    """The two that are not solved together; None where that is no reason against solving."""
    # The side that these bind there is in all parry battles, but not in the engine's.
    binds_one = asked.play.is_parry_battle and BINDING_ONE.intersection(names)
    try:
        _start(position, asked, *names)
    except EngineError as error:
        if binds_one and error.code == "engine-condition":
            return None
        if error.code != "condition-pair":
            raise
        one, other = str(error.fields["one"]), str(error.fields["other"])
        return None if one in OTHER_PIECES else (one, other)
    except IllegalPosition:
        # Under some conditions a king is in check, which is looked at last.
        return None
    return None


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_stipulations_that_are_not_settled_under_a_condition(name: str) -> None:
    for asked in _stipulations():
        words = REFUSED[name](asked)
        expected = (_title(name), words) if words else _own_mates(asked, name)
        assert _refused(PLAIN, asked, name) == expected, asked.text


def test_other_conditions_go_with_every_goal_and_every_play() -> None:
    some = [
        *_stipulations((Play.HELP, Play.PROOF)),
        *(Stipulation(2, play) for play in Play if fits(play, Goal.MATE)),
    ]
    known = engine.CAPABILITIES[engine.EXHAUSTIVE].conditions
    others = [name for name, words in known.items() if name not in REFUSED and not words]
    assert len(others) > 100
    for name in others:
        for asked in some:
            assert _refused(PLAIN, asked, name) == _own_mates(asked, name), (name, asked.text)


def test_paralysing_pieces_go_neither_with_stalemates_nor_with_mates_of_the_own_side() -> None:
    for asked in _stipulations():
        words = "mates of the own side" if asked.goal in OWN_MATES else ""
        words = "stalemates" if _goals(asked) & STALEMATES else words
        expected = ("Paralysing pieces", words) if words else None
        assert _refused(PARALYSING, asked) == expected, asked.text


@pytest.mark.parametrize("name", ["AllInChess", "HalfInChess", "MainlyInChess"])
def test_neutral_pieces_do_not_go_with_moving_the_other_side(name: str) -> None:
    for asked in _stipulations((Play.DIRECT, Play.HELP, Play.SERIES)):
        assert _refused(NEUTRAL, asked, name) == ("Neutral pieces", _title(name)), asked.text
    assert _refused(PLAIN, Stipulation(2), name) is None


def test_the_first_condition_that_does_not_fit_is_named() -> None:
    asked = Stipulation.parse("ser-#2")
    found = _refused(PLAIN, asked, "ChameleonPursuit", "LosingChess")
    assert found == ("Chameleon Pursuit", "series")
    found = _refused(PLAIN, asked, "LosingChess", "ChameleonPursuit")
    assert found == ("Losing Chess", "ser-#2")


def test_the_stipulation_is_named_as_it_is_written() -> None:
    # The engine is asked for a half-move less.
    options = PlayOptions(white_to_play=True)
    asked = Question(
        PLAIN, Stipulation.parse("h#2"), options, conditions=conditions_of(["LosingChess"])
    )
    with pytest.raises(EngineError, match="Losing Chess and h#2 are not solved together"):
        solve.start(asked, engine.Options())


@pytest.mark.parametrize(
    ("position", "asked", "name", "words"),
    [
        (PLAIN, "#2", "LosingChess", "Losing Chess and #2"),
        (PLAIN, "ser-#2", "AllInChess", "All-in Chess and series"),
        (NEUTRAL, "h#2", "HalfInChess", "Neutral pieces and Half-in Chess"),
        (PARALYSING, "h=2", "", "Paralysing pieces and stalemates"),
    ],
)
def test_the_workshop_refuses_the_same(
    position: Position, asked: str, name: str, words: str
) -> None:
    stipulation = Stipulation.parse(asked)
    problem = Problem(
        position.with_turn(stipulation.first_mover),
        stipulation,
        conditions=conditions_of([name] if name else []),
    )
    with pytest.raises(EngineError, match=f"{words} are not solved together"):
        judge_alone(problem)


def test_the_workshop_refuses_what_is_not_settled_with_a_piece_that_may_come() -> None:
    problem = Problem(PLAIN, Stipulation(2), conditions=conditions_of(["HalfInChess"]))
    lists = ((Edit(((40, Piece.neutral("N")),), "+nSa6"),),)
    with pytest.raises(EngineError, match="Neutral pieces and Half-in Chess"):
        Search(problem, Space(lists, (0,)), threads=Threads(1))
