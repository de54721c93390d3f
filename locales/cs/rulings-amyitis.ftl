### Amyitis: všechna pravidla podle označení, našimi slovy. Zprávy a jejich pořadí jsou stejné jako v en/.

names = Pravidla označená R rozhodují tam, kde tištěná pravidla mlčí nebo je lze číst dvojím způsobem, a pravidla označená X jsou naše vlastní; u nich je uveden důvod.
reconstructed = Ne všechno, co je v krabici vytištěno, jsme pro tuto hru mohli vidět. Rekonstruované, tedy pečlivě odhadnuté tak, aby to sedělo se vším známým, jsou: počty řemeslníků při dvou a třech hráčích; počty většiny karet cechů (jistí jsou vůdci karavany stupně 0 a 2); to, že Palmyra a Ninoua nabízejí paláce a zahradníky; druhé zboží na třech ze čtyř karet rostlin; body a bonusy šestnácti z dvaceti zahradních destiček; a které kanály přesně jsou dvojité. Kdo hru vlastní, může nám sdělit správné hodnoty.

chapter-material = Herní materiál

AMY-D1 = V krabici je 20 zahradních destiček, 35 žetonů zboží (7 od každého z pěti druhů), 14 velbloudů, 30 Talentů, 30 kostiček pro každého hráče a 15 šedých, 18 řemeslníků, 31 karet cechů a 4 karty rostlin. Něco z toho, co je na nich vytištěno, je rekonstruované; kdo hru vlastní, může nám sdělit správné hodnoty.
AMY-D2 = Vůdce karavany stupně 0, 1 a 2 vede karavanu až o 0, 2 a 4 políčka dál a uchová 2, 2 a 4 žetony zboží. Stupeň 2 přinese i žeton, který na něm leží.
AMY-D3 = Bankéř stupně 1, 2 a 3 vyplácí každé kolo 1, 2 a 2 Talenty, stupně 3 navíc 2 body.
AMY-D4 = Paláce stupně 1 až 6 přinesou 2, 3, 4, 5, 7 a 10 bodů, a to jednou, při získání.
AMY-D5 = Zahradník nemá stupeň. Odevzdává se při výsadbě, zvýší kvalitu rostliny o jednu a vrací se do zásoby.
AMY-D6 = Vyšší karta cechu se pokládá na nižší a platí jen ta horní. Nižší karty zůstávají hráči; vracejí se jen zahradníci.
AMY-D7 = Karet cechů je při dvou, třech a čtyřech hráčích 15, 21 a 31. Na toho, kdo přijde pozdě, nemusí nejnižší stupeň cechu zbýt.
AMY-D8 = Řemeslníků je při dvou, třech a čtyřech hráčích 10, 14 a 18.
AMY-D9 = Devět měst leží v okruhu; po směru hodinových ručiček: Babylon vykupuje zboží; Eshnunna (sůl) prodává rostliny, Susa (ječmen) vůdce karavany a bankéře, Ur (palma) rostliny, Uruk (datle) bankéře a vůdce karavany, Mari (ječmen) rostliny, Palmyra (sůl) paláce a zahradníky, Khorsabad (datle) rostliny a Ninoua (palma) paláce a zahradníky.
AMY-D10 = Karty rostlin P1 až P3 mají jednu stranu kvality 1 a druhou kvality 2, karta K má kvalitu 2 na obou. Kvalita 2 stojí navíc zboží uvedené na kartě. Po každém nákupu se karta otočí. Rostliny kvality 3 nejsou.
AMY-D11 = Pole tvoří dvě řady po pěti. Zleva nahoře: sůl, palma, ječmen, datle, víno; dole: ječmen, datle, sůl, palma, víno.
AMY-D12 = Tři chrámy, Ištar, Marduk a Tammuz, mají po čtyřech políčkách.
AMY-D13 = Zahrada je čtverec 4 × 4 záhonů na čtyřech plošinách po 7, 5, 3 a 1. Plošiny 1 až 4 potřebují rostliny kvality 1, 2, 3 a 3.
AMY-D14 = Při dvou hráčích se nepoužívají tři záhony: krajní vpravo na druhé plošině (02) a dva krajní vpravo na nejnižší (03 a 13).
AMY-D15 = Mezi sousedními záhony je 24 kanálů. Osm z nich, ty u záhonů na plošinách 3 a 4, má dva úseky, dohromady je jich 32. Řeka teče podél dvou spodních stran; sama není úsekem a žádný záhon nezavlažuje.
AMY-D16 = Zahradní destičky ukazují body a bonusy: Talenty, velbloudy, libovolné zboží a kartu určeného nebo libovolného cechu.

