//! Ratings: kept as the finished games make them.

use std::collections::BTreeSet;
use std::sync::Arc;

use tokio::sync::Mutex;

use crate::game::{Game, GameId, Timestamp, UserId};
use crate::rating::{
    Days, FinishedGame, GameNumber, Moment, Person, Point, Rating, Ratings, Scope, Server,
};
use crate::service::{GameService, ServiceError};

/// Whoever has not played a rated game for so long is no longer listed among the active.
pub const ACTIVE: Days = Days(90);

/// What is known of all ratings.
#[derive(Default)]
pub(super) struct Kept {
    ratings: Arc<Ratings>,
    /// The last game that they heed, and how many they do; nothing, until they are asked for first.
    heeded: Option<(Option<(Timestamp, GameId)>, i64)>,
}

/// The ratings of this process.
pub(super) type Keeping = Mutex<Kept>;

/// What a game did to the rating of one of its players.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Gain {
    /// The player.
    pub player: UserId,
    /// The rating after it.
    pub rating: Rating,
    /// By how much it has changed.
    pub gained: i32,
}

impl GameService {
    /// All ratings, as the games that are finished make them. What they have become is written down.
    pub async fn ratings(&self) -> Result<Arc<Ratings>, ServiceError> {
        let mut kept = self.ratings.lock().await;
        match kept.heeded {
            Some((last, heeded)) => {
                let new = self.store.finished(last).await?;
                let all = self.store.finished_count().await?;
                // A game that ended before the last one can be saved after it.
                let follows = heeded + counted(&new) == all;
                if new.is_empty() && follows {
                    return Ok(Arc::clone(&kept.ratings));
                }
                if follows && heed(Arc::make_mut(&mut kept.ratings), &new) {
                    self.store.note_standings(&kept.ratings, &new).await?;
                    kept.heeded = Some((new.last().map(order).or(last), all));
                } else {
                    self.make_anew(&mut kept).await?;
                }
            }
            None => self.make_anew(&mut kept).await?,
        }
        Ok(Arc::clone(&kept.ratings))
    }

    /// Has all finished games played again when ratings are asked for next: somebody in them has another number.
    pub(super) async fn forget_ratings(&self) {
        self.ratings.lock().await.heeded = None;
    }

    /// Plays all finished games again: they have come in another order, or the process has just begun, perhaps by other rules.
    async fn make_anew(&self, kept: &mut Kept) -> Result<(), ServiceError> {
        // Counted first: what is saved meanwhile makes it be done again.
        let all = self.store.finished_count().await?;
        let games = self.store.finished(None).await?;
        let mut ratings = Ratings::default();
        heed(&mut ratings, &games);
        let wrong = self.store.set_standings(&ratings).await?;
        tracing::info!(
            games = games.len(),
            changed = wrong,
            "made the ratings anew"
        );
        kept.ratings = Arc::new(ratings);
        kept.heeded = Some((games.last().map(order), all));
        Ok(())
    }

    /// What a finished game did to its players' ratings in the place where it was played; nothing, if it did not count.
    pub async fn gains(&self, game: &Game) -> Result<Vec<Gain>, ServiceError> {
        if !game.is_over() || game.players.is_none() {
            return Ok(Vec::new());
        }
        let ratings = self.ratings().await?;
        let scope = scope_of(game.venue.server);
        let gain = |player: UserId| {
            let line = ratings.line(scope, Person(player.0));
            let at = line
                .iter()
                .position(|point| point.game == GameNumber(game.id.0))?;
            let before = at
                .checked_sub(1)
                .map_or(Rating::NEW.points, |last| line[last].points);
            let Point {
                points, deviation, ..
            } = line[at];
            Some(Gain {
                player,
                rating: Rating {
                    points,
                    deviation,
                    ..Rating::NEW
                },
                gained: (points.round() - before.round()) as i32,
            })
        };
        Ok(game.people().filter_map(gain).collect())
    }

    /// Whoever is not to be listed: those who are known to have left this server, or Discord, or to have been erased.
    pub async fn hidden(&self, server: Option<u64>) -> Result<BTreeSet<Person>, ServiceError> {
        let gone = self.store.gone_from(server).await?.into_iter();
        let ratings = self.ratings().await?;
        let everybody = ratings
            .standings(Scope::Everywhere)
            .map(|(person, _)| person);
        let erased = everybody.filter(|person| UserId(person.0).is_erased());
        Ok(gone.map(|person| Person(person.0)).chain(erased).collect())
    }
}

/// The ratings of a server, or of everywhere.
pub fn scope_of(server: u64) -> Scope {
    match server {
        0 => Scope::Everywhere,
        server => Scope::Server(Server(server)),
    }
}

/// An instant, as ratings have it.
pub fn moment(at: Timestamp) -> Moment {
    Moment(at.0)
}

/// Adds these games. Tells whether all were in their order.
fn heed(ratings: &mut Ratings, games: &[FinishedGame]) -> bool {
    games.iter().all(|game| ratings.append(game).is_ok())
}

fn counted(games: &[FinishedGame]) -> i64 {
    i64::try_from(games.len()).unwrap_or(i64::MAX)
}

fn order(game: &FinishedGame) -> (Timestamp, GameId) {
    (Timestamp(game.ended_at.0), GameId(game.number.0))
}
