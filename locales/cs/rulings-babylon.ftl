### Babylon: všechna pravidla podle označení, našimi slovy. Zprávy a jejich pořadí jsou stejné jako v en/.

names = Pravidla označená A rozhodují tam, kde tištěná pravidla mlčí nebo je lze číst dvojím způsobem, a pravidla označená X jsou naše vlastní; kde to není zřejmé, je uveden důvod.
reconstructed = Co je vytištěno na 48 dílcích teras a 4 počátečních dílcích a kolik je kterých žetonů kol, nebylo nikdy zveřejněno. Obojí je zde rekonstruováno: vyvážené a hratelné, ale neopsané z krabice. Všechno ostatní se řídí pravidly hry. Kdo hru vlastní, může nám sdělit, co na dílcích a žetonech skutečně je.

chapter-what-is-in-the-box = Co je v krabici

BBL-C1 = Hliněné dílky mají 2 symboly, žulové 3 a čedičové 4. Každý dílek má jeden ze čtyř druhů květin. Na obou stranách jsou stejné symboly a stejná květina.
BBL-C2 = Které symboly jsou na kterém dílku, nebylo nikdy zveřejněno. Zdejší seznam je rekonstruovaný: 16 dílků od každého materiálu, v něm 4 od každé květiny, každý symbol stejně často na každém materiálu, na každé květině v něm i na každém rohu, a žádné dva dílky stejné ani po otočení. Na počátečních dílcích je každý symbol jednou. Kdo hru vlastní, může nám sdělit ten správný.
    .reason = vyrovnaný seznam nezvýhodňuje žádnou desku a odpovídá počtu plastových součástí.
BBL-C3 = Ani počty jednotlivých žetonů kol nebyly zveřejněny. Zdejší sestava je rekonstruovaná: po dvou od každého ze šesti efektů a dva prázdné, celkem 14.
    .reason = slova „pokud je na žetonu efekt“ znamenají, že jsou i prázdné.

chapter-setup = Příprava

BBL-S1 = Lom má 4 × 4 hromádky po třech dílcích: dole čedičový, na něm žulový a nahoře hliněný. Známé jsou jen vrchní dílky.
BBL-S2 = Každý hráč má desku, ve výřezu počáteční dílek s její květinou a žádné sloupy.
BBL-A45 = Desky se losují, každému hráči jedna.
    .reason = je to spravedlivé a pořadí výběru pravidla neurčují.
BBL-S3 = Ve 2, 3 a 4 hráčích se hraje se 14, 12 a 10 žetony kol vylosovanými naslepo, tedy 15, 13 a 11 kol.
BBL-S4 = Prvního hráče určí los; ten začíná každé kolo.
BBL-S5 = Před hrou každý v pořadí od prvního hráče odebere ze hry jeden hliněný dílek a nic za něj nezíská: ve dvou třikrát, ve třech jednou, ve čtyřech nikdy.
BBL-A29 = Před hrou se odebírají jen hliněné dílky, nikdy žula pod odebraným dílkem.
    .reason = pravidla počítají hliněné dílky.
BBL-X4 = Jakmile dílek opustí hromádku, ten pod ním se hned odkryje, dřív než kdokoli pokračuje.
    .reason = u stolu tam prostě leží.

chapter-rounds-and-turns = Kola a tahy

BBL-T1 = Tah tvoří povinná těžba, dobrovolná stavba a povinné uskladnění nebo odložení zbytku.
BBL-T2 = V každém kole má každý jeden tah, po směru hodinových ručiček od prvního hráče.
BBL-T3 = Po kole se odhalí další žeton kola. V příštím kole platí jen on, a to pro všechny.
BBL-A23 = V prvním kole neplatí žádný žeton kola.
BBL-X2 = Rozhoduje jen ten, koho se hra ptá, a jen o tom, na co se ptá.
    .reason = v každé chvíli je právě jedno rozhodnutí, takže hru lze zapsat a přehrát.
BBL-X3 = Tah končí, až to hráč řekne, i když už nic jiného udělat nemůže.
    .reason = člověk se chce podívat, co postavil.

chapter-mining = Těžba

