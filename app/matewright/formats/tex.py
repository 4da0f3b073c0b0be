r"""Text as LaTeX writes it, and back: accents, symbols, and commands with their arguments.

Nothing is ever executed: what is not a known way to write a character stays unchanged.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from matewright.errors import FormatError

MOST_DEPTH: Final = 100
"""Braces inside one another in what is read."""

_FIGURINES: Final = MappingProxyType(
    {
        figurine: colour + letter
        for colour, figurines in (("w", "♔♕♖♗♘♙"), ("s", "♚♛♜♝♞♟"))
        for figurine, letter in zip(figurines, "KDTLSB", strict=True)
    }
)

_ESCAPES: Final = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    # Some languages make a command of it.
    '"': r"\char34{}",
    "\N{NO-BREAK SPACE}": "~",
    "→": r"$\rightarrow$",
    "↔": r"$\leftrightarrow$",
    "⇒": r"$\Rightarrow$",
    "×": r"$\times$",
    "°": r"$^\circ$",
    **{letter: "\\" + letter for letter in "#$%&_"},
    **{figurine: rf"{{\{name}}}" for figurine, name in _FIGURINES.items()},
}
_TABLE: Final = str.maketrans(_ESCAPES)

# Where two of these meet, the font makes one sign of them.
_LIGATURE: Final = re.compile(r"(?<=-)(?=-)|(?<=')(?=')|(?<=,)(?=,)|(?<=[!?`])(?=`)")

_SHOWN: Final = re.compile(
    # What inputenc supports with the encodings T1, TS1 and OMS, or what is escaped.
    "[ -~\xa0-\xb7\xb9-\u0125\u0128-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u0165\u0168-\u017e"
    "\u01e6-\u01eb\u01f4\u01f5\u0218-\u021b\u1e9e\u2010-\u2016\u2018-\u201a\u201c-\u201e"
    "\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2122→↔⇒♔-♟]"
)
CYRILLIC: Final = re.compile("[\u0400-\u045f\u0490-\u0493\u0496-\u049d]")
_LATIN: Final = MappingProxyType(
    {
        **dict(zip("абвгдезийклмнопрстуфыэёіґ", "abvgdeziiklmnoprstufyeeig", strict=True)),
        "ж": "zh",
        "х": "kh",
        "ц": "ts",
        "ч": "ch",
        "ш": "sh",
        "щ": "shch",
        "ъ": "'",
        "ь": "'",
        "ю": "yu",
        "я": "ya",
        "ї": "yi",
        "є": "ye",
    }
)


def escaped(text: str) -> str:
    """One line of text for LaTeX; what TeX would take for a command is written out."""
    line = "".join(
        # Half a surrogate pair is refused when the file is written.
        " " if unicodedata.category(character) in ("Cc", "Zl", "Zp") else character
        for character in unicodedata.normalize("NFC", text)
    )
    return _LIGATURE.sub("{}", line.translate(_TABLE))


def item(text: str) -> str:
    """Text as TeX, for an entry of a list whose entries are parted by `; `."""
    return escaped(text).replace(";", "{;}")


def lines(text: str) -> str:
    r"""Lines of text with `\\` between them; indentation and blank lines are kept."""
    return "\\\\\n   ".join(map(_line, text.splitlines()))


def _line(line: str) -> str:
    text = line.expandtabs().lstrip(" ")
    depth = len(line.expandtabs()) - len(text)
    if not text.strip():
        return r"\mbox{}"
    # Spaces beyond the first would vanish.
    return indented(re.sub(r"(?<= ) ", r"\\ ", escaped(text.rstrip())), depth / 2)


def indented(line: str, depth: float) -> str:
    """A line of LaTeX as one of several, moved to the right by `depth` em."""
    if depth:
        return rf"\hspace*{{{depth:g}em}}{line}"
    # Brackets or a star after the end of a line would be taken for a part of it.
    return "{}" * line.startswith(("[", "*")) + line


def unknown_characters(text: str) -> list[str]:
    """The characters of a document that LaTeX as it is set up here cannot show."""
    return sorted({letter for letter in set(text) if letter != "\n" and not _SHOWN.match(letter)})


def in_latin(letter: str) -> str:
    """A Cyrillic letter in Latin ones, for want of its font; empty for any other."""
    shown = _LATIN.get(letter.lower(), "")
    return shown if letter.islower() else shown.capitalize()


# -- reading -------------------------------------------------------------------------------------

_ACCENTS: Final = MappingProxyType(
    {
        "`": "\u0300",
        "'": "\u0301",
        "^": "\u0302",
        "~": "\u0303",
        "=": "\u0304",
        "u": "\u0306",
        ".": "\u0307",
        '"': "\u0308",
        "r": "\u030a",
        "H": "\u030b",
        "v": "\u030c",
        "d": "\u0323",
        "c": "\u0327",
        "k": "\u0328",
        "b": "\u0331",
    }
)
_SILENT: Final = re.findall(
    r"\w+",
    "noindent relax mbox ensuremath bf it sl em rm bfseries itshape slshape small footnotesize "
    "allowbreak textbf textit textsl textrm textsf textup textsuperscript emph",
)
"""Commands that print nothing themselves."""
_SYMBOLS: Final = MappingProxyType(
    {
        "textbackslash": "\\",
        "textasciitilde": "~",
        "textasciicircum": "^",
        "textless": "<",
        "textgreater": ">",
        "textbar": "|",
        "textquotedbl": '"',
        "glqq": "„",
        "grqq": "“",
        "flqq": "«",
        "frqq": "»",
        "ss": "ß",
        "ae": "æ",
        "AE": "Æ",
        "oe": "œ",
        "OE": "Œ",
        "o": "ø",
        "O": "Ø",
        "aa": "å",
        "AA": "Å",
        "l": "ł",
        "L": "Ł",
        "dj": "đ",
        "DJ": "Đ",
        "i": "ı",
        "j": "ȷ",
        "ldots": "…",
        "dots": "…",
        "S": "§",
        "P": "¶",
        "copyright": "©",
        "pounds": "£",
        "degree": "°",
        "circ": "°",
        "times": "×",
        "x": "×",
        "ra": "→",
        "rightarrow": "→",
        "to": "→",
        "lra": "↔",
        "rla": "↔",
        "leftrightarrow": "↔",
        "Rightarrow": "⇒",
        "further": "⇒ ",
        "any": "~",
        "sim": "~",
        "set": "*",
        "OO": "0-0",
        "OOO": "0-0-0",
        "Dr": "Dr. ",
        "Prof": "Prof. ",
        "ProfDr": "Prof. Dr. ",
        "quad": " ",
        "qquad": "  ",
        "newline": "\n",
        "linebreak": "\n",
        "par": "\n",
        "hfill": " ",
        **dict.fromkeys(_SILENT, ""),
        **{name: figurine for figurine, name in _FIGURINES.items()},
    }
)
_CONTROL: Final = MappingProxyType(
    {" ": " ", "\n": " ", ",": " ", ";": " ", ":": " ", "!": "", "/": "", "-": "", "@": ""}
)
_TOKEN: Final = re.compile(
    r"(?P<comment>%[^\n]*(?:\n[ \t]*)?)"
    r"|(?P<space>\\hspace\*?\s*\{\s*(?P<width>\d{1,3}(?:\.\d{1,3})?)\s*em\s*\})"
    r"|(?P<code>\\char(?P<number>\d{1,6})(?:\{\}|\s)?)"
    r"|(?P<end>\\\\\*?[ \t]*(?:\[[^\]\n]{0,20}\])?[ \t]*(?:%[^\n]*)?\n?[ \t]*)"
    r"|\\(?P<word>[A-Za-z@]+)\*?[ \t]*(?:\n[ \t]*)?"
    r"|\\(?P<sign>.)"
    r"|(?P<paragraph>\n[ \t]*\n\s*)"
    r"|(?P<blank>[ \t\n]+)"
    r"|(?P<ligature>---?|``|''|,,|[!?]`)"
    r"|(?P<letter>.)",
    re.DOTALL,
)
_LIGATURES: Final = {"--": "–", "---": "—", "``": "“", "''": "”", ",,": "„", "!`": "¡", "?`": "¿"}


# Most names and numbers.
_SAYS_ITSELF: Final = re.compile(r"(?:[^\\{}%~$`',!?\s-]+(?: (?! |$)|$))*")


def plain(tex: str) -> str:
    r"""The plain text of a piece of LaTeX. `\\` is the end of a line; unknown commands stay."""
    if _SAYS_ITSELF.fullmatch(tex):
        return tex
    tex = tex.replace("\r\n", "\n").replace("\r", "\n")
    out: list[str] = []
    groups: list[bool] = []
    accent = ""
    keeps_group = False
    for found in _TOKEN.finditer(tex):
        kind, text = found.lastgroup, found.group()
        if kind == "number":
            kind = "code"
        elif kind == "width":
            kind = "space"
        shown = ""
        keeps_next, next_accent = False, ""
        if kind == "comment":
            keeps_next, next_accent = keeps_group, accent
        elif kind == "space":
            shown = " " * round(2 * float(found["width"]))
        elif kind == "code":
            number = int(found["number"])
            shown = chr(number) if number < 128 else text
        elif kind in ("end", "paragraph"):
            shown = "\n" if kind == "end" else "\n\n"
        elif kind == "word":
            name = found["word"]
            if name in _ACCENTS:
                next_accent = _ACCENTS[name]
            elif name in _SYMBOLS:
                shown = _SYMBOLS[name]
            else:
                shown, keeps_next = "\\" + name + " " * text.endswith((" ", "\n")), True
        elif kind == "sign":
            sign = found["sign"]
            if sign in _ACCENTS:
                next_accent = _ACCENTS[sign]
            else:
                shown = _CONTROL.get(sign, sign)
        elif kind == "blank":
            shown = " "
        elif kind == "ligature":
            shown = _LIGATURES[text]
        elif text == "{":
            groups.append(keeps_group)
            shown = "{" * keeps_group
            next_accent = accent
        elif text == "}":
            shown = "}" * bool(groups and groups.pop())
        elif text != "$":
            shown = "\N{NO-BREAK SPACE}" if text == "~" else text
        if accent and shown:
            shown = unicodedata.normalize("NFC", {"ı": "i", "ȷ": "j"}.get(shown, shown) + accent)
        elif accent:
            next_accent = accent if text == "{" else next_accent
        accent, keeps_group = next_accent, keeps_next
        out.append(shown)
    text = "".join(out)
    return "\n".join(line.rstrip() for line in text.split("\n"))


def plain_line(tex: str) -> str:
    """TeX as plain text in one line, without blanks around it."""
    return " ".join(plain(tex).split())


def entries(tex: str, mark: str = ";") -> list[str]:
    """The entries of a list, parted by a mark and a blank outside of all braces."""
    found, depth, start = [], 0, 0
    for match in re.finditer(r"\\.|%[^\n]*\n?|[{}]|" + mark + r"(?=\s|$)", tex, re.DOTALL):
        brace = match.group()
        if brace == "{":
            depth += 1
        elif brace == "}":
            depth -= 1
        elif brace == mark and depth <= 0:
            found.append(tex[start : match.start()])
            start = match.end()
    return [entry for entry in (*found, tex[start:]) if entry.strip()]


@dataclass(frozen=True, slots=True)
class Command:
    """A command as it stands in a text: from `start` to `end`, with its arguments in braces."""

    name: str
    option: str
    arguments: tuple[str, ...]
    start: int
    end: int

    @property
    def argument(self) -> str:
        """The first argument; empty without one."""
        return self.arguments[0] if self.arguments else ""


_OPENING: Final = re.compile(r"%[^\n]*\n?|\\([A-Za-z@]+)\*?|\\.|[{}]", re.DOTALL)
_OPTION: Final = re.compile(r"(?:\s|%[^\n]*\n)*\[([^\]{}]*)\]")
_BEFORE_GROUP: Final = re.compile(r"(?:[ \t\r\n]|%[^\n]*\n)*\{")
_BRACE: Final = re.compile(r"\\.|%[^\n]*\n?|[{}]", re.DOTALL)


def commands(tex: str, start: int = 0, end: int | None = None) -> Iterator[Command]:
    """The commands of a text that stand in no braces of others.

    Raises `FormatError` with the field `line` where braces do not match.
    """
    offset, stop = start, len(tex) if end is None else end
    while offset < stop:
        found = _OPENING.search(tex, offset, stop)
        if found is None:
            return
        offset = found.end()
        if found.group() == "{":
            offset = _closing(tex, offset, stop)
        elif found[1]:
            option = _OPTION.match(tex, offset, stop)
            if option:
                offset = option.end()
            arguments = []
            while opening := _BEFORE_GROUP.match(tex, offset, stop):
                offset = _closing(tex, opening.end(), stop)
                arguments.append(tex[opening.end() : offset - 1])
            shown = option[1] if option else ""
            yield Command(found[1], shown, tuple(arguments), found.start(), offset)


def _closing(tex: str, start: int, stop: int) -> int:
    """Where a group ends, behind its closing brace."""
    depth, offset = 1, start
    while depth:
        found = _BRACE.search(tex, offset, stop)
        if found is None or depth > MOST_DEPTH:
            line = tex.count("\n", 0, start) + 1
            code = "latex-braces" if found is None else "latex-depth"
            raise FormatError(code, line=line, most=MOST_DEPTH)
        offset = found.end()
        depth += {"{": 1, "}": -1}.get(found.group(), 0)
    return offset
