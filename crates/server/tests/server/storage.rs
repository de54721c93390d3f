//! What the two databases do differently must not show.

use crate::world::World;
use serde_json::json;

/// PostgreSQL has no texts with a NUL: an id with one is that of nothing.
#[tokio::test(flavor = "multi_thread")]
async fn ids_that_cannot_exist() {
    let world = World::new().await;
    let mut ann = world.guest("Ann").await;
    for path in [
        "/api/tables/a%00b",
        "/api/tables/a%00b/record",
        "/api/tables/a%00b/replay",
        "/api/tables/a%00b/analysis",
    ] {
        let answer = ann.get(path).await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "not_found"), "{path}: {}", answer.text);
    }
    for path in ["join", "leave", "start", "rematch", "analysis"] {
        let answer = ann.post(&format!("/api/tables/a%00b/{path}"), json!({})).await;
        assert!(matches!(answer.status, 400 | 404), "{path}: {} {}", answer.status, answer.text);
    }
    for path in ["/api/tokens/a%00b", "/api/sessions/a%00b", "/api/passkeys/a%00b"] {
        assert_eq!(ann.delete(path).await.status, 404, "{path}");
    }
    assert_eq!(ann.try_sit("a%00b", None).await.err(), Some(404));
}

/// The health check writes; a database that nobody uses otherwise included.
#[tokio::test(flavor = "multi_thread")]
async fn the_health_check_writes() {
    let world = World::new().await;
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    assert_eq!(world.nobody().get("/healthz").await.text, "ok\n");
    let pool = world.database().await;
    let written: i64 =
        sqlx::query_scalar("SELECT COUNT(*) AS number FROM health").fetch_one(&pool).await.unwrap();
    assert_eq!(written, 1);
    pool.close().await;
}
