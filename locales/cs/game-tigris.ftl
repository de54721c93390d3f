### Eufrat a Tigris.

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
    [red] červený
    [blue] modrý
    [green] zelený
   *[black] černý
}
tne-second = { $second ->
    [red] červený
    [blue] modrý
    [green] zelený
   *[black] černý
}

tne-leader-strength = { tne-leader } hráče { $owner }: síla { $revolt } ve vnitřním konfliktu, { $war } ve vnějším

## Akce

tne-do-leader = { tne-leader-cap } na { $square }
tne-do-withdraw = Stáhnout { tne-leader-acc }
tne-do-tile = { tne-tile-cap } na { $square }
tne-do-catastrophe = Katastrofa na { $square }
tne-do-swap = Vyměnit { $tiles }
tne-do-pass = { $actions ->
    [2] Vynechat akci
   *[other] Vynechat poslední akci
}
tne-do-support = { $count ->
    [0] Nepřidat nic
   *[other] Přidat { tne-tiles-counted }
}
tne-do-choose = Nejdřív konflikt { tne-leaders }
tne-do-monument = Monument { tne-first }–{ tne-second } na { $square }
tne-do-wonder = Div světa kolem { $square }
tne-do-no-monument = Nestavět
tne-do-building = { tne-building-cap } na { $square }
tne-do-no-building = Bez budovy
tne-do-take = Poklad z { $square }
tne-do-wonderpoint = { tne-points }

## Co se čeká. $whom je „you“, když je to řečeno tomu, kdo rozhoduje, a „bare“, když přitom nemá co přidat.

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
    [you] postavte { tne-building-acc } na kartičku řady, nebo nechte být
   *[other] místo pro { tne-building-acc }
}
tne-task-monument = { $wonder ->
    [yes] { $whom ->
        [you] postavte div světa nebo monument, nebo nic
       *[other] možnost postavit div světa nebo monument
    }
   *[no] { $whom ->
        [you] postavte monument, nebo nechte být
       *[other] možnost postavit monument
    }
}
tne-task-take = { $whom ->
    [you] vezměte poklad pro svého obchodníka
   *[other] obchodník bere poklad
}
tne-task-wonderpoint = { $whom ->
    [you] vyberte barvu bodu, který div světa dává vašemu králi
   *[other] král bere bod z divu světa
}

## Záznam

tne-log-starts = { $name } začíná.
tne-log-turn = Na tahu je { $name }.
tne-log-leader = { $name } pokládá { tne-leader-acc } na { $square }.
tne-log-moved = { $name } přesouvá { tne-leader-acc } z { $from } na { $square }.
tne-log-home = { $cause ->
    [withdrawn] { $owner } stahuje { tne-leader-acc } z { $from }.
    [beaten] { tne-leader-cap } hráče { $owner } je poražen a odchází z { $from }.
   *[no_temple] { tne-leader-cap } hráče { $owner } už na { $from } nemá chrám a vrací se domů.
}
tne-log-tile = { $name } pokládá { tne-a-tile } na { $square }.
tne-log-point = { $instead ->
    [yes] Vůdce té barvy tu není: { tne-leader } hráče { $owner } získává { tne-points }.
   *[no] { tne-leader-cap } hráče { $owner } získává { tne-points }.
}
tne-log-bonus = { tne-building-cap } v království přidává { tne-points }, získává { $name }.
tne-log-united = Kartička na { $square } spojuje dvě království.
tne-log-catastrophe = { $tile ->
    [none] { $name } hraje katastrofu na { $square }.
   *[other] { $name } hraje katastrofu na { $square } a ničí { tne-a-tile }.
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
    [0] { $name } pro { tne-leader-acc } nic nepřidává.
   *[other] { $name } přidává pro { tne-leader-acc } { tne-tiles-counted }.
}
tne-log-won = { tne-leader-cap } hráče { $owner } vítězí { $strength } : { $against } a získává { tne-points }.
tne-log-removed = { $name } ztrácí na desce { tne-tiles-counted }.
tne-log-building = { $name } staví { tne-building-acc } na { $square }.
tne-log-building-back = { tne-building-cap } se vrací do zásoby.
tne-log-monument = { $name } staví monument { tne-first }–{ tne-second } na { $square }.
tne-log-wonder = { $name } staví div světa kolem { $square }.
tne-log-declined = { $what ->
    [building] { $name } nestaví budovu.
   *[monument] { $name } nic nestaví.
}
tne-log-treasure = { $name } bere pro obchodníka poklad z { $square }.
tne-log-income = { tne-leader-cap } hráče { $owner } získává { tne-points } z monumentu { tne-first }–{ tne-second }.
tne-log-wonderpoint = { $name } získává { tne-points } z divu světa.

