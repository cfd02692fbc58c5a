//! Notices: what each player must hear of each game, when, and by which way.

use std::time::Duration;

use crate::game::{Ending, Game, GameId, Timestamp, UserId};
use crate::service::{GameService, ServiceError};
use crate::store::{Fate, Notice, NoticeKind, Reach, Way};

/// Several pings within this time become one.
const TOGETHER: Duration = Duration::from_secs(5 * 60);

impl GameService {
    /// The notice that a post of the game's board takes along by a mention: one at most, for it pings one person at most.
    pub async fn carried(&self, game: &Game) -> Result<Option<Notice>, ServiceError> {
        let now = self.now();
        for notice in self.store.notices_of(game.id).await? {
            // What was tried by a message of its own may have arrived: that is looked into first.
            let tried = notice.batch.is_some();
            let waits = notice.fate == Fate::Waiting && notice.due_at <= now && !tried;
            if !waits || !concerns(game, notice.player) {
                continue;
            }
            let reach = self.store.reach(notice.player).await?;
            if reach.way == Way::Mention && free_at(reach) <= now {
                return Ok(Some(notice));
            }
        }
        Ok(None)
    }

    /// The notices of one game for one player that are still to be told, due or not.
    pub async fn waiting_notice(
        &self,
        game: GameId,
        player: UserId,
    ) -> Result<Option<Notice>, ServiceError> {
        Ok(self
            .notice(game, player)
            .await?
            .filter(|notice| notice.fate == Fate::Waiting))
    }

    /// The latest that a player must hear, or has heard, of a game.
    pub async fn notice(
        &self,
        game: GameId,
        player: UserId,
    ) -> Result<Option<Notice>, ServiceError> {
        let notices = self.store.notices_of(game).await?;
        Ok(notices.into_iter().find(|notice| notice.player == player))
    }

    /// The people who have to hear something now by a message of its own.
    pub async fn to_notify(&self, now: Timestamp) -> Result<Vec<UserId>, ServiceError> {
        let notices = self.store.due_notices(now).await?;
        let players = notices.iter().filter(|notice| is_players(notice));
        let mut people: Vec<_> = players.map(|notice| notice.player).collect();
        people.sort_unstable();
        people.dedup();
        Ok(people)
    }

    /// What a person has to hear now by a message of its own. What must wait is put off, what is of no more interest is dropped.
    pub async fn notices_to_tell(
        &self,
        person: UserId,
    ) -> Result<(Reach, Vec<Notice>), ServiceError> {
        let now = self.now();
        let reach = self.store.reach(person).await?;
        let mut due = Vec::new();
        for notice in self.store.due_notices(now).await? {
            if notice.player != person || !is_players(&notice) {
                continue;
            }
            if reach.way == Way::None || !concerns(&self.game(notice.game).await?, person) {
                self.store.drop_notices(&[notice]).await?;
            } else if free_at(reach) > now && notice.batch.is_none() {
                let until = free_at(reach);
                self.store.put_off_notices(&[notice], until).await?;
            } else {
                // One that may have gone out already is looked for at once.
                due.push(notice);
            }
        }
        Ok((reach, due))
    }

    /// Whether some player or onlooker is to hear of a game now by a message of its own.
    pub async fn must_tell(&self, game: GameId) -> Result<bool, ServiceError> {
        let now = self.now();
        for notice in self.store.notices_of(game).await? {
            if notice.fate == Fate::Waiting && notice.due_at <= now {
                let reach = self.store.reach(notice.player).await?;
                if !is_players(&notice) || reach.way != Way::None && free_at(reach) <= now {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// When the next notice is due that is not due by `now`.
    pub async fn next_notice(&self, now: Timestamp) -> Result<Option<Timestamp>, ServiceError> {
        Ok(self.store.next_notice(now).await?)
    }

    /// See the store's method of the same name.
    pub async fn attempting_notices(
        &self,
        notices: &[Notice],
        batch: i64,
    ) -> Result<(), ServiceError> {
        Ok(self.store.attempting_notices(notices, batch).await?)
    }

    /// See the store's method of the same name.
    pub async fn told_notices(&self, notices: &[Notice], way: Way) -> Result<(), ServiceError> {
        Ok(self.store.told_notices(notices, way, self.now()).await?)
    }

    /// See the store's method of the same name.
    pub async fn put_off_notices(
        &self,
        notices: &[Notice],
        until: Timestamp,
    ) -> Result<(), ServiceError> {
        Ok(self.store.put_off_notices(notices, until).await?)
    }

    /// See the store's method of the same name.
    pub async fn blame_notices(&self, notices: &[Notice], why: &str) -> Result<(), ServiceError> {
        Ok(self.store.blame_notices(notices, why).await?)
    }

    /// See the store's method of the same name.
    pub async fn fail_notices(&self, notices: &[Notice]) -> Result<(), ServiceError> {
        Ok(self.store.fail_notices(notices).await?)
    }

    /// How to reach a person.
    pub async fn reach(&self, player: UserId) -> Result<Reach, ServiceError> {
        Ok(self.store.reach(player).await?)
    }

    /// Remembers the way that a person chose. What they are still to hear goes that way.
    pub async fn choose_way(&self, player: UserId, way: Way) -> Result<(), ServiceError> {
        self.store.choose_way(player, way).await?;
        self.nudge_news();
        Ok(())
    }

    /// Remembers the channel of a person's direct messages.
    pub async fn direct_channel(&self, player: UserId, channel: u64) -> Result<(), ServiceError> {
        Ok(self.store.direct_channel(player, channel).await?)
    }
}

/// Whether a notice is for one who plays, and not for one who looks on.
fn is_players(notice: &Notice) -> bool {
    notice.kind != NoticeKind::Watching
}

/// When a person may be pinged again.
fn free_at(reach: Reach) -> Timestamp {
    reach
        .pinged_at
        .map_or(Timestamp(i64::MIN), |at| at.plus(TOGETHER))
}

/// Whether a player should still hear of a game.
fn concerns(game: &Game, player: UserId) -> bool {
    // A challenge that was withdrawn unseen is nobody's business any more.
    game.ending() != Some(Ending::Withdrawn) && game.has(player)
}
