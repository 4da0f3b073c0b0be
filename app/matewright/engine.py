"""The engine as Python sees it: alone imports the native module, and maps its errors."""

from __future__ import annotations

import os
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

from matewright import _engine
from matewright.errors import EngineError, IllegalPosition, MatewrightError
from matewright.job import Job as AnyJob
from matewright.model.game import Game
from matewright.model.inquiry import Capabilities, Inquiry
from matewright.model.legality import check_playable
from matewright.model.move import FACTS, Action, Effect, Move, square_name
from matewright.model.notation import Notation
from matewright.model.play import Play
from matewright.model.play_options import (
    PlayOptions,
    are_parts_exchanged,
    word_of,
)
from matewright.model.play_state import PlayState
from matewright.model.position import Position, is_orthodox_fen
from matewright.model.question import Question
from matewright.model.remarks import (
    CHECKS_ONLY,
    HASH_TABLE,
    STOPPED_FOR_MEMORY,
    STOPPED_ON_SHORT,
    Remark,
    conventions,
)
from matewright.model.solution import (
    Column,
    Iteration,
    Lines,
    Mark,
    Mode,
    Progress,
    Role,
    Solution,
    Status,
    Tree,
    starting_position,
)
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("engine")

__version__: str = _engine.__version__
"""The version of the native module, which is that of the package."""

CAPABILITIES: Mapping[str, Capabilities] = MappingProxyType(
    {
        known["name"]: Capabilities(
            name=known["name"],
            proves=known["proves"],
            plays=tuple(known["plays"]),
            goals=tuple(known["goals"]),
            modes=tuple(known["modes"]),
            options=frozenset(known["options"]),
            only_length=known["only_length"],
            pieces=tuple(known["pieces"]),
            attributes=tuple(known["attributes"]),
            conditions={name: tuple(words) for name, words in known["conditions"]},
        )
        for known in _engine.strategies()
    }
)
"""What each strategy can be asked for, by name."""

OBEYED_ALONE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {name: tuple(others) for name, others in _engine.obeyed_alone().items()}
)
"""The conditions, and attributes, that are obeyed with no other condition but those beside them."""

REFUSED_PAIRS: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = tuple(
    (tuple(first), tuple(second)) for first, second in _engine.refused_pairs()
)
"""Conditions that are not solved together: each of the first with each of the second."""

PROVERS: tuple[str, ...] = tuple(known.name for known in CAPABILITIES.values() if known.proves)
"""The names of the ways of proving: their finished answers are proofs."""

HISTORIC: tuple[str, ...] = tuple(name for name in CAPABILITIES if name not in PROVERS)
"""The names of the historical programs, which are run as they were and prove nothing."""

STRATEGIES: tuple[str, ...] = (*PROVERS, *HISTORIC)
"""The names of the ways of searching."""

DEFAULT_STRATEGY = "modern"

EXHAUSTIVE = "exhaustive"
"""The strategy that checks the others: it tries everything, by rules written a second time."""

USUAL_MODE = "usual"
"""Stands for the mode that a strategy is usually asked for."""

MOST_THREADS = 256

ALL_THREADS: int = min(os.cpu_count() or 1, MOST_THREADS)
"""One for each processor."""

DEFAULT_MEMORY = 256
"""The most memory for the table of positions, in MiB, where nothing else is said."""

MOST_MEMORY = 65536

MOST_PERFT_DEPTH = 20

MATER_PROMOTING: str = _engine.MATER_PROMOTING
"""The name of a MATER that it never was: each pawn on the last row promotes.

No strategy to choose: it tells whether an answer of MATER's comes from its unpromoted pawns.
"""

MOST_OF_AN_OPTION = 10**9 - 1
"""The largest number an option of problem solving may have."""


