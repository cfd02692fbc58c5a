//! Commands, and first answers to interactions.

use deblockle::sandbox::RouteName;
use serde_json::{Value, json};

use super::{Place, all_refused, button, by_hand, described, long, row, with};
use crate::by_hand::Line;

#[tokio::test]
async fn commands_have_limits() {
    let place = Place::set().await;
    let command = |key: &str, value: Value| {
        json!([with(
            json!({"name": "play", "description": "Play"}),
            key,
            value
        )])
    };
    let option = |more: Value| {
        let mut option = json!({"type": 3, "name": "o", "description": "d"});
        option
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        command("options", json!([option]))
    };
    let choices = |count: usize| -> Value {
        (0..count)
            .map(|n| json!({"name": n.to_string(), "value": "v"}))
            .collect()
    };
    let many: Vec<Value> = (0..26)
        .map(|n| json!({"type": 3, "name": format!("o{n}"), "description": "d"}))
        .collect();
    let heavy: Vec<Value> = (0..25)
        .map(|n| {
            json!({"type": 3, "name": format!("o{n}"), "description": long(100), "choices": [
                {"name": long(100), "value": long(100)}, {"name": "y", "value": long(40)},
            ]})
        })
        .collect();
    let wrong = vec![
        by_hand(
            command("name", json!("Play")),
            "0.name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        by_hand(
            command("name", json!("play it")),
            "0.name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        described(
            command("name", json!(long(33))),
            "0.name",
            "BASE_TYPE_BAD_LENGTH",
        ),
        by_hand(
            command("description", Value::Null),
            "0.description",
            "BASE_TYPE_REQUIRED",
        ),
        described(
            command("description", json!(long(101))),
            "0.description",
            "BASE_TYPE_BAD_LENGTH",
        ),
        by_hand(
            command("name_localizations", json!({"sr": "igra"})),
            "0.name_localizations.sr",
            "ENUM_TYPE_COERCE",
        ),
        described(
            command("description_localizations", json!({"de": long(101)})),
            "0.description_localizations.de",
            "BASE_TYPE_BAD_LENGTH",
        ),
        described(
            command("options", json!(many)),
            "0.options",
            "BASE_TYPE_MAX_LENGTH",
        ),
        by_hand(
            command("options", json!(heavy)),
            "0",
            "APPLICATION_COMMAND_TOO_LARGE",
        ),
        described(
            command("contexts", json!([7])),
            "0.contexts.0",
            "BASE_TYPE_CHOICES",
        ),
        by_hand(
            option(json!({"name": "No"})),
            "0.options.0.name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        described(
            option(json!({"type": 12})),
            "0.options.0.type",
            "BASE_TYPE_CHOICES",
        ),
        described(
            option(json!({"choices": choices(26)})),
            "0.options.0.choices",
            "BASE_TYPE_MAX_LENGTH",
        ),
        by_hand(
            option(json!({"choices": choices(1), "autocomplete": true})),
            "0.options.0.autocomplete",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
        ),
        by_hand(
            command(
                "options",
                json!([
                    {"type": 3, "name": "a", "description": "d"},
                    {"type": 3, "name": "b", "description": "d", "required": true},
                ]),
            ),
            "0.options.1",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        by_hand(
            command(
                "options",
                json!([
                    {"type": 3, "name": "a", "description": "d"},
                    {"type": 3, "name": "a", "description": "d"},
                ]),
            ),
            "0.options.1",
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        by_hand(
            command(
                "options",
                json!([
                    {"type": 3, "name": "a", "description": "d"},
                    {"type": 1, "name": "b", "description": "d"},
                ]),
            ),
            "0.options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        by_hand(
            json!([{"name": "a", "description": "d"}, {"name": "a", "description": "d"}]),
            "1",
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
        ),
    ];
    all_refused(&place.bot, RouteName::PutCommands, wrong).await;
    let sound = place
        .bot
        .send(
            RouteName::PutCommands,
            option(json!({"choices": choices(25)})),
        )
        .await;
    assert_eq!(sound.status, 200, "{sound:?}");
}

#[tokio::test]
async fn answers_have_limits_under_their_data() {
    let place = Place::set().await;
    let commands = json!([{"name": "play", "description": "Play", "options": [
        {"type": 3, "name": "to", "description": "Where", "autocomplete": true},
    ]}]);
    place.bot.send(RouteName::PutCommands, commands).await;
    let (mut line, _) = Line::identified(&place.sandbox, 0).await;
    let _typed = place.ada.types("/play", ()).send().unwrap();
    let bot = place.bot.answering(&line.event("INTERACTION_CREATE").await);
    let form = |components: Value| json!({"type": 9, "data": {"custom_id": "c", "title": "t", "components": components}});
    let input = json!({"type": 4, "custom_id": "i", "style": 1});
    let label = |text: &str, input: Value| json!([{"type": 18, "label": text, "component": input}]);
    let sound = label("l", input.clone());
    let wrong = vec![
        by_hand(
            json!({"type": 8, "data": {"choices": []}}),
            "type",
            "BASE_TYPE_CHOICES",
        ),
        by_hand(
            json!({"type": 7, "data": {"content": "x"}}),
            "type",
            "BASE_TYPE_CHOICES",
        ),
        described(
            json!({"type": 4, "data": {"content": long(2_001)}}),
            "data.content",
            "BASE_TYPE_MAX_LENGTH",
        ),
        described(
            json!({"type": 4, "data": row(button(&long(101)))}),
            "data.components.0.components.0.custom_id",
            "BASE_TYPE_BAD_LENGTH",
        ),
        described(
            with(
                form(sound.clone()),
                "data",
                json!({"custom_id": "c", "components": sound}),
            ),
            "data.title",
            "BASE_TYPE_REQUIRED",
        ),
        described(form(json!([])), "data.components", "BASE_TYPE_BAD_LENGTH"),
        described(
            form(label(&long(46), input.clone())),
            "data.components.0.label",
            "BASE_TYPE_BAD_LENGTH",
        ),
        described(
            form(label("l", with(input, "placeholder", json!(long(101))))),
            "data.components.0.component.placeholder",
            "BASE_TYPE_MAX_LENGTH",
        ),
    ];
    all_refused(&bot, RouteName::CreateInteractionResponse, wrong).await;

    let _typing = place
        .ada
        .starts_typing("/play", [("to", "a")], "to")
        .send()
        .unwrap();
    let bot = place.bot.answering(&line.event("INTERACTION_CREATE").await);
    let choices = |count: usize, name: &str| -> Value {
        let list: Value = (0..count)
            .map(|_| json!({"name": name, "value": "v"}))
            .collect();
        json!({"type": 8, "data": {"choices": list}})
    };
    let wrong = vec![
        by_hand(
            json!({"type": 4, "data": {"content": "x"}}),
            "type",
            "BASE_TYPE_CHOICES",
        ),
        described(choices(26, "n"), "data.choices", "BASE_TYPE_MAX_LENGTH"),
        described(
            choices(1, &long(101)),
            "data.choices.0.name",
            "BASE_TYPE_BAD_LENGTH",
        ),
    ];
    all_refused(&bot, RouteName::CreateInteractionResponse, wrong).await;
    let sound = bot
        .send(RouteName::CreateInteractionResponse, choices(25, "n"))
        .await;
    assert_eq!(sound.status, 204, "{sound:?}");
}
