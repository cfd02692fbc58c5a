//! A bot that is nothing but calls and frames, for what no client would send.

use deblockle::sandbox::{RouteName, Sandbox};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Calls the API.
pub struct Caller {
    client: reqwest::Client,
    base: String,
    token: String,
    /// What stands in a path for the names in braces.
    parts: Vec<(&'static str, String)>,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: reqwest::header::HeaderMap,
    pub body: Value,
}

impl Answer {
    /// Discord's own number.
    pub fn code(&self) -> Option<u64> {
        self.body["code"].as_u64()
    }

    /// A header, as a text.
    pub fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }

    /// The id of what was made.
    pub fn id(&self) -> String {
        self.body["id"].as_str().unwrap().to_owned()
    }
}

impl Caller {
    pub fn new(sandbox: &Sandbox) -> Self {
        Self {
            client: reqwest::Client::new(),
            base: format!("{}/api/v10", sandbox.api()),
            token: format!("Bot {}", sandbox.token()),
            parts: vec![("application_id", sandbox.application_id().to_string())],
        }
    }

    /// The same, with something to stand in paths from now on.
    pub fn with(&self, name: &'static str, id: impl ToString) -> Self {
        let mut parts = vec![(name, id.to_string())];
        parts.extend(self.parts.iter().cloned());
        Self {
            client: self.client.clone(),
            base: self.base.clone(),
            token: self.token.clone(),
            parts,
        }
    }

    /// The same, for the answers to an interaction.
    pub fn answering(&self, interaction: &Value) -> Self {
        let text = |key: &str| interaction[key].as_str().unwrap().to_owned();
        self.with("interaction_id", text("id"))
            .with("interaction_token", text("token"))
            .with("webhook_id", text("application_id"))
            .with("webhook_token", text("token"))
    }

    fn request(&self, route: RouteName, query: &str) -> reqwest::RequestBuilder {
        let mut path = route.template().to_owned();
        for (name, id) in &self.parts {
            path = path.replace(&format!("{{{name}}}"), id);
        }
        assert!(!path.contains('{'), "{path} lacks something");
        let method = route.method().parse().unwrap();
        self.client
            .request(method, format!("{}{path}{query}", self.base))
            .header("authorization", &self.token)
    }

    async fn answer(request: reqwest::RequestBuilder) -> Result<Answer, reqwest::Error> {
        let response = request.send().await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = response.text().await?;
        let body = serde_json::from_str(&text).unwrap_or_default();
        Ok(Answer {
            status,
            headers,
            body,
        })
    }

    /// Calls a route; an error is a connection that was cut.
    pub async fn attempt(&self, route: RouteName, body: &Value) -> Result<Answer, reqwest::Error> {
        Self::answer(self.request(route, "").json(body)).await
    }

    /// Calls a route with a body.
    pub async fn send(&self, route: RouteName, body: Value) -> Answer {
        self.attempt(route, &body).await.unwrap()
    }

    /// Calls a route with a query and no body.
    pub async fn ask(&self, route: RouteName, query: &str) -> Answer {
        Self::answer(self.request(route, query)).await.unwrap()
    }

    /// Calls a route with a query and a body.
    pub async fn send_with(&self, route: RouteName, query: &str, body: Value) -> Answer {
        Self::answer(self.request(route, query).json(&body))
            .await
            .unwrap()
    }

    /// Calls a route with a body and a file for each of the names of form fields.
    pub async fn send_files(&self, route: RouteName, body: Value, fields: &[&str]) -> Answer {
        let mut form = String::new();
        let mut field = |head: &str, text: &str| {
            form.push_str(&format!(
                "--b\r\ncontent-disposition: form-data; {head}\r\n\r\n{text}\r\n"
            ));
        };
        for name in fields {
            field(&format!("name=\"{name}\"; filename=\"a.png\""), "PNG");
        }
        field("name=\"payload_json\"", &body.to_string());
        form.push_str("--b--\r\n");
        let request = self
            .request(route, "")
            .header("content-type", "multipart/form-data; boundary=b");
        Self::answer(request.body(form)).await.unwrap()
    }
}

/// A connection to the gateway.
pub struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The number of the newest event.
    pub sequence: Value,
}

impl Line {
    /// Connects, and takes the greeting.
    pub async fn open(sandbox: &Sandbox) -> Self {
        let mut line =
            Self::open_at(&format!("{}/?v=10&encoding=json", sandbox.gateway_url())).await;
        assert_eq!(line.hears().await.unwrap()["op"], 10);
        line
    }

    /// Connects to an address.
    pub async fn open_at(url: &str) -> Self {
        let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        Self {
            socket,
            sequence: Value::Null,
        }
    }

    /// Connects and begins a session; gives what READY told.
    pub async fn identified(sandbox: &Sandbox, intents: u64) -> (Self, Value) {
        let mut line = Self::open(sandbox).await;
        line.identifies(sandbox, intents, [0, 1]).await;
        let ready = line.event("READY").await;
        (line, ready)
    }

    pub async fn identifies(&mut self, sandbox: &Sandbox, intents: u64, shard: [u64; 2]) {
        let data =
            json!({"token": sandbox.token(), "intents": intents, "properties": {}, "shard": shard});
        self.says(json!({"op": 2, "d": data})).await;
    }

    pub async fn says(&mut self, frame: Value) {
        self.writes(frame.to_string()).await;
    }

    pub async fn writes(&mut self, text: String) {
        self.socket.send(Frame::text(text)).await.unwrap();
    }

    /// The next thing that is said, or the close code, 0 if there was none.
    pub async fn hears(&mut self) -> Result<Value, u16> {
        loop {
            match self.socket.next().await {
                Some(Ok(Frame::Text(text))) => {
                    let said: Value = serde_json::from_str(&text).unwrap();
                    if !said["s"].is_null() {
                        self.sequence = said["s"].clone();
                    }
                    return Ok(said);
                }
                Some(Ok(Frame::Close(frame))) => {
                    return Err(frame.map_or(0, |frame| frame.code.into()));
                }
                Some(Ok(_)) => {}
                other => panic!("the connection is lost: {other:?}"),
            }
        }
    }

    /// The next event of a name.
    pub async fn event(&mut self, name: &str) -> Value {
        loop {
            let said = self.hears().await.unwrap();
            if said["t"] == name {
                return said["d"].clone();
            }
        }
    }

    /// The close code that comes next, whatever is said before it.
    pub async fn closed(&mut self) -> u16 {
        loop {
            if let Err(code) = self.hears().await {
                return code;
            }
        }
    }
}
