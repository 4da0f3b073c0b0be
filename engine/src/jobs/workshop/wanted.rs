//! The play that is wanted of a setting.

use super::settings::Edit;
use crate::rules::Rules;
use crate::rules::square::Square;

/// A move left out: the defender passes for a threat, the attacker for set play.
pub const PASS: &str = "-";

/// A wish.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Its moves (UCI or [`PASS`]) from the diagram on. In a battle the last one is the attacker's, and is
    /// to succeed in the moves that are left; in help play and series the line is to be a solution.
    pub moves: Vec<String>,
    /// No other move is to succeed where the last one does.
    pub is_only: bool,
    /// The move is a try instead: these replies are to refute it, and no others.
    pub refutations: Option<Vec<String>>,
    /// Settings that do not fulfil it are left out.
    pub is_required: bool,
}

/// The wishes for one setting.
#[derive(Clone, Copy, Debug)]
pub struct Wishes<'a> {
    /// All of them.
    pub all: &'a [Wish],
    /// The edits of the setting.
    pub edits: &'a [&'a Edit],
    /// Only sound settings are wanted.
    pub only_sound: bool,
}

impl Wishes<'_> {
    /// The only key that is wanted, if an edit says so.
    pub fn key(&self) -> Option<&str> {
        self.edits.iter().find_map(|edit| edit.key.as_deref())
    }

    /// The moves of a line as they are called in this setting: a piece that was carried elsewhere begins
    /// there.
    pub fn moves(&self, line: &[String]) -> Vec<String> {
        let mut carried: Vec<(u8, u8)> = self.edits.iter().filter_map(|edit| edit.moved).collect();
        let mut moves = Vec::with_capacity(line.len());
        for text in line {
            let square = |range| text.get(range).and_then(Square::parse).map(Square::number);
            let (Some(from), Some(to)) = (square(0..2), square(2..4)) else {
                moves.push(text.clone());
                continue;
            };
            let found = carried.iter().position(|&(before, _)| before == from);
            let begins = found.map_or(from, |place| carried.remove(place).1);
            // Whatever leaves that square later is another piece.
            carried.retain(|&(before, _)| before != to);
            moves.push(format!("{}{}", Square::new(begins), &text[2..]));
        }
        moves
    }
}

/// The legal move of that name.
pub(super) fn legal<R: Rules>(rules: R, position: &R::Position, text: &str) -> Option<R::Move> {
    rules.legal_moves(position).into_iter().find(|played| played.to_string() == text)
}

/// The position after a legal move of that name, or after a pass where the side to move is not in check.
pub(super) fn follow<R: Rules>(
    rules: R,
    position: &R::Position,
    text: &str,
) -> Option<R::Position> {
    if text == PASS {
        return (!rules.in_check(position)).then(|| rules.null_move(position));
    }
    legal(rules, position, text).map(|played| rules.play(position, played))
}
