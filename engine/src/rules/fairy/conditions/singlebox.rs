//! Single box: of each kind no more pieces of a side may be on the board than a box of pieces has. By type 2 and 3 a
//! pawn stays on the last rank while there is nothing in the box that it could become. By type 2 it promotes as soon as
//! the other side captures something; by type 3 its own side promotes it before its next move.

use super::condition::{Condition, alone, condition, of_pieces, words};
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Observation, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::fairy::legality::pseudo_legal::reaches;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("SingleBox", &["Type1", "Type2", "Type3"], |parameters, _| {
        // The other types are conditions of their own.
        words(parameters, &["Type1"])?;
        Some(Box::new(SingleBox))
    })];

/// Where pawns promote in another way. These rules are looked for by their whole text.
pub(super) const LATENT: &[Condition] =
    &[of_pieces("SingleBox Type2", |words, setup| latent(words, setup, AfterCapture))];

/// The same before the move.
pub(super) const LATENT_BEFORE: &[Condition] =
    &[of_pieces("SingleBox Type3", |words, setup| latent(words, setup, BeforeMove))];

#[derive(Debug)]
struct SingleBox;

/// How many pieces of each orthodox kind a side has in a box, from the pawn to the king.
const BOX: [u32; 6] = [8, 2, 2, 2, 1, 1];

/// How many pieces of an orthodox kind a side has.
fn count(position: &Position, side: Colour, kind: usize) -> u32 {
    position.board.find(side, |piece| piece.kind() == kind as KindNumber).count()
}

/// What a side has in its box that a pawn could become.
fn in_box(position: &Position, side: Colour) -> impl Iterator<Item = KindNumber> {
    (1..5).filter(move |&kind| count(position, side, kind) < BOX[kind]).map(|kind| kind as u8)
}

fn is_in_boxes(position: &Position) -> bool {
    [Colour::White, Colour::Black]
        .into_iter()
        .all(|side| (0..6).all(|kind| count(position, side, kind) <= BOX[kind]))
}

impl Rule for SingleBox {
    fn points(&self) -> u16 {
        points::FORBIDS | points::OBSERVES
    }

    /// A pawn that cannot become anything on the last rank does not check there.
    fn observes(&self, _game: &Game, position: &Position, observation: Observation) -> bool {
        let Observation { from, to, by, .. } = observation;
        !position.board.at(from).reach(by).promotes.has(to) || in_box(position, by).next().is_some()
    }

    fn allows(&self, _game: &Game, _before: &Position, _played: &Move, after: &Position) -> bool {
        is_in_boxes(after)
    }
}

fn latent(
    parameters: &[&str],
    setup: &mut Setup,
    rule: impl Rule + 'static,
) -> Option<Box<dyn Rule>> {
    setup.pawns_anywhere = true;
    setup.pawns_may_stay = true;
    alone(parameters, rule)
}

/// The pawns of a side that stand on the last rank.
fn latent_pawns(position: &Position, side: Colour) -> Bitboard {
    let board = &position.board;
    let is_latent = |&square: &Square| board.at(square).reach(side).promotes.has(square);
    board.side(side).filter(is_latent).fold(Bitboard::EMPTY, |all, one| all | Bitboard::of(one))
}

fn must_promote(position: &Position, side: Colour) -> bool {
    latent_pawns(position, side).any() && in_box(position, side).next().is_some()
}

/// Type 2.
#[derive(Debug)]
struct AfterCapture;

impl Rule for AfterCapture {
    fn points(&self) -> u16 {
        points::EFFECTS | points::FORBIDS
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let them = making.us().other();
        if !must_promote(&making.after, them) {
            return go(making);
        }
        for square in latent_pawns(&making.after, them) {
            for kind in in_box(&making.after, them) {
                let mut promoted = making.fork();
                promoted.played.choose(u32::from(square.number()) << 8 | u32::from(kind));
                let pawn = promoted.after.board.at(square);
                promoted.act(Action::Become(square, pawn.of_kind(kind)));
                go(&mut promoted)?;
            }
        }
        Continue(())
    }

    fn allows(&self, _game: &Game, _before: &Position, _played: &Move, after: &Position) -> bool {
        is_in_boxes(after)
            && !must_promote(after, Colour::White)
            && !must_promote(after, Colour::Black)
    }
}

/// Type 3.
#[derive(Debug)]
struct BeforeMove;

impl Rule for BeforeMove {
    fn points(&self) -> u16 {
        points::EFFECTS | points::FORBIDS | points::BORROWS
    }

    /// A pawn on the last rank moves as what it may become.
    fn borrows(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        let is_latent = latent_pawns(position, side).has(from);
        if is_latent {
            borrowed.extend(in_box(position, side));
        }
        is_latent
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (before, us, played) = (making.before, making.us(), making.played);
        if !must_promote(before, us) {
            return go(making);
        }
        let latent = latent_pawns(before, us);
        for square in latent {
            if latent.has(played.from) && square != played.from {
                continue;
            }
            for kind in in_box(before, us) {
                let fits =
                    || reaches(&before.board, &[kind], played.from, us, played.to, played.victim);
                if square == played.from && !fits() {
                    continue;
                }
                let pawn = before.board.at(square);
                let mut first = played.after(Action::Become(square, pawn.of_kind(kind)));
                first.choose(u32::from(square.number()) << 8 | u32::from(kind));
                go(&mut MoveInProgress::new(before, first))?;
            }
        }
        Continue(())
    }

    fn allows(&self, _game: &Game, before: &Position, _played: &Move, after: &Position) -> bool {
        is_in_boxes(after) && !must_promote(after, before.turn)
    }
}
