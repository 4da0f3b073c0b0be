//! How many moves a piece needs, at least, to stand somewhere or to attack a square: counted on the empty board
//! (docs/helpmates.md, lemma 1).

use super::stalemate::first_steps;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Hyperbola, Orthodox};
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;
use std::sync::OnceLock;

/// The classes of pieces that move differently: a pawn of each colour, then knight to king.
pub(super) const CLASSES: usize = 7;

/// The class of a piece.
#[inline(always)]
pub(super) const fn class(colour: Colour, kind: Kind) -> usize {
    match kind {
        Kind::Pawn => colour.index(),
        _ => kind.index() + 1,
    }
}

/// More moves than any piece needs to go anywhere it can go.
pub(super) const NEVER: u8 = 31;

/// After so many moves a piece can stand wherever it can go at all.
pub(super) const FAR: usize = 8;

/// The bit of a [`Mask`] for the king's own square.
pub(super) const CHECK: u16 = 1 << 8;

/// A king's neighbours that exist, and perhaps its own square ([`CHECK`]), as nine bits. Bit `i` is
/// the neighbour `i` steps around the king.
pub(super) type Mask = u16;

/// A way of guarding part of a king's field.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// The moves needed, at least.
    pub(super) steps: u8,
    /// What is guarded then.
    pub(super) guarded: Mask,
    /// The square of the field the piece stands on then, if it is one of them.
    pub(super) stands: Mask,
    /// Where the piece may stand then: all ways that this one is as good as lead there.
    pub(super) ends: Bitboard,
}

impl Way {
    /// Whether another way is of no more use than this one, which takes no more moves.
    fn is_as_good_as(self, other: Self) -> bool {
        other.guarded & !self.guarded == 0 && self.stands & !other.stands == 0
    }
}

/// A way of giving check.
#[derive(Clone, Copy)]
pub(super) struct Check {
    /// Where the piece stands then.
    pub(super) from: Square,
    /// The way to there.
    pub(super) way: Way,
}

/// The steps around a king, by bit of a [`Mask`].
const AROUND: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The neighbour of a square that stands for this bit, if the board has it.
pub(super) const fn neighbour(king: Square, bit: usize) -> Option<Square> {
    let file = king.file() as i8 + AROUND[bit].0;
    let rank = king.rank() as i8 + AROUND[bit].1;
    if file < 0 || file > 7 || rank < 0 || rank > 7 {
        None
    } else {
        Some(Square::at(file as u8, rank as u8))
    }
}

/// The tables.
pub(super) struct Tables {
    /// By class and king's square: which squares of its field a piece on each square attacks when the
    /// board is else empty; lines go on behind the king.
    pub(super) guarded: Vec<[[Mask; 64]; 64]>,
    /// By class and origin: the least number of moves after which the piece can stand on each square,
    /// promoted on the way or not; [`NEVER`] when it cannot.
    pub(super) steps: Vec<[[u8; 64]; 64]>,
    /// By [`promotion`] and origin: the least number of moves after which the pawn can stand on each square as that.
    pub(super) promoted: Vec<[[u8; 64]; 64]>,
    /// By class and origin: where a pawn, or what it has become, can capture by at most so many moves, up to [`FAR`].
    pub(super) prey_within: Vec<[[Bitboard; FAR + 1]; 64]>,
    /// By class, origin and number of moves, up to [`FAR`]: where the piece can stand after at most so many.
    pub(super) within: Vec<[[Bitboard; FAR + 1]; 64]>,
    /// By class and square: the squares a piece goes to or past with every move but a pawn's captures, when
    /// it is no king.
    pub(super) first: Vec<[Bitboard; 64]>,
    /// By king's square: the bit of each neighbour; 0 for all other squares.
    pub(super) bits: [[Mask; 64]; 64],
    /// By king's square: the neighbours that exist.
    pub(super) field: [Mask; 64],
}

