//! The search for all lines of one length, guided or not.

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

/// With so many half-moves of help play left a guide says no to most positions, and sooner than the table
/// of failures. With more of them, in a series, where moves can change places, most positions come again
/// and again, and where nobody may move in the end a guide has to look more closely: there the table is always
/// asked first, and remembers what the guide said, too. It may: the guide says that no line of so many
/// half-moves leads on from the position, which holds however it came about.
const LOOKS_FIRST: u32 = 3;

/// Where the opponent's king may stand in the end after a move, as far as it is known before the move is
/// played.
#[derive(Clone, Copy)]
enum Outlook {
    /// The guide has not looked yet; it need not look at other squares.
    Unseen(Bitboard),
    /// It has foreseen them.
    Seen(Bitboard),
}

/// A move that has to be played.
#[derive(Clone, Copy)]
struct Chosen {
    played: Move,
    outlook: Outlook,
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

/// What a guide says of a position: which part of the search below can lead to the goal at all.
pub trait Guide {
    /// A search for lines of so many half-moves begins.
    fn begin(&mut self, position: &Position, length: u32);

    /// The squares the opponent's king may stand on in the end, of those in `kings`. None: the goal
    /// cannot be reached from here in exactly `left` half-moves.
    fn look(&mut self, position: &Position, left: u32, kings: Bitboard) -> Bitboard;

    /// Fills `demands` with what a move of a man other than the king must do for the goal to be
    /// reached, and says where a king may go.
    fn demand(
        &mut self,
        position: &Position,
        left: u32,
        kings: Bitboard,
        demands: &mut Vec<Demand>,
    ) -> Bitboard;

    /// What [`Self::look`] would say of the position after a move, if that can be told from the move: the
    /// position is the one of which the guide was asked its demands last, with so many half-moves left.
    fn foresee(
        &mut self,
        position: &Position,
        played: Move,
        left: u32,
        kings: Bitboard,
    ) -> Option<Bitboard>;
}

/// What a move must do to be of use: come to one of some squares, or leave one of others.
#[derive(Clone, Copy, Debug)]
pub struct Demand {
    /// Where to come.
    pub to: Bitboard,
    /// What to leave.
    pub from: Bitboard,
}

impl Demand {
    /// Whether a move does it.
    #[inline(always)]
    fn is_met(&self, played: Move) -> bool {
        self.to.has(played.to()) || self.from.has(played.from())
    }
}

/// The searcher.
pub(super) struct Searcher<'a, R, G> {
    rules: R,
    meter: Meter,
    asked: LinePlay,
    failures: &'a RefutationTable,
    guide: G,
    line: Line,
    found: Vec<Line>,
    /// When not all lines are wanted: how many are, and the index of the first move at work.
    quota: Option<(Arc<Quota>, usize)>,
    /// Buffers for moves, one for each number of half-moves left.
    rows: Vec<Vec<Move>>,
    /// Buffers for demands, likewise.
    demands: Vec<Vec<Demand>>,
    /// Buffers for the moves to be played, likewise.
    useful: Vec<Vec<Chosen>>,
}

impl<'a, R: Orthodox, G: Guide> Searcher<'a, R, G> {
    /// A searcher that counts with `meter` and shares `failures` with others of the same goal.
    pub(super) fn new(
        rules: R,
        meter: Meter,
        asked: LinePlay,
        failures: &'a RefutationTable,
        guide: G,
    ) -> Self {
        Self {
            rules,
            meter,
            asked,
            failures,
            guide,
            line: Vec::new(),
            found: Vec::new(),
            quota: None,
            rows: Vec::new(),
            demands: Vec::new(),
            useful: Vec::new(),
        }
    }

    /// Begins with lines of so many half-moves.
    pub(super) fn begin(&mut self, position: &Position, length: u32) {
        self.guide.begin(position, length);
    }

    /// Goes on with the first move of that index, after which only some lines are wanted.
    pub(super) fn take_quota(&mut self, quota: &Arc<Quota>, index: usize) {
        let pointless = Some(Arc::clone(quota.enough(index)));
        self.meter.limit(Bounds { pointless, ..Bounds::default() });
        self.quota = Some((Arc::clone(quota), index));
    }

