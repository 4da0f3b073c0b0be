//! Conditions: one file each, one line each in [`LIST`]. They are called at the points of [`Rule`], and none knows
//! another.

mod alice;
mod andernach;
mod anticirce;
mod antikings;
mod assassin;
mod attributes;
mod back_home;
mod bolero;
mod breton;
mod cast;
mod changes;
mod check_compulsion;
mod choosing;
mod circe;
mod circe_take_and_make;
mod contact_grid;
mod danger;
mod demands;
mod disparate;
mod duellists;
mod dynasty;
mod football;
mod ghosts;
mod grid;
mod guards;
mod haaner;
mod hole;
mod hurdles;
mod imitator;
mod immune;
mod inchess;
mod influencer;
mod isardam;
mod kamikaze;
mod kings;
mod koeko;
mod leaders;
mod losing;
mod lost_pieces;
mod madrasi;
mod make_and_take;
mod mars;
mod masand;
mod mates;
mod maximummer;
mod multicaptures;
mod neighbours;
mod orphans;
mod pad;
mod pairs;
mod parrain;
mod patrol;
mod pepo;
mod power_transfer;
mod promotion;
mod promotion_kinds;
mod rebirth;
mod republican;
mod rule;
mod sat;
mod sentinels;
mod series_capture;
mod setup;
mod sides;
mod singlebox;
mod successors;
mod take_and_make;
mod wormholes;

pub(super) use alice::ALICE;
pub use demands::Demand;
pub(super) use demands::unsettled;
pub(super) use hurdles::hops_on_line;
pub use maximummer::OF_ONE_SIDE;
pub(super) use pairs::check_pairs;
pub use pairs::{obeyed_alone, refused_pairs};
pub(super) use promotion::promotes_first;
pub use promotion::{EXPOSURE, HOMES};
pub(super) use rule::{Flow, Observation, Rule, points};
use rule::{Go, Origins};
pub(super) use setup::Setup;

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
    read: Reader,
}

/// A condition that people ask for.
const fn condition(
    name: &'static str,
    parameters: &'static [&'static str],
    read: Reader,
) -> Condition {
    Condition { name, parameters, is_asked: true, read }
}

/// A rule that comes with pieces.
const fn of_pieces(name: &'static str, read: Reader) -> Condition {
    Condition { name, parameters: &[], is_asked: false, read }
}

/// All conditions, by files. The effects of a move follow each other in this order:
///
/// * imitators go with the piece that moves first, because they take no part in what else it does;
/// * then whoever captures by Take & Make goes on, because he promotes where he ends;
/// * a pawn promotes next, because it is captured, reborn and recoloured as what it has become;
/// * then who has captured is reborn, and leaves his square to what he has captured;
/// * then what has been captured comes back, because that tells whether its square is free for others;
/// * then who has captured disappears or changes sides, because he still counted while that was decided.
static LIST: &[&[Condition]] = &[
    singlebox::LATENT_BEFORE,
    imitator::CONDITIONS,
    imitator::WITHOUT,
    kamikaze::CONDITIONS,
    take_and_make::CONDITIONS,
    changes::BEFORE_PROMOTION,
    breton::CONDITIONS,
    promotion::FORBIDDING,
    promotion::SQUARES,
    promotion::CONDITIONS,
    promotion::EXPOSING,
    hurdles::CONDITIONS,
    attributes::CONDITIONS,
    attributes::SEQUENCE,
    attributes::PARALYSING,
    attributes::CASTLING,
    attributes::LOCUSTS,
    attributes::OFF_LINES,
    attributes::ROYAL_PAWNS,
    attributes::NOT_SIMPLE,
    hole::CONDITIONS,
    haaner::CONDITIONS,
    football::CONDITIONS,
    anticirce::CONDITIONS,
    anticirce::OTHERS,
    anticirce::GENEVA,
    ghosts::CONDITIONS,
    changes::NORSK,
    wormholes::CONDITIONS,
    changes::AFTER_PROMOTION,
    changes::CHAMELEON_CHESS,
    successors::CONDITIONS,
    andernach::CONDITIONS,
    leaders::PURSUIT,
    sides::CONDITIONS,
    sides::VOLAGE,
    sides::VOLAGE_PIECES,
    kings::SWAPPING,
    kings::SUPER_TRANSMUTING,
    immune::CONDITIONS,
    circe::CONDITIONS,
    circe::CHAMELEONS,
    circe_take_and_make::CONDITIONS,
    parrain::WAITING,
    assassin::CONDITIONS,
    sentinels::CONDITIONS,
    republican::CONDITIONS,
    influencer::CONDITIONS,
    sides::ANDA,
    danger::CONDITIONS,
    make_and_take::CONDITIONS,
    series_capture::CONDITIONS,
    lost_pieces::CONDITIONS,
    masand::CONDITIONS,
    power_transfer::CONDITIONS,
    pad::CONDITIONS,
    dynasty::CONDITIONS,
    losing::CONDITIONS,
    bolero::CONDITIONS,
    promotion_kinds::CONDITIONS,
    promotion_kinds::ARGENTINE,
    promotion_kinds::LEO,
    promotion_kinds::CHINESE_CHESS,
    promotion_kinds::NIGHTRIDERS,
    attributes::KNIGHTS,
    attributes::ORTHODOX,
    disparate::CONDITIONS,
    orphans::CONDITIONS,
    cast::CONDITIONS,
    pepo::CONDITIONS,
    grid::CONDITIONS,
    contact_grid::CONDITIONS,
    guards::GUARDS,
    guards::BICOLORES,
    guards::BICAPTURES,
    guards::CONDITIONS,
    guards::EIFFEL,
    guards::CENTRAL,
    inchess::CONDITIONS,
    inchess::MESSIGNY,
    kings::CONDITIONS,
    mars::CONDITIONS,
    mars::ANTI,
    mates::CONDITIONS,
    check_compulsion::CONDITIONS,
    sat::CONDITIONS,
    antikings::CONDITIONS,
    multicaptures::CONDITIONS,
    neighbours::CONDITIONS,
    singlebox::CONDITIONS,
    singlebox::LATENT,
    alice::CONDITIONS,
    madrasi::CONDITIONS,
    koeko::CONDITIONS,
    patrol::CONDITIONS,
    isardam::CONDITIONS,
    maximummer::CONDITIONS,
    choosing::CONDITIONS,
    choosing::STRICT,
    back_home::CONDITIONS,
    duellists::CONDITIONS,
    leaders::CONDITIONS,
];

