### Comfort for games that last for days, and how people get on with each other.

## What has happened since

news-title = Since your last turn
news-points = Points gained
news-play = Play it back
next-game = Next game
next-game-about = { $count ->
    [one] { $count } other game is waiting for you
   *[other] { $count } other games are waiting for you
}
next-game-none = No other game is waiting for you.
keys-next = the next game that is waiting for you
visit-title = Since your last visit
visit-games = { $count ->
    [one] { $count } game has finished
   *[other] { $count } games have finished
}
visit-turns = { $count ->
    [one] { $count } game is waiting for you.
   *[other] { $count } games are waiting for you.
}

## Notes

notes = Notes
notes-about = Only you can see them, in every browser where you are signed in.
notes-about-device = They stay on this device.
notes-saved = Saved
notes-saving = Saving …

## Vacations

vacation = Vacation
vacation-about = While you are on vacation, your clock stands still in games with days per turn, rated ones included, and you are not notified. Your opponents see when you will be back. You have { $days } days a year, and every day you start counts.
vacation-from = First day
vacation-until = Last day
vacation-go = Go on vacation
vacation-runs = You are on vacation until { $date }.
vacation-planned = Your vacation is planned from { $from } to { $date }.
vacation-end = End it now
vacation-call-off = Cancel it
vacation-ended = Welcome back! Your clocks are running again.
vacation-called-off = The vacation is cancelled.
vacation-left = { $count ->
    [0] You have no days left at the moment.
    [one] You have { $count } day left.
   *[other] You have { $count } days left.
}
on-vacation = on vacation until { $date }

## Chat

chat-players = Players
chat-spectators = Spectators
chat-apart = The players can read this once the game is over.
phrases = Quick phrases
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thanks!
phrase-one_moment = One moment, please
phrase-back = I’m back
phrase-your_turn = It’s your turn
phrase-good_game = Good game!
phrase-again = Another one?
phrase-bye = I have to go. Bye!

## The webhook of a table

table-webhook = Tell a channel
table-webhook-about = Who joins, when the game begins, whose turn it is and when the game is over is sent to this address as signed JSON: for your club’s channel, for example. The address of a Discord webhook works as it is.
table-webhook-disabled = Given up on { $date }, because messages failed for days. Save the address again once it works.

## Muting and reporting

conduct-title = Mute or report
conduct-about = Mute or report { $name }
conduct-who = Who
mute = Mute { $name }
mute-about = You no longer see what this person writes. They are not told. You can undo it on the account page.
mute-done = You no longer see what { $name } writes.
muted = Muted people
unmute = Unmute
report-line = Report this message to the host
report-person = Report { $name } to the host
report-reason = What is wrong?
report-send = Send the report
report-about = Whoever runs this server reads it and decides. Nobody else sees it.
report-done = Thank you. The host will look into it.

## Problems

problem-too-much-vacation = You do not have that many days of vacation left in any 365 days. Choose a shorter vacation.
problem-too-many-notes = You have notes at as many tables as possible. Delete some first.
problem-too-many-muted = You have muted as many people as possible.
problem-too-many-reports = Many of your reports are still waiting for a host. Please give them some time.
problem-oneself = You cannot do that to yourself.
problem-resolved = Another host has already dealt with this report.
