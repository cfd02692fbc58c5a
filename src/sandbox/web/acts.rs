//! What a person does on the page, by the same checks as the scripted people's.

use axum::{
    Json,
    extract::{State as Shared, rejection::JsonRejection},
    response::Response,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Served, answer, read};
use crate::sandbox::{
    error::ApiError,
    ids::{ChannelId, InteractionId, MessageId, UserId},
    people::{self, Act, Mishap, ResponseKind, Seat},
};

#[derive(Deserialize)]
pub(super) struct Doing {
    user: UserId,
    channel: ChannelId,
    act: What,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum What {
    /// A plain message.
    Say { text: String },
    /// A command; its options are named, beside what the text already says.
    Type {
        command: String,
        #[serde(default)]
        options: Vec<(String, String)>,
    },
    /// A command that is not yet finished: what does the bot suggest?
    Complete {
        command: String,
        options: Vec<(String, String)>,
        focused: String,
    },
    Press {
        message: MessageId,
        custom_id: String,
    },
    Select {
        message: MessageId,
        custom_id: String,
        values: Vec<String>,
    },
    /// A form, by the interaction that opened it.
    Submit {
        form: InteractionId,
        values: Vec<(String, String)>,
    },
}

pub(super) async fn act(
    Shared(served): Shared<Served>,
    body: Result<Json<Doing>, JsonRejection>,
) -> Response {
    answer(do_it(&served, read(body)).await)
}

async fn do_it(served: &Served, doing: Result<Doing, ApiError>) -> Result<Value, ApiError> {
    let Doing { user, channel, act } = doing?;
    let seat = served.seat(user, channel)?;
    let act = match act {
        What::Say { text } => {
            return Ok(match seat.try_says(&text) {
                Ok(message) => json!({"kind": "message", "message": message.id}),
                Err(mishap) => failed(&mishap),
            });
        }
        What::Submit { form, values } => submit(served, &seat, form, &values)?,
        What::Type { command, options } => seat.types(&command, options),
        What::Complete {
            command,
            options,
            focused,
        } => seat.starts_typing(&command, options, &focused),
        What::Press { message, custom_id } => seat.presses_on(message, &custom_id),
        What::Select {
            message,
            custom_id,
            values,
        } => seat.selects_on(message, &custom_id, values.iter().map(String::as_str)),
    };
    Ok(match act.attempt().await {
        Ok(response) => told(served, response),
        Err(mishap) => failed(&mishap),
    })
}

fn submit(
    served: &Served,
    seat: &Seat,
    form: InteractionId,
    values: &[(String, String)],
) -> Result<Act, ApiError> {
    let form = served
        .form(form)
        .ok_or_else(ApiError::unknown_interaction)?;
    let values = values
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()));
    Ok(seat.submits(&form, values))
}

/// The bot's first answer. Messages come by the stream.
fn told(served: &Served, response: people::Response) -> Value {
    match response.kind {
        ResponseKind::Autocomplete => {
            let choices = response.choices.iter();
            let choices = choices.map(|one| json!({"name": one.name, "value": one.value}));
            json!({"kind": "choices", "choices": choices.collect::<Vec<_>>()})
        }
        ResponseKind::Modal => {
            let modal = response.modal.as_ref();
            let told = json!({
                "kind": "form",
                "form": response.id,
                "title": modal.map(|modal| &modal.title),
                "components": modal.map(|modal| &modal.components),
            });
            served.open_form(response);
            told
        }
        _ => json!({"kind": "message", "message": response.message.map(|message| message.id)}),
    }
}

/// Why nothing came of it, in words for the person.
fn failed(mishap: &Mishap) -> Value {
    match mishap {
        Mishap::Impossible(why) => json!({"kind": "failed", "why": why}),
        Mishap::NoAnswer(_) | Mishap::Impatient { .. } => {
            json!({"kind": "failed", "why": "The application did not respond"})
        }
    }
}
