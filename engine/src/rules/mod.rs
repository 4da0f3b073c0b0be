//! The rules of chess, and of its variants.

pub mod bitboard;
pub mod effects;
pub mod fairy;
pub mod fen;
pub mod fingerprint;
pub mod piece;
pub mod square;
#[macro_use]
pub mod orthodox;
pub mod perft;

use bitboard::Bitboard;
use effects::Effects;
use fen::FenError;
use fingerprint::Fingerprint;
use piece::{Colour, KindNumber};
use square::Square;
use std::fmt::{Debug, Display};
use std::hash::Hash;

/// What the next move must do on the way to another position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NextMove {
    /// Which squares it may leave, unless the king moves.
    pub from: Bitboard,
    /// Where it may arrive.
    pub to: Bitboard,
    /// Where it has to arrive,
    pub needed: Bitboard,
    /// unless it leaves one of these squares.
    pub or_from: Bitboard,
}

impl NextMove {
    /// Nothing.
    pub const ANY: Self = Self {
        from: Bitboard::ALL,
        to: Bitboard::ALL,
        needed: Bitboard::ALL,
        or_from: Bitboard::ALL,
    };
}

/// What makes a position unfit to be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// A pawn on rank 1 or 8.
    PawnOnEndRank(Colour, Square),
    /// More than one king of a side, and where they stand.
    TwoKings(Colour, Bitboard),
    /// The side not to move is in check.
    SideNotToMoveInCheck(Colour),
    /// The side to be mated has no king.
    NoKing(Colour),
}

/// Whether a move is wanted, with the position after it and its key.
pub type Wanted<'a, R> =
    dyn FnMut(<R as Rules>::Move, &<R as Rules>::Position, Fingerprint) -> bool + 'a;

