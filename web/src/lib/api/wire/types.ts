// Everything that page and server send to each other.
// Written by `cargo xtask types` from the Rust types; do not edit.

/**
 * Somebody whom a person knows.
 */
export type Acquaintance = { 
/**
 * Who it is.
 */
person: PersonId, 
/**
 * The name that others see.
 */
name: string, 
/**
 * What they are to the person, if anything.
 */
kind?: RelationKind, 
/**
 * Whether they follow the person.
 */
follows_you: boolean, 
/**
 * Whether they are here; missing if they do not show it to the person.
 */
presence?: Presence, };

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
 * Finished games.
 */
export type ArchivePage = { 
/**
 * The games, the latest first.
 */
games: Array<ArchivedGame>, 
/**
 * Where to go on; missing at the end. A page can have fewer games than asked for, even none, and yet not be the last: each request
 * looks at a limited number of games.
 */
next?: string, };

/**
 * Which finished games to return.
 */
export type ArchiveQuery = { 
/**
 * The game.
 */
game?: string, 
/**
 * The id of a person who played. Private games are found by their players only.
 */
player?: string, 
/**
 * The number of players.
 */
players?: number, 
/**
 * Whether they were rated.
 */
rated?: boolean, 
/**
 * Games that ended then or later, in milliseconds since 1970.
 */
from?: number, 
/**
 * Games that ended then or before.
 */
to?: number, 
/**
 * The least number of actions.
 */
min_actions?: number, 
/**
 * The largest number of actions.
 */
max_actions?: number, 
/**
 * How the game ended: the game's own reason, `resigned`, `abandoned`, or `unknown` for games of old versions.
 */
ending?: string, 
/**
 * The least rating of the strongest player; with `player`, of the strongest opponent.
 */
min_strength?: number, 
/**
 * The highest rating of the strongest player; with `player`, of the strongest opponent.
 */
max_strength?: number, 
/**
 * Where the last page ended (`next`); from the latest game if it is missing.
 */
after?: string, 
/**
 * At most this many games, 1 to 100; 50 if it is missing.
 */
limit?: number, };

/**
 * A finished game.
 */
export type ArchivedGame = { 
/**
 * The table where it was played.
 */
table: TableId, 
/**
 * The game.
 */
game: string, 
/**
 * The number of players.
 */
players: number, 
/**
 * Whether everybody may see it.
 */
public: boolean, 
/**
 * Whether it was rated.
 */
rated: boolean, 
/**
 * Whether it is a record that somebody uploaded.
 */
imported: boolean, 
/**
 * When it ended, in milliseconds since 1970.
 */
finished: number, 
/**
 * How many actions it has, draws included.
 */
actions: number, 
/**
 * How it ended: the game's own reason, `resigned`, `abandoned`, or `unknown` for games of old versions.
 */
ending: string, 
/**
 * Who played, in the order of the seats.
 */
seats: Array<ArchivedSeat>, };

/**
 * A player of a finished game.
 */
export type ArchivedSeat = { 
/**
 * The seat, from 0.
 */
seat: Seat, 
/**
 * What kind of player it had.
 */
kind: SeatKind, 
/**
 * The player's name.
 */
name: string, 
/**
 * The person who played, on a device of their own.
 */
person?: PersonId, 
/**
 * The level of a bot.
 */
level?: number, 
/**
 * The points.
 */
score: number, 
/**
 * The rank, 1 being best; tied seats share one.
 */
rank: number, 
/**
 * The rating before the game, as far as it is known.
 */
rating?: number, };

/**
 * Bans a person.
 */
export type Ban = { 
/**
 * The reason that the person gets to see, up to 500 characters.
 */
reason: string, };

/**
 * A decision that a bot must make. It has everything that another worker needs to make it.
 */
export type BotJob = { 
/**
 * The name of the bot, such as `level4`.
 */
bot: string, 
/**
 * The seat that it decides for.
 */
seat: Seat, 
/**
 * The version of the position.
 */
version: number, 
/**
 * Whether another seat has decided since this one last did.
 */
new_turn: boolean, 
/**
 * Whether it is a hint for a person, and not the bot's own move.
 */
hint: boolean, 
/**
 * Whether more workers that think at the same time make a better decision: the bot thinks for some time, and not for a number of iterations.
 */
shared: boolean, 
/**
 * The id of the game.
 */
game: string, 
/**
 * The version of the rules.
 */
rules_version: number, 
/**
 * The number of players.
 */
players: number, 
/**
 * The options of the game.
 */
options: Array<[string, string]>, 
/**
 * The match so far.
 */
snapshot: object, };

/**
 * The name of a bot: a god, a ruler or a scribe of the region. At one table, no two bots have the same.
 *
 * Clients may show it in another language, and with a face.
 */
export type BotName = "Ashurbanipal" | "Enheduanna" | "Enkidu" | "Gilgamesh" | "Gudea" | "Hammurabi" | "Ishtar" | "Kubaba" | "Nabu" | "Ninsun" | "Sargon" | "Semiramis";

