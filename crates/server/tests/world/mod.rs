//! A server on a free port, and people who use it as a browser does.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

pub(crate) mod postgres;

use std::{net::SocketAddr, sync::OnceLock, time::Duration};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use shinar_server::{Config, Server, limits::Rates};
use sqlx::{AnyPool, any::install_default_drivers};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message, client::IntoClientRequest},
};

pub(crate) struct World {
    pub(crate) server: Option<Server>,
    pub(crate) folder: TempDir,
    pub(crate) config: Config,
    pub(crate) address: SocketAddr,
}

/// The test binary that runs on PostgreSQL what another one runs on SQLite.
const ON_POSTGRES: &str = "on_postgres";

impl World {
    /// A server without rate limits and with fast bots.
    pub(crate) async fn new() -> Self {
        Self::with(|_| ()).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::local(([127, 0, 0, 1], 0).into(), folder.path().join("data"));
        if env!("CARGO_CRATE_NAME") == ON_POSTGRES {
            config.database = Some(postgres::new_database().await);
        }
        config.rates = Rates::NONE;
        config.bot_scale = 0.02;
        config.patience.contributions = Duration::from_millis(300);
        change(&mut config);
        let server = Server::start(config.clone()).await.unwrap();
        let address = server.address();
        Self { server: Some(server), folder, config, address }
    }

    /// Stops the server and starts it again with the same data.
    pub(crate) async fn restart(&mut self) {
        let server = self.server.take().unwrap();
        server.stop();
        server.finished().await.unwrap();
        let server = Server::start(self.config.clone()).await.unwrap();
        self.address = server.address();
        self.server = Some(server);
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The database, to look into and to change behind the server's back.
    pub(crate) async fn database(&self) -> AnyPool {
        install_default_drivers();
        let file = || format!("sqlite://{}", self.config.data.join("shinar.db").display());
        AnyPool::connect(&self.config.database.clone().unwrap_or_else(file)).await.unwrap()
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> Person {
        let mut person = self.nobody();
        person.get("/api/me").await;
        person.put("/api/me", json!({"name": name})).await;
        person
    }

    /// Sends bytes that need not be a request; returns the response, up to the end of the connection.
    pub(crate) async fn raw(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let end = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer));
        // The connection may also be reset.
        let _ = end.await.expect("an end in time");
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// A client without a cookie.
    pub(crate) fn nobody(&self) -> Person {
        Person { http: reqwest::Client::new(), address: self.address, cookie: None, bearer: None }
    }
}

pub(crate) struct Person {
    pub(crate) http: reqwest::Client,
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) bearer: Option<String>,
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{} {}", self.status, self.text))
    }

    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert!(self.status < 300, "{} {}", self.status, self.text);
        self.json()
    }

    /// The code of the error.
    #[track_caller]
    pub(crate) fn code(&self) -> String {
        assert!(self.status >= 400, "{} {}", self.status, self.text);
        self.json()["error"]["code"].as_str().unwrap().to_owned()
    }
}

