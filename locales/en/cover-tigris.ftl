### Tigris & Euphrates on its cover: what is said about it before it is opened. The engine takes title and options from the English file.

title = Tigris & Euphrates
about = Four dynasties, kingdoms that grow together and break apart, and a score that is only as good as its weakest colour.

option-board = Side of the board
    .about = The standard side has 10 treasures; the other side has 14, and different rivers.
    .std = standard, 10 treasures
    .alt = other side, 14 treasures
option-civ = Civilization buildings
    .about = The advanced game: long rows of one colour bring buildings and more points.
option-english = All or nothing in conflicts
    .about = Support from behind the screen is either nothing or enough: the attacker's to lead, the defender's to draw level.
option-wonder = The wonder
    .about = A seventh monument, built on a cross of five tiles.
option-open_scoring = Open scores
    .about = Points and treasures lie open instead of behind the screens.

end-bag = The bag did not hold enough tiles.
end-treasures = At most two treasures are left on the board.
