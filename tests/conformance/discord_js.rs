//! discord.js 14 from npm, unmodified, plays against the sandbox.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use deblockle::sandbox::{
    Event, Fault, Happening, Permissions, RateLimits, ResponseKind, Sandbox, SandboxConfig, Value,
};

use crate::openapi;

/// If it is set, the test must run; without it, it is left out where discord.js is not installed.
const DEMANDED: &str = "DEBLOCKLE_CLIENTS";

/// A process that does not outlive its test.
struct Guest(Child);

impl Drop for Guest {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the bot, if there is node and discord.js.
fn start(sandbox: &Sandbox) -> Option<Guest> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clients");
    let has_node = Command::new("node")
        .arg("--version")
        .stdout(Stdio::null())
        .status()
        .is_ok();
    let has_client = folder.join("node_modules/discord.js").is_dir();
    if !(has_node && has_client) {
        let demanded = std::env::var_os(DEMANDED).is_some();
        assert!(
            !demanded,
            "there is no node, or no discord.js: run `npm ci` in tests/clients"
        );
        eprintln!("left out: discord.js is not installed in tests/clients");
        return None;
    }
    let bot = Command::new("node")
        .arg("guest.mjs")
        .current_dir(folder)
        .env("SANDBOX_API", sandbox.api())
        .env("SANDBOX_TOKEN", sandbox.token())
        .spawn();
    Some(Guest(bot.unwrap()))
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_js_plays_and_comes_back() {
    // So few that it must read the headers, and wait.
    let limits = RateLimits {
        calls: 2,
        within: Duration::from_millis(150),
        in_all: 50,
    };
    let config = SandboxConfig {
        rate_limits: Some(limits),
        ..SandboxConfig::default()
    };
    let sandbox = Sandbox::start(config).await.unwrap();
    let Some(_guest) = start(&sandbox) else {
        return;
    };
    let server = sandbox.add_server("Games");
    let channel = server.add_channel("games");
    server.set_bot_permissions(&channel, Permissions::ALL);
    let (ada, ben) = (sandbox.add_user("ada"), sandbox.add_user("ben"));
    server.join(&ada);
    server.join(&ben);
    let (ada, ben) = (ada.in_channel(&channel), ben.in_channel(&channel));
    sandbox.commands_registered().await;

    let choices = ada
        .starts_typing("/board", [("square", "a")], "square")
        .await
        .choices;
    let names: Vec<&str> = choices.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["a1", "a2"]);

    let options = [("square", Value::from("b1")), ("with", Value::from(&ben))];
    let answer = ada.types("/board", options).await;
    assert_eq!(answer.kind, ResponseKind::Deferred);
    let whisper = answer.follow_up(0).await;
    assert_eq!(whisper.content, "Only for you");
    assert!(whisper.is_ephemeral());
    let text = format!("Board b1, after follow-up {}", whisper.id);
    let board = ada.waits_for("the board", |one| one.content == text).await;
    assert_eq!(board.attachments.len(), 1, "an edit keeps the file");
    let picture = &board.attachments[0];
    assert_eq!(
        (
            picture.filename.as_str(),
            picture.description.as_deref(),
            picture.dimensions
        ),
        ("board.png", Some("The board at b1"), Some((1, 1)))
    );
    assert!(
        !ben.sees().iter().any(|one| one.id == whisper.id),
        "nobody else sees it"
    );

    let again = ada.presses("Again").await;
    assert_eq!(again.kind, ResponseKind::UpdateMessage);
    assert_eq!(again.text(), "Again, with 1 file");
    let chosen = ben.selects("Colors", ["Gold", "Blue"]).await;
    assert_eq!(chosen.kind, ResponseKind::DeferredUpdate);
    let chosen = ben
        .waits_for("the choice", |one| one.content == "Chosen: gold and blue")
        .await;
    assert_eq!(
        (chosen.id, chosen.attachments.len(), chosen.selects().len()),
        (board.id, 1, 0)
    );

    let form = ben.presses("Write").await;
    assert_eq!(
        form.modal.as_ref().map(|modal| modal.title.as_str()),
        Some("Words")
    );
    let written = ben.submits(&form, [("Text", "hello")]).await;
    assert_eq!(written.text(), format!("{} wrote hello", ben.mention()));

    sandbox.faults().push(Fault::gateway_dropped());
    let back = |_: &_| (sandbox.gateway().resumes() == 1).then_some(());
    sandbox.wait_until("discord.js resumes", back).await;
    let looked = ada.types("/look", ()).await;
    assert!(looked.ephemeral);
    ada.waits_for("what was read", |one| {
        one.content == "Read 2 with 1 pictures in #games, from bot"
    })
    .await;
    let gone = |one: &_| {
        let state: &deblockle::sandbox::State = one;
        let id = looked.message.as_ref()?.id;
        state.message(channel.id(), id).is_none().then_some(())
    };
    sandbox.wait_until("the answer is deleted", gone).await;
    assert_eq!(sandbox.gateway().identifies(), 1);
    let log = sandbox.log();
    let was_refused = |event: &&Arc<Event>| matches!(&event.what, Happening::Request(request) if request.status >= Some(400));
    let refused = log.iter().find(was_refused);
    assert!(refused.is_none(), "{refused:?}");
    openapi::check_answers(&sandbox);
}
