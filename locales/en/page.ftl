### Texts of the page that all games share.

## The page

brand = Shinar
nav = Main
nav-new = New table
nav-rules = Rules
nav-settings = Settings
nav-account = Account
language = Language
theme-to-light = Switch to light colours
theme-to-dark = Switch to dark colours
skip-to-content = Skip to content
loading = One moment…
page-unreachable = This page could not be loaded. Is the server running?
try-again = Try again
close = Close
less = Less
more = More
cancel = Cancel
menu = Menu
notice = Notice
notice-dismiss = Hide this notice

## The table: who and what

you = you
points = points
# After a number that is shown on its own.
points-word = { $count ->
    [one] point
   *[other] points
}
points-hidden = points behind the screen
points-short = { $points }
players = Players
board = Board
tray = Your pieces
player-number = Player { $number }
# A bot of a table from before bots had names.
bot-name = Bot { $number } ({ $name })
# The names of bots, as the language writes them.
bot-Ashurbanipal = Ashurbanipal
bot-Enheduanna = Enheduanna
bot-Enkidu = Enkidu
bot-Gilgamesh = Gilgamesh
bot-Gudea = Gudea
bot-Hammurabi = Hammurabi
bot-Ishtar = Ishtar
bot-Kubaba = Kubaba
bot-Nabu = Nabu
bot-Ninsun = Ninsun
bot-Sargon = Sargon
bot-Semiramis = Semiramis
guest-name = guest { $code }
level-short = level { $number }
on-turn = to move
away = away
resigned = resigned
stand-in-plays = a bot has taken over
take-back = Take your seat back
clock-left = Time left

## The sentence at the top

sentence-waiting-start = The game has not started yet.
sentence-your-turn = Your turn: { $task }.
sentence-your-turn-plain = Your turn.
sentence-end = Done: end your turn, or undo.
sentence-end-last = That was the last action: end your turn to see the result, or undo.
sentence-confirm = Done: confirm, or undo.
sentence-thinking = { $name } is thinking.
sentence-waiting = Waiting for { $name }.
# In a replay.
sentence-decides = { $name } to move.
sentence-chance = Drawing…
sentence-you-won = You won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
sentence-won = { $name } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sentence-tie = Shared victory: { $names }.

## The bar

bar = What you can do
watching = You are watching this game.
undo = Undo
confirm = Confirm
end-turn = End turn
hint = Hint
again = Recap
again-about = Shows what has happened since your last decision.
hint-is = Hint: { $action }
thinking = Thinking…
skip = Skip
variants = Options
key-of = Key: { $key }

## Log, chat and list of actions

log-and-chat = Log and chat
tab-log = Log
tab-chat = Chat
tab-actions = Actions
tab-players = Players
actions-about = { $count ->
    [0] There is nothing for you to do right now.
    [one] You can take one action.
   *[other] You can take { $count } actions.
}
log-empty = Nothing has happened yet.
read-rule = Read rule { $id }
read-the-rule = Read the rule
why-not = Not possible here
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
all-rules = All rules
ruling-unknown = There is no such rule in this game.
ruling-unreachable = The rules could not be loaded.

## The connection

link-lost = Connection lost. Reconnecting…
link-restarting = The server is restarting. Reconnecting…
link-busy = The server is too busy. Trying again shortly…
link-unsaved = The server cannot save anything at the moment. Your moves are kept here. Trying again…
link-troubled = Something went wrong on the server. Trying again…
link-refused = The server closed the connection: you are no longer signed in here, or this page sent too many invalid messages.
link-misread = The server could not read what this page sent. Your last decision may not have arrived.
link-given-up = The server keeps failing. Your moves are kept here and will be sent when you reconnect.
link-again = Reconnect
link-connecting = Connecting…

## Menu of the table

sound-is-on = Sound is on
sound-is-off = Sound is off
screen-fill = Full screen
screen-leave = Exit full screen
menu-home = Home
menu-rules = Rules
menu-settings = Settings
menu-keys = Keyboard shortcuts
menu-resign = Resign
resign-sure = A bot will take over for you. Resign?
resign-sure-end = This will end the game, and you will lose. Resign?
resign-yes = Yes, resign
resign-yes-of = Resign for { $name }

## Several people sharing one browser

hand-over-title = { $name } is next
hand-over-about = Pass the device on. The board will appear once { $name } is ready.
hand-over-ready = I am { $name }

## Keys