/**
 * Why a position changed.
 */
export type Cause = "act" | "undo" | "end" | "chance" | "clock" | "resign" | "stand_in" | "vacation";

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
 * A way to tell a person something.
 */
export type Channel = "push" | "mail" | "webhook";

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
 * The message; of a quick phrase, its English words.
 */
text: string, 
/**
 * The quick phrase that it is, if it is one.
 */
phrase?: QuickPhrase, 
/**
 * Whether somebody without a seat sent it while the game was running: players get it when the game is over.
 */
apart?: boolean, 
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
text: string, } | { "type": "phrase", 
/**
 * An id for this request, chosen by the client.
 */
client: string, 
/**
 * The phrase.
 */
phrase: QuickPhrase, } | { "type": "resync", } | { "type": "ping", };

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
running: boolean, 
/**
 * For how long it stands still although it is running, because its player is on vacation; missing if it does not.
 */
stands_ms?: number, };

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
 * A bot's decision, by dense indices.
 */
export type Decided = { 
/**
 * The action chosen.
 */
action: number, 
/**
 * The actions that would probably follow, this one first.
 */
line: Array<number>, 
/**
 * Each seat's expected share of the victory, 0 to 1, if the bot estimates it.
 */
shares?: Array<number>, 
/**
 * The actions that a search looked at; empty if the bot did not search.
 */
visits: Array<VisitedAction>, 
/**
 * The number of positions evaluated.
 */
iterations: number, };

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
 * What follows from a request to a table.
 */
export type DeviceUpdate = { 
/**
 * New entries of the journal, to be stored before the messages are shown.
 */
entries: Array<StoredEntry>, 
/**
 * The sheet, if it has changed; to be stored together with the entries.
 */
sheet?: string, 
/**
 * What clients get.
 */
messages: Array<ServerMessage>, 
/**
 * What a bot is asked to do next.
 */
think?: BotJob, };

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
 * What they have learned.
 */
progress: Progress, 
/**
 * What of their profile others may see.
 */
shown: ShownProfile, 
/**
 * Their ratings, and what games made of them.
 */
ratings: Array<PersonRating>, 
/**
 * What they want to be told, and where.
 */
notifications: Notifications, 
/**
 * The webhooks that they have set for tables.
 */
table_webhooks: Array<ExportedWebhook>, 
/**
 * What they and the webhooks of their tables were told in the last weeks, or are to be told.
 */
bells: Array<ExportedBell>, 
/**
 * Whom they follow or have blocked.
 */
relations: Array<ExportedRelation>, 
/**
 * What they were invited to, and whom they have invited.
 */
invitations: Array<ExportedInvitation>, 
/**
 * Their searches for opponents.
 */
seeks: Array<Seek>, 
/**
 * When they were last here, in milliseconds since 1970.
 */
last_seen?: number, 
/**
 * Their vacations of the last year, and one that is planned.
 */
vacations: Array<Vacation>, 
/**
 * What they have written down for themselves.
 */
notes: Array<ExportedNotes>, 
/**
 * Whose chat they do not want.
 */
muted: Array<MutedPerson>, 
/**
 * What they have reported to the hosts.
 */
reports: Array<ExportedReport>, 
/**
 * When they were here last, in milliseconds since 1970.
 */
last_visit?: number, 
/**
 * The tournaments that they have made or joined.
 */
tournaments: Array<ExportedTournament>, 
/**
 * The tables where they have a seat.
 */
tables: Array<ExportedTable>, };

/**
 * What was on its way to a person or the webhook of their table, or has arrived.
 */
export type ExportedBell = { 
/**
 * The table that it is about.
 */
table: string, 
/**
 * What it is: `turn`, `rematch`, `joined`, `started`, `round`, `over`, `invited`, `found`, `webhook` or `table_webhook`.
 */
kind: string, 
/**
 * When it happened, in milliseconds since 1970.
 */
created: number, 
/**
 * What has become of it.
 */
state: string, };

/**
 * An invitation that the person has sent or got.
 */
export type ExportedInvitation = { 
/**
 * The table.
 */
table: TableId, 
/**
 * Who invited.
 */
inviter: PersonId, 
/**
 * Who was invited.
 */
person: PersonId, 
/**
 * `waiting` or `declined`.
 */
state: string, 
/**
 * When, in milliseconds since 1970.
 */
created: number, };

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
 * Notes of the person at a table.
 */
export type ExportedNotes = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The text.
 */
text: string, 
/**
 * When it was last changed, in milliseconds since 1970.
 */
changed: number, };

/**
 * What an account is to others, as its owner may take it along.
 */
export type ExportedRelation = { 
/**
 * The other person.
 */
person: PersonId, 
/**
 * `follows` or `blocks`.
 */
kind: string, 
/**
 * Since when, in milliseconds since 1970.
 */
created: number, };

