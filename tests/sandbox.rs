//! The sandbox, met by an unmodified serenity client: what a bot sends is answered as Discord would.

use std::{future::Future, sync::Arc, time::Duration};

use deblockle::sandbox::{
    Clock, Fault, Happening, InteractionId, Message, Mishap, Permissions, ResponseKind, RouteName,
    Sandbox, SandboxConfig, Seat, Server, Value,
};
use serde_json::{Value as Json, json};
use serenity::{
    all::{
        CommandDataOptionValue, CommandInteraction, ComponentInteraction,
        ComponentInteractionDataKind, Context, CreateAttachment, CreateMessage, EventHandler,
        GatewayIntents, Http, HttpError, Interaction, Ready, UnavailableGuild,
    },
    async_trait,
    client::ClientBuilder,
    http::HttpBuilder,
};
use tokio::task::JoinHandle;

const START: i64 = 1_800_000_000_000;
/// The least that is a PNG to the eye of a reader of heads: 1200 by 900 pixels.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\xb0\0\0\x03\x84\x08\x02";

/// A bot that does one of everything.
struct Bot;

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, context: Context, _: Ready) {
        let commands = json!([{
            "name": "play", "description": "Play", "options": [
                {"type": 1, "name": "board", "description": "Show", "options": [
                    {"type": 6, "name": "with", "description": "Whom", "required": true},
                    {"type": 4, "name": "blocks", "description": "How many", "min_value": 1, "max_value": 4},
                ]},
                {"type": 1, "name": "move", "description": "Move", "options": [
                    {"type": 3, "name": "to", "description": "Where", "autocomplete": true, "required": true},
                ]},
                {"type": 1, "name": "slow", "description": "Slow"},
                {"type": 1, "name": "silent", "description": "Silent"},
                {"type": 1, "name": "twice", "description": "Twice"},
            ],
        }]);
        context
            .http
            .create_global_commands(&commands)
            .await
            .expect("the commands are registered");
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let http = &context.http;
        match interaction {
            Interaction::Command(command) => command_typed(http, &command).await,
            Interaction::Component(component) => component_used(http, &component).await,
            Interaction::Autocomplete(typing) => {
                let typed = typing.data.autocomplete().map_or("", |option| option.value);
                let choices: Vec<Json> = ["a1", "a2", "b1"]
                    .iter()
                    .filter(|name| name.starts_with(typed))
                    .map(|name| json!({"name": name, "value": name}))
                    .collect();
                answer(
                    http,
                    typing.id,
                    &typing.token,
                    json!({"type": 8, "data": {"choices": choices}}),
                )
                .await;
            }
            Interaction::Modal(form) => {
                answer(
                    http,
                    form.id,
                    &form.token,
                    json!({"type": 7, "data": {"content": "noted"}}),
                )
                .await;
            }
            _ => {}
        }
    }

    async fn guild_delete(
        &self,
        context: Context,
        gone: UnavailableGuild,
        _: Option<serenity::all::Guild>,
    ) {
        // Told to the test by a call that the log keeps.
        let _ = context.http.get_guild(gone.id).await;
    }
}

async fn answer(http: &Http, id: serenity::all::InteractionId, token: &str, body: Json) {
    http.create_interaction_response(id, token, &body, Vec::new())
        .await
        .expect("the answer is taken");
}

async fn command_typed(http: &Http, command: &CommandInteraction) {
    let sub = &command.data.options[0];
    match sub.name.as_str() {
        "board" => {
            let CommandDataOptionValue::SubCommand(options) = &sub.value else {
                panic!("a subcommand")
            };
            let CommandDataOptionValue::User(opponent) = options[0].value else {
                panic!("a user")
            };
            assert!(
                command.data.resolved.members.contains_key(&opponent),
                "the member comes along"
            );
            let body = json!({"type": 4, "data": {
                "content": format!("<@{opponent}> against <@{}>", command.user.id),
                "allowed_mentions": {"parse": [], "users": [opponent.to_string()]},
                "attachments": [{"id": 0, "description": "An empty board"}],
                "components": [
                    {"type": 1, "components": [
                        {"type": 2, "style": 1, "label": "Accept", "custom_id": "accept"},
                        {"type": 2, "style": 2, "label": "Name it", "custom_id": "name"},
                        {"type": 2, "style": 2, "label": "Hint", "custom_id": "hint"},
                    ]},
                    {"type": 1, "components": [{"type": 3, "custom_id": "pace", "placeholder": "Pace", "options": [
                        {"label": "A day", "value": "1"}, {"label": "A week", "value": "7"},
                    ]}]},
                ],
            }});
            let picture = CreateAttachment::bytes(PNG, "board.png");
            http.create_interaction_response(command.id, &command.token, &body, vec![picture])
                .await
                .expect("the answer is taken");
        }
        "file" => {
            let file = command
                .data
                .resolved
                .attachments
                .values()
                .next()
                .expect("the file comes along");
            let text =
                String::from_utf8(file.download().await.expect("it downloads")).expect("a text");
            answer(
                http,
                command.id,
                &command.token,
                json!({"type": 4, "data": {"content": text}}),
            )
            .await;
        }
        "slow" => {
            command
                .defer_ephemeral(http)
                .await
                .expect("the deferral is taken");
            let body = json!({"content": format!("done, <@{}>", command.user.id)});
            http.edit_original_interaction_response(&command.token, &body, Vec::new())
                .await
                .expect("the edit is taken");
            http.create_followup_message(
                &command.token,
                &json!({"content": "and more", "flags": 64}),
                Vec::new(),
            )
            .await
            .expect("taken");
        }
        "twice" => {
            answer(
                http,
                command.id,
                &command.token,
                json!({"type": 4, "data": {"content": "once"}}),
            )
            .await;
            let again = json!({"type": 4, "data": {"content": "twice"}});
            let error = http
                .create_interaction_response(command.id, &command.token, &again, Vec::new())
                .await
                .expect_err("refused");
            assert_eq!(code(&error), (400, 40060));
        }
        _ => {}
    }
}

