//! Each migration runs over rows from before it, and loses nothing.

#![expect(clippy::unwrap_used, reason = "a test that fails should say where")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use deblockle::game::{Ending, GameId, Gone, Note, Pace, Stage, UserId};
use deblockle::rules::Side;
use deblockle::store::Store;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{AssertSqlSafe, Row};
use tempfile::TempDir;

fn migrations() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite")
}

/// A database as the program left it whose last migration had this number.
async fn of_version(last: u32) -> (TempDir, SqlitePool) {
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("migrations");
    fs::create_dir(&old).unwrap();
    for file in fs::read_dir(migrations()).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if name[..4].parse::<u32>().unwrap() <= last {
            fs::copy(&path, old.join(name)).unwrap();
        }
    }
    let pool = open(&folder).await;
    let migrator = Migrator::new(old.as_path()).await.unwrap();
    migrator.run(&pool).await.unwrap();
    (folder, pool)
}

async fn open(folder: &TempDir) -> SqlitePool {
    let options = SqliteConnectOptions::new()
        .filename(folder.path().join("games.db"))
        .create_if_missing(true)
        .foreign_keys(true);
    SqlitePool::connect_with(options).await.unwrap()
}

/// All that is in these columns of these tables.
async fn rows(pool: &SqlitePool, tables: &BTreeMap<String, Vec<String>>) -> Vec<String> {
    let mut all = Vec::new();
    for (table, columns) in tables {
        let quoted: Vec<String> = columns
            .iter()
            .map(|name| format!("quote({name})"))
            .collect();
        let select = format!("select {} from {table}", quoted.join(" || ',' || "));
        let found: Vec<String> = sqlx::query_scalar(AssertSqlSafe(select))
            .fetch_all(pool)
            .await
            .unwrap();
        all.extend(found.into_iter().map(|row| format!("{table}: {row}")));
    }
    all.sort();
    all
}

async fn tables(pool: &SqlitePool) -> BTreeMap<String, Vec<String>> {
    let columns = sqlx::query(
        "select tables.name as name, columns.name as column_name
         from sqlite_schema as tables, pragma_table_info(tables.name) as columns
         where tables.type = 'table' and tables.name not like 'sqlite%' and tables.name not like '%migrations'",
    )
    .fetch_all(pool)
    .await
    .unwrap();
    let mut tables: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in columns {
        tables
            .entry(row.get("name"))
            .or_default()
            .push(row.get("column_name"));
    }
    tables
}

/// Games at every stage, as the first version wrote them.
const FIRST: &str = "
insert into games (id, version, server, channel, challenger, opponent, ruleset, squares, first, set_up, stage, gold, blue, gold_roll,
                   blue_roll, gold_placing, gold_draft, blue_draft, start, pending, ending, winner, created_at, changed_at)
values (1, 0, 5, 6, 1, 2, '-', 'a1 b1 / a7 b7', 'lot', 'place', 'challenged', null, null, null, null, null, null, null, null,
        null, null, null, 1000, 1000),
       (2, 3, 5, 6, 1, 3, '-', 'c1 e1 / c7 e7', 'challenger', 'place', 'setting up', 1, 3, 'CX', 'LH', 'c1CL e1XS', 'c1CL e1XS',
        'c7LC e7HC', null, null, null, null, 2000, 2500),
       (3, 5, 5, 6, 3, 2, '-', 'c1 e1 / c7 e7', 'opponent', 'lot', 'playing', 2, 3, null, null, null, null, null,
        '2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1', null, null, null, 3000, 3500),
       (4, 9, 5, 6, 2, 1, '-', 'c1 e1 / c7 e7', 'opponent', 'lot', 'over', 1, 2, null, null, null, null, null,
        '2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1', null, 'resignation', 'blue', 4000, 4500),
       (5, 1, 5, 6, 4, 1, '-', 'c1 e1 / c7 e7', 'opponent', 'lot', 'over', null, null, null, null, null, null, null, null, null,
        'declined', null, 5000, 5500);
