/** Every action and event of every fixture has complete texts and places, in three languages. */

import { labelOf } from '$lib/ui/info';
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fixture as AnyFixture } from '$lib/table/fixture.svelte';
import type { Entry, Move } from '../contract';
import { placementOf, type Babylon } from './model';
import type { Action, SupportKind, Token, View, What } from './types';

const context = vi.hoisted(() => ({ language: 'en', missing: [] as string[] }));

const bundles = new Map<string, FluentBundle>();
/** The messages of a file in the current language. */
function bundle(file: string): FluentBundle {
  const path = `${process.cwd()}/../locales/${context.language}/${file}.ftl`;
  const known = bundles.get(path) ?? new FluentBundle(context.language, { useIsolating: false });
  if (!bundles.has(path))
    expect(known.addResource(new FluentResource(readFileSync(path, 'utf8')))).toEqual([]);
  bundles.set(path, known);
  return known;
}
function format(file: string, id: string, args?: Record<string, FluentVariable>): string {
  const words = bundle(file);
  const message = words.getMessage(id);
  if (!message?.value) {
    context.missing.push(id);
    return `[${id}]`;
  }
  const errors: Error[] = [];
  const text = words.formatPattern(message.value, args, errors);
  for (const error of errors) context.missing.push(`${id}: ${error.message}`);
  return text;
}

vi.mock('$lib/i18n/index.svelte', () => ({
  t: (id: string, args?: Record<string, FluentVariable>) =>
    format(/^(bbl|source)-/.test(id) ? 'game-babylon' : 'page', id, args),
  lookupIn: (file: string, id: string) => format(file, id),
}));

const words = await import('./words');

type Fixture = Omit<AnyFixture, 'legal' | 'events' | 'previews' | 'views'> & {
  legal: Move<Babylon>[];
  events: Entry<Babylon>[];
  previews: Record<string, { events: Entry<Babylon>[] }>;
  views: View[];
};
const fixtures = Object.entries(
  import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' }),
);
const [[, some]] = fixtures as [[string, Fixture]];
const viewOf = ({ actor, views }: Fixture) =>
  (typeof actor === 'number' ? views[actor] : views.at(-1)) as View;
const name = (seat: number) => `N${seat + 1}`;
const LANGUAGES = ['en', 'cs', 'pl'];
const key = (parts: { thing?: string; place?: string; variant?: string }) => JSON.stringify(parts);

/** One of each kind that the fixtures may lack. */
const EVERY_ACTION: Action[] = [
  { action: 'board', flower: 'pink' },
  { action: 'reveal', tile: 'CL01' },
  { action: 'start', seat: 1 },
  { action: 'token', token: 'less' },
  { action: 'remove', stack: { x: 1, y: 2 } },
  { action: 'mine', stack: { x: 0, y: 3 } },
  { action: 'place', source: 'mined', anchor: { x: 2, y: 0 }, rotation: 3, level: 2, lookout: 'SE' },
  { action: 'place', source: 'stored', anchor: { x: 2, y: 0 }, rotation: 0, level: 1 },
  { action: 'join', symbol: 'stairs', first: { x: 0, y: 0 }, second: { x: 0, y: 1 } },
  { action: 'join', symbol: 'fountain', first: { x: 1, y: 0 }, second: { x: 2, y: 0 } },
  { action: 'join', symbol: 'bridge', first: { x: 2, y: 1 }, second: { x: 2, y: 3 } },
  { action: 'statue', cell: { x: 0, y: 1 } },
  { action: 'change', cell: { x: 2, y: 0 }, symbol: 'bridge' },
  { action: 'store' },
  { action: 'discard', source: 'mined' },
  { action: 'discard', source: 'stored' },
  { action: 'end' },
];
const mined = { event: 'mined', stack: { x: 2, y: 3 }, tile: 'BA01', material: 'basalt' } as const;
const EVERY_EVENT: What[] = [
  { event: 'board', flower: 'blue' },
  { event: 'revealed', stack: { x: 1, y: 1 }, tile: 'GR02' },
  { event: 'starts' },
  ...(['pillar', 'double', 'change', 'add', 'flower', 'less', 'blank'] as Token[]).map((token) => ({
    event: 'token' as const,
    token,
    round: 2,
  })),
  { event: 'removed', stack: { x: 0, y: 0 }, tile: 'CL01' },
  { event: 'turn', round: 3 },
  { event: 'gift', singles: 1, doubles: 0 },
  { event: 'gift', singles: 0, doubles: 1 },
  { ...mined, edges: 2, flower: 0, less: 0, short: 0, pillars: 2 },
  { ...mined, edges: 2, flower: 1, less: 0, short: 0, pillars: 3 },
  { ...mined, edges: 2, flower: 0, less: 1, short: 0, pillars: 1 },
  { ...mined, edges: 2, flower: 1, less: 1, short: 1, pillars: 1 },
  {
    event: 'placed',
    tile: 'ST1',
    source: 'stored',
    anchor: { x: 2, y: 3 },
    rotation: 1,
    level: 2,
    singles: 1,
    doubles: 1,
    statues: 1,
  },
  { event: 'lookout', cell: { x: 3, y: 4 }, corner: 'SE', level: 2 },
  { event: 'joined', symbol: 'stairs', first: { x: 0, y: 0 }, second: { x: 0, y: 1 }, level: 1 },
  { event: 'joined', symbol: 'fountain', first: { x: 0, y: 0 }, second: { x: 0, y: 1 }, level: 1 },
  { event: 'joined', symbol: 'bridge', first: { x: 0, y: 0 }, second: { x: 0, y: 2 }, level: 1 },
  { event: 'statue', cell: { x: 5, y: 5 }, level: 3 },
  { event: 'changed', cell: { x: 5, y: 5 }, symbol: 'bridge' },
  { event: 'stored', tile: 'CL01', material: 'clay' },
  { event: 'discarded', tile: 'ST4' },
  { event: 'returned', singles: 2, doubles: 0 },
  { event: 'returned', singles: 0, doubles: 1 },
  { event: 'returned', singles: 5, doubles: 1 },
  ...(
    ['statues', 'fountains', 'bridges', 'stairs', 'variety', 'flowers', 'lookouts', 'highest'] as const
  ).map((category) => ({ event: 'scored' as const, category, total: 4 })),
  { event: 'over', reason: 'last_round' },
];

