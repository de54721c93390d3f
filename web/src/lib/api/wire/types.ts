// Everything that page and server send to each other.
// Written by `cargo xtask types` from the Rust types; do not edit.

export type Actor = Seat | "chance" | "over";

/**
 * A strong bot's evaluation of a game.
 */
export type Analysis = { 
/**
 * All decisions between several legal moves.
 */
moments: Array<Opinion>, };

/**
 * Bans a person.
 */
export type Ban = { 
/**
 * The reason that the person gets to see, up to 500 characters.
 */
reason: string, };

/**
 * The name of a bot: a god, a ruler or a scribe of the region. At one table, no two bots have the same.
 *
 * Clients may show it in another language, and with a face.
 */
export type BotName = "Ashurbanipal" | "Enheduanna" | "Enkidu" | "Gilgamesh" | "Gudea" | "Hammurabi" | "Ishtar" | "Kubaba" | "Nabu" | "Ninsun" | "Sargon" | "Semiramis";

/**
 * Why a position changed.
 */
export type Cause = "act" | "undo" | "end" | "chance" | "clock" | "resign" | "stand_in";

/**
 * What the browser passes to the device to create or to use a passkey.
 */
export type Challenge = { 
/**
 * The id to send back with the device's response. It is valid for five minutes, once.
 */
id: string, 
/**
 * The options for `navigator.credentials.create` or `.get`, with binary data as base64url.
 */
options: { publicKey: Record<string, unknown> }, };

/**
 * A chapter of a game's rules.
 */
export type ChapterFacts = { 
/**
 * The chapter's id, such as `playing-tokens`.
 */
id: string, 
/**
 * The heading, in English.
 */
title: string, 
/**
 * The rules of the chapter, in reading order.
 */
rulings: Array<RulingFacts>, };

/**
 * A chat message.
 */
export type ChatLine = { 
/**
 * Its number at the table, from 1.
 */
n: number, 
/**
 * The name of the sender.
 */
name: string, 
/**
 * The id of the sender; missing if the account was deleted.
 */
person?: PersonId, 
/**
 * Whether the sender had an account; otherwise a guest wrote it, whose name proves nothing.
 */
account: boolean, 
/**
 * The seat of the sender, if they have one.
 */
seat?: Seat, 
/**
 * The message.
 */
text: string, 
/**
 * When it was sent, in milliseconds since 1970.
 */
at: number, };

/**
 * A message from a client. `client` is an id that it chooses for each request; a request repeated with the same id is applied once.
 */
export type ClientMessage = { "type": "act", 
/**
 * An id for this request, chosen by the client.
 */
client: string, 
/**
 * The version of the position that the client has seen.
 */
version: number, 
/**
 * The seat that acts.
 */
seat: Seat, 
/**
 * The action: as text, in the game's own shape, or by its index.
 */
action: unknown, 
/**
 * Also hands the turn over, if there is nothing else to decide.
 */
end?: boolean, } | { "type": "end", 
/**
 * An id for this request, chosen by the client.
 */
client: string, 
/**
 * The version of the position that the client has seen.
 */
version: number, 
/**
 * The seat that hands over.
 */
seat: Seat, } | { "type": "undo", 
/**
 * An id for this request, chosen by the client.
 */
client: string, 
/**
 * The version of the position that the client has seen.
 */
version: number, 
/**
 * The seat that undoes.
 */
seat: Seat, } | { "type": "preview", 
/**
 * The version of the position that the client has seen.
 */
version: number, 
/**
 * The seat on whose behalf it is requested.
 */
seat: Seat, 
/**
 * The action: as text, in the game's own shape, or by its index.
 */
action: unknown, } | { "type": "hint", 
/**
 * The version of the position that the client has seen.
 */
version: number, 
/**
 * The seat on whose behalf it is requested.
 */
seat: Seat, } | { "type": "resign", 
/**
 * An id for this request, chosen by the client.
 */
client: string, 
/**
 * The seat that resigns.
 */
seat: Seat, } | { "type": "take_back", 
/**
 * The seat to take back.
 */
seat: Seat, } | { "type": "chat", 
/**
 * An id for this request, chosen by the client.
 */
client: string, 
/**
 * The message, up to 500 characters.
 */
text: string, } | { "type": "resync", } | { "type": "ping", };