@dataclass(frozen=True, kw_only=True)
class SearchOptions:
    """How to search for the answer to a question.

    Tries and set play belong to the whole tree: other modes than `FULL` do not look for them.
    `checks_only` tries only checking moves for the attacker. `time_limit` is in seconds, None for
    no limit. `portable` keeps the engine from using instructions that not every CPU has; the answer
    is the same. `memory` is the most that strategy `modern` takes for its table of positions, in
    MiB (1 to `MOST_MEMORY`); it takes less while less is enough. `main_line` adds to each mate that
    is reported while the search runs how play goes on.

    Without a `mode` it is the strategy's usual one: `FULL`; of a historic program `SHORTEST`, the
    only one it has.
    """

    strategy: str = DEFAULT_STRATEGY
    mode: Mode | str = USUAL_MODE
    checks_only: bool = False
    threads: int = 1
    time_limit: float | None = None
    portable: bool = False
    memory: int = DEFAULT_MEMORY
    main_line: bool = False

    def __post_init__(self) -> None:
        """Turn a mode's name into the mode. Raises `EngineError` for a name that is none."""
        usual = Mode.SHORTEST if self.strategy in HISTORIC else Mode.FULL
        try:
            object.__setattr__(self, "mode", usual if self.mode == USUAL_MODE else Mode(self.mode))
        except ValueError:
            known = ", ".join(mode.value for mode in Mode)
            raise EngineError("mode-unknown", name=self.mode, known=known) from None

    @property
    def search(self) -> SearchOptions:
        """These options alone, without what a kind that holds more says beside."""
        return SearchOptions(**{name: getattr(self, name) for name in _OF_SEARCH})


_OF_SEARCH: Final = tuple(field.name for field in fields(SearchOptions))


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(PlayOptions, SearchOptions):
    """What somebody wishes for beside a question, and how to search for the answer."""


_OF_CONDITIONS: Final = frozenset(
    {"engine-condition", "promotion-kings", "promotion-pawns", "condition-pair", "line-illegal"}
)
"""What the engine refuses because of conditions, and not of the position."""

_PANIC = ("pyo3_runtime", "PanicException")
"""Module and name of what the binding raises for a panic in a call of Python's own thread."""


@contextmanager
def mapped_errors(asked: Stipulation | None = None) -> Iterator[None]:
    """Turns the engine's refusals and its panics into exceptions of the family.

    What is asked says what a side without a king cannot be.
    """
    try:
        yield
    except _engine.Refused as refused:
        code, fields = refused.args
        if code == "engine-panic":
            raise _failure(fields["detail"]) from None
        if code == "no-king" and asked is not None:
            code = asked.code_without_king
        family: type[MatewrightError] = EngineError if code in _OF_CONDITIONS else IllegalPosition
        raise family(code, **fields) from None
    except BaseException as error:
        # No Exception, so that nobody hides it by mistake, and of a class nobody can import.
        if (type(error).__module__, type(error).__name__) != _PANIC:
            raise
        raise _failure(str(error)) from None


def _failure(detail: str) -> EngineError:
    """What ended a search: a bound of the engine, or an error in it."""
    _, mark, bound = detail.partition("beyond: ")
    return (
        EngineError("engine-bound", bound=bound)
        if mark
        else EngineError("engine-panic", detail=detail)
    )


_SHORT_WAIT: Final = 0.01


