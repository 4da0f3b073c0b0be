//! What is asked: who forces whom in battle play, who moves when in help play and in series, what the
//! last move must reach, and what an answer may leave out.

pub mod battle;
pub mod goal;
pub mod lines;
pub mod options;
pub mod outcome;
pub mod prover;
pub mod restrictions;

pub use battle::{Battle, BattleStipulation};
pub use goal::Goal;
pub use lines::{Branch, Budget, LinePlay, Play, Stipulation};
pub use restrictions::{MoveNumbers, Restrictions, Spare};