async fn component_used(http: &Http, component: &ComponentInteraction) {
    let (id, token) = (component.id, component.token.as_str());
    match (component.data.custom_id.as_str(), &component.data.kind) {
        ("accept", _) => {
            answer(
                http,
                id,
                token,
                json!({"type": 7, "data": {"content": "accepted", "components": []}}),
            )
            .await
        }
        ("hint", _) => {
            answer(
                http,
                id,
                token,
                json!({"type": 4, "data": {"content": "psst", "flags": 64}}),
            )
            .await
        }
        ("name", _) => {
            let body = json!({"type": 9, "data": {"custom_id": "named", "title": "A name", "components": [
                {"type": 1, "components": [{"type": 4, "custom_id": "text", "label": "Name", "style": 1, "max_length": 10}]},
            ]}});
            answer(http, id, token, body).await;
        }
        ("pace", ComponentInteractionDataKind::StringSelect { values }) => {
            answer(http, id, token, json!({"type": 6})).await;
            let body = json!({"content": format!("{} days", values[0])});
            http.edit_original_interaction_response(token, &body, Vec::new())
                .await
                .expect("the edit is taken");
        }
        _ => {
            answer(
                http,
                id,
                token,
                json!({"type": 4, "data": {"content": "unknown button", "flags": 64}}),
            )
            .await
        }
    }
}

/// The status and Discord's code of a refusal.
fn code(error: &serenity::Error) -> (u16, isize) {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            (response.status_code.as_u16(), response.error.code)
        }
        other => panic!("not a refusal: {other}"),
    }
}

fn http(sandbox: &Sandbox, token: &str) -> Http {
    let http = HttpBuilder::new(token)
        .proxy(sandbox.api())
        .ratelimiter_disabled(true)
        .build();
    http.set_application_id(sandbox.application_id().get().into());
    http
}

fn run_bot(sandbox: &Sandbox, intents: GatewayIntents) -> JoinHandle<()> {
    let builder =
        ClientBuilder::new_with_http(http(sandbox, sandbox.token()), intents).event_handler(Bot);
    tokio::spawn(async move {
        let mut client = builder.await.expect("the client is built");
        client.start().await.expect("the bot runs");
    })
}

struct Table {
    sandbox: Sandbox,
    server: Server,
    alice: Seat,
    bob: Seat,
    http: Arc<Http>,
    bot: JoinHandle<()>,
}

impl Drop for Table {
    fn drop(&mut self) {
        self.bot.abort();
    }
}

async fn table() -> Table {
    let config = SandboxConfig {
        clock: Clock::frozen(START),
        ..SandboxConfig::default()
    };
    let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
    let server = sandbox.add_server("Games");
    let channel = server.add_channel("games");
    let [alice, bob] = ["alice", "bob"].map(|name| {
        let user = sandbox.add_user(name);
        server.join(&user);
        user.in_channel(&channel)
    });
    let http = Arc::new(http(&sandbox, sandbox.token()));
    let bot = run_bot(&sandbox, GatewayIntents::GUILDS);
    sandbox.commands_registered().await;
    Table {
        sandbox,
        server,
        alice,
        bob,
        http,
        bot,
    }
}

impl Table {
    fn channel(&self) -> serenity::all::ChannelId {
        self.alice.channel().id().get().into()
    }

    fn token_of(&self, id: InteractionId) -> String {
        self.sandbox
            .with_state(|state| state.interactions[&id].token.clone())
    }

    async fn posts(&self, body: Json) -> Result<serenity::all::Message, serenity::Error> {
        self.http
            .send_message(self.channel(), Vec::new(), &body)
            .await
    }
}

#[tokio::test]
async fn a_command_is_answered_with_a_picture_buttons_and_one_ping() {
    let t = table().await;
    let response = t
        .alice
        .types(
            "/play board",
            [("with", Value::from(&t.bob)), ("blocks", 2.into())],
        )
        .await;
    assert_eq!(response.kind, ResponseKind::Message);
    let board = t.bob.reads();
    assert_eq!(
        board.text(),
        format!("{} against {}", t.bob.mention(), t.alice.mention())
    );
    assert_eq!(board.pings, [t.bob.id()]);
    assert_eq!(t.bob.pings().len(), 1);
    assert!(t.alice.pings().is_empty());
    let file = &board.attachments[0];
    assert_eq!(
        (file.filename.as_str(), file.description.as_deref()),
        ("board.png", Some("An empty board"))
    );
    assert_eq!((file.dimensions, &file.bytes[..]), (Some((1200, 900)), PNG));
    let labels: Vec<String> = board
        .buttons()
        .into_iter()
        .map(|button| button.label)
        .collect();
    assert_eq!(labels, ["Accept", "Name it", "Hint"]);
}

#[tokio::test]
async fn a_picture_can_be_downloaded_where_the_message_says() {
    let t = table().await;
    t.alice.types("/play board with:@bob", ()).await;
    let messages = t
        .http
        .get_messages(t.channel(), None, None)
        .await
        .expect("the channel is read");
    let attachment = &messages[0].attachments[0];
    assert_eq!(attachment.download().await.expect("it downloads"), PNG);
    assert_eq!(
        (attachment.width, attachment.height),
        (Some(1200), Some(900))
    );
}

#[tokio::test]
async fn a_button_changes_its_message_and_keeps_the_picture() {
    let t = table().await;
    t.alice.types("/play board with:bob", ()).await;
    let response = t.bob.presses("Accept").await;
    assert_eq!(response.kind, ResponseKind::UpdateMessage);
    let board = t.alice.reads();
    assert_eq!(
        (
            board.text().as_str(),
            board.attachments.len(),
            board.buttons().len()
        ),
        ("accepted", 1, 0)
    );
    assert_eq!(board.edited, Some(START));
    let mishap = t
        .bob
        .presses("Accept")
        .attempt()
        .await
        .expect_err("the button is gone");
    assert!(matches!(mishap, Mishap::Impossible(_)), "{mishap}");
}

