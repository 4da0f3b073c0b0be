"""Tracks: the moves of each piece in a line of play."""

from __future__ import annotations

from collections.abc import Iterator

from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.study import Study, fact


@fact
def tracks_by_line(study: Study) -> list[tuple[tuple[Ply, ...], list[list[Ply]]]]:
    """The lines of the solutions with their tracks; in battle play of the attacker's alone."""
    return [(line, _tracks(study, line)) for line in study.lines_of_play]


def tracks(study: Study) -> Iterator[list[Ply]]:
    """The tracks of all lines."""
    return (track for _, found in tracks_by_line(study) for track in found)


def _tracks(study: Study, line: tuple[Ply, ...]) -> list[list[Ply]]:
    found: dict[tuple[str, int], list[Ply]] = {}
    for ply in line:
        if not study.is_battle or ply.side == study.attacker:
            found.setdefault((ply.side, ply.identity.home), []).append(ply)
    return list(found.values())
