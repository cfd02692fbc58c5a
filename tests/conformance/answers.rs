//! Every route is called once, and every call and answer is held against Discord's description.

use deblockle::sandbox::{
    Happening, Permissions, RouteName, Sandbox, SandboxConfig, Seat, intents,
};
use serde_json::{Value, json};

use crate::by_hand::{Caller, Line};
use crate::openapi;

#[test]
fn every_route_of_the_sandbox_is_one_of_discords() {
    let Some(description) = openapi::description() else {
        return;
    };
    for route in RouteName::ALL {
        assert!(!description.operation(*route).is_null(), "{route}");
    }
}

#[tokio::test]
async fn every_answer_is_as_discord_describes_it() {
    use RouteName::*;
    let config = SandboxConfig {
        privileged_intents: intents::PRIVILEGED,
        ..SandboxConfig::default()
    };
    let sandbox = Sandbox::start(config).await.unwrap();
    let server = sandbox.add_server("Games");
    let channel = server.add_channel("games");
    let ada = sandbox.add_user("ada");
    server.join(&ada);
    server.set_bot_permissions(&channel, Permissions::ALL);
    let wanted = intents::GUILDS | intents::PRIVILEGED | intents::GUILD_MESSAGES;
    let (mut line, _) = Line::identified(&sandbox, wanted).await;
    let bot = Caller::new(&sandbox)
        .with("guild_id", server.id())
        .with("channel_id", channel.id())
        .with("user_id", ada.id());

    for route in [
        GetGateway,
        GetGatewayBot,
        GetMe,
        GetMyGuilds,
        GetMyApplication,
        GetMyOauthApplication,
        GetUser,
        GetGuild,
        GetGuildChannels,
        GetGuildRoles,
        GetGuildMember,
    ] {
        bot.ask(route, "").await;
    }
    bot.ask(GetGuildMembers, "?limit=10").await;
    bot.ask(SearchGuildMembers, "?query=a&limit=5").await;
    bot.send(CreateDirectMessages, json!({"recipient_id": ada.id()}))
        .await;
    commands(&bot).await;
    channels(&bot, &ada.mention()).await;
    interactions(&bot, &ada.in_channel(&channel), &mut line).await;
    refusals(&bot).await;
    bot.ask(LeaveGuild, "").await;

    let log = sandbox.log();
    let called: Vec<RouteName> = log
        .iter()
        .filter_map(|event| match &event.what {
            Happening::Request(request) if request.status < Some(300) => request.route,
            _ => None,
        })
        .collect();
    let missed: Vec<_> = RouteName::ALL
        .iter()
        .filter(|route| !called.contains(route))
        .collect();
    assert!(
        missed.is_empty(),
        "never answered well: {missed:?}\n{}",
        sandbox.transcript()
    );
    openapi::check(&sandbox);
}

#[tokio::test]
async fn every_event_is_as_discord_describes_it() {
    let config = SandboxConfig {
        privileged_intents: intents::PRIVILEGED,
        ..SandboxConfig::default()
    };
    let sandbox = Sandbox::start(config).await.unwrap();
    let server = sandbox.add_server("Games");
    let wanted = intents::GUILDS | intents::PRIVILEGED | intents::GUILD_MESSAGES;
    let (mut line, _) = Line::identified(&sandbox, wanted).await;
    let channel = server.add_channel("games");
    channel.rename("talk");
    let ada = sandbox.add_user("ada");
    server.join(&ada);
    let members = json!({"guild_id": server.id(), "query": "", "limit": 0});
    line.says(json!({"op": 8, "d": members})).await;
    line.event("GUILD_MEMBERS_CHUNK").await;
    let bot = Caller::new(&sandbox).with("channel_id", channel.id());
    let message = ada.in_channel(&channel).says("hello");
    let own = bot.send(RouteName::CreateMessage, full_message("x")).await;
    let own = bot.with("message_id", own.id());
    own.send(RouteName::EditMessage, json!({"content": "y"}))
        .await;
    let thread = channel.add_thread("thread");
    thread.add_member(&ada);
    thread.archive();
    let commands = json!([{"name": "Look at", "type": 2}, {"name": "Look at", "type": 3}]);
    bot.send(RouteName::PutCommands, commands).await;
    let seat = ada.in_channel(&channel);
    seat.uses_on_user("Look at", &ada).send().unwrap();
    seat.uses_on_message("Look at", message.id).send().unwrap();
    seat.presses("Go").send().unwrap();
    sandbox.delete_channel(&channel);
    server.leave(&ada);

    let told = sandbox.gateway().told();
    let named = |name: &str| told.iter().find(|event| event["t"] == name);
    for (name, at, ..) in openapi::OBJECTS {
        let found = named(name).unwrap_or_else(|| panic!("{name} was not told"));
        if at.is_empty() {
            assert!(found["d"].is_object(), "{found}");
        }
    }
    let Some(description) = openapi::description() else {
        return;
    };
    openapi::check(&sandbox);
    let mut wrong = named("MESSAGE_CREATE").unwrap().clone();
    wrong["d"]["author"]["username"] = json!(5);
    wrong["d"]["colour"] = json!("red");
    assert_eq!(description.of_event(&wrong).len(), 2);
    let mut wrong = named("INTERACTION_CREATE").unwrap().clone();
    wrong["d"]["attachment_size_limit"].take();
    wrong["d"].as_object_mut().unwrap().remove("entitlements");
    wrong["d"]["user"] = json!({});
    let found = description.of_event(&wrong);
    assert!(found.len() > 2, "{found:?}");
}

