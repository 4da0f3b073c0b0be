"""Problems whose answers are known: what is asked, what the answer must be, and the target."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from matewright.model.position import INITIAL_FEN


class Work(StrEnum):
    """How much of a problem is to be answered."""

    KEY = "one key"
    KEYS = "all keys"
    LINES = "all lines"
    CHECKS = "checks only"
    WITHIN = "mate within"
    TREE = "tree, tries, set play"


@dataclass(frozen=True, slots=True)
class Case:
    """A problem of `moves` moves, usually a mate, with the answer an independent source gives.

    `keys`: all keys in UCI, of help play all lines (their moves with spaces between); empty when
    there is no mate, None when only the length is known. `exact`: nothing shorter exists.
    `target`: seconds the default strategy may take. `kind`: what the stipulation says before the
    number of moves.
    """

    name: str
    fen: str
    moves: int
    work: Work
    keys: frozenset[str] | None = None
    exact: bool = True
    target: float | None = None
    kind: str = "#"

    @property
    def stipulation(self) -> str:
        """What is asked, `#3`."""
        return f"{self.kind}{self.moves}"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a solver says: mate in `length` (None: there is none) by these first moves or lines.

    `all_keys`: it says that there are no others. `refuted_below`: it says that there is no mate in
    fewer moves; None when it does not say.
    """

    length: int | None
    keys: tuple[str, ...] = ()
    all_keys: bool = False
    refuted_below: int | None = None


def objection(case: Case, answer: Answer) -> str | None:
    """What is wrong with an answer; None when nothing is."""
    if answer.length is None:
        if case.keys == frozenset():
            return None
        return f"claims that there is no mate in {case.moves}"
    moves = " ".join(sorted(answer.keys)) or "no move"
    claim = f"claims a mate in {answer.length} by {moves}"
    if case.keys == frozenset():
        return f"{claim}, but there is none"
    if answer.length > case.moves:
        return f"{claim}, but there is one in {case.moves}"
    if answer.length < case.moves and case.exact:
        return f"{claim}, but there is none in fewer than {case.moves}"
    if answer.refuted_below not in (None, answer.length):
        return f"{claim} and refutes only mates in fewer than {answer.refuted_below}"
    if case.keys is None or answer.length < case.moves:
        return None
    found = frozenset(answer.keys)
    if not found or not found <= case.keys or (answer.all_keys and found != case.keys):
        return f"{claim}, but the keys are {' '.join(sorted(case.keys))}"
    return None


def _keys(text: str) -> frozenset[str]:
    return frozenset(text.split())


# V. Albillo, MATER (1998), examples 1 to 8, with the keys printed there; that there are no others
# says Popeye 4.104. Examples of checks only: the key MATER found.
_MATER = {
    1: ("b7/PP6/8/8/7K/6B1/6N1/4R1bk w - -", 3, "b7a8n"),
    2: ("8/8/1p5B/4p3/1p2k1P1/1P3n2/P4PB1/K2R4 w - -", 3, "h6c1"),
    3: ("2N5/8/k2K4/8/p1PB4/P7/8/8 w - -", 4, "d6c7"),
    4: ("rnbK2R1/p6p/p1kNpN1r/P3B1Q1/3P1p1p/5p2/5p1b/8 w - -", 4, "g5g2"),
    5: ("8/1n2P2K/3p2p1/2p3pk/6pr/4ppr1/6p1/1b6 w - -", 3, "h7g7"),
    6: ("4K1R1/PP2P3/2k5/3pP3/3B4/6P1/8/8 w - -", 3, "b7b8r"),
    7: ("8/2P1P1P1/3PkP2/8/4K3/8/8/8 w - -", 3, "e7e8b"),
    8: ("3nn3/2p2p1k/1p1pp1p1/p2B3p/r2B2N1/7N/8/7K w - -", 12, "h3g5"),
}


def _mater(number: int, name: str, work: Work, target: float | None = None) -> Case:
    fen, moves, keys = _MATER[number]
    return Case(name, fen, moves, work, _keys(keys), target=target)


TARGETS = (
    *(_mater(number, f"mater-{number}", Work.KEY, 0.001) for number in (1, 2, 3, 5, 6, 7)),
    # The problem of D. Prinz's Mate-in-two (1951); the key is given in resources/problems.
    Case("prinz", "5Kbk/6pp/6P1/8/8/8/8/7R w - -", 2, Work.KEY, _keys("h1h6"), target=0.001),
    _mater(4, "mater-4", Work.KEY, 0.005),
    _mater(4, "mater-4-keys", Work.KEYS, 0.010),
    _mater(8, "mater-8-checks", Work.CHECKS, 0.001),
    # Nobody knows whether a quiet move mates sooner, or which other moves mate in twelve.
    Case("mater-8", _MATER[8][0], 12, Work.WITHIN, exact=False, target=0.050),
    # All keys by Popeye 4.104.
    Case(
        "six-1",
        "8/6p1/6p1/4p1p1/4PkB1/1Q2NP1K/3q3p/6br w - -",
        6,
        Work.KEYS,
        _keys("b3a3"),
        target=0.100,
    ),
    Case(
        "six-2",
        "2n2r2/8/2N1b1pB/1p3kPp/2p2p2/3Pp2K/3b4/6Q1 w - -",
        6,
        Work.KEYS,
        _keys("g1a1"),
        target=0.250,
    ),
)
"""The positions of which the project says how fast they are to be solved."""

