//! Clocks and schedules: kept, and when something is due by them.

use super::*;
use crate::game::{Begun, Credit, DAY, Entry, Note, Quiet, Schedule};

fn quiet() -> Quiet {
    let zone = "Asia/Kolkata".parse().unwrap();
    Quiet::new(zone, "22:30".parse().unwrap(), "7".parse().unwrap()).unwrap()
}

fn rescheduled(person: UserId, schedule: &Schedule) -> Rescheduled {
    Rescheduled {
        person,
        schedule: schedule.clone(),
        effects: Effects {
            news: Some(News {
                kind: NewsKind::Refresh,
                ping: None,
            }),
            ping_at: NOW,
            by: None,
            planned: None,
            interaction: None,
            now: NOW,
        },
    }
}

async fn reschedules(store: &Store, person: UserId, schedule: &Schedule) -> Saved {
    let together = Together {
        schedules: vec![rescheduled(person, schedule)],
        ..Together::default()
    };
    store.save_together(&together).await.unwrap()
}

#[tokio::test]
async fn a_schedule_comes_back_and_is_never_written_over_a_newer_one() {
    let (_folder, store) = fresh().await;
    let mut schedule = store.schedule(BERT).await.unwrap();
    assert_eq!(schedule, Schedule::default());
    for step in 0..4 {
        let now = NOW.plus(DAY * (3 * step));
        match step {
            0 => schedule.quiet = Some(quiet()),
            1 => assert!(schedule.leave(now, Begun::ByItself)),
            2 => assert!(schedule.come_back(now) && schedule.leave(now, Begun::ByHand)),
            _ => schedule.quiet = None,
        }
        assert_eq!(reschedules(&store, BERT, &schedule).await, Saved::Yes);
        assert_eq!(reschedules(&store, BERT, &schedule).await, Saved::Stale);
        schedule.version += 1;
        assert_eq!(store.schedule(BERT).await.unwrap(), schedule);
    }
    assert_eq!(schedule.absences.len(), 2);
    assert_eq!(store.schedule(ANNA).await.unwrap(), Schedule::default());
}

#[tokio::test]
async fn an_absence_is_found_when_it_ends() {
    let (_folder, store) = fresh().await;
    let mut schedule = Schedule::default();
    schedule.leave(NOW, Begun::ByHand);
    let end = schedule.away().unwrap().until;
    reschedules(&store, BERT, &schedule).await;
    assert_eq!(store.next_return(NOW).await.unwrap(), Some(end));
    assert_eq!(store.returning(Timestamp(end.0 - 1)).await.unwrap(), []);
    assert_eq!(store.returning(end).await.unwrap(), [BERT]);
    schedule.version += 1;
    schedule.lapse(end);
    reschedules(&store, BERT, &schedule).await;
    assert_eq!(store.returning(end).await.unwrap(), []);
}

#[tokio::test]
async fn a_log_comes_back_entry_by_entry() {
    let (_folder, store) = fresh().await;
    let mut game = playing(&store).await;
    let notes = [
        Note::Frozen,
        Note::Thawed,
        Note::Reminded(Side::Blue),
        Note::Credited {
            side: Side::Gold,
            length: DAY,
            why: Credit::Gift,
        },
    ];
    for (seconds, what) in (1..).zip(notes) {
        let at = NOW.plus(Duration::from_secs(seconds));
        game.log.push(Entry { at, what });
        game = saved(&store, game).await;
        assert_eq!(game.log.last(), Some(&Entry { at, what }));
    }
    // Accepted and started before.
    assert_eq!(game.log.len(), 6);
}

#[tokio::test]
async fn a_game_is_due_when_its_clock_says_so_whoever_reschedules() {
    let (_folder, store) = fresh().await;
    let game = playing(&store).await;
    let due = game.wake_at().unwrap();
    assert_eq!(store.next_wake(NOW).await.unwrap(), Some(due));
    assert_eq!(store.due(due).await.unwrap(), [game.id]);

    // Bert is to move, and goes away. Anna's absence changes nothing for him.
    for (person, moves) in [(ANNA, false), (BERT, true)] {
        let mut schedule = Schedule::default();
        schedule.leave(NOW, Begun::ByHand);
        let news = store.untold_of(game.id).await.unwrap().len();
        assert_eq!(reschedules(&store, person, &schedule).await, Saved::Yes);
        assert_eq!(store.next_wake(NOW).await.unwrap() > Some(due), moves);
        assert_eq!(store.untold_of(game.id).await.unwrap().len(), news + 1);
        assert_eq!(store.wrong_wakes().await.unwrap(), []);
    }
    let back = store.game(game.id).await.unwrap().unwrap();
    assert_eq!(back.wake_at(), store.next_wake(NOW).await.unwrap());
    assert_eq!(back.version, game.version);

    // What was decided by the old schedule is not written.
    assert_eq!(
        store.save(&game, post(None, NOW)).await.unwrap(),
        Saved::Stale
    );
    assert_eq!(
        store.save(&back, post(None, NOW)).await.unwrap(),
        Saved::Yes
    );
}

#[tokio::test]
async fn a_wrong_time_in_a_row_is_found_and_put_right() {
    let (_folder, store) = fresh().await;
    let game = playing(&store).await;
    created(&store, &challenge(ANNA, CARL, SettingUp::Place, NOW)).await;
    assert_eq!(store.right_wakes().await.unwrap(), 0);
    sqlx::query("update games set wake_at = 17 where id = $1")
        .bind(game.id.0)
        .execute(&store.durable)
        .await
        .unwrap();
    let wrong = Wake {
        game: game.id,
        written: Some(Timestamp(17)),
        right: game.wake_at(),
    };
    assert_eq!(store.wrong_wakes().await.unwrap(), [wrong]);
    assert_eq!(store.right_wakes().await.unwrap(), 1);
    assert_eq!(store.wrong_wakes().await.unwrap(), []);
}

#[tokio::test]
async fn what_is_saved_together_is_saved_whole_or_not_at_all() {
    let (_folder, store) = fresh().await;
    let mut one = playing(&store).await;
    let mut other = created(&store, &challenge(ANNA, CARL, SettingUp::ByLot, NOW)).await;
    let stale = other.clone();
    other.accept(CARL, NOW, &lots()).unwrap();
    let mut other = saved(&store, other).await;
    one.freeze(NOW);
    other.freeze(NOW);
    let together = |game| Together {
        games: vec![(&one, post(None, NOW)), (game, post(None, NOW))],
        schedules: vec![rescheduled(CARL, &Schedule::default())],
        setting: Some(("key", "value".to_owned())),
    };
    let before = store.game(one.id).await.unwrap();
    let saved = store.save_together(&together(&stale)).await.unwrap();
    assert_eq!(saved, Saved::Stale);
    assert_eq!(store.game(one.id).await.unwrap(), before);
    assert_eq!(store.setting("key").await.unwrap(), None);
    assert_eq!(store.schedule(CARL).await.unwrap().version, 0);

    let saved = store.save_together(&together(&other)).await.unwrap();
    assert_eq!(saved, Saved::Yes);
    for id in [one.id, other.id] {
        assert!(store.game(id).await.unwrap().unwrap().is_frozen());
    }
    assert_eq!(
        store.setting("key").await.unwrap().as_deref(),
        Some("value")
    );
    assert_eq!(store.schedule(CARL).await.unwrap().version, 1);
    assert_eq!(store.running().await.unwrap(), [one.id, other.id]);
}
