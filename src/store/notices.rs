//! What each player must hear of each game, and what is known of how to reach them.

use sqlx::{FromRow, Sqlite, Transaction};

use crate::game::{GameId, Timestamp, UserId};
use crate::store::{Durability, Store, StoreError};

/// How a person wants to hear that a game waits for them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Way {
    /// By a mention where the game is played.
    #[default]
    Mention,
    /// By a direct message.
    Message,
    /// Not at all.
    None,
}

/// What is known of how to reach a person.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Reach {
    /// The way they chose.
    pub way: Way,
    /// The channel of their direct messages, once it is known.
    pub direct_channel: Option<u64>,
    /// When they were last pinged.
    pub pinged_at: Option<Timestamp>,
}

/// What a notice is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticeKind {
    /// How the game stands now.
    News,
    /// That it still waits.
    Reminder,
    /// How it stands, for somebody who looks on.
    Watching,
}

/// The latest that a player must hear, or has heard, of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Notice {
    /// Of which game.
    pub game: GameId,
    /// Who must hear it.
    pub player: UserId,
    /// What about.
    pub kind: NoticeKind,
    /// When it happened.
    pub created_at: Timestamp,
    /// When it may be told.
    pub due_at: Timestamp,
    /// How often that was tried.
    pub attempts: u32,
    /// The number of the message by which it was last tried, if that may have been cut short.
    pub batch: Option<i64>,
    /// What came of it.
    pub fate: Fate,
}

/// What came of a notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It is still to be told.
    Waiting,
    /// It was told.
    Told {
        /// When.
        at: Timestamp,
        /// By which way, which need not be the one that the person chose.
        way: Way,
    },
    /// The person has done something in the game since.
    Seen,
    /// No way led to the person.
    Failed,
}

#[derive(FromRow)]
struct NoticeRow {
    game: i64,
    player: i64,
    kind: String,
    created_at: i64,
    due_at: i64,
    attempts: i64,
    batch: Option<i64>,
    told_at: Option<i64>,
    way: Option<String>,
    failed: i64,
    watching: i64,
}

#[derive(FromRow)]
struct ReachRow {
    way: String,
    direct_channel: Option<i64>,
    pinged_at: Option<i64>,
}

/// Reaching people.
impl Store {
    /// How to reach a person.
    pub async fn reach(&self, player: UserId) -> Result<Reach, StoreError> {
        let row: Option<ReachRow> =
            sqlx::query_as("select way, direct_channel, pinged_at from reach where player = $1")
                .bind(player.0.cast_signed())
                .fetch_optional(&self.readers)
                .await?;
        Ok(row.map(Reach::from).unwrap_or_default())
    }

    /// Remembers the way that a person chose.
    pub async fn choose_way(&self, player: UserId, way: Way) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Flushed).await?;
        sqlx::query(
            "insert into reach (player, way) values ($1, $2) on conflict (player) do update set way = excluded.way",
        )
        .bind(player.0.cast_signed())
        .bind(way.name())
        .execute(&mut *writing.transaction)
        .await?;
        writing.commit().await
    }

    /// Remembers the channel of a person's direct messages.
    pub async fn direct_channel(&self, player: UserId, channel: u64) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Hasty).await?;
        sqlx::query(
            "insert into reach (player, direct_channel) values ($1, $2)
             on conflict (player) do update set direct_channel = excluded.direct_channel",
        )
        .bind(player.0.cast_signed())
        .bind(channel.cast_signed())
        .execute(&mut *writing.transaction)
        .await?;
        writing.commit().await
    }
}

/// Notices.
impl Store {
    /// The notices of a game, told ones among them, those that happened first before the others.
    pub async fn notices_of(&self, game: GameId) -> Result<Vec<Notice>, StoreError> {
        let rows: Vec<NoticeRow> =
            sqlx::query_as("select * from notices where game = $1 order by created_at, player")
                .bind(game.0)
                .fetch_all(&self.readers)
                .await?;
        Ok(rows.into_iter().map(Notice::from).collect())
    }

