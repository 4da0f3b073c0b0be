//! Rules by the plain board: how pieces move is data, and a legal move is one after which the king is
//! not attacked. It shares no code with [`orthodox`](super::orthodox), so that
//! each checks the other.
//!
//! Its floors, each of which uses those below it alone: [`board`], what stands on it and what moves do to it;
//! [`movements`]; [`game`], the rules of a problem and its positions; [`legality`], which moves are legal and what
//! they make of a position; [`conditions`].

mod arrivals;
mod board;
mod bounds;
mod conditions;
mod game;
mod legality;
mod likeness;
mod movements;

use crate::rules::effects::{Effect, Effects};
use crate::rules::fen::{Diagram, FenError};
use crate::rules::fingerprint::Fingerprint;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;
use crate::rules::{Illegal, NextMove, Rules, Wanted};
pub use board::kinds::CODES;
pub use board::moves::Move;
use board::moves::{Action, Special};
pub use board::piece::ATTRIBUTES;
use board::piece::{Piece, attribute};
use bounds::beyond;
use conditions::rules_of_pieces;
pub use conditions::{
    Condition, Demand, EXPOSURE, HOMES, OF_ONE_SIDE, Refused, Unpromoted, known as conditions,
    obeyed_alone, refused_pairs,
};
use game::Game;
use game::making::MoveInProgress;
pub use game::position::Position;
use legality::by_rules::{for_each_exposing, for_each_unknown, has_safe_move};
use legality::search::Kept;
use legality::{for_each_legal, for_each_position, observation};
use std::iter;
use std::ops::ControlFlow::{self, Break, Continue};

/// The name of a condition, and the same with each word behind it: variants have demands of their own.
fn with_each_word(condition: &str) -> impl Iterator<Item = String> {
    let mut words = condition.split_whitespace();
    let name = words.next().unwrap_or_default();
    iter::once(name.to_owned()).chain(words.map(move |word| format!("{name} {word}")))
}

