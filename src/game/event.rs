//! What happened in a game, and how it ended, for whoever must be told.

use std::time::Duration;

use crate::game::{Credit, Offer};
use crate::rules::{Side, Tip, Turn};

/// One thing that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A challenge was made.
    Challenged,
    /// The challenge was accepted: the sides are known and the blocks are rolled.
    Accepted,
    /// This side's player has placed the other side's blocks.
    Placed(Side),
    /// This side's player has arranged the other side's blocks anew. Nobody else sees it.
    Drafted(Side),
    /// All blocks lie, and the first turn can be played.
    Started,
    /// The player to move has tipped a block that must hop now. Nobody else sees it.
    Tipped(Tip),
    /// That tip was undone.
    TipUndone(Tip),
    /// A whole turn was played.
    Played {
        /// Who played it.
        by: Side,
        /// The turn.
        turn: Turn,
        /// It left the other side without a turn, which therefore passed.
        passed: bool,
    },
    /// This side's player has offered the other something.
    Offered {
        /// Who.
        by: Side,
        /// What.
        offer: Offer,
    },
    /// This side's player has declined the other's offer.
    OfferDeclined {
        /// Who declined.
        by: Side,
        /// What the other had offered.
        offer: Offer,
    },
    /// A whole turn was taken back, with the consent of both.
    TakenBack {
        /// Who had played it, and makes a turn anew.
        by: Side,
        /// The turn.
        turn: Turn,
    },
    /// The turn that follows is this side's and was planned: it was made at once.
    FollowsPlan(Side),
    /// This side's plan has ended: the turn just played was not foreseen in it. Nobody else is told.
    PlanEnded(Side),
    /// This side's player has changed the plan. Nobody else sees it.
    Planned(Side),
    /// This side's player was reminded that the time is nearly up.
    Reminded(Side),
    /// This side's time was up, and its player is away from then on instead of losing.
    AwayBegan(Side),
    /// This side's time is up, and the other may claim the win.
    TimeUp(Side),
    /// This side was given time beyond its own.
    Credited {
        /// Who has it.
        side: Side,
        /// How much.
        length: Duration,
        /// For what.
        why: Credit,
    },
    /// The clocks were stopped.
    Frozen,
    /// They go on.
    Thawed,
    /// The game is over.
    Ended(Ending),
}

/// How a game, or a challenge, came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Somebody won.
    Won {
        /// Who.
        winner: Side,
        /// How.
        by: Victory,
    },
    /// Nobody won.
    Drawn(Draw),
    /// The challenge was declined.
    Declined,
    /// The challenge was withdrawn by its challenger.
    Withdrawn,
    /// Nobody answered the challenge in time.
    Lapsed,
    /// It was given up before both players had made a turn, without a winner.
    Aborted,
}

/// A way to win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Victory {
    /// The winner's last block left the board.
    Removal,
    /// The other player gave up.
    Resignation,
    /// The other player's time was up.
    Time,
}

/// A reason for a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Draw {
    /// Neither side has a legal turn, and none will ever have one.
    NobodyCanMove,
    /// The players agreed on it.
    Agreement,
    /// The same position stood for the third time, and a player claimed it.
    Repetition,
}

impl Ending {
    /// Who won, if anybody did.
    pub fn winner(self) -> Option<Side> {
        match self {
            Ending::Won { winner, .. } => Some(winner),
            _ => None,
        }
    }
}
