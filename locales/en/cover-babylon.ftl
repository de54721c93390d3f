### Babylon: its title, description and options. The engine takes title and options from the English file.

title = Babylon
about = Dig stone from the quarry, raise terraces on pillars, and adorn your hanging garden with statues, fountains and stairs.

option-overlap_any_level = No equal footprints
    .about = No two tiles of a garden may lie exactly above one another, whatever their levels; without the option this applies only to neighbouring levels.
option-stair_volume = Room above stairs
    .about = No tile may lie above the lower end of stairs on the level of their upper end.
option-strict_supply = Limited supply
    .about = Pillars and decorations are limited to what is in the box.
option-components = Components
    .about = A corrected list of tiles and round tokens; the built-in one is reconstructed.

end-last_round = The last round is over.
