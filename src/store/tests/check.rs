//! Whatever cannot be in a database is found, and named.

use super::*;
use crate::game::{Begun, Quiet, Schedule};

/// Games at every stage, with all that goes with them: 1 is played, 2 is set up, 3 was given up, 4 was declined, 5 waits for its answer.
pub(super) async fn furnish(store: &Store) {
    let mut game = playing(store).await;
    for _ in 0..3 {
        let by = game.to_move().unwrap();
        game.turn(by, NOW, any_turn(&game, true)).unwrap();
        game = saved(store, game).await;
    }
    let by = game.to_move().unwrap();
    game.tip(by, NOW, any_turn(&game, true).tip).unwrap();
    let ping = post(game.opponent_of(by), NOW);
    assert_eq!(store.save(&game, ping).await.unwrap(), Saved::Yes);
    let news = store.untold_of(game.id).await.unwrap();
    let up_to = news[news.len() - 2].id;
    let told = posted(&[(901, 801), (902, 802)]);
    store.told(game.id, up_to, &told, NOW).await.unwrap();
    store
        .told(game.id, up_to, &posted(&[(901, 803)]), NOW)
        .await
        .unwrap();

    let watched = store.watch(GameId(1), CARL, 1, NOW).await.unwrap();
    assert_eq!(watched, Watched::Yes);

    let mut game = created(store, &challenge(ANNA, CARL, SettingUp::Place, NOW)).await;
    game.accept(CARL, NOW, &lots()).unwrap();
    game.place_by_lot(ANNA, NOW, &lots()).unwrap();
    saved(store, game).await;
    let mut game = playing(store).await;
    // Before both have made a turn, nobody can lose it.
    for _ in 0..2 {
        let by = game.to_move().unwrap();
        game.turn(by, NOW, any_turn(&game, true)).unwrap();
    }
    game.resign(ANNA, NOW).unwrap();
    saved(store, game).await;
    let mut game = created(store, &challenge(ANNA, BERT, SettingUp::ByLot, NOW)).await;
    game.decline(BERT, NOW).unwrap();
    saved(store, game).await;
    let open = challenge(BERT, CARL, SettingUp::Place, NOW);
    let made = store.create(&open, effects(77)).await.unwrap();
    assert_eq!(made, Created::Yes(GameId(5)));

    let zone = "Asia/Kolkata".parse().unwrap();
    let quiet = Quiet::new(zone, "22:30".parse().unwrap(), "7".parse().unwrap()).unwrap();
    let mut schedule = Schedule {
        quiet: Some(quiet),
        ..Schedule::default()
    };
    schedule.leave(NOW, Begun::ByHand);
    let rescheduled = Rescheduled {
        person: ANNA,
        schedule,
        effects: post(None, NOW),
    };
    let together = Together {
        schedules: vec![rescheduled],
        ..Together::default()
    };
    assert_eq!(store.save_together(&together).await.unwrap(), Saved::Yes);
    store
        .met(&[(ANNA, "anna \"the\u{202e} ❤\""), (BERT, "bert")])
        .await
        .unwrap();
    store.choose_way(CARL, Way::Message).await.unwrap();
    store
        .set_setting("alive", &NOW.0.to_string())
        .await
        .unwrap();
}

