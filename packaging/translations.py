"""Collects what there is to translate into resources/translations/*.ts and compiles the *.qm.

    python packaging/translations.py            after texts or translations were changed
    python packaging/translations.py --check    only says what is missing; status 1 if anything is

Texts come from `tr` and `QCoreApplication.translate` in the window, from every `Wording` below it
and from tables of `MESSAGES` (`errors`, `model.remarks`). They are read from the syntax trees of
the modules, because Qt's own collector knows nothing of `Wording`. Translations of texts that are
gone are dropped. English needs no file: what counts something is a `Wording` too.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "app" / "matewright"
FOLDER: Final = ROOT / "resources" / "translations"
FORMS: Final = {"de": 2, "fr": 2, "ru": 3}
"""The languages, and how many forms a number takes in each (Russian: 1 ход, 2 хода, 5 ходов)."""

_IN_MEANINGS: Final = {"first", "noun", "do", "to_do", "does", "other", "row", "last", "length"}
"""What any sentence that says what a stipulation means may name."""
_COMMAND_LINE_ONLY: Final = ("fault-",)
"""How the codes of messages begin that only the log of the window shows, like the command line."""
_TRANSLATES: Final = ("QCoreApplication.translate", "QT_TRANSLATE_NOOP")
_FIELD: Final = re.compile(r"\{(\w+)\}|%n|%[1-9]")


class Unclear(Exception):  # noqa: N818 - it is raised to people, and the sentence says enough
    """A call that names no text which could be collected."""


@dataclass(frozen=True, slots=True, order=True)
class Source:
    """A text to translate. `note` tells apart equal texts of one context; often empty."""

    context: str
    text: str
    note: str = ""


@dataclass(slots=True)
class Facts:
    """What is known of a source: whether it counts something, and the files it stands in."""

    counts: bool = False
    files: set[str] = field(default_factory=set)


# -- collecting ------------------------------------------------------------------------------------


def collect() -> dict[Source, Facts]:
    """All there is to translate. Raises `Unclear` naming the place of a call without a literal."""
    found: dict[Source, Facts] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        for source, counts in texts_in(path.read_text("utf-8"), name):
            facts = found.setdefault(source, Facts())
            facts.counts = facts.counts or counts
            facts.files.add(name)
    return found


def texts_in(code: str, name: str) -> Iterator[tuple[Source, bool]]:
    """The texts of one module, each with whether it counts something."""
    collector = _Collector(ast.parse(code), name)
    yield from collector.found
    yield from _messages(collector.tree)


def _messages(tree: ast.Module) -> Iterator[tuple[Source, bool]]:
    """The sentences by code of `MESSAGES`; two of a code are those of one and of more."""
    wordings = dict(_wordings(tree))
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "MESSAGES":
            for inner in ast.walk(node):
                if isinstance(inner, ast.Dict):
                    for key, value in zip(inner.keys, inner.values, strict=True):
                        code, text = ast.literal_eval(key or value), ast.literal_eval(value)
                        counts = isinstance(text, tuple)
                        if not code.startswith(_COMMAND_LINE_ONLY):
                            yield Source(wordings["_words"], text[-1] if counts else text), counts


class _Collector(ast.NodeVisitor):
    """Walks through a module and notes every text that is marked for translation."""

    def __init__(self, tree: ast.Module, name: str) -> None:
        self.tree = tree
        self.name = name
        self.found: list[tuple[Source, bool]] = []
        self._classes: list[str] = []
        self._wordings = dict(_wordings(tree))
        self._helpers = dict(_helpers(tree))
        self._translates = {*_TRANSLATES, *_other_names(tree)}
        self.visit(tree)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        # What a helper itself translates is its parameter.
        if self._classes or node.name not in self._helpers:
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        called = ast.unparse(node.func)
        if called in self._helpers:
            self._add(node, self._helpers[called], node.args[0])
        elif called == "self.tr":
            self._add(node, self._classes[-1], node.args[0], node.args[1:2])
        elif called in self._translates and not isinstance(node.args[1], ast.Name):
            context = self._literal(node, node.args[0])
            self._add(node, context, node.args[1], node.args[2:3])
        elif called in self._wordings:
            self._add(node, self._wordings[called], node.args[0])
        elif called.removesuffix(".later") in self._wordings:
            self._add(node, self._wordings[called.removesuffix(".later")], node.args[0])
        elif called.removesuffix(".all_later") in self._wordings:
            for text in node.args:
                self._add(node, self._wordings[called.removesuffix(".all_later")], text)
        elif called.removesuffix(".count") in self._wordings:
            context = self._wordings[called.removesuffix(".count")]
            self._add(node, context, node.args[2], counts=True)

    def _add(
        self,
        call: ast.Call,
        context: str,
        text: ast.expr,
        note: Iterable[ast.expr] = (),
        *,
        counts: bool = False,
    ) -> None:
        if isinstance(text, ast.Name | ast.Attribute | ast.Subscript):
            # It is marked with QT_TRANSLATE_NOOP or `later` where it is written.
            return
        notes = [ast.literal_eval(one) or "" for one in note]
        text_itself = self._literal(call, text)
        if "%n" in text_itself and not counts and not self._is_wording(call):
            raise Unclear(f"{self.name}:{call.lineno}: only a Wording counts in English")
        source = Source(context, text_itself, *notes)
        self.found.append((source, counts or "%n" in text_itself))

    def _is_wording(self, call: ast.Call) -> bool:
        called = ast.unparse(call.func)
        return called.removesuffix(".later").removesuffix(".all_later") in self._wordings

    def _literal(self, call: ast.Call, text: ast.expr) -> str:
        if _is_text(text):
            return str(ast.literal_eval(text))
        raise Unclear(f"{self.name}:{call.lineno}: no literal text in {ast.unparse(call)}")


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _wordings(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The names of the `Wording` objects that a module makes or imports, with their contexts."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("matewright."):
            known = _wordings_of(str(node.module))
            for alias in node.names:
                if alias.name in known:
                    yield alias.asname or alias.name, known[alias.name]
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if ast.unparse(node.value.func) == "Wording":
                yield ast.unparse(target), ast.literal_eval(node.value.args[0])


@cache
def _wordings_of(module: str) -> Mapping[str, str]:
    """The `Wording` objects of another module of the package."""
    path = PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")
    return dict(_wordings(ast.parse(path.read_text("utf-8")))) if path.is_file() else {}


def _other_names(tree: ast.Module) -> Iterator[str]:
    """What functions call `QCoreApplication.translate` to have a shorter name for it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.value) in _TRANSLATES:
            yield from map(ast.unparse, node.targets)


