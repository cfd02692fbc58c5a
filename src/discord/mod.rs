//! The bot as people meet it: connects to Discord, or to a stand-in for it by the same path, and runs until told to stop.

mod absence;
mod announcer;
mod ask;
mod blocking;
mod clocks;
mod commands;
mod components;
mod composer;
mod doctor;
mod document;
mod error;
mod handler;
mod health;
mod invitation;
mod leaving;
mod listing;
mod looking;
mod manual;
mod offering;
mod permissions;
mod pick;
mod picture;
mod placing;
mod planning;
mod presence;
mod privacy;
mod profile;
mod ranking;
mod records;
mod register;
mod rematch;
mod reply;
mod server;
mod speaking;
mod turns;
mod view;
mod watching;
mod wording;

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use secrecy::{ExposeSecret, SecretString};
use serenity::client::{Client, ClientBuilder};
use serenity::gateway::ShardManager;
use serenity::http::{Http, HttpBuilder};
use serenity::model::gateway::GatewayIntents;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use self::announcer::Announcer;
use self::ask::Ask;
use self::components::Press;
use self::error::Failure;
use self::handler::{Handler, Patience};
use crate::game::{Game, GameId, Refusal, UserId};
use crate::locale::Catalog;
use crate::service::{Asked, GameService, ServiceError};

pub use self::health::is_alive;

/// How long handlers that are still at work may go on after the bot was told to stop.
const GRACE: Duration = Duration::from_secs(3);

/// Where Discord is, and how to log in.
pub struct Settings {
    /// The bot's token.
    pub token: SecretString,
    /// The address that Discord's API is reached by, if it is not Discord's own.
    pub api: Option<String>,
}

/// Why the bot cannot run, or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum DiscordError {
    /// Discord did not take something. The text holds no token and no address.
    #[error("{what}: {why}")]
    Refused {
        /// What was asked of it.
        what: &'static str,
        /// What it said.
        why: String,
    },
    /// The API on this machine sends the bot to a gateway elsewhere, which would get the token.
    #[error("the API at {api} names the gateway {gateway}, which is not on this machine")]
    ForeignGateway {
        /// The API's address.
        api: String,
        /// The gateway's.
        gateway: String,
    },
    /// No connection for so long that starting anew is the better chance.
    #[error("not connected to Discord for {0:?}")]
    Deaf(Duration),
    /// The database failed while the bot started.
    #[error(transparent)]
    Service(#[from] ServiceError),
}

/// What every handler works with.
pub struct Bot {
    service: GameService,
    catalog: Catalog,
    http: Arc<Http>,
    patience: Patience,
    tasks: TaskTracker,
    /// The connections to Discord, once there are any.
    shards: OnceLock<Arc<ShardManager>>,
}

/// Connects, and serves until `stop`; then lets what has begun come to its end.
///
/// # Errors
///
/// Discord refuses the bot, or stays out of reach.
pub async fn run(
    settings: Settings,
    service: GameService,
    catalog: Catalog,
    stop: CancellationToken,
) -> Result<(), DiscordError> {
    // However this ends, whoever works beside the bot is told to stop too.
    let _stopping = stop.clone().drop_guard();
    let http = Arc::new(http(&settings));
    let bot = Arc::new(Bot {
        service,
        catalog,
        http,
        patience: Patience::default(),
        tasks: TaskTracker::new(),
        shards: OnceLock::new(),
    });
    // The first picture would otherwise wait for the parts that all are made of.
    bot.tasks.spawn_blocking(crate::render::prepare);
    let mut client = client(&settings, &bot).await?;
    register::register(&bot).await?;

    let announcer = Announcer::new(Arc::clone(&bot));
    bot.tasks.spawn(announcer.run(stop.clone()));
    let shards = Arc::clone(&client.shard_manager);
    bot.shards.get_or_init(|| Arc::clone(&shards));
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "the bot is starting");
    let ended = tokio::select! {
        ended = client.start_autosharded() => ended.map_err(|error| refused("the gateway", &error)),
        deaf = health::watch(&bot, &shards) => Err(DiscordError::Deaf(deaf)),
        () = stop.cancelled() => Ok(()),
    };
    if ended.is_ok() {
        // Up to now everybody could be heard, so that no more than what follows is made good for.
        bot.hears().await;
    }
    shut_down(&bot, &shards, &stop).await;
    ended
}

fn http(settings: &Settings) -> Http {
    let builder = HttpBuilder::new(settings.token.expose_secret());
    match &settings.api {
        // With its limiter on, serenity ignores the address and sends the token to Discord itself.
        Some(api) => builder.proxy(api).ratelimiter_disabled(true).build(),
        None => builder.build(),
    }
}

async fn client(settings: &Settings, bot: &Arc<Bot>) -> Result<Client, DiscordError> {
    // To learn of it when the bot is removed from a server, and when it is back.
    let intents = GatewayIntents::GUILDS;
    let client = ClientBuilder::new_with_http(http(settings), intents)
        .event_handler(Handler::new(Arc::clone(bot)))
        .await;
    let client = client.map_err(|error| refused("connecting", &error))?;
    if let Some(api) = settings.api.as_ref().filter(|api| is_local(api)) {
        // When the address for the gateway cannot be had, serenity goes to Discord's own.
        let gateway = client.ws_url.lock().await.clone();
        if !is_local(&gateway) {
            return Err(DiscordError::ForeignGateway {
                api: api.clone(),
                gateway,
            });
        }
    }
    Ok(client)
}

