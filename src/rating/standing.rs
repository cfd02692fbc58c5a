//! Where somebody stands, and how they came there.

use super::{GameNumber, Moment, Person, Rating, Score, Server};

/// Among whom somebody is rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// Everybody, wherever they play.
    Everywhere,
    /// Those who play on this server, by their games there alone.
    Server(Server),
}

/// Where somebody stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Standing {
    /// The rating after the last game that counted.
    pub rating: Rating,
    /// When that was.
    pub played_at: Moment,
    /// Their rated games.
    pub tally: Tally,
    /// What they have done of late.
    pub streak: Streak,
    /// The best rating they had that was not provisional.
    pub peak: Option<Peak>,
    /// Where the last change came from, even if it changed nothing.
    pub last: Change,
}

/// How many games went which way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost, and those left early that counted as lost.
    pub lost: u32,
}

/// Games that went the same way, one after another. A draw ends it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Streak {
    /// No game, or a draw last.
    #[default]
    None,
    /// So many wins.
    Wins(u32),
    /// So many losses.
    Losses(u32),
}

/// The best that somebody reached.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Peak {
    /// The rating.
    pub rating: Rating,
    /// When.
    pub at: Moment,
    /// By which game.
    pub game: GameNumber,
}

/// What one game did to one person's rating, and why.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Change {
    /// The game.
    pub game: GameNumber,
    /// When it ended.
    pub at: Moment,
    /// In which of the person's ratings.
    pub scope: Scope,
    /// Whose.
    pub person: Person,
    /// Against whom.
    pub opponent: Person,
    /// The opponent's rating when it ended.
    pub opponent_rating: Rating,
    /// How it went.
    pub outcome: Outcome,
    /// What was expected: between 0 (a sure loss) and 1 (a sure win).
    pub expected: f64,
    /// The rating just before, with what the time since the last game had added to its deviation.
    pub before: Rating,
    /// The rating just after.
    pub after: Rating,
    /// Whether the game counted for less, because somebody had their fill of somebody.
    pub cap: Option<Cap>,
}

/// How a game went for one of the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It was played, to this result.
    Played(Score),
    /// They left it early once too often, which counts as a loss.
    LeftEarly,
}

/// A game that counted for less than a whole one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cap {
    /// Who may gain no more from the other for now. It counted for less for both.
    pub gainer: Person,
    /// For how much it counted, in hundredths of a game: below 100, perhaps 0.
    pub percent: u8,
}

/// One point of the line that a person's rating draws over time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// When a game moved it there.
    pub at: Moment,
    /// Which game.
    pub game: GameNumber,
    /// The points.
    pub points: f64,
    /// The deviation.
    pub deviation: f64,
}

impl Standing {
    /// The rating at a later moment: the deviation grows while nothing is played.
    pub fn rating_at(&self, now: Moment) -> Rating {
        self.rating.rested(now.periods_since(self.played_at))
    }
}

impl Tally {
    /// All rated games.
    pub fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub(super) fn count(&mut self, score: Score) {
        match score {
            Score::Win => self.won += 1,
            Score::Draw => self.drawn += 1,
            Score::Loss => self.lost += 1,
        }
    }
}

impl Streak {
    pub(super) fn after(self, score: Score) -> Streak {
        match (score, self) {
            (Score::Win, Streak::Wins(before)) => Streak::Wins(before + 1),
            (Score::Win, _) => Streak::Wins(1),
            (Score::Draw, _) => Streak::None,
            (Score::Loss, Streak::Losses(before)) => Streak::Losses(before + 1),
            (Score::Loss, _) => Streak::Losses(1),
        }
    }
}

impl Outcome {
    /// What it counted as.
    pub fn score(self) -> Score {
        match self {
            Outcome::Played(score) => score,
            Outcome::LeftEarly => Score::Loss,
        }
    }
}

impl Change {
    /// How many points it gave. Below zero, it took them.
    pub fn gain(&self) -> f64 {
        self.after.points - self.before.points
    }

    /// What it is as a point of the person's line.
    pub(super) fn point(&self) -> Point {
        Point {
            at: self.at,
            game: self.game,
            points: self.after.points,
            deviation: self.after.deviation,
        }
    }

    /// Whether it counted for nothing.
    pub fn is_void(&self) -> bool {
        self.cap.is_some_and(|cap| cap.percent == 0)
    }
}