BBL-M1 = Vezměte si vrchní dílek libovolné hromádky.
BBL-M2 = Každý ze čtyř okrajů vytěženého dílku přinese jednoduchý sloup, není-li hromádka vedle vyšší. Počítá se stěna, dno i dílky ve stejné nebo nižší vrstvě.
BBL-M4 = Při těžbě se šikmí sousedé nikdy nepočítají.
BBL-M3 = Těžba přinese o jednoduchý sloup víc, má-li dílek květinu vaší desky.
BBL-A28 = Květiny přinášejí sloupy jen za dílky z lomu; počáteční dílek nepřináší nic.
    .reason = jde o pravidlo těžby.

chapter-placing-tiles = Umisťování dílků

BBL-B1 = Umístit smíte vytěžený dílek, uskladněný, oba, nebo žádný.
BBL-B2 = Všechny sloupy jsou si rovny, uskladněné i nové. Počáteční dílek je uskladněný dílek jako každý jiný, a to od prvního tahu.
BBL-G1 = Zahrada má 8 × 8 otvorů a dílek kryje 2 × 2.
BBL-A4 = Dílek smí být proti nižším posunut o libovolný počet celých polí.
    .reason = obrázky v pravidlech chybějí a recenzenti mluví jen o posunutých dílcích.
BBL-G2 = Dílek lze otáčet po čtvrtotáčkách, ne převracet.
BBL-X1 = Otočení, která vypadají stejně, se nabízejí jednou, s nejmenším počtem čtvrtotáček.
    .reason = je to týž tah.
BBL-G3 = Deska je patro 0. Jednoduchý sloup nebo socha zvedá o jedno patro, dvojitý sloup o dvě.
BBL-P1 = Dílek leží celý na desce.
BBL-A3 = Žádný dílek nepřesahuje přes okraj desky.
    .reason = dva jeho rohy by byly bez podpory a to je příliš.
BBL-P2 = Patro je otevřené, jakmile v zahradě leží nějaký dílek o patro níž, byť sebedál.
BBL-A33 = Dílek otevírá patro nad sebou, i když je už zakrytý.
    .reason = byl tam umístěn.
BBL-P3 = Žádný dílek nezakrývá jiný úplně.
BBL-A5 = Žádné dva dílky zahrady nemají stejný půdorys, ať jsou jejich patra jakkoli daleko od sebe (volba „Žádné stejné půdorysy“, běžně zapnutá).
    .reason = pravidla říkají nikdy; jinak by dva střídané půdorysy daly levnou nekonečnou věž.
BBL-A41 = Bez volby „Žádné stejné půdorysy“ jsou stejné půdorysy zakázány jen v sousedních patrech.
BBL-P4 = Dílek leží nade vším na svých čtyřech polích: na žádném z nich není dílek stejného nebo vyššího patra.
BBL-A6 = Dílek nelze zasunout pod volný roh vyššího.
    .reason = zakryté pole by muselo nést sloup nebo vyhlídku a zakrytá pole se nepoužívají.
BBL-P5 = Dílek nesmí tam, kde mu překáží lávka nebo schodiště.
BBL-A14 = Pod středem lávky nestojí sloup a nepřijde tam dílek v jejím patře ani níž.
    .reason = není tam místo. Ve skutečnosti to pole žádný dílek nikdy nezakryje, protože by zakryl i konec lávky a měl nejvýše dvě podpory.
BBL-A15 = Nad dolní konec schodiště nepřijde dílek v patře jeho horního konce; výše smí (volba „Volno nad schodištěm“, běžně zapnutá).
    .reason = to místo zabírají schody.
BBL-A48 = Schodiště má dolní a horní konec; místo nad sebou potřebuje jen ten dolní.
BBL-P6 = Tři nebo čtyři rohy dílku jsou podepřené: sochou nebo jednoduchým sloupem z patra o jedno níž, nebo dvojitým sloupem z patra o dvě níž, vždy na prázdném otvoru nebo poli. Při třech podporách přijde na čtvrtý roh vyhlídka.
BBL-P8 = Podpory lze kombinovat, pokud všechny končí ve stejné výšce.
BBL-A2 = Čtvrtou podporu lze vynechat záměrně; na její roh pak přijde vyhlídka.
    .reason = „3 nebo 4“ je volba.
BBL-A44 = U umístění je vždy uveden roh s vyhlídkou, i když jiná možnost není.
    .reason = ať to nikoho nepřekvapí.
BBL-A8 = Socha přímo pod rohem jej vždy podpírá, takže na tom rohu vyhlídka není.
    .reason = je přesně tak vysoká jako sloup.
BBL-A9 = Dílek mohou nést i samotné sochy.
BBL-A22 = Druhý dílek mohou nést i sochy postavené v témže tahu.
    .reason = už tam stojí.
