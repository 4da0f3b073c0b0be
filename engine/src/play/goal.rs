//! What the last move must reach.

use crate::rules::fingerprint::Fingerprint;
use crate::rules::piece::Colour;
use crate::rules::square::Square;
use crate::rules::{Illegal, Rules};

/// What the last move of a line reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// `#`: the opponent is in check and has no legal move.
    Mate,
    /// `=`: the opponent is not in check and has no legal move.
    Stalemate,
    /// `==`: the opponent is stalemated, and so would be the side that moved if it were its move.
    DoubleStalemate,
    /// `#=`: the opponent has no legal move.
    MateOrStalemate,
    /// `+`: the opponent is in check.
    Check,
    /// `x`: the move captures.
    Capture,
    /// `z`: the piece that moved, or the king that castled, stands on this square.
    Square(Square),
    /// `ep`: the move captures en passant.
    EnPassant,
    /// `00`: the move castles.
    Castling,
    /// `~`: any move reaches it.
    Any,
    /// `%`: the move wins a piece.
    WinPiece,
    /// `c81`: the piece that moved stands on its last rank.
    LastRank,
    /// `!=`: the side that moved would be stalemated if it were its move.
    AutoStalemate,
    /// `ct`: the piece that moved stands where it stood in the diagram.
    Circuit,
    /// `<>`: the piece that moved, and another one of its side, stand on each other's squares of the diagram.
    Exchange,
    /// `k`: the piece that moved stands beside the one that stood on this square in the diagram; no other does.
    Kiss(Square),
    /// `dia`: the pieces stand as in another position, by [`Rules::placement`].
    Placement(Fingerprint),
}

impl Goal {
    /// How stipulations write them.
    pub const SIGNS: [&'static str; 17] = [
        "#", "=", "==", "#=", "+", "x", "z", "ep", "00", "~", "%", "c81", "!=", "dia", "ct", "<>",
        "k",
    ];

    /// How many of them rules can tell that do not know where pieces stood in the diagram.
    pub const WITHOUT_HOMES: usize = 14;

    /// The goal with that sign; `target` goes with `z` and `k`, and with no other. Of `dia` the placement is not
    /// known yet.
    pub fn from_sign(sign: &str, target: Option<Square>) -> Option<Self> {
        Some(match (sign, target) {
            ("#", None) => Self::Mate,
            ("=", None) => Self::Stalemate,
            ("==", None) => Self::DoubleStalemate,
            ("#=", None) => Self::MateOrStalemate,
            ("+", None) => Self::Check,
            ("x", None) => Self::Capture,
            ("z", Some(square)) => Self::Square(square),
            ("ep", None) => Self::EnPassant,
            ("00", None) => Self::Castling,
            ("~", None) => Self::Any,
            ("%", None) => Self::WinPiece,
            ("c81", None) => Self::LastRank,
            ("!=", None) => Self::AutoStalemate,
            ("ct", None) => Self::Circuit,
            ("<>", None) => Self::Exchange,
            ("k", Some(square)) => Self::Kiss(square),
            ("dia", None) => Self::Placement(Fingerprint([0; 2])),
            _ => return None,
        })
    }

    /// How stipulations write it, its square left out.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Mate => "#",
            Self::Stalemate => "=",
            Self::DoubleStalemate => "==",
            Self::MateOrStalemate => "#=",
            Self::Check => "+",
            Self::Capture => "x",
            Self::Square(_) => "z",
            Self::EnPassant => "ep",
            Self::Castling => "00",
            Self::Any => "~",
            Self::WinPiece => "%",
            Self::LastRank => "c81",
            Self::AutoStalemate => "!=",
            Self::Circuit => "ct",
            Self::Exchange => "<>",
            Self::Kiss(_) => "k",
            Self::Placement(_) => "dia",
        }
    }

    /// Whether a legal move from `before` to `after` reaches it.
    pub fn reached<R: Rules>(
        self,
        before: &R::Position,
        played: R::Move,
        after: &R::Position,
        rules: R,
    ) -> bool {
        // Without a king there is no mate, but stalemate of the other pieces.
        let stuck = || rules.is_stuck(after);
        match self {
            Self::Mate => rules.in_check(after) && stuck() && !rules.is_suffocated(after),
            Self::Stalemate => !rules.in_check(after) && stuck(),
            Self::DoubleStalemate => {
                !rules.in_check(after) && stuck() && rules.is_stuck(&rules.null_move(after))
            }
            Self::MateOrStalemate => stuck(),
            Self::Check => rules.in_check(after),
            Self::Capture => rules.captures(before, played),
            Self::WinPiece => rules.wins_piece(before, played),
            Self::Square(square) => rules.destination(played) == Some(square),
            Self::EnPassant => rules.is_en_passant(played),
            Self::Castling => rules.is_castling(played),
            Self::Any => true,
            Self::LastRank => {
                let last = if rules.turn(before) == Colour::White { 7 } else { 0 };
                rules.destination(played).is_some_and(|to| to.rank() == last)
            }
            Self::AutoStalemate => rules.is_stuck(&rules.null_move(after)),
            Self::Circuit => {
                rules.destination(played).is_some_and(|to| rules.home(after, to, None) == Some(to))
            }
            Self::Exchange => rules.destination(played).is_some_and(|to| {
                let us = Some(rules.turn(before));
                rules
                    .home(after, to, None)
                    .is_some_and(|home| home != to && rules.home(after, home, us) == Some(to))
            }),
            Self::Kiss(kissed) => rules.destination(played).is_some_and(|to| {
                let is_alone = |at: Square| {
                    beside(at)
                        .filter(|&other| other != to)
                        .all(|other| rules.home(after, other, None).is_none())
                };
                beside(to).any(|at| rules.home(after, at, None) == Some(kissed) && is_alone(at))
            }),
            Self::Placement(placement) => rules.placement(after) == placement,
        }
    }

    /// Whether the position is fit to be solved when that side is to suffer it.
    pub fn check_kings<R: Rules>(
        self,
        position: &R::Position,
        sufferer: Colour,
        rules: R,
    ) -> Result<(), Illegal> {
        rules.check(position, self.ends_play().then_some(sufferer))?;
        if self == Self::DoubleStalemate {
            rules.check(position, Some(sufferer.other()))?;
        }
        Ok(())
    }

    /// Whether the rules have to know where each piece stood in the diagram.
    pub const fn needs_homes(self) -> bool {
        matches!(self, Self::Circuit | Self::Exchange | Self::Kiss(_))
    }

    /// Whether it is reached only where the opponent, who has a king, cannot move.
    pub const fn ends_play(self) -> bool {
        matches!(self, Self::Mate | Self::Stalemate | Self::DoubleStalemate | Self::MateOrStalemate)
    }

    /// Whether it is reached only where the opponent cannot move and is not in check.
    pub const fn is_stalemate(self) -> bool {
        matches!(self, Self::Stalemate | Self::DoubleStalemate)
    }
}

/// The squares around one.
fn beside(square: Square) -> impl Iterator<Item = Square> {
    Square::all().filter(move |other| {
        let (files, ranks) =
            (other.file().abs_diff(square.file()), other.rank().abs_diff(square.rank()));
        files.max(ranks) == 1
    })
}
