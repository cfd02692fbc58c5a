//! The log: the story of a game's time, from which every deadline follows, and of what its players have offered each other.

use std::time::Duration;

use crate::game::{Offer, Timestamp};
use crate::rules::Side;

/// Something that bears on a game's time or is an offer, and when it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// When.
    pub at: Timestamp,
    /// What.
    pub what: Note,
}

/// What bears on a game's time, and the offers. Nothing is ever taken out of a log, only added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Note {
    /// The challenge was accepted: both players have to place.
    Accepted,
    /// This side's player has placed.
    Placed(Side),
    /// The first turn could be played.
    Started,
    /// This side's player has made a turn.
    Played(Side),
    /// This side's next turn was planned, and made by that at once, in its player's absence.
    FollowsPlan(Side),
    /// This side's plan has ended: the turn just made was not foreseen in it.
    PlanEnded(Side),
    /// This side's last turn was taken back, with the consent of both: it is to be made anew.
    TakenBack(Side),
    /// This side's player has offered the other something.
    Offered {
        /// Who.
        by: Side,
        /// What.
        offer: Offer,
    },
    /// This side's player has declined what the other had offered.
    Declined {
        /// Who declined.
        by: Side,
        /// What.
        offer: Offer,
    },
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
    /// They went on.
    Thawed,
    /// This side's player was reminded.
    Reminded(Side),
    /// This side's player would have lost on time, and is away instead.
    AwayBegan(Side),
    /// This side's time is up, and the other may claim the win.
    TimeUp(Side),
    /// This side's player gave the game up, or let the time run out, before both had made a turn: it is off.
    Left(Side),
}

/// For what time is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Credit {
    /// The bot was out of reach that long.
    Outage,
    /// The opponent was so kind.
    Gift,
}

impl Credit {
    /// Every value.
    pub const ALL: [Credit; 2] = [Credit::Outage, Credit::Gift];
}

impl Note {
    /// Whether a turn begins with it, or the time for placing.
    pub fn begins_a_turn(self) -> bool {
        matches!(
            self,
            Note::Accepted | Note::Started | Note::Played(_) | Note::TakenBack(_)
        )
    }
}

/// What was noted since the present turn began, or the time for placing.
pub(super) fn this_turn(log: &[Entry]) -> &[Entry] {
    let first = log.iter().rposition(|entry| entry.what.begins_a_turn());
    &log[first.map_or(0, |first| first + 1)..]
}

/// Whether the clocks stand still at the end of the log.
pub(super) fn is_frozen(log: &[Entry]) -> bool {
    let last = log.iter().rev().map(|entry| entry.what);
    let mut last = last.filter(|what| matches!(what, Note::Frozen | Note::Thawed));
    last.next() == Some(Note::Frozen)
}
