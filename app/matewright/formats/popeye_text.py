"""Reading what people write for Popeye: `BeginProblem … EndProblem`, with words shortened or not.

Read are the position, stipulation, options, twins and where the problem comes from. What nothing
here obeys, such as fairy conditions, is kept by name, so that the problem is not solved as if it
had none. The grammar is Popeye 4's (`input/plaintext/`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, NoReturn

from matewright.errors import FormatError
from matewright.formats.format import Parsed
from matewright.formats.olv_options import sort_options, with_option
from matewright.formats.popeye_words import LANGUAGES, Command, Language, meant
from matewright.model.collection import Collection
from matewright.model.move import square_number
from matewright.model.piece import Colour, Piece
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import INITIAL_FEN, Position
from matewright.model.problem import Problem
from matewright.model.twin import Twin

MOST_CHARACTERS: Final = 1024 * 1024
"""Longer texts are not read."""

_WORD = re.compile(r"[^\s;,]+")
_LINE_REST = re.compile(r"[ \t;.,]*([^\r\n]*)")
_SQUARES = re.compile(r"(?:[a-h][1-8])+", re.IGNORECASE)
_MAN = re.compile(r"([a-z0-9]{1,2})((?:[a-h][1-8])+)?", re.IGNORECASE)
_END_OF_TWIN = (Command.TWIN, Command.ZERO_POSITION, Command.NEXT, Command.END)


def recognise(text: str) -> bool:
    """Whether the text begins as Popeye's input does."""
    first = _WORD.search(text.removeprefix("\ufeff"))
    return first is not None and _language(first.group()) is not None


def parse(text: str) -> Parsed:
    """Read all problems. Raises `FormatError`, which names the line of what was not understood."""
    if len(text) > MOST_CHARACTERS:
        size = f"{len(text):,}"
        raise FormatError("popeye-too-long", size=size, most=f"{MOST_CHARACTERS:,}")
    words = _Words(text.removeprefix("\ufeff"))
    begin = words.take()
    language = _language(begin)
    if language is None:
        words.fail("popeye-begin")
    problems: list[Problem] = []
    warnings: list[FormatError] = []
    last = Command.NEXT
    while last is Command.NEXT:
        reader = _Reader(words, language)
        last = reader.read()
        problem = reader.problem()
        problems.append(problem)
        warnings += [
            FormatError("popeye-unsupported", number=len(problems), text=name)
            for name in problem.unsupported
        ]
    return Parsed(Collection(tuple(problems)), tuple(warnings))


def _language(begin: str) -> Language | None:
    """The language whose word for the beginning this is."""
    # One or two letters begin a text of any kind.
    shortest = 3
    for language in LANGUAGES:
        command = language.commands.get(meant(begin, language.commands))
        if len(begin) >= shortest and command is Command.BEGIN:
            return language
    return None


