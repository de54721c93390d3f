//! Routes for operators.

use std::net::{IpAddr, SocketAddr};

use axum::{
    Extension, Json,
    extract::{ConnectInfo, State},
    http::{HeaderMap, header},
};
use utoipa::openapi::OpenApi;

use crate::{
    MetricsAccess,
    api::Problem,
    app::App,
    error::{ApiError, ApiResult},
    identity, routes,
    store::StoreError,
    telemetry,
};

/// Health check: `ok` while the database can be read and written. It takes at most a second.
#[utoipa::path(get, path = "/healthz", tag = "operation", responses((status = 200, body = String), (status = 503)))]
pub(crate) async fn healthz(State(app): State<App>) -> ApiResult<&'static str> {
    if app.stop.is_cancelled() {
        return Err(ApiError::unavailable("the server is shutting down"));
    }
    app.store.check().await.map_err(|error| match error {
        StoreError::CannotWrite => ApiError::cannot_write(),
        StoreError::Damaged(_) => ApiError::unavailable("the database is damaged; the log says more"),
        StoreError::Closed => ApiError::unavailable("the server is shutting down"),
        _ => ApiError::unavailable("the database does not respond"),
    })?;
    if app.cluster.as_ref().is_some_and(|cluster| !cluster.is_member()) {
        return Err(ApiError::unavailable("lost a connection to the database; joining the cluster again"));
    }
    Ok("ok\n")
}

/// Metrics for Prometheus, for those who may read them: with the token of the settings, or by default from the same machine.
#[utoipa::path(get, path = "/metrics", tag = "operation",
    responses((status = 200, body = String), (status = 401, body = Problem), (status = 403, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn metrics(
    State(app): State<App>,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> ApiResult<String> {
    may_read_metrics(&app.config.metrics, peer.map(|Extension(ConnectInfo(peer))| peer.ip()), &headers)?;
    telemetry::text().ok_or_else(|| ApiError::unavailable("there are no metrics; the log says why"))
}

/// What a proxy adds to the requests that it forwards.
const FORWARDED: [&str; 4] = ["x-forwarded-for", "forwarded", "via", "x-real-ip"];

fn may_read_metrics(access: &MetricsAccess, peer: Option<IpAddr>, headers: &HeaderMap) -> ApiResult<()> {
    if access.public {
        return Ok(());
    }
    if let Some(token) = &access.token {
        let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let given = given.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
        return match identity::same(given, token) {
            true => Ok(()),
            false => Err(ApiError::unauthorized("send the token of the settings: metrics.token")),
        };
    }
    // A proxy on this machine connects from here, too, but on behalf of others.
    let forwarded = FORWARDED.iter().any(|name| headers.contains_key(*name));
    match peer.is_some_and(|peer| peer.to_canonical().is_loopback()) && !forwarded {
        true => Ok(()),
        false => Err(ApiError::forbidden(
            "metrics are for programs on the server's own machine; see metrics.token",
        )),
    }
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operation", responses((status = 200)))]
pub(crate) async fn openapi() -> Json<&'static OpenApi> {
    Json(routes::openapi())
}