/**
 * How long people may think.
 */
export type Clock = { "kind": "none" } | { "kind": "days", 
/**
 * The number of days, 1 to 30.
 */
days: number, } | { "kind": "minutes", 
/**
 * The number of minutes, 1 to 240.
 */
minutes: number, 
/**
 * The seconds added after each move, 0 to 600.
 */
increment_seconds: number, };

/**
 * The clock of a seat.
 */
export type ClockInfo = { 
/**
 * The seat, from 0.
 */
seat: Seat, 
/**
 * The time left, in milliseconds.
 */
remaining_ms: number, 
/**
 * Whether the clock is running.
 */
running: boolean, };

/**
 * Access to a private table.
 */
export type CodeQuery = { 
/**
 * The invitation code of a private table.
 */
code?: string, };

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

/**
 * A password, to confirm what a stolen cookie must not do.
 */
export type Confirmation = { 
/**
 * The account's password.
 */
password: string, };

/**
 * A login and a password.
 */
export type Credentials = { 
/**
 * The name to sign in with: 3 to 32 letters, digits, `.`, `-` or `_`.
 */
login: string, 
/**
 * The password, 8 to 128 characters.
 */
password: string, };

/**
 * What a host did.
 */
export type Deed = { 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who: the login of a host, or the user of the command line.
 */
actor: string, 
/**
 * What, such as `ban`.
 */
deed: string, 
/**
 * The id of the person, table or notice concerned.
 */
subject: string, 
/**
 * More about it, such as a reason.
 */
detail: string, };

/**
 * Why a game ended.
 */
export type EndReason = { "kind": "rules", 
/**
 * The name of the reason, as the game's views write it.
 */
reason: string, } | { "kind": "resigned", 
/**
 * The seats whose players resigned.
 */
seats: Array<Seat>, } | { "kind": "abandoned" } | { "kind": "text", 
/**
 * The reason as an English sentence.
 */
text: string, };

/**
 * Everything the server has stored about a person.
 */
export type Export = { 
/**
 * The person.
 */
me: Me, 
/**
 * Where they are signed in.
 */
sessions: Array<SessionInfo>, 
/**
 * Their tokens, without the secrets.
 */
tokens: Array<TokenInfo>, 
/**
 * Their passkeys.
 */
passkeys: Array<PasskeyInfo>, 
/**
 * What they have written.
 */
chat: Array<ExportedLine>, 
/**
 * The tables where they have a seat.
 */
tables: Array<ExportedTable>, };

/**
 * A chat message of the person.
 */
export type ExportedLine = { 
/**
 * The table where it was sent.
 */
table: TableId, 
/**
 * The message.
 */
text: string, 
/**
 * When it was sent, in milliseconds since 1970.
 */
at: number, };

/**
 * A table of the person.
 */
export type ExportedTable = { 
/**
 * The table as the person sees it.
 */
table: TableInfo, 
/**
 * The record of the game, once it is over.
 */
record?: string, };

/**
 * Sends an e-mail to somebody who has forgotten their password.
 */
export type Forgotten = { 
/**
 * The confirmed address of the account.
 */
email: string, 
/**
 * The language of the e-mail.
 */
language: MailLanguage, };

/**
 * A game that this server offers.
 */
export type GameFacts = { 
/**
 * The game's id.
 */
id: string, 
/**
 * The name on the box.
 */
name: string, 
/**
 * Author, publisher and year.
 */
credit: string, 
/**
 * The minimum and the maximum number of players.
 */
players: [number, number], 
/**
 * About how long a game takes among people, in minutes: the shortest and the longest usual time.
 */
minutes: [number, number], 
/**
 * How demanding the game is, from 1 (easy) to 5.
 */
weight: number, 
/**
 * The version of the rules that this server plays.
 */
rules_version: number, 
/**
 * The options that can be chosen for a table.
 */
options: Array<OptionFacts>, 
/**
 * The levels of its bots.
 */
levels: Array<LevelFacts>, };

/**
 * A person as hosts see them.
 */
