"""`.olv`: the YAML of olive and of the problem database YACPDB, one document per problem.

Documents that were not edited are written back byte for byte; in edited ones only the fields that
changed are replaced (`docs/formats.md` lists the fields).
"""

from __future__ import annotations

from matewright.formats.format import FileFormat, Reader, Writer, words
from matewright.formats.olv_reading import NAME, read, recognise, split
from matewright.formats.olv_writing import kept, losses, pieces, write

__all__ = ["FORMAT", "NAME", "kept", "losses", "recognise", "write"]

FORMAT = FileFormat(
    NAME,
    words.later("Problem collection (olive, YACPDB)"),
    (".olv", ".yaml", ".yml"),
    Reader(recognise, split, read, cuts_locally=True),
    Writer(write, losses, pieces),
)
