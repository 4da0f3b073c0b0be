"""Tracks: the squares of a piece, or of two, one after the other in a line of play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from matewright.model.move import square_name as sq
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.batteries import rears
from matewright.services.themes.facts.board import between, direction
from matewright.services.themes.facts.plies import Ply
from matewright.services.themes.facts.study import Study
from matewright.services.themes.facts.tracks import tracks, tracks_by_line
from matewright.services.themes.registry import PATHS


@PATHS.theme("Switchback")
def switchback(study: Study) -> Iterator[Evidence]:
    """A piece returns to the square it came from, by the way it came. Both moves stand in one line
    of play, and the first is no promotion.
    """
    for track in tracks(study):
        for one, two in pairwise(track):
            if (one.origin, one.target) == (two.target, two.origin) and not one.move.promotion:
                yield Evidence(
                    [one, two],
                    f"{study.san(one)} is followed by the return {study.san(two)}.",
                    squares=(one.origin,),
                )


@PATHS.theme("Rundlauf")
def rundlauf(study: Study) -> Iterator[Evidence]:
    """A piece returns to the square it came from in three or more moves, by another way. All moves
    stand in one line of play; the defender's in battle play must answer checks, and his king's do
    not count.
    """
    for track in (*tracks(study), *_forced_tracks(study)):
        for begin in range(len(track)):
            for end in range(begin + 2, len(track)):
                way = track[begin : end + 1]
                places = [ply.target for ply in way]
                if any(ply.move.promotion for ply in way):
                    break
                if places[-1] == way[0].origin and len({*places}) == len(places):
                    yield Evidence(
                        way,
                        f"The piece on {sq(places[-1])} goes round: {study.san(*way)}.",
                        squares=places,
                    )


def _forced_tracks(study: Study) -> Iterator[list[Ply]]:
    """Moves of a piece of the defender's that answer checks, but for the first and the last."""
    if not study.is_battle or study.moves < 4:
        return
    for line in study.lines_of_play:
        found: dict[int, list[Ply]] = {}
        for ply in line:
            if ply.side != study.attacker:
                above = ply.above
                track = found.setdefault(ply.identity.home, [])
                if above is None or not above.move.check:
                    track.clear()
                track.append(ply)
        yield from (track for track in found.values() if len(track) >= 3 and track[0].piece != "K")


@PATHS.theme("Platzwechsel")
def platzwechsel(study: Study) -> Iterator[Evidence]:
    """Two pieces of one side stand on two squares, and later in the same line of play each stands
    on the other's. Castling and promoted pawns are no exchange.
    """
    for line, found_tracks in tracks_by_line(study):
        for one, two in combinations(found_tracks, 2):
            if one[0].side != two[0].side:
                continue
            found = _exchanged(line, one, two)
            if found is not None:
                start, end = found
                yield Evidence(
                    [*one, *two],
                    f"The pieces on {sq(start)} and {sq(end)} exchange their squares.",
                    squares=(start, end),
                )


def _exchanged(line: tuple[Ply, ...], one: list[Ply], two: list[Ply]) -> tuple[int, int] | None:
    """Two squares on which two pieces stand at one time, and the other way round later.

    The exchange ends when one of them is captured.
    """
    if any(ply.move.promotion or ply.move.castling for ply in (*one, *two)):
        return None
    seen = set()
    places = [one[0].origin, two[0].origin]
    for ply in (None, *line):
        for number, track in enumerate((one, two)):
            if ply in track:
                assert ply is not None
                places[number] = ply.target
        if ply is not None and ply.side != one[0].side and ply.target in places:
            return None
        if (places[1], places[0]) in seen:
            return places[1], places[0]
        seen.add((places[0], places[1]))
    return None


@PATHS.theme("Cyclic Platzwechsel")
def cyclic_platzwechsel(study: Study) -> Iterator[Evidence]:
    """Three or more pieces of one side stand each on the square of the next, and the last on that
    of the first, where they stood in the diagram. Castling and promoted pawns are no exchange.
    """
    for line, found_tracks in tracks_by_line(study):
        for side in "wb":
            own = {track[0].origin: track for track in found_tracks if track[0].side == side}
            ring = _ring_of_places(line, own) if len(own) >= 3 else []
            if ring:
                yield Evidence(
                    [ply for home in ring for ply in own[home]],
                    f"The pieces on {', '.join(map(sq, ring))} exchange their squares in a cycle.",
                    squares=ring,
                )


