// Made from the types of crates/server/src/api by `cargo xtask types`. Do not edit.

import type { Actor, CommonView, LogEntry, Move, Observer, Seat } from './play';

/**
 * The id of a table.
 */
export type TableId = string;

/**
 * The id of a person, guest or account.
 */
export type PersonId = string;

/**
 * The id of a token; not its secret.
 */
export type TokenId = string;

/**
 * What went wrong.
 */
export type Problem = {
/**
 * The details.
 */
error: ProblemDetails, };

/**
 * The details of what went wrong.
 */
export type ProblemDetails = {
/**
 * A word for programs, such as `not_found`.
 */
code: string,
/**
 * A sentence for people: what is wrong and what would be right.
 */
message: string,
/**
 * The rule of the game behind it, if there is one.
 */
ruling?: string, };

/**
 * Who is asking.
 */
export type Me = {
/**
 * The id.
 */
id: PersonId,
/**
 * The name others see.
 */
name: string,
/**
 * Whether it is an account; otherwise a guest.
 */
account: boolean,
/**
 * The name to sign in with.
 */
login?: string, };

/**
 * A new name.
 */
export type Rename = {
/**
 * 1 to 32 characters.
 */
name: string, };

/**
 * A name and a password.
 */
export type Credentials = {
/**
 * 3 to 32 letters, digits, `.`, `-` or `_`.
 */
login: string,
/**
 * 8 to 128 characters.
 */
password: string, };

/**
 * Asks for a token.
 */
export type NewToken = {
/**
 * What it is for.
 */
name: string, };

/**
 * A token for a program, without its secret.
 */
export type TokenInfo = {
/**
 * The id.
 */
id: TokenId,
/**
 * What it is for.
 */
name: string,
/**
 * When it was made, in milliseconds since 1970.
 */
created: number,
/**
 * When it stops to be good.
 */
expires: number, };

/**
 * A token with its secret, which is shown only once.
 */
export type TokenMade = {
/**
 * The token.
 */
token: TokenInfo,
/**
 * Goes into the header `Authorization: Bearer …`.
 */
secret: string, };

/**
 * A game one can play here.
 */
export type GameFacts = {
/**
 * The id.
 */
id: string,
/**
 * The name on the box.
 */
name: string,
/**
 * Who made it and when.
 */
credit: string,
/**
 * The fewest and the most players.
 */
players: [number, number],
/**
 * The version of its rules.
 */
rules_version: number,
/**
 * What can be chosen before a game.
 */
options: Array<OptionFacts>,
/**
 * How strong bots can be.
 */
levels: Array<LevelFacts>, };

/**
 * An option of a game.
 */
export type OptionFacts = {
/**
 * Its name.
 */
key: string,
/**
 * Its values.
 */
values: Array<string>,
/**
 * The value it has if nobody chooses.
 */
default: string,
/**
 * What it changes.
 */
text: string,
/**
 * The rules it decides between.
 */
rulings: Array<string>, };

/**
 * A level of bots.
 */
export type LevelFacts = {
/**
 * 1 to 6.
 */
number: number,
/**
 * Its name.
 */
name: string, };

/**
 * A chapter of rules.
 */
export type ChapterFacts = {
/**
 * The id, such as `playing-tokens`.
 */
id: string,
/**
 * Its heading in English.
 */
title: string,
/**
 * Its rules, in reading order.
 */
rulings: Array<RulingFacts>, };

/**
 * A rule.
 */
export type RulingFacts = {
/**
 * The id, such as `BAB-C4`.
 */
id: string,
/**
 * What it says, in English.
 */
text: string,
/**
 * Why it was decided that way, where the rulebook leaves it open.
 */
reason: string | null, };

/**
 * A list of tables.
 */
export type List = "open" | "running" | "mine";

/**
 * A table to be made.
 */
export type NewTable = {
/**
 * The id of the game.
 */
game: string,
/**
 * The number of players.
 */
players: number,
/**
 * Options that differ from the default.
 */
options: { [key in string]: string },
/**
 * The version of the rules; the server's own if it is left out, and the only one it takes.
 */
rules_version?: number,
/**
 * Who shall sit where, one for each player.
 */
seats: Array<SeatPlan>,
/**
 * Whether everybody may see and join it; otherwise only people with its code.
 */
public: boolean,
/**
 * The clock.
 */
clock: Clock,
/**
 * The level of the bot that plays on for people who left or ran out of time, 1 to 6.
 */
stand_in: number,
/**
 * What the maker adds to the shuffle.
 */
contribution?: string, };

/**
 * Who shall sit on a seat.
 */
export type SeatPlan = { "kind": "open" } | { "kind": "me" } | { "kind": "bot",
/**
 * 1 to 6.
 */
level: number, } | { "kind": "local",
/**
 * The name.
 */
name: string, };

/**
 * How long people may think.
 */
export type Clock = { "kind": "none" } | { "kind": "days",
/**
 * 1 to 30.
 */
days: number, } | { "kind": "minutes",
/**
 * 1 to 240.
 */
minutes: number,
/**
 * 0 to 600.
 */
increment_seconds: number, };

/**
 * Sits down at a table.
 */
export type Join = {
/**
 * The seat; the first open one if none is given.
 */
seat?: Seat,
/**
 * The code of the invitation.
 */
code?: string,
/**
 * What the player adds to the shuffle: up to 64 printable ASCII characters.
 */
contribution?: string, };

/**
 * Begins the game, or another one.
 */
export type Start = {
/**
 * What the player adds to the shuffle: up to 64 printable ASCII characters.
 */
contribution?: string, };

/**
 * A table as a person may know it.
 */
