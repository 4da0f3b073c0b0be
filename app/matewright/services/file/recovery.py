"""Recovery files of unsaved work, so that a crash, a power cut or a kill loses almost nothing.

Each open document with changes has one recovery file of its own in the program's data folder,
never beside or over the user's file. It holds JSON, one value a line: first what the document is,
then its problems. A problem that was not edited is there as the piece of the file it came from, so
that saving the restored document writes that piece back as it was; an edited one also as `.olv`.

Of a large collection there is only what differs from the user's file, and is put on top of that
file again. If the file has changed meanwhile, just the edited problems come back.

A lock beside each recovery file tells whether its process still runs.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from matewright.cooperative import yield_now
from matewright.errors import FormatError, MatewrightError
from matewright.formats import catalogue
from matewright.formats.atomic import write_bytes
from matewright.formats.encodings import ENCODINGS
from matewright.formats.format import Record
from matewright.formats.process_lock import ProcessLock
from matewright.formats.textfile import FileStamp, changed_on_disk
from matewright.model.collection import Collection, Entry
from matewright.model.position import Position
from matewright.services.file import files
from matewright.services.file.recovery_difference import Difference, read_stretches

_SUFFIX: Final = ".recovery"
_ASIDE: Final = ".damaged"
_KIND: Final = "matewright-recovery"
_VERSION: Final = 1
_VERSION_OF_DIFFERENCES: Final = 2


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A document at one moment.

    `current` is the index of the problem shown, `path` the user's file (None: not named yet) and
    `stamp` the state in which that file was read or written last. `saved` are the problems that
    the file holds in that state, None where that is not known; `is_saved_as_read` tells that they
    were read from it in that order.

    `is_fragment`: these are the edited problems alone, because the file they were edited in is no
    longer what it was.
    """

    collection: Collection
    current: int
    path: Path | None
    stamp: FileStamp | None
    saved: Collection | None = None
    is_saved_as_read: bool = False
    is_fragment: bool = False


@dataclass(frozen=True, slots=True)
class Summary:
    """The header of a recovery file.

    `saved` is local time, `count` the number of problems, `position` that of the problem shown.
    `file_changed` tells that the user's file is no longer as it was when it was read or written.
    """

    path: Path | None
    saved: datetime
    count: int
    position: Position
    file_changed: bool


