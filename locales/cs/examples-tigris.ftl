### Příklady ke hře Eufrat a Tigris: název, co zkusit a co ukazují.

example-tigris-farm = Farma pro jiného
example-tigris-farm-try = Položte farmu do řeky tak, aby připojila východní chrám ke království. Kdo dostane bod?
example-tigris-farm-shows = Bod za kartičku patří majiteli vůdce její barvy v království, ne tomu, kdo ji položil: tady soupeřovu farmáři. Samotný chrám není království, takže konflikt nevznikne.
example-tigris-revolt = Vnitřní konflikt
example-tigris-revolt-try = Útočící král má vedle sebe 2 chrámy a přidává 2 z ruky. Váš má vedle sebe 1. Kolik jich musíte přidat, aby zůstal?
example-tigris-revolt-shows = Se 3 chrámy z ruky je to 4 proti 4 a při rovnosti vítězí obránce: 1 červený bod, útočící král se vrací majiteli a všech pět chrámů z rukou opouští hru.
example-tigris-order = Dva vnější konflikty najednou
example-tigris-order-try = Osada spojila dvě království: teď jsou v nich dva obchodníci a dva králové. Který konflikt bude první?
example-tigris-order-shows = Je-li konfliktů víc, další barvu vybírá aktivní hráč. Konflikt obchodníků odnese tržiště a s nimi i spojení mezi králi: k jejich konfliktu pak nemusí dojít.
example-tigris-war = Vnější konflikt obchodníků
example-tigris-war-try = Útočník má 1 tržiště a přidává 4; vy máte 2 na desce a jedno v ruce. Podívejte se, co prohra stojí.
example-tigris-war-shows = Prohrajete tak jako tak: i s tržištěm z ruky je to jen 3 proti 5. Vítěz získá 1 zelený bod za obchodníka a po 1 za obě tržiště; bez nich už králové nejsou spojeni a jejich konflikt nenastane.
example-tigris-monument = Monument
example-tigris-monument-try = Čtyři chrámy tvoří čtverec a může na nich vzniknout monument. Zvolte jeho barvy a uvidíte, kdo přijde o poslední chrám vedle sebe.
example-tigris-monument-shows = Jedna barva monumentu musí být barvou kartiček. Čtyři chrámy teď leží lícem dolů, takže obchodník, který jiný chrám vedle sebe neměl, se vrací majiteli.
example-tigris-income = Co monument vynáší
example-tigris-income-try = Červeno-modrý monument stojí a váš farmář je v jeho království. Zbytek tahu vynechte.
example-tigris-income-shows = Na konci vlastního tahu získá každý váš vůdce 1 bod své barvy za každý monument této barvy ve svém království: farmář 1 modrý. Soupeřův kněz dostane červený až na konci soupeřova tahu.
example-tigris-treasure = Který poklad?
example-tigris-treasure-try = V království vašeho obchodníka jsou teď dva poklady. Berete všechny kromě jednoho: který?
example-tigris-treasure-shows = Rohové poklady se berou dřív než ostatní, vybrat lze tedy jen ten horní. Na konci hry to bude 1 bod libovolné barvy.
example-tigris-final = Kdo vyhrál?
example-tigris-final-try = Pytlík je prázdný a ruku si doplnit nemůžete: vynechte akci a hra skončí.
example-tigris-final-shows = Výsledkem každého hráče je jeho nejslabší barva; poklady se přidají tam, kde nejvíc pomohou. Hráč 1 má 11. Hráči 2 a 3 mají oba 10 a 10 i ve druhé nejslabší barvě; rozhodne třetí, 12 proti 11. Hráč 4 má 6 + 3 = 9, a to i přes svých 22 černých bodů.