/// What is done to the rows of [`furnish`], and how the first of the faults that are found then begins, or another.
const DAMAGES: &str = r#"
-- SQLite's own.
update games set winner = 'nobody' where id = 3 => the database: CHECK constraint failed in games
update games set stage = 'asleep' where id = 1 => the database: CHECK constraint failed in games
insert into interactions (id, game, at) values (5, 99, 0) => game 99: interactions has rows of it, but games has none
insert into turns (game, number, turn) values (98, 1, 'c3n') => game 98: turns has rows of it
insert into absences values (55, 1, 0, 1, 'hand', 1) => the schedule of 55: absences has rows of it
-- The stage and its columns.
update games set gold_roll = 'S' where id = 1 => game 1: gold_roll is S, and should be absent
update games set gold_placing = 'c1CL', pending = null where id = 1 => game 1: gold_placing is c1CL
update games set stage = 'challenged' where id = 2 => game 2: its stage and its players do not fit
update games set stage = 'setting up' where id = 1 => game 1: gold_roll
update games set stage = 'over', ending = 'declined' where id = 1 => game 1: its stage and its players do not fit
update games set gold = null, blue = null where id = 3 => game 3: its stage and its players do not fit
update games set wake_at = 17 where id = 1 => game 1: wake_at is 17, and should be 
update games set wake_at = null where id = 5 => game 5: wake_at is absent, and should be 
update games set wake_at = 17 where id = 3 => game 3: wake_at is 17, and should be absent
-- The people.
update games set gold = 77 where id = 1 => game 1: its players are not the two of its challenge
update games set opponent = challenger where id = 4 => game 4: somebody plays against themselves
-- The board.
update games set squares = 'a1 / a7' where id = 1 => game 1: its first position is not one of its terms
update games set squares = 'a1 / a2' where id = 5 => game 5: its starting squares: 
update games set ruleset = '-' where id = 3 => game 3: its first position is not one of its terms
update games set start = 'x' where id = 1 => game 1: start "x": 
update games set start = '7/7/7/7/7/7/7 g - - 1' where id = 1 => game 1: start 
update games set pending = 'd4n' where id = 1 => game 1: 
update games set gold_draft = 'a1CL' where id = 2 => game 2: the gold blocks as they are placed: 
update games set gold_placing = gold_draft, blue_placing = blue_draft where id = 2 => game 2: both sides are placed, but play has not begun
update games set ending = 'removal' where id = 3 => game 3: its end is not the one on the board
update games set ending = 'nobody can move', winner = null where id = 3 => game 3: its end is not the one on the board
update turns set turn = 'd4n' where game = 1 and number = 2 => game 1: 
update turns set turn = 'nonsense' where game = 1 and number = 2 => game 1: turn "nonsense": 
delete from turns where game = 1 and number = 2 => game 1: its turns are not numbered from 1 on
update games set pending = null where id = 1; delete from turns where game = 1 and number = 3 => game 1: its log does not tell of the turns that were played
insert into turns (game, number, turn) values (4, 1, 'c3n') => game 4: it has turns, but never began
-- The log.
update log set what = 'slept' where game = 1 and number = 2 => game 1: log 
delete from log where game = 1 and number = 2 => game 1: its log is not numbered from 1 on
update log set at = 1 where game = 1 and number = 4 => game 1: entry 4 of its log is earlier than the one before
update log set side = 'gold' where game = 1 and what = 'played' => game 1: its log does not tell of the turns that were played
update log set what = 'thawed' where game = 1 and number = 5 => game 1: entry 5 of its log, Thawed, does not fit
update log set what = 'time-up' where game = 1 and number = 5 => game 1: entry 5 of its log, TimeUp(
update log set what = 'gift', amount = 0 where game = 1 and number = 5 => game 1: entry 5 of its log, Credited {
update log set what = 'taken-back', side = 'gold' where game = 1 and number = 5 => game 1: entry 5 of its log, TakenBack(
delete from log where game = 2 and what = 'placed' => game 2: its log does not tell of the placing
delete from log where game = 2 => game 2: its log does not tell of the challenge that was accepted
update log set what = 'frozen', side = null where game = 1 and what = 'started' => game 1: its log does not tell of the start
insert into log (game, number, at, what) values (5, 1, 0, 'started') => game 5: entry 1 of its log, Started, does not fit
-- What goes with games.
update games set version = -1 where id = 3 => game 3: its number or version cannot be
update messages set post = message + 1 where message = 803 => game 1: a message is older than the first of its post
update messages set channel = 901 where message = 802 => game 1: two messages of one post are in one channel
update outbox set ping = 99 where game = 2 => game 2: news of it pings somebody who does not play it
update notices set player = 99 where game = 1 and watching = 0 => game 1: a notice of it is for somebody who does not play it
delete from watches where game = 1 => game 1: a notice of it is for somebody who does not watch it
-- Schedules.
update schedules set zone = 'Europe/Atlantis' => the schedule of 1: zone "Europe/Atlantis": 
update schedules set quiet_from = '1', quiet_until = '23' => the schedule of 1: 
update schedules set version = -1 => the schedule of 1: the version cannot be
update absences set number = 5 => the schedule of 1: the absences are not numbered from 1 on
update absences set ends_at = begins_at - 1 => the schedule of 1: absence 1 ends before it begins
update absences set ends_at = ends_at + 86400000 => the schedule of 1: the absences of the year of 
insert into absences select person, 2, ends_at - 1, ends_at, begun, 1 from absences => the schedule of 1: absence 2 begins before the one before has ended
insert into absences select person, 2, ends_at, ends_at, begun, 1 from absences => the schedule of 1: absence 1 has never ended
"#;

/// What is found after this is done to sound games; and then undone.
async fn found_after(store: &Store, damage: &'static str) -> Vec<String> {
    let mut writing = store.write(Durability::Flushed).await.unwrap();
    let connection = &mut *writing.transaction;
    for pragma in [
        "pragma defer_foreign_keys = on",
        "pragma ignore_check_constraints = on",
    ] {
        sqlx::query(pragma).execute(&mut *connection).await.unwrap();
    }
    let done = sqlx::raw_sql(damage).execute(&mut *connection).await;
    assert!(done.unwrap().rows_affected() > 0, "{damage}");
    let off = sqlx::query("pragma ignore_check_constraints = off");
    off.execute(&mut *connection).await.unwrap();
    let report = crate::store::check::check(connection).await.unwrap();
    report.faults.iter().map(ToString::to_string).collect()
}

#[tokio::test]
async fn games_at_every_stage_are_sound() {
    let (_folder, store) = fresh().await;
    furnish(&store).await;
    let report = store.check().await.unwrap();
    assert_eq!(report.faults, []);
    assert_eq!((report.games.running, report.games.finished), (3, 2));
    assert_eq!(report.turns, 5);
}

#[tokio::test]
async fn every_damage_is_found_and_named() {
    let (_folder, store) = fresh().await;
    furnish(&store).await;
    let damages = DAMAGES.lines().filter(|line| line.contains(" => "));
    for (damage, named) in damages.filter_map(|line| line.split_once(" => ")) {
        let faults = found_after(&store, damage).await;
        assert!(
            faults.iter().any(|fault| fault.starts_with(named)),
            "{damage}\nexpected: {named}\nfound: {faults:#?}"
        );
    }
    assert_eq!(store.check().await.unwrap().faults, []);
}

#[tokio::test]
async fn a_damaged_file_is_not_sound_and_nothing_panics() {
    let (folder, store) = fresh().await;
    furnish(&store).await;
    let copy = folder.path().join("copy.db");
    let live = ReadOnly::open(store.path()).await.unwrap();
    live.copy_to(&copy).await.unwrap();
    let bytes = std::fs::read(&copy).unwrap();
    let mut unsound = 0;
    for page in 1..bytes.len() / 4096 {
        let mut damaged = bytes.clone();
        damaged[page * 4096..(page + 1) * 4096].fill(0x5a);
        std::fs::write(&copy, damaged).unwrap();
        let checked = match ReadOnly::open(&copy).await {
            Ok(database) => database.check().await,
            Err(error) => Err(error),
        };
        unsound += usize::from(!checked.is_ok_and(|report| report.faults.is_empty()));
    }
    assert_eq!(unsound, bytes.len() / 4096 - 1, "each page matters");
}

#[tokio::test]
async fn a_database_that_is_only_looked_at_is_neither_made_nor_brought_up_to_date() {
    let (folder, store) = fresh().await;
    let missing = folder.path().join("missing.db");
    let error = ReadOnly::open(&missing).await.unwrap_err().to_string();
    assert!(error.contains("there is no database at"), "{error}");
    assert!(!missing.exists());
    for (change, what) in [
        (
            "update _sqlx_migrations set version = 999 where version = 1",
            "use the newer program",
        ),
        (
            "delete from _sqlx_migrations where version > 1",
            "start the bot on it once",
        ),
        ("drop table _sqlx_migrations", "of another program"),
    ] {
        sqlx::query(change).execute(&store.durable).await.unwrap();
        let error = ReadOnly::open(store.path()).await.unwrap_err().to_string();
        assert!(error.contains(what), "{error}");
    }
}
