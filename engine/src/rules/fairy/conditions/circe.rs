//! Circe and its variants: what is captured comes back at once on another square, if that is empty.

use super::attributes::successors;
use super::condition::{Condition, condition, words};
use super::parrain::Parrain;
use super::promotion;
use super::rebirth::{Capture, PLACE_WORDS, Place, Rebirth, capture, joined, place};
use super::sides;
use super::underground::{self, Underground};
use crate::rules::effects::Side;
use crate::rules::fairy::board::Board;
use crate::rules::fairy::board::kinds::first_step;
use crate::rules::fairy::board::moves::{Action, Move};
use crate::rules::fairy::board::piece::{Piece, attribute};
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::making::MoveInProgress;
use crate::rules::fairy::game::position::Position;
use crate::rules::fairy::game::rule::{Flow, Rule, Step, points};
use crate::rules::fairy::game::setup::Setup;
use crate::rules::fairy::legality::by_rules::exists_legal_from;
use crate::rules::fairy::legality::observation::is_checked;
use crate::rules::piece::{Colour, KindNumber};
use crate::rules::square::Square;
use std::ops::ControlFlow::{self, Continue};

const OF_PIECES: [&str; 8] =
    ["RexInclusive", "Strict", "Relaxed", "Clone", "Couscous", "Turncoats", "Super", "Parrain"];
const PLACES: [&str; 14] = joined(PLACE_WORDS, underground::WORDS);
const WORDS: [&str; 23] = joined(OF_PIECES, joined::<14, 1, 15>(PLACES, ["Cage"]));

/// What is captured is reborn as another piece.
pub(super) const CHAMELEONS: &[Condition] =
    &[condition("ChameleonCirce", &["<pieces>"], |words, setup| {
        read(&[&["Chameleon"][..], words].concat(), setup, Rebirth::Initial, &[])
    })];

const REX: &[&str] = &["RexInclusive"];

pub(super) const CONDITIONS: &[Condition] = &[
    condition("Circe", &WORDS, |words, setup| read(words, setup, Rebirth::Initial, &[])),
    condition("MirrorCirce", REX, |words, setup| read(words, setup, Rebirth::Initial, &["Mirror"])),
    condition("FileCirce", REX, |words, setup| read(words, setup, Rebirth::File, &[])),
    condition("MirrorFileCirce", REX, |words, setup| {
        read(words, setup, Rebirth::File, &["Mirror"])
    }),
    condition("SymmetryCirce", REX, |words, setup| read(words, setup, Rebirth::Symmetry, &[])),
    condition("VerticalSymmetryCirce", REX, |words, setup| {
        read(words, setup, Rebirth::VerticalSymmetry, &[])
    }),
    condition("HorizontalSymmetryCirce", REX, |words, setup| {
        read(words, setup, Rebirth::HorizontalSymmetry, &[])
    }),
    condition("DiagramCirce", REX, |words, setup| read(words, setup, Rebirth::Diagram, &[])),
    condition("EquipollentsCirce", REX, |words, setup| {
        read(words, setup, Rebirth::Equipollent, &[])
    }),
    condition("AntipodeanCirce", REX, |words, setup| read(words, setup, Rebirth::Antipodes, &[])),
    condition("RankCirce", REX, |words, setup| read(words, setup, Rebirth::Rank, &[])),
    condition("DiametralCirce", REX, |words, setup| {
        read(words, setup, Rebirth::Initial, &["Diametral"])
    }),
    condition("VerticalMirrorCirce", REX, |words, setup| {
        read(words, setup, Rebirth::Initial, &["VerticalMirror"])
    }),
    condition("PWC", &[], |words, setup| read(words, setup, Rebirth::Departure, &[])),
    condition("CouscousCirce", &[], |words, setup| {
        read(words, setup, Rebirth::Initial, &["Couscous"])
    }),
    condition("CirceClone", REX, |words, setup| read(words, setup, Rebirth::Initial, &["Clone"])),
    condition("CirceTurncoats", &[], |words, setup| {
        read(words, setup, Rebirth::Initial, &["Turncoats"])
    }),
    condition("MirrorCouscousCirce", REX, |words, setup| {
        read(words, setup, Rebirth::Initial, &["Couscous", "Mirror"])
    }),
    condition("MirrorCirceClone", &[], |words, setup| {
        read(words, setup, Rebirth::Initial, &["Clone", "Mirror"])
    }),
    condition("CirceDoubleAgents", &[], |words, setup| {
        read(words, setup, Rebirth::Initial, &["Turncoats", "Mirror"])
    }),
    condition("CageCirce", &[], |words, setup| read(words, setup, Rebirth::Initial, &["Cage"])),
    condition("SuperCirce", &[], |words, setup| read(words, setup, Rebirth::Initial, &["Super"])),
    condition("ParrainCirce", &[], |words, setup| {
        read(words, setup, Rebirth::Equipollent, &["Parrain"])
    }),
    condition("ContraParrain", &[], |words, setup| {
        read(words, setup, Rebirth::ContraEquipollent, &["Parrain"])
    }),
];

