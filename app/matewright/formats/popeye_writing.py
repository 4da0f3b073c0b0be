"""Writing problems as input for Popeye, in one of its languages.

What the version 4.104 of Popeye has room for bounds the texts: longer lines would overwrite its
memory, and so they are broken or cut.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import takewhile
from typing import Final

from matewright.errors import shortened
from matewright.formats.format import Output, Writer, losing
from matewright.formats.olv_options import options_of
from matewright.formats.popeye_text import Marks, is_blank, language_of, marks_in, split
from matewright.formats.popeye_words import ENGLISH, FRENCH, GERMAN, LANGUAGES, Command, Language
from matewright.model.collection import Collection, Entry
from matewright.model.conditions import Condition, WordList, read_condition
from matewright.model.move import square_name
from matewright.model.piece import Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import Stipulation
from matewright.wording import Wording

_words: Final = Wording("popeye")

MOST_BYTES: Final = 250
"""Of a line of text, and of all authors or all lines of the origin together."""

_ORDER: Final = "KQRBNP"
_SIDES: Final = "wbn"
_COLOURS: Final = ("White", "Black", "Neutral")
_FIELDS: Final = ("options", "twins", "award")
"""The kept fields that Popeye has commands for."""

_LENGTH = re.compile(r"[0-9]+(?:\.[05])?")
_MAN = re.compile(r"([A-Za-z0-9]{1,2}?)((?:[a-h][1-8])*)")


def _write(language: Language, name: str, collection: Collection, _: Output) -> str:
    """What the format of that name holds, in a language."""
    pieces = [_piece(entry, language, name) for entry in collection.entries]
    if _is_as_it_was(pieces, collection):
        return "".join(piece.text for piece in pieces)
    return "".join(_joined(_in_their_languages(pieces)))


# -- putting records together ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Piece:
    """The text of a problem in a language, with those words around it that it came with."""

    text: str
    language: Language
    marks: Marks = field(default_factory=Marks)
    is_untouched: bool = False


def _is_as_it_was(pieces: list[_Piece], collection: Collection) -> bool:
    """Whether nothing was edited or moved, so that the texts are a file as they stand.

    Only what was damaged when it was read may lack the words at its edges.
    """
    if not pieces or not all(piece.is_untouched for piece in pieces):
        return False
    edges = (
        (0, pieces[0].marks.begin is not None),
        # What lacks the word that ends it has always been the last of its file.
        (-1, pieces[-1].marks.last is None or pieces[-1].marks.ends),
    )
    if not all(is_whole or collection.entries[at].peek().read_error for at, is_whole in edges):
        return False
    texts = [piece.text for piece in pieces]
    return [record.text for record in split("".join(texts))] == texts


def _piece(entry: Entry, language: Language, name: str) -> _Piece:
    untouched = entry.untouched_text(name)
    if untouched is not None:
        return _Piece(untouched, language, marks_in(untouched, language), is_untouched=True)
    problem = entry.peek()
    kept: list[str] = []
    if problem.origin is not None and problem.origin.format == name:
        old = problem.origin.text
        kept = [old[start:end].strip() for start, end in marks_in(old, language).programs]
        if problem.origin.read_error:
            remark = language.word_for(Command.REMARK)
            kept = [f"{remark} {_line(line)}" for line in old.splitlines() if _line(line)]
    lines = [*kept, *_lines(problem, language)]
    return _Piece("".join(f"{line}\n" for line in lines), language)


def _in_their_languages(pieces: list[_Piece]) -> list[_Piece]:
    """The pieces, with the language of each untouched one where a file has several."""
    begun = {
        language_of(piece.text[slice(*piece.marks.begin)]) for piece in pieces if piece.marks.begin
    }
    if len(begun) < 2:
        return pieces
    return [_in_its_language(piece) if piece.is_untouched else piece for piece in pieces]


def _in_its_language(piece: _Piece) -> _Piece:
    if piece.marks.begin:
        language = language_of(piece.text[slice(*piece.marks.begin)]) or piece.language
    else:
        words = [line.split()[0] for line in piece.text.splitlines() if line.strip()]
        counts = {
            name: sum(one.command(word) is not None for word in words)
            for name, one in LANGUAGES.items()
        }
        language = LANGUAGES[max(counts, key=lambda name: counts[name])]
    return replace(piece, language=language, marks=marks_in(piece.text, language))


def _joined(pieces: list[_Piece]) -> Iterator[str]:
    """The texts with the words between them that there must be; those that fit stay."""
    is_open = False
    rest = ""
    # Popeye reads no further than the first end; files that have several keep them.
    has_blocks = bool(pieces) and pieces[0].marks.begin is not None
    for number, piece in enumerate(pieces, start=1):
        text, marks, language = piece.text, piece.marks, piece.language
        next_piece = pieces[number] if number < len(pieces) else None
        ends = (
            next_piece is None
            or next_piece.language is not language
            or (has_blocks and next_piece.marks.begin is not None and marks.ends)
        )
        last_word = language.word_for(Command.END if ends else Command.NEXT)
        if marks.last is None:
            text += "" if text.endswith("\n") or not text else "\n"
            text += f"{last_word}\n"
        elif marks.ends is not ends:
            first, last = marks.last
            # What stood behind the end of all must not come before the next problem.
            if marks.ends and text[last:].strip():
                rest += text[last:].lstrip()
                text = f"{text[:last]}\n"
            text = text[:first] + last_word + text[last:]
        if next_piece is not None and text[-1:].strip() and not is_blank(next_piece.text[:1]):
            text += "\n"
        if marks.begin is None and not is_open:
            text = f"{language.word_for(Command.BEGIN)}\n{text}"
        elif marks.begin is not None and is_open:
            first, last = marks.begin
            text = text[:first] + text[last:].lstrip()
        is_open = not ends
        yield text
    if rest:
        yield f"\n{rest}"


# -- one problem -----------------------------------------------------------------------------------


def _lines(problem: Problem, language: Language) -> Iterator[str]:
    """The commands that state a problem."""
    award = problem.extra.get("award")
    distinction = award.get("distinction") if isinstance(award, dict) else award
    for command, texts in (
        (Command.AUTHOR, _fitting(problem.authors)),
        (Command.ORIGIN, _fitting([problem.source])),
        (Command.AWARD, _fitting([distinction if isinstance(distinction, str) else ""])),
        (Command.REMARK, _broken(problem.comment)),
    ):
        yield from (f"{language.word_for(command)} {text}" for text in texts)
    options = _options(problem)
    # Not just before the pieces: Popeye takes the French word “Pieces” for one condition more.
    for condition in problem.conditions:
        word = language.word_for(Command.CONDITION)
        yield f"{word} {translated_condition(condition, language)}"
    position, stipulation = problem.position, problem.stipulation
    if isinstance(stipulation, Stipulation) and stipulation.board is not None:
        # What comes behind such a stipulation is the position to be reached.
        yield from _men(position, language)
        position = Position.from_fen(stipulation.board)
    if isinstance(stipulation, Stipulation) and stipulation.is_structured:
        side, _, form = stipulation.text.partition(" ")
        word = language.word_for(Command.STRUCTURED_STIPULATION)
        yield f"{word} {language.colours.word_for(side.capitalize())} {form}"
    elif problem.stipulation.text.strip():
        word = language.word_for(Command.STIPULATION)
        signs = _stipulation_words(stipulation.text)
        if isinstance(stipulation, Stipulation) and stipulation.opening:
            # Popeye does not know it, and says so; without it, it would answer another question.
            signs = stipulation.text.split()
        yield f"{word} {' '.join(signs)}"
    if options:
        words = " ".join(_translated_option(option, language) for option in options)
        yield f"{language.word_for(Command.OPTION)} {words}"
    yield from _men(position, language)
    for index, text in enumerate(_twins(problem)):
        is_first_of_all = problem.zero_position and index == 0
        command = Command.ZERO_POSITION if is_first_of_all else Command.TWIN
        yield f"{language.word_for(command)} {_translated_twin(text, language)}"


def _stipulation_words(text: str) -> list[str]:
    """The first word, and the lengths that may follow it, as in `a=>b 4.5`."""
    words = text.split()
    return words[:1] + list(takewhile(_LENGTH.fullmatch, words[1:]))


def _men(position: Position, language: Language) -> Iterator[str]:
    """The pieces, in lines of those that have their side and their attributes in common."""
    lines: dict[tuple[int, tuple[str, ...]], list[tuple[Piece, int]]] = {}
    for square, piece in position.pieces():
        lines.setdefault((_SIDES.index(piece.side), piece.attributes), []).append((piece, square))
    if lines:
        yield language.word_for(Command.PIECES)
    for (side, attributes), pieces in sorted(lines.items()):
        men = [
            language.letters[piece.kind.problem_letter.lower()].upper() + square_name(square)
            for piece, square in sorted(pieces, key=lambda entry: _rank(entry[0]))
        ]
        words = [language.colours.word_for(_COLOURS[side])]
        words += [language.attributes.word_for(word) for word in attributes]
        if "Royal" in attributes:
            # Popeye makes only the first piece behind the word royal.
            yield from (f"  {' '.join([*words, piece])}" for piece in men)
        else:
            yield f"  {' '.join([*words, *men])}"


def _rank(piece: Piece) -> int:
    return _ORDER.find(piece.code) % (len(_ORDER) + 1)


def _options(problem: Problem) -> list[str]:
    """The options in English, including those of Popeye alone."""
    kept = problem.extra.get("options")
    others = kept if isinstance(kept, list) else [kept]
    texts = [text for text in others if isinstance(text, str)]
    return options_of(problem) + [
        text for text in texts if text.split() and ENGLISH.options.meant(text.split()[0])
    ]


def _twins(problem: Problem) -> list[str]:
    kept = problem.extra.get("twins")
    if problem.twins or not isinstance(kept, dict):
        return [twin.text for twin in problem.twins]
    return [text for text in kept.values() if isinstance(text, str)]


# -- other languages -------------------------------------------------------------------------------


def _translated_option(text: str, language: Language) -> str:
    word, *rest = text.split()
    return " ".join([language.options.word_for(ENGLISH.options.meant(word)) or word, *rest])


def translated_condition(condition: Condition, language: Language) -> str:
    """A condition in the words of a language; an unknown one stays as it is."""
    kind = condition.kind
    if kind is None or language is ENGLISH:
        return condition.text
    words = [language.conditions.word_for(kind.name) or kind.name]
    for word in condition.parameters:
        if word in kind.variants:
            words.append(language.variants.word_for(word))
        else:
            words.append(_man_or_colour(word, language))
    return " ".join(words)


def _translated_twin(text: str, language: Language) -> str:
    found = []
    change = ""
    words = WordList(text)
    while word := words.take():
        command = ENGLISH.changes.meant(word) if len(word) > 2 and change != "Stipulation" else ""
        if command:
            change = command
            found.append(language.changes.word_for(command))
            while change == "Condition" and (condition := read_condition(words, ENGLISH)):
                found.append(translated_condition(condition, language))
        elif change in ("Add", "Substitute"):
            found.append(_man_or_colour(word, language))
        else:
            found.append(word)
        if change == "Stipulation" and not command:
            change = ""
    return " ".join(found)


def _man_or_colour(word: str, language: Language) -> str:
    piece = _MAN.fullmatch(word)
    if piece and piece[1].lower() in language.letters:
        return language.letters[piece[1].lower()].upper() + piece[2]
    colour = language.colours.word_for(ENGLISH.colours.meant(word))
    return colour or language.attributes.word_for(ENGLISH.attributes.meant(word)) or word


# -- texts -----------------------------------------------------------------------------------------


def _line(text: str) -> str:
    """A text in one line as Popeye reads it back."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split()).lstrip(" ;.,")


