//! What can be said of a position without a search.

use super::question::Refusal;
use crate::answer::facts::MoveFacts;
use crate::control::Control;
use crate::play::BattleStipulation;
use crate::provers::{GmsProvers, Provers};
use crate::rules::Rules;
use crate::rules::bitboard::Bitboard;
use crate::rules::fairy::{self, Fairy};
use crate::rules::fen::FenError;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::perft;
use crate::rules::piece::{Colour, Kind};
use crate::rules::square::Square;

fn read(fen: &str) -> Result<Position, Refusal> {
    Position::from_fen(fen).map_err(Refusal::Fen)
}

/// Rules that know more than orthodox ones, where a position needs them.
fn fairy_rules(fen: &str, conditions: &[String]) -> Result<Option<Fairy>, Refusal> {
    if conditions.is_empty() && read(fen).is_ok() {
        return Ok(None);
    }
    Fairy::under(conditions, fen).map(Some).map_err(Refusal::Conditions)
}

/// Whether a position can be solved; the sides in `kings` (letters `w`, `b`) must have a king.
pub fn check(fen: &str, conditions: &[String], kings: &str) -> Result<(), Refusal> {
    let side = |letter| if letter == 'w' { Colour::White } else { Colour::Black };
    let needed = kings.chars().map(|letter| Some(side(letter)));
    let needed = std::iter::once(None).chain(needed);
    if let Some(rules) = fairy_rules(fen, conditions)? {
        let position = rules.read(fen).map_err(Refusal::Fen)?;
        return needed
            .map(|king| rules.check(&position, king).map_err(Refusal::Illegal))
            .find(Result::is_err)
            .unwrap_or(Ok(()));
    }
    let position = read(fen)?;
    for king in needed {
        with_orthodox!(false, |rules| position.check_legality(rules, king))
            .map_err(Refusal::Illegal)?;
    }
    Ok(())
}

/// The position after moves of the line that begins in a diagram: what conditions remember is known only so.
/// Each move is a record of [`MoveFacts`] whose flags do not count; an empty one means that a side passes.
fn after(rules: Fairy, fen: &str, line: &[Vec<u8>]) -> Result<fairy::Position, Refusal> {
    let mut position = rules.read(fen).map_err(Refusal::Fen)?;
    for (place, record) in line.iter().enumerate() {
        if record.is_empty() {
            position = rules.null_move(&position);
            continue;
        }
        let mut known = rules.legal_moves(&position);
        // A goal may excuse the last move.
        rules.generate_exposing(&position, &mut known);
        let is_meant = |played: &fairy::Move| {
            MoveFacts::bare(&position, *played, rules).record().as_slice() == record.as_slice()
        };
        let found = known.into_iter().find(is_meant).ok_or(Refusal::Played(place + 1))?;
        position = rules.play(&position, found);
    }
    Ok(position)
}

/// The numbers of the squares of attacked kings after the moves of a line, which only fairy rules can have.
pub fn checked_kings(
    fen: &str,
    conditions: &[String],
    line: &[Vec<u8>],
) -> Result<Vec<u8>, Refusal> {
    if let Some(rules) = fairy_rules(fen, conditions)? {
        let position = after(rules, fen, line)?;
        return Ok(rules.checked_kings(&position).map(Square::number).collect());
    }
    let position = read(fen)?;
    Ok(with_orthodox!(false, |rules| {
        [Colour::White, Colour::Black]
            .into_iter()
            .filter(|&colour| position.checkers(rules, colour).any())
            .filter_map(|colour| position.king(colour))
            .map(Square::number)
            .collect()
    }))
}

/// The legal moves with the weights of the `gms` generator, heaviest first; that weighs orthodox moves alone.
/// They are those after the moves of a line, which only fairy rules can have.
pub fn weighted_moves(
    fen: &str,
    conditions: &[String],
    line: &[Vec<u8>],
    portable: bool,
) -> Result<Vec<(MoveFacts, i16)>, Refusal> {
    if let Some(rules) = fairy_rules(fen, conditions)? {
        let position = after(rules, fen, line)?;
        let moves = rules.legal_moves(&position).into_iter();
        return Ok(moves.map(|played| (MoveFacts::new(&position, played, rules), 0)).collect());
    }
    let position = read(fen)?;
    Ok(with_orthodox!(portable, |rules| weighted(&position, rules)))
}

fn weighted<R: Orthodox>(position: &Position, rules: R) -> Vec<(MoveFacts, i16)> {
    GmsProvers
        .prover(rules, &Control::new(None), BattleStipulation::DIRECT_MATE, false)
        .ordered_moves(position)
        .into_iter()
        .map(|weighted| (MoveFacts::new(position, weighted.played, rules), weighted.weight))
        .collect()
}

/// The leaves of the tree of legal moves below each first move (UCI).
pub fn divide(fen: &str, depth: u32, portable: bool) -> Result<Vec<(String, u64)>, Refusal> {
    let position = read(fen)?;
    let counts = with_orthodox!(portable, |rules| perft::divide(&position, rules, depth));
    Ok(counts.into_iter().map(|(played, count)| (played.to_string(), count)).collect())
}

