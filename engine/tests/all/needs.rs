//! What is remembered of needs in proof games.

use matewright_engine::provers::retro::needs::{Need, Needs};
use matewright_engine::rules::bitboard::Bitboard;
use matewright_engine::rules::fingerprint::Fingerprint;
use std::thread;

/// A need that is like no other in any word.
fn need(number: u8) -> Need {
    let all = Bitboard(u64::from_le_bytes([number; 8]));
    Need { moves: number, if_moved: [number; 16], takes: all, falls: all }
}

/// Both have the same place.
const CASES: [Fingerprint; 2] = [Fingerprint([1, 7]), Fingerprint([2, 7])];

#[test]
fn a_need_is_known_up_to_as_many_moves_as_it_was_worked_out_for() {
    let needs = Needs::new(0);
    needs.put(CASES[0], need(9), 10);
    assert_eq!(needs.get(CASES[0], 10), Some(need(9)));
    assert_eq!((needs.get(CASES[0], 11), needs.get(CASES[1], 10)), (None, None));
    needs.put(CASES[1], need(8), 12);
    assert_eq!((needs.get(CASES[0], 10), needs.get(CASES[1], 12)), (None, Some(need(8))));
}

#[test]
fn what_two_threads_write_at_once_answers_no_question() {
    let needs = &Needs::new(0);
    thread::scope(|scope| {
        for (number, case) in (1..).zip(CASES) {
            scope.spawn(move || {
                for _ in 0..50_000 {
                    needs.put(case, need(number), 20);
                    let known = needs.get(case, 20);
                    assert!(known.is_none_or(|known| known == need(number)));
                }
            });
        }
    });
}
