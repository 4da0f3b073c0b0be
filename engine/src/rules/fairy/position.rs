//! A position and what a move makes of it.

use super::board::{Board, behind};
use super::conditions::promotes_first;
use super::game::Game;
use super::kinds::{CODES, PROMOTIONS};
use super::movements::Reach;
use super::moves::{Act, Move};
use super::observation;
use super::piece::Piece;
use crate::rules::Illegal;
use crate::rules::bitboard::Bitboard;
use crate::rules::fen::Diagram;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::piece::{Colour, Kind, KindNumber};
use crate::rules::square::Square;

/// The rights to castle: the side, where its king and the rook start from. The number of a right is its place.
pub(super) const CASTLINGS: [(Colour, Square, Square); 4] = [
    (Colour::White, Square::at(4, 0), Square::at(7, 0)),
    (Colour::White, Square::at(4, 0), Square::at(0, 0)),
    (Colour::Black, Square::at(4, 7), Square::at(7, 7)),
    (Colour::Black, Square::at(4, 7), Square::at(0, 7)),
];

/// Behind the rights of the four rooks, the bit that tells that a king has not moved.
const KING_AT_HOME: usize = 4;

/// Where a piece stands after some acts; None once it has gone.
pub(super) fn followed<'a>(acts: impl Iterator<Item = &'a Act>, mut at: Square) -> Option<Square> {
    for &act in acts {
        match act {
            Act::Move(from, to) | Act::Step(from, to) if from == at => at = to,
            Act::Exchange(first, second) if first == at => at = second,
            Act::Exchange(first, second) if second == at => at = first,
            Act::Remove(square) if square == at => return None,
            _ => (),
        }
    }
    Some(at)
}

/// Kinds of pieces, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Kinds([u64; 3]);

impl Kinds {
    pub(super) fn add(&mut self, kind: KindNumber) {
        self.0[usize::from(kind) / 64] |= 1 << (kind % 64);
    }

    /// Those kinds by their numbers.
    pub(super) fn iter(self) -> impl Iterator<Item = KindNumber> {
        let numbers = |(word, kinds)| {
            Bitboard(kinds).map(move |kind: Square| word as KindNumber * 64 + kind.number())
        };
        self.0.into_iter().enumerate().flat_map(numbers)
    }
}

/// How many words conditions can remember.
pub(super) const MEMORY: usize = 32;

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) board: Board,
    pub(super) turn: Colour,
    /// One bit for each of [`CASTLINGS`]; under conditions also one for each king, White's first.
    pub(super) castling: u8,
    /// Where a pawn can capture en passant, and which one.
    pub(super) en_passant: Option<(Bitboard, Square)>,
    /// What pawns become beside what they become anyway: all kinds of the diagram but pawns, kings and dummies.
    pub(super) promotions: Kinds,
    /// What conditions remember, each in its slot.
    pub(super) memory: [u32; MEMORY],
}

impl Position {
    /// The position of a diagram. Rights to castle without king and rook at home, and an en passant
    /// square on which no pawn can capture, are dropped.
    pub(super) fn new(game: &Game, diagram: &Diagram<Piece>) -> Self {
        let mut board = Board::EMPTY;
        let mut promotions = Kinds::default();
        // Every pawn becomes an orthodox piece, unless there are some that become others first.
        let others_first = game.setup.promotes_first != PROMOTIONS
            || diagram.pieces.iter().any(|(_, piece)| promotes_first(piece.kind()).is_some());
        for &(square, piece) in &diagram.pieces {
            board.put(square, piece);
            let is_dummy = ["DU", "PO"].contains(&CODES[usize::from(piece.kind())]);
            let is_pawn = piece.reach(Colour::White).is_pawn;
            let is_other = piece.kind() > Kind::King.number()
                || others_first && piece.kind() < Kind::King.number();
            if is_other && !is_pawn && !is_dummy {
                promotions.add(piece.kind());
            }
        }
        if game.setup.needs_homes {
            board.note_homes();
        }
        let (turn, memory) = (diagram.turn, [0; MEMORY]);
        let mut position = Self { board, turn, castling: 0, en_passant: None, promotions, memory };
        for (number, (side, king, rook)) in CASTLINGS.into_iter().enumerate() {
            let right = diagram.castling & 1 << number;
            // Under conditions a king may come home later.
            let has_king = !game.is_plain() || position.has(king, side, Kind::King);
            if has_king && position.holds(rook, side, game.setup.castling_rook) {
                position.castling |= right;
            }
        }
        if !game.is_plain() {
            position.note_kings(game);
        }
        let passed = diagram.en_passant.filter(|&to| position.can_be_en_passant(to));
        position.en_passant = passed.map(|to| (Bitboard::of(to), behind(to, turn)));
        for rule in &game.remembering {
            rule.begin(&mut position);
        }
        position
    }

