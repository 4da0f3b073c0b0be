//! What the side of a captured piece makes of it: kobul kings and Snek chess.

use super::condition::{Condition, alone, condition, words};
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::board::piece::attribute;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::piece::{Colour, Kind, KindNumber};
use std::ops::ControlFlow::Continue;

pub(super) const CONDITIONS: &[Condition] = &[
    condition("KobulKings", &["White", "Black"], |parameters, _| {
        let said = words(parameters, &["White", "Black"])?;
        let side = match (said[0], said[1]) {
            (true, false) => Some(Colour::White),
            (false, true) => Some(Colour::Black),
            _ => None,
        };
        Some(Box::new(Kobul(side)))
    }),
    condition("SnekChess", &[], |parameters, _| alone(parameters, Snek { is_circle: false })),
    condition("SnekCircleChess", &[], |parameters, _| alone(parameters, Snek { is_circle: true })),
];

/// The king of the side that loses a piece becomes a royal piece of that kind; by a pawn, a king again.
#[derive(Debug)]
struct Kobul(Option<Colour>);

impl Rule for Kobul {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let them = making.us().other();
        if making.played.is_capture()
            && self.0.is_none_or(|side| side == them)
            && let Some(king) = making.after.board.king(them)
        {
            let captured = making.captured;
            let kind =
                if captured.reach(them).is_pawn { Kind::King.number() } else { captured.kind() };
            let piece = making.after.board.at(king).of_kind(kind);
            let piece = piece.with_attributes(captured.attributes() | attribute::ROYAL);
            if making.after.board.at(king) != piece {
                making.act(Action::Become(king, piece));
            }
        }
        go(making)
    }
}

/// When a piece is captured, a piece of the next lower kind of its side takes over its kind.
#[derive(Debug)]
struct Snek {
    /// Whether a queen takes over from a knight; else a king does, and is a king again when a pawn is captured.
    is_circle: bool,
}

impl Snek {
    fn successor(&self, captured: KindNumber) -> Option<KindNumber> {
        Some(
            match Kind::ALL.get(usize::from(captured))? {
                Kind::Queen => Kind::Rook,
                Kind::Rook => Kind::Bishop,
                Kind::Bishop => Kind::Knight,
                Kind::Knight if self.is_circle => Kind::Queen,
                Kind::Knight => Kind::King,
                _ => return None,
            }
            .number(),
        )
    }
}

impl Rule for Snek {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_CAPTURES
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        if !making.played.is_capture() {
            return go(making);
        }
        let them = making.us().other();
        let captured = making.captured.kind();
        if captured == Kind::Pawn.number() && !self.is_circle {
            if let Some(king) = making.after.board.king(them) {
                let piece = making.after.board.at(king);
                if piece.kind() != Kind::King.number() {
                    making.act(Action::Become(king, piece.of_kind(Kind::King.number())));
                }
            }
            return go(making);
        }
        let Some(wanted) = self.successor(captured) else { return go(making) };
        let successors = making.after.board.find(them, |piece| piece.kind() == wanted);
        if !successors.any() {
            return go(making);
        }
        for square in successors {
            let mut making = making.fork();
            let piece = making.after.board.at(square);
            making.act(Action::Become(square, piece.of_kind(captured)));
            go(&mut making)?;
        }
        Continue(())
    }
}
