"""Failures of many problems in a file: one line for each kind, or with `--verbose` for each.

Commands that take files with many problems have `--verbose` from `verbose_option`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from typing import Final

import click

from matewright.cli.output import in_one_line, say
from matewright.errors import FormatError, MatewrightError

_MOST_LINES: Final = 3
"""Up to so many failures of one kind are printed one by one; of more, so many are named."""
_PLACING: Final = ("in-record", "in-binary-record", "not-shown")
"""Errors that only wrap a `reason`: where it arose, or its consequence."""

verbose_option: Final = click.option(
    "--verbose",
    is_flag=True,
    help="List every problem that failed or has a warning. Otherwise four or more of the same kind "
    "are one line, with their count and the first three numbers.",
)


@dataclass(slots=True)
class _Kind:
    """The failures of one kind: how many, of which problems, the first lines and sentences."""

    count: int = 0
    numbers: list[int] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)

    def add(self, number: int, line: str, sentence: str) -> None:
        self.count += 1
        # They come problem by problem.
        if self.numbers[-1:] != [number]:
            self.numbers.append(number)
        if len(self.lines) < _MOST_LINES:
            self.lines.append(line)
        if len(self.sentences) < 2 and sentence not in self.sentences:
            self.sentences.append(sentence)

    def summary(self, file: str) -> str:
        """One line about all of them."""
        count, first = len(self.numbers), ", ".join(map(str, self.numbers[:_MOST_LINES]))
        problems = "1 problem" if count == 1 else f"{count:,} problems"
        of_file = f" of “{file}”" if file else ""
        more = ", …" if count > _MOST_LINES else ""
        example = "for example: " if len(self.sentences) > 1 else ""
        return f"{problems}{of_file} ({first}{more}): {example}{in_one_line(self.sentences[0])}"


@dataclass(slots=True)
class Failures:
    """The failures of one file, gathered until `say_all`.

    `verbose`: each is printed at once; None where the command has no such option. `word` begins
    each line (`Error: `), `file` names the file where a line is about several problems of it.
    """

    verbose: bool | None
    word: str = "Error: "
    file: str = ""
    err: bool = True
    _kinds: dict[Hashable, _Kind] = field(default_factory=dict)

    def add(self, number: int, line: str, sentence: str, kind: Hashable) -> None:
        """Note what is wrong with a problem: a line that names it, and the sentence alone.

        What belongs to no problem (0) is printed at once.
        """
        if self.verbose or not number:
            self._say(line)
        else:
            self._kinds.setdefault(kind, _Kind()).add(number, line, sentence)

    def add_error(
        self, number: int, prefix: str, error: MatewrightError, cause: MatewrightError | None = None
    ) -> None:
        """Note an error of a problem: `prefix` begins its line, `cause` is what lies behind it."""
        behind = reason_of(cause or error)
        self.add(number, f"{prefix}{error}", str(behind), kind_of(behind))

    def say_all(self) -> None:
        """Print what was noted: of each kind up to three lines, or one with the count."""
        option = "" if self.verbose is None else " (--verbose lists all)"
        for kind in self._kinds.values():
            if kind.count == len(kind.lines):
                for line in kind.lines:
                    self._say(line)
            else:
                self._say(kind.summary(self.file) + option)
        self._kinds.clear()

    def _say(self, line: str) -> None:
        say(f"{self.word}{line}", err=self.err)


def warn(warnings: Iterable[FormatError], file: str = "", *, verbose: bool | None = None) -> None:
    """Print on stderr what was not understood of a file, or left out of one."""
    gathered = Failures(verbose, "Warning: ", file)
    for warning in warnings:
        reason = warning
        while reason.code == "not-shown" and isinstance(
            inner := reason.fields["reason"], FormatError
        ):
            reason = inner
        number = reason.fields.get("number")
        number = number if isinstance(number, int) else 0
        sentence = str(reason_of(warning)).removeprefix(f"Problem {number}: ")
        line = in_one_line(str(_in_words_of_the_command(warning)))
        gathered.add(number, line, sentence, kind_of(warning))
    gathered.say_all()


def _in_words_of_the_command(warning: FormatError) -> object:
    """The warning, with the command line's equivalent where it mentions the window."""
    if warning.code != "encoding-guessed":
        return warning
    file, encoding = warning.fields["file"], warning.fields["encoding"]
    return (
        f"The file “{file}” is not UTF-8. It was read as {encoding}; if letters look wrong, name "
        "another encoding with “matewright convert --encoding”."
    )


def kind_of(error: MatewrightError) -> Hashable:
    """What errors of the same kind have in common: the codes, and what was left out."""
    reason = reason_of(error)
    codes = [reason.code]
    inner = reason
    while isinstance(found := inner.fields.get("reason"), MatewrightError):
        inner = found
        codes.append(inner.code)
    return (*codes, str(reason.fields.get("what", "")))


def reason_of(error: MatewrightError) -> MatewrightError:
    """The error without the place where it arose."""
    while error.code in _PLACING and isinstance(
        inner := error.fields.get("reason"), MatewrightError
    ):
        error = inner
    return error
