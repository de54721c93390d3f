// Every action, event and label of every fixture in three languages, and every place of an action as an element of the page.

import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages, setLanguage, t } from '$lib/i18n/index.svelte';
import { settings, type Language } from '$lib/settings.svelte';
import type { Fixture } from '$lib/table/fixture.svelte';
import type { BoardProps, Entry, Move, SeatFact } from '../contract';
import { Selection } from '../selection.svelte';
import type { Amyitis } from './game';
import game from './index';
import type { Action, View, What } from './types';
import { cityInfo } from './words';

const here = `${import.meta.dirname}/`;
const locales = `${here}../../../../locales/`;
const LANGUAGES: readonly Language[] = ['en', 'cs', 'pl'];

/** A fixture in the types of the game. */
interface Moment extends Omit<Fixture, 'legal' | 'events' | 'previews' | 'views'> {
  legal: Move<Amyitis>[];
  events: Entry<Amyitis>[];
  previews: Record<string, { events: Entry<Amyitis>[] }>;
  views: View[];
}

const fixtures = readdirSync(`${here}fixtures`).map((file) => ({
  file,
  fixture: JSON.parse(readFileSync(`${here}fixtures/${file}`, 'utf8')) as Moment,
}));
const viewOf = (fixture: Moment, seat = 0) => fixture.views[seat]!;
const momentOf = (name: string) => fixtures.find(({ file }) => file === `${name}.json`)!.fixture;
const name = (seat: number) => `Player ${seat + 1}`;
const entries = fixtures.flatMap(({ fixture }) => [
  ...fixture.events,
  ...Object.values(fixture.previews).flatMap((preview) => preview.events),
]);

/** Every kind of action, including those of chance; the fixtures do not contain all of them. */
const EVERY_ACTION: readonly Action[] = [
  { action: 'lay', tile: '1a' },
  { action: 'card', card: 'P1' },
  { action: 'flip', flipped: false },
  { action: 'flip', flipped: true },
  { action: 'leader', good: 'salt' },
  { action: 'start', seat: 0 },
  { action: 'deal', craft: 'farmer' },
  { action: 'hire', trio: 0, craft: 'farmer' },
  { action: 'hire', trio: 1, craft: 'priest' },
  { action: 'hire', trio: 0, craft: 'engineer' },
  { action: 'hire', trio: 1, craft: 'merchant' },
  { action: 'go', steps: 1 },
  { action: 'go', steps: 9 },
  { action: 'pass' },
  { action: 'field', row: 'top' },
  { action: 'field', row: 'bottom' },
  { action: 'enter', temple: 'ishtar' },
  { action: 'enter', temple: 'marduk' },
  { action: 'enter', temple: 'tammouz' },
  { action: 'irrigate', side: '21-31' },
  { action: 'sell', good: 'salt' },
  { action: 'stop' },
  { action: 'pay', good: 'wine' },
  { action: 'take', guild: 'caravaneer' },
  { action: 'take', guild: 'banker' },
  { action: 'take', guild: 'palace' },
  { action: 'take', guild: 'gardener' },
  { action: 'token', good: 'palm' },
  { action: 'plant', space: '21' },
  { action: 'good', good: 'dates' },
  { action: 'gift', gift: 'camel' },
  { action: 'gift', gift: 'talent' },
  { action: 'swap', give: 'salt', get: 'barley' },
  { action: 'keep' },
  { action: 'discard', good: 'wine' },
];