class RecoveryFile:
    """The recovery file of one document with unsaved changes.

    Nothing is on the disk before the first `write`. Only one holder, in all processes, can have it.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / f"{os.urandom(8).hex()}{_SUFFIX}"
        self._lock: ProcessLock | None = None
        self._checked: tuple[Collection, bool] | None = None

    @classmethod
    def claimed(cls, path: Path) -> RecoveryFile | None:
        """Take over a file another process has left; None while it is held."""
        lock = ProcessLock.take(_lock_path(path))
        if lock is None:
            return None
        claimed = cls(path.parent)
        claimed._path, claimed._lock = path, lock
        return claimed

    @property
    def path(self) -> Path:
        """Where it is, or will be."""
        return self._path

    def write(self, snapshot: Snapshot) -> None:
        """Replace what is kept, in one step. Raises `FormatError`; the old state is then intact."""
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if self._lock is None:
                self._lock = ProcessLock.take(_lock_path(self._path))
            lines = "".join(self._lines(snapshot))
        except OSError as error:
            reason = error.strerror or str(error)
            raise FormatError(
                "file-not-written", file=str(self._path), reason=reason[:1].lower() + reason[1:]
            ) from None
        except UnicodeEncodeError as error:
            character = f"U+{ord(error.object[error.start]):04X}"
            raise FormatError("text-not-utf8", file=str(self._path), character=character) from None
        write_bytes(self._path, lines.encode(), keep_backup=False)

    def summary(self) -> Summary:
        """What it holds, without reading all of it. Raises `FormatError` when it is damaged."""
        with self._reporting_damage(), self._path.open(encoding="utf-8") as stream:
            return _summary(_header(json.loads(stream.readline())))

    def read(self) -> Snapshot:
        """What it holds. Raises `FormatError` when it is damaged."""
        with self._reporting_damage(), self._path.open(encoding="utf-8") as stream:
            header = _header(json.loads(stream.readline()))
            entries = tuple(_entry(json.loads(line)) for line in stream)
            summary, current = _summary(header), int(header["current"])
            if header["version"] == _VERSION_OF_DIFFERENCES:
                return _put_together(header, entries)
            if len(entries) != summary.count or not 0 <= current < summary.count:
                raise ValueError(f"{len(entries)} of {summary.count} problems")
            return Snapshot(Collection(entries), current, summary.path, _stamp(header["stamp"]))

    def put_aside(self) -> Path:
        """Give a damaged file a name under which it is not looked at again; return that name."""
        aside = self._path.with_suffix(_ASIDE)
        with contextlib.suppress(OSError):
            self._path.replace(aside)
        self.release()
        return aside

    def remove(self) -> None:
        """Delete it: the document is saved, or its changes were discarded."""
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)
        self._checked = None
        self.release()

    def release(self) -> None:
        """Release it, for another process to take over."""
        if self._lock is not None:
            with contextlib.suppress(OSError):
                self._lock.release()
            self._lock = None

    def _lines(self, snapshot: Snapshot) -> Iterator[str]:
        for value in self._values(snapshot):
            yield f"{json.dumps(value)}\n"
            yield_now()

    def _values(self, snapshot: Snapshot) -> Iterator[dict[str, Any]]:
        saved = snapshot.saved
        if saved is None or not self._can_build_on(snapshot, saved):
            yield _beginning(snapshot, _VERSION)
            yield from map(_value, snapshot.collection.entries)
            return
        difference = Difference.between(saved, snapshot.collection)
        yield _beginning(snapshot, _VERSION_OF_DIFFERENCES) | {
            "format": _format_of(saved),
            "records": len(saved),
            "stretches": difference.stretches,
        }
        yield from map(_value, difference.own)

    def _can_build_on(self, snapshot: Snapshot, saved: Collection) -> bool:
        """Whether the user's file is there and gives these problems when it is read again."""
        path, stamp = snapshot.path, snapshot.stamp
        if len(saved) <= files.MOST_READ_AT_ONCE or path is None or stamp is None:
            return False
        if changed_on_disk(path, stamp):
            return False
        if self._checked is None or self._checked[0] is not saved:
            self._checked = saved, snapshot.is_saved_as_read or _gives(path, stamp, saved)
        return self._checked[1]

    @contextlib.contextmanager
    def _reporting_damage(self) -> Iterator[None]:
        try:
            yield
        except (OSError, ValueError, KeyError, TypeError, RecursionError, MatewrightError) as error:
            raise FormatError("recovery-damaged", file=str(self._path)) from error


def left_behind(folder: Path) -> list[RecoveryFile]:
    """The recovery files whose process is gone, oldest first; they are held by this one now."""
    try:
        found = sorted(folder.glob(f"*{_SUFFIX}"), key=lambda path: path.stat().st_mtime)
    except OSError:
        # One of them was removed meanwhile, so another process is looking after them.
        return []
    claimed = []
    for path in found:
        with contextlib.suppress(OSError):
            file = RecoveryFile.claimed(path)
            if file is None:
                continue
            if path.exists():
                claimed.append(file)
            else:
                file.release()
    return claimed


def _lock_path(path: Path) -> Path:
    return path.with_suffix(".lock")


# -- contents of the lines ------------------------------------------------------------------


def _beginning(snapshot: Snapshot, version: int) -> dict[str, Any]:
    return {
        "kind": _KIND,
        "version": version,
        "path": str(snapshot.path) if snapshot.path else None,
        "stamp": _stamp_value(snapshot.stamp) if snapshot.stamp else None,
        "saved": datetime.now().astimezone().isoformat(timespec="seconds"),
        "count": len(snapshot.collection),
        "current": snapshot.current,
        "fen": snapshot.collection[snapshot.current].position.fen,
    }


