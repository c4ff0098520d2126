# Die Reise nach Mordor, deutsch.

mordor-title = Die Reise nach Mordor
mordor-summary = Würfelt, legt heraus und haltet den Nazgûl stand: Wer bringt den Ring zuerst ans Ziel?
mordor-effort = etwa eine Viertelstunde · leicht

mordor-option-places = Sonderfunktionen der Orte
mordor-option-places-hint = Jeder Ort auf dem Weg ändert die Regeln für den Zug, der dort beginnt.
mordor-option-preset = Würfel und Strecken
mordor-option-preset-hint = Welche Würfelseiten und Streckenlängen gelten. Die Spielregel nennt sie nicht; alle drei Sätze sind Rekonstruktionen.
mordor-option-preset-standard = Standard
mordor-option-preset-short = Kurz: mehr Ringe, weniger Nazgûl-Felder
mordor-option-preset-merciless = Gnadenlos: nur sechs Nazgûl-Felder
mordor-option-hobbits = Hobbits
mordor-option-hobbits-hint = Der Hobbit bestimmt die Würfelfarbe, deren Nazgûl dich treffen.
mordor-option-hobbits-frodo = Frodo (gelb)
mordor-option-hobbits-sam = Sam (rot)
mordor-option-hobbits-merry = Merry (blau)
mordor-option-hobbits-pippin = Pippin (grün)
mordor-option-start = Startspieler
mordor-option-start-hint = Wer beginnt; ohne Angabe entscheidet das Los.
mordor-option-head_start = Vorsprung
mordor-option-head_start-hint = Für ungleich starke Spieler: So viele Felder auf dem Weg des Ringträgers sind schon abgestrichen. Hausregel, üblich ist keiner.

mordor-symbol-ring = Ring
mordor-symbol-gandalf = Gandalf
mordor-symbol-companion = Gefährten
mordor-symbol-orc = Ork
mordor-symbol-nazgul = Nazgûl
mordor-symbol-tree = Weißer Baum

# Die Symbole im vierten Fall: Jemand würfelt sie oder legt sie heraus.
mordor-object-ring = Ring
mordor-object-gandalf = Gandalf
mordor-object-companion = Gefährten
mordor-object-orc = Ork
mordor-object-nazgul = Nazgûl
mordor-object-tree = Weißen Baum

mordor-colour-yellow = gelb
mordor-colour-red = rot
mordor-colour-blue = blau
mordor-colour-green = grün
mordor-colour-black = schwarz

mordor-hobbit-frodo = Frodo
mordor-hobbit-sam = Sam
mordor-hobbit-merry = Merry
mordor-hobbit-pippin = Pippin

mordor-place-bag-end = Beutelsend
mordor-place-rivendell = Bruchtal
mordor-place-moria = Moria
mordor-place-lothlorien = Lothlórien
mordor-place-rohan = Rohan
mordor-place-helms-deep = Helms Klamm
mordor-place-gondor = Gondor
mordor-place-minas-tirith = Minas Tirith
mordor-place-shelobs-lair = Kankras Lauer
mordor-place-mordor = Mordor

mordor-effect-bag-end = Keine Sonderfunktion.
mordor-effect-rivendell = Gleiche Symbole dürfen zusammen heraus.
mordor-effect-moria = Gandalf wirkt nicht.
mordor-effect-lothlorien = Gefährten zählen doppelt.
mordor-effect-rohan = Jeder Wurf darf einmal wiederholt werden.
mordor-effect-helms-deep = Orks zählen doppelt.
mordor-effect-gondor = Nazgûl tun dir nichts.
mordor-effect-minas-tirith = Alle Nazgûl treffen dich.
mordor-effect-shelobs-lair = Ein Ring geht verloren.
mordor-effect-mordor = Das Ziel.

mordor-die = { $symbol } ({ $colour })

mordor-ask-set-aside = { $seat }: Welche Würfel legst du heraus?
mordor-ask-repeat = { $seat }: Wurf behalten oder einmal wiederholen?
mordor-set-aside = { $dice } herauslegen
mordor-set-aside-and-end = { $dice } herauslegen und den Zug beenden
mordor-roll-keep = Wurf behalten
mordor-roll-repeat = Alle diese Würfel noch einmal werfen
mordor-ask-how-far = { $seat }: Wie weit ziehst du vor?
mordor-go-on = { $fields ->
    [one] Ein Feld
   *[other] { $fields } Felder
} vor: { $place }
mordor-stay = Stehen bleiben: { $place }

mordor-refuse-RM-11 = Nach jedem Wurf muss mindestens ein Würfel heraus.
mordor-refuse-RM-12 = Aus einem Wurf darf von jedem Symbol nur ein Würfel heraus.
mordor-refuse-RM-13 = Zeigt der Wurf Nazgûl, muss genau einer davon heraus.
mordor-refuse-RM-21 = Deine Ringe tragen dich { $fields ->
    [one] höchstens ein Feld
   *[other] höchstens { $fields } Felder
} vor, und nie zurück.
mordor-refuse-RM-14 = Nur Würfel, die gerade gewürfelt wurden, können heraus.
mordor-refuse-RM-44 = Zuerst ist zu entscheiden: den Wurf behalten oder einmal wiederholen. Danach legst du Würfel heraus.

