### Eufrat a Tigris: texty herního stolu.

## Slova používaná ve větách: $tile, $leader, $building a $colour jsou red, blue, green nebo black. Tvar acc je čtvrtý pád.

tne-tile = { $tile ->
    [red] chrám
    [blue] farma
    [green] tržiště
   *[black] osada
}
tne-tile-cap = { $tile ->
    [red] Chrám
    [blue] Farma
    [green] Tržiště
   *[black] Osada
}
tne-a-tile = { $tile ->
    [red] chrám
    [blue] farmu
    [green] tržiště
   *[black] osadu
}
tne-tiles = { $tile ->
    [red] chrámy
    [blue] farmy
    [green] tržiště
   *[black] osady
}
tne-tiles-counted = { $tile ->
    [red] { $count ->
        [one] { $count } chrám
        [few] { $count } chrámy
        [many] { $count } chrámu
       *[other] { $count } chrámů
    }
    [blue] { $count ->
        [one] { $count } farmu
        [few] { $count } farmy
        [many] { $count } farmy
       *[other] { $count } farem
    }
    [green] { $count ->
        [one] { $count } tržiště
        [few] { $count } tržiště
        [many] { $count } tržiště
       *[other] { $count } tržišť
    }
   *[black] { $count ->
        [one] { $count } osadu
        [few] { $count } osady
        [many] { $count } osady
       *[other] { $count } osad
    }
}
tne-no-tiles = { $tile ->
    [red] žádný chrám
    [blue] žádnou farmu
    [green] žádné tržiště
   *[black] žádnou osadu
}
tne-tiles-of = { $count }× { tne-tile }
tne-leader = { $leader ->
    [red] kněz
    [blue] farmář
    [green] obchodník
   *[black] král
}
tne-leader-cap = { $leader ->
    [red] Kněz
    [blue] Farmář
    [green] Obchodník
   *[black] Král
}
tne-leader-acc = { $leader ->
    [red] kněze
    [blue] farmáře
    [green] obchodníka
   *[black] krále
}
tne-leaders = { $leader ->
    [red] kněží
    [blue] farmářů
    [green] obchodníků
   *[black] králů
}
tne-building = { $building ->
    [red] knihovna
    [blue] sýpka
    [green] tržnice
   *[black] palác
}
tne-building-cap = { $building ->
    [red] Knihovna
    [blue] Sýpka
    [green] Tržnice
   *[black] Palác
}
tne-building-acc = { $building ->
    [red] knihovnu
    [blue] sýpku
    [green] tržnici
   *[black] palác
}
tne-points = { $colour ->
    [red] { $points ->
        [one] { $points } červený bod
        [few] { $points } červené body
        [many] { $points } červeného bodu
       *[other] { $points } červených bodů
    }
    [blue] { $points ->
        [one] { $points } modrý bod
        [few] { $points } modré body
        [many] { $points } modrého bodu
       *[other] { $points } modrých bodů
    }
    [green] { $points ->
        [one] { $points } zelený bod
        [few] { $points } zelené body
        [many] { $points } zeleného bodu
       *[other] { $points } zelených bodů
    }
   *[black] { $points ->
        [one] { $points } černý bod
        [few] { $points } černé body
        [many] { $points } černého bodu
       *[other] { $points } černých bodů
    }
}
tne-first = { $first ->
    [red] červeno
    [blue] modro
    [green] zeleno
   *[black] černo
}
tne-second = { $second ->
    [red] červený
    [blue] modrý
    [green] zelený
   *[black] černý
}

tne-leader-strength = síla { $revolt } ve vnitřním konfliktu, { $war } ve vnějším
tne-leader-of = { tne-leader } ({ $owner })

## Akce

