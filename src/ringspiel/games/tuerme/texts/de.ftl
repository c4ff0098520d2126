# Die Zwei Türme, deutsch.

tuerme-title = Die Zwei Türme
tuerme-summary = Haltet gemeinsam die Orks auf, bis die Ents Orthanc erreichen – und schlagt dabei mehr von ihnen als die anderen.
tuerme-effort = etwa eine halbe Stunde · mittel

tuerme-option-extra_orcs = Zusätzliche Orks
tuerme-option-extra_orcs-hint = Mit einem zweiten Ring von Orks um einen oder beide Türme wird es schwerer.
tuerme-option-extra_orcs-none = Keine
tuerme-option-extra_orcs-one-tower = Zweiter Ring um Orthanc (7 Orks mehr)
tuerme-option-extra_orcs-both-towers = Zweite Ringe um beide Türme (14 Orks mehr)
tuerme-option-start = Startspieler
tuerme-option-start-hint = Wer Grün hat und beginnt; ohne Angabe entscheidet das Los.

tuerme-colour-green = Grün
tuerme-colour-red = Rot
tuerme-colour-blue = Blau
tuerme-colour-yellow = Gelb

tuerme-hero-aragorn = Aragorn
tuerme-hero-legolas = Legolas
tuerme-hero-gimli = Gimli
tuerme-hero-eomer = Éomer
tuerme-hero-faramir = Faramir
tuerme-hero-gandalf = Gandalf

tuerme-symbol-orthogonal = gerade
tuerme-symbol-diagonal = schräg
tuerme-symbol-any = alle Richtungen

tuerme-card = { $hero } { $strength } ({ $symbol })
tuerme-card-shadowfax = { $hero } { $strength } ({ $symbol } oder Schattenfell)
tuerme-shadowfax = Schattenfell

tuerme-side-isengard = Isengart
tuerme-side-mordor = Mordor
tuerme-tower-orthanc = Orthanc
tuerme-tower-barad-dur = Barad-dûr

tuerme-area-amon-hen = Amon Hen
tuerme-area-fangorn = Fangorn
tuerme-area-edoras = Edoras
tuerme-area-helms-deep = Helms Klamm
tuerme-area-rohan-plain = Rohan-Ebene
tuerme-area-minas-tirith = Minas Tirith

tuerme-event-amon-hen-cleared = Amon Hen wird frei
tuerme-event-amon-hen-cleared-hint = Alle Orks auf Amon Hen gehen zurück in den Vorrat.
tuerme-event-wrath-of-the-forest = Zorn des Waldes
tuerme-event-wrath-of-the-forest-hint = Alle Orks in Fangorn gehen zurück in den Vorrat.
tuerme-event-council-of-war = Kriegsrat
tuerme-event-council-of-war-hint = Alle legen ihre Heldenkarten ab und ziehen drei neue.
tuerme-event-raid-on-the-herds = Raub der Herden
tuerme-event-raid-on-the-herds-hint = Drei Orks kommen auf die ersten freien Felder der Rohan-Ebene.
tuerme-event-call-of-saruman = Sarumans Ruf
tuerme-event-call-of-saruman-hint = Eine weitere Orkkarte wird aufgedeckt.
tuerme-event-guard-of-edoras = Wache von Edoras
tuerme-event-guard-of-edoras-hint = Alle Orks in Edoras gehen zurück in den Vorrat.
tuerme-event-reinforcements-from-orthanc = Nachschub aus Orthanc
tuerme-event-reinforcements-from-orthanc-hint = Jedes freie Feld des inneren Rings um Orthanc erhält einen Ork.
tuerme-event-riders-of-the-mark = Reiter der Mark
tuerme-event-riders-of-the-mark-hint = Alle Orks auf der Rohan-Ebene gehen zurück in den Vorrat.
tuerme-event-muster-at-edoras = Sammeln in Edoras
tuerme-event-muster-at-edoras-hint = Alle Figuren werden auf freie Felder von Edoras gesetzt, solange es dort welche gibt.
tuerme-event-drums-in-the-night = Trommeln in der Nacht
tuerme-event-drums-in-the-night-hint = Eine weitere Orkkarte wird aufgedeckt.
tuerme-event-morning-in-the-deep = Morgenlicht in der Klamm
tuerme-event-morning-in-the-deep-hint = Alle Orks in Helms Klamm gehen zurück in den Vorrat.
tuerme-event-black-gate = Das Schwarze Tor öffnet sich
tuerme-event-black-gate-hint = Jedes freie Feld des inneren Rings um Barad-dûr erhält einen Ork.
tuerme-event-sortie-from-minas-tirith = Ausfall aus Minas Tirith
tuerme-event-sortie-from-minas-tirith-hint = Alle Orks in Minas Tirith gehen zurück in den Vorrat.
tuerme-event-storm-of-the-towers = Sturm der zwei Türme
tuerme-event-storm-of-the-towers-hint = Zwei weitere Orkkarten werden aufgedeckt.

