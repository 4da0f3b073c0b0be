//! The promotion of pawns, one of the effects of a move wherever there are conditions.

use super::condition::{Condition, alone, condition, of_pieces};
use super::grid::squares;
use super::inchess::owner;
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::kinds::promotes_first;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::board::piece::{Piece, attribute};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Arriving, Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;
use std::ops::ControlFlow::Continue;

/// The rule that remembers where each piece stood in the diagram.
pub const HOMES: &str = "Homes";

/// The rule that has every move made with all its effects, so that those are found, too, that expose the king.
pub const EXPOSURE: &str = "Mates of the own side";

pub(super) const CONDITIONS: &[Condition] = &[
    of_pieces("Promotion", |_, _| Some(rule())),
    of_pieces(HOMES, |_, setup| {
        setup.needs_homes = true;
        Some(Box::new(Silent))
    }),
];

/// Pawns promote on other squares.
pub(super) const SQUARES: &[Condition] = &[
    condition("WhitePromSquares", &["<squares>"], |words, setup| {
        let [text] = *words else { return None };
        Some(elsewhere(setup, [Some(union(squares(text)?)), None]))
    }),
    condition("BlackPromSquares", &["<squares>"], |words, setup| {
        let [text] = *words else { return None };
        Some(elsewhere(setup, [None, Some(union(squares(text)?))]))
    }),
    condition("GlasgowChess", &[], |words, setup| {
        let rank = |rank| union(Square::all().filter(|square| square.rank() == rank));
        words.is_empty().then(|| elsewhere(setup, [Some(rank(6)), Some(rank(1))]))
    }),
];

fn union(squares: impl IntoIterator<Item = Square>) -> Bitboard {
    squares.into_iter().fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square))
}

fn elsewhere(setup: &mut Setup, squares: [Option<Bitboard>; 2]) -> Box<dyn Rule> {
    for (known, squares) in setup.promotion_squares.iter_mut().zip(squares) {
        *known = squares.or(*known);
    }
    setup.pawns_anywhere = true;
    Box::new(Elsewhere)
}

/// What it changes stands in [`Game`].
#[derive(Debug)]
struct Elsewhere;

impl Rule for Elsewhere {
    fn points(&self) -> u16 {
        // Any move of a pawn may have effects.
        points::EFFECTS
    }

    fn may_change(&self, piece: Piece, _to: Square, _captures: bool) -> bool {
        piece.reach(Colour::White).is_pawn || piece.reach(Colour::Black).is_pawn
    }
}

/// What excuses moves that expose the king.
pub(super) const EXPOSING: &[Condition] = &[of_pieces(EXPOSURE, |_, _| Some(Box::new(Silent)))];

/// A rule that has no say at any point.
#[derive(Debug)]
struct Silent;

impl Rule for Silent {
    fn points(&self) -> u16 {
        0
    }
}

/// Pawns of a side do not go where they would promote.
pub(super) const FORBIDDING: &[Condition] = &[
    condition("NoWhitePromotion", &[], |words, _| alone(words, Forbidding(Colour::White))),
    condition("NoBlackPromotion", &[], |words, _| alone(words, Forbidding(Colour::Black))),
];

#[derive(Debug)]
struct Forbidding(Colour);

impl Rule for Forbidding {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_PROMOTIONS
    }

    fn arriving(&self) -> Arriving {
        Arriving::Mover
    }

    fn effects(&self, _game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let us = making.us();
        let promotes = making.at.is_some_and(|at| making.mover().reach(us).promotes.has(at));
        if us == self.0 && promotes { Continue(()) } else { go(making) }
    }
}

pub(super) fn rule() -> Box<dyn Rule> {
    Box::new(Promotion)
}

#[derive(Debug)]
struct Promotion;

impl Rule for Promotion {
    fn points(&self) -> u16 {
        points::EFFECTS | points::OF_PROMOTIONS
    }

    /// As far as pawns promote to what they promote to without conditions ([`Game`]).
    fn only_chooses(&self) -> bool {
        true
    }

    fn arriving(&self) -> Arriving {
        Arriving::Mover
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let Some(at) = making.at else { return go(making) };
        let Some(kinds) = choices(
            game,
            &making.after,
            at,
            making.mover(),
            owner(making.before, making.played.from, making.us()),
        ) else {
            return go(making);
        };
        if game.setup.pawns_may_stay {
            go(&mut making.fork())?;
        }
        become_imitator(game, making, at, go)?;
        for kind in kinds {
            let mut making = making.fork();
            making.played.promotion = Some(kind);
            let promoted = making.mover().of_kind(kind);
            making.act(Action::Become(at, promoted));
            go(&mut making)?;
        }
        Continue(())
    }
}

/// What a piece that has come to a square becomes there; None where it stays what it is.
pub(super) fn choices(
    game: &Game,
    position: &Position,
    at: Square,
    piece: Piece,
    side: Colour,
) -> Option<Vec<KindNumber>> {
    let promotes = match game.setup.promotion_squares[side.index()] {
        _ if piece.is_none() => false,
        Some(squares) => piece.reach(side).promotes.any() && squares.has(at),
        None => piece.reach(side).promotes.has(at),
    };
    let kinds = || {
        if let Some(kinds) = &game.setup.promotes_only {
            return kinds.clone();
        }
        let first = promotes_first(piece.kind()).unwrap_or(game.setup.promotes_first);
        let others = position.promotions.iter().filter(|kind| !first.contains(kind));
        let is_new = |kind: &KindNumber| position.promotions.iter().all(|other| other != *kind);
        let beside = game.setup.promotes_beside.iter().copied().filter(is_new);
        first.into_iter().chain(others).chain(beside).collect()
    };
    promotes.then(kinds)
}

/// Goes on with the pawn on a square as an imitator, where it may become one.
fn become_imitator(
    game: &Game,
    making: &MoveInProgress<'_>,
    at: Square,
    go: &mut Step<'_>,
) -> Flow {
    if !game.setup.imitators_come() {
        return Continue(());
    }
    let mut changed = making.fork();
    changed.played.choose(u32::from(KindNumber::MAX));
    changed.act(Action::Remove(at));
    changed.act(Action::Imitate(at));
    go(&mut changed)
}

/// Goes on with each way in which a piece that has come to a square, as one of `side`, may promote there.
pub(super) fn promote(
    game: &Game,
    making: &mut MoveInProgress<'_>,
    at: Square,
    side: Colour,
    go: &mut Step<'_>,
) -> Flow {
    let piece = making.after.board.at(at);
    let kinds = choices(game, &making.after, at, piece, side).filter(|_| !game.setup.pawns_stay);
    let Some(kinds) = kinds else { return go(making) };
    become_imitator(game, making, at, go)?;
    for kind in kinds {
        let mut promoted = making.fork();
        promoted.played.choose(u32::from(kind));
        promoted.act(Action::Become(at, piece.of_kind(kind)));
        if game.setup.chameleons_come && game.setup.chameleons.iter().any(|&(from, _)| from == kind)
        {
            let mut chameleon = promoted.fork();
            chameleon.played.choose(0);
            let piece = chameleon.after.board.at(at);
            let attributes = piece.attributes() | attribute::CHAMELEON;
            chameleon.act(Action::Become(at, piece.with_attributes(attributes)));
            go(&mut chameleon)?;
        }
        go(&mut promoted)?;
    }
    Continue(())
}
