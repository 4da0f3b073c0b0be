"""When a pane is refreshed: while it is seen, with what it missed, and by what concerns it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from matewright.gui.desk.changes import Changes
from matewright.gui.desk.desk import Desk
from matewright.gui.desk.pane import Pane
from tests.gui.conftest import PRINZ, prinz
from tests.gui.fake_desk import FakeDesk


class Listener(Pane, QWidget):
    """Notes what it was refreshed with."""

    shows = Changes.ANSWER | Changes.NOTATION

    def __init__(self, fake_desk: FakeDesk) -> None:
        super().__init__(fake_desk.owner)
        self.seen: list[Changes] = []
        self.follow(fake_desk)

    def refresh(self, desk: Desk, changes: Changes) -> None:
        self.seen.append(changes)


class KeptUp(Listener):
    """One that others ask, seen or not."""

    keeps_up_unseen = True


def test_a_pane_nobody_sees_makes_up_for_what_it_missed(fake_desk: FakeDesk) -> None:
    pane = Listener(fake_desk)
    fake_desk.set_up(PRINZ)
    fake_desk.answer(prinz())
    assert not pane.seen
    pane.set_seen(True)
    assert pane.seen == [Changes.ANSWER | Changes.NOTATION]
    pane.set_seen(False)
    pane.set_seen(True)
    assert len(pane.seen) == 1, "nothing has changed meanwhile"


def test_a_pane_hears_of_what_it_shows_alone(fake_desk: FakeDesk) -> None:
    pane = Listener(fake_desk)
    fake_desk.set_up(PRINZ)
    pane.set_seen(True)
    pane.seen.clear()
    fake_desk.answer(prinz())
    assert pane.seen == [Changes.ANSWER]
    fake_desk.solution.go_forward()
    assert pane.seen == [Changes.ANSWER]


def test_what_others_ask_keeps_up_unseen(fake_desk: FakeDesk) -> None:
    pane = KeptUp(fake_desk)
    fake_desk.set_up(PRINZ)
    fake_desk.answer(prinz())
    assert pane.seen[-1] == Changes.ANSWER
