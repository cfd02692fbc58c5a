//! Discord's own description of its API, every object closed, held against the calls that a sandbox has seen.
//!
//! The description is not part of the project: its place is told by the variable `DISCORD_OPENAPI`.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use deblockle::sandbox::{Happening, Request, RouteName, Sandbox};
use jsonschema::error::ValidationErrorKind;
use jsonschema::{Registry, ValidationError, Validator};
use serde_json::{Map, Value, json};

#[path = "events.rs"]
mod events;
#[allow(
    unused_imports,
    reason = "not every test that includes this asks for it"
)]
pub use events::OBJECTS;

/// The variable that tells where the description lies.
pub const PLACE: &str = "DISCORD_OPENAPI";

const NAME: &str = "urn:discord";

/// What Discord says of its routes.
pub struct Description {
    paths: Value,
    registry: Registry<'static>,
    /// The validators made so far, by the pointer to their schema.
    made: Mutex<HashMap<String, Arc<Validator>>>,
}

/// The description, if its place is told.
pub fn description() -> Option<&'static Description> {
    static READ: LazyLock<Option<Description>> = LazyLock::new(|| {
        let Some(place) = std::env::var_os(PLACE) else {
            eprintln!(
                "left out: no call is held against Discord's description, since {PLACE} is not set"
            );
            return None;
        };
        let text = std::fs::read_to_string(&place).unwrap_or_else(|error| {
            panic!("{} cannot be read: {error}", place.display());
        });
        Some(Description::new(serde_json::from_str(&text).unwrap()))
    });
    READ.as_ref()
}

/// Holds everything that a sandbox has seen and told against the description.
///
/// # Panics
///
/// With each violation, if there is any, or if the log no longer holds everything.
#[allow(dead_code, reason = "not every test that includes this ends so")]
pub fn check(sandbox: &Sandbox) {
    check_with(sandbox, Description::violations);
}

/// The same for the answers and events alone: what others send is theirs to mend.
///
/// # Panics
///
/// As [`check`] does.
#[allow(dead_code, reason = "not every test that includes this ends so")]
pub fn check_answers(sandbox: &Sandbox) {
    check_with(sandbox, |description, request| match request {
        Request {
            route: Some(route),
            status: Some(status),
            answer,
            ..
        } => description.of_answer(*route, *status, answer),
        _ => Vec::new(),
    });
}

fn check_with(sandbox: &Sandbox, violations: fn(&Description, &Request) -> Vec<String>) {
    let Some(description) = description() else {
        return;
    };
    let log = sandbox.log();
    let is_whole = log.first().is_none_or(|event| event.number == 0);
    assert!(is_whole, "the log has lost its beginning");
    let requests = log.iter().filter_map(|event| match &event.what {
        Happening::Request(request) => Some(request),
        _ => None,
    });
    let told = sandbox.gateway().told();
    let in_events = told.iter().flat_map(|event| {
        let found = description.of_event(event).into_iter();
        found.map(move |what| format!("{event:.300}\n    {what}"))
    });
    let found: Vec<String> = requests
        .flat_map(|request| {
            let found = violations(description, request).into_iter();
            found.map(move |what| format!("{request}\n    {what}"))
        })
        .chain(in_events)
        .collect();
    assert!(
        found.is_empty(),
        "{} violations\n{}",
        found.len(),
        found.join("\n")
    );
}

impl Description {
    fn new(mut whole: Value) -> Self {
        for part in ["components", "paths"] {
            close(&mut whole[part]);
        }
        let paths = whole["paths"].clone();
        let registry = Registry::new().add(NAME, whole).unwrap();
        Self {
            paths,
            registry: registry.prepare().unwrap(),
            made: Mutex::default(),
        }
    }

    /// What is wrong with a call and with its answer.
    pub fn violations(&self, request: &Request) -> Vec<String> {
        let Some(route) = request.route else {
            return vec!["there is no such route".to_owned()];
        };
        let mut found = self.of_query(route, &request.path);
        found.extend(self.of_request(route, &request.body));
        if let Some(status) = request.status {
            found.extend(self.of_answer(route, status, &request.answer));
            // What the description lacks, the sandbox refuses: nobody should have sent it.
            let ill_formed =
                matches!(status, 405 | 413) || matches!(request.code, Some(50006 | 50035));
            if ill_formed {
                found.push(format!("refused: {}", shortened(&request.answer)));
            }
        }
        found
    }

    /// What is said of a route; null if nothing is.
    pub fn operation(&self, route: RouteName) -> &Value {
        &self.paths[route.template()][route.method().to_lowercase()]
    }

    fn pointer(route: RouteName, rest: &str) -> String {
        let path = route.template().replace('~', "~0").replace('/', "~1");
        let path = path.replace('{', "%7B").replace('}', "%7D");
        format!("/paths/{path}/{}/{rest}", route.method().to_lowercase())
    }

    fn of_query(&self, route: RouteName, path: &str) -> Vec<String> {
        let (_, query) = path.split_once('?').unwrap_or_default();
        let everywhere = &self.paths[route.template()]["parameters"];
        let lists = [everywhere, &self.operation(route)["parameters"]];
        let known: Vec<&Value> = lists
            .iter()
            .filter_map(|list| list.as_array())
            .flatten()
            .filter(|one| one["in"] == "query")
            .collect();
        let names = query
            .split('&')
            .filter_map(|pair| pair.split('=').next())
            .filter(|name| !name.is_empty());
        names
            .filter(|name| !known.iter().any(|one| one["name"] == *name))
            .map(|name| format!("the query has no {name:?}"))
            .collect()
    }