/// What becomes of a piece whose square of rebirth is occupied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Occupied {
    /// It is not reborn.
    Relaxed,
    /// It cannot be captured.
    Strict,
}

#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "independent variants")]
struct Circe {
    place: Place,
    /// What is reborn as what, where it is another kind.
    chameleons: Vec<(KindNumber, KindNumber)>,
    occupied: Occupied,
    /// Whether one of the two pieces goes underground there.
    underground: Option<Underground>,
    with_kings: bool,
    /// What is reborn is a piece of the kind that captured.
    is_clone: bool,
    /// The square is that of the capturing piece.
    is_couscous: bool,
    /// What is reborn changes sides.
    is_turncoat: bool,
    /// Any empty square, or none.
    is_super: bool,
    /// Any empty square from which the piece cannot move without capturing; none where there is none.
    is_cage: bool,
}

fn read(
    parameters: &[&str],
    setup: &mut Setup,
    rebirth: Rebirth,
    own: &[&str],
) -> Option<Box<dyn Rule>> {
    let (said, chameleons) = match parameters.split_first() {
        Some((&"Chameleon", kinds)) => (&[][..], successors(kinds)?),
        _ => (parameters, Vec::new()),
    };
    words(said, &WORDS)?;
    if !parameters.is_empty() {
        setup.shape_unsettled = Some("Circe with other squares or pieces of rebirth");
    }
    let all = [parameters, own].concat();
    let has = |word: &str| all.iter().any(|one| one.eq_ignore_ascii_case(word));
    let place = place(rebirth, &all);
    setup.needs_homes |= place.rebirth == Rebirth::Diagram;
    // What else is reborn there is not settled, nor whether a piece is won that makes room for its captor.
    let of_others = ["Clone", "Chameleon", "Couscous", "Turncoats", "Super", "Cage", "Parrain"];
    let is_usual = matches!(place.rebirth, Rebirth::Initial | Rebirth::File | Rebirth::Rank);
    let goes_under = underground::WORDS.into_iter().any(has);
    if !is_usual || goes_under || of_others.into_iter().any(has) {
        setup.kamikaze_unsettled = Some("Circe with other squares or pieces of rebirth");
    }
    if goes_under {
        // Where else a piece is reborn, or whether a king that waits is one.
        let is_settled =
            |word: &&str| Underground::is_in(&[word]) || word.eq_ignore_ascii_case("Couscous");
        if !all.iter().all(is_settled) {
            return None;
        }
        setup.alone_by_words = Some("Circe");
    }
    if has("Parrain") {
        let place = if rebirth == Rebirth::Initial {
            Place { rebirth: Rebirth::Equipollent, ..place }
        } else {
            place
        };
        return Some(Box::new(Parrain::new(place, setup)?));
    }
    // A king that is reborn might castle.
    let others = ["RexInclusive", "Super", "Couscous", "Mirror", "Diametral", "VerticalMirror"];
    if has("Cage") && others.into_iter().any(has) {
        return None;
    }
    let underground =
        if Underground::is_in(&all) { Some(Underground::of(&all, setup)?) } else { None };
    setup.kamikaze_reborn = true;
    setup.pawns_anywhere |= has("Cage");
    if has("Cage") {
        setup.volage_unsettled = Some("Circe with cages");
    }
    setup.plays_captures |= has("RexInclusive") || has("Strict");
    if has("RexInclusive") {
        setup.kings_unsettled = Some("Circe with kings that are reborn");
    }
    Some(Box::new(Circe {
        place,
        chameleons,
        occupied: if has("Strict") { Occupied::Strict } else { Occupied::Relaxed },
        underground,
        with_kings: has("RexInclusive"),
        is_clone: has("Clone"),
        is_couscous: has("Couscous"),
        is_turncoat: has("Turncoats"),
        is_super: has("Super"),
        is_cage: has("Cage"),
    }))
}

