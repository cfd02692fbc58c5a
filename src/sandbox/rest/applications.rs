//! Routes about the bot itself: its gateway, its application, its commands.

use serde_json::{Value, json};

use super::{Call, Reply};
use crate::sandbox::{
    check::Check,
    command::{self, Command, Registration},
    error::{ApiError, At},
    gateway,
    ids::{ApplicationId, CommandId, ServerId},
    state::State,
    wire,
    world::World,
    wrong,
};

pub(super) fn get_gateway(call: Call<'_>, _: &mut World<'_>) -> Result<Reply, ApiError> {
    Ok(Reply::ok(json!({"url": gateway::gateway_url(call.base())})))
}

pub(super) fn get_gateway_bot(call: Call<'_>, _: &mut World<'_>) -> Result<Reply, ApiError> {
    let settings = &call.core.settings;
    let now = call.core.clock.now();
    Ok(Reply::ok(json!({
        "url": gateway::gateway_url(call.base()),
        "shards": settings.shards,
        "session_start_limit": call.core.gateway.start_limit(settings.identify_limits, now),
    })))
}

pub(super) fn get_me(_: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    Ok(Reply::ok(wire::current_user(&world.state)))
}

pub(super) fn get_application(_: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    Ok(Reply::ok(wire::application(&world.state)))
}

/// Where the commands of a call live: everywhere, or in one server.
fn place(call: &Call<'_>, state: &State) -> Result<Option<ServerId>, ApiError> {
    let application: ApplicationId = call.id("application_id")?;
    if application != state.application.id {
        return Err(ApiError::not_own_application());
    }
    if call.part("guild_id").is_none() {
        return Ok(None);
    }
    let server = call.server_id()?;
    let is_member = state
        .servers
        .get(&server)
        .is_some_and(|data| data.members.contains_key(&state.application.bot));
    if is_member {
        Ok(Some(server))
    } else {
        Err(ApiError::missing_access())
    }
}

fn all_of(state: &State, place: Option<ServerId>) -> impl Iterator<Item = &Command> {
    state
        .commands
        .values()
        .filter(move |command| command.server == place)
}

fn list(state: &State, place: Option<ServerId>, with_localizations: bool) -> Reply {
    let list =
        all_of(state, place).map(|command| command.json(state.application.id, with_localizations));
    Reply::ok(list.collect())
}

pub(super) fn list_commands(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let place = place(&call, &world.state)?;
    Ok(list(
        &world.state,
        place,
        call.query("with_localizations") == Some("true"),
    ))
}

pub(super) fn put_commands(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let place = place(&call, &world.state)?;
    let mut check = Check::default();
    let Some(bodies) = call.body.as_array() else {
        check.wrong(At::Top, wrong::NOT_A_LIST);
        return Err(check
            .errors
            .finish()
            .err()
            .unwrap_or_else(ApiError::invalid_json));
    };
    let read: Vec<(usize, Registration)> = bodies
        .iter()
        .enumerate()
        .filter_map(|(index, body)| {
            Some((
                index,
                Registration::read(&mut check, At::Top.index(index), body)?,
            ))
        })
        .collect();
    let together: Vec<(usize, &Registration)> =
        read.iter().map(|(index, one)| (*index, one)).collect();
    command::check_together(&mut check, &together);
    check.errors.finish()?;
    let old: Vec<Command> = all_of(&world.state, place).cloned().collect();
    for command in &old {
        world.change().commands.remove(&command.id);
    }
    for (_, registration) in read {
        let same = old
            .iter()
            .find(|command| command.name == registration.name && command.kind == registration.kind);
        save(world, registration, same.map(|command| command.id), place);
    }
    call.core
        .log
        .note(format!("{} commands are registered", bodies.len()));
    Ok(list(&world.state, place, true))
}

/// Keeps a command, under the id of the one it replaces.
fn save(
    world: &mut World<'_>,
    registration: Registration,
    id: Option<CommandId>,
    place: Option<ServerId>,
) -> Command {
    let version = world.snowflake();
    let id = id.unwrap_or_else(|| CommandId::new(world.snowflake()));
    let command = registration.into_command(id, version, place);
    world.change().commands.insert(id, command.clone());
    command
}

fn read_one(body: &Value) -> Result<Registration, ApiError> {
    let mut check = Check::default();
    let read = Registration::read(&mut check, At::Top, body);
    check.errors.finish()?;
    read.ok_or_else(ApiError::invalid_json)
}

pub(super) fn create_command(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let place = place(&call, &world.state)?;
    let registration = read_one(call.body)?;
    let same_kind =
        || all_of(&world.state, place).filter(|command| command.kind == registration.kind);
    // A command of the same name is overwritten.
    let same = same_kind()
        .find(|command| command.name == registration.name)
        .map(|command| command.id);
    let limit = if registration.kind == 1 { 100 } else { 15 };
    if same.is_none() && same_kind().count() >= limit {
        return Err(command::too_many(registration.kind));
    }
    let command = save(world, registration, same, place);
    let body = command.json(world.state.application.id, true);
    Ok(if same.is_some() {
        Reply::ok(body)
    } else {
        Reply::created(body)
    })
}

fn find(call: &Call<'_>, state: &State) -> Result<Command, ApiError> {
    let place = place(call, state)?;
    let id: CommandId = call.id("command_id")?;
    state
        .commands
        .get(&id)
        .filter(|command| command.server == place)
        .cloned()
        .ok_or_else(ApiError::unknown_command)
}

pub(super) fn get_command(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let command = find(&call, &world.state)?;
    Ok(Reply::ok(command.json(world.state.application.id, true)))
}

pub(super) fn edit_command(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let old = find(&call, &world.state)?;
    let mut body = old.as_request();
    if let (Value::Object(body), Value::Object(change)) = (&mut body, call.body) {
        body.extend(
            change
                .iter()
                .filter(|(key, _)| *key != "type")
                .map(|(key, value)| (key.clone(), value.clone())),
        );
    }
    let command = save(world, read_one(&body)?, Some(old.id), old.server);
    Ok(Reply::ok(command.json(world.state.application.id, true)))
}

pub(super) fn delete_command(call: Call<'_>, world: &mut World<'_>) -> Result<Reply, ApiError> {
    let command = find(&call, &world.state)?;
    world.change().commands.remove(&command.id);
    Ok(Reply::nothing())
}
