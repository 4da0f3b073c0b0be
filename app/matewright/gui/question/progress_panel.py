"""The progress of the answer: a thin bar, the findings, and the figures of a long search."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.layouts import SPACE, in_column, in_row
from matewright.gui.widgets.parts import draw_part
from matewright.gui.widgets.style import set_look
from matewright.gui.widgets.theme import STEP
from matewright.model.solution import CHECKING, Iteration, Progress
from matewright.services.solving.progress_text import ProgressText, counts, duration
from matewright.wording import Wording, grouped

_UNFOLD_AFTER: Final = 0.3
"""Seconds until the figures are shown: quick answers must not make anything move."""

_LINES: Final = 3
"""Lines of the sentence with the findings; in a search work and figures stand below the first."""

_GAP: Final = " · "
_OF_KEYS: Final = 0.9
"""The part of the bar that fills while keys are looked for."""
_OF_ALL: Final = 0.98
"""All of it means that everything is proved, which only the answer can say."""

_words: Final = Wording("ProgressPanel")


class ProgressPanel(QWidget):
    """One sentence while nothing runs, and two lines of figures in a search that takes time.

    Its height never changes, so that nothing below it moves. What is typed and makes no sense is
    said in the place of the sentence.

    * `figures_requested`: the line with time and positions was clicked.
    * `preferences_requested`: the program that is missing is to be named.
    """

    figures_requested = Signal()
    preferences_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = _ThinBar(self)
        self.bar.setObjectName("progress_bar")
        self.bar.setAccessibleName(self.tr("How far the search is"))
        self.known_label = self._quiet_text("known_label", _LINES)
        self.typed_label = self._quiet_text("stipulation_error", _LINES)
        self.work_label = self._quiet_text("work_label")
        self.counts_label = self._quiet_text("counts_label")
        self.figures_button = QToolButton(self)
        self.figures_button.setObjectName("figures_button")
        self.figures_button.setAutoRaise(True)
        self.figures_button.clicked.connect(self.figures_requested)
        self.figures_button.hide()
        self.preferences_button = QToolButton(self)
        self.preferences_button.setObjectName("popeye_preference")
        self.preferences_button.setText(self.tr("Preferences …"))
        self.preferences_button.setToolTip(self.tr("Name the program Popeye"))
        self.preferences_button.clicked.connect(self.preferences_requested)
        self.preferences_button.hide()
        # Figures of the same width keep the line still while they grow.
        font = QFont(self.counts_label.font())
        font.setFeature(QFont.Tag("tnum"), 1)
        for widget in (self.counts_label, self.figures_button):
            widget.setFont(font)
        self.typed_label.hide()
        line = self.fontMetrics().lineSpacing()
        # The row keeps its height whether there are figures or not.
        for part in (self.known_label, self.typed_label, self.figures_button):
            part.setMinimumHeight(line + STEP)
        self.preferences_button.setMaximumHeight(line + STEP)
        self.figures_button.setMaximumHeight(line + STEP)
        known_row = in_row(
            (self.known_label, 1),
            (self.typed_label, 1),
            self.figures_button,
            self.preferences_button,
            spacing=2 * STEP,
        )
        for button in (self.figures_button, self.preferences_button):
            known_row.setAlignment(button, Qt.AlignmentFlag.AlignTop)
        self._work = QWidget(self)
        in_column(self.work_label, self.counts_label, on=self._work, spacing=0)
        self._work.setFixedHeight(2 * line)
        self._work.hide()
        sentences = in_column(known_row, self._work, spacing=0)
        in_column(self.bar, sentences, SPACE, on=self, spacing=2 * STEP)
        self.setFixedHeight(STEP + 2 * STEP + _LINES * line + STEP)

    def _quiet_text(self, name: str, most_lines: int = 1) -> ElidedLabel:
        label = ElidedLabel(self, most_lines=most_lines)
        label.setObjectName(name)
        label.setProperty("tone", "quiet")
        return label

    def begin(self) -> None:
        """Show that a search has started, without any findings yet."""
        self.show_known(self.tr("Starting …"))
        self.bar.set_part(0)

    def end(self) -> None:
        """Show the end of the search: only the findings stay."""
        self.bar.set_part(0)
        self._unfold(unfolded=False)

    def show_progress(self, progress: Progress, words: ProgressText) -> None:
        """Show the progress of a search."""
        self.bar.set_part(max(self.bar.part, _part_done(progress, words.most_moves)))
        findings = _GAP.join(words.knowledge(progress)) or self.tr("searching …")
        findings = findings[0].upper() + findings[1:]
        if progress.part:
            findings = f"{progress.part}: {findings}"
        self.show_known(findings, duration(progress.seconds))
        self.work_label.set_full_text(_GAP.join(_work(progress, words)))
        self.counts_label.set_full_text(_GAP.join(counts(progress)))
        self._unfold(unfolded=progress.seconds >= _UNFOLD_AFTER)

    def show_known(self, sentence: str, figures: str = "", proof: str = "") -> None:
        """Show one sentence, and the figures of the search in one line; empty for none.

        `proof` is what is said of them in the tool tip.
        """
        self.known_label.set_full_text(sentence)
        set_look(self.known_label, "tone", "quiet")
        self.figures_button.setText(f"{figures}  ▸")
        self.figures_button.setAccessibleName(self.tr("Figures: {figures}").format(figures=figures))
        self.figures_button.setVisible(bool(figures))
        tip = self.tr("Show or hide the figures of the search")
        self.figures_button.setToolTip("\n".join(filter(None, (tip, proof))))

    def show_typed(self, sentence: str, *, is_wrong: bool) -> None:
        """Say what is wrong with what is typed, or only what it may become; empty for nothing."""
        self.typed_label.set_full_text(sentence)
        set_look(self.typed_label, "tone", "error" if is_wrong else "quiet")
        self.typed_label.setVisible(bool(sentence))
        self.known_label.setVisible(not sentence)

    def offer_preferences(self, *, offered: bool) -> None:
        """Offer the page where a missing program can be named, or no longer."""
        self.preferences_button.setVisible(offered)

    def stress_known(self) -> None:
        """Have the sentence answer a command that could not be carried out."""
        set_look(self.known_label, "tone", "error")

    def show_done(self, *, complete: bool) -> None:
        """Fill the bar after an answer that is exhausted, empty it otherwise."""
        self.bar.set_part(float(complete))

    def _unfold(self, *, unfolded: bool) -> None:
        self._work.setVisible(unfolded)
        for label in (self.known_label, self.typed_label):
            label.set_most_lines(1 if unfolded else _LINES)


class _ThinBar(QWidget):
    """A line that fills up, without frame or text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._part = 0.0
        self.setFixedHeight(STEP)

    @property
    def part(self) -> float:
        """How much of it is filled, 0 to 1."""
        return self._part

    def set_part(self, part: float) -> None:
        """Fill that much of it, 0 to 1."""
        part = min(max(part, 0.0), 1.0)
        if part != self._part:
            self._part = part
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - small: drawn whole
        painter = QPainter(self)
        draw_part(painter, self.rect(), self._part, self.palette())
        painter.end()


