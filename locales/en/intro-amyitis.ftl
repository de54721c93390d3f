### Amyitis: the game in a few sentences, for the page of its rules.

aim = The player with the most points wins. You score for water in the canals, plants on the terraces, goods sold in Babylon, palaces, and service in the temples.
turn-1 = Take one action: hire a craftsman, move the caravan, or pass for the rest of the round.
turn-2 = The first craftsman of a trio is free; the next two cost 1 and 2 Talents. Farmers give you goods, priests serve in a temple, engineers irrigate a canal segment and score 2 points, and merchants give you camels.
turn-3 = Pay camels to move the caravan clockwise, then trade where it stops: sell goods in Babylon, buy a guild card, or buy a plant.
turn-4 = A plant goes on an irrigated space whose terrace it is good enough for. You take the tile there with its points and bonuses, and whoever has the most cubes around the space scores, too.
turn-5 = When everyone has passed, the temples reward the players with the most cubes in them, and a new round begins. The game ends after the round in which the garden gets down to four tiles, or to three with two players.
