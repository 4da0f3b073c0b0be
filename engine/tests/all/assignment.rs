//! Pieces are assigned to places at the least total.

use matewright_engine::provers::retro::assignment::{
    Costs, Lengths, NEVER, NO_LENGTHS, Part, fewest, least, parts, plus,
};
use matewright_engine::provers::retro::few::{Few, MOST};
use matewright_engine::rules::fingerprint::SplitMix;

fn cheapest(costs: &Costs, size: usize, row: usize, free: u32) -> Lengths {
    if row == size {
        return [0, NEVER];
    }
    let columns = (0..size).filter(|column| free >> column & 1 != 0);
    let all = columns.map(|column| {
        plus(costs[row][column], cheapest(costs, size, row + 1, free & !(1 << column)))
    });
    all.fold(NO_LENGTHS, least)
}

#[test]
fn it_is_the_cheapest() {
    let mut random = SplitMix::new(1);
    let mut possible = 0;
    for _ in 0..500 {
        let size = 1 + random.next() as usize % 6;
        let mut costs = [[NO_LENGTHS; MOST]; MOST];
        for lengths in costs.iter_mut().flatten() {
            for (parity, length) in lengths.iter_mut().enumerate() {
                if random.next() % 8 < 3 {
                    *length = 2 * (random.next() as u16 % 5) + parity as u16;
                }
            }
        }
        let expected = cheapest(&costs, size, 0, !0);
        let parts = parts(&costs, size);
        let sum = |parts: &Few<Part>, of: &dyn Fn(&Part) -> Lengths| {
            parts.iter().map(of).fold([0, NEVER], plus)
        };
        let found =
            parts.as_ref().map_or(NO_LENGTHS, |parts| sum(parts, &|part| part.lengths(&costs)));
        assert_eq!(found, expected);
        let total = |part: &Part| [part.total(&costs).min(u32::from(NEVER)) as u16, NEVER];
        let found = parts.as_ref().map_or(NO_LENGTHS, |parts| sum(parts, &total));
        assert_eq!(fewest(found), fewest(expected));
        possible += u32::from(fewest(expected) < NEVER);
    }
    assert!(possible > 100, "{possible}");
}
