//! The reading of FEN, the exchange form of positions at the edge of the engine.
//!
//! The reader takes the four fields that matter, counters optional, exactly as the standard has
//! them; forgiving what people type is the caller's affair.

use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::fmt;

/// What is wrong with a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenError {
    /// Fewer than four or more than six fields.
    Fields(usize),
    /// Not eight rows.
    Rows(usize),
    /// A row (8–1) that does not describe eight squares.
    RowLength(u8),
    /// A letter that is no piece, in this row (8–1).
    Letter(char, u8),
    /// The side to move is neither `w` nor `b`.
    Turn,
    /// The castling field is neither `-` nor letters of `KQkq`.
    Castling,
    /// The en passant field is neither `-` nor a square.
    EnPassant,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fields(count) => write!(f, "the FEN has {count} fields, not 4 to 6"),
            Self::Rows(count) => write!(f, "the FEN has {count} rows, not 8"),
            Self::RowLength(row) => write!(f, "row {row} of the FEN does not have 8 squares"),
            Self::Letter(letter, row) => write!(f, "unknown letter {letter:?} in row {row}"),
            Self::Turn => f.write_str("the side to move must be w or b"),
            Self::Castling => f.write_str("castling must be - or letters of KQkq"),
            Self::EnPassant => f.write_str("en passant must be - or a square"),
        }
    }
}

impl std::error::Error for FenError {}

/// What a FEN says, whether or not it can be; `P` is a piece as the rules know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram<P> {
    /// The pieces.
    pub pieces: Vec<(Square, P)>,
    /// The side to move.
    pub turn: Colour,
    /// One bit each for `KQkq`.
    pub castling: u8,
    /// The en passant square.
    pub en_passant: Option<Square>,
}

impl<P> Diagram<P> {
    /// Reads a FEN; `piece` reads the name of a piece.
    pub fn read(fen: &str, piece: impl Fn(&str) -> Option<P>) -> Result<Self, FenError> {
        let fields: Vec<&str> = fen.split_ascii_whitespace().collect();
        if !(4..=6).contains(&fields.len()) {
            return Err(FenError::Fields(fields.len()));
        }
        let turn = match fields[1] {
            "w" => Colour::White,
            "b" => Colour::Black,
            _ => return Err(FenError::Turn),
        };
        let rows: Vec<&str> = fields[0].split('/').collect();
        if rows.len() != 8 {
            return Err(FenError::Rows(rows.len()));
        }
        let mut pieces = Vec::with_capacity(32);
        for (row, text) in (0..8).rev().zip(rows) {
            read_row(&mut pieces, row, text, &piece)?;
        }
        let mut castling = 0;
        if fields[2] != "-" {
            for letter in fields[2].chars() {
                castling |= 1 << "KQkq".find(letter).ok_or(FenError::Castling)?;
            }
        }
        let en_passant = match fields[3] {
            "-" => None,
            square => Some(Square::parse(square).ok_or(FenError::EnPassant)?),
        };
        Ok(Self { pieces, turn, castling, en_passant })
    }
}

/// How long the name is with which a row goes on: a letter, or a sign before it, two letters after a dot,
/// attributes in braces behind.
fn name_length(text: &str) -> Option<usize> {
    let letters = text.strip_prefix(['=', '+', '-']).unwrap_or(text);
    let length = if letters.starts_with('.') { 3 } else { letters.chars().next()?.len_utf8() };
    let rest = letters.get(length..)?;
    let braces = if rest.starts_with('{') { rest.find('}')? + 1 } else { 0 };
    Some(text.len() - rest.len() + braces)
}

fn read_row<P>(
    pieces: &mut Vec<(Square, P)>,
    row: u8,
    text: &str,
    piece: &impl Fn(&str) -> Option<P>,
) -> Result<(), FenError> {
    let (mut file, mut rest) = (0, text);
    while let Some(letter) = rest.chars().next() {
        if let Some(empty) = letter.to_digit(10).filter(|empty| (1..=8).contains(empty)) {
            file += empty as u8;
            rest = &rest[1..];
        } else {
            let length = name_length(rest);
            let read = length.and_then(|length| piece(&rest[..length]).zip(Some(length)));
            let (piece, length) = read.ok_or(FenError::Letter(letter, row + 1))?;
            if file > 7 {
                return Err(FenError::RowLength(row + 1));
            }
            pieces.push((Square::at(file, row), piece));
            file += 1;
            rest = &rest[length..];
        }
    }
    if file == 8 { Ok(()) } else { Err(FenError::RowLength(row + 1)) }
}