mordor-no-table = Für diese Würfel und Strecken sind die genauen Chancen noch nicht berechnet. Wer Ringspiel betreibt, kann es so nachholen: { $command }
mordor-unfit-table = Die Datei { $file } mit den genauen Chancen ist beschädigt oder gehört zu anderen Regeln, Würfeln oder Strecken. Neu berechnen lässt sie sich so: { $command }
mordor-start = { $seat } beginnt.
mordor-round = Runde { $round } beginnt.
mordor-turn = { $seat } ist am Zug.
mordor-turn-at = { $seat } ist am Zug, Ort: { $place }.
mordor-rolled = { $seat } würfelt { $dice }.
mordor-set-aside-done = { $seat } legt { $dice } heraus.
mordor-keeps = { $seat } behält den Wurf.
mordor-repeats = { $seat } wiederholt den Wurf.
mordor-halved = Gandalf halbiert das { $field }. Nazgûl-Feld von { $seat }.
mordor-gandalf-void = Gandalf kann { $seat } in Moria nicht helfen.
mordor-nothing-to-halve = Gandalf findet bei { $seat } kein Feld mehr, das er halbieren könnte.
mordor-crossed = Der Nazgûl ({ $die }) trifft { $seat }: Das { $field }. Nazgûl-Feld ist abgestrichen.
mordor-crossed-half = Der Nazgûl ({ $die }) trifft { $seat }: Eine Hälfte des { $field }. Nazgûl-Felds ist abgestrichen.
mordor-nazgul-void = Der Nazgûl ({ $die }) tut { $seat } in Gondor nichts.
mordor-out = Die Nazgûl haben { $seat } eingeholt: ausgeschieden.
mordor-rings-void = Die Orks sind in der Überzahl: { $rings ->
    [one] Der Ring zählt
   *[other] { $rings } Ringe zählen
} für { $seat } nicht.
mordor-ring-lost = Kankra nimmt { $seat } einen Ring ab.
mordor-advanced = { $seat } zieht { $fields ->
    [one] ein Feld
   *[other] { $fields } Felder
} vor bis { $place }.
mordor-stays = { $seat } bleibt stehen, Ort: { $place }.
mordor-arrived = { $seat } hat Mordor erreicht. Die Runde wird zu Ende gespielt.
mordor-end-all-out = Alle sind ausgeschieden und haben verloren.
mordor-end-won = Der Ring ist vernichtet. Gewonnen: { $winners }.

# Das Brett im Browser.
mordor-board-round = Runde { $round }
mordor-board-tray = Würfel
mordor-board-map = Karte der Reise
mordor-board-die = { $symbol }, { $colour }
mordor-board-die-hits = { $symbol }, { $colour }, { $hits }
mordor-board-die-blank = { $colour }, noch nicht geworfen
mordor-board-die-aside = { $die }, herausgelegt
mordor-board-hits = trifft { $hobbit }
mordor-board-hits-nobody = trifft niemanden
mordor-board-so-far = Bisher herausgelegt
mordor-board-last-turn = Der letzte Zug
mordor-board-nothing-aside = Noch liegt nichts heraus.
mordor-board-rings = { $count ->
    [0] Kein Ring zählt
    [one] Ein Ring zählt
   *[other] { $count } Ringe zählen
}
mordor-board-orcs-held = Orks abgewehrt
mordor-board-orcs-prevail = Orks in der Überzahl
mordor-board-halves = { $count ->
    [0] Gandalf wirkt nicht
    [one] halbiert ein Feld
   *[other] halbiert { $count } Felder
}
mordor-board-strikes = { $count ->
    [one] trifft { $hobbit }
   *[other] treffen { $hobbit } { $count }-mal
}
mordor-board-turn = am Zug
mordor-board-start = Startspieler
mordor-board-out = ausgeschieden
mordor-board-arrived = am Ziel
mordor-board-legend = Was die Symbole bewirken
mordor-board-legend-places = Was Symbole und Orte bewirken
mordor-board-sheet = { $name } als { $hobbit }, Ort { $place }: { $rings } von { $fields } Ringfeldern abgestrichen. { $state ->
    [out] Alle Nazgûl-Felder sind abgestrichen, ausgeschieden.
   *[travelling] Noch { $left ->
        [one] ein Nazgûl
       *[other] { $left } Nazgûl
    } bis zum Ausscheiden, { $halved ->
        [0] kein offenes Feld
        [one] ein offenes Feld
       *[other] { $halved } offene Felder
    } halbiert.
}
mordor-board-means-ring = Ein Ringfeld vor.
mordor-board-means-ring-may = Du darfst ein Ringfeld vor.
mordor-board-means-gandalf = Halbiert dein nächstes Nazgûl-Feld.
mordor-board-means-companion = Wehren einen Ork ab.
mordor-board-means-orc = Mehr Orks als Gefährten: Kein Ring zählt.
mordor-board-means-nazgul = Streicht ein Nazgûl-Feld ab; wen es trifft, steht unter dem Würfel.
mordor-board-means-tree = Beendet das Würfeln.
mordor-board-race = Felder der Ringträger
mordor-board-race-along = Runde für Runde

