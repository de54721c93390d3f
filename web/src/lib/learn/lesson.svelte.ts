/** A lesson that is being played: the table that the frame shows, and what the teacher knows of it. */

import type { Entry, GameUi } from '$games/contract';
import type { Tried } from '$lib/api/wire';
import { t } from '$lib/i18n/index.svelte';
import { playerName } from '$lib/names';
import { problemText } from '$lib/problems';
import { play } from '$lib/sound';
import { result } from '$lib/table/words';
import type { Lesson, Step } from './lessons';
import { leave, leftAt } from './progress';
import { begin, decide, idea, type Reached, type Spot } from './play';
import { TriedTable } from './tried.svelte';

/** How a step ended: with its goal, with a typical mistake, or without the goal when all decisions were made or the game was over. */
export type Verdict = { kind: 'goal' } | { kind: 'mistake'; name: string } | { kind: 'missed' | 'over' };

/** After this many misses in a step, the solution is offered. */
const PATIENCE = 2;

/** Whether a step is a game to its end. */
const isLong = (step: Step): boolean => step.solution === undefined;

export class LessonTable extends TriedTable<Verdict, Reached> {
  /** The number of the step that is played. */
  at = $state(0);
  /** Misses in this step. */
  misses = $state(0);
  /** Whether the solution is shown, one decision after another. */
  guiding = $state(false);
  #step = $state.raw<Step | null>(null);
  /** Whether it goes on where it was left, so that its start is another position. */
  #resumed = $state(false);

  constructor(
    game: string,
    readonly plan: Lesson,
    ui: GameUi,
    /** Hears of every step that is finished. */
    readonly onfinished: (step: Step) => void = () => undefined,
  ) {
    super(game, ui);
  }

  /** Begins a step. `from` is where the learner ended the one before. Rejects if there is no engine to ask. */
  async begin(at: number, from?: Spot): Promise<void> {
    const run = ++this.run;
    const step = this.plan.steps[at];
    // A game to its end is long: it goes on where it was left.
    const kept = step && isLong(step) ? leftAt(this.game, this.plan.name, step.name) : undefined;
    const begun = await begin(this.game, this.plan, at, { from, ...(kept && { kept }) });
    if (run !== this.run) return;
    this.at = at;
    this.misses = 0;
    this.guiding = false;
    this.#step = begun.step;
    this.#resumed = kept !== undefined && begun.actions.length > 0;
    this.opened = begun;
    this.show([]);
  }
  /** Goes on to the next step. */
  async next(): Promise<void> {
    const spot = this.spot;
    if (!spot || this.at + 1 >= this.plan.steps.length) return;
    try {
      await this.begin(this.at + 1, spot);
    } catch (error) {
      this.notice = { text: problemText(error) };
    }
  }

  get step(): Step {
    return this.#step ?? this.plan.steps[this.at]!;
  }
  get last(): boolean {
    return this.at === this.plan.steps.length - 1;
  }
  readonly lesson = $derived.by(() => {
    const outcome = this.outcome;
    const last = this.done.at(-1);
    const end = last?.replied ?? last?.own;
    const won = outcome?.kind === 'goal';
    // What is left of them, until the step is over.
    const used = new Set(this.log.flatMap((entry) => this.ui.eventPlaces(entry as Entry)));
    return {
      lit: this.hint || outcome ? [] : (this.step.lit ?? []).filter((place) => !used.has(place)),
      verdict:
        outcome &&
        (end?.actor === 'over'
          ? result(end, this.opened?.seat ?? null, (seat) => playerName(this.table.seats[seat]!))
          : t(won ? 'learn-reached' : 'learn-not-reached')),
    };
  });
  /** Whether the learner may ask for the solution. */
  get helps(): boolean {
    return this.misses >= PATIENCE && this.step.solution !== undefined;
  }
  protected override get level(): number {
    return this.step.bots ?? 1;
  }
  protected override get hints(): boolean {
    // A game to its end has no solution: there a bot may be asked at any time.
    return this.helps || this.step.solution === undefined;
  }

  protected override decide(spot: Spot, action: string, onown: (own: Tried, reached: Reached) => void) {
    return decide(this.game, this.step, spot, action, { onown });
  }
  protected override judge({ actor }: Tried, reached: Reached, final: boolean): Verdict | null {
    if (reached) return reached;
    if (actor === 'over') return { kind: 'over' };
    if (!final) return null;
    const spent = this.step.actions !== undefined && this.done.length >= this.step.actions;
    return spent || actor !== this.opened?.seat ? { kind: 'missed' } : null;
  }
  protected override decided(): void {
    if (isLong(this.step))
      leave(this.game, this.plan.name, this.step.name, this.verdict ? [] : (this.spot?.actions ?? []));
    if (this.verdict?.kind === 'goal') {
      this.onceShown(() => play(['stone', 'drum']));
      this.onfinished(this.step);
    } else if (this.verdict) {
      this.misses++;
    } else if (this.guiding) {
      this.#point();
    }
  }

  override restart(): void {
    this.guiding = false;
    if (isLong(this.step)) leave(this.game, this.plan.name, this.step.name, []);
    if (this.#resumed)
      this.begin(this.at).catch((error: unknown) => (this.notice = { text: problemText(error) }));
    else super.restart();
  }
  /** Whether the step is no longer at its start. */
  get begun(): boolean {
    return this.#resumed || this.started;
  }
  /** After a miss: back to the start, since the decision that went wrong need not be the last one. */
  again(): void {
    this.restart();
  }
  /** Shows the solution from the start of the step. */
  showMe(): void {
    this.restart();
    this.guiding = true;
    this.#point();
  }

  override requestHint(): void {
    if (!this.table.hints || this.sending || this.verdict) return;
    if (this.step.solution !== undefined) {
      const onTheWay = this.done.every(({ action }, at) => action === this.step.solution?.[at]);
      if (onTheWay) this.#point();
      else this.showMe();
      return;
    }
    const { spot } = this;
    if (!spot || this.thinking) return;
    const run = this.run;
    this.thinking = true;
    idea(this.game, spot, this.table.players)
      .then((text) => run === this.run && this.hintAt(text))
      .catch((error: unknown) => {
        if (run === this.run) this.notice = { text: problemText(error) };
      })
      .finally(() => {
        if (run === this.run) this.thinking = false;
      });
  }
  /** Lights up the next action of the solution. */
  #point(): void {
    this.point(this.step.solution?.[this.done.length]);
  }
}