def _ring_of_places(line: tuple[Ply, ...], own: dict[int, list[Ply]]) -> list[int]:
    """Three or more squares of tracks, on each of which the piece from the one before stands."""
    places = {
        home: home
        for home, track in own.items()
        if not any(ply.move.promotion or ply.move.castling for ply in track)
    }
    for ply in line:
        for home in [home for home, place in places.items() if place == ply.target]:
            del places[home]
        if ply.origin in places.values() and any(ply in track for track in own.values()):
            home = next(home for home, place in places.items() if place == ply.origin)
            places[home] = ply.target
            ring = [home]
            while (after := places.get(ring[-1])) in places and after not in ring:
                ring.append(after)
            if after == home and len(ring) >= 3:
                return ring
    return []


@PATHS.theme("Follow-my-leader")
def follow_my_leader(study: Study) -> Iterator[Evidence]:
    """Twice running a piece goes to the square that the piece of its side which moved before has
    just left. All moves stand in one line of play.
    """
    for line in study.lines_of_play:
        for side in "wb" if not study.is_battle else study.attacker:
            own = [ply for ply in line if ply.side == side]
            for one, two, three in zip(own, own[1:], own[2:], strict=False):
                if _follows(one, two) and _follows(two, three):
                    yield Evidence(
                        [one, two, three],
                        f"{study.san(two)} goes where the piece of {study.san(one)} was, and "
                        f"{study.san(three)} where that of {study.san(two)} was.",
                        squares=[two.target, three.target],
                    )


def _follows(leader: Ply, follower: Ply) -> bool:
    return (
        follower.target == leader.origin
        and follower.identity.home != leader.identity.home
        and not follower.move.capture
        and not follower.move.castling
        and not leader.move.castling
    )


@PATHS.theme("Umnov")
def umnov(study: Study) -> Iterator[Evidence]:
    """A piece moves to the square that a piece of the other side has left just before. In battle
    play the answers to two different defences must do so, and the flight of a king does not count.
    """
    found: dict[tuple[int, int], list[Ply]] = {}
    for line in study.lines_of_play:
        for one, two in pairwise(line):
            is_other = study.is_battle and (one.piece == "K" or one.side == study.attacker)
            if one.side != two.side and two.target == one.origin and not is_other:
                found.setdefault((one.identity.home, one.origin), []).extend((one, two))
    enough = 2 if study.is_battle else 1
    if len(found) >= enough:
        plies = [ply for pair in found.values() for ply in pair[:2]]
        yield Evidence(
            plies,
            f"{study.san(plies[1])} goes to the square that {study.san(plies[0])} has just left.",
            squares=[ply.target for ply in plies[1::2]],
        )


@PATHS.theme("Klasinc")
def klasinc(study: Study) -> Iterator[Evidence]:
    """A piece leaves a line so that another of its side can pass the square it left, and then
    returns to it. All three moves stand in one line of play; in battle play the first neither
    captures nor gives check.
    """
    for line in study.lines_of_play:
        for i, one in enumerate(line):
            for j, two in enumerate(line[i + 1 :], i + 1):
                # A capture or a check has a point of its own.
                is_idle = study.is_battle and (
                    two.side != study.attacker or one.move.capture or one.move.check
                )
                if is_idle or not _passes(one, two):
                    continue
                for back in line[j + 1 :]:
                    if _returns(one, back):
                        yield Evidence(
                            [one, two, back],
                            f"{study.san(one)} lets {study.san(two)} pass, and {study.san(back)} "
                            "returns.",
                            squares=(one.origin,),
                        )


def _passes(one: Ply, two: Ply) -> bool:
    """Whether a slider of the same side moves over the square that was left."""
    return (
        two.side == one.side
        and two.piece in "QRB"
        and two.identity.home != one.identity.home
        and one.origin in between(two.origin, two.target)
    )


def _returns(one: Ply, back: Ply) -> bool:
    return (
        back.side == one.side
        and back.identity.home == one.identity.home
        and (back.origin, back.target) == (one.target, one.origin)
    )


