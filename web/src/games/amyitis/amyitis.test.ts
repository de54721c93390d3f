// Every action, event and label of every fixture in three languages, and every place of an action as an element of the page.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useLanguage, useWords } from '$lib/i18n/index.svelte';
import { settings, type Language } from '$lib/settings.svelte';
import type { Fixture } from '$lib/table/fixture.svelte';
import type { BoardProps, Entry, SeatFact } from '../contract';
import { Selection } from '../selection.svelte';
import { iconOf } from './icons';
import game from './index';
import { TILES } from './facts';
import type { View, What } from './types';

const here = `${import.meta.dirname}/`;
const locales = `${here}../../../../locales/`;
const LANGUAGES: readonly Language[] = ['en', 'cs', 'pl'];

const fixtures = readdirSync(`${here}fixtures`).map((file) => ({
  file,
  fixture: JSON.parse(readFileSync(`${here}fixtures/${file}`, 'utf8')) as Fixture,
}));
const viewOf = (fixture: Fixture, observer = 'P1') => fixture.views[observer] as View;
const name = (seat: number) => `Player ${seat + 1}`;
const entries = fixtures.flatMap(({ fixture }) =>
  [...fixture.events, ...Object.values(fixture.previews).flatMap((preview) => preview.events)].map(
    (entry) => entry as Entry<What>,
  ),
);

/** Every kind of action, also those of chance; fixtures do not hold all of them. */
const EVERY_ACTION = [
  'lay 1a',
  'card P1',
  'side a',
  'side b',
  'leader salt',
  'start P1',
  'deal farmer',
  'hire 1 farmer',
  'hire 2 priest',
  'hire 1 engineer',
  'hire 2 merchant',
  'go 1',
  'go 9',
  'pass',
  'field top',
  'field bottom',
  'enter ishtar',
  'enter marduk',
  'enter tammouz',
  'irrigate 21-31',
  'sell salt',
  'stop',
  'pay wine',
  'take caravaneer',
  'take banker',
  'take palace',
  'take gardener',
  'token palm',
  'plant 21',
  'good dates',
  'gift camel',
  'gift talent',
  'swap salt barley',
  'keep',
  'discard wine',
];

/** Every kind of event, with the ways it can differ. */
const EVERY_EVENT: readonly What[] = [
  { event: 'laid', space: '21', tile: '2a' },
  { event: 'plant_laid', city: 'Ur', plant: 'P1a' },
  { event: 'leader_token', good: 'salt' },
  { event: 'starts' },
  { event: 'dealt', trio: 1, craft: 'priest' },
  { event: 'income', talents: 2 },
  { event: 'turn' },
  { event: 'hired', trio: 2, craft: 'merchant', cost: 0 },
  { event: 'hired', trio: 2, craft: 'farmer', cost: 2 },
  { event: 'harvested', row: 'top', good: 'palm', taken: true },
  { event: 'harvested', row: 'bottom', good: 'wine', taken: false },
  { event: 'row_full', row: 'top', gardener: true },
  { event: 'row_full', row: 'bottom', gardener: false },
  { event: 'entered', temple: 'ishtar' },
  { event: 'entered', temple: 'marduk', pushed: 'P2' },
  { event: 'entered', temple: 'tammouz', pushed: 'grey' },
  { event: 'irrigated', side: '21-31' },
  { event: 'camels', count: 1 },
  { event: 'talents', count: 5 },
  { event: 'moved', city: 'Babylon', steps: 2, camels: 1 },
  { event: 'sold', good: 'dates' },
  { event: 'nothing_to_irrigate' },
  { event: 'paid', good: 'barley' },
  { event: 'card_taken', guild: 'palace', level: 3 },
  { event: 'card_taken', guild: 'gardener', level: 0 },
  { event: 'token_taken', good: 'salt' },
  { event: 'planted', space: '11', tile: '3b', gardeners: 0 },
  { event: 'planted', space: '11', tile: '3b', gardeners: 2 },
  { event: 'good_taken', good: 'wine' },
  { event: 'bonus_lost' },
  { event: 'irrigation_bonus', space: '11', cubes: 3 },
  { event: 'no_irrigation_bonus', space: '11' },
  { event: 'flipped', city: 'Mari', plant: 'P2b' },
  { event: 'passed' },
  { event: 'pass_talent', talents: 1 },
  { event: 'marduk', rank: 1 },
  { event: 'marduk', rank: 2 },
  { event: 'swapped', give: 'wine', get: 'salt' },
  { event: 'kept' },
  { event: 'discarded', good: 'palm' },
  { event: 'round', round: 2 },
  { event: 'favour', tiles: 5 },
  { event: 'goods_left', goods: 2 },
  { event: 'over', tiles_left: 4 },
];

/** What is only laid out, and whose turn it is, needs no line of the log. */
const SILENT = new Set(['laid', 'plant_laid', 'leader_token', 'dealt', 'turn']);

