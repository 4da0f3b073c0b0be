//! The board of 1951: a mailbox of ten columns and ten rows that holds places in a piece list.

use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

const BORDER: u8 = 255;
const EMPTY: u8 = 254;

/// A square of the mailbox: a1 is 11, a row further from White's side is 10 more.
type Place = u8;

/// A piece of the piece list.
#[derive(Clone, Copy, Debug)]
struct Man {
    colour: Colour,
    kind: Kind,
    /// None once it is captured.
    place: Option<Place>,
}

/// What a direction is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    /// Moves and captures.
    Any,
    /// A pawn's move.
    MoveOnly,
    /// A pawn's capture.
    CaptureOnly,
    /// The move of a knight: two single steps, of which the second alone ends on a square to go to.
    Knight,
}

/// A direction: single steps that are made one after another, at most so many.
#[derive(Clone, Copy, Debug)]
struct Direction {
    first: i8,
    next: i8,
    most: u8,
    purpose: Use,
}

const fn line(step: i8, most: u8) -> Direction {
    Direction { first: step, next: step, most, purpose: Use::Any }
}

const fn pawn(step: i8, purpose: Use) -> Direction {
    Direction { first: step, next: step, most: 1, purpose }
}

/// A knight's move along a row or column first, so that only the target can be two squares outside.
const fn knight(first: i8, next: i8) -> Direction {
    Direction { first, next, most: 2, purpose: Use::Knight }
}

const ROOK: [Direction; 4] = [line(10, 7), line(1, 7), line(-10, 7), line(-1, 7)];
const BISHOP: [Direction; 4] = [line(11, 7), line(-9, 7), line(-11, 7), line(9, 7)];
const QUEEN: [Direction; 8] = [
    line(10, 7),
    line(11, 7),
    line(1, 7),
    line(-9, 7),
    line(-10, 7),
    line(-11, 7),
    line(-1, 7),
    line(9, 7),
];
const KING: [Direction; 8] = [
    line(10, 1),
    line(11, 1),
    line(1, 1),
    line(-9, 1),
    line(-10, 1),
    line(-11, 1),
    line(-1, 1),
    line(9, 1),
];
const KNIGHT: [Direction; 8] = [
    knight(10, 11),
    knight(1, 11),
    knight(1, -9),
    knight(-10, -9),
    knight(-10, -11),
    knight(-1, -11),
    knight(-1, 9),
    knight(10, 9),
];
const WHITE_PAWN: [Direction; 3] =
    [pawn(10, Use::MoveOnly), pawn(11, Use::CaptureOnly), pawn(9, Use::CaptureOnly)];
const BLACK_PAWN: [Direction; 3] =
    [pawn(-10, Use::MoveOnly), pawn(-9, Use::CaptureOnly), pawn(-11, Use::CaptureOnly)];

const fn directions(colour: Colour, kind: Kind) -> &'static [Direction] {
    match (kind, colour) {
        (Kind::Pawn, Colour::White) => &WHITE_PAWN,
        (Kind::Pawn, Colour::Black) => &BLACK_PAWN,
        (Kind::Knight, _) => &KNIGHT,
        (Kind::Bishop, _) => &BISHOP,
        (Kind::Rook, _) => &ROOK,
        (Kind::Queen, _) => &QUEEN,
        (Kind::King, _) => &KING,
    }
}

fn place_of(square: Square) -> Place {
    11 + 10 * square.rank() + square.file()
}

fn square_of(place: Place) -> Square {
    Square::at(place % 10 - 1, place / 10 - 1)
}

/// The three counters that say where a turn has got to; 0 before the first direction and step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// The piece, as a place in the piece list.
    pub piece: usize,
    /// The direction, from 1.
    pub direction: usize,
    /// The single step in that direction, from 1.
    pub step: u8,
    /// This step is the last in its direction.
    ends: bool,
}

/// What the generator found when it went one step further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// A square to which the piece cannot move, or the border, which is none.
    Nothing(Square, Option<Square>),
    /// A move, as far as the piece itself goes.
    Move(Square, Square),
    /// No pieces are left to look at.
    Exhausted,
}

/// The pieces of one ply, on the board and in the list.
#[derive(Clone, Debug)]
pub(super) struct Board {
    places: [u8; 100],
    men: Vec<Man>,
}

