### Babylonia: hra v několika větách, pro stránku s pravidly.

aim = Vyhrává, kdo má nejvíce bodů. Přinášejí je obklopená města, se kterými jsou vaše žetony spojené, žetony vedle zikkuratů a pole, na která vstoupí vaši rolníci.
turn-1 = Zahrajte ze stojanu dva žetony libovolných druhů, nebo tři a více rolníků a nic jiného.
turn-2 = Žeton položený vedle zikkuratu boduje hned: 1 bod za každý zikkurat, se kterým sousedí některý váš žeton.
turn-3 = Rolník smí na pole, vedle kterého leží váš žeton lícem nahoru, a přinese body podle čísla na něm; symbol města přinese 1 bod za každé město, které už někdo získal.
turn-4 = Město se vyhodnotí, jakmile je na každém políčku pevniny vedle něj žeton: každý váš spojený žeton se symbolem města přinese 2 body a město bere ten, kdo má vedle něj nejvíce žetonů. Každý pak získá 1 bod za každé své město. Kdo má nejvíce žetonů vedle obklopeného zikkuratu, vybere si kartu.
turn-5 = Doplňte stojan na pět žetonů. Hra končí, když někomu žetony dojdou nebo když na plánu zbývá nejvýše jedno město.