export type TableInfo = {
/**
 * The id.
 */
id: TableId,
/**
 * The id of the game.
 */
game: string,
/**
 * The number of players.
 */
players: number,
/**
 * Options that differ from the default.
 */
options: { [key in string]: string },
/**
 * The version of the rules.
 */
rules_version: number,
/**
 * Whether everybody may see and join it.
 */
public: boolean,
/**
 * The code of the invitation, for people at the table.
 */
invite?: string,
/**
 * Where it is in its life.
 */
state: TableState,
/**
 * Who sits where.
 */
seats: Array<SeatInfo>,
/**
 * The clock.
 */
clock: Clock,
/**
 * The level of the bot that plays on for people.
 */
stand_in: number,
/**
 * When it was made, in milliseconds since 1970.
 */
created: number,
/**
 * When something happened last.
 */
changed: number,
/**
 * Whether the person that asks must act.
 */
your_turn: boolean,
/**
 * How it ended.
 */
result?: Array<SeatResult>,
/**
 * Why it ended.
 */
end_reason?: EndReason,
/**
 * The table this is a rematch of.
 */
previous?: TableId,
/**
 * The rematch.
 */
next?: TableId,
/**
 * The hash of the seed of the shuffles.
 */
commitment: string, };

/**
 * The life of a table.
 */
export type TableState = "waiting" | "running" | "finished";

/**
 * A seat and who sits there.
 */
export type SeatInfo = {
/**
 * 0-based.
 */
seat: Seat,
/**
 * Who plays.
 */
kind: SeatKind,
/**
 * The name; empty if the seat is open.
 */
name: string,
/**
 * The level of a bot.
 */
level?: number,
/**
 * The person, also the one whose device a local player uses.
 */
person?: PersonId,
/**
 * Whether the person that asks plays this seat.
 */
you: boolean,
/**
 * Whether the person is here now.
 */
connected: boolean,
/**
 * Whether a bot plays on for the person.
 */
stand_in: boolean,
/**
 * Whether the person gave up.
 */
resigned: boolean, };

/**
 * Who plays a seat.
 */
export type SeatKind = "open" | "person" | "bot" | "local";

/**
 * How a seat ended.
 */
export type SeatResult = {
/**
 * 0-based.
 */
seat: Seat,
/**
 * The points.
 */
score: number,
/**
 * 1 is best; equals share.
 */
rank: number, };

/**
 * Why a game ended.
 */
export type EndReason = { "kind": "rules",
/**
 * The name of the reason, as the game's views write it.
 */
reason: string, } | { "kind": "resigned",
/**
 * Who gave up.
 */
seats: Array<Seat>, } | { "kind": "text",
/**
 * In English.
 */
text: string, };

/**
 * A language in which the server can write sentences.
 */
export type Language = "en";

/**
 * A finished game, action by action.
 */
export type Replay = {
/**
 * The number of actions.
 */
of: number,
/**
 * Every action, in order.
 */
steps: Array<ReplayStep>, };

/**
 * An action of a finished game.
 */
export type ReplayStep = {
/**
 * How many actions came before; the position before it is the moment with this number.
 */
step: number,
/**
 * The seat that decided; none if it was chance.
 */
seat?: Seat,
/**
 * The action.
 */
action: Move,
/**
 * What the observer heard.
 */
events: Array<LogEntry>,
/**
 * The points afterwards.
 */
scores: Array<number>, };

/**
 * A moment of a finished game.
 */
export type Moment = {
/**
 * How many actions were taken.
 */
step: number,
/**
 * Of how many.
 */
of: number,
/**
 * What the observer saw.
 */
view: CommonView<string, string>,
/**
 * What the observer heard of the last action.
 */
events: Array<LogEntry>,
/**
 * Who decided.
 */
actor: Actor,
/**
 * The points.
 */
scores: Array<number>, };

/**
 * Actions to be tried out from a position.
 */
export type TryPlan = {
/**
 * The position; see docs/positions.
 */
position: object,
/**
 * The actions, each as text or in the game's own shape; at most 64. Draws that are due before them are made.
 */
actions: Array<unknown>,
/**
 * Whether draws that are due after the last are made, too.
 */
chance: boolean,
/**
 * Whose eyes to see it with; those of the seat that decides if it is left out.
 */
as?: Observer, };

/**
 * What actions from a position lead to.
 */
export type Tried = {
/**
 * Who decides then.
 */
actor: Actor,
/**
 * The points.
 */
scores: Array<number>,
/**
 * What the observer sees.
 */
view: CommonView<string, string>,
/**
 * What can be done, if the observer decides.
 */
legal: Array<Move>,
/**
 * What the observer hears of the last action, and of what is drawn after it.
 */
events: Array<LogEntry>, };

/**
 * Asks for an analysis.
 */
export type NewAnalysis = {
/**
 * How deep to look, 1 to 6; 4 if it is left out.
 */
level?: number, };

/**
 * Something that takes long.
 */
export type Job = {
/**
 * Where it is.
 */
state: JobState,
/**
 * How much of it is done, 0 to 1.
 */
progress: number,
/**
 * What came out of it.
 */
result?: Analysis, };

/**
 * The life of a job.
 */
export type JobState = "none" | "waiting" | "running" | "done" | "failed";

/**
 * What a strong bot thinks of a game.
 */
export type Analysis = {
/**
 * Every decision with a choice.
 */
moments: Array<Opinion>, };

/**
 * What a strong bot thinks of a decision.
 */
export type Opinion = {
/**
 * How many actions came before.
 */
step: number,
/**
 * Who decided.
 */
seat: Seat,
/**
 * What was decided.
 */
action: Move,
/**
 * The share of the victory each seat could expect.
 */
shares: Array<number>,
/**
 * The best action.
 */
best: Move,
/**
 * What would probably have followed it.
 */
best_line: Array<Move>,
/**
 * How much of the victory was given away.
 */
loss: number, };
