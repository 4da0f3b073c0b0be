"""Stipulations that a tag or a header states: “Mate in two”, “Matt in 2 Zügen”, `h#3.5`.

English, German, French and Russian. A text states a stipulation only if it says nothing else: it
may number the problem first (“No. 17: Mate in 2”) and say who moves (“White to move, mate in 2”).
Nothing is concluded from moves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from matewright.errors import StipulationError
from matewright.model.condition_kinds import CONDITIONS
from matewright.model.piece import Colour
from matewright.model.stipulation import Stipulation

_LONGEST: Final = 80
"""Longer texts say something else."""

_NUMBERS: Final = (
    "one|einem|un|один|одном",
    "two|zwei|deux|два|двух",
    "three|drei|trois|три|тр[её]х",
    "four|vier|quatre|четыре|четыр[её]х",
    "five|fünf|fuenf|cinq|пять|пяти",
    "six|sechs|шесть|шести",
    "seven|sieben|sept|семь|семи",
    "eight|acht|huit|восемь|восьми",
    "nine|neun|neuf|девять|девяти",
    "ten|zehn|dix|десять|десяти",
    "eleven|elf|onze|одиннадцать|одиннадцати",
    "twelve|zwölf|zwoelf|douze|двенадцать|двенадцати",
)
_COUNT: Final = rf"(?P<count>[1-9][0-9]?(?:[.,][05]|½)?|{'|'.join(_NUMBERS)})"

_WHITE: Final = "white|wei(?:ß|ss)|(?:les )?blancs|белые"
_BLACK: Final = "black|schwarz|(?:les )?noirs|ч[её]рные"
_SIDE: Final = rf"(?:(?P<white>{_WHITE})|(?P<black>{_BLACK}))"

_GOALS: Final = {"mate": "#", "matt": "#", "mat": "#", "мат": "#"} | {
    "stalemate": "=", "patt": "=", "pat": "=", "пат": "=",
}  # fmt: skip
_PLAYS: Final = (
    ("hs", "help[- ]?self|hilfs-?selbst|aidé inverse|inverse aidé|кооперативный обратный"),
    ("semi-r", "semi[- ]?reflex|semi-?réflexe|полурефлексный"),
    ("s", "self|selbst|inverse|обратный"),
    ("h", "help|hilfs|aidé|кооперативный"),
    ("r", "reflex|réflexe|рефлексный"),
)
_KIND: Final = "|".join(words for _, words in _PLAYS)
_WORDS: Final = re.compile(
    # Where the words about the play stand depends on the language.
    r"(?:(?P<series>series|serien|серийный)[- ]?)?"
    rf"(?:(?P<play>{_KIND})[- ]?)?"
    r"(?:check)?(?P<goal>stalemate|mate|matt|patt|mat|pat|мат|пат)"
    rf"(?: (?P<behind>{_KIND}))?(?P<in_series> (?:de|en) série)?"
)
_MOVES: Final = r"(?:-?х)?(?: (?:moves?|zug|züg(?:en?)|zueg(?:en?)|coups?|ход(?:а|ов|ах)?))?"
_LENGTH: Final = rf"(?:in|en|в|за) {_COUNT}{_MOVES}"

_SIDE_ONLY: Final = re.compile(
    rf"{_SIDE} (?:to (?:move|play)|moves|plays|begins|am zug|zieht(?: an)?|beginnt|jouent"
    r"|commencent|начинают|ходят)"
    r"|(?:trait aux|ход) (?:(?P<to_white>blancs|белых)|(?P<to_black>noirs|ч[её]рных))"
)
_STATEMENTS: Final = (
    # Mate in two. White to play and mate in two. Les blancs jouent et font mat en deux coups.
    re.compile(
        rf"(?:{_SIDE} (?:(?:to (?:move|play)|moves|plays|begins|zieht(?: an)?|beginnt|jouent"
        r"|commencent|начинают) (?:and|und|et|и) )?(?:(?:to )?(?:force|give)s? |setzt |gibt |font "
        r"|дают |ставят )?)?"
        rf"(?P<words>{_WORDS.pattern})[- ]{_LENGTH.replace(' ', '[- ]', 1)}"
    ),
    # White mates in two. Les blancs matent en deux coups.
    re.compile(
        rf"{_SIDE} (?:(?:to (?:move|play)|moves|plays|begins|jouent|commencent|начинают)"
        rf" (?:and|et|и) )?(?:to )?(?:(?:check)?mates?|matt?ent|матуют) {_LENGTH}"
    ),
    # Weiß zieht und setzt in zwei Zügen matt.
    re.compile(
        rf"{_SIDE} (?:(?:zieht(?: an)?|beginnt) und |am zug )?(?:setzt|gibt) {_LENGTH} matt"
    ),
)
_MOVERS: Final = re.compile(
    # The terms of the field for direct mates.
    rf"{_COUNT}(?:[- ]?mover|züger|zueger)|(?P<russian>двух|тр[её]х|четыр[её]х|пяти)ходовка"
)
_LABEL: Final = re.compile(
    r"(?:(?:no|nr|n°|№|problem|puzzle|diagram|diagramm|aufgabe|problème|diagramme|задача"
    r"|диаграмма)\.?(?: |$))*(?:[#№] ?)?(?:[0-9]{1,6}[a-z]?)?"
)
_ENDS: Final = re.compile(r"[:;,.!|](?:\s+|$)|\s*[()\[\]]\s*|\s+[-–—]\s+|\s*[\n–—]\s*")
_HYPHENS: Final = re.compile("[\u2010\u2011]")
_SIGNS: Final = re.compile(r"[a-z-]*[#=]=?[0-9]+(?:\.5)?", re.IGNORECASE)
_OTHER_KIND: Final = re.compile(
    rf"(?:{_KIND}|series|serien)[- ]?(?:stale|check)?(?:mate|matt|mat\b|patt)"
    rf"|\b[mp]ats? (?:{_KIND})|series[- ]?mover|serienzüger|stalemate|\bpatt\b|reflex|réflex"
    r"|кооператив|обратн\w+ (?:мат|пат)|рефлекс|серийн|fairy|märchen|féeri|сказочн"
)
_NO_GAPS: Final = str.maketrans("", "", " -_")
_CONDITIONS: Final = frozenset(
    name.casefold().translate(_NO_GAPS)
    for kind in CONDITIONS.values()
    for name in (kind.name, kind.name.removesuffix("Chess"), kind.title)
)
"""The names of fairy conditions."""


@dataclass(frozen=True, slots=True)
class Statement:
    """What a text states: a stipulation as canonical text, and who moves first, each if it does.

    `is_all`: the text says nothing more, not even a number.
    """

    stipulation: str = ""
    turn: Colour | None = None
    is_all: bool = False


_NOTHING: Final = Statement()


def statement(text: str) -> Statement:
    """What a short text states, in words or signs."""
    whole = text.strip().rstrip(".! ")
    if _SIGNS.fullmatch(whole) and (found := _canonical(whole)):
        return Statement(found, is_all=True)
    return statement_in_words(text)


def statement_in_words(text: str) -> Statement:
    """What a short text states in words: “#2” may be a number where problems are numbered."""
    if len(text) > _LONGEST:
        return _NOTHING
    found: set[str] = set()
    turns: set[Colour] = set()
    is_all = True
    for clause in filter(None, (part.strip() for part in _ENDS.split(_normal(text)))):
        if match := _SIDE_ONLY.fullmatch(clause):
            turns.add(_turn(match))
        elif stated := _statement_of(clause):
            found.add(stated[0])
            turns |= stated[1]
        elif found and _SIGNS.fullmatch(clause):
            found.add(_canonical(clause))
        elif not found and _LABEL.fullmatch(clause):
            is_all = False
        else:
            return _NOTHING
    if len(found) > 1 or len(turns) > 1 or not (found or turns) or "" in found:
        return _NOTHING
    return Statement(found.pop() if found else "", turns.pop() if turns else None, is_all)