tuerme-wave = { $count ->
    [one] ein Ork
   *[other] { $count } Orks
} von { $side } in Reihe { $row }

tuerme-ask-place = { $seat }: Wo beginnt die Figur { $figure }?
tuerme-ask-card = { $seat }: Welche Heldenkarte spielst du?
tuerme-ask-figure = { $seat }: Welche deiner Figuren zieht?
tuerme-ask-step = { $seat }: Wohin zieht { $figure }? Stärke { $strength }.
tuerme-ask-next-step = { $seat }: Zieht { $figure } weiter? Stärke { $strength }.
tuerme-ask-jump = { $seat }: Wohin springt Schattenfell mit { $figure }?
tuerme-ask-muster = { $seat }: Auf welches Feld von { $area } kommt { $figure }?

tuerme-put = Auf { $field } stellen
tuerme-stay = Auf { $field } bleiben
tuerme-figure-on = { $figure } auf { $field }
tuerme-step = Auf { $field } ziehen (Stärke { $price })
tuerme-step-orc = Auf { $field } ziehen, Ork schlagen (Stärke { $price })
tuerme-with-pincer = { $move }, Zange: { $own ->
    [one] ein Ork
   *[other] { $own } Orks
} für dich{ $others ->
    [0] {""}
    [one] , einer für Mitspieler
   *[other] , { $others } für Mitspieler
}
tuerme-stop = Auf { $field } stehen bleiben
tuerme-jump = Mit Schattenfell springen
tuerme-jump-to = Auf { $field } springen
tuerme-jump-to-orc = Auf { $field } springen, Ork schlagen

tuerme-refuse-ZT-2 = Dort ist der Rand des Plans oder ein Turm.
tuerme-refuse-ZT-7 = Die Figuren beginnen auf einem freien Feld von Amon Hen.
tuerme-refuse-ZT-20 = Diese Heldenkarte hast du nicht auf der Hand.
tuerme-refuse-ZT-22 = In diese Richtung lässt dich die Karte nicht ziehen, oder die Figur hat die Richtung schon einmal gewechselt.
tuerme-field-not-next = Eine Figur zieht Feld für Feld; dieses Feld liegt nicht neben ihr.
tuerme-refuse-ZT-23 = Die Stärke ist verbraucht.
tuerme-refuse-ZT-24 = Auf dem Feld einer anderen Figur darf der Zug nicht enden.
tuerme-refuse-ZT-25 = Wenigstens ein Feld weit muss die Figur ziehen.
tuerme-card-cannot-move = Mit dieser Karte könntest du nicht ziehen. Wer ziehen kann, muss eine Karte spielen, mit der es geht.
tuerme-figure-cannot-move = Diese Figur kann mit der Karte nicht ziehen, die andere aber schon; also zieht die andere.
tuerme-refuse-ZT-26 = Zurück geht es nicht: Kein Feld wird in einem Zug zweimal betreten.
tuerme-refuse-ZT-27 = Ein Ork kostet zwei Punkte Stärke; so viele sind nicht übrig.
tuerme-refuse-ZT-28 = Springen kannst du nur mit Gandalf, statt zu ziehen, und nur auf ein Feld ohne Figur und Turm.
tuerme-refuse-ZT-29 = Von dort käme die Figur nicht mehr weg, und auf dem Feld einer anderen darf sie nicht stehen bleiben.
tuerme-refuse-ZT-45 = Das ist keine deiner Figuren.
tuerme-refuse-ZT-56 = Nur ein freies Feld von { $area } kommt in Frage.

