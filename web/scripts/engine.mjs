// A conversation with `shinar engine` (docs/protocol.md): one JSON object a line each way.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { BINARY } from './games.mjs';

/** Starts the engine. */
export function startEngine() {
  const child = spawn(BINARY, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  /** Sends a request and waits for its answer; a refusal is an exception. */
  async function ask(request) {
    child.stdin.write(JSON.stringify(request) + '\n');
    const { value, done } = await lines.next();
    if (done) throw new Error(`the engine ended at ${JSON.stringify(request)}`);
    const answer = JSON.parse(value);
    if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(answer.error)}`);
    return answer;
  }

  return { ask, stop: () => child.stdin.end() };
}
