/** Every action and every event of every fixture has words, parts and places; the geometry and the outlook are right. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useLanguage, useWords } from '$lib/i18n/index.svelte';
import { LANGUAGES, settings } from '$lib/settings.svelte';
import type { Fixture } from '$lib/table/fixture.svelte';
import type { Entry } from '../contract';
import { deedOf } from './actions';
import { berthOf } from './berth';
import { fightOf, outcomeOf, sideOf, warsOf } from './conflict';
import game from './index';
import { outline } from './outline';
import { leaderOutlook, tileOutlook } from './outlook';
import { COLOURS, contentOf, countHand } from './pieces';
import { ALL, layoutOf, middleOf, nameOf, plus, printed } from './squares';
import type { View, What } from './types';
import { leaderText, squareText, tileList } from './words';

const folder = join(import.meta.dirname, 'fixtures');
const fixtures = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fixture,
);
const fixture = (name: string) => fixtures.find((one) => one.name === name) as Fixture;
const viewOf = (one: Fixture, who = one.actor) => (one.views[who] ?? one.views.P1) as View;
const entries = (one: Fixture) =>
  [...one.events, ...Object.values(one.previews).flatMap(({ events }) => events)] as Entry<What>[];
const name = (seat: number) => `#${seat}`;

const EVENTS = [
  'drew starts turn leader home tile point bonus united catastrophe swapped passed conflict support won removed',
  'building building_back monument wonder declined treasure income wonder_point over',
].flatMap((line) => line.split(' '));

/** What a message looks like when something is missing in it. */
const HOLE = /\[tne-|\{\s*\$?|undefined|NaN/;

describe.each(LANGUAGES)('words in %s', { timeout: 60_000 }, (language) => {
  beforeAll(async () => {
    settings.language = language;
    await useWords('page', 'game-tigris');
    await useLanguage(language);
  });

  it('exist for every action', () => {
    for (const one of fixtures) {
      const view = viewOf(one);
      const texts = one.legal.map((action) => game.actionText(action, view));
      for (const text of texts) expect(text).not.toMatch(HOLE);
      // Two actions never look alike.
      expect(new Set(texts).size).toBe(one.legal.length);
    }
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

  it('exist for every task, said to oneself and of others', () => {
    for (const one of fixtures) {
      const view = viewOf(one);
      if (view.phase === 'over') continue;
      const [own, other] = [game.taskText(view, one.legal), game.taskText(view, [])];
      for (const text of [own, other]) {
        expect(text).not.toMatch(HOLE);
        expect(text).toMatch(/^\p{Ll}.*[^.?!]$/u);
      }
      expect(own).not.toBe(other);
    }
  });

  it('exist for every square, leader, card and end', () => {
    for (const one of fixtures) {
      for (const who of Object.keys(one.views)) {
        const view = viewOf(one, who);
        // The board is the same for all who look.
        for (const at of who === 'spectator' ? ALL : [])
          expect(squareText(nameOf(at), view, name)).not.toMatch(HOLE);
        for (const { leaders } of view.kingdoms)
          for (const { leader, revolt, war } of leaders)
            expect(leaderText(leader, name, { revolt, war })).not.toMatch(HOLE);
        for (let seat = 0; seat < one.players; seat++) {
          const facts = [...(game.score?.(view, seat).parts ?? []), ...(game.seatFacts?.(view, seat) ?? [])];
          for (const fact of facts) expect(fact.label).not.toMatch(HOLE);
        }
        if (view.phase === 'over') expect(game.endText?.(view)).not.toMatch(HOLE);
      }
    }
  });
});

describe('words that follow numbers', () => {
  it('have the right plurals', async () => {
    const removed = (count: number): Entry<What> => ({
      n: 1,
      version: 1,
      text: '',
      seat: 0,
      points: 0,
      ruling: 'TNE-C8.8',
      event: {
        event: 'removed',
        colour: 'red',
        squares: Array.from({ length: count }, (_, x) => `(${x},0)`),
      },
    });
    const said = async (language: 'cs' | 'pl') => {
      settings.language = language;
      await useWords('game-tigris');
      await useLanguage(language);
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
    expect(tileList('ttf')).toBe('2× świątynia, 1× farma');
  });
});

describe('who has nothing to add to a conflict', () => {
  it.each([
    ['en', 'you have no markets to add to the war of the traders'],
    ['cs', 'nemáte žádné tržiště, do vnějšího konfliktu obchodníků nic nepřidáte'],
    ['pl', 'nie masz żadnego targu, do wojny kupców nic nie dołożysz'],
  ] as const)('is told so in %s', async (language, sentence) => {
    settings.language = language;
    await useWords('game-tigris');
    await useLanguage(language);
    const { legal } = fixture('war');
    const view = viewOf(fixture('war'));
    const without = view.seats.map((one) => ({ ...one, hand: one.hand?.replaceAll('m', '') }));
    expect(game.taskText({ ...view, seats: without }, legal)).toBe(sentence);
    expect(game.taskText(view, legal)).not.toBe(sentence);
  });
});

describe('actions and events', () => {
  it('all kinds are shown by a fixture', () => {
    const kinds = new Set(fixtures.flatMap((one) => one.legal.map((action) => deedOf(action)?.kind)));
    const known =
      'building cat choose leader monument no-building no-monument pass support swap take tile wonder wonderpoint withdraw';
    expect([...kinds].sort()).toEqual(known.split(' ').sort());
    const events = new Set(fixtures.flatMap((one) => entries(one).map(({ event }) => event.event)));
    expect([...events].sort()).toEqual(EVENTS.sort());
  });

  it('every action has parts of its own', () => {
    for (const one of fixtures) {
      const view = viewOf(one);
      const parts = one.legal.map((action) => JSON.stringify(game.parts(action, view)));
      const commands = parts.filter((text) => text === '{}').length;
      expect(commands).toBeLessThanOrEqual(1);
      expect(new Set(parts).size).toBe(parts.length);
    }
  });

  it('every event that scores is told who gains which colour', () => {
    for (const one of fixtures) {
      for (const [action, { events, scores }] of Object.entries(one.previews)) {
        const given = (events as Entry<What>[]).reduce((sum, { points }) => sum + points, 0);
        const gains = game.gains?.({ action, events: events as Entry<What>[], scores }) ?? [];
        expect(gains.reduce((sum, { text }) => sum + Number(text), 0)).toBe(given);
      }
    }
  });

  it('scores of others are behind the screen unless they lie open', () => {
    const hidden = viewOf(fixture('war'), 'P1');
    expect(game.score?.(hidden, 0).total).toBe(2);
    expect(game.score?.(hidden, 1)).toEqual({ total: null });
    expect(game.score?.(viewOf(fixture('war'), 'spectator'), 0)).toEqual({ total: null });
    expect(game.score?.(viewOf(fixture('building'), 'P1'), 1).total).toBe(0);
  });
});

describe('conflicts', () => {
  it('a war has two sides that end at the unification tile', () => {
    const view = viewOf(fixture('war'));
    const fight = fightOf(view);
    expect(fight).toMatchObject({
      war: 'green',
      asked: 'defender',
      attacker: { leader: 'T1', board: 3, added: 2 },
      defender: { leader: 'T2', board: 3, added: null },
    });
    if (!fight) throw new Error('no fight');
    for (const { leader, board } of [fight.attacker, fight.defender]) {
      const { squares, supporters } = sideOf(view, fight, leader);
      expect(supporters).toHaveLength(board);
      expect(squares).not.toContain(view.placed);
    }
  });

  it('in a revolt the temples beside the leaders count', () => {
    for (const one of fixtures) {
      const view = viewOf(one);
      const fight = fightOf(view);
      if (!fight || fight.war !== null) continue;
      for (const { leader, board } of [fight.attacker, fight.defender])
        expect(sideOf(view, fight, leader).supporters).toHaveLength(board);
    }
  });

  it('the wars to choose from are those the engine tells', () => {
    const choose = fixture('choose');
    const wars = warsOf(viewOf(choose));
    for (const { war, attacker, defender } of wars) {
      const [first] = choose.previews[`choose ${war}`]?.events ?? [];
      expect(first?.event).toEqual({
        event: 'conflict',
        war,
        attacker: attacker.leader,
        attack: attacker.board,
        defender: defender.leader,
        defence: defender.board,
      });
    }
    expect(wars).toHaveLength(3);
  });

  it('the outcome is read from the events', () => {
    expect(outcomeOf(fixture('war-won').events as Entry<What>[])).toEqual({
      winner: 'T1',
      strength: 5,
      loser: 'T2',
      against: 4,
      colour: 'green',
      points: 4,
      removed: 3,
    });
    expect(outcomeOf([])).toBeNull();
  });
});

describe('the scene of a conflict', () => {
  it('lies where it hides least', () => {
    const [stage, scene] = [
      { width: 900, height: 672 },
      { width: 640, height: 150 },
    ];
    const at = (x: number, y: number, weight = 10) => ({ x, y, reach: 22, weight });
    expect(berthOf(stage, scene, [])).toBe('bottom');
    expect(berthOf(stage, scene, [at(450, 600)])).toBe('top');
    expect(berthOf(stage, scene, [at(450, 60), at(450, 336)])).toBe('bottom');
    expect(berthOf(stage, scene, [at(740, 60), at(740, 600)])).toBe('bottom left');
    expect(berthOf(stage, scene, [at(160, 60), at(160, 600)])).toBe('top right');
    // A supporter is hidden rather than a leader.
    expect(berthOf(stage, scene, [at(450, 60, 1), at(450, 600)])).toBe('top');
  });
});

describe('the outlook of a place', () => {
  it('agrees with what the engine says would happen', () => {
    let compared = 0;
    for (const one of fixtures) {
      const view = viewOf(one);
      for (const [action, { events }] of Object.entries(one.previews)) {
        const deed = deedOf(action);
        const told = (events as Entry<What>[]).map(({ event, seat, points }) => ({ ...event, seat, points }));
        if (deed?.kind === 'tile') {
          const outlook = tileOutlook(view, deed.colour, deed.square);
          const points = told.filter(({ event }) => event === 'point' || event === 'bonus');
          if (outlook.kind === 'point') {
            expect(points[0]?.seat).toBe(outlook.seat);
            expect(points.reduce((sum, { points: some }) => sum + some, 0)).toBe(outlook.points);
          } else expect(points).toEqual([]);
          expect(told.some(({ event }) => event === 'united')).toBe(outlook.kind === 'union');
          compared++;
        }
        if (deed?.kind === 'leader') {
          const outlook = leaderOutlook(view, deed.leader, deed.square);
          const fight = told.find(({ event }) => event === 'conflict');
          if (outlook.kind === 'revolt')
            expect(fight).toMatchObject({ attack: outlook.attack, defence: outlook.defence });
          else expect(fight).toBeUndefined();
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
});

describe('geometry', () => {
  it('the boards have the squares they should', () => {
    const [standard, second] = [printed('std'), printed('alt')];
    expect([standard.river.length, standard.starts.length]).toEqual([41, 10]);
    expect([second.river.length, second.starts.length]).toEqual([39, 14]);
    expect(standard.starts.filter(({ first }) => first).map(nameOf)).toEqual([
      '(1,1)',
      '(15,1)',
      '(1,7)',
      '(14,8)',
    ]);
    expect(second.starts.filter(({ first }) => first)).toHaveLength(6);
    // At the start every temple lies where it is printed.
    const view = viewOf(fixture('start'));
    expect(Object.keys(view.cells).sort()).toEqual(standard.starts.map(nameOf).sort());
  });

  it('a turned board keeps neighbours and hands', () => {
    const layout = layoutOf(true);
    const spots = new Set(ALL.map((at) => JSON.stringify(layout.cell(at))));
    expect(spots.size).toBe(ALL.length);
    // A quarter clockwise: right becomes down, down becomes left.
    expect(layout.cell({ x: 1, y: 0 })).toEqual({ x: 10, y: 1 });
    expect(layout.cell({ x: 0, y: 1 })).toEqual({ x: 9, y: 0 });
    expect(middleOf(layout, plus('(7,5)'))).toEqual(layout.middle({ x: 7, y: 5 }));
  });

  it('outlines go around squares, keep corners apart and leave holes', () => {
    const loops = (path: string) => path.split('Z').length - 1;
    expect(loops(outline([{ x: 0, y: 0 }], 2, 5))).toBe(1);
    const corners = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(loops(outline(corners, 2, 5))).toBe(2);
    const ring = ALL.filter(({ x, y }) => x < 3 && y < 3 && !(x === 1 && y === 1));
    expect(loops(outline(ring, 2, 5))).toBe(2);
    expect(outline([{ x: 0, y: 0 }], 10, 0)).toBe(
      'M10 10Q10 10 10 10L50 10Q50 10 50 10L50 50Q50 50 50 50L10 50Q10 50 10 50Z',
    );
  });

  it('cells and hands are read', () => {
    expect(contentOf('t&')).toEqual({ kind: 'tile', colour: 'red', treasure: true, building: true });
    expect(contentOf('x*')).toEqual({ kind: 'down', treasure: true });
    expect(contentOf('##')).toEqual({ kind: 'dead' });
    expect(contentOf('K3')).toEqual({ kind: 'leader', leader: 'K3' });
    expect(contentOf(undefined)).toBeNull();
    expect(countHand('ttfmss')).toEqual({ red: 2, blue: 1, green: 1, black: 2 });
    expect(COLOURS).toHaveLength(4);
  });
});
