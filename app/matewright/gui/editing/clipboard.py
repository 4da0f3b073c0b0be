"""Copy and paste: the diagram as text and picture, problems from any known format."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMimeData, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.board.board import BoardWidget
from matewright.gui.dialogs.error_box import in_short, show_error
from matewright.gui.dialogs.wait_dialog import wait_for
from matewright.gui.document import Document
from matewright.model.piece import Colour
from matewright.model.play_options import natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.render.look import Look, paint_diagram
from matewright.services import pasting
from matewright.services.pasting import Pasted
from matewright.wording import grouped

SVG: Final = "image/svg+xml"
"""The name of that kind of picture on clipboards."""

_SIDE: Final = 640
_BACKGROUND_FROM: Final = 20_000
_MOST_SENTENCES: Final = 10


class Clipboard(QObject):
    """Copies what the board shows and pastes what a document can hold.

    * `input_wanted`: what is typed but not yet handed on belongs to the problem that is left.
    * `message` (sentence): what was copied, or what a pasted text was taken for.
    """

    input_wanted = Signal()
    message = Signal(str)

    def __init__(self, document: Document, board: BoardWidget, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._board = board
        self._window = window

    # -- copying -----------------------------------------------------------------------------

    def copy(self) -> None:
        """Put the position on the board on the clipboard: as FEN and, for other programs, drawn."""
        position, look, flipped = self._board.position, self._board.look, self._board.flipped
        data = QMimeData()
        data.setText(position.fen)
        data.setImageData(diagram_image(position, look, flipped=flipped))
        data.setData(SVG, diagram_svg(position, look, flipped=flipped))
        QGuiApplication.clipboard().setMimeData(data)
        self.message.emit(self.tr("Copied the position as FEN and as a picture"))

    # -- pasting -----------------------------------------------------------------------------

    def paste(self) -> None:
        """Set up the position, or take over the problems, that the clipboard holds as text.

        A position goes into the problem shown, a whole problem takes its place, several are
        added to the file, or are what a new one begins with; each is one undo step.
        """
        self.take(QGuiApplication.clipboard().text())

    def take(self, text: str) -> None:
        """Do the same with a text from elsewhere, such as one that was dropped on the window."""
        self.input_wanted.emit()
        shown = self._document.problem
        turn = natural_turn(shown.stipulation, shown.options)
        try:
            pasted = self._read(text, turn)
        except MatewrightError as error:
            show_error(self._window, self.tr("The clipboard cannot be pasted"), str(error))
            return
        self._take_over(pasted)
        self.message.emit(self._summary(pasted))
        if pasted.warnings:
            sentences = in_short(pasted.warnings, _MOST_SENTENCES)
            show_error(self._window, self.tr("Not everything was understood"), sentences)

    def _read(self, text: str, turn: Colour) -> Pasted:
        if len(text) < _BACKGROUND_FROM:
            return pasting.read(text, turn)
        task = BackgroundTask(lambda: pasting.read(text, turn))
        wait_for(task, self._window, self.tr("Reading the clipboard …"))
        return task.result()

    def _take_over(self, pasted: Pasted) -> None:
        first = pasted.problems[0]
        if pasted.is_position:
            step = self.tr("Paste Position")
            self._document.paste_position(first.position, step, says_turn=pasted.says_turn)
        elif len(pasted.problems) == 1:
            # A line of EPD or the beginning of a game need not say what is asked.
            asked = first.stipulation or self._document.problem.stipulation
            whole = replace(first, stipulation=asked)
            shown = self._document.problem
            # Problems are equal whatever conditions they are under that nothing here obeys.
            if whole != shown or whole.unsupported != shown.unsupported:
                # What is proved here counts more than a claim.
                is_known = shown.solution and whole.solved(shown.solution).solution_is_current
                brings_answer = whole.solution is not None and not is_known
                step = self.tr("Paste Problem")
                self._document.edit(whole, step, with_answer=brings_answer)
        else:
            self._document.take_in(pasted.problems, self.tr("Paste Problems"))

    def _summary(self, pasted: Pasted) -> str:
        """What the text was taken for, and what is in it."""
        problem = self._document.problem
        if pasted.known is None:
            return self.tr("Pasted a position: {count}").format(count=_pieces(problem))
        if len(pasted.problems) > 1:
            return self.tr("Pasted {count} problems from “{format}”").format(
                count=grouped(len(pasted.problems)), format=pasted.known.title
            )
        return self.tr("Pasted from “{format}”: {stipulation}, {men}").format(
            format=pasted.known.title,
            stipulation=problem.stipulation.text or "–",
            men=_pieces(problem),
        )


def _pieces(problem: Problem) -> str:
    return "{}+{}".format(*map(problem.position.count, Colour))


def diagram_image(position: Position, look: Look, *, flipped: bool, side: int = _SIDE) -> QImage:
    """A diagram as a picture of so many pixels a side."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_diagram(painter, QRectF(0, 0, side, side), position, look, flipped=flipped)
    painter.end()
    return image


def diagram_svg(position: Position, look: Look, *, flipped: bool, side: int = _SIDE) -> bytes:
    """A diagram as an SVG document that can be drawn at any size."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(side, side))
    generator.setViewBox(QRectF(0, 0, side, side))
    generator.setTitle(position.fen)
    painter = QPainter(generator)
    paint_diagram(painter, QRectF(0, 0, side, side), position, look, flipped=flipped)
    painter.end()
    return bytes(buffer.data().data())