    /// Puts moves in order, if the order matters.
    #[inline(always)]
    fn put_in_order(&self, row: &mut [Move]) {
        if self.quota.is_some() {
            row.sort_unstable_by_key(|played| played.order());
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
        let depth = self.rows.len().max(left as usize + 1);
        self.rows.resize_with(depth, Vec::new);
        self.demands.resize_with(depth, Vec::new);
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
        let outlook = Outlook::Unseen(Bitboard::ALL);
        let searched = self.follow(position, Chosen { played, outlook, key: None }, left);
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
        Chosen { played, outlook, key }: Chosen,
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
        let found = self.search(&after, left - 1, outlook, key);
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

    /// Whether the table of failures is asked before the guide, and remembers what that said.
    #[inline(always)]
    fn asks_table_first(&self, left: u32) -> bool {
        left > LOOKS_FIRST || self.asked.play.is_series() || self.asked.goal.is_stalemate()
    }

    /// Adds all lines of exactly `left` half-moves; whether there was one. The position's fingerprint may be
    /// known.
    fn search(
        &mut self,
        position: &Position,
        left: u32,
        outlook: Outlook,
        key: Option<Fingerprint>,
    ) -> Result<bool, Stopped> {
        if left == 1 {
            return self.finish(position, None);
        }
        let asks_first = self.asks_table_first(left);
        let key = || key.unwrap_or_else(|| Fingerprint::new(position));
        if asks_first && self.failures.knows(key(), left) {
            return Ok(false);
        }
        let kings = match outlook {
            Outlook::Unseen(kings) => self.guide.look(position, left, kings),
            Outlook::Seen(kings) => kings,
        };
        if kings.is_empty() {
            if asks_first {
                self.failures.store(key(), left);
            }
            return self.meter.visit(0).map(|()| false);
        }
        let key = key();
        if !asks_first && self.failures.knows(key, left) {
            return Ok(false);
        }
        let found = !self.is_over(position, left) && self.search_moves(position, left, kings)?;
        if !found {
            self.failures.store(key, left);
        }
        Ok(found)
    }

    /// Searches what follows the moves of a position that the guide has looked at; whether there was a line.
    fn search_moves(
        &mut self,
        position: &Position,
        left: u32,
        kings: Bitboard,
    ) -> Result<bool, Stopped> {
        let mut row = std::mem::take(&mut self.rows[left as usize]);
        row.clear();
        generate(position, self.rules, &Legality::new(position, self.rules), &mut row);
        self.put_in_order(&mut row);
        self.meter.visit(row.len())?;
        let mut useful = std::mem::take(&mut self.useful[left as usize]);
        self.choose(position, left, kings, &row, &mut useful)?;
        self.rows[left as usize] = row;
        if left > 2 {
            let moves_again = self.asked.moves_again(left);
            for chosen in &mut useful {
                let after = position.play(chosen.played);
                let key = Fingerprint::new(&if moves_again { after.null_move() } else { after });
                self.failures.prefetch(key, left - 1);
                chosen.key = Some(key);
            }
        }
        let mut found = false;
        let asks_first = left > 2 && self.asks_table_first(left - 1);
        for &chosen in &useful {
            let is_known = |key| self.failures.knows(key, left - 1);
            if asks_first && chosen.key.is_some_and(is_known) {
                continue;
            }
            found |= self.follow(position, chosen, left)?;
        }
        self.useful[left as usize] = useful;
        Ok(found)
    }

    /// Lists the moves that have to be played, as far as the guide can tell before they are.
    fn choose(
        &mut self,
        position: &Position,
        left: u32,
        kings: Bitboard,
        row: &[Move],
        useful: &mut Vec<Chosen>,
    ) -> Result<(), Stopped> {
        useful.clear();
        let mut demands = std::mem::take(&mut self.demands[left as usize]);
        demands.clear();
        let king_targets = self.guide.demand(position, left, kings, &mut demands);
        let king = position.pieces(position.turn(), Kind::King);
        let guide_first = left > 2 && !self.asks_table_first(left - 1);
        for &played in row {
            let is_useful = if king.has(played.from()) {
                king_targets.has(played.to())
            } else {
                demands.iter().all(|demand| demand.is_met(played))
            };
            if !is_useful {
                continue;
            }
            let foreseen =
                if guide_first { self.guide.foresee(position, played, left, kings) } else { None };
            let outlook = foreseen.map_or(Outlook::Unseen(kings), Outlook::Seen);
            if foreseen.is_some_and(Bitboard::is_empty) {
                // Looked at, though never on the board.
                self.meter.visit(0)?;
            } else {
                useful.push(Chosen { played, outlook, key: None });
            }
        }
        self.demands[left as usize] = demands;
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
        let mut demands = std::mem::take(&mut self.demands[1]);
        demands.clear();
        if self.asked.goal.is_stalemate() && !stalemate::demands(position, self.rules, &mut demands)
        {
            self.demands[1] = demands;
            return self.meter.visit(0).map(|()| false);
        }
        let mut row = std::mem::take(&mut self.rows[1]);
        row.clear();
        generate(position, self.rules, &Legality::new(position, self.rules), &mut row);
        self.put_in_order(&mut row);
        self.meter.visit(row.len())?;
        let before = self.found.len();
        let mut all = true;
        for &played in &row {
            // En passant and castling change more squares than demands know of.
            let special = played.is_en_passant() || played.is_castling();
            if !special && !demands.iter().all(|demand| demand.is_met(played)) {
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
        self.rows[1] = row;
        self.demands[1] = demands;
        if self.asked.play.is_self() && !all {
            self.found.truncate(before);
        }
        self.count(self.found.len() - before)?;
        Ok(self.found.len() > before)
    }
}