/// The leaves of the tree of legal moves.
pub fn count_leaves(fen: &str, depth: u32, portable: bool) -> Result<u64, Refusal> {
    let position = read(fen)?;
    Ok(with_orthodox!(portable, |rules| perft::perft(&position, rules, depth)))
}

/// The FEN as the engine understands it, and half its fingerprint.
pub fn normal_fen(fen: &str) -> Result<(String, u64), Refusal> {
    let position = read(fen)?;
    Ok((position.fen(), Fingerprint::new(&position).0[0]))
}

/// What the rules say of a position and of no move in particular: for recognising what play shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relations {
    /// The pieces that give check to the side to move.
    pub checkers: u64,
    /// Whether the side that is not to move is in check; there are no moves then.
    pub is_illegal: bool,
    /// For White, then Black, and for each square: the pieces of that side that attack it, when the
    /// other side's king stands nowhere.
    pub attackers: Vec<u64>,
    /// Pinned pieces of either side, each with the piece that pins it.
    pub pins: Vec<(u8, u8)>,
    /// The legal moves: origin, target times 64, and kind promoted to times 4096 (0 for none).
    pub moves: Vec<u16>,
    /// Those of them that mate; empty where nobody asked.
    pub mates: Vec<u16>,
}

/// The relations of a board: 64 letters as in a FEN, a1 first, `.` for an empty square, and then the
/// letter of the side to move. Nobody may castle or capture en passant.
pub fn relations(board: &str, with_mates: bool) -> Result<Relations, Refusal> {
    let position = read_board(board)?;
    Ok(with_orthodox!(false, |rules| related(&position, rules, with_mates)))
}

fn read_board(board: &str) -> Result<Position, Refusal> {
    let wrong = || Refusal::Fen(FenError::RowLength(1));
    let bytes = board.as_bytes();
    let turn = match bytes.get(64) {
        Some(b'w') => Colour::White,
        Some(b'b') => Colour::Black,
        _ => return Err(wrong()),
    };
    let mut position = Position::empty(turn);
    for (square, &letter) in bytes[..64].iter().enumerate().filter(|&(_, &letter)| letter != b'.') {
        let colour = if letter.is_ascii_uppercase() { Colour::White } else { Colour::Black };
        let kind = match letter.to_ascii_lowercase() {
            b'p' => Kind::Pawn,
            b'n' => Kind::Knight,
            b'b' => Kind::Bishop,
            b'r' => Kind::Rook,
            b'q' => Kind::Queen,
            b'k' => Kind::King,
            _ => return Err(wrong()),
        };
        position.put(colour, kind, Square::new(square as u8));
    }
    Ok(position)
}

fn related<R: Orthodox>(position: &Position, rules: R, with_mates: bool) -> Relations {
    let turn = position.turn();
    let mut attackers = Vec::with_capacity(128);
    for side in [Colour::White, Colour::Black] {
        let occupied = position.occupied() & !position.pieces(side.other(), Kind::King);
        attackers
            .extend((0..64).map(|at| position.attackers(rules, side, Square::new(at), occupied).0));
    }
    let is_illegal = position.checkers(rules, turn.other()).any();
    let legal = if is_illegal { Vec::new() } else { rules.legal_moves(position) };
    let mates = |played: &Move| {
        let after = rules.play(position, *played);
        rules.in_check(&after) && rules.is_stuck(&after) && !rules.is_suffocated(&after)
    };
    Relations {
        checkers: position.checkers(rules, turn).0,
        is_illegal,
        attackers,
        pins: [Colour::White, Colour::Black]
            .into_iter()
            .flat_map(|side| pins(position, rules, side))
            .collect(),
        moves: legal.iter().copied().map(packed).collect(),
        mates: if with_mates {
            legal.iter().copied().filter(mates).map(packed).collect()
        } else {
            Vec::new()
        },
    }
}

fn packed(played: Move) -> u16 {
    let promotion = played.promotion().map_or(0, |kind| kind.index() as u16);
    u16::from(played.from().number()) | u16::from(played.to().number()) << 6 | promotion << 12
}

/// The pieces of a side without which a slider would attack its king, each with that slider.
fn pins<R: Orthodox>(position: &Position, rules: R, side: Colour) -> Vec<(u8, u8)> {
    let Some(king) = position.king(side) else { return Vec::new() };
    let occupied = position.occupied();
    let checkers = position.attackers(rules, side.other(), king, occupied);
    (position.colour(side) & !Bitboard::of(king))
        .into_iter()
        .filter_map(|own| {
            let without = occupied & !Bitboard::of(own);
            let pinning = position.attackers(rules, side.other(), king, without) & !checkers;
            pinning.first().map(|pinning| (own.number(), pinning.number()))
        })
        .collect()
}
