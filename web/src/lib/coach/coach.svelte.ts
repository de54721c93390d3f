/** A coach beside a player: hints on request, one after another, and a word after a decision that cost much. */

import type { CommonView, Entry, Move, Preview } from '$games/contract';
import type { Plan } from '$lib/api/homes';
import type { Position, TableInfo } from '$lib/api/wire';
import { EngineDied } from '$lib/device/door';
import { isBuilt } from '$lib/device/engine';
import { problemText } from '$lib/problems';
import type { Hint } from '$lib/table/model';
import { CoachEngine, QUICK, THOROUGH, type Thought } from './engine';
import { adviceOf, isCostly, mayBeCostly, type Advice } from './grading';

/** How long the end of a turn waits for a look at the last decision, in milliseconds. */
const PATIENCE = 2500;

/** The table that is coached, as far as a coach needs it. */
export interface Coached {
  readonly table: TableInfo;
  readonly sending: boolean;
  hint: Hint | null;
  watcher: Watcher | null;
  /** The newest position as its home knows it. */
  plan(seat: number): Promise<Plan>;
  /** A hint of the server's bot. */
  ask(): Promise<Hint>;
  /** What a move would do. */
  previewOf(move: Move): Promise<Preview>;
}

/** What a table tells a coach. */
export interface Watcher {
  /** A decision of this browser has been sent. */
  decided(move: Move, forced: boolean): void;
  /** A decision of this browser is taken back. */
  undone(): void;
  /** The turn is about to be handed over; returns whether the coach does that later, if there is nothing to say. */
  holds(end: () => void): boolean;
}

/** Hints are given one after another: what matters, which piece, which place. */
export type Grade = 0 | 1 | 2 | 3;

/** A decision that a player must make. */
interface Decision {
  position: Position;
  seat: number;
  view: CommonView<string, string>;
  legal: readonly Move[];
  /** Whether it has been made: the table may be ahead of the screen. */
  made: boolean;
}

/** Advice with what it brings about. */
export interface Advised extends Advice {
  seat: number;
  line: readonly Move[];
  events: readonly Entry[];
  /** What the player's next actions of the same turn would add. */
  later: readonly Entry[];
}

/** What would have been better than a decision. */
export interface Verdict {
  seat: number;
  /** What the player saw before it. */
  view: CommonView<string, string>;
  played: Move;
  better: Move;
  /** The chance of winning with the better one, and how much less it is with what was played. */
  share: number;
  loss: number;
  events: readonly Entry[];
}

export class Coach implements Watcher {
  grade = $state<Grade>(0);
  /** Whether it looks for a hint. */
  thinking = $state(false);
  /** Whether it looks at the last decision. */
  looking = $state(false);
  advised = $state.raw<Advised | null>(null);
  /** Whether there was nothing to advise. */
  nothing = $state(false);
  problem = $state<string | null>(null);
  /** What it says about the last decision. */
  #verdict = $state.raw<(Verdict & { version: number; turn: number }) | null>(null);
  #now = $state.raw<Position | null>(null);

  #decision: Decision | null = null;
  /** Of the newest decision; it is asked for before anything is played, since it cannot be afterwards. */
  #thought: Promise<Thought | null> = Promise.resolve(null);
  #run = 0;
  #looks = 0;
  /** What ends the turn, while that waits for a look at the last decision. */
  #held = $state.raw<(() => void) | null>(null);
  readonly #engine: CoachEngine | null;

  constructor(
    readonly table: Coached,
    /** The piece of an action, or its kind if it has none. */
    readonly pieceOf: (move: Move, view: CommonView<string, string>) => string,
    engine = isBuilt ? new CoachEngine() : null,
  ) {
    this.#engine = engine;
    table.watcher = this;
  }

  close(): void {
    this.#run++;
    this.#looks++;
    this.#held = null;
    if (this.table.watcher === this) this.table.watcher = null;
    this.#engine?.close();
  }

