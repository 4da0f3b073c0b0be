//! The position of a diagram, and whether it can be solved.

use super::observation::is_checked;
use crate::rules::Illegal;
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::kinds::{CODES, PROMOTIONS, promotes_first};
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::board::{Board, behind};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::{CASTLINGS, KING_AT_HOME, Kinds, MEMORY, Position};
use crate::rules::fen::Diagram;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

impl Position {
    /// The position of a diagram. Rights to castle without king and rook at home, and an en passant
    /// square on which no pawn can capture, are dropped.
    pub(crate) fn new(game: &Game, diagram: &Diagram<Piece>) -> Self {
        let mut board = Board::empty(game.setup.shape);
        let mut promotions = Kinds::default();
        // Every pawn becomes an orthodox piece, unless there are some that become others first.
        let others_first = game.setup.promotes_first != PROMOTIONS
            || diagram.pieces.iter().any(|(_, piece)| promotes_first(piece.kind()).is_some());
        for &(square, piece) in &diagram.pieces {
            board.put(square, piece);
            let is_dummy = ["DU", "PO"].contains(&CODES[usize::from(piece.kind())]);
            let is_pawn = piece.reach(Colour::White).is_pawn;
            let is_other = piece.kind() > Kind::King.number()
                || others_first && piece.kind() < Kind::King.number();
            if is_other && !is_pawn && !is_dummy {
                promotions.add(piece.kind());
            }
        }
        if game.setup.needs_homes {
            board.note_homes();
        }
        let (turn, memory) = (diagram.turn, [0; MEMORY]);
        let mut position = Self { board, turn, castling: 0, en_passant: None, promotions, memory };
        for (number, (side, king, rook)) in CASTLINGS.into_iter().enumerate() {
            let right = diagram.castling & 1 << number;
            // Under conditions a king may come home later.
            let has_king = !game.is_plain() || position.has(king, side, Kind::King);
            if has_king && position.holds(rook, side, game.setup.castling_rook) {
                position.castling |= right;
            }
        }
        if !game.is_plain() {
            position.note_kings(game);
        }
        let passed = diagram.en_passant.filter(|&to| position.can_be_en_passant(to));
        position.en_passant = passed.map(|to| (Bitboard::of(to), behind(to, turn)));
        for rule in &game.remembering {
            rule.begin(&mut position);
        }
        position
    }

    /// Notes which kings have not moved: those at home, unless castling was denied to them.
    fn note_kings(&mut self, game: &Game) {
        for side in [Colour::White, Colour::Black] {
            let mut own = CASTLINGS.into_iter().enumerate().filter(|(_, right)| right.0 == side);
            let at_home = own.clone().any(|(_, (_, king, _))| self.has(king, side, Kind::King));
            let is_denied = own.any(|(number, (_, king, rook))| {
                self.has(king, side, Kind::King)
                    && self.holds(rook, side, game.setup.castling_rook)
                    && self.castling & 1 << number == 0
            });
            if at_home && !is_denied {
                self.castling |= 1 << (KING_AT_HOME + side.index());
            }
        }
    }

    /// What keeps the position from being solved; `mated` must have a king.
    pub(crate) fn check(&self, game: &Game, mated: Option<Colour>) -> Result<(), Illegal> {
        for side in [Colour::White, Colour::Black] {
            let at_end = |square: &Square| [0, 7].contains(&square.rank());
            let mut pawns = self.board.find(side, |piece| piece.reach(side).is_stepping);
            // Under conditions pawns that stand there are idle, unless a condition moves them.
            if game.is_plain()
                && let Some(square) = pawns.find(at_end)
            {
                return Err(Illegal::PawnOnEndRank(side, square));
            }
            let kings = self.board.royals(side);
            if !game.setup.any_kings && kings.count() > 1 {
                return Err(Illegal::TwoKings(side, kings));
            }
        }
        if let Some(side) = mated
            && !game.setup.kings_come
            && self.board.king(side).is_none()
        {
            return Err(Illegal::NoKing(side));
        }
        let waiting = self.turn.other();
        if !game.setup.may_begin_in_check && is_checked(game, self, waiting) {
            return Err(Illegal::SideNotToMoveInCheck(waiting));
        }
        Ok(())
    }
}