#[tokio::test]
async fn menus_forms_and_private_answers_work() {
    let t = table().await;
    t.alice.types("/play board with:bob", ()).await;
    let chosen = t.bob.selects("Pace", ["A week"]).await;
    assert_eq!(chosen.kind, ResponseKind::DeferredUpdate);
    assert_eq!(chosen.final_message().await.text(), "7 days");

    let form = t.bob.presses("Name it").await;
    let too_long = t
        .bob
        .submits(&form, [("Name", "longer than ten")])
        .attempt()
        .await;
    assert!(matches!(too_long, Err(Mishap::Impossible(_))));
    t.bob.submits(&form, [("Name", "First")]).await;
    assert_eq!(t.alice.text(), "noted");

    let hint = t.bob.presses("Hint").await;
    assert!(hint.ephemeral);
    assert_eq!(t.bob.text(), "psst");
    assert_eq!(t.alice.text(), "noted", "a private answer is private");
}

#[tokio::test]
async fn a_deferred_answer_is_filled_without_a_ping_and_followed_up() {
    let t = table().await;
    let response = t.alice.types("/play slow", ()).await;
    assert_eq!(response.kind, ResponseKind::Deferred);
    let message = response.final_message().await;
    assert!(message.is_ephemeral() && !message.is_loading() && message.edited.is_none());
    assert_eq!(response.follow_up(0).await.text(), "and more");
    assert!(t.alice.pings().is_empty() && t.bob.sees().is_empty());
}

#[tokio::test]
async fn values_are_suggested_for_what_is_typed() {
    let t = table().await;
    let choices = t
        .alice
        .types_partial("/play move", [("to", "a")], "to")
        .await;
    let names: Vec<&str> = choices.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["a1", "a2"]);
}

#[tokio::test]
async fn the_client_refuses_what_is_not_registered() {
    let t = table().await;
    for (command, wrong) in [
        ("/nothing", "not offered"),
        ("/play", "goes on with"),
        ("/play board", "required"),
        ("/play board with:@nobody", "no such person"),
        ("/play board with:bob blocks:five", "whole number"),
        ("/play board with:bob blocks:5", "range"),
        ("/play board colour:red", "belongs to no option"),
    ] {
        let mishap = t
            .alice
            .types(command, ())
            .attempt()
            .await
            .expect_err("refused");
        assert!(mishap.to_string().contains(wrong), "{mishap}");
    }
}

#[tokio::test]
async fn a_second_answer_is_refused() {
    let t = table().await;
    assert_eq!(t.alice.types("/play twice", ()).await.text(), "once");
}

#[tokio::test]
async fn three_seconds_without_an_answer_are_too_long() {
    let t = table().await;
    let sent = t
        .alice
        .types("/play silent", ())
        .send()
        .expect("it is typed");
    let (waiting, ()) = tokio::join!(sent.first_response(), async {
        t.sandbox.clock().advance(Duration::from_millis(3_001))
    });
    assert!(matches!(waiting, Err(Mishap::NoAnswer(_))));
    let token = t
        .sandbox
        .with_state(|state| state.interactions[&sent.id()].token.clone());
    let body = json!({"type": 4, "data": {"content": "late"}});
    let error = t
        .http
        .create_interaction_response(sent.id().get().into(), &token, &body, Vec::new())
        .await
        .expect_err("late");
    assert_eq!(code(&error), (404, 10062));
}

#[tokio::test]
async fn a_token_dies_after_fifteen_minutes() {
    let t = table().await;
    let response = t.alice.types("/play slow", ()).await;
    response.follow_up(0).await;
    let token = t
        .sandbox
        .with_state(|state| state.interactions[&response.id].token.clone());
    let edit = json!({"content": "later"});
    t.sandbox.clock().advance(Duration::from_secs(899));
    t.http
        .edit_original_interaction_response(&token, &edit, Vec::new())
        .await
        .expect("still alive");
    t.sandbox.clock().advance(Duration::from_secs(2));
    let error = t
        .http
        .edit_original_interaction_response(&token, &edit, Vec::new())
        .await
        .expect_err("dead");
    assert_eq!(code(&error), (401, 50027));
}

#[tokio::test]
async fn fifty_presses_at_once_are_fifty_interactions() {
    let t = table().await;
    t.alice.types("/play board with:bob", ()).await;
    let answers = t.bob.presses("Hint").copies(50).await;
    let ids: std::collections::HashSet<_> = answers
        .iter()
        .map(|answer| answer.as_ref().expect("an answer").id)
        .collect();
    assert_eq!(ids.len(), 50);
}

#[tokio::test]
async fn a_forged_press_reaches_the_bot() {
    let t = table().await;
    t.alice.types("/play board with:bob", ()).await;
    let board = t.alice.reads().id;
    assert_eq!(
        t.bob.forges(board, "no such button").await.text(),
        "unknown button"
    );
}

#[tokio::test]
async fn limits_are_answered_in_discords_shape() {
    let t = table().await;
    let button = |label: &str| json!({"type": 2, "style": 1, "label": label, "custom_id": "same"});
    let body = json!({"content": "x".repeat(2_001), "components": [{"type": 1, "components": [button("a"), button(&"b".repeat(81))]}]});
    let error = t.posts(body).await.expect_err("refused");
    assert_eq!(code(&error), (400, 50035));
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        panic!("a refusal")
    };
    let paths: Vec<&str> = response
        .error
        .errors
        .iter()
        .map(|one| one.path.as_str())
        .collect();
    assert_eq!(
        paths,
        [
            "components.0.components.1.custom_id",
            "components.0.components.1.label",
            "content"
        ]
    );
}

