//! E-mail: confirmed addresses and forgotten passwords, with a mail server that keeps what it gets.

use std::{net::SocketAddr, time::Duration};

use crate::world::{Person, World};
use serde_json::json;
use shinar_server::{
    Mail, MailEncryption,
    limits::{Rate, Rates},
};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

const PASSWORD: &str = "correct horse";

/// A letter that the mail server got.
pub(crate) struct Letter {
    pub(crate) to: String,
    pub(crate) text: String,
}

impl Letter {
    /// The secret of the link, with soft line breaks of quoted-printable removed.
    fn secret(&self) -> String {
        let text = self.text.replace("=\r\n", "").replace("=3D", "=");
        let (_, rest) = text.split_once("?secret=").unwrap_or_else(|| panic!("no link: {text}"));
        rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '.').collect()
    }
}

/// A mail server: as much of SMTP as a client needs.
pub(crate) struct Post {
    address: SocketAddr,
    letters: mpsc::UnboundedReceiver<Letter>,
}

impl Post {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, sender.clone()));
            }
        });
        Self { address, letters }
    }

    pub(crate) async fn letter(&mut self) -> Letter {
        tokio::time::timeout(Duration::from_secs(20), self.letters.recv())
            .await
            .expect("a letter in time")
            .unwrap()
    }

    pub(crate) async fn is_quiet(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(500), self.letters.recv()).await.is_err()
    }

    pub(crate) fn mail(&self) -> Mail {
        Mail {
            host: Some(self.address.ip().to_string()),
            port: self.address.port(),
            encryption: MailEncryption::None,
            user: Some("shinar".to_owned()),
            password: Some("smtp-password".to_owned()),
            from: "Shinar <club@shinar.example>".to_owned(),
            page: "https://shinar.example/".to_owned(),
        }
    }
}

async fn serve(stream: TcpStream, letters: mpsc::UnboundedSender<Letter>) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read);
    write.write_all(b"220 post\r\n").await.unwrap();
    let (mut to, mut line, mut signed_in) = (String::new(), String::new(), false);
    while lines.read_line(&mut line).await.unwrap_or(0) > 0 {
        let response = match line.split([' ', ':']).next().unwrap().trim_end() {
            "EHLO" => "250-post\r\n250 AUTH PLAIN\r\n",
            "AUTH" => {
                signed_in = true;
                "235 welcome\r\n"
            }
            "RCPT" => {
                line["RCPT TO:<".len()..].split('>').next().unwrap().clone_into(&mut to);
                if signed_in { "250 ok\r\n" } else { "530 sign in first\r\n" }
            }
            "DATA" => {
                write.write_all(b"354 go on\r\n").await.unwrap();
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") && lines.read_line(&mut text).await.unwrap() > 0 {}
                letters.send(Letter { to: std::mem::take(&mut to), text }).unwrap();
                "250 taken\r\n"
            }
            "QUIT" => break,
            _ => "250 ok\r\n",
        };
        write.write_all(response.as_bytes()).await.unwrap();
        line.clear();
    }
}

async fn world(rates: Rates) -> (World, Post) {
    let post = Post::open().await;
    let mail = post.mail();
    let world = World::with(|config| (config.mail, config.rates) = (mail, rates)).await;
    (world, post)
}

async fn account(world: &World, name: &str) -> Person {
    let mut person = world.guest(name).await;
    person.post("/api/account", json!({"login": name.to_lowercase(), "password": PASSWORD})).await.ok();
    person
}

