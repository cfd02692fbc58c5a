//! What holds of ratings whatever is played.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

#[path = "rating_properties/season.rs"]
mod season;

use std::collections::{BTreeMap, BTreeSet};

use deblockle::rating::{
    Change, Effect, Ending, Filter, FinishedGame, MONTH, Moment, Person, Player, Rating, Ratings,
    Scope, Score, Server, Span, Stakes, Which,
};
use season::{Chance, season, strength};

const SEEDS: std::ops::Range<u64> = 1..9;

/// Every change that a log makes, one after another.
fn changes(log: &[FinishedGame]) -> Vec<Change> {
    let mut ratings = Ratings::default();
    let mut all = Vec::new();
    for game in log {
        if let Effect::Changed(changes) = ratings.append(game).unwrap() {
            all.extend(changes);
        }
    }
    all
}

/// Games between two people only, who beat each other as the lot has it, with a third now and then.
fn rivals(seed: u64) -> Vec<FinishedGame> {
    let mut chance = Chance::new(seed);
    let mut log = season(seed, 400, 3);
    for game in &mut log {
        if chance.percent(80) {
            for (seat, person) in game.seats.iter_mut().zip([1, 2]) {
                seat.player = Player::Person(Person(person));
            }
            if chance.percent(70) {
                game.ending = Ending::Won(Which::First);
            }
        }
    }
    log
}

fn logs() -> impl Iterator<Item = Vec<FinishedGame>> {
    SEEDS.flat_map(|seed| [season(seed, 200, 12), season(seed, 300, 4), rivals(seed)])
}

/// All the bits of all ratings, in a fixed order.
fn bits(ratings: &Ratings) -> Vec<u64> {
    let mut bits = Vec::new();
    for scope in ratings.scopes() {
        for (person, standing) in ratings.standings(scope) {
            let Rating {
                points,
                deviation,
                volatility,
            } = standing.rating;
            bits.extend([points, deviation, volatility].map(f64::to_bits));
            for point in ratings.line(scope, person) {
                bits.extend([point.points, point.deviation].map(f64::to_bits));
            }
        }
    }
    bits
}

// Case 55.
#[test]
fn game_by_game_is_the_same_as_all_at_once_to_the_last_bit() {
    for log in logs() {
        let mut grown = Ratings::default();
        for (played, game) in log.iter().enumerate() {
            grown.append(game).unwrap();
            if played % 50 == 0 || played + 1 == log.len() {
                let anew = Ratings::of(&log[..=played]).unwrap();
                assert_eq!(bits(&grown), bits(&anew));
                assert_eq!(grown, anew);
            }
        }
    }
}

/// If this fails on some machine, its arithmetic is not what the others do. If it fails since the rules of rating were changed, that is
/// what they were changed for: put the new number here, and let the stored ratings be recomputed.
#[test]
fn the_bits_are_these_on_every_machine() {
    let sum = bits(&Ratings::of(&season(1, 2000, 30)).unwrap())
        .into_iter()
        .fold(0u64, |sum, bits| {
            (sum ^ bits).wrapping_mul(0x0100_0000_01B3)
        });
    assert_eq!(sum, 0xC637_36FD_DB36_19A0, "{sum:#018x}");
}

#[test]
fn two_games_without_a_common_player_may_change_places() {
    let mut swapped = 0;
    for log in logs() {
        let straight = Ratings::of(&log).unwrap();
        let mut log = log;
        for at in 1..log.len() {
            let apart = log[at - 1].seats.iter().all(|seat| {
                log[at]
                    .seats
                    .iter()
                    .all(|other| other.player != seat.player)
            });
            let [earlier, later] = [log[at - 1], log[at]];
            if apart && earlier.ended_at == later.ended_at {
                log.swap(at - 1, at);
                [log[at - 1].number, log[at].number] = [earlier.number, later.number];
                swapped += 1;
            }
        }
        let other = Ratings::of(&log).unwrap();
        for scope in straight.scopes() {
            for (person, standing) in straight.standings(scope) {
                let theirs = other.standing(scope, person).unwrap();
                assert_eq!(theirs.rating, standing.rating);
            }
        }
    }
    assert!(swapped > 20, "only {swapped} were swapped");
}

// Case 57.
#[test]
fn an_erased_person_leaves_everybodys_numbers_as_they_were() {
    for log in logs() {
        let mut erased = log.clone();
        let other = |person| match person {
            Person(2) => Person(9_000_000_000_000_000_001),
            person => person,
        };
        for seat in erased.iter_mut().flat_map(|game| &mut game.seats) {
            if let Player::Person(person) = seat.player {
                seat.player = Player::Person(other(person));
            }
        }
        let [before, after] = [log, erased].map(|log| Ratings::of(&log).unwrap());
        for scope in before.scopes() {
            for (person, standing) in before.standings(scope) {
                let theirs = after.standing(scope, other(person)).unwrap();
                assert_eq!(theirs.rating, standing.rating);
                assert_eq!(theirs.peak, standing.peak);
                assert_eq!(after.line(scope, other(person)), before.line(scope, person));
            }
        }
    }
}

