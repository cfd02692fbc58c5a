//! Clocks: reminders, time-outs, absences, outages.

use super::*;
use crate::game::{AWAY_A_YEAR, Begun, DAY, Quiet, Victory};

const HOUR: Duration = Duration::from_secs(3600);

impl Desk {
    fn now_is(&self, at: Timestamp) {
        self.clock.0.send_replace(at);
    }

    /// The same desk after the program was stopped, by whatever means, and started again.
    async fn again(&self) -> GameService {
        let store = Store::open(&self.folder.path().join("games.db"))
            .await
            .unwrap();
        GameService::new(store, self.clock.clone(), Arc::new(Counting::default()))
    }

    async fn plays(&self, id: GameId) -> Result<Done, ServiceError> {
        let game = self.service.game(id).await.unwrap();
        let asked = self.asked(game.to_move().unwrap());
        self.service.turn(id, asked, a_turn(&game)).await
    }

    /// A game of this pace between Anna and somebody, in which both have made a turn. Anna is to move.
    async fn going(&self, against: UserId, pace: Pace, time_out: TimeOut) -> GameId {
        let venue = Venue {
            server: 5,
            channel: 6,
        };
        let terms = Terms {
            pace,
            time_out,
            ..terms(SettingUp::ByLot)
        };
        let challenge = self
            .service
            .challenge(self.asked(ANNA), against, venue, terms);
        let id = challenge.await.unwrap().game.id;
        self.service.accept(id, self.asked(against)).await.unwrap();
        self.plays(id).await.unwrap();
        self.plays(id).await.unwrap();
        id
    }

    async fn ending(&self, id: GameId) -> Option<Ending> {
        self.service.game(id).await.unwrap().ending()
    }

    async fn check_wakes(&self) {
        let store = Store::open(&self.folder.path().join("games.db"))
            .await
            .unwrap();
        assert_eq!(store.wrong_wakes().await.unwrap(), []);
        assert_eq!(store.check().await.unwrap().faults, []);
    }

    /// Uses up all of a person's away time of the year that begins with `NOON`.
    async fn wears_out(&self, person: UserId) {
        self.service.set_away(person).await.unwrap();
        self.now_is(NOON.plus(AWAY_A_YEAR));
        self.service.due(self.service.now()).await.unwrap();
    }
}

fn lost(side: Side) -> Option<Ending> {
    Some(Ending::Won {
        winner: !side,
        by: Victory::Time,
    })
}

fn days(days: u32) -> Pace {
    Pace::EachTurn(DAY * days)
}

