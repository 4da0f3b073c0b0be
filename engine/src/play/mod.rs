//! What is asked for: who forces whom in battle play, who moves when in help play and in series, and
//! what the last move must reach.

pub mod options;
pub mod outcome;
pub mod prover;

use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::movegen::{count_legal, legal_moves};
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::{Illegal, Position};
use crate::rules::piece::Colour;
use crate::rules::square::Square;

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
    pub fn reached<R: Orthodox>(
        self,
        before: &Position,
        played: Move,
        after: &Position,
        rules: R,
    ) -> bool {
        // Without a king there is no mate, but stalemate of the other men.
        let stuck = || count_legal(after, rules) == 0;
        match self {
            Self::Mate => after.in_check(rules) && stuck(),
            Self::Stalemate => !after.in_check(rules) && stuck(),
            Self::DoubleStalemate => {
                !after.in_check(rules) && stuck() && count_legal(&after.null_move(), rules) == 0
            }
            Self::MateOrStalemate => stuck(),
            Self::Check => after.in_check(rules),
            Self::Capture => before.colour(after.turn()).has(played.to()) || played.is_en_passant(),
            Self::Square(square) => played.to() == square,
            Self::EnPassant => played.is_en_passant(),
            Self::Castling => played.is_castling(),
        }
    }

    /// Whether the position is fit to be solved when that side is to suffer it.
    pub fn check_kings<R: Orthodox>(
        self,
        position: &Position,
        sufferer: Colour,
        rules: R,
    ) -> Result<(), Illegal> {
        position.check_legality(rules, self.ends_play().then_some(sufferer))?;
        if self == Self::DoubleStalemate {
            position.check_legality(rules, Some(sufferer.other()))?;
        }
        Ok(())
    }

    /// Whether it is reached only where the opponent, who has a king, cannot move.
    pub const fn ends_play(self) -> bool {
        matches!(self, Self::Mate | Self::Stalemate | Self::DoubleStalemate | Self::MateOrStalemate)
    }

    /// Whether it is reached only where the opponent cannot move and is not in check.
    pub const fn is_stalemate(self) -> bool {
        matches!(self, Self::Stalemate | Self::DoubleStalemate)
    }
}

/// Who forces whom in battle play. The *attacker* moves first, the *defender* resists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Battle {
    /// The attacker reaches the goal.
    Direct,
    /// `s`: the attacker forces the defender to reach it, who has to be left no other move.
    SelfPlay,
    /// `r`: as `s`, but whoever can reach the goal with his move must do so.
    Reflex,
    /// `semi-r`: as `r`, but only the defender must.
    SemiReflex,
}

/// What a battle is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BattleStipulation {
    /// Who forces whom.
    pub battle: Battle,
    /// What is to be reached.
    pub goal: Goal,
    /// Whether the attacker succeeds by reaching it himself, too.
    pub quodlibet: bool,
}

impl BattleStipulation {
    /// `#`.
    pub const DIRECT_MATE: Self = Self::new(Battle::Direct, Goal::Mate);

    /// The usual battle of that kind, without quodlibet.
    pub const fn new(battle: Battle, goal: Goal) -> Self {
        Self { battle, goal, quodlibet: false }
    }

    /// Whether the attacker himself is to reach the goal.
    pub const fn is_direct(self) -> bool {
        matches!(self.battle, Battle::Direct)
    }

    /// Whether the defender must reach the goal where he can.
    pub const fn binds_defender(self) -> bool {
        matches!(self.battle, Battle::Reflex | Battle::SemiReflex)
    }

    /// Whether the side to move can reach the goal with its next move.
    pub fn in_reach<R: Orthodox>(self, position: &Position, rules: R) -> bool {
        legal_moves(position, rules)
            .into_iter()
            .any(|played| self.goal.reached(position, played, &position.play(played), rules))
    }

    /// The moves with which the attacker may try: none where he must reach the goal, to his harm.
    pub fn attacks<R: Orthodox>(self, position: &Position, rules: R) -> Vec<Move> {
        if self.battle == Battle::Reflex && self.in_reach(position, rules) {
            return Vec::new();
        }
        legal_moves(position, rules)
    }

