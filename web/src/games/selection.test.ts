import { describe, expect, it } from 'vitest';
import { flushSync } from 'svelte';
import type { ActionParts, Move } from './contract';
import { nearest, Selection } from './selection.svelte';

/** A move of a game whose actions are named like their text, such as `put m a`. */
const move = (text: string): Move => ({ text, action: { action: text } });
const text = (one: Move | null) => one?.text ?? null;
const texts = (moves: readonly Move[]) => moves.map((one) => one.text);

const parts = ({ action }: { action: string }): ActionParts => {
  const [word, thing, place, variant] = action.split(' ');
  if (word === 'put') return { thing, place, ...(variant !== undefined && { variant }) };
  if (word === 'take') return { place: thing };
  if (word === 'swap') return { thing };
  return {};
};

function selecting(legal: string[], confirm = false) {
  const acted: string[] = [];
  const selection = new Selection({ confirm: () => confirm, act: (one) => void acted.push(one.text) });
  selection.update(legal.map(move), parts);
  flushSync();
  return { selection, acted };
}

describe('choosing', () => {
  it('lights the places of the chosen thing only', () => {
    const { selection } = selecting(['put m a', 'put m b', 'put f c', 'finish']);
    expect([...selection.places.keys()]).toEqual([]);
    selection.choose('m');
    expect([...selection.places.keys()]).toEqual(['a', 'b']);
    expect(texts(selection.commands)).toEqual(['finish']);
    selection.choose('m');
    expect(selection.thing).toBeNull();
  });

  it('chooses the only thing by itself', () => {
    const { selection } = selecting(['put m a', 'put m b']);
    expect(selection.thing).toBe('m');
  });

  it('keeps the thing while it makes sense', () => {
    const { selection } = selecting(['put m a', 'put f a']);
    selection.choose('f');
    selection.update(['put m b', 'put f b'].map(move), parts);
    expect(selection.thing).toBe('f');
    selection.update(['put m b', 'put o b'].map(move), parts);
    expect(selection.thing).toBeNull();
  });

  it('lights places that need no thing at once', () => {
    const { selection, acted } = selecting(['take x', 'take y']);
    expect([...selection.places.keys()]).toEqual(['x', 'y']);
    selection.commit('x');
    expect(acted).toEqual(['take x']);
  });

  it('plays a thing that has one action without a place', () => {
    const { selection, acted } = selecting(['swap t', 'put m a']);
    selection.choose('t');
    expect(acted).toEqual(['swap t']);
  });
});

describe('committing', () => {
  it('plays by a click', () => {
    const { selection, acted } = selecting(['put m a', 'put f b']);
    selection.choose('m');
    selection.commit('b');
    selection.commit('a');
    // b is legal for the farmer only, and a click there asks which thing: there is just one.
    expect(acted).toEqual(['put f b', 'put m a']);
  });

  it('does nothing at a place where nothing can be done', () => {
    const { selection, acted } = selecting(['put m a']);
    selection.commit('z');
    expect(acted).toEqual([]);
    expect(selection.proposal).toBeNull();
  });

  it('waits for Confirm if the player wants that', () => {
    const { selection, acted } = selecting(['put m a', 'finish'], true);
    selection.commit('a');
    expect(acted).toEqual([]);
    expect(text(selection.proposal)).toBe('put m a');
    selection.propose(move('finish'));
    expect(text(selection.proposal)).toBe('finish');
    selection.confirm();
    expect(acted).toEqual(['finish']);
  });

  it('shows first and plays on the second tap of a finger', () => {
    const { selection, acted } = selecting(['put m a', 'put m b']);
    selection.commit('a', true);
    expect(acted).toEqual([]);
    selection.commit('b', true);
    expect(text(selection.proposal)).toBe('put m b');
    selection.commit('b', true);
    expect(acted).toEqual(['put m b']);
  });

  it('asks for a variant, and turns through them', () => {
    const { selection, acted } = selecting(['put m a r0', 'put m a r1', 'put m a r2']);
    selection.commit('a');
    expect(selection.variants).toHaveLength(3);
    selection.turn(1);
    selection.turn(1);
    selection.turn(1);
    selection.turn(-1);
    expect(text(selection.proposal)).toBe('put m a r2');
    selection.vary(move('put m a r1'));
    selection.confirm();
    expect(acted).toEqual(['put m a r1']);
  });

  it('asks which thing if a place is clicked first', () => {
    const { selection, acted } = selecting(['put m a', 'put f a', 'put f b']);
    selection.commit('a');
    expect(texts(selection.variants)).toEqual(['put m a', 'put f a']);
    selection.vary(move('put f a'));
    selection.confirm();
    expect(acted).toEqual(['put f a']);
  });

  it('goes back step by step', () => {
    const { selection } = selecting(['put m a r0', 'put m a r1', 'put f b']);
    selection.choose('m');
    selection.commit('a');
    expect(selection.cancel()).toBe(true);
    expect(selection.thing).toBe('m');
    expect(selection.cancel()).toBe(true);
    expect(selection.thing).toBeNull();
    expect(selection.cancel()).toBe(false);
  });
});

describe('previews', () => {
  it('are of what is pointed at', () => {
    const { selection } = selecting(['put m a', 'put m b']);
    expect(selection.candidate).toBeNull();
    selection.point('b');
    expect(text(selection.candidate)).toBe('put m b');
    selection.point(null);
    expect(selection.candidate).toBeNull();
  });

  it('follow the turned tile', () => {
    const { selection } = selecting(['put m a r0', 'put m a r1']);
    selection.point('a');
    selection.turn(1);
    expect(text(selection.candidate)).toBe('put m a r1');
    selection.commit('a');
    expect(text(selection.proposal)).toBe('put m a r1');
  });
});

describe('arrow keys', () => {
  const spots = [
    { id: 'middle', x: 0, y: 0 },
    { id: 'right', x: 10, y: 2 },
    { id: 'far right', x: 30, y: 0 },
    { id: 'up', x: 1, y: -10 },
    { id: 'down left', x: -8, y: 9 },
  ];
  it.each([
    ['right', 'right'],
    ['up', 'up'],
    ['down', 'down left'],
    ['left', 'down left'],
  ] as const)('go %s to %s', (direction, id) => {
    expect(nearest(spots, spots[0]!, direction)?.id).toBe(id);
  });
  it('stay where nothing lies in that direction', () => {
    expect(nearest(spots, spots[2]!, 'right')).toBeUndefined();
  });
});
