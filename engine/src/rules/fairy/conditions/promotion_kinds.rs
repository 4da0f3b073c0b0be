//! Other kinds that pawns become: those of a list, or the pieces of Argentine and of marine chess.

use super::kings::kind;
use super::{Condition, Rule, Setup, alone, condition};
use crate::rules::fairy::kinds::{CODES, KING, POSEIDON, PROMOTIONS};
use crate::rules::fairy::movements::Reach;
use crate::rules::piece::{Colour, Kind};

pub(super) const CONDITIONS: &[Condition] = &[condition("PromOnly", &["<pieces>"], read)];

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
        // What a king or a pawn on the last rank would be is not settled.
        if [KING, POSEIDON].contains(&kind) || Reach::of(kind, Colour::White).is_pawn {
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

/// What pawns become stands in [`Game`](super::super::game::Game), so it has no say itself.
#[derive(Debug)]
struct Silent;

impl Rule for Silent {
    fn points(&self) -> u16 {
        0
    }
}
