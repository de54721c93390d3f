import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { canDo } from '$lib/coach/can';
import { loadMessages, setLanguage } from '$lib/i18n/index.svelte';
import { settings, type Language } from '$lib/settings.svelte';
import type { Fixture } from '$lib/table/fixture.svelte';
import type { BoardProps, Entry, GameUi, Move } from '../contract';
import { infoOf, labelOf } from '$lib/ui/info';
import { Selection } from '../selection.svelte';
import { ALL_SPOTS, bestTurn, coastOf, courseOf, lay, readsBackwards, RIVERS, SPOTS } from './board';
import { KINDS } from './facts';
import game, { type Babylonia } from './index';
import { cardPlace, siteAt } from './lookup';
import type { Action, Card, Tile, View, ViewSite, What } from './types';
import { hexInfo } from './words';

type BabyloniaFixture = Omit<Fixture, 'views' | 'legal'> & { views: View[]; legal: Move<Babylonia>[] };

const folder = join(import.meta.dirname, 'fixtures');
const fixtures = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as BabyloniaFixture,
);
const languages: Language[] = ['en', 'cs', 'pl'];
const name = (seat: number) => `Player ${seat + 1}`;

/** The seat that decides, or null. */
const deciderOf = ({ actor }: BabyloniaFixture) => (typeof actor === 'number' ? actor : null);
/** A seat's view, or the spectator's, which is the last. */
const viewOf = (fixture: BabyloniaFixture, seat = deciderOf(fixture)): View =>
  fixture.views[seat ?? fixture.players] as View;
const eventsOf = (fixture: BabyloniaFixture) =>
  [
    ...fixture.events,
    ...Object.values(fixture.previews).flatMap(({ events }) => events),
  ] as Entry<Babylonia>[];
function fixtureNamed(title: string): BabyloniaFixture {
  const found = fixtures.find((fixture) => `${fixture.players}p-${fixture.name}` === title);
  if (!found) throw new Error(`no fixture ${title}`);
  return found;
}

/** One event of every kind, for those that no fixture has. */
const entry = (event: What, points = 0): Entry<Babylonia> => ({
  ...(fixtureNamed('4p-over').events[0] as Entry<Babylonia>),
  seat: 0,
  points,
  event,
});
const cards: Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const cities: Tile[] = ['m', 'o', 'p', 'mo', 'mp', 'op', 'mop'];
const fields: Tile[] = ['5', '6', '7', 'c'];
const everyEvent: Entry<Babylonia>[] = [
  ...cards.flatMap((card) => [entry({ event: 'boxed', card }), entry({ event: 'card_taken', card })]),
  ...KINDS.flatMap((kind) => [
    entry({ event: 'placed', hex: '2,4', kind, face_down: false }),
    entry({ event: 'placed', hex: '2,2', kind, face_down: true }),
  ]),
  entry({ event: 'placed', hex: '2,2', face_down: true }),
  entry({ event: 'starts' }),
  ...fields.map((tile) => entry({ event: 'field', hex: '4,6', tile, counts_cities: tile === 'c' }, 5)),
  ...[1, 2, 5].flatMap((count) => [
    entry({ event: 'ziggurats', hex: '2,0', touched: count }, count),
    entry({ event: 'citizens', hex: '4,6', tokens: count }, 2 * count),
    entry({ event: 'cities', owned: count }, count),
    entry({ event: 'city_pairs', pairs: count }, count),
    entry({ event: 'field', hex: '4,6', tile: 'c', counts_cities: true }, count),
  ]),
  entry({ event: 'surrounded', hex: '3,1', site: 'ziggurat' }),
  entry({ event: 'surrounded', hex: '4,6', site: 'city' }),
  ...cities.flatMap((tile) => [
    entry({ event: 'city_taken', hex: '4,6', tile }),
    entry({ event: 'city_lost', hex: '4,6', tile }),
  ]),
  entry({ event: 'ziggurat_tied', hex: '3,1' }),
  entry({ event: 'extra_turn' }),
  entry({ event: 'turn' }),
  entry({ event: 'over', reason: 'stand_empty' }),
  entry({ event: 'over', reason: 'one_city_left' }),
];
const everyAction: Action[] = [
  ...KINDS.flatMap((kind): Action[] => [
    { action: 'place', kind, hex: '2,4' },
    { action: 'place', kind, hex: '2,2' },
    { action: 'draw', kind },
  ]),
  ...cards.flatMap((card): Action[] => [
    { action: 'take', card },
    { action: 'box', card },
  ]),
  ...[...cities, ...fields].map((tile): Action => ({ action: 'lay', tile })),
  ...[0, 1, 2, 3].map((seat): Action => ({ action: 'start', seat })),
  { action: 'finish' },
  { action: 'resolve', hex: '3,1' },
  { action: 'resolve', hex: '4,6' },
  { action: 'extra', yes: true },
  { action: 'extra', yes: false },
];