    /// The notices that are due and still to be told, of games whose board is not about to be posted: the post would take them along.
    pub async fn due_notices(&self, now: Timestamp) -> Result<Vec<Notice>, StoreError> {
        let rows: Vec<NoticeRow> = sqlx::query_as(
            "select notices.* from notices join games on games.id = notices.game
             where told_at is null and failed = 0 and due_at <= $1
               and server not in (select id from servers where gone_at is not null)
               and not exists (select 1 from outbox where outbox.game = notices.game and outbox.kind = 'post')
             order by notices.created_at, game",
        )
        .bind(now.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(Notice::from).collect())
    }

    /// When the next notice is due that is not due by `now`.
    pub async fn next_notice(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let due: Option<i64> = sqlx::query_scalar(
            "select min(due_at) from notices where told_at is null and failed = 0 and due_at > $1",
        )
        .bind(now.0)
        .fetch_one(&self.readers)
        .await?;
        Ok(due.map(Timestamp))
    }

    /// Notes that these notices are about to be told, by a message that bears this number.
    pub async fn attempting_notices(
        &self,
        notices: &[Notice],
        batch: i64,
    ) -> Result<(), StoreError> {
        self.each_notice(
            notices,
            "update notices set attempts = attempts + 1, batch = $4 where game = $1 and player = $2 and created_at = $3",
            Some(batch),
        )
        .await
    }

    /// Lets notices wait, after they could not be told or because it is not the time for them.
    pub async fn put_off_notices(
        &self,
        notices: &[Notice],
        until: Timestamp,
    ) -> Result<(), StoreError> {
        self.each_notice(
            notices,
            "update notices set due_at = $4 where game = $1 and player = $2 and created_at = $3",
            Some(until.0),
        )
        .await
    }

    /// Notes why notices could not be told.
    pub async fn blame_notices(&self, notices: &[Notice], why: &str) -> Result<(), StoreError> {
        for notice in notices {
            let blamed = sqlx::query(
                "update notices set why = $4 where game = $1 and player = $2 and created_at = $3",
            );
            let blamed = blamed
                .bind(notice.game.0)
                .bind(notice.player.0.cast_signed())
                .bind(notice.created_at.0)
                .bind(why.to_owned());
            self.note(blamed).await?;
        }
        Ok(())
    }

    /// Notes that no way leads to their person.
    pub async fn fail_notices(&self, notices: &[Notice]) -> Result<(), StoreError> {
        self.each_notice(
            notices,
            "update notices set failed = 1 where game = $1 and player = $2 and created_at = $3",
            None,
        )
        .await
    }

    /// Forgets notices that are of no more interest.
    pub async fn drop_notices(&self, notices: &[Notice]) -> Result<(), StoreError> {
        self.each_notice(
            notices,
            "delete from notices where game = $1 and player = $2 and created_at = $3",
            None,
        )
        .await
    }

    /// Notes that these notices, all of one person, were told.
    pub async fn told_notices(
        &self,
        notices: &[Notice],
        way: Way,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Hasty).await?;
        for notice in notices {
            told(&mut writing.transaction, notice, way, now).await?;
        }
        writing.commit().await
    }

    /// Does this with each of the notices that is still the latest of its game and player.
    async fn each_notice(
        &self,
        notices: &[Notice],
        statement: &'static str,
        value: Option<i64>,
    ) -> Result<(), StoreError> {
        let mut writing = self.write(Durability::Hasty).await?;
        for notice in notices {
            let query = sqlx::query(statement)
                .bind(notice.game.0)
                .bind(notice.player.0.cast_signed())
                .bind(notice.created_at.0);
            let query = match value {
                Some(value) => query.bind(value),
                None => query,
            };
            query.execute(&mut *writing.transaction).await?;
        }
        writing.commit().await
    }
}

