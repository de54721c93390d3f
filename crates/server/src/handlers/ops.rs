//! For those who run the server.

use axum::{Json, extract::State};
use utoipa::OpenApi;

use crate::{
    app::App,
    error::{ApiError, ApiResult},
    metrics_text,
    openapi::Document,
};

/// Whether all is well.
#[utoipa::path(get, path = "/healthz", tag = "operation", responses((status = 200, body = String), (status = 503)))]
pub(crate) async fn healthz(State(app): State<App>) -> ApiResult<&'static str> {
    if app.stop.is_cancelled() {
        return Err(ApiError::unavailable("the server is shutting down"));
    }
    app.store.is_well().await.map_err(|_| ApiError::unavailable("the database does not answer"))?;
    if app.cluster.as_ref().is_some_and(|cluster| !cluster.is_member()) {
        return Err(ApiError::unavailable("lost touch with the other processes; joining anew"));
    }
    Ok("ok\n")
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operation", responses((status = 200, body = String)))]
pub(crate) async fn metrics() -> String {
    metrics_text()
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operation", responses((status = 200)))]
pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}
