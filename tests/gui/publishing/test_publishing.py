from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QProgressDialog, QWidget

from matewright.formats import html
from matewright.formats.solution_style import Extent, Tries
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.collection.problem_choice import Listed, read_numbers
from matewright.gui.preferences import preferences as p
from matewright.gui.publishing import saving
from matewright.gui.publishing.export_diagram import ExportDiagram
from matewright.gui.publishing.export_solutions import ExportSolutions
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from matewright.render import pictures
from matewright.render.figure import Figure, FigureStyle
from matewright.render.look import Look
from matewright.render.pictures import Canvas, image, pdf, png, svg
from matewright.services.work import Work
from tests.gui.conftest import PRINZ, Person, prinz

pytestmark = pytest.mark.features("answer", "file", "collection", "publishing")

PROBLEM = Problem(
    Position.from_fen(PRINZ),
    stipulation_of("#2"),
    authors=("Prinz, Dietrich",),
    source="Research, 1952",
)
PRINT = FigureStyle(Look("print", "print", coordinates=True))


@pytest.fixture
def save_under(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path | None], list[str]]:
    """Answer the platform's dialog; the list has the names it proposed."""

    def answer(path: Path | None) -> list[str]:
        proposed: list[str] = []

        def ask(_parent: QWidget, _title: str, start: str, _kinds: str) -> tuple[str, str]:
            proposed.append(start)
            return str(path or ""), ""

        monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
        return proposed

    return answer


# -- the pictures themselves -------------------------------------------------------------------


def test_a_png_tells_its_size_and_resolution(qapp: QApplication) -> None:
    data = png(image(Figure(PROBLEM, PRINT), Canvas.in_centimetres(8, 300)))
    found = QImage.fromData(QByteArray(data))
    assert found.width() == 945
    assert found.height() > found.width(), "the caption needs room"
    assert found.dotsPerMeterX() == found.dotsPerMeterY() == 11811
    assert found.pixelColor(2, 2) == QColor("white")


def test_a_picture_drawn_in_strips_is_the_same(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    figure = Figure(PROBLEM, PRINT)
    whole = image(figure, Canvas(400))
    monkeypatch.setattr(pictures, "_STRIP", 400 * 100)
    rests: list[bool] = []
    assert image(figure, Canvas(400), lambda: rests.append(True)) == whole
    assert len(rests) == 5


def test_paper_can_be_transparent(qapp: QApplication) -> None:
    found = image(Figure(PROBLEM, PRINT), Canvas(300, transparent=True))
    assert found.pixelColor(1, 1).alpha() == 0


def painted(source: bytes) -> QImage:
    renderer = QSvgRenderer(QByteArray(source))
    assert renderer.isValid()
    picture = QImage(300, 300 * renderer.viewBox().height() // renderer.viewBox().width(),
                     QImage.Format.Format_RGB32)  # fmt: skip
    picture.fill("white")
    painter = QPainter(picture)
    renderer.render(painter)
    painter.end()
    return picture


def likeness(one: QImage, other: QImage) -> float:
    """The part of the points that are about as dark in both."""
    other = other.scaled(one.size())
    points = [(x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3)]
    like = sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) < 100
        for x, y in points
    )
    return like / len(points)


def test_an_svg_is_vectors_alone_and_shows_what_the_png_shows(qapp: QApplication) -> None:
    text = svg(Figure(PROBLEM, PRINT), Canvas.in_centimetres(8, 300)).decode()
    for word in ("<image", "<text", "<use", "http://www.w3.org/1999/xhtml", "url("):
        assert word not in text
    assert re.search(r'<svg width="80[.0-9]*mm"', text)
    plain = FigureStyle(Look("print", "light", coordinates=True))
    figure = Figure(PROBLEM, plain)
    drawn = painted(svg(figure, Canvas(300)))
    assert likeness(drawn, image(figure, Canvas(300))) > 0.99
    other = Figure(
        Problem(Position.from_fen("8/8/8/8/8/8/8/QQQQQQQQ w"), stipulation_of("#2")), plain
    )
    assert likeness(drawn, image(other, Canvas(300))) < 0.97


def test_a_pdf_has_one_page_as_large_as_the_figure(qapp: QApplication) -> None:
    figure, canvas = Figure(PROBLEM, PRINT), Canvas.in_centimetres(8, 300)
    source = pdf(figure, canvas)
    assert source.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", source)) == 1
    found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", source)
    assert found is not None
    width, height = (float(number) / 72 * 2.54 for number in found.groups())
    assert width == pytest.approx(8, abs=0.05)
    assert height == pytest.approx(8 * canvas.height(figure) / canvas.width, abs=0.1)
    assert b"/Subtype /Image" not in source


