//! What there is to say about a move, enough to write it in any notation, packed into 32 bits.

use crate::rules::orthodox::attacks::{Orthodox, attacks_from};
use crate::rules::orthodox::bitboard::Bitboard;
use crate::rules::orthodox::movegen::{count_legal, legal_moves};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::Kind;

/// A move and its facts. From the lowest bit: origin (6 bits), target (6), kind of man (3, pawn 0 to
/// king 5), kind promoted to (3, 0 for none), then one bit each for capture, en passant, castling,
/// check, double check, mate, stalemate, file needed, row needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveFacts(u32);

impl MoveFacts {
    /// Looks at a legal move.
    pub fn new<R: Orthodox>(position: &Position, played: Move, rules: R) -> Self {
        let (from, to) = (played.from(), played.to());
        let us = position.turn();
        let kind = position.kind_at(from);
        let after = position.play(played);
        let checkers = after.checkers(rules, after.turn());
        let check = checkers.any();
        let stuck = count_legal(&after, rules) == 0;
        let (file_needed, row_needed) = if kind == Kind::Pawn || kind == Kind::King {
            (false, false)
        } else {
            needed(position, played, kind, rules)
        };
        let flags = [
            position.colour(us.other()).has(to) || played.is_en_passant(),
            played.is_en_passant(),
            played.is_castling(),
            check,
            checkers.several(),
            check && stuck,
            !check && stuck,
            file_needed,
            row_needed,
        ];
        Self::pack(played, kind, flags)
    }

    /// What can be said of a move that need not be legal, as a historic program may make it: a pawn
    /// may stay a pawn on the last row. Whether it checks or mates is not said.
    pub fn claimed(position: &Position, played: Move) -> Self {
        let (from, to) = (played.from(), played.to());
        let kind = position.kind_at(from);
        let capture = position.occupied().has(to) || played.is_en_passant();
        let needed = kind != Kind::Pawn && kind != Kind::King;
        let flags = [
            capture,
            played.is_en_passant(),
            played.is_castling(),
            false,
            false,
            false,
            false,
            needed,
            needed,
        ];
        Self::pack(played, kind, flags)
    }

    fn pack(played: Move, kind: Kind, flags: [bool; 9]) -> Self {
        let mut bits = played.from().number() as u32
            | (played.to().number() as u32) << 6
            | (kind.index() as u32) << 12
            | (played.promotion().map_or(0, Kind::index) as u32) << 15;
        for (place, flag) in flags.into_iter().enumerate() {
            bits |= u32::from(flag) << (18 + place);
        }
        Self(bits)
    }

    /// The packed bits.
    pub const fn bits(self) -> u32 {
        self.0
    }
}

/// Whether short notation must name the file, the row or both, because another man of the same kind
/// could go there too.
fn needed<R: Orthodox>(position: &Position, played: Move, kind: Kind, rules: R) -> (bool, bool) {
    let others = position.pieces(position.turn(), kind) & !Bitboard::of(played.from());
    let near = others & attacks_from(rules, kind, played.to(), position.occupied());
    if near.is_empty() {
        return (false, false);
    }
    // One of them may be pinned.
    let rivals: Vec<_> = legal_moves(position, rules)
        .into_iter()
        .filter(|rival| rival.to() == played.to() && near.has(rival.from()))
        .map(Move::from)
        .collect();
    let same_file = rivals.iter().any(|rival| rival.file() == played.from().file());
    let same_row = rivals.iter().any(|rival| rival.rank() == played.from().rank());
    (!rivals.is_empty() && (!same_file || same_row), same_file)
}
