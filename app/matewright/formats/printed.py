"""What is printed of a problem's solution, as paragraphs: the one source of all documents.

Page, LaTeX, web page, Markdown, text and clipboard only set these paragraphs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from matewright.formats.caption import Entry
from matewright.formats.help_form import HelpForm
from matewright.formats.run_on import RunOn
from matewright.formats.solution_lines import EMPTY, lines_of_tree
from matewright.formats.solution_style import Extent, Selection, SolutionStyle
from matewright.formats.solution_text import part_heading, published_remarks, verdict_remarks
from matewright.formats.spans import Paragraph, Span, SpanRole
from matewright.model.notation import PROBLEM, relettered
from matewright.model.solution import Role, Solution, Tree
from matewright.model.solution_survey import Survey
from matewright.model.verdict import intended
from matewright.wording import Wording

_words: Final = Wording("printed_solution")


def printed(
    entry: Entry,
    selection: Selection,
    style: SolutionStyle,
    *,
    themes: bool = False,
    origin: str = "",
    survey_of: Callable[[Tree], Survey] = Survey,
) -> Iterator[Paragraph]:
    """The solution of a problem part by part, or what stands in place of one.

    `themes` adds a line with the themes that were found, `origin` says which solution this is.
    Nothing where no solutions are wanted.
    `survey_of` gives the survey of a tree, for callers who cannot wait for one.
    """
    if selection.extent is Extent.NONE:
        return
    if entry.answer is None:
        heading, text = entry.words
        yield Paragraph.of(heading, SpanRole.REMARK)
        for line in text.splitlines():
            yield Paragraph((Span(line),), is_verbatim=True)
        return
    count = intended(entry.problem)
    for number, part in enumerate((entry.answer, *entry.answer.twins)):
        if number and (selection.extent is Extent.COMPLETE or not style.is_run_on):
            yield EMPTY
        yield from printed_part(part, selection, style, count, survey_of)
    if origin:
        yield Paragraph.of(origin, SpanRole.REMARK)
    if themes and entry.themes:
        yield Paragraph.of(entry.themes, SpanRole.REMARK)


def printed_part(
    part: Solution,
    selection: Selection,
    style: SolutionStyle,
    intended: int | None = None,
    survey_of: Callable[[Tree], Survey] = Survey,
) -> Iterator[Paragraph]:
    """One part of an answer; its label stands before a paragraph, or in a line of its own."""
    # Labels have the letters of problem literature.
    heading = relettered(part_heading(part), style.notation.letters, PROBLEM)
    if selection.extent is Extent.COMPLETE:
        remarks = published_remarks(part, intended)
        yield from _in_lines(part, heading, remarks, selection, style, None)
        return
    remarks = verdict_remarks(part, intended)
    if not style.is_run_on and selection.extent is Extent.MAGAZINE:
        survey = survey_of(part.tree.tree)
        yield from _in_lines(part, heading, remarks, selection, style, survey)
        return
    is_help = any(node.role is Role.HELP for node in part.tree.tree.root.children)
    written: HelpForm | RunOn
    if is_help:
        written = HelpForm(part, style, selection)
    else:
        written = RunOn(part, style, selection, survey_of)
    label = heading
    for paragraph in written.paragraphs():
        spans = paragraph.spans
        if label:
            between = " " if label.endswith(")") else ": "
            spans = (Span(label + between, SpanRole.LABEL), *spans)
            label = ""
        yield Paragraph(spans)
    if label:
        yield Paragraph.of(label, SpanRole.LABEL)
    yield from _remarks(remarks)
    if written.is_cut:
        yield Paragraph.of(_words("… the rest is left out"), SpanRole.REMARK)
    if written.has_left_out_duals:
        yield Paragraph.of(_words("Variations with duals are left out."), SpanRole.REMARK)


def _in_lines(
    part: Solution,
    heading: str,
    remarks: tuple[str, ...],
    selection: Selection,
    style: SolutionStyle,
    survey: Survey | None,
) -> Iterator[Paragraph]:
    """One variation a line, with empty lines that set the phases apart."""
    if heading:
        yield from (Paragraph.of(heading, SpanRole.LABEL), EMPTY)
    if remarks:
        yield from (*_remarks(remarks), EMPTY)
    yield from lines_of_tree(part.tree, style.notation, survey, selection.shows)


def _remarks(texts: tuple[str, ...]) -> Iterator[Paragraph]:
    return (Paragraph.of(text, SpanRole.REMARK) for text in texts)
