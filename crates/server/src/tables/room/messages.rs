//! Messages from clients.

use std::sync::{Arc, atomic::AtomicBool};

use shinar_core::Seat;
use shinar_games::{BotDecision, Words};
use shinar_search::BotSpec;

use super::{Broken, Room, chat::Said};
use crate::{
    api::{ActionInput, Cause, ClientMessage, Refusal, ServerMessage},
    bots::{BotTask, Mind},
    clock,
    identity::random_bytes,
    limits,
    pool::Urgency,
    store::StoreError,
    tables::{Advance, JournalEntry, Match, Refused, audience::SocketId, log_entry, task::TableRequest},
};

impl Room {
    pub(super) async fn receive(&mut self, id: SocketId, message: ClientMessage) -> Result<(), Broken> {
        if message.is_written() && self.directory.store().cannot_write() {
            // It is not even attempted; one that was stored before gets its `done` when it is sent again.
            let refused = Refused::new(Refusal::CannotWrite, "the server cannot save anything at the moment");
            self.refuse(id, message.client().map(str::to_owned), refused);
            return Ok(());
        }
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
            ClientMessage::TakeBack { seat } => Box::pin(self.take_back(id, seat)).await,
            ClientMessage::Preview { version, seat, action } => {
                self.preview(id, version, seat, &action);
                Ok(())
            }
            ClientMessage::Hint { version, seat } => {
                self.hint(id, version, seat);
                Ok(())
            }
            ClientMessage::Chat { client, text } => Box::pin(self.chat(id, client, Said::Text(text))).await,
            ClientMessage::Phrase { client, phrase } => {
                Box::pin(self.chat(id, client, Said::Phrase(phrase))).await
            }
            ClientMessage::Resync {} => {
                Box::pin(self.look_up_blocks(id)).await;
                self.send_hello(id);
                Ok(())
            }
            ClientMessage::Ping {} => {
                self.audience.send(id, &ServerMessage::Pong {});
                Ok(())
            }
        }
    }

    /// Applies a state-changing request at most once; duplicates are re-acknowledged.
    async fn attempt(
        &mut self,
        id: SocketId,
        client: String,
        version: Option<u64>,
        seat: Seat,
        cause: Cause,
        change: impl FnOnce(&mut Match) -> Result<Advance, Refused>,
    ) -> Result<(), Broken> {
        if let Err(error) = limits::word(&client, "client", limits::CLIENT) {
            self.refuse(id, None, Refused::new(Refusal::BadMessage, error.to_string()));
            return Ok(());
        }
        if let Err(refused) = self.plays(id, seat) {
            self.refuse(id, Some(client), refused);
            return Ok(());
        }
        let Some(game) = self.game.as_mut() else {
            self.refuse(id, Some(client), Refused::new(Refusal::NotRunning, "the game has not started"));
            return Ok(());
        };
        let now = game.version();
        if version.is_some_and(|version| version != now) || game.is_over() || game.has_resigned(seat) {
            return Box::pin(self.repeated_or_late(id, client, seat)).await;
        }
        if game.is_automatic(seat) && cause != Cause::Resign {
            let message = "a bot plays for you; take the seat back first";
            self.refuse(id, Some(client), Refused::new(Refusal::NotYourTurn, message));
            return Ok(());
        }
        match change(game) {
            Ok(advance) => {
                self.advance(advance, cause, Some(client.clone())).await?;
                let version = self.version();
                self.audience.send(id, &ServerMessage::Done { client, version });
            }
            Err(refused) => self.refuse(id, Some(client), refused),
        }
        Ok(())
    }

    /// Handles a request that does not match the current position: a duplicate of one that was applied, or one that is late.
    async fn repeated_or_late(&mut self, id: SocketId, client: String, seat: Seat) -> Result<(), Broken> {
        let version = self.version();
        let own = match self.was_applied(&client, seat).await {
            Ok(own) => own,
            Err(error) => {
                tracing::error!(table = %self.sheet.id, %error, "cannot look up a request");
                let message = "the server could not do it; nothing changed";
                self.refuse(id, Some(client), Refused::new(Refusal::Failed, message));
                return Ok(());
            }
        };
        if own {
            self.audience.send(id, &ServerMessage::Done { client, version });
        } else if self.game.as_ref().is_some_and(Match::is_over) {
            self.refuse(id, Some(client), Refused::new(Refusal::NotRunning, "the game is over"));
        } else {
            let message = "the game has moved on; the current position follows";
            self.refuse(id, Some(client), Refused::new(Refusal::Late, message));
            self.send_hello(id);
        }
        Ok(())
    }

    /// Whether the journal has an entry of this seat from a request with this id.
    async fn was_applied(&mut self, client: &str, seat: Seat) -> Result<bool, StoreError> {
        for body in self.directory.store().entries_of_client(&self.sheet.id, client).await? {
            let entry = JournalEntry::parse(&body)
                .map_err(|error| StoreError::Corrupt(format!("unreadable journal entry: {error}")))?;
            if entry.seat() == Some(seat) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Checks that a socket plays a seat.
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

    /// The match, if a seat of this socket must decide in its current position.
    fn may_ask(&self, id: SocketId, version: u64, seat: Seat) -> Result<&Match, Refused> {
        self.plays(id, seat)?;
        let game = self.game.as_ref().filter(|game| !game.is_over());
        let game = game.ok_or_else(|| Refused::new(Refusal::NotRunning, "no game is running"))?;
        if version != game.version() {
            return Err(Refused::new(Refusal::Late, "the game has moved on"));
        }
        if game.asked() != Some(seat) || game.must_end() {
            return Err(Refused::new(Refusal::NotYourTurn, "you are not asked to decide now"));
        }
        Ok(game)
    }

    fn preview(&mut self, id: SocketId, version: u64, seat: Seat, action: &ActionInput) {
        let words = self.audience.socket(id).map_or(Words::None, |socket| socket.group.form.words);
        let mut rng = shinar_core::play::stream(version, u64::from(seat.0));
        let foresight = self.may_ask(id, version, seat).and_then(|game| {
            let one = game.read(seat, action)?;
            Ok((one, game.table.preview(seat, one, words, &mut rng)?))
        });
        match foresight {
            Ok((action, foresight)) => {
                let events = (0..).zip(foresight.heard).map(|(n, event)| log_entry(n, version, event));
                let (events, scores) = (events.collect(), foresight.scores.to_vec());
                self.audience.send(id, &ServerMessage::Preview { seat, version, action, events, scores });
            }
            Err(refused) => self.refuse(id, None, refused),
        }
    }

    /// Asks a strong bot, which sees what the seat sees.
    fn hint(&mut self, id: SocketId, version: u64, seat: Seat) {
        let allowed = self.may_ask(id, version, seat).and_then(|game| match self.sheet.allows_hints() {
            true => Ok(game),
            false => Err(Refused::new(Refusal::NoHints, "this table does not allow hints among people")),
        });
        let task = allowed.map(|game| {
            let spec = BotSpec::HINT;
            let bot = Mind::new(game.table.bot(spec, u64::from_le_bytes(random_bytes()), 1.0));
            let view = game.table.seat_view(seat);
            let owner = self.owner_of_hint(id);
            let cancelled = Arc::new(AtomicBool::new(false));
            BotTask { bot, spec, view, new_turn: true, urgency: Urgency::People, owner, cancelled }
        });
        let handle = self.handle.clone();
        let done =
            move |idea, _| handle.send_blocking(TableRequest::Hinted { socket: id, seat, version, idea });
        let asked = task.and_then(|task| {
            let asked = self.directory.bots().think(task, done);
            asked.map_err(|_| Refused::new(Refusal::TooMany, "the bots are busy; try again later"))
        });
        if let Err(refused) = asked {
            self.refuse(id, None, refused);
        }
    }

    /// On whose account a hint is looked for.
    fn owner_of_hint(&self, id: SocketId) -> String {
        let person = self.audience.socket(id).and_then(|socket| socket.caller.id());
        person.map_or_else(|| self.owner_of_work(), |person| person.0.clone())
    }

    pub(super) fn hinted(&mut self, id: SocketId, seat: Seat, version: u64, idea: Option<BotDecision>) {
        let Some(idea) = idea else { return };
        let shares = idea.shares.map(|shares| shares.to_vec());
        let hint = ServerMessage::Hint { seat, version, action: idea.action, line: idea.pv, shares };
        self.audience.send(id, &hint);
    }
}