chapter-setup = Příprava

AMY-S1 = Při třech hráčích se vyřadí karty označené pro čtyři, při dvou i karty označené pro tři.
AMY-S2 = Karavana začíná v Babylonu; použije se karta Amyitis pro daný počet hráčů.
AMY-S3 = Karta K leží v Khorsabadu kteroukoli stranou nahoru. Ostatní karty rostlin se zamíchají a rozloží na Eshnunnu, Ur a Mari, kvalitou 1 nahoru.
AMY-S4 = Řemeslníci tvoří zamíchaný balíček; karty cechů leží odkryté podle druhu a stupně.
AMY-S5 = Zamíchá se po jednom žetonu soli, palmy, ječmene a datlí; každý vůdce karavany stupně 2 ve hře dostane jeden, ostatní se vrátí.
AMY-S6 = Destička za 10 bodů leží na vrcholu zahrady. Na každý další záhon přijde náhodná destička kvality, kterou potřebuje; zbylé se nepoužijí. Při dvou hráčích zůstanou tři záhony prázdné.
AMY-S7 = Každý hráč začíná se 4 Talenty, 1 velbloudem, vůdcem karavany stupně 0 a bez bodů. Začínajícího hráče určí los.

chapter-phase-i = Fáze I

AMY-I1 = V každém kole se všichni řemeslníci zamíchají a vyloží se lícem nahoru tolik trojic, kolik je hráčů. Ostatní se v tom kole nepoužijí.
AMY-I2 = Potom si každý hráč vezme příjem svého bankéře; bez bankéře žádný není.

chapter-phase-ii-turns = Fáze II: tahy

AMY-A1 = Hráči se střídají po směru hodinových ručiček od začínajícího hráče, dokud všichni nepasují. Tah je jedna akce: pasovat, najmout řemeslníka, nebo pohnout karavanou.
AMY-A2 = Kdo pasoval, v tomto kole už žádnou akci neprovádí.
AMY-A3 = Kdo pasoval, bere si Talent pokaždé, když na něj přijde řada, dokud někdo ještě nepasoval; ve chvíli pasování ne.
AMY-R17 = Fáze končí ve chvíli, kdy pasuje poslední hráč, a nikdo si za to Talent nebere. Do té doby se Talenty za pasování berou v pořadí tahů.
    .reason = říká to příklad v pravidlech.
AMY-R16 = Pasovat se smí vždy; kdo nemůže najmout řemeslníka ani pohnout karavanou, pasovat musí.
    .reason = tah musí být vždy možný.
AMY-X1 = Rozhoduje jen ten, koho se hra ptá, a jen o tom, na co se ptá.
    .reason = v každé chvíli je právě jedno rozhodnutí, takže hru lze zapsat a přehrát.

chapter-hiring = Najímání

AMY-H1 = Odkrytý řemeslník stojí tolik Talentů, kolik karet jeho trojice je otočených: 0, 1 nebo 2. Karta se otočí a řemeslník pracuje hned.
AMY-R27 = První karta trojice je zdarma, i pro toho, kdo nemá žádný Talent.
    .reason = nic se neplatí.
AMY-H2 = Pěstitel: hráč položí kostičku na prázdné pole nejvíc vlevo v jedné z řad a vezme si jeho zboží.
AMY-H3 = Je-li řada plná, zahradníka dostane ten, kdo v ní má nejvíc kostiček, pokud nějaký zbývá; při shodě nikdo. Potom se řada vyprázdní.
AMY-H4 = Kněz: hráč položí kostičku na políčko chrámu nejvíc vlevo. Kostičky, které tam jsou, se posunou o políčko doprava; vytlačená ze čtvrtého políčka se vrací majiteli.
AMY-R11 = Chrám je fronta o čtyřech místech: kdo dřív přišel, dřív odchází.
    .reason = kostičky přicházejí vždy zleva, takže mezery nevznikají.
