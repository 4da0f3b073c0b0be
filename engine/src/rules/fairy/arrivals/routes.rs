//! How many moves a piece needs at least from a square to all others, past those that stay where they are.

use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::Board;
use crate::rules::fairy::board::piece::{Piece, attribute};
use crate::rules::fairy::movements::Reach;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;
use std::cell::RefCell;

/// More moves than any piece needs.
pub(super) const NEVER: u8 = 200;

/// The captures of pawns are told apart up to so many; that number stands for more of them, too.
pub(super) const CAPTURES: usize = 3;

/// How many routes a thread remembers.
const REMEMBERED: usize = 4096;

/// Which of two boards a piece stands on; the first where there is only one.
pub(super) fn board_of(piece: Piece) -> usize {
    usize::from(piece.has(attribute::ALICE_B))
}

/// Pieces that stay where they are to the end, on either of two boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Obstacles {
    staying: [Bitboard; 2],
    /// Whether pieces change boards with each move.
    changes_boards: bool,
}

impl Obstacles {
    /// The pawns that stand as in the target, where no pawn could come.
    pub(super) fn of([board, target]: [&Board; 2], changes_boards: bool) -> Self {
        let mut staying = [Bitboard::EMPTY; 2];
        for side in [Colour::White, Colour::Black] {
            for square in board.side(side) & !board.side(side.other()) {
                let piece = board.at(square);
                let reach = board.reach(piece.kind(), side);
                if reach.is_pawn && !reach.ends.has(square) && piece == target.at(square) {
                    staying[board_of(piece)] |= Bitboard::of(square);
                }
            }
        }
        Self { staying, changes_boards }
    }

    /// Where they stand.
    pub(super) fn squares(&self) -> Bitboard {
        self.staying[0] | self.staying[1]
    }
}

/// The moves of one piece.
#[derive(Clone, Copy)]
pub(super) struct Routes([[[u8; 64]; 2]; CAPTURES + 1]);

/// What they are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Asked {
    place: usize,
    side: Colour,
    from: Square,
    on: usize,
    obstacles: Obstacles,
}

thread_local! {
    /// Those that were worked out.
    static KNOWN: RefCell<Vec<Option<(Asked, Routes)>>> =
        RefCell::new(vec![None; REMEMBERED]);
}

impl Routes {
    /// Those of a piece of a kind and side from a square of one of two boards.
    pub(super) fn from(
        board: &Board,
        kind: KindNumber,
        side: Colour,
        (from, on): (Square, usize),
        obstacles: Obstacles,
    ) -> Self {
        let asked = Asked { place: board.shape().place(kind), side, from, on, obstacles };
        let number = (asked.place << 8 | side.index() << 7 | on << 6 | from.index()) as u64;
        let squares =
            obstacles.staying[0].0 ^ obstacles.staying[1].0.rotate_left(17) ^ number << 20;
        let mixed = (squares ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let slot = (mixed >> 52) as usize % REMEMBERED;
        KNOWN.with_borrow_mut(|known| match &known[slot] {
            Some((other, routes)) if *other == asked => *routes,
            _ => {
                let routes = Self::new(board.reach(kind, side), (from, on), obstacles);
                known[slot] = Some((asked, routes));
                routes
            }
        })
    }

    /// The moves to a square of a board with no more captures than that.
    #[inline(always)]
    pub(super) fn moves(&self, captures: usize, (to, on): (Square, usize)) -> u8 {
        self.0[captures][on][to.index()]
    }

    fn new(reach: &Reach, (from, on): (Square, usize), obstacles: Obstacles) -> Self {
        let Obstacles { staying, changes_boards } = obstacles;
        // What others capture is not counted: they arrive on the same squares with captures and without.
        let counts = reach.is_pawn && reach.is_simple;
        let mut moves = [[[NEVER; 64]; 2]; CAPTURES + 1];
        let mut reached = [[Bitboard::EMPTY; 2]; CAPTURES + 1];
        for reached in &mut reached {
            reached[on] = Bitboard::of(from);
        }
        let mut before = [[Bitboard::EMPTY; 2]; CAPTURES + 1];
        for count in 0.. {
            let mut next = reached;
            for captures in 0..=CAPTURES {
                for on in 0..2 {
                    let to_on = if changes_boards { 1 - on } else { on };
                    for square in reached[captures][on] & !before[captures][on] {
                        moves[captures][on][square.index()] = count;
                        let [quiet, taking] = reach.past(square, staying[on]);
                        let free = !obstacles.squares();
                        next[captures][to_on] |= quiet & free;
                        let after = if counts { captures + 1 } else { captures };
                        next[after.min(CAPTURES)][to_on] |= taking & free;
                    }
                }
            }
            // So many captures at most.
            for captures in 0..CAPTURES {
                let [first, second] = next[captures];
                next[captures + 1][0] |= first;
                next[captures + 1][1] |= second;
            }
            if next == reached {
                return Self(moves);
            }
            (before, reached) = (reached, next);
        }
        unreachable!("there are no more squares than that")
    }
}
