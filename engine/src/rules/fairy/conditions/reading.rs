//! From texts to the rules of a problem.

use super::condition::{Named, Refused};
use super::list::{all, place};
use super::pairs::check_pairs;
use super::piece_rules::rules_of_pieces;
use super::promotion;
use super::promotion_kinds::refusal;
use crate::rules::fairy::game::Game;
use crate::rules::fairy::game::rule::Rule;
use crate::rules::fairy::game::setup::Setup;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

/// Every set of conditions that was asked for. They stay, some kilobytes each, so that rules are a mere
/// reference to them.
static GAMES: LazyLock<Mutex<HashMap<Vec<String>, &'static Game>>> = LazyLock::new(Mutex::default);

impl Game {
    /// The rules with these conditions, and with those that the pieces of a FEN bring with them.
    pub(crate) fn of(texts: &[String], fen: &str) -> Result<&'static Self, Refused> {
        let mut key = rules_of_pieces(texts, fen);
        key.extend_from_slice(texts);
        let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = games.get(&key) {
            return Ok(known);
        }
        let game: &'static Self = Box::leak(Box::new(made(&key)?));
        games.insert(key, game);
        Ok(game)
    }
}

/// The game of texts, those of the pieces included.
fn made(texts: &[String]) -> Result<Game, Refused> {
    let mut setup = Setup::default();
    let mut found = Vec::new();
    for text in texts {
        found.push(read(text, &mut setup)?);
    }
    check_pairs(&found, &setup)?;
    if !found.is_empty() && !setup.pawns_stay {
        found.push((promotion::CONDITIONS[0].name, promotion::rule()));
    }
    found.sort_by_key(|(name, _)| place(name));
    let rules = found.into_iter().map(|(_, rule)| &*Box::leak(rule) as &'static dyn Rule);
    Ok(Game::new(rules.collect(), setup))
}

/// Reads a text: the name of a condition and its parameters.
fn read(text: &str, setup: &mut Setup) -> Result<Named, Refused> {
    let unknown = || Refused::Unknown(text.into());
    if let Some(of_pieces) = all().find(|known| !known.is_asked && known.name == text) {
        let rule = (of_pieces.read)(&[], setup).ok_or_else(unknown)?;
        return Ok((of_pieces.name, rule));
    }
    let mut words = text.split_whitespace();
    let name = words.next().ok_or_else(unknown)?;
    let condition =
        all().find(|known| known.name.eq_ignore_ascii_case(name)).ok_or_else(unknown)?;
    let parameters: Vec<&str> = words.collect();
    let rule = (condition.read)(&parameters, setup).ok_or_else(|| {
        match refusal(condition.name, &parameters) {
            Some(kind) => Refused::Promotion(kind, text.into()),
            None => unknown(),
        }
    })?;
    Ok((condition.name, rule))
}