/**
 * A report that the person has made.
 */
export type ExportedReport = { 
/**
 * The name of the person who was reported.
 */
name: string, 
/**
 * The table; empty if it is about none.
 */
table: TableId, 
/**
 * What was wrong.
 */
reason: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, };

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
 * A tournament of a person, in their export.
 */
export type ExportedTournament = { 
/**
 * Its id.
 */
id: TournamentId, 
/**
 * Its name.
 */
name: string, 
/**
 * How far it has come.
 */
state: TournamentState, 
/**
 * Whether the person made it.
 */
made: boolean, 
/**
 * Whether the person takes part, or did.
 */
played: boolean, 
/**
 * When they joined or made it, in milliseconds since 1970.
 */
at: number, };

/**
 * The webhook that a person has set for a table.
 */
export type ExportedWebhook = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The webhook, without its secret.
 */
webhook: WebhookInfo, };

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
 * How somebody did in the games of a kind, uploaded and abandoned ones excepted.
 */
export type GamesPlayed = { 
/**
 * The game.
 */
game: string, 
/**
 * The number of players.
 */
players: number, 
/**
 * The seat, from 0.
 */
seat: number, 
/**
 * How many games were played there.
 */
played: number, 
/**
 * How many of them were won, or shared the first place.
 */
won: number, };

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
 * A report as hosts see it.
 */
export type HostReport = { 
/**
 * By this it is resolved.
 */
id: string, 
/**
 * Who reports.
 */
reporter: PersonId, 
/**
 * The name of that person.
 */
reporter_name: string, 
/**
 * Who is reported.
 */
person: PersonId, 
/**
 * The name of that person when it was reported.
 */
name: string, 
/**
 * The table; empty if it is about none.
 */
table: TableId, 
/**
 * What that person said, if the report is about that.
 */
said?: string, 
/**
 * What is wrong with it.
 */
reason: string, 
/**
 * When it was reported, in milliseconds since 1970.
 */
created: number, 
/**
 * When a host was done with it.
 */
resolved?: number, 
/**
 * That host.
 */
resolver?: string, 
/**
 * What the host noted.
 */
answer?: string, };

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
 * An invitation that waits for an answer.
 */
export type Invitation = { 
/**
 * The table, which waits for players.
 */
table: TableInfo, 
/**
 * Who invites.
 */
inviter: PersonId, 
/**
 * Their name.
 */
inviter_name: string, 
/**
 * When, in milliseconds since 1970.
 */
created: number, };

/**
 * Somebody who was invited to a table.
 */
export type InvitedPerson = { 
/**
 * Who it is.
 */
person: PersonId, 
/**
 * The name that others see.
 */
name: string, 
/**
 * Whether they have declined.
 */
declined: boolean, };

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
 * Joins a tournament.
 */
export type JoinTournament = { 
/**
 * The invitation code, for a private tournament.
 */
code?: string, };

/**
 * A language in which the server can write sentences.
 */
export type Language = "en";

/**
 * A person on a leaderboard.
 */
export type Leader = { 
/**
 * The place, from 1.
 */
place: number, 
/**
 * Who it is.
 */
person: PersonId, 
/**
 * The name that others see.
 */
name: string, 
/**
 * The rating.
 */
rating: number, 
/**
 * Its deviation.
 */
deviation: number, 
/**
 * How many rated games there were.
 */
games: number, };

/**
 * A part of a leaderboard.
 */
export type Leaders = { 
/**
 * The people, the best first: by rating less twice the deviation, so that nobody leads after one lucky game.
 */
people: Array<Leader>, 
/**
 * Where the next page begins; missing at the end.
 */
next?: string, };

/**
 * Which leaderboard to return.
 */
export type LeadersQuery = { 
/**
 * The game.
 */
game: string, 
/**
 * For how many players.
 */
kind: RatingKind, 
/**
 * Where the last page ended (`next`); from the top if it is missing.
 */
after?: string, 
/**
 * At most this many people, 1 to 100; 50 if it is missing.
 */
limit?: number, };

/**
 * What somebody has learned of a game.
 */
export type Learned = { 
/**
 * The game.
 */
game: string, 
/**
 * How many lessons were begun.
 */
lessons: number, 
/**
 * How many of their steps are finished.
 */
steps: number, 
/**
 * How many puzzles were solved at once.
 */
puzzles: number, };

/**
 * A finished step of a lesson.
 */
export type LessonStep = { 
/**
 * The game.
 */
game: string, 
/**
 * The name of the lesson.
 */
lesson: string, 
/**
 * The name of the step.
 */
step: string, };

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
 * Somebody whose chat a person does not want.
 */
export type MutedPerson = { 
/**
 * The id of the person.
 */
id: PersonId, 
/**
 * The name that others see.
 */
name: string, };

/**
 * Requests an analysis.
 */
export type NewAnalysis = { 
/**
 * How deep to search, 1 to 6; 4 by default.
 */
level?: number, };

