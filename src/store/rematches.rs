//! Rematches: which game follows which, and which can be played again.

use sqlx::{Sqlite, Transaction};

use crate::game::{GameId, UserId};
use crate::store::outbox::{self, News, NewsKind};
use crate::store::{Effects, Store, StoreError};

impl Store {
    /// The games of a person that are over and were played, the latest first. At most 25.
    pub async fn finished_of(&self, user: UserId) -> Result<Vec<GameId>, StoreError> {
        let games: Vec<i64> = sqlx::query_scalar(
            "select id from games
             where stage = 'over' and gold is not null and (challenger = $1 or opponent = $1)
             order by changed_at desc, id desc
             limit 25",
        )
        .bind(user.0.cast_signed())
        .fetch_all(&self.readers)
        .await?;
        Ok(games.into_iter().map(GameId).collect())
    }
}

/// Whether there is a rematch of a game.
pub(super) async fn is_rematched(
    game: GameId,
    transaction: &mut Transaction<'static, Sqlite>,
) -> Result<bool, StoreError> {
    let count: i64 = sqlx::query_scalar("select count(*) from games where rematch_of = $1")
        .bind(game.0)
        .fetch_one(&mut **transaction)
        .await?;
    Ok(count > 0)
}

/// Has the old game's last message show the way to its rematch, in the transaction that makes it.
pub(super) async fn link(
    game: GameId,
    effects: Effects,
    transaction: &mut Transaction<'static, Sqlite>,
) -> Result<(), StoreError> {
    let refresh = News {
        kind: NewsKind::Refresh,
        ping: None,
    };
    let effects = Effects {
        news: Some(refresh),
        ..effects
    };
    outbox::add(transaction, game, effects).await
}
