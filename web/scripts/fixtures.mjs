// Writes src/games/GAME/fixtures/*.json: real moments of games with fixed seeds, for tests and for drawing boards.
//
// A moment is kept at the start, at a third and two thirds of the game, at the end, and the first time a seat decides in a
// phase that no kept moment shows yet. Scenes are moments that bots do not get to: positions set up by hand
// (scripts/scenes/GAME.json), with the actions that lead on from there. Run: `npm run fixtures`.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { startEngine } from './engine.mjs';

const GAMES = {
  babylonia: { options: {} },
  tigris: { options: {} },
  amyitis: { options: {} },
  babylon: { options: {} },
};
const SEED = 7;
const PREVIEWS = 16;

const engine = startEngine();
const { ask } = engine;
// Trying an action out would move the random stream of the game, so it is done on another board.
const aside = startEngine();

for (const [game, { options }] of Object.entries(GAMES)) {
  const folder = new URL(`../src/games/${game}/fixtures/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(new URL(old, folder));
  const phases = new Set();
  for (const players of [4, 2]) {
    const start = { cmd: 'new', game, players, options, seed: SEED };
    const actions = await wholeGame(start);
    const kept = await moments(start, actions, phases);
    for (const [name, moment] of kept) {
      const fixture = { game, players, name, ...moment };
      writeFileSync(new URL(`${players}p-${name}.json`, folder), JSON.stringify(fixture) + '\n');
    }
    console.log(`${game}, ${players} players: ${[...kept.keys()].join(', ')}`);
  }
  const scenes = new URL(`scenes/${game}.json`, import.meta.url);
  for (const scene of existsSync(scenes) ? JSON.parse(readFileSync(scenes, 'utf8')) : []) {
    const { name, position, actions } = scene;
    let answer = await ask({ cmd: 'setup', game, position, seed: SEED });
    const events = [...answer.events];
    for (const action of actions) {
      answer = await ask({ cmd: 'apply', action });
      events.push(...answer.events);
    }
    const { players } = position;
    const fixture = { game, players, name, ...(await moment({ game, players }, answer, events)) };
    writeFileSync(new URL(`${players}p-${name}.json`, folder), JSON.stringify(fixture) + '\n');
    console.log(`${game}, ${players} players: ${name}`);
  }
}
engine.stop();
aside.stop();

/** The decisions of a whole game between greedy bots. */
async function wholeGame(start) {
  let { actor } = await ask(start);
  const actions = [];
  while (actor !== 'over') {
    const { action } = await ask({ cmd: 'think', bot: 'greedy', seed: SEED + actions.length });
    actions.push(action);
    ({ actor } = await ask({ cmd: 'apply', action }));
  }
  return actions;
}

/** Plays the decisions again and keeps the moments worth keeping. */
async function moments(start, actions, phases) {
  const kept = new Map();
  let answer = await ask(start);
  const milestones = new Map([
    [0, 'start'],
    [Math.floor(actions.length / 3), 'early'],
    [Math.floor((2 * actions.length) / 3), 'late'],
    [actions.length, 'over'],
  ]);
  // What happened since the seat that decides now decided last, as a player who comes back wants to see it.
  let events = [];
  for (let step = 0; ; step++) {
    events = [...events, ...answer.events].slice(-60);
    const { view } = await ask({ cmd: 'view' });
    const name = milestones.get(step) ?? (phases.has(view.phase) ? null : view.phase);
    phases.add(view.phase);
    if (name) kept.set(name, await moment(start, answer, events));
    if (step === actions.length) return kept;
    const decider = answer.actor;
    answer = await ask({ cmd: 'apply', action: actions[step] });
    if (answer.actor !== decider) events = events.slice(-30);
  }
}

async function moment({ game, players }, answer, events) {
  const observers = [...Array.from({ length: players }, (_, seat) => `P${seat + 1}`), 'spectator'];
  const views = {};
  for (const seat of observers) views[seat] = (await ask({ cmd: 'view', seat })).view;
  const state = await ask({ cmd: 'state' });
  const over = state.over;
  const legal = over ? [] : (await ask({ cmd: 'legal' })).actions;
  const step = Math.max(1, Math.floor(legal.length / PREVIEWS));
  const previews = {};
  for (const action of legal.filter((_, at) => at % step === 0).slice(0, PREVIEWS)) {
    await aside.ask({ cmd: 'setup', game, position: state.position, seed: SEED });
    const after = await aside.ask({ cmd: 'apply', action });
    previews[action] = { events: after.events.map(entry), scores: after.scores };
  }
  return {
    actor: answer.actor,
    scores: state.scores,
    ranking: state.ranking,
    legal,
    events: events.map(entry),
    previews,
    views,
  };
}

/** An event as the server's log tells it: seats are numbers there. */
function entry({ text, seat, points, ruling, event }, n) {
  return { n, version: n, text, ...(seat && { seat: Number(seat[1]) - 1 }), points, ruling, event };
}
