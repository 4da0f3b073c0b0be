//! The search for all lines of one length, with a pruner.

use super::quota::Quota;
use super::refutation_table::RefutationTable;
use super::stalemate;
use crate::control::{Bounds, Meter, Stopped};
use crate::play::{Goal, Play};
use crate::provers::modern::mate_in_one::mate_in_one;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::bitboard::Bitboard;
use crate::rules::orthodox::fingerprint::Fingerprint;
use crate::rules::orthodox::movegen::{Legality, generate, legal_moves};
use crate::rules::orthodox::moves::{Line, Move};
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// With at most so many half-moves of help play left the pruner is asked before the refutation table: it refuses
/// most positions, and faster. Elsewhere the table comes first and also remembers what the pruner refused:
/// with more half-moves left and in series most positions come up again and again, and for stalemates the
/// pruner takes longer. A refusal may be remembered because it holds for the position, however it was reached.
const PRUNER_FIRST: u32 = 3;

/// Where the opponent's king may end after a move, as far as that is known before the move is played.
#[derive(Clone, Copy)]
enum KingSquares {
    /// On none but these; the pruner was not asked yet.
    Unchecked(Bitboard),
    /// The pruner admits these.
    Admitted(Bitboard),
}

/// A move that has to be played.
#[derive(Clone, Copy)]
struct Chosen {
    played: Move,
    kings: KingSquares,
    /// The fingerprint of the position after it, if it was worked out.
    key: Option<Fingerprint>,
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
    fn moves_again(self, left: u32) -> bool {
        match self.play {
            Play::Help | Play::HelpSelf | Play::HelpReflex => false,
            Play::Series => left >= 2,
            Play::SeriesHelp | Play::SeriesSelf | Play::SeriesReflex => left >= 3,
        }
    }

    /// Whether the side that moves with `left` half-moves left would have to reach the goal now if it
    /// could, so that there is nothing more to be found then.
    #[inline(always)]
    fn must_not_reach(self, left: u32) -> bool {
        self.play.is_reflex() && left >= 2
    }

    /// Whether the side that moves with `left` half-moves left may be forced to reach the goal now,
    /// and could go on: that it does is a shorter line.
    #[inline(always)]
    fn may_be_forced(self, left: u32) -> bool {
        self.play == Play::HelpSelf && left % 2 == 1 && left >= 2 && !self.goal.ends_play()
    }

    /// Whether reaching the goal too early has to be looked for, as play could go on.
    #[inline(always)]
    fn may_come_early(self) -> bool {
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

/// Tells which positions and moves cannot lead to the goal. It may admit too much, never too little.
pub trait Pruner {
    /// A search for lines of so many half-moves begins.
    fn begin(&mut self, position: &Position, length: u32);

    /// Those of `kings` on which the opponent's king may end. When there are none, the goal cannot be reached
    /// from here in exactly `left` half-moves.
    fn admits(&mut self, position: &Position, left: u32, kings: Bitboard) -> Bitboard;

    /// Adds what a move of a piece other than the king must do for the goal to be reached; returns where the
    /// king of the side to move may go.
    fn requirements(
        &mut self,
        position: &Position,
        left: u32,
        kings: Bitboard,
        requirements: &mut Vec<Requirement>,
    ) -> Bitboard;

    /// What [`Self::admits`] would return after a move, if that can be told without playing it: `position` is the
    /// one whose requirements were asked for last, with `left` half-moves left.
    fn admits_after(
        &mut self,
        position: &Position,
        played: Move,
        left: u32,
        kings: Bitboard,
    ) -> Option<Bitboard>;
}

/// What a move must do: end on one of some squares, or leave one of others.
#[derive(Clone, Copy, Debug)]
pub struct Requirement {
    /// Where it may end.
    pub to: Bitboard,
    /// What it may leave instead.
    pub from: Bitboard,
}

impl Requirement {
    /// Whether a move does it.
    #[inline(always)]
    fn is_met(&self, played: Move) -> bool {
        self.to.has(played.to()) || self.from.has(played.from())
    }
}

/// The searcher.
pub(super) struct Searcher<'a, R, P> {
    rules: R,
    meter: Meter,
    asked: LinePlay,
    refutations: &'a RefutationTable,
    pruner: P,
    line: Line,
    found: Vec<Line>,
    /// When not all lines are wanted: how many are, and the index of the first move at work.
    quota: Option<(Arc<Quota>, usize)>,
    /// Buffers for moves, one for each number of half-moves left.
    moves: Vec<Vec<Move>>,
    /// Buffers for requirements, likewise.
    requirements: Vec<Vec<Requirement>>,
    /// Buffers for the moves to be played, likewise.
    useful: Vec<Vec<Chosen>>,
}

impl<'a, R: Orthodox, P: Pruner> Searcher<'a, R, P> {
    /// A searcher that counts with `meter` and shares `refutations` with others that search for the same goal.
    pub(super) fn new(
        rules: R,
        meter: Meter,
        asked: LinePlay,
        refutations: &'a RefutationTable,
        pruner: P,
    ) -> Self {
        Self {
            rules,
            meter,
            asked,
            refutations,
            pruner,
            line: Vec::new(),
            found: Vec::new(),
            quota: None,
            moves: Vec::new(),
            requirements: Vec::new(),
            useful: Vec::new(),
        }
    }