AMY-H5 = Inženýr: hráč položí kostičku na dostupný úsek a získá 2 body.
AMY-H6 = Úsek je dostupný, je-li prázdný a začíná u řeky, nebo ho s ní bez přerušení spojují zavlažené úseky, ať patří komukoli.
AMY-R12 = Dva úseky dvojitého kanálu leží vedle sebe. Voda projde, je-li zavlažen jeden z nich, a zavlažit lze oba, jakmile voda dosáhne k jednomu konci. Volba „Dvojité kanály“ nabízí i přísnější výklad, podle něhož voda projde, jen jsou-li zavlaženy oba.
    .reason = pravidla mluví o trase, která neprochází suchým úsekem, a trasa může vést tím zavlaženým.
AMY-X3 = Oba úseky dvojitého kanálu jsou rovnocenné; kostička přijde na první volný.
    .reason = žádné pravidlo je nerozlišuje.
AMY-R13 = Šedé kostičky bez spojení s řekou nic neotevírají; s ním spojují jako každé jiné.
    .reason = trasa musí vést k řece.
AMY-R15 = Kanály u osázených záhonů lze zavlažovat dál, za body.
    .reason = žádné pravidlo to nezakazuje.
AMY-R14 = Záhony, které se při dvou hráčích nepoužívají, se nikdy neosazují a nespouštějí automatické zavlažování, ale kanály u nich lze zavlažovat a vedou vodu dál.
    .reason = chybějí jen destičky.
AMY-R29 = Není-li dostupný žádný úsek, inženýra najmout nelze.
    .reason = neměl by co dělat.
AMY-H7 = Obchodník: hráč si vezme velblouda.

chapter-the-caravan = Karavana

AMY-C1 = Kdo chce pohnout karavanou, odloží aspoň jednoho velblouda. Karavana se pohybuje po směru hodinových ručiček aspoň o jedno políčko, nejvýš o políčko za každého velblouda a o bonus vůdce karavany.
AMY-R3 = Hráč určí jen počet kroků; velbloudů je tolik, o kolik kroky převyšují bonus, nejméně jeden.
    .reason = platit víc nikomu nic nepřinese.
AMY-R4 = Celý okruh devíti kroků je dovolený pohyb, víc už ne.
    .reason = karavana se musí pohnout a devět kroků pohyb je; druhý okruh by jen plýtval velbloudy.
AMY-C2 = Kde se karavana zastaví, tam hráč musí obchodovat.
AMY-R5 = Pohnout karavanou lze, jen je-li možný celý obchod: v Babylonu prodat zboží (není-li nikde volný úsek, zavlažení odpadá); ve městě cechů zaplatit jeho zboží a vzít si kartu jednoho ze dvou druhů; ve městě rostlin zaplatit cenu a mít kam sázet, i s pomocí vlastních zahradníků.
    .reason = pravidla zakazují pohyb, po němž nelze obchodovat.
AMY-R36 = Žádný krok rozhodnutí nesmí vést do slepé uličky: jediným vínem například nelze zaplatit ječmen, je-li ho třeba za palmu.
    .reason = plyne z AMY-R5.
AMY-C3 = Babylon: hráč prodá jedno zboží za 3 body nebo dvě za 6 a zavlaží jeden úsek bez bodů. Zavlažit musí.
AMY-C4 = Město cechů: hráč zaplatí jeho zboží a vezme si kartu jednoho z jeho dvou druhů. Palác přinese body hned, vůdce karavany stupně 2 svůj žeton.
AMY-C5 = První karta cechu je stupně 1 a každá další o stupeň vyšší; žádný se nepřeskakuje.
AMY-C6 = Je-li další stupeň rozebraný, hráč v tom cechu už nikdy nepostoupí.
AMY-R7 = Nižší karty cechů se nevracejí, takže rozebraný stupeň zůstává rozebraný; zahradníci se vracejí.
    .reason = karty se pokládají na sebe.
AMY-R26 = Stupně mají bankéři, vůdci karavany a paláce; zahradníci jsou čtvrtý druh karet cechů a spotřebovávají se.
    .reason = pravidla počítají tři druhy karet, které mají úroveň.
