"""Where the commands of the features stand in the menu bar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from matewright.wording import Wording

_words = Wording("Menus")

PANES: Final = "panes"
"""Stands for the entries that show and hide the panes."""


@dataclass(frozen=True, slots=True)
class Section:
    """A menu of the bar, or one inside it.

    `name` is the first part of the ids of its commands. Its `entries` are their second parts, with
    "" for a separator and `sort-*` for all that begin so; a section is a menu inside this one.
    """

    name: str
    title: str
    entries: tuple[str | Section, ...]


LAYOUT: Final = (
    Section(
        "file",
        _words.later("&File"),
        (
            "new",
            "open",
            "open-samples",
            "recent",
            "",
            "save",
            "save-as",
            "save-copy",
            "import",
            "reload",
            "reload-with-encoding",
            "",
            Section(
                "file",
                _words.later("&Export"),
                ("export-diagram", "export-solutions", "copy-picture"),
            ),
            "print",
            "",
            "close",
            "quit",
        ),
    ),
    Section(
        "edit",
        _words.later("&Edit"),
        ("undo", "redo", "", "copy", "paste", "", "clear", "initial-array", "", "preferences"),
    ),
    Section(
        "position",
        _words.later("&Position"),
        (
            "swap-turn",
            "add-condition",
            "rules",
            "figures",
            "properties",
            "",
            "legality",
            "last-moves",
            "",
            Section(
                "position",
                _words.later("&Transform"),
                (
                    "shift-*",
                    "",
                    "rotate-*",
                    "",
                    "mirror-*",
                    "",
                    "swap-colours",
                    "swap-sides",
                ),
            ),
            "",
            "previous-problem",
            "next-problem",
            "",
            "new-problem",
            "duplicate-problem",
            "delete-problem",
        ),
    ),
    Section(
        "collection",
        _words.later("&Collection"),
        (
            "view",
            "wall",
            "",
            "cut",
            "copy",
            "paste",
            "duplicate",
            "delete",
            "",
            "edit-cell",
            "properties",
            "solve",
            "replace-solutions",
            "keep-both",
            "",
            "up",
            "down",
            "choose-all",
            "",
            "search",
            "search-position",
            "similar",
            "duplicates",
            "",
            "judge",
            "show-names",
            "",
            Section(
                "collection",
                _words.later("Sort &by"),
                (
                    "sort-place",
                    "sort-author",
                    "sort-source",
                    "sort-year",
                    "sort-stipulation",
                    "sort-men",
                    "sort-keywords",
                    "sort-state",
                    "sort-award",
                    "sort-solutions",
                    "sort-difficulty",
                    "sort-themes",
                    "sort-comment",
                    "",
                    "sort-descending",
                    "",
                    "keep-order",
                ),
            ),
            Section("collection", _words.later("Colu&mns"), ("column-*",)),
            Section("collection", _words.later("Dia&grams"), ("diagrams-*",)),
        ),
    ),
    Section(
        "play",
        _words.later("Pla&y"),
        ("mode", "", "hurry", "line", "take-position", "follow", "leave"),
    ),
    Section(
        "solve",
        _words.later("&Solve"),
        (
            "start",
            "stop",
            "live",
            "verify",
            "",
            "add-to-queue",
            "stop-all",
            "",
            "batch",
            "",
            Section(
                "solve",
                _words.later("Solve It &Yourself"),
                (
                    "yourself",
                    "random",
                    "pause",
                    "",
                    "write-down",
                    "pass",
                    "",
                    "hand-in",
                    "set-aside",
                    "give-up",
                    "",
                    Section("solve", _words.later("R&ules"), ("rules-*",)),
                ),
            ),
            Section(
                "solve",
                _words.later("&Contest and Practice"),
                (
                    "practice",
                    "",
                    "set-round",
                    "round-points",
                    "round-sheets",
                    "",
                    "hold-round",
                    "round-results",
                ),
            ),
        ),
    ),
    Section(
        "solution",
        _words.later("Solutio&n"),
        (
            "first",
            "back",
            "forward",
            "last",
            "play",
            "",
            "previous-part",
            "next-part",
            "",
            "copy-branch",
            "copy-printed",
            "find",
            "find-next",
            "find-previous",
            "",
            "group",
            "unfold",
            "filter",
            Section("solution", _words.later("&Speed of Playing"), ("speed-*",)),
            "",
            "keep-version",
            "previous-run",
            "next-run",
            "compare-runs",
            "close-run",
            "",
            Section(
                "solution",
                _words.later("Te&xt of the File"),
                ("replace-file", "keep-both", "edit-file"),
            ),
        ),
    ),
    Section(
        "view",
        _words.later("&View"),
        (
            PANES,
            Section("view", _words.later("G&o to"), ("go-*",)),
            "reset-layout",
            "",
            "flip",
            "coordinates",
            "clear-annotations",
            Section("view", _words.later("T&heme"), ("theme-*",)),
            Section("view", _words.later("L&etters of the Men"), ("letters-*",)),
            Section("view", _words.later("La&nguage"), ("language-*",)),
            "",
            "full-screen",
        ),
    ),
    Section(
        "help",
        _words.later("&Help"),
        ("manual", "first_steps", "shortcuts", "museum", "about"),
    ),
)
