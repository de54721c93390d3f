/** How a puzzle is played: requests to the engine, which keep nothing. */

import { isUnreachable, RequestFailed, tryOut } from '$lib/api/http';
import type { Move, Tried } from '$lib/api/wire';
import type { Ask } from '$lib/learn/play';
import type { Outcome } from '$lib/learn/tried.svelte';
import type { Puzzle } from './puzzles';

/** How strong the bots are that answer where the puzzle expects nothing. */
export const LEVEL = 3;

/** Whether an action solves a puzzle. */
export const solves = (puzzle: Puzzle, action: string): boolean => puzzle.solutions.includes(action);

/** Whether nobody else has to do anything before the seat's next decision. */
const isDone = ({ actor }: Tried, seat: number) => actor === seat || actor === 'over';

/**
 * Carries out an action. After a right one the others answer: as the puzzle expects, as far as that goes, otherwise as bots decide.
 * `onown` hears of the action before that.
 */
export async function answer(
  game: string,
  puzzle: Puzzle,
  action: string,
  { ask = tryOut, onown }: { ask?: Ask; onown?: (own: Tried, right: boolean) => void } = {},
): Promise<Outcome<boolean>> {
  const { position, seat, line } = puzzle;
  const right = solves(puzzle, action);
  const expected = action === line[0] ? line : [action];
  let actions = [action];
  let now = await ask(game, { position, actions, chance: false, as: seat });
  let events = [...now.events];

  /** Plays the expected line on, as long as `goes` and it can be. */
  const follow = async (goes: () => boolean) => {
    while (goes() && actions.length < expected.length) {
      const next = expected.slice(0, actions.length + 1);
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        now = await ask(game, { position, actions: next, chance: false, as: seat });
      } catch (error) {
        if (error instanceof RequestFailed && !isUnreachable(error)) return;
        throw error;
      }
      actions = next;
      events.push(...now.events);
    }
  };
  /** Has draws made that the line does not say, and bots decide. */
  const settle = async (bots?: number) => {
    const last = now.events.length;
    const plan = { position, actions, chance: true, as: seat, ...(bots !== undefined && { bots }) };
    now = await ask(game, plan);
    // The engine lists what has happened since the last action of the request.
    events.push(...now.events.slice(last));
    actions = [...actions, ...(now.replies ?? []).map(({ text }) => text)];
  };

  await follow(() => now.actor === 'chance');
  if (now.actor === 'chance') await settle();
  const own = { ...now, events };
  onown?.(own, right);
  if (!right || isDone(own, seat)) return { actions, own, replied: null, reached: right };

  events = [];
  await follow(() => !isDone(now, seat));
  if (!isDone(now, seat)) await settle(LEVEL);
  return { actions, own, replied: { ...now, events }, reached: right };
}

/** A decision of the expected line. */
export interface Expected {
  seat: number;
  move: Move;
  /** What the one who decides sees, for the words. */
  view: Tried['view'];
}

/** The decisions of the expected line; draws are left out, since they are only a sample. */
export async function expectedLine(
  game: string,
  { position, line }: Puzzle,
  ask: Ask = tryOut,
): Promise<Expected[]> {
  const found = line.map(async (text, at): Promise<Expected[]> => {
    const { actor, view, legal } = await ask(game, { position, actions: line.slice(0, at), chance: false });
    const move = legal.find((one) => one.text === text);
    return typeof actor === 'number' && move ? [{ seat: actor, move, view }] : [];
  });
  return (await Promise.all(found)).flat();
}
