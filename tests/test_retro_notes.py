"""What answers say by which convention castling and capturing en passant are taken to be legal."""

from __future__ import annotations

import pytest

import matewright


def notes(fen: str, stipulation: str = "#1", **options: object) -> set[str]:
    answer = matewright.solve(fen, stipulation, **options)  # type: ignore[arg-type] # by name
    return {note.english for note in answer.notes}


def test_castling_that_the_last_moves_exclude() -> None:
    assert notes("4k2r/6pp/8/8/8/8/8/R3K3 w") == {
        "castling assumed to be legal: Q",
        "castling is no longer possible, as the last moves show: k",
    }
    # Black has pawns that can have moved.
    assert notes("4k2r/5ppp/8/p7/8/8/8/R3K3 w") == {"castling assumed to be legal: Qk"}


def test_castling_on_one_side_alone() -> None:
    assert notes("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w") == {
        "castling assumed to be legal: KQkq",
        "not both ways to castle are left, as the last moves show: kq",
    }


@pytest.mark.parametrize(
    ("fen", "note"),
    [
        ("3K4/8/8/8/6Pp/p7/R6k/n7 b - g3", "proved to be the last move: the double step over g3"),
        (
            "8/8/8/8/3pP3/8/8/k1K5 b - e3",
            "double step over e3 taken for the last move without proof",
        ),
        # Behind a pawn on g2 the bishop would not have come to h1.
        ("8/8/8/3k4/6Pp/8/8/K6B b - g3", "double step over g3 stated, but it cannot be"),
    ],
)
def test_a_stated_double_step(fen: str, note: str) -> None:
    (found,) = (one for one in notes(fen, "h#1") if "double step" in one)
    assert found.startswith(note)


def test_nothing_follows_from_an_illegal_diagram() -> None:
    # Nothing was captured, and White's pawn has passed Black's.
    fen = "rnbqkbnr/pppp1ppp/4P3/4p3/8/8/PPPP1PPP/RNBQKBNR w"
    assert notes(fen) == {"castling assumed to be legal: KQkq"}


def test_proof_games_begin_in_the_array() -> None:
    diagram = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b"
    assert not any("last moves" in one for one in notes(diagram, "dia0.5"))


@pytest.mark.parametrize("text", ["SPG 0.5", "spg in 0.5", "PG0.5", "BP in 0.5"])
def test_proof_games_as_magazines_write_them(text: str) -> None:
    assert matewright.Stipulation.parse(text).text == "dia0.5"
