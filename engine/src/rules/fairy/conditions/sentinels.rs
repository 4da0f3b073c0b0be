//! Sentinels: a piece other than a pawn leaves a pawn on the square it comes from, but not on the first and last ranks.

use super::condition::{Condition, condition};
use super::kings::kind;
use crate::rules::effects::Side;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::board::piece::{Piece, attribute};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::piece::{Colour, Kind, KindNumber};

const WORDS: &[&str] = &[
    "PionPropre",
    "PionAdvers",
    "PionNeutre",
    "ParaSentinelles",
    "Berolina",
    "MaximumWhite",
    "MaximumBlack",
    "MaximumTotal",
];

pub(super) const CONDITIONS: &[Condition] =
    &[condition("Sentinelles", WORDS, |parameters, setup| {
        setup.leaves_pieces = true;
        Some(Box::new(Sentinels::read(parameters)?))
    })];

/// Whose the pawns are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Owner {
    /// The side that moves.
    Own,
    /// The other side.
    Other,
    /// Neutral ones are left by neutral pieces, others by the side that moves.
    Neutral,
}

#[derive(Debug)]
struct Sentinels {
    owner: Owner,
    /// Whether a side gets none that has more than the other.
    is_para: bool,
    kind: KindNumber,
    /// The most pawns of each side, and of both.
    most: [u32; 2],
    most_in_all: u32,
}

impl Sentinels {
    fn read(parameters: &[&str]) -> Option<Self> {
        let mut sentinels = Self {
            owner: Owner::Own,
            is_para: false,
            kind: Kind::Pawn.number(),
            most: [8, 8],
            most_in_all: 16,
        };
        let mut words = parameters.iter();
        let number = |words: &mut std::slice::Iter<'_, &str>| words.next()?.parse().ok();
        while let Some(&word) = words.next() {
            match word {
                "PionPropre" => sentinels.owner = Owner::Own,
                "PionAdvers" => sentinels.owner = Owner::Other,
                "PionNeutre" => sentinels.owner = Owner::Neutral,
                "ParaSentinelles" => sentinels.is_para = true,
                "Berolina" => sentinels.kind = kind("BP")?,
                "MaximumWhite" => sentinels.most[Colour::White.index()] = number(&mut words)?,
                "MaximumBlack" => sentinels.most[Colour::Black.index()] = number(&mut words)?,
                "MaximumTotal" => sentinels.most_in_all = number(&mut words)?,
                _ => return None,
            }
        }
        Some(sentinels)
    }

    /// Whose pawn is left; None where there are too many.
    fn side(&self, making: &MoveInProgress<'_>) -> Option<Side> {
        let us = making.us();
        let is_neutral = making.before.board.at(making.played.from).is_neutral();
        if self.owner == Owner::Neutral && is_neutral {
            return Some(Side::Neutral);
        }
        let side = if self.owner == Owner::Other { us.other() } else { us };
        let count = |side| making.after.board.find(side, |piece| piece.kind() == self.kind).count();
        let (own, mut other) = (count(side), count(side.other()));
        let has_room = own < self.most[side.index()] && own + other < self.most_in_all;
        other += u32::from(!making.captured.is_none() && making.captured.kind() == self.kind);
        (has_room && !(self.is_para && own > other)).then_some(Side::of(side))
    }
}

impl Rule for Sentinels {
    fn points(&self) -> u16 {
        points::EFFECTS
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let from = making.played.from;
        let piece = making.before.board.at(from);
        if (1..7).contains(&from.rank())
            && !piece.reach(Colour::White).is_pawn
            && making.after.board.is_empty(from)
            && let Some(side) = self.side(making)
        {
            let attributes = if game.setup.needs_homes { attribute::NEW } else { 0 };
            making.act(Action::Create(from, Piece::new(self.kind, side, attributes), from));
        }
        go(making)
    }
}
