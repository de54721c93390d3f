### Words of the page that every game shares.

## The page

brand = Shinar
nav = Main
nav-new = New table
nav-rules = Rules
nav-settings = Settings
nav-account = Account
language = Language
theme-to-light = Light page
theme-to-dark = Dark page
skip-to-content = Skip to the content
loading = One moment …
page-unreachable = This page could not be loaded. Is the server running?
try-again = Try again
close = Close
cancel = Cancel
menu = Menu

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
bot-name = Bot { $number } ({ $name })
on-turn = on turn
away = away
resigned = resigned
stand-in-plays = a bot plays on
take-back = Take the seat back
clock-left = Time left

## The sentence on top

sentence-waiting-start = The game has not begun.
sentence-your-turn = Your turn: { $task }.
sentence-your-turn-plain = Your turn.
sentence-end = All decided: end your turn, or take something back.
sentence-end-last = That was the last action: end your turn to see the result, or take something back.
sentence-handed = Decided: hand on to the others, or take it back.
sentence-others = { $name } is thinking.
sentence-others-task = { $name }: { $task }.
sentence-chance = The lot falls.
sentence-you-won = You won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
sentence-won = { $name } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sentence-tie = A draw between { $names }.

## The bar

bar = What you can do
undo = Undo
confirm = Confirm
end-turn = End turn
hand-on = Hand on
hint = Hint
again = Again
again-about = Show what happened since your last decision.
hint-is = Hint: { $action }
thinking = Thinking …
skip = Skip
variants = Ways to do it
key-of = Key: { $key }

## Log, chat and list of actions

log-and-chat = Log and chat
tab-log = Log
tab-chat = Chat
tab-actions = Actions
tab-players = Players
actions-about = { $count ->
    [0] There is nothing for you to do now.
    [one] One action is open to you.
   *[other] { $count } actions are open to you.
}
log-empty = Nothing has happened yet.
read-rule = Read the rule { $id }
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
all-rules = All rules
ruling-unknown = There is no such rule in this game.
ruling-unreachable = The rules could not be loaded.

## The connection

link-lost = The connection is lost. Trying again …
link-restarting = The server is starting anew. Trying again …
link-busy = The server has too much to do. Trying again in a little while …
link-troubled = Something went wrong at the server. Trying again …
link-refused = The server has closed the connection: you are no longer signed in here, or too much was sent that it could not accept.
link-misread = The server could not read what this page sent. Your last decision may not have been taken.
link-given-up = The server fails again and again. What you did is kept and sent when you try again.
link-again = Connect again
link-connecting = Connecting …

## Menu of the table

menu-home = Home
menu-rules = Rules
menu-settings = Settings
menu-keys = Keys
menu-resign = Resign
resign-sure = A bot will play on for you. Resign?
resign-sure-end = The game ends then, and you lose it. Resign?
resign-yes = Yes, resign
resign-yes-of = Resign for { $name }

## Several people at one browser

hand-over-title = { $name } is next
hand-over-about = Hand the device over. The board is shown when { $name } is ready.
hand-over-ready = I am { $name }

## Keys

keys-title = Keys
keys-about = Everything can be done without a mouse.
keys-tab = from one thing to the next: your pieces, the board, the buttons
keys-arrows = from one legal place to the next
keys-look = from any place to the next, to look around
keys-enter = choose, play, confirm
keys-escape = one step back; skip what is being shown
keys-turn = another way to do it at this place, such as a turned tile
keys-undo = undo
keys-end = end the turn
keys-hint = ask for a hint
keys-again = what happened since your last decision
keys-zoom = larger, smaller, everything
keys-help = this list
zoom-in = Larger
zoom-out = Smaller
zoom-all = Show everything

## Home

home-title = Four games of ancient Mesopotamia
home-lead = Sit down and play: against bots at once, or with friends at a table of your own.
play-now = Play now
starting = The table is being laid …
create-table = Create a table
create-one = Create one.
my-tables = Your tables
finished-tables = Finished tables
open-tables = Open tables
no-open-tables = Nobody is looking for players just now.
running-tables = Games to watch
your-turn = Your turn
join = Join
state-waiting = waiting for players
state-running = running
state-finished = finished
seat-open = open seat
about = About Shinar

## A new table

new-game = Game
new-players = Players
new-players-about = Open seats wait for people. Somebody beside you plays at this device, too; secrets are covered while you hand it over.
new-options = Rules
new-time = Time
new-who = Who may come
plan-me = I play
plan-open = open seat
plan-local = somebody beside me
plan-local-name = Name
plan-bot = Bot, { $level }
level = level { $number }: { $name }
level-1 = pupil
level-2 = scribe
level-3 = messenger
level-4 = astronomer
level-5 = governor
level-6 = sage
usual = usual
option-yes = yes
option-no = no
clock = Clock
clock-none = no clock
clock-days = days for each move
clock-minutes = minutes for the whole game
clock-about = Whose time runs out is replaced by a bot and may take the seat back.
clock-days-each = Days for each move
clock-minutes-all = Minutes for all moves
clock-seconds-each = Seconds more for each move
stand-in = Stand-in
stand-in-about = This bot plays on for somebody who resigns or runs out of time.
public-yes = Everybody: the table is listed, and anyone may watch.
public-no = Only people with the invitation.
begin = Begin
begin-about = All seats are taken, so the game starts at once.
open-the-table = Open the table
open-the-table-about = The game starts when all seats are taken.

