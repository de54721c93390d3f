### Babilon: gra w kilku zdaniach, na stronę z zasadami.

aim = Zbuduj najwspanialszy wiszący ogród. Punktują schody, fontanny, mosty, posągi i belwedery, a także pełne zestawy i wysokość. Wygrywa ten, kto zdobędzie najwięcej punktów.
turn-1 = Weź wierzchni kafelek dowolnego stosu w kamieniołomie.
turn-2 = Każda jego krawędź daje filar, chyba że stos obok jest wyższy; jeśli kafelek ma kwiat twojej planszy, dostajesz jeszcze jeden.
turn-3 = Możesz położyć ten kafelek, przechowany albo oba, na trzech lub czterech podporach sięgających tego samego poziomu. Przy trzech na wolnym rogu staje belweder.
turn-4 = Potem możesz za darmo budować dekoracje tam, gdzie pasują symbole: schody między dwoma poziomami, fontanny i mosty na jednym, posągi w linii z innymi.
turn-5 = Przechowaj na później jeden kafelek i do sześciu filarów, a resztę odrzuć. Przy dwóch, trzech i czterech graczach gra trwa 15, 13 i 11 rund.
