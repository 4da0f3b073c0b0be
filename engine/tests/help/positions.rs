//! Random positions in which lines of help play and series are frequent.

use matewright_engine::attacks::Hyperbola;
use matewright_engine::fingerprint::SplitMix;
use matewright_engine::movegen::legal_moves;
use matewright_engine::moves::Move;
use matewright_engine::piece::{Colour, Kind};
use matewright_engine::position::Position;
use matewright_engine::square::Square;

const MEN: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

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
    matches!(square.row(), 0 | 7)
}

/// Puts a man on a square where he may stand and nobody does.
fn put(position: &mut Position, colour: Colour, kind: Kind, square: Square) {
    if position.man_at(square).is_none() && (kind != Kind::Pawn || !at_end(square)) {
        position.put(colour, kind, square);
    }
}

/// The position with every castling right and en passant capture that its men allow, if it is legal.
fn with_rights(random: &mut SplitMix, mut position: Position) -> Option<Position> {
    position.set_castling(15);
    let row = if position.turn() == Colour::White { 5 } else { 2 };
    position.set_en_passant(Some(Square::at(random.next() as u8 & 7, row)));
    legal(position)
}

fn legal(position: Position) -> Option<Position> {
    position.check_legality(Hyperbola, None).ok()?;
    Some(position)
}

/// A king with some of his own men around him and a few others near by, so that there is much to be blocked
/// and mates by one man are frequent.
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
    for man in 0..own + 2 + random.next() % 4 {
        let number = random.next();
        let (colour, far) = if man < own { (besieged, 2) } else { (besieged.other(), 4) };
        let step = |bits: u64| (bits % (2 * far + 1)) as i64 - far as i64;
        let file = i64::from(centre.file()) + step(number);
        let row = i64::from(centre.row()) + step(number >> 16);
        if (0..8).contains(&file) && (0..8).contains(&row) {
            let kind = if man == own { Kind::King } else { one_of(random, &kinds) };
            put(&mut position, colour, kind, Square::at(file as u8, row as u8));
        }
    }
    with_rights(random, position)
}

/// A king on the edge, on a side that has mostly pawns, many of them with somebody before them, against a
/// king and a few men: so that stalemates are frequent.
pub(crate) fn blockade(random: &mut SplitMix, most_own: u64) -> Option<Position> {
    const SMALL: [Kind; 3] = [Kind::Pawn, Kind::Knight, Kind::Bishop];
    let mut position = Position::empty(colour(random));
    let hemmed = colour(random);
    put(&mut position, hemmed, Kind::King, on_the_edge(random));
    for _ in 0..=random.next() % most_own {
        let kind = match random.next() % 8 {
            0 => one_of(random, &MEN),
            1..=4 => Kind::Pawn,
            _ => one_of(random, &SMALL),
        };
        let square = anywhere(random);
        put(&mut position, hemmed, kind, square);
        if kind == Kind::Pawn && !at_end(square) && !random.next().is_multiple_of(4) {
            let front = square.number().wrapping_add_signed(hemmed.forward());
            let colour = colour(random);
            put(&mut position, colour, one_of(random, &MEN), Square::new(front));
        }
    }
    put(&mut position, hemmed.other(), Kind::King, anywhere(random));
    for _ in 0..random.next() % 4 {
        let kind = one_of(random, &MEN);
        put(&mut position, hemmed.other(), kind, anywhere(random));
    }
    with_rights(random, position)
}

