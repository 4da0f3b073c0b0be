//! Whether a position can come from a game.

mod asked;
mod construct;
mod game;
mod kernel;
mod retraction;

pub use asked::Asked;

use crate::control::{Control, Stopped};
use crate::rules::fingerprint::Fingerprint;
use crate::rules::orthodox::attacks::Orthodox;
use crate::rules::orthodox::moves::Move;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::Kind;
use crate::rules::square::Square;
use asked::start;
use construct::{Builder, Failure};
use kernel::{Demand, Found, Kernels, Pieces, SIDES};
use retraction::{Retraction, all, is_possible, quiet, thinkable};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// What is known of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It comes from this game.
    Legal(Vec<Move>),
    /// It comes from none.
    Illegal(Reason),
    /// It was not found out.
    Undecided,
}

/// Why a position comes from no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// So many captures cannot bring the pawns to their files and let so many of White's and Black's promote.
    Captures {
        /// The men that are missing.
        count: u32,
        /// The pawns of White and Black that must have promoted.
        promoted: [u32; 2],
    },
    /// The bishop on that square cannot have come there.
    Bishop(Square),
    /// No move can have been the last.
    LastMove,
    /// No double step can have been the last move.
    DoubleStep(Square),
}

/// Nodes in which a kernel of the diagram is looked for, of one of many diagrams, and of a position before it.
const KERNEL_NODES: u32 = 3_000_000;
const NODES_OF_MANY: u32 = 100_000;
const NEXT_KERNEL_NODES: u32 = 2_000;

/// Where more men are missing, there are too many kernels to go through.
const FEW_MISSING: i8 = 9;

fn kernel_nodes(demand: &Demand, most: u32) -> u32 {
    let missing = demand.missing[0] + demand.missing[1];
    if missing <= FEW_MISSING { most } else { NEXT_KERNEL_NODES }
}

/// A position from which a game is looked for, with the moves from it to the diagram, the last first.
struct Opening {
    position: Position,
    way: Vec<Retraction>,
}

/// Finds out whether a position can come from a game; with all threads. `attempts` counts how often a game was tried
/// to be put together: none as long as reasons against it are looked for.
pub fn judge<R: Orthodox>(
    asked: &Asked,
    rules: R,
    threads: usize,
    attempts: &AtomicU64,
    control: &Control,
) -> Verdict {
    let mut kernels = Kernels::default();
    let openings = match proved(asked, rules, &mut kernels, KERNEL_NODES, control) {
        Ok(Ok(openings)) => openings,
        Ok(Err(reason)) => return Verdict::Illegal(reason),
        Err(Stopped) => return Verdict::Undecided,
    };
    drop(kernels);
    let found = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut kernels = Kernels::default();
                let is_over = || found.lock().is_ok_and(|found| found.is_some());
                while !is_over() && control.check().is_ok() {
                    let round = attempts.fetch_add(1, Ordering::Relaxed);
                    let opening = &openings[round as usize % openings.len()];
                    if let Ok(Some(game)) =
                        attempt(asked, opening, round, rules, &mut kernels, control)
                        && let Ok(mut found) = found.lock()
                    {
                        *found = Some(game);
                    }
                }
            });
        }
    });
    match found.into_inner().ok().flatten() {
        Some(game) => Verdict::Legal(game),
        None => Verdict::Undecided,
    }
}

/// Looks for reasons against one position after another, which may have much in common.
#[derive(Default)]
pub struct Refuter(Kernels);

impl Refuter {
    /// Why a position comes from no game, as far as that is seen without looking for one.
    pub fn refutation<R: Orthodox>(
        &mut self,
        asked: &Asked,
        rules: R,
        control: &Control,
    ) -> Result<Option<Reason>, Stopped> {
        Ok(proved(asked, rules, &mut self.0, NODES_OF_MANY, control)?.err())
    }
}

/// A move that may have been the last, as far as one move tells.
#[derive(Clone, Debug)]
pub struct Taken {
    /// The move.
    pub played: Move,
    /// What it captured; nothing for a capture en passant.
    pub captured: Option<Kind>,
    /// The position before it, with all that is known of that.
    pub before: Asked,
    /// Whether the side that is to move in the diagram would have been in check before, at the other's turn.
    pub is_check_ignored: bool,
}

/// The moves that may have been the last. Whether the positions before them are legal is not looked at.
pub fn taken_back<R: Orthodox>(asked: &Asked, rules: R) -> Vec<Taken> {
    let position = asked.with_en_passant();
    let missing = 16_u32.saturating_sub(position.colour(position.turn()).count());
    let mut found = Vec::new();
    thinkable(&position, rules, missing, asked.fields_are_stated, |one, before| {
        found.push(Taken {
            played: one.played,
            captured: one.captured,
            before: Asked {
                position: before.without_en_passant(),
                fields_are_stated: false,
                en_passant: before.en_passant(),
            },
            is_check_ignored: !is_possible(&before, rules),
        });
    });
    found
}

