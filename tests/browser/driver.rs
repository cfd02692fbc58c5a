//! A browser without a screen: Debian's Chromium, told what to do by chromedriver in the W3C's words.

use std::{
    io::{BufRead, BufReader, Write},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use reqwest::Client;
use serde_json::{Value, json};
use tempfile::TempDir;

/// How long the page is waited for.
const PATIENCE_MS: u64 = 20_000;

/// What every script can use: elements that can be seen, found by selector and by what is written on them.
const FINDING: &str = r#"
const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && !one.closest("[inert]");
const named = (one, name) => (one.getAttribute("aria-label") ?? one.textContent).includes(name);
const find = (selector, name = "") => [...document.querySelectorAll(selector)].filter((one) => seen(one) && named(one, name)).at(-1);
const reads = (text) => document.querySelector(".messages").innerText.includes(text);
"#;

/// Chromedriver, which ends with this, or with the test however that ends.
pub struct Driver {
    process: Child,
    address: String,
    client: Client,
}

/// How a window looks.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub size: (u32, u32),
    pub dark: bool,
    /// Whether it is a phone: touched, not clicked.
    pub touch: bool,
}

pub const DESKTOP: Look = Look {
    size: (1280, 800),
    dark: true,
    touch: false,
};
pub const PHONE: Look = Look {
    size: (390, 844),
    dark: true,
    touch: true,
};

/// A window, with a browser of its own: nothing is shared with other windows but the server.
pub struct Window {
    client: Client,
    session: String,
    touch: bool,
    _profile: TempDir,
}

impl Driver {
    /// Starts chromedriver; none unless `CI_BROWSER` demands the tests in the browser.
    pub async fn start() -> Option<Self> {
        if std::env::var_os("CI_BROWSER").is_none() {
            // Written past the test's captured output, so that it is seen.
            let why = "LEFT OUT: a test in the browser, since CI_BROWSER is not set";
            let _ = writeln!(std::io::stderr(), "{why}");
            return None;
        }
        // The shell reads until this process is gone, were it killed, and then ends chromedriver.
        let mut process = Command::new("sh")
            .arg("-c")
            .arg("chromedriver --port=0 & exec >&-; read -r _; kill $!; wait")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // It tells when it listens.
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let port = lines.find_map(|line| {
            let line = line.unwrap();
            let (_, port) = line.split_once("started successfully on port ")?;
            Some(port.trim_end_matches('.').to_owned())
        });
        let port = port.expect("chromedriver (Debian: chromium chromium-driver) starts");
        Some(Self {
            process,
            address: format!("http://127.0.0.1:{port}"),
            client: Client::builder().no_proxy().build().unwrap(),
        })
    }

    /// Opens a window at an address.
    pub async fn open(&self, look: Look, address: &str) -> Window {
        let profile = tempfile::tempdir().unwrap();
        let (width, height) = look.size;
        let mut arguments: Vec<String> = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--lang=en-US",
            // By a pipe it hears that chromedriver is gone, and goes too.
            "--remote-debugging-pipe",
        ]
        .map(str::to_owned)
        .into();
        arguments.push(format!("--user-data-dir={}", profile.path().display()));
        arguments.push(format!("--window-size={width},{height}"));
        let mut options = json!({"args": arguments});
        if look.touch {
            options["mobileEmulation"] = json!({"deviceMetrics": {"width": width, "height": height, "pixelRatio": 2, "touch": true}});
        }
        let wanted = json!({"capabilities": {"alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL"},
            "timeouts": {"script": PATIENCE_MS},
        }}});
        let session = post(&self.client, &format!("{}/session", self.address), &wanted).await;
        let id = session["sessionId"].as_str().unwrap();
        let window = Window {
            client: self.client.clone(),
            session: format!("{}/session/{id}", self.address),
            touch: look.touch,
            _profile: profile,
        };
        let scheme = if look.dark { "dark" } else { "light" };
        let media = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        window.devtools("Emulation.setEmulatedMedia", media).await;
        if !look.touch {
            // A window's size counts its frame; this is the page's.
            let metrics =
                json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
            window
                .devtools("Emulation.setDeviceMetricsOverride", metrics)
                .await;
        }
        window.go(address).await;
        window
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Waiting closes what the shell reads. If it has ended already, all is well.
        let _ = self.process.wait();
    }
}

async fn post(client: &Client, address: &str, body: &Value) -> Value {
    let response = client.post(address).json(body).send().await.unwrap();
    let answer: Value = response.json().await.unwrap();
    let value = answer["value"].clone();
    assert!(
        value.get("error").is_none(),
        "{address}: {}: {}",
        value["error"],
        value["message"]
    );
    value
}

impl Window {
    async fn post(&self, path: &str, body: &Value) -> Value {
        post(&self.client, &format!("{}{path}", self.session), body).await
    }

