/** Every action and event of every fixture is put into words and places, in three languages, without a hole. */

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '$lib/api/wire';
import type { Entry } from '../contract';
import { costOf, flowerOf, readAction, readGarden } from './model';
import type { Token, View, What } from './types';

const spoken = vi.hoisted(() => ({ language: 'en', missing: [] as string[] }));

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const text = readFileSync(`${process.cwd()}/../locales/${language}/game-babylon.ftl`, 'utf8');
  expect(made.addResource(new FluentResource(text))).toEqual([]);
  return made;
}
const bundles = new Map<string, FluentBundle>();

vi.mock('$lib/i18n/index.svelte', () => ({
  t: (id: string, args?: Record<string, FluentVariable>) => {
    const words = bundles.get(spoken.language) ?? bundle(spoken.language);
    bundles.set(spoken.language, words);
    const message = words.getMessage(id);
    if (!message?.value) {
      spoken.missing.push(id);
      return `[${id}]`;
    }
    const errors: Error[] = [];
    const text = words.formatPattern(message.value, args, errors);
    for (const error of errors) spoken.missing.push(`${id}: ${error.message}`);
    return text;
  },
}));

vi.setConfig({ testTimeout: 60_000 });

const words = await import('./words');

interface Fixture {
  actor: string;
  legal: string[];
  events: LogEntry[];
  previews: Record<string, { events: LogEntry[] }>;
  views: Record<string, View>;
}
const fixtures = Object.entries(
  import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' }),
);
const viewOf = (fixture: Fixture) => fixture.views[fixture.actor] ?? fixture.views.spectator;
const name = (seat: number) => `N${seat + 1}`;
const LANGUAGES = ['en', 'cs', 'pl'];
const key = (parts: { thing?: string; place?: string; variant?: string }) => JSON.stringify(parts);

/** One of each kind that a fixture may lack. */
const EVERY_ACTION = [
  'board pink',
  'reveal CL01',
  'start P2',
  'token less',
  'remove (1,2)',
  'mine (0,3)',
  'place mined (2,0)r3 L2 lookout SE',
  'place stored (2,0)r0 L1',
  'stairs (0,0)-(0,1)',
  'fountain (1,0)-(2,0)',
  'bridge (2,1)-(2,3)',
  'statue (0,1)',
  'change (2,0) bridge',
  'store',
  'discard mined',
  'discard stored',
  'end',
];
const EVERY_EVENT: What[] = [
  { event: 'board', flower: 'blue' },
  { event: 'revealed', stack: '(1,1)', tile: 'GR02' },
  { event: 'starts' },
  ...(['pillar', 'double', 'change', 'add', 'flower', 'less', 'blank'] as Token[]).map((token) => ({
    event: 'token' as const,
    token,
    round: 2,
  })),
  { event: 'removed', stack: '(0,0)', tile: 'CL01' },
  { event: 'turn', round: 3 },
  { event: 'gift', singles: 1, doubles: 0 },
  { event: 'gift', singles: 0, doubles: 1 },
  { event: 'mined', stack: '(2,3)', tile: 'BA01', edges: 2, flower: 0, pillars: 2 },
  { event: 'mined', stack: '(2,3)', tile: 'BA01', edges: 2, flower: 1, pillars: 3 },
  { event: 'mined', stack: '(2,3)', tile: 'BA01', edges: 2, flower: 0, pillars: 1 },
  { event: 'mined', stack: '(2,3)', tile: 'BA01', edges: 2, flower: 1, pillars: 2 },
  {
    event: 'placed',
    tile: 'ST1',
    source: 'stored',
    anchor: '(2,3)',
    rotation: 1,
    level: 2,
    singles: 1,
    doubles: 1,
    statues: 1,
  },
  { event: 'lookout', cell: '(3,4)', corner: 'SE', level: 2 },
  { event: 'joined', symbol: 'stairs', first: '(0,0)', second: '(0,1)', level: 1 },
  { event: 'joined', symbol: 'fountain', first: '(0,0)', second: '(0,1)', level: 1 },
  { event: 'joined', symbol: 'bridge', first: '(0,0)', second: '(0,2)', level: 1 },
  { event: 'statue', cell: '(5,5)', level: 3 },
  { event: 'changed', cell: '(5,5)', symbol: 'bridge' },
  { event: 'stored', tile: 'CL01' },
  { event: 'discarded', tile: 'ST4' },
  { event: 'returned', singles: 2, doubles: 0 },
  { event: 'returned', singles: 0, doubles: 1 },
  { event: 'returned', singles: 5, doubles: 1 },
  ...(
    ['statues', 'fountains', 'bridges', 'stairs', 'variety', 'flowers', 'lookouts', 'highest'] as const
  ).map((category) => ({ event: 'scored' as const, category, total: 4 })),
  { event: 'over' },
];

afterEach(() => {
  spoken.missing.length = 0;
});

