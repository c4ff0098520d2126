# Die Gefährten, deutsch.

gefaehrten-title = Die Gefährten
gefaehrten-summary = Legt Karten an die Orte der Reise, sichert euch Mehrheiten und Ringe und bestimmt, wohin der Weg weiterführt.
gefaehrten-effort = etwa eine halbe Stunde · leicht

gefaehrten-option-hidden_scores = Punkte geheim halten
gefaehrten-option-hidden_scores-hint = Die Punktsummen der anderen bleiben bis zum Ende verdeckt. Die Wertungen selbst sind offen.
gefaehrten-option-colours = Farben
gefaehrten-option-colours-hint = Wer welche Farbe spielt. Zu zweit bringt Grün Gelb mit und Rot Blau.
gefaehrten-option-colours-green = { $seats ->
    [2] Grün und Gelb (Pippin, Frodo)
   *[other] Grün (Pippin)
}
gefaehrten-option-colours-yellow = { $seats ->
    [2] Grün und Gelb (Pippin, Frodo)
   *[other] Gelb (Frodo)
}
gefaehrten-option-colours-red = { $seats ->
    [2] Rot und Blau (Sam, Merry)
   *[other] Rot (Sam)
}
gefaehrten-option-colours-blue = { $seats ->
    [2] Rot und Blau (Sam, Merry)
   *[other] Blau (Merry)
}
gefaehrten-colours-of-one-pair = { $typed } gehören zusammen: Zu zweit hat jede Person zwei Farben, Grün und Gelb oder Rot und Blau. Wähle eine Farbe aus jedem Paar.
gefaehrten-option-start = Startspieler
gefaehrten-option-start-hint = Wer beginnt; ohne Angabe entscheidet das Los.
gefaehrten-option-head_start = Vorsprung
gefaehrten-option-head_start-hint = Für ungleich starke Spieler: So viele Punkte zählen schon vor dem ersten Ort. Hausregel, üblich ist keiner.

gefaehrten-colour-green = Grün
gefaehrten-colour-yellow = Gelb
gefaehrten-colour-red = Rot
gefaehrten-colour-blue = Blau

gefaehrten-value-0 = 0
gefaehrten-value-1 = 1
gefaehrten-value-2 = 2
gefaehrten-value-3 = 3
gefaehrten-value-4 = 4
gefaehrten-value-5 = 5
gefaehrten-value-nazgul = Nazgûl
gefaehrten-card = { $colour } { $value }

gefaehrten-name-0 = Wegzeichen
gefaehrten-name-1 = Weggenosse
gefaehrten-name-2 = Freund
gefaehrten-name-3 = Hobbit
gefaehrten-name-4 = Gefährte
gefaehrten-name-5 = Gandalf
gefaehrten-name-nazgul = Nazgûl

gefaehrten-location-bag-end = Beutelsend
gefaehrten-location-bree = Bree
gefaehrten-location-weathertop = Wetterspitze
gefaehrten-location-ford = Furt
gefaehrten-location-rivendell = Bruchtal
gefaehrten-location-caradhras = Caradhras
gefaehrten-location-moria-gate = Tor zu Moria
gefaehrten-location-moria = Moria
gefaehrten-location-lothlorien = Lothlórien
gefaehrten-location-amon-hen = Amon Hen

gefaehrten-rule-ford = Höchstens zwei Karten je Zug
gefaehrten-rule-caradhras = Höchstens eine 1 je Zug
gefaehrten-rule-moria = Wer Letzter wird, verliert 3 Punkte

gefaehrten-ground-white = weißer Ort: nur freie Plätze
gefaehrten-ground-black = schwarzer Ort: überdecken erlaubt

gefaehrten-ring-bag-end = Ring von Beutelsend
gefaehrten-ring-bree = Ring von Bree
gefaehrten-ring-weathertop = Ring der Wetterspitze
gefaehrten-ring-rivendell-first = Erster Ring von Bruchtal
gefaehrten-ring-rivendell-second = Zweiter Ring von Bruchtal
gefaehrten-ring-lothlorien = Ring von Lothlórien

