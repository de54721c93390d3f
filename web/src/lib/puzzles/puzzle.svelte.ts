/** A puzzle that is being solved: the table that the frame shows. */

import type { GameUi } from '$games/contract';
import { tryOut } from '$lib/api/http';
import type { Tried } from '$lib/api/wire';
import { t } from '$lib/i18n/index.svelte';
import type { Spot } from '$lib/learn/play';
import { TriedTable } from '$lib/learn/tried.svelte';
import { play } from '$lib/sound';
import type { Puzzle } from './puzzles';
import { answer, LEVEL } from './solving';

export type Verdict = 'right' | 'wrong';

export class PuzzleTable extends TriedTable<Verdict, boolean> {
  /** Whether the solution is played for the visitor. */
  showing = $state(false);
  /** Wrong actions so far. */
  misses = $state(0);

  constructor(
    game: string,
    readonly puzzle: Puzzle,
    ui: GameUi,
    /** Hears of every action that the visitor plays. */
    readonly onplayed: (right: boolean) => void = () => undefined,
  ) {
    super(game, ui);
  }

  /** Rejects if there is no engine to ask. */
  async begin(): Promise<void> {
    const run = ++this.run;
    const { position, seat } = this.puzzle;
    const start = await tryOut(this.game, { position, actions: [], chance: true, as: seat });
    if (run !== this.run) return;
    this.opened = { position, actions: [], seat, start };
    this.show([]);
  }

  /** The position of the puzzle, whatever was played since. */
  get start(): Tried | null {
    return this.opened?.start ?? null;
  }
  /** The action that was played. */
  get played(): string | null {
    return this.done.at(-1)?.action ?? null;
  }
  readonly lesson = $derived.by(() => {
    const { outcome } = this;
    const right = this.showing ? 'puzzle-shown' : 'puzzle-right';
    return { lit: [], verdict: outcome && t(outcome === 'right' ? right : 'puzzle-wrong') };
  });
  protected override get level(): number {
    return LEVEL;
  }
  protected override get hints(): boolean {
    return false;
  }

  protected override decide(_: Spot, action: string, onown: (own: Tried, right: boolean) => void) {
    return answer(this.game, this.puzzle, action, { onown });
  }
  protected override judge(_: Tried, right: boolean, final: boolean): Verdict | null {
    // The others answer first.
    if (!final) return null;
    return right ? 'right' : 'wrong';
  }
  protected override decided(): void {
    if (this.showing) return;
    const right = this.verdict === 'right';
    if (right) play(['stone', 'drum']);
    else this.misses++;
    this.onplayed(right);
  }

  override restart(): void {
    this.showing = false;
    super.restart();
  }
  override undo(): void {
    if (!this.sending) this.restart();
  }
  /** Plays the solution. */
  solve(): void {
    const [text] = this.puzzle.solutions;
    if (text === undefined) return;
    this.restart();
    this.showing = true;
    this.act({ text });
  }
}
