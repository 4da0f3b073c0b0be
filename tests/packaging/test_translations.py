"""What is told can be told in every language: nothing is missing, what is compiled is right."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from matewright import wording
from matewright.bridge import refusals
from matewright.errors import FormatError, IllegalPosition
from matewright.gui.preferences import translation
from matewright.model import remarks
from matewright.model.attributes import ATTRIBUTES
from matewright.model.condition_kinds import CONDITIONS
from matewright.model.kinds import ALL_KINDS, kind_of
from matewright.model.parts import label_in_words
from matewright.model.piece import Colour, Piece
from matewright.model.remarks import Remark
from matewright.model.stipulation import Stipulation
from tests.model.test_remarks import example_fields

ROOT = Path(__file__).parents[2]
LANGUAGES = [code for code in translation.LANGUAGES if code != translation.ENGLISH]


@pytest.fixture(scope="session")
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


@pytest.fixture(scope="session")
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


def test_a_text_that_moves_keeps_its_translation(tool: ModuleType) -> None:
    new = [tool.Source("Tools", text, "") for text in ("Group", "Find", "Stop")]
    known = {
        tool.Source("Tree", "Group", ""): ("Gruppieren",),
        tool.Source("Tree", "Find", ""): ("Suchen",),
        tool.Source("List", "Find", ""): ("Finden",),
        tool.Source("Tree", "Stop", ""): ("",),
        tool.Source("Tools", "Close", ""): ("Schließen",),
    }
    assert tool.moved([*new, *known], known) == {new[0]: ("Gruppieren",)}


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


def test_pieces_that_do_not_go_with_a_condition_have_a_name_in_every_language() -> None:
    sources = (ROOT / "engine/src/rules/fairy/conditions").rglob("*.rs")
    found = {
        name
        for source in sources
        for name in re.findall(r'of_pieces\(\s*"([^"]+)"', source.read_text("utf-8"))
    }
    assert {"Castling", "Hoppers and other special pieces"} <= found
    # Others are conditions, and a rule that no condition is refused with.
    others = {name for name in found if name.split()[0] in {*CONDITIONS, "Promotion"}}
    assert all(name in refusals.OF_PIECES or of_attribute(name) for name in found - others)


def of_attribute(name: str) -> bool:
    return name.partition(" ")[::2] in {(attribute, "pieces") for attribute in ATTRIBUTES}


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
        assert "2.000.000" in str(error)
        assert "1234" in str(number)
        assert "2,000,000" in error.english
    finally:
        translation.speak(translation.ENGLISH)
    assert words.count(12_345, "%n problem", "%n problems") == "12,345 problems"


def test_fairy_pieces_have_their_names(qapp: QApplication) -> None:
    translation.speak("de")
    try:
        assert [kind_of(code).name for code in ("LI", "CA", "ZR")] == [
            "Löwe",
            "Kamel",
            "Zebrareiter",
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
    ("remark", "told"),
    [
        (remarks.CHECKS_ONLY, "CHECKS ONLY"),
        (Remark("max-flights", {"count": 3}), "AT MOST 3 FLIGHTS"),
        (Remark("castling-assumed", {"rights": "Kq"}), "CASTLING ASSUMED TO BE LEGAL: Kq"),
        (
            Remark(
                "obligation",
                {"side": Remark("white"), "action": Remark("mate"), "moves": "1.Qa8"},
            ),
            "WHITE CAN GIVE MATE AT ONCE AND HAS TO: 1.Qa8",
        ),
        (
            Remark(
                "differs",
                {
                    "name": "modern",
                    "found": Remark("no-mate", {"length": 3}),
                    "reason": Remark("prinz-castling", {"line": "1.Qb2 0-0"}),
                },
            ),
            "modern DIFFERS, IT FINDS NO MATE IN 3: MATE-IN-TWO KNOWS NO CASTLING (1.Qb2 0-0)",
        ),
        (Remark(remarks.PLAIN, {"text": "of another program"}), "of another program"),
    ],
)
def test_remarks_are_told_with_what_they_hold(upper_case: None, remark: Remark, told: str) -> None:
    assert str(remark) == told
    assert remark.english.casefold() == told.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_is_told_in_every_language(language: str, qapp: QApplication) -> None:
    translation.speak(language)
    try:
        for code, message in remarks.MESSAGES.items():
            for count in (1, 2, 5) if isinstance(message, tuple) else (1,):
                fields = example_fields(code) | ({"count": count} if count > 1 else {})
                told = str(Remark(code, fields))
                assert told != Remark(code, fields).english, code
                assert all(str(value) in told for value in fields.values()), code
    finally:
        translation.speak(translation.ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_fairy_rules_are_explained_in_every_language(language: str, qapp: QApplication) -> None:
    translation.speak(language)
    try:
        explained = [(kind.english, kind.meaning) for kind in CONDITIONS.values()]
        explained += [(kind.english_movement, kind.movement) for kind in ALL_KINDS.values()]
    finally:
        translation.speak(translation.ENGLISH)
    assert [english for english, told in explained if english and told == english] == []


def test_qt_s_own_texts_come_along(qapp: QApplication) -> None:
    for language, cancel in (("de", "Abbrechen"), ("fr", "Annuler"), ("ru", "Отмена")):
        translation.speak(language)
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
    translation.speak(translation.ENGLISH)
