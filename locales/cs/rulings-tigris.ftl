### Eufrat a Tigris: všechna pravidla podle označení, našimi slovy. Zprávy a jejich pořadí jsou stejné jako v en/.

names = Pravidla označená C říkají, co říkají tištěná pravidla. Pravidla označená D rozhodují tam, kde tištěná pravidla mlčí, obsahují chybu nebo je lze číst dvojím způsobem, a pravidla označená X jsou naše vlastní; u těchto je uveden důvod.
reconstructed = Obě strany desky, kartičky, vůdci a monumenty jsou jako v tištěné hře. Rekonstruováno je: které poklady druhé strany leží vně řek (podle rámečků na desce), která budova patří ke které barvě (podle jejich názvů), pozice příkladů, protože obrázky v pravidlech chybějí, a div světa, který v pravidlech hry není (podle vydaného popisu).

chapter-players-and-board = Hráči a deska

TNE-D03 = Hra je pro dva až čtyři hráče a pravidla jsou pro všechny stejná.
    .reason = pravidla znají čtyři dynastie a nejmenší počet neuvádějí; vydání od roku 2007 říkají dva až čtyři.
TNE-D02 = Počátečních 10 nebo 14 chrámů se bere z celkových 57.
    .reason = pravidla počítají 57 chrámů celkem a mluví o prvních 10 (resp. 14), které leží na desce.
TNE-D20 = Poklady vně řek na druhé straně desky jsou (1,2) (15,5) (0,7) (4,9) (9,10) (14,10).
    .reason = obrázek v pravidlech chybí; ukazují je rámečky na desce.
TNE-D39 = Počáteční chrámy s pokladem nelze zasáhnout katastrofou; bez pokladu jsou to obyčejné chrámy a jejich políčka obyčejná pevnina.
    .reason = kartičku chrání jen poklad.
TNE-D47 = Kartičky se rozdávají hráč po hráči, pak se losuje začínající. Každé dobírání probíhá po jedné kartičce.
    .reason = pořadí musí být dané, aby šlo zápis přehrát.
TNE-C1_5 = Král patří k černé a osadám, kněz k červené a chrámům, farmář k modré a farmám, obchodník k zelené a tržištím.

chapter-regions-and-kingdoms = Regiony a království

TNE-C1_1 = Dvě políčka sousedí jen tehdy, mají-li společnou stranu.
TNE-C1_2 = Region je vše, co je spojeno přes strany políček: kartičky lícem nahoru i dolů a vůdci. Katastrofy a prázdná políčka nic nespojují; i jediná kartička je region.
TNE-C1_3 = Království je region s aspoň jedním vůdcem, ať vůdci patří komukoli.
TNE-C1_4 = Mimo probíhající konflikt nejsou v žádném království dva vůdci stejné barvy.

chapter-a-turn = Tah

TNE-C2_1 = Začínající hráč se losuje; hraje se po směru hodinových ručiček.
TNE-C2_2 = Aktivní hráč provede žádnou, jednu nebo dvě akce v libovolném pořadí, klidně dvakrát stejnou.
TNE-D04 = Méně než dvě akce jsou dovoleny, i žádná. Nekonečnému vynechávání pravidla nebrání; technickou mez má jen hra programů proti sobě.
    .reason = „až dvě“ zahrnuje i žádnou. Zákaz zdržování by byl vymyšlený; mez potřebují programy, ne lidé.
TNE-C2_3 = Akce jsou: vůdce (umístit, přesunout nebo stáhnout), kartička, katastrofa, výměna kartiček.
TNE-C2_4 = Konflikty, budovy, monumenty a poklady patří k akci, která je vyvolala; další akce přijde až po nich.
TNE-C2_5 = V rámci akce přichází nejdřív položení, pak body za kartičku, konflikty, budova, monument a nakonec poklady.
TNE-D17 = Pořadí je budova, monument, poklady a každý krok vychází z desky, jak ji zanechal předchozí.
    .reason = seznam v pravidlech má monumenty před poklady; budovy přicházejí s kartičkou, která vytvořila řadu. Každý krok může změnit další, třeba odstranit obchodníka z desky.
