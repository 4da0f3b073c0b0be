"""What is known of a proof game before it is found, in words and by squares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

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


@dataclass(frozen=True, slots=True)
class ProofGameFacts:
    """What is true of every game that leads to a diagram in the moves that are allowed.

    * `needed`, `most`: moves of White and Black, at least and at most.
    * `fixed`: where men of the array never move and are not captured.
    * `moving`: where men of the array move or are captured, although the same stands there in the
      diagram.
    * `missing`: the men that each side has fewer of than in the array, by kind.
    * `promoted`: how many men only a promotion can have made.
    """

    needed: tuple[int, int]
    most: tuple[int, int]
    fixed: frozenset[int]
    moving: frozenset[int]
    missing: tuple[Mapping[str, int], Mapping[str, int]]
    promoted: int

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
        if self.fixed:
            yield _words.count(len(self.fixed), "%n man never moves", "%n men never move")
        if self.moving:
            names = ", ".join(square_name(square) for square in sorted(self.moving))
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
    fixed, moving, needed = found
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
        needed, most, fixed, moving, (white, black_missing), count_promoted(game.position)
    )


def _fewer(array: Position, position: Position, piece: Piece) -> int:
    return len(array.squares_of(piece)) - len(position.squares_of(piece))


def _men(missing: Mapping[str, int], letters: Mapping[str, str]) -> str:
    return " ".join(
        f"{count if count > 1 else ''}{'P' if code == 'P' else letters[code]}"
        for code, count in missing.items()
    )
