### Lekce hry Eufrat a Tigris: název, pak ke každému kroku, co říká učitel, jeho cíl a co ukazuje.

lesson-tigris-kingdom = Vaše první království
lesson-tigris-kingdom-king = Vůdce a kartičky s ním spojené tvoří království. Každý vůdce musí stát vedle chrámu: to jsou ty červené kartičky, tady se zlatými kostkami. Vyberte černého krále a pak políčko u chrámu. Modré rámečky jsou rada, zlatá políčka všechno, co je dovoleno.
lesson-tigris-kingdom-king-goal = Umístěte krále vedle chrámu.
lesson-tigris-kingdom-king-done = A máte první království! Dvě malá čísla u krále jsou jeho síla v boji; přijdou na řadu v lekcích 5 a 6.
lesson-tigris-kingdom-king-other = I to je království, ale pod jiným vůdcem. Tentokrát potřebujeme krále, toho černého.
lesson-tigris-kingdom-king-tile = Nejdřív krále: vyberte černého vůdce s korunou a pak prázdné políčko vedle chrámu.
lesson-tigris-kingdom-settlement = Každá barva má svého vůdce: černé osady dávají body králi, zelená tržiště obchodníkovi, modré farmy farmáři a červené chrámy knězi, vždy v království, ke kterému se připojí. Položte osadu hned vedle krále, stranou ke straně; rohy se nepočítají.
lesson-tigris-kingdom-settlement-goal = Získejte za osadu černý bod.
lesson-tigris-kingdom-settlement-done = Jedna osada, jeden černý bod, a hned. Velké číslo je pořád 0: počítá se jen nejslabší barva a o tom je další krok.
lesson-tigris-kingdom-settlement-green = To byl zelený bod: když chybí obchodník, bere ho král. Dobré vědět! Teď ale chceme černý, vezměte tedy osadu.
lesson-tigris-kingdom-settlement-apart = Tahle osada se žádného království nedotýká, takže neboduje nikdo. Položte ji hned vedle krále nebo jeho chrámu.
lesson-tigris-kingdom-settlement-else = Za tohle černý bod není. Vyberte osadu, tedy černou kartičku, a položte ji hned vedle krále nebo jeho chrámu.
lesson-tigris-kingdom-weakest = Jsme uprostřed hry. Máte 6 červených, 5 zelených a 4 černé body, ale jen 2 modré. Výsledkem je vaše nejslabší barva, tedy 2. Zvedne ho jediná akce: modré jsou farmy a ty se kladou jen na řeku.
lesson-tigris-kingdom-weakest-goal = Zvyšte svůj výsledek na 3.
lesson-tigris-kingdom-weakest-done = Modrý bod, a výsledek je 3. Hromada červených a zelených by to nedokázala: vždy se ptejte, která barva vám chybí.
lesson-tigris-kingdom-weakest-strong = Modrá je pořád na 2, a výsledek také. Pomůže jen farma na řece vedle vašeho království.
lesson-tigris-kingdom-weakest-apart = Farma leží sama a neboduje nikdo. Položte ji na políčko řeky, které se dotýká vašeho království.

