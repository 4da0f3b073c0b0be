"""The menus of men: all of them for a square, or those a pawn can become."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMenu, QWidget

from matewright.gui import theme
from matewright.gui.board.pieces import Figure, piece_icon
from matewright.model.move import Move
from matewright.model.piece import KINDS, Colour, Piece

_ICON = 24


def piece_menu(
    parent: QWidget,
    piece_set: str,
    place: Callable[[Piece], object],
    remove: Callable[[], object] | None,
) -> QMenu:
    """A menu that calls `place` with a man, or `remove`; None: there is nothing to remove."""
    menu = _menu(parent)
    for colour in Colour:
        for kind in KINDS.values():
            man = Piece(colour, kind.code)
            shift = QCoreApplication.translate("BoardWidget", "Shift+")
            key = kind.code if colour is Colour.WHITE else shift + kind.code
            _add(menu, piece_set, man, key, partial(place, man))
        menu.addSeparator()
    word = QCoreApplication.translate("BoardWidget", "Remove")
    key = QCoreApplication.translate("BoardWidget", "Del")
    action = menu.addAction(theme.icon("erase"), f"{word}\t{key}")
    action.setEnabled(remove is not None)
    if remove is not None:
        action.triggered.connect(lambda _=False: remove())
    return menu


def promotion_menu(
    parent: QWidget,
    piece_set: str,
    colour: Colour,
    moves: Sequence[Move],
    choose: Callable[[Move], object],
) -> QMenu:
    """A menu of what a pawn can become; the letters of the men choose too."""
    menu = _menu(parent)
    order = list(KINDS)
    for move in sorted(moves, key=lambda move: order.index(move.promotion or move.piece)):
        man = Piece(colour, move.promotion or move.piece)
        _add(menu, piece_set, man, man.code, partial(choose, move))
    menu.setActiveAction(menu.actions()[0])
    return menu


def _menu(parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def _add(menu: QMenu, piece_set: str, man: Piece, key: str, command: Callable[[], object]) -> None:
    plate = theme.colours_of(menu.palette()).plate
    icon = piece_icon(Figure.of(man), piece_set, _ICON, menu.devicePixelRatioF(), plate)
    action = menu.addAction(icon, f"{man.title}\t{key}")
    action.triggered.connect(lambda _=False: command())
