//! Backups of an SQLite file: written while a server uses it, verified, and put back.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind},
    net::TcpStream,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, bail};
use serde::Serialize;
use sqlx::{AnyConnection, Connection, Row, any::install_default_drivers};

use super::{FileLock, SQLITE, Store, folder::DATABASE};
use crate::{clock, host};

/// What SQLite keeps beside it.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];
/// How long a server may take to accept a connection.
const KNOCK: Duration = Duration::from_secs(1);

/// What a backup contains.
#[derive(Clone, Debug, Serialize)]
pub struct BackupReport {
    /// Where it was written.
    pub file: PathBuf,
    /// Its size in bytes.
    pub bytes: u64,
    /// The version of its schema.
    pub schema: i64,
    /// The number of people.
    pub people: i64,
    /// The number of tables.
    pub tables: i64,
    /// The number of journal entries of all tables.
    pub entries: i64,
    /// Where the database that was there before is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replaced: Option<PathBuf>,
}

/// Writes a consistent copy of the database in a data folder to a new file. A server may be using it.
pub async fn backup(data: &Path, file: &Path) -> anyhow::Result<BackupReport> {
    let database = data.join(DATABASE);
    if !database.exists() {
        bail!("there is no database {}", database.display());
    }
    if file.exists() {
        bail!("{} exists already", file.display());
    }
    // Under another name until it is complete, so that a backup is never half of one.
    let partial = beside(file, ".partial");
    let written = write_copy(&database, &partial).await;
    if let Err(error) = written {
        remove(&partial)?;
        return Err(error);
    }
    let report = verify(&partial).await.context("the backup is damaged")?;
    fs::rename(&partial, file).with_context(|| format!("cannot write {}", file.display()))?;
    sync_folder(file)?;
    Ok(BackupReport { file: file.to_owned(), ..report })
}

async fn write_copy(database: &Path, partial: &Path) -> anyhow::Result<()> {
    remove(partial)?;
    let cannot = || format!("cannot write {}", partial.display());
    new_private(partial).with_context(cannot)?;
    let mut connection = connect(database, "mode=rw").await?;
    // One read transaction: writers go on meanwhile, and what they write is not in the copy.
    sqlx::query("PRAGMA busy_timeout = 30000")
        .execute(&mut connection)
        .await
        .context("cannot read the database")?;
    let into = partial.to_str().with_context(|| format!("{} is not UTF-8", partial.display()))?.to_owned();
    sqlx::query("VACUUM INTO $1").bind(into).execute(&mut connection).await.with_context(cannot)?;
    connection.close().await.context("cannot close the database")?;
    File::open(partial).and_then(|copy| copy.sync_all()).with_context(cannot)
}

/// Verifies a backup: that it is a database of Shinar, of a version that this one can read, and undamaged.
pub async fn verify(file: &Path) -> anyhow::Result<BackupReport> {
    let bytes = fs::metadata(file).with_context(|| format!("cannot read {}", file.display()))?.len();
    let name = file.display();
    let mut connection = connect(file, "mode=ro&immutable=1").await?;
    let rows = sqlx::query("PRAGMA integrity_check").fetch_all(&mut connection).await;
    let rows =
        rows.map_err(|error| anyhow::anyhow!("{name} is not an SQLite database, or damaged: {error}"))?;
    let faults: Vec<String> = rows.iter().filter_map(|row| row.try_get(0).ok()).collect();
    if faults != ["ok"] {
        // A fault has many lines, the first of which is a heading.
        let fault = faults.iter().flat_map(|fault| fault.lines()).find(|line| !line.starts_with("***"));
        bail!("{name} is damaged: {}", fault.unwrap_or("unknown"));
    }
    let applied = sqlx::query("SELECT version, checksum FROM _sqlx_migrations ORDER BY version");
    let applied = applied.fetch_all(&mut connection).await;
    let applied = applied.map_err(|_| anyhow::anyhow!("{name} is not a database of Shinar"))?;
    let mut schema = 0;
    for row in applied {
        schema = row.try_get("version")?;
        let checksum: Vec<u8> = row.try_get("checksum")?;
        match SQLITE.iter().find(|known| known.version == schema) {
            Some(known) if *known.checksum == *checksum => {}
            Some(_) => bail!("{name}: step {schema} of the schema is not ours"),
            None => bail!("{name} was written by a newer version of Shinar (schema {schema}); update first"),
        }
    }
    if schema == 0 {
        bail!("{name} is not a database of Shinar");
    }
    let mut count = async |sql: &'static str| -> anyhow::Result<i64> {
        sqlx::query_scalar(sql)
            .fetch_one(&mut connection)
            .await
            .with_context(|| format!("cannot read {name}"))
    };
    let report = BackupReport {
        file: file.to_owned(),
        bytes,
        schema,
        people: count("SELECT COUNT(*) FROM people").await?,
        tables: count("SELECT COUNT(*) FROM tables").await?,
        entries: count("SELECT COUNT(*) FROM entries").await?,
        replaced: None,
    };
    connection.close().await.context("cannot close the backup")?;
    Ok(report)
}

