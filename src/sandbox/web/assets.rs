//! The page's own files, compiled in.

use axum::{
    extract::Path,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

/// What the page may do: load what comes from here, and never turn text into markup or script.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

macro_rules! assets {
    ($($name:literal)*) => {
        const ASSETS: &[(&str, &str)] = &[
            $(($name, include_str!(concat!("../../../assets/sandbox/", $name)))),*
        ];
    };
}

assets! {
    "index.html"
    "icon.svg"
    "base.css"
    "chat.css"
    "controls.css"
    "main.js"
    "dom.js"
    "world.js"
    "sidebar.js"
    "chat.js"
    "message.js"
    "markdown.js"
    "composer.js"
    "command.js"
    "suggest.js"
    "components.js"
    "dialogs.js"
    "panel.js"
}

pub(super) async fn index() -> Response {
    found("index.html")
}

pub(super) async fn asset(Path(name): Path<String>) -> Response {
    found(&name)
}

fn found(name: &str) -> Response {
    let Some((_, text)) = ASSETS.iter().find(|(one, _)| *one == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match name.rsplit('.').next() {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "text/html; charset=utf-8",
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        // The next build may bring another page.
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, *text).into_response()
}
