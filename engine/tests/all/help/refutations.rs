//! What the table of refutations remembers.

use matewright_engine::provers::help::refutation_table::RefutationTable;
use matewright_engine::rules::fingerprint::{Fingerprint, SplitMix};

/// The last growth stops at the most there is room for.
#[test]
fn what_is_known_stays_known_when_the_table_grows() {
    let table = RefutationTable::new(4);
    let mut random = SplitMix::new(1);
    let keys: Vec<_> = (0..80_000).map(|_| Fingerprint([random.next(), random.next()])).collect();
    let entries = || keys.iter().zip((1..=7).cycle());
    entries().for_each(|(&key, left)| table.store(key, left));
    assert!(!entries().any(|(&key, left)| table.knows(key, left + 1)));
    let known = entries().filter(|&(&key, left)| table.knows(key, left)).count();
    // Buckets that were full lost some.
    assert!(known > 76_000, "{known}");
    // 4 MiB have room for so many entries, but one bucket.
    let used = (table.fill().unwrap() * (262_144 - 8) as f32).round() as usize;
    assert!((known..=keys.len()).contains(&used), "{used}");
}

/// As in a long series, where the same few positions come after any number of moves.
#[test]
fn a_position_is_known_with_many_numbers_of_moves_left() {
    let table = RefutationTable::new(4);
    let mut random = SplitMix::new(2);
    let keys: Vec<_> = (0..100).map(|_| Fingerprint([random.next(), random.next()])).collect();
    let entries = || keys.iter().flat_map(|&key| (1..=255).map(move |left| (key, left)));
    entries().for_each(|(key, left)| table.store(key, left));
    let known = entries().filter(|&(key, left)| table.knows(key, left)).count();
    // Buckets that were full lost some.
    assert!(known > 25_000, "{known}");
}
