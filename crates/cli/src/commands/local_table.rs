//! A table in this process, with people and bots.

use std::time::Instant;

use anyhow::Context;
use shinar_core::{Actor, Seat, play};
use shinar_games::{Table, TableBot};
use shinar_search::BotSpec;

use super::PlayerSpec;

/// A table, who sits at it, and the draws.
///
/// Draws depend only on the seed and the number of steps, so that they are the same after an undo.
pub(crate) struct LocalTable {
    pub(crate) table: Box<dyn Table>,
    pub(crate) who: Vec<PlayerSpec>,
    minds: Vec<Option<Box<dyn TableBot>>>,
    seed: u64,
    /// Who decided last: a bot's turn begins when another seat has decided.
    last: Option<Seat>,
    start: Instant,
}

impl LocalTable {
    pub(crate) fn new(table: Box<dyn Table>, who: Vec<PlayerSpec>, seed: u64) -> Self {
        let minds = who.iter().zip(1..).map(|(player, number)| match player {
            PlayerSpec::Human => None,
            PlayerSpec::Bot(bot) => Some(table.bot(*bot, seed.wrapping_add(number), 1.0)),
        });
        let minds = minds.collect();
        Self { table, who, minds, seed, last: None, start: Instant::now() }
    }

    /// Lets chance or a bot take one step; `false` if a person decides or the game is over.
    pub(crate) fn step(&mut self) -> anyhow::Result<bool> {
        let action = match self.table.actor() {
            Actor::Over => return Ok(false),
            Actor::Chance => {
                let mut rng = play::stream(self.seed, self.table.steps() as u64);
                self.table.draw(&mut rng)
            }
            Actor::Seat(seat) => {
                let new_turn = self.last.replace(seat) != Some(seat);
                let Some(bot) = self.minds.get_mut(seat.index()).and_then(Option::as_mut) else {
                    return Ok(false);
                };
                let look = self.table.seat_view(seat);
                let start = self.start;
                let idea = bot.decide(&look, new_turn, &|| start.elapsed(), &mut || false);
                idea.map(|idea| idea.action)
            }
        };
        let action = action.context("there is nothing to play")?;
        self.table.play(action)?;
        Ok(true)
    }

    /// The move of a strong bot for the seat that decides.
    pub(crate) fn hint(&self) -> Option<shinar_games::BotDecision> {
        let seat = self.table.actor().seat()?;
        let mut bot = self.table.bot(BotSpec::HINT, self.seed, 1.0);
        let start = self.start;
        bot.decide(&self.table.seat_view(seat), true, &|| start.elapsed(), &mut || false)
    }
}
