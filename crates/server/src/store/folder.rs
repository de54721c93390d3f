//! The file of an SQLite database: used by one process, and private to its owner.

use std::{
    fs::{self, File, TryLockError},
    io::{self, Read, Seek, Write},
    path::{Path, PathBuf},
    str::FromStr,
};

use anyhow::Context;
use sqlx::sqlite::SqliteConnectOptions;

/// A lock on the file of a database. The system releases it when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct FileLock(File);

impl FileLock {
    /// Makes the file of a database private, and locks it. Fails if another process has it.
    pub(super) fn take(url: &str) -> anyhow::Result<Self> {
        let options =
            SqliteConnectOptions::from_str(url).context("the address of the database is unreadable")?;
        let file = options.get_filename();
        if url.contains(":memory:") || url.contains("mode=memory") {
            anyhow::bail!("a database in memory cannot be served: it would forget everything");
        }
        let path = beside(file, ".lock");
        let cannot = || format!("cannot lock the database {}", file.display());
        let mut lock = private(&path).with_context(cannot)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut owner = String::new();
                // Some systems do not let others read a locked file.
                let _ = lock.read_to_string(&mut owner);
                let owner = match owner.trim() {
                    "" => "another process".to_owned(),
                    id => format!("process {id}"),
                };
                anyhow::bail!("the database {} is in use by {owner}; only one can use it", file.display());
            }
            Err(TryLockError::Error(error)) => return Err(error).with_context(cannot),
        }
        let written = lock
            .set_len(0)
            .and_then(|()| lock.rewind())
            .and_then(|()| writeln!(lock, "{}", std::process::id()));
        if let Err(error) = written {
            // The disk may be full. The lock holds all the same.
            tracing::warn!(%error, "cannot write the process's id into the lock file");
        }
        // A new write-ahead log and its index get the permissions of the database.
        private(file).with_context(|| format!("cannot open the database {}", file.display()))?;
        for suffix in ["-wal", "-shm"] {
            let path = beside(file, suffix);
            if path.exists() {
                shut_out_others(&path)?;
            }
        }
        Ok(Self(lock))
    }

    /// Releases the lock.
    pub(super) fn release(&self) {
        // Otherwise the system does it when the process ends.
        let _ = self.0.unlock();
    }
}

/// Creates the folder of a database. What is in it, only its owner can read: seeds are secret until the end of a game.
pub(crate) fn make_folder(folder: &Path) -> anyhow::Result<()> {
    let cannot = || format!("cannot create the folder {}", folder.display());
    if !folder.exists() {
        let mut builder = fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.recursive(true).create(folder).with_context(cannot)?;
        return set_mode(folder, 0o700).with_context(cannot);
    }
    // A folder with other things in it has other uses as well: there only our files are private.
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read the folder {}", folder.display()))?;
    let mut names = entries.filter_map(Result::ok).map(|entry| entry.file_name());
    if names.all(|name| name.to_string_lossy().starts_with(DATABASE)) {
        shut_out_others(folder)?;
    }
    Ok(())
}

/// The name of the file in a data folder.
pub(super) const DATABASE: &str = "shinar.db";

fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut path = file.as_os_str().to_owned();
    path.push(suffix);
    path.into()
}

/// Opens a file that only its owner can read, whatever the umask; creates it if it does not exist.
fn private(path: &Path) -> anyhow::Result<File> {
    let mut options = File::options();
    options.read(true).write(true);
    match options.open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            let file = options.create(true).truncate(false).open(path)?;
            set_mode(path, 0o600)?;
            Ok(file)
        }
        opened => {
            let file = opened?;
            shut_out_others(path)?;
            Ok(file)
        }
    }
}

/// Takes all permissions from everybody but the owner.
fn shut_out_others(path: &Path) -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(path).map_or(0, |metadata| metadata.permissions().mode() & 0o7777);
        if mode & 0o077 != 0 {
            let done = set_mode(path, mode & !0o077);
            return done
                .with_context(|| format!("others can read {}, and this cannot be changed", path.display()));
        }
    }
    Ok(())
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> io::Result<()> {
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(mode))
}

#[cfg(not(unix))]
fn set_mode(_path: &Path, _mode: u32) -> io::Result<()> {
    Ok(())
}
