### Szukanie przeciwników, znajomi i zaproszenia.

## Szukanie przeciwników

find-what = Jaka gra
find-preset-live-two = Teraz, 2 graczy
find-preset-live-more = Teraz, 3–4 graczy
find-preset-days = Dni na ruch
find-about-live-two = Zacznie się, gdy znajdzie się ktoś o podobnej sile: 20 minut dla każdego i 15 sekund więcej za ruch. Nie zamykaj tej strony.
find-about-live-more = Zacznie się, gdy znajdzie się czworo graczy, albo troje, jeśli czwarty nie przyjdzie: 20 minut dla każdego i 15 sekund więcej za ruch. Nie zamykaj tej strony.
find-about-days = Dwoje graczy, trzy dni na każdy ruch. Stronę można zamknąć; damy Ci znać, gdy ktoś się znajdzie.
find-rated-about = Wynik zmienia Twój ranking. Kto odejdzie albo przekroczy czas, przegrywa.
find-rated-account = Gry rankingowe są dla osób z kontem.
find-bots = Brakujące miejsca zajmą boty
find-bots-never = nigdy
find-bots-seconds = { $count ->
    [one] po { $count } sekundzie
    [few] po { $count } sekundach
    [many] po { $count } sekundach
   *[other] po { $count } sekundy
}
find-bots-minutes = { $count ->
    [one] po { $count } minucie
    [few] po { $count } minutach
    [many] po { $count } minutach
   *[other] po { $count } minuty
}
find-bots-hours = { $count ->
    [one] po { $count } godzinie
    [few] po { $count } godzinach
    [many] po { $count } godzinach
   *[other] po { $count } godziny
}
find-start = Zacznij szukać
find-seeking = Szukamy przeciwników
find-bots-at = boty dołączą o { $time }
find-stop = Przestań szukać
find-again = Ktoś nie przyszedł, szukamy dalej.
find-days-note = To może chwilę potrwać. Damy Ci znać, gdy ktoś się znajdzie.

## Otwarte stoły

find-filter = Które stoły pokazać
find-game = Gra
find-any = dowolnie
find-range = Odstęp od mojego rankingu
find-rating = Ranking
find-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
find-none = Nie ma takiego otwartego stołu.

## Ludzie

find-at-table = właśnie gra
find-online = online
find-away = poza stroną
find-friend = znajomi
find-follows-you = obserwuje Cię
find-blocked = zablokowano
find-follow = Obserwuj
find-unfollow = Przestań obserwować
find-block = Zablokuj
find-unblock = Odblokuj
find-block-sure = Zablokować: { $name }? Nie spotkacie się przy szukaniu przeciwników, nie dostaniesz zaproszeń i nie zobaczysz wiadomości na czacie.
find-group-friends = Znajomi
find-group-following = Obserwujesz
find-group-followers = Obserwują Cię
find-group-blocked = Zablokowani
find-follow-name = Obserwuj kogoś po nazwie
find-nobody = Jeszcze nikogo. Obserwuj osoby, z którymi lubisz grać: zobaczysz, kiedy tu są, i zaprosisz je do swoich stołów. Jeśli i one obserwują Ciebie, jesteście znajomymi.
find-guest = Aby obserwować ludzi, potrzebujesz konta.
find-show-presence = Kto widzi, czy tu jesteś
find-show-presence-about = Czy jesteś online albo grasz i kiedy ostatnio Cię tu widziano.
find-show-everybody = wszyscy
find-show-friends = znajomi
find-show-nobody = nikt

## Zaproszenia

find-invitations = Zaproszenia
find-badge = { $count ->
    [one] { $count } zaproszenie
    [few] { $count } zaproszenia
    [many] { $count } zaproszeń
   *[other] { $count } zaproszenia
}
find-accept = Zajmij miejsce
find-decline = Odrzuć
find-invite-people = Zaproś obserwowane osoby
find-invite = Zaproś
find-invited = zaproszenie wysłane
find-declined = odrzucono

## Gdy coś się nie uda

problem-blocked = Ta osoba sobie tego nie życzy.
problem-invited = Ta osoba ma już zaproszenie do tego stołu.
problem-full = Nie ma już wolnego miejsca.
problem-seated = Ta osoba już siedzi przy stole.
problem-too-many-relations = Obserwujesz lub blokujesz zbyt wiele osób. Najpierw kogoś usuń.
problem-too-many-invitations = Wiele osób ma zaproszenia do stołów, przy których gra się jeszcze nie zaczęła. Najpierw poczekaj na nie.
