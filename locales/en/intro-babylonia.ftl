### Babylonia: the game in a few sentences, for the page of its rules.

aim = The player with the most points wins. You score for surrounded cities that your tokens are linked to, for tokens beside ziggurats, and for fields that your farmers enter.
turn-1 = Play two tokens of any kind from your stand, or three or more farmers and nothing else.
turn-2 = A token played beside a ziggurat scores at once: 1 point for every ziggurat that touches one of your tokens.
turn-3 = A farmer may enter a field beside one of your face-up tokens and scores its number; the city symbol scores 1 point for each city tile taken so far.
turn-4 = A city is scored when every land hex beside it holds a token: each of your linked tokens with a symbol of the city scores 2 points, and whoever has the most tokens beside it takes the city. Then everyone scores 1 point for each of their cities. Whoever has the most tokens beside a surrounded ziggurat chooses a card.
turn-5 = Refill your stand to five tokens. The game ends when a player has run out of tokens, or when at most one city is left.