export type HostPerson = { 
/**
 * The person's id.
 */
id: PersonId, 
/**
 * The name that others see.
 */
name: string, 
/**
 * The name to sign in with; missing for a guest.
 */
login?: string, 
/**
 * When the person first came, in milliseconds since 1970.
 */
created: number, 
/**
 * When the person was here last, to the hour.
 */
seen: number, 
/**
 * `host`, if the person has that role.
 */
role?: string, 
/**
 * When the person was banned; missing for others.
 */
banned?: number, 
/**
 * The reason that a banned person gets to see.
 */
ban_reason?: string, 
/**
 * The number of tables where the person has a seat.
 */
tables: number, 
/**
 * The number of browsers and programs in which the person is signed in.
 */
sessions: number, };

/**
 * A browser or a program in which somebody is signed in.
 */
export type HostSession = { 
/**
 * Its id; not its secret.
 */
id: TokenId, 
/**
 * `cookie` for a browser, `program` for a program.
 */
kind: string, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, 
/**
 * When it becomes invalid.
 */
expires: number, };

/**
 * A table as hosts see it, without what is secret in its game.
 */
export type HostTable = { 
/**
 * The table's id.
 */
id: TableId, 
/**
 * Waiting, running or finished.
 */
state: TableState, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, 
/**
 * When it last changed.
 */
changed: number, 
/**
 * The number of entries in its journal.
 */
entries: number, 
/**
 * The number of its lines of chat.
 */
chat: number, 
/**
 * The table itself; missing if what is stored of it is damaged.
 */
table?: TableInfo, };

/**
 * The analysis of a finished game, which runs in the background.
 */
export type Job = { 
/**
 * Whether it is queued, running, or done.
 */
state: JobState, 
/**
 * The fraction that is done, 0 to 1.
 */
progress: number, 
/**
 * The result, once it is done; until then that of an earlier request, if there is one.
 */
result?: Analysis, };

/**
 * The state of an analysis.
 */
export type JobState = "none" | "waiting" | "running" | "done" | "failed";

/**
 * Requests a seat.
 */
export type Join = { 
/**
 * The seat, from 0; by default the first open one.
 */
seat?: Seat, 
/**
 * The invitation code of a private table.
 */
code?: string, 
/**
 * What the player contributes to the shuffle: up to 64 printable ASCII characters.
 */
contribution?: string, };

/**
 * A language in which the server can write sentences.
 */
export type Language = "en";

/**
 * A level of playing strength.
 */
export type LevelFacts = { 
/**
 * The level, 1 (weakest) to 6.
 */
number: number, 
/**
 * The name of bots at this level.
 */
name: string, };

/**
 * A list of tables.
 */
export type List = "open" | "running" | "mine";

/**
 * Which tables to list.
 */
export type ListQuery = { 
/**
 * The list to return.
 */
list: List, 
/**
 * The last table of a list that was full, to get those after it; not for open tables, of which there is one list.
 */
after?: TableId, };

/**
 * An event, as the observer may know it.
 */
export type LogEntry = { 
/**
 * Its index in the observer's log, from 0.
 */
n: number, 
/**
 * The version at which it happened.
 */
version: number, 
/**
 * The event as a sentence; only if words were requested.
 */
text?: string, 
/**
 * The seat that it concerns.
 */
seat?: Seat, 
/**
 * The points that the seat got.
 */
points: number, 
/**
 * The id of the rule that caused it.
 */
ruling: string, 
/**
 * The event in the game's own shape.
 */
event: unknown, };

/**
 * A language in which the server writes e-mails.
 */
export type MailLanguage = "en" | "cs" | "pl";

/**
 * What a link in an e-mail contains.
 */
export type MailLink = { 
/**
 * The secret of the link.
 */
secret: string, };

/**
 * The person who sends the request.
 */
export type Me = { 
/**
 * The person's id.
 */
id: PersonId, 
/**
 * The name that others see.
 */
name: string, 
/**
 * Whether the person has an account; otherwise it is a guest.
 */
account: boolean, 
/**
 * The name to sign in with; missing for a guest.
 */
login?: string, 
/**
 * The confirmed e-mail address, if there is one.
 */
email?: string, 
/**
 * Whether the person may look after the server.
 */
host?: boolean, };

