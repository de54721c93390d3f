//! What people say at a table.
//!
//! While a game is running, its players do not get what those who look on say: nobody plays by the advice of others. Afterwards
//! everybody has everything. What somebody says whom the reader has muted is not sent to them at all.

use super::{Broken, Room};
use crate::{
    api::{ChatLine, QuickPhrase, Refusal, ServerMessage},
    clock, limits,
    store::{ChatRow, TableWrite},
    tables::{
        Refused,
        audience::{Socket, SocketId},
    },
};

/// What somebody says.
pub(super) enum Said {
    /// In their own words.
    Text(String),
    /// One of the phrases that everybody reads in their own language.
    Phrase(QuickPhrase),
}

impl Room {
    pub(super) async fn chat(&mut self, id: SocketId, client: String, said: Said) -> Result<(), Broken> {
        let caller = self.audience.socket(id).map(|socket| socket.caller.clone()).unwrap_or_default();
        let account = caller.account;
        let Some((person, name)) = caller.person else {
            let message = "only people with a name can chat";
            self.refuse(id, Some(client), Refused::new(Refusal::NotYourSeat, message));
            return Ok(());
        };
        let checked = limits::word(&client, "client", limits::CLIENT).and_then(|()| match &said {
            Said::Text(text) => Ok((limits::line(text, "a line of chat", limits::CHAT)?, None)),
            Said::Phrase(phrase) => Ok((phrase.english().to_owned(), Some(*phrase))),
        });
        let (text, phrase) = match checked {
            Ok(said) => said,
            Err(error) => {
                self.refuse(id, Some(client), Refused::new(Refusal::BadMessage, error.to_string()));
                return Ok(());
            }
        };
        let version = self.version();
        let repeated =
            self.chat.iter().any(|(line, by)| *by == client && line.person.as_ref() == Some(&person));
        if !repeated {
            let seat = self.sheet.seats_of(&person).next();
            let apart = seat.is_none() && self.is_running();
            let n = self.chat.last().map_or(0, |(line, _)| line.n) + 1;
            let at = clock::now();
            let line =
                ChatLine { n, name, person: Some(person.clone()), account, seat, text, phrase, apart, at };
            let chat = Some(ChatRow { line: line.clone(), client: client.clone() });
            let write = TableWrite { chat, ..TableWrite::to(self.sheet.id.clone()) };
            if !self.write_for(&person, write).await? {
                self.audience.dismiss(|caller| caller.id() != Some(&person));
                self.people_changed();
                return Ok(());
            }
            self.remember_line(line.clone(), client.clone());
            self.look_up_deaf(&person).await;
            let running = self.is_running();
            self.audience
                .tell(&ServerMessage::Chat { line: line.clone() }, |socket| gets(socket, &line, running));
        }
        self.audience.send(id, &ServerMessage::Done { client, version });
        Ok(())
    }

    /// Keeps a line in memory; the oldest of its kind is forgotten, so that nobody who looks on pushes out what players say.
    fn remember_line(&mut self, line: ChatLine, client: String) {
        let apart = line.apart;
        self.chat.push((line, client));
        let of_kind = |(line, _): &(ChatLine, String)| line.apart == apart;
        if self.chat.iter().filter(|one| of_kind(one)).count() > limits::CHAT_SHOWN
            && let Some(oldest) = self.chat.iter().position(of_kind)
        {
            self.chat.remove(oldest);
        }
    }

    /// The lines that a socket gets.
    pub(super) fn chat_of(&self, socket: &Socket) -> Vec<ChatLine> {
        let running = self.is_running();
        let lines = self.chat.iter().map(|(line, _)| line);
        lines.filter(|line| gets(socket, line, running)).cloned().collect()
    }

    /// The game is over: players get what those who looked on have said meanwhile.
    pub(super) fn send_withheld(&mut self) {
        let withheld: Vec<_> =
            self.chat.iter().map(|(line, _)| line.clone()).filter(|line| line.apart).collect();
        for line in withheld {
            let whom = |socket: &Socket| !gets(socket, &line, true) && gets(socket, &line, false);
            self.audience.tell(&ServerMessage::Chat { line: line.clone() }, whom);
        }
    }
}

/// Whether a socket gets a line while the game is running, or when it is not.
fn gets(socket: &Socket, line: &ChatLine, running: bool) -> bool {
    let silenced = line.person.as_ref().is_some_and(|person| socket.caller.silenced.contains(person));
    let plays = !socket.group.seats.is_empty();
    let withheld = line.apart && running && plays;
    !silenced && !withheld && socket.hears(line)
}
