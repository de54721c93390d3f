### Okładka gry Babilon: co się mówi o grze, zanim się ją otworzy.

title = Babilon
about = Wydobywaj kamień w kamieniołomie, wznoś tarasy na filarach i ozdabiaj swój wiszący ogród posągami, fontannami i schodami.

option-overlap_any_level = Bez takich samych obrysów
    .about = Żadne dwa kafelki ogrodu nie mogą leżeć dokładnie nad sobą, obojętnie na jakich poziomach; bez tej opcji zakaz dotyczy tylko sąsiednich poziomów.
option-stair_volume = Miejsce nad schodami
    .about = Żaden kafelek nie może zakryć dolnego końca schodów na ich górnym poziomie.
option-strict_supply = Ograniczone zasoby
    .about = Filarów i dekoracji jest tylko tyle, ile w pudełku.
option-components = Elementy
    .about = Poprawiona lista kafelków i żetonów rund; lista wbudowana jest odtworzona.

end-last_round = Ostatnia runda dobiegła końca.
