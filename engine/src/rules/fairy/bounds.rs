//! Bounds beyond which nothing may be said of a problem.

/// Ends the search with a message: the problem is beyond a bound, and nothing may be said of it.
pub(super) fn beyond(bound: &str) -> ! {
    std::panic::resume_unwind(Box::new(format!("beyond: {bound}")))
}
