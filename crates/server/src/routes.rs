//! All routes, and the OpenAPI document that follows from them.

use std::sync::LazyLock;

use axum::{
    Router,
    extract::{ConnectInfo, DefaultBodyLimit, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use tower_http::compression::CompressionLayer;
use utoipa::openapi::OpenApi;
use utoipa_axum::{
    router::{OpenApiRouter, UtoipaMethodRouterExt},
    routes,
};

use crate::{
    api::{Language, List, MoveForm, Problem},
    app::App,
    assets,
    error::{ApiError, ApiResult},
    handlers::{
        account, club, comfort, conduct, export, finished, games, host, invitations, me, notifications, ops,
        passkeys, progress, relations, seeks, socket, table_webhook, tables, tokens, tournaments, try_out,
    },
    limits, names,
    openapi::completed,
    people,
};

/// What the document says besides the routes.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Shinar",
        description = "Play board games of ancient Mesopotamia. The messages of the socket are described in docs/api.md."
    ),
    components(schemas(Language, List, MoveForm, Problem))
)]
struct About;

/// Every route with its handlers. Their attributes state path, method, parameters and responses, for the router and the document.
///
/// Only responses that are large and contain no secrets are compressed, so that no size reveals anything.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(<About as utoipa::OpenApi>::openapi())
        .routes(routes!(me::get, me::put, me::delete))
        .routes(routes!(export::export))
        .routes(routes!(progress::get, progress::add))
        .routes(routes!(club::show))
        .routes(routes!(club::profile).layer(CompressionLayer::new()))
        .routes(routes!(club::ratings).layer(CompressionLayer::new()))
        .routes(routes!(club::leaders).layer(CompressionLayer::new()))
        .routes(routes!(club::archive).layer(CompressionLayer::new()))
        .routes(routes!(relations::list))
        .routes(routes!(relations::put, relations::delete))
        .routes(routes!(invitations::list))
        .routes(routes!(invitations::accept, invitations::decline))
        .routes(routes!(seeks::list, seeks::create))
        .routes(routes!(seeks::renew, seeks::delete))
        .routes(routes!(comfort::vacation, comfort::book_vacation, comfort::end_vacation))
        .routes(routes!(comfort::visit))
        .routes(routes!(comfort::notes, comfort::set_notes))
        .routes(routes!(conduct::muted))
        .routes(routes!(conduct::mute, conduct::unmute))
        .routes(routes!(conduct::report))
        .routes(routes!(conduct::reports))
        .routes(routes!(conduct::resolve))
        .routes(routes!(notifications::get, notifications::put))
        .routes(routes!(notifications::add_browser))
        .routes(routes!(notifications::delete_browser))
        .routes(routes!(notifications::put_webhook, notifications::delete_webhook))
        .routes(routes!(notifications::test))
        .routes(routes!(notifications::unsubscribe))
        .routes(routes!(notifications::stop_mail))
        .routes(routes!(account::create))
        .routes(routes!(account::password))
        .routes(routes!(account::put_email, account::delete_email))
        .routes(routes!(account::confirm_email))
        .routes(routes!(account::forgotten))
        .routes(routes!(account::reset))
        .routes(routes!(account::sessions, account::end_others))
        .routes(routes!(account::end_session))
        .routes(routes!(account::server))
        .routes(routes!(me::sign_in))
        .routes(routes!(passkeys::sign_in_challenge))
        .routes(routes!(passkeys::sign_in))
        .routes(routes!(me::sign_out))
        .routes(routes!(passkeys::list, passkeys::create))
        .routes(routes!(passkeys::challenge))
        .routes(routes!(passkeys::rename, passkeys::delete))
        .routes(routes!(tokens::list, tokens::create))
        .routes(routes!(tokens::delete))
        .routes(routes!(games::list))
        .routes(routes!(games::rules).layer(CompressionLayer::new()))
        .routes(routes!(progress::counts).layer(CompressionLayer::new()))
        .routes(routes!(try_out::try_out))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::get, tables::delete))
        .routes(routes!(tables::join))
        .routes(routes!(tables::seat))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::sample))
        .routes(routes!(invitations::invited, invitations::invite))
        .routes(routes!(table_webhook::get, table_webhook::put, table_webhook::delete))
        .routes(routes!(tournaments::list).layer(CompressionLayer::new()))
        .routes(routes!(tournaments::create))
        .routes(routes!(tournaments::get).layer(CompressionLayer::new()))
        .routes(routes!(tournaments::join))
        .routes(routes!(tournaments::leave))
        .routes(routes!(tournaments::ready))
        .routes(routes!(tournaments::start))
        .routes(routes!(tournaments::next))
        .routes(routes!(tournaments::cancel))
        .routes(routes!(tournaments::delete))
        .routes(routes!(socket::play))
        .routes(routes!(finished::upload).layer(DefaultBodyLimit::max(limits::RECORD)))
        .routes(routes!(finished::record))
        .routes(routes!(finished::replay).layer(CompressionLayer::new()))
        .routes(routes!(finished::analysis, finished::analyse))
        .routes(routes!(host::notices))
        .routes(routes!(host::statistics))
        .routes(routes!(host::people))
        .routes(routes!(host::person, host::delete_person))
        .routes(routes!(host::rename))
        .routes(routes!(host::reset_password))
        .routes(routes!(host::ban, host::unban))
        .routes(routes!(host::role))
        .routes(routes!(host::sessions, host::end_sessions))
        .routes(routes!(host::end_session))
        .routes(routes!(host::pairs))
        .routes(routes!(host::tables))
        .routes(routes!(host::table, host::delete_table))
        .routes(routes!(host::close_table))
        .routes(routes!(host::post_notice))
        .routes(routes!(host::remove_notice))
        .routes(routes!(host::log))
        .routes(routes!(ops::openapi))
        .routes(routes!(ops::healthz))
        .routes(routes!(ops::metrics))
}