/**
 * A browser that takes web push: what `PushSubscription.toJSON()` returns.
 */
export type NewBrowser = { 
/**
 * The address at the push service.
 */
endpoint: string, 
/**
 * The browser's public key, in Base64 for addresses.
 */
p256dh: string, 
/**
 * The browser's secret, in Base64 for addresses.
 */
auth: string, };

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
 * Invites somebody to a table.
 */
export type NewInvitation = { 
/**
 * The id or the name of somebody whom the sender follows.
 */
person: string, };

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
 * A record to be kept.
 */
export type NewRecord = { 
/**
 * The record of a finished game; see docs/records.md.
 */
record: string, };

/**
 * Follows or blocks somebody.
 */
export type NewRelation = { 
/**
 * What they are to be.
 */
kind: RelationKind, };

/**
 * Reports a person, or what they said, to the hosts.
 */
export type NewReport = { 
/**
 * Who is reported; with `line` it may be left out.
 */
person?: PersonId, 
/**
 * The table where it happened. Without it, `person` has an account.
 */
table?: TableId, 
/**
 * The number of the line of chat at that table.
 */
line?: number, 
/**
 * What is wrong, 1 to 500 characters.
 */
reason: string, 
/**
 * The invitation code of a private table.
 */
code?: string, };

/**
 * Looks for opponents.
 */
export type NewSeek = { 
/**
 * The game.
 */
game: string, 
/**
 * What kind of game.
 */
preset: Preset, 
/**
 * Whether it counts for ratings; for accounts only.
 */
rated: boolean, 
/**
 * After how many seconds bots take the seats that are still missing, at most a week; never, if it is missing.
 */
bots_after?: number, };

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
 * Whether the game counts for ratings. Only accounts play, each on a device of their own, with a clock, without undo and hints;
 * whoever leaves or runs out of time has lost.
 */
rated?: boolean, 
/**
 * Whether bots may have seats in a rated game.
 */
rated_bots?: boolean, 
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
 * Requests a new tournament.
 */
export type NewTournament = { 
/**
 * Its name, 1 to 64 characters.
 */
name: string, 
/**
 * What else people should know, up to 500 characters.
 */
about: string, 
/**
 * The id of the game.
 */
game: string, 
/**
 * Who plays whom.
 */
format: TournamentFormat, 
/**
 * The players at one table: 2; with grouped tables 3 or 4, in an arena 2 to 4.
 */
seats: number, 
/**
 * Options of the game that differ from the default.
 */
options: { [key in string]: string }, 
/**
 * How long people may think; there must be a limit. In an arena it is in minutes.
 */
clock: Clock, 
/**
 * Whether the games count for ratings; then only accounts may join.
 */
rated: boolean, 
/**
 * Whether everybody may see and join it; otherwise only people with the invitation code.
 */
public: boolean, 
/**
 * Bots that take part; none if it is missing.
 */
bots?: TournamentBots, 
/**
 * The most people who may join, 2 to 256; in a round robin 2 to 32.
 */
most: number, 
/**
 * The number of rounds, 1 to 20, of a Swiss tournament and of grouped tables. If it is missing, there are as many as a Swiss tournament needs to
 * find a winner, and three of grouped tables.
 */
rounds?: number, 
/**
 * Whether in a round robin everybody plays everybody twice.
 */
twice?: boolean, 
/**
 * How long an arena lasts, in minutes, 10 to 1440.
 */
minutes?: number, 
/**
 * When it starts by itself, in milliseconds since 1970; by hand if it is missing.
 */
starts?: number, 
/**
 * When the next round begins.
 */
next_round: RoundStart, };

/**
 * Goes on vacation, plans one, or changes the one that runs or is planned.
 */
export type NewVacation = { 
/**
 * When it begins, in milliseconds since 1970, within a year; now if it is missing. A vacation that runs keeps its beginning.
 */
from?: number, 
/**
 * When it ends: at least a day later.
 */
until: number, };

/**
 * Where a program of the person is told.
 */
export type NewWebhook = { 
/**
 * An address that takes JSON, with https.
 */
url: string, };

/**
 * Begins the next round.
 */
export type NextRound = { 
/**
 * When it begins, in milliseconds since 1970; at once if it is missing.
 */
at?: number, };

/**
 * What a person has written down for themselves at a table. Nobody else ever gets it.
 */
export type Notes = { 
/**
 * The text, up to 4000 characters; empty if there is none.
 */
text: string, };

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

/**
 * What an account wants to be told, and when.
 */
export type NotificationSettings = { 
/**
 * That it is its turn.
 */
turn: boolean, 
/**
 * That somebody invites it, that opponents were found, that another game is proposed, that somebody joined a table it sits at, or that
 * the game there has begun.
 */
invited: boolean, 
/**
 * That a game is over.
 */
over: boolean, 
/**
 * Whether by e-mail; this needs a confirmed address.
 */
mail: boolean, 
/**
 * How long there is at most one e-mail, in minutes.
 */
mail_minutes: number, 
/**
 * When nothing may be sent.
 */
quiet?: QuietHours, 
/**
 * The language of everything that is sent.
 */
language: MailLanguage, };

