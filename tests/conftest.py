"""What every test gets: no display, and settings of its own that vanish afterwards."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def fresh_settings(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Point every kind of settings file at an empty folder; return that folder."""
    folder = tmp_path_factory.mktemp("settings")
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(variable, str(folder))
    try:
        from PySide6.QtCore import QSettings
    except ImportError:
        return folder
    for file_format in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
            QSettings.setPath(file_format, scope, str(folder))
    return folder