lesson-tigris-points = Komu patří bod?
lesson-tigris-points-trader = Jsou tu dvě království a v obou máte vůdce vy i soupeř. Za tržiště boduje tamní obchodník, ať je položil kdokoli a ať tam kraluje kdokoli.
lesson-tigris-points-trader-goal = Získejte za tržiště zelený bod.
lesson-tigris-points-trader-done = Stál tam váš obchodník, takže bod je váš, i když je tam soupeřův král. Království nikomu nepatří, rozhodují jen vůdci.
lesson-tigris-points-trader-rival = Stojí tu váš král, ale i soupeřův obchodník, a tržiště je jeho věc: 1 zelený bod pro soupeře. Hledejte svého obchodníka.
lesson-tigris-points-trader-else = Zelený bod nepřibyl: dává ho tržiště, zelená kartička. Položte ho tak, aby se dotýkalo království s vaším obchodníkem.
lesson-tigris-points-king = Farmáře na desce nemáte, farmu v ruce ano. Kde vůdce některé barvy chybí, zastoupí ho král. Farmy se kladou jen na řeku.
lesson-tigris-points-king-goal = Získejte za farmu modrý bod.
lesson-tigris-points-king-done = Farmář v tomto království není, a tak modrý bod dostal král. Proto se vyplatí umístit krále mezi prvními.
lesson-tigris-points-king-rival = Tady farmář je, jenže soupeřův: modrý bod jste darovali. Hledejte království svého krále.
lesson-tigris-points-king-apart = Téhle farmy se žádné království nedotýká, takže neboduje nikdo. Najděte políčko řeky vedle království svého krále.
lesson-tigris-points-king-else = Modrý bod nepřibyl: dává ho farma, modrá kartička. Položte ji na řeku vedle království svého krále.
lesson-tigris-points-guest = V království { tne-at-east } by bod za chrám dostal soupeřův král, protože tam chybí kněz. Nastěhujte se: vyberte svého kněze, červeného vůdce, a pak políčko vedle některého z tamních chrámů.
lesson-tigris-points-guest-goal = Přiveďte kněze do království { tne-at-east }.
lesson-tigris-points-guest-done = Váš kněz je v království se soupeřovým králem, a to v míru, protože mají různé barvy. Červená je tu odteď vaše.
lesson-tigris-points-guest-first = Kněz tam ještě nebyl, a tak si červený bod vzal král. Nejdřív vůdce, potom kartička.
lesson-tigris-points-guest-elsewhere = Tím vzniklo malé samostatné království. Cíl leží { tne-at-east }: hledejte políčko vedle tamních dvou chrámů.
lesson-tigris-points-guest-revolt = V tom království už vůdce téhle barvy stojí a dva se tam nesnesou: to je vnitřní konflikt, přijde v lekci 5. Pro kněze je volno { tne-at-east }.
lesson-tigris-points-guest-else = Nejdřív kněz: vyberte červeného vůdce a pak políčko vedle některého ze dvou chrámů { tne-at-east }.
lesson-tigris-points-temple = Kněz už je na místě, teď druhá akce. Chrám přináší bod knězi v království, ke kterému se připojí.
lesson-tigris-points-temple-goal = Získejte za chrám červený bod.
lesson-tigris-points-temple-done = Červený bod vedle soupeřova krále. Nastěhovat se tam, kde vůdce chybí, je pokojná cesta k bodům.
lesson-tigris-points-temple-rival = V tomhle království je kněz soupeřův, a tak jste červený bod darovali. Položte chrám ke království { tne-at-east }, kde stojí váš kněz.
lesson-tigris-points-temple-else = Červený bod nepřibyl: dává ho chrám, který se dotkne království { tne-at-east }, kde stojí váš kněz.