/** What can happen without a player: grey cubes, and what the table does by itself. */
const NOBODYS = new Set(['entered', 'irrigated', 'no_irrigation_bonus', 'flipped', 'over']);

function entryOf(event: What, seat?: number): Entry<What> {
  return {
    n: 0,
    version: 0,
    text: '',
    points: 0,
    ruling: 'AMY-A1',
    event,
    ...(seat !== undefined && { seat }),
  };
}

/** A sentence: nothing is missing in it, nothing is left unfilled. */
function expectWords(text: string | null): void {
  expect(text).toBeTruthy();
  expect(text).not.toMatch(/\[amy-|undefined|NaN|\{|\s\s|\(\)/);
}

/** What stands on the card of a player. */
function factsOf(view: View, seat: number): readonly SeatFact[] {
  return [...(game.score?.(view, seat).parts ?? []), ...(game.seatFacts?.(view, seat) ?? [])];
}

function propsOf(fixture: Fixture, legal = fixture.legal): BoardProps<View, What> {
  const observer = /^P\d$/.test(fixture.actor) ? fixture.actor : 'P1';
  const view = viewOf(fixture, observer);
  const selection = new Selection({ confirm: () => false, act: () => {} });
  selection.update(legal, (action) => game.parts(action, view));
  return {
    view,
    seat: Number(observer.slice(1)) - 1,
    players: Array.from({ length: fixture.players }, (_, seat) => ({
      seat,
      name: name(seat),
      you: seat === 0,
    })),
    legal,
    selection,
    preview: null,
    recent: fixture.events.slice(-6) as Entry<What>[],
  };
}

/** What is marked on the page, by id. */
function elements() {
  const marked = (key: 'place' | 'thing') =>
    new Map(
      [...document.querySelectorAll<HTMLElement>(`[data-${key}]`)].map((element) => [
        element.dataset[key],
        element,
      ]),
    );
  return { places: marked('place'), things: marked('thing') };
}

// Whole boards are drawn here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

afterEach(cleanup);

describe('the grammar of the hand', () => {
  it.each(fixtures)('takes every action of $file apart in its own way', ({ fixture }) => {
    const view = viewOf(fixture);
    const taken = fixture.legal.map((action) => JSON.stringify(game.parts(action, view)));
    const commands = fixture.legal.filter((action) => ['pass', 'stop', 'keep'].includes(action));
    expect(new Set(taken).size).toBe(fixture.legal.length - Math.max(0, commands.length - 1));
    for (const action of fixture.legal) {
      const { thing, place } = game.parts(action, view);
      expect(thing ?? place ?? (commands.includes(action) ? 'command' : undefined), action).toBeDefined();
    }
  });

  it.each(fixtures)('finds every thing and place of $file on the page', ({ fixture }) => {
    const props = propsOf(fixture);
    render(game.Board, props);
    if (game.Tray) render(game.Tray, props);
    flushSync();
    const { places, things } = elements();
    for (const action of fixture.legal) {
      const { thing, place } = game.parts(action, props.view);
      if (thing !== undefined) expect(things.get(thing)?.getAttribute('role'), action).toBe('button');
      props.selection.thing = thing ?? null;
      flushSync();
      if (place === undefined) continue;
      expect(places.get(place)?.getAttribute('role'), action).toBe('button');
      expect(places.get(place)?.classList.contains('is-legal'), action).toBe(true);
    }
    for (const element of [...places.values(), ...things.values()])
      expect(element.getAttribute('aria-label')).toBeTruthy();
  });

  it('finds the place of every event on the board', () => {
    const fixture = fixtures.find(({ file }) => file === '4p-start.json')?.fixture;
    if (!fixture) throw new Error('no fixture');
    render(game.Board, propsOf(fixture));
    flushSync();
    const { places: drawn } = elements();
    for (const entry of [...entries, ...EVERY_EVENT.map((event) => entryOf(event))]) {
      // Craftsmen change from round to round.
      const places = game.eventPlaces(entry).filter((place) => !place.startsWith('trio-'));
      for (const place of places) expect(drawn.has(place), JSON.stringify(entry.event)).toBe(true);
    }
  });

  it('shows the ghost of what is pointed at', () => {
    const fixture = fixtures.find(({ file }) => file === '4p-engineer.json')?.fixture;
    if (!fixture) throw new Error('no fixture');
    const props = propsOf(fixture);
    render(game.Board, props);
    props.selection.point('canal-31-32');
    flushSync();
    expect(document.querySelector('[data-place="canal-31-32"] .ghost-cube')).not.toBeNull();
    props.selection.point(null);
    flushSync();
    expect(document.querySelector('.ghost-cube')).toBeNull();
  });
});

describe('the score', () => {
  it.each(fixtures)('has the points of the tiles of $file', ({ fixture }) => {
    for (const { tile } of viewOf(fixture).garden)
      if (tile) expect(TILES[tile.id], tile.id).toBe(tile.points);
  });

  it.each(fixtures)('has parts at the end of $file only, and nothing twice', ({ fixture }) => {
    const view = viewOf(fixture);
    for (const [seat, { score }] of view.seats.entries()) {
      const { total, parts = [] } = game.score?.(view, seat) ?? { total: null };
      expect(total).toBe(score);
      if (view.phase !== 'over') expect(parts).toEqual([]);
      else expect(parts.reduce((sum, { value }) => sum + Number(value), 0)).toBe(score);
      const icons = factsOf(view, seat).flatMap(({ icon }) => icon ?? []);
      expect(new Set(icons).size).toBe(icons.length);
    }
  });

  it('tells the last points of the log', () => {
    const fixture = fixtures.find(({ file }) => file === '4p-over.json')?.fixture;
    if (!fixture) throw new Error('no fixture');
    const told = (fixture.events as Entry<What>[]).filter(({ event }) =>
      ['favour', 'goods_left'].includes(event.event),
    );
    expect(told.length).toBeGreaterThan(4);
    for (const { event, seat, points } of told) {
      const icon = iconOf(event.event === 'favour' ? 'favour' : 'goods');
      const parts = game.score?.(viewOf(fixture), seat ?? 0).parts ?? [];
      expect(parts.find((part) => part.icon === icon)?.value ?? 0).toBe(points);
    }
  });
});

describe.each(LANGUAGES)('words in %s', (language) => {
  beforeAll(async () => {
    settings.language = language;
    await useWords('game-amyitis');
    await useLanguage(language);
  });

  it('name every action of the fixtures, each differently', () => {
    for (const { file, fixture } of fixtures) {
      const view = viewOf(fixture);
      const texts = fixture.legal.map((action) => game.actionText(action, view));
      texts.forEach(expectWords);
      expect(new Set(texts).size, file).toBe(texts.length);
    }
  });

  it('name every kind of action', () => {
    const fixture = fixtures.find(({ file }) => file === '4p-start.json')?.fixture;
    if (!fixture) throw new Error('no fixture');
    for (const action of EVERY_ACTION) {
      const text = game.actionText(action, viewOf(fixture));
      expectWords(text);
      expect(text).not.toBe(action);
    }
  });

  it('say what is expected in every phase', () => {
    for (const { file, fixture } of fixtures) {
      const view = viewOf(fixture);
      if (view.phase === 'over') expectWords(game.endText?.(view) ?? null);
      else {
        for (const legal of [fixture.legal, []]) {
          const text = game.taskText(view, legal);
          expectWords(text);
          expect(text, file).not.toMatch(/\.$/);
        }
      }
    }
  });

  it('tell every event', () => {
    const every = EVERY_EVENT.flatMap((event) => [
      entryOf(event, 0),
      ...(NOBODYS.has(event.event) ? [entryOf(event)] : []),
    ]);
    for (const entry of [...entries, ...every]) {
      const text = game.eventText(entry, name);
      if (SILENT.has(entry.event.event)) {
        expect(text).toBeNull();
        continue;
      }
      expectWords(text);
      expect(text).toMatch(/\.$/);
    }
  });

  it('name everything on the board, in the tray and on the cards of the players', () => {
    const some = ['2p-canal', '4p-late', '4p-over', '4p-swap'].map((file) => `${file}.json`);
    for (const { fixture } of fixtures.filter(({ file }) => some.includes(file))) {
      const props = propsOf(fixture);
      render(game.Board, props);
      if (game.Tray) render(game.Tray, props);
      flushSync();
      for (const element of document.querySelectorAll('[aria-label]'))
        expectWords(element.getAttribute('aria-label')?.replace(/\s+/g, ' ') ?? null);
      for (const element of document.querySelectorAll('text, title, li')) {
        const text = element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
        if (text !== '') expect(text).not.toMatch(/\[amy-|undefined|NaN/);
      }
      for (const seat of props.players)
        for (const fact of factsOf(props.view, seat.seat)) expectWords(fact.label);
      cleanup();
    }
  });
});

describe('the files of words', () => {
  const idsOf = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id);

  it.each(['game-amyitis', 'rulings-amyitis'])(
    '%s has the same ids in every language, and no broken message',
    (file) => {
      const ids = idsOf(`${locales}en/${file}.ftl`);
      expect(new Set(ids).size).toBe(ids.length);
      for (const language of LANGUAGES) {
        const text = readFileSync(`${locales}${language}/${file}.ftl`, 'utf8');
        expect(idsOf(`${locales}${language}/${file}.ftl`), language).toEqual(ids);
        const bundle = new FluentBundle(language);
        bundle.addResource(new FluentResource(text));
        for (const id of ids) expect(bundle.hasMessage(id ?? ''), `${language} ${id}`).toBe(true);
      }
    },
  );

  it('hold what is used and nothing else', () => {
    const sources = readdirSync(here)
      .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(here + file, 'utf8'))
      .join('\n');
    const used = new Set([...sources.matchAll(/'(amy-[a-z-]+)'/g)].map(([, id]) => id));
    expect([...used].sort()).toEqual(idsOf(`${locales}en/game-amyitis.ftl`).sort());
  });
});
