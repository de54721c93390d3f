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
page-unreachable = This part of the page could not be loaded. Check your connection and try again.
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
link-elsewhere = This game is open in another tab. Nothing is lost: it is stored after every move.
link-full = This device has no room left to store the game. Your last move is not stored. Make room, then go on.
link-damaged = This game is stored, but cannot be read: it is damaged, or was played with rules that this page no longer knows.
link-engine = The game engine on this device has stopped. Starting it again; nothing is lost…
link-engine-down = The game engine on this device keeps stopping. Nothing is lost: the game is stored after every move. Reload the page, or try again later.
link-no-engine = { problem-no-engine }
link-unstored = This device could not store your last move. The page still has it: try again before you leave.
link-no-storage = This browser stores nothing for this page, so the game cannot go on here. Private windows often do that; allow the page to store data, then try again.
link-here = Play here
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

## Lessons

learn = Learn
learn-about = Learn a game by playing it: short lessons on the real board, each with a goal of its own.
learn-of = Learn { $game }
learn-how = Every lesson is a few positions on the real board, each with a goal. Try whatever you like: nothing can go wrong, and everything can be undone.
learn-ready = You have finished every lesson. You are ready for a real game.
learn-count = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
learn-progress = { $done } of { $count } lessons done
learn-steps = { $done ->
    [0] { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
   *[other] { $done } of { $count } steps done
}
learn-done = done
learn-rule = the rules
learn-begin = Begin: { $title }
learn-go-on = Go on: { $title }
learn-first = Play your first game
learn-none = There is no such lesson
learn-none-about = This game has no lessons yet, or the lesson has another name now.
learn-teacher = Teacher
learn-all = All lessons of this game
learn-step = Step { $number } of { $count }
learn-words = The teacher’s words
learn-goal = Your goal: { $goal }
learn-restart = Start this step again
learn-reached = Well done!
learn-not-reached = Not quite.
learn-missed = That does not reach the goal. Take it back and look for another way.
learn-missed-over = The game has ended before the goal was reached. Start the step again and look for another way.
learn-next = Next
learn-show = Show me
learn-finished = Lesson complete!
learn-following = Next lesson: { $title }
rules-learn = Learn it by playing
first-title = Do you know { $game }?
first-lessons = Teach me
first-lessons-about = { $count ->
    [one] { $count } short lesson on the real board. You learn by playing.
   *[other] { $count } short lessons on the real board. You learn by playing.
}
first-coach = A first game with a coach
first-coach-about = You against an easy opponent, with somebody beside you who explains.
first-straight = I know it: straight to the table
first-later = We ask only once. The lessons are always here, below each game.

## Puzzles

puzzles = Puzzles
puzzles-about = Positions from games of strong bots, in which one move is clearly the best and not the obvious one. Find it, and see in numbers why it is right.
puzzles-of = Puzzles: { $game }
puzzles-none = There is no such puzzle
puzzles-none-about = This game has no puzzles yet, or the puzzle has another name now.
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-solved = { $solved } of { $count } solved
puzzles-games = By game
puzzle-named = Puzzle { $id }
puzzle-daily = Puzzle of the day
puzzle-daily-of = Puzzle of the day: { $game }
puzzle-daily-about = One a day, the same for everybody. The next one comes at midnight, universal time.
puzzle-daily-done = Solved for today
puzzle-days = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzle-days-best = Your longest run of days: { $count }
puzzle-rating = Rating: { $rating }
puzzle-rated = Rating: { $rating } ({ $change })
puzzle-run = { $count } in a row
puzzle-solve = Solve a puzzle
puzzle-next = Next puzzle
puzzle-all = All puzzles of this game
puzzle-theme = Theme
puzzle-any-theme = Any theme
puzzle-difficulty = Difficulty
puzzle-any-difficulty = Near your rating
puzzle-difficulty-is = Difficulty { $difficulty } of 5
puzzle-none-left = You have solved all of these. Choose another theme or difficulty.
puzzle-task = The puzzle
puzzle-find = Find the best action!
puzzle-one = You are player { $number } of { $count }. Only your next action counts, not the whole turn, and your first try counts for your rating.
puzzle-again = You are player { $number } of { $count }. Only your next action counts. You have had this puzzle before, so your rating stays as it is.
puzzle-right = That is the best move!
puzzle-shown = That is the solution.
puzzle-wrong = There is something better.
puzzle-show = Show the solution
puzzle-analyse = Analyse
puzzle-chances = Chances of winning
puzzle-best = best
puzzle-good = good, too
puzzle-tempting = tempting
puzzle-yours = yours
puzzle-compare = Chance of winning after your move: { $share }%. After the best one: { $best }%.
puzzle-no-number = { $points ->
    [0] Your action scores nothing at once and was clearly behind after a short look.
    [one] Your action scores { $points } point at once, but was clearly behind after a short look.
   *[other] Your action scores { $points } points at once, but was clearly behind after a short look.
} After the best one, the chance of winning is { $best }%.
puzzle-people = { $share }% of the { $count } people who tried it here found it at once.
puzzle-lead = Played out many times, the best move ended { $points } points better against your best rival than the tempting one.
puzzle-line = This is how it may go on:
puzzle-decision = { $name }: { $action }
theme-opening = Opening
theme-endgame = Endgame
theme-last-turn = Last turn
theme-quiet = No points at once
theme-patience = Patience

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

## The analysis board

nav-board = Analysis
menu-plan = Plan on a board
sentence-free = { $name }: { $task }.
sentence-free-chance = Draw at random, or choose what comes.
tab-study = Analysis
percent = { $percent }%
board-title = Analysis board
board-about = Move every side, try things out, and see what a strong bot thinks. Everything runs on this device.
board-no-engine = There is no analysis board here. { problem-no-engine }
board-new = A new game
board-open = Open the board
board-read = A position or a record
board-read-about = A position of the chosen game (JSON or one line), a record of any game, or a board that was exported.
board-open-text = Open
board-file = Open a file
board-kept = Your boards
board-kept-about = They are stored in this browser only.
board-conflict = Another tab has changed this board in the meantime. Both are kept: what you do here is now a board of its own.
board-drop = Delete this board: { $game }
board-other = Another board
board-try = Try it yourself
board-tree = Variations
board-root = Start
board-drawn = { $count } draws
board-draw = Draw at random
board-choose = Choose…
board-auto = Draw automatically
board-back = One step back
board-forward = One step on
keys-steps = one step back, one step on
board-name = Name this variation
board-promote = Main line
board-promote-about = Makes this variation the main line.
board-remove = Delete
board-remove-about = Deletes this step and everything after it.
board-export = Export
board-export-all = The whole board
board-export-line = Record of this line
board-export-lines = Records of all { $count } lines
board-export-about = A board can be opened here again. A record can be opened everywhere in Shinar.
board-comment = Comment
board-comment-add = Add a comment
board-comment-change = Change the comment
board-comment-done = Done
board-link = Copy a link to this board
board-link-about = Whoever opens it sees the board, with names and comments. Nothing is stored on a server.
board-link-long = This board is too large for a link. Save the whole board as a file instead.
problem-board-link = This link to a board is incomplete. Ask for it again, or for the board as a file.
board-position = This position in one line
board-copy-json = Copy as JSON
opinion = Bot’s opinion
opinion-playouts = { $count ->
    [one] { $count } playout
   *[other] { $count } playouts
}
opinion-chances = Chances of winning
opinion-best = Best actions
opinion-visits = { $count ->
    [one] looked at once
   *[other] looked at { $count } times
}
opinion-chance = Chance decides: there is nothing to choose.
opinion-over = The game is over.
opinion-forced = There is only one possible action.
opinion-unfair = Other people play this game, so no bot helps you here. You can still try everything.
plan-about = You plan with what you know. Everything hidden from you was drawn at random.
plan-again = Draw it again
turning-points = Turning points
turning-points-of = { $count ->
    [one] { $count } turning point
   *[other] { $count } turning points
}
turning-points-about = The decisions that cost the most. What would you have done?
turning-loss = −{ $percent }%
turning-show = Show
analyse-here = A strong bot looks at every decision, on this device. You can stop it at any time.
analyse-server = Let the server do it
analysis-stop = Stop
analysis-continue = Continue the analysis
editor = Edit the position
editor-open = Set up a position
editor-use = Use this position
editor-legal = This position is possible.
editor-impossible = This position is not possible.
editor-at = Line { $line }, column { $column }.
editor-form = How to edit
editor-fields = Fields
editor-json = JSON
editor-line = One line
editor-click = Click a place on the board to change what is there.
editor-place = Place { $place }
editor-default = default
editor-drop = Leave out: { $field }
editor-add = Add
editor-key = New key of { $field }
problem-board-json = This is not valid JSON. ({ $message })
problem-board-file = This board was exported by another version, or is damaged.

## The coach

coach = Coach
coach-about = Gives hints in three steps when you ask, tells you quietly when a decision cost much, and reviews the game afterwards. Turns wait for “End turn”.
coach-is-on = Coach is on
coach-is-off = Coach is off
coach-hint = Hint
coach-more = More
coach-step = Step { $number } of 3
coach-matters = What matters here
coach-piece = Which piece
coach-place = Which place
coach-ask-piece = What to play?
coach-ask-place = Which place?
coach-no-piece = Do this: { $action }.
coach-thinking = The coach is thinking…
coach-looking = The coach looks at your decision…
coach-stake = { $stake ->
    [much] Much depends on this decision.
    [some] Not everything is equally good here.
   *[little] Several actions are about equally good.
}
coach-points = { $points ->
    [one] { $points } point for you: { $source }
   *[other] { $points } points for you: { $source }
}
coach-points-later = { $points ->
    [one] { $points } more point with the rest of the turn: { $source }
   *[other] { $points } more points with the rest of the turn: { $source }
}
coach-points-other = { $points ->
    [one] { $points } point for { $name }: { $source }
   *[other] { $points } points for { $name }: { $source }
}
coach-quiet = The best action scores nothing at once: it prepares what comes later.
coach-win = Chance of winning: { $percent }%.
coach-next = The next best, { $percent }%: { $action }
coach-instead = Chance of winning with this: { $percent }%, with anything else at most { $other }%.
coach-nothing = There is only one thing to do.
coach-better = Better was: { $action }.
coach-cost = Your chance of winning would be { $best }% instead of { $percent }%.
coach-show = Show
coach-take-back = Take back
coach-close = Close the coach’s note
coach-review = Review with the coach
coach-review-about = A strong bot looks at your decisions. You can stop it at any time.
coach-review-turns = Where it turned
coach-review-none = No decision of yours cost much. Well played!
coach-review-well = Well done
coach-review-well-none = No single decision stood out.
coach-well-best = The best action, and clearly better than what you could have done otherwise.
coach-well-gain = The best action; it brought { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-look = Look at the board

## What can I do?

can = What can I do?
can-asked = What is asked
can-choose = Tap one: the board then shows where.
can-wait = { $name } decides. You can still look around: everything on the board says what it is.
can-end = You have decided everything: end your turn, or undo.
keys-can = what can I do?

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
account-make-about = Keeps your tables, lessons and puzzles when you switch devices. All you need is a name and a password.
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
export-about = Your profile, sessions, tables, records, messages, notifications, lessons and puzzles, in one file.

## Notifications

notifications = Notifications
notify-about = Be told when something is waiting for you at a table. Nothing is sent while you have the table open, or about games against bots alone.
notify-what = What about
notify-turn = It is my turn
notify-invited = Others are waiting for me
notify-invited-about = Somebody invites me, opponents are found, somebody joins my table, the game or a round of a tournament begins, or there is to be a rematch.
notify-over = A game is over
notify-browser = In browsers
notify-here = Show notifications on this device
notify-here-about = Even when the page is closed. Your browser will ask you.
notify-refused = You have blocked notifications from this page. To get them, allow them in your browser’s settings for this page, then reload it.
notify-impossible = This browser cannot show notifications here. It needs HTTPS, and on an iPhone or iPad the page must first be added to the home screen.
notify-this = This browser
notify-other = Another browser
notify-since = since { $date }
notify-test = Send a test
notify-test-sent = Sent. It should arrive in a moment.
notify-mail = By e-mail
notify-mail-on = Send me e-mail
notify-mail-about = Everything that is waiting, in one e-mail to { $email }.
notify-mail-interval = How often at most
notify-mail-hours =
    { $hours ->
        [one] every hour
       *[other] every { $hours } hours
    }
notify-mail-day = once a day
notify-no-mail = This server sends no e-mail.
notify-no-address = To get e-mail, confirm an address under “E-mail” first.
notify-quiet = Quiet hours
notify-quiet-on = Leave me alone at night
notify-quiet-about = What happens meanwhile is sent afterwards, if it still matters.
notify-quiet-from = From
notify-quiet-to = Until
notify-quiet-zone = In the time zone { $zone }.
notify-webhook = To a program of yours
notify-webhook-about = Every notification is sent to this address as signed JSON. The address of a Discord webhook works as it is.
notify-webhook-url = Address
notify-webhook-replace = Replace
notify-webhook-drop = Remove the webhook
notify-webhook-secret = The messages are signed with this secret. Copy it now; it is not shown again:
notify-webhook-failing = This address has not taken messages since { $date }.
notify-webhook-disabled = Given up on { $date }, because messages failed for days. Send a test once it works again.
mail-stop = Stop these e-mails
mail-stop-about = You will get no more e-mail about your tables. You can ask for it again in your account.
mail-stopped = Done. You will get no more e-mail about your tables.

## About

about-text = Shinar is a home for four board games set in ancient Mesopotamia. Their rules are a program that anyone can read: every rule has an id, and every refused move and every point refers to one.
about-reconstructed = Some of what is printed on the pieces of Amyitis and Babylon is reconstructed; the page says so wherever that is the case.
about-fair = Bots see only what their seat may see. Draws are determined by a seed whose fingerprint is published before the game; the seed itself is published afterwards.
about-rights = All words and drawings here are our own. The games belong to their authors and publishers.

## Ratings, people, and finished games

find-opponents = Find opponents
people-known = People I know
rated = rated
rated-switch = Rated game
rated-about = The result changes your rating. Only people with an account play, with a clock, and without undo or hints. Anyone who leaves or runs out of time loses.
clock-rated-about = A player whose time runs out loses the game.
leaders = Leaderboards
archive = Finished games
profile = Your profile
result-rating = Rating

## What can go wrong

missing-title = Nothing here
missing-about = There is no page at this address.
vanished-title = This table is gone
vanished-about = It was removed, or it is private and the invitation link is not valid.
vanished-here = It is no longer stored on this device. Maybe it was deleted in another tab.
outdated-about = This game uses version { $version } of the rules, which this server no longer supports. It cannot be continued, but its record is kept.
outdated-leave = Leave this table
table-delete = Delete this table
problem-unreachable = The server cannot be reached.
problem-not-finished = This game is still being played. It can be replayed and analysed once it is over.
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
problem-not-delivered = It did not arrive. ({ $message })
problem-no-channel = Set up the notifications first. ({ $message })
problem-too-many-bot-tables = You have reached the limit for tables with only bots. Delete one first.
problem-not-leader = Only the person who created the table can do this.
problem-too-many-open-tables = Too many of your public tables are waiting for players. Leave one of them, or create a private one.
problem-rules = This server no longer supports the rules that this table uses.
problem-account-needed = Rated games and profiles are for people with an account. Create one on the account page; it takes a moment.
problem-rated = This game is rated: it has to be played to its end, and only the players who were agreed on can take part.
problem-others = Other people are at this table, so it cannot be deleted. You can leave it.
problem-no-engine = This page was built without the engine that plays on your device. Whoever built it needs one more tool: run “rustup target add wasm32-unknown-unknown”, or on Debian install rustc-web, rust-web-src and lld-22; then build again.
problem-engine-died = The engine on your device has stopped. Please try again; nothing that was shown is lost. ({ $message })
problem-device-full = This device has no room left to store the game. Delete something, then try again.
problem-device-unsaved = This device could not store the game. ({ $message })
problem-device-conflict = Another tab has changed this game in the meantime. Please reload the page.
problem-device-no-storage = This browser stores nothing for this page, so no games can be played here. Private windows often do that.
problem-damaged = What is stored of this game is damaged. ({ $message })
problem-bad-record = This record cannot be replayed. ({ $message })
problem-unreadable = This cannot be read. ({ $message })
problem-impossible = The rules do not allow this position. ({ $message })
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

## On this device

on-device = On this device
on-server = Online
new-where = Where
on-device-about = Rules and bots run in your browser, and the game is stored here. No connection is needed.
on-server-about = The game is kept on the server. Friends can join from anywhere.
offline-now = No connection. You can play on this device all the same.
play-device = Play on this device
new-players-here = Someone next to you can play on this device, too: secrets stay covered while you pass it on.
device-guest = Guest
device-short = Your games
device-title = Games on this device
device-lead = These games are stored in this browser only. Export the ones you want to keep elsewhere.
device-none = No games yet. Every game that you play on this device appears here.
device-import = Import a record
device-import-about = A game that is not over goes on here; a finished one can be replayed and analysed.
device-imported = Imported: { $name }
device-export = Export
device-upload = Put on the server
device-upload-about = The record of this game joins your finished games there, for replays and links.
line-uploaded = uploaded
line-uploaded-about = Somebody uploaded this game; the server did not see it played.
device-rename = Rename
device-name = Name
device-save-name = Save
device-delete = Delete
device-delete-sure = Delete { $name } from this device? This cannot be undone.
device-replay = Replay
device-actions = { $name }: more
update-there = A new version is available.
update-now = Reload
offline-ready = The page itself is stored, too: it works without a connection.

## Tournaments

tournaments = Tournaments
to-tournament = Tournament: { $name }
to-tournament-round = { $name }, round { $round }
waiting-for-round = The game begins as soon as everyone is here, and in a minute at the latest.