lesson-tigris-turn = Dvě akce
lesson-tigris-turn-bridge = V tahu máte dvě akce a modrá i zelená jsou na nule. Vaše království k řece nedosáhne. Tržiště může mezeru přemostit.
lesson-tigris-turn-bridge-goal = Získejte v tomto tahu zelený i modrý bod.
lesson-tigris-turn-bridge-done = Tržiště přineslo bod a otevřelo farmě cestu k řece. V dobrém tahu první akce často připraví druhou. Na konci tahu doberete kartičky zase do šesti.
lesson-tigris-turn-bridge-dry = Farma leží v řece bez spojení s vaším královstvím: žádný bod. Nejdřív postavte most z tržiště.
lesson-tigris-turn-bridge-else = Tah skončil a bod chybí. Nejdřív tržiště mezi vaše království a řeku, pak farma na řeku vedle něj.
lesson-tigris-turn-move = Váš farmář stojí daleko od řeky. Přesun vůdce je jedna akce: vyberte farmáře na desce a pak políčko vedle jiného chrámu. Jeho nové království by mělo sahat k řece, protože druhá akce je farma.
lesson-tigris-turn-move-goal = Získejte v tomto tahu modrý bod.
lesson-tigris-turn-move-done = Přesun se hned vyplatil. Vůdci nejsou přibití k desce: patří tam, kam se dají klást jejich kartičky. Vůdce můžete také vzít z desky zpět; i to je akce.
lesson-tigris-turn-move-dry = Žádný bod: v království, kterého se farma dotýká, nestojí váš farmář ani král. Nejdřív přesuňte farmáře do království vedle toho políčka řeky, potom položte farmu.
lesson-tigris-turn-move-else = Tah skončil bez modrého bodu. Nejdřív přesuňte farmáře do království, které sahá k řece, pak položte farmu na řeku vedle něj.
lesson-tigris-turn-swap = Pět osad, a černých bodů už máte 9! Výměna je také akce: stiskněte „Vyměnit“ a vyberte libovolný počet kartiček. Odložíte je lícem dolů ze hry a doberete stejně nových.
lesson-tigris-turn-swap-goal = Vyměňte aspoň čtyři kartičky.
lesson-tigris-turn-swap-done = Nové kartičky můžete použít hned ve druhé akci. Když se ruka nehodí k vašim slabým barvám, měňte bez váhání.
lesson-tigris-turn-swap-few = Začátek dobrý, jenže výměna stojí celou akci, ať je jakkoli velká. Když už měníte, vyměňte všechno, co nepotřebujete.
lesson-tigris-turn-swap-else = To byla jiná akce. Stiskněte „Vyměnit“ u svých kartiček a vyberte všechny, které nepotřebujete.

lesson-tigris-treasures = Poklady
lesson-tigris-treasures-join = Poklad je bod libovolné barvy. Berou je jen obchodníci: jakmile jsou v království s obchodníkem dva, jeden z nich získá. V tom vašem je zatím jeden. Připojte další a pak vyberte jeden ze dvou chrámů, které se rozsvítí. Na černé rámečky dojde ve třetím kroku.
lesson-tigris-treasures-join-goal = Připojte druhý poklad a jeden si vezměte.
lesson-tigris-treasures-join-done = Na konci hry se poklad přidá k nejslabší barvě. Jeden v království vždy zůstává, připravený na další spojení.
lesson-tigris-treasures-join-else = Tah skončil a v království máte pořád jen jeden poklad. K dalšímu { tne-at-north } chybí jediná kartička.
lesson-tigris-treasures-unite = Království { tne-at-east } má poklad, ale ne obchodníka. Nejsou-li tu dva vůdci jedné barvy, spojí se království v míru. Soupeřův obchodník stojí { tne-at-west }: s vaším by to byl vnější konflikt a ten přijde až v lekci 6.
lesson-tigris-treasures-unite-goal = Spojte dvě království a vezměte si poklad.
lesson-tigris-treasures-unite-done = Žádná barva se nepotkala dvakrát, konflikt tedy nenastal a obchodník získal poklad. Spojující kartička sama nikdy neboduje.
lesson-tigris-treasures-unite-war = Dva obchodníci v jednom království znamenají vnější konflikt a tři tržiště porazila vaše jedno; víc o tom v lekci 6. Obchodník není v království { tne-at-east }.
lesson-tigris-treasures-unite-else = Tah skončil a království jsou pořád zvlášť. Do mezery mezi vaším tržištěm a královstvím { tne-at-east } stačí jediná kartička.
lesson-tigris-treasures-arrive = Království { tne-at-northwest } spojuje dva poklady, ale obchodník v něm chybí. Zatím si je nemůže vzít nikdo. Černý rámeček označuje jeden ze čtyř rohových pokladů, které se musí brát před ostatními.
lesson-tigris-treasures-arrive-goal = Získejte poklad díky obchodníkovi.
lesson-tigris-treasures-arrive-done = Obchodník získává poklad hned po příchodu. Rohové poklady se berou dřív než ostatní, a tak to musel být tenhle.
lesson-tigris-treasures-arrive-elsewhere = Tady je jen jeden poklad. Království { tne-at-northwest } má dva: obchodník může přijít vedle kteréhokoli z jeho chrámů.
lesson-tigris-treasures-arrive-else = Tah skončil bez pokladu. Vyberte obchodníka a pak políčko vedle některého chrámu v království { tne-at-northwest }.

