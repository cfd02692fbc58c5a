//! Buttons and menus: what is on the newest message, or a forged press.

use serde_json::{Value, json};

use super::{Act, Mishap, Seat, resolved::Resolved};
use crate::sandbox::{
    ids::MessageId,
    message::{Message, Select},
    state::State,
    world::Doing,
};

impl Seat {
    /// Presses a button, by its label or its custom id, on the newest message here that has it.
    pub fn presses(&self, label: &str) -> Act {
        self.act_on(None, |_, message| press(message, label), label)
    }

    /// Presses a button of a certain message.
    pub fn presses_on(&self, message: MessageId, label: &str) -> Act {
        self.act_on(Some(message), |_, message| press(message, label), label)
    }

    /// Chooses from a menu, by its placeholder or its custom id, on the newest message here that has it.
    ///
    /// Options are named by label or value; in menus of people, roles or channels they are ids.
    pub fn selects<'a>(&self, menu: &str, options: impl IntoIterator<Item = &'a str>) -> Act {
        let options: Vec<&str> = options.into_iter().collect();
        self.act_on(
            None,
            |state, message| self.choose(state, message, menu, &options),
            menu,
        )
    }

    /// Chooses from a menu of a certain message.
    pub fn selects_on<'a>(
        &self,
        message: MessageId,
        menu: &str,
        options: impl IntoIterator<Item = &'a str>,
    ) -> Act {
        let options: Vec<&str> = options.into_iter().collect();
        self.act_on(
            Some(message),
            |state, message| self.choose(state, message, menu, &options),
            menu,
        )
    }

    /// Sends a press of a button that need not exist, as a changed client could.
    pub fn forges(&self, message: MessageId, custom_id: &str) -> Act {
        let data = json!({"id": 1, "component_type": 2, "custom_id": custom_id});
        Act::new(
            &self.core,
            Ok(self.component(message, data, format!("forges a press of {custom_id:?}"))),
        )
    }

    /// Sends a choice from a menu that need not exist, as a changed client could.
    pub fn forges_select<'a>(
        &self,
        message: MessageId,
        custom_id: &str,
        values: impl IntoIterator<Item = &'a str>,
    ) -> Act {
        let values: Vec<&str> = values.into_iter().collect();
        let what = format!("forges a choice of {values:?} from {custom_id:?}");
        let data = json!({"id": 2, "component_type": 3, "custom_id": custom_id, "values": values});
        Act::new(&self.core, Ok(self.component(message, data, what)))
    }

    fn component(&self, message: MessageId, data: Value, what: String) -> Doing {
        Doing {
            user: self.user,
            channel: self.channel,
            kind: 3,
            data,
            source: Some(message),
            name: String::new(),
            opened_by: None,
            what,
        }
    }

    /// Uses a component of a message; `find` gives what is sent for it, nothing if the message has no such component,
    /// or why it cannot be used.
    fn act_on(
        &self,
        id: Option<MessageId>,
        find: impl Fn(&State, &Message) -> Option<Result<Value, String>>,
        name: &str,
    ) -> Act {
        let world = self.core.world();
        let mut refused = None;
        let mut found = None;
        let candidates = world.state.visible(self.user, self.channel).rev();
        for message in candidates.filter(|message| id.is_none_or(|id| message.id == id)) {
            match find(&world.state, message) {
                Some(Ok(data)) => {
                    found = Some((message.id, data));
                    break;
                }
                Some(Err(why)) => refused = refused.or(Some(why)),
                None => {}
            }
        }
        let doing = match found {
            Some((message, data)) => {
                let verb = if data["component_type"] == 2 {
                    "presses"
                } else {
                    "chooses from"
                };
                let chosen = data
                    .get("values")
                    .map(|values| format!(": {values}"))
                    .unwrap_or_default();
                Ok(self.component(
                    message,
                    data,
                    format!("{verb} {name:?}{chosen} on {message}"),
                ))
            }
            None => Err(Mishap::Impossible(refused.unwrap_or_else(|| {
                format!(
                    "there is no {name:?} to press or choose from here; there is:\n{}",
                    self.outline(&world.state)
                )
            }))),
        };
        drop(world);
        Act::new(&self.core, doing)
    }

    fn outline(&self, state: &State) -> String {
        let lines = state
            .visible(self.user, self.channel)
            .map(|message| format!("  {}: {}", message.id, message.outline()));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn choose(
        &self,
        state: &State,
        message: &Message,
        menu: &str,
        options: &[&str],
    ) -> Option<Result<Value, String>> {
        let select = message.select(menu)?;
        if select.disabled {
            return Some(Err(format!("the menu {menu:?} is disabled")));
        }
        if !(select.min_values..=select.max_values).contains(&options.len()) {
            let (least, most) = (select.min_values, select.max_values);
            return Some(Err(format!(
                "{least} to {most} options can be chosen from {menu:?}, not {}",
                options.len()
            )));
        }
        let mut data =
            json!({"id": select.id, "component_type": select.kind, "custom_id": select.custom_id});
        if select.kind == 3 {
            let values: Result<Vec<String>, String> = options
                .iter()
                .map(|option| value_of(&select, option))
                .collect();
            match values {
                Ok(values) => data["values"] = json!(values),
                Err(why) => return Some(Err(why)),
            }
        } else {
            data["values"] = json!(options);
            data["resolved"] = self.resolved(state, options);
        }
        Some(Ok(data))
    }

    /// The people, roles and channels that a choice names.
    fn resolved(&self, state: &State, ids: &[&str]) -> Value {
        let mut resolved = Resolved::new(state, self.user, self.channel);
        ids.iter()
            .filter_map(|id| id.parse().ok())
            .for_each(|id| resolved.add(id));
        resolved.finish()
    }
}

fn press(message: &Message, label: &str) -> Option<Result<Value, String>> {
    let button = message.button(label)?;
    if button.disabled {
        return Some(Err(format!("the button {label:?} is disabled")));
    }
    let Some(custom_id) = button.custom_id else {
        return Some(Err(format!("the button {label:?} is a link")));
    };
    Some(Ok(
        json!({"id": button.id, "component_type": 2, "custom_id": custom_id}),
    ))
}

fn value_of(select: &Select, option: &str) -> Result<String, String> {
    let by_label = select.options.iter().find(|one| one.label == option);
    let found = by_label.or_else(|| select.options.iter().find(|one| one.value == option));
    found.map(|one| one.value.clone()).ok_or_else(|| {
        let labels: Vec<&str> = select
            .options
            .iter()
            .map(|one| one.label.as_str())
            .collect();
        format!(
            "{option:?} cannot be chosen; there is: {}",
            labels.join(", ")
        )
    })
}
