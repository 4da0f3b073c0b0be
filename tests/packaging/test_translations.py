"""What is told can be told in every language: nothing is missing, what is compiled is right."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from matewright import wording
from matewright.engine import TABLE_NOTE
from matewright.errors import FormatError, IllegalPosition
from matewright.gui.language import translation
from matewright.model import remarks
from matewright.model.kinds import kind_of
from matewright.model.parts import label_in_words
from matewright.model.piece import Colour, Piece
from matewright.model.solution import Mode, Solution, Status
from matewright.model.stipulation import Stipulation

ROOT = Path(__file__).parents[2]
LANGUAGES = [code for code in translation.LANGUAGES if code != translation.ENGLISH]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    # The folder has the name of a library, so it cannot be imported as a package.
    path = ROOT / "packaging" / "translations.py"
    spec = importlib.util.spec_from_file_location("translations", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def told(tool: ModuleType) -> Mapping[object, object]:
    """All that is told today, and what is known of it."""
    texts: Mapping[object, object] = tool.collect()
    return texts


@pytest.fixture
def upper_case() -> Iterator[None]:
    """A language in which every text is shouted."""

    def shout(context: str, text: str, number: int) -> str:
        # The names of fields stay as they are.
        parts = text.replace("%n", "{n}").split("{")
        loud = [parts[0].upper()]
        for part in parts[1:]:
            name, _, rest = part.partition("}")
            loud.append(f"{name}}}{rest.upper()}")
        return "{".join(loud).replace("{n}", "%n")

    wording.speak(shout)
    yield
    wording.speak(None)


def test_all_texts_can_be_collected(tool: ModuleType, told: Mapping[object, object]) -> None:
    contexts = {source.context for source in told if isinstance(source, tool.Source)}
    assert {"MainWindow", "errors", "verdict", "stipulation", "PreferencesDialog"} <= contexts


def test_the_program_offers_the_languages_there_are(tool: ModuleType) -> None:
    assert list(tool.FORMS) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_untranslated(
    tool: ModuleType, told: Mapping[object, object], language: str
) -> None:
    known = tool.read_ts(tool.ts_path(language))
    assert tool.problems(language, told, known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_hold_what_is_told_today(
    tool: ModuleType, told: Mapping[object, object], language: str
) -> None:
    known = tool.read_ts(tool.ts_path(language))
    assert set(known) == set(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_compiled_is_what_is_written(
    tool: ModuleType, language: str, qapp: QApplication
) -> None:
    translator = QTranslator()
    assert translator.load(str(tool.qm_path(language))) or not any(
        all(forms) for forms in tool.read_ts(tool.ts_path(language)).values()
    )
    for source, forms in tool.read_ts(tool.ts_path(language)).items():
        number = 1 if len(forms) > 1 else -1
        told = translator.translate(source.context, source.text, source.note or None, number) or ""
        if all(forms):
            assert told.replace("1", "%n") == forms[0].replace("1", "%n"), source


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ('Words = 1\nclass A:\n def f(self): self.tr("x", "note")', ("A", "x", "note")),
        ('f = QCoreApplication.translate("C", "y")', ("C", "y", "")),
        (
            'def _t(text):\n return QCoreApplication.translate("D", text)\nx = _t("z")',
            ("D", "z", ""),
        ),
        ('def f():\n t = QCoreApplication.translate\n t("C", "y")', ("C", "y", "")),
        ('_w = Wording("e")\n_w.later("k {field}")', ("e", "k {field}", "")),
        ('_w: Final = Wording("e")\n_w.count(n, "%n a", "%n b")', ("e", "%n b", "")),
    ],
)
def test_every_way_to_tell_something_is_collected(
    tool: ModuleType, code: str, told: tuple[str, str, str]
) -> None:
    ((source, _counts),) = tool.texts_in(code, "module.py")
    assert (source.context, source.text, source.note) == told


@pytest.mark.parametrize(
    "code",
    [
        'class A:\n def f(self): self.tr(f"{x} y")',
        'class A:\n def f(self): self.tr("a" + b)',
        'class A:\n def f(self): self.tr("%n problems")',
    ],
)
def test_what_nobody_could_translate_is_refused(tool: ModuleType, code: str) -> None:
    with pytest.raises(tool.Unclear):
        list(tool.texts_in(code, "module.py"))


def test_a_wrong_field_in_a_translation_is_noticed(tool: ModuleType) -> None:
    source = tool.Source("errors", "Row {row}")
    wrong = tool.problems("de", {source: tool.Facts()}, {source: ("Reihe {reihe}",)})
    assert len(wrong) == 1
    assert "reihe" in wrong[0]


# -- sentences of the layers below the window ------------------------------------------------------


def test_errors_are_told_when_they_are_asked_for() -> None:
    error = IllegalPosition("no-king", colour="black")
    english = str(error)
    wording.speak(lambda _context, text, _number: {"black": "schwarzen"}.get(text, "X {colour}"))
    try:
        assert str(error) == "X schwarzen"
        assert error.english == english
    finally:
        wording.speak(None)
    assert str(error) == english


def test_a_number_takes_its_form() -> None:
    words = wording.Wording("test")
    assert words.count(1, "%n key of {whom}", "%n keys of {whom}", whom="A") == "1 key of A"
    assert words.count(2, "%n key of {whom}", "%n keys of {whom}", whom="A") == "2 keys of A"


def test_quantities_are_grouped_and_numbers_that_are_names_are_not(qapp: QApplication) -> None:
    words = wording.Wording("FileLine")
    error = FormatError("epd-too-long", size=2_000_000, most=1_048_576)
    number = FormatError("html-long-solution", number=1234, most=20)
    translation.speak("de")
    try:
        assert words.count(12_345, "%n problem", "%n problems") == "12.345 Aufgaben"
        assert words.retranslated("1,234 problems", ["%n problems"]) == "1.234 Aufgaben"
        assert "2.000.000" in str(error)
        assert "1234" in str(number)
        assert "2,000,000" in error.english
    finally:
        translation.speak(translation.ENGLISH)
    assert words.count(12_345, "%n problem", "%n problems") == "12,345 problems"


def test_well_known_fairy_pieces_have_their_names(qapp: QApplication) -> None:
    translation.speak("de")
    try:
        assert [kind_of(code).name for code in ("LI", "CA", "ZR")] == [
            "Löwe",
            "Kamel",
            "zebrarider",
        ]
        assert Piece(Colour.WHITE, "LI").name == "Löwe (weiß)"
    finally:
        translation.speak(translation.ENGLISH)
    assert kind_of("LI").name == "lion"


def test_stipulations_are_named_in_the_reader_s_language(upper_case: None) -> None:
    assert Stipulation.parse("h#2.5").name == "HELPMATE IN 2.5"
    assert Stipulation.parse("#3").meaning.startswith("WHITE MOVES FIRST")


@pytest.mark.parametrize(
    ("label", "told"),
    [
        ("a)", "a)"),
        ("b) wKa1→b2", "b) wKa1→b2"),
        ("b) bPc3 away, h#3", "b) bPc3 AWAY, h#3"),
        ("c) further rotated by 90° duplex", "c) FURTHER ROTATED BY 90° DUPLEX"),
        ("duplex", "DUPLEX"),
        ("", ""),
    ],
)
def test_labels_of_parts_are_retold(upper_case: None, label: str, told: str) -> None:
    assert label_in_words(label) == told


@pytest.mark.parametrize(
    ("restriction", "told"),
    [
        ("checks only", "CHECKS ONLY"),
        ("at most 1 flight", "AT MOST 1 FLIGHT"),
        ("at most 3 flights", "AT MOST 3 FLIGHTS"),
        ("of another program", "of another program"),
    ],
)
def test_restrictions_of_answers_are_retold(upper_case: None, restriction: str, told: str) -> None:
    assert remarks.restriction(restriction) == told


@pytest.mark.parametrize(
    ("note", "told"),
    [
        ("parts swapped: Black moves first", "PARTS SWAPPED: BLACK MOVES FIRST"),
        ("castling assumed to be legal: Kq", "CASTLING ASSUMED TO BE LEGAL: Kq"),
        (
            "White can give mate at once and has to: 1.Qa8",
            "WHITE CAN GIVE MATE AT ONCE AND HAS TO: 1.Qa8",
        ),
        (
            (
                "modern differs, it finds mate in 2 by Qa1, not by Qb2: "
                "Mate-in-two knows no castling (1.Qb2 0-0)"
            ),
            (
                "modern DIFFERS, IT FINDS MATE IN 2 BY Qa1, NOT BY Qb2: "
                "MATE-IN-TWO KNOWS NO CASTLING (1.Qb2 0-0)"
            ),
        ),
        (
            "modern differs, it finds no mate in 3: the reason was not found",
            "modern DIFFERS, IT FINDS NO MATE IN 3: THE REASON WAS NOT FOUND",
        ),
        ("not compared with modern: stopped before", "NOT COMPARED WITH modern: STOPPED BEFORE"),
        (TABLE_NOTE, TABLE_NOTE.upper()),
    ],
)
def test_notes_of_answers_are_retold(upper_case: None, note: str, told: str) -> None:
    solution = Solution(
        "8/8/8/8/8/8/8/8 w - - 0 1",
        Stipulation.parse("#2"),
        "gms",
        Mode.FULL,
        Status.NONE,
        notes=(note,),
    )
    assert remarks.notes(solution) == (told,)


def test_qt_s_own_texts_come_along(qapp: QApplication) -> None:
    for language, cancel in (("de", "Abbrechen"), ("fr", "Annuler"), ("ru", "Отмена")):
        translation.speak(language)
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
    translation.speak(translation.ENGLISH)