lesson-tigris-revolts = Vnitřní konflikty
lesson-tigris-revolts-temples = Vůdce, který vstoupí do království s vůdcem téže barvy, vyvolá vnitřní konflikt. Rozhodují chrámy vedle obou vůdců: jejich počet ukazuje číslo v malém červeném chrámu u vůdce. Při rovnosti vítězí obránce. Tento obchodník má jeden.
lesson-tigris-revolts-temples-goal = Vyžeňte soupeřova obchodníka svým.
lesson-tigris-revolts-temples-done = Dva chrámy proti jednomu: soupeřův obchodník odchází, jeho tržiště teď slouží vám a za výhru je 1 červený bod.
lesson-tigris-revolts-temples-tie = Jeden chrám proti jednomu je rovnost a ta patří obránci. Najděte prázdné políčko vedle dvou chrámů.
lesson-tigris-revolts-temples-else = Konflikt zatím nenastal. Začne, až váš obchodník vstoupí do království toho druhého: vyberte ho a pak prázdné políčko vedle dvou tamních chrámů.
lesson-tigris-revolts-hand = Obě strany mohou přidat i chrámy z ruky, nejdřív útočník, pak obránce. Král má vedle sebe dva chrámy, jak říká jeho červené číslo, a vy držíte tři.
lesson-tigris-revolts-hand-goal = Vyžeňte soupeřova krále svým.
lesson-tigris-revolts-hand-done = Vyhráli jste. Přidané chrámy jsou ale pryč navždy, útočte tedy z přebytku. Červené kartičky rozhodují vnitřní konflikty všech barev.
lesson-tigris-revolts-hand-tie = To nestačí. Soupeř má 2 a při 2 : 2 obránce zůstává: potřebujete aspoň 3, chrámy vedle krále a přidané dohromady. A soupeř může ještě přidat.
lesson-tigris-revolts-hand-tile = Kartička vnitřní konflikt nevyvolá. Vyberte svého krále a umístěte ho do království druhého krále, vedle chrámu.
lesson-tigris-revolts-hand-elsewhere = Všude klid: konflikt vznikne jen tam, kde stojí druhý král. Umístěte krále vedle chrámu v jeho království.
lesson-tigris-revolts-defend = Teď útočí soupeř. Jeho král má vedle sebe 2 chrámy a přidal 2 z ruky. Váš král má vedle sebe 1 a vy držíte pět chrámů.
lesson-tigris-revolts-defend-goal = Udržte krále s co nejméně chrámy.
lesson-tigris-revolts-defend-done = 4 proti 4: při rovnosti vítězí obránce a červený bod je váš. Chrám či dva v ruce jsou nejlevnější pojistka v téhle hře.
lesson-tigris-revolts-defend-few = Král je pryč: útočník má sílu 4. Sečtěte mu chrámy na desce i přidané a vyrovnejte.
lesson-tigris-revolts-defend-many = Král zůstává, ale každý přidaný chrám je ztracen a dali jste jich víc, než bylo třeba. Obránci stačí rovnost.

