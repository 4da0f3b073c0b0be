//! Orphans move as the pieces of the other side that observe them, friends as those of their own; one that is observed
//! so hands it on to others that it observes.

use super::condition::{Condition, alone, of_pieces};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::kinds::{FRIEND, ORPHAN, first_step};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Rule, points};
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    of_pieces("Orphans", |parameters, _| alone(parameters, Lent { to: ORPHAN })),
    of_pieces("Friends", |parameters, _| alone(parameters, Lent { to: FRIEND })),
];

#[derive(Debug)]
struct Lent {
    to: KindNumber,
}

impl Lent {
    /// Whether a piece of `side` on a square may move as a kind: a piece of that kind observes it, or another of those
    /// that borrow does, which borrows the kind itself without those in `passed`.
    fn can_borrow(
        &self,
        position: &Position,
        at: Square,
        side: Colour,
        kind: KindNumber,
        passed: Bitboard,
    ) -> bool {
        let board = &position.board;
        let by = if self.to == ORPHAN { side.other() } else { side };
        let observes = |from: Square, kind: KindNumber| {
            from != at && board.reach(kind, by).attacks(board, from, at)
        };
        let mut lenders = board.find(by, |piece| piece.kind() == kind);
        if Iterator::any(&mut lenders, |from| observes(from, kind)) {
            return true;
        }
        let passed = passed | Bitboard::of(at);
        let mut others = board.find(by, |piece| piece.kind() == self.to) & !passed;
        Iterator::any(&mut others, |from| {
            observes(from, self.as_borrowed(from, by, kind))
                && self.can_borrow(position, from, by, kind, passed)
        })
    }

    /// As which kind a piece that has borrowed one moves: orphans step and capture as pawns on the first rank, too.
    fn as_borrowed(&self, at: Square, side: Colour, kind: KindNumber) -> KindNumber {
        first_step(kind, at, side).filter(|_| self.to == ORPHAN).unwrap_or(kind)
    }
}

impl Rule for Lent {
    fn points(&self) -> u16 {
        points::BORROWS
    }

    fn borrows(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        let board = &position.board;
        if board.at(from).kind() != self.to {
            return false;
        }
        let mut kinds: Vec<_> = board.occupied().map(|square| board.at(square).kind()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds.retain(|&kind| {
            ![ORPHAN, FRIEND].contains(&kind)
                && self.can_borrow(position, from, side, kind, Bitboard::EMPTY)
        });
        borrowed.extend(kinds.iter().map(|&kind| self.as_borrowed(from, side, kind)));
        true
    }
}
