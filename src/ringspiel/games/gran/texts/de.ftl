# Gran, deutsch.

gran-title = Gran
gran-summary = Holt den Ring, tragt ihn in die Städte, verbannt eure Rivalen und fordert die Drachen heraus, wenn ihr es wagt.
gran-effort = etwa eine halbe Stunde · mittel

gran-option-seals = Siegel zum Sieg
gran-option-seals-hint = Aus wie vielen verschiedenen Städten man ein Siegel braucht. Üblich sind drei; zwei ergeben ein kürzeres Spiel, gut für fünf oder sechs Spieler.
gran-option-max_rounds = Letzte Runde
gran-option-max_rounds-hint = Nach dieser Runde gewinnen die meisten Siegel, dann der Ring, dann die Amulette. Ohne Zahl geht das Spiel weiter, bis jemand die nötigen Siegel hat.
gran-option-walls = Hindernissteine
gran-option-walls-hint = Was Steine nie versperren dürfen. Umsichtig: Jeder Punkt bleibt für alle erreichbar, auch ohne über Drachen zu ziehen. Wörtlich: Die Regel verbietet nur, den Ring einzumauern; Ritter und Teile des Plans können also eingeschlossen werden. Das Spiel endet dann nach Runde 200, wenn keine andere letzte Runde vereinbart ist.
gran-option-walls-careful = Umsichtig: nie den Plan zerteilen
gran-option-walls-literal = Wörtlich: nur nie den Ring einmauern
gran-option-start = Startspieler
gran-option-start-hint = Wer beginnt; ohne Angabe entscheidet das Los.
gran-option-colours = Farben
gran-option-colours-hint = Die Farbe jedes Ritters.
gran-option-colours-yellow = gelb
gran-option-colours-blue = blau
gran-option-colours-red = rot
gran-option-colours-white = weiß
gran-option-colours-green = grün
gran-option-colours-black = schwarz
gran-option-board = Spielplan
gran-option-board-hint = Der Plan aus der Schachtel ist nicht überliefert; der mitgelieferte ist eine Rekonstruktion. Die übrigen sind Dateien im Ordner für eigene Pläne.
gran-option-head_start = Vorsprung
gran-option-head_start-hint = Für ungleich starke Spieler: So viele Siegel hat ein Ritter schon zu Beginn, von den ersten Städten an. Hausregel, üblich ist keiner.
gran-head-start-wins = Ein Vorsprung muss kleiner sein als die Zahl der Siegel zum Sieg ({ $seals }). Gib weniger Vorsprung oder verlange mehr Siegel.

gran-realm-tirad = Tirad
gran-realm-urgad = Urgad
gran-realm-galad = Galad
gran-realm-elgad = Elgad

gran-point-black = { $id } ({ $realm })
gran-point-white = { $id } (weiß)
gran-point-dragon = { $id } (Drache, { $realm })
gran-point-magic-stone = { $id } (Zauberstein, { $realm })
gran-point-sword = { $id } (Schwert im Stein, { $realm })
gran-point-city = { $id } (Stadt von { $realm })
gran-point-ball = { $id } (Kristallkugel, { $realm })

gran-ask-first-step = { $seat }: Wohin geht dein Ritter?
gran-ask-second-step = { $seat }: Dein Ritter ist bei { $point }. Dort anhalten oder zu einem zweiten Punkt weitergehen?
gran-ask-further-move = { $seat }: Mit { $roll } hast du den Drachen (Stärke { $strength }) besiegt. Machst du einen weiteren Zug, bei dem nichts im Weg steht?
gran-ask-banish = { $seat }: Auf welchen weißen Punkt verbannst du { $victim }?
gran-ask-put-ring = { $seat }: Wohin in einem anderen Reich legst du den Ring?
gran-ask-place-stone = { $seat }: Wohin setzt du den Hindernisstein? ({ $left } im Vorrat)
gran-ask-choose-stone = { $seat }: Welchen Hindernisstein versetzt du?
gran-ask-move-stone = { $seat }: Wohin kommt der Hindernisstein von { $point }?