/// Writes a notice in place of the one before, in the transaction of what happened.
pub(super) async fn add(
    transaction: &mut Transaction<'static, Sqlite>,
    game: GameId,
    player: UserId,
    kind: NoticeKind,
    now: Timestamp,
    due_at: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into notices (game, player, kind, created_at, due_at) values ($1, $2, $3, $4, $5)
         on conflict (game, player) do update
         set kind = excluded.kind, due_at = excluded.due_at, watching = 0,
             created_at = case when excluded.created_at > notices.created_at then excluded.created_at else notices.created_at + 1 end,
             attempts = 0, batch = null, told_at = null, way = null, failed = 0, why = null",
    )
    .bind(game.0)
    .bind(player.0.cast_signed())
    .bind(kind.name())
    .bind(now.0)
    .bind(due_at.0)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

/// Notes that a player knows how a game stands, in the transaction in which they did something there. The row stays, so that the next
/// notice can be told from this one.
pub(super) async fn seen(
    transaction: &mut Transaction<'static, Sqlite>,
    game: GameId,
    player: UserId,
    now: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query("update notices set told_at = $3, way = 'seen' where game = $1 and player = $2")
        .bind(game.0)
        .bind(player.0.cast_signed())
        .bind(now.0)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// Notes that a notice was told, and that its person was pinged by it.
pub(super) async fn told(
    transaction: &mut Transaction<'static, Sqlite>,
    notice: &Notice,
    way: Way,
    now: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query(
        "update notices set told_at = $4, way = $5 where game = $1 and player = $2 and created_at = $3",
    )
    .bind(notice.game.0)
    .bind(notice.player.0.cast_signed())
    .bind(notice.created_at.0)
    .bind(now.0)
    .bind(way.name())
    .execute(&mut **transaction)
    .await?;
    // Even if there is something newer by now: they were pinged.
    sqlx::query(
        "insert into reach (player, pinged_at) values ($1, $2)
         on conflict (player) do update set pinged_at = excluded.pinged_at",
    )
    .bind(notice.player.0.cast_signed())
    .bind(now.0)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

impl Way {
    /// Every way.
    pub const ALL: [Way; 3] = [Way::Mention, Way::Message, Way::None];

    /// The name that is stored.
    pub fn name(self) -> &'static str {
        match self {
            Way::Mention => "mention",
            Way::Message => "message",
            Way::None => "none",
        }
    }

    /// The way of that name.
    pub fn named(name: &str) -> Option<Way> {
        Way::ALL.into_iter().find(|way| way.name() == name)
    }
}

impl NoticeKind {
    fn name(self) -> &'static str {
        match self {
            NoticeKind::News | NoticeKind::Watching => "news",
            NoticeKind::Reminder => "reminder",
        }
    }
}

impl From<ReachRow> for Reach {
    fn from(row: ReachRow) -> Reach {
        Reach {
            // The table takes no other.
            way: Way::named(&row.way).unwrap_or_default(),
            direct_channel: row.direct_channel.map(i64::cast_unsigned),
            pinged_at: row.pinged_at.map(Timestamp),
        }
    }
}

impl From<NoticeRow> for Notice {
    fn from(row: NoticeRow) -> Notice {
        let fate = match (row.told_at, row.way.as_deref().and_then(Way::named)) {
            (Some(at), Some(way)) => Fate::Told {
                at: Timestamp(at),
                way,
            },
            _ if row.told_at.is_some() => Fate::Seen,
            _ if row.failed != 0 => Fate::Failed,
            _ => Fate::Waiting,
        };
        Notice {
            game: GameId(row.game),
            player: UserId(row.player.cast_unsigned()),
            kind: match row.kind.as_str() {
                _ if row.watching != 0 => NoticeKind::Watching,
                "reminder" => NoticeKind::Reminder,
                _ => NoticeKind::News,
            },
            created_at: Timestamp(row.created_at),
            due_at: Timestamp(row.due_at),
            attempts: u32::try_from(row.attempts).unwrap_or(u32::MAX),
            batch: row.batch,
            fate,
        }
    }
}
