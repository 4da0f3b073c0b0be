"""What every test gets: no display, the same surroundings on every machine, settings of its own.

Texts are as wide everywhere, because the tests bring their fonts; language, time zone and style are
not those of whoever runs them. Settings vanish after each test.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from itertools import count
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["FONTCONFIG_FILE"] = str(Path(__file__).with_name("fonts") / "fonts.conf")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["TZ"] = "UTC"
if hasattr(time, "tzset"):
    time.tzset()
for _name in (
    "LANGUAGE",
    "QT_FONT_DPI",
    "QT_QPA_PLATFORMTHEME",
    "QT_SCALE_FACTOR",
    "QT_STYLE_OVERRIDE",
    "XDG_CURRENT_DESKTOP",
):
    os.environ.pop(_name, None)

if sys.dont_write_bytecode:
    # Who wants no compiled files beside the sources gets them in a folder of their own: else each
    # process that tests start would compile the whole program anew.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).parents[1] / ".pytest_cache" / "compiled")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix

_NUMBERS = count()


def pytest_configure(config: pytest.Config) -> None:
    """Let Ctrl-C reach what tests start, and examples take their time.

    How long these take says more of the machine. There are more where slow tests are run, too.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell starts what runs in the background so; the programs that tests stop with Ctrl-C
        # would inherit it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # Not before compiled files have their place: pytest compiles all of hypothesis itself.
    from hypothesis import HealthCheck, settings

    is_quick = config.getoption("markexpr") == "not slow"
    settings.register_profile(
        "untimed",
        settings(
            max_examples=25 if is_quick else 100,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow],
        ),
    )
    settings.load_profile("untimed")


@pytest.fixture(autouse=True)
def fresh_settings(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Point every kind of settings file at a folder of the test's own; return its path.

    The folder is made by who first writes to it: few tests do, and to delete ten thousand empty
    folders of an older run takes pytest longer than some hundred tests.
    """
    # Numbered by us: pytest would count through those of all tests before, for each test anew.
    folder = tmp_path_factory.getbasetemp() / "settings" / str(next(_NUMBERS))
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
