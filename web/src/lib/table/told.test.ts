import { describe, expect, it } from 'vitest';
import type { CommonView, Move } from '$games/contract';
import { actionTexts } from './told';

describe('actions side by side', () => {
  const view = {} as CommonView<string, string>;
  const ui = {
    actionText: ({ text }: Move) => text.split(' ')[0] ?? '',
    coordinates: ({ action }: { action: string }) => (/^\d/.test(action) ? action : undefined),
  };
  const move = (text: string): Move => ({ text, action: { action: text.split(' ')[1] ?? '' } });
  it('that read the same are told apart by their coordinates, others are not', () => {
    const moves = [move('priest 4,6'), move('priest 8,8'), move('farmer 2,2')];
    expect(actionTexts(ui, moves, view)).toEqual(['priest, 4,6', 'priest, 8,8', 'farmer']);
  });
  it('one action twice is the same action', () => {
    expect(actionTexts(ui, [move('priest 4,6'), move('priest 4,6')], view)).toEqual(['priest', 'priest']);
  });
  it('a place without coordinates adds nothing', () => {
    expect(actionTexts(ui, [move('take card-1'), move('take card-2')], view)).toEqual(['take', 'take']);
  });
});
