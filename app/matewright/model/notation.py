"""Moves in words: short and long notation with any set of piece letters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from matewright.model.kinds import ALL_KINDS, KINDS
from matewright.model.move import Action, Effect, Move, square_name

if TYPE_CHECKING:
    from matewright.model.position import Position
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
English letters, where N is the knight; `beside_nightriders` distinguishes them).
"""

_PAWNS: Final = MappingProxyType({"L": "B", "С": "п", "♗": "♙"})
"""The letter of pawns, where they need one, by that of bishops; P with all others."""


def beside_nightriders(letters: Mapping[str, str]) -> Mapping[str, str]:
    """Letters for a problem with nightriders: N is theirs, and no knight's."""
    if letters.get("N") != PROBLEM["H"]:
        return letters
    return MappingProxyType({**letters, "N": PROBLEM["N"], "H": PROBLEM["H"]})


def letters_for(letters: Mapping[str, str], position: Position) -> Mapping[str, str]:
    """The letters of a set as they are used for a diagram."""
    return beside_nightriders(letters) if position.has_nightriders else letters


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
    With `effects` the further effects of a fairy move are written, too: `Rxd5[+bNg8]`.
    `capture` is the sign of captures (`x`, `:`, `*` or none), `promotion` that of promotions,
    `dots` what follows the number of a move of the side that did not begin. Without `checks` the
    sign of check is left out.
    """

    letters: Mapping[str, str] = field(default_factory=lambda: ENGLISH)
    long: bool = False
    phase_letters: bool = False
    effects: bool = False
    capture: str = "x"
    promotion: str = "="
    dots: str = "..."
    checks: bool = True

    def move(self, move: Move) -> str:
        """A move: `Qd8#`, `bxa8=N`, `Kh7-g7`, `c5xd6 e.p.`, `0-0-0+`; `++` is double check.

        `Nxf5-h6` captures on the way, `N-f5xh6` begins by going there; `nPfxe8=nB` is a neutral
        pawn's.
        """
        letters = beside_nightriders(self.letters) if move.is_beside_nightriders else self.letters
        beside = "".join(_beside(move, letters, self.capture)) if self.effects else ""
        if move.castling:
            side = "0-0" if move.to_square & 7 == _SHORT else "0-0-0"
            return self._signed(side + beside, move)
        start, kind, text = square_name(move.from_square), move.piece, ""
        if _promotes_first(move):
            first = move.effects[0]
            text = f"[{square_name(first.square)}={_new_letter(first, letters)}]"
            kind = first.piece or kind if first.square == move.from_square else kind
        text += move.quality + _letter(kind, letters, is_named=bool(move.quality))
        if self.long:
            text += start
        else:
            if move.file_needed or (kind == "P" and move.capture):
                text += start[0]
            if move.rank_needed:
                text += start[1]
        via = move.via
        if via is not None:
            text += (self.capture if via.captures else "-") + square_name(via.square)
        is_capture = move.capture and not (via is not None and via.captures)
        if is_capture or self.long or via is not None:
            text += self.capture if is_capture else "-"
        text += square_name(move.to_square)
        if move.promotion:
            text += self.promotion + move.quality
            text += _letter(move.promotion, letters, is_named=True)
        if move.en_passant:
            text += " e.p."
        return self._signed(text + beside, move)

    def _signed(self, text: str, move: Move) -> str:
        """A move with the sign behind it; behind a promotion that of stalemate stands apart."""
        sign = _sign(move)
        if "+" in sign and not self.checks:
            return text
        return f"{text} {sign}" if sign == "=" and ("=" in text or move.promotion) else text + sign

    def piece(self, kind: str, quality: str = "", *, is_beside_nightriders: bool = False) -> str:
        """The letters of the piece of such a move: `S`, `nLI`; empty for a bare pawn."""
        letters = beside_nightriders(self.letters) if is_beside_nightriders else self.letters
        return quality + _letter(kind, letters, is_named=bool(quality))

    def node(self, node: Node) -> str:
        """A node's move with its number and `!` or `?`: `1.Qd8!`, `1...Kc5`, `2.Qd6#`.

        Nodes without a move are empty text.
        """
        if not node.move:
            return ""
        letter = self.phase_letter(node)
        return self.first(node) + f" {letter}" * bool(letter)

    def first(self, node: Node) -> str:
        """The same without the letter of the phase."""
        assert node.move is not None
        return self.number(node) + self.move(node.move) + node.sign

    def number(self, node: Node) -> str:
        """The number before a move: `1.`, `1...`."""
        return node.number.replace("...", self.dots)

    def next_node(self, node: Node) -> str:
        """A node's move behind the one before it: the second of a number needs none of its own.

        `2.Kc1` and then `Ra1#`, as in `1.Kb1 Ra2 2.Kc1 Ra1#`.
        """
        letter = self.phase_letter(node)
        return self.second(node) + f" {letter}" * bool(letter)

    def second(self, node: Node) -> str:
        """The same without the letter of the phase."""
        assert node.move is not None
        number = node.number
        return ("" if number.endswith("...") else number) + self.move(node.move)

    def phase_letter(self, node: Node) -> str:
        """The letter behind a move; empty where there is none, or none is wanted."""
        if not self.phase_letters:
            return ""
        # Both modules know what a move is.
        from matewright.model.phase_table import letter_of_node

        return letter_of_node(node)


def _letter(kind: str, letters: Mapping[str, str], *, is_named: bool = False) -> str:
    """The letters of a kind, of pawns only where they are named.

    Kinds without a letter of their own have that of problem literature: `ZRe4`.
    """
    if kind == "P":
        return _PAWNS.get(letters.get("B", ""), "P") if is_named else ""
    return letters.get(kind, ALL_KINDS[kind].problem_letter)


def _beside(move: Move, letters: Mapping[str, str], capture: str) -> Iterator[str]:
    """What the effects of a move say that the move itself does not.

    What the piece becomes on its final square follows the move, all else is in brackets.
    """
    at: int | None = None
    has_promoted = is_bracketed = False
    effects = move.effects[1:] if _promotes_first(move) else move.effects
    for index, effect in enumerate(effects):
        square = square_name(effect.square)
        following = effects[index + 1] if index + 1 < len(effects) else None
        is_its = effect.square == at and not (is_bracketed or move.castling)
        text = ""
        match effect.action:
            case Action.MOVE if effect.to is not None:
                is_own = at is None or move.castling
                if move.castling and effect.to & 7 in _BEFORE_CASTLING:
                    is_own = False
                if effect.to == move.to_square and at is None:
                    at = effect.to
                if not is_own:
                    text = f"{square}-{square_name(effect.to)}"
            case Action.STEP if effect.to is not None:
                captures = effects[index - 1] == Effect(Action.REMOVE, effect.to)
                at = effect.to
                yield f"{capture if captures else '-'}{square_name(effect.to)}"
            case Action.EXCHANGE if effect.to is not None:
                text = f"{square}<->{square_name(effect.to)}"
            case Action.CREATE:
                assert effect.piece is not None
                text = f"+{effect.side}{_letter(effect.piece, letters, is_named=True)}{square}"
                if _is_change(following, effect.square):
                    text += "=" + "n" * (effect.side == "n") + _new_letter(following, letters)
            case Action.IMITATE if effect.square == move.imitators[0]:
                text = f"I{','.join(map(square_name, move.imitators))}"
            case Action.REMOVE if at is not None:
                goes_on = following is not None and following.action is Action.STEP
                text = "" if goes_on else f"-{square}"
            case Action.RECOLOUR:
                text = f"={effect.side}" if is_its else f"{square}={effect.side}"
            case Action.CHANGE if index and _is_created(effects[index - 1], effect.square):
                # It was written of the piece that appeared.
                pass
            case Action.CHANGE:
                is_own = effect.piece == move.promotion and not has_promoted
                has_promoted = has_promoted or is_own
                if not is_own:
                    name = _new_letter(effect, letters)
                    text = f"={name}" if is_its else f"{square}={name}"
            case _:
                # The move itself shows a capture.
                pass
        if text.startswith("="):
            yield text
        elif text:
            is_bracketed = True
            yield f"[{text}]"


def _is_change(effect: Effect | None, square: int) -> bool:
    return effect is not None and effect.action is Action.CHANGE and effect.square == square


def _is_created(effect: Effect, square: int) -> bool:
    return effect.action is Action.CREATE and effect.square == square


def _new_letter(effect: Effect | None, letters: Mapping[str, str]) -> str:
    assert effect is not None
    assert effect.piece is not None
    return _letter(effect.piece, letters, is_named=True)


def _promotes_first(move: Move) -> bool:
    """Whether a pawn that stands on the last rank becomes something before the move."""
    return move.effects[0].action is Action.CHANGE


def _sign(move: Move) -> str:
    if move.mate:
        return "#"
    if move.stalemate:
        return "="
    if move.double_check:
        return "++"
    return "+" if move.check else ""


def disambiguation(san: str, piece: str) -> tuple[bool, bool]:
    """Whether the short move of a kind in English letters names the file, and the rank, it is from.

    Pawns and castling name neither in this sense.
    """
    names = (ENGLISH.get(piece, ""), "" if piece == "P" else ALL_KINDS[piece].problem_letter)
    letters = "|".join(map(re.escape, filter(None, names)))
    found = re.match(rf"[nh]*(?:{letters})([a-h]?)([1-8]?)[-x]?[a-h][1-8]", san)
    return (bool(found[1]), bool(found[2])) if letters and found else (False, False)