keys-title = Keyboard shortcuts
keys-about = You can do everything without a mouse.
keys-tab = next item: your pieces, the board, the buttons
keys-arrows = next legal place
keys-look = next place, legal or not, to look around
keys-enter = choose, play, confirm
keys-escape = go back one step; skip the animation
keys-turn = another option at this place, such as rotating the tile
keys-undo = undo
keys-end = end the turn
keys-hint = ask for a hint
keys-again = recap what has happened since your last decision
keys-card = what this is; again: to the link to its rule
keys-next-card = next badge, number or track, and what it is
keys-zoom = zoom in, zoom out, show everything
keys-help = this list
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show everything

## Home

home-title = Four games set in ancient Mesopotamia
home-lead = Sit down and play: against bots right away, or with friends at your own table.
play-now = Play now
opponents = Opponents
quick-about = “Play now” starts the game at once; you do not need an account.
first-opponent = You have not won a game here yet: a pupil makes a good first opponent. You can choose a stronger one at any time.
box-players = { $players } players
box-minutes = { $minutes } min
weight-1 = easy
weight-2 = medium
weight-3 = demanding
weight-4 = hard
weight-5 = very hard
starting = Setting up the table…
create-table = Create a table
create-one = Create one.
my-tables = Your tables
all-tables = Show all { $count }
fewer-tables = Show fewer
clear-finished = Clear finished games
line-you-won = You won
line-won = { $name } won
line-tie = Shared victory
line-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
line-hide = { $game }: remove from this list
line-abandon = { $game }: abandon this game
abandon-sure = Abandon this game of { $game }? It will be deleted.
abandon-yes = Abandon
abandon-no = Keep playing
open-tables = Open tables
no-open-tables = No one is looking for players right now.
running-tables = Games to watch
your-turn = Your turn
join = Join
state-waiting = waiting for players
state-running = in progress
state-finished = finished
seat-open = open seat
about = About Shinar

## A new table

new-game = Game
new-players = Players
new-players-about = Open seats are for people who join later. Someone next to you can play on this device, too: secrets stay covered while you pass it on.
new-options = Rules
new-time = Time
new-who = Who can join
plan-me = me
plan-open = open seat
plan-local = someone next to me
plan-local-name = Name
plan-bot = Bot, { $level }
level = level { $number }: { $name }
level-1 = pupil
level-2 = scribe
level-3 = messenger
level-4 = astronomer
level-5 = governor
level-6 = sage
usual = default
option-yes = yes
option-no = no
clock = Clock
clock-none = no clock
clock-days = days per move
clock-minutes = minutes for the whole game
clock-about = If a player’s time runs out, a bot takes over; the player can take the seat back.
clock-days-each = Days per move
clock-minutes-all = Minutes for the whole game
clock-seconds-each = Increment in seconds
stand-in = Stand-in
stand-in-about = This bot plays on for anyone who resigns or runs out of time.
public-yes = The table is listed on the home page; anyone can join or watch.
public-no = Only people with the invitation link can join or watch.
public-short = Everyone
private-short = Invited people
hints = Hints
hints-among = Allow hints for everyone
hints-about = Every player can ask a strong bot what it would do. Otherwise there are no hints when people play each other.
hints-allowed = allowed for everyone
hints-off = off
begin = Start
begin-about = All seats are taken, so the game starts right away.
open-the-table = Open the table
open-the-table-about = You can start the game once all seats are taken.

## Waiting for players

sit-down = Take a seat
stand-up = Leave the table
waiting-for-players = Waiting for players…
waiting-for-leader = Waiting for { $name } to start the game.
leads-table = starts the game
add-bot = Add a bot
drop-bot = Remove { $name }
level-of = Level of { $name }
your-name = Your name
name-ask = What should the others call you?
terms = This table
clock-is-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
clock-is-minutes = { $minutes } min each, + { $seconds } s per move
waiting-for-rematch = The rematch starts when everyone is here. Not here yet: { $names }
invite = Invite
invite-public = The table is listed on the home page. You can also send this link:
invite-private = Only people with this link can join:
invite-address = Invitation link
invite-qr = QR code of the invitation link
invite-text = Join my table: { $game }
copy = Copy
copied = Copied

## The end of a game

