//! Conditions: one file each, one line each in [`LIST`]. They have their say at the points of [`Rule`], and none
//! knows another.

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
mod patrol;
mod pepo;
mod power_transfer;
mod promotion;
mod promotion_kinds;
mod rebirth;
mod republican;
mod sat;
mod sentinels;
mod series_capture;
mod sides;
mod singlebox;
mod successors;
mod take_and_make;
mod wormholes;

pub(super) use alice::ALICE;
pub(super) use attributes::CHAMELEONS;
pub(super) use hurdles::hops_on_line;
pub use maximummer::OF_ONE_SIDE;
pub(super) use promotion::promotes_first;
pub use promotion::{EXPOSURE, HOMES};

use super::arrivals::Brings;
use super::game::Game;
use super::making::Making;
use super::moves::Move;
use super::piece::Piece;
use super::position::Position;
use crate::rules::bitboard::Bitboard;
use crate::rules::effects::KindNumber;
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use std::fmt::Debug;
use std::ops::ControlFlow;

/// Breaks off when enough is known.
pub(super) type Flow = ControlFlow<()>;

/// What goes on with a move after one of its effects.
pub(super) type Go<'a> = dyn FnMut(&mut Making<'_>) -> Flow + 'a;

/// Where a rule has its say, one bit each of [`Rule::points`].
pub(super) mod points {
    /// [`super::Rule::walks`].
    pub(crate) const WALKS: u16 = 1;
    /// [`super::Rule::may_move`] and [`super::Rule::admits`].
    pub(crate) const MOVES: u16 = 2;
    /// [`super::Rule::observes`].
    pub(crate) const OBSERVES: u16 = 4;
    /// [`super::Rule::effects`].
    pub(crate) const EFFECTS: u16 = 8;
    /// [`super::Rule::allows`].
    pub(crate) const JUDGES: u16 = 16;
    /// [`super::Rule::chooses`] and [`super::Rule::weight`].
    pub(crate) const CHOOSES: u16 = 32;
    /// [`super::Rule::begin`] and [`super::Rule::remember`].
    pub(crate) const REMEMBERS: u16 = 64;
    /// [`super::Rule::origins`] and [`super::Rule::moves_others`].
    pub(crate) const ORIGINS: u16 = 128;
    /// [`super::Rule::observes`], for which the squares count alone: it is asked wherever one piece attacks another.
    pub(crate) const GEOMETRY: u16 = 512;
    /// [`super::Rule::extra`].
    pub(crate) const EXTRA: u16 = 256;
    /// Its effects are those of captures alone.
    pub(crate) const OF_CAPTURES: u16 = 1024;
    /// Its effects are those of moves of pawns to where they promote.
    pub(crate) const OF_PROMOTIONS: u16 = 2048;
    /// [`super::Rule::is_check`].
    pub(crate) const CHECKS: u16 = 4096;
}

/// A capture that a piece of `by` on `from` could make at once: it arrives on `to`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Observation {
    pub(super) from: Square,
    pub(super) to: Square,
    /// Where the piece stands that would be captured.
    pub(super) target: Square,
    pub(super) by: Colour,
}

/// Where a piece moves or captures as from.
#[derive(Debug)]
pub(super) struct Origins {
    /// Whether it does from where it stands.
    pub(super) stands: bool,
    /// Other squares, all empty.
    pub(super) others: Vec<Square>,
    /// Whether a move goes by way of such a square, so that it is told.
    pub(super) are_told: bool,
}

/// What a condition changes. Every method that does not do nothing has its bit in `points`.
pub(super) trait Rule: Debug + Send + Sync {
    /// Where it has its say.
    fn points(&self) -> u16;

    /// Adds to `walks` the kinds as which a piece of `side` moves and observes; true where they stand in place
    /// of its own kind.
    fn walks(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        walks: &mut Vec<KindNumber>,
    ) -> bool {
        let _ = (game, position, from, side, walks);
        false
    }

    /// Whether the piece on a square may move at all.
    fn may_move(&self, game: &Game, position: &Position, from: Square) -> bool {
        let _ = (game, position, from);
        true
    }