BBL-A47 = Socha, která se stala sloupem, jím už zůstává.
BBL-A17 = Schodiště, fontány, lávky a vyhlídky sloup nenesou: jejich pole není prázdné.
BBL-A18 = Pole se schodištěm, fontánou, lávkou nebo vyhlídkou smí být zakryto jako jediný nepodepřený roh dílku.
    .reason = plyne to z toho, že jsou potřeba tři podpory.
BBL-P7 = Sloupy se staví jen spolu s dílkem, který nesou.
BBL-P9 = Po umístění tvoří povrch čtyři pole dílku, prázdná až na vyhlídku.
BBL-P10 = Jednoduchý sloup stojí jeden a dvojitý dva: dva jednoduché lze kdykoli vyměnit za dvojitý, nikdy naopak.
BBL-A43 = Dvojitý sloup v ruce se použije dřív, než se vymění jednoduché.
    .reason = stejně si ho nelze nechat.
BBL-G4 = Co leží pod vyšším dílkem, se už nepoužívá, ani pro sloupy, ani pro dekorace.

chapter-decorations = Dekorace

BBL-D1 = Po umístění dílku smíte postavit libovolný počet dekorací, zdarma, na prázdná nezakrytá pole se správným symbolem a alespoň zčásti na dílek z tohoto tahu. Nikdy šikmo.
BBL-A1 = Dekorace se stavět smějí, vyhlídka se stavět musí.
    .reason = recenzenti se shodují a pravidla říkají „můžete“.
BBL-A21 = Dva dílky jednoho tahu se umisťují v libovolném pořadí, po každém lze stavět dekorace a na prvním dílku po celý tah.
    .reason = oba jsou dílky umístěné v tomto tahu.
BBL-D2 = Schodiště: dva symboly schodišť vedle sebe v patrech, která se liší o 1.
BBL-A37 = Schodiště nikdy nespojuje patra, která se liší o 2 a více, ani dílek s deskou.
BBL-D3 = Fontána: dva symboly fontán vedle sebe na dvou dílcích téhož patra.
BBL-D4 = Lávka: dva symboly lávek v řadě nebo sloupci s jedním polem mezi nimi, na dvou dílcích téhož patra.
BBL-A13 = Pod lávkou smí být cokoli nižšího, ale ne dílek v jejím patře nebo výš.
    .reason = „prázdné pole“ nemůže znamenat zem, jinak by lávky ve 3. patře byly takřka nemožné.
BBL-A16 = Dvě lávky se v jednom patře nekříží.
    .reason = není tam místo.
BBL-A39 = Nižší pole pod středem lávky lze dál zdobit.
    .reason = místo potřebují jen sloupy a dílky.
BBL-D5 = Vaše první socha smí stát na kterémkoli symbolu sochy, každá další v téže řadě nebo témže sloupci jako jiná vaše.
BBL-A12 = Sochy jsou v linii jen v řadách a sloupcích, na jakoukoli vzdálenost a přes jakákoli patra; nic linii nepřeruší.
BBL-A10 = Staly-li se všechny vaše sochy sloupy, je příští zase první.
    .reason = sloupy nejsou sochy.
BBL-A11 = Socha, kterou dílek zakrývá o dvě a více pater výš, není sloupem. Do linie se dál počítá, body ale nepřináší.
    .reason = jen o sloupech se říká, že už nejsou sochami.
BBL-D6 = Vyhlídka obsadí nepodepřený roh ihned; jeho symbol je ztracen.
BBL-A20 = Vyhlídky se nepočítají do sad dekorací ani do linií soch.
BBL-D7 = Dva symboly jednoho dílku spolu nikdy netvoří schodiště, fontánu ani lávku.
BBL-A36 = Dva stejné symboly jednoho dílku spolu nic netvoří, ani když leží vedle sebe.

chapter-round-tokens = Žetony kol

BBL-N1 = Žeton kola pillar: každý si vezme jednoduchý sloup.
BBL-N2 = Žeton kola double: každý si vezme dvojitý sloup; uskladnit ho nelze.
BBL-A24 = Sloupy za žeton kola přicházejí automaticky na začátku tahu.
    .reason = nikdo by neodmítl.
