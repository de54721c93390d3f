//! `shinar bot`: one of our bots as a program that others can play against, by the bot side of `docs/protocol.md`.

use std::{
    any::Any,
    io::{BufRead, Read, stdin},
    time::Instant,
};

use anyhow::{Context, bail};
use serde::Deserialize;
use serde_json::json;
use shinar_core::{Heuristic, Observer, Seat, cases::CaseGame, json, play, prelude::*};
use shinar_engine::LONGEST;
use shinar_games::{Visitor, visit};
use shinar_search::Thinker;

use crate::{args::BotArgs, files, output::Output};

/// A request; fields that this bot does not need are left out.
#[derive(Deserialize)]
struct Request {
    cmd: String,
    #[serde(default)]
    game: String,
    #[serde(default)]
    seat: Seat,
    #[serde(default)]
    position: String,
    #[serde(default)]
    new_turn: bool,
}

/// A bot of the game it was last asked about.
#[derive(Default)]
struct Player(Option<(String, Seat, Box<dyn Any>)>);

struct Decide<'a> {
    request: &'a Request,
    player: &'a mut Player,
    args: &'a BotArgs,
}

impl Visitor for Decide<'_> {
    type Out = anyhow::Result<String>;

    fn visit<G: CaseGame + Heuristic>(self) -> Self::Out {
        let Self { request, player, args } = self;
        let state =
            G::Setup::parse(&request.position).context("`position`")?.to_state().context("`position`")?;
        let view = G::View::of(&state, Observer::Seat(request.seat));
        let is_known =
            |(game, seat, _): &(String, Seat, Box<dyn Any>)| *game == request.game && *seat == request.seat;
        if !player.0.as_ref().is_some_and(is_known) {
            if let Some(file) = &args.network {
                files::install_network::<G>(file)?;
            }
            let thinker = Thinker::<G>::new(args.bot, play::stream(args.seed, request.seat.0.into()), 1.0);
            player.0 = Some((request.game.clone(), request.seat, Box::new(thinker)));
        }
        let thinker = player.0.as_mut().and_then(|(.., thinker)| thinker.downcast_mut::<Thinker<G>>());
        let begin = Instant::now();
        let decision = thinker
            .and_then(|thinker| thinker.think(&view, request.new_turn, &|| begin.elapsed(), &mut || false));
        match decision {
            Some(decision) => Ok(decision.action.to_string()),
            None => bail!("`position`: {} does not decide there", request.seat),
        }
    }
}

pub(crate) fn run(args: &BotArgs, out: &mut Output) -> anyhow::Result<bool> {
    let mut input = stdin().lock();
    let mut player = Player::default();
    loop {
        let mut line = String::new();
        if input.by_ref().take(LONGEST).read_line(&mut line)? == 0 {
            return Ok(true);
        }
        if line.trim().is_empty() {
            continue;
        }
        let request: Request = json::read(&line).map_err(|error| anyhow::anyhow!("{}", error.message))?;
        match request.cmd.as_str() {
            "quit" => return Ok(true),
            "decide" => {
                let action = visit(&request.game, Decide { request: &request, player: &mut player, args })??;
                out.json(&json!({ "action": action }))?;
                out.flush()?;
            }
            other => bail!("`cmd` is {other:?}; a bot takes `decide` and `quit`"),
        }
    }
}
