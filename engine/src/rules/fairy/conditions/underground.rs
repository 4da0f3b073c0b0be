//! What becomes of rebirth where the square is occupied, and one of the two pieces goes underground: by parachute the
//! one that stands there, by volcanic rebirth the one that is reborn. It comes back as soon as the square is empty.

use super::ghosts::{Underworld, ghost, piece_of, square_of};
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::board::piece::Piece;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Step};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::square::Square;

/// The words that stand for it.
pub(super) const WORDS: [&str; 2] = ["Parachute", "Volcanic"];

#[derive(Debug)]
pub(super) struct Underground {
    world: Underworld,
    /// Whether what is reborn waits, and not what stands there.
    is_volcanic: bool,
}

impl Underground {
    /// Whether the words speak of it.
    pub(super) fn is_in(words: &[&str]) -> bool {
        words.iter().any(|word| WORDS.iter().any(|one| one.eq_ignore_ascii_case(word)))
    }

    /// What the words say; None where there is no room for who waits.
    pub(super) fn of(words: &[&str], setup: &mut Setup) -> Option<Self> {
        let is_volcanic = words.iter().any(|word| word.eq_ignore_ascii_case(WORDS[1]));
        Some(Self { world: Underworld::new(setup)?, is_volcanic })
    }

    /// Goes on with a rebirth on a square: `reborn` brings the piece there, with all that it may become, once the
    /// square is empty.
    pub(super) fn take_turns(
        &self,
        making: &mut MoveInProgress<'_>,
        to: Square,
        reborn: &mut dyn FnMut(&mut MoveInProgress<'_>, &mut Step<'_>) -> Flow,
        go: &mut Step<'_>,
    ) -> Flow {
        let there = making.after.board.at(to);
        if there.is_none() {
            return reborn(making, go);
        }
        let home = making.after.board.home(to);
        making.act(Action::Remove(to));
        reborn(making, &mut |making| {
            if self.is_volcanic {
                making.act(Action::Remove(to));
                making.act(Action::Create(to, there, home));
            }
            go(making)
        })
    }

    /// Lets those come back whose squares are empty.
    pub(super) fn uncover(&self, making: &mut MoveInProgress<'_>) {
        for ghost in self.after(making.before, &making.played) {
            let square = square_of(ghost);
            if making.after.board.is_empty(square) {
                making.act(Action::Create(square, piece_of(ghost), square));
            }
        }
    }

    /// Who waits after a move.
    fn after(&self, before: &Position, played: &Move) -> Vec<u32> {
        let mut ghosts = self.world.waiting(before);
        let mut board = before.board;
        // What stood on a square of rebirth, while it is not yet known who waits there.
        let mut covered: Option<(Square, Piece)> = None;
        let acts = played.acts();
        for (place, &act) in acts.iter().enumerate() {
            let next = acts.get(place + 1);
            match act {
                Action::Remove(square) if Some(square) != played.victim || place > 0 => {
                    let piece = board.at(square);
                    let comes = |act: &Action| matches!(*act, Action::Create(to, ..) | Action::Move(_, to) if to == square);
                    match covered {
                        Some((_, there)) if self.is_volcanic => {
                            covered = None;
                            if next == Some(&Action::Create(square, there, board.home(square)))
                                || next.is_some_and(comes)
                            {
                                ghosts.push(ghost(piece, square));
                            }
                        }
                        _ if next.is_some_and(comes) => {
                            if self.is_volcanic {
                                covered = Some((square, piece));
                            } else {
                                ghosts.insert(0, ghost(piece, square));
                            }
                        }
                        _ => (),
                    }
                }
                Action::Create(square, piece, _) if board.is_empty(square) => {
                    let is_after_removal = place > 0 && acts[place - 1] == Action::Remove(square);
                    let of_it = |&one: &u32| square_of(one) == square && piece_of(one) == piece;
                    if !is_after_removal && let Some(place) = ghosts.iter().position(of_it) {
                        ghosts.remove(place);
                    }
                }
                _ => (),
            }
            board.act(act);
        }
        ghosts
    }

    pub(super) fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        self.world.keep(self.after(before, played), after);
    }
}
