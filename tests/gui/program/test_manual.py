"""The manual inside the program, and its museum page."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QAction, QDesktopServices, QImage, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from matewright import resources
from matewright.gui.preferences import translation
from matewright.gui.program.manual import ManualDialog, headings, slug
from matewright.resources import FIRST_PAGE
from tests.gui.audit import SMALL
from tests.gui.conftest import Person

if TYPE_CHECKING:
    from matewright.gui.main_window import MainWindow

pytestmark = pytest.mark.features("board", "help")

HEAVIEST_PICTURE = 150_000


def opened(person: Person) -> ManualDialog:
    (dialog,) = person.window.findChildren(ManualDialog)
    assert dialog.isVisible()
    return dialog


@pytest.fixture
def manual(person: Person) -> ManualDialog:
    person.press("Shift+F1", person.window.board)
    return opened(person)


def test_it_opens_by_key_beside_the_window_and_esc_closes_it(
    person: Person, manual: ManualDialog
) -> None:
    assert not manual.isModal()
    assert manual.focusWidget() is manual.page
    assert manual.page.toPlainText().startswith("Manual")
    assert manual.width() <= SMALL.width()
    assert manual.height() <= SMALL.height() - 40
    person.press("Esc", manual)
    assert not manual.isVisible()


def test_the_contents_lead_to_every_heading(manual: ManualDialog) -> None:
    top = manual.contents.topLevelItem(0)
    assert top is not None
    children = [child for n in range(top.childCount()) if (child := top.child(n)) is not None]
    titles = [child.text(0) for child in children]
    written = resources.manual_page(FIRST_PAGE).read_text("utf-8")
    assert titles == [text for level, text in headings(written) if level == 2]
    assert len(titles) >= 8
    seen = set()
    for child, title in zip(children, titles, strict=True):
        manual.contents.setCurrentItem(child)
        assert manual.page.textCursor().block().text() == title
        seen.add(manual.page.verticalScrollBar().value())
    assert len(seen) > len(titles) // 2


def test_links_lead_to_pages_and_headings_and_back(person: Person, manual: ManualDialog) -> None:
    assert not manual.back_button.isEnabled()
    manual.page.follow(QUrl("museum.md"))
    assert "The museum" in manual.page.toPlainText()
    manual.page.follow(QUrl("mater.md#exit-status"))
    assert manual.page.textCursor().block().text() == "Exit status"
    person.press_button(manual, "Back")
    assert "The museum" in manual.page.toPlainText()


def test_a_page_that_is_not_there_keeps_the_one_that_is(manual: ManualDialog) -> None:
    before = manual.page.toPlainText()
    manual.page.follow(QUrl("../README.md#none"))
    manual.page.follow(QUrl("nothing.md"))
    assert manual.page.toPlainText() == before or "README" in str(manual.page.source())


def test_addresses_of_the_world_open_outside(
    manual: ManualDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    manual.page.follow(QUrl("https://example.org/"))
    assert opened == [QUrl("https://example.org/")]
    assert manual.page.source().isLocalFile()


def test_words_are_found_one_place_after_another(person: Person, manual: ManualDialog) -> None:
    person.press("Ctrl+F", manual.page)
    assert manual.focusWidget() is manual.find_edit
    person.write(manual.find_edit, "castling")
    first = manual.page.textCursor().selectionStart()
    assert manual.page.textCursor().selectedText().lower() == "castling"
    person.write(manual.find_edit, "the")
    places = []
    for _ in range(3):
        person.press("Return", manual.find_edit)
        places.append(manual.page.textCursor().selectionStart())
    assert len(set(places)) == 3
    assert manual.isVisible()
    person.write(manual.find_edit, "qqqq")
    assert manual.found_label.text()
    person.write(manual.find_edit, "castling")
    assert not manual.found_label.text()
    assert manual.page.textCursor().selectionStart() >= 0
    assert first >= 0


def test_no_picture_is_wider_than_the_page(manual: ManualDialog) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    for name in pictures_of(FIRST_PAGE):
        picture = manual.page.loadResource(kind, name)
        assert isinstance(picture, QImage)
        assert 0 < picture.width() <= manual.page.viewport().width()
    manual.resize(700, 500)
    QApplication.processEvents()
    assert manual.page.toPlainText().startswith("Manual")


def test_pictures_come_into_the_room_left_for_them(manual: ManualDialog, qtbot: QtBot) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    document = manual.page.document()
    height = document.size().height()
    last = QUrl(pictures_of(FIRST_PAGE)[-1])

    def is_drawn() -> bool:
        picture = document.resource(kind, last)
        return isinstance(picture, QImage) and picture.pixelColor(9, 9).alpha() == 255

    qtbot.waitUntil(is_drawn)
    assert document.size().height() == height


def pictures_of(page: str) -> list[str]:
    return re.findall(r"!\[[^]]*\]\(([^)]+)\)", resources.manual_page(page).read_text("utf-8"))


@pytest.mark.parametrize("page", [FIRST_PAGE, "manual.de.md", "manual.fr.md", "manual.ru.md"])
def test_every_picture_is_there_has_words_and_is_light(page: str) -> None:
    text = resources.manual_page(page).read_text("utf-8")
    assert "![](" not in text
    for name in pictures_of(page):
        path = resources.manual_page(name)
        assert path.stat().st_size <= HEAVIEST_PICTURE, name
        assert not QImage(str(path)).isNull()


def test_every_link_to_a_heading_finds_it() -> None:
    for page in resources.manual_page(".").glob("*.md"):
        for name, heading in re.findall(r"\]\(([\w.-]*)#([^)]+)\)", page.read_text("utf-8")):
            target = resources.manual_page(name or page.name).read_text("utf-8")
            assert heading in {slug(text) for _, text in headings(target)}, (page.name, heading)


def test_headings_in_code_are_none() -> None:
    assert headings("# A\n```\n# no\n```\n## `b` c\n") == [(1, "A"), (2, "b c")]


@pytest.mark.whole_window
def test_keys_are_those_of_the_menus(person: Person) -> None:
    keys = defaultdict[str, set[str]](set)
    for action in person.window.findChildren(QAction):
        # Keys that hold in a list alone stand in the text.
        text, _, own = action.text().replace("&", "").partition("\t")
        keys[text.casefold()] |= {own, *(key.toString() for key in action.shortcuts())}
    every = set().union(*keys.values())
    written = " ".join(resources.manual_page(FIRST_PAGE).read_text("utf-8").split())
    for shortcut in re.findall(r"\*\*((?:(?:Ctrl|Alt|Shift)\+)+[^*+]+|F\d+)\*\*", written):
        assert shortcut in every, shortcut
    pairs = re.findall(r"(?<!\*)\*([^*]+)\* \(\*\*([^*]+)\*\*\)", written)
    assert len(pairs) >= 8
    for path, shortcut in pairs:
        entry = path.split(" → ")[-1].casefold()
        assert any(text.startswith(entry) and shortcut in has for text, has in keys.items()), path


def test_the_museum_has_an_entry_of_its_own(person: Person) -> None:
    person.window.help.show_museum()
    for name in ("Prinz", "Albillo", "Vučković", "Sather"):
        assert name in opened(person).page.toPlainText()


def test_where_the_pages_are_missing_they_are_not_offered(
    make_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(resources, "manual_page", tmp_path.joinpath)
    entries = {entry.objectName(): entry for entry in make_window().menus.menu("help").actions()}
    assert not entries.keys() & {"help.museum", "help.manual"}
    assert entries["help.about"].isVisible()


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    translation.speak("de")
    yield
    translation.speak(translation.ENGLISH)


def test_it_is_in_the_language_of_the_window(german: None, qtbot: QtBot) -> None:
    manual = ManualDialog()
    qtbot.addWidget(manual)
    manual.show_page(FIRST_PAGE)
    assert manual.page.toPlainText().startswith("Handbuch")
    pages = [manual.contents.topLevelItem(n) for n in range(manual.contents.topLevelItemCount())]
    titles = [page.text(0) for page in pages if page is not None]
    assert titles[0] == "Handbuch"
    # Untranslated pages are in English, and their entries say so.
    assert "The museum (auf Englisch)" in titles
    manual.page.follow(QUrl("museum.md"))
    assert manual.page.toPlainText().startswith("The museum")
    manual.page.follow(QUrl("manual.md#twins"))
    assert manual.page.textCursor().block().text() == "Zwillinge"
    assert manual.page.place.page == FIRST_PAGE


def test_the_contents_lead_to_translated_headings(german: None, qtbot: QtBot) -> None:
    manual = ManualDialog()
    qtbot.addWidget(manual)
    top = manual.contents.topLevelItem(0)
    assert top is not None
    for child in (top.child(n) for n in range(top.childCount())):
        assert child is not None
        manual.contents.setCurrentItem(child)
        assert manual.page.textCursor().block().text() == child.text(0)
