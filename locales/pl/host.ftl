### Strona administratorów, którzy opiekują się serwerem.

host-title = Zarządzanie serwerem
host-only = Ta strona jest dla administratorów. Zaloguj się na konto z rolą administratora; nadaje ją osoba prowadząca serwer poleceniem „shinar admin people role LOGIN host”.
host-people = Osoby
host-reports = Zgłoszenia
host-reports-all = Pokaż też załatwione zgłoszenia
host-report-by = zgłasza { $name }, { $date }
host-report-table = stół
host-report-person = Znajdź tę osobę
host-report-resolve = Załatwione
host-report-resolved = załatwione
host-report-done-about = Co zostało zrobione, dla innych administratorów
host-report-answer = { $name }, { $date }:
host-pairs = Pary
host-pairs-about = Konta, które w ciągu ostatnich 90 dni rozegrały ze sobą co najmniej 5 partii rankingowych we dwoje; najbardziej jednostronne są pierwsze. Samo w sobie niczego to nie dowodzi, ale krótkim poddanym partiom warto się przyjrzeć.
host-pair-won = { $name }: wygrane { $won } z { $games }
host-pair-more = poddane: { $resigned } · średnio kroków: { $actions } · ostatnia { $date }
host-tables = Stoły
host-notices = Ogłoszenia
host-log = Dziennik
host-numbers = W skrócie
host-search = Nazwa, login lub id
host-find = Szukaj
host-none = Nic tu nie ma.
host-guest = gość
host-role = administrator
host-banned = blokada
host-seen = ostatnio tutaj { $date }
host-sessions = { $count ->
    [one] { $count } sesja
    [few] { $count } sesje
    [many] { $count } sesji
   *[other] { $count } sesji
}
host-at-tables = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
host-rename = Zmień nazwę
host-new-name = Nowa nazwa
host-ban = Zablokuj
host-ban-reason = Powód, który zobaczy ta osoba
host-ban-about = Ta osoba nie będzie mogła się zalogować ani nic zrobić i przegra trwające partie.
host-unban = Odblokuj
host-password = Ustaw nowe hasło
host-password-about = Ta osoba zostanie wszędzie wylogowana i będzie potrzebować nowego hasła, które pokażemy tylko raz.
host-password-is = Nowe hasło dla { $login }:
host-sign-out = Wyloguj wszędzie
host-sign-out-about = Wszystkie przeglądarki i programy tej osoby będą musiały zalogować się ponownie.
host-delete = Usuń
host-delete-person-about = Nazwa zniknie ze wszystkich stołów, a boty zagrają dalej. Tego nie można cofnąć.
host-delete-table-about = Stół zniknie razem z zapisem i czatem. Tego nie można cofnąć.
host-close = Zamknij stół
host-close-about = Partia zakończy się i nie będzie się liczyć; stół, który jeszcze czeka, zostanie usunięty.
host-sure = Tak, wykonaj
host-damaged = uszkodzony
host-entries = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
host-state = Stan
host-all = wszystkie
host-notice-text = Co wszyscy powinni wiedzieć
host-notice-hours = Ile godzin pokazywać
host-notice-post = Opublikuj ogłoszenie
host-notice-until = do { $date }
host-notice-remove = Usuń
host-log-empty = Żaden administrator jeszcze nic nie zrobił.
host-done = Gotowe.
stat-accounts = Konta
stat-guests = Goście
stat-banned = Zablokowani
stat-seen_day = Widziani w ciągu doby
stat-seen_month = Widziani w ciągu 30 dni
stat-tables_waiting = Stoły oczekujące
stat-tables_running = Gry w toku
stat-tables_finished = Gry zakończone
stat-finished_month = Zakończone w ciągu 30 dni
stat-chat = Wiadomości na czacie
stat-sessions = Sesje
stat-database_bytes = Rozmiar bazy danych
