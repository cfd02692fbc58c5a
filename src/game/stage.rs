//! How far a game has come, with what is known at that stage.

use crate::game::{Draw, Ending, Event, Play, Victory};
use crate::rules::{BySide, Outcome, Placing, Roll, Side, Square, StartingSquares};

/// How far a game has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stage {
    /// The challenge waits for its answer.
    Challenged,
    /// The blocks are rolled, and the players place each other's.
    SettingUp {
        /// Where the blocks will stand.
        squares: StartingSquares,
        /// The faces that each side's blocks show.
        rolls: BySide<Roll>,
        /// How each side's blocks lie, once the other side's player has placed them. Hidden until both are done.
        placings: BySide<Option<Placing>>,
        /// How the other side's player has arranged each side's blocks so far. Only that player sees it.
        drafts: BySide<Placing>,
    },
    /// Turns are played.
    Playing(Play),
    /// It has ended.
    Over {
        /// How.
        ending: Ending,
        /// What was played. Absent if it never came to that.
        play: Option<Play>,
    },
}

/// What a player still has to place: the other side's blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToPlace<'a> {
    /// Whose blocks they are.
    pub side: Side,
    /// Where they will stand.
    pub squares: &'a [Square],
    /// What they show.
    pub roll: &'a Roll,
    /// How they are arranged so far.
    pub draft: &'a Placing,
}

impl Stage {
    /// The stage that play has come to: it goes on, or it is over.
    pub(super) fn after(play: Play, events: &mut Vec<Event>) -> Stage {
        let ending = match play.outcome() {
            None => return Stage::Playing(play),
            Some(Outcome::Win(winner)) => Ending::Won {
                winner,
                by: Victory::Removal,
            },
            Some(Outcome::Draw) => Ending::Drawn(Draw::NobodyCanMove),
        };
        events.push(Event::Ended(ending));
        Stage::Over {
            ending,
            play: Some(play),
        }
    }
}
