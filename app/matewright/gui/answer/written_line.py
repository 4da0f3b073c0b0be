"""A line of the file's solution on the board, where the answer does not have it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from matewright.gui.board.presenter import BoardPresenter
from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.model.move import Move
from matewright.model.play_state import PlayState

if TYPE_CHECKING:
    from matewright.services.answer.file_lines import WrittenMove


class WrittenLine(QObject):
    """Has the board while it is shown; what the presenter asks is a `Play`."""

    def __init__(self, desk: Desk, presenter: BoardPresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._presenter = presenter
        self._start: PlayState | None = None
        self._line: tuple[Move | None, ...] = ()
        self._made = 0
        desk.solution.node_chosen.connect(self._give_way)
        desk.changed.connect(self._follow)

    def show(self, written: WrittenMove) -> None:
        """Show the position after a move of the text; the usual buttons go through its line."""
        from matewright.services.answer.file_lines import start_of

        self._desk.solution.stop_playing()
        self._presenter.go_to_diagram()
        self._presenter.show_part(written.part)
        self._start = start_of(self._desk.parts[written.part])
        self._line, self._made = written.line, len(written.line)
        self._presenter.set_play(self)
        self._presenter.show()

    def _follow(self, changes: Changes) -> None:
        if changes & (Changes.OTHER | Changes.PROBLEM | Changes.ANSWER | Changes.PART):
            self._give_way()

    def _give_way(self) -> None:
        if self._start is not None:
            self.end()

    # -- what the presenter asks -----------------------------------------------------------------

    @property
    def state(self) -> PlayState:
        """The position on the board."""
        state = self._start
        assert state is not None, "a line is shown only while there is one"
        for move in self._line[: self._made]:
            state = state.play(move)
        return state

    @property
    def last_move(self) -> Move | None:
        """The move that led to it."""
        return self._line[self._made - 1] if self._made else None

    @property
    def words(self) -> str:
        """The last move with its number."""
        move, start = self.last_move, self._start
        if move is None or start is None:
            return ""
        number, is_second = divmod(self._made - 1, 2)
        dots = "..." if is_second else "."
        return f"{number + 1}{dots}{self._desk.notation.move(move)}"

    @property
    def choices(self) -> Sequence[Move]:
        """None: the line is only shown."""
        return ()

    @property
    def can_go_back(self) -> bool:
        """Whether there is a move before."""
        return self._made > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether there is one more."""
        return self._made < len(self._line)

    def go_by(self, steps: int) -> None:
        """Go this many half-moves forward, or back if negative."""
        self._made = max(0, min(self._made + steps, len(self._line)))
        while 0 < self._made < len(self._line) and self.last_move is None:
            # A pass alone is nothing to look at.
            self._made += 1 if steps > 0 else -1
        self._presenter.show()

    def end(self) -> None:
        """Give the board back."""
        self._start, self._line, self._made = None, (), 0
        self._presenter.set_play(None)
        self._presenter.show()
