### Babylonia: všechna pravidla podle označení, našimi slovy. Zprávy a jejich pořadí jsou stejné jako v en/.

names = Pravidla označená R rozhodují tam, kde tištěná pravidla mlčí nebo je lze číst dvojím způsobem, a pravidla označená X jsou naše vlastní; kde to není zřejmé, je uveden důvod.
reconstructed = Nic není rekonstruováno. Mapu a složení destiček ukazují tištěná pravidla jen na obrázcích; obojí se řídí vydanou online verzí.

chapter-setup = Příprava

BAB-S1 = Čtyři hráči používají celý plán. Ve třech se nepoužívá pevnina severně od obou řek, ve dvou pevnina jižně od nich. Obě řeky jsou ve hře vždy.
BAB-S2 = Na každém políčku zikkuratu, které je ve hře, stojí zikkurat. Destičky měst a polí se zamíchají a na každé políčko pro ně, které je ve hře, se položí jedna lícem nahoru.
BAB-S3 = Čtyři hráči používají všech 32 destiček. Ve třech se vynechá po jednom městě s jedním symbolem od každého druhu a tři pole se symbolem města (zbývá 26). Ve dvou se hraje se dvěma městy od každého symbolu a od každé dvojice symbolů, s jedním polem za 5, jedním za 6 a jedním za 7 a se třemi poli se symbolem města (18).
BAB-S4 = Karty zikkuratů 1 až 7 leží odkryté.
BAB-V1 = Varianta (volba „Náhodné karty zikkuratů“): sedm odkrytých karet se vylosuje ze všech devíti.
BAB-S5 = Každý hráč má 30 žetonů: 12 rolníků a po 6 obchodnících, úřednících a kněžích. Pět náhodně tažených přijde do stojanu, ostatní jsou zásoba. Začínajícího hráče určí los, dál se hraje po směru hodinových ručiček.

chapter-a-turn = Tah

BAB-T1 = Tah začíná zahráním žetonů ze stojanu.
BAB-T2 = Potom se vyhodnotí vše, co bylo v tomto tahu obklopeno. Dokud není zahrán poslední žeton tahu, nevyhodnocuje se nic.
BAB-T3 = Nakonec se stojan doplní ze zásoby na pět žetonů (s kartou 3 na sedm). Je-li zásoba prázdná, hráč dohrává, co mu zbylo.
BAB-X1 = Otázka nesmí prozradit, co je ve stojanu. Například po dvou rolnících se hra každého ptá, zda chce pokračovat, ať třetího rolníka má, nebo ne. Vidí-li všichni, že nic dalšího zahrát nejde, neptá se, a má-li se vyhodnotit jen jedno místo, neptá se ani na pořadí.
    .reason = u stolu nikdo neříká „už nemám rolníky“, kdežto program, který by otázku přeskočil, by to řekl.
BAB-X2 = Rozhoduje jen ten, koho se hra ptá, a jen o tom, na co se ptá.
    .reason = v každé chvíli je právě jedno rozhodnutí, takže hru lze zapsat a přehrát.

chapter-playing-tokens = Hraní žetonů

BAB-P1 = Hrají se právě dva žetony libovolných druhů, nebo tři a více rolníků a nic jiného.
BAB-P2 = V prvním kole hraje začínající hráč právě jeden žeton a druhý hráč právě dva, bez možnosti zahrát tři rolníky. Od třetího hráče se hraje běžným způsobem.
BAB-R10 = Omezení prvního kola platí i ve dvou: v prvním tahu hraje druhý hráč právě dva žetony.
    .reason = omezení vyrovnává výhodu pořadí a ve dvou je potřeba stejně.
BAB-P7 = Kdo má méně žetonů, než je třeba zahrát, zahraje všechny, které mu zbyly.
BAB-R14 = V tahu zkráceném na jeden žeton se smí i do řeky.
    .reason = je to tah dvěma libovolnými žetony, na který jeden chybí, ne tah třemi rolníky.
BAB-R11 = Nezbývá-li žádné volné políčko, hráč přestane pokládat žetony a tah pokračuje. Na pole, na které lze vstoupit, se vstoupit smí, ale nemusí.
    .reason = něco se stát musí; ve skutečné hře k tomu nedojde, protože plán je větší než všechny žetony hráčů dohromady.
BAB-P3 = Žeton se pokládá na volné políčko ve hře: bez žetonu, destičky i zikkuratu.
BAB-R16 = Žetony se hrají jen z vlastního stojanu a kdo získá zikkurat, musí si vzít kartu, dokud nějaká leží odkrytá.
    .reason = pravidla nikde nedovolují kartu odmítnout.
BAB-P4 = Do řek se smí jen v tazích se dvěma žetony. V řece leží žeton lícem dolů: počítá se jako žeton a spojuje, ale nikdy se nepočítá jako symbol.
BAB-X3 = S kartou 5 smějí po občanovi následovat další rolníci.
    .reason = karta přidává k tahu rolníků občana a o konci tahu nemluví.

chapter-points-while-playing = Body při hraní žetonů

BAB-P5 = Žeton položený vedle zikkuratu, na pevnině i v řece, hned přinese majiteli 1 bod za každý zikkurat ve hře, se kterým sousedí některý jeho žeton, včetně právě položeného. Počítají se i zikkuraty už vyhodnocené.
BAB-P6 = Rolník smí na pole, vedle kterého leží vlastní žeton lícem nahoru. Pole přinese tolik bodů, jaké je na něm číslo, se symbolem města pak 1 bod za každou destičku města před kterýmkoli hráčem. Potom pole opouští hru.
BAB-R1 = Žeton ležící v řece lícem dolů neotevírá pole vedle sebe.
    .reason = vyžaduje se občan nebo rolník a z rubu to nikdo nepozná; stejně to hraje i vydaná online verze.
