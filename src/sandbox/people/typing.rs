//! Commands: what a person types, held against the commands that the bot has registered.

use serde_json::{Value as Json, json};

use super::{
    Act, Mishap, ResponseKind, Seat, User,
    options::{Choice, Options, Value, partial_text},
    resolved::Resolved,
};

use crate::sandbox::{
    body::Upload,
    command::{Command, CommandOption, Translations},
    ids::{MessageId, UserId},
    permissions::Permissions,
    state::{ChannelData, State},
    wire,
    world::{Doing, World},
};

impl Seat {
    /// Types a command: `/name`, its subcommands, and options as `name:value` in the text or beside it.
    ///
    /// The client's checks are made: the command must be registered and allowed here, required options given, values
    /// of the right type.
    pub fn types(&self, command: &str, options: impl Into<Options>) -> Act {
        self.act_typed(command, options.into(), None)
    }

    /// Begins to type a command and stops in the option `focused`, for which the bot suggests values.
    pub fn starts_typing(&self, command: &str, options: impl Into<Options>, focused: &str) -> Act {
        self.act_typed(command, options.into(), Some(focused))
    }

    /// The values that the bot suggests for the option `focused`.
    ///
    /// # Panics
    ///
    /// With the transcript, if Discord's client would not ask, or the bot does not answer.
    pub async fn types_partial(
        &self,
        command: &str,
        options: impl Into<Options>,
        focused: &str,
    ) -> Vec<Choice> {
        let response = self.starts_typing(command, options, focused).await;
        debug_assert_eq!(response.kind, ResponseKind::Autocomplete);
        response.choices
    }

    /// Uses a command of the menu on a person.
    pub fn uses_on_user(&self, command: &str, target: &User) -> Act {
        let world = self.core.world();
        let doing = self.find_command(&world.state, command, 2).map(|found| {
            let mut resolved = Resolved::new(&world.state, self.user, self.channel);
            resolved.add_user(target.id);
            let data = data_of(
                &found,
                json!({"target_id": target.id, "resolved": resolved.finish()}),
            );
            self.doing(
                2,
                data,
                command.to_owned(),
                format!("uses {command:?} on {}", target.id),
            )
        });
        drop(world);
        Act::new(&self.core, doing)
    }

    /// Uses a command of the menu on a message.
    pub fn uses_on_message(&self, command: &str, target: MessageId) -> Act {
        let world = self.core.world();
        let doing = self
            .find_command(&world.state, command, 3)
            .and_then(|found| {
                let seen = world
                    .state
                    .visible(self.user, self.channel)
                    .find(|message| message.id == target);
                let message = seen.ok_or_else(|| {
                    Mishap::Impossible("there is no such message here".to_owned())
                })?;
                let shown = wire::message(&world.state, &self.core.settings.base, message);
                let resolved = json!({"messages": {target.to_string(): shown}});
                let data = data_of(&found, json!({"target_id": target, "resolved": resolved}));
                Ok(self.doing(
                    2,
                    data,
                    command.to_owned(),
                    format!("uses {command:?} on {target}"),
                ))
            });
        drop(world);
        Act::new(&self.core, doing)
    }

    fn doing(&self, kind: u8, data: Json, name: String, what: String) -> Doing {
        Doing {
            user: self.user,
            channel: self.channel,
            kind,
            data,
            source: None,
            name,
            opened_by: None,
            what,
        }
    }

    fn act_typed(&self, text: &str, options: Options, focused: Option<&str>) -> Act {
        let mut world = self.core.world();
        let doing = self.typed(&mut world, text, options, focused);
        drop(world);
        Act::new(&self.core, doing)
    }

