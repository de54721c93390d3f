### Obálka hry Eufrat a Tigris: co se o hře říká, než se otevře.

title = Eufrat a Tigris
about = Čtyři dynastie, království, která srůstají a rozpadají se, a výsledek, který je jen tak dobrý jako vaše nejslabší barva.

option-board = Strana desky
    .about = Základní strana má 10 pokladů; druhá jich má 14 a řeky na ní tečou jinudy.
    .std = základní, 10 pokladů
    .alt = druhá strana, 14 pokladů
option-civ = Civilizační budovy
    .about = Rozšířená hra: za nejméně tři kartičky jedné barvy v řadě lze postavit budovu, která přináší další body.
option-english = V konfliktech všechno, nebo nic
    .about = V konfliktu přidá každý buď nic, nebo dost: útočník tolik, aby získal převahu, obránce právě tolik, aby vyrovnal.
option-wonder = Div světa
    .about = Sedmý monument, postavený na kříži z pěti kartiček.
option-open_scoring = Odkryté body
    .about = Body a poklady vidí všichni; jinak jsou skryté za zástěnami.

end-bag = V pytlíku nebylo dost kartiček.
end-treasures = Na desce zbývají nejvýše dva poklady.
