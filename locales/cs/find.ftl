### Hledání soupeřů, známí a pozvánky.

## Hledání soupeřů

find-what = Jaká hra
find-preset-live-two = Hned, 2 hráči
find-preset-live-more = Hned, 3–4 hráči
find-preset-days = Dny na tah
find-about-live-two = Začne, jakmile se najde někdo přibližně stejně silný: 20 minut pro každého a 15 sekund navíc za tah. Nechte tuto stránku otevřenou.
find-about-live-more = Začne, až se sejdou čtyři hráči, nebo tři, když čtvrtý nepřijde: 20 minut pro každého a 15 sekund navíc za tah. Nechte tuto stránku otevřenou.
find-about-days = Dva hráči, tři dny na každý tah. Stránku můžete zavřít; až se někdo najde, dáme vám vědět.
find-rated-about = Výsledek změní vaše hodnocení. Kdo odejde nebo komu vyprší čas, prohrává.
find-rated-account = Hodnocené partie jsou pro ty, kdo mají účet.
find-bots = Chybějící místa obsadí boti
find-bots-never = nikdy
find-bots-seconds = { $count ->
    [one] po { $count } sekundě
    [few] po { $count } sekundách
   *[other] po { $count } sekundách
}
find-bots-minutes = { $count ->
    [one] po { $count } minutě
    [few] po { $count } minutách
   *[other] po { $count } minutách
}
find-bots-hours = { $count ->
    [one] po { $count } hodině
    [few] po { $count } hodinách
   *[other] po { $count } hodinách
}
find-start = Začít hledat
find-seeking = Hledáme soupeře
find-bots-at = boti přijdou v { $time }
find-stop = Přestat hledat
find-again = Někdo nepřišel, hledáme dál.
find-days-note = Může to chvíli trvat. Až se někdo najde, dáme vám vědět.

## Otevřené stoly

find-filter = Které stoly ukázat
find-game = Hra
find-any = cokoli
find-range = Odstup od mého hodnocení
find-rating = Hodnocení
find-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
find-none = Takový otevřený stůl tu není.

## Lidé

find-at-table = právě hraje
find-online = online
find-away = pryč
find-friend = přátelé
find-follows-you = sleduje vás
find-blocked = zablokováno
find-follow = Sledovat
find-unfollow = Přestat sledovat
find-block = Zablokovat
find-unblock = Odblokovat
find-block-sure = Zablokovat: { $name }? Nepotkáte se při hledání soupeřů, nedostanete pozvánky a neuvidíte zprávy v chatu.
find-group-friends = Přátelé
find-group-following = Koho sledujete
find-group-followers = Kdo sleduje vás
find-group-blocked = Zablokovaní
find-follow-name = Sledovat někoho podle jména
find-nobody = Zatím nikdo. Sledujte lidi, s nimiž rádi hrajete: uvidíte, kdy tu jsou, a můžete je zvát ke svým stolům. Když sledují i oni vás, jste přátelé.
find-guest = Ke sledování lidí potřebujete účet.
find-show-presence = Kdo vidí, zda tu jste
find-show-presence-about = Zda jste online nebo hrajete a kdy jste tu byli naposledy.
find-show-everybody = všichni
find-show-friends = přátelé
find-show-nobody = nikdo

## Pozvánky

find-invitations = Pozvánky
find-badge = { $count ->
    [one] { $count } pozvánka
    [few] { $count } pozvánky
   *[other] { $count } pozvánek
}
find-accept = Přisednout si
find-decline = Odmítnout
find-invite-people = Pozvat ty, koho sledujete
find-invite = Pozvat
find-invited = pozvánka odeslána
find-declined = odmítnuto

## Když se něco nepovede

problem-blocked = Tento člověk si to nepřeje.
problem-invited = K tomuto stolu už byla tomuto hráči pozvánka odeslána.
problem-full = Žádné místo už není volné.
problem-seated = Tento hráč už u stolu sedí.
problem-too-many-relations = Sledujete nebo blokujete příliš mnoho lidí. Nejdřív někoho odeberte.
problem-too-many-invitations = Pozvali jste hodně lidí ke stolům, kde se ještě nezačalo. Nejdřív počkejte na ně.
