"""The kinds of piece as data: codes, names, figures and how they move.

`KINDS` can be moved here, and all that chooses pieces offers them. `FAIRY_KINDS` are known to
files: they are shown, kept and written back, but no problem that has them is solved. Codes and
names are those of the solving program Popeye (`PieNamString` of its sources), which olive and the
database YACPDB use too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from matewright.wording import Wording

_words: Final = Wording("pieces")


@dataclass(frozen=True, slots=True)
class PieceKind:
    """A kind of piece.

    `code` is its name in FEN, upper case; of more than one letter for most of `FAIRY_KINDS`.
    `popeye_codes` are those in Popeye's three languages: English, German and French. `english` is
    its name and `english_movement` how it moves in a few words. `is_fairy` says that orthodox
    chess does not know it; it is then drawn as the orthodox piece `figure` turned by `turn` degrees
    clockwise, as magazines do, or shown by its letters where that is empty.
    """

    code: str
    popeye_codes: tuple[str, str, str]
    english: str
    figure: str
    turn: int = 0
    english_movement: str = ""
    is_fairy: bool = True

    @property
    def problem_letter(self) -> str:
        """How problem literature and Popeye call it, upper case: S for the knight."""
        return self.popeye_codes[0].upper()

    @property
    def name(self) -> str:
        """What it is called, in the reader's language."""
        return _words(self.english)

    @property
    def movement(self) -> str:
        """How it moves in a few words, in the reader's language; empty where nothing here knows."""
        return _words(self.english_movement) if self.english_movement else ""


def _table(*kinds: PieceKind) -> Mapping[str, PieceKind]:
    return MappingProxyType({kind.code: kind for kind in kinds})


def _kind(codes: str, name: str, figure: str = "", movement: str = "", code: str = "") -> PieceKind:
    """A kind with its codes in Popeye, `g/g/s`, and its figure as YACPDB has it, `Q180`.

    `code` is the one in FEN where it is not Popeye's English one.
    """
    english, german, french = codes.split("/")
    return PieceKind(
        code or english.upper(),
        (english, german, french),
        name,
        figure[:1],
        int(figure[1:] or 0),
        movement,
        is_fairy=len(figure) != 1,
    )


KINDS: Final = _table(
    _kind("k/k/r", _words.later("king"), "K", _words.later("one square in any direction")),
    _kind(
        "q/d/d",
        _words.later("queen"),
        "Q",
        _words.later("any distance along ranks, files and diagonals"),
    ),
    _kind("r/t/t", _words.later("rook"), "R", _words.later("any distance along ranks and files")),
    _kind("b/l/f", _words.later("bishop"), "B", _words.later("any distance along diagonals")),
    _kind(
        "s/s/c",
        _words.later("knight"),
        "N",
        _words.later("leaps two squares straight and one aside"),
        code="N",
    ),
    _kind(
        "p/b/p",
        _words.later("pawn"),
        "P",
        _words.later("forward one square, captures one square diagonally forward"),
    ),
    _kind(
        "g/g/s",
        _words.later("grasshopper"),
        "Q180",
        _words.later("hops along queen lines over one piece, to the square just behind it"),
    ),
    _kind(
        "n/n/n",
        _words.later("nightrider"),
        "N180",
        _words.later("any number of knight's leaps in one direction"),
        code="H",
    ),
)
"""The kinds that can be moved, by FEN letter (upper case), in the order palettes show them."""


