/** A worker with an engine inside: it carries out one call after another. */

import { loadEngine, type WorkerDoor } from './engine';

/** A call of one of the engine's functions. */
export interface Call {
  id: number;
  name: keyof WorkerDoor;
  args: (string | number | undefined)[];
}

/** Its result: JSON, or the JSON of what was thrown; `dead` if the engine cannot go on. */
export type Returned =
  { id: number; json: string } | { id: number; problem: string } | { id: number; dead: string };

const engine = loadEngine();

async function carryOut({ id, name, args }: Call): Promise<Returned> {
  let door: WorkerDoor;
  try {
    door = await engine;
  } catch (error) {
    return { id, dead: String(error) };
  }
  try {
    const call = door[name] as (...some: typeof args) => string;
    return { id, json: call.apply(door, args) };
  } catch (thrown) {
    // The engine throws texts; anything else is a crash, after which its memory cannot be trusted.
    return typeof thrown === 'string' ? { id, problem: thrown } : { id, dead: String(thrown) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Call>) => void carryOut(data).then(postMessage));