lesson-tigris-wars = Vnější konflikty
lesson-tigris-wars-first = Kartička, která spojí dvě království, vyvolá vnější konflikt vůdců jedné barvy. Nerozhodují chrámy, ale kartičky té barvy: kolik jich vůdce má, říká číslo ve štítu. Ve svém království máte dvě tržiště, soupeř jedno.
lesson-tigris-wars-first-goal = Spojte království a vyhrajte vnější konflikt.
lesson-tigris-wars-first-done = Získáváte 1 zelený bod za obchodníka a 1 za každé tržiště, o které poražený přišel. Spojující kartička sama neboduje.
lesson-tigris-wars-first-point = Zelený bod, a váš obchodník je teď silnější. Konflikt vás ale teprve čeká: spojte obě království.
lesson-tigris-wars-first-revolt = Vstup do království vyvolá vnitřní konflikt a v něm rozhodují chrámy. Tady mají rozhodnout tržiště: obchodníka nechte stát a spojte království kartičkou.
lesson-tigris-wars-first-else = Tah skončil a království jsou pořád zvlášť. Položte kartičku na prázdné políčko, které se dotýká obou.
lesson-tigris-wars-count = Dva sousedé, dva možné konflikty: { tne-at-west } obchodníků, { tne-at-east } farmářů. Než království spojíte, porovnejte na obou stranách kartičky té barvy; ukazují je štíty.
lesson-tigris-wars-count-goal = Vyvolejte ten konflikt, který vyhrajete.
lesson-tigris-wars-count-done = Jediná farma stačila proti žádné: 1 modrý bod za poraženého farmáře. Osady ani tržiště se v konfliktu farmářů nepočítají.
lesson-tigris-wars-count-strong = Tři tržiště proti jednomu: obchodník je poražen a tržiště je pryč. Porovnejte farmy s farmami { tne-at-east }.
lesson-tigris-wars-count-else = Tah skončil bez konfliktu. Do mezery { tne-at-east } stačí jedna kartička a farmáři se střetnou.
lesson-tigris-wars-order = Vaše osada spojila obchodníky i krále: dva konflikty a pořadí je na vás. Obchodníci mají 1 proti 2, králové 0 proti 1, v ruce máte tři tržiště. Kartičky poraženého zmizí z desky: nepřeruší se tím most mezi králi?
lesson-tigris-wars-order-goal = Vyhrajte konflikt obchodníků a udržte krále.
lesson-tigris-wars-order-done = Tržiště poraženého byla mostem mezi králi. Most zmizel a druhý konflikt nenastal: rozhodlo pořadí. Jeden konflikt je mírnější: když bojují kněží, chrámy vedle jiných vůdců a chrámy s pokladem zůstávají a body nepřinášejí.
lesson-tigris-wars-order-kings = Váš král žádné osady neměl a je pryč. Začněte konfliktem, který spojení mezi králi přetne.
lesson-tigris-wars-order-few = To nestačí: soupeř má 2 a při rovnosti vítězí obránce. Konflikt jste vybrali dobře, ale potřebujete aspoň 3, přidejte tedy z ruky víc tržišť.

lesson-tigris-fights = Vyberte si boj
lesson-tigris-fights-revolt = Ten obchodník má čtyři tržiště, ve vnějším konfliktu byste se svými dvěma neměli šanci. Kolik má ale vedle sebe chrámů? Zaútočit se dá dvojím způsobem a v ruce máte dva chrámy.
lesson-tigris-fights-revolt-goal = Zbavte se soupeřova obchodníka.
lesson-tigris-fights-revolt-done = Kdo je silný ve vnějším konfliktu, může být slabý ve vnitřním. A všechna jeho tržiště zůstala, teď pro vás.
lesson-tigris-fights-revolt-war = Dvě tržiště proti čtyřem: konflikt je prohraný a vaše tržiště s ním. Přesuňte obchodníka raději do soupeřova království, chrám je tam vedle obchodníka jen jeden.
lesson-tigris-fights-revolt-tie = Rovnost, a obránce zůstává. Zkuste to znovu a přidejte chrám z ruky.
lesson-tigris-fights-revolt-else = Tah skončil a obchodník tu pořád je. Přesuňte svého k jeho jedinému chrámu a přidejte chrámy z ruky.
lesson-tigris-fights-war = A teď naopak: farmáře { tne-at-north } obklopují tři chrámy, ale má jedinou farmu. Váš má dvě.
lesson-tigris-fights-war-goal = Zbavte se soupeřova farmáře a získejte 2 modré body.
lesson-tigris-fights-war-done = 2 proti 1: bod za farmáře a bod za ztracenou farmu. Před útokem porovnejte obojí: chrámy pro vnitřní konflikt, kartičky dané barvy pro vnější.
lesson-tigris-fights-war-revolt = Tři chrámy jsou na vnitřní konflikt příliš. Slabinou je řeka: spojte království a nechte rozhodnout farmy.
lesson-tigris-fights-war-else = Tah skončil a království jsou pořád zvlášť. Konflikt vyvolá kartička, která se dotkne obou.
lesson-tigris-fights-prepare = Dvě tržiště proti dvěma by byla rovnost a ta patří obránci. V ruce máte ještě jedno a k dispozici dvě akce. Jak je využijete nejlépe?
lesson-tigris-fights-prepare-goal = Získejte v tomto tahu 4 zelené body.
lesson-tigris-fights-prepare-done = Na desce tržiště přineslo 1 bod, pomohlo v konfliktu a zůstane i pro další. Výhra přidala 3 body. Nejdřív příprava, potom úder.
lesson-tigris-fights-prepare-tie = 2 proti 2, a vítězí obránce: spojující kartička se do síly nepočítá. Než království spojíte, posilte svého obchodníka.
lesson-tigris-fights-prepare-hand = Vyhráli jste, ale tržiště z ruky je pryč a žádný bod nedalo. Položené předem do království přinese bod a bojuje také.
lesson-tigris-fights-prepare-else = Tah skončil bez konfliktu. Jednou akcí obchodníka posílíte, druhou spojíte království.

