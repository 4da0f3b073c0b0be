"""The tree of a helpmate: solutions under one heading."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

import matewright
from matewright.gui.models.solution_tree_model import SolutionTreeModel
from matewright.model.move import Move, square_number
from matewright.model.solution import Mark, Role, Tree


def test_solutions_stand_under_one_heading() -> None:
    model = SolutionTreeModel()
    answer = matewright.solve("8/8/8/7G/3K3p/8/2k1g3/1Q6 b", "h#2", strategy="reference")
    model.set_tree(answer.tree.tree, lines=len(answer.lines))

    def words(index: QModelIndex) -> object:
        return model.data(index, Qt.ItemDataRole.DisplayRole)

    top = model.index(0, 0)
    assert words(top) == "8 solutions"
    first = model.index(0, 0, top)
    assert words(first) == "1.Kd2"
    assert {words(model.index(row, 0, first)) for row in range(model.rowCount(first))} >= {
        "1...Qd1#",
        "1...Qa1",
    }


def test_play_after_the_key_stands_under_a_heading_of_its_own(qtbot: QtBot) -> None:
    h6, g7, g6, g8, f7, h7 = map(square_number, ("h6", "g7", "g6", "g8", "f7", "h7"))
    model = SolutionTreeModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    tree = Tree(
        [
            None,
            Move("P", g7, h6, capture=True),
            Move("B", g8, f7),
            Move("P", g6, g7, mate=True),
            Move("R", h6, h7, capture=True, mate=True),
        ],
        [Role.DIAGRAM, Role.DEFENCE, Role.DEFENCE, Role.CONTINUATION, Role.CONTINUATION],
        [frozenset({Mark.ZUGZWANG}), *[frozenset[Mark]()] * 4],
        [0, 0, 0, 1, 1],
        [0, 0, 0, 1, 2],
        left_out=1,
    )
    model.set_tree(tree)
    heading = model.index(0, 0)
    assert model.rowCount() == 1
    assert heading.data(Qt.ItemDataRole.AccessibleTextRole) == "After the key · zugzwang"
    moves = [str(model.index(row, 0, heading).data()) for row in range(model.rowCount(heading))]
    assert moves == ["1...gxh6", "1...Bf7"]
    for row in range(2):
        defence = model.index(row, 0, heading)
        assert model.rowCount(defence) == 1
        assert model.parent(model.index(0, 0, defence)) == defence
