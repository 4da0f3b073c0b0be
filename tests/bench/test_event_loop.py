"""The measurement of the event loop works; how long its gaps are is for docs/performance.md."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from matewright.gui.main_window import MainWindow
from tests.bench.event_loop import (
    SHORT_EPD,
    actions,
    actions_on_large_answers,
    measure,
    measure_large_answers,
    measure_windows,
)


@pytest.mark.slow
@pytest.mark.qt_log_ignore("^This plugin does not support ")
def test_every_action_is_measured_while_a_long_search_runs(
    qtbot: QtBot, fresh_settings: Path, tmp_path: Path
) -> None:
    window = MainWindow(QSettings(f"{fresh_settings}/gaps.ini", QSettings.Format.IniFormat))
    window.show()
    qtbot.waitExposed(window)
    gaps = measure(window, rounds=1)
    assert [gap.action for gap in gaps] == list(actions(window))
    assert all(gap.gaps[0] > 0 for gap in gaps)
    large = measure_large_answers(window, rounds=1)
    assert len(large) == 1 + len(actions_on_large_answers(window))
    assert all(gap.gaps[0] > 0 for gap in large)
    file = tmp_path / "short.epd"
    file.write_text(SHORT_EPD, encoding="utf-8")
    further = measure_windows(window, file, rounds=1)
    assert len(further) == 4
    assert all(gap.gaps[0] > 0 for gap in further)
    assert window.windows.all == (window,)
    window.session.shut_down()
    window.document.start_new()
    window.close()