    /// Notes which kings have not moved: those at home, unless castling was denied to them.
    fn note_kings(&mut self, game: &Game) {
        for side in [Colour::White, Colour::Black] {
            let mut own = CASTLINGS.into_iter().enumerate().filter(|(_, right)| right.0 == side);
            let at_home = own.clone().any(|(_, (_, king, _))| self.has(king, side, Kind::King));
            let is_denied = own.any(|(number, (_, king, rook))| {
                self.has(king, side, Kind::King)
                    && self.holds(rook, side, game.setup.castling_rook)
                    && self.castling & 1 << number == 0
            });
            if at_home && !is_denied {
                self.castling |= 1 << (KING_AT_HOME + side.index());
            }
        }
    }

    fn has(&self, square: Square, side: Colour, kind: Kind) -> bool {
        self.holds(square, side, kind.number())
    }

    fn holds(&self, square: Square, side: Colour, kind: KindNumber) -> bool {
        let piece = self.board.at(square);
        piece.is_of(side) && piece.kind() == kind
    }

    /// Whether the last move can have been a double step over that square, and a pawn can capture there.
    fn can_be_en_passant(&self, to: Square) -> bool {
        let them = self.turn.other();
        let rank = if self.turn == Colour::White { 5 } else { 2 };
        to.rank() == rank
            && self.has(behind(to, self.turn), them, Kind::Pawn)
            && self.board.is_empty(to)
            && self.board.is_empty(behind(to, them))
            && self.pawn_captures(to, self.turn)
    }

    /// Whether a pawn of that side could capture on a square.
    fn pawn_captures(&self, to: Square, side: Colour) -> bool {
        let mut pawns = self.board.find(side, |piece| piece.reach(side).is_stepping);
        Iterator::any(&mut pawns, |from| self.board.at(from).reach(side).could(from, to))
    }

    /// The position after a legal move.
    #[inline(always)]
    pub(super) fn play(&self, game: &Game, played: &Move) -> Self {
        let mut after = *self;
        for &act in played.acts() {
            after.board.act(act);
        }
        after.pass_turn(game, self, played);
        after
    }

    /// Whether a pawn steps as one from one square to another; where pieces move as others it may slide there.
    fn steps_twice(&self, game: &Game, pawn: Square, start: Square, to: Square) -> bool {
        if game.borrowing.is_empty() {
            return true;
        }
        let mut kinds = Vec::new();
        observation::movement_kinds(game, self, pawn, self.turn, &mut kinds);
        kinds.iter().any(|&kind| Reach::of(kind, self.turn).steps(start, to))
    }

    /// Ends a move whose effects are on the board already.
    #[inline(always)]
    pub(super) fn pass_turn(&mut self, game: &Game, before: &Self, played: &Move) {
        let (us, them) = (before.turn, before.turn.other());
        let (from, to) = (played.from, played.to);
        self.turn = them;
        self.en_passant = None;
        if let Some(start) = played.start()
            && start.rank().abs_diff(to.rank()) == 2
            && before.board.at(from).reach(us).steps(start, to)
            && !played.is_capture()
            && before.steps_twice(game, from, start, to)
        {
            let passed = Square::new(u8::midpoint(start.number(), to.number()));
            // Other pieces may move as pawns.
            let by_others = !game.borrowing.is_empty() || game.setup.extras_capture;
            if by_others || self.pawn_captures(passed, them) {
                self.en_passant = Some((Bitboard::of(passed), played.destination().unwrap_or(to)));
            }
        }
        if game.is_plain() {
            if self.castling != 0 {
                for (number, (_, king, rook)) in CASTLINGS.into_iter().enumerate() {
                    if [from, to].iter().any(|&touched| touched == king || touched == rook) {
                        self.castling &= !(1 << number);
                    }
                }
            }
            return;
        }
        let may_come_home = |act: &Act| matches!(act, Act::Create(..) | Act::Become(..));
        if self.castling != 0 || played.acts().iter().any(may_come_home) {
            for &act in played.acts() {
                // What only changes boards has moved.
                if !(game.setup.has_two_boards && matches!(act, Act::Become(..))) {
                    self.change_rights(act);
                }
            }
        }
        for rule in &game.remembering {
            rule.remember(before, played, self);
        }
    }

