//! News that must be told: written together with what happened, deleted once told.

use sqlx::{FromRow, Sqlite, Transaction};

use crate::game::{Game, GameId, Timestamp, UserId, Venue};
use crate::store::notices::{self, Notice, NoticeKind, Way};
use crate::store::{Durability, Effects, Store, StoreError, games, servers, threads, watches};

/// What is to be told of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct News {
    /// In which way.
    pub kind: NewsKind,
    /// The one person to be pinged, if any.
    pub ping: Option<UserId>,
}

/// How news is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NewsKind {
    /// As a new public message.
    Post,
    /// By an edit of the newest one.
    Refresh,
    /// By an edit of the newest one, and to one person by itself: the game still waits.
    Reminder,
}

/// News that has not been told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Untold {
    /// Its number, higher than that of all news before it and never used again.
    pub id: i64,
    /// In which way it is to be told.
    pub kind: NewsKind,
    /// Whom the last post of it pinged, if anybody.
    pub pinged: Option<UserId>,
    /// How often that was tried.
    pub attempts: u32,
    /// When it was last tried.
    pub tried_at: Option<Timestamp>,
    /// When it happened.
    pub created_at: Timestamp,
}

/// How news of a game was told.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Told {
    /// The new messages (channel, message), all of one post.
    pub posted: Vec<(u64, u64)>,
    /// Whether these have buttons.
    pub live: bool,
    /// Messages of the game that earlier attempts have left without a note.
    pub found: Vec<(u64, u64)>,
    /// The notices that went along, and in which way.
    pub notices: Vec<(Notice, Way)>,
    /// Where the game is played from now on, if no longer where it was.
    pub moved: Option<Venue>,
    /// Whether the game does from now on without the thread that it should have had.
    pub does_without_thread: bool,
}

#[derive(FromRow)]
struct UntoldRow {
    id: i64,
    kind: String,
    ping: Option<i64>,
    attempts: i64,
    tried_at: Option<i64>,
    created_at: i64,
}

impl Store {
    /// The games that have due news, the longest waiting first. What happened in a server that the bot has left waits for its return.
    pub async fn untold(&self, now: Timestamp) -> Result<Vec<GameId>, StoreError> {
        let games: Vec<i64> = sqlx::query_scalar(
            "select game from outbox join games on games.id = outbox.game
             where due_at <= $1 and server not in (select id from servers where gone_at is not null)
             group by game
             order by min(outbox.id)",
        )
        .bind(now.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(games.into_iter().map(GameId).collect())
    }

    /// All untold news of a game, in the order it happened.
    pub async fn untold_of(&self, game: GameId) -> Result<Vec<Untold>, StoreError> {
        untold_of(game, &self.readers).await
    }

    /// A game, and its news that must still be told, as they stood at one and the same moment: what happens after it is told by news of
    /// its own, and by nothing else.
    pub async fn to_tell(&self, game: GameId) -> Result<Option<(Game, Vec<Untold>)>, StoreError> {
        let mut moment = self.readers.begin().await?;
        let untold = untold_of(game, &mut *moment).await?;
        let game = games::game(game, &mut *moment).await?;
        Ok(game.map(|game| (game, untold)))
    }

    /// When the next news is due that is not due by `now`.
    pub async fn next_untold(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let due: Option<i64> =
            sqlx::query_scalar("select min(due_at) from outbox where due_at > $1")
                .bind(now.0)
                .fetch_one(&self.readers)
                .await?;
        Ok(due.map(Timestamp))
    }

    /// Lets the games be shown anew that were played in a channel, or in a thread of it, which is gone.
    pub async fn channel_gone(&self, channel: u64, now: Timestamp) -> Result<(), StoreError> {
        let shown = sqlx::query(
            "insert into outbox (game, kind, due_at, created_at)
             select id, 'post', $2, $2 from games
             where stage <> 'over' and (channel = $1 or id in (select game from threads where parent = $1))",
        );
        self.note(shown.bind(channel.cast_signed()).bind(now.0))
            .await
    }

    /// Notes that this news of a game, up to and with `up_to`, is about to be told.
    pub async fn attempting(
        &self,
        game: GameId,
        up_to: i64,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let tried = sqlx::query(
            "update outbox set attempts = attempts + 1, tried_at = $3 where game = $1 and id <= $2",
        );
        let tried = tried.bind(game.0).bind(up_to).bind(now.0);
        self.note(tried).await
    }

    /// Notes that a post of this news, up to and with `up_to`, is about to be sent, and pings this person. Until the next is, that is
    /// whom a post that is found has pinged.
    pub async fn pinging(
        &self,
        game: GameId,
        up_to: i64,
        pings: Option<UserId>,
    ) -> Result<(), StoreError> {
        let pinging = sqlx::query("update outbox set ping = $3 where game = $1 and id <= $2");
        let pinging = pinging
            .bind(game.0)
            .bind(up_to)
            .bind(pings.map(|user| user.0.cast_signed()));
        self.note(pinging).await
    }

    /// Notes that the news of a game, up to and with `up_to`, was told, and how.
    pub async fn told(
        &self,
        game: GameId,
        up_to: i64,
        told: &Told,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Hasty).await?;
        let transaction = &mut writing.transaction;
        sqlx::query("delete from outbox where game = $1 and id <= $2")
            .bind(game.0)
            .bind(up_to)
            .execute(&mut **transaction)
            .await?;
        let first = told.posted.iter().map(|&(_, message)| message).min();
        let found = told.found.iter().map(|&at| (at, at.1, true));
        let posted = told
            .posted
            .iter()
            .map(|&at| (at, first.unwrap_or(at.1), told.live));
        for ((channel, message), post, live) in found.chain(posted) {
            sqlx::query(
                "insert into messages (message, game, channel, live, post) values ($1, $2, $3, $4, $5)
                 on conflict (message) do nothing",
            )
            .bind(message.cast_signed())
            .bind(game.0)
            .bind(channel.cast_signed())
            .bind(i64::from(live))
            .bind(post.cast_signed())
            .execute(&mut **transaction)
            .await?;
        }
        for (notice, way) in &told.notices {
            notices::told(transaction, notice, *way, now).await?;
        }
        if let Some(venue) = told.moved {
            servers::move_game(transaction, game, venue).await?;
        }
        if told.does_without_thread {
            threads::do_without(transaction, game).await?;
        }
        writing.commit().await
    }

