"""Reading what Popeye prints: the diagram it draws, the stipulation, and its solution.

No description of this text exists (popeye#250). It is read with suspicion: what does not fit the
diagram, or is not understood line by line, is kept as text. A solution that is understood is a
claim, from the file and not checked here. The solution's grammar is in `popeye_solution`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from matewright.errors import FormatError, MatewrightError, StipulationError
from matewright.formats.condition_texts import with_twins
from matewright.formats.foreign_solution import solution_of
from matewright.formats.format import Reader, Reading, Record, records
from matewright.formats.limits import (
    MOST_CONDITIONS,
    MOST_TWINS,
    check_count,
    check_size,
    unsupported_warnings,
)
from matewright.formats.popeye_solution import moves_of
from matewright.formats.popeye_words import ENGLISH, LANGUAGES, Language, with_umlauts
from matewright.model.attributes import ATTRIBUTES, attributes_of
from matewright.model.conditions import Condition, WordList, conditions_of, read_condition
from matewright.model.kinds import kind_of
from matewright.model.move import square_number
from matewright.model.parts import Part, parts
from matewright.model.piece import Colour, Piece
from matewright.model.play_options import PlayOptions, natural_turn
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.solution import Solution
from matewright.model.stipulation import stipulation_of
from matewright.model.twin import Twin

NAME: Final = "popeye-output"
MOST_CHARACTERS: Final = 4 * 1024 * 1024
"""Longer records are not read."""
_LONGEST_CAPTION: Final = 200
MOST_LINES: Final = 5_000
"""Longer solutions are kept as text."""
MOST_ANSWER_LINES: Final = 50_000
"""Longer answers to a question are refused."""

_BORDER = r"\+---a---b---c---d---e---f---g---h---\+"
_DIAGRAM = re.compile(
    rf"^{_BORDER}[ \t\r]*\n(?P<rows>(?:(?!\+)[^\n]*\n){{10,20}}){_BORDER}[ \t\r]*(?:\n|\Z)",
    re.MULTILINE,
)
_ROW = re.compile(r"^([1-8]) (.{32})  [1-8]", re.MULTILINE)
_CELL = re.compile(r"([-=]?)([A-Z0-9]{1,2})")
_CAPTION = re.compile(
    r"[ \t]*(?P<stipulation>\S.*?)[ \t]+(?P<white>\d+) \+ (?P<black>\d+)(?: \+ \d+n)?[ \t\r]*"
)
_IGNORED = re.compile(
    r".*(?:not applicable - ignored|nicht anwendbar - ignoriert|pas applicable - ignore)"
)
_LIMITS = re.compile(
    r"(?P<stipulation>.+?)(?:/(?P<threat>\d*)(?:/(?P<flights>\d+))?)?(?:;(?P<most>\d+),(?P<length>\d+))?"
)
_SQUARE = re.compile("[a-h][1-8]")
_EN_PASSANT = re.compile(r"\s*1\.(?:\.\.)?[a-h][1-8]\*([a-h][1-8]) ep\.")
_KEY = re.compile(
    r"^   1\.[A-Z]?(?P<start>[a-h][1-8])[-*](?P<end>[a-h][1-8])(?:=(?P<new>[QRBS]))?[^?\n]* !",
    re.MULTILINE,
)
_DIGIT = re.compile("[0-9]")
_AWARD = re.compile(
    r"\b(?:prize|preis|prix|mention|h\.? ?m\b|lob\b|e\. ?e\b|ehrende|comm(?:end\w*|\.)|recomm)",
    re.IGNORECASE,
)
_VERSION = re.compile(r"Popeye .*v\d.*")
_TWIN = re.compile(r"(?P<continued>\+)?(?P<letter>[a-z]|z\d+)\)(?P<changes>.*)")
_CHANGE = re.compile(
    r"(?P<first>[a-z]*[A-Z0-9]{1,2}[a-h][1-8])(?P<arrow>-->|<-->)(?P<second>\S+)"
    r"|(?P<sign>[+-]?)(?P<man>[wbsnBNSW][A-Z0-9]{1,2}[a-h][1-8])"
)
_COLOURS: Final = {
    "english": {"w": "white", "b": "black"},
    "german": {"w": "white", "s": "black"},
    "french": {"b": "white", "n": "black"},
}
_NEEDS_KINGS: Final = "both sides need a king"
"""A remark of Popeye that changes nothing."""
_ENDS: Final = ("finished", "interrupted", "partial", "too many")
_END = re.compile(
    "^[ \t]*(?:"
    + "|".join(
        re.escape(language.messages[key]) for language in LANGUAGES.values() for key in _ENDS
    )
    + r")[^\n]*(?:\n|\Z)",
    re.MULTILINE,
)


# -- records -------------------------------------------------------------------------------------


def recognise(text: str) -> bool:
    """Whether there is a diagram as Popeye draws it."""
    return _DIAGRAM.search(text) is not None


def split(text: str) -> Iterator[Record]:
    """The problems; each ends with the line that says that solving is over.

    Where that line is missing the next diagram begins the next one.
    """
    return records(text, _ends(text))


def _ends(text: str) -> Iterator[int]:
    """Where problems end, but for the last."""
    end, has_diagram = -1, False
    for mark in _MARKS.finditer(text):
        if mark.group("end") is not None:
            end = mark.end() if has_diagram else end
            continue
        if has_diagram:
            yield end if end >= 0 else mark.start()
            end = -1
        has_diagram = True


_MARKS = re.compile(f"(?P<end>{_END.pattern})|(?:{_DIAGRAM.pattern})", re.MULTILINE)


# -- one problem ---------------------------------------------------------------------------------


def read(record: Record) -> Reading | None:
    """The problem of a record. Raises `FormatError`."""
    text = record.text.replace("\r\n", "\n")
    if not text.strip():
        return None
    check_size("popeye-too-long", text, MOST_CHARACTERS)
    diagram = _DIAGRAM.search(text)
    if diagram is None:
        raise FormatError("popeye-output-no-diagram")
    line = text.count("\n", 0, diagram.start()) + 1
    language = _language(text, diagram.group("rows"))
    position = _position(diagram.group("rows"), language, line)
    after = text[diagram.end() :].split("\n")
    caption = _CAPTION.fullmatch(after[0].strip()) if len(after[0]) <= _LONGEST_CAPTION else None
    if caption is None:
        raise FormatError("popeye-output-no-caption", line=line)
    counts = tuple(position.count(colour) for colour in Colour)
    if counts != (int(caption["white"]), int(caption["black"])):
        raise FormatError("popeye-output-count", line=line)
    stated, limits = _stipulation(caption["stipulation"])
    body = after[1:]
    rules = _rules_below(body, language)
    for attribute, square in rules.attributes:
        man = position.board[square]
        if man is not None:
            own = attributes_of([*man.attributes, attribute])
            position = position.put(square, replace(man, attributes=own))
    play, others = PlayOptions.parse([*rules.options, *limits])
    stipulation = stipulation_of(stated)
    position = position.with_turn(natural_turn(stipulation, play))
    if rules.is_half_duplex:
        position = position.with_turn(position.turn.other)
    described = _described(text[: diagram.start()])
    problem = replace(
        described,
        position=position,
        stipulation=stipulation,
        options=play,
        conditions=conditions_of(rules.conditions),
        extra={**described.extra, **({"options": list(others)} if others else {})},
    )
    return _solved(problem, body[rules.lines :], language)


# -- the answer to a question ----------------------------------------------------------------------


def answer_to(part: Part, text: str) -> Solution:
    """What Popeye prints, in English, for one part of a problem.

    Raises a `MatewrightError` for what is not understood, cut off or of another part.
    """
    diagram = _DIAGRAM.search(text)
    if diagram is None:
        raise FormatError("popeye-output-no-diagram")
    line = text.count("\n", 0, diagram.start()) + 1
    # Attributes of pieces are not drawn.
    drawn = [piece and replace(piece, attributes=()) for piece in part.position.board]
    if list(_position(diagram.group("rows"), ENGLISH, line).board) != drawn:
        raise FormatError("popeye-output-other")
    body = text[diagram.end() :].split("\n")[1:]
    end = next((index for index, one in enumerate(body) if _END.match(one)), None)
    if end is None:
        raise FormatError("popeye-output-unfinished")
    # A message may stand anywhere, for it is printed at once, but the answer at the end.
    around = [*text[: diagram.start()].split("\n"), *body[end + 1 :]]
    for stray in filter(None, map(str.strip, around)):
        if not _VERSION.fullmatch(stray):
            raise FormatError("popeye-output-word", text=stray)
    rules = _rules_below(body, ENGLISH)
    # Some conditions are printed by another of their names, with the attributes that come of them.
    conditions = [text for text in rules.conditions if text not in (_NEEDS_KINGS, *ATTRIBUTES)]
    if len(conditions) != len(part.conditions):
        raise FormatError("popeye-output-other")
    body = body[rules.lines : end]
    if len(body) > MOST_ANSWER_LINES:
        raise FormatError("popeye-output-long", most=MOST_ANSWER_LINES)
    printed = moves_of(part, body, ENGLISH, is_alone=True)
    answer = solution_of(part, printed.moves, "popeye")
    printed.check()
    return answer


def version(text: str) -> str | None:
    """The line in which Popeye says what it is; None for what some other program prints."""
    found = re.search(rf"^{_VERSION.pattern}", text, re.MULTILINE)
    return None if found is None else found.group()


def is_interrupted(text: str) -> bool:
    """Whether Popeye says that its time was over."""
    return (
        re.search(rf"^ *{re.escape(ENGLISH.messages['interrupted'])}", text, re.MULTILINE)
        is not None
    )


def keys_in(text: str) -> tuple[str, ...]:
    """The keys (UCI) that stand in what Popeye has printed of a battle so far."""
    return tuple(
        dict.fromkeys(
            found["start"] + found["end"] + (found["new"] or "").lower().replace("s", "n")
            for found in _KEY.finditer(text)
        )
    )


def _language(text: str, rows: str) -> Language:
    """The language of the output, by its words; by the piece letters where these do not decide."""
    found = {
        language.name: sum(text.count(message) for message in language.messages.values())
        for language in LANGUAGES.values()
    }
    best = max(found.values())
    if best:
        return LANGUAGES[max(found, key=lambda name: found[name])]
    letters = {cell.lower() for _, cell in _CELL.findall(rows)}
    for language in LANGUAGES.values():
        orthodox = {language.letters[letter] for letter in "kqrbsp"}
        if letters <= orthodox:
            return language
    return ENGLISH


def _position(rows: str, language: Language, line: int) -> Position:
    position = Position()
    found = _ROW.findall(rows)
    if [number for number, _ in found] != list("87654321"):
        raise FormatError("popeye-output-row", line=line)
    for number, cells in found:
        for file in range(8):
            cell = cells[4 * file : 4 * file + 4].replace("|", " ").strip()
            if cell == ".":
                continue
            man = _CELL.fullmatch(cell)
            english = language.pieces.get(man[2].lower()) if man else None
            if man is None or english is None:
                raise FormatError("popeye-output-man", line=line, text=cell)
            code = kind_of(english).code
            colour = Colour.BLACK if man[1] == "-" else Colour.WHITE
            piece = Piece.neutral(code) if man[1] == "=" else Piece(colour, code)
            position = position.put(8 * (int(number) - 1) + file, piece)
    return position


def _stipulation(text: str) -> tuple[str, list[str]]:
    """The stipulation and the limits behind it, as options: `#5/1/2;3,2`."""
    found = _LIMITS.fullmatch(text)
    assert found is not None, "any text is a stipulation"
    limits = []
    if found["threat"]:
        limits.append(f"Threat {found['threat']}")
    if found["flights"]:
        limits.append(f"MaxFlightSquares {found['flights']}")
    if found["most"]:
        limits.append(f"NonTrivial {found['most']} {found['length']}")
    return found["stipulation"], limits


@dataclass(frozen=True, slots=True)
class _Rules:
    """What stands between caption and solution, and in how many lines."""

    options: list[str]
    conditions: list[str]
    attributes: list[tuple[str, int]]
    is_half_duplex: bool
    lines: int


def _rules_below(body: list[str], language: Language) -> _Rules:
    """The lines in the middle below the caption: conditions and options."""
    options: list[str] = []
    conditions: list[str] = []
    attributes: list[tuple[str, int]] = []
    count = 0
    for line in body:
        if not line.strip():
            break
        count += 1
        check_count("too-many-conditions", count, MOST_CONDITIONS)
        if _IGNORED.fullmatch(line.strip()):
            continue
        first = line.split()[0]
        option = language.options.meant(first) if len(first) > 3 else ""
        attribute = language.attributes.meant(first) if first[:1].isupper() else ""
        squares = line.split()[1:]
        if attribute and squares and all(map(_SQUARE.fullmatch, squares)):
            attributes += [(attribute, square_number(name)) for name in squares]
        elif option:
            options.append(" ".join([option, *line.split()[1:]]))
        else:
            conditions += [one.text for one in _conditions(line, language)]
    is_half_duplex = "HalfDuplex" in options
    return _Rules(
        [option for option in options if option != "HalfDuplex"],
        conditions,
        attributes,
        is_half_duplex,
        count,
    )


def _described(before: str) -> Problem:
    """What stands above the diagram: remarks, and in the middle who made it and where it was.

    Popeye does not say which line is which. Names have no digits, sources mostly have; without
    any the first line is the author, the second the source.
    """
    lines = [line.rstrip() for line in before.rstrip().split("\n")]
    index = len(lines)
    while index and lines[index - 1][:1].isspace():
        index -= 1
    heading = [with_umlauts(" ".join(line.split())) for line in lines[index:]]
    awards = [line for line in heading if _AWARD.search(line)]
    heading = [line for line in heading if line not in awards]
    first_source = next((at for at, line in enumerate(heading) if _DIGIT.search(line)), 1)
    remarks = [
        line for line in lines[:index] if line.strip() and not _VERSION.fullmatch(line.strip())
    ]
    return Problem(
        authors=tuple(heading[:first_source]),
        source="".join(heading[first_source : first_source + 1]),
        comment="\n".join([*heading[first_source + 1 :], *remarks]),
        extra={"award": {"distinction": ", ".join(awards)}} if awards else {},
    )


# -- twins and solution ----------------------------------------------------------------------------


def _solved(problem: Problem, body: list[str], language: Language) -> Reading:
    """The problem with its twins and its solution, as far as that is understood."""
    text = "\n".join(body).strip("\n")
    blocks, zero_position, twins = _blocks(body, language)
    problem = replace(
        problem, position=_with_en_passant(problem.position, body), solution_text=_dedented(text)
    )
    if twins:
        try:
            found = tuple(map(Twin.parse, twins))
        except FormatError as error:
            problem = with_twins(problem, twins, zero_position=zero_position)
            return Reading(problem, (FormatError("popeye-output-twin", reason=error),))
        problem = replace(problem, twins=found, zero_position=zero_position)
    if problem.unsupported:
        return Reading(problem, unsupported_warnings(problem))
    if not problem.solution_text:
        return Reading(problem)
    try:
        return Reading(_answered(problem, blocks, language))
    except (MatewrightError, ValueError, RecursionError) as error:
        reason = error if isinstance(error, MatewrightError) else FormatError("popeye-output-play")
        return Reading(problem, (FormatError("popeye-output-solution", reason=reason),))


def _with_en_passant(position: Position, body: list[str]) -> Position:
    """The position with the square on which a first move takes a pawn in passing."""
    for line in body:
        taken = _EN_PASSANT.match(line)
        if taken is not None and (square := square_number(taken[1])) in position.en_passant_choices:
            return position.with_en_passant(square)
    return position


def _dedented(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.split("\n"))


def _blocks(body: list[str], language: Language) -> tuple[list[list[str]], bool, list[str]]:
    """The lines of each part; whether the diagram is none; the twins in Popeye's English."""
    blocks: list[list[str]] = [[]]
    zero_position = False
    twins: list[str] = []
    has_twins = False
    for line in body:
        if line.strip().lower() == language.word_for_zero.lower():
            zero_position = True
            continue
        twin = _TWIN.fullmatch(line.rstrip())
        if twin is None:
            blocks[-1].append(line)
        elif not has_twins and not zero_position and not twin["changes"].strip():
            has_twins = True
        else:
            if has_twins or not zero_position:
                blocks.append([])
            has_twins = True
            twins.append(_twin_in_english(twin, language))
            check_count("too-many-twins", len(twins), MOST_TWINS)
    return blocks, zero_position, twins


