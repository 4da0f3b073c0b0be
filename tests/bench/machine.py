"""The machine the figures belong to."""

from __future__ import annotations

import os
import platform
import subprocess
from dataclasses import dataclass
from pathlib import Path

BUSY = 0.5
"""A machine with that load before the start is busy."""

_ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Machine:
    """Processor, cores this process may use, system, Python; `load` is what ran before (1 min)."""

    processor: str
    cores: int
    system: str
    python: str
    load: float | None

    @property
    def busy(self) -> bool:
        """Whether other programs ran beside."""
        return self.load is not None and self.load > BUSY

    def __str__(self) -> str:
        cores = "1 core" if self.cores == 1 else f"{self.cores} cores"
        return f"{self.processor}, {cores}, {self.system}, Python {self.python}"


def this_machine() -> Machine:
    """What is known of the machine this runs on."""
    return Machine(
        processor=_processor(),
        cores=len(os.sched_getaffinity(0))
        if hasattr(os, "sched_getaffinity")
        else os.cpu_count() or 1,
        system=f"{platform.system()} {platform.release()} {platform.machine()}",
        python=platform.python_version(),
        load=os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    )


def _processor() -> str:
    """The model of the processor, as the system names it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def commit() -> str:
    """The commit of this checkout, `+` behind it when files were changed; empty when unknown."""
    try:
        done = subprocess.run(
            ["git", "describe", "--always", "--exclude=*", "--dirty=+"],  # noqa: S607 - PATH's git
            cwd=_ROOT,
            capture_output=True,
            text=True,
        )
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