/// Ends the search with a message: the problem is beyond a bound, and nothing may be said of it.
pub(super) fn beyond(bound: &str) -> ! {
    std::panic::resume_unwind(Box::new(format!("beyond: {bound}")))
}

/// The conditions that people can ask for.
pub fn known() -> impl Iterator<Item = &'static Condition> {
    all().filter(|condition| condition.is_asked)
}

fn all() -> impl Iterator<Item = &'static Condition> {
    LIST.iter().copied().flatten()
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

/// Reads a text: the name of a condition and its parameters.
pub(super) fn read(text: &str, setup: &mut Setup) -> Result<Named, Refused> {
    let unknown = || Refused::Unknown(text.into());
    if let Some(of_pieces) = all().find(|known| !known.is_asked && known.name == text) {
        let rule = (of_pieces.read)(&[], setup).ok_or_else(unknown)?;
        return Ok((of_pieces.name, rule));
    }
    let mut words = text.split_whitespace();
    let name = words.next().ok_or_else(unknown)?;
    let condition =
        all().find(|known| known.name.eq_ignore_ascii_case(name)).ok_or_else(unknown)?;
    let parameters: Vec<&str> = words.collect();
    let rule =
        (condition.read)(&parameters, setup).ok_or_else(|| {
            match promotion_kinds::refusal(condition.name, &parameters) {
                Some(kind) => Refused::Promotion(kind, text.into()),
                None => unknown(),
            }
        })?;
    Ok((condition.name, rule))
}

/// The promotion of pawns, as a rule among others.
pub(super) fn promotion() -> Named {
    (promotion::CONDITIONS[0].name, promotion::rule())
}

/// The place of a condition in the order of effects.
pub(super) fn place(name: &str) -> Option<usize> {
    all().position(|known| known.name == name)
}

/// The words of parameters that are among those known; None when there are others.
fn words(parameters: &[&str], known: &[&str]) -> Option<Vec<bool>> {
    let is_known = |word: &&str| known.iter().any(|one| one.eq_ignore_ascii_case(word));
    if !parameters.iter().all(is_known) {
        return None;
    }
    let is_there = |one: &str| parameters.iter().any(|word| one.eq_ignore_ascii_case(word));
    Some(known.iter().map(|one| is_there(one)).collect())
}

/// The rule, where no parameter stands behind the name.
fn alone(parameters: &[&str], rule: impl Rule + 'static) -> Option<Box<dyn Rule>> {
    parameters.is_empty().then(|| Box::new(rule) as Box<dyn Rule>)
}