def _twin_in_english(twin: re.Match[str], language: Language) -> str:
    """`Move a1 b2 Add white Sc3` for `wKa1-->b2  +wSc3`."""
    found = ["Continued"] if twin["continued"] else []
    # Two spaces part the changes.
    changes = filter(None, re.split(r"\s{2,}", twin["changes"].strip()))
    found += [_change_in_english(change, language) for change in changes]
    return " ".join(found)


def _change_in_english(text: str, language: Language) -> str:
    change = _CHANGE.fullmatch(text)
    if change is not None and change["arrow"]:
        word = "Move" if change["arrow"] == "-->" else "Exchange"
        return f"{word} {change['first'][-2:]} {change['second'][-2:]}"
    if change is not None:
        man = change["man"]
        if change["sign"] == "-":
            return f"Remove {man[-2:]}"
        colour = _COLOURS[language.name].get(man[0].lower())
        if colour:
            letters = language.pieces.get(man[1:-2].lower(), man[1:-2]).upper()
            return f"Add {colour} {letters}{man[-2:]}"
    first, *rest = text.split()
    keyword = language.changes.meant(first) if len(first) > 3 else ""
    if keyword:
        return " ".join([keyword, *(word for word in rest if word != "==>")])
    if rest[:1] == ["==>"] and len(rest) == 2:
        letters = [language.pieces.get(word.lower(), word).upper() for word in (first, rest[1])]
        return f"Substitute {letters[0]} {letters[1]}"
    if len(rest) == 0 and not language.conditions.meant(first):
        return f"Stipulation {first}"
    return "Condition " + " ".join(one.text for one in _conditions(text, language))


