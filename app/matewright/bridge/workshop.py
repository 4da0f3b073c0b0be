"""Settings of a diagram at work."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from matewright import _engine
from matewright.bridge.refusals import mapped_errors
from matewright.model.inquiry import Inquiry


@dataclass(frozen=True, slots=True)
class WorkshopProgress:
    """How far a look at settings is.

    * `done`: choices of edits gone through, those included that come to no setting of their own.
    * `judged`: settings judged, or skipped as soon as it was clear that they do not qualify.
    * `verdicts`: the settings of each verdict among those that were not left out.
    * `found`: settings that are reported. `is_complete`: everything was looked at.
    """

    done: int
    judged: int
    found: int
    verdicts: Mapping[str, int]
    finished: bool
    is_complete: bool
    seconds: float


@dataclass(frozen=True, slots=True)
class FoundSetting:
    """What the engine says about a setting.

    `choice` are the numbers of its edits, `lines` its keys or solutions; `marks` say of each key
    whether it captures, and whether it checks. `lost` are the numbers of the requests that are not
    fulfilled; `is_complete`: `lines` are all there are.
    """

    choice: tuple[int, ...]
    verdict: str
    lines: tuple[tuple[str, ...], ...]
    marks: tuple[tuple[bool, bool], ...]
    is_complete: bool
    lost: tuple[int, ...]


class Workshop:
    """Settings looked at in threads of the engine. Dropping the last reference stops that.

    `model.inquiry.Inquiry` says which. All methods return at once but `wait`.
    """

    def __init__(self, inquiry: Inquiry) -> None:
        """Begin. Raises `EngineError`."""
        with mapped_errors():
            self._native = _engine.Workshop(inquiry)

    def poll(self) -> WorkshopProgress:
        """How far it is. Raises `EngineError` when the engine failed."""
        with mapped_errors():
            report = self._native.poll()
        return WorkshopProgress(
            done=report["done"],
            judged=report["judged"],
            found=report["found"],
            verdicts=MappingProxyType(dict(report["verdicts"])),
            finished=report["finished"],
            is_complete=report["is_complete"],
            seconds=report["seconds"],
        )

    def take(self) -> list[FoundSetting]:
        """The settings reported since the last call."""
        return [
            FoundSetting(
                choice=tuple(found["choice"]),
                verdict=found["verdict"],
                lines=tuple(map(tuple, found["lines"])),
                marks=tuple(found["marks"]),
                is_complete=found["is_complete"],
                lost=tuple(found["lost"]),
            )
            for found in self._native.take()
        ]

    def cancel(self) -> None:
        """Stop it, which takes 100 ms at most; what was found stays."""
        self._native.cancel()

    def wait(self, seconds: float) -> bool:
        """Wait so long at most; whether it is over."""
        return self._native.wait(seconds)
