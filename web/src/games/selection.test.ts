import { describe, expect, it } from 'vitest';
import { flushSync } from 'svelte';
import type { ActionParts, Move } from './contract';
import { nearest, Selection } from './selection.svelte';

/** A move of a made-up game, with a text such as `put m a`. */
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
  it('highlights the places of the chosen thing only', () => {
    const { selection } = selecting(['put m a', 'put m b', 'put f c', 'finish']);
    expect([...selection.places.keys()]).toEqual([]);
    selection.choose('m');
    expect([...selection.places.keys()]).toEqual(['a', 'b']);
    expect(texts(selection.commands)).toEqual(['finish']);
    selection.choose('m');
    expect(selection.thing).toBeNull();
  });

  it('begins with the suggested one of the variants at a place', () => {
    const { selection } = selecting(['put m a 1', 'put m a 2', 'put m a 3', 'put m b', 'put f a']);
    selection.suggest(move('put m a 2'), false);
    expect(selection.thing).toBe('m');
    selection.point('a');
    expect(text(selection.candidate)).toBe('put m a 2');
    // Also after the pointer was elsewhere, and for a finger that never points.
    selection.point('b');
    expect(text(selection.candidate)).toBe('put m b');
    selection.point(null);
    selection.commit('a');
    expect(text(selection.proposal)).toBe('put m a 2');
    selection.turn(1);
    expect(text(selection.proposal)).toBe('put m a 3');
    selection.update(['put m a 1', 'put m a 2'].map(move), parts);
    selection.commit('a');
    expect(text(selection.proposal)).toBe('put m a 1');
  });

  it('begins with the first variant at another place', () => {
    const { selection } = selecting(['put m a 1', 'put m a 2', 'put m b 1', 'put m b 2']);
    selection.commit('a');
    selection.turn(1);
    selection.point('b');
    selection.commit('b');
    expect(text(selection.proposal)).toBe('put m b 1');
  });

  it('chooses the only thing automatically', () => {
    const { selection } = selecting(['put m a', 'put m b']);
    expect(selection.thing).toBe('m');
  });

  it('leaves a thing that works like a button to its click', () => {
    const { selection, acted } = selecting(['swap t', 'finish']);
    expect(selection.thing).toBeNull();
    expect(acted).toEqual([]);
  });

  it('keeps the thing while it can be used', () => {
    const { selection } = selecting(['put m a', 'put f a']);
    selection.choose('f');
    selection.update(['put m b', 'put f b'].map(move), parts);
    expect(selection.thing).toBe('f');
    selection.update(['put m b', 'put o b'].map(move), parts);
    expect(selection.thing).toBeNull();
  });

  it('takes a click on a thing that stayed chosen as a choice', () => {
    const { selection } = selecting(['put m a', 'put f a']);
    selection.choose('f');
    selection.update(['put m b', 'put f b'].map(move), parts);
    selection.choose('f');
    expect(selection.thing).toBe('f');
    selection.choose('f');
    expect(selection.thing).toBeNull();
    const { selection: only } = selecting(['put m a', 'put m b']);
    only.choose('m');
    expect(only.thing).toBe('m');
  });

  it('highlights places that need no thing at once', () => {
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
  it('plays on a click', () => {
    const { selection, acted } = selecting(['put m a', 'put f b']);
    selection.choose('m');
    selection.commit('a');
    expect(acted).toEqual(['put m a']);
    // Only the farmer can go to b, but whoever has chosen nothing may only want to know what is there.
    selection.choose(null);
    selection.commit('b');
    expect(acted).toEqual(['put m a']);
    expect(text(selection.proposal)).toBe('put f b');
    selection.commit('b');
    expect(acted).toEqual(['put m a', 'put f b']);
  });

  it('asks why a chosen thing cannot go somewhere, and offers no other instead', () => {
    const { selection, acted } = selecting(['put m a', 'put f b']);
    expect(selection.wonder('b')).toBe(false);
    selection.choose('m');
    selection.commit('b');
    expect(selection.wonder('b')).toBe(true);
    expect(selection.wondered).toEqual({ thing: 'm', place: 'b' });
    expect(selection.wonder('a')).toBe(false);
    expect(acted).toEqual([]);
    selection.point('a');
    expect(selection.wondered).toBeNull();
  });

  it('does nothing at a place where nothing can be done', () => {
    const { selection, acted } = selecting(['put m a']);
    selection.commit('z');
    expect(acted).toEqual([]);
    expect(selection.proposal).toBeNull();
  });

  it('waits for Confirm if that setting is on', () => {
    const { selection, acted } = selecting(['put m a', 'finish'], true);
    selection.commit('a');
    expect(acted).toEqual([]);
    expect(text(selection.proposal)).toBe('put m a');
    selection.propose(move('finish'));
    expect(text(selection.proposal)).toBe('finish');
    selection.confirm();
    expect(acted).toEqual(['finish']);
  });

  it('previews on the first tap and plays on the second', () => {
    const { selection, acted } = selecting(['put m a', 'put m b']);
    selection.commit('a', true);
    expect(acted).toEqual([]);
    selection.commit('b', true);
    expect(text(selection.proposal)).toBe('put m b');
    selection.commit('b', true);
    expect(acted).toEqual(['put m b']);
  });

  it('asks for a variant, and cycles through them', () => {
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

  it('asks for the thing if a place is clicked first', () => {
    const { selection, acted } = selecting(['put m a', 'put f a', 'put f b']);
    selection.commit('a');
    expect(texts(selection.variants)).toEqual(['put m a', 'put f a']);
    selection.vary(move('put f a'));
    selection.confirm();
    expect(acted).toEqual(['put f a']);
  });

  it('cancels step by step', () => {
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
  it('are for the place under the pointer', () => {
    const { selection } = selecting(['put m a', 'put m b']);
    expect(selection.candidate).toBeNull();
    selection.point('b');
    expect(text(selection.candidate)).toBe('put m b');
    selection.point(null);
    expect(selection.candidate).toBeNull();
  });

  it('follow the rotation of the tile', () => {
    const { selection } = selecting(['put m a r0', 'put m a r1']);
    selection.point('a');
    selection.turn(1);
    expect(text(selection.candidate)).toBe('put m a r1');
    selection.commit('a');
    expect(text(selection.proposal)).toBe('put m a r1');
  });
});

describe('the elements of places', () => {
  const drawn = (selection: Selection, ...places: string[]) =>
    places.map((place) => {
      const element = document.createElement('span');
      selection.register(place, element);
      return element;
    });
  const classes = (elements: readonly Element[]) => elements.map(({ className }) => className);

  it('show what can be done there, what is pointed at and what is lit', () => {
    const { selection } = selecting(['put m a', 'put f b', 'put f c']);
    const elements = drawn(selection, 'a', 'b', 'd');
    expect(classes(elements)).toEqual(['is-reachable', 'is-reachable', '']);
    selection.choose('f');
    selection.point('b');
    selection.lit.add('d');
    flushSync();
    expect(classes(elements)).toEqual(['is-reachable', 'is-legal is-pointed', 'is-lit']);
    expect(elements.map((one) => one.getAttribute('tabindex'))).toEqual(['-1', '0', '-1']);
    selection.point('a');
    selection.lit.clear();
    flushSync();
    expect(classes(elements)).toEqual(['is-reachable is-pointed', 'is-legal', '']);
  });

  it('are as they should be from the start, and found unless they are behind another drawing', () => {
    const { selection } = selecting(['take x']);
    selection.point('x');
    const [first, second] = drawn(selection, 'x', 'x');
    expect(classes([first!, second!])).toEqual(['is-legal is-pointed', 'is-legal is-pointed']);
    expect(selection.elementOf('x')).toBe(second);
    second!.setAttribute('inert', '');
    expect(selection.elementOf('x')).toBe(first);
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
  it('do nothing if there is no place in that direction', () => {
    expect(nearest(spots, spots[2]!, 'right')).toBeUndefined();
  });
});
