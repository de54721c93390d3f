### Babilonia: gra w kilku zdaniach, na stronę z zasadami.

aim = Wygrywa ten, kto zdobędzie najwięcej punktów. Punktujesz za otoczone miasta, z którymi są połączone twoje żetony, za żetony obok ziguratów i za pola uprawne, na które wejdą twoi rolnicy.
turn-1 = Zagraj z podstawki dwa żetony dowolnych rodzajów albo trzech lub więcej rolników i nic poza nimi.
turn-2 = Żeton obok ziguratu punktuje od razu: punkt za każdy zigurat, z którym sąsiaduje któryś z twoich żetonów.
turn-3 = Rolnik może wejść na pole uprawne obok twojego odkrytego żetonu i przynosi tyle punktów, ile wskazuje liczba na tym polu; symbol miasta daje 1 punkt za każde zdobyte dotąd miasto.
turn-4 = Miasto rozlicza się, gdy na każdym polu lądu obok niego leży żeton: każdy twój połączony z nim żeton z symbolem tego miasta daje 2 punkty, a miasto bierze ten, kto ma obok niego najwięcej żetonów. Potem każdy dostaje 1 punkt za każde swoje miasto. Kto ma najwięcej żetonów obok otoczonego ziguratu, wybiera kartę.
turn-5 = Uzupełnij podstawkę do pięciu żetonów. Gra kończy się, gdy komuś skończą się żetony albo gdy na planszy zostanie najwyżej jedno miasto.
