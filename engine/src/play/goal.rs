//! What the last move must reach.

use crate::rules::effects::Effect;
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
    /// `ctr`: a captured piece comes back to where it stood in the diagram.
    CircuitByRebirth,
    /// `<>r`: a captured piece comes back, and it and another one of the side that did not move stand on each other's
    /// squares of the diagram.
    ExchangeByRebirth,
    /// `k`: the piece that moved stands beside the one that stood on this square in the diagram; no other does.
    Kiss(Square),
    /// `a=>b`: the pieces stand as in another position, by [`Rules::placement`].
    Placement(Fingerprint),
    /// `dia`: the same, from the array of a game.
    ProofGame(Fingerprint),
    /// `##`: both sides are in check and would have no legal move. The side that moved had one before.
    DoubleMate,
    /// `##!`: the same by a move of a side that was mated.
    CounterMate,
    /// `!#`: the side that moved would be mated if it were its move.
    AutoMate,
    /// `/1d[x]a{!+}`, inside the brackets of a structured stipulation: the opponent is in zugzwang. He is not in check,
    /// and can move, but only so.
    Zugzwang(Forced),
}

/// What each move of a side in zugzwang reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forced {
    /// A capture.
    Capture,
    /// A check.
    Check,
    /// A stalemate.
    Stalemate,
    /// A mate.
    Mate,
}

impl Forced {
    const fn goal(self) -> Goal {
        match self {
            Self::Capture => Goal::Capture,
            Self::Check => Goal::Check,
            Self::Stalemate => Goal::Stalemate,
            Self::Mate => Goal::Mate,
        }
    }
}

impl Goal {
    /// How stipulations write them.
    pub const SIGNS: [&'static str; 27] = [
        "#",
        "=",
        "==",
        "#=",
        "+",
        "x",
        "z",
        "ep",
        "00",
        "~",
        "%",
        "c81",
        "!=",
        "dia",
        "a=>b",
        "/1d[x]a{!+}",
        "/1d[+]a{!+}",
        "/1d[=]a{!+}",
        "/1d[#]a{!+}",
        "ct",
        "<>",
        "ctr",
        "<>r",
        "k",
        "##",
        "##!",
        "!#",
    ];

    /// How many of them rules can tell that know neither where pieces stood in the diagram nor which moves
    /// expose the king.
    pub const ORTHODOX: usize = 19;

