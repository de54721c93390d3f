/** The built engine, if there is one: `cargo xtask wasm` writes `web/engine`. */

/** What the worker calls; `crates/wasm/src/lib.rs` says what each function does. Texts are JSON unless said otherwise. */
export interface WorkerDoor {
  engine(line: string): string;
  games(): string;
  rules(game: string): string;
  tryOut(game: string, plan: string): string;
  imported(record: string): string;
  replay(record: string, observer: string): string;
  moment(record: string, observer: string, step: number): string;
  decisions(record: string): string;
  opinion(record: string, step: number, level?: number): string;
  create(plan: string, name: string): string;
  rematch(sheet: string): string;
  resume(record: string): string;
  open(sheet: string, entries: string, changed: number): string;
  hello(): string;
  receive(message: string): string;
  decided(job: string, decisions: string): string;
  info(): string;
  record(): string;
  sample(seat: number): string;
  think(job: string): string;
}

interface Glue {
  default: (options: { module_or_path: string }) => Promise<unknown>;
  WorkerDoor: new (seed: Uint8Array) => WorkerDoor;
}

// Globs, because a page without an engine must be built, too.
const glue = import.meta.glob<Glue>('../../../engine/engine.js');
const modules = import.meta.glob<string>('../../../engine/engine_bg.wasm', {
  query: '?url',
  import: 'default',
});

/** Whether the page was built with an engine. */
export const isBuilt = Object.keys(glue).length > 0;

/** Loads the engine. */
export async function loadEngine(): Promise<WorkerDoor> {
  const [script] = Object.values(glue);
  const [module] = Object.values(modules);
  if (!script || !module) throw new Error('this page was built without an engine');
  const [{ default: start, WorkerDoor: Door }, address] = await Promise.all([script(), module()]);
  await start({ module_or_path: address });
  return new Door(crypto.getRandomValues(new Uint8Array(32)));
}
