### Babylon: texty herního stolu.

## Slova hry

bbl-tile = { $material ->
    [clay] hliněný dílek
    [granite] žulový dílek
    [basalt] čedičový dílek
   *[other] počáteční dílek
} { $flower ->
    [white] s bílými
    [pink] s růžovými
    [blue] s modrými
   *[other] se žlutými
} květinami: { $symbols }
bbl-symbol = { $symbol ->
    [stairs] schodiště
    [fountain] fontána
    [bridge] lávka
   *[statue] socha
}
bbl-singles = { $count ->
    [one] { $count } jednoduchý sloup
    [few] { $count } jednoduché sloupy
   *[other] { $count } jednoduchých sloupů
}
bbl-doubles = { $count ->
    [one] { $count } dvojitý sloup
    [few] { $count } dvojité sloupy
   *[other] { $count } dvojitých sloupů
}
bbl-statues = { $count ->
    [one] { $count } socha
    [few] { $count } sochy
   *[other] { $count } soch
}
bbl-effect = { $token ->
    [pillar] každý má na začátku tahu o 1 sloup víc
    [double] každý má na začátku tahu dvojitý sloup, který nelze uskladnit
    [change] jednou za tah může 1 symbol na právě umístěném dílku platit za jiný
    [add] jednou za tah může 1 prázdné pole na právě umístěném dílku platit za libovolný symbol
    [flower] shodná květina přináší 2 sloupy
    [less] těžba přináší o 1 sloup méně
   *[blank] bez efektu
}

## Lom a zahrady

