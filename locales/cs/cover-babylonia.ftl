### Obálka hry Babylonia: co se o hře říká, než se otevře.

title = Babylonia
about = Obklopte města a zikkuraty podél dvou řek, sklízejte pole a získávejte karty zikkuratů.

option-random_cards = Náhodné karty zikkuratů
    .about = Sedm z devíti karet zikkuratů určí los; jinak se hraje s kartami 1 až 7.

end-stand_empty = Jednomu hráči došly žetony.
end-one_city_left = Na plánu zbývá nejvýše jedno město.
