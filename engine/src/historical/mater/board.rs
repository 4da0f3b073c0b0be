//! MATER's board: a mailbox of ten columns and twelve rows, the pieces as signed numbers.

use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// A piece: its kind from pawn to king, positive for White, negative for Black.
pub(super) type Man = i8;

pub(super) const PAWN: Man = 1;
pub(super) const KNIGHT: Man = 2;
pub(super) const BISHOP: Man = 3;
pub(super) const ROOK: Man = 4;
pub(super) const QUEEN: Man = 5;
pub(super) const KING: Man = 6;

/// An empty square.
pub(super) const EMPTY: Man = 0;

/// Outside of the board.
pub(super) const OUT: Man = 7;

/// A side: 1 for White, −1 for Black, as the pieces of that side.
pub(super) type Side = i8;

/// A square of the mailbox: a8 is 22, h1 is 99, a row further towards White is 10 more.
pub(super) type Place = u8;

/// Where nothing stands: no en passant square, no king.
pub(super) const NOWHERE: Place = 0;

const FIRST: Place = 22;
const LAST: Place = 99;
const PLACES: usize = 121;

pub(super) const KNIGHT_STEPS: [i8; 8] = [-21, -19, -12, -8, 8, 12, 19, 21];
pub(super) const BISHOP_STEPS: [i8; 4] = [-11, -9, 9, 11];
pub(super) const ROOK_STEPS: [i8; 4] = [-10, -1, 1, 10];
pub(super) const QUEEN_STEPS: [i8; 8] = [-11, -10, -9, -1, 1, 9, 10, 11];

/// The side of a colour.
pub(super) fn side_of(colour: Colour) -> Side {
    match colour {
        Colour::White => 1,
        Colour::Black => -1,
    }
}

/// What a move does beside going from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// Nothing. A pawn that reaches the last rank stays a pawn.
    Plain,
    /// The pawn becomes a piece of that kind.
    Promotion(Man),
    /// The pawn captures en passant.
    EnPassant,
    /// Castling with the rook of the h-file.
    Short,
    /// Castling with the rook of the a-file.
    Long,
}

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub(super) from: Place,
    pub(super) to: Place,
    pub(super) class: Class,
    pub(super) capture: bool,
}

impl Step {
    /// The move as everybody else writes it.
    pub(super) fn played(self) -> Move {
        let (from, to) = (square_of(self.from), square_of(self.to));
        match self.class {
            Class::Plain => Move::plain(from, to),
            Class::Promotion(man) => {
                Move::promoting(from, to, Kind::from_index(man as usize - PAWN as usize))
            }
            Class::EnPassant => Move::en_passant(from, to),
            Class::Short | Class::Long => Move::castling(from, to),
        }
    }
}

fn square_of(place: Place) -> Square {
    Square::at(place % 10 - 2, 9 - place / 10)
}

fn place_of(square: Square) -> Place {
    10 * (9 - square.rank()) + 2 + square.file()
}

/// The place so far away.
pub(super) fn beyond(place: Place, step: i8) -> Place {
    place.wrapping_add_signed(step)
}

/// What a side still may do to castle, each until the piece has moved or was captured.
#[derive(Clone, Copy, Debug, Default)]
struct Unmoved {
    king: bool,
    long_rook: bool,
    short_rook: bool,
}

/// The pieces and what must be known of earlier moves.
#[derive(Clone, Debug)]
pub(super) struct Board {
    places: [Man; PLACES],
    /// White's, Black's.
    unmoved: [Unmoved; 2],
    en_passant: Place,
}

/// Where a side's pieces stand, in the order in which they act, and where its king stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Men {
    count: usize,
    places: [Place; 16],
    pub(super) king: Place,
}

impl Men {
    pub(super) fn places(&self) -> &[Place] {
        &self.places[..self.count]
    }
}

const fn index(side: Side) -> usize {
    (side < 0) as usize
}

/// A side's home squares: king, rook of the a-file, rook of the h-file.
const fn homes(side: Side) -> (Place, Place, Place) {
    if side > 0 { (96, 92, LAST) } else { (26, FIRST, 29) }
}

impl Board {
    /// The pieces of a position. Who stands at home has not moved; nobody can capture en passant yet.
    pub(super) fn new(position: &Position) -> Self {
        let mut places = [OUT; PLACES];
        for square in Square::all() {
            places[place_of(square) as usize] = position
                .piece_at(square)
                .map_or(EMPTY, |(colour, kind)| side_of(colour) * (kind.index() as Man + PAWN));
        }
        let unmoved = [1, -1].map(|side| {
            let (king, long, short) = homes(side);
            let stands = |place: Place, man: Man| places[place as usize] == side * man;
            Unmoved {
                king: stands(king, KING),
                long_rook: stands(long, ROOK),
                short_rook: stands(short, ROOK),
            }
        });
        Self { places, unmoved, en_passant: NOWHERE }
    }

