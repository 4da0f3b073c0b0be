//! The search for all lines of one length, with a pruner.

use super::forced::Forced;
use super::refutation_table::RefutationTable;
use super::sharing::{Chosen, Share, Sharing};
use crate::control::{Bounds, Meter, Stopped};
use crate::play::{Branch, Goal, LinePlay, Play};
use crate::rules::Rules;
use crate::rules::bitboard::Bitboard;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::square::Square;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// With at most so many half-moves of help play left the pruner is asked before the refutation table: it refuses
/// most positions, and faster. Elsewhere the table comes first and also remembers what the pruner refused:
/// with more half-moves left and in series most positions come up again and again, and for stalemates the
/// pruner takes longer. A refusal may be remembered because it holds for the position, however it was reached.
const PRUNER_FIRST: u32 = 3;

/// With fewer half-moves left nothing is given to other threads: it is done sooner.
const LEAST_SHARED: u32 = 4;

/// Tells which positions and moves cannot lead to the goal. It may admit too much, never too little; once the
/// search shall stop it admits everything.
pub trait Pruner<R: Rules> {
    /// Whether it ever leaves something out.
    fn prunes(&self) -> bool {
        true
    }

    /// Those of `kings` on which the opponent's king may end. When there are none, the goal cannot be reached
    /// from here in exactly `left` half-moves.
    fn admits(&mut self, position: &R::Position, left: u32, kings: Bitboard) -> Bitboard;

    /// Adds what a move of a piece other than the king must do for the goal to be reached; returns where the
    /// king of the side to move may go.
    fn requirements(
        &mut self,
        position: &R::Position,
        left: u32,
        kings: Bitboard,
        requirements: &mut Vec<Requirement>,
    ) -> Bitboard;

    /// Adds what the last move must do. False when no move can reach the goal.
    fn last_requirements(
        &mut self,
        position: &R::Position,
        rules: R,
        requirements: &mut Vec<Requirement>,
    ) -> bool {
        let _ = (position, rules, requirements);
        true
    }
}

impl<R: Rules, P: Pruner<R>> Pruner<R> for &mut P {
    fn prunes(&self) -> bool {
        (**self).prunes()
    }

    #[inline(always)]
    fn admits(&mut self, position: &R::Position, left: u32, kings: Bitboard) -> Bitboard {
        (**self).admits(position, left, kings)
    }

    #[inline(always)]
    fn requirements(
        &mut self,
        position: &R::Position,
        left: u32,
        kings: Bitboard,
        requirements: &mut Vec<Requirement>,
    ) -> Bitboard {
        (**self).requirements(position, left, kings, requirements)
    }

    #[inline(always)]
    fn last_requirements(
        &mut self,
        position: &R::Position,
        rules: R,
        requirements: &mut Vec<Requirement>,
    ) -> bool {
        (**self).last_requirements(position, rules, requirements)
    }
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
    fn is_met(&self, origin: Square, arrival: Square) -> bool {
        self.to.has(arrival) || self.from.has(origin)
    }
}

/// A position on the way to the one at work.
struct Level<M> {
    /// Buffers.
    moves: Vec<M>,
    requirements: Vec<Requirement>,
    /// The moves to be played.
    useful: Vec<Chosen<M>>,
    /// How many of them were.
    next: usize,
    /// How many moves lead here.
    depth: usize,
    /// Where the opponent's king may end.
    kings: Bitboard,
    /// Whether other threads search some of the moves.
    is_shared: bool,
}

impl<M> Level<M> {
    const fn new() -> Self {
        Self {
            moves: Vec::new(),
            requirements: Vec::new(),
            useful: Vec::new(),
            next: 0,
            depth: 0,
            kings: Bitboard::EMPTY,
            is_shared: false,
        }
    }

    /// Begins with the first of the moves to be played.
    fn begin(&mut self, depth: usize, kings: Bitboard) {
        (self.next, self.depth, self.kings, self.is_shared) = (0, depth, kings, false);
    }
}