#[test]
fn games_that_do_not_count_might_as_well_be_missing() {
    for log in logs() {
        let counts = |game: &FinishedGame| {
            game.stakes == Stakes::Rated && game.seats[0].blocks == game.seats[1].blocks
        };
        let counted: Vec<_> = log.iter().copied().filter(counts).collect();
        assert!(counted.len() < log.len());
        let [all, some] = [&log, &counted].map(|log| bits(&Ratings::of(log).unwrap()));
        assert_eq!(all, some);
    }
}

#[test]
fn nobodys_deviation_grows_by_playing() {
    for change in logs().flat_map(|log| changes(&log)) {
        assert!(
            change.after.deviation <= change.before.deviation,
            "{change:?}"
        );
    }
}

#[test]
fn a_winner_never_loses_points_and_a_loser_never_gains() {
    for change in logs().flat_map(|log| changes(&log)) {
        match change.outcome.score() {
            Score::Win => assert!(change.gain() >= 0.0, "{change:?}"),
            Score::Loss => assert!(change.gain() <= 0.0, "{change:?}"),
            Score::Draw => {}
        }
        if change.cap.is_none() && change.outcome.score() == Score::Win {
            assert!(change.gain() > 0.0, "{change:?}");
        }
    }
}

#[test]
fn the_more_was_expected_the_less_is_gained() {
    for change in logs().flat_map(|log| changes(&log)) {
        let surprise = change.outcome.score().value() - change.expected;
        assert!(change.gain() * surprise >= 0.0, "{change:?}");
    }
}

// Case 56.
#[test]
fn no_opponent_gives_more_than_a_deviation_within_any_month() {
    let mut capped = 0;
    for log in logs() {
        let mut given: BTreeMap<_, Vec<(Moment, f64)>> = BTreeMap::new();
        for change in changes(&log) {
            let pair = (change.scope, change.person, change.opponent);
            let gains = given.entry(pair).or_default();
            gains.push((change.at, change.gain()));
            gains.retain(|(at, _)| *at > change.at - MONTH);
            let net: f64 = gains.iter().map(|(_, gain)| gain).sum();
            if change.gain() > 0.0 {
                assert!(net <= change.before.deviation + 1e-6, "{change:?}: {net}");
            }
            capped += usize::from(change.cap.is_some());
        }
    }
    assert!(capped > 100, "only {capped} games were capped");
}

#[test]
fn points_neither_well_up_nor_drain_away() {
    for seed in SEEDS {
        let ratings = Ratings::of(&season(seed, 2000, 12)).unwrap();
        let points: Vec<f64> = ratings
            .standings(Scope::Everywhere)
            .map(|(_, standing)| standing.rating.points)
            .collect();
        let mean = points.iter().sum::<f64>() / points.len() as f64;
        assert!((1400.0..1600.0).contains(&mean), "{mean}");
    }
}

/// A pair in the wrong order counts only if their strengths differ by a game or more in ten: nearer than that, two hundred games do not tell.
#[test]
fn a_season_ranks_its_players_by_their_strength() {
    const PEOPLE: u64 = 12;
    let mut mean = 0.0;
    for seed in SEEDS {
        let log = season(seed, 200, PEOPLE);
        let ratings = Ratings::of(&log).unwrap();
        let filter = Filter {
            scope: Scope::Everywhere,
            span: Span::AllTime,
            active_within: None,
            hidden: &BTreeSet::new(),
        };
        let list = ratings.leaderboard(filter, log.last().unwrap().ended_at);
        assert_eq!(list.settled.len() + list.provisional.len(), PEOPLE as usize);
        assert!(list.settled.len() >= 10, "{} settled", list.settled.len());
        let (mut wrong, mut pairs) = (0, 0);
        for (at, upper) in list.settled.iter().enumerate() {
            for lower in &list.settled[at + 1..] {
                let gap = strength(upper.person, PEOPLE) - strength(lower.person, PEOPLE);
                pairs += 1;
                wrong += usize::from(gap < 0.0);
                assert!(gap > -450.0, "{upper:?} above {lower:?}");
            }
        }
        let share = wrong as f64 / pairs as f64;
        assert!(
            share < 0.2,
            "{wrong} of {pairs} pairs stand the wrong way round"
        );
        mean += share / SEEDS.count() as f64;
    }
    assert!(mean < 0.12, "{mean}");
}

#[test]
fn a_servers_ratings_come_from_its_games_alone() {
    for log in logs() {
        let home = Scope::Server(Server(1));
        let there = |game: &FinishedGame| game.server == Some(Server(1));
        let at_home: Vec<_> = log.iter().copied().filter(there).collect();
        // Leaving early is a habit, wherever it is shown, and would be judged by fewer games here.
        let stays = |game: &FinishedGame| !matches!(game.ending, Ending::Aborted { by: Some(_) });
        let whole: Vec<_> = log.iter().copied().filter(stays).collect();
        let at_home: Vec<_> = at_home.into_iter().filter(stays).collect();
        let [whole, alone] = [whole, at_home].map(|log| Ratings::of(&log).unwrap());
        let standings = |ratings: &Ratings, scope| {
            let all = ratings.standings(scope);
            all.map(|(person, standing)| (person, standing.rating))
                .collect::<Vec<_>>()
        };
        assert_eq!(standings(&whole, home), standings(&alone, home));
        assert_eq!(
            standings(&alone, home),
            standings(&alone, Scope::Everywhere)
        );
    }
}