AMY-R6 = Zahradníka lze ve městě cechů vzít, kdykoli nějaký je, a mít jich lze libovolný počet.
    .reason = nemá stupeň.
AMY-R8 = Každý palác dá své body jednou, všechny dohromady 31, i jako bonus destičky.
    .reason = body jsou za získání karty, ať k němu došlo jakkoli.
AMY-R1 = Kdo si vezme vůdce karavany stupně 2, dostane žeton, který na něm leží.
    .reason = věta v našem vydání pravidel říká opak, ale jejich příklad a ostatní jazyky říkají toto.
AMY-R2 = Zbývají-li dva vůdci karavany stupně 2, ten, kdo jednoho bere, si vybere kterého, a tím i který žeton.
    .reason = karty leží odkryté.
AMY-C7 = Město rostlin: hráč zaplatí jeho zboží a za kvalitu 2 i zboží na kartě; hned sází, potom kartu otočí.
AMY-C8 = Víno nahradí kterékoli zboží, ne však velblouda ani Talent.
AMY-X2 = Hra se ptá jen tam, kde dvě odpovědi vedou k různým věcem. Jediná možná odpověď platí bez ptání, ať jde o pasování, úsek, zboží, kartu, nebo záhon; a totéž zboží zaplacené v jiném pořadí není druhá možnost.
    .reason = otázka s jedinou odpovědí není rozhodnutí.

chapter-planting = Výsadba

AMY-P1 = Rostlina přijde na záhon, který ještě má destičku a aspoň jednu stranu zcela zavlaženou; u dvojitého kanálu musí být zavlažené oba úseky.
AMY-P2 = Kvalita rostliny musí stačit na to, co plošina potřebuje.
AMY-P3 = Každý odevzdaný zahradník přidá ke kvalitě rostliny 1.
AMY-R31 = Odevzdá se přesně tolik zahradníků, kolik je třeba.
    .reason = víc by byla chyba, nikdy záměr.
AMY-P4 = Hráč si vezme destičku a hned dostane její body a bonusy.
AMY-X5 = Z bonusů destičky přicházejí nejdřív Talenty a velbloudi, pak zboží, nakonec karta cechu.
    .reason = nějaké pořadí být musí a jedno druhé neovlivňuje.
AMY-R30 = Je-li bonusem destičky libovolné zboží, může to být i víno.
    .reason = pravidla víno vylučují na dvou jiných místech, tady ne.
AMY-R34 = Kartu cechu z bonusu destičky, která je k mání, si hráč vzít musí.
    .reason = bonusy se dostávají, ne nabízejí.
AMY-R9 = Karta cechu z bonusu destičky, která k mání není, propadá. Karta podle výběru je z kteréhokoli cechu, jehož další kartu lze vzít. Bonusy přicházejí před zavlažovacím bonusem.
    .reason = pravidla nic jiného neříkají.
AMY-P5 = Potom hráč, který má na všech stranách záhonu dohromady nejvíc kostiček, získá body podle kvality na kartě rostliny, bez zahradníků; při shodě nikdo. To je zavlažovací bonus.
AMY-R10 = U zavlažovacího bonusu se šedé kostičky nepočítají, oba úseky dvojitého kanálu ano a získat ho může i ten, kdo sází.
    .reason = šedé se nepočítají ani v chrámech a pravidla říkají „všechny kostičky kolem“.
AMY-P6 = Potom dostanou všechny prázdné úseky mezi právě osázeným záhonem a osázenými sousedními šedé kostičky. Jsou zavlažené a kanály z nich smějí pokračovat.
AMY-R24 = Při výsadbě je pořadí toto: zaplatit, osázet, destička, bonusy, zavlažovací bonus, šedé kostičky, otočit kartu.
    .reason = je to pořadí textu pravidel.

chapter-phase-iii = Fáze III

AMY-T1 = Po posledním pasování dá hráč napravo od začínajícího kostičku do chrámu podle výběru a po jedné šedé do ostatních dvou: to je procesí.
AMY-R25 = Procesí vede poslední hráč v pořadí, ten napravo od začínajícího.
    .reason = říkají to pravidla; pramen, který tvrdí něco jiného, se mýlí.
