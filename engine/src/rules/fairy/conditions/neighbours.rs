//! Pieces that move as one beside them: Annan and Nanna chess (of the own side), face to face, back to back and
//! cheek to cheek (of the other side); point reflection: as the one on the opposite square.

use super::condition::{Condition, alone, condition, words};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Rule, points};
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("AnnanChess", &TYPES, |parameters, _| annan(parameters, -1)),
    condition("NannaChess", &TYPES, |parameters, _| annan(parameters, 1)),
    condition("FaceToFace", &[], |parameters, _| alone(parameters, Beside::enemy(&[(0, 1)]))),
    condition("BackToBack", &[], |parameters, _| alone(parameters, Beside::enemy(&[(0, -1)]))),
    condition("CheekToCheek", &[], |parameters, _| {
        alone(parameters, Beside::enemy(&[(-1, 0), (1, 0)]))
    }),
    POINT_REFLECTION,
];

const POINT_REFLECTION: Condition =
    condition("PointReflection", &[], |parameters, _| alone(parameters, Reflected));

/// That one alone, for what is not settled of it.
pub(super) const REFLECTION: &[Condition] = &[POINT_REFLECTION];

const TYPES: [&str; 4] = ["TypeA", "TypeB", "TypeC", "TypeD"];

/// A piece moves as those that stand so many files and ranks from it, as its side sees it.
#[derive(Debug)]
struct Beside {
    places: &'static [(i8, i8)],
    is_own: bool,
    /// Whether a royal piece lends its moves to others.
    royal_lends: bool,
    /// Whether a royal piece takes over moves.
    royal_takes: bool,
}

impl Beside {
    const fn enemy(places: &'static [(i8, i8)]) -> Self {
        Self { places, is_own: false, royal_lends: true, royal_takes: true }
    }
}

fn annan(parameters: &[&str], step: i8) -> Option<Box<dyn Rule>> {
    let said = words(parameters, &TYPES)?;
    Some(Box::new(Beside {
        places: if step > 0 { &[(0, 1)] } else { &[(0, -1)] },
        is_own: true,
        royal_lends: !said[1] && !said[3],
        royal_takes: !said[2] && !said[3],
    }))
}

impl Rule for Beside {
    fn points(&self) -> u16 {
        points::BORROWS
    }

    fn borrows(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        let board = &position.board;
        if board.at(from).is_royal() && !self.royal_takes {
            return false;
        }
        let owner = if self.is_own { side } else { side.other() };
        let mut found = false;
        for &(files, ranks) in self.places {
            let ranks = if side == Colour::White { ranks } else { -ranks };
            let (file, rank) = (from.file() as i8 + files, from.rank() as i8 + ranks);
            if !(0..8).contains(&file) || !(0..8).contains(&rank) {
                continue;
            }
            let other = board.at(Square::at(file as u8, rank as u8));
            if other.is_of(owner) && (self.royal_lends || !other.is_royal()) {
                borrowed.push(other.kind());
                found = true;
            }
        }
        found
    }
}

/// Two pieces on squares that are symmetric about the middle of the board move as each other.
#[derive(Debug)]
struct Reflected;

impl Rule for Reflected {
    fn points(&self) -> u16 {
        points::BORROWS
    }

    fn borrows(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        _side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        let other = position.board.at(Square::new(63 - from.number()));
        if !other.is_none() {
            borrowed.push(other.kind());
        }
        !other.is_none()
    }
}