class Job(AnyJob):
    """One running search in threads of its own. Made by `start`."""

    def __init__(
        self,
        native: _engine.Job,
        question: Question,
        request: _Request,
    ) -> None:
        self._native = native
        self._question = question
        self._request = request

    def poll(self) -> Progress:
        """What is known at this moment. Raises `EngineError` when the engine failed."""
        with mapped_errors():
            snapshot = self._native.poll()
        current = snapshot["current"]
        return Progress(
            stage=snapshot["stage"],
            iterations=tuple(Iteration(**row) for row in snapshot["iterations"]),
            current=Iteration(**current) if current else None,
            root_done=snapshot["root_done"],
            root_total=snapshot["root_total"],
            root_move=snapshot["root_move"],
            keys=tuple(snapshot["keys"]),
            refuted_below=snapshot["refuted_below"],
            mate_within=snapshot["mate_within"],
            mate_move=next(iter(snapshot["mate_line"]), None),
            mate_line=tuple(snapshot["mate_line"]),
            nodes=snapshot["nodes"],
            table_fill=snapshot["table_fill"],
            seconds=snapshot["seconds"],
            finished=snapshot["stage"] == "done",
        )

    def cancel(self) -> None:
        """Ask the search to stop; within 100 ms it ends with a `partial` answer."""
        with mapped_errors():
            self._native.cancel()

    def _advance(self, seconds: float | None) -> bool:
        # Short waits, so that Ctrl-C is heard between them.
        wait = _SHORT_WAIT if seconds is None else min(_SHORT_WAIT, seconds)
        with mapped_errors():
            answer = self._native.wait(wait)
        if answer is not None:
            self._solution = self._understand(answer)
        return answer is not None or wait != seconds

    def _understand(self, answer: _engine._Answer) -> Solution:
        request = self._request
        asked, options, search = request.stipulation, request.options, request.search
        status = Status(answer["status"])
        tree = _unpack_tree(answer).under(
            asked, left_out=options.left_out, is_claimed=status is Status.CLAIMED
        )
        # Black's first move, which WhiteToPlay leaves out, is counted all the same.
        left_out = int(options.white_to_play)
        length = answer["length"]
        return Solution(
            fen=self._question.position.fen,
            stipulation=asked,
            strategy=search.strategy,
            mode=Mode(search.mode),
            status=status,
            restrictions=_restrictions(options, search, answer["ending"]),
            length=None if length is None else length + left_out,
            refuted_below=answer["refuted_below"] + left_out,
            keys=tuple(answer["keys"]),
            keys_complete=answer["keys_complete"],
            tries=tuple(answer["tries"]),
            lines=Lines(tree, answer["line_ends"]),
            iterations=tuple(Iteration(**row) for row in answer["iterations"]),
            seconds=answer["seconds"],
            notes=self._notes(answer),
            options=request.names,
            conditions=tuple(_texts(self._question)),
            tree=tree.root,
        )

    def _notes(self, answer: _engine._Answer) -> tuple[Remark, ...]:
        position, asked, options = (
            self._question.position,
            self._request.stipulation,
            self._request.options,
        )
        rights = position.fen.split()[2]
        is_read = rights != "-" and self._request.search.strategy not in HISTORIC
        # The game begins with White, whoever is to move in its diagram.
        usual = position.turn if asked.is_proof_game else options.begins(asked)
        notes = conventions(position.turn, usual, rights if is_read else "")
        if answer["obligations"]:
            notes += (_obligation(self._question, asked, answer["obligations"]),)
        return notes if answer["without_table"] else (*notes, HASH_TABLE)


@dataclass(frozen=True, slots=True)
class WorkshopProgress:
    """How far a look at settings is.

    * `done`: choices of edits gone through, those included that come to no setting of their own.
    * `judged`: settings judged, or left out as soon as it was clear that they are not wanted.
    * `verdicts`: the settings of each verdict among those that were not left out.
    * `found`: settings that are reported. `is_complete`: everything was looked at.
    """

    done: int
    judged: int
    found: int
    verdicts: Mapping[str, int]
    finished: bool
    is_complete: bool
    seconds: float


@dataclass(frozen=True, slots=True)
class FoundSetting:
    """What the engine says about a setting.

    `choice` are the numbers of its edits, `lines` its keys or solutions; `marks` say of each key
    whether it captures, and whether it checks. `lost` are the numbers of the wishes that are not
    fulfilled; `is_complete`: `lines` are all there are.
    """

    choice: tuple[int, ...]
    verdict: str
    lines: tuple[tuple[str, ...], ...]
    marks: tuple[tuple[bool, bool], ...]
    is_complete: bool
    lost: tuple[int, ...]


class Workshop:
    """Settings looked at in threads of the engine. Dropping the last reference stops that.

    `model.inquiry.Inquiry` says which. All methods return at once but `wait`.
    """

    def __init__(self, inquiry: Inquiry) -> None:
        """Begin. Raises `EngineError`."""
        with mapped_errors():
            self._native = _engine.Workshop(inquiry)

    def poll(self) -> WorkshopProgress:
        """How far it is. Raises `EngineError` when the engine failed."""
        with mapped_errors():
            known = self._native.poll()
        return WorkshopProgress(
            done=known["done"],
            judged=known["judged"],
            found=known["found"],
            verdicts=MappingProxyType(dict(known["verdicts"])),
            finished=known["finished"],
            is_complete=known["is_complete"],
            seconds=known["seconds"],
        )

    def take(self) -> list[FoundSetting]:
        """The settings that were reported since this was asked last."""
        return [
            FoundSetting(
                choice=tuple(found["choice"]),
                verdict=found["verdict"],
                lines=tuple(map(tuple, found["lines"])),
                marks=tuple(found["marks"]),
                is_complete=found["is_complete"],
                lost=tuple(found["lost"]),
            )
            for found in self._native.take()
        ]

    def cancel(self) -> None:
        """Ask it to stop, which takes 100 ms at most; what was found stays."""
        self._native.cancel()

    def wait(self, seconds: float) -> bool:
        """Wait so long at most; whether it is over."""
        return self._native.wait(seconds)


