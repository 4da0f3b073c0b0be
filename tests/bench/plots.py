"""Draws the figures of a run of the benchmark: `make plots`, docs/benchmark.md."""

import sys
from pathlib import Path


def main() -> None:
    """Run the command line from any folder."""
    sys.path.insert(0, str(Path(__file__).parents[2]))
    try:
        from tests.bench.drawing import plots
    except ModuleNotFoundError as error:
        if error.name != "matplotlib":
            raise
        print("Error: matplotlib is missing; “make plots” installs it.", file=sys.stderr)
        sys.exit(2)

    plots(prog_name="make plots")


if __name__ == "__main__":
    main()
