"""The workshop: each tool against single solves, and the remedies against the problems themselves.

Sound problems come from the samples and, where it is there, from the recorded answers of Popeye.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import matewright
from matewright import resources
from matewright.errors import FormatError, MatewrightError
from matewright.model.legality import count_promoted
from matewright.model.piece import Colour, Piece
from matewright.model.position import Position
from matewright.model.problem import Problem
from matewright.model.stipulation import Stipulation
from matewright.model.twin import Twin
from matewright.model.verdict import Verdict as Judged
from matewright.model.verdict import intended, judge_all
from matewright.services.file import files
from matewright.services.workshop import (
    economy,
    edits,
    fill,
    material,
    mend,
    purpose,
    reduce,
    required_play,
    search,
)
from matewright.services.workshop import map as maps
from matewright.services.workshop.best import Best
from matewright.services.workshop.required_play import Item, Part, carried, chosen, items
from matewright.services.workshop.search import finish, full_solution, judge_alone
from matewright.services.workshop.setting import Setting, Verdict
from matewright.services.workshop.take_back import take_back
from matewright.services.workshop.twins import diagram_with, part_problem
from matewright.services.workshop.typed_pieces import pieces_of
from matewright.services.workshop.work import Fill, Mend, Work

ORACLE = Path(__file__).parents[4] / "shared" / "oracle" / "popeye_dev.jsonl"
ASKED = ("#2", "#3", "h#2", "s#2", "h#1.5")
CLASSIC = "2N2B2/2N1r3/8/3nQ2R/1k6/8/2B5/R3K3 w Q - 0 1"


def problem(fen: str, stipulation: str = "#2", solutions: str = "") -> Problem:
    parsed = Stipulation.parse(stipulation)
    return Problem(Position.from_fen(fen, parsed.first_mover), parsed, intended=solutions)


def _recorded() -> Iterator[Problem]:
    if not ORACLE.exists():
        return
    for line in ORACLE.read_text("utf-8").splitlines():
        row = json.loads(line)
        if row.get("fen_status") == "ok" and row["stipulation"] in ASKED:
            count = row.get("n_solutions", 1)
            several = str(count) if count > 1 and row["stipulation"][0] == "h" else ""
            yield problem(row["fen"], row["stipulation"], several)


@cache
def sound_problems() -> tuple[Problem, ...]:
    """All of them, in an order that has all stipulations early."""
    found = list(_recorded())
    for name in ("classics", "mater-examples", "prinz"):
        collection = files.load(resources.path("problems", f"{name}.olv")).collection
        found += [
            problem(one.position.fen, one.stipulation.text)
            for one in (collection[i] for i in range(len(collection)))
            if one.stipulation.text in ASKED and not one.twins
        ]
    sound = [one for one in found if judge_alone(one).verdict is Verdict.SOUND]
    random.Random(25).shuffle(sound)
    return tuple(sound)


def checked_alone(setting: Setting, base: Problem) -> Judged:
    """The judgement on a setting by solving it as any problem."""
    asked = replace(base, position=setting.position)
    try:
        mode = "keys" if base.stipulation.checked().play.is_battle else "full"
        solution = matewright.solve(asked, mode=mode)
    except MatewrightError:
        return Judged.FAILED
    return judge_all(solution, intended(base) or 1).verdict


SAME = {
    Verdict.SOUND: {Judged.SOUND},
    Verdict.COOKED: {Judged.COOKED},
    Verdict.SHORT: {Judged.SHORT},
    Verdict.NONE: {Judged.NO_SOLUTION, Judged.SOLVED},
    Verdict.ILLEGAL: {Judged.FAILED},
}


# -- each tool ------------------------------------------------------------------------------------


def test_a_map_says_of_each_square_what_solving_says() -> None:
    base = problem(CLASSIC)
    found, progress = finish(maps.start(base, 36))
    assert progress.is_complete
    assert len(found) == 61  # all but its own square and those of the kings
    for setting in found[::4]:
        assert checked_alone(setting, base) in SAME[setting.verdict], setting.change
    assert {setting.verdict for setting in found} == set(Verdict)
    # The nearest come first.
    steps = [edits.distance(36, setting.edits[0].squares[1][0]) for setting in found]
    assert steps == sorted(steps)


def test_a_map_of_a_further_piece_leaves_out_where_it_cannot_stand() -> None:
    found, _ = finish(maps.start(problem(CLASSIC), Piece(Colour.WHITE, "P")))
    assert all(0 < setting.edits[0].squares[0][0] >> 3 < 7 for setting in found)
    assert len(found) == 48 - 1  # the black king stands on b4


def test_a_piece_that_was_moved_plays_from_its_new_square() -> None:
    # The rook mates on a8 wherever on the a-file it comes from.
    base = problem("7k/6pp/8/8/8/8/8/RK6 w", "#1")
    play = items(full_solution(base))
    found, _ = finish(maps.start(base, 0, play))
    by_change = {setting.change: setting for setting in found}
    assert by_change["wRa1→a4"].lost == ()
    assert by_change["wRa1→b4"].lost == play
    assert carried(["a1a8", "h8h7"], [(0, 24)]) == ("a4a8", "h8h7")
    # What comes to the empty square later is another piece.
    assert carried(["b1a1", "a1a8"], [(0, 24)]) == ("b1a1", "a1a8")


def test_key_tries_set_play_and_variations_are_told_when_they_are_lost() -> None:
    solution = full_solution(problem(CLASSIC))
    play = items(solution)
    # Everything the tree holds is there, as the diagram has it.
    assert {item.part for item in play} >= {Part.KEY, Part.TRY, Part.SET, Part.VARIATION}
    found = judge_alone(problem(CLASSIC), play)
    assert found.lost == ()
    keys = [item for item in play if item.part is Part.KEY]
    assert [item.moves for item in keys] == [solution.keys]


@pytest.mark.parametrize("number", range(8))
def test_no_play_of_a_sound_problem_is_lost_in_the_problem_itself(number: int) -> None:
    base = sound_problems()[number % len(sound_problems())]
    play = items(full_solution(base))
    assert judge_alone(base, play).lost == ()


def test_back_finds_the_key_that_was_played() -> None:
    # 1.Rh6! of Paul Morphy's two-mover, taken back.
    found = take_back(problem("5Kbk/6pp/6PR/8/8/8/8/8 b"))
    boards = [setting.position.board_fen for setting in found]
    assert "5Kbk/6pp/6P1/8/8/8/8/7R" in boards
    for setting in found:
        base = problem(setting.position.fen)
        assert checked_alone(setting, base) is Judged.SOUND
        solution = matewright.solve(setting.position, "#2")
        (key,) = (node for node in solution.tree.children if node.role is matewright.Role.KEY)
        assert key.move is not None
        after = setting.position.play(key.move)
        assert after.board_fen == "5Kbk/6pp/6PR/8/8/8/8/8"


def test_castling_and_promotions_are_taken_back() -> None:
    # Popeye's answer to the selfmate one move earlier is the long castling.
    castled = problem("8/8/1Q6/8/krR5/bp3p1p/qr3PpP/2KR2n1 b", "s#1")
    assert "0-0-0" in {setting.change for setting in take_back(castled, promoted=True)}
    # Only the queen mates there, so that the promotion is the only key.
    found = take_back(problem("2K2k1Q/6R1/8/8/8/6N1/8/8 b", "#1"))
    assert "wQh8←h7 wPh7" in {setting.change for setting in found}


def test_reduce_takes_away_what_serves_nothing() -> None:
    # A further white pawn does nothing in Morphy's problem but be there.
    base = problem("5Kbk/6pp/6P1/8/P7/8/8/7R w")
    if judge_alone(base).verdict is not Verdict.SOUND:
        pytest.fail("the example is to be sound")
    made = list(reduce.steps(base))
    assert made
    assert "-wPa4" in [setting.change for setting in made]
    last = made[-1]
    assert material.count(last.position) < material.count(base.position)


def test_fill_counts_and_finds() -> None:
    base = problem("5Kbk/6pp/6P1/8/8/8/8/8 w")
    filling = fill.Completion(pieces=pieces_of("wR"))
    space = fill.space_of(base, filling)
    assert space.total == 64 - 6
    found = fill.fill(base, filling)
    assert "5Kbk/6pp/6P1/8/8/8/8/7R" in {setting.position.board_fen for setting in found}
    # With the rank of the key alone.
    row = replace(filling, region=fill.region_of("1"))
    assert len(fill.fill(base, row)) < len(found)
    key = required_play.line("h1h6", base)
    assert [setting.change for setting in fill.fill(base, replace(filling, keep=(key,)))] == [
        "+wRh1"
    ]


def test_fill_in_parts_finds_the_same_and_goes_on(tmp_path: Path) -> None:
    base = problem("5Kbk/6pp/6P1/8/8/8/8/8 w")
    filling = fill.Completion(pieces=pieces_of("wR wP"))
    whole = sorted(setting.position.fen for setting in fill.fill(base, filling))
    journal = tmp_path / "fill.jsonl"
    work = fill.Fill(fill.CompletionTask(base, filling), journal=journal)
    work.start()
    while not work.wait(1):
        pass
    assert work.poll().is_complete
    assert sorted(setting.position.fen for setting in work.take()) == whole
    # Half of the journal is kept; the rest is done again.
    lines = journal.read_text("utf-8").splitlines(keepends=True)
    journal.write_text("".join(lines[: len(lines) // 2]), "utf-8")
    again = fill.Fill(fill.CompletionTask(base, filling), journal=journal, resume=True)
    again.start()
    while not again.wait(1):
        pass
    assert sorted(setting.position.fen for setting in again.take()) == whole
    # A commission travels as text.
    commission = fill.CompletionTask(
        base, replace(filling, keep=(required_play.line("h1h6", base),))
    )
    assert fill.CompletionTask.from_dict(json.loads(json.dumps(commission.to_dict()))) == commission
    with pytest.raises(FormatError, match="belongs to other work"):
        fill.Fill(commission, journal=journal, resume=True)


def test_symmetric_fillings_come_in_pairs() -> None:
    base = problem("4k3/8/8/8/8/8/8/4K3 w")
    filling = fill.Completion(pieces=pieces_of("wR"), symmetry="files")
    (placed,) = fill.space_of(base, filling).lists
    assert all(len(edit.squares) == 2 for edit in placed)
    assert len(placed) == 32 - 2


def test_limits_keep_promoted_pieces_out() -> None:
    base = problem("4k3/8/8/8/8/8/8/QRRK4 w")
    filling = fill.Completion(pieces=pieces_of("wQR"))
    found, progress = finish(
        search.Search(base, fill.space_of(base, filling), verdicts=tuple(Verdict))
    )
    assert found == []
    assert progress.is_complete


# -- words a person types -------------------------------------------------------------------------


def test_an_original_with_a_promoted_piece_is_mended_where_these_are_allowed() -> None:
    # Only a promotion can have made the third white knight.
    original = problem("5k2/N1P5/1K5N/8/3N4/8/8/8 w")
    assert judge_alone(original).verdict is Verdict.SOUND
    assert count_promoted(original.position) == 1
    removal = edits.remove(Piece(Colour.WHITE, "N"), 47)
    damaged = replace(original, position=edits.boards(original.position, [removal]))
    promoted = mend.mend(damaged, mend.Allowed(promoted=True))
    assert original.position.board in {setting.position.board for setting in promoted}
    # Those without promoted pieces come first.
    counts = [setting.promoted for setting in promoted if not setting.is_new]
    assert counts == sorted(counts)
    plain = mend.mend(damaged)
    assert all(setting.promoted == 0 for setting in plain)
    assert original.position.board not in {setting.position.board for setting in plain}


def test_lines_are_read_as_they_are_printed() -> None:
    base = problem(CLASSIC)
    solution = full_solution(base)
    for item in items(solution):
        if item.part in (Part.KEY, Part.TRY, Part.SET, Part.VARIATION):
            text = item.text
            if item.part is Part.VARIATION:
                key = next(one for one in items(solution) if one.part is Part.KEY)
                text = f"{key.text} {item.text.removeprefix('1...')}"
            read = required_play.line(text, base)
            assert (read.moves, read.refutations) == (item.moves, item.refutations), text


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: required_play.line("1.Qz9", problem(CLASSIC)), "not a legal move"),
        (lambda: required_play.line("  ", problem(CLASSIC)), "holds no move"),
        (lambda: pieces_of("xP"), "not understood as pieces"),
        (lambda: fill.region_of("j9"), "not understood as squares"),
        (lambda: economy.order_of("beauty"), "Settings cannot be ordered by"),
        (lambda: chosen((), ["beauty"]), "is not a part of the play"),
        (lambda: maps.start(problem(CLASSIC), 1), "no piece on b1"),
        (lambda: purpose.start(problem("7k/8/8/8/8/8/8/K6R w")), "not sound"),
        (lambda: mend.start(problem(CLASSIC)), "sound already"),
        (
            lambda: mend.start(
                problem("7k/8/8/8/8/8/8/K6R w"), mend.Allowed(changes=("add",), squares=(0,))
            ),
            "nothing that may be changed",
        ),
        (
            lambda: fill.space_of(
                problem(CLASSIC), fill.Completion(pieces=pieces_of("wP"), region=(0,))
            ),
            "do not fit",
        ),
        (
            lambda: fill.space_of(problem(CLASSIC), fill.Completion(pieces=pieces_of("9* 9*"))),
            "settings; at most",
        ),
        (
            lambda: fill.space_of(problem(CLASSIC), fill.Completion(pieces=pieces_of("wK"))),
            "two kings",
        ),
        (lambda: take_back(problem("8/8/8/8/8/8/8/k1K5 b", "h#2")), "no key"),
        (
            lambda: required_play.check(
                [
                    required_play.line("1.Bd3", problem(CLASSIC)),
                    required_play.line("1.Be4", problem(CLASSIC)),
                ]
            ),
            "cannot have both",
        ),
        (
            lambda: search.check(replace(problem(CLASSIC), zero_position=True)),
            "looks at one diagram",
        ),
    ],
)
def test_bad_input_is_one_sentence(call: object, sentence: str) -> None:
    assert callable(call)
    with pytest.raises(MatewrightError, match=sentence):
        call()


# -- the proof that it works: a sample by default, sixty of each as slow tests --------------------


def damaged(base: Problem, chance: random.Random) -> tuple[Problem, edits.Edit] | None:
    """The problem with one piece away or elsewhere, so that it is not sound any more."""
    single = edits.removals(base.position) + edits.moves(base.position)
    for edit in chance.sample(single, min(40, len(single))):
        harmed = replace(base, position=edits.boards(base.position, [edit]))
        if judge_alone(harmed).verdict in (Verdict.COOKED, Verdict.NONE, Verdict.SHORT):
            return harmed, edit
    return None


def mended(base: Problem, chance: random.Random) -> bool:
    """Whether a damaged problem is mended by one change, with the original among the settings."""
    found = damaged(base, chance)
    assert found is not None, "every problem can be damaged"
    allowed = mend.Allowed(promoted=count_promoted(base.position) > 0)
    settings = mend.mend(found[0], allowed)
    return base.position.board in [setting.position.board for setting in settings]


def filled(base: Problem, chance: random.Random) -> bool:
    """Whether two pieces that were taken off come back, with the key of the problem wanted."""
    pieces = chance.sample(edits.own_pieces(base.position), 2)
    board = list(base.position.board)
    for square, _ in pieces:
        board[square] = None
    rest = replace(base, position=base.position.with_pieces(board))
    play = items(full_solution(base))
    filling = fill.Completion(
        pieces=tuple((piece,) for _, piece in pieces),
        promoted=count_promoted(base.position) > 0,
        keep=chosen(play, ["key", "solutions"]),
    )
    settings = fill.fill(rest, filling)
    assert all(setting.verdict is Verdict.SOUND for setting in settings)
    return base.position.board in [setting.position.board for setting in settings]


def reduced_without_loss(base: Problem) -> bool:
    """Whether every step leaves the problem sound with all its keys, variations and solutions."""
    kept = chosen(items(full_solution(base)), reduce.USUAL_PLAY)
    for step in reduce.steps(base):
        after = replace(base, position=step.position)
        if checked_alone(step, base) is not Judged.SOUND:
            return False
        now = {(item.part, item.moves) for item in items(full_solution(after))}
        if not all((item.part, item.moves) in now for item in kept):
            return False
    return True


def purposes_are_right(base: Problem) -> bool:
    """Whether each piece is called idle if and only if the problem stands without it."""
    play = items(full_solution(base))
    required_items = {(item.part, item.moves, item.refutations) for item in play}
    for one in purpose.purposes(base):
        without = replace(base, position=base.position.put(one.square, None))
        try:
            left = full_solution(without)
        except MatewrightError:
            is_harmless = False
        else:
            now = {(item.part, item.moves, item.refutations) for item in items(left)}
            is_sound = judge_all(left, intended(base) or 1).verdict is Judged.SOUND
            is_harmless = is_sound and required_items <= now and _no_new_duals(play, items(left))
        if one.is_idle != is_harmless:
            return False
    return True


def _no_new_duals(before: Sequence[Item], after: Sequence[Item]) -> bool:
    only = {(item.part, item.moves) for item in after if item.is_only}
    return all((item.part, item.moves) in only for item in before if item.is_only)


SAMPLE = 4
ALL = 60


def _each(count: int) -> list[tuple[Problem, random.Random]]:
    # Small positions have too little on the board to be taken off.
    found = [one for one in sound_problems() if len(edits.own_pieces(one.position)) > 2]
    return [(base, random.Random(number)) for number, base in enumerate(found[:count])]


def test_damaged_problems_are_mended() -> None:
    assert all(mended(base, chance) for base, chance in _each(SAMPLE))


def test_pieces_taken_off_come_back() -> None:
    assert all(filled(base, chance) for base, chance in _each(SAMPLE))


def test_reduce_never_loses_the_wanted_play() -> None:
    assert all(reduced_without_loss(base) for base, _ in _each(SAMPLE))


def test_idle_pieces_are_those_without_which_all_stands() -> None:
    assert all(purposes_are_right(base) for base, _ in _each(SAMPLE))


@pytest.mark.slow
def test_sixty_damaged_problems_are_mended() -> None:
    assert sum(mended(base, chance) for base, chance in _each(ALL)) == len(_each(ALL))


@pytest.mark.slow
def test_in_sixty_problems_pieces_taken_off_come_back() -> None:
    assert sum(filled(base, chance) for base, chance in _each(ALL)) == len(_each(ALL))


@pytest.mark.slow
def test_reduce_never_loses_the_wanted_play_of_sixty_problems() -> None:
    assert sum(reduced_without_loss(base) for base, _ in _each(ALL)) == len(_each(ALL))


@pytest.mark.slow
def test_idle_pieces_of_sixty_problems_are_those_without_which_all_stands() -> None:
    assert sum(purposes_are_right(base) for base, _ in _each(ALL)) == len(_each(ALL))


# -- fairy men, twins, and very many --------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "letters"),
    [
        ("bG", ["g"]),
        ("nP", ["=p"]),
        ("wZR", [".ZR"]),
        ("w.RB", [".RB"]),
        ("wRB", ["R", "B"]),
        ("wG/ZR", ["G", ".ZR"]),
        ("wN{Royal}", ["N{Royal}"]),
    ],
)
def test_fairy_men_are_typed_by_their_letters(typed: str, letters: list[str]) -> None:
    (choice,) = pieces_of(typed)
    assert [piece.letter for piece in choice] == letters
    if len(choice) == 1:
        assert pieces_of(edits.piece_name(choice[0])) == (choice,)


def test_n_is_the_nightrider_where_there_is_one() -> None:
    beside = Position.from_fen("8/8/8/8/8/8/8/KH5k w - - 0 1")
    assert pieces_of("wN", beside) == ((Piece(Colour.WHITE, "H"),),)
    assert pieces_of("wS", beside) == pieces_of("wN") == ((Piece(Colour.WHITE, "N"),),)
    assert Piece(Colour.BLACK, "H") in pieces_of("b*", beside)[0]


def test_royal_pieces_stay_and_neutral_ones_stay_neutral() -> None:
    position = Position.from_fen("8/8/8/3=G4/8/8/8/KN{Royal}5k w - - 0 1")
    assert [edit.text for edit in edits.removals(position)] == ["-nGd5"]
    made = [edit.squares[0][1] for edit in edits.replacements(position)]
    assert made
    assert all(piece is not None and piece.is_neutral for piece in made)
    assert not edits.recolourings(position)


def test_reduce_makes_no_promoted_pieces_by_itself() -> None:
    # The queen on h2 does no more than a bishop would, but the bishop of h8 is there already.
    base = problem("7b/2BpN3/K5p1/6N1/2pk1p2/Q7/3n1Ppq/8 w")
    assert next(one.change for one in reduce.steps(base, promoted=True)) == "bQh2→bB"
    assert not list(reduce.steps(base))


def twins() -> Problem:
    base = problem("5Kbk/6pp/6P1/8/8/8/8/7R w")
    return replace(base, twins=(Twin.parse("move h1 h2"), Twin.parse("remove g7")))


def test_one_part_of_a_problem_with_twins_is_a_problem() -> None:
    base = twins()
    assert part_problem(base, "b").position.fen.startswith("5Kbk/6pp/6P1/8/8/8/7R/8")
    assert not part_problem(base, "b)").twins
    with pytest.raises(FormatError, match="choose from: a, b, c, all"):
        part_problem(base, "d")


def test_a_setting_is_sound_where_every_part_is() -> None:
    base = replace(twins(), twins=twins().twins[:1])
    work = Work(base, Fill(fill.Completion(pieces_of("bP"))))
    work.run()
    changes = {setting.change for setting in work.take()}
    expected = set()
    for setting in fill.fill(part_problem(base, "a"), fill.Completion(pieces_of("bP"))):
        parts_of_it = replace(base, position=setting.position)
        alone = [judge_alone(part_problem(parts_of_it, name)).verdict for name in "ab"]
        if alone == [Verdict.SOUND] * 2:
            expected.add(setting.change)
    assert changes == expected
    assert changes


def test_a_problem_is_mended_where_only_a_twin_is_unsound() -> None:
    base = replace(twins(), twins=twins().twins[1:])
    work = Work(base, Mend())
    work.run()
    found = work.take()
    assert found
    for setting in found[:10]:
        changed = replace(base, position=setting.position)
        for name in "ab":
            assert judge_alone(part_problem(changed, name)).verdict is Verdict.SOUND
    with pytest.raises(FormatError, match="sound already"):
        Work(replace(base, twins=twins().twins[:1]), Mend()).run()


def test_a_change_of_a_part_is_made_in_the_diagram_or_refused() -> None:
    base = twins()
    (added,) = fill.fill(part_problem(base, "b"), fill.Completion(pieces_of("wP"), (24,)))
    position = diagram_with(base, "b", added)
    assert part_problem(replace(base, position=position), "b").position == added.position
    (back,) = fill.fill(part_problem(base, "c"), fill.Completion(pieces_of("bP")))
    assert back.change == "+bPg7"
    with pytest.raises(FormatError, match="the twin itself changes that"):
        diagram_with(base, "c", back)


@pytest.mark.parametrize("order", [economy.USUAL_ORDER, economy.order_of("value")])
def test_the_best_of_many_stay(order: tuple[str, ...]) -> None:
    found = fill.fill(problem("5Kbk/7p/6P1/8/8/8/8/7R w"), fill.Completion(pieces_of("* *")))
    assert len(found) > 300
    random.Random(3).shuffle(found)
    best = Best(order, 50)
    for setting in found:
        best.offer(setting)
    expected = economy.ranked(found, order)[:50]
    kept = [economy.rank(one, economy.measured(one), order)[:-1] for one in best.settings]
    assert kept == [economy.rank(one, economy.measured(one), order)[:-1] for one in expected]
    assert best.found == len(found)
    assert best.has_dropped


def test_a_search_of_many_slices_looks_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    base, filling = problem("5Kbk/7p/6P1/8/8/8/8/7R w"), fill.Completion(pieces_of("wP bP"))
    whole = {setting.position.fen for setting in fill.fill(base, filling)}
    monkeypatch.setattr(search, "_SLICE_SIZE", 200)
    assert len(search.slices_of(fill.space_of(base, filling))) > 5
    work = Work(base, Fill(filling))
    work.run()
    assert {setting.position.fen for setting in work.take()} == whole
    progress = work.poll()
    assert progress.is_complete
    assert progress.done == progress.total