tne-do-leader = { tne-leader-cap } { $where }
tne-do-withdraw = Stáhnout { tne-leader-acc }
tne-do-tile = { tne-tile-cap } { $where }
tne-do-catastrophe = Katastrofa { $where }
tne-do-swap = Vyměnit: { $tiles }
tne-do-pass = { $actions ->
    [2] Vynechat akci
   *[other] Vynechat poslední akci
}
tne-do-support = { $count ->
    [0] Nepřidat nic
   *[other] Přidat { tne-tiles-counted }
}
tne-do-choose = Nejdřív konflikt { tne-leaders }
tne-do-monument = Monument ({ tne-first }-{ tne-second }) { $where }
tne-do-wonder = Div světa { $where }
tne-do-no-monument = Nestavět
tne-do-building = { tne-building-cap } { $where }
tne-do-no-building = Nestavět budovu
tne-do-take = Poklad { $where }
tne-do-wonderpoint = { tne-points }

## Co má hráč udělat. $whom je „you“, když je to řečeno tomu, kdo rozhoduje, a „bare“, když přitom nemá co přidat.

tne-task-act = { $actions ->
    [1] { $whom ->
        [you] proveďte poslední akci
       *[other] poslední akce tahu
    }
   *[other] { $whom ->
        [you] proveďte první ze dvou akcí
       *[other] první ze dvou akcí
    }
}
tne-task-choose = { $whom ->
    [you] vyberte, který vnější konflikt se vyřeší první
   *[other] volba, který vnější konflikt se vyřeší první
}
tne-task-support = { $conflict ->
    [revolt] { $whom ->
        [you] přidejte { tne-tiles } do vnitřního konfliktu { tne-leaders }, nebo nic
        [bare] nemáte { tne-no-tiles }, do vnitřního konfliktu { tne-leaders } nic nepřidáte
       *[other] { tne-tiles } do vnitřního konfliktu { tne-leaders }
    }
   *[war] { $whom ->
        [you] přidejte { tne-tiles } do vnějšího konfliktu { tne-leaders }, nebo nic
        [bare] nemáte { tne-no-tiles }, do vnějšího konfliktu { tne-leaders } nic nepřidáte
       *[other] { tne-tiles } do vnějšího konfliktu { tne-leaders }
    }
}
tne-task-building = { $whom ->
    [you] postavte { tne-building-acc } na některou kartičku řady, nebo nestavějte
   *[other] místo pro { tne-building-acc }
}
tne-task-monument = { $wonder ->
    [yes] { $whom ->
        [you] postavte div světa či monument, nebo nic
       *[other] možnost postavit div světa nebo monument
    }
   *[no] { $whom ->
        [you] postavte monument, nebo nestavějte
       *[other] možnost postavit monument
    }
}
tne-task-take = { $whom ->
    [you] vyberte na desce poklad, který získá váš obchodník
   *[other] obchodník získává poklad
}
tne-task-wonderpoint = { $whom ->
    [you] vyberte barvu bodu, který div světa dává vašemu králi
   *[other] král získává bod za div světa
}

## Záznam

