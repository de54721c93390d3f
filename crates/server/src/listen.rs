//! Accepts connections: a limited number from each address, and none that never sends a request.

use std::{net::SocketAddr, pin::pin, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use crate::{app::App, limits};

/// The delay after a failure to accept a connection.
const EXHAUSTED: Duration = Duration::from_millis(200);

/// Serves until the shutdown; then requests in progress have a little time to finish.
pub(crate) async fn serve(app: &App, listener: TcpListener, routes: Router) {
    let connections = TaskTracker::new();
    while let Some(accepted) = app.stop.run_until_cancelled(listener.accept()).await {
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Usually too many open files; others will be closed.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(EXHAUSTED).await;
                continue;
            }
        };
        let permit = app.rate_limits.connection(from.ip());
        // Behind a proxy, all connections come from the proxy.
        if permit.is_none() && !app.config.behind_proxy {
            continue;
        }
        let (app, routes) = (app.clone(), routes.clone());
        connections.spawn(async move {
            serve_connection(&app, stream, from, routes).await;
            drop(permit);
        });
    }
    drop(listener);
    connections.close();
    if tokio::time::timeout(limits::GRACE, connections.wait()).await.is_err() {
        tracing::info!("connections that did not finish in time are cut off");
    }
}

/// Serves the requests of one connection, up to one that becomes a socket.
async fn serve_connection(app: &App, stream: TcpStream, from: SocketAddr, routes: Router) {
    // Messages to players are small and must not be delayed to be combined. Failing to set this only costs latency.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(from));
        routes.clone().oneshot(request)
    });
    let http = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.request_timeout)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(http.with_upgrades());
    // Errors of a connection, such as a client that disconnects, concern nobody else.
    if app.stop.run_until_cancelled(connection.as_mut()).await.is_none() {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}