def asked_of_settings(question: Question, search: SearchOptions) -> tuple[Mapping[str, Any], str]:
    """What is asked of every setting of a diagram, and what follows the pieces in its FEN.

    Raises `EngineError` and `IllegalPosition` as `start` does, but for the position being illegal.
    """
    stipulation = question.stipulation.checked()
    request = _request(stipulation, PlayOptions(), search)
    if stipulation.is_proof_game or stipulation.board is not None or stipulation.forced:
        raise EngineError("proof-game-workshop", text=stipulation.text)
    position, known = question.position, CAPABILITIES[request.known]
    fen = _playable_fen(position) if known.attributes else orthodox_fen(position)
    following = fen.split()[1:]
    following[1] = (
        "".join(right for right in "KQkq" if right not in position.castling_denied) or "-"
    )
    return request.of(fen, question), " ".join(following)


def start(question: Question, search: SearchOptions) -> Job:
    """Begin solving in a thread of the engine.

    The question is that of one part (`model.parts`): it has no twins, and one distribution of the
    parts of White and Black. Raises `IllegalPosition` (code and square or side) or `EngineError`
    (an option out of range or without a sense here, a strategy that does not solve such
    stipulations).

    Help play and series have neither keys nor tries; their lines are all found whatever the mode.
    Wishes for phases that a stipulation has not (`PlayOptions.fitting`) are no mistake.
    """
    stipulation = question.stipulation.checked()
    request = _request(stipulation, question.options, search)
    if question.options.post_key:
        check_question(question)
    position, known = question.position, CAPABILITIES[request.known]
    if question.conditions and not known.conditions:
        raise EngineError("strategy-conditions", name=known.name)
    fen = _playable_fen(position) if known.attributes else orthodox_fen(position)
    goal_fen = fen if stipulation.is_proof_game else None
    if stipulation.is_proof_game:
        if are_parts_exchanged(position.turn, stipulation):
            raise EngineError("proof-game-turn", text=stipulation.text)
        fen = starting_position(position, stipulation).fen
    if stipulation.board is not None:
        goal_fen = Position.from_fen(stipulation.board).fen
    with mapped_errors(stipulation):
        native = _engine.Job(request.of(fen, question, goal_fen))
    return Job(native, question, request)


@dataclass(frozen=True, slots=True)
class _Request:
    """What may be asked of any position, checked.

    `options` fit the stipulation, `names` are theirs, `fields` are those of the engine's `Question`
    but for the game. `known` is the name of the strategy's capabilities.
    """

    stipulation: Stipulation
    options: PlayOptions
    search: SearchOptions
    names: tuple[str, ...]
    fields: Mapping[str, Any]
    known: str

    def of(self, fen: str, game: Game, goal_fen: str | None = None) -> dict[str, Any]:
        """All fields of the engine's `Question`."""
        return {**self.fields, "fen": fen, "goal_fen": goal_fen, "conditions": _texts(game)}


