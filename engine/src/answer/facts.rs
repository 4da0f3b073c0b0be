//! What there is to say about a move, enough to write it in any notation and to replay it.

use crate::rules::Rules;
use crate::rules::effects::{Effect, Effects};
use crate::rules::orthodox::attacks::Hyperbola;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Kind, KindNumber};
use crate::rules::square::Square;
use std::collections::HashMap;

/// What a move is beside where it goes, as bits of [`MoveFacts::flags`].
pub mod flag {
    /// It captures.
    pub const CAPTURE: u16 = 1;
    /// It captures en passant.
    pub const EN_PASSANT: u16 = 2;
    /// It castles.
    pub const CASTLING: u16 = 4;
    /// It gives check.
    pub const CHECK: u16 = 8;
    /// Several pieces give check.
    pub const DOUBLE_CHECK: u16 = 16;
    /// It mates.
    pub const MATE: u16 = 32;
    /// It stalemates.
    pub const STALEMATE: u16 = 64;
    /// Short notation names the file it comes from.
    pub const FILE_NEEDED: u16 = 128;
    /// Short notation names the rank it comes from.
    pub const RANK_NEEDED: u16 = 256;
}

/// A move and its facts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveFacts {
    /// The kind of the piece that moves.
    pub kind: KindNumber,
    /// Where it comes from.
    pub from: Square,
    /// Where it arrives.
    pub to: Square,
    /// The kind that it becomes.
    pub promotion: Option<KindNumber>,
    /// Bits of [`flag`].
    pub flags: u16,
    /// What it does to the board.
    pub effects: Effects,
}

impl MoveFacts {
    /// Looks at a legal move.
    pub fn new<R: Rules>(position: &R::Position, played: R::Move, rules: R) -> Self {
        let after = rules.play(position, played);
        let checkers = rules.count_checkers(&after);
        let is_stuck = rules.is_stuck(&after);
        let (file_needed, rank_needed) = rules.ambiguity(position, played);
        let flags = [
            (flag::CAPTURE, rules.captures(position, played)),
            (flag::EN_PASSANT, rules.is_en_passant(played)),
            (flag::CASTLING, rules.is_castling(played)),
            (flag::CHECK, checkers > 0),
            (flag::DOUBLE_CHECK, checkers > 1),
            (flag::MATE, checkers > 0 && is_stuck && !rules.is_suffocated(&after)),
            (flag::STALEMATE, checkers == 0 && is_stuck),
            (flag::FILE_NEEDED, file_needed),
            (flag::RANK_NEEDED, rank_needed),
        ];
        Self::with_flags(position, played, rules, &flags)
    }

    /// What can be said of a move that need not be legal, as a historical program may make it: a pawn
    /// may stay a pawn on the last rank. Whether it checks or mates is not said.
    pub fn claimed(position: &Position, played: Move) -> Self {
        let rules = Hyperbola;
        let kind = position.kind_at(played.from());
        let needed = kind != Kind::Pawn && kind != Kind::King;
        let flags = [
            (flag::CAPTURE, rules.captures(position, played)),
            (flag::EN_PASSANT, played.is_en_passant()),
            (flag::CASTLING, played.is_castling()),
            (flag::FILE_NEEDED, needed),
            (flag::RANK_NEEDED, needed),
        ];
        Self::with_flags(position, played, rules, &flags)
    }

    /// A legal move without what is true of it.
    pub fn bare<R: Rules>(position: &R::Position, played: R::Move, rules: R) -> Self {
        Self::with_flags(position, played, rules, &[])
    }

    fn with_flags<R: Rules>(
        position: &R::Position,
        played: R::Move,
        rules: R,
        flags: &[(u16, bool)],
    ) -> Self {
        Self {
            kind: rules.kind(position, played),
            from: rules.origin(played),
            to: rules.arrival(played),
            promotion: rules.promotion(played),
            flags: flags.iter().map(|&(bit, is_so)| bit * u16::from(is_so)).sum(),
            effects: rules.effects(position, played),
        }
    }

    /// The move in as many bytes as [`RECORD`]: kind, origin, target, kind promoted to (255 for none),
    /// flags (low byte first), number of effects; and eight bytes for each effect: its number in
    /// [`Effect`], its square, the other square or the side (0 for White), the kind, and attributes (low byte first).
    pub fn record(&self) -> [u8; RECORD] {
        let mut bytes = [0; RECORD];
        let [low, high] = self.flags.to_le_bytes();
        let promotion = self.promotion.unwrap_or(u8::MAX);
        let count = self.effects.iter().count() as u8;
        let head = [self.kind, self.from.number(), self.to.number(), promotion, low, high, count];
        bytes[..HEAD].copy_from_slice(&head);
        for (place, effect) in self.effects.iter().enumerate() {
            let begin = HEAD + place * EFFECT;
            let (head, attributes) = match effect {
                Effect::Remove(square) => ([0, square.number(), 0, 0], 0),
                Effect::Move(from, to) => ([1, from.number(), to.number(), 0], 0),
                Effect::Create(square, side, kind, attributes) => {
                    ([2, square.number(), side as u8, kind], attributes)
                }
                Effect::Recolour(square, side) => ([3, square.number(), side as u8, 0], 0),
                Effect::Change(square, kind) => ([4, square.number(), 0, kind], 0),
                Effect::Endow(square, attributes) => ([5, square.number(), 0, 0], attributes),
                Effect::Exchange(first, second) => ([6, first.number(), second.number(), 0], 0),
                Effect::Imitate(to) => ([8, to.number(), 0, 0], 0),
                Effect::Step(from, to) => ([7, from.number(), to.number(), 0], 0),
            };
            bytes[begin..begin + 4].copy_from_slice(&head);
            bytes[begin + 4..begin + EFFECT].copy_from_slice(&attributes.to_le_bytes());
        }
        bytes
    }
}

const HEAD: usize = 7;
const EFFECT: usize = 8;
/// The bytes of a [`MoveFacts::record`].
pub const RECORD: usize = HEAD + EFFECT * Effects::MOST;

/// The number of a move in a [`MoveTable`].
pub type MoveNumber = u32;

/// The different moves of an answer, each with a number.
#[derive(Clone, Debug, Default)]
pub struct MoveTable {
    numbers: HashMap<MoveFacts, MoveNumber>,
    all: Vec<MoveFacts>,
}

impl MoveTable {
    /// The number of a move, which gets one if it has none.
    pub fn number(&mut self, facts: MoveFacts) -> MoveNumber {
        *self.numbers.entry(facts).or_insert_with(|| {
            self.all.push(facts);
            self.all.len() as MoveNumber - 1
        })
    }

    /// All moves in the order of their numbers.
    pub fn all(&self) -> &[MoveFacts] {
        &self.all
    }
}
