//! The goal-directed guide.

use super::bounds::{CHECK, CLASSES, Mask, NEVER, Tables, class, king_steps, neighbour};
use super::searcher::{Guide, Rules};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::piece::{Colour, Kind};
use crate::position::{Position, castling};
use crate::square::Square;
use crate::stipulation::Goal;

/// A way of guarding part of a king's field: the moves needed, and what is guarded then.
type Way = (u8, Mask);

/// A man that has not been given a task.
#[derive(Clone, Copy)]
struct Man {
    class: u8,
    square: Square,
}

/// The guide. Keeps the ways it worked out.
pub struct Directed {
    rules: Rules,
    tables: &'static Tables,
    /// By class, king's square and origin, where the ways begin in `ways` and how many there are; the
    /// number is 0 where they were not worked out yet, and one more than there are otherwise.
    index: Vec<(u32, u32)>,
    ways: Vec<Way>,
    helpers: Vec<Man>,
    blockers: Vec<Man>,
    picture: Picture,
}

/// A final position to be completed: one king's square and what its field needs.
#[derive(Default)]
struct Picture {
    king: u8,
    wanted: Mask,
    /// What each helper guards where it stands.
    guards: Vec<Mask>,
    /// What each blocker blocks where it stands.
    blocks: Vec<Mask>,
    /// The ways of each helper.
    ways: Vec<(u32, u32)>,
    /// So many steps may still be taken before all is taken to be possible.
    patience: u32,
}

/// Longer thought about a picture would cost more than it saves.
const PATIENCE: u32 = 2000;

impl Directed {
    /// A guide for a search with these rules.
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            tables: Tables::get(),
            index: vec![(0, 0); CLASSES << 12],
            ways: Vec::new(),
            helpers: Vec::new(),
            blockers: Vec::new(),
            picture: Picture::default(),
        }
    }

    /// Whether there is anything to be guided to.
    fn useless(&self) -> bool {
        !self.rules.goal.ends_play()
    }

    /// Lists the men of both sides, but for the opponent's king.
    fn list_men(&mut self, position: &Position) {
        let side = self.rules.goal_side;
        for (men, colour) in [(&mut self.helpers, side), (&mut self.blockers, side.other())] {
            men.clear();
            for square in position.colour(colour) {
                let kind = position.kind_at(square);
                if kind != Kind::King || colour == side {
                    men.push(Man { class: class(colour, kind) as u8, square });
                }
            }
        }
    }

    fn ways(&mut self, man: Man, king: Square) -> (u32, u32) {
        let place = (man.class as usize) << 12 | king.index() << 6 | man.square.index();
        let (begin, count) = self.index[place];
        if count > 0 {
            return (begin, begin + count - 1);
        }
        let begin = self.ways.len() as u32;
        let ways = self.tables.ways(man.class as usize, king, man.square);
        self.ways.extend(ways.into_iter().filter(|&(steps, _)| steps > 0));
        let end = self.ways.len() as u32;
        self.index[place] = (begin, end - begin + 1);
        (begin, end)
    }

    /// Whether the king can be brought to bay on a square, with so many moves of the goal side and so
    /// many of its opponent, those of the king not among them.
    fn possible(&mut self, king: Square, moves: u32, blocks: u32) -> bool {
        let tables = self.tables;
        let mut picture = std::mem::take(&mut self.picture);
        picture.king = king.number();
        picture.wanted = tables.field[king.index()];
        if self.rules.goal == Goal::Mate {
            picture.wanted |= CHECK;
        }
        picture.guards.clear();
        picture.ways.clear();
        for i in 0..self.helpers.len() {
            let man = self.helpers[i];
            let guarded = &tables.guarded[man.class as usize][king.index()];
            picture.guards.push(guarded[man.square.index()]);
            picture.ways.push(self.ways(man, king));
        }
        picture.blocks.clear();
        let bits = &tables.bits[king.index()];
        picture.blocks.extend(self.blockers.iter().map(|man| bits[man.square.index()]));
        picture.patience = PATIENCE;
        let task = Task { free: [!0; 2], done: 0, moves, blocks };
        let possible = self.complete(&mut picture, task);
        self.picture = picture;
        possible
    }

    /// Whether a picture can be completed.
    fn complete(&self, picture: &mut Picture, task: Task) -> bool {
        let mut done = task.done;
        for (i, &guarded) in picture.guards.iter().enumerate() {
            if task.free[0] >> i & 1 != 0 {
                done |= guarded;
            }
        }
        for (i, &blocked) in picture.blocks.iter().enumerate() {
            if task.free[1] >> i & 1 != 0 {
                done |= blocked;
            }
        }
        let open = picture.wanted & !done;
        if open == 0 {
            return true;
        }
        if task.moves == 0 && task.blocks < open.count_ones() {
            return false;
        }
        if picture.patience == 0 {
            return true;
        }
        picture.patience -= 1;
        // Check can only be given, which leaves fewer choices.
        let need = if open & CHECK != 0 { CHECK } else { open & open.wrapping_neg() };
        if task.moves > 0 {
            for i in 0..picture.guards.len() {
                if task.free[0] >> i & 1 == 0 {
                    continue;
                }
                let (begin, end) = picture.ways[i];
                for &(steps, guarded) in &self.ways[begin as usize..end as usize] {
                    if u32::from(steps) > task.moves {
                        break;
                    }
                    if guarded & need == 0 {
                        continue;
                    }
                    let next = Task {
                        free: [task.free[0] & !(1 << i), task.free[1]],
                        done: task.done | guarded,
                        moves: task.moves - u32::from(steps),
                        ..task
                    };
                    if self.complete(picture, next) {
                        return true;
                    }
                }
            }
        }
        if need != CHECK && task.blocks > 0 {
            let king = Square::new(picture.king);
            let Some(flight) = neighbour(king, need.trailing_zeros() as usize) else {
                return true;
            };
            for (i, man) in self.blockers.iter().enumerate() {
                if task.free[1] >> i & 1 == 0 {
                    continue;
                }
                let steps =
                    self.tables.steps[man.class as usize][man.square.index()][flight.index()];
                if steps == NEVER || u32::from(steps) > task.blocks {
                    continue;
                }
                let next = Task {
                    free: [task.free[0], task.free[1] & !(1 << i)],
                    done: task.done | need,
                    blocks: task.blocks - u32::from(steps),
                    ..task
                };
                if self.complete(picture, next) {
                    return true;
                }
            }
        }
        false
    }
}

