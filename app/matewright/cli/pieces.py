"""`matewright pieces`: the pieces that are known, with their letters and how they move."""

from __future__ import annotations

import click

from matewright.cli.exit_status import ExitStatus
from matewright.cli.output import say, say_json
from matewright.model.kinds import ALL_KINDS, PieceKind
from matewright.model.piece import Colour, Piece

_COLUMNS = "{:<5} {:<9} {:<22} {}"


@click.command(short_help="List the pieces, fairy ones too, and how they move.")
@click.argument("words", nargs=-1, metavar="[WORD]...")
@click.option("--solved", "only_solved", is_flag=True, help="Only those that can be solved.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON array instead.")
def pieces(words: tuple[str, ...], *, only_solved: bool, as_json: bool) -> int:
    """List the pieces, those of orthodox chess first.

    With words only those whose letters, names or movements have all of them.

    \b
      matewright pieces hopper
      matewright pieces --solved --json

    FEN is how a piece is written in a FEN: upper case for White, lower case for Black, two letters
    after a dot; “=” before it makes it neutral, and attributes follow in braces: .ZR =.zr k{Royal}.
    EN/DE/FR are its letters in Popeye's English, German and French. Problems with pieces that are
    marked “–” are read, shown and kept, but not solved.
    """
    found = [kind for kind in ALL_KINDS.values() if _matches(kind, words)]
    if only_solved:
        found = [kind for kind in found if _is_solved(kind)]
    if as_json:
        say_json([_as_data(kind) for kind in found])
        return ExitStatus.SOLVED
    say(_COLUMNS.format("FEN", "EN/DE/FR", "NAME", "MOVES"))
    for kind in found:
        letters = "/".join(kind.popeye_codes).upper()
        movement = kind.english_movement if _is_solved(kind) else "–"
        say(_COLUMNS.format(_fen(kind), letters, kind.english, movement))
    return ExitStatus.SOLVED


def _fen(kind: PieceKind) -> str:
    return Piece(Colour.WHITE, kind.code).letter


def _is_solved(kind: PieceKind) -> bool:
    return Piece(Colour.WHITE, kind.code).is_playable


def _matches(kind: PieceKind, words: tuple[str, ...]) -> bool:
    text = " ".join([kind.code, *kind.popeye_codes, kind.english, kind.english_movement]).casefold()
    return all(word.casefold() in text for word in words)


def _as_data(kind: PieceKind) -> dict[str, object]:
    english, german, french = (code.upper() for code in kind.popeye_codes)
    return {
        "fen": _fen(kind),
        "letters": {"en": english, "de": german, "fr": french},
        "name": kind.english,
        "movement": kind.english_movement,
        "solved": _is_solved(kind),
    }
