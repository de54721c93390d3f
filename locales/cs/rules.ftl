### Kapitoly pravidel.

chapter-a-turn = Tah
chapter-catastrophes = Katastrofy
chapter-cities = Města
chapter-decorations = Dekorace
chapter-hiring = Najímání
chapter-leaders = Vůdci
chapter-material = Herní materiál
chapter-mining = Těžba
chapter-misprints = Tiskové chyby
chapter-monuments = Monumenty
chapter-options-beyond-the-rulebook = Možnosti nad rámec pravidel
chapter-phase-i = Fáze I
chapter-phase-ii-turns = Fáze II: tahy
chapter-phase-iii = Fáze III
chapter-placing-tiles = Umisťování dílků
chapter-planting = Výsadba
chapter-players-and-board = Hráči a deska
chapter-playing-tokens = Hraní žetonů
chapter-points-while-playing = Body během hry
chapter-regions-and-kingdoms = Regiony a království
chapter-revolts = Vnitřní konflikty
chapter-round-tokens = Žetony kol
chapter-rounds-and-turns = Kola a tahy
chapter-setup = Příprava
chapter-storing-and-discarding = Uskladnění a odložení
chapter-swapping-and-the-end-of-a-turn = Výměna a konec tahu
chapter-the-advanced-game-civilization-buildings = Rozšířená hra: civilizační budovy
chapter-the-caravan = Karavana
chapter-the-end = Konec hry
chapter-the-end-and-the-winner = Konec hry a vítěz
chapter-the-supply = Zásoba
chapter-tiles = Kartičky
chapter-treasures = Poklady
chapter-uniting-kingdoms = Spojování království
chapter-wars = Vnější konflikty
chapter-what-is-in-the-box = Co je v krabici
chapter-written-positions = Zapsané pozice
chapter-ziggurat-cards = Karty zikkuratů
chapter-ziggurats = Zikkuraty
chapter-other = Další

### Příklady.

examples = Příklady
examples-about = { $count ->
    [one] { $count } příklad čeká jako malý plán k vyzkoušení.
    [few] { $count } příklady čekají jako malé plány k vyzkoušení.
   *[other] { $count } příkladů čeká jako malé plány k vyzkoušení.
} Udělejte, co chcete: pravidla odpoví a Zpět vrátí otázku.
examples-count = { $count ->
    [one] { $count } příklad
    [few] { $count } příklady
   *[other] { $count } příkladů
}
example = Příklad:
rules-chapters = Kapitoly
example-play = Vyzkoušet
example-right = Přesně to se v příkladu stane.
example-other = V příkladu se místo toho stane: { $action }
