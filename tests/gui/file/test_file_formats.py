"""Files of all formats in the window: dialogs, encodings, imports, remarks, what is dropped."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

import matewright
from matewright.errors import FormatError
from matewright.formats import catalogue
from matewright.gui.file.encoding_dialog import EncodingDialog
from matewright.gui.file.remarks_dialog import FileRemarksDialog
from matewright.model.position import Position
from matewright.services.file import files
from tests.formats.pbm_files import Entry, pbm
from tests.gui.conftest import PRINZ, TWO, Person
from tests.unsolved import CONDITION

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine

pytestmark = pytest.mark.features("answer", "file")

RUSSIAN = '8/8/8/8/8/k7/8/K1r5 b - - c0 "Задача Шинкмана"; dm 2;\n'
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


def answering(monkeypatch: pytest.MonkeyPatch, kind: str, name: object, chosen: str = "") -> None:
    """Have the system's dialog answered; `chosen` is a part of the filter."""

    def respond(_parent: object, *arguments: str, **_: object) -> tuple[object, str]:
        filters = next(one for one in arguments if ";;" in one).split(";;")
        return name, next((one for one in filters if chosen in one), filters[0])

    monkeypatch.setattr(QFileDialog, kind, respond)


# -- formats ---------------------------------------------------------------------------------------


def test_the_dialogs_offer_every_format(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def look(*arguments: object, **_: object) -> tuple[str, str]:
        seen.append(next(one for one in arguments if isinstance(one, str) and ";;" in one))
        return "", ""

    for kind in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, kind, look)
    files = person.window.files
    files.ask_and_open()
    files.save_as()
    files.save_copy()
    opening, saving, copying = (text.split(";;") for text in seen)
    readable = catalogue.readable()
    assert opening[0].startswith("All problem files (*.olv ")
    assert len(opening) == len(readable) + 2
    assert len(saving) == len([file_format for file_format in readable if file_format.is_written])
    assert copying == saving
    assert all(
        f"*{file_format.suffixes[0]}" in text
        for file_format, text in zip(readable, opening[1:], strict=False)
    )


