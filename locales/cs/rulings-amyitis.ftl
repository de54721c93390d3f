### Pravidla Amyitis vlastními slovy, podle značek.

rules-amyitis-reconstructed = Ne všechno, co je v krabici vytištěno, jsme pro tuto hru mohli vidět. Rekonstruované, tedy pečlivě odhadnuté tak, aby to sedělo se vším známým, jsou: počty řemeslníků při dvou a třech hráčích; počty většiny karet cechů (jistí jsou vůdci karavany stupně 0 a 2); to, že Palmyra a Ninoua nabízejí paláce a zahradníky; druhé zboží na třech ze čtyř karet rostlin; body a bonusy šestnácti z dvaceti zahradních destiček; a které kanály přesně jsou dvojité. Kdo hru vlastní, může opravit kopii souboru s materiálem a hrát s ní.

## Kapitoly

chapter-amyitis-D = Materiál
chapter-amyitis-S = Příprava
chapter-amyitis-I = Fáze I
chapter-amyitis-A = Fáze II: tahy
chapter-amyitis-H = Najímání
chapter-amyitis-C = Karavana
chapter-amyitis-P = Výsadba
chapter-amyitis-T = Fáze III
chapter-amyitis-E = Konec
chapter-amyitis-R = Kde pravidla mlčí
chapter-amyitis-X = Co jsme přidali

## Materiál

AMY-D1 = 20 zahradních destiček, 35 žetonů zboží (7 od každého druhu), 14 velbloudů, 30 Talentů, 30 kostiček pro každého hráče a 15 šedých, 18 řemeslníků, 31 karet cechů, 4 karty rostlin. Tyto součty se kontrolují v každém souboru s materiálem.
AMY-D2 = Vůdce karavany stupně 0, 1 a 2 vede karavanu o 0, 2 a 4 políčka dál a uchová 2, 2 a 4 žetony zboží. Se stupněm 2 hráč získá i žeton, který na něm leží.
AMY-D3 = Bankéř stupně 1, 2 a 3 vyplácí každé kolo 1, 2 a 2 Talenty, poslední z nich i 2 body.
AMY-D4 = Paláce stupně 1 až 6 přinesou jednorázově 2, 3, 4, 5, 7 a 10 bodů.
AMY-D5 = Zahradník nemá stupeň. Odevzdává se při výsadbě a vrací se do zásoby.
AMY-D6 = Vyšší karta se pokládá na nižší a platí jen ta horní. Nižší karty zůstávají hráči.
AMY-D7 = Karet cechů je při dvou, třech a čtyřech hráčích 15, 21 a 31. Na toho, kdo přijde pozdě, nejnižší stupeň cechu nezbude.
AMY-D8 = Řemeslníků je při dvou, třech a čtyřech hráčích 10, 14 a 18.
AMY-D9 = Okruh po směru hodinových ručiček: Babylon vykupuje zboží; Eshnunna (sůl) rostliny; Susa (ječmen) vůdci karavany a bankéři; Ur (palma) rostliny; Uruk (datle) bankéři a vůdci karavany; Mari (ječmen) rostliny; Palmyra (sůl) paláce a zahradníci; Khorsabad (datle) rostliny; Ninoua (palma) paláce a zahradníci.
AMY-D10 = Karty rostlin P1 až P3 mají jednu stranu kvality 1 a druhou kvality 2, karta K má kvalitu 2 na obou. Kvalita 2 stojí navíc zboží uvedené na kartě. Po každém nákupu se karta otočí. Kvalita 3 není.
AMY-D11 = Pole zleva. Nahoře: sůl, palma, ječmen, datle, víno. Dole: ječmen, datle, sůl, palma, víno.
AMY-D12 = Tři chrámy po čtyřech políčkách.
AMY-D13 = 16 záhonů na čtyřech plošinách: 7, 5, 3 a 1. Plošiny 1 až 4 potřebují kvalitu 1, 2, 3 a 3.
AMY-D14 = Při dvou hráčích se nepoužívají záhony 02, 03 a 13.
AMY-D15 = Mezi sousedními záhony je 24 kanálů. Osm z nich, ty na plošinách 3 a 4, má dva úseky, dohromady je jich 32. Řeka teče podél dvou spodních stran; sama není úsekem a žádný záhon nezavlažuje.
AMY-D16 = Destičky ukazují body a bonusy: Talenty, velbloudy, libovolné zboží, kartu cechu.