    fn typed(
        &self,
        world: &mut World<'_>,
        text: &str,
        options: Options,
        focused: Option<&str>,
    ) -> Result<Doing, Mishap> {
        let impossible = |why: String| Mishap::Impossible(format!("{text:?}: {why}"));
        let line = text
            .strip_prefix('/')
            .ok_or_else(|| impossible("a command begins with /".to_owned()))?;
        let (name, mut rest) = next_word(line);
        let command = self.find_command(&world.state, name, 1)?;
        let locale = world
            .state
            .user(self.user)
            .map_or_else(String::new, |user| user.locale.clone());
        let mut path: Vec<&CommandOption> = Vec::new();
        let mut known = &command.options;
        while known.iter().any(|option| matches!(option.kind, 1 | 2)) {
            let (word, after) = next_word(rest);
            let Some(found) = known.iter().find(|option| {
                is_called(
                    word,
                    &option.name,
                    option.name_localizations.as_ref(),
                    &locale,
                )
            }) else {
                let names: Vec<&str> = known.iter().map(|option| option.name.as_str()).collect();
                return Err(impossible(format!(
                    "it goes on with one of: {}",
                    names.join(", ")
                )));
            };
            path.push(found);
            known = &found.options;
            rest = after;
        }
        let mut given = written_options(rest, known).map_err(impossible)?;
        given.extend(options.0);
        let full_name = [command.name.as_str()]
            .into_iter()
            .chain(path.iter().map(|option| option.name.as_str()))
            .collect::<Vec<_>>()
            .join(" ");
        let what = describe(&full_name, &given, focused);
        let mut files = Vec::new();
        let mut sent = Vec::new();
        let mut resolved = Resolved::new(&world.state, self.user, self.channel);
        for (name, value) in given {
            let option = known.iter().find(|option| {
                is_called(
                    &name,
                    &option.name,
                    option.name_localizations.as_ref(),
                    &locale,
                )
            });
            let option =
                option.ok_or_else(|| impossible(format!("there is no option {name:?}")))?;
            if sent
                .iter()
                .any(|one: &Json| one["name"] == option.name.as_str())
            {
                return Err(impossible(format!("the option {name:?} is given twice")));
            }
            let mut one = json!({"name": option.name, "type": option.kind});
            if focused == Some(option.name.as_str()) {
                if !option.autocomplete {
                    return Err(impossible(format!("the bot suggests nothing for {name:?}")));
                }
                one["value"] = json!(partial_text(&value));
                one["focused"] = json!(true);
            } else {
                one["value"] = resolved
                    .value(option, value, &mut files)
                    .map_err(|why| impossible(format!("{name}: {why}")))?;
            }
            sent.push(one);
        }
        let has =
            |option: &CommandOption| sent.iter().any(|one| one["name"] == option.name.as_str());
        if let Some(focused) = focused {
            if !sent.iter().any(|one| one["focused"] == true) {
                return Err(impossible(format!("nothing is typed for {focused:?}")));
            }
        } else if let Some(missing) = known.iter().find(|option| option.required && !has(option)) {
            return Err(impossible(format!(
                "the option {:?} is required",
                missing.name
            )));
        }
        let mut resolved = resolved.finish();
        for (option, filename, bytes) in files {
            let file = world.keep_loose_file(Upload {
                index: 0,
                filename,
                content_type: None,
                bytes: bytes.into(),
            });
            resolved["attachments"][file.id.to_string()] =
                wire::attachment(&self.core.settings.base, self.channel, &file, true);
            // Its id is known only now.
            sent.iter_mut()
                .filter(|one| one["name"] == option.as_str())
                .for_each(|one| one["value"] = json!(file.id));
        }
        for option in path.iter().rev() {
            sent = vec![json!({"name": option.name, "type": option.kind, "options": sent})];
        }
        let mut data = data_of(&command, json!({"options": sent}));
        if resolved
            .as_object()
            .is_some_and(|resolved| !resolved.is_empty())
        {
            data["resolved"] = resolved;
        }
        Ok(self.doing(if focused.is_some() { 4 } else { 2 }, data, full_name, what))
    }