TNE-D44 = Na podporu se hra ptá vždy, i když nelze nic přidat, aby se neprozradilo nic o ruce. Na poklad se ptá i při jediné možnosti, na další vnější konflikt jen při dvou a více, na monument a budovu jen tehdy, lze-li je postavit. Vynechání spotřebuje jednu akci.
    .reason = přeskočená otázka by prozradila, že je ruka prázdná.
TNE-X1 = Rozhoduje jen ten, koho se hra ptá, a jen o tom, na co se ptá.
    .reason = v každé chvíli je právě jedno rozhodnutí, takže hru lze zapsat a přehrát.

chapter-leaders = Vůdci

TNE-C3_1 = Akce s vůdcem pohne právě jedním vlastním vůdcem: na desku, na jiné políčko, nebo z desky.
TNE-C3_2 = Hráč pohybuje jen vlastními vůdci.
TNE-C3_3 = Vůdce se umisťuje na prázdné políčko: bez kartičky, vůdce i katastrofy.
TNE-C3_4 = Vůdce potřebuje na sousedním políčku chrám lícem nahoru.
TNE-C3_5 = Vůdce se nikdy neumisťuje na políčko s řekou.
TNE-C3_6 = Vůdce nesmí spojit dvě nebo více království; spojit regiony bez vůdců smí.
TNE-D07 = Vůdce smí připojit k království regiony bez vůdců.
    .reason = zakázáno je jen spojování království a region bez vůdce jím není.
TNE-C3_7 = Přesouvaný vůdce se nejdřív zvedne a vše se posuzuje bez něj. Na políčko, ze kterého odchází, se vrátit nesmí.
TNE-D05 = Přesouvaný vůdce se zvedne dřív, než se posuzuje jeho nové políčko.
    .reason = vůdce ve vzduchu nic nespojuje a tak to hraje i vydaná online verze.
TNE-C3_8 = Vůdce, který přijde o poslední sousední chrám lícem nahoru, se ihned vrací majiteli.
TNE-C3_9 = Za akce s vůdci nejsou body.
TNE-C3_10 = Vůdce, který přijde do království s vůdcem své barvy, vyvolá vnitřní konflikt.

chapter-tiles = Kartičky

TNE-C4_1 = Kartička se pokládá z vlastní ruky lícem nahoru a už se nikdy nepřesune.
TNE-C4_2 = Kartička se pokládá na prázdné políčko.
TNE-C4_3 = Farmy se pokládají jen na řeku; všechny ostatní kartičky jen na pevninu.
TNE-C4_4 = Kartička se smí dotýkat nejvýše dvou různých království, ať už kolika svými stranami. Regiony bez vůdců se nepočítají.
TNE-C4_5 = Kartička smí ležet i samostatně.
TNE-C4_6 = Kartička přidaná do království přinese 1 bod své barvy majiteli vůdce této barvy, ať ji položil kdokoli.
TNE-C4_7 = Není-li tam takový vůdce, dostane bod, stále v barvě kartičky, majitel tamního krále.
TNE-C4_8 = Spojení království s regiony bez vůdců je obyčejné položení: bod se udělí a spojovací kartička se nepoužije.
TNE-C4_9 = Kartička nepřinese nic, leží-li mimo království, není-li v království její vůdce ani král, nebo spojí-li dvě království.
TNE-C4_10 = Bod za kartičku se uděluje hned a má její barvu.
TNE-D40 = Body nejsou omezeny.
    .reason = kostičky jsou jen počítadlo, ne omezená zásoba.

chapter-uniting-kingdoms = Spojování království

TNE-C5_1 = Kartička, která se dotýká dvou království, je spojí a překryje ji spojovací kartička, dokud neskončí všechny její konflikty. Druhá spojovací kartička nikdy ve hře není.
TNE-C5_2 = Kartička spojující království nepřinese body, ani když konflikt nevznikne.
TNE-C5_3 = Není-li žádná barva vůdců zastoupena dvakrát, spojovací kartička se vrátí a konflikt nenastane.
TNE-D16 = I po spojení bez konfliktu se kontrolují budovy, monumenty a poklady.
    .reason = „akce končí bez konfliktu“ mluví o konfliktu; budova, monument a poklady se kontrolují na konci každé akce.
TNE-C5_4 = Království mohou spojit jen kartičky, vůdci nikdy.

chapter-revolts = Vnitřní konflikty

