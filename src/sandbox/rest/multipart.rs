//! Bodies: JSON, or a form with files and JSON in one of its fields.

use axum::{
    body::{Body, Bytes},
    extract::{DefaultBodyLimit, FromRequest, Multipart, Request},
    http::{HeaderMap, header},
};

use serde_json::Value;

use crate::sandbox::{body::Upload, error::ApiError};

/// Reads the body of a call, null if there is none.
pub(super) async fn read(
    headers: &HeaderMap,
    body: Body,
    limit: usize,
) -> Result<(Value, Vec<Upload>), ApiError> {
    let content_type = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    if content_type.starts_with("multipart/form-data") {
        return read_form(content_type, body, limit).await;
    }
    let bytes = axum::body::to_bytes(body, limit)
        .await
        .map_err(|_| ApiError::too_large())?;
    if bytes.is_empty() {
        return Ok((Value::Null, Vec::new()));
    }
    Ok((json(&bytes)?, Vec::new()))
}

async fn read_form(
    content_type: &str,
    body: Body,
    limit: usize,
) -> Result<(Value, Vec<Upload>), ApiError> {
    let mut request = Request::new(body);
    if let Ok(value) = content_type.parse() {
        request.headers_mut().insert(header::CONTENT_TYPE, value);
    }
    // The limit of the extractor is far below Discord's.
    DefaultBodyLimit::max(limit).apply(&mut request);
    let mut form = Multipart::from_request(request, &())
        .await
        .map_err(|_| ApiError::invalid_json())?;
    let mut payload = Value::Object(Default::default());
    let mut uploads = Vec::new();
    while let Some(field) = form
        .next_field()
        .await
        .map_err(|_| ApiError::invalid_json())?
    {
        let name = field.name().unwrap_or_default().to_owned();
        let filename = field.file_name().map(str::to_owned);
        let content_type = field.content_type().map(str::to_owned);
        let bytes = field.bytes().await.map_err(|_| ApiError::too_large())?;
        if name == "payload_json" {
            payload = json(&bytes)?;
        } else if let Some(filename) = filename {
            let index = index_of(&name).unwrap_or(uploads.len() as u64);
            uploads.push(Upload {
                index,
                filename,
                content_type,
                bytes,
            });
        }
    }
    Ok((payload, uploads))
}

/// The n of `files[n]`.
fn index_of(name: &str) -> Option<u64> {
    name.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
}

fn json(bytes: &Bytes) -> Result<Value, ApiError> {
    serde_json::from_slice(bytes).map_err(|_| ApiError::invalid_json())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn files_may_come_before_the_json_and_in_any_order() {
        let text = "--b\r\ncontent-disposition: form-data; name=\"files[1]\"; filename=\"a.png\"\r\ncontent-type: image/png\r\n\r\nPNG\r\n\
                    --b\r\ncontent-disposition: form-data; name=\"payload_json\"\r\n\r\n{\"content\":\"hi\"}\r\n--b--\r\n";
        let mut headers = HeaderMap::new();
        headers.insert(
            header::CONTENT_TYPE,
            "multipart/form-data; boundary=b".parse().expect("a header"),
        );
        let (body, uploads) = read(&headers, Body::from(text), 1_000)
            .await
            .expect("it reads");
        assert_eq!(body["content"], "hi");
        assert_eq!(
            (
                uploads[0].index,
                uploads[0].filename.as_str(),
                &uploads[0].bytes[..]
            ),
            (1, "a.png", &b"PNG"[..])
        );
    }

    #[tokio::test]
    async fn broken_json_is_told_so() {
        let error = read(&HeaderMap::new(), Body::from("{"), 1_000)
            .await
            .expect_err("broken");
        assert_eq!(error.code, 50109);
    }
}
