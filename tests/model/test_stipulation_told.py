"""Stipulations that tags and headers tell in words."""

import pytest

from matewright.model.stipulation_told import agreed, is_told_alone, told

TOLD = [
    ("Mate in two", "#2"),
    ("White to play and mate in 3.", "#3"),
    ("White to move, mate in four moves", "#4"),
    ("White mates in 3", "#3"),
    ("No. 17: Mate in 2", "#2"),
    ("Matt in 2 Zügen", "#2"),
    ("Weiß zieht und setzt in drei Zügen matt", "#3"),
    ("Hilfsmatt in 2,5 Zügen", "h#2.5"),
    ("Selbstmatt in 4 Zügen", "s#4"),
    ("Mat en 2 coups", "#2"),
    ("Les blancs jouent et font mat en deux coups", "#2"),
    ("Mat aidé en 3 coups", "h#3"),
    ("Мат в 2 хода", "#2"),
    ("Кооперативный мат в три хода", "h#3"),
    ("Обратный мат в 5 ходов", "s#5"),
    ("Self-mate in 3", "s#3"),
    ("Helpmate in 2½", "h#2.5"),
    ("#2", "#2"),
    ("ser-h#7", "ser-h#7"),
    ("Series mate in 5", ""),
    ("No mate in 3", ""),
    ("Reflex mate in 2", ""),
    ("Mate in 2, mate in 3", ""),
    ("Mate in 2.5", ""),
    ("Mate in 200", ""),
    ("World Championship", ""),
    ("Mate in 2 composing tourney", ""),
    ("", ""),
]


@pytest.mark.parametrize(("text", "stipulation"), TOLD)
def test_what_a_text_tells(text: str, stipulation: str) -> None:
    assert told(text) == stipulation


def test_texts_that_contradict_each_other_tell_nothing() -> None:
    assert agreed(map(told, ["Mate in two", "Study", "#2"])) == "#2"
    assert agreed(map(told, ["Mate in two", "#3"])) == ""


def test_a_text_that_says_more_is_kept() -> None:
    assert is_told_alone("Mate in two.")
    assert is_told_alone("#2")
    assert not is_told_alone("No. 17: Mate in 2")
    assert not is_told_alone("Mate in 2, London 1851")
