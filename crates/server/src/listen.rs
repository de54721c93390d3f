//! Takes connections in: not too many from one address, none that never says what it wants.

use std::{net::SocketAddr, pin::pin, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use crate::{app::App, limits};

/// How long to wait when the system gives no more connections.
const EXHAUSTED: Duration = Duration::from_millis(200);

/// Serves until the server stops; whoever has begun a request then has a little time to end it.
pub(crate) async fn serve(app: &App, listener: TcpListener, routes: Router) {
    let connections = TaskTracker::new();
    while let Some(accepted) = app.stop.run_until_cancelled(listener.accept()).await {
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Mostly that too many files are open: others will be closed.
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(EXHAUSTED).await;
                continue;
            }
        };
        let place = app.gates.connection(from.ip());
        // Behind a proxy all connections are the proxy's.
        if place.is_none() && !app.config.behind_proxy {
            continue;
        }
        let (app, routes) = (app.clone(), routes.clone());
        connections.spawn(async move {
            converse(&app, stream, from, routes).await;
            drop(place);
        });
    }
    drop(listener);
    connections.close();
    if tokio::time::timeout(limits::FAREWELL, connections.wait()).await.is_err() {
        tracing::info!("connections that did not end are cut");
    }
}

/// Answers the requests of one connection, up to the one that becomes a socket.
async fn converse(app: &App, stream: TcpStream, from: SocketAddr, routes: Router) {
    // Messages to players are small and must not wait for more to come. If it cannot be so, they do.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(from));
        routes.clone().oneshot(request)
    });
    let http = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.patience)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(http.with_upgrades());
    // How a connection ends is the client's affair.
    if app.stop.run_until_cancelled(connection.as_mut()).await.is_none() {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}
