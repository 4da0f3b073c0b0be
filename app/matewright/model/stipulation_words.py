"""Stipulations in words: the meaning in one sentence, and the name, `helpmate in 2.5`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from matewright.model import opening
from matewright.model.goal import Goal
from matewright.model.move import square_name
from matewright.model.play import Play
from matewright.wording import Wording

if TYPE_CHECKING:
    from matewright.model.stipulation import Stipulation

_words: Final = Wording("stipulation")

# -- the meaning ----------------------------------------------------------------------------------

_NOUNS = {
    Goal.MATE: _words.later("mate"),
    Goal.STALEMATE: _words.later("stalemate"),
    Goal.DOUBLE_STALEMATE: _words.later("stalemate of both sides"),
    Goal.MATE_OR_STALEMATE: _words.later("mate or stalemate"),
    Goal.CHECK: _words.later("a check"),
    Goal.CAPTURE: _words.later("a capture"),
    Goal.TARGET: _words.later("a move to {square}"),
    Goal.EN_PASSANT: _words.later("an en passant capture"),
    Goal.CASTLING: _words.later("castling"),
    Goal.ANY_MOVE: _words.later("any move"),
    Goal.WIN_PIECE: _words.later("the win of a piece"),
    Goal.LAST_RANK: _words.later("a move to the last rank"),
    Goal.AUTO_STALEMATE: _words.later("stalemate of the side that moves"),
    Goal.CIRCUIT: _words.later("a circuit"),
    Goal.EXCHANGE: _words.later("an exchange of the places of two own pieces"),
    Goal.CIRCUIT_BY_REBIRTH: _words.later("a circuit by rebirth"),
    Goal.EXCHANGE_BY_REBIRTH: _words.later("a swap of two enemy pieces by rebirth"),
    Goal.KISS: _words.later("a kiss of the piece from {square}"),
    Goal.PROOF_GAME: _words.later("the diagram"),
    Goal.A_TO_B: _words.later("the other position"),
    Goal.DOUBLE_MATE: _words.later("mate of both sides at once"),
    Goal.COUNTER_MATE: _words.later("mate of both sides by the side that is mated"),
    Goal.AUTO_MATE: _words.later("mate of the side that moves"),
    Goal.CAPTURE_ZUGZWANG: _words.later("zugzwang in which each move captures"),
    Goal.CHECK_ZUGZWANG: _words.later("zugzwang in which each move gives check"),
    Goal.STALEMATE_ZUGZWANG: _words.later("zugzwang in which each move gives stalemate"),
    Goal.MATE_ZUGZWANG: _words.later("zugzwang in which each move gives mate"),
}
# For each goal what a side can do, what it is made to do, and what it does.
_VERBS = {
    Goal.MATE: _words.all_later("give mate", "to give mate", "gives mate"),
    Goal.STALEMATE: _words.all_later("give stalemate", "to give stalemate", "gives stalemate"),
    Goal.DOUBLE_STALEMATE: _words.all_later(
        "stalemate both sides", "to stalemate both sides", "stalemates both sides"
    ),
    Goal.MATE_OR_STALEMATE: _words.all_later(
        "give mate or stalemate", "to give mate or stalemate", "gives mate or stalemate"
    ),
    Goal.CHECK: _words.all_later("give check", "to give check", "gives check"),
    Goal.CAPTURE: _words.all_later("capture", "to capture", "captures"),
    Goal.TARGET: _words.all_later("move to {square}", "to move to {square}", "moves to {square}"),
    Goal.EN_PASSANT: _words.all_later(
        "capture en passant", "to capture en passant", "captures en passant"
    ),
    Goal.CASTLING: _words.all_later("castle", "to castle", "castles"),
    Goal.ANY_MOVE: _words.all_later("make any move", "to make any move", "makes any move"),
    Goal.WIN_PIECE: _words.all_later("win a piece", "to win a piece", "wins a piece"),
    Goal.LAST_RANK: _words.all_later(
        "move to the last rank", "to move to the last rank", "moves to the last rank"
    ),
    Goal.AUTO_STALEMATE: _words.all_later(
        "get stalemated by the own move",
        "to get stalemated by the own move",
        "gets stalemated by the own move",
    ),
    Goal.CIRCUIT: _words.all_later(
        "complete a circuit", "to complete a circuit", "completes a circuit"
    ),
    Goal.EXCHANGE: _words.all_later(
        "exchange the places of two own pieces",
        "to exchange the places of two own pieces",
        "exchanges the places of two own pieces",
    ),
    Goal.CIRCUIT_BY_REBIRTH: _words.all_later(
        "complete a circuit by rebirth",
        "to complete a circuit by rebirth",
        "completes a circuit by rebirth",
    ),
    Goal.EXCHANGE_BY_REBIRTH: _words.all_later(
        "swap two enemy pieces by rebirth",
        "to swap two enemy pieces by rebirth",
        "swaps two enemy pieces by rebirth",
    ),
    Goal.KISS: _words.all_later(
        "kiss the piece from {square}",
        "to kiss the piece from {square}",
        "kisses the piece from {square}",
    ),
    Goal.PROOF_GAME: _words.all_later(
        "reach the diagram", "to reach the diagram", "reaches the diagram"
    ),
    Goal.A_TO_B: _words.all_later(
        "reach the other position", "to reach the other position", "reaches the other position"
    ),
    Goal.DOUBLE_MATE: _words.all_later("mate both sides", "to mate both sides", "mates both sides"),
    Goal.COUNTER_MATE: _words.all_later(
        "mate both sides when mated",
        "to mate both sides when mated",
        "mates both sides when mated",
    ),
    Goal.AUTO_MATE: _words.all_later(
        "get mated by the own move", "to get mated by the own move", "gets mated by the own move"
    ),
    Goal.CAPTURE_ZUGZWANG: _words.all_later(
        "leave the other side only captures",
        "to leave the other side only captures",
        "leaves the other side only captures",
    ),
    Goal.CHECK_ZUGZWANG: _words.all_later(
        "leave the other side only checks",
        "to leave the other side only checks",
        "leaves the other side only checks",
    ),
    Goal.STALEMATE_ZUGZWANG: _words.all_later(
        "leave the other side only stalemates",
        "to leave the other side only stalemates",
        "leaves the other side only stalemates",
    ),
    Goal.MATE_ZUGZWANG: _words.all_later(
        "leave the other side only mates",
        "to leave the other side only mates",
        "leaves the other side only mates",
    ),
}
_MEANINGS = {
    Play.DIRECT: _words.later("{first} moves first and forces {noun} by White's {last} move"),
    Play.SELF: _words.later("{first} moves first and forces Black {to_do} by Black's {last} move"),
    Play.REFLEX: _words.later(
        "{first} moves first and forces Black {to_do} by Black's {last} move; "
        "a side that can {do} must do so"
    ),
    Play.SEMI_REFLEX: _words.later(
        "{first} moves first and forces Black {to_do} by Black's {last} move; "
        "Black must {do} as soon as he can"
    ),
    Play.HELP: _words.later(
        "{first} moves first and both sides help, so that White {does} on his {last} move"
    ),
    Play.HELP_SELF: _words.later(
        "{first} moves first and both sides help until White forces Black {to_do} "
        "on Black's {last} move"
    ),
    Play.HELP_REFLEX: _words.later(
        "{first} moves first and both sides help until Black can, and so must, {do} "
        "on Black's {last} move"
    ),
    Play.SERIES: _words.later("White makes {row} and {does} with the last"),
    Play.SERIES_SELF: _words.later(
        "White makes {row}, after which Black is forced {to_do} at once"
    ),
    Play.SERIES_REFLEX: _words.later(
        "White makes {row}, after which Black can, and so must, {do} at once"
    ),
    Play.SERIES_HELP: _words.later("Black makes {row}, after which White {does} in one move"),
    Play.SERIES_HELP_SELF: _words.later(
        "Black makes {row}, after which White forces him {to_do} with one move"
    ),
    Play.RECIPROCAL: _words.later(
        "{first} moves first and both sides help, until Black's {last} move can {other} and can "
        "help as well, so that White {does}"
    ),
    Play.SERIES_RECIPROCAL: _words.later(
        "Black makes {row}, the last of which can {other} and can help as well, so that "
        "White {does}"
    ),
    Play.PARRY: _words.later(
        "White makes {row} and {does} with the last; Black moves only where he is in check, "
        "and helps"
    ),
    Play.PARRY_SELF: _words.later(
        "White makes {row}, after which Black is forced {to_do} at once; until then Black moves "
        "only where he is in check, and helps"
    ),
    Play.PARRY_REFLEX: _words.later(
        "White makes {row}, after which Black can, and so must, {do} at once; until then Black "
        "moves only where he is in check, and helps"
    ),
    Play.PARRY_HELP: _words.later(
        "Black makes {row}, after which White {does} in one move; until then White moves only "
        "where he is in check, and helps"
    ),
    Play.PARRY_BATTLE: _words.later(
        "White makes {row} and {does} with the last; Black resists, but moves only where he is in "
        "check"
    ),
    Play.PARRY_BATTLE_SELF: _words.later(
        "White makes {row}, after which Black is forced {to_do} at once; until then Black resists, "
        "but moves only where he is in check"
    ),
    Play.PARRY_BATTLE_REFLEX: _words.later(
        "White makes {row}, after which Black can, and so must, {do} at once; until then Black "
        "resists, but moves only where he is in check; a side that can {do} must do so"
    ),
    Play.PARRY_BATTLE_SEMI_REFLEX: _words.later(
        "White makes {row}, after which Black can, and so must, {do} at once; until then Black "
        "resists, but moves only where he is in check"
    ),
    Play.PROOF: _words.later(
        "From the array of a game, {first} moving first, the diagram is reached in {length}"
    ),
}
_BLACK_PROVES = {
    Play.SERIES_HELP: _words.later("White makes {row}, after which Black {does} in one move"),
    Play.PARRY_HELP: _words.later(
        "White makes {row}, after which Black {does} in one move; until then Black moves only "
        "where he is in check, and helps"
    ),
}
_ONE_MOVE = _words.later("White makes {row} and {does} with it")
_FORCED = _words.later(
    "{first} moves first and both sides help; in the last {row} of {length} White forces {noun}"
)
_TO_POSITION = _words.later(
    "{first} moves first and both sides help, so that the other position is reached in {length}"
)


def _length(stipulation: Stipulation) -> str:
    if stipulation.half:
        return _words("{number} moves", number=stipulation.number(stipulation.moves))
    return _words.count(stipulation.moves, "%n move", "%n moves")


def _with_target(stipulation: Stipulation, text: str) -> str:
    return (
        text if stipulation.target is None else text.format(square=square_name(stipulation.target))
    )


def meaning(stipulation: Stipulation) -> str:
    """One sentence for people who do not know the signs."""
    do, to_do, does = (_with_target(stipulation, _words(verb)) for verb in _VERBS[stipulation.goal])
    is_alone = stipulation.play in (Play.SERIES, Play.PARRY, Play.PARRY_BATTLE)
    only_move = is_alone and stipulation.moves == 1
    template = _ONE_MOVE if only_move else _MEANINGS[stipulation.play]
    if stipulation.is_proof_game:
        template = _BLACK_PROVES.get(stipulation.play, template)
    elif stipulation.play is Play.PROOF:
        template = _TO_POSITION
    elif stipulation.forced:
        template = _FORCED
    row = _words.count(stipulation.moves, "one move", "%n moves in a row")
    if stipulation.forced:
        row = _words.count(stipulation.forced, "%n half-move", "%n half-moves")
    # A language that bends words otherwise may use any of them in any of these sentences.
    sentence = _words(
        template,
        first=stipulation.first_mover.word,
        noun=_with_target(stipulation, _words(_NOUNS[stipulation.goal])),
        do=do,
        to_do=to_do,
        does=does,
        last=_ordinal(stipulation.moves + stipulation.half),
        other=_with_target(
            stipulation, _words(_VERBS[stipulation.other_goal or stipulation.goal][0])
        ),
        row=row,
        length=_length(stipulation),
    )
    if stipulation.opening:
        moves = opening.write(stipulation.opening)
        sentence = _words("{meaning}; the game begins with {moves}", meaning=sentence, moves=moves)
    if stipulation.exact:
        return _words("{meaning}; what is reached sooner does not count", meaning=sentence)
    return sentence


# -- the name in a few words ---------------------------------------------------------------------

_NAMES = {
    Play.DIRECT: _words.all_later("mate", "stalemate", "{goal}", "{goal}"),
    Play.SELF: _words.all_later("selfmate", "self-stalemate", "self-{goal}", "self {goal}"),
    Play.REFLEX: _words.all_later(
        "reflexmate", "reflex-stalemate", "reflex-{goal}", "reflex {goal}"
    ),
    Play.SEMI_REFLEX: _words.all_later(
        "semi-reflexmate", "semi-reflex-stalemate", "semi-reflex-{goal}", "semi-reflex {goal}"
    ),
    Play.HELP: _words.all_later("helpmate", "help-stalemate", "help-{goal}", "help {goal}"),
    Play.HELP_SELF: _words.all_later(
        "help-selfmate", "help-self-stalemate", "help-self-{goal}", "help-self {goal}"
    ),
    Play.HELP_REFLEX: _words.all_later(
        "help-reflexmate", "help-reflex-stalemate", "help-reflex-{goal}", "help-reflex {goal}"
    ),
    Play.SERIES: _words.all_later(
        "series mate", "series stalemate", "series {goal}", "series {goal}"
    ),
    Play.SERIES_SELF: _words.all_later(
        "series selfmate", "series self-stalemate", "series self-{goal}", "series self {goal}"
    ),
    Play.SERIES_REFLEX: _words.all_later(
        "series reflexmate",
        "series reflex-stalemate",
        "series reflex-{goal}",
        "series reflex {goal}",
    ),
    Play.SERIES_HELP: _words.all_later(
        "series helpmate", "series help-stalemate", "series help-{goal}", "series help {goal}"
    ),
    Play.SERIES_HELP_SELF: _words.all_later(
        "series help-selfmate",
        "series help-self-stalemate",
        "series help-self-{goal}",
        "series help-self {goal}",
    ),
    Play.RECIPROCAL: _words.all_later(
        "reciprocal helpmate",
        "reciprocal help-stalemate",
        "reciprocal help-{goal}",
        "reciprocal help {goal}",
    ),
    Play.SERIES_RECIPROCAL: _words.all_later(
        "reciprocal series helpmate",
        "reciprocal series help-stalemate",
        "reciprocal series help-{goal}",
        "reciprocal series help {goal}",
    ),
    Play.PARRY: _words.all_later(
        "helped parry series mate",
        "helped parry series stalemate",
        "helped parry series {goal}",
        "helped parry series {goal}",
    ),
    Play.PARRY_SELF: _words.all_later(
        "helped parry series selfmate",
        "helped parry series self-stalemate",
        "helped parry series self-{goal}",
        "helped parry series self {goal}",
    ),
    Play.PARRY_REFLEX: _words.all_later(
        "helped parry series reflexmate",
        "helped parry series reflex-stalemate",
        "helped parry series reflex-{goal}",
        "helped parry series reflex {goal}",
    ),
    Play.PARRY_HELP: _words.all_later(
        "parry series helpmate",
        "parry series help-stalemate",
        "parry series help-{goal}",
        "parry series help {goal}",
    ),
    Play.PARRY_BATTLE: _words.all_later(
        "parry series mate",
        "parry series stalemate",
        "parry series {goal}",
        "parry series {goal}",
    ),
    Play.PARRY_BATTLE_SELF: _words.all_later(
        "parry series selfmate",
        "parry series self-stalemate",
        "parry series self-{goal}",
        "parry series self {goal}",
    ),
    Play.PARRY_BATTLE_REFLEX: _words.all_later(
        "parry series reflexmate",
        "parry series reflex-stalemate",
        "parry series reflex-{goal}",
        "parry series reflex {goal}",
    ),
    Play.PARRY_BATTLE_SEMI_REFLEX: _words.all_later(
        "parry series semi-reflexmate",
        "parry series semi-reflex-stalemate",
        "parry series semi-reflex-{goal}",
        "parry series semi-reflex {goal}",
    ),
    Play.PROOF: _words.all_later("proof game", "proof game", "{goal}", "{goal}"),
}
"""What mate, stalemate, goals of one word and goals of several words are called in each play."""

_FORCED_NAMES = _words.all_later(
    "help-direct mate", "help-direct stalemate", "help-direct {goal}", "help-direct {goal}"
)

BARE_NOUNS = {
    Goal.DOUBLE_STALEMATE: _words.later("double stalemate"),
    Goal.CHECK: _words.later("check"),
    Goal.CAPTURE: _words.later("capture"),
    Goal.TARGET: _words.later("move to {square}"),
    Goal.EN_PASSANT: _words.later("en passant capture"),
    Goal.CASTLING: _words.later("castling"),
    Goal.ANY_MOVE: _words.later("any move"),
    Goal.WIN_PIECE: _words.later("win of a piece"),
    Goal.LAST_RANK: _words.later("move to the last rank"),
    Goal.AUTO_STALEMATE: _words.later("auto-stalemate"),
    Goal.CIRCUIT: _words.later("circuit"),
    Goal.EXCHANGE: _words.later("exchange of places"),
    Goal.CIRCUIT_BY_REBIRTH: _words.later("circuit by rebirth"),
    Goal.EXCHANGE_BY_REBIRTH: _words.later("exchange of places by rebirth"),
    Goal.KISS: _words.later("kiss of {square}"),
    Goal.PROOF_GAME: _words.later("proof game"),
    Goal.A_TO_B: _words.later("way to another position"),
    Goal.DOUBLE_MATE: _words.later("double mate"),
    Goal.COUNTER_MATE: _words.later("counter-mate"),
    Goal.AUTO_MATE: _words.later("auto-mate"),
    Goal.CAPTURE_ZUGZWANG: _words.later("zugzwang to capture"),
    Goal.CHECK_ZUGZWANG: _words.later("zugzwang to check"),
    Goal.STALEMATE_ZUGZWANG: _words.later("zugzwang to stalemate"),
    Goal.MATE_ZUGZWANG: _words.later("zugzwang to mate"),
}


def _name(stipulation: Stipulation) -> str:
    forms = _FORCED_NAMES if stipulation.forced else _NAMES[stipulation.play]
    name = _with_goal(stipulation, forms, stipulation.goal)
    if stipulation.other_goal is None:
        return name
    other = _with_goal(stipulation, _NAMES[Play.DIRECT], stipulation.other_goal)
    return _words("{name} or {other}", name=name, other=other)


def _with_goal(stipulation: Stipulation, forms: tuple[str, ...], goal: Goal) -> str:
    """The name that a goal has in a play, which is one of the forms of `_NAMES`."""
    mate, stalemate, word, words = forms
    if goal is Goal.MATE:
        return _words(mate)
    if goal is Goal.STALEMATE:
        return _words(stalemate)
    if goal is Goal.MATE_OR_STALEMATE:
        return _words("{mate} or {stalemate}", mate=_words(mate), stalemate=_words(stalemate))
    noun = BARE_NOUNS[goal]
    template = words if " " in noun else word
    return _words(template, goal=_with_target(stipulation, _words(noun)))


def brief_names(stipulation: Stipulation) -> tuple[str, str]:
    """The names for narrow spaces: `mate in 3`, and without a number `mate`.

    Languages that say `in 3 moves` leave out the last word.
    """
    name, length = _name(stipulation), stipulation.number(stipulation.moves)
    if stipulation.exact:
        return _words("{name} in exactly {length}", name=name, length=length), name
    return _words("{name} in {number}", name=name, number=length), name


def name_in(stipulation: Stipulation, moves: int | str, *, at_most: bool) -> str:
    """The name with another length, or with words instead."""
    name = _name(stipulation)
    if stipulation.exact and not at_most:
        length = stipulation.number(moves) if isinstance(moves, int) else moves
        return _words("{name} in exactly {length}", name=name, length=length)
    if isinstance(moves, int) and not stipulation.half:
        if at_most:
            return _words.count(moves, "{name} in at most %n", "{name} in at most %n", name=name)
        return _words.count(moves, "{name} in %n", "{name} in %n", name=name)
    length = stipulation.number(moves) if isinstance(moves, int) else moves
    if at_most:
        return _words("{name} in at most {length}", name=name, length=length)
    return _words("{name} in {length}", name=name, length=length)


def _ordinal(number: int) -> str:
    if number == 1:
        return _words("1st")
    ending = 0 if number // 10 % 10 == 1 else number % 10
    match ending:
        case 1:
            return _words("{number}st", number=number)
        case 2:
            return _words("{number}nd", number=number)
        case 3:
            return _words("{number}rd", number=number)
        case _:
            return _words("{number}th", number=number)