/** A missing message, an unfilled placeholder or a stray space. */
const BAD = /[[\]{}$]|undefined|NaN|\s\s|\s[.,;:]|^$|^\s|\s$/;
const isBad = (text: string | null | undefined) => typeof text !== 'string' || BAD.test(text);
/** The entries whose text is faulty. */
function wordless<T>(things: readonly T[], text: (thing: T) => string | null | undefined): unknown[] {
  return things.filter((one) => isBad(text(one))).map((one) => [one, text(one)]);
}

describe.each(languages)('words in %s', (language) => {
  beforeAll(async () => {
    settings.language = language;
    await loadMessages('game-babylonia');
    await setLanguage(language);
  });

  it('has a text for every legal action, and unique parts', () => {
    for (const fixture of fixtures) {
      const view = viewOf(fixture);
      const texts = fixture.legal.map((move) => game.actionText(move, view));
      expect(wordless(texts, (text) => text)).toEqual([]);
      const parts = fixture.legal.map(({ action }) => JSON.stringify(game.parts(action, view)));
      expect(new Set(parts).size).toBe(parts.length);
      expect(game.taskText(view, fixture.legal) === '').toBe(fixture.actor === 'over');
    }
  });

  it('has a text for every kind of action and event', () => {
    const view = viewOf(fixtureNamed('4p-start'), null);
    const texts = everyAction.map((action) => game.actionText({ text: '', action }, view));
    expect(wordless(texts, (text) => text)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(wordless(everyEvent, (one) => game.eventText(one, name))).toEqual([]);
  });

  it('describes every event of the fixtures, except draws and layout', () => {
    const events = fixtures.flatMap(eventsOf);
    const quiet = (one: Entry<Babylonia>) => one.event.event === 'drew' || one.event.event === 'laid';
    expect(
      wordless(
        events.filter((one) => !quiet(one)),
        (one) => game.eventText(one, name),
      ),
    ).toEqual([]);
    expect(events.filter(quiet).filter((one) => game.eventText(one, name) !== null)).toEqual([]);
  });

  it('says what is expected in every phase in which a seat decides', () => {
    const view = viewOf(fixtureNamed('4p-start'), null);
    const place = (owed: number, more: boolean, placed: string[] = []): View => ({
      ...view,
      phase: 'place',
      demand: { owed, more },
      placed,
    });
    const farmers = (owed: number, placed: string[]): View => ({
      ...place(owed, true, placed),
      active: 0,
      tokens: placed.map((hex) => ({ hex, seat: 0, kind: 'farmer', face_down: false })),
      seats: view.seats.map((own) => ({ ...own, stand: { merchant: 1, official: 0, priest: 0, farmer: 3 } })),
    });
    const stand = { merchant: 1, official: 1, priest: 1, farmer: 0 };
    const withFour = (owed: number, placed: string[]): View => ({
      ...place(owed, true, placed),
      active: 0,
      tokens: placed.map((hex, at) => ({
        hex,
        seat: 0,
        kind: at === 0 ? 'merchant' : 'official',
        face_down: false,
      })),
      seats: view.seats.map((own) => ({ ...own, stand, cards: [{ card: 4, used: false }] })),
    });
    const pending = (site: 'city' | 'ziggurat'): View => ({
      ...view,
      phase: 'resolve',
      sites: view.sites.map((one) => (one.site === site ? { ...one, pending: true } : one)),
    });
    const tasks = [
      game.taskText(withFour(2, []), []),
      game.taskText(withFour(1, ['2,4']), []),
      game.taskText(withFour(0, ['2,4', '2,6']), []),
      game.taskText(pending('city'), []),
      game.taskText(farmers(1, ['2,4']), []),
      game.taskText(farmers(0, ['2,4', '2,6']), []),
      game.taskText(place(1, false), []),
      game.taskText(place(2, false), []),
      game.taskText(place(2, true), []),
      game.taskText(place(1, true, ['2,4']), []),
      game.taskText(place(0, true, ['2,4', '2,6']), []),
      game.taskText(place(0, true, ['2,4', '2,6']), [{ text: 'finish', action: { action: 'finish' } }]),
      game.taskText(pending('ziggurat'), []),
      game.taskText({ ...view, phase: 'card' }, []),
      game.taskText({ ...view, phase: 'extra' }, []),
    ];
    expect(wordless(tasks, (task) => task)).toEqual([]);
    expect(tasks.filter((task) => /\.$|^\p{Lu}/u.test(task))).toEqual([]);
    expect(new Set(tasks).size).toBe(tasks.length);
  });

  it('lists every kind of action with what it is good for', () => {
    const view = viewOf(fixtureNamed('4p-start'), null);
    const done = everyAction.filter(({ action }) =>
      ['place', 'finish', 'resolve', 'take', 'extra'].includes(action),
    );
    const all = canDo(
      game as unknown as GameUi,
      view,
      done.map((action) => ({ text: JSON.stringify(action), action })),
    );
    expect(all).toHaveLength(KINDS.length + 5);
    expect(wordless(all, (one) => one.text)).toEqual([]);
    expect(wordless(all, (one) => one.about)).toEqual([]);
    // Farmers may follow farmers, and ending the turn is said beside them.
    const farmers = done.filter(
      (one) => one.action === 'finish' || (one.action === 'place' && one.kind === 'farmer'),
    );
    const two = canDo(
      game as unknown as GameUi,
      view,
      farmers.map((action) => ({ text: JSON.stringify(action), action })),
    );
    expect(two.map(({ moves }) => moves.length)).toEqual([2, 1]);
  });

  it('names every hex, every fact and the end', () => {
    for (const fixture of fixtures) {
      const view = viewOf(fixture);
      expect(wordless(ALL_SPOTS, (spot) => labelOf(hexInfo(spot, undefined, name)))).toEqual([]);
      for (const on of [...view.sites, ...view.tokens])
        expect(wordless([SPOTS.get(on.hex)!], (spot) => labelOf(hexInfo(spot, on, name)))).toEqual([]);
      for (const seat of view.seats.keys()) {
        const parts = game.score?.(view, seat).parts ?? [];
        const facts = [...parts, ...(game.seatFacts?.(view, seat) ?? [])];
        expect(wordless(facts, (fact) => fact.label)).toEqual([]);
        expect(new Set(facts.map((fact) => fact.label)).size).toBe(facts.length);
        expect(parts.length > 0).toBe(fixture.actor === 'over');
      }
    }
  });
});

describe('the map', () => {
  it('matches the rules', () => {
    expect(ALL_SPOTS).toHaveLength(175);
    const count = (region: string) => ALL_SPOTS.filter((spot) => spot.region === region).length;
    expect([count('north'), count('centre'), count('south'), count('river')]).toEqual([26, 56, 62, 31]);
    expect([RIVERS.euphrates.length, RIVERS.tigris.length]).toEqual([14, 17]);
    const sites = (site: string) => ALL_SPOTS.filter((spot) => spot.site === site).length;
    expect([sites('ziggurat'), sites('tile')]).toEqual([5, 32]);
  });

  it.each([2, 3, 4])('has one coast around the land in play with %i players', (players) => {
    const spots = ALL_SPOTS.filter((spot) => spot.players.includes(players));
    for (const turned of [false, true]) {
      const coast = coastOf(spots, lay(turned));
      expect(coast.match(/M/g)).toHaveLength(1);
      expect(coast.match(/Z/g)).toHaveLength(1);
    }
  });

  it('has rivers that flow through the middle of all their hexes and widen', () => {
    const map = lay(false);
    for (const river of [RIVERS.tigris, RIVERS.euphrates]) {
      const course = courseOf(river.map((spot) => map.at(spot)));
      for (const spot of river) {
        const { x, y } = map.at(spot);
        const nearest = Math.min(...course.map((step) => Math.hypot(step.x - x, step.y - y)));
        expect(nearest, spot.id).toBeLessThan(8);
      }
      expect(course.at(-1)?.half).toBeGreaterThan(course[0]?.half ?? Infinity);
    }
  });

  it('contains every site, token and action of the fixtures', () => {
    for (const fixture of fixtures) {
      const view = viewOf(fixture);
      const places = fixture.legal.flatMap(({ action }) => ('hex' in action ? [action] : []));
      for (const { hex } of [...view.sites, ...view.tokens, ...places])
        expect(SPOTS.get(hex)?.players, hex).toContain(view.players);
    }
  });

  it('is wide on a desktop and tall on a phone', () => {
    expect(bestTurn(1060, 850)).toBe(false);
    expect(bestTurn(390, 500)).toBe(true);
  });
});

describe('the drawing', () => {
  let shown: Record<string, unknown>[] = [];
  afterEach(async () => {
    await Promise.all(shown.map((one) => unmount(one)));
    shown = [];
    document.body.innerHTML = '';
  });

  function show(fixture: BabyloniaFixture, seat = deciderOf(fixture)) {
    const view = viewOf(fixture, seat);
    const acted: string[] = [];
    const selection = new Selection<Babylonia>({ confirm: () => false, act: ({ text }) => acted.push(text) });
    const legal = seat !== null && seat === fixture.actor ? fixture.legal : [];
    selection.update(legal, (action) => game.parts(action, view));
    const props: BoardProps<Babylonia> = {
      view,
      seat,
      players: view.seats.map((_, at) => ({ seat: at, name: name(at), you: at === seat })),
      legal,
      selection,
      model: undefined,
      preview: null,
      recent: fixture.events.slice(-6) as Entry<Babylonia>[],
      settled: true,
    };
    for (const part of [game.Board, game.Tray, game.Panel]) {
      if (part) shown.push(mount(part, { target: document.body, props }));
    }
    flushSync();
    return { selection, acted, view };
  }
  const find = (attribute: string, id: string) => document.body.querySelector(`[data-${attribute}="${id}"]`);
  const count = (selector: string) => document.body.querySelectorAll(selector).length;
  /** What the card of a place says. */
  const card = (id: string) => {
    const info = infoOf(find('place', id)!);
    return [...(info?.state ?? []), ...(info?.counts ?? []).map(({ text }) => text)].join('; ');
  };
  /** Points at a place and renders what the page shows about it. */
  function pointAt(selection: Selection<Babylonia>, id: string) {
    selection.point(id);
    flushSync();
  }
  type Walled = Exclude<ViewSite, { site: 'field' }>;
  const standing = (sites: readonly Walled[], fits: (site: Walled) => boolean): Walled => {
    const found = sites.find(fits);
    if (!found) throw new Error('no such site in the fixture');
    return found;
  };
  const walled = (view: View) => view.sites.filter((site) => site.site !== 'field');

  it.each(['4p-late', '4p-card', '3p-start'])(
    'of %s has an element for every thing and place, each with a name',
    (title) => {
      const fixture = fixtureNamed(title);
      const { view } = show(fixture);
      const marked = [...document.body.querySelectorAll<HTMLElement>('[data-place], [data-thing]')];
      expect(wordless(marked, (element) => element.getAttribute('aria-label'))).toEqual([]);
      const things = new Map(marked.map((element) => [element.dataset.thing, element]));
      const places = new Set(marked.map((element) => element.dataset.place));
      for (const { text, action } of fixture.legal) {
        const { thing, place } = game.parts(action, view);
        if (thing) expect(things.get(thing)?.classList.contains('is-legal'), text).toBe(true);
        if (place) expect(places.has(place), text).toBe(true);
      }
      for (const place of fixture.events.flatMap((one) => game.eventPlaces(one as Entry<Babylonia>)))
        expect(places.has(place), place).toBe(true);
    },
    30_000,
  );

  it('plays a token by choosing it and clicking a place', () => {
    const fixture = fixtureNamed('4p-late');
    const { acted, selection } = show(fixture);
    const move = fixture.legal.find(({ outlook }) => outlook !== undefined);
    if (move?.action.action !== 'place') throw new Error('no token can be placed');
    const { kind, hex } = move.action;
    find('thing', kind)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(find('place', hex)?.classList.contains('is-legal')).toBe(true);
    pointAt(selection, hex);
    expect(count('.ghosted')).toBe(1);
    // Its neighbours are drawn as they would be with the token.
    const sites = move.outlook?.sites ?? [];
    expect(count('.open')).toBe(sites.flatMap(({ open }) => open).length);
    expect(count('.count')).toBe(sites.flatMap(({ tokens }) => tokens.filter((tokens) => tokens > 0)).length);
    find('place', hex)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(acted).toEqual([move.text]);
  }, 30_000);

  it('asks why a farmer may not enter a field', () => {
    const fixture = fixtureNamed('4p-late');
    const { selection, acted, view } = show(fixture);
    const open = new Set(fixture.legal.map(({ action }) => ('hex' in action ? action.hex : '')));
    const shut = view.sites.find(({ site, hex }) => site === 'field' && !open.has(hex));
    if (!shut) throw new Error('every field is open');
    const field = find('place', shut.hex);
    // Nothing is chosen: there is nothing to ask.
    field?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(selection.wondered).toBeNull();
    find('thing', 'farmer')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    field?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(selection.wondered).toEqual({ thing: 'farmer', place: shut.hex });
    expect(acted).toEqual([]);
    const [like] = selection.things.get('farmer') ?? [];
    expect(like && game.attempt?.(like.action, shut.hex, view)).toEqual({
      action: 'place',
      kind: 'farmer',
      hex: shut.hex,
    });
  }, 30_000);

  it('shows the tokens around a city and what they would score', () => {
    const { selection, view } = show(fixtureNamed('4p-late'), null);
    const site = standing(
      walled(view),
      (one) => one.site === 'city' && one.open.length > 0 && one.links.some(({ points }) => points > 0),
    );
    pointAt(selection, site.hex);
    expect(count('.open')).toBe(site.open.length);
    const links = 'links' in site ? site.links : [];
    expect(count('.link')).toBe(links.length);
    expect(count('.gain')).toBe(links.flatMap(({ scoring }) => scoring).length);
    for (const { seat, points } of links.filter((one) => one.points > 0)) {
      expect(card(site.hex)).toContain(name(seat));
      expect(card(site.hex)).toContain(`= ${points}`);
    }
    const first = infoOf(find('place', site.hex)!)?.counts?.filter((one) => one.first) ?? [];
    expect(first.map(({ seat }) => seat)).toEqual(site.leader === undefined ? [] : [site.leader]);
  }, 30_000);

  it('shows the worth of a field and the owner of a card', () => {
    const { view } = show(fixtureNamed('4p-late'), null);
    const field = view.sites.find((one) => one.site === 'field');
    expect(siteAt(view, field?.hex ?? null)).toBe(field);
    expect(card(field?.hex ?? '')).toContain(String(field?.worth));
    const holder = view.seats.find((seat) => seat.cards.length > 0);
    expect(card(cardPlace(holder?.cards[0]?.card ?? 1))).toContain(name(holder?.seat ?? -1));
  }, 30_000);
});

it('writes the rivers’ names to the right, and downwards where a river runs straight down', () => {
  const here = { x: 0, y: 0 };
  expect(readsBackwards(here, { x: -60, y: 35 })).toBe(true);
  expect(readsBackwards(here, { x: 60, y: -35 })).toBe(false);
  expect(readsBackwards(here, { x: 0, y: 70 })).toBe(false);
  expect(readsBackwards(here, { x: 0, y: -70 })).toBe(true);
});
