"""Feeds every reader of Python with mutated files for so many minutes: `make fuzz MINUTES=n`.

The reader `play` is the engine: positions × stipulations × options, with the plain board of the
strategy `exhaustive` (`rules/fairy`) as the oracle.

What must not happen is said in `fuzzing`. An input that fails is written into build/fuzz and named;
when the fault is mended it goes to tests/formats/fuzz_seeds, from which later runs and the tests
take it. Its name begins with the name of the reader. engine/tests/all/texts.rs takes those of FEN,
too.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, Final

import matewright
from matewright.errors import MatewrightError
from matewright.formats import catalogue, piece_list, registry
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Output
from matewright.model.conditions import conditions_of
from matewright.model.game import Game
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions
from matewright.model.play_state import PlayState
from matewright.model.position import Position
from matewright.model.solution import Solution
from matewright.model.source import Source
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin
from matewright.services.collection.query import Query
from matewright.services.play import played_game
from tests.differential.test_exhaustive import small_position
from tests.formats.fuzzing import case, check, line_case, work_limit
from tests.formats.pbm_files import Entry, pbm

ROOT: Final = Path(__file__).parents[2]
GOLDEN: Final = Path(__file__).parent / "golden"
KEPT: Final = Path(__file__).parent / "fuzz_seeds"
FAILED: Final = ROOT / "build" / "fuzz"
MOST_SECONDS: Final = 3.0
"""Of work for a text of one line."""

AT_ONCE: Final = 1_000
FILES_AT_ONCE: Final = 200
"""Lines or files of one reader before the next one has its turn."""


@dataclass(frozen=True)
class Target:
    """A reader: valid samples, and what is done with a text; the number of the case varies it."""

    samples: Sequence[str]
    read: Callable[[str, int], object]
    binary: bool = False
    make: Callable[[int], str] | None = None
    """Makes a case where it is no mutated sample."""
    is_line: bool = False
    """Whether a text is one line, which is read so fast that many share one limit of work."""

    def cases(self, seeds: Sequence[str], first: int, many: int) -> Iterator[tuple[int, str]]:
        """So many cases from that number on, each with its number."""
        chance = Random(first)
        for number in range(first, first + many):
            if self.make is not None:
                yield number, self.make(number)
            elif self.is_line:
                yield number, line_case(seeds, chance)
            else:
                yield number, case(seeds, number, binary=self.binary)


def targets() -> Mapping[str, Target]:
    """All readers by name."""
    found = {file_format.name: _of_format(file_format) for file_format in catalogue.readable()}
    solved = matewright.solve("5Kbk/6pp/6P1/8/8/8/8/7R w", "#2", tries=1)
    found["fen"] = _of_line(_FENS, _fen)
    found["pieces"] = _of_line(
        ["Kf1 Qe7 a2 / Kh8", "Ke1, Ta1h1, Ba2,b2 / Ke8 Sb8", "Крf1 Фe7 п2 / Крh8 Сc8"],
        lambda text: piece_list.read(text, Colour.WHITE),
    )
    found["moves"] = _of_line(
        ["1.e4 dxe3 e.p. 2.0-0", "1.e2-e4! Kd7?? 2.Rh1-h7 #", "Kf2 1...Te8+"],
        lambda text: played_game.read_line(PlayState(Game(_FEW)), text),
    )
    found["stipulation"] = _of_line(
        [
            *("#3", "ser-h=12", "hs#2.5", "semi-r#2", "h#2*", "zd45"),
            *("s==3", "ser-zd45", "hr#1.5", "ep2", "h#0.5", "#64"),
        ],
        _stipulation,
    )
    found["twin"] = _of_line(
        [
            *("Move a1 b2 Add black Pc3", "Continued PolishType", "Stipulation h#2 Shift a1 b2"),
            *("Rotate 90 Mirror a1<-->h8", "Exchange a1 c3 Remove d4", "Substitute S B"),
        ],
        _twin,
    )
    found["options"] = _of_line(
        [
            *("Try SetPlay", "NonTrivial 1 2", "MaxSolutions 3", "Circe; Madrasi"),
            *("MaxThreatLength 2;MoveNumbers", "StartMoveNumber 4", "NoCastling e1h8", "Duplex"),
        ],
        lambda text: (PlayOptions.parse(text.split(";")), conditions_of(text.split(";"))),
    )
    found["source"] = _of_line(
        [
            "Die Schwalbe, issue 27, no. 1234, 1950-02",
            "64, 1930; 1st Prize",
            "1234v The Problemist",
        ],
        Source.parse,
    )
    found["search"] = _of_line(
        [
            'author:loyd (year:1890..1910 OR stip:"#3*") -has:solution',
            *("Ka1 kh8 pieces<7", "wK=a1 bS>=2", "keyword:echo men<=8", "h#3 year:1900..1950"),
        ],
        Query.parse,
    )
    found["solution-json"] = _of_line([json.dumps(solved.to_dict())], _solution)
    asked = ["7k/5K2/8/8/8/8/8/6R1 w - - 0 1|#1|tries"]
    found["play"] = Target(asked, lambda text, _: _play(text), make=_question)
    return found


_ASKED: Final = (
    *("#1", "#2", "=1", "=2", "#=2", "+1", "x2", "zd42", "ep1", "001", "s#1", "s#2", "r#1", "r#2"),
    *("semi-r#2", "h#1", "h#1.5", "h#2", "h=2", "hs#1.5", "hs#2", "hr#2", "ser-#2", "ser-h#2"),
    *("ser-s#2", "ser-r#2", "ser-=3"),
)
_WISHES: Final[tuple[dict[str, Any], ...]] = (
    *({}, {"set_play": True}, {"tries": 2}, {"threads": 2}, {"memory": 1}, {"portable": True}),
    *({"post_key": True}, {"quodlibet": True}, {"max_flights": 1}),
)


def _question(number: int) -> str:
    """A position, a stipulation and an option."""
    chance = Random(number)
    asked, wishes = chance.choice(_ASKED), chance.choice(_WISHES)
    return "|".join((small_position(chance).fen, asked, *wishes))


def _play(text: str) -> None:
    """The plain board of the strategy `exhaustive` finds the same as the fast one of `modern`."""
    fen, asked, *names = text.split("|")
    wishes = {name: value for one in _WISHES for name, value in one.items() if name in names}
    fast, plain = (
        matewright.solve(fen, asked, strategy=strategy, time_limit=2, **wishes)
        for strategy in ("modern", "exhaustive")
    )
    if "partial" not in (fast.status, plain.status):
        for name in ("status", "length", "refuted_below"):
            assert getattr(fast, name) == getattr(plain, name), (text, name)
        # Each has its own order of moves.
        assert sorted(fast.keys) == sorted(plain.keys), text
        assert sorted(map(str, fast.lines)) == sorted(map(str, plain.lines)), text


_FEW: Final = Position.from_fen("4k3/8/8/8/3p4/8/4P3/4K2R w")
_FENS: Final = (
    *(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/8/8/8/8/8/8/8 b",
        "5Kbk/6pp/6P1/8/8/8/8/7R w - -",
        "8/8/8/2pP4/8/8/8/k1K5 w - c6",
    ),
    *(
        "4k3/8/8/8/8/8/8/4K2R/ w K - 0 1",
        "4s3/8/2.zr5/8/=N7/8/.gr.ze6/{Royal}K7",
        "8/8/3=.g4/8/8/8/8/8",
    ),
)


def _fen(text: str) -> None:
    read = Position.from_fen(text)
    assert Position.from_fen(read.fen) == read, text


def _stipulation(text: str) -> None:
    read = stipulation_of(text)
    assert stipulation_of(read.text) == read, text


def _twin(text: str) -> None:
    read = Twin.parse(text)
    assert Twin.parse(read.text) == read, text


def _solution(text: str) -> None:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        # The JSON reader refuses it before looking for a solution in it.
        return
    Solution.from_dict(value)


def _of_line(samples: Sequence[str], read: Callable[[str], object]) -> Target:
    return Target(samples, lambda text, _: read(text), is_line=True)


def _of_format(file_format: FileFormat) -> Target:
    exact = file_format.name != "yacpdb-json"
    return Target(
        _samples(file_format),
        lambda text, number: check(file_format, text, number, exact=exact),
        file_format.binary,
    )


def _samples(file_format: FileFormat) -> list[str]:
    if file_format.binary:
        boards = [
            Entry({"a1": "K", "h8": "k", "c3": "Q"}, author="A", text="1.Q"),
            Entry({"b2": "k"}),
        ]
        return [pbm(boards).decode("latin-1"), pbm(boards[:1]).decode("latin-1")]
    endings = (".out",) if file_format.name == "popeye-output" else file_format.suffixes
    files = [path for path in GOLDEN.rglob("*") if path.suffix in endings]
    texts = [path.read_text(encoding="utf-8") for path in sorted(files)]
    own = [text for text in texts if registry.recognised(text) == file_format]
    if file_format.is_written:
        problems = registry.parse(
            catalogue.OLV, (ROOT / "resources/problems/classics.olv").read_text(encoding="utf-8")
        ).collection
        own.append(str(file_format.writer.write(type(problems)(tuple(problems)[:5]), Output())))
    return own


def kept(name: str) -> list[str]:
    """Inputs on which a reader once failed."""
    return [_decoded(path.read_bytes()) for path in sorted(KEPT.glob(f"{name}-*"))]


def _decoded(data: bytes) -> str:
    return data.decode("utf-8", "surrogatepass")


@dataclass(frozen=True)
class Failure:
    """An input that is neither read nor refused."""

    number: int
    text: str
    told: str
    """The traceback."""


def failures(target: Target, cases: Iterable[tuple[int, str]]) -> list[Failure]:
    """The cases, by number and text, that are neither read nor refused."""
    found = []
    left = iter(cases)
    while some := list(islice(left, AT_ONCE if target.is_line else 1)):
        number, text = some[0]
        try:
            with work_limit(10 * MOST_SECONDS):
                for number, text in some:
                    with suppress(MatewrightError):
                        target.read(text, number)
        except Exception:  # noqa: BLE001 - whatever it is, it is what is looked for
            found.append(Failure(number, text, traceback.format_exc()))
    return found


def main() -> int:
    """Run until the time is over; the status is 1 when an input failed."""
    readers = targets()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--first", type=int, default=0, help="number of the first case")
    parser.add_argument("readers", nargs="*", metavar="READER", help=", ".join(readers))
    parser.add_argument("--cases", type=int, default=sys.maxsize, help="at most, of each reader")
    asked = parser.parse_args()
    if unknown := {*asked.readers} - readers.keys():
        parser.error(f"no reader is called {', '.join(sorted(unknown))}")
    names = asked.readers or [*readers]
    seeds = {name: [*readers[name].samples, *kept(name)] for name in names}
    done = dict.fromkeys(names, 0)
    failed = 0
    end = time.monotonic() + 60 * asked.minutes
    for name in cycle(names):
        many = AT_ONCE if readers[name].is_line else FILES_AT_ONCE
        many = min(many, asked.cases - done[name])
        if time.monotonic() > end or failed >= 20 or min(done.values()) >= asked.cases:
            break
        cases = readers[name].cases(seeds[name], asked.first + done[name], many)
        for failure in failures(readers[name], cases):
            failed += 1
            FAILED.mkdir(parents=True, exist_ok=True)
            path = FAILED / f"{name}-{failure.number}.txt"
            path.write_bytes(failure.text.encode("utf-8", "surrogatepass"))
            print(
                f"{failure.told}\n{path.relative_to(ROOT)}: the input that fails", file=sys.stderr
            )
        done[name] += many
    for name, many in done.items():
        print(f"{name:14} {many:12,} cases")
    print(f"Inputs that failed: {failed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
