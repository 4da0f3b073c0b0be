//! Perft of the six standard positions by all rules.

use crate::standard::STANDARD;
use matewright_engine::rules::Rules;
use matewright_engine::rules::fairy::Fairy;
use matewright_engine::rules::perft::perft;
use matewright_engine::with_orthodox;

/// Compares the counts that are not greater than `most`.
fn check<R: Rules>(rules: R, most: u64) {
    for (fen, counts) in STANDARD {
        let position = rules.read(fen).unwrap();
        for (depth, &count) in (1..).zip(counts).take_while(|(_, count)| **count <= most) {
            assert_eq!(perft::<R>(&position, rules, depth), count, "{fen} depth {depth}");
        }
    }
}

#[test]
fn orthodox() {
    with_orthodox!(false, |rules| check(rules, u64::MAX));
}

#[test]
fn orthodox_portable() {
    with_orthodox!(true, |rules| check(rules, u64::MAX));
}

#[test]
fn fairy() {
    check(Fairy::plain(), 5_000_000);
}

#[test]
#[ignore = "takes ten seconds"]
fn fairy_in_depth() {
    check(Fairy::plain(), u64::MAX);
}
