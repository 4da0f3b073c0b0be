//! Random positions in which lines of help play and series are frequent.

use matewright_engine::play::Play;
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::Hyperbola;
use matewright_engine::rules::orthodox::movegen::legal_moves;
use matewright_engine::rules::orthodox::moves::Move;
use matewright_engine::rules::orthodox::position::{Position, castling};
use matewright_engine::rules::piece::{Colour, Kind};
use matewright_engine::rules::square::Square;

const KINDS: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

fn one_of<T: Copy>(random: &mut SplitMix, list: &[T]) -> T {
    list[random.next() as usize % list.len()]
}

fn colour(random: &mut SplitMix) -> Colour {
    one_of(random, &[Colour::White, Colour::Black])
}

fn anywhere(random: &mut SplitMix) -> Square {
    Square::new(random.next() as u8 & 63)
}

fn on_the_edge(random: &mut SplitMix) -> Square {
    let number = random.next() as u8 & 63;
    Square::new(one_of(random, &[number & 7, number | 0x38, number & 0x38, number | 7]))
}

fn at_end(square: Square) -> bool {
    matches!(square.rank(), 0 | 7)
}

/// Puts a piece on a square where he may stand and nobody does.
fn put(position: &mut Position, colour: Colour, kind: Kind, square: Square) {
    if position.piece_at(square).is_none() && (kind != Kind::Pawn || !at_end(square)) {
        position.put(colour, kind, square);
    }
}

/// The position with every castling right and en passant capture that its pieces allow, if it is legal.
fn with_rights(random: &mut SplitMix, mut position: Position) -> Option<Position> {
    position.set_castling(15);
    let rank = if position.turn() == Colour::White { 5 } else { 2 };
    position.set_en_passant(Some(Square::at(random.next() as u8 & 7, rank)));
    legal(position)
}

fn legal(position: Position) -> Option<Position> {
    position.check_legality(Hyperbola, None).ok()?;
    Some(position)
}

