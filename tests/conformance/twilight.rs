//! twilight, unmodified, plays against the sandbox; it reads strictly, so that it refuses whatever is not as Discord sends it.

use std::sync::{Arc, Mutex};

use deblockle::sandbox::{Fault, Permissions, ResponseKind, RouteName, Sandbox, SandboxConfig};
use serde_json::{Value, json};
use twilight_gateway::error::ReceiveMessageErrorType;
use twilight_gateway::{
    ConfigBuilder, Event, EventTypeFlags, Intents, Shard, ShardId, StreamExt as _,
};
use twilight_http::Client;
use twilight_model::application::command::Command;
use twilight_model::application::interaction::{Interaction, InteractionData, InteractionType};
use twilight_model::channel::message::Component;
use twilight_model::http::attachment::Attachment;
use twilight_model::http::interaction::InteractionResponse;
use twilight_model::id::Id;

use crate::openapi;

/// What a client could not read, as it tells it.
type Refused = Arc<Mutex<Vec<String>>>;

/// The least that is a PNG to a reader of heads: 3 by 2 pixels.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x03\0\0\0\x02\x08\x02";

fn client(sandbox: &Sandbox) -> Arc<Client> {
    let address = sandbox.api().trim_start_matches("http://").to_owned();
    let client = Client::builder()
        .token(sandbox.token().to_owned())
        .proxy(address, true);
    Arc::new(client.build())
}

async fn register(client: &Client, sandbox: &Sandbox) {
    let commands: Vec<Command> = serde_json::from_value(json!([
        {"name": "board", "description": "Show", "type": 1, "version": "1", "options": [
            {"type": 3, "name": "square", "description": "Where", "autocomplete": true, "required": true},
        ]},
    ]))
    .unwrap();
    let me = client.current_user().await.unwrap().model().await.unwrap();
    assert!(me.bot);
    let application = Id::new(sandbox.application_id().get());
    let interactions = client.interaction(application);
    let made = interactions.set_global_commands(&commands).await.unwrap();
    assert_eq!(made.models().await.unwrap()[0].name, "board");
}

/// Listens, and answers interactions, until the test is over.
async fn listen(mut shard: Shard, client: Arc<Client>, refused: Refused) {
    while let Some(event) = shard.next_event(EventTypeFlags::all()).await {
        match event {
            Ok(Event::InteractionCreate(interaction)) => {
                let (client, refused) = (Arc::clone(&client), Arc::clone(&refused));
                tokio::spawn(async move {
                    if let Err(error) = answer(&client, interaction.0).await {
                        refused.lock().unwrap().push(format!("{error:?}"));
                    }
                });
            }
            Ok(_) => {}
            // A connection that is cut is not the sandbox's fault.
            Err(error) => {
                if let ReceiveMessageErrorType::Deserializing { .. } = error.kind() {
                    refused.lock().unwrap().push(format!("{error:?}"));
                }
            }
        }
    }
}

fn components() -> Vec<Component> {
    serde_json::from_value(json!([
        {"type": 1, "components": [
            {"type": 2, "style": 1, "label": "Again", "custom_id": "again"},
            {"type": 2, "style": 2, "label": "Write", "custom_id": "write"},
        ]},
        {"type": 1, "components": [
            {"type": 3, "custom_id": "color", "placeholder": "Color", "options": [{"label": "Gold", "value": "gold", "default": false}]},
        ]},
    ]))
    .unwrap()
}

