import { describe, expect, it } from 'vitest';
import { DRAWN } from '$games/registry';
import { fieldsOf, hasPlaces, placeFields, withValue, type Field, type NamedField } from './schema';

async function known(game: string): Promise<readonly NamedField[]> {
  const found = await fieldsOf(game);
  if (!found) throw new Error(`${game} has no schema`);
  return found;
}
const kinds = (fields: readonly NamedField[]) =>
  Object.fromEntries(fields.map(({ name, field }) => [name, field.kind]));

describe('the fields of a position', () => {
  it.each(DRAWN)('of %s are known, each with a kind and a sentence', async (game) => {
    const fields = await known(game);
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter(({ about }) => about === '').map(({ name }) => name)).toEqual([]);
    expect(kinds(fields)).toMatchObject({ players: 'number', phase: 'choice', seats: 'list' });
    const seats = fields.find(({ name }) => name === 'seats')?.field as Extract<Field, { kind: 'list' }>;
    expect(seats.of.kind).toBe('group');
  });

  it('are those of the schema', async () => {
    const fields = await known('babylonia');
    expect(kinds(fields)).toMatchObject({
      random_cards: 'flag',
      active: 'seat',
      tiles: 'map',
      tokens: 'map',
      resolved: 'list',
      turn: 'number',
    });
    const tiles = fields.find(({ name }) => name === 'tiles')?.field as Extract<Field, { kind: 'map' }>;
    expect(tiles.of).toMatchObject({ kind: 'choice' });
  });

  it.each([
    ['babylonia', '4,6', ['tiles', 'tokens']],
    ['tigris', '(3,4)', ['cells']],
    ['amyitis', 'space-21', ['tiles']],
    ['amyitis', 'canal-21-31', ['canals']],
    ['amyitis', 'temple-ishtar', ['temples']],
    ['babylonia', 'card-3', []],
  ])('of %s that a click on %s changes are %j', async (game, place, names) => {
    expect(placeFields(await known(game), place).map(({ name }) => name)).toEqual(names);
  });

  it('say which games are edited by clicking', async () => {
    const found = await Promise.all(DRAWN.map(async (game) => [game, hasPlaces(await known(game))]));
    expect(Object.fromEntries(found)).toEqual({
      babylonia: true,
      tigris: true,
      amyitis: true,
      babylon: false,
    });
  });
});

describe('a changed position', () => {
  it('has the new value and keeps everything else', () => {
    const position = { players: 2, tiles: { '3,3': '6' }, seats: [{ score: 1 }, { score: 2 }] };
    expect(withValue(position, ['tiles', '4,6'], 'mo')).toEqual({
      ...position,
      tiles: { '3,3': '6', '4,6': 'mo' },
    });
    expect(withValue(position, ['seats', 1, 'score'], 5)).toEqual({
      ...position,
      seats: [{ score: 1 }, { score: 5 }],
    });
    expect(withValue(position, ['tiles', '3,3'], undefined)).toEqual({ ...position, tiles: {} });
    expect(withValue({}, ['seats', 1, 'score'], 5)).toEqual({ seats: [{}, { score: 5 }] });
    expect(position.seats[1]).toEqual({ score: 2 });
  });
});
