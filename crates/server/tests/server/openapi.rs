//! The OpenAPI document: complete, and without references to nowhere. That every status is documented, all tests check.

use serde_json::Value;

fn document() -> Value {
    serde_json::to_value(shinar_server::openapi()).unwrap()
}

fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            if let Some(reference) = fields.get("$ref") {
                found.push(reference.as_str().unwrap().to_owned());
            }
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[test]
fn every_reference_leads_somewhere() {
    let document = document();
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.contains(&"#/components/schemas/List".to_owned()) && found.len() > 100);
    for reference in found {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}

#[test]
fn every_operation_says_what_can_go_wrong_and_who_may_do_it() {
    let document = document();
    let mut ids = std::collections::HashSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let place = format!("{method} {path}");
            assert!(ids.insert(operation["operationId"].as_str().unwrap().to_owned()), "{place}");
            let responses = operation["responses"].as_object().unwrap();
            for status in ["429", "500", "503"] {
                assert!(responses.contains_key(status), "{place}: {status}");
            }
            for (status, response) in responses.iter().filter(|(status, _)| status.as_str() >= "400") {
                let schema = &response["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(schema, "#/components/schemas/Problem", "{place}: {status}");
            }
            if operation.get("requestBody").is_some() {
                assert!(responses.contains_key("400") && responses.contains_key("413"), "{place}");
            }
            for scheme in operation["security"].as_array().into_iter().flatten() {
                for name in scheme.as_object().unwrap().keys() {
                    assert!(document["components"]["securitySchemes"].get(name).is_some(), "{place}: {name}");
                }
            }
        }
    }
    // What a program's token may not do takes cookies alone.
    for place in ["/api/tokens/get", "/api/sessions/get", "/api/account~1password/put", "/api/me/delete"] {
        let (path, method) = place
            .replace("/api/", "~1api~1")
            .rsplit_once('/')
            .map(|(p, m)| (p.to_owned(), m.to_owned()))
            .unwrap();
        let security = document.pointer(&format!("/paths/{path}/{method}/security")).unwrap();
        assert_eq!(security, &serde_json::json!([{"cookie": []}]), "{place}");
    }
}

#[test]
fn texts_of_requests_have_lengths() {
    let document = document();
    for (schema, field, most) in [
        ("Rename", "name", 32),
        ("Credentials", "login", 32),
        ("Credentials", "password", 128),
        ("NewToken", "name", 32),
        ("Join", "contribution", 64),
    ] {
        let pointer = format!("/components/schemas/{schema}/properties/{field}/maxLength");
        assert_eq!(document.pointer(&pointer), Some(&most.into()), "{schema}.{field}");
    }
}