/// The rules of a game: what a position is, which moves are legal in it and what they do.
///
/// Provers, builders of trees and jobs are generic over it. A value of the type holds what the rules
/// need beside the position and is copied freely.
pub trait Rules: Copy + Send + Sync + 'static {
    /// A position, the side to move and all rights included.
    type Position: Clone + PartialEq + Debug + Send + Sync + 'static;

    /// A move. Meaningful only with the position in which it is played.
    type Move: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static;

    /// Reads a position as the engine is handed it.
    fn read(self, fen: &str) -> Result<Self::Position, FenError>;

    /// Whether the position is fit to be solved; `mated` is a side that must have a king.
    fn check(self, position: &Self::Position, mated: Option<Colour>) -> Result<(), Illegal>;

    /// The side to move.
    fn turn(self, position: &Self::Position) -> Colour;

    /// Adds all legal moves to `moves`.
    fn generate(self, position: &Self::Position, moves: &mut Vec<Self::Move>);

    /// Adds the moves that are illegal for nothing but leaving the own king in check; none by rules that do
    /// not know.
    fn generate_exposing(self, position: &Self::Position, moves: &mut Vec<Self::Move>) {
        let _ = (position, moves);
    }

    /// All legal moves.
    fn legal_moves(self, position: &Self::Position) -> Vec<Self::Move> {
        let mut moves = Vec::with_capacity(64);
        self.generate(position, &mut moves);
        moves
    }

    /// How many legal moves there are.
    fn count_legal(self, position: &Self::Position) -> u64 {
        self.legal_moves(position).len() as u64
    }

    /// Whether one of the legal moves is wanted, with the position after it. Behind the first no more are looked at.
    fn any_legal(
        self,
        position: &Self::Position,
        wanted: &mut dyn FnMut(Self::Move, &Self::Position) -> bool,
    ) -> bool {
        let moves = self.legal_moves(position);
        moves.into_iter().any(|played| wanted(played, &self.play(position, played)))
    }

    /// The same, with the keys of the positions after them, for moves whose keys are not `known`.
    fn any_unknown(
        self,
        position: &Self::Position,
        known: &mut dyn FnMut(Fingerprint) -> bool,
        wanted: &mut Wanted<'_, Self>,
    ) -> bool {
        self.any_legal(position, &mut |played, after| {
            let key = self.key(after);
            !known(key) && wanted(played, after, key)
        })
    }

    /// The legal move that is the same as one of another position.
    fn find_legal(self, position: &Self::Position, like: Self::Move) -> Option<Self::Move> {
        self.legal_moves(position).into_iter().find(|&played| played == like)
    }

    /// Whether the side to move has no legal move.
    fn is_stuck(self, position: &Self::Position) -> bool {
        self.count_legal(position) == 0
    }

    /// Whether the side to move, which is stuck, is not mated even where it is in check.
    fn is_suffocated(self, position: &Self::Position) -> bool {
        let _ = position;
        false
    }

    /// The position after a legal move.
    #[must_use]
    fn play(self, position: &Self::Position, played: Self::Move) -> Self::Position;

    /// The position with the other side to move, as if the side to move had passed.
    #[must_use]
    fn null_move(self, position: &Self::Position) -> Self::Position;

    /// Whether the side to move is in check.
    fn in_check(self, position: &Self::Position) -> bool;

    /// How many pieces check the side to move.
    fn count_checkers(self, position: &Self::Position) -> u32;

    /// Whether the side to move can mate at once. `tested` grows by the number of moves looked at.
    fn can_mate(self, position: &Self::Position, tested: &mut u64) -> bool {
        self.legal_moves(position).into_iter().any(|played| {
            *tested += 1;
            let after = self.play(position, played);
            self.in_check(&after) && self.is_stuck(&after) && !self.is_suffocated(&after)
        })
    }

    /// Whether one of the moves of the side to move may stalemate. It may admit too much, never too little.
    fn may_stalemate(self, position: &Self::Position) -> bool {
        let _ = position;
        true
    }

    /// Whether a move is one of the king.
    fn moves_king(self, position: &Self::Position, played: Self::Move) -> bool;

    /// How many moves the king of the side to move has.
    fn count_flights(self, position: &Self::Position) -> u32 {
        let moves = self.legal_moves(position);
        moves.into_iter().filter(|&played| self.moves_king(position, played)).count() as u32
    }

    /// The identity of a position, for tables.
    fn key(self, position: &Self::Position) -> Fingerprint;

    /// The identity of what stands on the board, whoever is to move and may castle.
    fn placement(self, position: &Self::Position) -> Fingerprint;

    /// What the next move must do so that after at most so many moves of each side, White's first, the pieces may stand
    /// as in `target`; None where they cannot. It may admit too much, never too little.
    fn next_move(
        self,
        position: &Self::Position,
        target: &Self::Position,
        moves: [u32; 2],
    ) -> Option<NextMove> {
        let _ = (position, target, moves);
        Some(NextMove::ANY)
    }

    /// The place of a move among the moves of a position as problems number them.
    fn order(self, played: Self::Move) -> u32;

    /// Sixteen bits that tell the moves of a position apart, or nearly so; not all 0.
    fn hint(self, played: Self::Move) -> u16;

    /// Where the piece that moves comes from.
    fn origin(self, played: Self::Move) -> Square;

    /// Where it arrives.
    fn arrival(self, played: Self::Move) -> Square;

    /// Where the piece that moves stands in the end, if it is still there: it may go on after its arrival.
    fn destination(self, played: Self::Move) -> Option<Square> {
        Some(self.arrival(played))
    }

    /// Whether no piece stands on a square.
    fn is_empty(self, position: &Self::Position, square: Square) -> bool;

    /// Where the piece on a square stood in the diagram; None where there is none, or none of that side, and by
    /// rules that do not know.
    fn home(
        self,
        position: &Self::Position,
        square: Square,
        side: Option<Colour>,
    ) -> Option<Square> {
        let _ = (position, square, side);
        None
    }

    /// Whether a move captures.
    fn captures(self, position: &Self::Position, played: Self::Move) -> bool;

    /// Whether what a move captures does not come back with it.
    fn wins_piece(self, position: &Self::Position, played: Self::Move) -> bool {
        self.captures(position, played)
    }

    /// Whether a move captures en passant.
    fn is_en_passant(self, played: Self::Move) -> bool;

    /// Whether a move castles.
    fn is_castling(self, played: Self::Move) -> bool;

    /// The kind of the piece that moves.
    fn kind(self, position: &Self::Position, played: Self::Move) -> KindNumber;

    /// The kind that it becomes by promotion.
    fn promotion(self, played: Self::Move) -> Option<KindNumber>;

    /// Whether short notation of a move must name the file, the rank or both, because another piece of
    /// the same kind could go there, too.
    fn ambiguity(self, position: &Self::Position, played: Self::Move) -> (bool, bool);

    /// What a move does to the board, in the order in which it happens.
    fn effects(self, position: &Self::Position, played: Self::Move) -> Effects;
}
