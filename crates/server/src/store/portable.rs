//! Everything in a database as documented files, which either kind of database can read: docs/export.md.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{BufRead, BufReader, BufWriter, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, any::install_default_drivers};

use super::{Kind, POSTGRES, SQLITE, Store};
use crate::{Config, clock, fair::hex};

/// The name of the format.
const FORMAT: &str = "shinar-export";
/// Its version: higher when older exports can no longer be read as they are.
const VERSION: u32 = 1;
/// The file that describes the others.
const MANIFEST: &str = "manifest.json";
/// What belongs to a running server, and not to its data.
const TRANSIENT: [&str; 8] =
    ["_sqlx_migrations", "members", "owners", "letters", "health", "ceremonies", "presence", "shifts"];
/// The schema since which finished games are in the archive.
const ARCHIVE_SCHEMA: i64 = 10;
/// What comes before the statements that fill it, in that migration.
const FILLING: &str = "-- Filling the archive. An import of an older export does it as well.\n";
/// What a server makes when it starts for the first time. An import may replace it.
const MADE_AT_START: &str = "push_keys";
/// How many rows are written at once.
const BATCH: usize = 500;

/// The description of an export.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Manifest {
    /// `shinar-export`.
    pub format: String,
    /// The version of the format.
    pub version: u32,
    /// The version of the schema that the tables have.
    pub schema: i64,
    /// When it was written, in milliseconds since 1970.
    pub written: i64,
    /// One file for each table of the database, in an order in which they can be read back.
    pub files: Vec<ExportFile>,
}

/// A file of an export: the rows of a table as JSON lines.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ExportFile {
    /// The table of the database whose rows it has.
    pub table: String,
    /// The name of the file.
    pub file: String,
    /// The columns, each of which every row has.
    pub columns: Vec<String>,
    /// The number of rows.
    pub rows: u64,
    /// The SHA-256 of the file, in hexadecimal digits.
    pub sha256: String,
}

/// Writes everything in a database to a new folder. Servers may be using it; the export is of one moment.
pub async fn export(url: &str, folder: &Path) -> anyhow::Result<Manifest> {
    if folder.exists() {
        bail!("{} exists already", folder.display());
    }
    let kind = Kind::of(url)?;
    install_default_drivers();
    // The address may contain a password, so errors must not show it.
    let url = match kind {
        Kind::Sqlite => url.replace("mode=rwc", "mode=rw"),
        Kind::Postgres => url.to_owned(),
    };
    let mut connection = AnyConnection::connect(&url).await.context("cannot open the database")?;
    let begin = match kind {
        Kind::Sqlite => "BEGIN",
        Kind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    };
    connection.execute(begin).await.context("cannot read the database")?;
    let schema = schema_of(&mut connection, kind).await?;
    let mut partial = folder.as_os_str().to_owned();
    partial.push(".partial");
    let partial = PathBuf::from(partial);
    if partial.exists() {
        fs::remove_dir_all(&partial).with_context(|| format!("cannot remove {}", partial.display()))?;
    }
    super::make_folder(&partial)?;
    let mut manifest = Manifest {
        format: FORMAT.to_owned(),
        version: VERSION,
        schema,
        written: clock::now(),
        files: Vec::new(),
    };
    for (table, columns) in tables_of(&mut connection, kind).await? {
        let written = write_table(&mut connection, kind, &table, &columns, &partial).await;
        manifest.files.push(written.with_context(|| format!("cannot export the table {table}"))?);
    }
    connection.close().await.context("cannot close the database")?;
    let text = serde_json::to_string_pretty(&manifest)? + "\n";
    fs::write(partial.join(MANIFEST), text).with_context(|| format!("cannot write {}", partial.display()))?;
    // The folder has its name only when it is complete.
    fs::rename(&partial, folder).with_context(|| format!("cannot write {}", folder.display()))?;
    Ok(manifest)
}

