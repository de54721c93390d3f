/** Every action and every event of every fixture has texts, parts and places; the scene, the ids and the geometry are right. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages, setLanguage } from '$lib/i18n/index.svelte';
import { labelOf } from '$lib/ui/info';
import { LANGUAGES, settings } from '$lib/settings.svelte';
import type { Fixture } from '$lib/table/fixture.svelte';
import type { BoardProps, Entry, Move } from '../contract';
import { Selection } from '../selection.svelte';
import { scenePosition } from './placement';
import { face } from './facing.svelte';
import { COLOURS, SQUARES } from './facts';
import type { Tigris } from './game';
import game from './index';
import { tintsOf, TINTS } from './kingdoms';
import { outline } from './outline';
import { findLeader, leadersOn, tilesOf } from './pieces';
import { CELL, layoutOf, pointOf, PRINTED } from './squares';
import type { Square, View } from './types';
import { leaderInfo, squareInfo, tileList, whereText } from './words';

const folder = join(import.meta.dirname, 'fixtures');
const fixtures = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fixture,
);
const fixture = (name: string) => fixtures.find((one) => one.name === name) as Fixture;
/** A seat's view; by default that of the seat that decides, or the first. The spectator's is the last. */
const viewOf = (one: Fixture, seat = typeof one.actor === 'number' ? one.actor : 0) =>
  one.views[seat] as View;
const legalOf = (one: Fixture) => one.legal as Move<Tigris>[];
const entries = (one: Fixture) =>
  [...one.events, ...Object.values(one.previews).flatMap(({ events }) => events)] as Entry<Tigris>[];
const name = (seat: number) => `#${seat}`;

const ACTIONS = [
  'building catastrophe choose leader monument no_building no_monument pass support swap take tile wonder',
  'wonder_point withdraw',
].flatMap((line) => line.split(' '));
const EVENTS = [
  'drew starts turn leader home tile point bonus united catastrophe swapped passed conflict support won removed',
  'building building_back monument wonder declined treasure income wonder_point over',
].flatMap((line) => line.split(' '));

