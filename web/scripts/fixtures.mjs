// Writes src/games/GAME/fixtures/*.json: real moments of games with fixed seeds, for tests and for drawing boards.
//
// A moment is kept at the start, at a third and two thirds of the game, at the end, and the first time a seat decides in a
// phase that no kept moment shows yet. Scenes are moments that bots do not reach: positions set up by hand
// (src/games/GAME/scenes.json), followed by some actions.
//
// Run: `npm run fixtures [-- GAME …]`; `npm run fixtures -- --check` only compares, and fails if any is stale.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { startEngine } from './engine.mjs';

const SEED = 7;
const PREVIEWS = 16;

const engine = startEngine();
const { request } = engine;
const { games } = await request({ cmd: 'games' });
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const check = process.argv.includes('--check');
const stale = [];

for (const { id: game } of games) {
  const folder = new URL(`../src/games/${game}/`, import.meta.url);
  // A game without drawings needs no fixtures.
  if (!existsSync(folder) || (chosen.length > 0 && !chosen.includes(game))) continue;
  const made = await fixturesOf(game, read(folder, 'scenes.json') ?? [], read(folder, 'moments.json') ?? {});
  if (check) stale.push(...compare(new URL('fixtures/', folder), made));
  else write(new URL('fixtures/', folder), made);
  console.log(`${game}: ${[...made.keys()].join(', ')}`);
}
engine.stop();
if (stale.length > 0) {
  console.error(`stale, write them with \`npm run fixtures\`:\n${stale.join('\n')}`);
  process.exitCode = 1;
}

function read(folder, file) {
  const path = new URL(file, folder);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** All fixtures of a game, by name. Greedy bots are quick, but not in every game do they ever finish one. */
async function fixturesOf(game, scenes, { bot = 'greedy' }) {
  const made = new Map();
  const phases = new Set();
  for (const players of [4, 2]) {
    const start = { cmd: 'new', game, players, seed: SEED, words: false };
    const actions = await wholeGame(start, bot);
    for (const [name, kept] of await moments(start, actions, phases))
      made.set(`${players}p-${name}`, { game, players, name, ...kept });
  }
  for (const scene of scenes) {
    const { name, position, actions } = scene;
    let response = await request({ cmd: 'setup', game, position, seed: SEED, words: false });
    const events = [...response.events];
    for (const action of actions) {
      response = await request({ cmd: 'apply', action });
      events.push(...response.events);
    }
    const { players } = position;
    made.set(`${players}p-${name}`, { game, players, name, ...(await moment(players, response, events)) });
  }
  return made;
}

/** The decisions of a whole game between bots. */
async function wholeGame(start, bot) {
  let { actor } = await request(start);
  const actions = [];
  while (actor !== 'over') {
    const { action } = await request({ cmd: 'think', bot, seed: SEED + actions.length });
    actions.push(action);
    ({ actor } = await request({ cmd: 'apply', action }));
  }
  return actions;
}

/** Replays the decisions and keeps the moments worth keeping. */
async function moments(start, actions, phases) {
  const kept = new Map();
  let response = await request(start);
  const milestones = new Map([
    [0, 'start'],
    [Math.floor(actions.length / 3), 'early'],
    [Math.floor((2 * actions.length) / 3), 'late'],
    [actions.length, 'over'],
  ]);
  // Recent events, as a player who returns to the table would see them.
  let events = [];
  for (let step = 0; ; step++) {
    events = [...events, ...response.events].slice(-60);
    const { view } = await request({ cmd: 'view' });
    const name = milestones.get(step) ?? (phases.has(view.phase) ? null : view.phase);
    phases.add(view.phase);
    if (name) kept.set(name, await moment(start.players, response, events));
    if (step === actions.length) return kept;
    const decider = response.actor;
    response = await request({ cmd: 'apply', action: actions[step] });
    if (response.actor !== decider) events = events.slice(-30);
  }
}

async function moment(players, { actor }, events) {
  const observers = [...Array.from({ length: players }, (_, seat) => seat), 'spectator'];
  const views = [];
  for (const seat of observers) views.push((await request({ cmd: 'view', seat })).view);
  const { scores, ranking } = await request({ cmd: 'state' });
  const { moves } = await request({ cmd: 'legal', typed: true });
  const step = Math.max(1, Math.floor(moves.length / PREVIEWS));
  const previews = {};
  for (const { text } of moves.filter((_, at) => at % step === 0).slice(0, PREVIEWS)) {
    const preview = await request({ cmd: 'preview', action: text });
    previews[text] = { events: preview.events.map(entry), scores: preview.scores };
  }
  return { actor, scores, ranking, legal: moves, events: events.map(entry), previews, views };
}

/** An event as an entry of the server's log. */
function entry({ seat, points, ruling, event }, n) {
  return { n, version: n, ...(typeof seat === 'number' && { seat }), points, ruling, event };
}

function write(folder, made) {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(new URL(old, folder));
  for (const [name, fixture] of made) writeFileSync(new URL(`${name}.json`, folder), text(fixture));
}

/** The files of a folder that differ from what the engine produces now. */
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

/** JSON with one line per move, event and view, for readable diffs. */
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
