//! The page, embedded in the executable.

use axum::{
    http::{HeaderValue, StatusCode, Uri, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// Served when the executable was built without the page.
const NO_PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Shinar</title>\
<h1>The page is not built</h1><p>The server runs, and so does its <a href=\"/api/openapi.json\">interface</a>. To build the page, \
run <code>cargo play</code> in the project's folder: it builds both and starts the server.</p></html>";

/// Serves a file of the page; other paths redirect to the page, which routes by what follows the `#`.
pub(crate) async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return crate::error::ApiError::not_found("route").into_response();
    }
    // Only embedded names are found, so no other file can be reached.
    if let Some(file) = Page::get(path) {
        // The names of built files contain a hash, so their content never changes.
        let caching =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let kind = HeaderValue::from_str(file.metadata.mimetype());
        let headers = [
            (header::CONTENT_TYPE, kind.unwrap_or(HeaderValue::from_static("application/octet-stream"))),
            (header::CACHE_CONTROL, HeaderValue::from_static(caching)),
        ];
        return (headers, file.data).into_response();
    }
    if path.contains('.') {
        return (StatusCode::NOT_FOUND, "there is no such file").into_response();
    }
    if !path.is_empty() {
        let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
        return Redirect::temporary(&format!("/#/{path}{query}")).into_response();
    }
    let index = Page::get("index.html").map(|file| file.data.into_owned());
    let index = index.unwrap_or_else(|| NO_PAGE.as_bytes().to_vec());
    ([(header::CACHE_CONTROL, "no-cache")], Html(index)).into_response()
}