impl Tables {
    /// The tables, filled on first use.
    pub(super) fn get() -> &'static Self {
        static TABLES: OnceLock<Tables> = OnceLock::new();
        TABLES.get_or_init(Self::new)
    }

    fn new() -> Self {
        let mut tables = Self {
            guarded: vec![[[0; 64]; 64]; CLASSES],
            steps: vec![[[NEVER; 64]; 64]; CLASSES],
            promoted: vec![[[NEVER; 64]; 64]; PROMOTIONS],
            prey_within: vec![[[Bitboard::EMPTY; FAR + 1]; 64]; 2],
            within: vec![[[Bitboard::EMPTY; FAR + 1]; 64]; CLASSES],
            first: vec![[Bitboard::EMPTY; 64]; CLASSES],
            bits: [[0; 64]; 64],
            field: [0; 64],
        };
        for king in Square::all() {
            for bit in 0..8 {
                if let Some(square) = neighbour(king, bit) {
                    tables.bits[king.index()][square.index()] = 1 << bit;
                    tables.field[king.index()] |= 1 << bit;
                }
            }
        }
        for colour in [Colour::White, Colour::Black] {
            for square in Square::all() {
                tables.add_guards(class(colour, Kind::Pawn), square, attacks::pawn(colour, square));
                tables.first[class(colour, Kind::Pawn)][square.index()] =
                    Bitboard::of(square).moved(colour.forward());
            }
        }
        for kind in NON_PAWNS {
            for square in Square::all() {
                tables.add_guards(class(Colour::White, kind), square, reach(kind, square));
                tables.fill_steps(kind, square);
                tables.first[class(Colour::White, kind)][square.index()] =
                    first_steps(kind, square);
            }
        }
        let king = class(Colour::White, Kind::King);
        for square in Square::all() {
            for near in attacks::king(square) | Bitboard::of(square) {
                // Kings never stand side by side.
                tables.guarded[king][near.index()][square.index()] = 0;
            }
        }
        for colour in [Colour::White, Colour::Black] {
            for square in Square::all() {
                tables.fill_pawn_steps(colour, square);
            }
        }
        for class in 0..CLASSES {
            for from in Square::all() {
                tables.within[class][from.index()] =
                    within(|to| tables.steps[class][from.index()][to.index()]);
            }
        }
        for colour in [Colour::White, Colour::Black] {
            let class = class(colour, Kind::Pawn);
            for from in Square::all() {
                let pawns = within(|to| pawn_steps(colour, from, to));
                let promoted = [0, 1, 2, 3].map(|kind| {
                    within(|to| tables.promoted[promotion(class, kind)][from.index()][to.index()])
                });
                for count in 1..=FAR {
                    let mut prey = attacks::pawns(colour, pawns[count - 1]);
                    for (non_pawn, squares) in PROMOTED.into_iter().zip(&promoted) {
                        for square in squares[count - 1] {
                            prey |= reach(non_pawn, square);
                        }
                    }
                    tables.prey_within[class][from.index()][count] = prey;
                }
            }
        }
        tables
    }

    /// Notes what a piece on a square attacks, for every king.
    fn add_guards(&mut self, class: usize, square: Square, attacked: Bitboard) {
        for target in attacked {
            self.guarded[class][target.index()][square.index()] |= CHECK;
            for king in attacks::king(target) {
                if king != square {
                    self.guarded[class][king.index()][square.index()] |=
                        self.bits[king.index()][target.index()];
                }
            }
        }
    }

    fn fill_steps(&mut self, kind: Kind, from: Square) {
        let steps = &mut self.steps[class(Colour::White, kind)][from.index()];
        steps[from.index()] = 0;
        let mut border = Bitboard::of(from);
        let mut seen = border;
        for count in 1.. {
            let mut next = Bitboard::EMPTY;
            for square in border {
                next |= reach(kind, square);
            }
            border = next & !seen;
            if border.is_empty() {
                break;
            }
            seen |= border;
            for square in border {
                steps[square.index()] = count;
            }
        }
    }

    fn fill_pawn_steps(&mut self, colour: Colour, from: Square) {
        let class_of = |kind| class(colour, kind);
        for to in Square::all() {
            let mut least = pawn_steps(colour, from, to);
            for (place, kind) in PROMOTED.into_iter().enumerate() {
                let steps = last_rank(colour)
                    .map(|square| {
                        let to_promote = pawn_steps(colour, from, square);
                        to_promote + self.steps[class_of(kind)][square.index()][to.index()]
                    })
                    .fold(NEVER, u8::min);
                self.promoted[promotion(class_of(Kind::Pawn), place)][from.index()][to.index()] =
                    steps;
                least = least.min(steps);
            }
            self.steps[class_of(Kind::Pawn)][from.index()][to.index()] = least;
        }
    }

    /// All ways in which a piece can move to guard part of a king's field, the cheapest first. Left out
    /// are ways that another is as good as; staying is one of those only if it `may_stay`.
    pub(super) fn ways(
        &self,
        class: usize,
        king: Square,
        from: Square,
        may_stay: bool,
    ) -> Vec<Way> {
        let mut all: Vec<Way> = Vec::new();
        self.each_way(class, king, from, |_, way| {
            if may_stay || way.steps > 0 {
                all.push(way);
            }
        });
        all.sort_unstable_by_key(|way| {
            (way.steps, 9 - way.guarded.count_ones(), way.stands, way.guarded)
        });
        let mut ways: Vec<Way> = Vec::new();
        for way in all {
            match ways.iter_mut().find(|better| better.is_as_good_as(way)) {
                Some(better) => better.ends |= way.ends,
                None => ways.push(way),
            }
        }
        ways
    }

    /// All ways in which a piece can come to check a king, the cheapest first; for each square from which it
    /// does so those that no other is as good as.
    pub(super) fn checks(&self, class: usize, king: Square, from: Square) -> Vec<Check> {
        let mut all: Vec<Check> = Vec::new();
        self.each_way(class, king, from, |square, way| {
            if way.guarded & CHECK != 0 {
                all.push(Check { from: square, way });
            }
        });
        all.sort_unstable_by_key(|Check { from, way }| {
            (way.steps, 9 - way.guarded.count_ones(), from.number(), way.guarded)
        });
        let mut checks: Vec<Check> = Vec::new();
        for check in all {
            let as_good =
                |other: &Check| other.from == check.from && other.way.is_as_good_as(check.way);
            if !checks.iter().any(as_good) {
                checks.push(check);
            }
        }
        checks
    }

    /// Tells of all squares from which a piece can guard part of a king's field.
    fn each_way(
        &self,
        class: usize,
        king: Square,
        from: Square,
        mut tell: impl FnMut(Square, Way),
    ) {
        let mut add = |class: usize, square: Square, steps: u8| {
            let guarded = self.guarded[class][king.index()][square.index()];
            if steps < NEVER && guarded != 0 && square != king {
                let stands = self.bits[king.index()][square.index()];
                let ends = Bitboard::of(square);
                tell(square, Way { steps, guarded, stands, ends });
            }
        };
        if class < 2 {
            let colour = if class == 0 { Colour::White } else { Colour::Black };
            for to in Square::all() {
                add(class, to, pawn_steps(colour, from, to));
            }
            for promoted in last_rank(colour) {
                let to_promote = pawn_steps(colour, from, promoted);
                if to_promote == NEVER {
                    continue;
                }
                for kind in PROMOTED {
                    let class = kind.index() + 1;
                    for to in Square::all() {
                        let steps = self.steps[class][promoted.index()][to.index()];
                        add(class, to, (to_promote + steps).min(NEVER));
                    }
                }
            }
        } else {
            for to in Square::all() {
                add(class, to, self.steps[class][from.index()][to.index()]);
            }
        }
    }
}

