"""Whatever is wrong with what a person gives: one sentence, and everything stays as it was."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from matewright.formats import textfile
from matewright.model.position import Position
from tests.gui.conftest import PRINZ

if TYPE_CHECKING:
    from tests.gui.conftest import FakeEngine, Person

pytestmark = pytest.mark.features("answer", "file")

FENS = {
    "5Kbk/6pp/6P1/8/8/8/7R w": "The FEN has 7 instead of 8 ranks.",
    "5Kbk1/6pp/6P1/8/8/8/8/7R w": "Rank 8 of the FEN (“5Kbk1”) describes 9 instead of 8 squares.",
    "5Kbk/6pp/6P1/8/8/8/8/7X w": "Unknown piece letter “X” in rank 1 of the FEN.",
}
"""What cannot be read at all."""

POSITIONS = {
    "5Kb1/6pp/6P1/8/8/8/8/7R w - - 0 1": "There is no black king, so it cannot be mated.",
    "5Kbk/6pp/6P1/8/8/8/8/K6R w - - 0 1": ("White has 2 kings (a1, f8); one is the most allowed."),
    "P4Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1".replace("P4K", "P3K1"): (
        "There is a white pawn on a8; pawns cannot stand on ranks 1 and 8."
    ),
    "5K1k/6p1/6P1/8/8/8/8/7R w - - 0 1": "Black is in check but it is the other side's move.",
}
"""What can be set up but not solved."""

STIPULATIONS = {
    "nonsense": "is not understood at character 1",
    "": "The stipulation is empty",
    "#0": "asks for 0 moves; from 1 to 64 are possible.",
    "#65": "asks for 65 moves; from 1 to 64 are possible.",
}

BOMB = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{after}: &{after} [{','.join([f'*{before}'] * 9)}]\n"
    for before, after in zip("abcdefgh", "bcdefghi", strict=True)
)

FILES = {
    "truncated.olv": b"---\nalgebraic: {white: [Kf8",
    "binary.olv": b"\x89PNG\r\n\x1a\n\x00\x00",
    "bomb.olv": BOMB.encode(),
    "nonsense.epd": b"this is no position\n",
    "folder.olv": None,
}
"""What stands in a file; None makes it a folder."""


@pytest.fixture
def desk(person: Person) -> Person:
    """The window with Prinz's problem, and nothing to undo."""
    person.window.document.edit_position(Position.from_fen(PRINZ), "set up")
    person.window.document.undo_stack.clear()
    return person


def assert_untouched(person: Person) -> None:
    document = person.window.document
    assert document.problem.position.fen == PRINZ
    assert document.problem.stipulation.text == "#2"
    assert document.path is None
    assert document.undo_stack.count() == 0
    assert person.window.board.position.fen == PRINZ


def test_a_fen_pasted_on_the_board(desk: Person) -> None:
    for fen, sentence in FENS.items():
        QGuiApplication.clipboard().setText(fen)
        assert desk.read_box(desk.window.clipboard.paste) == sentence
        assert_untouched(desk)


def test_a_fen_typed(desk: Person) -> None:
    for fen, sentence in FENS.items():
        field = desk.window.panel.position_controls.fen_edit
        field.setFocus()
        field.selectAll()
        QGuiApplication.clipboard().setText(fen)
        desk.press("Ctrl+V", field)
        assert desk.window.panel.line_label.text() == sentence
        assert field.property("invalid") is True
        assert_untouched(desk)


@pytest.mark.whole_window
def test_nothing_is_asked_while_a_typed_fen_is_wrong(desk: Person, engine: FakeEngine) -> None:
    for keys in ("F7", "Alt+F7", "Ctrl+Shift+E"):
        field = desk.window.panel.position_controls.fen_edit
        desk.write(field, "8/8/8")
        desk.window.board.setFocus()
        desk.press(keys, desk.window.board)
        assert engine.jobs == []
        assert not desk.window.session.runs
        assert field.hasFocus()
        assert desk.window.panel.line_label.text() == "The FEN has 3 instead of 8 ranks."
        assert_untouched(desk)


@pytest.mark.usefixtures("real_engine")
def test_a_position_that_cannot_be_solved(person: Person) -> None:
    for fen, sentence in POSITIONS.items():
        field = person.window.panel.position_controls.fen_edit
        field.setFocus()
        field.selectAll()
        QGuiApplication.clipboard().setText(fen)
        person.press("Ctrl+V", field)
        assert person.window.board.position.fen == fen
        if "no black king" not in sentence:
            assert person.window.panel.line_label.text() == sentence
        question = person.window.question
        assert not question.solve_button.isEnabled()
        assert question.progress.known_label.text() == sentence
        person.window.solve()
        assert not person.window.session.is_running
        assert person.window.board.position.fen == fen


def test_a_stipulation(desk: Person, engine: FakeEngine) -> None:
    for text, words in STIPULATIONS.items():
        field = desk.window.question.stipulation_edit
        field.setFocus()
        field.selectAll()
        QGuiApplication.clipboard().setText(text or " ")
        desk.press("Ctrl+V", field)
        desk.press("F7", field)
        assert words in field.error
        assert field.property("invalid") is True
        assert engine.jobs == []
        assert_untouched(desk)


def test_a_file(desk: Person, tmp_path: Path) -> None:
    for name, content in FILES.items():
        path = tmp_path / name
        if content is None:
            path.mkdir()
        else:
            path.write_bytes(content)
        sentence = desk.read_box(partial(desk.window.files.open, path))
        assert str(path) in sentence
        assert "\n" not in sentence
        assert_untouched(desk)
        assert desk.window.files.recent == []


@pytest.mark.parametrize(
    ("size", "words"),
    [
        (50 * 2**20, "is not text"),
        (textfile.MOST_BYTES + 1, f"at most {textfile.MOST_BYTES:,} are"),
    ],
)
def test_a_large_file(desk: Person, tmp_path: Path, size: int, words: str) -> None:
    path = tmp_path / "large.olv"
    path.touch()
    os.truncate(path, size)
    sentence = desk.read_box(lambda: desk.window.files.open(path))
    assert words in sentence
    assert_untouched(desk)


def test_a_target_that_is_read_only(
    desk: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "guarded.epd"
    path.write_text("kept", encoding="utf-8")
    path.chmod(0o444)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
    sentence = desk.read_box(desk.window.files.save_as)
    assert sentence == f"The file “{path}” is read-only, so it was not changed."
    assert path.read_text(encoding="utf-8") == "kept"
    assert_untouched(desk)