impl Person {
    pub(crate) async fn ask(&mut self, request: reqwest::RequestBuilder) -> Answer {
        let mut request = request;
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(bearer) = &self.bearer {
            request = request.header("authorization", format!("Bearer {bearer}"));
        }
        let request = request.build().unwrap();
        let (method, path) = (request.method().to_string(), request.url().path().to_owned());
        let response = self.http.execute(request).await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        check_documented(&method, &path, status);
        for set in headers.get_all("set-cookie") {
            let pair = set.to_str().unwrap().split(';').next().unwrap();
            self.cookie = Some(pair.to_owned()).filter(|pair| !pair.ends_with('='));
        }
        Answer { status, headers, text: response.text().await.unwrap() }
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        self.http.request(method.parse().unwrap(), self.url(path))
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(self.request("GET", path)).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask(self.request("POST", path).json(&body)).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: Value) -> Answer {
        self.ask(self.request("PUT", path).json(&body)).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Answer {
        self.ask(self.request("DELETE", path)).await
    }

    /// Creates a table; returns its id.
    pub(crate) async fn table(&mut self, game: &str, seats: Value) -> String {
        let players = seats.as_array().unwrap().len();
        let request = json!({"game": game, "players": players, "seats": seats, "public": true});
        self.table_as(request).await
    }

    pub(crate) async fn table_as(&mut self, request: Value) -> String {
        self.post("/api/tables", request).await.ok()["id"].as_str().unwrap().to_owned()
    }

    /// Connects to a table's socket.
    pub(crate) async fn sit(&self, table: &str) -> Socket {
        self.try_sit(table, None).await.unwrap()
    }

    pub(crate) async fn try_sit(&self, table: &str, origin: Option<&str>) -> Result<Socket, u16> {
        self.connect(&format!("{table}/play"), origin).await
    }

    /// Connects and requests English sentences.
    pub(crate) async fn sit_for_words(&self, table: &str) -> Socket {
        self.connect(&format!("{table}/play?words=en"), None).await.unwrap()
    }

    /// Connects and requests legal moves by their indices.
    pub(crate) async fn sit_with_indices(&self, table: &str) -> Socket {
        self.connect(&format!("{table}/play?moves=index"), None).await.unwrap()
    }

    /// Connects with an invitation code.
    pub(crate) async fn try_sit_with(&self, table: &str, code: &str) -> Result<Socket, u16> {
        self.connect(&format!("{table}/play?code={code}"), None).await
    }

    async fn connect(&self, path: &str, origin: Option<&str>) -> Result<Socket, u16> {
        match connect_async(self.upgrade(path, origin)).await {
            Ok((stream, _)) => Ok(Socket::new(stream)),
            Err(tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Connects; `None` if the server is unreachable or refuses now.
    pub(crate) async fn reach(&self, table: &str) -> Option<Socket> {
        let (stream, _) = connect_async(self.upgrade(&format!("{table}/play"), None)).await.ok()?;
        Some(Socket::new(stream))
    }

    fn upgrade(&self, path: &str, origin: Option<&str>) -> tungstenite::handshake::client::Request {
        let mut request = format!("ws://{}/api/tables/{path}", self.address).into_client_request().unwrap();
        let headers = request.headers_mut();
        if let Some(cookie) = &self.cookie {
            headers.insert("cookie", cookie.parse().unwrap());
        }
        if let Some(bearer) = &self.bearer {
            headers.insert("authorization", format!("Bearer {bearer}").parse().unwrap());
        }
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().unwrap());
        }
        request
    }
}

/// Every status that a test sees is documented for its route.
fn check_documented(method: &str, path: &str, status: u16) {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    let document = DOCUMENT.get_or_init(|| serde_json::to_value(shinar_server::openapi()).unwrap());
    let parts = |path: &str| path.split('/').map(str::to_owned).collect::<Vec<_>>();
    let (paths, path) = (document["paths"].as_object().unwrap(), parts(path));
    let matches = |template: &str| {
        let template = parts(template);
        template.len() == path.len()
            && template.iter().zip(&path).all(|(known, part)| known.starts_with('{') || known == part)
    };
    // A path without parameters comes first.
    let mut routes: Vec<_> = paths.iter().filter(|(template, _)| matches(template)).collect();
    routes.sort_by_key(|(template, _)| template.contains('{'));
    let Some((template, route)) = routes.first() else { return };
    match route.get(method.to_lowercase()) {
        Some(operation) => {
            let documented = &operation["responses"][status.to_string()];
            assert!(!documented.is_null(), "{method} {template} returned {status}, which is not documented");
        }
        None => assert!(status == 405 || method == "HEAD", "{method} {template} returned {status}"),
    }
}

pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    tries: u32,
    /// Every text received so far.
    pub(crate) heard: Vec<String>,
}

impl Socket {
    fn new(stream: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Self {
        Self { stream, tries: 0, heard: Vec::new() }
    }

    pub(crate) async fn say(&mut self, message: Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Sends a message; `false` if the server is gone.
    pub(crate) async fn try_say(&mut self, message: &Value) -> bool {
        self.stream.send(Message::text(message.to_string())).await.is_ok()
    }

    pub(crate) async fn say_raw(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    /// The next message; `None` if the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        let next = tokio::time::timeout(Duration::from_secs(60), self.next());
        next.await.expect("a message in time")
    }

    async fn next(&mut self) -> Option<Value> {
        match self.stream.next().await?.ok()? {
            Message::Text(text) => {
                let message = serde_json::from_str(&text).unwrap();
                self.heard.push(text.to_string());
                Some(message)
            }
            _ => None,
        }
    }

    /// Reads until the socket is closed; returns the code and the reason, if there was one.
    pub(crate) async fn farewell(&mut self) -> Option<(u16, String)> {
        loop {
            if let Err(reason) = self.hear_any().await {
                return reason;
            }
        }
    }

    /// The next message, or the close code and reason.
    pub(crate) async fn hear_any(&mut self) -> Result<Value, Option<(u16, String)>> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.stream.next());
            match next.await.expect("a message in time") {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => {
                    return Err(frame.map(|frame| (frame.code.into(), frame.reason.to_string())));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// Sends bytes that need not be a frame.
    pub(crate) async fn say_bytes(&mut self, bytes: &[u8]) {
        // The server may have closed the connection already.
        let _ = self.stream.get_mut().write_all(bytes).await;
    }

    /// Whether the socket stays open for a while; whatever arrives is read, which also answers pings.
    pub(crate) async fn stays_open(&mut self, millis: u64) -> bool {
        let listen = async { while let Some(Ok(_)) = self.stream.next().await {} };
        tokio::time::timeout(Duration::from_millis(millis), listen).await.is_err()
    }

    /// The next message; `None` if the socket is closed, or when something else happens first.
    pub(crate) async fn hear_or(&mut self, other: impl Future<Output = ()>) -> Option<Value> {
        tokio::select! {
            message = self.next() => message,
            () = other => None,
        }
    }

    /// The next message of a type; others are skipped.
    pub(crate) async fn expect(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("closed while waiting for {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// The next position that satisfies a condition.
    pub(crate) async fn until(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await.expect("an open socket");
            if message.get("position").is_some_and(&holds) {
                return message["position"].clone();
            }
        }
    }

    pub(crate) fn fresh(&mut self) -> String {
        self.tries += 1;
        format!("try-{}", self.tries)
    }

    /// Takes an action and waits for the response: `done` or `refused`, and the last position before it.
    pub(crate) async fn act(
        &mut self,
        position: &Value,
        seat: usize,
        action: &str,
        end: bool,
    ) -> (Value, Option<Value>) {
        let client = self.fresh();
        let version = position["version"].clone();
        self.say(json!({"type": "act", "client": client, "version": version, "seat": seat, "action": action, "end": end}))
            .await;
        self.outcome(&client).await
    }

    pub(crate) async fn outcome(&mut self, client: &str) -> (Value, Option<Value>) {
        let mut position = None;
        loop {
            let message = self.hear().await.expect("an open socket");
            if message.get("position").is_some() {
                position = Some(message["position"].clone());
            }
            if (message["type"] == "done" || message["type"] == "refused") && message["client"] == client {
                return (message, position);
            }
        }
    }
}

/// The view of one seat in a position, with its legal actions.
pub(crate) fn view_of(position: &Value, seat: usize) -> &Value {
    position["views"].as_array().unwrap().iter().find(|view| view["observer"] == seat).unwrap()
}

/// The texts of a seat's legal actions.
pub(crate) fn legal(position: &Value, seat: usize) -> Vec<String> {
    let legal = view_of(position, seat)["legal"].as_array().unwrap();
    legal.iter().map(|one| one["text"].as_str().unwrap().to_owned()).collect()
}

/// Plays some seats at random until the game is over; returns the `over` message.
pub(crate) async fn play_on(socket: &mut Socket, seats: &[usize], mut position: Value) -> Value {
    let mut count = position["version"].as_u64().unwrap() as usize;
    // The request without a response: nothing else is sent until there is one, whatever arrives meanwhile.
    let mut open = None;
    loop {
        let asked = position["asked"].as_u64().map(|seat| seat as usize);
        let asked = asked.filter(|seat| seats.contains(seat) && position["must_end"] == false);
        if let (Some(seat), None) = (asked, &open) {
            let legal = legal(&position, seat);
            count = count.wrapping_mul(31).wrapping_add(7);
            let action = &legal[count % legal.len()];
            let client = socket.fresh();
            let version = position["version"].clone();
            let act = json!({"type": "act", "client": client, "version": version, "seat": seat, "action": action, "end": true});
            socket.say(act).await;
            open = Some(client);
        }
        let message = socket.hear().await.expect("an open socket");
        match message["type"].as_str().unwrap() {
            "over" => return message,
            "refused" => panic!("{message}"),
            "done" => open = open.filter(|client| message["client"] != **client),
            _ if message.get("position").is_some() => position = message["position"].clone(),
            _ => {}
        }
    }
}