BAB-R4 = Žeton zahraný lícem nahoru dříve v témže tahu už otevírá pole, spojuje a počítá se.
    .reason = na plánu už leží.

chapter-cities = Města

BAB-C1 = Město je obklopeno, když na každém políčku pevniny vedle něj leží žeton, ať patří komukoli. Řeka vedle něj může být prázdná, ale žetony v ní se počítají.
BAB-C2 = Bylo-li v tahu obklopeno více měst nebo zikkuratů, pořadí vyhodnocení volí hráč na tahu.
BAB-C3 = Nejprve občané: každý hráč získá 2 body za každý svůj žeton lícem nahoru se symbolem města, který leží vedle něj nebo je s ním spojen vlastními žetony.
BAB-R15 = Spojují vlastní žetony všech druhů, i rolníci a žetony ležící lícem dolů.
    .reason = jedna ze dvou verzí pravidel, které máme, by šla číst jako „jen odpovídající symboly“; druhá i herní praxe mluví o všech.
BAB-C4 = Potom destičku bere ten, kdo má vedle města nejvíce žetonů, včetně řek. Při shodě na prvním místě destička opouští hru a body za města nikdo nezíská.
BAB-C5 = Byla-li destička města vzata, získá každý hráč 1 bod za každou svou destičku města, včetně té nové.
BAB-C6 = Políčko vyhodnoceného města je od té chvíle volná pevnina.
BAB-R5 = Spojení a většina se posuzují, až když na dané místo dojde řada. Co bylo obklopeno, obklopeno zůstává, i když se mezitím některé políčko uvolní.
    .reason = pořadí volí hráč a má na něm záležet.

chapter-ziggurats = Zikkuraty

BAB-Z1 = Zikkurat je obklopen za stejných podmínek jako město. Kdo má vedle něj nejvíce žetonů, včetně řek, vybere si jednu z odkrytých karet; při shodě nikdo. Zikkurat zůstává na plánu a vyhodnotí se jen jednou.
BAB-R6 = Získá-li zikkurat někdo jiný než hráč na tahu, vybírá si hned, dřív než se vyhodnotí cokoli dalšího.
    .reason = karta může změnit, co následuje.
BAB-R7 = Karta platí od chvíle, kdy byla vzata: karta 3 už při doplnění v tomto tahu, karta 2 na jeho konci, karta 7 u příštího města.
    .reason = žádná karta neříká „od vašeho příštího tahu“.

chapter-ziggurat-cards = Karty zikkuratů

BAB-K1 = Karta 1: hned 10 bodů.
BAB-K2 = Karta 2: jednou za hru další celý tah hned po vlastním, po doplnění stojanu.
BAB-K3 = Karta 3: ve stojanu sedm žetonů místo pěti.
BAB-K4 = Karta 4: místo dvou žetonů lze zahrát právě tři občany, od každého druhu jednoho, všechny lícem nahoru.
BAB-R3 = Tři občany díky kartě 4 lze hrát v libovolném pořadí. Třetího lze zahrát, jen pokud první dva byli různí a leží na pevnině.
    .reason = je to totéž jako ohlásit to předem, jen bez ohlašování.
BAB-K5 = Karta 5: ke třem a více rolníkům lze přidat jednoho občana lícem nahoru.
BAB-R12 = Občan díky kartě 5 se hraje až po třetím rolníkovi.
    .reason = do té doby by se tah ještě mohl stát tahem se dvěma žetony.
BAB-R2 = Občané díky kartám 4 a 5 se hrají lícem nahoru, proto nesmějí do řeky.
    .reason = leželi by tam lícem dolů.
BAB-K6 = Karta 6: na pole smějí i občané, a to i bez vlastního žetonu vedle pole. Pole boduje jako obvykle.
BAB-R17 = Rolníkům karta 6 nic nedává; i nadále potřebují vlastní žeton lícem nahoru vedle pole.
    .reason = karta mluví o občanech.
BAB-K7 = Karta 7: kdykoli bodují města, o 1 bod víc za každý úplný pár vlastních destiček měst.
BAB-K8 = Karta 8: volná pevnina mezi řekami spojuje vlastní žetony.
BAB-K9 = Karta 9: volná políčka řek spojují vlastní žetony.
BAB-R8 = Volná políčka spojují jen pro majitele karty 8 nebo 9. Políčka s destičkou nebo zikkuratem nejsou volná a nespojují nikdy.
BAB-R13 = Volné políčko spojuje podle karty 8 nebo 9 stejně jako vlastní žeton: i přímo vedle města, i několik za sebou, i řeka střídavě s pevninou, má-li hráč obě karty. Spojuje i políčko města, které se uvolnilo dřív v tomto tahu. Žeton to ale není a do většiny se nepočítá.
    .reason = karty mezi volnými políčky nerozlišují.

chapter-the-end = Konec hry

BAB-E1 = Hra končí na konci tahu, je-li hráčův stojan i po doplnění prázdný, nebo zbývá-li na plánu nejvýše jedno město.
BAB-R18 = Než se posoudí konec hry, stojan se doplní. Další místa v konečném pořadí se určují stejně jako první.
    .reason = doplnění patří k tahu.
BAB-R9 = Jakmile hra skončí, nehraje se už ani tah navíc z karty 2.
    .reason = hra skončila.
BAB-E2 = Vítězí, kdo má nejvíce bodů; při shodě ten, kdo má více destiček měst; nerozhodne-li ani to, vítězství se sdílí.