pub(crate) async fn confirmed(world: &World, post: &mut Post, name: &str, email: &str) -> Person {
    let mut person = account(world, name).await;
    let request = json!({"email": email, "password": PASSWORD});
    assert_eq!(person.put("/api/account/email", request).await.status, 204);
    let secret = post.letter().await.secret();
    assert_eq!(person.post("/api/account/email/confirm", json!({"secret": secret})).await.status, 204);
    person
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_confirmed_by_a_letter() {
    let (world, mut post) = world(Rates::NONE).await;
    assert_eq!(world.nobody().get("/api/server").await.ok()["mail"], true);
    let mut ann = account(&world, "Ann").await;
    let request =
        |email: &str, password: &str| json!({"email": email, "password": password, "language": "cs"});
    assert_eq!(
        ann.put("/api/account/email", request("ann@shinar.example", "wrong horse")).await.code(),
        "wrong_password"
    );
    assert_eq!(ann.put("/api/account/email", request("ann", PASSWORD)).await.code(), "bad_request");
    assert_eq!(ann.put("/api/account/email", request("Ann@Shinar.Example", PASSWORD)).await.status, 204);
    let letter = post.letter().await;
    assert!(letter.to.eq_ignore_ascii_case("ann@shinar.example"));
    assert!(
        letter.text.contains("From: Shinar <club@shinar.example>\r\n")
            || letter.text.contains("From: \"Shinar\" <club@shinar.example>\r\n"),
        "{}",
        letter.text
    );
    let text = letter.text.replace("=\r\n", "").replace("=3D", "=");
    assert!(text.contains("https://shinar.example/#/account/confirm-email?secret="), "{text}");
    assert!(text.contains("Dobr=C3=BD den, Ann,"), "{text}");
    assert!(!letter.text.contains("smtp-password"));
    // Nothing has changed until then.
    assert!(ann.get("/api/me").await.ok().get("email").is_none());
    // Whoever has the link may open it in any browser.
    let confirm = json!({"secret": letter.secret()});
    assert_eq!(world.nobody().post("/api/account/email/confirm", confirm.clone()).await.status, 204);
    assert_eq!(ann.get("/api/me").await.ok()["email"], "ann@shinar.example");
    // It is valid once.
    assert_eq!(world.nobody().post("/api/account/email/confirm", confirm).await.code(), "invalid_link");
    // Another account cannot have the same address; whoever confirms it learns that, and nobody before.
    let mut bea = account(&world, "Bea").await;
    assert_eq!(bea.put("/api/account/email", request("ANN@shinar.example", PASSWORD)).await.status, 204);
    let secret = post.letter().await.secret();
    assert_eq!(bea.post("/api/account/email/confirm", json!({"secret": secret})).await.code(), "taken");
    assert!(bea.get("/api/me").await.ok().get("email").is_none());
    // It can be removed.
    let remove = async |person: &mut Person, password: &str| {
        let request = person.request("DELETE", "/api/account/email").json(&json!({"password": password}));
        person.ask(request).await
    };
    assert_eq!(remove(&mut ann, "wrong horse").await.code(), "wrong_password");
    assert_eq!(remove(&mut ann, PASSWORD).await.status, 204);
    assert!(ann.get("/api/me").await.ok().get("email").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_password_is_replaced() {
    let (world, mut post) = world(Rates::NONE).await;
    let mut ann = confirmed(&world, &mut post, "Ann", "ann@shinar.example").await;
    let forgotten = json!({"email": "ANN@shinar.example", "language": "pl"});
    assert_eq!(world.nobody().post("/api/password/forgotten", forgotten.clone()).await.status, 204);
    let letter = post.letter().await;
    assert_eq!(letter.to.to_lowercase(), "ann@shinar.example");
    let text = letter.text.replace("=\r\n", "").replace("=3D", "=");
    assert!(text.contains("https://shinar.example/#/account/reset-password?secret="), "{text}");
    let reset = |secret: &str, password: &str| json!({"secret": secret, "password": password});
    let secret = letter.secret();
    let mut somebody = world.nobody();
    // A password that is too short does not use the link up; a wrong secret, or the link of another letter, is nothing.
    assert_eq!(somebody.post("/api/password/reset", reset(&secret, "short")).await.code(), "bad_request");
    let mut wrong = secret.clone();
    wrong.pop();
    wrong.push(if secret.ends_with('a') { 'b' } else { 'a' });
    for bad in ["", "x", &wrong] {
        assert_eq!(
            somebody.post("/api/password/reset", reset(bad, "another horse")).await.code(),
            "invalid_link"
        );
    }
    assert_eq!(
        somebody.post("/api/account/email/confirm", json!({"secret": secret})).await.code(),
        "invalid_link"
    );
    assert!(ann.get("/api/tables?list=mine").await.status == 200);
    assert_eq!(somebody.post("/api/password/reset", reset(&secret, "another horse")).await.status, 204);
    assert_eq!(
        somebody.post("/api/password/reset", reset(&secret, "third horse")).await.code(),
        "invalid_link"
    );
    // Every session has ended, and the new password is valid.
    assert_eq!(ann.get("/api/tables?list=mine").await.status, 401);
    let sign_in = |password: &str| json!({"login": "ann", "password": password});
    assert_eq!(somebody.post("/api/sign-in", sign_in(PASSWORD)).await.code(), "unauthorized");
    somebody.post("/api/sign-in", sign_in("another horse")).await.ok();
    // A link expires, and another letter makes the first one invalid.
    let mut secrets = Vec::new();
    for _ in 0..2 {
        assert_eq!(world.nobody().post("/api/password/forgotten", forgotten.clone()).await.status, 204);
        secrets.push(post.letter().await.secret());
    }
    assert_eq!(
        somebody.post("/api/password/reset", reset(&secrets[0], "third horse")).await.code(),
        "invalid_link"
    );
    let pool = world.database().await;
    sqlx::query("UPDATE mail_links SET expires = 1").execute(&pool).await.unwrap();
    pool.close().await;
    assert_eq!(
        somebody.post("/api/password/reset", reset(&secrets[1], "third horse")).await.code(),
        "invalid_link"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shows_whether_an_address_is_known() {
    let (world, mut post) = world(Rates { mails: Rate::new(1, 2), ..Rates::NONE }).await;
    confirmed(&world, &mut post, "Ann", "ann@shinar.example").await;
    // Ann's confirmation was her first letter.
    let ask = async |email: &str| {
        let mut somebody = world.nobody();
        let answer = somebody.post("/api/password/forgotten", json!({"email": email})).await;
        (answer.status, answer.text)
    };
    assert_eq!(ask("ann@shinar.example").await, (204, String::new()));
    assert_eq!(post.letter().await.to, "ann@shinar.example");
    for _ in 0..2 {
        assert_eq!(ask("eve@evil.example").await, (204, String::new()));
    }
    assert!(post.is_quiet().await);
    // Nobody is flooded, and the limit does not show it either.
    let (of_ann, of_eve) = (ask("ann@shinar.example").await, ask("eve@evil.example").await);
    assert_eq!(of_ann.0, 429);
    assert_eq!(of_ann, of_eve);
    assert!(post.is_quiet().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_mail_server_there_are_no_letters() {
    let world = World::new().await;
    assert_eq!(world.nobody().get("/api/server").await.ok()["mail"], false);
    let mut ann = account(&world, "Ann").await;
    let request = json!({"email": "ann@shinar.example", "password": PASSWORD});
    assert_eq!(ann.put("/api/account/email", request).await.code(), "no_mail");
    assert_eq!(
        ann.post("/api/password/forgotten", json!({"email": "ann@shinar.example"})).await.code(),
        "no_mail"
    );
    // A configuration that cannot be is refused at the start.
    for (from, page) in [
        ("nobody", "https://shinar.example/"),
        ("a@b.example", "shinar.example"),
        ("a@b.example", "ftp://x/"),
    ] {
        let mut config = world.config.clone();
        config.mail = Mail { from: from.to_owned(), page: page.to_owned(), ..Post::open().await.mail() };
        config.data = world.folder.path().join("other");
        assert!(shinar_server::Server::start(config).await.is_err(), "{from} {page}");
    }
}
