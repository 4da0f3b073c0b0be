//! What is asked of the engine, in one value.

use super::capabilities::{self, Capabilities};
use crate::historical::{self, Unfit};
use crate::play::options::{Mode, Options};
use crate::play::{Battle, BattleStipulation, Goal, MoveNumbers, Play, Restrictions, Stipulation};
use crate::provers::{help, modern};
use crate::rules::fairy::{self, Demand, Fairy, Refused, Unpromoted};
use crate::rules::fen::FenError;
use crate::rules::orthodox::position::Position;
use crate::rules::piece::Colour;
use crate::rules::{Illegal, Rules};
use std::time::Duration;

/// Who plays how: in a battle, or in help play and series.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// One side resists from the first move.
    Battle(Battle),
    /// One side makes its moves in a row; the other moves, and resists, only where it is in check.
    ParryBattle(Battle),
    /// The sides cooperate, or one of them moves alone, until the end.
    Lines(Play),
}

impl Course {
    /// All of them.
    pub const ALL: [Self; 22] = [
        Self::Battle(Battle::Direct),
        Self::Battle(Battle::SelfPlay),
        Self::Battle(Battle::Reflex),
        Self::Battle(Battle::SemiReflex),
        Self::ParryBattle(Battle::Direct),
        Self::ParryBattle(Battle::SelfPlay),
        Self::ParryBattle(Battle::Reflex),
        Self::ParryBattle(Battle::SemiReflex),
        Self::Lines(Play::Help),
        Self::Lines(Play::HelpSelf),
        Self::Lines(Play::HelpReflex),
        Self::Lines(Play::Series),
        Self::Lines(Play::SeriesHelp),
        Self::Lines(Play::SeriesSelf),
        Self::Lines(Play::SeriesReflex),
        Self::Lines(Play::SeriesHelpSelf),
        Self::Lines(Play::HelpReciprocal),
        Self::Lines(Play::SeriesReciprocal),
        Self::Lines(Play::Parry),
        Self::Lines(Play::ParrySelf),
        Self::Lines(Play::ParryReflex),
        Self::Lines(Play::ParryHelp),
    ];

    /// Its sign.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Battle(Battle::Direct) => "",
            Self::Battle(Battle::SelfPlay) => "s",
            Self::Battle(Battle::Reflex) => "r",
            Self::Battle(Battle::SemiReflex) => "semi-r",
            Self::ParryBattle(Battle::Direct) => "pser-",
            Self::ParryBattle(Battle::SelfPlay) => "pser-s",
            Self::ParryBattle(Battle::Reflex) => "pser-r",
            Self::ParryBattle(Battle::SemiReflex) => "pser-semi-r",
            Self::Lines(Play::Help) => "h",
            Self::Lines(Play::HelpSelf) => "hs",
            Self::Lines(Play::HelpReflex) => "hr",
            Self::Lines(Play::Series) => "ser-",
            Self::Lines(Play::SeriesHelp) => "ser-h",
            Self::Lines(Play::SeriesSelf) => "ser-s",
            Self::Lines(Play::SeriesReflex) => "ser-r",
            Self::Lines(Play::SeriesHelpSelf) => "ser-hs",
            Self::Lines(Play::HelpReciprocal) => "reci-h",
            Self::Lines(Play::SeriesReciprocal) => "ser-reci-h",
            Self::Lines(Play::Parry) => "phser-",
            Self::Lines(Play::ParrySelf) => "phser-s",
            Self::Lines(Play::ParryReflex) => "phser-r",
            Self::Lines(Play::ParryHelp) => "pser-h",
        }
    }

    /// The one with that sign.
    pub fn from_sign(sign: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|course| course.sign() == sign)
    }
}