const NON_PAWNS: [Kind; 5] = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];
/// What pawns promote to.
pub(super) const PROMOTED: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// The squares that take at most so many moves each, by number of moves.
fn within(steps: impl Fn(Square) -> u8) -> [Bitboard; FAR + 1] {
    let mut all = [Bitboard::EMPTY; FAR + 1];
    for to in Square::all() {
        for squares in all.iter_mut().skip(usize::from(steps(to))) {
            *squares |= Bitboard::of(to);
        }
    }
    all
}

/// The place in tables of a pawn of that class that has promoted to that kind, as in [`PROMOTED`].
#[inline(always)]
pub(super) const fn promotion(class: usize, kind: usize) -> usize {
    class * PROMOTED.len() + kind
}

/// How many such places there are.
const PROMOTIONS: usize = 2 * PROMOTED.len();

/// What a non-pawn attacks on the empty board.
fn reach(kind: Kind, square: Square) -> Bitboard {
    match kind {
        Kind::Knight => attacks::knight(square),
        Kind::Bishop => Hyperbola.bishop(square, Bitboard::EMPTY),
        Kind::Rook => Hyperbola.rook(square, Bitboard::EMPTY),
        Kind::Queen => Hyperbola.queen(square, Bitboard::EMPTY),
        Kind::King | Kind::Pawn => attacks::king(square),
    }
}

/// The rank on which pawns promote.
fn last_rank(colour: Colour) -> impl Iterator<Item = Square> {
    let rank = if colour == Colour::White { 7 } else { 0 };
    (0..8).map(move |file| Square::at(file, rank))
}

/// How many moves a pawn needs, at least, from one square to another without promoting before; it may
/// capture wherever it likes.
pub(super) fn pawn_steps(colour: Colour, from: Square, to: Square) -> u8 {
    if from == to {
        return 0;
    }
    let (forward, home) = match colour {
        Colour::White => (to.rank() as i8 - from.rank() as i8, 1),
        Colour::Black => (from.rank() as i8 - to.rank() as i8, 6),
    };
    let sideways = from.file().abs_diff(to.file()) as i8;
    if forward <= 0 || sideways > forward {
        return NEVER;
    }
    let double = from.rank() == home && sideways <= forward - 2;
    (forward - i8::from(double)) as u8
}

/// How many moves a king needs, at least.
#[inline(always)]
pub(super) fn king_steps(from: Square, to: Square) -> u32 {
    u32::from(from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank())))
}