@PATHS.theme("Bristol")
def bristol(study: Study) -> Iterator[Evidence]:
    """A slider moves along a line so that another slider can follow on it in the same direction,
    over the square that was left. Both moves stand in one line of play; in battle play the first
    neither captures nor gives check.
    """
    found: dict[str, tuple[Ply, Ply]] = {}
    mixed: tuple[Ply, Ply] | None = None
    for one, two in _clearances(study):
        if one.side == two.side:
            found.setdefault(one.side, (one, two))
        elif not study.is_battle:
            mixed = mixed or (one, two)
    pairs = [*found.values(), *([mixed] if mixed else [])]
    more = [f"{'White' if side == 'w' else 'Black'} Bristol" for side in found]
    if mixed is not None or len(found) == 2:
        more.append("Bicolour Bristol")
    if pairs:
        one, two = pairs[0]
        yield Evidence(
            [ply for pair in pairs for ply in pair],
            f"{study.san(one)} clears the line, on which {study.san(two)} follows.",
            lines=((two.origin, one.target),),
            more=more,
        )


def _clearances(study: Study) -> Iterator[tuple[Ply, Ply]]:
    """Sliders, and those that follow on their lines."""
    for line in study.lines_of_play:
        for one, two in combinations(line, 2):
            # Black clears no lines for himself while he is being mated.
            is_idle = study.is_battle and (
                two.side != line[-1].side or one.move.check or one.move.capture
            )
            if _follows_on_line(one, two) and not is_idle:
                yield one, two


def _follows_on_line(one: Ply, two: Ply) -> bool:
    return (
        one.piece in "QRB"
        and two.piece in "QRB"
        and (two.identity.home, two.side) != (one.identity.home, one.side)
        and direction(one.origin, one.target) == direction(two.origin, two.target)
        and one.origin in between(two.origin, one.target)
        and two.target in between(one.origin, one.target)
        and two.homes_before[one.target] == one.identity.home
    )


PATHS.variant("White Bristol", "A Bristol clearance by White. See Bristol.")
PATHS.variant("Black Bristol", "A Bristol clearance by Black. See Bristol.")


PATHS.variant(
    "Bicolour Bristol",
    "In help play the clearing piece and the following one are of different colours, or there is "
    "a Bristol of each side. See Bristol.",
)


@PATHS.theme("Corner to corner")
def corner_to_corner(study: Study) -> Iterator[Evidence]:
    """A piece goes from one corner of the board to another in one move. Rooks, bishops and queens
    can.
    """
    corners = {0, 7, 56, 63}
    for line in study.lines_of_play:
        for ply in line:
            if {ply.origin, ply.target} <= corners and ply.piece in "QRB":
                yield Evidence([ply], f"{study.san(ply)} goes from a corner to a corner.")


@PATHS.theme("Royal battery")
def royal_battery(study: Study) -> Iterator[Evidence]:
    """A king moves out of the line of a slider of his side and so gives check. He is the front
    piece of the battery.
    """
    for line in study.lines_of_play:
        for ply in line:
            if (
                ply.piece == "K"
                and ply.move.check
                and not ply.move.castling
                and any(rears(study, ply))
            ):
                yield Evidence([ply], f"{study.san(ply)} opens a battery.")


@PATHS.theme("Triangulation")
def triangulation(study: Study) -> Iterator[Evidence]:
    """A king goes round in three moves and is where he was. He loses a move by it."""
    for track in tracks(study):
        for i in range(len(track) - 2):
            way = track[i : i + 3]
            if way[0].piece == "K" and way[2].target == way[0].origin:
                yield Evidence(way, f"The king goes round: {study.san(*way)}.")


@PATHS.theme("Pawn double-steps")
def double_steps(study: Study) -> Iterator[Evidence]:
    """Three or more different pawns make a double step in the solutions. Each is a move of one
    side.
    """
    found: dict[tuple[str, int], Ply] = {}
    for line in study.lines_of_play:
        for ply in line:
            if ply.piece == "P" and abs(ply.origin - ply.target) == 16:
                found.setdefault((ply.side, ply.origin), ply)
    for side in "wb":
        own = [ply for (colour, _), ply in found.items() if colour == side]
        if len(own) >= 3:
            yield Evidence(own, f"{len(own)} pawns make a double step: {study.san(*own)}.")