TNE-C7_1 = Vnitřní konflikt nastane, když je vůdce umístěn do království, kde už je vůdce jeho barvy.
TNE-C7_2 = Útočí ten, kdo vůdce umístil; brání se majitel vůdce, který tam byl.
TNE-C7_3 = Ve vnitřním konfliktu je silou vůdce na desce počet sousedních chrámů lícem nahoru. Chrám vedle obou se počítá oběma.
TNE-D41 = Ve vnitřním konfliktu se počítá každý chrám lícem nahoru vedle vůdce, i ten, který připojil teprve příchod útočníka.
    .reason = leží vedle vůdce.
TNE-C7_4 = Ve vnitřním konfliktu přidá nejdřív útočník, pak obránce, každý jednou, libovolný počet chrámů z ruky, ať jsou vůdci jakékoli barvy.
TNE-C7_5 = Ve vnitřním konfliktu vítězí vyšší součet; při rovnosti obránce.
TNE-D01 = V příkladu vnitřního konfliktu z pravidel stojí 2 + 2 proti 1 + 3: to je 4 proti 4, při rovnosti vítězí obránce; pět je počet přidaných chrámů.
    .reason = tištěný příklad sčítá špatná čísla; rozhoduje prostá aritmetika.
TNE-C7_6 = Za výhru ve vnitřním konfliktu je právě 1 červený bod.
TNE-C7_7 = Vůdce poražený ve vnitřním konfliktu se vrací majiteli, i když se přesunul z jiného políčka.
TNE-D06 = Po prohraném vnitřním konfliktu smí tentýž vůdce znovu na totéž políčko.
    .reason = dvě akce smějí být stejného druhu a nic nezakazuje tutéž akci zopakovat.
TNE-C7_8 = Všechny chrámy přidané do vnitřního konfliktu jsou vyřazeny ze hry.
TNE-C7_9 = Žádného vůdce nelze stáhnout, aby se vyhnul konfliktu.

chapter-wars = Vnější konflikty

TNE-C8_1 = Vnější konflikt nastane, když spojení přivede do jednoho království dva vůdce stejné barvy.
TNE-C8_2 = Vnější konflikty se řeší po jedné barvě; je-li jich víc, další vybírá aktivní hráč, i když v nich vůdce nemá.
TNE-D12 = Aktivní hráč vybírá jen barvu dalšího vnějšího konfliktu; kdo útočí, plyne z majitelů.
    .reason = volí se pořadí; útok a obrana plynou z toho, čí vůdci jsou.
TNE-C8_3 = Patří-li jeden z vůdců aktivnímu hráči, útočí on; jinak první majitel po směru hodinových ručiček.
TNE-D11 = Nemá-li aktivní hráč ve vnějším konfliktu vůdce, útočí první majitel po směru hodinových ručiček.
    .reason = tak to říká text; zapsáno proto, že se za útočníka často bere aktivní hráč.
TNE-C8_4 = Ve vnějším konfliktu jsou stoupenci kartičky lícem nahoru v barvě vůdce.
TNE-C8_5 = Ve vnějším konfliktu je silou vůdce na desce počet stoupenců spojených s ním jinudy než přes spojovací kartičku. Kartička pod ní a regiony připojené jen jí nepodporují nikoho. Pro každý konflikt se počítá znovu.
TNE-D08 = Stranu vůdce tvoří to, co je s ním spojeno jinudy než přes spojovací kartičku; ona sama a regiony za ní nejsou ničí.
    .reason = „původní království“ je to, s čím byl vůdce spojen před položením kartičky.
TNE-D09 = V každém konfliktu jednoho spojení se stoupenci počítají znovu; co bylo mezitím odříznuto, se nepočítá nikomu a neodstraňuje se.
    .reason = deska se změnila a každý počítá, co na ní leží; zmrazená čísla by se musela pamatovat.
TNE-D42 = Chrám pod spojovací kartičkou není stoupencem, dokud konflikty neskončí, potom je to obyčejný chrám.
    .reason = co je zakryté, není vidět; každý vůdce stál předtím vedle jiného chrámu.
