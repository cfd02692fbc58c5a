//! Games: made, read, and saved if nobody was quicker.

use std::time::Duration;

use sqlx::{Sqlite, SqliteConnection, Transaction};
use tracing::error;

use crate::game::{Game, GameId, Timestamp, UserId};
use crate::store::outbox::{self, News};
use crate::store::rows::{Changing, GameRow};
use crate::store::{Durability, Store, StoreError, Together, schedules};

/// An interaction is delivered again within minutes, if at all.
const INTERACTIONS_KEPT: Duration = Duration::from_secs(24 * 60 * 60);

/// What is written together with a change of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effects {
    /// What must be told of it.
    pub news: Option<News>,
    /// When the person whom the news is for may be pinged.
    pub ping_at: Timestamp,
    /// Who did it, if anybody.
    pub by: Option<UserId>,
    /// The interaction that asked for it, so that it counts once.
    pub interaction: Option<u64>,
    /// What time it is.
    pub now: Timestamp,
}

/// What came of making a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Created {
    /// It was made, under this number.
    Yes(GameId),
    /// The interaction has had its effect before: this game.
    Repeated(GameId),
    /// A challenge between the two waits for its answer already: this one.
    Pending(GameId),
}

/// What came of saving a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Saved {
    /// It is on the disk, with its version one higher.
    Yes,
    /// The game was changed since it was read, so this was not written.
    Stale,
    /// The interaction has had its effect before, so this was not written.
    Repeated,
}

/// How many games there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// Those that go on, challenges among them.
    pub running: i64,
    /// Those that are over.
    pub finished: i64,
}

impl Store {
    /// Makes a game of a challenge. Its number is the next one, whatever number it bore.
    pub async fn create(&self, challenge: &Game, effects: Effects) -> Result<Created, StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        let transaction = &mut writing.transaction;
        if let Some(game) = effect_of(effects.interaction, &mut **transaction).await? {
            return Ok(Created::Repeated(game));
        }
        let Some(game) = insert(challenge, transaction).await? else {
            let pending =
                pending_between(challenge.challenger, challenge.opponent, &mut **transaction)
                    .await?;
            return pending
                .map(Created::Pending)
                .ok_or(StoreError::Database(sqlx::Error::RowNotFound));
        };
        count(game, effects, transaction).await?;
        outbox::add(transaction, game, effects).await?;
        writing.commit().await?;
        Ok(Created::Yes(game))
    }

    /// Saves a changed game, unless it changed meanwhile or the interaction has had its effect. After [`Saved::Yes`] it is on the disk.
    pub async fn save(&self, game: &Game, effects: Effects) -> Result<Saved, StoreError> {
        self.save_together(&Together {
            games: vec![(game, effects)],
            ..Together::default()
        })
        .await
    }

    /// Reads a game, and plays its turns again.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        let mut moment = self.readers.begin().await?;
        game(id, &mut moment).await
    }

    /// The games a person is in, challenges among them, those that changed last first. At most a hundred.
    pub async fn games_of(&self, user: UserId) -> Result<Vec<Game>, StoreError> {
        let mut moment = self.readers.begin().await?;
        // With a parameter as its limit, SQLite would plan it anew each time.
        let rows: Vec<GameRow> = sqlx::query_as(
            "select games.*, (select string_agg(turn, ' ' order by number) from turns where game = games.id) as turns,
                    (select string_agg(at || ' ' || what || ' ' || coalesce(side, '-') || ' ' || coalesce(cast(amount as text), '-'), ';'
                                       order by number)
                     from log where game = games.id) as log
             from games
             where stage <> 'over' and (challenger = $1 or opponent = $1)
             order by changed_at desc, id desc
             limit 100",
        )
        .bind(user.0.cast_signed())
        .fetch_all(&mut *moment)
        .await?;

        let mut games = Vec::with_capacity(rows.len());
        for row in rows {
            // One game that cannot be read must not hide the others.
            match read(row, &mut moment).await {
                Ok(game) => games.push(game),
                Err(error @ StoreError::Unreadable { .. }) => {
                    error!(%error, "left a game out of a list");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(games)
    }

    /// The challenge that waits for its answer between these two, whoever of them made it.
    pub async fn pending_between(
        &self,
        one: UserId,
        other: UserId,
    ) -> Result<Option<GameId>, StoreError> {
        pending_between(one, other, &self.readers).await
    }

    /// The game in which this interaction had its effect, if it had one.
    pub async fn effect_of(&self, interaction: u64) -> Result<Option<GameId>, StoreError> {
        effect_of(Some(interaction), &self.readers).await
    }

    /// How many games there are.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        let (all, finished): (i64, i64) = sqlx::query_as(
            "select count(*), count(case when stage = 'over' then 1 end) from games",
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(Counts {
            running: all - finished,
            finished,
        })
    }

    /// Forgets the interactions that will not come again.
    pub async fn prune(&self, now: Timestamp) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Hasty).await?;
        sqlx::query("delete from interactions where at < $1")
            .bind(now.minus(INTERACTIONS_KEPT).0)
            .execute(&mut *writing.transaction)
            .await?;
        writing.commit().await
    }
}

