"""Exporting the diagram as a picture: its settings, with a live preview."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from matewright.gui.preferences import preferences as p
from matewright.gui.preferences.bindings import Bindings
from matewright.gui.widgets.form import Buttons, wrapped
from matewright.gui.widgets.layouts import DIALOG, SPACE, in_column, in_row
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP
from matewright.model.problem import Problem
from matewright.render import pictures
from matewright.render.figure import Figure, FigureStyle
from matewright.render.look import BOARD_THEMES, PIECE_SETS, Look
from matewright.render.pictures import Canvas, PictureFormat
from matewright.wording import decimal

_MOST_PIXELS: Final = 5_000


class ExportDiagram(QDialog):
    """Settings of the picture of a diagram: `figure`, `canvas` and `form`.

    The choices are remembered. `copy_requested`: the picture is to be copied to the clipboard.
    """

    copy_requested = Signal()

    def __init__(
        self, problem: Problem, preferences: p.Preferences, parent: QWidget, *, flipped: bool
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export Diagram"))
        self._problem = problem
        self._flipped = flipped
        self.preview = _Preview(self)
        self._bindings = Bindings(preferences, self)
        self._make_fields()
        self._make_layout()
        self._bindings.load()
        self._bindings.follow(self._show)
        self._show()

    # -- the answer --------------------------------------------------------------------------

    @property
    def form(self) -> PictureFormat:
        """The kind of file."""
        return PictureFormat(self.format_box.currentData())

    @property
    def figure(self) -> Figure:
        """The figure to draw."""
        look = Look(
            self.pieces_box.currentData(),
            self.theme_box.currentData(),
            self.coordinates_box.isChecked(),
        )
        style = FigureStyle(look, self.caption_box.isChecked(), self._flipped)
        return Figure(self._problem, style)

    @property
    def canvas(self) -> Canvas:
        """The size of the picture, and its background."""
        transparent = self.transparent_box.isChecked()
        dpi = self.dpi_box.value()
        if self.unit_box.currentData() == "cm":
            centimetres = self.centimetres_box.value()
            canvas = Canvas.in_centimetres(centimetres, dpi, transparent=transparent)
        else:
            canvas = Canvas(self.pixels_box.value(), dpi, transparent)
        return canvas

    # -- building ----------------------------------------------------------------------------

    def _make_fields(self) -> None:
        fields = self._bindings
        self.format_box = fields.choice(
            p.PICTURE_FORMAT,
            (
                (PictureFormat.PNG.value, self.tr("PNG (pixels)")),
                (PictureFormat.SVG.value, self.tr("SVG (vectors)")),
                (PictureFormat.PDF.value, self.tr("PDF (vectors)")),
            ),
        )
        self.centimetres_box = fields.length(p.PICTURE_CENTIMETRES, 1, 100)
        self.pixels_box = fields.number(p.PICTURE_PIXELS, 50, _MOST_PIXELS, step=50)
        self._size_boxes = QStackedWidget(self)
        self._size_boxes.addWidget(self.centimetres_box)
        self._size_boxes.addWidget(self.pixels_box)
        self._size_boxes.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.unit_box = fields.choice(
            p.PICTURE_UNIT, (("cm", self.tr("cm")), ("px", self.tr("pixels")))
        )
        self.unit_box.setAccessibleName(self.tr("Unit of the width"))
        self.dpi_box = fields.number(p.PICTURE_DPI, 36, 2400, step=50, suffix=self.tr(" dpi"))
        translate = QCoreApplication.translate
        self.pieces_box = fields.choice(
            p.PICTURE_PIECES,
            ((name, translate("Look", title)) for name, title in PIECE_SETS.items()),
        )
        # A picture does not follow the theme of the window.
        self.theme_box = fields.choice(
            p.PICTURE_THEME,
            (
                (name, translate("Look", title))
                for name, title in BOARD_THEMES.items()
                if name != "auto"
            ),
        )
        self.coordinates_box = fields.switch(self.tr("C&oordinates"), p.PICTURE_COORDINATES)
        self.caption_box = fields.switch(
            self.tr("C&aption: author, source, stipulation, men"), p.PICTURE_CAPTION
        )
        self.transparent_box = fields.switch(
            self.tr("&Transparent background"), p.PICTURE_TRANSPARENT
        )
        self.size_label = wrapped("", self, tone="quiet")

    def _make_layout(self) -> None:
        size_row = in_row((self._size_boxes, 1), self.unit_box)
        form = QFormLayout()
        form.addRow(self.tr("&Format"), self.format_box)
        form.addRow(self.tr("&Width"), size_row)
        self._width_label = form.labelForField(size_row)
        form.addRow(self.tr("&Resolution"), self.dpi_box)
        form.addRow("", self.size_label)
        form.addRow(self.tr("&Men"), self.pieces_box)
        form.addRow(self.tr("&Board"), self.theme_box)
        form.addRow("", self.coordinates_box)
        form.addRow("", self.caption_box)
        form.addRow("", self.transparent_box)
        buttons = Buttons(self)
        self.export_button = buttons.accepting(self.tr("&Export …"))
        buttons.cancel(self.tr("Ca&ncel"))
        copy = buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.setToolTip(self.tr("Put the picture on the clipboard"))
        copy.clicked.connect(self.copy_requested)
        right = in_column(form, SPACE)
        row = in_row((self.preview, 1), right, spacing=4 * STEP)
        in_column(row, buttons, on=self, margins=DIALOG, spacing=3 * STEP)
        self.resize(820, 560)

    # -- keeping up --------------------------------------------------------------------------

    def done(self, result: int) -> None:
        """Remember the choices, exported or not."""
        self._bindings.store()
        super().done(result)

    def _show(self) -> None:
        in_centimetres = self.unit_box.currentData() == "cm"
        size_box = self.centimetres_box if in_centimetres else self.pixels_box
        self._size_boxes.setCurrentWidget(size_box)
        if isinstance(self._width_label, QLabel):
            self._width_label.setBuddy(size_box)
        # Without pixels the resolution matters only for the width in pixels.
        self.dpi_box.setEnabled(self.form is PictureFormat.PNG or not in_centimetres)
        self.transparent_box.setEnabled(self.form is not PictureFormat.PDF)
        figure, canvas = self.figure, self.canvas
        height = canvas.height(figure)
        across, down = canvas.centimetres, canvas.centimetres * height / canvas.width
        is_png = self.form is PictureFormat.PNG
        fits = not is_png or canvas.width <= _MOST_PIXELS
        if not fits:
            words = self.tr("This takes {width} pixels across; {most} is the most.")
        elif is_png:
            words = self.tr("{width} × {height} pixels, {across} × {down} cm")
        else:
            words = self.tr("{across} × {down} cm")
        self.size_label.setText(
            words.format(
                width=canvas.width,
                height=height,
                most=_MOST_PIXELS,
                across=decimal(f"{across:.1f}"),
                down=decimal(f"{down:.1f}"),
            )
        )
        set_look(self.size_label, "tone", "quiet" if fits else "error")
        self.export_button.setEnabled(fits)
        transparent = canvas.transparent and self.form is not PictureFormat.PDF
        self.preview.show_figure(figure, transparent=transparent)


class _Preview(QWidget):
    """A preview of the figure on its background, as large as possible."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._figure: Figure | None = None
        self._transparent = False
        self.setMinimumSize(260, 320)
        self.setAccessibleName(self.tr("Preview"))

    def show_figure(self, figure: Figure, *, transparent: bool) -> None:
        """Show another figure."""
        self._figure, self._transparent = figure, transparent
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - small: drawn whole
        """Draw paper and figure."""
        if self._figure is None:
            return
        height = Canvas(1000).height(self._figure) / 1000
        width = min(self.width() - 2.0, (self.height() - 2.0) / height)
        paper = QRectF(0, 0, width, width * height)
        paper.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(paper, Qt.GlobalColor.white)
        if self._transparent:
            painter.save()
            painter.setBrushOrigin(QPointF(paper.topLeft()))
            painter.fillRect(paper, QBrush(QColor("#dddddd"), Qt.BrushStyle.Dense4Pattern))
            painter.restore()
        painter.setPen(self.palette().mid().color())
        painter.drawRect(paper)
        painter.translate(paper.topLeft())
        pictures.paint(painter, self._figure, QSizeF(paper.size()))
        painter.end()