/**
 * How an account is told what happens at its tables.
 */
export type Notifications = { 
/**
 * What it wants to be told, and when.
 */
settings: NotificationSettings, 
/**
 * The browsers that show notifications.
 */
browsers: Array<PushBrowser>, 
/**
 * The address that is told, if there is one.
 */
webhook?: WebhookInfo, 
/**
 * The key with which a browser subscribes (`applicationServerKey`), in Base64 for addresses.
 */
push_key: string, };

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
 * A person's rating in a game.
 */
export type PersonRating = { 
/**
 * The game.
 */
game: string, 
/**
 * For how many players it is.
 */
kind: RatingKind, 
/**
 * The rating, in points; somebody new has 1500.
 */
rating: number, 
/**
 * How uncertain it is: with 95 % certainty the rating is right within twice the deviation.
 */
deviation: number, 
/**
 * How many rated games there were.
 */
games: number, 
/**
 * When the last of them ended, in milliseconds since 1970.
 */
changed: number, 
/**
 * What the last games made of it, the oldest first.
 */
history: Array<RatingPoint>, };

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
 * Whether somebody is here.
 */
export type Presence = { "kind": "at_table", 
/**
 * The table, if everybody may see it.
 */
table?: TableId, } | { "kind": "online" } | { "kind": "away", 
/**
 * When they were last here, in milliseconds since 1970.
 */
seen?: number, };

/**
 * What kind of game somebody looks for.
 */
export type Preset = "live_two" | "live_more" | "days";

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
 * A person as others may see them.
 */
export type Profile = { 
/**
 * The person's id.
 */
id: PersonId, 
/**
 * The name that others see.
 */
name: string, 
/**
 * When the person first came, in milliseconds since 1970.
 */
since: number, 
/**
 * What others may see; only for the person.
 */
shown?: ShownProfile, 
/**
 * What the person is to an account that looks at the profile.
 */
known?: Acquaintance, 
/**
 * The ratings; missing if the person does not show them.
 */
ratings?: Array<PersonRating>, 
/**
 * How many games were played and won; missing if the person does not show it.
 */
games?: Array<GamesPlayed>, 
/**
 * The rated games won against the strongest opponents; missing if the person does not show it.
 */
victories?: Array<ArchivedGame>, 
/**
 * What was learned; missing if the person does not show it.
 */
learned?: Array<Learned>, };

/**
 * Lessons and puzzles: all that an account has, or what a browser adds to it.
 */
export type Progress = { 
/**
 * Steps of lessons that are finished.
 */
steps: Array<LessonStep>, 
/**
 * Puzzles that were attempted, one entry each.
 */
attempts: Array<PuzzleAttempt>, 
/**
 * Days whose puzzle is solved.
 */
days: Array<PuzzleDay>, };

/**
 * A browser that shows notifications.
 */
export type PushBrowser = { 
/**
 * Identifies it.
 */
id: string, 
/**
 * The address at the push service, by which a browser knows itself.
 */
endpoint: string, 
/**
 * What it says of itself.
 */
agent: string, 
/**
 * When it was added, in milliseconds since 1970.
 */
created: number, };

/**
 * A puzzle that somebody attempted. The results at once, in the order of their times, make the rating.
 */
export type PuzzleAttempt = { 
/**
 * The game.
 */
game: string, 
/**
 * The id of the puzzle.
 */
puzzle: string, 
/**
 * The difficulty of the puzzle at the first attempt, in hundredths of a step: 100 to 500.
 */
difficulty: number, 
/**
 * How it went.
 */
result: PuzzleResult, 
/**
 * When it was first attempted, in milliseconds since 1970.
 */
at: number, };

/**
 * How the accounts of this server did at a puzzle.
 */
export type PuzzleCount = { 
/**
 * The id of the puzzle.
 */
puzzle: string, 
/**
 * How many have attempted it.
 */
tried: number, 
/**
 * How many of them were right at once.
 */
solved: number, };

/**
 * A day whose puzzle somebody solved.
 */
export type PuzzleDay = { 
/**
 * The game whose puzzle it was.
 */
game: string, 
/**
 * The day, as a number since 1970 (UTC).
 */
day: number, };

/**
 * How somebody did at a puzzle.
 */
export type PuzzleResult = "first" | "later" | "missed" | "shown";

/**
 * What players often say. Clients show it in the reader's language.
 */
export type QuickPhrase = "hello" | "good_luck" | "well_played" | "thanks" | "one_moment" | "back" | "your_turn" | "good_game" | "again" | "bye";

/**
 * Hours of every day when nothing is sent. What happens meanwhile is told at their end, if it still matters.
 */