/// Puts a backup in the place of the database in a data folder, which no server may be using.
pub async fn restore(file: &Path, data: &Path, replace: bool) -> anyhow::Result<BackupReport> {
    let report = verify(file).await?;
    super::make_folder(data)?;
    let database = data.join(DATABASE);
    let exists = fs::metadata(&database).is_ok_and(|database| database.len() > 0);
    // A server of a version that takes no lock is found at its door.
    refuse_if_served(data)?;
    let _lock = FileLock::take(&Store::file_url(data))?;
    if exists && !replace {
        bail!(
            "{} exists; --replace puts the backup in its place and keeps it under another name",
            database.display()
        );
    }
    let cannot = || format!("cannot write {}", database.display());
    let new = beside(&database, ".restoring");
    remove(&new)?;
    let copied = new_private(&new).and_then(|mut copy| {
        io::copy(&mut File::open(file)?, &mut copy)?;
        copy.sync_all()
    });
    copied.with_context(cannot)?;
    // What was read may not be what was written.
    verify(&new).await.context("the copy is damaged")?;
    let mut replaced = None;
    if exists {
        let kept = beside(&database, &format!(".replaced-{}", clock::now()));
        for companion in COMPANIONS {
            let old = beside(&database, companion);
            if old.exists() {
                fs::rename(&old, beside(&kept, companion)).with_context(cannot)?;
            }
        }
        fs::rename(&database, &kept).with_context(cannot)?;
        replaced = Some(kept);
    }
    for companion in COMPANIONS {
        // The log of another database would be applied to this one.
        remove(&beside(&database, companion))?;
    }
    fs::rename(&new, &database).with_context(cannot)?;
    sync_folder(&database)?;
    Ok(BackupReport { file: database, replaced, ..report })
}

const SERVED: &str = "a server is using this data folder; stop it first";

/// Fails if a server responds at the door of a data folder.
pub(super) fn refuse_if_served(data: &Path) -> anyhow::Result<()> {
    match host::knock(data)? {
        Some(plate) if TcpStream::connect_timeout(&plate.address, KNOCK).is_ok() => bail!(SERVED),
        _ => Ok(()),
    }
}

async fn connect(file: &Path, options: &str) -> anyhow::Result<AnyConnection> {
    install_default_drivers();
    let url = format!("sqlite://{}?{options}", file.display());
    AnyConnection::connect(&url).await.with_context(|| format!("cannot open {}", file.display()))
}

fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut path = file.as_os_str().to_owned();
    path.push(suffix);
    path.into()
}

/// Creates a file that only its owner can read.
fn new_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn remove(path: &Path) -> anyhow::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(error).with_context(|| format!("cannot remove {}", path.display()))
        }
        _ => Ok(()),
    }
}

/// Makes a new name durable.
fn sync_folder(file: &Path) -> anyhow::Result<()> {
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    #[cfg(unix)]
    File::open(folder).and_then(|folder| folder.sync_all()).context("cannot write the folder")?;
    Ok(())
}