#[tokio::test]
async fn case_49_overlapping_sweeps_do_each_thing_once() {
    let desk = Desk::open().await;
    desk.wears_out(ANNA).await;
    let id = desk.going(BERT, days(5), TimeOut::Loss).await;
    let start = desk.service.now();
    let before = desk.news_of(id).await.len();
    for (hours, news) in [(95, 0), (96, 1), (119, 1), (120, 2), (121, 2)] {
        let now = start.plus(HOUR * hours);
        desk.now_is(now);
        let sweeps = (0..4).map(|_| {
            let service = desk.service.clone();
            async move { service.due(now).await.unwrap() }
        });
        let mut sweeping = JoinSet::new();
        sweeps.for_each(|sweep| drop(sweeping.spawn(sweep)));
        sweeping.join_all().await;
        assert_eq!(desk.news_of(id).await.len(), before + news, "{hours}");
    }
    let told = desk.news_of(id).await;
    assert_eq!(told[before..], [NewsKind::Refresh, NewsKind::Post]);
    assert!(desk.must_hear(id, BERT).await);
    assert_eq!(desk.ending(id).await, lost(Side::Gold));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn case_49_a_reminder_and_a_turn_in_the_same_instant_are_both_whole() {
    for _ in 0..10 {
        let desk = Desk::open().await;
        let id = desk.going(BERT, days(5), TimeOut::Loss).await;
        let now = NOON.plus(HOUR * 96);
        desk.now_is(now);
        let before = desk.service.game(id).await.unwrap();
        let (swept, played) = tokio::join!(desk.service.due(now), desk.plays(id));
        swept.unwrap();
        let game = played.unwrap().game;
        assert_eq!(game.play().unwrap().turns().len(), 3);
        let reminders = game.version - before.version - 1;
        assert!((0..=1).contains(&reminders));
        let game = desk.service.game(id).await.unwrap();
        let notes = game.log.iter().map(|entry| format!("{:?}", entry.what));
        let reminded = notes.filter(|note| note.starts_with("Reminded")).count();
        assert_eq!(reminded, usize::try_from(reminders).unwrap());
        assert_eq!(game.awaited(), [Side::Blue]);
        desk.check_wakes().await;
    }
}

#[tokio::test]
async fn a_turn_that_comes_too_late_ends_the_game_on_the_spot_whoever_is_first() {
    let desk = Desk::open().await;
    desk.wears_out(ANNA).await;
    let id = desk.going(BERT, days(3), TimeOut::Loss).await;
    let end = desk.service.now().plus(DAY * 3);
    desk.now_is(Timestamp(end.0 - 1));
    let game = desk.service.game(id).await.unwrap();
    desk.service
        .tip(id, desk.asked(ANNA), a_turn(&game).tip)
        .await
        .unwrap();
    desk.now_is(end);
    let answer = desk
        .service
        .turn(id, desk.asked(ANNA), a_turn(&game))
        .await
        .unwrap_err();
    match answer {
        ServiceError::Refused { refusal, game } => {
            assert_eq!(Some(refusal), lost(Side::Gold).map(Refusal::Over));
            assert_eq!(game.ending(), lost(Side::Gold));
        }
        other => panic!("{other}"),
    }
    let told = desk.news_of(id).await.len();
    desk.service.due(end).await.unwrap();
    assert_eq!(desk.news_of(id).await.len(), told);
}

#[tokio::test]
async fn the_scheduler_wakes_earlier_for_a_nearer_deadline() {
    let desk = Desk::open().await;
    let stop = CancellationToken::new();
    let scheduler = tokio::spawn(scheduler::run(desk.service.clone(), stop.clone()));
    // It sleeps for an hour before the game is there.
    tokio::task::yield_now().await;
    let half_an_hour = Pace::EachTurn(HOUR / 2);
    let id = desk.going(BERT, half_an_hour, TimeOut::Claim).await;
    let mut news = desk.service.news();
    news.mark_unchanged();
    desk.now_is(NOON.plus(HOUR * 2 / 5));
    timeout(PATIENCE, news.changed()).await.unwrap().unwrap();
    assert!(
        desk.service
            .game(id)
            .await
            .unwrap()
            .was_reminded(Side::Gold)
    );
    stop.cancel();
    timeout(PATIENCE, scheduler).await.unwrap().unwrap();
}

#[tokio::test]
async fn case_47_an_absence_by_itself_is_one_for_all_games() {
    let desk = Desk::open().await;
    let first = desk.going(BERT, days(3), TimeOut::Loss).await;
    let second = desk.going(CARL, days(3), TimeOut::Loss).await;
    let third = desk.going(UserId(4), days(5), TimeOut::Loss).await;
    let now = NOON.plus(DAY * 3);
    desk.now_is(now);
    let (one, other) = tokio::join!(desk.service.due(now), desk.service.due(now));
    one.unwrap();
    other.unwrap();
    let schedule = desk.service.schedule(ANNA).await.unwrap();
    assert_eq!(schedule.absences.len(), 1);
    assert_eq!(schedule.away().unwrap().begun, Begun::ByItself);
    desk.check_wakes().await;
    // The third game's clock stands too, with two days on it.
    let game = desk.service.game(third).await.unwrap();
    let end = game.deadline(Side::Gold).unwrap().at;
    assert_eq!(end, now.plus(AWAY_A_YEAR + DAY * 2));

    // A turn in any game ends it in all.
    desk.now_is(now.plus(DAY * 2));
    desk.plays(second).await.unwrap();
    desk.check_wakes().await;
    assert_eq!(desk.service.schedule(ANNA).await.unwrap().away(), None);
    let game = desk.service.game(third).await.unwrap();
    let end = game.deadline(Side::Gold).unwrap().at;
    assert_eq!(end, now.plus(DAY * 4));
    // Where no time is left, away time begins anew, and counts as a day at least.
    desk.service.due(desk.service.now()).await.unwrap();
    assert_eq!(desk.ending(first).await, None);
    let schedule = desk.service.schedule(ANNA).await.unwrap();
    assert_eq!(schedule.absences.len(), 2);
    desk.plays(first).await.unwrap();
    let schedule = desk.service.schedule(ANNA).await.unwrap();
    assert_eq!(schedule.away().unwrap().until, now.plus(DAY * 3));
}

#[tokio::test]
async fn case_44_one_word_stops_all_clocks_and_another_lets_them_go_on() {
    let desk = Desk::open().await;
    let mine = desk.going(BERT, days(3), TimeOut::Loss).await;
    let theirs = desk.going(CARL, days(3), TimeOut::Loss).await;
    desk.plays(theirs).await.unwrap();
    let told = desk.news_of(mine).await.len();
    desk.service.set_away(ANNA).await.unwrap();
    desk.check_wakes().await;
    assert_eq!(desk.news_of(mine).await[told..], [NewsKind::Refresh]);
    desk.now_is(NOON.plus(DAY * 10));
    desk.service.due(desk.service.now()).await.unwrap();
    assert_eq!(desk.ending(mine).await, None);
    assert!(desk.service.schedule(CARL).await.unwrap().away().is_some());
    let schedule = desk.service.back(ANNA).await.unwrap();
    assert_eq!(schedule.left(desk.service.now()), DAY * 20);
    desk.check_wakes().await;
    let game = desk.service.game(mine).await.unwrap();
    let end = game.deadline(Side::Gold).unwrap().at;
    assert_eq!(end, NOON.plus(DAY * 13));
}

#[tokio::test]
async fn away_time_that_is_used_up_lets_the_clocks_go_on_and_gives_no_more() {
    let desk = Desk::open().await;
    desk.wears_out(ANNA).await;
    let schedule = desk.service.schedule(ANNA).await.unwrap();
    assert_eq!(schedule.away(), None);
    let answer = desk.service.set_away(ANNA).await.unwrap_err();
    let new_year = NOON.year().until;
    assert!(
        matches!(answer, ServiceError::NoAwayTime(from) if from == new_year),
        "{answer}"
    );
}

#[tokio::test]
async fn two_who_have_not_placed_are_each_reminded_by_a_message_of_their_own() {
    let desk = Desk::open().await;
    let id = desk.challenge(SettingUp::Place).await.unwrap().game.id;
    desk.service.accept(id, desk.asked(BERT)).await.unwrap();
    let told = desk.news_of(id).await.len();
    let now = NOON.plus(DAY * 3 - HOUR);
    desk.service.due(now).await.unwrap();
    desk.service.due(now).await.unwrap();
    assert_eq!(
        desk.news_of(id).await[told..],
        [NewsKind::Refresh, NewsKind::Refresh]
    );
    assert!(desk.must_hear(id, BERT).await);
}

#[tokio::test]
async fn quiet_hours_move_a_deadline_but_never_end_a_game() {
    let desk = Desk::open().await;
    let id = desk.going(BERT, days(1), TimeOut::Loss).await;
    // NOON is at 01:46:40 of a day in UTC.
    let quiet = |from: &str, until: &str| {
        let zone = "UTC".parse().unwrap();
        Some(Quiet::new(zone, from.parse().unwrap(), until.parse().unwrap()).unwrap())
    };
    let night = quiet("23", "8");
    desk.service
        .set_quiet_hours(ANNA, night.clone())
        .await
        .unwrap();
    desk.check_wakes().await;
    let game = desk.service.game(id).await.unwrap();
    let end = game.deadline(Side::Gold).unwrap().at;
    assert!(end > NOON.plus(DAY + HOUR * 6));
    desk.now_is(NOON.plus(DAY + HOUR));
    let answer = desk.service.set_quiet_hours(ANNA, None).await.unwrap_err();
    assert!(
        matches!(answer, ServiceError::NoTimeLeft(game) if game == id),
        "{answer}"
    );
    assert_eq!(desk.service.schedule(ANNA).await.unwrap().quiet, night);
    desk.plays(id).await.unwrap();
    desk.service.set_quiet_hours(ANNA, None).await.unwrap();
    assert_eq!(desk.service.schedule(ANNA).await.unwrap().quiet, None);
}

#[tokio::test]
async fn case_3_what_was_missed_is_credited_once_before_any_time_runs_out() {
    let desk = Desk::open().await;
    desk.service.heard(NOON).await.unwrap();
    let id = desk.going(BERT, days(1), TimeOut::Loss).await;
    let other = desk.going(CARL, days(3), TimeOut::Loss).await;
    let timeless = desk.going(UserId(4), Pace::Unlimited, TimeOut::Loss).await;
    desk.service.heard(NOON.plus(HOUR)).await.unwrap();
    let told = desk.news_of(id).await.len();
    let quiet = desk.news_of(timeless).await.len();

    // Three days without the bot. It starts, and does not hear Discord at once.
    let now = NOON.plus(HOUR + DAY * 3);
    desk.now_is(now);
    for _ in 0..2 {
        let service = desk.again().await;
        service.due(now).await.unwrap();
        assert_eq!(desk.ending(id).await, None, "no time runs while it is deaf");
        let (one, another) = tokio::join!(service.heard(now), service.heard(now));
        one.unwrap();
        another.unwrap();
        service.due(now).await.unwrap();
        let end = |game: Game| game.deadline(Side::Gold).unwrap().at;
        let (game, other) = (service.game(id).await, service.game(other).await);
        assert_eq!(end(game.unwrap()), NOON.plus(DAY * 4));
        assert_eq!(end(other.unwrap()), NOON.plus(DAY * 6));
        assert_eq!(desk.news_of(id).await[told..], [NewsKind::Post]);
        assert_eq!(desk.news_of(timeless).await.len(), quiet);
        assert_eq!(service.alive().await.unwrap(), Some(now));
    }
    desk.check_wakes().await;
}

#[tokio::test]
async fn case_3_whoever_is_heard_before_the_bot_knows_that_it_hears_is_not_too_late() {
    let desk = Desk::open().await;
    desk.service.heard(NOON).await.unwrap();
    let id = desk.going(BERT, days(1), TimeOut::Loss).await;
    let now = NOON.plus(DAY * 2);
    desk.now_is(now);
    let service = desk.again().await;
    let game = service.game(id).await.unwrap();
    let done = service.turn(id, desk.asked(ANNA), a_turn(&game)).await;
    assert_eq!(done.unwrap().game.play().unwrap().turns().len(), 3);
    assert_eq!(service.schedule(ANNA).await.unwrap().absences, []);
}

#[tokio::test]
async fn case_3_a_machine_that_slept_is_an_outage_too() {
    let desk = Desk::whose_leaps(Leaps::AreSleep).await;
    desk.service.heard(NOON).await.unwrap();
    let id = desk.going(BERT, days(1), TimeOut::Loss).await;
    let now = NOON.plus(DAY * 3);
    desk.now_is(now);
    desk.service.due(now).await.unwrap();
    assert_eq!(desk.service.schedule(ANNA).await.unwrap().absences, []);
    desk.service.heard(now).await.unwrap();
    desk.service.due(now).await.unwrap();
    let game = desk.service.game(id).await.unwrap();
    assert_eq!(game.deadline(Side::Gold).unwrap().at, NOON.plus(DAY * 4));
    // From then on time runs again, as long as Discord is heard now and then.
    for minutes in [4, 8] {
        let later = now.plus(Duration::from_secs(60 * minutes));
        desk.now_is(later);
        desk.service.heard(later).await.unwrap();
    }
    let after = desk.service.game(id).await.unwrap();
    assert_eq!(after, game);
}

#[tokio::test]
async fn five_minutes_out_of_reach_are_nobodys_business() {
    let desk = Desk::open().await;
    desk.service.heard(NOON).await.unwrap();
    let id = desk.going(BERT, days(1), TimeOut::Loss).await;
    let told = desk.news_of(id).await.len();
    for (seconds, news) in [(300, 0), (301, 1)] {
        let alive = desk.service.alive().await.unwrap().unwrap();
        let now = alive.plus(Duration::from_secs(seconds));
        desk.now_is(now);
        desk.again().await.heard(now).await.unwrap();
        assert_eq!(desk.news_of(id).await.len(), told + news);
    }
    assert_eq!(desk.news_of(id).await.last(), Some(&NewsKind::Refresh));
}

#[tokio::test]
async fn a_win_is_claimed_or_a_day_given_by_the_one_who_waits() {
    let desk = Desk::open().await;
    desk.wears_out(ANNA).await;
    let id = desk.going(BERT, days(3), TimeOut::Claim).await;
    let end = desk.service.now().plus(DAY * 3);
    desk.now_is(end);
    desk.service.due(end).await.unwrap();
    assert!(desk.must_hear(id, BERT).await);
    desk.service.give_time(id, desk.asked(BERT)).await.unwrap();
    assert!(desk.must_hear(id, ANNA).await && !desk.must_hear(id, BERT).await);
    desk.now_is(end.plus(DAY));
    // Nobody has swept yet: the claim finds by itself that the time is up.
    let done = desk.service.claim(id, desk.asked(BERT)).await.unwrap();
    assert_eq!(done.game.ending(), lost(Side::Gold));
    assert_eq!(desk.news_of(id).await.last(), Some(&NewsKind::Post));
    assert!(desk.must_hear(id, ANNA).await);
}
