"""The report as one web page that needs nothing else: totals, times, a table, and diagrams.

Nothing is fetched from anywhere. The only script is ours, named by its digest in the page's policy,
and sorts and filters the table; without it all is there all the same. Text that came from files is
escaped.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator, Sequence
from html import escape
from math import floor, log10
from typing import Final

from matewright import engine
from matewright.formats import diagram_svg
from matewright.formats.caption import Caption
from matewright.model.verdict import Verdict
from matewright.services.batch import sentences
from matewright.services.batch.reporting import Report, Row
from matewright.wording import Wording, grouped

_words: Final = Wording("batch_report")

MOST_ROWS: Final = 20_000
"""Beyond so many problems the table leaves out those nobody has to look at."""

MOST_DIAGRAMS: Final = 1_000

_STYLE: Final = """
:root { color-scheme: light dark; --line: #8886; --bar: #4472a8; --bad: #b3261e; --soft: #8882; }
@media (prefers-color-scheme: dark) { :root { --bar: #7fa7d8; --bad: #ff8a80; } }
body { margin: 2rem auto; max-width: 76rem; padding: 0 1rem;
  font: 1rem/1.45 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0 0 .3rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .6rem; }
p { margin: 0 0 .5rem; } .partial { border-left: .3rem solid var(--bad); padding-left: .7rem; }
.totals { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: 1rem 0;
  padding: 0; }
.totals label { border: 1px solid var(--line); border-radius: .4rem; display: block;
  padding: .3rem .7rem; }
.totals b { font-size: 1.2rem; font-variant-numeric: tabular-nums; }
.chart { display: block; max-width: 100%; }
.chart text { fill: currentColor; font-size: 12px; } .chart rect { fill: var(--bar); }
.chart line { stroke: var(--line); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .92rem; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .6rem; text-align: left;
  vertical-align: top; }
.number { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
th button { background: none; border: 0; color: inherit; cursor: pointer; font: inherit;
  font-weight: 600; padding: 0; text-align: inherit; }
th[aria-sort=ascending] button::after { content: " ▲"; }
th[aria-sort=descending] button::after { content: " ▼"; }
.look { font-weight: 600; }
.grid { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
article { overflow-wrap: anywhere; } article h3 { font-size: 1rem; margin: 0 0 .3rem; }
article svg { background: #fff; color: #000; display: block; width: 100%; }
article p { font-size: .92rem; margin: .3rem 0 0; }
footer { color: color-mix(in srgb, currentColor 65%, transparent); font-size: .85rem;
  margin-top: 2rem; }
@media print { body { margin: 0; max-width: none; } article, tr { break-inside: avoid; } }
"""

_SCRIPT: Final = """
"use strict";
const body = document.querySelector("tbody");
const heads = [...document.querySelectorAll("th")];
heads.forEach((head, column) => head.firstElementChild.addEventListener("click", () => {
  const down = head.getAttribute("aria-sort") === "ascending";
  heads.forEach(other => other.removeAttribute("aria-sort"));
  head.setAttribute("aria-sort", down ? "descending" : "ascending");
  const value = row => row.cells[column].dataset.value ?? row.cells[column].textContent;
  const isNumber = head.classList.contains("number");
  const order = (one, other) => isNumber ? value(one) - value(other)
    : value(one).localeCompare(value(other), undefined, { numeric: true });
  const rows = [...body.rows].sort(order);
  body.append(...(down ? rows.reverse() : rows));
}));
const boxes = [...document.querySelectorAll(".totals input")];
boxes.forEach(box => box.addEventListener("change", () => {
  const shown = new Set(boxes.filter(one => one.checked).map(one => one.value));
  for (const row of body.rows) row.hidden = !shown.has(row.dataset.verdict);
}));
"""


def text(report: Report) -> Iterator[str]:
    """The page."""
    digest = base64.b64encode(hashlib.sha256(_SCRIPT.encode()).digest()).decode()
    title = _words("Batch: {name}", name=report.name)
    # Whoever translates gives the code of the language.
    language = _words("en")
    yield (
        "<!DOCTYPE html>\n"
        f'<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
        f"style-src 'unsafe-inline'; script-src 'sha256-{digest}'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="generator" content="Matewright">\n'
        f"<title>{_text(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{_text(title)}</h1>\n"
    )
    yield from _summary(report)
    yield from _totals(report)
    yield from _chart(report)
    yield from _table(report)
    yield from _diagrams(report)
    yield from _foot(report)
    yield f"<script>{_SCRIPT}</script>\n</body>\n</html>\n"


def _summary(report: Report) -> Iterator[str]:
    progress = report.progress
    kind = "" if progress.is_complete else ' class="partial"'
    yield f"<p{kind}><strong>{_text(sentences.state(progress))}.</strong></p>\n"
    if report.options.stipulation is not None:
        asked = _words(
            "Asked of every problem: {stipulation}.", stipulation=report.options.stipulation
        )
        yield f"<p>{_text(asked)}</p>\n"
    if report.options.time_limit is not None:
        limit = _words(
            "Time limit of each problem: {time}.",
            time=sentences.duration(report.options.time_limit),
        )
        yield f"<p>{_text(limit)}</p>\n"


def _totals(report: Report) -> Iterator[str]:
    yield '<ul class="totals">\n'
    for of in sentences.ORDER:
        count = report.progress.counts.get(of, 0)
        if count:
            yield (
                f'<li><label><input type="checkbox" checked value="{of.name.lower()}"> '
                f"<b>{grouped(count)}</b> {_text(sentences.verdict(of))}</label></li>\n"
            )
    yield "</ul>\n"


# -- the chart of times ----------------------------------------------------------------------------

_SHORTEST: Final = 1e-4
_WIDTH, _HEIGHT, _BELOW, _ABOVE = 700, 160, 34, 18


def _chart(report: Report) -> Iterator[str]:
    """How many problems took how long: bars on a logarithmic scale."""
    seconds = [row.outcome.seconds for row in report.rows() if row.outcome.parts]
    if not seconds:
        return
    places = [_bar_of(one) for one in seconds]
    first, last = min(places), max(places)
    counts = [0] * (last - first + 1)
    for place in places:
        counts[place - first] += 1
    total = sentences.duration(sum(seconds))
    slowest = sentences.duration(max(seconds))
    said = _words(
        "{total} in all; the slowest problem took {slowest}.", total=total, slowest=slowest
    )
    yield f"<h2>{_text(_words('Times'))}</h2>\n<p>{_text(said)}</p>\n"
    yield _bars(counts, first)


def _bound(number: int) -> float:
    """The seconds at which the bar of that number begins: 1 ms, 3 ms, 10 ms and so on."""
    power, half = divmod(number, 2)
    return (3 if half else 1) * 10.0**power


def _bar_of(seconds: float) -> int:
    number = 2 * floor(log10(max(seconds, _SHORTEST)))
    return number + (seconds >= _bound(number + 1))


def _bars(counts: Sequence[int], first: int) -> str:
    step = min(90.0, _WIDTH / len(counts))
    label = _words(
        "How many problems took how long; each bar reaches to three times the time before"
    )
    width, height = step * len(counts), _ABOVE + _HEIGHT + _BELOW
    size = f'width="{width:g}" viewBox="0 0 {width:g} {height}"'
    drawn = [f'<svg class="chart" role="img" aria-label="{_text(label)}" {size}>']
    most = max(counts)
    for place, count in enumerate(counts):
        high = _HEIGHT * count / most
        x, middle = place * step, (place + 0.5) * step
        top = _ABOVE + _HEIGHT - high
        begin, end = _bound(first + place), _bound(first + place + 1)
        span = f"{sentences.duration(begin)} – {sentences.duration(end)}"
        if count:
            told = grouped(count)
            drawn.append(
                f'<rect x="{x + 2:g}" y="{top:.1f}" width="{step - 4:g}" height="{high:.1f}">'
                f"<title>{_text(span)}: {told}</title></rect>"
                f'<text x="{middle:g}" y="{top - 5:.1f}" text-anchor="middle">{told}</text>'
            )
        drawn.append(
            f'<text x="{middle:g}" y="{_ABOVE + _HEIGHT + 18}" text-anchor="middle">'
            f"≤ {_text(sentences.duration(end))}</text>"
        )
    base = _ABOVE + _HEIGHT
    drawn.append(f'<line x1="0" x2="{step * len(counts):g}" y1="{base}" y2="{base}"/></svg>\n')
    return "\n".join(drawn)


# -- the table -------------------------------------------------------------------------------------


def _table(report: Report) -> Iterator[str]:
    is_long = report.progress.done > MOST_ROWS
    yield f"<h2>{_text(_words('Problems'))}</h2>\n"
    if is_long:
        left_out = _words(
            "There are more than {count} problems: only those to look at are listed. "
            "The reports in JSON and CSV hold all.",
            count=grouped(MOST_ROWS),
        )
        yield f"<p>{_text(left_out)}</p>\n"
    heads = (
        (_words("No."), True),
        (_words("Problem"), False),
        (_words("Stipulation"), False),
        (_words("Verdict"), False),
        (_words("What was found"), False),
        (_words("Time"), True),
    )
    yield '<div class="wide"><table>\n<thead><tr>'
    for head, is_number in heads:
        kind = ' class="number"' if is_number else ""
        yield f'<th scope="col"{kind}><button type="button">{_text(head)}</button></th>'
    yield "</tr></thead>\n<tbody>\n"
    listed = 0
    for row in report.rows():
        if is_long and row.outcome.verdict in sentences.GOOD:
            continue
        if listed == MOST_ROWS:
            break
        listed += 1
        yield _row(row)
    yield "</tbody>\n</table></div>\n"


def _row(row: Row) -> str:
    outcome = row.outcome
    is_good = outcome.verdict in sentences.GOOD
    number = row.place + 1
    shown = str(number) if is_good else f'<a href="#problem-{number}">{number}</a>'
    look = "" if is_good else ' class="look"'
    return (
        f'<tr data-verdict="{outcome.verdict.name.lower()}">'
        f'<td class="number" data-value="{number}">{shown}</td>'
        f"<td>{_text(_name(row))}</td><td>{_text(row.stipulation)}</td>"
        f"<td{look}>{_text(sentences.verdict(outcome.verdict))}</td>"
        f"<td>{_text(sentences.remark(outcome))}</td>"
        f'<td class="number" data-value="{outcome.seconds}">'
        f"{_text(sentences.duration(outcome.seconds)) if outcome.parts else '–'}</td></tr>\n"
    )


def _name(row: Row) -> str:
    return Caption.of(row.problem).origin or _words("Untitled")


# -- those to look at ------------------------------------------------------------------------------


def _diagrams(report: Report) -> Iterator[str]:
    """A diagram of each problem that is not as it should be."""
    drawn = 0
    for row in report.rows():
        if row.outcome.verdict in sentences.GOOD:
            continue
        if not drawn:
            yield f"<h2>{_text(_words('Problems to look at'))}</h2>\n"
            yield f'{diagram_svg.definitions()}\n<div class="grid">\n'
        if drawn == MOST_DIAGRAMS:
            yield "</div>\n"
            left = _words("Only the first {count} are drawn.", count=grouped(MOST_DIAGRAMS))
            yield f"<p>{_text(left)}</p>\n"
            return
        drawn += 1
        yield _article(row)
    if drawn:
        yield "</div>\n"


def _article(row: Row) -> str:
    problem, outcome = row.problem, row.outcome
    caption = Caption.of(problem)
    number = row.place + 1
    heading = f"{number}. {_name(row)}"
    drawn = ""
    if outcome.verdict is not Verdict.UNREADABLE:
        name = f"{row.stipulation} {problem.position.board_fen}"
        asked = " ".join(filter(None, (row.stipulation, problem.intended)))
        lines = (" · ".join(filter(None, (asked, caption.count))), *caption.twins, *caption.remarks)
        drawn = diagram_svg.diagram(problem.position, name) + "\n"
        drawn += "".join(f"<p>{_text(line)}</p>\n" for line in lines)
    return (
        f'<article id="problem-{number}">\n<h3>{_text(heading)}</h3>\n{drawn}'
        f"<p><strong>{_text(sentences.verdict(outcome.verdict))}</strong> "
        f"{_text(sentences.remark(outcome))}</p>\n</article>\n"
    )


def _foot(report: Report) -> Iterator[str]:
    made = _words(
        "Matewright {version}, {date} UTC; the batch took {time}.",
        version=engine.__version__,
        date=report.written.strftime("%Y-%m-%d %H:%M"),
        time=sentences.duration(report.progress.seconds),
    )
    yield f"<footer><p>{_text(made)}</p></footer>\n"


def _text(text: str) -> str:
    return escape(text)
