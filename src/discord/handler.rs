//! Hands each interaction to its command or component, and sees to it that each is answered once and in time.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use futures_util::FutureExt;
use serde_json::{Value, json};
use serenity::builder::CreateAttachment;
use serenity::client::{Context, EventHandler};
use serenity::model::application::{
    CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Interaction,
};
use serenity::model::channel::{GuildChannel, Message, MessageFlags, PartialGuildChannel};
use serenity::model::gateway::Ready;
use serenity::model::guild::{Guild, UnavailableGuild};
use serenity::model::id::InteractionId;
use serenity::model::user::User;

use super::ask::Ask;
use super::components::{self, CustomId, Press};
use super::error;
use super::reply::{Drawn, Reply};
use super::{Bot, commands};
use crate::game::{GameId, Timestamp, UserId};
use crate::locale::Words;
use crate::service::ServiceError;

/// Discord waits three seconds for a first answer; by then an acknowledgement has long been on its way.
const ACKNOWLEDGE_AFTER: Duration = Duration::from_secs(1);

/// Receives what the gateway sends.
pub struct Handler {
    bot: Arc<Bot>,
}

impl Handler {
    /// A handler for `bot`.
    pub fn new(bot: Arc<Bot>) -> Self {
        Self { bot }
    }
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, _: Context, ready: Ready) {
        tracing::info!(user.name = ready.user.name, "connected to Discord");
        self.bot.hears().await;
        let servers: HashSet<u64> = ready.guilds.iter().map(|guild| guild.id.get()).collect();
        // Each shard is told of its own servers.
        let is_ours = |server: u64| match ready.shard {
            Some(shard) => (server >> 22) % u64::from(shard.total) == u64::from(shard.id.0),
            None => true,
        };
        let noted = self.bot.service.is_in(&servers, is_ours).await;
        report(noted);
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let server = guild.id.get();
        report(self.bot.service.server_back(server).await);
        report(
            self.bot
                .server_speaks(server, &guild.preferred_locale)
                .await,
        );
    }

    async fn guild_delete(&self, _: Context, guild: UnavailableGuild, _: Option<Guild>) {
        // A server that is only out of reach comes back by itself, and nothing is changed for that.
        if !guild.unavailable {
            report(self.bot.service.server_gone(guild.id.get()).await);
        }
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        report(self.bot.service.channel_gone(channel.id.get()).await);
    }

    async fn thread_delete(
        &self,
        _: Context,
        thread: PartialGuildChannel,
        _: Option<GuildChannel>,
    ) {
        report(self.bot.service.channel_gone(thread.id.get()).await);
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let bot = Arc::clone(&self.bot);
        // Counted, so that a stop waits for it.
        self.bot
            .tasks
            .spawn(async move { answer(&bot, interaction).await });
    }
}

/// What cannot be noted of a server now is noted at the next start, and of a channel with the next news.
fn report(noted: Result<(), ServiceError>) {
    if let Err(error) = noted {
        tracing::error!(%error, "could not note that a server or channel came or went");
    }
}

/// Answers an interaction, however it was received.
async fn answer(bot: &Bot, interaction: Interaction) {
    match interaction {
        Interaction::Command(command) => answer_command(bot, &command).await,
        Interaction::Autocomplete(command) => answer_autocomplete(bot, &command).await,
        Interaction::Component(component) => answer_component(bot, &component).await,
        _ => tracing::warn!("an interaction of a kind that was never asked for"),
    }
}

/// The words that a person reads.
async fn speaks<'a>(bot: &'a Bot, user: &User, locale: &str) -> Words<'a> {
    bot.words_of(UserId(user.id.get()), locale).await
}

