### Okładka gry Amyitis: co się mówi o grze, zanim się ją otworzy.

title = Amyitis
about = Doprowadź wodę na tarasy królowej, wyślij karawanę po rzadkie rośliny i zdobądź przychylność świątyń.

option-double_canals = Podwójne kanały
    .about = Ile odcinków podwójnego kanału trzeba nawodnić, by woda popłynęła dalej.
    .one = wystarczy jeden odcinek
    .both = potrzebne są oba odcinki
option-strict_supply = Ograniczone zasoby
    .about = Żetonów i kostek jest tylko tyle, ile w pudełku.
option-components = Elementy
    .about = Poprawiona kopia pliku z elementami, który częściowo odtworzono.

end-garden_planted = Ogrody zostały obsadzone.
