//! Which squares a piece attacks: constant tables for the short-legged, two interchangeable ways for
//! sliders.
//!
//! [`Pext`] looks a slider's attacks up with the BMI2 instruction `pext`; [`Hyperbola`] computes
//! them with subtractions and byte swaps on any CPU. [`with_orthodox!`](crate::with_orthodox) picks
//! the faster one the CPU offers.

use crate::rules::bitboard::Bitboard;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

type Directions = [(i8, i8); 4];
const STRAIGHT: Directions = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: Directions = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

const fn leaper(steps: [(i8, i8); 8]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < 8 {
            let file = (square & 7) as i8 + steps[i].0;
            let row = (square >> 3) as i8 + steps[i].1;
            if file >= 0 && file < 8 && row >= 0 && row < 8 {
                table[square].0 |= 1 << (row * 8 + file);
            }
            i += 1;
        }
        square += 1;
    }
    table
}

static KING: [Bitboard; 64] =
    leaper([(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
static KNIGHT: [Bitboard; 64] =
    leaper([(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static PAWN: [[Bitboard; 64]; 2] = {
    const WHITE: [Bitboard; 64] =
        leaper([(-1, 1), (1, 1), (1, 1), (1, 1), (1, 1), (1, 1), (1, 1), (1, 1)]);
    const BLACK: [Bitboard; 64] =
        leaper([(-1, -1), (1, -1), (1, -1), (1, -1), (1, -1), (1, -1), (1, -1), (1, -1)]);
    [WHITE, BLACK]
};

/// The squares next to `square`.
#[inline(always)]
pub fn king(square: Square) -> Bitboard {
    KING[square.index()]
}

/// The squares a knight's move from `square`.
#[inline(always)]
pub fn knight(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// The squares a pawn of that colour on `square` attacks.
#[inline(always)]
pub fn pawn(colour: Colour, square: Square) -> Bitboard {
    PAWN[colour.index()][square.index()]
}

/// Everything pawns of that colour attack.
#[inline(always)]
pub fn pawns(colour: Colour, pawns: Bitboard) -> Bitboard {
    let left = (pawns & !Bitboard::FILE_A).0;
    let right = (pawns & !Bitboard::FILE_H).0;
    match colour {
        Colour::White => Bitboard(left << 7 | right << 9),
        Colour::Black => Bitboard(left >> 9 | right >> 7),
    }
}

/// A slider's attacks along four directions, walked square by square: builds the tables.
const fn walk(square: usize, occupied: u64, directions: Directions) -> u64 {
    let mut attacked = 0;
    let mut i = 0;
    while i < 4 {
        let mut file = (square & 7) as i8;
        let mut row = (square >> 3) as i8;
        loop {
            file += directions[i].0;
            row += directions[i].1;
            if file < 0 || file > 7 || row < 0 || row > 7 {
                break;
            }
            let bit = 1 << (row * 8 + file);
            attacked |= bit;
            if occupied & bit != 0 {
                break;
            }
        }
        i += 1;
    }
    attacked
}

#[allow(clippy::large_stack_arrays, reason = "evaluated by the compiler, never on a stack")]
const fn pairs(lines: bool) -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let mut way = 0;
        while way < 2 {
            let directions = if way == 0 { STRAIGHT } else { DIAGONAL };
            let mut i = 0;
            while i < 4 {
                // One ray at a time; its opposite completes the line.
                let (df, dr) = directions[i];
                let one = [(df, dr), (df, dr), (df, dr), (df, dr)];
                let opposite = [(-df, -dr), (-df, -dr), (-df, -dr), (-df, -dr)];
                let ray = walk(a, 0, one);
                let line = ray | walk(a, 0, opposite) | 1 << a;
                let mut rest = ray;
                while rest != 0 {
                    let b = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    table[a][b] =
                        Bitboard(if lines { line } else { walk(a, 1 << b, one) & !(1 << b) });
                }
                i += 1;
            }
            way += 1;
        }
        a += 1;
    }
    table
}

static BETWEEN: [[Bitboard; 64]; 64] = pairs(false);
static LINE: [[Bitboard; 64]; 64] = pairs(true);

/// The squares strictly between two squares on one line; none when they share no line.
#[inline(always)]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// The whole line through two squares, both included; none when they share no line.
#[inline(always)]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
}

/// Orthodox rules, with one way of finding the attacks of sliders.
pub trait Orthodox: Copy + Send + Sync + 'static {
    /// What a rook on `square` attacks when `occupied` squares block.
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard;
    /// What a bishop on `square` attacks when `occupied` squares block.
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard;
    /// How many squares a set holds.
    fn count(self, set: Bitboard) -> u32;
    /// What a queen on `square` attacks when `occupied` squares block.
    #[inline(always)]
    fn queen(self, square: Square, occupied: Bitboard) -> Bitboard {
        self.rook(square, occupied) | self.bishop(square, occupied)
    }
}

/// What a piece other than a pawn attacks.
#[inline(always)]
pub(crate) fn attacks_from<R: Orthodox>(
    rules: R,
    kind: Kind,
    square: Square,
    occupied: Bitboard,
) -> Bitboard {
    match kind {
        Kind::Knight => knight(square),
        Kind::Bishop => rules.bishop(square, occupied),
        Kind::Rook => rules.rook(square, occupied),
        Kind::Queen => rules.queen(square, occupied),
        Kind::King | Kind::Pawn => king(square),
    }
}

/// Hyperbola quintessence: `o ^ (o - 2r)` finds the first blocker upwards, the same on the
/// byte-swapped board downwards; rows go through a table of 512 bytes. Works on every CPU.
/// Source: Gerd Isenberg and Aleks Peshkov, 2007.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hyperbola;

#[derive(Clone, Copy)]
struct Lines {
    file: u64,
    diagonal: u64,
    antidiagonal: u64,
}

static LINES: [Lines; 64] = {
    let none = Lines { file: 0, diagonal: 0, antidiagonal: 0 };
    let mut table = [none; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = Lines {
            file: walk(square, 0, [(0, 1), (0, -1), (0, 1), (0, -1)]),
            diagonal: walk(square, 0, [(1, 1), (-1, -1), (1, 1), (-1, -1)]),
            antidiagonal: walk(square, 0, [(-1, 1), (1, -1), (-1, 1), (1, -1)]),
        };
        square += 1;
    }
    table
};

/// Attacks along a row by file and the six inner squares of that row.
static ROW: [[u8; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let sideways = [(1, 0), (-1, 0), (1, 0), (-1, 0)];
            table[file][inner] = walk(file, (inner as u64) << 1, sideways) as u8;
            inner += 1;
        }
        file += 1;
    }
    table
};

#[inline(always)]
fn both_ways(square: Square, occupied: u64, line: u64) -> u64 {
    let slider = 1_u64 << square.index();
    let blockers = occupied & line;
    let up = blockers.wrapping_sub(slider << 1);
    let down = blockers.swap_bytes().wrapping_sub(slider.swap_bytes() << 1).swap_bytes();
    // The slider itself is never on its own line, so both differences start beside it.
    (up ^ down) & line
}

impl Orthodox for Hyperbola {
    #[inline(always)]
    fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
        let shift = square.number() & 0b11_1000;
        let inner = (occupied.0 >> (shift + 1) & 63) as usize;
        let row = u64::from(ROW[square.file() as usize][inner]) << shift;
        Bitboard(both_ways(square, occupied.0, LINES[square.index()].file) | row)
    }

    #[inline(always)]
    fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
        let lines = &LINES[square.index()];
        Bitboard(
            both_ways(square, occupied.0, lines.diagonal)
                | both_ways(square, occupied.0, lines.antidiagonal),
        )
    }

    #[inline(always)]
    fn count(self, set: Bitboard) -> u32 {
        set.count()
    }
}