async fn write_table(
    connection: &mut AnyConnection,
    kind: Kind,
    table: &str,
    columns: &[String],
    folder: &Path,
) -> anyhow::Result<ExportFile> {
    let file = format!("{table}.jsonl");
    let mut out = BufWriter::new(File::create(folder.join(&file))?);
    let mut digest = Sha256::new();
    let mut rows = 0;
    let order = columns.iter().take(2).map(|column| quoted(column)).collect::<Vec<_>>().join(", ");
    let sql = match kind {
        Kind::Sqlite => {
            let pairs: Vec<_> = columns.iter().map(|name| format!("'{name}', {}", quoted(name))).collect();
            format!("SELECT json_object({}) FROM {} ORDER BY {order}", pairs.join(", "), quoted(table))
        }
        Kind::Postgres => {
            format!("SELECT row_to_json(t)::text FROM {} AS t ORDER BY {order}", quoted(table))
        }
    };
    let mut lines = sqlx::query_scalar::<_, String>(AssertSqlSafe(sql)).fetch(connection);
    while let Some(line) = lines.try_next().await? {
        let line = line + "\n";
        digest.update(&line);
        out.write_all(line.as_bytes())?;
        rows += 1;
    }
    out.into_inner().map_err(std::io::IntoInnerError::into_error)?.sync_all()?;
    let sha256 = hex(&digest.finalize().into());
    Ok(ExportFile { table: table.to_owned(), file, columns: columns.to_vec(), rows, sha256 })
}

/// Reads an export into a database without people and tables. Everything is written, or nothing.
pub async fn import(config: &Config, folder: &Path) -> anyhow::Result<Manifest> {
    let manifest = read_manifest(folder)?;
    let url = &config.database_url();
    let kind = Kind::of(url)?;
    if config.database.is_none() {
        super::make_folder(&config.data)?;
        super::backup::refuse_if_served(&config.data)?;
    }
    // Creates the schema, and keeps servers from using a file meanwhile.
    let store = Store::open(url).await?;
    let imported = write_all(url, kind, &manifest, folder).await;
    let _closed = store.close().await;
    imported.map(|()| manifest)
}

/// Reads and checks everything that can be checked without a database.
fn read_manifest(folder: &Path) -> anyhow::Result<Manifest> {
    let path = folder.join(MANIFEST);
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let manifest: Manifest =
        serde_json::from_str(&text).with_context(|| format!("{} is unreadable", path.display()))?;
    if manifest.format != FORMAT {
        bail!("{} is not an export of Shinar", folder.display());
    }
    if manifest.version != VERSION {
        bail!("the export has version {} of the format; this is version {VERSION}", manifest.version);
    }
    for ExportFile { file, rows, sha256, .. } in &manifest.files {
        if Path::new(file).components().count() != 1 || file.starts_with('.') {
            bail!("{file:?} is not the name of a file of an export");
        }
        let mut digest = Sha256::new();
        let mut lines = 0;
        for line in lines_of(folder, file)? {
            let line = line.with_context(|| format!("cannot read {file}"))?;
            serde_json::from_str::<BTreeMap<String, serde_json::Value>>(&line)
                .with_context(|| format!("line {} of {file}", lines + 1))?;
            digest.update(line + "\n");
            lines += 1;
        }
        if lines != *rows || hex(&digest.finalize().into()) != *sha256 {
            bail!("{file} is not as it was written: {lines} lines instead of {rows}, or changed ones");
        }
    }
    Ok(manifest)
}

fn lines_of(folder: &Path, file: &str) -> anyhow::Result<impl Iterator<Item = std::io::Result<String>>> {
    let path = folder.join(file);
    let file = File::open(&path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(BufReader::new(file).lines())
}

async fn write_all(url: &str, kind: Kind, manifest: &Manifest, folder: &Path) -> anyhow::Result<()> {
    let mut connection = AnyConnection::connect(url).await.context("cannot open the database")?;
    let begin = match kind {
        Kind::Sqlite => "BEGIN IMMEDIATE",
        Kind::Postgres => "BEGIN",
    };
    connection.execute(begin).await.context("cannot write the database")?;
    let ours = schema_of(&mut connection, kind).await?;
    if manifest.schema > ours {
        bail!(
            "the export was written by a newer version of Shinar (schema {}, not {ours}); update first",
            manifest.schema
        );
    }
    let tables: BTreeMap<_, _> = tables_of(&mut connection, kind).await?.into_iter().collect();
    // Browsers that subscribed know the server of the export by its key.
    if manifest.files.iter().any(|file| file.table == MADE_AT_START && file.rows > 0) {
        let forget = AssertSqlSafe(format!("DELETE FROM {}", quoted(MADE_AT_START)));
        connection.execute(forget).await.context("cannot write the database")?;
    }
    for table in tables.keys().filter(|table| *table != MADE_AT_START) {
        let sql = format!("SELECT COUNT(*) FROM {}", quoted(table));
        let rows: i64 = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut connection).await?;
        if rows > 0 {
            bail!("the database is not empty: it has {rows} rows in {table}");
        }
    }
    for ExportFile { table, file, columns, .. } in &manifest.files {
        let known = tables
            .get(table)
            .with_context(|| format!("there is no table {table:?} to import {file} into"))?;
        if let Some(column) = columns.iter().find(|column| !known.contains(column)) {
            bail!("there is no column {column:?} in {table}");
        }
        let mut lines = lines_of(folder, file)?.peekable();
        while lines.peek().is_some() {
            let batch: Vec<_> = lines.by_ref().take(BATCH).collect::<Result<_, _>>()?;
            let sql = insert_of(kind, table, columns);
            let rows = format!("[{}]", batch.join(","));
            let insert = sqlx::query(AssertSqlSafe(sql)).bind(rows).execute(&mut connection).await;
            insert.with_context(|| format!("cannot import {file}"))?;
        }
    }
    if manifest.schema < ARCHIVE_SCHEMA {
        let fill = sqlx::raw_sql(fill_archive(kind)).execute(&mut connection).await;
        fill.context("cannot put the finished games into the archive")?;
    }
    connection.execute("COMMIT").await.context("cannot write the database")?;
    connection.close().await.context("cannot close the database")
}

