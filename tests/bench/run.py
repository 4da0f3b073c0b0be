"""Times the engine on problems whose answers are checked: `make bench`, docs/benchmark.md."""

import sys
from pathlib import Path


def main() -> None:
    """Run the command line from any folder."""
    sys.path.insert(0, str(Path(__file__).parents[2]))
    from tests.bench.command import benchmark

    benchmark(prog_name="make bench")


if __name__ == "__main__":
    main()