/// A question. `docs/solution.md` tells what each option means.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "independent options of the user's")]
pub struct Question {
    /// The diagram, as the rules of the strategy read it. The side to move begins; after the key of
    /// `post_key` it defends.
    pub fen: String,
    /// The conditions, in Popeye's English words: the name of one, and its parameters.
    pub conditions: Vec<String>,
    /// Who plays how.
    pub course: Course,
    /// What is to be reached.
    pub goal: Goal,
    /// What the other side could reach instead of its last move, in reciprocal play; elsewhere the same.
    pub other_goal: Goal,
    /// With `dia` and `a=>b`, the position to be reached.
    pub goal_fen: Option<String>,
    /// With `dia`, the first moves of the game that are given, in UCI.
    pub opening: Vec<String>,
    /// The stipulation as people write it, for what is said of it.
    pub text: String,
    /// Within so many moves, as written.
    pub moves: u32,
    /// Whether `.5` follows; help play only.
    pub half: bool,
    /// In so many moves and no fewer: what is reached before the last move does not count.
    pub exact: bool,
    /// Of help play: how many of the last half-moves are a battle for the goal, in which the other side resists.
    pub forced: u32,
    /// The name of a strategy.
    pub strategy: String,
    /// How much is wanted. A historical program names one first move whatever is wanted.
    pub mode: Mode,
    /// The most refutations a try may have; 0 for no tries.
    pub tries: usize,
    /// Whether the set play is wanted.
    pub set_play: bool,
    /// The attacker gives nothing but checks; for direct mates.
    pub checks_only: bool,
    /// The diagram is the position after the key.
    pub post_key: bool,
    /// Look for threats, and leave out replies that do not meet them.
    pub threats: bool,
    /// Show replies whose answers need fewer moves than are left.
    pub short_variations: bool,
    /// Stop after so many keys or lines, those that come first in the order of moves.
    pub max_solutions: Option<usize>,
    /// The number of the first move to look at, from 1.
    pub first_move: usize,
    /// That of the last.
    pub last_move: Option<usize>,
    /// No longer lines than the shortest there are.
    pub stop_on_short: bool,
    /// The attacker may also reach the goal himself.
    pub quodlibet: bool,
    /// See [`Restrictions`].
    pub max_flights: Option<u32>,
    /// See [`Restrictions`].
    pub max_threat: Option<u32>,
    /// See [`Restrictions`].
    pub non_trivial: Option<(u32, u32)>,
    /// With a shortest mate, say in the progress how play goes on.
    pub main_line: bool,
    /// Threads.
    pub threads: usize,
    /// The most memory for tables, in MiB.
    pub memory: usize,
    /// Seconds after which the search ends.
    pub time_limit: Option<f64>,
    /// Use the portable slider attacks even where the CPU offers faster ones.
    pub portable: bool,
}

/// Given first moves, each with the position before it, and the position after them.
pub(super) type Opened<R> =
    (Vec<(<R as Rules>::Position, <R as Rules>::Move)>, <R as Rules>::Position);

/// The longest battle, in moves.
pub const LONGEST_BATTLE: u32 = 64;

/// Why a question cannot be worked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The position cannot be read.
    Fen(FenError),
    /// The position is unfit.
    Illegal(Illegal),
    /// The position is unfit for that historical program.
    Unfit(Unfit),
    /// There is no strategy of that name.
    Strategy(String),
    /// Too many moves, or none.
    Moves(u32),
    /// The strategy cannot do what that field asks for.
    Unsupported(&'static str),
    /// The conditions cannot be obeyed.
    Conditions(Refused),
    /// A condition, or a rule of pieces, does not go with the other, because it is not settled what they mean together.
    Unsettled(&'static str, String),
    /// A move of a line is not legal; its number from 1.
    Played(usize),
}

/// The code of a message and the fields that it names.
pub type Message = (&'static str, Vec<(&'static str, String)>);

impl Refusal {
    /// What a person is told; None when the caller should have known better.
    pub fn message(&self) -> Option<Message> {
        match self {
            Self::Illegal(reason) | Self::Unfit(Unfit::Illegal(reason)) => {
                Some(illegal_message(*reason))
            }
            Self::Unfit(Unfit::NoKing(colour)) => {
                Some(("historic-no-king", vec![("colour", colour.name().to_lowercase())]))
            }
            Self::Unfit(Unfit::ManyMen(colour, count)) => {
                Some(many("mater-pieces", *colour, *count))
            }
            Self::Unfit(Unfit::ManyPawns(colour, count)) => {
                Some(many("mater-pawns", *colour, *count))
            }
            Self::Conditions(Refused::Unknown(text)) => {
                Some(("engine-condition", vec![("text", text.clone())]))
            }
            Self::Conditions(Refused::Promotion(kind, text)) => {
                let code = match kind {
                    Unpromoted::King => "promotion-kings",
                    Unpromoted::Pawn => "promotion-pawns",
                };
                Some((code, vec![("text", text.clone())]))
            }
            Self::Conditions(Refused::Pair(one, other)) => {
                let fields = vec![("one", (*one).into()), ("other", (*other).into())];
                Some(("condition-pair", fields))
            }
            Self::Unsettled(one, other) => {
                let fields = vec![("one", (*one).into()), ("other", other.clone())];
                Some(("condition-pair", fields))
            }
            Self::Played(number) => Some(("line-illegal", vec![("number", number.to_string())])),
            Self::Fen(_) | Self::Strategy(_) | Self::Moves(_) | Self::Unsupported(_) => None,
        }
    }
}

