### Babylonia: slova herního plánu.

## Druhy žetonů, destičky, karty

bab-kind = { $kind ->
    [merchant] Obchodník
    [official] Úředník
    [priest] Kněz
   *[farmer] Rolník
}
bab-tile = { $tile ->
    [t-m] město obchodníků
    [t-o] město úředníků
    [t-p] město kněží
    [t-mo] město obchodníků a úředníků
    [t-mp] město obchodníků a kněží
    [t-op] město úředníků a kněží
    [t-mop] město se všemi třemi symboly
    [t-5] pole s hodnotou 5
    [t-6] pole s hodnotou 6
    [t-7] pole s hodnotou 7
   *[t-c] pole se symbolem města
}
bab-card = Karta zikkuratu { $card }
bab-card-effect = { $card ->
    [1] hned 10 bodů
    [2] jednou: po vlastním tahu ještě jeden tah
    [3] ve stojanu sedm žetonů místo pěti
    [4] místo dvou žetonů lze zahrát tři různé občany
    [5] ke třem a více rolníkům lze přidat jednoho občana
    [6] vlastní občané smějí na pole, i když vedle žádný vlastní žeton neleží
    [7] při každém bodování měst 1 bod navíc za každý pár vlastních měst
    [8] volná pevnina mezi řekami spojuje vlastní žetony
   *[9] volná políčka řek spojují vlastní žetony
}
bab-ziggurat = zikkurat
bab-ziggurat-done = zikkurat, už vyhodnocený

## Herní plán

bab-map = Mapa Babylonie
bab-tigris = Tigris
bab-euphrates = Eufrat
bab-compass-north = S
bab-hex-free = { $hex }: { $region ->
    [river] volná řeka
    [north] volná pevnina na severu
    [south] volná pevnina na jihu
   *[centre] volná pevnina mezi řekami
}
bab-hex-token = { $hex }: { $kind ->
    [merchant] obchodník
    [official] úředník
    [priest] kněz
    [farmer] rolník
   *[token] žeton
}, { $who }
bab-hex-token-down = { $hex }: { $kind ->
    [merchant] obchodník
    [official] úředník
    [priest] kněz
    [farmer] rolník
   *[token] žeton
} lícem dolů v řece, { $who }
bab-hex-field = { $hex }: { $what }, teď za { $worth ->
    [one] { $worth } bod
    [few] { $worth } body
   *[other] { $worth } bodů
}
bab-hex-site = { $hex }: { $what }, { $open ->
    [0] políčka vedle obsazena
    [one] vedle jedno volné políčko
    [few] vedle { $open } volná políčka
   *[other] vedle { $open } volných políček
}; { $counts }
bab-count = { $who } { $count }
bab-count-none = nikdo tu nestojí

## Na co se hráč dívá

bab-look-field = { $worth ->
    [one] { $worth } bod pro toho, kdo sem teď vstoupí
    [few] { $worth } body pro toho, kdo sem teď vstoupí
   *[other] { $worth } bodů pro toho, kdo sem teď vstoupí
}
bab-look-open = { $open ->
    [0] Všechna políčka vedle jsou obsazena
    [one] Vedle zbývá jedno volné políčko
    [few] Vedle zbývají { $open } volná políčka
   *[other] Vedle zbývá { $open } volných políček
}
bab-look-beside = žetony
bab-look-citizens = občané
bab-look-most = nejvíce žetonů
bab-look-tie = Shoda: nezískal by nikdo.

## Vedle plánu

bab-cards = Karty zikkuratů
bab-card-open = Karta { $card }: { $effect }
bab-card-of = Karta { $card }, má ji { $who }: { $effect }
bab-card-of-used = Karta { $card }, má ji { $who }, už použitá: { $effect }
bab-card-held = Má ji { $who }
bab-card-used = Má ji { $who }, už použitá
bab-cities-taken = Destičky měst před hráči
bab-cities-of = { $who }: { $count ->
    [one] jedno město
    [few] { $count } města
   *[other] { $count } měst
} ({ $cities })
bab-soon = Brzy obklopeno

## Stojan

