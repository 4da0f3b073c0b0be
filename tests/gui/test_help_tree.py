"""The tree of a helpmate: solutions under one heading."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt

import matewright
from matewright.gui.models.solution_tree_model import SolutionTreeModel


def test_solutions_stand_under_one_heading() -> None:
    model = SolutionTreeModel()
    answer = matewright.solve("8/8/8/7G/3K3p/8/2k1g3/1Q6 b", "h#2", strategy="reference")
    model.set_tree(answer.tree.tree)

    def words(index: QModelIndex) -> object:
        return model.data(index, Qt.ItemDataRole.DisplayRole)

    top = model.index(0, 0)
    assert words(top) == "Solutions (8)"
    first = model.index(0, 0, top)
    assert words(first) == "1.Kd2"
    assert {words(model.index(row, 0, first)) for row in range(model.rowCount(first))} >= {
        "1...Qd1#",
        "1...Qa1",
    }
