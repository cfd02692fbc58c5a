//! Who is best.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::{Days, Moment, Person, Point, Rating, Ratings, Scope, Streak};

/// Which list is wanted.
#[derive(Debug, Clone, Copy)]
pub struct Filter<'a> {
    /// Among whom.
    pub scope: Scope,
    /// Of which time.
    pub span: Span,
    /// Only those whose last game that counted is no longer ago than this.
    pub active_within: Option<Days>,
    /// Whoever is to be left out: they have left the server, or asked to be erased.
    pub hidden: &'a BTreeSet<Person>,
}

/// Of which time a list tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Span {
    /// The best ratings.
    AllTime,
    /// The most points gained from this moment on, by those who have played since.
    Since(Moment),
}

/// A list of the best. The two parts have places of their own.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Leaderboard {
    /// Those whose rating is sure enough to be compared.
    pub settled: Vec<Place>,
    /// The others.
    pub provisional: Vec<Place>,
}

/// A line of the list.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place {
    /// First is 1. Those who show the same number share a place, and the next place follows it: 1, 2, 2, 3.
    pub place: u32,
    /// Who.
    pub person: Person,
    /// Their rating now.
    pub rating: Rating,
    /// Points gained in the time of the list; for [all time](Span::AllTime), since they came.
    pub gained: i32,
    /// Rated games in the time of the list.
    pub games: usize,
    /// What they have done of late.
    pub streak: Streak,
}

impl Ratings {
    /// The list at this moment.
    ///
    /// It is ordered by the number that it shows, rounded as it is shown, so that nobody stands above another by a hundredth that nobody
    /// sees. Of those who share a place, the surer rating comes first, then the more games.
    pub fn leaderboard(&self, filter: Filter, now: Moment) -> Leaderboard {
        let mut places: Vec<Place> = self
            .standings(filter.scope)
            .filter(|(person, _)| !filter.hidden.contains(person))
            .filter(|(_, standing)| {
                let active = |days| standing.played_at >= now - days;
                filter.active_within.is_none_or(active)
            })
            .filter_map(|(person, standing)| {
                let line = self.line(filter.scope, person);
                let since = filter.span.first_of(line);
                let before = since
                    .checked_sub(1)
                    .map_or(Rating::NEW.points, |last| line[last].points);
                (since < line.len()).then(|| Place {
                    place: 0,
                    person,
                    rating: standing.rating_at(now),
                    gained: (standing.rating.points - before).round() as i32,
                    games: line.len() - since,
                    streak: standing.streak,
                })
            })
            .collect();
        places.sort_by(|a, b| {
            let key = |place: &Place| Reverse(filter.span.number(place));
            let surer = a.rating.deviation.total_cmp(&b.rating.deviation);
            let more = b.games.cmp(&a.games);
            key(a)
                .cmp(&key(b))
                .then(surer)
                .then(more)
                .then(a.person.cmp(&b.person))
        });
        let (provisional, settled) = places
            .into_iter()
            .partition(|place| place.rating.is_provisional());
        Leaderboard {
            settled: filter.span.placed(settled),
            provisional: filter.span.placed(provisional),
        }
    }
}

impl Leaderboard {
    /// Somebody's own line, in either part.
    pub fn place_of(&self, person: Person) -> Option<&Place> {
        let mut places = self.settled.iter().chain(&self.provisional);
        places.find(|place| place.person == person)
    }
}

impl Span {
    /// The number by which the list is ordered.
    fn number(self, place: &Place) -> i32 {
        match self {
            Span::AllTime => place.rating.rounded(),
            Span::Since(_) => place.gained,
        }
    }

    /// Where in a person's line this time begins.
    fn first_of(self, line: &[Point]) -> usize {
        match self {
            Span::AllTime => 0,
            Span::Since(moment) => line.partition_point(|point| point.at < moment),
        }
    }

    fn placed(self, mut places: Vec<Place>) -> Vec<Place> {
        let mut place = 0;
        let mut last = None;
        for line in &mut places {
            let number = self.number(line);
            if last != Some(number) {
                place += 1;
                last = Some(number);
            }
            line.place = place;
        }
        places
    }
}
