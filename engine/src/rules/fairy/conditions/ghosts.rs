//! Ghost chess and haunted chess: what is captured comes back on the square of capture as soon as that is empty.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::board::piece::{Piece, attribute};
use crate::rules::fairy::bounds::beyond;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Observation, Rule, Step, points};
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("GhostChess", &[], |parameters, setup| {
        let slot = setup.take(MOST)?;
        alone(parameters, Ghosts { slot, are_untouchable: true, replace: false })
    }),
    condition("HauntedChess", &[], |parameters, setup| {
        let slot = setup.take(MOST)?;
        alone(parameters, Ghosts { slot, are_untouchable: false, replace: true })
    }),
];

/// Ghosts, each in a word: the piece, and above it the square.
#[derive(Debug)]
struct Ghosts {
    slot: usize,
    /// Whether a ghost that has come back cannot be captured again.
    are_untouchable: bool,
    /// Whether a new ghost on a square takes the place of the one that waits there.
    replace: bool,
}

/// The most ghosts that wait at the same time: of the pieces of a game all but the kings, who are not captured.
const MOST: usize = 30;
const SQUARE: u32 = 24;
const PIECE: u32 = (1 << SQUARE) - 1;

fn square_of(ghost: u32) -> Square {
    Square::new((ghost >> SQUARE) as u8)
}

impl Ghosts {
    fn waiting<'a>(&self, position: &'a Position) -> &'a [u32] {
        &position.memory[self.slot..self.slot + MOST]
    }

    /// The ghosts after a move has captured, those that come back among them.
    fn after(&self, before: &Position, played: &Move) -> Vec<u32> {
        let mut ghosts: Vec<u32> =
            self.waiting(before).iter().copied().filter(|&ghost| ghost != 0).collect();
        if let Some(victim) = played.victim {
            let mut piece = before.board.at(victim);
            if self.are_untouchable {
                piece = piece.with_attributes(piece.attributes() | attribute::UNCAPTURABLE);
            }
            if self.replace
                && let Some(place) = ghosts.iter().rposition(|&ghost| square_of(ghost) == victim)
            {
                ghosts.remove(place);
            }
            ghosts.push(piece.word() | u32::from(victim.number()) << SQUARE);
        }
        ghosts
    }
}

impl Rule for Ghosts {
    fn points(&self) -> u16 {
        points::EFFECTS | points::REMEMBERS | points::RESTRICTS | points::OBSERVES
    }

    fn admits(&self, _game: &Game, position: &Position, played: &Move) -> bool {
        played.victim.is_none_or(|victim| !position.board.at(victim).has(attribute::UNCAPTURABLE))
    }

    fn observes(&self, _game: &Game, position: &Position, observation: Observation) -> bool {
        !position.board.at(observation.target).has(attribute::UNCAPTURABLE)
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        for ghost in self.after(making.before, &making.played).into_iter().rev() {
            let square = square_of(ghost);
            if making.after.board.is_empty(square) {
                making.act(Action::Create(square, Piece::of_word(ghost & PIECE), square));
            }
        }
        go(making)
    }

    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        let mut ghosts = self.after(before, played);
        for &act in played.acts() {
            if let Action::Create(square, piece, _) = act
                && let Some(place) = ghosts.iter().rposition(|&ghost| {
                    square_of(ghost) == square && Piece::of_word(ghost & PIECE) == piece
                })
            {
                ghosts.remove(place);
            }
        }
        if ghosts.len() > MOST {
            beyond("more ghosts wait than a game has pieces");
        }
        ghosts.resize(MOST, 0);
        after.memory[self.slot..self.slot + MOST].copy_from_slice(&ghosts);
    }
}
