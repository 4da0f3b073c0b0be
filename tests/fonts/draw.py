"""Draws the fonts of the tests: each character a box as wide as it is in DejaVu.

    python tests/fonts/draw.py /usr/share/fonts/truetype/dejavu

Windows are laid out by the sizes of texts, so tests bring their fonts and do not depend on those of
the machine. Only the widths and heights are DejaVu's; each box has a notch of its own, so that two
characters never look the same. Needs `fonttools`, which the tests do not.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FONTS: Final = {
    "DejaVuSans.ttf": ("Boxes", "Regular"),
    "DejaVuSans-Bold.ttf": ("Boxes", "Bold"),
    "DejaVuSansMono.ttf": ("Boxes Mono", "Regular"),
}
"""The font whose sizes are taken, and the family and style of the one that is drawn."""

RANGES: Final = ((0x20, 0x17F), (0x370, 0x45F), (0x490, 0x491), (0x2010, 0x27BF))
"""The characters drawn: Latin, Greek and Cyrillic letters, signs, arrows, figurines of chess."""

NOTCHES: Final = 9
"""Places of a notch along a side; two sides have one, so boxes of one size differ 81-fold."""


def main() -> None:
    """Draw all fonts into the folder of this file."""
    for name, (family, style) in FONTS.items():
        draw(TTFont(Path(sys.argv[1]) / name), family, style)


def draw(source: TTFont, family: str, style: str) -> None:
    """Draw one font with the sizes of another."""
    units = source["head"].unitsPerEm
    cmap = {
        code: name
        for code, name in source.getBestCmap().items()
        if any(first <= code <= last for first, last in RANGES)
    }
    names = [".notdef", *dict.fromkeys(cmap.values())]
    codes = {name: code for code, name in cmap.items()}
    widths = {name: source["hmtx"][name][0] for name in names}
    glyphs = {name: box(widths[name], units, codes.get(name, 0)) for name in names}
    builder = FontBuilder(units, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap(cmap)
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (widths[name], 0) for name in names})
    lines = source["hhea"]
    builder.setupHorizontalHeader(ascent=lines.ascent, descent=lines.descent)
    builder.setupNameTable({"familyName": family, "styleName": style})
    is_bold = style == "Bold"
    builder.setupOS2(
        sTypoAscender=source["OS/2"].sTypoAscender,
        sTypoDescender=source["OS/2"].sTypoDescender,
        sTypoLineGap=source["OS/2"].sTypoLineGap,
        usWinAscent=source["OS/2"].usWinAscent,
        usWinDescent=source["OS/2"].usWinDescent,
        usWeightClass=700 if is_bold else 400,
        fsSelection=0x20 if is_bold else 0x40,
    )
    builder.font["head"].macStyle = int(is_bold)
    builder.setupPost(isFixedPitch=int(family.endswith("Mono")), keepGlyphNames=False)
    # The same bytes whenever it is drawn.
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    builder.save(Path(__file__).with_name(f"{family.replace(' ', '')}-{style}.ttf"))


def box(width: int, units: int, code: int) -> object:
    """A box with two notches that tell its character; blanks have none."""
    pen = TTGlyphPen(None)
    if not width or (code and chr(code).isspace()):
        return pen.glyph()
    left, right, top = width // 10, width - width // 10, units * 7 // 10
    step = top // (NOTCHES + 1)
    notch = (right - left) // 3
    rights = (code % NOTCHES) * step
    lefts = (code // NOTCHES % NOTCHES) * step
    corners = [
        (left, 0),
        (left, lefts),
        (left + notch, lefts + step // 2),
        (left, lefts + step),
        (left, top),
        (right, top),
        (right, rights + step),
        (right - notch, rights + step // 2),
        (right, rights),
        (right, 0),
    ]
    pen.moveTo(corners[0])
    for corner in corners[1:]:
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


if __name__ == "__main__":
    main()
