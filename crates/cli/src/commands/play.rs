//! `shinar play`: a game in the terminal.

use std::{
    io::{BufRead, IsTerminal, StdinLock, stdin, stdout},
    path::Path,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::bail;
use shinar_core::{Actor, Observer, Seat, notation::by_prefix};
use shinar_games::{
    Move, ObservedEvent, Perspective, Table, Words, new_table, table_from_record, table_from_setup,
};

use super::{PlayerSpec, local_table::LocalTable, players, replay::log_line, rules};
use crate::{args::PlayArgs, files, output::Output};

const HELP: &str = "\
Type an action (words may be shortened) or the number of one in the last list.
  ?            list the legal actions        ? WORDS     list those that begin like this
  board        draw the board again          log         show the whole game so far
  undo         take your last decision back  save FILE   write the record
  hint         ask a strong player           quit        leave
  help RULE    explain a rule by its id";

/// The most actions listed at once.
const LISTED: usize = 40;

pub(crate) fn run(args: &PlayArgs, out: &mut Output) -> anyhow::Result<bool> {
    let who = players(&args.seats)?;
    let table = table(args)?;
    if usize::from(table.players()) != who.len() {
        bail!(
            "{} seats given for {} players; `--seats human,random,…` names one for each",
            who.len(),
            table.players()
        );
    }
    let colour = !args.plain && stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let seed = args.seed.unwrap_or_else(|| {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64)
    });
    let local = LocalTable::new(table, who, seed);
    Session { local, colour, logged: 0, listed: Vec::new(), input: stdin().lock(), out }.run()
}

fn table(args: &PlayArgs) -> anyhow::Result<Box<dyn Table>> {
    let game = &args.game.game;
    let options = files::options(game, &args.game.options)?;
    let names = args.seats.clone();
    if let Some(path) = &args.load {
        let record = files::read_record(path)?;
        if record.game != *game {
            bail!("{} is a record of {}, not of {game}", path.display(), record.game);
        }
        return Ok(table_from_record(&record)?);
    }
    if let Some(path) = &args.position {
        return Ok(table_from_setup(game, &files::read(path)?, names)?);
    }
    let count = u8::try_from(names.len()).unwrap_or(u8::MAX);
    Ok(new_table(game, count, &options, names)?)
}

struct Session<'a> {
    local: LocalTable,
    colour: bool,
    /// How many steps were written as a log.
    logged: usize,
    /// The last list shown.
    listed: Vec<Move>,
    input: StdinLock<'static>,
    out: &'a mut Output,
}

