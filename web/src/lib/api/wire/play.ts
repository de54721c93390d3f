// Made from the types of crates/server/src/api by `cargo xtask types`. Do not edit.

import type { PersonId, SeatResult, TableInfo } from './http';

/**
 * What a client says. `client` is an id that it makes for each try; a try that is repeated with the same id counts once.
 */
export type ClientMessage = { "type": "act",
/**
 * The id of the try.
 */
client: string,
/**
 * The version of the position it answers.
 */
version: number,
/**
 * The seat that acts.
 */
seat: number,
/**
 * The action.
 */
action: string,
/**
 * Hands over at once if nothing else is to decide.
 */
end?: boolean, } | { "type": "end",
/**
 * The id of the try.
 */
client: string,
/**
 * The version of the position it answers.
 */
version: number,
/**
 * The seat that hands over.
 */
seat: number, } | { "type": "undo",
/**
 * The id of the try.
 */
client: string,
/**
 * The version of the position it answers.
 */
version: number,
/**
 * The seat that takes back.
 */
seat: number, } | { "type": "preview",
/**
 * The version of the position.
 */
version: number,
/**
 * The seat that asks.
 */
seat: number,
/**
 * The action.
 */
action: string, } | { "type": "hint",
/**
 * The version of the position.
 */
version: number,
/**
 * The seat that asks.
 */
seat: number, } | { "type": "resign",
/**
 * The id of the try.
 */
client: string,
/**
 * The seat that gives up.
 */
seat: number, } | { "type": "take_back",
/**
 * The seat.
 */
seat: number, } | { "type": "chat",
/**
 * The id of the try.
 */
client: string,
/**
 * What is said.
 */
text: string, } | { "type": "resync", } | { "type": "ping", };

/**
 * What the server says.
 */
export type ServerMessage = { "type": "hello",
/**
 * The table.
 */
table: TableInfo,
/**
 * The last lines of chat.
 */
chat: Array<ChatLine>,
/**
 * The position; none while the table waits for its start.
 */
position?: Position,
/**
 * What happened so far.
 */
log: Array<LogEntry>, } | { "type": "update",
/**
 * The new position.
 */
position: Position,
/**
 * What happened.
 */
events: Array<LogEntry>,
/**
 * Why.
 */
cause: Cause,
/**
 * After an undo: how many entries of the log remain.
 */
undo_to?: number, } | { "type": "table",
/**
 * The table.
 */
table: TableInfo, } | { "type": "done",
/**
 * The id of the try.
 */
client: string,
/**
 * The version of the table after it, or a later one.
 */
version: number, } | { "type": "refused",
/**
 * The id of the try, if it had one.
 */
client?: string,
/**
 * Why, for programs.
 */
code: Refusal,
/**
 * Why, for people.
 */
message: string,
/**
 * The rule behind it, if there is one.
 */
ruling?: string,
/**
 * The version of the table.
 */
version: number, } | { "type": "preview",
/**
 * The seat.
 */
seat: number,
/**
 * The version of the position.
 */
version: number,
/**
 * The action.
 */
action: string,
/**
 * What would happen.
 */
events: Array<LogEntry>,
/**
 * The points afterwards.
 */
scores: Array<number>, } | { "type": "hint",
/**
 * The seat.
 */
seat: number,
/**
 * The version of the position.
 */
version: number,
/**
 * The action.
 */
action: string,
/**
 * What would probably follow, the action first.
 */
line: Array<string>,
/**
 * The share of the victory each seat may expect.
 */
shares?: Array<number>, } | { "type": "chat",
/**
 * What.
 */
line: ChatLine, } | { "type": "pong", } | { "type": "over",
/**
 * How it ended.
 */
result: Array<SeatResult>,
/**
 * Why.
 */
reason: string,
/**
 * What fixed the draws, to be checked.
 */
shuffle: ShuffleShown, };

/**
 * Why a position changed.
 */
export type Cause = "act" | "undo" | "end" | "chance" | "clock" | "resign" | "stand_in";

/**
 * Why a try was refused.
 */
export type Refusal = "bad_message" | "unreadable" | "illegal" | "late" | "not_your_turn" | "not_your_seat" | "nothing_to_undo" | "not_yet" | "must_end" | "not_running" | "too_many" | "failed";

/**
 * A position as those at one socket may know it.
 */
export type Position = {
/**
 * Grows with everything that happens.
 */
version: number,
/**
 * Who decides by the rules.
 */
actor: Decider,
/**
 * The seat that must act, or hand over.
 */
asked?: number,
/**
 * Whether that seat has decided everything and may now take back or hand over.
 */
must_end: boolean,
/**
 * Whether that seat may take something back.
 */
may_undo: boolean,
/**
 * How often the turn was handed over.
 */
turn: number,
/**
 * What is asked, as a spectator reads it.
 */
prompt: string,
/**
 * The points.
 */
scores: Array<number>,
/**
 * The ranks as they stand; whoever gave up is behind everybody who did not.
 */
ranking: Array<number>,
/**
 * One for each seat of this socket, or one for a spectator.
 */
views: Array<ViewFor>,
/**
 * The clocks; none if there is no clock.
 */
clocks: Array<ClockInfo>, };

/**
 * What one observer sees.
 */
export type ViewFor = {
/**
 * Who.
 */
observer: Watcher,
/**
 * The view in the game's own shape.
 */
view: unknown,
/**
 * What the observer may do now.
 */
legal: Array<string>,
/**
 * What is asked.
 */
prompt: string, };

/**
 * Who decides.
 */
export type Decider = { "kind": "seat",
/**
 * 0-based.
 */
seat: number, } | { "kind": "chance" } | { "kind": "over" };

/**
 * A seat that looks, or somebody beside the table.
 */
export type Watcher = number | "spectator";

/**
 * The clock of a seat.
 */
export type ClockInfo = {
/**
 * 0-based.
 */
seat: number,
/**
 * What is left.
 */
remaining_ms: number,
/**
 * Whether it is running.
 */
running: boolean, };

/**
 * Something that happened, as the observer heard it.
 */
export type LogEntry = {
/**
 * Its place in the observer's log, from 0.
 */
n: number,
/**
 * The version of the table at which it happened.
 */
version: number,
/**
 * A sentence.
 */
text: string,
/**
 * Whom it concerns.
 */
seat?: number,
/**
 * The points it brought.
 */
points: number,
/**
 * The rule behind it.
 */
ruling: string,
/**
 * What happened, in the game's own shape.
 */
event: unknown, };

/**
 * A line of chat.
 */
export type ChatLine = {
/**
 * Its number, from 1.
 */
n: number,
/**
 * Who said it.
 */
name: string,
/**
 * The person, unless it is gone.
 */
person?: PersonId,
/**
 * The seat, if the person has one.
 */
seat?: number,
/**
 * What was said.
 */
text: string,
/**
 * When, in milliseconds since 1970.
 */
at: number, };

/**
 * What fixed the draws, shown when the game is over.
 */
export type ShuffleShown = {
/**
 * Shown before the first draw: the SHA-256 of the seed.
 */
commitment: string,
/**
 * The seed, in hexadecimal digits.
 */
seed: string,
/**
 * What each seat added.
 */
contributions: Array<string | null>, };
