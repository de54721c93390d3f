//! The sockets connected to a table.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
};

use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use shinar_core::Seat;
use tokio::sync::mpsc;

use super::{Group, MessageForm, Sheet};
use crate::{
    api::{ChatLine, PersonId, ServerMessage},
    limits,
    store::PersonRow,
};

/// On whose behalf a table is requested or watched.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Caller {
    /// The id and the name of the person, if known.
    pub(crate) person: Option<(PersonId, String)>,
    /// The invitation code that came with the request.
    pub(crate) code: Option<String>,
    /// Whether the person has an account.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) account: bool,
    /// Whether it is the server itself, which may see every table.
    #[serde(rename = "host")]
    is_server: bool,
    /// Whose chat a socket does not get.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) silenced: Vec<PersonId>,
    /// The network that a socket comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<IpAddr>,
}

impl Caller {
    /// A person, or nobody known, with an invitation code.
    pub(crate) fn new(person: Option<(PersonId, String)>, code: Option<String>) -> Self {
        Self { person, code, ..Self::default() }
    }

    /// A person with an invitation code.
    pub(crate) fn person(person: &PersonRow, code: Option<String>) -> Self {
        let account = person.account;
        Self { account, ..Self::new(Some((person.id.clone(), person.name.clone())), code) }
    }

    /// The server itself.
    pub(crate) fn server() -> Self {
        Self { is_server: true, ..Self::default() }
    }

    pub(super) fn may_see(&self, sheet: &Sheet) -> bool {
        self.is_server || sheet.admits(self.id(), self.code.as_deref())
    }

    /// The id of the person, if known.
    pub(crate) fn id(&self) -> Option<&PersonId> {
        self.person.as_ref().map(|(id, _)| id)
    }
}

/// A message queued for a socket.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    /// The message, serialized as JSON.
    pub(crate) text: Utf8Bytes,
    /// The id of the client's request that it settles, if any.
    pub(crate) settles: Option<String>,
}

impl Outgoing {
    #[expect(clippy::expect_used, reason = "messages are structs of strings, numbers and JSON")]
    fn new(message: &ServerMessage) -> Self {
        let text = serde_json::to_string(message).expect("a message always has a JSON form").into();
        Self { text, settles: message.settles().map(str::to_owned) }
    }
}

/// The queue of messages for a socket.
pub(crate) type Outbox = mpsc::Sender<Outgoing>;

/// Creates an outbox, and the end that the socket reads from.
pub(crate) fn outbox() -> (Outbox, mpsc::Receiver<Outgoing>) {
    mpsc::channel(limits::OUTBOX)
}

/// Identifies a socket at its table.
pub(crate) type SocketId = u64;

#[derive(Debug)]
pub(super) struct Socket {
    pub(super) id: SocketId,
    pub(super) caller: Caller,
    pub(super) group: Group,
    outbox: Outbox,
    /// Whom the person has blocked, and does not hear.
    unheard: HashSet<PersonId>,
}

impl Socket {
    /// Whether a line of chat is sent to it.
    pub(super) fn hears(&self, line: &ChatLine) -> bool {
        line.person.as_ref().is_none_or(|author| !self.unheard.contains(author))
    }
}

