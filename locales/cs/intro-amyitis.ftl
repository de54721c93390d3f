### Amyitis: hra v několika větách, pro stránku s pravidly.

aim = Vyhrává, kdo má nejvíce bodů. Bodujete za vodu v kanálech, za osázené záhony, za zboží prodané v Babylonu, za paláce a v chrámech.
turn-1 = Proveďte jednu akci: najměte řemeslníka, pohněte karavanou, nebo pro zbytek kola pasujte.
turn-2 = První řemeslník trojice je zdarma, další stojí 1 a 2 Talenty. Pěstitelé přinášejí zboží, kněží slouží v chrámech, inženýři zavlažují úseky kanálů a přinášejí po 2 bodech, obchodníci přivádějí velbloudy.
turn-3 = Za velbloudy pohněte karavanou po směru hodinových ručiček a obchodujte tam, kde zastaví: prodejte zboží v Babylonu, kupte kartu cechu, nebo kupte rostlinu.
turn-4 = Rostlinu zasaďte na zavlažený záhon, na jehož plošinu její kvalita stačí. Vezmete si destičku s jejími body a bonusy a boduje i ten, kdo má kolem záhonu nejvíce kostiček.
turn-5 = Až všichni pasují, chrámy odmění ty, kdo v nich mají nejvíce kostiček, a začne další kolo. Hra končí po kole, ve kterém v zahradě zbudou nejvýše čtyři destičky, při dvou hráčích tři.