def test_a_file_without_an_ending_stays_in_its_format_and_under_its_name(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "problems.txt"
    path.write_text(TWO, encoding="utf-8")
    window = person.window
    answering(monkeypatch, "getOpenFileName", str(path))
    assert window.files.ask_and_open()
    person.press("Ctrl+Shift+X", window.board)
    assert window.files.save()
    assert path.read_text(encoding="utf-8").startswith("8/8/8/8/8/8/8/8 w - - dm 2;\nb7/")
    # The filter names the format of a new name without an ending.
    answering(monkeypatch, "getSaveFileName", str(tmp_path / "new"), "German")
    assert window.files.save_as()
    path = tmp_path / "new.inp"
    assert window.document.path == path
    assert "AnfangProblem" in path.read_text(encoding="utf-8")
    # And it stays German.
    person.press("Ctrl+Shift+I", window.board)
    assert window.files.save()
    assert "AnfangProblem" in path.read_text(encoding="utf-8")


def test_copies_and_imports_leave_the_document_with_its_file(
    person: Person, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = person.window
    window.files.open(two)
    person.press("Ctrl+Shift+X", window.board)
    answering(monkeypatch, "getSaveFileName", str(two.with_name("copy.olv")))
    assert window.files.save_copy()
    assert window.document.path == two
    assert window.isWindowModified()
    assert len(matewright.read(two.with_name("copy.olv"))) == 2
    assert two.read_text(encoding="utf-8") == TWO
    answering(monkeypatch, "getSaveFileName", str(two))
    assert "is open in a window" in person.read_box(window.files.save_copy)
    # What comes from elsewhere is one step.
    other = two.with_name("other.olv")
    other.write_text("---\nstipulation: '#5'\nalgebraic: {white: [Ka1]}\n", encoding="utf-8")
    answering(monkeypatch, "getOpenFileNames", [str(other)])
    person.window.files.import_files()
    stipulations = [problem.stipulation.text for problem in window.document.collection]
    assert stipulations == ["#2", "#5", "#3"]
    assert window.file_line.message == "Problems added from other.olv: 1"
    window.document.undo_stack.undo()
    assert len(window.document.collection) == 2
    assert window.document.path == two


def test_what_can_only_be_read_is_an_import_and_gets_another_name(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, path = person.window, tmp_path / "collection.pbm"
    path.write_bytes(pbm([Entry({"f8": "K", "h8": "k", "h1": "R"}, author="Doe")] * 2))
    assert window.files.open(path)
    assert window.windowTitle() == "collection.pbm (imported)[*] – Matewright"
    assert window.document.path is None
    assert len(window.document.collection) == 2
    suggested: list[str] = []

    def respond(*arguments: object, **_: object) -> tuple[str, str]:
        suggested.append(str(arguments[2]))
        return str(arguments[2]), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", respond)
    before = path.read_bytes()
    assert window.files.save()
    assert suggested == [str(path.with_suffix(".olv"))]
    assert window.windowTitle() == "collection.olv[*] – Matewright"
    assert path.read_bytes() == before


# -- encodings -------------------------------------------------------------------------------------


def test_the_encoding_is_asked_for_where_it_can_only_be_guessed(
    person: Person, tmp_path: Path
) -> None:
    path = tmp_path / "old.epd"
    path.write_bytes(RUSSIAN.encode("koi8-r"))
    rows: dict[str, str] = {}

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, EncodingDialog)
        for row in range(dialog.list.topLevelItemCount()):
            item = dialog.list.topLevelItem(row)
            assert item is not None
            rows[item.text(0)] = item.text(1)
            if "KOI8-R" in item.text(0):
                dialog.list.setCurrentItem(item)
        assert "Задача Шинкмана" in dialog.preview.toPlainText()
        longest = max(map(dialog.list.fontMetrics().horizontalAdvance, rows))
        assert dialog.list.columnWidth(0) >= longest
        person.press_button(dialog, "Open")

    before = person.window.document.collection

    def cancel(dialog: QWidget) -> None:
        assert isinstance(dialog, EncodingDialog)
        assert dialog.encoding == "cp1251", "the guess"
        person.press_button(dialog, "Cancel")

    person.answer(lambda: person.window.files.open(path), cancel, EncodingDialog)
    assert person.window.document.collection is before
    person.answer(lambda: person.window.files.open(path), choose, EncodingDialog)
    assert "Unicode (UTF-8)" not in rows
    assert "Задача" in rows["Cyrillic (KOI8-R)"]
    assert "Задача" not in rows["Cyrillic (Windows-1251)"]
    document = person.window.document
    assert document.problem.comment == "Задача Шинкмана"
    person.press("Ctrl+Shift+X", person.window.board)
    assert person.window.files.save()
    assert "Шинкмана".encode("koi8-r") in path.read_bytes(), "it stays in its encoding"

    def choose_next(dialog: QWidget) -> None:
        assert isinstance(dialog, EncodingDialog)
        assert dialog.encoding == "koi8-r"
        person.press("Down", dialog.list)
        person.press_button(dialog, "Open")

    person.answer(person.window.files.reload_with_encoding, choose_next, EncodingDialog)
    assert document.stamp is not None
    assert document.stamp.encoding == "cp866"


def test_a_text_of_plain_letters_has_samples_too(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "plain.epd"
    path.write_text("5Kbk/6pp/6P1/8/8/8/8/7R w - - bm Rh6;\n", encoding="ascii")
    person.window.files.open(path)
    samples: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, EncodingDialog)
        items = map(dialog.list.topLevelItem, range(dialog.list.topLevelItemCount()))
        samples.extend(item.text(1) for item in items if item is not None)
        samples.append(dialog.preview.toPlainText())
        person.press_button(dialog, "Cancel")

    person.answer(person.window.files.reload_with_encoding, look, EncodingDialog)
    assert len(samples) > 3
    assert all("bm Rh6" in sample for sample in samples)


# -- what was not understood -----------------------------------------------------------------------


def test_bad_records_are_counted_and_listed_and_lead_to_their_problems(
    person: Person, two: Path
) -> None:
    two.write_text(TWO + "nonsense\n" * 2 + "5Kbk/8/8/8/8/8/8/9 w - -\n", encoding="utf-8")
    window = person.window
    window.files.open(two)
    button, small = window.file_line.remark_buttons
    assert button.isVisible()
    assert (button.text(), small.text()) == ("3 of 5 records could not be read", "3")
    window.resize(QSize(1024, 700))
    person.bot.waitUntil(small.isVisible)
    assert window.rect().contains(small.mapTo(window, small.rect().bottomRight()))
    small.click()
    dialog = window.findChild(FileRemarksDialog)
    assert dialog is not None
    assert dialog.summary.toolTip() == button.text()
    model = dialog.table.model()
    rows = [[model.index(row, column).data() for column in range(3)] for row in range(3)]
    assert [row[:2] for row in rows] == [["3", "3"], ["4", "4"], ["5", "5"]]
    assert "9 instead of 8 squares" in rows[2][2]
    # An entry is found again wherever it stands by now.
    window.document.move_problems([4], 0, "move")
    dialog.table.setFocus()
    dialog.table.selectRow(2)
    assert window.document.current == 0
    assert "9 instead of 8 squares" in window.document.problem.read_error
    dialog.activateWindow()
    QApplication.processEvents()
    person.bot.waitUntil(dialog.table.hasFocus)
    person.press("Ctrl+C", dialog.table)
    assert QGuiApplication.clipboard().text() == "\t".join(rows[2])
    person.press_button(dialog, "Copy All")
    assert QGuiApplication.clipboard().text().count("\n") == 2
    window.document.start_new()
    assert not dialog.isVisible()
    assert not button.isVisible()


def test_what_comes_to_light_later_is_added(
    person: Person, two: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MOST_READ_AT_ONCE", 5)
    monkeypatch.setattr("matewright.gui.collection.index.MOST_READ_AT_ONCE", 5)
    two.write_text(5 * TWO + "nonsense\n" + TWO, encoding="utf-8")
    window = person.window
    window.files.open(two)
    button = window.file_line.remark_buttons[0]
    person.bot.waitUntil(button.isVisible)
    assert button.text() == "1 of 13 records could not be read"
    remarks = window.open_file.remarks
    assert remarks.index_of(remarks.remarks[0]) == 10


def test_a_row_stays_chosen_while_more_comes_to_light(person: Person, two: Path) -> None:
    two.write_text(TWO + "nonsense\n" * 2, encoding="utf-8")
    window = person.window
    window.files.open(two)
    window.file_line.remark_buttons[0].click()
    dialog = window.findChild(FileRemarksDialog)
    assert dialog is not None
    dialog.table.selectRow(1)
    assert window.document.current == 3
    window.document.go_to(0)
    reason = FormatError("fen-ranks", count=7)
    late = [
        FormatError("in-record", file="two.epd", number=number, line=number, reason=reason)
        for number in (1, 2, 4, 5)
    ]
    window.open_file.remarks.add(late)
    model = dialog.table.model()
    numbers = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert numbers == ["1", "2", "3", "4", "4", "5"]
    chosen = dialog.table.selectionModel().selectedRows()
    assert [index.row() for index in chosen] == [dialog.table.currentIndex().row()] == [3]
    assert "not a position" in chosen[0].siblingAtColumn(2).data()
    assert window.document.current == 0, "no new choice was made"


# -- what is dropped -------------------------------------------------------------------------------


def drop(person: Person, data: QMimeData, keys: Qt.KeyboardModifier = NONE) -> None:
    place, copy, left = QPointF(300, 300), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(place.toPoint(), copy, data, left, keys)
    QApplication.sendEvent(person.window, enter)
    assert enter.isAccepted()
    event = QDropEvent(place, copy, data, left, keys)
    QApplication.sendEvent(person.window, event)
    assert event.dropAction() is copy, "a move would delete it where it comes from"
    QApplication.processEvents()


def links(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def text(words: str) -> QMimeData:
    data = QMimeData()
    data.setText(words)
    return data


@pytest.mark.whole_window
def test_files_that_are_dropped_are_opened_or_added(person: Person, two: Path) -> None:
    window, other = person.window, two.with_name("other.epd")
    other.write_text(TWO, encoding="utf-8")
    drop(person, links(two), CONTROL)
    assert len(window.document.collection) == 3
    assert window.document.path != two
    window.document.undo_stack.undo()
    drop(person, text(f"{QUrl.fromLocalFile(str(two)).toString()}\n"))
    assert window.document.path == two
    drop(person, links(two, other))
    assert {shown.document.path for shown in person.wait_for_windows()} == {two, other}


@pytest.mark.whole_window
def test_text_is_pasted_and_nothing_is_fetched_from_the_net(person: Person, tmp_path: Path) -> None:
    document = person.window.document
    in_address = "https://lichess.org/editor/5Kbk/6pp/6P1/8/8/8/8/7R_w_-_-_0_1"
    address = QMimeData()
    address.setUrls([QUrl(in_address)])
    address.setText(in_address)
    for data in (text(PRINZ), text(in_address), address):
        document.edit_position(Position(), "clear")
        drop(person, data)
        assert document.problem.position.fen == PRINZ
    foreign = QMimeData()
    foreign.setUrls([QUrl("https://example.org/problems.olv")])
    sentence = person.read_box(lambda: drop(person, foreign))
    assert "Matewright fetches nothing from the net" in sentence
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\0\0")
    assert "picture.png" in person.read_box(lambda: drop(person, links(picture)))


# -- what cannot be solved -------------------------------------------------------------------------


def test_fairy_problems_are_shown_and_kept_and_solve_says_why_it_is_off(
    person: Person, engine: FakeEngine, tmp_path: Path
) -> None:
    path = tmp_path / "fairy.olv"
    pieces = (
        "algebraic: {white: [Kf8, Gg6], black: [Kh8, DBg7], neutral: [Sa1]}\n"
        f"conditions: [{CONDITION}]"
    )
    path.write_text(f"---\nstipulation: '#2'\n{pieces}\n# mine\n", encoding="utf-8")
    window = person.window
    window.files.open(path)
    assert window.board.position.fen.startswith("5K1k/6.db1/6G1/8/8/8/8/=n7 w")
    button, reason = window.question.solve_button, window.question.progress.known_label
    assert not button.isEnabled()
    for name in (CONDITION,):
        assert name in reason.text()
    assert button.toolTip() == reason.text()
    person.press("F7", window.board)
    assert engine.jobs == []
    window.document.edit_stipulation("#3")
    assert window.files.save()
    text = path.read_text(encoding="utf-8")
    assert "'#3'" in text
    assert pieces in text
    assert "# mine" in text
