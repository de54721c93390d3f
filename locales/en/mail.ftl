### The e-mails that the server sends. A link stands on a line of its own.

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
