"""The bar of play mode: side to move, players and moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QPushButton,
    QSpinBox,
    QWidget,
)

from matewright.gui.board.flow import FlowLayout
from matewright.gui.play.game_controller import LINE, PERSON, GameController
from matewright.gui.play.move_strip import MoveStrip
from matewright.gui.widgets.elided_label import ElidedLabel
from matewright.gui.widgets.error_box import show_error
from matewright.gui.widgets.form import label_of
from matewright.gui.widgets.layouts import in_row
from matewright.gui.widgets.modal import answered
from matewright.gui.widgets.theme import STEP
from matewright.model.piece import Colour
from matewright.services.solving import strategies

if TYPE_CHECKING:
    from matewright.services.play.played_game import PlayedGame


class PlayBar(QFrame):
    """Shows a game and passes the user's commands to its controller."""

    def __init__(self, controller: GameController, seconds: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("play_bar")
        self.setAccessibleName(self.tr("Play mode"))
        self._controller = controller
        self.status = ElidedLabel(self)
        self.status.setObjectName("play_status")
        font = self.status.font()
        font.setBold(True)
        self.status.setFont(font)
        self.moves = MoveStrip(self)
        self.hurry_button = QPushButton(self.tr("Move No&w"), self)
        self.seat_boxes = {colour: self._seat_box(colour) for colour in Colour}
        self.seconds_spin = QSpinBox(self)
        self.seconds_spin.setRange(1, 60)
        self.seconds_spin.setSuffix(self.tr(" s a move"))
        self.seconds_spin.setAccessibleName(self.tr("Seconds a strategy may think about a move"))
        self.seconds_spin.setToolTip(self.seconds_spin.accessibleName())
        self.seconds_spin.setValue(seconds)
        self.line_button = QPushButton(self.tr("L&ine …"), self)
        self.line_button.setToolTip(self.tr("Type or paste the line that is to be played"))
        self.follow_box = QCheckBox(self.tr("Follow the sol&ution"), self)
        self.follow_box.setToolTip(
            self.tr("Choose in the solution what is played, and play what is chosen there")
        )
        self.position_button = QPushButton(self.tr("Ta&ke as New Position"), self)
        self.leave_button = QPushButton(self.tr("&Back to Editing"), self)
        self.leave_button.setToolTip(self.tr("Return to the diagram (Esc)"))
        self._lay_out()
        self._connect()
        self.hide()

    def _seat_box(self, colour: Colour) -> QComboBox:
        box = QComboBox(self)
        box.addItem(self.tr("a person"), PERSON)
        box.addItem(self.tr("recorded line"), LINE)
        for name in strategies.NAMES:
            box.addItem(name, name)
            box.setItemData(
                box.count() - 1, strategies.FACTS[name].meaning, Qt.ItemDataRole.ToolTipRole
            )
        box.setAccessibleName(
            self.tr("Who plays White") if colour is Colour.WHITE else self.tr("Who plays Black")
        )
        box.setToolTip(box.accessibleName())
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(8)
        return box

    def _lay_out(self) -> None:
        first = in_row((self.status, 1), self.hurry_button, (self.moves, 1), spacing=2 * STEP)
        second = in_row(spacing=2 * STEP)
        for colour, title in ((Colour.WHITE, self.tr("White")), (Colour.BLACK, self.tr("Black"))):
            label = label_of(self.seat_boxes[colour], title, self)
            second.addWidget(label)
            second.addWidget(self.seat_boxes[colour], 1)
        # In small windows and other languages the text may need a second line.
        third = FlowLayout(None, 2 * STEP, STEP)
        for widget in (
            self.seconds_spin,
            self.line_button,
            self.follow_box,
            self.position_button,
            self.leave_button,
        ):
            third.addWidget(widget)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(STEP)
        for row, layout in enumerate((first, second, third)):
            grid.addLayout(layout, row, 0)

    def _connect(self) -> None:
        controller = self._controller
        controller.changed.connect(self.show_game)
        controller.failed.connect(self._refuse)
        self.moves.count_chosen.connect(controller.go_to)
        self.hurry_button.clicked.connect(controller.hurry)
        for colour, box in self.seat_boxes.items():
            box.activated.connect(
                lambda row, colour=colour, box=box: controller.set_seat(colour, box.itemData(row))
            )
        self.seconds_spin.valueChanged.connect(controller.set_seconds)
        self.line_button.clicked.connect(self.ask_for_line)
        self.follow_box.toggled.connect(controller.set_follows)
        self.position_button.clicked.connect(controller.take_as_position)
        self.leave_button.clicked.connect(controller.leave)

    def ask_for_line(self) -> None:
        """Open the dialog to type or paste a player's line."""
        from matewright.gui.play.line_dialog import LineDialog

        answered(LineDialog(self._controller, self.window()))

    def _refuse(self, reason: str) -> None:
        show_error(self.window(), self.tr("Cannot play on"), reason)

    def show_game(self) -> None:
        """Update the bar."""
        controller, game = self._controller, self._controller.game
        if game is None:
            return
        first = self._first_move()
        self.status.set_full_text(self._status(game, first), first)
        self.moves.show_moves(controller.names, game.made_count)
        self.hurry_button.setVisible(controller.can_move_now)
        seats = controller.seats
        for colour, box in self.seat_boxes.items():
            box.setCurrentIndex(box.findData(seats[colour]))
        self.seconds_spin.setVisible(any(seat in strategies.NAMES for seat in seats.values()))
        self.line_button.setVisible(LINE in seats.values())
        with QSignalBlocker(self.follow_box):
            self.follow_box.setChecked(controller.follows)
        self.follow_box.setEnabled(controller.has_solution)

    def _status(self, game: PlayedGame, first: str) -> str:
        """Whose turn it is or how the game ended, and whether it is still in the solution."""
        controller = self._controller
        if first:
            return self.tr("{first} · {what}").format(first=first, what=self._what(game))
        if controller.has_solution and controller.follows and controller.node is None:
            said = self.tr("{what} · not in the solution")
        else:
            said = "{what}"
        return said.format(what=self._what(game))

    def _first_move(self) -> str:
        """What the first move is, while it has just been played; often empty."""
        verdict = self._controller.first_verdict
        if verdict is None:
            return ""
        from matewright.services.play.first_move import Kind

        move, *replies = self._controller.names[:2]
        is_refuted = self._controller.game is not None and self._controller.game.made_count == 2
        fields = {"move": move, "refutation": replies[0] if is_refuted and replies else ""}
        if verdict.kind is Kind.KEY:
            return self.tr("{move}! is the key").format(**fields)
        if verdict.kind is Kind.LONGER:
            words = self.tr("{move}? is too long: {length} moves")
            return words.format(**fields, length=verdict.length)
        if verdict.kind is Kind.TRY and is_refuted:
            return self.tr("{move}? is a try, refuted by {refutation}!").format(**fields)
        if verdict.kind is Kind.TRY:
            return self.tr("{move}? is a try").format(**fields)
        if verdict.kind is Kind.UNKNOWN:
            return self.tr("{move} is not in the solution").format(**fields)
        if is_refuted:
            words = self.tr("{move}? is refuted by {refutation}! and other moves")
            return words.format(**fields)
        return self.tr("{move}? is not the key").format(**fields)

    def _what(self, game: PlayedGame) -> str:
        from matewright.reference.players import Ending

        colour = game.position.turn
        is_white = colour is Colour.WHITE
        if game.ending is Ending.MATE:
            return self.tr("Mate: Black wins") if is_white else self.tr("Mate: White wins")
        if game.ending is Ending.STALEMATE:
            return (
                self.tr("Stalemate: White cannot move")
                if is_white
                else self.tr("Stalemate: Black cannot move")
            )
        if self._controller.thinker.is_thinking:
            return self.tr("White is thinking …") if is_white else self.tr("Black is thinking …")
        if self._controller.line_is_over:
            return (
                self.tr("White to move; the line ends here")
                if is_white
                else self.tr("Black to move; the line ends here")
            )
        return self.tr("Playing: White to move") if is_white else self.tr("Playing: Black to move")
