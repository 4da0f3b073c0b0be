"""The play required of a setting: the key, tries with their refutations, set mates, lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice
from typing import Final

from matewright import engine
from matewright.errors import FormatError, MatewrightError
from matewright.model.inquiry import PASS, Wish
from matewright.model.move import Move, square_name
from matewright.model.notation import ENGLISH, PROBLEM, Notation
from matewright.model.play_state import PlayState
from matewright.model.problem import Problem
from matewright.model.solution import Node, Role, Solution
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("workshop")

MOST_ITEMS: Final = 2000
"""More lines are not kept at once."""


class Part(StrEnum):
    """A part of the play, by the word that names it.

    * `KEY`: the first move that solves. `TRY`: one that fails, with all replies that refute it.
    * `SET`: what would follow the defences in the diagram. `THREAT`: what the key threatens.
    * `VARIATION`: the answers to the defences at the second move. `MATES`: what follows to the end.
    * `SOLUTION`: a line of help play or a series.
    """

    KEY = "key"
    TRY = "tries"
    SET = "set"
    THREAT = "threats"
    VARIATION = "variations"
    MATES = "mates"
    SOLUTION = "solutions"

    @property
    def word(self) -> str:
        """Its name in the reader's language."""
        return _words(_PART_WORDS[self])


_PART_WORDS: Final = {
    Part.KEY: _words.later("key"),
    Part.TRY: _words.later("tries"),
    Part.SET: _words.later("set play"),
    Part.THREAT: _words.later("threats"),
    Part.VARIATION: _words.later("variations"),
    Part.MATES: _words.later("mates"),
    Part.SOLUTION: _words.later("solutions"),
}


@dataclass(frozen=True, slots=True)
class Item:
    """A piece of play.

    `moves` are UCI or `PASS`. `is_only`: there is no dual to its last move. Of a try `refutations`
    are the replies that refute it. `text` is how it is written: `1...Kc5 2.Qa5#`.
    """

    part: Part
    moves: tuple[str, ...]
    text: str
    is_only: bool = False
    refutations: tuple[str, ...] | None = None

    def wish(self, *, required: bool) -> Wish:
        """The item as the engine takes it."""
        refutations = None if self.refutations is None else list(self.refutations)
        return list(self.moves), self.is_only, refutations, required


WORDS: Final = (*(part.value for part in Part), "all")
"""The words that name play."""


def items(solution: Solution) -> tuple[Item, ...]:
    """All the play of a complete answer, in its order: every item once."""
    return tuple(dict.fromkeys(item for _, item in islice(_all(solution), MOST_ITEMS)))


def items_by_entry(solution: Solution) -> dict[int, Item]:
    """The play of an answer, each item with the number of the entry of the tree that ends it."""
    return dict(islice(_all(solution), MOST_ITEMS))


def _all(solution: Solution) -> Iterator[tuple[int, Item]]:
    if not solution.stipulation.play.is_battle:
        yield from _solutions(solution)
        return
    for node in solution.tree.children:
        if node.role is Role.SET_PLAY:
            for defence in node.children:
                yield from _answers(defence, (PASS,), Part.SET)
        elif node.role is Role.TRY:
            yield node.index, _try(node)
        elif node.role is Role.KEY:
            yield from _key(node)


def _uci(node: Node) -> str:
    assert node.move is not None, "only the diagram and its set play have no move"
    return node.move.bare_uci


_NOTATION: Final = Notation()


def _try(node: Node) -> Item:
    refutations = [child for child in node.children if child.role is Role.REFUTATION]
    replies = ", ".join(_NOTATION.next_node(reply) + "!" for reply in refutations)
    text = f"{_NOTATION.node(node)} {replies}"
    return Item(Part.TRY, (_uci(node),), text, refutations=tuple(map(_uci, refutations)))