lesson-tigris-monuments = Monumenty
lesson-tigris-monuments-build = Ze čtyř kartiček jedné barvy ve čtverci může být monument dvou barev. Vůdcům těchto barev ve svém království vynáší každý tah: tady knězi a farmáři. Nejdřív položte čtvrtý chrám na označené políčko, pak vyberte monument a klepněte na jeho čtverec.
lesson-tigris-monuments-build-goal = Postavte monument, který se hodí oběma vašim vůdcům.
lesson-tigris-monuments-build-done = Červeno-modrý: kněz i farmář vám odteď přinesou po bodu na konci každého vašeho tahu. Čtyři zakryté chrámy už se do síly nepočítají.
lesson-tigris-monuments-build-king = Jediný král v tomto království je soupeřův: černá by mu vynášela tah za tahem. Podívejte se, kdo tu žije.
lesson-tigris-monuments-build-green = Červená se hodí vašemu knězi, ale obchodník pro zelenou tu není. Kdo další z vašich vůdců v tomto království stojí?
lesson-tigris-monuments-build-else = Monument zatím nestojí. Chrám patří na políčko s modrým rámečkem, kde doplní čtverec; pak vyberte monument.
lesson-tigris-monuments-income = Tenhle modro-zelený monument už vynáší soupeřovu farmáři. Obchodník tu zatím není. Výnos přichází na konci vlastního tahu a vy máte dvě akce.
lesson-tigris-monuments-income-goal = Dokončete tah se 2 zelenými body.
lesson-tigris-monuments-income-done = Jeden bod za tržiště a jeden za monument, který jste ani nestavěli. Vůdce v jeho království vydělává tah za tahem.
lesson-tigris-monuments-income-king = Obchodník chyběl, a tak zelený bod dostal král, a ten není váš. Nejdřív obchodník, potom tržiště.
lesson-tigris-monuments-income-one = V tomto tahu jen jeden zelený bod. Do království s monumentem patří obchodník i tržiště.
lesson-tigris-monuments-income-else = V tomto tahu žádný zelený bod. Nejdřív přiveďte obchodníka do království s monumentem, pak tam položte tržiště.
lesson-tigris-monuments-ground = Kartičky pod monumentem se otočí a už nejsou chrámy; vůdce, který přijde o poslední chrám, odchází. Jedna kartička tu doplní dva čtverce: stavte na tom, který vašim vůdcům chrámy nechá. Klepněte na tento čtverec tam, kde ho druhý nepřekrývá.
lesson-tigris-monuments-ground-goal = Postavte červeno-černý monument a udržte své vůdce.
lesson-tigris-monuments-ground-done = Král a kněz zůstávají a budou vydělávat, kdežto soupeřův obchodník přišel o poslední chrám. I monument může být zbraň.
lesson-tigris-monuments-ground-own = Chrámy vedle vašich vůdců leží lícem dolů, a tak král i kněz museli odejít. Použijte druhý čtverec.
lesson-tigris-monuments-ground-else = Červeno-černý monument tu není. Položte chrám do mezery mezi ostatními, vyberte červeno-černý a pak čtverec, který chrámy vašich vůdců ušetří.

