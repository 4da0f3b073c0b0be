"""The exported web page in a real browser: its tree is clicked through, its boards compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import chess
import pytest

from matewright.formats import html
from matewright.formats.format import Output
from matewright.model.collection import Collection
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import stipulation_of
from tests.formats.chromium import PROGRAM, Browser
from tests.formats.test_publishing import AWKWARD, PRINZ, TWIN, solved

pytestmark = pytest.mark.skipif(not PROGRAM, reason="there is no Chromium here")

EVIL = "\"><script>document.title = 'taken'</script><img src=x onerror=document.title='taken'>"
PROMOTION = Problem(Position.from_fen("8/1P5k/5K2/6R1/8/8/8/8 w"), stipulation_of("#2"))
CASTLING = Problem(Position.from_fen("5k2/R7/2B5/8/8/1B6/8/4K2R w K"), stipulation_of("#1"))
EN_PASSANT = Problem(Position.from_fen("7k/7p/8/3pP3/8/8/1B6/K5R1 w - d6"), stipulation_of("#1"))

_SHADES = {chess.WHITE: "white", chess.BLACK: "black"}
BOARD = """
Object.fromEntries([...document.querySelectorAll("#p%d figure svg .men use")].map(
  use => [use.dataset.square, use.getAttribute("href").slice(1)]))
