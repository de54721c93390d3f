// Writes src/games/GAME/examples: worked examples of the rules that can be played on the rules' page, one file each;
// `index.json` with their names and rules; and `base.json`, the view of the first one, since the others are much like it.
//
// scripts/examples/GAME.json names them: cases of crates/GAME/cases as positions, what is done before, the action the example is
// about and the points it must bring. Everything else comes from the engine: what the deciding seat sees, what it may do,
// and what each of these actions does. Run: `npm run examples`.

import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pack, unpack } from '../src/lib/table/packing.mjs';
import { startEngine } from './engine.mjs';

const SEED = 7;
const engine = startEngine();
const { ask } = engine;
const plans = new URL('examples/', import.meta.url);

for (const file of readdirSync(plans).filter((name) => name.endsWith('.json'))) {
  const game = file.slice(0, -'.json'.length);
  const folder = new URL(`../src/games/${game}/examples/`, import.meta.url);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const write = (name, value) => {
    const text = JSON.stringify(value) + '\n';
    writeFileSync(new URL(`${name}.json`, folder), text);
    return text.length;
  };
  const index = [];
  let base = null;
  let sum = 0;
  for (const plan of JSON.parse(readFileSync(new URL(file, plans), 'utf8'))) {
    try {
      const { view, count, ...made } = await example(game, plan);
      base ??= view;
      const bytes = write(plan.name, { view: changes(base, view), ...made });
      console.log(`${game} ${plan.name}: ${count} actions, ${bytes} bytes`);
      sum += bytes;
    } catch (error) {
      error.message = `${game} ${plan.name}: ${error.message}`;
      throw error;
    }
    index.push({ name: plan.name, rules: plan.rules });
  }
  sum += write('base', base);
  console.log(`${game}: ${index.length} examples, ${sum} bytes; the index ${write('index', index)} bytes`);
}
engine.stop();

async function example(game, plan) {
  await ask({ cmd: 'setup', game, position: plan.position, seed: SEED });
  for (const action of plan.before ?? []) await ask({ cmd: 'apply', action });
  const { actor, actions: legal } = await ask({ cmd: 'legal' });
  const { action: solution } = await ask({ cmd: 'parse', action: plan.solution });
  assert.ok(legal.includes(solution), `${solution} is not legal: ${legal.slice(0, 20).join(', ')} …`);
  const start = await ask({ cmd: 'state' });
  const { view } = await ask({ cmd: 'view', seat: actor });

  const outcomes = {};
  for (const action of legal) {
    // Without a seed it ends where chance would go on, which is part of an example only if its plan says so.
    await ask({ cmd: 'setup', game, position: start.position, ...(plan.chance && { seed: SEED }) });
    const after = await ask({ cmd: 'apply', action });
    const then = await ask({ cmd: 'view', seat: actor });
    outcomes[action] = {
      events: after.events.map(entry),
      scores: after.scores,
      changes: changes(view, then.view),
    };
    if (action === solution) check(plan, start.scores, after);
  }
  const seat = Number(actor.slice(1)) - 1;
  const { scores } = start;
  const packed = pack(outcomes, scores);
  const { legal: known, outcomeOf } = unpack(packed, scores);
  assert.deepEqual(Object.fromEntries(known.map((action) => [action, outcomeOf(action)])), outcomes);
  return { count: legal.length, players: view.seats.length, seat, scores, view, solution, ...packed };
}

/** The numbers of the example must hold: `gain` by the score, `points` by what the events bring. */
function check({ gain, points }, before, { scores, events }) {
  assert.ok(gain || points, 'the plan names no points');
  if (gain)
    assert.deepEqual(
      scores.map((score, seat) => score - before[seat]),
      gain,
    );
  if (points) {
    const brought = points.map(() => 0);
    for (const event of events) if (event.seat) brought[Number(event.seat[1]) - 1] += event.points;
    assert.deepEqual(brought, points);
  }
}

/**
 * What changed, since whole views would be too much: `[path, value]` for something new, `[path]` for something gone, and
 * `[path, at, count, ...items]` for the items of a list that stand in place of others.
 */
function changes(before, after, path = []) {
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  if (same(before, after)) return [];
  const nested = (one) => typeof one === 'object' && one !== null;
  if (!nested(before) || !nested(after) || Array.isArray(before) !== Array.isArray(after))
    return [[path, after]];
  if (Array.isArray(after) && before.length !== after.length) {
    const least = Math.min(before.length, after.length);
    let head = 0;
    while (head < least && same(before[head], after[head])) head++;
    let tail = 0;
    while (tail < least - head && same(before.at(-1 - tail), after.at(-1 - tail))) tail++;
    return [[path, head, before.length - head - tail, ...after.slice(head, after.length - tail)]];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  // A small thing of which several parts change is written anew.
  const flat = (one) => Object.values(one).every((part) => !nested(part));
  const differ = [...keys].filter((key) => before[key] !== after[key]);
  if (!Array.isArray(after) && differ.length > 1 && keys.size <= 5 && flat(before) && flat(after))
    return [[path, after]];
  return [...keys].flatMap((key) => {
    const at = [...path, Array.isArray(after) ? Number(key) : key];
    return key in after ? changes(before[key], after[key], at) : [[at]];
  });
}

/** An event as the server's log tells it, without what the page says in its own words. */
function entry({ seat, points, ruling, event }) {
  return { ...(seat && { seat: Number(seat[1]) - 1 }), points, ruling, event };
}
