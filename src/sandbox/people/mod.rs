//! Scripted people: they type commands, press buttons and read, as Discord's client would let them.

mod act;
mod forms;
mod options;
mod pressing;
mod resolved;
mod typing;

pub(super) use typing::offered;

use std::sync::Arc;

use tokio::time::timeout;

pub use self::{
    act::{Act, Response, ResponseKind, Sent},
    forms::{Modal, ModalField},
    options::{Choice, Options, Value},
};

use super::{
    body::{Draft, Upload},
    ids::{ChannelId, MessageId, UserId},
    message::Message,
    permissions::Permissions,
    places::Channel,
    state::State,
    world::{Core, Post},
};

/// Why something that a person tried came to nothing.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Mishap {
    /// Discord's client would not have let them.
    #[error("{0}")]
    Impossible(String),
    /// The bot did not answer in time, or there is none.
    #[error("{0}")]
    NoAnswer(String),
    /// Patience ran out, in real time; with everything that happened.
    #[error("waited in vain: {what}\n{transcript}")]
    Impatient {
        /// What was waited for.
        what: String,
        /// Everything that happened.
        transcript: String,
    },
}

impl Mishap {
    pub(crate) fn panic<T>(self) -> T {
        panic!("{self}")
    }

    /// Ends a test, with everything that happened.
    fn panic_with(self, core: &Core) -> ! {
        match self {
            Self::Impatient { .. } => panic!("{self}"),
            other => panic!("{other}\n{}", core.transcript()),
        }
    }
}

/// A person. Copies are the same one.
#[derive(Clone, Debug)]
pub struct User {
    pub(crate) core: Arc<Core>,
    pub(crate) id: UserId,
}

/// A person who looks at a channel: from here they act. Copies are the same person.
#[derive(Clone, Debug)]
pub struct Seat {
    core: Arc<Core>,
    user: UserId,
    channel: ChannelId,
}

impl User {
    /// Their id.
    pub fn id(&self) -> UserId {
        self.id
    }

    /// `<@id>`, as it is written to name them.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// Sits down at a channel.
    pub fn in_channel(&self, channel: &Channel) -> Seat {
        Seat {
            core: Arc::clone(&self.core),
            user: self.id,
            channel: channel.id,
        }
    }

    /// Sits down at the direct messages with the bot.
    pub fn in_direct_messages(&self) -> Seat {
        let channel = self.core.world().direct_channel(self.id);
        Seat {
            core: Arc::clone(&self.core),
            user: self.id,
            channel,
        }
    }

    /// Changes the language of their client, by Discord's code.
    pub fn set_locale(&self, locale: &str) {
        self.change(|user| user.locale = locale.to_owned());
    }

    /// Changes the name that is shown, or takes it away.
    pub fn set_display_name(&self, name: Option<&str>) {
        self.change(|user| user.display_name = name.map(str::to_owned));
    }

    /// Refuses direct messages from now on.
    pub fn close_direct_messages(&self) {
        self.change(|user| user.direct_messages_closed = true);
    }

    /// Takes direct messages again.
    pub fn open_direct_messages(&self) {
        self.change(|user| user.direct_messages_closed = false);
    }

    /// The messages, anywhere, that made their Discord ring, oldest first.
    pub fn pings(&self) -> Vec<Message> {
        let world = self.core.world();
        let mut rang: Vec<Message> = world
            .state
            .channels
            .values()
            .flat_map(|channel| channel.messages.values())
            .filter(|message| message.pings.contains(&self.id))
            .map(|message| with_bytes(&world.state, message))
            .collect();
        rang.sort_by_key(|message| message.id);
        rang
    }

    fn change(&self, change: impl FnOnce(&mut super::state::UserData)) {
        if let Some(user) = self.core.world().change().users.get_mut(&self.id) {
            change(user);
        }
    }
}

impl From<&Seat> for User {
    fn from(seat: &Seat) -> Self {
        seat.user()
    }
}

impl Seat {
    /// Who sits here.
    pub fn user(&self) -> User {
        User {
            core: Arc::clone(&self.core),
            id: self.user,
        }
    }

    /// Their id.
    pub fn id(&self) -> UserId {
        self.user
    }

