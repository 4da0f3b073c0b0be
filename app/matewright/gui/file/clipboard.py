"""Copy and paste: the diagram as text and picture, problems from any known format."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol

from PySide6.QtCore import QBuffer, QIODevice, QMimeData, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from matewright.errors import MatewrightError
from matewright.gui.background.jobs import BackgroundTask
from matewright.gui.document.document import Document
from matewright.gui.widgets.error_box import in_short, show_error
from matewright.gui.widgets.wait_dialog import wait_for
from matewright.model.conditions import Condition
from matewright.model.diagram import Diagram
from matewright.model.piece import Colour
from matewright.model.play_options import natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.question import Question
from matewright.render.look import Look, paint_diagram
from matewright.services.file import pasting
from matewright.services.file.pasting import Pasted
from matewright.wording import grouped

SVG: Final = "image/svg+xml"
"""The name of that kind of picture on clipboards."""

QUESTION: Final = "application/x-matewright-question+json"
"""The question of the copied diagram (`Question.to_dict`), for windows of this program: a
FEN has no conditions."""

_SIDE: Final = 640
_BACKGROUND_FROM: Final = 20_000
_MOST_SENTENCES: Final = 10


class Drawn(Protocol):
    """The board as the clipboard needs it."""

    @property
    def position(self) -> Position:
        """The position."""

    @property
    def look(self) -> Look:
        """Colours and figures."""

    @property
    def flipped(self) -> bool:
        """Whether it is seen from Black's side."""

    @property
    def diagram(self) -> Diagram:
        """What is on the board."""


class Clipboard(QObject):
    """Copies what the board shows and pastes what a document can hold.

    * `input_requested`: what is typed but not yet handed on belongs to the problem that is left.
    * `message` (sentence): what was copied, or what a pasted text was taken for.
    """

    input_requested = Signal()
    message = Signal(str)

    def __init__(
        self,
        document: Document,
        board: Drawn,
        conditions: Callable[[], tuple[Condition, ...]],
        window: QWidget,
    ) -> None:
        """`conditions` are those that what the board shows is played under."""
        super().__init__(window)
        self._document = document
        self._board = board
        self._conditions = conditions
        self._window = window

    # -- copying -----------------------------------------------------------------------------

    def copy(self) -> None:
        """Copy the position on the board: as FEN and, for other programs, as a picture."""
        position, look, flipped = self._board.position, self._board.look, self._board.flipped
        data = QMimeData()
        data.setText(position.fen)
        question = Question(
            position, self._document.problem.stipulation, conditions=self._conditions()
        )
        data.setData(QUESTION, json.dumps(question.to_dict()).encode())
        diagram = self._board.diagram
        data.setImageData(diagram_image(diagram, look, flipped=flipped))
        data.setData(SVG, diagram_svg(diagram, look, flipped=flipped))
        QGuiApplication.clipboard().setMimeData(data)
        self.message.emit(self.tr("Copied the position as FEN and as a picture"))

    # -- pasting -----------------------------------------------------------------------------

    def paste(self) -> None:
        """Set up the position, or add the problems, that the clipboard holds as text.

        A position alone goes into the problem shown. Whatever is more than that is added behind it,
        or is what an untouched file begins with. Either is one undo step.
        """
        copied = self._copied(QGuiApplication.clipboard().mimeData())
        if copied is not None and copied.conditions:
            self.input_requested.emit()
            self._document.paste_game(copied, self.tr("Paste Position"))
            self.message.emit(self._summary(Pasted(None, (Problem().with_question(copied),))))
            return
        self.take(QGuiApplication.clipboard().text())

    def _copied(self, data: QMimeData | None) -> Question | None:
        """The diagram that a window of this program copied, if there is one."""
        # Some systems have no data while nothing is copied.
        if data is None or not data.hasFormat(QUESTION):
            return None
        try:
            question = Question.from_dict(json.loads(bytes(data.data(QUESTION).data())))
        except (MatewrightError, ValueError, KeyError, TypeError, AttributeError):
            # Any program may write this type; if it is invalid, the text is read instead.
            return None
        return question if question.position.fen == data.text().strip() else None

    def take(self, text: str) -> None:
        """Do the same with another text, such as one dropped on the window."""
        self.input_requested.emit()
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
        if pasted.is_position:
            position, step = pasted.problems[0].position, self.tr("Paste Position")
            self._document.paste_position(position, step, says_turn=pasted.says_turn)
            return
        # A line of EPD or the beginning of a game need not state a stipulation.
        stipulation = self._document.problem.stipulation
        self._document.take_in(
            [replace(one, stipulation=one.stipulation or stipulation) for one in pasted.problems],
            self.tr("Paste Problem") if len(pasted.problems) == 1 else self.tr("Paste Problems"),
        )

    def _summary(self, pasted: Pasted) -> str:
        """A sentence on the format recognized, and what was done."""
        problem = self._document.problem
        if pasted.file_format is None:
            return self.tr("Pasted the position: {count}").format(count=_pieces(problem))
        if len(pasted.problems) > 1:
            return self.tr("Added {count} problems from “{format}”").format(
                count=grouped(len(pasted.problems)), format=pasted.file_format.title
            )
        return self.tr("Added a problem from “{format}”: {stipulation}, {men}").format(
            format=pasted.file_format.title,
            stipulation=problem.stipulation.task or "–",
            men=_pieces(problem),
        )


def _pieces(problem: Problem) -> str:
    return "{}+{}".format(*map(problem.position.count, Colour))


def diagram_image(diagram: Diagram, look: Look, *, flipped: bool, side: int = _SIDE) -> QImage:
    """A diagram as a square picture with this side in pixels."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_diagram(painter, QRectF(0, 0, side, side), diagram, look, flipped=flipped)
    painter.end()
    return image


def diagram_svg(diagram: Diagram, look: Look, *, flipped: bool, side: int = _SIDE) -> bytes:
    """A diagram as an SVG document that can be drawn at any size."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(side, side))
    generator.setViewBox(QRectF(0, 0, side, side))
    generator.setTitle(diagram.position.fen)
    painter = QPainter(generator)
    paint_diagram(painter, QRectF(0, 0, side, side), diagram, look, flipped=flipped)
    painter.end()
    return bytes(buffer.data().data())
