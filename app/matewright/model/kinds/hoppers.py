"""Pieces that need another one on their way: hoppers, lions, stoppers."""

from __future__ import annotations

from typing import Final

from matewright.model.kinds.kind import family, kind, words

GRASSHOPPER: Final = kind(
    "g/g/s",
    words.later("grasshopper"),
    "Q180",
    words.later("hops along queen lines over one piece, to the square just behind it"),
)
HOPPERS: Final = family(
    "Hoppers",
    "They need a hurdle of either side, which stays where it is, and capture as they move.",
    GRASSHOPPER,
    kind(
        "g2/g2/s2",
        words.later("grasshopper-2"),
        "Q90",
        words.later("hops along queen lines over one piece, to the second square behind it"),
    ),
    kind(
        "g3/g3/s3",
        words.later("grasshopper-3"),
        "Q270",
        words.later("hops along queen lines over one piece, to the third square behind it"),
    ),
    kind(
        "bh/lh/sf",
        words.later("bishop hopper"),
        "B180",
        words.later("hops along diagonals over one piece, to the square just behind it"),
    ),
    kind(
        "rh/th/st",
        words.later("rook hopper"),
        "R180",
        words.later("hops along ranks and files over one piece, to the square just behind it"),
    ),
    kind(
        "nh/nh/sn",
        words.later("nightrider hopper"),
        "N270",
        words.later(
            "hops along a nightrider's line over one piece, to the square of the next leap"
        ),
    ),
    kind(
        "ch/ch/sc",
        words.later("camelrider hopper"),
        "N270",
        words.later("hops along a camelrider's line over one piece, to the square just behind it"),
    ),
    kind(
        "gh/gh/sg",
        words.later("gnurider hopper"),
        "N90",
        words.later(
            "hops along a nightrider's or camelrider's line over one piece, to the next leap"
        ),
    ),
    kind(
        "zh/zh/sz",
        words.later("zebrarider hopper"),
        "",
        words.later(
            "hops along a zebrarider's line over one piece, to the square of the next leap"
        ),
    ),
    kind(
        "kh/kh/sr",
        words.later("kinghopper"),
        "K180",
        words.later("hops over a piece just beside it, to the square behind"),
    ),
    kind(
        "kp/sh/sv",
        words.later("knight hopper"),
        "N180",
        words.later("hops over a piece one knight's leap away, to the square of the next leap"),
    ),
    kind(
        "ka/ka/ka",
        words.later("kangaroo"),
        "N270",
        words.later("hops along queen lines over two pieces, to the square just behind the second"),
    ),
    kind(
        "cg/kg/sa",
        words.later("contra-grasshopper"),
        "Q90",
        words.later("hops along queen lines over a piece just beside it, any distance"),
    ),
    kind(
        "db/dl/df",
        words.later("double bishop hopper"),
        "B90",
        words.later("hops as a bishop hopper twice in one move"),
    ),
    kind(
        "dg/dg/ds",
        words.later("double grasshopper"),
        "Q90",
        words.later("hops as a grasshopper twice in one move"),
    ),
    kind(
        "dk/dt/dt",
        words.later("double rook hopper"),
        "R90",
        words.later("hops as a rook hopper twice in one move"),
    ),
    kind("do/de/dn", words.later("dolphin"), "Q270", words.later("as grasshopper or kangaroo")),
    kind("gl/gl/gl", words.later("gral"), "", words.later("as alfil or rook hopper")),
    kind(
        "rp/rh/rs",
        words.later("rose hopper"),
        "",
        words.later("hops along a rose's line over one piece, to the square of the next leap"),
    ),
    kind(
        "so/so/so",
        words.later("scorpion"),
        "",
        words.later("as king or grasshopper, not royal"),
    ),
    kind(
        "st/st/ep",
        words.later("sting"),
        "K180",
        words.later("as king or grasshopper; royal as a king"),
    ),
    kind(
        "eq/eq/ea",
        words.later("equihopper"),
        "",
        words.later(
            "over a piece to the square as far beyond it; what is passed on the line must be empty"
        ),
    ),
    kind(
        "ne/ne/eq",
        words.later("nonstop equihopper"),
        "",
        words.later("over a piece to the square as far beyond it, whatever stands between"),
    ),
    kind(
        "or/or/or",
        words.later("orix"),
        "",
        words.later("along queen lines over a piece to the square as far beyond it"),
    ),
    kind(
        "no/no/no",
        words.later("nonstop orix"),
        "",
        words.later(
            "along queen lines over a piece to the square as far beyond it, whatever stands between"
        ),
    ),
    kind(
        "th/uh/sb",
        words.later("treehopper"),
        "",
        words.later(
            "leaps along a queen line to a piece, and from there as far again along another one"
        ),
    ),
    kind(
        "ge/gu/sm",
        words.later("greater treehopper"),
        "",
        words.later("leaps to a piece, and from there as far again in any direction"),
    ),
    kind(
        "lh/bh/se",
        words.later("leafhopper"),
        "",
        words.later(
            "leaps along queen lines to a square as far away as some other piece is on such a line"
        ),
    ),
    kind(
        "gf/gb/su",
        words.later("greater leafhopper"),
        "",
        words.later("leaps to any square as far away as some other piece is"),
    ),
    kind(
        "hc/hk/hc",
        words.later("contra-hamster"),
        "",
        words.later("along queen lines away from a piece just beside it, any distance"),
    ),
)
LIONS: Final = family(
    "Lions",
    "They leap over hurdles, too, and come down on any square behind.",
    kind(
        "li/li/li",
        words.later("lion"),
        "Q270",
        words.later("hops along queen lines over one piece, any distance"),
    ),
    kind(
        "bl/ll/fl",
        words.later("bishop lion"),
        "B270",
        words.later("hops along diagonals over one piece, any distance"),
    ),
    kind(
        "rl/tl/tl",
        words.later("rook lion"),
        "R270",
        words.later("hops along ranks and files over one piece, any distance"),
    ),
    kind(
        "nl/nl/nl",
        words.later("nightrider lion"),
        "N270",
        words.later("hops along a nightrider's line over one piece, any distance"),
    ),
    kind(
        "rn/rn/rl",
        words.later("rose lion"),
        "",
        words.later("hops along a rose's line over one piece, any distance"),
    ),
    kind(
        "kl/lk/kl",
        words.later("kangaroo lion"),
        "Q90",
        words.later("hops along queen lines over two pieces, any distance"),
    ),
    kind(
        "rt/he/la",
        words.later("rabbit"),
        "Q90",
        words.later("hops along queen lines over two pieces, any distance"),
    ),
    kind(
        "bo/bo/bo",
        words.later("bob"),
        "",
        words.later("hops along queen lines over exactly four pieces, any distance"),
    ),
    kind(
        "ml/ml/ml",
        words.later("maorider lion"),
        "",
        words.later("moves as a maorider over one piece, which may stand where it passes"),
    ),
    kind(
        "mm/mm/mm",
        words.later("moarider lion"),
        "",
        words.later("moves as a moarider over one piece, which may stand where it passes"),
    ),
)
TURNING_HOPPERS: Final = family(
    "Hoppers that turn",
    "The hurdle turns them.",
    kind(
        "ea/ad/ai",
        words.later("eagle"),
        "Q270",
        words.later("along queen lines to a piece, there turns by 90° to the square beside it"),
    ),
    kind(
        "m/el/e",
        words.later("moose"),
        "",
        words.later("along queen lines to a piece, there turns by 45° to the square beside it"),
    ),
    kind(
        "sw/sp/m",
        words.later("sparrow"),
        "",
        words.later("along queen lines to a piece, there turns by 135° to the square beside it"),
    ),
    kind(
        "be/la/af",
        words.later("bishop eagle"),
        "",
        words.later("along diagonals to a piece, there turns by 90° to the square beside it"),
    ),
    kind(
        "bm/lc/ef",
        words.later("bishop moose"),
        "",
        words.later("along diagonals to a piece, there turns by 45° to the square beside it"),
    ),
    kind(
        "bw/ls/mf",
        words.later("bishop sparrow"),
        "",
        words.later("along diagonals to a piece, there turns by 135° to the square beside it"),
    ),
    kind(
        "re/ta/at",
        words.later("rook eagle"),
        "R90",
        words.later("along ranks and files to a piece, there turns by 90° to the square beside it"),
    ),
    kind(
        "rm/tc/et",
        words.later("rook moose"),
        "R90",
        words.later("along ranks and files to a piece, there turns by 45° to the square beside it"),
    ),
    kind(
        "rw/ts/mt",
        words.later("rook sparrow"),
        "",
        words.later(
            "along ranks and files to a piece, there turns by 135° to the square beside it"
        ),
    ),
    kind(
        "mg/mg/mg",
        words.later("marguerite"),
        "",
        words.later("as grasshopper, moose, eagle, sparrow or hamster"),
    ),
    kind(
        "ee/ae/ae",
        words.later("eagle equihopper"),
        "Q270",
        words.later(
            "to a piece on a queen line or (1,2), (1,3) or (2,3) away, there turns by 90° to the "
            "square as far away; what is passed on the lines must be empty"
        ),
    ),
    kind(
        "en/aq/aq",
        words.later("nonstop eagle equihopper"),
        "Q270",
        words.later(
            "as an eagle equihopper, by pieces further on these lines, too, whatever stands between"
        ),
    ),
    kind(
        "sc/sr/ss",
        words.later("scarabeus"),
        "",
        words.later("along queen lines to a piece, there half turned by a knight's leap"),
    ),
)
STOPPERS: Final = family(
    "Stoppers",
    "They stop before a piece, or half the way to it.",
    kind(
        "ha/ha/ha",
        words.later("hamster"),
        "Q270",
        words.later("along queen lines to the square just before a piece"),
    ),
    kind(
        "qe/qe/qa",
        words.later("English equistopper"),
        "",
        words.later(
            "half the way to a piece along a line; what is passed on the line must be empty"
        ),
    ),
    kind(
        "qf/qf/qf",
        words.later("French equistopper"),
        "",
        words.later("half the way to a piece, whatever stands between"),
    ),
)
