//! What the bot may do in a channel, and what it needs there.

use serenity::model::Permissions;
use serenity::model::channel::Channel;
use serenity::model::id::{ChannelId, GuildId, UserId};

use super::Bot;

/// What the bot needs in a channel where games are played, each with the name that Discord's own settings show.
pub const NEEDED: [(Permissions, &str); 4] = [
    (Permissions::VIEW_CHANNEL, "View Channel"),
    (Permissions::SEND_MESSAGES, "Send Messages"),
    (Permissions::ATTACH_FILES, "Attach Files"),
    (Permissions::READ_MESSAGE_HISTORY, "Read Message History"),
];

impl Bot {
    /// The names of those permissions that the bot needs in a channel of this server and lacks; all of them, if it cannot even see it.
    pub async fn missing_in(
        &self,
        server: u64,
        channel: u64,
    ) -> serenity::Result<Vec<&'static str>> {
        let server = GuildId::new(server);
        let Channel::Guild(channel) = (match self.http.get_channel(ChannelId::new(channel)).await {
            Err(error) if super::error::is_refusal(&error) => {
                return Ok(NEEDED.map(|(_, name)| name).to_vec());
            }
            found => found?,
        }) else {
            return Ok(NEEDED.map(|(_, name)| name).to_vec());
        };
        let own = self.http.application_id().map_or(1, |id| id.get());
        let guild = self.http.get_guild(server).await?;
        let member = self.http.get_member(server, UserId::new(own)).await?;
        let may = guild.user_permissions_in(&channel, &member);
        Ok(NEEDED
            .into_iter()
            .filter(|(needed, _)| !may.contains(*needed))
            .map(|(_, name)| name)
            .collect())
    }
}
