### Tigris & Euphrates: its title, description and options. The engine takes title and options from the English file.

title = Tigris & Euphrates
about = Four dynasties, kingdoms that grow together and break apart, and a score that is only as good as its weakest colour.

option-board = Side of the board
    .about = The standard side has 10 treasures; the other side has 14, and its rivers run differently.
    .std = standard, 10 treasures
    .alt = other side, 14 treasures
option-civ = Civilization buildings
    .about = The advanced game: for three or more tiles of one colour in a line you may place a building, which gives extra points.
option-english = All or nothing in conflicts
    .about = In a conflict, each side adds either nothing or enough: the attacker enough to take the lead, the defender exactly enough to draw level.
option-wonder = The wonder
    .about = A seventh monument, built on a cross of five tiles.
option-open_scoring = Open scores
    .about = Everyone can see all points and treasures; otherwise they are hidden behind screens.

end-bag = The bag did not hold enough tiles.
end-treasures = At most two treasures are left on the board.