/// All sockets at a table.
#[derive(Debug, Default)]
pub(super) struct Audience {
    sockets: Vec<Socket>,
    last: SocketId,
    /// How many log entries the sockets of each group have been sent.
    logs: HashMap<Group, u32>,
}

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    /// The number of spectators, and of those from one network.
    pub(super) fn spectators(&self, from: Option<IpAddr>) -> (usize, usize) {
        let spectators = self.sockets.iter().filter(|socket| socket.group.seats.is_empty());
        let near = spectators.clone().filter(|socket| from.is_some() && socket.caller.from == from);
        (spectators.count(), near.count())
    }

    pub(super) fn join(
        &mut self,
        caller: Caller,
        form: MessageForm,
        outbox: Outbox,
        sheet: &Sheet,
    ) -> SocketId {
        self.last += 1;
        let group = Group { seats: seats(&caller, sheet), form };
        self.sockets.push(Socket { id: self.last, caller, group, outbox, unheard: HashSet::new() });
        self.last
    }

    pub(super) fn leave(&mut self, id: SocketId) {
        self.sockets.retain(|socket| socket.id != id);
        self.tidy();
    }

    /// Drops the counts of groups without sockets.
    fn tidy(&mut self) {
        let sockets = &self.sockets;
        self.logs.retain(|group, _| sockets.iter().any(|socket| socket.group == *group));
    }

    /// Updates the seats of all sockets from the sheet; returns the sockets whose seats changed.
    pub(super) fn reseat(&mut self, sheet: &Sheet) -> Vec<SocketId> {
        let mut changed = Vec::new();
        for socket in &mut self.sockets {
            let seats = seats(&socket.caller, sheet);
            if seats != socket.group.seats {
                socket.group.seats = seats;
                changed.push(socket.id);
            }
        }
        self.tidy();
        changed
    }

    /// Updates the name of a person, and whether they have an account.
    pub(super) fn rename(&mut self, person: &PersonId, name: &str, account: bool) {
        for caller in self.sockets.iter_mut().map(|socket| &mut socket.caller) {
            if let Some((id, called)) = &mut caller.person
                && id == person
            {
                name.clone_into(called);
                caller.account = account;
            }
        }
    }

    /// Drops the sockets of callers that are no longer admitted.
    pub(super) fn dismiss(&mut self, admitted: impl Fn(&Caller) -> bool) {
        self.sockets.retain(|socket| admitted(&socket.caller));
    }

    pub(super) fn socket(&self, id: SocketId) -> Option<&Socket> {
        self.sockets.iter().find(|socket| socket.id == id)
    }

    pub(super) fn ids(&self) -> Vec<SocketId> {
        self.sockets.iter().map(|socket| socket.id).collect()
    }

    pub(super) fn people(&self) -> HashSet<PersonId> {
        self.sockets.iter().filter_map(|socket| socket.caller.id().cloned()).collect()
    }

    /// Notes whom the person at a socket does not hear.
    pub(super) fn do_not_hear(&mut self, id: SocketId, unheard: HashSet<PersonId>) {
        if let Some(socket) = self.sockets.iter_mut().find(|socket| socket.id == id) {
            socket.unheard = unheard;
        }
    }

    /// Notes who does not hear a person now.
    pub(super) fn not_heard_by(&mut self, author: &PersonId, deaf: &HashSet<PersonId>) {
        for socket in &mut self.sockets {
            match socket.caller.id().is_some_and(|id| deaf.contains(id)) {
                true => socket.unheard.insert(author.clone()),
                false => socket.unheard.remove(author),
            };
        }
    }

    /// Sends a message to one socket.
    pub(super) fn send(&mut self, id: SocketId, message: &ServerMessage) {
        self.send_where(message, |socket| socket.id == id);
    }

    /// Sends the whole log to one socket. The updates of its group are numbered from there on.
    pub(super) fn send_hello(&mut self, id: SocketId, log_length: u32, hello: &ServerMessage) {
        if let Some(socket) = self.socket(id) {
            let group = socket.group.clone();
            self.logs.insert(group, log_length);
        }
        self.send(id, hello);
    }

    /// Sends every group its update. `make` gets the group and the length of its log, and returns the message and the new length.
    #[expect(
        clippy::expect_used,
        reason = "a socket's first message is a hello, and another follows when its seats change"
    )]
    pub(super) fn send_updates(&mut self, make: impl Fn(&Group, u32) -> (ServerMessage, u32)) {
        let groups: HashSet<Group> = self.sockets.iter().map(|socket| socket.group.clone()).collect();
        for group in groups {
            let known = *self.logs.get(&group).expect("every group has been sent its log");
            let (message, length) = make(&group, known);
            self.send_where(&message, |socket| socket.group == group);
            self.logs.insert(group, length);
        }
    }

    /// Sends a message to all sockets.
    pub(super) fn broadcast(&mut self, message: &ServerMessage) {
        self.send_where(message, |_| true);
    }

    /// Sends a message to some sockets.
    pub(super) fn tell(&mut self, message: &ServerMessage, whom: impl Fn(&Socket) -> bool) {
        self.send_where(message, whom);
    }

    /// Sends a message. A socket that does not keep up is dropped; it reconnects and is sent everything.
    fn send_where(&mut self, message: &ServerMessage, to: impl Fn(&Socket) -> bool) {
        let outgoing = Outgoing::new(message);
        self.sockets.retain(|socket| !to(socket) || socket.outbox.try_send(outgoing.clone()).is_ok());
    }
}

/// The seats that a caller plays; none for a spectator.
fn seats(caller: &Caller, sheet: &Sheet) -> Vec<Seat> {
    caller.id().map(|person| sheet.seats_of(person).collect()).unwrap_or_default()
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
