//! What conditions change once and for all, beside what their rules do move by move.

use super::position::MEMORY;
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::kinds::{CHAMELEONS, PROMOTIONS};
use crate::rules::fairy::board::shape::Shape;
use crate::rules::piece::{Kind, KindNumber};

/// What the conditions of a problem ask for together.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule of its own")]
pub(crate) struct Setup {
    /// Whether the places of the pieces in the diagram are part of a position.
    pub(crate) needs_homes: bool,
    /// Whether pawns may stand on any rank.
    pub(crate) pawns_anywhere: bool,
    /// Whether pawns do not promote.
    pub(crate) pawns_stay: bool,
    /// Whether a side may have any number of kings.
    pub(crate) any_kings: bool,
    /// Whether kings come onto the board in play.
    pub(crate) kings_come: bool,
    /// Whether the side that is not to move may be in check in the diagram.
    pub(crate) may_begin_in_check: bool,
    /// Whether pieces may capture those of their own side.
    pub(crate) captures_own: bool,
    /// Whether pieces stand on two boards.
    pub(crate) has_two_boards: bool,
    /// What castles with the king.
    pub(crate) castling_rook: KindNumber,
    /// What pawns become in place of queen, rook, bishop and knight; those without a condition.
    pub(crate) promotes_first: [KindNumber; 4],
    /// Whether a pawn may reach the last rank without promoting.
    pub(crate) pawns_may_stay: bool,
    /// The cycle of kinds of chameleons: what each becomes.
    pub(crate) chameleons: Vec<(KindNumber, KindNumber)>,
    /// Whether pawns may become chameleons.
    pub(crate) chameleons_come: bool,
    /// All that pawns may become, if a condition names that.
    pub(crate) promotes_only: Option<Vec<KindNumber>>,
    /// What pawns may become besides.
    pub(crate) promotes_beside: Vec<KindNumber>,
    /// Whether pieces paralyse others, so that a side that cannot move for that alone is not mated.
    pub(crate) paralyses: bool,
    /// Where pawns of White and of Black promote, if not on their last rank.
    pub(crate) promotion_squares: [Option<Bitboard>; 2],
    /// Whether pieces check the king of their own side, too.
    pub(crate) checks_own: bool,
    /// Whether there are royal pawns, which may be captured en passant.
    pub(crate) has_royal_pawns: bool,
    /// Whether a piece observes only what it can capture with all effects of the capture.
    pub(crate) plays_captures: bool,
    /// Whether pieces leave others behind on the squares that they come from.
    pub(crate) leaves_pieces: bool,
    /// Whether further moves, which its kind does not have, let a piece capture.
    pub(crate) extras_capture: bool,
    /// Whether imitators move with the pieces.
    pub(crate) has_imitators: bool,
    /// Whether volage pieces change sides more than once.
    pub(crate) volage_again: bool,
    /// Whether kamikaze pieces that capture are reborn as if they were captured.
    pub(crate) kamikaze_reborn: bool,
    /// The condition under which it is not settled what becomes of kamikaze pieces that capture.
    pub(crate) kamikaze_unsettled: Option<&'static str>,
    /// The condition under which it is not settled as whose piece a volage one is reborn.
    pub(crate) volage_unsettled: Option<&'static str>,
    /// The condition under which it is not settled when kings move as what checks them.
    pub(crate) kings_unsettled: Option<&'static str>,
    /// The condition of which it is not settled what it means where edges of the board adjoin.
    pub(crate) shape_unsettled: Option<&'static str>,
    /// Whether pawns do not become imitators.
    pub(crate) no_imitators_come: bool,
    /// The condition that goes with no other because of the words behind it, nor with castling.
    pub(crate) alone_by_words: Option<&'static str>,
    /// Which edges of the board adjoin.
    pub(crate) shape: Shape,
    /// How many words of the position's memory they use.
    pub(crate) memory: usize,
}

impl Default for Setup {
    /// What holds without conditions.
    fn default() -> Self {
        Self {
            needs_homes: false,
            pawns_anywhere: false,
            pawns_stay: false,
            any_kings: false,
            kings_come: false,
            may_begin_in_check: false,
            captures_own: false,
            has_two_boards: false,
            castling_rook: Kind::Rook.number(),
            promotes_first: PROMOTIONS,
            pawns_may_stay: false,
            chameleons: CHAMELEONS.to_vec(),
            chameleons_come: false,
            promotes_only: None,
            promotes_beside: Vec::new(),
            paralyses: false,
            promotion_squares: [None; 2],
            checks_own: false,
            has_royal_pawns: false,
            plays_captures: false,
            leaves_pieces: false,
            extras_capture: false,
            has_imitators: false,
            volage_again: false,
            kamikaze_reborn: false,
            kamikaze_unsettled: None,
            volage_unsettled: None,
            kings_unsettled: None,
            shape_unsettled: None,
            no_imitators_come: false,
            alone_by_words: None,
            shape: Shape::PLAIN,
            memory: 0,
        }
    }
}

impl Setup {
    /// Whether pawns may become imitators.
    pub(crate) fn imitators_come(&self) -> bool {
        self.has_imitators && !self.no_imitators_come
    }

    /// Whether pawns promote to orthodox pieces only, perhaps not to all of them.
    pub(crate) fn promotes_as_usual(&self) -> bool {
        let only = self.promotes_only.as_deref().unwrap_or(&PROMOTIONS);
        only.iter().all(|kind| PROMOTIONS.contains(kind))
            && self.promotes_first == PROMOTIONS
            && self.promotes_beside.is_empty()
            && self.castling_rook == Kind::Rook.number()
    }

    /// Reserves words of the position's memory: the place of the first; None where there is no more room.
    pub(crate) fn take(&mut self, words: usize) -> Option<usize> {
        let place = self.memory;
        self.memory += words;
        (self.memory <= MEMORY).then_some(place)
    }
}