def _value(entry: Entry) -> dict[str, Any]:
    from matewright.services.file import problem_records

    unread = entry.unread
    if not isinstance(unread, files.UnreadRecord):
        return problem_records.write(entry.peek())
    record = unread.record
    return {
        "unread": [record.number, record.line, record.text, record.context],
        "format": unread.format,
        "file": unread.file,
    }


def _entry(value: dict[str, Any]) -> Entry:
    from matewright.services.file import problem_records

    if "unread" not in value:
        return Entry(problem_records.read(value))
    number, line, text, context = value["unread"]
    record = Record(int(number), int(line), str(text), str(context))
    catalogue.by_name(value["format"])
    return Entry(files.UnreadRecord(value["format"], str(value["file"]), record))


def _put_together(header: dict[str, Any], own: tuple[Entry, ...]) -> Snapshot:
    """The collection on top of the user's file; the edited problems alone if that has changed."""
    difference = Difference(read_stretches(header["stretches"]), own)
    path, stamp, current = Path(header["path"]), _stamp(header["stamp"]), int(header["current"])
    saved = _read_again(path, header["format"], stamp) if stamp else None
    if saved is None or len(saved) != header["records"]:
        if not own:
            raise ValueError("nothing but an order of problems that are gone")
        return Snapshot(Collection(own), 0, None, None, is_fragment=True)
    collection = difference.applied(saved)
    if not 0 <= current < len(collection):
        raise ValueError("no such place")
    return Snapshot(collection, current, path, stamp, saved, is_saved_as_read=True)


def _read_again(path: Path, format_name: str, stamp: FileStamp) -> Collection | None:
    """The problems of a file that is still in that state; else None."""
    try:
        opened = files.load(path, catalogue.by_name(format_name), stamp.encoding)
    except FormatError:
        return None
    return opened.collection if opened.stamp.digest == stamp.digest else None


def _gives(path: Path, stamp: FileStamp, saved: Collection) -> bool:
    """Whether the file gives these problems when it is read again, each in its place."""
    name = _format_of(saved)
    read = name and _read_again(path, name, stamp)
    if not read or len(read) != len(saved):
        return False
    texts = (
        (entry.untouched_text(name), again.unread)
        for entry, again in zip(saved.entries, read.entries, strict=True)
    )
    return all(text is None or unread is None or text == unread.text for text, unread in texts)


def _format_of(saved: Collection) -> str:
    """The format of the file that holds these problems; empty where none of them has one."""
    for entry in saved.entries:
        if entry.unread is not None:
            return entry.unread.format
    origin = saved.peek(0).origin
    return origin.format if origin else ""


def _header(value: dict[str, Any]) -> dict[str, Any]:
    if value["kind"] != _KIND or value["version"] not in (_VERSION, _VERSION_OF_DIFFERENCES):
        raise ValueError("of another kind or version")
    return value


def _summary(header: dict[str, Any]) -> Summary:
    path = Path(header["path"]) if header["path"] else None
    saved = datetime.fromisoformat(header["saved"]).astimezone()
    stamp = _stamp(header["stamp"])
    file_changed = path is not None and stamp is not None and changed_on_disk(path, stamp)
    position = Position.from_fen(header["fen"])
    return Summary(path, saved, int(header["count"]), position, file_changed)


def _stamp_value(stamp: FileStamp) -> list[Any]:
    return [stamp.size, stamp.modified, stamp.digest.hex(), stamp.encoding, stamp.format]


def _stamp(value: list[Any] | None) -> FileStamp | None:
    if value is None:
        return None
    size, modified, digest, encoding, *names = value
    if encoding not in ENCODINGS:
        raise ValueError("no encoding of ours")
    return FileStamp(int(size), int(modified), bytes.fromhex(digest), encoding, *map(str, names))
