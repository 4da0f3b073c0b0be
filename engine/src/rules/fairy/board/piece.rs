//! A piece: its kind, whose it is, and what else is true of it.

use super::kinds::{CODES, KING, POSEIDON, STING};
use crate::rules::effects::Side;
use crate::rules::piece::{Colour, KindNumber};

/// What stands on a square: the number of a kind, the sides it belongs to, and attributes, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Piece(u32);

const WHITE: u32 = 1 << 8;
const BLACK: u32 = 1 << 9;
const SIDES: u32 = WHITE | BLACK;
const FIRST_ATTRIBUTE: u32 = 10;

/// What a piece can be beside its kind; the bit of each is its place. The order is Popeye's.
pub const ATTRIBUTES: [&str; 13] = [
    "Royal",
    "Kamikaze",
    "Paralysing",
    "Chameleon",
    "Volage",
    "HalfNeutral",
    "HurdleColourChanging",
    "Uncapturable",
    "Bul",
    "Dob",
    "Anda",
    "AliceA",
    "AliceB",
];

/// Attributes as bits of [`Piece::attributes`].
pub(crate) mod attribute {
    /// Whoever loses it is mated.
    pub(crate) const ROYAL: u32 = 1;
    /// It disappears when it captures.
    pub(crate) const KAMIKAZE: u32 = 1 << 1;
    /// It will change sides; not shown, because it is true of all pieces.
    pub(crate) const WILL_CHANGE: u32 = 1 << 14;
    /// It has captured; not shown, because the moves show it.
    pub(crate) const HAS_CAPTURED: u32 = 1 << 15;
    /// It was not in the diagram, where circuits end; not shown.
    pub(crate) const NEW: u32 = 1 << 13;
    /// It does not capture or check, and keeps what it observes from moving.
    pub(crate) const PARALYSING: u32 = 1 << 2;
    /// It becomes another kind with each move.
    pub(crate) const CHAMELEON: u32 = 1 << 3;
    /// It changes sides with its first move to a square of the other colour.
    pub(crate) const VOLAGE: u32 = 1 << 4;
    /// It becomes neutral, and then one of whoever moves it.
    pub(crate) const HALF_NEUTRAL: u32 = 1 << 5;
    /// It cannot be captured.
    pub(crate) const UNCAPTURABLE: u32 = 1 << 7;
    /// The hurdle over which it leaps changes sides.
    pub(crate) const HURDLE_COLOUR_CHANGING: u32 = 1 << 6;
    /// The hurdle over which it leaps goes on as the piece that leaps.
    pub(crate) const BUL: u32 = 1 << 8;
    /// The hurdle over which it leaps goes on as what it is.
    pub(crate) const DOB: u32 = 1 << 9;
    /// It becomes neutral when it checks by moving.
    pub(crate) const ANDA: u32 = 1 << 10;
    /// It is said to stand on the first board of Alice chess.
    pub(crate) const ALICE_A: u32 = 1 << 11;
    /// It stands on the second board of Alice chess.
    pub(crate) const ALICE_B: u32 = 1 << 12;
}

/// Whether pieces of a kind are royal without a word.
const fn is_king(kind: KindNumber) -> bool {
    kind == KING || kind == POSEIDON || kind == STING
}

impl Piece {
    /// Nothing.
    pub(crate) const NONE: Self = Self(0);

    /// A square that is out of use; it belongs to nobody and cannot be passed.
    pub(crate) const HOLE: Self = Self(1 << 25);

    /// The piece that is that number.
    pub(crate) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// A piece with these attributes. A king is royal.
    pub(crate) fn new(kind: KindNumber, side: Side, attributes: u32) -> Self {
        let royal = if is_king(kind) { attribute::ROYAL } else { 0 };
        Self(u32::from(kind) | Self::sides(side) | (attributes | royal) << FIRST_ATTRIBUTE)
    }

    /// Reads the name of a piece: its code, which tells the side unless a sign does; two letters stand
    /// after a dot, attributes in braces behind.
    pub(crate) fn read(name: &str) -> Option<Self> {
        let (name, words) = match name.split_once('{') {
            Some((name, rest)) => (name, rest.strip_suffix('}')?.split(',').collect()),
            None => (name, Vec::new()),
        };
        let letters = name.trim_start_matches(['=', '+', '-', '.']);
        let code = letters.to_uppercase();
        let kind = CODES.iter().position(|&known| known == code)? as KindNumber;
        let side = match name.chars().next()? {
            '=' => Side::Neutral,
            '+' => Side::White,
            '-' => Side::Black,
            _ if letters.starts_with(|letter: char| letter.is_ascii_uppercase()) => Side::White,
            _ => Side::Black,
        };
        let mut attributes = 0;
        for word in words {
            attributes |= 1 << ATTRIBUTES.iter().position(|&known| known == word)?;
        }
        Some(Self::new(kind, side, attributes))
    }

    /// The whole piece as a number below 2²⁶.
    pub(crate) const fn word(self) -> u32 {
        self.0
    }

    /// The piece with that number.
    pub(crate) const fn of_word(word: u32) -> Self {
        Self(word)
    }

    const fn flag(side: Colour) -> u32 {
        match side {
            Colour::White => WHITE,
            Colour::Black => BLACK,
        }
    }

    const fn sides(side: Side) -> u32 {
        match side {
            Side::White => WHITE,
            Side::Black => BLACK,
            Side::Neutral => SIDES,
        }
    }

    #[inline(always)]
    pub(crate) const fn is_none(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub(crate) const fn is_of(self, side: Colour) -> bool {
        self.0 & Self::flag(side) != 0
    }

    /// Whether it belongs to both sides.
    #[inline(always)]
    pub(crate) const fn is_neutral(self) -> bool {
        self.0 & SIDES == SIDES
    }

    pub(crate) const fn side(self) -> Side {
        match self.0 & SIDES {
            SIDES => Side::Neutral,
            BLACK => Side::Black,
            _ => Side::White,
        }
    }

    #[inline(always)]
    pub(crate) const fn has(self, attribute: u32) -> bool {
        self.0 & attribute << FIRST_ATTRIBUTE != 0
    }

    #[inline(always)]
    pub(crate) const fn is_royal(self) -> bool {
        self.has(attribute::ROYAL)
    }

    /// The bits of its [`attribute`]s.
    pub(crate) const fn attributes(self) -> u32 {
        self.0 >> FIRST_ATTRIBUTE
    }

    /// Its attributes as other programs know them: that a king is royal goes without saying.
    pub(crate) const fn shown_attributes(self) -> u32 {
        let shown = self.attributes() & ((1 << ATTRIBUTES.len()) - 1);
        if is_king(self.kind()) { shown & !attribute::ROYAL } else { shown }
    }

    #[inline(always)]
    pub(crate) const fn kind(self) -> KindNumber {
        self.0 as KindNumber
    }

    /// The same piece of another kind.
    #[must_use]
    pub(crate) const fn of_kind(self, kind: KindNumber) -> Self {
        Self(self.0 & !0xff | kind as u32)
    }

    /// The same piece with other attributes.
    #[must_use]
    pub(crate) const fn with_attributes(self, attributes: u32) -> Self {
        Self(self.0 & ((1 << FIRST_ATTRIBUTE) - 1) | attributes << FIRST_ATTRIBUTE)
    }

    /// The same piece of another side.
    #[must_use]
    pub(crate) const fn of_side(self, side: Side) -> Self {
        Self(self.0 & !SIDES | Self::sides(side))
    }

    /// The piece as a number; 0 for none.
    #[inline(always)]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}