describe.each(LANGUAGES)('words in %s', (language) => {
  it.each(fixtures)('%s', (_, fixture) => {
    spoken.language = language;
    const view = viewOf(fixture);
    if (!view) throw new Error('no view');
    const texts = new Set<string>();
    for (const action of fixture.legal) {
      const text = words.actionText(action, view);
      expect(text).not.toBe(action);
      texts.add(text);
    }
    expect(texts.size).toBe(fixture.legal.length);
    const happened = [...fixture.events, ...Object.values(fixture.previews).flatMap(({ events }) => events)];
    for (const entry of happened) {
      const text = words.eventText(entry as unknown as Entry<What>, name);
      if ((entry.event as What).event === 'revealed') expect(text).toBeNull();
      else expect(text).toMatch(/\S/);
    }
    expect(words.taskText(view, fixture.legal)).toMatch(fixture.actor === 'over' ? /^$/ : /\S/);
    expect(words.taskText(view, [])).toMatch(fixture.actor === 'over' ? /^$/ : /\S/);
    for (const stack of view.quarry) expect(words.stackText(view, stack)).toContain(stack.stack);
    for (const seat of view.seats)
      seat.plan.forEach((row, y) =>
        row.forEach((cell, x) => expect(words.cellLabel({ x, y }, cell)).toContain(`(${x},${y})`)),
      );
    expect(spoken.missing).toEqual([]);
  });

  it('has a text for every kind of action and event', () => {
    spoken.language = language;
    const view = viewOf(fixtures[0]?.[1] as Fixture) as View;
    const texts = EVERY_ACTION.map((action) => words.actionText(action, view));
    expect(new Set(texts).size).toBe(EVERY_ACTION.length);
    const lines = EVERY_EVENT.map((event) =>
      words.eventText({ n: 1, version: 1, text: '', seat: 1, points: 0, ruling: 'BBL-T1', event }, name),
    );
    expect(lines.filter((line) => line === null)).toHaveLength(1);
    for (const line of lines) expect(line ?? '').not.toMatch(/\{|\[bbl/);
    expect(spoken.missing).toEqual([]);
  });
});

describe('actions in the hand', () => {
  it.each(fixtures)('%s: parts are unique and complete', (_, fixture) => {
    const view = viewOf(fixture) as View;
    const parts = fixture.legal.map((action) => key(words.parts(action, view)));
    expect(new Set(parts).size).toBe(fixture.legal.length);
    for (const action of fixture.legal) expect(readAction(action)).not.toBeNull();
  });

  it('tells every kind of action apart', () => {
    const view = viewOf(fixtures[0]?.[1] as Fixture) as View;
    const parts = EVERY_ACTION.map((action) => key(words.parts(action, view)));
    expect(new Set(parts).size).toBe(EVERY_ACTION.length);
    expect(readAction('dance')).toBeNull();
    expect(readAction('place mined nowhere')).toBeNull();
  });

  it.each(fixtures)('%s: a placement costs what the engine takes', (_, fixture) => {
    spoken.language = 'en';
    const view = viewOf(fixture) as View;
    for (const [action, { events }] of Object.entries(fixture.previews)) {
      const act = readAction(action);
      const placed = events.map(({ event }) => event as What).find((event) => event.event === 'placed');
      if (act?.kind !== 'place' || placed?.event !== 'placed') continue;
      const { singles, doubles, statues } = costOf(view, act);
      expect({ singles, doubles, statues }).toEqual({
        singles: placed.singles,
        doubles: placed.doubles,
        statues: placed.statues,
      });
    }
  });
});

describe('gardens', () => {
  it.each(fixtures)('%s: tiles and supports agree with the plan', (_, fixture) => {
    const view = viewOf(fixture) as View;
    for (const seat of view.seats) {
      const garden = readGarden(seat);
      expect(garden.tiles).toHaveLength(seat.garden.length);
      expect(garden.decos).toHaveLength(seat.deco.length);
      const points = new Map(seat.categories);
      expect(garden.lookouts).toHaveLength(points.get('lookouts') ?? 0);
      expect(garden.highest * 2).toBe(points.get('highest'));
      const statues = garden.decos.filter(
        ({ kind, covered, pillar }) => kind === 'statue' && !covered && !pillar,
      );
      expect(statues.reduce((sum, { a }) => sum + a.level, 0)).toBe(points.get('statues'));
      for (const laid of garden.tiles) {
        expect(laid.supports.length).toBe(laid.lookout ? 3 : 4);
        for (const { support, from } of laid.supports)
          expect(laid.level - from).toBe(support === 'double' ? 2 : 1);
        expect(flowerOf(view, laid.tile)).not.toBeNull();
      }
    }
  });

  it('knows the flowers of the built-in list', () => {
    for (const [, fixture] of fixtures)
      for (const { tile, flower } of viewOf(fixture)?.quarry ?? [])
        if (tile && flower) {
          const elsewhere = { ...(viewOf(fixture) as View), quarry: [] };
          expect(flowerOf(elsewhere, tile)).toBe(flower);
        }
  });

  it('guesses no flower of an unknown list', () => {
    const view = viewOf(fixtures[0]?.[1] as Fixture) as View;
    const other = { ...view, quarry: [], options: { ...view.options, components: 'mine' } };
    expect(flowerOf(other, 'CL01')).toBeNull();
    expect(flowerOf(other, 'ST2')).toBe('pink');
  });
});
