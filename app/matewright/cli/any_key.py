"""Detecting any key pressed on the terminal, which is then restored."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Self

if sys.platform == "win32":
    import msvcrt
else:
    import termios
    import tty


@contextmanager
def any_key() -> Iterator[Callable[[], bool]]:
    """Give a function that tells at once whether a key was pressed; for the main thread alone.

    Where stdin is no terminal, or that of another job, no key is ever pressed. Ctrl-C and the other
    keys that send signals do so as always.
    """
    # Python leaves None in place of a stdin that was closed from the start.
    if sys.stdin is None or not sys.stdin.isatty():
        yield lambda: False
    elif sys.platform == "win32":
        try:
            yield msvcrt.kbhit
        finally:
            while msvcrt.kbhit():
                msvcrt.getch()
    else:
        with _Keyboard(sys.stdin.fileno()) as keyboard:
            yield keyboard.is_pressed


if sys.platform != "win32":
    _Handler = Callable[[int, FrameType | None], object] | int | None

    class _Keyboard:
        """A terminal that hands over single keys and does not show them."""

        def __init__(self, terminal: int) -> None:
            self._terminal = terminal
            self._before: list[int | list[bytes | int]] = termios.tcgetattr(terminal)
            self._handlers: dict[int, _Handler] = {}

        def __enter__(self) -> Self:
            # These end or stop the process without further notice.
            for number, handler in (
                (signal.SIGTERM, self._end),
                (signal.SIGHUP, self._end),
                (signal.SIGTSTP, self._pause),
            ):
                self._handlers[number] = signal.signal(number, handler)
            self._take()
            return self

        def __exit__(self, *_: object) -> None:
            self._give_back()
            for number, handler in self._handlers.items():
                signal.signal(number, handler)

        def is_pressed(self) -> bool:
            """Whether a key waits to be read."""
            return self._is_ours() and bool(select.select([self._terminal], [], [], 0)[0])

        def _is_ours(self) -> bool:
            """Whether this job may touch the terminal: in the background it would be stopped."""
            try:
                return os.tcgetpgrp(self._terminal) == os.getpgrp()
            except OSError:
                # The terminal controls no jobs of this session, or it is gone.
                return True

        def _take(self) -> None:
            if self._is_ours():
                tty.setcbreak(self._terminal, termios.TCSADRAIN)

        def _give_back(self) -> None:
            # A terminal that is gone needs nothing.
            with suppress(termios.error):
                if self._is_ours():
                    # With the keys that were pressed: they are not meant for the shell.
                    termios.tcsetattr(self._terminal, termios.TCSAFLUSH, self._before)

        def _end(self, number: int, _: FrameType | None) -> None:
            self._give_back()
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)

        def _pause(self, _number: int, _frame: FrameType | None) -> None:
            self._give_back()
            os.kill(os.getpid(), signal.SIGSTOP)
            self._take()
