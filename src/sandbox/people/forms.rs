//! Forms: what the bot asks, and what a person fills in.

use serde_json::{Value, json};

use super::{Act, Mishap, Response, Seat};
use crate::sandbox::{
    ids::{ChannelId, MessageId},
    message::InteractionSummary,
    state::Interaction,
    world::Doing,
};

/// A form that the bot opened.
#[derive(Clone, Debug)]
pub struct Modal {
    /// What comes back with the form.
    pub custom_id: String,
    /// What is written above it.
    pub title: String,
    /// Its fields, from above.
    pub fields: Vec<ModalField>,
    /// The components as the bot sent them.
    pub components: Vec<Value>,
    opened_by: InteractionSummary,
    channel: ChannelId,
    source: Option<MessageId>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq)]
pub struct ModalField {
    /// Its name for the bot.
    pub custom_id: String,
    /// Its name for the person.
    pub label: String,
    /// Discord's number for its kind: 4 text, 3 a menu.
    pub kind: u8,
    /// What stands in it from the start.
    pub value: Option<String>,
    /// Whether something must be filled in.
    pub required: bool,
    /// The shortest text.
    pub min_length: usize,
    /// The longest text.
    pub max_length: usize,
}

/// Reads the form that an answer opens.
pub(super) fn modal(one: &Interaction, data: &Value) -> Modal {
    let components = data["components"].as_array().cloned().unwrap_or_default();
    Modal {
        custom_id: data["custom_id"].as_str().unwrap_or_default().to_owned(),
        title: data["title"].as_str().unwrap_or_default().to_owned(),
        fields: components.iter().filter_map(field).collect(),
        components,
        opened_by: one.summary.clone(),
        channel: one.channel,
        source: one.summary.source,
    }
}

/// The input inside a row or a label.
fn input(component: &Value) -> Option<&Value> {
    match component["type"].as_u64() {
        Some(1) => component["components"].get(0),
        Some(18) => component.get("component"),
        _ => None,
    }
}

fn field(component: &Value) -> Option<ModalField> {
    let input = input(component)?;
    let label = component["label"]
        .as_str()
        .or_else(|| input["label"].as_str());
    Some(ModalField {
        custom_id: input["custom_id"].as_str().unwrap_or_default().to_owned(),
        label: label.unwrap_or_default().to_owned(),
        kind: input["type"].as_u64().unwrap_or_default() as u8,
        value: input["value"].as_str().map(str::to_owned),
        required: input["required"].as_bool().unwrap_or(true),
        min_length: input["min_length"].as_u64().unwrap_or_default() as usize,
        max_length: input["max_length"].as_u64().unwrap_or(4_000) as usize,
    })
}

impl Seat {
    /// Fills in the form that a response opened, by the fields' labels or custom ids, and sends it.
    ///
    /// Fields that are not named keep what stands in them.
    pub fn submits<'a>(
        &self,
        response: &Response,
        values: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Act {
        let values: Vec<(&str, &str)> = values.into_iter().collect();
        Act::new(&self.core, self.fill(response, &values))
    }

    fn fill(&self, response: &Response, values: &[(&str, &str)]) -> Result<Doing, Mishap> {
        let impossible = |why: String| Mishap::Impossible(why);
        let modal = response
            .modal
            .as_ref()
            .ok_or_else(|| impossible("there is no form to send".to_owned()))?;
        if response.user != self.user {
            return Err(impossible(
                "the form was opened for somebody else".to_owned(),
            ));
        }
        for (name, _) in values {
            if !modal
                .fields
                .iter()
                .any(|field| field.label == *name || field.custom_id == *name)
            {
                let labels: Vec<&str> = modal
                    .fields
                    .iter()
                    .map(|field| field.label.as_str())
                    .collect();
                return Err(impossible(format!(
                    "the form has no field {name:?}; it has: {}",
                    labels.join(", ")
                )));
            }
        }
        let mut components = Vec::new();
        let mut number = 0;
        for component in &modal.components {
            number += 2;
            let Some(field) = field(component) else {
                components.push(json!({"type": component["type"], "id": number}));
                continue;
            };
            let given = values
                .iter()
                .find(|(name, _)| field.label == *name || field.custom_id == *name);
            let value = given
                .map(|(_, value)| (*value).to_owned())
                .or_else(|| field.value.clone())
                .unwrap_or_default();
            field.check(&value).map_err(impossible)?;
            let mut sent = json!({"type": field.kind, "id": number, "custom_id": field.custom_id});
            if field.kind == 4 {
                sent["value"] = json!(value);
            } else {
                sent["values"] = json!(
                    value
                        .split(',')
                        .filter(|one| !one.is_empty())
                        .collect::<Vec<_>>()
                );
            }
            components.push(match component["type"].as_u64() {
                Some(1) => json!({"type": 1, "id": number - 1, "components": [sent]}),
                _ => json!({"type": 18, "id": number - 1, "component": sent}),
            });
        }
        Ok(Doing {
            user: self.user,
            channel: modal.channel,
            kind: 5,
            data: json!({"custom_id": modal.custom_id, "components": components, "resolved": {}}),
            source: modal.source,
            name: String::new(),
            opened_by: Some(Box::new(modal.opened_by.clone())),
            what: format!("sends the form {:?} with {values:?}", modal.title),
        })
    }
}

impl ModalField {
    /// Whether the client would let this through.
    fn check(&self, value: &str) -> Result<(), String> {
        let length = value.chars().count();
        if length == 0 && !self.required {
            return Ok(());
        }
        let least = self.min_length.max(usize::from(self.required));
        if (least..=self.max_length).contains(&length) {
            return Ok(());
        }
        Err(format!(
            "the field {:?} takes {least} to {} characters, not {length}",
            self.label, self.max_length
        ))
    }
}
