"""The caption above the board: author and source, and the state of the problem."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QBrush,
    QColor,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from matewright.formats.caption import Caption as PrintedCaption
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.theme import STEP, Colours, colours_of
from matewright.model.problem import Problem
from matewright.model.verdict import Judgement, Verdict

_DOT: Final = 10
_SHORT_REMARK: Final = 37 * STEP
_LONG_REMARK: Final = 80 * STEP
"""How wide the remark may be, in pixels, where the title needs the room."""


class Caption(QWidget):
    """As in print: author, below it source and award; the state on the right.

    * `edit_requested` (line of the properties): the double-clicked property is to be edited.
    """

    edit_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = ElidedLabel(self)
        self.title.setObjectName("caption_title")
        font = QFont(self.title.font())
        font.setPointSizeF(font.pointSizeF() * 1.25)
        font.setWeight(QFont.Weight.DemiBold)
        self.title.setFont(font)
        self.source = ElidedLabel(self)
        self.source.setObjectName("caption_source")
        self.source.setProperty("tone", "quiet")
        self.state = StateBadge(self)
        self._authors = self._source = ""
        self._compact = False
        self.setToolTip(self.tr("Double-click edits author, source and award"))
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(4 * STEP)
        layout.setVerticalSpacing(0)
        layout.addWidget(self.title, 0, 0)
        layout.addWidget(self.source, 1, 0)
        layout.addWidget(self.state, 0, 1, Qt.AlignmentFlag.AlignRight)
        layout.setColumnStretch(0, 1)

    def set_compact(self, *, compact: bool) -> None:
        """Do without the second line: author and source then share the first."""
        self._compact = compact
        self.source.setVisible(not compact)
        self._show_words()

    def show_problem(self, problem: Problem, judgement: Judgement) -> None:
        """Name the problem and its state."""
        words = PrintedCaption.of(problem)
        self._authors = words.authors
        self._source = " · ".join(filter(None, (words.source, words.award)))
        self._show_words()
        self.state.show_judgement(judgement)

    def _show_words(self) -> None:
        words = [text for text in (self._authors, self._source) if text]
        if self._compact:
            words = [" · ".join(words)]
        self.title.set_full_text(words[0] if words and words[0] else self.tr("Untitled"))
        self.source.set_full_text(words[1] if len(words) > 1 else "")
        self._share_room()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit the property under the mouse."""
        if event.button() is Qt.MouseButton.LeftButton:
            on_source = self.childAt(event.position().toPoint()) is self.source
            self.edit_requested.emit("name" if on_source and self._source else "authors")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width between title and state."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Give the state what the title leaves."""
        title = self.title.fontMetrics().horizontalAdvance(self.title.text())
        self.state.set_room(self.width() - title - 4 * STEP, compact=self._compact)


