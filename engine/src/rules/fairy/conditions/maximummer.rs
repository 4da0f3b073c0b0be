//! Maximummer: of its legal moves a side must choose one of the longest; minimummer: of the shortest. Ultra: moves that
//! leave the own king in check count, too, so that there may be none to choose; and who could not capture the king by
//! one of the longest does not check him.

use super::condition::{Condition, alone, condition, words};
use crate::rules::fairy::board::kinds::BY_WAY;
use crate::rules::fairy::board::moves::Move;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Observation, Rule, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::fairy::legality::pseudo_legal::for_each_pseudo_legal_from;
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::ops::ControlFlow::Continue;

/// The conditions that do not say which side they bind: the question does. Before their names stands White or Black
/// otherwise.
pub const OF_ONE_SIDE: [&str; 2] = ["Maximummer", "UltraSchachZwang"];

const STRICTNESS: &[&str] = &["ultra"];

pub(super) const CONDITIONS: &[Condition] = &[
    condition(OF_ONE_SIDE[0], STRICTNESS, |_, _| Some(Box::new(Unsaid))),
    condition(OF_ONE_SIDE[1], &[], |words, _| alone(words, Unsaid)),
    condition("WhiteMaximummer", STRICTNESS, |words, setup| {
        longest(words, setup, "WhiteMaximummer", Colour::White)
    }),
    condition("BlackMaximummer", STRICTNESS, |words, setup| {
        longest(words, setup, "BlackMaximummer", Colour::Black)
    }),
    condition("WhiteMinimummer", &[], |words, _| {
        alone(words, Mummer { side: Colour::White, is_longest: false, is_ultra: false })
    }),
    condition("BlackMinimummer", &[], |words, _| {
        alone(words, Mummer { side: Colour::Black, is_longest: false, is_ultra: false })
    }),
];

/// What the condition is where no question says whom it binds.
#[derive(Debug)]
struct Unsaid;

impl Rule for Unsaid {
    fn points(&self) -> u16 {
        0
    }
}

#[derive(Debug)]
struct Mummer {
    side: Colour,
    is_longest: bool,
    is_ultra: bool,
}

fn longest(
    parameters: &[&str],
    setup: &mut Setup,
    name: &'static str,
    side: Colour,
) -> Option<Box<dyn Rule>> {
    let is_ultra = words(parameters, STRICTNESS)?[0];
    if is_ultra {
        setup.alone_by_words = Some(name);
    }
    Some(Box::new(Mummer { side, is_longest: true, is_ultra }))
}

impl Rule for Mummer {
    fn points(&self) -> u16 {
        points::CHOOSES | if self.is_ultra { points::OBSERVES } else { 0 }
    }

    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        observation.by != self.side || is_greatest(game, position, observation, &length)
    }

    fn only_chooses(&self) -> bool {
        !self.is_ultra
    }

    fn chooses(&self, side: Colour) -> bool {
        side == self.side
    }

    fn binds_strictly(&self, side: Colour) -> bool {
        self.is_ultra && side == self.side
    }

    fn weight(&self, position: &Position, played: &Move) -> u16 {
        self.prefers(length(position, played))
    }

    fn weight_of_step(&self, position: &Position, from: Square, to: Square) -> Option<u16> {
        Some(self.prefers(length_of_step(position, from, to)))
    }
}

impl Mummer {
    fn prefers(&self, length: u16) -> u16 {
        if self.is_longest { length } else { u16::MAX - length }
    }
}

/// Whether a capture is among the weightiest moves that its side has, whatever they lead to.
pub(super) fn is_greatest(
    game: &Game,
    position: &Position,
    observation: Observation,
    weight: &dyn Fn(&Position, &Move) -> u16,
) -> bool {
    let Observation { from, to, target, by } = observation;
    let before = Position { turn: by, ..*position };
    let mut greatest = 0;
    for other in position.board.side(by) {
        let _ = for_each_pseudo_legal_from(game, &before, other, &mut |played| {
            greatest = greatest.max(weight(&before, played));
            Continue(())
        });
    }
    weight(&before, &Move::new(from, to, Some(target))) == greatest
}

/// The square of the distance between the middles of the squares that a move connects. In castling both
/// pieces count: two and two squares, or two and three. Mao and moa go by way of another square: 1 and √2.
fn length(position: &Position, played: &Move) -> u16 {
    if played.is_castling() {
        return if played.to.file() == 6 { 16 } else { 25 };
    }
    length_of_step(position, played.from, played.to)
}

fn length_of_step(position: &Position, from: Square, to: Square) -> u16 {
    if BY_WAY.contains(&position.board.at(from).kind()) {
        // 5.83, which lies between all others.
        return 6;
    }
    let files = u16::from(from.file().abs_diff(to.file()));
    let ranks = u16::from(from.rank().abs_diff(to.rank()));
    files * files + ranks * ranks
}
