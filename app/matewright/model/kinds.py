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
        """How it moves in a few words, in the reader's language."""
        return _words(self.english_movement)


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
    _kind("15/15/15", "(1,5)-leaper", "N270"),
    _kind("16/16/16", "(1,6)-leaper", "N270"),
    _kind("24/24/24", "(2,4)-leaper", "N270"),
    _kind("25/25/25", "(2,5)-leaper", "N270"),
    _kind("35/35/35", "(3,5)-leaper", "N270"),
    _kind("36/36/36", "(3,6)-leaper", "N270"),
    _kind("37/37/37", "(3,7)-leaper", "N270"),
    _kind("ah/ah/as", "mao hopper", "N270"),
    _kind("al/al/al", _words.later("alfil"), "B270"),
    _kind("am/am/am", _words.later("amazon")),
    _kind("an/an/an", _words.later("antelope"), "N90"),
    _kind("ao/ao/ao", "maorider", "N90"),
    _kind("ar/er/ar", _words.later("archbishop"), "B180"),
    _kind("b1/b1/b1", "bouncer"),
    _kind("b2/b2/b2", "rook bouncer"),
    _kind("b3/b3/b3", "bishop bouncer"),
    _kind("be/la/af", "bishop eagle"),
    _kind("bh/lh/sf", "bishop hopper", "B180"),
    _kind("bi/bi/bi", _words.later("bison")),
    _kind("bk/rs/cr", "bouncy knight", "N90"),
    _kind("bl/ll/fl", _words.later("bishop lion"), "B270"),
    _kind("bm/lc/ef", "bishop moose"),
    _kind("bn/nr/nr", "bouncy nightrider", "N180"),
    _kind("bo/bo/bo", "bob"),
    _kind("bp/bb/pb", _words.later("berolina pawn"), "P180"),
    _kind("br/lj/fc", "bishop/rook hunter"),
    _kind("bs/bs/bs", "berolina superpawn", "P180"),
    _kind("bt/pf/bt", "boyscout"),
    _kind("bu/bu/bu", "root-25-leaper", "N90"),
    _kind("bw/ls/mf", "bishop sparrow"),
    _kind("c/kl/ca", _words.later("cardinal"), "B90"),
    _kind("ca/ca/ch", _words.later("camel"), "N270"),
    _kind("cg/kg/sa", "contra-grasshopper", "Q90"),
    _kind("ch/ch/sc", "camelrider hopper", "N270"),
    _kind("cp/cb/pc", _words.later("chinese pawn"), "P270"),
    _kind("cr/cr/cn", "camelrider", "N270"),
    _kind("ct/ct/ct", "CAT"),
    _kind("cy/cy/cy", _words.later("Charybdis")),
    _kind("da/da/da", _words.later("dabbaba"), "R90"),
    _kind("db/dl/df", "double bishop hopper", "B90"),
    _kind("dg/dg/ds", _words.later("double grasshopper"), "Q90"),
    _kind("dk/dt/dt", "double rook hopper", "R90"),
    _kind("do/de/dn", _words.later("dolphin"), "Q270"),
    _kind("dr/dr/dr", _words.later("dragon")),
    _kind("ds/ds/cd", "diagonal spiralspringer"),
    _kind("du/du/pi", "dummy"),
    _kind("ea/ad/ai", _words.later("eagle"), "Q270"),
    _kind("ee/ae/ae", "eagle equihopper", "Q270"),
    _kind("eh/rd/eh", "edgehog", "Q90"),
    _kind("ek/ek/re", "erlking"),
    _kind("em/kn/im", _words.later("empress")),
    _kind("en/aq/aq", "nonstop eagle equihopper", "Q270"),
    _kind("eq/eq/ea", _words.later("equihopper")),
    _kind("et/et/el", "elephant"),
    _kind("f/f/a", _words.later("friend")),
    _kind("fa/fa/fa", "faro", "R270"),
    _kind("fe/fe/fe", "fers", "B270"),
    _kind("fr/fr/fs", "fersrider"),
    _kind("g2/g2/s2", "grasshopper-2", "Q90"),
    _kind("g3/g3/s3", "grasshopper-3", "Q270"),
    _kind("ge/gu/sm", "greater treehopper"),
    _kind("gf/gb/su", "greater leafhopper"),
    _kind("gh/gh/sg", "gnurider hopper", "N90"),
    _kind("gi/gi/gi", _words.later("giraffe"), "N90"),
    _kind("gl/gl/gl", "gral"),
    _kind("gn/gn/g", _words.later("gnu")),
    _kind("gr/gr/gn", "gnurider"),
    _kind("gt/pn/gt", "girlscout"),
    _kind("gy/gy/gy", _words.later("gryphon")),
    _kind("ha/ha/ha", _words.later("hamster"), "Q270"),
    _kind("hc/hk/hc", "contra-hamster"),
    _kind("ka/ka/ka", _words.later("kangaroo"), "N270"),
    _kind("kh/kh/sr", "kinghopper", "K180"),
    _kind("kl/lk/kl", "kangaroo lion", "Q90"),
    _kind("ko/ko/ko", "kao"),
    _kind("kp/sh/sv", "knight hopper", "N180"),
    _kind("l/h/l", _words.later("locust"), "Q90"),
    _kind("lb/hl/lf", "bishop locust", "B90"),
    _kind("le/le/le", _words.later("leo"), "Q270"),
    _kind("lh/bh/se", "leafhopper"),
    _kind("li/li/li", _words.later("lion"), "Q270"),
    _kind("ln/hn/ln", "nightrider locust", "N90"),
    _kind("lo/lo/lo", "loco", "B270"),
    _kind("lr/ht/lt", "rook locust", "R90"),
    _kind("ls/lr/lr", "rose locust"),
    _kind("m/el/e", _words.later("moose")),
    _kind("ma/ma/ma", _words.later("mao"), "N90"),
    _kind("mg/mg/mg", "marguerite"),
    _kind("mh/mc/bm", "marine ship"),
    _kind("ml/ml/ml", "maorider lion"),
    _kind("mm/mm/mm", "moarider lion"),
    _kind("mo/mo/mo", "moa", "N270"),
    _kind("mp/mb/pm", "marine pawn", "P270"),
    _kind("ms/ms/cm", "marine knight", "N270"),
    _kind("na/na/na", "nao", "N270"),
    _kind("nd/nd/ne", _words.later("nereide"), "B270"),
    _kind("ne/ne/eq", "nonstop equihopper"),
    _kind("nh/nh/sn", "nightrider hopper", "N270"),
    _kind("nl/nl/nl", "nightrider lion", "N270"),
    _kind("no/no/no", "nonstop orix"),
    _kind("o/o/o", "orphan"),
    _kind("oa/oa/oa", "moarider"),
    _kind("oh/oh/os", "moa hopper", "N270"),
    _kind("ok/ok/ok", _words.later("okapi")),
    _kind("or/or/or", "orix"),
    _kind("pa/pa/pa", _words.later("pao"), "R270"),
    _kind("po/po/po", _words.later("poseidon"), "K270"),
    _kind("pp/rb/pv", "reverse pawn", "P180"),
    _kind("pr/pr/pr", _words.later("princess")),
    _kind("qe/qe/qa", "English equistopper"),
    _kind("qf/qf/qf", "French equistopper"),
    _kind("qn/qn/qn", "quintessence"),
    _kind("qq/od/qq", "querquisite"),
    _kind("ra/ra/ra", "rao"),
    _kind("rb/rl/fr", _words.later("reflecting bishop"), "B270"),
    _kind("re/ta/at", "rook eagle", "R90"),
    _kind("rf/wf/cc", "root-50-leaper"),
    _kind("rh/th/st", "rook hopper", "R180"),
    _kind("rk/rp/cl", "radial knight"),
    _kind("rl/tl/tl", _words.later("rook lion"), "R270"),
    _kind("rm/tc/et", "rook moose", "R90"),
    _kind("rn/rn/rl", "rose lion"),
    _kind("ro/ro/ro", _words.later("rose")),
    _kind("rp/rh/rs", "rose hopper"),
    _kind("rr/tj/tc", "rook/bishop hunter"),
    _kind("rt/he/la", "rabbit", "Q90"),
    _kind("rw/ts/mt", "rook sparrow"),
    _kind("s1/s1/n1", "(1,1)-spiralspringer", "N180"),
    _kind("s2/s2/n2", "(2,0)-spiralspringer", "N180"),
    _kind("s3/s3/n3", "(3,3)-spiralspringer", "N180"),
    _kind("s4/s4/n4", "(4,0)-spiralspringer", "N180"),
    _kind("sa/sa/sl", "saltador", "N270"),
    _kind("sc/sr/ss", "scarabeus"),
    _kind("se/se/dg", "senora", "Q270"),
    _kind("sh/sc/ba", "ship"),
    _kind("si/si/si", _words.later("sirene"), "Q270"),
    _kind("sk/sk/sk", _words.later("Scylla")),
    _kind("so/so/so", _words.later("scorpion")),
    _kind("sp/sb/sp", _words.later("superpawn"), "P90"),
    _kind("sq/ei/ec", _words.later("squirrel")),
    _kind("ss/ss/cs", "spiralspringer"),
    _kind("st/st/ep", "sting", "K180"),
    _kind("sw/sp/m", _words.later("sparrow")),
    _kind("th/uh/sb", "treehopper"),
    _kind("tr/tr/tr", _words.later("triton"), "R270"),
    _kind("uu/uu/uu", "ubi-ubi"),
    _kind("va/va/va", _words.later("vao"), "B270"),
    _kind("wa/wa/v", "waran"),
    _kind("we/we/vi", _words.later("wazir"), "R180"),
    _kind("wr/wr/vs", "wazirrider"),
    _kind("z/z/z", _words.later("zebra"), "N270"),
    _kind("ze/ze/ze", "zebu"),
    _kind("zh/zh/sz", "zebrarider hopper"),
    _kind("zr/zr/zn", "zebrarider"),
)
"""The others, by their code in Popeye (upper case).

Those that have names of their own in several languages are marked; the rest is English.
"""

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

ALL_KINDS: Final = {**KINDS, **FAIRY_KINDS}
_BY_PROBLEM_LETTER: Final = {kind.problem_letter: kind for kind in ALL_KINDS.values()}
_ATTRIBUTES: Final = {word.lower(): word for word in ATTRIBUTES}


def kind_of(problem_letter: str) -> PieceKind:
    """The kind with that code in Popeye, in either case. Raises `KeyError`."""
    return _BY_PROBLEM_LETTER[problem_letter.upper()]


def attributes_of(words: Iterable[str]) -> tuple[str, ...]:
    """The attributes in Popeye's own spelling and in order. Raises `KeyError` for another word."""
    return tuple(sorted({_ATTRIBUTES[word.lower()] for word in words}))
