"""Pieces that go on in one direction, or on a line that bends."""

from __future__ import annotations

from typing import Final

from matewright.model.kinds.kind import family, kind, words

NIGHTRIDER: Final = kind(
    "n/n/n",
    words.later("nightrider"),
    "N180",
    words.later("any number of knight's leaps in one direction"),
    code="H",
)
RIDERS: Final = family(
    "Riders",
    "They go on in one direction until a piece or the edge is in their way.",
    NIGHTRIDER,
    kind("am/am/am", words.later("amazon"), "", words.later("as queen or knight")),
    kind(
        "cr/cr/cn",
        words.later("camelrider"),
        "N270",
        words.later("any number of camel's leaps in one direction"),
    ),
    kind("em/kn/im", words.later("empress"), "", words.later("as rook or knight")),
    kind("et/et/el", words.later("elephant"), "", words.later("as queen or nightrider")),
    kind(
        "fr/fr/fs",
        words.later("fersrider"),
        "",
        words.later("any number of fers' steps in one direction, as a bishop"),
    ),
    kind("gr/gr/gn", words.later("gnurider"), "", words.later("as nightrider or camelrider")),
    kind("pr/pr/pr", words.later("princess"), "", words.later("as bishop or knight")),
    kind("wa/wa/v", words.later("waran"), "", words.later("as rook or nightrider")),
    kind(
        "wr/wr/vs",
        words.later("wazirrider"),
        "",
        words.later("any number of wazir's steps in one direction, as a rook"),
    ),
    kind(
        "zr/zr/zn",
        words.later("zebrarider"),
        "",
        words.later("any number of zebra's leaps in one direction"),
    ),
    kind(
        "eh/rd/eh",
        words.later("edgehog"),
        "Q90",
        words.later("as a queen, but only from the edge of the board to the inner squares or back"),
    ),
    kind(
        "br/lj/fc",
        words.later("bishop/rook hunter"),
        "",
        words.later("forward as a bishop, backward as a rook"),
    ),
    kind(
        "rr/tj/tc",
        words.later("rook/bishop hunter"),
        "",
        words.later("forward as a rook, backward as a bishop"),
    ),
    kind(
        "qq/od/qq",
        words.later("querquisite"),
        "",
        words.later(
            "as the piece on whose file of the array it stands: rook, knight, bishop, queen or king"
        ),
    ),
)
TURNING_RIDERS: Final = family(
    "Riders that turn",
    "Their line bends, at each square, at the edge or once. A piece on it is in their way.",
    kind(
        "ar/er/ar",
        words.later("archbishop"),
        "B180",
        words.later("as a bishop, which may be thrown back once by the edge of the board"),
    ),
    kind(
        "bk/rs/cr",
        words.later("bouncy knight"),
        "N90",
        words.later("as a knight, and on from squares at the edge, up to two more leaps"),
    ),
    kind(
        "bn/nr/nr",
        words.later("bouncy nightrider"),
        "N180",
        words.later("as a nightrider, and on from squares at the edge in any direction"),
    ),
    kind(
        "bt/pf/bt",
        words.later("boyscout"),
        "",
        words.later("diagonally in a zigzag, turning by 90° with each step"),
    ),
    kind(
        "c/kl/ca",
        words.later("cardinal"),
        "B90",
        words.later(
            "as a bishop, which once goes on beside the square that it would reach off the board"
        ),
    ),
    kind(
        "ct/ct/ct",
        words.later("CAT"),
        "",
        words.later(
            "one knight's leap, then two squares straight again and again in its longer direction"
        ),
    ),
    kind(
        "ds/ds/cd",
        words.later("diagonal spiralspringer"),
        "",
        words.later("(1,1)- or (3,3)-spiralspringer"),
    ),
    kind(
        "gt/pn/gt",
        words.later("girlscout"),
        "",
        words.later("along ranks and files in a zigzag, turning by 90° with each step"),
    ),
    kind(
        "qn/qn/qn",
        words.later("quintessence"),
        "",
        words.later("knight's leaps in a zigzag, turning by 90° to either side in turn"),
    ),
    kind(
        "rb/rl/fr",
        words.later("reflecting bishop"),
        "B270",
        words.later("as a bishop, which may be thrown back four times by the edge of the board"),
    ),
    kind(
        "ro/ro/ro",
        words.later("rose"),
        "",
        words.later("any number of knight's leaps along a circle"),
    ),
    kind(
        "s1/s1/n1",
        words.later("(1,1)-spiralspringer"),
        "N180",
        words.later("knight's leaps in a zigzag, two of which go one square diagonally"),
    ),
    kind(
        "s2/s2/n2",
        words.later("(2,0)-spiralspringer"),
        "N180",
        words.later("knight's leaps in a zigzag, two of which go two squares straight"),
    ),
    kind(
        "s3/s3/n3",
        words.later("(3,3)-spiralspringer"),
        "N180",
        words.later("knight's leaps in a zigzag, two of which go three squares diagonally"),
    ),
    kind(
        "s4/s4/n4",
        words.later("(4,0)-spiralspringer"),
        "N180",
        words.later("knight's leaps in a zigzag, two of which go four squares straight"),
    ),
    kind(
        "ss/ss/cs",
        words.later("spiralspringer"),
        "",
        words.later("(2,0)- or (4,0)-spiralspringer"),
    ),
    kind(
        "uu/uu/uu",
        words.later("ubi-ubi"),
        "",
        words.later("any number of knight's leaps in any directions"),
    ),
    kind(
        "b1/b1/b1",
        words.later("bouncer"),
        "",
        words.later(
            "along queen lines as far as the next piece, or the edge, is away on the other side"
        ),
    ),
    kind(
        "b2/b2/b2",
        words.later("rook bouncer"),
        "",
        words.later("as a bouncer along ranks and files"),
    ),
    kind(
        "b3/b3/b3",
        words.later("bishop bouncer"),
        "",
        words.later("as a bouncer along diagonals"),
    ),
)