    /// The moves from which the defender may choose: where he must reach the goal, those that do.
    pub fn replies<R: Orthodox>(self, position: &Position, rules: R) -> Vec<Move> {
        let mut replies = legal_moves(position, rules);
        let reached =
            |played: &Move| self.goal.reached(position, *played, &position.play(*played), rules);
        if self.binds_defender() && replies.iter().any(reached) {
            replies.retain(reached);
        }
        replies
    }

    /// Whether the attacker's move from `before` to `after` ends the battle as he wants.
    pub fn won_by_attack<R: Orthodox>(
        self,
        before: &Position,
        played: Move,
        after: &Position,
        rules: R,
    ) -> bool {
        (self.is_direct() || self.quodlibet) && self.goal.reached(before, played, after, rules)
    }

    /// Whether the defender's move from `before` to `after` reaches the goal, which is what the
    /// attacker wants.
    pub fn won_by_reply<R: Orthodox>(
        self,
        before: &Position,
        played: Move,
        after: &Position,
        rules: R,
    ) -> bool {
        !self.is_direct() && self.goal.reached(before, played, after, rules)
    }

    /// Whether the position is fit to be solved.
    pub fn check<R: Orthodox>(
        self,
        position: &Position,
        attacker: Colour,
        rules: R,
    ) -> Result<(), Illegal> {
        let sufferer = if self.is_direct() { attacker.other() } else { attacker };
        self.goal.check_kings(position, sufferer, rules)
    }
}

/// Which first moves are looked at, by their numbers in the order of [`Move::order`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveNumbers {
    /// The first of them, from 1.
    pub first: usize,
    /// The last of them.
    pub last: Option<usize>,
}

impl MoveNumbers {
    /// No move is left out.
    pub const ALL: Self = Self { first: 1, last: None };

    /// The legal moves with these numbers, in order.
    pub fn moves<R: Orthodox>(self, position: &Position, rules: R) -> Vec<Move> {
        let mut moves = legal_moves(position, rules);
        moves.sort_unstable_by_key(|played| played.order());
        moves.truncate(self.last.unwrap_or(usize::MAX));
        moves.drain(..moves.len().min(self.first.saturating_sub(1)));
        moves
    }
}

/// How many replies `NonTrivial` still grants the defender; None without that restriction.
pub type Spare = Option<u32>;

/// Restrictions that make long battles solvable. Attacks that do not obey them are not looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Restrictions {
    /// After an attack with more than one move to go the defending king may have so many moves.
    pub max_flights: Option<u32>,
    /// A quiet attack with so many moves to go, or more, must threaten to succeed in so many.
    pub max_threat: Option<u32>,
    /// `(m, n)`: after each attack with more than `n` moves to go the defender may have one reply, and
    /// in all `m` more, after which the attacker does not succeed in `n`.
    pub non_trivial: Option<(u32, u32)>,
}

impl Restrictions {
    /// Whether there are any.
    pub fn any(self) -> bool {
        self != Self::default()
    }

    /// What `NonTrivial` grants at the beginning.
    pub fn spare(self) -> Spare {
        self.non_trivial.map(|(spare, _)| spare)
    }

    /// With so many of the attacker's moves to come, the next one included, or fewer, none of them
    /// asks for anything.
    pub fn free_moves(self) -> u32 {
        let flights = self.max_flights.map(|_| 2);
        let non_trivial = self.non_trivial.map(|(_, trivial)| trivial.saturating_add(1));
        [flights, self.max_threat, non_trivial].into_iter().flatten().min().unwrap_or(u32::MAX)
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
            Play::Help | Play::HelpSelf | Play::HelpReflex => (2 - self.half as u32, 2),
            Play::Series => (1, 1),
            Play::SeriesHelp | Play::SeriesSelf | Play::SeriesReflex => (2, 1),
        };
        (shortest..=last).step_by(step)
    }
}
