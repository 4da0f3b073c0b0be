"""Chinese pieces and their opposites, the Argentine ones."""

from __future__ import annotations

from typing import Final

from matewright.model.kinds.kind import family, kind, words

CHINESE: Final = family(
    "Chinese pieces",
    "They move and capture in different ways, or what they pass must be empty or occupied.",
    kind(
        "le/le/le",
        words.later("leo"),
        "Q270",
        words.later("any distance along queen lines, captures only by hopping over one piece"),
    ),
    kind(
        "pa/pa/pa",
        words.later("pao"),
        "R270",
        words.later("any distance along ranks and files, captures only by hopping over one piece"),
    ),
    kind(
        "va/va/va",
        words.later("vao"),
        "B270",
        words.later("any distance along diagonals, captures only by hopping over one piece"),
    ),
    kind(
        "na/na/na",
        words.later("nao"),
        "N270",
        words.later(
            "any number of knight's leaps in one direction, captures only by hopping over one piece"
        ),
    ),
    kind(
        "ra/ra/ra",
        words.later("rao"),
        "",
        words.later("as a rose, captures only by hopping over one piece"),
    ),
    kind(
        "ko/ko/ko",
        words.later("kao"),
        "",
        words.later("as a knight, captures only by hopping over a piece one knight's leap away"),
    ),
    kind(
        "ma/ma/ma",
        words.later("mao"),
        "N90",
        words.later(
            "as a knight, by way of the square beside it in a straight direction, "
            "which must be empty"
        ),
    ),
    kind(
        "mo/mo/mo",
        words.later("moa"),
        "N270",
        words.later(
            "as a knight, by way of the square beside it in a diagonal direction, "
            "which must be empty"
        ),
    ),
    kind(
        "ao/ao/ao",
        words.later("maorider"),
        "N90",
        words.later("any number of a mao's moves in one direction"),
    ),
    kind(
        "oa/oa/oa",
        words.later("moarider"),
        "",
        words.later("any number of a moa's moves in one direction"),
    ),
    kind(
        "ah/ah/as",
        words.later("mao hopper"),
        "N270",
        words.later("like a mao, but the square that it passes must be occupied"),
    ),
    kind(
        "oh/oh/os",
        words.later("moa hopper"),
        "N270",
        words.later("like a moa, but the square that it passes must be occupied"),
    ),
)
ARGENTINE: Final = family(
    "Argentine pieces",
    "The other way round: they need the hurdle to move, and none to capture.",
    kind(
        "se/se/dg",
        words.later("senora"),
        "Q270",
        words.later("any distance along queen lines, without capture only over one piece"),
    ),
    kind(
        "fa/fa/fa",
        words.later("faro"),
        "R270",
        words.later("any distance along ranks and files, without capture only over one piece"),
    ),
    kind(
        "lo/lo/lo",
        words.later("loco"),
        "B270",
        words.later("any distance along diagonals, without capture only over one piece"),
    ),
    kind(
        "sa/sa/sl",
        words.later("saltador"),
        "N270",
        words.later(
            "as mao or moa where the square that it passes is occupied; captures where it is empty"
        ),
    ),
)
