### Okładka gry Babilonia: co się mówi o grze, zanim się ją otworzy.

title = Babilonia
about = Otaczaj miasta i ziguraty nad dwiema rzekami, zbieraj plony z pól i zdobywaj karty ziguratów.

option-random_cards = Losowe karty ziguratów
    .about = Siedem z dziewięciu kart ziguratów wskazuje los, zamiast kart od 1 do 7.

end-stand_empty = Podstawka jest pusta.
end-one_city_left = Na planszy zostało najwyżej jedno miasto.