/// What all searchers have in common.
pub(super) struct Common<'a, R: Rules, B> {
    pub(super) rules: R,
    pub(super) asked: LinePlay,
    pub(super) refutations: &'a RefutationTable,
    pub(super) sharing: &'a Sharing<R::Move, B>,
    /// Makes a branch for lines.
    pub(super) branch: &'a (dyn Fn() -> B + Sync),
}

/// The searcher.
pub(super) struct Searcher<'a, R: Rules, P, B> {
    rules: R,
    meter: Meter,
    asked: LinePlay,
    /// The battle at the end, if there is one.
    forced: Option<Forced<R>>,
    refutations: &'a RefutationTable,
    sharing: &'a Sharing<R::Move, B>,
    pruner: P,
    new_branch: &'a (dyn Fn() -> B + Sync),
    /// Where the lines of the part at work go.
    branch: B,
    part: usize,
    /// When not all lines are wanted: whether enough of this part are found.
    enough: Option<Arc<AtomicBool>>,
    line: Vec<R::Move>,
    /// The last moves of lines found at one node.
    last_moves: Vec<R::Move>,
    /// By the number of half-moves left.
    levels: Vec<Level<R::Move>>,
    /// The half-moves left where the share at work begins, and where its lines go first.
    top: u32,
    first_part: usize,
}

impl<'a, R: Rules, P: Pruner<R>, B: Branch<R::Move>> Searcher<'a, R, P, B> {
    /// A searcher that counts with `meter`.
    pub(super) fn new(
        &Common { rules, asked, refutations, sharing, branch: new_branch }: &Common<'a, R, B>,
        meter: Meter,
        forced: Option<Forced<R>>,
        pruner: P,
    ) -> Self {
        Self {
            rules,
            meter,
            asked,
            forced,
            refutations,
            sharing,
            pruner,
            new_branch,
            branch: new_branch(),
            part: 0,
            enough: None,
            line: Vec::new(),
            last_moves: Vec::new(),
            levels: Vec::new(),
            top: 0,
            first_part: 0,
        }
    }

    /// Adds all lines of exactly `length` half-moves from the diagram that go on with the moves of a share.
    pub(super) fn search(
        &mut self,
        diagram: &R::Position,
        share: Share<R::Move>,
        length: u32,
    ) -> Result<(), Stopped> {
        let Share { line, left, kings, moves, part } = share;
        let position = self.position_after(diagram, &line, length);
        let depth = self.levels.len().max(length as usize + 1);
        self.levels.resize_with(depth, Level::new);
        for level in &mut self.levels {
            level.useful.clear();
        }
        (self.line, self.top, self.first_part) = (line, left, part);
        let depth = self.line.len();
        let level = &mut self.levels[left as usize];
        level.useful = moves;
        level.begin(depth, kings);
        if let Some(first) = self.line.first() {
            self.show(*first);
            self.open(part);
            let mut searched = Ok(());
            while !self.has_enough()
                && searched.is_ok()
                && let Some(chosen) = self.next_move(left)
            {
                searched = self.follow(&position, chosen, left, kings).map(|_| ());
            }
            return self.close(searched);
        }
        let mut number = part;
        while let Some(Chosen { played, .. }) = self.next_move(left) {
            self.open(number);
            number += 1;
            let mut searched = Ok(());
            if !self.has_enough() {
                self.show(played);
                searched = self.search_first_move(&position, played, left);
            }
            self.close(searched)?;
        }
        Ok(())
    }

    /// The position that the moves of a line lead to, in which the side is to move that goes on.
    fn position_after(
        &self,
        diagram: &R::Position,
        line: &[R::Move],
        mut left: u32,
    ) -> R::Position {
        let mut position = diagram.clone();
        for &played in line {
            position = self.rules.play(&position, played);
            if self.asked.moves_again(left) {
                position = self.rules.null_move(&position);
            }
            left -= 1;
            if self.asked.parries(left) && !self.rules.in_check(&position) {
                position = self.rules.null_move(&position);
                left -= 1;
            }
        }
        position
    }

