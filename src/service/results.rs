//! What has come of a person's games that are over.

use crate::game::{GameId, Timestamp, UserId};
use crate::rating::{Ending, FinishedGame, Player, Score, Which};
use crate::rules::{BySide, Side};
use crate::service::{GameService, ServiceError};

/// A game that is over, as one of its two players sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PastGame {
    /// Its number.
    pub game: GameId,
    /// When it ended.
    pub ended_at: Timestamp,
    /// The server where it was played; 0 in direct messages.
    pub server: u64,
    /// Against whom.
    pub opponent: UserId,
    /// Which side the person played.
    pub side: Side,
    /// How many blocks each side began with.
    pub blocks: BySide<u8>,
    /// How it went for the person; nothing, if it was called off.
    pub score: Option<Score>,
    /// How many turns were made in it.
    pub turns: u32,
}

/// How many games went which way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Results {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl GameService {
    /// A person's games that are over and were played, the latest first.
    pub async fn past_games(&self, person: UserId) -> Result<Vec<PastGame>, ServiceError> {
        let games = self.store.finished_by(person).await?;
        let past = games.iter().rev();
        Ok(past.filter_map(|game| PastGame::of(game, person)).collect())
    }
}

impl PastGame {
    fn of(game: &FinishedGame, person: UserId) -> Option<PastGame> {
        let players = game.seats.map(|seat| match seat.player {
            Player::Person(person) => Some(UserId(person.0)),
            Player::Computer => None,
        });
        let (own, side) = match players {
            [Some(gold), _] if gold == person => (0, Side::Gold),
            _ => (1, Side::Blue),
        };
        let won = |winner: Which| match (winner == Which::First) == (own == 0) {
            true => Score::Win,
            false => Score::Loss,
        };
        Some(PastGame {
            game: GameId(game.number.0),
            ended_at: Timestamp(game.ended_at.0),
            server: game.server.map_or(0, |server| server.0),
            opponent: players[1 - own]?,
            side,
            blocks: BySide::new(game.seats[0].blocks, game.seats[1].blocks),
            score: match game.ending {
                Ending::Won(winner) => Some(won(winner)),
                Ending::Forfeited(loser) => Some(won(loser.other())),
                Ending::Drawn => Some(Score::Draw),
                Ending::Aborted { .. } => None,
            },
            turns: game.seats.iter().map(|seat| seat.turns).sum(),
        })
    }
}

impl Results {
    /// Of these games, without those that were called off.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a PastGame>) -> Results {
        let mut results = Results::default();
        for score in games.into_iter().filter_map(|game| game.score) {
            match score {
                Score::Win => results.won += 1,
                Score::Draw => results.drawn += 1,
                Score::Loss => results.lost += 1,
            }
        }
        results
    }

    /// All of them.
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }
}