  /** What was better, as long as it is about what is on the board. */
  readonly verdict: Verdict | null = $derived.by(() => {
    const [said, now] = [this.#verdict, this.#now];
    if (said === null || now === null) return null;
    return now.version > said.version && now.turn === said.turn && now.asked === said.seat ? said : null;
  });
  /** Whether the end of the turn waits for its look at the last decision. */
  readonly holding: boolean = $derived(this.#held !== null);
  /** Whether the decision can be taken back. */
  readonly mayTakeBack: boolean = $derived(this.verdict !== null && this.#now?.may_undo === true);

  /** The position on the screen has changed; `legal` is empty unless the seat must choose. */
  look(position: Position, seat: number | null, legal: readonly Move[]): void {
    const before = this.#now;
    this.#now = position;
    const view = position.views.find(({ observer }) => observer === seat)?.view;
    const asked = seat !== null && view !== undefined && legal.length > 1;
    if (!asked) {
      if (before?.version !== position.version) this.#forget();
      return;
    }
    if (this.#decision?.position.version === position.version) return;
    this.#forget();
    const decision = { position, seat, view, legal, made: false };
    this.#decision = decision;
    if (this.#engine) this.#thought = this.#sampled(decision);
  }
  #forget(): void {
    this.#run++;
    this.#decision = null;
    this.grade = 0;
    this.thinking = false;
    this.advised = null;
    this.nothing = false;
    this.problem = null;
  }
  /** A whole position that looks like the table's; null if it cannot be had, or has changed meanwhile. */
  async #sampled(decision: Decision): Promise<Thought | null> {
    try {
      const { table, position } = await this.table.plan(decision.seat);
      return !decision.made && decision === this.#decision ? { game: table.game, position } : null;
    } catch {
      // Hints may come from the server; without a position there is no word about decisions.
      return null;
    }
  }

  /** The next hint. */
  async hint(): Promise<void> {
    const decision = this.#decision;
    if (decision === null || this.thinking || this.table.sending) return;
    if (this.advised) {
      if (this.grade < 3) this.grade = (this.grade + 1) as Grade;
    } else {
      const run = ++this.#run;
      this.thinking = true;
      this.problem = null;
      // A hint is about what can be done now.
      this.#verdict = null;
      try {
        const found = await this.#advise(decision, () => run === this.#run);
        if (run !== this.#run) return;
        this.advised = found;
        if (found) this.grade = 1;
        else this.nothing = true;
      } catch (error) {
        if (run === this.#run) this.problem = problemText(error);
      } finally {
        if (run === this.#run) this.thinking = false;
      }
    }
    if (this.grade === 3 && this.advised)
      this.table.hint = { move: this.advised.move, line: [...this.advised.line] };
  }
  async #advise(decision: Decision, wanted: () => boolean): Promise<Advised | null> {
    const { seat, legal, view } = decision;
    const thought = await this.#thought;
    if (this.#engine && thought)
      try {
        const found = await this.#engine.search(thought, wanted);
        const advice = found && adviceOf(found, (move) => this.pieceOf(move, view));
        if (!advice || !wanted()) return null;
        const { events, later } = await this.#engine.consequences(thought, advice.move, found.line, seat);
        // The engine's own move has no outlook; the words of some games need it.
        const known = (move: Move) => legal.find(({ text }) => text === move.text) ?? move;
        const next = advice.next && { ...advice.next, move: known(advice.next.move) };
        return { ...advice, next, move: known(advice.move), seat, line: found.line, events, later };
      } catch (error) {
        // An engine that cannot be loaded is none.
        if (!(error instanceof EngineDied)) throw error;
        if (!wanted()) return null;
      }
    const { move, line } = await this.table.ask();
    const { events } = await this.table.previewOf(move);
    return { move, line, share: null, next: null, instead: null, stake: null, seat, events, later: [] };
  }

  /** Ends the hints of this decision. */
  dismiss(): void {
    this.grade = 0;
    this.nothing = false;
    this.problem = null;
    this.table.hint = null;
    this.#verdict = null;
  }

  decided(move: Move, forced: boolean): void {
    this.#held = null;
    this.#verdict = null;
    const looks = ++this.#looks;
    const decision = this.#decision;
    if (decision) decision.made = true;
    // Whoever plays what the coach advised does not hear that it was wrong.
    const advised = this.grade === 3 && this.advised?.move.text === move.text;
    if (!this.#engine || decision === null || forced || advised) {
      this.looking = false;
      return;
    }
    void this.#judge(this.#engine, decision, move, looks);
  }
  async #judge(engine: CoachEngine, decision: Decision, move: Move, looks: number): Promise<void> {
    const current = () => looks === this.#looks;
    this.looking = true;
    try {
      const thought = await this.#thought;
      if (!thought || !current()) return;
      const quick = await engine.opinion(thought, move, QUICK);
      // Most decisions need no second look.
      if (!quick || !current() || !mayBeCostly(quick)) return;
      const thorough = await engine.opinion(thought, move, THOROUGH);
      if (!thorough || !current() || !isCostly(quick, thorough)) return;
      const { events } = await engine.consequences(thought, thorough.best, [], decision.seat);
      if (!current()) return;
      const { position, seat, view, legal } = decision;
      this.#verdict = {
        seat,
        view,
        played: move,
        better: legal.find(({ text }) => text === thorough.best.text) ?? thorough.best,
        share: thorough.shares[seat] ?? 1,
        loss: thorough.loss,
        events,
        version: position.version,
        turn: position.turn,
      };
      // Whatever waited for this look is left to the player again.
      this.#held = null;
    } catch {
      // A coach that cannot look says nothing.
    } finally {
      if (current()) {
        this.looking = false;
        this.#release();
      }
    }
  }

  undone(): void {
    this.#looks++;
    this.#held = null;
    this.looking = false;
    this.#verdict = null;
  }

  holds(end: () => void): boolean {
    // Pressed once more, the turn ends whatever the coach thinks.
    if (!this.looking || this.#held) {
      this.#held = null;
      return false;
    }
    this.#held = end;
    const looks = this.#looks;
    setTimeout(() => looks === this.#looks && this.#release(), PATIENCE);
    return true;
  }
  #release(): void {
    const end = this.#held;
    this.#held = null;
    end?.();
  }
}