TNE-C8_6 = Ve vnějším konfliktu přidá nejdřív útočník, pak obránce, každý jednou, libovolný počet kartiček jeho barvy z ruky, i bez naděje na výhru.
TNE-C8_7 = Ve vnějším konfliktu vítězí vyšší součet; při rovnosti obránce.
TNE-C8_8 = Vůdce poražený ve vnějším konfliktu se vrací majiteli a všichni jeho stoupenci na jeho straně jsou vyřazeni ze hry.
TNE-C8_9 = Výhra ve vnějším konfliktu přinese 1 bod jeho barvy za vůdce a 1 za každého stoupence odstraněného z desky; kartičky z ruky body nedávají.
TNE-C8_10 = Ve vnějším konfliktu kněží se chrámy s pokladem nebo vedle jiného vůdce než poraženého kněze neodstraňují a body nepřinášejí. Posuzuje se to dřív, než se cokoli odstraní.
TNE-D10 = Ve vnějším konfliktu kněží každý vůdce kromě poraženého kněze, ať patří komukoli, chrání sousední chrámy; posuzuje se to před odstraněním.
    .reason = text říká „jiný vůdce“; poražený kněz odchází, takže nechrání nic.
TNE-C8_11 = Po každém vnějším konfliktu se situace posoudí znovu: další následuje, jen jsou-li jeho dva vůdci stále v království spojovací kartičky.
TNE-C8_12 = Po posledním vnějším konfliktu se spojovací kartička vrací a kartička pod ní zůstává.

chapter-catastrophes = Katastrofy

TNE-C9_1 = Každý hráč má na celou hru dvě katastrofy.
TNE-C9_2 = Katastrofa se hraje na prázdné políčko, na pevnině i na řece, nebo na kartičku, která je vyřazena ze hry.
TNE-C9_3 = Katastrofa nesmí zasáhnout kartičku s pokladem, monument, vůdce ani jinou katastrofu. Její políčko se do konce hry nedá použít.
TNE-D28 = Katastrofu nelze hrát na katastrofu.
    .reason = samotné slovo kartička v těchto pravidlech znamená civilizační kartičku.
TNE-C9_4 = Katastrofa nic nespojuje: může rozdělit království a vůdci, kteří přijdou o poslední chrám, se vracejí majitelům. Nikdo neboduje.

chapter-monuments = Monumenty

TNE-C10_1 = Doplní-li položená kartička čtverec čtyř kartiček jedné barvy lícem nahoru, smí je aktivní hráč otočit lícem dolů a postavit na ně monument: jeden za položení, na čtverci podle své volby.
TNE-D15 = Doplní-li jedna kartička více čtverců, hráč jeden vybere; za položení je jeden monument.
    .reason = společná kartička se otočí, takže druhý čtverec zanikne.
TNE-C10_2 = Jedna barva monumentu musí být barvou kartiček; není-li už takový monument, nestaví se.
TNE-C10_3 = Možnost postavit monument, která se hned nevyužije, propadá; novou přinese jen další kartička, která doplní čtverec.
TNE-D14 = Odmítnutý monument je pro tento čtverec ztracen; novou možnost dá pozdější kartička, která doplní jiný čtverec, třeba takový, který se s ním překrývá.
    .reason = tištěná věta uprostřed končí; takto se hrálo vždy.
TNE-C10_4 = Konflikty se řeší před stavbou monumentu; čtverec musí být na desce i po nich.
TNE-C10_5 = Otočené kartičky jen spojují a k ničemu jinému se nepočítají; monumenty se nikdy neodstraňují.
TNE-C10_6 = Poklad na otočeném chrámu zůstává a lze ho stále získat.
TNE-C10_7 = Vůdci, vedle kterých po stavbě není chrám lícem nahoru, se vracejí majitelům.
TNE-C10_8 = Na konci vlastního tahu získá každý vlastní vůdce 1 bod své barvy za každý monument této barvy ve svém království.
TNE-C10_9 = Král získává body jen z černých monumentů; u monumentů nikoho nezastupuje.

chapter-treasures = Poklady

TNE-C11_1 = Na konci akce si v každém království s obchodníkem a více než jedním pokladem vezme majitel obchodníka všechny poklady kromě jednoho, ať hrál kdokoli.
TNE-D18 = Ze tří a více pokladů se bere jeden po druhém, dokud nezbude jeden.
    .reason = „všechny kromě jednoho“ nekončí u dvou.
TNE-D21 = Poklady se kontrolují po každé akci.
    .reason = rozdělení království nikdy nepřinese obchodníkovi poklad, takže stálá kontrola je jednodušší podoba téhož pravidla.