def _conditions(text: str, language: Language) -> list[Condition]:
    """The conditions of a line; what is none is kept as it is."""
    words = WordList(text)
    found = []
    try:
        while condition := read_condition(words, language):
            found.append(condition)
    except StipulationError:
        pass
    return found if found and not words.next else [Condition(" ".join(text.split()))]


def _answered(problem: Problem, blocks: list[list[str]], language: Language) -> Problem:
    """The problem with its solution. Raises a `MatewrightError` for what does not hold together."""
    if sum(map(len, blocks)) > MOST_LINES:
        raise FormatError("popeye-output-long", most=MOST_LINES)
    is_after_key = any(_is_after_key(block, language) for block in blocks)
    if is_after_key:
        problem = problem.with_options(replace(problem.options, post_key=True))
    questions = parts(problem, PlayOptions())
    each = len(questions) // len(blocks)
    if each * len(blocks) != len(questions):
        raise FormatError("popeye-output-play")
    answers = []
    for number, question in enumerate(questions):
        printed = moves_of(question, blocks[number // each], language, is_alone=each == 1)
        answer = solution_of(question, printed.moves, "popeye", duplex=problem.options.duplex)
        printed.check()
        answers.append(answer)
    if any(answer.length is None for answer in answers) and not _is_finished(blocks, language):
        raise FormatError("popeye-output-unfinished")
    first, *others = answers
    answered = replace(
        problem, solution=replace(first, twins=tuple(others)), solution_is_stored=True
    )
    if not answered.solution_is_current:
        raise FormatError("popeye-output-play")
    return answered


def _is_after_key(block: list[str], language: Language) -> bool:
    """Whether threat or zugzwang stand before the first move, as after `PostKeyPlay`."""
    first = next((line.strip().rstrip(".:") for line in block if line.strip()), "")
    return first in (language.messages["threat"], language.messages["zugzwang"])


def _is_finished(blocks: list[list[str]], language: Language) -> bool:
    return any(language.messages["finished"] in line for block in blocks for line in block)


READER: Final = Reader(recognise, split, read, cuts_locally=True)
