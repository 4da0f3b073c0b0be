"""The keys and solutions of a setting as they are printed, by any rules."""

from __future__ import annotations

from collections.abc import Sequence

from matewright import engine
from matewright.errors import MatewrightError
from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.play_state import PlayState
from matewright.model.question import Question
from matewright.services.workshop.required_play import passes_after
from matewright.services.workshop.setting import Setting


def key_texts(setting: Setting, notation: Notation, most: int) -> list[str]:
    """The first keys, such as `Bxd7[d7-f1]`."""
    if not setting.keys[:most]:
        return []
    names = {
        move.bare_uci: notation.move(move) for move in _legal(PlayState(setting.question.game))
    }
    return [names.get(uci, uci) for uci in setting.keys[:most]]


def line_texts(setting: Setting, notation: Notation, most: int) -> list[str]:
    """The first solutions, such as `1.Kd4 Rd8 2.Kc4 Rd4#`."""
    return [line_text(setting.question, line, notation) for line in setting.lines[:most]]


def line_text(question: Question, line: Sequence[str], notation: Notation) -> str:
    """A line of help play or a series, given as UCI, with its numbers."""
    stipulation = question.stipulation.checked()
    is_series = stipulation.play.is_series
    # A line that begins in the middle of a move has its first half-move behind dots.
    ply = 0 if is_series else len(line) % 2
    state: PlayState | None = PlayState(question.game)
    words = []
    for number, uci in enumerate(line):
        move = (
            None
            if state is None
            else next((one for one in _legal(state) if one.bare_uci == uci), None)
        )
        text = uci if move is None else notation.move(move)
        passes = passes_after(stipulation, number, len(line))
        if is_series:
            is_reply = number and not passes_after(stipulation, number - 1, len(line))
            words.append(text if is_reply else f"{number + 1}.{text}")
        elif (number + ply) % 2 == 0:
            words.append(f"{(number + ply) // 2 + 1}.{text}")
        else:
            words.append(text if number else f"1...{text}")
        state = None if state is None or move is None else state.play(move)
        if state is not None and passes:
            state = state.play(None)
    return " ".join(words)


def _legal(state: PlayState) -> list[Move]:
    try:
        return [move for move, _ in engine.legal_moves(state)]
    except MatewrightError:
        return []
