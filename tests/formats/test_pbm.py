"""Files of Problemist, made here from the description of their layout."""

from __future__ import annotations

from pathlib import Path

import pytest

from matewright.formats import catalogue, pbm, registry
from matewright.formats.format import Parsed
from matewright.model.play_options import PlayOptions
from tests.formats.fuzzing import CASES, fuzz
from tests.formats.pbm_files import Entry, twins
from tests.formats.pbm_files import pbm as made

PIECES = {"f7": "K", "g1": "R", "h8": "k", "a7": "p", "b2": "n"}
FEN = "7k/p4K2/8/8/8/8/1n6/6R1"
HELP, SELF, SERIES, STALEMATE, MAXIMUMMER, HALF = 1, 2, 8, 16, 32, 64


def parse(data: bytes) -> Parsed:
    return registry.parse(catalogue.PBM, data.decode("latin-1"), "sample.pbm")


def test_a_whole_record() -> None:
    entry = Entry(
        PIECES, moves=3, author="Jane Doe; Max Müller", source="The Paper, 1999",
        distinction="1° Prize", comments="Fine.", text="Two\r\nlines", extra="More",
    )  # fmt: skip
    problem = parse(made([entry])).collection[0]
    assert problem.position.fen == f"{FEN} w - - 0 1"
    assert problem.stipulation.text == "#3"
    assert problem.authors == ("Jane Doe", "Max Müller")
    assert problem.source == "The Paper, 1999"
    assert problem.comment == "Fine.\n\nTwo\nlines\n\nMore"
    assert dict(problem.extra) == {"award": {"distinction": "1° Prize"}}
    assert problem.unsupported == ()


@pytest.mark.parametrize(
    ("kind", "moves", "stipulation"),
    [
        (0, 2, "#2"),
        (HELP, 4, "h#4"),
        (HELP | HALF, 3, "h#2.5"),
        (SELF, 5, "s#5"),
        (3, 2, "r#2"),
        (SERIES | HELP, 7, "ser-h#7"),
        (SERIES | STALEMATE, 6, "ser-=6"),
    ],
)
def test_stipulations(kind: int, moves: int, stipulation: str) -> None:
    assert parse(made([Entry(PIECES, kind, moves)])).collection[0].stipulation.text == stipulation


def test_a_condition_is_named() -> None:
    found = parse(made([Entry(PIECES, MAXIMUMMER)]))
    assert [condition.text for condition in found.collection[0].conditions] == ["BlackMaximummer"]


@pytest.mark.parametrize(
    ("text", "expected", "is_zero"),
    [
        (twins((0, "", "", ""), (1, "f7", "f6", "")), ["Move f7 f6"], False),
        (twins((1, "f7", "f6", ""), (2, "a7", "", "")), ["Move f7 f6", "Remove a7"], True),
        (
            twins((0, "", "", ""), (64 + 3, "c3", "", "P"), (5, "f7", "h8", "")),
            ["Add white Pc3 Exchange f7 h8"],
            False,
        ),
        (
            twins((0, "", "", ""), (4, "a7", "a6", "q"), (15, "", "", "")),
            ["Remove a7 Add black Qa6", "PolishType"],
            False,
        ),
        (
            twins((0, "", "", ""), (6, "", "", ""), (12, "", "", ""), first="~"),
            ["Continued Rotate 90", "Continued Mirror a1<-->h1"],
            False,
        ),
    ],
)
def test_twins(text: bytes, expected: list[str], is_zero: bool) -> None:
    problem = parse(made([Entry(PIECES, twins=text)])).collection[0]
    assert [twin.text for twin in problem.twins] == expected
    assert problem.zero_position is is_zero


def test_another_stipulation_and_duplex() -> None:
    text = twins((0, "", "", ""), (16, "", "", "")) + bytes([32 + 13, 32 + HELP, 32 + 2, 32])
    problem = parse(made([Entry(PIECES, twins=text)])).collection[0]
    assert problem.options == PlayOptions(duplex=True)
    assert [twin.text for twin in problem.twins] == ["Stipulation h#2"]


def test_a_twin_that_nothing_here_can_make_is_kept() -> None:
    text = twins((0, "", "", ""), (10, "a1", "b1", ""))
    problem = parse(made([Entry(PIECES, twins=text)])).collection[0]
    assert problem.twins == ()
    assert problem.unsupported == ("b) TorusShift a1 b1",)


@pytest.mark.parametrize("encoding", ["cp1251", "cp1252"])
def test_the_encoding_is_guessed(encoding: str) -> None:
    author = {"cp1251": "Лошинский Л. И.", "cp1252": "Müller Jürgen"}[encoding]
    found = parse(made([Entry(PIECES, author=author)] * 3, encoding))
    assert {problem.authors for problem in found.collection} == {(author,)}


def test_the_encoding_may_be_chosen(tmp_path: Path) -> None:
    path = tmp_path / "old.pbm"
    path.write_bytes(made([Entry(PIECES, author="Ж")], "cp866"))
    known, file = registry.read_file(path, encoding="cp866")
    assert registry.parse(known, file.text).collection[0].authors == ("Ж",)


def test_a_file_that_was_cut_off() -> None:
    whole = made([Entry(PIECES, author="A"), Entry(PIECES, author="B")])
    found = parse(whole[: 2 + 96 + 40])
    assert len(found.collection) == 2
    assert str(found.warnings[-1]) == (
        "Problem 2 of “sample.pbm”: The file ends within this record. The text is kept but not "
        "shown."
    )
    assert found.collection[0].position.board_fen == FEN
    assert "The text “author” is not where it should be" in str(found.warnings[0])


def test_an_unknown_piece() -> None:
    data = bytearray(made([Entry(PIECES), Entry(PIECES)]))
    data[2 + 32] = 39
    found = parse(bytes(data))
    assert "There is no piece 39 (on a8)" in found.collection[0].read_error
    assert found.collection[1].position.board_fen == FEN


def test_it_is_recognised_by_its_first_record(tmp_path: Path) -> None:
    path = tmp_path / "problems"
    path.write_bytes(made([Entry(PIECES)] * 3))
    assert registry.read_file(path)[0].name == "pbm"


def test_a_text_that_all_share_does_not_grow_without_bound() -> None:
    count = 2_000
    data = bytearray(made([Entry(PIECES, comments="x" * 60_000)] + [Entry(PIECES)] * (count - 1)))
    shared = data[2 + 4 + 12 : 2 + 4 + 16]
    for number in range(count):
        start = 2 + 96 * number + 4
        data[start : start + 28] = shared * 7
    kept = sum(len(record.context) for record in pbm.split(data.decode("latin-1")))
    assert kept < 10 * len(data)


@pytest.mark.parametrize("cases", CASES)
def test_damaged_files(cases: int) -> None:
    samples = [
        made(
            [Entry(PIECES, HELP, 3, "A", "B", "C", "D", "E", twins((1, "f7", "f6", "")), "F")] * 3
        ),
        made([Entry(PIECES)]),
    ]
    fuzz(catalogue.PBM, [sample.decode("latin-1") for sample in samples], cases)
