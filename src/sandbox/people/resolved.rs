//! The people, roles and channels that an interaction names, and the checks of option values.

use serde_json::{Value as Json, json};

use super::options::{Value, partial_text};
use crate::sandbox::{
    command::{CommandChoice, CommandOption},
    ids::{ChannelId, RoleId, UserId},
    state::State,
    wire,
};

/// Collects the people, roles and channels that an interaction names, with what the bot wants to know of them.
pub(super) struct Resolved<'s> {
    state: &'s State,
    person: UserId,
    channel: ChannelId,
    object: Json,
}

impl<'s> Resolved<'s> {
    pub(super) fn new(state: &'s State, person: UserId, channel: ChannelId) -> Self {
        Self {
            state,
            person,
            channel,
            object: json!({}),
        }
    }

    pub(super) fn finish(self) -> Json {
        self.object
    }

    /// Adds whatever has this number.
    pub(super) fn add(&mut self, id: u64) {
        if self.state.users.contains_key(&UserId::new(id)) {
            self.add_user(UserId::new(id));
        } else if self.state.channels.contains_key(&ChannelId::new(id)) {
            self.add_channel(ChannelId::new(id));
        } else {
            self.add_role(RoleId::new(id));
        }
    }

    pub(super) fn add_user(&mut self, id: UserId) {
        self.object["users"][id.to_string()] = wire::user(self.state, id);
        let server = self.state.server_of(self.channel);
        if let Some(member) = server.and_then(|server| server.members.get(&id)) {
            self.object["members"][id.to_string()] =
                wire::resolved_member(self.state, self.channel, member);
        }
    }

    fn add_channel(&mut self, id: ChannelId) {
        self.object["channels"][id.to_string()] =
            wire::resolved_channel(self.state, id, self.person);
    }

    fn add_role(&mut self, id: RoleId) {
        let server = self.state.server_of(self.channel);
        if let Some(role) = server.and_then(|server| wire::one_role(server, id)) {
            self.object["roles"][id.to_string()] = role;
        }
    }

    /// The value as it is sent, if the client would take it for this option.
    pub(super) fn value(
        &mut self,
        option: &CommandOption,
        value: Value,
        files: &mut Vec<(String, String, Vec<u8>)>,
    ) -> Result<Json, String> {
        if !option.choices.is_empty() {
            return choice(option, &value);
        }
        match option.kind {
            3 => {
                let text = match value {
                    Value::User(_) | Value::Channel(_) | Value::Role(_) | Value::Text(_) => {
                        partial_text(&value)
                    }
                    _ => return Err("it takes a text".to_owned()),
                };
                let length = text.chars().count();
                let (least, most) = (
                    option.min_length.unwrap_or(0),
                    option.max_length.unwrap_or(6_000),
                );
                if !(least..=most).contains(&length) {
                    return Err(format!("it takes {least} to {most} characters"));
                }
                Ok(json!(text))
            }
            4 => {
                let number = match value {
                    Value::Integer(number) => Some(number),
                    Value::Text(text) => text.parse().ok(),
                    _ => None,
                };
                let number = number.ok_or("it takes a whole number")?;
                within(option, number as f64)?;
                Ok(json!(number))
            }
            10 => {
                let number = match value {
                    Value::Integer(number) => Some(number as f64),
                    Value::Number(number) => Some(number),
                    Value::Text(text) => text.parse().ok(),
                    _ => None,
                };
                let number = number.ok_or("it takes a number")?;
                within(option, number)?;
                Ok(json!(number))
            }
            5 => match partial_text(&value).to_lowercase().as_str() {
                "true" => Ok(json!(true)),
                "false" => Ok(json!(false)),
                _ => Err("it takes true or false".to_owned()),
            },
            6 => {
                let user = self.user(&value).ok_or("there is no such person")?;
                self.add_user(user);
                Ok(json!(user))
            }
            7 => {
                let channel = self.channel(&value).ok_or("there is no such channel")?;
                let kind = self
                    .state
                    .channels
                    .get(&channel)
                    .map_or(0, |data| data.kind);
                if !option.channel_types.is_empty() && !option.channel_types.contains(&kind) {
                    return Err("it takes another kind of channel".to_owned());
                }
                self.add_channel(channel);
                Ok(json!(channel))
            }
            8 => {
                let role = self.role(&value).ok_or("there is no such role")?;
                self.add_role(role);
                Ok(json!(role))
            }
            9 => {
                if let Some(user) = self.user(&value) {
                    self.add_user(user);
                    return Ok(json!(user));
                }
                let role = self.role(&value).ok_or("there is no such person or role")?;
                self.add_role(role);
                Ok(json!(role))
            }
            _ => match value {
                Value::File(name, bytes) => {
                    files.push((option.name.clone(), name, bytes));
                    Ok(Json::Null)
                }
                _ => Err("it takes a file".to_owned()),
            },
        }
    }