async fn commands(bot: &Caller) {
    use RouteName::*;
    let every_kind = |kind: u8| json!({"type": kind, "name": format!("o{kind}"), "description": "An option", "required": false});
    let mut options: Vec<Value> = (3..=11).map(every_kind).collect();
    options[0]["choices"] =
        json!([{"name": "One", "value": "one", "name_localizations": {"de": "Eins"}}]);
    options[1]["min_value"] = json!(1);
    options[4]["channel_types"] = json!([0, 11]);
    options[7]["autocomplete"] = json!(true);
    let commands = json!([
        {"name": "play", "description": "Play", "name_localizations": {"de": "spiel"},
         "default_member_permissions": "32", "contexts": [0, 1], "integration_types": [0], "options": [
            {"type": 1, "name": "now", "description": "Now", "options": options},
            {"type": 2, "name": "later", "description": "Later", "options": [{"type": 1, "name": "today", "description": "Today"}]},
        ]},
        {"name": "simple", "description": "Simple"},
        {"name": "Look at", "type": 2},
        {"name": "Look at", "type": 3},
    ]);
    for (put, list, create, get, edit, delete) in [
        (
            PutCommands,
            GetCommands,
            CreateCommand,
            GetCommand,
            EditCommand,
            DeleteCommand,
        ),
        (
            PutGuildCommands,
            GetGuildCommands,
            CreateGuildCommand,
            GetGuildCommand,
            EditGuildCommand,
            DeleteGuildCommand,
        ),
    ] {
        bot.send(put, commands.clone()).await;
        bot.ask(list, "?with_localizations=true").await;
        bot.ask(list, "").await;
        let made = bot
            .send(create, json!({"name": "new", "description": "New"}))
            .await;
        let again = json!({"name": "new", "description": "Newer"});
        assert_eq!(bot.send(create, again).await.id(), made.id());
        let one = bot.with("command_id", made.id());
        one.ask(get, "").await;
        one.send(edit, json!({"description": "Newest"})).await;
        one.ask(delete, "").await;
    }
}