tne-log-starts = Začíná { $name }.
tne-log-turn = Na tahu je { $name }.
tne-log-leader = { $name } umisťuje { tne-leader-acc } { $where }.
tne-log-moved = { $name } přesouvá { tne-leader-acc }, který teď stojí { $where }.
tne-log-home = { $cause ->
    [withdrawn] { $owner } stahuje z desky { tne-leader-acc } { $where }.
    [beaten] { tne-leader-cap } ({ $owner }) je { $where } poražen a odchází z desky.
   *[no_temple] { tne-leader-cap } ({ $owner }) už { $where } nemá vedle sebe chrám a odchází z desky.
}
tne-log-tile = { $name } pokládá { tne-a-tile } { $where }.
tne-log-point = { $instead ->
    [yes] Vůdce té barvy v království není: { tne-leader } ({ $owner }) získává { tne-points }.
   *[no] { tne-leader-cap } ({ $owner }) získává { tne-points } za kartičku.
}
tne-log-bonus = { $name } získává navíc { tne-points } za budovu v království ({ tne-building }).
tne-log-united = Kartička { $where } spojuje dvě království.
tne-log-catastrophe = { $tile ->
    [none] { $name } hraje katastrofu { $where }.
   *[other] { $name } hraje katastrofu { $where } a ničí { tne-a-tile }.
}
tne-log-swapped = { $count ->
    [one] { $name } vyměňuje { $count } kartičku.
    [few] { $name } vyměňuje { $count } kartičky.
    [many] { $name } vyměňuje { $count } kartičky.
   *[other] { $name } vyměňuje { $count } kartiček.
}
tne-log-swapped-own = { $name } vyměňuje: { $tiles }.
tne-log-passed = { $name } vynechává akci.
tne-log-revolt = Vnitřní konflikt { tne-leaders }: útočí { $attacker } ({ $attack }), brání se { $defender } ({ $defence }).
tne-log-war = Vnější konflikt { tne-leaders }: útočí { $attacker } ({ $attack }), brání se { $defender } ({ $defence }).
tne-log-support = { $count ->
    [0] { $name } na podporu { tne-leader-acc } nic nepřidává.
   *[other] { $name } přidává na podporu { tne-leader-acc } { tne-tiles-counted }.
}
tne-log-won = { $tie ->
    [yes] Rovnost { $strength } : { $against } patří obránci: { tne-leader } ({ $owner }) vítězí a získává { tne-points }.
   *[no] { tne-leader-cap } ({ $owner }) vítězí { $strength } : { $against } a získává { tne-points }.
}
tne-log-removed = { $name } ztrácí na desce { tne-tiles-counted }.
tne-log-building = { $name } staví { tne-building-acc } { $where }.
tne-log-building-back = { tne-building-cap } se vrací do zásoby.
tne-log-monument = { $name } staví { tne-first }-{ tne-second } monument { $where }.
tne-log-wonder = { $name } staví div světa { $where }.
tne-log-declined = { $what ->
    [building] { $name } nestaví budovu.
   *[monument] { $name } nic nestaví.
}
tne-log-treasure = { $name } získává díky obchodníkovi poklad { $where }.
tne-log-income = { tne-leader-cap } ({ $owner }) získává { tne-points } za { tne-first }-{ tne-second } monument.
tne-log-wonderpoint = { $name } získává { tne-points } za div světa.

## Hrací deska

tne-map = Hrací deska hry Eufrat a Tigris
tne-where = { $sector ->
    [nw] na severozápadě
    [n] na severu
    [ne] na severovýchodě
    [w] na západě
   *[c] uprostřed
    [e] na východě
    [sw] na jihozápadě
    [s] na jihu
    [se] na jihovýchodě
}
tne-empty = { $ground ->
    [river] Prázdné políčko řeky
   *[land] Prázdné políčko pevniny
}
tne-dead = Katastrofa
tne-with-treasure = s pokladem
tne-with-first-treasure = s pokladem v černém rámečku: bere se před ostatními
tne-with-building = budova: { tne-building }
tne-in-kingdom = v království
tne-down = Otočená kartička pod monumentem
tne-union = { tne-tile } pod spojovací kartičkou
tne-site-monument = Čtyři kartičky { $where }
tne-site-wonder = Pět kartiček { $where }
tne-monument = Monument ({ tne-first }-{ tne-second })
tne-wonder = Div světa

## Vlastní kartičky a zásoba

tne-hand-tile = { tne-tile-cap }, v ruce: { $count }
tne-tray-leader = { $stands ->
    [board] { tne-leader-cap }, na desce { $where }
   *[hand] { tne-leader-cap }, mimo desku
}
tne-tray-home = Stáhnout
tne-tray-home-about = Stáhnout vybraného vůdce z desky
tne-catastrophes = Zbývající katastrofy: { $count }
tne-swap = Vyměnit
tne-swap-about = Vyměnit kartičky z ruky za nové
tne-swap-pick = Vyberte kartičky k výměně
tne-swap-now = { $count ->
    [one] Vyměnit { $count } kartičku
    [few] Vyměnit { $count } kartičky
    [many] Vyměnit { $count } kartičky
   *[other] Vyměnit { $count } kartiček
}
tne-swap-all = Všechny
tne-bag = Kartičky v pytlíku: { $count }
tne-treasures-left = Poklady na desce: { $count }; hra končí, když zbudou jen dva
tne-monuments-left = Zbývající monumenty
tne-buildings-left = Budovy mimo desku
tne-building-left = { tne-building-cap }, za nejméně tři { tne-tiles } v řadě

