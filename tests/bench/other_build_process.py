"""The process of `other_build`: tasks come on stdin and answers go to stdout, a line each."""

from __future__ import annotations

import importlib.util
import json
import sys
from dataclasses import asdict
from pathlib import Path

MODULE = "matewright._engine"


def serve(module: Path) -> None:
    """Answer the tasks of stdin with that native module."""
    spec = importlib.util.spec_from_file_location(MODULE, module)
    assert spec is not None
    assert spec.loader is not None
    native = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(native)
    sys.modules[MODULE] = native

    # Only now: whoever imports the engine gets the module that stands there.
    from tests.bench.cases import Case, Work
    from tests.bench.strategies import Strategy

    solver = Strategy()
    print("ready", flush=True)
    for line in sys.stdin:
        data, cap = json.loads(line)
        keys = None if data["keys"] is None else frozenset(data["keys"])
        case = Case(**{**data, "keys": keys, "work": Work(data["work"])})
        print(json.dumps(asdict(solver.solve(case, cap))), flush=True)


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
