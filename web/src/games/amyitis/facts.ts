/** What is printed on cards and boards and is not in the view: the built-in components. */

import components from '../../../../crates/amyitis/data/components.toml?raw';

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

/** Points of the garden tiles (AMY-D16), from the one place where they are kept, as many are reconstructed. */
export const TILES: Readonly<Record<string, number>> = Object.fromEntries(
  [...components.matchAll(/\[\[tile\]\]\s+id = "(\w+)"\s+points = (\d+)/g)].map(([, id, points]) => [
    id,
    Number(points),
  ]),
);
