//! The searcher nucleus (§4.2 and the paper's appendix): one loop, a stack of levels, and the moves
//! of all levels in one array of rows. The names GENERATOR, EVALUATOR, MOVE FORWARD and MOVE BACK
//! in comments are the paper's.

use super::generator::{Entry, Row, generate};
use crate::control::{Bounds, Meter, Stopped};
use crate::play::prover::{Prover, WeightedMove};
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::movegen::MOST_MOVES;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use std::cmp::Reverse;

/// The values of the search, for the mating side. The paper's third, −MATE, is that side's being
/// mated; to a search for +MATE it is one more way of failing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    Nothing,
    Mate,
}

/// A position on the current line and how far its moves have been searched.
struct Level {
    position: Position,
    /// Its moves; those before `next` are done.
    row: Box<Row>,
    next: usize,
    end: usize,
}

/// The searcher.
pub struct Gms<R> {
    rules: R,
    meter: Meter,
    checks_only: bool,
    stack: Vec<Level>,
}

impl<R: Orthodox> Gms<R> {
    /// A searcher that counts with `meter`.
    pub fn new(rules: R, meter: Meter, checks_only: bool) -> Self {
        Self { rules, meter, checks_only, stack: Vec::new() }
    }

    /// Searches to the full width and to exactly that depth.
    fn search(&mut self, position: &Position, half_moves: usize) -> Result<bool, Stopped> {
        self.make_room(half_moves, position);
        let attacking = |depth| (half_moves - depth) % 2 == 1;
        let mut depth = 0;
        loop {
            let mut value = self.enter(depth, depth == half_moves, attacking(depth))?;
            loop {
                match value {
                    None if self.move_forward(depth, attacking(depth)) => {
                        depth += 1;
                        break;
                    }
                    // The row is exhausted: whoever was to move found nothing better.
                    None if attacking(depth) => value = Some(Value::Nothing),
                    None => value = Some(Value::Mate),
                    Some(found) if depth == 0 => return Ok(found == Value::Mate),
                    Some(found) => {
                        // MOVE BACK. Cut-off and minimax in one: what suits the side that chose
                        // goes on up, anything else sends it to its next move.
                        depth -= 1;
                        value = ((found == Value::Mate) == attacking(depth)).then_some(found);
                    }
                }
            }
        }
    }

    fn make_room(&mut self, half_moves: usize, position: &Position) {
        while self.stack.len() <= half_moves {
            let row = Box::new([Entry::default(); MOST_MOVES]);
            self.stack.push(Level { position: *position, row, next: 0, end: 0 });
        }
        self.stack[0].position = *position;
    }

    /// GENERATOR, and for a terminal position EVALUATOR: the value of the node if it has one at once.
    #[inline(always)]
    fn enter(
        &mut self,
        depth: usize,
        at_full_depth: bool,
        attacking: bool,
    ) -> Result<Option<Value>, Stopped> {
        let level = &mut self.stack[depth];
        let (count, in_check) = generate(&level.position, self.rules, &mut level.row);
        level.next = 0;
        level.end = count;
        self.meter.visit(count)?;
        if at_full_depth {
            self.meter.evaluate(1);
        }
        Ok(if count == 0 {
            Some(if in_check && !attacking { Value::Mate } else { Value::Nothing })
        } else if at_full_depth {
            Some(Value::Nothing)
        } else {
            None
        })
    }

    /// MOVE FORWARD: plays the heaviest move left at this depth; false when there is none.
    #[inline(always)]
    fn move_forward(&mut self, depth: usize, attacking: bool) -> bool {
        let (above, below) = self.stack.split_at_mut(depth + 1);
        let level = &mut above[depth];
        while level.next < level.end {
            let played = take_heaviest(&mut level.row[level.next..level.end]);
            level.next += 1;
            let after = level.position.play(played);
            if self.checks_only && attacking && !after.in_check(self.rules) {
                continue;
            }
            below[0].position = after;
            return true;
        }
        false
    }
}

/// Brings the heaviest move to the front.
#[inline(always)]
fn take_heaviest(row: &mut [Entry]) -> Move {
    let heaviest = row.iter().fold(row[0], |best, &entry| best.max(entry));
    // The second loop is short: all entries differ.
    let place = row.iter().position(|&entry| entry == heaviest).unwrap_or(0);
    row.swap(0, place);
    heaviest.played()
}

impl<R: Orthodox> Gms<R> {
    /// Whether the attacker forces mate within `half_moves`: an odd number when he is on the move
    /// (2n−1 for a mate in n), an even one when the other side is; 0 asks whether the position is mate.
    fn forced(&mut self, position: &Position, half_moves: u32) -> Result<bool, Stopped> {
        let found = self.search(position, half_moves as usize);
        self.meter.flush();
        found
    }
}

impl<R: Orthodox> Prover<R> for Gms<R> {
    fn rules(&self) -> R {
        self.rules
    }

    fn ordered_moves(&self, position: &Position) -> Vec<WeightedMove<Move>> {
        let mut row = Box::new([Entry::default(); MOST_MOVES]);
        let (count, _) = generate(position, self.rules, &mut row);
        let mut moves: Vec<Entry> = row[..count].to_vec();
        moves.sort_unstable_by_key(|&entry| Reverse(entry));
        moves.into_iter().map(Entry::weighted).collect()
    }

    fn key(&mut self, position: &Position, moves: u32) -> Result<Option<Move>, Stopped> {
        for WeightedMove { played, .. } in self.ordered_moves(position) {
            let after = position.play(played);
            let wanted = !self.checks_only || after.in_check(self.rules);
            if wanted && self.move_forces(position, played, &after, moves - 1)? {
                return Ok(Some(played));
            }
        }
        Ok(None)
    }

    fn limit(&mut self, bounds: Bounds) {
        self.meter.limit(bounds);
    }

    fn attack_forces(&mut self, position: &Position, moves: u32) -> Result<bool, Stopped> {
        self.forced(position, 2 * moves - 1)
    }

    fn move_forces(
        &mut self,
        _before: &Position,
        _played: Move,
        after: &Position,
        left: u32,
    ) -> Result<bool, Stopped> {
        self.forced(after, 2 * left)
    }

    fn reply_allows(
        &mut self,
        _before: &Position,
        _played: Move,
        after: &Position,
        moves: u32,
    ) -> Result<bool, Stopped> {
        Ok(moves > 0 && self.forced(after, 2 * moves - 1)?)
    }
}
