### E-maile, które wysyła serwer. Link stoi w osobnym wierszu.

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
