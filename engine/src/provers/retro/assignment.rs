//! The cheapest way to assign pieces to places when the number of moves shall be even, or odd.

use super::few::{Few, MOST};

/// A number of moves that excludes: more than any possible total.
pub const NEVER: u16 = 1000;

/// The least even and the least odd number of moves.
pub type Lengths = [u16; 2];

/// No number of moves.
pub const NO_LENGTHS: Lengths = [NEVER; 2];

/// What each piece (row) needs for each place (column).
pub type Costs = [[Lengths; MOST]; MOST];

/// Parts of more rows are assigned without regard to even and odd.
pub const MOST_BY_PARITY: usize = 8;

/// The least numbers of moves when one piece needs these and others those.
pub fn plus(one: Lengths, other: Lengths) -> Lengths {
    let even = (one[0] + other[0]).min(one[1] + other[1]);
    let odd = (one[0] + other[1]).min(one[1] + other[0]);
    [even.min(NEVER), odd.min(NEVER)]
}

/// The lesser ones.
pub fn least(one: Lengths, other: Lengths) -> Lengths {
    [one[0].min(other[0]), one[1].min(other[1])]
}

/// The fewest moves.
pub fn fewest(lengths: Lengths) -> u16 {
    lengths[0].min(lengths[1])
}

/// Rows and columns that go together: no row of it can have a column of another part.
#[derive(Clone, Copy)]
pub struct Part {
    /// What is assigned.
    pub rows: Few<usize>,
    /// To what.
    pub columns: Few<usize>,
}

/// The parts of so many rows and as many columns; None if they cannot be assigned.
pub fn parts(costs: &Costs, size: usize) -> Option<Few<Part>> {
    let possible = |row: usize| {
        let columns = (0..size).filter(|&column| fewest(costs[row][column]) < NEVER);
        columns.fold(0_u32, |set, column| set | 1 << column)
    };
    let mut sets: Few<(u32, u32)> = Few::new((0, 0));
    for row in 0..size {
        let mut joined = (1 << row, possible(row));
        sets.retain(|set| {
            let apart = set.1 & joined.1 == 0;
            if !apart {
                joined = (joined.0 | set.0, joined.1 | set.1);
            }
            apart
        });
        sets.push(joined);
    }
    let listed = |set: u32| Few::of(0, (0..size).filter(|place| set >> place & 1 != 0));
    let is_even = sets.iter().all(|set| set.0.count_ones() == set.1.count_ones());
    is_even.then(|| {
        let part =
            |&(rows, columns): &(u32, u32)| Part { rows: listed(rows), columns: listed(columns) };
        Few::of(part(&(0, 0)), sets.iter().map(part))
    })
}

/// Excludes what costs more than `most` moves together with the least for every other place; the least for all of
/// them, or [`NEVER`].
pub fn exclude(costs: &mut Costs, pieces: usize, places: usize, most: u32) -> u16 {
    let mut cheapest = [NEVER; MOST];
    for row in &costs[..pieces] {
        for (column, lengths) in row[..places].iter().enumerate() {
            cheapest[column] = cheapest[column].min(fewest(*lengths));
        }
    }
    let sum: u16 = cheapest[..places].iter().sum::<u16>().min(NEVER);
    let spare = most.saturating_sub(u32::from(sum)).min(u32::from(NEVER)) as u16;
    for row in &mut costs[..pieces] {
        for (column, lengths) in row[..places].iter_mut().enumerate() {
            for length in lengths {
                if *length > cheapest[column] + spare {
                    *length = NEVER;
                }
            }
        }
    }
    sum
}

impl Part {
    /// The least moves of an assignment.
    pub fn lengths(&self, costs: &Costs) -> Lengths {
        if self.rows.len() > MOST_BY_PARITY {
            return [self.total(costs).min(u32::from(NEVER)) as u16; 2];
        }
        if let ([row], [column]) = (&self.rows[..], &self.columns[..]) {
            return costs[*row][*column];
        }
        // By the set of columns that the first rows have.
        let mut known = [NO_LENGTHS; 1 << MOST_BY_PARITY];
        known[0] = [0, NEVER];
        let all = (1 << self.rows.len()) - 1;
        for taken in 0..all {
            let so_far = known[taken];
            if fewest(so_far) >= NEVER {
                continue;
            }
            let costs = &costs[self.rows[taken.count_ones() as usize]];
            for (place, &column) in self.columns.iter().enumerate() {
                if taken >> place & 1 == 0 {
                    let next = &mut known[taken | 1 << place];
                    *next = least(*next, plus(so_far, costs[column]));
                }
            }
        }
        known[all]
    }

    /// The least total without regard to even and odd. Rows are added one by one, each along a shortest
    /// augmenting path (Kuhn, Munkres); index 0 stands for nothing.
    pub fn total(&self, costs: &Costs) -> u32 {
        let size = self.rows.len();
        let cost = |row: usize, column: usize| {
            i32::from(fewest(costs[self.rows[row - 1]][self.columns[column - 1]]))
        };
        let (mut by_row, mut by_column) = ([0; MOST + 1], [0; MOST + 1]);
        let mut taken = [0; MOST + 1];
        for row in 1..=size {
            taken[0] = row;
            let mut at = 0;
            let mut nearest = [i32::MAX; MOST + 1];
            let mut way = [0; MOST + 1];
            let mut used = [false; MOST + 1];
            while taken[at] != 0 {
                used[at] = true;
                let from = taken[at];
                let (mut next, mut delta) = (0, i32::MAX);
                for column in (1..=size).filter(|&column| !used[column]) {
                    let reduced = cost(from, column) - by_row[from] - by_column[column];
                    if reduced < nearest[column] {
                        (nearest[column], way[column]) = (reduced, at);
                    }
                    if nearest[column] < delta {
                        (delta, next) = (nearest[column], column);
                    }
                }
                for column in 0..=size {
                    if used[column] {
                        by_row[taken[column]] += delta;
                        by_column[column] -= delta;
                    } else {
                        nearest[column] -= delta;
                    }
                }
                at = next;
            }
            while at != 0 {
                taken[at] = taken[way[at]];
                at = way[at];
            }
        }
        (1..=size).map(|column| cost(taken[column], column) as u32).sum()
    }
}
