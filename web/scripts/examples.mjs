// Writes src/games/GAME/examples.json: worked examples of the rules that can be played on the rules' page.
//
// scripts/examples.json names them: cases of crates/GAME/cases as positions, what is done before, the action the example is about
// and the points it must bring. Everything else comes from the engine: what the deciding seat sees, what it may do, and what each
// of these actions does. Run: `npm run examples`.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { startEngine } from './engine.mjs';

const SEED = 7;
const engine = startEngine();
const { ask } = engine;
const plans = JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8'));

for (const [game, list] of Object.entries(plans)) {
  const examples = [];
  for (const plan of list) {
    try {
      examples.push(await example(game, plan));
    } catch (error) {
      error.message = `${game} ${plan.name}: ${error.message}`;
      throw error;
    }
  }
  const text = JSON.stringify(examples) + '\n';
  writeFileSync(new URL(`../src/games/${game}/examples.json`, import.meta.url), text);
  console.log(
    `${game}: ${examples.map(({ name, legal }) => `${name} (${legal.length})`).join(', ')}; ${text.length} bytes`,
  );
}
engine.stop();

async function example(game, plan) {
  await ask({ cmd: 'setup', game, position: plan.position, seed: SEED });
  for (const action of plan.before) await ask({ cmd: 'apply', action });
  const { actor, actions: legal } = await ask({ cmd: 'legal' });
  const { action: solution } = await ask({ cmd: 'parse', action: plan.solution });
  assert.ok(legal.includes(solution), `${solution} is not legal: ${legal.slice(0, 20).join(', ')} …`);
  const start = await ask({ cmd: 'state' });
  const { view } = await ask({ cmd: 'view', seat: actor });

  const outcomes = {};
  for (const action of legal) {
    // Without a seed it ends where chance would go on, which is no part of the example.
    await ask({ cmd: 'setup', game, position: start.position });
    const after = await ask({ cmd: 'apply', action });
    const then = await ask({ cmd: 'view', seat: actor });
    outcomes[action] = {
      events: after.events.map(entry),
      scores: after.scores,
      changes: changes(view, then.view),
    };
    if (action === solution) check(plan, start.scores, after);
  }
  return {
    name: plan.name,
    rules: plan.rules,
    players: view.seats.length,
    seat: Number(actor.slice(1)) - 1,
    scores: start.scores,
    view,
    legal,
    solution,
    outcomes,
  };
}

/** The numbers of the example must hold: `gain` by the score, `points` by what the events bring. */
function check({ gain, points }, before, { scores, events }) {
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
  return [...keys].flatMap((key) => {
    const at = [...path, Array.isArray(after) ? Number(key) : key];
    return key in after ? changes(before[key], after[key], at) : [[at]];
  });
}

/** An event as the server's log tells it, without what the page says in its own words. */
function entry({ seat, points, ruling, event }) {
  return { ...(seat && { seat: Number(seat[1]) - 1 }), points, ruling, event };
}
