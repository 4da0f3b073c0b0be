"""Reading what people write for Popeye: `BeginProblem … EndProblem`, with words shortened or not.

The words are English, German or French. Read are the position, stipulation, options, twins and
where the problem comes from. What is not supported, such as some fairy conditions, is kept by its
English name, so that the problem is not solved as if it had none. The grammar is Popeye 4.104's
(`input/plaintext/`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NoReturn

from matewright.errors import FormatError, StipulationError
from matewright.formats.format import Reader, Reading, Record, at_line
from matewright.formats.limits import MOST_TWINS, check_count, check_size, unsupported_warnings
from matewright.formats.olv_options import sort_options, with_options
from matewright.formats.popeye_words import (
    ENGLISH,
    FRENCH,
    GERMAN,
    LANGUAGES,
    TEXTS,
    Command,
    Language,
    with_umlauts,
)
from matewright.model import structured
from matewright.model.attributes import attributes_of
from matewright.model.conditions import Condition, conditions_of, read_condition
from matewright.model.goal import Goal
from matewright.model.kinds import kind_of
from matewright.model.move import square_number
from matewright.model.parts import letter
from matewright.model.piece import Colour, Piece
from matewright.model.play import Play
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import INITIAL_FEN, Position
from matewright.model.problem import Problem
from matewright.model.stipulation import AnyStipulation, Stipulation, stipulation_of
from matewright.model.twin import Twin

MOST_CHARACTERS: Final = 1024 * 1024
"""Longer problems are not read."""
MOST_WORDS: Final = 20_000
"""Problems of more words, those of texts apart, are not read."""

_UNFINISHED: Final = "unfinished"
"""What the context says of a last record behind which another one is announced."""

_SHORTEST: Final = 3
"""One or two letters begin a text of any kind, or are a man."""

_MOST_INVISIBLES: Final = 62
"""Where two kings stand, no more fit on the board."""

_WORD = re.compile(r"[^\s;,]+")
_LINE_REST = re.compile(r"[ \t;.,]*([^\r\n]*)")
_SQUARES = re.compile(r"(?:[a-h][1-8])+", re.IGNORECASE)
_MAN = re.compile(r"([a-z0-9]{1,2})((?:[a-h][1-8])+)?", re.IGNORECASE)
_FORSYTH = re.compile(r"[0-9]{1,2}|[=+-]?(?:\.[^/]{2}|[^/.=+-])")
_LENGTH = re.compile(r"[0-9]+(?:\.[05])?")
_MOVE = re.compile(
    r"(?:[0-9]+\.+)?(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?|O-O(?:-O)?)[+#]?"
)
_NUMBERS = re.compile(r"[0-9]+(?::[0-9]+)*")
_END_OF_TWIN = (Command.TWIN, Command.ZERO_POSITION, Command.NEXT, Command.END)


# -- records -------------------------------------------------------------------------------------


def is_blank(text: str) -> bool:
    """Whether there is no word in it."""
    return _WORD.search(text.removeprefix("\ufeff")) is None


def language_of(text: str) -> Language | None:
    """The language of an input for Popeye, by its first word; None for any other text."""
    first = _WORD.search(text.removeprefix("\ufeff"))
    return _language(first.group()) if first else None


def _language(begin: str) -> Language | None:
    """The language whose word for the beginning this is."""
    if len(begin) < _SHORTEST:
        return None
    return next(
        (language for language in LANGUAGES.values() if language.command(begin) is Command.BEGIN),
        None,
    )


def split(text: str) -> Iterator[Record]:
    """The problems, each with the word that ends it; the context is the language.

    What stands before the first goes with it, what stands behind the last with that.
    """
    number, line, start = 1, 1, 0
    language = language_of(text) or ENGLISH
    marks = _MARKS[language.name]
    # The end of the record at hand, when its last word has been seen.
    end = -1
    offset = 0
    while mark := marks.search(text, offset):
        offset = mark.end()
        kind = mark.lastgroup
        if kind == "begin" and end >= 0:
            yield Record(number, line, text[start:end], language.name)
            line += text.count("\n", start, end)
            number, start, end = number + 1, end, -1
        elif kind in ("next", "end") and end >= 0:
            # It ends nothing, for nothing began; the next record must not have it either.
            end = offset
        elif kind in ("next", "end"):
            end = offset
            if kind == "next" and _WORD.search(text, offset) is None:
                yield Record(number, line, text[start:], f"{language.name} {_UNFINISHED}")
                return
            if kind == "next":
                yield Record(number, line, text[start:end], language.name)
                line += text.count("\n", start, end)
                number, start, end = number + 1, end, -1
        if kind == "begin" and (found := _language(mark.group("begin").strip())):
            language, marks = found, _MARKS[found.name]
    if start < len(text):
        yield Record(number, line, text[start:], language.name)


def _marks(language: Language) -> re.Pattern[str]:
    """What parts problems, and the texts in which such words mean nothing."""
    end_of_word = r"(?=[\s;,]|\Z)"
    texts = "|".join(_beginnings(language, command) for command in Command if command in TEXTS)
    begin = "|".join(_beginnings(one, Command.BEGIN) for one in LANGUAGES.values())
    following = r"(?:[ \t]*\r?\n)?"
    # In “Steine weiss” the second word does not stand for “WeiteresProblem”.
    pieces = rf"(?:{_beginnings(language, Command.PIECES)})[\s;,]+[^\s;,]+"
    return re.compile(
        rf"(?<![^\s;,])(?:(?P<text>(?:{texts}){end_of_word}[^\r\n]*|{pieces})"
        rf"|(?P<begin>(?:{begin}){end_of_word})"
        rf"|(?P<next>(?:{_beginnings(language, Command.NEXT)}){end_of_word}{following})"
        rf"|(?P<end>(?:{_beginnings(language, Command.END)}){end_of_word}{following}))",
        re.IGNORECASE,
    )


def _beginnings(language: Language, command: Command) -> str:
    """A pattern for the word for a command and all that it may be shortened to."""
    word = language.word_for(command)
    lengths = range(_SHORTEST, len(word) + 1)
    shortest = next(size for size in lengths if language.command(word[:size]) is command)
    return (
        word[:shortest]
        + "".join(f"(?:{letter}" for letter in word[shortest:])
        + ")?" * (len(word) - shortest)
    )


_MARKS: Final = {language.name: _marks(language) for language in LANGUAGES.values()}


@dataclass(frozen=True, slots=True)
class Marks:
    """Where in a record the words around it stand, as offsets from and to.

    `last` is the word that ends it, which is the end of all if it `ends`. `programs` are the
    commands that say something to the program alone, with their lines.
    """

    begin: tuple[int, int] | None = None
    last: tuple[int, int] | None = None
    ends: bool = False
    programs: tuple[tuple[int, int], ...] = ()


def marks_in(text: str, language: Language) -> Marks:
    """Find them."""
    begin = last = None
    # As the reader does, which takes the first word for it however short it is.
    first = _WORD.search(text, len(text) - len(text.removeprefix("\ufeff")))
    if first and language.command(first.group()) is Command.BEGIN:
        begin = first.span()
    ends = False
    programs = []
    for mark in _MARKS[language.name].finditer(text):
        span = mark.start(), mark.start() + len(mark.group().rstrip())
        if mark.lastgroup == "begin" and is_blank(text[: span[0]]):
            begin = span
        elif mark.lastgroup in ("next", "end") and last is None:
            last, ends = span, mark.lastgroup == "end"
        elif mark.lastgroup == "text" and last is None:
            word = _WORD.match(mark.group())
            if word and language.command(word.group()) in (Command.PROTOCOL, Command.LATEX):
                programs.append(span)
    return Marks(begin, last, ends, tuple(programs))


def ends_input(record: Record) -> bool:
    """Whether Popeye reads nothing behind this record."""
    language, *_ = record.context.split()
    return marks_in(record.text, LANGUAGES[language]).ends


@dataclass(frozen=True, slots=True)
class Input:
    """The input for Popeye in one record: the problem, and each text by its command.

    `invisibles` counts the total invisibles, which no problem holds; `invisible_line` names them.
    `hides_battle`: the battle in which help play ends is not printed. `begins_with_one`: help play
    of half-moves is numbered as if it began with a whole one.
    """

    problem: Problem
    texts: Mapping[Command, Sequence[str]]
    language: Language
    invisibles: int = 0
    invisible_line: int = 0
    hides_battle: bool = False
    begins_with_one: bool = False


def read(record: Record) -> Reading | None:
    """The problem of a record; None where there is no word at all.

    Raises `FormatError` with the line of what was not understood.
    """
    found = read_input(record)
    if found and found.invisibles:
        raise FormatError("popeye-invisible", line=found.invisible_line)
    return Reading(found.problem, unsupported_warnings(found.problem)) if found else None


def read_input(record: Record) -> Input | None:
    """The same with the texts as they stand there, for those who answer as Popeye does."""
    check_size("popeye-too-long", record.text, MOST_CHARACTERS)
    name, *unfinished = record.context.split() or [ENGLISH.name]
    language = LANGUAGES[name]
    words = Words(record.text)
    if not words.next:
        return None
    if language.command(words.next) is Command.BEGIN:
        words.take()
    elif record.number == 1:
        words.take()
        words.fail("popeye-begin")
    reader = _Reader(words, language)
    reader.read()
    if unfinished:
        words.fail("popeye-end")
    invisibles = reader.invisibles, reader.invisible_line
    structured = reader.hides_battle, reader.begins_with_one
    return Input(reader.problem(), reader.texts, language, *invisibles, *structured)


class Words:
    """The words of a text, one after another; what stands between them is of no meaning."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._word: re.Match[str] | None = None
        self._next = _WORD.search(text, int(text.startswith("\ufeff")))
        self._taken = 0
        # Lines are counted on from the last offset looked up.
        self._counted = self._line = 0

    @property
    def next(self) -> str:
        """The next word; empty at the end."""
        return self._next.group() if self._next else ""

    @property
    def after_next(self) -> str:
        """The word behind the next one; empty at the end."""
        found = _WORD.search(self._text, self._next.end()) if self._next else None
        return found.group() if found else ""

    @property
    def next_begins_a_line(self) -> bool:
        """Whether nothing stands before the next word in its line."""
        if self._next is None:
            return False
        start = self._next.start()
        return not self._text[self._text.rfind("\n", 0, start) + 1 : start].strip()

    def take(self) -> str:
        """The next word, and go on behind it."""
        word, self._word = self.next, self._next
        self._taken += 1
        if self._taken > MOST_WORDS:
            self.fail("too-many-words", most=f"{MOST_WORDS:,}")
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
        text = self._word.group() if self._word else ""
        raise FormatError(code, line=self.line, text=text, **fields)

    @property
    def line(self) -> int:
        """The line of the word that was taken last, counted from 1; at the end the last line."""
        end = self._word.start() if self._word else len(self._text.rstrip())
        self._line += self._text.count("\n", self._counted, end)
        self._counted = end
        return self._line + 1


