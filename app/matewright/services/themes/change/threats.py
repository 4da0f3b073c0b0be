"""Threats that are answers, or threats of another first move, in other phases."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Identity
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import CHANGE


@CHANGE.theme("Le Grand")
def le_grand(study: Study) -> Iterator[Evidence]:
    """In one phase A is threatened and a is answered by B; in the other B is threatened and the
    same defence a is answered by A. Threat and mate exchange their parts.
    """
    for p, q in study.phase_pairs:
        for a, b, d, e in _grands(p, q):
            if d == e:
                yield _grand(study, p, q, a, b, d, e)


@CHANGE.theme("Pseudo-Le Grand")
def pseudo_le_grand(study: Study) -> Iterator[Evidence]:
    """In one phase A is threatened and B answers a defence; in the other B is threatened and A
    answers another defence. Threat and mate exchange their parts, but after different defences.
    """
    for p, q in study.phase_pairs:
        found = list(_grands(p, q))
        if found and all(d != e for _, _, d, e in found):
            yield _grand(study, p, q, *found[0])


def _grands(p: Phase, q: Phase) -> Iterator[tuple[Identity, Identity, Identity, Identity]]:
    """Threat of `p`, threat of `q`, the defence of `p` and that of `q`."""
    for a in p.threat_letters - q.threat_letters:
        for b in q.threat_letters - p.threat_letters:
            for d in p.defences_to(b):
                for e in q.defences_to(a):
                    yield a, b, d, e


def _grand(
    study: Study, p: Phase, q: Phase, a: Identity, b: Identity, d: Identity, e: Identity
) -> Evidence:
    one, two = p.threat(a), q.threat(b)
    return Evidence(
        [*p.opening, *one, *p.shown(d), *q.opening, *two, *q.shown(e)],
        f"{study.name(p)} threatens {study.san(*one)} and has "
        f"{study.san(p.play[d].defence)} {study.san(*two)}; {study.name(q)} threatens "
        f"{study.san(*two)} and has {study.san(q.play[e].defence)} {study.san(*one)}.",
        (p, q),
    )


@CHANGE.theme("Cyclic pseudo-Le Grand")
def cyclic_pseudo_le_grand(study: Study) -> Iterator[Evidence]:
    """In three or four phases A, B, C are threatened in turn, and each is a mate in the phase
    before: the parts go round. The defences may differ.
    """
    yield from _cyclic_grand(study, same=False)


@CHANGE.theme("Cyclic Le Grand", is_on=False)
def cyclic_le_grand(study: Study) -> Iterator[Evidence]:
    """In three phases A, B and C are threatened in turn, and the same two defences are answered by
    the other two in turn. All three moves are threat once and mate twice.
    """
    yield from _cyclic_grand(study, same=True)


def _cyclic_grand(study: Study, *, same: bool) -> Iterator[Evidence]:
    phases = [phase for phase in study.changing if 1 <= len(phase.threats) <= 3]
    answers = [{mate for v in phase.play.values() for mate in v.mates} for phase in phases]
    follows = [
        [j for j, q in enumerate(phases) if j != i and q.threat_letters & answers[i]]
        for i in range(len(phases))
    ]
    for length in (3, 4):
        for ring in _rings(follows, length):
            chosen = tuple(phases[i] for i in ring)
            threats = _round(chosen, same=same)
            if threats is None:
                continue
            after = (*threats[1:], threats[0])
            yield Evidence(
                [
                    ply
                    for phase, threat, mate in zip(chosen, threats, after, strict=True)
                    for ply in (
                        *phase.opening,
                        *phase.threat(threat),
                        *phase.shown(*phase.defences_to(mate)[:1]),
                    )
                ],
                "The threats "
                + ", ".join(
                    study.san(*phase.threat(threat))
                    for phase, threat in zip(chosen, threats, strict=True)
                )
                + f" of {', '.join(map(study.name, chosen))} are mates in the phase before.",
                chosen,
            )


def _rings(follows: list[list[int]], length: int) -> Iterator[tuple[int, ...]]:
    """The cycles of a length in a graph, each once."""
    for start in range(len(follows)):
        stack: list[tuple[int, ...]] = [(start,)]
        while stack:
            chain = stack.pop()
            for nxt in follows[chain[-1]]:
                if len(chain) == length:
                    if nxt == start:
                        yield chain
                elif nxt > start and nxt not in chain:
                    stack.append((*chain, nxt))


def _round(chosen: tuple[Phase, ...], *, same: bool) -> tuple[Identity, ...] | None:
    """A threat of each phase that is a mate in the phase before, all round."""
    for threats in product(*(phase.threat_letters for phase in chosen)):
        if len({*threats}) < len(chosen):
            continue
        count = len(chosen)
        turns = [{*phase.defences_to(threats[(i + 1) % count])} for i, phase in enumerate(chosen)]
        if not all(turns):
            continue
        backs = [{*phase.defences_to(threats[i - 1])} for i, phase in enumerate(chosen)]
        is_same = bool(set.intersection(*turns)) and bool(set.intersection(*backs))
        if is_same is same:
            return threats
    return None


def _first_moves(study: Study) -> Iterator[tuple[Phase, Phase, Identity, Identity]]:
    """Two phases and the letters of their first moves."""
    for p, q in study.phase_pairs:
        if p.first is not None and q.first is not None:
            yield p, q, p.first.identity, q.first.identity


@CHANGE.theme("Threat reversal")
def reversal(study: Study) -> Iterator[Evidence]:
    """A first move A threatens B, and in another phase the first move B threatens A. Try and threat
    exchange their parts; in problems of three and more moves one of the phases is the key's. More
    than two threats are marked as doubtful.
    """
    for p, q, a, b in _first_moves(study):
        if study.moves > 2 and "key" not in (p.kind, q.kind):
            continue
        if b in p.threat_letters and a in q.threat_letters:
            yield Evidence(
                [*p.opening, *p.threat(b), *q.opening, *q.threat(a)],
                f"{study.name(p)} threatens {study.san(*p.threat(b))}, and {study.name(q)} "
                f"threatens {study.san(*q.threat(a))}.",
                (p, q),
                is_certain=max(len(p.threats), len(q.threats)) <= 2,
            )


@CHANGE.theme("Salazar")
def salazar(study: Study) -> Iterator[Evidence]:
    """After a defence a, A and B are first move and answer in one phase, B and A in another: 1.A? a
    2.B and 1.B! a 2.A. First move and mate exchange their parts.
    """
    for p, q, a, b in _first_moves(study):
        before, after = p.single_answers, q.single_answers
        for d in before:
            if d in after and b in before[d] and a in after[d]:
                yield Evidence(
                    [*p.opening, *p.shown(d), *q.opening, *q.shown(d)],
                    f"{study.name(p)} {study.variation(p, d)}, but {study.name(q)} "
                    f"{study.variation(q, d)}.",
                    (p, q),
                )


@CHANGE.theme("Urania")
def urania(study: Study) -> Iterator[Evidence]:
    """One move of White's is first move in one phase, threat in another and answer to a defence in
    a third. It has all three parts that a move can have; a first move that gives check does not
    count.
    """
    for p in study.changing:
        if p.first is None or p.first.move.check:
            continue
        move = p.first.identity
        threats = [q for q in study.changing if q is not p and move in q.threat_letters]
        answers = [q for q in study.changing if q is not p and q.defences_to(move)]
        for q in threats:
            for r in answers:
                if q is r or "key" not in (p.kind, q.kind, r.kind):
                    continue
                yield Evidence(
                    [p.first, *q.threat(move), *r.shown(*r.defences_to(move)[:1])],
                    f"{study.san(p.first)} is the first move of {study.name(p)}, the threat of "
                    f"{study.name(q)} and an answer in {study.name(r)}.",
                    (p, q, r),
                )


@CHANGE.theme("Barnes")
def barnes(study: Study) -> Iterator[Evidence]:
    """One phase threatens A and B together; others threaten A alone and B alone. The double threat
    is taken apart from phase to phase; three or four threats, and tries alone, are marked as
    doubtful.
    """
    phases = sorted(
        (phase for phase in study.changing if phase.threats), key=lambda one: len(one.threats)
    )
    single = sorted(
        (phase for phase in phases if len(phase.threats) == 1), key=lambda one: one.kind != "key"
    )
    for p in phases:
        for a, b in combinations(p.threat_letters, 2) if len(p.threats) <= 4 else ():
            q = next((phase for phase in single if a in phase.threat_letters), None)
            r = next((phase for phase in single if b in phase.threat_letters), None)
            if q is not None and r is not None:
                yield Evidence(
                    [ply for phase in (p, q, r) for ply in (*phase.opening, *phase.threats)],
                    f"{study.name(p)} threatens {study.san(*p.threats)}, {study.name(q)} only "
                    f"{study.san(*q.threats)}, {study.name(r)} only {study.san(*r.threats)}.",
                    (p, q, r),
                    is_certain=len(p.threats) == 2 and "key" in (p.kind, q.kind, r.kind),
                )


@CHANGE.theme("Sushkov")
def sushkov(study: Study) -> Iterator[Evidence]:
    """One phase threatens A and B together; in another phase A is the threat and B answers a
    defence. Three or four threats, and problems of more than two moves, are marked as doubtful.
    """
    phases = sorted(study.changing, key=lambda phase: phase.kind != "key")
    pairs = ((q, p) for q in phases for p in phases if p is not q)
    # What threatens just two moves comes first.
    for q, p in sorted(pairs, key=lambda pair: len(pair[1].threats)):
        shared = p.threat_letters & q.threat_letters
        if shared and 2 <= len(p.threats) <= 4 and len(q.threats) == 1:
            for mate in p.threat_letters - q.threat_letters:
                defences = q.defences_to(mate)
                if defences:
                    yield Evidence(
                        [*p.opening, *p.threats, *q.opening, *q.threats, *q.shown(defences[0])],
                        f"{study.name(p)} threatens {study.san(*p.threats)}; "
                        f"{study.name(q)} threatens only {study.san(*q.threats)}, and "
                        f"{study.san(*p.threat(mate))} answers "
                        f"{study.san(q.play[defences[0]].defence)}.",
                        (p, q),
                        is_certain=len(p.threats) == 2 == study.moves,
                    )
