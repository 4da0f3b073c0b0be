"""`matewright workshop`: what is printed for people and for programs, and bad input."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from matewright.model import legality
from matewright.model.position import Position
from matewright.services.file import files
from matewright.services.workshop import fill
from tests.cli.conftest import Run

MORPHY = "5Kbk/6pp/6P1/8/8/8/8/7R w"
DRAFT = "5Kbk/7p/6P1/8/8/8/8/7R w"


def rows(text: str) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in text.splitlines()]
    for row in found:
        assert {"change", "fen", "verdict"} <= row.keys()
        assert row.keys() & {"keys", "solutions"}
        assert row["verdict"] in ("sound", "cooked", "short", "none", "illegal")
    return found


def test_map_tells_of_every_square(run: Run) -> None:
    done = run("workshop", "map", MORPHY, "#2", "--piece", "h1", "--json")
    found = rows(done.stdout)
    assert done.status == 0
    assert len(found) == 61
    by_square = {row["square"]: row for row in found}
    assert by_square["h2"]["verdict"] == "sound"
    assert by_square["h2"]["change"] == "wRh1→h2"
    assert by_square["h2"]["keys"] == ["h2h6"]
    assert by_square["a1"]["verdict"] == "none"
    text = run("workshop", "map", MORPHY, "#2", "--piece", "h1").stdout
    assert "  3 - - - - - - - +" in text
    every = rows(run("workshop", "map", MORPHY, "#2", "--json").stdout)
    assert {row["piece"] for row in every} == {"wRh1", "wPg6", "bPg7", "bPh7", "bBg8"}


def test_for_tells_what_breaks(run: Run) -> None:
    done = run("workshop", "for", "5Kbk/6pp/6P1/8/P7/8/8/7R w", "#2", "--json")
    found = rows(done.stdout)
    assert done.status == 1
    assert [row["piece"] for row in found if row["idle"]] == ["wPa4"]
    (rook,) = (row for row in found if row["change"] == "-wRh1")
    assert rook["verdict"] == "none"
    assert "soundness" in rook["breaks"]
    assert "key" in rook["breaks"]
    assert run("workshop", "for", MORPHY, "#2").status == 0


def test_mend_says_what_is_wrong_and_what_helps(run: Run) -> None:
    done = run("workshop", "mend", DRAFT, "#2", "--key", "Rh6", "--json")
    found = rows(done.stdout)
    assert done.status == 0
    assert "+bPg7" in [row["change"] for row in found]
    assert all(row["keys"] == ["h1h6"] for row in found)
    assert "short" in done.stderr
    assert "At most" in done.stderr
    # Without the key any will do; those that are there come first.
    free = rows(run("workshop", "mend", DRAFT, "#2", "--json").stdout)
    assert len(free) > len(found)
    new = [row["new_solution"] for row in free]
    assert new == sorted(new)


def _objections(row: dict[str, Any]) -> int:
    position = Position.from_fen(row["fen"])
    return sum(note.code not in legality.POSSIBLE for note in legality.notes(position))


CRITERIA: dict[str, Callable[[dict[str, Any]], float]] = {
    "solution": lambda row: row["new_solution"],
    "promoted": lambda row: row["promoted"],
    "legality": _objections,
    "key": lambda row: 2 * row["key_captures"] + row["key_checks"],
    "pieces": lambda row: row["pieces"],
    "value": lambda row: row["value"],
    "play": lambda row: len(row["lost"]),
    "changes": lambda row: row["change"].count(",") + 1,
}


@pytest.mark.parametrize("first", ["", *CRITERIA])
def test_settings_come_in_the_order_that_is_documented(run: Run, first: str) -> None:
    order = ("--order", first) if first else ()
    # The classic problem without its bishop on c2 has other keys.
    unsound = "2N2B2/2N1r3/8/3nQ2R/1k6/8/8/R3K3 w Q"
    found = rows(run("workshop", "mend", unsound, "#2", "--promoted", "--json", *order).stdout)
    names = dict.fromkeys([*filter(None, [first]), *CRITERIA])
    keys = [[CRITERIA[name](row) for name in names] for row in found]
    assert len(keys) > 50
    assert keys == sorted(keys)


def test_fill_prints_what_it_finds_and_goes_on(run: Run, tmp_path: Path) -> None:
    journal, output = tmp_path / "fill.jsonl", tmp_path / "found.olv"
    words = ("workshop", "fill", "5Kbk/6pp/6P1/8/8/8/8/8 w", "#2", "--pieces", "wR")
    arguments = (*words, "--squares", "h", "--journal", str(journal), "--output", str(output))
    done = run(*arguments, "--json")
    assert {row["change"] for row in rows(done.stdout)} == {f"+wRh{rank}" for rank in range(1, 6)}
    assert len(files.load(output).collection) == 5
    assert "already" in run(*arguments, "--json").stderr
    again = run(*arguments, "--json", "--resume")
    assert again.stdout.splitlines()
    assert sorted(again.stdout) == sorted(done.stdout)


def test_back_and_reduce(run: Run) -> None:
    found = rows(run("workshop", "back", "5Kbk/6pp/6PR/8/8/8/8/8 b", "#2", "--json").stdout)
    assert "5Kbk/6pp/6P1/8/8/8/8/7R w - - 0 1" in [row["fen"] for row in found]
    steps = rows(run("workshop", "reduce", "5Kbk/6pp/6P1/8/P7/8/8/7R w", "#2", "--json").stdout)
    assert [(row["step"], row["change"]) for row in steps] == [(1, "-wPa4")]
    assert run("workshop", "reduce", MORPHY, "#2").status == 1


def test_help_play_has_solutions(run: Run) -> None:
    fen = "8/8/8/8/8/2k5/8/K2R4 b"
    done = run("workshop", "map", fen, "h#2", "--piece", "d1", "--json")
    assert all("solutions" in row for row in rows(done.stdout))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("mend", MORPHY, "#2"), "sound already"),
        (("for", DRAFT, "#2"), "not sound"),
        (("map", MORPHY, "#2", "--piece", "z9"), "not understood as pieces"),
        (("map", MORPHY, "#2", "--piece", "a1"), "no piece on a1"),
        (("mend", DRAFT, "#2", "--key", "Qa1"), "not a legal move"),
        (("mend", DRAFT, "#2", "--key", "Rh6", "--keep", "1.Rh5"), "cannot have both"),
        (("mend", DRAFT, "#2", "--allow", "paint"), "no kind of change"),
        (("fill", DRAFT, "#2", "--pieces", "9* 9*"), "at most"),
        (("fill", DRAFT, "#2", "--symmetry", "round"), "no symmetry"),
        (("fill", DRAFT, "#2", "--resume"), "needs --journal"),
        (("back", DRAFT, "h#2"), "no key"),
        (("reduce", "8/8/8 w", "#2"), "3 instead of 8 ranks"),
        (("map", MORPHY, "mate"), "not understood"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    done = run("workshop", *arguments)
    assert done.status == 2
    assert done.stdout == ""
    assert sentence in done.stderr.splitlines()[-1]


def test_a_stop_keeps_what_was_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    wait = fill.Fill.wait

    def stopped(self: fill.Fill, seconds: float) -> bool:
        if not self._is_cancelled.is_set():
            # Something is found early; then Ctrl-C comes.
            while not self.poll().found:
                wait(self, 0.01)
            raise KeyboardInterrupt
        return wait(self, seconds)

    monkeypatch.setattr(fill.Fill, "wait", stopped)
    done = run("workshop", "fill", "5Kbk/6pp/6P1/8/8/8/8/7R w", "#2", "--pieces", "2*", "--json")
    assert done.status == 3
    assert rows(done.stdout)
    assert "Stopped" in done.stderr


def test_fairy_men_come_by_their_letters(run: Run) -> None:
    done = run("workshop", "fill", DRAFT, "#2", "--pieces", "bG")
    assert "+bGg7" in done.stdout
    assert "sound Rh6" in done.stdout
    found = rows(run("workshop", "map", MORPHY, "#2", "--piece", "nP", "--json").stdout)
    assert {row["piece"] for row in found} == {"nP"}


def test_solutions_of_help_play_are_written_out(run: Run) -> None:
    done = run("workshop", "fill", "8/8/8/8/8/2k5/8/K2R4 b", "h#2", "--pieces", "wP")
    assert "sound 1 solution: 1.K" in done.stdout
    assert "1 solutions" not in done.stdout


def test_one_part_of_twins_or_all(run: Run) -> None:
    twins = (MORPHY, "#2", "--twin", "remove g7")
    assert "sound already" in run("workshop", "mend", *twins, "--part", "a").stderr
    alone = rows(run("workshop", "mend", *twins, "--part", "b", "--json").stdout)
    assert "+bPg7" in [row["change"] for row in alone]
    every = rows(run("workshop", "mend", *twins, "--json").stdout)
    assert every
    assert all([part["verdict"] for part in row["parts"]] == ["sound", "sound"] for row in every)
    assert "choose from: a, b, all" in run("workshop", "map", *twins, "--part", "x").stderr
    assert "looks at one part" in run("workshop", "back", *twins).stderr
