import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useLanguage, useWords } from '$lib/i18n/index.svelte';
import { settings, type Language } from '$lib/settings.svelte';
import type { Fixture } from '$lib/table/fixture.svelte';
import { seatNumber, seatWord, type BoardProps, type Entry } from '../contract';
import { Selection } from '../selection.svelte';
import { ALL_SPOTS, bestTurn, inPlay, RIVERS, SPOTS, ZIGGURATS } from './board';
import { cityLinks, countKinds, leader, siteLook, symbolsOf, tokensByHex } from './look';
import game from './index';
import type { Card, Hex, Kind, Tile, View, ViewToken, What } from './types';
import { hexText } from './words';

const folder = join(import.meta.dirname, 'fixtures');
const fixtures = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fixture & { views: Record<string, View> },
);
const languages: Language[] = ['en', 'cs', 'pl'];
const name = (seat: number) => `Player ${seat + 1}`;

/** The actor's own view; the spectator's when nobody decides. */
const viewOf = (fixture: (typeof fixtures)[number]): View =>
  fixture.views[fixture.actor] ?? (fixture.views.spectator as View);
const eventsOf = (fixture: Fixture) =>
  [...fixture.events, ...Object.values(fixture.previews).flatMap(({ events }) => events)] as Entry<What>[];

/** One event of every kind, for those that no fixture has. */
const entry = (event: What, points = 0): Entry<What> => ({
  n: 0,
  version: 0,
  text: '',
  seat: 0,
  points,
  ruling: 'BAB-T1',
  event,
});
const cards: Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const tiles: Tile[] = ['m', 'o', 'p', 'mo', 'mp', 'op', 'mop', '5', '6', '7', 'c'];
const kinds: Kind[] = ['merchant', 'official', 'priest', 'farmer'];
const everyEvent: Entry<What>[] = [
  ...cards.flatMap((card) => [entry({ event: 'boxed', card }), entry({ event: 'card_taken', card })]),
  ...kinds.flatMap((kind) => [
    entry({ event: 'placed', hex: '2,4', kind }),
    entry({ event: 'placed', hex: '2,2', kind }),
  ]),
  entry({ event: 'placed', hex: '2,2' }),
  entry({ event: 'starts' }),
  ...tiles
    .filter((tile) => symbolsOf(tile).length === 0)
    .map((tile) => entry({ event: 'field', hex: '4,6', tile }, 5)),
  ...[1, 2, 5].flatMap((count) => [
    entry({ event: 'ziggurats', hex: '2,0', touched: count }, count),
    entry({ event: 'citizens', hex: '4,6', tokens: count }, 2 * count),
    entry({ event: 'cities', owned: count }, count),
    entry({ event: 'city_pairs', pairs: count }, count),
    entry({ event: 'field', hex: '4,6', tile: 'c' }, count),
  ]),
  entry({ event: 'surrounded', hex: '3,1' }),
  entry({ event: 'surrounded', hex: '4,6' }),
  ...tiles
    .filter((tile) => symbolsOf(tile).length > 0)
    .flatMap((tile) => [
      entry({ event: 'city_taken', hex: '4,6', tile }),
      entry({ event: 'city_lost', hex: '4,6', tile }),
    ]),
  entry({ event: 'ziggurat_tied', hex: '3,1' }),
  entry({ event: 'extra_turn' }),
  entry({ event: 'turn' }),
  entry({ event: 'over', reason: 'a stand is empty' }),
  entry({ event: 'over', reason: 'at most one city is left' }),
];
const everyAction = [
  ...kinds.flatMap((kind) => [`place ${kind} 2,4`, `place ${kind} 2,2`, `draw ${kind}`]),
  ...cards.flatMap((card) => [`take ${card}`, `box ${card}`]),
  ...tiles.map((tile) => `lay ${tile}`),
  ...['P1', 'P2', 'P3', 'P4'].map((seat) => `start ${seat}`),
  'finish',
  'resolve 3,1',
  'resolve 4,6',
  'extra yes',
  'extra no',
];

/** A hole, a placeholder that nothing filled, a stray space. */
const BAD = /[[\]{}$]|undefined|NaN|\s\s|\s[.,;:]|^$|^\s|\s$/;
const isBad = (text: string | null | undefined) => typeof text !== 'string' || BAD.test(text);
/** Which of the things have no proper words. */
function wordless<T>(things: readonly T[], text: (thing: T) => string | null | undefined): unknown[] {
  return things.filter((one) => isBad(text(one))).map((one) => [one, text(one)]);
}

