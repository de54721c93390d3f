### Okładka gry Amyitis: co się mówi o grze, zanim się ją otworzy.

title = Amyitis
about = Doprowadź wodę na tarasy królowej, wyślij karawanę po rzadkie rośliny i zdobądź przychylność świątyń.

option-double_canals = Podwójne kanały
    .about = Ile podwójnego kanału trzeba nawodnić, by woda przez niego przeszła.
    .one = wystarczy jeden odcinek
    .both = potrzebne są oba odcinki
option-strict_supply = Ograniczony zasób
    .about = Żetonów i kostek jest tylko tyle, ile w pudełku.
option-components = Elementy
    .about = Poprawiona kopia pliku z elementami, którego części są odtworzone.

end-garden_planted = Ogrody są obsadzone.