gran-step = nach { $point }: { $effect }
gran-step-plain = nach { $point }
gran-step-or-pass = nach { $point }: { $effect }, wenn du dort anhältst
gran-stop = anhalten bei { $point }: { $effect }
gran-stop-plain = anhalten bei { $point }
gran-no-further-move = bleiben bei { $point }
gran-banish = verbannen nach { $point }
gran-put-ring = den Ring nach { $point }
gran-place-stone = Hindernisstein nach { $point }
gran-choose-stone = Hindernisstein von { $point }

gran-effect-pass = nur darüber hinweg
gran-effect-attack = { $victim } angreifen
gran-effect-attack-bearer = { $victim } angreifen und den Ring erobern
gran-effect-attack-then = { $attack }, danach { $symbol }
gran-effect-ring = den Ring aufnehmen
gran-effect-delivery = den Ring abliefern
gran-effect-city = in der Stadt ausruhen
gran-effect-fight = mit dem Drachen kämpfen
gran-effect-magic-stone = einen Hindernisstein setzen
gran-effect-sword = einen Hindernisstein versetzen

gran-refuse-GR-10 = Ein Schritt führt entlang einer Linie zum nächsten Punkt.
gran-refuse-GR-11 = Ein Zug darf nicht dort enden, wo er begonnen hat.
gran-refuse-GR-12 = Auf einem Hindernisstein endet kein Zug.
gran-refuse-GR-13 = Wer ziehen kann, muss ziehen.
gran-refuse-GR-16 = Eine Kristallkugel nimmt nie einen Hindernisstein auf.
gran-refuse-GR-18 = Über diesen Punkt könnte dein Ritter nur hinwegziehen, und von dort führt kein zweiter Schritt weiter.
gran-refuse-GR-21 = Ohne Amulett kann ein Ritter weder angreifen noch auf einem Drachen anhalten.
gran-refuse-GR-22 = Um einen Ritter auf einem Drachen anzugreifen, brauchst du zwei Amulette, denn danach folgt der Drachenkampf.
gran-refuse-GR-32 = Der Ring kommt auf einen freien schwarzen Punkt oder eine Kristallkugel eines anderen Reichs; auf den Start nur, wenn dort niemand mehr wartet.
gran-refuse-GR-50 = Verbannt wird auf einen weißen Punkt, auf dem weder Ritter noch Stein steht; solange es keinen gibt, kann niemand angegriffen werden.
gran-refuse-GR-54 = In den Städten herrscht Frieden: Niemand zieht auf eine besetzte Stadt.
gran-refuse-GR-70 = Ein Hindernisstein kommt auf einen schwarzen oder weißen Punkt, auf dem weder Ritter noch Stein noch Ring ist.
gran-refuse-GR-71 = Wähle einen Stein auf dem Plan, der auch anderswo stehen kann; er muss den Platz wechseln.
gran-refuse-GR-72 = Ein Stein hier würde Punkte abschneiden, wenn nicht für alle, dann für Ritter, die an keinem Drachen vorbeikommen.
gran-refuse-GR-73 = Hier wäre der Ring eingemauert: Kein Ritter käme mehr zu ihm.