    /// Whether a move may be made, before it is known what else it does.
    fn admits(&self, game: &Game, position: &Position, played: &Move) -> bool {
        let _ = (game, position, played);
        true
    }

    /// Whether a piece that could capture does observe.
    fn observes(&self, game: &Game, position: &Position, observation: Observation) -> bool {
        let _ = (game, position, observation);
        true
    }

    /// Where a piece of `side` moves as from without capture, or with the capture of what stands on a square.
    fn origins(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        captured: Option<Square>,
    ) -> Origins {
        let _ = (game, position, from, side, captured);
        Origins { stands: true, others: Vec::new(), are_told: false }
    }

    /// Whether a side also moves the pieces of the other side: beside its own, or only those.
    fn moves_others(&self) -> Option<bool> {
        None
    }

    /// Calls `found` with moves of a piece that are none of its kind.
    fn extra(
        &self,
        game: &Game,
        position: &Position,
        from: Square,
        found: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let _ = (game, position, from, found);
        Flow::Continue(())
    }

    /// Whether one of those moves of a piece of `side` might capture on a square.
    fn extra_captures(
        &self,
        position: &Position,
        from: Square,
        target: Square,
        side: Colour,
    ) -> bool {
        let _ = (position, from, target, side);
        true
    }

    /// Adds the effects of the condition to a move, and calls `go` with each move that comes of it.
    fn effects(&self, game: &Game, making: &mut Making<'_>, go: &mut Go<'_>) -> Flow {
        let _ = game;
        go(making)
    }

    /// Whether a step of a piece to a square may have such effects, beside promotions.
    fn may_change(&self, piece: Piece, to: Square, captures: bool) -> bool {
        let _ = (piece, to);
        let points = self.points();
        points & points::OF_PROMOTIONS == 0 && (captures || points & points::OF_CAPTURES == 0)
    }

    /// What its moves and effects bring to squares.
    fn brings(&self) -> Brings {
        let others = points::EFFECTS | points::EXTRA | points::REMEMBERS;
        if self.points() & others == 0 { Brings::Mover } else { Brings::Anything }
    }

    /// Whether a move that does not leave its own side in check is legal for what it leads to.
    fn allows(&self, game: &Game, before: &Position, played: &Move, after: &Position) -> bool {
        let _ = (game, before, played, after);
        true
    }

    /// Whether a side is not mated that could move if the condition allowed it.
    fn spares(&self, side: Colour) -> bool {
        let _ = side;
        false
    }

    /// Whether a side is in check, where that is something else than an attack on its king.
    fn is_check(&self, game: &Game, position: &Position, side: Colour) -> bool {
        let _ = (game, position, side);
        false
    }

    /// Whether a side must choose among its legal moves.
    fn chooses(&self, side: Colour) -> bool {
        let _ = side;
        false
    }

    /// Whether a side must choose among its moves that leave its king in check as well, so that it may be stuck.
    fn binds_strictly(&self, side: Colour) -> bool {
        let _ = side;
        false
    }

    /// Whether it chooses by what a move does in the end, and not by how it goes.
    fn weighs_effects(&self) -> bool {
        false
    }

    /// What it chooses by: one of the legal moves for which this is greatest.
    fn weight(&self, position: &Position, played: &Move) -> u16 {
        let _ = (position, played);
        0
    }

    /// Changes what is remembered where a side passes; `position.turn` is the other one already.
    fn pass(&self, position: &mut Position) {
        let _ = position;
    }

    /// Sets what is remembered at the beginning.
    fn begin(&self, position: &mut Position) {
        let _ = position;
    }

    /// Changes what is remembered after a move.
    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        let _ = (before, played, after);
    }
}