impl Circe {
    fn reborn(&self, making: &MoveInProgress<'_>) -> Piece {
        let mut piece = making.captured;
        if self.is_clone && !making.mover().is_royal() {
            piece = piece.of_kind(making.before.board.at(making.played.from).kind());
        }
        if let Some(&(_, kind)) = self.chameleons.iter().find(|(from, _)| *from == piece.kind()) {
            piece = piece.of_kind(kind);
        }
        piece
    }

    /// A kamikaze piece that captures is captured itself, and so reborn as well. Whether it may: nobody takes his own
    /// king from the board.
    fn take_kamikaze(&self, making: &mut MoveInProgress<'_>) -> bool {
        let (mover, us) = (making.mover(), making.us());
        let Some(at) = making.at.filter(|_| mover.has(attribute::KAMIKAZE)) else { return true };
        let own = capture(making, true).map(|capture| Capture { on: at, ..capture });
        let to = own.and_then(|own| self.place.of(mover, us, own));
        match to.filter(|&to| to == at || making.after.board.is_empty(to)) {
            Some(to) => making.act(Action::Move(at, to)),
            None if mover.is_royal() => return false,
            None => making.act(Action::Remove(at)),
        }
        true
    }

    /// Puts the piece on each square on which it cannot move, or on none.
    fn encage(
        &self,
        game: &Game,
        making: &mut MoveInProgress<'_>,
        piece: Piece,
        go: &mut Step<'_>,
    ) -> Flow {
        let mut is_reborn = false;
        let (them, board) = (making.us().other(), &making.after.board);
        let is_free = !self.is_turncoat && moves_freely(game, making, piece);
        let promotes = board.reach(piece.kind(), them).promotes;
        let can_go = |to| !promotes.has(to) && can_step(board, piece.kind(), to, them);
        let empty = !board.occupied();
        let squares: Vec<Square> = empty.filter(|&to| !(is_free && can_go(to))).collect();
        for to in squares {
            let mut chosen = making.fork();
            chosen.played.choose(u32::from(to.number()));
            self.place(game, &mut chosen, piece, to, &mut |placed| {
                let board = &placed.after.board;
                if is_free && can_step(board, board.at(to).kind(), to, them)
                    || !is_caged(game, placed, to)
                {
                    return Continue(());
                }
                is_reborn = true;
                go(placed)
            })?;
        }
        if is_reborn || self.occupied == Occupied::Strict { Continue(()) } else { go(making) }
    }

    /// Puts the piece on its square of rebirth, and goes on with each way in which it may promote there.
    fn place(
        &self,
        game: &Game,
        making: &mut MoveInProgress<'_>,
        piece: Piece,
        to: Square,
        go: &mut Step<'_>,
    ) -> Flow {
        let on = making.played.victim.unwrap_or(to);
        let home = making.before.board.home(on);
        making.act(Action::Create(to, piece, home));
        if self.is_turncoat && !piece.is_neutral() {
            let side = if piece.is_of(making.us()) { making.us().other() } else { making.us() };
            making.act(Action::Become(to, piece.of_side(Side::of(side))));
        }
        let them = making.us().other();
        promotion::promote(game, making, to, them, &mut |making| {
            sides::volage_reborn(game, making, on, to);
            go(making)
        })
    }
}

/// Whether a captured piece that is put on an empty square may make every move to an empty square that its kind has:
/// nothing but Circe and promotion has a say, its king is not in check, and pieces between could only shield him.
fn moves_freely(game: &Game, making: &MoveInProgress<'_>, piece: Piece) -> bool {
    let (us, board) = (making.us(), &making.after.board);
    let Game { restricting, observing, forbidding, origins, extras, .. } = game;
    game.effects.len() == 2
        && !game.may_change(false)
        && game.borrowing.len() == 1
        && [restricting, observing, forbidding, origins, extras]
            .iter()
            .all(|rules| rules.is_empty())
        && game.check.is_none()
        && game.moves_others.is_none()
        && !game.setup.checks_own
        && !game.setup.has_two_boards
        && !piece.is_of(us)
        && !piece.is_royal()
        && Iterator::all(&mut board.side(us), |at| board.reach_at(at, us).is_simple)
        && !is_checked(game, &making.after, us.other())
}

