### Przykłady do gry Eufrat i Tygrys: tytuł, co wypróbować i co pokazują.

example-tigris-farm = Farma dla kogoś innego
example-tigris-farm-try = Połóż farmę na rzece tak, by połączyła wschodnią świątynię z królestwem. Kto dostanie punkt?
example-tigris-farm-shows = Punkt za płytkę dostaje właściciel przywódcy jej koloru w królestwie, a nie ten, kto ją położył: tutaj właściciel drugiego rolnika. Sama świątynia nie jest królestwem, więc wojny nie ma.
example-tigris-revolt = Bunt
example-tigris-revolt-try = Atakujący król ma obok siebie 2 świątynie i dokłada 2 z ręki. Twój ma obok siebie 1. Ile musisz dołożyć, by go obronić?
example-tigris-revolt-shows = Z trzema świątyniami z ręki jest 4 do 4, a przy remisie wygrywa obrońca: 1 czerwony punkt dla ciebie, atakujący król wraca do właściciela, a wszystkich pięć świątyń z rąk usuwa się z gry.
example-tigris-order = Dwie wojny naraz
example-tigris-order-try = Osada połączyła dwa królestwa: teraz są w nich dwaj kupcy i dwaj królowie. Która wojna będzie pierwsza?
example-tigris-order-shows = Gdy wojen jest kilka, następny kolor wybiera aktywny gracz. Wojna kupców usuwa targi, a z nimi połączenie między królami: do ich wojny może wcale nie dojść.
example-tigris-war = Wojna kupców
example-tigris-war-try = Atakujący ma 1 targ i dokłada 4; ty masz 2 na planszy i jeden na ręce. Zobacz, ile kosztuje porażka.
example-tigris-war-shows = 3 do 5 to porażka z twoim targiem i bez niego. Zwycięzca dostaje 1 zielony punkt za kupca i po 1 za każdy z dwóch targów; bez tych targów królowie nie są już połączeni i ich wojny nie będzie.
example-tigris-monument = Monument
example-tigris-monument-try = Cztery świątynie tworzą kwadrat i mogą stać się monumentem. Wybierz jego kolory i zobacz, który przywódca straci ostatnią świątynię.
example-tigris-monument-shows = Jeden kolor monumentu musi być kolorem płytek. Cztery świątynie leżą teraz zakryte, więc kupiec, który nie miał innej, wraca do właściciela.
example-tigris-income = Co przynosi monument
example-tigris-income-try = Czerwono-niebieski monument już stoi, a twój rolnik jest w jego królestwie. Pomiń resztę tury.
example-tigris-income-shows = Na końcu twojej tury każdy twój przywódca zdobywa 1 punkt swojego koloru za każdy monument tego koloru w swoim królestwie: rolnik 1 niebieski. Kapłan przeciwnika dostanie czerwony dopiero na końcu tury swojego właściciela.
example-tigris-treasure = Który skarb?
example-tigris-treasure-try = W królestwie twojego kupca są teraz dwa skarby. Bierzesz wszystkie oprócz jednego: który?
example-tigris-treasure-shows = Skarby w rogach planszy bierze się przed innymi, więc wybrać można tylko górny. Na końcu gry będzie to 1 punkt dowolnego koloru.
example-tigris-final = Kto wygrał?
example-tigris-final-try = Worek jest pusty i nie możesz uzupełnić ręki: pomiń akcję, a gra się skończy.
example-tigris-final-shows = Wynikiem każdego gracza jest jego najsłabszy kolor; skarby dodaje się tam, gdzie najbardziej pomagają. Gracz 1 ma 11. Gracze 2 i 3 mają po 10, a w drugim najsłabszym kolorze znów po 10; rozstrzyga trzeci, 12 do 11. Gracz 4 ma 6 + 3 = 9 mimo 22 czarnych punktów.