#[tokio::test]
async fn permissions_are_heeded() {
    let t = table().await;
    let channel = t.alice.channel();
    let denied = |missing| {
        t.server
            .set_bot_permissions(&channel, Permissions::ALL - missing)
    };
    denied(Permissions::SEND_MESSAGES);
    assert_eq!(
        code(&t.posts(json!({"content": "a"})).await.expect_err("refused")),
        (403, 50013)
    );
    denied(Permissions::VIEW_CHANNEL);
    assert_eq!(
        code(&t.posts(json!({"content": "a"})).await.expect_err("refused")),
        (403, 50001)
    );
    denied(Permissions::ATTACH_FILES);
    t.posts(json!({"content": "a"}))
        .await
        .expect("a text may be sent");
    let message = CreateMessage::new().add_file(CreateAttachment::bytes(PNG, "board.png"));
    assert_eq!(
        code(
            &t.channel()
                .send_message(&t.http, message)
                .await
                .expect_err("refused")
        ),
        (403, 50013)
    );
    denied(Permissions::EMBED_LINKS);
    assert_eq!(
        code(
            &t.posts(json!({"embeds": [{"title": "a"}]}))
                .await
                .expect_err("refused")
        ),
        (403, 50013)
    );
    t.server.remove_bot();
    assert_eq!(
        code(&t.posts(json!({"content": "a"})).await.expect_err("refused")),
        (403, 50001)
    );
    t.sandbox.delete_channel(&channel);
    assert_eq!(
        code(&t.posts(json!({"content": "a"})).await.expect_err("refused")),
        (404, 10003)
    );
}

#[tokio::test]
async fn direct_messages_arrive_unless_they_are_closed() {
    let t = table().await;
    let bob = t.bob.user();
    let channel = serenity::all::UserId::new(bob.id().get())
        .create_dm_channel(&t.http)
        .await
        .expect("a channel");
    channel.id.say(&t.http, "your turn").await.expect("sent");
    assert_eq!(bob.in_direct_messages().text(), "your turn");
    assert_eq!(bob.pings().len(), 1);
    bob.close_direct_messages();
    assert_eq!(
        code(&channel.id.say(&t.http, "again").await.expect_err("closed")),
        (403, 50007)
    );
}

#[tokio::test]
async fn a_nonce_makes_a_post_once() {
    let t = table().await;
    let body = json!({"content": "a", "nonce": "game 1 turn 2", "enforce_nonce": true});
    let first = t.posts(body.clone()).await.expect("posted");
    let second = t.posts(body.clone()).await.expect("posted");
    assert_eq!((first.id, t.alice.sees().len()), (second.id, 1));
    t.sandbox.clock().advance(Duration::from_secs(600));
    assert_ne!(t.posts(body).await.expect("posted").id, first.id);
}

#[tokio::test]
async fn an_edit_keeps_or_drops_files_as_it_says() {
    let t = table().await;
    let file = |name: &str| CreateAttachment::bytes(PNG, name);
    let message = CreateMessage::new()
        .add_file(file("a.png"))
        .add_file(file("b.png"));
    let message = t
        .channel()
        .send_message(&t.http, message)
        .await
        .expect("sent");
    let names = |message: &Message| {
        message
            .attachments
            .iter()
            .map(|file| file.filename.clone())
            .collect::<Vec<_>>()
    };
    let edit = async |body: Json, files| {
        t.http
            .edit_message(t.channel(), message.id, &body, files)
            .await
            .expect("edited")
    };
    edit(json!({"content": "words"}), Vec::new()).await;
    assert_eq!(names(&t.alice.reads()), ["a.png", "b.png"]);
    let kept = message.attachments[1].id;
    edit(
        json!({"attachments": [{"id": kept}, {"id": "0", "description": "new"}]}),
        vec![file("c.png")],
    )
    .await;
    assert_eq!(names(&t.alice.reads()), ["b.png", "c.png"]);
    assert_eq!(
        t.alice.reads().attachments[1].description.as_deref(),
        Some("new")
    );
    edit(json!({"attachments": []}), Vec::new()).await;
    assert_eq!(names(&t.alice.reads()), [""; 0]);
}

#[tokio::test]
async fn ordered_faults_happen() {
    let t = table().await;
    t.sandbox
        .faults()
        .push(Fault::service_unavailable().on(RouteName::CreateMessage));
    assert_eq!(
        code(&t.posts(json!({"content": "a"})).await.expect_err("refused")).0,
        503
    );
    t.sandbox
        .faults()
        .push(Fault::dropped().on(RouteName::CreateMessage));
    assert!(matches!(
        t.posts(json!({"content": "b"})).await,
        Err(serenity::Error::Http(HttpError::Request(_)))
    ));
    t.sandbox
        .faults()
        .push(Fault::lost_answer().on(RouteName::CreateMessage));
    assert!(matches!(
        t.posts(json!({"content": "c"})).await,
        Err(serenity::Error::Http(HttpError::Request(_)))
    ));
    assert_eq!(
        t.alice.text(),
        "c",
        "what is asked is done though the answer is lost"
    );
    let gate = t.sandbox.faults().hold(RouteName::CreateMessage);
    let (posted, ()) = tokio::join!(t.posts(json!({"content": "d"})), async {
        gate.arrived().await;
        assert_eq!(t.alice.text(), "c");
        gate.release();
    });
    posted.expect("posted in the end");
    assert_eq!(t.alice.text(), "d");
}

#[tokio::test]
async fn a_cut_connection_is_resumed_and_nothing_is_lost() {
    let t = table().await;
    t.sandbox.faults().push(Fault::gateway_dropped());
    t.sandbox.disconnected().await;
    let sent = t
        .alice
        .types("/play twice", ())
        .send()
        .expect("it is typed");
    assert_eq!(
        sent.first_response()
            .await
            .expect("answered after the resume")
            .text(),
        "once"
    );
    assert_eq!(
        (
            t.sandbox.gateway().resumes(),
            t.sandbox.gateway().identifies()
        ),
        (1, 1)
    );
}

#[tokio::test]
async fn without_a_bot_nothing_answers() {
    let sandbox = Sandbox::start(SandboxConfig::default())
        .await
        .expect("the sandbox starts");
    let server = sandbox.add_server("Games");
    let alice = sandbox.add_user("alice");
    server.join(&alice);
    let alice = alice.in_channel(&server.add_channel("games"));
    let commands = json!([{"name": "play", "description": "Play"}]);
    http(&sandbox, sandbox.token())
        .create_global_commands(&commands)
        .await
        .expect("registered");
    assert!(matches!(
        alice.types("/play", ()).attempt().await,
        Err(Mishap::NoAnswer(_))
    ));
}