@lru_cache(maxsize=256)
def _request(stipulation: Stipulation, options: PlayOptions, search: SearchOptions) -> _Request:
    """Check what is asked; raises `EngineError`. Positions by the thousand are asked the same."""
    if not stipulation.has_settled_phases:
        for name in ("set_play", "tries"):
            if getattr(options, name):
                raise EngineError("option-misplaced", name=word_of(name), what=stipulation.text)
    options = options.fitting(stipulation)
    capabilities = CAPABILITIES.get(
        "mater" if search.strategy == MATER_PROMOTING else search.strategy
    )
    if capabilities is None:
        raise EngineError("strategy-unknown", name=search.strategy, known=", ".join(STRATEGIES))
    _check_capabilities(stipulation, options, search, capabilities)
    check_range("threads", search.threads, 1, MOST_THREADS)
    check_range("memory", search.memory, 1, MOST_MEMORY)
    check_range("tries", options.tries, 0, 999)
    _check_options(stipulation, options, search)
    if search.time_limit is not None:
        check_range("time limit", search.time_limit, 0, 10**9)
    asked = stipulation
    if options.white_to_play:
        asked = replace(asked, moves=asked.moves - 1, half=True)
    named = {**_values(options), **_values(search)}
    question = named | {
        # The engine knows a proof game by its goal.
        "play": (Play.HELP if stipulation.play is Play.PROOF else stipulation.play).value,
        "goal": stipulation.goal.value,
        "other_goal": (stipulation.other_goal or stipulation.goal).value,
        "target": stipulation.target,
        "text": stipulation.text,
        "moves": asked.moves,
        "half": asked.half,
        "exact": asked.exact,
        "forced": asked.forced,
        "mode": str(search.mode),
        "short_variations": not options.no_short_variations,
    }
    return _Request(
        stipulation, options, search, options.names, MappingProxyType(question), capabilities.name
    )


def _values(options: PlayOptions | SearchOptions) -> dict[str, Any]:
    return {field.name: getattr(options, field.name) for field in fields(options)}


def _check_options(stipulation: Stipulation, options: PlayOptions, search: SearchOptions) -> None:
    """Raise `EngineError` for options without a sense for a stipulation, a strategy or a mode."""
    options.check(stipulation)
    for name in ("duplex", "half_duplex"):
        if getattr(options, name):
            if stipulation.is_proof_game:
                raise EngineError("proof-game-exchange", text=stipulation.text)
            what = _words("one distribution of the parts")
            raise EngineError("option-misplaced", name=word_of(name), what=what)
    for name, is_on, modes in (
        ("post_key", options.post_key, (Mode.FULL,)),
        ("max_solutions", options.max_solutions is not None, (Mode.FULL, Mode.KEYS)),
    ):
        if is_on and stipulation.play.is_battle and search.mode not in modes:
            what = _words("mode {name}", name=search.mode)
            raise EngineError("option-misplaced", name=word_of(name), what=what)
    for name, number in options.numbers():
        check_range(word_of(name), number, 0, MOST_OF_AN_OPTION)


def _check_capabilities(
    stipulation: Stipulation,
    options: PlayOptions,
    search: SearchOptions,
    capabilities: Capabilities,
) -> None:
    """Raise `EngineError` for what a strategy cannot be asked for."""
    name = search.strategy
    play = Play.HELP if stipulation.play is Play.PROOF else stipulation.play
    goal = stipulation.goal.value
    if play not in capabilities.plays or goal not in capabilities.goals:
        raise EngineError("strategy-direct-mates", name=name, text=stipulation.text)
    if search.checks_only and not stipulation.is_direct_mate:
        raise EngineError("checks-only-direct-mates", text=stipulation.text)
    if str(search.mode) not in capabilities.modes:
        raise EngineError("historic-mode", name=name, mode=str(search.mode))
    for option, is_wanted, words in (
        ("tries", options.tries > 0, "tries"),
        ("set_play", options.set_play, "set play"),
        ("threads", search.threads != 1, "threads"),
        ("checks_only", search.checks_only, "checks only"),
    ):
        if is_wanted and option not in capabilities.options:
            raise EngineError("historic-option", name=name, option=words)
    length = capabilities.only_length
    if length not in (None, stipulation.moves):
        count = stipulation.moves
        raise EngineError("historic-length", name=name, known=str(length), count=count)
    # What other options there are a strategy has all or none of.
    if "post_key" not in capabilities.options:
        plain = PlayOptions(tries=options.tries, set_play=options.set_play).names
        others = [option for option in options.names if option not in plain]
        if others:
            raise EngineError("strategy-option", name=name, option=others[0])


def check(game: Game) -> None:
    """Raise `IllegalPosition` for a position that is not legal by its rules, whatever is asked."""
    _check(game)