    /// `<@id>`, as it is written to name them.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.user)
    }

    /// The channel they look at.
    pub fn channel(&self) -> Channel {
        Channel {
            core: Arc::clone(&self.core),
            id: self.channel,
        }
    }

    /// The same person at another channel.
    pub fn in_channel(&self, channel: &Channel) -> Self {
        self.user().in_channel(channel)
    }

    /// The messages here that they see, oldest first, with the files' contents.
    pub fn sees(&self) -> Vec<Message> {
        let world = self.core.world();
        world
            .state
            .visible(self.user, self.channel)
            .map(|message| with_bytes(&world.state, message))
            .collect()
    }

    /// The newest message here that they see, if there is one.
    pub fn newest(&self) -> Option<Message> {
        let world = self.core.world();
        let newest = world.state.visible(self.user, self.channel).next_back();
        newest.map(|message| with_bytes(&world.state, message))
    }

    /// The newest message here that they see.
    ///
    /// # Panics
    ///
    /// If they see none.
    pub fn reads(&self) -> Message {
        let nothing = || {
            Mishap::Impossible("there is nothing to read here".to_owned()).panic_with(&self.core)
        };
        self.newest().unwrap_or_else(nothing)
    }

    /// What is written in the newest message here.
    ///
    /// # Panics
    ///
    /// If they see none.
    pub fn text(&self) -> String {
        self.reads().text()
    }

    /// A message here, if they see it.
    pub fn message(&self, id: MessageId) -> Option<Message> {
        let world = self.core.world();
        let found = world
            .state
            .visible(self.user, self.channel)
            .find(|message| message.id == id);
        found.map(|message| with_bytes(&world.state, message))
    }

    /// The messages, anywhere, that made their Discord ring, oldest first.
    pub fn pings(&self) -> Vec<Message> {
        self.user().pings()
    }

    /// Waits until they see a message here of which `wanted` is true; of several it is the newest.
    ///
    /// # Panics
    ///
    /// With the transcript, if it takes longer than the sandbox's patience; `what` says what was waited for.
    pub async fn waits_for(&self, what: &str, wanted: impl FnMut(&Message) -> bool) -> Message {
        self.try_waits_for(what, wanted)
            .await
            .unwrap_or_else(|mishap| mishap.panic_with(&self.core))
    }

    /// Like [`Self::waits_for`], without panicking.
    ///
    /// # Errors
    ///
    /// If it takes longer than the sandbox's patience.
    pub async fn try_waits_for(
        &self,
        what: &str,
        mut wanted: impl FnMut(&Message) -> bool,
    ) -> Result<Message, Mishap> {
        let look = |state: &State| {
            let found = state
                .visible(self.user, self.channel)
                .rev()
                .find(|message| wanted(message));
            found.map(|message| with_bytes(state, message))
        };
        wait_until(&self.core, what, look).await
    }

    /// Waits for a message that rings for them, beside the `already` that have.
    ///
    /// # Panics
    ///
    /// With the transcript, if it takes longer than the sandbox's patience.
    pub async fn waits_for_ping(&self, already: usize) -> Message {
        let look = |state: &State| {
            let messages = state
                .channels
                .values()
                .flat_map(|channel| channel.messages.values());
            let mut rang: Vec<_> = messages
                .filter(|message| message.pings.contains(&self.user))
                .collect();
            rang.sort_by_key(|message| message.id);
            rang.get(already).map(|message| with_bytes(state, message))
        };
        let found = wait_until(&self.core, "a ping", look).await;
        found.unwrap_or_else(|mishap| mishap.panic_with(&self.core))
    }

    /// Writes a plain message. Bots hear of it if their intents ask for it.
    ///
    /// # Panics
    ///
    /// If they may not write here.
    pub fn says(&self, text: &str) -> Message {
        self.says_with_files(text, Vec::new())
    }

    /// Like [`Self::says`], without panicking, and only what Discord's client would let them write.
    ///
    /// # Errors
    ///
    /// If they may not write here, or the text is empty or longer than 2,000 characters.
    pub fn try_says(&self, text: &str) -> Result<Message, Mishap> {
        if !(1..=2_000).contains(&text.trim().chars().count()) {
            let why = "a message has 1 to 2,000 characters";
            return Err(Mishap::Impossible(why.to_owned()));
        }
        self.write(text, Vec::new())
    }

    /// Writes a plain message with files, each a name and its contents.
    ///
    /// # Panics
    ///
    /// If they may not write here.
    pub fn says_with_files(&self, text: &str, files: Vec<(String, Vec<u8>)>) -> Message {
        self.write(text, files)
            .unwrap_or_else(|mishap| mishap.panic_with(&self.core))
    }

    fn write(&self, text: &str, files: Vec<(String, Vec<u8>)>) -> Result<Message, Mishap> {
        let mut world = self.core.world();
        let may = world.state.permissions(self.user, self.channel);
        if !may.contains(Permissions::SEND_MESSAGES) {
            return Err(Mishap::Impossible("they may not write here".to_owned()));
        }
        let uploads = files
            .into_iter()
            .enumerate()
            .map(|(index, (filename, bytes))| Upload {
                index: index as u64,
                filename,
                content_type: None,
                bytes: bytes.into(),
            });
        let draft = Draft {
            content: Some(text.to_owned()),
            uploads: uploads.collect(),
            ..Draft::default()
        };
        let message = world.create_message(Post::plain(self.channel, self.user, draft));
        Ok(with_bytes(&world.state, &message))
    }
}

/// A message with its files' contents, as people read it.
fn with_bytes(state: &State, message: &Message) -> Message {
    let mut message = message.clone();
    for file in &mut message.attachments {
        file.bytes = state.files.get(file.id).unwrap_or_default();
    }
    message
}

/// Waits until `look` finds something; it is asked again after every change.
pub(crate) async fn wait_until<T>(
    core: &Core,
    what: &str,
    mut look: impl FnMut(&State) -> Option<T>,
) -> Result<T, Mishap> {
    let mut changes = core.changes();
    let found = async {
        loop {
            // Before the look, so that a change during it is not missed.
            changes.borrow_and_update();
            let found = look(&core.world().state);
            if let Some(found) = found {
                return found;
            }
            // The sender lives in `core`, so this cannot fail.
            let _ = changes.changed().await;
        }
    };
    let in_time = timeout(core.settings.patience, found).await;
    in_time.map_err(|_| Mishap::Impatient {
        what: what.to_owned(),
        transcript: core.transcript(),
    })
}
