"""The words of Popeye's input and output in its three languages, as data.

They are those of Popeye 4.104 (`output/plaintext/language_dependant.c`, `output/message.c`); long
lists of them are in `resources/popeye/words.txt`. Inside this program English words stand for all:
a `Language` translates them there and back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final

from matewright import resources
from matewright.model.condition_kinds import CONDITIONS
from matewright.model.conditions import meant
from matewright.model.kinds import ALL_KINDS


class Command(Enum):
    """The commands of Popeye about a problem."""

    BEGIN = auto()
    END = auto()
    NEXT = auto()
    TWIN = auto()
    ZERO_POSITION = auto()
    REMARK = auto()
    STRUCTURED_STIPULATION = auto()
    AUTHOR = auto()
    ORIGIN = auto()
    PIECES = auto()
    CONDITION = auto()
    OPTION = auto()
    STIPULATION = auto()
    PROTOCOL = auto()
    TITLE = auto()
    LATEX = auto()
    LATEX_PIECES = auto()
    AWARD = auto()
    ARRAY = auto()
    FORSYTH = auto()


TEXTS: Final = frozenset(
    {
        Command.REMARK,
        Command.AUTHOR,
        Command.ORIGIN,
        Command.TITLE,
        Command.AWARD,
        Command.PROTOCOL,
        Command.LATEX,
    }
)
"""The commands whose parameter is the rest of the line."""

# In each line the English, German and French word; one word stands for all three.

_BEFORE_TWINS: Final = {
    Command.REMARK: "remark Bemerkung remarque",
    Command.STRUCTURED_STIPULATION: "sstipulation sForderung senonce",
    Command.AUTHOR: "author Autor auteur",
    Command.ORIGIN: "origin Quelle source",
    Command.PIECES: "pieces Steine pieces",
    Command.CONDITION: "condition Bedingung condition",
    Command.OPTION: "option",
    Command.STIPULATION: "stipulation Forderung enonce",
    Command.PROTOCOL: "protocol Protokoll protocol",
    Command.TITLE: "title Titel titre",
    Command.LATEX: "LaTeX",
    Command.LATEX_PIECES: "LaTeXPieces LaTeXSteine PiecesLaTeX",
    Command.AWARD: "award Auszeichnung prix",
    Command.ARRAY: "InitialGameArray PartieAnfangsStellung PositionInitialePartie",
    Command.FORSYTH: "Forsyth",
}
_TWINS: Final = {
    Command.TWIN: "twin Zwilling jumeau",
    Command.ZERO_POSITION: "ZeroPosition NullStellung ZeroPosition",
}
_PROBLEMS: Final = {
    Command.END: "EndProblem EndeProblem FinProbleme",
    Command.NEXT: "NextProblem WeiteresProblem ASuivre",
}
_BEGIN: Final = {Command.BEGIN: "BeginProblem AnfangProblem DebutProbleme"}

_OLD: Final = {
    "array": Command.ARRAY,
    "trace": Command.PROTOCOL,
    "input": Command.PROTOCOL,
}
"""Words of older versions of Popeye, understood in full only."""

_LONGEST: Final = 40
"""Characters; no command has more."""

_MEN: Final = tuple(kind.popeye_codes for kind in ALL_KINDS.values())
"""The letters of the kinds of pieces."""

_MESSAGES: Final = {
    "zugzwang": "zugzwang|Zugzwang|blocus",
    "invisible": "TI|TU|TI",
    "threat": "threat|Drohung|menace",
    "but": "but|Aber|mais",
    "refutes": "refutes|Widerlegt|Refute",
    "finished": "solution finished|Loesung beendet|solution terminee",
    "interrupted": "solving interrupted|Bearbeitung abgebrochen|solution interrompue",
    "partial": "Partial solution|Partielle Loesung|solution partielle",
    "too many": "too many solutions|Zuviele Loesungen|trop de solutions",
    "both kings": "both sides need a king|Es fehlt ein weisser oder schwarzer Koenig"
    "|il faut un roi de chaque couleur",
    "time": "Time = |Zeit = |Temps = ",
    "ignored": "problem ignored|Problem uebersprungen|probleme ignoree",
    "king can be captured": "the side to play can capture the king"
    "|Die am Zug befindliche Partei kann den Koenig schlagen"
    "|le camp au trait peut prendre le roi",
    "not applicable": "{option} not applicable - ignored|{option} nicht anwendbar - ignoriert"
    "|{option} pas applicable - ignore",
    "no tries": "try play not applicable|Verfuehrung nicht anwendbar|jeu d'essai pas applicable",
    "no threats": 'Option "Threat" not applicable or indicated maximum threat length too big'
    '|Option "Drohung" nicht anwendbar order maximale Laenge der Drohung zu gross'
    '|Option "menace" pas applicable ou longueur maximale de la menace trop grande',
    "no numbers": "StartMoveNumber or UpToMoveNumber incompatible with the stipulation"
    "|StartZugnummer oder BisZugnummer inkompatibel mit der Forderung"
    "|Enroute ou JusquAuCoup incompatible avec l'enonce",
    "no short ones": "Option  {option}  not supported with direct play."
    "|Option  {option}  nicht unterstuetzt im direkten Spiel."
    "|L'option  {option}  n'est pas soutenu au jeu direct.",
    "not intelligent": "Intelligent Mode only with h#/=, ser-#/= and ser-h#/=, "
    "with a limited set of fairy conditions and without fairy pieces."
    "|Intelligent Modus nur im h#/=, ser-#/= und ser-h#/=, "
    "wenigen Maerchenbedingungen und keinen Maerchensteinen."
    "|mode intelligent seulement avec h#/=, ser-#/= et ser-h#/=, "
    "facultativement avec certaines conditions, et sans pieces feeriques.",
}
"""What Popeye prints between the moves and of problems, English|German|French."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words of one language with the English ones they stand for, in Popeye's order."""

    words: tuple[str, ...]
    english: tuple[str, ...]

    def meant(self, word: str) -> str:
        """The English word that a whole or shortened one means; empty if none or several."""
        found = _meant(word, self.words)
        return self.english[self.words.index(found)] if found else ""

    def word_for(self, english: str) -> str:
        """The word for an English one; empty if there is none."""
        return _by_english(self).get(english.casefold(), "")