impl Board {
    /// The pieces of a position.
    pub(super) fn new(position: &Position) -> Self {
        let mut board = Self { places: [BORDER; 100], men: Vec::new() };
        for square in Square::all() {
            board.places[place_of(square) as usize] = EMPTY;
        }
        for colour in [Colour::White, Colour::Black] {
            for square in position.colour(colour) {
                let place = place_of(square);
                board.places[place as usize] = board.men.len() as u8;
                board.men.push(Man { colour, kind: position.kind_at(square), place: Some(place) });
            }
        }
        board
    }

    /// Goes one step further in the turn of a side.
    pub(super) fn advance(&self, side: Colour, counters: &mut Counters) -> Look {
        if counters.ends || counters.direction == 0 {
            *counters = Counters { direction: counters.direction + 1, step: 1, ..*counters };
            counters.ends = false;
        } else {
            counters.step += 1;
        }
        loop {
            let Some(man) = self.men.get(counters.piece) else {
                *counters = Counters { piece: counters.piece, ..Counters::default() };
                return Look::Exhausted;
            };
            if man.colour == side
                && let Some(from) = man.place
                && let Some(&direction) = directions(side, man.kind).get(counters.direction - 1)
            {
                return self.look(side, from, direction, counters);
            }
            *counters = Counters { piece: counters.piece + 1, direction: 1, step: 1, ends: false };
        }
    }

    fn look(
        &self,
        side: Colour,
        from: Place,
        direction: Direction,
        counters: &mut Counters,
    ) -> Look {
        let to = reached(from, direction, counters.step);
        let on = self.places[to as usize];
        let is_last = counters.step == direction.most;
        let can_go = match on {
            BORDER => false,
            EMPTY => direction.purpose != Use::CaptureOnly,
            man => direction.purpose != Use::MoveOnly && self.men[man as usize].colour != side,
        };
        let passes = direction.purpose == Use::Knight && !is_last;
        counters.ends = is_last || on == BORDER || on != EMPTY && !passes;
        let from = square_of(from);
        if can_go && !passes {
            Look::Move(from, square_of(to))
        } else {
            Look::Nothing(from, (on != BORDER).then(|| square_of(to)))
        }
    }

    /// The board after a piece has moved; whom it meets is captured.
    pub(super) fn after(&self, from: Square, to: Square) -> Self {
        let mut board = self.clone();
        let (from, to) = (place_of(from), place_of(to));
        if let Some(victim) = board.men.get_mut(board.places[to as usize] as usize) {
            victim.place = None;
        }
        let man = board.places[from as usize];
        board.men[man as usize].place = Some(to);
        board.places[to as usize] = man;
        board.places[from as usize] = EMPTY;
        board
    }

    /// Whether a piece of the other side could capture a side's king. The king moves like every piece at
    /// once for that, by the directions and steps of the generator: whoever it meets on the way on
    /// which that piece itself moves can come to it.
    pub(super) fn king_can_be_captured(&self, side: Colour) -> bool {
        let king = self.men.iter().find(|man| man.colour == side && man.kind == Kind::King);
        let Some(place) = king.and_then(|king| king.place) else { return false };
        [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King]
            .into_iter()
            .any(|kind| {
                directions(side, kind)
                    .iter()
                    .any(|&direction| self.meets(place, side, direction, kind))
            })
    }

    /// Whether the super-piece that moves like `kind` meets a piece of that kind and the other side.
    fn meets(&self, from: Place, side: Colour, direction: Direction, kind: Kind) -> bool {
        if direction.purpose == Use::MoveOnly {
            return false;
        }
        for step in 1..=direction.most {
            let on = self.places[reached(from, direction, step) as usize];
            if on == BORDER {
                return false;
            }
            if direction.purpose == Use::Knight && step < direction.most || on == EMPTY {
                continue;
            }
            let man = self.men[on as usize];
            return man.colour != side && man.kind == kind;
        }
        false
    }

    /// The pieces with that side to move, as a FEN without castling rights.
    pub(super) fn fen(&self, side: Colour) -> String {
        let mut position = Position::empty(side);
        for man in &self.men {
            if let Some(place) = man.place {
                position.put(man.colour, man.kind, square_of(place));
            }
        }
        position.fen()
    }
}

/// The place after so many single steps in a direction.
fn reached(from: Place, direction: Direction, step: u8) -> Place {
    from.wrapping_add_signed(direction.first + direction.next * (step as i8 - 1))
}