def _key(node: Node) -> Iterator[tuple[int, Item]]:
    moves = (_uci(node),)
    yield node.index, Item(Part.KEY, moves, _NOTATION.node(node))
    yield from _play(node, moves, Part.THREAT, Part.VARIATION)


def _play(
    node: Node, moves: tuple[str, ...], threats: Part, answers: Part
) -> Iterator[tuple[int, Item]]:
    """What follows a move of the attacker: its threats, then the answers to each defence."""
    threatened = [child for child in node.children if child.role is Role.THREAT]
    for threat in threatened:
        line = (*moves, PASS, _uci(threat))
        text = f"[{_NOTATION.node(threat)}]"
        yield threat.index, Item(threats, line, text, len(threatened) == 1)
        yield from _play(threat, line, Part.MATES, Part.MATES)
    for defence in node.children:
        if defence.role is Role.DEFENCE:
            yield from _answers(defence, moves, answers)


def _answers(defence: Node, moves: tuple[str, ...], part: Part) -> Iterator[tuple[int, Item]]:
    found = defence.children
    for answer in found:
        line = (*moves, _uci(defence), _uci(answer))
        text = f"{_NOTATION.node(defence)} {_NOTATION.node(answer)}"
        yield answer.index, Item(part, line, text, len(found) == 1)
        yield from _play(answer, line, Part.MATES, Part.MATES)


def _solutions(solution: Solution) -> Iterator[tuple[int, Item]]:
    """The lines of help play and series."""
    seen = set()
    for line in solution.tree.lines():
        nodes = [node for node in line if node.move is not None]
        if not nodes or any(node.role is Role.SET_PLAY for node in line):
            continue
        moves = tuple(_uci(node) for node in nodes)
        if moves not in seen:
            seen.add(moves)
            text = " ".join([_NOTATION.node(nodes[0]), *map(_NOTATION.next_node, nodes[1:])])
            yield nodes[-1].index, Item(Part.SOLUTION, moves, text)


def chosen(play: Sequence[Item], words: Iterable[str]) -> tuple[Item, ...]:
    """The items that some of `WORDS` name. Raises `FormatError` for other words."""
    parts: set[Part] = set()
    for word in words:
        if word == "all":
            parts |= set(Part)
        elif word in WORDS:
            parts.add(Part(word))
        else:
            raise FormatError("workshop-keep", text=word, known=", ".join(WORDS))
    if Part.MATES in parts:
        parts.add(Part.VARIATION)
    return tuple(item for item in play if item.part in parts)