/// A king with some of his own pieces around him and a few others near by, so that there is much to be blocked
/// and mates by one piece are frequent.
pub(crate) fn siege(random: &mut SplitMix, most_own: u64) -> Option<Position> {
    let kinds = [Kind::Pawn, Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
    let mut position = Position::empty(colour(random));
    let besieged = colour(random);
    let number = random.next() as u8;
    let centre = Square::new(match random.next() % 4 {
        0 => [0, 7, 56, 63][usize::from(number & 3)],
        1 => number & 7,
        2 => number & 7 | 0x38,
        _ => number & 63,
    });
    put(&mut position, besieged, Kind::King, centre);
    let own = random.next() % most_own;
    for piece in 0..own + 2 + random.next() % 4 {
        let number = random.next();
        let (colour, far) = if piece < own { (besieged, 2) } else { (besieged.other(), 4) };
        let step = |bits: u64| (bits % (2 * far + 1)) as i64 - far as i64;
        let file = i64::from(centre.file()) + step(number);
        let rank = i64::from(centre.rank()) + step(number >> 16);
        if (0..8).contains(&file) && (0..8).contains(&rank) {
            let kind = if piece == own { Kind::King } else { one_of(random, &kinds) };
            put(&mut position, colour, kind, Square::at(file as u8, rank as u8));
        }
    }
    with_rights(random, position)
}

/// A king on the edge, on a side that has mostly pawns, many of them with somebody before them, against a
/// king and a few pieces: so that stalemates are frequent.
pub(crate) fn blockade(random: &mut SplitMix, most_own: u64) -> Option<Position> {
    const SMALL: [Kind; 3] = [Kind::Pawn, Kind::Knight, Kind::Bishop];
    let mut position = Position::empty(colour(random));
    let hemmed = colour(random);
    put(&mut position, hemmed, Kind::King, on_the_edge(random));
    for _ in 0..=random.next() % most_own {
        let kind = match random.next() % 8 {
            0 => one_of(random, &KINDS),
            1..=4 => Kind::Pawn,
            _ => one_of(random, &SMALL),
        };
        let square = anywhere(random);
        put(&mut position, hemmed, kind, square);
        if kind == Kind::Pawn && !at_end(square) && !random.next().is_multiple_of(4) {
            let front = square.number().wrapping_add_signed(hemmed.forward());
            let colour = colour(random);
            put(&mut position, colour, one_of(random, &KINDS), Square::new(front));
        }
    }
    put(&mut position, hemmed.other(), Kind::King, anywhere(random));
    for _ in 0..random.next() % 4 {
        let kind = one_of(random, &KINDS);
        put(&mut position, hemmed.other(), kind, anywhere(random));
    }
    with_rights(random, position)
}

/// A king in or near a corner among non-pawns and pawns of his own, against a king and a few pieces: so that
/// stalemates are frequent in which non-pawns are self-blocked, pinned or captured.
pub(crate) fn crowd(random: &mut SplitMix, most_own: u64) -> Option<Position> {
    let mut position = Position::empty(colour(random));
    let crowded = colour(random);
    let mirrored = random.next();
    let corner = |number: u64| {
        let (file, rank) = ((number % 4) as u8, ((number >> 8) % 4) as u8);
        let (right, up) = (mirrored & 1 != 0, mirrored & 2 != 0);
        Square::at(if right { 7 - file } else { file }, if up { 7 - rank } else { rank })
    };
    put(&mut position, crowded, Kind::King, corner(random.next() & 0x101));
    for _ in 0..=random.next() % most_own {
        let kind = one_of(random, &KINDS);
        put(&mut position, crowded, kind, corner(random.next()));
    }
    put(&mut position, crowded.other(), Kind::King, anywhere(random));
    for _ in 0..random.next() % 3 {
        let kind = one_of(random, &KINDS);
        put(&mut position, crowded.other(), kind, anywhere(random));
    }
    legal(position)
}

/// A king on the edge with few pieces or none, against a king and a few pieces, pawns that can promote among them.
pub(crate) fn few(random: &mut SplitMix, most_own: u64) -> Option<Position> {
    const MANY_PAWNS: [Kind; 7] =
        [Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
    let mut position = Position::empty(colour(random));
    let alone = colour(random);
    let (own, others) = (random.next() % (most_own + 1), 1 + random.next() % 4);
    let king = on_the_edge(random);
    put(&mut position, alone, Kind::King, king);
    let mut near = |span: u64| {
        let place = |middle: u8, number: u64| {
            (u64::from(middle) + number % (2 * span + 1)).saturating_sub(span).min(7) as u8
        };
        Square::at(place(king.file(), random.next()), place(king.rank(), random.next()))
    };
    let mut squares = (0..16).map(|i| near(if i % 3 == 0 { 7 } else { 3 })).collect::<Vec<_>>();
    put(&mut position, alone.other(), Kind::King, squares.pop()?);
    for piece in 0..own + others {
        let colour = if piece < own { alone } else { alone.other() };
        put(&mut position, colour, one_of(random, &MANY_PAWNS), squares.pop()?);
    }
    legal(position)
}

/// A few pieces, played back at random from where one side has no move: most of these positions have lines, in which
/// pieces are captured, promote and leave the squares where they stood.
pub(crate) fn way_back(
    random: &mut SplitMix,
    most_own: u64,
    half_moves: u32,
    from_mate: bool,
) -> Option<Position> {
    let end = few(random, most_own).filter(|end| is_stuck(end, from_mate))?;
    let half_moves = half_moves - (random.next() & 1) as u32;
    line_back(random, &end, Play::Help, half_moves, |_, _| true).map(|(position, _)| position)
}

/// A king beside whom somebody has just castled, against a few pieces.
pub(crate) fn castled(random: &mut SplitMix, most_own: u64) -> Option<Position> {
    let mut position = few(random, most_own)?;
    let (_, home, rook) = one_of(random, &castling::ALL);
    let step = if rook > home { 1 } else { -1 };
    let colour = if home.rank() == 0 { Colour::White } else { Colour::Black };
    let mut pieces = standing(&position);
    pieces.retain(|&(square, piece)| square.rank() != home.rank() && piece != (colour, Kind::King));
    pieces.push((home.plus(2 * step), (colour, Kind::King)));
    pieces.push((home.plus(step), (colour, Kind::Rook)));
    position = set_up(&pieces, position.turn());
    legal(position)
}

/// Puts pieces on the board until the side to move has no move, in check or not, if that comes about soon.
pub(crate) fn hem_in(
    random: &mut SplitMix,
    mut position: Position,
    in_check: bool,
) -> Option<Position> {
    let king = position.king(position.turn())?;
    let moves = |position: &Position| legal_moves(position, Hyperbola).len();
    for _ in 0..60 {
        if is_stuck(&position, in_check) {
            return Some(position);
        }
        let mut square = anywhere(random);
        if random.next() & 1 == 0 {
            let near = |middle: u8, number: u64| {
                (u64::from(middle) + number % 7).saturating_sub(3).min(7) as u8
            };
            let (file, rank) = (random.next(), random.next());
            square = Square::at(near(king.file(), file), near(king.rank(), rank));
        }
        let mut other = position;
        put(&mut other, colour(random), one_of(random, &KINDS), square);
        if legal(other).is_some()
            && (in_check || !other.in_check(Hyperbola))
            && moves(&other) < moves(&position)
        {
            position = other;
        }
    }
    None
}

/// Whether the side to move has a king, but no move, in check or not.
pub(crate) fn is_stuck(position: &Position, in_check: bool) -> bool {
    position.king(position.turn()).is_some()
        && position.in_check(Hyperbola) == in_check
        && legal_moves(position, Hyperbola).is_empty()
}

/// Whether the side that moves with so many half-moves left moves again afterwards.
pub(crate) fn moves_again(play: Play, left: u32) -> bool {
    play.is_series() && left > 1 + u32::from(play == Play::SeriesHelp)
}

/// A line of so many half-moves that leads to a position, played back at random. A position with so many half-moves
/// left that is not wanted is taken only if no other one is found soon.
pub(crate) fn line_back(
    random: &mut SplitMix,
    end: &Position,
    play: Play,
    half_moves: u32,
    mut is_wanted: impl FnMut(&Position, u32) -> bool,
) -> Option<(Position, Vec<Move>)> {
    const ATTEMPTS: u32 = 30;
    let goal_side = end.turn().other();
    let (mut position, mut line) = (*end, Vec::new());
    for left in 1..=half_moves {
        let moves_again = moves_again(play, left);
        let by_opponent = match play {
            Play::Help => left % 2 == 0,
            Play::SeriesHelp => left > 1,
            _ => false,
        };
        let mover = if by_opponent { goal_side.other() } else { goal_side };
        let (before, played) = (0..ATTEMPTS).find_map(|attempt| {
            let found = take_back(random, &position, mover, moves_again)?;
            (attempt > ATTEMPTS / 2 || is_wanted(&found.0, left)).then_some(found)
        })?;
        line.insert(0, played);
        position = before;
    }
    Some((position, line))
}

type Standing = (Square, (Colour, Kind));

fn standing(position: &Position) -> Vec<Standing> {
    Square::all()
        .filter_map(|square| position.piece_at(square).map(|piece| (square, piece)))
        .collect()
}

fn set_up(pieces: &[Standing], turn: Colour) -> Position {
    let mut position = Position::empty(turn);
    for &(square, (colour, kind)) in pieces {
        position.put(colour, kind, square);
    }
    position
}

/// A position from which a move of one side leads to another one, and that move; in a series it may move again.
fn take_back(
    random: &mut SplitMix,
    position: &Position,
    mover: Colour,
    moves_again: bool,
) -> Option<(Position, Move)> {
    let mut pieces = standing(position);
    let mut rights = position.castling();
    let mut en_passant = None;
    if let Some(target) = position.en_passant() {
        let forward = mover.forward();
        let pawn = pieces.iter_mut().find(|piece| piece.0 == target.plus(forward))?;
        pawn.0 = target.plus(-forward);
    } else if random.next().is_multiple_of(4) {
        rights |= castle_back(&mut pieces, mover).unwrap_or(0);
    } else {
        (pieces, en_passant) = move_back(random, pieces, mover)?;
    }
    let mut before = set_up(&pieces, mover);
    before.set_castling(rights);
    before.set_en_passant(en_passant);
    let before = legal(before)?;
    let leads_there = |&played: &Move| {
        let after = before.play(played);
        if moves_again {
            !after.in_check(Hyperbola) && after.null_move() == *position
        } else {
            after == *position
        }
    };
    let played = legal_moves(&before, Hyperbola).into_iter().find(leads_there)?;
    Some((before, played))
}

/// Takes castling back, if one side may just have castled; says which right it had.
fn castle_back(pieces: &mut [Standing], colour: Colour) -> Option<u8> {
    for (right, home, corner) in castling::ALL {
        let step = if corner > home { 1 } else { -1 };
        let find = |square: Square, kind: Kind| {
            pieces.iter().position(|&piece| piece == (square, (colour, kind)))
        };
        let own = (home.rank() == 0) == (colour == Colour::White);
        let castled = find(home.plus(2 * step), Kind::King).zip(find(home.plus(step), Kind::Rook));
        if let Some((king, rook)) = castled.filter(|_| own) {
            (pieces[king].0, pieces[rook].0) = (home, corner);
            return Some(right);
        }
    }
    None
}

/// Moves a piece of one side back, perhaps from a promotion or a capture; whether the move was legal is not asked. Says
/// where he captured if that was en passant.
fn move_back(
    random: &mut SplitMix,
    mut pieces: Vec<Standing>,
    colour: Colour,
) -> Option<(Vec<Standing>, Option<Square>)> {
    let own = (0..pieces.len()).filter(|&i| pieces[i].1.0 == colour).collect::<Vec<_>>();
    if own.is_empty() {
        return None;
    }
    let i = one_of(random, &own);
    let (stands, (_, kind)) = pieces[i];
    let promoted = at_end(stands) && kind != Kind::King && random.next() & 1 == 0;
    let mut captures = random.next().is_multiple_of(3);
    let from = if kind == Kind::Pawn || promoted {
        let file = (stands.file() + random.next() as u8 % 3).wrapping_sub(1);
        captures = file != stands.file();
        let steps = if captures || random.next() & 1 == 0 { 1 } else { 2 };
        let rank = i16::from(stands.rank()) - steps * i16::from(colour.forward() / 8);
        (file < 8 && (1..7).contains(&rank)).then(|| Square::at(file, rank as u8))
    } else {
        let moves = legal_moves(&set_up(&pieces, colour), Hyperbola);
        let back = |played: &&Move| played.from() == stands && !played.is_castling();
        let back = moves.iter().filter(back).map(|played| played.to()).collect::<Vec<_>>();
        (!back.is_empty()).then(|| one_of(random, &back))
    }?;
    let is_free =
        |square: Square, pieces: &[Standing]| pieces.iter().all(|piece| piece.0 != square);
    if !is_free(from, &pieces) {
        return None;
    }
    pieces[i] = (from, (colour, if promoted { Kind::Pawn } else { kind }));
    if !captures {
        return Some((pieces, None));
    }
    let passed = stands.number().wrapping_add_signed(-colour.forward());
    let in_passing = kind == Kind::Pawn
        && matches!(stands.rank(), 2 | 5)
        && random.next() & 1 == 0
        && is_free(Square::new(passed), &pieces);
    let prey = if in_passing { Kind::Pawn } else { one_of(random, &KINDS) };
    let square = if in_passing { Square::new(passed) } else { stands };
    if prey == Kind::Pawn && at_end(square) {
        return None;
    }
    pieces.push((square, (colour.other(), prey)));
    Some((pieces, in_passing.then_some(stands)))
}
