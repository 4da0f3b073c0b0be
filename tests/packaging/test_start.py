"""What starting the program loads: every module costs time before the first answer."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

OURS = """
cli cli.command cli.exit_status cli.failures cli.iteration_table cli.live_line cli.option_groups
cli.output cli.play_options cli.problem_argument cli.progress cli.solve cli.window
_engine bridge bridge.answer bridge.capabilities bridge.game bridge.job bridge.moves bridge.options
bridge.legality bridge.perft bridge.refusals bridge.relations bridge.request bridge.workshop
cooperative engine errors job wording
formats formats.catalogue formats.rules formats.solution_lines formats.solution_style
formats.solution_text formats.spans
model model.condition_kinds model.conditions model.kinds model.legality model.move
model.condition_kinds.kind model.condition_kinds.titles model.condition_kinds.variants
model.attributes model.kinds.chinese model.kinds.hoppers model.kinds.kind model.kinds.leapers
model.kinds.locusts model.kinds.orthodox model.kinds.others model.kinds.pawns model.kinds.riders
model.kinds.unplayed
model.notation model.opening model.options model.parts model.piece model.play_options
model.play_state
model.position model.game model.goal model.inquiry model.move_context model.play model.problem
model.question model.solution model.solution_survey model.stipulation model.stipulation_reading
model.stipulation_words model.remarks model.verdict
services services.solving services.solving.progress_text services.solving.solve
services.solving.strategies services.solving.validate
"""
"""The modules that answering a FEN takes; what is not among them is not to be imported for it."""

THEIRS = {"click"}

SLOW = {"asyncio", "email", "hashlib", "http", "json", "sqlite3", "ssl", "subprocess", "xml"}
"""Modules of Python that are slow to import."""

NAMED_AT_THE_END = """
import sys
before = set(sys.modules)
try:
    {statement}
finally:
    print("LOADED", *sorted(set(sys.modules) - before))
"""


def loaded(statement: str) -> set[str]:
    """The modules that are loaded while a statement runs in a new process."""
    done = subprocess.run(
        [sys.executable, "-c", NAMED_AT_THE_END.format(statement=statement)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
    last = done.stdout.splitlines()[-1].split()
    assert last[0] == "LOADED", done.stderr
    return set(last[1:])


def ours(modules: set[str]) -> set[str]:
    return {name for name in modules if name.split(".")[0] == "matewright"}


def test_solving_a_fen_loads_only_what_it_takes() -> None:
    arguments = ["solve", "5Kbk/6pp/6P1/8/8/8/8/7R w", "#2"]
    modules = loaded(f"from matewright.cli import main; main({arguments!r})")
    expected = {"matewright", *(f"matewright.{name}" for name in OURS.split())}
    assert ours(modules) == expected
    others = {name.split(".")[0] for name in modules} - {"matewright"}
    assert others - sys.stdlib_module_names == THEIRS
    assert not others & SLOW


def test_importing_the_package_loads_nothing_else() -> None:
    assert ours(loaded("import matewright")) == {"matewright"}


def test_every_public_name_is_there_when_it_is_used() -> None:
    import matewright

    assert all(getattr(matewright, name) is not None for name in matewright.__all__)
    assert set(matewright.__all__) <= set(dir(matewright))


NOT_AT_THE_START = {
    "PySide6.QtNetwork",
    "PySide6.QtPrintSupport",
    "chess",
    "matewright.gui.batch.dialog",
    "matewright.gui.program.manual",
    "matewright.gui.program.preferences_dialog",
    "matewright.gui.prinz",
    "matewright.gui.publishing",
    "matewright.reference.players",
    "matewright.render.figure",
    "matewright.services.batch.batch",
    "matewright.services.solving.compare",
    "matewright.services.play.played_game",
    "pyqtgraph",
    "ruamel",
    "sqlite3",
    "subprocess",
}
"""What the window loads when it is first used, and not to be on the screen."""


def test_the_window_loads_nothing_that_is_used_later(tmp_path: Path) -> None:
    arguments = ["--screenshot", str(tmp_path / "window.png")]
    modules = loaded(f"from matewright.gui.app import main; main({arguments!r})")
    assert "matewright.gui.main_window" in modules
    assert not modules & NOT_AT_THE_START