## Příprava

AMY-S1 = Karty označené pro více hráčů se vyřadí.
AMY-S2 = Karavana začíná v Babylonu; použije se karta Amyitis pro daný počet hráčů.
AMY-S3 = Karta K leží v Khorsabadu kteroukoli stranou nahoru. Ostatní karty rostlin se zamíchají a rozloží na Eshnunnu, Ur a Mari, kvalitou 1 nahoru.
AMY-S4 = Karty cechů leží otevřeně podle druhu a stupně.
AMY-S5 = Zamíchá se po jednom žetonu soli, palmy, ječmene a datlí; každý vůdce karavany stupně 2 dostane jeden, ostatní se vrátí.
AMY-S6 = Desítka leží na vrcholu, na každý jiný záhon přijde náhodná destička jeho kvality.
AMY-S7 = 4 Talenty, 1 velbloud, vůdce karavany stupně 0, 0 bodů. Začínajícího hráče určí los.

## Fáze I

AMY-I1 = Všichni řemeslníci se zamíchají a vyloží se tolik trojic, kolik je hráčů.
AMY-I2 = Potom vyplácejí bankéři.

## Fáze II: tahy

AMY-A1 = Po směru hodinových ručiček od začínajícího hráče, jedna akce za tah, dokud všichni nepasují.
AMY-A2 = Kdo pasoval, v tomto kole už žádnou akci neprovádí.
AMY-A3 = Kdo pasoval, bere si Talent pokaždé, když na něj přijde řada a někdo ještě hraje.
AMY-R17 = Fáze končí ve chvíli, kdy pasuje poslední hráč, a nikdo si za to Talent nebere. Důvod: říká to příklad v pravidlech.
AMY-R16 = Pasovat se smí vždy, a nelze-li udělat nic jiného, pak se musí. Důvod: tah musí být vždy možný.
AMY-X1 = Rozhoduje jen ten, kdo je na řadě, a jen o tom, co se právě řeší. Důvod: v každé chvíli je právě jedno rozhodnutí, takže hru lze zapsat a přehrát.

## Najímání

AMY-H1 = Karta stojí tolik Talentů, kolik karet její trojice je otočených.
AMY-R27 = První karta trojice je zdarma, i pro toho, kdo nemá žádný Talent. Důvod: nic se neplatí.
AMY-H2 = Pěstitel: kostička na prázdné pole nejvíc vlevo v jedné z řad; vezměte si jeho zboží.
AMY-H3 = Plná řada dá zahradníka tomu, kdo v ní má nejvíc kostiček, pokud nějaký zbývá a nikdo nemá stejně; pak se vyprázdní.
AMY-H4 = Kněz: kostička do chrámu zleva; ostatní se posunou doprava, pátá vypadne.
AMY-R11 = Chrám je tedy fronta o čtyřech místech. Důvod: kostičky přicházejí vždy zleva, takže mezery nevznikají.
AMY-H5 = Inženýr: kostička na dostupný úsek, 2 body.
AMY-H6 = Dostupný je prázdný úsek u řeky, nebo takový, který s řekou bez přerušení spojují zavlažené úseky.
AMY-R12 = Dva úseky dvojitého kanálu leží vedle sebe. Voda projde, je-li zavlažen jeden z nich, a zavlažit lze oba, jakmile voda dosáhne na jeden konec. Důvod: pravidla mluví o trase, která neprochází suchým úsekem, a trasa může vést tím mokrým. Přísnější výklad je volba double_canals=both.
AMY-X3 = Oba úseky jsou rovnocenné; kostička přijde na první volný. Důvod: žádné pravidlo je nerozlišuje.
AMY-R13 = Šedé kostičky bez cesty k řece nic neotevírají. Důvod: trasa musí vést k řece.
AMY-R15 = Kanály u osázených záhonů lze zavlažovat dál, za body. Důvod: žádné pravidlo to nezakazuje.
AMY-R14 = Nepoužité záhony se nikdy neosazují a nespouštějí automatické zavlažování, ale jejich kanály jsou kanály. Důvod: chybějí jen destičky.
AMY-R29 = Není-li dostupný žádný úsek, inženýra najmout nelze. Důvod: neměl by co dělat.
AMY-H7 = Obchodník: velbloud.

## Karavana

