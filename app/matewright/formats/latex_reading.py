r"""Reading `diagram.sty`: what stands in one `\begin{diagram} … \end{diagram}`.

The package is that of German-language problem magazines: pieces are named by German letters (K D T
L S B), colours by `w`, `s` and `n`, and fairy pieces are orthodox ones that are turned.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from matewright.errors import FormatError, shortened
from matewright.formats import tex
from matewright.formats.format import Reader, Reading, Record
from matewright.formats.limits import MOST_CONDITIONS, MOST_TWINS, check_count, check_size
from matewright.formats.tex import Command
from matewright.model.conditions import conditions_of
from matewright.model.figures import FIELD
from matewright.model.kinds import FAIRY_KINDS, KINDS
from matewright.model.move import square_number
from matewright.model.piece import Colour, Piece
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position, check_en_passant
from matewright.model.problem import Problem
from matewright.model.stipulation import AnyStipulation, stipulation_of
from matewright.model.twin import Twin

NAME: Final = "latex"
OWN_COMMENT: Final = "% matewright: "
"""Begins a comment of our own: what the diagram says that its commands cannot."""

MOST_CHARACTERS: Final = 512 * 1024
"""Longer records are not read."""
MOST_COMMANDS: Final = 5_000
"""Diagrams with more commands are not read."""

_MOST_OF_ONE: Final = 1000
"""The most characters of one remark or twin; genuine ones are far shorter."""

ENVIRONMENT: Final = re.compile(
    r"\\begin\s*\{(?P<kind>diagram|figurine|stereodiagram|spacediagram)\}"
    r"[ \t]*(?:\[(?P<size>[^\]\n]{0,20})\])?"
)
END: Final = re.compile(r"\\end\s*\{(?:diagram|figurine|stereodiagram|spacediagram)\}")
EDGE: Final = re.compile(f"{ENVIRONMENT.pattern}|{END.pattern}")
TARGET: Final = re.compile(
    r"(?:\s|\\nobreak|\\quad)*\\diagram\b(?P<inside>.*?)\\enddiagram\b"
    r"(?:\s*\\addtocounter\{board@nr\}\{-1\})?",
    re.DOTALL,
)
"""The second diagram of `a=>b`: not an environment, so that it is no problem of its own."""

DOCUMENT: Final = "\\begin{document}"

ALIASES: Final = MappingProxyType(
    {
        "stip": "stipulation",
        "cond": "condition",
        "rem": "remark",
        "sol": "solution",
        "tourn": "tournament",
        "dedic": "dedication",
    }
)
ON_BOARD: Final = ("gridlines", "nofields", "fieldframe")
"""The commands that draw what conditions put on the board; read are the conditions."""
CYLINDERS: Final = MappingProxyType(
    {"verticalcylinder": "VerticalCylinder", "horizontalcylinder": "HorizontalCylinder"}
)
"""The commands without argument that leave away the frame where edges adjoin: both on a torus."""

GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "authors": ("author",),
        "source": ("sourcenr", "source", "issue", "pages", "day", "month", "months", "year"),
        "award": ("tournament", "award"),
        "position": ("pieces", "fen", "piecedefs"),
        "asked": ("stipulation", "condition", "twins", "remark", *ON_BOARD, *CYLINDERS),
        "solution": ("solution",),
        "comment": ("comment",),
    }
)
"""The commands that are understood, by what they say together."""

_UNDERSTOOD: Final = {name for names in GROUPS.values() for name in names} - {*ON_BOARD}
LETTERS: Final = "wsn KDTLSB LRU"
"""The usual letters of colours, pieces and turns; `\\DefinePieces` gives others."""

_DEFINE: Final = re.compile(r"\\DefinePieces\s*\{(\w{3})\}\s*\{(\w{6})\}\s*\{(\w{3})\}", re.ASCII)
_STIPULATION: Final = re.compile(
    r"(?P<stipulation>\S+?)(?P<set>\s?\*)?"
    r"(?:[\s,;]+(?P<intended>\d+(?:\.\d+)*)(?:\s*(?:L(?:ö|oe)s|[Ss]ol)\w*\.?)?)?"
)
_DATE: Final = re.compile(r"\d{1,4}")
_NEUTRAL: Final = 2
_FIGURES: Final = MappingProxyType(dict(zip("KDTLSB", "KQRBNP", strict=True)))
_NAMES: Final = MappingProxyType(
    {
        **{kind.english.casefold(): code for code, kind in {**FAIRY_KINDS, **KINDS}.items()},
        "grashüpfer": "G",
        "sauterelle": "G",
        "nachtreiter": "H",
        "noctambule": "H",
    }
)
_USUAL: Final = MappingProxyType({"DU": "G", "SU": "H", "E": "EQ"})
"""What turned pieces mean where nothing explains them."""

_OPTIONS: Final = MappingProxyType(
    {
        "after the key": "PostKeyPlay",
        "nach dem schlüssel": "PostKeyPlay",
        "white to play": "WhiteToPlay",
        "duplex": "Duplex",
        "half duplex": "HalfDuplex",
        "halbduplex": "HalfDuplex",
        "quodlibet": "Quodlibet",
        "set play": "SetPlay",
        "satzspiel": "SetPlay",
    }
)
_TURNS: Final = MappingProxyType(
    {
        "white to move": Colour.WHITE,
        "weiß am zug": Colour.WHITE,
        "weiß beginnt": Colour.WHITE,
        "black to move": Colour.BLACK,
        "schwarz am zug": Colour.BLACK,
        "schwarz beginnt": Colour.BLACK,
    }
)
_RIGHTS: Final = re.compile(
    r"(?P<side>white|black) may not castle(?: (?P<wing>kingside|queenside))?"
    r"|en passant on (?P<square>[a-h][36]) is possible"
)
_DENIED: Final = MappingProxyType({None: "kq", "kingside": "k", "queenside": "q"})
_ZERO: Final = ("zero position", "nullstellung", "zeroposition")
_TWIN: Final = re.compile(r"(?P<letter>[a-z]\d?)\s*[).:=]\s*(?P<text>.+)", re.DOTALL)
_SQUARE: Final = r"[a-h][1-8]"
_MAN: Final = r"(?:[wsb♔-♟]?\s*[KDTLSBQRNP♔-♟]?\s*)"
_CHANGES: Final[Sequence[tuple[re.Pattern[str], str]]] = (
    (re.compile(rf"{_MAN}({_SQUARE})\s*(?:→|->|nach|to)\s*({_SQUARE})"), "Move {} {}"),
    (re.compile(rf"{_MAN}({_SQUARE})\s*(?:↔|<->)\s*{_MAN}({_SQUARE})"), "Exchange {} {}"),
    (re.compile(rf"(?:−|–|-|ohne|without|remove)\s*{_MAN}({_SQUARE})", re.IGNORECASE), "Remove {}"),
    (re.compile(r"((?:[a-z]+-)?[hsr]*#\d+(?:\.5)?|[hs]?=\d+)"), "Stipulation {}"),
)


@dataclass(frozen=True, slots=True)
class Diagram:
    """One environment inside a record: where its inside begins and ends, and its commands.

    `target` has the commands of the diagram of a position that is to be reached, which begins at
    `end` and is part of the outside.
    """

    kind: str
    size: str
    outside: tuple[int, int]
    inside: tuple[int, int]
    commands: tuple[Command, ...]
    end: int
    target: tuple[Command, ...] = ()

    def all(self, name: str) -> list[Command]:
        """The commands of a name, other names of the same included."""
        return [found for found in self.commands if ALIASES.get(found.name, found.name) == name]

    def argument(self, name: str) -> str:
        """The argument of the last such command, as TeX takes it; empty without one."""
        for found in reversed(self.commands):
            if found.name == name or ALIASES.get(found.name) == name:
                return found.argument
        return ""


_COMMENT: Final = re.compile(r"(?<!\\)((?:\\\\)*)(%[^\n]*)")


def without_comments(text: str) -> str:
    """The text with blanks in place of its comments, so that every offset stays the same."""
    return _COMMENT.sub(_blank, text) if "%" in text else text


def _blank(found: re.Match[str]) -> str:
    return found[1] + " " * len(found[2])


def dissect(text: str) -> Diagram | None:
    """The diagram of a record; None where there is none. Raises `FormatError`."""
    bare = without_comments(text)
    begin = ENVIRONMENT.search(bare)
    if begin is None:
        return None
    line = text.count("\n", 0, begin.start()) + 1
    end = END.search(bare, begin.end())
    if end is None:
        raise FormatError("latex-no-end", line=line, kind=begin["kind"])
    inside = begin.end(), end.start()
    target = TARGET.match(bare, end.end())
    return Diagram(
        begin["kind"],
        begin["size"] or "",
        (begin.start(), (target or end).end()),
        inside,
        tuple(_counted(tex.commands(text, *inside), line)),
        end.end(),
        tuple(_counted(tex.commands(text, *target.span("inside")), line)) if target else (),
    )


def _counted(found: Iterable[Command], line: int) -> Iterator[Command]:
    """The commands, as long as they are not too many. Raises `FormatError` for one too many."""
    for count, command in enumerate(found, start=1):
        check_count("too-many-commands", count, MOST_COMMANDS, line)
        yield command


def context(letters: str, head: str, *, is_last: bool = False) -> str:
    """For a record: the letters of pieces, whether it is the last, the document's head."""
    return f"{letters}\n{'last' * is_last}\n{head}"


