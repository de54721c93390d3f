//! `shinar serve` as a process.
#![allow(dead_code)]

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
    /// Starts it on a free port, with fast bots. Its log goes to a file, or nowhere.
    pub(crate) fn start(args: &[&str], log: Option<&Path>) -> Self {
        Self::logged(args, log, "info")
    }

    /// The same, with a log level.
    pub(crate) fn logged(args: &[&str], log: Option<&Path>, level: &str) -> Self {
        Self::with_environment(args, log, &[("SHINAR_LOG".to_owned(), level.to_owned())])
    }

    /// The same, with variables of the environment.
    pub(crate) fn with_environment(
        args: &[&str],
        log: Option<&Path>,
        environment: &[(String, String)],
    ) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_shinar"));
        command.envs(environment.iter().map(|(name, value)| (name, value)));
        Self::run(command, args, log).expect("a server that starts")
    }

    /// Starts it with a umask.
    pub(crate) fn with_umask(args: &[&str], umask: &str) -> Self {
        let mut command = Command::new("sh");
        let script = format!("umask {umask}; exec \"$0\" \"$@\"");
        command.arg("-c").arg(script).arg(env!("CARGO_BIN_EXE_shinar"));
        Self::run(command, args, None).expect("a server that starts")
    }

    /// Starts it; `None` if it ends at once.
    pub(crate) fn try_start(args: &[&str], log: &Path) -> Option<Self> {
        Self::run(Command::new(env!("CARGO_BIN_EXE_shinar")), args, Some(log))
    }

    fn run(mut command: Command, args: &[&str], log: Option<&Path>) -> Option<Self> {
        let log = match log {
            Some(path) => File::options().create(true).append(true).open(path).expect("a log file").into(),
            None => Stdio::null(),
        };
        let mut child = command
            .args(["serve", "--listen", "127.0.0.1:0", "--scale", "0.05"])
            .args(args)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
        match address {
            Some(address) => Some(Self { address, child }),
            None => {
                child.wait().expect("an end");
                None
            }
        }
    }

    /// Asks it to stop with SIGTERM, and waits until it has.
    pub(crate) fn terminate(&mut self) -> std::process::ExitStatus {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").arg(&id).status().expect("kill").success());
        self.child.wait().expect("an end")
    }

    /// Kills it with SIGKILL and waits until it is gone.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