STIPULATIONS = (
    Case(
        "help-4",
        "8/5n2/5K2/8/5nkp/5pp1/6b1/7B b - -",
        4,
        Work.LINES,
        frozenset({"g2f1 h1g2 f1d3 g2f1 d3g6 f1d3 g6h5 d3f5"}),
        target=0.050,
        kind="h#",
    ),
    Case(
        "help-3",
        "2n1r1rR/6pp/1n5q/1k1N4/7p/b7/1P6/6K1 b - -",
        3,
        Work.LINES,
        frozenset({"h6c6 b2b3 h7h5 h8h5 a3b4 d5c7"}),
        target=0.050,
        kind="h#",
    ),
    Case(
        "help-3-crowded",
        "8/2K3pB/1p2p1P1/pP2P3/P2r1p2/n1pk1P2/2pbpP2/1N6 b - -",
        3,
        Work.LINES,
        frozenset({"a3c4 b1a3 c4e5 a3c4 e5g6 c4e5"}),
        target=0.150,
        kind="h#",
    ),
    Case(
        "help-5",
        "8/5p2/4r3/5K2/6n1/8/7P/4k3 b - -",
        5,
        Work.LINES,
        frozenset({"e1f2 h2h4 f2g3 h4h5 g3h4 h5h6 h4h5 h6h7 h5h6 h7h8q"}),
        target=0.050,
        kind="h#",
    ),
    Case(
        "self-4",
        "8/4B3/3Rp2p/2Nbk1pP/1Qp2pKn/1N3P1P/3R4/8 w - -",
        4,
        Work.KEYS,
        _keys("b3a5"),
        target=0.500,
        kind="s#",
    ),
    Case(
        "self-6",
        "KR2N3/4P1P1/6QB/3N1pPB/n6P/rP6/ppkPP2P/3R4 w - f6",
        6,
        Work.KEYS,
        _keys("g5f6"),
        target=3.0,
        kind="s#",
    ),
)
"""Helpmates and selfmates with targets; all lines and all keys by Popeye 4.104."""

# A. Johandl, 2. FIDE-Turnier 1959, and K. Schmeisser, Die Schwalbe 1942; keys by Popeye 4.104.
JOHANDL = Case(
    "johandl",
    "B3k2r/2pp1p1p/1p3B2/1np1p2p/Q7/8/8/R3K3 w Qk -",
    4,
    Work.KEYS,
    _keys("a8h1"),
)
SCHMEISSER = Case("schmeisser", "5k2/7R/8/Pn6/8/8/8/R3K3 w Q -", 4, Work.KEYS, _keys("e1c1"))

# Nobody mates from the initial position in five moves against every defence.
INITIAL = Case("initial", INITIAL_FEN, 5, Work.KEYS, frozenset())
# S. Loyd, London Era 1861, “Excelsior”: the key is in every collection.
EXCELSIOR = Case(
    "excelsior",
    "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - -",
    5,
    Work.KEYS,
    _keys("b2b4"),
)

SPEED = (
    _mater(2, "mater-2", Work.KEYS),
    _mater(4, "mater-4", Work.KEY),
    JOHANDL,
    SCHMEISSER,
    INITIAL,
)
"""Where positions per second are counted."""


def _long(name: str, fen: str, moves: int) -> Case:
    return Case(name, fen, moves, Work.KEY)


LONG = (
    # Nobody mates in seven moves from there; a prototype of another make found the same.
    Case("initial-7", INITIAL_FEN, 7, Work.KEYS, frozenset()),
    # Shortest mates, whose lengths their collection states. One thread takes 2 to 7 s for each.
    _long("long-1", "1n6/3p2Kn/r4p2/QR3ppk/R1P5/2p2Pp1/1b2N1P1/1q1B4 w - -", 7),
    _long("long-2", "2q2B1K/4P3/1p1P4/1R6/1P6/6P1/6kN/1b6 b - -", 8),
    _long("long-3", "7K/8/8/4B3/6Qp/1n6/8/1r5k w - -", 8),
    _long("long-4", "8/3p1N2/n2K1k1N/1ppp4/6R1/1rR1p3/B2pp3/1b1q2n1 w - -", 8),
    _long("long-5", "B1K5/3N1p2/6pn/7b/R5p1/2p1k1pq/2P1p3/2n1B3 w - -", 8),
    _long("long-6", "2bkr3/r1R2QN1/3p4/qPp5/Pp6/b5K1/1n2PBP1/8 w - -", 8),
    _long("long-7", "7R/1P1PB2P/4P3/2Pb1r2/5Pp1/1P3p1k/5b2/N4K1n b - -", 8),
    _long("long-8", "8/1p4p1/6P1/7p/1P1N4/2pN1K2/2Bk2PP/8 w - -", 8),
)
"""Searches of some seconds, for which threads and memory matter."""

MIDDLING = (EXCELSIOR, JOHANDL, *(case for case in TARGETS if case.work is Work.KEYS))
"""Searches of some milliseconds, for what is compared run by run."""
