"""The result of checking a solution: claims by their kind, and faults."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from matewright.errors import MatewrightError


class Fault(MatewrightError):  # noqa: N818 - what is wrong is the solution, no error happened
    """An error in a solution. A value with a sentence; never raised."""


class Claim(StrEnum):
    """The kinds of claims that are counted.

    The first four are read off the board; each of the others needs a search.

    * `MOVE`: a move is legal and described correctly.
    * `GOAL`: the last move of a line reaches the goal, as the only thing to do where it has to be.
    * `DUTY`: the side to move does not have to reach the goal instead, as in reflex play.
    * `REPLIES`: after an attacker's move every legal reply is in the tree or may be left out.
    * `LEFT_OUT`: a reply that is left out parries no threat.
    * `THREATS`: the threats are all there are of the shortest length; or there are none.
    * `CONTINUATIONS`: the same of the answers to one defence.
    * `REFUTATION`: a try fails to this reply.
    * `UNANSWERED`: a move that the set play leaves out has no answer.
    * `FORCED`: a move without play below it succeeds in its length.
    * `NOT_SOONER`: a key does not succeed in fewer moves than stated.
    * `NO_KEY`: a first move that is not listed as a key is none.
    * `REFUTED`: nothing succeeds in fewer moves than `refuted_below`, whatever the restrictions.
    * `SHORTEST`: nothing does in fewer than the answer's length, by its restrictions.
    * `NO_LINE`: help play of a certain length that begins with a certain move has no further line.
    """

    MOVE = "move"
    GOAL = "goal"
    DUTY = "duty"
    REPLIES = "replies"
    LEFT_OUT = "left_out"
    THREATS = "threats"
    CONTINUATIONS = "continuations"
    REFUTATION = "refutation"
    UNANSWERED = "unanswered"
    FORCED = "forced"
    NOT_SOONER = "not_sooner"
    NO_KEY = "no_key"
    REFUTED = "refuted"
    SHORTEST = "shortest"
    NO_LINE = "no_line"


@dataclass(frozen=True, slots=True)
class Tally:
    """How many claims of one kind were checked, and how many were not.

    `deepest` is how many moves deep those left over would have to be searched at most; 0 when none
    is left over.
    """

    claim: Claim
    checked: int
    unchecked: int
    deepest: int


@dataclass(frozen=True, slots=True)
class Report:
    """What the check of one answer found.

    * `tallies`: one for each kind of claim the answer makes.
    * `faults`: what is wrong; a claim with a fault counts as checked.
    * `unreached`: moves of the tree that were not looked at, because a fault stands above them or
      the check was stopped.
    * `given_up`: unchecked claims that no number of positions would check, because they rest on
      restrictions of the attacker (`MaxFlightSquares`, `Threat`, `NonTrivial`) that are not
      supported here.
    * `positions`: how many were searched. `finished` says that the check was not stopped.
    """

    tallies: tuple[Tally, ...]
    faults: tuple[Fault, ...]
    unreached: int
    positions: int
    finished: bool
    given_up: int = 0

    @property
    def unchecked(self) -> int:
        """How many claims were not checked."""
        return sum(tally.unchecked for tally in self.tallies)

    @property
    def is_complete(self) -> bool:
        """Whether everything the answer claims was checked."""
        return self.finished and not self.unreached and not self.unchecked