async fn answer(
    client: &Client,
    interaction: Interaction,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let interactions = client.interaction(interaction.application_id);
    let token = &interaction.token;
    let first = async |kind: u8, data: Value| {
        let response: InteractionResponse =
            serde_json::from_value(json!({"type": kind, "data": data})).unwrap();
        interactions
            .create_response(interaction.id, token, &response)
            .await
            .map(drop)
    };
    match (interaction.kind, &interaction.data) {
        (InteractionType::ApplicationCommandAutocomplete, _) => {
            let choices = json!([{"name": "a1", "value": "a1"}]);
            first(8, json!({"choices": choices})).await?;
        }
        (InteractionType::ApplicationCommand, _) => {
            first(5, json!({})).await?;
            let mut picture = Attachment::from_bytes("board.png".to_owned(), PNG.to_vec(), 1);
            picture.description("A board".to_owned());
            let components = components();
            let original = interactions.update_response(token);
            original
                .content(Some("A board"))
                .components(Some(&components))
                .attachments(&[picture])
                .await?
                .model()
                .await?;
            let more = interactions.create_followup(token).content("More");
            more.await?.model().await?;
        }
        (InteractionType::MessageComponent, Some(InteractionData::MessageComponent(data))) => {
            match data.custom_id.as_str() {
                "write" => {
                    let input =
                        json!({"type": 4, "custom_id": "text", "label": "Text", "style": 1});
                    let rows = json!([{"type": 1, "components": [input]}]);
                    let form = json!({"custom_id": "form", "title": "Words", "components": rows});
                    first(9, form).await?;
                }
                "again" => first(7, json!({"content": "Again"})).await?,
                _ => first(7, json!({"content": data.values.join(" ")})).await?,
            }
        }
        _ => {
            let channel = interaction.channel.as_ref().map(|channel| channel.id);
            let messages = client.channel_messages(channel.unwrap()).limit(10);
            let messages = messages.await?.models().await?;
            first(4, json!({"content": format!("Read {}", messages.len())})).await?;
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn twilight_plays_and_comes_back() {
    let sandbox = Sandbox::start(SandboxConfig::default()).await.unwrap();
    let server = sandbox.add_server("Games");
    let channel = server.add_channel("games");
    server.set_bot_permissions(&channel, Permissions::ALL);
    let ada = sandbox.add_user("ada");
    server.join(&ada);
    let ada = ada.in_channel(&channel);

    let client = client(&sandbox);
    register(&client, &sandbox).await;
    let intents = Intents::GUILDS | Intents::GUILD_MESSAGES | Intents::DIRECT_MESSAGES;
    let config = ConfigBuilder::new(sandbox.token().to_owned(), intents);
    let config = config.proxy_url(sandbox.gateway_url()).build();
    let refused = Refused::default();
    let shard = Shard::with_config(ShardId::ONE, config);
    let listening = tokio::spawn(listen(shard, Arc::clone(&client), Arc::clone(&refused)));
    sandbox.connected().await;

    let typing = ada
        .starts_typing("/board", [("square", "a")], "square")
        .await;
    assert_eq!(typing.choices[0].name, "a1");
    let board = ada.types("/board", [("square", "a1")]).await;
    assert_eq!(board.kind, ResponseKind::Deferred);
    let more = board.follow_up(0).await;
    assert_eq!(more.content, "More");
    let shown = board.final_message().await;
    assert_eq!(shown.attachments[0].description.as_deref(), Some("A board"));
    assert_eq!(ada.presses("Again").await.text(), "Again");
    assert_eq!(ada.selects("Color", ["Gold"]).await.text(), "gold");

    sandbox.faults().push(Fault::gateway_dropped());
    let back = |_: &_| (sandbox.gateway().resumes() == 1).then_some(());
    sandbox.wait_until("twilight resumes", back).await;
    // Twilight heeds what a 429 says, and asks again.
    let early = Fault::rate_limited(0.05).on(RouteName::GetMessages);
    sandbox.faults().push(early);
    let form = ada.presses("Write").await;
    let written = ada.submits(&form, [("Text", "hello")]).await;
    assert_eq!(written.text(), "Read 2");

    assert_eq!(*refused.lock().unwrap(), Vec::<String>::new());
    assert!(!listening.is_finished());
    listening.abort();
    openapi::check_answers(&sandbox);
}
