//! Orthodox chess on bitboards, as fast as can be.

#[macro_use]
pub mod attacks;
pub mod fen;
mod fingerprint;
pub mod mate_in_one;
pub mod movegen;
pub mod moves;
pub mod position;

use crate::rules::bitboard::Bitboard;
use crate::rules::effects::{Effect, Effects};
use crate::rules::fen::FenError;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::piece::{Colour, Kind, KindNumber};
use crate::rules::square::Square;
use crate::rules::{Illegal, Rules};
use attacks::{Orthodox, attacks_from};
use movegen::{Legality, count_legal, generate, legal_moves};
use moves::Move;
use position::Position;

impl<O: Orthodox> Rules for O {
    type Position = Position;
    type Move = Move;

    fn read(self, fen: &str) -> Result<Position, FenError> {
        Position::from_fen(fen)
    }

    fn check(self, position: &Position, mated: Option<Colour>) -> Result<(), Illegal> {
        position.check_legality(self, mated)
    }

    #[inline(always)]
    fn turn(self, position: &Position) -> Colour {
        position.turn()
    }

    #[inline(always)]
    fn generate(self, position: &Position, moves: &mut Vec<Move>) {
        generate(position, self, &Legality::new(position, self), moves);
    }

    #[inline(always)]
    fn count_legal(self, position: &Position) -> u64 {
        count_legal(position, self)
    }

    #[inline(always)]
    fn play(self, position: &Position, played: Move) -> Position {
        position.play(played)
    }

    #[inline(always)]
    fn null_move(self, position: &Position) -> Position {
        position.null_move()
    }

    #[inline(always)]
    fn in_check(self, position: &Position) -> bool {
        position.in_check(self)
    }

    fn count_checkers(self, position: &Position) -> u32 {
        self.count(position.checkers(self, position.turn()))
    }

    #[inline(always)]
    fn can_mate(self, position: &Position, tested: &mut u64) -> bool {
        mate_in_one::mate_in_one(position, self, tested).is_some()
    }

    #[inline(always)]
    fn moves_king(self, position: &Position, played: Move) -> bool {
        position.kind(Kind::King).has(played.from())
    }

    #[inline(always)]
    fn key(self, position: &Position) -> Fingerprint {
        Fingerprint::new(position)
    }

    fn placement(self, position: &Position) -> Fingerprint {
        Fingerprint::of_placement(position)
    }

    #[inline(always)]
    fn order(self, played: Move) -> u32 {
        // As the plain board has it, which knows more choices.
        let order = u32::from(played.order());
        order >> 3 << 9 | order & 7
    }

    #[inline(always)]
    fn hint(self, played: Move) -> u16 {
        played.bits()
    }

    #[inline(always)]
    fn origin(self, played: Move) -> Square {
        played.from()
    }

    #[inline(always)]
    fn arrival(self, played: Move) -> Square {
        played.to()
    }

    #[inline(always)]
    fn is_empty(self, position: &Position, square: Square) -> bool {
        !position.occupied().has(square)
    }

    #[inline(always)]
    fn captures(self, position: &Position, played: Move) -> bool {
        position.colour(position.turn().other()).has(played.to()) || played.is_en_passant()
    }

    #[inline(always)]
    fn is_en_passant(self, played: Move) -> bool {
        played.is_en_passant()
    }

    #[inline(always)]
    fn is_castling(self, played: Move) -> bool {
        played.is_castling()
    }

    fn kind(self, position: &Position, played: Move) -> KindNumber {
        position.kind_at(played.from()).number()
    }

    fn promotion(self, played: Move) -> Option<KindNumber> {
        played.promotion().map(Kind::number)
    }

    fn ambiguity(self, position: &Position, played: Move) -> (bool, bool) {
        let kind = position.kind_at(played.from());
        if kind == Kind::Pawn || kind == Kind::King {
            return (false, false);
        }
        let others = position.pieces(position.turn(), kind) & !Bitboard::of(played.from());
        let near = others & attacks_from(self, kind, played.to(), position.occupied());
        if near.is_empty() {
            return (false, false);
        }
        // One of them may be pinned.
        let rivals: Vec<_> = legal_moves(position, self)
            .into_iter()
            .filter(|rival| rival.to() == played.to() && near.has(rival.from()))
            .map(Move::from)
            .collect();
        let same_file = rivals.iter().any(|rival| rival.file() == played.from().file());
        let same_rank = rivals.iter().any(|rival| rival.rank() == played.from().rank());
        (!rivals.is_empty() && (!same_file || same_rank), same_file)
    }

    fn effects(self, position: &Position, played: Move) -> Effects {
        let (from, to) = (played.from(), played.to());
        let mut effects = Effects::default();
        if played.is_en_passant() {
            effects.push(Effect::Remove(to.plus(-position.turn().forward())));
        } else if self.captures(position, played) {
            effects.push(Effect::Remove(to));
        }
        effects.push(Effect::Move(from, to));
        if played.is_castling() {
            let (rook_from, rook_to) =
                if to > from { (to.plus(1), to.plus(-1)) } else { (to.plus(-2), to.plus(1)) };
            effects.push(Effect::Move(rook_from, rook_to));
        }
        if let Some(kind) = played.promotion() {
            effects.push(Effect::Change(to, kind.number()));
        }
        effects
    }
}
