//! All ratings, as the log of finished games makes them.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use super::moment::MONTH;
use super::{
    Cap, Change, FinishedGame, GameNumber, Judgement, Moment, Outcome, Peak, Person, Point, Rating,
    Reason, Scope, Score, Standing, Streak, Tally,
};

/// How many games somebody may leave early within a [month](MONTH). Each further one counts as a loss.
pub const EARLY_LEAVES_FORGIVEN: usize = 2;

/// All ratings after a log of finished games.
///
/// They are a function of that log: the same games give the same numbers, to the last bit, on every machine, whether they came one by one or
/// all at once. Nothing depends on what the numbers of people and servers are, only on which are the same.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Ratings {
    pools: BTreeMap<Scope, BTreeMap<Person, Member>>,
    /// When each person left a game early, within a month before their latest such game.
    left_early: BTreeMap<Person, Vec<Moment>>,
    last: Option<(Moment, GameNumber)>,
}

/// A person in one scope.
#[derive(Debug, Clone, PartialEq)]
struct Member {
    standing: Standing,
    line: Vec<Point>,
    /// What each opponent gave and took, within a month before the latest game against them.
    gains: BTreeMap<Person, Vec<(Moment, f64)>>,
}

/// What a game did.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// It changed these ratings: everywhere first, then on the server; of the first seat, then of the second.
    Changed(Vec<Change>),
    /// It changed none.
    Unchanged(Reason),
}

/// The game ended before the last that is known, or is that one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutOfOrder(pub GameNumber);

impl fmt::Display for OutOfOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GameNumber(number) = self.0;
        write!(f, "game {number} does not follow the last game of the log")
    }
}

impl Error for OutOfOrder {}