"""
MOVES = 'document.querySelectorAll("#p%d .play")[%d].querySelectorAll(".m")'
CURRENT = 'document.querySelector("#p%d .m[aria-current]")?.textContent ?? ""'


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    found = Browser(tmp_path_factory.mktemp("chromium"))
    yield found
    found.close()


@pytest.fixture(scope="module")
def collection() -> Collection:
    evil = replace(AWKWARD, authors=(EVIL,), source=EVIL, comment=EVIL, solution_text=EVIL)
    return Collection(
        (
            solved(PRINZ, tries=1, set_play=True),
            solved(TWIN),
            evil,
            *map(solved, (PROMOTION, CASTLING, EN_PASSANT)),
        )
    )


@pytest.fixture
def page(browser: Browser, collection: Collection, tmp_path: Path) -> Iterator[Browser]:
    path = tmp_path / "page.html"
    path.write_text(html.write(collection, Output(title=EVIL)), encoding="utf-8")
    browser.open(path)
    yield browser
    for event in browser.events:
        if event["method"] == "Network.requestWillBeSent":
            assert event["params"]["request"]["url"] == path.as_uri(), "the network was asked"
        assert event["method"] not in ("Runtime.exceptionThrown", "Log.entryAdded"), event
        assert event["method"] != "Runtime.consoleAPICalled", event
    assert browser.value("document.title") == EVIL


def board_of(position: chess.Board) -> dict[str, str]:
    """The pieces as the page names them."""
    return {
        chess.square_name(square): f"{_SHADES[piece.color]}-{chess.piece_name(piece.piece_type)}"
        for square, piece in position.piece_map().items()
    }


@pytest.mark.parametrize(("number", "part"), [(1, 0), (2, 0), (2, 1), (4, 0), (5, 0), (6, 0)])
def test_each_move_that_is_clicked_shows_its_position(
    page: Browser, collection: Collection, number: int, part: int
) -> None:
    solution = collection[number - 1].solution
    assert solution is not None
    one = (solution, *solution.twins)[part]
    # By the moves on the way, in UCI: what the tree of the answer holds.
    ways: dict[tuple[str, ...], chess.Board] = {}
    for node in one.tree.walk():
        board = chess.Board(one.fen)
        way = [step for step in node.path() if step.move is not None]
        for step in way:
            assert step.move is not None
            board.turn = board.color_at(step.move.from_square) or False
            board.push(chess.Move.from_uci(step.move.uci))
        if way:
            ways[tuple(step.number for step in way) + tuple(str(step.move) for step in way)] = board
    page.value(f'document.querySelectorAll("#p{number} details").forEach(d => d.open = true)')
    moves = MOVES % (number, part)
    count = page.value(f"{moves}.length")
    assert count == len(ways), "each move stands there once"
    special = {4: "=", 5: "0-0", 6: "e.p."}.get(number, "")
    words = page.value(f'document.querySelectorAll("#p{number} .play")[{part}].textContent')
    assert special in words
    seen = []
    for index in range(count):
        page.click(f"{moves}[{index}]")
        assert page.value(CURRENT % number) == page.value(f"{moves}[{index}].textContent")
        seen.append(page.value(BOARD % number))
    expected = [board_of(board) for board in ways.values()]
    key = str
    assert sorted(map(_told, seen), key=key) == sorted(map(_told, expected), key=key)


def _told(board: dict[str, str]) -> list[tuple[str, str]]:
    return sorted(board.items())


def test_keys_and_buttons_walk_through_the_solution(page: Browser) -> None:
    start = page.value(BOARD % 1)
    page.value('document.querySelector("#p1 figure svg").focus()')
    page.press("ArrowRight")
    first = page.value(CURRENT % 1)
    assert first.startswith("1...")
    page.press("ArrowDown")
    second = page.value(CURRENT % 1)
    assert second != first
    page.press("ArrowUp")
    assert page.value(CURRENT % 1) == first
    page.press("End")
    assert page.value(CURRENT % 1).endswith("#")
    page.press("ArrowLeft")
    assert page.value(CURRENT % 1) == first
    page.press("Home")
    assert page.value(CURRENT % 1) == ""
    assert page.value(BOARD % 1) == start
    next_button = 'document.querySelectorAll("#p1 .bar button")[2]'
    page.click(next_button)
    assert page.value(CURRENT % 1) == first
    assert "The board after" in page.value(
        'document.querySelector("#p1 figure svg").getAttribute("aria-label")'
    )
    # The other boards stay as they are.
    assert page.value(CURRENT % 2) == ""
    page.click('document.querySelector("#p1 .m.key")')
    assert page.value(CURRENT % 1) == "1.Rh6!"


def test_moves_are_reached_and_told_by_keyboard_alone(page: Browser) -> None:
    page.value('document.querySelector("#p1 .solution details").open = true')
    page.value('document.querySelector("#p1 .m").focus()')
    page.press("Enter")
    assert page.value("document.activeElement.textContent") == page.value(CURRENT % 1)
    page.press("ArrowRight")
    assert page.value("document.activeElement.textContent") == page.value(CURRENT % 1)
    assert page.value('document.activeElement.getAttribute("role")') == "button"
    assert page.value("document.querySelectorAll(\"#p1 .m[tabindex='0']\").length") == 1


def test_nothing_is_wider_than_a_telephone(page: Browser) -> None:
    page.call("Emulation.setDeviceMetricsOverride", width=360, height=740, deviceScaleFactor=1,
              mobile=True)  # fmt: skip
    page.value('document.querySelectorAll("details").forEach(d => d.open = true)')
    assert page.value("document.documentElement.scrollWidth") <= 360
    page.call("Emulation.clearDeviceMetricsOverride")


def test_the_page_can_be_read_without_its_script(
    browser: Browser, collection: Collection, tmp_path: Path
) -> None:
    path = tmp_path / "page.html"
    path.write_text(html.write(collection, Output()), encoding="utf-8")
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    try:
        browser.open(path)
        printed = browser.call("Page.printToPDF")["data"]
        assert len(printed) > 10_000
        words = browser.call("DOM.getOuterHTML", nodeId=browser.call("DOM.getDocument")["root"][
            "nodeId"])["outerHTML"]  # fmt: skip
        assert "1.Rh6!" in words
        assert "<button" not in words, "what needs the script is made by it"
    finally:
        browser.call("Emulation.setScriptExecutionDisabled", value=False)