/// A message with everything that the first kind of components can be.
pub fn full_message(text: &str) -> Value {
    json!({
        "content": text, "nonce": "5", "enforce_nonce": true, "tts": false, "allowed_mentions": {"parse": []},
        "embeds": [{
            "title": "t", "description": "d", "color": 5, "url": "https://example.org", "timestamp": "2020-01-01T00:00:00Z",
            "author": {"name": "n", "url": "https://example.org", "icon_url": "https://example.org/a.png"},
            "footer": {"text": "f"}, "fields": [{"name": "n", "value": "v", "inline": true}],
            "image": {"url": "https://example.org/a.png"},
        }],
        "components": [
            {"type": 1, "components": [
                {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": {"name": "🔥"}},
                {"type": 2, "style": 5, "label": "Link", "url": "https://example.org"},
            ]},
            {"type": 1, "components": [{"type": 3, "custom_id": "pick", "placeholder": "p", "options": [
                {"label": "l", "value": "v", "description": "d", "emoji": {"name": "🔥"}, "default": true},
            ]}]},
            {"type": 1, "components": [{"type": 5, "custom_id": "who"}]},
        ],
    })
}

fn newer_components() -> Value {
    let parts = json!([
        {"type": 10, "content": "hello"},
        {"type": 14, "divider": true, "spacing": 1},
        {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": {"type": 2, "style": 1, "label": "b", "custom_id": "q"}},
        {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": "alt"}]},
        {"type": 1, "components": [{"type": 2, "style": 2, "label": "z", "custom_id": "z"}]},
    ]);
    json!({"flags": 32768, "components": [{"type": 17, "accent_color": 5, "components": parts}]})
}

async fn channels(bot: &Caller, mention: &str) {
    use RouteName::*;
    bot.ask(GetChannel, "").await;
    bot.send(EditChannel, json!({"topic": "t"})).await;
    bot.ask(Typing, "").await;
    let first = bot.send(CreateMessage, full_message(mention)).await.id();
    let reply = json!({"content": "re", "message_reference": {"message_id": first}});
    bot.send(CreateMessage, reply).await;
    bot.send(CreateMessage, newer_components()).await;
    let file = json!({"content": "a file", "attachments": [{"id": 0, "filename": "b.png", "description": "A board"}]});
    bot.send_files(CreateMessage, file, &["files[0]"]).await;
    let one = bot.with("message_id", first);
    one.ask(GetMessage, "").await;
    one.send(EditMessage, json!({"content": "e"})).await;
    bot.ask(GetMessages, "?limit=10").await;
    one.ask(PinMessage, "").await;
    one.ask(UnpinMessage, "").await;
    let thread = one
        .send(CreateThreadFromMessage, json!({"name": "thread"}))
        .await;
    bot.send(CreateThread, json!({"name": "thread", "type": 11}))
        .await;
    let thread = bot.with("channel_id", thread.id());
    thread.ask(JoinThread, "").await;
    thread.ask(AddThreadMember, "").await;
    thread.ask(GetThreadMember, "?with_member=true").await;
    thread.ask(GetThreadMembers, "").await;
    thread.ask(RemoveThreadMember, "").await;
    thread.ask(LeaveThread, "").await;
    thread.ask(GetChannel, "").await;
    one.ask(GetMessage, "").await;
    bot.ask(GetActiveThreads, "").await;
    thread.send(EditChannel, json!({"archived": true})).await;
    thread.send(CreateMessage, json!({"content": "a"})).await;
    thread.ask(DeleteChannel, "").await;
    one.ask(DeleteMessage, "").await;
    let mut two = Vec::new();
    for text in ["1", "2"] {
        two.push(bot.send(CreateMessage, json!({"content": text})).await.id());
    }
    bot.send(BulkDeleteMessages, json!({"messages": two})).await;
}

async fn interactions(bot: &Caller, ada: &Seat, line: &mut Line) {
    use RouteName::*;
    let with_response = "?with_response=true";
    let modal = json!({"custom_id": "form", "title": "Form", "components": [
        {"type": 18, "label": "Words", "component": {"type": 4, "custom_id": "words", "style": 1}},
    ]});
    let button = json!({"content": "x", "components": full_message("")["components"]});
    for (kind, data) in [(4, button), (5, json!({"flags": 64})), (9, modal)] {
        let sent = ada.types("/simple", ()).send().unwrap();
        let interaction = line.event("INTERACTION_CREATE").await;
        let answering = bot.answering(&interaction);
        let first = json!({"type": kind, "data": data});
        answering
            .send_with(CreateInteractionResponse, with_response, first)
            .await;
        let response = sent.first_response().await.unwrap();
        let second = match kind {
            9 => Some((ada.submits(&response, [("Words", "v")]), 4)),
            4 => Some((ada.presses("Go"), 7)),
            _ => None,
        };
        if let Some((act, kind)) = second {
            let sent = act.send().unwrap();
            let interaction = line.event("INTERACTION_CREATE").await;
            let answer = json!({"type": kind, "data": {"content": "x"}});
            bot.answering(&interaction)
                .send_with(CreateInteractionResponse, with_response, answer)
                .await;
            sent.first_response().await.unwrap();
            bot.ask(GetMessages, "?limit=1").await;
        }
        if kind == 9 {
            continue;
        }
        answering.ask(GetOriginalResponse, "").await;
        answering
            .send(EditOriginalResponse, json!({"content": "y"}))
            .await;
        let more = answering
            .send(CreateFollowup, json!({"content": "f"}))
            .await
            .id();
        let more = answering.with("message_id", more);
        more.ask(GetFollowup, "").await;
        more.send(EditFollowup, json!({"content": "ff"})).await;
        more.ask(DeleteFollowup, "").await;
        answering.ask(DeleteOriginalResponse, "").await;
    }
}

/// Refusals have a shape too.
async fn refusals(bot: &Caller) {
    use RouteName::*;
    let nowhere = bot.with("channel_id", 1).with("message_id", 1);
    for (answer, code) in [
        (nowhere.ask(GetChannel, "").await, 10003),
        (bot.with("message_id", 1).ask(GetMessage, "").await, 10008),
        (bot.with("user_id", 1).ask(GetUser, "").await, 10013),
        (bot.with("command_id", 1).ask(GetCommand, "").await, 10063),
    ] {
        assert_eq!(answer.code(), Some(code), "{answer:?}");
    }
}
