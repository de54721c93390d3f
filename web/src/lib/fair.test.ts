import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '$lib/api/wire';
import { isContested } from './fair';

const table = (state: TableInfo['state'], ...seats: Partial<SeatInfo>[]) => ({
  state,
  seats: seats as SeatInfo[],
});

it('people play against each other only while two of them are left', () => {
  const [ann, ben, bot] = [{ kind: 'person' }, { kind: 'local' }, { kind: 'bot' }] as const;
  expect(isContested(table('running', ann, ben))).toBe(true);
  expect(isContested(table('running', ann, bot, ben))).toBe(true);
  expect(isContested(table('running', ann, bot))).toBe(false);
  expect(isContested(table('running', ann, { ...ben, resigned: true }, bot))).toBe(false);
  expect(isContested(table('finished', ann, ben))).toBe(false);
  expect(isContested({ ...table('running', ann, bot), rated: true })).toBe(true);
  expect(isContested({ ...table('finished', ann, bot), rated: true })).toBe(false);
});
