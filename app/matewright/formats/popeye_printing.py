"""Printing problems and answers as Popeye prints them, so that what reads its output reads ours.

The form is that of Popeye 4.104 (`output/plaintext/`): diagram, label of each twin, and moves in
long notation, indented as a tree in battle play, one solution a line in help play and series.
`popeye_output` and `popeye_solution` read this form.

Every text begins where the one before it has ended: most lines begin with a line break, as in
Popeye, and the last one of a phase ends with one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain, groupby
from operator import itemgetter
from typing import Final, NamedTuple

from matewright.formats.popeye_conditions import condition_lines
from matewright.formats.popeye_moves import letter, qualities, written
from matewright.formats.popeye_words import ENGLISH, Command, Language
from matewright.model.attributes import ATTRIBUTES
from matewright.model.goal import Goal
from matewright.model.move import Move, square_name
from matewright.model.parts import letter as twin_letter
from matewright.model.piece import Colour, Piece
from matewright.model.play import Play
from matewright.model.play_options import PlayOptions
from matewright.model.position import Position, replay
from matewright.model.problem import Problem
from matewright.model.solution import Mark, Node, Role, Solution
from matewright.model.solution_check import reaches
from matewright.model.stipulation import AnyStipulation, Stipulation, UnknownStipulation
from matewright.model.twin import (
    Add,
    Change,
    Exchange,
    Mirror,
    PolishType,
    Recondition,
    Remove,
    Restipulate,
    Rotate,
    Shift,
    Substitute,
    Twin,
)
from matewright.model.twin import Move as MoveTwin

_WIDTH: Final = 37
"""Of the diagram; what stands above and below is centred on it."""

_CHECK_IS_IN_GOAL: Final = frozenset(
    {
        Goal.MATE,
        Goal.STALEMATE,
        Goal.DOUBLE_STALEMATE,
        Goal.MATE_OR_STALEMATE,
        Goal.CHECK,
        Goal.DOUBLE_MATE,
        Goal.COUNTER_MATE,
    }
)
"""The goals beside which no check is written."""

_ZERO_POSITION: Final = {
    "english": "zeroposition",
    "german": "NullStellung",
    "french": "zeroposition",
}


# -- around the solution ---------------------------------------------------------------------------


def heading(texts: Mapping[Command, Sequence[str]]) -> str:
    """Author, origin, award and title above the diagram."""
    order = (Command.AUTHOR, Command.ORIGIN, Command.AWARD, Command.TITLE)
    lines = [_centred(line) for command in order for line in texts.get(command, ())]
    return "".join(["\n", *lines])


def _centred(line: str) -> str:
    used = len(line) + 1
    return " " * (max(0, _WIDTH + 1 - used) // 2) + line + "\n"


def diagram(problem: Problem, named: PlayOptions, language: Language, invisibles: int = 0) -> str:
    """The board, and below it the stipulation, how many pieces there are, and some options.

    `named` are the options that are named, though they may have no effect. `invisibles` are
    counted, too.
    """
    position, stipulation = problem.position, problem.stipulation
    above = []
    if isinstance(stipulation, Stipulation) and stipulation.board is not None:
        side = language.colours.word_for(position.turn.english)
        above = ["\n", *_board(position, "", language), _centred(f"=> ({side} ->)").rstrip("\n")]
        position = Position.from_fen(stipulation.board)
    caption = f"  {_stipulation(stipulation, problem.options)}{_limits(problem.options)}"
    conditions = [_centred(line) for line in condition_lines(problem.conditions, language)]
    # A reader keeps that the parts are exchanged as the side to move.
    names = [*named.names, *["HalfDuplex"] * (problem.is_exchanged and not above)]
    lines = [
        _centred(language.options.word_for(name))
        for name in ("Duplex", "HalfDuplex", "Quodlibet")
        if name in names
    ]
    return "".join(
        [
            *above,
            "\n",
            *_board(position, caption, language, invisibles),
            *_endowed(position, language),
            *conditions,
            *lines,
        ]
    )


def _board(
    position: Position, below: str, language: Language, invisibles: int = 0
) -> Iterator[str]:
    """The board, and under it some words on the left and the count of the pieces on the right."""
    border = "+--" + "".join(f"-{file}--" for file in "abcdefgh") + "-+\n"
    empty = "|" + " " * (_WIDTH - 2) + "|\n"
    yield border + empty
    for rank in range(8, 0, -1):
        cells = (_cell(piece, language) for piece in position.board[8 * rank - 8 : 8 * rank])
        yield f"{rank} {''.join(cells)}  {rank}\n{empty}"
    count = f"{position.count(Colour.WHITE)} + {position.count(Colour.BLACK)}"
    neutral = sum(piece.is_neutral for _, piece in position.pieces())
    count += f" + {neutral}n" * bool(neutral)
    count += f" + {invisibles} {language.messages['invisible']}" * bool(invisibles)
    yield border + below + count.rjust(_WIDTH - 2 - len(below)) + "\n"


def _endowed(position: Position, language: Language) -> Iterator[str]:
    """What is true of some pieces beside their kinds, each with their squares."""
    squares = [rank * 8 + file for rank in range(7, -1, -1) for file in range(8)]
    for attribute in ATTRIBUTES:
        found = [
            square_name(square)
            for square in squares
            if (piece := position.board[square]) and attribute in piece.attributes
        ]
        if found:
            yield _centred(" ".join([language.attributes.word_for(attribute), *found]))


def _cell(piece: Piece | None, language: Language) -> str:
    if piece is None:
        return "  . "
    sign = "=" if piece.is_neutral else "-" if piece.colour is Colour.BLACK else ""
    return (sign + letter(piece.code, language)).rjust(3) + " "


def _stipulation(stipulation: AnyStipulation, options: PlayOptions) -> str:
    """The stipulation as Popeye prints it under options that take off its first half-move."""
    if not isinstance(stipulation, Stipulation):
        return stipulation.text
    if options.white_to_play and not stipulation.half:
        stipulation = replace(stipulation, moves=stipulation.moves - 1, half=True)
    if options.post_key and stipulation.play is Play.SEMI_REFLEX and stipulation.moves == 1:
        # Nothing is left that only one side would be bound in.
        stipulation = replace(stipulation, play=Play.REFLEX)
    if stipulation.play.is_reciprocal:
        is_bare = stipulation.play is Play.SERIES_RECIPROCAL and stipulation.moves == 1
        stipulation = replace(
            stipulation, play=Play.RECIPROCAL if is_bare else stipulation.play, exact=False
        )
    elif stipulation.exact and stipulation.play.is_battle and stipulation.moves == 1:
        # One move is an exact length anyway.
        stipulation = replace(stipulation, exact=False)
    # The position to be reached is shown as a board.
    return stipulation.task


def _limits(options: PlayOptions) -> str:
    """The limits beside the stipulation: `/2/3;1,2`."""
    text = ""
    if options.max_threat is not None:
        text += f"/{options.max_threat}"
    if options.max_flights is not None:
        text += f"{'' if text else '/'}/{options.max_flights}"
    if options.non_trivial is not None:
        text += ";{},{}".format(*options.non_trivial)
    return text


def zero_position(language: Language) -> str:
    """What stands above the first twin where the diagram is not a problem itself."""
    return f"\n{_ZERO_POSITION[language.name]}\n\n"


def diagram_label() -> str:
    """The label of the diagram where twins follow."""
    return "\na) \n"


def twin_label(
    number: int, twin: Twin, position: Position, options: PlayOptions, language: Language
) -> str:
    """The label of a twin by its number from 0: `b) wKa1-->b2`.

    `position` is what its changes start from.
    """
    texts = []
    for change in twin.changes:
        if isinstance(change, Restipulate):
            texts.append(f"{_stipulation(change.stipulation, options)}  ")
            continue
        if isinstance(change, Recondition):
            lines = condition_lines(change.conditions, language, with_grid=False)
            texts.append("\n   ".join(lines) + "  ")
            continue
        texts.append(_change(change, position, twin, language))
        position, _ = change.apply(position, UnknownStipulation())
    return _label(number, twin, "".join(texts))


def twin_label_alone(number: int, twin: Twin) -> str:
    """The label of a twin whose changes cannot be made: `b) `."""
    return _label(number, twin, "")


def _label(number: int, twin: Twin, changes: str) -> str:
    return f"\n{'+' if twin.continued else ''}{twin_letter(number)}) {changes}\n"


def _change(change: Change, position: Position, twin: Twin, language: Language) -> str:
    """One change of a twin, with the pieces as they stand before it."""

    def man(square: int) -> str:
        return _man(position.board[square], language) + square_name(square)

    index = twin.changes.index(change)
    added = {later.square for later in twin.changes[index:] if isinstance(later, Add)}
    removed = {one.square for one in twin.changes[:index] if isinstance(one, Remove)}
    command = language.changes.word_for(type(change).__name__)
    if language is ENGLISH and not isinstance(change, PolishType):
        command = command.lower()
    match change:
        case MoveTwin(source, target):
            is_taken = position.board[target] is not None and target not in added
            text = f"-{man(target)}  " if is_taken else ""
            text += f"{man(source)}-->{square_name(target)}"
        case Exchange(first, second):
            text = f"{man(first)}<-->{man(second)}"
        case Remove(square):
            # Of a piece that is replaced only the new one is named.
            return "" if square in added else f"-{man(square)}  "
        case Add(piece, square):
            is_free = position.board[square] is None and square not in removed
            text = f"{'+' * is_free}{_man(piece, language)}{square_name(square)}"
        case Substitute(old, new):
            text = f"{letter(old, language)} ==> {letter(new, language)}"
        case Shift(source, target):
            text = f"{command} {square_name(source)} ==> {square_name(target)}"
        case Rotate(angle):
            text = f"{command} {angle.value}"
        case Mirror(axis):
            text = f"{command} {axis.value}"
        case _:
            text = command
    return f"{text}  "


def _man(piece: Piece | None, language: Language) -> str:
    """A piece with its colour in the language: `wK`, in German `sD`."""
    assert piece is not None, "the change was made once already"
    return qualities(piece, language, with_side=True) + letter(piece.code, language)


def first_move(number: int, move: Move, language: Language, seconds: float | None) -> str:
    """The line that announces a first move by its number: `  1  (Qd1-d5    Time = 0.012 s)`."""
    shown = written(move, language, None) + " +" * move.check
    spent = time(seconds, language)
    return f"\n{number:3}  ({shown} {spent and f'   {spent}'})"


def time(seconds: float | None, language: Language) -> str:
    """How long it took: `Time = 0.012 s`; nothing where times are not to be printed."""
    if seconds is None:
        return ""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(int(minutes), 60)
    if hours:
        text = f"{hours}:{minutes:02}:{int(rest):02} h:m:s"
    elif minutes:
        text = f"{minutes}:{rest:06.3f} m:s"
    else:
        text = f"{rest:.3f} s"
    return language.messages["time"] + text


def ending(how: str, seconds: float | None, language: Language) -> str:
    """The line that ends a problem: `finished`, `partial` or `interrupted`."""
    text = {
        "finished": "\n{}.",
        "partial": "{}",
        "interrupted": "{}.",
    }[how].format(language.messages[how])
    spent = "" if seconds is None else f" {time(seconds, language)}"
    return f"{text}{spent}\n\n\n"


def help_lines(lines: Iterable[Sequence[str]], begins: int) -> str:
    """Lines of help play that mate, move by move; `begins` is 1 where a half-move is missing.

    `1.a b   2.c d #`, and `1...b   2.c d #`.
    """
    text = ""
    for line in lines:
        shown = ["  "]
        for number, move in enumerate(line, begins):
            is_first = number % 2 == 0
            if is_first or number == begins:
                shown.append(
                    "   " * (number > begins) + f"{number // 2 + 1}." + ".." * (not is_first)
                )
            else:
                shown.append(" ")
            shown.append(move)
        text += "".join(shown) + " #\n"
    return text


# -- the solution ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FirstMoves:
    """The first moves of a phase in the order in which Popeye looks at them.

    They are counted from `start` on; only those with these `numbers` are shown. Where
    `are_numbered` every one of them is announced, solution or not. In help play and series only
    solutions of `lengths` moves are shown, and where `only_longest` none that is short.
    """

    moves: Sequence[Move] = ()
    start: int = 1
    numbers: range = range(1, 10**9)
    are_numbered: bool = False
    lengths: range = range(10**9)
    only_longest: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown of an answer, and how.

    `play`: the play after the first moves (the option Variations). `set_play`: there is a phase for
    it, even if it is empty. `checking_tries`: tries that give check are shown, too.
    `obliged` gives, after some moves, those with which reflex play forces the attacker to spoil it,
    and `set_obliged` are those that spoil the set play.
    `signs_alone`: goals have no signs but `#`, `=` and `+`, and no words stand where no move does.
    `seconds` is the time that is printed with numbered moves, None where times are not printed.
    `hides_battle`: help play that ends in a battle is shown up to that.
    `begins_with_one`: help play of half-moves is numbered as if it began with a whole one.
    """

    language: Language
    play: bool = True
    set_play: bool = False
    checking_tries: bool = True
    obliged: Callable[[Sequence[Move]], Sequence[Move]] = lambda _: ()
    set_obliged: Sequence[Move] = ()
    first: FirstMoves = field(default_factory=FirstMoves)
    set_first: FirstMoves = field(default_factory=FirstMoves)
    seconds: float | None = None
    signs_alone: bool = False
    hides_battle: bool = False
    begins_with_one: bool = False


