"""What can change on the desk of a window."""

from __future__ import annotations

from enum import Flag, auto


class Changes(Flag):
    """What has changed since the last announcement.

    * `OTHER`: another problem is shown; anything typed or drawn for the previous one is void.
    * `PROBLEM`: the problem, or the state it is in.
    * `ANSWER`: the answer shown, or whether it is stale, live or an older one.
    * `PART`: the part shown, as a twin.
    * `NODE`: the move chosen in the answer. `VIEW`: how the answer is looked at.
    * `RUNNING`: whether the problem shown is being solved.
    * `LIVE`: what live solving says of it.
    * `VERSIONS`: versions or kept answers came or went, or another of them is viewed.
    * `NOTATION`: how moves are written.
    * `LIST`: the problems of the file.
    * `SECRECY`: whether answers are kept secret from whoever solves the problem himself.
    """

    NOTHING = 0
    OTHER = auto()
    PROBLEM = auto()
    ANSWER = auto()
    PART = auto()
    NODE = auto()
    VIEW = auto()
    RUNNING = auto()
    LIVE = auto()
    VERSIONS = auto()
    NOTATION = auto()
    LIST = auto()
    SECRECY = auto()
    EVERYTHING = (
        OTHER
        | PROBLEM
        | ANSWER
        | PART
        | NODE
        | VIEW
        | RUNNING
        | LIVE
        | VERSIONS
        | NOTATION
        | LIST
        | SECRECY
    )
