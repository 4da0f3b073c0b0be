"""Where the index of a file is kept for the next time, and how the file is recognised."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from platformdirs import user_cache_path

from matewright.services.collection import found_themes
from matewright.services.collection.index import SUFFIX

if TYPE_CHECKING:
    from matewright.formats.textfile import FileStamp

_PROGRAM: Final = "Matewright"


def cache_folder() -> Path:
    """The folder of the indexes; it may be emptied at any time."""
    # As Qt names it by organisation and program; platformdirs does so on Windows alone.
    name = _PROGRAM if sys.platform == "win32" else f"{_PROGRAM}/{_PROGRAM}"
    return user_cache_path(name, _PROGRAM) / "index"


def index_file(folder: Path, path: Path) -> Path:
    """The index of a file, named by its path: a file that is saved again keeps its index."""
    name = hashlib.blake2b(str(path).encode(errors="replace"), digest_size=16).hexdigest()
    return folder / f"{name}{SUFFIX}"


def digest_of(stamp: FileStamp, path: Path) -> bytes:
    """What is the same only for the same content, read in the same way.

    What a batch has found beside the file counts as content.
    """
    read_as = f"{stamp.format} {stamp.encoding}".encode()
    content = stamp.digest + read_as + found_themes.stamp(path)
    return hashlib.blake2b(content, digest_size=16).digest()
