//! Whom a text names, and whose Discord rings for it.

use std::collections::HashSet;

use super::World;
use crate::sandbox::{
    body::AllowedMentions,
    ids::{RoleId, UserId},
    message::{Message, flags},
    permissions::Permissions,
};

impl World<'_> {
    /// Finds whom a text names, as far as it may. Embeds never count.
    pub(crate) fn resolve_mentions(&self, message: &mut Message, allowed: Option<AllowedMentions>) {
        let allowed = allowed.unwrap_or_else(AllowedMentions::everything);
        let named = named_in(&message.text_that_pings());
        let may_everyone = self
            .state
            .permissions(message.author, message.channel)
            .contains(Permissions::MENTION_EVERYONE);
        let mut users: Vec<UserId> = named
            .users
            .into_iter()
            .filter(|user| {
                self.state.users.contains_key(user)
                    && (allowed.all_users || allowed.users.contains(user))
            })
            .collect();
        if let Some(to) = message
            .reference
            .and_then(|id| self.state.message(message.channel, id))
            && allowed.replied_user
            && !users.contains(&to.author)
        {
            users.push(to.author);
        }
        let server = message.server.and_then(|id| self.state.servers.get(&id));
        let known_role = |role: &RoleId| {
            server
                .and_then(|server| server.roles.get(role))
                .is_some_and(|role| role.mentionable || may_everyone)
        };
        message.mentions = users;
        message.mention_roles = named
            .roles
            .into_iter()
            .filter(|role| known_role(role) && (allowed.all_roles || allowed.roles.contains(role)))
            .collect();
        message.mention_everyone = named.everyone && allowed.everyone && may_everyone;
    }

    /// Whose Discord rings for a new message.
    pub(crate) fn pings(&self, message: &Message) -> Vec<UserId> {
        if message.flags & (flags::SUPPRESS_NOTIFICATIONS | flags::LOADING) != 0 {
            return Vec::new();
        }
        let mut called: Vec<UserId> = message.mentions.clone();
        let members = message
            .server
            .and_then(|id| self.state.servers.get(&id))
            .map(|server| &server.members);
        for member in members.into_iter().flat_map(|members| members.values()) {
            let by_role = message
                .mention_roles
                .iter()
                .any(|role| member.roles.contains(role));
            if (message.mention_everyone || by_role) && !called.contains(&member.user) {
                called.push(member.user);
            }
        }
        if let Some(recipient) = self
            .state
            .channels
            .get(&message.channel)
            .and_then(|data| data.recipient)
        {
            // A direct message rings by itself, unless it answers what the person has just done.
            if message.interaction.is_none() && !called.contains(&recipient) {
                called.push(recipient);
            }
        }
        let hears = |user: &UserId| {
            *user != message.author
                && message.ephemeral_for.is_none_or(|only| only == *user)
                && self
                    .state
                    .permissions(*user, message.channel)
                    .contains(Permissions::VIEW_CHANNEL)
        };
        called.into_iter().filter(hears).collect()
    }
}

/// Whom a text names.
#[derive(Debug, Default, PartialEq)]
struct Named {
    users: Vec<UserId>,
    roles: Vec<RoleId>,
    everyone: bool,
}

fn named_in(text: &str) -> Named {
    let mut named = Named {
        everyone: text.contains("@everyone") || text.contains("@here"),
        ..Named::default()
    };
    let mut seen = HashSet::new();
    for part in text.split("<@").skip(1) {
        let Some((inside, _)) = part.split_once('>') else {
            continue;
        };
        if !seen.insert(inside) {
            continue;
        }
        if let Some(role) = inside.strip_prefix('&') {
            named.roles.extend(role.parse::<RoleId>());
        } else if let Ok(user) = inside.strip_prefix('!').unwrap_or(inside).parse::<UserId>()
            && !named.users.contains(&user)
        {
            named.users.push(user);
        }
    }
    named
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_found_in_a_text() {
        let named = named_in("<@1> and <@!1>, <@&5>, <@x> <@2");
        assert_eq!(named.users, [UserId::new(1)]);
        assert_eq!(named.roles, [RoleId::new(5)]);
        assert!(!named.everyone && named_in("hey @here").everyone);
    }
}
