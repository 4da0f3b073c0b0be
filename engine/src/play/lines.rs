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
    /// `ser-hs`: one side makes all the moves but one, then the other side makes it, after which every
    /// legal move of the first must reach the goal.
    SeriesHelpSelf,
    /// `reci-h`: as `h`, but instead of its last move the other side can reach a goal of its own, too.
    HelpReciprocal,
    /// `ser-reci-h`: as `ser-h`, with the same addition.
    SeriesReciprocal,
    /// `phser-`: as `ser-`, but checks are allowed, and the other side moves where it is in check,
    /// and helps.
    Parry,
    /// `phser-s`: likewise; in the end every legal move of the goal side must reach the goal.
    ParrySelf,
    /// `phser-r`: likewise, but whoever has a move that reaches the goal must make one.
    ParryReflex,
    /// `pser-h`: likewise; in the end the other side reaches the goal.
    ParryHelp,
}

impl Play {
    /// Whether one side makes several moves in a row.
    pub const fn is_series(self) -> bool {
        self.is_parry() || !self.alternates()
    }

    /// Whether half-moves alternate, moves that are left out counted.
    const fn alternates(self) -> bool {
        matches!(self, Self::Help | Self::HelpSelf | Self::HelpReflex | Self::HelpReciprocal)
            || self.is_parry()
    }

    /// Whether one side moves only where it is in check.
    pub const fn is_parry(self) -> bool {
        matches!(self, Self::Parry | Self::ParrySelf | Self::ParryReflex | Self::ParryHelp)
    }

    /// Whether in the end every legal move must reach the goal.
    pub const fn is_self(self) -> bool {
        matches!(self, Self::HelpSelf | Self::SeriesSelf | Self::SeriesHelpSelf | Self::ParrySelf)
    }

    /// Whether who can reach the goal must do so.
    pub const fn is_reflex(self) -> bool {
        matches!(self, Self::HelpReflex | Self::SeriesReflex | Self::ParryReflex)
    }

    /// Whether the other side, too, must be able to reach a goal.
    pub const fn is_reciprocal(self) -> bool {
        matches!(self, Self::HelpReciprocal | Self::SeriesReciprocal)
    }

    /// Whether the side that moves first makes the last move, too, where it is not help play.
    pub const fn is_alone(self) -> bool {
        matches!(self, Self::Series | Self::Parry)
    }

    /// How many moves that count as such no series has: those of the other side at its end.
    pub const fn replies(self) -> u32 {
        match self {
            Self::Series => 0,
            Self::SeriesHelpSelf => 2,
            _ => 1,
        }
    }

    /// The half-moves of the shortest line of whole moves, and how many more the next has.
    const fn steps(self) -> (u32, u32) {
        match self {
            Self::Parry => (1, 2),
            _ if self.alternates() => (2, 2),
            _ => (1 + self.replies(), 1),
        }
    }
}

/// A stipulation of help play or series.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stipulation {
    /// Who moves when.
    pub play: Play,
    /// What is to be reached.
    pub goal: Goal,
    /// What the other side could reach instead, in reciprocal play.
    pub other_goal: Goal,
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
            Play::Parry => 2 * self.moves - 1,
            play if play.alternates() => 2 * self.moves + self.half as u32,
            play => self.moves + play.replies(),
        }
    }

    /// How many moves a line of so many half-moves has, counted as the stipulation counts.
    pub const fn moves_of(self, half_moves: u32) -> u32 {
        match self.play {
            Play::Parry => half_moves / 2 + 1,
            play if play.alternates() => half_moves / 2,
            play => half_moves - play.replies(),
        }
    }

    /// The numbers of half-moves that lines can have, shortest first: shorter ones than asked for are
    /// solutions too.
    pub fn lengths(self) -> impl Iterator<Item = u32> {
        let last = self.half_moves();
        let (whole, step) = self.play.steps();
        let shortest = match self.play {
            _ if self.exact => last,
            // Two half-moves are needed at least.
            Play::HelpReciprocal => whole + u32::from(self.half),
            _ => whole - u32::from(self.half),
        };
        (shortest..=last).step_by(step as usize)
    }
}

/// What every node of a search has in common.
#[derive(Clone, Copy, Debug)]
pub struct LinePlay {
    /// Who moves when.
    pub play: Play,
    /// What the last move reaches.
    pub goal: Goal,
    /// What the other side could reach in reciprocal play.
    pub other_goal: Goal,
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
            Play::Series => Budget { goal_side: left, opponent: 0 },
            Play::SeriesHelpSelf => Budget { goal_side: left - 1, opponent: 1 },
            play if play.alternates() => Budget { goal_side: left.div_ceil(2), opponent: left / 2 },
            _ => Budget { goal_side: 1, opponent: left - 1 },
        }
    }

    /// Whether the side that moves with `left` half-moves left moves again afterwards.
    #[inline(always)]
    pub fn moves_again(self, left: u32) -> bool {
        !self.play.alternates() && left >= 2 + self.play.replies()
    }

    /// Whether the side that is to move with `left` half-moves left does so only where it is in check.
    #[inline(always)]
    pub fn parries(self, left: u32) -> bool {
        match self.play {
            Play::Parry => left.is_multiple_of(2),
            play => play.is_parry() && left % 2 == 1 && left > 1,
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
        let is_at_goal_side = left % 2 == 1 && left >= 2;
        match self.play {
            Play::HelpSelf => is_at_goal_side && !self.goal.ends_play(),
            Play::ParrySelf => is_at_goal_side,
            _ => false,
        }
    }

    /// Whether reaching the goal too early has to be looked for, as play could go on.
    #[inline(always)]
    pub fn may_come_early(self) -> bool {
        match self.play {
            _ if self.goal.exposes_king() => false,
            // A stalemated side may pass. Check is forbidden before the end anyway.
            Play::Series => !matches!(
                self.goal,
                Goal::Mate | Goal::Stalemate | Goal::MateOrStalemate | Goal::Check
            ),
            Play::Parry => {
                !matches!(self.goal, Goal::Mate | Goal::Stalemate | Goal::MateOrStalemate)
            }
            Play::Help => !self.goal.ends_play(),
            // Elsewhere nobody wants to reach it, or more is wanted.
            _ => false,
        }
    }
}

/// Where lines go that begin with the same move, in the order in which they are found.
pub trait Branch<M>: Send + Sized {
    /// Takes a line: its moves from the diagram to the goal. `Err` when there is no room for it.
    fn add(&mut self, line: &[M]) -> Result<(), Stopped>;

    /// How many lines it has.
    fn count(&self) -> usize;

    /// Takes over the lines of another branch, which follow its own; none is added to it behind them.
    fn append(&mut self, others: Self);

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

    fn append(&mut self, mut others: Self) {
        Vec::append(self, &mut others);
    }

    fn truncate(&mut self, lines: usize) {
        Vec::truncate(self, lines);
    }
}
