"""Tries, what refutes them, and what returns after the key."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Identity, Ply
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import CHANGE


@CHANGE.theme("Dombrovskis")
def dombrovskis(study: Study) -> Iterator[Evidence]:
    """Two tries threaten A and B and are refuted by a and b; after the key a is answered by A and b
    by B. The defence that stopped a mate now provokes it.
    """
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
                is_certain=certain.issuperset(best),
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
                )


@CHANGE.theme("Vladimirov")
def vladimirov(study: Study) -> Iterator[Evidence]:
    """Two tries A and B are refuted by a and b; after the key a is answered by A and b by B. The
    first moves of the tries return as mates after their own refutations.
    """
    yield from _first_moves_return(study, crossed=False)


@CHANGE.theme("Banny")
def banny(study: Study) -> Iterator[Evidence]:
    """Two tries A and B are refuted by a and b; after the key a is answered by B and b by A. The
    first moves of the tries return crosswise.
    """
    yield from _first_moves_return(study, crossed=True)


@CHANGE.theme("Cyclic Banny", is_on=False)
def cyclic_banny(study: Study) -> Iterator[Evidence]:
    """Three tries A, B and C are refuted by a, b and c; after the key a is answered by B, b by C
    and c by A. The first moves of the tries return in a cycle.
    """
    for key in study.keys:
        mates = key.single_answers
        tries = [
            (p, p.first, a) for p, a in study.refuted(key) if p.first is not None and a in mates
        ]
        for chosen in permutations(tries, 3):
            firsts = [first.identity for _, first, _ in chosen]
            stops = [a for _, _, a in chosen]
            if len({*firsts}) < 3 or len({*stops}) < 3:
                continue
            if all(firsts[(i + 1) % 3] in mates[stops[i]] for i in range(3)):
                yield Evidence(
                    [*(first for _, first, _ in chosen), *key.shown(*stops)],
                    "The tries "
                    + ", ".join(study.name(p) for p, _, _ in chosen)
                    + " return as answers to each other's refutations in a cycle.",
                    [*(p for p, _, _ in chosen), key],
                )


@CHANGE.theme("Rudenko")
def rudenko(study: Study) -> Iterator[Evidence]:
    """Threats of tries return as answers to defences after the key. Two different threats, of one
    try or of two, are asked for, neither of them threatened by the key.
    """
    for key in study.keys:
        found: dict[Identity, Phase] = {}
        for phase, _ in study.refuted(key):
            for threat in phase.threat_letters - key.threat_letters:
                if key.defences_to(threat):
                    found.setdefault(threat, phase)
        if len(found) >= 2:
            pair = [*found.items()][:2]
            defences = [key.defences_to(threat)[0] for threat, _ in pair]
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
            )


@CHANGE.theme("White correction")
def white_correction(study: Study) -> Iterator[Evidence]:
    """The piece that makes the key makes three or more tries, each refuted by another defence; the
    key keeps a threat of one of them and corrects its fault. Checking tries do not count.
    """
    for key, tries in study.tries_of_key_piece():
        shared = [p for p in tries.values() if p.threat_letters & key.threat_letters]
        if len(tries) >= 3 and shared:
            yield Evidence(
                [*(ply for p in tries.values() for ply in _failed(p)), *key.opening],
                f"{', '.join(map(study.name, tries.values()))} with the same piece are refuted by "
                f"different defences; {study.name(key)} corrects them.",
                [*tries.values(), key],
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
