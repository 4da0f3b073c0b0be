"""Where the index of a file is kept for the next time, and how the file is recognised."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from matewright.services import cache
from matewright.services.collection import found_themes
from matewright.services.collection.index import SUFFIX

if TYPE_CHECKING:
    from matewright.formats.textfile import FileStamp


def cache_folder() -> Path:
    """The folder of the indexes; it may be emptied at any time."""
    return cache.cache_folder() / "index"


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
