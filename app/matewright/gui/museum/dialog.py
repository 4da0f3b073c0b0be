"""Watch Prinz's program: the diagram, the counters, the board, and the time it took in 1951."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from matewright.engine import Options
from matewright.errors import MatewrightError
from matewright.gui.background.jobs import JobRunner
from matewright.gui.board.board import BoardWidget
from matewright.gui.museum.diagram import BLOCKS, FlowDiagram
from matewright.gui.museum.player import SPEEDS, PrinzPlayer
from matewright.gui.widgets import theme
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.form import label_of, wrapped
from matewright.gui.widgets.layouts import DIALOG, in_column, in_row
from matewright.gui.widgets.theme import STEP
from matewright.gui.widgets.tool_dialog import ToolDialog
from matewright.model.move import square_name, square_number
from matewright.model.piece import Colour
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Mode, Solution
from matewright.model.stipulation import Stipulation
from matewright.museum.prinz import SECONDS_PER_STEP, PrinzState
from matewright.services.solving.progress_text import duration
from matewright.services.solving.strategies import FACTS
from matewright.wording import grouped

_SIZE: Final = QSize(1008, 524)
_FIRST_SPEED: Final = 5
_STRATEGY: Final = "prinz"
_STIPULATION: Final = Stipulation(2)


class PrinzDialog(ToolDialog):
    """Runs Mate-in-two of 1951 visibly on a position.

    It is not modal. `show_position` sets the position.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Prinz's Program of 1951"))
        self.player = PrinzPlayer(self)
        self.runner = JobRunner(self)
        self._make_board()
        self._make_figures()
        self._make_controls()
        self._arrange()
        self.player.changed.connect(self._show_state)
        self.player.running_changed.connect(self._show_running)
        self.runner.finished.connect(self._show_answer)
        self._show_speed()
        self._show_running(running=False)
        self.resize(_SIZE)

    # -- building -----------------------------------------------------------------------------

    def _make_board(self) -> None:
        self.board = BoardWidget(self)
        self.board.set_read_only(True)
        self.moves_label = ElidedLabel(self)
        self.moves_label.setObjectName("moves_standing")
        self.diagram = FlowDiagram(self)
        self.passage_label = ElidedLabel(self, most_lines=2)
        self.passage_label.setObjectName("passage")

    def _make_figures(self) -> None:
        self.counters = {
            name: self._figure(name) for name in ("piece", "direction", "step", "steps")
        }
        self.mark_1_label = self._figure("mark_1")
        self.here_label = self._figure("here")
        self.calibration_label = QLabel(
            self.tr(
                "Estimated: {step} to a step, so that the test position of 1951 takes the 15 "
                "minutes that Prinz gave."
            ).format(step=duration(SECONDS_PER_STEP)),
            self,
        )
        self.calibration_label.setProperty("tone", "quiet")
        self.calibration_label.setWordWrap(True)
        self.claim_label = QLabel(self)
        self.claim_label.setObjectName("prinz_claim")
        font = QFont(self.claim_label.font())
        font.setWeight(QFont.Weight.DemiBold)
        self.claim_label.setFont(font)
        self.claim_label.setWordWrap(True)
        self.claim_label.hide()
        self.answer_label = wrapped("", self)
        self.answer_label.setObjectName("prinz_answer")
        self.answer_label.setTextFormat(Qt.TextFormat.PlainText)
        self.answer_label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.answer_label.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _figure(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        font = QFont(label.font())
        font.setFeature(QFont.Tag("tnum"), 1)
        font.setWeight(QFont.Weight.DemiBold)
        label.setFont(font)
        return label

    def _make_controls(self) -> None:
        self.restart_button = self._button(
            self.tr("&Restart"), "first", self._restart, "Alt+Home", self.tr("Begin again")
        )
        self.run_button = self._button("", "play", self._run_or_pause, "F8", "")
        self.step_button = self._button(
            self.tr("&Step"), "forward", self.player.step, "Alt+Right", self.tr("One step")
        )
        self.end_button = self._button(
            self.tr("To the &End"),
            "last",
            self.player.run_to_end,
            "Alt+End",
            self.tr("As fast as this machine can"),
        )
        self.close_button = QPushButton(self.tr("&Close"), self)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.reject)
        self.speed_slider = QSlider(Qt.Orientation.Horizontal, self)
        self.speed_slider.setAccessibleName(self.tr("Speed"))
        self.speed_slider.setRange(0, len(SPEEDS) - 1)
        self.speed_slider.setPageStep(2)
        self.speed_slider.setValue(SPEEDS.index(_FIRST_SPEED))
        self.speed_slider.valueChanged.connect(self._show_speed)
        self.speed_label = QLabel(self)
        self.speed_label.setObjectName("speed")
        widest = self.tr("{count} steps a second").format(count=grouped(SPEEDS[-1]))
        self.speed_label.setMinimumWidth(self.fontMetrics().horizontalAdvance(widest))

    def _button(
        self, text: str, icon: str, command: Callable[[], object], keys: str, tip: str
    ) -> QPushButton:
        button = QPushButton(text, self)
        button.setIcon(theme.icon(icon))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: command())
        shortcut = QShortcut(QKeySequence(keys), self)
        # Like a click, so that shortcuts of disabled buttons have no effect either.
        shortcut.activated.connect(button.click)
        native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(f"{tip} ({native})" if tip else native)
        return button

    def _arrange(self) -> None:
        left = in_column((self.board, 1), self.moves_label)
        middle = in_column((self.diagram, 1), self.passage_label)
        columns = in_row((left, 10), (middle, 7), (self._figures_column(), 6), spacing=4 * STEP)
        in_column((columns, 1), self._controls_row(), on=self, margins=DIALOG, spacing=3 * STEP)

    def _figures_column(self) -> QVBoxLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * STEP)
        grid.setVerticalSpacing(STEP)
        rows = (
            (self.tr("Piece counter"), self.counters["piece"]),
            (self.tr("Direction counter"), self.counters["direction"]),
            (self.tr("Step counter"), self.counters["step"]),
            (self.tr("Steps so far"), self.counters["steps"]),
            (self.tr("Ferranti Mark 1"), self.mark_1_label),
            (self.tr("This machine"), self.here_label),
        )
        for number, (name, label) in enumerate(rows):
            title = QLabel(name, self)
            title.setProperty("tone", "quiet")
            grid.addWidget(title, number, 0)
            grid.addWidget(label, number, 1)
        grid.setColumnStretch(1, 1)
        return in_column(
            grid, self.calibration_label, self.claim_label, (self.answer_label, 1), spacing=3 * STEP
        )

    def _controls_row(self) -> QHBoxLayout:
        row = in_row(
            self.restart_button,
            self.run_button,
            self.step_button,
            self.end_button,
            spacing=2 * STEP,
        )
        row.addSpacing(4 * STEP)
        title = label_of(self.speed_slider, self.tr("S&peed"), self)
        row.addWidget(title)
        self.speed_slider.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row.addWidget(self.speed_slider, 1)
        row.addWidget(self.speed_label)
        row.addSpacing(4 * STEP)
        row.addWidget(self.close_button)
        return row

    # -- what it works on ---------------------------------------------------------------------

    def show_position(self, position: Position, *, flipped: bool) -> None:
        """Set up a position; nothing happens if it is already set up.

        Raises `IllegalPosition` for one that the program does not take.
        """
        self.board.set_flipped(flipped)
        if self.player.state is None or position != self.player.position:
            self.player.set_up(position)
            self.run_button.setFocus()

    def restore_state(self, other: PrinzDialog) -> None:
        """Take over the program of another dialog, running or not."""
        self.board.set_look(other.board.look)
        self.board.set_flipped(other.board.flipped)
        self.speed_slider.setValue(other.speed_slider.value())
        self.player.restore_state(other.player)

    def _restart(self) -> None:
        self.player.restart()

    def _run_or_pause(self) -> None:
        if self.player.is_running:
            self.player.pause()
        else:
            self.player.run()

    def reject(self) -> None:
        """Close, and pause."""
        self.player.pause()
        super().reject()

    def shut_down(self) -> None:
        """Stop the program; for the closing window."""
        self.player.pause()
        self.runner.shut_down()

    # -- showing ------------------------------------------------------------------------------

    def _show_speed(self) -> None:
        speed = SPEEDS[self.speed_slider.value()]
        self.player.set_speed(speed)
        words = self.tr("1 step a second") if speed == 1 else self.tr("{count} steps a second")
        self.speed_label.setText(words.format(count=grouped(speed)))

    def _show_running(self, running: bool) -> None:
        self.run_button.setText(self.tr("Pau&se") if running else self.tr("R&un"))
        self.run_button.setIcon(theme.icon("pause" if running else "play"))

    def _show_state(self, state: PrinzState) -> None:
        position = Position.from_fen(state.board_fen)
        self.board.set_position(position)
        start, end = state.from_square, state.to_square
        looked_at = (start, start if end is None else end) if start is not None else None
        self.board.set_last_move(looked_at)
        self.diagram.show_passage(state.block, state.passage)
        self.passage_label.set_full_text(self.diagram.spoken_value())
        self._show_counters(state, position)
        self.moves_label.set_full_text(self._moves_standing(state.moves))
        for button in (self.run_button, self.step_button, self.end_button):
            button.setEnabled(not state.finished)
        if state.finished:
            self._ask_for_notes(state)
        else:
            self.runner.drop()
            self.claim_label.hide()
            self.answer_label.setText(self._promise())

    def _show_counters(self, state: PrinzState, position: Position) -> None:
        counting = state.direction > 0
        standing = position.board[state.from_square] if state.from_square is not None else None
        piece = str(state.piece + 1) if counting else "–"
        if standing is not None and state.from_square is not None:
            piece += f"  {standing.name} {square_name(state.from_square)}"
        self.counters["piece"].setText(piece)
        self.counters["direction"].setText(str(state.direction) if counting else "–")
        self.counters["step"].setText(str(state.step) if counting else "–")
        self.counters["steps"].setText(grouped(state.steps))
        self.mark_1_label.setText(in_words(state.steps * SECONDS_PER_STEP))
        self.here_label.setText(in_words(self.player.seconds))

    def _moves_standing(self, moves: tuple[str, ...]) -> str:
        """`W1 Rh1–h6   B1 g7xh6`: what the program has played to get where it is."""
        position, words = self.player.position, []
        for block, uci in zip(BLOCKS, moves, strict=False):
            words.append(f"{block} {long_move(position, uci)}")
            position = position.shift_man(square_number(uci[:2]), square_number(uci[2:4]))
        return self.tr("Moves standing: {moves}").format(moves=" · ".join(words) or "–")

    def _promise(self) -> str:
        """Notes on what the program looks for and which rules it lacks."""
        parts = [self.tr("It looks for a mate in two, whatever the question is.")]
        if self.player.position.turn is Colour.BLACK:
            parts.append(self.tr("Black moves first here, so W stands for Black and B for White."))
        return "\n\n".join((" ".join(parts), FACTS[_STRATEGY].limits))

    def _ask_for_notes(self, state: PrinzState) -> None:
        """Show the claim, and check it."""
        self._show_claim(state, ())
        options = Options(strategy=_STRATEGY, mode=Mode.SHORTEST)
        try:
            self.runner.start(Problem(self.player.position, _STIPULATION), options)
        except MatewrightError as error:
            self._show_claim(state, (str(error),))

    def _show_answer(self, solution: Solution) -> None:
        if self.player.state is not None:
            notes = (f"{note[:1].upper()}{note[1:]}." for note in map(str, solution.notes))
            self._show_claim(self.player.state, tuple(notes))

    def _show_claim(self, state: PrinzState, notes: tuple[str, ...]) -> None:
        """The claim in bold, how it compares with the truth, and the rules the program lacks."""
        if state.key is None:
            claim = self.tr("Claimed: no mate in two.")
        else:
            key = long_move(self.player.position, state.key)
            claim = self.tr("Claimed: mate in two by {key}.").format(key=key)
        self.claim_label.setText(claim)
        self.claim_label.show()
        self.answer_label.setText("\n\n".join((*notes, FACTS[_STRATEGY].limits)))


def long_move(position: Position, uci: str) -> str:
    """`Rh1–h6`, `g7xh6`: what the program plays need not be legal, so no other marks are set."""
    start, end = square_number(uci[:2]), square_number(uci[2:4])
    piece, victim = position.board[start], position.board[end]
    letter = "" if piece is None or piece.code == "P" else piece.code
    return f"{letter}{uci[:2]}{'x' if victim is not None else '–'}{uci[2:4]}"


def in_words(seconds: float) -> str:
    """`0.3 ms`, `4.20 s`, `15 min 00 s`, `2 h 05 min`."""
    if seconds < 60:
        return duration(seconds)
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes:02} min" if hours else f"{minutes} min {rest:02} s"
