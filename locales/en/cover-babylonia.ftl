### Babylonia: its title, description and options. The engine takes title and options from the English file.

title = Babylonia
about = Surround cities and ziggurats along the two rivers, harvest fields, and collect ziggurat cards.

option-random_cards = Random ziggurat cards
    .about = Seven of the nine ziggurat cards are drawn at random; otherwise cards 1 to 7 are used.

end-stand_empty = A player has run out of tokens.
end-one_city_left = At most one city is left on the board.