## Hrací deska

tne-map = Hrací deska hry Eufrat a Tigris
tne-square-empty = { $square }, { $ground ->
    [river] řeka
   *[land] země
}, prázdné pole
tne-square-dead = { $square }, katastrofa
tne-square-leader = { $square }, { tne-leader } hráče { $owner }
tne-square-down = { $square }, otočená kartička pod monumentem{ $treasure ->
    [yes] , s pokladem
   *[no] {""}
}{ $realm ->
    [yes] , v království
   *[none] {""}
}
tne-square-union = { $square }, { tne-tile } pod spojovací kartičkou
tne-square-tile = { $square }, { tne-tile }{ $treasure ->
    [yes] , s pokladem
   *[no] {""}
}{ $building ->
    [none] {""}
   *[other] , budova: { tne-building }
}{ $realm ->
    [yes] , v království
   *[none] {""}
}
tne-site-monument = Čtyři kartičky od { $square }
tne-site-wonder = Pět kartiček kolem { $square }
tne-monument = Monument { tne-first }–{ tne-second }
tne-wonder = Div světa

## Zásoba a vlastní kameny

tne-hand-tile = { tne-tile-cap }, v ruce: { $count }
tne-tray-leader = { $where ->
    [board] { tne-leader-cap }, na desce na { $square }
   *[hand] { tne-leader-cap }, mimo desku
}
tne-tray-home = Zpět ke mně
tne-tray-home-about = Stáhnout vybraného vůdce
tne-catastrophes = Zbývající katastrofy: { $count }
tne-swap = Výměna
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
tne-treasures-left = Poklady na desce: { $count }; hra končí, když zbudou dva
tne-monuments-left = Zbývající monumenty
tne-buildings-left = Budovy mimo desku
tne-building-left = { tne-building-cap }, za tři { tne-tiles } v řadě

## Karty hráčů

tne-fact-points = { $colour ->
    [red] Červené body (chrámy): { $count }
    [blue] Modré body (farmy): { $count }
    [green] Zelené body (tržiště): { $count }
   *[black] Černé body (osady): { $count }
}
tne-fact-treasures = Poklady, body libovolné barvy: { $count }
tne-fact-hand = Kartičky v ruce: { $count }
tne-fact-leaders = Vůdci na desce: { $count }

## Konflikt

tne-scene-revolt = Vnitřní konflikt { tne-leaders }
tne-scene-war = Vnější konflikt { tne-leaders }
tne-scene-about = útočí { $attacker } se silou { $attack }, brání se { $defender } se silou { $defence }
tne-scene-attacker = útočí
tne-scene-defender = brání se
tne-scene-tie = Při rovnosti vítězí obránce.
tne-scene-choose = Který konflikt se vyřeší první?
tne-scene-wonder = Div světa dává 1 bod. Které barvy?
tne-scene-wins = výhra
tne-scene-loses = prohra
tne-scene-result = Jak skončil poslední konflikt
tne-scene-won = Vítězí { $owner }, { $strength } : { $against }
tne-scene-removed = { $count ->
    [one] z desky mizí { $count } kartička
    [few] z desky mizí { $count } kartičky
    [many] z desky mizí { $count } kartičky
   *[other] z desky mizí { $count } kartiček
}
