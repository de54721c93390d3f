//! A table with people and bots around it.

use std::time::Instant;

use anyhow::Context;
use shinar_core::{Actor, Seat, play};
use shinar_games::{Mind, Table};
use shinar_search::BotSpec;

use super::Player;

/// A table, who sits at it, and the lot.
///
/// What falls depends on the seed and the number of steps only, so that an undo does not draw anew.
pub(crate) struct Seated {
    pub(crate) table: Box<dyn Table>,
    pub(crate) who: Vec<Player>,
    minds: Vec<Option<Box<dyn Mind>>>,
    seed: u64,
    /// Who decided last, for the bots' sense of a turn.
    last: Option<Seat>,
    start: Instant,
}

impl Seated {
    pub(crate) fn new(table: Box<dyn Table>, who: Vec<Player>, seed: u64) -> Self {
        let minds = who.iter().zip(1..).map(|(player, number)| match player {
            Player::Human => None,
            Player::Bot(bot) => Some(table.mind(*bot, seed.wrapping_add(number), 1.0)),
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
                let Some(mind) = self.minds.get_mut(seat.index()).and_then(Option::as_mut) else {
                    return Ok(false);
                };
                let look = self.table.look(seat);
                let start = self.start;
                let idea = mind.decide(&look, new_turn, &|| start.elapsed(), &mut || false);
                idea.map(|idea| idea.action)
            }
        };
        let action = action.context("nobody knows how to go on")?;
        self.table.play(action)?;
        Ok(true)
    }

    /// What a strong bot would do for the seat that decides.
    pub(crate) fn hint(&self) -> Option<shinar_games::Idea> {
        let seat = self.table.actor().seat()?;
        let mut mind = self.table.mind(BotSpec::HINT, self.seed, 1.0);
        let start = self.start;
        mind.decide(&self.table.look(seat), true, &|| start.elapsed(), &mut || false)
    }
}