/** Every kind of event, in all its variants. */
const EVERY_EVENT: readonly What[] = [
  { event: 'laid', space: '21', tile: '2a' },
  { event: 'plant_laid', city: 'Ur', plant: { card: 'P1', flipped: false } },
  { event: 'leader_token', good: 'salt' },
  { event: 'starts' },
  { event: 'dealt', trio: 1, craft: 'priest' },
  { event: 'income', talents: 2 },
  { event: 'turn' },
  { event: 'hired', trio: 2, craft: 'merchant', cost: 0 },
  { event: 'hired', trio: 2, craft: 'farmer', cost: 2 },
  { event: 'harvested', row: 'top', good: 'palm', taken: true, cause: 'craftsman' },
  { event: 'harvested', row: 'bottom', good: 'wine', taken: false, cause: 'tammouz' },
  { event: 'row_full', row: 'top', gardener: true },
  { event: 'row_full', row: 'bottom', gardener: false },
  { event: 'entered', temple: 'ishtar', cause: 'craftsman' },
  { event: 'entered', temple: 'marduk', cause: 'procession', pushed: 1 },
  { event: 'entered', temple: 'tammouz', cause: 'procession', pushed: null },
  { event: 'irrigated', side: '21-31', cause: 'trade' },
  { event: 'irrigated', side: '21-31', cause: 'craftsman' },
  { event: 'camels', count: 1, cause: 'craftsman' },
  { event: 'camels', count: 2, cause: 'tile' },
  { event: 'talents', count: 5, cause: 'ishtar' },
  { event: 'moved', city: 'Babylon', steps: 2, camels: 1 },
  { event: 'sold', city: 'Babylon', good: 'dates' },
  { event: 'nothing_to_irrigate', city: 'Babylon' },
  { event: 'paid', good: 'barley' },
  { event: 'card_taken', guild: 'palace', level: 3, cause: 'trade' },
  { event: 'card_taken', guild: 'gardener', level: 0, cause: 'tile' },
  { event: 'token_taken', good: 'salt' },
  { event: 'planted', space: '11', tile: '3b', gardeners: 0 },
  { event: 'planted', space: '11', tile: '3b', gardeners: 2 },
  { event: 'good_taken', good: 'wine' },
  { event: 'bonus_lost' },
  { event: 'irrigation_bonus', space: '11', cubes: 3 },
  { event: 'no_irrigation_bonus', space: '11' },
  { event: 'flipped', city: 'Mari', plant: { card: 'P2', flipped: true } },
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
  { event: 'over', reason: 'garden_planted', tiles_left: 4 },
];

/** Layouts and turn changes need no line in the log. */
const SILENT = new Set(['laid', 'plant_laid', 'leader_token', 'dealt', 'turn']);

/** Events without a player: grey cubes, and what happens automatically. */
const NOBODYS = new Set(['entered', 'irrigated', 'no_irrigation_bonus', 'flipped', 'over']);

function entryOf(event: What, seat?: number): Entry<Amyitis> {
  return {
    n: 0,
    version: 0,
    points: 0,
    ruling: 'AMY-A1',
    event,
    ...(seat !== undefined && { seat }),
  };
}

