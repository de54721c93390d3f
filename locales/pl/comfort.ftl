### Wygoda w partiach, które trwają całe dni, i kultura przy stole.

## Co się wydarzyło

news-title = Od twojej ostatniej tury
news-points = Zdobyte punkty
news-play = Odtwórz
next-game = Następna partia
next-game-about = { $count ->
    [one] czeka na ciebie jeszcze { $count } partia
    [few] czekają na ciebie jeszcze { $count } partie
    [many] czeka na ciebie jeszcze { $count } partii
   *[other] czeka na ciebie jeszcze { $count } partii
}
next-game-none = Żadna inna partia na ciebie nie czeka.
keys-next = następna partia, która na ciebie czeka
visit-title = Od twojej ostatniej wizyty
visit-games = { $count ->
    [one] Zakończyła się { $count } partia
    [few] Zakończyły się { $count } partie
    [many] Zakończyło się { $count } partii
   *[other] Zakończyło się { $count } partii
}
visit-turns = { $count ->
    [one] Czeka na ciebie { $count } partia.
    [few] Czekają na ciebie { $count } partie.
    [many] Czeka na ciebie { $count } partii.
   *[other] Czeka na ciebie { $count } partii.
}

## Notatki

notes = Notatki
notes-about = Widzisz je tylko ty, w każdej przeglądarce, w której korzystasz ze swojego konta.
notes-about-device = Zostają na tym urządzeniu.
notes-saved = Zapisano
notes-saving = Zapisywanie…

## Urlop

vacation = Urlop
vacation-about = Podczas urlopu twój zegar stoi w partiach z limitem dni na ruch, także w rankingowych, i nie dostajesz powiadomień. Przeciwnicy widzą, kiedy wrócisz. Masz { $days } dni w roku, a liczy się każdy rozpoczęty dzień.
vacation-from = Pierwszy dzień
vacation-until = Ostatni dzień
vacation-go = Rozpocznij urlop
vacation-runs = Masz urlop do { $date }.
vacation-planned = Masz zaplanowany urlop od { $from } do { $date }.
vacation-end = Zakończ teraz
vacation-call-off = Odwołaj
vacation-ended = Witaj z powrotem! Twoje zegary znów chodzą.
vacation-called-off = Urlop został odwołany.
vacation-left = { $count ->
    [0] Na razie nie masz już wolnych dni.
    [one] Został ci { $count } dzień.
    [few] Zostały ci { $count } dni.
    [many] Zostało ci { $count } dni.
   *[other] Zostało ci { $count } dni.
}
on-vacation = urlop do { $date }

## Czat

chat-players = Gracze
chat-spectators = Widzowie
chat-apart = Gracze przeczytają to po zakończeniu partii.
phrases = Szybkie zwroty
phrase-hello = Cześć!
phrase-good_luck = Powodzenia!
phrase-well_played = Dobre zagranie!
phrase-thanks = Dzięki!
phrase-one_moment = Chwileczkę
phrase-back = Już jestem
phrase-your_turn = Twoja kolej
phrase-good_game = Dobra partia!
phrase-again = Jeszcze jedna?
phrase-bye = Muszę iść. Cześć!

## Webhook stołu

table-webhook = Powiadamiaj kanał
table-webhook-about = Kto się dosiada, kiedy gra się zaczyna, czyj jest ruch i kiedy gra się kończy: wszystko to trafia pod ten adres jako podpisany JSON, na przykład na kanał twojego klubu. Adres webhooka z Discorda działa bez zmian.
table-webhook-disabled = Wyłączono { $date }, bo wiadomości od kilku dni nie docierały. Gdy adres znów zadziała, zapisz go ponownie.

## Wyciszanie i zgłaszanie

conduct-title = Wycisz lub zgłoś
conduct-about = Wycisz lub zgłoś: { $name }
conduct-who = Kogo
mute = Wycisz: { $name }
mute-about = Nie zobaczysz, co ta osoba pisze. Nie dowie się o tym. Możesz to cofnąć na stronie konta.
mute-done = { $name }: nie zobaczysz już wiadomości od tej osoby.
muted = Wyciszone osoby
unmute = Cofnij wyciszenie
report-line = Zgłoś tę wiadomość administratorowi
report-person = Zgłoś administratorowi: { $name }
report-reason = Co jest nie tak?
report-send = Wyślij zgłoszenie
report-about = Przeczyta je administrator serwera i podejmie decyzję. Nikt inny się o nim nie dowie.
report-done = Dziękujemy. Administrator się tym zajmie.

## Problemy

problem-too-much-vacation = Nie masz tylu dni urlopu w ciągu 365 dni. Wybierz krótszy urlop.
problem-too-many-notes = Masz już notatki przy tylu stołach, ilu się da. Najpierw usuń któreś z nich.
problem-too-many-muted = Nie można wyciszyć więcej osób.
problem-too-many-reports = Wiele twoich zgłoszeń czeka jeszcze na administratora. Daj mu proszę trochę czasu.
problem-oneself = Nie możesz tego zrobić sobie samemu.
problem-resolved = To zgłoszenie załatwił już inny administrator.