AMY-C1 = Odkládá se aspoň jeden velbloud. Karavana se pohybuje po směru hodinových ručiček, za velblouda o jedno políčko a navíc až o bonus vůdce.
AMY-R3 = Hráč určí jen počet kroků; velbloudů je tolik, o kolik kroky převyšují bonus, nejméně jeden. Důvod: platit víc nikomu nic nepřinese.
AMY-R4 = Celý okruh je dovolený pohyb, víc už ne. Důvod: karavana se musí pohnout a devět kroků pohyb je; druhý okruh by jen plýtval velbloudy.
AMY-C2 = Kde se zastaví, tam hráč musí obchodovat.
AMY-R5 = Pohyb je tedy dovolen, jen lze-li provést celý obchod: v Babylonu prodat zboží (není-li nikde volný úsek, zavlažení odpadá); ve městě cechů zaplatit jeho zboží a vzít kartu jednoho ze dvou druhů; ve městě rostlin zaplatit cenu a mít kam sázet, vlastní zahradníci se počítají. Důvod: pravidla zakazují pohyb, po němž nelze obchodovat.
AMY-R36 = Žádný krok obchodu nevede do slepé uličky: jediným vínem například nelze zaplatit ječmen, je-li ho třeba za palmu. Důvod: plyne z AMY-R5.
AMY-C3 = Babylon: jedno zboží za 3 body nebo dvě za 6 a jeden úsek se zavlaží bez bodů. Zavlažit se musí.
AMY-C4 = Město cechů: jeho zboží za kartu jednoho z jeho dvou druhů. Body za palác přicházejí hned.
AMY-C5 = Stupně se berou jeden po druhém.
AMY-C6 = Je-li další stupeň rozebraný, hráč v tom cechu už nikdy nepostoupí.
AMY-R7 = Nižší karty se nevracejí, takže rozebraný stupeň zůstává rozebraný; zahradníci se vracejí. Důvod: karty se pokládají na sebe.
AMY-R26 = Stupně mají tři cechy; zahradníci jsou čtvrtý druh karet. Důvod: pravidla počítají tři druhy, které ukazují úroveň.
AMY-R6 = Zahradníka lze vzít, kdykoli nějaký je, a mít jich lze libovolný počet. Důvod: nemá stupeň.
AMY-R8 = Každý palác dá své body jednou, všechny dohromady 31, i jako bonus destičky. Důvod: body jsou za získání karty, ať k němu došlo jakkoli.
AMY-R1 = Kdo si vezme vůdce karavany stupně 2, dostane žeton, který na něm leží. Důvod: věta našich pravidel říká opak, ale jejich příklad a ostatní jazyky říkají toto.
AMY-R2 = Zbývají-li dva, vybere si ten, kdo bere. Důvod: karty leží otevřeně.
AMY-C7 = Město rostlin: jeho zboží a za kvalitu 2 i zboží na kartě; hned se sází, potom se karta otočí.
AMY-C8 = Víno nahradí kterékoli zboží, ne však velblouda ani Talent.
AMY-X2 = Na to, čím platit, se ptáme jen tam, kde jsou dvě možnosti; totéž platí pro zboží vracené na konci kola a pro poslední žeton na vůdci karavany. Důvod: otázka s jedinou odpovědí není rozhodnutí.

## Výsadba

AMY-P1 = Na záhon s destičkou, který má aspoň jednu stranu zcela zavlaženou: u dvojité oba úseky.
AMY-P2 = Kvalita musí stačit na to, co plošina potřebuje.
AMY-P3 = Každý odevzdaný zahradník přidá 1.
AMY-R31 = Odevzdá se přesně tolik zahradníků, kolik je třeba. Důvod: víc by byla chyba, nikdy záměr.
AMY-P4 = Destička, její body a bonusy přicházejí hned.
AMY-X5 = Nejdřív Talenty a velbloudi, pak zboží, nakonec karta. Důvod: nějaké pořadí být musí a jedno druhé neovlivňuje.
AMY-R30 = Libovolné zboží může být i víno. Důvod: pravidla víno vylučují na dvou jiných místech, tady ne.
AMY-R34 = Kartu, která je k mání, si hráč vzít musí. Důvod: bonusy se dostávají, ne nabízejí.
AMY-R9 = Karta, která k mání není, propadá. Karta podle výběru je z kteréhokoli cechu, jehož další kartu lze vzít. Důvod: nic jiného se neříká.
AMY-P5 = Hráč, který má kolem záhonu nejvíc kostiček, získá body podle kvality na kartě rostliny, bez zahradníků; při shodě nikdo.
AMY-R10 = Šedé kostičky se nepočítají, oba úseky dvojité strany ano a vyhrát může i ten, kdo sází. Důvod: jako v chrámech; „všechny kostičky kolem“.
AMY-P6 = Prázdné úseky mezi právě osázeným záhonem a osázenými sousedními dostanou šedé kostičky; trasy z nich smějí pokračovat.
AMY-R24 = Pořadí: zaplatit, osázet, destička, bonusy, zavlažovací bonus, šedé kostičky, otočit kartu. Důvod: pořadí textu pravidel.