#[tokio::test]
async fn a_wrong_token_is_turned_away() {
    let sandbox = Sandbox::start(SandboxConfig::default())
        .await
        .expect("the sandbox starts");
    let error = http(&sandbox, "wrong.token.here")
        .get_current_user()
        .await
        .expect_err("refused");
    assert_eq!(code(&error), (401, 0));
    // The gateway's address is asked for first, which needs no token.
    let mut client =
        ClientBuilder::new_with_http(http(&sandbox, "wrong.token.here"), GatewayIntents::empty())
            .await
            .expect("built");
    let error = client.start().await.expect_err("turned away");
    assert!(
        matches!(
            error,
            serenity::Error::Gateway(serenity::gateway::GatewayError::InvalidAuthentication)
        ),
        "{error}"
    );
}

#[tokio::test]
async fn the_bot_is_told_of_a_removed_server_and_of_an_outage() {
    let t = table().await;
    let mark = t.sandbox.mark();
    t.server.remove_bot();
    let mut events = t.sandbox.events();
    let asked = |sandbox: &Sandbox| {
        sandbox
            .requests_since(mark)
            .into_iter()
            .find(|request| request.route == Some(RouteName::GetGuild))
    };
    while asked(&t.sandbox).is_none() {
        events.recv().await.expect("the log goes on");
    }
    assert_eq!(
        asked(&t.sandbox).and_then(|request| request.code),
        Some(50001)
    );
}

#[tokio::test]
async fn the_log_tells_everything_in_words() {
    let t = table().await;
    let mark = t.sandbox.mark();
    t.alice.types("/play board with:bob", ()).await;
    let requests = t.sandbox.requests_since(mark);
    let routes: Vec<_> = requests.iter().map(|request| request.route).collect();
    assert_eq!(routes, [Some(RouteName::CreateInteractionResponse)]);
    let transcript = t.sandbox.transcript();
    assert!(
        transcript.contains("alice: types /play board with:bob"),
        "{transcript}"
    );
    assert!(transcript.contains("pings bob"), "{transcript}");
    assert!(
        t.sandbox
            .log()
            .iter()
            .any(|event| matches!(event.what, Happening::MessageCreated(_)))
    );
}

#[tokio::test]
async fn before_the_first_answer_there_is_nothing_to_follow_up() {
    let t = table().await;
    let sent = t
        .alice
        .types("/play silent", ())
        .send()
        .expect("it is typed");
    let token = t.token_of(sent.id());
    let body = json!({"content": "early"});
    let error = t
        .http
        .create_followup_message(&token, &body, Vec::new())
        .await
        .expect_err("early");
    assert_eq!(code(&error), (404, 10015));
    let error = t
        .http
        .get_original_interaction_response("no such token")
        .await
        .expect_err("unknown");
    assert_eq!(code(&error), (401, 50027));
}

#[tokio::test]
async fn the_first_follow_up_fills_a_deferred_answer() {
    let t = table().await;
    let sent = t
        .alice
        .types("/play silent", ())
        .send()
        .expect("it is typed");
    let (id, token) = (sent.id().get().into(), t.token_of(sent.id()));
    answer(
        &t.http,
        id,
        &token,
        json!({"type": 5, "data": {"flags": 64}}),
    )
    .await;
    let response = sent.first_response().await.expect("deferred");
    assert!(response.message.as_ref().is_some_and(Message::is_loading));
    let body = json!({"content": "here it is"});
    let filled = t
        .http
        .create_followup_message(&token, &body, Vec::new())
        .await
        .expect("filled");
    let message = response.final_message().await;
    assert_eq!(
        (message.id.get(), message.is_ephemeral()),
        (filled.id.get(), true)
    );
    t.http
        .delete_original_interaction_response(&token)
        .await
        .expect("deleted");
    assert!(t.alice.sees().is_empty());
}

#[tokio::test]
async fn an_answer_fits_what_was_done() {
    let t = table().await;
    let sent = t
        .alice
        .types("/play silent", ())
        .send()
        .expect("it is typed");
    let (id, token) = (sent.id().get().into(), t.token_of(sent.id()));
    for wrong in [
        json!({"type": 6}),
        json!({"type": 7, "data": {"content": "a"}}),
        json!({"type": 8, "data": {"choices": []}}),
        json!({"type": 9, "data": {"custom_id": "a", "title": "t", "components": []}}),
        json!({"type": 4, "data": {"content": "a", "embeds": vec![json!({}); 11]}}),
        json!({}),
    ] {
        let error = t
            .http
            .create_interaction_response(id, &token, &wrong, Vec::new())
            .await
            .expect_err("refused");
        assert_eq!(code(&error), (400, 50035), "{wrong}");
    }
    let empty = json!({"type": 4, "data": {"flags": 64}});
    let error = t
        .http
        .create_interaction_response(id, &token, &empty, Vec::new())
        .await
        .expect_err("refused");
    assert_eq!(code(&error), (400, 50006));
    answer(
        &t.http,
        id,
        &token,
        json!({"type": 4, "data": {"content": "right"}}),
    )
    .await;
}

#[tokio::test]
async fn only_new_messages_ring_and_only_for_whom_they_may() {
    let t = table().await;
    let bob = t.bob.mention();
    let message = t.posts(json!({"content": "nobody"})).await.expect("posted");
    let edit = json!({"content": format!("now {bob}")});
    t.http
        .edit_message(t.channel(), message.id, &edit, Vec::new())
        .await
        .expect("edited");
    for quiet in [
        json!({"content": bob, "allowed_mentions": {"parse": []}}),
        json!({"content": bob, "flags": 4096}),
        json!({"embeds": [{"description": bob}]}),
        json!({"content": "@everyone"}),
    ] {
        t.posts(quiet).await.expect("posted");
    }
    assert!(t.bob.pings().is_empty());
    t.posts(json!({"content": bob, "allowed_mentions": {"users": [t.bob.id()]}}))
        .await
        .expect("posted");
    assert_eq!(t.bob.waits_for_ping(0).await.content, bob);
    t.server.leave(&t.bob.user());
    t.posts(json!({"content": bob})).await.expect("posted");
    assert_eq!(
        t.bob.pings().len(),
        1,
        "whoever left hears nothing any more"
    );
}