/// The OpenAPI document of all routes.
pub fn openapi() -> &'static OpenApi {
    static DOCUMENT: LazyLock<OpenApi> = LazyLock::new(|| completed(api().into_openapi()));
    &DOCUMENT
}

/// The whole server: all routes, the page, and what applies to every request.
pub(crate) fn routes(app: App) -> Router {
    let (api, _) = api().split_for_parts();
    let page = get(assets::page).fallback(wrong_method).layer(CompressionLayer::new());
    api.method_not_allowed_fallback(wrong_method)
        .fallback(page)
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(middleware::map_response_with_state(app.clone(), with_headers))
        .with_state(app)
}

async fn wrong_method() -> ApiError {
    ApiError::wrong_method()
}

/// Checks every request: the rate limit, the time limit, that it was sent to a name of ours, and that it was not forged by another site's page.
async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    // Never log the query, which may contain an invitation code.
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = match checked(&app, &request) {
        Err(error) => error.into_response(),
        Ok(()) => match tokio::time::timeout(app.config.request_timeout, next.run(request)).await {
            Ok(response) => response,
            Err(_) => ApiError::too_slow().into_response(),
        },
    };
    tracing::debug!(%method, path, status = response.status().as_u16(), "response");
    response
}

fn checked(app: &App, request: &Request) -> ApiResult<()> {
    let peer = request.extensions().get::<ConnectInfo<std::net::SocketAddr>>();
    let from = people::address(app, request.headers(), peer)?;
    // A browser loads hundreds of files at once; they must not use up what its requests need, nor those of its neighbours.
    if assets::is_file(request.uri().path()) {
        app.rate_limits.file(from)?;
    } else {
        app.rate_limits.request(from)?;
    }
    names::check(&app.config, request.headers())?;
    if [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method()) {
        return Ok(());
    }
    // Cookies are SameSite=Lax already; this is a second line of defence.
    let site = request.headers().get("sec-fetch-site").and_then(|value| value.to_str().ok());
    if site == Some("cross-site") || !is_own_page(app, request.headers()) {
        return Err(ApiError::forbidden("this request comes from another site's page"));
    }
    Ok(())
}

/// Whether a request comes from this server's page, according to the browser. Programs send no origin.
pub(crate) fn is_own_page(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let origin = origin.to_str().unwrap_or_default();
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let host = text(header::HOST);
    // We speak plain HTTP; HTTPS is the proxy's, and no page of another site can send the proxy's header.
    let scheme = match text(HeaderName::from_static("x-forwarded-proto")) {
        _ if app.config.behind_proxy => "https",
        "https" => "https",
        _ => "http",
    };
    let same = origin
        .split_once("://")
        .is_some_and(|(given, from)| given == scheme && !host.is_empty() && from.eq_ignore_ascii_case(host));
    same || app.config.origins.iter().any(|known| known == origin)
}

const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
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
        // The proxy speaks HTTPS; browsers should use nothing else.
        let always = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, always);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
