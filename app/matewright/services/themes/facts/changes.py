"""Pairs of phases: whose answers change, which are transferred, and which go round."""

from __future__ import annotations

from collections.abc import Iterator

from matewright.services.themes.facts.phases import Phase
from matewright.services.themes.facts.plies import Identity


def changed_between(p: Phase, q: Phase) -> list[Identity]:
    """The defences that both phases answer, with nothing in common."""
    if q not in p.changed:
        before, after = p.answers, q.answers
        p.changed[q] = [d for d in before if d in after and not before[d] & after[d]]
    return p.changed[q]


def transferred_between(p: Phase, q: Phase) -> list[tuple[Identity, Identity, Identity]]:
    """Mates with the defence of each phase that they answer there alone.

    What mates in one phase and only continues in the other is not the same move.
    """
    before, after = p.answers, q.answers
    found = []
    used: set[Identity] = set()
    for d, mates in before.items():
        for mate in mates:
            if mate in used or mate in after.get(d, ()) or mate in p.threat_letters:
                continue
            if mate in q.threat_letters:
                continue
            for e, others in after.items():
                if (
                    e != d
                    and mate in others
                    and mate not in before.get(e, ())
                    and p.answer(d, mate)[0].move.mate == q.answer(e, mate)[0].move.mate
                ):
                    found.append((mate, d, e))
                    used.add(mate)
                    break
    return found


def cycles_between(p: Phase, q: Phase, length: int) -> Iterator[tuple[Identity, ...]]:
    """Defences whose mates of one phase go round in the other: a A, b B become a B, b C."""
    common = changed_between(p, q)
    if len(common) < length:
        return
    before, after = p.answers, q.answers
    follows = {
        d: [e for e in common if e != d and after[d] & before[e] and not before[d] & before[e]]
        for d in common
    }
    for start in common:
        stack: list[tuple[Identity, ...]] = [(start,)]
        while stack:
            chain = stack.pop()
            for nxt in follows[chain[-1]]:
                if len(chain) == length:
                    if nxt == start and min(chain) == start:
                        yield chain
                elif nxt not in chain:
                    stack.append((*chain, nxt))
