### Amyitis: gra w kilku zdaniach, na stronę z zasadami.

aim = Wygrywa ten, kto zdobędzie najwięcej punktów. Punktujesz za wodę w kanałach, rośliny na tarasach, towary sprzedane w Babilonie, pałace i służbę w świątyniach.
turn-1 = Wykonaj jedną akcję: zatrudnij rzemieślnika, rusz karawanę albo spasuj do końca rundy.
turn-2 = Pierwszy rzemieślnik z trójki jest za darmo, dwaj następni kosztują 1 i 2 talenty. Rolnicy dają towary, kapłani służą w świątyni, inżynierowie nawadniają odcinek kanału i dają 2 punkty, kupcy przyprowadzają wielbłądy.
turn-3 = Zapłać wielbłądami, poprowadź karawanę zgodnie z ruchem wskazówek zegara i handluj tam, gdzie się zatrzyma: sprzedaj towary w Babilonie, kup kartę gildii albo roślinę.
turn-4 = Roślinę posadź na nawodnionej grządce, jeśli jej jakość wystarcza na ten taras. Bierzesz leżącą tam płytkę z jej punktami i premiami, a punktuje też ten, kto ma wokół grządki najwięcej kostek.
turn-5 = Gdy wszyscy spasują, świątynie nagradzają tych, którzy mają w nich najwięcej kostek, i zaczyna się nowa runda. Gra kończy się po rundzie, w której w ogrodzie zostaną tylko cztery płytki, a przy dwóch graczach trzy.