async fn answer_command(bot: &Bot, command: &CommandInteraction) {
    let callback = Callback {
        id: command.id,
        token: &command.token,
        way: Way::Anew,
    };
    let work = async {
        let ask = Ask::of_command(command, speaks(bot, &command.user, &command.locale).await);
        let reply = async {
            bot.is_back(&ask).await;
            match commands::run(bot, &ask, command).await {
                Ok(reply) => Some(reply),
                Err(failure) => Some(error::words(bot, &ask, failure).await),
            }
        };
        drawn(&ask, reply).await
    };
    callback.respond(bot, work).await;
}

async fn answer_autocomplete(bot: &Bot, command: &CommandInteraction) {
    let ask = Ask::of_command(command, speaks(bot, &command.user, &command.locale).await);
    let choices = AssertUnwindSafe(commands::complete(bot, &ask, command))
        .catch_unwind()
        .await;
    let body = choices.unwrap_or_else(|_| json!({ "type": 8, "data": { "choices": [] } }));
    let callback = Callback {
        id: command.id,
        token: &command.token,
        way: Way::Anew,
    };
    callback.send(bot, &body, Vec::new()).await;
}

async fn answer_component(bot: &Bot, component: &ComponentInteraction) {
    let private = component
        .message
        .flags
        .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let callback = Callback {
        id: component.id,
        token: &component.token,
        // What is public stays as it is for everybody else.
        way: if private { Way::InPlace } else { Way::Anew },
    };
    let work = async {
        let words = speaks(bot, &component.user, &component.locale).await;
        let press = press(component, words);
        drawn(&press.ask, pressed(bot, &press, component, private)).await
    };
    callback.respond(bot, work).await;
}

/// A press as its component reads it.
fn press<'a>(component: &ComponentInteraction, words: Words<'a>) -> Press<'a> {
    Press {
        ask: Ask::of_component(component, words),
        id: match component.data.custom_id.parse::<CustomId>() {
            Ok(id) => id,
            Err(_) => CustomId {
                kind: String::new(),
                game: GameId(0),
                seen: 0,
                rest: String::new(),
            },
        },
        chosen: match &component.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
            _ => None,
        },
        picked: match &component.data.kind {
            ComponentInteractionDataKind::ChannelSelect { values } => {
                values.iter().map(|channel| channel.get()).collect()
            }
            ComponentInteractionDataKind::RoleSelect { values } => {
                values.iter().map(|role| role.get()).collect()
            }
            _ => Vec::new(),
        },
    }
}

/// What a press comes to.
async fn pressed(
    bot: &Bot,
    press: &Press<'_>,
    component: &ComponentInteraction,
    private: bool,
) -> Option<Reply> {
    bot.is_back(&press.ask).await;
    match components::run(bot, press).await {
        Ok(reply) => Some(reply),
        // A crowd that presses a button over and over gets one answer each, and then silence.
        Err(failure)
            if !private
                && !bot.patience.answers(
                    press.ask.by,
                    &component.data.custom_id,
                    bot.service.now(),
                ) =>
        {
            tracing::debug!(?failure, "refused again");
            None
        }
        Err(failure) => Some(error::words(bot, &press.ask, failure).await),
    }
}

/// The reply that `work` comes to, with its picture.
async fn drawn(ask: &Ask<'_>, work: impl Future<Output = Option<Reply>>) -> Option<Drawn> {
    let reply = AssertUnwindSafe(work).catch_unwind().await;
    let reply = reply.unwrap_or_else(|_| {
        tracing::error!("a handler panicked");
        Some(ask.reply("trouble", &[]))
    })?;
    // An answer with a picture that is forbidden would be none at all.
    if reply.file_name().is_some() && !ask.may_attach {
        let reply = reply.or_instead(ask.say("picture-forbidden"));
        return Some(reply.without_picture().draw().await);
    }
    Some(reply.draw().await)
}

/// Which way the answer to an interaction goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// As a new private message.
    Anew,
    /// In place of the private message that the button sits on.
    InPlace,
}

struct Callback<'a> {
    id: InteractionId,
    token: &'a str,
    way: Way,
}

