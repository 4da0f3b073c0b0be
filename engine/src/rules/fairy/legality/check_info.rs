//! Check info: how a king is attacked, to tell of moves before they are made whether they give or parry check.

use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::board::Board;
use crate::rules::fairy::board::moves::Action;
use crate::rules::fairy::movements::Reach;
use crate::rules::piece::Colour;
use crate::rules::square::Square;

/// How many attacks on a king are noted one by one.
const NOTED: usize = 3;

/// How the pieces of one side attack the king of the other, whatever conditions say of it.
pub(super) struct CheckInfo {
    king: Option<Square>,
    by: Colour,
    /// For each attack the squares of which one must change to end it.
    attacks: [Bitboard; NOTED],
    count: usize,
    /// The squares where any change may open an attack of a hopper or another piece that is not simple.
    sensitive: Bitboard,
    /// Pieces that alone block an attack on the king.
    blockers: Bitboard,
    /// Whether there are several royal pieces; nothing is known of their checks then.
    has_several_kings: bool,
}

impl CheckInfo {
    /// Looks at the king of the side that is not `by`.
    #[inline(always)]
    pub(super) fn new(board: &Board, by: Colour) -> Self {
        let royals = board.royals(by.other());
        let mut info = Self {
            king: royals.first(),
            by,
            attacks: [Bitboard::EMPTY; NOTED],
            count: 0,
            sensitive: Bitboard::EMPTY,
            blockers: Bitboard::EMPTY,
            has_several_kings: royals.several(),
        };
        let Some(king) = info.king.filter(|_| !info.has_several_kings) else { return info };
        let occupied = board.occupied();
        for from in board.able(king, by) {
            let reach = board.reach_at(from, by);
            let depends = reach.depends(from, king);
            let is_attack = if reach.is_simple {
                // Where it attacks in no case the two pieces themselves are several.
                let between = depends & occupied;
                if between.several() {
                    continue;
                }
                info.blockers |= between;
                between.is_empty()
            } else {
                if !reach.could(from, king) {
                    continue;
                }
                info.sensitive |= depends;
                reach.attacks(board, from, king)
            };
            if is_attack {
                if info.count < NOTED {
                    info.attacks[info.count] = depends | Bitboard::of(from);
                }
                info.count += 1;
            }
        }
        info
    }

    /// Whether the king is attacked.
    pub(super) fn is_attack(&self) -> bool {
        self.count > 0
    }

    /// Whether nothing counts for an attack on the king but that the squares between are empty.
    pub(super) fn is_simple(&self) -> bool {
        self.sensitive.is_empty()
    }

    /// The squares on which the arrival of a piece that stands on `from` may change whether the king is attacked,
    /// unless it captures on another square than that of its arrival.
    #[inline(always)]
    pub(super) fn check_squares(&self, from: Square, reach: &Reach) -> Bitboard {
        let Some(king) = self.king else { return Bitboard::EMPTY };
        if self.has_several_kings
            || self.count > 0
            || from == king
            || (self.blockers | self.sensitive).has(from)
        {
            return Bitboard::ALL;
        }
        self.sensitive | Bitboard::of(king) | reach.origins(king)
    }

    /// Whether the king is attacked after a move that does nothing else to the board; None where that must be
    /// looked at.
    #[inline(always)]
    pub(super) fn after(
        &self,
        board: &Board,
        from: Square,
        to: Square,
        victim: Option<Square>,
    ) -> Option<bool> {
        let Some(king) = self.king else { return Some(false) };
        if self.has_several_kings || from == king || victim == Some(king) {
            return None;
        }
        let taken = victim.map_or(Bitboard::EMPTY, Bitboard::of);
        let piece = board.at(from);
        if piece.is_of(self.by) {
            let reach = board.reach(piece.kind(), self.by);
            if reach.could(to, king) {
                if !reach.is_simple {
                    return None;
                }
                let occupied = board.occupied() & !(Bitboard::of(from) | taken) | Bitboard::of(to);
                if (reach.depends(to, king) & occupied).is_empty() {
                    return Some(true);
                }
            }
        }
        let touched = Bitboard::of(from) | Bitboard::of(to) | taken;
        if self.count > 0 {
            let noted = &self.attacks[..self.count.min(NOTED)];
            return noted.iter().any(|&attack| (attack & touched).is_empty()).then_some(true);
        }
        let is_beside = victim.is_some_and(|victim| victim != to);
        let is_open = is_beside || self.blockers.has(from) || (touched & self.sensitive).any();
        (!is_open).then_some(false)
    }
}

/// Whether a side is attacked after a step of one of its pieces that does nothing else to the board.
#[inline(always)]
pub(super) fn is_attacked_after(
    board: &Board,
    from: Square,
    to: Square,
    victim: Option<Square>,
    side: Colour,
) -> bool {
    let by = side.other();
    let gone = Bitboard::of(from) | victim.map_or(Bitboard::EMPTY, Bitboard::of);
    let occupied = board.occupied() & !gone | Bitboard::of(to);
    let mover = board.at(from);
    let mut royals = board.royals(side) & !gone;
    if mover.is_royal() && mover.is_of(side) {
        royals |= Bitboard::of(to);
    }
    let mover_of_both = if mover.is_of(by) { Bitboard::of(to) } else { Bitboard::EMPTY };
    let mut after = None;
    Iterator::any(&mut royals, |king| {
        let able = board.able(king, by) & !gone | mover_of_both;
        Iterator::any(&mut (able & !Bitboard::of(king)), |at| {
            let piece = if at == to { mover } else { board.at(at) };
            let reach = board.reach(piece.kind(), by);
            if reach.is_simple {
                return (reach.depends(at, king) & occupied).is_empty();
            }
            let stepped = || {
                let mut after = *board;
                if let Some(victim) = victim {
                    after.act(Action::Remove(victim));
                }
                after.act(Action::Move(from, to));
                after
            };
            reach.could(at, king) && reach.attacks(after.get_or_insert_with(stepped), at, king)
        })
    })
}
