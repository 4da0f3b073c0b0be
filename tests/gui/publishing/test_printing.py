"""Printed pages and their preview."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from matewright.gui.preferences import preferences as p
from matewright.gui.publishing.print_preview import PrintPreview
from matewright.model.notation import Notation
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.render import figure
from matewright.render.look import Look, paint_diagram
from matewright.render.pages import PER_PAGE, POINT, Pages, PrintStyle
from tests.gui.conftest import PRINZ, Person, prinz

pytestmark = pytest.mark.features("answer", "file", "collection", "publishing")

PROBLEM = Problem(
    Position.from_fen(PRINZ),
    stipulation_of("#2"),
    authors=("Prinz, Dietrich",),
    source="Research, 1952",
)
A4 = QPageLayout(
    QPageSize(QPageSize.PageSizeId.A4),
    QPageLayout.Orientation.Portrait,
    QMarginsF(15, 15, 15, 15),
    QPageLayout.Unit.Millimeter,
)
LOOK = Look("print", "print", coordinates=False)


def pages(problems: list[Problem], *, per_page: int = 4, solutions: bool = False) -> Pages:
    numbered = list(enumerate(problems, start=1))
    style = PrintStyle(per_page, caption=True, solutions=solutions, look=LOOK)
    return Pages(numbered, style, A4, Notation(), "some.olv")


def complete(laid_out: Pages) -> Pages:
    while not laid_out.is_complete:
        laid_out.advance(1)
    return laid_out


def drawn(laid_out: Pages, page: int) -> QImage:
    """A page on paper, two pixels to five points."""
    scale = 0.4
    full = A4.fullRect(QPageLayout.Unit.Point)
    picture = QImage(
        round(full.width() * scale), round(full.height() * scale), QImage.Format.Format_RGB32
    )
    picture.fill("white")
    painter = QPainter(picture)
    painter.translate(A4.paintRect(QPageLayout.Unit.Point).topLeft() * scale)
    painter.scale(scale / POINT, scale / POINT)
    for _ in laid_out.paint(painter, page):
        pass
    painter.end()
    return picture


def used(picture: QImage) -> set[tuple[int, int]]:
    """The quarters of the page, three across and three down, that are not white."""
    width, height = picture.width() / 3, picture.height() / 3
    return {
        # What is right-aligned may stand a pixel or two over the line between two columns.
        (int((x - 2) / width), int(y / height))
        for x in range(0, picture.width(), 2)
        for y in range(0, picture.height() * 9 // 10, 2)
        if picture.pixelColor(x, y).lightness() < 128
    }


@pytest.mark.parametrize("per_page", PER_PAGE)
def test_so_many_diagrams_stand_on_a_page(qapp: QApplication, per_page: int) -> None:
    laid_out = pages([PROBLEM] * 10, per_page=per_page)
    assert laid_out.is_complete
    assert laid_out.count == -(-10 // per_page)
    if per_page == 9:
        assert len(used(drawn(laid_out, 0))) == 9
        assert used(drawn(laid_out, 1)) == {(0, 0)}


def test_solutions_follow_the_diagrams(qapp: QApplication) -> None:
    solved = PROBLEM.solved(prinz())
    laid_out = complete(pages([solved], solutions=True))
    assert laid_out.count == 2
    assert used(drawn(laid_out, 1))
    many = complete(pages([solved] * 40, solutions=True))
    assert many.count > 10 + 1


def test_one_endless_solution_is_cut(qapp: QApplication) -> None:
    endless = replace(PROBLEM, solution_text="1.Ra1 !\n" * 100_000)
    assert complete(pages([endless], solutions=True)).count < 8


def test_long_captions_are_not_cut_and_boards_stay_equal(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = replace(PROBLEM, authors=("Author Author " * 6,), source="Source " * 20)
    boards: list[QRectF] = []

    def spy(painter: QPainter, rect: QRectF, *rest: object, **words: object) -> None:
        boards.append(painter.transform().mapRect(rect))
        paint_diagram(painter, rect, *rest, **words)  # type: ignore[arg-type] # handed on

    monkeypatch.setattr(figure, "paint_diagram", spy)
    for per_page in PER_PAGE:
        boards.clear()
        laid_out = pages([long, *[PROBLEM] * 8], per_page=per_page)
        page = drawn(laid_out, 0)
        assert len({round(board.width()) for board in boards}) == 1
        assert boards[0].width() > page.width() / 12
        assert all(board.bottom() < page.height() * 0.95 for board in boards)


def test_only_a_little_is_laid_out_at_once(qapp: QApplication) -> None:
    laid_out = pages([PROBLEM.solved(prinz())] * 1000, solutions=True)
    laid_out.advance(0)
    assert not laid_out.is_complete
    before = laid_out.count
    complete(laid_out)
    assert laid_out.count > before
    assert laid_out.progress == 1


# -- the preview -------------------------------------------------------------------------------


@pytest.fixture
def many(tmp_path: Path) -> Path:
    path = tmp_path / "many.epd"
    path.write_text(f"{PRINZ.removesuffix(' 0 1')} dm 2;\n" * 1000, encoding="utf-8")
    return path


def open_preview(person: Person, respond: Callable[[PrintPreview], object]) -> None:
    def check(dialog: QWidget) -> None:
        assert isinstance(dialog, PrintPreview)
        respond(dialog)

    # A dialog to wait by may have been shown while a large file was opened.
    person.window.activateWindow()
    QApplication.processEvents()
    person.answer(lambda: person.press("Ctrl+P", person.window.board), check, PrintPreview)


def test_the_preview_of_a_thousand_problems_answers_at_once_and_grows(
    person: Person, many: Path
) -> None:
    person.window.files.open(many)

    def look(dialog: PrintPreview) -> None:
        assert dialog.choice.all_button.isChecked()
        assert dialog.page_box.maximum() >= 250, "the diagrams are there at once"
        assert dialog.progress_bar.isVisible()
        person.bot.waitUntil(lambda: dialog.pages.is_complete)
        person.bot.waitUntil(lambda: dialog.view.is_drawn)
        assert dialog.page_box.maximum() > 250
        assert not dialog.progress_bar.isVisible()
        first = dialog.view.grab().toImage()
        dialog.view.setFocus()
        person.press("PgDown", dialog.view)
        assert dialog.page_box.value() == 2
        printed: list[object] = []
        dialog.print_requested.connect(lambda *_: printed.append(True))
        person.write(dialog.page_box.lineEdit(), "5")
        person.press("Return", dialog.page_box)
        assert dialog.page_box.value() == 5
        assert printed == [], "Return goes to the page alone"
        dialog.page_box.setValue(2)
        person.bot.waitUntil(lambda: dialog.view.is_drawn)
        assert dialog.view.grab().toImage() != first
        dialog.choice.this_button.setChecked(True)
        person.bot.waitUntil(lambda: dialog.pages.is_complete)
        assert dialog.page_box.maximum() == 2
        dialog.solutions_box.setChecked(False)
        assert dialog.page_box.maximum() == 1

    open_preview(person, look)
    assert not person.window.preferences.get(p.PRINT_SOLUTIONS)


def test_pages_are_written_as_pdf(
    person: Person, many: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.window.files.open(many)
    target = tmp_path / "pages.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(target), ""))

    def write(dialog: PrintPreview) -> None:
        dialog.choice.some_button.setChecked(True)
        person.write(dialog.choice.numbers_edit, "1-5, 7")
        person.press_button(dialog, "Save as PDF …")

    open_preview(person, write)
    data = target.read_bytes()
    assert data.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", data)) == 3
    assert b"/Subtype /Image" not in data, "nothing but vectors"


def test_pages_go_to_the_printer(
    person: Person, many: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.window.files.open(many)
    target = tmp_path / "printed.pdf"

    def choose(dialog: QPrintDialog) -> int:
        printer = dialog.printer()
        printer.setOutputFileName(str(target))
        printer.setPageSize(QPageSize(QPageSize.PageSizeId.A5))
        printer.setFromTo(2, 3)
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(QPrintDialog, "exec", choose)

    def print_them(dialog: PrintPreview) -> None:
        dialog.choice.some_button.setChecked(True)
        person.write(dialog.choice.numbers_edit, "1-20")
        person.press_button(dialog, "Print …")

    open_preview(person, print_them)
    data = target.read_bytes()
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", data)) == 2
    found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    assert found is not None
    assert float(found[1]) == pytest.approx(420, abs=2), "the printer has its own paper"


def test_printing_can_be_left(person: Person, many: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    person.window.files.open(many)
    monkeypatch.setattr(QPrintDialog, "exec", lambda _: int(QDialog.DialogCode.Rejected))
    begun: list[object] = []
    monkeypatch.setattr(QPrinter, "newPage", begun.append)

    def leave(dialog: PrintPreview) -> None:
        person.press_button(dialog, "Print …")
        assert dialog.isVisible(), "one may choose otherwise"
        person.press_button(dialog, "Close")

    open_preview(person, leave)
    assert begun == []