describe.each(languages)('words in %s', (language) => {
  beforeAll(async () => {
    settings.language = language;
    await useWords('game-babylonia');
    await useLanguage(language);
  });

  it('has a text for every legal action, and parts that tell actions apart', () => {
    for (const fixture of fixtures) {
      const view = viewOf(fixture);
      const texts = fixture.legal.map((action) => game.actionText(action, view));
      expect(wordless(texts, (text) => text)).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
      const parts = fixture.legal.map((action) => JSON.stringify(game.parts(action, view)));
      expect(new Set(parts).size).toBe(parts.length);
      expect(game.taskText(view, fixture.legal) === '').toBe(fixture.actor === 'over');
    }
  });

  it('has a text for every kind of action and event', () => {
    const view = fixtures[0]?.views.spectator as View;
    const texts = everyAction.map((action) => game.actionText(action, view));
    expect(wordless(texts, (text) => text)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(wordless(everyEvent, (one) => game.eventText(one, name))).toEqual([]);
  });

  it('tells every event of the fixtures, but not what was drawn and laid out', () => {
    const events = fixtures.flatMap(eventsOf);
    const quiet = (one: Entry<What>) => one.event.event === 'drew' || one.event.event === 'laid';
    expect(
      wordless(
        events.filter((one) => !quiet(one)),
        (one) => game.eventText(one, name),
      ),
    ).toEqual([]);
    expect(events.filter(quiet).filter((one) => game.eventText(one, name) !== null)).toEqual([]);
  });

  it('says what is expected in every phase in which a seat decides', () => {
    const view = fixtures[0]?.views.spectator as View;
    const tasks = [
      game.taskText({ ...view, phase: 'place', turn: 1, placed: [] }, []),
      game.taskText({ ...view, phase: 'place', turn: 2, placed: [] }, []),
      game.taskText({ ...view, phase: 'place', turn: 9, placed: [] }, []),
      game.taskText({ ...view, phase: 'place', turn: 9, placed: ['2,4'] }, []),
      game.taskText({ ...view, phase: 'place', turn: 9, placed: ['2,4', '2,6'] }, []),
      game.taskText({ ...view, phase: 'place', turn: 9, placed: ['2,4', '2,6'] }, ['finish']),
      game.taskText({ ...view, phase: 'resolve' }, []),
      game.taskText({ ...view, phase: 'card' }, []),
      game.taskText({ ...view, phase: 'extra' }, []),
    ];
    expect(wordless(tasks, (task) => task)).toEqual([]);
    expect(tasks.filter((task) => /\.$|^\p{Lu}/u.test(task))).toEqual([]);
    expect(new Set(tasks).size).toBe(tasks.length);
  });

  it('names every hex, every fact and the end', () => {
    for (const fixture of fixtures) {
      const view = viewOf(fixture);
      const tokens = tokensByHex(view);
      expect(wordless(ALL_SPOTS, ({ id }) => hexText(view, id, name, tokens))).toEqual([]);
      for (const seat of view.seats.keys()) {
        const parts = game.score?.(view, seat).parts ?? [];
        const facts = [...parts, ...(game.seatFacts?.(view, seat) ?? [])];
        expect(wordless(facts, (fact) => fact.label)).toEqual([]);
        expect(new Set(facts.map((fact) => fact.label)).size).toBe(facts.length);
        expect(parts.length > 0).toBe(fixture.actor === 'over');
      }
      const end = game.endText?.(view) ?? null;
      expect(fixture.actor === 'over' ? isBad(end) : end !== null).toBe(false);
    }
  });
});

describe('the map', () => {
  it('is the one of the rules', () => {
    expect(ALL_SPOTS).toHaveLength(175);
    const count = (region: string) => ALL_SPOTS.filter((spot) => spot.region === region).length;
    expect([count('north'), count('centre'), count('south'), count('river')]).toEqual([26, 56, 62, 31]);
    expect([RIVERS.euphrates.length, RIVERS.tigris.length]).toEqual([14, 17]);
    expect(ZIGGURATS).toHaveLength(5);
    expect(ALL_SPOTS.filter((spot) => spot.site === 'tile')).toHaveLength(32);
    for (const spot of ALL_SPOTS.filter(({ site }) => site !== null)) {
      expect(spot.beside.filter((id) => SPOTS.get(id)?.site !== null)).toEqual([]);
    }
  });

  it('holds every tile, token and action of the fixtures in play', () => {
    for (const fixture of fixtures) {
      const view = viewOf(fixture);
      const hexes: Hex[] = [
        ...Object.keys(view.tiles),
        ...view.tokens.map(({ hex }) => hex),
        ...fixture.legal.flatMap((action) => game.parts(action, view).place ?? []),
      ];
      for (const hex of hexes.filter((one) => !one.startsWith('card-'))) {
        const spot = SPOTS.get(hex);
        expect(spot && inPlay(spot, view.players), hex).toBe(true);
      }
    }
  });

  it('lies on its side on a desk and upright on a phone', () => {
    expect(bestTurn(1060, 850)).toBe(false);
    expect(bestTurn(390, 500)).toBe(true);
  });
});

describe('what is read off the board is what the engine says', () => {
  /** The events of an action, each with the view as it was then and with what followed. */
  function* scenes() {
    for (const fixture of fixtures) {
      for (const { events } of Object.values(fixture.previews)) {
        let view = viewOf(fixture);
        for (const [at, one] of (events as Entry<What>[]).entries()) {
          const { event, seat } = one;
          yield { view, event, seat, later: (events as Entry<What>[]).slice(at + 1) };
          if (event.event === 'placed' && seat !== undefined) {
            const token: ViewToken = {
              hex: event.hex,
              seat: seatWord(seat),
              face_down: SPOTS.get(event.hex)?.region === 'river',
              ...(event.kind && { kind: event.kind }),
            };
            view = { ...view, tokens: [...view.tokens, token] };
          }
          if (event.event === 'field' || event.event === 'city_taken' || event.event === 'city_lost') {
            const rest = Object.entries(view.tiles).filter(([hex]) => hex !== event.hex);
            view = { ...view, tiles: Object.fromEntries(rest) };
          }
        }
      }
    }
  }

  it('finds the citizens of cities, who takes them and what is surrounded', () => {
    const seen = { cities: 0, byCard: 0, taken: 0, lost: 0 };
    for (const { view, event, seat, later } of scenes()) {
      if (event.event === 'surrounded') {
        expect(siteLook(view, event.hex)?.open).toEqual([]);
        if (view.tiles[event.hex] === undefined) continue;
        const told = view.seats.map(() => 0);
        for (const next of later) {
          if (next.event.event !== 'citizens') break;
          told[next.seat ?? 0] = next.event.tokens;
        }
        expect(cityLinks(view, event.hex).map(({ scoring }) => scoring.length)).toEqual(told);
        seen.cities += 1;
        const bare = { ...view, seats: view.seats.map((one) => ({ ...one, cards: [] })) };
        const without = cityLinks(bare, event.hex).map(({ scoring }) => scoring.length);
        if (JSON.stringify(without) !== JSON.stringify(told)) seen.byCard += 1;
      }
      if (event.event === 'city_taken') {
        seen.taken += 1;
        expect(leader(siteLook(view, event.hex)?.counts ?? [])).toBe(seat);
      }
      if (event.event === 'city_lost') {
        seen.lost += 1;
        expect(leader(siteLook(view, event.hex)?.counts ?? [])).toBeNull();
      }
    }
    // The scenes must not run dry: each of these was compared at least once.
    expect(Object.values(seen).every((count) => count > 0) || JSON.stringify(seen)).toBe(true);
  });

  it('links by cards 8 and 9 through free land of the centre and free rivers', () => {
    const view = fixtures.find(({ players }) => players === 4)?.views.spectator as View;
    const seats = view.seats.map((seat) => ({ ...seat, cards: [] as Card[] }));
    // The city at 4,6 and an own merchant two hexes away, with 5,7 or the river 4,8 between.
    const far = (hex: Hex, held: Card[]): number => {
      const shown: View = {
        ...view,
        tiles: { '4,6': 'm' },
        tokens: [{ hex, seat: 'P1', kind: 'merchant', face_down: false }],
        seats: seats.map((seat, at) => (at === 0 ? { ...seat, cards: held } : seat)),
      };
      return cityLinks(shown, '4,6', tokensByHex(shown))[0]?.scoring.length ?? -1;
    };
    expect(far('3,7', [])).toBe(1);
    expect(far('7,7', [])).toBe(0);
    expect(far('7,7', [8])).toBe(1);
    expect(far('7,7', [9])).toBe(0);
    expect(far('3,9', [8])).toBe(0);
    expect(far('3,9', [8, 9])).toBe(1);
  });

  it('counts letters and finds ties', () => {
    expect(countKinds('mopff')).toEqual({ merchant: 1, official: 1, priest: 1, farmer: 2 });
    expect(leader([2, 3, 1])).toBe(1);
    expect(leader([2, 2])).toBeNull();
    expect(leader([0, 0])).toBeNull();
  });
});

describe('the drawing', () => {
  let shown: Record<string, unknown>[] = [];
  afterEach(async () => {
    await Promise.all(shown.map((one) => unmount(one)));
    shown = [];
    document.body.innerHTML = '';
  });

  function show(fixture: (typeof fixtures)[number], observer: string) {
    const view = fixture.views[observer] as View;
    const seat = observer === 'spectator' ? null : seatNumber(observer);
    const acted: string[] = [];
    const selection = new Selection({ confirm: () => false, act: (action) => acted.push(action) });
    const legal = observer === fixture.actor ? fixture.legal : [];
    selection.update(legal, (action) => game.parts(action, view));
    const props: BoardProps<View, What> = {
      view,
      seat,
      players: view.seats.map((_, at) => ({ seat: at, name: name(at), you: at === seat })),
      legal,
      selection,
      preview: null,
      recent: fixture.events.slice(-6) as Entry<What>[],
    };
    for (const part of [game.Board, game.Tray, game.Panel]) {
      if (part) shown.push(mount(part, { target: document.body, props }));
    }
    flushSync();
    return { selection, acted, view };
  }
  const find = (attribute: string, id: string) => document.body.querySelector(`[data-${attribute}="${id}"]`);

  const drawn = ['4p-late', '4p-card', '3p-start'];
  it.each(
    fixtures
      .map((fixture) => [`${fixture.players}p-${fixture.name}`, fixture] as const)
      .filter(([title]) => drawn.includes(title)),
  )(
    'of %s has an element for every thing and place, each with a name',
    (_, fixture) => {
      const { view } = show(fixture, fixture.actor in fixture.views ? fixture.actor : 'spectator');
      const marked = [...document.body.querySelectorAll<HTMLElement>('[data-place], [data-thing]')];
      expect(wordless(marked, (element) => element.getAttribute('aria-label'))).toEqual([]);
      const things = new Map(marked.map((element) => [element.dataset.thing, element]));
      const places = new Set(marked.map((element) => element.dataset.place));
      for (const action of fixture.legal) {
        const { thing, place } = game.parts(action, view);
        if (thing) expect(things.get(thing)?.classList.contains('is-legal'), action).toBe(true);
        if (place) expect(places.has(place), action).toBe(true);
      }
      for (const place of fixture.events.flatMap((one) => game.eventPlaces(one as Entry<What>)))
        expect(places.has(place), place).toBe(true);
    },
    30_000,
  );

  it('plays a token by choosing it and clicking a place', () => {
    const fixture = fixtures.find((one) => one.name === 'late' && one.players === 4);
    if (!fixture) throw new Error('no fixture');
    const { acted, selection } = show(fixture, fixture.actor);
    find('thing', 'merchant')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(find('place', '6,6')?.classList.contains('is-legal')).toBe(true);
    selection.point('6,6');
    flushSync();
    expect(document.body.querySelector('.ghosted')).not.toBeNull();
    find('place', '6,6')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(acted).toEqual(['place merchant 6,6']);
  }, 30_000);

  it('tells who stands around a city that is looked at', () => {
    const fixture = fixtures.find((one) => one.name === 'late' && one.players === 4);
    if (!fixture) throw new Error('no fixture');
    const { selection } = show(fixture, 'spectator');
    selection.point('16,12');
    flushSync();
    expect(document.body.querySelector('.chip')?.textContent).toContain('Player 3');
    expect(document.body.querySelectorAll('.open')).toHaveLength(2);
    selection.point('card-1');
    flushSync();
    expect(document.body.querySelector('.chip')?.textContent).toContain('Player 4');
  }, 30_000);
});
