### Babylonia on its cover: what is said about it before it is opened. The engine takes title and options from the English file.

title = Babylonia
about = Surround cities and ziggurats along the two rivers, harvest fields, and gather the ziggurats' cards.

option-random_cards = Random ziggurat cards
    .about = Seven of the nine ziggurat cards are drawn at random, instead of cards 1 to 7.

end-stand_empty = A stand is empty.
end-one_city_left = At most one city is left on the board.
