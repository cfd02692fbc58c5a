//! Messages and their files.

use deblockle::sandbox::RouteName;
use serde_json::{Value, json};

use super::{
    Place, all_refused, button, by_hand, described, embeds, long, refused, row, select, with,
};

#[tokio::test]
async fn messages_have_limits() {
    let place = Place::set().await;
    let rows = |count: usize| -> Vec<Value> {
        (0..count)
            .map(|n| json!({"type": 1, "components": [button(&n.to_string())]}))
            .collect()
    };
    let buttons: Vec<Value> = (0..6).map(|n| button(&n.to_string())).collect();
    let many: Vec<Value> = (0..11).map(|_| json!({"title": "t"})).collect();
    let wrong = vec![
        by_hand(
            json!({"content": long(2_001)}),
            "content",
            "BASE_TYPE_MAX_LENGTH",
        ),
        described(json!({"content": 5}), "content", "STRING_TYPE_CONVERT"),
        described(
            json!({"content": "x", "nonce": long(26)}),
            "nonce",
            "BASE_TYPE_MAX_LENGTH",
        ),
        described(
            json!({"content": "x", "flags": "many"}),
            "flags",
            "NUMBER_TYPE_COERCE",
        ),
        described(
            json!({"content": "x", "allowed_mentions": {"parse": ["all"]}}),
            "allowed_mentions.parse.0",
            "BASE_TYPE_CHOICES",
        ),
        by_hand(
            json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        described(json!({"embeds": many}), "embeds", "BASE_TYPE_MAX_LENGTH"),
        described(
            embeds(json!({"title": long(257)})),
            "embeds.0.title",
            "BASE_TYPE_MAX_LENGTH",
        ),
        described(
            embeds(json!({"description": long(4_097)})),
            "embeds.0.description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        described(
            embeds(json!({"color": 16_777_216})),
            "embeds.0.color",
            "NUMBER_TYPE_MAX",
        ),
        by_hand(
            embeds(json!({"fields": [{"name": "", "value": "v"}]})),
            "embeds.0.fields.0.name",
            "BASE_TYPE_BAD_LENGTH",
        ),
        by_hand(
            json!({"embeds": [{"description": long(3_000)}, {"description": long(3_001)}]}),
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
        ),
        by_hand(
            embeds(json!({"url": "ftp://x"})),
            "embeds.0.url",
            "URL_TYPE_INVALID_SCHEME",
        ),
        by_hand(
            json!({"content": "x", "components": rows(6)}),
            "components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        described(
            json!({"content": "x", "components": [{"type": 1, "components": buttons}]}),
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        by_hand(
            json!({"content": "x", "components": [{"type": 1, "components": [button("a"), button("a")]}]}),
            "components.0.components.1.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        by_hand(
            row(json!({"type": 2, "style": 1, "label": "Go"})),
            "components.0.components.0.custom_id",
            "BASE_TYPE_REQUIRED",
        ),
        described(
            row(button(&long(101))),
            "components.0.components.0.custom_id",
            "BASE_TYPE_BAD_LENGTH",
        ),
        described(
            row(with(button("a"), "label", json!(long(81)))),
            "components.0.components.0.label",
            "BASE_TYPE_MAX_LENGTH",
        ),
        described(
            row(with(button("a"), "style", json!(9))),
            "components.0.components.0.style",
            "BASE_TYPE_CHOICES",
        ),
        by_hand(
            row(json!({"type": 2, "style": 1, "custom_id": "a"})),
            "components.0.components.0",
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
        ),
        by_hand(
            row(json!({"type": 2, "style": 5, "label": "Go"})),
            "components.0.components.0.url",
            "BASE_TYPE_REQUIRED",
        ),
        described(
            row(select(0)),
            "components.0.components.0.options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        described(
            json!({"content": "x", "components": [{"type": 1, "components": []}]}),
            "components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        described(
            row(select(26)),
            "components.0.components.0.options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        described(
            row(with(select(1), "placeholder", json!(long(151)))),
            "components.0.components.0.placeholder",
            "BASE_TYPE_MAX_LENGTH",
        ),
        by_hand(
            row(with(select(2), "max_values", json!(3))),
            "components.0.components.0.max_values",
            "NUMBER_TYPE_MAX",
        ),
        by_hand(
            row(with(
                select(1),
                "options",
                json!([{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]),
            )),
            "components.0.components.0.options.1.value",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        described(
            row(with(
                select(1),
                "options",
                json!([{"label": long(101), "value": "v"}]),
            )),
            "components.0.components.0.options.0.label",
            "BASE_TYPE_BAD_LENGTH",
        ),
        by_hand(
            json!({"content": "x", "components": [{"type": 1, "components": [button("a"), select(1)]}]}),
            "components.0.components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
        by_hand(
            json!({"content": "x", "flags": 32768, "components": [{"type": 10, "content": "y"}]}),
            "content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        by_hand(
            json!({"flags": 32768, "components": [{"type": 10, "content": long(2_001)}, {"type": 10, "content": long(2_000)}]}),
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        ),
        by_hand(
            json!({"content": "x", "components": [{"type": 10, "content": "y"}]}),
            "components.0.type",
            "BASE_TYPE_CHOICES",
        ),
        by_hand(
            json!({"content": "x", "attachments": [{"id": "0"}]}),
            "attachments.0",
            "ATTACHMENT_NOT_FOUND",
        ),
    ];
    all_refused(&place.bot, RouteName::CreateMessage, wrong).await;
    let empty = place
        .bot
        .send(RouteName::CreateMessage, json!({"content": " "}))
        .await;
    assert_eq!(
        (empty.status, empty.code()),
        (400, Some(50006)),
        "{empty:?}"
    );
    for sound in [
        json!({"content": long(2_000)}),
        json!({"content": "x", "components": rows(5)}),
        row(select(25)),
        row(button(&long(100))),
        json!({"embeds": [{"description": long(3_000)}, {"description": long(3_000)}]}),
    ] {
        let answer = place.bot.send(RouteName::CreateMessage, sound).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }
}

#[tokio::test]
async fn files_and_what_is_said_of_them_belong_together() {
    let place = Place::set().await;
    let said = |id: u64, description: String| json!({"attachments": [{"id": id, "description": description}]});
    let post = async |body, fields: &[&str]| {
        place
            .bot
            .send_files(RouteName::CreateMessage, body, fields)
            .await
    };
    let stranger = post(said(1, String::new()), &["files[0]"]).await;
    refused(&stranger, "attachments.0", "ATTACHMENT_NOT_FOUND");
    let wordy = post(said(0, long(1_025)), &["files[0]"]).await;
    refused(&wordy, "attachments.0.description", "BASE_TYPE_MAX_LENGTH");
    let twice = post(json!({}), &["files[0]", "files[0]"]).await;
    refused(&twice, "files", "BASE_TYPE_BAD_TYPE");
    let names: Vec<String> = (0..11).map(|n| format!("files[{n}]")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    refused(
        &post(json!({}), &names).await,
        "files",
        "BASE_TYPE_MAX_LENGTH",
    );
    assert_eq!(post(said(0, long(1_024)), &["files[0]"]).await.status, 200);
    assert_eq!(post(json!({}), &names[..10]).await.status, 200);
}
