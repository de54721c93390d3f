### Amyitis: its title, description and options. The engine takes title and options from the English file.

title = Amyitis
about = Bring water to the queen’s terraces, send the caravan for rare plants, and win the favour of the temples.

option-double_canals = Double canals
    .about = How much of a double canal must be irrigated before water flows on.
    .one = one segment is enough
    .both = both segments are needed
option-strict_supply = Limited supply
    .about = Tokens and cubes are limited to what is in the box.
option-components = Components
    .about = A corrected copy of the components file, parts of which are reconstructed.

end-garden_planted = The gardens are planted.