# Der Plan im Terminal.
mordor-sheet-road = Ringe
mordor-sheet-nazgul = Nazgûl
mordor-sheet-out = ausgeschieden
mordor-sheet-arrived = in Mordor
mordor-sheet-active = am Zug
mordor-sheet-waits = wartet
mordor-sheet-aside = herausgelegt
mordor-sheet-in-hand = im Wurf
mordor-sheet-left = noch { $left } Nazgûl bis zum Ausscheiden

# Wovon der Rang am Ende kommt.
mordor-results-out = ausgeschieden
mordor-results-arrived = in Mordor, noch { $left ->
    [one] ein Nazgûl-Feld
   *[other] { $left } Nazgûl-Felder
} übrig
mordor-results-late = nicht bis Mordor gekommen

# Was eine Antwort kostet, in Erklärungen.
mordor-holding-dice = { $count ->
    [one] einen Würfel in der Hand
   *[other] { $count } Würfel in der Hand
}
mordor-holding-half-fields = { $count ->
    [one] ein halbes Nazgûl-Feld
   *[other] { $count } halbe Nazgûl-Felder
}

# Was aus einer Antwort werden kann, in Erklärungen.
mordor-prospect-roll = Danach würfelst du { $dice ->
    [one] mit einem Würfel
   *[other] mit { $dice } Würfeln
} noch einmal. Mit { $nazgul } % Wahrscheinlichkeit ist ein Nazgûl dabei, den du nehmen musst, mit { $ring } % ein Ring.
mordor-prospect-strikes = So wie es steht, trifft der Nazgûl ({ $die }) { $victim }: { $halves ->
    [1] Ein halbes Nazgûl-Feld
   *[other] Ein Nazgûl-Feld
} wird abgestrichen, { $left ->
    [one] eins bleibt
   *[other] { $left } bleiben
} übrig.
mordor-prospect-out = So wie es steht, holt der Nazgûl ({ $die }) { $victim } ein: ausgeschieden.
mordor-prospect-no-harm = So wie es steht, tut der Nazgûl ({ $die }) niemandem etwas.
mordor-prospect-orcs = So wie es steht, sind die Orks in der Überzahl: { $rings ->
    [one] Der Ring zählt
   *[other] { $rings } Ringe zählen
} nicht.

# Was ein Rat bringt oder verhindert, im Schnitt gedachter Verläufe.
mordor-stake-rings-gain = { $amount ->
    [one] 1 Feld auf dem Weg des Ringträgers
   *[other] { $amount } Felder auf dem Weg des Ringträgers
}
mordor-stake-rings-spare = { $amount ->
    [one] den Verlust von 1 Feld auf dem Weg des Ringträgers
   *[other] den Verlust von { $amount } Feldern auf dem Weg des Ringträgers
}
mordor-stake-nazgul-gain = { $amount ->
    [one] 1 halbes Nazgûl-Feld zurück
   *[other] { $amount } halbe Nazgûl-Felder zurück
}
mordor-stake-nazgul-spare = { $amount ->
    [one] 1 halbes Nazgûl-Feld
   *[other] { $amount } halbe Nazgûl-Felder
}

# Felder des Stellungseditors.
mordor-field-start = Startspieler
mordor-field-active = Wer am Zug ist
mordor-field-round = Runde
mordor-field-place = Ort
mordor-field-rings = Abgestrichene Ringfelder
mordor-field-crossed = Abgestrichene Nazgûl-Felder, in Hälften
mordor-field-halved = Halbierte Nazgûl-Felder
mordor-field-rolled = Würfel in der Hand
mordor-field-aside = Herausgelegte Würfel

# Was alle anderen lesen, während ein Platz entscheidet, nach Art der Frage.
mordor-watch-set-aside = { $seat } wählt Würfel aus.
mordor-watch-repeat-roll = { $seat } überlegt, den Wurf zu wiederholen.
mordor-watch-how-far = { $seat } überlegt, wie weit es gehen soll.

mordor-theme-first-roll = Nach dem ersten Wurf
mordor-theme-later-roll = Nach weiteren Würfen

# Der Stellungseditor.
mordor-edit-group-sheets = Zettel
mordor-edit-group-dice = Würfel
mordor-edit-group-turn = Zug
mordor-edit-rings = Ringträger
mordor-edit-square = Nazgûl-Feld { $field }
mordor-edit-square-open = frei
mordor-edit-square-halved = halbiert
mordor-edit-square-half-crossed = halb abgestrichen
mordor-edit-square-crossed = abgestrichen
mordor-edit-face = Was der Würfel zeigt ({ $colour })
mordor-edit-lies = Wo der Würfel liegt ({ $colour })
mordor-edit-hand = in der Hand
mordor-edit-aside = herausgelegt
mordor-edit-set-aside = Welche Würfel herausgelegt werden
mordor-edit-repeat-roll = Ob der Wurf wiederholt wird
mordor-edit-how-far = Wie weit es geht
