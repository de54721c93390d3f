/** The puzzles of the games, as data; docs/puzzles.md describes their form. */

import { loadMessages, lookup, t } from '$lib/i18n/index.svelte';
import { LOADERS } from './offered';

/** An action that deep searches have looked at. */
export interface Rated {
  text: string;
  /** The seat's win chance after it, from 0 to 1. */
  share: number;
  /** Whether it is what a glance suggests, though it is wrong. */
  obvious?: boolean;
}

export interface Puzzle {
  id: string;
  position: string;
  seat: number;
  players: number;
  themes: string[];
  /** From 1 to 5; between two steps once people have tried it. */
  difficulty: number;
  /** How many people have tried it on this server, and how many of them were right at once. */
  people?: { tried: number; solved: number };
  /** The actions that solve it, the best first. */
  solutions: string[];
  actions: Rated[];
  /** The expected continuation, with draws; it begins with the best action. */
  line: string[];
  /** How many more points the seat may expect to be ahead of its best rival than after the obvious action. */
  lead: number;
}

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;

/** The difficulty of a puzzle as it is shown. */
export const stepOf = ({ difficulty }: Pick<Puzzle, 'difficulty'>): number => Math.round(difficulty);

/** The puzzles of a game; none if it has no such file. */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  return ((await LOADERS.get(game)?.()) as Puzzle[] | undefined) ?? [];
}

/** The words of the table, among which a game has those of its themes. */
export function loadPuzzleWords(game: string): Promise<void> {
  return loadMessages(`game-${game}`);
}

/** What a puzzle is about, in words: the game's own, or those that all games share. */
export function themeText(game: string, theme: string): string {
  return lookup(`theme-${game}-${theme}`) ?? t(`theme-${theme}`);
}

/** What is asked for among the puzzles of a game. */
export interface Filter {
  theme?: string | undefined;
  difficulty?: number | undefined;
}

export function fits(puzzle: Puzzle, { theme, difficulty }: Filter): boolean {
  return (
    (theme === undefined || puzzle.themes.includes(theme)) &&
    (difficulty === undefined || stepOf(puzzle) === difficulty)
  );
}

/** The filter in an address, and back. */
export function filterOf(query: URLSearchParams): Filter {
  const difficulty = Number(query.get('difficulty'));
  return {
    theme: query.get('theme') ?? undefined,
    difficulty: DIFFICULTIES.some((one) => one === difficulty) ? difficulty : undefined,
  };
}
export function queryOf({ theme, difficulty }: Filter): Record<string, string> {
  return {
    ...(theme !== undefined && { theme }),
    ...(difficulty !== undefined && { difficulty: String(difficulty) }),
  };
}

/** The themes that occur, the most frequent first. */
export function themesOf(puzzles: readonly Puzzle[]): string[] {
  const counts = new Map<string, number>();
  for (const theme of puzzles.flatMap(({ themes }) => themes))
    counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]).map(([theme]) => theme);
}