def context_parts(context: str) -> tuple[str, bool, str]:
    """Take a `context` apart again; the usual letters where it is empty."""
    letters, _, rest = context.partition("\n")
    last, _, head = rest.partition("\n")
    return letters or LETTERS, bool(last), head


def letters_of(text: str, before: str) -> str:
    r"""The letters of pieces that hold behind a text: as the last `\DefinePieces` set them."""
    if "\\DefinePieces" not in text:
        return before
    found = _DEFINE.findall(without_comments(text))
    return " ".join(found[-1]) if found else before


def read(record: Record) -> Reading | None:
    """The problem of a record; None when no diagram stands in it. Raises `FormatError`."""
    check_size("latex-too-long", record.text, MOST_CHARACTERS)
    diagram = dissect(record.text)
    if diagram is None:
        return None
    letters, _, _ = context_parts(record.context)
    letters = letters_of(record.text[: diagram.outside[0]], letters)
    return _Reader(record.text, diagram, letters).reading()


class _Reader:
    """Makes a problem of one diagram and collects what it did not understand."""

    def __init__(self, text: str, diagram: Diagram, letters: str) -> None:
        self._text = text
        self._diagram = diagram
        self._colours, self._men, self._turns = letters.split()
        self._warnings: list[FormatError] = []
        self._foreign: list[str] = []

    @property
    def _line(self) -> int:
        return self._text.count("\n", 0, self._diagram.outside[0]) + 1

    def _argument(self, name: str) -> str:
        return tex.plain_line(self._diagram.argument(name))

    def _list(self, name: str) -> list[str]:
        return [
            entry
            for piece in tex.entries(self._diagram.argument(name))
            # Some put the lines of a list below one another themselves.
            for entry in map(str.strip, tex.plain(piece).split("\n"))
            if entry
        ]

    def reading(self) -> Reading:
        names = self._kinds()
        data = self._own()
        read_error = None
        board: tuple[Piece | None, ...] = (None,) * 64
        target = ""
        try:
            self._check_size()
            if self._diagram.target and "stipulation" not in data:
                target = Position(self._board(self._diagram.target, names)).fen.split()[0]
            if "fen" not in data:
                # Where the comment has it, it may hold pieces that have no name here.
                board = self._board(self._diagram.commands, names)
        except FormatError as error:
            read_error = FormatError(error.code, **{"line": self._line, **error.fields})
        stipulation, options, intended = self._stipulation(target)
        position = Position(board, natural_turn(stipulation, options))
        position, options, zero = self._remarks(position, stipulation, options, names)
        self._foreign += self._cylinder()
        extra = self._extra()
        twins, a_is_first = self._twins(extra)
        problem = Problem(
            position=position,
            stipulation=stipulation,
            options=options,
            conditions=conditions_of(self._foreign),
            twins=twins,
            zero_position=bool(twins) and (zero or a_is_first),
            intended=intended,
            authors=tuple(map(_author, tex.entries(self._diagram.argument("author")))),
            source=self._source(),
            comment=tex.plain(self._diagram.argument("comment")).strip(),
            solution_text=_solution(self._diagram.argument("solution")),
            extra=extra,
        )
        try:
            problem = with_own(problem, data)
        except (TypeError, FormatError):
            self._warnings.append(FormatError("latex-own-comment", line=self._line))
        # Our own comment has the conditions where their printed names do not say all.
        printed = () if "conditions" in data else self._foreign
        unsolved = [text for text in printed if not _is_solved(text)]
        if not printed:
            unsolved = [one.text for one in problem.conditions if not one.is_solvable]
        self._warnings += (
            FormatError("latex-unsupported", text=shortened(text), line=self._line)
            for text in unsolved
        )
        return Reading(problem, tuple(self._warnings), read_error)

    # -- the position ------------------------------------------------------------------------

    def _check_size(self) -> None:
        kind, size = self._diagram.kind, self._diagram.size.replace(" ", "")
        if kind in ("stereodiagram", "spacediagram") or size not in ("", "8x8"):
            raise FormatError("latex-board", kind=kind, size=size or "3D")

    def _kinds(self) -> dict[str, str]:
        r"""What turned pieces are called here, by their letters, from `\piecedefs`."""
        found: dict[str, str] = {}
        for entry in tex.entries(self._diagram.argument("piecedefs")):
            groups = [piece for piece in re.findall(r"\{([^{}]*)\}", entry) if piece]
            if len(groups) > 1:
                name = tex.plain_line(entry[entry.index(groups[1]) + len(groups[1]) + 1 :])
                found[self._german(groups[1].strip())] = name.strip("{} ")
        return found

    def _german(self, letters: str) -> str:
        """The letters of a kind and its turn as they usually are."""
        piece, turn = letters[:1], letters[1:2]
        usual_man = "KDTLSB"[self._men.index(piece)] if piece in self._men and piece else piece
        usual_turn = "LRU"[self._turns.index(turn)] if turn and turn in self._turns else turn
        return usual_man + usual_turn

    def _board(
        self, commands: Sequence[Command], names: Mapping[str, str]
    ) -> tuple[Piece | None, ...]:
        pieces = [command for command in commands if command.name == "pieces"]
        fen = next((one.argument.strip() for one in reversed(commands) if one.name == "fen"), "")
        if fen and not pieces:
            return Position.from_fen(fen.split()[0]).board
        board: list[Piece | None] = [None] * 64
        pattern = re.compile(
            rf"(?P<colour>[{self._colours}])(?P<man>[{self._men}CEX])(?P<turn>[{self._turns}]?)"
            rf"(?P<squares>(?:{_SQUARE})+)"
        )
        for command in pieces:
            for entry in re.split(r",\s*", without_comments(command.argument)):
                text = re.sub(r"[\s{}~]|\\,", "", entry)
                if not text:
                    continue
                found = pattern.fullmatch(text)
                if found is None:
                    raise FormatError("latex-piece", text=shortened(text))
                piece = self._man(found, names)
                for name in re.findall(_SQUARE, found["squares"]):
                    square = square_number(name)
                    if board[square] is not None:
                        raise FormatError("latex-square-taken", square=name)
                    board[square] = piece
        return tuple(board)

    def _man(self, found: re.Match[str], names: Mapping[str, str]) -> Piece:
        side = self._colours.index(found["colour"])
        letters = self._german(found["man"] + found["turn"])
        code = _FIGURES.get(letters)
        if code is None:
            name = names.get(letters, "")
            code = _NAMES.get(name.casefold()) if name else _USUAL.get(letters)
        if code is None:
            raise FormatError("latex-piece", text=shortened(found.group()))
        if side == _NEUTRAL:
            return Piece.neutral(code)
        return Piece(Colour.BLACK if side else Colour.WHITE, code)

    # -- the stipulation ----------------------------------------------------------------------

    def _stipulation(self, target: str) -> tuple[AnyStipulation, PlayOptions, str]:
        """The stipulation; with `a=>b` the target, the first field of a FEN, belongs to it."""
        text = self._argument("stipulation")
        found = _STIPULATION.fullmatch(text) if len(text) <= _MOST_OF_ONE else None
        if found is None:
            return stipulation_of(text), PlayOptions(), ""
        return (
            stipulation_of(f"{found['stipulation']} {target}".rstrip()),
            PlayOptions(set_play=found["set"] is not None),
            found["intended"] or "",
        )

    def _remarks(
        self,
        position: Position,
        stipulation: AnyStipulation,
        options: PlayOptions,
        kinds: Mapping[str, str],
    ) -> tuple[Position, PlayOptions, bool]:
        """What remarks and conditions say that has a field of its own; the others are foreign."""
        zero = False
        names = list(options.names)
        rights: list[re.Match[str]] = []
        turn = None
        for text in (*self._list("condition"), *self._list("remark")):
            word = text.casefold().rstrip(".")
            if word in _OPTIONS:
                names.append(_OPTIONS[word])
            elif word in _TURNS:
                turn = _TURNS[word]
            elif word in _ZERO:
                zero = True
            elif found := _RIGHTS.fullmatch(word):
                rights.append(found)
            elif not self._explains_men(text, kinds):
                self._foreign.append(text)
        options, others = PlayOptions.parse(dict.fromkeys(names))
        self._foreign += others
        position = position.with_turn(turn or natural_turn(stipulation, options))
        for found in rights:
            try:
                position = _with_rights(position, found)
            except FormatError:
                self._foreign.append(found.group())
        return position, options, zero

    def _cylinder(self) -> Iterator[str]:
        """The condition that the frame of the diagram shows, where no remark says it."""
        drawn = [name for command, name in CYLINDERS.items() if self._diagram.all(command)]
        shown = "Torus" if drawn[1:] else "".join(drawn)
        if shown and all(one.name != shown for one in conditions_of(self._foreign)):
            yield shown

    def _explains_men(self, text: str, kinds: Mapping[str, str]) -> bool:
        """Whether a remark only says what kind a piece is: `Grasshopper c5, d3`."""
        if len(text) > _MOST_OF_ONE:
            return False
        name = re.sub(rf"(?:[\s,]+{_SQUARE})+$", "", text).casefold()
        return name in _NAMES or name in {known.casefold() for known in kinds.values()}

    def _twins(self, extra: dict[str, object]) -> tuple[tuple[Twin, ...], bool]:
        """The twins; those that are not understood are kept as they are written."""
        letters: dict[str, str] = {}
        for count, entry in enumerate(self._list("twins"), start=1):
            check_count("too-many-twins", count, MOST_TWINS, self._line)
            if entry.casefold() in _ZERO:
                letters.setdefault("a", "")
                continue
            found = _TWIN.fullmatch(entry) if len(entry) <= _MOST_OF_ONE else None
            if found is None:
                # It is more than a list of changes.
                letters[f"{entry[:1]}{len(letters)}"] = entry
                continue
            letters[found["letter"]] = found["text"].strip()
        zero = "a" in letters
        if not letters.get("a", "x"):
            del letters["a"]
        twins = []
        for letter, text in letters.items():
            twin = _twin(text)
            if twin is None:
                extra["twins"] = letters
                self._warnings.append(
                    FormatError("latex-unsupported", text=f"{letter}) {text}", line=self._line)
                )
                return (), False
            twins.append(twin)
        return tuple(twins), zero

    # -- everything else ---------------------------------------------------------------------

    def _source(self) -> str:
        """One line: name, number, date."""
        day, year = self._argument("day"), self._argument("year")
        month = self._argument("month")
        if not month:
            month = self._argument("months").split("-")[0]
        date = [text.zfill(2) for text in (year, month, day * bool(month)) if _DATE.fullmatch(text)]
        if not date or len(date) < len([text for text in (year, month, day) if text]):
            date = [" ".join(filter(None, (day, month, year)))]
        parts = (
            self._argument("source"),
            *(
                f"{word} {self._argument(name).rstrip('.')}" if self._argument(name) else ""
                for name, word in (("issue", "issue"), ("sourcenr", "no."), ("pages", "p."))
            ),
            "-".join(date),
        )
        return ", ".join(filter(None, parts))

    def _extra(self) -> dict[str, object]:
        extra: dict[str, object] = {}
        award, tournament = self._argument("award"), self._argument("tournament")
        if award or tournament:
            named = {"distinction": award, "tourney": {"name": tournament} if tournament else None}
            extra["award"] = {key: value for key, value in named.items() if value}
        check_count("too-many-conditions", len(self._foreign), MOST_CONDITIONS, self._line)
        kept = {
            command.name: tex.plain(command.argument).strip()
            for command in self._diagram.commands
            if ALIASES.get(command.name, command.name) not in _UNDERSTOOD
        }
        if kept:
            extra["latex"] = kept
        return extra

    def _own(self) -> dict[str, object]:
        """The fields of our own comment; none when the diagram it belongs to was changed."""
        inside = self._text[slice(*self._diagram.inside)]
        found = re.search(re.escape(OWN_COMMENT) + r"(\{[^\n]*\})", inside)
        if found is None:
            return {}
        try:
            data = json.loads(found[1])
            if data.pop("for") == digest(self._text, self._diagram):
                return dict(data)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            pass
        self._warnings.append(FormatError("latex-own-comment", line=self._line))
        return {}