    /// Begins with lines of so many half-moves.
    pub(super) fn begin(&mut self, position: &Position, length: u32) {
        self.pruner.begin(position, length);
    }

    /// Goes on with the first move of that index, after which only some lines are wanted.
    pub(super) fn take_quota(&mut self, quota: &Arc<Quota>, index: usize) {
        let pointless = Some(Arc::clone(quota.enough(index)));
        self.meter.limit(Bounds { pointless, ..Bounds::default() });
        self.quota = Some((Arc::clone(quota), index));
    }

    /// Puts moves in order, if the order matters.
    #[inline(always)]
    fn put_in_order(&self, moves: &mut [Move]) {
        if self.quota.is_some() {
            moves.sort_unstable_by_key(|played| played.order());
        }
    }

    /// Counts lines just found; stops when there are enough.
    fn count(&self, lines: usize) -> Result<(), Stopped> {
        if let Some((quota, index)) = &self.quota
            && lines > 0
        {
            quota.add(*index, lines);
            if quota.enough(*index).load(Ordering::Relaxed) {
                return Err(Stopped);
            }
        }
        Ok(())
    }

    /// Adds all lines of exactly `left` half-moves that begin with this legal move.
    pub(super) fn search_first_move(
        &mut self,
        position: &Position,
        played: Move,
        left: u32,
    ) -> Result<(), Stopped> {
        let depth = self.moves.len().max(left as usize + 1);
        self.moves.resize_with(depth, Vec::new);
        self.requirements.resize_with(depth, Vec::new);
        self.useful.resize_with(depth, Vec::new);
        self.line.clear();
        if left == 1 {
            let searched = self.finish(position, Some(played));
            self.meter.flush();
            return searched.map(|_| ());
        }
        if self.is_over(position, left) {
            return Ok(());
        }
        let kings = KingSquares::Unchecked(Bitboard::ALL);
        let searched = self.follow(position, Chosen { played, kings, key: None }, left);
        self.meter.flush();
        searched.map(|_| ())
    }

    /// Hands over the lines found.
    pub(super) fn take_lines(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.found)
    }