@lru_cache(maxsize=4096)
def _meant(word: str, choices: tuple[str, ...]) -> str:
    return meant(word, choices)


@cache
def _by_english(vocabulary: Vocabulary) -> Mapping[str, str]:
    """The words by the English ones in small letters; the first of several."""
    pairs = zip(reversed(vocabulary.english), reversed(vocabulary.words), strict=True)
    return {english.casefold(): word for english, word in pairs}


@dataclass(frozen=True, slots=True, eq=False)
class Language:
    """One of the languages in which people write for Popeye.

    `name` is its English name. `groups` are the commands in the order in which Popeye looks for a
    shortened one. `men` gives the English letters of a kind by those it has here, all small.
    `letters` are the English ones' counterparts here. `messages` are what Popeye prints.
    """

    name: str
    groups: tuple[Mapping[str, Command], ...]
    options: Vocabulary
    colours: Vocabulary
    attributes: Vocabulary
    changes: Vocabulary
    conditions: Vocabulary
    variants: Vocabulary
    pieces: Mapping[str, str]
    letters: Mapping[str, str]
    messages: Mapping[str, str]

    def condition(self, word: str) -> str:
        """The English name of a condition that may be shortened; empty if there is none.

        Those that Popeye does not have are understood in full only.
        """
        return self.conditions.meant(word) or _others().get(word.casefold(), "")

    def variant(self, word: str, choices: Sequence[str]) -> str:
        """The English word beside a condition, one of `choices`; empty if it is none of them."""
        found = meant(word, filter(None, map(self.variants.word_for, choices)))
        return next((one for one in choices if self.variants.word_for(one) == found), "")

    def piece(self, word: str) -> str:
        """The English letters of a kind of pieces, upper case; empty if there is none."""
        return self.pieces.get(word.lower(), "").upper()

    def quality(self, word: str) -> str:
        """The English word for a colour or an attribute of a piece; empty if it is none."""
        return self.colours.meant(word) or self.attributes.meant(word)

    def command(self, word: str) -> Command | None:
        """The command that a whole or shortened word means."""
        return _command(self, word) if len(word) <= _LONGEST else None

    def word_for(self, command: Command) -> str:
        """The word for a command, as Popeye's description writes it."""
        return next(
            word[:1].upper() + word[1:]
            for group in self.groups
            for word, meaning in group.items()
            if meaning is command
        )

    @property
    def word_for_zero(self) -> str:
        """How Popeye announces that a diagram is only a zero position."""
        return self.word_for(Command.ZERO_POSITION)

    def is_whole_command(self, word: str) -> bool:
        """Whether a word is a command that is not shortened."""
        folded = word.casefold()
        return any(folded == one.casefold() for group in self.groups for one in group)


