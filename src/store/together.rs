//! Changes that are written together or not at all: games, what must be told of them, and people's schedules.

use sqlx::{Sqlite, Transaction};

use crate::game::{Game, GameId, Schedule, UserId};
use crate::store::outbox;
use crate::store::{Durability, Effects, Saved, Store, StoreError, Writing};
use crate::store::{games, log, schedules, settings, wakes};

/// What is to be written together.
#[derive(Debug, Default)]
pub struct Together<'a> {
    /// Changed games.
    pub games: Vec<(&'a Game, Effects)>,
    /// Changed schedules. What is due next in the other games of these people is told anew by them.
    pub schedules: Vec<Rescheduled>,
    /// A setting, and its value from now on.
    pub setting: Option<(&'static str, String)>,
}

/// A person's changed schedule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rescheduled {
    /// Whose.
    pub person: UserId,
    /// The schedule, its version as it was read.
    pub schedule: Schedule,
    /// What must be told of it in each other running game of the person's, and when that is due.
    pub effects: Effects,
}

impl Store {
    /// Saves all of it, unless a game or a schedule changed meanwhile, or an interaction has had its effect. After [`Saved::Yes`] it is on
    /// the disk.
    pub async fn save_together(&self, together: &Together<'_>) -> Result<Saved, StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        for (game, effects) in &together.games {
            match save(game, *effects, &mut writing).await? {
                Saved::Yes => {}
                other => return Ok(other),
            }
        }
        for rescheduled in &together.schedules {
            let transaction = &mut writing.transaction;
            if !schedules::update(rescheduled.person, &rescheduled.schedule, transaction).await? {
                return Ok(Saved::Stale);
            }
        }
        let saved: Vec<GameId> = together.games.iter().map(|(game, _)| game.id).collect();
        for rescheduled in &together.schedules {
            refresh(rescheduled, &saved, &mut writing).await?;
        }
        if let Some((key, value)) = &together.setting {
            settings::set(key, value, &mut writing.transaction).await?;
        }
        writing.commit().await?;
        Ok(Saved::Yes)
    }
}

pub(super) async fn save(
    game: &Game,
    effects: Effects,
    writing: &mut Writing,
) -> Result<Saved, StoreError> {
    let transaction = &mut writing.transaction;
    if !games::count(game.id, effects, transaction).await? {
        return Ok(Saved::Repeated);
    }
    let Some(known) = games::update(game, transaction).await? else {
        return Ok(Saved::Stale);
    };
    let turns = game.play().map_or(&[][..], |play| play.turns());
    if known.turns > turns.len() {
        take_back(game.id, turns.len(), transaction).await?;
    }
    for (number, turn) in (1_i64..).zip(turns).skip(known.turns) {
        sqlx::query("insert into turns (game, number, turn) values ($1, $2, $3)")
            .bind(game.id.0)
            .bind(number)
            .bind(turn.to_string())
            .execute(&mut **transaction)
            .await?;
    }
    log::append(game.id, &game.log, known.entries, transaction).await?;
    outbox::add(transaction, game.id, effects).await?;
    Ok(Saved::Yes)
}

/// Forgets the turns that were taken back: all beyond these.
async fn take_back(
    game: GameId,
    turns: usize,
    transaction: &mut Transaction<'static, Sqlite>,
) -> Result<(), StoreError> {
    sqlx::query("delete from turns where game = $1 and number > $2")
        .bind(game.0)
        .bind(i64::try_from(turns).unwrap_or(i64::MAX))
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// Tells anew what is due next in a person's other running games, and what is news in them.
async fn refresh(
    rescheduled: &Rescheduled,
    saved: &[GameId],
    writing: &mut Writing,
) -> Result<(), StoreError> {
    for game in wakes::running_of(rescheduled.person, &mut writing.transaction).await? {
        if saved.contains(&game) {
            continue;
        }
        wakes::rewrite(game, &mut writing.transaction).await?;
        outbox::add(&mut writing.transaction, game, rescheduled.effects).await?;
    }
    Ok(())
}
