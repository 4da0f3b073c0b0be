"""Printing: what is printed and how, with a preview of the pages."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QPageLayout,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QWidget,
)

from matewright.gui.answer.solution_fields import SolutionFields
from matewright.gui.collection.problem_choice import Listed, ProblemChoice
from matewright.gui.preferences import preferences as p
from matewright.gui.preferences.bindings import Bindings
from matewright.gui.publishing.fields import (
    columns_box,
    follow_template,
    paper_box,
    per_page_box,
    problems_group,
    template_box,
)
from matewright.gui.widgets.form import Buttons
from matewright.gui.widgets.layouts import DIALOG, SPACE, in_column, in_row
from matewright.gui.widgets.theme import STEP, icon
from matewright.model.collection import Collection
from matewright.render.documents import page_layout
from matewright.render.pages import POINT, Pages
from matewright.wording import grouped

_SLICE: Final = 0.02
"""Seconds of layout work at a time, so that the dialog stays responsive."""

_FINENESS: Final = 2.5
"""How many times finer than the screen pages are drawn."""


class PrintPreview(QDialog):
    """Settings of printing: `page_layout` and `pages_for`.

    The choices are remembered. `print_requested` and `pdf_requested` start the output; the dialog
    stays open.
    """

    print_requested = Signal()
    pdf_requested = Signal()

    def __init__(
        self,
        collection: Collection,
        current: int,
        listed: Listed,
        title: str,
        preferences: p.Preferences,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print"))
        self._collection = collection
        self._title = title
        self._preferences = preferences
        self.choice = ProblemChoice(current, len(collection), listed, self)
        self._bindings = Bindings(preferences, self)
        self._make_fields()
        self.view = PageView(self)
        self._make_navigation()
        self._make_layout()
        self._worker = QTimer(self)
        self._worker.setInterval(0)
        self._worker.timeout.connect(self._lay_out_more)
        self._bindings.load()
        if len(collection) > 1:
            self.choice.begin_with(self.choice.all_button)
        self.choice.changed.connect(self._begin)
        self._bindings.follow(self._begin)
        # A page is not laid out anew for each letter.
        self.heading_edit.editingFinished.connect(self._begin)
        self._begin()

    # -- building ----------------------------------------------------------------------------

    def _make_fields(self) -> None:
        fields = self._bindings
        self.template_box = template_box(fields)
        self.per_page_box = per_page_box(fields)
        self.paper_box = paper_box(fields)
        self.columns_box = columns_box(fields)
        follow_template(self.template_box, self.per_page_box, self.paper_box)
        self.heading_edit = QLineEdit(self)
        self.heading_edit.setAccessibleName(self.tr("Heading of the first page"))
        self.heading_edit.setPlaceholderText(self.tr("of the first page"))
        self.caption_box = fields.switch(self.tr("C&aptions"), p.PRINT_CAPTIONS)
        self.coordinates_box = fields.switch(self.tr("C&oordinates"), p.PRINT_COORDINATES)
        self.solutions = SolutionFields(fields)

    def _make_navigation(self) -> None:
        self.back_button = QPushButton(icon("back"), "", self)
        self.back_button.setAccessibleName(self.tr("Previous page"))
        self.back_button.setToolTip(self.tr("Previous page (Page Up)"))
        self.forward_button = QPushButton(icon("forward"), "", self)
        self.forward_button.setAccessibleName(self.tr("Next page"))
        self.forward_button.setToolTip(self.tr("Next page (Page Down)"))
        self.page_box = QSpinBox(self)
        self.page_box.setAccessibleName(self.tr("Page"))
        self.page_box.setKeyboardTracking(False)
        self.page_box.installEventFilter(self)
        self.count_label = QLabel(self)
        self.progress_bar = QProgressBar(self)
        self.progress_bar.setRange(0, 100)
        self.progress_bar.setTextVisible(False)
        self.progress_bar.setFixedHeight(STEP)
        self.progress_bar.setAccessibleName(self.tr("Laying out the solutions"))
        policy = self.progress_bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.progress_bar.setSizePolicy(policy)
        for button, step in ((self.back_button, -1), (self.forward_button, 1)):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, step=step: self.turn(step))
        self.view.turned.connect(self.turn)
        self.page_box.valueChanged.connect(self._show_page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return in the page number goes to the page; it must not press the default button."""
        is_enter = (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        )
        if is_enter:
            self.page_box.interpretText()
            self.page_box.selectAll()
            return True
        return super().eventFilter(watched, event)

    def _make_layout(self) -> None:
        problems = problems_group(self.choice, len(self._collection), self)
        form = QFormLayout()
        form.addRow(self.tr("Template"), self.template_box)
        form.addRow(self.tr("&Diagrams a page"), self.per_page_box)
        form.addRow(self.tr("Pap&er"), self.paper_box)
        form.addRow(self.tr("Heading"), self.heading_edit)
        for label, field in self.solutions.rows:
            form.addRow(label, field)
        form.addRow(self.tr("Columns"), self.columns_box)
        left = in_column(
            problems,
            form,
            in_row(self.solutions.set_play_box, self.solutions.duals_box, SPACE),
            in_row(self.caption_box, self.coordinates_box, SPACE),
            SPACE,
            spacing=2 * STEP,
        )
        navigation = in_row(
            SPACE, self.back_button, self.page_box, self.count_label, self.forward_button, SPACE
        )
        right = in_column((self.view, 1), self.progress_bar, navigation)
        row = in_row(left, (right, 1), spacing=4 * STEP)
        buttons = Buttons(self)
        self.print_button = buttons.doing(self.tr("&Print …"), self.print_requested.emit)
        self.print_button.setDefault(True)
        self.pdf_button = buttons.doing(self.tr("Save as PD&F …"), self.pdf_requested.emit)
        buttons.close_button(self.tr("&Close"))
        in_column((row, 1), buttons, on=self, margins=DIALOG, spacing=3 * STEP)
        self.resize(860, 640)

    # -- what is chosen ----------------------------------------------------------------------

    def done(self, result: int) -> None:
        """Remember the choices."""
        self._worker.stop()
        self.view.leave()
        self._bindings.store()
        super().done(result)

    @property
    def page_layout(self) -> QPageLayout:
        """The paper with its margins."""
        return page_layout(self.paper_box.currentData())

    def pages_for(self, layout: QPageLayout) -> Pages:
        """The pages on paper of some size, not yet complete."""
        indices = self.choice.indices or []
        output = replace(
            self.solutions.output(self._preferences),
            title=self.heading_edit.text().strip(),
            captions=self.caption_box.isChecked(),
            coordinates=self.coordinates_box.isChecked(),
            template=self.template_box.currentData(),
            per_page=self.per_page_box.currentData(),
            paper=self.paper_box.currentData(),
            columns=self.columns_box.value(),
        )
        problems = [(index + 1, self._collection[index]) for index in indices]
        return Pages(problems, output, layout, self._title)

    # -- showing -----------------------------------------------------------------------------

    def _begin(self) -> None:
        """Lay everything out again; the first pages are there at once."""
        self.solutions.show_what_applies()
        self.print_button.setEnabled(self.choice.indices is not None)
        self.pdf_button.setEnabled(self.choice.indices is not None)
        if self.choice.indices is None:
            return
        self.pages = self.pages_for(self.page_layout)
        self.view.show_pages(self.pages, self.page_layout)
        self._show_progress()
        self._worker.start()

    def _lay_out_more(self) -> None:
        self.pages.advance(_SLICE)
        if self.pages.is_complete:
            self._worker.stop()
        self._show_progress()

    def _show_progress(self) -> None:
        count = max(1, self.pages.count)
        self.page_box.setRange(1, count)
        self.count_label.setText(self.tr("of {count}").format(count=grouped(count)))
        self.progress_bar.setVisible(not self.pages.is_complete)
        self.progress_bar.setValue(round(100 * self.pages.progress))
        self._show_page()

    def _show_page(self) -> None:
        page = self.page_box.value()
        self.view.show_page(page - 1)
        self.back_button.setEnabled(page > 1)
        self.forward_button.setEnabled(page < self.page_box.maximum())

    def turn(self, step: int) -> None:
        """Turn this many pages forward, or back if negative."""
        self.page_box.setValue(self.page_box.value() + step)


