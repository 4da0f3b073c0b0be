"""The menus of pieces: all of them for a square, or those a pawn can become."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from matewright.gui.widgets import theme
from matewright.gui.widgets.keys import latin_key
from matewright.model.attributes import (
    ATTRIBUTES,
    PLAYED_ATTRIBUTES,
    attribute_title,
    attributes_of,
)
from matewright.model.figures import USUAL, Figures
from matewright.model.kinds import ALL_KINDS, KINDS
from matewright.model.move import Move
from matewright.model.notation import ENGLISH, Notation, beside_nightriders
from matewright.model.piece import Colour, Piece
from matewright.render.pieces import Figure, piece_icon
from matewright.wording import Wording

_words: Final = Wording("BoardWidget")

_ICON = 24

# Fairy kinds may have letters that no key has; the menu and the palette offer those.
PIECE_KEYS = {Qt.Key[f"Key_{code}"]: code for code in KINDS if f"Key_{code}" in Qt.Key.__members__}
"""The kinds of pieces by the keys that stand for them; a problemist's S is the knight too."""
PIECE_KEYS[Qt.Key.Key_S] = "N"

_BESIDE_NIGHTRIDERS: Final = {**PIECE_KEYS, Qt.Key.Key_N: "H"}


def piece_keys(*, nightriders: bool) -> Mapping[Qt.Key, str]:
    """The kinds by their keys; with nightriders on the board N is theirs and S the knight's."""
    return _BESIDE_NIGHTRIDERS if nightriders else PIECE_KEYS


REMOVE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class PieceMenu(QMenu):
    """A menu whose entries are also chosen by the keys that stand beside them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._chosen_by: dict[tuple[int, bool], QAction] = {}

    def let_choose(self, action: QAction, *keys: Qt.Key, shift: bool = False) -> None:
        """Have these keys, with Shift or without, choose that entry."""
        self._chosen_by.update({(key, shift): action for key in keys})

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose an entry by its key; other keys work as in every menu."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        action = self._chosen_by.get((latin_key(event), shift))
        if action is None:
            super().keyPressEvent(event)
        elif action.isEnabled():
            self.close()
            action.trigger()


def piece_menu(
    parent: QWidget,
    piece_set: str,
    place: Callable[[Piece], object],
    remove: Callable[[], object] | None,
    attributes: Callable[[], object],
    *,
    nightriders: bool = False,
    shift_is_white: bool = False,
) -> QMenu:
    """A menu that calls `place` with a piece, or `remove`; None: there is no piece yet.

    `attributes` offers what else the piece there can be. The letters are those of a problem with
    `nightriders` or without. `shift_is_white`: those of white men go with Shift, as in FEN.
    """
    menu = PieceMenu(parent)
    letters = beside_nightriders(ENGLISH) if nightriders else ENGLISH
    for colour in Colour:
        for kind in KINDS.values():
            piece = Piece(colour, kind.code)
            shift = _words("Shift+")
            is_shifted = (colour is Colour.BLACK) is not shift_is_white
            key = letters.get(kind.code, kind.code)
            key = shift + key if is_shifted else key
            action = _add(menu, piece_set, piece, key, partial(place, piece))
            menu.let_choose(action, *_keys_of(piece, nightriders=nightriders), shift=is_shifted)
        menu.addSeparator()
    word = _words("Attributes …")
    other = menu.addAction(f"{word}\tA")
    other.setEnabled(remove is not None)
    other.triggered.connect(lambda _=False: attributes())
    menu.let_choose(other, Qt.Key.Key_A)
    word = _words("Remove")
    key = _words("Del")
    action = menu.addAction(theme.icon("erase"), f"{word}\t{key}")
    action.setEnabled(remove is not None)
    menu.let_choose(action, *REMOVE_KEYS)
    if remove is not None:
        action.triggered.connect(lambda _=False: remove())
    return menu


def attribute_menu(parent: QWidget, piece: Piece, change: Callable[[Piece], object]) -> QMenu:
    """A menu that calls `change` with the changed piece; unsupported attributes are disabled."""
    menu = PieceMenu(parent)
    menu.setToolTipsVisible(True)
    word = _words("Neutral")
    action = menu.addAction(f"{word}\t=")
    action.setCheckable(True)
    action.setChecked(piece.is_neutral)
    action.triggered.connect(lambda _=False: change(piece.neutralised))
    menu.let_choose(action, Qt.Key.Key_Equal, Qt.Key.Key_N)
    menu.addSeparator()
    for name in sorted(ATTRIBUTES, key=lambda name: name not in PLAYED_ATTRIBUTES):
        has = name in piece.attributes
        title = attribute_title(name)
        action = menu.addAction(f"{title}\t{name[0]}" if name in PLAYED_ATTRIBUTES else title)
        action.setCheckable(True)
        action.setChecked(has)
        words = {*piece.attributes} ^ {name}
        new = replace(piece, attributes=attributes_of(words))
        action.triggered.connect(lambda _=False, new=new: change(new))
        if name in PLAYED_ATTRIBUTES:
            menu.let_choose(action, Qt.Key[f"Key_{name[0]}"])
        elif not has:
            # An attribute that came from a file can be removed.
            action.setEnabled(False)
            action.setToolTip(_words("Kept in files, but not solved here yet"))
    return menu


def promotion_menu(
    parent: QWidget,
    piece_set: str,
    colour: Colour,
    moves: Sequence[Move],
    choose: Callable[[Move], object],
    figures: Figures = USUAL,
) -> QMenu:
    """A menu of what a pawn can become; the letters of the pieces choose too.

    The men have the `figures` they have on the board.

    Moves that differ in more than the promotion are written in full.
    """
    menu = PieceMenu(parent)
    nightriders = moves[0].is_beside_nightriders
    letters = beside_nightriders(ENGLISH) if nightriders else ENGLISH
    order = list(ALL_KINDS)
    kinds = [move.promotion or move.piece for move in moves]
    for move in sorted(moves, key=lambda move: order.index(move.promotion or move.piece)):
        piece = Piece(colour, move.promotion or move.piece)
        if kinds.count(piece.code) > 1:
            plate = theme.colours_of(menu.palette()).plate
            drawn = Figure.of(piece, figures)
            icon = piece_icon(drawn, piece_set, _ICON, menu.devicePixelRatioF(), plate)
            action = menu.addAction(icon, Notation(effects=True).move(move))
            action.triggered.connect(lambda _=False, move=move: choose(move))
            continue
        key = letters.get(piece.code, piece.code)
        action = _add(menu, piece_set, piece, key, partial(choose, move), figures)
        for shift in (False, True):
            menu.let_choose(action, *_keys_of(piece, nightriders=nightriders), shift=shift)
    menu.setActiveAction(menu.actions()[0])
    return menu


def _keys_of(piece: Piece, *, nightriders: bool) -> list[Qt.Key]:
    keys = piece_keys(nightriders=nightriders)
    return [key for key, code in keys.items() if code == piece.code]


def _add(
    menu: QMenu,
    piece_set: str,
    piece: Piece,
    key: str,
    command: Callable[[], object],
    figures: Figures = USUAL,
) -> QAction:
    plate = theme.colours_of(menu.palette()).plate
    drawn = Figure.of(piece, figures)
    icon = piece_icon(drawn, piece_set, _ICON, menu.devicePixelRatioF(), plate)
    action = menu.addAction(icon, f"{piece.title}\t{key}")
    action.triggered.connect(lambda _=False: command())
    return action
