// Writes src/games/GAME/fixtures/*.json: real moments of games with fixed seeds, for tests and for drawing boards.
//
// A moment is kept at the start, at a third and two thirds of the game, at the end, and the first time a seat decides in a
// phase that no kept moment shows yet. Scenes are moments that bots do not get to: positions set up by hand
// (src/games/GAME/scenes.json), with the actions that lead on from there.
//
// Run: `npm run fixtures`, or with names of games; `npm run fixtures -- --check` only compares, and fails if one is stale.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { startEngine } from './engine.mjs';

const SEED = 7;
const PREVIEWS = 16;

const engine = startEngine();
const { ask } = engine;
const { games } = await ask({ cmd: 'games' });
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const check = process.argv.includes('--check');
const stale = [];

for (const { id: game } of games) {
  const folder = new URL(`../src/games/${game}/`, import.meta.url);
  // A game without drawings has no use for fixtures.
  if (!existsSync(folder) || (wanted.length > 0 && !wanted.includes(game))) continue;
  const made = await fixturesOf(game, new URL('scenes.json', folder));
  if (check) stale.push(...compare(new URL('fixtures/', folder), made));
  else write(new URL('fixtures/', folder), made);
  console.log(`${game}: ${[...made.keys()].join(', ')}`);
}
engine.stop();
if (stale.length > 0) {
  console.error(`stale, write them with \`npm run fixtures\`:\n${stale.join('\n')}`);
  process.exitCode = 1;
}

/** All fixtures of a game by their names. */
async function fixturesOf(game, scenes) {
  const made = new Map();
  const phases = new Set();
  for (const players of [4, 2]) {
    const start = { cmd: 'new', game, players, seed: SEED, words: false };
    const actions = await wholeGame(start);
    for (const [name, kept] of await moments(start, actions, phases))
      made.set(`${players}p-${name}`, { game, players, name, ...kept });
  }
  for (const scene of existsSync(scenes) ? JSON.parse(readFileSync(scenes, 'utf8')) : []) {
    const { name, position, actions } = scene;
    let answer = await ask({ cmd: 'setup', game, position, seed: SEED, words: false });
    const events = [...answer.events];
    for (const action of actions) {
      answer = await ask({ cmd: 'apply', action });
      events.push(...answer.events);
    }
    const { players } = position;
    made.set(`${players}p-${name}`, { game, players, name, ...(await moment(players, answer, events)) });
  }
  return made;
}

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
    if (name) kept.set(name, await moment(start.players, answer, events));
    if (step === actions.length) return kept;
    const decider = answer.actor;
    answer = await ask({ cmd: 'apply', action: actions[step] });
    if (answer.actor !== decider) events = events.slice(-30);
  }
}

async function moment(players, { actor }, events) {
  const observers = [...Array.from({ length: players }, (_, seat) => seat), 'spectator'];
  const views = [];
  for (const seat of observers) views.push((await ask({ cmd: 'view', seat })).view);
  const { scores, ranking } = await ask({ cmd: 'state' });
  const { moves } = await ask({ cmd: 'legal', typed: true });
  const step = Math.max(1, Math.floor(moves.length / PREVIEWS));
  const previews = {};
  for (const { text } of moves.filter((_, at) => at % step === 0).slice(0, PREVIEWS)) {
    const told = await ask({ cmd: 'preview', action: text });
    previews[text] = { events: told.events.map(entry), scores: told.scores };
  }
  return { actor, scores, ranking, legal: moves, events: events.map(entry), previews, views };
}

/** An event as it stands in the server's log. */
function entry({ seat, points, ruling, event }, n) {
  return { n, version: n, ...(typeof seat === 'number' && { seat }), points, ruling, event };
}

function write(folder, made) {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(new URL(old, folder));
  for (const [name, fixture] of made) writeFileSync(new URL(`${name}.json`, folder), text(fixture));
}

/** The files of a folder that are not what the engine says today. */
function compare(folder, made) {
  const there = existsSync(folder) ? readdirSync(folder) : [];
  const names = new Set([...there, ...[...made.keys()].map((name) => `${name}.json`)]);
  return [...names].flatMap((name) => {
    const fixture = made.get(name.slice(0, -'.json'.length));
    const same =
      fixture && there.includes(name) && readFileSync(new URL(name, folder), 'utf8') === text(fixture);
    return same ? [] : [new URL(name, folder).pathname];
  });
}

/** JSON with a line for every move, event and view, so that a change can be read. */
function text(value, depth = 2) {
  const lines = (open, items, close) => `${open}\n${items.join(',\n')}\n${close}`;
  if (depth === 0 || typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return JSON.stringify(value);
  const inner = Array.isArray(value)
    ? lines(
        '[',
        value.map((one) => text(one, depth - 1)),
        ']',
      )
    : lines(
        '{',
        Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${text(one, depth - 1)}`),
        '}',
      );
  return depth === 2 ? `${inner}\n` : inner;
}
