//! A disk that fails on demand, below the database: no mount and no privilege is needed.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use crate::world::postgres::{Postgres, Unusual};

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// How the disk behaves. The numbers are those of `faults.c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Disk {
    Sound = 0,
    /// Nothing can be written, as on a file system that never overwrites.
    Full = 1,
    /// Every write fails.
    WriteError = 2,
    /// Every flush fails, after the data was written.
    FlushError = 3,
    /// Mounted read-only.
    ReadOnly = 4,
    /// Writes are cut in half, or fail.
    Torn = 5,
    /// One call in six fails, in one way or another.
    Mixed = 6,
    /// No file can grow; what it has already can be overwritten.
    NoGrowth = 7,
}

/// Controls the disk of a process.
#[derive(Clone, Debug)]
pub(crate) struct Faults {
    library: PathBuf,
    control: PathBuf,
    /// The folder whose files fail.
    folder: PathBuf,
}

impl Faults {
    /// Compiles the library into `home`; files in `folder` will fail.
    pub(crate) fn new(home: &Path, folder: &Path) -> Self {
        let (library, control) = (home.join("faults.so"), home.join("faults"));
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults/faults.c");
        let mut cc = Command::new("cc");
        cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).arg("-ldl");
        let compiled = cc.output().expect("a C compiler, which SQLite needs as well");
        assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
        let faults = Self { library, control, folder: folder.to_owned() };
        fs::write(&faults.control, [0]).unwrap();
        faults
    }

    /// The disk of a process that was started with one in `home`.
    pub(crate) fn at(home: &Path) -> Self {
        Self { library: home.join("faults.so"), control: home.join("faults"), folder: home.to_owned() }
    }

    /// Lets processes of other users use it.
    pub(crate) fn share(&self) {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(&self.library, fs::Permissions::from_mode(0o755)).unwrap();
        fs::set_permissions(&self.control, fs::Permissions::from_mode(0o666)).unwrap();
    }

    /// Changes the disk from now on.
    pub(crate) fn set(&self, disk: Disk) {
        // In place: the processes have mapped the file.
        use std::os::unix::fs::FileExt;
        let control = fs::File::options().write(true).open(&self.control).unwrap();
        control.write_all_at(&[disk as u8], 0).unwrap();
    }

    /// The environment of a process that has this disk.
    pub(crate) fn environment(&self) -> Vec<(String, String)> {
        let text = |path: &Path| path.to_str().unwrap().to_owned();
        vec![
            ("LD_PRELOAD".to_owned(), text(&self.library)),
            ("SHINAR_FAULTS_CONTROL".to_owned(), text(&self.control)),
            ("SHINAR_FAULTS_FOLDER".to_owned(), text(&self.folder)),
        ]
    }
}

/// A PostgreSQL server whose disk can fail. Its write-ahead log is spared: without it, it does not run at all.
pub(crate) async fn postgres() -> (Postgres, Faults) {
    let environment = |folder: &Path| {
        let faults = Faults::new(folder, &folder.join("data/base"));
        faults.share();
        faults.environment()
    };
    let start = move || Postgres::start(&Unusual { environment: Some(environment), ..Unusual::default() });
    let postgres = tokio::task::spawn_blocking(start).await.unwrap();
    let faults = Faults::at(postgres.folder());
    (postgres, faults)
}