#[tokio::test]
async fn threads_reopen_unless_they_are_locked() {
    let t = table().await;
    let thread = t.alice.channel().add_thread("a game");
    let id = serenity::all::ChannelId::new(thread.id().get());
    let message = id.say(&t.http, "first").await.expect("posted");
    thread.archive();
    let edit = json!({"content": "later"});
    let error = t
        .http
        .edit_message(id, message.id, &edit, Vec::new())
        .await
        .expect_err("archived");
    assert_eq!(code(&error), (400, 50083));
    id.say(&t.http, "reopened").await.expect("posted");
    t.http
        .edit_message(id, message.id, &edit, Vec::new())
        .await
        .expect("edited");
    thread.lock();
    assert_eq!(
        code(&id.say(&t.http, "locked").await.expect_err("locked")),
        (400, 160005)
    );
    assert_eq!(t.alice.in_channel(&thread).text(), "reopened");
    t.sandbox.delete_channel(&t.alice.channel());
    assert_eq!(
        code(&id.say(&t.http, "gone").await.expect_err("gone")),
        (404, 10003)
    );
}

#[tokio::test]
async fn private_messages_cannot_be_reached_by_their_channel() {
    let t = table().await;
    let hidden = t.alice.types("/play slow", ()).await.final_message().await;
    let error = t
        .http
        .get_message(t.channel(), hidden.id.get().into())
        .await
        .expect_err("hidden");
    assert_eq!(code(&error), (404, 10008));
    assert!(
        t.http
            .get_messages(t.channel(), None, None)
            .await
            .expect("read")
            .is_empty()
    );
}

#[tokio::test]
async fn a_bot_reads_others_only_with_the_intent() {
    let t = table().await;
    t.alice.says("a secret");
    let read = t
        .http
        .get_messages(t.channel(), None, None)
        .await
        .expect("read");
    assert_eq!((read.len(), read[0].content.as_str()), (1, ""));
}

#[tokio::test]
async fn others_messages_are_not_the_bots_to_change() {
    let t = table().await;
    let message = t.alice.says("mine");
    let (id, edit) = (message.id.get().into(), json!({"content": "yours"}));
    let error = t
        .http
        .edit_message(t.channel(), id, &edit, Vec::new())
        .await
        .expect_err("refused");
    assert_eq!(code(&error), (403, 50005));
    let error = t
        .http
        .delete_message(t.channel(), id, None)
        .await
        .expect_err("refused");
    assert_eq!(code(&error), (403, 50013));
}

#[tokio::test]
async fn the_gateway_asks_to_come_back_and_ends_sessions() {
    let t = table().await;
    let gateway = t.sandbox.gateway();
    t.sandbox.faults().push(Fault::gateway_reconnect());
    t.sandbox
        .wait_until("a resume", |_| (gateway.resumes() == 1).then_some(()))
        .await;
    t.sandbox.faults().push(Fault::gateway_closed(4000));
    t.sandbox
        .wait_until("another resume", |_| (gateway.resumes() == 2).then_some(()))
        .await;
    t.sandbox.connected().await;
    assert_eq!(t.alice.types("/play twice", ()).await.text(), "once");
    assert_eq!(gateway.identifies(), 1);
}

#[tokio::test]
async fn a_bot_that_leaves_for_good_answers_no_more() {
    let t = table().await;
    let sent = t
        .alice
        .types("/play silent", ())
        .send()
        .expect("it is typed");
    t.sandbox.faults().push(Fault::gateway_dropped());
    t.bot.abort();
    t.sandbox.disconnected().await;
    t.sandbox.faults().push(Fault::sessions_forgotten());
    assert_eq!(t.sandbox.gateway().sessions(), 0);
    assert!(matches!(
        t.alice.types("/play twice", ()).attempt().await,
        Err(Mishap::NoAnswer(_))
    ));
    t.sandbox.clock().advance(Duration::from_secs(4));
    assert!(matches!(
        sent.first_response().await,
        Err(Mishap::NoAnswer(_))
    ));
}

#[tokio::test]
async fn the_same_interaction_can_be_delivered_twice() {
    let t = table().await;
    let sent = t.alice.types("/play slow", ()).send().expect("it is typed");
    let mark = t.sandbox.mark();
    sent.redeliver();
    sent.first_response()
        .await
        .expect("answered")
        .follow_up(0)
        .await;
    let refused = |sandbox: &Sandbox| {
        sandbox
            .requests_since(mark)
            .iter()
            .any(|request| request.code == Some(40060))
    };
    let mut events = t.sandbox.events();
    while !refused(&t.sandbox) {
        events.recv().await.expect("the log goes on");
    }
}

#[tokio::test]
async fn commands_are_checked_when_they_are_registered() {
    let t = table().await;
    let wrong = json!([{"name": "Two Words", "description": ""}, {"name": "a", "description": "b"}, {"name": "a", "description": "b"}]);
    let error = t
        .http
        .create_global_commands(&wrong)
        .await
        .expect_err("refused");
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        panic!("a refusal")
    };
    let codes: Vec<&str> = response
        .error
        .errors
        .iter()
        .map(|one| one.code.as_str())
        .collect();
    for code in [
        "APPLICATION_COMMAND_INVALID_NAME",
        "BASE_TYPE_BAD_LENGTH",
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ] {
        assert!(codes.contains(&code), "{codes:?}");
    }
    let kept = t.http.get_global_commands().await.expect("listed");
    assert_eq!(
        kept.iter()
            .map(|command| command.name.as_str())
            .collect::<Vec<_>>(),
        ["play"]
    );
}