export type QuietHours = { 
/**
 * When they begin, in minutes since midnight.
 */
from: number, 
/**
 * When they end, in minutes since midnight; it may be on the next day.
 */
to: number, 
/**
 * The time zone, such as `Europe/Prague`.
 */
zone: string, };

/**
 * What a rated game has made of a player's rating.
 */
export type RatingChange = { 
/**
 * The seat, from 0.
 */
seat: Seat, 
/**
 * The rating before the game, in points; missing for the first rated game.
 */
before?: number, 
/**
 * The rating after it.
 */
after: number, 
/**
 * How uncertain that rating is: with 95 % certainty it is right within twice the deviation.
 */
deviation: number, };

/**
 * For how many players a rating is: who is good against one opponent need not be against three.
 */
export type RatingKind = "two" | "more";

/**
 * What some games have made of a rating.
 */
export type RatingNews = { 
/**
 * The game.
 */
game: string, 
/**
 * For how many players it is.
 */
kind: RatingKind, 
/**
 * What it was before; missing if there was none.
 */
before?: number, 
/**
 * What it is now.
 */
after: number, };

/**
 * A rating after a game.
 */
export type RatingPoint = { 
/**
 * The table where the game was played; it may be deleted since.
 */
table: TableId, 
/**
 * When the game ended, in milliseconds since 1970.
 */
at: number, 
/**
 * The rating after it.
 */
rating: number, 
/**
 * The deviation after it.
 */
deviation: number, };

/**
 * Why a request was refused.
 */
export type Refusal = "bad_message" | "unreadable" | "illegal" | "late" | "not_your_turn" | "not_your_seat" | "nothing_to_undo" | "not_yet" | "must_end" | "not_running" | "no_hints" | "too_many" | "cannot_write" | "failed";

/**
 * What somebody is to somebody else.
 */
export type RelationKind = "follows" | "blocks";

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
 * Which reports to list.
 */
export type ReportsQuery = { 
/**
 * Also those that a host is done with.
 */
all?: boolean, 
/**
 * At most this many, 1 to 1000; 50 if it is missing.
 */
limit?: number, };

/**
 * Gives an account a new password.
 */
export type ResetPassword = { 
/**
 * The new password, 8 to 128 characters; a random one if it is missing.
 */
password?: string, };

/**
 * Says that a host is done with a report.
 */
export type ResolveReport = { 
/**
 * What the host did about it, for other hosts, up to 500 characters.
 */
answer: string, };

/**
 * When the next round begins.
 */
export type RoundStart = { "kind": "by_hand" } | { "kind": "minutes", 
/**
 * The minutes, 0 to 10080.
 */
minutes: number, };

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

/**
 * Whose knowledge of a running game to plan with.
 */
export type SampleQuery = { 
/**
 * A seat of the caller's own, `0` to `3`.
 */
seat: number, 
/**
 * The same seed gives the same position, as long as the seat sees the same. By default 0.
 */
seed: number, 
/**
 * The invitation code of a private table.
 */
code?: string, };

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
 * When the person is on vacation, or was last, if clocks stand still meanwhile: those of days.
 */
vacation?: Vacation, 
/**
 * Whether the person has come to a game that starts when everybody has.
 */
ready?: boolean, 
/**
 * The person's rating in this game, if they show it; only in the list of open tables.
 */
rating?: number, };

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
 * A search for opponents.
 */
export type Seek = { 
/**
 * Identifies it.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * What kind of game.
 */
preset: Preset, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * When bots take the seats that are still missing, in milliseconds since 1970; missing if never.
 */
bots_at?: number, 
/**
 * When it began, in milliseconds since 1970.
 */
created: number, 
/**
 * Until when it lasts unless it is renewed, in milliseconds since 1970.
 */
lease: number, 
/**
 * The table, once opponents were found.
 */
table?: TableId, };

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
log: Array<LogEntry>, 
/**
 * The version of the recipient's last decision; missing if there was none.
 */