## Fáze III

AMY-T1 = Hráč napravo od začínajícího dá kostičku do jednoho chrámu a po jedné šedé do ostatních.
AMY-R25 = To je poslední hráč v pořadí. Důvod: pravidla; pramen, který tvrdí něco jiného, se mýlí.
AMY-T2 = Potom Ishtar, Marduk a Tammouz odmění dva hráče s nejvíce kostičkami; šedé se nepočítají.
AMY-T6 = Při shodě rozhoduje kostička nejvíc vpravo.
AMY-R21 = Druhý je nejlepší z ostatních podle téhož pravidla. Důvod: pravidlo o shodě platí pro odměny obecně.
AMY-T7 = Kdo je sám, nebo při dvou hráčích: jen první odměna.
AMY-T3 = Ishtar: velbloud, nebo Talent; druhý dostane to druhé.
AMY-R20 = Druhý dostane, co zbylo; je-li první sám, druhý dar propadá. Důvod: „odměna, která zbyde“.
AMY-T4 = Marduk: 2 body, 1 bod.
AMY-T5 = Tammouz: sklizeň jako u pěstitele; druhý smí vyměnit zboží.
AMY-R18 = Řada, která se tím zaplní, se vyhodnotí jako obvykle, ještě než se vyprázdní. Důvod: poznámka v pravidlech.
AMY-R19 = Výměna je dobrovolná, víno lze dát, ale ne získat, a bez zboží není. Důvod: „může“, a víno je jmenováno.
AMY-R32 = Mění se za jiný druh. Důvod: týž druh by nic nezměnil.
AMY-T8 = Počínaje začínajícím hráčem se vrací zboží nad 2 (nebo 4) žetony.
AMY-T9 = Karta začínajícího hráče putuje po směru hodinových ručiček.
AMY-R33 = Kostičky v chrámech a na polích zůstávají; ty, které označovaly pasování, se vracejí. Důvod: ty první nic neodstraňuje.

## Konec

AMY-E1 = Hra končí kolem, v němž zbývají 4 destičky nebo méně, při dvou hráčích 3.
AMY-R28 = Nepoužité záhony se nepočítají. Důvod: nemají destičky.
AMY-E2 = Přízeň: 5 bodů od 5 destiček a 10 od 7 (dva hráči), od 4 a 6 (tři), od 3 a 5 (čtyři).
AMY-E3 = 1 bod za každé zboží.
AMY-R23 = Přebytečné zboží se vrátilo už předtím, bodují tedy nejvýš 2 nebo 4. Důvod: kolo se nejdřív dohraje.
AMY-E4 = Vyhrává nejvíc bodů; při shodě se o vítězství dělí. Důvod, proč shodu nic nerozhoduje: podle pravidel je vítězů několik.
AMY-R35 = Pat neexistuje. Když všichni jen pasují, hra jde dál. Důvod: žádné pravidlo ji neukončuje. Hra počítače se sebou se zastaví po 3 000 akcích; ze 60 000 náhodných her žádná nepotřebovala ani polovinu.

## Zásoba

AMY-R22 = Nic nedochází. Důvod: žetony jsou jen značky a se 2 nebo 4 kusy zboží na hráče sotva mohou dojít. Volba strict_supply=yes omezí vše na obsah krabice.
AMY-X4 = Při strict_supply=yes platí, že co není, to se nebere: pole, bonus, příjem nebo dar přinese méně, nebo nic. Bez vlastní kostičky nelze najmout pěstitele, kněze ani inženýra a zavlažení zdarma, procesí ani sklizeň žádnou nepoloží. K pasování kostička potřeba není. Důvod: nikdo nesmí uváznout.
