//! The commands that look after the database: made, backed up, checked, and a server's games moved from one to another.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, bail};
use clap::Subcommand;
use deblockle::config::Config;
use deblockle::rating;
use deblockle::service::{self, Clock, SystemClock};
use deblockle::store::{Export, ReadOnly, Report, Store, note_backup, stored};

use crate::lock::{self, Lock};

/// What is to be done with the database. All but `init`, `import` and `ratings` may be done while the bot runs.
#[derive(Subcommand)]
pub enum Command {
    /// Makes a new, empty database where the settings say, and nothing else.
    Init,
    /// Copies the database to a file, while the bot runs.
    Backup {
        /// The file to write.
        file: PathBuf,
        /// Replaces the file if it is there already.
        #[arg(long)]
        replace: bool,
        /// Keeps the copy even if the check finds faults in it.
        #[arg(long)]
        faulty: bool,
    },
    /// Looks whether everything in a database can be as it is: exit 0 if it can.
    Check {
        /// The database, instead of the one of the settings: a backup, say.
        file: Option<PathBuf>,
    },
    /// Writes all games of a server to a text file.
    Export {
        /// The server's id, or 0 for the games in direct messages.
        #[arg(long, value_name = "ID")]
        server: u64,
        /// The file to write.
        file: PathBuf,
        /// Replaces the file if it is there already.
        #[arg(long)]
        replace: bool,
    },
    /// Makes all ratings anew from the finished games; the bot must not run on the database.
    #[command(subcommand)]
    Ratings(Ratings),
    /// Brings the games of such a text file into the database; the bot must not run on it.
    Import {
        /// The file to read.
        file: PathBuf,
    },
}

/// What is to be done with the ratings.
#[derive(Subcommand)]
pub enum Ratings {
    /// Plays all finished games again, and tells how many of the stored ratings were others.
    Recompute,
}

/// Does it.
pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    let database = config.database.path.as_path();
    match command {
        Command::Init => init(database).await,
        Command::Backup {
            file,
            replace,
            faulty,
        } => back_up(database, &file, replace, faulty).await,
        Command::Check { file } => check(file.as_deref().unwrap_or(database)).await,
        Command::Export {
            server,
            file,
            replace,
        } => export(database, server, &file, replace).await,
        Command::Ratings(Ratings::Recompute) => recompute(config).await,
        Command::Import { file } => import(config, &file).await,
    }
}

/// Opens the database to write to it, which nobody else may do from then on.
pub async fn open(config: &Config) -> anyhow::Result<(Store, Lock)> {
    let path = config.database.path.as_path();
    if !config.database.create && !path.exists() {
        bail!(
            "there is no database at {}, and the setting database.create forbids to make one: is its volume there? \
             `deblockle init` makes a new one",
            absolute(path)
        );
    }
    let lock = lock::take(path)?;
    let store = Store::open(path).await.context("opening the database")?;
    Ok((store, lock))
}

async fn init(path: &Path) -> anyhow::Result<ExitCode> {
    let _lock = lock::take(path)?;
    if path.exists() {
        bail!("there is a database at {} already", absolute(path));
    }
    let store = Store::open(path).await.context("making the database")?;
    let made = store.path().display().to_string();
    store.close().await;
    say(format_args!("made an empty database: {made}"))
}

async fn back_up(
    database: &Path,
    file: &Path,
    replace: bool,
    faulty: bool,
) -> anyhow::Result<ExitCode> {
    let (begun, at) = (Instant::now(), SystemClock.now());
    let source = ReadOnly::open(database).await?;
    let new = New::beside(file, replace, source.path())?;
    source
        .copy_to(&new.temporary)
        .await
        .with_context(|| format!("copying to {}", new.temporary.display()))?;
    source.close().await;
    let copy = ReadOnly::open(&new.temporary).await?;
    let report = copy.check().await.context("checking the copy")?;
    copy.close().await;
    if !report.faults.is_empty() && !faulty {
        let faults: Vec<String> = report.faults.iter().map(ToString::to_string).collect();
        bail!(
            "the copy has {} and was not kept (--faulty keeps it):\n{}",
            faults_counted(&report),
            faults.join("\n")
        );
    }
    let bytes = new.keep()?;
    note_backup(database, at)
        .await
        .context("the copy is made, but the time of it could not be noted in the database")?;
    let faults = match report.faults.is_empty() {
        true => String::new(),
        false => format!(", with {}", faults_counted(&report)),
    };
    say(format_args!(
        "backed up {}, {bytes} bytes, in {:.1} s, to {}{faults}",
        games_counted(&report),
        begun.elapsed().as_secs_f64(),
        absolute(file)
    ))
}

async fn check(file: &Path) -> anyhow::Result<ExitCode> {
    let database = ReadOnly::open(file).await?;
    let path = database.path().display().to_string();
    let report = database
        .check()
        .await
        .with_context(|| format!("checking {path}"))?;
    database.close().await;
    for fault in &report.faults {
        say(format_args!("{fault}"))?;
    }
    let looked_at = format!("{}, {} turns", games_counted(&report), report.turns);
    if report.faults.is_empty() {
        return say(format_args!("sound: {looked_at}, in {path}"));
    }
    let faults = faults_counted(&report);
    say(format_args!("not sound: {faults}; {looked_at}, in {path}"))?;
    Ok(ExitCode::FAILURE)
}