decided?: number, } | { "type": "update", 
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
 * What of a person's profile others may see.
 */
export type ShownProfile = { 
/**
 * Ratings with their history, and a place in the leaderboards.
 */
ratings: boolean, 
/**
 * How many games were played and won, the best victories, and the person's games in the archive.
 */
games: boolean, 
/**
 * What was learned: lessons and puzzles.
 */
learning: boolean, 
/**
 * Who sees whether the person is here; friends, if it is missing.
 */
presence: ShownTo, };

/**
 * Who sees something of a person.
 */
export type ShownTo = "everybody" | "friends" | "nobody";

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
 * An entry of the journal as the device stores it.
 */
export type StoredEntry = { 
/**
 * The entry as text.
 */
body: string, 
/**
 * The id of the request that made it, if one did.
 */
client?: string, };

/**
 * Two accounts that have played many rated games of two against each other: a host may want to look.
 */
export type SuspiciousPair = { 
/**
 * The one who won more often.
 */
winner: PersonId, 
/**
 * Their name.
 */
winner_name: string, 
/**
 * The other.
 */
loser: PersonId, 
/**
 * Their name.
 */
loser_name: string, 
/**
 * How many rated games they have played against each other in the last 90 days.
 */
games: number, 
/**
 * How many the first one won.
 */
won: number, 
/**
 * How many ended because somebody resigned, left or ran out of time.
 */
resigned: number, 
/**
 * The mean number of actions; games that are thrown are often short.
 */
actions: number, 
/**
 * When the last of them ended, in milliseconds since 1970.
 */
last: number, };

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
 * Whether the game counts for ratings.
 */
rated?: boolean, 
/**
 * Whether bots may have seats in this rated game.
 */
rated_bots?: boolean, 
/**
 * Whether its players were found for each other: the game begins by itself when they have come.
 */
found?: boolean, 
/**
 * The tournament that the game belongs to. Nothing is taken back in it, and whoever leaves or runs out of time has lost.
 */
tournament?: TournamentRound, 
/**
 * What a rated game has changed, once it is over; only of people, and only at the table itself, not in lists.
 */
rating_changes?: Array<RatingChange>, 
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
 * The SHA-256 of the shuffles' seed, as hexadecimal digits; empty for a record that was uploaded.
 */
commitment: string, 
/**
 * Whether it is a record that somebody uploaded: nobody can vouch for it.
 */
imported?: boolean, 
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
 * Sends something through a channel, to see whether it arrives.
 */
export type TestNotification = { 
/**
 * Through which channel.
 */
channel: Channel, };

/**
 * What decides between players with the same points.
 */
export type TieBreak = "direct" | "buchholz" | "sonneborn_berger" | "opponents" | "wins" | "fewer_games";

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
 * A tournament with everything that its page shows.
 */
export type Tournament = { 
/**
 * The tournament.
 */
info: TournamentInfo, 
/**
 * The invitation code; only for people who take part, and whoever made it.
 */
invite?: string, 
/**
 * Whether the recipient made it, and may start it, begin rounds and call it off.
 */
leads: boolean, 
/**
 * The server's time, to show how long something takes.
 */
now: number, 
/**
 * The recipient's number among the players.
 */
you?: number, 
/**
 * The table where the recipient plays now.
 */
table?: TableId, 
/**
 * The players by number: before the start in the order in which they joined, then by seeding.
 */
players: Array<TournamentPlayer>, 
/**
 * What decides between players with the same points, in this order.
 */
tie_breaks: Array<TieBreak>, 
/**
 * The standings, the best first.
 */
standings: Array<TournamentStanding>, 
/**
 * The pairings, the latest round last; of an arena the last 100, and all that are being played.
 */
pairings: Array<TournamentPairing>, };

/**
 * Bots that take part.
 */
export type TournamentBots = { 
/**
 * How well they play, from 1 to 6.
 */
level: number, 
/**
 * At the start they join until there are at least this many players, 0 to 32, and nobody is left over.
 */
at_least: number, };

/**
 * Who plays whom.
 */
export type TournamentFormat = "round_robin" | "swiss" | "groups" | "knockout" | "arena";

/**
 * A tournament; part of its address on the page.
 */
export type TournamentId = string;

/**
 * A tournament, as lists show it.
 */
export type TournamentInfo = { 
/**
 * Its id.
 */
id: TournamentId, 
/**
 * What was planned.
 */
plan: NewTournament, 
/**
 * How far it has come.
 */
state: TournamentState, 
/**
 * How many players it has, bots included.
 */
players: number, 
/**
 * How many rounds have begun.
 */
round: number, 
/**
 * How many rounds there will be, once that is known.
 */
rounds?: number, 
/**
 * Who made it, if they still have an account.
 */
maker?: PersonId, 
/**
 * The name of whoever made it.
 */
maker_name: string, 
/**
 * Whether the recipient has joined and not withdrawn.
 */
joined: boolean, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * When the next round begins, or the tournament starts, by itself.
 */
due?: number, 
/**
 * When an arena ends.
 */
ends?: number, 
/**
 * When it ended.
 */
finished?: number, };

/**
 * Which tournaments to return.
 */
export type TournamentList = "open" | "running" | "finished" | "mine";

/**
 * Players who meet.
 */
export type TournamentPairing = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The number in the round, from 1; in an arena, in the whole tournament.
 */
board: number, 
/**
 * The numbers of the players in the order of their seats. One alone gets the points without a game; nobody is an empty place of a knock-out.
 */
players: Array<number>, 
/**
 * Where they play, or have played.
 */
table?: TableId, 
/**
 * Their places, from 1, once it is decided; ties share one.
 */
places?: Array<number>, 
/**
 * The points of each, once it is decided.
 */
points?: Array<number>, };

/**
 * Somebody who takes part.
 */
