//! The store, on a fresh database each time.

use std::collections::HashMap;

use tempfile::TempDir;

use super::*;
use crate::game::{
    Draw, Ending, First, Game, Line, Lots, Offer, Pace, Place, Play, SettingUp, Stage, Terms,
    TimeOut, Timestamp, UserId, Venue, Victory,
};
use crate::rules::{BySide, Ruleset, Side, StartingSquares, Turn};

mod admins;
mod check;
mod games;
mod moving;
mod notes;
mod people;
mod privacy;
mod time;

const ANNA: UserId = UserId(1);
// Discord's numbers use the whole width: this one would be negative as an i64.
const BERT: UserId = UserId(u64::MAX - 1);
const CARL: UserId = UserId(3);
const NOW: Timestamp = Timestamp(1_000_000_000_000);

async fn fresh() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("games.db")).await.unwrap();
    (folder, store)
}

fn challenge(challenger: UserId, opponent: UserId, set_up: SettingUp, now: Timestamp) -> Game {
    let venue = Venue {
        server: 0,
        channel: u64::MAX,
    };
    let terms = Terms {
        ruleset: Ruleset {
            no_side_by_side: true,
        },
        squares: StartingSquares::standard(BySide::new(2, 3)).unwrap(),
        first: First::Opponent,
        set_up,
        pace: Pace::default(),
        time_out: TimeOut::default(),
        place: Place::default(),
    };
    Game::challenge(challenger, opponent, venue, terms, now)
        .unwrap()
        .0
}

fn lots() -> Lots {
    let mut shown = 0;
    Lots::draw(&mut |sides| {
        shown += 1;
        (shown - 1) % sides
    })
}

fn effects(interaction: u64) -> Effects {
    Effects {
        news: None,
        ping_at: NOW,
        by: None,
        planned: None,
        interaction: Some(interaction),
        now: NOW,
    }
}

fn post(ping: Option<UserId>, now: Timestamp) -> Effects {
    let kind = NewsKind::Post;
    Effects {
        news: Some(News { kind, ping }),
        ping_at: now,
        by: None,
        planned: None,
        interaction: None,
        now,
    }
}

fn posted(messages: &[(u64, u64)]) -> Told {
    Told {
        posted: messages.to_vec(),
        live: true,
        ..Told::default()
    }
}

async fn created(store: &Store, game: &Game) -> Game {
    match store
        .create(game, post(None, game.created_at))
        .await
        .unwrap()
    {
        Created::Yes(id) => store.game(id).await.unwrap().unwrap(),
        other => panic!("{other:?}"),
    }
}

/// A game between Anna and Bert, with Bert to move.
async fn playing(store: &Store) -> Game {
    let mut game = created(store, &challenge(ANNA, BERT, SettingUp::ByLot, NOW)).await;
    game.accept(BERT, NOW, &lots()).unwrap();
    saved(store, game).await
}

async fn saved(store: &Store, game: Game) -> Game {
    assert_eq!(
        store.save(&game, post(None, NOW)).await.unwrap(),
        Saved::Yes
    );
    store.game(game.id).await.unwrap().unwrap()
}

fn any_turn(game: &Game, with_hop: bool) -> Turn {
    let mut turns = game.play().unwrap().position().legal_turns();
    turns.find(|turn| turn.hop.is_some() == with_hop).unwrap()
}

#[tokio::test]
async fn a_first_start_makes_the_folder_and_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/er/games.db");
    let store = Store::open(&path).await.unwrap();
    assert!(store.path().is_absolute());
    assert!(path.is_file());
    let none = Counts {
        running: 0,
        finished: 0,
    };
    assert_eq!(store.counts().await.unwrap(), none);
    assert_eq!(store.game(GameId(1)).await.unwrap(), None);
    assert_eq!(store.next_wake(NOW).await.unwrap(), None);
    assert_eq!(store.next_return(NOW).await.unwrap(), None);
    assert_eq!(store.next_untold(NOW).await.unwrap(), None);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Dear Anna, this is not a database at all.").unwrap();
    assert!(Store::open(&path).await.is_err());
    assert!(
        std::fs::read_to_string(&path)
            .unwrap()
            .starts_with("Dear Anna")
    );
}

