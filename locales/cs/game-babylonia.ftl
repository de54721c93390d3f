### Babylonia: texty herního stolu.

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
bab-card-effect = { $card ->
    [1] hned 10 bodů
    [2] jednou za hru další tah hned po vlastním
    [3] ve stojanu sedm žetonů místo pěti
    [4] místo dvou žetonů lze zahrát tři různé občany
    [5] ke třem a více rolníkům lze přidat jednoho občana
    [6] vaši občané smějí na pole, i když vedle něj nemáte žeton
    [7] při každém bodování měst 1 bod navíc za každý pár vašich měst
    [8] volná pevnina mezi řekami spojuje vaše žetony
   *[9] volná políčka řek spojují vaše žetony
}
bab-ziggurat = zikkurat
bab-ziggurat-done = zikkurat, už vyhodnocený

## Herní plán

bab-map = Herní plán hry Babylonia
bab-tigris = Tigris
bab-euphrates = Eufrat
bab-compass-north = S
bab-where-bank = { $river ->
    [tigris] { $reach ->
        [upper] u horního Tigridu
        [middle] u středního Tigridu
       *[lower] u dolního Tigridu
    }
   *[euphrates] { $reach ->
        [upper] u horního Eufratu
        [middle] u středního Eufratu
       *[lower] u dolního Eufratu
    }
}
bab-where-river = { $river ->
    [tigris] { $reach ->
        [upper] na horním Tigridu
        [middle] na středním Tigridu
       *[lower] na dolním Tigridu
    }
   *[euphrates] { $reach ->
        [upper] na horním Eufratu
        [middle] na středním Eufratu
       *[lower] na dolním Eufratu
    }
}
bab-where-land = { $region ->
    [north] na severu
   *[centre] mezi řekami
    [south] na jihu
}
bab-free = { $region ->
    [river] Volné políčko řeky
   *[land] Volné políčko pevniny
}
bab-token = { $kind ->
    [merchant] obchodník
    [official] úředník
    [priest] kněz
    [farmer] rolník
   *[token] žeton
} ({ $who })
bab-token-down = lícem dolů: počítá se a spojuje, ale symbol neukazuje
bab-count = { $who }: { $count ->
    [one] jeden žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
bab-count-city = { $who }: { $count ->
    [one] jeden žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}; občané { $citizens } × { $each } = { $points }

## Na co se hráč dívá

bab-look-field = { $worth ->
    [one] { $worth } bod pro toho, kdo sem teď vstoupí
    [few] { $worth } body pro toho, kdo sem teď vstoupí
   *[other] { $worth } bodů pro toho, kdo sem teď vstoupí
}
bab-look-open = { $open ->
    [0] Obklopeno
    [one] Vedle zbývá jedno volné políčko pevniny
    [few] Vedle zbývají { $open } volná políčka pevniny
   *[other] Vedle zbývá { $open } volných políček pevniny
}
bab-look-tie = Shoda: nikdo by ho nezískal.

## Vedle plánu

bab-cards = Karty zikkuratů
bab-card-title = { $card ->
    [1] Poklad
    [2] Tah navíc
    [3] Delší stojan
    [4] Tři občané
    [5] Občan k rolníkům
    [6] Občané na pole
    [7] Páry měst
    [8] Cesty
   *[9] Lodě
}
# One word below a small card.
bab-card-short = { $card ->
    [1] Poklad
    [2] Tah
    [3] Stojan
    [4] Občané
    [5] Rolníci
    [6] Pole
    [7] Města
    [8] Cesty
   *[9] Lodě
}
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
bab-kind-about = { $kind ->
    [farmer] { $count ->
        [one] vstupuje na pole vedle vašich žetonů ležících lícem nahoru; v jednom tahu lze zahrát tři a více rolníků
        [few] vstupují na pole vedle vašich žetonů ležících lícem nahoru; v jednom tahu lze zahrát tři a více rolníků
       *[other] vstupuje na pole vedle vašich žetonů ležících lícem nahoru; v jednom tahu lze zahrát tři a více rolníků
    }
   *[citizen] { $count ->
        [one] přináší body vedle města se svým symbolem, nebo když je s ním spojený
        [few] přinášejí body vedle města se svým symbolem, nebo když jsou s ním spojení
       *[other] přináší body vedle města se svým symbolem, nebo když jsou s ním spojení
    }
}
bab-pool = Zásoba: { $count }
bab-pool-about = Žetony, které si ještě doberete
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
bab-fact-card = Karta { $card } „{ bab-card-title }“: { $effect }
bab-fact-card-used = Karta { $card } „{ bab-card-title }“, už použitá: { $effect }

## Co má hráč udělat

bab-task-one = zahrajte jeden žeton
bab-task-two = zahrajte dva žetony
bab-task-any = zahrajte dva žetony, nebo tři a více rolníků
bab-task-any-card = zahrajte dva žetony, tři různé občany, nebo tři a více rolníků
bab-task-second = zahrajte ještě jeden žeton
bab-task-second-card = zahrajte ještě jeden žeton, nebo dva další různé občany
bab-task-more = zahrajte další žeton, nebo ukončete tah
bab-task-third = zahrajte třetího občana, nebo ukončete tah
bab-task-farmer = zahrajte ještě jeden žeton, nebo aspoň dva další rolníky
bab-task-farmers = zahrajte další rolníky, nebo ukončete tah
bab-task-finish = nic dalšího zahrát nejde, ukončete tah
bab-task-resolve = { $sites ->
    [cities] klepněte na město, které se vyhodnotí první
   *[any] klepněte na to, co se vyhodnotí první
}
bab-task-card = vyberte si kartu zikkuratu
bab-task-extra = zahrajte tah navíc díky kartě 2, nebo si ji nechte

## Akce

bab-do-place = { bab-kind } { $where }
bab-do-river = { bab-kind } lícem dolů { $where }
bab-do-field = { bab-kind } na { bab-tile } { $where }{ $tile ->
    [t-c] , teď za { $worth }
   *[other] {""}
}
bab-do-resolve-city = Vyhodnotit { bab-tile } { $where }
bab-do-resolve-ziggurat = Vyhodnotit zikkurat { $where }
bab-do-take = Karta { $card } „{ bab-card-title }“: { $effect }
bab-do-extra = Zahrát tah navíc
bab-do-no-extra = Nechat si kartu 2
bab-do-box = Karta { $card } zpět do krabice
bab-do-lay = Na herní plán: { bab-tile }
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
} { $where }.
bab-log-river = { $who } hraje { $kind ->
    [merchant] obchodníka
    [official] úředníka
    [priest] kněze
    [farmer] rolníka
   *[token] žeton
} lícem dolů { $where }.
bab-log-field = { $who } vstupuje na pole { $where } s hodnotou { $worth }.
bab-log-field-cities = { $who } vstupuje na pole { $where }: { $cities ->
    [0] zatím nikdo nemá město
    [one] všichni hráči dohromady mají jedno město
    [few] všichni hráči dohromady mají { $cities } města
   *[other] všichni hráči dohromady mají { $cities } měst
}.
bab-log-ziggurats = { $who } má žetony vedle { $touched ->
    [one] jednoho zikkuratu: 1 bod
    [few] { $touched } zikkuratů: za každý 1 bod
   *[other] { $touched } zikkuratů: za každý 1 bod
}.
bab-log-surrounded-city = Město { $where } je obklopeno.
bab-log-surrounded-ziggurat = Zikkurat { $where } je obklopen.
bab-log-citizens = { $who } má vedle města { $where } nebo ve spojení s ním { $tokens ->
    [one] jednoho občana s jeho symbolem: 2 body
    [few] { $tokens } občany s jeho symbolem: za každého 2 body
   *[other] { $tokens } občanů s jeho symbolem: za každého 2 body
}.
bab-log-city-taken = { $who } má nejvíce žetonů a získává { bab-tile } { $where }.
bab-log-city-lost = Shoda: { bab-tile } { $where } nezískává nikdo a odstraní se z plánu.
bab-log-cities = { $who } má { $owned ->
    [one] jedno město: 1 bod
    [few] { $owned } města: za každé 1 bod
   *[other] { $owned } měst: za každé 1 bod
}.
bab-log-city-pairs = Karta 7: { $who } má { $pairs ->
    [one] jeden pár měst: 1 bod navíc
    [few] { $pairs } páry měst: za každý 1 bod navíc
   *[other] { $pairs } párů měst: za každý 1 bod navíc
}.
bab-log-ziggurat-tied = Shoda: zikkurat { $where } nezískává nikdo.
bab-log-card-taken = { $who } si bere kartu { $card } „{ bab-card-title }“.
bab-log-extra-turn = { $who } hraje díky kartě 2 ještě jeden tah.
bab-log-turn = Na tahu je { $who }.