insert into turns (game, number, turn) values (3, 1, 'TURN'), (4, 1, 'TURN');
insert into interactions (id, game, at) values (77, 3, 3500), (78, 4, 4400);
insert into outbox (id, game, kind, ping, due_at, created_at) values (9, 3, 'post', 3, 3500, 3500);
insert into messages (message, game, channel, live) values (901, 3, 6, 1), (902, 4, 6, 0);
insert into players (id, name) values (1, 'anna');
insert into settings (key, value) values ('alive', '3600');
";

async fn fill(pool: &SqlitePool) {
    let start = "2cl1xh2/7/2hs1pl2/7/2LC1XS2/7/2CP1HC2 g - - 1";
    let start: deblockle::rules::Position = start.parse().unwrap();
    let turn = start.legal_turns().next().unwrap().to_string();
    let rows = FIRST.replace("TURN", &turn);
    sqlx::raw_sql(AssertSqlSafe(rows))
        .execute(pool)
        .await
        .unwrap();
}

#[tokio::test]
async fn every_migration_keeps_the_rows_of_the_first_version() {
    let (folder, pool) = of_version(1).await;
    fill(&pool).await;
    let old = tables(&pool).await;
    assert_eq!(old.len(), 7);
    let before = rows(&pool, &old).await;
    pool.close().await;

    // Twice: the second time there is nothing left to do.
    for _ in 0..2 {
        let store = Store::open(&folder.path().join("games.db")).await.unwrap();
        store.close().await;
        let pool = open(&folder).await;
        assert_eq!(rows(&pool, &old).await, before);
        let broken = sqlx::query("pragma foreign_key_check").fetch_all(&pool);
        assert!(broken.await.unwrap().is_empty());
        pool.close().await;
    }
}

#[tokio::test]
async fn the_clocks_find_games_without_clocks_and_do_them_no_harm() {
    let (folder, pool) = of_version(1).await;
    fill(&pool).await;
    pool.close().await;
    let store = Store::open(&folder.path().join("games.db")).await.unwrap();
    for (id, notes) in [
        (1, &[][..]),
        (2, &[Note::Accepted]),
        (3, &[Note::Started]),
        (4, &[]),
        (5, &[]),
    ] {
        let game = store.game(GameId(id)).await.unwrap().unwrap();
        assert_eq!(game.terms.pace, Pace::Unlimited);
        let log: Vec<Note> = game.log.iter().map(|entry| entry.what).collect();
        assert_eq!(log, notes);
        assert_eq!(game.wake_at(), game.expires_at());
        // Each was a challenge to somebody, and nobody is known to be gone.
        assert!(!game.open && game.opponent.is_some());
        assert_eq!(game.gone, Gone::default());
    }
    assert_eq!(store.wrong_wakes().await.unwrap(), []);
    let game = store.game(GameId(4)).await.unwrap().unwrap();
    assert_eq!(game.ending().and_then(Ending::winner), Some(Side::Blue));
    let game = store.game(GameId(3)).await.unwrap().unwrap();
    assert!(matches!(game.stage, Stage::Playing(_)));
    assert_eq!(game.player(Side::Gold), Some(UserId(2)));
    assert_eq!(store.untold_of(GameId(3)).await.unwrap().len(), 1);
    assert_eq!(store.messages_of(GameId(4)).await.unwrap().len(), 1);
    store.close().await;
}

#[tokio::test]
async fn a_migration_that_was_not_noted_as_run_does_no_harm_when_it_runs_again() {
    let (folder, pool) = of_version(1).await;
    fill(&pool).await;
    let old = tables(&pool).await;
    let before = rows(&pool, &old).await;
    pool.close().await;
    for _ in 0..2 {
        let store = Store::open(&folder.path().join("games.db")).await.unwrap();
        store.close().await;
        let pool = open(&folder).await;
        assert_eq!(rows(&pool, &old).await, before);
        // Stopped in the instant between the migration and the note of it.
        sqlx::query("delete from _sqlx_migrations where version = 3")
            .execute(&pool)
            .await
            .unwrap();
        pool.close().await;
    }
}
