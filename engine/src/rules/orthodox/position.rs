//! A position and the making of moves.

use crate::rules::Illegal;
use crate::rules::bitboard::Bitboard;
use crate::rules::orthodox::attacks::{self, Orthodox};
use crate::rules::orthodox::moves::Move;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

/// Castling rights as four bits.
pub mod castling {
    use crate::rules::piece::Colour;
    use crate::rules::square::Square;

    /// The right, the king's home, the rook's home, for White short and long, Black short and long.
    pub const ALL: [(u8, Square, Square); 4] = [
        (1, Square::new(4), Square::new(7)),
        (2, Square::new(4), Square::new(0)),
        (4, Square::new(60), Square::new(63)),
        (8, Square::new(60), Square::new(56)),
    ];

    /// The rights of one side.
    #[inline(always)]
    pub const fn of(colour: Colour) -> u8 {
        match colour {
            Colour::White => 3,
            Colour::Black => 12,
        }
    }

    /// The rights that outlive a move from or to each square.
    pub(super) static KEPT: [u8; 64] = {
        let mut kept = [15; 64];
        let mut i = 0;
        while i < 4 {
            let (right, king, rook) = ALL[i];
            kept[king.index()] &= !right;
            kept[rook.index()] &= !right;
            i += 1;
        }
        kept
    };
}

const NO_SQUARE: u8 = 64;

/// A position: any number of pieces, at most one king a side, either king may be missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    kinds: [Bitboard; 6],
    colours: [Bitboard; 2],
    castling: u8,
    en_passant: u8,
    turn: Colour,
}

impl Position {
    /// An empty board with that side to move.
    pub fn empty(turn: Colour) -> Self {
        Self {
            kinds: [Bitboard::EMPTY; 6],
            colours: [Bitboard::EMPTY; 2],
            castling: 0,
            en_passant: NO_SQUARE,
            turn,
        }
    }

    // -- asking --------------------------------------------------------------------------------