/// Positions before the diagram, or why it comes from no game.
fn proved<R: Orthodox>(
    asked: &Asked,
    rules: R,
    kernels: &mut Kernels,
    nodes: u32,
    control: &Control,
) -> Result<Result<Vec<Opening>, Reason>, Stopped> {
    let position = &asked.position;
    let demand = Demand::of(position);
    if let Some(square) = demand.stranded {
        return Ok(Err(Reason::Bishop(square)));
    }
    if matches!(kernels.find(&demand, kernel_nodes(&demand, nodes), control)?, Found::Nothing) {
        let promoted = SIDES.map(|side| Pieces::of(position, side).beyond(Pieces::AT_FIRST) as u32);
        return Ok(Err(Reason::Captures { count: 32 - position.occupied().count(), promoted }));
    }
    let openings = openings(asked, rules, kernels, nodes, control)?;
    Ok(match asked.en_passant {
        _ if !openings.is_empty() => Ok(openings),
        Some(passed) => Err(Reason::DoubleStep(passed)),
        None => Err(Reason::LastMove),
    })
}

/// Looks for a game once.
fn attempt<R: Orthodox>(
    asked: &Asked,
    opening: &Opening,
    round: u64,
    rules: R,
    kernels: &mut Kernels,
    control: &Control,
) -> Result<Option<Vec<Move>>, Stopped> {
    let demand = Demand::of(&opening.position);
    let found = if round == 0 {
        kernels.find(&demand, kernel_nodes(&demand, KERNEL_NODES), control)?
    } else {
        kernels.another(&demand, NEXT_KERNEL_NODES, round, control)?
    };
    let Found::Kernel(kernel) = found else { return Ok(None) };
    let builder = Builder::new(rules, opening.position, round + 1, control);
    match builder.build(&demand, &kernel) {
        Ok(way) => {
            let way = opening.way.iter().chain(&way).rev();
            let game: Vec<Move> = way.map(|one| one.played).collect();
            Ok(game::finished(&game, asked, rules))
        }
        Err(Failure::Stuck) => Ok(None),
        Err(Failure::Stopped) => Err(Stopped),
    }
}

const MOST_OPEN: usize = 16;
const MOST_LOOKED_AT: usize = 3000;

/// Positions from which the game can be taken back further, at first sight, with the moves to them; none if there is
/// no last move.
fn openings<R: Orthodox>(
    asked: &Asked,
    rules: R,
    kernels: &mut Kernels,
    nodes_of_kernels: u32,
    control: &Control,
) -> Result<Vec<Opening>, Stopped> {
    let target = &asked.position;
    let mut nodes: Vec<(Position, u32, Option<Retraction>, u32)> = vec![(*target, 0, None, 0)];
    let mut seen = HashSet::new();
    let mut queue = BinaryHeap::new();
    queue.push(Reverse((0, 0_u32)));
    seen.insert(Fingerprint::new(target));
    let mut opened = Vec::new();
    let mut count = 0;
    while let Some(Reverse((_, at))) = queue.pop() {
        let (position, _, _, cost) = nodes[at as usize];
        if at > 0 {
            let demand = Demand::of(&position);
            if matches!(
                kernels.find(&demand, kernel_nodes(&demand, nodes_of_kernels), control)?,
                Found::Nothing
            ) {
                continue;
            }
        }
        count += 1;
        if count > MOST_LOOKED_AT && opened.is_empty() {
            opened.push(Opening { position, way: way_to(&nodes, at) });
        }
        if count > MOST_LOOKED_AT {
            break;
        }
        control.check()?;
        let is_free = at > 0 || asked.en_passant.is_none();
        if is_free && (is_open(&position, rules) || position == start()) {
            opened.push(Opening { position, way: way_to(&nodes, at) });
            if opened.len() >= MOST_OPEN {
                break;
            }
        }
        let missing = 16 - position.colour(position.turn()).count();
        let mut next = Vec::new();
        let is_demanded = |one: &Retraction| match asked.en_passant {
            Some(passed) if at == 0 => {
                let step = position.turn().other().forward();
                one.played == Move::plain(passed.plus(-step), passed.plus(step))
            }
            _ => true,
        };
        let read = if at == 0 { asked.with_en_passant() } else { position };
        let no_en_passant = at == 0 && asked.fields_are_stated;
        all(&read, rules, missing, no_en_passant, |one, before| {
            if is_demanded(&one) {
                next.push((one, before));
            }
        });
        for (one, before) in next {
            if !seen.insert(Fingerprint::new(&before)) {
                continue;
            }
            let pawn =
                one.played.promotion().is_some() || position.kind(Kind::Pawn).has(one.played.to());
            let more = 1 + 5 * u32::from(one.captured.is_some()) + 3 * u32::from(pawn);
            let place = nodes.len() as u32;
            nodes.push((before, at, Some(one), cost + more));
            queue.push(Reverse((cost + more, place)));
        }
    }
    Ok(opened)
}

fn way_to(nodes: &[(Position, u32, Option<Retraction>, u32)], at: u32) -> Vec<Retraction> {
    let mut way = Vec::new();
    let mut at = at;
    while let (_, parent, Some(one), _) = nodes[at as usize] {
        way.push(one);
        at = parent;
    }
    way.reverse();
    way
}

fn is_open<R: Orthodox>(position: &Position, rules: R) -> bool {
    if position.in_check(rules) {
        return false;
    }
    let mut found = false;
    quiet(position, rules, |_, before| {
        if !found && !before.in_check(rules) {
            quiet(&before, rules, |_, _| found = true);
        }
    });
    found
}