def _part_done(progress: Progress, most_moves: int) -> float:
    """How far the whole search is, 0 to 1: each depth has an equal part, the tree a last one.

    Depths take longer and longer, but that a further one begins is the best that can be told.
    """
    done = progress.root_done / progress.root_total if progress.root_total else 0.0
    if progress.stage != "keys":
        return _OF_KEYS + (_OF_ALL - _OF_KEYS) * done
    if progress.current is None:
        return 0.0
    depth = min(progress.current.moves, most_moves)
    return _OF_KEYS * (depth - 1 + done) / most_moves


def _work(progress: Progress, words: ProgressText) -> list[str]:
    """The present work: `Depth 3`, `Kf3`, `12 of 36 first moves done`."""
    doing = {
        "tries": _words("Looking for tries"),
        "set_play": _words("Looking at the set play"),
        "tree": _words("Writing the variations"),
        CHECKING: _words("Comparing with modern"),
    }.get(progress.stage, "")
    if not doing and progress.current is not None:
        depth, most = progress.current.moves, words.most_moves
        doing = _words("Depth {moves}", moves=depth)
        if depth < most:
            doing = _words("Depth {moves} of {most}", moves=depth, most=most)
    move = words.move(progress.root_move) if progress.root_move else ""
    done, total = progress.root_done, progress.root_total
    if not total or progress.stage == "set_play":
        share = ""
    elif progress.stage == "keys":
        share = _words("{done} of {total} first moves done", done=done, total=total)
    else:
        share = _words("{done} of {total} done", done=done, total=total)
    return [part for part in (doing, move, share) if part]


def figures(seconds: float, iterations: Iterable[Iteration]) -> str:
    """`4.2 ms · 232 positions`: the engine's time and the positions it generated."""
    try:
        count = grouped(sum(row.generated for row in iterations))
    except (ArithmeticError, ValueError):
        # A file may hold any number.
        count = "–"
    positions = _words("{count} positions", count=count)
    return _GAP.join((duration(seconds), positions))
