//! Stories of a few people's ratings.

use std::collections::BTreeSet;

use super::*;

const ANN: Person = Person(1);
const BOB: Person = Person(2);
const CID: Person = Person(3);
const DOT: Person = Person(4);
const HOME: Server = Server(7);
const AWAY: Server = Server(8);

/// A log that grows by a game each time, an hour later unless told otherwise.
struct Table {
    ratings: Ratings,
    games: i64,
    hour: i64,
    server: Option<Server>,
}

impl Table {
    fn new() -> Table {
        Table {
            ratings: Ratings::default(),
            games: 0,
            hour: 0,
            server: None,
        }
    }

    fn days_pass(&mut self, days: i64) {
        self.hour += 24 * days;
    }

    fn now(&self) -> Moment {
        Moment(self.hour * 60 * 60 * 1000)
    }

    fn ends(&mut self, people: [Person; 2], turns: [u32; 2], ending: Ending) -> Effect {
        self.games += 1;
        self.hour += 1;
        let seat = |at: usize| Seat {
            player: Player::Person(people[at]),
            blocks: 3,
            turns: turns[at],
        };
        let game = FinishedGame {
            number: GameNumber(self.games),
            ended_at: self.now(),
            server: self.server,
            stakes: Stakes::Rated,
            seats: [seat(0), seat(1)],
            ending,
        };
        self.ratings.append(&game).unwrap()
    }

    fn wins(&mut self, winner: Person, loser: Person) -> Vec<Change> {
        match self.ends([winner, loser], [9, 9], Ending::Won(Which::First)) {
            Effect::Changed(changes) => changes,
            Effect::Unchanged(reason) => panic!("{reason:?}"),
        }
    }

    fn draw(&mut self, one: Person, other: Person) {
        self.ends([one, other], [9, 9], Ending::Drawn);
    }

    fn leaves(&mut self, leaver: Person, waiting: Person) -> Effect {
        let by = Some(Which::First);
        self.ends([leaver, waiting], [1, 1], Ending::Aborted { by })
    }

    fn standing(&self, person: Person) -> Standing {
        *self.ratings.standing(Scope::Everywhere, person).unwrap()
    }

    /// A person who has become sure of 1500 by draws with many others.
    fn settle(&mut self, person: Person) {
        for other in 0..30 {
            self.draw(person, Person(1000 * person.0 + other));
        }
        assert!(!self.standing(person).rating.is_provisional());
    }

    fn list(&self, scope: Scope, hidden: &[Person]) -> Leaderboard {
        let filter = Filter {
            scope,
            span: Span::AllTime,
            active_within: None,
            hidden: &hidden.iter().copied().collect(),
        };
        self.ratings.leaderboard(filter, self.now())
    }
}

fn places(lines: &[Place]) -> Vec<(u32, Person)> {
    lines.iter().map(|line| (line.place, line.person)).collect()
}

#[test]
fn a_game_moves_the_rating_everywhere_and_the_one_of_its_server() {
    let mut table = Table::new();
    table.server = Some(HOME);
    let changes = table.wins(ANN, BOB);
    let home = Scope::Server(HOME);
    let told: Vec<_> = changes
        .iter()
        .map(|change| (change.scope, change.person))
        .collect();
    let everywhere = Scope::Everywhere;
    assert_eq!(
        told,
        [
            (everywhere, ANN),
            (everywhere, BOB),
            (home, ANN),
            (home, BOB)
        ]
    );
    table.server = Some(AWAY);
    table.wins(BOB, ANN);
    table.server = None;
    table.wins(BOB, ANN);

    let tally = |scope| table.ratings.standing(scope, BOB).unwrap().tally;
    let of = |won, drawn, lost| Tally { won, drawn, lost };
    assert_eq!(tally(everywhere), of(2, 0, 1));
    assert_eq!(tally(home), of(0, 0, 1));
    assert_eq!(tally(Scope::Server(AWAY)), of(1, 0, 0));
    let scopes: Vec<Scope> = table.ratings.scopes().collect();
    assert_eq!(scopes, [everywhere, home, Scope::Server(AWAY)]);
}

#[test]
fn a_change_tells_where_it_came_from() {
    let mut table = Table::new();
    table.settle(ANN);
    table.days_pass(70);
    let before = table.standing(ANN).rating;
    let [change, _] = table.wins(ANN, BOB)[..] else {
        panic!("two ratings change")
    };
    assert_eq!(change.opponent, BOB);
    assert_eq!(change.opponent_rating, Rating::NEW);
    assert_eq!(change.outcome, Outcome::Played(Score::Win));
    assert_eq!(change.expected, 0.5);
    assert_eq!(change.before.points, before.points);
    assert!(change.before.deviation > before.deviation);
    assert!(change.gain() > 0.0 && change.after.deviation < change.before.deviation);
    assert_eq!(table.standing(ANN).last, change);
}