FAIRY_KINDS: Final = _table(
    _kind(
        "15/15/15",
        _words.later("(1,5)-leaper"),
        "N270",
        _words.later("leaps one square straight and five aside"),
    ),
    _kind(
        "16/16/16",
        _words.later("(1,6)-leaper"),
        "N270",
        _words.later("leaps one square straight and six aside"),
    ),
    _kind(
        "24/24/24",
        _words.later("(2,4)-leaper"),
        "N270",
        _words.later("leaps two squares straight and four aside"),
    ),
    _kind(
        "25/25/25",
        _words.later("(2,5)-leaper"),
        "N270",
        _words.later("leaps two squares straight and five aside"),
    ),
    _kind(
        "35/35/35",
        _words.later("(3,5)-leaper"),
        "N270",
        _words.later("leaps three squares straight and five aside"),
    ),
    _kind(
        "36/36/36",
        _words.later("(3,6)-leaper"),
        "N270",
        _words.later("leaps three squares straight and six aside"),
    ),
    _kind(
        "37/37/37",
        _words.later("(3,7)-leaper"),
        "N270",
        _words.later("leaps three squares straight and seven aside"),
    ),
    _kind(
        "ah/ah/as",
        _words.later("mao hopper"),
        "N270",
        _words.later("like a mao, but the square that it passes must be occupied"),
    ),
    _kind("al/al/al", _words.later("alfil"), "B270", _words.later("leaps two squares diagonally")),
    _kind("am/am/am", _words.later("amazon"), "", _words.later("as queen or knight")),
    _kind(
        "an/an/an",
        _words.later("antelope"),
        "N90",
        _words.later("leaps three squares straight and four aside"),
    ),
    _kind(
        "ao/ao/ao",
        _words.later("maorider"),
        "N90",
        _words.later("any number of a mao's moves in one direction"),
    ),
    _kind(
        "ar/er/ar",
        _words.later("archbishop"),
        "B180",
        _words.later("as a bishop, which may be thrown back once by the edge of the board"),
    ),
    _kind(
        "b1/b1/b1",
        _words.later("bouncer"),
        "",
        _words.later(
            "along queen lines as far as the next piece, or the edge, is away on the other side"
        ),
    ),
    _kind(
        "b2/b2/b2",
        _words.later("rook bouncer"),
        "",
        _words.later("as a bouncer along ranks and files"),
    ),
    _kind(
        "b3/b3/b3", _words.later("bishop bouncer"), "", _words.later("as a bouncer along diagonals")
    ),
    _kind(
        "be/la/af",
        _words.later("bishop eagle"),
        "",
        _words.later("along diagonals to a piece, there turns by 90° to the square beside it"),
    ),
    _kind(
        "bh/lh/sf",
        _words.later("bishop hopper"),
        "B180",
        _words.later("hops along diagonals over one piece, to the square just behind it"),
    ),
    _kind(
        "bi/bi/bi",
        _words.later("bison"),
        "",
        _words.later("leaps one and three, or two and three squares"),
    ),
    _kind(
        "bk/rs/cr",
        _words.later("bouncy knight"),
        "N90",
        _words.later("as a knight, and on from squares at the edge, up to two more leaps"),
    ),
    _kind(
        "bl/ll/fl",
        _words.later("bishop lion"),
        "B270",
        _words.later("hops along diagonals over one piece, any distance"),
    ),
    _kind(
        "bm/lc/ef",
        _words.later("bishop moose"),
        "",
        _words.later("along diagonals to a piece, there turns by 45° to the square beside it"),
    ),
    _kind(
        "bn/nr/nr",
        _words.later("bouncy nightrider"),
        "N180",
        _words.later("as a nightrider, and on from squares at the edge in any direction"),
    ),
    _kind(
        "bo/bo/bo",
        _words.later("bob"),
        "",
        _words.later("hops along queen lines over exactly four pieces, any distance"),
    ),
    _kind(
        "bp/bb/pb",
        _words.later("berolina pawn"),
        "P180",
        _words.later("forward one square diagonally, captures one square straight forward"),
    ),
    _kind(
        "br/lj/fc",
        _words.later("bishop/rook hunter"),
        "",
        _words.later("forward as a bishop, backward as a rook"),
    ),
    _kind(
        "bs/bs/bs",
        _words.later("berolina superpawn"),
        "P180",
        _words.later("forward any distance diagonally, captures straight forward"),
    ),
    _kind(
        "bt/pf/bt",
        _words.later("boyscout"),
        "",
        _words.later("diagonally in a zigzag, turning by 90° with each step"),
    ),
    _kind(
        "bu/bu/bu",
        _words.later("root-25-leaper"),
        "N90",
        _words.later("leaps five squares straight, or three and four squares"),
    ),
    _kind(
        "bw/ls/mf",
        _words.later("bishop sparrow"),
        "",
        _words.later("along diagonals to a piece, there turns by 135° to the square beside it"),
    ),
    _kind(
        "c/kl/ca",
        _words.later("cardinal"),
        "B90",
        _words.later(
            "as a bishop, which once goes on beside the square that it would reach off the board"
        ),
    ),
    _kind(
        "ca/ca/ch",
        _words.later("camel"),
        "N270",
        _words.later("leaps one square straight and three aside"),
    ),
    _kind(
        "cg/kg/sa",
        _words.later("contra-grasshopper"),
        "Q90",
        _words.later("hops along queen lines over a piece just beside it, any distance"),
    ),
    _kind(
        "ch/ch/sc",
        _words.later("camelrider hopper"),
        "N270",
        _words.later("hops along a camelrider's line over one piece, to the square just behind it"),
    ),
    _kind("cp/cb/pc", _words.later("chinese pawn"), "P270"),
    _kind(
        "cr/cr/cn",
        _words.later("camelrider"),
        "N270",
        _words.later("any number of camel's leaps in one direction"),
    ),
    _kind(
        "ct/ct/ct",
        _words.later("CAT"),
        "",
        _words.later(
            "one knight's leap, then two squares straight again and again in its longer direction"
        ),
    ),
    _kind(
        "cy/cy/cy",
        _words.later("Charybdis"),
        "",
        _words.later(
            "as a knight, by way of the square beside it diagonally; captures only "
            "what stands there"
        ),
    ),
    _kind("da/da/da", _words.later("dabbaba"), "R90", _words.later("leaps two squares straight")),
    _kind(
        "db/dl/df",
        _words.later("double bishop hopper"),
        "B90",
        _words.later("hops as a bishop hopper twice in one move"),
    ),
    _kind(
        "dg/dg/ds",
        _words.later("double grasshopper"),
        "Q90",
        _words.later("hops as a grasshopper twice in one move"),
    ),
    _kind(
        "dk/dt/dt",
        _words.later("double rook hopper"),
        "R90",
        _words.later("hops as a rook hopper twice in one move"),
    ),
    _kind("do/de/dn", _words.later("dolphin"), "Q270", _words.later("as grasshopper or kangaroo")),
    _kind("dr/dr/dr", _words.later("dragon")),
    _kind(
        "ds/ds/cd",
        _words.later("diagonal spiralspringer"),
        "",
        _words.later("(1,1)- or (3,3)-spiralspringer"),
    ),
    _kind("du/du/pi", _words.later("dummy"), "", _words.later("does not move")),
    _kind(
        "ea/ad/ai",
        _words.later("eagle"),
        "Q270",
        _words.later("along queen lines to a piece, there turns by 90° to the square beside it"),
    ),
    _kind("ee/ae/ae", _words.later("eagle equihopper"), "Q270"),
    _kind(
        "eh/rd/eh",
        _words.later("edgehog"),
        "Q90",
        _words.later(
            "as a queen, but only from the edge of the board to the inner squares or back"
        ),
    ),
    _kind("ek/ek/re", _words.later("erlking"), "", _words.later("as a king, but is not royal")),
    _kind("em/kn/im", _words.later("empress"), "", _words.later("as rook or knight")),
    _kind("en/aq/aq", _words.later("nonstop eagle equihopper"), "Q270"),
    _kind(
        "eq/eq/ea",
        _words.later("equihopper"),
        "",
        _words.later(
            "over a piece to the square as far beyond it; what is passed on the line must be empty"
        ),
    ),
    _kind("et/et/el", _words.later("elephant"), "", _words.later("as queen or nightrider")),
    _kind(
        "f/f/a",
        _words.later("friend"),
        movement=_words.later("as the pieces of its own side that observe it"),
    ),
    _kind(
        "fa/fa/fa",
        _words.later("faro"),
        "R270",
        _words.later("any distance along ranks and files, without capture only over one piece"),
    ),
    _kind("fe/fe/fe", _words.later("fers"), "B270", _words.later("one square diagonally")),
    _kind(
        "fr/fr/fs",
        _words.later("fersrider"),
        "",
        _words.later("any number of fers' steps in one direction, as a bishop"),
    ),
    _kind(
        "g2/g2/s2",
        _words.later("grasshopper-2"),
        "Q90",
        _words.later("hops along queen lines over one piece, to the second square behind it"),
    ),
    _kind(
        "g3/g3/s3",
        _words.later("grasshopper-3"),
        "Q270",
        _words.later("hops along queen lines over one piece, to the third square behind it"),
    ),
    _kind(
        "ge/gu/sm",
        _words.later("greater treehopper"),
        "",
        _words.later("leaps to a piece, and from there as far again in any direction"),
    ),
    _kind(
        "gf/gb/su",
        _words.later("greater leafhopper"),
        "",
        _words.later("leaps to any square as far away as some other piece is"),
    ),
    _kind(
        "gh/gh/sg",
        _words.later("gnurider hopper"),
        "N90",
        _words.later(
            "hops along a nightrider's or camelrider's line over one piece, to the next leap"
        ),
    ),
    _kind(
        "gi/gi/gi",
        _words.later("giraffe"),
        "N90",
        _words.later("leaps one square straight and four aside"),
    ),
    _kind("gl/gl/gl", _words.later("gral"), "", _words.later("as alfil or rook hopper")),
    _kind("gn/gn/g", _words.later("gnu"), "", _words.later("as knight or camel")),
    _kind("gr/gr/gn", _words.later("gnurider"), "", _words.later("as nightrider or camelrider")),
    _kind(
        "gt/pn/gt",
        _words.later("girlscout"),
        "",
        _words.later("along ranks and files in a zigzag, turning by 90° with each step"),
    ),
    _kind("gy/gy/gy", _words.later("gryphon")),
    _kind(
        "ha/ha/ha",
        _words.later("hamster"),
        "Q270",
        _words.later("along queen lines to the square just before a piece"),
    ),
    _kind(
        "hc/hk/hc",
        _words.later("contra-hamster"),
        "",
        _words.later("along queen lines away from a piece just beside it, any distance"),
    ),
    _kind(
        "ka/ka/ka",
        _words.later("kangaroo"),
        "N270",
        _words.later(
            "hops along queen lines over two pieces, to the square just behind the second"
        ),
    ),
    _kind(
        "kh/kh/sr",
        _words.later("kinghopper"),
        "K180",
        _words.later("hops over a piece just beside it, to the square behind"),
    ),
    _kind(
        "kl/lk/kl",
        _words.later("kangaroo lion"),
        "Q90",
        _words.later("hops along queen lines over two pieces, any distance"),
    ),
    _kind(
        "ko/ko/ko",
        _words.later("kao"),
        "",
        _words.later("as a knight, captures only by hopping over a piece one knight's leap away"),
    ),
    _kind(
        "kp/sh/sv",
        _words.later("knight hopper"),
        "N180",
        _words.later("hops over a piece one knight's leap away, to the square of the next leap"),
    ),
    _kind(
        "l/h/l",
        _words.later("locust"),
        "Q90",
        _words.later(
            "captures along queen lines, hopping to the empty square just behind; moves only so"
        ),
    ),
    _kind(
        "lb/hl/lf",
        _words.later("bishop locust"),
        "B90",
        _words.later(
            "captures along diagonals, hopping to the empty square just behind; moves only so"
        ),
    ),
    _kind(
        "le/le/le",
        _words.later("leo"),
        "Q270",
        _words.later("any distance along queen lines, captures only by hopping over one piece"),
    ),
    _kind(
        "lh/bh/se",
        _words.later("leafhopper"),
        "",
        _words.later(
            "leaps along queen lines to a square as far away as some other piece is on such a line"
        ),
    ),
    _kind(
        "li/li/li",
        _words.later("lion"),
        "Q270",
        _words.later("hops along queen lines over one piece, any distance"),
    ),
    _kind(
        "ln/hn/ln",
        _words.later("nightrider locust"),
        "N90",
        _words.later(
            "captures along a nightrider's line, hopping to the next leap's square; moves only so"
        ),
    ),
    _kind(
        "lo/lo/lo",
        _words.later("loco"),
        "B270",
        _words.later("any distance along diagonals, without capture only over one piece"),
    ),
    _kind(
        "lr/ht/lt",
        _words.later("rook locust"),
        "R90",
        _words.later(
            "captures along ranks and files, hopping to the empty square behind; moves only so"
        ),
    ),
    _kind(
        "ls/lr/lr",
        _words.later("rose locust"),
        "",
        _words.later(
            "captures along a rose's line, hopping to the next leap's square; moves only so"
        ),
    ),
    _kind(
        "m/el/e",
        _words.later("moose"),
        "",
        _words.later("along queen lines to a piece, there turns by 45° to the square beside it"),
    ),
    _kind(
        "ma/ma/ma",
        _words.later("mao"),
        "N90",
        _words.later(
            "as a knight, by way of the square beside it in a straight direction, "
            "which must be empty"
        ),
    ),
    _kind(
        "mg/mg/mg",
        _words.later("marguerite"),
        "",
        _words.later("as grasshopper, moose, eagle, sparrow or hamster"),
    ),
    _kind("mh/mc/bm", _words.later("marine ship")),
    _kind(
        "ml/ml/ml",
        _words.later("maorider lion"),
        "",
        _words.later("moves as a maorider over one piece, which may stand where it passes"),
    ),
    _kind(
        "mm/mm/mm",
        _words.later("moarider lion"),
        "",
        _words.later("moves as a moarider over one piece, which may stand where it passes"),
    ),
    _kind(
        "mo/mo/mo",
        _words.later("moa"),
        "N270",
        _words.later(
            "as a knight, by way of the square beside it in a diagonal direction, "
            "which must be empty"
        ),
    ),
    _kind(
        "mp/mb/pm",
        _words.later("marine pawn"),
        "P270",
        _words.later(
            "as a pawn, captures by leaping diagonally over the next piece; becomes a marine piece"
        ),
    ),
    _kind(
        "ms/ms/cm",
        _words.later("marine knight"),
        "N270",
        _words.later(
            "as a knight, captures a piece one leap away by going to the empty "
            "square of the next leap"
        ),
    ),
    _kind(
        "na/na/na",
        _words.later("nao"),
        "N270",
        _words.later(
            "any number of knight's leaps in one direction, captures only by hopping over one piece"
        ),
    ),
    _kind(
        "nd/nd/ne",
        _words.later("nereide"),
        "B270",
        _words.later("along diagonals, captures by hopping to the empty square just behind"),
    ),
    _kind(
        "ne/ne/eq",
        _words.later("nonstop equihopper"),
        "",
        _words.later("over a piece to the square as far beyond it, whatever stands between"),
    ),
    _kind(
        "nh/nh/sn",
        _words.later("nightrider hopper"),
        "N270",
        _words.later(
            "hops along a nightrider's line over one piece, to the square of the next leap"
        ),
    ),
    _kind(
        "nl/nl/nl",
        _words.later("nightrider lion"),
        "N270",
        _words.later("hops along a nightrider's line over one piece, any distance"),
    ),
    _kind(
        "no/no/no",
        _words.later("nonstop orix"),
        "",
        _words.later(
            "along queen lines over a piece to the square as far beyond it, whatever stands between"
        ),
    ),
    _kind(
        "o/o/o",
        _words.later("orphan"),
        movement=_words.later("as the pieces of the other side that observe it"),
    ),
    _kind(
        "oa/oa/oa",
        _words.later("moarider"),
        "",
        _words.later("any number of a moa's moves in one direction"),
    ),
    _kind(
        "oh/oh/os",
        _words.later("moa hopper"),
        "N270",
        _words.later("like a moa, but the square that it passes must be occupied"),
    ),
    _kind("ok/ok/ok", _words.later("okapi"), "", _words.later("as knight or zebra")),
    _kind(
        "or/or/or",
        _words.later("orix"),
        "",
        _words.later("along queen lines over a piece to the square as far beyond it"),
    ),
    _kind(
        "pa/pa/pa",
        _words.later("pao"),
        "R270",
        _words.later("any distance along ranks and files, captures only by hopping over one piece"),
    ),
    _kind(
        "po/po/po",
        _words.later("poseidon"),
        "K270",
        _words.later("as a king, captures by leaping over the next piece; royal as a king"),
    ),
    _kind(
        "pp/rb/pv",
        _words.later("reverse pawn"),
        "P180",
        _words.later("as a pawn that goes backward"),
    ),
    _kind("pr/pr/pr", _words.later("princess"), "", _words.later("as bishop or knight")),
    _kind(
        "qe/qe/qa",
        _words.later("English equistopper"),
        "",
        _words.later(
            "half the way to a piece along a line; what is passed on the line must be empty"
        ),
    ),
    _kind(
        "qf/qf/qf",
        _words.later("French equistopper"),
        "",
        _words.later("half the way to a piece, whatever stands between"),
    ),
    _kind(
        "qn/qn/qn",
        _words.later("quintessence"),
        "",
        _words.later("knight's leaps in a zigzag, turning by 90° to either side in turn"),
    ),
    _kind(
        "qq/od/qq",
        _words.later("querquisite"),
        "",
        _words.later(
            "as the piece on whose file of the array it stands: rook, knight, bishop, queen or king"
        ),
    ),
    _kind(
        "ra/ra/ra",
        _words.later("rao"),
        "",
        _words.later("as a rose, captures only by hopping over one piece"),
    ),
    _kind(
        "rb/rl/fr",
        _words.later("reflecting bishop"),
        "B270",
        _words.later("as a bishop, which may be thrown back four times by the edge of the board"),
    ),
    _kind(
        "re/ta/at",
        _words.later("rook eagle"),
        "R90",
        _words.later(
            "along ranks and files to a piece, there turns by 90° to the square beside it"
        ),
    ),
    _kind(
        "rf/wf/cc",
        _words.later("root-50-leaper"),
        "",
        _words.later("leaps five squares diagonally, or one and seven squares"),
    ),
    _kind(
        "rh/th/st",
        _words.later("rook hopper"),
        "R180",
        _words.later("hops along ranks and files over one piece, to the square just behind it"),
    ),
    _kind("rk/rp/cl", _words.later("radial knight")),
    _kind(
        "rl/tl/tl",
        _words.later("rook lion"),
        "R270",
        _words.later("hops along ranks and files over one piece, any distance"),
    ),
    _kind(
        "rm/tc/et",
        _words.later("rook moose"),
        "R90",
        _words.later(
            "along ranks and files to a piece, there turns by 45° to the square beside it"
        ),
    ),
    _kind(
        "rn/rn/rl",
        _words.later("rose lion"),
        "",
        _words.later("hops along a rose's line over one piece, any distance"),
    ),
    _kind(
        "ro/ro/ro",
        _words.later("rose"),
        "",
        _words.later("any number of knight's leaps along a circle"),
    ),
    _kind(
        "rp/rh/rs",
        _words.later("rose hopper"),
        "",
        _words.later("hops along a rose's line over one piece, to the square of the next leap"),
    ),
    _kind(
        "rr/tj/tc",
        _words.later("rook/bishop hunter"),
        "",
        _words.later("forward as a rook, backward as a bishop"),
    ),
    _kind(
        "rt/he/la",
        _words.later("rabbit"),
        "Q90",
        _words.later("hops along queen lines over two pieces, any distance"),
    ),
    _kind(
        "rw/ts/mt",
        _words.later("rook sparrow"),
        "",
        _words.later(
            "along ranks and files to a piece, there turns by 135° to the square beside it"
        ),
    ),
    _kind(
        "s1/s1/n1",
        _words.later("(1,1)-spiralspringer"),
        "N180",
        _words.later("knight's leaps in a zigzag, two of which go one square diagonally"),
    ),
    _kind(
        "s2/s2/n2",
        _words.later("(2,0)-spiralspringer"),
        "N180",
        _words.later("knight's leaps in a zigzag, two of which go two squares straight"),
    ),
    _kind(
        "s3/s3/n3",
        _words.later("(3,3)-spiralspringer"),
        "N180",
        _words.later("knight's leaps in a zigzag, two of which go three squares diagonally"),
    ),
    _kind(
        "s4/s4/n4",
        _words.later("(4,0)-spiralspringer"),
        "N180",
        _words.later("knight's leaps in a zigzag, two of which go four squares straight"),
    ),
    _kind(
        "sa/sa/sl",
        _words.later("saltador"),
        "N270",
        _words.later(
            "as mao or moa where the square that it passes is occupied; captures where it is empty"
        ),
    ),
    _kind(
        "sc/sr/ss",
        _words.later("scarabeus"),
        "",
        _words.later("along queen lines to a piece, there half turned by a knight's leap"),
    ),
    _kind(
        "se/se/dg",
        _words.later("senora"),
        "Q270",
        _words.later("any distance along queen lines, without capture only over one piece"),
    ),
    _kind("sh/sc/ba", _words.later("ship")),
    _kind(
        "si/si/si",
        _words.later("sirene"),
        "Q270",
        _words.later("along queen lines, captures by hopping to the empty square just behind"),
    ),
    _kind(
        "sk/sk/sk",
        _words.later("Scylla"),
        "",
        _words.later(
            "as a knight, by way of the square beside it straight; captures only what stands there"
        ),
    ),
    _kind(
        "so/so/so", _words.later("scorpion"), "", _words.later("as king or grasshopper, not royal")
    ),
    _kind(
        "sp/sb/sp",
        _words.later("superpawn"),
        "P90",
        _words.later("forward any distance, captures diagonally forward"),
    ),
    _kind(
        "sq/ei/ec",
        _words.later("squirrel"),
        "",
        _words.later("leaps to any square two files or ranks away"),
    ),
    _kind(
        "ss/ss/cs",
        _words.later("spiralspringer"),
        "",
        _words.later("(2,0)- or (4,0)-spiralspringer"),
    ),
    _kind("st/st/ep", _words.later("sting"), "K180"),
    _kind(
        "sw/sp/m",
        _words.later("sparrow"),
        "",
        _words.later("along queen lines to a piece, there turns by 135° to the square beside it"),
    ),
    _kind(
        "th/uh/sb",
        _words.later("treehopper"),
        "",
        _words.later(
            "leaps along a queen line to a piece, and from there as far again along another one"
        ),
    ),
    _kind(
        "tr/tr/tr",
        _words.later("triton"),
        "R270",
        _words.later("along ranks and files, captures by hopping to the empty square just behind"),
    ),
    _kind(
        "uu/uu/uu",
        _words.later("ubi-ubi"),
        "",
        _words.later("any number of knight's leaps in any directions"),
    ),
    _kind(
        "va/va/va",
        _words.later("vao"),
        "B270",
        _words.later("any distance along diagonals, captures only by hopping over one piece"),
    ),
    _kind("wa/wa/v", _words.later("waran"), "", _words.later("as rook or nightrider")),
    _kind(
        "we/we/vi", _words.later("wazir"), "R180", _words.later("one square along ranks and files")
    ),
    _kind(
        "wr/wr/vs",
        _words.later("wazirrider"),
        "",
        _words.later("any number of wazir's steps in one direction, as a rook"),
    ),
    _kind(
        "z/z/z",
        _words.later("zebra"),
        "N270",
        _words.later("leaps two squares straight and three aside"),
    ),
    _kind(
        "ze/ze/ze",
        _words.later("zebu"),
        "",
        _words.later("leaps one square and three, or one and four"),
    ),
    _kind(
        "zh/zh/sz",
        _words.later("zebrarider hopper"),
        "",
        _words.later(
            "hops along a zebrarider's line over one piece, to the square of the next leap"
        ),
    ),
    _kind(
        "zr/zr/zn",
        _words.later("zebrarider"),
        "",
        _words.later("any number of zebra's leaps in one direction"),
    ),
)
"""The others, by their code in Popeye (upper case)."""

