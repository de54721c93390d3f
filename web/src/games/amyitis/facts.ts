/** What is printed on cards and boards and is not in the view: the built-in components. */

/** Amyitis' favour by players: who has so many tiles gets so many points; the best line counts (AMY-E2). */
export const FAVOUR: Readonly<Record<number, readonly { tiles: number; points: number }[]>> = {
  2: [
    { tiles: 5, points: 5 },
    { tiles: 7, points: 10 },
  ],
  3: [
    { tiles: 4, points: 5 },
    { tiles: 6, points: 10 },
  ],
  4: [
    { tiles: 3, points: 5 },
    { tiles: 5, points: 10 },
  ],
};

/** Points of the palaces by level, from 1 (AMY-D4). */
export const PALACES: readonly number[] = [2, 3, 4, 5, 7, 10];

/** Talents and points of the bankers by level, from 1 (AMY-D3). */
export const BANKERS: readonly { talents: number; points: number }[] = [
  { talents: 1, points: 0 },
  { talents: 2, points: 0 },
  { talents: 2, points: 2 },
];

/** Points of the garden tiles (AMY-D16). */
export const TILES: Readonly<Record<string, number>> = {
  '1a': 1,
  '1b': 2,
  '1c': 1,
  '1d': 1,
  '1e': 2,
  '1f': 2,
  '1g': 3,
  '1h': 3,
  '1i': 3,
  '2a': 4,
  '2b': 4,
  '2c': 4,
  '2d': 5,
  '2e': 5,
  '2f': 3,
  '3a': 10,
  '3b': 8,
  '3c': 8,
  '3d': 6,
  '3e': 6,
};
