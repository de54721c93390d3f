//! The OpenAPI document of all routes.

use utoipa::OpenApi;

use crate::{
    api,
    handlers::{finished, games, me, ops, socket, tables, tokens, try_out},
};

/// The document. `routes.rs` is the table of what really is there; a test compares them.
#[derive(Debug, OpenApi)]
#[openapi(
    info(
        title = "Shinar",
        description = "Play board games of ancient Mesopotamia. The socket's messages are told in docs/api.md."
    ),
    paths(
        me::get,
        me::put,
        me::delete,
        me::account,
        me::sign_in,
        me::sign_out,
        tokens::list,
        tokens::create,
        tokens::delete,
        games::list,
        games::rules,
        try_out::try_out,
        tables::list,
        tables::create,
        tables::get,
        tables::join,
        tables::leave,
        tables::start,
        tables::rematch,
        socket::play,
        finished::record,
        finished::replay,
        finished::analyse,
        finished::analysis,
        ops::openapi,
        ops::healthz,
        ops::metrics,
    ),
    components(schemas(api::Analysis, api::Opinion))
)]
pub struct Document;