AMY-T2 = Potom Ištar, Marduk a Tammuz v tomto pořadí odmění dva hráče s nejvíce kostičkami ve svém chrámu; šedé se nikdy nepočítají.
AMY-T6 = Při shodném počtu kostiček v chrámu rozhoduje ta nejvíc vpravo.
AMY-R21 = Druhý v chrámu je nejlepší z ostatních podle počtu kostiček a pak podle té nejvíc vpravo.
    .reason = pravidlo o shodě platí pro odměny obecně.
AMY-T7 = Kdo je v chrámu sám, dostane jen první odměnu; při dvou hráčích je jen první odměna.
AMY-T3 = Ištar: první si vezme velblouda, nebo Talent, druhý dostane to druhé.
AMY-R20 = V chrámu Ištar dostane druhý, co zbylo; je-li tam první sám, druhý dar propadá.
    .reason = pravidla mluví o odměně, která zbude.
AMY-T4 = Marduk: prvnímu 2 body, druhému 1.
AMY-T5 = Tammuz: první položí kostičku na pole a vezme si jeho zboží jako s pěstitelem; druhý smí vyměnit zboží za kterékoli jiné kromě vína.
AMY-R18 = Řada, kterou zaplní Tammuz, se vyhodnotí jako obvykle, ještě než se vyprázdní; při shodě zahradníka nedostane nikdo.
    .reason = říká to poznámka v pravidlech.
AMY-R19 = Výměna v chrámu Tammuze je dobrovolná. Víno lze dát, ale ne získat, a bez zboží výměna není.
    .reason = pravidla říkají „může“ a víno jmenují.
AMY-R32 = V chrámu Tammuze se zboží mění za jiný druh.
    .reason = týž druh by nic nezměnil.
AMY-T8 = Počínaje začínajícím hráčem vrátí každý zboží nad 2 žetony, s vůdcem karavany stupně 2 nad 4. Velbloudi a Talenty omezeni nejsou.
AMY-T9 = Karta začínajícího hráče se posune po směru hodinových ručiček a začíná nové kolo.
AMY-R33 = Kostičky v chrámech a na polích zůstávají z kola na kolo; ty, které označovaly pasování, se vracejí.
    .reason = chrámy a pole nic nevyprazdňuje.

chapter-the-end = Konec hry

AMY-E1 = Hra končí kolem, ve kterém zbudou nejvýš 4 zahradní destičky, při dvou hráčích 3. Toto kolo se dohraje.
AMY-R28 = Záhony, které se při dvou hráčích nepoužívají, se pro konec hry nepočítají.
    .reason = nemají destičky.
AMY-E2 = Přízeň Amyitis: při dvou hráčích 5 bodů od 5 destiček a 10 od 7; při třech od 4 a 6; při čtyřech od 3 a 5.
AMY-E3 = Každé zbylé zboží přinese 1 bod; velbloudi a Talenty nic.
AMY-R23 = Přebytečné zboží se vrátilo už předtím, bodují tedy nejvýš 2 nebo 4.
    .reason = kolo se nejdřív dohraje.
AMY-E4 = Vyhrává, kdo má nejvíc bodů. Hráči se stejným počtem bodů se o vítězství dělí; shodu nic nerozhoduje.
    .reason = podle pravidel je vítězů několik.
AMY-R35 = Hra nemůže uváznout: i když všichni jen pasují, pokračuje se dál. Hra programů proti sobě má technickou mez 3 000 akcí, na kterou lidé nikdy nenarazí.
    .reason = žádné pravidlo hru neukončuje; ze 60 000 náhodných her žádná nepotřebovala ani polovinu té meze.

chapter-the-supply = Zásoba

AMY-R22 = Zboží, velbloudi, Talenty ani kostičky nikdy nedojdou. Volba „Omezená zásoba“ omezí vše na obsah krabice.
    .reason = žetony jsou jen značky a se 2 nebo 4 kusy zboží na hráče sotva mohou dojít.
AMY-X4 = S volbou „Omezená zásoba“ platí, že co není, to se nebere: pole, bonus, příjem nebo dar přinese méně, nebo nic. Bez vlastní kostičky nelze najmout pěstitele, kněze ani inženýra a zavlažení zdarma, procesí ani sklizeň žádnou nepoloží. K pasování kostička potřeba není.
    .reason = nikdo nesmí uváznout.
