//! What is asked for in help play and in series: who moves when, and what the last move must reach.

use crate::attacks::Sliders;
use crate::movegen::count_legal;
use crate::moves::Move;
use crate::position::Position;
use crate::square::Square;

/// What the last move of a line reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// `#`: the opponent is in check and has no legal move.
    Mate,
    /// `=`: the opponent is not in check and has no legal move.
    Stalemate,
    /// `==`: the opponent is stalemated, and so would be the side that moved if it were its move.
    DoubleStalemate,
    /// `#=`: the opponent has no legal move.
    MateOrStalemate,
    /// `+`: the opponent is in check.
    Check,
    /// `x`: the move captures.
    Capture,
    /// `z`: the man that moved, or the king that castled, stands on this square.
    Square(Square),
    /// `ep`: the move captures en passant.
    EnPassant,
    /// `00`: the move castles.
    Castling,
}

impl Goal {
    /// Whether a legal move from `before` to `after` reaches it.
    pub fn reached<S: Sliders>(
        self,
        before: &Position,
        played: Move,
        after: &Position,
        sliders: S,
    ) -> bool {
        // Without a king there is neither mate nor stalemate.
        let stuck = || after.king(after.turn()).is_some() && count_legal(after, sliders) == 0;
        match self {
            Self::Mate => after.in_check(sliders) && stuck(),
            Self::Stalemate => !after.in_check(sliders) && stuck(),
            Self::DoubleStalemate => {
                !after.in_check(sliders)
                    && stuck()
                    && before.king(before.turn()).is_some()
                    && count_legal(&after.passed(), sliders) == 0
            }
            Self::MateOrStalemate => stuck(),
            Self::Check => after.in_check(sliders),
            Self::Capture => before.colour(after.turn()).has(played.to()) || played.is_en_passant(),
            Self::Square(square) => played.to() == square,
            Self::EnPassant => played.is_en_passant(),
            Self::Castling => played.is_castling(),
        }
    }

    /// Whether it is reached only where the opponent, who has a king, cannot move.
    pub const fn ends_play(self) -> bool {
        matches!(self, Self::Mate | Self::Stalemate | Self::DoubleStalemate | Self::MateOrStalemate)
    }
}

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
            Play::Help => (2 - self.half as u32, 2),
            Play::HelpSelf | Play::HelpReflex => (2 + self.half as u32, 2),
            Play::Series => (1, 1),
            Play::SeriesHelp | Play::SeriesSelf | Play::SeriesReflex => (2, 1),
        };
        (shortest..=last).step_by(step)
    }
}
