// Talks to `shinar engine` (docs/protocol.md): one JSON object per line each way.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { BINARY } from './games.mjs';

/** Starts the engine. */
export function startEngine() {
  const child = spawn(BINARY, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  /** Sends a command and waits for the response; throws if the engine refuses it. */
  async function request(command) {
    child.stdin.write(JSON.stringify(command) + '\n');
    const { value, done } = await lines.next();
    if (done) throw new Error(`the engine ended at ${JSON.stringify(command)}`);
    const response = JSON.parse(value);
    if (!response.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(response.error)}`);
    return response;
  }

  return { request, stop: () => child.stdin.end() };
}
