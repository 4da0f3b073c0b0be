"""Problems taken out of the program, in any format that is written."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from matewright.errors import FormatError
from matewright.formats import registry
from matewright.formats.catalogue import FileFormat
from matewright.formats.format import Output
from matewright.formats.solution_style import Extent
from matewright.model.collection import Collection
from matewright.services.answer.file_verdict import which_is_printed

_LONG: Final = {
    "html-long-solution": (Extent.MAGAZINE, Extent.COMPLETE),
    "latex-long-solution": (Extent.COMPLETE,),
}
"""The losses of long solutions, and how much of them must be given for that."""


def targets(path: Path, file_format: FileFormat, count: int) -> tuple[Path, ...]:
    """The files that so many problems become: mostly the one of that name.

    A picture shows one problem; several become `NAME-01.png`, `NAME-02.png` and so on.
    """
    if count < 2 or not file_format.single:
        return (path,)
    digits = len(str(count))
    return tuple(
        path.with_name(f"{path.stem}-{number:0{digits}}{path.suffix}")
        for number in range(1, count + 1)
    )


def losses(
    file_format: FileFormat, problems: Collection, output: Output
) -> tuple[FormatError, ...]:
    """What `save` has to leave out; problems are counted as they stand in the new file."""
    found = registry.left_out(file_format, problems)
    fitting = {code for code, extents in _LONG.items() if output.solutions not in extents}
    return tuple(one for one in found if one.code not in fitting)


def save(
    path: Path, file_format: FileFormat, problems: Collection, output: Output
) -> tuple[Path, ...]:
    """Write the files of `targets`; files of their names are replaced. Answers which they are.

    `output.watch` is called for all problems alike. Raises `FormatError`, and what `watch` raises;
    pictures written before stay.
    """
    output = replace(output, origin_of=which_is_printed)
    if output.themes:
        # What themes there are takes a while to load.
        from matewright.services import themes

        problems = Collection(map(themes.noted, problems))
    paths = targets(path, file_format, len(problems))
    if not file_format.single:
        registry.write(path, problems, file_format, output, keep_backup=False)
        return paths
    if not problems:
        raise FormatError("nothing-to-write")
    for before, (one, problem) in enumerate(zip(paths, problems, strict=True)):
        # The count stays the same while one is drawn.
        watched = replace(output, watch=partial(_tell, output, before))
        registry.write(one, Collection((problem,)), file_format, watched, keep_backup=False)
        output.watch(before + 1)
    return paths


def _tell(output: Output, done: int, _of_one: int) -> None:
    output.watch(done)
