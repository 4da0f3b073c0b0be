//! Help play and series: who moves when, and what is forced at the end.

use super::goal::Goal;
use crate::control::Stopped;
use crate::rules::piece::Colour;

/// Who moves when, and what is forced at the end. The *goal side* is the one that makes the last move
/// of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Play {
    /// `h`: the sides move in turn and cooperate.
    Help,
    /// `hs`: as help play, but in the end every legal move of the goal side must reach the goal.
    HelpSelf,
    /// `hr`: as help play, but whoever has a move that reaches the goal must make one: the goal side
    /// does so in the end, and nobody could before.
    HelpReflex,
    /// `ser-`: one side makes all the moves, and gives no check before the last.
    Series,
    /// `ser-h`: one side makes all the moves but the last, and gives no check before its own last;
    /// then the other side reaches the goal.
    SeriesHelp,
    /// `ser-s`: as `ser-h`, but in the end every legal move of the goal side must reach the goal.
    SeriesSelf,
    /// `ser-r`: as `ser-h`, but whoever has a move that reaches the goal must make one: the goal side
    /// does so in the end and could not have before, and the other side could at none of its moves.
    SeriesReflex,
}

impl Play {
    /// Whether one side makes several moves in a row.
    pub const fn is_series(self) -> bool {
        !matches!(self, Self::Help | Self::HelpSelf | Self::HelpReflex)
    }

    /// Whether in the end every legal move must reach the goal.
    pub const fn is_self(self) -> bool {
        matches!(self, Self::HelpSelf | Self::SeriesSelf)
    }

    /// Whether who can reach the goal must do so.
    pub const fn is_reflex(self) -> bool {
        matches!(self, Self::HelpReflex | Self::SeriesReflex)
    }
}

/// A stipulation of help play or series.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stipulation {
    /// Who moves when.
    pub play: Play,
    /// What is to be reached.
    pub goal: Goal,
    /// The number of moves, as written.
    pub moves: u32,
    /// Whether `.5` follows it; help play only.
    pub half: bool,
    /// `exact-`: in no fewer moves.
    pub exact: bool,
}

impl Stipulation {
    /// How many half-moves the longest lines have. In series each move counts as one.
    pub const fn half_moves(self) -> u32 {
        match self.play {
            Play::Help | Play::HelpSelf | Play::HelpReflex => 2 * self.moves + self.half as u32,
            Play::Series => self.moves,
            Play::SeriesHelp | Play::SeriesSelf | Play::SeriesReflex => self.moves + 1,
        }
    }

    /// The numbers of half-moves that lines can have, shortest first: shorter ones than asked for are
    /// solutions too.
    pub fn lengths(self) -> impl Iterator<Item = u32> {
        let last = self.half_moves();
        let (shortest, step) = match self.play {
            Play::Help | Play::HelpSelf | Play::HelpReflex => (2 - self.half as u32, 2),
            Play::Series => (1, 1),
            Play::SeriesHelp | Play::SeriesSelf | Play::SeriesReflex => (2, 1),
        };
        let shortest = if self.exact { last } else { shortest };
        (shortest..=last).step_by(step)
    }
}

/// What every node of a search has in common.
#[derive(Clone, Copy, Debug)]
pub struct LinePlay {
    /// Who moves when.
    pub play: Play,
    /// What the last move reaches.
    pub goal: Goal,
    /// The side that makes the last move.
    pub goal_side: Colour,
}

/// How many moves each side has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The goal side, the last move included.
    pub goal_side: u32,
    /// Its opponent.
    pub opponent: u32,
}

impl LinePlay {
    /// The moves that are left when `left` half-moves are.
    #[inline(always)]
    pub fn budget(self, left: u32) -> Budget {
        match self.play {
            Play::Help | Play::HelpSelf | Play::HelpReflex => {
                Budget { goal_side: left.div_ceil(2), opponent: left / 2 }
            }
            Play::Series => Budget { goal_side: left, opponent: 0 },
            Play::SeriesHelp | Play::SeriesSelf | Play::SeriesReflex => {
                Budget { goal_side: 1, opponent: left - 1 }
            }
        }
    }

    /// Whether the side that moves with `left` half-moves left moves again afterwards.
    #[inline(always)]
    pub fn moves_again(self, left: u32) -> bool {
        match self.play {
            Play::Help | Play::HelpSelf | Play::HelpReflex => false,
            Play::Series => left >= 2,
            Play::SeriesHelp | Play::SeriesSelf | Play::SeriesReflex => left >= 3,
        }
    }

    /// Whether the side that moves with `left` half-moves left would have to reach the goal now if it
    /// could, so that there is nothing more to be found then.
    #[inline(always)]
    pub fn must_not_reach(self, left: u32) -> bool {
        self.play.is_reflex() && left >= 2
    }

    /// Whether the side that moves with `left` half-moves left may be forced to reach the goal now,
    /// and could go on: that it does is a shorter line.
    #[inline(always)]
    pub fn may_be_forced(self, left: u32) -> bool {
        self.play == Play::HelpSelf && left % 2 == 1 && left >= 2 && !self.goal.ends_play()
    }

    /// Whether reaching the goal too early has to be looked for, as play could go on.
    #[inline(always)]
    pub fn may_come_early(self) -> bool {
        match self.play {
            // A stalemated side may pass. Check is forbidden before the end anyway.
            Play::Series => !matches!(
                self.goal,
                Goal::Mate | Goal::Stalemate | Goal::MateOrStalemate | Goal::Check
            ),
            Play::Help => !self.goal.ends_play(),
            // Elsewhere nobody wants to reach it.
            _ => false,
        }
    }
}

/// Where the lines go that are found after one first move, in the order in which they are found.
pub trait Branch<M>: Send {
    /// Takes a line: its moves from the diagram to the goal. `Err` when there is no room for it.
    fn add(&mut self, line: &[M]) -> Result<(), Stopped>;

    /// How many lines it has.
    fn count(&self) -> usize;

    /// Keeps the first lines only, so many of them.
    fn truncate(&mut self, lines: usize);
}

impl<M: Copy + Send> Branch<M> for Vec<Vec<M>> {
    fn add(&mut self, line: &[M]) -> Result<(), Stopped> {
        self.push(line.to_vec());
        Ok(())
    }

    fn count(&self) -> usize {
        self.len()
    }

    fn truncate(&mut self, lines: usize) {
        Vec::truncate(self, lines);
    }
}
