//! A position and what a move makes of it.

use super::board::{Board, Piece, behind};
use super::moves::Move;
use crate::rules::Illegal;
use crate::rules::bitboard::Bitboard;
use crate::rules::fen::Diagram;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// The rights to castle: the side, where its king and the rook start from. The number of a right is its place.
pub(super) const CASTLINGS: [(Colour, Square, Square); 4] = [
    (Colour::White, Square::at(4, 0), Square::at(7, 0)),
    (Colour::White, Square::at(4, 0), Square::at(0, 0)),
    (Colour::Black, Square::at(4, 7), Square::at(7, 7)),
    (Colour::Black, Square::at(4, 7), Square::at(0, 7)),
];

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) board: Board,
    pub(super) turn: Colour,
    /// One bit for each of [`CASTLINGS`].
    pub(super) castling: u8,
    /// Where a pawn can capture en passant.
    pub(super) en_passant: Option<Square>,
}

impl Position {
    /// The position of a diagram. Rights to castle without king and rook at home, and an en passant
    /// square on which no pawn can capture, are dropped.
    pub(super) fn new(diagram: &Diagram) -> Self {
        let mut board = Board::EMPTY;
        for &(square, side, kind) in &diagram.pieces {
            board.put(square, Piece::new(kind.number(), side, kind == Kind::King), side);
        }
        let mut position = Self { board, turn: diagram.turn, castling: 0, en_passant: None };
        for (number, (side, king, rook)) in CASTLINGS.into_iter().enumerate() {
            let right = diagram.castling & 1 << number;
            if position.has(king, side, Kind::King) && position.has(rook, side, Kind::Rook) {
                position.castling |= right;
            }
        }
        position.en_passant = diagram.en_passant.filter(|&to| position.can_be_en_passant(to));
        position
    }

    fn has(&self, square: Square, side: Colour, kind: Kind) -> bool {
        let piece = self.board.at(square);
        piece.is_of(side) && piece.kind() == kind.number()
    }

    /// Whether the last move can have been a double step over that square, and a pawn can capture there.
    fn can_be_en_passant(&self, to: Square) -> bool {
        let them = self.turn.other();
        let rank = if self.turn == Colour::White { 5 } else { 2 };
        to.rank() == rank
            && self.has(behind(to, self.turn), them, Kind::Pawn)
            && self.board.at(to).is_none()
            && self.board.at(behind(to, them)).is_none()
            && self.pawn_captures(to, self.turn)
    }

    /// Whether a pawn of that side could capture on a square.
    fn pawn_captures(&self, to: Square, side: Colour) -> bool {
        let mut pawns = self.board.find(side, |piece| piece.reach(side).is_pawn);
        Iterator::any(&mut pawns, |from| self.board.attacks(from, side, to))
    }

    /// The position after a legal move.
    #[inline(always)]
    pub(super) fn play(&self, played: Move) -> Self {
        let mut after = *self;
        let (us, them) = (self.turn, self.turn.other());
        let Move { from, to, .. } = played;
        after.board.make(played, us);
        after.turn = them;
        after.en_passant = None;
        if from.rank().abs_diff(to.rank()) == 2 && self.board.at(from).reach(us).is_pawn {
            let passed = behind(to, us);
            if after.pawn_captures(passed, them) {
                after.en_passant = Some(passed);
            }
        }
        if self.castling != 0 {
            for (number, (_, king, rook)) in CASTLINGS.into_iter().enumerate() {
                if [from, to].iter().any(|&touched| touched == king || touched == rook) {
                    after.castling &= !(1 << number);
                }
            }
        }
        after
    }

    /// The position with the other side to move.
    pub(super) fn null_move(&self) -> Self {
        Self { turn: self.turn.other(), en_passant: None, ..*self }
    }

    /// What keeps the position from being solved; `mated` must have a king.
    pub(super) fn check(&self, mated: Option<Colour>) -> Result<(), Illegal> {
        for side in [Colour::White, Colour::Black] {
            let at_end = |square: &Square| [0, 7].contains(&square.rank());
            let mut pawns = self.board.find(side, |piece| piece.reach(side).is_pawn);
            if let Some(square) = pawns.find(at_end) {
                return Err(Illegal::PawnOnEndRank(side, square));
            }
            let kings: Bitboard = self.board.find(side, Piece::is_royal);
            if kings.count() > 1 {
                return Err(Illegal::TwoKings(side, kings));
            }
        }
        if let Some(side) = mated
            && self.board.king(side).is_none()
        {
            return Err(Illegal::NoKing(side));
        }
        let waiting = self.turn.other();
        if self.board.is_checked(waiting) {
            return Err(Illegal::SideNotToMoveInCheck(waiting));
        }
        Ok(())
    }

    pub(super) fn key(&self) -> Fingerprint {
        let mut words = [0; 17];
        words[..16].copy_from_slice(&self.board.words());
        let en_passant = self.en_passant.map_or(64, Square::number);
        words[16] = u64::from(self.castling)
            | u64::from(en_passant) << 8
            | (self.turn.index() as u64) << 16;
        Fingerprint::of_words(words)
    }
}
