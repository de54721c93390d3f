//! Every route, in one table.

use axum::{
    Router,
    extract::{ConnectInfo, DefaultBodyLimit, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use tower_http::compression::CompressionLayer;

use crate::{
    app::App,
    assets,
    error::{ApiError, ApiResult},
    handlers::{finished, games, me, ops, socket, tables, tokens, try_out},
    limits, people,
};

/// The whole server.
///
/// Only what is large and holds nobody's secret is compressed: the size of the rest tells nothing.
pub(crate) fn routes(app: App) -> Router {
    Router::new()
        .route("/api/me", get(me::get).put(me::put).delete(me::delete))
        .route("/api/account", post(me::account))
        .route("/api/sign-in", post(me::sign_in))
        .route("/api/sign-out", post(me::sign_out))
        .route("/api/tokens", get(tokens::list).post(tokens::create))
        .route("/api/tokens/{id}", delete(tokens::delete))
        .route("/api/games", get(games::list))
        .route("/api/games/{id}/rules", get(games::rules).layer(CompressionLayer::new()))
        .route("/api/games/{id}/try", post(try_out::try_out))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{id}", get(tables::get))
        .route("/api/tables/{id}/join", post(tables::join))
        .route("/api/tables/{id}/leave", post(tables::leave))
        .route("/api/tables/{id}/start", post(tables::start))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/play", get(socket::play))
        .route("/api/tables/{id}/record", get(finished::record))
        .route("/api/tables/{id}/replay", get(finished::replay).layer(CompressionLayer::new()))
        .route("/api/tables/{id}/analysis", get(finished::analysis).post(finished::analyse))
        .route("/api/openapi.json", get(ops::openapi))
        .route("/healthz", get(ops::healthz))
        .route("/metrics", get(ops::metrics))
        .fallback(get(assets::page).layer(CompressionLayer::new()))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(middleware::map_response_with_state(app.clone(), with_headers))
        .with_state(app)
}

/// What every request must pass: not too often, not too slowly, and nothing that another site's page sends in somebody's name.
async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    // Never the query, which may hold the code of an invitation.
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = match checked(&app, &request) {
        Err(error) => error.into_response(),
        Ok(()) => match tokio::time::timeout(app.config.patience, next.run(request)).await {
            Ok(response) => response,
            Err(_) => ApiError::too_slow().into_response(),
        },
    };
    tracing::debug!(%method, path, status = response.status().as_u16(), "answered");
    response
}

fn checked(app: &App, request: &Request) -> ApiResult<()> {
    let peer = request.extensions().get::<ConnectInfo<std::net::SocketAddr>>();
    app.gates.request(people::address(app, request.headers(), peer))?;
    if [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method()) {
        return Ok(());
    }
    // Cookies are SameSite=Lax already; browsers that tell more are believed.
    let site = request.headers().get("sec-fetch-site").and_then(|value| value.to_str().ok());
    if site == Some("cross-site") || !is_own_page(app, request.headers()) {
        return Err(ApiError::forbidden("this request comes from another site's page"));
    }
    Ok(())
}

/// Whether a request comes from a page of ours, as far as browsers say. Programs say nothing.
pub(crate) fn is_own_page(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let same = origin.split_once("://").is_some_and(|(_, from)| !host.is_empty() && from == host);
    same || app.config.origins.iter().any(|known| known == origin)
}

const CONTENT_POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
     connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

async fn with_headers(State(app): State<App>, mut response: Response) -> Response {
    const HEADERS: [(HeaderName, &str); 7] = [
        (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.behind_proxy {
        // The proxy speaks HTTPS; nobody should come by another way.
        let always = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, always);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