    /// The command of that name, if the client would offer it here.
    fn find_command(&self, state: &State, name: &str, kind: u8) -> Result<Command, Mishap> {
        let impossible = |why: &str| Mishap::Impossible(format!("the command {name:?} {why}"));
        let channel = state
            .channels
            .get(&self.channel)
            .ok_or_else(|| impossible("cannot be typed: the channel is gone"))?;
        let locale = state
            .user(self.user)
            .map_or("en-US", |user| user.locale.as_str());
        let bot_is_there = match channel.server.and_then(|id| state.servers.get(&id)) {
            Some(server) => server.members.contains_key(&state.application.bot),
            None => true,
        };
        let mut commands = state.commands.values().filter(|command| {
            command.kind == kind
                && (command.server.is_none() || command.server == channel.server)
                && is_called(
                    name,
                    &command.name,
                    command.name_localizations.as_ref(),
                    locale,
                )
        });
        let command = commands.next().filter(|_| bot_is_there).ok_or_else(|| {
            let names: Vec<&str> = state
                .commands
                .values()
                .map(|command| command.name.as_str())
                .collect();
            impossible(&format!(
                "is not offered here; registered are: {}",
                names.join(", ")
            ))
        })?;
        offered(state, command, self.user, channel).map_err(impossible)?;
        Ok(command.clone())
    }
}

/// Whether a client offers a command to somebody in a channel, or why not.
pub(in crate::sandbox) fn offered(
    state: &State,
    command: &Command,
    user: UserId,
    channel: &ChannelData,
) -> Result<(), &'static str> {
    let context = u8::from(channel.server.is_none());
    if !command
        .contexts
        .as_ref()
        .is_none_or(|contexts| contexts.contains(&context))
    {
        return Err("is not offered in this kind of channel");
    }
    if channel.server.is_some() {
        let may = state.permissions(user, channel.id);
        let wanted = Permissions::USE_APPLICATION_COMMANDS | needed(command);
        if !may.contains(wanted) {
            return Err("is not offered to this person here");
        }
    }
    Ok(())
}

/// What a member needs to be offered a command: no permission at all means administrators only.
fn needed(command: &Command) -> Permissions {
    match command.default_member_permissions {
        None => Permissions::NONE,
        Some(Permissions::NONE) => Permissions::ADMINISTRATOR,
        Some(permissions) => permissions,
    }
}

/// The first word and what comes after it.
fn next_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_once(' ').unwrap_or((text, ""))
}

fn is_called(word: &str, name: &str, translations: Option<&Translations>, locale: &str) -> bool {
    word == name
        || translations
            .and_then(|names| names.get(locale))
            .is_some_and(|translated| translated == word)
}

/// The options in a text `name:value name:value`; a value goes on until the next option's name.
fn written_options(text: &str, known: &[CommandOption]) -> Result<Vec<(String, Value)>, String> {
    let mut given: Vec<(String, String)> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let named = word
            .split_once(':')
            .filter(|(name, _)| known.iter().any(|option| option.name == *name));
        match (named, given.last_mut()) {
            (Some((name, value)), _) => given.push((name.to_owned(), value.to_owned())),
            (None, Some((_, value))) => {
                value.push(' ');
                value.push_str(word);
            }
            (None, None) => return Err(format!("{word:?} belongs to no option")),
        }
    }
    Ok(given
        .into_iter()
        .map(|(name, value)| (name, Value::Text(value)))
        .collect())
}

fn describe(name: &str, given: &[(String, Value)], focused: Option<&str>) -> String {
    let mut what = format!("types /{name}");
    for (option, value) in given {
        what.push_str(&format!(" {option}:{}", partial_text(value)));
        if focused == Some(option) {
            what.push('…');
        }
    }
    what
}

fn data_of(command: &Command, more: Json) -> Json {
    let mut data = json!({"id": command.id, "name": command.name, "type": command.kind});
    if let Some(server) = command.server {
        data["guild_id"] = json!(server);
    }
    if let (Json::Object(data), Json::Object(more)) = (&mut data, more) {
        data.extend(more);
    }
    data
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_goes_on_until_the_next_option() {
        let option = |name: &str| CommandOption {
            kind: 3,
            name: name.to_owned(),
            ..CommandOption::default()
        };
        let known = [option("text"), option("to")];
        let given = written_options("text:a b: c to:c3", &known).expect("it reads");
        assert_eq!(
            given,
            [
                ("text".to_owned(), "a b: c".into()),
                ("to".to_owned(), "c3".into())
            ]
        );
        assert!(written_options("loose text:a", &known).is_err());
    }
}
