//! What clients say.

use std::sync::{Arc, atomic::AtomicBool};

use shinar_core::Seat;
use shinar_games::{Idea, Words};
use shinar_search::BotSpec;

use super::{Broken, Room, broadcast::log_entry};
use crate::{
    api::{ActionInput, Cause, ChatLine, ClientMessage, Refusal, ServerMessage},
    bots::Thought,
    clock,
    identity::random_bytes,
    limits,
    store::{ChatRow, TableWrite},
    tables::{Advance, Entry, Match, Refused, actor::Wish, audience::SocketId},
};

impl Room {
    pub(super) async fn say(&mut self, id: SocketId, message: ClientMessage) -> Result<(), Broken> {
        match message {
            ClientMessage::Act { client, version, seat, action, end } => {
                let act = |game: &mut Match| {
                    let one = game.read(seat, &action)?;
                    game.act(seat, one, end, clock::now())
                };
                self.attempt(id, client, Some(version), seat, Cause::Act, act).await
            }
            ClientMessage::End { client, version, seat } => {
                let end = |game: &mut Match| game.end(seat, clock::now());
                self.attempt(id, client, Some(version), seat, Cause::End, end).await
            }
            ClientMessage::Undo { client, version, seat } => {
                let undo = |game: &mut Match| game.undo(seat, clock::now());
                self.attempt(id, client, Some(version), seat, Cause::Undo, undo).await
            }
            ClientMessage::Resign { client, seat } => {
                let resign = |game: &mut Match| game.resign(seat, clock::now());
                self.attempt(id, client, None, seat, Cause::Resign, resign).await
            }
            ClientMessage::TakeBack { seat } => self.take_back(id, seat).await,
            ClientMessage::Preview { version, seat, action } => {
                self.preview(id, version, seat, &action);
                Ok(())
            }
            ClientMessage::Hint { version, seat } => {
                self.hint(id, version, seat);
                Ok(())
            }
            ClientMessage::Chat { client, text } => self.chat(id, client, &text).await,
            ClientMessage::Resync {} => {
                self.send_hello(id);
                Ok(())
            }
            ClientMessage::Ping {} => {
                self.audience.send(id, &ServerMessage::Pong {});
                Ok(())
            }
        }
    }

    /// Applies a request that changes the match, at most once: a repeated one is only acknowledged again.
    async fn attempt(
        &mut self,
        id: SocketId,
        client: String,
        version: Option<u64>,
        seat: Seat,
        cause: Cause,
        change: impl FnOnce(&mut Match) -> Result<Advance, Refused>,
    ) -> Result<(), Broken> {
        if let Err(message) = limits::word(&client, "client", limits::CLIENT) {
            self.refuse(id, None, Refused::new(Refusal::BadMessage, message));
            return Ok(());
        }
        if let Err(refused) = self.plays(id, seat) {
            self.refuse(id, Some(client), refused);
            return Ok(());
        }
        let Some(game) = self.game.as_mut() else {
            self.refuse(id, Some(client), Refused::new(Refusal::NotRunning, "the game has not begun"));
            return Ok(());
        };
        let now = game.version();
        if version.is_some_and(|version| version != now) || game.is_over() || game.has_resigned(seat) {
            return self.repeated_or_late(id, client, seat).await;
        }
        if game.is_automatic(seat) && cause != Cause::Resign {
            let message = "a bot plays on for you; take the seat back first";
            self.refuse(id, Some(client), Refused::new(Refusal::NotYourTurn, message));
            return Ok(());
        }
        match change(game) {
            Ok(advance) => {
                self.advance(advance, cause, Some(client.clone())).await?;
                let version = self.game.as_ref().map_or(0, Match::version);
                self.audience.send(id, &ServerMessage::Done { client, version });
            }
            Err(refused) => self.refuse(id, Some(client), refused),
        }
        Ok(())
    }

    /// Answers a request that does not fit the present: one that was carried out before, or one that comes too late.
    async fn repeated_or_late(&mut self, id: SocketId, client: String, seat: Seat) -> Result<(), Broken> {
        let version = self.game.as_ref().map_or(0, Match::version);
        let known = self.directory.store().entries_of_client(&self.sheet.id, &client).await;
        let known = match known {
            Ok(known) => known,
            Err(error) => {
                tracing::error!(%error, "cannot look for a repeated request");
                let message = "the server could not do it; nothing changed";
                self.refuse(id, Some(client), Refused::new(Refusal::Failed, message));
                return Ok(());
            }
        };
        let own =
            known.iter().filter_map(|body| Entry::parse(body).ok()).any(|entry| entry.seat() == Some(seat));
        if own {
            self.audience.send(id, &ServerMessage::Done { client, version });
        } else if self.game.as_ref().is_some_and(Match::is_over) {
            self.refuse(id, Some(client), Refused::new(Refusal::NotRunning, "the game is over"));
        } else {
            let message = "the game went on; here is how it stands";
            self.refuse(id, Some(client), Refused::new(Refusal::Late, message));
            self.send_hello(id);
        }
        Ok(())
    }

