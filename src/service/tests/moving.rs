//! A server's games on their way to another database: nobody loses time.

use super::*;
use crate::game::{DAY, Game, Schedule};
use crate::service::{ALIVE, import};
use crate::store::{Export, ReadOnly, Rescheduled, Together};

async fn exported(desk: &Desk) -> Export {
    let path = desk.folder.path().join("games.db");
    let database = ReadOnly::open(&path).await.unwrap();
    database.export(5).await.unwrap()
}

fn end(game: &Game) -> Timestamp {
    let side = game.awaited()[0];
    game.deadline(side).unwrap().at
}

async fn imported(store: &Store, export: &Export, now: Timestamp, id: GameId) -> Game {
    import(store, export, now).await.unwrap();
    assert_eq!(store.check().await.unwrap().faults, []);
    store.game(id).await.unwrap().unwrap()
}

#[tokio::test]
async fn the_time_without_a_bot_is_made_good_for_once() {
    let desk = Desk::open().await;
    let game = desk.playing().await;
    desk.service.heard(NOON).await.unwrap();
    let export = exported(&desk).await;
    let now = NOON.plus(DAY * 9);

    let new = Desk::open().await;
    let store = new.service.store.clone();
    let moved = imported(&store, &export, now, game.id).await;
    assert_eq!(end(&moved), end(&game).plus(DAY * 9));
    // A word about it is owed to everybody.
    let news = store.untold_of(game.id).await.unwrap();
    assert_eq!(news.len(), desk.news_of(game.id).await.len() + 1);
    new.clock.0.send_replace(now);
    new.service.heard(now).await.unwrap();
    new.service.due(now).await.unwrap();
    assert_eq!(store.game(game.id).await.unwrap().unwrap(), moved);

    // Where a bot was at work until lately, the rest is made good for when it starts again.
    let old = Desk::open().await;
    let store = old.service.store.clone();
    let stopped = NOON.plus(DAY * 7);
    store
        .set_setting(ALIVE, &stopped.0.to_string())
        .await
        .unwrap();
    let moved = imported(&store, &export, now, game.id).await;
    assert_eq!(end(&moved), end(&game).plus(DAY * 7));
    old.clock.0.send_replace(now);
    old.service.heard(now).await.unwrap();
    let credited = store.game(game.id).await.unwrap().unwrap();
    assert_eq!(end(&credited), end(&game).plus(DAY * 9));
}

#[tokio::test]
async fn whoever_was_away_there_and_is_known_here_keeps_the_time() {
    let desk = Desk::open().await;
    let game = desk.playing().await.id;
    desk.service.set_away(ANNA).await.unwrap();
    let before = desk.service.game(game).await.unwrap();
    assert_eq!(before.to_move(), Some(ANNA));
    let export = exported(&desk).await;

    let new = Desk::open().await;
    let store = new.service.store.clone();
    let effects = effects(&before, &[], None, NOON);
    let known = Together {
        schedules: vec![Rescheduled {
            person: ANNA,
            schedule: Schedule::default(),
            effects,
        }],
        ..Together::default()
    };
    store.save_together(&known).await.unwrap();
    let moved = imported(&store, &export, NOON, game).await;
    assert_eq!(end(&moved), end(&before));
}