gefaehrten-effect-bag-end = Der Ort wechselt die Farbe, auch spätere angrenzende Orte.
gefaehrten-effect-bree = Bei der Wertung zählt jede Karte 1, auch an späteren angrenzenden Orten.
gefaehrten-effect-weathertop = Erlaubt eine zweite Karte mit dem Wert einer schon gelegten.
gefaehrten-effect-rivendell-first = Die Karte ist 2 mehr wert.
gefaehrten-effect-rivendell-second = Schützt die Karte.
gefaehrten-effect-lothlorien = Holt eine eigene Karte von einem gewerteten Ort zurück ins Spiel.

gefaehrten-slot-nw = links oben
gefaehrten-slot-n1 = oben links der Mitte
gefaehrten-slot-n2 = oben rechts der Mitte
gefaehrten-slot-ne = rechts oben
gefaehrten-slot-w = links
gefaehrten-slot-e = rechts
gefaehrten-slot-sw = links unten
gefaehrten-slot-s1 = unten links der Mitte
gefaehrten-slot-s2 = unten rechts der Mitte
gefaehrten-slot-se = rechts unten
gefaehrten-cell = Spalte { $x }, Zeile { $y }

gefaehrten-ask-place = { $seat }: Welche Karte legst du, und wohin?
gefaehrten-ask-place-more = { $seat }: Noch eine Karte, oder Ende des Zugs?
gefaehrten-ask-place-ring = { $seat }: Welche Karte trägt den Ring ({ $ring }), und wohin kommt sie?
gefaehrten-ask-take-back = { $seat }: Welche deiner Karten nimmst du vom Tisch zurück?
gefaehrten-ask-put-anew = { $seat }: Wohin kommt { $card } mit dem Ring von Lothlórien?
gefaehrten-ask-next-location = { $seat }: Wo liegt der nächste Ort, { $location }?

gefaehrten-place = { $card } legen: { $slot }
gefaehrten-place-onto = { $card } legen: { $slot }, auf { $covered }
gefaehrten-place-nazgul = { $card } ohne Wirkung ausspielen: { $slot } (freier Platz; er geht aus dem Spiel)
gefaehrten-place-nazgul-onto = { $card } auf { $covered }: { $slot } (beide gehen aus dem Spiel)
gefaehrten-with-ring = Mit Ring spielen: { $ring }
gefaehrten-choose-take-back = Karte zurückholen (Ring von Lothlórien)
gefaehrten-choose-end = Zug beenden
gefaehrten-take-card-back = { $card } zurücknehmen ({ $cell })
gefaehrten-put-anew = { $card } neu legen: { $slot }
gefaehrten-lay-location = { $location } anlegen: Spalte { $x }, Zeile { $y }; dort zählt schon: { $cards }

gefaehrten-refuse-GF-12 = Karten kommen nur an den aktuellen Ort.
gefaehrten-refuse-GF-20 = In jedem Zug musst du mindestens eine Karte aus deiner Hand legen.
gefaehrten-card-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
gefaehrten-refuse-GF-21 = In einem Zug darfst du beliebig viele Einsen legen oder eine einzige höhere Karte.
gefaehrten-refuse-GF-24 = An einem weißen Ort sind nur freie Plätze erlaubt.
gefaehrten-refuse-GF-25 = Überdecken kann nur eine Karte mit höherem Wert.
gefaehrten-refuse-GF-26 = Eigene Karten darfst du nicht überdecken.
gefaehrten-refuse-GF-27 = Hobbits sind durch ihren Ring geschützt und werden nie überdeckt.
gefaehrten-refuse-GF-28 = Auf dieser Karte liegt ein Ring; sie ist geschützt.
gefaehrten-refuse-GF-32 = An der Furt sind höchstens zwei Karten je Zug erlaubt.
gefaehrten-refuse-GF-33 = Am Caradhras ist höchstens eine 1 je Zug erlaubt.
gefaehrten-refuse-GF-50 = Du kannst nur einen eigenen Ring spielen, und zwar auf genau einer Zahlenkarte, die zusammen mit ihm gelegt wird.
gefaehrten-refuse-GF-57 = Mit dem Ring von Lothlórien nimmst du eine eigene Karte ohne Ring von einem gewerteten Ort zurück, wenn dein Zug sie noch erlaubt.
gefaehrten-refuse-GF-61 = Der Ort braucht zwei freie Plätze, eine Karte an einer seiner Seiten, einen freien Anlegeplatz und keinen anderen Ort auf seinen Anlegeplätzen.

