//! Guests, accounts, and how a request shows whose it is.

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
    gates::Gates,
    identity::{self, Token, random_text},
    limits,
    store::{PersonRow, Store, StoreError, TokenKind, TokenRow},
};

/// The name of the cookie.
const COOKIE: &str = "shinar";
/// How many passwords are hashed at the same time; each takes memory.
const HASHING: usize = 2;

/// The people of a server.
#[derive(Clone, Debug)]
pub(crate) struct People {
    store: Store,
    hashing: Arc<Semaphore>,
    secure: bool,
}

impl People {
    /// The people in a store. With `secure` cookies go over HTTPS only.
    pub(crate) fn new(store: Store, secure: bool) -> Self {
        Self { store, hashing: Arc::new(Semaphore::new(HASHING)), secure }
    }

    /// Whose token it is, if it is good. A cookie that is used lives longer.
    async fn whose(&self, text: &str, kind: TokenKind) -> ApiResult<Option<PersonRow>> {
        let Some(token) = Token::parse(text) else { return Ok(None) };
        let now = clock::now();
        let known = self.store.token(&token.id).await?;
        let Some(row) = known.filter(|row| token.fits(&row.hash) && row.kind == kind && row.expires > now)
        else {
            return Ok(None);
        };
        let whole = limits::COOKIE.as_millis() as i64;
        if kind == TokenKind::Cookie && row.expires - now < whole / 2 {
            self.store.prolong_token(&row.id, now + whole).await?;
        }
        Ok(self.store.person(&row.person).await?)
    }

    /// A new guest, and the cookie to know them by.
    pub(crate) async fn new_guest(&self) -> ApiResult<(PersonRow, Cookie<'static>)> {
        let id = PersonId::random();
        let name = format!("guest-{}", random_text::<4>());
        let (token, row) = token(&id, TokenKind::Cookie, "cookie");
        self.store.new_person(&id, &name, row.created, &row).await?;
        Ok((PersonRow { id, name, login: None, password: None }, self.cookie(token.text())))
    }

    /// A guest becomes an account.
    pub(crate) async fn make_account(&self, person: &PersonRow, wish: Credentials) -> ApiResult<PersonRow> {
        let (login, password) = check(&wish)?;
        if person.login.is_some() {
            return Err(ApiError::conflict("account", "you have an account already"));
        }
        let hash = self.hashed(move || identity::hash_password(&password)).await?;
        let hash = hash.map_err(|error| ApiError::internal(&error))?;
        match self.store.make_account(&person.id, &login, &hash).await {
            Err(StoreError::Taken) => Err(ApiError::conflict("taken", "this login is taken; choose another")),
            done => Ok(done.map(|()| PersonRow { login: Some(login), ..person.clone() })?),
        }
    }

    /// The cookie of this request again, so that browsers keep it as long as we do.
    pub(crate) fn renewed(&self, jar: &CookieJar) -> Option<Cookie<'static>> {
        jar.get(COOKIE).map(|cookie| self.cookie(cookie.value().to_owned()))
    }

    /// Signs somebody in.
    pub(crate) async fn sign_in(
        &self,
        given: Credentials,
        gates: &Gates,
    ) -> ApiResult<(PersonRow, Cookie<'static>)> {
        let wrong = || ApiError::unauthorized("login or password is wrong");
        let (login, password) = check(&given).map_err(|_| wrong())?;
        gates.login(&login)?;
        let person = self.store.person_by_login(&login).await?;
        let hash = person.as_ref().and_then(|person| person.password.clone());
        let fits = self.hashed(move || identity::password_fits(&password, hash.as_deref())).await?;
        let person = person.filter(|_| fits).ok_or_else(wrong)?;
        let (token, row) = token(&person.id, TokenKind::Cookie, "cookie");
        self.store.add_cookie(&row, limits::COOKIES).await?;
        Ok((person, self.cookie(token.text())))
    }

    /// The cookie of this request stops to be good.
    pub(crate) async fn sign_out(&self, person: &PersonId, jar: &CookieJar) -> ApiResult<Cookie<'static>> {
        if let Some(token) = jar.get(COOKIE).and_then(|cookie| Token::parse(cookie.value())) {
            self.store.delete_token(person, &TokenId(token.id)).await?;
        }
        Ok(self.no_cookie())
    }

    /// A token for a program of a person.
    pub(crate) async fn new_token(&self, person: &PersonId, name: &str) -> ApiResult<TokenMade> {
        let name = limits::line(name, "the name of a token", limits::NAME).map_err(ApiError::bad)?;
        if self.store.tokens(person).await?.len() as i64 >= limits::TOKENS {
            return Err(ApiError::conflict("too_many_tokens", format!("at most {} tokens", limits::TOKENS)));
        }
        let (token, row) = token(person, TokenKind::Program, &name);
        self.store.add_token(&row).await?;
        Ok(TokenMade { token: token_info(row), secret: token.text() })
    }

    /// A cookie that makes the browser forget.
    pub(crate) fn no_cookie(&self) -> Cookie<'static> {
        self.bake(String::new(), time::Duration::ZERO)
    }

    fn cookie(&self, text: String) -> Cookie<'static> {
        self.bake(text, time::Duration::seconds(limits::COOKIE.as_secs() as i64))
    }

    fn bake(&self, text: String, age: time::Duration) -> Cookie<'static> {
        let cookie = Cookie::build((COOKIE, text)).path("/").max_age(age);
        cookie.http_only(true).same_site(SameSite::Lax).secure(self.secure).build()
    }

    /// Runs a slow hash on a thread for such, a few at a time.
    async fn hashed<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> ApiResult<T> {
        let _turn = self.hashing.acquire().await.map_err(|error| ApiError::internal(&error))?;
        tokio::task::spawn_blocking(work).await.map_err(|error| ApiError::internal(&error))
    }
}