export type Move = { text: string, action: { action: string }, outlook?: unknown };

/**
 * The form in which a socket gets legal moves.
 */
export type MoveForm = "full" | "index";

/**
 * Requests an analysis.
 */
export type NewAnalysis = { 
/**
 * How deep to search, 1 to 6; 4 by default.
 */
level?: number, };

/**
 * Sends an e-mail to an address, to confirm it.
 */
export type NewEmail = { 
/**
 * The address.
 */
email: string, 
/**
 * The account's password.
 */
password: string, 
/**
 * The language of the e-mail.
 */
language: MailLanguage, };

/**
 * Posts a notice.
 */
export type NewNotice = { 
/**
 * What it says, 1 to 500 characters.
 */
text: string, 
/**
 * For how many seconds it is shown: a minute to a year.
 */
seconds: number, };

/**
 * Stores a passkey.
 */
export type NewPasskey = { 
/**
 * The id of the challenge.
 */
id: string, 
/**
 * A name that says which device has it, 1 to 32 characters.
 */
name: string, 
/**
 * The device's response (`PublicKeyCredential.toJSON`).
 */
credential: unknown, };

/**
 * Changes the password.
 */
export type NewPassword = { 
/**
 * The current password.
 */
current: string, 
/**
 * The new password, 8 to 128 characters.
 */
password: string, };

/**
 * Requests a new table.
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
 * The version of the rules to insist on; refused unless it is the server's, which is the default.
 */
rules_version?: number, 
/**
 * Who gets each seat, one plan per player.
 */
seats: Array<SeatPlan>, 
/**
 * Whether everybody may see and join the table; otherwise only people with the invitation code.
 */
public: boolean, 
/**
 * How long people may think; without a limit by default.
 */
clock: Clock, 
/**
 * The level of the bot that replaces people who leave or run out of time, 1 to 6; 3 by default.
 */
stand_in: number, 
/**
 * Whether people may ask for hints although they play against each other; against bots alone they always may.
 */
hints?: boolean, 
/**
 * What the creator contributes to the shuffle: up to 64 printable ASCII characters. It is sent before the commitment is known;
 * better leave it out, set `contribute_later`, and send it with `/start`.
 */
contribution?: string, 
/**
 * Do not start the game yet although all seats are taken: the creator sees the commitment first, and contributes with `/start`.
 */
contribute_later?: boolean, };

/**
 * Requests a token.
 */
export type NewToken = { 
/**
 * A name that says what the token is for, 1 to 32 characters.
 */
name: string, };

/**
 * A notice to everybody.
 */
export type Notice = { 
/**
 * By this it can be taken down again.
 */
id: string, 
/**
 * What it says, 1 to 500 characters.
 */
text: string, 
/**
 * When it was posted, in milliseconds since 1970.
 */
created: number, 
/**
 * Until when it is shown.
 */
until: number, };

export type Observer = Seat | "spectator";

/**
 * A strong bot's evaluation of a decision.
 */
export type Opinion = { 
/**
 * How many actions came before the decision.
 */
step: number, 
/**
 * The seat that decided.
 */
seat: Seat, 
/**
 * The move that was chosen.
 */
action: Move, 
/**
 * Each seat's expected share of the victory, 0 to 1.
 */
shares: Array<number>, 
/**
 * The best move.
 */
best: Move, 
/**
 * The moves that would probably have followed, the best move first.
 */
best_line: Array<Move>, 
/**
 * The share of the victory that the decision gave away, 0 to 1.
 */
loss: number, };

/**
 * An option of a game.
 */
export type OptionFacts = { 
/**
 * The option's key.
 */
key: string, 
/**
 * The possible values.
 */
values: Array<string>, 
/**
 * The value if none is chosen.
 */
default: string, 
/**
 * What the option changes, in English.
 */
text: string, 
/**
 * The ids of the rules that it concerns.
 */
rulings: Array<string>, };

/**
 * A passkey.
 */
