//! Embeds as the bot sends them: Discord's limits, and the shape it sends back.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::{
    check::{Check, field},
    error::At,
    wire, wrong,
};

/// Where a file is, and its size in pixels if it is a picture.
pub(crate) type Place = (String, Option<(u32, u32)>);

/// Reads the embeds of a message and checks them, each and together; nothing if the body does not name them.
pub(crate) fn read(check: &mut Check, at: At<'_>, body: &Value) -> Option<Vec<Value>> {
    let list = check.list(at, body, "embeds", 0..=10);
    let at = at.key("embeds");
    let mut total = 0;
    for (index, embed) in list.iter().enumerate() {
        total += check_embed(check, at.index(index), embed);
    }
    if total > 6_000 {
        check.wrong(at, wrong::EMBEDS_TOO_LARGE);
    }
    body.get("embeds")
        .map(|_| list.iter().map(finished_embed).collect())
}

/// Checks an embed and counts the characters that go towards the sum of all.
fn check_embed(check: &mut Check, at: At<'_>, embed: &Value) -> usize {
    if !check.object(at, embed) {
        return 0;
    }
    let mut sum = 0;
    let mut text =
        |check: &mut Check, at: At<'_>, object: &Value, key: &str, most: usize, least: usize| {
            sum += check
                .text(at, object, key, least..=most)
                .map_or(0, |text| text.chars().count());
        };
    text(check, at, embed, "title", 256, 0);
    text(check, at, embed, "description", 4_096, 0);
    check.integer(at, embed, "color", 0..=0xff_ff_ff);
    check.url(at, embed, "url", "");
    if let Some(author) = field(embed, "author") {
        check.required(at.key("author"), author, "name");
        text(check, at.key("author"), author, "name", 256, 0);
        check.url(at.key("author"), author, "url", "");
        check.url(at.key("author"), author, "icon_url", "attachment://");
    }
    if let Some(footer) = field(embed, "footer") {
        check.required(at.key("footer"), footer, "text");
        text(check, at.key("footer"), footer, "text", 2_048, 0);
        check.url(at.key("footer"), footer, "icon_url", "attachment://");
    }
    for key in ["image", "thumbnail"] {
        if let Some(picture) = field(embed, key) {
            check.url(at.key(key), picture, "url", "attachment://");
        }
    }
    let fields = check.list(at, embed, "fields", 0..=25);
    for (index, one) in fields.iter().enumerate() {
        let below = at.key("fields");
        let at = below.index(index);
        if !check.object(at, one) {
            continue;
        }
        for key in ["name", "value"] {
            check.required(at, one, key);
        }
        text(check, at, one, "name", 256, 1);
        text(check, at, one, "value", 1_024, 1);
    }
    sum
}

/// The embed as it is sent back: of a type, without nulls, fields complete.
fn finished_embed(embed: &Value) -> Value {
    let mut object = wire::without_nulls(embed);
    object["type"] = json!("rich");
    for one in object
        .get_mut("fields")
        .and_then(Value::as_array_mut)
        .into_iter()
        .flatten()
    {
        let inline = one["inline"] == true;
        one["inline"] = json!(inline);
    }
    object
}

/// The names of the files that an embed shows by `attachment://name`.
pub(crate) fn files_in_embeds(embeds: &[Value]) -> HashSet<String> {
    let mut names = HashSet::new();
    for embed in embeds {
        for pointer in [
            "/image/url",
            "/thumbnail/url",
            "/author/icon_url",
            "/footer/icon_url",
        ] {
            let name = embed
                .pointer(pointer)
                .and_then(Value::as_str)
                .and_then(|url| url.strip_prefix("attachment://"));
            names.extend(name.map(str::to_owned));
        }
    }
    names
}

/// Puts real addresses in place of `attachment://name`, wherever they stand.
pub(crate) fn resolve_urls(value: &mut Value, url_of: &dyn Fn(&str) -> Option<Place>) {
    match value {
        Value::Object(object) => {
            for key in ["url", "icon_url"] {
                let name = object
                    .get(key)
                    .and_then(Value::as_str)
                    .and_then(|url| url.strip_prefix("attachment://"));
                if let Some((url, dimensions)) = name.and_then(url_of) {
                    place_url(object, key, url, dimensions);
                }
            }
            object
                .values_mut()
                .for_each(|value| resolve_urls(value, url_of));
        }
        Value::Array(list) => list
            .iter_mut()
            .for_each(|value| resolve_urls(value, url_of)),
        _ => {}
    }
}

fn place_url(
    object: &mut Map<String, Value>,
    key: &str,
    url: String,
    dimensions: Option<(u32, u32)>,
) {
    object.insert(
        if key == "url" {
            "proxy_url"
        } else {
            "proxy_icon_url"
        }
        .to_owned(),
        json!(url),
    );
    object.insert(key.to_owned(), json!(url));
    if let Some((width, height)) = dimensions.filter(|_| key == "url") {
        object.insert("width".to_owned(), json!(width));
        object.insert("height".to_owned(), json!(height));
    }
}
