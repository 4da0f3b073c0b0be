"""Plots of the figures of one run, as SVG files that are the same for the same figures."""

from __future__ import annotations

import re
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import EngFormatter, LogLocator, NullLocator

from tests.bench.measuring import Measurement, Outcome
from tests.bench.results import Results, ResultsError
from tests.bench.tables.ratios import mean, ratio
from tests.bench.tables.threads import LEAST_SECONDS

PLOTS = Path(__file__).parents[2] / "docs" / "plots"

COLOURS = ("#0072b2", "#e69f00", "#009e73", "#d55e00", "#cc79a7", "#56b4e9", "#000000")
"""Those of Okabe and Ito that are clear on white: the colour-blind tell them apart too."""

# Any: matplotlib lists all its settings as a type, but not in each version.
STYLE: dict[Any, Any] = {
    "svg.hashsalt": "matewright",
    # Text stays text: half the size, and it can be searched. Letters of other fonts are narrower.
    "svg.fonttype": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
    "axes.titlesize": "medium",
    "font.size": 9.0,
    "grid.color": "#dddddd",
    "legend.frameon": False,
}

MARKERS = "osD^vP*"
"""One for each colour, so that lines differ without colours too."""

MOST_COLOURED = len(COLOURS)

WIDTH_INCHES = 7.0


class NothingToDrawError(Exception):
    """The run did not measure what a plot shows; the text is one sentence."""


class _BadInput(click.ClickException):
    exit_code = 2


@dataclass(frozen=True, slots=True)
class Point:
    """Seconds at a place of the x axis: median and quartiles.

    `capped`: the median run was stopped after so many seconds.
    """

    x: float
    median: float
    low: float
    high: float
    capped: bool = False


def length_figure(results: Results) -> Figure:
    """Seconds by length of the problem, a line per solver. Raises `NothingToDrawError`."""
    asked = [
        found for found in _table(results, "problems") if found.outcome is not Outcome.NOT_ASKED
    ]
    groups: dict[str, dict[int, list[Measurement]]] = {}
    for found in asked:
        if found.moves is not None:
            groups.setdefault(found.solver, {}).setdefault(found.moves, []).append(found)
    if not groups:
        raise NothingToDrawError("its figures of the table “problems” have no lengths")
    lengths = sorted({moves for by_length in groups.values() for moves in by_length})
    figure, axes = _figure(results, "Time by the length of the problem")
    lines = []
    for place, (solver, by_length) in enumerate(groups.items()):
        # Side by side, so that the quartiles of one solver do not hide those of another.
        shift = 0.08 * (place - (len(groups) - 1) / 2)
        points = [_of_many(moves + shift, by_length[moves]) for moves in sorted(by_length)]
        lines.append((solver, points))
    _draw_lines(axes, lines)
    counts = {
        moves: max(len(by_length.get(moves, ())) for by_length in groups.values())
        for moves in lengths
    }
    axes.set_xticks(lengths, [f"#{moves}\n{counts[moves]}" for moves in lengths])
    axes.set_xlim(lengths[0] - 0.5, lengths[-1] + 0.5)
    axes.set_xlabel("length, and number of problems; bars: quartiles of the problems")
    return figure


