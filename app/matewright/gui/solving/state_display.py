"""The state of the problem beside the board: activity, live result or verdict."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from matewright.gui.board.caption import StateBadge
from matewright.gui.document.document import Document
from matewright.gui.solving.live import LiveSolving
from matewright.gui.solving.session import Session
from matewright.model.problem import Problem
from matewright.model.verdict import Judgement
from matewright.services.option_text import exchange_in_words


class StateDisplay(QObject):
    """Lets what goes on now speak in a badge that shows the stored answer's verdict otherwise.

    * `fell_silent`: nothing is found live any more, and that verdict is to be shown again.
    """

    fell_silent = Signal()

    def __init__(
        self,
        document: Document,
        session: Session,
        live: LiveSolving,
        badge: StateBadge,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._session = session
        self._live = live
        self._badge = badge
        live.changed.connect(self._follow_live)
        session.answered.connect(badge.announce)

    def show(self) -> None:
        """Let what goes on now speak in the place of the stored answer's verdict."""
        live = self._live.state
        if self._session.is_running:
            self._badge.show_activity(self.tr("Solving …"))
        elif live is not None and live.activity:
            self._badge.show_activity(live.activity, live.judgement.remark)
        elif live is not None:
            self._badge.show_judgement(with_exchange(live.judgement, self._document.problem))

    def _follow_live(self) -> None:
        live = self._live.state
        if live is None:
            self.fell_silent.emit()
            return
        self.show()
        if not live.activity:
            self._badge.announce()


def with_exchange(judgement: Judgement, problem: Problem) -> Judgement:
    """A judgement that says whose part is played, where that is not the usual one."""
    words = exchange_in_words(problem)
    if not words:
        return judgement
    # First, because small windows show only the beginning.
    return replace(judgement, remark=f"{words} · {judgement.remark}".removesuffix(" · "))
