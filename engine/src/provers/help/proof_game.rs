//! What prunes proof games: the moves and captures that the target position still needs at least.
//!
//! All of it are lower bounds, so that no line is lost:
//! - Pawns of the target on their own second rank never moved: they are there now, nothing passes them,
//!   and the other king enters no square that they attack.
//! - Each other piece of the target comes from a piece of its kind that stands there now, or from a pawn
//!   that promotes, and takes at least as many moves as on a board with those pawns alone.
//! - Pawns come from pawns, a file aside with each capture.
//! - One side has to capture all that the other has too many of.

use super::searcher::{Pruner, Requirement};
use crate::play::LinePlay;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox, attacks_from};
use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use std::collections::HashMap;
use std::sync::Arc;

/// More moves than any game has.
const NEVER: u8 = 200;

/// The pieces that have distances.
const PIECES: [Kind; 5] = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];

/// The pieces of a kind beyond so many are not matched with each other.
const MATCHED: usize = 4;

/// The pawn structures that are remembered.
const MOST_STRUCTURES: usize = 1 << 18;

/// What is known of a target position once and for all.
struct Distances {
    /// For each side and each of [`PIECES`], the moves from one square to another.
    moves: [[Box<[[u8; 64]; 64]>; 5]; 2],
    /// The same for a pawn of that side that promotes to the piece on its way.
    promoting: [[Box<[[u8; 64]; 64]>; 5]; 2],
    /// The pawns that never moved.
    fixed: [Bitboard; 2],
}

impl Distances {
    fn new<R: Orthodox>(target: &Position, rules: R) -> Self {
        let home = |side: Colour| if side == Colour::White { 1 } else { 6 };
        let fixed = [Colour::White, Colour::Black]
            .map(|side| target.pieces(side, Kind::Pawn) & Bitboard(0xff << (8 * home(side))));
        let standing = fixed[0] | fixed[1];
        let attacked = [Colour::White, Colour::Black].map(|side| {
            let by = side.other();
            fixed[by.index()].fold(Bitboard::EMPTY, |all, pawn| all | attacks::pawn(by, pawn))
        });
        let reach = |side: Colour, kind: Kind| {
            let mut moves = Box::new([[NEVER; 64]; 64]);
            for from in Square::all() {
                let (mut reached, mut last, mut count) =
                    (Bitboard::of(from), Bitboard::of(from), 0);
                while last.any() {
                    for square in last {
                        moves[from.index()][square.index()] = count;
                    }
                    count += 1;
                    let mut next = Bitboard::EMPTY;
                    for square in last {
                        next |= attacks_from(rules, kind, square, standing);
                    }
                    if kind == Kind::King {
                        next &= !attacked[side.index()];
                    }
                    last = next & !reached & !standing;
                    reached |= last;
                }
            }
            moves
        };
        let moves = [Colour::White, Colour::Black].map(|side| PIECES.map(|kind| reach(side, kind)));
        let promoting = [Colour::White, Colour::Black].map(|side| {
            [0, 1, 2, 3, 4].map(|kind| {
                let mut fewest = Box::new([[NEVER; 64]; 64]);
                for pawn in Square::all().filter(|pawn| (1..7).contains(&pawn.rank())) {
                    for to in Square::all() {
                        let promotion_rank = if side == Colour::White { 56 } else { 0 };
                        let ways = (0..8).map(|file| {
                            let at = Square::new(promotion_rank + file);
                            let (steps, _) = pawn_way(side, pawn, at);
                            steps.saturating_add(moves[side.index()][kind][at.index()][to.index()])
                        });
                        fewest[pawn.index()][to.index()] = ways.min().unwrap_or(NEVER);
                    }
                }
                fewest
            })
        });
        Self { moves, promoting, fixed }
    }
}

/// The moves and captures of a pawn from one square to another; [`NEVER`] if it cannot go there.
fn pawn_way(side: Colour, from: Square, to: Square) -> (u8, u8) {
    let (begin, end) = match side {
        Colour::White => (from.rank(), to.rank()),
        Colour::Black => (7 - from.rank(), 7 - to.rank()),
    };
    let aside = from.file().abs_diff(to.file());
    let Some(steps) = end.checked_sub(begin).filter(|&steps| steps >= aside) else {
        return (NEVER, NEVER);
    };
    let double = begin == 1 && steps - aside >= 2;
    (steps - u8::from(double), aside)
}