class StateBadge(QWidget):
    """A dot, the verdict and its remark; the shape of the dot differs as well as its colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("state_badge")
        self._full_remark = ""
        self._most_room = _LONG_REMARK
        self.dot = _Dot(self)
        self._word = QLabel(self)
        self._word.setObjectName("state_word")
        font = QFont(self._word.font())
        font.setWeight(QFont.Weight.DemiBold)
        self._word.setFont(font)
        self._remark = QLabel(self)
        self._remark.setObjectName("state_remark")
        self._remark.setProperty("tone", "quiet")
        # A remark fitted into a wide window must not keep the window from shrinking.
        self._remark.setMinimumWidth(1)
        in_row(self.dot, self._word, self._remark, on=self, spacing=2 * STEP)

    def show_judgement(self, judgement: Judgement) -> None:
        """Show a verdict."""
        self._show(judgement.verdict.word, judgement.remark)
        self.dot.show_verdict(judgement.verdict, hollow=judgement.is_stored)

    def show_activity(self, word: str, remark: str = "") -> None:
        """Show that something is still going on, and what is known so far."""
        self._show(word, remark)
        self.dot.show_verdict(None)

    def announce(self) -> None:
        """Have a screen reader say what is shown: the eye sees it change, the ear does not."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.text))

    def set_room(self, width: int, *, compact: bool) -> None:
        """Fit into a width, but never below the least width of a remark.

        A long remark then ends in dots, the tool tip has all of it.
        """
        word = self._word.sizeHint().width()
        least = _SHORT_REMARK if compact else _LONG_REMARK
        self._most_room = max(least, width - _DOT - word - 4 * STEP)
        self._fit_remark()

    def _fit_remark(self) -> None:
        elide = Qt.TextElideMode.ElideRight
        metrics = self._remark.fontMetrics()
        self._remark.setText(metrics.elidedText(self._full_remark, elide, self._most_room))
        self._remark.setToolTip(self._full_remark)
        self._remark.setVisible(bool(self._full_remark))

    def _show(self, word: str, remark: str) -> None:
        self._word.setText(word)
        self._full_remark = remark
        self._fit_remark()
        self.setAccessibleName(f"{word}. {remark}")

    @property
    def is_hollow(self) -> bool:
        """Whether the verdict is only claimed by a file."""
        return self.dot.hollow

    @property
    def text(self) -> str:
        """The words shown, for tests and screen readers."""
        return " · ".join(filter(None, (self._word.text(), self._full_remark)))


class _Dot(QWidget):
    """Full for a finished verdict, crossed for a refuted one, hollow while something is missing.

    A claim, which nothing proves, is a diamond and hollow.

    A verdict that was read and not found here is hollow too: what is missing is the proof.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._verdict: Verdict | None = Verdict.UNSOLVED
        self.hollow = False
        self.setFixedSize(QSize(_DOT, _DOT))

    def show_verdict(self, verdict: Verdict | None, *, hollow: bool = False) -> None:
        self._verdict, self.hollow = verdict, hollow
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - small: drawn whole
        colour = QColor(_colour_of(self._verdict, colours_of(self.palette())))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(1, 1, _DOT - 2, _DOT - 2)
        painter.setPen(QPen(colour, 1.8))
        filling = QBrush() if self.hollow else QBrush(colour)
        if self._verdict in (Verdict.SOUND, Verdict.SOLVED):
            painter.setBrush(filling)
            painter.drawEllipse(rect)
        elif self._verdict in (Verdict.COOKED, Verdict.SHORT, Verdict.DIFFERS):
            painter.setBrush(filling)
            top = QPointF(rect.center().x(), rect.top())
            painter.drawPolygon([top, rect.bottomRight(), rect.bottomLeft()])
        elif self._verdict is Verdict.NO_SOLUTION:
            painter.drawLine(rect.topLeft(), rect.bottomRight())
            painter.drawLine(rect.topRight(), rect.bottomLeft())
        elif self._verdict is Verdict.CLAIMED:
            middle = rect.center()
            top, bottom = QPointF(middle.x(), rect.top()), QPointF(middle.x(), rect.bottom())
            left, right = QPointF(rect.left(), middle.y()), QPointF(rect.right(), middle.y())
            painter.drawPolygon([top, right, bottom, left])
        else:
            painter.drawEllipse(rect)
            if self._verdict is Verdict.PARTIAL:
                painter.setBrush(colour)
                painter.drawPie(rect, 90 * 16, -180 * 16)
        painter.end()


def _colour_of(verdict: Verdict | None, colours: Colours) -> str:
    return {
        Verdict.SOUND: colours.accent,
        Verdict.SOLVED: colours.accent,
        Verdict.COOKED: colours.warning,
        Verdict.SHORT: colours.warning,
        Verdict.DIFFERS: colours.warning,
        Verdict.PARTIAL: colours.warning,
        Verdict.CLAIMED: colours.warning,
        Verdict.UNSUPPORTED: colours.warning,
        Verdict.UNREADABLE: colours.warning,
        Verdict.NO_SOLUTION: colours.error,
    }.get(verdict or Verdict.UNSOLVED, colours.quiet)
