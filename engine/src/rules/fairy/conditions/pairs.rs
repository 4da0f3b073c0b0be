//! Which conditions are not obeyed together.

use super::condition::{Condition, Named, Refused};
use super::list::known;
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
use crate::rules::fairy::game::setup::Setup;

/// Conditions that are not obeyed together, because something is not settled.
const REFUSED_PAIRS: &[(&[Condition], &[Condition])] = &[
    // The condition replaces such pieces.
    (attributes::KNIGHTS, promotion_kinds::NIGHTRIDERS),
    (attributes::ORTHODOX, promotion_kinds::LEO),
    // Whether a piece is reborn that disappears by capturing, or has moved when it is reborn.
    (kamikaze::CONDITIONS, anticirce::CONDITIONS),
    (kamikaze::CONDITIONS, anticirce::OTHERS),
    (kamikaze::CONDITIONS, anticirce::GENEVA),
    (sides::VOLAGE, circe::CONDITIONS),
    (sides::VOLAGE, anticirce::CONDITIONS),
    (sides::VOLAGE_PIECES, circe::CONDITIONS),
    (sides::VOLAGE_PIECES, anticirce::CONDITIONS),
    // Whether a piece that is volage by both changes sides twice.
    (sides::VOLAGE_PIECES, sides::VOLAGE),
    // Which of the two kinds of a piece paralyses, and is paralysed.
    (neighbours::CONDITIONS, guards::EIFFEL),
    (neighbours::CONDITIONS, madrasi::CONDITIONS),
    (neighbours::CONDITIONS, guards::GUARDS),
    // Which of two squares of rebirth is meant.
    (circe::CONDITIONS, circe::CONDITIONS),
    (anticirce::CONDITIONS, anticirce::CONDITIONS),
    // Whether what comes back was captured, so that a piece like it changes sides.
    (breton::CONDITIONS, circe::CONDITIONS),
    // Whether a king and a rook that were both reborn may castle.
    (circe::CONDITIONS, anticirce::CONDITIONS),
    // Whether a king that moves as another piece checks where he would be reborn as that, or as a king.
    (anticirce::CONDITIONS, kings::CONDITIONS),
    // Whether a king that becomes another piece is reborn as that.
    (anticirce::CONDITIONS, successors::CONDITIONS),
    // Whether a piece observes others while it is paralysed.
    (madrasi::CONDITIONS, patrol::CONDITIONS),
    (madrasi::CONDITIONS, guards::GUARDS),
    // Whether an observation that paralyses is also forbidden.
    (madrasi::CONDITIONS, isardam::CONDITIONS),
    (guards::EIFFEL, isardam::CONDITIONS),
    // Whether what cannot move to a square observes it, as a king or for another rule.
    (grid::CONDITIONS, guards::GUARDS),
    (grid::CONDITIONS, kings::CONDITIONS),
    (grid::CONDITIONS, ghosts::CONDITIONS),
    (grid::CONDITIONS, singlebox::CONDITIONS),
    (koeko::CONDITIONS, ghosts::CONDITIONS),
    (changes::NORSK, koeko::CONDITIONS),
    (changes::NORSK, isardam::CONDITIONS),
    (koeko::CONDITIONS, kings::CONDITIONS),
    // As which of its kinds a piece observes.
    (kings::CONDITIONS, neighbours::CONDITIONS),
    (kings::CONDITIONS, changes::AFTER_PROMOTION),
    (isardam::CONDITIONS, neighbours::CONDITIONS),
    // As what a king moves depends on who observes him, and that on whether he observes them.
    (kings::CONDITIONS, patrol::CONDITIONS),
    // Whether a check by the own side counts that another rule would undo.
    (guards::BICOLORES, anticirce::CONDITIONS),
    (guards::BICOLORES, isardam::CONDITIONS),
    (guards::BICOLORES, grid::CONDITIONS),
    (guards::BICOLORES, koeko::CONDITIONS),
    (guards::BICOLORES, patrol::CONDITIONS),
    // What becomes of a piece that changes while it captures and is reborn.
    (anticirce::CONDITIONS, changes::AFTER_PROMOTION),
    (anticirce::CONDITIONS, changes::NORSK),
    // Whether a piece castles that has changed sides or places.
    (madrasi::CONDITIONS, sides::VOLAGE),
    (andernach::CONDITIONS, patrol::CONDITIONS),
    (guards::GUARDS, kings::SWAPPING),
    // What a ghost observes, and whether it is one on the square of rebirth.
    (ghosts::CONDITIONS, kings::CONDITIONS),
    (ghosts::CONDITIONS, changes::AFTER_PROMOTION),
    (sides::CONDITIONS, sides::VOLAGE),
    (successors::CONDITIONS, changes::AFTER_PROMOTION),
    // Whether a piece that changes sides by both rules is what it was.
    (sides::DARK_SIDE, andernach::CONDITIONS),
    (sides::DARK_SIDE, sides::CONDITIONS),
    (sides::DARK_SIDE, sides::VOLAGE),
    // Which square counts, that of arrival or that of rebirth.
    (sides::DARK_SIDE, anticirce::CONDITIONS),
    // What a side chooses first that has to choose by two rules.
    (maximummer::CONDITIONS, choosing::CONDITIONS),
    // Whether a capture is possible that is undone or turned into another by the other rule.
    (immune::CONDITIONS, anticirce::CONDITIONS),
    (immune::CONDITIONS, changes::NORSK),
    (immune::CONDITIONS, isardam::CONDITIONS),
    (immune::CONDITIONS, guards::BICOLORES),
    (immune::CONDITIONS, kings::CONDITIONS),
    // Whether a king that becomes another piece is one of several.
    (dynasty::CONDITIONS, successors::CONDITIONS),
    // What such pieces are on two boards, and hurdles for each other.
    (kamikaze::CONDITIONS, alice::CONDITIONS),
    (hurdles::CONDITIONS, attributes::CONDITIONS),
    (hurdles::CONDITIONS, attributes::PARALYSING),
    (hurdles::CONDITIONS, sides::VOLAGE_PIECES),
    (hurdles::CONDITIONS, kamikaze::CONDITIONS),
    (hurdles::CONDITIONS, orphans::CONDITIONS),
    (hurdles::CONDITIONS, attributes::OFF_LINES),
    (hurdles::MOVING, attributes::OFF_LINES),
    // What the hurdle does that is such a piece, or moves as one.
    (hurdles::MOVING, hurdles::MOVING),
    (hurdles::MOVING, hurdles::CONDITIONS),
    (hurdles::MOVING, attributes::CONDITIONS),
    (hurdles::MOVING, attributes::PARALYSING),
    (hurdles::MOVING, sides::VOLAGE_PIECES),
    (hurdles::MOVING, sides::ANDA_PIECES),
    (hurdles::MOVING, kamikaze::CONDITIONS),
    (hurdles::MOVING, orphans::CONDITIONS),
    (hurdles::MOVING, alice::CONDITIONS),
    // Whether what is paralysed, or changes with each move, lends its moves.
    (orphans::CONDITIONS, attributes::CONDITIONS),
    (orphans::CONDITIONS, attributes::PARALYSING),
    (orphans::CONDITIONS, sides::VOLAGE_PIECES),
    (orphans::CONDITIONS, kamikaze::CONDITIONS),
    // Whether a check en passant counts where checks are others.
    (attributes::ROYAL_PAWNS, sat::CONDITIONS),
    (attributes::ROYAL_PAWNS, antikings::CONDITIONS),
    (attributes::ROYAL_PAWNS, assassin::CONDITIONS),
    // What bars castling: the other side's moves of king and rook, captures that are not made, pieces of one's own.
    (attributes::CASTLING, inchess::CONDITIONS),
    (attributes::CASTLING, cast::CONDITIONS),
    (attributes::CASTLING, danger::CONDITIONS),
    (attributes::CASTLING, guards::BICAPTURES),
    (attributes::CASTLING, mars::CONDITIONS),
    (attributes::CASTLING, inchess::MESSIGNY),
    (attributes::CASTLING, neighbours::REFLECTION),
    // Whether castling bars others from checking.
    (attributes::CASTLING, choosing::STRICT),
    // Whether a rook that becomes one's own at home may castle.
    (attributes::CASTLING, sides::ANDA),
    (attributes::CASTLING, masand::CONDITIONS),
    // What a check is of which one knows only once its moves are known.
    (promotion::EXPOSING, guards::GUARDS),
    (promotion::EXPOSING, guards::BICOLORES),
    (promotion::EXPOSING, guards::BICAPTURES),
    (promotion::EXPOSING, inchess::CONDITIONS),
    (promotion::EXPOSING, inchess::MESSIGNY),
    (promotion::EXPOSING, mates::CONDITIONS),
    // Whether a piece that disappears with its capture reaches the goal, or can be captured where it goes.
    (kamikaze::CONDITIONS, danger::CONDITIONS),
    (kamikaze::CONDITIONS, sides::ANDA),
    (kamikaze::CONDITIONS, guards::BICAPTURES),
    (kamikaze::CONDITIONS, circe_take_and_make::CONDITIONS),
    (kamikaze::CONDITIONS, take_and_make::CONDITIONS),
    // What a piece that disappears with its capture leaves to others: its place, its kind, that it is a kamikaze.
    (kamikaze::CONDITIONS, successors::CONDITIONS),
    (kamikaze::CONDITIONS, changes::BEFORE_PROMOTION),
    (kamikaze::CONDITIONS, changes::AFTER_PROMOTION),
    // Whether a piece that disappears with its capture has lost its contact.
    (kamikaze::CONDITIONS, koeko::CONDITIONS),
    (kamikaze::CONDITIONS, contact_grid::CONDITIONS),
    // Where a piece is that captures beside its target, and whether it reaches it.
    (attributes::LOCUSTS, anticirce::CONDITIONS),
    (attributes::LOCUSTS, anticirce::OTHERS),
    (attributes::LOCUSTS, anticirce::GENEVA),
    (attributes::LOCUSTS, cast::CONDITIONS),
    (attributes::LOCUSTS, make_and_take::CONDITIONS),
    (attributes::LOCUSTS, take_and_make::CONDITIONS),
    (attributes::LOCUSTS, wormholes::CONDITIONS),
    // Whether a captured locust comes back where it could have gone by a capture.
    (attributes::LOCUSTS, circe_take_and_make::CONDITIONS),
    (attributes::LOCUSTS, series_capture::CONDITIONS),
    // Whether what is out of use is a hurdle.
    (attributes::NOT_SIMPLE, haaner::CONDITIONS),
    (attributes::NOT_SIMPLE, hole::CONDITIONS),
    // Whether imitators need a hurdle, too.
    (attributes::NOT_SIMPLE, imitator::CONDITIONS),
    // Which way an imitator goes with a piece that moves as another one, and what is free under a rule of squares.
    (imitator::CONDITIONS, kings::CONDITIONS),
    (imitator::CONDITIONS, neighbours::CONDITIONS),
    (imitator::CONDITIONS, grid::CONDITIONS),
    (imitator::CONDITIONS, koeko::CONDITIONS),
    (imitator::CONDITIONS, immune::CONDITIONS),
    (imitator::CONDITIONS, madrasi::CONDITIONS),
    (imitator::CONDITIONS, isardam::CONDITIONS),
    (imitator::CONDITIONS, guards::EIFFEL),
    // Whether a hole is a neighbour, and what a king may do that moves as another piece.
    (hole::CONDITIONS, kings::CONDITIONS),
    (hole::CONDITIONS, neighbours::CONDITIONS),
    (hole::CONDITIONS, koeko::CONDITIONS),
    (hole::CONDITIONS, guards::CONDITIONS),
    // How a piece goes over edges that adjoin which turns at the edge, or needs more than a line.
    (attributes::NOT_ROUND, cylinders::CONDITIONS),
];

