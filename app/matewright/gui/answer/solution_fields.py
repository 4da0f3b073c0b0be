"""What of a solution is printed and how: the same choices on paper, in files and on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QWidget

from matewright.formats.format import Output
from matewright.formats.solution_style import OWN, STYLES, Extent, Tries, title_of
from matewright.gui.preferences import preferences as p
from matewright.gui.preferences.bindings import Bindings
from matewright.model.notation import LETTERS, letters_in_a_row
from matewright.services.answer.file_verdict import which_is_printed
from matewright.wording import Wording

_words: Final = Wording("SolutionFields")


class SolutionFields:
    """A field for each choice, in `bindings`; `rows` are those that have labels."""

    def __init__(self, bindings: Bindings) -> None:
        self.extent_box = bindings.choice(
            p.SOLUTION_EXTENT,
            (
                (Extent.NONE.value, _words("None")),
                (Extent.KEY.value, _words("Key only")),
                (Extent.MAGAZINE.value, _words("As in a magazine")),
                (Extent.COMPLETE.value, _words("Complete")),
            ),
        )
        self.extent_box.setToolTip(
            _words(
                "As in a magazine: equal play gathered, in one paragraph. "
                "Complete: every variation, one a line"
            )
        )
        self.tries_box = bindings.choice(
            p.SOLUTION_TRIES,
            (
                (Tries.NONE.value, _words("None")),
                (Tries.QUIET.value, _words("One quiet refutation")),
                (Tries.ALL.value, _words("All")),
            ),
        )
        self.tries_box.setToolTip(
            _words("One quiet refutation: neither the try nor its refutation captures or checks")
        )
        self.style_box = bindings.choice(
            p.SOLUTION_STYLE, ((name, title_of(name)) for name in STYLES)
        )
        self.letters_box = bindings.choice(
            p.SOLUTION_LETTERS,
            (
                (p.AS_IN_THE_WINDOW, _words("As in the window")),
                *((name, letters_in_a_row(name)) for name in LETTERS),
            ),
        )
        self.set_play_box = bindings.switch(_words("Set play"), p.SOLUTION_SET_PLAY)
        self.duals_box = bindings.switch(_words("Duals"), p.SOLUTION_DUALS)
        for box, name in (
            (self.extent_box, _words("Solutions")),
            (self.tries_box, _words("Tries")),
            (self.style_box, _words("Style")),
            (self.letters_box, _words("Letters")),
        ):
            box.setAccessibleName(name)

    @property
    def rows(self) -> Iterator[tuple[str, QWidget]]:
        """The fields with labels, in their order."""
        yield _words("&Solutions"), self.extent_box
        yield _words("Tries"), self.tries_box
        yield _words("Style"), self.style_box
        yield _words("Letters"), self.letters_box

    @property
    def by_choice(self) -> dict[str, QWidget]:
        """The fields by the names of the choices of a format."""
        return {
            "solutions": self.extent_box,
            "tries": self.tries_box,
            "style": self.style_box,
            "notation": self.letters_box,
            "set_play": self.set_play_box,
            "duals": self.duals_box,
        }

    def show_what_applies(self) -> None:
        """Enable the fields that make a difference."""
        extent = Extent(self.extent_box.currentData())
        has_phases = extent in (Extent.MAGAZINE, Extent.COMPLETE)
        self.tries_box.setEnabled(has_phases)
        self.set_play_box.setEnabled(has_phases)
        self.duals_box.setEnabled(extent is Extent.MAGAZINE)
        self.style_box.setEnabled(extent is not Extent.NONE)
        is_own = self.style_box.currentData() == OWN
        self.letters_box.setEnabled(extent is not Extent.NONE and is_own)

    def output(self, preferences: p.Preferences) -> Output:
        """What is chosen; all else is as usual."""
        letters = self.letters_box.currentData()
        notation = preferences.notation
        if letters != p.AS_IN_THE_WINDOW:
            notation = replace(notation, letters=LETTERS[letters])
        return Output(
            notation,
            solutions=Extent(self.extent_box.currentData()),
            tries=Tries(self.tries_box.currentData()),
            set_play=self.set_play_box.isChecked(),
            duals=self.duals_box.isChecked(),
            style=self.style_box.currentData(),
            origin_of=which_is_printed,
        )
