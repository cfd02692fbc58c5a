//! The database beside the real process: one process to a database, its backups, and games that move to another.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use deblockle::store::{BACKUP, ReadOnly};

use crate::crash::{Process, turn};
use crate::table::{Table, towards_the_end};

/// The program with this database, and what it says.
async fn tool(database: &Path, table: &Table, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_deblockle"));
    command
        .args(arguments)
        .env("DISCORD_TOKEN", table.sandbox.token())
        .env("DEBLOCKLE__DISCORD__API", table.sandbox.api())
        .env("DEBLOCKLE__DATABASE__PATH", database)
        .env("NO_COLOR", "1")
        .stdin(Stdio::null());
    tokio::task::spawn_blocking(move || command.output().unwrap())
        .await
        .unwrap()
}

fn said(output: &Output) -> String {
    let [out, err] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    format!("{out}{err}")
}

/// What the program answers when all goes well.
pub async fn done(database: &Path, table: &Table, arguments: &[&str]) -> String {
    let output = tool(database, table, arguments).await;
    assert!(output.status.success(), "{arguments:?}: {}", said(&output));
    said(&output)
}

/// Why it does not do it.
async fn refused(database: &Path, table: &Table, arguments: &[&str]) -> String {
    let output = tool(database, table, arguments).await;
    assert_eq!(
        output.status.code(),
        Some(1),
        "{arguments:?}: {}",
        said(&output)
    );
    assert!(output.stderr.starts_with(b"error: "), "{}", said(&output));
    said(&output)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

// Case 7.
#[tokio::test]
async fn case_7_a_second_process_on_the_same_database_is_refused() {
    let mut process = Process::start().await;
    let database = process.table.database();
    let elsewhere = tempfile::tempdir().unwrap();
    let link = elsewhere.path().join("other.sqlite");
    std::os::unix::fs::symlink(&database, &link).unwrap();
    let winding = database.parent().unwrap().join("../").join(
        database
            .strip_prefix(database.parent().unwrap().parent().unwrap())
            .unwrap(),
    );
    let export = elsewhere.path().join("games.jsonl");
    let (id, first, ada, ben) = process.game().await;
    let (ada, ben) = (ada.clone(), ben.clone());
    let server = process.table.server.id().to_string();
    let exports = ["export", "--server", &server, text(&export)];
    done(&database, &process.table, &exports).await;
    for path in [&database, &link, &winding] {
        for arguments in [&["run"][..], &["import", text(&export)]] {
            let error = refused(path, &process.table, arguments).await;
            assert!(
                error.contains("another process uses the database"),
                "{error}"
            );
            assert!(error.contains(text(&database)), "{error}");
        }
    }
    // These only look, or get along.
    let copy = elsewhere.path().join("copy.sqlite");
    done(&link, &process.table, &["health"]).await;
    done(&link, &process.table, &["check"]).await;
    done(&link, &process.table, &["backup", text(&copy)]).await;

    // The first is none the worse for it.
    ada.types("/deblockle turn", turn(first)).await;
    process.table.board(&ben, id, 2).await;
    // However a process ends, its lock ends with it.
    process.kill().await;
    process.run().await;
    process.stop_quietly().await;
}

#[tokio::test]
async fn a_backup_is_made_while_people_play_and_is_played_on() {
    let mut process = Process::start().await;
    let database = process.table.database();
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.sqlite");
    let (id, first, ada, ben) = process.game().await;
    let (ada, ben) = (ada.clone(), ben.clone());
    ada.types("/deblockle turn", turn(first)).await;
    process.table.board(&ben, id, 2).await;

    let answer = done(&database, &process.table, &["backup", text(&copy)]).await;
    assert!(
        answer.starts_with("backed up 1 games (1 running), "),
        "{answer}"
    );
    assert!(answer.contains(text(&copy)), "{answer}");
    let live = ReadOnly::open(&database).await.unwrap();
    let noted = live.setting(BACKUP).await.unwrap();
    assert!(noted.is_some_and(|at| at.parse::<i64>().is_ok()));
    live.close().await;
    let sound = done(&copy, &process.table, &["check", text(&copy)]).await;
    assert!(
        sound.starts_with("sound: 1 games (1 running), 1 turns"),
        "{sound}"
    );

    // A turn that the copy does not know; it is not written over unless that is said.
    let second = towards_the_end(process.saved(id).await.play().unwrap().position());
    ben.types("/deblockle turn", turn(second)).await;
    process.table.board(&ada, id, 3).await;
    let before = std::fs::read(&copy).unwrap();
    for file in [&copy, &database] {
        let error = refused(&database, &process.table, &["backup", text(file)]).await;
        assert!(error.contains(text(file)), "{error}");
    }
    assert_eq!(std::fs::read(&copy).unwrap(), before);
    let itself = ["backup", "--replace", text(&database)];
    let error = refused(&database, &process.table, &itself).await;
    assert!(error.contains("is the database itself"), "{error}");
    let nowhere = folder.path().join("no/such/folder/copy.sqlite");
    refused(&database, &process.table, &["backup", text(&nowhere)]).await;

    // Restored: the game stands where it stood, and is played on.
    process.stop_quietly().await;
    for end in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", text(&database)));
    }
    std::fs::copy(&copy, &database).unwrap();
    process.run().await;
    assert_eq!(process.saved(id).await.play().unwrap().turns(), [first]);
    ben.types("/deblockle turn", turn(second)).await;
    process.table.board(&ada, id, 3).await;
    done(
        &database,
        &process.table,
        &["backup", "--replace", text(&copy)],
    )
    .await;
    let names = std::fs::read_dir(folder.path()).unwrap();
    assert_eq!(names.count(), 1, "nothing is left behind");
    process.stop_quietly().await;
}