def check_question(question: Question) -> None:
    """Raise `IllegalPosition` for what makes a position unfit for what is asked.

    The options say who is to move in the diagram.
    """
    stipulation, options = question.stipulation.checked(), question.options
    begins = stipulation.first_mover
    if question.position.turn is not options.begins(stipulation):
        begins = begins.other
    _check(question, stipulation, "".join(sorted(stipulation.kings_needed(begins))))
    if options.post_key and not weighted_moves(question):
        raise IllegalPosition("post-key-over", colour=question.position.turn.english)


def _check(game: Game, stipulation: Stipulation | None = None, kings: str = "") -> None:
    with mapped_errors(stipulation):
        _engine.check(_playable_fen(game.position), _texts(game), kings)


def checked_kings(state: PlayState) -> tuple[int, ...]:
    """The squares of the royal pieces that are attacked after the moves of a line.

    Raises `IllegalPosition` for pieces that nothing here knows how to move, `EngineError` for
    conditions that the engine does not obey, and for a line that is not legal under them.
    """
    if not state.conditions:
        return in_check(Game(state.position))
    with mapped_errors():
        fen, line = _playable_fen(state.start.position), _packed_line(state)
        return tuple(_engine.checked_kings(fen, _texts(state.start), line))


def legal_moves(state: PlayState) -> tuple[tuple[Move, int], ...]:
    """The legal moves after those of a line, as `weighted_moves` gives them.

    Raises `EngineError` for conditions that the engine does not obey, and for a line that is not
    legal under them.
    """
    if not state.conditions:
        return weighted_moves(Game(state.position))
    check(state.start)
    with mapped_errors():
        fen, line = _playable_fen(state.start.position), _packed_line(state)
        packed = _engine.legal_moves(fen, _texts(state.start), line, False)
    return tuple((unpack_move(record), weight) for record, weight in packed)


def in_check(game: Game) -> tuple[int, ...]:
    """The squares of the royal pieces that are attacked; works for any set-up.

    Raises `IllegalPosition` for pieces that nothing here knows how to move.
    """
    with mapped_errors():
        return tuple(_engine.checked_kings(_playable_fen(game.position), _texts(game), []))


def weighted_moves(game: Game, *, portable: bool = False) -> tuple[tuple[Move, int], ...]:
    """All legal moves with their facts and their weights (−32768 … 32767), heaviest first.

    The weights are those of the `gms` generator, which weighs orthodox moves alone. Raises
    `IllegalPosition`.
    """
    check(game)
    with mapped_errors():
        packed = _engine.legal_moves(_playable_fen(game.position), _texts(game), [], portable)
    return tuple((unpack_move(record), weight) for record, weight in packed)


@dataclass(frozen=True, slots=True)
class Relations:
    """What the rules say of a board: who attacks, pins and may move. Sets of squares are bits.

    * `checkers`: the pieces that give check to the side to move.
    * `is_illegal`: the other side is in check; there are no moves then.
    * `pins`: pinned pieces of either side, each with the piece that pins it.
    * `moves`: legal moves as origin, target and kind promoted to (None for none); neither castling
      nor captures en passant. `mates`: those that mate, where they were asked for.
    """

    checkers: int
    is_illegal: bool
    pins: tuple[tuple[int, int], ...]
    moves: tuple[tuple[int, int, str | None], ...]
    mates: tuple[tuple[int, int, str | None], ...]
    _attackers: memoryview[int]

    def attackers(self, side: str, square: int) -> int:
        """The pieces of a side (`w`, `b`) that attack a square, seen through the other king."""
        return self._attackers[square if side == "w" else 64 + square]


def relations(boards: Sequence[str], *, with_mates: bool = False) -> tuple[Relations, ...]:
    """The relations of many boards at once.

    A board is 64 letters as in a FEN, a1 first, `.` for an empty square, and the letter of the side
    to move; other text is a mistake of the caller's. Positions that no game reaches are fine.
    """
    with mapped_errors():
        found = _engine.relations(list(boards), with_mates)
    return tuple(
        Relations(
            checkers=known["checkers"],
            is_illegal=known["is_illegal"],
            pins=tuple(known["pins"]),
            moves=tuple(map(_unpacked, known["moves"])),
            mates=tuple(map(_unpacked, known["mates"])),
            _attackers=memoryview(known["attackers"]).cast("Q"),
        )
        for known in found
    )


_PROMOTED: Final = (None, *"NBRQ")


