//! The rules that pieces bring with them, beside the conditions that are asked for: those of their attributes, and
//! marks of kinds with which some conditions are refused.

use super::alice::ALICE;
use super::hurdles::{captures_on_line, hops_on_line};
use crate::rules::fairy::board::kinds::{FRIEND, KINDS, ORPHAN, PROMOTIONS};
use crate::rules::fairy::board::piece::{ATTRIBUTES, Piece, attribute};
use crate::rules::fairy::game::position::CASTLINGS;
use crate::rules::fen::Diagram;
use crate::rules::piece::{Colour, Kind, KindNumber};
use crate::rules::square::Square;

/// The names of the rules that the pieces of a FEN bring with them under conditions.
pub(crate) fn rules_of_pieces(conditions: &[String], fen: &str) -> Vec<String> {
    let diagram = Diagram::read(fen, Piece::read).ok();
    let pieces = diagram.as_ref().map_or(&[][..], |diagram| &diagram.pieces);
    let any = |wanted: fn(Piece) -> bool| pieces.iter().any(|&(_, piece)| wanted(piece));
    let has_kind = |kind: KindNumber| pieces.iter().any(|&(_, piece)| piece.kind() == kind);
    let has_conditions = !conditions.is_empty();
    let is_asked = |name: &str| conditions.iter().any(|text| text == name);

    let is_there = |name: &&str| fen.split(['{', '}', ',']).any(|word| word == *name);
    let are_boards = |name: &&str| name.starts_with("Alice");
    let (boards, attributes): (Vec<_>, Vec<_>) =
        ATTRIBUTES[1..].iter().copied().filter(is_there).partition(are_boards);
    let others = [
        ("Pieces that do not hop on lines", any(hops_off_lines)),
        ("Royal pawns", any(is_royal_pawn)),
        (ALICE, !boards.is_empty() && !is_asked(ALICE)),
        ("Orphans", has_kind(ORPHAN)),
        ("Friends", has_kind(FRIEND)),
        ("Castling", has_conditions && diagram.as_ref().is_some_and(may_castle)),
        ("Locusts and marine pieces", has_conditions && any(captures_beside)),
        ("Hoppers and other special pieces", has_conditions && any(is_special)),
        (
            "Pieces without a rule for joined edges",
            has_conditions && any(is_unsettled_on_cylinders),
        ),
        ("Knights", is_asked("CavalierMajeur") && has_kind(Kind::Knight.number())),
        (
            "Queens, rooks, bishops and knights",
            is_asked("Leofamily") && PROMOTIONS.iter().any(|&kind| has_kind(kind)),
        ),
    ];
    let attributes = attributes.into_iter().map(|name| format!("{name} pieces"));
    let others = others.into_iter().filter(|&(_, is_there)| is_there);
    attributes.chain(others.map(|(name, _)| name.to_owned())).collect()
}

/// Whether a piece does something to hurdles other than the first piece on its line.
fn hops_off_lines(piece: Piece) -> bool {
    piece.has(attribute::HURDLE_COLOUR_CHANGING) && !hops_on_line(piece.kind())
        || piece.has(attribute::BUL | attribute::DOB) && !captures_on_line(piece.kind())
}

/// Whether it is a royal pawn that steps twice.
fn is_royal_pawn(piece: Piece) -> bool {
    piece.is_royal() && piece.reach(Colour::White).is_stepping
}

/// Whether it captures by passing over what it captures.
fn captures_beside(piece: Piece) -> bool {
    piece.reach(Colour::White).captures_beside()
}

/// Whether it does not just move along empty squares.
fn is_special(piece: Piece) -> bool {
    !piece.reach(Colour::White).is_simple
}

/// Whether it is not settled how it goes over edges that adjoin.
fn is_unsettled_on_cylinders(piece: Piece) -> bool {
    !KINDS[usize::from(piece.kind())].goes_round()
}

/// Whether a king and a rook at home may castle.
fn may_castle(diagram: &Diagram<Piece>) -> bool {
    let has = |square: Square, side: Colour, kind: Kind| {
        diagram
            .pieces
            .iter()
            .any(|&(at, piece)| at == square && piece.is_of(side) && piece.kind() == kind.number())
    };
    CASTLINGS.into_iter().enumerate().any(|(number, (side, king, rook))| {
        diagram.castling & 1 << number != 0
            && has(king, side, Kind::King)
            && has(rook, side, Kind::Rook)
    })
}