/// The pruner for a target position.
pub struct ProofGame {
    asked: LinePlay,
    target: Position,
    distances: Arc<Distances>,
    /// The least moves and captures that pawns which stand so need.
    structures: [HashMap<u64, (u8, u8)>; 2],
}

/// What all pruners for one target position share.
#[derive(Clone)]
pub struct Target(Position, Arc<Distances>);

impl Target {
    /// Works out the distances.
    pub fn new<R: Orthodox>(target: &Position, rules: R) -> Self {
        Self(*target, Arc::new(Distances::new(target, rules)))
    }

    /// A pruner for one thread.
    pub fn pruner(&self, asked: LinePlay) -> ProofGame {
        let structures = [HashMap::new(), HashMap::new()];
        ProofGame { asked, target: self.0, distances: Arc::clone(&self.1), structures }
    }
}

impl ProofGame {
    /// Whether a side can bring its pieces to their places with so many moves and captures.
    fn can_arrive(&mut self, position: &Position, side: Colour, moves: u8, captures: u8) -> bool {
        let (by_pawns, pawn_captures) = self.pawns(position, side);
        if by_pawns > moves || pawn_captures > captures {
            return false;
        }
        let mut left = moves - by_pawns;
        let pawns = position.pieces(side, Kind::Pawn);
        let wanted = self.target.pieces(side, Kind::Pawn);
        let mut spare = pawns.0.count_ones() - wanted.0.count_ones();
        for (number, kind) in PIECES.into_iter().enumerate() {
            let (from, to) = (position.pieces(side, kind), self.target.pieces(side, kind));
            let missing = to.0.count_ones().saturating_sub(from.0.count_ones());
            if missing > spare {
                return false;
            }
            spare -= missing;
            let needed = self.least(position, side, number, from, to, pawns);
            if needed > left {
                return false;
            }
            left -= needed;
        }
        true
    }

    /// The least moves in which pieces of one kind, and pawns that promote, come to the squares where
    /// the target has them.
    fn least(
        &self,
        position: &Position,
        side: Colour,
        number: usize,
        from: Bitboard,
        to: Bitboard,
        pawns: Bitboard,
    ) -> u8 {
        let moves = &self.distances.moves[side.index()][number];
        let promoting = &self.distances.promoting[side.index()][number];
        let kind = PIECES[number];
        // A king that castles makes one move, the rook none.
        let castled = |square: Square| {
            castling::ALL.into_iter().filter_map(move |(right, king, rook)| {
                let can = position.castling() & castling::of(side) & right != 0;
                let is_short = rook > king;
                match kind {
                    Kind::King if can && square == king => {
                        Some((1, king.plus(if is_short { 2 } else { -2 })))
                    }
                    Kind::Rook if can && square == rook => {
                        Some((0, king.plus(if is_short { 1 } else { -1 })))
                    }
                    _ => None,
                }
            })
        };
        let way = |from: Square, to: Square| -> u8 {
            let direct = moves[from.index()][to.index()];
            if position.castling() & castling::of(side) == 0
                || !matches!(kind, Kind::King | Kind::Rook)
            {
                return direct;
            }
            castled(from)
                .map(|(steps, at)| moves[at.index()][to.index()].saturating_add(steps))
                .fold(direct, u8::min)
        };
        let by_pawn = |to: Square| {
            if kind == Kind::King {
                return NEVER;
            }
            pawns.map(|pawn| promoting[pawn.index()][to.index()]).min().unwrap_or(NEVER)
        };
        let targets: Vec<Square> = to.collect();
        let sources: Vec<Square> = from.collect();
        if targets.len() > MATCHED {
            return targets
                .iter()
                .map(|&to| sources.iter().map(|&from| way(from, to)).fold(by_pawn(to), u8::min))
                .fold(0, u8::saturating_add);
        }
        let ways: Vec<Vec<u8>> = targets
            .iter()
            .map(|&to| sources.iter().map(|&from| way(from, to)).chain([by_pawn(to)]).collect())
            .collect();
        match_pieces(&ways, 0)
    }