export type PasskeyInfo = { 
/**
 * Its id, to rename or delete it.
 */
id: string, 
/**
 * The name that says which device has it.
 */
name: string, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, 
/**
 * When it was last used to sign in, in milliseconds since 1970.
 */
used?: number, };

/**
 * Signs in with a passkey.
 */
export type PasskeySignIn = { 
/**
 * The id of the challenge.
 */
id: string, 
/**
 * The device's response (`PublicKeyCredential.toJSON`).
 */
credential: unknown, };

/**
 * Sets another password, with a link from an e-mail.
 */
export type PasswordByLink = { 
/**
 * The secret of the link.
 */
secret: string, 
/**
 * The new password, 8 to 128 characters.
 */
password: string, };

/**
 * A new password, to be passed on to the person.
 */
export type PasswordReset = { 
/**
 * The login of the account.
 */
login: string, 
/**
 * The new password, in plain text; it is shown only here.
 */
password: string, };

/**
 * The id of a person, guest or account.
 */
export type PersonId = string;

/**
 * How to open a socket.
 */
export type PlayQuery = { 
/**
 * The invitation code of a private table.
 */
code?: string, 
/**
 * Adds sentences in this language (`text` in the log, `prompt` in positions); none by default.
 */
words?: Language, 
/**
 * The form of legal moves; `full` by default.
 */
moves?: MoveForm, };

/**
 * A position as one socket may see it.
 */
export type Position = { 
/**
 * Increases with every change of the game.
 */
version: number, 
/**
 * Who decides according to the rules.
 */
actor: Actor, 
/**
 * The seat that must act or hand over.
 */
asked?: Seat, 
/**
 * Whether that seat has decided everything, and can only undo or hand over.
 */
must_end: boolean, 
/**
 * Whether handing over ends the game or a turn of that seat; not if it only responded in another seat's turn, or if its own turn continues after a draw.
 */
ends_turn: boolean, 
/**
 * Whether that seat can undo something.
 */
may_undo: boolean, 
/**
 * How often a seat has handed over.
 */
turn: number, 
/**
 * What must be decided, as a sentence for spectators; only if the socket requested words.
 */
prompt?: string, 
/**
 * Each seat's points.
 */
scores: Array<number>, 
/**
 * Each seat's current rank; players who resigned rank behind everybody else.
 */
ranking: Array<number>, 
/**
 * One view for each seat of this socket, or one for a spectator.
 */
views: Array<ViewFor>, 
/**
 * One clock for each seat; empty if thinking times are not limited.
 */
clocks: Array<ClockInfo>, };

/**
 * The body of every error response.
 */
export type Problem = { 
/**
 * What went wrong.
 */
error: ProblemDetails, };

/**
 * What went wrong.
 */
export type ProblemDetails = { 
/**
 * The kind of error, for programs, such as `not_found`.
 */
code: string, 
/**
 * A sentence for people: what is wrong, and what would be right.
 */
message: string, 
/**
 * The id of the rule that forbids it, if it is one.
 */
ruling?: string, };

/**
 * Why a request was refused.
 */
export type Refusal = "bad_message" | "unreadable" | "illegal" | "late" | "not_your_turn" | "not_your_seat" | "nothing_to_undo" | "not_yet" | "must_end" | "not_running" | "no_hints" | "too_many" | "cannot_write" | "failed";

/**
 * Requests a rematch.
 */
export type Rematch = { 
/**
 * What the player contributes to the shuffle, before the commitment is known: up to 64 printable ASCII characters.
 */
contribution?: string, 
/**
 * Do not start a game against bots yet: the player sees the commitment first, and contributes with `/start`.
 */
contribute_later?: boolean, };

/**
 * Changes the name.
 */
export type Rename = { 
/**
 * The new name, 1 to 32 characters.
 */
name: string, };

/**
 * A finished game, action by action.
 */
export type Replay = { 
/**
 * The number of actions in the game.
 */
of: number, 
/**
 * All actions, in order.
 */
steps: Array<ReplayStep>, };

/**
 * A position of a finished game.
 */