gran-start = { $seat } beginnt.
gran-round = Runde { $round } beginnt.
gran-turn = { $seat } ist am Zug.
gran-blocked = { $seat } ist blockiert und kann nicht ziehen.
gran-moved = { $seat } geht von { $origin } nach { $point }.
gran-ring-taken = { $seat } nimmt bei { $point } den Ring auf.
gran-attacked = { $seat } gibt ein Amulett her und greift { $victim } bei { $point } an.
gran-ring-won = { $seat } erobert den Ring von { $victim }.
gran-banished = { $seat } verbannt { $victim } nach { $point }.
gran-fought = { $seat } kämpft bei { $point } mit einem Drachen der Stärke { $strength } und würfelt { $roll }.
gran-dragon-beaten = { $seat } besiegt den Drachen und darf weiterziehen.
gran-dragon-won = Der Drache gewinnt: { $seat } verliert ein Amulett.
gran-stayed = { $seat } macht keinen weiteren Zug.
gran-cards-shuffled = Alle Drachenkarten sind verbraucht und werden neu gemischt.
gran-fettered = { $seat } ist gefesselt und setzt einmal aus.
gran-unfettered = { $seat } nimmt die Drachenfessel ab.
gran-ring-put = { $seat } legt den Ring bei { $point } ab.
gran-delivered = { $seat } bringt den Ring in die Stadt von { $realm } und erhält ihr Siegel.
gran-delivered-again = { $seat } bringt den Ring erneut in die Stadt von { $realm }; ein zweites Siegel gibt es nicht.
gran-refreshed = { $seat } erhält in der Stadt { $amulets ->
    [one] ein Amulett
   *[other] { $amulets } Amulette
} zurück.
gran-stone-placed = { $seat } setzt einen Hindernisstein auf { $point }.
gran-stone-moved = { $seat } versetzt einen Hindernisstein von { $origin } nach { $point }.
gran-no-stone-placed = { $seat } kann keinen Hindernisstein setzen.
gran-no-stone-moved = { $seat } kann keinen Hindernisstein versetzen.
gran-end-won = { $winners } hat { $seals ->
    [one] das eine nötige Siegel
   *[other] die nötigen { $seals } Siegel
} und gewinnt.
gran-end-rounds = Die letzte Runde ist vorbei. Es zählen die Siegel, dann der Ring, dann die Amulette. Sieg: { $winners }.

gran-kind-black = Punkt
gran-kind-white = Verbannungspunkt
gran-kind-dragon = Drache
gran-kind-magic-stone = Zauberstein
gran-kind-sword = Schwert im Stein
gran-kind-city = Stadt
gran-kind-ball = Kristallkugel

gran-board-round = Runde { $round }
gran-board-last-round = von { $round }
gran-board-ring = Ring
gran-board-fettered = gefesselt
gran-board-waiting = wartet am Start
gran-board-amulets = { $amulets ->
    [one] ein Amulett
   *[other] { $amulets } Amulette
}
gran-board-seals = Siegel: { $seals } von { $needed }
gran-board-supply = { $stones ->
    [one] ein Stein im Vorrat
   *[other] { $stones } Steine im Vorrat
}
gran-board-fetters = { $fetters ->
    [one] eine Fessel übrig
   *[other] { $fetters } Fesseln übrig
}
gran-board-pile = { $cards ->
    [one] eine Drachenkarte im Stapel
   *[other] { $cards } Drachenkarten im Stapel
}
gran-board-map = Spielplan
gran-board-ring-at = Der Ring liegt bei { $point }.
gran-board-ring-with = { $seat } trägt den Ring.
gran-board-stones-at = Hindernissteine: { $points }
gran-board-fight = Drachenkampf
gran-board-no-fight = Noch wurde kein Drache bekämpft.
gran-board-fight-won = Der letzte Drache, Stärke { $strength }, wurde mit { $roll } besiegt.
gran-board-fight-lost = Der letzte Drache, Stärke { $strength }, gewann gegen { $roll }.
gran-board-holds = { $point }: { $things }
gran-board-stone = Hindernisstein

gran-board-legend = Punkte und Zeichen
gran-board-means-white = Hierher kommt ein angegriffener Ritter. Auch Steine dürfen hierher.
gran-board-means-dragon = Wer hier anhält, kämpft: Drachenkarte gegen Würfel. Wer gewinnt, darf gleich weiterziehen; wer verliert, gibt ein Amulett ab und setzt einmal aus.
gran-board-means-magic-stone = Wer hier anhält, setzt einen Hindernisstein.
gran-board-means-sword = Wer hier anhält, versetzt einen Hindernisstein.
gran-board-means-city = Wer hier anhält, erhält ein Amulett zurück. Wer den Ring bringt, erhält das Siegel und bis zu zwei Amulette.
gran-board-means-ball = Ein Punkt wie die schwarzen, aber ohne Platz für Steine. Von der Kugel in Galad starten alle.
gran-board-means-stone = Hier endet kein Zug. Nur wer den Ring trägt oder eben einen Drachen besiegt hat, kommt darüber hinweg.
gran-board-means-ring = Wer seinen Punkt betritt, nimmt ihn auf. Wer ihn trägt, kommt über Steine, Drachen und Ritter hinweg.
gran-board-signs = Was an einem wählbaren Punkt geschieht
gran-board-sign-attack = einen Ritter angreifen
gran-board-sign-fight = mit dem Drachen kämpfen
gran-board-sign-ring = den Ring aufnehmen oder ablegen
gran-board-sign-delivery = den Ring abliefern
gran-board-sign-city = in der Stadt ausruhen
gran-board-sign-stone = einen Stein setzen oder versetzen
gran-board-sign-pass = nur darüber hinweg
gran-board-sign-banish = den Ritter hierher verbannen
gran-board-sign-stay = hier anhalten
gran-board-sign-closed = kein Stein hierher; „Warum nicht?“ nennt den Grund