    /// The least moves and the least captures that a side's pawns need to stand as in the target.
    fn pawns(&mut self, position: &Position, side: Colour) -> (u8, u8) {
        let pawns = position.pieces(side, Kind::Pawn);
        let structures = &mut self.structures[side.index()];
        if let Some(&known) = structures.get(&pawns.0) {
            return known;
        }
        let targets: Vec<Square> = self.target.pieces(side, Kind::Pawn).collect();
        let sources: Vec<Square> = pawns.collect();
        // By the set of pawns that are taken.
        let mut least: HashMap<u32, (u8, u8)> = HashMap::from([(0, (0, 0))]);
        for &to in &targets {
            let mut next: HashMap<u32, (u8, u8)> = HashMap::new();
            for (&taken, &(moves, captures)) in &least {
                for (place, &from) in sources.iter().enumerate() {
                    let (more, aside) = pawn_way(side, from, to);
                    if taken >> place & 1 == 0 && more < NEVER {
                        let best = next.entry(taken | 1 << place).or_insert((NEVER, NEVER));
                        best.0 = best.0.min(moves.saturating_add(more));
                        best.1 = best.1.min(captures.saturating_add(aside));
                    }
                }
            }
            least = next;
        }
        let moves = least.values().map(|&(moves, _)| moves).min().unwrap_or(NEVER);
        let captures = least.values().map(|&(_, captures)| captures).min().unwrap_or(NEVER);
        if structures.len() >= MOST_STRUCTURES {
            structures.clear();
        }
        structures.insert(pawns.0, (moves, captures));
        (moves, captures)
    }
}

/// The least sum of ways, one for each row from a column of its own; the last column may be taken again.
fn match_pieces(ways: &[Vec<u8>], taken: u32) -> u8 {
    let Some((first, others)) = ways.split_first() else { return 0 };
    let mut least = NEVER;
    for (column, &steps) in first.iter().enumerate() {
        let is_last = column + 1 == first.len();
        if steps < least && (is_last || taken >> column & 1 == 0) {
            let rest = match_pieces(others, taken | u32::from(!is_last) << column);
            least = least.min(steps.saturating_add(rest));
        }
    }
    least
}

impl<R: Orthodox> Pruner<R> for ProofGame {
    fn admits(&mut self, position: &Position, left: u32, _kings: Bitboard) -> Bitboard {
        let budget = self.asked.budget(left);
        let sides = [Colour::White, Colour::Black].map(|side| {
            let (now, then) = (position.colour(side), self.target.colour(side));
            let fixed = self.distances.fixed[side.index()];
            let stands = fixed & !position.pieces(side, Kind::Pawn);
            let pawns = position.pieces(side, Kind::Pawn).0.count_ones();
            let enough = pawns >= self.target.pieces(side, Kind::Pawn).0.count_ones();
            let surplus = now.0.count_ones().checked_sub(then.0.count_ones());
            surplus.filter(|_| stands.is_empty() && enough)
        });
        let [Some(white), Some(black)] = sides else { return Bitboard::EMPTY };
        for (side, captures) in [(Colour::White, black), (Colour::Black, white)] {
            let is_goal_side = side == self.asked.goal_side;
            let moves = if is_goal_side { budget.goal_side } else { budget.opponent };
            let moves = moves.min(u32::from(NEVER - 1)) as u8;
            if captures > u32::from(moves)
                || !self.can_arrive(position, side, moves, captures as u8)
            {
                return Bitboard::EMPTY;
            }
        }
        Bitboard::ALL
    }

    fn requirements(
        &mut self,
        _position: &Position,
        _left: u32,
        _kings: Bitboard,
        _requirements: &mut Vec<Requirement>,
    ) -> Bitboard {
        Bitboard::ALL
    }

    /// The last move begins and ends on squares that are not as they shall be.
    fn last_requirements(
        &mut self,
        position: &Position,
        _rules: R,
        requirements: &mut Vec<Requirement>,
    ) -> bool {
        let mut wrong = Bitboard::EMPTY;
        for side in [Colour::White, Colour::Black] {
            for kind in PIECES.into_iter().chain([Kind::Pawn]) {
                let (now, then) = (position.pieces(side, kind), self.target.pieces(side, kind));
                wrong |= Bitboard(now.0 ^ then.0);
            }
        }
        requirements.push(Requirement { to: wrong, from: Bitboard::EMPTY });
        requirements.push(Requirement { to: Bitboard::EMPTY, from: wrong });
        // Castling changes the most squares.
        wrong.0.count_ones() <= 4
    }
}