#[cfg(target_arch = "x86_64")]
pub use pext::Pext;

#[cfg(target_arch = "x86_64")]
mod pext {
    use super::{Bitboard, Hyperbola, Orthodox, Square};
    use std::arch::asm;
    use std::sync::OnceLock;

    const ROOK_ENTRIES: usize = 102_400;
    const BISHOP_ENTRIES: usize = 5_248;

    #[derive(Clone, Copy)]
    struct Slot {
        /// The squares whose occupation matters.
        mask: u64,
        /// Where this square's attacks begin in the table.
        offset: usize,
    }

    struct Tables {
        rook: [Slot; 64],
        bishop: [Slot; 64],
        attacks: Vec<Bitboard>,
    }

    /// Attacks from tables indexed by the blockers, gathered with `pext`. A value exists only where
    /// the CPU has BMI2 and POPCNT, so its methods may use them.
    #[derive(Clone, Copy)]
    pub struct Pext {
        tables: &'static Tables,
    }

    impl Pext {
        /// The tables, filled on first use (in about a millisecond); None on a CPU without BMI2, or
        /// with the slow microcoded `pext` of AMD families before 19h (Zen 3).
        pub fn detect() -> Option<Self> {
            static TABLES: OnceLock<Option<Tables>> = OnceLock::new();
            TABLES
                .get_or_init(|| fast_pext().then(Tables::new))
                .as_ref()
                .map(|tables| Self { tables })
        }

