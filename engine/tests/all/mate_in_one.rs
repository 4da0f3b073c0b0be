//! The specialised mate in one against playing every legal move.

use matewright_engine::provers::modern::refutation_reuse::RefutationReuse;
use matewright_engine::rules::fingerprint::SplitMix;
use matewright_engine::rules::orthodox::attacks::{Hyperbola, Orthodox};
use matewright_engine::rules::orthodox::mate_in_one::{mate_in_one, mates_in_one};
use matewright_engine::rules::orthodox::movegen::{count_legal, legal_moves};
use matewright_engine::rules::orthodox::position::Position;
use matewright_engine::rules::piece::{Colour, Kind};
use matewright_engine::rules::square::Square;
use matewright_engine::with_orthodox;

/// Some pieces on random squares near one another, so that mates are frequent; legal for White's move.
fn random_position(random: &mut SplitMix) -> Option<Position> {
    let turn = if random.next() & 1 == 0 { Colour::White } else { Colour::Black };
    let mut position = Position::empty(turn);
    let kinds =
        [Kind::Pawn, Kind::Pawn, Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
    let men = 2 + random.next() % 14;
    for man in 0..men {
        let number = random.next();
        let square = Square::new(number as u8);
        let colour = if number >> 8 & 1 == 0 { Colour::White } else { Colour::Black };
        let (colour, kind) = match man {
            0 => (Colour::White, Kind::King),
            1 => (Colour::Black, Kind::King),
            _ => (colour, kinds[(number >> 16) as usize % kinds.len()]),
        };
        let at_end = square.rank() == 0 || square.rank() == 7;
        if position.piece_at(square).is_some() || kind == Kind::Pawn && at_end {
            continue;
        }
        // Now and then nobody has the attacking king.
        if kind == Kind::King && colour == turn && (number >> 32).trailing_zeros() >= 5 {
            continue;
        }
        position.put(colour, kind, square);
    }
    position.set_castling(15);
    position.set_en_passant(Some(Square::new(
        (random.next() & 7) as u8 + if turn == Colour::White { 40 } else { 16 },
    )));
    position.check_legality(Hyperbola, Some(turn.other())).ok()?;
    Some(position)
}

fn compare<R: Orthodox>(position: &Position, rules: R) -> bool {
    let mates: Vec<_> = legal_moves(position, rules)
        .into_iter()
        .filter(|&played| {
            let after = position.play(played);
            after.in_check(rules) && count_legal(&after, rules) == 0
        })
        .collect();
    let mut tested = 0;
    let found = mate_in_one(position, rules, &mut tested);
    let mut all = Vec::new();
    mates_in_one(position, rules, &mut 0, |mate| all.push(mate));
    all.sort_unstable_by_key(|mate| mate.bits());
    let mut right = mates.clone();
    right.sort_unstable_by_key(|mate| mate.bits());
    assert_eq!(all, right, "{}", position.fen());
    match found {
        Some(mate) => assert!(mates.contains(&mate), "{} {mate}", position.fen()),
        None => assert!(mates.is_empty(), "{} {mates:?}", position.fen()),
    }
    found.is_some()
}

#[test]
fn random_boards_and_their_neighbours() {
    let mut random = SplitMix::new(1998);
    let (mut boards, mut mates) = (0, 0);
    while boards < 300_000 {
        let Some(mut position) = random_position(&mut random) else { continue };
        // A few moves on, double pawn moves and en passant squares come about.
        for _ in 0..6 {
            boards += 1;
            mates += u32::from(compare(&position, Hyperbola));
            with_orthodox!(false, |rules| compare(&position, rules));
            let moves = legal_moves(&position, Hyperbola);
            let Some(&played) = moves.get(random.next() as usize % moves.len().max(1)) else {
                break;
            };
            position = position.play(played);
            if position.king(position.turn().other()).is_none() {
                break;
            }
        }
    }
    assert!(mates > 5_000, "{mates}");
}

/// What a reused refutation refutes is refuted when it is played out.
#[test]
fn standing_replies_refute() {
    let mut random = SplitMix::new(2004);
    let (mut asked, mut refuted) = (0_u64, 0_u64);
    let mut standing = RefutationReuse::new(Hyperbola);
    while asked < 6_000_000 {
        let Some(position) = random_position(&mut random) else { continue };
        let replies = legal_moves(&position.null_move(), Hyperbola);
        let attacks = legal_moves(&position, Hyperbola);
        for _ in 0..6 {
            let Some(&reply) = replies.get(random.next() as usize % replies.len().max(1)) else {
                break;
            };
            if !standing.look_at(&position, reply) {
                continue;
            }
            for &played in &attacks {
                asked += 1;
                let after = position.play(played);
                let legal = legal_moves(&after, Hyperbola).contains(&reply);
                let right = legal && mate_in_one(&after.play(reply), Hyperbola, &mut 0).is_none();
                let departure = standing.departure(&position, played.from());
                if departure.is_some_and(|departure| standing.refutes(departure, played)) {
                    assert!(right, "{} {played} {reply}", position.fen());
                    refuted += 1;
                }
            }
        }
    }
    assert!(refuted > asked / 4);
}
