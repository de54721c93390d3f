### Obálka hry Babylonia: co se o hře říká, než se otevře.

title = Babylonia
about = Obklopte města a zikkuraty podél dvou řek, sklízejte pole a získávejte karty zikkuratů.

option-random_cards = Náhodné karty zikkuratů
    .about = Sedm z devíti karet zikkuratů určí los místo karet 1 až 7.

end-stand_empty = Stojan je prázdný.
end-one_city_left = Na plánu zbývá nejvýše jedno město.