        #[inline(always)]
        fn lookup(self, slot: Slot, occupied: Bitboard) -> Bitboard {
            // SAFETY: `pext` gathers at most as many bits as the mask has, and `Tables::new` made
            // room for 2^bits entries from `offset` on. The instruction exists: see `detect`.
            unsafe {
                let gathered: u64;
                asm!("pext {}, {}, {}", out(reg) gathered, in(reg) occupied.0, in(reg) slot.mask,
                     options(pure, nomem, nostack, preserves_flags));
                *self.tables.attacks.get_unchecked(slot.offset + gathered as usize)
            }
        }
    }

    impl Orthodox for Pext {
        #[inline(always)]
        fn rook(self, square: Square, occupied: Bitboard) -> Bitboard {
            self.lookup(self.tables.rook[square.index()], occupied)
        }

        #[inline(always)]
        fn bishop(self, square: Square, occupied: Bitboard) -> Bitboard {
            self.lookup(self.tables.bishop[square.index()], occupied)
        }

        #[inline(always)]
        fn count(self, set: Bitboard) -> u32 {
            let count: u64;
            // SAFETY: POPCNT exists, see `detect`; it reads one register and writes another.
            unsafe {
                asm!("popcnt {}, {}", out(reg) count, in(reg) set.0,
                     options(pure, nomem, nostack));
            }
            count as u32
        }
    }

    impl Tables {
        fn new() -> Self {
            let empty = Slot { mask: 0, offset: 0 };
            let mut tables = Self {
                rook: [empty; 64],
                bishop: [empty; 64],
                attacks: Vec::with_capacity(ROOK_ENTRIES + BISHOP_ENTRIES),
            };
            for square in Square::all() {
                let rook = |blockers| Hyperbola.rook(square, blockers);
                let bishop = |blockers| Hyperbola.bishop(square, blockers);
                tables.rook[square.index()] = Self::fill(&mut tables.attacks, square, rook);
                tables.bishop[square.index()] = Self::fill(&mut tables.attacks, square, bishop);
            }
            tables
        }

        /// Appends the attacks of a slider on `square` for every way of blocking it.
        fn fill(
            attacks: &mut Vec<Bitboard>,
            square: Square,
            attacked: impl Fn(Bitboard) -> Bitboard,
        ) -> Slot {
            // A piece on the last square of a ray blocks nothing behind it.
            let row = Bitboard(0xff << (square.number() & 0b11_1000));
            let file = Bitboard(Bitboard::FILE_A.0 << square.file());
            let edges = Bitboard::END_RANKS & !row | (Bitboard::FILE_A | Bitboard::FILE_H) & !file;
            let mask = (attacked(Bitboard::EMPTY) & !edges).0;
            let slot = Slot { mask, offset: attacks.len() };
            // Counting through the subsets of the mask in this way yields them in `pext` order.
            let mut blockers = 0_u64;
            loop {
                attacks.push(attacked(Bitboard(blockers)));
                blockers = blockers.wrapping_sub(mask) & mask;
                if blockers == 0 {
                    return slot;
                }
            }
        }
    }

    fn fast_pext() -> bool {
        use std::arch::x86_64::{__cpuid, __get_cpuid_max};
        if !std::is_x86_feature_detected!("bmi2") || !std::is_x86_feature_detected!("popcnt") {
            return false;
        }
        let vendor = __cpuid(0);
        let amd = vendor.ebx == u32::from_le_bytes(*b"Auth");
        let signature = if __get_cpuid_max(0).0 >= 1 { __cpuid(1).eax } else { 0 };
        let family = (signature >> 8 & 0xf) + (signature >> 20 & 0xff);
        !amd || family >= 0x19
    }
}

/// Evaluates an expression generic over [`Orthodox`] with the fastest way this CPU offers, or with
/// the portable one when `$portable` is true.
#[macro_export]
macro_rules! with_orthodox {
    ($portable:expr, |$rules:ident| $body:expr) => {{
        #[cfg(target_arch = "x86_64")]
        let fast = if $portable { None } else { $crate::rules::orthodox::attacks::Pext::detect() };
        #[cfg(target_arch = "x86_64")]
        match fast {
            Some($rules) => $body,
            None => {
                let $rules = $crate::rules::orthodox::attacks::Hyperbola;
                $body
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        {
            let _ = $portable;
            let $rules = $crate::rules::orthodox::attacks::Hyperbola;
            $body
        }
    }};
}
