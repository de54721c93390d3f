### Okładka gry Babilon: co się mówi o grze, zanim się ją otworzy.

title = Babilon
about = Wydobywaj kamień z kamieniołomu, wznoś tarasy na filarach i ozdabiaj wiszące ogrody posągami, fontannami i schodami.

option-overlap_any_level = Bez takich samych obrysów
    .about = Żadne dwa kafelki ogrodu nie mogą leżeć dokładnie nad sobą na jakichkolwiek poziomach; bez tej opcji zakaz dotyczy tylko sąsiednich poziomów.
option-stair_volume = Miejsce nad schodami
    .about = Żaden kafelek nie może zakryć dolnego końca schodów na ich górnym poziomie.
option-strict_supply = Ograniczony zasób
    .about = Filarów i dekoracji jest tylko tyle, ile w pudełku.
option-components = Elementy
    .about = Poprawiona lista kafelków i żetonów rund; wbudowana jest odtworzona.

end-last_round = Skończyła się ostatnia runda.