def solution(part: Solution, shown: Shown) -> str:
    """All phases of the answer to one part."""
    printer = _Printer(part, shown)
    if part.question.options.post_key:
        text = printer.play_after_key()
    elif part.stipulation.play.is_parry_battle:
        text = printer.parries()
    elif part.stipulation.play.is_battle:
        text = printer.battle()
    else:
        text = printer.lines()
    return text + printer.obliged() + "\n"


def all_refuting(
    position: Position, replies: Iterable[Move], language: Language, *, words: bool
) -> str:
    """Play after a key in which each reply refutes; `words`: also that there is zugzwang."""
    text = f"\n {language.messages['zugzwang']}." if words else ""
    for move in replies:
        check = " +" if move.check else ""
        text += f"\n      1...{written(move, language, position.board)}{check}"
        text += f"\n        {language.messages['refutes']}."
    return text + "\n"


_ONE_MOVE: Final = 2
"""Half-moves: a battle that is over so soon has no numbers of its own."""

_LEFT_OUT: Final = ("\n", "\n  1...", "\n  1...  ...")
"""How a line of help play begins of which so many first moves are left out."""


class _Line(NamedTuple):
    """A solution of help play: its first node, its length, and its text.

    `moves` are counted as the stipulation counts them.
    """

    first: Node
    half_moves: int
    moves: int
    text: str


