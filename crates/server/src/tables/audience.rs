//! Who listens at a table.

use std::collections::{HashMap, HashSet};

use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use shinar_core::{Observer, Seat};
use tokio::sync::mpsc;

use super::Sheet;
use crate::{
    api::{PersonId, ServerMessage},
    limits,
};

/// Somebody who comes to a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Visitor {
    /// Who, if known: the id and the name.
    pub(crate) person: Option<(PersonId, String)>,
    /// The code of an invitation.
    pub(crate) code: Option<String>,
    /// Whether it is the server itself, which may see every table.
    host: bool,
}

impl Visitor {
    /// Somebody with the code they bring.
    pub(crate) fn new(person: Option<(PersonId, String)>, code: Option<String>) -> Self {
        Self { person, code, host: false }
    }

    /// The server itself.
    pub(crate) fn host() -> Self {
        Self { host: true, ..Self::default() }
    }

    pub(super) fn may_see(&self, sheet: &Sheet) -> bool {
        self.host || sheet.admits(self.id(), self.code.as_deref())
    }

    /// The id, if known.
    pub(crate) fn id(&self) -> Option<&PersonId> {
        self.person.as_ref().map(|(id, _)| id)
    }
}

/// Where messages for a socket go.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;

/// A new outbox and what the socket reads from.
pub(crate) fn outbox() -> (Outbox, mpsc::Receiver<Utf8Bytes>) {
    mpsc::channel(limits::OUTBOX)
}

/// The number of a socket at its table.
pub(crate) type SocketId = u64;

#[derive(Debug)]
pub(super) struct Socket {
    pub(super) id: SocketId,
    pub(super) visitor: Visitor,
    outbox: Outbox,
    /// The seats it plays; none for a spectator.
    pub(super) seats: Vec<Seat>,
}

/// Everybody at a table. Those who play the same seats hear the same.
#[derive(Debug, Default)]
pub(super) struct Audience {
    sockets: Vec<Socket>,
    last: SocketId,
    /// How many entries of the log those with the same seats have heard.
    pub(super) told: HashMap<Vec<Seat>, u32>,
}

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.sockets.len()
    }

    pub(super) fn join(&mut self, visitor: Visitor, outbox: Outbox, sheet: &Sheet) -> SocketId {
        self.last += 1;
        let seats = visitor.id().map(|person| sheet.seats_of(person).collect()).unwrap_or_default();
        self.sockets.push(Socket { id: self.last, visitor, outbox, seats });
        self.last
    }

    pub(super) fn leave(&mut self, id: SocketId) {
        self.sockets.retain(|socket| socket.id != id);
        self.tidy();
    }

    /// Forgets what nobody hears any more.
    fn tidy(&mut self) {
        let sockets = &self.sockets;
        self.told.retain(|seats, _| sockets.iter().any(|socket| socket.seats == *seats));
    }

    /// Gives everybody the seats of the sheet; answers whose changed.
    pub(super) fn reseat(&mut self, sheet: &Sheet) -> Vec<SocketId> {
        let mut changed = Vec::new();
        for socket in &mut self.sockets {
            let seats: Vec<_> =
                socket.visitor.id().map(|id| sheet.seats_of(id).collect()).unwrap_or_default();
            if seats != socket.seats {
                socket.seats = seats;
                changed.push(socket.id);
            }
        }
        self.tidy();
        changed
    }

    /// A person is called something else now.
    pub(super) fn rename(&mut self, person: &PersonId, name: &str) {
        let known = self.sockets.iter_mut().filter_map(|socket| socket.visitor.person.as_mut());
        for (_, called) in known.filter(|(id, _)| id == person) {
            name.clone_into(called);
        }
    }

    /// Those who may no longer be here go.
    pub(super) fn dismiss(&mut self, admitted: impl Fn(&Visitor) -> bool) {
        self.sockets.retain(|socket| admitted(&socket.visitor));
    }

    pub(super) fn socket(&self, id: SocketId) -> Option<&Socket> {
        self.sockets.iter().find(|socket| socket.id == id)
    }

    pub(super) fn ids(&self) -> Vec<SocketId> {
        self.sockets.iter().map(|socket| socket.id).collect()
    }

    /// The different sets of seats.
    pub(super) fn groups(&self) -> HashSet<Vec<Seat>> {
        self.sockets.iter().map(|socket| socket.seats.clone()).collect()
    }

    pub(super) fn people(&self) -> HashSet<PersonId> {
        self.sockets.iter().filter_map(|socket| socket.visitor.id().cloned()).collect()
    }

    pub(super) fn tell(&mut self, id: SocketId, message: &ServerMessage) {
        let text = text(message);
        self.send(&text, |socket| socket.id == id);
    }

    pub(super) fn tell_group(&mut self, seats: &[Seat], message: &ServerMessage) {
        let text = text(message);
        self.send(&text, |socket| socket.seats == seats);
    }

    pub(super) fn tell_all(&mut self, message: &ServerMessage) {
        let text = text(message);
        self.send(&text, |_| true);
    }

    /// A socket that does not keep up is dropped; it comes back and asks for everything anew.
    fn send(&mut self, text: &Utf8Bytes, to: impl Fn(&Socket) -> bool) {
        self.sockets.retain(|socket| !to(socket) || socket.outbox.try_send(text.clone()).is_ok());
    }
}

/// The observers behind a set of seats.
pub(super) fn observers(seats: &[Seat]) -> Vec<Observer> {
    match seats {
        [] => vec![Observer::Spectator],
        seats => seats.iter().copied().map(Observer::Seat).collect(),
    }
}

fn text(message: &ServerMessage) -> Utf8Bytes {
    // Messages are plain data: they always have a JSON form.
    serde_json::to_string(message).unwrap_or_default().into()
}