    /// Searches what follows a move; whether there was a line.
    #[inline(always)]
    fn follow(
        &mut self,
        position: &Position,
        Chosen { played, kings, key }: Chosen,
        left: u32,
    ) -> Result<bool, Stopped> {
        let mut after = position.play(played);
        if self.asked.moves_again(left) {
            if after.in_check(self.rules) {
                return Ok(false);
            }
            if self.asked.may_come_early() && self.reaches(position, played, &after) {
                return Ok(false);
            }
            // Who would have to reach the goal if he were on the move does so: the series ends there.
            let is_forced = match self.asked.play {
                Play::SeriesReflex => self.could_reach(&after),
                Play::SeriesSelf => self.has_to_reach(&after),
                _ => false,
            };
            if is_forced {
                return Ok(false);
            }
            after = after.null_move();
        } else if left % 2 == 1
            && self.asked.may_come_early()
            && self.reaches(position, played, &after)
        {
            return Ok(false);
        }
        self.line.push(played);
        let found = self.search(&after, left - 1, kings, key);
        self.line.pop();
        found
    }

    /// Whether nothing can follow, as the side to move must reach the goal now.
    #[inline(always)]
    fn is_over(&self, position: &Position, left: u32) -> bool {
        self.asked.must_not_reach(left) && self.could_reach(position)
            || self.asked.may_be_forced(left) && self.has_to_reach(position)
    }

    /// Whether the side to move has no move that does not reach the goal, but one that does.
    fn has_to_reach(&self, position: &Position) -> bool {
        let moves = legal_moves(position, self.rules);
        let reaches = |&played: &Move| self.reaches(position, played, &position.play(played));
        !moves.is_empty() && moves.iter().all(reaches)
    }

    /// Whether the refutation table is asked before the pruner, and remembers what that refused.
    #[inline(always)]
    fn asks_table_first(&self, left: u32) -> bool {
        left > PRUNER_FIRST || self.asked.play.is_series() || self.asked.goal.is_stalemate()
    }

    /// Adds all lines of exactly `left` half-moves; whether there was one. The position's fingerprint may be
    /// known.
    fn search(
        &mut self,
        position: &Position,
        left: u32,
        kings: KingSquares,
        key: Option<Fingerprint>,
    ) -> Result<bool, Stopped> {
        if left == 1 {
            return self.finish(position, None);
        }
        let asks_first = self.asks_table_first(left);
        let key = || key.unwrap_or_else(|| Fingerprint::new(position));
        if asks_first && self.refutations.knows(key(), left) {
            return Ok(false);
        }
        let kings = match kings {
            KingSquares::Unchecked(kings) => self.pruner.admits(position, left, kings),
            KingSquares::Admitted(kings) => kings,
        };
        if kings.is_empty() {
            if asks_first {
                self.refutations.store(key(), left);
            }
            return self.meter.visit(0).map(|()| false);
        }
        let key = key();
        if !asks_first && self.refutations.knows(key, left) {
            return Ok(false);
        }
        let found = !self.is_over(position, left) && self.search_moves(position, left, kings)?;
        if !found {
            self.refutations.store(key, left);
        }
        Ok(found)
    }

    /// Searches what follows the moves of a position that the pruner admits; whether there was a line.
    fn search_moves(
        &mut self,
        position: &Position,
        left: u32,
        kings: Bitboard,
    ) -> Result<bool, Stopped> {
        let mut moves = std::mem::take(&mut self.moves[left as usize]);
        moves.clear();
        generate(position, self.rules, &Legality::new(position, self.rules), &mut moves);
        self.put_in_order(&mut moves);
        self.meter.visit(moves.len())?;
        let mut useful = std::mem::take(&mut self.useful[left as usize]);
        self.choose(position, left, kings, &moves, &mut useful)?;
        self.moves[left as usize] = moves;
        if left > 2 {
            let moves_again = self.asked.moves_again(left);
            for chosen in &mut useful {
                let after = position.play(chosen.played);
                let key = Fingerprint::new(&if moves_again { after.null_move() } else { after });
                self.refutations.prefetch(key, left - 1);
                chosen.key = Some(key);
            }
        }
        let mut found = false;
        let asks_first = left > 2 && self.asks_table_first(left - 1);
        for &chosen in &useful {
            let is_known = |key| self.refutations.knows(key, left - 1);
            if asks_first && chosen.key.is_some_and(is_known) {
                continue;
            }
            found |= self.follow(position, chosen, left)?;
        }
        self.useful[left as usize] = useful;
        Ok(found)
    }

