### Worked examples of Tigris & Euphrates: a title, what to try, and what it shows.

example-tigris-farm = A farm for another player
example-tigris-farm-try = Place your farm in the river so that it joins the temple in the east to the kingdom. Who gets the point?
example-tigris-farm-shows = The point for a tile goes to the owner of the leader of its colour in the kingdom, not to the player who placed it: here to the other player’s farmer. The temple alone is not a kingdom, so there is no war.
example-tigris-revolt = A revolt
example-tigris-revolt-try = The attacking king has 2 temples beside him, and his player adds 2 from the hand. Your king has 1 beside him. How many must you add for him to stay?
example-tigris-revolt-shows = With 3 temples from your hand it is 4 against 4, and the defender wins a tie: you score 1 red point, the attacker returns to its owner, and all five temples from the hands leave the game.
example-tigris-order = Two wars at once
example-tigris-order-try = A settlement has joined two kingdoms: now there are two traders and two kings. Which war comes first?
example-tigris-order-shows = If there are several wars, the active player chooses the next colour. The traders’ war removes markets, and with them the link between the kings: their war may never come.
example-tigris-war = A war of traders
example-tigris-war-try = The attacker has 1 market and adds 4; you have 2 on the board and one in your hand. See what it costs to lose.
example-tigris-war-shows = 3 against 5 is lost, with or without your market. The winner scores 1 green point for the trader and 1 for each of the two markets; with them gone, the kings are no longer connected, and their war does not happen.
example-tigris-monument = A monument
example-tigris-monument-try = Four temples form a square and may become a monument. Choose its colours, and see which leader loses its last temple.
example-tigris-monument-shows = One colour of the monument must be that of the tiles. The four temples are face down now, so the trader, who had no other temple, returns to its owner.
example-tigris-income = What a monument earns
example-tigris-income-try = The red and blue monument stands, and your farmer is in its kingdom. Pass the rest of your turn.
example-tigris-income-shows = At the end of your own turn, each of your leaders scores 1 point of its colour for every monument of that colour in its kingdom: 1 blue for your farmer. The other player’s priest earns red only at the end of that player’s turn.
example-tigris-treasure = Which treasure?
example-tigris-treasure-try = Your trader’s kingdom now holds two treasures. You take all but one: which?
example-tigris-treasure-shows = Treasures in the corners of the board are taken before all others, so only the upper one can be chosen. At the end of the game it counts as 1 point of any colour.
example-tigris-final = Who has won?
example-tigris-final-try = The bag is empty, and you cannot refill your hand: pass, and the game ends.
example-tigris-final-shows = Every player’s score is their weakest colour, with treasures added where they help most. Player 1 has 11. Players 2 and 3 both have 10, and 10 again in the second-weakest colour; 12 against 11 in the third decides. Player 4 has 6 + 3 = 9 in spite of 22 black points.
