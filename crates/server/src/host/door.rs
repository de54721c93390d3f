//! How the command line finds a running server, and proves that it may look after it.

use std::{
    fs,
    io::{ErrorKind, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::{Path, PathBuf},
};

use anyhow::Context;
use serde::{Deserialize, Serialize};

use crate::identity::random_text;

/// The file in the data folder.
const FILE: &str = "shinar.db.admin";

/// The door of a running server. The file disappears with it.
pub(crate) struct Door {
    secret: String,
    file: Option<PathBuf>,
}

impl std::fmt::Debug for Door {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Door").field("file", &self.file).finish_non_exhaustive()
    }
}

/// What the command line needs to know.
#[derive(Clone, Serialize, Deserialize)]
pub struct DoorPlate {
    /// Where the server listens, as seen from this machine.
    pub address: SocketAddr,
    /// The secret to send as a bearer token.
    pub secret: String,
    /// The server's process.
    pub process: u32,
}

impl std::fmt::Debug for DoorPlate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("DoorPlate").field("address", &self.address).finish_non_exhaustive()
    }
}

impl Door {
    /// A door with a new secret; with a data folder, the command line finds it there.
    pub(crate) fn open(folder: Option<&Path>, address: SocketAddr) -> anyhow::Result<Self> {
        let secret = random_text::<32>();
        let mut door = Self { secret, file: None };
        if let Some(folder) = folder {
            let file = folder.join(FILE);
            let text = serde_json::to_string(&door.plate(address))?;
            write_private(&file, &text).with_context(|| format!("cannot write {}", file.display()))?;
            door.file = Some(file);
        }
        Ok(door)
    }

    /// What the command line needs to know.
    pub(crate) fn plate(&self, address: SocketAddr) -> DoorPlate {
        let local = match address.ip() {
            ip if !ip.is_unspecified() => ip,
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        };
        let address = SocketAddr::new(local, address.port());
        DoorPlate { address, secret: self.secret.clone(), process: std::process::id() }
    }

    /// The secret of the command line.
    pub(crate) fn secret(&self) -> &str {
        &self.secret
    }

    /// Removes the file; the server is shutting down.
    pub(crate) fn close(&self) {
        if let Some(file) = &self.file
            && let Err(error) = fs::remove_file(file)
        {
            tracing::warn!(%error, file = %file.display(), "cannot remove a file");
        }
    }
}

/// Writes a file that only its owner can read, in one step.
fn write_private(file: &Path, text: &str) -> std::io::Result<()> {
    let new = file.with_extension("new");
    match fs::remove_file(&new) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(&new)?.write_all(text.as_bytes())?;
    fs::rename(&new, file)
}

/// How to reach the server that uses a data folder; `None` if none has said so. It may have died since.
pub fn knock(folder: &Path) -> anyhow::Result<Option<DoorPlate>> {
    let file = folder.join(FILE);
    let text = match fs::read_to_string(&file) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        text => text.with_context(|| format!("cannot read {}", file.display()))?,
    };
    let plate = serde_json::from_str(&text).with_context(|| format!("{} is unreadable", file.display()))?;
    Ok(Some(plate))
}
