//! Requests made up from the OpenAPI document, sent to a real server by schemathesis.
//!
//! The tool is a Python package. It is installed into a virtual environment below `target/`; where that is not possible, the
//! check is skipped with the reason. Everything else about the document is tested without it.

use std::{
    io::{BufRead, BufReader, Read},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, bail};

use crate::{Call, binary, cargo, root};

/// The version that is installed, so that a newer one with other checks does not fail a build that was fine.
const PACKAGE: &str = "schemathesis==4.32.5";

/// How many requests are made up for each operation.
const EXAMPLES: &str = "12";

/// Which routes are tried with which credentials, and for how many seconds at most: a browser's cookie, a program's token, and
/// the secret of the command line. Of people and tables with made-up ids there are none, so nothing is lost.
const PARTS: [(Credentials, &str, &str); 3] = [
    (Credentials::Cookie, "^/(?!api/(tables|host)(/|$))", "50"),
    (Credentials::Token, "^/api/tables(/|$)", "30"),
    (Credentials::Admin, "^/api/host(/|$)", "20"),
];

#[derive(Clone, Copy)]
enum Credentials {
    Cookie,
    Token,
    Admin,
}

/// Runs the short form.
pub(crate) fn ci() -> anyhow::Result<()> {
    eprintln!("== schemathesis");
    let tool = match tool() {
        Ok(tool) => tool,
        Err(reason) => {
            eprintln!("skipped: cannot install {PACKAGE}: {reason:#}");
            return Ok(());
        }
    };
    // With the features of the tests, so that nothing is built twice.
    cargo("build --quiet --workspace --all-features --bin shinar".split(' ')).run()?;
    let data = tempfile::tempdir()?;
    let server = Server::start(data.path())?;
    let (cookie, _) = server.account()?;
    for (credentials, paths, seconds) in PARTS {
        let header = match credentials {
            Credentials::Cookie => format!("Cookie: {cookie}"),
            Credentials::Token => format!("Authorization: Bearer {}", server.token(&cookie)?),
            Credentials::Admin => format!("Authorization: Bearer {}", secret(data.path())?),
        };
        part(&tool, &server, data.path(), &header, paths, seconds)?;
    }
    Ok(())
}

/// Tries some of the routes.
fn part(
    tool: &Path,
    server: &Server,
    folder: &Path,
    header: &str,
    paths: &str,
    seconds: &str,
) -> anyhow::Result<()> {
    let mut run = Command::new(tool);
    run.current_dir(folder).args(["run", &format!("{}/api/openapi.json", server.address)]);
    // What is left out: a signature cannot be made up, signing out or deleting the person would end the run early,
    // sockets are no requests, and texts that are normalised or looked up cannot be judged by a schema alone.
    run.args(["--exclude-checks", "positive_data_acceptance,negative_data_rejection,ignored_auth"]);
    run.args([
        "--include-path-regex",
        paths,
        "--exclude-path-regex",
        "^/api/(sign-out|sessions.*|account/password)$|/play$",
    ]);
    run.args(["--exclude-operation-id", "delete_me"]);
    run.args(["--phases", "examples,coverage,fuzzing", "--max-examples", EXAMPLES, "--max-time", seconds]);
    run.args(["--header", header, "--seed", "1", "--no-color"]);
    Call(run).run().context("the schemathesis check failed")
}

/// The secret of the command line, from the file in the data folder.
fn secret(folder: &Path) -> anyhow::Result<String> {
    let text = std::fs::read_to_string(folder.join("shinar.db.admin"))?;
    field(&text, "secret")
}

/// A text in flat JSON.
fn field(json: &str, name: &str) -> anyhow::Result<String> {
    let (_, rest) = json.split_once(&format!("\"{name}\":\"")).with_context(|| format!("no {name}"))?;
    Ok(rest.split('"').next().unwrap_or_default().to_owned())
}

/// The program, installed if necessary.
fn tool() -> anyhow::Result<PathBuf> {
    let folder = root().join("target/schemathesis");
    let tool = folder.join("bin/schemathesis");
    let mark = folder.join(PACKAGE);
    if tool.exists() && mark.exists() {
        return Ok(tool);
    }
    quiet(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    let pip = folder.join("bin/pip");
    quiet(Command::new(pip).args([
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--retries",
        "1",
        PACKAGE,
    ]))?;
    std::fs::write(mark, "")?;
    Ok(tool)
}

/// Runs a program, whose output is shown only if it fails.
fn quiet(command: &mut Command) -> anyhow::Result<()> {
    let output = command.output().with_context(|| format!("cannot start {:?}", command.get_program()))?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr);
        bail!("{}", text.lines().next_back().unwrap_or("it failed without a message"));
    }
    Ok(())
}

/// `shinar serve` with its own data folder.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> anyhow::Result<Self> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let listen = format!("127.0.0.1:{port}");
        let child = Command::new(binary()?)
            .args(["serve", "--no-limits", "--listen", &listen, "--data"])
            .arg(data)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot start the server")?;
        let server = Self { child, address: format!("http://{listen}") };
        let deadline = Instant::now() + Duration::from_secs(30);
        while server.request("GET", "/healthz", "", "").is_err() {
            if Instant::now() > deadline {
                bail!("the server does not respond");
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(server)
    }

    /// The cookie of a new account, and the response.
    fn account(&self) -> anyhow::Result<(String, String)> {
        let (guest, _) = self.request("GET", "/api/me", "", "")?;
        let body = r#"{"login": "schemathesis", "password": "correct horse"}"#;
        self.request("POST", "/api/account", &guest, body)
    }

    /// A token of the account.
    fn token(&self, cookie: &str) -> anyhow::Result<String> {
        let (_, made) = self.request("POST", "/api/tokens", cookie, r#"{"name": "schemathesis"}"#)?;
        field(&made, "secret")
    }

    /// Sends a request; returns the cookie that the server sets, if it does, and the body.
    fn request(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &str,
    ) -> anyhow::Result<(String, String)> {
        let host = self.address.trim_start_matches("http://");
        let mut stream = std::net::TcpStream::connect(host)?;
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n"
        );
        std::io::Write::write_all(&mut stream, format!("{head}{body}").as_bytes())?;
        let mut reader = BufReader::new(stream);
        let (mut status, mut set) = (String::new(), String::new());
        reader.read_line(&mut status)?;
        for line in reader.by_ref().lines() {
            let line = line?;
            if line.is_empty() {
                break;
            }
            if let Some(value) = line.strip_prefix("set-cookie: ") {
                value.split(';').next().unwrap_or_default().clone_into(&mut set);
            }
        }
        if !status.starts_with("HTTP/1.1 200") {
            bail!("{method} {path}: {}", status.trim());
        }
        let mut text = String::new();
        reader.read_to_string(&mut text)?;
        Ok((set, text))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