def threads_figure(results: Results) -> Figure:
    """How many times faster more threads are, case by case. Raises `NothingToDrawError`."""
    by_case = _by_case(_table(results, "threads"))
    speedups: dict[str, dict[int, float]] = {}
    for case, measured in by_case.items():
        by_threads = {_number(found): found for found in measured}
        one = by_threads.pop(1, None)
        if one is None or one.median is None or one.median < LEAST_SECONDS:
            continue
        factors = {threads: ratio(one, found) for threads, found in by_threads.items()}
        known = {threads: factor for threads, factor in factors.items() if factor is not None}
        if known:
            speedups[case] = known
    if not speedups:
        raise NothingToDrawError(
            f"no search of its table “threads” took {LEAST_SECONDS:g} s and was finished"
        )
    numbers = sorted({threads for known in speedups.values() for threads in known})
    rows = [*speedups, "geometric mean"]
    figure, axes = _figure(
        results, "How many times faster than with one thread", height=1.6 + 0.25 * len(rows)
    )
    axes.axhline(len(rows) - 1.5, color="#999999", linewidth=0.8)
    for place, threads in enumerate(numbers):
        found = {case: known[threads] for case, known in speedups.items() if threads in known}
        average = mean(list(found.values()))
        assert average is not None
        found["geometric mean"] = average
        axes.plot(
            list(found.values()),
            [rows.index(case) for case in found],
            MARKERS[place % len(MARKERS)],
            color=COLOURS[place % len(COLOURS)],
            label=f"{threads} threads",
        )
        axes.axvline(threads, color=COLOURS[place % len(COLOURS)], linestyle="--", linewidth=0.8)
    axes.axvline(1, color="black", linewidth=0.8)
    axes.set_yticks(range(len(rows)), rows)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    largest = max(max(known.values()) for known in speedups.values())
    axes.set_xlim(0, 1.08 * max(largest, *numbers, 2))
    axes.set_xlabel("factor; dashed: as many times as there are threads")
    axes.grid(axis="x")
    axes.set_axisbelow(True)
    axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0))
    return figure


def memory_figure(results: Results) -> Figure:
    """Seconds by the size of the table, a line per case. Raises `NothingToDrawError`."""
    lines = []
    for case, measured in _by_case(_table(results, "memory")).items():
        points = [_of_one(_number(found), found) for found in measured]
        # A case that no size solves says nothing about sizes.
        if not all(point.capped for point in points):
            lines.append((case, sorted(points, key=lambda point: point.x)))
    if not lines:
        raise NothingToDrawError("no search of its table “memory” was finished")
    figure, axes = _figure(results, "Time of long searches, by the size of the table")
    sizes = sorted({point.x for _, points in lines for point in points})
    axes.set_xscale("log", base=2)
    _draw_lines(axes, lines)
    axes.set_xticks(sizes, [f"{size:g}" for size in sizes])
    axes.xaxis.set_minor_locator(NullLocator())
    axes.set_xlabel("MiB; bars: quartiles of the runs")
    return figure


FIGURES: dict[str, Callable[[Results], Figure]] = {
    "length.svg": length_figure,
    "threads.svg": threads_figure,
    "memory.svg": memory_figure,
}


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("file", metavar="RESULTS.json", type=click.Path(path_type=Path))
@click.option(
    "--to",
    "folder",
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
    default=PLOTS,
    help="Write the plots there.  [default: docs/plots]",
)
def plots(file: Path, folder: Path) -> None:
    """Draw the figures that `make bench ARGS="--json RESULTS.json"` wrote, as SVG files.

    A plot whose table is missing in the file is not written.
    """
    try:
        results = Results.read(file)
    except ResultsError as error:
        raise _BadInput(str(error)) from None
    for name, draw in FIGURES.items():
        path = folder / name
        with mpl.rc_context(STYLE):
            try:
                figure = draw(results)
            except NothingToDrawError as reason:
                click.echo(f"“{name}” is not written: {reason}.")
                continue
            try:
                folder.mkdir(parents=True, exist_ok=True)
                # Neither date nor version: the same figures give the same file.
                figure.savefig(path, bbox_inches="tight", metadata={"Creator": None, "Date": None})
            except OSError as error:
                raise _BadInput(f"“{path}” cannot be written: {error.strerror}.") from None
        click.echo(f"“{path}” is written.")


def _table(results: Results, name: str) -> list[Measurement]:
    found = [measured for measured in results.measurements if measured.table == name]
    if not found:
        raise NothingToDrawError(f"the file holds no figures of the table “{name}”")
    return found


