//! Ghost chess and haunted chess: what is captured comes back on the square of capture as soon as that is empty.

use super::condition::{Condition, alone, condition};
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::board::piece::{Piece, attribute};
use crate::rules::fairy::bounds::beyond;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Observation, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("GhostChess", &[], |parameters, setup| {
        let world = Underworld::new(setup)?;
        alone(parameters, Ghosts { world, are_untouchable: true, replace: false })
    }),
    condition("HauntedChess", &[], |parameters, setup| {
        let world = Underworld::new(setup)?;
        alone(parameters, Ghosts { world, are_untouchable: false, replace: true })
    }),
];

/// Pieces that wait for their squares to become empty, the one that comes back last first; each in a word: the piece,
/// and above it the square.
#[derive(Debug)]
pub(super) struct Underworld {
    slot: usize,
}

#[derive(Debug)]
struct Ghosts {
    world: Underworld,
    /// Whether a ghost that has come back cannot be captured again.
    are_untouchable: bool,
    /// Whether a new ghost on a square takes the place of the one that waits there.
    replace: bool,
}

/// The most ghosts that wait at the same time: of the pieces of a game all but the kings, who are not captured.
const MOST: usize = 30;
const SQUARE: u32 = 26;
const PIECE: u32 = (1 << SQUARE) - 1;

pub(super) fn square_of(ghost: u32) -> Square {
    Square::new((ghost >> SQUARE) as u8)
}

pub(super) fn piece_of(ghost: u32) -> Piece {
    Piece::of_word(ghost & PIECE)
}

pub(super) fn ghost(piece: Piece, square: Square) -> u32 {
    piece.word() | u32::from(square.number()) << SQUARE
}

impl Underworld {
    pub(super) fn new(setup: &mut Setup) -> Option<Self> {
        Some(Self { slot: setup.take(MOST)? })
    }

    pub(super) fn waiting(&self, position: &Position) -> Vec<u32> {
        let words = &position.memory[self.slot..self.slot + MOST];
        words.iter().copied().filter(|&ghost| ghost != 0).collect()
    }

    pub(super) fn keep(&self, mut ghosts: Vec<u32>, after: &mut Position) {
        if ghosts.len() > MOST {
            beyond("more ghosts wait than a game has pieces");
        }
        ghosts.resize(MOST, 0);
        after.memory[self.slot..self.slot + MOST].copy_from_slice(&ghosts);
    }
}

impl Ghosts {
    /// The ghosts after a move has captured, those that come back among them.
    fn after(&self, before: &Position, played: &Move) -> Vec<u32> {
        let mut ghosts = self.world.waiting(before);
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
            ghosts.push(ghost(piece, victim));
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
                making.act(Action::Create(square, piece_of(ghost), square));
            }
        }
        go(making)
    }

    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        let mut ghosts = self.after(before, played);
        for &act in played.acts() {
            if let Action::Create(square, piece, _) = act
                && let Some(place) = ghosts
                    .iter()
                    .rposition(|&ghost| square_of(ghost) == square && piece_of(ghost) == piece)
            {
                ghosts.remove(place);
            }
        }
        self.world.keep(ghosts, after);
    }
}