export type ReplayPosition = { 
/**
 * How many actions were taken before.
 */
step: number, 
/**
 * The number of actions in the game.
 */
of: number, 
/**
 * What the observer saw, in the game's own shape.
 */
view: CommonView<string, string>, 
/**
 * The events of the last action, as the observer may know them.
 */
events: Array<LogEntry>, 
/**
 * Who decides in this position.
 */
actor: Actor, 
/**
 * Each seat's points.
 */
scores: Array<number>, };

/**
 * Which observer's view of a finished game to return, and which position.
 */
export type ReplayQuery = { 
/**
 * The observer: a seat, `0` to `3`, or `spectator`, which is the default.
 */
as?: string, 
/**
 * Returns only the position after this number of actions.
 */
step?: number, 
/**
 * Adds sentences in this language to log entries; none by default.
 */
words?: Language, 
/**
 * The invitation code of a private table.
 */
code?: string, };

/**
 * An action of a finished game.
 */
export type ReplayStep = { 
/**
 * How many actions came before; also the `step` of the position in which it was taken.
 */
step: number, 
/**
 * The seat that decided; missing if it was chance.
 */
seat?: Seat, 
/**
 * What was decided or drawn.
 */
action: Move, 
/**
 * The events, as the observer may know them.
 */
events: Array<LogEntry>, 
/**
 * Each seat's points afterwards.
 */
scores: Array<number>, };

/**
 * Gives an account a new password.
 */
export type ResetPassword = { 
/**
 * The new password, 8 to 128 characters; a random one if it is missing.
 */
password?: string, };

/**
 * A rule of a game.
 */
export type RulingFacts = { 
/**
 * The rule's id, such as `BAB-C4`.
 */
id: string, 
/**
 * What it says, in English.
 */
text: string, 
/**
 * Why it was decided that way, where the printed rules leave it open.
 */
reason: string | null, };

export type Seat = number;

/**
 * Who plays a seat from now on, while the table waits for players.
 */
export type SeatChange = { "kind": "open" } | { "kind": "bot", 
/**
 * Its level, 1 to 6.
 */
level: number, };

/**
 * A seat and its player.
 */
export type SeatInfo = { 
/**
 * The seat, from 0.
 */
seat: Seat, 
/**
 * What kind of player it has.
 */
kind: SeatKind, 
/**
 * The player's name; empty if the seat is open.
 */
name: string, 
/**
 * The level, if the player is a bot.
 */
level?: number, 
/**
 * The person who plays it; for a local player, the person whose device it is.
 */
person?: PersonId, 
/**
 * Whether the person has an account; otherwise it is a guest, whose name proves nothing.
 */
account: boolean, 
/**
 * Whether the recipient plays this seat.
 */
you: boolean, 
/**
 * Whether the person is connected to the table now.
 */
connected: boolean, 
/**
 * Whether a bot plays in place of the person.
 */
stand_in: boolean, 
/**
 * Whether the player has resigned.
 */
resigned: boolean, 
/**
 * Whether the person has come to this rematch, which starts when everybody has.
 */
ready?: boolean, };

/**
 * The kind of player that has a seat.
 */
export type SeatKind = "open" | "person" | "bot" | "local";

/**
 * Who gets a seat of a new table.
 */
export type SeatPlan = { "kind": "open" } | { "kind": "me" } | { "kind": "bot", 
/**
 * How well it plays, from 1 to 6.
 */
level: number, } | { "kind": "local", 
/**
 * The player's name, 1 to 32 characters.
 */
name: string, };

/**
 * How a seat finished.
 */
export type SeatResult = { 
/**
 * The seat, from 0.
 */
seat: Seat, 
/**
 * The final points.
 */
score: number, 
/**
 * The rank, 1 being best; tied seats share one.
 */
rank: number, };

/**
 * What this server offers.
 */
export type ServerFacts = { 
/**
 * Whether it sends e-mail: addresses can be confirmed, and forgotten passwords replaced.
 */
mail: boolean, };

/**
 * A message from the server.
 */