#[tokio::test]
async fn a_copy_with_faults_is_not_kept() {
    let mut process = Process::start().await;
    let database = process.table.database();
    let (id, ..) = process.game().await;
    process.stop_quietly().await;
    let pool = sqlx::SqlitePool::connect(text(&database)).await.unwrap();
    sqlx::query("update games set wake_at = 17")
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;

    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.sqlite");
    let output = tool(&database, &process.table, &["check"]).await;
    assert_eq!(output.status.code(), Some(1));
    let answer = said(&output);
    let fault = format!("game {id}: wake_at is 17, and should be ");
    assert!(
        answer.starts_with(&fault) && answer.contains("not sound: 1 fault; "),
        "{answer}"
    );
    let error = refused(&database, &process.table, &["backup", text(&copy)]).await;
    assert!(error.contains(&fault), "{error}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    let faulty = ["backup", "--faulty", text(&copy)];
    let answer = done(&database, &process.table, &faulty).await;
    assert!(answer.contains("with 1 fault"), "{answer}");
}

#[tokio::test]
async fn the_games_of_a_server_move_to_another_database_and_are_played_on() {
    let mut process = Process::start().await;
    let database = process.table.database();
    let (id, first, ada, ben) = process.game().await;
    let (ada, ben) = (ada.clone(), ben.clone());
    process.stop_quietly().await;

    let folder = tempfile::tempdir().unwrap();
    let (file, new) = (
        folder.path().join("games.jsonl"),
        folder.path().join("new.sqlite"),
    );
    let server = process.table.server.id().to_string();
    let exports = ["export", "--server", &server, text(&file)];
    let answer = done(&database, &process.table, &exports).await;
    assert!(
        answer.starts_with(&format!("exported 1 games of server {server}, ")),
        "{answer}"
    );
    refused(&database, &process.table, &exports).await;
    let other = ["export", "--server", "17", text(&new)];
    let error = refused(&database, &process.table, &other).await;
    assert!(error.contains("there are no games of server 17"), "{error}");

    let imports = ["import", text(&file)];
    let error = refused(&database, &process.table, &imports).await;
    assert!(
        error.contains(&format!("game {id} is in the database already")),
        "{error}"
    );
    let whole = std::fs::read_to_string(&file).unwrap();
    std::fs::write(
        &file,
        whole.replace("\"stage\":\"playing\"", "\"stage\":\"lost\""),
    )
    .unwrap();
    let error = refused(&new, &process.table, &imports).await;
    assert!(
        error.contains("games.jsonl: nothing was imported: line 2: "),
        "{error}"
    );
    std::fs::write(&file, [whole.as_bytes(), b"\xff"].concat()).unwrap();
    let error = refused(&new, &process.table, &imports).await;
    assert!(error.contains("it is not text in UTF-8"), "{error}");
    std::fs::write(&file, &whole).unwrap();
    let answer = done(&new, &process.table, &imports).await;
    assert!(
        answer.starts_with(&format!("imported 1 games of server {server}, into ")),
        "{answer}"
    );
    refused(&new, &process.table, &imports).await;
    done(&new, &process.table, &["check"]).await;

    // Right away: Discord still knows what it was sent from the old database.
    std::fs::rename(&new, &database).unwrap();
    for end in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", text(&database)));
    }
    process.run().await;
    ada.types("/deblockle turn", turn(first)).await;
    process.table.board(&ben, id, 2).await;
    process.stop_quietly().await;
}

// Case 6.
#[tokio::test]
async fn case_6_without_its_volume_it_makes_no_new_database_unless_told_to() {
    let table = Table::without_bot().await;
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("data/deblockle.sqlite");
    let settings = folder.path().join("settings.toml");
    std::fs::write(&settings, "[database]\ncreate = false\n").unwrap();
    let run = ["--config", text(&settings), "run"];
    for _ in 0..2 {
        let error = refused(&database, &table, &run).await;
        assert!(
            error.contains(&format!("there is no database at {}", text(&database))),
            "{error}"
        );
        assert!(error.contains("deblockle init"), "{error}");
        assert!(!folder.path().join("data").exists());
    }
    let answer = done(&database, &table, &["--config", text(&settings), "init"]).await;
    assert!(answer.contains(text(&database)), "{answer}");
    let error = refused(&database, &table, &["init"]).await;
    assert!(error.contains("there is a database at"), "{error}");

    // Now it starts, and says which database that is and what it holds. Discord refuses it, so that it leaves again.
    let mut command = Command::new(env!("CARGO_BIN_EXE_deblockle"));
    command
        .args(run)
        .env("DISCORD_TOKEN", "not the token")
        .env("DEBLOCKLE__DISCORD__API", table.sandbox.api())
        .env("DEBLOCKLE__DATABASE__PATH", &database)
        .env("NO_COLOR", "1")
        .stdin(Stdio::null());
    let output = tokio::task::spawn_blocking(move || command.output().unwrap());
    let log = said(&output.await.unwrap());
    for part in [
        "the database is open".to_owned(),
        format!("path={}", text(&database)),
        "games.running=0 games.finished=0".to_owned(),
    ] {
        assert!(log.contains(&part), "{part}: {log}");
    }
}
