"""The names of themes and their definitions."""

from __future__ import annotations

from matewright.services import themes
from matewright.services.themes.find import folded
from matewright.services.themes.frequency import FREQUENCY, PROBLEMS
from matewright.services.themes.names import NAMES
from matewright.services.themes.ranks import PARTS, RANKS
from matewright.services.themes.sources import SOURCES


def test_names_are_found_however_they_are_written() -> None:
    known = themes.names()
    for written, name in (
        ("zagorujko", "Zagoruiko"),
        ("Model mate", "Model mates"),
        ("half pin", "Half-pin"),
        ("Nowotny", "Novotny"),
        ("lačný", "Lacny"),
        ("AUW", "Allumwandlung"),
        ("Selbstblock", "Self-block"),
        ("Mat modèle", "Model mates"),
        ("Hin und zurück", "Switchback"),
        ("Тема Загоруйко", "Zagoruiko"),
        ("Würzburg-Plachutta", "Wurzburg-Plachutta"),
    ):
        assert known[folded(written)] == name


def test_no_name_means_two_themes() -> None:
    seen: dict[str, str] = {}
    for theme in themes.THEMES.values():
        for name in (theme.name, *theme.aliases):
            assert seen.setdefault(folded(name), theme.name) == theme.name


def test_every_theme_is_defined_in_two_sentences() -> None:
    for theme in themes.THEMES.values():
        assert theme.about.endswith("."), theme.name
        assert theme.about.count(". ") >= 1, theme.name
    assert len(themes.THEMES) >= 80


def test_other_names_are_those_of_a_theme() -> None:
    assert NAMES.keys() <= themes.THEMES.keys()
    assert all(name == name.strip() for names in NAMES.values() for name in names)


def test_ranks_counts_and_sources_are_of_themes_that_there_are() -> None:
    parts = {part for of_one in PARTS.values() for part in of_one}
    assert {*RANKS, *PARTS, *parts, *FREQUENCY, *SOURCES} <= themes.THEMES.keys()
    assert all(
        0 <= count <= total
        for counts in FREQUENCY.values()
        for count, total in zip(counts, PROBLEMS, strict=True)
    )