    /// The goal with that sign; `target` goes with `z` and `k`, and with no other. Of `dia` and of `a=>b`
    /// the placement is not known yet.
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
            ("ctr", None) => Self::CircuitByRebirth,
            ("<>r", None) => Self::ExchangeByRebirth,
            ("k", Some(square)) => Self::Kiss(square),
            ("dia", None) => Self::ProofGame(Fingerprint([0; 2])),
            ("a=>b", None) => Self::Placement(Fingerprint([0; 2])),
            ("##", None) => Self::DoubleMate,
            ("##!", None) => Self::CounterMate,
            ("!#", None) => Self::AutoMate,
            ("/1d[x]a{!+}", None) => Self::Zugzwang(Forced::Capture),
            ("/1d[+]a{!+}", None) => Self::Zugzwang(Forced::Check),
            ("/1d[=]a{!+}", None) => Self::Zugzwang(Forced::Stalemate),
            ("/1d[#]a{!+}", None) => Self::Zugzwang(Forced::Mate),
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
            Self::CircuitByRebirth => "ctr",
            Self::ExchangeByRebirth => "<>r",
            Self::Kiss(_) => "k",
            Self::Placement(_) => "a=>b",
            Self::ProofGame(_) => "dia",
            Self::DoubleMate => "##",
            Self::CounterMate => "##!",
            Self::AutoMate => "!#",
            Self::Zugzwang(Forced::Capture) => "/1d[x]a{!+}",
            Self::Zugzwang(Forced::Check) => "/1d[+]a{!+}",
            Self::Zugzwang(Forced::Stalemate) => "/1d[=]a{!+}",
            Self::Zugzwang(Forced::Mate) => "/1d[#]a{!+}",
        }
    }

    /// What is reached in the end: by the opponent, where that is zugzwang.
    pub const fn at_last(self) -> Self {
        match self {
            Self::Zugzwang(forced) => forced.goal(),
            _ => self,
        }
    }

    /// Whether the pieces are to stand as in another position.
    pub const fn is_position(self) -> bool {
        matches!(self, Self::Placement(_) | Self::ProofGame(_))
    }

    /// Whether it is reached by moves that leave the own king in check, and by no others.
    pub const fn exposes_king(self) -> bool {
        matches!(self, Self::DoubleMate | Self::CounterMate | Self::AutoMate)
    }

    /// The moves of a side that wants to reach it: the legal ones, and those that only reaching it excuses.
    pub fn moves<R: Rules>(self, position: &R::Position, rules: R) -> Vec<R::Move> {
        let mut moves = rules.legal_moves(position);
        if self.exposes_king() {
            let mut exposing = Vec::new();
            rules.generate_exposing(position, &mut exposing);
            exposing.retain(|&played| {
                self.reached(position, played, &rules.play(position, played), rules)
            });
            moves.append(&mut exposing);
        }
        moves
    }

    /// Whether one of [`Self::moves`] is wanted, with the position after it. Behind the first no more are looked at.
    pub fn any_move<R: Rules>(
        self,
        position: &R::Position,
        rules: R,
        wanted: &mut dyn FnMut(R::Move, &R::Position) -> bool,
    ) -> bool {
        if self.exposes_king() {
            let moves = self.moves(position, rules);
            return moves.into_iter().any(|played| wanted(played, &rules.play(position, played)));
        }
        rules.any_legal(position, wanted)
    }

    /// Whether one of [`Self::moves`] from `before` to `after` reaches it.
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
            Self::Mate => is_mated(after, rules),
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
            Self::Circuit => is_home(rules.destination(played), after, rules),
            Self::CircuitByRebirth => is_home(reborn(before, played, rules), after, rules),
            Self::Exchange => {
                let to = rules.destination(played);
                is_exchanged(to, rules.turn(before), after, rules)
            }
            Self::ExchangeByRebirth => {
                let them = rules.turn(before).other();
                is_exchanged(reborn(before, played, rules), them, after, rules)
            }
            Self::Kiss(kissed) => rules.destination(played).is_some_and(|to| {
                let is_alone = |at: Square| {
                    beside(at)
                        .filter(|&other| other != to)
                        .all(|other| rules.is_empty(after, other))
                };
                beside(to).any(|at| rules.home(after, at, None) == Some(kissed) && is_alone(at))
            }),
            Self::Placement(placement) | Self::ProofGame(placement) => {
                rules.placement(after) == placement
            }
            Self::DoubleMate => {
                is_mated(after, rules)
                    && is_mated(&rules.null_move(after), rules)
                    && !rules.is_stuck(before)
            }
            Self::CounterMate => {
                is_mated(after, rules)
                    && is_mated(&rules.null_move(after), rules)
                    && is_mated(before, rules)
            }
            Self::AutoMate => is_mated(&rules.null_move(after), rules),
            Self::Zugzwang(forced) => {
                !rules.in_check(after) && can_only_reach(forced.goal(), after, rules)
            }
        }
    }

    /// Whether the position is fit to be solved when that side is to suffer it.
    pub fn check_kings<R: Rules>(
        self,
        position: &R::Position,
        sufferer: Colour,
        rules: R,
    ) -> Result<(), Illegal> {
        // A side without a king is stalemated where its other pieces cannot move.
        let is_for_one = self == Self::Mate || self.exposes_king() && self != Self::AutoMate;
        rules.check(position, is_for_one.then_some(sufferer))?;
        if self.exposes_king() || self == Self::Zugzwang(Forced::Mate) {
            rules.check(position, Some(sufferer.other()))?;
        }
        Ok(())
    }

    /// Whether the rules have to know where each piece stood in the diagram.
    pub const fn needs_homes(self) -> bool {
        matches!(
            self,
            Self::Circuit
                | Self::Exchange
                | Self::CircuitByRebirth
                | Self::ExchangeByRebirth
                | Self::Kiss(_)
        )
    }

    /// Whether no play follows: the opponent cannot move, or could capture the king.
    pub const fn ends_play(self) -> bool {
        matches!(self, Self::Mate | Self::Stalemate | Self::DoubleStalemate | Self::MateOrStalemate)
            || self.exposes_king()
    }

    /// Whether it is reached only where the opponent cannot move and is not in check.
    pub const fn is_stalemate(self) -> bool {
        matches!(self, Self::Stalemate | Self::DoubleStalemate)
    }
}

/// Whether the side to move is mated.
fn is_mated<R: Rules>(position: &R::Position, rules: R) -> bool {
    rules.in_check(position) && rules.is_stuck(position) && !rules.is_suffocated(position)
}

/// Whether the side to move can move, but only so that it reaches a goal.
fn can_only_reach<R: Rules>(goal: Goal, position: &R::Position, rules: R) -> bool {
    let mut can_move = false;
    let escapes = rules.any_legal(position, &mut |played, after| {
        can_move = true;
        !goal.reached(position, played, after, rules)
    });
    can_move && !escapes
}

/// Where a piece comes back to the board with a move.
fn reborn<R: Rules>(before: &R::Position, played: R::Move, rules: R) -> Option<Square> {
    rules
        .effects(before, played)
        .iter()
        .filter_map(|effect| match effect {
            Effect::Create(at, ..) => Some(at),
            _ => None,
        })
        .last()
}

/// Whether a piece stands on the square where it stood in the diagram.
fn is_home<R: Rules>(at: Option<Square>, position: &R::Position, rules: R) -> bool {
    at.is_some_and(|at| rules.home(position, at, None) == Some(at))
}

/// Whether a piece, and another one of that side, stand on each other's squares of the diagram.
fn is_exchanged<R: Rules>(
    at: Option<Square>,
    side: Colour,
    position: &R::Position,
    rules: R,
) -> bool {
    at.is_some_and(|at| {
        rules
            .home(position, at, None)
            .is_some_and(|home| home != at && rules.home(position, home, Some(side)) == Some(at))
    })
}

/// The squares around one.
fn beside(square: Square) -> impl Iterator<Item = Square> {
    Square::all().filter(move |other| {
        let (files, ranks) =
            (other.file().abs_diff(square.file()), other.rank().abs_diff(square.rank()));
        files.max(ranks) == 1
    })
}
