//! What the server measures of itself, in the format of Prometheus.

use std::sync::OnceLock;

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// Rounds in which notifications could not be looked after.
pub(crate) const BELL_ERRORS: &str = "shinar_notification_errors_total";
/// Decisions by bots.
pub(crate) const BOT_DECISIONS: &str = "shinar_bot_decisions_total";
/// Bots in memory that have decided, and keep what they found out.
pub(crate) const BOT_MINDS: &str = "shinar_bot_minds";
/// How long a commit takes.
pub(crate) const COMMIT_SECONDS: &str = "shinar_commit_seconds";
/// How many tables share a commit.
pub(crate) const COMMIT_TABLES: &str = "shinar_commit_tables";
/// Notifications by channel and by what became of them.
pub(crate) const DELIVERIES: &str = "shinar_notifications_total";
/// Entries written to the journals of tables.
pub(crate) const ENTRIES: &str = "shinar_entries_total";
/// E-mails sent.
pub(crate) const MAILS: &str = "shinar_mails_total";
/// Messages to other processes. Dashboards know them by their former name.
pub(crate) const MESSAGES: &str = "shinar_letters_total";
/// Open WebSockets.
pub(crate) const SOCKETS: &str = "shinar_sockets";
/// Whether the database can be written: 1 or 0.
pub(crate) const STORE_WRITABLE: &str = "shinar_store_writable";
/// Tables in memory.
pub(crate) const TABLES_LIVE: &str = "shinar_tables_live";
/// Writes that the database refused.
pub(crate) const WRITE_FAILURES: &str = "shinar_write_failures_total";
/// Sign-ins with a wrong password or passkey.
pub(crate) const WRONG_SIGN_INS: &str = "shinar_wrong_sign_ins_total";

const RESIDENT_MEMORY: &str = "process_resident_memory_bytes";

/// Installs the registry of metrics, of which a process has one, on the first call.
pub(crate) fn install() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let installed = PrometheusBuilder::new().install_recorder();
        let handle = installed.inspect_err(|error| tracing::error!(%error, "there will be no metrics")).ok();
        register();
        handle
    };
    HANDLE.get_or_init(install).as_ref()
}

/// Adds up what was measured since the last time. Until then every single value is kept, and nobody may ever ask for the text.
pub(crate) fn upkeep() {
    if let Some(handle) = install() {
        handle.run_upkeep();
    }
}

/// The metrics as text; `None` if they could not be set up.
pub(crate) fn text() -> Option<String> {
    if let Some(bytes) = resident_memory() {
        gauge!(RESIDENT_MEMORY).set(bytes as f64);
    }
    install().map(PrometheusHandle::render)
}

/// Describes every metric. Counters and gauges start at zero instead of with their first event, so that dashboards and
/// alerts see them, and rates count that event.
fn register() {
    for (name, description) in [
        (BELL_ERRORS, "rounds in which notifications could not be looked after"),
        (BOT_DECISIONS, "decisions by bots"),
        (ENTRIES, "entries written to the journals of tables"),
        (MAILS, "e-mails sent"),
        (MESSAGES, "messages to other processes"),
        (WRITE_FAILURES, "writes that the database refused"),
        (WRONG_SIGN_INS, "sign-ins with a wrong password or passkey"),
    ] {
        describe_counter!(name, description);
        counter!(name).increment(0);
    }
    for (name, description) in [
        (BOT_MINDS, "bots in memory with what they have found out, some megabytes each"),
        (SOCKETS, "open WebSockets"),
        (TABLES_LIVE, "tables in memory"),
        (STORE_WRITABLE, "whether the database can be written: 1 or 0"),
        (RESIDENT_MEMORY, "resident memory of the process"),
    ] {
        describe_gauge!(name, description);
        gauge!(name).increment(0.0);
    }
    describe_counter!(DELIVERIES, "notifications by channel and by what became of them");
    for channel in ["push", "mail", "webhook"] {
        for result in ["sent", "again", "dropped", "failed"] {
            counter!(DELIVERIES, "channel" => channel, "result" => result).increment(0);
        }
    }
    describe_histogram!(COMMIT_SECONDS, "how long a commit takes");
    describe_histogram!(COMMIT_TABLES, "how many tables share a commit");
}

/// The resident memory of this process, on systems with `/proc`.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
