//! Why the service did not do what it was asked to.

use thiserror::Error;

use crate::game::{Game, GameId, Refusal, Timestamp, UserId};
use crate::store::StoreError;

/// Nothing was changed, and this is the reason. Where there is a game, it comes as it stands now.
#[derive(Debug, Error)]
pub enum ServiceError {
    /// There is no game of this number.
    #[error("there is no game {0}")]
    NoSuchGame(GameId),
    /// The game does not allow it.
    #[error("game {} refuses", .game.id)]
    Refused {
        /// Why.
        #[source]
        refusal: Refusal,
        /// The game.
        game: Box<Game>,
    },
    /// The challenge was refused, so that there is no game.
    #[error("the challenge is refused")]
    NotChallenged(#[source] Refusal),
    /// What the person saw is not how the game stands now.
    #[error("game {} has gone on", .game.id)]
    Stale {
        /// The game.
        game: Box<Game>,
    },
    /// This interaction has had its effect already.
    #[error("that was done already, in game {}", .game.id)]
    Repeated {
        /// The game.
        game: Box<Game>,
    },
    /// A challenge between the two waits for its answer already.
    #[error("challenge {0} is still open")]
    PendingAlready(GameId),
    /// The person has a challenge already that is open to anybody.
    #[error("challenge {0} is still open to anybody")]
    OpenAlready(GameId),
    /// As many of the person's challenges wait for their answers as may: these.
    #[error("{} challenges wait for their answers", .0.len())]
    TooManyChallenges(Vec<Game>),
    /// The person has blocked the other.
    #[error("{0} is blocked")]
    Blocked(UserId),
    /// The other has blocked the person, who need not know.
    #[error("{0} does not want to play with this person")]
    Unwelcome(UserId),
    /// It is one's own game, or it is not being played.
    #[error("game {} is not one to watch", .0.id)]
    NotToWatch(Box<Game>),
    /// The person watches as many games as one may: these.
    #[error("{} games are watched", .0.len())]
    TooManyWatches(Vec<Game>),
    /// All away time of this year is used up; there is more from then on.
    #[error("no away time is left")]
    NoAwayTime(Timestamp),
    /// With these quiet hours, the person's time in this game would be up.
    #[error("time would be up in game {0}")]
    NoTimeLeft(GameId),
    /// The game changed each time it was about to be saved.
    #[error("the game is changing too quickly")]
    Busy,
    /// The database did not do its part.
    #[error("the store failed")]
    Store(#[from] StoreError),
}
