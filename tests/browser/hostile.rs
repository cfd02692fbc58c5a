//! Bad input: what people write is shown and never done, and what is no request is refused.

use deblockle::sandbox::{Sandbox, SandboxConfig, Value};
use reqwest::{Client, StatusCode, header};
use serde_json::{Value as Json, json};

use crate::Scene;
use crate::driver::DESKTOP;

const TEXTS: &[&str] = &[
    "<script>window.harmed = true</script><img src=x onerror='window.harmed = true'>",
    "[click](javascript:window.harmed=true) <javascript:window.harmed=true>",
    "\u{202e}txet drawkcab\u{202c} \u{5e9}\u{5dc}\u{5d5}\u{5dd}",
    "😀🏳️‍🌈👨‍👩‍👧 z\u{334}\u{301}a\u{301}lgo",
    "```\n</code><svg onload=window.harmed=true>\n``` **un*clo_sed ~~ || ` <t:99999999999999:R> <@1> <#1>",
    "__**__**__**__**__**__**__**__**__**__**__**",
];

#[tokio::test]
async fn what_is_written_is_shown_and_never_done() {
    let Some(scene) = Scene::set().await else {
        return;
    };
    let table = &scene.table;
    let window = scene.window(DESKTOP, "ben").await;
    let ada = table.ada.user();
    ada.set_display_name(Some("<b onmouseover=window.harmed=true>\u{202e}Ada"));
    for text in TEXTS {
        table.ada.says(text);
    }
    let long = "<i>wide</i> ".repeat(166);
    table.ada.says(&long);
    // As an option, it comes back in the bot's own words.
    let option = Value::from("<img src=x onerror=window.harmed=true>");
    table
        .ben
        .types("/deblockle turn", [("notation", option)])
        .await;
    window.reads("<script>window.harmed").await;
    window.reads("<i>wide</i> <i>wide</i>").await;
    window.reads("</code><svg onload").await;
    window.keeps("hostile").await;
    let harm = "window.harmed || document.querySelector('.messages :is(script, svg:not(.icon), i, b, [onerror], a[href^=javascript])')";
    assert_eq!(window.now(harm).await, Json::Null);
    let wide = window
        .now("document.querySelector('.messages').scrollWidth > document.querySelector('.messages').clientWidth")
        .await;
    assert_eq!(wide, false, "nothing stands out at the side");
    // What can be written is limited, and says so.
    window.ends_without_complaint("").await;
}

#[tokio::test]
async fn what_is_no_request_is_refused_and_nothing_is_lost() {
    // No bot is needed to refuse one.
    let sandbox = Sandbox::start(SandboxConfig::default()).await.unwrap();
    let server = sandbox.add_server("The café");
    let channel = server.add_channel("games");
    let [ada, ben] = ["ada", "ben"].map(|name| {
        let person = sandbox.add_user(name);
        server.join(&person);
        person.in_channel(&channel)
    });
    let client = Client::builder().no_proxy().build().unwrap();
    let api = sandbox.api().to_owned();
    let act = |text: &str| json!({"user": ada.id(), "channel": channel.id(), "act": {"say": {"text": text}}});
    let status = async |request: reqwest::RequestBuilder| {
        let response = request.send().await.unwrap();
        let status = response.status();
        let body: Json = response.json().await.unwrap();
        assert!(
            status == StatusCode::OK || body["message"].is_string(),
            "{body}"
        );
        (status.as_u16(), body)
    };
    let page = format!("{api}/page/act");

    // Other pages of the web do not come in, by any name.
    let from = |origin: &str| {
        client
            .post(&page)
            .header(header::ORIGIN, origin)
            .json(&act("no"))
    };
    assert_eq!(status(from("http://evil.example")).await.0, 403);
    assert_eq!(status(from("null")).await.0, 403);
    let named = client.post(&page).header(header::HOST, "evil.example");
    assert_eq!(status(named.json(&act("no"))).await.0, 403);
    let named = client.get(format!("{api}/api/v10/gateway"));
    assert_eq!(
        status(named.header(header::HOST, "evil.example")).await.0,
        403
    );

    // Broken, huge, empty, for nobody, in no place, too long.
    let json_type = (header::CONTENT_TYPE, "application/json");
    let broken = client.post(&page).header(json_type.0.clone(), json_type.1);
    assert_eq!(status(broken.body("{\"user\":")).await.1["code"], 50109);
    assert_eq!(
        status(client.post(&page).json(&act(&"x".repeat(600_000))))
            .await
            .0,
        413
    );
    assert_eq!(status(client.post(&page)).await.1["code"], 50109);
    let mut nobody = act("no");
    nobody["user"] = json!("1");
    assert_eq!(status(client.post(&page).json(&nobody)).await.0, 404);
    let mut bot = act("no");
    bot["user"] = json!(sandbox.bot_id());
    assert_eq!(status(client.post(&page).json(&bot)).await.0, 404);
    let mut nowhere = act("no");
    nowhere["channel"] = json!("1");
    assert_eq!(
        status(client.post(&page).json(&nowhere)).await.1["code"],
        10003
    );
    assert_eq!(
        status(client.post(&page).json(&act(&"é".repeat(2_001))))
            .await
            .1["kind"],
        "failed"
    );
    // Somebody else's conversation with the bot is not to be seen, nor written in.
    let theirs = ben.user().in_direct_messages();
    let mut foreign = act("no");
    foreign["channel"] = json!(theirs.channel().id());
    assert_eq!(
        status(client.post(&page).json(&foreign)).await.1["code"],
        50001
    );
    // The bot's side, without or with a wrong token, at unknown routes, with broken JSON.
    let messages = format!("{api}/api/v10/channels/{}/messages", channel.id());
    assert_eq!(
        status(client.post(&messages).json(&json!({"content": "no"})))
            .await
            .0,
        401
    );
    let wrong = client
        .post(&messages)
        .header(header::AUTHORIZATION, "Bot wrong");
    assert_eq!(status(wrong.json(&json!({"content": "no"}))).await.0, 401);
    let token = format!("Bot {}", sandbox.token());
    let broken = client.post(&messages).header(header::AUTHORIZATION, &token);
    let broken = broken.header(json_type.0, json_type.1).body("{");
    assert_eq!(status(broken).await.1["code"], 50109);
    assert_eq!(
        status(client.get(format!("{api}/api/v10/nonsense")))
            .await
            .0,
        404
    );
    assert_eq!(
        status(client.get(format!("{api}/page/nonsense"))).await.0,
        404
    );

    assert!(ada.newest().is_none(), "none of this was written");
    assert_eq!(status(client.post(&page).json(&act("yes"))).await.0, 200);
    assert_eq!(ada.reads().content, "yes");
    // A file is a file, whatever its sender calls it.
    let files = vec![("a.svg".to_owned(), b"<svg onload='alert(1)'/>".to_vec())];
    let file = ada.says_with_files("look", files).attachments[0].clone();
    let address = format!("{api}/attachments/{}/{}/a.svg", channel.id(), file.id);
    let served = client.get(address).send().await.unwrap();
    assert_eq!(
        served.headers()["content-security-policy"],
        "default-src 'none'; sandbox"
    );
    assert_eq!(served.headers()["x-content-type-options"], "nosniff");
}
