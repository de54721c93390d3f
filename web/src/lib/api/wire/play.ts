// Made from the types of crates/server/src/api by `cargo xtask types`. Do not edit.

import type { EndReason, PersonId, SeatResult, TableInfo } from './http';

export type Seat = number;

export type Actor = Seat | "chance" | "over";

export type Observer = Seat | "spectator";

/**
 * The part of a view that is the same in every game.
 *
 * The JSON of every view has these fields beside its own. Front ends that know no game read nothing else of a view.
 * `P` names what is being decided and `E` why the game ended, in the game's own words; their words for people
 * are in the game's Fluent file.
 */
export type CommonView<P, E> = {
/**
 * Whose eyes these are.
 */
observer: Observer,
/**
 * The number of players.
 */
players: number,
/**
 * Who decides now.
 */
actor: Actor,
/**
 * What is being decided.
 */
phase: P,
/**
 * Whose turn it is; none before the first turn.
 */
active: Seat | null,
/**
 * Why the game is over; missing while it goes on.
 */
end?: E, };

export type Move = { text: string, action: { action: string }, outlook?: unknown };

/**
 * What a client says. `client` is an id that it makes for each request; a request repeated with the same id counts once.
 */
export type ClientMessage = { "type": "act",
/**
 * The id of the request.
 */
client: string,
/**
 * The version of the position it answers.
 */
version: number,
/**
 * The seat that acts.
 */
seat: Seat,
/**
 * The action: its text, or itself in the game's own shape.
 */
action: unknown,
/**
 * Hands over at once if nothing else is to decide.
 */
end?: boolean, } | { "type": "end",
/**
 * The id of the request.
 */
client: string,
/**
 * The version of the position it answers.
 */
version: number,
/**
 * The seat that hands over.
 */
seat: Seat, } | { "type": "undo",
/**
 * The id of the request.
 */
client: string,
/**
 * The version of the position it answers.
 */
version: number,
/**
 * The seat that takes back.
 */
seat: Seat, } | { "type": "preview",
/**
 * The version of the position.
 */
version: number,
/**
 * The seat that asks.
 */
seat: Seat,
/**
 * The action: its text, or itself in the game's own shape.
 */
action: unknown, } | { "type": "hint",
/**
 * The version of the position.
 */
version: number,
/**
 * The seat that asks.
 */
seat: Seat, } | { "type": "resign",
/**
 * The id of the request.
 */
client: string,
/**
 * The seat that gives up.
 */
seat: Seat, } | { "type": "take_back",
/**
 * The seat.
 */
seat: Seat, } | { "type": "chat",
/**
 * The id of the request.
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
 * The id of the request.
 */
client: string,
/**
 * The version of the table after it, or a later one.
 */
version: number, } | { "type": "refused",
/**
 * The id of the request, if it had one.
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
seat: Seat,
/**
 * The version of the position.
 */
version: number,
/**
 * The action.
 */
action: Move,
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
seat: Seat,
/**
 * The version of the position.
 */
version: number,
/**
 * The action.
 */
action: Move,
/**
 * What would probably follow, the action first.
 */
line: Array<Move>,
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
reason: EndReason,
/**
 * What fixed the draws, to be checked.
 */
shuffle: ShuffleShown, };

/**
 * Why a position changed.
 */
export type Cause = "act" | "undo" | "end" | "chance" | "clock" | "resign" | "stand_in";

/**
 * Why a request was refused.
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
actor: Actor,
/**
 * The seat that must act, or hand over.
 */
asked?: Seat,
/**
 * Whether that seat has decided everything and may now take back or hand over.
 */
must_end: boolean,
/**
 * Whether handing over ends a turn of that seat, or the game; not if it only answered in somebody else's turn, or if its own goes on after a draw.
 */
ends_turn: boolean,
/**
 * Whether that seat may take something back.
 */
may_undo: boolean,
/**
 * How often the turn was handed over.
 */
turn: number,
/**
 * What is asked, as a spectator reads it; only for who asked for words.
 */
prompt?: string,
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
observer: Observer,
/**
 * The view in the game's own shape.
 */
view: CommonView<string, string>,
/**
 * What the observer may do now.
 */
legal: Array<Move>,
/**
 * What is asked; only for who asked for words.
 */
prompt?: string, };

/**
 * The clock of a seat.
 */
export type ClockInfo = {
/**
 * 0-based.
 */
seat: Seat,
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
 * A sentence; only for who asked for words.
 */
text?: string,
/**
 * Whom it concerns.
 */
seat?: Seat,
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
seat?: Seat,
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
