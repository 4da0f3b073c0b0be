"""What could be played had a man gone, or stayed where it was."""

from __future__ import annotations

from matewright.model.position import Position
from matewright.services.themes.facts import proofs
from matewright.services.themes.facts.reading import board_of
from matewright.services.themes.facts.rules import Rules
from tests.services.themes.studies import study_of


def board(fen: str) -> str:
    return board_of(Position.from_fen(f"{fen} w - - 0 1"))


def test_moves_lead_over_a_square_that_is_left() -> None:
    # The knight on e7 closes the line of the rook on e8.
    place = board("4r3/4n3/8/8/8/k7/8/7K")
    over = {move[1] for move in proofs.moves_over(Rules(), place, "b", 52, [60])}
    assert over == {4 + 8 * rank for rank in range(6)}
    # A pawn may end on the square.
    place = board("8/4p3/4n3/8/8/k7/8/7K")
    over = {move[1] for move in proofs.moves_over(Rules(), place, "b", 44, [52])}
    assert over == {36, 44}


def test_a_block_lacks_the_king_a_square() -> None:
    place = board("k7/1p6/8/8/8/8/8/R3K3")
    assert proofs.blocks_king(Rules(), place, "b", 49)
    assert not proofs.blocks_king(Rules(), board("k7/1p6/8/8/8/8/8/RR2K3"), "b", 49)


def test_a_mate_may_need_a_man() -> None:
    smothered = board("k6K/8/1B6/8/8/8/8/1R6")
    assert not proofs.is_mate_without(Rules(), smothered, "b", 1)
    corridor = board("k2R4/pp6/8/8/8/8/8/4K1N1")
    assert proofs.is_mate_without(Rules(), corridor, "b", 6)
    assert not proofs.is_mate_without(Rules(), corridor, "b", 59)
    assert not proofs.is_mate_without(Rules(), corridor, "b", 49)


def test_a_slider_carries_a_mate_over_a_square() -> None:
    # Rd8 mates with the help of the bishop, whose line to b7 is open once c6 is left.
    place = board("k7/p7/8/8/4B3/8/8/3RK3")
    assert proofs.carries_mate(Rules(), place, "w", (3, 59, None), 42, 28) == 49
    assert proofs.carries_mate(Rules(), place, "w", (3, 59, None), 43, 28) is None
    # The slider itself mates over the square.
    assert proofs.carries_mate(Rules(), place, "w", (3, 59, None), 43, 3) == 59


def test_a_piece_put_back_could_parry() -> None:
    study = study_of("Unguard")
    defence, mate = next(
        (end.above, end)
        for *_, end in study.mating_lines
        if end.above is not None and end.above.piece != "K" and end.after[end.above.origin] == "."
    )
    stayed = proofs.put_back(study.rules, mate, defence)
    moved = study.rules.of(mate.after, defence.side)
    assert not moved.moves
    assert stayed.moves != moved.moves or stayed.pins != moved.pins
