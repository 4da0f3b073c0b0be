//! Other kinds that pawns become: those of a list, or the pieces of Argentine and of marine chess.

use super::condition::{Condition, Unpromoted, alone, condition};
use super::kings::kind;
use crate::rules::fairy::board::kinds::{CODES, KING, POSEIDON, PROMOTIONS, STING};
use crate::rules::fairy::game::rule::Rule;
use crate::rules::fairy::game::setup::Setup;
use crate::rules::fairy::movements::Reach;
use crate::rules::piece::{Colour, Kind, KindNumber};

/// The condition that lists the kinds.
const LISTED: &str = "PromOnly";

pub(super) const CONDITIONS: &[Condition] = &[condition(LISTED, &["<pieces>"], read)];

pub(super) const ARGENTINE: &[Condition] = &[
    condition("ArgentinianChess", &[], |parameters, setup| {
        instead(parameters, setup, ["SE", "FA", "LO", "SA"])
    }),
    condition("MarineChess", &[], |parameters, setup| {
        instead(parameters, setup, ["SI", "TR", "ND", "MS"])
    }),
];

/// The Chinese pieces like queen, rook, bishop and knight.
const CHINESE: [&str; 4] = ["LE", "PA", "VA", "MA"];

/// They stand for those.
pub(super) const LEO: &[Condition] =
    &[condition("Leofamily", &[], |parameters, setup| instead(parameters, setup, CHINESE))];

/// Pawns become them, too.
pub(super) const CHINESE_CHESS: &[Condition] =
    &[condition("ChineseChess", &[], |parameters, setup| {
        setup.promotes_beside.extend(CHINESE.into_iter().filter_map(kind));
        alone(parameters, Silent)
    })];

/// Nightriders stand for knights.
pub(super) const NIGHTRIDERS: &[Condition] =
    &[condition("CavalierMajeur", &[], |parameters, setup| {
        let knight = Kind::Knight.number();
        let nightrider = kind("N")?;
        let promoted = |kind| if kind == knight { nightrider } else { kind };
        setup.promotes_first = PROMOTIONS.map(promoted);
        alone(parameters, Silent)
    })];

/// These pieces stand for queen, rook, bishop and knight.
fn instead(parameters: &[&str], setup: &mut Setup, codes: [&str; 4]) -> Option<Box<dyn Rule>> {
    let known = codes.map(kind);
    setup.promotes_first = [known[0]?, known[1]?, known[2]?, known[3]?];
    setup.castling_rook = known[1]?;
    alone(parameters, Silent)
}

fn read(parameters: &[&str], setup: &mut Setup) -> Option<Box<dyn Rule>> {
    let mut kinds = Vec::new();
    for letters in parameters {
        let kind = kind(letters)?;
        if unsettled(kind).is_some() {
            return None;
        }
        kinds.push(kind);
    }
    if kinds.is_empty() || kinds.iter().any(|&kind| usize::from(kind) >= CODES.len()) {
        return None;
    }
    setup.promotes_only = Some(kinds);
    Some(Box::new(Silent))
}

/// What pawns are asked to become that is not settled: what a king or a pawn on the last rank would be.
fn unsettled(kind: KindNumber) -> Option<Unpromoted> {
    match kind {
        KING | POSEIDON | STING => Some(Unpromoted::King),
        _ => Reach::of(kind, Colour::White).is_pawn.then_some(Unpromoted::Pawn),
    }
}

/// Why such a condition is not obeyed, where pawns are asked to become what is not settled.
pub(super) fn refusal(name: &str, parameters: &[&str]) -> Option<Unpromoted> {
    let is_here = name == LISTED;
    parameters.iter().filter(|_| is_here).find_map(|letters| unsettled(kind(letters)?))
}

/// What pawns become stands in [`Game`](crate::rules::fairy::game::Game), so it has no say itself.
#[derive(Debug)]
struct Silent;

impl Rule for Silent {
    fn points(&self) -> u16 {
        0
    }

    /// As far as [`Game`](crate::rules::fairy::game::Game) says so.
    fn only_chooses(&self) -> bool {
        true
    }
}
