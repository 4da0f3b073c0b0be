"""The director's view of a contest: for which variations of a problem there are points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QDialog, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from matewright.errors import MatewrightError
from matewright.gui.widgets.form import Buttons, error_line, wrapped
from matewright.gui.widgets.layouts import DIALOG, in_column
from matewright.gui.widgets.theme import STEP
from matewright.services.contest import Variation, written
from matewright.services.contest.contest_file import Contest, Entry
from matewright.services.contest.marked import points_of
from matewright.wording import decimal

_WORTH: Final = Qt.ItemDataRole.UserRole
"""The points of a variation as a fraction, of which the cell shows two decimals."""
_MOVES, _POINTS = 0, 1
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ALL_FLAGS: Final = (
    Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemIsEditable
    | Qt.ItemFlag.ItemIsUserCheckable
)


class PointsDialog(QDialog):
    """Lets the director tick variations, which then share the points, and change these.

    `propose` answers what a problem has by the rules; `check` raises `MatewrightError` for points
    that make no sense. `contest` has what was decided once the dialog is accepted.
    """

    def __init__(
        self,
        contest: Contest,
        propose: Callable[[Entry], tuple[Variation, ...]],
        check: Callable[[Contest], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Points for Variations"))
        self.contest = contest
        self._propose, self._check = propose, check
        self.tree = QTreeWidget(self)
        self.tree.setObjectName("points_of_variations")
        self.tree.setAccessibleName(self.tr("Variations and their points"))
        self.tree.setProperty("quiet", True)
        self.tree.setHeaderLabels([self.tr("Variation"), self.tr("Points")])
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(_MOVES, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(_POINTS, QHeaderView.ResizeMode.ResizeToContents)
        help_label = wrapped(
            self.tr(
                "Ticked variations share the points of their problem; F2 changes points or moves. "
                "They must sum to what the problem is worth."
            ),
            self,
            tone="quiet",
        )
        self.error_label = error_line("points_error", self)
        buttons = Buttons(self)
        buttons.ok(self.tr("&OK"))
        buttons.cancel(self.tr("Cancel"))
        for text, run in (
            (self.tr("&Add a Variation"), self.add),
            (self.tr("As &Proposed"), self.propose_again),
        ):
            buttons.doing(text, run).setAutoDefault(False)
        in_column(
            help_label,
            (self.tree, 1),
            self.error_label,
            buttons,
            on=self,
            margins=DIALOG,
            spacing=2 * STEP,
        )
        self.resize(170 * STEP, 140 * STEP)
        for entry in contest.entries:
            self._add_problem(entry)
        self.tree.setCurrentItem(_children(self.tree.invisibleRootItem())[0])
        self.tree.itemChanged.connect(self._follow)

    # -- changing ----------------------------------------------------------------------------

    def add(self) -> None:
        """Add a variation to the problem chosen, to be typed."""
        top = self._top()
        with QSignalBlocker(self.tree):
            item = self._item(Variation("", Fraction()), is_ticked=False)
            top.addChild(item)
        self.tree.setCurrentItem(item, _MOVES)
        self.tree.editItem(item, _MOVES)

    def propose_again(self) -> None:
        """Let the problem chosen have the points of the rules."""
        top = self._top()
        with QSignalBlocker(self.tree):
            top.takeChildren()
            self._fill(top, self._propose(self._entry(top)))
        self._sum_up(top)

    def accept(self) -> None:
        """Keep the points, unless they make no sense."""
        tops = _children(self.tree.invisibleRootItem())
        decided = {self._entry(top).number: self._stated(top) for top in tops}
        bare = next((number for number, lines in decided.items() if not lines), None)
        if bare is not None:
            words = self.tr("Problem {number}: no variation has points.")
            self.error_label.setText(words.format(number=bare))
            return
        contest = self.contest.with_variations(decided)
        try:
            self._check(contest)
        except MatewrightError as error:
            self.error_label.setText(str(error))
            return
        self.contest = contest
        super().accept()

    def _follow(self, item: QTreeWidgetItem, column: int) -> None:
        """Share the points anew where a tick was set, or take over points that were typed."""
        top = item.parent()
        if top is None:
            return
        with QSignalBlocker(self.tree):
            if column == _POINTS:
                self._take_points(item, self._entry(top))
            elif self._is_ticked(item) != bool(item.data(_MOVES, _WORTH)):
                self._share(top)
        self._sum_up(top)

    def _take_points(self, item: QTreeWidgetItem, entry: Entry) -> None:
        points = points_of(item.text(_POINTS), entry.points)
        if points is None:
            words = self.tr("“{text}” is no number of points from 0 to {most}.")
            text = item.text(_POINTS)
            self.error_label.setText(words.format(text=text, most=entry.points))
            points = item.data(_MOVES, _WORTH)
        else:
            self.error_label.setText("")
        self._set_points(item, points)

    def _share(self, top: QTreeWidgetItem) -> None:
        items = _children(top)
        ticked = [one for one in items if self._is_ticked(one)]
        most = self._entry(top).points
        for one in items:
            worth = Fraction(most, len(ticked)) if one in ticked else Fraction()
            self._set_points(one, worth)

    # -- showing -----------------------------------------------------------------------------

    def _add_problem(self, entry: Entry) -> None:
        top = QTreeWidgetItem()
        top.setData(_MOVES, _WORTH, entry.number)
        top.setTextAlignment(_POINTS, _RIGHT)
        self.tree.addTopLevelItem(top)
        proposed = self._propose(entry)
        stated = entry.variations or proposed
        known = {one.text for one in stated}
        self._fill(top, stated)
        self._fill(
            top, [replace(one, points=Fraction()) for one in proposed if one.text not in known]
        )
        top.setExpanded(True)
        self._sum_up(top)

    def _fill(
        self, top: QTreeWidgetItem, variations: tuple[Variation, ...] | list[Variation]
    ) -> None:
        top.addChildren([self._item(one, is_ticked=bool(one.points)) for one in variations])

    def _item(self, one: Variation, *, is_ticked: bool) -> QTreeWidgetItem:
        item = QTreeWidgetItem([one.text, ""])
        item.setFlags(_ALL_FLAGS)
        state = Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked
        item.setCheckState(_MOVES, state)
        item.setTextAlignment(_POINTS, _RIGHT)
        self._set_points(item, one.points)
        return item

    def _set_points(self, item: QTreeWidgetItem, points: Fraction) -> None:
        item.setData(_MOVES, _WORTH, points)
        item.setText(_POINTS, decimal(written(points)) if points else "")
        item.setCheckState(_MOVES, Qt.CheckState.Checked if points else Qt.CheckState.Unchecked)

    def _sum_up(self, top: QTreeWidgetItem) -> None:
        entry = self._entry(top)
        total = sum((one.points for one in self._stated(top)), Fraction())
        with QSignalBlocker(self.tree):
            top.setText(_MOVES, f"{entry.number}. {entry.problem.starred_stipulation}")
            words = self.tr("{points} of {most}")
            top.setText(
                _POINTS, words.format(points=decimal(written(total)), most=str(entry.points))
            )

    # -- asking ------------------------------------------------------------------------------

    def _top(self) -> QTreeWidgetItem:
        """The problem in which something is chosen."""
        item = self.tree.currentItem()
        assert item is not None, "a contest has problems, of which one is chosen"
        return item.parent() or item

    def _entry(self, top: QTreeWidgetItem) -> Entry:
        number = top.data(_MOVES, _WORTH)
        return next(one for one in self.contest.entries if one.number == number)

    def _stated(self, top: QTreeWidgetItem) -> tuple[Variation, ...]:
        return tuple(
            Variation(one.text(_MOVES).strip(), one.data(_MOVES, _WORTH))
            for one in _children(top)
            if one.data(_MOVES, _WORTH)
        )

    @staticmethod
    def _is_ticked(item: QTreeWidgetItem) -> bool:
        return item.checkState(_MOVES) is Qt.CheckState.Checked


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = (item.child(row) for row in range(item.childCount()))
    return [one for one in found if one is not None]