    async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let body = json!({"cmd": command, "params": parameters});
        self.post("/goog/cdp/execute", &body).await
    }

    /// Goes to an address.
    pub async fn go(&self, address: &str) {
        self.post("/url", &json!({"url": address})).await;
    }

    /// Waits until an expression gives something, and returns it. It is asked again after every change of the page.
    pub async fn until(&self, expression: &str) -> Value {
        let script = format!(
            r#"const done = arguments[arguments.length - 1];
            {FINDING}
            const look = () => {{ {expression_body} }};
            const first = look();
            if (first) done(first);
            else {{
                const ended = new AbortController();
                const again = () => {{
                    const found = !ended.signal.aborted && look();
                    if (!found) return;
                    watcher.disconnect();
                    ended.abort();
                    done(found);
                }};
                const watcher = new MutationObserver(again);
                watcher.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
                // Some of these come in the middle of a change, which must end first.
                for (const name of ["focus", "scroll", "load", "transitionend", "transitioncancel"]) addEventListener(name, () => queueMicrotask(again), {{ capture: true, signal: ended.signal }});
            }}"#,
            expression_body = format_args!("return ({expression})"),
        );
        let body = json!({"script": script, "args": []});
        let address = format!("{}/execute/async", self.session);
        let response = self.client.post(address).json(&body).send().await.unwrap();
        let answer: Value = response.json().await.unwrap();
        let value = answer["value"].clone();
        if value.get("error").is_some() {
            let page = self.now("document.body.innerText").await;
            panic!(
                "waited in vain for {expression}: {}\n{}",
                value["message"],
                page.as_str().unwrap_or_default()
            );
        }
        value
    }

    /// What an expression gives at this moment.
    pub async fn now(&self, expression: &str) -> Value {
        let body = json!({"script": format!("{FINDING} return ({expression})"), "args": []});
        self.post("/execute/sync", &body).await
    }

    /// Waits until a text stands in the messages.
    pub async fn reads(&self, text: &str) {
        self.until(&format!("reads({})", json!(text))).await;
    }

    /// Presses what can be seen and has this name: by a finger on a phone, else by a mouse.
    pub async fn presses(&self, selector: &str, name: &str) {
        let (selector, name) = (json!(selector), json!(name));
        let place = format!(
            r#"(() => {{
                const one = find({selector}, {name});
                if (!one || one.closest("[aria-busy]")) return null;
                // What still slides is not yet where it will be.
                if (document.getAnimations().some((one) => one.transitionProperty === "transform")) return null;
                one.scrollIntoView({{ block: "nearest", behavior: "instant" }});
                const box = one.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const top = document.elementFromPoint(x, y);
                return one.contains(top) ? {{ x: Math.round(x), y: Math.round(y) }} : null;
            }})()"#
        );
        let place = self.until(&place).await;
        let kind = if self.touch { "touch" } else { "mouse" };
        let actions = json!({"actions": [{
            "type": "pointer", "id": kind, "parameters": {"pointerType": kind},
            "actions": [
                {"type": "pointerMove", "duration": 0, "x": place["x"], "y": place["y"]},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        }]});
        self.post("/actions", &actions).await;
    }

    /// Presses a button or a link by its name.
    pub async fn presses_button(&self, name: &str) {
        self.presses("button, a, [role=option]", name).await;
    }

    /// Types on the keyboard; special keys are WebDriver's private characters.
    pub async fn types(&self, text: &str) {
        let strokes: Vec<Value> = text
            .chars()
            .flat_map(|key| {
                ["keyDown", "keyUp"].map(|kind| json!({"type": kind, "value": key.to_string()}))
            })
            .collect();
        let actions = json!({"actions": [{"type": "key", "id": "keyboard", "actions": strokes}]});
        self.post("/actions", &actions).await;
    }

    /// Keeps a picture of the window, for people to look at.
    pub async fn keeps(&self, name: &str) {
        let Some(folder) = std::env::var_os("BROWSER_PICTURES").map(PathBuf::from) else {
            return;
        };
        let shown = self
            .devtools("Page.captureScreenshot", json!({"format": "png"}))
            .await;
        std::fs::create_dir_all(&folder).unwrap();
        let picture = decoded(shown["data"].as_str().unwrap());
        std::fs::write(folder.join(format!("{name}.png")), picture).unwrap();
    }

    /// Ends, and tells that the page has complained of nothing in its console, but for what is expected.
    pub async fn ends_without_complaint(self, expected: &str) {
        let log = self.post("/se/log", &json!({"type": "browser"})).await;
        for line in log.as_array().unwrap() {
            let message = line["message"].as_str().unwrap();
            let known = !expected.is_empty() && message.contains(expected);
            assert!(known || line["level"] != "SEVERE", "{message}");
        }
        self.client.delete(&self.session).send().await.unwrap();
    }
}

/// Bytes from base 64.
fn decoded(text: &str) -> Vec<u8> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digit = |one: u8| {
        DIGITS
            .iter()
            .position(|digit| *digit == one)
            .map(|at| at as u32)
    };
    let digits: Vec<u32> = text.bytes().filter_map(digit).collect();
    let bytes = digits.chunks(4).flat_map(|four| {
        let bits = four.iter().fold(0, |sum, digit| sum << 6 | digit) << (6 * (4 - four.len()));
        bits.to_be_bytes()[1..four.len()].to_vec()
    });
    bytes.collect()
}