    /// Takes away the rights of what leaves its home, and gives them to what is reborn there or becomes what it is.
    fn change_rights(&mut self, act: Act) {
        let mut leave = |square: Square| {
            if ![0, 7].contains(&square.rank()) {
                return;
            }
            for (number, (side, king, rook)) in CASTLINGS.into_iter().enumerate() {
                if square == rook {
                    self.castling &= !(1 << number);
                } else if square == king {
                    self.castling &= !(1 << (KING_AT_HOME + side.index()));
                }
            }
        };
        match act {
            Act::None | Act::Imitate(_) => (),
            Act::Become(square, _) => {
                leave(square);
                self.come_home(square);
            }
            Act::Remove(square) => leave(square),
            Act::Move(from, to) | Act::Step(from, to) => {
                leave(from);
                leave(to);
            }
            Act::Exchange(first, second) => {
                leave(first);
                leave(second);
            }
            Act::Create(square, ..) => self.come_home(square),
        }
    }

    /// Gives the rights of a king or a rook that has come to that square as if it had not moved.
    pub(super) fn come_home(&mut self, square: Square) {
        for (number, (side, king, rook)) in CASTLINGS.into_iter().enumerate() {
            if square == king && self.has(king, side, Kind::King) {
                self.castling |= 1 << (KING_AT_HOME + side.index());
            }
            if square == rook && self.has(rook, side, Kind::Rook) {
                self.castling |= 1 << number;
            }
        }
    }

    /// Whether a side may still castle, as far as its pieces have not moved.
    #[inline(always)]
    pub(super) fn has_right(&self, game: &Game, number: usize) -> bool {
        if self.castling & 1 << number == 0 {
            return false;
        }
        let (side, king, rook) = CASTLINGS[number];
        game.is_plain()
            || self.castling & 1 << (KING_AT_HOME + side.index()) != 0
                && self.has(king, side, Kind::King)
                && self.holds(rook, side, game.setup.castling_rook)
    }

    /// The position with the other side to move.
    pub(super) fn null_move(&self, game: &Game) -> Self {
        let mut after = Self { turn: self.turn.other(), en_passant: None, ..*self };
        for rule in &game.remembering {
            rule.pass(&mut after);
        }
        after
    }

    /// What keeps the position from being solved; `mated` must have a king.
    pub(super) fn check(&self, game: &Game, mated: Option<Colour>) -> Result<(), Illegal> {
        for side in [Colour::White, Colour::Black] {
            let at_end = |square: &Square| [0, 7].contains(&square.rank());
            let mut pawns = self.board.find(side, |piece| piece.reach(side).is_stepping);
            if !game.setup.pawns_anywhere
                && let Some(square) = pawns.find(at_end)
            {
                return Err(Illegal::PawnOnEndRank(side, square));
            }
            let kings = self.board.royals(side);
            if !game.setup.any_kings && kings.count() > 1 {
                return Err(Illegal::TwoKings(side, kings));
            }
        }
        if let Some(side) = mated
            && !game.setup.kings_come
            && self.board.king(side).is_none()
        {
            return Err(Illegal::NoKing(side));
        }
        let waiting = self.turn.other();
        if !game.setup.may_begin_in_check && observation::is_checked(game, self, waiting) {
            return Err(Illegal::SideNotToMoveInCheck(waiting));
        }
        Ok(())
    }

    pub(super) fn key(&self, game: &Game) -> Fingerprint {
        let number = |(passed, pawn): (Bitboard, Square)| {
            passed
                .fold(u64::from(pawn.number()), |all, square| all << 6 | u64::from(square.number()))
        };
        let en_passant = self.en_passant.map_or(1 << 18, number);
        let rights = u64::from(self.castling) | en_passant << 8 | (self.turn.index() as u64) << 32;
        let sum = self.board.sum();
        if game.is_plain() {
            return sum.fingerprint(&[rights]);
        }
        let mut words = [0; 9 + MEMORY / 2];
        words[0] = rights;
        let mut count = 1;
        let (pairs, _) = self.memory.as_chunks::<2>();
        for &[low, high] in &pairs[..game.setup.memory.div_ceil(2)] {
            words[count] = u64::from(low) | u64::from(high) << 32;
            count += 1;
        }
        if game.setup.needs_homes {
            words[count..count + 8].copy_from_slice(&self.board.homes());
            count += 8;
        }
        sum.fingerprint(&words[..count])
    }
}
