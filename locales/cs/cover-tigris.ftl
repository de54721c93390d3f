### Obálka hry Eufrat a Tigris: co se o hře říká, než se otevře.

title = Eufrat a Tigris
about = Čtyři dynastie, království, která srůstají a rozpadají se, a výsledek jen tak dobrý jako vaše nejslabší barva.

option-board = Strana desky
    .about = Základní strana má 10 pokladů; na druhé jich je 14 a řeky tečou jinudy.
    .std = základní, 10 pokladů
    .alt = druhá strana, 14 pokladů
option-civ = Civilizační budovy
    .about = Rozšířená hra: dlouhé řady jedné barvy přinášejí budovy a více bodů.
option-english = V konfliktech všechno, nebo nic
    .about = Podpora zpoza zástěny je buď žádná, nebo dostatečná: útočníkovi k převaze, obránci k vyrovnání.
option-wonder = Div světa
    .about = Sedmý monument, postavený na kříži z pěti kartiček.
option-open_scoring = Odkryté body
    .about = Body a poklady leží odkrytě, ne za zástěnami.

end-bag = V pytlíku nebylo dost kartiček.
end-treasures = Na desce zbývají nejvýše dva poklady.
