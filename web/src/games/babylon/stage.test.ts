/** The large garden stays with the player whose turn is played back. */

import { render } from '@testing-library/svelte';
import { flushSync, untrack } from 'svelte';
import { expect, it } from 'vitest';
import type { Entry } from '../contract';
import { Selection } from '../selection.svelte';
import Board from './Board.svelte';
import { Hand } from './hand.svelte';
import { seatOf, type Babylon } from './model';
import type { View } from './types';
import { eventPlaces } from './words';

const { default: fixture } = (await import('./fixtures/2p-late.json')) as unknown as {
  default: { views: View[]; events: Entry<Babylon>[] };
};

it('follows the acting seat until its turn has been shown', async () => {
  const view = fixture.views.find(({ observer }) => observer === 0);
  if (!view) throw new Error('no view of the first seat');
  const other = { ...view, active: 1, phase: 'build' as const };
  const selection = new Selection<Babylon>({ confirm: () => false, act: () => {} });
  const hand = new Hand(selection);
  const props = {
    view: other,
    seat: 0,
    players: [0, 1].map((seat) => ({ seat, name: `#${seat}`, you: seat === 0 })),
    legal: [],
    selection,
    model: hand,
    preview: null,
    recent: [],
    settled: true,
  };
  const { rerender } = render(Board, { props });
  const shown = () => {
    flushSync();
    return untrack(() => hand.shown);
  };
  expect(shown()).toBe(0);

  // A turn as the bot plays it: a tile, its points, pillars returned (no place at all), more points, a stored tile.
  await rerender({ ...props, settled: false });
  const at = { x: 2, y: 3 };
  const turn: Babylon['what'][] = [
    { event: 'placed', anchor: at } as Babylon['what'],
    { event: 'scored', category: 'height', total: 3 } as unknown as Babylon['what'],
    { event: 'returned', singles: 1, doubles: 0 } as unknown as Babylon['what'],
    { event: 'scored', category: 'flowers', total: 3 } as unknown as Babylon['what'],
    { event: 'stored', material: 'clay' } as unknown as Babylon['what'],
  ];
  for (const event of turn) {
    selection.lit.clear();
    for (const place of eventPlaces({
      n: 1,
      seat: 1,
      event,
      points: 0,
      ruling: '',
    } as unknown as Entry<Babylon>))
      selection.lit.add(place);
    expect(shown(), event.event).toBe(1);
  }
  selection.lit.clear();
  // The bot thinks about its next step: still its turn.
  await rerender({ ...props, settled: true });
  expect(shown()).toBe(1);
  // The turn is over.
  await rerender({ ...props, view: { ...other, active: 0 }, settled: true });
  expect(shown()).toBe(0);
});

it('knows whose points a place shows', () => {
  const [place = ''] = eventPlaces({
    seat: 1,
    event: { event: 'scored', category: 'height' },
  } as unknown as Entry<Babylon>);
  expect(seatOf(place)).toBe(1);
});