/// Reads a game with its players' schedules; within a transaction, all as they stood at one and the same moment.
pub(super) async fn game(
    id: GameId,
    connection: &mut SqliteConnection,
) -> Result<Option<Game>, StoreError> {
    let row: Option<GameRow> = sqlx::query_as(
        "select games.*, (select string_agg(turn, ' ' order by number) from turns where game = games.id) as turns,
                (select string_agg(at || ' ' || what || ' ' || coalesce(side, '-') || ' ' || coalesce(cast(amount as text), '-'), ';'
                                   order by number)
                 from log where game = games.id) as log
         from games
         where id = $1",
    )
    .bind(id.0)
    .fetch_optional(&mut *connection)
    .await?;
    match row {
        Some(row) => Ok(Some(read(row, connection).await?)),
        None => Ok(None),
    }
}

async fn read(row: GameRow, connection: &mut SqliteConnection) -> Result<Game, StoreError> {
    let mut game = Game::try_from(row)?;
    game.schedules = schedules::schedules(game.challenger, game.opponent, connection).await?;
    Ok(game)
}

/// Writes the row of a new game, unless the two have an open challenge already.
async fn insert(
    game: &Game,
    transaction: &mut Transaction<'static, Sqlite>,
) -> Result<Option<GameId>, StoreError> {
    let columns = Changing::from(game);
    let id: Option<i64> = sqlx::query_scalar(
        "insert into games (id, version, server, channel, challenger, opponent, ruleset, squares, first, set_up, pace, time_out,
                            stage, wake_at, created_at, changed_at)
         values ((select coalesce(max(id), 0) + 1 from games), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
         on conflict do nothing
         returning id",
    )
    .bind(game.version)
    .bind(game.venue.server.cast_signed())
    .bind(game.venue.channel.cast_signed())
    .bind(game.challenger.0.cast_signed())
    .bind(game.opponent.0.cast_signed())
    .bind(game.terms.ruleset.to_string())
    .bind(game.terms.squares.to_string())
    .bind(game.terms.first.name())
    .bind(game.terms.set_up.name())
    .bind(game.terms.pace.to_string())
    .bind(game.terms.time_out.name())
    .bind(columns.stage)
    .bind(columns.wake_at)
    .bind(game.created_at.0)
    .bind(game.changed_at.0)
    .fetch_optional(&mut **transaction)
    .await?;
    Ok(id.map(GameId))
}

/// How much of what only grows is known of a game.
pub(super) struct Known {
    pub(super) turns: usize,
    pub(super) entries: usize,
}

/// Writes the row of a changed game and tells how much of its turns and log is known; nothing if the game changed since it was read.
pub(super) async fn update(
    game: &Game,
    transaction: &mut Transaction<'static, Sqlite>,
) -> Result<Option<Known>, StoreError> {
    let columns = Changing::from(game);
    let known: Option<(i64, i64)> = sqlx::query_as(
        "update games
         set version = version + 1, changed_at = $3, stage = $4, gold = $5, blue = $6, gold_roll = $7, blue_roll = $8,
             gold_placing = $9, blue_placing = $10, gold_draft = $11, blue_draft = $12, start = $13, pending = $14, ending = $15,
             winner = $16, wake_at = $17, plan = $18
         where id = $1 and version = $2
         returning (select count(*) from turns where game = games.id), (select count(*) from log where game = games.id)",
    )
    .bind(game.id.0)
    .bind(game.version)
    .bind(game.changed_at.0)
    .bind(columns.stage)
    .bind(columns.gold)
    .bind(columns.blue)
    .bind(columns.gold_roll)
    .bind(columns.blue_roll)
    .bind(columns.gold_placing)
    .bind(columns.blue_placing)
    .bind(columns.gold_draft)
    .bind(columns.blue_draft)
    .bind(columns.start)
    .bind(columns.pending)
    .bind(columns.ending)
    .bind(columns.winner)
    .bind(columns.wake_at)
    .bind(columns.plan)
    .fetch_optional(&mut **transaction)
    .await?;
    Ok(known.map(|(turns, entries)| Known {
        turns: usize::try_from(turns).unwrap_or(0),
        entries: usize::try_from(entries).unwrap_or(0),
    }))
}

/// Lets an interaction count, and tells whether it does so for the first time.
pub(super) async fn count(
    game: GameId,
    effects: Effects,
    transaction: &mut Transaction<'static, Sqlite>,
) -> Result<bool, StoreError> {
    let Some(interaction) = effects.interaction else {
        return Ok(true);
    };
    let done = sqlx::query(
        "insert into interactions (id, game, at) values ($1, $2, $3) on conflict (id) do nothing",
    )
    .bind(interaction.cast_signed())
    .bind(game.0)
    .bind(effects.now.0)
    .execute(&mut **transaction)
    .await?;
    Ok(done.rows_affected() == 1)
}

async fn effect_of<'c>(
    interaction: Option<u64>,
    executor: impl sqlx::Executor<'c, Database = Sqlite>,
) -> Result<Option<GameId>, StoreError> {
    let game: Option<i64> = sqlx::query_scalar("select game from interactions where id = $1")
        .bind(interaction.map(u64::cast_signed))
        .fetch_optional(executor)
        .await?;
    Ok(game.map(GameId))
}

async fn pending_between<'c>(
    one: UserId,
    other: UserId,
    executor: impl sqlx::Executor<'c, Database = Sqlite>,
) -> Result<Option<GameId>, StoreError> {
    let game: Option<i64> = sqlx::query_scalar(
        "select id from games
         where stage = 'challenged'
           and ((challenger = $1 and opponent = $2) or (challenger = $2 and opponent = $1))",
    )
    .bind(one.0.cast_signed())
    .bind(other.0.cast_signed())
    .fetch_optional(executor)
    .await?;
    Ok(game.map(GameId))
}
