//! The sandbox as a page: a Discord and the bot on this machine, to play in with a browser.

use std::future::Future;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;

use anyhow::{Context, bail};
use deblockle::discord::{self, Settings};
use deblockle::game::Timestamp;
use deblockle::locale::Catalog;
use deblockle::sandbox::{self, Sandbox, SandboxConfig};
use deblockle::service::{Clock, GameService, scheduler};
use deblockle::store::Store;
use secrecy::SecretString;
use tokio_util::sync::CancellationToken;

use crate::{SystemDice, lock, stop_on_signal};

/// Where the page is if nobody says otherwise and the port is free.
const PORT: u16 = 8017;
/// What the sandbox's Discord keeps of each channel.
const KEPT_MESSAGES: usize = 1_000;

/// How the page is started.
pub struct Options {
    /// The folder that holds games and messages.
    pub folder: PathBuf,
    /// The port, if it must be a certain one.
    pub port: Option<u16>,
    /// Whether to forget what the folder holds.
    pub fresh: bool,
    /// Whether to open a browser.
    pub open: bool,
}

/// Serves the page until told to stop.
pub async fn serve(options: Options) -> anyhow::Result<()> {
    let folder = &options.folder;
    std::fs::create_dir_all(folder)
        .with_context(|| format!("making the folder {}", folder.display()))?;
    let sandbox = start(&options).await?;
    if sandbox.with_state(|state| state.servers.is_empty()) {
        furnish(&sandbox);
    }
    let database = folder.join("deblockle.sqlite");
    let _lock = lock::take(&database)?;
    let store = Store::open(&database).await?;
    let clock = OneClock(sandbox.clock().clone());
    let service = GameService::new(store.clone(), Arc::new(clock), Arc::new(SystemDice));
    let settings = Settings {
        token: SecretString::from(sandbox.token().to_owned()),
        api: Some(sandbox.api().to_owned()),
    };
    let stop = CancellationToken::new();
    tokio::spawn(stop_on_signal(stop.clone()));
    let sweeping = tokio::spawn(scheduler::run(service.clone(), stop.clone()));
    let bot = discord::run(settings, service, Catalog::load()?, stop.clone());
    let mut bot = tokio::spawn(bot);
    let ready = async {
        sandbox.commands_registered().await;
        sandbox.connected().await;
    };
    let ended = tokio::select! {
        () = ready => {
            tell(sandbox.api(), options.open);
            (&mut bot).await
        }
        ended = &mut bot => ended,
    };
    let ended = ended.context("the bot")?;
    stop.cancel();
    sweeping.await.context("the scheduler")?;
    store.close().await;
    sandbox.stop().await;
    Ok(ended?)
}

async fn start(options: &Options) -> anyhow::Result<Sandbox> {
    let kept = options.folder.join("discord");
    if options.fresh {
        forget(options)?;
    }
    let config = |port| SandboxConfig {
        address: SocketAddr::from((Ipv4Addr::LOCALHOST, port)),
        application_name: "Deblockle".to_owned(),
        kept_messages: KEPT_MESSAGES,
        kept_interactions: KEPT_MESSAGES,
        folder: Some(kept.clone()),
        ..SandboxConfig::default()
    };
    let started = Sandbox::start(config(options.port.unwrap_or(PORT))).await;
    let started = match started {
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse && options.port.is_none() => {
            Sandbox::start(config(0)).await
        }
        other => other,
    };
    started.context("starting the sandbox")
}

/// Removes what an earlier sandbox has kept, and nothing else in the folder.
fn forget(options: &Options) -> anyhow::Result<()> {
    // A sandbox that is running holds it.
    let lock = options.folder.join("discord/lock");
    if std::fs::File::open(&lock).is_ok_and(|lock| lock.try_lock().is_err()) {
        bail!("the folder {} is in use", options.folder.display());
    }
    let _ = std::fs::remove_dir_all(options.folder.join("discord"));
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(options.folder.join(format!("deblockle.sqlite{end}")));
    }
    Ok(())
}

/// A server with two players and an onlooker.
fn furnish(sandbox: &Sandbox) {
    let server = sandbox.add_server("The Café");
    let games = server.add_channel("games");
    server.add_channel("talk");
    games.add_thread("A quiet table");
    for (username, name) in [("ada", "Ada"), ("ben", "Ben"), ("eve", "Eve")] {
        let person = sandbox.add_user(username);
        person.set_display_name(Some(name));
        server.join(&person);
    }
}

fn tell(address: &str, open: bool) {
    eprintln!("Open {address} in a browser. Only this machine can reach it; Ctrl-C ends it.");
    if !open {
        return;
    }
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };
    if std::process::Command::new(opener)
        .arg(address)
        .spawn()
        .is_err()
    {
        eprintln!("No browser could be opened.");
    }
}

/// The sandbox's clock for the bot too, so that whoever moves it moves both.
struct OneClock(sandbox::Clock);

impl Clock for OneClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.now())
    }

    fn sleep_until(&self, at: Timestamp) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(self.0.until(at.0))
    }
}