/// How far a picture is.
#[derive(Clone, Copy)]
struct Task {
    /// The helpers and the blockers that still stand where they stood, by place in their lists.
    free: [u64; 2],
    /// What the others see to.
    done: Mask,
    /// The goal side's moves left.
    moves: u32,
    /// Its opponent's.
    blocks: u32,
}

/// Castling counts as one move and does what takes a king and a rook three: two are granted.
fn grant(position: &Position, colour: Colour) -> u32 {
    if position.castling() & castling::of(colour) == 0 { 0 } else { 2 }
}

impl Guide for Directed {
    fn look(&mut self, position: &Position, left: u32, kings: Bitboard) -> Bitboard {
        if self.useless() {
            return Bitboard::ALL;
        }
        let Some(stands) = position.king(self.rules.goal_side.other()) else {
            return Bitboard::EMPTY;
        };
        let budget = self.rules.budget(left);
        let side = self.rules.goal_side;
        let moves = budget.goal_side + grant(position, side);
        let blocks = match budget.opponent {
            0 => 0,
            count => count + grant(position, side.other()),
        };
        self.list_men(position);
        let mut possible = Bitboard::EMPTY;
        for king in kings {
            let walk = king_steps(stands, king);
            if walk <= blocks && self.possible(king, moves, blocks - walk) {
                possible |= Bitboard::of(king);
            }
        }
        possible
    }

    fn targets(&mut self, position: &Position, left: u32, kings: Bitboard) -> [Bitboard; 2] {
        let all = [Bitboard::ALL; 2];
        let budget = self.rules.budget(left);
        let opponent = self.rules.goal_side.other();
        if budget.opponent != 1
            || position.turn() != opponent
            || position.castling() & castling::of(opponent) != 0
            || self.useless()
        {
            return all;
        }
        let Some(stands) = position.king(opponent) else { return all };
        let moves = budget.goal_side + grant(position, opponent.other());
        let men = if !kings.has(stands) {
            Bitboard::EMPTY
        } else if self.possible(stands, moves, 0) {
            Bitboard::ALL
        } else {
            // Something has to be blocked.
            attacks::king(stands)
        };
        [kings, men]
    }
}
