"""Tries, what refutes them, and what returns after the key."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Identity, Ply
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import CHANGE


@CHANGE.theme("Salazar")
def salazar(study: Study) -> Iterator[Evidence]:
    """After a defence a, A and B are first move and answer in one phase, B and A in another: 1.A? a
    2.B and 1.B! a 2.A. First move and mate exchange their parts.
    """
    for p, q in study.phase_pairs():
        if p.first is None or q.first is None:
            continue
        a, b = p.first.identity, q.first.identity
        before, after = p.single_answers, q.single_answers
        for d in before:
            if d in after and b in before[d] and a in after[d]:
                yield Evidence(
                    [p.first, *p.shown(d), q.first, *q.shown(d)],
                    f"{study.name(p)} {study.variation(p, d)}, but {study.name(q)} "
                    f"{study.variation(q, d)}.",
                    (p, q),
                )


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
        chosen = [
            (one, two) for one, two in combinations(found.items(), 2) if one[1][1] != two[1][1]
        ]
        best = max(chosen, key=lambda pair: sum(_mark(one) == "!" for one in pair), default=None)
        if best is None:
            continue
        plies: list[Ply] = []
        for d, (phase, threat) in best:
            plies += [*phase.opening, *phase.threat(threat), *_stop(phase, d)]
        defences = [d for d, _ in best]
        yield Evidence(
            [*plies, *key.opening, *key.shown(*defences)],
            " ".join(
                f"{study.name(phase)} threatens {study.san(*phase.threat(threat))}, which "
                f"{study.san(*_stop(phase, d)[:1])} stops; after the key this defence is answered "
                "by just that."
                for d, (phase, threat) in best
            ),
            [*(phase for _, (phase, _) in best), key],
            is_certain=all(_mark(one) == "!" for one in best),
        )


def _mark(one: tuple[Identity, tuple[Phase, Identity]]) -> str:
    d, (phase, _) = one
    return "!" if any(ply.identity == d for ply in phase.refutations) else ""


def _stop(phase: Phase, defence: Identity) -> list[Ply]:
    return [
        *(ply for ply in phase.refutations if ply.identity == defence),
        *([phase.play[defence].defence] if defence in phase.play else []),
    ]


def _stopped(study: Study, key: Phase) -> Iterator[tuple[Phase, Identity]]:
    """Tries with each defence that stops all their threats, refutations first."""
    refuted = study.refuted(key)
    yield from refuted
    for phase, _ in refuted:
        for d, variation in phase.play.items():
            if not variation.mates & phase.threat_letters:
                yield phase, d


@CHANGE.theme("Hannelius")
def hannelius(study: Study) -> Iterator[Evidence]:
    """Two tries threaten A and B and are refuted by a and b; after the key a is answered by B and b
    by A. The threats come back crosswise.
    """
    for key in study.keys:
        mates = key.single_answers
        for (p, a), (q, b) in combinations(study.refuted(key), 2):
            if a == b:
                continue
            for one in p.threat_letters & mates.get(b, frozenset()):
                for two in (q.threat_letters & mates.get(a, frozenset())) - {one}:
                    yield Evidence(
                        [
                            *p.opening,
                            *p.threat(one),
                            *p.refutations,
                            *q.opening,
                            *q.threat(two),
                            *q.refutations,
                            *key.opening,
                            *key.shown(a, b),
                        ],
                        f"{study.name(p)} threatens {study.san(*p.threat(one))} and fails to "
                        f"{study.san(*p.refutations)}, {study.name(q)} threatens "
                        f"{study.san(*q.threat(two))} and fails to "
                        f"{study.san(*q.refutations)}; after the key these mates answer the "
                        "refutations crosswise.",
                        (p, q, key),
                    )


def _first_moves_return(study: Study, *, crossed: bool) -> Iterator[Evidence]:
    for key in study.keys:
        mates = key.single_answers
        for (p, a), (q, b) in combinations(study.refuted(key), 2):
            if a == b or p.first is None or q.first is None:
                continue
            one, two = p.first.identity, q.first.identity
            wanted = (two, one) if crossed else (one, two)
            if one == two or wanted[0] not in mates.get(a, ()) or wanted[1] not in mates.get(b, ()):
                continue
            yield Evidence(
                [
                    p.first,
                    *p.refutations,
                    q.first,
                    *q.refutations,
                    *key.opening,
                    *key.shown(a, b),
                ],
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
        pair = next(combinations(found, 2), None)
        if pair is not None:
            defences = [key.defences_to(threat)[0] for threat in pair]
            yield Evidence(
                [
                    *(ply for t in pair for ply in (*found[t].opening, *found[t].threat(t))),
                    *key.opening,
                    *key.shown(*defences),
                ],
                "The threats "
                + " and ".join(
                    f"{study.san(*found[t].threat(t))} of {study.name(found[t])}" for t in pair
                )
                + " are mates after the key: "
                + " and ".join(study.variation(key, d) for d in defences)
                + ".",
                [*(found[t] for t in pair), key],
            )


@CHANGE.theme("White correction")
def white_correction(study: Study) -> Iterator[Evidence]:
    """The piece that makes the key makes three or more tries, each refuted by another defence; the
    key keeps a threat of one of them and corrects its fault. Checking tries do not count.
    """
    for key, tries in study.tries_of_key_piece():
        shared = [p for p in tries.values() if p.threat_letters & key.threat_letters]
        if len(tries) >= 3 and shared:
            plies = [ply for p in tries.values() for ply in (*p.opening, *p.refutations)]
            yield Evidence(
                [*plies, *key.opening],
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
