//! What a person does, and the bot's answers to it.

use std::{
    future::{Future, IntoFuture},
    pin::Pin,
    sync::Arc,
};

use futures_util::future::join_all;
use tokio::time::timeout;

use super::{
    Mishap,
    forms::{self, Modal},
    options::Choice,
    with_bytes,
};

use crate::sandbox::{
    ids::{InteractionId, UserId},
    message::Message,
    rest::{ANSWER_WITHIN_MS, TOKEN_LIVES_MS},
    state::{Interaction, State},
    world::{Core, Doing},
};

/// Something that a person is about to do. Awaited, it is done and gives the bot's first answer.
///
/// # Panics
///
/// Awaiting it panics with the transcript if Discord's client would not have let the person, or if the bot does not
/// answer. [`Act::attempt`] does not.
#[must_use = "nothing is done until it is awaited or sent"]
#[derive(Debug)]
pub struct Act {
    core: Arc<Core>,
    doing: Result<Doing, Mishap>,
}

impl Act {
    pub(super) fn new(core: &Arc<Core>, doing: Result<Doing, Mishap>) -> Self {
        Self {
            core: Arc::clone(core),
            doing,
        }
    }

    /// Does it, and waits for the first answer.
    ///
    /// # Errors
    ///
    /// If it is impossible, or the bot does not answer.
    pub async fn attempt(self) -> Result<Response, Mishap> {
        self.send()?.first_response().await
    }

    /// Does it, and does not wait.
    ///
    /// # Errors
    ///
    /// If it is impossible.
    pub fn send(self) -> Result<Sent, Mishap> {
        let doing = self.doing?;
        let id = self.core.world().create_interaction(&doing);
        Ok(Sent {
            core: self.core,
            id,
            doing,
        })
    }

    /// Does it so many times at once, each time anew, and waits for the first answer to each.
    pub async fn copies(self, times: usize) -> Vec<Result<Response, Mishap>> {
        let sent: Vec<Result<Sent, Mishap>> = (0..times)
            .map(|_| Self::new(&self.core, self.doing.clone()).send())
            .collect();
        join_all(
            sent.iter()
                .map(async |sent| sent.as_ref().map_err(Clone::clone)?.first_response().await),
        )
        .await
    }
}

impl IntoFuture for Act {
    type Output = Response;
    type IntoFuture = Pin<Box<dyn Future<Output = Response> + Send>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(async move {
            let core = Arc::clone(&self.core);
            self.attempt()
                .await
                .unwrap_or_else(|mishap| mishap.panic_with(&core))
        })
    }
}

/// Something that a person has done, on its way to the bot.
#[derive(Debug)]
pub struct Sent {
    core: Arc<Core>,
    id: InteractionId,
    doing: Doing,
}

impl Sent {
    /// The interaction.
    pub fn id(&self) -> InteractionId {
        self.id
    }

    /// Delivers the same interaction, with the same id, once more.
    pub fn redeliver(&self) {
        self.core.world().redeliver(self.id, &self.doing.data);
    }

    /// Waits for the bot's first answer.
    ///
    /// # Errors
    ///
    /// If the clock passes the deadline first, no bot is there, or patience runs out.
    pub async fn first_response(&self) -> Result<Response, Mishap> {
        let waits = format!("an answer to {:?}", self.doing.what);
        let look = |state: &State, one: &Interaction| {
            one.answer
                .as_ref()
                .map(|_| Ok(Response::of(&self.core, state, one)))
                .or_else(|| {
                    let failed = one.failed.as_ref()?;
                    Some(Err(Mishap::NoAnswer(failed.clone())))
                })
        };
        let within = (
            ANSWER_WITHIN_MS,
            "The application did not respond: three seconds have passed",
        );
        wait_for(&self.core, self.id, &waits, within, look).await?
    }
}

/// The kind of a first answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResponseKind {
    /// A message.
    Message,
    /// The promise of a message.
    Deferred,
    /// A change of the message whose component was used.
    UpdateMessage,
    /// The promise of such a change.
    DeferredUpdate,
    /// Choices for the option that is being typed.
    Autocomplete,
    /// A form to fill.
    Modal,
}

/// The bot's first answer to what a person did.
#[derive(Clone, Debug)]
pub struct Response {
    core: Arc<Core>,
    /// The interaction that is answered.
    pub id: InteractionId,
    /// The kind of answer.
    pub kind: ResponseKind,
    /// The message as it was with the answer: the answer itself, or the message that was changed.
    pub message: Option<Message>,
    /// The choices, for [`ResponseKind::Autocomplete`].
    pub choices: Vec<Choice>,
    /// The form, for [`ResponseKind::Modal`].
    pub modal: Option<Modal>,
    /// Whether only the person sees it.
    pub ephemeral: bool,
    /// When the person acted, in unix milliseconds.
    pub sent_at: i64,
    /// When the bot answered, in unix milliseconds.
    pub acknowledged_at: i64,
    pub(super) user: UserId,
}

