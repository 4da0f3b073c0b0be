"""The figures of one run as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from matewright import engine
from tests.bench.machine import Machine, commit, this_machine
from tests.bench.measuring import Measurement, Outcome, Unit

FORMAT = 1
"""The version of the JSON form."""


class ResultsError(Exception):
    """A file does not hold the figures of a run; the text is one sentence."""


@dataclass(slots=True)
class Results:
    """Everything one run measured, and where."""

    machine: Machine = field(default_factory=this_machine)
    version: str = engine.__version__
    commit: str = field(default_factory=commit)
    when: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))
    options: str = ""
    measurements: list[Measurement] = field(default_factory=list)

    def write(self, path: Path) -> None:
        """Write the JSON form. Raises `ResultsError` when that is impossible."""
        text = json.dumps({"matewright_benchmark": FORMAT, **asdict(self)}, indent=1)
        try:
            path.write_text(text + "\n", encoding="utf-8")
        except OSError as error:
            raise ResultsError(f"“{path}” cannot be written: {error.strerror}.") from None

    @classmethod
    def read(cls, path: Path) -> Results:
        """Read the JSON form back. Raises `ResultsError`."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise ResultsError(f"“{path}” cannot be read: {error.strerror}.") from None
        except ValueError:
            raise ResultsError(f"“{path}” is not correct JSON.") from None
        if not isinstance(data, dict) or data.pop("matewright_benchmark", None) != FORMAT:
            raise ResultsError(f"“{path}” does not hold the figures of a benchmark.")
        try:
            return cls._from_dict(data)
        except (KeyError, TypeError, ValueError) as error:
            raise ResultsError(
                f"“{path}” does not hold what a benchmark writes: {error}."
            ) from None

    @classmethod
    def _from_dict(cls, data: dict[str, Any]) -> Results:
        measurements = [
            Measurement(
                **{**entry, "outcome": Outcome(entry["outcome"]), "unit": Unit(entry["unit"])}
            )
            for entry in data.pop("measurements")
        ]
        for found in measurements:
            for figure in (found.median, found.low, found.high, found.cap, found.moves):
                if not isinstance(figure, int | float | None):
                    raise TypeError(f"“{figure}” is no figure")
        return cls(machine=Machine(**data.pop("machine")), measurements=measurements, **data)