fn token(person: &PersonId, kind: TokenKind, name: &str) -> (Token, TokenRow) {
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
    };
    (token, row)
}

/// A token as it is listed.
pub(crate) fn token_info(row: TokenRow) -> TokenInfo {
    TokenInfo { id: row.id, name: row.name, created: row.created, expires: row.expires }
}

/// A person as they see themselves.
pub(crate) fn me(person: PersonRow) -> Me {
    Me { id: person.id, name: person.name, account: person.login.is_some(), login: person.login }
}

/// Login and password as they are kept: the login in lower case.
fn check(given: &Credentials) -> ApiResult<(String, String)> {
    let login = given.login.trim().to_lowercase();
    let (short, long) = limits::LOGIN;
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
    if !(short..=long).contains(&login.len()) || !login.chars().all(plain) {
        return Err(ApiError::bad(format!("a login has {short} to {long} letters, digits, `.`, `-` or `_`")));
    }
    Ok((login, limits::password(&given.password).map_err(ApiError::bad)?))
}

/// The person behind a request, by a token for programs or by the cookie; none if there is neither.
pub(crate) async fn recognise(app: &App, headers: &HeaderMap) -> ApiResult<Option<PersonRow>> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let text = value.to_str().unwrap_or_default();
        let text = text.strip_prefix("Bearer ").unwrap_or_default();
        let person = app.people.whose(text, TokenKind::Program).await?;
        return person.map(Some).ok_or_else(|| ApiError::unauthorized("the token is not good"));
    }
    match CookieJar::from_headers(headers).get(COOKIE) {
        Some(cookie) => app.people.whose(cookie.value(), TokenKind::Cookie).await,
        None => Ok(None),
    }
}

/// The person behind a request; a request of nobody is refused.
#[derive(Clone, Debug)]
pub(crate) struct Known(pub PersonRow);

impl FromRequestParts<App> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let person = recognise(app, &parts.headers).await?;
        person.map(Self).ok_or_else(|| ApiError::unauthorized("ask for /api/me first, or give a token"))
    }
}

/// The person behind a request, or nobody.
#[derive(Clone, Debug)]
pub(crate) struct Anybody(pub Option<PersonRow>);

impl FromRequestParts<App> for Anybody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        recognise(app, &parts.headers).await.map(Self)
    }
}

/// The address a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub IpAddr);

impl FromRequestParts<App> for From {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        Ok(Self(address(app, &parts.headers, parts.extensions.get())))
    }
}

/// The address behind a request: what the proxy says, if there is one before us that we trust.
pub(crate) fn address(
    app: &App,
    headers: &HeaderMap,
    peer: Option<&ConnectInfo<std::net::SocketAddr>>,
) -> IpAddr {
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |ConnectInfo(address)| address.ip());
    let forwarded = if app.config.behind_proxy { forwarded(headers) } else { None };
    forwarded.unwrap_or(peer).to_canonical()
}

/// The last address of the last header is the one that our own proxy added; what comes before is what the client says.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = last.rsplit(',').next()?.trim();
    last.parse().ok().or_else(|| Some(last.parse::<std::net::SocketAddr>().ok()?.ip()))
}
