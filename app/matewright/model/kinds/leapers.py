"""Pieces that leap to squares at certain distances."""

from __future__ import annotations

from typing import Final

from matewright.model.kinds.kind import family, kind, words

LEAPERS: Final = family(
    "Leapers",
    "They leap over what stands between.",
    kind(
        "15/15/15",
        words.later("(1,5)-leaper"),
        "N270",
        words.later("leaps one square straight and five aside"),
    ),
    kind(
        "16/16/16",
        words.later("(1,6)-leaper"),
        "N270",
        words.later("leaps one square straight and six aside"),
    ),
    kind(
        "24/24/24",
        words.later("(2,4)-leaper"),
        "N270",
        words.later("leaps two squares straight and four aside"),
    ),
    kind(
        "25/25/25",
        words.later("(2,5)-leaper"),
        "N270",
        words.later("leaps two squares straight and five aside"),
    ),
    kind(
        "35/35/35",
        words.later("(3,5)-leaper"),
        "N270",
        words.later("leaps three squares straight and five aside"),
    ),
    kind(
        "36/36/36",
        words.later("(3,6)-leaper"),
        "N270",
        words.later("leaps three squares straight and six aside"),
    ),
    kind(
        "37/37/37",
        words.later("(3,7)-leaper"),
        "N270",
        words.later("leaps three squares straight and seven aside"),
    ),
    kind("al/al/al", words.later("alfil"), "B270", words.later("leaps two squares diagonally")),
    kind(
        "an/an/an",
        words.later("antelope"),
        "N90",
        words.later("leaps three squares straight and four aside"),
    ),
    kind(
        "bi/bi/bi",
        words.later("bison"),
        "",
        words.later("leaps one and three, or two and three squares"),
    ),
    kind(
        "bu/bu/bu",
        words.later("root-25-leaper"),
        "N90",
        words.later("leaps five squares straight, or three and four squares"),
    ),
    kind(
        "ca/ca/ch",
        words.later("camel"),
        "N270",
        words.later("leaps one square straight and three aside"),
    ),
    kind("da/da/da", words.later("dabbaba"), "R90", words.later("leaps two squares straight")),
    kind("ek/ek/re", words.later("erlking"), "", words.later("as a king, but is not royal")),
    kind("fe/fe/fe", words.later("fers"), "B270", words.later("one square diagonally")),
    kind(
        "gi/gi/gi",
        words.later("giraffe"),
        "N90",
        words.later("leaps one square straight and four aside"),
    ),
    kind("gn/gn/g", words.later("gnu"), "", words.later("as knight or camel")),
    kind("ok/ok/ok", words.later("okapi"), "", words.later("as knight or zebra")),
    kind(
        "rf/wf/cc",
        words.later("root-50-leaper"),
        "",
        words.later("leaps five squares diagonally, or one and seven squares"),
    ),
    kind(
        "sq/ei/ec",
        words.later("squirrel"),
        "",
        words.later("leaps to any square two files or ranks away"),
    ),
    kind(
        "we/we/vi",
        words.later("wazir"),
        "R180",
        words.later("one square along ranks and files"),
    ),
    kind(
        "z/z/z",
        words.later("zebra"),
        "N270",
        words.later("leaps two squares straight and three aside"),
    ),
    kind(
        "ze/ze/ze",
        words.later("zebu"),
        "",
        words.later("leaps one square and three, or one and four"),
    ),
)