export type ServerMessage = { "type": "hello", 
/**
 * The table as the recipient may see it.
 */
table: TableInfo, 
/**
 * The last chat messages.
 */
chat: Array<ChatLine>, 
/**
 * The position; missing before the game starts.
 */
position?: Position, 
/**
 * The log so far.
 */
log: Array<LogEntry>, } | { "type": "update", 
/**
 * The new position.
 */
position: Position, 
/**
 * The new entries of the log.
 */
events: Array<LogEntry>, 
/**
 * What changed the position.
 */
cause: Cause, 
/**
 * After an undo: the number of log entries that remain.
 */
undo_to?: number, } | { "type": "table", 
/**
 * The table as the recipient may see it.
 */
table: TableInfo, } | { "type": "done", 
/**
 * The id of the request.
 */
client: string, 
/**
 * The version after it, or a later one.
 */
version: number, } | { "type": "refused", 
/**
 * The id of the request, if it had one.
 */
client?: string, 
/**
 * The reason, for programs.
 */
code: Refusal, 
/**
 * The reason, for people.
 */
message: string, 
/**
 * The id of the rule that forbids it, if it is one.
 */
ruling?: string, 
/**
 * The current version.
 */
version: number, } | { "type": "preview", 
/**
 * The seat on whose behalf it was requested.
 */
seat: Seat, 
/**
 * The version of the position that it applies to.
 */
version: number, 
/**
 * The move.
 */
action: Move, 
/**
 * The events that it would cause.
 */
events: Array<LogEntry>, 
/**
 * Each seat's points afterwards.
 */
scores: Array<number>, } | { "type": "hint", 
/**
 * The seat on whose behalf it was requested.
 */
seat: Seat, 
/**
 * The version of the position that it applies to.
 */
version: number, 
/**
 * The move.
 */
action: Move, 
/**
 * The moves that would probably follow, this one first.
 */
line: Array<Move>, 
/**
 * Each seat's expected share of the victory, 0 to 1, if the bot estimates it.
 */
shares?: Array<number>, } | { "type": "chat", 
/**
 * The message with its sender.
 */
line: ChatLine, } | { "type": "pong", } | { "type": "over", 
/**
 * Scores and ranks.
 */
result: Array<SeatResult>, 
/**
 * Why the game ended.
 */
reason: EndReason, 
/**
 * What determined the draws, so that they can be checked.
 */
shuffle: ShuffleShown, };

/**
 * A browser in which the person is signed in.
 */
export type SessionInfo = { 
/**
 * The session's id, to end it.
 */
id: TokenId, 
/**
 * Whether it is the session that sends the request.
 */
current: boolean, 
/**
 * What the browser calls itself, if it is known.
 */
agent?: string, 
/**
 * When it began, in milliseconds since 1970.
 */
created: number, 
/**
 * When it was last used, to the hour, in milliseconds since 1970.
 */
used: number, 
/**
 * When it ends unless it is used, in milliseconds since 1970.
 */
expires: number, };

/**
 * What determined the draws, shown when the game is over.
 */
export type ShuffleShown = { 
/**
 * The SHA-256 of the seed, which was shown before the first draw.
 */
commitment: string, 
/**
 * The seed, as hexadecimal digits.
 */
seed: string, 
/**
 * What each seat contributed.
 */
contributions: Array<string | null>, };

/**
 * Starts the game.
 */
export type Start = { 
/**
 * What the player contributes to the shuffle: up to 64 printable ASCII characters.
 */
contribution?: string, };

/**
 * Numbers about a server.
 */
export type Statistics = { 
/**
 * People with an account.
 */
accounts: number, 
/**
 * People without one.
 */
guests: number, 
/**
 * People who are banned.
 */
banned: number, 
/**
 * People who were here within a day.
 */
seen_day: number, 
/**
 * People who were here within 30 days.
 */
seen_month: number, 
/**
 * Tables whose game has not started.
 */
tables_waiting: number, 
/**
 * Tables whose game runs.
 */
tables_running: number, 
/**
 * Tables whose game is over.
 */
tables_finished: number, 
/**
 * Games that ended within 30 days.
 */
finished_month: number, 
/**
 * Lines of chat.
 */
chat: number, 
/**
 * Browsers and programs in which somebody is signed in.
 */
sessions: number, 
/**
 * The size of the database in bytes.
 */
database_bytes: number, };

/**
 * A table, waiting, running or finished; part of its address on the page.
 */
export type TableId = string;

/**
 * A table as the recipient may see it.
 */
