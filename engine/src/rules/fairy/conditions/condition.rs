//! What a condition is: a name, the parameters it can have, and how they make a [`Rule`].

use crate::rules::fairy::game::rule::Rule;
use crate::rules::fairy::game::setup::Setup;

/// Reads the parameters of a condition; None where they are not known.
type Reader = fn(&[&str], &mut Setup) -> Option<Box<dyn Rule>>;

/// A condition as it is reported.
#[derive(Debug)]
pub struct Condition {
    /// What it is called, in Popeye's English words.
    pub name: &'static str,
    /// The parameters it can have: Popeye's words, or `<squares>`, `<pieces>`, `<number>`.
    pub parameters: &'static [&'static str],
    /// Whether it is one that people ask for; others come with pieces.
    pub is_asked: bool,
    pub(super) read: Reader,
}

/// A condition that people ask for.
pub(super) const fn condition(
    name: &'static str,
    parameters: &'static [&'static str],
    read: Reader,
) -> Condition {
    Condition { name, parameters, is_asked: true, read }
}

/// A rule that comes with pieces.
pub(super) const fn of_pieces(name: &'static str, read: Reader) -> Condition {
    Condition { name, parameters: &[], is_asked: false, read }
}

/// A rule with the name of its condition.
pub(super) type Named = (&'static str, Box<dyn Rule>);

/// What pawns do not become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unpromoted {
    /// Kings, and pieces that stand for them.
    King,
    /// Pawns of any kind.
    Pawn,
}

/// Why a set of conditions cannot be obeyed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// A text that names no known condition, or parameters it does not have.
    Unknown(String),
    /// A text that asks for promotion to what pawns do not become.
    Promotion(Unpromoted, String),
    /// Two conditions that cannot be obeyed together.
    Pair(&'static str, &'static str),
}

/// The words of parameters that are among those known; None when there are others.
pub(super) fn words(parameters: &[&str], known: &[&str]) -> Option<Vec<bool>> {
    let is_known = |word: &&str| known.iter().any(|one| one.eq_ignore_ascii_case(word));
    if !parameters.iter().all(is_known) {
        return None;
    }
    let is_there = |one: &str| parameters.iter().any(|word| one.eq_ignore_ascii_case(word));
    Some(known.iter().map(|one| is_there(one)).collect())
}

/// The rule, where no parameter stands behind the name.
pub(super) fn alone(parameters: &[&str], rule: impl Rule + 'static) -> Option<Box<dyn Rule>> {
    parameters.is_empty().then(|| Box::new(rule) as Box<dyn Rule>)
}
