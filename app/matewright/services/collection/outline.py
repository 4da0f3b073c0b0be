"""What of a solution is compared with others: its mates, and how its play goes.

Both are taken from a tree that is stored with the problem or from the written solution,
in long or short notation with English letters. Set play and tries do not count.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from matewright.model.goal import Goal
from matewright.model.kinds import ALL_KINDS
from matewright.model.move import Move, square_name
from matewright.model.problem import Problem
from matewright.model.solution import Column, Mode, Role, Solution, Status
from matewright.model.stipulation import Stipulation

MOST_NODES: Final = 40_000
"""Of a tree, and characters of a text, that are looked at; of more nothing is compared."""
MOST_MATES: Final = 60
"""Different mates; more are those of a problem that is cooked, or of no problem."""
_SQUARES: Final = {square_name(square): square for square in range(64)}
_FIRST: Final = (Role.KEY, Role.DIAGRAM)
"""Above the first defences; the diagram where the key was played before."""
_HOME: Final = 4
_TO_BLACK: Final = 56

_TOKEN: Final = re.compile(
    r"""(?<![\w.*:-])
    (?:(?P<twin>[a-z])\)
    |(?:(?P<number>\d{1,3})(?P<dots>\.\.\.|\.)[ ]*)?
     (?:(?P<castling>[0O]-[0O](?:-[0O])?)
     |(?P<piece>[A-Z][A-Z0-9]?)?(?P<origin>[a-h][1-8])?(?P<capture>[*x:]|-)?(?P<target>[a-h][1-8])
      (?:[ ]*e\.?p\.?)?(?:=?(?P<promotion>[QRBSN])(?![a-z0-9]))?)
     (?P<signs>(?:[ ]*(?:[+\#!?]|=(?![A-Z])))*))""",
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Outline:
    """What is compared of a solution.

    `mates` are the pieces that mate (or reach another goal), with the squares on which they
    do: `("wQ", 35)`. `play` is the same number for solutions that go the same way: the kind of
    piece and the captures of the key and of each solution of help play; threats, and which
    piece's defence is answered by which piece. Squares do not count in it.
    """

    mates: frozenset[tuple[str, int]]
    play: int


class _Step(NamedTuple):
    """A move as it is compared."""

    piece: str
    origin: int | None
    target: int
    promotion: str
    is_capture: bool

    @property
    def way(self) -> str:
        """How it goes, without squares."""
        return self.piece + "x" * self.is_capture + self.promotion


@dataclass(slots=True)
class _Gathered:
    """What was found, from wherever."""

    mates: set[tuple[str, int]] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)
    threats: set[_Step] = field(default_factory=set)
    answers: dict[_Step, set[_Step]] = field(default_factory=dict)
    lines: set[str] = field(default_factory=set)

    def add_mate(self, side: str, step: _Step) -> None:
        target = step.target
        if side == "b" and step.piece == "K" and step.origin == _HOME:
            # A text does not give the rank of castling.
            target += _TO_BLACK
        self.mates.add((side + (step.promotion or step.piece), target))

    def outline(self) -> Outline | None:
        """The outline; None where nothing is to be compared."""
        if not self.mates or len(self.mates) > MOST_MATES:
            return None
        # What the threat answers is no defence, and written solutions leave it out.
        threats = {(step.target, step.piece, step.promotion) for step in self.threats}
        pairs = set()
        for defence, answers in self.answers.items():
            if not {(step.target, step.piece, step.promotion) for step in answers} <= threats:
                pairs |= {f"{defence.way}>{step.way}" for step in answers}
        play = (
            sorted(self.keys),
            sorted({step.way for step in self.threats}),
            sorted(pairs),
            sorted(self.lines),
        )
        digest = hashlib.blake2b(repr(play).encode(), digest_size=8).digest()
        return Outline(frozenset(self.mates), int.from_bytes(digest, "big", signed=True))


def outline(problem: Problem) -> Outline | None:
    """What of a problem's solution is compared; None without one that can be read.

    An answer with all play comes first, proved or claimed by Popeye, then what is written.
    """
    stipulation = problem.stipulation
    if not isinstance(stipulation, Stipulation) or stipulation.is_proof_game:
        return None
    solution = problem.solution
    if _is_whole(solution) and problem.solution_is_current:
        assert solution is not None, "it is whole"
        found = _of_answer(solution)
        if found is not None:
            return found
    text = problem.written_solution
    return _of_text(problem, stipulation, text) if text and len(text) <= MOST_NODES else None


def _is_whole(solution: Solution | None) -> bool:
    """Whether an answer has all play there is."""
    return (
        solution is not None
        and solution.mode is Mode.FULL
        and solution.status in (Status.SOLVED, Status.CLAIMED)
    )


# -- answers ---------------------------------------------------------------------------------------


def _of_answer(solution: Solution) -> Outline | None:
    if sum(len(part.tree.tree) for part in (solution, *solution.twins)) > MOST_NODES:
        return None
    gathered = _Gathered()
    for part in (solution, *solution.twins):
        _gather(part, gathered)
    return gathered.outline()


def _gather(part: Solution, gathered: _Gathered) -> None:
    """Walk through the play after the key, or through the lines of help play."""
    stipulation, tree = part.stipulation, part.tree.tree
    is_battle = stipulation.play.is_battle
    turn = part.start.turn.value
    own = _other(turn) if tree.left_out else turn
    is_play = [True] + [False] * (len(tree) - 1)
    steps: list[_Step | None] = [None] * len(tree)
    has_children = {tree.parents[index] for index in range(1, len(tree))}
    for index in range(1, len(tree)):
        role, parent, move = tree.roles[index], tree.parents[index], tree.moves[index]
        is_play[index] = is_play[parent] and role not in (
            Role.SET_PLAY,
            Role.TRY,
            Role.REFUTATION,
        )
        if not is_play[index] or move is None:
            continue
        step = steps[index] = _step(move)
        if is_battle:
            side = _other(own) if role is Role.DEFENCE else own
            if role is Role.KEY:
                gathered.keys.add(step.way)
            elif role is Role.THREAT and tree.roles[parent] in _FIRST:
                gathered.threats.add(step)
            elif role is Role.CONTINUATION and tree.roles[tree.parents[parent]] in _FIRST:
                defence = steps[parent]
                assert defence is not None, "a continuation follows a defence"
                gathered.answers.setdefault(defence, set()).add(step)
        else:
            is_last = index not in has_children
            side = _helping_side(part, index, turn)
            if is_last:
                gathered.lines.add(" ".join(_ways(tree.parents, steps, index)))
        if move.mate if stipulation.goal is Goal.MATE else index not in has_children:
            gathered.add_mate(side, step)


def _helping_side(part: Solution, index: int, turn: str) -> str:
    tree = part.tree.tree
    if part.stipulation.play.is_series:
        return turn if tree.is_in_series(index) else _other(turn)
    depth, above = tree.left_out, index
    while above := tree.parents[above]:
        depth += 1
    return _other(turn) if depth % 2 else turn


def _ways(parents: Column[int], steps: Sequence[_Step | None], index: int) -> Iterator[str]:
    line = []
    while index:
        step = steps[index]
        if step is not None:
            line.append(step.way)
        index = parents[index]
    return reversed(line)


def _step(move: Move) -> _Step:
    piece = _letter(ALL_KINDS[move.piece].problem_letter)
    promotion = ALL_KINDS[move.promotion].problem_letter if move.promotion else ""
    return _Step(piece, move.from_square, move.to_square, promotion, move.capture)


# -- texts -----------------------------------------------------------------------------------------


class _Token(NamedTuple):
    """A move of a text: of whom, in which move of the play, and the signs behind it."""

    step: _Step
    number: int
    is_reply: bool
    is_numbered: bool
    signs: str


def _of_text(problem: Problem, stipulation: Stipulation, text: str) -> Outline | None:
    """The outline of a written solution; None where its letters are not those of the board."""
    pieces = {_letter(piece.kind.problem_letter) for _, piece in problem.position.pieces()}
    letters = {*pieces, *"KQRBSP"} if pieces <= {*"KQRBSP"} else {*pieces, *"QRBSP"}
    gathered = _Gathered()
    turn = problem.position.turn.value
    read = _read_battle if stipulation.play.is_battle else _read_lines
    is_understood = read(text, stipulation, turn, letters, gathered)
    return gathered.outline() if is_understood else None


def _read_battle(
    text: str, stipulation: Stipulation, turn: str, letters: set[str], gathered: _Gathered
) -> bool:
    ends = _ends(stipulation)
    in_play, defence = False, None
    for token in _tokens(text):
        if token is None:
            # Of the next twin its set play may come before its key.
            in_play = False
            continue
        step = token.step
        if step.piece not in letters:
            return False
        if token.number == 1 and not token.is_reply:
            in_play, defence = "?" not in token.signs, None
            if in_play:
                gathered.keys.add(step.way)
        elif in_play and token.number == 1:
            defence = step
        elif in_play and token.number == 2 and not token.is_reply and token.is_numbered:
            if defence is None:
                gathered.threats.add(step)
            else:
                gathered.answers.setdefault(defence, set()).add(step)
        if in_play and ends & {*token.signs}:
            gathered.add_mate(_other(turn) if token.is_reply else turn, step)
    return True


def _ends(stipulation: Stipulation) -> frozenset[str]:
    """The signs behind a move that reaches the goal."""
    return frozenset("#" if stipulation.goal is Goal.MATE else "#=")


def _read_lines(
    text: str, stipulation: Stipulation, turn: str, letters: set[str], gathered: _Gathered
) -> bool:
    first = _other(turn) if stipulation.half and not stipulation.play.is_series else turn
    for line in text.splitlines():
        tokens = [token for token in _tokens(line) if token is not None]
        if not tokens or not _ends(stipulation) & {*tokens[-1].signs}:
            continue
        if any(token.step.piece not in letters for token in tokens):
            return False
        if tokens[0].number != 1 or (tokens[0].is_reply and not stipulation.half):
            # Set play, or a line that goes on from another.
            continue
        last = tokens[-1]
        gathered.lines.add(" ".join(token.step.way for token in tokens))
        is_second = last.is_reply or not last.is_numbered
        gathered.add_mate(_other(first) if is_second else first, last.step)
    return True


def _tokens(text: str) -> Iterator[_Token | None]:
    """The moves of a text in order, and None for the label of a twin."""
    number, is_reply = 1, True
    for found in _TOKEN.finditer(text):
        if found["twin"]:
            yield None
            number, is_reply = 1, True
            continue
        if found["number"]:
            number, is_reply = int(found["number"]), found["dots"] == "..."
        elif is_reply:
            number, is_reply = number + 1, False
        else:
            is_reply = True
        if found["castling"]:
            step = _Step("K", _HOME, 2 if len(found["castling"]) > 3 else 6, "", False)
        else:
            step = _Step(
                _letter(found["piece"] or "P"),
                _SQUARES[found["origin"]] if found["origin"] else None,
                _SQUARES[found["target"]],
                _letter(found["promotion"] or ""),
                found["capture"] not in (None, "-"),
            )
        yield _Token(step, number, is_reply, bool(found["number"]), found["signs"])


def _letter(piece: str) -> str:
    return "S" if piece == "N" else piece


def _other(side: str) -> str:
    return "b" if side == "w" else "w"