TNE-X2 = Má-li ručně sestavená pozice více království s poklady k odebrání, je na řadě nejdřív aktivní hráč, pak po směru hodinových ručiček.
    .reason = skutečná hra sem nedojde; zkušební pozice může a něco musí být první.
TNE-C11_2 = Majitel obchodníka vybírá, které poklady si vezme.
TNE-C11_3 = Rohové poklady, na druhé straně poklady vně řek, se berou dřív než ostatní.
TNE-D19 = Jsou-li k mání jen rohové poklady, volba mezi nimi je volná.
    .reason = není jiný poklad, který by měl přednost.
TNE-C11_4 = Bez obchodníka poklady zůstávají.
TNE-C11_5 = Každý poklad je 1 bod libovolné barvy; poklady se k barvám přidělují jednotlivě na konci hry.

chapter-swapping-and-the-end-of-a-turn = Výměna a konec tahu

TNE-C6_1 = Při výměně se jedna až šest kartiček odloží lícem dolů mimo hru a dobere se stejný počet; nové lze použít ve druhé akci.
TNE-D29 = Vyměňuje se jedna až šest kartiček; nedělat nic je vynechání.
    .reason = výměna ničeho by byla akce bez účinku, a to je vynechání.
TNE-C6_2 = Po akcích si aktivní hráč vezme výnos monumentů.
TNE-C6_3 = Pak si aktivní hráč doplní ruku do 6, potom všichni ostatní, kdo mají méně. Jindy se nedoplňuje.
TNE-D13 = Ruce se doplňují jen na konci tahu, ne po konfliktu.
    .reason = text mluví o konci tahu aktivního hráče a o žádném jiném okamžiku.
TNE-D36 = Ruku si první doplňuje aktivní hráč, pak ostatní po směru hodinových ručiček; poklady se počítají až po doplnění.
    .reason = někdo musí být první a je to tah aktivního hráče.
TNE-C6_4 = Potom se zjistí, zda hra končí, a na tahu je další hráč.

chapter-the-end-and-the-winner = Konec hry a vítěz

TNE-C12_1 = Hra končí, zbývají-li na konci tahu na desce nejvýše dva poklady. Dosáhne-li se toho dřív, tah se nepřeruší.
TNE-D33 = Poklady ukončí hru jen na konci tahu, po výnosu a doplnění.
    .reason = text říká „na konci tahu“.
TNE-C12_2 = Hra končí, když hráč, který má dobírat, nemůže dobrat plný počet. Pytlík vyprázdněný přesně hru nekončí.
TNE-D34 = Prázdný pytlík sám hru neukončí; ukončí ji, až je potřeba víc, než v něm je.
    .reason = text se ptá, zda si někdo nemůže ruku doplnit.
TNE-C12_3 = Nestačí-li pytlík při výměně, končí hra ihned, bez další akce a výnosu; nestačí-li při doplňování, až po výnosu.
TNE-D35 = Výměna, která chce víc, než je v pytlíku, vede rovnou k závěrečnému hodnocení.
    .reason = text říká, že se to může stát okamžitě, a po konci hry už se nic nezískává.
TNE-D45 = Po neúspěšném dobrání jde už jen o výsledek. Nastanou-li oba důvody konce zároveň, uvádí se pytlík.
    .reason = doplňuje se dřív, než se počítají poklady.
TNE-C13_1 = Poklady se přidají k barvám; výsledkem hráče je nejslabší barva a vítězí nejvyšší výsledek.
TNE-C13_2 = Při rovnosti se porovnají druhé nejslabší barvy, pak třetí, pak čtvrté. Poklady jdou vždy k právě nejslabší barvě.
TNE-D38 = Poklady se nejslabším barvám přidělují automaticky, což je vždy nejlepší.
    .reason = tento způsob je nejlepší pro nejslabší barvu i každé další porovnání, takže není co volit.
TNE-C13_3 = Hráči, kteří mají ve všech čtyřech barvách stejně, se dělí o místo.
TNE-D37 = Rovnost ve všech čtyřech barvách je skutečná remíza.
    .reason = pravidla další srovnání nemají.
TNE-D46 = Dělí-li se hráči o místo, další místo se vynechá (1-1-3).
    .reason = takto se pořadí určuje obvykle.

