//! Immun chess: what could not be reborn as under Circe, because its square is occupied, cannot be captured.

use super::condition::{Condition, condition, words};
use super::rebirth::{PLACE_WORDS, Place, Rebirth, capture, joined, place};
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use std::ops::ControlFlow::Continue;

const REX: &[&str] = &["RexInclusive"];

const WORDS: [&str; 14] = joined(["RexInclusive", "Strict"], PLACE_WORDS);

pub(super) const CONDITIONS: &[Condition] = &[
    condition("ImmunChess", &WORDS, |words, setup| read(words, setup, &[])),
    condition("MirrorImmunChess", REX, |words, setup| read(words, setup, &["Mirror"])),
    condition("DiagramImmunChess", REX, |words, setup| read(words, setup, &["Diagram"])),
    condition("FileImmunChess", &[], |words, setup| read(words, setup, &["File"])),
    condition("MirrorFileImmunChess", &[], |words, setup| read(words, setup, &["File", "Mirror"])),
    condition("SymmetryImmunChess", &[], |words, setup| read(words, setup, &["Symmetry"])),
    condition("ImmuneVerticalSymmetry", &[], |words, setup| {
        read(words, setup, &["VerticalSymmetry"])
    }),
    condition("ImmuneHorizontalSymmetry", &[], |words, setup| {
        read(words, setup, &["HorizontalSymmetry"])
    }),
    condition("AntipodeanImmunChess", &[], |words, setup| read(words, setup, &["Antipodes"])),
    condition("EquipollentsImmunChess", &[], |words, setup| read(words, setup, &["Equipollents"])),
];

#[derive(Debug)]
struct Immune {
    place: Place,
    with_kings: bool,
}

fn read(parameters: &[&str], setup: &mut Setup, own: &[&str]) -> Option<Box<dyn Rule>> {
    words(parameters, &WORDS)?;
    let all = [parameters, own].concat();
    let place = place(Rebirth::Initial, &all);
    let with_kings = all.iter().any(|word| word.eq_ignore_ascii_case("RexInclusive"));
    setup.needs_homes |= place.rebirth == Rebirth::Diagram;
    setup.plays_captures |= with_kings;
    Some(Box::new(Immune { place, with_kings }))
}

impl Rule for Immune {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES
    }

    fn checks_no_more(&self, _mover: Piece, _victim: Piece) -> bool {
        true
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let Some(capture) = capture(making, false) else { return go(making) };
        let captured = making.captured;
        let to = self.place.of(captured, making.us().other(), capture);
        let is_free = || to.is_some_and(|to| making.after.board.is_empty(to));
        if captured.is_royal() && !self.with_kings || is_free() { go(making) } else { Continue(()) }
    }
}
