### Obálka hry Amyitis: co se o hře říká, než se otevře.

title = Amyitis
about = Přiveďte vodu do královniných visutých zahrad, vypravte karavanu pro vzácné rostliny a získejte si přízeň chrámů.

option-double_canals = Dvojité kanály
    .about = Kolik z dvojitého kanálu musí být zavlaženo, aby jím voda prošla.
    .one = stačí jeden úsek
    .both = jsou třeba oba úseky
option-strict_supply = Omezená zásoba
    .about = Žetonů a kostiček je jen tolik, kolik jich je v krabici.
option-components = Materiál
    .about = Opravená kopie souboru s materiálem, jehož části jsou rekonstruované.

end-garden_planted = Zahrady jsou osázené.