gran-board-fits = Auf diesem Plan mit { $points } Punkten und { $lines } Linien lässt sich Gran spielen.
gran-board-place = Spielen kann man auf ihm, sobald seine Datei in diesem Ordner liegt (mit --install kommt sie dorthin):
gran-board-installed = Seine Datei liegt nun in diesem Ordner:
gran-board-choose = Zu wählen ist er im Browser beim Einrichten eines Tisches, im Terminal mit: ringspiel play gran --option { $option }

gran-board-exists = Den Plan { $file } gibt es schon; entferne ihn, oder gib deinem einen anderen Namen.
gran-board-missing = Einen Plan { $board } gibt es nicht; leg seine Datei in { $folder }, oder nimm einen von diesen: { $known }.
gran-board-changed = Der Plan { $board } ist verändert worden und heißt nun { $now }; stell die frühere Datei { $file } wieder her.
gran-board-unreadable = Der Plan { $board } lässt sich nicht lesen: { $why }
gran-board-not-json = Der Plan { $board } ist kein JSON: { $why }
gran-board-unplayable = Auf dem Plan { $board } lässt sich nicht spielen: { $problem } Alles, was zu ändern ist, nennt „ringspiel check-board“.
gran-board-race = Siegel
gran-board-race-along = Runde für Runde

