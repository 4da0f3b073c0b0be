"""Translated pages of the manual: each says what the English one says, in the window's words."""

from __future__ import annotations

import hashlib
import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from matewright.gui.preferences import translation

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = ("manual", "searching")
"""What is there in every language."""
LANGUAGES = [code for code in translation.LANGUAGES if code != translation.ENGLISH]

PIECES = "K Q R B N P"
MODIFIERS = ("Ctrl", "Shift", "Alt")
KEY = re.compile(
    r"(?:(?:Ctrl|Shift|Alt)\+)*"
    r"(?:Ctrl|Shift|Alt|F\d+|[A-Z0-9,.+=-]|Esc|Del|Enter|Return|Space|Home|End|Left|Right|Up|Down|PgDown)"
    rf"|{PIECES}"
)
# What is bold is a key or a button; what is italic is another text of the window.
MARKED = re.compile(r"\*\*([^*]+)\*\*|(?<![*\w])\*([^*]+)\*")
LINK = re.compile(r"(!?)\[[^]]*\]\(([^)]+)\)")
STAMP = re.compile(r'^\[//\]: # "of (\w+\.md [0-9a-f]{16})"\n\Z', re.MULTILINE)

Words = Mapping[str, set[str]]


@dataclass
class Section:
    """What of a section must be the same in every language."""

    level: int
    blocks: list[str] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    code: list[str] = field(default_factory=list)
    bold: list[str] = field(default_factory=list)
    italic: list[str] = field(default_factory=list)


def pairs(page: str, language: str) -> Iterator[tuple[str, Section, Section]]:
    """Each section in English and in the other language, with its title."""
    texts = (path.read_text("utf-8") for path in (DOCS / f"{page}.md", translated(page, language)))
    for (title, english), (_, other) in zip(*map(sections, texts), strict=True):
        yield title, english, other


def translated(page: str, language: str) -> Path:
    return DOCS / f"{page}.{language}.md"


def sections(markdown: str) -> Iterator[tuple[str, Section]]:
    for part in re.split(r"^(?=#+ )", STAMP.sub("", markdown), flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        signs, _, title = heading.partition(" ")
        yield title, section(len(signs), body)


def section(level: int, body: str) -> Section:
    found = Section(level)
    for block in body.strip("\n").split("\n\n"):
        found.blocks.append(shape(block))
        if block.startswith("    "):
            found.code.append(block)
            continue
        found.code += (" ".join(code.split()) for code in re.findall(r"`([^`]+)`", block))
        text = re.sub(r"`[^`]+`", "", block)
        for is_picture, target in LINK.findall(text):
            (found.pictures if is_picture else found.links).append(target)
        for bold, italic in MARKED.findall(LINK.sub("", text)):
            (found.bold if bold else found.italic).append(" ".join((bold or italic).split()))
    return found


def shape(block: str) -> str:
    lines = block.split("\n")
    if block.startswith("|"):
        return f"table of {len(lines)} rows and {lines[0].count('|') - 1} columns"
    if items := re.findall(r"^(?:- |\d+\. )", block, flags=re.MULTILINE):
        return f"list of {len(items)}"
    return "code" if block.startswith("    ") else "paragraph"


def plain(text: str) -> str:
    """A text of the window as people call it: without mnemonic and what is to follow."""
    return re.sub(r"[ \xa0]*…$", "", re.sub(r"&(?=.)", "", text)).strip().casefold()


def window_words(language: str) -> Words:
    path = ROOT / "resources" / "translations" / f"matewright_{language}.ts"
    words = defaultdict[str, set[str]](set)
    for message in ET.parse(path).getroot().iter("message"):  # noqa: S314 - a file of our own
        words[plain(message.findtext("source") or "")].add(
            plain(message.findtext("translation") or "")
        )
    return words


def entries(path: str) -> list[str]:
    """The entries on the way through the menus to what is meant."""
    return [plain(part) for part in path.split(" → ")]


def names_of_key(key: str, words: Words) -> set[str]:
    """How the window calls a key: in its menus, and where it tells of keys."""
    if key in MODIFIERS:
        return {QCoreApplication.translate("QShortcut", key).casefold()}
    native = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    return {key.casefold()} if key == PIECES else {native.casefold()} | words.get(plain(key), set())


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    translation.speak(request.param)
    yield request.param
    translation.speak(translation.ENGLISH)


@pytest.fixture(params=PAGES)
def page(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def test_there_is_no_translation_of_a_page_that_is_not_looked_at_here() -> None:
    there = {path.name for path in DOCS.glob("*.*.md")}
    assert there == {translated(page, code).name for page in PAGES for code in LANGUAGES}


def test_the_english_page_calls_everything_as_the_window_does(page: str) -> None:
    words = window_words(LANGUAGES[0])
    for title, part in sections((DOCS / f"{page}.md").read_text("utf-8")):
        for mark in (*part.bold, *part.italic):
            unknown = [entry for entry in entries(mark) if entry not in words]
            assert KEY.fullmatch(mark) or not unknown, (title, mark)


def test_every_translation_is_built_alike(page: str, language: str) -> None:
    for title, english, other in pairs(page, language):
        assert other.level == english.level, title
        assert other.blocks == english.blocks, title
        assert other.code == english.code, title
        assert other.pictures == [
            picture.replace("images/", f"images/{language}/") for picture in english.pictures
        ], title
        assert other.links == [
            translated(link.removesuffix(".md"), language).name
            if link.removesuffix(".md") in PAGES
            else link
            for link in english.links
        ], title
        for target in (*other.pictures, *other.links):
            assert (DOCS / target.partition("#")[0]).is_file(), target


def test_every_translation_names_the_same_keys_in_the_same_order(page: str, language: str) -> None:
    words = window_words(language)
    for title, english, other in pairs(page, language):
        keys = [names_of_key(key, words) for key in english.bold if KEY.fullmatch(key)]
        every = set().union(*keys)
        told = [mark.casefold() for mark in other.bold if mark.casefold() in every]
        assert len(told) == len(keys), (title, keys, told)
        for names, name in zip(keys, told, strict=True):
            assert name in names, title


def test_every_translation_calls_everything_as_its_window_does(page: str, language: str) -> None:
    words = window_words(language)
    for title, english, other in pairs(page, language):
        for marks, told in ((english.bold, other.bold), (english.italic, other.italic)):
            left = list(told)
            for mark in marks:
                if KEY.fullmatch(mark):
                    names = names_of_key(mark, words)
                    fitting = [one for one in left if one.casefold() in names]
                else:
                    fitting = [one for one in left if says(one, mark, words)]
                assert fitting, f"{title}: “{mark}” is not among {left}"
                left.remove(fitting[0])
            assert not left, title


def says(told: str, mark: str, words: Words) -> bool:
    parts = entries(told)
    wanted = [words[entry] for entry in entries(mark)]
    return len(parts) == len(wanted) and all(
        part in those for part, those in zip(parts, wanted, strict=True)
    )


def test_no_translation_is_left_behind_when_the_english_page_changes(
    page: str, language: str
) -> None:
    english, path = DOCS / f"{page}.md", translated(page, language)
    digest = hashlib.blake2b(english.read_bytes(), digest_size=8).hexdigest()
    stamps = STAMP.findall(path.read_text("utf-8"))
    assert stamps == [f"{english.name} {digest}"], (
        f"docs/{english.name} says something else than when {path.name} was brought in step with "
        f'it. Do so, and then end {path.name} with [//]: # "of {english.name} {digest}"'
    )