def _begins_otherwise(stipulation: AnyStipulation) -> bool:
    """Whether `WhiteToPlay` leaves no move out, but has White begin in Black's place: `a=>b2`."""
    return (
        isinstance(stipulation, Stipulation)
        and stipulation.play is Play.PROOF
        and stipulation.goal is Goal.A_TO_B
    )


_WITH_GHOSTS: Final = frozenset({"GhostChess", "HauntedChess", "Parachute", "Volcanic"})
"""Conditions and their words under which the first of two men on a square waits below it."""


@dataclass
class _Reader:
    """Reads the commands of one problem and makes it of them."""

    words: Words
    language: Language
    position: Position = field(default_factory=Position)
    diagram: Position | None = None
    """The diagram before `a=>b`; what comes after it is the position to be reached."""
    stipulation: str = ""
    begins: Colour | None = None
    """The side that a structured stipulation names."""
    options: list[tuple[str, int]] = field(default_factory=list)
    """With the lines they stand in."""
    conditions: list[str] = field(default_factory=list)
    twins: list[str] = field(default_factory=list)
    twin_lines: list[int] = field(default_factory=list)
    zero_position: bool = False
    hides_battle: bool = False
    begins_with_one: bool = False
    invisibles: int = 0
    invisible_line: int = 0
    replaced: dict[str, int] = field(default_factory=dict)
    """Squares on which a second man was put, with the lines of these."""
    texts: dict[Command, list[str]] = field(default_factory=dict)

    def read(self) -> None:
        """Read up to the end of the problem."""
        handlers: dict[Command, Callable[[], None]] = {
            Command.STIPULATION: self._read_stipulation,
            Command.STRUCTURED_STIPULATION: self._read_structured,
            Command.PIECES: self._read_pieces,
            Command.FORSYTH: self._read_forsyth,
            Command.ARRAY: self._read_array,
            Command.CONDITION: self._read_condition,
            Command.OPTION: self._read_options,
            Command.TWIN: self._read_twin,
            Command.ZERO_POSITION: self._read_zero_position,
            Command.LATEX: self._skip_names_of_men,
            Command.LATEX_PIECES: self._skip_names_of_men,
        }
        while True:
            word = self.words.take()
            if not word:
                self.words.fail("popeye-end")
            command = self.language.command(word)
            if command is None or command is Command.BEGIN:
                self.words.fail("popeye-command")
            if command in (Command.NEXT, Command.END):
                return
            if command in TEXTS:
                self.texts.setdefault(command, []).append(self.words.take_line())
            if command in handlers:
                handlers[command]()

    def problem(self) -> Problem:
        """The problem that was read."""
        own, found = sort_options(text for text, _ in self.options)
        options, others = PlayOptions.parse(found)
        diagram, stated = self.position, self.stipulation
        if self.diagram is not None:
            diagram, stated = self.diagram, f"{stated} {self.position.board_fen}"
        stipulation = stipulation_of(stated)
        is_turned = _begins_otherwise(stipulation) and options.white_to_play
        if is_turned:
            options = replace(options, white_to_play=False)
        turn = natural_turn(stipulation, options)
        turn = self.begins or (turn.other if is_turned else turn)
        position, refused = with_options(replace(diagram, turn=turn), own)
        for option, reason in refused:
            raise at_line(reason, next(line for text, line in self.options if text == option))
        # No piece of the array brings the two boards with it.
        boards = {"AliceA", "AliceB"} & {
            word for _, piece in position.pieces() for word in piece.attributes
        }
        if boards and isinstance(stipulation, Stipulation) and stipulation.is_proof_game:
            self.conditions = list(dict.fromkeys((*self.conditions, "AliceChess")))
        conditions = conditions_of(self.conditions)
        if self.replaced and any(_WITH_GHOSTS & {*one.text.split()} for one in conditions):
            square, line = next(iter(self.replaced.items()))
            raise FormatError("popeye-ghost", line=line, square=square)
        extra: dict[str, object] = {}
        if others:
            extra["options"] = list(others)
        award = self._joined(Command.AWARD, ", ")
        if award:
            extra["award"] = {"distinction": award}
        title, remarks = self._joined(Command.TITLE, "\n"), self._joined(Command.REMARK, "\n")
        return Problem(
            position=position,
            stipulation=stipulation,
            options=options,
            conditions=conditions,
            twins=self._parsed_twins(extra),
            zero_position=self.zero_position,
            authors=tuple(map(with_umlauts, filter(None, self.texts.get(Command.AUTHOR, ())))),
            source=self._joined(Command.ORIGIN, ", "),
            comment="\n\n".join(filter(None, (title, remarks))),
            extra=extra,
        )

    def _joined(self, command: Command, between: str) -> str:
        return between.join(map(with_umlauts, filter(None, self.texts.get(command, ()))))

    def _parsed_twins(self, extra: dict[str, object]) -> tuple[Twin, ...]:
        """The twins; all of them are kept as text where one has an unsupported change."""
        found = []
        for text, line in zip(self.twins, self.twin_lines, strict=True):
            try:
                found.append(Twin.parse(text))
            except FormatError as error:
                if not self.language.changes.word_for(text.partition(" ")[0]):
                    raise at_line(error, line) from None
                first = 0 if self.zero_position else 1
                extra["twins"] = {
                    letter(index): text for index, text in enumerate(self.twins, first)
                }
                return ()
        return tuple(found)

    # -- the commands ------------------------------------------------------------------------

    def _read_stipulation(self) -> None:
        self.stipulation = self.words.take()
        if not self.stipulation:
            self.words.fail("popeye-end")
        # Such as `a=>b 4.5`.
        while _LENGTH.fullmatch(self.words.next):
            self.stipulation += f" {self.words.take()}"
        if Goal.PROOF_GAME in self.stipulation.lower():
            # Given first moves, which Popeye does not know.
            while _MOVE.fullmatch(self.words.next):
                self.stipulation += f" {self.words.take()}"
        if Goal.A_TO_B in self.stipulation.lower():
            self.diagram, self.position = self.position, Position()

    def _read_structured(self) -> None:
        """Read play stated as branches; only some of it has a name here."""
        side, form = self.language.colours.meant(self.words.take()), self.words.take_line().strip()
        is_of_other = form.startswith("-")
        found = structured.read(form.removeprefix("-"))
        self.hides_battle = structured.hides_battle(form)
        self.begins_with_one = not is_of_other
        if side not in ("White", "Black") or found is None:
            self.words.fail("popeye-structured")
        self.stipulation = found.text
        self.begins = Colour.WHITE if side == "White" else Colour.BLACK
        if is_of_other:
            self.begins = self.begins.other

    def _skip_names_of_men(self) -> None:
        while self.words.next and not self._ends_here():
            self.words.take()

    def _read_array(self) -> None:
        self.position = Position.from_fen(INITIAL_FEN)

    def _read_forsyth(self) -> None:
        """Fill the board square by square; strokes between rows mean nothing, as in Popeye."""
        position = Position()
        index = 0
        for part in _FORSYTH.findall(self.words.take()):
            if part.isdecimal():
                index += int(part)
                continue
            if index > 63:
                self.words.fail("popeye-forsyth-long")
            # The squares are counted from a8 to h1.
            position = position.put(index ^ 56, self._man_in_forsyth(part))
            index += 1
        # Empty squares beyond h1 do no harm.
        self.position = position

    def _man_in_forsyth(self, text: str) -> Piece:
        letters = text.lstrip("=+-").removeprefix(".")
        colour = Colour.WHITE if letters[0].isupper() else Colour.BLACK
        if text[0] in "+-":
            colour = Colour.WHITE if text[0] == "+" else Colour.BLACK
        english = self.language.pieces.get(letters.lower())
        if english is None:
            self.words.fail("popeye-forsyth-letter", letter=letters)
        code = kind_of(english).code
        return Piece.neutral(code) if text[0] == "=" else Piece(colour, code)

    def _read_pieces(self) -> None:
        count = 0
        while self._colour_comes():
            self._read_men()
            count += 1
        if not count:
            self.words.take()
            self.words.fail("popeye-colour")

    def _colour_comes(self) -> bool:
        word = self.words.next
        # A man's letter may begin the word for a colour.
        is_man = word.lower() in self.language.pieces and _SQUARES.fullmatch(self.words.after_next)
        return not is_man and bool(self.language.colours.meant(word))

    def _read_men(self) -> None:
        """A colour, what else is true of men, and the men."""
        side = self.language.colours.meant(self.words.take())
        if side not in (*_COLOURS, "Neutral"):
            self._read_invisibles()
            return
        attributes = self._attributes()
        count = 0
        while man := _MAN.fullmatch(self.words.next):
            if not man[2] and self._colour_comes():
                break
            self.words.take()
            english = self.language.pieces.get(man[1].lower())
            if english is None:
                self.words.fail("popeye-man", man=man[1])
            squares = man[2] or self.words.take()
            if not _SQUARES.fullmatch(squares):
                self.words.fail("popeye-square-list")
            code = kind_of(english).code
            piece = (
                Piece.neutral(code, attributes)
                if side == "Neutral"
                else Piece(_COLOURS[side], code, attributes)
            )
            for square in dict.fromkeys(re.findall("..", squares.lower())):
                if self.position.board[square_number(square)]:
                    self.replaced[square] = self.words.line
                self.position = self.position.put(square_number(square), piece)
            # In Popeye only the first of several men is royal.
            attributes = tuple(word for word in attributes if word != "Royal")
            count += 1
        if not count:
            self.words.fail("popeye-man", man=self.words.take())

    def _read_invisibles(self) -> None:
        """How many total invisibles there are."""
        self.invisible_line = self.words.line
        number = self.words.take()
        if not number.isdecimal() or not 0 < int(number) <= _MOST_INVISIBLES:
            self.words.fail("popeye-invisible")
        self.invisibles = int(number)

    def _attributes(self) -> tuple[str, ...]:
        """What is true of the men that follow, beside their colour."""
        found = []
        # Popeye takes a man that stands alone, such as K, for the word Kamikaze.
        while len(self.words.next) >= _SHORTEST:
            attribute = self.language.attributes.meant(self.words.next)
            if not attribute:
                break
            self.words.take()
            found.append(attribute)
        return attributes_of(found)

    def _read_condition(self) -> None:
        """Read conditions up to another word; an unknown one is kept as it is."""
        count = 0
        while self.words.next and not self._ends_here():
            condition = self._condition()
            if condition is None:
                break
            if condition.text not in self.conditions:
                self.conditions.append(condition.text)
            count += 1
        unknown = []
        while self.words.next and not self._ends_here():
            unknown.append(self.words.take())
        if unknown:
            self.conditions.append(" ".join(unknown))
        elif not count:
            self.words.take()
            self.words.fail("popeye-condition")

    def _condition(self) -> Condition | None:
        """The next condition, if one comes."""
        try:
            return read_condition(self.words, self.language)
        except StipulationError as error:
            raise at_line(error, self.words.line) from None

    def _ends_here(self) -> bool:
        """Whether a command follows: what may stand behind conditions is not listed here."""
        word = self.words.next
        if len(word) < _SHORTEST:
            return False
        command = self.language.command(word)
        is_whole = self.language.is_whole_command(word)
        return command is not None and (is_whole or self.words.next_begins_a_line)

    def _read_options(self) -> None:
        while word := self.words.next:
            name = self.language.options.meant(word)
            if not name and self.language.command(word) is not None:
                return
            self.words.take()
            found, line = [name or word], self.words.line
            while self._is_parameter(self.words.next):
                found.append(self.words.take())
            self.options.append((" ".join(found), line))

    def _is_parameter(self, word: str) -> bool:
        return bool(_NUMBERS.fullmatch(word) or _SQUARES.fullmatch(word))

    # -- twins -------------------------------------------------------------------------------

    def _read_zero_position(self) -> None:
        self.zero_position = True
        self._read_twin()

    def _read_twin(self) -> None:
        """Take the changes of a twin, and put them into English."""
        self.twin_lines.append(self.words.line)
        check_count("too-many-twins", len(self.twin_lines), MOST_TWINS, self.words.line)
        found: list[str] = []
        change = ""
        while (word := self.words.next) and not self._ends_twin(word, change):
            self.words.take()
            keyword = self._change(word)
            if keyword:
                change = keyword
                found.append(keyword)
                while keyword == "Condition" and (condition := self._condition()):
                    found.append(condition.text)
            elif len(word) >= _SHORTEST and self.language.command(word) is Command.REMARK:
                self.texts.setdefault(Command.REMARK, []).append(self.words.take_line())
            else:
                found.append(self._parameter_in_english(change, word))
                if change == "Stipulation":
                    change = ""
        self.twins.append(" ".join(found))

    def _change(self, word: str) -> str:
        """The English word for a change of a twin, if a word means one."""
        return self.language.changes.meant(word) if len(word) >= _SHORTEST else ""

    def _ends_twin(self, word: str, change: str) -> bool:
        if len(word) < _SHORTEST or self._change(word):
            return False
        if change == "Stipulation":
            return self.language.is_whole_command(word)
        return self.language.command(word) in _END_OF_TWIN

    def _parameter_in_english(self, change: str, word: str) -> str:
        language = self.language
        if change == "Add":
            named = language.colours.meant(word) or language.attributes.meant(word)
            man = _MAN.fullmatch(word)
            if man and (man[2] or not named or len(word) < _SHORTEST):
                return _in_english(language, man[1]) + (man[2] or "")
            return named or word
        if change == "Substitute":
            return _in_english(language, word)
        return word


def _in_english(language: Language, letters: str) -> str:
    """The English letters of a man; what is none is left as it is."""
    return (
        language.pieces[letters.lower()].upper() if letters.lower() in language.pieces else letters
    )


_COLOURS: Final = {colour.english: colour for colour in Colour}


def _reader(language: Language) -> Reader:
    return Reader(lambda text: language_of(text) is language, split, read)


ENGLISH_READER: Final = _reader(ENGLISH)
GERMAN_READER: Final = _reader(GERMAN)
FRENCH_READER: Final = _reader(FRENCH)