    /// Whether a socket plays a seat.
    fn plays(&self, id: SocketId, seat: Seat) -> Result<(), Refused> {
        let socket = self.audience.socket(id);
        match socket.is_some_and(|socket| socket.group.seats.contains(&seat)) {
            true => Ok(()),
            false => Err(Refused::new(Refusal::NotYourSeat, format!("seat {} is not yours", seat.0))),
        }
    }

    async fn take_back(&mut self, id: SocketId, seat: Seat) -> Result<(), Broken> {
        if let Err(refused) = self.plays(id, seat) {
            self.refuse(id, None, refused);
            return Ok(());
        }
        let Some(game) = &mut self.game else { return Ok(()) };
        match game.stand_in(seat, false, clock::now()) {
            Ok(advance) => self.advance(advance, Cause::StandIn, None).await,
            Err(refused) => {
                self.refuse(id, None, refused);
                Ok(())
            }
        }
    }

    /// Whether a seat of this socket may ask about the present position.
    fn may_ask(&self, id: SocketId, version: u64, seat: Seat) -> Result<&Match, Refused> {
        self.plays(id, seat)?;
        let game = self.game.as_ref().filter(|game| !game.is_over());
        let game = game.ok_or_else(|| Refused::new(Refusal::NotRunning, "no game is running"))?;
        if version != game.version() {
            return Err(Refused::new(Refusal::Late, "the game went on"));
        }
        if game.asked() != Some(seat) || game.must_end() {
            return Err(Refused::new(Refusal::NotYourTurn, "you are not asked to decide now"));
        }
        Ok(game)
    }

    fn preview(&mut self, id: SocketId, version: u64, seat: Seat, action: &ActionInput) {
        let words = self.audience.socket(id).map_or(Words::None, |socket| socket.group.words);
        let mut rng = shinar_core::play::stream(version, u64::from(seat.0));
        let foresight = self.may_ask(id, version, seat).and_then(|game| {
            let one = game.read(seat, action)?;
            Ok((one, game.table.preview(seat, one, words, &mut rng)?))
        });
        match foresight {
            Ok((action, foresight)) => {
                let events = (0..).zip(foresight.heard).map(|(n, heard)| log_entry(n, version, heard));
                let (events, scores) = (events.collect(), foresight.scores.to_vec());
                self.audience.send(id, &ServerMessage::Preview { seat, version, action, events, scores });
            }
            Err(refused) => self.refuse(id, None, refused),
        }
    }

    /// Asks a strong bot that sees what the seat sees.
    fn hint(&mut self, id: SocketId, version: u64, seat: Seat) {
        let thought = self.may_ask(id, version, seat).map(|game| {
            let spec = BotSpec::HINT;
            let mind = game.table.mind(spec, u64::from_le_bytes(random_bytes()), 1.0);
            let look = game.table.look(seat);
            Thought { mind, spec, look, new_turn: true, cancelled: Arc::new(AtomicBool::new(false)) }
        });
        let handle = self.handle.clone();
        let done = move |idea, _| handle.send_blocking(Wish::Hinted { socket: id, seat, version, idea });
        let asked = thought.and_then(|thought| {
            let asked = self.directory.bots().think(thought, done);
            asked.map_err(|_| Refused::new(Refusal::TooMany, "the bots are busy; ask again later"))
        });
        if let Err(refused) = asked {
            self.refuse(id, None, refused);
        }
    }

    pub(super) fn hinted(&mut self, id: SocketId, seat: Seat, version: u64, idea: Option<Idea>) {
        let Some(idea) = idea else { return };
        let shares = idea.shares.map(|shares| shares.to_vec());
        let hint = ServerMessage::Hint { seat, version, action: idea.action, line: idea.line, shares };
        self.audience.send(id, &hint);
    }

    async fn chat(&mut self, id: SocketId, client: String, text: &str) -> Result<(), Broken> {
        let person = self.audience.socket(id).and_then(|socket| socket.visitor.person.clone());
        let Some((person, name)) = person else {
            let message = "only people with a name can talk";
            self.refuse(id, Some(client), Refused::new(Refusal::NotYourSeat, message));
            return Ok(());
        };
        let checked = limits::word(&client, "client", limits::CLIENT)
            .and_then(|()| limits::line(text, "a line of chat", limits::CHAT));
        let text = match checked {
            Ok(text) => text,
            Err(message) => {
                self.refuse(id, Some(client), Refused::new(Refusal::BadMessage, message));
                return Ok(());
            }
        };
        let version = self.game.as_ref().map_or(0, Match::version);
        let repeated =
            self.chat.iter().any(|(line, by)| *by == client && line.person.as_ref() == Some(&person));
        if !repeated {
            let seat = self.sheet.seats_of(&person).next();
            let n = self.chat.last().map_or(0, |(line, _)| line.n) + 1;
            let line = ChatLine { n, name, person: Some(person), seat, text, at: clock::now() };
            let chat = Some(ChatRow { line: line.clone(), client: client.clone() });
            self.write(TableWrite { chat, ..TableWrite::to(self.sheet.id.clone()) }).await?;
            self.chat.push((line.clone(), client.clone()));
            if self.chat.len() > limits::CHAT_SHOWN {
                self.chat.remove(0);
            }
            self.audience.broadcast(&ServerMessage::Chat { line });
        }
        self.audience.send(id, &ServerMessage::Done { client, version });
        Ok(())
    }
}