tuerme-start = { $seat } hat Grün und beginnt.
tuerme-placed = { $seat } stellt { $figure } auf { $field }.
tuerme-turn = Zug { $turn }: { $seat }.
tuerme-orc-card = { $seat } deckt eine Orkkarte auf: { $orc_card }.
tuerme-orcs-shuffled = Alle neun Orkkarten waren an der Reihe und werden neu gemischt.
tuerme-laid = { $count ->
    [one] Ein Ork kommt
   *[other] { $count } Orks kommen
} auf { $fields }.
tuerme-row-full = Für { $count ->
    [one] einen Ork
   *[other] { $count } Orks
} ist kein Feld mehr frei.
tuerme-supply-empty = Der Vorrat ist leer: { $count ->
    [one] Ein Ork fehlt
   *[other] { $count } Orks fehlen
}.
tuerme-played = { $seat } spielt { $card }.
tuerme-strength = { $figure } zieht mit Stärke { $strength } ({ $orcs ->
    [0] kein Ork steht daneben
    [one] ein Ork steht daneben
   *[other] { $orcs } Orks stehen daneben
}).
tuerme-stuck = { $figure } kann nicht ziehen und bleibt stehen; die Karte ist verbraucht.
tuerme-moved = { $figure } zieht auf { $field }; übrige Stärke: { $strength }.
tuerme-captured = { $figure } zieht auf { $field } und schlägt einen Ork; übrige Stärke: { $strength }.
tuerme-jumped = Schattenfell trägt { $figure } auf { $field }.
tuerme-jumped-captured = Schattenfell trägt { $figure } auf { $field } und schlägt einen Ork.
tuerme-pincer = Zange mit { $figure }! { $seat } nimmt { $own_count ->
    [one] einen Ork
   *[other] { $own_count } Orks
}, { $partner } bekommt { $partners_count ->
    [0] keinen
    [one] einen
   *[other] { $partners_count }
}.
tuerme-pincer-alone = Zange mit { $figure }! { $seat } nimmt { $own_count ->
    [one] einen Ork
   *[other] alle { $own_count } Orks
}.
tuerme-discarded = { $seat } legt { $card } ab.
tuerme-drew = { $seat } zieht { $card }.
tuerme-drew-hidden = { $seat } zieht eine Heldenkarte.
tuerme-heroes-shuffled = Die { $count } abgelegten Heldenkarten werden zum neuen Stapel gemischt.
tuerme-turned-up = { $seat } deckt einen Ork auf: { $points ->
    [one] ein Heldenpunkt
   *[other] { $points } Heldenpunkte
}.
tuerme-turned-up-ent = { $seat } deckt einen Ork auf: { $points ->
    [one] ein Heldenpunkt
   *[other] { $points } Heldenpunkte
} und ein Ent.
tuerme-ent = Die Ents rücken vor: Schritt { $step } von { $last }.
tuerme-event = Ereignis: { $happening }.
tuerme-cleared = { $area }: { $count ->
    [0] Kein Ork ist da
    [one] Ein Ork geht in den Vorrat zurück
   *[other] { $count } Orks gehen in den Vorrat zurück
}.
tuerme-mustered = { $seat } stellt { $figure } auf { $field }.
tuerme-muster-full = Für { $figure } ist dort kein Feld mehr frei.
tuerme-end-linked = Die Orks haben die Türme verbunden. Alle haben verloren.
tuerme-end-linked-outcome = Eine Kette von Orks verbindet die beiden Türme. Alle haben verloren.
tuerme-end-won = Die Ents haben Orthanc erreicht! { $decided ->
    [shared] Gleich viele Heldenpunkte und gleich viele Orks: { $winners } teilen sich den Sieg.
    [tiles] Bei gleich vielen Heldenpunkten hat { $winners } die meisten Orks und gewinnt.
   *[points] { $winners } hat die meisten Heldenpunkte und gewinnt.
}
tuerme-end-won-outcome = Die Ents haben Orthanc erreicht. { $decided ->
    [shared] Den Sieg teilen sich { $winners }, gleich an Heldenpunkten und Orks.
    [tiles] Es gewinnt { $winners }, bei gleich vielen Heldenpunkten mit den meisten Orks.
   *[points] Es gewinnt { $winners } mit den meisten Heldenpunkten.
}

