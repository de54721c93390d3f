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
points-hidden = points behind the screen
points-short = { $points }
players = Players
board = Board
tray = Your pieces
player-number = Player { $number }
bot-name = Bot { $number } (level { $level })
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
hint = Hint
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
link-connecting = Connecting …

## Menu of the table

menu-home = Home
menu-rules = Rules
menu-settings = Settings
menu-keys = Keys
menu-resign = Resign
resign-sure = A bot will play on for you. Resign?
resign-yes = Yes, resign

## Several people at one browser

hand-over-title = { $name } is next
hand-over-about = Hand the device over. The board is shown when { $name } is ready.
hand-over-ready = I am { $name }

## Keys

keys-title = Keys
keys-about = Everything can be done without a mouse.
keys-tab = from one thing to the next: your pieces, the board, the buttons
keys-arrows = from one legal place to the next
keys-enter = choose, play, confirm
keys-escape = one step back; skip what is being shown
keys-turn = another way to do it at this place, such as a turned tile
keys-undo = undo
keys-end = end the turn
keys-hint = ask for a hint
keys-zoom = larger, smaller, everything
keys-help = this list
zoom-in = Larger
zoom-out = Smaller
zoom-all = Show everything