def digest(text: str, found: Diagram) -> str:
    """What the commands of a diagram say, as a short word that changes with them."""
    commands = (*found.commands, *found.target)
    source = "\n".join(text[command.start : command.end] for command in commands)
    return hashlib.blake2b(source.encode(errors="replace"), digest_size=6).hexdigest()


def foreign_options(problem: Problem) -> list[str]:
    """The options that are not supported; diagrams have `condition` alone for them."""
    kept = problem.extra.get("options")
    known = {text for text in (kept if isinstance(kept, list) else ()) if isinstance(text, str)}
    return [text for text in problem.unsupported_rules if text in known]


def own(problem: Problem) -> dict[str, object]:
    """The fields of our own comment: what a diagram has no words for, or many."""
    return {
        "fen": problem.position.fen,
        "stipulation": problem.stipulation.text,
        "options": list(problem.options.names),
        "twins": [twin.text for twin in problem.twins],
        "zero": problem.zero_position,
        "intended": problem.intended,
        "conditions": [*(one.text for one in problem.conditions), *foreign_options(problem)],
        "authors": list(problem.authors),
        "source": problem.source,
        "comment": problem.comment,
        "solution": problem.written_solution,
        "figures": problem.extra.get(FIELD, ""),
    }


def with_own(problem: Problem, data: Mapping[str, object]) -> Problem:
    """The problem with fields of our own comment. Raises `FormatError` and `TypeError`."""
    if not data:
        return problem
    fields: dict[str, object] = {**own(problem), **data}
    unknown = fields.keys() - own(problem).keys()
    named_texts = ("stipulation", "intended", "source", "comment", "solution", "figures")
    texts = {name: fields[name] for name in named_texts}
    lists = {name: fields[name] for name in ("options", "twins", "conditions", "authors")}
    if (
        unknown
        or not all(isinstance(value, str) for value in texts.values())
        or not isinstance(fields["zero"], bool)
    ):
        raise TypeError
    named = {name: tuple(_texts(value)) for name, value in lists.items()}
    options, others = PlayOptions.parse(named["options"])
    if others:
        raise TypeError
    position = problem.position
    if "fen" in data:
        position = Position.from_fen(str(data["fen"]))
    extra = dict(problem.extra)
    if fields["figures"]:
        extra[FIELD] = fields["figures"]
    if "twins" in data:
        extra.pop("twins", None)
    return replace(
        problem,
        position=position,
        stipulation=stipulation_of(str(fields["stipulation"])),
        options=options,
        conditions=conditions_of(named["conditions"]),
        twins=tuple(map(Twin.parse, named["twins"])),
        zero_position=fields["zero"],
        intended=str(fields["intended"]),
        authors=named["authors"],
        source=str(fields["source"]),
        comment=str(fields["comment"]),
        solution_text=str(fields["solution"]),
        extra=extra,
    )


