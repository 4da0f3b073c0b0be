//! Circe Assassin: a captured piece is reborn even where its square is occupied: what stands there is assassinated. A
//! king is also in check where the capture of another piece would assassinate it; nobody assassinates his own king.

use super::condition::{Condition, alone, condition, of_pieces};
use super::promotion;
use super::rebirth::{Capture, Place, Rebirth, capture, place};
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::fairy::legality::effects::complete;
use crate::rules::fairy::legality::pseudo_legal::for_each_pseudo_legal_from;
use crate::rules::piece::Colour;
use std::ops::ControlFlow::{Break, Continue};

pub(super) const CONDITIONS: &[Condition] = &[
    condition("CirceAssassin", &[], |words, setup| assassin(words, setup, &[])),
    // The same by its other name, and its mirror.
    of_pieces("Circe Assassin", |words, setup| assassin(words, setup, &[])),
    of_pieces("Circe Assassin Mirror", |words, setup| assassin(words, setup, &["Mirror"])),
    of_pieces("Circe Mirror Assassin", |words, setup| assassin(words, setup, &["Mirror"])),
];

#[derive(Debug)]
struct Assassin(Place);

fn assassin(parameters: &[&str], setup: &mut Setup, own: &[&str]) -> Option<Box<dyn Rule>> {
    setup.kamikaze_unsettled = Some("Circe Assassin");
    alone(parameters, Assassin(place(Rebirth::Initial, own)))
}

impl Rule for Assassin {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES | points::CHECKS
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (piece, us) = (making.captured, making.us());
        let Some(capture) = capture(making, false).filter(|_| !piece.is_royal()) else {
            return go(making);
        };
        let Some(to) = self.0.of(piece, us.other(), capture) else { return go(making) };
        let victim = making.after.board.at(to);
        if victim.is_royal() && victim.is_of(us) {
            return Continue(());
        }
        if !victim.is_none() {
            making.act(Action::Remove(to));
        }
        making.act(Action::Create(to, piece, capture.home));
        promotion::promote(game, making, to, us.other(), go)
    }

    fn is_check(&self, game: &Game, position: &Position, side: Colour) -> bool {
        let (by, board) = (side.other(), &position.board);
        let kings = board.royals(side);
        let en_passant = position.en_passant.filter(|_| position.turn == by);
        let attacking = Position { turn: by, en_passant, ..*position };
        let is_fatal = |on, capture| {
            let piece = board.at(on);
            piece.is_royal() || self.0.of(piece, side, capture).is_some_and(|to| kings.has(to))
        };
        kings.any()
            && Iterator::any(&mut board.side(by), |from| {
                for_each_pseudo_legal_from(game, &attacking, from, &mut |played| {
                    let Some(on) = played.victim else { return Continue(()) };
                    let capture = Capture { on, from, to: played.to, home: board.home(on) };
                    if !is_fatal(on, capture) {
                        return Continue(());
                    }
                    complete(game, &mut MoveInProgress::new(&attacking, *played), &mut |making| {
                        if making.after.board.royals(side).any() { Continue(()) } else { Break(()) }
                    })
                })
                .is_break()
            })
    }
}