/** Checks that nothing is missing in a sentence and no placeholder is left unfilled. */
function expectWords(text: string | null): void {
  expect(text).toBeTruthy();
  expect(text).not.toMatch(/\[amy-|undefined|NaN|\{|\s\s|\(\)/);
}

/** The labels on a player's card. */
function factsOf(view: View, seat: number): readonly SeatFact[] {
  return [...(game.score?.(view, seat).parts ?? []), ...(game.seatFacts?.(view, seat) ?? [])];
}

function propsOf(fixture: Moment): BoardProps<Amyitis> {
  const { actor, legal } = fixture;
  const seat = typeof actor === 'number' ? actor : 0;
  const view = viewOf(fixture, seat);
  const selection = new Selection<Amyitis>({ confirm: () => false, act: () => {} });
  selection.update(legal, (action) => game.parts(action, view));
  return {
    view,
    seat,
    players: fixture.views.slice(0, -1).map((_, at) => ({ seat: at, name: name(at), you: at === 0 })),
    legal,
    selection,
    model: undefined,
    preview: null,
    recent: fixture.events.slice(-6),
    settled: true,
  };
}

/** The ids marked on the page. */
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

// Drawing whole boards takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

afterEach(cleanup);

describe('parts of actions', () => {
  it.each(fixtures)('are unique for every action of $file', ({ fixture }) => {
    const view = viewOf(fixture);
    const isCommand = ({ action }: Action) => ['pass', 'stop', 'keep'].includes(action);
    const taken = fixture.legal.map(({ action }) => JSON.stringify(game.parts(action, view)));
    const commands = fixture.legal.filter(({ action }) => isCommand(action));
    expect(new Set(taken).size).toBe(fixture.legal.length - Math.max(0, commands.length - 1));
    for (const { action, text } of fixture.legal) {
      const { thing, place } = game.parts(action, view);
      expect(thing ?? place ?? (isCommand(action) ? 'command' : undefined), text).toBeDefined();
    }
  });

  it.each(fixtures)('name things and places that are on the page for $file', ({ fixture }) => {
    const props = propsOf(fixture);
    render(game.Board, props);
    if (game.Tray) render(game.Tray, props);
    flushSync();
    const { places, things } = elements();
    for (const { action, text } of fixture.legal) {
      const { thing, place } = game.parts(action, props.view);
      if (thing !== undefined) expect(things.get(thing)?.getAttribute('role'), text).toBe('button');
      props.selection.thing = thing ?? null;
      flushSync();
      if (place === undefined) continue;
      expect(places.get(place)?.getAttribute('role'), text).toBe('button');
      expect(places.get(place)?.classList.contains('is-legal'), text).toBe(true);
    }
    for (const element of [...places.values(), ...things.values()])
      expect(element.getAttribute('aria-label')).toBeTruthy();
  });

  it('find the place of every event on the board', () => {
    const fixture = momentOf('4p-start');
    render(game.Board, propsOf(fixture));
    flushSync();
    const { places: drawn } = elements();
    for (const entry of [...entries, ...EVERY_EVENT.map((event) => entryOf(event))]) {
      // Craftsmen change from round to round.
      const places = game.eventPlaces(entry).filter((place) => !place.startsWith('trio-'));
      for (const place of places) expect(drawn.has(place), JSON.stringify(entry.event)).toBe(true);
    }
  });

  it('show a ghost of the piece under the pointer', () => {
    const fixture = momentOf('4p-engineer');
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
  beforeAll(() => loadMessages('game-amyitis'));

  it.each(fixtures)('has parts only at the end of $file, and none twice', ({ fixture }) => {
    const view = viewOf(fixture);
    for (const [seat, { score }] of view.seats.entries()) {
      const { total, parts = [] } = game.score?.(view, seat) ?? { total: null };
      expect(total).toBe(score);
      if (view.phase !== 'over') expect(parts).toEqual([]);
      else expect(parts.reduce((sum, { value }) => sum + Number(value), 0)).toBe(score);
      const icons = factsOf(view, seat).flatMap(({ icon }) => (icon ? [JSON.stringify(icon.props)] : []));
      expect(new Set(icons).size).toBe(icons.length);
    }
  });

  it('explains the last points in the log', () => {
    const fixture = momentOf('4p-over');
    let scored = 0;
    for (const { event, seat = 0, points } of fixture.events) {
      if (event.event !== 'favour' && event.event !== 'goods_left') continue;
      scored += 1;
      const icon = JSON.stringify({ name: event.event === 'favour' ? 'favour' : 'goods' });
      const parts = game.score?.(viewOf(fixture), seat).parts ?? [];
      const part = parts.find((one) => JSON.stringify(one.icon?.props) === icon);
      expect(part?.value ?? 0).toBe(points);
      if (event.event === 'goods_left') expect(part?.label).toContain(String(event.goods));
    }
    expect(scored).toBeGreaterThan(4);
  });
});

describe.each(LANGUAGES)('words in %s', (language) => {
  beforeAll(async () => {
    settings.language = language;
    await loadMessages('game-amyitis');
    await setLanguage(language);
  });

  it('name every action of the fixtures, each differently', () => {
    for (const { file, fixture } of fixtures) {
      const view = viewOf(fixture);
      const texts = fixture.legal.map((move) => game.actionText(move, view));
      texts.forEach(expectWords);
      expect(new Set(texts).size, file).toBe(texts.length);
    }
  });

  it('name every kind of action', () => {
    const fixture = momentOf('4p-start');
    for (const action of EVERY_ACTION) {
      const text = game.actionText({ text: '', action }, viewOf(fixture));
      expectWords(text);
    }
  });

  it('say what is expected in every phase', () => {
    for (const { file, fixture } of fixtures) {
      const view = viewOf(fixture);
      if (view.phase !== 'over') {
        for (const legal of [fixture.legal, []]) {
          const text = game.taskText(view, legal);
          expectWords(text);
          expect(text, file).not.toMatch(/\.$/);
        }
      }
    }
  });

  it('describe every event', () => {
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

  it('say that the caravan cannot come to a city; the task names it only when it can move', () => {
    const { views, actor, legal } = momentOf('2p-start');
    const view = structuredClone(views[actor as number]!);
    for (const city of view.ring) {
      const open = cityInfo(city, undefined, false);
      const barred = cityInfo(city, undefined, true);
      barred.state?.forEach(expectWords);
      expect(barred.state).toHaveLength((open.state?.length ?? 0) + 1);
      expect(barred.rule).toBe('AMY-R5');
    }
    const hires = legal.filter(({ action }) => action.action !== 'go');
    // Camels alone move nothing.
    view.seats[actor as number]!.camels = 1;
    const staying = game.taskText(view, hires);
    expectWords(staying);
    expect(staying).toBe(t('amy-task-turn', { can: 'hire' }));
    expect(game.taskText(view, [])).toBe(t('amy-task-turn', { can: 'all' }));
  });

  it('tell what happens at the end of a round from the work of craftsmen', () => {
    const field: What = { event: 'harvested', row: 'top', good: 'palm', taken: true, cause: 'craftsman' };
    const temple: What = { event: 'entered', temple: 'marduk', cause: 'craftsman' };
    for (const [event, cause] of [
      [field, 'tammouz'],
      [temple, 'procession'],
    ] as const) {
      const hired = game.eventText(entryOf(event, 0), name);
      const later = game.eventText(entryOf({ ...event, cause }, 0), name);
      expectWords(later);
      expect(later).not.toBe(hired);
      expect(later?.endsWith(hired ?? '-')).toBe(true);
    }
  });

  it('name everything on the board, in the tray and on the players’ cards', () => {
    const some = ['2p-canal', '4p-late', '4p-over', '4p-swap'].map((file) => `${file}.json`);
    for (const { fixture } of fixtures.filter(({ file }) => some.includes(file))) {
      const props = propsOf(fixture);
      render(game.Board, props);
      if (game.Tray) render(game.Tray, props);
      flushSync();
      for (const element of document.querySelectorAll('[aria-label]')) {
        const label = element.getAttribute('aria-label')?.replace(/\s+/g, ' ') ?? null;
        expectWords(label);
        expect(label).not.toMatch(/[.,:;] ?[.,:;]/);
      }
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

describe('the message files', () => {
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

  it('contain what is used and nothing else', () => {
    const sources = readdirSync(here)
      .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(here + file, 'utf8'))
      .join('\n');
    const used = new Set([...sources.matchAll(/'(amy-[a-z0-9-]+)'/g)].map(([, id]) => id));
    // The sources of points on the score sheet are looked up by the names of events, and the themes of puzzles by their ids.
    const own = idsOf(`${locales}en/game-amyitis.ftl`).filter((id) => !/^(source|theme)-/.test(id ?? ''));
    expect([...used].sort()).toEqual(own.sort());
  });
});
