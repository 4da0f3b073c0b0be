//! What each strategy can be asked for, as data: the one place that says so.

use crate::historical::{mater, prinz};
use crate::play::Goal;
use crate::play::options::Mode;
use crate::provers::{exhaustive, gms, modern};
use crate::rules::fairy;
use crate::rules::piece::Kind;

/// A strategy and what it can be asked for.
#[derive(Clone, Copy, Debug)]
pub struct Capabilities {
    /// Its name.
    pub strategy: &'static str,
    /// Whether its finished answers are proofs; those of historical programs are claims.
    pub proves: bool,
    /// The signs of the courses of play it solves.
    pub plays: &'static [&'static str],
    /// The signs of the goals.
    pub goals: &'static [&'static str],
    /// How much of an answer can be asked for; the first is the usual.
    pub modes: &'static [&'static str],
    /// The fields of [`Question`](super::question::Question) that it obeys beside the stipulation.
    pub options: &'static [&'static str],
    /// The only length of mates it looks for; None for any.
    pub only_length: Option<u32>,
    /// The codes of the kinds of pieces that it knows.
    pub pieces: &'static [&'static str],
    /// The attributes that pieces may have. Where there are any, pieces may be neutral.
    pub attributes: &'static [&'static str],
    /// Whether it knows conditions: those of [`fairy::conditions`].
    pub has_conditions: bool,
}

const ALL_PLAYS: &[&str] = &[
    "",
    "s",
    "r",
    "semi-r",
    "h",
    "hs",
    "hr",
    "ser-",
    "ser-h",
    "ser-s",
    "ser-r",
    "ser-hs",
    "reci-h",
    "ser-reci-h",
    "phser-",
    "phser-s",
    "phser-r",
    "pser-h",
    "pser-",
    "pser-s",
    "pser-r",
    "pser-semi-r",
];
const ALL_MODES: &[&str] = &[Mode::NAMES[0].0, Mode::NAMES[1].0, Mode::NAMES[2].0];
const ORTHODOX_GOALS: &[&str] = Goal::SIGNS.split_at(Goal::ORTHODOX).0;
const SHORTEST: &[&str] = &["shortest"];
const ALL_OPTIONS: &[&str] = &[
    "tries",
    "set_play",
    "checks_only",
    "post_key",
    "threats",
    "short_variations",
    "max_solutions",
    "first_move",
    "last_move",
    "stop_on_short",
    "quodlibet",
    "max_flights",
    "max_threat",
    "non_trivial",
    "threads",
    "memory",
];

/// All strategies: the provers, then the historical programs.
pub const ALL: [Capabilities; 5] = [
    Capabilities {
        strategy: modern::NAME,
        proves: true,
        plays: ALL_PLAYS,
        goals: ORTHODOX_GOALS,
        modes: ALL_MODES,
        options: ALL_OPTIONS,
        only_length: None,
        pieces: &Kind::CODES,
        attributes: &[],
        has_conditions: false,
    },
    Capabilities {
        strategy: gms::NAME,
        proves: true,
        plays: &[""],
        goals: &["#"],
        modes: ALL_MODES,
        options: &["tries", "set_play", "checks_only", "threads"],
        only_length: None,
        pieces: &Kind::CODES,
        attributes: &[],
        has_conditions: false,
    },
    Capabilities {
        strategy: exhaustive::NAME,
        proves: true,
        plays: ALL_PLAYS,
        goals: &Goal::SIGNS,
        modes: ALL_MODES,
        options: ALL_OPTIONS,
        only_length: None,
        pieces: &fairy::CODES,
        attributes: &fairy::ATTRIBUTES,
        has_conditions: true,
    },
    Capabilities {
        strategy: mater::NAME,
        proves: false,
        plays: &[""],
        goals: &["#"],
        modes: SHORTEST,
        options: &["checks_only"],
        only_length: None,
        pieces: &Kind::CODES,
        attributes: &[],
        has_conditions: false,
    },
    Capabilities {
        strategy: prinz::NAME,
        proves: false,
        plays: &[""],
        goals: &["#"],
        modes: SHORTEST,
        options: &[],
        only_length: Some(prinz::LENGTH),
        pieces: &Kind::CODES,
        attributes: &[],
        has_conditions: false,
    },
];

/// What the strategy of that name can be asked for.
pub fn of(strategy: &str) -> Option<&'static Capabilities> {
    // A MATER that it never was can do what MATER can.
    let strategy = if strategy == mater::PROMOTING { mater::NAME } else { strategy };
    ALL.iter().find(|known| known.strategy == strategy)
}
