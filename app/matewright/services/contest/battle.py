"""Answers to battle play: keys, threats and variations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final

from matewright.formats.stated_solution.letters import SETS, Letters
from matewright.formats.stated_solution.meaning import Fit, PlayedMove, fit
from matewright.formats.stated_solution.reading import Section, Stated
from matewright.model.move import Move
from matewright.model.notation import Notation
from matewright.model.play_state import PlayState
from matewright.model.solution import Node, Role, Solution
from matewright.services.contest import scoring, written_answer
from matewright.services.contest.marked import Marked, Row
from matewright.services.contest.rules import Rules
from matewright.services.contest.scoring import Attack, Item
from matewright.services.contest.written_answer import Answered, Reading
from matewright.wording import Wording

_words: Final = Wording("contest")


@dataclass
class _Sheet:
    """What was found in an answer so far, its letters read in one language."""

    earned: set[Attack] = field(default_factory=set)
    wrong: list[Row] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)
    illegal: int = 0
    other_keys: list[Stated] = field(default_factory=list)
    spoilt: set[tuple[int, bool]] = field(default_factory=set)
    """Moves of the solution to which a wrong answer, or a wrong threat, was given."""

    @property
    def strange(self) -> int:
        """How much could not be played: of two ways to read a text it is that with less."""
        return len(self.unread) + self.illegal

    def is_not_legal(self, text: str) -> None:
        """Note a move that cannot be made."""
        self.illegal += 1
        self.wrong.append(Row(text, reason=_words("this move is not legal")))


class BattleMarker:
    """Marks answers to one part of a problem."""

    def __init__(
        self,
        answer: Solution,
        rules: Rules,
        worth: Mapping[Attack, Fraction] | None = None,
        *,
        notation: Notation | None = None,
    ) -> None:
        self._answer = answer
        self._rules = rules
        self._worth = worth
        self._notation = notation or Notation()
        self._state = PlayState(replace(answer.question.game, position=answer.start))
        self._conditions = frozenset(one.text for one in answer.question.conditions)

    def marked(self, section: Section) -> Marked:
        """The answer of that section, marked."""
        keys = [node for node in self._answer.tree.children if node.role is Role.KEY]
        of_keys = [
            scoring.of_battle(self._answer, key, self._rules, self._notation, self._worth)
            for key in keys
        ]
        best: tuple[int, Marked] | None = None
        for reading in Reading:
            read = written_answer.read(section, reading)
            for letters in _languages(read.root):
                sheet = _Sheet(unread=list(read.unread))
                result = self._with_letters(read.root, keys, of_keys, letters, sheet)
                if best is None or _rank(sheet.strange, result) > _rank(*best):
                    best = sheet.strange, result
            if best is not None and not best[0]:
                break
        assert best is not None
        notes = []
        if len(keys) > 1:
            notes.append(_words.count(len(keys), "There is one key.", "There are %n keys."))
        return replace(best[1], notes=tuple(notes))

    def line_meant(self, section: Section) -> Attack | None:
        """The attacker's moves of one variation, which may begin behind the first key.

        None where it is not in the solution.
        """
        keys = [node for node in self._answer.tree.children if node.role is Role.KEY]
        sheet = _Sheet()
        for behind_key in (False, True):
            read = written_answer.read(section, behind_key=behind_key)
            for letters in _languages(read.root):
                sheet = _Sheet(unread=list(read.unread))
                if behind_key:
                    move = keys[0].move
                    assert move is not None
                    below = [(keys[0], self._state.play(move))]
                    sheet.earned.add(scoring.attack(keys[0]))
                    self._follow(read.root.children[0].children, below, letters, sheet)
                else:
                    self._with_letters(read.root, keys, [{} for _ in keys], letters, sheet)
                if len(sheet.earned) > behind_key and not (sheet.strange or sheet.wrong):
                    return max(sheet.earned, key=len)
        return None

    def _with_letters(
        self,
        root: Answered,
        keys: Sequence[Node],
        of_keys: Sequence[Mapping[Attack, Item]],
        letters: Letters,
        sheet: _Sheet,
    ) -> Marked:
        right = list[int]()
        legal = _legal_moves(self._state)
        has_wrong_key = False
        for first in root.children:
            if first.is_try or first.move is None:
                continue
            move = self._meant(first.move, self._state, legal, letters, sheet)
            if move is None:
                continue
            number = next((i for i, key in enumerate(keys) if _is(key, move)), None)
            if number is None:
                has_wrong_key = True
                sheet.wrong.append(self._failing(f"1.{first.move.move.text}", move))
                continue
            right.append(number)
            sheet.earned.add(scoring.attack(keys[number]))
            below = [(keys[number], self._state.play(move))]
            self._follow(first.children, below, letters, sheet)
        for stated in sheet.other_keys:
            move = self._meant(stated, self._state, legal, letters, sheet)
            if move is not None and not any(_is(key, move) for key in keys):
                has_wrong_key = True
                sheet.wrong.append(self._failing(f"1.{stated.move.text}", move))
        if has_wrong_key and self._rules.one_key and right:
            reason = _words("a first move that fails is named beside the key")
            sheet.wrong.append(Row(self._notation.node(keys[right[0]]), reason=reason))
            return self._result(of_keys, None, sheet)
        if not right:
            return self._result(of_keys, None, sheet)
        return max(
            (self._result(of_keys, number, sheet) for number in right), key=lambda one: one.points
        )

    def _result(
        self, of_keys: Sequence[Mapping[Attack, Item]], number: int | None, sheet: _Sheet
    ) -> Marked:
        items = of_keys[number or 0]
        earned = sheet.earned if number is not None else set()
        right = {line: item for line, item in items.items() if line in earned}
        points = sum((item.points for item in right.values()), Fraction())
        return Marked(
            self._rules,
            points,
            Fraction(self._rules.most),
            tuple(Row(item.text, item.points) for item in right.values()),
            tuple(Row(item.text, item.points) for at, item in items.items() if at not in right),
            tuple(sheet.wrong),
            tuple(sheet.unread),
        )

    def _failing(self, text: str, move: Move) -> Row:
        """A first move that is no key, and why."""
        return Row(text, reason=self._fails(move), first_move=move)

    def _fails(self, move: Move) -> str:
        """Why a first move is no key."""
        for node in self._answer.tree.children:
            if node.role is Role.TRY and _is(node, move):
                refutations = [child for child in node.children if child.role is Role.REFUTATION]
                if refutations:
                    return _words("refuted by {move}", move=self._notation.node(refutations[0]))
        return _words("this is no key")

    def _meant(
        self,
        stated: Stated,
        state: PlayState,
        legal: Iterable[Move],
        letters: Letters,
        sheet: _Sheet,
    ) -> Move | None:
        """The only legal move that can be meant; None, and noted, where there is none."""
        board = state.position.board
        fitting: list[Move] = []
        for move in legal:
            played = PlayedMove(move, board, self._conditions)
            if fit(stated.move, played, letters) >= Fit.YES and not any(
                _is_same(move, other) for other in fitting
            ):
                fitting.append(move)
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            sheet.unread.append(stated.move.text)
        elif set(stated.move.letters) <= letters.keys():
            sheet.is_not_legal(stated.move.text)
        else:
            sheet.unread.append(stated.move.text)
        return None

    def _follow(
        self,
        answers: Sequence[Answered],
        reached: Sequence[tuple[Node, PlayState]],
        letters: Letters,
        sheet: _Sheet,
        *,
        after_any: bool = False,
    ) -> None:
        """Compare what a solver wrote after a move with what follows it in the solution.

        `after_any`: the move stands for several (`1...S~`); what he wrote must be right after each
        that holds out long, but those to which he has another answer. What stands behind a wrong
        answer to the same move does not count.
        """
        for one in answers:
            if one.is_try or one.move is None:
                continue
            is_attack = one.half_move % 2 == 1
            places = {(node.index, one.is_threat) for node, _ in reached}
            found = self._matching(one, reached, letters)
            if found and not is_attack and one.move.move.is_any:
                found = self._without_others(found, one, answers, reached, letters)
            fails_after_one = (
                bool(found) and is_attack and after_any and not _covers(found or (), reached)
            )
            if fails_after_one:
                reason = _words("this does not succeed after every move that is meant")
                sheet.wrong.append(Row(self._play(reached[0][0], one), reason=reason))
            elif found is None:
                sheet.unread.append(one.move.move.text)
            elif found and not (is_attack and sheet.spoilt & places):
                if is_attack:
                    full = [node for node, _ in found if scoring.is_full(node)]
                    sheet.earned.update(map(scoring.attack, full))
                is_any = not is_attack and one.move.move.is_any
                self._follow(one.children, found, letters, sheet, after_any=is_any)
            elif is_attack:
                sheet.spoilt |= places
                reason = (
                    _words("this does not threaten in time")
                    if one.is_threat
                    else _words("this does not succeed in time")
                )
                if found:
                    reason = _words("another answer to the same move stands before it")
                sheet.wrong.append(Row(self._play(reached[0][0], one), reason=reason))
            elif not set(one.move.move.letters) <= letters.keys():
                sheet.unread.append(one.move.move.text)
            elif not self._is_legal(one.move, reached, letters):
                is_first = one.half_move == 2 and not one.children
                start = [(reached[0][0], self._state)]
                if is_first and self._is_legal(one.move, start, letters):
                    # Without its number a second first move looks like an answer to the first.
                    sheet.other_keys.append(one.move)
                else:
                    sheet.is_not_legal(self._play(reached[0][0], one))
            else:
                # A move that does not parry: the answer to it is the threat.
                threats = [
                    replace(reply, is_threat=True)
                    for reply in one.children
                    if reply.half_move % 2 == 1
                ]
                self._follow(threats, reached, letters, sheet)

    def _without_others(
        self,
        found: list[tuple[Node, PlayState]],
        one: Answered,
        answers: Sequence[Answered],
        reached: Sequence[tuple[Node, PlayState]],
        letters: Letters,
    ) -> list[tuple[Node, PlayState]]:
        """What `any` move means: none of those that are named beside it."""
        named: set[int] = set()
        for other in answers:
            if other is one or other.move is None or other.half_move != one.half_move:
                continue
            if not other.move.move.is_any or (other.move.move.piece and not _piece(one)):
                named.update(
                    node.index for node, _ in self._matching(other, reached, letters) or ()
                )
        return [(node, state) for node, state in found if node.index not in named] or found

    def _matching(
        self, one: Answered, reached: Sequence[tuple[Node, PlayState]], letters: Letters
    ) -> list[tuple[Node, PlayState]] | None:
        """The moves of the solution that are meant; None where they cannot be told apart."""
        assert one.move is not None
        is_any = one.move.move.is_any
        is_anything = is_any and not (one.move.move.piece or one.move.move.file)
        roles = (Role.DEFENCE,) if one.half_move % 2 == 0 else (Role.THREAT, Role.CONTINUATION)
        found: list[tuple[Node, PlayState]] = []
        for node, state in reached:
            if is_anything:
                # The threat, or any defence.
                found.append((node, state))
            here = []
            for child in node.children:
                if child.role not in roles or child.move is None:
                    continue
                after = state.play(None) if child.role is Role.THREAT else state
                played = PlayedMove(child.move, after.position.board, self._conditions)
                if fit(one.move.move, played, letters) >= Fit.YES:
                    here.append((child, after.play(child.move)))
            if len(here) > 1 and not is_any:
                return None
            found += here
        return found

    def _is_legal(
        self, stated: Stated, reached: Sequence[tuple[Node, PlayState]], letters: Letters
    ) -> bool:
        for _, state in reached:
            board = state.position.board
            for move in _legal_moves(state):
                if fit(stated.move, PlayedMove(move, board, self._conditions), letters) >= Fit.YES:
                    return True
        return False

    def _play(self, before: Node, one: Answered) -> str:
        """A wrong move with what it answers, as the solver wrote it."""
        assert one.move is not None
        number = f"{(one.half_move + 1) // 2}{'.' if one.half_move % 2 else '...'}"
        text = f"{number}{one.move.move.text}"
        if before.role is Role.DEFENCE and not one.is_threat:
            return f"{self._notation.node(before)} {text}"
        return f"({text})" if one.is_threat else text


# The window has this room from its start, and the rules only once they are asked.


def _legal_moves(state: PlayState) -> tuple[Move, ...]:
    from matewright.services.play.played_game import legal_moves

    return legal_moves(state)


def _is_same(one: Move, other: Move) -> bool:
    from matewright.services.play.played_game import is_same

    return is_same(one, other)


def _is(node: Node, move: Move) -> bool:
    return node.move is not None and _is_same(node.move, move)


def not_read(section: Section) -> tuple[str, ...]:
    """The words of an answer that are not understood, whatever the moves may mean."""
    found = list[tuple[str, ...]]()
    for reading in Reading:
        read = written_answer.read(section, reading)
        for letters in _languages(read.root):
            moves = (one.move.move for one in read.root.walk() if one.move is not None)
            strange = (move.text for move in moves if not set(move.letters) <= letters.keys())
            found.append((*read.unread, *strange))
    return min(found, key=len)


def _piece(one: Answered) -> str:
    return "" if one.move is None else one.move.move.piece


def _covers(
    found: Sequence[tuple[Node, PlayState]], reached: Sequence[tuple[Node, PlayState]]
) -> bool:
    """Whether an attacker's move is a threat, or right after all defences that hold out long."""
    if any(node.role is Role.THREAT for node, _ in found):
        return True
    answered = {node.parent.index for node, _ in found if node.parent is not None}
    return all(
        node.index in answered
        for node, _ in reached
        if node.role is Role.DEFENCE and any(map(scoring.is_full, node.children))
    )


def _rank(strange: int, marked: Marked) -> tuple[int, Fraction, int]:
    """By what the best of several ways to read an answer is chosen."""
    return -strange, marked.points, -len(marked.wrong)


def _languages(root: Answered) -> list[Letters]:
    """The letters with which most moves can be read."""
    used = [set(one.move.move.letters) for one in root.walk() if one.move is not None]
    known = [sum(letters <= language.keys() for letters in used) for language in SETS]
    best = [one for one, count in zip(SETS, known, strict=True) if count == max(known)]
    letters = sorted(set().union(*used))
    # Many languages differ in letters alone that nobody has written.
    distinct = {tuple(map(one.get, letters)): one for one in reversed(best)}
    return list(reversed(distinct.values()))