    /// Lets the news of a game wait, after it could not be told; and notes why.
    pub async fn put_off(
        &self,
        game: GameId,
        until: Timestamp,
        why: &str,
    ) -> Result<(), StoreError> {
        let put_off = sqlx::query("update outbox set due_at = $2, why = $3 where game = $1");
        self.note(put_off.bind(game.0).bind(until.0).bind(why.to_owned()))
            .await
    }
}

async fn untold_of<'c>(
    game: GameId,
    executor: impl sqlx::Executor<'c, Database = Sqlite>,
) -> Result<Vec<Untold>, StoreError> {
    let rows: Vec<UntoldRow> = sqlx::query_as(
        "select id, kind, ping, attempts, tried_at, created_at from outbox where game = $1 order by id",
    )
    .bind(game.0)
    .fetch_all(executor)
    .await?;
    Ok(rows.into_iter().map(Untold::from).collect())
}

/// Writes news, in the transaction of what happened.
pub(super) async fn add(
    transaction: &mut Transaction<'static, Sqlite>,
    game: GameId,
    effects: Effects,
) -> Result<(), StoreError> {
    // Whoever does something in a game has heard how it stood; and what is played by plan is past.
    for person in [effects.by, effects.planned].into_iter().flatten() {
        notices::seen(transaction, game, person, effects.now).await?;
    }
    let Some(news) = effects.news else {
        return Ok(());
    };
    if let Some(player) = news.ping {
        let kind = match news.kind {
            NewsKind::Reminder => NoticeKind::Reminder,
            NewsKind::Post | NewsKind::Refresh => NoticeKind::News,
        };
        let due_at = effects.ping_at;
        notices::add(transaction, game, player, kind, effects.now, due_at).await?;
    }
    watches::show(transaction, game, None, effects.now).await?;
    sqlx::query("insert into outbox (game, kind, due_at, created_at) values ($1, $2, $3, $3)")
        .bind(game.0)
        .bind(news.kind.name())
        .bind(effects.now.0)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

impl NewsKind {
    /// The name that is stored. What a reminder is besides an edit stands among the notices.
    fn name(self) -> &'static str {
        match self {
            NewsKind::Post => "post",
            NewsKind::Refresh | NewsKind::Reminder => "refresh",
        }
    }
}

impl From<UntoldRow> for Untold {
    fn from(row: UntoldRow) -> Untold {
        Untold {
            id: row.id,
            // The table takes no third kind.
            kind: match row.kind.as_str() {
                "refresh" => NewsKind::Refresh,
                _ => NewsKind::Post,
            },
            pinged: row.ping.map(|user| UserId(user.cast_unsigned())),
            attempts: u32::try_from(row.attempts).unwrap_or(u32::MAX),
            tried_at: row.tried_at.map(Timestamp),
            created_at: Timestamp(row.created_at),
        }
    }
}
