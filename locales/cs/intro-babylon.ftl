### Babylon: hra v několika větách, pro stránku s pravidly.

aim = Postavte nejkrásnější visutou zahradu. Bodují schodiště, fontány, lávky, sochy a vyhlídky, ale i úplné sady a výška. Vyhrává, kdo má nejvíce bodů.
turn-1 = Vezměte si vrchní dílek libovolné hromádky v lomu.
turn-2 = Každý jeho okraj přinese sloup, není-li hromádka vedle vyšší, a jeden navíc, má-li dílek květinu vaší desky.
turn-3 = Umístit můžete tento dílek, uskladněný, nebo oba, vždy na tři nebo čtyři podpory, které končí ve stejné výšce. Při třech přijde na volný roh vyhlídka.
turn-4 = Pak můžete zdarma stavět dekorace tam, kde se symboly shodují: schodiště mezi dvěma patry, fontány a lávky v jednom, sochy v linii s jinými.
turn-5 = Jeden dílek a až šest sloupů uskladněte na později a zbytek odložte. Ve dvou, třech a čtyřech hráčích se hraje 15, 13 a 11 kol.
