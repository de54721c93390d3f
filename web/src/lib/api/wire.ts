// The server's messages, as described in docs/api.md.

export type TableId = string;
export type PersonId = string;

export type ProblemDetails = { code: string; message: string; ruling?: string };
export type Problem = { error: ProblemDetails };
export type Me = { id: PersonId; name: string; account: boolean; login?: string };
export type TokenInfo = { id: string; name: string; created: number; expires: number };
export type TokenMade = { token: TokenInfo; secret: string };
export type OptionFacts = { key: string; values: string[]; default: string; text: string };
export type LevelFacts = { number: number; name: string };
export type RulingFacts = { id: string; text: string };
export type GameFacts = {
  id: string;
  name: string;
  credit: string;
  players: [number, number];
  rules_version: number;
  options: OptionFacts[];
  levels: LevelFacts[];
  rulings: RulingFacts[];
};
export type SeatPlan =
  { kind: 'open' } | { kind: 'me' } | { kind: 'bot'; level: number } | { kind: 'local'; name: string };
export type Clock =
  | { kind: 'none' }
  | { kind: 'days'; days: number }
  | { kind: 'minutes'; minutes: number; increment_seconds: number };
export type NewTable = {
  game: string;
  players: number;
  options: Record<string, string>;
  seats: SeatPlan[];
  public: boolean;
  clock: Clock;
  stand_in: number;
  contribution?: string;
};
export type SeatKind = 'open' | 'person' | 'bot' | 'local';
export type SeatInfo = {
  seat: number;
  kind: SeatKind;
  name: string;
  level?: number;
  person?: PersonId;
  you: boolean;
  connected: boolean;
  stand_in: boolean;
  resigned: boolean;
};
export type SeatResult = { seat: number; score: number; rank: number };
export type TableState = 'waiting' | 'running' | 'finished';
export type TableInfo = {
  id: TableId;
  game: string;
  players: number;
  options: Record<string, string>;
  rules_version: number;
  public: boolean;
  invite?: string;
  state: TableState;
  seats: SeatInfo[];
  clock: Clock;
  stand_in: number;
  created: number;
  changed: number;
  your_turn: boolean;
  result?: SeatResult[];
  end_reason?: string;
  previous?: TableId;
  next?: TableId;
  commitment: string;
};

export type Decider = { kind: 'seat'; seat: number } | { kind: 'chance' } | { kind: 'over' };
export type Watcher = number | 'spectator';
export type ViewFor = { observer: Watcher; view: unknown; legal: string[]; prompt: string };
export type ClockInfo = { seat: number; remaining_ms: number; running: boolean };
export type Position = {
  version: number;
  actor: Decider;
  asked?: number;
  must_end: boolean;
  may_undo: boolean;
  turn: number;
  prompt: string;
  scores: number[];
  ranking: number[];
  views: ViewFor[];
  clocks: ClockInfo[];
};
export type LogEntry = {
  n: number;
  version: number;
  text: string;
  seat?: number;
  points: number;
  ruling: string;
  event: unknown;
};
export type ChatLine = {
  n: number;
  name: string;
  person?: PersonId;
  seat?: number;
  text: string;
  at: number;
};
export type ShuffleShown = { commitment: string; seed: string; contributions: (string | null)[] };

export type Cause = 'act' | 'undo' | 'end' | 'chance' | 'clock' | 'resign' | 'stand_in';
export type Refusal =
  | 'bad_message'
  | 'unreadable'
  | 'illegal'
  | 'late'
  | 'not_your_turn'
  | 'not_your_seat'
  | 'nothing_to_undo'
  | 'not_yet'
  | 'must_end'
  | 'not_running'
  | 'too_many'
  | 'failed';

export type ClientMessage =
  | { type: 'act'; client: string; version: number; seat: number; action: string; end?: boolean }
  | { type: 'end'; client: string; version: number; seat: number }
  | { type: 'undo'; client: string; version: number; seat: number }
  | { type: 'preview'; version: number; seat: number; action: string }
  | { type: 'hint'; version: number; seat: number }
  | { type: 'resign'; client: string; seat: number }
  | { type: 'take_back'; seat: number }
  | { type: 'chat'; client: string; text: string }
  | { type: 'resync' }
  | { type: 'ping' };

export type ServerMessage =
  | { type: 'hello'; table: TableInfo; chat: ChatLine[]; position?: Position; log: LogEntry[] }
  | { type: 'update'; position: Position; events: LogEntry[]; cause: Cause; undo_to?: number }
  | { type: 'table'; table: TableInfo }
  | { type: 'done'; client: string; version: number }
  | { type: 'refused'; client?: string; code: Refusal; message: string; ruling?: string; version: number }
  | { type: 'preview'; seat: number; version: number; action: string; events: LogEntry[]; scores: number[] }
  | { type: 'hint'; seat: number; version: number; action: string; line: string[]; shares?: number[] }
  | { type: 'chat'; line: ChatLine }
  | { type: 'pong' }
  | { type: 'over'; result: SeatResult[]; reason: string; shuffle: ShuffleShown };

export type ReplayStep = {
  step: number;
  seat?: number;
  action: string;
  events: LogEntry[];
  scores: number[];
};
export type Replay = { of: number; steps: ReplayStep[] };
export type Moment = {
  step: number;
  of: number;
  view: unknown;
  events: LogEntry[];
  actor: Decider;
  scores: number[];
};
export type Opinion = {
  step: number;
  seat: number;
  action: string;
  shares: number[];
  best: string;
  best_line: string[];
  loss: number;
};
export type Analysis = { moments: Opinion[] };
export type Job = {
  state: 'waiting' | 'running' | 'done' | 'failed';
  progress: number;
  result?: Analysis;
};
