//! Hoppers that change the side of the hurdle over which they leap; kings and neutral pieces stay what they are.

use super::condition::{Condition, of_pieces};
use crate::rules::effects::Side;
use crate::rules::fairy::board::kinds::CODES;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::board::piece::attribute;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::piece::{Colour, Kind, KindNumber};
use crate::rules::square::Square;
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] = &[of_pieces("HurdleColourChanging pieces", read)];

/// The kinds whose hurdle is the first piece on the line along which they go.
const ON_LINES: [&str; 18] = [
    "G", "G2", "G3", "CG", "RH", "BH", "NH", "CH", "ZH", "GH", "KH", "KP", "LI", "RL", "BL", "NL",
    "EQ", "OR",
];

/// Whether the squares of departure and arrival show over which hurdle a piece of a kind leaps.
pub(crate) fn hops_on_line(kind: KindNumber) -> bool {
    ON_LINES.contains(&CODES[usize::from(kind)])
}

/// So many words hold a bit for each kind.
const WORDS: usize = 6;

fn read(_parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    let such = setup.take(WORDS)?;
    let others = setup.take(WORDS)?;
    Some(Box::new(HurdleColourChanging { such, others }))
}

#[derive(Debug)]
struct HurdleColourChanging {
    /// The first slot of the kinds of which the diagram has such pieces.
    such: usize,
    /// That of the kinds of which it has others.
    others: usize,
}

impl HurdleColourChanging {
    fn has(position: &Position, slot: usize, kind: KindNumber) -> bool {
        position.memory[slot + usize::from(kind) / 32] & 1 << (kind % 32) != 0
    }
}

/// The first piece on the straight line between two squares.
fn hurdle(position: &Position, from: Square, to: Square) -> Option<Square> {
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let mut steps = files.unsigned_abs().max(ranks.unsigned_abs());
    while steps > 0 && (files % steps as i8 != 0 || ranks % steps as i8 != 0) {
        steps -= 1;
    }
    let square = |step: u8| {
        let along = |begin: u8, way: i8| (begin as i8 + way / steps as i8 * step as i8) as u8;
        Square::at(along(from.file(), files), along(from.rank(), ranks))
    };
    (1..steps).map(square).find(|&square| !position.board.is_empty(square))
}

impl Rule for HurdleColourChanging {
    fn points(&self) -> u16 {
        points::EFFECTS | points::REMEMBERS
    }

    fn begin(&self, position: &mut Position) {
        for square in position.board.occupied() {
            let piece = position.board.at(square);
            let is_such = piece.has(attribute::HURDLE_COLOUR_CHANGING);
            let slot = if is_such { self.such } else { self.others };
            position.memory[slot + usize::from(piece.kind()) / 32] |= 1 << (piece.kind() % 32);
        }
    }

    /// A pawn becomes such a piece, or another one, as there is one of its new kind in the diagram.
    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let (before, played) = (making.before, making.played);
        if before.board.at(played.from).has(attribute::HURDLE_COLOUR_CHANGING)
            && let Some(square) = hurdle(before, played.from, played.to)
        {
            let piece = making.after.board.at(square);
            if !piece.is_none() && piece.kind() != Kind::King.number() && !piece.is_neutral() {
                let side = if piece.is_of(Colour::White) { Side::Black } else { Side::White };
                making.act(Action::Become(square, piece.of_side(side)));
            }
        }
        let Some((at, kind)) = making.at.zip(played.promotion) else { return go(making) };
        let such = Self::has(before, self.such, kind);
        if kind <= Kind::King.number() || Self::has(before, self.others, kind) || !such {
            go(&mut making.fork())?;
        }
        if such {
            making.played.choose(0);
            let piece = making.mover();
            let attributes = piece.attributes() | attribute::HURDLE_COLOUR_CHANGING;
            making.act(Action::Become(at, piece.with_attributes(attributes)));
            go(making)?;
        }
        Continue(())
    }
}