/// What the conditions of a problem ask for together.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule of its own")]
pub(super) struct Setup {
    pub(super) needs_homes: bool,
    pub(super) pawns_anywhere: bool,
    /// Whether pawns do not promote.
    pub(super) pawns_stay: bool,
    pub(super) any_kings: bool,
    /// Whether kings come onto the board in play.
    pub(super) kings_come: bool,
    /// Whether the side that is not to move may be in check in the diagram.
    pub(super) may_begin_in_check: bool,
    /// Whether pieces may capture those of their own side.
    pub(super) captures_own: bool,
    /// Whether pieces stand on two boards.
    pub(super) has_two_boards: bool,
    /// What castles with the king, if no rook.
    pub(super) castling_rook: Option<KindNumber>,
    /// What pawns become in place of the orthodox pieces.
    pub(super) promotes_first: Option<[KindNumber; 4]>,
    /// Whether a pawn may stay one on the last rank.
    pub(super) pawns_may_stay: bool,
    /// What chameleons become, of what.
    pub(super) chameleons: Option<Vec<(KindNumber, KindNumber)>>,
    /// All that pawns become; None where that is not said.
    pub(super) promotes_only: Option<Vec<KindNumber>>,
    /// What pawns become beside what they become anyway.
    pub(super) promotes_beside: Vec<KindNumber>,
    /// Whether a side is not mated that cannot move because its pieces are paralysed.
    pub(super) paralyses: bool,
    /// Where pawns of White and of Black promote, if not on their last rank.
    pub(super) promotion_squares: [Option<Bitboard>; 2],
    /// Whether a king is in check by pieces of its own side, too.
    pub(super) checks_own: bool,
    /// Whether captures are made with all their effects to see whether they are possible.
    pub(super) plays_captures: bool,
    /// Whether pieces leave others behind on the squares that they come from.
    pub(super) leaves_pieces: bool,
    /// Whether moves of other forms than those of its kind let a piece capture.
    pub(super) extras_capture: bool,
    /// Whether imitators move with the pieces.
    pub(super) has_imitators: bool,
    /// Whether kamikaze pieces that capture are reborn as if they were captured.
    pub(super) kamikaze_reborn: bool,
    /// The condition under which it is not settled what becomes of kamikaze pieces that capture.
    pub(super) kamikaze_unsettled: Option<&'static str>,
    /// Whether pawns do not become imitators.
    pub(super) no_imitators_come: bool,
    /// The condition that goes with no other because of the words behind it, nor with castling.
    pub(super) alone_by_words: Option<&'static str>,
    pub(super) memory: usize,
}

impl Setup {
    /// A place for so many words in [`Position::memory`]; None where there is no more room.
    fn take(&mut self, words: usize) -> Option<usize> {
        let place = self.memory;
        self.memory += words;
        (self.memory <= super::position::MEMORY).then_some(place)
    }
}

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
/// * then who has captured disappears or changes sides, because he was still there while that was told.
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
    circe::IMMUNE,
    circe::CONDITIONS,
    circe::CHAMELEONS,
    circe_take_and_make::CONDITIONS,
    circe::WAITING,
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
    neighbours::REFLECTION,
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

/// Why a set of conditions cannot be obeyed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// A text that names no known condition, or parameters it does not have.
    Unknown(String),
    /// Two conditions that cannot be obeyed together.
    Pair(&'static str, &'static str),
}