@lru_cache(maxsize=8192)
def _unpacked(packed: int) -> tuple[int, int, str | None]:
    return packed & 63, packed >> 6 & 63, _PROMOTED[packed >> 12]


def perft(position: Position, depth: int, *, portable: bool = False) -> int:
    """Count the leaves of the tree of legal moves, `depth` half-moves deep.

    Raises `IllegalPosition`, or `EngineError` for a depth that is out of range.
    """
    counts = divide(position, depth, portable=portable)
    return sum(counts.values()) if depth else 1


def divide(position: Position, depth: int, *, portable: bool = False) -> dict[str, int]:
    """`perft` by first move (UCI); empty for depth 0.

    Raises `IllegalPosition`, or `EngineError` for a depth that is out of range.
    """
    check_range("depth", depth, 0, MOST_PERFT_DEPTH)
    game = Game(position)
    check(game)
    with mapped_errors():
        if depth <= 1:
            return dict(_engine.divide(position.fen, depth, portable))
        # One first move at a time, so that Ctrl-C is heard between them.
        return {
            move.uci: _engine.count_leaves(position.play(move).fen, depth - 1, portable)
            for move, _ in weighted_moves(game, portable=portable)
        }


def check_range(name: str, value: float, least: float, most: float) -> None:
    """Raise `EngineError` for an option that is out of range."""
    if not least <= value <= most:
        raise EngineError("option-range", name=name, value=value, least=least, most=most)


def _texts(game: Game) -> list[str]:
    return [condition.text for condition in game.conditions]


def _playable_fen(position: Position) -> str:
    """The FEN, with all rights to castle that are not denied: a king or rook may come home.

    Raises `IllegalPosition` for pieces that nothing here knows how to move.
    """
    check_playable(position)
    fields = position.fen.split()
    fields[2] = "".join(right for right in "KQkq" if right not in position.castling_denied) or "-"
    return " ".join(fields)


def orthodox_fen(position: Position) -> str:
    """The FEN as the native module takes it. Raises `IllegalPosition` for fairy pieces."""
    fen = position.fen
    if is_orthodox_fen(fen.partition(" ")[0]):
        return fen
    check_playable(position)
    names = sorted({piece.kind.name for _, piece in position.pieces() if piece.is_fairy})
    raise IllegalPosition("fairy-pieces", names=", ".join(names))


def _restrictions(
    options: PlayOptions, search: SearchOptions, ending: str | None
) -> tuple[Remark, ...]:
    """What the answer holds under, or was ended by."""
    found = [CHECKS_ONLY] if search.checks_only else []
    found += options.restrictions
    if ending == "enough":
        found.append(options.endings[0])
    if ending == "short":
        found.append(STOPPED_ON_SHORT)
    if ending == "memory":
        found.append(STOPPED_FOR_MEMORY)
    return tuple(found)


def _obligation(game: Game, stipulation: Stipulation, obligations: list[str]) -> Remark:
    """Why there is no solution where reflex play forces the attacker to reach the goal at once."""
    # Only a few answers need it.
    from matewright.model.solution_check import reaches

    position = game.position
    written: dict[str, list[str]] = {}
    for move, _ in weighted_moves(game):
        if reaches(stipulation, move, position.turn):
            written.setdefault(move.uci, []).append("1." + Notation(effects=True).move(move))
    square = {} if stipulation.target is None else {"square": square_name(stipulation.target)}
    return Remark(
        "obligation",
        {
            "side": Remark(position.turn.english.lower()),
            "action": Remark(stipulation.goal.name.lower().replace("_", "-"), square),
            # Moves that expose the king are not among the legal ones.
            "moves": ", ".join(
                name
                for uci in dict.fromkeys(obligations)
                for name in written.get(uci, ["1." + uci])
            ),
        },
    )


_RECORD: Final = struct.Struct(f"<BBBBHB{_engine.RECORD - 7}s")
"""A move as `answer/facts.rs` writes it: kind, squares, promotion, flags, effects."""

_KINDS: Final = CAPABILITIES[EXHAUSTIVE].pieces
_ATTRIBUTES: Final = CAPABILITIES[EXHAUSTIVE].attributes
_NO_KIND: Final = 255
_SIDES: Final = "wbn"
_EFFECT: Final = struct.Struct("<BBBBI")
_FLAGS: Final = (*FACTS, "file_needed", "rank_needed")


