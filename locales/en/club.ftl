### Leaderboards, profiles, and the archive of finished games.

## Leaderboards

club-leaders-about = Ranked by the rating that is certain: the points less the margin behind the ±. So nobody leads after one lucky game.
club-leaders-none = Nobody has played a rated game of this kind yet.
club-place = Place
club-name = Name
club-rating = Rating
club-rated-games = Games
club-game = Game
club-kind-two = 2 players
club-kind-more = 3–4 players

## Profiles

club-since = Here since { $date }
club-ratings = Ratings
club-ratings-none = No rated games yet.
club-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
club-curve = { $name }: rating over the last { $games ->
    [one] game
   *[other] { $games } games
}, from { $lowest } to { $highest }, now { $now }
club-played = Games played
club-played-none = No finished games yet.
club-number = Games
club-won = Won
club-by-seat = Won by seat
club-seat = seat { $seat }: { $won } of { $played }
club-all-games = All of these games
club-victories = Best victories
club-badges = Badges
club-badge-steps = { $count } lesson steps
club-badge-puzzles = { $count } puzzles solved at once
club-shown = What others see
club-shown-about = You always see everything yourself.
club-show-ratings = Ratings
club-show-ratings-about = With their history, and your place on the leaderboards.
club-show-games = Games
club-show-games-about = How many you have played and won, your best victories, and your public games in the archive.
club-show-learning = Badges
club-show-learning-about = What you have reached in lessons and puzzles.
club-nothing-shown = This person keeps everything else private.

## The archive

club-filter = Which games?
club-whose = Whose games
club-whose-all = Everyone’s public games
club-whose-mine = My games
club-any = any
club-ending = How it ended
club-ending-resigned = Someone resigned
club-ending-abandoned = Abandoned
club-ending-unknown = Ending unknown
club-player = Player
club-more-filters = Date, length, strength
club-from = From
club-to = Until
club-min-actions = At least this many steps
club-max-actions = At most this many steps
club-min-strength = Strongest player at least
club-max-strength = Strongest player at most
club-rated-only = Rated games only
club-search = Search
club-actions = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
club-none = No game like that was found.
club-none-yet = None among the latest games. “More” goes further back.