#[tokio::test]
async fn a_server_that_is_away_is_not_a_server_that_is_left() {
    let t = table().await;
    let outage = Fault::server_unavailable(t.server.id());
    t.sandbox.faults().push(outage);
    assert_eq!(
        code(&t.posts(json!({"content": "a"})).await.expect_err("away")),
        (403, 50001)
    );
    t.sandbox.faults().clear();
    t.posts(json!({"content": "a"})).await.expect("back");
}

#[tokio::test]
async fn errors_of_an_answer_stand_under_its_data() {
    let t = table().await;
    let sent = t
        .alice
        .types("/play silent", ())
        .send()
        .expect("it is typed");
    let body = json!({"type": 4, "data": {"content": "x".repeat(2_001)}});
    let (id, token) = (sent.id().get().into(), t.token_of(sent.id()));
    let error = t
        .http
        .create_interaction_response(id, &token, &body, Vec::new())
        .await
        .expect_err("refused");
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        panic!("a refusal")
    };
    assert_eq!(response.error.errors[0].path, "data.content");
}

#[tokio::test]
async fn a_command_without_permissions_is_for_those_who_may_everything() {
    let t = table().await;
    let command =
        json!([{"name": "admin", "description": "Manage", "default_member_permissions": "0"}]);
    t.http
        .create_global_commands(&command)
        .await
        .expect("registered");
    assert!(matches!(
        t.alice.types("/admin", ()).send(),
        Err(Mishap::Impossible(_))
    ));
    let owner = t.server.owner().in_channel(&t.alice.channel());
    owner.types("/admin", ()).send().expect("the owner may");
}

#[tokio::test]
async fn a_file_can_be_given_to_a_command() {
    let t = table().await;
    let command = json!([{"name": "import", "description": "Import", "options": [
        {"type": 11, "name": "file", "description": "A game", "required": true},
    ]}]);
    t.http
        .create_global_commands(&command)
        .await
        .expect("registered");
    let file = Value::File("game.txt".to_owned(), b"1. c3".to_vec());
    let response = t.alice.types("/import", [("file", file)]).await;
    assert_eq!(response.text(), "1. c3");
}

/// A connection that holds nothing back: everything the gateway tells of `GUILDS`, by name.
struct Told(tokio::sync::mpsc::UnboundedReceiver<(String, Json)>);

#[async_trait]
impl serenity::all::RawEventHandler for Listener {
    async fn raw_event(&self, _: Context, event: serenity::all::Event) {
        let name = event.name().unwrap_or_default();
        let mut told = serde_json::to_value(&event).expect("it is written");
        let _ = self.0.send((name, told["d"].take()));
    }
}

struct Listener(tokio::sync::mpsc::UnboundedSender<(String, Json)>);

impl Table {
    /// A second bot of the same name, that only listens.
    async fn listens(&self) -> (Told, JoinHandle<()>) {
        let (sender, receiver) = tokio::sync::mpsc::unbounded_channel();
        let http = http(&self.sandbox, self.sandbox.token());
        let mut client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
            .raw_event_handler(Listener(sender))
            .await
            .expect("the client is built");
        let running = tokio::spawn(async move { client.start().await.expect("it runs") });
        let mut told = Told(receiver);
        told.hears("GUILD_CREATE").await;
        (told, running)
    }

    async fn refused<T: std::fmt::Debug>(
        &self,
        call: impl Future<Output = serenity::Result<T>>,
    ) -> (u16, isize) {
        code(&call.await.expect_err("refused"))
    }
}

impl Told {
    /// What the next event of that name tells.
    async fn hears(&mut self, wanted: &str) -> Json {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.0.recv()).await;
            let (name, told) = next.expect(wanted).expect("it listens");
            if name == wanted {
                return told;
            }
        }
    }
}

fn id_of(channel: &deblockle::sandbox::Channel) -> serenity::all::ChannelId {
    channel.id().get().into()
}

#[tokio::test]
async fn a_bot_opens_names_and_archives_threads_as_far_as_it_may() {
    let t = table().await;
    let (mut told, listening) = t.listens().await;
    let body = json!({"name": "game 1", "type": 11, "auto_archive_duration": 10080});
    let thread = t.http.create_thread(t.channel(), &body, None).await;
    let thread = thread.expect("opened").id;
    let heard = told.hears("THREAD_CREATE").await;
    assert_eq!(heard["id"], json!(thread), "{heard}");
    let said = thread.say(&t.http, "here").await.expect("posted");
    let edit = async |body: Json| t.http.edit_channel(thread, &body, None).await;

    // It may do with its own thread what it likes, but lock it.
    let renamed = edit(json!({"name": "game 1, over"})).await;
    assert_eq!(renamed.expect("renamed").name, "game 1, over");
    told.hears("THREAD_UPDATE").await;
    assert_eq!(t.refused(edit(json!({"locked": true}))).await, (403, 50013));
    edit(json!({"archived": true})).await.expect("archived");
    let metadata = told.hears("THREAD_UPDATE").await["thread_metadata"].clone();
    assert_eq!(metadata["archived"], true);
    assert_eq!(metadata["auto_archive_duration"], 10_080);
    assert_eq!(t.refused(edit(json!({"name": "x"}))).await, (400, 50083));
    let word = json!({"content": "x"});
    let changed = t.http.edit_message(thread, said.id, &word, Vec::new());
    assert_eq!(t.refused(changed).await, (400, 50083));
    edit(json!({"archived": false})).await.expect("reopened");

    // Not with others'.
    let others = t.alice.channel().add_thread("theirs");
    let name = json!({"name": "x"});
    let renamed = t.http.edit_channel(id_of(&others), &name, None);
    assert_eq!(t.refused(renamed).await, (403, 50013));
    let deleted = t.http.delete_channel(id_of(&others), None);
    assert_eq!(t.refused(deleted).await, (403, 50013));
    let manages = Permissions::EVERYONE | Permissions::MANAGE_THREADS;
    t.server.set_bot_permissions(&t.alice.channel(), manages);
    t.http.delete_channel(thread, None).await.expect("deleted");
    let gone = told.hears("THREAD_DELETE").await;
    assert_eq!(gone["id"], json!(thread));
    assert_eq!(t.refused(thread.say(&t.http, "x")).await, (404, 10003));
    listening.abort();
}

