//! Where pieces are reborn, for all conditions that ask it.

use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// How a square of rebirth follows from a piece and where it was captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rebirth {
    /// That of the initial position; of pieces that do not stand there, on the rank of promotion.
    Initial,
    /// The end of the file of capture, on the rank where the piece begins.
    File,
    /// On the rank of capture, the file where the piece begins.
    Rank,
    /// Its place in the diagram.
    Diagram,
    /// The square of capture, mirrored at the middle of the board.
    Symmetry,
    /// The same, mirrored at the line between the files d and e.
    VerticalSymmetry,
    /// The same, mirrored at the line between ranks 4 and 5.
    HorizontalSymmetry,
    /// As far from the square of capture as the capturing piece has come, in the same direction.
    Equipollent,
    /// The same in the opposite direction.
    ContraEquipollent,
    /// Four files and four ranks away.
    Antipodes,
    /// Where the capturing piece comes from.
    Departure,
    /// Where it was captured.
    CaptureSquare,
}

/// How squares of rebirth are found under a condition.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) rebirth: Rebirth,
    /// The other side's squares count.
    pub(super) is_mirror: bool,
    /// The square is mirrored at the middle of the board.
    pub(super) is_diametral: bool,
    /// It is mirrored at the line between the files d and e.
    pub(super) is_vertical: bool,
}

/// What a square of rebirth depends on beside the piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct Capture {
    /// Where the piece was captured.
    pub(super) on: Square,
    /// How the capturing piece went.
    pub(super) from: Square,
    pub(super) to: Square,
    /// The place of the reborn piece in the diagram.
    pub(super) home: Square,
}

impl Place {
    /// The square on which a piece of `side` is reborn; None where it would be beside the board.
    pub(super) fn of(self, piece: Piece, side: Colour, capture: Capture) -> Option<Square> {
        let side = if self.is_mirror { side.other() } else { side };
        let Capture { on, from, to, home } = capture;
        let far = |square: Square, sign: i8| {
            let file = square.file() as i8 + sign * (to.file() as i8 - from.file() as i8);
            let rank = square.rank() as i8 + sign * (to.rank() as i8 - from.rank() as i8);
            let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
            on_board.then(|| Square::at(file as u8, rank as u8))
        };
        let square = match self.rebirth {
            Rebirth::Initial => initial(piece, on, side),
            Rebirth::File => {
                let rank = initial(piece, on, side).rank();
                Square::at(on.file(), rank)
            }
            Rebirth::Rank => Square::at(initial(piece, on, rank_side(on)).file(), on.rank()),
            Rebirth::Diagram => home,
            Rebirth::Symmetry => Square::at(7 - on.file(), 7 - on.rank()),
            Rebirth::VerticalSymmetry => Square::at(7 - on.file(), on.rank()),
            Rebirth::HorizontalSymmetry => Square::at(on.file(), 7 - on.rank()),
            Rebirth::Equipollent if self.is_mirror => far(on, -1)?,
            Rebirth::Equipollent => far(on, 1)?,
            Rebirth::ContraEquipollent => far(on, -1)?,
            Rebirth::Antipodes => Square::at((on.file() + 4) % 8, (on.rank() + 4) % 8),
            Rebirth::Departure => from,
            Rebirth::CaptureSquare => on,
        };
        let square = if self.is_diametral {
            Square::at(7 - square.file(), 7 - square.rank())
        } else {
            square
        };
        Some(if self.is_vertical { Square::at(7 - square.file(), square.rank()) } else { square })
    }
}

/// The side whose places count on a rank: White's on ranks 1, 3, 5 and 7.
fn rank_side(square: Square) -> Colour {
    if square.rank().is_multiple_of(2) { Colour::White } else { Colour::Black }
}

/// The square of the initial position for a piece that was captured on a square, as one of `side`.
pub(super) fn initial(piece: Piece, captured_on: Square, side: Colour) -> Square {
    let back = if side == Colour::White { 0 } else { 7 };
    let front = if side == Colour::White { 1 } else { 6 };
    let is_light = |square: Square| (square.file() + square.rank()) % 2 == 1;
    // Of the two squares where such pieces stand at the beginning, the one of the same colour.
    let of_same_colour = |file: u8| {
        let left = Square::at(file, back);
        if is_light(left) == is_light(captured_on) { left } else { Square::at(7 - file, back) }
    };
    match Kind::ALL.get(usize::from(piece.kind())) {
        Some(Kind::Pawn) => Square::at(captured_on.file(), front),
        Some(Kind::Rook) => of_same_colour(0),
        Some(Kind::Knight) => of_same_colour(1),
        Some(Kind::Bishop) => of_same_colour(2),
        Some(Kind::Queen) => Square::at(3, back),
        Some(Kind::King) => Square::at(4, back),
        None if piece.reach(side).is_pawn => Square::at(captured_on.file(), front),
        None => Square::at(captured_on.file(), 7 - back),
    }
}

/// What is to be known of the capture that is being made. For the piece that captures its home counts.
pub(super) fn capture(making: &MoveInProgress<'_>, of_mover: bool) -> Option<Capture> {
    let (played, board) = (&making.played, &making.before.board);
    let on = played.victim?;
    let home = board.home(if of_mover { played.from } else { on });
    Some(Capture { on, from: played.from, to: played.to, home })
}

/// The words that choose a place, and the places.
pub(super) const PLACES: [(&str, Rebirth); 11] = [
    ("File", Rebirth::File),
    ("Rank", Rebirth::Rank),
    ("Diagram", Rebirth::Diagram),
    ("Symmetry", Rebirth::Symmetry),
    ("VerticalSymmetry", Rebirth::VerticalSymmetry),
    ("HorizontalSymmetry", Rebirth::HorizontalSymmetry),
    ("Equipollents", Rebirth::Equipollent),
    ("ContraParrain", Rebirth::ContraEquipollent),
    ("Antipodes", Rebirth::Antipodes),
    ("PWC", Rebirth::Departure),
    ("CaptureSquare", Rebirth::CaptureSquare),
];

/// The words beside those of [`PLACES`] that say how squares of rebirth are found.
pub(super) const ADAPTERS: [&str; 3] = ["Mirror", "Diametral", "VerticalMirror"];

/// The place that words choose, from the one that the name of the condition says.
pub(super) fn place(rebirth: Rebirth, parameters: &[&str]) -> Place {
    let has = |word: &str| parameters.iter().any(|one| one.eq_ignore_ascii_case(word));
    let chosen = PLACES.iter().find(|(word, _)| has(word)).map_or(rebirth, |&(_, place)| place);
    Place {
        rebirth: chosen,
        is_mirror: has(ADAPTERS[0]),
        is_diametral: has(ADAPTERS[1]),
        is_vertical: has(ADAPTERS[2]),
    }
}

/// The words that may stand behind the name of a condition to say where pieces are reborn.
pub(super) const PLACE_WORDS: [&str; 12] = [
    "Mirror",
    "Diametral",
    "VerticalMirror",
    "File",
    "Rank",
    "Diagram",
    "Symmetry",
    "VerticalSymmetry",
    "HorizontalSymmetry",
    "Equipollents",
    "Antipodes",
    "PWC",
];

/// Two lists of words, one behind the other.
pub(super) const fn joined<const A: usize, const B: usize, const ALL: usize>(
    first: [&'static str; A],
    second: [&'static str; B],
) -> [&'static str; ALL] {
    assert!(A + B == ALL);
    let mut all = [""; ALL];
    let mut place = 0;
    while place < ALL {
        all[place] = if place < A { first[place] } else { second[place - A] };
        place += 1;
    }
    all
}
