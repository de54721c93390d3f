### Obálka hry Babylon: co se o hře říká, než se otevře.

title = Babylon
about = Lámejte kámen v lomu, stavějte terasy na sloupech a zdobte visuté zahrady sochami, fontánami a schodišti.

option-overlap_any_level = Žádné stejné půdorysy
    .about = Žádné dva dílky zahrady nesmějí ležet přesně nad sebou, ať jsou v kterýchkoli patrech; bez této volby to platí jen pro sousední patra.
option-stair_volume = Volno nad schodištěm
    .about = Žádný dílek nesmí v horním patře schodiště zakrýt jeho spodní konec.
option-strict_supply = Omezená zásoba
    .about = Sloupů a dekorací je jen tolik, kolik jich je v krabici.
option-components = Materiál
    .about = Opravený seznam dílků a žetonů kol; vestavěný je rekonstruovaný.

end-last_round = Skončilo poslední kolo.
