"""The play of one phase: blocks, threats forced alone, corrections, duels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from matewright.model.move import square_name as sq
from matewright.model.solution import Mark
from matewright.services.themes.evidence import Evidence
from matewright.services.themes.facts.board import direction
from matewright.services.themes.facts.changes import changed_between
from matewright.services.themes.facts.phases import Phase, Variation
from matewright.services.themes.facts.plies import Identity
from matewright.services.themes.facts.study import Study
from matewright.services.themes.registry import CHANGE


@CHANGE.theme("Mutate")
def mutate(study: Study) -> Iterator[Evidence]:
    """Every black move of the diagram has its mate already, the key is a waiting move, and at least
    one mate changes. So White must give up a complete block for another.
    """
    for before, key in _blocks(study):
        changed = changed_between(before, key)
        if changed:
            yield Evidence(
                [*key.opening, *before.shown(*changed), *key.shown(*changed)],
                f"Every move of the diagram is answered; the key waits and changes "
                f"{study.variation(before, changed[0])} to {study.variation(key, changed[0])}.",
                (before, key),
            )


@CHANGE.theme("Complete block")
def complete_block(study: Study) -> Iterator[Evidence]:
    """Every move of the side to be mated has its answer in the diagram, and the key only waits. No
    answer need change.
    """
    for before, key in _blocks(study):
        yield Evidence(
            [*key.opening, *(v.defence for v in before.variations)],
            f"All {len(before.variations)} moves of the diagram are answered, and the key "
            "threatens nothing.",
            (before, key),
        )


def _blocks(study: Study) -> Iterator[tuple[Phase, Phase]]:
    if study.is_fairy:
        # The rules that are asked for all legal moves are those of orthodox chess.
        return
    for part in study.parts:
        key, before = part.key, part.set_play
        if key is None or before is None or key.threats or key.first is None:
            continue
        if Mark.ZUGZWANG not in key.first.node.marks:
            continue
        legal = study.rules.of(part.board, part.defender).moves
        answered = {
            (v.defence.origin, v.defence.target, v.defence.move.promotion)
            for v in before.variations
        }
        if legal and answered.issuperset(legal):
            yield before, key


@CHANGE.theme("Fleck")
def fleck(study: Study) -> Iterator[Evidence]:
    """The key of a problem in two or three moves has three or more threats, and for each there is a
    defence after which it is the only one that works. Promotions of one pawn to several pieces are
    no Fleck.
    """
    for key in study.keys:
        forced = _forced(key)
        if _has_many_threats(study, key) and len(forced) == len(key.threat_letters):
            yield Evidence(
                [*key.opening, *key.threats, *(v.defence for v in forced.values())],
                f"The key threatens {study.san(*key.threats)}, and each is forced alone: "
                + ", ".join(study.san(v.defence, *v.answers) for v in forced.values())
                + ".",
                (key,),
            )


@CHANGE.theme("Karlström-Fleck", is_on=False)
def karlstrom_fleck(study: Study) -> Iterator[Evidence]:
    """A Fleck in which every other defence stops all threats and is answered by a mate that was not
    threatened. Threats are thus forced alone or not at all.
    """
    for key in study.keys:
        forced = _forced(key)
        if not _has_many_threats(study, key) or len(forced) < len(key.threat_letters):
            continue
        others = [v for v in key.variations if not v.mates & key.threat_letters]
        if others and all(
            len(v.mates & key.threat_letters) == 1 or v in others for v in key.variations
        ):
            yield Evidence(
                [*key.opening, *key.threats, *(v.defence for v in others)],
                f"Beside a Fleck of {len(forced)} threats, {study.san(others[0].defence)} stops "
                f"them all and is answered by {study.san(*others[0].answers[:1])}.",
                (key,),
            )


def _has_many_threats(study: Study, key: Phase) -> bool:
    """Whether there are three or more; promotions to different pieces count as one."""
    ways = {(threat.home, threat.target) for threat in key.threat_letters}
    return len(ways) == len(key.threat_letters) >= 3 and study.moves <= 3


def _forced(phase: Phase) -> dict[Identity, Variation]:
    """Threats with a defence after which each is the only mate."""
    found: dict[Identity, Variation] = {}
    for variation in phase.variations:
        if len(variation.mates) == 1 and variation.mates <= phase.threat_letters:
            (mate,) = variation.mates
            found.setdefault(mate, variation)
    return found


@CHANGE.theme("Black correction")
def black_correction(study: Study) -> Iterator[Evidence]:
    """Random moves of a black piece all allow the same mate; another move of the piece avoids that
    mate but allows a different one. At least two random moves are asked for. A slider that stays on
    its line to the square of the mate corrects nothing. Set play before a checking key does not
    count.
    """
    checks = any(phase.first is not None and phase.first.move.check for phase in study.keys)
    before = [phase for phase in study.phases if phase.kind == "set" and not checks]
    for phase in (*study.keys, *before):
        by_piece: dict[int, list[Variation]] = {}
        for variation in phase.play.values():
            if variation.defence.piece != "K":
                by_piece.setdefault(variation.defence.identity.home, []).append(variation)
        for own in by_piece.values():
            mate, random, corrections = _corrections(own)
            if corrections:
                one, other = random[0].defence, corrections[0]
                yield Evidence(
                    [
                        ply
                        for variation in (*random[:2], *corrections)
                        for ply in (variation.defence, *variation.answers[:1])
                    ],
                    f"Random moves of the piece on {sq(one.origin)} allow "
                    f"{study.san(*phase.answer(one.identity, mate))}; {study.san(other.defence)} "
                    f"avoids it but allows {study.san(*other.answers)}.",
                    (phase,),
                )


def _corrections(
    own: list[Variation],
) -> tuple[Identity, list[Variation], list[Variation]]:
    """The mate that moves of a piece allow most often, those that allow it alone, and corrections.

    There are none unless two or more moves are random.
    """
    counts = Counter(mate for variation in own for mate in variation.mates)
    mate, count = max(counts.items(), key=lambda item: item[1])
    random = [v for v in own if v.mates == {mate}]
    corrections = [
        v for v in own if mate not in v.mates and len(v.mates) == 1 and not _stays_on_line(v, mate)
    ]
    # In longer problems what is just captured corrects nothing.
    corrections = [
        v for v in corrections if v.answers[0].move.mate or v.answers[0].target != v.defence.target
    ]
    # A mate by capture on one square of arrival is no answer to a random move.
    is_capture = any(v.defence.target == mate.target for v in random)
    if len(random) < 2 or count < len(corrections) or is_capture:
        return mate, random, []
    return mate, random, corrections


def _stays_on_line(variation: Variation, mate: Identity) -> bool:
    """Whether a slider moves along the line to the square of a mate: it never left its guard."""
    defence = variation.defence
    step, guard = (direction(defence.origin, target) for target in (defence.target, mate.target))
    if defence.piece not in "QRB" or step is None or guard is None:
        return False
    return guard in (step, (-step[0], -step[1]))


@CHANGE.theme("Mates on the same square", is_on=False)
def same_square(study: Study) -> Iterator[Evidence]:
    """Three or more different white pieces mate on one square in one phase. Each answers a defence
    of its own.
    """
    for phase in study.keys:
        by_square: dict[int, dict[Identity, Variation]] = {}
        for variation in phase.play.values():
            if len(variation.mates) == 1:
                (mate,) = variation.mates
                by_square.setdefault(mate.target, {}).setdefault(mate, variation)
        for square, found in by_square.items():
            if len({mate.home for mate in found}) >= 3:
                yield Evidence(
                    [ply for v in found.values() for ply in (v.defence, *v.answers)],
                    f"{len(found)} different pieces answer on {sq(square)}.",
                    (phase,),
                    squares=(square,),
                )


@CHANGE.theme("Defences on the same square")
def defences_on_square(study: Study) -> Iterator[Evidence]:
    """Three or more black pieces defend by moving to one square, and each such defence has an
    answer of its own. King moves are left out.
    """
    for phase in study.keys:
        by_square: dict[int, dict[int, Variation]] = {}
        for d, variation in phase.play.items():
            if variation.defence.piece != "K":
                by_square.setdefault(d.target, {}).setdefault(d.home, variation)
        for square, found in by_square.items():
            answers = {v.mates for v in found.values()}
            if len(found) >= 3 and len(answers) == len(found):
                yield Evidence(
                    [ply for v in found.values() for ply in (v.defence, *v.answers[:1])],
                    f"{len(found)} pieces defend on {sq(square)}, each with an answer of its own.",
                    (phase,),
                    squares=(square,),
                )


@CHANGE.theme("Duel")
def duel(study: Study) -> Iterator[Evidence]:
    """Three or more moves of a black piece, no king, are answered by one white piece, each by
    another move of it. Or three quiet tries of the key piece are refuted so by one black piece, no
    king. More than half of the answers, and all refutations, do something else than capture what
    has just moved.
    """
    yield from _duel_of_variations(study)
    yield from _duel_of_tries(study)


def _duel_of_variations(study: Study) -> Iterator[Evidence]:
    for key in study.keys:
        pairs: dict[tuple[int, int], dict[Identity, Variation]] = {}
        for variation in key.play.values():
            if len(variation.answers) == 1 and variation.defence.piece != "K":
                (answer,) = variation.answers
                homes = (variation.defence.identity.home, answer.identity.home)
                pairs.setdefault(homes, {}).setdefault(answer.identity, variation)
        (black, white), found = max(
            pairs.items(), key=lambda item: len(item[1]), default=((0, 0), {})
        )
        taken = sum(v.answers[0].target == v.defence.target for v in found.values())
        if len(found) >= 3 and 2 * taken < len(found):
            shown = [(v.defence, *v.answers) for v in found.values()]
            yield Evidence(
                [ply for pair in shown for ply in pair],
                f"Moves of the piece on {sq(black)} are answered by the piece on {sq(white)}, "
                f"each by another move: {'; '.join(study.san(*v) for v in shown)}.",
                (key,),
            )


def _duel_of_tries(study: Study) -> Iterator[Evidence]:
    for key, tries in study.tries_of_key_piece():
        fit = {
            stop.home: [
                phase
                for other, phase in tries.items()
                if other.home == stop.home and _is_parried(phase)
            ]
            for stop in tries
        }
        black, own = max(fit.items(), key=lambda item: len(item[1]), default=(0, []))
        if len(own) >= 3 and key.first is not None:
            yield Evidence(
                [*(ply for p in own for ply in (*p.opening, *p.refutations)), key.first],
                f"Tries of the piece on {sq(key.first.origin)} are refuted by the piece on "
                f"{sq(black)}, each by another move: {', '.join(study.name(p) for p in own)}.",
                [*own, key],
            )


def _is_parried(phase: Phase) -> bool:
    """Whether a try fails to no king and to no capture of the piece that made it."""
    return all(
        ply.piece != "K" and phase.first is not None and ply.target != phase.first.target
        for ply in phase.refutations
    )
