import { beforeEach, expect, it } from 'vitest';
import { deviceNotes, setDeviceNotes } from './notes';

beforeEach(() => localStorage.clear());

it('keeps notes by table, and forgets empty ones', () => {
  setDeviceNotes('here-1', 'the ziggurat\nthen the farm');
  setDeviceNotes('here-2', 'x');
  expect(deviceNotes('here-1')).toBe('the ziggurat\nthen the farm');
  setDeviceNotes('here-2', '  \n');
  expect(deviceNotes('here-2')).toBe('');
  expect(localStorage.length).toBe(1);
});
