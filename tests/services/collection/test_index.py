"""The index as it is kept, compared and lived in: on the disk, and in a process of its own."""

import os
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from matewright.errors import FormatError
from matewright.formats.format import Record
from matewright.model.conditions import conditions_of
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.model.transform import Transform
from matewright.model.twin import Angle, Axis, MappedChange, Mirror, Rotate
from matewright.services.collection import Index, IndexLostError, Query, RemoteKeeper, tidy
from matewright.services.collection import index as index_module
from matewright.services.collection.row import Row, row_of
from matewright.services.file.files import UnreadRecord
from tests.formats.strategies import problems_in_parts

DIGEST, OTHER = b"one state", b"another"


def problem(fen: str, stipulation: str = "#2", **fields: str) -> Problem:
    return Problem(Position.from_fen(fen), stipulation_of(stipulation), **fields)  # type: ignore[arg-type] # text


def rows(*sources: str) -> list[Row]:
    return [row_of(Problem(source=source)) for source in sources]


def filled(path: Path | None, digest: bytes = DIGEST) -> Index:
    index = Index(path)
    index.begin_file(digest, 3)
    index.put(enumerate(rows("alpha", "beta", "gamma")))
    return index


def found(index: Index, text: str) -> list[int]:
    return list(index.find(Query.parse(text)))


# -- duplicates ------------------------------------------------------------------------------------


def groups(*problems: Problem, alike: bool) -> list[tuple[int, ...]]:
    index = Index()
    index.put(enumerate(map(row_of, problems)))
    index.splice(0, 0, range(len(problems)))
    return index.duplicates(alike)


def test_the_same_problem_is_found_whoever_made_it() -> None:
    fen = "7k/5K2/8/8/8/8/8/6R1 w - - 0 1"
    same = (problem(fen, source="here"), problem(fen, "#3"), problem(fen, source="there"))
    assert groups(*same, alike=False) == [(0, 2)]


def test_another_side_to_move_is_another_problem() -> None:
    first, second = (problem(f"7k/5K2/8/8/8/8/8/6R1 {turn} - - 0 1") for turn in "wb")
    assert groups(first, second, alike=True) == []


def test_other_conditions_make_another_problem() -> None:
    plain = problem("7k/5K2/8/8/8/8/8/6R1 w - - 0 1")
    circe, again = (replace(plain, conditions=conditions_of(["Circe"])) for _ in range(2))
    assert groups(plain, circe, again, alike=False) == [(1, 2)]
    assert groups(plain, circe, again, alike=True) == [(1, 2)]
    # Exchanged colours exchange the sides of conditions, too.
    white = replace(plain, conditions=conditions_of(["WhiteMaximummer"]))
    black = replace(
        problem("6r1/8/8/8/8/8/5k2/7K b - - 0 1"), conditions=conditions_of(["BlackMaximummer"])
    )
    assert groups(white, black, alike=True) == [(0, 1)]
    assert groups(white, replace(black, conditions=white.conditions), alike=True) == []


def test_empty_boards_are_nothing_alike() -> None:
    assert groups(Problem(), Problem(), alike=True) == []


FREE = "7k/5K2/8/8/8/2n5/8/6R1 w - - 0 1"
PAWNS = "7k/5K2/4p3/8/8/2n5/8/6R1 w - - 0 1"
CASTLING = "4k3/8/8/8/8/2n5/8/4K2R w K - 0 1"
WAYS = [*map(Rotate, Angle), *map(Mirror, Axis)]


def are_alike(fen: str, transform: Transform) -> bool:
    first = problem(fen)
    second = Problem(transform.position(first.position), first.stipulation)
    assert second.position != first.position
    assert groups(first, second, alike=False) == []
    return groups(first, second, alike=True) == [(0, 1)]


@pytest.mark.parametrize("way", WAYS, ids=str)
@pytest.mark.parametrize("swaps", [False, True])
def test_without_pawns_every_way_of_turning_is_alike(way: MappedChange, swaps: bool) -> None:
    assert are_alike(FREE, Transform(way, swaps_sides=swaps))


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_with_pawns_only_left_and_right_are_alike(way: MappedChange) -> None:
    assert are_alike(PAWNS, Transform(way)) is all(
        way.goes_to(square) == square ^ 7 for square in range(64)
    )


def test_colours_are_exchanged_with_the_direction_of_the_pawns() -> None:
    up_down = next(way for way in WAYS if way.goes_to(0) == 56 and way.goes_to(1) == 57)
    left_right = next(way for way in WAYS if way.goes_to(0) == 7 and way.goes_to(8) == 15)
    assert are_alike(PAWNS, Transform(up_down, swaps_sides=True))
    assert not are_alike(PAWNS, Transform(swaps_sides=True))
    assert are_alike(CASTLING, Transform(up_down, swaps_sides=True))
    assert not are_alike(CASTLING, Transform(left_right))


@settings(max_examples=30, deadline=None)
@given(
    problems_in_parts(),
    st.text(st.characters(exclude_categories=()), max_size=20),
    st.dictionaries(st.text(max_size=5), st.text(st.characters(exclude_categories=()))),
)
def test_every_problem_has_a_row(problem: Problem, text: str, extra: dict[str, object]) -> None:
    problem = replace(
        problem, source=text, authors=(text,), comment=text, extra=extra | {"keywords": [text]}
    )
    index = Index()
    index.put([(0, row_of(problem))])
    index.splice(0, 0, [0])
    assert list(index.find(Query())) == [0]
    assert len(index.values("author")) <= 1
    index.close()


