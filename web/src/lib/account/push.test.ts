import { describe, expect, it } from 'vitest';
import { bytes } from './push';
import { clockMinutes, clockText } from './quiet';

describe('notifications', () => {
  it('reads keys for addresses', () => {
    expect([...bytes('-_8AAQ')]).toEqual([251, 255, 0, 1]);
  });

  it('writes and reads times of day', () => {
    for (const minutes of [0, 61, 450, 1439]) expect(clockMinutes(clockText(minutes))).toBe(minutes);
    expect(clockText(450)).toBe('07:30');
    expect(clockMinutes('22:15:00')).toBe(1335);
    expect(clockMinutes('')).toBeUndefined();
  });
});
