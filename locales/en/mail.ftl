### The e-mails and notifications that the server sends. A link stands on a line of its own.

confirm-subject = Shinar: confirm your e-mail address
confirm-body =
    Hello { $name },

    You entered this address for your account at { $page }. To confirm it, open this link within { $minutes } minutes:

    { $link }

    If this was not you, ignore this e-mail; nothing will change.
reset-subject = Shinar: set a new password
reset-body =
    Hello { $name },

    Somebody, probably you, asked for a new password for your account at { $page }. To choose one, open this link within { $minutes } minutes:

    { $link }

    All browsers will then be signed out. If this was not you, ignore this e-mail; your password stays as it is.

## Notifications: a title and a sentence. { $players } are the names of the others at the table, { $who } is one of them.

bell-turn-title = { $game }: your turn
bell-turn-body = It is your turn at the table with { $players }.
bell-rematch-title = { $game }: another game?
bell-rematch-body = A rematch with { $players } is waiting for you; your seat is kept.
bell-joined-title = { $game }: you have company
bell-joined-body = { $who } has taken a seat at your table.
bell-started-title = { $game }: the game has begun
bell-started-body = The game with { $players } has begun.
bell-round-title = { $game }: a round begins
bell-round-body = Your table in the tournament is ready: { $players }.
bell-over-title = { $game }: the game is over
bell-over-body = The game with { $players } is over. See how it ended.
bell-invited-title = { $game }: an invitation
bell-invited-body = { $who } invites you to a table.
bell-found-title = { $game }: opponents found
bell-found-body = The game with { $players } has begun.
bell-webhook-title = Your webhook is switched off
bell-webhook-body = It has not taken any message for days. Set it again in your account once it works.
bell-table_webhook-title = { $game }: the webhook of your table is switched off
bell-table_webhook-body = It has not taken any message for days. Set it again in the table’s menu once it works.
bell-trial-title = Shinar can reach you
bell-trial-body = This is a test. It will look like this when something waits for you at a table.

## What the webhook of a table is told, for everybody who reads the channel behind it. { $players } are the names of everybody at the table,
## { $who } is one of them.

bell-table-turn-title = { $game }: { $who } to move
bell-table-turn-body = It is the turn of { $who }. At the table: { $players }.
bell-table-joined-title = { $game }: somebody has joined
bell-table-joined-body = { $who } has taken a seat. At the table: { $players }.
bell-table-started-title = { $game }: the game has begun
bell-table-started-body = The game has begun. At the table: { $players }.
bell-table-over-title = { $game }: the game is over
bell-table-over-body = The game is over. At the table: { $players }. See how it ended.

## One e-mail about everything that waits. { $lines } are such titles and sentences, each with its link.

digest-subject =
    { $count ->
        [one] Shinar: something is waiting for you
       *[other] Shinar: { $count } things are waiting for you
    }
digest-body =
    Hello { $name },

    { $lines }

    You get this e-mail because you asked for it at { $page }. To stop such e-mails, open this link; you need not sign in:

    { $stop }