/// Whether an address is on this machine.
fn is_local(address: &str) -> bool {
    let host = address
        .split("://")
        .nth(1)
        .and_then(|rest| rest.split(['/', '?']).next())
        .unwrap_or_default();
    let host = host.rsplit_once(':').map_or(host, |(host, _)| host);
    matches!(host, "127.0.0.1" | "localhost" | "[::1]")
}

async fn shut_down(bot: &Bot, shards: &ShardManager, stop: &CancellationToken) {
    stop.cancel();
    shards.shutdown_all().await;
    bot.tasks.close();
    if tokio::time::timeout(GRACE, bot.tasks.wait()).await.is_err() {
        tracing::warn!(
            unfinished = bot.tasks.len(),
            "stopped with handlers still at work; the next start tells what they did not"
        );
    }
}

fn refused(what: &'static str, error: &serenity::Error) -> DiscordError {
    DiscordError::Refused {
        what,
        why: error::redacted(error),
    }
}

impl Bot {
    /// A game, if it may be spoken of where the person asks: in its own server, or in direct messages by one who plays in it.
    async fn game_here(&self, ask: &Ask<'_>, id: GameId) -> Result<Game, Failure> {
        let game = self.service.game(id).await?;
        let here = match ask.server {
            Some(server) => game.venue.server == server,
            None => game.has(ask.by),
        };
        if here {
            Ok(game)
        } else {
            Err(Failure::Elsewhere)
        }
    }

    /// The person's running games and challenges that may be spoken of where she asks, the most urgent first.
    async fn games_here(&self, ask: &Ask<'_>) -> Result<Vec<Game>, Failure> {
        let mut games = self.service.games_of(ask.by).await?;
        games.retain(|game| ask.server.is_none_or(|server| game.venue.server == server));
        games.sort_by_key(|game| clocks::urgency(game, ask.by));
        Ok(games)
    }

    /// The games as lines of a menu.
    async fn labels(
        &self,
        ask: &Ask<'_>,
        games: &[Game],
    ) -> Result<Vec<(GameId, String)>, Failure> {
        let opponent = |game: &Game| {
            if game.challenger == ask.by {
                game.opponent
            } else {
                Some(game.challenger)
            }
        };
        let people: Vec<_> = games.iter().filter_map(opponent).collect();
        let names = self.service.names(&people).await?;
        let label = |game: &Game| {
            let name = match opponent(game) {
                Some(opponent) => wording::known_as(ask.words, opponent, &names),
                None => ask.say("somebody"),
            };
            (game.id, wording::label(ask.words, game, ask.by, &name))
        };
        Ok(games.iter().map(label).collect())
    }

    /// The address of a game's newest public message, as this person can open it.
    async fn link(&self, game: &Game, by: UserId) -> Result<Option<String>, ServiceError> {
        let messages = self.service.messages_of(game.id).await?;
        let direct = game.venue.channel == 0;
        let own = match direct {
            true => self.service.reach(by).await?.direct_channel,
            false => None,
        };
        let message = messages
            .iter()
            .find(|message| !direct || Some(message.channel) == own);
        let server = match direct {
            true => "@me".to_owned(),
            false => game.venue.server.to_string(),
        };
        Ok(message.map(|message| {
            format!(
                "https://discord.com/channels/{server}/{}/{}",
                message.channel, message.message
            )
        }))
    }
}

impl Press<'_> {
    /// The press as the service wants it.
    fn asked(&self) -> Asked {
        self.ask.asked(Some(self.id.seen))
    }

    /// The button's game, if it may be spoken of here.
    async fn here(&self, bot: &Bot) -> Result<Game, Failure> {
        bot.game_here(&self.ask, self.id.game).await
    }

    /// The button's game, if it is still the turn that its message shows.
    async fn current(&self, bot: &Bot) -> Result<Game, Failure> {
        let game = self.here(bot).await?;
        // What these two are told is so whatever the person saw.
        let is_told_otherwise = game.is_over() || !game.has(self.ask.by);
        if is_told_otherwise || game.turn_number() == self.id.seen {
            return Ok(game);
        }
        Err(ServiceError::Stale {
            game: Box::new(game),
        }
        .into())
    }

    /// The button's game, if it is still the turn that its message shows and the person's to make.
    async fn game_to_move(&self, bot: &Bot) -> Result<Game, Failure> {
        let game = self.here(bot).await?;
        match game.playing(self.ask.by) {
            // These two are so whatever the person saw.
            Err(refusal @ (Refusal::Outsider | Refusal::Over(_))) => {
                Err(Failure::refused(refusal, &game))
            }
            _ if game.turn_number() != self.id.seen => Err(ServiceError::Stale {
                game: Box::new(game),
            }
            .into()),
            Err(refusal) => Err(Failure::refused(refusal, &game)),
            Ok(_) => Ok(game),
        }
    }

    /// The button's game, if the person has blocks to place in it.
    async fn game_to_place(&self, bot: &Bot) -> Result<Game, Failure> {
        let game = self.here(bot).await?;
        match game.placing(self.ask.by) {
            Ok(_) => Ok(game),
            Err(refusal) => Err(Failure::refused(refusal, &game)),
        }
    }
}