export type TableInfo = { 
/**
 * The table's id.
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
 * The version of the rules that it is played by.
 */
rules_version: number, 
/**
 * Whether everybody may see and join the table.
 */
public: boolean, 
/**
 * The invitation code; only sent to people at the table.
 */
invite?: string, 
/**
 * Whether the game has started, or is over.
 */
state: TableState, 
/**
 * Who has which seat, in seat order.
 */
seats: Array<SeatInfo>, 
/**
 * How long people may think.
 */
clock: Clock, 
/**
 * The level of the bot that replaces people who leave or run out of time.
 */
stand_in: number, 
/**
 * Whether hints may be asked for: against bots alone always, among people if the table was created so.
 */
hints: boolean, 
/**
 * Who may start the game, and change who plays: whoever made the table, or the person on the first seat if they have none.
 */
leader?: PersonId, 
/**
 * Whether that is the recipient.
 */
leads?: boolean, 
/**
 * How often a seat has handed over.
 */
turn: number, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, 
/**
 * When it last changed, in milliseconds since 1970.
 */
changed: number, 
/**
 * Whether the recipient must act.
 */
your_turn: boolean, 
/**
 * Scores and ranks, once the game is over.
 */
result?: Array<SeatResult>, 
/**
 * Why the game ended, once it is over.
 */
end_reason?: EndReason, 
/**
 * The table that this is a rematch of.
 */
previous?: TableId, 
/**
 * The rematch of this table.
 */
next?: TableId, 
/**
 * The SHA-256 of the shuffles' seed, as hexadecimal digits.
 */
commitment: string, 
/**
 * Whether the recipient may delete the table: nobody else sits at it.
 */
may_delete?: boolean, 
/**
 * Whether the game is about to start and waits for contributions to the shuffle: send yours with `/start`.
 */
starting?: boolean, 
/**
 * Whether the table can only be looked at, because this server no longer knows the version of the rules it is played by.
 */
unplayable?: boolean, };

/**
 * How far a table has come.
 */
export type TableState = "waiting" | "running" | "finished";

/**
 * The id of a token; not its secret.
 */
export type TokenId = string;

/**
 * A token for a program, without its secret.
 */
export type TokenInfo = { 
/**
 * The token's id, to delete it.
 */
id: TokenId, 
/**
 * The name that says what it is for.
 */
name: string, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, 
/**
 * When it becomes invalid, in milliseconds since 1970.
 */
expires: number, };

/**
 * A new token with its secret, which is sent only once.
 */
export type TokenMade = { 
/**
 * The token without its secret.
 */
token: TokenInfo, 
/**
 * The text for the header `Authorization: Bearer …`.
 */
secret: string, };

/**
 * The outcome of actions from a position.
 */
export type Tried = { 
/**
 * Who decides next.
 */
actor: Actor, 
/**
 * Each seat's points.
 */
scores: Array<number>, 
/**
 * What the observer sees, in the game's own shape.
 */
view: CommonView<string, string>, 
/**
 * The legal moves, if the observer decides; otherwise empty.
 */
legal: Array<Move>, 
/**
 * The events of the last action and of the draws after it, as the observer may know them.
 */
events: Array<LogEntry>, };

/**
 * Actions to try out from a position.
 */
export type TryPlan = { 
/**
 * The position; see docs/positions.
 */
position: object, 
/**
 * The actions, at most 64, each as text or in the game's own shape. Draws that are due before them are made.
 */
actions: Array<unknown>, 
/**
 * Whether draws that are due after the last action are made, too.
 */
chance: boolean, 
/**
 * The observer whose view to return; by default the seat that decides.
 */
as?: Observer, };

/**
 * What one observer sees.
 */
export type ViewFor = { 
/**
 * A seat of this socket, or the spectator.
 */
observer: Observer, 
/**
 * What the observer sees, in the game's own shape.
 */
view: CommonView<string, string>, 
/**
 * The legal moves, if the observer decides now; otherwise empty. Numbers if the socket requested `moves=index`.
 */
legal: Array<Move>, 
/**
 * What must be decided, as a sentence for the observer; only if the socket requested words.
 */
prompt?: string, };
