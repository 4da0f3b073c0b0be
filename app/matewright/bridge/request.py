"""Questions, checked and put into the fields of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from matewright.bridge.capabilities import CAPABILITIES, MATER_PROMOTING, STRATEGIES
from matewright.bridge.game import condition_texts, orthodox_fen, playable_fen
from matewright.bridge.options import (
    MOST_MEMORY,
    MOST_OF_AN_OPTION,
    MOST_THREADS,
    SearchOptions,
    check_range,
)
from matewright.errors import EngineError
from matewright.model.game import Game
from matewright.model.inquiry import Capabilities
from matewright.model.options import word_of
from matewright.model.play import Play
from matewright.model.play_options import PlayOptions
from matewright.model.question import Question
from matewright.model.solution import Mode
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("engine")


def question_for_settings(
    question: Question, search: SearchOptions
) -> tuple[Mapping[str, Any], str]:
    """The question put to every setting of a diagram, and what follows the pieces in its FEN.

    Raises `EngineError` and `IllegalPosition` as `start` does, but for the position being illegal.
    """
    stipulation = question.stipulation.checked()
    request = request_of(stipulation, PlayOptions(), search)
    if stipulation.is_proof_game or stipulation.board is not None or stipulation.forced:
        raise EngineError("proof-game-workshop", text=stipulation.text)
    position, capabilities = question.position, CAPABILITIES[request.capabilities]
    fen = playable_fen(position) if capabilities.attributes else orthodox_fen(position)
    following = fen.split()[1:]
    following[1] = (
        "".join(right for right in "KQkq" if right not in position.castling_denied) or "-"
    )
    return request.of(fen, question), " ".join(following)


@dataclass(frozen=True, slots=True)
class Request:
    """A checked request that fits any position.

    `options` fit the stipulation, `names` are theirs, `fields` are those of the engine's `Question`
    but for the game. `capabilities` is the name of the strategy's capabilities.
    """

    stipulation: Stipulation
    options: PlayOptions
    search: SearchOptions
    names: tuple[str, ...]
    fields: Mapping[str, Any]
    capabilities: str

    def of(self, fen: str, game: Game, goal_fen: str | None = None) -> dict[str, Any]:
        """All fields of the engine's `Question`."""
        return {
            **self.fields,
            "fen": fen,
            "goal_fen": goal_fen,
            "conditions": condition_texts(game),
        }


@lru_cache(maxsize=256)
def request_of(stipulation: Stipulation, options: PlayOptions, search: SearchOptions) -> Request:
    """Check a request; raises `EngineError`. It is often the same for thousands of positions."""
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
    counted = stipulation
    if options.white_to_play:
        counted = replace(counted, moves=counted.moves - 1, half=True)
    named = {**_values(options), **_values(search)}
    question = named | {
        # The engine recognises a proof game by its goal.
        "play": (Play.HELP if stipulation.play is Play.PROOF else stipulation.play).value,
        "goal": stipulation.goal.value,
        "other_goal": (stipulation.other_goal or stipulation.goal).value,
        "target": stipulation.target,
        "text": stipulation.text,
        "opening": list(stipulation.opening),
        "moves": counted.moves,
        "half": counted.half,
        "exact": counted.exact,
        "forced": counted.forced,
        "mode": str(search.mode),
        "short_variations": not options.no_short_variations,
    }
    return Request(
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
    if stipulation.opening:
        for name in ("first_move", "last_move"):
            if getattr(options, name) != getattr(PlayOptions(), name):
                what = _words("a game whose first moves are given")
                raise EngineError("option-misplaced", name=word_of(name), what=what)
    for name, number in options.numbers():
        check_range(word_of(name), number, 0, MOST_OF_AN_OPTION)


def _check_capabilities(
    stipulation: Stipulation,
    options: PlayOptions,
    search: SearchOptions,
    capabilities: Capabilities,
) -> None:
    """Raise `EngineError` for what a strategy does not support."""
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