chapter-the-advanced-game-civilization-buildings = Rozšířená hra: civilizační budovy

TNE-C14_1 = Rozšířená hra: je-li položená kartička částí nepřerušené řady nebo sloupce tří a více kartiček jedné barvy lícem nahoru, smí aktivní hráč postavit budovu této barvy na kteroukoli kartičku této řady nebo sloupce.
TNE-C14_2 = Postavit budovu není povinné a kartička, která to umožnila, se boduje dřív, než budova stojí.
TNE-D23 = Kartička, která přinese nebo přesune budovu, nedostane za nové místo bod navíc; budova, která v království stála už předtím, ho dává.
    .reason = kartička se boduje dřív, než se budova pohne.
TNE-C14_3 = Budova na desce se smí přesunout do nové řady, jen je-li ta delší než původní; stejná délka nestačí.
TNE-D24 = Nová řada, bez budovy a dlouhá aspoň tři, se porovná s nejdelší řadou přes kartičku budovy, měřenou i s položenou kartičkou. Vyhovující křížící se řadu lze použít, i když položená kartička leží také v řadě budovy.
    .reason = pravidla porovnávají řady a sloupce, proto se každá měří tak, jak teď leží. Řada, v níž budova už stojí, není nová.
TNE-C14_4 = Konflikty se řeší před stavbou budovy; řada musí být na desce i po nich.
TNE-C14_5 = Kartička pod budovou se ve vnějších konfliktech počítá, po prohře zůstává a neboduje se za ni.
TNE-D27 = Kartička pod budovou zůstává po prohraném vnějším konfliktu i s budovou, i když se řada zkrátila. Budova v regionu, který položená kartička připojí, dává bod navíc.
    .reason = kartička zůstává a budova nemá kde jinde být. Připojený region patří v okamžiku bodování ke království.
TNE-C14_6 = Kdykoli položená kartička boduje a v království stojí budova její barvy, přinese 1 bod této barvy navíc.
TNE-D22 = Bod navíc za budovu dostane ten, kdo boduje za kartičku, i zastupující král, i když ji položil někdo jiný.
    .reason = bod navíc dostává ten, kdo získal bod za kartičku; tak to hraje i vydaná online verze.
TNE-C14_7 = Monument nad kartičkou s budovou vrátí budovu do zásoby.
TNE-D25 = Budova pod novým monumentem se vrací do zásoby a lze ji postavit znovu.
    .reason = kartička neunese obojí; nepostavené budovy jsou v zásobě.
TNE-C14_8 = Katastrofa nesmí zasáhnout kartičku s budovou.
TNE-D26 = Katastrofy nesmějí zasáhnout kartičky s budovou.
    .reason = budova by musela zmizet nebo viset ve vzduchu a žádné pravidlo neříká jak.

chapter-options-beyond-the-rulebook = Volby nad rámec pravidel

TNE-D30 = Volba „V konfliktech všechno, nebo nic“: útočník nepřidá nic, nebo aspoň tolik, aby překonal sílu obránce na desce; obránce nic, nebo přesně tolik, aby se útočníkovi vyrovnal. Výchozí je libovolný počet.
    .reason = jiné hojně hrané pravidlo; tištěná pravidla dovolují libovolný počet, i aby se hráč kartiček zbavil.
TNE-D31 = Volba „Div světa“: kdo doplní kříž pěti kartiček jedné barvy, smí na něm místo monumentu postavit div světa. Na konci svého tahu získá hráč, jehož král je v království divu světa, 1 bod libovolné barvy, ještě před výnosem monumentů. Bod odmítnout nelze; hra ukončená výměnou ho nedává; odmítnutý kříž propadá jako odmítnutý čtverec; pro pět kartiček platí totéž co pod monumentem.
    .reason = vydaný doplněk, který v pravidlech není.
TNE-D32 = Volba „Odkryté body“: body a poklady leží odkrytě. Výchozí je za zástěnami, i když se získávají veřejně.
    .reason = pravidla je nechávají za zástěnami; protože se však body získávají veřejně, programy je smějí znát a skrývá je jen zobrazení.

chapter-misprints = Tiskové chyby

TNE-D43 = Překlepy tištěného textu se čtou tak, jak byly míněny.
    .reason = zjevné tiskové chyby, například „horní“ u rohového pokladu a „řek“ v pravidle o pokladech vně.
