"""A process that solves what it is given: a task a line comes in, an outcome a line goes out.

It is run as a module and does not depend on the batch. Lines are JSON, so nothing that this
process prints can do harm, whatever happens to it. It ends when its input does.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from matewright.services.batch.work import ALIVE, Task, answer

_MIB: Final = 1024 * 1024


def main(niceness: int, most_memory: int) -> None:
    """Work until stdin ends; `most_memory` in MiB is all this process may take (0: no limit)."""
    # Ctrl-C is for the process that started the batch; it ends the workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _step_back(niceness, most_memory)
    # What libraries may print must not come between the lines.
    lines = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    tasks: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_listen, args=(tasks,), daemon=True).start()

    def say(value: dict[str, Any]) -> None:
        lines.write(json.dumps(value) + "\n")
        lines.flush()

    say({ALIVE: True})
    while True:
        task = Task.from_dict(json.loads(tasks.get()))
        say(answer(task, lambda: say({ALIVE: True})).to_dict())


def _listen(tasks: SimpleQueue[str]) -> None:
    """Take in tasks; when the input ends, end at once, even in the middle of a task."""
    for line in sys.stdin:
        tasks.put(line)
    os._exit(0)


def _step_back(niceness: int, most_memory: int) -> None:
    """Leave processors and memory to the others, as far as the system supports that."""
    if sys.platform == "win32":
        return
    os.nice(niceness)
    with contextlib.suppress(OSError):
        # Where memory runs out, this process is to go, and not the window.
        Path("/proc/self/oom_score_adj").write_text("600", encoding="ascii")
    if most_memory:
        import resource

        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (most_memory * _MIB,) * 2)


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        main(int(sys.argv[1]), int(sys.argv[2]))
    os._exit(0)