# Was an einer Spielplandatei nicht stimmt, und was darin zu ändern ist.
gran-problem-no-board = Das ist keine Spielplandatei: { $error }; das Format beschreibt docs/boards.md.
gran-problem-format = Als Format ist { $found } angegeben; richtig ist { $wanted }.
gran-problem-title = Der Name in { $language } lautet { $words }; schreib 1 bis { $most } Zeichen in einer Zeile, oder lass „name“ weg.
gran-problem-many-points = Es gibt { $count } Punkte; ein Plan hat höchstens { $most }.
gran-problem-id = Die Kennung { $id } lässt sich nicht als Antwort eintippen; nimm höchstens { $most } Buchstaben (ohne Umlaute) und Ziffern, und nicht „stay“.
gran-problem-same-id = Zwei Punkte heißen { $id }; gib einem davon eine andere Kennung.
gran-problem-many-lines = Es gibt { $count } Linien, von denen sich einige kreuzen müssen; behalte höchstens { $most }.
gran-problem-loose-end = Die Linie { $line } endet bei { $end }, aber so heißt kein Punkt; ergänze den Punkt oder berichtige die Linie.
gran-problem-loop = Die Linie { $line } führt von einem Punkt zu ihm selbst; entferne sie.
gran-problem-same-line = Die Linie { $line } steht zweimal da; entferne eine der beiden.
gran-problem-kind = { $point } ist von der Art { $kind }; wähle eine von diesen: { $kinds }.
gran-problem-realm-entries = Das Reich { $realm } ist { $count }-mal beschrieben; beschreibe jedes der vier Reiche einmal.
gran-problem-no-realm = Ein Reich { $realm } gibt es nicht; beschreibe nur { $realms }.
gran-problem-realm = { $point } liegt in { $realm }; wähle eines von diesen Reichen: { $realms }.
gran-problem-white-in-realm = { $point } ist ein weißer Punkt, und der gehört zu keinem Reich; setz sein Reich auf null.
gran-problem-outside-realms = { $point } gehört zu keinem Reich; das dürfen nur weiße Punkte, also gib sein Reich an.
gran-problem-ball = Bei { $field } steht { $id }; dort gehört die Kristallkugel von { $realm } hin, ein Punkt der Art „ball“ in diesem Reich.
gran-problem-balls = { $count ->
    [one] Es gibt eine Kristallkugel
   *[other] Es gibt { $count } Kristallkugeln
}; nötig sind genau zwei, in Galad und in Tirad.
gran-problem-canvas = Die Zeichenfläche braucht eine Breite und eine Höhe über 0 und bis höchstens { $most }.
gran-problem-outside-canvas = { $point } liegt außerhalb der Zeichenfläche von { $width } x { $height }; berichtige x und y.
gran-problem-cities = { $realm } hat { $count } Städte; jedes Reich hat genau eine, denn zu jeder gehört eine Art von Siegel.
gran-problem-missing-kind = Kein Punkt ist von der Art { $kind }; mindestens einer ist nötig.
gran-problem-white = { $count ->
    [one] Es gibt einen weißen Punkt
   *[other] Es gibt { $count } weiße Punkte
}; nötig sind { $least }, denn so viele Ritter können verbannt sein.
gran-problem-cut-off = Kein Weg führt von { $start } zu { $lost }; ergänze Linien.
gran-problem-behind-dragons = Nur über Drachen führt ein Weg von { $start } zu { $lost }; ergänze Linien um die Drachen herum.
gran-problem-points-and-more = { $points } und { $more } weiteren
gran-problem-start-distance = { $away ->
    [one] Der Ring liegt einen Punkt
   *[other] Der Ring liegt { $away } Punkte
} vom Start entfernt, sodass der erste Spieler ihn sofort nimmt; mach den Weg mindestens { $least } Punkte lang.
gran-problem-room-for-ring = { $count ->
    [one] Außerhalb von { $realm } gibt es einen schwarzen Punkt
   *[other] Außerhalb von { $realm } gibt es { $count } schwarze Punkte
} (der Start zählt nicht mit); ergänze welche, bis es { $least } sind, damit der Ring neben allen Steinen und Rittern Platz findet.
gran-problem-gap = { $one } und { $other } sind weniger als { $gap } voneinander entfernt; verschiebe einen der beiden.
gran-problem-line-through-point = Die Linie { $line } läuft durch { $point }; verschiebe den Punkt oder die Linie.
gran-problem-crossing = Die Linien { $one } und { $other } kreuzen sich; verschiebe einen Punkt, entferne eine Linie oder setz einen Punkt dorthin, wo sie sich treffen.

# Der Plan im Terminal.
gran-sheet-seals-needed = Wer zuerst { $seals ->
    [one] ein Siegel hat, gewinnt
   *[other] { $seals } Siegel aus verschiedenen Städten hat, gewinnt
}

# Wovon der Rang am Ende kommt, in dieser Reihenfolge.
gran-results = { $seals ->
    [0] kein Siegel
    [one] ein Siegel
   *[other] { $seals } Siegel
}, { $ring ->
    [yes] mit Ring
   *[no] ohne Ring
}, { $amulets ->
    [0] kein Amulett
    [one] ein Amulett
   *[other] { $amulets } Amulette
}

# Was eine Antwort kostet, in Erklärungen.
gran-holding-amulets = { $count ->
    [one] ein Amulett
   *[other] { $count } Amulette
}
gran-holding-seals = { $count ->
    [one] ein Siegel
   *[other] { $count } Siegel
}
gran-holding-ring = den Ring
gran-holding-freedom = die Freiheit: Du liegst in Fesseln

