import type { Outcome } from './example.svelte';

export interface Packed {
  parts: unknown[];
  outcomes: unknown[];
  /** The number of an outcome, a pattern, and the places that go into it. */
  actions: [number, string, ...string[]][];
}

/** Packs what actions do; `scores` are those before. */
export function pack(outcomes: Record<string, Outcome>, scores: readonly number[]): Packed;

/** The way back, one outcome at a time. */
export function unpack(
  packed: Packed,
  scores: readonly number[],
): { legal: string[]; outcomeOf(action: string): Outcome | null };
