### Eufrat a Tigris: hra v několika větách, pro stránku s pravidly.

aim = Sbíráte body ve čtyřech barvách a vaším výsledkem je barva, ve které jich máte nejméně. Poklady se počítají jako barva, kterou potřebujete. Vítězí nejvyšší výsledek.
turn-1 = Proveďte až dvě akce: umístěte, přesuňte nebo stáhněte vůdce, položte kartičku, zahrajte katastrofu, nebo vyměňte kartičky z ruky.
turn-2 = Vůdce stojí vedle chrámu. Kartička připojená ke království přinese bod své barvy tamnímu vůdci téže barvy, ať patří komukoli; není-li tam žádný, boduje tamní král.
turn-3 = Dva vůdci jedné barvy v jednom království spolu bojují. Vyvolal-li to vůdce, je to vnitřní konflikt a rozhodují chrámy vedle vůdců a z ruky. Spojila-li dvě království kartička, je to konflikt vnější a rozhodují kartičky této barvy. Poražený vůdce odchází z desky, po vnějším konfliktu i se svými kartičkami.
turn-4 = Ze čtyř kartiček jedné barvy ve čtverci může vzniknout monument; vůdcům svých dvou barev přináší body na konci tahů jejich majitelů. Je-li v království víc než jeden poklad, získá obchodník všechny kromě jednoho.
turn-5 = Doplňte si ruku do šesti kartiček. Hra končí, když na desce zbývají nejvýše dva poklady nebo když v pytlíku nezbude dost kartiček.