class _Printer:
    """Prints the nodes of one answer."""

    def __init__(self, part: Solution, shown: Shown) -> None:
        self._root = part.tree
        self._stipulation = part.stipulation
        self._stops_on_short = part.question.options.stop_on_short
        self._is_quodlibet = part.question.options.quodlibet
        turn = part.question.position.turn
        self._attacker = turn.other if part.question.options.post_key else turn
        self._language = shown.language
        self._shown = shown
        position = part.start
        is_orthodox = position.is_orthodox and not part.question.conditions
        self._diagram = None if is_orthodox else position.board
        self._conditions = frozenset(condition.text for condition in part.question.conditions)
        self._written: dict[tuple[int, bool], tuple[str, Move | None]] = {}
        """Moves of help play by identity, which they keep here, and whether they end a line."""

    def obliged(self) -> str:
        """The moves that the attacker has to make in the diagram, where there is no solution."""
        if any(node.role is not Role.SET_PLAY for node in self._root.children):
            return ""
        play = self._stipulation.play
        depth = 0 if play.is_battle and not play.is_parry_battle else None
        return self._obliged((), depth)

    def _obliged(self, after: Sequence[Move], depth: int | None) -> str:
        """The moves Black has to make after others, at a depth of the tree; None in a line."""
        begin = f"\n{1:3}." if depth is None else self._beginning(depth)
        moves = self._shown.obliged(after)
        before = self._board_before(after)
        return "".join(f"{begin}{self._signed(move, before, reached=True)} ?!?" for move in moves)

    # -- trees ---------------------------------------------------------------------------------

    def battle(self) -> str:
        """Set play, then keys and tries in the order of the moves."""
        texts = []
        if self._shown.set_play:
            texts += [self._tree(node, play=True) for node in self._set_play()]
            texts.append("\n")
        found = [
            (node, self._tree(node, play=self._shown.play) + "\n")
            for node in self._first(Role.KEY, Role.TRY)
            if self._shown.checking_tries
            or not (node.role is Role.TRY and node.move and node.move.check)
        ]
        return "".join([*texts, *self._ordered(found, self._shown.first)])

    def _ordered(self, found: Iterable[tuple[Node, str]], first: FirstMoves) -> Iterator[str]:
        """Texts, each with the first move it belongs to, in the order of these moves."""
        texts: dict[str, list[str]] = {move.identity: [] for move in first.moves}
        for node, some in groupby(found, itemgetter(0)):
            own = texts.setdefault(node.move.identity if node.move else "", [])
            own += (text for _, text in some)
        for number, move in enumerate(first.moves, first.start):
            own = texts.pop(move.identity)
            if number not in first.numbers:
                continue
            if first.are_numbered:
                yield first_move(number, move, self._language, self._shown.seconds)
            yield from own
        yield from chain.from_iterable(texts.values())

    def _first(self, *roles: Role) -> list[Node]:
        return [node for node in self._root.children if node.role in roles]

    def _set_play(self) -> Iterator[Node]:
        for node in self._first(Role.SET_PLAY):
            yield from node.children

    def play_after_key(self) -> str:
        """The play from a diagram that shows the position after the key."""
        words = "" if self._shown.signs_alone else self._play_words(self._root)
        text = f"\n{words}" if words else ""
        for node in self._root.children:
            if node.role is Role.REFUTATION:
                indent = 4 * (self._depth(node) + 1)
                refutes = f"\n{'':{indent}}{self._language.messages['refutes']}."
                text += self._line(node) + (" !" if self._shown.signs_alone else refutes)
            else:
                text += self._tree(node, play=True)
        return text

    def _tree(self, node: Node, *, play: bool) -> str:
        """A move, and all the play below it or refutations alone."""
        texts = [self._line(node)]
        is_first = node.role in (Role.KEY, Role.TRY)
        texts.append(" !" if node.role is Role.KEY else " ?" if node.role is Role.TRY else "")
        if play:
            texts.append(self._play_words(node))
            texts += [
                self._tree(one, play=True)
                for one in node.children
                if one.role is not Role.REFUTATION
            ]
        if refutations := [one for one in node.children if one.role is Role.REFUTATION]:
            texts.append(f"\n    {self._language.messages['but']}" * is_first)
            for one in refutations:
                assert node.move is not None, "it is a move that is refuted"
                assert one.move is not None, "refutations are moves"
                depth = self._depth(one) + 1
                texts.append(f"{self._line(one)} !{self._obliged((node.move, one.move), depth)}")
        return "".join(texts)

    def _play_words(self, node: Node) -> str:
        """What is printed about the play below a move: a zugzwang, or that threats follow."""
        if any(one.role is Role.THREAT for one in node.children):
            return f" {self._language.messages['threat']}:"
        if Mark.ZUGZWANG in node.marks:
            return f" {self._language.messages['zugzwang']}."
        return ""

    def _line(self, node: Node) -> str:
        """A move at the beginning of its line, with its number."""
        return self._beginning(self._depth(node)) + self._move(node)

    @staticmethod
    def _beginning(depth: int) -> str:
        indent = 4 * depth or 1
        return f"\n{'':{indent}}{depth // 2 + 1:3}.{'..' * (depth % 2)}"

    @staticmethod
    def _depth(node: Node) -> int:
        return node.half_moves - 1 + node.tree.left_out

    def parries(self) -> str:
        """Parry series in which Black resists, each variation a line, as of series in help play."""
        set_play = (path for node in self._set_play() for path in _paths((node,)))
        found = [(path[0], self._line_of_parries(path)) for path in _paths(self._first(Role.KEY))]
        return "".join(
            [
                *map(self._line_of_parries, set_play),
                "\n" * self._shown.set_play,
                *self._ordered(found, self._shown.first),
            ]
        )

    def _line_of_parries(self, path: Sequence[Node]) -> str:
        """`  1.Bd5 + Ka6   2.Bc8 #`: where Black is not in check he passes."""
        text = _LEFT_OUT[1] if path[0].role is Role.DEFENCE else _LEFT_OUT[0]
        number = 1
        for node in path:
            if node.role is not Role.DEFENCE:
                text += f"{number:3}."
                number += 1
            text += self._move(node) + " "
        return text.rstrip(" ")

    # -- lines ---------------------------------------------------------------------------------

    def lines(self) -> str:
        """Set play, then the solutions, shorter ones first."""
        texts: list[str] = []
        if self._shown.set_play:
            texts += self._phase(list(self._set_play()), self._shown.set_first)
            for move in self._shown.set_obliged:
                shown = self._signed(move, self._diagram, reached=True)
                texts.append(f"{_LEFT_OUT[2]}  2.{shown} ?!?")
            texts.append("\n")
        texts += self._phase(self._first(Role.HELP), self._shown.first)
        return "".join(texts)

    def _phase(self, nodes: Sequence[Node], first: FirstMoves) -> Iterator[str]:
        """The solutions that begin with these nodes; numbers belong to the longest ones alone."""
        lines = [line for node in nodes for line in self._lines_from(node)]
        if self._stops_on_short:
            shortest = min((line.half_moves for line in lines), default=0)
            lines = [line for line in lines if line.half_moves == shortest]
        longest = self._stipulation.half_moves + 1
        if nodes:
            longest -= nodes[0].half_moves + self._root.tree.left_out
        lines = [line for line in lines if line.moves in first.lengths]
        if self._stipulation.play.is_reciprocal:
            # Black reaches his goal half a move sooner.
            longest -= 1
        is_parry = self._stipulation.play.is_parry

        def is_longest(line: _Line) -> bool:
            if self._stipulation.forced:
                return True
            if is_parry:
                return line.moves in (0, self._stipulation.moves)
            return line.half_moves >= longest

        if not first.only_longest:
            yield from (line.text for line in lines if not is_longest(line))
        found = ((line.first, line.text) for line in lines if is_longest(line))
        yield from self._ordered(found, first)

    def _lines_from(self, first: Node) -> Iterator[_Line]:
        """The solutions that begin with a node, in order: `  1.Kd2 Qa1   2.h3 Qc3 #`.

        Moves that were left out are dots. What several lines begin with is written once.
        """
        tree, begins = first.tree, self._begins
        is_series = self._stipulation.play.is_series
        is_half = self._stipulation.half and self._stipulation.play is not Play.PROOF
        is_half &= not self._shown.begins_with_one
        left_out = first.half_moves - 1
        if not is_series:
            left_out += tree.left_out + is_half
        again = self._begins_again(first)
        helped = self._stipulation.half_moves - self._stipulation.forced
        # For each depth in the line the text before it, and the next number.
        before = [(_LEFT_OUT[left_out], 2 if left_out else 1)]
        stack = [(first.index, 0)]
        while stack:
            index, depth = stack.pop()
            text, number = before[depth]
            if depth == again:
                number = 1
            if is_series:
                is_numbered = tree.is_in_series(index)
            elif again is not None and depth >= again:
                is_numbered = (depth - again) % 2 == 0
            else:
                is_numbered = (depth + left_out) % 2 == 0
            if is_numbered:
                text += f"{number:3}."
                number += 1
            child, end = begins[index], begins[index + 1]
            if self._shown.hides_battle and depth + 1 == helped:
                child = end
            text += self._help_move(tree.moves[index], index, is_last=child == end)
            if child == end:
                # As the stipulation counts them, moves of a series are those with numbers.
                moves = number - before[0][1] if is_series else depth // 2 + 1
                yield _Line(first, depth + 1, moves, text)
                continue
            before[depth + 1 :] = [(text + " ", number)]
            stack.extend((below, depth + 1) for below in range(end - 1, child - 1, -1))

    @cached_property
    def _begins(self) -> Sequence[int]:
        """Where the children of each node begin."""
        return self._root.tree.first_children()

    def _begins_again(self, first: Node) -> int | None:
        """From which move on a line is a battle with numbers of its own.

        The first move is printed with the most moves that the battle takes.
        """
        if self._stipulation.forced <= _ONE_MOVE:
            return None
        return 2 * (first.length or self._stipulation.moves) - self._stipulation.forced

    # -- moves ---------------------------------------------------------------------------------

    def _move(self, node: Node) -> str:
        """A move with the signs of check and goal."""
        assert node.move is not None, "only moves are written"
        before = None
        if self._diagram is not None:
            before = self._board_before([one.move for one in node.path()[:-1] if one.move])
        return self._signed(node.move, before, reached=self._reaches_goal(node), goal=node.goal)

    def _help_move(self, move: Move | None, index: int, *, is_last: bool) -> str:
        """The move of a node in help play, which may occur in the tree many times."""
        cached = self._written.get((id(move), is_last))
        if cached is not None:
            return cached[0]
        text = self._move(Node(self._root.tree, index))
        if self._diagram is None and not self._stipulation.play.is_reciprocal:
            # Otherwise the spelling of a move depends on where it stands.
            self._written[id(move), is_last] = (text, move)
        return text

    def _board_before(self, moves: Iterable[Move]) -> list[Piece | None] | None:
        """The board after some moves; None where all is orthodox and it is not needed."""
        if self._diagram is None:
            return None
        board = list(self._diagram)
        for effect in chain.from_iterable(move.effects for move in moves):
            replay(board, effect)
        return board

    def _signed(
        self,
        move: Move,
        before: Sequence[Piece | None] | None,
        *,
        reached: bool,
        goal: Goal | None = None,
    ) -> str:
        """A move with its signs; `reached`: it ends the play with the goal."""
        goal = goal or self._stipulation.goal
        text = written(move, self._language, before, under=self._conditions)
        if self._shown.signs_alone:
            signs = ((" #", move.mate), (" =", move.stalemate), (" +", move.check))
            return text + next((sign for sign, holds in signs if holds), "")
        if (move.check or move.mate) and not (reached and goal in _CHECK_IS_IN_GOAL):
            text += " +"
        return text + f" {goal.value}" * (reached and goal.is_marked)

    def _reaches_goal(self, node: Node) -> bool:
        """Whether a move of the tree is the one that ends the play with the goal."""
        if node.role is Role.REFUTATION:
            # Too early, where the goal must not be reached sooner.
            if node.move is None or not (
                self._stipulation.exact and self._stipulation.play.is_self
            ):
                return False
            return reaches(self._stipulation, node.move, self._attacker.other)
        if node.child_count and node.role is not Role.TRY:
            return False
        if node.role is Role.HELP:
            return True
        if node.role is Role.DEFENCE:
            return self._stipulation.play.is_self
        if node.role not in (Role.KEY, Role.CONTINUATION, Role.THREAT):
            return False
        if not self._stipulation.play.is_self:
            return node.length == 1
        if not self._is_quodlibet or node.move is None:
            return False
        return reaches(self._stipulation, node.move, self._attacker)


def _paths(first: Iterable[Node]) -> Iterator[tuple[Node, ...]]:
    """All ways from these nodes down to a last one."""
    stack: list[tuple[Node, ...]] = []
    stack.extend((node,) for node in first)
    stack.reverse()
    while stack:
        path = stack.pop()
        children = path[-1].children
        if not children:
            yield path
        stack.extend((*path, child) for child in reversed(children))
