### Žebříčky, profily a archiv dohraných partií.

## Žebříčky

club-leaders-about = Rozhoduje hodnocení, které je jisté: body bez odchylky uvedené za ±. Po jediné šťastné partii tak nikdo nevede.
club-leaders-none = Takovou hodnocenou partii ještě nikdo nehrál.
club-place = Místo
club-name = Jméno
club-rating = Hodnocení
club-rated-games = Partie
club-game = Hra
club-kind-two = 2 hráči
club-kind-more = 3–4 hráči

## Profily

club-since = Hraje tu od { $date }
club-ratings = Hodnocení
club-ratings-none = Zatím žádná hodnocená partie.
club-games = { $count ->
    [one] { $count } hodnocená partie
    [few] { $count } hodnocené partie
   *[other] { $count } hodnocených partií
}
club-curve = { $name }: hodnocení za { $games ->
    [one] poslední partii
    [few] poslední { $games } partie
   *[other] posledních { $games } partií
}, od { $lowest } do { $highest }, nyní { $now }
club-played = Odehrané partie
club-played-none = Zatím žádná dohraná partie.
club-number = Partie
club-won = Výhry
club-by-seat = Výhry podle místa
club-seat = místo { $seat }: { $won } z { $played }
club-all-games = Všechny tyto partie
club-victories = Nejlepší vítězství
club-badges = Odznaky
club-badge-steps = { $count } kroků v lekcích
club-badge-puzzles = { $count } úloh vyřešených napoprvé
club-shown = Co vidí ostatní
club-shown-about = Vy sami vidíte vždy všechno.
club-show-ratings = Hodnocení
club-show-ratings-about = I s jeho vývojem a s vaším místem v žebříčcích.
club-show-games = Partie
club-show-games-about = Kolik jste jich odehráli a vyhráli, vaše nejlepší vítězství a vaše veřejné partie v archivu.
club-show-learning = Odznaky
club-show-learning-about = Čeho jste dosáhli v lekcích a úlohách.
club-nothing-shown = Ostatní si tento člověk nechává pro sebe.

## Archiv

club-filter = Které partie?
club-whose = Čí partie
club-whose-all = Veřejné partie všech
club-whose-mine = Moje partie
club-any = nerozhoduje
club-ending = Jak skončila
club-ending-resigned = Někdo se vzdal
club-ending-abandoned = Nedohraná
club-ending-unknown = Konec neznámý
club-player = Hráč
club-more-filters = Datum, délka, síla
club-from = Od
club-to = Do
club-min-actions = Kroků nejméně
club-max-actions = Kroků nejvýše
club-min-strength = Nejsilnější hráč má aspoň
club-max-strength = Nejsilnější hráč má nejvýše
club-rated-only = Jen hodnocené partie
club-search = Hledat
club-actions = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
club-none = Žádná taková partie se nenašla.
club-none-yet = Mezi posledními partiemi žádná není. Tlačítko „Více“ hledá dál do minulosti.