    /// What is on a place.
    #[inline(always)]
    pub(super) fn at(&self, place: Place) -> Man {
        self.places[place as usize]
    }

    /// The place behind a pawn that has just made two steps.
    pub(super) fn en_passant(&self) -> Place {
        self.en_passant
    }

    /// Whether king and rook have not moved: for castling short, long.
    pub(super) fn may_castle(&self, side: Side) -> (bool, bool) {
        let unmoved = self.unmoved[index(side)];
        (unmoved.king && unmoved.short_rook, unmoved.king && unmoved.long_rook)
    }

    /// Where the pieces of a side stand: a8 to h8, a7 and so on.
    pub(super) fn pieces(&self, side: Side) -> Men {
        let mut men = Men { count: 0, places: [NOWHERE; 16], king: NOWHERE };
        for place in FIRST..=LAST {
            let man = self.at(place);
            if man == OUT || man * side <= EMPTY {
                continue;
            }
            men.places[men.count] = place;
            men.count += 1;
            if man == side * KING {
                men.king = place;
            }
        }
        men
    }

    /// Whether a side's king would be attacked on `king`, with the other one on `enemy_king`.
    ///
    /// A king that was captured, which MATER does not expect, is never attacked.
    pub(super) fn attacked(&self, side: Side, king: Place, enemy_king: Place) -> bool {
        if king == NOWHERE {
            return false;
        }
        if matches!(king.abs_diff(enemy_king), 1 | 9..=11) {
            return true;
        }
        let enemy = -side;
        let queen = enemy * QUEEN;
        for (steps, slider) in [(BISHOP_STEPS, enemy * BISHOP), (ROOK_STEPS, enemy * ROOK)] {
            for step in steps {
                let mut place = beyond(king, step);
                while self.at(place) == EMPTY {
                    place = beyond(place, step);
                }
                if self.at(place) == slider || self.at(place) == queen {
                    return true;
                }
            }
        }
        let stands = |step: i8, man: Man| self.at(beyond(king, step)) == enemy * man;
        KNIGHT_STEPS.into_iter().any(|step| stands(step, KNIGHT))
            || [9, 11].into_iter().any(|step| stands(enemy * step, PAWN))
    }

    /// The board with the piece moved, for a look at whether its own king is attacked then.
    pub(super) fn tried(&self, step: Step, side: Side) -> Self {
        let mut board = self.clone();
        board.lift_and_put(step, side);
        board
    }

    fn lift_and_put(&mut self, step: Step, side: Side) {
        let man = self.at(step.from);
        self.places[step.from as usize] = EMPTY;
        self.places[step.to as usize] = match step.class {
            Class::Promotion(kind) => side * kind,
            _ => man,
        };
        if step.class == Class::EnPassant {
            self.places[beyond(step.to, 10 * side) as usize] = EMPTY;
        }
    }

    /// The board after a move.
    pub(super) fn after(&self, step: Step, side: Side) -> Self {
        let mut board = self.clone();
        let man = self.at(step.from);
        board.lift_and_put(step, side);
        board.en_passant = NOWHERE;
        let (_, long, short) = homes(side);
        let unmoved = &mut board.unmoved[index(side)];
        match man.abs() {
            PAWN if step.from.abs_diff(step.to) == 20 => {
                board.en_passant = step.from.midpoint(step.to);
            }
            KING => {
                *unmoved = Unmoved::default();
                match step.class {
                    Class::Short => {
                        board.places[step.to as usize - 1] = side * ROOK;
                        board.places[step.from as usize + 3] = EMPTY;
                    }
                    Class::Long => {
                        board.places[step.to as usize + 1] = side * ROOK;
                        board.places[step.from as usize - 4] = EMPTY;
                    }
                    _ => {}
                }
            }
            ROOK if step.from == long => unmoved.long_rook = false,
            ROOK if step.from == short => unmoved.short_rook = false,
            _ => {}
        }
        let (_, long, short) = homes(-side);
        let unmoved = &mut board.unmoved[index(-side)];
        if step.to == long {
            unmoved.long_rook = false;
        } else if step.to == short {
            unmoved.short_rook = false;
        }
        board
    }
}