## Odkud jsou body, pro výsledek

source-babylonia-citizens = Občané u obklopených měst
source-babylonia-cities = Destičky měst, pokaždé když někdo získal další
source-babylonia-field = Pole
source-babylonia-ziggurats = Žetony vedle zikkuratů
source-babylonia-card-taken = Karty zikkuratů
source-babylonia-city-pairs = Páry měst (karta 7)

## Co se dá dělat

bab-can-place = { $kind ->
    [merchant] Zahrát obchodníka
    [official] Zahrát úředníka
    [priest] Zahrát kněze
   *[farmer] Zahrát rolníka
}
bab-can-resolve = Nejdřív vyhodnotit město nebo zikkurat
bab-can-take = Vzít si kartu zikkuratu
bab-can-finish-about = vyhodnotí se obklopená města a zikkuraty a doplní se vám stojan
bab-can-resolve-about = vyhodnocuje se po jednom; pořadí určí, čí destičky měst budou bodovat dřív
bab-can-take-about = zůstane vám do konce hry a co dělá, stojí na ní
bab-can-extra-about = { $yes ->
    [yes] stojan je zase plný: zahrajete ještě celý tah, jednou za hru
   *[no] karta vám zůstane na některý další tah
}

## Témata úloh

theme-babylonia-surround = Obklopené město
theme-babylonia-deny = Nic pro ostatní
theme-babylonia-network = Sítě
theme-babylonia-ziggurat = Zikkuraty
theme-babylonia-card = Karty zikkuratů
theme-babylonia-field = Pole
theme-babylonia-river = Řeka
theme-babylonia-extra-turn = Tah navíc
theme-babylonia-finish = Včas přestat