lesson-tigris-catastrophes = Katastrofy
lesson-tigris-catastrophes-temple = Na celou hru máte dvě katastrofy. Katastrofa zničí kartičku i políčko. Vůdce, vedle kterého nezbude chrám, se vrací majiteli: podívejte se na krále.
lesson-tigris-catastrophes-temple-goal = Odstraňte krále katastrofou.
lesson-tigris-catastrophes-temple-done = Není chrám, není vůdce, a obešlo se to bez boje. Před tím chrání druhý chrám vedle vůdce.
lesson-tigris-catastrophes-temple-own = To byl chrám vašeho vlastního obchodníka a ten je teď pryč. Podívejte se, co stojí vedle krále.
lesson-tigris-catastrophes-temple-else = Král tu pořád je. Vyberte katastrofu a pak chrám vedle krále.
lesson-tigris-catastrophes-cut = Tři tržiště proti vašim dvěma: na vnější konflikt příliš. Dvě z nich ale visí na jediné osadě. Máte dvě akce.
lesson-tigris-catastrophes-cut-goal = Získejte ve vnějším konfliktu 2 zelené body.
lesson-tigris-catastrophes-cut-done = Odříznutá tržiště už nikoho nepodpořila. Katastrofa na most a pak útok: klasická dvojice.
lesson-tigris-catastrophes-cut-strong = Váš obchodník je poražen: soupeř měl aspoň tolik co vy a rovnost patří obránci. Nejdřív přerušte spojení se dvěma tržišti za osadou.
lesson-tigris-catastrophes-cut-else = Tah skončil bez vyhraného konfliktu. Nejdřív katastrofa na osadu, která tržiště drží pohromadě, pak kartička, která království spojí.
lesson-tigris-catastrophes-shield = Pozor! Čtyři tržiště proti vašim třem, a jediná kartička mezi královstvími by vyvolala vnější konflikt. V ruce tržiště nemáte.
lesson-tigris-catastrophes-shield-goal = Zahraďte katastrofou prázdné políčko mezi královstvími.
lesson-tigris-catastrophes-shield-done = Sem už nikdo nic nepoloží. Soupeř musí jít oklikou a vy máte čas posílit.
lesson-tigris-catastrophes-shield-war = Touhle kartičkou konflikt vyvoláte sami a prohráli byste ho. Držte království od sebe: ať se to políčko nedá použít.
lesson-tigris-catastrophes-shield-market = Tím je cesta přerušená také a soupeř má o tržiště méně. Tady si ale vyzkoušejte druhé použití katastrofy: zahraďte prázdné políčko.
lesson-tigris-catastrophes-shield-own = Cesta je přerušená, ale stálo vás to vlastní tržiště. Raději zahraďte prázdné políčko.
lesson-tigris-catastrophes-shield-home = Tím posíláte obchodníka pryč jako v prvním kroku a nebezpečí je zažehnáno také. Tady si ale vyzkoušejte druhé použití katastrofy: zahraďte prázdné políčko.
lesson-tigris-catastrophes-shield-else = Cesta je pořád volná. Zahrajte katastrofu na prázdné políčko, které se dotýká obou království.