gefaehrten-start = { $seat } beginnt am Ort { $location }.
gefaehrten-turn = { $seat } ist am Zug.
gefaehrten-drew = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
gefaehrten-drew-cards = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { $drawn }.
gefaehrten-laid = { $seat } legt { $card } ({ $slot }).
gefaehrten-laid-with-ring = { $seat } legt { $card } ({ $slot }), darauf: { $ring }.
gefaehrten-covers = { $seat } überdeckt { $covered } mit { $card } ({ $slot }).
gefaehrten-covers-with-ring = { $seat } überdeckt { $covered } mit { $card } ({ $slot }), darauf: { $ring }.
gefaehrten-nazgul-vanishes = { $seat } lässt einen Nazgûl über einen freien Platz ziehen ({ $slot }); der Nazgûl ist aus dem Spiel.
gefaehrten-nazgul-strikes = Der Nazgûl von { $seat } reißt { $covered } mit sich fort ({ $slot }).
gefaehrten-took-back = { $seat } nimmt { $card } vom Tisch zurück ({ $cell }).
gefaehrten-ended-turn = { $seat } beendet den Zug.
gefaehrten-scored = { $location } wird gewertet: { $results }.
gefaehrten-result = { $seat } ({ $colour }) { $total }
gefaehrten-result-absent = { $seat } ({ $colour }) ohne Karte
gefaehrten-points = { $seat } erhält { $points ->
    [one] einen Erfolgspunkt
   *[other] { $points } Erfolgspunkte
}.
gefaehrten-ring-won = { $seat } erhält einen Ring: { $ring }.
gefaehrten-moria-loss = Moria: { $seat } verliert { $points ->
    [one] einen Erfolgspunkt
   *[other] { $points } Erfolgspunkte
}.
gefaehrten-location-laid = { $seat } legt den nächsten Ort: { $location } ({ $cell }).
gefaehrten-out = { $seat } hat keine Karten mehr.
gefaehrten-end-GF-71 = Niemand hat noch Karten: Das Spiel ist zu Ende.
gefaehrten-end-GF-72 = Nur noch eine Person hat Karten: Das Spiel ist zu Ende.
gefaehrten-end-GF-73 = Der zehnte Ort ist gewertet: Das Spiel ist zu Ende.
gefaehrten-end = Gewonnen: { $winners } mit { $points ->
    [one] einem Erfolgspunkt
   *[other] { $points } Erfolgspunkten
}.

gefaehrten-board-table = Tisch. Pfeiltasten verschieben, Plus und Minus zoomen, 0 zeigt alles.
gefaehrten-board-location = { $location }, { $ground }
gefaehrten-board-card-with-ring = { $card } mit Ring ({ $ring })
gefaehrten-board-slot-free = { $slot }: frei
gefaehrten-board-slot-taken = { $slot }: { $card }
gefaehrten-board-spot = Spalte { $x }, Zeile { $y }; { $count ->
    [one] eine Karte zählt
   *[other] { $count } Karten zählen
} dort schon: { $cards }
gefaehrten-board-show-current = Aktuellen Ort zeigen
gefaehrten-board-show-all = Ganzen Tisch zeigen
gefaehrten-board-hand = Deine Hand
gefaehrten-board-hand-empty = Keine Karten auf der Hand.
gefaehrten-board-several = { $count } × { $card }
gefaehrten-board-ranking = Bei Wertung jetzt: { $location }
gefaehrten-board-ranking-over = Am Ende: { $location }
gefaehrten-board-ties = Gleichstand. Er wird im Uhrzeigersinn aufgelöst, beginnend bei der Person, die die letzte Karte legt; hier wäre das { $name }.
gefaehrten-board-rank = { $name }, { $colour }: Summe { $sum }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
gefaehrten-board-rank-absent = { $name }, { $colour }: keine Karte
gefaehrten-board-players = Reisende
gefaehrten-board-cards = Hand { $hand }, Stapel { $pile }
gefaehrten-board-out = keine Karten mehr
gefaehrten-board-points = Erfolgspunkte
gefaehrten-board-points-hidden = Punkte geheim
gefaehrten-board-supply = Ringe im Vorrat:
gefaehrten-board-gone = Aus dem Spiel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
gefaehrten-board-road = Die zehn Orte
gefaehrten-board-legend = Ringe und Orte
gefaehrten-board-race = Punkte
gefaehrten-board-race-along = Ort für Ort

