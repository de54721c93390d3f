/** What the events of a whole game say about its result: points by source, the score over time, moments worth another look. */

import type { Replay } from '$lib/api/wire';
import type { Entry } from '$games/contract';
import { lookup } from '$lib/i18n/index.svelte';

/** A source of points, with what each seat got from it. */
export interface Source {
  key: string;
  name: string;
  points: number[];
}

/** A decision that changed the game. */
export interface Moment {
  step: number;
  seat: number;
  points: number;
  /** The events that brought the points, the richest first. */
  entries: Entry[];
}

const entriesOf = (replay: Replay) => replay.steps.flatMap((step) => step.events) as unknown as Entry[];

/** The name of a source; falls back to the engine's name of the event. */
export function sourceName(game: string, { event }: Entry): string {
  const { event: kind, category } = event as { event: string; category?: string };
  const words = lookup(
    `source-${game}-${kind.replaceAll('_', '-')}`,
    category === undefined ? {} : { category },
  );
  return (
    words ??
    [kind, category]
      .filter((one) => one !== undefined)
      .join(' ')
      .replaceAll('_', ' ')
  );
}

/** Where the points of each seat came from, the richest source first. */
export function sourcesOf(game: string, replay: Replay, players: number): Source[] {
  const sources = new Map<string, Source>();
  for (const entry of entriesOf(replay)) {
    if (entry.points === 0 || entry.seat === undefined) continue;
    const { event: kind, category } = entry.event as { event: string; category?: string };
    const key = [kind, category].join('/');
    let source = sources.get(key);
    if (!source) {
      source = { key, name: sourceName(game, entry), points: Array<number>(players).fill(0) };
      sources.set(key, source);
    }
    source.points[entry.seat] = (source.points[entry.seat] ?? 0) + entry.points;
  }
  const sum = ({ points }: Source) => points.reduce((all, one) => all + one, 0);
  return [...sources.values()].toSorted((one, other) => sum(other) - sum(one));
}

/** The decisions that brought a seat the most points at once, in the order of the game. */
export function momentsOf(replay: Replay, count = 3): Moment[] {
  const found: Moment[] = [];
  // Points that follow from a decision may only be counted after draws.
  let step: number | null = null;
  let gains = new Map<number, Entry[]>();
  const close = () => {
    for (const [seat, entries] of gains)
      if (step !== null)
        found.push({
          step,
          seat,
          points: entries.reduce((sum, { points }) => sum + points, 0),
          entries: entries.toSorted((one, other) => other.points - one.points),
        });
    gains = new Map();
  };
  for (const one of replay.steps) {
    if (one.seat !== undefined) {
      close();
      step = one.step;
    }
    for (const entry of one.events as unknown as Entry[]) {
      if (entry.points <= 0 || entry.seat === undefined) continue;
      const gain = gains.get(entry.seat);
      if (gain) gain.push(entry);
      else gains.set(entry.seat, [entry]);
    }
  }
  close();
  return found
    .toSorted((one, other) => other.points - one.points)
    .slice(0, count)
    .toSorted((one, other) => one.step - other.step);
}

/** Each seat's score after every decision. */
export function curveOf(replay: Replay, players: number): number[][] {
  const steps = replay.steps.filter((step, at) => step.seat !== undefined || at === replay.steps.length - 1);
  return Array.from({ length: players }, (_, seat) => [0, ...steps.map((step) => step.scores[seat] ?? 0)]);
}
