//! FEN in and out: the exchange form of positions at the edge of the engine.
//!
//! The reader takes the four fields that matter, counters optional, exactly as the standard has
//! them; forgiving what people type is the caller's affair.

use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::{Colour, Kind};
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
    /// A letter that is no man, in this row (8–1).
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

impl Position {
    /// Reads a FEN. Castling rights without king and rook at home, and an en passant square on
    /// which nothing can capture, are dropped. The position may still be illegal:
    /// see [`Position::check_legality`].
    pub fn from_fen(fen: &str) -> Result<Self, FenError> {
        let fields: Vec<&str> = fen.split_ascii_whitespace().collect();
        if !(4..=6).contains(&fields.len()) {
            return Err(FenError::Fields(fields.len()));
        }
        let turn = match fields[1] {
            "w" => Colour::White,
            "b" => Colour::Black,
            _ => return Err(FenError::Turn),
        };
        let mut position = Self::empty(turn);
        let rows: Vec<&str> = fields[0].split('/').collect();
        if rows.len() != 8 {
            return Err(FenError::Rows(rows.len()));
        }
        for (row, text) in (0..8).rev().zip(rows) {
            read_row(&mut position, row, text)?;
        }
        let mut rights = 0;
        if fields[2] != "-" {
            for letter in fields[2].chars() {
                rights |= 1 << "KQkq".find(letter).ok_or(FenError::Castling)?;
            }
        }
        position.set_castling(rights);
        if fields[3] != "-" {
            position.set_en_passant(Some(Square::parse(fields[3]).ok_or(FenError::EnPassant)?));
        }
        Ok(position)
    }

    /// Writes the six-field FEN, counters `0 1`.
    pub fn fen(&self) -> String {
        let mut text = String::new();
        for row in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                let Some((colour, kind)) = self.piece_at(Square::at(file, row)) else {
                    empty += 1;
                    continue;
                };
                push_count(&mut text, &mut empty);
                let letter = kind.letter();
                text.push(if colour == Colour::White {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                });
            }
            push_count(&mut text, &mut empty);
            if row > 0 {
                text.push('/');
            }
        }
        text.push_str(if self.turn() == Colour::White { " w " } else { " b " });
        for ((right, _, _), letter) in castling::ALL.iter().zip("KQkq".chars()) {
            if self.castling() & right != 0 {
                text.push(letter);
            }
        }
        if self.castling() == 0 {
            text.push('-');
        }
        text.push(' ');
        match self.en_passant() {
            Some(square) => text.push_str(&square.to_string()),
            None => text.push('-'),
        }
        text.push_str(" 0 1");
        text
    }
}

fn push_count(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push((b'0' + *empty) as char);
        *empty = 0;
    }
}

fn read_row(position: &mut Position, row: u8, text: &str) -> Result<(), FenError> {
    let mut file = 0;
    for letter in text.chars() {
        if let Some(empty) = letter.to_digit(10).filter(|empty| (1..=8).contains(empty)) {
            file += empty as u8;
        } else {
            let kind = Kind::ALL
                .into_iter()
                .find(|kind| kind.letter() == letter.to_ascii_lowercase())
                .ok_or(FenError::Letter(letter, row + 1))?;
            if file > 7 {
                return Err(FenError::RowLength(row + 1));
            }
            let colour = if letter.is_ascii_uppercase() { Colour::White } else { Colour::Black };
            position.put(colour, kind, Square::at(file, row));
            file += 1;
        }
    }
    if file == 8 { Ok(()) } else { Err(FenError::RowLength(row + 1)) }
}
