"""What a large collection costs: times, memory, and how long the window is deaf meanwhile.

A file of generated problems is opened in the real window; then a person's actions follow one
another, each with the longest gap of the event loop (`event_loop.Heartbeat`) while it goes on. Run
it as `make collection`, with `ARGS="--problems 200000"` for the size the figures in
docs/performance.md are of.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEventLoop, QSettings, QSize, QTemporaryDir, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from matewright.gui.app import application
from matewright.gui.main_window import MainWindow
from matewright.gui.widgets import appearance, theme
from matewright.services.collection import Order, Query, SortColumn, Target
from tests.bench import generated
from tests.bench.event_loop import Heartbeat

PROBLEMS: Final = 20_000
QUERIES: Final = (
    "",
    "author:loyd",
    "шумов",
    "h#3 year:1900..1950",
    "wK=a1 bS>=2",
    "keyword:echo men<=8",
    "pattern:8/8/8/3k4/8/2K5/8/8+loose+mirror+shift+colours",
)
_AFTERWARDS: Final = 300
"""Milliseconds in which what an action started may hold up the window, too."""
_MEBIBYTE: Final = 1024 * 1024


class Table:
    """Prints a row for everything that is measured."""

    def __init__(self) -> None:
        self._heart = Heartbeat()
        print("| What | time | longest gap | work of the window's thread at most |")
        print("|---|---|---|---|")

    def row(self, what: str, function: Callable[[], object]) -> None:
        """Do something, and tell how long it took and how long the window was deaf."""
        QTest.qWait(_AFTERWARDS)
        self._heart.begin()
        begun = perf_counter()
        function()
        QApplication.processEvents()
        seconds = perf_counter() - begun
        QTest.qWait(_AFTERWARDS)
        gap, work = (
            f"{1000 * part:.0f} ms" for part in (self._heart.longest, self._heart.work_here)
        )
        print(f"| {what} | {_in_words(seconds)} | {gap} | {work} |", flush=True)


def _in_words(seconds: float) -> str:
    return f"{seconds:.1f} s" if seconds >= 1 else f"{1000 * seconds:.0f} ms"


def _until(signal: object, function: Callable[[], object] | None = None) -> None:
    """Do something and go on when the signal comes."""
    loop = QEventLoop()
    signal.connect(loop.quit)  # type: ignore[attr-defined] # a signal of Qt's
    if function is not None:
        QTimer.singleShot(0, function)
    loop.exec()


def _memory(process: str) -> float:
    """The memory a process holds, in MiB; 0 where the system has no /proc."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / _MEBIBYTE


def measure(window: MainWindow, path: Path) -> None:
    """Open the file twice and work in it, printing as it goes."""
    table = Table()
    document, index = window.document, window.open_file.index

    def open_file() -> None:
        window.files.open(path)

    def ready() -> None:
        if not index.is_ready:
            _until(index.ready)

    table.row("open, until the list can be used", open_file)
    count = len(document.collection)
    table.row("read all into the index", ready)
    print(f"| memory of the window | {_memory('self'):.0f} MiB | | |")
    for text in QUERIES:
        name = f"find `{text}`" if text else "all by author"
        order = None if text else Order(SortColumn.AUTHOR)
        query = Query.parse(text)
        table.row(name, lambda q=query, o=order: _until(index.found, lambda: index.find(q, o)))  # type: ignore[misc] # mypy wants the defaults annotated
    table.row("duplicates", lambda: _until(index.grouped, index.duplicates))
    table.row(
        "duplicates up to mirror and colour",
        lambda: _until(index.grouped, lambda: index.duplicates(alike=True)),
    )
    asked = Target.of(document.collection.peek(count // 2))
    table.row("find similar", lambda: _until(index.compared, lambda: index.similar(asked)))
    table.row("go to the last problem", lambda: document.go_to(count - 1))
    table.row("edit it", lambda: document.edit(replace(document.problem, comment="x"), "edit"))
    table.row("… until the index knows", ready)
    table.row("keep it for the case of a crash", lambda: _kept(window))
    table.row(
        f"remove {count // 10} problems",
        lambda: document.remove_problems(range(10, 10 + count // 10), "remove"),
    )
    table.row("undo", document.undo_stack.undo)
    table.row(
        "carry three to the front", lambda: document.move_problems([5, count // 2], 0, "move")
    )
    ready()
    table.row("save", window.files.save)
    ready()
    document.start_new()
    QTest.qWait(1000)
    table.row("open a second time", open_file)
    table.row("… until the index is ready", ready)


def _kept(window: MainWindow) -> None:
    autosave = window.open_file.autosave
    autosave.save()
    while autosave.is_writing:
        QTest.qWait(1)


def main() -> None:
    """Measure in a window of its own."""
    parser = argparse.ArgumentParser(description="Measure what a large collection costs.")
    parser.add_argument("--problems", type=int, default=PROBLEMS)
    problems = parser.parse_args().problems
    folder = QTemporaryDir()
    for variable in ("XDG_CACHE_HOME", "XDG_DATA_HOME"):
        os.environ[variable] = folder.path()
    appearance.apply(application(), theme.Scheme.LIGHT)
    path = Path(folder.filePath("generated.olv"))
    generated.write(path, problems)
    print(f"{problems} problems, {path.stat().st_size / _MEBIBYTE:.0f} MiB\n")
    window = MainWindow(QSettings(folder.filePath("window.ini"), QSettings.Format.IniFormat))
    window.resize(QSize(1440, 900))
    window.show()
    QApplication.processEvents()
    measure(window, path)
    window.close()
    index = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"| memory of the index at most | {index.ru_maxrss / 1024:.0f} MiB | | |")
    print(f"| work of the index, both times | {_in_words(index.ru_utime)} of a processor | | |")


if __name__ == "__main__":
    main()