BBL-N3 = Žeton kola change: jeden symbol právě umístěného dílku smí v tomto tahu platit za jiný.
BBL-N4 = Žeton kola add: jedno pole bez symbolu na právě umístěném dílku smí v tomto tahu platit za libovolný symbol.
BBL-A25 = Symbol lze změnit nebo přidat jednou za tah, ne za dílek, a pro kteroukoli dekoraci.
    .reason = pravidla mluví o jednom symbolu.
BBL-A26 = Symbol nelze změnit ani přidat na poli s vyhlídkou nebo s čímkoli jiným.
BBL-A40 = Změna nebo přidání symbolu je samostatné rozhodnutí, nepovinné a konečné. Do konce tahu pole ukazuje nový symbol, pak zase vytištěný; co bylo postaveno, zůstává.
BBL-N5 = Žeton kola flower: shodná květina přináší 2 sloupy místo 1.
BBL-N6 = Žeton kola less: těžba přináší o 1 sloup méně.
BBL-A27 = Sloup se odečítá z celého zisku včetně květiny, zisk ale neklesne pod nulu.
BBL-N7 = Žeton kola blank: bez efektu.

chapter-storing-and-discarding = Uskladnění a odložení

BBL-K1 = Na konci tahu si necháte až 6 jednoduchých sloupů. Ostatní a všechny dvojité se vracejí.
BBL-K2 = Vytěžený dílek, který nebyl umístěn, se uskladní nebo odloží. Místo je pro jeden; nový vytlačí starý.
BBL-A38 = Uskladnění nebo odložení ukončí stavbu a žádný tah nekončí s vytěženým dílkem v ruce.
BBL-A30 = Odložené dílky opouštějí hru.
    .reason = o návratu do lomu pravidla nemluví.
BBL-A35 = Uskladněný dílek lze odložit i bez nutnosti.
BBL-A49 = Odložit uskladněné sloupy hra nenabízí: nemá to smysl.
BBL-A32 = Zásoba sloupů a dekorací je neomezená.
    .reason = pravidla nedostatek neznají.
BBL-A42 = S volbou „Omezená zásoba“ je zásoba omezená: 148 jednoduchých a 60 dvojitých sloupů, 38 vyhlídek, 38 soch, 15 schodišť, 15 fontán, 15 lávek. Prázdná hromádka nedává nic, výměna potřebuje dvojitý sloup v zásobě, dílek na třech podporách vyhlídku; součásti pod dílky zůstávají použité.

chapter-the-end = Konec hry

BBL-E1 = Hra končí po posledním kole, když už nezbývá žádný žeton k odhalení.
BBL-D8 = Počítá se, co je vidět shora: dílek, je-li nejvýše alespoň nad jedním ze svých polí, schodiště a fontána, je-li odkryté aspoň jedno z jejich dvou polí.
BBL-E2 = Každá viditelná socha přinese body za své patro.
BBL-E3 = Každá viditelná fontána přinese trojnásobek svého patra.
BBL-E4 = Každá viditelná lávka přinese trojnásobek svého patra.
BBL-E5 = Každé viditelné schodiště přinese součet obou svých pater.
BBL-E6 = Každá sada sochy, fontány, lávky a schodiště přinese 4 body.
BBL-E7 = Každá sada viditelných dílků se všemi čtyřmi květinami přinese 4 body; počáteční dílek se počítá.
BBL-A7 = Několik dílků smí společně zakrýt jiný úplně; ten pak květinu nedává.
BBL-E8 = Každá viditelná vyhlídka přinese 1 bod, v kterémkoli patře.
BBL-A19 = Zakrytá vyhlídka nedává nic.
BBL-E9 = Nejvyšší patro, v němž leží dílek, přinese dvojnásobek svého čísla.
BBL-A34 = Nejvyšší dílek je vidět vždy.
BBL-E10 = Vítězí, kdo má nejvíc bodů; při shodě ten, kdo má méně viditelných otvorů; nerozhodne-li ani to, vítězství se sdílí.
BBL-A31 = Otvor pod lávkou je viditelný.
    .reason = zahradou jsou jen dílky.
BBL-A46 = Všechna místa v pořadí určují body, při shodě menší počet viditelných otvorů; je-li i ten stejný, hráči se o místo dělí.

chapter-written-positions = Zapsané pozice

BBL-X5 = V zapsané pozici smí dekorace stát na jiném symbolu než svém jen tolikrát, kolik bylo vidět žetonů change (nebo add, na prázdném poli).
    .reason = nic jiného ji tam nedostane, víc jich tedy znamená chybu v zápisu.