def test_long_captions_stay_inside(qapp: QApplication) -> None:
    problem = Problem(
        Position(), stipulation_of("#2"), authors=("x" * 500, "Some Body " * 50), source="s " * 300
    )
    figure = Figure(problem, PRINT)
    assert 1300 < figure.height < 2400
    picture = image(figure, Canvas(200))
    edge = {picture.pixelColor(x, y).name() for x in (0, 199) for y in range(picture.height())}
    assert edge == {"#ffffff"}


# -- from the window ---------------------------------------------------------------------------


def test_the_diagram_is_exported_as_chosen_and_the_choice_is_remembered(
    person: Person, tmp_path: Path, two: Path, save_under: Callable[[Path | None], list[str]]
) -> None:
    window = person.window
    window.files.open(two)
    proposed = save_under(tmp_path / "picture")

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, ExportDiagram)
        dialog.format_box.setCurrentIndex(dialog.format_box.findData("svg"))
        dialog.caption_box.setChecked(False)
        assert not dialog.dpi_box.isEnabled(), "a vector picture has no pixels"
        person.press_button(dialog, "Export …")

    person.answer(lambda: person.press("Ctrl+E", window.board), choose, ExportDiagram)
    assert proposed == [str(tmp_path / "two-1.svg")]
    text = (tmp_path / "picture.svg").read_text(encoding="utf-8")
    assert QSvgRenderer(QByteArray(text.encode())).isValid()
    assert window.preferences.get(p.PICTURE_FORMAT) == "svg"
    assert not window.preferences.get(p.PICTURE_CAPTION)


def test_a_picture_of_too_many_pixels_cannot_be_exported(person: Person) -> None:
    dialog = ExportDiagram(PROBLEM, person.window.preferences, person.window, flipped=False)
    assert dialog.export_button.isEnabled()
    dialog.dpi_box.setValue(2400)
    dialog.centimetres_box.setValue(50)
    assert not dialog.export_button.isEnabled()
    assert "5000 is the most" in dialog.size_label.text()
    dialog.unit_box.setCurrentIndex(dialog.unit_box.findData("px"))
    assert dialog.export_button.isEnabled()
    assert dialog.canvas.width == 800
    dialog.deleteLater()


def test_the_preview_follows(person: Person) -> None:
    dialog = ExportDiagram(PROBLEM, person.window.preferences, person.window, flipped=False)
    dialog.show()
    before = dialog.preview.grab().toImage()
    for check in (dialog.caption_box, dialog.coordinates_box, dialog.transparent_box):
        check.toggle()
        after = dialog.preview.grab().toImage()
        assert after != before
        before = after
    for box in (dialog.theme_box, dialog.pieces_box):
        box.setCurrentIndex(0)
        after = dialog.preview.grab().toImage()
        assert after != before
        before = after
    dialog.close()
    dialog.deleteLater()


def test_the_diagram_is_copied_as_a_picture(person: Person) -> None:
    person.window.document.edit_position(PROBLEM.position, "set up")
    person.press("Ctrl+Alt+C", person.window.board)
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasImage()
    assert data.hasFormat("image/svg+xml")
    assert QSvgRenderer(data.data("image/svg+xml")).isValid()


def test_solutions_are_exported(
    person: Person, tmp_path: Path, two: Path, save_under: Callable[[Path | None], list[str]]
) -> None:
    window = person.window
    window.files.open(two)
    window.document.set_solution(0, prinz())
    for form, name, words, other in (
        ("html", "out.html", ">1.Rh6!</span>", "Not solved."),
        ("latex", "out.tex", r"\pieces{wKf8, wTh1, wBg6", r"\stipulation{\#3}"),
        ("text", "out.txt", f"\n{PRINZ}\n#2  3+4\n\nSet: 1…Bf7 2.Rxh7#. ", "Not solved."),
        ("markdown", "out.md", "*Set:* 1…B", "Not solved."),
        ("json", "out.json", '"keys": ["h1h6"]', '"solution": null'),
    ):
        save_under(tmp_path / name)

        def choose(dialog: QWidget, form: str = form) -> None:
            assert isinstance(dialog, ExportSolutions)
            dialog.choose(form)
            dialog.choice.all_button.setChecked(True)
            person.press_button(dialog, "Export …")

        person.answer(window.publishing.export_solutions, choose, ExportSolutions)
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert words in text
        assert other in text, "the second is unsolved"