#[tokio::test]
async fn a_thread_of_a_message_stands_at_the_message() {
    let t = table().await;
    let message = t.posts(json!({"content": "a game"})).await.expect("posted");
    let body = json!({"name": "talk"});
    let open = || {
        t.http
            .create_thread_from_message(t.channel(), message.id, &body, None)
    };
    let thread = open().await.expect("opened");
    assert_eq!(thread.id.get(), message.id.get());
    assert_eq!(t.refused(open()).await, (400, 160004));
    let read = t.http.get_message(t.channel(), message.id).await;
    let read = read.expect("read");
    assert_eq!(read.thread.map(|thread| thread.id), Some(thread.id));
    let may_not = Permissions::ALL - Permissions::CREATE_PUBLIC_THREADS;
    t.server.set_bot_permissions(&t.alice.channel(), may_not);
    let other = t.posts(json!({"content": "b"})).await.expect("posted");
    let opened = t
        .http
        .create_thread_from_message(t.channel(), other.id, &body, None);
    assert_eq!(t.refused(opened).await, (403, 50013));
    let silent = Permissions::ALL - Permissions::SEND_MESSAGES_IN_THREADS;
    t.server.set_bot_permissions(&t.alice.channel(), silent);
    assert_eq!(t.refused(thread.id.say(&t.http, "x")).await, (403, 50013));
}

#[tokio::test]
async fn whoever_is_in_a_private_thread_sees_it() {
    let t = table().await;
    let (mut told, listening) = t.listens().await;
    let private = t
        .alice
        .channel()
        .add_private_thread("quiet", &t.alice.user());
    let id = id_of(&private);
    let bot = t.sandbox.bot_id();
    assert_eq!(t.refused(id.say(&t.http, "x")).await, (403, 50001));
    assert!(t.bob.in_channel(&private).try_says("x").is_err());
    t.alice.in_channel(&private).says(&format!("<@{bot}>"));
    let heard = told.hears("THREAD_CREATE").await;
    assert_eq!(heard["id"], json!(id));
    told.hears("THREAD_MEMBERS_UPDATE").await;
    id.add_thread_member(&t.http, t.bob.id().get().into())
        .await
        .expect("let in");
    t.bob.in_channel(&private).says("hello");
    private.remove_member(&t.bob.user());
    assert!(t.bob.in_channel(&private).sees().is_empty());
    id.leave_thread(&t.http).await.expect("left");
    assert_eq!(t.refused(id.to_channel(&t.http)).await, (403, 50001));

    // Whoever leaves the server is in no thread of it either.
    private.add_member(&t.bob.user());
    t.server.leave(&t.bob.user());
    t.server.join(&t.bob.user());
    assert!(t.bob.in_channel(&private).try_says("x").is_err());
    listening.abort();
}

#[tokio::test]
async fn a_locked_thread_is_for_those_who_manage_it() {
    let t = table().await;
    let thread = t.alice.channel().add_thread("a game");
    thread.lock();
    let id = id_of(&thread);
    let reopen = json!({"archived": false});
    assert_eq!(t.refused(id.say(&t.http, "x")).await, (400, 160005));
    let reopened = t.http.edit_channel(id, &reopen, None);
    assert_eq!(t.refused(reopened).await, (403, 50013));
    thread.reopen();
    id.say(&t.http, "x").await.expect("posted");
    thread.rename("another game");
    let channel = id.to_channel(&t.http).await.expect("read");
    let name = channel.guild().map(|channel| channel.name);
    assert_eq!(name.as_deref(), Some("another game"));
}

#[tokio::test]
async fn leavers_are_unknown_members_and_deleted_accounts_have_no_name() {
    let t = table().await;
    let bob = serenity::all::UserId::new(t.bob.id().get());
    let server = serenity::all::GuildId::new(t.server.id().get());
    t.http.get_member(server, bob).await.expect("a member");
    let direct = bob.create_dm_channel(&t.http).await.expect("a channel");
    direct.id.say(&t.http, "x").await.expect("sent");
    t.server.leave(&t.bob.user());
    assert_eq!(
        t.refused(t.http.get_member(server, bob)).await,
        (404, 10007)
    );
    assert_eq!(t.refused(direct.id.say(&t.http, "x")).await, (403, 50278));
    t.server.join(&t.bob.user());
    direct.id.say(&t.http, "x").await.expect("sent");
    t.sandbox.delete_user(&t.bob.user());
    let gone = t.http.get_user(bob).await.expect("Discord still knows it");
    assert!(gone.name.starts_with("deleted_user_"), "{}", gone.name);
    assert_eq!(t.refused(direct.id.say(&t.http, "x")).await, (403, 50007));
    assert!(t.sandbox.person("bob").is_none());
}

#[tokio::test]
async fn a_server_and_its_channels_go_and_come() {
    let t = table().await;
    let (mut told, listening) = t.listens().await;
    let other = t.server.add_channel("other");
    let made = told.hears("CHANNEL_CREATE").await;
    assert_eq!(made["id"], json!(id_of(&other)));
    t.sandbox.delete_channel(&other);
    let gone = told.hears("CHANNEL_DELETE").await;
    assert_eq!(gone["id"], json!(id_of(&other)));
    let outage = Fault::server_unavailable(t.server.id());
    t.sandbox.faults().push(outage);
    assert_eq!(told.hears("GUILD_DELETE").await["unavailable"], true);
    t.sandbox.faults().clear();
    told.hears("GUILD_CREATE").await;
    t.server.remove_bot();
    assert_eq!(told.hears("GUILD_DELETE").await["unavailable"], false);
    t.server.invite_bot();
    told.hears("GUILD_CREATE").await;
    listening.abort();
}