fn many(code: &'static str, colour: Colour, count: u32) -> Message {
    (code, vec![("colour", colour.name().into()), ("count", count.to_string())])
}

fn illegal_message(reason: Illegal) -> Message {
    match reason {
        Illegal::PawnOnEndRank(colour, square) => (
            "pawn-on-end-rank",
            vec![("colour", colour.name().to_lowercase()), ("square", square.to_string())],
        ),
        Illegal::TwoKings(colour, kings) => {
            let squares: Vec<String> = kings.map(|square| square.to_string()).collect();
            let (code, mut fields) = many("two-kings", colour, squares.len() as u32);
            fields.push(("squares", squares.join(", ")));
            (code, fields)
        }
        Illegal::SideNotToMoveInCheck(colour) => {
            ("side-not-to-move-in-check", vec![("colour", colour.name().into())])
        }
        Illegal::NoKing(colour) => ("no-king", vec![("colour", colour.name().to_lowercase())]),
    }
}

impl Question {
    /// The question for all there is to know of a position, by strategy `modern` with one thread.
    pub fn new(fen: &str, course: Course, goal: Goal, moves: u32) -> Self {
        Self {
            fen: fen.into(),
            conditions: Vec::new(),
            course,
            goal,
            other_goal: goal,
            goal_fen: None,
            opening: Vec::new(),
            text: format!("{}{}{moves}", course.sign(), goal.sign()),
            moves,
            half: false,
            exact: false,
            forced: 0,
            strategy: modern::NAME.into(),
            mode: Mode::Full,
            tries: 0,
            set_play: false,
            checks_only: false,
            post_key: false,
            threats: true,
            short_variations: true,
            max_solutions: None,
            first_move: 1,
            last_move: None,
            stop_on_short: false,
            quodlibet: false,
            max_flights: None,
            max_threat: None,
            non_trivial: None,
            main_line: false,
            threads: 1,
            memory: 64,
            time_limit: None,
            portable: false,
        }
    }

    /// The question for a mate in so many moves.
    pub fn mate(fen: &str, moves: u32) -> Self {
        Self::new(fen, Course::Battle(Battle::Direct), Goal::Mate, moves)
    }

    /// The conditions, and what the goal asks of the rules.
    pub(super) fn rules_asked(&self) -> Vec<String> {
        let mut texts: Vec<_> = self.conditions.iter().map(|text| self.condition(text)).collect();
        if self.goal.needs_homes() || self.other_goal.needs_homes() {
            texts.push(fairy::HOMES.into());
        }
        if self.goal.exposes_king() {
            texts.push(fairy::EXPOSURE.into());
        }
        if let Some(fen) = &self.goal_fen {
            texts = Fairy::with_rules_of(texts, &self.fen, fen);
        }
        texts
    }

    /// A condition, with the side that it binds: the one that defends, or does not end the help play. Of other play
    /// that is not settled.
    fn condition(&self, text: &str) -> String {
        let is_of_one_side = |name| fairy::OF_ONE_SIDE.contains(&name);
        if !text.split_whitespace().next().is_some_and(is_of_one_side) {
            return text.into();
        }
        let has_white = self.fen.split_whitespace().nth(1) == Some("w");
        let is_white = match self.course {
            Course::Battle(_) => has_white == self.post_key,
            Course::Lines(Play::Help) => has_white != self.half,
            Course::ParryBattle(_) | Course::Lines(_) => return format!("{text} ?"),
        };
        format!("{}{text}", if is_white { "White" } else { "Black" })
    }

