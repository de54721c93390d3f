### Babylon: the game in a few sentences, for the page of its rules.

aim = Build the most splendid hanging garden. Stairs, fountains, footbridges, statues and lookouts score, as do full sets and height. The player with the most points wins.
turn-1 = Take the top tile of any stack in the quarry.
turn-2 = Each of its edges gives you a pillar unless the stack beside it is higher, and you get one more if the tile has the flower of your board.
turn-3 = You may place this tile, the stored one, or both, on three or four supports that reach the same level. With three, the free corner gets a lookout.
turn-4 = Then you may build decorations for free where the symbols match: stairs between two levels, fountains and footbridges on one level, statues in line with other statues.
turn-5 = Store one tile and up to six pillars for later, and discard the rest. The game lasts 15, 13 or 11 rounds with two, three or four players.
