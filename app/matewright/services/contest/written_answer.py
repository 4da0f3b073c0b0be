"""What a solver wrote down, as a tree of moves.

`1.Sc4! (2.Qd5#) Kxc4 2.Qa4#`, `1...Kc5 2.Sb3`, `thr. 2.Qd5`, `1...Sa~ 2.Qb2`: a number tells which
move of the play follows, brackets and the word for it a threat. Letters of pieces are read by
whoever compares the moves. What is not understood is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from matewright.formats.stated_solution.reading import Section, Stated
from matewright.formats.stated_solution.scanning import Kind, Place, Token
from matewright.formats.stated_solution.written import Written

_THREAT: Final = frozenset(
    {
        *("threat", "threats", "threatens", "threatening", "thr", "th"),
        *("droht", "drohung", "dr", "menace", "menaçant", "угроза", "угр"),
    }
)
_BETWEEN: Final = frozenset({",", "/", "or", "and", "oder", "und", "ou", "et", "или", "и", "&"})
_SAID: Final = frozenset(
    {
        *("zugzwang", "zz", "zgzw", "block", "blocus", "цугцванг"),
        *("key", "schlüssel", "clé", "but", "aber", "mais", "mate", "matt", "mat", "mats"),
        *("try", "tries", "verführung", "verführungen", "essai", "essais", "set", "play"),
        *("solution", "lösung", "sol", "dual", "duals", "promotion", "choice", "short", "kurz"),
    }
)
"""Words that say nothing about which moves are played."""
_ANY: Final = frozenset({"any", "else", "otherwise", "beliebig", "sonst", "autre", "любой", "~"})


@dataclass(slots=True)
class Answered:
    """A move of the tree and what follows it; the root has no move.

    `is_threat`: the defender has passed before it. `is_try`: the solver says that it fails.
    """

    move: Stated | None
    half_move: int
    is_threat: bool = False
    is_try: bool = False
    children: list[Answered] = field(default_factory=list)

    def walk(self) -> Iterator[Answered]:
        """All moves below it."""
        for child in self.children:
            yield child
            yield from child.walk()


@dataclass(frozen=True, slots=True)
class Answer:
    """The tree, and the words that were not understood."""

    root: Answered
    unread: tuple[str, ...]


class _Reader:
    """Where in the tree the next move belongs."""

    def __init__(self, section: Section) -> None:
        self._section = section
        self.root = Answered(None, 0)
        self.unread: list[str] = []
        # For each half-move the moves written there last, of which the next one is an answer.
        self._path: dict[int, list[Answered]] = {0: [self.root]}
        self._at = 0
        self._next: int | None = None
        self._is_alternative = False
        self._is_threat = False
        self._saved: list[tuple[dict[int, list[Answered]], int]] = []

    def take(self, token: Token, following: Token | None) -> None:
        match token.kind:
            case Kind.NUMBER:
                self._next = 2 * token.value - 1 + token.late
                self._is_alternative = False
            case Kind.MOVE:
                self._move([Stated(one, self._place(token)) for one in token.moves])
            case Kind.SIGN:
                self._sign(token.text)
            case Kind.OPEN:
                self._saved.append((dict(self._path), self._at))
            case Kind.CLOSE:
                if self._saved:
                    self._path, self._at = self._saved.pop()
                self._next, self._is_threat = None, False
            case Kind.WORD:
                self._word(token, following)
            case Kind.LINE_END | Kind.DOTS | Kind.LABEL:
                self._is_alternative = False

    def _place(self, token: Token) -> Place:
        return self._section.scanned.place(token.start, token.end)

    def _word(self, token: Token, following: Token | None) -> None:
        for word in token.text.replace(">", " threat ").replace(",", " , ").split():
            plain = word.strip(".:;!?\"'()").lower()
            if word in _BETWEEN or plain in _BETWEEN:
                self._is_alternative = True
            elif plain in _THREAT:
                self._is_threat = True
            elif plain in _ANY and (
                self._next is not None or (following is not None and following.kind is Kind.NUMBER)
            ):
                self._move([Stated(Written(word, is_any=True), self._place(token))])
            elif plain and plain not in _SAID and any(map(str.isalnum, plain)):
                self.unread.append(word)

    def _sign(self, text: str) -> None:
        if "?" in text and "!" not in text:
            for one in self._path.get(self._at, ()):
                one.is_try = True

    def _move(self, moves: Sequence[Stated]) -> None:
        at, parents = self._where()
        is_alternative, is_threat = self._is_alternative, False
        self._next, self._is_alternative = None, False
        if parents is None and at % 2 and at >= 3 and at - 2 in self._path:
            parents, is_threat = self._path[at - 2], True
        self._is_threat = False
        if parents is None:
            self.unread += [one.move.text for one in moves]
            return
        new = [_below(parent, one, at, is_threat) for one in moves for parent in parents]
        before = self._path.get(at, []) if is_alternative and at == self._at else []
        end = at - is_threat
        self._path = {place: these for place, these in self._path.items() if place < end}
        self._path[at] = [*before, *new]
        self._at = at

    def _where(self) -> tuple[int, list[Answered] | None]:
        """Which half-move comes next, and the moves it answers; None where a threat comes."""
        if self._next is not None:
            at = self._next
        elif self._is_alternative and self._at:
            at = self._at
        else:
            at = self._at + 1
        if self._is_threat and at % 2 and at >= 3:
            return at, None
        return at, self._path.get(at - 1)


def _below(parent: Answered, move: Stated, half_move: int, is_threat: bool) -> Answered:
    """The move below another one, which may stand there already."""
    for child in parent.children:
        if child.move == move and child.is_threat == is_threat:
            return child
    child = Answered(move, half_move, is_threat)
    parent.children.append(child)
    return child


def read(section: Section) -> Answer:
    """The answer of a solver to one part of a problem in battle play."""
    reader = _Reader(section)
    tokens = section.tokens
    for index, token in enumerate(tokens):
        reader.take(token, tokens[index + 1] if index + 1 < len(tokens) else None)
    return Answer(reader.root, tuple(reader.unread))