def _fitting(texts: Iterable[str]) -> list[str]:
    """Texts, each in a line, as many as there is room for."""
    found: list[str] = []
    room = MOST_BYTES
    for text in map(_line, texts):
        cut = _cut(text, room)
        if cut:
            found.append(cut)
        room -= len(cut.encode(errors="replace")) + 1
    return found


def _broken(text: str) -> list[str]:
    """The lines of a text, long ones broken."""
    found = []
    for line in map(_line, text.split("\n")):
        start = 0
        while start < len(line):
            # No more characters than bytes: the rest of a long line is not looked at each time.
            rest = line[start : start + MOST_BYTES + 1]
            piece = _cut(rest, MOST_BYTES)
            if len(piece) < len(rest) and " " in piece:
                piece = piece[: piece.rindex(" ")]
            found.append(piece)
            start += len(piece)
            while start < len(line) and line[start] in " ;.,":
                start += 1
    return found


def _cut(text: str, room: int) -> str:
    """As much of a text as fits into so many bytes."""
    if room <= 0:
        return ""
    # A broken surrogate pair is refused when the file is written, not here.
    return text.encode(errors="surrogatepass")[:room].decode(errors="ignore").rstrip()


# -- losses ----------------------------------------------------------------------------------------


def _lost(problem: Problem) -> Iterator[str]:
    if problem.written_solution or problem.solution_is_current:
        yield _words("the solution")
    if problem.intended:
        yield _words("the number of intended solutions")
    stipulation = problem.stipulation
    is_understood = isinstance(stipulation, Stipulation)
    if not is_understood and " ".join(_stipulation_words(stipulation.text)) != stipulation.text:
        yield _words("a stipulation of several words")
    if tuple(_fitting(problem.authors)) != problem.authors:
        yield _words("all authors as they are written")
    if "".join(_fitting([problem.source])) != problem.source:
        yield _words("the whole source")
    if "\n".join(_broken(problem.comment)) != problem.comment:
        yield _words("the line breaks and spaces of the comment")
    award = problem.extra.get("award")
    if isinstance(award, dict) and award.keys() - {"distinction"}:
        yield _words("more of the award than the distinction")
    for key in problem.extra:
        if key not in _FIELDS:
            yield _words("the field “{field}”", field=shortened(key))


def _writer(language: Language, name: str) -> Writer:
    return Writer(partial(_write, language, name), losing("popeye-loses", name, _lost))


ENGLISH_WRITER: Final = _writer(ENGLISH, "popeye")
GERMAN_WRITER: Final = _writer(GERMAN, "popeye-de")
FRENCH_WRITER: Final = _writer(FRENCH, "popeye-fr")