impl Callback<'_> {
    /// Sends the reply that `work` comes to, or nothing visible if it comes to none; acknowledges first if it takes long.
    async fn respond(&self, bot: &Bot, work: impl Future<Output = Option<Drawn>>) {
        let deadline = bot.service.now().plus(ACKNOWLEDGE_AFTER);
        tokio::pin!(work);
        tokio::select! {
            biased;
            drawn = &mut work => match drawn {
                Some(drawn) => self.first(bot, drawn).await,
                None => self.send(bot, &json!({ "type": 6 }), Vec::new()).await,
            },
            () = bot.service.sleep_until(deadline) => {
                let deferral = self.way.deferral();
                // The work goes on while the acknowledgement is on its way.
                let ((), drawn) = tokio::join!(self.send(bot, &deferral, Vec::new()), &mut work);
                self.later(bot, drawn).await;
            }
        }
    }

    /// The first answer is the reply itself.
    async fn first(&self, bot: &Bot, drawn: Drawn) {
        let Drawn { mut body, files } = drawn.replacing();
        let kind = match self.way {
            Way::Anew => {
                body["flags"] = MessageFlags::EPHEMERAL.bits().into();
                4
            }
            Way::InPlace => 7,
        };
        self.send(bot, &json!({ "type": kind, "data": body }), files)
            .await;
    }

    /// The first answer was an acknowledgement, which the reply now fills; or takes back, if there is nothing to say.
    async fn later(&self, bot: &Bot, drawn: Option<Drawn>) {
        let answered = match (drawn, self.way) {
            (Some(drawn), _) => {
                let Drawn { body, files } = drawn.replacing();
                let edit = || {
                    bot.http
                        .edit_original_interaction_response(self.token, &body, files.clone())
                };
                twice(edit).await.map(|_| ())
            }
            (None, Way::Anew) => {
                let delete = bot.http.delete_original_interaction_response(self.token);
                delete.await
            }
            (None, Way::InPlace) => Ok(()),
        };
        if let Err(error) = answered {
            tracing::warn!(
                interaction.id = self.id.get(),
                error = error::redacted(&error),
                "a late answer was not taken"
            );
        }
    }

    async fn send(&self, bot: &Bot, body: &Value, files: Vec<CreateAttachment>) {
        let create = || {
            bot.http
                .create_interaction_response(self.id, self.token, body, files.clone())
        };
        if let Err(error) = twice(create).await {
            tracing::warn!(
                interaction.id = self.id.get(),
                error = error::redacted(&error),
                "an answer was not taken"
            );
        }
    }
}

/// Calls Discord, and once more if it stumbled over the call. Of an answer that it took all the same, it refuses the copy.
async fn twice<T, F>(call: impl Fn() -> F) -> serenity::Result<T>
where
    F: Future<Output = serenity::Result<T>>,
{
    match call().await {
        Err(error) if error::is_passing(&error) => call().await,
        called => called,
    }
}

impl Way {
    fn deferral(self) -> Value {
        match self {
            Self::Anew => json!({ "type": 5, "data": { "flags": MessageFlags::EPHEMERAL.bits() } }),
            Self::InPlace => json!({ "type": 6 }),
        }
    }
}

/// Remembers who was refused what just now, so that nobody is told over and over.
#[derive(Debug, Default)]
pub struct Patience {
    refused: Mutex<HashMap<(UserId, String), Timestamp>>,
}

impl Patience {
    /// How long one refusal holds.
    const WINDOW: Duration = Duration::from_secs(10);

    /// Whether the person is to be told now why a button does nothing; if so, not again for a while.
    fn answers(&self, user: UserId, button: &str, now: Timestamp) -> bool {
        let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        refused.retain(|_, told| now < told.plus(Self::WINDOW));
        match refused.entry((user, button.to_owned())) {
            Entry::Occupied(_) => false,
            Entry::Vacant(entry) => {
                entry.insert(now);
                true
            }
        }
    }
}