#[test]
fn a_streak_lasts_until_another_result() {
    let mut table = Table::new();
    let mut streaks = Vec::new();
    for (winner, loser) in [(ANN, BOB), (ANN, CID), (DOT, ANN), (BOB, ANN)] {
        table.wins(winner, loser);
        streaks.push(table.standing(ANN).streak);
    }
    let (wins, losses) = (Streak::Wins, Streak::Losses);
    assert_eq!(streaks, [wins(1), wins(2), losses(1), losses(2)]);
    table.draw(ANN, BOB);
    assert_eq!(table.standing(ANN).streak, Streak::None);
}

#[test]
fn a_peak_is_the_best_rating_that_was_not_provisional() {
    let mut table = Table::new();
    table.wins(ANN, BOB);
    assert_eq!(table.standing(ANN).peak, None);
    table.settle(ANN);
    for other in 0..4 {
        table.wins(ANN, Person(500 + other));
    }
    let best = table.standing(ANN);
    table.wins(BOB, ANN);
    let peak = table.standing(ANN).peak.unwrap();
    assert_eq!((peak.rating, peak.at), (best.rating, best.played_at));
    assert!(peak.rating.points > table.standing(ANN).rating.points);
}

// Case 56.
#[test]
fn one_opponent_gives_no_more_than_a_deviation_in_a_month() {
    let mut table = Table::new();
    table.settle(ANN);
    table.settle(BOB);
    let [ann, bob] = [table.standing(ANN), table.standing(BOB)];
    let mut counted = Vec::new();
    for _ in 0..20 {
        let changes = table.wins(ANN, BOB);
        assert_eq!(changes[0].cap, changes[1].cap);
        counted.push(changes[0].cap.map_or(100, |cap| {
            assert_eq!(cap.gainer, ANN);
            cap.percent
        }));
    }
    assert!(counted.is_sorted_by(|a, b| a >= b), "{counted:?}");
    assert_eq!((counted[0], counted[19]), (100, 0));
    let gain = table.standing(ANN).rating.points - ann.rating.points;
    assert!((40.0..=ann.rating.deviation).contains(&gain), "{gain}");
    let loss = bob.rating.points - table.standing(BOB).rating.points;
    assert!(loss < 1.5 * gain, "what is not given is not taken: {loss}");

    // What counted for nothing is told, and is no game.
    let last = table.standing(ANN).last;
    assert!(last.is_void() && last.gain() == 0.0);
    let games = table.standing(ANN).tally.games() - ann.tally.games();
    let whole = counted.iter().filter(|percent| **percent > 0).count();
    assert_eq!(games as usize, whole);
    assert_eq!(table.standing(ANN).streak, Streak::Wins(games));

    // Against others all counts, and after a month against the same too.
    assert_eq!(table.wins(ANN, CID)[0].cap, None);
    table.days_pass(30);
    assert_eq!(table.wins(ANN, BOB)[0].cap, None);
}

#[test]
fn two_who_beat_each_other_in_turn_are_never_capped() {
    let mut table = Table::new();
    for _ in 0..30 {
        assert_eq!(table.wins(ANN, BOB)[0].cap, None);
        assert_eq!(table.wins(BOB, ANN)[0].cap, None);
    }
    assert!(!table.standing(ANN).rating.is_provisional());
}

#[test]
fn a_newcomer_does_not_settle_by_beating_one_friend() {
    let mut table = Table::new();
    for _ in 0..100 {
        table.wins(ANN, BOB);
    }
    assert!(table.standing(ANN).rating.is_provisional());
    assert!(table.standing(ANN).rating.points < 1500.0 + 350.0);
}

// Case 56.
#[test]
fn the_third_game_left_early_within_a_month_is_lost() {
    let mut table = Table::new();
    table.settle(ANN);
    table.settle(BOB);
    let [ann, bob] = [table.standing(ANN), table.standing(BOB)];
    let forgiven = Effect::Unchanged(Reason::Forgiven);
    assert_eq!(table.leaves(ANN, BOB), forgiven);
    assert_eq!(table.leaves(ANN, CID), forgiven);
    assert_eq!(table.standing(ANN), ann);
    let Effect::Changed(changes) = table.leaves(ANN, BOB) else {
        panic!("the third is minded")
    };
    let [change] = changes[..] else {
        panic!("whoever waited neither gains nor loses: {changes:?}")
    };
    assert_eq!((change.person, change.opponent), (ANN, BOB));
    assert_eq!(change.outcome, Outcome::LeftEarly);
    assert!(change.gain() < 0.0);
    assert_eq!(table.standing(ANN).tally.lost, 1);
    assert_eq!(table.standing(ANN).streak, Streak::Losses(1));
    assert_eq!(table.standing(BOB), bob);

    table.days_pass(31);
    assert_eq!(table.leaves(ANN, BOB), forgiven);
}

