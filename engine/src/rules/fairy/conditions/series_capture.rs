//! Series capture: a piece that has captured may go on with another move at once, and after a further capture again,
//! as long as neither side is in check.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::legality::effects::complete;
use crate::rules::fairy::legality::observation::is_checked;
use crate::rules::fairy::legality::pseudo_legal::for_each_pseudo_legal_from;
use crate::rules::piece::Colour;
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] =
    &[condition("SeriesCapture", &[], |parameters, _| alone(parameters, SeriesCapture))];

#[derive(Debug)]
struct SeriesCapture;

impl Rule for SeriesCapture {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let us = making.us();
        let can_go_on = making.played.is_capture() && making.mover().is_of(us);
        let Some(at) = making.at.filter(|_| can_go_on) else { return go(making) };
        go(&mut making.fork())?;
        let halfway = Position { en_passant: None, ..making.after };
        if [Colour::White, Colour::Black].into_iter().any(|side| is_checked(game, &halfway, side)) {
            return Continue(());
        }
        for_each_pseudo_legal_from(game, &halfway, at, &mut |further| {
            complete(game, &mut MoveInProgress::new(&halfway, *further), &mut |end| {
                let mut whole = making.fork();
                go_on(&mut whole, end);
                go(&mut whole)
            })
        })
    }
}

/// Adds all that a further step does to a move.
fn go_on(making: &mut MoveInProgress<'_>, step: &MoveInProgress<'_>) {
    let mut acts = step.played.acts().to_vec();
    if let Some(first) = acts.iter_mut().find(|act| matches!(act, Action::Move(..)))
        && let Action::Move(from, to) = *first
    {
        *first = Action::Step(from, to);
    }
    making.extend(&acts);
    making.played.choose(step.played.order());
    making.played.choose(step.played.choice);
}