    /// What it asks for that a strategy with these capabilities cannot do: the name of a field.
    pub fn unsupported(&self, known: &Capabilities) -> Option<&'static str> {
        let plain = Self::mate("", self.moves);
        let asked = [
            ("tries", self.tries > 0),
            ("set_play", self.set_play),
            ("checks_only", self.checks_only),
            ("post_key", self.post_key),
            ("threats", !self.threats),
            ("short_variations", !self.short_variations),
            ("max_solutions", self.max_solutions.is_some()),
            ("first_move", self.first_move != plain.first_move),
            ("last_move", self.last_move.is_some()),
            ("stop_on_short", self.stop_on_short),
            ("quodlibet", self.quodlibet),
            ("max_flights", self.max_flights.is_some()),
            ("max_threat", self.max_threat.is_some()),
            ("non_trivial", self.non_trivial.is_some()),
        ];
        if !self.conditions.is_empty() && !known.has_conditions {
            return Some("conditions");
        }
        if !known.plays.contains(&self.course.sign()) {
            return Some("play");
        }
        if !known.goals.contains(&self.goal.sign()) {
            return Some("goal");
        }
        asked
            .into_iter()
            .find(|(name, is_on)| *is_on && !known.options.contains(name))
            .map(|(name, _)| name)
    }

    /// Whether it can be worked at.
    pub fn check(&self) -> Result<(), Refusal> {
        let Some(capabilities) = capabilities::of(&self.strategy) else {
            return Err(Refusal::Strategy(self.strategy.clone()));
        };
        if let Some(field) = self.unsupported(capabilities) {
            return Err(Refusal::Unsupported(field));
        }
        // The pieces of a proof game are those that it comes to.
        let is_game = matches!(self.goal, Goal::ProofGame(_));
        self.check_settled(self.goal_fen.as_ref().filter(|_| is_game).unwrap_or(&self.fen))?;
        if !capabilities.proves {
            self.check_length()?;
            let position = Position::from_fen(&self.fen).map_err(Refusal::Fen)?;
            return historical::check(&self.strategy, &position).map_err(Refusal::Unfit);
        }
        if let Some(fen) = &self.goal_fen {
            with_rules!(self, |rules| rules.read(fen).map(|_| ()).map_err(Refusal::Fen))?;
        }
        with_rules!(self, |rules| self.check_by(rules))
    }

    /// Whether it is settled what is asked, with the pieces of a FEN or of a list.
    pub(super) fn check_settled(&self, pieces: &str) -> Result<(), Refusal> {
        match Fairy::unsettled(&self.conditions, pieces, &self.demands()) {
            Some((one, other)) => {
                Err(Refusal::Unsettled(one, other.map_or_else(|| self.text.clone(), Into::into)))
            }
            None => Ok(()),
        }
    }

    /// What it asks for that does not go with every condition.
    fn demands(&self) -> Vec<Demand> {
        let any = |is: fn(Goal) -> bool| is(self.goal.at_last()) || is(self.other_goal);
        let is_stalemate = |goal| {
            matches!(
                goal,
                Goal::Stalemate
                    | Goal::DoubleStalemate
                    | Goal::MateOrStalemate
                    | Goal::AutoStalemate
            )
        };
        let is_check = |goal: Goal| {
            goal.exposes_king() || matches!(goal, Goal::Mate | Goal::Check | Goal::MateOrStalemate)
        };
        let has_side_apart = match self.course {
            Course::Battle(_) | Course::ParryBattle(_) => true,
            Course::Lines(play) => play == Play::Help && !self.goal.is_position(),
        };
        let is_series = matches!(self.course, Course::Lines(play) if play.is_series());
        let is_reflex = match self.course {
            Course::Battle(battle) | Course::ParryBattle(battle) => {
                matches!(battle, Battle::Reflex | Battle::SemiReflex)
            }
            Course::Lines(play) => play.is_reflex(),
        };
        [
            (Demand::Stalemate, any(is_stalemate)),
            (Demand::OwnMate, self.goal.exposes_king()),
            (Demand::Check, any(is_check)),
            (Demand::SamePiece, any(Goal::needs_homes)),
            (Demand::Series, is_series),
            (Demand::Reflex, is_reflex),
            (Demand::Game, matches!(self.goal, Goal::ProofGame(_))),
            (Demand::NoSideApart, !has_side_apart),
        ]
        .into_iter()
        .filter_map(|(demand, is_asked)| is_asked.then_some(demand))
        .collect()
    }

    fn check_by<R: Rules>(&self, rules: R) -> Result<(), Refusal> {
        let (opening, position) = self.opened(rules)?;
        match self.course {
            Course::Battle(battle) | Course::ParryBattle(battle) => {
                self.check_length()?;
                let asked = self.battle(battle);
                if self.checks_only && asked != BattleStipulation::DIRECT_MATE {
                    return Err(Refusal::Unsupported("checks_only"));
                }
                let turn = rules.turn(&position);
                let attacker = if self.post_key { turn.other() } else { turn };
                asked.check(&position, attacker, rules).map_err(Refusal::Illegal)
            }
            Course::Lines(play) => {
                let half_moves = self.moves.saturating_mul(2).saturating_add(u32::from(self.half));
                if self.forced > 0
                    && (play != Play::Help || !(2..half_moves).contains(&self.forced))
                {
                    return Err(Refusal::Unsupported("forced"));
                }
                let takes_moves = play == Play::Help && matches!(self.goal, Goal::ProofGame(_));
                let leaves_moves = takes_moves && opening.len() < half_moves as usize;
                if !opening.is_empty() && !leaves_moves {
                    return Err(Refusal::Unsupported("opening"));
                }
                self.lines(play, rules, position).check().map_err(|reason| match reason {
                    help::Refusal::Illegal(reason) => Refusal::Illegal(reason),
                    help::Refusal::Moves(moves) => Refusal::Moves(moves),
                })
            }
        }
    }

    fn check_length(&self) -> Result<(), Refusal> {
        let is_possible = (1..=LONGEST_BATTLE).contains(&self.moves);
        if is_possible { Ok(()) } else { Err(Refusal::Moves(self.moves)) }
    }

    /// The first moves that are given, each with the position before it, and the position after them.
    pub(super) fn opened<R: Rules>(&self, rules: R) -> Result<Opened<R>, Refusal> {
        let mut position = rules.read(&self.fen).map_err(Refusal::Fen)?;
        let mut opening = Vec::new();
        for (place, text) in self.opening.iter().enumerate() {
            let moves = rules.legal_moves(&position).into_iter();
            let mut meant = moves.filter(|played| played.to_string() == *text);
            let (Some(played), None) = (meant.next(), meant.next()) else {
                return Err(Refusal::Played(place + 1));
            };
            let after = rules.play(&position, played);
            opening.push((position, played));
            position = after;
        }
        Ok((opening, position))
    }

    /// What is asked in a battle of that kind.
    pub(super) fn battle(&self, battle: Battle) -> BattleStipulation {
        let Self { goal, quodlibet, exact, .. } = *self;
        let parries = matches!(self.course, Course::ParryBattle(_));
        BattleStipulation { battle, goal, quodlibet, exact, parries }
    }

    /// What the search for the lines of help play or a series is asked, from a position after the given first moves.
    pub(super) fn lines<R: Rules>(
        &self,
        play: Play,
        rules: R,
        position: R::Position,
    ) -> help::Request<R> {
        let Self { other_goal, exact, .. } = *self;
        let before = self.opening.len() as u32;
        let (moves, half) = if before == 0 {
            (self.moves, self.half)
        } else {
            let left = (2 * self.moves + u32::from(self.half)).saturating_sub(before);
            (left / 2, left % 2 == 1)
        };
        let goal = match &self.goal_fen {
            // A position that cannot be read is never reached.
            Some(fen) => rules
                .read(fen)
                .map_or(self.goal, |target| Goal::Placement(rules.placement(&target))),
            None => self.goal,
        };
        let Self { max_solutions, stop_on_short, threads, memory, .. } = *self;
        let limits = help::Limits { max_solutions, numbers: self.numbers(), stop_on_short };
        let stipulation = Stipulation { play, goal, other_goal, moves, half, exact };
        help::Request { rules, position, before, stipulation, limits, threads, memory }
    }

    /// The options of battle play.
    pub(super) fn options(&self) -> Options {
        let Self { max_flights, max_threat, non_trivial, .. } = *self;
        Options {
            post_key: self.post_key,
            threats: self.threats,
            short_variations: self.short_variations,
            max_solutions: self.max_solutions,
            numbers: self.numbers(),
            restrictions: Restrictions { max_flights, max_threat, non_trivial },
        }
    }

    fn numbers(&self) -> MoveNumbers {
        MoveNumbers { first: self.first_move, last: self.last_move }
    }

    /// How long the search may take. A limit too long to be told in a duration is none.
    pub fn limit(&self) -> Option<Duration> {
        self.time_limit.and_then(|limit| Duration::try_from_secs_f64(limit).ok())
    }
}