    /// A person by id, mention, or name; the client offers those of this server only, but takes any id.
    fn user(&self, value: &Value) -> Option<UserId> {
        let text = match value {
            Value::User(id) => return Some(*id),
            Value::Text(text) => text.trim(),
            _ => return None,
        };
        let inside = text
            .strip_prefix("<@")
            .and_then(|text| text.strip_suffix('>'))
            .unwrap_or(text);
        if let Some(id) = inside
            .trim_start_matches('!')
            .parse()
            .ok()
            .filter(|id| self.state.users.contains_key(id))
        {
            return Some(id);
        }
        let name = text.strip_prefix('@').unwrap_or(text);
        let server = self.state.server_id(self.channel);
        let called = |id: &&UserId| {
            self.state.name_in(server, **id) == name
                || self
                    .state
                    .user(**id)
                    .is_some_and(|user| user.username == name)
        };
        self.state.users.keys().find(called).copied()
    }

    fn channel(&self, value: &Value) -> Option<ChannelId> {
        let text = match value {
            Value::Channel(id) => return self.state.channels.contains_key(id).then_some(*id),
            Value::Text(text) => text.trim(),
            _ => return None,
        };
        let inside = text
            .strip_prefix("<#")
            .and_then(|text| text.strip_suffix('>'))
            .unwrap_or(text);
        if let Some(id) = inside
            .parse()
            .ok()
            .filter(|id| self.state.channels.contains_key(id))
        {
            return Some(id);
        }
        let name = text.strip_prefix('#').unwrap_or(text);
        let server = self.state.channels.get(&self.channel)?.server;
        self.state
            .channels
            .values()
            .find(|data| data.server == server && data.name == name)
            .map(|data| data.id)
    }

    fn role(&self, value: &Value) -> Option<RoleId> {
        let server = self.state.server_of(self.channel)?;
        let text = match value {
            Value::Role(id) => return server.roles.contains_key(id).then_some(*id),
            Value::Text(text) => text.trim(),
            _ => return None,
        };
        let name = text.strip_prefix('@').unwrap_or(text);
        server
            .roles
            .values()
            .find(|role| role.name == name || role.id.to_string() == name)
            .map(|role| role.id)
    }
}

fn choice(option: &CommandOption, value: &Value) -> Result<Json, String> {
    let text = partial_text(value);
    let is_it = |one: &&CommandChoice| match &one.value {
        Json::String(sent) => one.name == text || *sent == text,
        Json::Number(sent) => one.name == text || sent.to_string() == text,
        _ => false,
    };
    option
        .choices
        .iter()
        .find(is_it)
        .map(|one| one.value.clone())
        .ok_or_else(|| {
            let names: Vec<&str> = option.choices.iter().map(|one| one.name.as_str()).collect();
            format!("{text:?} is not one of: {}", names.join(", "))
        })
}

fn within(option: &CommandOption, number: f64) -> Result<(), String> {
    let too_small = option.min_value.is_some_and(|least| number < least);
    let too_large = option.max_value.is_some_and(|most| number > most);
    if too_small || too_large {
        Err(format!("{number} is out of its range"))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_named_or_valued() {
        let choices =
            serde_json::from_value(json!([{"name": "Two blocks", "value": 2}])).expect("choices");
        let option = CommandOption {
            kind: 4,
            choices,
            ..CommandOption::default()
        };
        assert_eq!(choice(&option, &"Two blocks".into()), Ok(json!(2)));
        assert_eq!(choice(&option, &2.into()), Ok(json!(2)));
        assert!(choice(&option, &3.into()).is_err());
    }
}
