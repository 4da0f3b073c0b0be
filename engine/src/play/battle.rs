//! Battle play: who forces whom.

use super::goal::Goal;
use crate::rules::piece::Colour;
use crate::rules::{Illegal, Rules};

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
    /// `exact-`: what is reached before the attacker's last move does not count.
    pub exact: bool,
    /// `pser-`: the defender moves only where he is in check, or can be made to end the battle.
    pub parries: bool,
}

impl BattleStipulation {
    /// `#`.
    pub const DIRECT_MATE: Self = Self::new(Battle::Direct, Goal::Mate);

    /// The usual battle of that kind, without quodlibet.
    pub const fn new(battle: Battle, goal: Goal) -> Self {
        Self { battle, goal, quodlibet: false, exact: false, parries: false }
    }

    /// Whether the attacker himself is to reach the goal.
    pub const fn is_direct(self) -> bool {
        matches!(self.battle, Battle::Direct)
    }

    /// Whether the defender must reach the goal where he can.
    pub const fn binds_defender(self) -> bool {
        matches!(self.battle, Battle::Reflex | Battle::SemiReflex)
    }

    /// Whether the side to move can reach the goal with its next move. `tested` grows by the number of moves looked
    /// at.
    pub fn can_reach<R: Rules>(self, position: &R::Position, tested: &mut u64, rules: R) -> bool {
        if self.goal == Goal::Mate {
            return rules.can_mate(position, tested);
        }
        self.goal.any_move(position, rules, &mut |played, after| {
            *tested += 1;
            self.goal.reached(position, played, after, rules)
        })
    }

    /// The moves with which the attacker may try: none where he must reach the goal, to his harm.
    pub fn attacks<R: Rules>(self, position: &R::Position, rules: R) -> Vec<R::Move> {
        if self.battle == Battle::Reflex && self.can_reach(position, &mut 0, rules) {
            return Vec::new();
        }
        if self.is_direct() || self.quodlibet {
            self.goal.moves(position, rules)
        } else {
            rules.legal_moves(position)
        }
    }

    /// The moves of the defender, whether or not he must reach the goal.
    pub fn defences<R: Rules>(self, position: &R::Position, rules: R) -> Vec<R::Move> {
        if self.is_direct() {
            rules.legal_moves(position)
        } else {
            self.goal.moves(position, rules)
        }
    }

    /// The moves from which the defender may choose: where he must reach the goal, those that do.
    pub fn replies<R: Rules>(self, position: &R::Position, rules: R) -> Vec<R::Move> {
        let mut replies = self.defences(position, rules);
        if self.binds_defender() && self.can_reach(position, &mut 0, rules) {
            replies.retain(|&played| {
                self.goal.reached(position, played, &rules.play(position, played), rules)
            });
        }
        replies
    }

    /// Whether the defender, who would be to move, has to pass.
    pub fn passes<R: Rules>(self, position: &R::Position, rules: R) -> bool {
        if !self.parries || rules.in_check(position) {
            return false;
        }
        let replies = self.replies(position, rules);
        let ends = |&reply: &R::Move| {
            self.won_by_reply(position, reply, &rules.play(position, reply), rules)
        };
        self.is_direct() || replies.is_empty() || !replies.iter().all(ends)
    }

    /// Whether what is reached with so many of the attacker's moves to follow counts.
    pub const fn counts(self, left: u32) -> bool {
        !self.exact || left == 0
    }

    /// Whether the attacker's move from `before` to `after` ends the battle as he wants.
    pub fn won_by_attack<R: Rules>(
        self,
        before: &R::Position,
        played: R::Move,
        after: &R::Position,
        rules: R,
    ) -> bool {
        (self.is_direct() || self.quodlibet) && self.goal.reached(before, played, after, rules)
    }

    /// Whether the defender's move from `before` to `after` reaches the goal, which is what the
    /// attacker wants.
    pub fn won_by_reply<R: Rules>(
        self,
        before: &R::Position,
        played: R::Move,
        after: &R::Position,
        rules: R,
    ) -> bool {
        !self.is_direct() && self.goal.reached(before, played, after, rules)
    }

    /// Whether the position is fit to be solved.
    pub fn check<R: Rules>(
        self,
        position: &R::Position,
        attacker: Colour,
        rules: R,
    ) -> Result<(), Illegal> {
        let sufferer = if self.is_direct() { attacker.other() } else { attacker };
        self.goal.check_kings(position, sufferer, rules)
    }
}