def agreed(statements: Iterable[Statement], turn: Colour | None = None) -> str:
    """The one stipulation that several statements agree on; empty where they contradict each other.

    `turn` is who moves first in the position, as far as it says so.
    """
    stated = list(statements)
    turns = {one.turn for one in stated} | {turn}
    found = {one.stipulation for one in stated} - {""}
    return found.pop() if len(found) == 1 and len(turns - {None}) < 2 else ""


def names_other_kind(text: str) -> bool:
    """Whether a text speaks of other play than direct mates, or of fairy chess."""
    normal = _normal(text)
    if _OTHER_KIND.search(normal):
        return True
    clauses = [part.strip() for part in _ENDS.split(normal)]
    names = (*clauses, *(word for clause in clauses for word in clause.split()))
    return not _CONDITIONS.isdisjoint(name.translate(_NO_GAPS) for name in names)


def _normal(text: str) -> str:
    """The text in lower case, with the usual spaces and hyphens."""
    return "\n".join(" ".join(line.split()) for line in _HYPHENS.sub("-", text.lower()).split("\n"))


def _turn(match: re.Match[str]) -> Colour:
    words = match.groupdict()
    return Colour.WHITE if words.get("white") or words.get("to_white") else Colour.BLACK


def _statement_of(clause: str) -> tuple[str, set[Colour]] | None:
    """The stipulation of one clause, empty if there is none of that length, and who moves."""
    if match := _MOVERS.fullmatch(clause):
        count = match["count"] or match["russian"]
        return _canonical(f"#{_number(count)}"), set()
    for pattern in _STATEMENTS:
        if match := pattern.fullmatch(clause):
            kind = _kind(match) if "words" in pattern.groupindex else "#"
            has_side = match["white"] or match["black"]
            return _canonical(kind + _number(match["count"])), {_turn(match)} if has_side else set()
    return None


def _kind(match: re.Match[str]) -> str:
    """Play and goal in signs: `ser-h#`."""
    words = match["play"] or match["behind"]
    if match["play"] and match["behind"]:
        return ""
    play = next((sign for sign, kind in _PLAYS if words and re.fullmatch(kind, words)), "")
    series = "ser-" if match["series"] or match["in_series"] else ""
    return series + play + _GOALS[match["goal"]]


def _number(text: str) -> str:
    for value, words in enumerate(_NUMBERS, 1):
        if re.fullmatch(words, text):
            return str(value)
    return text.replace(",", ".").replace("½", ".5")


def _canonical(text: str) -> str:
    """The canonical text of a stipulation; empty for what is none, as `#2.5` is."""
    try:
        return Stipulation.parse(text).text
    except StipulationError:
        return ""