/// A king in or near a corner among officers and pawns of his own, against a king and a few men: so that
/// stalemates are frequent in which officers are surrounded, pinned or captured.
pub(crate) fn crowd(random: &mut SplitMix, most_own: u64) -> Option<Position> {
    let mut position = Position::empty(colour(random));
    let crowded = colour(random);
    let mirrored = random.next();
    let corner = |number: u64| {
        let (file, row) = ((number % 4) as u8, ((number >> 8) % 4) as u8);
        let (right, up) = (mirrored & 1 != 0, mirrored & 2 != 0);
        Square::at(if right { 7 - file } else { file }, if up { 7 - row } else { row })
    };
    put(&mut position, crowded, Kind::King, corner(random.next() & 0x101));
    for _ in 0..=random.next() % most_own {
        let kind = one_of(random, &MEN);
        put(&mut position, crowded, kind, corner(random.next()));
    }
    put(&mut position, crowded.other(), Kind::King, anywhere(random));
    for _ in 0..random.next() % 3 {
        let kind = one_of(random, &MEN);
        put(&mut position, crowded.other(), kind, anywhere(random));
    }
    legal(position)
}

/// A king on the edge with few men or none, against a king and a few men, pawns that can promote among them.
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
        Square::at(place(king.file(), random.next()), place(king.row(), random.next()))
    };
    let mut squares = (0..16).map(|i| near(if i % 3 == 0 { 7 } else { 3 })).collect::<Vec<_>>();
    put(&mut position, alone.other(), Kind::King, squares.pop()?);
    for man in 0..own + others {
        let colour = if man < own { alone } else { alone.other() };
        put(&mut position, colour, one_of(random, &MANY_PAWNS), squares.pop()?);
    }
    legal(position)
}

/// A few men, played back at random from where one side has no move: most of these positions have lines, in which
/// men are captured, promote and leave the squares where they stood.
pub(crate) fn way_back(
    random: &mut SplitMix,
    most_own: u64,
    half_moves: u32,
    from_mate: bool,
) -> Option<Position> {
    let end = few(random, most_own)?;
    if end.in_check(Hyperbola) != from_mate || !legal_moves(&end, Hyperbola).is_empty() {
        return None;
    }
    let mut turn = end.turn();
    let mut men = Square::all()
        .filter_map(|square| end.man_at(square).map(|man| (square, man)))
        .collect::<Vec<_>>();
    for _ in 0..half_moves - (random.next() & 1) as u32 {
        turn = turn.other();
        take_back(random, &mut men, turn);
    }
    legal(set_up(&men, turn))
}

type Standing = (Square, (Colour, Kind));

fn set_up(men: &[Standing], turn: Colour) -> Position {
    let mut position = Position::empty(turn);
    for &(square, (colour, kind)) in men {
        position.put(colour, kind, square);
    }
    position
}

/// Moves a man of one side back, perhaps from a promotion or a capture; whether the move was legal is not asked.
fn take_back(random: &mut SplitMix, men: &mut Vec<Standing>, colour: Colour) {
    let own = (0..men.len()).filter(|&i| men[i].1.0 == colour).collect::<Vec<_>>();
    if own.is_empty() {
        return;
    }
    let i = one_of(random, &own);
    let (stands, (_, kind)) = men[i];
    let promoted = at_end(stands) && kind != Kind::King && random.next() & 1 == 0;
    let mut captures = random.next().is_multiple_of(3);
    let from = if kind == Kind::Pawn || promoted {
        let file = (stands.file() + random.next() as u8 % 3).wrapping_sub(1);
        captures = file != stands.file();
        let row = i16::from(stands.row()) - i16::from(colour.forward() / 8);
        (file < 8 && (1..7).contains(&row)).then(|| Square::at(file, row as u8))
    } else {
        let moves = legal_moves(&set_up(men, colour), Hyperbola);
        let back = |played: &&Move| played.from() == stands && !played.is_castling();
        let back = moves.iter().filter(back).map(|played| played.to()).collect::<Vec<_>>();
        (!back.is_empty()).then(|| one_of(random, &back))
    };
    let Some(from) = from.filter(|&from| men.iter().all(|man| man.0 != from)) else { return };
    men[i] = (from, (colour, if promoted { Kind::Pawn } else { kind }));
    if captures {
        let prey = one_of(random, &MEN);
        if prey != Kind::Pawn || !at_end(stands) {
            men.push((stands, (colour.other(), prey)));
        }
    }
}