## Waiting for players

sit-down = Sit down
stand-up = Stand up
waiting-for-players = Waiting for players …
invite = Invite
invite-public = The table is listed on the first page. You can also send this address:
invite-private = Only who has this address can come:
invite-address = Address of the invitation
copy = Copy
copied = Copied

## The end of a game

result-tie = A draw
result-resigned = Resigned: { $names }
result-you-won = You have won!
result-won = { $name } has won
result-rank = Rank
result-player = Player
result-parts = Made of
rematch = Rematch
replay-and-analysis = Replay and analysis
look-at-board = Look at the board
record = Record as text
shuffle-title = The draws were fair
shuffle-about = The first line was known before the game; it is the SHA-256 of the seed in the second line. Together with the players’ contributions the seed fixed every draw. The record can be checked with “shinar replay --verify”.

## Rules

rules-about = Every rule in our own words, with an id that logs and messages point to.
rules-of = Rules of { $game }
rules-search = Search in the rules
rules-found = { $count ->
    [0] No rule fits.
    [one] { $count } rule
   *[other] { $count } rules
}
all-games = All games
rules-chapters = Chapters
ruling-reason = Reason: { $reason }
examples = Worked examples
examples-about = { $count ->
    [one] { $count } worked example is a little board to play on.
   *[other] { $count } worked examples are little boards to play on.
} Do what you like: the rules answer, and Undo brings the question back.
examples-count = { $count ->
    [one] { $count } example
   *[other] { $count } examples
}
example = Example:
example-play = Try it
example-right = That is what the example does.
example-other = The example does this instead: { $action }

## Replay

replay = Replay
replay-first = To the beginning
replay-back = One decision back
replay-play = Play
replay-pause = Pause
replay-forward = One decision on
replay-last = To the end
replay-moment = Moment
replay-decision = Decision { $number } of { $of }
replay-over = The end
replay-eyes = Seen by
spectator = a spectator
analyse = Analyse the game
analyse-about = A strong bot looks at every decision. This takes a while.
analysis-running = Analysing, { $percent } %
analysis-failed = The analysis did not work out.
analysis-played = Played: { $action }.
analysis-best = The best there was.
analysis-loss = { $percent } % of the chance to win given away.
analysis-better = Better: { $action }.
analysis-line = Then probably:
share-graph = Chances of victory over the game
share-of = { $name } { $percent } %

## Settings

theme = Light or dark
theme-system = like the device
theme-light = light: clay tablet
theme-dark = dark: lapis gate
palette = Colours of the players
palette-usual = usual
palette-distinct = easy to tell apart for colour-blind eyes
motion = Motion
motion-system = like the device
motion-full = pieces move
motion-none = nothing moves
playing = Playing
setting-confirm = Confirm every move
setting-end-turns = End my turn by itself when nothing is left to decide (it cannot be taken back then)
setting-sound = Sound

## Account

account-name = Name others see
account-is = Signed in as { $login }.
account-guest = You are a guest; this browser remembers you.
save = Save
saved = Saved.
account-make = Make an account
account-make-about = Keeps your tables when you change the device. Nothing but a name and a password.
account-made = The account is there. You are signed in.
account-login = Sign-in name
account-password = Password
sign-in = Sign in
sign-in-about = If you have an account already.
sign-out = Sign out
tokens = Bots of your own
tokens-about = A token lets your program play through the same interface as this page.
token-name = What it is for
token-make = Make a token
token-until = until { $date }
token-drop = Remove
token-secret = Copy it now; it is not shown again:
forget = Delete me
forget-about = Your name goes from all tables; games go on with a bot.
forget-yes = Yes, delete
forgotten = Done. You are a new guest.

## About

about-text = Shinar is a home for four board games of ancient Mesopotamia. The rules are a program that can be read: every rule has an id, every refusal and every point names one.
about-reconstructed = Some printed data of Amyitis and Babylon was reconstructed; where that is so, the page says it.
about-fair = Bots see only what their seat may see. Draws are fixed by a seed whose fingerprint is known before the game and which is shown after it.
about-rights = All words and drawings here are our own. The games belong to their authors and publishers.

## What can go wrong

missing-title = Nothing here
missing-about = There is no page at this address.
vanished-title = This table is gone
vanished-about = It was removed, or it is private and the invitation does not fit.
problem-unreachable = The server cannot be reached.
problem-not-found = It does not exist, or not any more.
problem-forbidden = This is not open to you.
problem-unauthorized = Name and password do not fit together.
problem-unavailable = The server cannot do that just now. Please try again in a moment.
problem-too-many = That was too fast. Please wait a moment.
problem-other = It did not work: { $message }
refused-bad_message = The server did not understand that.
refused-unreadable = That is no action of this game.
refused-illegal = The rules do not allow that.
refused-late = Too late: the game has moved on.
refused-not_your_turn = It is not your turn.
refused-not_your_seat = That seat belongs to somebody else.
refused-nothing_to_undo = Nothing can be taken back any more.
refused-not_yet = There is something left to decide.
refused-must_end = All is decided: end the turn or take something back.
refused-not_running = The game is not running.
refused-too_many = That was too fast. Please wait a moment.
refused-failed = The server could not do that. Nothing has changed.

## A game without drawings

plain-event = { $who }: { $event }
