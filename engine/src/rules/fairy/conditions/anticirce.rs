//! Anticirce: a piece that captures is reborn on its own square of rebirth, and cannot capture if that is occupied.
//! By Calvet's rule, the usual one, it may capture on that very square; by Cheylan's it may not.

use super::condition::{Condition, alone, condition, words};
use super::promotion;
use super::rebirth::{PLACE_WORDS, Place, Rebirth, capture, initial, joined, place};
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Arriving, Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::square::Square;
use std::ops::ControlFlow::Continue;

const WORDS: [&str; 15] = joined(["Calvet", "Cheylan", "Couscous"], PLACE_WORDS);
const TYPES: &[&str] = &["Calvet", "Cheylan"];

pub(super) const CONDITIONS: &[Condition] = &[
    condition("AntiCirce", &WORDS, |words, setup| read(words, setup, Rebirth::Initial, &[])),
    condition("MirrorAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::Initial, &["Mirror"])
    }),
    condition("DiagramAntiCirce", TYPES, |words, setup| read(words, setup, Rebirth::Diagram, &[])),
    condition("FileAntiCirce", TYPES, |words, setup| read(words, setup, Rebirth::File, &[])),
    condition("MirrorFileAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::File, &["Mirror"])
    }),
    condition("SymmetryAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::Symmetry, &[])
    }),
    condition("VerticalSymmetryAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::VerticalSymmetry, &[])
    }),
    condition("HorizontalSymmetryAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::HorizontalSymmetry, &[])
    }),
    condition("EquipollentsAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::Equipollent, &[])
    }),
    condition("AntipodeanAntiCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::Antipodes, &[])
    }),
];

/// Those whose partners are not settled.
pub(super) const OTHERS: &[Condition] = &[
    condition("AntiCloneCirce", &[], |words, setup| {
        read(words, setup, Rebirth::Initial, &["Clone"])
    }),
    condition("AntiSuperCirce", TYPES, |words, setup| {
        read(words, setup, Rebirth::Initial, &["Super"])
    }),
];

/// Geneva chess: a piece other than a king captures only while its square of rebirth is empty.
pub(super) const GENEVA: &[Condition] = &[condition("GenevaChess", &[], |words, setup| {
    setup.plays_captures = true;
    alone(words, Geneva)
})];

#[derive(Debug)]
struct Geneva;

impl Rule for Geneva {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES
    }

    fn arriving(&self) -> Arriving {
        Arriving::Mover
    }

    fn checks_no_more(&self, _mover: Piece, _victim: Piece) -> bool {
        true
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let from = making.played.from;
        let piece = making.before.board.at(from);
        let home = initial(piece, from, making.us());
        let is_free = from != home && making.after.board.is_empty(home);
        if !making.played.is_capture() || piece.is_royal() || is_free {
            go(making)
        } else {
            Continue(())
        }
    }
}

#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent variants")]
struct AntiCirce {
    place: Place,
    /// Nobody captures on his square of rebirth.
    is_cheylan: bool,
    /// The square is that of the captured piece.
    is_couscous: bool,
    /// What is reborn becomes a piece of the kind that it captures.
    is_clone: bool,
    /// Any empty square.
    is_super: bool,
}

fn read(
    parameters: &[&str],
    setup: &mut Setup,
    rebirth: Rebirth,
    own: &[&str],
) -> Option<Box<dyn Rule>> {
    words(parameters, &WORDS)?;
    let all = [parameters, own].concat();
    let has = |word: &str| all.iter().any(|one| one.eq_ignore_ascii_case(word));
    let place = place(rebirth, &all);
    setup.needs_homes |= place.rebirth == Rebirth::Diagram;
    setup.plays_captures = true;
    Some(Box::new(AntiCirce {
        place,
        is_cheylan: has("Cheylan"),
        is_couscous: has("Couscous"),
        is_clone: has("Clone"),
        is_super: has("Super"),
    }))
}

impl AntiCirce {
    fn reborn(&self, making: &MoveInProgress<'_>) -> Piece {
        if self.is_clone && !making.captured.is_royal() {
            return making.mover().of_kind(making.captured.kind());
        }
        making.mover()
    }

    /// Goes on with the piece that captures on its square of rebirth, if it may be reborn there.
    fn be_reborn(
        &self,
        game: &Game,
        making: &mut MoveInProgress<'_>,
        at: Square,
        to: Square,
        go: &mut Step<'_>,
    ) -> Flow {
        if to == at && self.is_cheylan || to != at && !making.after.board.is_empty(to) {
            return Continue(());
        }
        if self.is_cheylan && Some(to) == making.played.victim {
            return Continue(());
        }
        let piece = self.reborn(making);
        making.act(Action::Move(at, to));
        if piece != making.mover() {
            making.act(Action::Become(to, piece));
        }
        let us = making.us();
        promotion::promote(game, making, to, us, go)
    }
}

impl Rule for AntiCirce {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES | points::REMEMBERS
    }

    fn arriving(&self) -> Arriving {
        Arriving::MoverElsewhere
    }

    fn keeps_men(&self) -> bool {
        !self.is_clone
    }

    fn remember(&self, _before: &Position, played: &Move, after: &mut Position) {
        // What is reborn at home may castle.
        if let Some(to) = played.destination().filter(|_| played.is_capture()) {
            after.come_home(to);
        }
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let Some(capture) = capture(making, true) else { return go(making) };
        let Some(at) = making.at else { return go(making) };
        if self.is_super {
            for to in Square::all() {
                let mut chosen = making.fork();
                chosen.played.choose(u32::from(to.number()));
                self.be_reborn(game, &mut chosen, at, to, go)?;
            }
            return Continue(());
        }
        let to = if self.is_couscous {
            self.place.of(making.captured, making.us().other(), capture)
        } else {
            self.place.of(self.reborn(making), making.us(), capture)
        };
        let Some(to) = to else { return Continue(()) };
        self.be_reborn(game, making, at, to, go)
    }
}