/// Conditions that are obeyed with no other: what the others mean for their special moves is not settled.
const ALONE: &[&[Condition]] = &[
    // What these pieces do under conditions differs from Popeye here and there, and is not settled.
    attributes::CONDITIONS,
    attributes::PARALYSING,
    hurdles::MOVING,
    sides::ANDA_PIECES,
    fuddled::CONDITIONS,
    sides::VOLAGE_PIECES,
    take_and_make::CONDITIONS,
    cast::CONDITIONS,
    inchess::CONDITIONS,
    inchess::MESSIGNY,
    mars::CONDITIONS,
    mars::ANTI,
    multicaptures::CONDITIONS,
    danger::CONDITIONS,
    influencer::CONDITIONS,
    make_and_take::CONDITIONS,
    power_transfer::CONDITIONS,
    masand::CONDITIONS,
    contact_grid::CONDITIONS,
    promotion::FORBIDDING,
    sides::ANDA,
    orphans::CONDITIONS,
    bolero::CONDITIONS,
    losing::CONDITIONS,
    duellists::CONDITIONS,
    leaders::CONDITIONS,
    leaders::PURSUIT,
    back_home::CONDITIONS,
    disparate::CONDITIONS,
    circe_take_and_make::CONDITIONS,
    parrain::WAITING,
    assassin::CONDITIONS,
    pad::CONDITIONS,
    kings::SUPER_TRANSMUTING,
    singlebox::LATENT,
    singlebox::LATENT_BEFORE,
    alice::CONDITIONS,
    attributes::SEQUENCE,
    hurdles::CONDITIONS,
    promotion_kinds::ARGENTINE,
    promotion_kinds::NIGHTRIDERS,
    guards::BICAPTURES,
    series_capture::CONDITIONS,
    lost_pieces::CONDITIONS,
    football::CONDITIONS,
    sentinels::CONDITIONS,
    republican::CONDITIONS,
    sat::CONDITIONS,
    check_compulsion::CONDITIONS,
    antikings::CONDITIONS,
    haaner::CONDITIONS,
    pepo::CONDITIONS,
    choosing::CONDITIONS,
    choosing::STRICT,
    choosing::SYNCHRON,
    breton::AFTER_PROMOTION,
    leffie::CONDITIONS,
    partial_paralysis::CONDITIONS,
    woozles::CONDITIONS,
    patrol::PROVOCATION,
    promotion_kinds::CONDITIONS,
    changes::CHAMELEON_CHESS,
    anticirce::GENEVA,
    guards::CENTRAL,
    anticirce::OTHERS,
    circe::CHAMELEONS,
    promotion::SQUARES,
    promotion_kinds::LEO,
    promotion_kinds::CHINESE_CHESS,
    // What is near, or where the edge is, where edges adjoin.
    cylinders::CONDITIONS,
];

