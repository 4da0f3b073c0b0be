//! What is known of moves before they are made, so that few have to be made.

use super::check_info::{CheckInfo, is_attacked_after};
use super::effects::complete;
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::movements::Reach;
use crate::rules::square::Square;
use std::cell::{Cell, OnceCell};
use std::ops::ControlFlow;

/// Which legal moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kept {
    /// All of them.
    All,
    /// Those that check.
    Checks,
    /// Those of the piece on a square to another one.
    Like(Square, Square),
    /// Any of them but [`Kept::Unlikely`]; one is enough.
    Likely,
    /// Any of those after which the own king is attacked on the board, where by a condition that may be no check; one
    /// is enough.
    Unlikely,
}

impl Kept {
    pub(super) fn has(self, from: Square) -> bool {
        if let Self::Like(square, _) = self { square == from } else { true }
    }
}

/// From where to where a piece goes, and the square on which it captures.
type Step = (Square, Square, Option<Square>);

/// Which moves are looked for, and what is known of them before they are made.
pub(super) struct Search<'a> {
    pub(super) game: &'a Game,
    pub(super) position: &'a Position,
    pub(super) kept: Kept,
    /// The last step that was found to have no other effects, and whether it leaves the own king out of check.
    plain: Cell<Option<(Step, bool)>>,
    /// Whether only pieces that attack a king on the board can check him, whatever the conditions.
    pub(super) only_attacks_check: bool,
    /// The attacks on the own king, once they are needed.
    own: OnceCell<CheckInfo>,
    /// The attacks on the other king where only checks are looked for.
    other: Option<CheckInfo>,
    /// Which weights are wanted, where steps are weighed.
    weighing: Option<&'a Weighing<'a>>,
}

/// Gives the weight of each move of a piece from one square to another, castling excepted, if it is known.
type Weigh<'a> = dyn Fn(Square, Square) -> Option<u64> + 'a;

/// Which weights are wanted.
pub(super) struct Weighing<'a> {
    pub(super) weigh: &'a Weigh<'a>,
    /// The least of them.
    pub(super) least: Cell<u64>,
    /// More than the greatest of them.
    pub(super) end: Cell<u64>,
}

impl<'a> Search<'a> {
    pub(super) fn new(game: &'a Game, position: &'a Position, kept: Kept) -> Self {
        let only_attacks_check = game.observes_no_more();
        let checks = only_attacks_check && kept == Kept::Checks;
        let other = checks.then(|| CheckInfo::new(&position.board, position.turn));
        Self {
            game,
            position,
            kept,
            plain: Cell::new(None),
            only_attacks_check,
            own: OnceCell::new(),
            other,
            weighing: None,
        }
    }

    /// The same for steps of certain weights.
    pub(super) fn weighing(self, weighing: &'a Weighing<'a>) -> Self {
        Self { weighing: Some(weighing), ..self }
    }

    /// Whether a step of a piece is known to be of a weight that is not wanted.
    #[inline(always)]
    pub(super) fn is_outweighed(&self, from: Square, to: Square) -> bool {
        let Some(weighing) = self.weighing else { return false };
        let wanted = weighing.least.get()..weighing.end.get();
        (weighing.weigh)(from, to).is_some_and(|weight| !wanted.contains(&weight))
    }

    /// For all pseudo-legal moves, whatever they lead to.
    pub(super) fn of_pseudo_legal(game: &'a Game, position: &'a Position) -> Self {
        Self { only_attacks_check: false, ..Self::new(game, position, Kept::All) }
    }

    /// Whether the own king is attacked after a step of a piece; None where the move has to be made to know it.
    #[inline(always)]
    pub(super) fn exposes(&self, from: Square, to: Square, victim: Option<Square>) -> Option<bool> {
        self.own().after(&self.position.board, from, to, victim)
    }

    /// The attacks on the own king.
    #[inline(always)]
    pub(super) fn own(&self) -> &CheckInfo {
        self.own.get_or_init(|| CheckInfo::new(&self.position.board, self.position.turn.other()))
    }

    /// Whether a step of a piece, which has no other effects, certainly gives no check, where only checks are looked
    /// for.
    #[inline(always)]
    pub(super) fn is_no_check(&self, from: Square, to: Square, victim: Option<Square>) -> bool {
        let after = |other: &CheckInfo| other.after(&self.position.board, from, to, victim);
        self.other.as_ref().and_then(after) == Some(false)
    }