    /// The next of the moves to be played; before, moves are given to threads that have nothing to do.
    #[inline(always)]
    fn next_move(&mut self, left: u32) -> Option<Chosen<R::Move>> {
        let level = &mut self.levels[left as usize];
        let chosen = level.useful.get(level.next).copied();
        level.next += 1;
        if left >= LEAST_SHARED && chosen.is_some() && self.sharing.is_wanted() {
            self.give(left);
        }
        chosen
    }

    /// Gives away half of the moves that are nearest to the diagram and not played yet, with at least so many
    /// half-moves left.
    #[cold]
    fn give(&mut self, lowest: u32) {
        for left in (lowest..=self.top).rev() {
            let level = &mut self.levels[left as usize];
            let rest = level.useful.len().saturating_sub(level.next);
            if rest == 0 {
                continue;
            }
            let kept = level.useful.len() - rest.div_ceil(2);
            let moves = level.useful.split_off(kept);
            level.is_shared = true;
            let (line, kings) = (self.line[..level.depth].to_vec(), level.kings);
            let part = self.first_part + kept;
            self.sharing.give(Share { line, left, kings, moves, part }, self.part);
            return;
        }
    }

    fn show(&self, played: R::Move) {
        let control = self.meter.control();
        control.update(|progress| progress.root_move = Some(played.to_string()));
    }

    /// Goes on with lines of this part.
    fn open(&mut self, part: usize) {
        self.part = part;
        self.enough = self.sharing.open(part);
        self.meter.limit(Bounds { pointless: self.enough.clone(), ..Bounds::default() });
    }

    /// Ends the part; what stopped as there are enough lines did what it should.
    fn close(&mut self, searched: Result<(), Stopped>) -> Result<(), Stopped> {
        self.meter.flush();
        let branch = std::mem::replace(&mut self.branch, (self.new_branch)());
        self.sharing.close(self.part, branch);
        if self.has_enough() { Ok(()) } else { searched }
    }

    /// Whether nothing more is wanted of the part.
    fn has_enough(&self) -> bool {
        self.enough.as_ref().is_some_and(|enough| enough.load(Ordering::Relaxed))
    }

    /// Counts lines just found; stops when there are enough.
    fn count(&self, lines: usize) -> Result<(), Stopped> {
        if self.enough.is_some() && lines > 0 {
            self.sharing.count(self.part, lines);
        }
        if self.has_enough() { Err(Stopped) } else { Ok(()) }
    }

    /// Adds all lines of exactly `left` half-moves that begin with this legal move.
    fn search_first_move(
        &mut self,
        position: &R::Position,
        played: R::Move,
        left: u32,
    ) -> Result<(), Stopped> {
        if left == 1 {
            return self.finish(position, Some(played)).map(|_| ());
        }
        let is_excused = || !self.rules.legal_moves(position).contains(&played);
        if self.is_over(position, left)
            || self.asked.goal.exposes_king() && is_excused()
            || left == 2
                && self.asked.play.is_reciprocal()
                && (self.other_ends(position).is_empty() || !self.can_be_helped(position))
        {
            return Ok(());
        }
        let first = Chosen { played, key: None };
        self.follow(position, first, left, Bitboard::ALL)?;
        if left == 2
            && self.asked.play.is_reciprocal()
            && self.other_ends(position).contains(&played)
        {
            self.add_ends(&[played])?;
        }
        Ok(())
    }