/// Pairs that are obeyed all the same.
const SETTLED_PAIRS: &[(&str, &str)] = &[
    ("NoWhitePromotion", "NoBlackPromotion"),
    ("CavalierMajeur", "ChecklessChess"),
    ("MarsCirce", "WhiteEdgeMover"),
    ("MarsCirce", "BlackEdgeMover"),
    ("WhitePromSquares", "BlackPromSquares"),
    ("WhitePromSquares", "Hole"),
    ("BlackPromSquares", "Hole"),
    ("WhitePromSquares", "ChecklessChess"),
    ("BlackPromSquares", "ChecklessChess"),
    ("NoWhitePromotion", "ParrainCirce"),
    ("NoBlackPromotion", "ParrainCirce"),
    ("WhiteFollowMyLeader", "BlackFollowMyLeader"),
    ("WhiteMustCapture", "BlackMustCapture"),
    ("WhiteMaximummer", "BlackMaximummer"),
    ("WhiteUltraSchachZwang", "BlackUltraSchachZwang"),
    ("WhiteUltraSchachZwang", "TransmutedKings"),
    ("BlackUltraSchachZwang", "TransmutedKings"),
    ("WhiteUltraSchachZwang", "PromOnly"),
    ("BlackUltraSchachZwang", "PromOnly"),
    ("WhiteMustCapture", "PWC"),
    ("BlackMustCapture", "PWC"),
    ("Make&TakeChess", "Disparate"),
    ("Influencer", "RoyalDynasty"),
    ("Chameleon pieces", "ChameleonSequence"),
    ("SingleBox Type3", "WhiteMaximummer"),
    ("SingleBox Type3", "BlackMaximummer"),
    ("WhiteSuperTransmutingKing", "CirceTurncoats"),
    ("WhiteSuperTransmutingKing", "BlackTransmutedKing"),
    ("WhiteSuperTransmutingKing", "NoWhiteCapture"),
    ("WhiteSuperTransmutingKing", "NoBlackCapture"),
    ("SeriesCapture", "AntiCirce"),
    ("SeriesCapture", "AndernachChess"),
    ("SeriesCapture", "ProteanChess"),
    ("SeriesCapture", "NorskSjakk"),
    ("SeriesCapture", "Wormholes"),
    ("LostPieces", "AntiCirce"),
    ("Football", "AntiCirce"),
    ("Sentinelles", "EquipollentsCirce"),
    ("SAT", "AndernachChess"),
    ("Influencer", "AntiCirce"),
    ("PromOnly", "ChecklessChess"),
    ("PromOnly", "NoWhiteCapture"),
    ("PromOnly", "NoCapture"),
    ("PromOnly", "Chameleon pieces"),
    ("AnnanChess", "SuperGuards"),
    ("Sentinelles", "WhiteMaximummer"),
    ("Paralysing pieces", "DiagramCirce"),
    ("Paralysing pieces", "MirrorCirce"),
    ("Paralysing pieces", "AnnanChess"),
    ("Chameleon pieces", "Circe"),
    ("Volage", "Circe"),
    ("Volage", "MirrorCirce"),
    ("Volage pieces", "Circe"),
    ("VerticalCylinder", "Circe"),
    ("VerticalCylinder", "AndernachChess"),
    ("VerticalCylinder", "Madrasi"),
    ("VerticalCylinder", "MonochromChess"),
    ("HorizontalCylinder", "Circe"),
    ("HorizontalCylinder", "AndernachChess"),
    ("HorizontalCylinder", "Madrasi"),
    ("HorizontalCylinder", "MonochromChess"),
    ("Torus", "Circe"),
    ("Torus", "AndernachChess"),
    ("Torus", "Madrasi"),
    ("Torus", "MonochromChess"),
    ("Circe", "AntiCirce"),
    ("MarsCirce", "DuellistChess"),
    ("PromOnly", "BlackMaximummer"),
    ("Sentinelles", "BlackMaximummer"),
    ("Take&MakeChess", "Circe"),
    ("Leffie", "PartialParalysis"),
    ("ProvocationChess", "AnnanChess"),
    ("Volage pieces", "ChecklessChess"),
    ("BlackSynchronMover", "WhiteSynchronMover"),
    ("BlackSynchronMover", "WhiteAntiSynchronMover"),
    ("WhiteSynchronMover", "BlackAntiSynchronMover"),
    ("HaanerChess", "Hole"),
    ("ChameleonSequence", "PromOnly"),
    ("Paralysing pieces", "Circe"),
    ("Chameleon pieces", "SeriesCapture"),
    ("BlackSynchronMover", "MarsCirce"),
    ("Volage pieces", "PWC"),
    ("FuddledMen", "MessignyChess"),
    ("Make&TakeChess", "BlackMaximummer"),
    ("LostPieces", "Paralysing pieces"),
    ("Chameleon pieces", "Anda pieces"),
    ("HurdleColourChanging pieces", "Chameleon pieces"),
    ("HurdleColourChanging pieces", "ChameleonSequence"),
    ("HurdleColourChanging pieces", "PromOnly"),
];