# Der Plan im Terminal.
gefaehrten-sheet-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}

# Wovon der Rang am Ende kommt.
gefaehrten-results = { $locations }
gefaehrten-results-at = { $location } { $points }

# Was eine Antwort kostet, in Erklärungen.
gefaehrten-holding-cards = { $count ->
    [one] eine Karte aus der Hand
   *[other] { $count } Karten aus der Hand
}
gefaehrten-holding-rings = { $count ->
    [one] einen Ring
   *[other] { $count } Ringe
}
gefaehrten-holding-points = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}

# Was ein Rat bringt oder verhindert, im Schnitt gedachter Verläufe.
gefaehrten-stake-points-gain = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
gefaehrten-stake-points-spare = { $amount ->
    [one] den Verlust von 1 Punkt
   *[other] den Verlust von { $amount } Punkten
}
gefaehrten-stake-rings-gain = { $amount ->
    [one] 1 Ring
   *[other] { $amount } Ringe
}
gefaehrten-stake-rings-spare = { $amount ->
    [one] den Verlust von 1 Ring
   *[other] den Verlust von { $amount } Ringen
}
gefaehrten-stake-rivals-gain = { $amount ->
    [one] 1 Punkt weniger für den besten Gegner
   *[other] { $amount } Punkte weniger für den besten Gegner
}
gefaehrten-stake-rivals-spare = { $amount ->
    [one] noch 1 Punkt des besten Gegners
   *[other] weitere { $amount } Punkte des besten Gegners
}

# Felder des Stellungseditors.
gefaehrten-field-start = Startspieler
gefaehrten-field-active = Wer am Zug ist
gefaehrten-field-values = In diesem Zug gelegte Werte
gefaehrten-field-count = In diesem Zug gelegte Karten
gefaehrten-field-placing = Es werden noch Karten gelegt
gefaehrten-field-settled = Plätze gewerteter Orte
gefaehrten-field-locations = Orte auf dem Tisch
gefaehrten-field-cells = Zellen der Plätze
gefaehrten-field-slots = Plätze am aktuellen Ort
gefaehrten-field-cards = Karten auf den Plätzen
gefaehrten-field-lies = Wo die Ringe liegen
gefaehrten-field-holders = Wer die Ringe hat
gefaehrten-field-hands = Hand
gefaehrten-field-piles = Stapel
gefaehrten-field-gone = Karten aus dem Spiel
gefaehrten-field-points = Punkte
gefaehrten-field-scored = Punkte gewerteter Orte
gefaehrten-luck = Eine gezogene Karte wird danach beurteilt, was sich im nächsten Zug mit ihr anfangen lässt, verglichen mit den anderen Karten des Stapels. Die Hände der anderen stellt sich der Computer so vor, wie man es an diesem Platz konnte. Die erste Hand zählt nicht.

# Was alle anderen lesen, während ein Platz entscheidet, nach Art der Frage.
gefaehrten-watch-place = { $seat } legt Karten.
gefaehrten-watch-take-back = { $seat } nimmt eine Karte vom Tisch zurück.
gefaehrten-watch-put-anew = { $seat } sucht einen neuen Platz für { $card }.
gefaehrten-watch-next-location = { $seat } wählt den Platz für { $location }.

gefaehrten-theme-card = Welche Karte, welcher Platz?
gefaehrten-theme-go-on = Weiter legen oder aufhören?
gefaehrten-theme-rings = Jetzt ein Ring?

# Der Stellungseditor.
gefaehrten-edit-group-table = Auf dem Tisch
gefaehrten-edit-group-hands = Karten der Spieler
gefaehrten-edit-group-turn = Zug
gefaehrten-edit-group-rings = Ringe
gefaehrten-edit-group-points = Punkte
gefaehrten-edit-held = in der Hand
gefaehrten-edit-current = Aktueller Ort
gefaehrten-edit-next = Nächsten Ort legen
gefaehrten-edit-scored = Ertrag: { $location }