    /// What is wrong with a body that is sent.
    pub fn of_request(&self, route: RouteName, body: &Value) -> Vec<String> {
        let described = &self.operation(route)["requestBody"];
        match (described.is_null(), body.is_null()) {
            (true, true) => Vec::new(),
            (true, false) => vec![format!("a body where there is none: {}", shortened(body))],
            (false, true) if described["required"] != true => Vec::new(),
            (false, true) => vec!["there is no body".to_owned()],
            (false, false) => {
                let rest = "requestBody/content/application~1json/schema";
                self.errors(&Self::pointer(route, rest), &as_described(body))
            }
        }
    }

    /// What is wrong with an answer.
    pub fn of_answer(&self, route: RouteName, status: u16, answer: &Value) -> Vec<String> {
        let responses = &self.operation(route)["responses"];
        let status = match (status, responses[status.to_string()].is_null()) {
            // Nothing is described for a server that is down.
            (500.., true) => return Vec::new(),
            (400.., true) => "4XX".to_owned(),
            _ => status.to_string(),
        };
        let response = &responses[&status];
        if let Some(shared) = response["$ref"].as_str() {
            let mut answer = answer.clone();
            // The description wants numbers as the codes of wrong fields; Discord sends words.
            answer
                .as_object_mut()
                .and_then(|answer| answer.remove("errors"));
            let at = format!(
                "{}/content/application~1json/schema",
                shared.trim_start_matches('#')
            );
            return self.errors(&at, &answer);
        }
        if response.is_null() {
            return vec![format!("an answer with {status} is not described")];
        }
        match (response["content"].is_null(), answer.is_null()) {
            (true, true) => Vec::new(),
            (true, false) => vec![format!(
                "an answer where there is none: {}",
                shortened(answer)
            )],
            (false, _) => {
                let rest = format!("responses/{status}/content/application~1json/schema");
                self.errors(&Self::pointer(route, &rest), answer)
            }
        }
    }

    fn errors(&self, pointer: &str, value: &Value) -> Vec<String> {
        let validator = self.validator(pointer);
        validator
            .iter_errors(value)
            .flat_map(|error| told(&error))
            .collect()
    }

    fn validator(&self, pointer: &str) -> Arc<Validator> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        let make = || {
            let options = jsonschema::options()
                .with_registry(&self.registry)
                .should_validate_formats(true);
            let schema = json!({"$ref": format!("{NAME}#{pointer}")});
            Arc::new(options.build(&schema).unwrap())
        };
        Arc::clone(made.entry(pointer.to_owned()).or_insert_with(make))
    }
}

/// Lets no object have a property that is not described. Objects that are put together of several are left open.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(object) => {
            let parts = object
                .get("allOf")
                .and_then(Value::as_array)
                .map_or(0, Vec::len);
            if parts > 1 {
                return;
            }
            if object.get("properties").is_some_and(Value::is_object) && !is_part(object) {
                object
                    .entry("additionalProperties")
                    .or_insert(Value::Bool(false));
            }
            object.values_mut().for_each(close);
        }
        Value::Array(list) => list.iter_mut().for_each(close),
        _ => {}
    }
}

/// Whether it is the object of which refusals are put together.
fn is_part(object: &Map<String, Value>) -> bool {
    object.get("required") == Some(&json!(["code", "message"]))
}

/// The body as the description wants it, where Discord's documentation allows more: null for what is left out, numbers as
/// the ids of files, permissions as a text.
fn as_described(body: &Value) -> Value {
    let field = |(key, value): (&String, &Value)| {
        let value = match (key.as_str(), value) {
            (_, Value::Null) => return None,
            ("id", Value::Number(id)) => json!(id.to_string()),
            ("default_member_permissions", Value::String(bits)) => {
                json!(bits.parse::<u64>().ok())
            }
            _ => as_described(value),
        };
        Some((key.clone(), value))
    };
    match body {
        Value::Object(object) => object.iter().filter_map(field).collect(),
        Value::Array(list) => list.iter().map(as_described).collect(),
        other => other.clone(),
    }
}

/// An error, or where there was a choice, the errors of the choice that came nearest.
fn told(error: &ValidationError<'_>) -> Vec<String> {
    use ValidationErrorKind::{AnyOf, OneOfNotValid};
    if let AnyOf { context } | OneOfNotValid { context } = error.kind() {
        // A choice of another kind of value, or of an object that calls itself another, is not what was meant.
        let at = error.instance_path().as_str();
        let is_other = |error: &ValidationError<'_>| {
            let path = error.instance_path().as_str();
            path == at && error.kind().keyword() == "type" || path.strip_prefix(at) == Some("/type")
        };
        let nearest = context
            .iter()
            .min_by_key(|branch| (branch.iter().any(is_other), branch.len()));
        if let Some(nearest) = nearest.filter(|branch| !branch.is_empty()) {
            return nearest.iter().flat_map(told).collect();
        }
    }
    let text = error.to_string();
    let text: String = text.chars().take(300).collect();
    vec![format!(
        "at {:?}: {}: {text}",
        error.instance_path().as_str(),
        error.kind().keyword()
    )]
}

fn shortened(value: &Value) -> String {
    value.to_string().chars().take(300).collect()
}