/// Families of conditions that are not obeyed together: each of the first with each of the second.
pub fn refused_pairs() -> impl Iterator<Item = [Vec<&'static str>; 2]> {
    let names =
        |family: &'static [Condition]| -> Vec<_> { family.iter().map(|one| one.name).collect() };
    REFUSED_PAIRS.iter().flat_map(move |(first, second)| {
        let (first, second) = (names(first), names(second));
        let has_exceptions =
            first.iter().any(|&one| second.iter().any(|&other| is_settled(one, other)));
        if !has_exceptions {
            return vec![[first, second]];
        }
        let others =
            |one| second.iter().copied().filter(|&other| !is_settled(one, other)).collect();
        first.iter().map(|&one| [vec![one], others(one)]).collect()
    })
}

/// Whether two conditions are obeyed together though their families are not.
fn is_settled(one: &str, other: &str) -> bool {
    SETTLED_PAIRS.contains(&(one, other)) || SETTLED_PAIRS.contains(&(other, one))
}

/// The conditions, and attributes, that are obeyed with no other condition, each with those that it goes with all the
/// same.
pub fn obeyed_alone() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let others = |name: &str| {
        let other = |&(one, other): &(&'static str, &'static str)| match name {
            _ if one == name => Some(other),
            _ if other == name => Some(one),
            _ => None,
        };
        SETTLED_PAIRS.iter().filter_map(other).collect()
    };
    ALONE.iter().copied().flatten().map(move |one| (one.name, others(one.name)))
}