#[test]
fn giving_up_before_the_third_turn_is_leaving_early() {
    let mut table = Table::new();
    let gives_up = Ending::Forfeited(Which::Second);
    for _ in 0..2 {
        let effect = table.ends([ANN, BOB], [3, 2], gives_up);
        assert_eq!(effect, Effect::Unchanged(Reason::Forgiven));
    }
    let effect = table.ends([ANN, BOB], [3, 2], gives_up);
    let Effect::Changed(changes) = effect else {
        panic!("the third is minded")
    };
    assert_eq!(changes[0].person, BOB);
    assert_eq!(table.ratings.standing(Scope::Everywhere, ANN), None);
}

#[test]
fn a_game_that_is_not_the_next_changes_nothing() {
    let mut table = Table::new();
    table.wins(ANN, BOB);
    let before = table.ratings.clone();
    for (number, hour) in [(1, 1), (2, 0), (0, 1)] {
        let game = FinishedGame {
            number: GameNumber(number),
            ended_at: Moment(hour * 60 * 60 * 1000),
            server: None,
            stakes: Stakes::Practice,
            seats: [Seat {
                player: Player::Computer,
                blocks: 1,
                turns: 9,
            }; 2],
            ending: Ending::Drawn,
        };
        let error = OutOfOrder(GameNumber(number));
        assert_eq!(table.ratings.append(&game), Err(error));
        assert_eq!(table.ratings, before);
    }
}

// Case 55.
#[test]
fn one_win_does_not_lead_the_list() {
    let mut table = Table::new();
    table.settle(ANN);
    table.wins(BOB, CID);
    let list = table.list(Scope::Everywhere, &[]);
    assert_eq!(places(&list.settled), [(1, ANN)]);
    assert_eq!(places(&list.provisional)[0], (1, BOB));
    assert!(list.place_of(BOB).unwrap().rating.points > list.settled[0].rating.points);
    assert_eq!(list.place_of(DOT), None);

    // Nor does a name from long ago.
    table.days_pass(900);
    assert!(table.list(Scope::Everywhere, &[]).settled.is_empty());
}

// Case 40.
#[test]
fn whoever_is_hidden_leaves_no_hole() {
    let mut table = Table::new();
    for (winner, loser) in [(ANN, DOT), (ANN, CID), (BOB, CID), (CID, DOT)] {
        table.wins(winner, loser);
    }
    let everybody = [ANN, BOB, CID, DOT];
    let whole = table.list(Scope::Everywhere, &[]).provisional;
    let all = everybody.into_iter().zip(1..);
    assert_eq!(
        places(&whole),
        all.map(|(who, at)| (at, who)).collect::<Vec<_>>()
    );
    for hidden in everybody {
        let list = table.list(Scope::Everywhere, &[hidden]).provisional;
        let rest = everybody.into_iter().filter(|person| *person != hidden);
        let rest: Vec<_> = rest.zip(1..).map(|(who, at)| (at, who)).collect();
        assert_eq!(places(&list), rest);
    }
    assert_eq!(
        table.list(Scope::Everywhere, &everybody),
        Leaderboard::default()
    );
    assert_eq!(table.list(Scope::Server(HOME), &[]), Leaderboard::default());
}

#[test]
fn those_who_show_the_same_number_share_a_place_and_the_next_follows() {
    let mut table = Table::new();
    table.draw(CID, BOB);
    table.draw(CID, BOB);
    table.wins(ANN, DOT);
    table.draw(Person(5), Person(6));
    let list = table.list(Scope::Everywhere, &[]).provisional;
    // Of the four with 1500, those with two games are surer.
    assert_eq!(
        places(&list),
        [
            (1, ANN),
            (2, BOB),
            (2, CID),
            (2, Person(5)),
            (2, Person(6)),
            (3, DOT)
        ]
    );
}

#[test]
fn the_list_of_a_month_tells_what_was_gained_in_it() {
    let mut table = Table::new();
    for _ in 0..2 {
        table.wins(ANN, BOB);
        table.wins(CID, DOT);
    }
    table.days_pass(40);
    let month = table.now();
    table.wins(BOB, ANN);
    table.wins(BOB, CID);
    let span = Span::Since(month);
    let list = |active_within, span| {
        let filter = Filter {
            scope: Scope::Everywhere,
            span,
            active_within,
            hidden: &BTreeSet::new(),
        };
        table.ratings.leaderboard(filter, table.now()).provisional
    };
    let gained = list(None, span);
    let people: Vec<_> = gained.iter().map(|line| line.person).collect();
    assert_eq!(people[0], BOB);
    assert_eq!(people.len(), 3, "whoever has not played is not in it");
    assert_eq!(gained[0].games, 2);
    let line = table.ratings.line(Scope::Everywhere, BOB);
    let true_gain = line[3].points - line[1].points;
    assert_eq!(gained[0].gained, true_gain.round() as i32);
    assert!(gained[1].gained < 0 && gained[2].gained <= gained[1].gained);

    let active = list(Some(Days(10)), Span::AllTime);
    assert_eq!(active.len(), 3);
    assert_eq!(list(Some(Days(50)), Span::AllTime).len(), 4);
}
