//! A small Discord on this machine: REST v10 and gateway v10 on loopback, to try a bot and to test it.
//!
//! It knows nothing of the bot it serves. A bot logs in with [`Sandbox::token`] at [`Sandbox::api`]; scripted people
//! ([`User`], [`Seat`]) type, press and read; the [`Clock`] moves only if told to.

mod body;
mod check;
mod clock;
mod command;
mod components;
mod embeds;
mod error;
mod faults;
mod files;
mod gateway;
mod ids;
mod kept;
mod log;
mod message;
mod net;
mod orders;
mod people;
mod permissions;
mod places;
mod rest;
mod state;
mod web;
mod wire;
mod world;
mod wrong;

use std::{
    collections::BTreeMap,
    io,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use tokio::{net::TcpListener, sync::broadcast, task::JoinHandle};
use tokio_util::sync::CancellationToken;

pub use self::{
    clock::Clock,
    command::{Command, CommandChoice, CommandOption, Translations},
    error::{ApiError, Refusal},
    faults::{Fault, Faults, Gate},
    gateway::{Gateway, IdentifyLimits, intents},
    ids::{
        ApplicationId, AttachmentId, ChannelId, CommandId, InteractionId, MessageId, RoleId,
        ServerId, UserId,
    },
    log::{Event, Happening, Mark, Request},
    message::{Attachment, Button, InteractionSummary, Message, Select, SelectOption, flags},
    people::{
        Act, Choice, Mishap, Modal, ModalField, Options, Response, ResponseKind, Seat, Sent, User,
        Value,
    },
    permissions::{Overwrite, Permissions},
    places::{Channel, Server},
    rest::{RateLimits, RouteName},
    state::{
        Answer, Application, ChannelData, Interaction, Member, Role, ServerData, State, UserData,
    },
};

use self::{
    files::Files,
    ids::Snowflakes,
    kept::Keeper,
    net::Cuttable,
    rest::Cut,
    world::{Core, Settings},
};

/// How a sandbox is set up.
#[derive(Clone, Debug)]
pub struct SandboxConfig {
    /// Where to listen; port 0 is any free one.
    pub address: SocketAddr,
    /// The clock for deadlines, times and ids.
    pub clock: Clock,
    /// The name of the application and of its bot.
    pub application_name: String,
    /// The token to log in with; made up if there is none.
    pub token: Option<String>,
    /// How long people wait for a bot, in real time, before they give up with the transcript.
    pub patience: Duration,
    /// Bytes that one file may have.
    pub attachment_size_limit: usize,
    /// Events that the log keeps.
    pub kept_events: usize,
    /// Messages that each channel keeps.
    pub kept_messages: usize,
    /// Interactions that are kept; the token of one that is forgotten is dead.
    pub kept_interactions: usize,
    /// Bytes of files that are kept, over all channels.
    pub kept_file_bytes: usize,
    /// How often a bot must send a heartbeat.
    pub heartbeat_interval: Duration,
    /// The privileged intents that the application may ask for: see [`intents`].
    pub privileged_intents: u64,
    /// How many shards a bot is advised to start.
    pub shards: u64,
    /// How many sessions may be begun; without it, as many as a bot likes.
    pub identify_limits: Option<IdentifyLimits>,
    /// How often the API may be called; without it, as often as a bot likes, and no headers tell of limits.
    pub rate_limits: Option<RateLimits>,
    /// What the bot is invited with, beside what everybody may do.
    pub bot_permissions: Permissions,
    /// The folder where everything is kept, so that the next sandbox with it goes on; without one, nothing is kept.
    pub folder: Option<PathBuf>,
}

impl Default for SandboxConfig {
    fn default() -> Self {
        Self {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            clock: Clock::system(),
            application_name: "bot".to_owned(),
            token: None,
            patience: Duration::from_secs(20),
            attachment_size_limit: 10 * 1024 * 1024,
            kept_events: 10_000,
            kept_messages: 1_000,
            kept_interactions: 10_000,
            kept_file_bytes: 256 * 1024 * 1024,
            heartbeat_interval: Duration::from_millis(41_250),
            privileged_intents: 0,
            shards: 1,
            identify_limits: None,
            rate_limits: None,
            bot_permissions: Permissions::EVERYONE,
            folder: None,
        }
    }
}

/// A running sandbox. It stops when it is dropped.
#[derive(Debug)]
pub struct Sandbox {
    core: Arc<Core>,
    stop: CancellationToken,
    serving: Option<JoinHandle<()>>,
    keeping: Option<JoinHandle<()>>,
}

impl Sandbox {
    /// Starts to listen.
    ///
    /// # Errors
    ///
    /// If the address is taken or cannot be listened at, or the folder is in use or cannot be read.
    pub async fn start(config: SandboxConfig) -> io::Result<Self> {
        let (keeper, kept) = match config.folder {
            Some(folder) => {
                let (keeper, kept) = Keeper::open(folder)?;
                (Some(keeper), kept)
            }
            None => (None, None),
        };
        let listener = TcpListener::bind(config.address).await?;
        let base = format!("http://{}", listener.local_addr()?);
        let mut snowflakes = Snowflakes::default();
        let id = snowflakes.next(config.clock.now());
        let application = Application {
            id: ApplicationId::new(id),
            bot: UserId::new(id),
            name: config.application_name,
        };
        // Discord's tokens begin with the bot's number in base 64; nothing but the whole is ever compared.
        let token = config.token.unwrap_or_else(|| {
            format!("MTIzNDU2Nzg5MDEyMzQ1Njc4.Sandbox.{id:x}-local-discord-only")
        });
        let settings = Settings {
            base,
            token,
            file_limit: config.attachment_size_limit,
            kept_messages: config.kept_messages,
            kept_interactions: config.kept_interactions,
            kept_file_bytes: config.kept_file_bytes,
            patience: config.patience,
            heartbeat_interval_ms: config.heartbeat_interval.as_millis() as u64,
            privileged_intents: config.privileged_intents,
            shards: config.shards,
            identify_limits: config.identify_limits,
            rate_limits: config.rate_limits,
            bot_permissions: config.bot_permissions,
        };
        let bot = UserData {
            id: application.bot,
            username: application.name.clone(),
            display_name: None,
            bot: true,
            locale: "en-US".to_owned(),
            direct_messages_closed: true,
            deleted: false,
        };
        let fresh = State {
            users: BTreeMap::from([(bot.id, bot)]),
            application,
            servers: BTreeMap::new(),
            channels: BTreeMap::new(),
            commands: BTreeMap::new(),
            interactions: BTreeMap::new(),
            files: Files::default(),
            snowflakes,
        };
        let state = match kept {
            Some((ahead, state)) => {
                let behind = (ahead - config.clock.ahead()).max(0);
                config
                    .clock
                    .advance(Duration::from_millis(behind.unsigned_abs()));
                state
            }
            None => fresh,
        };
        let core = Arc::new(Core::new(settings, config.clock, state, config.kept_events));
        let stop = CancellationToken::new();
        let keeping =
            keeper.map(|keeper| tokio::spawn(keeper.run(Arc::clone(&core), stop.clone())));
        let service = rest::router(Arc::clone(&core), stop.clone())
            .merge(web::router(Arc::clone(&core), stop.clone()))
            .layer(axum::middleware::from_fn(web::guard))
            .into_make_service_with_connect_info::<Cut>();
        let stopped = stop.clone().cancelled_owned();
        let serving = tokio::spawn(async move {
            if let Err(error) = axum::serve(Cuttable(listener), service)
                .with_graceful_shutdown(stopped)
                .await
            {
                tracing::error!(%error, "the sandbox cannot serve any more");
            }
        });
        Ok(Self {
            core,
            stop,
            serving: Some(serving),
            keeping,
        })
    }

    /// Stops listening, after the calls that are under way are answered. Calls that a fault holds back are let go.
    pub async fn stop(mut self) {
        self.core.orders.clear();
        self.stop.cancel();
        if let Some(serving) = self.serving.take() {
            // Connections that keep silent must not hold this up.
            let _ = tokio::time::timeout(Duration::from_secs(2), serving).await;
        }
        if let Some(keeping) = self.keeping.take() {
            // It has logged what went wrong, if anything did.
            let _ = keeping.await;
        }
    }

    /// Where the API is: `http://127.0.0.1:PORT`, to stand for `https://discord.com`.
    pub fn api(&self) -> &str {
        &self.core.settings.base
    }

    /// The gateway's address, as `GET /gateway` tells it.
    pub fn gateway_url(&self) -> String {
        gateway::gateway_url(self.api())
    }

    /// The token to log in with.
    pub fn token(&self) -> &str {
        &self.core.settings.token
    }

    /// The application's id.
    pub fn application_id(&self) -> ApplicationId {
        self.core.world().state.application.id
    }

    /// The bot's user.
    pub fn bot_id(&self) -> UserId {
        self.core.world().state.application.bot
    }

    /// The clock of everything here.
    pub fn clock(&self) -> &Clock {
        &self.core.clock
    }

    /// The door at which everything that goes wrong is ordered.
    pub fn faults(&self) -> Faults<'_> {
        Faults { core: &self.core }
    }

    /// The bot's connections.
    pub fn gateway(&self) -> &Gateway {
        &self.core.gateway
    }

    /// Everything that happens from now on, in its order. Whoever listens too slowly misses some.
    pub fn events(&self) -> broadcast::Receiver<Arc<Event>> {
        self.core.log.listen()
    }

    /// The events that are kept, oldest first.
    pub fn log(&self) -> Vec<Arc<Event>> {
        self.core.log.events()
    }

    /// What happened, a line an event, with the time since the first.
    pub fn transcript(&self) -> String {
        self.core.transcript()
    }

    /// This moment in the log.
    pub fn mark(&self) -> Mark {
        self.core.log.mark()
    }

    /// The bot's calls since a moment, as far as the log keeps them.
    pub fn requests_since(&self, mark: Mark) -> Vec<Request> {
        let since = self
            .core
            .log
            .events()
            .into_iter()
            .filter(|event| event.number >= mark.0);
        since
            .filter_map(|event| match &event.what {
                Happening::Request(request) => Some(request.clone()),
                _ => None,
            })
            .collect()
    }

    /// Looks at the state. Whatever `look` returns must not take long: everything waits for it.
    pub fn with_state<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        look(&self.core.world().state)
    }

    /// Waits until `look` finds something in the state, and returns it. It is asked again after every change.
    ///
    /// # Panics
    ///
    /// With the transcript, if it takes longer than `patience`; `what` says what was waited for.
    pub async fn wait_until<T>(&self, what: &str, look: impl FnMut(&State) -> Option<T>) -> T {
        people::wait_until(&self.core, what, look)
            .await
            .unwrap_or_else(|mishap| mishap.panic())
    }

    /// Waits until a bot is connected.
    ///
    /// # Panics
    ///
    /// With the transcript, if it takes longer than `patience`.
    pub async fn connected(&self) {
        let connected = |_: &State| (self.core.gateway.connected() > 0).then_some(());
        self.wait_until("a bot is connected", connected).await;
    }

    /// Waits until no bot is connected.
    ///
    /// # Panics
    ///
    /// With the transcript, if it takes longer than `patience`.
    pub async fn disconnected(&self) {
        let disconnected = |_: &State| (self.core.gateway.connected() == 0).then_some(());
        self.wait_until("no bot is connected", disconnected).await;
    }

    /// Waits until the bot has registered a command.
    ///
    /// # Panics
    ///
    /// With the transcript, if it takes longer than `patience`.
    pub async fn commands_registered(&self) {
        self.wait_until("commands are registered", |state| {
            (!state.commands.is_empty()).then_some(())
        })
        .await;
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.core.orders.clear();
        self.stop.cancel();
    }
}
