"""Tries, what refutes them, and what returns after the key."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Identity, Ply
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import CHANGE


@CHANGE.theme("Dombrovskis")
def dombrovskis(study: Study) -> Iterator[Evidence]:
    """Two tries threaten A and B and are refuted by a and b; after the key a is answered by A and b
    by B. The defence that stopped a mate now provokes it. They may be the threats of one try, which
    both defences stop; a single such pair, or one of which half is between tries, is marked as
    doubtful.
    """
    yield from _dombrovskis_twice(study)
    for key in study.keys:
        for phase, a in study.refuted(key):
            shared = phase.threat_letters & key.single_answers.get(a, frozenset())
            for threat in shared if len(phase.threats) <= 2 else ():
                yield Evidence(
                    [*_stopped_threat(phase, threat, a), *key.opening, *key.shown(a)],
                    _how_stopped(study, phase, threat, a),
                    [phase, key],
                    is_certain=False,
                )


def _dombrovskis_twice(study: Study) -> Iterator[Evidence]:
    for key in study.keys:
        mates = key.single_answers
        found: dict[Identity, tuple[Phase, Identity]] = {}
        for phase, a in _stopped(study, key):
            for threat in phase.threat_letters & mates.get(a, frozenset()):
                found.setdefault(a, (phase, threat))
        certain = {d for d, (phase, _) in found.items() if _refuting(phase, d)}
        pairs = [
            (one, two) for one, two in combinations(found, 2) if found[one][1] != found[two][1]
        ]
        best = max(pairs, key=lambda pair: len(certain & {*pair}), default=None)
        if best is not None:
            yield Evidence(
                [
                    *(ply for d in best for ply in _stopped_threat(*found[d], d)),
                    *key.opening,
                    *key.shown(*best),
                ],
                " ".join(_how_stopped(study, *found[d], d) for d in best),
                [*(found[d][0] for d in best), key],
                is_certain=certain.issuperset(best) or found[best[0]][0] is found[best[1]][0],
            )


def _refuting(phase: Phase, defence: Identity) -> list[Ply]:
    return [ply for ply in phase.refutations if ply.identity == defence]


def _stopping(phase: Phase, defence: Identity) -> list[Ply]:
    played = [phase.play[defence].defence] if defence in phase.play else []
    return _refuting(phase, defence) + played


def _stopped_threat(phase: Phase, threat: Identity, defence: Identity) -> list[Ply]:
    return [*phase.opening, *phase.threat(threat), *_stopping(phase, defence)]


def _how_stopped(study: Study, phase: Phase, threat: Identity, defence: Identity) -> str:
    return (
        f"{study.name(phase)} threatens {study.san(*phase.threat(threat))}, which "
        f"{study.san(*_stopping(phase, defence)[:1])} stops; after the key this defence is "
        "answered by just that."
    )


def _stopped(study: Study, key: Phase) -> Iterator[tuple[Phase, Identity]]:
    """Tries with each defence that stops all their threats, refutations first."""
    refuted = study.refuted(key)
    yield from refuted
    for phase, _ in refuted:
        for d, variation in phase.play.items():
            if not variation.mates & phase.threat_letters:
                yield phase, d


def _failed(phase: Phase, *threats: Ply) -> list[Ply]:
    """A try with a threat of it and what refutes it."""
    return [*phase.opening, *threats, *phase.refutations]


def _refuted_pairs(study: Study, key: Phase) -> Iterator[tuple[Phase, Identity, Phase, Identity]]:
    """Two tries of a key's part with their refutations, which are different."""
    for (p, a), (q, b) in combinations(study.refuted(key), 2):
        if a != b:
            yield p, a, q, b


@CHANGE.theme("Hannelius")
def hannelius(study: Study) -> Iterator[Evidence]:
    """Two tries threaten A and B and are refuted by a and b; after the key a is answered by B and b
    by A. The threats come back crosswise.
    """
    for key in study.keys:
        mates = key.single_answers
        for p, a, q, b in _refuted_pairs(study, key):
            for one in p.threat_letters & mates.get(b, frozenset()):
                for two in (q.threat_letters & mates.get(a, frozenset())) - {one}:
                    first, second = p.threat(one), q.threat(two)
                    yield Evidence(
                        [
                            *_failed(p, *first),
                            *_failed(q, *second),
                            *key.opening,
                            *key.shown(a, b),
                        ],
                        f"{study.name(p)} threatens {study.san(*first)} and fails to "
                        f"{study.san(*p.refutations)}, {study.name(q)} threatens "
                        f"{study.san(*second)} and fails to {study.san(*q.refutations)}; after "
                        "the key these mates answer the refutations crosswise.",
                        (p, q, key),
                    )


