//! The 64 squares.

use std::fmt;

/// A square: a1 = 0, then along the rows to h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with this number; only the low six bits count.
    #[inline(always)]
    pub const fn new(number: u8) -> Self {
        Self(number & 63)
    }

    /// The square on this file and rank, both 0–7.
    #[inline(always)]
    pub const fn at(file: u8, row: u8) -> Self {
        Self::new(row << 3 | file & 7)
    }

    /// Its number, known to the compiler to be below 64.
    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Its number.
    #[inline(always)]
    pub const fn number(self) -> u8 {
        self.0 & 63
    }

    /// 0 for the a-file to 7 for the h-file.
    #[inline(always)]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for rank 1 to 7 for rank 8.
    #[inline(always)]
    pub const fn rank(self) -> u8 {
        self.0 >> 3 & 7
    }

    /// The square `delta` further on, modulo the board.
    #[inline(always)]
    pub const fn plus(self, delta: i8) -> Self {
        Self::new(self.0.wrapping_add_signed(delta))
    }

    /// Reads `e4`.
    pub fn parse(text: &str) -> Option<Self> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', row @ b'1'..=b'8'] => Some(Self::at(file - b'a', row - b'1')),
            _ => None,
        }
    }

    /// All squares, a1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self::new)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// How near two squares are: 7 less the number of king's steps between them.
pub static NEAR: [[i8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut i = 0;
    while i < 4096 {
        let (a, b) = (Square::new((i >> 6) as u8), Square::new((i & 63) as u8));
        let files = a.file().abs_diff(b.file());
        let rows = a.rank().abs_diff(b.rank());
        table[i >> 6][i & 63] = 7 - if files > rows { files } else { rows } as i8;
        i += 1;
    }
    table
};