tuerme-board-turn = Zug { $turn }
tuerme-board-label = Spielplan
tuerme-board-row = Reihe { $row }
tuerme-board-orcs = Orks stehen auf { $fields }.
tuerme-board-no-orcs = Kein Ork steht auf dem Plan.
tuerme-board-figure = { $figure } ({ $name }) steht auf { $field }.
tuerme-board-field = Feld { $field }
tuerme-board-field-orc = Feld { $field } mit Ork
tuerme-board-field-figure = Feld { $field } mit Figur { $figure }
tuerme-board-field-area = { $field }, { $area }
tuerme-board-gap = { $missing ->
    [0] Die Türme sind verbunden
    [one] Nur ein Ork fehlt zur Kette
   *[other] { $missing } Orks fehlen zur Kette
}
tuerme-board-gap-none = Figuren versperren jede Kette
tuerme-board-gap-show = Kürzeste Kette zeigen
tuerme-board-ent = Ents: Schritt { $step } von { $last }
tuerme-board-supply = Vorrat: { $count ->
    [one] ein Ork
   *[other] { $count } Orks
}
tuerme-board-orc-card = Orkkarte
tuerme-board-orc-card-none = Noch keine Orkkarte
tuerme-board-laid = Neu: { $fields }
tuerme-board-laid-none = Kein Ork kam dazu.
tuerme-board-orc-pile = { $left } von 9 Karten im Stapel
tuerme-board-event = Ereignis
tuerme-board-event-none = Noch kein Ereignis
tuerme-board-events-left = Noch { $left } im Stapel
tuerme-board-hand = Deine Heldenkarten
tuerme-board-played = Gespielt
tuerme-board-strength = Stärke { $strength }
tuerme-board-tiles = { $count ->
    [one] ein Ork
   *[other] { $count } Orks
}
tuerme-board-face-down = + { $count } verdeckt
tuerme-board-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
tuerme-board-points-secret = Punkte geheim
tuerme-board-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
tuerme-board-plan = Zug planen
tuerme-board-plan-hint = Wähle ein Feld; der Weg dorthin wird gezeigt, bevor du ziehst.
tuerme-board-plan-to = Nach { $field }
tuerme-board-plan-cost = Stärke { $cost } von { $strength }
tuerme-board-plan-gain = { $own ->
    [0] kein Ork für dich
    [one] ein Ork für dich
   *[other] { $own } Orks für dich
}
tuerme-board-plan-others = { $others ->
    [one] einer für Mitspieler
   *[other] { $others } für Mitspieler
}
tuerme-board-plan-pincer = Zange um { $fields }
tuerme-board-plan-stop = Hinziehen und stehen bleiben
tuerme-board-plan-on = Hinziehen, dann weiter
tuerme-board-plan-cancel = Anderes Feld
tuerme-board-plan-ways = Mehrere Wege führen dorthin
tuerme-board-reach = Nach { $field }, Stärke { $cost }, { $own ->
    [0] kein Ork
    [one] ein Ork
   *[other] { $own } Orks
}
tuerme-board-discards = Abgelegt: { $cards }
tuerme-board-race = Geschlagene Orks
tuerme-board-race-along = Zug für Zug

# Der Plan im Terminal.
tuerme-sheet-orc = Ork
tuerme-sheet-new-orc = Ork, gerade gekommen
tuerme-sheet-heroes = Heldenkarten im Stapel: { $count }

# Wovon der Rang am Ende kommt.
tuerme-results = { $points ->
    [one] ein Heldenpunkt
   *[other] { $points } Heldenpunkte
}, { $tiles ->
    [one] ein Ork
   *[other] { $tiles } Orks
}

# Im Voraus angeordnet.
tuerme-order-muster-near = Werden die Helden gesammelt: meine Figuren auf das nächste freie Feld

# Was eine Antwort kostet, in Erklärungen.
tuerme-holding-cards = { $count ->
    [one] eine Karte aus der Hand
   *[other] { $count } Karten aus der Hand
}
tuerme-holding-tiles = { $count ->
    [one] einen geschlagenen Ork
   *[other] { $count } geschlagene Orks
}
tuerme-holding-strength = { $count ->
    [one] einen Punkt Stärke dieses Zuges
   *[other] { $count } Punkte Stärke dieses Zuges
}