bab-stand-pile = { $kind ->
    [merchant] { $count ->
        [one] Obchodník
        [few] { $count } obchodníci
       *[other] { $count } obchodníků
    }
    [official] { $count ->
        [one] Úředník
        [few] { $count } úředníci
       *[other] { $count } úředníků
    }
    [priest] { $count ->
        [one] Kněz
        [few] { $count } kněží
       *[other] { $count } kněží
    }
   *[farmer] { $count ->
        [one] Rolník
        [few] { $count } rolníci
       *[other] { $count } rolníků
    }
}
bab-stand-empty = Váš stojan je prázdný.
bab-pool = Zásoba: { $count }
bab-pool-about = Co si ještě doberete
bab-watching = Jste divák.
bab-fact-stand = { $count ->
    [one] jeden žeton ve stojanu
    [few] { $count } žetony ve stojanu
   *[other] { $count } žetonů ve stojanu
}
bab-fact-pool = { $count ->
    [one] jeden žeton v zásobě
    [few] { $count } žetony v zásobě
   *[other] { $count } žetonů v zásobě
}
bab-fact-cities = { $count ->
    [0] zatím žádné město
    [one] jedno město: { $cities }
    [few] { $count } města: { $cities }
   *[other] { $count } měst: { $cities }
}
bab-fact-card = Karta { $card }: { $effect }
bab-fact-card-used = Karta { $card }, už použitá: { $effect }

## Co se čeká

bab-task-one = zahrát jeden žeton
bab-task-two = zahrát dva žetony
bab-task-any = zahrát dva žetony, nebo tři a více rolníků
bab-task-second = zahrát ještě jeden žeton
bab-task-more = zahrát další žeton, nebo skončit
bab-task-finish = nic dalšího zahrát nejde, zbývá skončit
bab-task-resolve = vybrat, co se vyhodnotí dál
bab-task-card = vybrat kartu zikkuratu
bab-task-extra = odehrát další tah kartou 2, nebo si ji nechat

## Akce

bab-do-place = { bab-kind } na { $hex }
bab-do-river = { bab-kind } lícem dolů do řeky na { $hex }
bab-do-field = { bab-kind } na { bab-tile } ({ $hex }){ $tile ->
    [t-c] , teď za { $worth }
   *[other] {""}
}
bab-do-finish = Dál nehrát
bab-do-resolve-city = Vyhodnotit { bab-tile } ({ $hex })
bab-do-resolve-ziggurat = Vyhodnotit zikkurat ({ $hex })
bab-do-take = Karta { $card }: { $effect }
bab-do-extra = Odehrát další tah
bab-do-no-extra = Nechat si kartu 2
bab-do-box = Karta { $card } zpět do krabice
bab-do-lay = Na plán: { bab-tile }
bab-do-draw = Dobrání: { bab-kind }
bab-do-start = Začíná hráč { $seat }

## Záznam

bab-log-boxed = Karta { $card } se vrací do krabice.
bab-log-starts = Začíná { $who }.
bab-log-placed = { $who } hraje { $kind ->
    [merchant] obchodníka
    [official] úředníka
    [priest] kněze
    [farmer] rolníka
   *[token] žeton
} na { $hex }.
bab-log-river = { $who } hraje { $kind ->
    [merchant] obchodníka
    [official] úředníka
    [priest] kněze
    [farmer] rolníka
   *[token] žeton
} lícem dolů do řeky na { $hex }.
bab-log-field = { $who } vstupuje na pole { $hex } s hodnotou { $worth }.
bab-log-field-cities = { $who } vstupuje na pole { $hex }: { $cities ->
    [0] zatím nikdo nemá město
    [one] všichni hráči dohromady mají jedno město
    [few] všichni hráči dohromady mají { $cities } města
   *[other] všichni hráči dohromady mají { $cities } měst
}.
bab-log-ziggurats = { $who } má žetony vedle { $touched ->
    [one] jednoho zikkuratu
    [few] { $touched } zikkuratů
   *[other] { $touched } zikkuratů
}.
bab-log-surrounded-city = Město na { $hex } je obklopeno.
bab-log-surrounded-ziggurat = Zikkurat na { $hex } je obklopen.
bab-log-citizens = { $who }: { $tokens ->
    [one] jeden odpovídající občan vedle města na { $hex } nebo s ním spojený
    [few] { $tokens } odpovídající občané vedle města na { $hex } nebo s ním spojení
   *[other] { $tokens } odpovídajících občanů vedle města na { $hex } nebo s ním spojených
}, po 2 bodech.
bab-log-city-taken = { $who } má nejvíce žetonů a bere { bab-tile } na { $hex }.
bab-log-city-lost = Shoda: { bab-tile } na { $hex } opouští hru.
bab-log-cities = { $who } boduje za { $owned ->
    [one] jedno město
    [few] { $owned } města
   *[other] { $owned } měst
}.
bab-log-city-pairs = { $who } boduje s kartou 7 za { $pairs ->
    [one] jeden pár měst
    [few] { $pairs } páry měst
   *[other] { $pairs } párů měst
}.
bab-log-ziggurat-tied = Shoda: zikkurat na { $hex } nezískává nikdo.
bab-log-card-taken = { $who } bere kartu { $card }: { $effect }.
bab-log-extra-turn = { $who } hraje s kartou 2 ještě jeden tah.
bab-log-turn = Na tahu je { $who }.
