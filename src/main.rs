//! The program: the bot, the sandbox, what looks after the database, and tools that answer about positions.

mod database;
mod demo;
mod lock;
mod page;
mod positions;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, bail};
use clap::{Parser, Subcommand};
use deblockle::config::{Config, LogFormat};
use deblockle::discord::{self, Settings};
use deblockle::locale::Catalog;
use deblockle::service::{ALIVE, Clock, Dice, GameService, SystemClock, scheduler};
use deblockle::store::ReadOnly;
use secrecy::SecretString;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

/// The environment variable that holds the bot's token; it is never a setting and never printed.
const TOKEN: &str = "DISCORD_TOKEN";

/// A Discord bot that hosts games of Deblockle by correspondence.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    /// A file with settings; config/default.toml names them all.
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs the bot; its token is read from the environment variable DISCORD_TOKEN.
    Run,
    /// Serves a Discord of this machine's own, with the bot, as a page to play in; without a token.
    Sandbox {
        /// The folder that keeps games and messages for the next time.
        #[arg(long, default_value = "sandbox", value_name = "FOLDER")]
        out: PathBuf,
        /// The port of the page, instead of 8017 or, if that is taken, any that is free.
        #[arg(long)]
        port: Option<u16>,
        /// Forgets the games and messages that the folder holds.
        #[arg(long)]
        fresh: bool,
        /// Opens the page in a browser.
        #[arg(long)]
        open: bool,
        /// Instead of serving the page, lets two scripted people play a whole game, and writes transcript and pictures to the folder.
        #[arg(long, conflicts_with_all = ["port", "fresh", "open"])]
        play: bool,
    },
    /// Tells whether the bot that uses this database hears Discord: exit 0 if it does.
    Health,
    #[command(flatten)]
    Database(database::Command),
    #[command(flatten)]
    Positions(positions::Command),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse_from(positions::with_passes(std::env::args_os()));
    match run(arguments) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    match arguments.command {
        Command::Positions(command) => positions::run(command),
        Command::Database(command) => {
            let config = Config::load(arguments.config.as_deref())?;
            runtime()?.block_on(database::run(command, &config))
        }
        Command::Run => {
            let config = configured(arguments.config.as_deref())?;
            runtime()?.block_on(run_bot(config))
        }
        Command::Sandbox {
            out,
            port,
            fresh,
            open,
            play,
        } => {
            configured(arguments.config.as_deref())?;
            let options = page::Options {
                folder: out.clone(),
                port,
                fresh,
                open,
            };
            let runtime = runtime()?;
            if play {
                runtime.block_on(demo::play(&out))?;
            } else {
                runtime.block_on(page::serve(options))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Command::Health => {
            let config = Config::load(arguments.config.as_deref())?;
            runtime()?.block_on(health(&config))
        }
    }
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("starting the runtime")
}

/// The settings, with logging set up by them.
fn configured(file: Option<&Path>) -> anyhow::Result<Config> {
    let config = Config::load(file)?;
    let filter = EnvFilter::try_new(&config.log.filter).context("the setting log.filter")?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    match config.log.format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(config)
}

async fn run_bot(config: Config) -> anyhow::Result<ExitCode> {
    let token = token()?;
    let (store, _lock) = database::open(&config).await?;
    let counts = store.counts().await?;
    tracing::info!(path = %store.path().display(), games.running = counts.running, games.finished = counts.finished, "the database is open");
    let service = GameService::new(store.clone(), Arc::new(SystemClock), Arc::new(SystemDice));
    let settings = Settings {
        token,
        api: config.discord.api.get().map(str::to_owned),
    };

    let stop = CancellationToken::new();
    tokio::spawn(stop_on_signal(stop.clone()));
    let sweeping = tokio::spawn(scheduler::run(service.clone(), stop.clone()));
    let ended = discord::run(settings, service, Catalog::load()?, stop).await;
    sweeping.await.context("the scheduler")?;
    store.close().await;
    ended?;
    tracing::info!("stopped");
    Ok(ExitCode::SUCCESS)
}

fn token() -> anyhow::Result<SecretString> {
    let token = std::env::var(TOKEN).unwrap_or_default();
    if token.trim().is_empty() {
        bail!(
            "the environment variable {TOKEN} is empty; the bot's page on https://discord.com/developers/applications has the token, under Bot"
        );
    }
    Ok(SecretString::from(token.trim().to_owned()))
}

/// Stops the bot when the system asks it to.
async fn stop_on_signal(stop: CancellationToken) {
    let mut terminate =
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(terminate) => terminate,
            Err(error) => {
                tracing::error!(%error, "SIGTERM cannot be heard");
                return;
            }
        };
    tokio::select! {
        _ = terminate.recv() => {}
        _ = tokio::signal::ctrl_c() => {}
    }
    tracing::info!("asked to stop");
    stop.cancel();
}

/// Whether the bot noted lately that it hears Discord.
async fn health(config: &Config) -> anyhow::Result<ExitCode> {
    let database = ReadOnly::open(&config.database.path).await?;
    let alive = database
        .setting(ALIVE)
        .await?
        .and_then(|alive| alive.parse().ok().map(deblockle::game::Timestamp));
    database.close().await;
    let healthy = alive.is_some_and(|alive| discord::is_alive(alive, SystemClock.now()));
    if !healthy {
        bail!("the bot has not heard Discord for three minutes or more");
    }
    Ok(ExitCode::SUCCESS)
}

/// Dice drawn from the system's secure random source.
struct SystemDice;

impl Dice for SystemDice {
    fn roll(&self, sides: u8) -> u8 {
        // What lies beyond the last whole multiple of `sides` would favour the small numbers, so it is drawn again.
        let fair = u8::MAX - u8::MAX % sides.max(1);
        loop {
            let mut drawn = [0];
            if getrandom::fill(&mut drawn).is_ok() && drawn[0] < fair {
                return drawn[0] % sides.max(1);
            }
        }
    }
}
