"""`.pgn`: games that begin from a position of their own, with the solution as their moves.

python-chess reads and writes the moves. PGN has no tag for the stipulation; ours is `Stipulation`.
Without it `#3` or “Mate in 3” (in four languages) is understood in tags such as `Event`, `White`
and `Black` and in the first comment (`model.stipulation_statement`). Writing is in `pgn_writing`.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

import chess
import chess.pgn

from matewright.errors import FormatError, MatewrightError
from matewright.formats import condition_texts
from matewright.formats.condition_texts import with_texts
from matewright.formats.foreign_solution import MoveNode, solution_of
from matewright.formats.format import Reader, Reading, Record, at_line, records
from matewright.formats.limits import check_size, unsupported_warnings
from matewright.formats.pgn_writing import NAME, SET_PLAY, SOLUTION, TWIN, UNKNOWN
from matewright.model.parts import parts
from matewright.model.piece import Colour
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Role
from matewright.model.stipulation import stipulation_of
from matewright.model.stipulation_statement import (
    Statement,
    agreed,
    names_other_kind,
    statement,
    statement_in_words,
)

MOST_CHARACTERS: Final = 512 * 1024
"""Longer games are not read."""
MOST_MOVES: Final = 5_000
"""Games with more moves, those of variations included, keep them as text."""

_TAG = re.compile(r'^[ \t]*\[[ \t]*(\w+)[ \t]+"((?:[^"\\\n]|\\.)*)"[ \t]*\]', re.MULTILINE)
_TAGS = re.compile(
    r'^[ \t]*\[[ \t]*\w+[ \t]+"[^\n]*(?:\s*\n[ \t]*\[[ \t]*\w+[ \t]+"[^\n]*)*', re.MULTILINE
)
_BEGINS = re.compile(r'(?:\s|%[^\n]*\n|;[^\n]*\n)*\[[ \t]*\w+[ \t]+"')
_COMMENT = re.compile(r"\s*\{([^}]*)\}")
_COMMENTS = re.compile(r"\{[^}]*\}?|;[^\n]*|^%[^\n]*", re.MULTILINE)
_NUMBERS = re.compile(r"\b\d+\s*\.*|e\.p\.")
_WORD = re.compile(r"\w\S*")
_BLANK_LINES = re.compile(r"\n(?:[ \t\r]*\n)+")
_RESULT = re.compile(r"(?:1-0|0-1|1/2-1/2|\*)\s*$")
_QUOTED = re.compile(r"'([^']*)'")
_IN_WORDS: Final = ("Round", "Title", "Problem", "Site")
_STATING: Final = ("Event", "White", "Black", "Annotator", "Description", *_IN_WORDS)
"""Tags that may state the stipulation; those in words alone may number the problem with `#2`."""
_OWN_TAGS: Final = frozenset(
    ("Event", "Site", "Date", "Round", "White", "Black", "Result", "SetUp", "FEN", "Stipulation",
     *condition_texts.NAMES)
)  # fmt: skip


# -- records -------------------------------------------------------------------------------------


def recognise(text: str) -> bool:
    """Whether it begins with a tag."""
    return _BEGINS.match(text.removeprefix("\ufeff")) is not None


def split(text: str) -> Iterator[Record]:
    """The games; each begins with its tags, the first with what stands before them.

    Tags within a comment belong to it. Where another comment opens before it is closed, or none is
    closed any more, the brace was forgotten and must not swallow the games that follow.
    """
    return records(text, _beginnings(text))


def _beginnings(text: str) -> Iterator[int]:
    """Where games begin, but for the first."""
    offset = 0
    is_first, in_comment = True, False
    # The next braces from the tags on, or -1; each is looked for once.
    opening = closing = 0
    for tags in _TAGS.finditer(text):
        opened = text.rfind("{", offset, tags.start())
        closed = text.rfind("}", offset, tags.start())
        in_comment = opened > closed if opened != closed else in_comment
        offset = tags.end()
        if in_comment:
            if 0 <= closing < tags.start():
                closing = text.find("}", tags.start())
            if 0 <= opening < tags.start():
                opening = text.find("{", tags.start())
            if closing >= 0 and not 0 <= opening < closing:
                in_comment = closing >= offset
                continue
            in_comment = False
        if not is_first:
            yield tags.start()
        is_first = False


# -- one game ------------------------------------------------------------------------------------


def read(record: Record) -> Reading | None:
    """The problem of a game. Raises `FormatError` with the line of what is wrong."""
    text = record.text
    if not text.strip().removeprefix("\ufeff"):
        return None
    check_size("pgn-too-long", text, MOST_CHARACTERS)
    tags: dict[str, str] = {}
    end = fen_line = 0
    block = _TAGS.search(text)
    for tag in _TAG.finditer(text, 0, block.end() if block else 0):
        tags[tag.group(1)] = re.sub(r"\\(.)", r"\1", tag.group(2))
        end = tag.end()
        if tag.group(1) == "FEN":
            fen_line = text.count("\n", 0, tag.start(1)) + 1
    if "FEN" not in tags:
        raise FormatError("pgn-no-fen")
    movetext = text[end:]
    comments, rest = _leading_comments(movetext)
    stated = _stated(tags, comments)
    problem = with_texts(_described(tags, stated), tags)
    try:
        position = Position.from_fen(
            tags["FEN"], natural_turn(problem.stipulation, problem.options)
        )
    except FormatError as error:
        raise at_line(error, fen_line) from None
    problem = replace(problem, position=position)
    unsupported = unsupported_warnings(problem)
    first_line = text.count("\n", 0, end + len(movetext) - len(rest)) + 1
    reading = _with_moves(problem, stated.comments, rest, first_line)
    return Reading(reading.problem, (*stated.warnings, *unsupported, *reading.warnings))


def _leading_comments(movetext: str) -> tuple[list[str], str]:
    """The comments before the first move, and what follows them."""
    found = []
    offset = 0
    while comment := _COMMENT.match(movetext, offset):
        inside = comment.group(1)
        # One space within the braces belongs to them.
        found.append(inside.removeprefix(" ").removesuffix(" "))
        offset = comment.end()
    return found, movetext[offset:]


@dataclass(frozen=True, slots=True)
class _Stated:
    """The stipulation, the tags that state only that, and the comments that say more."""

    stipulation: str
    tags: frozenset[str]
    comments: list[str]
    warnings: tuple[FormatError, ...] = ()


def _stated(tags: Mapping[str, str], comments: list[str]) -> _Stated:
    """The stipulation, by the tag `Stipulation` or by all other tags and comments together."""
    if "Stipulation" in tags:
        text = tags["Stipulation"]
        return _Stated(statement(text).stipulation or text, frozenset(), comments)
    by_tag: dict[str, Statement] = {
        name: statement_in_words(tags[name]) if name in _IN_WORDS else statement(tags[name])
        for name in _STATING
        if name in tags
    }
    first = statement(comments[0]) if comments else Statement()
    statements = [*by_tag.values(), first]
    if not any(one.stipulation for one in statements):
        return _Stated("", frozenset(), comments)
    stipulation = agreed(statements, _turn(tags["FEN"]))
    if not stipulation:
        conflicting = sorted({tags[name] for name, one in by_tag.items() if one != Statement()})
        texts = [*conflicting, *(comments[:1] if first != Statement() else ())]
        reason = FormatError("stipulation-contradictory", texts="; ".join(texts))
        return _Stated("", frozenset(), comments, (reason,))
    others = (text for name, text in tags.items() if name not in condition_texts.NAMES)
    if stipulation.startswith("#") and any(map(names_other_kind, (*others, *comments[:1]))):
        return _Stated("", frozenset(), comments)
    alone = frozenset(name for name, one in by_tag.items() if one.is_all)
    return _Stated(stipulation, alone, comments[1:] if first.is_all else comments)


def _turn(fen: str) -> Colour | None:
    """Who moves, where the FEN says so."""
    letter = "".join(fen.split()[1:2])
    return Colour(letter) if letter in tuple(Colour) else None


def _described(tags: Mapping[str, str], stated: _Stated) -> Problem:
    """Authors, source and what else the tags say."""
    values = {
        name: word
        for name, word in tags.items()
        if word not in UNKNOWN and name not in stated.tags & _OWN_TAGS
    }
    # Where Black has no name, White is the composer.
    is_composed = "Stipulation" in tags or bool(stated.stipulation)
    has_author = is_composed and "Black" not in values
    authors = tuple(values.get("White", "").split("; ")) if has_author and "White" in values else ()
    names = ("White", "Black")
    players = "" if has_author else " – ".join(values[name] for name in names if name in values)
    source = [players, *(values.get(name, "") for name in ("Event", "Site", "Date"))]
    others = {name: word for name, word in tags.items() if name not in _OWN_TAGS}
    return Problem(
        stipulation=stipulation_of(stated.stipulation),
        authors=authors,
        source=", ".join(filter(None, source)),
        extra={"pgn": others} if others else {},
    )


# -- moves ---------------------------------------------------------------------------------------


class _Builder(chess.pgn.GameBuilder[chess.pgn.Game]):
    """Builds a game, collects its errors instead of logging them, and stops at a limit."""

    def begin_game(self) -> None:
        super().begin_game()
        self.moves = 0

    def visit_move(self, board: chess.Board, move: chess.Move) -> None:
        self.moves += 1
        if self.moves > MOST_MOVES or len(board.move_stack) > 600:
            raise FormatError("pgn-too-many-moves", most=MOST_MOVES)
        super().visit_move(board, move)

    def handle_error(self, error: Exception) -> None:
        self.game.errors.append(error)


def _with_moves(problem: Problem, comments: list[str], rest: str, line: int) -> Reading:
    """The problem with its comments and its solution: a tree, or as it stands there."""
    made = (SOLUTION, SET_PLAY, TWIN)
    texts = [text.removeprefix(SOLUTION) for text in comments if text.startswith(made)]
    problem = replace(
        problem,
        comment="\n\n".join(text for text in comments if not text.startswith(made)),
        solution_text="\n\n".join(texts),
    )
    moves = _RESULT.sub("", rest).strip()
    if not moves:
        return Reading(problem)
    warnings: tuple[FormatError, ...] = ()
    try:
        game = _game(problem.position, rest)
    except MatewrightError as error:
        reason = FormatError("pgn-moves", reason=error)
        offset = rest.find(str(error.fields.get("move", "")))
        warnings = (at_line(reason, line + rest.count("\n", 0, max(offset, 0))),)
    else:
        answered = _with_solution(problem, game)
        if answered is not None:
            return Reading(answered)
    return Reading(replace(problem, solution_text="\n\n".join([*texts, moves])), warnings)


def _game(position: Position, movetext: str) -> chess.pgn.Game:
    """The game. Raises `FormatError` for moves that cannot be played there."""
    if not position.is_orthodox:
        raise FormatError("pgn-fairy")
    # A blank line would end the game. Comments, which are of no meaning here, would be joined one
    # by one to ever longer ones.
    text = _BLANK_LINES.sub("\n", _COMMENTS.sub(" ", movetext)).strip()
    # python-chess passes over what does not even look like a move.
    rest = chess.pgn.MOVETEXT_REGEX.sub(" ", text)
    if unknown := _WORD.search(_NUMBERS.sub(" ", rest)):
        raise FormatError("pgn-move", move=unknown.group())
    source = f'[SetUp "1"]\n[FEN "{position.fen}"]\n\n{text}\n'
    try:
        game = chess.pgn.read_game(io.StringIO(source), Visitor=_Builder)
    except (LookupError, AssertionError, ValueError):
        # Moves and brackets in an order that python-chess does not expect, endless numbers.
        raise FormatError("pgn-order") from None
    assert game is not None, "there are tags"
    if game.errors:
        quoted = _QUOTED.search(str(game.errors[0]))
        raise FormatError("pgn-move", move=quoted.group(1) if quoted else "")
    return game


def _with_solution(problem: Problem, game: chess.pgn.Game) -> Problem | None:
    """The problem with the answer that the moves are; None where they are no whole answer."""
    try:
        questions = parts(problem, PlayOptions())
        stipulation = problem.stipulation.checked()
        if len(questions) > 1 or stipulation.play.is_series or problem.unsupported:
            return None
        if stipulation.play.is_battle:
            nodes = [_battle(node, is_attack=True, first=True) for node in game.variations]
        else:
            nodes = [_help(node) for node in game.variations]
        solution = solution_of(questions[0], nodes, NAME)
    except (MatewrightError, ValueError, RecursionError):
        return None
    answered = replace(problem, solution=solution, solution_is_stored=True)
    return answered if answered.solution_is_current else None


def _battle(node: chess.pgn.ChildNode, *, is_attack: bool, first: bool = False) -> MoveNode:
    """A move of a battle with its variations; marks say what is a try and what refutes it."""
    is_bad = bool(node.nags & {chess.pgn.NAG_MISTAKE, chess.pgn.NAG_BLUNDER, 6})
    is_good = bool(node.nags & {chess.pgn.NAG_GOOD_MOVE, chess.pgn.NAG_BRILLIANT_MOVE})
    if first:
        role = Role.TRY if is_bad else Role.KEY
    elif is_attack:
        role = Role.CONTINUATION
    else:
        role = Role.REFUTATION if is_good else Role.DEFENCE
    below = [_battle(child, is_attack=not is_attack) for child in node.variations]
    return MoveNode(role, node.move, below=below)


def _help(node: chess.pgn.ChildNode) -> MoveNode:
    return MoveNode(Role.HELP, node.move, below=[_help(child) for child in node.variations])


READER: Final = Reader(recognise, split, read, cuts_locally=True)
