//! All conditions, in the order of their effects.

use super::condition::Condition;
use super::{
    alice, andernach, anticirce, antikings, assassin, attributes, back_home, bolero, breton, cast,
    changes, check_compulsion, choosing, circe, circe_take_and_make, contact_grid, cylinders,
    danger, disparate, duellists, dynasty, football, fuddled, ghosts, grid, guards, haaner, hole,
    hurdles, imitator, immune, inchess, influencer, isardam, kamikaze, kings, koeko, leaders,
    leffie, losing, lost_pieces, madrasi, make_and_take, mars, masand, mates, maximummer,
    multicaptures, neighbours, orphans, pad, parrain, partial_paralysis, patrol, pepo,
    power_transfer, promotion, promotion_kinds, republican, sat, sentinels, series_capture, sides,
    singlebox, successors, take_and_make, woozles, wormholes,
};

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
    breton::AFTER_PROMOTION,
    hurdles::MOVING,
    attributes::CONDITIONS,
    attributes::SEQUENCE,
    hurdles::CONDITIONS,
    attributes::PARALYSING,
    attributes::CASTLING,
    attributes::LOCUSTS,
    attributes::OFF_LINES,
    attributes::ROYAL_PAWNS,
    attributes::NOT_SIMPLE,
    attributes::NOT_ROUND,
    hole::CONDITIONS,
    cylinders::CONDITIONS,
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
    sides::DARK_SIDE,
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
    sides::ANDA_PIECES,
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
    leffie::CONDITIONS,
    partial_paralysis::CONDITIONS,
    woozles::CONDITIONS,
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
    patrol::PROVOCATION,
    isardam::CONDITIONS,
    maximummer::CONDITIONS,
    choosing::CONDITIONS,
    choosing::STRICT,
    choosing::SYNCHRON,
    back_home::CONDITIONS,
    duellists::CONDITIONS,
    leaders::CONDITIONS,
    fuddled::CONDITIONS,
];

/// The conditions that people can ask for.
pub fn known() -> impl Iterator<Item = &'static Condition> {
    all().filter(|condition| condition.is_asked)
}

pub(super) fn all() -> impl Iterator<Item = &'static Condition> {
    LIST.iter().copied().flatten()
}

/// The place of a condition in the order of effects.
pub(super) fn place(name: &str) -> Option<usize> {
    all().position(|known| known.name == name)
}
