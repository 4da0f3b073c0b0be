//! A position, and the rights to castle.

use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::board::{Board, behind};
use crate::rules::piece::{Colour, Kind, KindNumber};
use crate::rules::square::Square;

/// The rights to castle: the side, where its king and the rook start from. The number of a right is its place.
pub(crate) const CASTLINGS: [(Colour, Square, Square); 4] = [
    (Colour::White, Square::at(4, 0), Square::at(7, 0)),
    (Colour::White, Square::at(4, 0), Square::at(0, 0)),
    (Colour::Black, Square::at(4, 7), Square::at(7, 7)),
    (Colour::Black, Square::at(4, 7), Square::at(0, 7)),
];

/// Behind the rights of the four rooks, the bit that tells that a king has not moved.
pub(crate) const KING_AT_HOME: usize = 4;

/// Kinds of pieces, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Kinds([u64; 3]);

impl Kinds {
    pub(crate) fn add(&mut self, kind: KindNumber) {
        self.0[usize::from(kind) / 64] |= 1 << (kind % 64);
    }

    /// Those kinds by their numbers.
    pub(crate) fn iter(self) -> impl Iterator<Item = KindNumber> {
        let numbers = |(word, kinds)| {
            Bitboard(kinds).map(move |kind: Square| word as KindNumber * 64 + kind.number())
        };
        self.0.into_iter().enumerate().flat_map(numbers)
    }
}

/// How many words conditions can remember.
pub(crate) const MEMORY: usize = 32;

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) turn: Colour,
    /// One bit for each of [`CASTLINGS`]; under conditions also one for each king, White's first.
    pub(crate) castling: u8,
    /// Where a pawn can capture en passant, and which one.
    pub(crate) en_passant: Option<(Bitboard, Square)>,
    /// What pawns become beside what they become anyway: all kinds of the diagram but pawns, kings and dummies.
    pub(crate) promotions: Kinds,
    /// What conditions remember, each in its slot.
    pub(crate) memory: [u32; MEMORY],
}

impl Position {
    pub(crate) fn has(&self, square: Square, side: Colour, kind: Kind) -> bool {
        self.holds(square, side, kind.number())
    }

    pub(crate) fn holds(&self, square: Square, side: Colour, kind: KindNumber) -> bool {
        let piece = self.board.at(square);
        piece.is_of(side) && piece.kind() == kind
    }

    /// Whether the last move can have been a double step over that square, and a pawn can capture there.
    pub(crate) fn can_be_en_passant(&self, to: Square) -> bool {
        let them = self.turn.other();
        let rank = if self.turn == Colour::White { 5 } else { 2 };
        to.rank() == rank
            && self.has(behind(to, self.turn), them, Kind::Pawn)
            && self.board.is_empty(to)
            && self.board.is_empty(behind(to, them))
            && self.pawn_captures(to, self.turn)
    }

    /// Whether a pawn of that side could capture on a square.
    pub(crate) fn pawn_captures(&self, to: Square, side: Colour) -> bool {
        Iterator::any(&mut self.board.side(side), |from| {
            let reach = self.board.reach_at(from, side);
            reach.is_stepping && reach.could(from, to)
        })
    }

    /// Takes away the rights of what leaves its home, and gives them to what is reborn there or becomes what it is.
    pub(crate) fn change_rights(&mut self, act: Action) {
        let mut leave = |square: Square| {
            if ![0, 7].contains(&square.rank()) {
                return;
            }
            for (number, (side, king, rook)) in CASTLINGS.into_iter().enumerate() {
                if square == rook {
                    self.castling &= !(1 << number);
                } else if square == king {
                    self.castling &= !(1 << (KING_AT_HOME + side.index()));
                }
            }
        };
        match act {
            Action::None | Action::Imitate(_) => (),
            Action::Become(square, _) => {
                leave(square);
                self.come_home(square);
            }
            Action::Remove(square) => leave(square),
            Action::Move(from, to) | Action::Step(from, to) => {
                leave(from);
                leave(to);
            }
            Action::Exchange(first, second) => {
                leave(first);
                leave(second);
            }
            Action::Create(square, ..) => self.come_home(square),
        }
    }

    /// Gives the rights of a king or a rook that has come to that square as if it had not moved.
    pub(crate) fn come_home(&mut self, square: Square) {
        for (number, (side, king, rook)) in CASTLINGS.into_iter().enumerate() {
            if square == king && self.has(king, side, Kind::King) {
                self.castling |= 1 << (KING_AT_HOME + side.index());
            }
            if square == rook && self.has(rook, side, Kind::Rook) {
                self.castling |= 1 << number;
            }
        }
    }
}
