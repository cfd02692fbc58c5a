//! Components as Discord sends them back: numbered, without nulls, with the defaults that a client expects.

use serde_json::{Map, Value, json};

use super::SELECTS;
use crate::sandbox::wire;

/// The components as Discord sends them back: numbered, without nulls, with the defaults that a client expects.
pub(crate) fn numbered(list: &[Value]) -> Vec<Value> {
    let mut next = 0;
    list.iter()
        .map(|component| number(component, &mut next))
        .collect()
}

fn number(component: &Value, next: &mut u64) -> Value {
    let Value::Object(given) = component else {
        return component.clone();
    };
    *next += 1;
    let own = *next;
    let mut object = Map::new();
    for (key, value) in given.iter().filter(|(_, value)| !value.is_null()) {
        let value = match (key.as_str(), value) {
            ("components", Value::Array(list)) => {
                list.iter().map(|inner| number(inner, next)).collect()
            }
            ("accessory", inner) => number(inner, next),
            (_, other) => wire::without_nulls(other),
        };
        object.insert(key.clone(), value);
    }
    object.entry("id").or_insert(json!(own));
    let kind = object
        .get("type")
        .and_then(Value::as_i64)
        .unwrap_or_default();
    let defaults = match kind {
        kind if SELECTS.contains(&kind) => json!({"min_values": 1, "max_values": 1}),
        11 => json!({"description": null, "spoiler": false}),
        13 => json!({"name": null, "size": null, "spoiler": false}),
        14 => json!({"spacing": 1, "divider": true}),
        17 => json!({"accent_color": null, "spoiler": false}),
        _ => json!({}),
    };
    fill(&mut object, defaults);
    for key in ["media", "file"] {
        object.get_mut(key).into_iter().for_each(finish_media);
    }
    for item in object
        .get_mut("items")
        .and_then(Value::as_array_mut)
        .into_iter()
        .flatten()
    {
        if let Value::Object(item) = item {
            fill(item, json!({"description": null, "spoiler": false}));
            item.get_mut("media").into_iter().for_each(finish_media);
        }
    }
    Value::Object(object)
}

/// Adds what is missing.
fn fill(object: &mut Map<String, Value>, defaults: Value) {
    for (key, value) in defaults.as_object().into_iter().flatten() {
        object.entry(key.clone()).or_insert_with(|| value.clone());
    }
}

/// Media as they are sent back; those that are files of the message get their real address later.
fn finish_media(media: &mut Value) {
    let url = media["url"].clone();
    if let Value::Object(media) = media {
        fill(media, json!({"id": "1", "proxy_url": url}));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_back_is_numbered_and_complete() {
        let sent = numbered(&[
            json!({"type": 1, "components": [{"type": 3, "custom_id": "a", "placeholder": null, "options": []}]}),
            json!({"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "b"}]}),
        ]);
        assert_eq!(sent[0]["id"], 1);
        assert_eq!(sent[0]["components"][0]["id"], 2);
        assert_eq!(sent[0]["components"][0]["max_values"], 1);
        assert_eq!(sent[1]["id"], 3);
    }
}