impl Session<'_> {
    fn run(mut self) -> anyhow::Result<bool> {
        self.out.line(format!("{}. {HELP}", self.local.table.info().title))?;
        self.settle()?;
        let mut drawn_for = None;
        while let Actor::Seat(seat) = self.local.table.actor() {
            if drawn_for != Some((seat, self.local.table.steps())) {
                self.log_new(seat)?;
                self.draw(seat)?;
                drawn_for = Some((seat, self.local.table.steps()));
            }
            self.out.text("> ")?;
            self.out.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                self.out.line("\nYou left the game.")?;
                return Ok(true);
            }
            match self.command(line.trim(), seat)? {
                Next::Ask => {}
                Next::Redraw => drawn_for = None,
                Next::Quit => return Ok(true),
            }
        }
        self.ending()?;
        Ok(true)
    }

    /// Lets chance and bots play until a person decides or the game is over.
    fn settle(&mut self) -> anyhow::Result<()> {
        while self.local.step()? {}
        Ok(())
    }

    /// A single person at this terminal sees the events of their seat; several share the screen and see what is public.
    fn observer(&self, seat: Seat) -> Observer {
        let people = self.local.who.iter().filter(|&&player| player == PlayerSpec::Human).count();
        if people == 1 { Observer::Seat(seat) } else { Observer::Spectator }
    }

    fn log_new(&mut self, seat: Seat) -> anyhow::Result<()> {
        let heard =
            self.local.table.events(self.logged, Perspective::One(self.observer(seat)), Words::English);
        // The layout of a new game is on the board; only what players did and scored is worth a line.
        let first_turn = self.logged == 0;
        self.logged = self.local.table.steps();
        self.log(heard.iter().filter(|event| !first_turn || event.seat.is_some()))
    }

    /// Writes events, equal ones in a row as one line.
    fn log<'h>(&mut self, events: impl Iterator<Item = &'h ObservedEvent>) -> anyhow::Result<()> {
        let lines: Vec<_> = events.map(log_line).collect();
        for same in lines.chunk_by(|one, next| one == next) {
            let times = if same.len() == 1 { String::new() } else { format!(" (×{})", same.len()) };
            self.out.line(format!("  {}{times}", same[0]))?;
        }
        Ok(())
    }

    fn draw(&mut self, seat: Seat) -> anyhow::Result<()> {
        let observer = Observer::Seat(seat);
        let board = self.local.table.picture(observer, self.colour);
        self.out.line("")?;
        self.out.text(&board)?;
        self.out.line(format!("\n{seat}: {} (? lists, help helps)", self.local.table.prompt(observer)))
    }

    fn command(&mut self, line: &str, seat: Seat) -> anyhow::Result<Next> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" => {}
            "?" => self.list(rest)?,
            "help" if rest.is_empty() => self.out.line(HELP)?,
            "help" => self.explain(rest)?,
            "board" => return Ok(Next::Redraw),
            "log" => {
                let heard = self.local.table.events(0, Perspective::One(self.observer(seat)), Words::English);
                self.log(heard.iter())?;
            }
            "undo" => return self.undo(seat),
            "hint" => match self.local.hint() {
                Some(idea) => {
                    self.out.line(format!("a strong player might play: {}", idea.action))?;
                }
                None => self.out.line("there is nothing to decide")?,
            },
            "save" if rest.is_empty() => self.out.line("save where? For example: save game.shinar")?,
            "save" => match files::write_new(Path::new(rest), &self.local.table.record().to_string()) {
                Ok(()) => self.out.line(format!("saved in {rest}"))?,
                Err(error) => self.out.line(format!("not saved: {error:#}"))?,
            },
            "quit" | "exit" => return Ok(Next::Quit),
            _ => self.act(line)?,
        }
        Ok(Next::Ask)
    }

    fn act(&mut self, line: &str) -> anyhow::Result<()> {
        let legal = self.local.table.legal();
        let listed = if self.listed.is_empty() { &legal } else { &self.listed };
        let chosen = line.parse::<usize>().ok().and_then(|number| listed.get(number.wrapping_sub(1)));
        let chosen = chosen.or_else(|| by_prefix(line, &legal)).copied();
        let table = &mut self.local.table;
        let chosen = chosen.map_or_else(|| table.parse(line), Ok);
        if let Err(error) = chosen.and_then(|one| table.play(one)) {
            return self.out.line(format!("no: {error}"));
        }
        self.listed.clear();
        self.settle()
    }

    fn list(&mut self, prefix: &str) -> anyhow::Result<()> {
        self.listed = self.local.table.legal();
        self.listed.retain(|one| begins_like(one.text(), prefix));
        for (at, action) in self.listed.iter().take(LISTED).enumerate() {
            self.out.line(format!("{:>4} {action}", at + 1))?;
        }
        let more = self.listed.len().saturating_sub(LISTED);
        match (self.listed.len(), more) {
            (0, _) => self.out.line("no legal action begins like this; ? lists all"),
            (_, 0) => Ok(()),
            _ => self.out.line(format!("     … and {more} more; `? WORDS` narrows the list")),
        }
    }

    fn explain(&mut self, id: &str) -> anyhow::Result<()> {
        let rulebook = self.local.table.info().rulebook;
        let answer = rulebook.find(id).map_or_else(|| rules::unknown(rulebook, id), rules::explained);
        self.out.line(answer)
    }

    /// Takes back everything since the last decision of this seat, that decision included.
    fn undo(&mut self, seat: Seat) -> anyhow::Result<Next> {
        let steps = self.local.table.steps();
        for steps in (0..steps).rev() {
            self.local.table.rewind(steps);
            if self.local.table.actor() == Actor::Seat(seat) {
                self.logged = self.local.table.steps();
                return Ok(Next::Redraw);
            }
        }
        self.settle()?;
        let message =
            if steps == 0 { "there is nothing to undo" } else { "you have not decided anything yet" };
        self.out.line(message)?;
        Ok(Next::Ask)
    }

    fn ending(&mut self) -> anyhow::Result<()> {
        let seat = self.local.who.iter().position(|&player| player == PlayerSpec::Human).unwrap_or(0);
        let seat = Seat(seat as u8);
        self.log_new(seat)?;
        let board = self.local.table.picture(Observer::Seat(seat), self.colour);
        self.out.line("")?;
        self.out.text(&board)?;
        let table = &self.local.table;
        let result = table.record().result.unwrap_or_default();
        let reason = table.end_reason().map(|name| table.info().end_words(name)).unwrap_or_default();
        self.out.line(format!("\n{reason}\nThe end: {result}"))
    }
}

enum Next {
    Ask,
    Redraw,
    Quit,
}

/// Whether each word of `prefix` is the beginning of the action's word in its place.
fn begins_like(action: &str, prefix: &str) -> bool {
    let mut words = action.split_whitespace();
    prefix.split_whitespace().all(|part| words.next().is_some_and(|word| word.starts_with(part)))
}
