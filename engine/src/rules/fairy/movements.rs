//! How pieces move, as data: a new piece is one row of [`MOVEMENTS`].

use crate::rules::bitboard::Bitboard;
use crate::rules::effects::KindNumber;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

/// A leap: so many files to the right and so many ranks up, as White sees it.
type Offset = (i8, i8);

/// How a piece moves.
enum Movement {
    /// One leap.
    Leaper(&'static [Offset]),
    /// Any number of equal leaps over empty squares.
    Rider(&'static [Offset]),
    /// Moves and captures differ.
    Pawn(Pawn),
}

/// A kind of pawn, as White sees it. Ranks count from 0.
struct Pawn {
    /// How it moves.
    step: Offset,
    /// From this rank also twice.
    home: u8,
    /// How it captures.
    captures: &'static [Offset],
    /// On this rank it promotes.
    last: u8,
}

/// What pawns become.
pub(super) const PROMOTIONS: [KindNumber; 4] = [4, 3, 2, 1];

const KNIGHT: [Offset; 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const DIAGONAL: [Offset; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const STRAIGHT: [Offset; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const ALL_WAYS: [Offset; 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

const COUNT: usize = 6;

/// All movements by the number of the kind.
const MOVEMENTS: [Movement; COUNT] = [
    Movement::Pawn(Pawn { step: (0, 1), home: 1, captures: &[(-1, 1), (1, 1)], last: 7 }),
    Movement::Leaper(&KNIGHT),
    Movement::Rider(&DIAGONAL),
    Movement::Rider(&STRAIGHT),
    Movement::Rider(&ALL_WAYS),
    Movement::Leaper(&ALL_WAYS),
];

/// What a piece may do on the squares of a ray.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// Move and capture.
    Both,
    /// Only move.
    Move,
    /// Only capture.
    Capture,
}

/// The squares that a piece comes to one after the other, as far as they are empty.
#[derive(Clone, Copy)]
pub(super) struct Ray {
    squares: [Square; 7],
    length: u8,
    pub(super) mode: Mode,
}

impl Ray {
    const EMPTY: Self = Self { squares: [Square::new(0); 7], length: 0, mode: Mode::Both };

    #[inline(always)]
    pub(super) fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.length)]
    }
}

/// The most rays from a square.
const MOST_RAYS: usize = 8;

const NO_RAY: u8 = u8::MAX;

/// Where pieces of one movement and side can go.
pub(super) struct Reach {
    /// By square; the rays that there are come first.
    rays: [[Ray; MOST_RAYS]; 64],
    /// The ray on which a piece attacks, by the attacked square and its own.
    attacks: [[u8; 64]; 64],
    /// Where it promotes.
    pub(super) promotes: Bitboard,
    /// Whether it captures otherwise than it moves.
    pub(super) is_pawn: bool,
}

impl Reach {
    /// The one of that movement and side.
    #[inline(always)]
    pub(super) fn of(kind: KindNumber, side: Colour) -> &'static Self {
        &REACHES[usize::from(kind)][side.index()]
    }

    /// The rays from a square.
    #[inline(always)]
    pub(super) fn rays(&self, from: Square) -> impl Iterator<Item = &Ray> {
        self.rays[from.index()].iter().take_while(|ray| ray.length > 0)
    }

    /// The squares between a piece and one that it attacks on an otherwise empty board.
    #[inline(always)]
    pub(super) fn way(&self, from: Square, target: Square) -> Option<&[Square]> {
        let number = self.attacks[target.index()][from.index()];
        if number == NO_RAY {
            return None;
        }
        let squares = self.rays[from.index()][usize::from(number)].squares();
        let end = squares.iter().position(|&square| square == target)?;
        Some(&squares[..end])
    }

    const NONE: Self = Self {
        rays: [[Ray::EMPTY; MOST_RAYS]; 64],
        attacks: [[NO_RAY; 64]; 64],
        promotes: Bitboard::EMPTY,
        is_pawn: false,
    };

    const fn new(movement: &Movement, side: Colour) -> Self {
        let mut reach = Self::NONE;
        let mut number = 0;
        while number < 64 {
            let from = Square::new(number);
            let rank = seen(from.rank(), side);
            match movement {
                Movement::Leaper(offsets) => reach.add_all(from, offsets, 1, Mode::Both, side),
                Movement::Rider(offsets) => reach.add_all(from, offsets, 7, Mode::Both, side),
                Movement::Pawn(pawn) => {
                    let steps = if rank == pawn.home { 2 } else { 1 };
                    reach.add_all(from, &[pawn.step], steps, Mode::Move, side);
                    reach.add_all(from, pawn.captures, 1, Mode::Capture, side);
                    if rank == pawn.last {
                        reach.promotes.0 |= Bitboard::of(from).0;
                    }
                    reach.is_pawn = true;
                }
            }
            number += 1;
        }
        reach
    }

    /// Adds rays of at most so many squares.
    const fn add_all(
        &mut self,
        from: Square,
        offsets: &[Offset],
        most: u8,
        mode: Mode,
        side: Colour,
    ) {
        let rays = &mut self.rays[from.index()];
        let mut number = 0;
        while rays[number].length > 0 {
            number += 1;
        }
        let mut i = 0;
        while i < offsets.len() {
            let (right, up) = offsets[i];
            let up = if matches!(side, Colour::White) { up } else { -up };
            let mut ray = Ray { mode, ..Ray::EMPTY };
            let (mut file, mut rank) = (from.file() as i8 + right, from.rank() as i8 + up);
            while ray.length < most && 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                let square = Square::at(file as u8, rank as u8);
                ray.squares[ray.length as usize] = square;
                ray.length += 1;
                if !matches!(mode, Mode::Move) {
                    self.attacks[square.index()][from.index()] = number as u8;
                }
                file += right;
                rank += up;
            }
            if ray.length > 0 {
                rays[number] = ray;
                number += 1;
            }
            i += 1;
        }
    }
}

/// A rank as that side sees it.
const fn seen(rank: u8, side: Colour) -> u8 {
    if matches!(side, Colour::White) { rank } else { 7 - rank }
}

static REACHES: [[Reach; 2]; COUNT] = {
    let mut reaches = [const { [Reach::NONE, Reach::NONE] }; COUNT];
    let mut kind = 0;
    while kind < COUNT {
        reaches[kind] = [
            Reach::new(&MOVEMENTS[kind], Colour::White),
            Reach::new(&MOVEMENTS[kind], Colour::Black),
        ];
        kind += 1;
    }
    reaches
};
