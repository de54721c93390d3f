//! Who is connected to a table.

use std::collections::{HashMap, HashSet};

use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use shinar_core::{Observer, Seat};
use shinar_games::{Listener, Words};
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

/// A message on its way to a socket.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    /// The message as JSON.
    pub(crate) text: Utf8Bytes,
    /// The id of the request that it settles, if it settles one.
    pub(crate) settles: Option<String>,
}

impl Outgoing {
    fn new(message: &ServerMessage) -> Self {
        // Messages are plain data: they always have a JSON form.
        let text = serde_json::to_string(message).unwrap_or_default().into();
        Self { text, settles: message.settles().map(str::to_owned) }
    }
}

/// Where messages for a socket go.
pub(crate) type Outbox = mpsc::Sender<Outgoing>;

/// A new outbox and what the socket reads from.
pub(crate) fn outbox() -> (Outbox, mpsc::Receiver<Outgoing>) {
    mpsc::channel(limits::OUTBOX)
}

/// The number of a socket at its table.
pub(crate) type SocketId = u64;

/// What decides which positions and events a socket gets: sockets of one group get the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Group {
    /// The seats it plays; none for a spectator.
    pub(super) seats: Vec<Seat>,
    /// Whether it gets sentences beside the data.
    pub(super) words: Words,
}

impl Group {
    /// Whose views its sockets get.
    pub(super) fn observers(&self) -> Vec<Observer> {
        match self.seats.as_slice() {
            [] => vec![Observer::Spectator],
            seats => seats.iter().copied().map(Observer::Seat).collect(),
        }
    }

    /// Whose events its sockets get.
    pub(super) fn listener(&self) -> Listener<'_> {
        match self.seats.as_slice() {
            [] => Listener::One(Observer::Spectator),
            [seat] => Listener::One(Observer::Seat(*seat)),
            seats => Listener::Together(seats),
        }
    }
}

#[derive(Debug)]
pub(super) struct Socket {
    pub(super) id: SocketId,
    pub(super) visitor: Visitor,
    pub(super) group: Group,
    outbox: Outbox,
}

/// All sockets at a table.
#[derive(Debug, Default)]
pub(super) struct Audience {
    sockets: Vec<Socket>,
    last: SocketId,
    /// How many entries the log of a group has, as far as its sockets got it.
    logs: HashMap<Group, u32>,
}

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.sockets.len()
    }

    pub(super) fn join(&mut self, visitor: Visitor, words: Words, outbox: Outbox, sheet: &Sheet) -> SocketId {
        self.last += 1;
        let group = Group { seats: seats(&visitor, sheet), words };
        self.sockets.push(Socket { id: self.last, visitor, group, outbox });
        self.last
    }

    pub(super) fn leave(&mut self, id: SocketId) {
        self.sockets.retain(|socket| socket.id != id);
        self.tidy();
    }

    /// Forgets groups without sockets.
    fn tidy(&mut self) {
        let sockets = &self.sockets;
        self.logs.retain(|group, _| sockets.iter().any(|socket| socket.group == *group));
    }

    /// Gives all sockets the seats of the sheet; returns those that got other ones.
    pub(super) fn reseat(&mut self, sheet: &Sheet) -> Vec<SocketId> {
        let mut changed = Vec::new();
        for socket in &mut self.sockets {
            let seats = seats(&socket.visitor, sheet);
            if seats != socket.group.seats {
                socket.group.seats = seats;
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

    /// Drops the sockets of those who may no longer be here.
    pub(super) fn dismiss(&mut self, admitted: impl Fn(&Visitor) -> bool) {
        self.sockets.retain(|socket| admitted(&socket.visitor));
    }

    pub(super) fn socket(&self, id: SocketId) -> Option<&Socket> {
        self.sockets.iter().find(|socket| socket.id == id)
    }

    pub(super) fn ids(&self) -> Vec<SocketId> {
        self.sockets.iter().map(|socket| socket.id).collect()
    }

    pub(super) fn people(&self) -> HashSet<PersonId> {
        self.sockets.iter().filter_map(|socket| socket.visitor.id().cloned()).collect()
    }

    /// Sends a message to one socket.
    pub(super) fn send(&mut self, id: SocketId, message: &ServerMessage) {
        self.send_where(message, |socket| socket.id == id);
    }

    /// Sends the whole log to one socket. What its group gets from now on is counted from there.
    pub(super) fn send_hello(&mut self, id: SocketId, log_length: u32, hello: &ServerMessage) {
        if let Some(socket) = self.socket(id) {
            let group = socket.group.clone();
            self.logs.insert(group, log_length);
        }
        self.send(id, hello);
    }

    /// Sends every group its update. `make` gets the group and the length of its log, and returns the message and the new length.
    pub(super) fn send_updates(&mut self, make: impl Fn(&Group, u32) -> (ServerMessage, u32)) {
        let groups: HashSet<Group> = self.sockets.iter().map(|socket| socket.group.clone()).collect();
        for group in groups {
            let known = self.logs.get(&group).copied().unwrap_or(0);
            let (message, length) = make(&group, known);
            self.send_where(&message, |socket| socket.group == group);
            self.logs.insert(group, length);
        }
    }

    /// Sends a message to all sockets.
    pub(super) fn broadcast(&mut self, message: &ServerMessage) {
        self.send_where(message, |_| true);
    }

    /// A socket that does not keep up is dropped; it connects again and asks for everything.
    fn send_where(&mut self, message: &ServerMessage, to: impl Fn(&Socket) -> bool) {
        let outgoing = Outgoing::new(message);
        self.sockets.retain(|socket| !to(socket) || socket.outbox.try_send(outgoing.clone()).is_ok());
    }
}

/// The seats that a visitor plays.
fn seats(visitor: &Visitor, sheet: &Sheet) -> Vec<Seat> {
    visitor.id().map(|person| sheet.seats_of(person).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Refusal;

    #[test]
    fn messages_carry_the_request_they_settle() {
        let done = ServerMessage::Done { client: "a".to_owned(), version: 7 };
        let refused = |client: Option<&str>| ServerMessage::Refused {
            client: client.map(str::to_owned),
            code: Refusal::Late,
            message: r#"{"type":"done","client":"x"}"#.to_owned(),
            ruling: None,
            version: 7,
        };
        assert_eq!(Outgoing::new(&done).settles.as_deref(), Some("a"));
        assert_eq!(Outgoing::new(&refused(Some("b"))).settles.as_deref(), Some("b"));
        assert_eq!(Outgoing::new(&refused(None)).settles, None);
        assert_eq!(Outgoing::new(&ServerMessage::Pong {}).settles, None);
    }
}
