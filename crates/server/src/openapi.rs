//! Completes the OpenAPI document with what applies to many routes, and is decided in one place in the code as well.

use utoipa::openapi::{
    ContentBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder,
    path::Operation,
    security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme},
};

use crate::people::COOKIE;

/// Adds how requests are authenticated, and the errors that every request, or every request of a kind, may get.
pub(crate) fn completed(mut document: OpenApi) -> OpenApi {
    let components = document.components.get_or_insert_default();
    let cookie = ApiKeyValue::with_description(COOKIE, "The session of a browser, set by GET /api/me.");
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    let token = HttpBuilder::new()
        .scheme(HttpAuthScheme::Bearer)
        .description(Some("A program's token: it may play and read, and has no rights over the account."));
    components.add_security_scheme("token", SecurityScheme::Http(token.build()));
    let secret = HttpBuilder::new()
        .scheme(HttpAuthScheme::Bearer)
        .description(Some("The secret by which `shinar admin` identifies itself, from the data folder."));
    components.add_security_scheme("admin", SecurityScheme::Http(secret.build()));
    for (path, item) in &mut document.paths.paths {
        let operations = [
            ("get", &mut item.get),
            ("post", &mut item.post),
            ("put", &mut item.put),
            ("delete", &mut item.delete),
        ];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                operation.operation_id = Some(operation_id(method, path));
                complete(path, operation, method == "get");
            }
        }
    }
    document
}

/// An id that no other operation has, such as `post_tables_id_join`: the names of handlers repeat.
fn operation_id(method: &str, path: &str) -> String {
    let parts = path.trim_start_matches("/api").split(['/', '{', '}', '-', '.']);
    let parts = parts.filter(|part| !part.is_empty());
    std::iter::once(method).chain(parts).collect::<Vec<_>>().join("_")
}

fn complete(path: &str, operation: &mut Operation, reads: bool) {
    let by = |names: [&str; 2]| names.map(|name| SecurityRequirement::new(name, Vec::<String>::new()));
    if operation.security.is_none() && path.starts_with("/api/host") {
        operation.security = Some(by(["cookie", "admin"]).into());
    }
    if operation.security.is_none() && (path.starts_with("/api/tables") || path == "/api/records") {
        // Public tables, and private ones with their code, can be seen by everybody.
        let anyone = (reads && path.contains("{id}")).then(SecurityRequirement::default);
        operation.security = Some(anyone.into_iter().chain(by(["cookie", "token"])).collect());
    }
    let is_json = operation.request_body.is_some();
    let has_input = is_json || operation.parameters.as_ref().is_some_and(|list| !list.is_empty());
    let is_personal = operation.security.as_ref().is_some_and(|list| !list.is_empty());
    let errors = [
        (
            "400",
            "the request is malformed",
            has_input || path.contains("passkey") || path.contains("sign-in"),
        ),
        ("401", "the credentials are missing or not valid", is_personal),
        (
            "403",
            "the credentials do not allow it, or another site's page sent the request",
            is_personal || !reads,
        ),
        ("410", "this server no longer knows the rules of the table", path.starts_with("/api/tables/{id}")),
        ("408", "the request took too long", true),
        ("413", "the body is too long", is_json),
        ("421", "the server does not answer to the name in `Host`", true),
        ("429", "too many requests, or too many wrong attempts to sign in", true),
        ("500", "the server failed", true),
        ("503", "the server cannot do it now", true),
    ];
    let responses = &mut operation.responses.responses;
    for (status, description, _) in errors.into_iter().filter(|(_, _, applies)| *applies) {
        responses.entry(status.to_owned()).or_insert_with(|| RefOr::T(problem(description)));
    }
    // An error always says what went wrong.
    for (status, response) in responses.iter_mut() {
        if let RefOr::T(response) = response
            && status.starts_with(['4', '5'])
            && response.content.is_empty()
        {
            *response = problem(&response.description);
        }
    }
}

fn problem(description: &str) -> Response {
    let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    ResponseBuilder::new().description(description).content("application/json", content).build()
}
