//! The program as a process, and its database while it does not run.

use std::fs::OpenOptions;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use deblockle::game::{Game, GameId, Timestamp};
use deblockle::sandbox::Sandbox;
use deblockle::service::ALIVE;
use deblockle::store::{ReadOnly, Store, StoreError};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use tempfile::TempDir;

use crate::plan::Passes;

pub struct Process {
    folder: TempDir,
    token: String,
    api: String,
    child: Option<Child>,
}

impl Process {
    /// The program for this sandbox, not yet running.
    pub fn of(sandbox: &Sandbox) -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
            token: sandbox.token().to_owned(),
            api: sandbox.api().to_owned(),
            child: None,
        }
    }

    pub fn database(&self) -> PathBuf {
        self.folder.path().join("deblockle.sqlite")
    }

    /// What the program has logged, in all its lives.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// Starts it, and does not wait.
    pub fn spawn(&mut self) {
        let log = OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.folder.path().join("log"))
            .unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_deblockle"))
            .arg("run")
            .env("DISCORD_TOKEN", &self.token)
            .env("DEBLOCKLE__DISCORD__API", &self.api)
            .env("DEBLOCKLE__DATABASE__PATH", self.database())
            .env("NO_COLOR", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        self.child = Some(child.unwrap());
    }

    /// Kills it, as a power cut would.
    pub async fn kill(&mut self) {
        let mut child = self.child.take().unwrap();
        // It may have left by itself.
        child.kill().unwrap();
        wait(child).await;
    }

    /// Asks it to stop. It is gone when the answer resolves; until then [`Self::kill_now`] kills it.
    pub fn terminate(&mut self) -> Stopping {
        let child = self.child.take().unwrap();
        let id = child.id();
        signal("-TERM", id);
        Stopping {
            id,
            gone: tokio::spawn(wait(child)),
        }
    }

    /// Every game that there is. Games that do not replay to a legal position cannot be read, which fails.
    pub async fn games(&self) -> Vec<Game> {
        if !self.database().exists() {
            return Vec::new();
        }
        let store = Store::open(&self.database()).await.unwrap();
        let mut games = Vec::new();
        while let Some(game) = store
            .game(GameId(games.len() as i64 + 1))
            .await
            .unwrap_or_else(|error| panic!("{error}"))
        {
            games.push(game);
        }
        store.close().await;
        games
    }

    /// What `deblockle check` finds in its database.
    pub async fn faults(&self) -> Vec<String> {
        if !self.database().exists() {
            return Vec::new();
        }
        let report = match ReadOnly::open(&self.database()).await {
            Ok(database) => {
                let report = database.check().await;
                database.close().await;
                report
            }
            // Killed while it made its tables, at the first start.
            Err(StoreError::Foreign { what, .. }) if what.starts_with("of ") => return Vec::new(),
            Err(error) => Err(error),
        };
        match report {
            // The calendar does not move along, so that the days of two years can come to lie in one.
            Ok(report) => {
                let faults = report.faults.iter().map(ToString::to_string);
                faults
                    .filter(|fault| !fault.contains("take more days than a year has"))
                    .collect()
            }
            Err(error) => vec![format!("{error:?}")],
        }
    }

    /// When the program last heard Discord.
    pub async fn alive(&self) -> Option<Timestamp> {
        if !self.database().exists() {
            return None;
        }
        let store = Store::open(&self.database()).await.unwrap();
        let alive = store.setting(ALIVE).await.unwrap();
        store.close().await;
        alive.map(|alive| Timestamp(alive.parse().unwrap()))
    }

    /// Lets time pass while nothing runs: all that the database dates is that much longer ago, and quiet hours are that much earlier, so
    /// that nothing changes by it. If it passes unheard, the program finds that it was out of reach.
    pub async fn pause(&self, time: Duration, passes: Passes) {
        if !self.database().exists() {
            return;
        }
        let path = self.database();
        let mut database = SqliteConnection::connect(path.to_str().unwrap())
            .await
            .unwrap();
        let columns: Vec<(String, String)> = sqlx::query_as(
            r"select tables.name, columns.name from sqlite_master as tables, pragma_table_info(tables.name) as columns
              where tables.type = 'table' and columns.type = 'INTEGER' and (columns.name = 'at' or columns.name like '%\_at' escape '\')",
        )
        .fetch_all(&mut database)
        .await
        .unwrap();
        assert!(columns.len() >= 8, "the database's times: {columns:?}");
        let mut shift = database.begin().await.unwrap();
        for (table, column) in columns {
            let update = format!("update {table} set {column} = {column} - $1");
            sqlx::query(AssertSqlSafe(update))
                .bind(i64::try_from(time.as_millis()).unwrap())
                .execute(&mut *shift)
                .await
                .unwrap();
        }
        let quiet: Vec<(i64, String, String)> = sqlx::query_as(
            "select person, quiet_from, quiet_until from schedules where zone is not null",
        )
        .fetch_all(&mut *shift)
        .await
        .unwrap();
        for (person, from, until) in quiet {
            sqlx::query("update schedules set quiet_from = $2, quiet_until = $3 where person = $1")
                .bind(person)
                .bind(earlier(&from, time))
                .bind(earlier(&until, time))
                .execute(&mut *shift)
                .await
                .unwrap();
        }
        if passes == Passes::Unheard {
            sqlx::query("update settings set value = cast(cast(value as integer) - $2 as text) where key = $1")
                .bind(ALIVE)
                .bind(i64::try_from(time.as_millis()).unwrap())
                .execute(&mut *shift)
                .await
                .unwrap();
        }
        shift.commit().await.unwrap();
        database.close().await.unwrap();
    }
}

/// A time of day, so much earlier.
fn earlier(time: &str, by: Duration) -> String {
    const DAY: u64 = 24 * 60;
    let (hours, minutes) = time.split_once(':').unwrap();
    let time: u64 = hours.parse::<u64>().unwrap() * 60 + minutes.parse::<u64>().unwrap();
    let earlier = (time + DAY - by.as_secs() / 60 % DAY) % DAY;
    format!("{:02}:{:02}", earlier / 60, earlier % 60)
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// A process on its way out.
pub struct Stopping {
    id: u32,
    gone: tokio::task::JoinHandle<bool>,
}

impl Stopping {
    /// Waits until it is gone, and tells whether it left in good order.
    pub async fn gone(&mut self) -> bool {
        (&mut self.gone).await.unwrap()
    }

    /// Does not wait for it.
    pub async fn kill(mut self) {
        if !self.gone.is_finished() {
            signal("-KILL", self.id);
            self.gone().await;
        }
    }
}

fn signal(signal: &str, id: u32) {
    // Whoever is gone already hears nothing.
    let _ = Command::new("kill")
        .args([signal, &id.to_string()])
        .stderr(Stdio::null())
        .status();
}

async fn wait(mut child: Child) -> bool {
    let left = tokio::task::spawn_blocking(move || child.wait().unwrap());
    left.await.unwrap().success()
}
