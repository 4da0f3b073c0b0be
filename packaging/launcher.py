"""Where the self-contained program begins: one program under the three names of pyproject.toml."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

# services/own_process.py starts workers as `python -P -m MODULE`, and here we are that python.
_AS_PYTHON = ["-P", "-m"]


def main() -> None:
    """Run the worker that is asked for, or else what the program is called by."""
    if sys.argv[1:3] == _AS_PYTHON and sys.argv[3].startswith("matewright."):
        sys.argv = sys.argv[3:]
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
        return
    name = Path(sys.argv[0]).stem
    if name == "matewright-gui":
        from matewright.gui.app import main as open_window

        sys.exit(open_window())
    from matewright import cli

    if name == "matewright-py":
        cli.main_as_popeye()
    cli.main()


main()
