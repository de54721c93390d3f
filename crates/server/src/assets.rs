//! The page, embedded in the executable.

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
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

/// Whether a path is the page or one of its files.
pub(crate) fn is_file(path: &str) -> bool {
    let path = path.trim_start_matches('/');
    path.is_empty() || Page::get(path).is_some()
}

/// Serves a file of the page; other paths redirect to the page, which routes by what follows the `#`.
pub(crate) async fn page(uri: Uri, request: HeaderMap) -> Response {
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
        // The engine was compressed when the page was built, far better than there is time for now.
        if let Some(small) = Page::get(&format!("{path}.br")).filter(|_| accepts_brotli(&request)) {
            let encoding = [
                (header::CONTENT_ENCODING, HeaderValue::from_static("br")),
                (header::VARY, HeaderValue::from_static("accept-encoding")),
            ];
            return (headers, encoding, small.data).into_response();
        }
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

fn accepts_brotli(request: &HeaderMap) -> bool {
    let accepted = request.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut words = accepted.flat_map(|value| value.split(','));
    words.any(|word| {
        let (name, weight) = word.split_once(';').unwrap_or((word, ""));
        name.trim().eq_ignore_ascii_case("br")
            && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_say_whether_they_read_brotli() {
        for (text, accepts) in [
            ("gzip, deflate, br, zstd", true),
            ("br;q=0.5", true),
            ("br;q=0", false),
            ("gzip", false),
            ("", false),
        ] {
            let request = HeaderMap::from_iter([(header::ACCEPT_ENCODING, text.parse().unwrap())]);
            assert_eq!(accepts_brotli(&request), accepts, "{text}");
        }
    }
}
