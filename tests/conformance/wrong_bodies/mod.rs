//! Deliberately wrong bodies: each is refused, at the right place, with Discord's word for it; and their neighbours are taken.

mod commands;
mod messages;

use deblockle::sandbox::{Clock, Permissions, RouteName, Sandbox, SandboxConfig, Seat, Server};
use serde_json::{Value, json};

use crate::by_hand::{Answer, Caller};
use crate::openapi::{self, Description};

/// A body that Discord refuses.
struct Wrong {
    body: Value,
    /// The place of the error in the form.
    at: &'static str,
    /// Discord's word for the error.
    word: &'static str,
    /// Whether Discord's description tells so too; where it does not, only rules written by hand do.
    described: bool,
}

fn described(body: Value, at: &'static str, word: &'static str) -> Wrong {
    Wrong {
        body,
        at,
        word,
        described: true,
    }
}

fn by_hand(body: Value, at: &'static str, word: &'static str) -> Wrong {
    Wrong {
        described: false,
        ..described(body, at, word)
    }
}

struct Place {
    sandbox: Sandbox,
    #[expect(dead_code, reason = "the channel is in it")]
    server: Server,
    bot: Caller,
    ada: Seat,
}

impl Place {
    async fn set() -> Self {
        let config = SandboxConfig {
            clock: Clock::frozen(1_800_000_000_000),
            ..SandboxConfig::default()
        };
        let sandbox = Sandbox::start(config).await.unwrap();
        let server = sandbox.add_server("Games");
        let channel = server.add_channel("games");
        server.set_bot_permissions(&channel, Permissions::ALL);
        let ada = sandbox.add_user("ada");
        server.join(&ada);
        let bot = Caller::new(&sandbox).with("channel_id", channel.id());
        let ada = ada.in_channel(&channel);
        Self {
            sandbox,
            server,
            bot,
            ada,
        }
    }
}

/// Sends every body, and tells of each that is not refused as it should be.
async fn all_refused(bot: &Caller, route: RouteName, wrong: Vec<Wrong>) {
    let mut missed = Vec::new();
    for one in wrong {
        let answer = bot.send(route, one.body.clone()).await;
        missed.extend(not_refused(&answer, one.at, one.word));
        let found = openapi::description()
            .map(|description: &Description| description.of_request(route, &one.body));
        if let Some(found) = found.filter(|found| found.is_empty() == one.described) {
            let body: String = one.body.to_string().chars().take(200).collect();
            missed.push(format!("the description tells of {body}: {found:?}"));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

fn refused(answer: &Answer, at: &str, word: &str) {
    assert_eq!(not_refused(answer, at, word), None);
}

fn not_refused(answer: &Answer, at: &str, word: &str) -> Option<String> {
    let pointer = format!("/errors/{}/_errors", at.replace('.', "/")).replace("//", "/");
    let errors = answer.body.pointer(&pointer).and_then(Value::as_array);
    let said = errors
        .into_iter()
        .flatten()
        .any(|error| error["code"] == word);
    let refused = answer.status == 400 && answer.code() == Some(50035) && said;
    (!refused).then(|| format!("not {word} at {pointer}: {} {}", answer.status, answer.body))
}

fn long(length: usize) -> String {
    "x".repeat(length)
}

fn row(component: Value) -> Value {
    json!({"content": "x", "components": [{"type": 1, "components": [component]}]})
}

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "Go", "custom_id": id})
}

fn with(mut object: Value, key: &str, value: Value) -> Value {
    object[key] = value;
    object
}

fn options(count: usize) -> Value {
    (0..count)
        .map(|n| json!({"label": "l", "value": n.to_string()}))
        .collect()
}

fn select(count: usize) -> Value {
    json!({"type": 3, "custom_id": "s", "options": options(count)})
}

fn embeds(embed: Value) -> Value {
    json!({"embeds": [embed]})
}