# -- kept on the disk ------------------------------------------------------------------------------


def test_the_second_opening_knows_everything(tmp_path: Path) -> None:
    path = tmp_path / "cache" / "index.sqlite"
    filled(path).close()
    again = Index(path)
    known = again.begin_file(DIGEST, 3)
    assert (list(known.keys), list(known.missing), known.next_key) == ([0, 1, 2], [], 3)
    assert found(again, "beta") == [1]
    again.close()


def test_what_was_broken_off_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "index.sqlite"
    index = Index(path)
    index.begin_file(DIGEST, 3)
    index.put([(0, rows("alpha")[0]), (5, rows("an edited one")[0])])
    index.close()
    known = Index(path).begin_file(DIGEST, 3)
    assert (list(known.missing), known.next_key) == ([1, 2], 6)


def test_a_file_in_another_state_is_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "index.sqlite"
    filled(path).close()
    known = Index(path).begin_file(OTHER, 3)
    assert (list(known.missing), known.next_key) == ([0, 1, 2], 3)


def test_after_saving_the_next_opening_knows_everything(tmp_path: Path) -> None:
    path = tmp_path / "index.sqlite"
    index = filled(path)
    # One was edited, one removed, and two changed places.
    index.put([(3, rows("edited")[0])])
    index.splice(0, 3, [2, 3])
    index.keep_as(OTHER, [2, 3])
    index.close()
    again = Index(path)
    known = again.begin_file(OTHER, 2)
    assert (list(known.keys), list(known.missing), known.next_key) == ([2, 3], [], 4)
    assert found(again, "edited") == [1]
    assert found(again, "alpha") == []


@pytest.mark.parametrize("damage", [b"", b"no database at all", b"SQLite format 3\0" + b"x" * 2000])
def test_a_damaged_index_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "index.sqlite"
    path.write_bytes(damage)
    index = filled(path)
    assert found(index, "beta") == [1]
    index.close()
    # It was kept.
    assert found_again(path) == [1]


def found_again(path: Path) -> list[int]:
    index = Index(path)
    index.begin_file(DIGEST, 3)
    places = found(index, "beta")
    index.close()
    return places


def test_an_index_of_another_version_is_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "index.sqlite"
    filled(path).close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE about SET value = 'older' WHERE name = 'version'")
    database.close()
    index = Index(path)
    assert list(index.begin_file(DIGEST, 3).missing) == [0, 1, 2]
    index.close()


def test_two_programs_have_an_index_each(tmp_path: Path) -> None:
    path = tmp_path / "index.sqlite"
    first = filled(path)
    second = filled(path)
    assert found(second, "beta") == found(first, "beta") == [1]
    second.close()
    first.close()
    assert found_again(path) == [1]


def test_where_nothing_can_be_kept_the_index_is_private(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    index = filled(tmp_path / "file" / "index.sqlite")
    assert found(index, "beta") == [1]


def test_only_the_indexes_used_last_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_module, "MOST_KEPT", 2)
    for age, name in enumerate("abcd"):
        filled(tmp_path / f"{name}.sqlite").close()
        os.utime(tmp_path / f"{name}.sqlite", (1000 - age, 1000 - age))
    (tmp_path / "other.txt").touch()
    tidy(tmp_path)
    tidy(tmp_path / "missing")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.sqlite", "b.sqlite", "other.txt"]


# -- in another process ----------------------------------------------------------------------------

READABLE = "---\nstipulation: '#2'\nsource: 'Somewhere'\nalgebraic: {white: [Ka1], black: [Kh8]}\n"
BROKEN = "---\na: [\n"


def test_another_process_reads_and_finds(tmp_path: Path) -> None:
    keeper = RemoteKeeper(tmp_path / "index.sqlite")
    try:
        known = keeper.begin_file(DIGEST, 2)
        assert list(known.missing) == [0, 1]
        records = [
            UnreadRecord("olv", "some.olv", Record(number, line, text))
            for number, line, text in ((1, 1, READABLE), (2, 5, BROKEN))
        ]
        keeper.take(list(enumerate(records)))
        keeper.splice(2, 2, [2])
        keeper.take([(2, rows("Elsewhere")[0])])
        assert list(keeper.find(Query.parse("somewhere"))) == [0]
        assert list(keeper.find(Query.parse("state:not-readable"))) == [1]
        assert keeper.values("source") == ["Elsewhere", "Somewhere"]
        assert keeper.duplicates(False) == []
        (warning,) = keeper.warnings()
        assert isinstance(warning, FormatError)
        assert "some.olv" in str(warning)
        assert str(warning) == str(records[1].reading().warnings[0])
        with pytest.raises(IndexLostError):
            keeper.take([(2, rows("a key that is taken")[0])])
        assert list(keeper.begin_file(DIGEST, 2).missing) == [0, 1], "it began again"
    finally:
        keeper.close()
    with pytest.raises(IndexLostError):
        keeper.values("source")
