//! Köko: a piece may only go where it stands next to another one. Anti-Köko: only where it does not; new Köko: only
//! where it does if it did before, and does not if it did not.

use super::condition::{Condition, alone, condition};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Rule, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("KoeKo", &[], |words, setup| read(words, setup, Contact::Wanted)),
    condition("AntiKoeko", &[], |words, setup| read(words, setup, Contact::Avoided)),
    condition("NewKoeko", &[], |words, setup| read(words, setup, Contact::Kept)),
];

fn read(parameters: &[&str], setup: &mut Setup, contact: Contact) -> Option<Box<dyn Rule>> {
    setup.plays_captures = true;
    alone(parameters, Koeko(contact))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Contact {
    Wanted,
    Avoided,
    Kept,
}

#[derive(Debug)]
struct Koeko(Contact);

impl Rule for Koeko {
    fn points(&self) -> u16 {
        points::FORBIDS
    }

    fn allows(&self, _game: &Game, before: &Position, played: &Move, after: &Position) -> bool {
        let touches =
            |position: &Position, square| (neighbours(square) & position.board.occupied()).any();
        ends(played).into_iter().all(|(from, end)| match self.0 {
            Contact::Wanted => touches(after, end),
            Contact::Avoided => !touches(after, end),
            Contact::Kept => touches(before, from) == touches(after, end),
        })
    }
}

/// Wherever the piece that moves has gone in the end, unless it has disappeared, with where it stood; castling is the
/// king's move.
pub(super) fn ends(played: &Move) -> Vec<(Square, Square)> {
    let mut ends: Vec<(Square, Square)> = Vec::new();
    for &act in played.acts() {
        match act {
            Action::Move(from, to) => match ends.iter_mut().find(|(_, end)| *end == from) {
                Some((_, end)) => *end = to,
                None if from == played.from => ends.push((from, to)),
                None => (),
            },
            Action::Exchange(first, second) => ends.extend([(first, second), (second, first)]),
            Action::Remove(square) => ends.retain(|&(_, end)| end != square),
            _ => (),
        }
    }
    ends
}

/// The squares next to one.
pub(super) fn neighbours(square: Square) -> Bitboard {
    let is_next = |other: &Square| {
        let files = square.file().abs_diff(other.file());
        let ranks = square.rank().abs_diff(other.rank());
        files.max(ranks) == 1
    };
    Square::all().filter(is_next).fold(Bitboard::EMPTY, |all, other| all | Bitboard::of(other))
}