/// The end of the migration that brought the archive: the finished games of older versions.
fn fill_archive(kind: Kind) -> &'static str {
    let migration = match kind {
        Kind::Sqlite => include_str!("../../migrations/sqlite/0010_club.sql"),
        Kind::Postgres => include_str!("../../migrations/postgres/0010_club.sql"),
    };
    migration.split_once(FILLING).map_or("", |(_, fill)| fill)
}

fn insert_of(kind: Kind, table: &str, columns: &[String]) -> String {
    let names = columns.iter().map(|column| quoted(column)).collect::<Vec<_>>().join(", ");
    let table = quoted(table);
    match kind {
        Kind::Sqlite => {
            let values: Vec<_> = columns.iter().map(|column| format!("value ->> '{column}'")).collect();
            format!("INSERT INTO {table} ({names}) SELECT {} FROM json_each($1)", values.join(", "))
        }
        Kind::Postgres => format!(
            "INSERT INTO {table} ({names}) SELECT {names} FROM json_populate_recordset(NULL::{table}, $1::json)"
        ),
    }
}

/// The tables with their columns, in the order of their names.
async fn tables_of(connection: &mut AnyConnection, kind: Kind) -> anyhow::Result<Vec<(String, Vec<String>)>> {
    let (tables, columns) = match kind {
        Kind::Sqlite => (
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
            "SELECT name FROM pragma_table_info($1) ORDER BY cid",
        ),
        Kind::Postgres => (
            "SELECT table_name::text FROM information_schema.tables WHERE table_schema = current_schema() \
             AND table_type = 'BASE TABLE' ORDER BY 1",
            "SELECT column_name::text FROM information_schema.columns WHERE table_schema = current_schema() \
             AND table_name = $1 ORDER BY ordinal_position",
        ),
    };
    let names: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut *connection).await?;
    let mut found = Vec::new();
    for table in names.into_iter().filter(|name| !TRANSIENT.contains(&name.as_str())) {
        let columns = sqlx::query_scalar(columns).bind(table.clone()).fetch_all(&mut *connection).await?;
        found.push((table, columns));
    }
    Ok(found)
}

async fn schema_of(connection: &mut AnyConnection, kind: Kind) -> anyhow::Result<i64> {
    let newest = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(connection).await;
    let newest: Option<i64> = newest.map_err(|_| anyhow::anyhow!("this is not a database of Shinar"))?;
    let newest = newest.context("this is not a database of Shinar")?;
    let ours = if kind == Kind::Sqlite { &SQLITE } else { &POSTGRES };
    let ours = ours.iter().map(|migration| migration.version).max().unwrap_or_default();
    match newest.cmp(&ours) {
        std::cmp::Ordering::Equal => Ok(newest),
        std::cmp::Ordering::Greater => {
            bail!("the database has the schema of a newer version of Shinar; update first")
        }
        std::cmp::Ordering::Less => bail!(
            "the database has the schema of an older version of Shinar; start a server once to update it"
        ),
    }
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_archive_is_filled_by_its_migration() {
        for kind in [Kind::Sqlite, Kind::Postgres] {
            assert!(fill_archive(kind).starts_with("INSERT INTO archive "), "{kind:?}");
        }
    }
}
