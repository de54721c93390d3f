### Eufrat i Tygrys: gra w kilku zdaniach, na stronę z zasadami.

aim = Zbierasz punkty w czterech kolorach, a twoim wynikiem jest kolor, w którym masz ich najmniej. Skarby liczą się jako dowolny kolor, którego potrzebujesz. Wygrywa najwyższy wynik.
turn-1 = Wykonaj najwyżej dwie akcje: umieść, przenieś lub wycofaj przywódcę, połóż płytkę, zagraj katastrofę albo wymień płytki z ręki.
turn-2 = Przywódca stoi obok świątyni. Płytka dołożona do królestwa daje punkt swojego koloru tamtejszemu przywódcy tego koloru, obojętnie czyjemu; jeśli go nie ma, punktuje tamtejszy król.
turn-3 = Gdy w królestwie spotka się dwóch przywódców jednego koloru, dochodzi do konfliktu. Jeśli wywołał go przywódca, to bunt: rozstrzygają świątynie obok przywódców i z ręki. Jeśli płytka połączyła dwa królestwa, to wojna: rozstrzygają płytki tego koloru. Pokonany przywódca schodzi z planszy, a po wojnie także jego płytki.
turn-4 = Cztery płytki jednego koloru w kwadracie mogą stać się monumentem, który daje punkty przywódcom swoich dwóch kolorów na koniec tury ich właścicieli. Jeśli w królestwie jest więcej niż jeden skarb, tamtejszy kupiec bierze wszystkie oprócz jednego.
turn-5 = Uzupełnij rękę do sześciu płytek. Gra kończy się, gdy zostaną najwyżej dwa skarby albo gdy w worku zabraknie płytek.