class PageView(QWidget):
    """One page, as large as possible. `turned` (pages): the user turns pages.

    A page is drawn diagram by diagram between other events; until it is done, the one before stays.
    """

    turned = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages: Pages | None = None
        self._layout = QPageLayout()
        self._page = 0
        self._shown: _Drawing | None = None
        self._next: _Drawing | None = None
        self._pencil = QTimer(self)
        self._pencil.setInterval(0)
        self._pencil.timeout.connect(self._draw_more)
        self.setMinimumSize(QSize(280, 360))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Preview of the page"))

    @property
    def is_drawn(self) -> bool:
        """Whether the page shown is completely drawn."""
        return self._next is None

    def show_pages(self, pages: Pages, layout: QPageLayout) -> None:
        """Show other pages."""
        self._pages, self._layout = pages, layout
        self._drop()
        self._begin()

    def show_page(self, page: int) -> None:
        """Show one page, counted from 0; the number of pages may have changed."""
        if page != self._page:
            self._page = page
            self._drop()
        self._begin()

    def leave(self) -> None:
        """Stop drawing; for the closing dialog."""
        self._drop()

    def _drop(self) -> None:
        self._pencil.stop()
        if self._next is not None:
            self._next.end()
            self._next = None

    def _begin(self) -> None:
        """Draw the page unless that is done or in progress."""
        if self._pages is None or self._next is not None:
            return
        size = (self._paper.size() * self.devicePixelRatioF() * _FINENESS).toSize()
        key = (self._pages, self._page, self._pages.count, size.width())
        if (self._shown is None or self._shown.key != key) and not size.isEmpty():
            self._next = _Drawing(key, size, self._layout)
            self._pencil.start()

    def _draw_more(self) -> None:
        if self._next is None or not self._next.draw_more():
            return
        self._pencil.stop()
        self._shown, self._next = self._next, None
        self.update()
        self._begin()

    @property
    def _paper(self) -> QRectF:
        """The rectangle of the page."""
        size = self._layout.fullRect(QPageLayout.Unit.Point).size()
        room = self.rect().adjusted(1, 1, -1, -1)
        paper = QRectF(QPointF(), size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio))
        paper.moveCenter(QRectF(room).center())
        return paper

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages."""
        steps = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.turned.emit(step)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn pages."""
        if event.angleDelta().y():
            self.turned.emit(-1 if event.angleDelta().y() > 0 else 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the page in its new size."""
        super().resizeEvent(event)
        self._drop()
        self._begin()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - the page is drawn whole
        """Show the paper and what is printed on it."""
        paper = self._paper
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(paper, Qt.GlobalColor.white)
        if self._shown is not None:
            picture = self._shown.picture
            painter.drawImage(paper, picture, QRectF(picture.rect()))
        painter.setPen(self.palette().mid().color())
        painter.drawRect(paper)
        painter.end()


class _Drawing:
    """A page being drawn into a picture, finer than the screen so that thin lines stay visible."""

    def __init__(self, key: tuple[Pages, int, int, int], size: QSize, layout: QPageLayout) -> None:
        self.key = key
        self.picture = QImage(size, QImage.Format.Format_RGB32)
        self.picture.fill(Qt.GlobalColor.white)
        scale = size.width() / layout.fullRect(QPageLayout.Unit.Point).width()
        self._painter = QPainter(self.picture)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.translate(layout.paintRect(QPageLayout.Unit.Point).topLeft() * scale)
        self._painter.scale(scale / POINT, scale / POINT)
        pages, page, count, _ = key
        self._steps = pages.paint(self._painter, page) if page < count else iter(())

    def draw_more(self) -> bool:
        """Draw a little more; return whether the page is complete."""
        done = object()
        if next(self._steps, done) is not done:
            return False
        self.end()
        return True

    def end(self) -> None:
        """End the painter."""
        if self._painter.isActive():
            self._painter.end()