/** Signs of a missing or unfilled message. */
const HOLE = /\[tne-|\{\s*\$?|undefined|NaN/;

describe.each(LANGUAGES)('words in %s', (language) => {
  beforeAll(async () => {
    settings.language = language;
    await loadMessages('page', 'game-tigris');
    await setLanguage(language);
  });

  it('exist for every action', () => {
    for (const one of fixtures) {
      const view = viewOf(one);
      const texts = legalOf(one).map((move) => game.actionText(move, view));
      for (const text of texts) expect(text).not.toMatch(HOLE);
    }
  });

  it('say of every action what it does, and whether a leader comes or moves', () => {
    const titles = new Map<string, string>();
    for (const one of fixtures) {
      const view = viewOf(one);
      for (const { action } of legalOf(one)) {
        const { text, about } = game.ability?.(action, view) ?? {};
        expect(text).not.toMatch(HOLE);
        expect(about, text).toMatch(/^[^[{]+[.]$/u);
        if (action.action !== 'leader') continue;
        const stands = findLeader(view, action.leader) ? 'on the board' : 'off the board';
        titles.set(`${action.leader.colour} ${stands}`, text ?? '');
      }
    }
    expect(titles.size).toBe(2 * COLOURS.length);
    expect(new Set(titles.values()).size).toBe(titles.size);
  });

  it('say of a tie whose it is', () => {
    const won = (strength: number, against: number) => {
      const [leader, loser] = [0, 1].map((seat) => ({ colour: 'black', seat }));
      const event = { event: 'won', leader, loser, strength, against, colour: 'black', removed: 0 };
      return game.eventText({ n: 1, seat: 0, points: 1, event } as unknown as Entry<Tigris>, name) ?? '';
    };
    const [tie, clear] = [won(4, 4), won(5, 4)].map((text) => text.replaceAll(/\p{N}/gu, ''));
    expect(tie).not.toBe(clear);
  });

  it('exist for every event but draws', () => {
    for (const one of fixtures) {
      for (const entry of entries(one)) {
        const text = game.eventText(entry, name);
        if (entry.event.event === 'drew') expect(text).toBeNull();
        else expect(text).not.toMatch(HOLE);
        expect(text).not.toBe('');
      }
    }
  });

  it('exist for every task, for the player and about others', () => {
    for (const one of fixtures) {
      const view = viewOf(one);
      if (view.phase === 'over') continue;
      const [own, other] = [game.taskText(view, legalOf(one)), game.taskText(view, [])];
      for (const text of [own, other]) {
        expect(text).not.toMatch(HOLE);
        expect(text).toMatch(/^\p{Ll}.*[^.?!]$/u);
      }
      expect(own).not.toBe(other);
    }
  });

  it('exist for every square, leader, card and end', () => {
    for (const one of fixtures) {
      for (const view of one.views as View[]) {
        // The board looks the same to every observer.
        for (const square of view.observer === 'spectator' ? SQUARES : [])
          expect(labelOf(squareInfo(square, view, name))).not.toMatch(HOLE);
        for (const leader of leadersOn(view)) expect(labelOf(leaderInfo(leader, name))).not.toMatch(HOLE);
        for (let seat = 0; seat < one.players; seat++) {
          const facts = [...(game.score?.(view, seat).parts ?? []), ...(game.seatFacts?.(view, seat) ?? [])];
          for (const fact of facts) expect(fact.label).not.toMatch(HOLE);
        }
      }
    }
  });
});

describe('texts with numbers', () => {
  it('have the right plurals', async () => {
    const removed = (count: number) =>
      ({
        n: 1,
        version: 1,
        seat: 0,
        points: 0,
        ruling: 'TNE-C8.8',
        event: { event: 'removed', colour: 'red', squares: SQUARES.slice(0, count) },
      }) as unknown as Entry<Tigris>;
    const said = async (language: 'cs' | 'pl') => {
      settings.language = language;
      await loadMessages('game-tigris');
      await setLanguage(language);
      return [1, 3, 5].map((count) => game.eventText(removed(count), () => 'Amat'));
    };
    expect(await said('cs')).toEqual([
      'Amat ztrácí na desce 1 chrám.',
      'Amat ztrácí na desce 3 chrámy.',
      'Amat ztrácí na desce 5 chrámů.',
    ]);
    expect(await said('pl')).toEqual([
      'Amat traci na planszy 1 świątynię.',
      'Amat traci na planszy 3 świątynie.',
      'Amat traci na planszy 5 świątyń.',
    ]);
    expect(tileList({ red: 2, blue: 1, green: 0, black: 0 })).toBe('2× świątynia, 1× farma');
  });
});

describe('a player with nothing to add to a conflict', () => {
  it.each([
    ['en', 'you have no markets to add to the war of the traders'],
    ['cs', 'nemáte žádné tržiště, do vnějšího konfliktu obchodníků nic nepřidáte'],
    ['pl', 'nie masz żadnego targu, do wojny kupców nic nie dołożysz'],
  ] as const)('gets a sentence of its own in %s', async (language, sentence) => {
    settings.language = language;
    await loadMessages('game-tigris');
    await setLanguage(language);
    const legal = legalOf(fixture('war'));
    const view = viewOf(fixture('war'));
    const without = view.seats.map((one) => ({
      ...one,
      ...(one.hand && { hand: { ...one.hand, green: 0 } }),
    }));
    expect(game.taskText({ ...view, seats: without }, legal)).toBe(sentence);
    expect(game.taskText(view, legal)).not.toBe(sentence);
  });
});

describe('actions and events', () => {
  it('of every kind occur in the fixtures', () => {
    const kinds = new Set(fixtures.flatMap((one) => legalOf(one).map(({ action }) => action.action)));
    expect([...kinds].sort()).toEqual(ACTIONS.sort());
    const events = new Set(fixtures.flatMap((one) => entries(one).map(({ event }) => event.event)));
    expect([...events].sort()).toEqual(EVENTS.sort());
  });

  it('have unique parts', () => {
    for (const one of fixtures) {
      const view = viewOf(one);
      const parts = legalOf(one).map(({ action }) => JSON.stringify(game.parts(action, view)));
      const commands = parts.filter((text) => text === '{}').length;
      expect(commands).toBeLessThanOrEqual(1);
      expect(new Set(parts).size).toBe(parts.length);
    }
  });

  it('that score show who gains which colour', () => {
    for (const one of fixtures) {
      for (const [move, preview] of Object.entries(one.previews)) {
        const events = preview.events as Entry<Tigris>[];
        const given = events.reduce((sum, { points }) => sum + points, 0);
        const gains = game.gains?.({ ...preview, move, events }) ?? [];
        expect(gains.reduce((sum, { text }) => sum + Number(text), 0)).toBe(given);
      }
    }
  });

  it('leave the scores of others hidden unless the option opens them', () => {
    const hidden = viewOf(fixture('war'), 0);
    expect(game.score?.(hidden, 0).total).toBe(2);
    expect(game.score?.(hidden, 1)).toEqual({ total: null });
    expect(game.score?.(viewOf(fixture('war'), 3), 0)).toEqual({ total: null });
    expect(game.score?.(viewOf(fixture('building'), 0), 1).total).toBe(0);
  });
});

describe('the scene of a conflict', () => {
  it('is positioned where it covers least', () => {
    const [stage, scene] = [
      { width: 900, height: 672 },
      { width: 640, height: 150 },
    ];
    const at = (x: number, y: number, weight = 10) => ({ x, y, reach: 22, weight });
    expect(scenePosition(stage, scene, [])).toBe('bottom');
    expect(scenePosition(stage, scene, [at(450, 600)])).toBe('top');
    expect(scenePosition(stage, scene, [at(450, 60), at(450, 336)])).toBe('bottom');
    expect(scenePosition(stage, scene, [at(740, 60), at(740, 600)])).toBe('bottom left');
    expect(scenePosition(stage, scene, [at(160, 60), at(160, 600)])).toBe('top right');
    // Covers a supporter rather than a leader.
    expect(scenePosition(stage, scene, [at(450, 60, 1), at(450, 600)])).toBe('top');
    // Leaves the board if there is room below it, and only if it would cover something.
    expect(scenePosition(stage, scene, [at(450, 60), at(450, 600)], 150)).toBe('below');
    expect(scenePosition(stage, scene, [at(450, 60)], 150)).toBe('bottom');
  });
});

describe('the drawing', () => {
  let shown: Record<string, unknown>[] = [];
  beforeAll(async () => {
    settings.language = 'en';
    settings.motion = 'none';
    await loadMessages('page', 'game-tigris');
    await setLanguage('en');
  });
  afterEach(async () => {
    await Promise.all(shown.map((one) => unmount(one)));
    shown = [];
    document.body.innerHTML = '';
  });

  /** Board, tray and panel as the deciding player sees them. */
  function show(one: Fixture, seen: () => View = () => viewOf(one)): Selection<Tigris> {
    const view = viewOf(one);
    const legal = legalOf(one);
    const selection = new Selection<Tigris>({ confirm: () => false, act: () => {} });
    selection.update(legal, (action) => game.parts(action, view));
    const props: BoardProps<Tigris> = {
      get view() {
        return seen();
      },
      seat: one.actor as number,
      players: view.seats.map(({ seat }) => ({ seat, name: name(seat), you: seat === one.actor })),
      legal,
      selection,
      model: undefined,
      preview: null,
      recent: one.events as Entry<Tigris>[],
      settled: true,
    };
    for (const part of [game.Board, game.Tray, game.Panel])
      if (part) shown.push(mount(part, { target: document.body, props }));
    flushSync();
    return selection;
  }
  const find = (attribute: string, id: string) =>
    document.body.querySelector<HTMLElement>(`[data-${attribute}="${id}"]`);
  /** The visible text of a button. */
  const words = (element: Element | null) => (element?.textContent ?? '').trim().split(/\s+/);

  it.each(['4p-late', '3p-building', '3p-wonder', '3p-wonderpoint', '4p-take'])(
    'of %s has an element for every thing and place, each with a name',
    (title) => {
      const [one] = fixtures.filter((fixed) => `${fixed.players}p-${fixed.name}` === title) as [Fixture];
      const selection = show(one);
      expect(one.legal.length).toBeGreaterThan(1);
      for (const id of selection.things.keys())
        expect(find('thing', id)?.getAttribute('aria-label'), id).toBeTruthy();
      // Swaps and withdrawals are offered once their thing is chosen.
      const offered = [...selection.everyPlace].filter(
        ([, [move]]) => move?.action.action !== 'swap' && move?.action.action !== 'withdraw',
      );
      for (const [id] of offered) expect(find('place', id)?.getAttribute('aria-label'), id).toBeTruthy();
    },
  );

  it('shows the strength and the winner for every possible support', () => {
    const one = fixture('war');
    const selection = show(one);
    for (const { action, outlook } of legalOf(one)) {
      if (action.action !== 'support' || outlook?.kind !== 'support') throw new Error('support is expected');
      const button = find('place', `support-${action.count}`);
      const verdict = outlook.wins ? 'wins' : 'loses';
      expect(words(button).join(' ')).toBe(
        action.count === 0 ? `Add nothing ${verdict}` : `+${action.count} ${verdict}`,
      );
      selection.point(`support-${action.count}`);
      flushSync();
      const totals = [...document.body.querySelectorAll('output')].map((total) =>
        parseInt(total.innerHTML, 10),
      );
      expect(totals).toEqual([viewOf(one).conflict?.attacker.strength, outlook.strength]);
    }
  });

  it('has words for what fades away when the conflict is over', () => {
    // It goes on fading.
    const animate = () => ({ cancel: () => {}, finish: () => {}, onfinish: null, currentTime: 0 });
    settings.motion = 'full';
    Object.assign(Element.prototype, { animate });
    vi.useFakeTimers();
    const shownViews = new SvelteMap([['view', viewOf(fixture('war'))]]);
    const selection = show(fixture('war'), () => shownViews.get('view') as View);
    const button = find('place', 'support-1');
    shownViews.set('view', viewOf(fixture('war-won')));
    flushSync();
    expect(button?.isConnected).toBe(true);
    selection.rename();
    expect(() => vi.runOnlyPendingTimers()).not.toThrow();
    vi.useRealTimers();
    settings.motion = 'none';
  });

  it('labels the choices of a scene by their visible text', () => {
    const normalised = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    for (const scene of ['war', 'choose', 'wonderpoint']) {
      const selection = show(fixture(scene));
      for (const id of selection.places.keys()) {
        const button = find('place', id);
        expect(` ${normalised(button?.getAttribute('aria-label') ?? '')} `).toContain(
          ` ${normalised(words(button).join(' '))} `,
        );
      }
      document.body.innerHTML = '';
    }
  });

  it('marks every place of a chosen tile with its outlook', () => {
    const one = fixture('war-won');
    const selection = show(one);
    selection.choose('tile-black');
    flushSync();
    const moves = legalOf(one).filter(({ action }) => action.action === 'tile' && action.colour === 'black');
    for (const { action, outlook } of moves) {
      if (action.action !== 'tile') continue;
      expect(find('place', action.square)?.dataset.outlook).toBe(outlook?.kind);
    }
    const points = moves.flatMap(({ outlook }) => (outlook?.kind === 'point' ? [`+${outlook.points}`] : []));
    const marks = [...document.body.querySelectorAll('.outlook text')].map(({ textContent }) => textContent);
    expect(marks.toSorted()).toEqual(points.toSorted());
    expect(points.length).toBeGreaterThan(3);
  });
});

describe('geometry', () => {
  it('lists squares in reading order, with the starting temples where they are printed', () => {
    expect([pointOf('(0,0)'), pointOf('(15,0)'), pointOf('(3,2)')]).toEqual([
      { x: 0, y: 0 },
      { x: 15, y: 0 },
      { x: 3, y: 2 },
    ]);
    const view = viewOf(fixture('start'));
    expect(Object.keys(view.cells).sort()).toEqual([...PRINTED.std.temples].sort());
  });

  it('keeps neighbours and orientation on a rotated board', () => {
    const layout = layoutOf(true);
    const spots = new Set(layout.cells(SQUARES).map((at) => JSON.stringify(at)));
    expect(spots.size).toBe(SQUARES.length);
    // A quarter turn clockwise: right becomes down, down becomes left.
    expect(layout.cell({ x: 1, y: 0 })).toEqual({ x: 10, y: 1 });
    expect(layout.cell({ x: 0, y: 1 })).toEqual({ x: 9, y: 0 });
    expect(layout.middle('(7,5)')).toEqual({ x: 5.5 * CELL, y: 7.5 * CELL });
    expect(layoutOf(false).middle('(7,5)', '(8,5)', '(7,6)', '(8,6)')).toEqual({ x: 8 * CELL, y: 6 * CELL });
  });

  it('is in words as it is drawn', () => {
    settings.language = 'en';
    const where = () =>
      ['(8,0)', '(15,5)', '(8,10)', '(0,5)', '(0,0)', '(8,5)'].map((one) => whereText(one as Square));
    const sides = (...words: string[]) => words.map((word) => `in the ${word}`);
    expect(where()).toEqual(sides('north', 'east', 'south', 'west', 'north-west', 'middle'));
    face(true);
    expect(where()).toEqual(sides('east', 'south', 'west', 'north', 'north-east', 'middle'));
    face(false);
  });

  it('outlines squares, keeps corners apart and leaves holes', () => {
    const loops = (path: string) => path.split('Z').length - 1;
    expect(loops(outline([{ x: 0, y: 0 }], 2, 5))).toBe(1);
    const corners = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(loops(outline(corners, 2, 5))).toBe(2);
    const ring = SQUARES.map(pointOf).filter(({ x, y }) => x < 3 && y < 3 && !(x === 1 && y === 1));
    expect(loops(outline(ring, 2, 5))).toBe(2);
    expect(outline([{ x: 0, y: 0 }], 10, 0)).toBe(
      'M10 10Q10 10 10 10L50 10Q50 10 50 10L50 50Q50 50 50 50L10 50Q10 50 10 50Z',
    );
  });

  it('gives kingdoms that are close different tints', () => {
    let compared = 0;
    for (const one of fixtures) {
      const { kingdoms } = viewOf(one);
      const tints = tintsOf(kingdoms);
      const spots = kingdoms.map(({ squares }) => squares.map(pointOf));
      for (const [at, tint] of tints.entries()) {
        expect(tint).toBeLessThan(TINTS);
        for (const [other, rival] of tints.entries()) {
          const touch = spots[at]?.some(({ x, y }) =>
            spots[other]?.some((spot) => Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y)) <= 2),
          );
          if (other >= at || !touch) continue;
          expect(tint).not.toBe(rival);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(3);
  });
});

describe('pieces', () => {
  it('lists tiles one by one, and finds leaders by colour and seat', () => {
    expect(tilesOf({ red: 2, blue: 0, green: 1, black: 0 })).toEqual(['red', 'red', 'green']);
    const view = viewOf(fixture('war'));
    const found = COLOURS.map((colour) => findLeader(view, { colour, seat: 0 })?.square);
    expect(found).toEqual([undefined, undefined, '(5,4)', '(5,6)']);
  });
});
