//! Why a player may not do what they asked for.

use thiserror::Error;

use crate::game::{BadPlan, Ending, Offer, Timestamp};
use crate::rules::{IllegalTurn, PlacingError, SetupError, Side, Tip};

/// Nothing was changed, and this is the reason.
///
/// When several reasons hold, the first of these is given: an outsider, a game that is over, a game at another stage, the other
/// player's turn, and only then what the rules say.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Nobody can challenge themselves.
    #[error("a player cannot challenge themselves")]
    Oneself,
    /// The starting squares do not go with the rules that were chosen.
    #[error("the starting squares are not allowed")]
    BadSquares(#[source] SetupError),
    /// It is other people's game.
    #[error("this person does not play in this game")]
    Outsider,
    /// The bot is not in the game's server any more, and until it is back everything stands still.
    #[error("the game is frozen")]
    Frozen,
    /// The game, or the challenge, has ended already.
    #[error("the game is over")]
    Over(Ending),
    /// Only a challenge can be answered, and this one has been accepted.
    #[error("the challenge was accepted already")]
    NotAChallenge,
    /// Nobody answered the challenge in time.
    #[error("the challenge has lapsed")]
    Lapsed,
    /// Only the one who was challenged may do this.
    #[error("only the challenged player may do this")]
    NotOpponent,
    /// Somebody else has accepted the open challenge.
    #[error("somebody else has accepted the challenge")]
    Taken,
    /// It is one's own challenge, which others may accept.
    #[error("nobody accepts their own challenge")]
    OwnChallenge,
    /// Only the one who challenged may do this.
    #[error("only the challenger may do this")]
    NotChallenger,
    /// The challenge is still to be accepted, or blocks are still to be placed.
    #[error("the game has not started")]
    NotStarted,
    /// There is nothing to place: the game is not yet there, or past it.
    #[error("no blocks are to be placed")]
    NotSettingUp,
    /// This player has placed the blocks already.
    #[error("the blocks are placed already")]
    AlreadyPlaced,
    /// The blocks can not lie like that.
    #[error("the blocks cannot be placed so")]
    BadPlacing(#[source] PlacingError),
    /// The other side is to move: this one.
    #[error("it is {0}'s turn")]
    NotYourTurn(Side),
    /// The time was up before: at this instant. The game is to be ended first, or whatever else comes of it.
    #[error("the time is up")]
    TooLate(Timestamp),
    /// Nothing can be claimed yet: the opponent has time until then.
    #[error("the opponent still has time")]
    TimeLeft(Timestamp),
    /// It is one's own clock that runs, and one's own turn.
    #[error("it is the player's own clock that runs")]
    OwnClock,
    /// Time plays no part in this game, or its clocks are stopped.
    #[error("no clock runs in this game")]
    NoClock,
    /// The opponent is not known to be gone, so that the game cannot be called off.
    #[error("the opponent is not gone")]
    NotGone,
    /// Only one's own last turn can be taken back, and only until the reply is made.
    #[error("this player has no turn to take back")]
    NothingToTakeBack,
    /// The player's own offer still waits for its answer.
    #[error("the player has offered that already")]
    OfferedAlready(Offer),
    /// The other has offered the same: that is to be answered.
    #[error("the opponent has offered that already")]
    OfferedByOther(Offer),
    /// It was declined, and can be offered again after the next turn.
    #[error("the player has offered that in this turn")]
    OfferedBefore(Offer),
    /// There is no such offer, or none any more.
    #[error("nothing of the kind is offered")]
    NotOffered(Offer),
    /// It is for the other to answer it.
    #[error("the offer is the player's own")]
    OwnOffer(Offer),
    /// The position does not stand for the third time.
    #[error("the position has not stood three times")]
    NoRepetition,
    /// The game still goes on, so that there can be no rematch of it.
    #[error("the game is not over")]
    NotOver,
    /// There is no rematch of a challenge that came to nothing.
    #[error("the game was never played")]
    NeverPlayed,
    /// There is a rematch already.
    #[error("there is a rematch already")]
    Rematched,
    /// A block was tipped already, and must hop now.
    #[error("the tip {0} was made already")]
    AlreadyTipped(Tip),
    /// A hop belongs to a tip, and there is none.
    #[error("no block has been tipped")]
    NothingTipped,
    /// A whole turn was given that begins with another tip than the one that was made.
    #[error("the tip {0} still has to hop")]
    HopDue(Tip),
    /// It is one's own turn, for which nothing is planned: it is to be made.
    #[error("it is the player's own turn")]
    OwnTurn,
    /// This is not planned, or no longer.
    #[error("that is not planned")]
    NotPlanned,
    /// What was to be planned goes wrong.
    #[error("the plan goes wrong")]
    BadPlan(#[source] Box<BadPlan>),
    /// The rules do not allow it.
    #[error("the turn is illegal")]
    Illegal(#[source] Box<IllegalTurn>),
}