# Was aus einer Antwort werden kann, in Erklärungen.
gran-prospect-attack = Hältst du dort an, kostet dich der Angriff auf { $victim } ein Amulett.
gran-prospect-fight = Ein Drachenkampf: Du gewinnst mit { $percent } % Wahrscheinlichkeit ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} im Stapel).
gran-prospect-fight-at-will = Hältst du dort an, kämpfst du mit dem Drachen: Du gewinnst mit { $percent } % Wahrscheinlichkeit ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} im Stapel).
gran-prospect-won = Gewinnst du, darfst du sofort weiterziehen, an allem vorbei.
gran-prospect-lost = Verlierst du, gibst du ein Amulett ab ({ $left ->
    [0] keins
   *[other] { $left }
} übrig) und kommst in Fesseln: Du setzt einen Zug aus.
gran-prospect-lost-ring = Verlierst du, legst du den Ring ab, gibst ein Amulett ab ({ $left ->
    [0] keins
   *[other] { $left }
} übrig) und kommst in Fesseln: Du setzt einen Zug aus.

# Was ein Rat bringt oder verhindert, im Schnitt gedachter Verläufe.
gran-stake-seals-gain = { $amount ->
    [one] 1 Siegel
   *[other] { $amount } Siegel
}
gran-stake-seals-spare = { $amount ->
    [one] den Verlust von 1 Siegel
   *[other] den Verlust von { $amount } Siegeln
}
gran-stake-rivals-gain = { $amount ->
    [one] 1 Siegel weniger für den besten Gegner
   *[other] { $amount } Siegel weniger für den besten Gegner
}
gran-stake-rivals-spare = { $amount ->
    [one] noch 1 Siegel des besten Gegners
   *[other] weitere { $amount } Siegel des besten Gegners
}
gran-stake-ring-gain = { $amount ->
    [one] den Ring
   *[other] den Ring, in { NUMBER($amount, style: "percent") } der Fälle
}
gran-stake-ring-spare = { $amount ->
    [one] den Verlust des Ringes
   *[other] den Verlust des Ringes, in { NUMBER($amount, style: "percent") } der Fälle
}
gran-stake-amulets-gain = { $amount ->
    [one] 1 Amulett
   *[other] { $amount } Amulette
}
gran-stake-amulets-spare = { $amount ->
    [one] den Verlust von 1 Amulett
   *[other] den Verlust von { $amount } Amuletten
}

# Felder des Stellungseditors.
gran-field-start = Startspieler
gran-field-active = Wer am Zug ist
gran-field-round = Runde
gran-field-points = Punkt des Ritters
gran-field-amulets = Amulette
gran-field-seals = Siegel
gran-field-fettered = Gefesselte Ritter
gran-field-ring = Punkt des Rings
gran-field-bearer = Ringträger
gran-field-stones_on = Hindernissteine
gran-field-cards = Drachenkarten im Stapel
gran-field-card = Karte des letzten Kampfes
gran-field-die = Würfel des letzten Kampfes

# Was alle anderen lesen, während ein Platz entscheidet, nach Art der Frage.
gran-watch-first-step = { $seat } zieht mit dem Ritter.
gran-watch-second-step = { $seat } überlegt, ob der Ritter bei { $point } bleibt oder weitergeht.
gran-watch-further-move = { $seat } hat Drache { $strength } mit einer { $roll } besiegt und darf noch einmal ziehen.
gran-watch-banish = { $seat } wählt, wohin { $victim } verbannt wird.
gran-watch-put-ring = { $seat } wählt den Platz für den Ring.
gran-watch-place-stone = { $seat } setzt einen Hindernisstein. ({ $left } im Vorrat)
gran-watch-choose-stone = { $seat } wählt einen Hindernisstein aus.
gran-watch-move-stone = { $seat } versetzt den Hindernisstein von { $point }.

gran-theme-first-step = Der erste Schritt
gran-theme-second-step = Der zweite Schritt
gran-theme-further-move = Ein weiterer Zug

# Der Stellungseditor.
gran-edit-group-board = Auf dem Plan
gran-edit-group-knights = Was die Ritter haben
gran-edit-group-turn = Zug
gran-edit-group-pile = Drachenkarten
gran-edit-knight = Ritter ({ $colour })
gran-edit-ring = Ring
gran-edit-stones = Hindernissteine
gran-edit-strength = Stärke { $strength }
gran-edit-pips = { $pips }
gran-edit-cards = Stärke { $strength }, noch im Stapel
