//! What a move makes of a position.

use super::observation::movement_kinds;
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::board::shape::stepped_over;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::{CASTLINGS, KING_AT_HOME, Position};
use crate::rules::piece::Kind;
use crate::rules::square::Square;

impl Position {
    /// The position after a legal move.
    #[inline(always)]
    pub(crate) fn play(&self, game: &Game, played: &Move) -> Self {
        let mut after = *self;
        for &act in played.acts() {
            after.board.act(act);
        }
        after.pass_turn(game, self, played);
        after
    }

    /// Whether a pawn steps as one from one square to another; where pieces move as others it may slide there.
    fn steps_twice(&self, game: &Game, pawn: Square, start: Square, to: Square) -> bool {
        if game.borrowing.is_empty() {
            return true;
        }
        let mut kinds = Vec::new();
        movement_kinds(game, self, pawn, self.turn, &mut kinds);
        kinds.iter().any(|&kind| self.board.reach(kind, self.turn).steps(start, to))
    }

    /// Ends a move whose effects are on the board already.
    #[inline(always)]
    pub(crate) fn pass_turn(&mut self, game: &Game, before: &Self, played: &Move) {
        let (us, them) = (before.turn, before.turn.other());
        let (from, to) = (played.from, played.to);
        self.turn = them;
        self.en_passant = None;
        if let Some(start) = played.start()
            && start.rank().abs_diff(to.rank()) == 2
            && before.board.reach_at(from, us).steps(start, to)
            && !played.is_capture()
            && before.steps_twice(game, from, start, to)
        {
            let passed = stepped_over(start, to);
            // Other pieces may move as pawns.
            let by_others = !game.borrowing.is_empty() || game.setup.extras_capture;
            if by_others || self.pawn_captures(passed, them) {
                self.en_passant = Some((Bitboard::of(passed), played.destination().unwrap_or(to)));
            }
        }
        if game.is_plain() {
            if self.castling != 0 {
                for (number, (_, king, rook)) in CASTLINGS.into_iter().enumerate() {
                    if [from, to].iter().any(|&touched| touched == king || touched == rook) {
                        self.castling &= !(1 << number);
                    }
                }
            }
            return;
        }
        let may_come_home = |act: &Action| matches!(act, Action::Create(..) | Action::Become(..));
        if self.castling != 0 || played.acts().iter().any(may_come_home) {
            for &act in played.acts() {
                // What only changes boards has moved.
                if !(game.setup.has_two_boards && matches!(act, Action::Become(..))) {
                    self.change_rights(act);
                }
            }
        }
        for rule in &game.remembering {
            rule.remember(before, played, self);
        }
    }

    /// Whether a side may still castle, as far as its pieces have not moved.
    #[inline(always)]
    pub(crate) fn has_right(&self, game: &Game, number: usize) -> bool {
        if self.castling & 1 << number == 0 {
            return false;
        }
        let (side, king, rook) = CASTLINGS[number];
        game.is_plain()
            || self.castling & 1 << (KING_AT_HOME + side.index()) != 0
                && self.has(king, side, Kind::King)
                && self.holds(rook, side, game.setup.castling_rook)
    }

    /// The position with the other side to move.
    pub(crate) fn null_move(&self, game: &Game) -> Self {
        let mut after = Self { turn: self.turn.other(), en_passant: None, ..*self };
        for rule in &game.remembering {
            rule.pass(&mut after);
        }
        after
    }
}
