"""The manual inside the program: its pages with a list of contents, pictures and a search.

Pages are in the language of the window where there is a translation, otherwise in English.
They are called by their English names, and their headings by the English ones; a translation has
the same headings in the same order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QImage,
    QImageReader,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from matewright import resources
from matewright.gui.background.timers import one_shot
from matewright.gui.preferences import translation
from matewright.gui.widgets.form import Buttons, label_of
from matewright.gui.widgets.layouts import DIALOG, in_column, in_row
from matewright.gui.widgets.theme import STEP
from matewright.gui.widgets.tool_dialog import ToolDialog

_PAGES: Final = (
    resources.FIRST_PAGE,
    "searching.md",
    "batch.md",
    "museum.md",
    "formats.md",
    "differences-from-popeye.md",
    "verify.md",
)
"""The pages of the list of contents, in its order; links lead to others."""

_SIZE: Final = QSize(980, 640)
_CONTENTS_WIDTH: Final = 240
_DEEPEST_HEADING: Final = 2
_ADDRESS: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class ManualPlace:
    """A reading position: a page, and how many of its headings are above."""

    page: str
    heading: int


@dataclass(frozen=True, slots=True)
class _Visit:
    """A place in the history, after `headings` headings; `scrolled` is how far, if known."""

    page: Path
    heading: int
    scrolled: int | None = None


class ManualPage(QTextBrowser):
    """A page of Markdown: links lead to headings too, and no picture is wider than the page.

    Addresses of the world outside open in the browser of the system.

    * `way_changed`: there is another way back or forward. It is kept here, not by Qt, because it
      outlives the language of the pages.
    """

    way_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self.follow)
        self.document().setDocumentMargin(4 * STEP)
        # Otherwise it would come and go with the heights of the pictures, which depend on it.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._behind: list[_Visit] = []
        self._ahead: list[_Visit] = []
        self._is_returning = False
        self._drawn_width = 0
        self._waiting: list[tuple[QUrl, Path, QSize]] = []
        self._drawing = QTimer(self)
        self._drawing.setInterval(0)
        self._drawing.timeout.connect(self._draw_next)
        self._later = one_shot(self, self._redraw_pictures)

    def follow(self, link: QUrl) -> None:
        """Go where a link leads; a page that was not installed along is not offered empty."""
        if not link.isRelative() and not link.isLocalFile():
            QDesktopServices.openUrl(link)
            return
        target = self.source().resolved(link)
        page = Path(target.toLocalFile())
        if page.is_file():
            self.setSource(_address(page, target.fragment()))

    def doSetSource(
        self,
        name: QUrl | str,
        kind: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource,
    ) -> None:
        """Show a page, from the heading on that the address names."""
        # Reloading the same page is not a step in the history.
        if not self._is_returning and not self.source().isEmpty() and QUrl(name) != self.source():
            self._behind.append(self._visit())
            self._ahead.clear()
            self.way_changed.emit()
        self._waiting.clear()
        self._drawing.stop()
        super().doSetSource(name, kind)
        if heading := QUrl(name).fragment():
            self.go_to_heading(heading)

    # -- the way -----------------------------------------------------------------------------

    @property
    def has_way_back(self) -> bool:
        """Whether other pages were read before this one."""
        return bool(self._behind)

    def backward(self) -> None:
        """Go back in the history."""
        self._walk(self._behind, self._ahead)

    def forward(self) -> None:
        """Go forward in the history."""
        self._walk(self._ahead, self._behind)

    def take_way(self, other: ManualPage) -> None:
        """Adopt the history of another page, possibly in another language."""
        self._behind = [replace(visit, scrolled=None) for visit in other._behind]
        self._ahead = [replace(visit, scrolled=None) for visit in other._ahead]
        self.way_changed.emit()

    def _visit(self) -> _Visit:
        page = Path(self.source().toLocalFile())
        return _Visit(page, self.place.heading, self.verticalScrollBar().value())

    def _walk(self, source: list[_Visit], left: list[_Visit]) -> None:
        if not source:
            return
        left.append(self._visit())
        visit = source.pop()
        self._is_returning = True
        kind = QTextDocument.ResourceType.MarkdownResource
        self.setSource(_address(visit.page, ""), kind)
        self._is_returning = False
        if visit.scrolled is None:
            self.go_to_place(visit.heading)
        else:
            self.verticalScrollBar().setValue(visit.scrolled)
        self.way_changed.emit()

    # -- places ------------------------------------------------------------------------------

    def go_to_heading(self, name: str) -> None:
        """Bring the heading of that name in addresses to the top."""
        for block in self._headings():
            if slug(block.text()) == name:
                self._scroll_to(block)
                return

    @property
    def place(self) -> ManualPlace:
        """The present reading position."""
        top = self.verticalScrollBar().value()
        passed = [block for block in self._headings() if self._top_of(block) <= top]
        return ManualPlace(_own_name(Path(self.source().toLocalFile())), len(passed))

    def go_to_place(self, heading: int) -> None:
        """Scroll to a reading position on this page."""
        for number, block in enumerate(self._headings(), 1):
            if number == heading:
                self._scroll_to(block)

    def _headings(self) -> Iterator[QTextBlock]:
        block = self.document().firstBlock()
        while block.isValid():
            if block.blockFormat().headingLevel():
                yield block
            block = block.next()

    def _top_of(self, block: QTextBlock) -> int:
        return round(self.document().documentLayout().blockBoundingRect(block).top())

    def _scroll_to(self, block: QTextBlock) -> None:
        self.setTextCursor(QTextCursor(block))
        self.verticalScrollBar().setValue(self._top_of(block))

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """A placeholder for a picture, scaled to the page; the picture itself follows soon.

        All pictures of a page together would take half a second.
        """
        if QTextDocument.ResourceType(kind) is not QTextDocument.ResourceType.ImageResource:
            return super().loadResource(kind, name)
        path = Path(self.source().resolved(QUrl(name)).toLocalFile())
        self._drawn_width = self.viewport().width()
        ratio = self.devicePixelRatioF()
        width = round((self._drawn_width - 8 * STEP) * ratio)
        size = QImageReader(str(path)).size()
        if not size.isValid():
            return QImage()
        if size.width() > width > 0:
            size = QSize(width, round(size.height() * width / size.width()))
        else:
            ratio = 1.0
        room = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        room.fill(Qt.GlobalColor.transparent)
        room.setDevicePixelRatio(ratio)
        self._waiting.append((QUrl(name), path, size))
        self._drawing.start()
        return room

    def _draw_next(self) -> None:
        """Put the next picture into its placeholder."""
        name, path, size = self._waiting.pop(0)
        if not self._waiting:
            self._drawing.stop()
        kind = QTextDocument.ResourceType.ImageResource
        room = self.document().resource(kind.value, name)
        smooth = Qt.TransformationMode.SmoothTransformation
        whole = Qt.AspectRatioMode.IgnoreAspectRatio
        picture = QImage(str(path)).scaled(size, whole, smooth)
        picture.setDevicePixelRatio(room.devicePixelRatio())
        self.document().addResource(kind.value, name, picture)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Redraw the pictures for another width."""
        super().resizeEvent(event)
        if self._drawn_width and self._drawn_width != self.viewport().width():
            self._later.start()

    def _redraw_pictures(self) -> None:
        if self._drawn_width == self.viewport().width():
            return
        bar, cursor = self.verticalScrollBar(), self.textCursor()
        share = bar.value() / max(1, bar.maximum())
        ends = cursor.anchor(), cursor.position()
        self.reload()
        cursor = self.textCursor()
        cursor.setPosition(ends[0])
        cursor.setPosition(ends[1], QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        bar.setValue(round(share * bar.maximum()))


class ManualDialog(ToolDialog):
    """Contents on the left, the page on the right, search and way back below it.

    It is not modal: one can read and work at the same time.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Manual"))
        self.page = ManualPage(self)
        self.page.setObjectName("manual_page")
        self.page.setAccessibleName(self.tr("Page of the manual"))
        self.page.setProperty("quiet", True)
        self.contents = self._make_contents()
        self.find_edit = QLineEdit(self)
        self.find_edit.setClearButtonEnabled(True)
        self.find_edit.textEdited.connect(self._find_from_here)
        find_label = label_of(self.find_edit, self.tr("&Find"), self)
        self.found_label = QLabel(self)
        self.found_label.setProperty("tone", "warning")
        buttons = Buttons(self)
        buttons.close_button()
        self.next_button = self._button(self.tr("&Next"), self.find_next)
        self.next_button.setDefault(True)
        self.back_button = self._button(self.tr("&Back"), self.page.backward)
        self.back_button.setEnabled(False)
        self.page.way_changed.connect(lambda: self.back_button.setEnabled(self.page.has_way_back))
        for keys, function in (
            (QKeySequence.StandardKey.Find, self._ask_what_to_find),
            (QKeySequence.StandardKey.FindPrevious, self.find_previous),
            (QKeySequence.StandardKey.Back, self.page.backward),
            (QKeySequence.StandardKey.Forward, self.page.forward),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(function)
        self.splitter = splitter = QSplitter(self)
        splitter.addWidget(self.contents)
        splitter.addWidget(self.page)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([_CONTENTS_WIDTH, _SIZE.width() - _CONTENTS_WIDTH])
        splitter.setChildrenCollapsible(False)
        row = in_row(
            find_label,
            self.find_edit,
            self.next_button,
            (self.found_label, 1),
            self.back_button,
            buttons,
            spacing=2 * STEP,
        )
        in_column((splitter, 1), row, on=self, margins=DIALOG)
        self.resize(_SIZE)
        self.page.setFocus()

    def show_page(self, address: str) -> None:
        """Show a page, and of it what begins with a heading: `manual.md#print`."""
        name, _, heading = address.partition("#")
        url = _address(resources.manual_page(name), heading)
        self.page.setSource(url, QTextDocument.ResourceType.MarkdownResource)

    def restore_state(self, other: ManualDialog) -> None:
        """Adopt the reading position of another manual, possibly in another language."""
        self.splitter.setSizes(other.splitter.sizes())
        for row in range(self.contents.topLevelItemCount()):
            page, same = self.contents.topLevelItem(row), other.contents.topLevelItem(row)
            if page is not None and same is not None:
                page.setExpanded(same.isExpanded())
        self.find_edit.setText(other.find_edit.text())
        place = other.page.place
        self.show_page(place.page)
        # Headings have their positions only once the page has been laid out.
        self.grab()
        self.page.go_to_place(place.heading)
        self.page.take_way(other.page)

    # -- contents ----------------------------------------------------------------------------

    def _make_contents(self) -> QTreeWidget:
        tree = QTreeWidget(self)
        tree.setObjectName("manual_contents")
        tree.setAccessibleName(self.tr("Contents of the manual"))
        tree.setHeaderHidden(True)
        tree.setProperty("quiet", True)
        for name in _PAGES:
            own = resources.manual_page(name)
            if not own.is_file():
                continue
            shown = resources.in_language(own, translation.current())
            page = _add_page(tree, name, _headings_of(own), _headings_of(shown))
            if shown == own and translation.current() != translation.ENGLISH:
                page.setText(0, self.tr("{page} (in English)").format(page=page.text(0)))
                page.setToolTip(0, page.text(0))
        if first := tree.topLevelItem(0):
            first.setExpanded(True)
        tree.currentItemChanged.connect(self._show_chosen)
        return tree

    def _show_chosen(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.show_page(str(item.data(0, _ADDRESS)))

    # -- finding -----------------------------------------------------------------------------

    def _ask_what_to_find(self) -> None:
        self.find_edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.find_edit.selectAll()

    def _find_from_here(self) -> None:
        """Search for the typed text from the start of the last hit, which may stay selected."""
        cursor = self.page.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self.page.setTextCursor(cursor)
        self.find_next()

    def find_next(self) -> None:
        """Select the next hit; wraps around at the end."""
        self._find(QTextCursor.MoveOperation.Start, QTextDocument.FindFlag(0))

    def find_previous(self) -> None:
        """Select the previous hit; wraps around at the beginning."""
        self._find(QTextCursor.MoveOperation.End, QTextDocument.FindFlag.FindBackward)

    def _find(self, far_end: QTextCursor.MoveOperation, flags: QTextDocument.FindFlag) -> None:
        words = self.find_edit.text()
        found = not words or self.page.find(words, flags)
        if not found:
            before = self.page.textCursor()
            self.page.moveCursor(far_end)
            found = self.page.find(words, flags)
            if not found:
                self.page.setTextCursor(before)
        self.found_label.setText("" if found else self.tr("Not on this page"))

    def _button(self, text: str, function: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.clicked.connect(function)
        return button


def slug(heading: str) -> str:
    """The name of a heading in addresses, as GitHub makes it: `Set up` is `set-up`."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def headings(markdown: str) -> list[tuple[int, str]]:
    """The headings of a page with their levels, 1 the highest; code blocks are skipped."""
    without_code = re.sub(r"^```.*?^```", "", markdown, flags=re.MULTILINE | re.DOTALL)
    found = re.findall(r"^(#+) +(.+)$", without_code, flags=re.MULTILINE)
    return [(len(signs), text.replace("`", "")) for signs, text in found]


def _headings_of(page: Path) -> list[tuple[int, str]]:
    return headings(page.read_text("utf-8"))


def _own_name(page: Path) -> str:
    """The English name of a page: `manual.md` for `manual.de.md`."""
    stem, _, language = page.stem.rpartition(".")
    return f"{stem}{page.suffix}" if language in translation.LANGUAGES else page.name


def _address(page: Path, heading: str) -> QUrl:
    """The address of a page, at a heading if one is named, in the language of the window."""
    own = page.with_name(_own_name(page))
    shown = resources.in_language(own, translation.current())
    url = QUrl.fromLocalFile(str(shown))
    if heading:
        slugs = [slug(text) for _, text in _headings_of(own)]
        if shown != own and heading in slugs:
            heading = slug(_headings_of(shown)[slugs.index(heading)][1])
        url.setFragment(heading)
    return url


def _add_page(
    tree: QTreeWidget, name: str, own: list[tuple[int, str]], shown: list[tuple[int, str]]
) -> QTreeWidgetItem:
    """Add the headings of a page as they are `shown`; they lead to those of the English page."""
    page: QTreeWidgetItem | None = None
    for (level, own_text), (_, text) in zip(own, shown, strict=True):
        if level > _DEEPEST_HEADING:
            continue
        item = QTreeWidgetItem(page if page is not None else tree, [text])
        item.setToolTip(0, text)
        if page is None:
            page = item
            item.setData(0, _ADDRESS, name)
        else:
            item.setData(0, _ADDRESS, f"{name}#{slug(own_text)}")
    assert page is not None, "every page begins with its title"
    return page