afterEach(() => {
  context.missing.length = 0;
});

describe.each(LANGUAGES)('words in %s', (language) => {
  it.each(fixtures)('%s', (_, fixture) => {
    context.language = language;
    const view = viewOf(fixture);
    for (const move of fixture.legal) expect(words.actionText(move, view)).toMatch(/\S/);
    const happened = [...fixture.events, ...Object.values(fixture.previews).flatMap(({ events }) => events)];
    for (const entry of happened) {
      const text = words.eventText(entry, name);
      if (entry.event.event === 'revealed') expect(text).toBeNull();
      else expect(text).toMatch(/\S/);
    }
    expect(words.taskText(view, fixture.legal)).toMatch(fixture.actor === 'over' ? /^$/ : /\S/);
    expect(words.taskText(view, [])).toMatch(fixture.actor === 'over' ? /^$/ : /\S/);
    for (const stack of view.quarry)
      expect(labelOf(words.stackInfo(stack))).toContain(`(${stack.stack.x},${stack.stack.y})`);
    for (const seat of view.seats)
      seat.plan.forEach((row, y) =>
        row.forEach((cell, x) => expect(labelOf(words.cellInfo({ x, y }, cell))).toContain(`(${x},${y})`)),
      );
    expect(context.missing).toEqual([]);
  });

  it('has a text for every kind of action and event', () => {
    context.language = language;
    const texts = EVERY_ACTION.map((action) => words.actionText({ text: '', action }, viewOf(some)));
    expect(new Set(texts).size).toBe(EVERY_ACTION.length);
    const lines = EVERY_EVENT.map((event) =>
      words.eventText({ n: 1, version: 1, seat: 1, points: 0, ruling: 'BBL-T1', event }, name),
    );
    expect(lines.filter((line) => line === null)).toHaveLength(1);
    for (const line of lines) expect(line ?? '').not.toMatch(/\{|\[bbl/);
    expect(context.missing).toEqual([]);
  });

  it('asks to choose one of two tiles, and mentions the round token where it can be used', () => {
    context.language = language;
    const view = { ...viewOf(some), phase: 'build' as const };
    const [mine, kept] = EVERY_ACTION.filter(({ action }) => action === 'place');
    const [change, store, end, statue, join] = ['change', 'store', 'end', 'statue', 'join'].map((one) =>
      EVERY_ACTION.find(({ action }) => action === one),
    );
    const task = (...actions: (Action | undefined)[]) =>
      words.taskText(
        view,
        actions.flatMap((action) => (action ? [{ text: '', action }] : [])),
      );
    const said = [
      task(mine, store),
      task(mine, kept, store),
      task(mine, change, store),
      task(change, store),
      task(change, end),
      task(end),
      task(statue, store),
      task(join, store),
    ];
    expect(new Set(said).size).toBe(said.length);
    const token = /token|[żž]eton/;
    expect(said.map((text) => token.test(text))).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(context.missing).toEqual([]);
  });

  it('names every stack of the quarry differently', () => {
    context.language = language;
    const stacks = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => ({ x, y })));
    const lines = stacks.map((stack) =>
      words.actionText({ text: '', action: { action: 'remove', stack } }, viewOf(some)),
    );
    expect(new Set(lines).size).toBe(stacks.length);
  });
});

describe('parts of actions', () => {
  it.each(fixtures)('%s: parts are unique and complete', (_, fixture) => {
    const parts = fixture.legal.map(({ action }) => key(words.parts(action, viewOf(fixture))));
    expect(new Set(parts).size).toBe(fixture.legal.length);
  });

  it('differ for every kind of action', () => {
    const parts = EVERY_ACTION.map((action) => key(words.parts(action, viewOf(some))));
    expect(new Set(parts).size).toBe(EVERY_ACTION.length);
  });

  it.each(fixtures)('%s: the supports of a placement are those the engine uses', (_, fixture) => {
    for (const move of fixture.legal) {
      const placement = placementOf(move);
      const placed = fixture.previews[move.text]?.events.map(({ event }) => event)[0];
      if (!placement || placed?.event !== 'placed') continue;
      const count = (kind: SupportKind) => placement.supports.filter((one) => one === kind).length;
      expect([count('single'), count('double'), count('statue')]).toEqual([
        placed.singles,
        placed.doubles,
        placed.statues,
      ]);
    }
  });
});
