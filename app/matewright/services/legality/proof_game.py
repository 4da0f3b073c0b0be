"""What is known of a proof game before it is found, in words and by squares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Self

from matewright import engine
from matewright.errors import MatewrightError
from matewright.model.game import Game
from matewright.model.legality import count_promoted
from matewright.model.move import square_name
from matewright.model.notation import ENGLISH
from matewright.model.piece import Colour, Piece
from matewright.model.play import Play
from matewright.model.position import INITIAL_FEN, Position
from matewright.model.stipulation import AnyStipulation, Stipulation
from matewright.services.legality.judge import impediment
from matewright.wording import Wording

_words: Final = Wording("proof_game")


MOST_SQUARES: Final = 4
"""Where a man falls is not said where there are more squares."""


@dataclass(frozen=True, slots=True)
class Certain:
    """What certainly happens to men.

    * `fallen`: men of the array that are captured, by their squares there, and the squares on which
      that can be. A pawn that is captured en passant falls where the other arrives.
    * `captures`: where White and Black certainly capture, whatever it is.
    * `promoted_pawns`: pawns of the array that promote and are not captured.
    * `promoted_men`: where in the diagram a man stands that was a pawn.
    """

    fallen: Mapping[int, frozenset[int]]
    captures: tuple[frozenset[int], frozenset[int]]
    promoted_pawns: frozenset[int]
    promoted_men: frozenset[int]

    @classmethod
    def of(cls, facts: engine.GameFacts, diagram: Position) -> Self:
        """What follows from the fates of the men."""
        array = Position.from_fen(INITIAL_FEN)
        pawns = {square for square, piece in array.pieces() if piece.code == "P"}
        others = {square: piece for square, piece in diagram.pieces() if piece.code != "P"}
        came = {square: set[int]() for square in others}
        for origin, man in array.pieces():
            for square in facts.fates[origin].ends & others.keys():
                if others[square].colour is man.colour:
                    came[square].add(origin)
        fates = facts.fates.items()
        return cls(
            {origin: fate.falls for origin, fate in fates if not fate.ends},
            facts.captures,
            frozenset(
                origin
                for origin, fate in fates
                if origin in pawns and not fate.falls and fate.ends <= others.keys()
            ),
            frozenset(square for square, origins in came.items() if origins and origins <= pawns),
        )

    @property
    def has_places(self) -> bool:
        """Whether anything of it can be drawn on the board."""
        return bool(self.fallen or any(self.captures) or self.promoted_men)

    def sentences(self, letters: Mapping[str, str]) -> Iterator[str]:
        """It in words."""
        array = Position.from_fen(INITIAL_FEN)
        told = set[int]()
        elsewhere = list[str]()
        for origin, squares in sorted(self.fallen.items()):
            if len(squares) > MOST_SQUARES:
                elsewhere.append(_man(array, origin, letters))
            else:
                told |= squares if len(squares) == 1 else set()
                yield _words(
                    "{man} is captured on {squares}",
                    man=_man(array, origin, letters),
                    squares=_one_of(squares),
                )
        if elsewhere:
            yield _words("captured somewhere: {men}", men=", ".join(elsewhere))
        for squares, sentence in zip(
            self.captures,
            (_words("White captures on {squares}"), _words("Black captures on {squares}")),
            strict=True,
        ):
            if squares - told:
                yield sentence.format(squares=_names(squares - told))
        for origin in sorted(self.promoted_pawns):
            yield _words("{man} promotes", man=_man(array, origin, letters))
        if self.promoted_men:
            yield _words("promoted: {squares}", squares=_names(self.promoted_men))


@dataclass(frozen=True, slots=True)
class ProofGameFacts:
    """What is true of every game that leads to a diagram in the moves that are allowed.

    * `needed`, `most`: moves of White and Black, at least and at most.
    * `fixed`: where men of the array never move and are not captured.
    * `moving`: where men of the array move or are captured, although the same stands there in the
      diagram.
    * `missing`: the men that each side has fewer of than in the array, by kind.
    * `promoted`: how many men only a promotion can have made.
    * `men`: what happens to men of the array, as far as it is certain (`Certain`).
    """

    needed: tuple[int, int]
    most: tuple[int, int]
    fixed: frozenset[int]
    moving: frozenset[int]
    missing: tuple[Mapping[str, int], Mapping[str, int]]
    promoted: int
    men: Certain

    def sentences(self, letters: Mapping[str, str] = ENGLISH) -> Iterator[str]:
        """It in words, the most important first."""
        yield _words(
            "White needs at least {white} of {white_most} moves, Black {black} of {black_most}",
            white=self.needed[0],
            white_most=self.most[0],
            black=self.needed[1],
            black_most=self.most[1],
        )
        for missing, sentence in zip(
            self.missing, (_words("White lacks {men}"), _words("Black lacks {men}")), strict=True
        ):
            if missing:
                yield sentence.format(men=_men(missing, letters))
        if self.promoted:
            yield _words.count(
                self.promoted, "%n man at least is promoted", "%n men at least are promoted"
            )
        yield from self.men.sentences(letters)
        if self.fixed:
            yield _words.count(len(self.fixed), "%n man never moves", "%n men never move")
        if self.moving:
            names = _names(self.moving)
            yield _words("not the men of the array, or back again: {squares}", squares=names)


def known(game: Game, stipulation: AnyStipulation) -> ProofGameFacts | None:
    """What follows from a diagram and a number of moves.

    None for other stipulations, for fairy chess, and where no such game exists.
    """
    if not isinstance(stipulation, Stipulation) or impediment(game) is not None:
        return None
    if not stipulation.is_proof_game or stipulation.play is not Play.PROOF:
        return None
    black = stipulation.moves
    most = (black + stipulation.half, black)
    try:
        found = engine.proof_game_facts(game.position, most, exact=stipulation.exact)
    except MatewrightError:
        return None
    if found is None:
        return None
    array = Position.from_fen(INITIAL_FEN)
    white, black_missing = (
        {
            code: count
            for code in "QRBNP"
            if (count := _fewer(array, game.position, Piece(colour, code))) > 0
        }
        for colour in Colour
    )
    return ProofGameFacts(
        found.needed,
        most,
        found.fixed,
        found.moving,
        (white, black_missing),
        count_promoted(game.position),
        Certain.of(found, game.position),
    )


def _fewer(array: Position, position: Position, piece: Piece) -> int:
    return len(array.squares_of(piece)) - len(position.squares_of(piece))


def _names(squares: Iterable[int]) -> str:
    return ", ".join(square_name(square) for square in sorted(squares))


def _one_of(squares: Iterable[int]) -> str:
    *others, last = (square_name(square) for square in sorted(squares))
    if not others:
        return last
    return _words("{squares} or {last}", squares=", ".join(others), last=last)


def _man(array: Position, square: int, letters: Mapping[str, str]) -> str:
    """A man of the array: `the black Bc8`, `the white pawn e2`."""
    man = array.board[square]
    assert man is not None, "men of the array stand there"
    white, black = _words("the white {man}"), _words("the black {man}")
    name = square_name(square)
    if man.code == "P":
        white, black = _words("the white pawn {man}"), _words("the black pawn {man}")
    else:
        name = letters[man.code] + name
    return (white if man.colour is Colour.WHITE else black).format(man=name)


def _men(missing: Mapping[str, int], letters: Mapping[str, str]) -> str:
    return " ".join(
        f"{count if count > 1 else ''}{'P' if code == 'P' else letters[code]}"
        for code, count in missing.items()
    )