@lru_cache(maxsize=65536)
def unpack_move(record: bytes) -> Move:
    """The move of a record of the engine's."""
    kind, start, end, promotion, flags, count, effects = _RECORD.unpack(record)
    return Move(
        _KINDS[kind],
        start,
        end,
        promotion=None if promotion == _NO_KIND else _KINDS[promotion],
        effects=tuple(
            _effect(*_EFFECT.unpack_from(effects, place * _EFFECT.size)) for place in range(count)
        ),
        **{name: bool(flags >> bit & 1) for bit, name in enumerate(_FLAGS)},
    )


def _effect(action: int, square: int, what: int, kind: int, bits: int) -> Effect:
    attributes = tuple(sorted(name for bit, name in enumerate(_ATTRIBUTES) if bits >> bit & 1))
    match action:
        case 0:
            return Effect(Action.REMOVE, square)
        case 1:
            return Effect(Action.MOVE, square, what)
        case 2:
            side, piece = _SIDES[what], _KINDS[kind]
            return Effect(Action.CREATE, square, None, side, piece, attributes)
        case 3:
            return Effect(Action.RECOLOUR, square, side=_SIDES[what])
        case 4:
            return Effect(Action.CHANGE, square, piece=_KINDS[kind])
        case 5:
            return Effect(Action.ENDOW, square, attributes=attributes)
        case 6:
            return Effect(Action.EXCHANGE, square, what)
        case 7:
            return Effect(Action.STEP, square, what)
        case _:
            return Effect(Action.IMITATE, square)


def _packed_line(state: PlayState) -> list[bytes]:
    """The moves of a line as records without what is true of them; an empty one is a pass."""
    return [b"" if move is None else _packed(move) for move in state.moves]


def _packed(move: Move) -> bytes:
    kind = _KINDS.index(move.piece)
    promotion = _NO_KIND if move.promotion is None else _KINDS.index(move.promotion)
    effects = b"".join(map(_packed_effect, move.effects))
    squares = (move.from_square, move.to_square)
    return _RECORD.pack(kind, *squares, promotion, 0, len(move.effects), effects)


def _packed_effect(effect: Effect) -> bytes:
    number = list(Action).index(effect.action)
    what = _SIDES.index(effect.side) if effect.side is not None else effect.to or 0
    kind = _KINDS.index(effect.piece) if effect.piece is not None else 0
    bits = sum(1 << _ATTRIBUTES.index(name) for name in effect.attributes)
    return _EFFECT.pack(number, effect.square, what, kind, bits)


_Meaning = TypeVar("_Meaning")

_NO_MOVE = 2**32 - 1
_ROLES = tuple(Role)
_MARKS = tuple(
    frozenset(mark for place, mark in enumerate(Mark) if bits >> place & 1)
    for bits in range(1 << len(Mark))
)


def _unpack_tree(answer: _engine._Answer) -> Tree:
    records, size = answer["records"], _RECORD.size

    def move(number: int) -> Move | None:
        if number == _NO_MOVE:
            return None
        return unpack_move(records[number * size : (number + 1) * size])

    return Tree(
        moves=_Decoded(_numbers(answer["moves"]), move),
        roles=_Decoded(answer["roles"], _ROLES.__getitem__),
        marks=_Decoded(answer["marks"], _MARKS.__getitem__),
        lengths=answer["lengths"],
        parents=_numbers(answer["parents"]),
    )


class _Decoded(Generic[_Meaning]):
    """A column of packed entries, each understood when it is asked for.

    So an answer of any size is there at once, and the window never waits for its conversion.
    """

    __slots__ = ("_decode", "_packed")

    def __init__(self, packed: Column[int], decode: Callable[[int], _Meaning]) -> None:
        self._packed = packed
        self._decode = decode

    def __len__(self) -> int:
        return len(self._packed)

    def __getitem__(self, index: int, /) -> _Meaning:
        return self._decode(self._packed[index])


def _numbers(packed: bytes) -> memoryview[int]:
    """The numbers of a column, where they lie: there may be millions."""
    return memoryview(packed).cast("I")