/// Whether a piece of a kind and side could go from a square to an empty one.
fn can_step(board: &Board, kind: KindNumber, from: Square, side: Colour) -> bool {
    let kind = first_step(kind, from, side).unwrap_or(kind);
    let step = |_, victim: Option<Square>| {
        if victim.is_none() { ControlFlow::Break(()) } else { Continue(()) }
    };
    board.reach(kind, side).moves(board, from, side, step).is_break()
}

/// Whether a piece cannot move without capturing.
fn is_caged(game: &Game, making: &MoveInProgress<'_>, at: Square) -> bool {
    let us = making.us();
    let turn = if making.after.board.at(at).is_of(us.other()) { us.other() } else { us };
    let position = Position { turn, en_passant: None, ..making.after };
    !exists_legal_from(game, &position, at, &|played| !played.is_capture())
}

impl Rule for Circe {
    fn points(&self) -> u16 {
        let cage = if self.is_cage { points::BORROWS } else { 0 };
        let waiting =
            if self.underground.is_some() { points::REMEMBERS } else { points::OF_CAPTURES };
        points::EFFECTS | cage | waiting
    }

    fn checks_no_more(&self, mover: Piece, victim: Piece) -> bool {
        let changes_side = victim.has(attribute::WILL_CHANGE | attribute::VOLAGE);
        self.underground.is_none()
            && !self.is_turncoat
            && !changes_side
            && !mover.has(attribute::KAMIKAZE)
    }

    fn remember(&self, before: &Position, played: &Move, after: &mut Position) {
        if let Some(underground) = &self.underground {
            underground.remember(before, played, after);
        }
    }

    /// A pawn that is caged on its first rank may be let out.
    fn borrows(
        &self,
        _game: &Game,
        position: &Position,
        from: Square,
        side: Colour,
        borrowed: &mut Vec<KindNumber>,
    ) -> bool {
        borrowed.extend(first_step(position.board.at(from).kind(), from, side));
        false
    }

    fn effects(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let Some(underground) = &self.underground else {
            return self.be_reborn(game, making, go);
        };
        self.be_reborn(game, making, &mut |making| {
            underground.uncover(making);
            go(making)
        })
    }
}

impl Circe {
    /// Goes on with what is captured, and where it is reborn.
    fn be_reborn(&self, game: &Game, making: &mut MoveInProgress<'_>, go: &mut Step<'_>) -> Flow {
        let Some(capture) = capture(making, false) else { return go(making) };
        let piece = self.reborn(making);
        if !self.take_kamikaze(making) {
            return Continue(());
        }
        if piece.is_royal() && !self.with_kings {
            return go(making);
        }
        if self.is_super {
            if self.occupied != Occupied::Strict {
                go(&mut making.fork())?;
            }
            for to in Square::all() {
                if making.after.board.is_empty(to) {
                    let mut chosen = making.fork();
                    chosen.played.choose(u32::from(to.number()));
                    self.place(game, &mut chosen, piece, to, go)?;
                }
            }
            return Continue(());
        }
        if self.is_cage {
            return self.encage(game, making, piece, go);
        }
        let them = making.us().other();
        let to = if self.is_couscous {
            self.place.of(making.mover(), making.us(), capture)
        } else {
            self.place.of(piece, them, capture)
        };
        let Some(to) = to else {
            return if self.occupied == Occupied::Strict { Continue(()) } else { go(making) };
        };
        if let Some(underground) = &self.underground {
            return underground.take_turns(
                making,
                to,
                &mut |making, go| self.place(game, making, piece, to, go),
                go,
            );
        }
        if !making.after.board.is_empty(to) {
            return if self.occupied == Occupied::Strict { Continue(()) } else { go(making) };
        }
        self.place(game, making, piece, to, go)
    }
}