@pytest.mark.parametrize("form", ["pdf", "png", "svg"])
def test_problems_are_exported_as_drawn(
    person: Person,
    tmp_path: Path,
    two: Path,
    save_under: Callable[[Path | None], list[str]],
    form: str,
) -> None:
    window = person.window
    window.files.open(two)
    save_under(tmp_path / f"out.{form}")

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, ExportSolutions)
        dialog.choose(form)
        dialog.choice.all_button.setChecked(True)
        assert dialog.dpi_box.isVisible() is (form == "png")
        assert dialog.per_page_box.isVisible() is (form == "pdf")
        assert ("file of its own" in dialog.meaning.text()) is (form != "pdf")
        dialog.dpi_box.setValue(72)
        person.press_button(dialog, "Export …")

    person.answer(window.publishing.export_solutions, choose, ExportSolutions)
    names = sorted(path.name for path in tmp_path.glob(f"*.{form}"))
    assert names == (["out.pdf"] if form == "pdf" else [f"out-1.{form}", f"out-2.{form}"])
    assert not (tmp_path / f"out.{form}.bak").exists()


@pytest.mark.parametrize("goes_on", [True, False])
def test_what_an_export_leaves_out_is_said_before(
    person: Person,
    tmp_path: Path,
    two: Path,
    save_under: Callable[[Path | None], list[str]],
    monkeypatch: pytest.MonkeyPatch,
    goes_on: bool,
) -> None:
    monkeypatch.setattr(html, "MOST_MOVES", 3)
    window = person.window
    window.files.open(two)
    window.document.set_solution(0, prinz())
    target = tmp_path / "out.html"
    save_under(target)

    def choose(dialog: QWidget, *, solutions: bool = True) -> None:
        assert isinstance(dialog, ExportSolutions)
        dialog.choose("html")
        box = dialog.solutions.extent_box
        extent = Extent.COMPLETE if solutions else Extent.NONE
        box.setCurrentIndex(box.findData(extent.value))
        dialog.choice.all_button.setChecked(True)
        person.press_button(dialog, "Export …")

    def read(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        assert box.informativeText() == (
            "Problem 1: a web page shows at most 3 moves of a solution; the rest is left out."
        )
        person.press_button(box, "Save anyway" if goes_on else "Cancel")

    export = window.publishing.export_solutions
    person.answer(lambda: person.answer(export, choose, ExportSolutions), read, QMessageBox)
    assert target.exists() is goes_on
    # Without solutions nothing is left out of them.
    target.unlink(missing_ok=True)
    person.answer(export, lambda dialog: choose(dialog, solutions=False), ExportSolutions)
    assert target.exists()


def test_an_export_can_be_broken_off(
    person: Person,
    tmp_path: Path,
    two: Path,
    save_under: Callable[[Path | None], list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = person.window
    window.files.open(two)
    emitted: list[str] = []
    window.publishing.message.connect(emitted.append)
    monkeypatch.setattr(QProgressDialog, "wasCanceled", lambda _: True)

    def nobody_waits(
        task: BackgroundTask[object], *_: object, can_cancel: bool, work: Work
    ) -> bool:
        assert can_cancel
        work.cancel()
        task.start()
        return False

    monkeypatch.setattr(saving, "wait_for", nobody_waits)
    for form in ("html", "pdf"):
        target = tmp_path / f"out.{form}"
        save_under(target)

        def choose(dialog: QWidget, form: str = form) -> None:
            assert isinstance(dialog, ExportSolutions)
            dialog.choose(form)
            person.press_button(dialog, "Export …")

        person.answer(window.publishing.export_solutions, choose, ExportSolutions)
        assert emitted.pop() == "Export cancelled"
        assert not target.exists()


def test_exported_solutions_are_written_as_the_window_writes_moves(
    person: Person, tmp_path: Path, two: Path, save_under: Callable[[Path | None], list[str]]
) -> None:
    window = person.window
    window.files.open(two)
    window.document.set_solution(0, prinz())
    window.preferences.set(p.LONG_NOTATION, value=True)
    window.preferences.set(p.PIECE_LETTERS, "german")
    save_under(tmp_path / "out.txt")

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, ExportSolutions)
        dialog.choose("text")
        person.press_button(dialog, "Export …")

    person.answer(window.publishing.export_solutions, choose, ExportSolutions)
    assert "1.Th1-h6!" in (tmp_path / "out.txt").read_text(encoding="utf-8")


def test_solutions_are_exported_in_the_chosen_manner(
    person: Person, tmp_path: Path, two: Path, save_under: Callable[[Path | None], list[str]]
) -> None:
    window = person.window
    window.files.open(two)
    window.document.set_solution(0, prinz())
    save_under(tmp_path / "out.txt")

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, ExportSolutions)
        dialog.choose("text")
        fields = dialog.solutions
        for box, value in (
            (fields.extent_box, Extent.MAGAZINE),
            (fields.tries_box, Tries.NONE),
            (fields.style_box, "phenix"),
        ):
            box.setCurrentIndex(box.findData(value))
        fields.set_play_box.setChecked(False)
        assert not dialog.template_box.isVisible()
        person.press_button(dialog, "Export …")

    person.answer(window.publishing.export_solutions, choose, ExportSolutions)
    text = (tmp_path / "out.txt").read_text(encoding="utf-8")
    assert "\n1.Th6! blocus 1...gxh6 2.g7#, 1...Ff7 2.Txh7#.\n" in text
    assert window.preferences.get(p.SOLUTION_STYLE) == "phenix"


def test_letters_and_themes_are_exported_on_request(
    person: Person, tmp_path: Path, two: Path, save_under: Callable[[Path | None], list[str]]
) -> None:
    window = person.window
    window.files.open(two)
    window.document.set_solution(0, prinz())
    window.preferences.set(p.PHASE_LETTERS, value=True)
    save_under(tmp_path / "out.txt")

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, ExportSolutions)
        dialog.choose("text")
        dialog.themes_box.click()
        person.press_button(dialog, "Export …")

    person.answer(window.publishing.export_solutions, choose, ExportSolutions)
    text = (tmp_path / "out.txt").read_text(encoding="utf-8")
    assert "1…gxh6 b 2.g7# B" in text or "1…gxh6 a 2.g7# A" in text
    assert "A miniature with a sacrificial key; unguard." in text


