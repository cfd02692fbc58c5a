//! Games: made, read, and saved if nobody was quicker.

use std::time::Duration;

use sqlx::{Sqlite, Transaction};
use tracing::error;

use crate::game::{Game, GameId, MOST_CHALLENGES, Timestamp, UserId};
use crate::store::outbox::{self, News};
use crate::store::presence::gone_of;
use crate::store::rows::{Changing, GameRow};
use crate::store::schedules::schedule_of;
use crate::store::{Durability, Store, StoreError, Together, rematches};

/// An interaction is delivered again within minutes, if at all.
const INTERACTIONS_KEPT: Duration = Duration::from_secs(24 * 60 * 60);

/// Reads games whole by one statement: their rows, their turns and logs behind one another, their players' schedules.
macro_rules! whole_game {
    () => {
        concat!(
            "select games.*,
                    (select string_agg(turn, ' ' order by number) from turns where game = games.id) as turns,
                    (select string_agg(at || ' ' || what || ' ' || coalesce(side, '-') || ' ' || coalesce(cast(amount as text), '-'), ';'
                                       order by number)
                     from log where game = games.id) as log, ",
            schedule_of!("games.challenger"),
            " as challenger_schedule, ",
            schedule_of!("games.opponent"),
            " as opponent_schedule, ",
            gone_of!("games.challenger"),
            " as challenger_gone, ",
            gone_of!("games.opponent"),
            " as opponent_gone,
                    (select id from games as later where later.rematch_of = games.id) as rematch
             from games ",
        )
    };
}

/// What is written together with a change of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effects {
    /// What must be told of it.
    pub news: Option<News>,
    /// When the person whom the news is for may be pinged.
    pub ping_at: Timestamp,
    /// Who did it, if anybody.
    pub by: Option<UserId>,
    /// Whose planned turn was made in it, if any was.
    pub planned: Option<UserId>,
    /// The interaction that asked for it, so that it counts once.
    pub interaction: Option<u64>,
    /// What time it is.
    pub now: Timestamp,
}