result-tie = Shared victory
result-resigned = Resigned: { $names }.
result-abandoned = Only bots were left, and no one was watching any more.
result-you-won = You won!
result-won = { $name } won
result-minutes = The game took { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
result-total = Total
result-weakest-total = Score (the weakest colour)
result-weakest = decides the score
score-graph = Scores during the game
result-moments = Moments worth another look
share = Share
share-picture = Save as a picture
rematch = Rematch
replay-and-analysis = Replay and analysis
analysis = Analysis
result = Result
record-short = Record
look-at-board = Look at the board
record = Game record (text)
shuffle-title = How the draws were made
shuffle-about = The first line was known before the game; it is the SHA-256 hash of the seed in the second line. The seed and the players’ contributions together determined every draw. You can check the record with “shinar replay --verify”.
shuffle-trust = What you have to trust: whoever runs the server knows the seed. They cannot change it once the game has started, but if they play themselves and tamper with their server, they could choose their own contribution last.
shuffle-fair = Your browser has checked this game: the seed matches the hash it saw before the game, and its own contribution, chosen after that, was used.
shuffle-absent = Your browser contributed nothing to this game. It has checked that the seed matches the hash.
shuffle-unchecked = Your contribution was used. Your browser cannot check the hash, because this page is not served over HTTPS.
shuffle-wrong = Something is wrong with the draws of this game: the seed does not match the hash from before the game, or your contribution was replaced.

## Rules

rules-index = How each game works: the aim, a turn, examples to try, and every rule.
rules-about = Every rule in our own words, each with an id that the log and the messages refer to.
rules-aim = The aim
rules-turn = Your turn
rules-of = Rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule found.
    [one] { $count } rule
   *[other] { $count } rules
}
all-games = All games
rules-chapters = Chapters
ruling-reason = Reason: { $reason }
examples = Worked examples
examples-about = { $count ->
    [one] There is { $count } worked example: a small board to play on.
   *[other] There are { $count } worked examples: small boards to play on.
} Try whatever you like: you see what happens, and Undo takes you back to the question.
example = Example:
example-play = Try it
example-right = That is exactly what happens in the example.
example-other = In the example, this happens instead: { $action }

## Replay

replay = Replay
replay-first = Back to the start
replay-back = Previous decision
replay-play = Play
replay-pause = Pause
replay-forward = Next decision
replay-last = Skip to the end
replay-moment = Moment
replay-decision = Decision { $number } of { $of }
replay-over = The end
replay-eyes = View as
spectator = a spectator
analyse = Analyse the game
analyse-about = A strong bot looks at every decision. This takes a while.
analysis-running = Analysing: { $percent }%
analysis-failed = The analysis failed.
analysis-played = Played: { $action }.
analysis-best = This was the best move.
analysis-loss = Lowers the chance of winning by { $percent }%.
analysis-better = Better: { $action }.
analysis-line = Likely continuation:
share-graph = Chances of winning during the game
share-of = { $name } { $percent }%

## Settings

theme = Light or dark
theme-system = same as device
theme-light = light
theme-dark = dark
palette = Player colours
palette-usual = standard
palette-distinct = colour-blind friendly
text-size = Text size
text-size-small = small
text-size-normal = normal
text-size-large = large
text-size-huge = very large
speed = Playback of other players’ moves
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant
motion = Motion
motion-system = same as device
motion-full = animated
motion-none = no animation
playing = Playing
setting-confirm = Confirm every step, even if there is no choice
settings-look = Appearance
setting-end-turns = End my turn automatically
setting-end-turns-about = As soon as nothing is left to decide. You cannot undo anything after that.
setting-sound = Sound
sound-on = Play sounds
setting-volume = Volume

## Account