/// The rules: those of the plain board under conditions.
#[derive(Clone, Copy, Debug)]
pub struct Fairy(&'static Game);

impl Fairy {
    /// The rules under conditions, each in Popeye's English words, for the pieces of a FEN.
    pub fn under(conditions: &[String], fen: &str) -> Result<Self, Refused> {
        Game::of(conditions, fen).map(Self)
    }

    /// These conditions, and those rules that the pieces of a FEN to come bring with them and those of the diagram do not.
    pub fn with_rules_of(mut conditions: Vec<String>, fen: &str, to_come: &str) -> Vec<String> {
        let known = rules_of_pieces(&conditions, fen);
        let others = rules_of_pieces(&conditions, to_come);
        conditions.extend(others.into_iter().filter(|rule| !known.contains(rule)));
        conditions
    }

    /// What does not go together, because it is not settled what it means: a condition, or a rule that the pieces of a
    /// FEN or of a list bring with them, and what is asked; None for the whole stipulation.
    pub fn unsettled(
        conditions: &[String],
        pieces: &str,
        demands: &[Demand],
    ) -> Option<(&'static str, Option<&'static str>)> {
        let of_pieces = rules_of_pieces(conditions, pieces);
        let asked: Vec<String> = conditions.iter().flat_map(|text| with_each_word(text)).collect();
        // No other piece has that sign.
        let has_neutrals = pieces.contains('=');
        conditions::unsettled(
            of_pieces.iter().chain(&asked).map(String::as_str),
            has_neutrals,
            demands,
        )
    }

    /// The squares of the royal pieces in check.
    pub fn checked_kings(self, position: &Position) -> impl Iterator<Item = Square> {
        let sides = [Colour::White, Colour::Black];
        let checked = move |side: Colour| {
            let royals = position.board.royals(side);
            royals.filter(move |&king| match self.0.check {
                Some(rule) => rule.is_check(self.0, position, side),
                None => {
                    observation::observers(self.0, position, king, side.other()).next().is_some()
                }
            })
        };
        sides.into_iter().flat_map(checked)
    }

    /// Calls `found` with each legal move of those among which the side to move may choose.
    #[inline(always)]
    fn for_each(
        self,
        position: &Position,
        mut found: impl FnMut(&Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.0.chooses(position.turn) {
            for_each_position(self.0, position, Kept::All, &mut |played, _| found(played))
        } else {
            for_each_legal(self.0, position, Kept::All, found)
        }
    }

    /// The rules without conditions.
    ///
    /// # Panics
    /// Never.
    pub fn plain() -> Self {
        Self::under(&[], "").expect("nothing is asked for")
    }
}

impl Rules for Fairy {
    type Position = Position;
    type Move = Move;

    fn read(self, fen: &str) -> Result<Position, FenError> {
        Ok(Position::new(self.0, &Diagram::read(fen, Piece::read)?))
    }

    fn check(self, position: &Position, mated: Option<Colour>) -> Result<(), Illegal> {
        position.check(self.0, mated)
    }

    #[inline(always)]
    fn turn(self, position: &Position) -> Colour {
        position.turn
    }

    fn generate(self, position: &Position, moves: &mut Vec<Move>) {
        let _ = self.for_each(position, |played| {
            moves.push(*played);
            Continue(())
        });
    }

    fn generate_exposing(self, position: &Position, moves: &mut Vec<Move>) {
        let _ = for_each_exposing(self.0, position, &mut |making| {
            moves.push(making.played);
            Continue(())
        });
    }

    fn count_legal(self, position: &Position) -> u64 {
        let mut count = 0;
        let _ = self.for_each(position, |_| {
            count += 1;
            Continue(())
        });
        count
    }

    fn is_suffocated(self, position: &Position) -> bool {
        self.0.setup.paralyses && legality::is_suffocated(self.0, position)
            || self.0.forbidding.iter().any(|rule| rule.spares(position.turn))
                && has_safe_move(self.0, position)
    }

    fn is_stuck(self, position: &Position) -> bool {
        !legality::can_move(self.0, position)
    }

    fn any_legal(
        self,
        position: &Position,
        wanted: &mut dyn FnMut(Move, &Position) -> bool,
    ) -> bool {
        let mut found = |played: &Move, after: &Position| {
            if wanted(*played, after) { Break(()) } else { Continue(()) }
        };
        for_each_position(self.0, position, Kept::All, &mut found).is_break()
    }

    fn any_unknown(
        self,
        position: &Position,
        known: &mut dyn FnMut(Fingerprint) -> bool,
        wanted: &mut Wanted<'_, Self>,
    ) -> bool {
        if self.0.is_plain() || self.0.chooses(position.turn) {
            return self.any_legal(position, &mut |played, after| {
                let key = self.0.key(after);
                !known(key) && wanted(played, after, key)
            });
        }
        let mut found = |making: &MoveInProgress<'_>, key| {
            if wanted(making.played, &making.after, key) { Break(()) } else { Continue(()) }
        };
        for_each_unknown(self.0, position, known, &mut found).is_break()
    }

    fn find_legal(self, position: &Position, like: Move) -> Option<Move> {
        let mut like_it = None;
        let mut found = |played: &Move, _: &Position| {
            if *played != like {
                return Continue(());
            }
            like_it = Some(*played);
            Break(())
        };
        let _ = for_each_position(self.0, position, Kept::Like(like.from, like.to), &mut found);
        like_it
    }

    fn can_mate(self, position: &Position, tested: &mut u64) -> bool {
        let mates = |after: &Position| self.is_stuck(after) && !self.is_suffocated(after);
        let mut found = |_: &Move, after: &Position| {
            *tested += 1;
            if mates(after) { Break(()) } else { Continue(()) }
        };
        for_each_position(self.0, position, Kept::Checks, &mut found).is_break()
    }

    fn may_stalemate(self, position: &Position) -> bool {
        legality::may_stalemate(self.0, position)
    }

    fn play(self, position: &Position, played: Move) -> Position {
        position.play(self.0, &played)
    }

    fn null_move(self, position: &Position) -> Position {
        position.null_move(self.0)
    }

    fn in_check(self, position: &Position) -> bool {
        observation::is_checked(self.0, position, position.turn)
    }

    fn count_checkers(self, position: &Position) -> u32 {
        match self.0.check {
            Some(rule) => rule.is_check(self.0, position, position.turn).into(),
            None => observation::checkers(self.0, position, position.turn).count() as u32,
        }
    }

    fn moves_king(self, position: &Position, played: Move) -> bool {
        position.board.at(played.from).is_royal()
    }

    fn key(self, position: &Position) -> Fingerprint {
        self.0.key(position)
    }

    fn placement(self, position: &Position) -> Fingerprint {
        position.board.sum().fingerprint(&[0])
    }

    fn next_move(
        self,
        position: &Position,
        target: &Position,
        moves: [u32; 2],
    ) -> Option<NextMove> {
        arrivals::next_move(self.0, position, target, moves)
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

    fn destination(self, played: Move) -> Option<Square> {
        played.destination()
    }

    fn is_empty(self, position: &Position, square: Square) -> bool {
        let board = &position.board;
        !(board.side(Colour::White) | board.side(Colour::Black)).has(square)
    }

    fn home(self, position: &Position, square: Square, side: Option<Colour>) -> Option<Square> {
        let piece = position.board.at(square);
        let is_there = !piece.is_none()
            && !piece.has(attribute::NEW)
            && side.is_none_or(|side| piece.is_of(side));
        (is_there && self.0.setup.needs_homes).then(|| position.board.home(square))
    }

    fn captures(self, _position: &Position, played: Move) -> bool {
        played.is_capture()
    }

    fn wins_piece(self, position: &Position, played: Move) -> bool {
        // Ghosts, which appear where the piece has come from, were captured before.
        played.victim.is_some_and(|victim| {
            let kind = position.board.at(victim).kind();
            let is_like = |piece: Piece| !self.0.setup.leaves_pieces && piece.kind() == kind;
            let returns = |act: &Action| {
                matches!(*act, Action::Create(at, piece, _)
                    if piece != Piece::HOLE && (at != played.from || is_like(piece)))
            };
            !played.acts().iter().any(returns)
        })
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
        played.promotion
    }

    fn ambiguity(self, position: &Position, played: Move) -> (bool, bool) {
        let piece = position.board.at(played.from);
        if piece.is_royal() || piece.reach(position.turn).is_pawn {
            return (false, false);
        }
        let (mut any, mut same_file, mut same_rank) = (false, false, false);
        let _ = for_each_legal(self.0, position, Kept::All, |rival| {
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
        if played.acts().len() > Effects::MOST {
            beyond("a move of the answer has more than 18 effects");
        }
        let mut effects = Effects::default();
        let mut board = position.board;
        for &act in played.acts() {
            match act {
                // Nobody sees holes.
                Action::None | Action::Create(_, Piece::HOLE, _) => (),
                Action::Remove(square) => effects.push(Effect::Remove(square)),
                Action::Move(from, to) => effects.push(Effect::Move(from, to)),
                Action::Exchange(first, second) => effects.push(Effect::Exchange(first, second)),
                Action::Step(from, to) => effects.push(Effect::Step(from, to)),
                Action::Imitate(to) => effects.push(Effect::Imitate(to)),
                Action::Create(square, piece, _) => effects.push(Effect::Create(
                    square,
                    piece.side(),
                    piece.kind(),
                    piece.shown_attributes(),
                )),
                Action::Become(square, piece) => {
                    let old = board.at(square);
                    if old.side() != piece.side() {
                        effects.push(Effect::Recolour(square, piece.side()));
                    }
                    if old.shown_attributes() != piece.shown_attributes() {
                        effects.push(Effect::Endow(square, piece.shown_attributes()));
                    }
                    if old.kind() != piece.kind() || old == piece {
                        effects.push(Effect::Change(square, piece.kind()));
                    }
                }
            }
            board.act(act);
        }
        effects
    }
}
