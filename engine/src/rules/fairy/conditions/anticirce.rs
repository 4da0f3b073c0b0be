//! Anticirce: a piece that captures is reborn on its own square of rebirth, and cannot capture if that is occupied.
//! By Calvet's rule, the usual one, it may capture on that very square; by Cheylan's it may not.

use super::rebirth::{Place, Rebirth, capture, place};
use super::{Condition, Flow, Go, Rule, Setup, condition, points, promotion, words};
use crate::rules::fairy::arrivals::Brings;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::making::Making;
use crate::rules::fairy::moves::{Act, Move};
use crate::rules::fairy::position::Position;
use std::ops::ControlFlow::Continue;

const WORDS: [&str; 15] = [
    "Calvet",
    "Cheylan",
    "Couscous",
    "Mirror",
    "Diametral",
    "VerticalMirror",
    "File",
    "Rank",
    "Diagram",
    "Symmetry",
    "VerticalSymmetry",
    "HorizontalSymmetry",
    "Equipollents",
    "Antipodes",
    "PWC",
];
const TYPES: &[&str] = &["Calvet", "Cheylan"];

pub(super) const CONDITIONS: &[Condition] = &[
    condition("AntiCirce", &WORDS, |words, setup| read(words, setup, Rebirth::Initial, false)),
    condition("MirrorAntiCirce", TYPES, |words, setup| read(words, setup, Rebirth::Initial, true)),
    condition("DiagramAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::Diagram, false)
    }),
    condition("FileAntiCirce", TYPES, |words, setup| read(words, setup, Rebirth::File, false)),
    condition("MirrorFileAntiCirce", TYPES, |words, setup| read(words, setup, Rebirth::File, true)),
    condition("SymmetryAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::Symmetry, false)
    }),
    condition("VerticalSymmetryAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::VerticalSymmetry, false)
    }),
    condition("HorizontalSymmetryAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::HorizontalSymmetry, false)
    }),
    condition("EquipollentsAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::Equipollent, false)
    }),
    condition("AntipodeanAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::Antipodes, false)
    }),
];

#[derive(Debug)]
struct AntiCirce {
    place: Place,
    /// Nobody captures on his square of rebirth.
    is_cheylan: bool,
    /// The square is that of the captured piece.
    is_couscous: bool,
}

fn read(
    parameters: &[&str],
    setup: &mut Setup,
    rebirth: Rebirth,
    is_mirror: bool,
) -> Option<Box<dyn Rule>> {
    words(parameters, &WORDS)?;
    let has = |word: &str| parameters.iter().any(|one| one.eq_ignore_ascii_case(word));
    let place = place(rebirth, is_mirror, parameters);
    setup.needs_homes |= place.rebirth == Rebirth::Diagram;
    setup.plays_captures = true;
    let (is_cheylan, is_couscous) = (has("Cheylan"), has("Couscous"));
    Some(Box::new(AntiCirce { place, is_cheylan, is_couscous }))
}

impl Rule for AntiCirce {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES | points::REMEMBERS
    }

    fn brings(&self) -> Brings {
        Brings::MoverElsewhere
    }

    fn remember(&self, _before: &Position, played: &Move, after: &mut Position) {
        // What is reborn at home may castle.
        if let Some(to) = played.destination().filter(|_| played.is_capture()) {
            after.come_home(to);
        }
    }

    fn effects(&self, game: &Game, making: &mut Making<'_>, go: &mut Go<'_>) -> Flow {
        let Some(capture) = capture(making, true) else { return go(making) };
        let Some(at) = making.at else { return go(making) };
        let to = if self.is_couscous {
            self.place.of(making.captured, making.us().other(), capture)
        } else {
            self.place.of(making.mover(), making.us(), capture)
        };
        let Some(to) = to else { return Continue(()) };
        if to == at && self.is_cheylan || to != at && !making.after.board.is_empty(to) {
            return Continue(());
        }
        if self.is_cheylan && Some(to) == making.played.victim {
            return Continue(());
        }
        making.act(Act::Move(at, to));
        let us = making.us();
        promotion::promote(game, making, to, us, go)
    }
}
