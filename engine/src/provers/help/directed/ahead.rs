//! Looking at what a move leaves before it is played. Most moves are refused then, and what playing them
//! and listing all men again would take is saved.

use super::super::bounds::class;
use super::loose::{BISHOP, QUEEN, ROOK};
use super::{Directed, Man, Men};
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::{Colour, Kind};

/// What a move changed in the lists of men: who stood at those places before.
struct Change {
    moved: Option<(usize, Man)>,
    captured: Option<(usize, Man)>,
    /// The sets of squares before, in the order of [`Men::sets`].
    sets: [Bitboard; 4],
}

impl Men {
    /// All sets of squares.
    fn sets(&mut self) -> [&mut Bitboard; 4] {
        [&mut self.blocking, &mut self.helping, &mut self.straight, &mut self.diagonal]
    }

    /// The lists of the side that moves and of the other one.
    fn lists(&mut self, goal_side_moves: bool) -> (&mut Vec<Man>, &mut Vec<Man>) {
        if goal_side_moves {
            (&mut self.helpers, &mut self.blockers)
        } else {
            (&mut self.blockers, &mut self.helpers)
        }
    }

    /// Plays a move that changes nothing but its origin and its target.
    fn play(&mut self, played: Move, turn: Colour, goal_side_moves: bool) -> Change {
        let (own, others) = self.lists(goal_side_moves);
        // The opponent's king is not listed.
        let moved = own.iter().position(|man| man.square == played.from()).map(|place| {
            let before = own[place];
            own[place].square = played.to();
            if let Some(kind) = played.promotion() {
                own[place].class = class(turn, kind) as u8;
            }
            (place, before)
        });
        let class = moved.map(|(place, _)| own[place].class as usize);
        let captured = others
            .iter()
            .position(|man| man.square == played.to())
            .map(|place| (place, others.swap_remove(place)));
        let joins = [
            !goal_side_moves && class.is_some(),
            goal_side_moves,
            goal_side_moves && matches!(class, Some(ROOK | QUEEN)),
            goal_side_moves && matches!(class, Some(BISHOP | QUEEN)),
        ];
        let sets = self.sets().map(|set| *set);
        let [from, to] = [played.from(), played.to()].map(Bitboard::of);
        for (set, joins) in self.sets().into_iter().zip(joins) {
            *set &= !(from | to);
            if joins {
                *set |= to;
            }
        }
        Change { moved, captured, sets }
    }

    /// Takes a move back.
    fn take_back(&mut self, change: &Change, goal_side_moves: bool) {
        let (own, others) = self.lists(goal_side_moves);
        if let Some((place, man)) = change.moved {
            own[place] = man;
        }
        if let Some((place, man)) = change.captured {
            let last = others.len();
            others.push(man);
            others.swap(place, last);
        }
        for (set, before) in self.sets().into_iter().zip(change.sets) {
            *set = before;
        }
    }
}

impl Directed {
    /// The squares of `kings` on which the king can be brought to bay after a move of somebody who is listed
    /// where he stands, with so many half-moves left then. None: the move may change more than its origin
    /// and its target, or what may be castled or captured en passant.
    pub(super) fn look_after(
        &mut self,
        position: &Position,
        played: Move,
        left: u32,
        kings: Bitboard,
    ) -> Option<Bitboard> {
        let is_double_step = position.kind_at(played.from()) == Kind::Pawn
            && played.from().rank().abs_diff(played.to().rank()) == 2;
        let special = played.is_castling() || played.is_en_passant() || is_double_step;
        if self.useless() || special || position.castling() != 0 {
            return None;
        }
        let turn = position.turn();
        let goal_side = self.asked.goal_side;
        let stood = position.king(goal_side.other())?;
        let stands = if stood == played.from() { played.to() } else { stood };
        let budget = self.asked.budget(left);
        self.last_move = budget.goal_side == 1;
        self.passing = Bitboard::EMPTY;
        self.is_passing = false;
        let change = self.side.play(played, turn, turn == goal_side);
        self.kept.moved = change.moved.map(|(place, _)| place);
        // Whoever is captured by the opponent comes nowhere any more.
        let reached = (self.kept.is_valid && change.captured.is_some())
            .then(|| (std::mem::take(&mut self.kept.is_valid), self.reach, self.within));
        let possible = self.look_from(stands, budget.goal_side, budget.opponent, kings);
        if let Some(before) = reached {
            (self.kept.is_valid, self.reach, self.within) = before;
        }
        self.side.take_back(&change, turn == goal_side);
        Some(possible)
    }
}