## Karty hráčů

tne-fact-points = { $colour ->
    [red] Červené body (chrámy): { $count }
    [blue] Modré body (farmy): { $count }
    [green] Zelené body (tržiště): { $count }
   *[black] Černé body (osady): { $count }
}
tne-fact-treasures = Poklady (body libovolné barvy): { $count }
tne-fact-hand = Kartičky v ruce: { $count }
tne-fact-leaders = Vůdci na desce: { $count }

## Konflikt

tne-site-shared = Tuto kartičku zakrývají oba čtverce: klepněte tam, kde se nepřekrývají.
tne-scene-revolt = Vnitřní konflikt { tne-leaders }
tne-scene-war = Vnější konflikt { tne-leaders }
tne-scene-about = útočí { $attacker } se silou { $attack }, brání se { $defender } se silou { $defence }
tne-scene-attacker = útočí
tne-scene-defender = brání se
tne-scene-tie = Při rovnosti vítězí obránce.
tne-scene-continue = Pokračovat
tne-scene-choose = Který konflikt se vyřeší první?
tne-scene-wonder = Div světa dává 1 bod. Které barvy?
tne-scene-wins = výhra
tne-scene-loses = prohra
tne-scene-result = Jak skončil poslední konflikt
tne-scene-won = { $tie ->
    [yes] Rovnost { $strength } : { $against } patří obránci, vítězí { $owner }
   *[no] Vítězí { $owner }, { $strength } : { $against }
}
tne-scene-removed = { $count ->
    [one] z desky mizí { $count } kartička
    [few] z desky mizí { $count } kartičky
    [many] z desky mizí { $count } kartičky
   *[other] z desky mizí { $count } kartiček
}

## Odkud jsou body, pro výsledek

source-tigris-point = Kartičky položené do království
source-tigris-bonus = Civilizační budovy
source-tigris-won = Vyhrané konflikty
source-tigris-income = Monumenty
source-tigris-treasure = Poklady
source-tigris-wonder-point = Div světa
tne-points-of = { $colour ->
    [red] Červené body
    [blue] Modré body
    [green] Zelené body
   *[black] Černé body
}
tne-treasures = Poklady

## Co se dá dělat

tne-can-leader = { $stands ->
    [board] Přesunout { tne-leader-acc }
   *[hand] Umístit { tne-leader-acc }
}
tne-can-tile = { $tile ->
    [red] Položit chrám
    [blue] Položit farmu
    [green] Položit tržiště
   *[black] Položit osadu
}
tne-can-catastrophe = Zahrát katastrofu
tne-can-swap = Vyměnit kartičky
tne-can-support = Přidat podporu z ruky
tne-can-choose = Vybrat další konflikt
tne-can-monument = Postavit monument
tne-can-wonder = Postavit div světa
tne-can-building = Postavit civilizační budovu
tne-can-take = Vzít si poklad
tne-can-point = Vzít si bod za div světa

## Co to udělá a k čemu je to dobré

