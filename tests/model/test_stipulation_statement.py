"""Stipulations that tags and headers state."""

import pytest

from matewright.model.piece import Colour
from matewright.model.stipulation_statement import (
    Statement,
    agreed,
    names_other_kind,
    statement,
    statement_in_words,
)

STATED = [
    # English
    ("Mate in two", "#2"),
    ("Mate in 2", "#2"),
    ("MATE IN TWELVE MOVES!", "#12"),
    ("Checkmate in 3 moves", "#3"),
    ("Mate-in-2", "#2"),
    ("White to play and mate in 3", "#3"),
    ("White to move and mate in three moves.", "#3"),
    ("White to move, mate in four moves", "#4"),
    ("White to play and force mate in 5", "#5"),
    ("White mates in 3", "#3"),
    ("Black to move and checkmate in 2", "#2"),
    ("Mate in 2 (White to move)", "#2"),
    ("Mate in two (#2)", "#2"),
    ("No. 17: Mate in 2", "#2"),
    ("Problem 4 - White mates in 2", "#2"),
    ("#17: Mate in 2", "#2"),
    ("Two-mover", "#2"),
    ("Selfmate in 4", "s#4"),
    ("Self-mate in three moves", "s#3"),
    ("Helpmate in 2½", "h#2.5"),
    ("Helpmate in 2.5 moves", "h#2.5"),
    ("Reflex mate in 2", "r#2"),
    ("Semi-reflexmate in 3", "semi-r#3"),
    ("Help-selfmate in 3", "hs#3"),
    ("Stalemate in 4", "=4"),
    ("Help-stalemate in 3", "h=3"),
    ("Self-stalemate in 3", "s=3"),
    ("Series mate in 5", "ser-#5"),
    ("Series helpmate in 7", "ser-h#7"),
    ("Series-selfmate in 7", "ser-s#7"),
    # German
    ("Matt in 2 Zügen", "#2"),
    ("Matt in drei Zügen", "#3"),
    ("Matt in einem Zug", "#1"),
    ("Matt in zwölf Zügen", "#12"),
    ("Matt in 5 Zuegen", "#5"),
    ("Weiß zieht und setzt in drei Zügen matt", "#3"),
    ("Weiß am Zug setzt in 2 Zügen matt", "#2"),
    ("Weiss setzt matt in 2 Zügen", "#2"),
    ("Schwarz am Zug, Matt in 2", "#2"),
    ("Dreizüger", "#3"),
    ("Hilfsmatt in 2,5 Zügen", "h#2.5"),
    ("Selbstmatt in 4 Zügen", "s#4"),
    ("Reflexmatt in 2", "r#2"),
    ("Patt in 3 Zügen", "=3"),
    ("Hilfspatt in 3 Zügen", "h=3"),
    ("Serienhilfsmatt in 8 Zügen", "ser-h#8"),
    ("Aufgabe 12: Matt in 2", "#2"),
    # French
    ("Mat en 2 coups", "#2"),
    ("Les blancs jouent et font mat en 2 coups", "#2"),
    ("Les Blancs jouent et font mat en deux coups.", "#2"),
    ("Les blancs matent en trois coups", "#3"),
    ("Trait aux Noirs : mat en 2", "#2"),
    ("Mat aidé en 3 coups", "h#3"),
    ("Mat inverse en 4 coups", "s#4"),
    ("Mat réflexe en 2 coups", "r#2"),
    ("Mat aidé de série en 6 coups", "ser-h#6"),
    ("Pat en 3 coups", "=3"),
    # Russian
    ("Мат в 2 хода", "#2"),
    ("Мат в два хода", "#2"),
    ("Мат в 3-х ходах", "#3"),
    ("Мат за пять ходов", "#5"),
    ("Белые начинают и дают мат в 3 хода", "#3"),
    ("Ход чёрных, мат в 2 хода", "#2"),
    ("Трёхходовка", "#3"),
    ("Кооперативный мат в три хода", "h#3"),
    ("Обратный мат в 5 ходов", "s#5"),
    ("Рефлексный мат в 2 хода", "r#2"),
    ("Пат в 3 хода", "=3"),
    # Signs
    ("#2", "#2"),
    ("h#3.5", "h#3.5"),
    ("s#4", "s#4"),
    ("ser-h#7", "ser-h#7"),
    ("h=3", "h=3"),
]

SILENT = [
    "",
    "World Championship",
    "No mate in 3",
    "There is a mate in 3",
    "Mate in 2, mate in 3",
    "Mate in 2 or 3",
    "Mate in 2 – 3",
    "Mate in 2, 3",
    "Mate in 2-3 moves",
    "a) Mate in 2; b) Mate in 3",
    "Mate in 2 (#3)",
    "Mate in 2.5",
    "Mate in 0",
    "Mate in 200",
    "Mate in 2 composing tourney",
    "Mate in 2, London 1851",
    "Mate in 2, Circe",
    "Mate in 2. Bd3 would be mate in 5",
    "1.Qh7# was mate in 1",
    "White to move and win",
    "Black to move, White mates in 2",
    "Problem 17",
    "#17 Chess problems",
    "x1",
    "1-0",
    "Matt",
    "Mate in two " + "and much more " * 20,
]


@pytest.mark.parametrize(("text", "stipulation"), STATED)
def test_what_a_text_states(text: str, stipulation: str) -> None:
    assert statement(text).stipulation == stipulation


@pytest.mark.parametrize("text", SILENT)
def test_texts_that_state_nothing(text: str) -> None:
    assert statement(text).stipulation == ""


def test_a_number_sign_alone_is_no_words() -> None:
    assert statement("#17") == Statement("#17", is_all=True)
    assert statement_in_words("#17").stipulation == ""


def test_who_moves_is_stated() -> None:
    assert statement("White to move") == Statement("", Colour.WHITE, is_all=True)
    assert statement("Black to play and mate in 2") == Statement("#2", Colour.BLACK, is_all=True)
    assert statement("Ход белых").turn is Colour.WHITE


def test_places_that_contradict_each_other_state_nothing() -> None:
    assert agreed(map(statement, ["Mate in two", "Study", "#2"])) == "#2"
    assert agreed(map(statement, ["Mate in two", "#3"])) == ""
    sides = [statement("Mate in two"), statement("Black to move")]
    assert agreed(sides, Colour.BLACK) == "#2"
    assert agreed(sides, Colour.WHITE) == ""


def test_a_text_that_says_more_is_marked() -> None:
    assert statement("Mate in two.").is_all
    assert statement("#2").is_all
    assert not statement("No. 17: Mate in 2").is_all


@pytest.mark.parametrize(
    "text",
    [
        "Selfmates 2001",
        "Hilfsmatt-Turnier",
        "Series movers",
        "Mats aidés",
        "Кооперативные маты",
        "Fairy chess",
        "Circe",
        "London, Madrasi tourney",
    ],
)
def test_other_kinds_of_play_are_noticed(text: str) -> None:
    assert names_other_kind(text)


@pytest.mark.parametrize(
    "text", ["Mate in two", "Chess problems", "Selfridge", "Help", "London 1851", "Loyd, Sam"]
)
def test_names_are_no_kinds_of_play(text: str) -> None:
    assert not names_other_kind(text)