impl Ratings {
    /// The ratings after these games, which come in the order of their endings.
    pub fn of<'a>(log: impl IntoIterator<Item = &'a FinishedGame>) -> Result<Ratings, OutOfOrder> {
        let mut ratings = Ratings::default();
        for game in log {
            ratings.append(game)?;
        }
        Ok(ratings)
    }

    /// Adds the next game of the log. If it is not the next, nothing changes, and all must be [made anew](Ratings::of).
    pub fn append(&mut self, game: &FinishedGame) -> Result<Effect, OutOfOrder> {
        let order = (game.ended_at, game.number);
        if self.last.is_some_and(|last| order <= last) {
            return Err(OutOfOrder(game.number));
        }
        self.last = Some(order);

        let scopes = [Some(Scope::Everywhere), game.server.map(Scope::Server)];
        let scopes = scopes.into_iter().flatten();
        Ok(match game.judgement() {
            Judgement::DoesNotCount(reason) => Effect::Unchanged(reason),
            Judgement::LeftEarly { by, opponent } => {
                if self.forgives(by, game.ended_at) {
                    return Ok(Effect::Unchanged(Reason::Forgiven));
                }
                let changes = scopes.map(|scope| self.lose(scope, game, by, opponent));
                Effect::Changed(changes.collect())
            }
            Judgement::Counts { people, scores } => {
                let changes = scopes.flat_map(|scope| self.play(scope, game, people, scores));
                Effect::Changed(changes.collect())
            }
        })
    }

    /// Where somebody stands, if they have a rated game.
    pub fn standing(&self, scope: Scope, person: Person) -> Option<&Standing> {
        Some(&self.member(scope, person)?.standing)
    }

    /// Everybody who has a rated game, and where they stand, in the order of their numbers.
    pub fn standings(&self, scope: Scope) -> impl Iterator<Item = (Person, &Standing)> {
        let pool = self.pools.get(&scope).into_iter().flatten();
        pool.map(|(person, member)| (*person, &member.standing))
    }

    /// Where there are ratings.
    pub fn scopes(&self) -> impl Iterator<Item = Scope> {
        self.pools.keys().copied()
    }

    /// The line that somebody's rating drew, a point for each game that moved it.
    pub fn line(&self, scope: Scope, person: Person) -> &[Point] {
        self.member(scope, person)
            .map_or(&[], |member| &member.line)
    }

    fn member(&self, scope: Scope, person: Person) -> Option<&Member> {
        self.pools.get(&scope)?.get(&person)
    }

    /// Their rating at this moment, be it that of a newcomer.
    fn rating_at(&self, scope: Scope, person: Person, now: Moment) -> Rating {
        self.standing(scope, person)
            .map_or(Rating::NEW, |standing| standing.rating_at(now))
    }

    /// The rating after a whole game.
    fn rating_after(&self, change: &Change) -> Rating {
        let game = [(change.opponent_rating, change.outcome.score())];
        match self.standing(change.scope, change.person) {
            Some(standing) => standing
                .rating
                .played(&game, change.at.periods_since(standing.played_at)),
            None => Rating::NEW.played(&game, 0.0),
        }
    }

    /// Notes that somebody left a game early, and tells whether that is let pass.
    fn forgives(&mut self, person: Person, now: Moment) -> bool {
        let left = self.left_early.entry(person).or_default();
        left.retain(|at| *at > now - MONTH);
        left.push(now);
        left.len() <= EARLY_LEAVES_FORGIVEN
    }

    /// What a game would do to somebody if it counted whole.
    fn whole(
        &self,
        scope: Scope,
        game: &FinishedGame,
        people: [Person; 2],
        outcome: Outcome,
    ) -> Change {
        let [person, opponent] = people;
        let before = self.rating_at(scope, person, game.ended_at);
        let opponent_rating = self.rating_at(scope, opponent, game.ended_at);
        let mut change = Change {
            game: game.number,
            at: game.ended_at,
            scope,
            person,
            opponent,
            opponent_rating,
            outcome,
            expected: before.expected(opponent_rating),
            before,
            after: before,
            cap: None,
        };
        change.after = self.rating_after(&change);
        change
    }

    /// A game left early counts as lost for whoever left. Whoever waited has shown nothing by it, and gains nothing.
    fn lose(&mut self, scope: Scope, game: &FinishedGame, by: Person, from: Person) -> Change {
        let change = self.whole(scope, game, [by, from], Outcome::LeftEarly);
        self.enter(change);
        change
    }

    fn play(
        &mut self,
        scope: Scope,
        game: &FinishedGame,
        [first, second]: [Person; 2],
        scores: [Score; 2],
    ) -> [Change; 2] {
        let [first_outcome, second_outcome] = scores.map(Outcome::Played);
        let mut changes = [
            self.whole(scope, game, [first, second], first_outcome),
            self.whole(scope, game, [second, first], second_outcome),
        ];
        let caps = changes.each_ref().map(|change| self.cap(change));
        if let Some(cap) = caps.into_iter().flatten().min_by_key(|cap| cap.percent) {
            for change in &mut changes {
                change.cap = Some(cap);
                let share = f64::from(cap.percent) / 100.0;
                change.after = change.before.part_of_the_way(change.after, share);
            }
        }
        for change in changes {
            self.enter(change);
        }
        changes
    }

    /// How far a gain must be cut.
    ///
    /// Within a month, one opponent can give somebody no more than their deviation, losses to that opponent set against it. That much the
    /// rating itself says it may be wrong; more has to be shown against others.
    fn cap(&self, change: &Change) -> Option<Cap> {
        let gain = change.gain();
        let had = self
            .member(change.scope, change.person)
            .and_then(|member| member.gains.get(&change.opponent))
            .into_iter()
            .flatten()
            .filter(|(at, _)| *at > change.at - MONTH)
            .fold(0.0, |sum, (_, gain)| sum + gain);
        let left = (change.before.deviation - had).max(0.0);
        (gain > left).then(|| Cap {
            gainer: change.person,
            percent: (100.0 * left / gain).floor() as u8,
        })
    }

    /// Makes a change true.
    fn enter(&mut self, change: Change) {
        let pool = self.pools.entry(change.scope).or_default();
        let member = pool.entry(change.person).or_insert_with(|| Member {
            standing: Standing {
                rating: change.before,
                played_at: change.at,
                tally: Tally::default(),
                streak: Streak::default(),
                peak: None,
                last: change,
            },
            line: Vec::new(),
            gains: BTreeMap::new(),
        });
        let standing = &mut member.standing;
        standing.last = change;
        if change.is_void() {
            return;
        }
        let score = change.outcome.score();
        standing.rating = change.after;
        standing.played_at = change.at;
        standing.tally.count(score);
        standing.streak = standing.streak.after(score);
        let higher = |peak: Peak| peak.rating.points >= change.after.points;
        if !change.after.is_provisional() && !standing.peak.is_some_and(higher) {
            standing.peak = Some(Peak {
                rating: change.after,
                at: change.at,
                game: change.game,
            });
        }
        member.line.push(change.point());
        let gains = member.gains.entry(change.opponent).or_default();
        gains.retain(|(at, _)| *at > change.at - MONTH);
        gains.push((change.at, change.gain()));
    }
}
