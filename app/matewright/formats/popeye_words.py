"""The words of Popeye's input and output in its three languages, as data.

They are those of Popeye 4.104 (`output/plaintext/language_dependant.c`, `output/message.c`). Inside
this program English words stand for all: a `Language` translates them there and back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from matewright.formats.popeye_conditions import CONDITIONS, VARIANTS


class Command(Enum):
    """What Popeye can be told about a problem."""

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
    Command.ZERO_POSITION: "zeroposition NullStellung zeroposition",
}
_PROBLEMS: Final = {
    Command.END: "endproblem EndeProblem FinProbleme",
    Command.NEXT: "nextproblem WeiteresProblem asuivre",
}
_BEGIN: Final = {Command.BEGIN: "beginproblem AnfangProblem DebutProbleme"}

_OLD: Final = {
    "array": Command.ARRAY,
    "trace": Command.PROTOCOL,
    "input": Command.PROTOCOL,
}
"""Words of older versions of Popeye, understood in full only."""

_OPTIONS: Final = """\
Defence Widerlegung Defense
SetPlay Satzspiel Apparent
WhiteToPlay WeissBeginnt ApparentSeul
Variations Varianten Variantes
MoveNumbers Zugnummern Trace
StartMoveNumber StartZugnummer Enroute
NoWk OhneWk SansRB
Duplex
NoBk OhneSk SansRN
Threat Drohung Menace
NoThreat OhneDrohung SansMenace
Try Verfuehrung Essais
MaxSolutions MaxLoesungen MaxSolutions
MaxFlightSquares MaxFluchtFelder MaxCasesFuites
Search Suchen Search
MultiSolutions MehrereLoesungen MultiSolutions
NoSymmetry KeineSymmetrie NonSymetrique
NonTrivial NichtTrivial NonTrivial
KeepMatingPiece HalteMattsetzendenStein RetiensPieceMatante
EnPassant
NoBoard OhneBrett SansEchiquier
NoShortVariations OhneKurzVarianten SansVariantesCourtes
HalfDuplex HalbDuplex DemiDuplex
PostKeyPlay NachSchluessel ApresCle
Intelligent
MaxTime MaxZeit MaxTemps
NoCastling KeineRochade SansRoquer
Quodlibet
StopOnShortSolutions StopNachKurzloesungen FinApresSolutionsCourtes
Beep Pieps Bip
SuppressGrid OhneGitter SansGrille
WriteGrid ZeichneGitter AjouteGrille
CastlingMutuallyExclusive RochadenGegenseitigAusschliessend RoquesMutuellementExclusifs
GoalIsEnd ZielIstEnde ButEstFin
UnpublishedOption NichtPublizierteOption OptionNonPubliee
NullMoves NullZuege CoupsVides
UpToMoveNumber BisZugnummer JusquAuCoup
TrivialTriesAvoid TrivialeFehlversucheUnterdruecken TrivialEssaiSupprimer
MatesIn1 MattsIn1 MatsEn1"""

_COLOURS: Final = """\
White Weiss Blanc
Black Schwarz Noir
Neutral Neutral Neutre
TotalInvisible TotalUnsichtbar TotalInvisible"""

_ATTRIBUTES: Final = """\
Royal Koeniglich Royale
Kamikaze
Paralysing Paralysierend Paralysante
Chameleon Chamaeleon Cameleon
Jigger
Volage
Functionary Beamtet Fonctionnaire
HalfNeutral HalbNeutral DemiNeutre
HurdleColourChanging SprungbockFarbeWechselnd CouleurEchangeantSautoir
Protean Proteisch Protee
Magic Magisch Magique
Uncapturable Unschlagbar Imprenable
Patrol Patrouille Patrouille
Frischauf
Bul
Dob
Anda
AndaInverse AndaInvers AndaInverse
AliceA
AliceB"""

_CHANGES: Final = """\
Move versetze deplacement
Exchange tausche echange
Stipulation Forderung enonce
SStipulation SForderung senonce
Add hinzufuegen ajoute
Remove entferne ote
Continued ferner enplus
Rotate Drehung rotation
Condition Bedingung condition
PolishType Farbwechsel CouleurEchange
Mirror Spiegelung miroir
Shift Verschiebung translation
Substitute ersetze remplace"""

_MEN: Final = """\
k/k/r p/b/p q/d/d s/s/c r/t/t b/l/f le/le/le ma/ma/ma pa/pa/pa va/va/va ro/ro/ro g/g/s n/n/n
z/z/z ca/ca/ch gi/gi/gi rf/wf/cc bu/bu/bu we/we/vi al/al/al fe/fe/fe da/da/da li/li/li ne/ne/eq
l/h/l bp/bb/pb am/am/am em/kn/im pr/pr/pr gn/gn/g an/an/an sq/ei/ec wa/wa/v dr/dr/dr ka/ka/ka
ss/ss/cs uu/uu/uu ha/ha/ha m/el/e ea/ad/ai sw/sp/m ar/er/ar rb/rl/fr c/kl/ca nh/nh/sn du/du/pi
cr/cr/cn zr/zr/zn gr/gr/gn ch/ch/sc zh/zh/sz gh/gh/sg ds/ds/cd bk/rs/cr eq/eq/ea ct/ct/ct bs/bs/bs
sp/sb/sp rl/tl/tl bl/ll/fl si/si/si tr/tr/tr nd/nd/ne o/o/o eh/rd/eh mo/mo/mo rr/tj/tc br/lj/fc
ao/ao/ao oa/oa/oa rh/th/st bh/lh/sf ek/ek/re bt/pf/bt gt/pn/gt sk/sk/sk cy/cy/cy cg/kg/sa rn/rn/rl
rp/rh/rs ok/ok/ok 37/37/37 g2/g2/s2 g3/g3/s3 16/16/16 24/24/24 35/35/35 dg/dg/ds kh/kh/sr or/or/or
15/15/15 25/25/25 gl/gl/gl lr/ht/lt lb/hl/lf ln/hn/ln wr/wr/vs fr/fr/fs bi/bi/bi et/et/el na/na/na
rm/tc/et re/ta/at rw/ts/mt bm/lc/ef be/la/af bw/ls/mf ra/ra/ra so/so/so mg/mg/mg 36/36/36 nl/nl/nl
ml/ml/ml mm/mm/mm f/f/a do/de/dn rt/he/la bo/bo/bo qe/qe/qa qf/qf/qf qq/od/qq b1/b1/b1 b2/b2/b2
b3/b3/b3 cp/cb/pc rk/rp/cl pp/rb/pv ls/lr/lr ze/ze/ze bn/nr/nr s2/s2/n2 s4/s4/n4 s1/s1/n1 s3/s3/n3
qn/qn/qn dk/dt/dt db/dl/df no/no/no th/uh/sb lh/bh/se ge/gu/sm gf/gb/su kl/lk/kl ko/ko/ko kp/sh/sv
sh/sc/ba gy/gy/gy ms/ms/cm po/po/po mp/mb/pm mh/mc/bm st/st/ep se/se/dg fa/fa/fa lo/lo/lo sa/sa/sl
ah/ah/as oh/oh/os hc/hk/hc ee/ae/ae en/aq/aq sc/sr/ss"""
"""The letters of the kinds of men, English/German/French; king, pawn, queen, knight, rook, bishop
first."""

_MESSAGES: Final = {
    "zugzwang": "zugzwang|Zugzwang|blocus",
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
}
"""What Popeye prints between the moves, English|German|French."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words of one language with the English ones they stand for, in Popeye's order."""

    words: tuple[str, ...]
    english: tuple[str, ...]

    def meant(self, word: str) -> str:
        """The English word that a whole or shortened one means; empty if none or several."""
        found = meant(word, self.words)
        return self.english[self.words.index(found)] if found else ""

    def told(self, english: str) -> str:
        """The word for an English one; empty if there is none."""
        wanted = english.casefold()
        for word, known in zip(self.words, self.english, strict=True):
            if known.casefold() == wanted:
                return word
        return ""


