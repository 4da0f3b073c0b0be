"""The options of a command that say how a document is to look: `Output`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

import click

from matewright.cli.option_groups import GroupedOption, with_options
from matewright.formats.format import Output
from matewright.formats.page_template import MOST_COLUMNS, TEMPLATES
from matewright.formats.solution_style import STYLES, Extent, Tries
from matewright.model.notation import Notation

LOOK: Final = "How documents look (each format takes what concerns it)"

_Function = TypeVar("_Function", bound=Callable[..., Any])

_look = partial(click.option, cls=GroupedOption, group=LOOK)
_USUAL: Final = Output()

_OPTIONS: Final = (
    _look("--title", metavar="TEXT", default="", help="What the document is called."),
    _look(
        "--solutions",
        type=click.Choice([one.value for one in Extent]),
        default=_USUAL.solutions.value,
        show_default=True,
        help="How much of solutions: none; key: first moves of battle play; magazine: equal play "
        "gathered, in one paragraph; complete: every variation, one a line.",
    ),
    _look("--no-solutions", is_flag=True, help="The same as --solutions none."),
    _look(
        "--tries",
        type=click.Choice([one.value for one in Tries]),
        help="Which tries: none; quiet: those with one refutation, no capture and no check; "
        "all. The default is quiet, of complete solutions all.",
    ),
    _look("--no-set-play", is_flag=True, help="Leave set play out."),
    _look("--no-duals", is_flag=True, help="Leave variations with duals out, and say so."),
    _look(
        "--style",
        type=click.Choice(STYLES),
        default=_USUAL.style,
        show_default=True,
        help="In whose manner solutions are written; all but own have letters of their own.",
    ),
    _look(
        "--phase-letters",
        is_flag=True,
        help="Put the letters of defences and answers after them: 1...Kc5 a 2.Qa5# A.",
    ),
    _look(
        "--themes",
        is_flag=True,
        help="Put a line with the themes that the problem is about below the solution.",
    ),
    _look("--no-captions", is_flag=True, help="Leave out author, source and stipulation."),
    _look("--no-coordinates", is_flag=True, help="Leave out letters and numbers at the board."),
    _look("--flipped", is_flag=True, help="Show boards from Black's side."),
    _look(
        "--template",
        type=click.Choice([*TEMPLATES]),
        default=_USUAL.template,
        show_default=True,
        help="Pages of PDF: magazine; booklet: A5, two diagrams a page; sheet: without names, with "
        "lines to write the solution on.",
    ),
    _look(
        "--per-page",
        metavar="N",
        type=click.IntRange(1, 12),
        help="Diagrams on a page of PDF, instead of those of the template.",
    ),
    _look(
        "--paper",
        type=click.Choice(["a4", "a5", "letter"]),
        help="The paper of PDF, instead of that of the template.",
    ),
    _look(
        "--columns",
        metavar="N",
        type=click.IntRange(1, MOST_COLUMNS),
        help="Columns of solutions in PDF; without it as many as fit.",
    ),
    _look(
        "--width",
        metavar="CM",
        type=click.FloatRange(1, 100),
        default=_USUAL.width,
        show_default=True,
        help="The width of a picture (PNG, SVG) in centimetres.",
    ),
    _look(
        "--dpi",
        metavar="N",
        type=click.IntRange(36, 2400),
        default=_USUAL.dpi,
        show_default=True,
        help="The pixels per inch of PNG.",
    ),
    _look("--transparent", is_flag=True, help="Pictures without white paper."),
)


def document_options(command: _Function) -> _Function:
    """Give a command all of these options; it gets them as one value, `look: Output`."""
    return with_options(command, _OPTIONS, _with_look)


def _with_look(values: dict[str, Any]) -> dict[str, Any]:
    own = ("title", "themes", "flipped", "template", "per_page", "paper", "columns", "style")
    look = {name: values.pop(name) for name in (*own, "width", "dpi", "transparent")}
    tries, solutions = values.pop("tries"), Extent(values.pop("solutions"))
    look["tries"] = None if tries is None else Tries(tries)
    look["solutions"] = Extent.NONE if values.pop("no_solutions") else solutions
    look["notation"] = Notation(phase_letters=values.pop("phase_letters"))
    for name in ("set_play", "duals", "captions", "coordinates"):
        look[name] = not values.pop(f"no_{name}")
    return {**values, "look": Output(**look)}