/// Conditions that are not obeyed together, because something is not settled.
const REFUSED_PAIRS: &[(&[Condition], &[Condition])] = &[
    // There are none.
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
    (neighbours::REFLECTION, guards::EIFFEL),
    (neighbours::CONDITIONS, madrasi::CONDITIONS),
    (neighbours::REFLECTION, madrasi::CONDITIONS),
    (neighbours::CONDITIONS, guards::GUARDS),
    (neighbours::REFLECTION, guards::GUARDS),
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
    (kings::CONDITIONS, neighbours::REFLECTION),
    (kings::CONDITIONS, changes::AFTER_PROMOTION),
    (isardam::CONDITIONS, neighbours::CONDITIONS),
    (isardam::CONDITIONS, neighbours::REFLECTION),
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
    // What a side chooses first that has to choose by two rules.
    (maximummer::CONDITIONS, choosing::CONDITIONS),
    // Whether a capture is possible that is undone or turned into another by the other rule.
    (circe::IMMUNE, anticirce::CONDITIONS),
    (circe::IMMUNE, changes::NORSK),
    (circe::IMMUNE, isardam::CONDITIONS),
    (circe::IMMUNE, guards::BICOLORES),
    (circe::IMMUNE, kings::CONDITIONS),
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
    // Whether what is paralysed, or changes with each move, lends its moves.
    (orphans::CONDITIONS, attributes::CONDITIONS),
    (orphans::CONDITIONS, attributes::PARALYSING),
    (orphans::CONDITIONS, sides::VOLAGE_PIECES),
    (orphans::CONDITIONS, kamikaze::CONDITIONS),
    // What bars castling: the other side's moves of king and rook, captures that are not made, pieces of one's own.
    (attributes::CASTLING, inchess::CONDITIONS),
    (attributes::CASTLING, cast::CONDITIONS),
    (attributes::CASTLING, danger::CONDITIONS),
    (attributes::CASTLING, guards::BICAPTURES),
    (attributes::CASTLING, mars::CONDITIONS),
    (attributes::CASTLING, inchess::MESSIGNY),
    (attributes::CASTLING, influencer::CONDITIONS),
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
    (imitator::CONDITIONS, neighbours::REFLECTION),
    (imitator::CONDITIONS, grid::CONDITIONS),
    (imitator::CONDITIONS, koeko::CONDITIONS),
    (imitator::CONDITIONS, circe::IMMUNE),
    (imitator::CONDITIONS, madrasi::CONDITIONS),
    (imitator::CONDITIONS, isardam::CONDITIONS),
    (imitator::CONDITIONS, guards::EIFFEL),
    // Whether a hole is a neighbour, and what a king may do that moves as another piece.
    (hole::CONDITIONS, kings::CONDITIONS),
    (hole::CONDITIONS, neighbours::CONDITIONS),
    (hole::CONDITIONS, neighbours::REFLECTION),
    (hole::CONDITIONS, koeko::CONDITIONS),
    (hole::CONDITIONS, guards::CONDITIONS),
];

/// Conditions that are obeyed with no other: what the others mean for their special moves is not settled.
const ALONE: &[&[Condition]] = &[
    // What these pieces do under conditions differs from Popeye here and there, and is not settled.
    attributes::CONDITIONS,
    attributes::PARALYSING,
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
    circe::WAITING,
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
    promotion_kinds::CONDITIONS,
    changes::CHAMELEON_CHESS,
    anticirce::GENEVA,
    guards::CENTRAL,
    anticirce::OTHERS,
    circe::CHAMELEONS,
    promotion::SQUARES,
    promotion_kinds::LEO,
    promotion_kinds::CHINESE_CHESS,
];

/// Pairs with such a condition that are obeyed all the same.
const SETTLED_PAIRS: &[(&str, &str)] = &[
    ("NoWhitePromotion", "NoBlackPromotion"),
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
];

/// Families of conditions that are not obeyed together: each of the first with each of the second.
pub fn refused_pairs() -> impl Iterator<Item = [Vec<&'static str>; 2]> {
    let names = |family: &'static [Condition]| family.iter().map(|one| one.name).collect();
    REFUSED_PAIRS.iter().map(move |(first, second)| [names(first), names(second)])
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
    let rule = (condition.read)(&parameters, setup).ok_or_else(unknown)?;
    Ok((condition.name, rule))
}

/// Refuses conditions that cannot be obeyed together.
pub(super) fn check_pairs(found: &[Named], setup: &Setup) -> Result<(), Refused> {
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
    let is_settled = |one: &str, other: &str| {
        SETTLED_PAIRS.contains(&(one, other)) || SETTLED_PAIRS.contains(&(other, one))
    };
    let beside = ALONE.iter().filter_map(|family| one_of(family)).find_map(|one| {
        let other = said.iter().find(|&&other| other != one && !is_settled(one, other))?;
        Some((one, *other))
    });
    let refused = || {
        REFUSED_PAIRS.iter().find_map(|(one, other)| {
            let first = one_of(one)?;
            Some((first, of(other).find(|&name| name != first)?))
        })
    };
    let unsettled = || one_of(kamikaze::CONDITIONS).zip(setup.kamikaze_unsettled);
    let by_words = || {
        let one = setup.alone_by_words?;
        let castling = of(attributes::CASTLING);
        let mut others = said.iter().copied().chain(castling);
        Some((one, others.find(|&other| other != one && !is_settled(one, other))?))
    };
    match beside.or_else(refused).or_else(unsettled).or_else(by_words) {
        Some((one, other)) => Err(Refused::Pair(one, other)),
        None => Ok(()),
    }
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