    /// The side to move.
    #[inline(always)]
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// The pieces of a kind, both sides.
    #[inline(always)]
    pub const fn kind(&self, kind: Kind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// The pieces of a side.
    #[inline(always)]
    pub const fn colour(&self, colour: Colour) -> Bitboard {
        self.colours[colour.index()]
    }

    /// The pieces of a kind and a side.
    #[inline(always)]
    pub fn pieces(&self, colour: Colour, kind: Kind) -> Bitboard {
        self.kind(kind) & self.colour(colour)
    }

    /// Every occupied square.
    #[inline(always)]
    pub fn occupied(&self) -> Bitboard {
        self.colours[0] | self.colours[1]
    }

    /// Where a side's king stands.
    #[inline(always)]
    pub fn king(&self, colour: Colour) -> Option<Square> {
        self.pieces(colour, Kind::King).first()
    }

    /// The castling rights, four bits as in [`castling`].
    #[inline(always)]
    pub const fn castling(&self) -> u8 {
        self.castling
    }

    /// The square on which a pawn of the side to move can capture en passant.
    #[inline(always)]
    pub const fn en_passant(&self) -> Option<Square> {
        if self.en_passant == NO_SQUARE { None } else { Some(Square::new(self.en_passant)) }
    }

    /// The kind of the piece on an occupied square.
    #[inline(always)]
    pub fn kind_at(&self, square: Square) -> Kind {
        let on = |kind: Kind| (self.kinds[kind.index()].0 >> square.index() & 1) as usize;
        // Sums of bits instead of a chain of branches: the outcome is as good as random.
        Kind::from_index(
            on(Kind::Knight)
                + 2 * on(Kind::Bishop)
                + 3 * on(Kind::Rook)
                + 4 * on(Kind::Queen)
                + 5 * on(Kind::King),
        )
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<(Colour, Kind)> {
        let colour = if self.colour(Colour::White).has(square) {
            Colour::White
        } else if self.colour(Colour::Black).has(square) {
            Colour::Black
        } else {
            return None;
        };
        Some((colour, self.kind_at(square)))
    }

    /// The pieces of a side that attack a square when `occupied` squares block.
    #[inline(always)]
    pub fn attackers<R: Orthodox>(
        &self,
        rules: R,
        by: Colour,
        square: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        let diagonal = self.kind(Kind::Bishop) | self.kind(Kind::Queen);
        let straight = self.kind(Kind::Rook) | self.kind(Kind::Queen);
        (attacks::pawn(by.other(), square) & self.kind(Kind::Pawn)
            | attacks::knight(square) & self.kind(Kind::Knight)
            | attacks::king(square) & self.kind(Kind::King)
            | rules.bishop(square, occupied) & diagonal
            | rules.rook(square, occupied) & straight)
            & self.colour(by)
    }

    /// The pieces that give check to a side's king.
    #[inline(always)]
    pub fn checkers<R: Orthodox>(&self, rules: R, checked: Colour) -> Bitboard {
        match self.king(checked) {
            Some(king) => self.attackers(rules, checked.other(), king, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }

    /// Whether the side to move is in check.
    #[inline(always)]
    pub fn in_check<R: Orthodox>(&self, rules: R) -> bool {
        self.checkers(rules, self.turn).any()
    }

    /// Everything a side attacks when `occupied` squares block.
    #[inline(always)]
    pub fn attacked_by<R: Orthodox>(&self, rules: R, by: Colour, occupied: Bitboard) -> Bitboard {
        let own = self.colour(by);
        let mut attacked = attacks::pawns(by, self.kind(Kind::Pawn) & own);
        for square in self.kind(Kind::Knight) & own {
            attacked |= attacks::knight(square);
        }
        for square in (self.kind(Kind::Bishop) | self.kind(Kind::Queen)) & own {
            attacked |= rules.bishop(square, occupied);
        }
        for square in (self.kind(Kind::Rook) | self.kind(Kind::Queen)) & own {
            attacked |= rules.rook(square, occupied);
        }
        if let Some(king) = self.king(by) {
            attacked |= attacks::king(king);
        }
        attacked
    }

    /// What keeps the position from being solved; `mated` is the side that must have a king.
    pub fn check_legality<R: Orthodox>(
        &self,
        rules: R,
        mated: Option<Colour>,
    ) -> Result<(), Illegal> {
        for colour in [Colour::White, Colour::Black] {
            let pawns = self.pieces(colour, Kind::Pawn) & Bitboard::END_RANKS;
            if let Some(square) = pawns.first() {
                return Err(Illegal::PawnOnEndRank(colour, square));
            }
            let kings = self.pieces(colour, Kind::King);
            if kings.several() {
                return Err(Illegal::TwoKings(colour, kings));
            }
        }
        if let Some(colour) = mated.filter(|&colour| self.king(colour).is_none()) {
            return Err(Illegal::NoKing(colour));
        }
        if self.checkers(rules, self.turn.other()).any() {
            return Err(Illegal::SideNotToMoveInCheck(self.turn.other()));
        }
        Ok(())
    }

    // -- changing ------------------------------------------------------------------------------

    /// Puts a piece on an empty square.
    #[inline(always)]
    pub fn put(&mut self, colour: Colour, kind: Kind, square: Square) {
        self.toggle(colour, kind, square);
    }

    #[inline(always)]
    fn toggle(&mut self, colour: Colour, kind: Kind, square: Square) {
        let set = Bitboard::of(square);
        self.kinds[kind.index()] ^= set;
        self.colours[colour.index()] ^= set;
    }

    /// Sets the castling rights; those whose king or rook is not at home are dropped.
    pub fn set_castling(&mut self, rights: u8) {
        let mut held = 0;
        for (right, king, rook) in castling::ALL {
            let colour = if right & castling::of(Colour::White) != 0 {
                Colour::White
            } else {
                Colour::Black
            };
            let at_home = self.pieces(colour, Kind::King).has(king)
                && self.pieces(colour, Kind::Rook).has(rook);
            if rights & right != 0 && at_home {
                held |= right;
            }
        }
        self.castling = held;
    }

    /// States the en passant square; without a pawn to be captured and one to capture it, none is set.
    pub fn set_en_passant(&mut self, square: Option<Square>) {
        self.en_passant = NO_SQUARE;
        let Some(target) = square else { return };
        let enemy = self.turn.other();
        let row = if self.turn == Colour::White { 5 } else { 2 };
        let victim = target.plus(enemy.forward());
        let origin = target.plus(self.turn.forward());
        if target.rank() == row
            && !self.occupied().has(target)
            && !self.occupied().has(origin)
            && self.pieces(enemy, Kind::Pawn).has(victim)
            && (attacks::pawn(enemy, target) & self.pieces(self.turn, Kind::Pawn)).any()
        {
            self.en_passant = target.number();
        }
    }

    /// The position in which nothing can be captured en passant.
    #[must_use]
    pub fn without_en_passant(&self) -> Self {
        Self { en_passant: NO_SQUARE, ..*self }
    }

    /// The position with the other side to move, as if the side to move had passed.
    #[must_use]
    pub fn null_move(&self) -> Self {
        let mut after = *self;
        after.en_passant = NO_SQUARE;
        after.turn = self.turn.other();
        after
    }

    /// The position after a legal move.
    #[inline(always)]
    #[must_use]
    pub fn play(&self, played: Move) -> Self {
        let mut after = *self;
        let (us, them) = (self.turn, self.turn.other());
        let (from, to) = (played.from(), played.to());
        let kind = self.kind_at(from);
        after.en_passant = NO_SQUARE;
        if self.colour(them).has(to) {
            after.toggle(them, self.kind_at(to), to);
        }
        after.toggle(us, kind, from);
        after.toggle(us, played.promotion().unwrap_or(kind), to);
        if kind == Kind::Pawn {
            if played.is_en_passant() {
                after.toggle(them, Kind::Pawn, to.plus(them.forward()));
            } else if from.number().abs_diff(to.number()) == 16 {
                let passed_over = from.plus(us.forward());
                if (attacks::pawn(us, passed_over) & self.pieces(them, Kind::Pawn)).any() {
                    after.en_passant = passed_over.number();
                }
            }
        } else if played.is_castling() {
            let (rook_from, rook_to) =
                if to > from { (to.plus(1), to.plus(-1)) } else { (to.plus(-2), to.plus(1)) };
            after.toggle(us, Kind::Rook, rook_from);
            after.toggle(us, Kind::Rook, rook_to);
        }
        after.castling &= castling::KEPT[from.index()] & castling::KEPT[to.index()];
        after.turn = them;
        after
    }

    /// The position before a move that was played here and captured such a piece. The castling rights are those that
    /// the position has, and that of the side that castles: others may have been lost by the move.
    #[must_use]
    pub fn unplay(&self, played: Move, captured: Option<Kind>) -> Self {
        let mut before = *self;
        let (us, them) = (self.turn.other(), self.turn);
        let (from, to) = (played.from(), played.to());
        let kind = self.kind_at(to);
        before.turn = us;
        before.en_passant = NO_SQUARE;
        before.toggle(us, kind, to);
        before.toggle(us, if played.promotion().is_some() { Kind::Pawn } else { kind }, from);
        if played.is_en_passant() {
            before.toggle(them, Kind::Pawn, to.plus(them.forward()));
            before.en_passant = to.number();
        } else if let Some(captured) = captured {
            before.toggle(them, captured, to);
        } else if played.is_castling() {
            let (rook_from, rook_to) =
                if to > from { (to.plus(1), to.plus(-1)) } else { (to.plus(-2), to.plus(1)) };
            before.toggle(us, Kind::Rook, rook_from);
            before.toggle(us, Kind::Rook, rook_to);
            let right =
                castling::ALL.iter().find(|&&(_, king, rook)| (king, rook) == (from, rook_from));
            before.castling |= right.map_or(0, |&(right, ..)| right);
        }
        before
    }
}
