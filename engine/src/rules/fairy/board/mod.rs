//! The board and what stands on it.

pub(super) mod kinds;
pub(super) mod moves;
pub(super) mod piece;
pub(super) mod shape;

use crate::rules::bitboard::Bitboard;
use crate::rules::fingerprint::Sum;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;
use moves::Action;
use piece::{Piece, attribute};
use shape::Shape;

/// The groups of kinds: each kind of orthodox chess, the grasshopper, and all others together.
pub(super) const GROUPS: usize = 8;

/// The group of a kind.
#[inline(always)]
const fn group(kind: KindNumber) -> usize {
    let kind = kind as usize;
    if kind < GROUPS { kind } else { GROUPS - 1 }
}

/// The 64 squares, and which edges adjoin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    squares: [Piece; 64],
    /// Where the piece on each square stood in the diagram, for conditions that ask for it; else 0.
    homes: [u8; 64],
    /// Where the pieces of each side stand; neutral ones are pieces of both.
    sides: [Bitboard; 2],
    /// Where the pieces of each group of kinds stand.
    groups: [Bitboard; GROUPS],
    /// The squares that are out of use.
    holes: Bitboard,
    /// Where the royal pieces of each side stand.
    royals: [Bitboard; 2],
    /// Where the pieces of the second of two boards stand.
    second: Bitboard,
    /// The sum of what stands on the squares, for the fingerprint.
    sum: Sum,
    shape: Shape,
}

impl Board {
    /// An empty board of a shape.
    pub(super) const fn empty(shape: Shape) -> Self {
        Self {
            squares: [Piece::NONE; 64],
            homes: [0; 64],
            sides: [Bitboard::EMPTY; 2],
            groups: [Bitboard::EMPTY; GROUPS],
            holes: Bitboard::EMPTY,
            royals: [Bitboard::EMPTY; 2],
            second: Bitboard::EMPTY,
            sum: Sum::ZERO,
            shape,
        }
    }

    /// Which edges adjoin.
    #[inline(always)]
    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    #[inline(always)]
    pub(super) fn at(&self, square: Square) -> Piece {
        self.squares[square.index()]
    }

    #[inline(always)]
    pub(super) fn is_empty(&self, square: Square) -> bool {
        self.at(square).is_none()
    }

    /// Where the piece on a square stood in the diagram.
    pub(super) fn home(&self, square: Square) -> Square {
        Square::new(self.homes[square.index()])
    }

    /// Notes where the pieces stand, as their places in the diagram.
    pub(super) fn note_homes(&mut self) {
        self.homes = std::array::from_fn(|square| square as u8);
    }

    /// Where the pieces of a side stand.
    #[inline(always)]
    pub(super) fn side(&self, side: Colour) -> Bitboard {
        self.sides[side.index()]
    }

    /// Where the pieces of each group of kinds stand.
    #[inline(always)]
    pub(super) fn groups(&self) -> &[Bitboard; GROUPS] {
        &self.groups
    }

    /// Where pieces stand, or holes are.
    pub(super) fn occupied(&self) -> Bitboard {
        self.sides[0] | self.sides[1] | self.holes
    }

    /// Where the royal pieces of a side stand.
    #[inline(always)]
    pub(super) fn royals(&self, side: Colour) -> Bitboard {
        self.royals[side.index()]
    }

    /// Where the royal piece of a side stands; the first, should there be two.
    #[inline(always)]
    pub(super) fn king(&self, side: Colour) -> Option<Square> {
        self.royals(side).first()
    }

    /// The squares on which a side has pieces of which `wanted` is true.
    pub(super) fn find(&self, side: Colour, wanted: impl Fn(Piece) -> bool) -> Bitboard {
        let found = self.side(side).filter(|&square| wanted(self.at(square)));
        found.fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square))
    }

    /// Puts a piece on an empty square.
    #[inline(always)]
    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        self.squares[square.index()] = piece;
        self.sum.add(square.index(), piece.bits());
        self.groups[group(piece.kind())] |= Bitboard::of(square);
        self.holes |= Bitboard(u64::from(piece == Piece::HOLE) << square.number());
        self.second |= Bitboard(u64::from(piece.has(attribute::ALICE_B)) << square.number());
        for side in [Colour::White, Colour::Black] {
            let mine = Bitboard(u64::from(piece.is_of(side)) << square.number());
            self.sides[side.index()] |= mine;
            if piece.is_royal() {
                self.royals[side.index()] |= mine;
            }
        }
    }

    /// Takes away a piece.
    #[inline(always)]
    pub(super) fn remove(&mut self, square: Square) {
        let piece = self.at(square);
        self.sum.subtract(square.index(), piece.bits());
        self.squares[square.index()] = Piece::NONE;
        let others = !Bitboard::of(square);
        self.groups[group(piece.kind())] &= others;
        self.second &= others;
        for side in [Colour::White, Colour::Black] {
            self.sides[side.index()] &= others;
            self.royals[side.index()] &= others;
        }
    }

    /// Moves a piece to an empty square.
    #[inline(always)]
    fn shift(&mut self, from: Square, to: Square) {
        let piece = self.at(from);
        self.remove(from);
        self.put(to, piece);
        self.homes[to.index()] = self.homes[from.index()];
    }

    /// Does one part of a move.
    #[inline(always)]
    pub(super) fn act(&mut self, act: Action) {
        match act {
            Action::None | Action::Imitate(_) => (),
            Action::Remove(square) => self.remove(square),
            Action::Move(from, to) | Action::Step(from, to) => self.shift(from, to),
            Action::Create(square, piece, home) => {
                self.put(square, piece);
                self.homes[square.index()] = home.number();
            }
            Action::Become(square, piece) => {
                self.remove(square);
                self.put(square, piece);
            }
            Action::Exchange(first, second) => {
                let (one, other) = (self.at(first), self.at(second));
                self.remove(first);
                self.remove(second);
                self.put(first, other);
                self.put(second, one);
                self.homes.swap(first.index(), second.index());
            }
        }
    }

    /// Where pieces, or holes, stand on the same one of two boards as the piece on a square.
    pub(super) fn occupied_with(&self, square: Square) -> Bitboard {
        let occupied = self.occupied();
        if self.second.has(square) { occupied & self.second } else { occupied & !self.second }
    }

    /// What stands on the same one of two boards as the piece on a square.
    pub(super) fn of_one(&self, square: Square) -> Self {
        let mut one = *self;
        for other in self.occupied() & !self.occupied_with(square) {
            one.remove(other);
        }
        one
    }

    /// What stands on the squares, for the fingerprint.
    pub(super) fn sum(&self) -> Sum {
        self.sum
    }

    /// Where the pieces stood in the diagram, in words.
    pub(super) fn homes(&self) -> [u64; 8] {
        let (eights, _) = self.homes.as_chunks::<8>();
        std::array::from_fn(|word| u64::from_le_bytes(eights[word]))
    }
}

/// The square behind one, as seen by a side.
pub(super) fn behind(square: Square, side: Colour) -> Square {
    square.plus(-side.forward())
}

/// Where the rook comes from and goes to when the king castles to that square.
pub(super) fn rook_move(king: Square) -> (Square, Square) {
    let (home, beside) = if king.file() == 6 { (7, 5) } else { (0, 3) };
    (Square::at(home, king.rank()), Square::at(beside, king.rank()))
}