account-name = Display name
account-is = Signed in as { $login }.
account-guest = You are a guest; this browser remembers you.
account-host = Manage the server
save = Save
saved = Saved.
account-make = Create an account
account-make-about = Keeps your tables when you switch devices. All you need is a name and a password.
account-made = Your account is ready, and you are signed in.
account-login = Sign-in name
account-password = Password
sign-in = Sign in
sign-in-about = If you already have an account.
sign-out = Sign out
tokens = Your own bots
tokens-about = A token lets your program play through the same interface as this page.
token-name = What it is for
token-make = Create a token
token-until = valid until { $date }
token-drop = Remove
token-secret = Copy it now; it will not be shown again:
forget = Delete my profile
forget-about = Your name disappears from all tables; bots take over your games.
forget-yes = Yes, delete
forgotten = Done. You are a new guest now.
login-rules = 3 to 32 letters, digits, dots, hyphens or underscores.
password-rules = At least 8 characters, at most 128. A short sentence is easy to remember and hard to guess.
password-change = Change password
password-change-about = All other browsers will be signed out.
password-changed = Your password has been changed, and all other browsers are signed out.
password-current = Current password
password-new = New password
password-forgotten = Forgot your password?
password-reset-done = Your new password is set. Sign in with it.
sign-in-passkey = Sign in with a passkey
has-account = has an account
sessions = Where you are signed in
session-current = this browser
session-unknown = Unknown browser
session-used = last used { $date }
session-end = Sign out there
sessions-end = Sign out everywhere else
sessions-ended = All other browsers are signed out.
passkeys = Passkeys
passkeys-about = Sign in with your fingerprint, face or PIN instead of the password. The key never leaves your device.
passkeys-impossible = Passkeys do not work in this browser at this address; they need HTTPS and a domain name.
passkey-name = Name of the device
passkey-make = Add a passkey
passkey-made = The passkey is ready.
passkey-rename = Rename
passkey-created = added { $date }
email = E-mail address
email-about = With a confirmed address you can set a new password if you forget yours. It is used for nothing else, and no one else sees it.
email-is = { $email } is confirmed.
email-confirm = Confirm this address
email-confirmed = Your address is confirmed.
email-remove = Remove the address
mail-send = Send a link
mail-sent = An e-mail is on its way. Open the link in it to confirm your address.
mail-if-known = If an account has this address, an e-mail with a link is on its way.
export = Download my data
export-about = Your profile, sessions, tables, records and messages, in one file.

## About

about-text = Shinar is a home for four board games set in ancient Mesopotamia. Their rules are a program that anyone can read: every rule has an id, and every refused move and every point refers to one.
about-reconstructed = Some of what is printed on the pieces of Amyitis and Babylon is reconstructed; the page says so wherever that is the case.
about-fair = Bots see only what their seat may see. Draws are determined by a seed whose fingerprint is published before the game; the seed itself is published afterwards.
about-rights = All words and drawings here are our own. The games belong to their authors and publishers.

## What can go wrong

missing-title = Nothing here
missing-about = There is no page at this address.
vanished-title = This table is gone
vanished-about = It was removed, or it is private and the invitation link is not valid.
outdated-about = This game uses version { $version } of the rules, which this server no longer supports. It cannot be continued, but its record is kept.
outdated-leave = Leave this table
table-delete = Delete this table
problem-unreachable = The server cannot be reached.
problem-not-found = This does not exist, or no longer exists.
problem-forbidden = You do not have access to this.
problem-banned = A host has banned you from this server. ({ $message })
problem-unauthorized = Wrong name or password.
problem-unavailable = The server cannot do that right now. Please try again in a moment.
problem-too-many = That was too fast. Please wait a moment.
problem-too-many-sign-ins = Too many failed attempts. Please wait a while before you try again.
problem-wrong-password = The password is wrong.
problem-name-taken = This name, or one that looks like it, is already taken. Please choose another.
problem-invalid-link = This link is no longer valid. Request a new one.
problem-too-many-passkeys = You have reached the limit for passkeys. Delete one first.
problem-taken = That is already taken. Please choose another.
problem-too-many-bot-tables = You have reached the limit for tables with only bots. Delete one first.
problem-not-leader = Only the person who created the table can do this.
problem-too-many-open-tables = Too many of your public tables are waiting for players. Leave one of them, or create a private one.
problem-rules = This server no longer supports the rules that this table uses.
problem-others = Other people are at this table, so it cannot be deleted. You can leave it.
problem-other = That did not work: { $message }
refused-bad_message = The server did not understand that.
refused-unreadable = That is not an action of this game.
refused-illegal = The rules do not allow that.
refused-late = Too late: the game has moved on.
refused-not_your_turn = It is not your turn.
refused-not_your_seat = That seat belongs to another player.
refused-nothing_to_undo = There is nothing left to undo.
refused-not_yet = There is still something to decide.
refused-must_end = Done: end your turn, or undo.
refused-not_running = The game is not running.
refused-no_hints = This table does not allow hints.
refused-too_many = That was too fast. Please wait a moment.
refused-cannot_write = The server cannot save anything at the moment. Please try again shortly.
refused-failed = The server could not do that. Nothing has changed.

## A game without drawings

plain-event = { $who }: { $event }