bbl-quarry = Lom
bbl-plan = Zahrada shora
bbl-garden-of = Zahrada: { $name }
bbl-your-garden = Vaše zahrada
bbl-show = Co zobrazit
bbl-show-plan = Shora
bbl-show-scene = 3D
bbl-how-shown = Jak zahradu zobrazit
bbl-scene = Zahrada ve 3D: tažením nebo šipkami ji otočíte, kolečkem přiblížíte
bbl-scene-none = Tento prohlížeč neumí zobrazení ve 3D. Při pohledu shora je vidět všechno.
bbl-scene-missing = Zobrazení ve 3D se nepodařilo načíst. Při pohledu shora je vidět všechno.
bbl-scene-loading = Zahrada se zakládá…
bbl-round = Kolo { $round } z { $rounds }
bbl-first-round = v prvním kole neplatí žádný žeton
bbl-no-token = neplatí žádný žeton
bbl-unseen-tokens = { $count ->
    [one] { $count } neodhalený žeton kola
    [few] { $count } neodhalené žetony kol
   *[other] { $count } neodhalených žetonů kol
}
bbl-where = { $sector ->
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
bbl-where-stack = { $column ->
    [0] zcela vlevo
    [1] vlevo
    [2] vpravo
   *[3] zcela vpravo
} { $row ->
    [0] v zadní řadě
    [1] ve druhé řadě
    [2] ve třetí řadě
   *[3] v přední řadě
}
bbl-anchor = Místo pro dílek
bbl-cell = { $level ->
    [0] { $thing ->
        [gap] otvor pod lávkou
       *[other] otvor
    }
   *[other] { $level }. patro, { $thing ->
        [none] { $symbol ->
            [none] prázdné pole
            [stairs] symbol schodiště
            [fountain] symbol fontány
            [bridge] symbol lávky
           *[statue] symbol sochy
        }
        [gap] pod lávkou
        [lookout] vyhlídka
        [stairs-lower] pata schodiště
        [stairs-upper] vrchol schodiště
        [fountain] fontána
        [bridge] konec lávky
       *[statue] socha
    }
}
# $pillars (number): what mining brings; $edges, $flower, $less and $short (number): what it is made of
bbl-gain = { $pillars ->
    [one] { $pillars } sloup
    [few] { $pillars } sloupy
   *[other] { $pillars } sloupů
} ({ $edges ->
    [one] { $edges } okraj
    [few] { $edges } okraje
   *[other] { $edges } okrajů
}{ $flower ->
    [0] { "" }
   *[other] , květina +{ $flower }
}{ $less ->
    [0] { "" }
   *[other] , žeton −{ $less }
}{ $short ->
    [0] { "" }
   *[other] , zásoba −{ $short }
})
bbl-stack-gain = přinese { bbl-gain }
bbl-stack-bottom = dno lomu
bbl-lookout-here = Bez sloupu: vyhlídka
bbl-lookout-away = Sloup místo vyhlídky

## Zkoušení místa

bbl-trial = Zvolené místo
bbl-trial-hint = Zvolte, kam přijde střed dílku. R dílek otočí, L mění patro a vyhlídku.
bbl-turn-left = Otočit doleva
bbl-turn-right = Otočit doprava
bbl-level = Patro
bbl-level-n = { $level }. patro
bbl-lookout = Vyhlídka (bez sloupu)
bbl-lookout-short = Vyhlídka
bbl-lookout-about = Dílek stojí i na třech sloupech. Na roh bez sloupu přijde vyhlídka: 1 bod, ale symbol pod ní je ztracený.
bbl-lookout-none = žádná
bbl-corner = { $corner ->
    [NW] Vyhlídka na severozápadě, bez sloupu
    [NE] Vyhlídka na severovýchodě, bez sloupu
    [SE] Vyhlídka na jihovýchodě, bez sloupu
   *[SW] Vyhlídka na jihozápadě, bez sloupu
}
bbl-cost = Podpory: { $on }. Cena: { $pillars ->
    [one] { $pillars } sloup
    [few] { $pillars } sloupy
   *[other] { $pillars } sloupů
} z { $have }.
bbl-cost-free = Podpory: { $on }. Nestojí to nic.

## Vlastní dílky a sloupy

bbl-mined-tile = Vytěžený dílek
bbl-stored-tile = Uskladněný dílek
bbl-mined = vytěžený
bbl-stored = uskladněný
bbl-slot-empty = prázdný výřez
bbl-pillars = { $count ->
    [one] sloup
    [few] sloupy
   *[other] sloupů
}
bbl-pillars-about = { $count ->
    [one] { $count } jednoduchý sloup
    [few] { $count } jednoduché sloupy
   *[other] { $count } jednoduchých sloupů
}; uskladnit jich lze nejvýše 6
bbl-doubles-about = { $count ->
    [one] { $count } dvojitý sloup, jen pro tento tah
    [few] { $count } dvojité sloupy, jen pro tento tah
   *[other] { $count } dvojitých sloupů, jen pro tento tah
}
bbl-bin = Odložit uskladněný dílek
bbl-use-token = Použít žeton kola

## Bodovací zápisník

bbl-pad = Body
bbl-category = { $category ->
    [statues] Sochy
    [fountains] Fontány
    [bridges] Lávky
    [stairs] Schodiště
    [variety] Sady dekorací
    [flowers] Sady květin
    [lookouts] Vyhlídky
   *[highest] Nejvyšší patro
}
bbl-category-how = { $category ->
    [statues] každá za své patro
    [fountains] každá za trojnásobek svého patra
    [bridges] každá za trojnásobek svého patra
    [stairs] každé za součet obou pater
    [variety] 4 za každou sadu sochy, fontány, lávky a schodiště
    [flowers] 4 za každou sadu všech čtyř druhů
    [lookouts] každá za 1
   *[highest] dvojnásobek jeho čísla
}
bbl-row = { bbl-category }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
bbl-total = Celkem
bbl-holes = Viditelné otvory
bbl-holes-how = při shodě rozhoduje menší počet
bbl-fact-pillars = { $count ->
    [one] { $count } sloup
    [few] { $count } sloupy
   *[other] { $count } sloupů
}
bbl-fact-board = deska { $flower ->
    [white] s bílými
    [pink] s růžovými
    [blue] s modrými
   *[other] se žlutými
} květinami

## Akce

bbl-do-board = Deska { $flower ->
    [white] s bílými
    [pink] s růžovými
    [blue] s modrými
   *[other] se žlutými
} květinami
bbl-do-reveal = Odhalený dílek: { $tile }
bbl-do-start = Začíná hráč { $number }
bbl-do-token = Žeton kola: { bbl-effect }
bbl-do-remove = Odebrat hliněný dílek { $where }
bbl-do-mine = Těžit { $material ->
    [clay] hlínu
    [granite] žulu
   *[basalt] čedič
} { $where }{ $pillars ->
    [unknown] { "" }
    [one] : { $pillars } sloup
    [few] : { $pillars } sloupy
   *[other] : { $pillars } sloupů
}
bbl-do-place = { $source ->
    [mined] Vytěžený dílek
   *[stored] Uskladněný dílek
} { $where }, { $level }. patro{ $turn ->
    [0] { "" }
   *[other] , otočený o { $turn }°
}{ $lookout ->
    [none] { "" }
    [NW] , vyhlídka na severozápadě
    [NE] , vyhlídka na severovýchodě
    [SE] , vyhlídka na jihovýchodě
   *[SW] , vyhlídka na jihozápadě
}{ $pillars ->
    [unknown] { "" }
    [0] { " " }(bez sloupů)
    [one] { " " }({ $pillars } sloup)
    [few] { " " }({ $pillars } sloupy)
   *[other] { " " }({ $pillars } sloupů)
}
bbl-do-join = { $symbol ->
    [stairs] Schodiště
    [fountain] Fontána
   *[bridge] Lávka
} { $where }
bbl-do-statue = Socha { $where }
bbl-do-change = Pole { $where } platí za { $symbol ->
    [stairs] schodiště
    [fountain] fontánu
    [bridge] lávku
   *[statue] sochu
}
bbl-do-store = Uskladnit
bbl-do-discard = { $source ->
    [mined] Odložit
   *[stored] Odložit uskladněný dílek
}

## Co má hráč udělat

bbl-task-remove = před hrou odeberte hliněný dílek; uvolní se, co leží pod ním ({ $number } z { $players ->
    [2] 6
   *[other] 3
})
bbl-task-mine = vytěžte dílek z lomu
bbl-task-store = uskladněte nebo odložte vytěžený dílek
bbl-task-build = stavějte
bbl-task-hold = { $token ->
    [yes] použijte žeton kola, { "" }
   *[no] { "" }
}{ $can ->
    [both] umístěte dílek, postavte dekoraci, nebo vytěžený dílek uskladněte či odložte
    [tiles] vyberte dílek a místo v zahradě, nebo vytěžený uskladněte či odložte
    [tile] umístěte dílek, nebo vytěžený dílek uskladněte či odložte
    [deco] postavte dekoraci (vyberte +), nebo tah ukončete: uskladněte či odložte vytěžený dílek
    [statue] postavte sochu (vyberte její +), nebo tah ukončete: uskladněte či odložte vytěžený dílek
    [token] nebo vytěžený dílek uskladněte či odložte
   *[none] uskladněte nebo odložte vytěžený dílek
}
bbl-task-end = { $token ->
    [yes] použijte žeton kola, { "" }
   *[no] { "" }
}{ $can ->
    [both] umístěte uskladněný dílek, postavte dekoraci, nebo ukončete tah
    [tile] umístěte uskladněný dílek, nebo ukončete tah
    [deco] postavte dekoraci, nebo ukončete tah
    [token] nebo ukončete tah
   *[none] nic dalšího už postavit nejde, ukončete tah
}

## Záznam

bbl-event-board = { $name } dostává desku { $flower ->
    [white] s bílými
    [pink] s růžovými
    [blue] s modrými
   *[other] se žlutými
} květinami.
bbl-event-starts = Začíná { $name }.
bbl-event-token = Kolo { $round }: { bbl-effect }.
bbl-event-removed = { $name } odebírá ze hry hliněný dílek { $where }.
bbl-event-turn = Kolo { $round }: na tahu je { $name }.
bbl-event-gift = { $name } dostává díky žetonu kola { $what }.
bbl-event-mined = { $name } těží { $material ->
    [clay] hlínu
    [granite] žulu
   *[basalt] čedič
} { $where }: { bbl-gain }.
bbl-event-placed = { $name } umisťuje { $material ->
    [clay] hliněný dílek
    [granite] žulový dílek
    [basalt] čedičový dílek
   *[start] počáteční dílek
} { $where } do { $level }. patra (podpory: { $on }).
bbl-event-lookout = Na { $corner ->
    [NW] severozápadní
    [NE] severovýchodní
    [SE] jihovýchodní
   *[SW] jihozápadní
} roh dílku, který nemá sloup, přichází vyhlídka.
bbl-event-joined = { $name } staví { $symbol ->
    [stairs] schodiště
    [fountain] fontánu
   *[bridge] lávku
} { $where }{ $symbol ->
    [stairs] { "" }
   *[other] { " " }({ $level }. patro)
}.
bbl-event-statue = { $name } staví sochu { $where } ({ $level }. patro).
bbl-event-changed = { $name }: pole { $where } platí v tomto tahu za { $symbol ->
    [stairs] schodiště
    [fountain] fontánu
    [bridge] lávku
   *[statue] sochu
}.
bbl-event-stored = { $name } uskladňuje { $material ->
    [clay] hliněný dílek
    [granite] žulový dílek
    [basalt] čedičový dílek
   *[start] počáteční dílek
}.
bbl-event-discarded = { $name } odkládá { $material ->
    [clay] hliněný dílek
    [granite] žulový dílek
    [basalt] čedičový dílek
   *[start] počáteční dílek
}.
bbl-event-returned = { $name } nemůže uskladnit všechno a vrací { $what }.
bbl-event-scored = { $name }: { $category ->
    [statues] sochy nyní přinášejí { $total } (každá za své patro)
    [fountains] fontány nyní přinášejí { $total } (každá za trojnásobek svého patra)
    [bridges] lávky nyní přinášejí { $total } (každá za trojnásobek svého patra)
    [stairs] schodiště nyní přinášejí { $total } (každé za součet obou pater)
    [variety] sady čtyř dekorací nyní přinášejí { $total } (každá za 4)
    [flowers] sady čtyř květin nyní přinášejí { $total } (každá za 4)
    [lookouts] vyhlídky nyní přinášejí { $total } (každá za 1)
   *[highest] nejvyšší patro nyní přináší { $total } (dvojnásobek svého čísla)
}.
bbl-key-turn = otočit dílek v ruce (se Shiftem opačně)
bbl-key-level = jiné patro nebo vyhlídka na tomto místě

## Odkud jsou body, pro výsledek

source-babylon-scored = { bbl-category }: { bbl-category-how }

## Co se dá dělat

bbl-can-remove = Odebrat hliněný dílek
bbl-can-mine = Vytěžit dílek
bbl-can-place = { $source ->
    [mined] Umístit vytěžený dílek
   *[stored] Umístit uskladněný dílek
}
bbl-can-build = { $symbol ->
    [stairs] Postavit schodiště
    [fountain] Postavit fontánu
    [bridge] Postavit lávku
   *[statue] Postavit sochu
}
bbl-about-remove = To je příprava: dílek opustí hru a žádné sloupy nepřinese. Co leží pod ním, se pak dá těžit, tak odeberte, co by se hodilo ostatním.
bbl-about-mine = Dílek si vezmete do ruky a za jeho okraje a vaši květinu dostanete sloupy. Kolik jich bude, říká číslo na dílku.
bbl-about-place = { $source ->
    [mined] Dílek musí mít podepřené tři nebo čtyři rohy. Roh podpírá jednoduchý sloup nebo socha (stojí o patro níž), anebo dvojitý sloup (stojí o dvě patra níž). Nejvyšší patro přináší dvojnásobek svého čísla.
   *[stored] Bude z něj terasa na třech nebo čtyřech podporách a výřez se uvolní. Na jeho symbolech smíte v tomto tahu stavět dekorace.
}
bbl-about-build = { $symbol ->
    [stairs] Spojuje dva symboly schodišť vedle sebe v patrech lišících se o 1 a přináší součet obou pater.
    [fountain] Spojuje dva symboly fontán vedle sebe v témže patře a přináší jeho trojnásobek.
    [bridge] Spojuje dva symboly lávek v témže patře, mezi nimiž je jedno pole, a přináší trojnásobek patra.
   *[statue] Stojí na symbolu sochy a přináší tolik, kolikáté je patro. První smí stát kdekoli, další jen v linii s jinou.
}
bbl-about-token = Jedno pole na dílku umístěném v tomto tahu platí za symbol, který si zvolíte. Po tahu je zas jako dřív, ale co jste postavili, zůstane.
bbl-about-store = Vytěžený dílek si necháte na některý z dalších tahů a tento končí. Místo je jen na jeden: o dřív uskladněný byste přišli.
bbl-about-discard = { $source ->
    [mined] Vytěžený dílek opustí hru a tah končí. Vyplatí se, když máte uskladněný lepší.
   *[stored] Uskladněný dílek opustí hru a v tomto tahu už nic nepostavíte. Málokdy je k tomu důvod.
}
bbl-about-end = V tomto tahu už nic nepostavíte. Necháte si až šest sloupů a uskladněný dílek.

## Témata úloh

theme-babylon-mine = Těžba
theme-babylon-pillars = Mnoho sloupů
theme-babylon-height = Do výšky
theme-babylon-statue = Sochy
theme-babylon-fountain = Fontány
theme-babylon-footbridge = Lávky
theme-babylon-stairs = Schody
theme-babylon-lookout = Vyhlídky
theme-babylon-sets = Sady
theme-babylon-flowers = Květiny
theme-babylon-change = Žeton změny
theme-babylon-store = Uskladnění
theme-babylon-discard = Odložení
theme-babylon-hold = Včas přestat
