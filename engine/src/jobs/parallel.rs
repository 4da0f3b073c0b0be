//! Provers at work at the same time, each in a thread of its own.

use crate::control::{Bounds, Control, Stopped};
use crate::play::prover::Prover;
use crate::provers::BoxedProver;
use crate::rules::Rules;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// All provers look for a key of that length together; the first to know answers for all. They are
/// stopped after so many nodes, if that is said, and can go on from there.
pub(super) fn search_together<R: Rules>(
    position: &R::Position,
    length: u32,
    provers: &mut [BoxedProver<R>],
    nodes: Option<u64>,
    control: &Control,
) -> Result<Option<R::Move>, Stopped> {
    together(provers, nodes, control, |prover| prover.key(position, length))
}

/// The same for a mate of whatever length up to that one.
pub(super) fn seek_together<R: Rules>(
    position: &R::Position,
    longest: u32,
    provers: &mut [BoxedProver<R>],
    nodes: u64,
    control: &Control,
) -> Result<Option<R::Move>, Stopped> {
    together(provers, Some(nodes), control, |prover| prover.seek(position, longest))
}

/// Has all provers answer the same question.
fn together<R: Rules>(
    provers: &mut [BoxedProver<R>],
    nodes: Option<u64>,
    control: &Control,
    ask: impl Fn(&mut dyn Prover<R>) -> Result<Option<R::Move>, Stopped> + Sync,
) -> Result<Option<R::Move>, Stopped> {
    let known = Arc::new(AtomicBool::new(false));
    let nodes = nodes.map(|nodes| nodes / provers.len() as u64);
    let answers = in_parallel(provers, control, |prover| {
        prover.limit(Bounds { pointless: Some(Arc::clone(&known)), nodes });
        let answer = ask(prover);
        prover.limit(Bounds::default());
        if answer.is_ok() {
            known.store(true, Ordering::Relaxed);
        }
        answer
    });
    answers.into_iter().find(Result::is_ok).unwrap_or(Err(Stopped))
}

/// Has each prover do its part in a thread of its own; a panic in one stops the others before it
/// goes on.
pub(super) fn in_parallel<R: Rules, T: Send>(
    provers: &mut [BoxedProver<R>],
    control: &Control,
    part: impl Fn(&mut dyn Prover<R>) -> T + Sync,
) -> Vec<T> {
    if let [prover] = provers {
        return vec![part(&mut **prover)];
    }
    let guarded = |prover: &mut BoxedProver<R>| {
        catch_unwind(AssertUnwindSafe(|| part(&mut **prover))).unwrap_or_else(|panic| {
            control.cancel();
            resume_unwind(panic)
        })
    };
    thread::scope(|scope| {
        let workers: Vec<_> =
            provers.iter_mut().map(|prover| scope.spawn(|| guarded(prover))).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
            .collect()
    })
}
