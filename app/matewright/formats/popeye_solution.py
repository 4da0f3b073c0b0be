"""The moves that Popeye prints below a diagram, as a tree.

Battle play stands one move a line; its number says how deep it is (`1.`, `1...`, `2.` …), and a
move two half-moves deeper than the one before is a threat. Help play and series stand one line a
solution.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple, NoReturn

import chess

from matewright.errors import FormatError
from matewright.formats import popeye_effects
from matewright.formats.foreign_solution import MoveNode, is_fairy
from matewright.formats.popeye_effects import PrintedMove as FairyMove
from matewright.formats.popeye_words import Language
from matewright.model.parts import Part
from matewright.model.piece import Colour
from matewright.model.solution import Mark, Role
from matewright.model.stipulation import Stipulation

_NUMBERED = re.compile(r"\s*(?P<number>\d+)(?P<dots>\.\.\.|\.)(?P<rest>\S.*)")
_MOVE = re.compile(
    r"(?:(?P<man>[A-Z][A-Z0-9]?)?(?P<start>[a-h][1-8])(?P<capture>[-*])(?P<end>[a-h][1-8])"
    r"(?:=(?P<new>[A-Z][A-Z0-9]?))?|(?P<castling>0-0-0|0-0))"
)
_EN_PASSANT: Final = ("ep.", "e.p.", "ep")
_SIGNS: Final = ("+", "++", "#", "=", "==", "#=", "!", "?", "+!", "+?", "x", "z")


@dataclass(slots=True)
class _Printed:
    """A move as it is printed, beside what it became."""

    node: MoveNode
    letter: str
    capture: bool
    mate: bool


@dataclass(slots=True)
class PrintedMoves:
    """The moves of one part of a problem."""

    moves: list[MoveNode] = field(default_factory=list)
    printed: list[_Printed] = field(default_factory=list)

    def check(self) -> None:
        """Compare what is printed of the moves with what is true of them, once they are played.

        Raises `FormatError` for a move of another piece, a false capture or a false mate.
        """
        for one in self.printed:
            facts = one.node.facts
            if facts is None:
                continue
            is_right = (
                facts.castling or (facts.piece == one.letter and facts.capture is one.capture)
            ) and facts.mate is one.mate
            if not is_right:
                raise FormatError("solution-move", move=facts.uci)


def moves_of(part: Part, lines: list[str], language: Language, *, is_alone: bool) -> PrintedMoves:
    """What the lines state about one part of a problem.

    Unless it `is_alone`, the same lines also hold the part with White and Black exchanged, and only
    what belongs to this one is taken. Raises `FormatError` for a line that is not understood.
    """
    stipulation = part.stipulation.checked()
    reader = _BattleReader if stipulation.play.is_battle else _HelpReader
    return reader(part, stipulation, language, is_alone=is_alone).read(lines)


class _PrintedMove(NamedTuple):
    """A move as it is printed, the signs behind it, and whether a number stands before it."""

    text: str
    signs: list[str]
    is_numbered: bool


class _Reader:
    """What reading battle and help play have in common."""

    def __init__(
        self, part: Part, stipulation: Stipulation, language: Language, *, is_alone: bool
    ) -> None:
        self.part = part
        self.stipulation = stipulation
        self.language = language
        self.is_alone = is_alone
        # The side that moves first, counting a move that is left out before the diagram.
        begins = part.position.turn
        self.first = begins.other if part.options.left_out else begins
        self.found = PrintedMoves()
        self.is_fairy = is_fairy(part)
        self.conditions = frozenset(condition.text for condition in part.conditions)
        self.pattern = popeye_effects.MOVE if self.is_fairy else _MOVE

    def move(self, text: str, colour: Colour, role: Role) -> MoveNode:
        """A move of a side. Raises `FormatError`."""
        match = self.pattern.fullmatch(text)
        if match is None:
            _fail(text)
        if self.is_fairy:
            return MoveNode(role, FairyMove(text, colour, self.conditions))
        if match["castling"]:
            rank = 0 if colour is Colour.WHITE else 56
            start, end = rank + 4, rank + (6 if match["castling"] == "0-0" else 2)
            node = MoveNode(role, chess.Move(start, end))
            self.found.printed.append(_Printed(node, "K", capture=False, mate=False))
            return node
        letters = self.language.pieces.get((match["man"] or self.language.letters["p"]).lower(), "")
        new = self.language.pieces.get(match["new"].lower(), "") if match["new"] else ""
        if letters not in _PIECES or (match["new"] and new not in _PIECES):
            _fail(text)
        promotion = _PIECES[new] if new else None
        start, end = chess.parse_square(match["start"]), chess.parse_square(match["end"])
        node = MoveNode(role, chess.Move(start, end, promotion))
        letter = chess.piece_symbol(_PIECES[letters]).upper()
        self.found.printed.append(_Printed(node, letter, match["capture"] == "*", mate=False))
        return node

    def is_of_this_part(self, text: str, colour: Colour) -> bool:
        """Whether the first move of a phase is one of the side that makes it in this part."""
        if self.is_alone:
            return True
        match = self.pattern.match(text)
        if match is None or not match["start"]:
            return True
        piece = self.part.position.board[chess.parse_square(match["start"])]
        return piece is not None and piece.colour is colour

    def says_nothing(self, line: str) -> bool:
        """Whether a line is blank or only says that solving is over."""
        text = line.strip()
        ends = ("finished", "interrupted", "partial", "too many", "time")
        return not text or any(text.startswith(self.language.messages[key]) for key in ends)

    def sign(self, node: MoveNode, sign: str) -> None:
        """Take up what is printed behind a move: `+`, `#`, `=`."""
        node.signs.add(sign)
        if sign.startswith("#") and not self.is_fairy:
            self.found.printed[-1].mate = True

    def words_of(self, text: str) -> list[str]:
        """The words of a line; of a fairy move `ep.` is a part, for effects may follow."""
        return (text.replace(" ep.", "ep.") if self.is_fairy else text).split()


_PIECES: Final = {
    "k": chess.KING,
    "q": chess.QUEEN,
    "r": chess.ROOK,
    "b": chess.BISHOP,
    "s": chess.KNIGHT,
    "p": chess.PAWN,
}


class _BattleReader(_Reader):
    """Reads keys, tries, set play, threats and variations."""

    def read(self, lines: list[str]) -> PrintedMoves:
        set_play = MoveNode(Role.SET_PLAY)
        # The moves on the way to the last one, with their half-moves.
        way: list[tuple[int, MoveNode]] = []
        refutes = taken = False
        messages = self.language.messages
        for line in lines:
            text = line.strip()
            if self.says_nothing(line):
                continue
            if text == messages["but"]:
                refutes = True
                continue
            if text == messages["refutes"] + ".":
                if way and taken:
                    way[-1][1].role = Role.REFUTATION
                continue
            if text.rstrip(".:") in (messages["threat"], messages["zugzwang"]):
                continue
            numbered = _NUMBERED.fullmatch(line.rstrip())
            if numbered is None:
                _fail(text)
            half_move = 2 * int(numbered["number"]) - (numbered["dots"] == ".")
            while way and way[-1][0] >= half_move:
                way.pop()
            words = self.words_of(numbered["rest"])
            colour = self.first if half_move % 2 else self.first.other
            if not way:
                refutes = refutes and half_move == 2
                taken = self.is_of_this_part(words[0], colour)
            if half_move == 1:
                refutes = False
            if not taken:
                way.append((half_move, MoveNode(Role.KEY)))
                continue
            above = way[-1] if way else (0, None)
            role = self.role(half_move, above[0], words, refutes=refutes)
            node = self.move(words[0], colour, role)
            self.remark(node, words[1:])
            if above[1] is not None:
                above[1].below.append(node)
            elif half_move == 2 and not self.part.options.post_key:
                set_play.below.append(node)
            else:
                self.found.moves.append(node)
            way.append((half_move, node))
        if set_play.below:
            self.found.moves.insert(0, set_play)
        return self.found

    def role(self, half_move: int, above: int, words: list[str], *, refutes: bool) -> Role:
        """What a move is, by how deep it and the one before it are."""
        is_attack = half_move % 2 == 1
        if half_move == 1:
            return Role.TRY if "?" in words else Role.KEY
        if not above and half_move == 3 and self.part.options.post_key:
            return Role.THREAT
        if not above and half_move == 2:
            return Role.DEFENCE
        if is_attack and half_move == above + 2:
            return Role.THREAT
        if half_move != above + 1:
            _fail(words[0])
        if is_attack:
            return Role.CONTINUATION
        return Role.REFUTATION if refutes and half_move == 2 else Role.DEFENCE

    def remark(self, node: MoveNode, words: list[str]) -> None:
        """Take up what stands behind a move."""
        messages = self.language.messages
        rest = list(words)
        while rest:
            word = rest.pop(0)
            if word.rstrip(".:") == messages["zugzwang"]:
                node.marks = frozenset({Mark.ZUGZWANG})
            elif word.startswith("#") or word in ("+", "++", "=", "=="):
                self.sign(node, word)
            elif word.rstrip(".:") != messages["threat"] and word not in (*_SIGNS, *_EN_PASSANT):
                _fail(word)


class _HelpReader(_Reader):
    """Reads solutions of help play and series."""

    def read(self, lines: list[str]) -> PrintedMoves:
        # The moves that something follows, by the list they stand in.
        self.shared: dict[tuple[int, chess.Move | FairyMove | None], MoveNode] = {}
        set_play = MoveNode(Role.SET_PLAY)
        is_half = self.stipulation.half and self.stipulation.play.is_help
        usual = int(is_half) + self.part.options.left_out
        for line in lines:
            if self.says_nothing(line):
                continue
            moves, left_out = self.words(line)
            if not moves:
                _fail(line.strip())
            is_set_play = left_out == usual + 1
            if not is_set_play and left_out != usual:
                _fail(line.strip())
            first = self.part.position.turn
            first = first.other if is_set_play else first
            if not self.is_of_this_part(moves[0].text, first):
                continue
            self.add(set_play.below if is_set_play else self.found.moves, moves, first)
        if set_play.below:
            self.found.moves.insert(0, set_play)
        return self.found

    def words(self, line: str) -> tuple[list[_PrintedMove], int]:
        """The moves of a line, and how many are left out before the first."""
        moves: list[_PrintedMove] = []
        is_numbered = False
        left_out = 0
        for written in self.words_of(line):
            word = written
            number = re.match(r"\d+\.(\.\.)?", word)
            if number:
                left_out += not moves and number.group().endswith("...")
                word = word[number.end() :]
                is_numbered = True
            if not word:
                continue
            if word == "..." and not moves:
                left_out += 1
            elif self.pattern.fullmatch(word):
                moves.append(_PrintedMove(word, [], is_numbered))
                is_numbered = False
            elif moves and (word in _SIGNS or word in _EN_PASSANT):
                moves[-1].signs.append(word)
            else:
                _fail(word)
        return moves, left_out

    def add(self, into: list[MoveNode], moves: list[_PrintedMove], first: Colour) -> None:
        """Add a line to those that begin alike."""
        is_series = self.stipulation.play.is_series
        colour, siblings = first, into
        for index, (text, signs, is_numbered) in enumerate(moves):
            is_last = index == len(moves) - 1
            if is_series:
                # Each move of the series has a number, those of the other side have none.
                colour = first if is_numbered else first.other
            node = self.move(text, colour, Role.HELP)
            for sign in signs:
                self.sign(node, sign)
            # Lines that begin alike share these moves.
            key = (id(siblings), node.move)
            shared = None if is_last else self.shared.get(key)
            if shared is None:
                siblings.append(node)
                shared = node
                if not is_last:
                    self.shared[key] = node
            elif not self.is_fairy:
                self.found.printed.pop()
            siblings = shared.below
            colour = colour.other


def _fail(text: str) -> NoReturn:
    raise FormatError("popeye-output-word", text=text)
