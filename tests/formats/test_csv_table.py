"""Tables of problems: columns in any order, other delimiters, cells that look like formulas."""

from __future__ import annotations

import csv
from dataclasses import replace
from io import StringIO

import pytest

from matewright.errors import FormatError
from matewright.formats import catalogue, csv_table, registry
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of

PRINZ = "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1"
KINGS = "8/8/8/3k4/8/8/8/K7 b - - 0 1"


def table(text: str) -> Collection:
    return registry.parse(catalogue.CSV, text, "").collection


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_columns_stand_in_any_order_and_others_are_kept(delimiter: str) -> None:
    rows = [
        ["Stars", "FEN", "Stipulation", "Conditions", "Authors"],
        ["***", PRINZ, "#2", "", "Dietrich Prinz"],
        ["", KINGS, "h#2", "Circe", "A. Author; B. Author"],
    ]
    first, second = table("".join(csv_table.line(row, delimiter) for row in rows))
    assert first.position.fen == PRINZ
    assert (first.stipulation.text, first.authors) == ("#2", ("Dietrich Prinz",))
    assert first.extra == {"Stars": "***"}
    assert [condition.text for condition in second.conditions] == ["Circe"]
    assert second.authors == ("A. Author", "B. Author")


def test_rows_that_were_not_edited_stay_as_they_were() -> None:
    text = f'fen;stipulation;note\n{PRINZ};#2;"old; with\nlines"\n{KINGS};h#2;\n'
    collection = table(text)
    assert csv_table.write(collection) == text
    edited = replace(collection[1], stipulation=stipulation_of("h#3"))
    changed = Collection([collection.entry(0), collection.entry(1).changed(edited)])
    assert csv_table.write(changed) == text.replace("h#2;\n", "h#3;\r\n")
    # What the columns have no room for makes a table of our own; nothing is lost.
    named = collection.entry(1).changed(replace(edited, source="S"))
    again = table(csv_table.write(Collection([collection.entry(0), named])))
    assert again[1].source == "S"
    assert again[0].extra == {"note": "old; with\nlines"}


def test_the_first_row_goes_with_the_table_not_with_its_problem() -> None:
    collection = table(f"fen,stipulation\r\n{PRINZ},#2\r\n{KINGS},h#2\r\n")
    turned = Collection([collection.entry(1), collection.entry(0)])
    assert csv_table.write(turned) == f"fen,stipulation\r\n{KINGS},h#2\r\n{PRINZ},#2\r\n"


@pytest.mark.parametrize("said", ["=1+1", "+1", "-1", "@x", "'=1", " =1", "'", "'quoted'"])
def test_cells_are_no_formulas_and_come_back(said: str) -> None:
    problem = Problem(Position.from_fen(PRINZ), stipulation_of("#2"), comment=said)
    text = csv_table.write(Collection([problem]))
    cells = next(row for row in csv.DictReader(StringIO(text, newline="")))
    assert not cells["comment"].lstrip(" ").startswith(("=", "+", "-", "@"))
    assert table(text)[0].comment == said


@pytest.mark.parametrize(
    ("row", "code"),
    [
        (",#2", "csv-fen"),
        (f"{PRINZ},#2,more", "csv-cells"),
        ("8/8 w,#2", "fen-ranks"),
    ],
)
def test_a_row_that_cannot_be_read_says_why(row: str, code: str) -> None:
    (record,) = csv_table.READER.split(f"fen,stipulation\n{row}\n")
    with pytest.raises(FormatError) as error:
        csv_table.READER.read(record)
    assert error.value.code == code


def test_only_a_table_with_positions_is_one() -> None:
    assert csv_table.READER.recognise(f"\ufeffNo.,FEN\n1,{PRINZ}\n")
    assert not csv_table.READER.recognise("No.,Position\n1,x\n")
    assert not csv_table.READER.recognise("")