def _first_moves_return(study: Study, *, crossed: bool) -> Iterator[Evidence]:
    for key in study.keys:
        mates = key.single_answers
        for p, a, q, b in _refuted_pairs(study, key):
            if p.first is None or q.first is None or p.first.identity == q.first.identity:
                continue
            one, two = (q.first, p.first) if crossed else (p.first, q.first)
            if one.identity in mates.get(a, ()) and two.identity in mates.get(b, ()):
                yield Evidence(
                    [*_failed(p), *_failed(q), *key.opening, *key.shown(a, b)],
                    f"{study.name(p)} fails to {study.san(*p.refutations)}, {study.name(q)} to "
                    f"{study.san(*q.refutations)}; after the key {study.variation(key, a)} and "
                    f"{study.variation(key, b)}.",
                    (p, q, key),
                    is_certain=not (one.target == a.target and two.target == b.target),
                )


@CHANGE.theme("Vladimirov")
def vladimirov(study: Study) -> Iterator[Evidence]:
    """Two tries A and B are refuted by a and b; after the key a is answered by A and b by B. The
    first moves of the tries return as mates after their own refutations. Where these capture the
    pieces that made the tries, it is marked as doubtful.
    """
    yield from _first_moves_return(study, crossed=False)


@CHANGE.theme("Banny")
def banny(study: Study) -> Iterator[Evidence]:
    """Two tries A and B are refuted by a and b; after the key a is answered by B and b by A. The
    first moves of the tries return crosswise.
    """
    yield from _first_moves_return(study, crossed=True)


@CHANGE.theme("Cyclic Banny")
def cyclic_banny(study: Study) -> Iterator[Evidence]:
    """Three or more tries A, B and C are refuted by a, b and c; after the key a is answered by B, b
    by C and c by A. The first moves of the tries return in a cycle.
    """
    for key in study.keys:
        mates = key.single_answers
        tries = {
            p.first.identity: (p, a)
            for p, a in study.refuted(key)
            if p.first is not None and a in mates
        }
        for start in tries:
            ring = _ring(start, tries, mates)
            if len(ring) >= 3 and start == min(ring):
                chosen = [tries[first] for first in ring]
                yield Evidence(
                    [
                        *(ply for p, _ in chosen for ply in p.opening),
                        *key.shown(*(a for _, a in chosen)),
                    ],
                    "The tries "
                    + ", ".join(study.name(p) for p, _ in chosen)
                    + " return as answers to each other's refutations in a cycle.",
                    [*(p for p, _ in chosen), key],
                )


def _ring(
    start: Identity,
    tries: dict[Identity, tuple[Phase, Identity]],
    mates: dict[Identity, frozenset[Identity]],
) -> list[Identity]:
    """First moves that answer the refutation of the one before, back to the start; or nothing."""
    ring = [start]
    while True:
        (answer,) = mates[tries[ring[-1]][1]]
        if answer == start:
            return ring
        if answer not in tries or answer in ring:
            return []
        ring.append(answer)


@CHANGE.theme("Rudenko")
def rudenko(study: Study) -> Iterator[Evidence]:
    """The two threats of a try return as answers to defences after the key, which threatens
    neither. Where there are more threats, or they are of two tries, or only one of them returns
    after the key and the other in another try, it is marked as doubtful. Moves of a piece that the
    try captures do not count.
    """
    yield from _threats_return(study)
    yield from _threats_return_in_tries(study)


def _threats_return_in_tries(study: Study) -> Iterator[Evidence]:
    """Two threats of one try: one returns after the key, the other in another try."""
    for key in study.keys:
        for phase, _ in study.refuted(key):
            returned: dict[Identity, tuple[Phase, Identity]] = {}
            for where in (key, *(other for other, _ in study.refuted(key) if other is not phase)):
                for threat in phase.threat_letters - where.threat_letters - key.threat_letters:
                    if where.defences_to(threat):
                        returned.setdefault(threat, (where, where.defences_to(threat)[0]))
            wheres = [where for where, _ in returned.values()]
            if len(returned) == len(phase.threats) == 2 and key in wheres:
                yield Evidence(
                    [
                        *phase.opening,
                        *phase.threats,
                        *(
                            ply
                            for where, d in returned.values()
                            for ply in (*where.opening, *where.shown(d))
                        ),
                    ],
                    f"The threats {study.san(*phase.threats)} of {study.name(phase)} return: "
                    + ", ".join(
                        f"{study.variation(where, d)} in {study.name(where)}"
                        for where, d in returned.values()
                    )
                    + ".",
                    [phase, *wheres],
                    is_certain=False,
                )