impl Response {
    fn of(core: &Arc<Core>, state: &State, one: &Interaction) -> Self {
        let (kind, data) = one
            .answer
            .as_ref()
            .map_or((0, &serde_json::Value::Null), |answer| {
                (answer.kind, &answer.data)
            });
        let kind = match kind {
            5 => ResponseKind::Deferred,
            6 => ResponseKind::DeferredUpdate,
            7 => ResponseKind::UpdateMessage,
            8 => ResponseKind::Autocomplete,
            9 => ResponseKind::Modal,
            _ => ResponseKind::Message,
        };
        Self {
            core: Arc::clone(core),
            id: one.summary.id,
            kind,
            message: one
                .answer
                .as_ref()
                .and_then(|answer| answer.shown.as_ref())
                .map(|message| with_bytes(state, message)),
            choices: if kind == ResponseKind::Autocomplete {
                Choice::list(data)
            } else {
                Vec::new()
            },
            modal: (kind == ResponseKind::Modal).then(|| forms::modal(one, data)),
            ephemeral: one.answer.as_ref().is_some_and(|answer| answer.ephemeral),
            sent_at: one.sent_at,
            acknowledged_at: one.answer.as_ref().map_or(one.sent_at, |answer| answer.at),
            user: one.summary.user,
        }
    }

    /// What is written in the message, or nothing.
    pub fn text(&self) -> String {
        self.message.as_ref().map(Message::text).unwrap_or_default()
    }

    /// Waits until what was promised is there, and returns the message as it is then. Without a promise that is now.
    ///
    /// # Panics
    ///
    /// With the transcript, if the promise is not kept.
    pub async fn final_message(&self) -> Message {
        self.try_final_message()
            .await
            .unwrap_or_else(|mishap| mishap.panic_with(&self.core))
    }

    /// Like [`Self::final_message`], without panicking.
    ///
    /// # Errors
    ///
    /// If the token dies first, the message is gone, or patience runs out.
    pub async fn try_final_message(&self) -> Result<Message, Mishap> {
        let promised = matches!(
            self.kind,
            ResponseKind::Deferred | ResponseKind::DeferredUpdate
        );
        let look = |state: &State, one: &Interaction| {
            let message = one.original().and_then(|id| state.message(one.channel, id));
            match message {
                None => Some(Err(Mishap::NoAnswer(
                    "the answer has no message, or it is deleted".to_owned(),
                ))),
                Some(message) => {
                    (!promised || one.edits > 0).then(|| Ok(with_bytes(state, message)))
                }
            }
        };
        let within = (
            TOKEN_LIVES_MS,
            "the promised answer did not come in fifteen minutes",
        );
        wait_for(&self.core, self.id, "the promised answer", within, look).await?
    }

    /// Waits for a further answer, counted from 0.
    ///
    /// # Panics
    ///
    /// With the transcript, if it does not come.
    pub async fn follow_up(&self, number: usize) -> Message {
        self.try_follow_up(number)
            .await
            .unwrap_or_else(|mishap| mishap.panic_with(&self.core))
    }

    /// Like [`Self::follow_up`], without panicking.
    ///
    /// # Errors
    ///
    /// If the token dies first or patience runs out.
    pub async fn try_follow_up(&self, number: usize) -> Result<Message, Mishap> {
        let look = |state: &State, one: &Interaction| {
            let message = one
                .follow_ups
                .get(number)
                .and_then(|id| state.message(one.channel, *id));
            message.map(|message| with_bytes(state, message))
        };
        let within = (TOKEN_LIVES_MS, "no further answer came in fifteen minutes");
        wait_for(&self.core, self.id, "a further answer", within, look).await
    }
}

/// Waits for something about an interaction: until it is there, the clock has passed so many milliseconds, or patience runs out.
async fn wait_for<T>(
    core: &Core,
    id: InteractionId,
    what: &str,
    (within_ms, too_late): (i64, &str),
    mut look: impl FnMut(&State, &Interaction) -> Option<T>,
) -> Result<T, Mishap> {
    let forgotten = || Mishap::NoAnswer("the sandbox has forgotten this interaction".to_owned());
    let (mut changed, deadline) = {
        let world = core.world();
        let one = world.state.interactions.get(&id).ok_or_else(forgotten)?;
        (one.changed.subscribe(), one.sent_at + within_ms)
    };
    let found = async {
        loop {
            changed.borrow_and_update();
            {
                let world = core.world();
                let one = world.state.interactions.get(&id).ok_or_else(forgotten)?;
                if let Some(found) = look(&world.state, one) {
                    return Ok(found);
                }
            }
            if changed.changed().await.is_err() {
                return Err(forgotten());
            }
        }
    };
    let passed = async {
        // An answer at the very deadline still counts.
        core.clock.until(deadline + 1).await;
        core.log.note(too_late);
        Err(Mishap::NoAnswer(too_late.to_owned()))
    };
    let either = async {
        tokio::select! {
            biased;
            found = found => found,
            passed = passed => passed,
        }
    };
    let in_time = timeout(core.settings.patience, either).await;
    in_time.unwrap_or_else(|_| {
        Err(Mishap::Impatient {
            what: what.to_owned(),
            transcript: core.transcript(),
        })
    })
}
