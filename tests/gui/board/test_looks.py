"""What can be said about looks without eyes: contrast, sharpness, marks that show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import chess
import chess.svg
import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPaintEvent, QPalette, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from matewright import resources
from matewright.gui.board.board import BoardWidget
from matewright.gui.board.piece_button import PieceButton
from matewright.gui.widgets import appearance, theme
from matewright.model.kinds import FAIRY_KINDS, KINDS
from matewright.model.move import square_number
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.render import colours as board_colours
from matewright.render.colours import BoardColours
from matewright.render.look import PIECE_SETS, Look
from matewright.render.marks import Arrow, Tone
from matewright.render.pieces import Figure, Shade, picture

if TYPE_CHECKING:
    from tests.gui.board.conftest import Desk

pytestmark = pytest.mark.features("answer")

# Icons named "-on-" are drawn by the style sheet, in a colour of their own.
ICONS = sorted(
    path.stem for path in resources.path("icons").glob("*.svg") if "-on-" not in path.stem
)


def luminance(name: str) -> float:
    """Relative luminance as the Web Content Accessibility Guidelines define it."""
    colour = QColor(name)
    linear = [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    appearance.apply(qapp, theme.Scheme.LIGHT)


@pytest.mark.parametrize("colours", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_words_can_be_read(colours: theme.Colours) -> None:
    for ground in (colours.window, colours.base, colours.button, colours.selection):
        assert contrast(colours.text, ground) >= 7
    for word in (colours.quiet, colours.accent, colours.warning, colours.error):
        assert contrast(word, colours.window) >= 4.5
        assert contrast(word, colours.base) >= 4.5
    assert contrast(colours.on_accent, colours.accent) >= 4.5


@pytest.mark.parametrize(
    "colours", [board_colours.LIGHT, board_colours.DARK], ids=["light", "dark"]
)
def test_black_pieces_stay_visible(colours: BoardColours) -> None:
    for ground in (colours.light_square, colours.dark_square):
        assert contrast("#000000", ground) >= 3
    assert contrast("#000000", colours.outline) >= 12
    for colour in (theme.LIGHT, theme.DARK):
        assert contrast("#000000", colour.plate) >= 3


@pytest.mark.parametrize("letter", "KQRBNP")
def test_the_standard_set_is_that_of_python_chess(letter: str) -> None:
    for name, symbol in (("white", letter), ("black", letter.lower())):
        drawing = resources.path("pieces", "standard", f"{name}-{letter}.svg").read_text("utf-8")
        assert drawing.strip() == chess.svg.piece(chess.Piece.from_symbol(symbol))


def test_the_theme_can_be_changed_while_running(app: QApplication) -> None:
    appearance.apply(app, theme.Scheme.DARK)
    assert app.palette().color(QPalette.ColorRole.Window).name() == "#1d1f23"
    assert theme.colours_of(app.palette()) is theme.DARK
    appearance.apply(app, theme.Scheme.LIGHT)
    assert app.palette().color(QPalette.ColorRole.Window).name() == "#f6f5f2"
    assert theme.colours_of(app.palette()) is theme.LIGHT
    appearance.apply(app, theme.Scheme.SYSTEM)
    assert theme.colours_of(app.palette()) is theme.LIGHT


def darkest_and_lightest(image: QImage) -> tuple[int, int]:
    """Of the pixels that are not see-through."""
    values = [
        colour.lightness()
        for x in range(image.width())
        for y in range(image.height())
        if (colour := image.pixelColor(x, y)).alpha() == 255
    ]
    return min(values), max(values)


@pytest.mark.parametrize("name", ICONS)
def test_icons_take_the_colour_of_the_text(app: QApplication, name: str) -> None:
    icon = theme.icon(name)
    appearance.apply(app, theme.Scheme.LIGHT)
    assert darkest_and_lightest(icon.pixmap(QSize(24, 24), 2.0).toImage())[0] < 60
    appearance.apply(app, theme.Scheme.DARK)
    assert darkest_and_lightest(icon.pixmap(QSize(24, 24), 2.0).toImage())[1] > 200
    faint = icon.pixmap(QSize(24, 24), 2.0, QIcon.Mode.Disabled).toImage()
    assert darkest_and_lightest(faint)[1] < 150


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_icons_are_drawn_in_device_pixels(app: QApplication, ratio: float) -> None:
    pixmap = theme.icon("solve").pixmap(QSize(24, 24), ratio)
    assert pixmap.size() == QSize(24, 24) * ratio


def test_an_unknown_icon_is_an_error(app: QApplication) -> None:
    with pytest.raises(FileNotFoundError):
        theme.icon("no-such-icon")


@pytest.mark.parametrize("piece_set", PIECE_SETS)
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_pieces_are_drawn_in_device_pixels_and_all_differ(
    app: QApplication, ratio: float, piece_set: str
) -> None:
    figures = {Figure.of(Piece(c, k)) for c in Colour for k in KINDS}
    figures |= {
        Figure(code, Shade.NEUTRAL, turn) for code in "KQRBNP" for turn in (0, 90, 180, 270)
    }
    pictures = [picture(figure, piece_set, 40, ratio).toImage() for figure in figures]
    for image in pictures:
        assert image.size() == QSize(40, 40) * ratio
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


@pytest.mark.parametrize("piece_set", PIECE_SETS)
def test_a_neutral_piece_is_white_on_the_left_and_black_on_the_right(
    app: QApplication, piece_set: str
) -> None:
    # However it is turned: a grasshopper stands on its head.
    for code in ("Q", "G", "AM"):
        piece = Piece.neutral(code)
        image = picture(Figure.of(piece), piece_set, 80, 1.0).toImage()
        white, black = (
            picture(Figure.of(Piece(colour, code)), piece_set, 80, 1.0).toImage()
            for colour in Colour
        )
        rows, left, right = range(80), range(38), range(42, 80)
        assert all(image.pixel(x, y) == white.pixel(x, y) for x in left for y in rows)
        assert all(image.pixel(x, y) == black.pixel(x, y) for x in right for y in rows)


@pytest.mark.parametrize("piece_set", PIECE_SETS)
def test_pieces_without_a_figure_and_those_with_attributes_can_be_told(
    app: QApplication, piece_set: str
) -> None:
    pieces = [Piece(Colour.WHITE, code) for code, kind in FAIRY_KINDS.items() if not kind.figure]
    pieces += [Piece(Colour.WHITE, "N", words) for words in ((), ("Royal",), ("Magic",))]
    pictures = [picture(Figure.of(piece), piece_set, 60, 1.0).toImage() for piece in pieces]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


def test_pieces_are_drawn_once(app: QApplication) -> None:
    king = Figure("K", Shade.BLACK)
    first = picture(king, "standard", 61, 1.0)
    assert picture(king, "standard", 61, 1.0).cacheKey() == first.cacheKey()
    assert picture(king, "print", 61, 1.0).cacheKey() != first.cacheKey()


@pytest.mark.parametrize("piece_set", PIECE_SETS)
def test_an_outline_makes_a_black_piece_visible_on_black(app: QApplication, piece_set: str) -> None:
    pawn = Figure("P", Shade.BLACK)
    plain = picture(pawn, piece_set, 90, 1.0).toImage()
    outlined = picture(pawn, piece_set, 90, 1.0, "#ffffff").toImage()
    around = [
        outlined.pixelColor(x, y)
        for x in range(90)
        for y in range(90)
        if plain.pixelColor(x, y).alpha() == 0
    ]
    assert sum(colour.lightness() == 255 and colour.alpha() == 255 for colour in around) > 20


def test_black_pieces_of_the_palette_stand_on_a_light_plate(
    app: QApplication, qtbot: QtBot
) -> None:
    appearance.apply(app, theme.Scheme.DARK)
    button = PieceButton(Piece.from_letter("p"))
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    ground = button.grab().toImage().pixelColor(6, button.height() // 2)
    assert ground.name() == theme.DARK.plate


def colour_at(board: BoardWidget, square: str, across: float, down: float) -> str:
    rect = board.square_rect(square_number(square))
    point = rect.topLeft() + (rect.bottomRight() - rect.topLeft()) * 1.0
    x = rect.left() + across * (point.x() - rect.left())
    y = rect.top() + down * (point.y() - rect.top())
    return board.grab().toImage().pixelColor(int(x), int(y)).name()


def test_a1_is_dark_and_marks_come_and_go(app: QApplication, desk: Desk) -> None:
    appearance.apply(app, theme.Scheme.LIGHT)
    board = desk.board
    board.clearFocus()
    plain = {s: colour_at(board, s, 0.06, 0.5) for s in ("a1", "b1", "h1", "b7", "a8")}
    assert plain["a1"] == board_colours.LIGHT.dark_square
    assert plain["b1"] == board_colours.LIGHT.light_square
    board.set_last_move((square_number("b7"), square_number("a8")))
    assert colour_at(board, "b7", 0.06, 0.5) != plain["b7"]
    assert colour_at(board, "a8", 0.06, 0.5) != plain["a8"]
    board.set_last_move(None)
    assert colour_at(board, "b7", 0.06, 0.5) == plain["b7"]
    board.set_checked([square_number("h1")])
    assert QColor(colour_at(board, "h1", 0.06, 0.5)) != QColor(plain["h1"])
    board.set_checked([])
    assert colour_at(board, "h1", 0.06, 0.5) == plain["h1"]


@pytest.mark.parametrize("theme_name", ["light", "print"])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [240, 501])
def test_squares_are_sharp_on_every_screen(
    app: QApplication, monkeypatch: pytest.MonkeyPatch, size: int, ratio: float, theme_name: str
) -> None:
    board = BoardWidget()
    board.set_look(Look(theme=theme_name))
    board.resize(size, size)
    board.set_position(Position.from_fen("8/8/8/8/8/8/8/N7"))
    monkeypatch.setattr(board, "devicePixelRatioF", lambda: ratio)
    image = QImage(QSize(size, size) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    board.render(image)
    cell = board.square_rect(0).width() * ratio
    left, bottom = board.square_rect(0).left() * ratio, board.square_rect(0).bottom() * ratio
    # A square and its neighbour of the same colour are the same to the pixel, pieces too.
    board.set_position(Position.from_fen("8/8/8/8/8/8/8/N1N5"))
    board.render(image)
    square = QRect(round(left), round(bottom - cell), round(cell), round(cell))
    assert image.copy(square) == image.copy(square.translated(2 * round(cell), 0))
    assert image.copy(square) != image.copy(square.translated(0, -2 * round(cell)))
    border = image.pixel(square.left() - 1, square.top())
    assert border == image.pixel(square.left(), square.bottom() + 1)
    outside = max(1, round(ratio)) + 1
    assert border != image.pixel(square.left() - outside, square.top())
    assert border != image.pixel(square.left(), square.bottom() + outside)
    empty = image.copy(square.translated(4 * round(cell), 0))
    if theme_name == "light":
        colours = {empty.pixel(x, y) for x in range(empty.width()) for y in range(empty.height())}
        assert len(colours) == 1


def shift_click(board: BoardWidget, square: int) -> None:
    """Draw a ring around a square as a person does."""
    place = board.square_rect(square).center().toPoint()
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.mouseClick(board, Qt.MouseButton.RightButton, shift, place)


CHANGES: dict[str, tuple[Callable[[BoardWidget], None], tuple[int, ...]]] = {
    "man": (lambda board: board.set_position(Position.from_fen("8/8/8/8/8/8/8/N7")), (0,)),
    "move": (lambda board: board.set_last_move((0, 63)), (0, 63)),
    "mark": (lambda board: shift_click(board, 27), (0, 27)),
    "arrow": (lambda board: board.set_arrows([Arrow(0, 16, Tone.LINE)]), (0, 8, 16)),
    "focus": (lambda board: board.set_focus_square(5), (0, 5)),
}


@pytest.mark.parametrize("name", CHANGES)
def test_only_what_changes_is_drawn_again(app: QApplication, qtbot: QtBot, name: str) -> None:
    painted: list[QRegion] = []

    class Watched(BoardWidget):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
            painted.append(QRegion(event.region()))
            super().paintEvent(event)

    board = Watched()
    qtbot.addWidget(board)
    board.resize(480, 480)
    with qtbot.waitExposed(board):
        board.show()
    change, squares = CHANGES[name]
    # A window that is activated late is drawn once more.
    board.activateWindow()
    qtbot.waitUntil(board.isActiveWindow)
    QApplication.processEvents()
    painted.clear()
    change(board)
    qtbot.waitUntil(lambda: bool(painted))
    allowed = QRegion()
    for square in squares:
        allowed = allowed.united(board.square_rect(square).toAlignedRect())
    assert all(region.subtracted(allowed).isEmpty() for region in painted)


def test_hidden_coordinates_leave_their_room_to_the_board(app: QApplication) -> None:
    board = BoardWidget()
    board.resize(300, 300)
    before = board.square_rect(0).width()
    board.set_look(Look(coordinates=False))
    assert board.square_rect(0).width() > before