def _left(phase: Phase, key: Phase, threat: Identity) -> list[Identity]:
    """The defences that a threat answers after the key, of pieces that the try leaves there."""
    first = phase.first
    taken = first.target if first is not None and first.move.capture else None
    return [d for d in key.defences_to(threat) if d.home != taken]


def _threats_return(study: Study) -> Iterator[Evidence]:
    for key in study.keys:
        found: dict[Identity, Phase] = {}
        double: list[tuple[Identity, Phase]] = []
        for phase, _ in study.refuted(key):
            own = [t for t in phase.threat_letters - key.threat_letters if _left(phase, key, t)]
            if len(own) == len(phase.threats) == 2:
                double = double or [(threat, phase) for threat in own]
            for threat in own:
                found.setdefault(threat, phase)
        if len(found) >= 2:
            pair = double or [*found.items()][:2]
            defences = [_left(phase, key, threat)[0] for threat, phase in pair]
            threats = [
                f"{study.san(*phase.threat(threat))} of {study.name(phase)}"
                for threat, phase in pair
            ]
            mates = [study.variation(key, d) for d in defences]
            yield Evidence(
                [
                    *(ply for t, phase in pair for ply in (*phase.opening, *phase.threat(t))),
                    *key.opening,
                    *key.shown(*defences),
                ],
                f"The threats {' and '.join(threats)} are mates after the key: "
                f"{' and '.join(mates)}.",
                [*(phase for _, phase in pair), key],
                is_certain=bool(double) and study.moves == 2,
            )


@CHANGE.theme("White correction")
def white_correction(study: Study) -> Iterator[Evidence]:
    """The piece that makes the key makes three or more tries, each refuted by another defence; the
    key keeps a threat of one of them and corrects its fault. Or two random tries of it are refuted
    by the same defence, another by a different one, and the key by none. Checking tries do not
    count. In two-movers in which all the tries keep a threat of the key's it is certain.
    """
    yield from _random_correction(study)
    for key, tries in study.tries_of_key_piece():
        shared = [p for p in tries.values() if p.threat_letters & key.threat_letters]
        if len(tries) >= 3 and shared:
            yield Evidence(
                [*(ply for p in tries.values() for ply in _failed(p)), *key.opening],
                f"{', '.join(map(study.name, tries.values()))} with the same piece are refuted by "
                f"different defences; {study.name(key)} corrects them.",
                [*tries.values(), key],
                is_certain=study.moves == 2 and len(shared) == len(tries),
            )


def _random_correction(study: Study) -> Iterator[Evidence]:
    """Random tries of the key piece with one refutation, and tries that correct their fault."""
    for key in study.keys:
        groups: dict[Identity, list[Phase]] = {}
        for phase, stop in study.refuted(key):
            if (
                phase.first is not None
                and key.first is not None
                and phase.first.identity.home == key.first.identity.home
                and not phase.first.move.check
            ):
                groups.setdefault(stop, []).append(phase)
        random = max(groups.values(), key=len, default=[])
        others = [own[0] for own in groups.values() if own is not random]
        aims = {threat for phase in random for threat in phase.threat_letters}
        is_same_aim = bool(aims & key.threat_letters) or not (aims or key.threats)
        if len(random) >= 2 and others and is_same_aim:
            yield Evidence(
                [*(ply for p in (*random[:2], *others) for ply in _failed(p)), *key.opening],
                f"{', '.join(map(study.name, random))} with the same piece are refuted by "
                f"{study.san(*random[0].refutations)}, {', '.join(map(study.name, others))} "
                f"otherwise; {study.name(key)} corrects both.",
                [*random, *others, key],
                is_certain=False,
            )


@CHANGE.theme("Threat correction")
def threat_correction(study: Study) -> Iterator[Evidence]:
    """A white correction in which the tries and the key threaten something else each time. At least
    two tries and the key have a single threat each, all different.
    """
    for key, tries in study.tries_of_key_piece():
        chosen: list[Phase] = [key]
        for phase in tries.values():
            if len(phase.threats) == 1 and all(
                phase.threat_letters.isdisjoint(p.threat_letters) for p in chosen
            ):
                chosen.append(phase)
        if len(chosen) >= 3 and len(key.threats) == 1:
            yield Evidence(
                [ply for p in chosen for ply in (*p.opening, *p.threats)],
                ", ".join(f"{study.name(p)} threatens {study.san(*p.threats)}" for p in chosen)
                + ".",
                chosen,
                is_certain=False,
            )
