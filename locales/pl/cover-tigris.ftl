### Okładka gry Eufrat i Tygrys: co się mówi o grze, zanim się ją otworzy.

title = Eufrat i Tygrys
about = Cztery dynastie, królestwa, które łączą się i rozpadają, oraz wynik, który jest tylko tak dobry jak twój najsłabszy kolor.

option-board = Strona planszy
    .about = Podstawowa strona ma 10 skarbów; na drugiej jest ich 14, a rzeki płyną inaczej.
    .std = podstawowa, 10 skarbów
    .alt = druga strona, 14 skarbów
option-civ = Budowle cywilizacji
    .about = Gra zaawansowana: za co najmniej trzy płytki jednego koloru w linii można postawić budowlę, która daje dodatkowe punkty.
option-english = W konfliktach wszystko albo nic
    .about = W konflikcie każda strona dokłada albo nic, albo tyle, ile trzeba: atakujący tyle, by zdobyć przewagę, obrońca dokładnie tyle, by wyrównać.
option-wonder = Cud świata
    .about = Siódmy monument, budowany na krzyżu z pięciu płytek.
option-open_scoring = Odkryte punkty
    .about = Punkty i skarby widzą wszyscy; bez tej opcji są ukryte za zasłonkami.

end-bag = W worku zabrakło płytek.
end-treasures = Na planszy zostały najwyżej dwa skarby.
