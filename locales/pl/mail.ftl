### E-maile i powiadomienia, które wysyła serwer. Link stoi w osobnym wierszu.

confirm-subject = Shinar: potwierdź swój adres e-mail
confirm-body =
    Dzień dobry, { $name },

    ten adres podano dla Twojego konta na stronie { $page }. Aby go potwierdzić, otwórz ten link w ciągu { $minutes } minut:

    { $link }

    Jeśli to nie Ty, zignoruj tę wiadomość; nic się nie zmieni.
reset-subject = Shinar: ustaw nowe hasło
reset-body =
    Dzień dobry, { $name },

    ktoś, prawdopodobnie Ty, poprosił o nowe hasło do Twojego konta na stronie { $page }. Aby je ustawić, otwórz ten link w ciągu { $minutes } minut:

    { $link }

    Wszystkie zalogowane przeglądarki zostaną wtedy wylogowane. Jeśli to nie Ty, zignoruj tę wiadomość; hasło pozostanie bez zmian.

## Powiadomienia: tytuł i zdanie. { $players } to imiona pozostałych przy stole, { $who } to jedno z nich.

bell-turn-title = { $game }: Twój ruch
bell-turn-body = Przy stole czeka Twój ruch. Pozostali gracze: { $players }.
bell-rematch-title = { $game }: jeszcze jedna partia?
bell-rematch-body = Czeka na Ciebie rewanż. Pozostali gracze: { $players }. Twoje miejsce przy stole czeka.
bell-joined-title = { $game }: masz towarzystwo
bell-joined-body = Do Twojego stołu dosiada się { $who }.
bell-started-title = { $game }: gra się zaczęła
bell-started-body = Gra się zaczęła. Pozostali gracze: { $players }.
bell-round-title = { $game }: zaczyna się runda
bell-round-body = Twój stół w turnieju już czeka, gra: { $players }.
bell-over-title = { $game }: koniec gry
bell-over-body = Gra się skończyła. Pozostali gracze: { $players }. Zobacz, jaki był wynik.
bell-invited-title = { $game }: zaproszenie
bell-invited-body = { $who } zaprasza Cię do stołu.
bell-found-title = { $game }: znaleziono przeciwników
bell-found-body = Gra się zaczęła. Pozostali gracze: { $players }.
bell-webhook-title = Twój webhook jest wyłączony
bell-webhook-body = Od kilku dni nie przyjmuje wiadomości. Gdy znów zadziała, ustaw go ponownie na swoim koncie.
bell-table_webhook-title = { $game }: webhook Twojego stołu jest wyłączony
bell-table_webhook-body = Od kilku dni nie przyjmuje wiadomości. Gdy znów zadziała, ustaw go ponownie w menu stołu.
bell-trial-title = Shinar może Cię powiadomić
bell-trial-body = To jest próba. Tak to będzie wyglądać, gdy przy stole coś będzie na Ciebie czekać.

## Co dostaje webhook stołu, dla wszystkich, którzy czytają kanał za nim. { $players } to imiona wszystkich przy stole, { $who } to jedno z nich.

bell-table-turn-title = { $game }: ruch ma { $who }
bell-table-turn-body = Teraz ruch ma { $who }. Przy stole: { $players }.
bell-table-joined-title = { $game }: ktoś się dosiadł
bell-table-joined-body = Do stołu dosiada się { $who }. Przy stole: { $players }.
bell-table-started-title = { $game }: gra się zaczęła
bell-table-started-body = Gra się zaczęła. Przy stole: { $players }.
bell-table-over-title = { $game }: koniec gry
bell-table-over-body = Gra się skończyła. Przy stole: { $players }. Zobacz, jaki był wynik.

## Jeden e-mail o wszystkim, co czeka. { $lines } to takie tytuły i zdania, każde ze swoim linkiem.

digest-subject =
    { $count ->
        [one] Shinar: coś na Ciebie czeka
        [few] Shinar: czekają na Ciebie { $count } sprawy
        [many] Shinar: czeka na Ciebie { $count } spraw
       *[other] Shinar: czeka na Ciebie { $count } sprawy
    }
digest-body =
    Dzień dobry, { $name },

    { $lines }

    Dostajesz ten e-mail, bo tak wybrano na stronie { $page }. Aby nie dostawać kolejnych, otwórz ten link; nie trzeba się logować:

    { $stop }
