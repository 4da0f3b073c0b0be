"""The options of a command that say how a document is to look: `Output`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

import click

from matewright.cli.option_groups import GroupedOption, with_options
from matewright.formats.format import Output
from matewright.model.notation import Notation

LOOK: Final = "How documents look (each format takes what concerns it)"

_Function = TypeVar("_Function", bound=Callable[..., Any])

_look = partial(click.option, cls=GroupedOption, group=LOOK)
_USUAL: Final = Output()

_OPTIONS: Final = (
    _look("--title", metavar="TEXT", default="", help="What the document is called."),
    _look("--no-solutions", is_flag=True, help="Leave the solutions out."),
    _look(
        "--phase-letters",
        is_flag=True,
        help="Put the letters of defences and answers after them: 1...Kc5 a 2.Qa5# A.",
    ),
    _look(
        "--themes",
        is_flag=True,
        help="Put a line with the themes of the stored answer below the solution.",
    ),
    _look("--no-captions", is_flag=True, help="Leave out author, source and stipulation."),
    _look("--no-coordinates", is_flag=True, help="Leave out letters and numbers at the board."),
    _look("--flipped", is_flag=True, help="Show boards from Black's side."),
    _look(
        "--per-page",
        metavar="N",
        type=click.IntRange(1, 12),
        default=_USUAL.per_page,
        show_default=True,
        help="Diagrams on a page of PDF.",
    ),
    _look(
        "--paper",
        type=click.Choice(["a4", "a5", "letter"]),
        default=_USUAL.paper,
        show_default=True,
        help="The paper of PDF.",
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
    own = ("title", "themes", "flipped", "per_page", "paper", "width", "dpi", "transparent")
    look = {name: values.pop(name) for name in own}
    look["notation"] = Notation(phase_letters=values.pop("phase_letters"))
    for name in ("solutions", "captions", "coordinates"):
        look[name] = not values.pop(f"no_{name}")
    return {**values, "look": Output(**look)}
