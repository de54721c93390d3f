//! Guests and accounts: how they come to be, sign in and out, and change their passwords.

use std::{net::IpAddr, sync::Arc};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, header, request::Parts},
};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use tokio::sync::Semaphore;

use crate::{
    api::{Credentials, Me, PersonId, TokenId, TokenInfo, TokenMade},
    app::App,
    clock,
    error::{ApiError, ApiResult},
    identity::{self, Token, random_text, unpredictable},
    limits,
    sessions::Sessions,
    sign_ins::SignIns,
    store::{PersonRow, Store, StoreError, TokenKind, TokenRow},
};

/// The name of the cookie.
pub(crate) const COOKIE: &str = "shinar";
/// How many passwords are hashed at the same time; each takes 19 MiB.
const HASHING: usize = 2;

/// The people of a server.
#[derive(Clone, Debug)]
pub(crate) struct People {
    store: Store,
    hashing: Arc<Semaphore>,
    secure: bool,
    sessions: Sessions,
    sign_ins: Arc<SignIns>,
}

/// Who sent a request, and how they proved it.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    /// The person.
    pub(crate) person: PersonRow,
    /// The id of the cookie or token.
    pub(crate) token: TokenId,
    /// Whether it was a cookie or a program's token.
    pub(crate) kind: TokenKind,
}

impl People {
    /// The people in a store. With `secure`, cookies are sent over HTTPS only.
    pub(crate) fn new(store: Store, secure: bool, sign_ins: SignIns) -> Self {
        let hashing = Arc::new(Semaphore::new(HASHING));
        Self { store, hashing, secure, sessions: Sessions::default(), sign_ins: Arc::new(sign_ins) }
    }

    /// Who has open sockets.
    pub(crate) fn sessions(&self) -> &Sessions {
        &self.sessions
    }

    /// Forgets what is too old to matter.
    pub(crate) fn sweep(&self) {
        self.sessions.sweep();
        self.sign_ins.sweep();
    }

