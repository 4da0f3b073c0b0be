"""Patterns of threats, tries and avoided duals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final

from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import emptied, made, put
from matewright.services.themes.facts.phases import Phase, Variation
from matewright.services.themes.facts.plies import Identity
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import CHANGE

_LONGEST_RING: Final = 6
_AVOIDANCES: Final = {3: "Triple avoidance", 4: "Quadruple avoidance"}


@CHANGE.theme("Arnhem")
def arnhem(study: Study) -> Iterator[Evidence]:
    """Try A is refuted by a and has b C, try B is refuted by b and has a C; the key is C, with a B
    and b A. So the key answers in both tries, and the tries answer after the key.
    """
    for key in study.keys:
        if key.first is None:
            continue
        third = key.first.identity
        for (p, a), (q, b) in combinations(study.refuted(key), 2):
            if p.first is None or q.first is None or a == b:
                continue
            one, two = p.first.identity, q.first.identity
            mates = key.single_answers
            if (
                two in mates.get(a, ())
                and one in mates.get(b, ())
                and third in p.single_answers.get(b, ())
                and third in q.single_answers.get(a, ())
            ):
                yield Evidence(
                    [
                        *(ply for x in (p, q) for ply in (*x.opening, *x.refutations)),
                        *p.shown(b),
                        *q.shown(a),
                        key.first,
                        *key.shown(a, b),
                    ],
                    f"{study.name(p)} fails to {study.san(*p.refutations)} and has "
                    f"{study.variation(p, b)}, {study.name(q)} fails to "
                    f"{study.san(*q.refutations)} and has {study.variation(q, a)}; after the key "
                    f"{study.variation(key, a)} and {study.variation(key, b)}.",
                    (p, q, key),
                )


@CHANGE.theme("Cycle of double threats")
def cycle_of_double_threats(study: Study) -> Iterator[Evidence]:
    """Three or more phases threaten two moves each: AB, BC, CA. Every threat stands in two of them,
    and the key's phase is one.
    """
    edges: dict[Identity, list[tuple[Identity, Phase]]] = {}
    for phase in study.changing:
        if len(phase.threats) == 2 and len(phase.threat_letters) == 2:
            a, b = phase.threat_letters
            edges.setdefault(a, []).append((b, phase))
            edges.setdefault(b, []).append((a, phase))
    for start in edges:
        stack: list[tuple[tuple[Identity, ...], tuple[Phase, ...]]] = [((start,), ())]
        while stack:
            threats, phases = stack.pop()
            for threat, phase in edges[threats[-1]]:
                if phase in phases:
                    continue
                ring = (*phases, phase)
                if threat == start and len(ring) >= 3:
                    if any(one.kind == "key" for one in ring):
                        yield Evidence(
                            [ply for one in ring for ply in (*one.opening, *one.threats)],
                            ", ".join(
                                f"{study.name(one)} threatens {study.san(*one.threats)}"
                                for one in ring
                            )
                            + ": the threats go round in pairs.",
                            ring,
                        )
                elif threat > start and threat not in threats and len(ring) < _LONGEST_RING:
                    stack.append(((*threats, threat), ring))


@CHANGE.theme("Dual avoidance")
def dual_avoidance(study: Study) -> Iterator[Evidence]:
    """Two defences would allow the same two mates, but each prevents one of them by where its piece
    arrives. Without that piece, or with a mere pawn in its place, both would work after either. A
    piece that leaves the guard of one square and keeps that of the other avoids nothing, nor do
    sliders that close each other's lines on one square. Three or four mates are told apart so, too,
    where a try threatens them together and the key threatens one of them at most.
    """
    yield from _parted_threats(study)
    if not study.is_direct or study.moves != 2 or study.is_fairy:
        return
    for phase in study.changing:
        for chosen in _groups(study, phase):
            yield Evidence(
                [ply for v in chosen for ply in (v.defence, *v.answers)],
                f"{'; '.join(study.san(v.defence, *v.answers) for v in chosen)}: without what "
                "the arriving piece does each of these mates would answer each defence.",
                (phase,),
                more=[name for number, name in _AVOIDANCES.items() if number <= len(chosen)],
            )


Mate = tuple[int, int, str | None]


def _letter(variation: Variation) -> Mate:
    (answer,) = variation.answers
    return answer.origin, answer.target, answer.move.promotion


def _without_arrival(variation: Variation) -> list[str]:
    """The boards after a defence had its piece vanished when it arrived, or were it a pawn."""
    defence, square = variation.defence, variation.defence.target
    boards = [emptied(defence.after, square)]
    if square >> 3 not in (0, 7):
        boards.append(put(defence.after, square, "p" if defence.side == "b" else "P"))
    return boards


def _parted_threats(study: Study) -> Iterator[Evidence]:
    """Three or four threats of a try: one or none is threatened by the key, the others answer."""
    for key in study.keys:
        for phase in study.of_tries:
            threats = phase.threat_letters
            defences = {t: key.defences_to(t) for t in threats - key.threat_letters}
            if (
                len(threats) in _AVOIDANCES
                and len(threats & key.threat_letters) <= 1
                and phase in study.changing
                and all(defences.values())
            ):
                shown = [one[0] for one in defences.values()]
                yield Evidence(
                    [
                        *phase.opening,
                        *phase.threats,
                        *key.opening,
                        *key.threats,
                        *key.shown(*shown),
                    ],
                    f"{study.name(phase)} threatens {study.san(*phase.threats)}; after the key "
                    f"they are parted: {', '.join(study.variation(key, d) for d in shown)}.",
                    (phase, key),
                    more=[n for count, n in _AVOIDANCES.items() if count <= len(threats)],
                )


def _groups(study: Study, phase: Phase) -> Iterator[tuple[Variation, ...]]:
    """Defences whose different mates all answer each of them by what it allows, four first."""
    quiet = [
        (v, _letter(v))
        for v in phase.play.values()
        if len(v.answers) == 1
        and v.answers[0].target != v.defence.target
        and not v.defence.move.capture
        and v.defence.piece != "K"
    ]
    if len({mate for _, mate in quiet}) < 2:
        return
    boards = [_without_arrival(v) for v, _ in quiet]
    side = study.attacker
    study.rules.know_mates(board + side for two in boards for board in two)
    allowed = [{m for board in two for m in study.rules.mates(board, side)} for two in boards]
    single = [i for i, (_, mate) in enumerate(quiet) if mate in allowed[i]][:16]
    pairs = {
        (i, j)
        for i, j in combinations(single, 2)
        if quiet[i][1] != quiet[j][1] and quiet[i][1] in allowed[j] and quiet[j][1] in allowed[i]
    }
    for count in (4, 3, 2):
        for chosen in combinations(sorted({i for pair in pairs for i in pair}), count):
            if pairs.issuperset(combinations(chosen, 2)):
                found = tuple(quiet[i][0] for i in chosen)
                if not (_is_focus(study, found) or _is_crossing(found)):
                    yield found


def _is_focus(study: Study, chosen: tuple[Variation, ...]) -> bool:
    """Whether one piece just keeps a guard of one of the squares of the mates each time."""
    return len({v.defence.identity.home for v in chosen}) == 1 and all(
        _guards(study, v, _letter(other)) for v, other in permutations(chosen, 2)
    )


def _is_crossing(chosen: tuple[Variation, ...]) -> bool:
    """Whether sliders arrive on one square, as in a Grimshaw."""
    defences = [v.defence for v in chosen]
    return len({ply.target for ply in defences}) == 1 and all(
        ply.piece in "QRB" for ply in defences
    )


def _guards(study: Study, variation: Variation, mate: Mate) -> bool:
    """Whether the defending piece could capture where a mate goes."""
    defence = variation.defence
    known = study.rules.of(made(defence.after, *mate), defence.side)
    return any(move[:2] == (defence.target, mate[1]) for move in known.moves)


CHANGE.variant(
    "Triple avoidance",
    "Dual avoidance with three defences and three mates. Each defence prevents two of them.",
)
CHANGE.variant(
    "Quadruple avoidance",
    "Dual avoidance with four defences and four mates. Each defence prevents three of them.",
)
