"""Moves in words: short and long notation with any set of piece letters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from matewright.model.kinds import ALL_KINDS, KINDS
from matewright.model.move import FILES, Action, Move, square_name

if TYPE_CHECKING:
    from matewright.model.solution import Node

_SHORT: Final = 6
"""The file to which a king castles on its own side."""

_BEFORE_CASTLING: Final = (0, 4, 7)
"""The files of kings and rooks before they castle, to which some come by their rebirth."""

ENGLISH: Final[Mapping[str, str]] = MappingProxyType({code: code for code in KINDS if code != "P"})
"""The letters of FIDE's English notation; fairy pieces have those of FEN, pawns none."""

PROBLEM: Final[Mapping[str, str]] = MappingProxyType(
    {code: KINDS[code].problem_letter for code in ENGLISH}
)
"""English letters as problem literature writes them: S for the knight, N for the nightrider."""


def _letters(king_to_knight: Sequence[str], **fairy: str) -> Mapping[str, str]:
    """The letters of king, queen, rook, bishop, knight; others have those of `PROBLEM`."""
    orthodox = dict(zip("KQRBN", king_to_knight, strict=True))
    return MappingProxyType({**PROBLEM, **orthodox, **fairy})


LETTERS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "english": ENGLISH,
        "problem": PROBLEM,
        "german": _letters("KDTLS"),
        "french": _letters("RDTFC", G="S"),
        "russian": _letters(("Кр", "Ф", "Л", "С", "К")),
        # White's figurines stand for the pieces of both sides, as in magazines.
        "figurine": _letters("♔♕♖♗♘"),
    }
)
"""The sets of letters people choose from, by name; the letters of each by kind.

Of the fairy pieces, G is the grasshopper (in French S) and H the nightrider (N, but H in FIDE's
English letters, where N is the knight).
"""


def letters_in_a_row(name: str) -> str:
    """The letters of a set as choices show them: `K Q R B S`."""
    return " ".join(LETTERS[name][code] for code in "KQRBN")


_WRITTEN: Final = re.compile(
    # The piece that moves or stands on a square, and what comes of one: `Qxd4`, `wKa1`, `=Q`.
    r"(?<![A-Za-z])[A-Z](?=[a-h]?[1-8]?[-x]?[a-h][1-8])|(?<=\b[wbn])[A-Z](?![a-z]{2})|(?<==)[A-Z]"
)


def relettered(text: str, letters: Mapping[str, str], written: Mapping[str, str] = ENGLISH) -> str:
    """A text whose moves and pieces have other letters than those they were `written` with."""
    kinds = {letter: kind for kind, letter in written.items()}
    return _WRITTEN.sub(lambda found: letters.get(kinds.get(found[0], ""), found[0]), text)


@dataclass(frozen=True, slots=True)
class Notation:
    """How moves are written: with which letters, and short (`Nxe4+`) or long (`Nd6xe4+`).

    With `phase_letters` defences and answers of battle play have the letters by which problemists
    compare phases behind them: `1...Kc5 a 2.Qa5# A`.
    With `effects` it is said, too, what a fairy move does beside: `Rxd5[+bNg8]`.
    """

    letters: Mapping[str, str] = field(default_factory=lambda: ENGLISH)
    long: bool = False
    phase_letters: bool = False
    effects: bool = False

    def move(self, move: Move) -> str:
        """A move: `Qd8#`, `bxa8=N`, `Kh7-g7`, `c5xd6 e.p.`, `0-0-0+`; `++` is double check."""
        beside = "".join(self._beside(move)) if self.effects else ""
        if move.castling:
            side = "0-0" if move.to_square & 7 == _SHORT else "0-0-0"
            return side + beside + _sign(move)
        start = square_name(move.from_square)
        if self.long:
            text = self._letter(move.piece) + start + ("x" if move.capture else "-")
        else:
            text = self._letter(move.piece)
            if move.file_needed or (move.piece == "P" and move.capture):
                text += start[0]
            if move.rank_needed:
                text += start[1]
            text += "x" if move.capture else ""
        text += square_name(move.to_square)
        if move.promotion:
            text += "=" + self._letter(move.promotion)
        if move.en_passant:
            text += " e.p."
        return text + beside + _sign(move)

    def _letter(self, kind: str) -> str:
        # Kinds without a letter of their own have that of problem literature: `ZRe4`.
        return self.letters.get(kind, "" if kind == "P" else ALL_KINDS[kind].problem_letter)

    def _beside(self, move: Move) -> Iterator[str]:
        """What the effects of a move say that the move itself does not."""
        has_arrived = has_promoted = False
        for effect in move.effects:
            square = square_name(effect.square)
            match effect.action:
                case Action.MOVE if effect.to is not None:
                    is_own = not has_arrived or move.castling
                    if move.castling and effect.to & 7 in _BEFORE_CASTLING:
                        is_own = False
                    has_arrived = has_arrived or effect.to == move.to_square
                    if not is_own:
                        yield f"[{square}-{square_name(effect.to)}]"
                case Action.STEP if effect.to is not None:
                    yield f"-{square_name(effect.to)}"
                case Action.EXCHANGE if effect.to is not None:
                    yield f"[{square}<->{square_name(effect.to)}]"
                case Action.CREATE:
                    kind = effect.piece or ""
                    yield f"[+{effect.side}{self._letter(kind) or kind}{square}]"
                case Action.IMITATE if effect.square == move.imitators[0]:
                    yield f"[I{','.join(map(square_name, move.imitators))}]"
                case Action.REMOVE if has_arrived:
                    yield f"[-{square}]"
                case Action.RECOLOUR:
                    yield f"[{square}={effect.side}]"
                case Action.CHANGE:
                    is_own = effect.piece == move.promotion and not has_promoted
                    has_promoted = has_promoted or is_own
                    if not is_own:
                        kind = effect.piece or ""
                        yield f"[{square}={self._letter(kind) or kind}]"
                case _:
                    # Of a capture the move itself tells.
                    pass

    def node(self, node: Node) -> str:
        """A node's move with its number and `!` or `?`: `1.Qd8!`, `1...Kc5`, `2.Qd6#`.

        Nodes without a move are empty text.
        """
        if not node.move:
            return ""
        return node.number + self.move(node.move) + node.sign + self._phase_letter(node)

    def next_node(self, node: Node) -> str:
        """A node's move behind the one before it: the second of a number needs none of its own.

        `2.Kc1` and then `Ra1#`, as in `1.Kb1 Ra2 2.Kc1 Ra1#`.
        """
        assert node.move is not None
        number = node.number
        text = ("" if number.endswith("...") else number) + self.move(node.move)
        return text + self._phase_letter(node)

    def _phase_letter(self, node: Node) -> str:
        if not self.phase_letters:
            return ""
        # Both modules know what a move is.
        from matewright.model.phase_table import letter_of_node

        letter = letter_of_node(node)
        return f" {letter}" if letter else ""


def _sign(move: Move) -> str:
    if move.mate:
        return "#"
    if move.stalemate:
        return "="
    if move.double_check:
        return "++"
    return "+" if move.check else ""


def disambiguation(san: str) -> tuple[bool, bool]:
    """Whether a short move in English letters names the file, and the rank, its piece comes from.

    Pawns and castling name neither in this sense.
    """
    if san[:1] not in ENGLISH:
        return False, False
    named = san.rstrip("+#=")[1:-2].replace("x", "")
    return any(letter in FILES for letter in named), any(letter.isdigit() for letter in named)
