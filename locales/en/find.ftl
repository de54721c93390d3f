### Finding opponents, people one knows, and invitations.

## Finding opponents

find-what = What kind of game
find-preset-live-two = Now, 2 players
find-preset-live-more = Now, 3–4 players
find-preset-days = Days per turn
find-about-live-two = It begins as soon as someone of about your strength is found: 20 minutes each, and 15 seconds more per move. Keep this page open.
find-about-live-more = It begins when four are found, or three if a fourth does not come: 20 minutes each, and 15 seconds more per move. Keep this page open.
find-about-days = Two players, three days for every turn. You can close the page; you are notified when someone is found.
find-rated-about = The result changes your rating. Whoever leaves or runs out of time loses.
find-rated-account = Rated games are for people with an account.
find-bots = Bots take missing seats
find-bots-never = never
find-bots-seconds = after { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
find-bots-minutes = after { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
find-bots-hours = after { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
find-start = Start looking
find-seeking = Looking for opponents
find-bots-at = bots join at { $time }
find-stop = Stop looking
find-again = Someone did not come; the search goes on.
find-days-note = This can take a while. We will let you know when someone is found.

## The lobby

find-filter = Which tables to show
find-game = Game
find-any = any
find-range = Distance from my rating
find-rating = Rating
find-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
find-none = No open table is like that.

## People

find-at-table = playing now
find-online = online
find-away = away
find-friend = friend
find-follows-you = follows you
find-blocked = blocked
find-follow = Follow
find-unfollow = Unfollow
find-block = Block
find-unblock = Unblock
find-block-sure = Block { $name }? You will not be matched, get no invitations, and not see their chat messages.
find-group-friends = Friends
find-group-following = People you follow
find-group-followers = People who follow you
find-group-blocked = Blocked
find-follow-name = Follow someone by name
find-nobody = Nobody yet. Follow people you like to play with: you see when they are here, and can invite them to your tables. If they follow you too, you are friends.
find-guest = You need an account to follow people.
find-show-presence = Who sees whether you are here
find-show-presence-about = Whether you are online or playing, and when you were last here.
find-show-everybody = everyone
find-show-friends = friends
find-show-nobody = nobody

## Invitations

find-invitations = Invitations
find-badge = { $count ->
    [one] { $count } invitation
   *[other] { $count } invitations
}
find-accept = Take a seat
find-decline = Decline
find-invite-people = Invite people you follow
find-invite = Invite
find-invited = invited
find-declined = declined

## When something did not work

problem-blocked = This person does not want that.
problem-invited = This person has already been invited to this table.
problem-full = No seat is free any more.
problem-seated = This person is already at the table.
problem-too-many-relations = You follow or block too many people. Remove someone first.
problem-too-many-invitations = You have invited many people to tables that have not begun. Wait for them first.
