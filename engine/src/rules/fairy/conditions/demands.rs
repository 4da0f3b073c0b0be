//! What cannot be asked under which conditions, because it is not settled what that means.

use super::maximummer::OF_ONE_SIDE;

/// What a stipulation asks for, as far as it does not go with every condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// A stalemate of any kind.
    Stalemate,
    /// A mate of the side that moves.
    OwnMate,
    /// A check, or a mate.
    Check,
    /// That a piece is the one that stood on a square of the diagram.
    SamePiece,
    /// Moves of one side in a row.
    Series,
    /// That a side which can reach the goal must do so.
    Reflex,
    /// A game from the array.
    Game,
    /// Play other than battles and help play: no side is the one that defends, or that does not end it.
    NoSideApart,
}

/// Conditions and rules of pieces, what cannot be asked under them, and what that is called; without a name it is
/// called by the whole stipulation.
type Unsettled = (&'static [&'static str], Demand, Option<&'static str>);

const SYNCHRON: [&str; 4] = [
    "BlackSynchronMover",
    "WhiteSynchronMover",
    "BlackAntiSynchronMover",
    "WhiteAntiSynchronMover",
];

const REFUSED: &[Unsettled] = &[
    // Whether a side is stalemated, or mated by itself, whose pieces are paralysed.
    (&["Paralysing pieces"], Demand::Stalemate, Some("stalemates")),
    (&["Paralysing pieces"], Demand::OwnMate, Some("mates of the own side")),
    // Whether a piece that comes back is still the one of the diagram.
    (
        &[
            "GhostChess",
            "HauntedChess",
            "BlackSuperTransmutingKing",
            "WhiteSuperTransmutingKing",
            "Circe Volcanic",
        ],
        Demand::SamePiece,
        None,
    ),
    // Whether the last move still counts after the other side has passed.
    (
        &[
            "AllInChess",
            "MainlyInChess",
            "BlackFollowMyLeader",
            "WhiteFollowMyLeader",
            "ChameleonPursuit",
        ],
        Demand::Series,
        Some("series"),
    ),
    (&SYNCHRON, Demand::Series, Some("series")),
    // Whether a side must reach the goal by a move that it would not have to choose.
    (&SYNCHRON, Demand::Reflex, Some("reflex play")),
    // There is no check.
    (&["LosingChess"], Demand::Check, None),
    // There the initial position has other pieces.
    (&["MarineChess"], Demand::Game, None),
    // Which side they bind.
    (&OF_ONE_SIDE, Demand::NoSideApart, None),
];

/// Where it is not settled whether a piece that belongs to both sides is one of the other side, or has moved last.
const NO_NEUTRALS: [&str; 4] = ["AllInChess", "HalfInChess", "MainlyInChess", "FuddledMen"];

/// The first condition, or rule that pieces bring with them, that does not go with what is asked, and what it does not
/// go with; None for the whole stipulation.
pub(crate) fn unsettled<'a>(
    rules: impl IntoIterator<Item = &'a str>,
    has_neutrals: bool,
    demands: &[Demand],
) -> Option<(&'static str, Option<&'static str>)> {
    rules.into_iter().find_map(|name| {
        let known = |names: &[&'static str]| {
            names.iter().copied().find(|known| known.eq_ignore_ascii_case(name))
        };
        let beside_neutrals = known(&NO_NEUTRALS).filter(|_| has_neutrals);
        let refused = || {
            REFUSED.iter().find_map(|&(names, demand, words)| {
                let one = known(names).filter(|_| demands.contains(&demand))?;
                Some((one, words))
            })
        };
        beside_neutrals.map(|one| ("Neutral pieces", Some(one))).or_else(refused)
    })
}
