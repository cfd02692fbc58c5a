//! Who may come in: whoever names this machine, from a page of this machine.

use axum::{
    extract::Request,
    http::{HeaderMap, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde_json::json;

/// The names of this machine, and those of Discord that a bot's resolver may lead here.
const HOSTS: &[&str] = &["127.0.0.1", "localhost", "[::1]", "discord.com"];

/// Turns away calls that other pages of the web send here, by this machine's address or by a name that was made to lead to it.
pub(crate) async fn guard(request: Request, next: Next) -> Response {
    let authority = request.uri().authority().map(ToString::to_string);
    let host = authority.or_else(|| text(request.headers(), header::HOST));
    let origin = text(request.headers(), header::ORIGIN);
    match refusal(host.as_deref(), origin.as_deref()) {
        None => next.run(request).await,
        Some(why) => {
            let body = json!({"message": format!("403: {why}"), "code": 0});
            (StatusCode::FORBIDDEN, axum::Json(body)).into_response()
        }
    }
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<String> {
    let value = headers.get(name)?;
    // What is no text is no address of ours either.
    Some(value.to_str().unwrap_or("?").to_owned())
}

fn refusal(host: Option<&str>, origin: Option<&str>) -> Option<&'static str> {
    let host = host.unwrap_or_default();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    if !HOSTS.contains(&name) {
        return Some("This server answers to 127.0.0.1 and localhost only");
    }
    let schemes = ["http://", "https://"];
    let own = |origin: &str| {
        let from = schemes
            .iter()
            .find_map(|scheme| origin.strip_prefix(scheme));
        from == Some(host)
    };
    if origin.is_some_and(|origin| !own(origin)) {
        return Some("This server answers its own pages only");
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_comes_in() {
        for host in [
            "127.0.0.1:8017",
            "localhost:8017",
            "[::1]:8017",
            "localhost",
        ] {
            assert_eq!(refusal(Some(host), None), None, "{host}");
        }
        for host in [
            "evil.example:8017",
            "127.0.0.1.evil.example",
            "",
            "10.0.0.1:8017",
        ] {
            assert!(refusal(Some(host), None).is_some(), "{host}");
        }
        assert!(refusal(None, None).is_some());
    }

    #[test]
    fn only_pages_of_this_very_server_come_in() {
        let host = Some("127.0.0.1:8017");
        assert_eq!(refusal(host, Some("http://127.0.0.1:8017")), None);
        for origin in ["http://127.0.0.1:8018", "http://evil.example", "null", ""] {
            assert!(refusal(host, Some(origin)).is_some(), "{origin}");
        }
    }
}