    /// The squares on which a piece may give check, where only checks are looked for; else all squares. A piece that
    /// captures on another square than that of its arrival may give check wherever it arrives.
    #[inline(always)]
    pub(super) fn checks(&self, from: Square, reach: &Reach) -> Bitboard {
        let Some(other) = &self.other else { return Bitboard::ALL };
        if self.game.may_change(false) {
            return Bitboard::ALL;
        }
        let captures = if self.game.may_change(true) {
            self.position.board.occupied()
        } else {
            Bitboard::EMPTY
        };
        other.check_squares(from, reach) | reach.promotes | captures
    }

    /// Whether no move of a piece gives check, where only checks are looked for.
    #[inline(always)]
    pub(super) fn never_checks(&self, from: Square) -> bool {
        if self.other.is_none() {
            return false;
        }
        let board = &self.position.board;
        let reach = board.reach_at(from, self.position.turn);
        let span = reach.span(from);
        let captures_beside = !reach.is_simple && (span & board.occupied()).any()
            || reach.is_stepping && self.position.en_passant.is_some();
        !captures_beside
            && self.game.extras.is_empty()
            && (span & self.checks(from, reach)).is_empty()
    }

    /// What is known of a step of a piece before it is made.
    #[inline(always)]
    pub(super) fn judge(&self, from: Square, to: Square, victim: Option<Square>) -> Judgement {
        let (game, position) = (self.game, self.position);
        if !self.only_attacks_check {
            return Judgement::Unknown;
        }
        if game.changes(position, from, to, victim.is_some()) {
            let is_useless = self.is_no_check(from, to, victim)
                && self.other.as_ref().is_some_and(CheckInfo::is_simple)
                && game.checks_no_more(position, from, to, victim);
            return if is_useless { Judgement::Useless } else { Judgement::Unknown };
        }
        let is_other = matches!(self.kept, Kept::Like(_, wanted) if wanted != to);
        // A neutral king is the own one, too.
        let captures_own = victim.is_some_and(|at| position.board.royals(position.turn).has(at));
        if is_other || captures_own || self.is_no_check(from, to, victim) {
            return Judgement::Useless;
        }
        if game.observes_plainly() {
            let look = || is_attacked_after(&position.board, from, to, victim, position.turn);
            if self.exposes(from, to, victim).unwrap_or_else(look) {
                return Judgement::Useless;
            }
            self.plain.set(Some(((from, to, victim), true)));
            return Judgement::Safe;
        }
        self.plain.set(Some(((from, to, victim), false)));
        let is_useless = match self.kept {
            Kept::Likely => self.exposes(from, to, victim) == Some(true),
            Kept::Unlikely => self.exposes(from, to, victim) != Some(true),
            _ => false,
        };
        if is_useless { Judgement::Useless } else { Judgement::Unknown }
    }

    /// Whether any step that leaves the own king out of check answers the question.
    pub(super) fn needs_no_more(&self) -> bool {
        self.kept == Kept::Likely
            && self.game.restricting.is_empty()
            && self.game.forbidding.is_empty()
    }

    /// Whether a move, which was found last, is legal as it is, with no other effects.
    #[inline(always)]
    pub(super) fn is_legal_as_it_is(&self, played: &Move) -> bool {
        let step = (played.from, played.to, played.victim);
        let is_known = self.plain.get().is_some_and(|(known, _)| known == step);
        is_known
            && self.kept != Kept::Checks
            && self.game.forbidding.is_empty()
            && self.is_safe(played)
    }

    /// Whether a move that is made certainly leaves the own king out of check.
    #[inline(always)]
    pub(super) fn is_safe(&self, played: &Move) -> bool {
        let step = (played.from, played.to, played.victim);
        self.only_attacks_check
            && is_plain(played)
            && (self.plain.get() == Some((step, true))
                || self.exposes(played.from, played.to, played.victim) == Some(false))
    }

    /// Calls `found` with every way in which a move ends.
    #[inline(always)]
    pub(super) fn complete(
        &self,
        played: &Move,
        found: &mut dyn FnMut(&MoveInProgress<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut making = MoveInProgress::new(self.position, *played);
        let step = (played.from, played.to, played.victim);
        if is_plain(played) && self.plain.get().is_some_and(|(known, _)| known == step) {
            making.after.pass_turn(self.game, self.position, played);
            return found(&making);
        }
        complete(self.game, &mut making, found)
    }
}

/// Whether a move has no effects yet but that a piece goes to another square, and captures there.
#[inline(always)]
fn is_plain(played: &Move) -> bool {
    match *played.acts() {
        [Action::Move(..)] => true,
        [Action::Remove(victim), Action::Move(_, to)] => victim == to,
        _ => false,
    }
}

/// What is known of a step of a piece before it is made.
pub(super) enum Judgement {
    /// It is not legal, or not wanted.
    Useless,
    /// It leaves the own king out of check.
    Safe,
    /// It has to be made to know whether it is legal.
    Unknown,
}