export type TournamentPlayer = { 
/**
 * The number.
 */
number: number, 
/**
 * The name that others see.
 */
name: string, 
/**
 * Who it is; missing for bots and deleted people.
 */
person?: PersonId, 
/**
 * The level of a bot.
 */
level?: number, 
/**
 * The rating at the start, as far as there was one.
 */
rating?: number, 
/**
 * Whether they have withdrawn.
 */
withdrawn?: boolean, 
/**
 * Whether they wait for a game, in an arena.
 */
waiting?: boolean, };

/**
 * The tournament of a table.
 */
export type TournamentRound = { 
/**
 * The tournament.
 */
id: TournamentId, 
/**
 * Its name.
 */
name: string, 
/**
 * The round, from 1; 0 in an arena.
 */
round: number, 
/**
 * When the game begins at the latest, in milliseconds since 1970; as soon as everybody has come, it begins.
 */
starts: number, };

/**
 * A line of the standings.
 */
export type TournamentStanding = { 
/**
 * The place, from 1; equals share it.
 */
place: number, 
/**
 * The number of the player.
 */
player: number, 
/**
 * The points; ties share them.
 */
points: number, 
/**
 * What each tie-break says; missing where it was not needed.
 */
breaks: Array<number | null>, 
/**
 * How many games were played.
 */
played: number, 
/**
 * How many of them were won.
 */
won: number, };

/**
 * How far a tournament has come.
 */
export type TournamentState = "open" | "running" | "finished" | "cancelled";

/**
 * Which tournaments to return.
 */
export type TournamentsQuery = { 
/**
 * Which of them.
 */
list: TournamentList, 
/**
 * The id of the last tournament of the page before.
 */
after?: string, };

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
 * Each seat's current rank.
 */
ranking: Array<number>, 
/**
 * What the observer sees, in the game's own shape.
 */
view: CommonView<string, string>, 
/**
 * The legal moves, if the observer decides; otherwise empty.
 */
legal: Array<Move>, 
/**
 * The events of the last action and of what followed, as the observer may know them.
 */
events: Array<LogEntry>, 
/**
 * What the bots decided, in order; missing if they did not decide.
 */
replies?: Array<Move>, 
/**
 * Whether each fact of the plan is true; missing if it names none.
 */
facts?: Array<boolean>, };

/**
 * Actions to try out from a position.
 */
export type TryPlan = { 
/**
 * The position, as an object or in one line; see docs/positions.
 */
position: object | string, 
/**
 * The actions, at most 500, each as text or in the game's own shape. Draws that are due before them are made.
 */
actions: Array<unknown>, 
/**
 * Whether draws that are due after the last action are made, too.
 */
chance: boolean, 
/**
 * The observer whose view to return; by default the seat that decides.
 */
as?: Observer, 
/**
 * Afterwards bots of this level, 1 to 3, decide for all other seats until it is the observer's decision again.
 */
bots?: number, 
/**
 * Up to 20 facts in the language of cases (docs/cases.md), to see whether they are true in the end.
 */
facts?: Array<string>, };

/**
 * What a mail program sends when somebody unsubscribes (RFC 8058).
 */
export type UnsubscribeQuery = { 
/**
 * The secret of the link.
 */
secret: string, };

/**
 * When somebody is on vacation.
 */
export type Vacation = { 
/**
 * When it begins, in milliseconds since 1970.
 */
from: number, 
/**
 * When it ends.
 */
until: number, };

/**
 * A person's vacation, and how much of it is left.
 */
export type Vacations = { 
/**
 * The vacation that runs or is planned; there is one at a time.
 */
vacation?: Vacation, 
/**
 * How many days are left; each begun day counts, for 365 days.
 */
days_left: number, 
/**
 * How many days there are in any 365 days.
 */
days_per_year: number, };

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

/**
 * What has happened since a person was here before.
 */
export type Visit = { 
/**
 * Since when, in milliseconds since 1970; missing on the first visit.
 */
since?: number, 
/**
 * The person's games that ended since, the latest first, at most 20.
 */
games: Array<ArchivedGame>, 
/**
 * The ratings that changed since.
 */
ratings: Array<RatingNews>, };

/**
 * An action that a search looked at, by its dense index.
 */
export type VisitedAction = { 
/**
 * The action.
 */
action: number, 
/**
 * How often it was tried.
 */
visits: number, 
/**
 * The decider's mean share of the victory after it, 0 to 1.
 */
share: number, };

/**
 * The webhook of an account or a table, without its secret.
 */
export type WebhookInfo = { 
/**
 * The address.
 */
url: string, 
/**
 * When it was set, in milliseconds since 1970.
 */
created: number, 
/**
 * Since when it does not take messages, if it does not.
 */
failing?: number, 
/**
 * When it was given up, if it was; nothing is sent to it any more.
 */
disabled?: number, 
/**
 * What was wrong the last time.
 */
problem?: string, };

/**
 * A webhook that was made.
 */
export type WebhookMade = { 
/**
 * The secret with which messages are signed. It is shown only now.
 */
secret: string, };
