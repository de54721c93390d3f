// The list of games, from the engine, and what their folders declare.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));

/** The binary of server and engine: SHINAR, or the one that `cargo build` makes. */
export const BINARY = resolve(web, process.env.SHINAR ?? '../target/debug/shinar');

/** The ids of all games, in display order. */
export const GAMES = JSON.parse(execFileSync(BINARY, ['games', '--json'], { encoding: 'utf8' })).map(
  ({ id }) => id,
);

const read = (game, file) => {
  const path = new URL(`../src/games/${game}/${file}`, import.meta.url);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
};

/** Games with drawings, each with its moments: the `bot` that plays the fixtures, a `calm` one, `busy` ones, and the README’s `picture`. */
export const DRAWN = GAMES.flatMap((game) => {
  const moments = read(game, 'moments.json');
  return moments ? [{ game, ...moments }] : [];
});

/** The names of the worked examples of a game. */
export const examplesOf = (game) => (read(game, 'examples.json') ?? []).map(({ name }) => name);

/** The lessons of a game, in their order; empty if it has none. */
export function lessonsOf(game) {
  const folder = new URL(`../src/games/${game}/lessons/`, import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.map((file) => read(game, `lessons/${file}`));
}

/** The puzzles of a game; empty if it has none. */
export const puzzlesOf = (game) => read(game, 'puzzles.json') ?? [];