/// Refuses conditions that cannot be obeyed together.
pub(crate) fn check_pairs(found: &[Named], setup: &Setup) -> Result<(), Refused> {
    let of = |family: &'static [Condition]| {
        let is_in = |name: &&str| family.iter().any(|one| one.name == *name);
        found.iter().map(|(name, _)| *name).filter(is_in)
    };
    let one_of = |family| of(family).next();
    let is_asked = |name: &str| known().any(|condition| condition.name == name);
    // Variants with rules of their own are said by the name of their condition.
    let is_variant = |name: &str| {
        known().any(|one| name.strip_prefix(one.name).is_some_and(|rest| rest.starts_with(' ')))
    };
    let said: Vec<_> = found
        .iter()
        .map(|(name, _)| *name)
        .filter(|name| is_asked(name) || is_variant(name))
        .collect();
    let beside = ALONE.iter().filter_map(|family| one_of(family)).find_map(|one| {
        let other = said.iter().find(|&&other| other != one && !is_settled(one, other))?;
        Some((one, *other))
    });
    let refused = || {
        REFUSED_PAIRS.iter().find_map(|(one, other)| {
            let first = one_of(one)?;
            Some((first, of(other).find(|&name| name != first && !is_settled(first, name))?))
        })
    };
    let unsettled = || {
        let kamikaze = one_of(kamikaze::CONDITIONS).zip(setup.kamikaze_unsettled);
        let volage = one_of(sides::VOLAGE).or_else(|| one_of(sides::VOLAGE_PIECES));
        let volage = volage.zip(setup.volage_unsettled);
        let shape = one_of(cylinders::CONDITIONS).zip(setup.shape_unsettled);
        let kings = || one_of(kings::CONDITIONS).zip(setup.kings_unsettled);
        kamikaze.or(volage).or(shape).or_else(kings)
    };
    let by_words = || {
        let one = setup.alone_by_words?;
        let castling = of(attributes::CASTLING);
        let mut others = said.iter().copied().chain(castling);
        Some((one, others.find(|&other| other != one)?))
    };
    match beside.or_else(refused).or_else(unsettled).or_else(by_words) {
        Some((one, other)) => Err(Refused::Pair(one, other)),
        None => Ok(()),
    }
}