    /// The person a valid token belongs to. Using a cookie prolongs it.
    pub(crate) async fn owner_of_token(&self, text: &str, kind: TokenKind) -> ApiResult<Option<Identity>> {
        let Some(row) = self.valid_token(text, kind).await? else { return Ok(None) };
        let now = clock::now();
        let whole = limits::COOKIE.as_millis() as i64;
        let used = row.used.unwrap_or(row.created);
        let is_noted = now - used < limits::USED.as_millis() as i64 && row.expires - now >= whole / 2;
        if kind == TokenKind::Cookie && !is_noted {
            match self.store.use_token(&row.id, now, now + whole).await {
                // It lasts long enough to try again.
                Ok(()) | Err(StoreError::CannotWrite) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let Some(person) = self.store.person(&row.person).await? else { return Ok(None) };
        let person = self.admit(person).await?;
        Ok(person.map(|person| Identity { person, token: row.id, kind }))
    }

    async fn valid_token(&self, text: &str, kind: TokenKind) -> ApiResult<Option<TokenRow>> {
        let Some(token) = Token::parse(text) else { return Ok(None) };
        let known = self.store.token(&token.id).await?;
        let is_valid =
            |row: &TokenRow| token.matches(&row.hash) && row.kind == kind && row.expires > clock::now();
        Ok(known.filter(is_valid))
    }

    /// The store behind it.
    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Creates a guest and a cookie.
    pub(crate) async fn new_guest(&self, headers: &HeaderMap) -> ApiResult<(PersonRow, Cookie<'static>)> {
        let person = PersonRow::guest(
            PersonId::random(&mut unpredictable()),
            &format!("guest-{}", random_text::<4>()),
        );
        let (token, row) = session(&person.id, headers);
        self.store.new_person(&person.id, &person.name, row.created, &row).await?;
        Ok((person, self.cookie(token.text())))
    }

    /// Turns a guest into an account, with a new cookie: whoever knew the old one, or made tokens with it, is not let in.
    pub(crate) async fn make_account(
        &self,
        person: &PersonRow,
        request: Credentials,
        headers: &HeaderMap,
    ) -> ApiResult<(PersonRow, Cookie<'static>)> {
        let (login, password) = check(&request)?;
        if person.account {
            return Err(ApiError::conflict("account", "you have an account already"));
        }
        self.check_name(&person.id, &person.name).await?;
        let skeleton = limits::skeleton(&person.name);
        let hash = self.hash(password).await?;
        let (token, row) = session(&person.id, headers);
        match self.store.make_account(&person.id, &login, &hash, &skeleton, &row).await {
            Err(StoreError::Taken) => Err(ApiError::conflict("taken", "this login is taken; choose another")),
            Err(error) => Err(error.into()),
            Ok(()) => {
                self.sessions.changed(&person.id);
                let person = PersonRow { login: Some(login), account: true, ..person.clone() };
                Ok((person, self.cookie(token.text())))
            }
        }
    }

    /// Refuses a name that looks like that of another account.
    pub(crate) async fn check_name(&self, person: &PersonId, name: &str) -> ApiResult<()> {
        if self.store.looks_taken(person, &limits::skeleton(name)).await? {
            let message = "another account has this name, or one that looks like it; choose another";
            return Err(ApiError::conflict("name_taken", message));
        }
        Ok(())
    }

    /// Notes what the names of accounts of older versions look like.
    pub(crate) async fn complete_names(&self) -> ApiResult<()> {
        for (id, name) in self.store.names_without_skeleton().await? {
            self.store.set_skeleton(&id, &name, &limits::skeleton(&name)).await?;
        }
        Ok(())
    }

    /// The cookie of this request with a new age, so that browsers keep it as long as the server does.
    pub(crate) fn renewed(&self, jar: &CookieJar) -> Option<Cookie<'static>> {
        jar.get(COOKIE).map(|cookie| self.cookie(cookie.value().to_owned()))
    }

    /// Signs in with login and password.
    pub(crate) async fn sign_in(
        &self,
        given: Credentials,
        from: IpAddr,
        headers: &HeaderMap,
    ) -> ApiResult<(PersonRow, Cookie<'static>)> {
        let wrong = || ApiError::unauthorized("login or password is wrong");
        let Ok((login, password)) = check(&given) else {
            self.sign_ins.failed(from, "");
            return Err(wrong());
        };
        let person = self.store.person_by_login(&login).await?;
        let hash = person.as_ref().and_then(|person| person.password.clone());
        let matches = self.matches(from, &login, password, hash).await?;
        let person = person.filter(|_| matches).ok_or_else(wrong)?;
        let person = self.admit(person).await?.ok_or_else(wrong)?;
        let cookie = self.new_session(&person, headers).await?;
        Ok((person, cookie))
    }

    /// Checks the password of a person who is signed in, before something that a stolen cookie must not do.
    pub(crate) async fn confirm(&self, person: &PersonRow, password: &str, from: IpAddr) -> ApiResult<()> {
        let Some(login) = &person.login else {
            return Err(ApiError::conflict("no_account", "create an account first"));
        };
        let matches = match limits::password(password) {
            Ok(password) => self.matches(from, login, password, person.password.clone()).await?,
            Err(_) => false,
        };
        if matches { Ok(()) } else { Err(ApiError::wrong_password()) }
    }

    async fn matches(
        &self,
        from: IpAddr,
        login: &str,
        password: String,
        hash: Option<String>,
    ) -> ApiResult<bool> {
        let pause = self.sign_ins.check(from, login)?;
        tokio::time::sleep(pause).await;
        let matches = self.hashed(move || identity::password_matches(&password, hash.as_deref())).await?;
        let matches = matches.map_err(|error| ApiError::damaged(&error))?;
        match matches {
            true => self.sign_ins.succeeded(from, login),
            false => self.sign_ins.failed(from, login),
        }
        Ok(matches)
    }

    /// Notes that somebody failed to sign in without a password.
    pub(crate) fn sign_in_failed(&self, from: IpAddr) {
        self.sign_ins.failed(from, "");
    }

    /// A new session for a person. The cookie that the browser had becomes invalid.
    pub(crate) async fn new_session(
        &self,
        person: &PersonRow,
        headers: &HeaderMap,
    ) -> ApiResult<Cookie<'static>> {
        let jar = CookieJar::from_headers(headers);
        let old = match jar.get(COOKIE) {
            Some(cookie) => self.valid_token(cookie.value(), TokenKind::Cookie).await?,
            None => None,
        };
        let (token, row) = session(&person.id, headers);
        self.store.add_cookie(&row, old.as_ref().map(|old| &old.id), limits::COOKIES).await?;
        for person in old.map(|old| old.person).iter().chain([&person.id]) {
            self.sessions.changed(person);
        }
        Ok(self.cookie(token.text()))
    }

