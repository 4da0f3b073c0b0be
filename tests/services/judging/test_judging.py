"""What is said of entries, compared with python-chess, and that no name gets out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import chess
import pytest

import matewright
from matewright import resources
from matewright.errors import FormatError
from matewright.formats import catalogue, registry
from matewright.formats.format import Output
from matewright.model.award import Award
from matewright.model.collection import Collection
from matewright.model.problem import Problem
from matewright.model.verdict import Verdict
from matewright.services import themes
from matewright.services.judging import anticipations, award, marks
from matewright.services.judging.assessment import assess
from matewright.services.judging.columns import Column, Row, sorted_rows
from matewright.services.judging.duals import Weight
from matewright.services.judging.entries import Tourney, anonymous, keys_of, named
from matewright.services.judging.marks import Distinction, Mark, Marks

_NAME = "Nobody, Xaver"
_FILE = '{"format": "matewright judge", "version": 1, "marks": [%s]}'


@pytest.fixture(scope="module")
def classics() -> list[Problem]:
    return list(matewright.read(resources.path("problems", "classics.olv")))


def solved(problem: Problem) -> Problem:
    return problem.solved(themes.solve(problem))


# -- what is said of an entry ----------------------------------------------------------------------


def _flights(board: chess.Board) -> set[str]:
    """Where Black's king may go, if it were Black's move."""
    copy = board.copy()
    copy.turn = chess.BLACK
    king = copy.king(chess.BLACK)
    return {chess.square_name(m.to_square) for m in copy.legal_moves if m.from_square == king}


def _unprovided(board: chess.Board) -> set[str]:
    """Those of them on which White has no mate."""
    copy = board.copy()
    copy.turn = chess.BLACK
    king = copy.king(chess.BLACK)
    moves = [move for move in copy.legal_moves if move.from_square == king]
    return {chess.square_name(move.to_square) for move in moves if not _mates(copy, move)}


def _duals(board: chess.Board) -> set[str]:
    """The defences that several moves of different men, or to different squares, mate after."""
    threats = _mates(board, None)
    found = set()
    for defence in list(board.legal_moves):
        mates = _mates(board, defence)
        if len(mates) > 1 and not (threats and threats <= mates):
            found.add(board.san(defence))
    return found


def _mates(board: chess.Board, defence: chess.Move | None) -> set[chess.Move]:
    after = board.copy()
    after.push(defence or chess.Move.null())
    found = set()
    for move in list(after.legal_moves):
        after.push(move)
        if after.is_checkmate():
            found.add(replace(move, promotion=None))
        after.pop()
    return found


@pytest.mark.parametrize("number", [3, 5, 7, 12, 17])
def test_key_and_duals_are_those_of_python_chess(classics: list[Problem], number: int) -> None:
    problem = solved(classics[number - 1])
    found = assess(problem)
    assert found.judgement.verdict is Verdict.SOUND
    assert found.is_sound
    assert found.keys is not None
    assert found.duals is not None
    (key,) = found.keys
    board = chess.Board(problem.position.fen)
    before = _flights(board)
    assert set(key.unprovided or ()) == _unprovided(board)
    move = board.parse_san(key.move.removeprefix("1."))
    assert key.captures == board.is_capture(move)
    assert key.checks == board.gives_check(move)
    board.push(move)
    after = _flights(board)
    assert set(key.gives or ()) == after - before
    assert set(key.takes or ()) == before - after
    own = {dual.text.split()[0].removeprefix("1...") for dual in found.duals if dual.weight}
    assert own == _duals(board)


def test_a_key_piece_out_of_play(classics: list[Problem]) -> None:
    # Ellerman's queen comes from afar; Loyd's rook gives up guards.
    ellerman, loyd = assess(solved(classics[13])), assess(solved(classics[4]))
    assert ellerman.keys is not None
    assert loyd.keys is not None
    assert ellerman.keys[0].was_idle
    assert not loyd.keys[0].was_idle


def test_a_dual_before_the_mate_is_serious(classics: list[Problem]) -> None:
    found = assess(solved(classics[15])).duals
    assert found is not None
    assert {dual.weight for dual in found if dual.text.endswith("+")} == {Weight.SERIOUS}
    assert {dual.weight for dual in found} == {Weight.SERIOUS, Weight.MINOR}


def test_nothing_is_said_of_play_that_is_not_proved(classics: list[Problem]) -> None:
    problem = classics[2]
    unsolved = assess(problem)
    assert (unsolved.keys, unsolved.themes, unsolved.duals) == (None, None, None)
    assert unsolved.reason == "Not solved yet."
    bare = problem.solved(matewright.solve(problem))
    assert assess(bare).reason == "The answer lacks set play or tries."
    row = Row(1, problem, Mark())
    assert row.text(Column.KEY) == row.text(Column.DUALS) == row.text(Column.THEMES) == "?"


# -- names -----------------------------------------------------------------------------------------


def _signed(problem: Problem) -> Problem:
    """A problem with a name wherever a file can have one."""
    signed = replace(
        problem,
        authors=(_NAME,),
        source=_NAME,
        comment=f"After {_NAME}",
        solution_text=f"1.Ka1! ({_NAME})",
        extra={"keywords": [_NAME], "reprints": [_NAME], "after": _NAME},
    )
    return Award("1st Prize", _NAME, (_NAME,)).given_to(signed).came_from("olv", _NAME)


def test_an_entry_without_names_has_none_in_any_format(classics: list[Problem]) -> None:
    entry = anonymous(_signed(solved(classics[2])))
    assert _NAME not in repr(entry) + repr(entry.extra) + repr(entry.origin)
    assert entry.question == classics[2].question
    for known in catalogue.writable():
        if known.name not in catalogue.DRAWN:
            data, _ = registry.render(known, Collection((entry,)), Output())
            assert b"Nobody" not in data, known.name


def test_names_come_back_with_the_answer(classics: list[Problem]) -> None:
    signed = _signed(classics[2])
    back = named(solved(anonymous(signed)), signed)
    assert (back.authors, back.comment) == (signed.authors, signed.comment)
    assert back.solution is not None
    assert not back.solution_is_stored


def test_an_unreadable_entry_stays_one_without_its_text(tmp_path: Path) -> None:
    path = tmp_path / "t.olv"
    path.write_text(f'authors: ["{_NAME}"]\nalgebraic: {{white: [Zz9 {_NAME}]}}\n', "utf-8")
    (entry,) = Tourney.open(path).entries
    assert entry.read_error == "This entry could not be read."
    assert _NAME not in repr(entry.origin)
    assert assess(entry).judgement.verdict is Verdict.UNREADABLE


# -- marks -----------------------------------------------------------------------------------------


def test_marks_are_read_as_they_were_written(tmp_path: Path, classics: list[Problem]) -> None:
    keys = keys_of((*classics[:3], classics[0]))
    assert len(set(keys)) == 4
    path = marks.beside(tmp_path / "t.olv")
    assert Marks.read(path) == Marks()
    mark = Mark(8.5, Distinction.PRIZE, "Schön: ½ + \ud800")
    Marks().with_mark(keys[0], mark).write(path)
    read = Marks.read(path)
    assert read.of(keys[0]) == replace(mark, comment="Schön: ½ + ?")
    assert read.strangers(keys[1:]) == 1
    assert read.with_mark(keys[0], Mark()) == Marks()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        _FILE.replace("1", "2", 1) % "",
        _FILE % '{"entry": "a"}',
        _FILE % '{"entry": "a", "points": 1e999, "distinction": "", "comment": ""}',
        _FILE % '{"entry": "a", "points": 1, "distinction": "cup", "comment": ""}',
    ],
)
def test_a_file_that_holds_no_marks_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "t.judge.json"
    path.write_text(text, "utf-8")
    with pytest.raises(FormatError, match="does not hold a judge's marks"):
        Marks.read(path)


@pytest.mark.parametrize("text", ["-1", "nan", "inf", "1001", "eight"])
def test_points_are_numbers(text: str) -> None:
    with pytest.raises(FormatError, match="no number of points"):
        marks.points_of(text)


# -- the award -------------------------------------------------------------------------------------


def _entries(problems: list[Problem], given: list[Mark]) -> list[award.Entry]:
    return [
        award.Entry(number, anonymous(problem), mark, assess(anonymous(problem)))
        for number, (problem, mark) in enumerate(zip(problems, given, strict=True), start=1)
    ]


def test_places_by_distinction_points_and_number(classics: list[Problem]) -> None:
    prize, mention, none = Distinction.PRIZE, Distinction.MENTION, Distinction.NONE
    given = [Mark(7, mention), Mark(8, prize), Mark(9.5, prize), Mark(8, prize), Mark(5, none)]
    found = award.places(_entries(classics[:5], given))
    assert [(place.entry.number, place.title) for place in found] == [
        (3, "1st Prize"),
        (2, "2nd–3rd Prize ex aequo"),
        (4, "2nd–3rd Prize ex aequo"),
        (1, "Honourable Mention"),
    ]
    assert all("not proved to be sound" in sentence for sentence in award.doubts(found))
    (first, *_) = award.collection_of(found, show_names=False)
    assert (first.authors, Award.of(first).distinction) == (("Entry 3",), "1st Prize")
    assert award.introduction(5, found) == "5 entries took part. 4 of them are distinguished."


def test_doubts_name_what_is_unsound_and_what_is_out_of_order(classics: list[Problem]) -> None:
    short = replace(
        classics[2],
        position=classics[2].position.from_fen("5Kbk/7p/6P1/8/8/8/8/7R w - - 0 1"),
    )
    entry = solved(short)
    found = award.places(
        [
            award.Entry(1, entry, Mark(3, Distinction.PRIZE), assess(entry)),
            award.Entry(2, classics[0], Mark(4, Distinction.COMMENDATION)),
        ]
    )
    assert list(award.doubts(found)) == [
        "Entry 1 (Prize) is not sound: Short, mate in 1 instead of 2 · 3 keys.",
        "Entry 2 (Commendation) is not proved to be sound: Not solved.",
        "Entry 2 (Commendation) has more points than entry 1 (Prize).",
    ]


def test_an_award_of_nothing_is_refused() -> None:
    with pytest.raises(FormatError, match="There is no award yet"):
        award.collection_of([], show_names=False)


# -- anticipations and order -----------------------------------------------------------------------


def test_anticipations_are_found_and_say_no_name_before_they_may(
    tmp_path: Path, classics: list[Problem]
) -> None:
    other, own = tmp_path / "other.olv", tmp_path / "own.olv"
    mirrored = classics[2].position.from_fen("8/4p3/N1P1pR2/4k3/8/4K3/5QR1/8 w - - 0 1")
    matewright.write(other, [classics[6], classics[2]])
    matewright.write(own, [replace(classics[2], position=mirrored), classics[0]])
    entries = list(Tourney.open(own).entries)
    first, second = anticipations.find(entries, own, [other, own], cache=tmp_path / "cache")
    assert [(one.number, one.likeness, one.is_entry) for one in first] == [(2, 1.0, False)]
    assert not second
    assert first[0].words(show_names=False) == "100 % other.olv no. 2"
    assert "Loyd" in first[0].words(show_names=True)
    assert "Loyd" not in str(first[0].to_dict(show_names=False))


def test_rows_are_sorted_with_what_is_unknown_last(classics: list[Problem]) -> None:
    rows = [
        Row(1, classics[0], Mark()),
        Row(2, classics[3], Mark(5), assess(solved(classics[3]))),
        Row(3, classics[2], Mark(7), assess(solved(classics[2]))),
    ]
    order = {
        column: [row.number for row in sorted_rows(rows, column)]
        for column in (Column.POINTS, Column.VERDICT, Column.MEN, Column.KEY, Column.NUMBER)
    }
    assert order == {
        Column.POINTS: [3, 2, 1],
        Column.VERDICT: [2, 3, 1],
        Column.MEN: [1, 3, 2],
        Column.KEY: [2, 3, 1],
        Column.NUMBER: [1, 2, 3],
    }
    turned = sorted_rows(rows, Column.POINTS, descending=True)
    assert [row.number for row in turned] == [2, 3, 1]


def test_a_file_without_problems_or_with_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, classics: list[Problem]
) -> None:
    empty, many = tmp_path / "e.olv", tmp_path / "m.olv"
    empty.write_text("\n")
    with pytest.raises(FormatError, match="nothing to judge"):
        Tourney.open(empty)
    monkeypatch.setattr("matewright.services.judging.entries.MOST_ENTRIES", 2)
    matewright.write(many, classics[:3])
    with pytest.raises(FormatError, match="holds 3 problems"):
        Tourney.open(many)