    /// Lists the moves that the pruner does not rule out beforehand.
    fn choose(
        &mut self,
        position: &Position,
        left: u32,
        kings: Bitboard,
        moves: &[Move],
        useful: &mut Vec<Chosen>,
    ) -> Result<(), Stopped> {
        useful.clear();
        let mut requirements = std::mem::take(&mut self.requirements[left as usize]);
        requirements.clear();
        let king_targets = self.pruner.requirements(position, left, kings, &mut requirements);
        let king = position.pieces(position.turn(), Kind::King);
        let pruner_first = left > 2 && !self.asks_table_first(left - 1);
        for &played in moves {
            let is_useful = if king.has(played.from()) {
                king_targets.has(played.to())
            } else {
                requirements.iter().all(|requirement| requirement.is_met(played))
            };
            if !is_useful {
                continue;
            }
            let admitted = if pruner_first {
                self.pruner.admits_after(position, played, left, kings)
            } else {
                None
            };
            let after = admitted.map_or(KingSquares::Unchecked(kings), KingSquares::Admitted);
            if admitted.is_some_and(Bitboard::is_empty) {
                // It counts as a node, though it was never on the board.
                self.meter.visit(0)?;
            } else {
                useful.push(Chosen { played, kings: after, key: None });
            }
        }
        self.requirements[left as usize] = requirements;
        Ok(())
    }

    #[inline(always)]
    fn reaches(&self, before: &Position, played: Move, after: &Position) -> bool {
        self.asked.goal.reached(before, played, after, self.rules)
    }

    /// Whether the side to move has a move that reaches the goal.
    fn could_reach(&self, position: &Position) -> bool {
        if self.asked.goal == Goal::Mate {
            return mate_in_one(position, self.rules, &mut 0).is_some();
        }
        let mut moves = Vec::new();
        generate(position, self.rules, &Legality::new(position, self.rules), &mut moves);
        moves.iter().any(|&played| self.reaches(position, played, &position.play(played)))
    }

    /// Adds the lines that end with the next move, or with just that move when one is given.
    fn finish(&mut self, position: &Position, only: Option<Move>) -> Result<bool, Stopped> {
        self.meter.evaluate(1);
        if self.asked.goal == Goal::Mate {
            let mut tested = 0;
            let mate = mate_in_one(position, self.rules, &mut tested);
            self.meter.generate(tested);
            if mate.is_none() {
                return self.meter.visit(0).map(|()| false);
            }
        }
        let mut requirements = std::mem::take(&mut self.requirements[1]);
        requirements.clear();
        if self.asked.goal.is_stalemate()
            && !stalemate::requirements(position, self.rules, &mut requirements)
        {
            self.requirements[1] = requirements;
            return self.meter.visit(0).map(|()| false);
        }
        let mut moves = std::mem::take(&mut self.moves[1]);
        moves.clear();
        generate(position, self.rules, &Legality::new(position, self.rules), &mut moves);
        self.put_in_order(&mut moves);
        self.meter.visit(moves.len())?;
        let before = self.found.len();
        let mut all = true;
        for &played in &moves {
            // Requirements do not cover en passant and castling, which change more squares.
            let special = played.is_en_passant() || played.is_castling();
            if !special && !requirements.iter().all(|requirement| requirement.is_met(played)) {
                all = false;
                continue;
            }
            let after = position.play(played);
            if self.reaches(position, played, &after) {
                if only.is_none_or(|only| only == played) {
                    self.line.push(played);
                    self.found.push(self.line.clone());
                    self.line.pop();
                }
            } else {
                all = false;
                if self.asked.play.is_self() {
                    break;
                }
            }
        }
        self.moves[1] = moves;
        self.requirements[1] = requirements;
        if self.asked.play.is_self() && !all {
            self.found.truncate(before);
        }
        self.count(self.found.len() - before)?;
        Ok(self.found.len() > before)
    }
}