UNPLAYED_KINDS: Final = frozenset(("CP", "DR", "EE", "EN", "GY", "MH", "RK", "SH", "ST"))
"""The codes of the kinds that the engine does not know how to move; a test compares."""

ATTRIBUTES: Final = (
    "Royal",
    "Kamikaze",
    "Paralysing",
    "Chameleon",
    "Jigger",
    "Volage",
    "Functionary",
    "HalfNeutral",
    "HurdleColourChanging",
    "Protean",
    "Magic",
    "Uncapturable",
    "Patrol",
    "Frischauf",
    "Bul",
    "Dob",
    "Anda",
    "AndaInverse",
    "AliceA",
    "AliceB",
)
"""What a piece can be beside its kind, in Popeye's English words (`PieSpString`)."""

PLAYED_ATTRIBUTES: Final = MappingProxyType(
    {
        "Royal": "whoever has it in check has to parry, and is mated where that is impossible.",
        "Kamikaze": "it disappears when it captures.",
        "Paralysing": "it neither captures nor checks; what it could capture cannot move.",
        "Chameleon": "with each move a knight becomes a bishop, that a rook, a queen, a knight.",
        "Volage": "it changes sides with its first move to a square of the other colour.",
        "HalfNeutral": "it becomes neutral when it moves, and then a piece of whoever moves it.",
        "HurdleColourChanging": "the piece over which it leaps changes sides, but no king.",
        "Uncapturable": "it cannot be captured.",
        "AliceA": "it stands on the first board of Alice chess.",
        "AliceB": "it stands on the second board of Alice chess.",
    }
)
"""Those of them that the engine knows, with what they mean; a test compares."""

ALL_KINDS: Final = {**KINDS, **FAIRY_KINDS}
_BY_PROBLEM_LETTER: Final = {kind.problem_letter: kind for kind in ALL_KINDS.values()}
_ATTRIBUTES: Final = {word.lower(): word for word in ATTRIBUTES}


def kind_of(problem_letter: str) -> PieceKind:
    """The kind with that code in Popeye, in either case. Raises `KeyError`."""
    return _BY_PROBLEM_LETTER[problem_letter.upper()]


def attributes_of(words: Iterable[str]) -> tuple[str, ...]:
    """The attributes in Popeye's own spelling and in order. Raises `KeyError` for another word."""
    return tuple(sorted({_ATTRIBUTES[word.lower()] for word in words}))