@cache
def _others() -> Mapping[str, str]:
    """The names of conditions that Popeye does not have, by small letters."""
    return {kind.name.casefold(): kind.name for kind in CONDITIONS.values() if not kind.is_popeyes}


# The same words come again and again; long ones, which are none, are not worth the room.
@lru_cache(4096)
def _command(language: Language, word: str) -> Command | None:
    for group in language.groups:
        if found := meant(word, group):
            return group[found]
    return _OLD.get(word.casefold())


def _languages() -> Iterator[Language]:
    tables: dict[str, list[str]] = {}
    for line in resources.path("popeye", "words.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            words = tables.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("# "):
            words.append(line)
    for number, name in enumerate(("english", "german", "french")):
        yield Language(
            name,
            tuple(
                MappingProxyType({_nth(words, number): command for command, words in group.items()})
                for group in (_BEFORE_TWINS, _TWINS, _PROBLEMS, _BEGIN)
            ),
            options=_vocabulary(tables["options"], number),
            colours=_vocabulary(tables["colours"], number),
            attributes=_vocabulary(tables["attributes"], number),
            changes=_vocabulary(tables["changes"], number),
            conditions=_vocabulary(tables["conditions"], number),
            variants=_vocabulary(tables["variants"], number),
            pieces=MappingProxyType({codes[number]: codes[0] for codes in _MEN}),
            letters=MappingProxyType({codes[0]: codes[number] for codes in _MEN}),
            messages=MappingProxyType(
                {key: texts.split("|")[number] for key, texts in _MESSAGES.items()}
            ),
        )


def _vocabulary(lines: list[str], number: int) -> Vocabulary:
    return Vocabulary(
        tuple(_nth(line, number) for line in lines), tuple(_nth(line, 0) for line in lines)
    )


def _nth(words: str, number: int) -> str:
    """The word of a language; one alone is that of all."""
    found = words.split()
    return found[number] if len(found) > 1 else found[0]


ENGLISH, GERMAN, FRENCH = _languages()
LANGUAGES: Final = MappingProxyType(
    {language.name: language for language in (ENGLISH, GERMAN, FRENCH)}
)
"""The languages by their English names."""


_UMLAUT: Final = re.compile(r'(?<=[^\W\d_])"([aouAOUs])|(?<!\w)"([AOU])(?=[a-zß"])')
_CLOSING: Final = re.compile(r'\w"(?!\w)')


def with_umlauts(text: str) -> str:
    """A name or title as it is spelt: `Lin"s` for Linß and `M"uller` are from times of 7 bits.

    Words in quotation marks stay as they are.
    """
    if _CLOSING.search(text):
        return text
    return _UMLAUT.sub(lambda found: _SPELT[found[1] or found[2]], text)


_SPELT: Final = dict(zip("aouAOUs", "äöüÄÖÜß", strict=True))
