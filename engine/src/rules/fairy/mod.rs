//! Rules by the plain board: how pieces move is data, and a legal move is one after which the king is
//! not attacked. Orthodox pieces so far. It shares no code with [`orthodox`](super::orthodox), so that
//! each checks the other.

mod board;
mod movegen;
mod movements;
mod moves;
mod position;

use crate::rules::effects::{Effect, Effects, KindNumber};
use crate::rules::fen::{Diagram, FenError};
use crate::rules::fingerprint::Fingerprint;
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use crate::rules::{Illegal, Rules};
use board::{behind, rook_move};
use movegen::for_each_legal;
pub use moves::Move;
use moves::Special;
pub use position::Position;
use std::ops::ControlFlow::{Break, Continue};

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct Fairy;

impl Rules for Fairy {
    type Position = Position;
    type Move = Move;

    fn read(self, fen: &str) -> Result<Position, FenError> {
        Ok(Position::new(&Diagram::read(fen)?))
    }

    fn check(self, position: &Position, mated: Option<Colour>) -> Result<(), Illegal> {
        position.check(mated)
    }

    #[inline(always)]
    fn turn(self, position: &Position) -> Colour {
        position.turn
    }

    fn generate(self, position: &Position, moves: &mut Vec<Move>) {
        let _ = for_each_legal(position, |played| {
            moves.push(played);
            Continue(())
        });
    }

    fn count_legal(self, position: &Position) -> u64 {
        let mut count = 0;
        let _ = for_each_legal(position, |_| {
            count += 1;
            Continue(())
        });
        count
    }

    fn is_stuck(self, position: &Position) -> bool {
        for_each_legal(position, |_| Break(())).is_continue()
    }

    fn play(self, position: &Position, played: Move) -> Position {
        position.play(played)
    }

    fn null_move(self, position: &Position) -> Position {
        position.null_move()
    }

    fn in_check(self, position: &Position) -> bool {
        position.board.is_checked(position.turn)
    }

    fn count_checkers(self, position: &Position) -> u32 {
        position.board.checkers(position.turn).count() as u32
    }

    fn moves_king(self, position: &Position, played: Move) -> bool {
        position.board.at(played.from).is_royal()
    }

    fn key(self, position: &Position) -> Fingerprint {
        position.key()
    }

    fn order(self, played: Move) -> u32 {
        played.order()
    }

    fn hint(self, played: Move) -> u16 {
        played.hint()
    }

    #[inline(always)]
    fn origin(self, played: Move) -> Square {
        played.from
    }

    #[inline(always)]
    fn arrival(self, played: Move) -> Square {
        played.to
    }

    fn captures(self, position: &Position, played: Move) -> bool {
        self.is_en_passant(played) || !position.board.at(played.to).is_none()
    }

    fn is_en_passant(self, played: Move) -> bool {
        played.special == Special::EnPassant
    }

    fn is_castling(self, played: Move) -> bool {
        played.special == Special::Castling
    }

    fn kind(self, position: &Position, played: Move) -> KindNumber {
        position.board.at(played.from).kind()
    }

    fn promotion(self, played: Move) -> Option<KindNumber> {
        match played.special {
            Special::Promotion(kind) => Some(kind),
            _ => None,
        }
    }

    fn ambiguity(self, position: &Position, played: Move) -> (bool, bool) {
        let piece = position.board.at(played.from);
        if piece.is_royal() || piece.reach(position.turn).is_pawn {
            return (false, false);
        }
        let (mut any, mut same_file, mut same_rank) = (false, false, false);
        let _ = for_each_legal(position, |rival| {
            let is_like = position.board.at(rival.from) == piece;
            if rival.to == played.to && rival.from != played.from && is_like {
                any = true;
                same_file |= rival.from.file() == played.from.file();
                same_rank |= rival.from.rank() == played.from.rank();
            }
            Continue(())
        });
        // The file tells most; the rank where the file does not.
        (any && (same_rank || !same_file), same_file)
    }

    fn effects(self, position: &Position, played: Move) -> Effects {
        let Move { from, to, special } = played;
        let mut effects = Effects::default();
        if special == Special::EnPassant {
            effects.push(Effect::Remove(behind(to, position.turn)));
        } else if !position.board.at(to).is_none() {
            effects.push(Effect::Remove(to));
        }
        effects.push(Effect::Move(from, to));
        match special {
            Special::Castling => {
                let (rook, beside) = rook_move(to);
                effects.push(Effect::Move(rook, beside));
            }
            Special::Promotion(kind) => effects.push(Effect::Change(to, kind)),
            Special::None | Special::EnPassant => (),
        }
        effects
    }
}