async fn export(
    database: &Path,
    server: u64,
    file: &Path,
    replace: bool,
) -> anyhow::Result<ExitCode> {
    let source = ReadOnly::open(database).await?;
    let export = source.export(server).await.context("reading the games")?;
    source.close().await;
    if export.games() == 0 {
        bail!(
            "there are no games of server {server} in {}",
            absolute(database)
        );
    }
    let new = New::beside(file, replace, database)?;
    fs::write(&new.temporary, export.to_string())
        .with_context(|| format!("writing {}", new.temporary.display()))?;
    let bytes = new.keep()?;
    say(format_args!(
        "exported {} games of server {server}, {bytes} bytes, to {}",
        export.games(),
        absolute(file)
    ))
}

async fn recompute(config: &Config) -> anyhow::Result<ExitCode> {
    let (store, _lock) = open(config).await?;
    let games = store.finished(None).await?;
    let ratings = rating::Ratings::of(&games).context("the order of the games")?;
    let wrong = store.set_standings(&ratings).await?;
    let all = stored(&ratings).len();
    store.close().await;
    say(format_args!(
        "{} finished games give {all} ratings; {wrong} were others",
        games.len()
    ))
}

async fn import(config: &Config, file: &Path) -> anyhow::Result<ExitCode> {
    let named = || file.display().to_string();
    let bytes = fs::read(file).with_context(named)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        anyhow::anyhow!("line {line}: it is not text in UTF-8")
    });
    let export: Export = text.with_context(named)?.parse().with_context(named)?;
    let (store, _lock) = open(config).await?;
    let path = store.path().display().to_string();
    let imported = service::import(&store, &export, SystemClock.now()).await;
    store.close().await;
    let imported = imported.with_context(|| format!("{}: nothing was imported", named()))?;
    for (theirs, ours) in imported
        .games
        .iter()
        .filter(|(theirs, ours)| theirs != ours)
    {
        say(format_args!("game {theirs} is game {ours} now"))?;
    }
    for (theirs, open) in &imported.left_out {
        say(format_args!(
            "challenge {theirs} was left out: the same two have one that waits for its answer, {open}"
        ))?;
    }
    for person in &imported.known {
        say(format_args!(
            "the schedule of {person} stays as it is in this database"
        ))?;
    }
    say(format_args!(
        "imported {} games of server {}, into {path}",
        imported.games.len(),
        export.server
    ))
}

/// A file that is written under another name first, so that there is never half of it.
struct New {
    temporary: PathBuf,
    file: PathBuf,
    replace: bool,
}

impl New {
    /// Prepares to write a file, but never the database itself.
    fn beside(file: &Path, replace: bool, database: &Path) -> anyhow::Result<Self> {
        let file = std::path::absolute(file)?;
        let refuse = || anyhow::anyhow!("{} is there already (--replace)", file.display());
        if file.symlink_metadata().is_ok() {
            let same = |path: &Path| fs::canonicalize(path).ok();
            let mut journals = ["", "-wal", "-shm"]
                .map(|end| {
                    let mut name = database.as_os_str().to_owned();
                    name.push(end);
                    same(Path::new(&name))
                })
                .into_iter()
                .flatten();
            let there = same(&file);
            if journals.any(|journal| Some(journal) == there) {
                bail!("{} is the database itself", file.display());
            }
            if !replace {
                return Err(refuse());
            }
        }
        let mut temporary = file.clone().into_os_string();
        temporary.push(format!(".partial-{}", std::process::id()));
        Ok(Self {
            temporary: temporary.into(),
            file,
            replace,
        })
    }

    /// Gives the file its name, once all of it is on the disk; and tells its size.
    fn keep(self) -> anyhow::Result<u64> {
        let kept = self.name();
        kept.with_context(|| format!("writing {}", self.file.display()))
    }

    fn name(&self) -> io::Result<u64> {
        let written = File::open(&self.temporary)?;
        written.sync_all()?;
        let bytes = written.metadata()?.len();
        if self.replace {
            fs::rename(&self.temporary, &self.file)?;
        } else {
            // Unlike a renaming, a link does not replace what somebody has put there meanwhile. Not every disk can do it.
            match fs::hard_link(&self.temporary, &self.file) {
                Ok(()) => fs::remove_file(&self.temporary)?,
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(error),
                Err(_) => fs::rename(&self.temporary, &self.file)?,
            }
        }
        let folder = self.file.parent().unwrap_or(Path::new("/"));
        File::open(folder)?.sync_all()?;
        Ok(bytes)
    }
}

impl Drop for New {
    fn drop(&mut self) {
        // What was kept has its other name by now.
        let _ = fs::remove_file(&self.temporary);
    }
}

fn games_counted(report: &Report) -> String {
    let (running, finished) = (report.games.running, report.games.finished);
    format!("{} games ({running} running)", running + finished)
}

fn faults_counted(report: &Report) -> String {
    match report.faults.len() {
        1 => "1 fault".to_owned(),
        count => format!("{count} faults"),
    }
}

fn absolute(path: &Path) -> String {
    let absolute = std::path::absolute(path);
    absolute.as_deref().unwrap_or(path).display().to_string()
}

fn say(line: std::fmt::Arguments<'_>) -> anyhow::Result<ExitCode> {
    writeln!(io::stdout(), "{line}").context("writing the answer")?;
    Ok(ExitCode::SUCCESS)
}
