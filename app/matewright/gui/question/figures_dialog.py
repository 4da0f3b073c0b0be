"""How the kinds of fairy men of one problem are drawn."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QWidget

from matewright.gui.widgets.form import Buttons, error_line, label_of, wrapped
from matewright.gui.widgets.layouts import in_column
from matewright.gui.widgets.theme import STEP, colours_of
from matewright.model.figures import TURNED, Figures, chosen_figures, figures_of
from matewright.model.kinds import ALL_KINDS
from matewright.model.problem import Problem
from matewright.render.pieces import Figure, Shade, piece_icon

_ICON: Final = 8 * STEP
_WIDTH: Final = 110 * STEP


class FiguresDialog(QDialog):
    """Each kind has a list of figures; the first entry leaves the choice to the program.

    `chosen` are the figures that were chosen, by kind.
    """

    def __init__(self, problem: Problem, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Figures of the Men"))
        self.chosen = dict(chosen_figures(problem))
        self._codes = [code for code, _ in figures_of(problem).by_kind]
        self.boxes = {code: self._box(code) for code in self._codes}
        form = QFormLayout()
        for code, box in self.boxes.items():
            name = ALL_KINDS[code].name
            form.addRow(label_of(box, f"{name[:1].upper()}{name[1:]}", self), box)
        words = self.tr(
            "Two kinds never share a figure in one diagram. The choice belongs to this problem, is "
            "kept in its file, and holds on the board, in print and in pictures."
        )
        if not self.boxes:
            words = self.tr("There are no fairy men in this problem.")
        self.error_label = error_line("figures_error", self)
        buttons = Buttons(self)
        self._ok = buttons.ok()
        buttons.cancel()
        in_column(
            wrapped(words, self, tone="quiet"),
            form,
            self.error_label,
            buttons,
            on=self,
            margins=(4 * STEP, 3 * STEP, 4 * STEP, 3 * STEP),
        )
        self._show()
        self.setMinimumWidth(_WIDTH)

    def _box(self, code: str) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName(f"figure_{code}")
        box.setIconSize(QSize(_ICON, _ICON))
        box.addItem("", None)
        for figure in TURNED:
            name = ALL_KINDS[figure[0]].name
            words = self.tr("{man}, turned by {angle}°").format(man=name, angle=figure[1:])
            box.addItem(self._icon(code, figure), words, figure)
        letters = ALL_KINDS[code].problem_letter
        words = self.tr("The letters {letters} on a disc").format(letters=letters)
        box.addItem(self._icon(code, ""), words, "")
        if code in self.chosen:
            box.setCurrentIndex(box.findData(self.chosen[code]))
        box.activated.connect(partial(self._choose, code))
        return box

    def _icon(self, code: str, figure: str) -> QIcon:
        letters = "" if figure else ALL_KINDS[code].problem_letter
        drawn = Figure(figure[:1], Shade.WHITE, int(figure[1:] or 0), letters)
        plate = colours_of(self.palette()).plate
        return piece_icon(drawn, "standard", _ICON, self.devicePixelRatioF(), plate)

    def _choose(self, code: str, index: int) -> None:
        figure = self.boxes[code].itemData(index)
        if figure is None:
            self.chosen.pop(code, None)
        else:
            self.chosen[code] = str(figure)
        self._show()

    def _show(self) -> None:
        """Show what the kinds without a choice get, and which two cannot be told apart."""
        usual = Figures(tuple(self.chosen.items())).beside(self._codes)
        for code, box in self.boxes.items():
            box.setItemText(0, self.tr("Automatic"))
            if code not in self.chosen:
                box.setItemIcon(0, self._icon(code, usual.of(code)))
        owners: dict[str, list[str]] = {}
        for code, figure in self.chosen.items():
            owners.setdefault(figure or code, []).append(ALL_KINDS[code].name)
        same = next((names for names in owners.values() if len(names) > 1), [])
        error = self.tr("These cannot have the same figure: {men}").format(men=", ".join(same))
        self.error_label.setText(error if same else "")
        self._ok.setEnabled(not same)