    /// Changes the password. All other sessions end, and this one gets a new cookie.
    pub(crate) async fn change_password(
        &self,
        person: &PersonRow,
        password: &str,
        headers: &HeaderMap,
    ) -> ApiResult<Cookie<'static>> {
        let hash = self.hash(limits::password(password)?).await?;
        let (token, row) = session(&person.id, headers);
        self.store.set_password(&person.id, &hash, Some(&row)).await?;
        self.sessions.changed(&person.id);
        Ok(self.cookie(token.text()))
    }

    /// Sets another password for somebody who has forgotten theirs. All sessions end.
    pub(crate) async fn reset_password(&self, person: &PersonId, password: &str) -> ApiResult<()> {
        let hash = self.hash(limits::password(password)?).await?;
        self.store.set_password(person, &hash, None).await?;
        self.sessions.changed(person);
        Ok(())
    }

    /// Ends a session; `false` if the person has no such session.
    pub(crate) async fn end_session(&self, person: &PersonId, id: &TokenId) -> ApiResult<bool> {
        let ended = self.store.delete_token(person, id, TokenKind::Cookie).await?;
        self.sessions.changed(person);
        Ok(ended)
    }

    /// Ends all sessions of a person except one.
    pub(crate) async fn end_other_sessions(&self, person: &PersonId, except: &TokenId) -> ApiResult<()> {
        self.store.delete_sessions(person, except).await?;
        self.sessions.changed(person);
        Ok(())
    }

    /// Creates a token for a program.
    pub(crate) async fn new_token(&self, person: &PersonId, name: &str) -> ApiResult<TokenMade> {
        let name = limits::line(name, "the name of a token", limits::NAME)?;
        let (token, row) = token(person, TokenKind::Program, &name, None);
        self.store.add_token(&row).await?;
        Ok(TokenMade { token: token_info(row), secret: token.text() })
    }

    /// Deletes a program's token; `false` if the person has no such token.
    pub(crate) async fn delete_token(&self, person: &PersonId, id: &TokenId) -> ApiResult<bool> {
        let deleted = self.store.delete_token(person, id, TokenKind::Program).await?;
        self.sessions.changed(person);
        Ok(deleted)
    }

    /// A cookie that makes the browser delete the one it has.
    pub(crate) fn no_cookie(&self) -> Cookie<'static> {
        self.build_cookie(String::new(), time::Duration::ZERO)
    }

    fn cookie(&self, text: String) -> Cookie<'static> {
        self.build_cookie(text, time::Duration::seconds(limits::COOKIE.as_secs() as i64))
    }

    fn build_cookie(&self, text: String, age: time::Duration) -> Cookie<'static> {
        let cookie = Cookie::build((COOKIE, text)).path("/").max_age(age);
        cookie.http_only(true).same_site(SameSite::Lax).secure(self.secure).build()
    }

    async fn hash(&self, password: String) -> ApiResult<String> {
        let hash = self.hashed(move || identity::hash_password(&password)).await?;
        hash.map_err(|error| ApiError::internal(&error))
    }

    /// Runs a slow hash function on a blocking thread, a few at a time.
    pub(crate) async fn hashed<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> ApiResult<T> {
        let _turn = self.hashing.acquire().await.map_err(|error| ApiError::internal(&error))?;
        tokio::task::spawn_blocking(work).await.map_err(|error| ApiError::internal(&error))
    }
}

/// The cookie of a new session, with what the browser calls itself.
fn session(person: &PersonId, headers: &HeaderMap) -> (Token, TokenRow) {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    let agent = agent.map(|agent| agent.chars().filter(|c| !c.is_control()).take(limits::AGENT).collect());
    token(person, TokenKind::Cookie, "cookie", agent)
}

fn token(person: &PersonId, kind: TokenKind, name: &str, agent: Option<String>) -> (Token, TokenRow) {
    let token = Token::random();
    let now = clock::now();
    let life = if kind == TokenKind::Cookie { limits::COOKIE } else { limits::TOKEN };
    let row = TokenRow {
        id: TokenId(token.id.clone()),
        person: person.clone(),
        hash: token.hash(),
        kind,
        name: name.to_owned(),
        created: now,
        expires: now + life.as_millis() as i64,
        used: (kind == TokenKind::Cookie).then_some(now),
        agent,
    };
    (token, row)
}

/// A token as its owner sees it.
pub(crate) fn token_info(row: TokenRow) -> TokenInfo {
    TokenInfo { id: row.id, name: row.name, created: row.created, expires: row.expires }
}

/// A person as they see themselves.
pub(crate) fn me(person: PersonRow) -> Me {
    let PersonRow { id, name, login, email, account, .. } = person;
    Me { id, name, account, login, email, host: false }
}

/// Checks login and password, and normalises them: the login is in lower case.
fn check(given: &Credentials) -> ApiResult<(String, String)> {
    let login = given.login.trim().to_lowercase();
    let (short, long) = limits::LOGIN;
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
    if !(short..=long).contains(&login.len()) || !login.chars().all(plain) {
        return Err(ApiError::bad(format!("a login has {short} to {long} letters, digits, `.`, `-` or `_`")));
    }
    Ok((login, limits::password(&given.password)?))
}

/// Extracts the address of the client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub IpAddr);

impl FromRequestParts<App> for ClientAddress {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        address(app, &parts.headers, parts.extensions.get()).map(Self)
    }
}

/// The address of the client: what the proxy says if there is a trusted one, else that of the connection.
pub(crate) fn address(
    app: &App,
    headers: &HeaderMap,
    peer: Option<&ConnectInfo<std::net::SocketAddr>>,
) -> ApiResult<IpAddr> {
    let unknown = || ApiError::internal(&"the address of a connection is unknown");
    let ConnectInfo(peer) = peer.ok_or_else(unknown)?;
    // A proxy that sends no usable header is limited as if it were one client.
    let forwarded = if app.config.behind_proxy { forwarded(headers, app.config.proxy_hops) } else { None };
    Ok(forwarded.unwrap_or(peer.ip()).to_canonical())
}

/// Each of our proxies has appended the address that it was called from, so the client's is the `hops`-th from the right.
/// The client may have forged everything before it.
fn forwarded(headers: &HeaderMap, hops: usize) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    let mut addresses = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
    let client = addresses.nth(hops.checked_sub(1)?)?.trim();
    client.parse().ok().or_else(|| Some(client.parse::<std::net::SocketAddr>().ok()?.ip()))
}