/// What came of making a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Created {
    /// It was made, under this number.
    Yes(GameId),
    /// The interaction has had its effect before: this game.
    Repeated(GameId),
    /// A challenge between the two waits for its answer already: this one.
    Pending(GameId),
    /// As many challenges of the challenger's as one may have wait for their answers: these.
    TooMany(Vec<GameId>),
    /// There is a rematch of that game already.
    Rematched,
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
        let pending = challenges_of(challenge.challenger, &mut **transaction).await?;
        if pending.len() >= MOST_CHALLENGES {
            return Ok(Created::TooMany(pending));
        }
        let Some(game) = insert(challenge, transaction).await? else {
            if let Some(before) = challenge.rematch_of
                && rematches::is_rematched(before, transaction).await?
            {
                return Ok(Created::Rematched);
            }
            let pending =
                pending_between(challenge.challenger, challenge.opponent, &mut **transaction)
                    .await?;
            return pending
                .map(Created::Pending)
                .ok_or(StoreError::Database(sqlx::Error::RowNotFound));
        };
        count(game, effects, transaction).await?;
        outbox::add(transaction, game, effects).await?;
        if let Some(before) = challenge.rematch_of {
            rematches::link(before, effects, transaction).await?;
        }
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
        game(id, &self.readers).await
    }

    /// The games a person is in, challenges among them, those that changed last first. At most a hundred.
    pub async fn games_of(&self, user: UserId) -> Result<Vec<Game>, StoreError> {
        // With a parameter as its limit, SQLite would plan it anew each time.
        let rows: Vec<GameRow> = sqlx::query_as(concat!(
            whole_game!(),
            "where stage <> 'over' and (challenger = $1 or opponent = $1)
             order by changed_at desc, id desc
             limit 100",
        ))
        .bind(user.0.cast_signed())
        .fetch_all(&self.readers)
        .await?;

        let mut games = Vec::with_capacity(rows.len());
        for row in rows {
            // One game that cannot be read must not hide the others.
            match Game::try_from(row) {
                Ok(game) => games.push(game),
                Err(
                    error @ (StoreError::Unreadable { .. } | StoreError::UnreadableSchedule { .. }),
                ) => {
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
        pending_between(one, Some(other), &self.readers).await
    }

    /// The challenges in a channel that wait for anybody who accepts them, the oldest first.
    pub async fn open_in(&self, channel: u64) -> Result<Vec<GameId>, StoreError> {
        let games: Vec<i64> = sqlx::query_scalar(
            "select id from games where channel = $1 and stage = 'challenged' and open = 1 order by id",
        )
        .bind(channel.cast_signed())
        .fetch_all(&self.readers)
        .await?;
        Ok(games.into_iter().map(GameId).collect())
    }

    /// The games of a channel that are under way, the newest first.
    pub async fn running_in(&self, channel: u64) -> Result<Vec<GameId>, StoreError> {
        let games: Vec<i64> = sqlx::query_scalar(
            "select id from games where channel = $1 and stage in ('setting up', 'playing') order by id desc",
        )
        .bind(channel.cast_signed())
        .fetch_all(&self.readers)
        .await?;
        Ok(games.into_iter().map(GameId).collect())
    }

    /// The game in which this interaction had its effect, if it had one.
    pub async fn effect_of(&self, interaction: u64) -> Result<Option<GameId>, StoreError> {
        effect_of(Some(interaction), &self.readers).await
    }

    /// How many games there are.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        counts(&self.readers).await
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

pub(super) async fn counts<'c>(
    executor: impl sqlx::Executor<'c, Database = Sqlite>,
) -> Result<Counts, StoreError> {
    let (all, finished): (i64, i64) =
        sqlx::query_as("select count(*), count(case when stage = 'over' then 1 end) from games")
            .fetch_one(executor)
            .await?;
    Ok(Counts {
        running: all - finished,
        finished,
    })
}

/// Reads a game with its players' schedules, all as they stood at one and the same moment.
pub(super) async fn game<'c>(
    id: GameId,
    executor: impl sqlx::Executor<'c, Database = Sqlite>,
) -> Result<Option<Game>, StoreError> {
    let row: Option<GameRow> = sqlx::query_as(concat!(whole_game!(), "where id = $1"))
        .bind(id.0)
        .fetch_optional(executor)
        .await?;
    row.map(Game::try_from).transpose()
}

/// Writes the row of a new game, unless the two have an open challenge already.
async fn insert(
    game: &Game,
    transaction: &mut Transaction<'static, Sqlite>,
) -> Result<Option<GameId>, StoreError> {
    let columns = Changing::from(game);
    let id: Option<i64> = sqlx::query_scalar(
        "insert into games (id, version, server, channel, challenger, opponent, ruleset, squares, first, set_up, pace, time_out,
                            stage, wake_at, created_at, changed_at, place, open, rematch_of)
         values ((select coalesce(max(id), 0) + 1 from games), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
         on conflict do nothing
         returning id",
    )
    .bind(game.version)
    .bind(game.venue.server.cast_signed())
    .bind(game.venue.channel.cast_signed())
    .bind(game.challenger.0.cast_signed())
    .bind(nobody_or(game.opponent))
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
    .bind(game.terms.place.name())
    .bind(i64::from(game.open))
    .bind(game.rematch_of.map(|before| before.0))
    .fetch_optional(&mut **transaction)
    .await?;
    Ok(id.map(GameId))
}

/// The opponent as it is stored: nobody is 0.
pub(super) fn nobody_or(opponent: Option<UserId>) -> i64 {
    opponent.map_or(0, |user| user.0.cast_signed())
}

/// How much is known of a game's turns, and of its log.
pub(super) struct Known {
    pub(super) turns: usize,
    pub(super) entries: usize,
}

/// Writes the row of a changed game and tells how much of its turns and log is known; nothing if the game, or a schedule of its players,
/// changed since it was read.
pub(super) async fn update(
    game: &Game,
    transaction: &mut Transaction<'static, Sqlite>,
) -> Result<Option<Known>, StoreError> {
    let columns = Changing::from(game);
    let known: Option<(i64, i64)> = sqlx::query_as(
        "update games
         set version = version + 1, changed_at = $3, stage = $4, gold = $5, blue = $6, gold_roll = $7, blue_roll = $8,
             gold_placing = $9, blue_placing = $10, gold_draft = $11, blue_draft = $12, start = $13, pending = $14, ending = $15,
             winner = $16, wake_at = $17, opponent = $20, plan = $21
         where id = $1 and version = $2
           and coalesce((select version from schedules where person = challenger), 0) = $18
           and coalesce((select version from schedules where person = $20), 0) = $19
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
    .bind(game.schedules.challenger.version)
    .bind(game.schedules.opponent.version)
    .bind(nobody_or(game.opponent))
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

/// The challenges of a person that wait for their answers, the oldest first.
async fn challenges_of<'c>(
    challenger: UserId,
    executor: impl sqlx::Executor<'c, Database = Sqlite>,
) -> Result<Vec<GameId>, StoreError> {
    let games: Vec<i64> = sqlx::query_scalar(
        "select id from games where challenger = $1 and stage = 'challenged' order by id",
    )
    .bind(challenger.0.cast_signed())
    .fetch_all(executor)
    .await?;
    Ok(games.into_iter().map(GameId).collect())
}

/// The challenge that waits for its answer between these two; of one alone, the open one.
pub(super) async fn pending_between<'c>(
    one: UserId,
    other: Option<UserId>,
    executor: impl sqlx::Executor<'c, Database = Sqlite>,
) -> Result<Option<GameId>, StoreError> {
    let game: Option<i64> = sqlx::query_scalar(
        "select id from games
         where stage = 'challenged'
           and ((challenger = $1 and opponent = $2) or (challenger = $2 and opponent = $1))",
    )
    .bind(one.0.cast_signed())
    .bind(nobody_or(other))
    .fetch_optional(executor)
    .await?;
    Ok(game.map(GameId))
}