    /// Searches what follows a move; whether there was a line.
    #[inline(always)]
    fn follow(
        &mut self,
        position: &R::Position,
        Chosen { played, key }: Chosen<R::Move>,
        left: u32,
        kings: Bitboard,
    ) -> Result<bool, Stopped> {
        let mut after = self.rules.play(position, played);
        if self.asked.moves_again(left) {
            if self.rules.in_check(&after) {
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
            after = self.rules.null_move(&after);
        } else if left % 2 == 1
            && self.forced.is_none()
            && self.asked.may_come_early()
            && self.reaches(position, played, &after)
        {
            return Ok(false);
        }
        self.line.push(played);
        let found = self.search_position(&after, left - 1, kings, key);
        self.line.pop();
        found
    }

    /// Whether nothing can follow, as the side to move must reach the goal now.
    #[inline(always)]
    fn is_over(&self, position: &R::Position, left: u32) -> bool {
        self.asked.must_not_reach(left) && self.could_reach(position)
            || self.asked.may_be_forced(left) && self.has_to_reach(position)
    }

    /// Whether the side to move has no move that does not reach the goal, but one that does.
    fn has_to_reach(&self, position: &R::Position) -> bool {
        let mut moves = 0;
        let escapes = self.asked.goal.any_move(position, self.rules, &mut |played, after| {
            moves += 1;
            !self.reaches(position, played, after)
        });
        !escapes && moves > 0
    }

    /// Whether the refutation table is asked before the pruner, and remembers what that refused.
    #[inline(always)]
    fn asks_table_first(&self, left: u32) -> bool {
        left > PRUNER_FIRST || self.asked.play.is_series() || self.asked.goal.is_stalemate()
    }

    /// Adds all lines of exactly `left` half-moves; false when it is certain that there is none. The position's
    /// fingerprint may be known.
    fn search_position(
        &mut self,
        position: &R::Position,
        left: u32,
        kings: Bitboard,
        key: Option<Fingerprint>,
    ) -> Result<bool, Stopped> {
        if self.forced.as_ref().is_some_and(|forced| forced.begins_at(left)) {
            return self.force(position, left);
        }
        if left == 1 {
            return self.finish_once(position);
        }
        if self.asked.parries(left) && !self.rules.in_check(position) {
            // Who would have to reach the goal if he were on the move does so: the series ends there.
            return if self.is_over(position, left) {
                Ok(false)
            } else {
                self.search_position(&self.rules.null_move(position), left - 1, kings, None)
            };
        }
        let asks_first = self.asks_table_first(left);
        let key = || key.unwrap_or_else(|| self.rules.key(position));
        if asks_first && self.refutations.knows(key(), left) {
            return Ok(false);
        }
        let kings = self.pruner.admits(position, left, kings);
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
        let found = !self.is_over(position, left)
            && if left == 2 && self.asked.play.is_reciprocal() {
                self.search_reciprocal(position, kings)?
            } else {
                self.search_moves(position, left, kings)?
            };
        if !found {
            self.refutations.store(key, left);
        }
        Ok(found)
    }

    /// The same with one half-move left. Where no pruner tells at once that it does not reach the goal, it pays to
    /// remember that.
    fn finish_once(&mut self, position: &R::Position) -> Result<bool, Stopped> {
        if self.pruner.prunes() {
            return self.finish(position, None);
        }
        if !self.may_reach(position) {
            return self.meter.visit(0).map(|()| false);
        }
        let key = self.rules.key(position);
        if self.refutations.knows(key, 1) {
            return Ok(false);
        }
        let found = self.finish(position, None)?;
        if !found {
            self.refutations.store(key, 1);
        }
        Ok(found)
    }

    /// Adds the lines that end with the battle; whether there was one.
    fn force(&mut self, position: &R::Position, left: u32) -> Result<bool, Stopped> {
        let key = self.rules.key(position);
        if self.refutations.knows(key, left) {
            return Ok(false);
        }
        self.meter.visit(0)?;
        let Some(forced) = &mut self.forced else { return Ok(false) };
        let mut lines = 0;
        let branch = &mut self.branch;
        let is_forced = forced.play_out(position, &mut self.line, &mut |line| {
            lines += 1;
            branch.add(line)
        });
        self.count(lines)?;
        let is_forced = is_forced?;
        if !is_forced {
            self.refutations.store(key, left);
        }
        Ok(is_forced)
    }

    /// Searches what follows the moves of a position that the pruner admits; false when it is certain that there is
    /// no line.
    fn search_moves(
        &mut self,
        position: &R::Position,
        left: u32,
        kings: Bitboard,
    ) -> Result<bool, Stopped> {
        let mut useful = std::mem::take(&mut self.levels[left as usize].useful);
        let is_next_to_last = left == 2 && !self.asked.moves_again(2);
        if is_next_to_last && !self.pruner.prunes() && self.asked.goal.ends_play() {
            self.choose_helpful(position, &mut useful)?;
        } else {
            let mut moves = std::mem::take(&mut self.levels[left as usize].moves);
            moves.clear();
            self.rules.generate(position, &mut moves);
            self.meter.visit(moves.len())?;
            self.choose(position, left, kings, &moves, &mut useful);
            self.levels[left as usize].moves = moves;
        }
        if left > 2 {
            let moves_again = self.asked.moves_again(left);
            for chosen in &mut useful {
                let after = self.rules.play(position, chosen.played);
                let key =
                    self.rules.key(&if moves_again { self.rules.null_move(&after) } else { after });
                self.refutations.prefetch(key, left - 1);
                chosen.key = Some(key);
            }
        }
        let level = &mut self.levels[left as usize];
        level.useful = useful;
        level.begin(self.line.len(), kings);
        let mut found = false;
        let asks_first = left > 2 && self.asks_table_first(left - 1);
        while let Some(chosen) = self.next_move(left) {
            let is_known = |key| self.refutations.knows(key, left - 1);
            if asks_first && chosen.key.is_some_and(is_known) {
                continue;
            }
            found |= self.follow(position, chosen, left, kings)?;
        }
        // What others find there is not known here.
        Ok(found || self.levels[left as usize].is_shared)
    }

    /// Searches the last two half-moves of reciprocal play: the one with which the side to move reaches
    /// its goal, and the two with which it helps.
    fn search_reciprocal(
        &mut self,
        position: &R::Position,
        kings: Bitboard,
    ) -> Result<bool, Stopped> {
        let ends = self.other_ends(position);
        if ends.is_empty() || !self.search_moves(position, 2, kings)? {
            return Ok(false);
        }
        self.add_ends(&ends)?;
        Ok(true)
    }

    /// The moves with which the side to move reaches the other goal of reciprocal play, in order.
    fn other_ends(&self, position: &R::Position) -> Vec<R::Move> {
        let mut ends = self.rules.legal_moves(position);
        ends.retain(|&played| {
            let after = self.rules.play(position, played);
            self.asked.other_goal.reached(position, played, &after, self.rules)
        });
        ends.sort_unstable_by_key(|&played| self.rules.order(played));
        ends
    }

    /// Whether the side to move has a move after which the other reaches the goal.
    fn can_be_helped(&self, position: &R::Position) -> bool {
        let moves = self.rules.legal_moves(position);
        moves.into_iter().any(|played| self.could_reach(&self.rules.play(position, played)))
    }

    /// Adds lines that end with these moves.
    fn add_ends(&mut self, ends: &[R::Move]) -> Result<(), Stopped> {
        for &played in ends {
            self.line.push(played);
            let added = self.branch.add(&self.line);
            self.line.pop();
            added?;
        }
        self.count(ends.len())
    }

    /// Lists the moves that the pruner does not rule out beforehand.
    fn choose(
        &mut self,
        position: &R::Position,
        left: u32,
        kings: Bitboard,
        moves: &[R::Move],
        useful: &mut Vec<Chosen<R::Move>>,
    ) {
        useful.clear();
        let mut requirements = std::mem::take(&mut self.levels[left as usize].requirements);
        requirements.clear();
        let king_targets = self.pruner.requirements(position, left, kings, &mut requirements);
        for &played in moves {
            let (origin, arrival) = (self.rules.origin(played), self.rules.arrival(played));
            let is_useful = if self.rules.moves_king(position, played) {
                king_targets.has(arrival)
            } else {
                requirements.iter().all(|requirement| requirement.is_met(origin, arrival))
            };
            if is_useful {
                useful.push(Chosen { played, key: None });
            }
        }
        self.levels[left as usize].requirements = requirements;
        // So that lines are found in the order in which they are shown.
        useful.sort_unstable_by_key(|chosen| self.rules.order(chosen.played));
    }

    /// Lists the moves after which the other side can reach the goal at once, or has to in the end of selfmates.
    fn choose_helpful(
        &mut self,
        position: &R::Position,
        useful: &mut Vec<Chosen<R::Move>>,
    ) -> Result<(), Stopped> {
        useful.clear();
        let (mut moves, mut evaluated) = (0, 0);
        let known = &mut |key| {
            moves += 1;
            self.refutations.knows(key, 1)
        };
        self.rules.any_unknown(position, known, &mut |played, after, key| {
            evaluated += 1;
            // That is seen sooner than it is looked up.
            if !self.may_reach(after) {
                return false;
            }
            let is_helpful = if self.asked.play.is_self() {
                self.has_to_reach(after)
            } else {
                self.could_reach(after)
            };
            if is_helpful {
                useful.push(Chosen { played, key: None });
            } else {
                self.refutations.store(key, 1);
            }
            false
        });
        useful.sort_unstable_by_key(|chosen| self.rules.order(chosen.played));
        self.meter.evaluate(evaluated);
        self.meter.visit(moves)
    }

    #[inline(always)]
    fn reaches(&self, before: &R::Position, played: R::Move, after: &R::Position) -> bool {
        self.asked.goal.reached(before, played, after, self.rules)
    }

    /// Whether the side to move may have a move that reaches the goal, as far as that is seen at a glance.
    fn may_reach(&self, position: &R::Position) -> bool {
        !self.asked.goal.is_stalemate() || self.rules.may_stalemate(position)
    }

    /// Whether the side to move has a move that reaches the goal.
    fn could_reach(&self, position: &R::Position) -> bool {
        if self.asked.goal == Goal::Mate {
            return self.rules.can_mate(position, &mut 0);
        }
        let reaches = &mut |played, after: &_| self.reaches(position, played, after);
        self.asked.goal.any_move(position, self.rules, reaches)
    }

    /// Adds the lines that end with the next move, or with just that move when one is given.
    fn finish(&mut self, position: &R::Position, only: Option<R::Move>) -> Result<bool, Stopped> {
        self.meter.evaluate(1);
        if self.asked.play.is_self() && !self.pruner.prunes() {
            if !self.has_to_reach(position) {
                return self.meter.visit(0).map(|()| false);
            }
        } else if self.asked.goal == Goal::Mate {
            let mut tested = 0;
            let can_mate = self.rules.can_mate(position, &mut tested);
            self.meter.generate(tested);
            if !can_mate {
                return self.meter.visit(0).map(|()| false);
            }
        }
        let mut requirements = std::mem::take(&mut self.levels[1].requirements);
        requirements.clear();
        if !self.pruner.last_requirements(position, self.rules, &mut requirements) {
            self.levels[1].requirements = requirements;
            return self.meter.visit(0).map(|()| false);
        }
        let mut moves = std::mem::take(&mut self.levels[1].moves);
        moves.clear();
        if self.asked.goal.exposes_king() {
            moves = self.asked.goal.moves(position, self.rules);
        } else {
            self.rules.generate(position, &mut moves);
        }
        let generated = moves.len();
        let is_self = self.asked.play.is_self();
        let mut all = true;
        self.last_moves.clear();
        for &played in &moves {
            // Requirements do not cover en passant and castling, which change more squares.
            let special = self.rules.is_en_passant(played) || self.rules.is_castling(played);
            let (origin, arrival) = (self.rules.origin(played), self.rules.arrival(played));
            let reaches = (special || requirements.iter().all(|one| one.is_met(origin, arrival)))
                && self.reaches(position, played, &self.rules.play(position, played));
            if reaches && only.is_none_or(|only| only == played) {
                self.last_moves.push(played);
            }
            all &= reaches;
            if is_self && !all {
                self.last_moves.clear();
                break;
            }
        }
        self.levels[1].moves = moves;
        self.levels[1].requirements = requirements;
        self.meter.visit(generated)?;
        self.last_moves.sort_unstable_by_key(|&played| self.rules.order(played));
        let ends = std::mem::take(&mut self.last_moves);
        let added = self.add_ends(&ends);
        let found = !ends.is_empty();
        self.last_moves = ends;
        added.map(|()| found)
    }
}
