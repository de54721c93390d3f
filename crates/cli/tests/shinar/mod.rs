//! Running the real binary.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

/// The output and the exit code of a run.
pub(crate) struct Called {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Called {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).expect("UTF-8 on standard output"),
            err: String::from_utf8(output.stderr).expect("UTF-8 on standard error"),
        }
    }
}

/// Runs `shinar` with arguments and bytes on standard input.
pub(crate) fn shinar_with(args: &[&str], input: &[u8]) -> Called {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shinar"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The program may stop before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("the input is written");
    output.into()
}