class _Words:
    """The words of a text, one after another; what stands between them is of no meaning."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._word: re.Match[str] | None = None
        self._next = _WORD.search(text)

    @property
    def next(self) -> str:
        """The next word; empty at the end."""
        return self._next.group() if self._next else ""

    @property
    def next_begins_a_line(self) -> bool:
        if self._next is None:
            return False
        start = self._next.start()
        return not self._text[self._text.rfind("\n", 0, start) + 1 : start].strip()

    def take(self) -> str:
        word, self._word = self.next, self._next
        if self._next is not None:
            self._next = _WORD.search(self._text, self._next.end())
        return word

    def take_line(self) -> str:
        """What is left of the line of the word taken last."""
        if self._word is None:
            return ""
        rest = _LINE_REST.match(self._text, self._word.end())
        assert rest is not None, "the pattern matches anything"
        self._next = _WORD.search(self._text, rest.end())
        return rest.group(1).strip()

    def fail(self, code: str, **fields: object) -> NoReturn:
        """Refuse the word that was taken last."""
        raise FormatError(
            code, line=self.line, text=self._word.group() if self._word else "", **fields
        )

    @property
    def line(self) -> int:
        """The line of the word that was taken last, counted from 1; at the end the last line."""
        end = self._word.start() if self._word else len(self._text.rstrip())
        return self._text.count("\n", 0, end) + 1


@dataclass
class _Reader:
    """Reads the commands of one problem and makes it of them."""

    words: _Words
    language: Language
    position: Position = field(default_factory=Position)
    stipulation: str = ""
    options: list[tuple[str, int]] = field(default_factory=list)
    """With the lines they stand in."""
    conditions: list[str] = field(default_factory=list)
    twins: list[Twin] = field(default_factory=list)
    zero_position: bool = False
    texts: dict[Command, str] = field(default_factory=dict)

    def read(self) -> Command:
        """Read up to the end of the problem; answers whether another one follows."""
        deeds: dict[Command, Callable[[], None]] = {
            Command.STIPULATION: self._read_stipulation,
            Command.STRUCTURED_STIPULATION: lambda: self.words.fail("popeye-structured"),
            Command.PIECES: self._read_pieces,
            Command.FORSYTH: self._read_forsyth,
            Command.ARRAY: self._read_array,
            Command.CONDITION: self._read_condition,
            Command.OPTION: self._read_options,
            Command.TWIN: self._read_twin,
            Command.ZERO_POSITION: self._read_zero_position,
        }
        while True:
            word = self.words.take()
            command = self._command(word)
            if not word:
                self.words.fail("popeye-end")
            if command is None or command is Command.BEGIN:
                self.words.fail("popeye-command")
            if command in (Command.NEXT, Command.END):
                return command
            if command in deeds:
                deeds[command]()
            else:
                line = self.words.take_line()
                self.texts[command] = "\n".join(filter(None, (self.texts.get(command), line)))

    def problem(self) -> Problem:
        """The problem that was told."""
        own, found = sort_options(text for text, _ in self.options)
        options, others = PlayOptions.parse(found)
        turn = natural_turn(self.stipulation, options)
        position = replace(self.position, turn=turn)
        for option in own:
            changed = with_option(position, option)
            if changed is None:
                line = next(line for text, line in self.options if text == option)
                raise FormatError("popeye-squares", line=line, text=option)
            position = changed
        extra: dict[str, object] = {}
        if others:
            extra["options"] = list(others)
        if self.conditions:
            extra["conditions"] = list(self.conditions)
        source = [self.texts.get(command, "") for command in (Command.ORIGIN, Command.AWARD)]
        comments = [self.texts.get(command, "") for command in (Command.TITLE, Command.REMARK)]
        author = self.texts.get(Command.AUTHOR, "")
        return Problem(
            position=position,
            stipulation=self.stipulation,
            options=options,
            twins=tuple(self.twins),
            zero_position=self.zero_position,
            authors=(author,) if author else (),
            source=", ".join(filter(None, source)),
            comment="\n\n".join(filter(None, comments)),
            extra=extra,
        )

    def _command(self, word: str) -> Command | None:
        if not word:
            return None
        return self.language.commands.get(meant(word, self.language.commands))

    # -- the commands ------------------------------------------------------------------------

    def _read_stipulation(self) -> None:
        self.stipulation = self.words.take()
        if not self.stipulation:
            self.words.fail("popeye-end")

    def _read_forsyth(self) -> None:
        rows = self.words.take()
        fen = ""
        for letter in rows:
            code = self.language.men.get(letter.lower())
            if letter.isalpha() and code is None:
                self.words.fail("popeye-forsyth-letter", letter=letter)
            fen += letter if code is None else code if letter.isupper() else code.lower()
        try:
            self.position = Position.from_fen(fen)
        except FormatError as error:
            self.words.fail("in-line", reason=str(error))

    def _read_array(self) -> None:
        self.position = Position.from_fen(INITIAL_FEN)

    def _read_pieces(self) -> None:
        colour = self._colour()
        if colour is None:
            self.words.take()
            self.words.fail("popeye-colour")
        while colour is not None:
            self._read_men(colour)
            colour = self._colour()

    def _colour(self) -> Colour | None:
        """Take the word for a colour, if the next one is that."""
        language = self.language
        name = (
            meant(self.words.next, (*language.colours, language.neutral)) if self.words.next else ""
        )
        if not name:
            return None
        self.words.take()
        if name == language.neutral:
            self.words.fail("popeye-neutral")
        return language.colours[name]

    def _read_men(self, colour: Colour) -> None:
        count = 0
        while man := _MAN.fullmatch(self.words.next):
            if not man[2] and meant(self.words.next, self.language.colours):
                break
            self.words.take()
            code = self.language.men.get(man[1].lower())
            if code is None:
                self.words.fail("popeye-man", man=man[1])
            squares = man[2] or self.words.take()
            if not _SQUARES.fullmatch(squares):
                self.words.fail("popeye-square-list")
            for name in re.findall("..", squares.lower()):
                self.position = self.position.put(square_number(name), Piece(colour, code))
            count += 1
        if not count:
            self.words.fail("popeye-man", man=self.words.take())

    def _read_condition(self) -> None:
        found = []
        while self.words.next and not self._ends_here():
            found.append(self.words.take())
        self.conditions.append(" ".join(found))

    def _ends_here(self) -> bool:
        """Whether a command comes: conditions are many, and no list of them is kept here."""
        word = self.words.next
        command = self._command(word)
        is_whole = word.casefold() in self.language.commands
        return command is not None and (is_whole or self.words.next_begins_a_line)

    def _read_options(self) -> None:
        while word := self.words.next:
            name = meant(word, self.language.options)
            if not name and self._command(word) is not None:
                return
            self.words.take()
            found, line = [name or word], self.words.line
            while self._is_parameter(self.words.next):
                found.append(self.words.take())
            self.options.append((" ".join(found), line))

    def _is_parameter(self, word: str) -> bool:
        return bool(word) and (word.isdigit() or _SQUARES.fullmatch(word) is not None)

    def _read_twin(self) -> None:
        found = []
        while self.words.next and not self._ends_twin():
            found.append(self.words.take())
        try:
            self.twins.append(Twin.parse(" ".join(found)))
        except FormatError as error:
            self.words.fail("in-line", reason=str(error))

    def _ends_twin(self) -> bool:
        # Some commands, such as Stipulation, are changes of a twin as well.
        return self._command(self.words.next) in _END_OF_TWIN

    def _read_zero_position(self) -> None:
        self.zero_position = True
        self._read_twin()