#[tokio::test]
async fn moves_wait_for_the_disk_and_notes_do_not() {
    let (_folder, store) = fresh().await;
    let pragma = async |pool: &SqlitePool, of: &'static str| -> String {
        let value: Option<String> = sqlx::query_scalar(of).fetch_one(pool).await.unwrap();
        value.unwrap()
    };
    let synchronous = "select cast(synchronous as text) from pragma_synchronous";
    let foreign_keys = "select cast(foreign_keys as text) from pragma_foreign_keys";
    assert_eq!(pragma(&store.durable, "pragma journal_mode").await, "wal");
    assert_eq!(pragma(&store.durable, synchronous).await, "2");
    assert_eq!(pragma(&store.hasty, synchronous).await, "1");
    assert_eq!(pragma(&store.durable, foreign_keys).await, "1");
    assert_eq!(pragma(&store.hasty, foreign_keys).await, "1");
}

#[tokio::test]
async fn readers_cannot_write() {
    let (_folder, store) = fresh().await;
    let write = sqlx::query("insert into settings (key, value) values ('a', 'b')");
    assert!(write.execute(&store.readers).await.is_err());
}

#[tokio::test]
async fn everything_is_there_after_closing_and_opening() {
    let (folder, store) = fresh().await;
    let mut game = playing(&store).await;
    let turn = any_turn(&game, true);
    game.tip(BERT, NOW, turn.tip).unwrap();
    let game = saved(&store, game).await;
    let news = store.untold_of(game.id).await.unwrap();
    store.met(&[(ANNA, "anna")]).await.unwrap();
    store.close().await;
    assert!(store.game(game.id).await.is_err());

    let store = Store::open(&folder.path().join("games.db")).await.unwrap();
    assert_eq!(store.game(game.id).await.unwrap().unwrap(), game);
    assert_eq!(store.untold_of(game.id).await.unwrap(), news);
    assert_eq!(store.names(&[ANNA]).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_copy_of_the_files_is_the_database_after_a_crash() {
    let (folder, store) = fresh().await;
    let game = playing(&store).await;
    let news = store.untold_of(game.id).await.unwrap();
    // Nothing is closed: this is what a killed program leaves behind.
    let crashed = tempfile::tempdir().unwrap();
    for file in ["games.db", "games.db-wal"] {
        std::fs::copy(folder.path().join(file), crashed.path().join(file)).unwrap();
    }
    let store = Store::open(&crashed.path().join("games.db")).await.unwrap();
    assert_eq!(store.game(game.id).await.unwrap().unwrap(), game);
    assert_eq!(store.untold_of(game.id).await.unwrap(), news);
}

#[tokio::test]
async fn what_is_not_committed_never_was() {
    let (_folder, store) = fresh().await;
    for durability in [Durability::Flushed, Durability::Hasty] {
        let mut writing = store.write(durability).await.unwrap();
        sqlx::query("insert into settings (key, value) values ('a', 'b')")
            .execute(&mut *writing.transaction)
            .await
            .unwrap();
        drop(writing);
        // The next writer is let through, and finds nothing of it.
        store.set_setting("c", "d").await.unwrap();
        assert_eq!(store.setting("a").await.unwrap(), None);
    }
}

#[tokio::test]
async fn a_row_of_no_game_is_refused() {
    let (_folder, store) = fresh().await;
    assert!(
        store
            .told(GameId(7), 0, &posted(&[(1, 2)]), NOW)
            .await
            .is_err()
    );
    let stray = Game {
        id: GameId(7),
        ..challenge(ANNA, BERT, SettingUp::Place, NOW)
    };
    assert_eq!(
        store.save(&stray, post(None, NOW)).await.unwrap(),
        Saved::Stale
    );
    assert!(store.save(&stray, effects(1)).await.is_err());
    assert_eq!(store.effect_of(1).await.unwrap(), None);
}

#[test]
fn the_statements_are_those_of_any_database() {
    let sources = [
        include_str!("../games.rs"),
        include_str!("../log.rs"),
        include_str!("../messages.rs"),
        include_str!("../outbox.rs"),
        include_str!("../players.rs"),
        include_str!("../schedules.rs"),
        include_str!("../settings.rs"),
        include_str!("../together.rs"),
        include_str!("../wakes.rs"),
    ];
    let of_one_database_only = [
        "insert or",
        "strftime",
        "datetime(",
        "unixepoch",
        "ifnull",
        "iif(",
        "group_concat",
        "rowid",
        "pragma",
        "julianday",
        "glob ",
        "= ?",
        "(?",
        "total(",
        "autoincrement",
        "::bigint",
        "now()",
        "serial",
    ];
    for source in sources {
        assert!(source.contains("$1"), "no statement found");
        for words in of_one_database_only {
            assert!(!source.contains(words), "{words}");
        }
    }
}
