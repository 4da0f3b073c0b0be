"""Tables as text, printed row by row while the figures come in."""

from __future__ import annotations

from collections.abc import Sequence

import click

from tests.bench.measuring import Measurement, Outcome, Unit

_WORDS = {
    Outcome.WRONG: "wrong",
    Outcome.NOT_FOUND: "not found",
    Outcome.FAILED: "failed",
    Outcome.NOT_ASKED: "–",
}


def time_text(seconds: float) -> str:
    """Three digits, in milliseconds below a second."""
    if seconds < 0.9995:
        return f"{seconds * 1000:.3g} ms" if seconds < 0.0995 else f"{seconds * 1000:.0f} ms"
    return f"{seconds:.2f} s" if seconds < 99.995 else f"{seconds:.0f} s"


def rate_text(per_second: float) -> str:
    """Millions a second, or single ones where they are few."""
    if per_second < 1e6:
        return f"{per_second:,.0f} /s"
    return f"{per_second / 1e6:.3g} M/s" if per_second < 1e8 else f"{per_second / 1e6:.0f} M/s"


def figure_text(figure: float, unit: Unit) -> str:
    """A figure with its unit."""
    return time_text(figure) if unit is Unit.SECONDS else rate_text(figure)


def cell(measurement: Measurement) -> str:
    """What stands in a table for a measurement; nothing is hidden."""
    if measurement.median is not None:
        return figure_text(measurement.median, measurement.unit)
    if measurement.outcome is Outcome.CAPPED:
        return f"> {measurement.cap:g} s"
    return _WORDS[measurement.outcome]


def remarks(measurements: Sequence[Measurement]) -> list[str]:
    """A sentence for each measurement that needs one."""
    return [
        f"{found.solver} on {found.case}: {_WORDS[found.outcome]} ({found.remark})"
        for found in measurements
        if found.remark
    ]


def verdict(measurement: Measurement) -> str:
    """The target and whether it is reached; empty where there is none."""
    if measurement.target is None:
        return ""
    sign = "≤" if measurement.unit is Unit.SECONDS else "≥"
    target = figure_text(measurement.target, measurement.unit)
    return f"{sign} {target}: {'ok' if measurement.reached else 'MISSED'}"


class Table:
    """Prints a title, headings and rows, each row as soon as it is known.

    `known`: what is known beforehand of the rows, from the left, so that the columns can be wide
    enough for it.
    """

    def __init__(
        self, title: str, headings: Sequence[str], known: Sequence[Sequence[str]] = ()
    ) -> None:
        self._widths = [len(headings[0]), *(max(len(heading), 9) for heading in headings[1:])]
        for row in known:
            for place, content in enumerate(row):
                self._widths[place] = max(self._widths[place], len(content))
        click.echo(f"\n{title}\n")
        self.row(*headings)

    def row(self, *cells: str) -> None:
        """Print a row: the first and the last column to the left, figures to the right."""
        last = len(cells) - 1
        text = [
            f"{content:{'<' if place in (0, last) else '>'}{width}}"
            for place, (content, width) in enumerate(zip(cells, self._widths, strict=True))
        ]
        click.echo("  ".join(text).rstrip())

    def note(self, text: str) -> None:
        """Print a remark below the last row."""
        click.echo(f"    {text}")
