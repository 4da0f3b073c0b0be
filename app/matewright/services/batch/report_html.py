"""The report as one web page that needs nothing else: totals, times, a table, and diagrams.

Nothing is fetched from anywhere. The only script is ours, named by its digest in the page's policy,
and sorts and filters the table; without it all is there all the same. Text that came from files is
escaped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import floor, log10
from typing import Final

from matewright import engine
from matewright.formats import diagram_svg, web_page
from matewright.formats.caption import Caption
from matewright.model.diagram import diagrams_of
from matewright.model.verdict import Verdict
from matewright.services.batch import sentences
from matewright.services.batch.reporting import Report, Row
from matewright.wording import Wording, grouped

_words: Final = Wording("batch_report")

MOST_ROWS: Final = 20_000
"""Beyond so many problems the table leaves out those that need no look."""

MOST_DIAGRAMS: Final = 1_000


def text(report: Report) -> Iterator[str]:
    """The page."""
    title = _words("Batch: {name}", name=report.name)
    # The translation gives the code of the language.
    yield web_page.head("batch", title, _words("en"))
    yield f"<h1>{escape(title)}</h1>\n"
    yield from _summary(report)
    yield from _totals(report)
    yield from _chart(report)
    yield from _table(report)
    yield from _diagrams(report)
    made = _words(
        "Matewright {version}, {date} UTC; the batch took {time}.",
        version=engine.__version__,
        date=report.written.strftime("%Y-%m-%d %H:%M"),
        time=sentences.duration(report.progress.seconds),
    )
    yield f"<footer><p>{escape(made)}</p></footer>\n"
    yield web_page.foot("batch")


def _summary(report: Report) -> Iterator[str]:
    progress = report.progress
    kind = "" if progress.is_complete else ' class="partial"'
    yield f"<p{kind}><strong>{escape(sentences.state(progress))}.</strong></p>\n"
    if report.options.stipulation is not None:
        stipulation = report.options.stipulation
        if report.options.missing_only:
            sentence = _words(
                "For every problem without a stipulation: {stipulation}.",
                stipulation=stipulation,
            )
        else:
            sentence = _words("For every problem: {stipulation}.", stipulation=stipulation)
        yield f"<p>{escape(sentence)}</p>\n"
    if report.options.time_limit is not None:
        limit = _words(
            "Time limit of each problem: {time}.",
            time=sentences.duration(report.options.time_limit),
        )
        yield f"<p>{escape(limit)}</p>\n"


def _totals(report: Report) -> Iterator[str]:
    yield '<ul class="totals">\n'
    for of in sentences.ORDER:
        count = report.progress.counts.get(of, 0)
        if count:
            yield (
                f'<li><label><input type="checkbox" checked value="{of.name.lower()}"> '
                f"<b>{grouped(count)}</b> {escape(sentences.verdict(of))}</label></li>\n"
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
    bars = [_bar_of(one) for one in seconds]
    first, last = min(bars), max(bars)
    counts = [0] * (last - first + 1)
    for bar in bars:
        counts[bar - first] += 1
    total = sentences.duration(sum(seconds))
    slowest = sentences.duration(max(seconds))
    sentence = _words(
        "{total} in all; the slowest problem took {slowest}.", total=total, slowest=slowest
    )
    yield f"<h2>{escape(_words('Times'))}</h2>\n<p>{escape(sentence)}</p>\n"
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
    drawn = [f'<svg class="chart" role="img" aria-label="{escape(label)}" {size}>']
    most = max(counts)
    for index, count in enumerate(counts):
        high = _HEIGHT * count / most
        x, middle = index * step, (index + 0.5) * step
        top = _ABOVE + _HEIGHT - high
        begin, end = _bound(first + index), _bound(first + index + 1)
        span = f"{sentences.duration(begin)} – {sentences.duration(end)}"
        if count:
            shown_count = grouped(count)
            drawn.append(
                f'<rect x="{x + 2:g}" y="{top:.1f}" width="{step - 4:g}" height="{high:.1f}">'
                f"<title>{escape(span)}: {shown_count}</title></rect>"
                f'<text x="{middle:g}" y="{top - 5:.1f}" text-anchor="middle">{shown_count}</text>'
            )
        drawn.append(
            f'<text x="{middle:g}" y="{_ABOVE + _HEIGHT + 18}" text-anchor="middle">'
            f"≤ {escape(sentences.duration(end))}</text>"
        )
    base = _ABOVE + _HEIGHT
    drawn.append(f'<line x1="0" x2="{step * len(counts):g}" y1="{base}" y2="{base}"/></svg>\n')
    return "\n".join(drawn)


# -- the table -------------------------------------------------------------------------------------


def _table(report: Report) -> Iterator[str]:
    is_long = report.progress.done > MOST_ROWS
    yield f"<h2>{escape(_words('Problems'))}</h2>\n"
    if is_long:
        left_out = _words(
            "There are more than {count} problems: only those to look at are listed. "
            "The reports in JSON and CSV hold all.",
            count=grouped(MOST_ROWS),
        )
        yield f"<p>{escape(left_out)}</p>\n"
    heads = (
        (_words("No."), True),
        (_words("Problem"), False),
        (_words("Stipulation"), False),
        (_words("Verdict"), False),
        (_words("What was found"), False),
        (_words("Themes"), False),
        (_words("Time"), True),
    )
    yield '<div class="wide"><table>\n<thead><tr>'
    for head, is_number in heads:
        kind = ' class="number"' if is_number else ""
        yield f'<th scope="col"{kind}><button type="button">{escape(head)}</button></th>'
    yield "</tr></thead>\n<tbody>\n"
    listed = 0
    for row in report.rows():
        if is_long and not sentences.needs_look(row.outcome):
            continue
        if listed == MOST_ROWS:
            break
        listed += 1
        yield _row(row)
    yield "</tbody>\n</table></div>\n"


def _row(row: Row) -> str:
    outcome = row.outcome
    is_good = not sentences.needs_look(outcome)
    number = row.index + 1
    shown = str(number) if is_good else f'<a href="#problem-{number}">{number}</a>'
    look = "" if is_good else ' class="look"'
    return (
        f'<tr data-verdict="{outcome.verdict.name.lower()}">'
        f'<td class="number" data-value="{number}">{shown}</td>'
        f"<td>{escape(_name(row))}</td><td>{escape(row.stipulation)}</td>"
        f"<td{look}>{escape(sentences.verdict(outcome.verdict))}</td>"
        f"<td>{escape(sentences.remark(outcome))}</td>"
        f"<td>{escape(sentences.themes(outcome))}</td>"
        f'<td class="number" data-value="{outcome.seconds}">'
        f"{escape(sentences.duration(outcome.seconds)) if outcome.parts else '–'}</td></tr>\n"
    )


def _name(row: Row) -> str:
    return Caption.of(row.problem).origin or _words("Untitled")


# -- those to look at ------------------------------------------------------------------------------


def _diagrams(report: Report) -> Iterator[str]:
    """A diagram of each problem that is not as it should be."""
    drawn = 0
    for row in report.rows():
        if not sentences.needs_look(row.outcome):
            continue
        if not drawn:
            yield f"<h2>{escape(_words('Problems to look at'))}</h2>\n"
            yield f'{diagram_svg.definitions()}\n<div class="grid">\n'
        if drawn == MOST_DIAGRAMS:
            yield "</div>\n"
            left = _words("Only the first {count} are drawn.", count=grouped(MOST_DIAGRAMS))
            yield f"<p>{escape(left)}</p>\n"
            return
        drawn += 1
        yield _article(row)
    if drawn:
        yield "</div>\n"


def _article(row: Row) -> str:
    problem, outcome = row.problem, row.outcome
    caption = Caption.of(problem)
    number = row.index + 1
    heading = f"{number}. {_name(row)}"
    drawn = ""
    if outcome.verdict is not Verdict.UNREADABLE:
        name = f"{row.stipulation} {problem.position.board_fen}"
        question = " ".join(filter(None, (row.stipulation, problem.intended)))
        lines = (" · ".join(filter(None, (question, caption.count))), *caption.below)
        drawn = "".join(diagram_svg.diagram(one, name) + "\n" for one in diagrams_of(problem))
        drawn += "".join(f"<p>{escape(line)}</p>\n" for line in lines)
    return (
        f'<article id="problem-{number}">\n<h3>{escape(heading)}</h3>\n{drawn}'
        f"<p><strong>{escape(sentences.verdict(outcome.verdict))}</strong> "
        f"{escape(sentences.remark(outcome))}</p>\n</article>\n"
    )