@dataclass(frozen=True, slots=True)
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
    men: Mapping[str, str]
    letters: Mapping[str, str]
    messages: Mapping[str, str]

    def command(self, word: str) -> Command | None:
        """The command that a whole or shortened word means."""
        for group in self.groups:
            if found := meant(word, group):
                return group[found]
        return _OLD.get(word.casefold())

    def word_for(self, command: Command) -> str:
        """The word for a command, as Popeye's description writes it."""
        return next(
            word[:1].upper() + word[1:]
            for group in self.groups
            for word, known in group.items()
            if known is command
        )

    @property
    def word_for_zero(self) -> str:
        """How Popeye announces that a diagram is only a zero position."""
        return self.word_for(Command.ZERO_POSITION)

    def is_whole_command(self, word: str) -> bool:
        """Whether a word is a command that is not shortened."""
        folded = word.casefold()
        return any(folded == known.casefold() for group in self.groups for known in group)


def meant(word: str, known: Iterable[str]) -> str:
    """The known word that a whole or shortened one means; empty if it could be several or none."""
    folded = word.casefold()
    if not folded:
        return ""
    found = [name for name in known if name.casefold().startswith(folded)]
    whole = [name for name in found if name.casefold() == folded]
    if whole:
        return whole[0]
    return found[0] if len(found) == 1 else ""


def _languages() -> Iterator[Language]:
    for number, name in enumerate(("english", "german", "french")):
        men = [codes.split("/") for codes in _MEN.split()]
        yield Language(
            name,
            tuple(
                MappingProxyType({_nth(words, number): command for command, words in group.items()})
                for group in (_BEFORE_TWINS, _TWINS, _PROBLEMS, _BEGIN)
            ),
            options=_vocabulary(_OPTIONS, number),
            colours=_vocabulary(_COLOURS, number),
            attributes=_vocabulary(_ATTRIBUTES, number),
            changes=_vocabulary(_CHANGES, number),
            conditions=_vocabulary(CONDITIONS, number),
            variants=_vocabulary(VARIANTS, number),
            men=MappingProxyType({codes[number]: codes[0] for codes in men}),
            letters=MappingProxyType({codes[0]: codes[number] for codes in men}),
            messages=MappingProxyType(
                {key: texts.split("|")[number] for key, texts in _MESSAGES.items()}
            ),
        )


def _vocabulary(table: str, number: int) -> Vocabulary:
    lines = table.splitlines()
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
