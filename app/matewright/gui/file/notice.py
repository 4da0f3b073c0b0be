"""The bar that reports changes of the file on disk and offers what to do."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QToolButton

from matewright.gui.document.document import Document
from matewright.gui.file.watch import FileWatch
from matewright.gui.widgets.notice import Notice
from matewright.gui.widgets.theme import icon
from matewright.services.file.disk_look import DiskState

_ICON: Final = QSize(14, 14)


class FileNotice(Notice):
    """Shown at the top of the window while there is news about the file.

    * `reload_requested`, `follow_requested`, `save_requested`, `save_as_requested`: the buttons.
    """

    reload_requested = Signal()
    follow_requested = Signal()
    save_requested = Signal()
    save_as_requested = Signal()

    def __init__(self, document: Document, watch: FileWatch, window: QMainWindow) -> None:
        super().__init__("file_notice", self.tr("About the File"), window)
        self._document = document
        self._watch = watch
        self.reload_button = self.add_button(self.tr("Reload"), self.reload_requested.emit)
        self.keep_button = self.add_button(self.tr("Keep Mine"), watch.keep_mine)
        self.follow_button = self.add_button(
            self.tr("Use the New Name"), self.follow_requested.emit
        )
        self.save_button = self.add_button(self.tr("Save It Again"), self.save_requested.emit)
        self.save_as_button = self.add_button(self.tr("Save As …"), self.save_as_requested.emit)
        self.close_button = QToolButton()
        self.close_button.setAutoRaise(True)
        self.close_button.setIcon(icon("close"))
        self.close_button.setIconSize(_ICON)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_button.setToolTip(self.tr("Close"))
        self.close_button.setAccessibleName(self.tr("Close this message"))
        self.close_button.clicked.connect(watch.dismiss_others)
        self._row.addWidget(self.close_button)
        watch.changed.connect(self._show)
        document.modified_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        """Show the more important news first: that the file differs from what the window shows."""
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
        self.say(self._sentence())

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
