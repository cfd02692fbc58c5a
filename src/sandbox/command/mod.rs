//! Registered commands: what they are, and what Discord sends back of them.

mod limits;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub(crate) use self::limits::{check_choices, check_together, too_many};
use super::{
    check::Check,
    error::At,
    ids::{ApplicationId, CommandId, ServerId},
    permissions::Permissions,
};

/// Names or descriptions by language.
pub type Translations = BTreeMap<String, String>;

/// A registered command.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Command {
    /// Its id, which stays when it is overwritten.
    pub id: CommandId,
    /// Changes whenever the command does.
    pub version: u64,
    /// The server it is for; none for all of them.
    pub server: Option<ServerId>,
    /// 1 typed, 2 on a user, 3 on a message.
    pub kind: u8,
    /// The name that is typed.
    pub name: String,
    /// The name in other languages.
    pub name_localizations: Option<Translations>,
    /// What it does.
    pub description: String,
    /// What it does, in other languages.
    pub description_localizations: Option<Translations>,
    /// Options, subcommands or groups.
    pub options: Vec<CommandOption>,
    /// What a member needs to see it; none for everybody.
    pub default_member_permissions: Option<Permissions>,
    /// Where it can be used: 0 servers, 1 the bot's direct messages, 2 other private channels.
    pub contexts: Option<Vec<u8>>,
    /// How it must be installed: 0 in a server, 1 by a user.
    pub integration_types: Vec<u8>,
    /// Whether it is for adults only.
    pub nsfw: bool,
}

/// An option of a command, a subcommand or a group of them.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct CommandOption {
    /// 1 subcommand, 2 group, 3 text, 4 whole number, 5 yes or no, 6 user, 7 channel, 8 role, 9 user or role, 10 number, 11 file.
    #[serde(rename = "type")]
    pub kind: u8,
    /// The name that is typed.
    pub name: String,
    /// The name in other languages.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name_localizations: Option<Translations>,
    /// What it is for.
    pub description: String,
    /// What it is for, in other languages.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description_localizations: Option<Translations>,
    /// Whether it must be given.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub required: bool,
    /// Whether the bot suggests values.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub autocomplete: bool,
    /// The only values there are.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub choices: Vec<CommandChoice>,
    /// What a subcommand or a group holds.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub options: Vec<CommandOption>,
    /// The kinds of channels that can be chosen.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "is_default")]
    pub channel_types: Vec<u8>,
    /// The least number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_value: Option<f64>,
    /// The greatest number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_value: Option<f64>,
    /// The shortest text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_length: Option<usize>,
    /// The longest text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_length: Option<usize>,
}

/// A value that can be chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CommandChoice {
    /// What is shown.
    pub name: String,
    /// What is shown in other languages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name_localizations: Option<Translations>,
    /// What is sent.
    pub value: Value,
}

fn or_default<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de> + Default,
{
    Ok(Option::<T>::deserialize(deserializer)?.unwrap_or_default())
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

// An option that has options is compared only with "none".
impl PartialEq for CommandOption {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.kind == other.kind
    }
}

/// What a command is when the bot registers it.
#[derive(Debug, Deserialize)]
pub(crate) struct Registration {
    #[serde(rename = "type", default, deserialize_with = "kind_or_typed")]
    pub(crate) kind: u8,
    pub(crate) name: String,
    #[serde(default)]
    name_localizations: Option<Translations>,
    #[serde(default, deserialize_with = "or_default")]
    description: String,
    #[serde(default)]
    description_localizations: Option<Translations>,
    #[serde(default, deserialize_with = "or_default")]
    options: Vec<CommandOption>,
    #[serde(default)]
    default_member_permissions: Option<Value>,
    #[serde(default)]
    dm_permission: Option<bool>,
    #[serde(default)]
    contexts: Option<Vec<u8>>,
    #[serde(default)]
    integration_types: Option<Vec<u8>>,
    #[serde(default, deserialize_with = "or_default")]
    nsfw: bool,
}

fn kind_or_typed<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    Ok(Option::<u8>::deserialize(deserializer)?.unwrap_or(1))
}

impl Registration {
    /// Reads one command of a request, or tells what is wrong with it.
    pub(crate) fn read(check: &mut Check, at: At<'_>, body: &Value) -> Option<Self> {
        if !check.object(at, body) {
            return None;
        }
        limits::check_command(check, at, body);
        // What does not read after the checks has a type that no check looked at.
        match serde_json::from_value::<Self>(body.clone()) {
            Ok(mut read) => {
                if read.kind == 0 {
                    read.kind = 1;
                }
                Some(read)
            }
            Err(error) => {
                check.add(at, "BASE_TYPE_BAD_TYPE", error.to_string());
                None
            }
        }
    }

    pub(crate) fn into_command(
        self,
        id: CommandId,
        version: u64,
        server: Option<ServerId>,
    ) -> Command {
        // `dm_permission` is the older way to say where a command can be used.
        let contexts = self.contexts.or(match self.dm_permission {
            Some(false) => Some(vec![0]),
            _ => None,
        });
        let permissions = self
            .default_member_permissions
            .and_then(|bits| bits.as_u64().or_else(|| bits.as_str()?.parse().ok()));
        Command {
            id,
            version,
            server,
            kind: self.kind,
            name: self.name,
            name_localizations: self.name_localizations,
            description: self.description,
            description_localizations: self.description_localizations,
            options: self.options,
            default_member_permissions: permissions.map(Permissions::from_bits),
            contexts,
            integration_types: self.integration_types.unwrap_or_else(|| vec![0]),
            nsfw: self.nsfw,
        }
    }
}

impl Command {
    /// The command as Discord sends it.
    pub(crate) fn json(&self, application: ApplicationId, with_localizations: bool) -> Value {
        let mut object = json!({
            "id": self.id,
            "application_id": application,
            "version": self.version.to_string(),
            "default_member_permissions": self.default_member_permissions,
            "type": self.kind,
            "name": self.name,
            "description": self.description,
            "dm_permission": self.contexts.as_ref().is_none_or(|contexts| contexts.contains(&1)),
            "integration_types": self.integration_types,
            "nsfw": self.nsfw,
        });
        if with_localizations {
            object["name_localizations"] = json!(self.name_localizations);
            object["description_localizations"] = json!(self.description_localizations);
        }
        if !self.options.is_empty() {
            object["options"] = json!(self.options);
        }
        match self.server {
            Some(server) => object["guild_id"] = json!(server),
            None => object["contexts"] = json!(self.contexts),
        }
        object
    }

    /// The registration that would make this command, for partial changes.
    pub(crate) fn as_request(&self) -> Value {
        json!({
            "type": self.kind,
            "name": self.name,
            "name_localizations": self.name_localizations,
            "description": self.description,
            "description_localizations": self.description_localizations,
            "options": self.options,
            "default_member_permissions": self.default_member_permissions,
            "contexts": self.contexts,
            "integration_types": self.integration_types,
            "nsfw": self.nsfw,
        })
    }
}
