"""The bar that reports changes of the file on disk and offers what to do."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QPushButton,
    QToolBar,
    QToolButton,
    QWidget,
)

from matewright.gui.document import Document
from matewright.gui.files.watch import FileWatch
from matewright.gui.panes.elided_label import ElidedLabel
from matewright.gui.theme import STEP, icon
from matewright.services.disk_look import DiskState

_ICON: Final = QSize(14, 14)
_MOST_LINES: Final = 2


class FileNotice(QToolBar):
    """Shown at the top of the window while there is news of the file.

    * `reload_wanted`, `follow_wanted`, `save_wanted`, `save_as_wanted`: what the user chose.
    """

    reload_wanted = Signal()
    follow_wanted = Signal()
    save_wanted = Signal()
    save_as_wanted = Signal()

    def __init__(self, document: Document, watch: FileWatch, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("file_notice")
        self.setWindowTitle(self.tr("About the File"))
        self.setAccessibleName(self.tr("About the file"))
        self.setMovable(False)
        # The menu of panes is for what the user arranges.
        self.toggleViewAction().setEnabled(False)
        self.toggleViewAction().setVisible(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setProperty("hint", True)
        self._document = document
        self._watch = watch
        self.words = ElidedLabel(self, most_lines=_MOST_LINES)
        self.words.set_icon("warning")
        self.reload_button = self._button(self.tr("Reload"), self.reload_wanted.emit)
        self.keep_button = self._button(self.tr("Keep Mine"), watch.keep_mine)
        self.follow_button = self._button(self.tr("Use the New Name"), self.follow_wanted.emit)
        self.save_button = self._button(self.tr("Save It Again"), self.save_wanted.emit)
        self.save_as_button = self._button(self.tr("Save As …"), self.save_as_wanted.emit)
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.setIcon(icon("close"))
        self.close_button.setIconSize(_ICON)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_button.setToolTip(self.tr("Close"))
        self.close_button.setAccessibleName(self.tr("Close this message"))
        self.close_button.clicked.connect(watch.dismiss_others)
        self._fill()
        self.hide()
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self)
        watch.changed.connect(self._show)
        document.modified_changed.connect(self._show)
        self._show()

    def _button(self, text: str, function: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(lambda _=False: function())
        return button

    def _fill(self) -> None:
        strip = QWidget()
        row = QHBoxLayout(strip)
        row.setContentsMargins(4 * STEP, 0, STEP, 0)
        row.setSpacing(2 * STEP)
        row.addWidget(self.words, 1)
        for button in (
            self.reload_button,
            self.keep_button,
            self.follow_button,
            self.save_button,
            self.save_as_button,
            self.close_button,
        ):
            row.addWidget(button)
        self.addWidget(strip)

    def _show(self) -> None:
        """Show the more important first: a file that is not what the window shows."""
        disk = self._watch.news.disk
        is_changed = disk.state is DiskState.CHANGED
        is_gone = disk.state is DiskState.GONE
        is_renamed = is_gone and disk.renamed_to is not None
        self.reload_button.setVisible(is_changed)
        self.keep_button.setVisible(is_changed)
        self.follow_button.setVisible(is_renamed)
        self.save_button.setVisible(is_gone)
        self.save_as_button.setVisible(is_gone and not is_renamed)
        self.close_button.setVisible(disk.state is DiskState.SAME)
        sentence = self._sentence()
        self.setVisible(bool(sentence))
        if sentence and sentence != self.words.toolTip():
            self.words.set_full_text(sentence)
            # The eye sees it come, the ear does not.
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _sentence(self) -> str:
        news, path = self._watch.news, self._document.path
        if path is None:
            return ""
        if news.disk.renamed_to is not None:
            return self.tr("“{name}” was renamed: it is called “{new}” now.").format(
                name=path.name, new=news.disk.renamed_to.name
            )
        if news.disk.state is DiskState.GONE:
            return self.tr(
                "“{name}” was deleted or moved away. Its problems are now in this window alone."
            ).format(name=path.name)
        if news.disk.state is DiskState.CHANGED:
            return self._words_of_change(path.name)
        if news.others:
            first = news.others[0]
            sentence = (
                self.tr("“{name}” has been open in another window of this program since {time}.")
                if first.is_here
                else self.tr("“{name}” has been open in another running Matewright since {time}.")
            )
            return sentence.format(name=path.name, time=_in_words(first.since))
        return ""

    def _words_of_change(self, name: str) -> str:
        news = self._watch.news
        time = _in_words(news.disk.changed) if news.disk.changed else ""
        if news.disk.stamp is None:
            return self.tr(
                "“{name}” was changed by another program at {time} and cannot be read now."
            ).format(name=name, time=time)
        sentence = self.tr("“{name}” was changed by another program at {time}.")
        if news.count is not None and self._document.is_modified:
            sentence = self.tr(
                "“{name}” was changed by another program at {time}. Problems there: {there}; "
                "here: {here}, with changes that are not saved."
            )
        elif news.count is not None:
            sentence = self.tr(
                "“{name}” was changed by another program at {time}. Problems there: {there}; "
                "here: {here}."
            )
        count = QLocale().toString
        return sentence.format(
            name=name,
            time=time,
            there=count(news.count or 0),
            here=count(len(self._document.collection)),
        )


def _in_words(time: datetime) -> str:
    """The time of day, with the day where it is another one."""
    when = QDateTime.fromSecsSinceEpoch(int(time.timestamp()))
    short = QLocale.FormatType.ShortFormat
    if when.date() == QDateTime.currentDateTime().date():
        return QLocale().toString(when.time(), short)
    return QLocale().toString(when, short)
