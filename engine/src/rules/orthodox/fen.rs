//! FEN in and out.

use crate::rules::fen::{Diagram, FenError};
use crate::rules::orthodox::position::{Position, castling};
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// The piece with that name.
fn orthodox(name: &str) -> Option<(Colour, Kind)> {
    let mut letters = name.chars();
    let letter = letters.next().filter(|_| letters.as_str().is_empty())?;
    let kind = Kind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_lowercase())?;
    let colour = if letter.is_ascii_uppercase() { Colour::White } else { Colour::Black };
    Some((colour, kind))
}

impl Position {
    /// Reads a FEN. Castling rights without king and rook at home, and an en passant square on
    /// which nothing can capture, are dropped. The position may still be illegal:
    /// see [`Position::check_legality`].
    pub fn from_fen(fen: &str) -> Result<Self, FenError> {
        let diagram = Diagram::read(fen, orthodox)?;
        let mut position = Self::empty(diagram.turn);
        for (square, (colour, kind)) in diagram.pieces {
            position.put(colour, kind, square);
        }
        position.set_castling(diagram.castling);
        position.set_en_passant(diagram.en_passant);
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
