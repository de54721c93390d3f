### Okładka gry Babilonia: co się mówi o grze, zanim się ją otworzy.

title = Babilonia
about = Otaczaj miasta i ziguraty nad dwiema rzekami, zbieraj plony z pól i zdobywaj karty ziguratów.

option-random_cards = Losowe karty ziguratów
    .about = Zamiast kart od 1 do 7 w grze jest siedem kart wylosowanych z dziewięciu.

end-stand_empty = Jednemu z graczy skończyły się żetony.
end-one_city_left = Na planszy zostało najwyżej jedno miasto.