# Was aus einer Antwort werden kann, in Erklärungen.
tuerme-prospect-tile = Jeder geschlagene Ork wird am Ende des Zuges aufgedeckt: im Schnitt { $points } Punkte, und mit { $percent } % Wahrscheinlichkeit ein Ent.

# Was ein Rat bringt oder verhindert, im Schnitt gedachter Verläufe.
tuerme-stake-points-gain = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
tuerme-stake-points-spare = { $amount ->
    [one] den Verlust von 1 Punkt
   *[other] den Verlust von { $amount } Punkten
}
tuerme-stake-ents-gain = { $amount ->
    [one] 1 Schritt der Ents
   *[other] { $amount } Schritte der Ents
}
tuerme-stake-ents-spare = { $amount ->
    [one] einen Schritt der Ents zurück
   *[other] { $amount } Schritte der Ents zurück
}
tuerme-stake-orcs-gain = { $amount ->
    [one] 1 Ork weniger auf dem Plan
   *[other] { $amount } Orks weniger auf dem Plan
}
tuerme-stake-orcs-spare = { $amount ->
    [one] 1 weiteren Ork auf dem Plan
   *[other] { $amount } weitere Orks auf dem Plan
}
tuerme-stake-rivals-gain = { $amount ->
    [one] 1 Punkt weniger für den besten Mitspieler
   *[other] { $amount } Punkte weniger für den besten Mitspieler
}
tuerme-stake-rivals-spare = { $amount ->
    [one] noch 1 Punkt des besten Mitspielers
   *[other] weitere { $amount } Punkte des besten Mitspielers
}

# Felder des Stellungseditors.
tuerme-field-start = Startspieler
tuerme-field-active = Wer am Zug ist
tuerme-field-turn = Zug
tuerme-field-orcs = Orks auf dem Plan
tuerme-field-figures = Felder der Figuren
tuerme-field-supply = Orks im Vorrat
tuerme-field-backs = Noch nicht aufgedeckte Orks
tuerme-field-tiles = Geschlagene Orks
tuerme-field-points = Heldenpunkte
tuerme-field-face_down = In diesem Zug geschlagene Orks
tuerme-field-hands = Hand
tuerme-field-pile = Stapel der Heldenkarten
tuerme-field-discards = Abgelegte Heldenkarten
tuerme-field-drawn_in = Nach welchem Mischen jede Karte gezogen wurde
tuerme-field-shuffles = Wie oft der Stapel gemischt wurde
tuerme-field-orc_pile = Stapel der Orkkarten
tuerme-field-orc_card = Offene Orkkarte
tuerme-field-laid = Damit gelegte Orks
tuerme-field-event_pile = Stapel der Ereigniskarten
tuerme-field-event = Offene Ereigniskarte
tuerme-field-ent = Schritte der Ents
tuerme-field-card = Gespielte Heldenkarte
tuerme-field-mover = Ziehende Figur
tuerme-field-heading = Ihre Richtung
tuerme-field-turned = Sie ist abgebogen
tuerme-field-strength = Übrige Stärke

# Was alle anderen lesen, während ein Platz entscheidet, nach Art der Frage.
tuerme-watch-place-figure = { $seat } wählt, wo die Figur { $figure } beginnt.
tuerme-watch-play-card = { $seat } wählt eine Heldenkarte.
tuerme-watch-pick-figure = { $seat } wählt eine Figur aus.
tuerme-watch-step = { $seat } zieht { $figure }. Stärke { $strength }.
tuerme-watch-jump-to = { $seat } wählt, wohin Schattenfell mit { $figure } springt.
tuerme-watch-muster = { $seat } wählt ein Feld von { $area } für { $figure }.

tuerme-theme-step = Wohin ziehen?
tuerme-theme-play-card = Welche Karte?

# Der Stellungseditor.
tuerme-edit-group-board = Auf dem Plan
tuerme-edit-group-players = Was die Spieler haben
tuerme-edit-group-turn = Zug
tuerme-edit-group-tiles = Orks, die noch kommen
tuerme-edit-group-piles = Karten
tuerme-edit-figure = Figur ({ $colour })
tuerme-edit-orcs = Ork
tuerme-edit-orc-card = { $waves }
tuerme-edit-backs = Noch verdeckt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tuerme-edit-backs-ent = Noch verdeckt: Ents
