from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from matewright.gui.board.move_controls import MoveControls

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def controls(qtbot: QtBot) -> MoveControls:
    result = MoveControls()
    qtbot.addWidget(result)
    result.set_available(back=True, forward=True)
    return result


def test_each_button_asks_for_its_own_step(controls: MoveControls) -> None:
    emitted: list[str] = []
    controls.first_requested.connect(lambda: emitted.append("first"))
    controls.back_requested.connect(lambda: emitted.append("back"))
    controls.forward_requested.connect(lambda: emitted.append("forward"))
    controls.last_requested.connect(lambda: emitted.append("last"))
    for button in (
        controls.last_button,
        controls.forward_button,
        controls.back_button,
        controls.first_button,
    ):
        QTest.mouseClick(button, LEFT)
    assert emitted == ["last", "forward", "back", "first"]


def test_play_turns_into_pause_and_back(controls: MoveControls) -> None:
    toggled: list[bool] = []
    controls.play_toggled.connect(toggled.append)
    QTest.mouseClick(controls.play_button, LEFT)
    assert controls.play_button.text() == "Pause"
    controls.set_playing(False)
    assert controls.play_button.text() == "Play Line"
    assert not controls.play_button.isChecked()
    QTest.mouseClick(controls.play_button, LEFT)
    QTest.mouseClick(controls.play_button, LEFT)
    assert toggled == [True, True, False]


def test_buttons_without_moves_are_off(controls: MoveControls) -> None:
    controls.set_available(back=True, forward=False)
    assert controls.first_button.isEnabled()
    assert controls.back_button.isEnabled()
    assert not controls.forward_button.isEnabled()
    assert not controls.last_button.isEnabled()
    assert not controls.play_button.isEnabled()


def test_playing_can_always_be_paused(controls: MoveControls) -> None:
    controls.set_playing(True)
    controls.set_available(back=True, forward=False)
    assert controls.play_button.isEnabled()
    controls.set_playing(False)
    assert not controls.play_button.isEnabled()