def _is_solved(text: str) -> bool:
    return all(condition.is_solvable for condition in conditions_of([text]))


def _texts(value: object) -> Iterator[str]:
    if not isinstance(value, list):
        raise TypeError
    for text in value:
        if not isinstance(text, str):
            raise TypeError
        yield text


def _with_rights(position: Position, found: re.Match[str]) -> Position:
    if found["square"]:
        square = square_number(found["square"])
        check_en_passant(square, position.turn)
        return replace(position, en_passant=square)
    letters = _DENIED[found["wing"]]
    denied = letters.upper() if found["side"] == "white" else letters
    return replace(position, castling_denied=position.castling_denied | set(denied))


def _author(entry: str) -> str:
    """`Brand, Thomas/Th.` as `Brand, Thomas`; `Loyd, ` has no first name."""
    name, stroke, short = entry.rpartition("/")
    if not stroke or "}" in short:
        name = entry
    return tex.plain_line(name).rstrip(", ").strip()


def _twin(text: str) -> Twin | None:
    """A twin as magazines print it, or in Popeye's words; None when it is neither."""
    words = []
    line = " ".join(text.split())
    for change in re.split(r", | ?(?:&|und|and) ", line):
        for pattern, command in _CHANGES:
            found = pattern.fullmatch(change.strip())
            if found:
                words.append(command.format(*found.groups()))
                break
        else:
            return None
    try:
        return Twin.parse(" ".join(words))
    except FormatError:
        return None


