//! `shinar serve` as a process.

use std::{
    fs::File,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
};

/// A server that ends with the test.
pub(crate) struct Served {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

impl Drop for Served {
    fn drop(&mut self) {
        self.kill();
    }
}

impl Served {
    /// Starts it on a free port, with hasty bots. What it logs goes to a file, or nowhere.
    pub(crate) fn start(args: &[&str], log: Option<&Path>) -> Self {
        Self::logged(args, log, "info")
    }

    /// The same, with so much in the log.
    pub(crate) fn logged(args: &[&str], log: Option<&Path>, level: &str) -> Self {
        let log = match log {
            Some(path) => File::options().create(true).append(true).open(path).expect("a log file").into(),
            None => Stdio::null(),
        };
        let mut child = Command::new(env!("CARGO_BIN_EXE_shinar"))
            .args(["serve", "--listen", "127.0.0.1:0", "--scale", "0.05"])
            .args(args)
            .env("SHINAR_LOG", level)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
        Self { address: address.unwrap_or_else(|| panic!("no address in {line:?}")), child }
    }

    /// Kills it with SIGKILL and waits until it is gone.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