def _helpers(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The names of functions that do no more than translate what they are given: `_tr`."""
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef):
            continue
        last = node.body[-1]
        if (
            isinstance(last, ast.Return)
            and isinstance(last.value, ast.Call)
            and ast.unparse(last.value.func) == "QCoreApplication.translate"
            and isinstance(last.value.args[1], ast.Name)
            and isinstance(last.value.args[0], ast.Constant)
        ):
            yield node.name, str(last.value.args[0].value)


# -- files of translations -------------------------------------------------------------------------

Translations = Mapping[Source, tuple[str, ...]]
"""The forms of each text in a language: one, or as many as numbers have; "" for what is missing."""


def ts_path(language: str) -> Path:
    """The file people write translations into."""
    return FOLDER / f"matewright_{language}.ts"


def qm_path(language: str) -> Path:
    """The file the program reads."""
    return FOLDER / f"matewright_{language}.qm"


def read_ts(path: Path) -> dict[Source, tuple[str, ...]]:
    """What is translated in a file; nothing when there is none."""
    found: dict[Source, tuple[str, ...]] = {}
    if not path.is_file():
        return found
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - a file of our own
        for message in context.iter("message"):
            source = Source(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
            )
            told = message.find("translation")
            forms = [] if told is None else [form.text or "" for form in told.iter("numerusform")]
            text = "" if told is None else told.text or ""
            found[source] = tuple(forms) if forms else (text,)
    return found


def moved(sources: Iterable[Source], known: Translations) -> dict[Source, tuple[str, ...]]:
    """Translations of new texts that stood elsewhere, where all the same texts had the same one.

    A class that gets another name takes its texts along so.
    """
    by_text: dict[tuple[str, str], set[tuple[str, ...]]] = {}
    for source, forms in known.items():
        if all(forms):
            by_text.setdefault((source.text, source.note), set()).add(forms)
    found = {}
    for source in sources:
        same = by_text.get((source.text, source.note), set())
        if source not in known and len(same) == 1:
            found[source] = next(iter(same))
    return found


def ts_text(language: str, sources: Mapping[Source, Facts], known: Translations) -> str:
    """A file of translations: all sources, with what is translated of them."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, ET.Element] = {}
    for source in sorted(sources):
        facts = sources[source]
        if source.context not in contexts:
            contexts[source.context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[source.context], "name").text = source.context
        message = ET.SubElement(contexts[source.context], "message")
        if facts.counts:
            message.set("numerus", "yes")
        for file in sorted(facts.files):
            ET.SubElement(message, "location", filename=f"../../{file}")
        ET.SubElement(message, "source").text = source.text
        if source.note:
            ET.SubElement(message, "comment").text = source.note
        told = ET.SubElement(message, "translation")
        count = FORMS[language] if facts.counts else 1
        forms = (*known.get(source, ()), *[""] * count)[:count]
        if not all(forms):
            told.set("type", "unfinished")
        if facts.counts:
            for form in forms:
                ET.SubElement(told, "numerusform").text = form
        else:
            told.text = forms[0]
    ET.indent(root, space="    ")
    body = ET.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def compile_qm(language: str) -> None:
    """Make the file the program reads."""
    lrelease = Path(sys.executable).with_name("pyside6-lrelease")
    arguments = [str(lrelease), "-silent", str(ts_path(language)), "-qm", str(qm_path(language))]
    subprocess.run(arguments, check=True)  # noqa: S603 - a tool of Qt with paths of our own


# -- looking the translations over -----------------------------------------------------------------


def problems(language: str, sources: Mapping[Source, Facts], known: Translations) -> list[str]:
    """What is missing or wrong in a language, a sentence each."""
    wrong = []
    for source, facts in sorted(sources.items(), key=lambda item: item[0]):
        name = f"{language}: {source.context}: “{source.text}”"
        count = FORMS[language] if facts.counts else 1
        forms = known.get(source, ())
        if len(forms) != count or not all(forms):
            wrong.append(f"{name} is not translated.")
            continue
        needed = allowed = fields_of(source.text) - {"n"}
        if source.context == "stipulation" and needed & {"first", "row"}:
            # Languages put these sentences together in ways of their own.
            needed, allowed = set(), _IN_MEANINGS
        for form in forms:
            used = fields_of(form) - {"n"}
            if unknown := used - allowed:
                wrong.append(f"{name}: “{form}” has the unknown fields {sorted(unknown)}.")
            elif missing := needed - used:
                wrong.append(f"{name}: “{form}” lacks the fields {sorted(missing)}.")
        if source.text.count("&") == 1 and "\t" not in source.text and "&" not in forms[0]:
            wrong.append(f"{name}: “{forms[0]}” has no mnemonic (&).")
    return wrong


def fields_of(text: str) -> set[str]:
    """The names of the fields in a text; `n` stands for its number."""
    return {found[1] or found[0].replace("%", "") for found in _FIELD.finditer(text)}


def main() -> int:
    """Bring all files up to date, or only look."""
    parser = argparse.ArgumentParser(description="Update and compile the translations.")
    parser.add_argument("--check", action="store_true", help="change nothing, say what is missing")
    arguments = parser.parse_args()
    try:
        sources = collect()
    except Unclear as error:
        print(error, file=sys.stderr)  # noqa: T201 - a command says what it found
        return 1
    said: list[str] = []
    for language in FORMS:
        known = read_ts(ts_path(language))
        if not arguments.check:
            known = {**known, **moved(sources, known)}
        said += problems(language, sources, known)
        if not arguments.check:
            FOLDER.mkdir(exist_ok=True)
            ts_path(language).write_text(ts_text(language, sources, known), "utf-8")
            compile_qm(language)
    print(f"{len(sources)} texts; {len(said)} things to do.", *said, sep="\n")  # noqa: T201 - the same
    return int(arguments.check and bool(said))


if __name__ == "__main__":
    sys.exit(main())