lesson-tigris-ending = Jak hra končí
lesson-tigris-ending-joker = Máte 7 červených, 3 modré, 5 zelených a 3 černé body a jeden poklad: ten zvedne jednu barvu ze 3 na 4, ale ne obě. Farmář tady je soupeřův.
lesson-tigris-ending-joker-goal = Zvyšte svůj výsledek na 4.
lesson-tigris-ending-joker-done = Černá má 4 a poklad dorovná na 4 i modrou. Poklady zaplní mezery samy, zbytek je na vás.
lesson-tigris-ending-joker-strong = Modrá i černá jsou pořád na 3 a jeden poklad dvě mezery nezaplní. Ve které z nich tu můžete bodovat?
lesson-tigris-ending-joker-else = Za tuhle osadu bod není: musí se dotýkat království s vaším králem.
lesson-tigris-ending-treasures = Hra končí, když po skončení tahu zbývají na desce nejvýše dva poklady. Teď jsou tam tři a vy vedete, 7 : 6 (ve skutečné hře jsou body ostatních skryté). Nečekejte: spojte dva, klepněte na chrám, z něhož si jeden vezmete, a dokončete tah!
lesson-tigris-ending-treasures-goal = Ukončete hru v tomto tahu a vyhrajte ji.
lesson-tigris-ending-treasures-done = Dva poklady na desce, konec tahu a vítězíte. Kdo vede, ať spěchá; kdo ztrácí, ať poklady drží od sebe.
lesson-tigris-ending-treasures-on = Hra pokračuje a soupeř má další tah. Připojte chrám { tne-at-east } a vezměte si poklad ještě v tomto tahu.
lesson-tigris-ending-bag = V pytlíku zbývají tři kartičky. Když někdo nemůže dobrat, kolik potřebuje, hra končí; vyměníte-li víc než tři, skončí hned. Je to 5 : 5 a při rovnosti rozhoduje druhá nejslabší barva: vy v ní máte 6, soupeř 7. Nejslabší máte zelenou.
lesson-tigris-ending-bag-goal = Ujměte se vedení a pak hru ukončete.
lesson-tigris-ending-bag-done = Tržiště vás zvedlo na 6 a výměna větší než pytlík hru okamžitě ukončila. Pytlík mějte na očích.
lesson-tigris-ending-bag-early = Konec přišel moc brzy: 5 proti 5 a soupeř má lepší ostatní barvy. Nejdřív získejte zelený bod a hru ukončete až druhou akcí.
lesson-tigris-ending-bag-on = Pytlík tentokrát stačil, a soupeř tak hraje dál. Druhá akce mohla být velká výměna.

lesson-tigris-game = Dohrajte partii
lesson-tigris-game-turn = Pozdní fáze hry. Máte 8 červených, 5 modrých, 7 zelených a 5 černých bodů a dva poklady. Poklady doplňují nejslabší barvy: jeden zvedne na 6 modrou, druhý černou, a proto je výsledek 6. Využijte obě akce tam, kde to pomůže.
lesson-tigris-game-turn-goal = Zvyšte v tomto tahu svůj výsledek na 7.
lesson-tigris-game-turn-done = Modrá i černá povyrostly o bod a zbytek obstaraly poklady. Tak se hledá tah: nejdřív se podívejte na nejslabší barvy.
lesson-tigris-game-turn-strong = Bodů přibylo, ale ne v nejslabších barvách, takže výsledek je pořád 6. Které dvě barvy mají 5?
lesson-tigris-game-end = Stejná pozice, teď až do konce. Vyhrává lepší nejslabší barva, při rovnosti rozhodne další nejslabší. V pytlíku zbývá málo kartiček. Hlídejte nejslabší barvu, chrámy i políčka mezi královstvími. Hodně štěstí!
lesson-tigris-game-end-goal = Dohrajte hru do konce.
lesson-tigris-game-end-done = To byla celá závěrečná fáze: vůdci, kartičky i konflikty, a všechno kvůli nejslabší barvě. Teď je čas na vlastní partii.

# Where something is. On a phone the board is turned by a quarter, clockwise.
tne-at-north = { $turned ->
    [yes] na východě
   *[no] na severu
}
tne-at-east = { $turned ->
    [yes] na jihu
   *[no] na východě
}
tne-at-west = { $turned ->
    [yes] na severu
   *[no] na západě
}
tne-at-northwest = { $turned ->
    [yes] na severovýchodě
   *[no] na severozápadě
}
