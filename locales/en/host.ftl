### The page of hosts, who look after the server.

host-title = Manage the server
host-only = This page is for hosts. Sign in with an account that has the host role; whoever runs the server can grant it with “shinar admin people role LOGIN host”.
host-people = People
host-reports = Reports
host-reports-all = Show reports that have been dealt with
host-report-by = reported by { $name }, { $date }
host-report-table = the table
host-report-person = Find this person
host-report-resolve = Done with it
host-report-resolved = dealt with
host-report-done-about = What you did, for other hosts
host-report-answer = { $name }, { $date }:
host-pairs = Pairs
host-pairs-about = Accounts that have played at least 5 rated games of two against each other in the last 90 days, the most one-sided first. That proves nothing by itself; short games that someone gave up are worth a look.
host-pair-won = { $name } won { $won } of { $games }
host-pair-more = { $resigned } given up · { $actions } steps on average · last one { $date }
host-tables = Tables
host-notices = Notices
host-log = Log
host-numbers = At a glance
host-search = Name, sign-in name or id
host-find = Search
host-none = Nothing here.
host-guest = guest
host-role = host
host-banned = banned
host-seen = last seen { $date }
host-sessions = { $count ->
    [one] { $count } session
   *[other] { $count } sessions
}
host-at-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
host-rename = Rename
host-new-name = New name
host-ban = Ban
host-ban-reason = Reason, shown to this person
host-ban-about = This person can no longer sign in or do anything, and loses the games in progress.
host-unban = Lift the ban
host-password = Reset password
host-password-about = This person is signed out everywhere and needs the new password, which is shown only once.
host-password-is = New password for { $login }:
host-sign-out = Sign out everywhere
host-sign-out-about = This person has to sign in again in every browser and program.
host-delete = Delete
host-delete-person-about = The name disappears from all tables; bots take over. This cannot be undone.
host-delete-table-about = The table is deleted with its record and chat. This cannot be undone.
host-close = Close the table
host-close-about = The game ends and does not count; a table that is still waiting is removed.
host-sure = Yes, do it
host-damaged = damaged
host-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
host-state = State
host-all = all
host-notice-text = What everyone should know
host-notice-hours = Hours to show it for
host-notice-post = Post the notice
host-notice-until = until { $date }
host-notice-remove = Remove
host-log-empty = No host has done anything yet.
host-done = Done.
stat-accounts = Accounts
stat-guests = Guests
stat-banned = Banned
stat-seen_day = Seen in the last day
stat-seen_month = Seen in the last 30 days
stat-tables_waiting = Tables waiting
stat-tables_running = Games in progress
stat-tables_finished = Games finished
stat-finished_month = Finished in the last 30 days
stat-chat = Chat messages
stat-sessions = Sessions
stat-database_bytes = Database size