tne-about-leader = { $leader ->
    [red] Kněz získává červené body za chrámy ve svém království. Potřebuje vedle sebe chrám a v království, kde už jiný kněz je, vyvolá vnitřní konflikt.
    [blue] Farmář získává modré body za farmy ve svém království. Potřebuje vedle sebe chrám a v království, kde už jiný farmář je, vyvolá vnitřní konflikt.
    [green] Obchodník získává zelené body za tržiště ve svém království a jako jediný bere poklady. Potřebuje vedle sebe chrám a v království, kde už jiný obchodník je, vyvolá vnitřní konflikt.
   *[black] Král získává černé body za osady ve svém království a k tomu body každé barvy, jejíž vůdce tam chybí. Potřebuje vedle sebe chrám a v království, kde už jiný král je, vyvolá vnitřní konflikt.
}
tne-about-move = Na jiné políčko vedle chrámu: tam, kde jeho kartičky přinesou body, nebo kde je bezpečněji. V království s vůdcem téže barvy vyvolá vnitřní konflikt.
tne-about-withdraw = Odejde z desky do bezpečí a další akcí ho můžete zase umístit. Do té doby nic nezískává.
tne-about-tile = { $tile ->
    [red] 1 červený bod pro kněze v království, ke kterému se připojí, a není-li tam, pro krále. Každý vůdce potřebuje vedle sebe chrám a chrámy rozhodují vnitřní konflikty.
    [blue] 1 modrý bod pro farmáře v království, ke kterému se připojí, a není-li tam, pro krále. Farmy se kladou jen na řeku.
    [green] 1 zelený bod pro obchodníka v království, ke kterému se připojí, a není-li tam, pro krále. Tržiště dávají obchodníkům sílu ve vnějších konfliktech.
   *[black] 1 černý bod pro krále v království, ke kterému se připojí. Osady dávají králům sílu ve vnějších konfliktech.
}
tne-about-catastrophe = Zničí kartičku nebo navždy zablokuje prázdné políčko. Tím se dá rozdělit království nebo poslat pryč vůdce, který přijde o poslední chrám.
tne-about-swap = Odložíte ze hry lícem dolů, kolik kartiček chcete, a doberete stejně nových: hodí se, když ruka neladí s vašimi slabými barvami.
tne-about-pass = Akci si můžete odpustit, když by vám žádná nepomohla.
tne-about-support = { $tile ->
    [red] Každý přidaný chrám
    [blue] Každá přidaná farma
    [green] Každé přidané tržiště
   *[black] Každá přidaná osada
} přidá v tomto konfliktu 1 k síle a pak zmizí ze hry. Vítězí vyšší součet, rovnost patří obránci.
tne-about-choose = Pořadí konfliktů je na vás. Kartičky, které po prohře zmizí z desky, mohou další konflikt oslabit, nebo mu i zabránit.
tne-about-monument = Čtyři kartičky se otočí lícem dolů a stane na nich monument dvou barev. Vůdci těchto barev v jeho království získají po bodu na konci každého tahu svého majitele.
tne-about-wonder = Pět kartiček se otočí lícem dolů a stane na nich div světa. Čí král stojí v jeho království, ten si na konci každého svého tahu vezme bod libovolné barvy.
tne-about-no-monument = Kartičky zůstanou, jak jsou, a počítají se dál. Tahle příležitost se ale nevrátí.
tne-about-building = Stane na některé kartičce řady. Kartičky její barvy, které v jejím království bodují, odteď přinesou o 1 bod víc.
tne-about-no-building = Všechno zůstane, jak je, třeba když by budova tady pomohla spíš soupeři.
tne-about-take = Poklad je bod libovolné barvy. Na konci hry se přidá k vaší nejslabší barvě.
tne-about-point = Div světa dává vašemu králi 1 bod: vezměte si barvu, která vám chybí.
tne-gist-revolt = Vnitřní konflikt: { $attack } proti { $defence } na desce.
tne-gist-war = Vnější konflikt: { $attack } proti { $defence } na desce.

## Témata úloh

theme-tigris-war = Vnější konflikt
theme-tigris-revolt = Vnitřní konflikt
theme-tigris-support = Podpora
theme-tigris-defence = Obrana
theme-tigris-union = Spojení království
theme-tigris-leader = Vůdci
theme-tigris-withdrawal = Stažení vůdce
theme-tigris-monument = Monumenty
theme-tigris-wonder = Div světa
theme-tigris-building = Civilizační budovy
theme-tigris-catastrophe = Katastrofy
theme-tigris-treasure = Poklady
theme-tigris-income = Příjem z monumentů
theme-tigris-swap = Výměna kartiček
theme-tigris-pass = Pasování