def carried(moves: Sequence[str], moved: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    """The moves of a line (UCI) as they are called when some pieces begin on other squares."""
    begins = {square_name(before): square_name(after) for before, after in moved}
    found = []
    for uci in moves:
        if uci == PASS:
            found.append(uci)
            continue
        found.append(begins.pop(uci[:2], uci[:2]) + uci[2:])
        # A piece that leaves that square later is another one.
        begins.pop(uci[2:4], None)
    return tuple(found)


def check(required: Sequence[Item]) -> None:
    """Raise `FormatError` for contradictory requirements: two keys, a key that fails."""
    keys = [item for item in required if item.part is Part.KEY]
    for item in keys[1:]:
        if item.moves != keys[0].moves:
            raise FormatError("workshop-contradiction", text=keys[0].text, other=item.text)
    firsts = {item.moves[0]: item for item in required if item.part in _AFTER_KEY}
    if len(firsts) > 1:
        one, other, *_ = firsts.values()
        raise FormatError("workshop-contradiction", text=one.text, other=other.text)
    for item in required:
        if item.part is Part.TRY and item.moves[0] in firsts:
            other = firsts[item.moves[0]]
            raise FormatError("workshop-contradiction", text=item.text, other=other.text)


_AFTER_KEY: Final = (Part.KEY, Part.THREAT, Part.VARIATION, Part.MATES)


# -- lines that a person types -------------------------------------------------------------------

_NUMBER: Final = re.compile(r"\d+\.(?:\.\.)?|\.\.\.|…")
_UCI: Final = re.compile(r"[a-h][1-8][a-h][1-8][qrbn]?")


def line(text: str, problem: Problem) -> Item:
    """Play as it is printed: `1.Qd8`, `1.Qd8 Kc5 2.Qa5`, `1...Kc5 2.Qa5`, `1.Qe3? Sxe5!`.

    A first move with `?` is a try, and the replies behind it are those that refute it. A line that
    begins with `1...` is set play, `1.Qd8 - 2.Qd6` a threat. Moves may be UCI, which settings that
    lack a piece need. Raises `FormatError` for what is no legal move there.
    """
    stipulation = problem.stipulation.checked()
    words = _NUMBER.sub(" ", text.replace(",", " ").replace("[", " ").replace("]", " ")).split()
    words = [word for word in words if word.strip("=")]
    if not words:
        raise FormatError("workshop-line", text=text)
    if not stipulation.play.is_battle:
        return Item(Part.SOLUTION, tuple(_walk(words, problem)), text.strip())
    is_set = bool(re.match(r"\s*(1\s*)?(\.\.\.|…)", text))
    if is_set:
        words = [PASS, *words]
    if words[0].endswith("?"):
        diagram = PlayState(problem.game)
        first = _move(words[0], diagram)
        after = _after(diagram, first)
        replies = tuple(_move(word, after) for word in words[1:])
        return Item(Part.TRY, (first,), text.strip(), refutations=replies)
    moves = tuple(_walk(words, problem))
    if len(moves) % 2 == 0:
        raise FormatError("workshop-line-end", text=text)
    part = Part.SET if is_set else Part.KEY if len(moves) == 1 else Part.VARIATION
    return Item(part, moves, text.strip())


def _walk(words: Sequence[str], problem: Problem) -> Iterator[str]:
    """The moves of a line, one after the other, as UCI."""
    at: PlayState | None = PlayState(problem.game)
    stipulation = problem.stipulation.checked()
    for number, word in enumerate(words):
        uci = _move(word, at)
        yield uci
        at = _after(at, uci)
        if at is not None and passes_after(stipulation, number, len(words)):
            at = at.play(None)


def passes_after(stipulation: Stipulation, number: int, count: int) -> bool:
    """Whether the other side passes after the move of that number of a line of so many moves."""
    last = 1 if stipulation.play.value == "ser-" else 2
    return stipulation.play.is_series and number < count - last


def _after(state: PlayState | None, uci: str) -> PlayState | None:
    """The state after a move; None where it cannot be determined."""
    if state is None:
        return None
    if uci == PASS:
        return state.play(None)
    found = [move for move in _legal(state) if move.bare_uci == uci]
    return state.play(found[0]) if found else None


def _legal(state: PlayState) -> list[Move]:
    try:
        return [move for move, _ in engine.legal_moves(state)]
    except MatewrightError:
        return []


_LONG: Final = Notation(long=True)


def _move(word: str, state: PlayState | None) -> str:
    """A move as UCI. Raises `FormatError` where it is no legal move, or one of several."""
    bare = word.rstrip("!?#+=")
    if bare == PASS or _UCI.fullmatch(bare):
        return bare
    if state is None:
        raise FormatError("workshop-move-uci", text=word)
    found = {
        move.bare_uci
        for move in _legal(state)
        for letters in (ENGLISH, PROBLEM)
        for long in (False, True)
        if _plain(Notation(letters, long).move(move)) == _plain(bare)
    }
    if len(found) != 1:
        raise FormatError("workshop-move", text=word)
    return found.pop()


def _plain(text: str) -> str:
    """A move without signs that may be left out."""
    return text.rstrip("#+=").replace("x", "").replace("-", "").replace("O", "0").replace("=", "")


def of_key(text: str, problem: Problem) -> Item:
    """The key of that name. Raises `FormatError`."""
    item = line(text, problem)
    return replace(item, part=Part.KEY, moves=item.moves[:1])
