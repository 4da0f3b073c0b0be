"""Printed pages and their preview."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPicture
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QFileDialog, QWidget

import matewright
from matewright.engine import Options
from matewright.formats.format import Output
from matewright.formats.solution_style import Extent
from matewright.formats.spans import Paragraph, Span, SpanRole
from matewright.gui.preferences import preferences as p
from matewright.gui.publishing.print_preview import PrintPreview
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.render import figure
from matewright.render.columns import Face, Setter
from matewright.render.look import paint_diagram
from matewright.render.pages import PER_PAGE, POINT, Pages
from matewright.services.solving import solve
from tests.gui.conftest import PRINZ, Person, prinz

TWO_MOVERS = Path(__file__).parents[2] / "bench" / "two_movers.epd"
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


def pages(problems: list[Problem], *, per_page: int = 4, solutions: bool = False) -> Pages:
    numbered = list(enumerate(problems, start=1))
    extent = Extent.MAGAZINE if solutions else Extent.NONE
    output = Output(solutions=extent, per_page=per_page, coordinates=False)
    return Pages(numbered, output, A4, "some.olv")


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


def test_sixty_problems_with_set_play_and_tries_take_twenty_pages(qapp: QApplication) -> None:
    problems = list(matewright.read(TWO_MOVERS))[:60]
    solved = []
    for problem in problems:
        answer = solve.start(problem, Options(tries=1, set_play=True)).result()
        assert answer is not None
        solved.append(problem.solved(answer))
    assert complete(pages(solved, solutions=True)).count <= 20


def test_diagrams_four_on_a_page_are_wider_than_six_centimetres(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    boards: list[QRectF] = []

    def spy(painter: QPainter, rect: QRectF, *rest: object, **words: object) -> None:
        boards.append(painter.transform().mapRect(rect))
        paint_diagram(painter, rect, *rest, **words)  # type: ignore[arg-type] # handed on

    monkeypatch.setattr(figure, "paint_diagram", spy)
    page = drawn(pages([PROBLEM] * 4), 0)
    assert boards[0].width() / page.width() * 210 > 60


def test_a_target_is_a_second_diagram_beside_the_first_within_the_page(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    boards: list[QRectF] = []

    def spy(painter: QPainter, rect: QRectF, *rest: object, **words: object) -> None:
        boards.append(painter.transform().mapRect(rect))
        paint_diagram(painter, rect, *rest, **words)  # type: ignore[arg-type] # handed on

    monkeypatch.setattr(figure, "paint_diagram", spy)
    two = replace(PROBLEM, stipulation=stipulation_of("a=>b2 k7/8/8/8/8/8/8/K5R1"))
    page = drawn(pages([PROBLEM, two, two, PROBLEM], per_page=6), 0)
    assert len(boards) == 6
    left, right = boards[1], boards[2]
    assert left.top() == right.top() == boards[0].top()
    assert left.right() < right.left()
    assert left.left() > boards[0].right()
    assert right.right() < page.width()
    assert left.width() > boards[0].width() / 2, "the room of the column is used"


def heading_and_names(template: str) -> tuple[str, str]:
    """What is written on a page of diagrams, and on one of solutions."""
    output = Output(template=template, title="Solving contest")
    laid_out = complete(Pages([(7, PROBLEM), (9, PROBLEM)], output, A4))
    written: list[list[str]] = []
    for page in (0, laid_out.count - 1):
        picture = QPicture()
        painter = _Listening(picture)
        for _ in laid_out.paint(painter, page):
            pass
        painter.end()
        written.append(painter.texts)
    return " ".join(written[0]), " ".join(written[1])


class _Listening(QPainter):
    """Notes what is written."""

    def __init__(self, picture: QPicture) -> None:
        super().__init__(picture)
        self.texts: list[str] = []

    def drawText(self, *arguments: Any) -> Any:  # noqa: N802 - Qt's name
        self.texts.append(arguments[-1])
        return super().drawText(*arguments)


def test_a_problem_sheet_names_nobody_before_the_solutions(qapp: QApplication) -> None:
    diagrams, solutions = heading_and_names("sheet")
    assert "Solving contest" in diagrams
    assert "7." in diagrams
    assert "Prinz" not in diagrams
    assert solutions.startswith("Page") or "Solutions" in solutions
    assert "9. Dietrich Prinz, Research, 1952:" in solutions
    diagrams, solutions = heading_and_names("magazine")
    assert "7. Dietrich Prinz" in diagrams
    assert "Research, 1952" not in solutions


def test_lines_end_at_blanks_and_behind_commas(qapp: QApplication) -> None:
    setter = Setter(90)
    spans = (Span("1.Rh6!", SpanRole.KEY), Span(" 2.Sf3#,Sc4#,Sc6# e8=Q =", SpanRole.REPLY))
    wide = [run for line in setter.lines(Paragraph(spans), 10_000, 0) for run in line]
    assert [(run.text, run.face) for run in wide] == [
        ("1.Rh6!", Face.BOLD),
        ("2.Sf3#,Sc4#,Sc6# e8=Q =", Face.PLAIN),
    ]
    narrow = [" ".join(run.text for run in line) for line in setter.lines(Paragraph(spans), 1, 0)]
    assert "".join(narrow).replace(" ", "") == "1.Rh6!2.Sf3#,Sc4#,Sc6#e8=Q="
    room = max(setter.width(text, Face.PLAIN) for text in ("2.Sf3#,Sc4#,", "e8=Q ="))
    lines = [[run.text for run in line] for line in setter.lines(Paragraph(spans), room, 0)]
    assert lines == [["1.Rh6!"], ["2.Sf3#,Sc4#,"], ["Sc6#"], ["e8=Q ="]]


def test_letters_are_small_and_stand_at_their_move(qapp: QApplication) -> None:
    spans = (Span("1…Kc5", SpanRole.DEFENCE), Span("a", SpanRole.LETTER), Span(" 2.Qa5#"))
    (line,) = Setter(90).lines(Paragraph(spans), 10_000, 0)
    assert [(run.text.strip(), run.face) for run in line] == [
        ("1…Kc5", Face.PLAIN),
        ("a", Face.SMALL),
        ("2.Qa5#", Face.PLAIN),
    ]


def test_a_template_chooses_paper_and_number(person: Person, many: Path) -> None:
    person.window.files.open(many)

    def look(dialog: PrintPreview) -> None:
        box = dialog.template_box
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentData() == "booklet"
        assert dialog.per_page_box.currentData() == 2
        assert dialog.paper_box.currentData() == "a5"
        assert dialog.pages.count >= 500
        choose(dialog.per_page_box, 1)
        assert dialog.pages.count >= 1000

    open_preview(person, look)
    assert person.window.preferences.get(p.PRINT_TEMPLATE) == "booklet"


def choose(box: QComboBox, value: object) -> None:
    box.setCurrentIndex(box.findData(value))


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
        choose(dialog.solutions.extent_box, Extent.NONE)
        assert dialog.page_box.maximum() == 1

    open_preview(person, look)
    assert person.window.preferences.get(p.SOLUTION_EXTENT) == Extent.NONE


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
