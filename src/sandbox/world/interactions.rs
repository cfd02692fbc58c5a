//! What people do to the bot: noted, delivered, given up.

use serde_json::Value;
use tokio::sync::watch;

use super::{Settings, World};
use crate::sandbox::{
    gateway::Delivery,
    ids::{ChannelId, InteractionId, MessageId, ServerId, UserId},
    log::Happening,
    message::InteractionSummary,
    state::Interaction,
    wire,
};

/// Something that a person does to the bot.
#[derive(Clone, Debug)]
pub(crate) struct Doing {
    pub(crate) user: UserId,
    pub(crate) channel: ChannelId,
    /// 2 command, 3 component, 4 autocomplete, 5 form.
    pub(crate) kind: u8,
    pub(crate) data: Value,
    /// The message whose component was used, also when that opened the form.
    pub(crate) source: Option<MessageId>,
    /// The command with its subcommands.
    pub(crate) name: String,
    pub(crate) opened_by: Option<Box<InteractionSummary>>,
    /// What was done, for the log.
    pub(crate) what: String,
}

impl World<'_> {
    /// Notes what a person does and tells the bot. Without a bot that could hear it, it has failed at once.
    pub(crate) fn create_interaction(&mut self, doing: &Doing) -> InteractionId {
        let id = InteractionId::new(self.snowflake());
        let server = self.state.server_id(doing.channel);
        let summary = InteractionSummary {
            id,
            user: doing.user,
            kind: if doing.kind == 4 { 2 } else { doing.kind },
            name: doing.name.clone(),
            source: doing.source,
            opened_by: doing.opened_by.clone(),
            original: None,
        };
        let mut interaction = Interaction {
            summary,
            token: token(id),
            kind: doing.kind,
            channel: doing.channel,
            server,
            sent_at: self.now(),
            answer: None,
            follow_ups: Vec::new(),
            edits: 0,
            queued: false,
            failed: None,
            changed: watch::Sender::default(),
        };
        let (user, channel, what) = (doing.user, doing.channel, doing.what.clone());
        self.core.log.push(Happening::Interaction {
            id,
            user,
            channel,
            what,
        });
        let delivery = self.deliver(&interaction, &doing.data);
        interaction.queued = delivery == Delivery::Queued;
        let limit = self.core.settings.kept_interactions.max(1);
        let state = self.change();
        state.interactions.insert(id, interaction);
        while state.interactions.len() > limit {
            state.interactions.pop_first();
        }
        if delivery == Delivery::Nobody {
            self.fail_interaction(id, "The application did not respond: no bot is connected");
        }
        id
    }

    fn deliver(&self, interaction: &Interaction, data: &Value) -> Delivery {
        let Settings {
            base, file_limit, ..
        } = &self.core.settings;
        let object = |_| wire::interaction(&self.state, base, *file_limit, interaction, data);
        self.core
            .gateway
            .dispatch("INTERACTION_CREATE", interaction.server, 0, &object)
    }

    /// Tells the bot of an interaction once more, with the same id and token.
    pub(crate) fn redeliver(&mut self, id: InteractionId, data: &Value) {
        if let Some(interaction) = self.state.interactions.get(&id) {
            self.core
                .log
                .note(format!("interaction {id} is delivered again"));
            self.deliver(interaction, data);
        }
    }

    /// Notes that a resumed session has now been told of what waited for it.
    pub(crate) fn heard_by(&mut self, concerned: impl Fn(Option<ServerId>) -> bool) {
        for interaction in self
            .state
            .interactions
            .values_mut()
            .filter(|one| one.queued && concerned(one.server))
        {
            interaction.queued = false;
        }
    }

    /// Gives an interaction up.
    pub(crate) fn fail_interaction(&mut self, id: InteractionId, why: &str) {
        if let Some(interaction) = self.change().interactions.get_mut(&id)
            && interaction.answer.is_none()
        {
            interaction.failed = Some(why.to_owned());
            interaction.changed.send_replace(());
        }
    }
}

const TOKEN_START: &str = "aW50ZXJhY3Rpb246";

/// The interaction whose token this may be, to be compared with its own.
pub(crate) fn interaction_of(token: &str) -> Option<InteractionId> {
    token
        .strip_prefix(TOKEN_START)?
        .split('Z')
        .next()?
        .parse()
        .ok()
}

/// The secret of an interaction: long, as Discord's are, so that no bot relies on short ones.
fn token(id: InteractionId) -> String {
    let number = id.get();
    // Multiplying by an odd number mixes the bits without ever giving two ids the same token.
    let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    format!(
        "{TOKEN_START}{number}Z{mixed:016x}{:016x}{}",
        mixed.rotate_left(17),
        "Zg".repeat(60)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_are_long() {
        let (a, b) = (
            token(InteractionId::new(1 << 22)),
            token(InteractionId::new((1 << 22) + 1)),
        );
        assert!(a != b && a.len() > 150);
    }
}
