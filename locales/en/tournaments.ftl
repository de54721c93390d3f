### Tournaments: the list, making one, and its page.

tournaments-about = Play everyone in turn, pair by points, knock each other out, or play as many games as you can before time runs out. Bots can fill free places.
tournaments-list = Which tournaments
tournaments-open = Open
tournaments-running = Running
tournaments-finished = Finished
tournaments-mine = Mine
tournaments-none-open = No tournament is open right now.
tournaments-none-running = No tournament is being played right now.
tournaments-none-finished = No tournament has been finished yet.
tournaments-none-mine = You have not made or joined a tournament yet.
tournaments-new = New tournament
tournaments-need-account = To make a tournament, create an account first.
tournaments-back = All tournaments
tournament-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-players-of = { $count } of { $most } players
tournament-by = made by { $name }
tournament-private = private
tournament-format = Format
tournament-round_robin = Everyone plays everyone
tournament-round_robin-about = In every round each player meets someone new, until all have met. For up to 32 players.
tournament-swiss = Swiss
tournament-swiss-about = You meet players with as many points as you, and nobody twice. A few rounds find a winner among many.
tournament-groups = Tables of three or four
tournament-groups-about = Each round you sit with others of about the same points. You score for everyone you leave behind at the table.
tournament-knockout = Knock-out
tournament-knockout-about = Whoever loses is out. The highest rated meet last; after a draw the higher seed goes on.
tournament-arena = Arena
tournament-arena-about = As many games as you like until time is up. The third win in a row and every one after it counts double.
tournament-state-open = Open
tournament-state-running = Running
tournament-state-finished = Finished
tournament-state-cancelled = Called off
tournament-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tournament-round-of = Round { $round } of { $rounds }
tournament-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
tournament-clock-minutes = { $minutes } min + { $seconds } s

## Making one

tournament-what = What is played
tournament-name = Name
tournament-text = About it
tournament-text-about = What others should know. You may leave it empty.
tournament-seats = Players per table
tournament-rounds-label = Rounds
tournament-rounds-usual = As many as needed
tournament-twice = Twice
tournament-twice-about = Everyone plays everyone twice, with the seats exchanged.
tournament-minutes = Minutes in all
tournament-who = Who may join
tournament-public = Everyone with an account sees it and can join.
tournament-private-about = Only people with the link see it. Guests may join, unless it is rated.
tournament-most = Places
tournament-bots = Bots fill up
tournament-bots-about = They join at the start, until nobody is left without an opponent.
tournament-bots-level = Their level
tournament-bots-least = Until there are this many players
tournament-when = When it goes on
tournament-starts = Start
tournament-starts-about = Leave it empty to start it yourself.
tournament-next = Next round
tournament-next-0 = at once
tournament-next-60 = after an hour
tournament-next-1440 = after a day
tournament-next-hand = when I say so
tournament-next-about = A round is over when its last game has ended.
tournament-make = Make the tournament

## The page of one

tournament-join = Join
tournament-leave = Leave
tournament-withdraw = Withdraw
tournament-withdraw-ask = Withdraw from the tournament? You lose the game you are playing, and you will not be paired again.
tournament-withdraw-yes = Yes, withdraw
tournament-start = Start
tournament-begin-round = Begin the next round
tournament-cancel = Call it off
tournament-cancel-ask = Call the tournament off? It cannot be resumed.
tournament-cancel-yes = Yes, call it off
tournament-my-game = To my game
tournament-ready = Next game
tournament-searching = Looking for an opponent …
tournament-you-joined = You are in. The tournament page brings you to your table when a round begins.
tournament-wait-round = Your game is over. The next round begins when the others have finished.
tournament-wait-hand = The round is over. { $name } begins the next one.
tournament-wait-start = Waiting for { $name } to start.
tournament-starts-at = Starts { $time }
tournament-next-at = The next round begins { $time }
tournament-left = { $time } left
tournament-time-up = Time is up. The last games still count.
tournament-winner = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
tournament-invite = Invite by link
tournament-standings = Standings
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-played = Games
tournament-order = What decides with equal points
tournament-withdrawn = withdrawn
tournament-waiting = waiting
tournament-you = you
tournament-pairings = Games
tournament-round = Round { $round }
tournament-final = Final
tournament-semifinal = Semifinals
tournament-quarterfinal = Quarterfinals
tournament-bye = free, with the full points
tournament-free = free place
tournament-bracket = Bracket
tournament-open-table = Table
tournament-replay = Replay
tournament-game-of = { $names }
tournament-list-players = Players
tournament-nobody = Nobody has joined yet.
tournament-gone = This tournament does not exist, or it is private and the link is incomplete.
tie-direct = Direct
tie-direct-about = Direct encounter: the points from games among those who are level, if all of them have met.
tie-buchholz = Buchholz
tie-buchholz-about = Buchholz: the points of all your opponents added up; a free round counts as an opponent with as many points as you.
tie-sonneborn_berger = Sonneborn-Berger
tie-sonneborn_berger-about = Sonneborn-Berger: the points of everyone you have beaten, and half the points of those you have drawn with.
tie-opponents = Opponents
tie-opponents-about = Opponents: the average points of the others at each of your tables, added up.
tie-wins = Wins
tie-wins-about = Wins: games that you have won alone.
tie-fewer_games = Fewer games
tie-fewer_games-about = Fewer games: whoever needed fewer games for the same points.
tie-share = Whoever is still level shares the place.
problem-too-many-tournaments = You have five tournaments that are not over. End one first.
problem-too-few = There are too few players. Let more people join, or let bots fill up.
problem-joined = You have joined already.
problem-full = The tournament is full.
