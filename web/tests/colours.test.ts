// The players' colours: every set can be told apart with every common colour blindness, and none of its colours means
// something else in the game.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, distance, SIGHTS } from './colours';

const source = join(import.meta.dirname, '../src');
const FILES = [
  'styles/tokens.css',
  ...['tigris/colours', 'babylon/palette', 'amyitis/amyitis'].map((one) => `games/${one}.css`),
];

/** The rules for the root element: their conditions and their custom properties, in order. */
const rules = FILES.flatMap((file) => {
  const text = readFileSync(join(source, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/:root((?:\[[^\]]*\])*)\s*\{([^}]*)\}/g)].map(
    ([, conditions = '', body = '']) => ({
      needs: [...conditions.matchAll(/\[data-(\w+)='(\w+)'\]/g)].map(([, name, value]) => `${name}=${value}`),
      values: [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value.trim()] as const,
      ),
    }),
  );
});

/** A custom property as the browser computes it: the most specific rule that applies, and among equals the last. */
function valueOf(name: string, facts: readonly string[]): string {
  let best = { weight: -1, value: '' };
  for (const { needs, values } of rules) {
    if (!needs.every((one) => facts.includes(one)) || needs.length < best.weight) continue;
    const found = values.findLast(([own]) => own === name);
    if (found) best = { weight: needs.length, value: found[1] };
  }
  expect(best.value, name).toMatch(/^#[\da-f]{3,6}$/i);
  return best.value;
}

const SEATS = ['--p0', '--p1', '--p2', '--p3'];
/** What has a colour of its own in each game. */
const MEANINGS: Record<string, string[]> = {
  babylonia: ['--leaf', '--clay', '--treasure'],
  tigris: ['red', 'blue', 'green', 'black'].map((colour) => `--tne-${colour}`),
  amyitis: ['palm', 'barley', 'dates', 'wine'].map((good) => `--amy-${good}`),
  babylon: ['white', 'pink', 'blue', 'yellow'].map((flower) => `--bbl-${flower}`),
};

const sets = Object.keys(MEANINGS).flatMap((game) =>
  ['light', 'dark'].flatMap((theme) => ['usual', 'distinct'].map((palette) => ({ game, theme, palette }))),
);

describe.each(sets)('the seats of $game, $theme, $palette', ({ game, theme, palette }) => {
  const facts = [`game=${game}`, `theme=${theme}`, `palette=${palette}`];
  const seats = SEATS.map((name) => valueOf(name, facts));

  it.each(Object.keys(SIGHTS) as (keyof typeof SIGHTS)[])('can be told apart with %s sight', (sight) => {
    for (const [at, one] of seats.entries())
      for (const other of seats.slice(at + 1))
        expect(distance(one, other, sight), `${one} and ${other}`).toBeGreaterThan(14);
  });

  it('have colours that mean nothing else in the game', () => {
    for (const seat of seats)
      for (const name of MEANINGS[game] ?? [])
        expect(distance(seat, valueOf(name, facts)), `${seat} and ${name}`).toBeGreaterThan(10);
  });

  it('carry readable emblems', () => {
    for (const [at, seat] of seats.entries())
      expect(contrast(seat, valueOf(`--p${at}-ink`, facts)), seat).toBeGreaterThan(4.5);
  });
});

it('the check can fail: the red and green of old would', () => {
  expect(distance('#c2542d', '#4f7f3b', 'protan')).toBeLessThan(14);
});