def _by_case(measured: Sequence[Measurement]) -> dict[str, list[Measurement]]:
    groups: dict[str, list[Measurement]] = {}
    for found in measured:
        groups.setdefault(found.case, []).append(found)
    return groups


def _number(found: Measurement) -> int:
    """The number a setting begins with, such as 2 of “2 threads”."""
    match = re.match(r"[0-9]+", found.solver)
    if match is None:
        raise NothingToDrawError(
            f"“{found.solver}” of its table “{found.table}” begins with no number"
        )
    return int(match.group())


def _of_many(x: float, measured: Sequence[Measurement]) -> Point:
    """The median problem; what was not solved counts the seconds it was given."""
    cap = max((found.cap or 0.0) for found in measured)
    seconds = [cap if found.median is None else found.median for found in measured]
    low, high = min(seconds), max(seconds)
    if len(seconds) > 2:
        low, _, high = statistics.quantiles(seconds, n=4, method="inclusive")
    unsolved = sum(found.median is None for found in measured)
    if 2 * unsolved >= len(measured):
        return Point(x, cap, low, cap, capped=True)
    return Point(x, statistics.median(seconds), low, high)


def _of_one(x: float, found: Measurement) -> Point:
    """The median run."""
    if found.median is None or found.low is None or found.high is None:
        cap = found.cap or 0.0
        return Point(x, cap, cap, cap, capped=True)
    return Point(x, found.median, found.low, found.high)


def _figure(results: Results, title: str, height: float = 4.2) -> tuple[Figure, Axes]:
    """An empty plot that says what was measured, and where."""
    figure = Figure(figsize=(WIDTH_INCHES, height), facecolor="white", layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title)
    machine = results.machine
    cores = "1 core" if machine.cores == 1 else f"{machine.cores} cores"
    figure.supxlabel(
        f"{machine.processor}, {cores}; matewright {results.version} {results.commit}",
        fontsize="small",
        color="#555555",
    )
    return figure, axes


def _draw_lines(axes: Axes, lines: Sequence[tuple[str, Sequence[Point]]]) -> None:
    """Seconds on a logarithmic axis; a hollow mark is one that was stopped there."""
    for place, (name, points) in enumerate(lines):
        coloured = place < MOST_COLOURED
        colour = COLOURS[place] if coloured else "#aaaaaa"
        label = name if coloured else None
        if place == MOST_COLOURED:
            label = f"{len(lines) - MOST_COLOURED} more"
        axes.errorbar(
            [point.x for point in points],
            [point.median for point in points],
            yerr=[
                # matplotlib refuses bars that rounding made negative.
                [max(0.0, point.median - point.low) for point in points],
                [max(0.0, point.high - point.median) for point in points],
            ],
            color=colour,
            marker=MARKERS[place] if coloured else ".",
            markersize=5.0,
            linewidth=1.5,
            elinewidth=1.0,
            capsize=2.0,
            label=label,
            zorder=3 if coloured else 2,
        )
        capped = [point for point in points if point.capped]
        axes.plot(
            [point.x for point in capped],
            [point.median for point in capped],
            MARKERS[place] if coloured else ".",
            color=colour,
            markerfacecolor="white",
            markersize=5.0,
            zorder=4 if coloured else 2,
        )
    seconds = [
        figure for _, points in lines for point in points for figure in (point.low, point.high)
    ]
    least, most = min(seconds), max(seconds)
    axes.set_yscale("log")
    # Wide enough for two labels at least.
    axes.set_ylim(least / 2.5, most * 2)
    short = most < 100 * least
    axes.yaxis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0) if short else (1.0,)))
    axes.yaxis.set_major_formatter(EngFormatter(unit="s"))
    axes.yaxis.set_minor_locator(NullLocator())
    axes.grid()
    axes.set_axisbelow(True)
    axes.set_ylabel("median; hollow: not solved in that time")
    axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0))
