/** A table made from a fixture: a real position to draw a board with, without a server. */

import type { Actor, BotName, ChatLine, LogEntry, Position, TableInfo } from '$lib/api/wire';
import type { CommonView, Entry, Move, Preview } from '$games/contract';
import type { Hint, Notice, TableModel } from './model';
import { OfflineTable } from './offline';

/** What scripts/fixtures.mjs writes. */
export interface Fixture {
  game: string;
  players: number;
  name: string;
  actor: Actor;
  scores: number[];
  ranking: number[];
  legal: Move[];
  events: LogEntry[];
  /** Keyed by the text of the move. */
  previews: Record<string, { events: LogEntry[]; scores: number[] }>;
  /** One per seat, then the spectator's. */
  views: CommonView<string, string>[];
}

export class FixtureTable extends OfflineTable implements TableModel {
  readonly table: TableInfo;
  readonly position: Position;
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[] = [
    { n: 1, name: 'Amat', account: true, seat: 0, text: 'Good luck!', at: 1_700_000_000_000 },
  ];
  readonly recent: readonly Entry[];
  current = $state.raw<Entry | null>(null);
  settled = $state(true);
  preview = $state.raw<Preview | null>(null);
  hint = $state.raw<Hint | null>(null);
  notice = $state.raw<Notice | null>(null);
  readonly passive = false;
  readonly sending = false;
  readonly thinking = false;
  readonly reason = null;
  readonly #fixture: Fixture;

  /** `observer` is a seat, or null for a spectator; by default the seat that decides. */
  constructor(fixture: Fixture, observer?: number | null) {
    super();
    this.#fixture = fixture;
    const { actor } = fixture;
    const asked = typeof actor === 'number' ? actor : undefined;
    const seat = observer === undefined ? (asked ?? 0) : observer;
    const people = ['Amat', 'Balasi', 'Iltani', 'Kurigalzu'];
    const bots: BotName[] = ['Semiramis', 'Enheduanna', 'Hammurabi', 'Gilgamesh'];
    this.table = {
      id: 'fixture',
      game: fixture.game,
      players: fixture.players,
      options: {},
      rules_version: 1,
      public: false,
      state: actor === 'over' ? 'finished' : 'running',
      seats: Array.from({ length: fixture.players }, (_, at) => ({
        seat: at,
        kind: at === 0 || at === seat ? ('person' as const) : ('bot' as const),
        name: (at === 0 || at === seat ? people : bots)[at] ?? '',
        account: at === 0 || at === seat,
        ...(at !== 0 && at !== seat && { level: 3 }),
        you: at === seat,
        connected: true,
        stand_in: false,
        resigned: false,
      })),
      clock: { kind: 'none' },
      stand_in: 3,
      created: 0,
      changed: 0,
      your_turn: asked === seat,
      hints: true,
      turn: 0,
      commitment: '',
    };
    this.position = {
      version: 1,
      actor,
      ...(asked !== undefined && { asked }),
      must_end: false,
      ends_turn: false,
      may_undo: true,
      turn: 1,
      scores: fixture.scores,
      ranking: fixture.ranking,
      views: [
        {
          observer: seat ?? 'spectator',
          view: fixture.views[seat ?? fixture.players]!,
          legal: asked === seat ? fixture.legal : [],
        },
      ],
      clocks: [],
    };
    this.log = fixture.events;
    this.recent = fixture.events.slice(-6) as Entry[];
  }

  override act(move: Move): void {
    this.notice = { text: move.text };
  }
  override end(): void {
    this.notice = { text: 'end' };
  }
  override undo(): void {
    this.notice = { text: 'undo' };
  }
  override requestPreview(move: Move | null): void {
    const found = move === null ? undefined : this.#fixture.previews[move.text];
    this.preview = move !== null && found ? ({ move: move.text, ...found } as Preview) : null;
  }
  override requestHint(): void {
    const [move] = this.#fixture.legal;
    this.hint = move === undefined ? null : { move, line: [move] };
  }
  override skip(): void {
    this.current = null;
    this.settled = true;
  }
  override dismiss(): void {
    this.notice = null;
  }

  /** Plays the events of the fixture back, one after another. */
  async playBack(duration: (entry: Entry) => number): Promise<void> {
    this.settled = false;
    for (const entry of this.recent) {
      const time = duration(entry);
      if (time === 0) continue;
      this.current = entry;
      // oxlint-disable-next-line no-await-in-loop -- one after another is the point
      await new Promise((resolve) => setTimeout(resolve, time));
    }
    this.skip();
  }
}
