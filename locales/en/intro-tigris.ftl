### Tigris & Euphrates: the game in a few sentences, for the page of its rules.

aim = You collect points in four colours, and your score is your weakest colour. Treasures count as any colour you need. The highest score wins.
turn-1 = Take up to two actions: place, move or withdraw a leader; place a tile; play a catastrophe; or swap tiles from your hand.
turn-2 = A leader stands beside a temple. A tile added to a kingdom scores a point of its colour for the leader of that colour there, whoever owns it; if there is none, the king there scores.
turn-3 = Two leaders of one colour in a kingdom fight. If a leader started it, it is a revolt: temples decide, beside the leaders and from the hand. If a tile joined two kingdoms, it is a war: tiles of that colour decide. The losing leader leaves the board, and after a war so do its tiles.
turn-4 = Four tiles of one colour in a square may become a monument, which gives points to the leaders of its two colours at the end of their owners’ turns. If a kingdom holds more than one treasure, its trader takes all but one.
turn-5 = Refill your hand to six tiles. The game ends when at most two treasures are left, or when the bag has too few tiles.