def _solution(argument: str) -> str:
    """The solution's text, without the heading that it has not been checked."""
    heading = re.match(r"\s*\\textit\{[^{}]*\}\s*(?:\\\\\s*)?", argument)
    return tex.plain(argument[heading.end() if heading else 0 :]).strip("\n ")


# -- files -------


def recognise(text: str) -> bool:
    """Whether a diagram stands in the text."""
    return ENVIRONMENT.search(without_comments(text)) is not None


def split(text: str) -> Iterator[Record]:
    """Each diagram with what stands before it; the last also with what follows."""
    bare = without_comments(text)
    number, line, start = 1, 1, 0
    first = ENVIRONMENT.search(bare)
    body = bare.find(DOCUMENT, 0, first.start()) if first else -1
    head = text[: body + len(DOCUMENT)] if body >= 0 else ""
    letters = LETTERS
    end = None
    is_open = False
    for edge in EDGE.finditer(bare):
        if edge["kind"]:
            if is_open:
                # The one before has no end.
                end = edge.start()
            if end is not None:
                piece = text[start:end]
                yield Record(number, line, piece, context(letters, head))
                letters = letters_of(piece, letters)
                number, line, start, end = number + 1, line + piece.count("\n"), end, None
            is_open = True
        elif is_open:
            target = TARGET.match(bare, edge.end())
            end, is_open = (target or edge).end(), False
    if text[start:]:
        yield Record(number, line, text[start:], context(letters, head, is_last=True))


READER: Final = Reader(recognise, split, read)