def test_an_error_with_the_file_is_shown(
    person: Person, tmp_path: Path, save_under: Callable[[Path | None], list[str]]
) -> None:
    save_under(tmp_path / "missing" / "out.html")

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, ExportSolutions)
        person.press_button(dialog, "Export …")

    def export() -> None:
        person.answer(person.window.publishing.export_solutions, choose, ExportSolutions)

    assert "missing" in person.read_box(export)


def test_a_file_whose_name_gets_its_ending_is_not_replaced_unasked(
    person: Person, tmp_path: Path, save_under: Callable[[Path | None], list[str]]
) -> None:
    there = tmp_path / "out.html"
    there.write_text("mine", encoding="utf-8")
    save_under(tmp_path / "out")

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, ExportSolutions)
        person.press_button(dialog, "Export …")

    def cancel(box: QWidget) -> None:
        assert isinstance(box, QMessageBox)
        person.press_button(box, "Cancel")

    person.answer(
        lambda: person.answer(person.window.publishing.export_solutions, choose, ExportSolutions),
        cancel,
        QMessageBox,
    )
    assert there.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("1", [0]),
        ("1-3, 7", [0, 1, 2, 6]),
        (" 7 , 2 – 3,3", [1, 2, 6]),
        ("", None),
        ("0", None),
        ("3-2", None),
        ("1-9", None),
        ("1,,2", None),
        ("x", None),
    ],
)
def test_numbers_of_problems(text: str, places: list[int] | None) -> None:
    assert read_numbers(text, 8) == places


def test_wrong_numbers_keep_the_button_back(person: Person, two: Path) -> None:
    window = person.window
    window.files.open(two)
    dialog = ExportSolutions(0, 2, Listed(), window.preferences, window)
    dialog.show()
    person.write(dialog.choice.numbers_edit, "1-3")
    assert dialog.choice.some_button.isChecked()
    assert not dialog.export_button.isEnabled()
    person.write(dialog.choice.numbers_edit, "1-2")
    assert dialog.export_button.isEnabled()
    assert dialog.choice.indices == [0, 1]
    dialog.close()
    dialog.deleteLater()


def test_what_is_chosen_and_found_in_the_list_is_offered(
    person: Person, tmp_path: Path, save_under: Callable[[Path | None], list[str]]
) -> None:
    window = person.window
    source = tmp_path / "four.epd"
    source.write_text(
        "".join(f"{PRINZ} acd {n}; dm {n};\n".replace(" 0 1", "") for n in (1, 2, 3, 4))
    )
    window.files.open(source)
    window.problems.choose([1, 3], current=1)
    window.problems.bar.set_text("stip:#3")
    person.bot.waitUntil(lambda: list(window.problems.indices) == [2])
    window.problems.choose([2])

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, ExportSolutions)
        choice = dialog.choice
        assert not choice.chosen_button.isVisible(), "it is the problem shown"
        assert choice.found_button.isChecked()
        assert choice.found_button.text() == "The problem found by the searc&h"
        assert list(choice.indices or ()) == [2]

    person.answer(window.publishing.export_solutions, look, ExportSolutions)
    window.problems.bar.set_text("")
    window.problems.choose([1, 3])
    target = tmp_path / "out.txt"
    save_under(target)

    def export(dialog: QWidget) -> None:
        assert isinstance(dialog, ExportSolutions)
        assert dialog.choice.chosen_button.isChecked()
        assert not dialog.choice.found_button.isVisible()
        dialog.choose("text")
        person.press_button(dialog, "Export …")

    person.answer(window.publishing.export_solutions, export, ExportSolutions)
    assert re.findall("#[0-9]", target.read_text(encoding="utf-8")) == ["#2", "#4"]
