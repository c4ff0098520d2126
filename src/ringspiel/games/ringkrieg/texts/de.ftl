# Der Ringkrieg, deutsch.

ringkrieg-title = Der Ringkrieg
ringkrieg-summary = Die Freien Völker tragen den Ring zum Feuer, während die Heere des Schattens marschieren. Für zwei, oder mit Partnern zu dritt und zu viert.
ringkrieg-effort = zwei bis drei Stunden · anspruchsvoll
ringkrieg-option-expansion = Mit der Erweiterung
ringkrieg-option-expansion-hint = Das Ende des Dritten Zeitalters, alles zusammen: Sméagol, Galadriel, der Anführer der Ringgeister, der Balrog, Dunländer, Corsaren, Ents, Belagerungsmaschinen und 14 Ereigniskarten.
ringkrieg-option-relaxed_sea = Schiffe landen auch vor leeren Siedlungen
ringkrieg-option-relaxed_sea-hint = Nur mit der Erweiterung: Schiffe dürfen eine Armee auch in eine Region mit einer feindlichen Siedlung bringen, wenn dort keine feindlichen Einheiten stehen (FAQ von 2008 und 2011). Das Regelbuch verbietet es.
ringkrieg-option-corruption = Korrumpierung zu Beginn
ringkrieg-option-corruption-hint = Wenn die Freien Völker stärker gespielt werden: Die Ringträger beginnen mit so viel Korrumpierung. Wer die Freien Völker will, kann sie damit ersteigern. Hausregel, üblich ist 0.
ringkrieg-option-progress = Vorsprung der Gefährten
ringkrieg-option-progress-hint = Wenn der Schatten stärker gespielt wird: So viele Schritte haben die Gefährten schon verborgen zurückgelegt. Hausregel, üblich ist 0.

ringkrieg-side-free = Freie Völker
    .der = die Freien Völker
    .Der = Die Freien Völker
    .zahl = viele
ringkrieg-side-shadow = Schatten
    .der = der Schatten
    .Der = Der Schatten
    .zahl = einer

ringkrieg-face-character = Person
ringkrieg-face-army = Armee
ringkrieg-face-muster = Rekrutierung
ringkrieg-face-event = Ereignis
ringkrieg-face-army-muster = Armee/Rekrutierung
ringkrieg-face-will = Wille des Westens
ringkrieg-face-eye = Auge

ringkrieg-deck-fp-character = Personenstapel der Freien Völker
ringkrieg-deck-fp-strategy = Strategiestapel der Freien Völker
ringkrieg-deck-shadow-character = Personenstapel des Schattens
ringkrieg-deck-shadow-strategy = Strategiestapel des Schattens

ringkrieg-figures = { $count ->
    [1] { $kind }
   *[other] { $count } × { $kind }
}

# Wofür ein Würfel verwendet wird.
ringkrieg-use-skip = ohne Wirkung ablegen
ringkrieg-use-move-fellowship = Gemeinschaft fortbewegen
ringkrieg-use-hide = Gemeinschaft verdecken
ringkrieg-use-separate = Gefährten abtrennen
ringkrieg-use-move-companions = Gefährten bewegen
ringkrieg-use-move-minions = Nazgûl und Günstlinge bewegen
ringkrieg-use-move-army = Armeen bewegen
ringkrieg-use-attack = angreifen
ringkrieg-use-play-card = Ereignis ausspielen
ringkrieg-use-diplomacy = eine Nation dem Krieg näher bringen
ringkrieg-use-recruit = rekrutieren
ringkrieg-use-bring-character = eine Person ins Spiel bringen
ringkrieg-use-draw-card = eine Karte ziehen
ringkrieg-use-voice-of-saruman = Sarumans Stimme
ringkrieg-use-messenger-move = Bote des Dunklen Turms: Armeen bewegen
ringkrieg-use-messenger-attack = Bote des Dunklen Turms: angreifen
ringkrieg-use-messenger-play = Bote des Dunklen Turms: Armee-Ereignis ausspielen
ringkrieg-use-statesman = ein Gefährte drängt sein Volk

# Fragen.
ringkrieg-ask-act = { $seat }: Wähle einen Würfel und wofür du ihn verwendest.
ringkrieg-ask-act-idle = { $seat }: Wähle einen Würfel und wofür du ihn verwendest. Jetzt nur abzulegen: { $faces }.
ringkrieg-ask-allocation = { $seat }: Wie viele Würfel lauern in der Jagd-Box auf den Ring?
ringkrieg-ask-bring = { $seat }: Wer kommt ins Spiel, und wo?
ringkrieg-ask-companion = { $seat }: Welcher Gefährte bricht als Nächster auf?
ringkrieg-ask-companions-go = { $seat }: Wohin geht die Gruppe ({ $force })?
ringkrieg-ask-company = { $seat }: Wer geht mit ({ $force })?
ringkrieg-ask-deck = { $seat }: Von welchem Stapel ziehst du?
ringkrieg-ask-diplomacy = { $seat }: Welche Nation rückt ein Feld auf den Krieg zu?
ringkrieg-ask-discard = { $seat }: Du hältst mehr als { $limit } Karten. Welche legst du verdeckt ab?
ringkrieg-ask-excess = { $seat }: Zu viele Einheiten { $region-in }. Welche kehrt zu den Verstärkungen zurück?
ringkrieg-ask-fellowship = { $seat }: Position der Gemeinschaft angeben, Ratgeber wechseln oder weder noch?
ringkrieg-ask-guide = { $seat }: Wer wird Ratgeber?
ringkrieg-ask-leaver = { $seat }: Wer verlässt die Gemeinschaft?
ringkrieg-ask-lower = { $seat }: Die Jagd richtet { $damage } Schaden an. Verringern?
ringkrieg-ask-meet = { $seat }: Wie begegnest du { $damage } Schaden?
ringkrieg-ask-minion = { $seat }: Welcher Nazgûl oder Günstling zieht als Nächster?
ringkrieg-ask-minion-goes = { $seat }: Wohin zieht { $kind-ein }?
ringkrieg-ask-move-army = { $seat }: Welche Armee zieht wohin? Noch zu bewegen: { $left }.
ringkrieg-ask-recruit = { $seat }: Wen rekrutierst du, und wo?
ringkrieg-ask-recruit-second = { $seat }: Eine zweite Figur in einer anderen Siedlung?
ringkrieg-ask-reroll = { $seat }: Wie viele Fehlwürfe wiederholst du?
ringkrieg-ask-call-to-arms = { $seat }: Wohin kommt eine reguläre Einheit Isengarts? Es sind nur noch { $left } da.
ringkrieg-ask-voice = { $seat }: Was befiehlt Sarumans Stimme?
ringkrieg-ask-walk = { $seat }: Die Ringträger sind { $region-in } und können noch { $left ->
    [one] eine Region
   *[other] { $left } Regionen
} weit gehen. Wohin?
ringkrieg-ask-who-goes = { $seat }: { $force } gehen { $to-nach }. Bleibt jemand zurück?

# Antworten.
ringkrieg-choose-use = { $face }: { $use }
ringkrieg-choose-use-only = { $face }: { $use }: { $only }
ringkrieg-choose-remove-for-ring = { $card }, für einen Elbenring
ringkrieg-choose-remove-for-cards = { $card }, für eine Armee- und eine Personenkarte aus deiner Hand
ringkrieg-choose-ring = Elbenring: { $face } auf { $turned } drehen
ringkrieg-choose-pass = Passen
ringkrieg-choose-done = Weiter
ringkrieg-choose-no-more = Keine weitere Figur
ringkrieg-choose-set-out = Aufbrechen
ringkrieg-choose-stop = Hier bleiben
ringkrieg-choose-declare = Position der Gemeinschaft angeben
ringkrieg-choose-guide = { $kind-Ein } wird Ratgeber
ringkrieg-choose-allocation = { $dice } Würfel
ringkrieg-choose-reroll = { $dice } Würfel
ringkrieg-choose-figure = { $kind }
ringkrieg-choose-go = Losziehen: { $force }
ringkrieg-choose-stay = Es bleibt zurück: { $kind }
ringkrieg-choose-march = Marsch { $origin-von } { $to-nach }
ringkrieg-choose-recruit = { $kind } { $region-in }
ringkrieg-choose-accept = { $damage } Schaden hinnehmen
ringkrieg-choose-hobbit = Der Hobbit geht: 1 Schaden weniger
ringkrieg-choose-give-away = Gollum lässt sie entdecken: 1 Schaden weniger
ringkrieg-choose-meet-ring = Den Ring benutzen: { $damage } Korrumpierung
ringkrieg-choose-meet-guide = Den Ratgeber verlieren: { $kind-ein }
ringkrieg-choose-meet-random = Einen zufälligen Gefährten verlieren
ringkrieg-choose-voice-regulars = Eine reguläre Einheit in jeder Siedlung Isengarts
ringkrieg-choose-voice-one-elite = Eine reguläre Einheit in Orthanc wird Elite
ringkrieg-choose-voice-two-elites = Zwei reguläre Einheiten in Orthanc werden Elite

# Warum nicht.
ringkrieg-refuse-RK-412 = Diese Nation führt dein Partner.
ringkrieg-refuse-RK-408 = Ob die Position der Gemeinschaft angegeben wird, entscheidet nur der führende Spieler eurer Seite.
ringkrieg-refuse-RK-448 = Diese Einheit gehört deinem Partner. Ihr steht dort getrennt, darum trifft der Verlust eine deiner eigenen Einheiten.
ringkrieg-refuse-RK-417 = Über diese Person gebietet dein Partner.
ringkrieg-refuse-RK-T21 = Das würde jetzt nichts ändern.
ringkrieg-because-RK-M24-place = Die Karte setzt dort niemanden ein oder niemanden mehr.
ringkrieg-refuse-RK-V24 = Dort könnte der Marsch nicht enden: zu viele Einheiten, eine Grenze, oder keine deiner Armeen, wo die Karte eine verlangt.
ringkrieg-because-RK-V21-follow = Dorthin gehen nur Einheiten Isengarts aus dem Nördlichen oder Südlichen Dunland, soweit Platz ist.
ringkrieg-refuse-RK-V21 = Von dort führt kein Weg weiter, den die Karte erlaubt.
ringkrieg-refuse-RK-E19 = Die Karte bringt eine reguläre Einheit oder Elite einer anderen Nation.
ringkrieg-refuse-RK-E12 = Eine Armee muss ziehen, wenn sie kann.
ringkrieg-because-RK-E33-lose = Dort ist keine Figur dieser Nation.
ringkrieg-because-RK-E33-company = Nur Gefährten seiner Region können mit ihm gehen.
ringkrieg-refuse-RK-E33 = So weit reicht die Karte jetzt nicht. { $effect }
ringkrieg-refuse-RK-H55 = Abgelegt werden kann nur ein Personen-Ereignis der Freien Völker auf dem Tisch.
ringkrieg-because-RK-E28-grieve = Gewählt werden kann nur eine Personenkarte der Freien Völker auf dem Tisch, oder eine wird aus ihrer Hand gezogen.
ringkrieg-refuse-RK-E28 = Der Preis ist eine Karte anderer Art.
ringkrieg-because-RK-E15-other = Jetzt geht es um eine andere Karte.
ringkrieg-because-RK-E15-absent = Diese Karte liegt nicht auf dem Tisch.
ringkrieg-because-RK-E23-must = Die Kampfkarte lässt keine Wahl: Jemand muss genannt werden.
ringkrieg-because-RK-E23-figure = Die Kampfkarte kann diese Figur nicht treffen.
ringkrieg-refuse-RK-E27 = Die Karte wird vom genannten Stapel gezogen oder gar nicht.
ringkrieg-refuse-RK-B25 = Die Voraussetzung der Kampfhälfte ist nicht erfüllt: { $needs }
ringkrieg-refuse-RK-E10 = Die Voraussetzung der Karte ist nicht erfüllt: { $needs }
ringkrieg-refuse-RK-E7 = Eine Karte dieser Art wird mit diesem Würfel nicht ausgespielt.
ringkrieg-refuse-RK-M24 = Eine reguläre Einheit geht in jede Siedlung Isengarts, die offen ist und noch keine bekommen hat.
ringkrieg-refuse-RK-A8 = Dort stehen schon zehn Einheiten; für mehr ist kein Platz.
ringkrieg-refuse-RK-M17 = Alle Figuren dieser Art sind im Spiel oder verloren.
ringkrieg-refuse-RK-M13 = In eine belagerte Festung wird mit einem Würfel nicht rekrutiert.
ringkrieg-refuse-RK-M11 = Ein Anführer wird nur rekrutiert, wo eine Einheit der Freien Völker steht.
ringkrieg-refuse-RK-M10 = Diese Siedlung ist erobert: Dort wird nicht rekrutiert.
ringkrieg-refuse-RK-M9 = Dort stehen feindliche Einheiten.
ringkrieg-refuse-RK-M7 = Die zweite Figur muss in eine andere Siedlung.
ringkrieg-refuse-RK-M5 = Eine Elite kommt allein; die zweite Figur ist regulär, ein Anführer oder ein Nazgûl.
ringkrieg-refuse-RK-M4 = Nazgûl kommen in Festungen Saurons.
ringkrieg-refuse-RK-M3 = Figuren kommen in eine Siedlung, Stadt oder Festung ihrer eigenen Nation.
ringkrieg-refuse-RK-P27 = Nazgûl werden nur rekrutiert, solange Sauron im Krieg ist.
ringkrieg-refuse-RK-M2 = Ein Ergebnis Rekrutierung rekrutiert nur für Nationen im Krieg.
ringkrieg-refuse-RK-M1 = Eine solche Figur rekrutierst du nicht.
ringkrieg-because-RK-E15-passive = Eine Karte auf dem Tisch hält passive Nationen, wo sie sind.
ringkrieg-refuse-RK-P3 = Eine passive Nation kommt nicht auf das letzte Feld; sie muss erst aktiviert werden.
ringkrieg-refuse-RK-P25 = Diese Nation ist schon im Krieg.
ringkrieg-refuse-RK-E5 = Diese Karte hältst du nicht.
ringkrieg-refuse-RK-E1 = Das ist keiner deiner Stapel.
ringkrieg-refuse-RK-E6 = Der Stapel ist aufgebraucht und wird nie neu gemischt.
ringkrieg-refuse-RK-E16 = Mit diesem Würfel lässt sich keine Karte vom Tisch entfernen: Was es kostet, steht auf der Karte.
ringkrieg-refuse-RK-K11 = Dazu muss Boromir in einer Stadt oder Festung Gondors sein, Legolas in einer Elben-Festung oder Gimli in Erebor, nicht erobert, und die Nation sich noch bewegen können.
ringkrieg-refuse-RK-G44 = Diese Person ist schon im Spiel oder verloren.
ringkrieg-because-RK-M20-place = Dort kann jetzt keine Person ins Spiel kommen.
ringkrieg-because-RK-M20-entry = Nicht jetzt oder nicht dort. { $entry }
ringkrieg-because-RK-M20-never = Niemand dieser Art kommt durch einen deiner Würfel ins Spiel.
ringkrieg-because-RK-M20-none = Mit diesem Würfel kann jetzt keine Person ins Spiel kommen; jede Karte nennt ihre Bedingung.
ringkrieg-because-RK-M3-none = Jetzt ist keine Siedlung für solche Rekruten offen.
ringkrieg-because-RK-E10-none = Du hältst kein Ereignis einer Art, die dieser Würfel ausspielt und deren Voraussetzung erfüllt ist.
ringkrieg-because-RK-B3-none = Mit diesem Ergebnis kann keine deiner Armeen angreifen: Es braucht Einheiten im Krieg neben einer feindlichen Armee und bei einem Ergebnis Person einen Anführer oder eine Person darunter.
ringkrieg-because-RK-V4-none = Mit diesem Ergebnis kann keine deiner Armeen ziehen.
ringkrieg-because-RK-C1-nobody = Auf der Karte ist kein Gefährte, der ziehen könnte.
ringkrieg-refuse-RK-D31 = Aragorn und Gandalf der Weiße brauchen einen Würfel, der Wille des Westens zeigt.
ringkrieg-refuse-RK-D28 = Ein Würfel, der das zeigt, taugt dafür nicht.
ringkrieg-because-RK-D27-none = Keine deiner Nationen kann auf den Krieg zu rücken: Sie sind im Krieg oder passiv auf dem letzten Feld davor.
ringkrieg-refuse-RK-D25 = Ein Auge ist nie eine Aktion: Es liegt in der Jagd-Box.
ringkrieg-because-RK-D21-voice = Saruman muss in Orthanc sein, nicht erobert und nicht belagert, und es muss etwas zu rekrutieren oder zu tauschen geben.
ringkrieg-because-RK-D21-messenger = Saurons Mund muss im Spiel sein, einmal im Zug, und eine Armee muss ziehen oder angreifen oder ein Armee-Ereignis gespielt werden können.
ringkrieg-refuse-RK-D21 = Diplomatie bewegt nur eigene Nationen.
ringkrieg-refuse-RK-D19 = Auf der Karte ist kein Nazgûl oder Günstling, der ziehen könnte.
ringkrieg-refuse-RK-D15 = Du hast keinen unbenutzten Würfel, der das zeigt.
ringkrieg-refuse-RK-R12 = Nach einem Ring musst du handeln; passen kannst du nicht.
ringkrieg-refuse-RK-R11 = Ohne unbenutzten Würfel dreht ein Ring nichts.
ringkrieg-refuse-RK-R8 = Deine Würfel haben keine solche Seite, auf die ein Ring drehen könnte.
ringkrieg-refuse-RK-R7 = Ein Ring dreht keinen Würfel auf Wille des Westens.
ringkrieg-refuse-RK-R6 = Ein Spieler setzt in einem Zug höchstens einen Elbenring ein.
ringkrieg-because-RK-R2-same = Der Würfel zeigt diese Seite schon.
ringkrieg-refuse-RK-R2 = Du hast keinen Elbenring einzusetzen.
ringkrieg-refuse-RK-H36 = Bei nur einem Gefährten gibt es nichts zufällig zu ziehen.
ringkrieg-refuse-RK-F60 = Nur Gollum als Ratgeber einer verdeckten Gemeinschaft kann sie entdecken lassen.
ringkrieg-refuse-RK-H40 = Nur ein Hobbit, der Ratgeber ist, kann gehen, um den Schaden zu senken.
ringkrieg-refuse-RK-H39 = Diese Karte kann den Schaden jetzt nicht senken: Sie muss auf dem Tisch liegen und das erlauben.
ringkrieg-because-RK-E33-nazgul = Die Karte lässt nur Nazgûl fliegen.
ringkrieg-refuse-RK-C18 = Ein Günstling ohne Armee betritt keine Festung unter Kontrolle der Freien Völker.
ringkrieg-refuse-RK-C17 = Saurons Mund kann eine Region mit belagerter Festung weder betreten noch verlassen.
ringkrieg-refuse-RK-C16 = Das ist zu weit: Saurons Mund geht bis zu drei Regionen weit.
ringkrieg-refuse-RK-C15 = Saruman verlässt Orthanc nie.
ringkrieg-refuse-RK-C14 = Wähle die Region: Wer zu einer belagerten Festung des Schattens fliegt, kommt zu ihrer Besatzung.
ringkrieg-refuse-RK-C12 = Nazgûl fliegen nicht zu einer Festung der Freien Völker, außer eine Schatten-Armee belagert sie.
ringkrieg-refuse-RK-C9 = Gefährten können eine eigene belagerte Festung weder betreten noch verlassen.
ringkrieg-refuse-RK-C8 = Gefährten müssen an Festungen des Schattens anhalten; der Weg außen herum ist zu weit.
ringkrieg-refuse-RK-C6 = Er geht schon mit oder ist in dieser Aktion schon gezogen.
ringkrieg-refuse-RK-C5 = Eine Gruppe bricht in einer Region auf; er ist anderswo.
ringkrieg-refuse-RK-C4 = Das ist zu weit: Eine Gruppe geht so weit wie ihr höchster Level.
ringkrieg-because-RK-C1-minion = Dort ist kein Nazgûl oder Günstling, der ziehen kann.
ringkrieg-because-RK-C1-companion = Ein solcher Gefährte ist nicht auf der Karte.
ringkrieg-refuse-RK-F47 = Das ist zu weit: Sie gehen so weit, wie die Gemeinschafts-Leiste zeigt, plus der höchste Level unter ihnen.
ringkrieg-refuse-RK-O7 = In Mordor kann niemand abgetrennt werden.
ringkrieg-because-RK-F46-inside = Er ist noch in der Gemeinschaft: Er muss abgetrennt, nicht bewegt werden.
ringkrieg-because-RK-F46-nobody = In der Gemeinschaft ist kein Gefährte mehr.
ringkrieg-refuse-RK-F46 = Mindestens ein Gefährte muss gehen; dafür ist der Würfel verwendet.
ringkrieg-refuse-RK-F45 = Er ist nicht in der Gemeinschaft.
ringkrieg-refuse-RK-F39 = Die Gemeinschaft zu verdecken braucht ein Ergebnis Person, oder einen beliebigen Würfel, solange Streicher Ratgeber ist.
ringkrieg-refuse-RK-F59 = Die Gemeinschaft ist schon verdeckt.
ringkrieg-refuse-RK-F21 = Eine entdeckte Gemeinschaft bewegt sich nicht, bis sie wieder verdeckt ist.
ringkrieg-refuse-RK-F12 = Er ist schon Ratgeber.
ringkrieg-refuse-RK-F10 = Ratgeber ist einer mit dem höchsten Level unter den Gefährten in der Gemeinschaft.
ringkrieg-refuse-RK-O19 = In Mordor ist die Gemeinschaft in keiner Region und gibt keine Position an.
ringkrieg-refuse-RK-F43 = Eine entdeckte Gemeinschaft kann ihre Position nicht angeben; sie muss erst mit einem Würfel verdeckt werden.
ringkrieg-refuse-RK-T6 = Das hast du in dieser Phase schon getan.
ringkrieg-asked-too = Noch zu wählen: { $asked }.
ringkrieg-asked-instead = Jetzt ist etwas anderes zu wählen: { $asked }.
ringkrieg-refuse-RK-B34 = Es gibt keine reguläre Einheit dieser Nation mehr, die die Elite ersetzen könnte.
ringkrieg-refuse-RK-X20 = Für eine weitere Kampfrunde muss eine deiner Elite-Einheiten in diesem Kampf zurückgestuft werden.
ringkrieg-refuse-RK-B47 = Eine solche Figur ist nicht unter denen, die vorrücken könnten.
ringkrieg-refuse-RK-E23 = Die Karte vertreibt die Armee: Sie kann nicht bleiben.
ringkrieg-refuse-RK-B49 = In eine Festung weicht eine Armee nur zu Beginn einer Kampfrunde aus, wo sie eine kontrolliert.
ringkrieg-refuse-RK-B44 = Eine Armee zieht sich in eine angrenzende Region zurück.
ringkrieg-refuse-RK-B61 = Deine letzte Einheit darf nicht durch eigene Treffer fallen, und mehr Treffer als erlaubt gibt es nicht.
ringkrieg-because-RK-B33-absent = Eine solche Einheit ist dort nicht dabei.
ringkrieg-refuse-RK-B33 = Treffer gehen auf Einheiten: reguläre und Elite.
ringkrieg-refuse-RK-A6 = Dort steht keine solche Einheit von dir.
ringkrieg-refuse-RK-A5 = Nur Einheiten zählen für die Höchstzahl und werden entfernt.
ringkrieg-because-RK-B3-empty = Dort steht keine feindliche Armee.
ringkrieg-because-RK-B3-nobody = Neben dieser Armee steht keine feindliche, und keine belagert sie oder wird von ihr belagert.
ringkrieg-refuse-RK-B11 = Wer nicht im Krieg ist, bliebe ohne Einheit zurück.
ringkrieg-refuse-RK-B1 = Dort steht keine deiner Armeen: Eine Armee hat mindestens eine Einheit.
ringkrieg-refuse-RK-E15 = Eine Karte auf dem Tisch verbietet es: Schatten-Armeen dürfen diese Region weder betreten noch dort angreifen.
ringkrieg-refuse-RK-E14 = Die Karte erlaubt nur den Angriff, den sie nennt.
ringkrieg-refuse-RK-V20 = Niemand zieht in eine belagerte Festung oder aus ihr heraus.
ringkrieg-refuse-RK-V17 = Zwischen diesen Regionen liegen Berge, eine schwarze Grenze; niemand überschreitet sie.
ringkrieg-refuse-RK-V16 = Dort stehen feindliche Einheiten: Sie müssen erst angegriffen werden.
ringkrieg-refuse-RK-V15 = Einheiten und Anführer von Nationen, die nicht im Krieg sind, dürfen die Grenze einer anderen Nation nicht überschreiten.
ringkrieg-refuse-RK-V14 = Der erste Zug hat in einer Region zu viele Einheiten gelassen: Der zweite muss sie von dort wegführen.
ringkrieg-refuse-RK-V10 = Diese Figuren sind in dieser Aktion schon gezogen.
ringkrieg-because-RK-V4-shut = Alle Regionen um diese Armee sind ihr jetzt verschlossen.
ringkrieg-refuse-RK-V4 = Eine Armee zieht in eine angrenzende Region.
ringkrieg-refuse-RK-V3 = Mit diesem Ergebnis zieht eine Armee nur zusammen mit einem Anführer oder einer Person, die mitgehen kann.
ringkrieg-refuse-RK-V2 = Mindestens eine Armee muss ziehen; dafür ist der Würfel verwendet.
ringkrieg-refuse-RK-V1 = Dort steht keine deiner Armeen: Eine Armee hat mindestens eine Einheit.
ringkrieg-asked-button = eine der Schaltflächen
ringkrieg-asked-deck = ein Stapel
ringkrieg-asked-nation = eine Nation
ringkrieg-asked-use = wofür er verwendet wird
ringkrieg-asked-die = ein Würfel
ringkrieg-asked-card = eine Karte
ringkrieg-asked-figure = eine Figur
ringkrieg-asked-to = wohin
ringkrieg-asked-region = eine Region
ringkrieg-refuse-RK-T14 = Passen darfst du nur mit weniger unbenutzten Würfeln als dein Gegner.
ringkrieg-refuse-RK-V5 = Eine solche Figur ist nicht unter denen, die gehen könnten.
ringkrieg-refuse-RK-V6 = Anführer dürfen nicht ohne Einheiten zurückbleiben.
ringkrieg-refuse-RK-V8 = Mit einem Personen-Ergebnis muss ein Anführer oder eine Person mit der Armee gehen.
ringkrieg-refuse-RK-V13 = In einer Region dürfen höchstens zehn Einheiten stehen.
ringkrieg-refuse-RK-V22 = Mindestens eine Einheit muss gehen.
ringkrieg-refuse-RK-F29 = Die Figur zieht Schritt für Schritt über offene Grenzen.
ringkrieg-refuse-RK-F33 = Eine eben entdeckte Gemeinschaft darf ihren Zug nicht in einer Stadt oder Festung der Freien Völker beenden.

# Ereignisse.
ringkrieg-turn = Runde { $turn } beginnt.
ringkrieg-drew = { $seat } zieht „{ $card }“ ({ $deck }).
ringkrieg-drew-unseen = { $seat } zieht eine Karte ({ $deck }).
ringkrieg-put-away = { $seat } legt „{ $card }“ verdeckt ab ({ $deck }).
ringkrieg-put-away-unseen = { $seat } legt eine Karte verdeckt ab ({ $deck }).
ringkrieg-discarded = Abgelegt: „{ $card }“.
ringkrieg-allocated = { $seat } legt { $dice } Würfel in die Jagd-Box.
ringkrieg-rolled = { $seat } würfelt { $faces }.
ringkrieg-passed = { $seat } passt.
ringkrieg-ring-spent = { $seat } benutzt einen Elbenring.
ringkrieg-ring-turned = { $seat } dreht { $face } auf { $turned }.
ringkrieg-acts-skip = { $seat } legt einen Würfel ab ({ $face }).
ringkrieg-acts-move-fellowship = { $seat } bewegt die Gemeinschaft fort ({ $face }).
ringkrieg-acts-hide = { $seat } verdeckt die Gemeinschaft ({ $face }).
ringkrieg-acts-separate = { $seat } trennt Gefährten ab ({ $face }).
ringkrieg-acts-move-companions = { $seat } bewegt Gefährten ({ $face }).
ringkrieg-acts-move-minions = { $seat } bewegt Nazgûl und Günstlinge ({ $face }).
ringkrieg-acts-move-army = { $seat } bewegt Armeen ({ $face }).
ringkrieg-acts-attack = { $seat } greift an ({ $face }).
ringkrieg-acts-play-card = { $seat } spielt ein Ereignis ({ $face }).
ringkrieg-acts-diplomacy = { $seat } betreibt Diplomatie ({ $face }).
ringkrieg-acts-recruit = { $seat } rekrutiert ({ $face }).
ringkrieg-acts-bring-character = { $seat } bringt eine Person ins Spiel ({ $face }).
ringkrieg-acts-draw-card = { $seat } zieht mit einem Würfel eine Karte ({ $face }).
ringkrieg-acts-voice-of-saruman = { $seat } lässt Sarumans Stimme sprechen ({ $face }).
ringkrieg-acts-messenger-move = { $seat } bewegt Armeen durch den Boten des Dunklen Turms ({ $face }).
ringkrieg-acts-messenger-attack = { $seat } greift durch den Boten des Dunklen Turms an ({ $face }).
ringkrieg-acts-messenger-play = { $seat } spielt durch den Boten des Dunklen Turms ein Armee-Ereignis ({ $face }).
ringkrieg-acts-statesman = { $seat } lässt einen Gefährten sein Volk drängen ({ $face }).
ringkrieg-activated = { $nation-Der } { $nation-zahl ->
    [viele] sind
   *[eine] ist
} jetzt aktiv.
ringkrieg-advanced = { $nation-Der } { $nation-zahl ->
    [viele] { $box ->
        [0] sind jetzt im Krieg!
        [one] rücken ein Feld auf den Krieg zu; ein Feld fehlt noch.
       *[other] rücken ein Feld auf den Krieg zu; { $box } Felder fehlen noch.
    }
   *[eine] { $box ->
        [0] ist jetzt im Krieg!
        [one] rückt ein Feld auf den Krieg zu; ein Feld fehlt noch.
       *[other] rückt ein Feld auf den Krieg zu; { $box } Felder fehlen noch.
    }
}
ringkrieg-army-moved = { $side }: { $force } { $origin-von } { $to-nach }.
ringkrieg-captured = { $side-Der } { $side-zahl ->
    [viele] erobern
   *[einer] erobert
} { $region-den }.
ringkrieg-retaken = { $side-Der } { $side-zahl ->
    [viele] erobern
   *[einer] erobert
} { $region-den } zurück.
ringkrieg-points = Siegpunkte: Freie Völker { $free }, Schatten { $shadow }.
ringkrieg-siege-lifted = Die Belagerung { $region-in } ist zu Ende.
ringkrieg-leaders-lost = Ohne Armee { $region-in } verloren: { $force }.
ringkrieg-excess = Zu viele { $region-in }: { $kind-ein } kehrt zu den Verstärkungen zurück.
ringkrieg-recruited = { $kind-Ein } kommt { $region-nach }.
ringkrieg-recruited-times = { $times } × { $kind } kommen { $region-nach }.
ringkrieg-exchanged-times = { $times } × { $kind } { $region-in } gehen zurück zu den Verstärkungen.
ringkrieg-replaced = Für { $kind-einen } { $region-in } kommt eine neue Figur.
ringkrieg-exchanged = { $kind-Ein } { $region-in } geht zurück zu den Verstärkungen.
ringkrieg-entered = { $kind-Ein } kommt { $region-in } ins Spiel.
ringkrieg-companions-moved = { $force } { $origin-von } { $to-nach }.
ringkrieg-minion-moved = { $kind-Ein } zieht { $origin-von } { $to-nach }.
ringkrieg-left-fellowship = { $kind-Ein } verlässt die Gemeinschaft.
ringkrieg-separated = { $force }: jetzt { $region-in }.
ringkrieg-lost-in-mordor = In Mordor aus dem Spiel: { $force }.
ringkrieg-guide = Ratgeber ist { $kind-ein }.
ringkrieg-walked = Die Ringträger kommen { $to-nach }.
ringkrieg-declared = Die Gemeinschaft gibt ihre Position an: Sie ist { $region-in }.
ringkrieg-revealed = Die Gemeinschaft ist entdeckt!
ringkrieg-found = Die Gemeinschaft wurde { $region-in } gefunden.
ringkrieg-hidden = Die Gemeinschaft ist wieder verdeckt.
ringkrieg-fellowship-moved = Die Gemeinschaft zieht weiter, { $progress ->
    [one] ein Schritt
   *[other] { $progress } Schritte
} vom zuletzt bekannten Ort.
ringkrieg-hunt-roll = Die Jagd würfelt { $results } (nötig { $needed }): { $successes ->
    [0] Kein Würfel trifft
    [one] Ein Würfel trifft
   *[other] { $successes } Würfel treffen
}.
ringkrieg-tile = Die Jagd zieht { $tile-gezogen }.
ringkrieg-damage = Schaden des Spielsteins: { $damage }.
ringkrieg-damage-lowered = Der Schaden sinkt auf { $damage }.
ringkrieg-companion-lost = { $kind-Ein } ist verloren.
ringkrieg-corrupted = Die Korrumpierung steigt um { $points } auf { $corruption }.
ringkrieg-healed = Die Korrumpierung sinkt um { $points } auf { $corruption }.
ringkrieg-mordor = Die Gemeinschaft betritt Mordor.
ringkrieg-mordor-step = Die Gemeinschaft erreicht Schritt { $step } in Mordor.
ringkrieg-stopped = Die Gemeinschaft wird aufgehalten.
ringkrieg-end-RK-W2 = Die Ringträger sind korrumpiert: Der Schatten gewinnt.
ringkrieg-end-RK-W3 = Der Ring ist zerstört: Die Freien Völker gewinnen.
ringkrieg-end-RK-W5 = Der Schatten hat Mittelerde erobert.
ringkrieg-end-RK-W6 = Sauron ist verbannt: Die Freien Völker gewinnen mit Waffen.

# Das Brett.
ringkrieg-board-place-neighbours = Nachbarn: { $regions }
ringkrieg-board-place-here = Hier: { $force }
ringkrieg-board-place-empty = { $count ->
    [one] eine leere Region
   *[other] { $count } leere Regionen
}
ringkrieg-board-part-north-west = Nordwesten
ringkrieg-board-part-north-east = Nordosten
ringkrieg-board-part-middle-west = Westen
ringkrieg-board-part-middle-east = Osten
ringkrieg-board-part-south-west = Südwesten
ringkrieg-board-part-south-east = Südosten
ringkrieg-board-turn = Runde { $turn }
ringkrieg-board-phase-1 = Karten ziehen
ringkrieg-board-phase-2 = Gemeinschaftsphase
ringkrieg-board-phase-3 = Jagd-Zuweisung
ringkrieg-board-phase-4 = Aktionswurf
ringkrieg-board-phase-5 = Aktionen
ringkrieg-board-phase-6 = Siegprüfung
ringkrieg-board-acting = Am Zug: { $side }
ringkrieg-board-points = Siegpunkte
ringkrieg-board-event = Ereignis: { $card }
ringkrieg-board-battle = Kampf um { $region-den }, Kampfrunde { $round }
ringkrieg-board-attacks-from = im Angriff { $region-von }
ringkrieg-board-defends = in Verteidigung
ringkrieg-board-hits = Treffer: { $hits }
ringkrieg-board-combat-card = Kampfkarte: { $card }
ringkrieg-board-combat-card-hidden = Kampfkarte verdeckt
ringkrieg-board-points-of = { $side } { $points } von { $needed }
ringkrieg-board-map = Karte von Mittelerde. Pfeiltasten verschieben, Plus und Minus zoomen, 0 zeigt alles.
ringkrieg-board-show-asked = Zeigen, wo man wählen kann
ringkrieg-board-show-all = Ganze Karte zeigen
ringkrieg-board-pick-on-map = Auf der Karte wählen: die blau umrandeten Regionen.
ringkrieg-board-offers = Was gewählt werden kann
ringkrieg-board-ring-to = Elbenring: auf { $face } drehen
ringkrieg-board-settlement-town = Ortschaft
ringkrieg-board-settlement-city = Stadt
ringkrieg-board-settlement-stronghold = Festung
ringkrieg-board-settlement-fortification = Befestigung
ringkrieg-board-held = in der Hand von: { $side }
ringkrieg-board-worth = { $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
}
ringkrieg-board-no-nation = Keine Nation
ringkrieg-board-here = Hier:
ringkrieg-board-besieged = Drinnen belagert:
ringkrieg-board-inside = drinnen belagert: { $force }
ringkrieg-board-nobody = Hier ist niemand.
ringkrieg-board-leads-to = Offene Grenzen:
ringkrieg-board-look-hint = Ein Klick auf eine Region zeigt, was dort steht.
ringkrieg-board-fellowship = Die Gemeinschaft des Ringes
ringkrieg-board-hidden = Verdeckt
ringkrieg-board-revealed = Entdeckt
ringkrieg-board-in-region = { $region-in }
ringkrieg-board-last-known = zuletzt { $region-in } gesehen
ringkrieg-board-progress = Schritte seitdem: { $progress }
ringkrieg-board-mordor = In Mordor: Schritt { $step } von { $last }
ringkrieg-board-corruption = Korrumpierung: { $corruption } von { $last }
ringkrieg-board-guide = Ratgeber:
ringkrieg-board-companions = Gefährten:
ringkrieg-board-leaving = Im Aufbruch:
ringkrieg-board-none = keine
ringkrieg-board-hunt = Die Jagd
ringkrieg-board-hunt-box = Jagd-Box: { $eyes ->
    [one] ein Würfel
   *[other] { $eyes } Würfel
} des Schattens, { $free } der Freien Völker
ringkrieg-board-tile = Spielstein:
ringkrieg-board-damage = Schaden { $damage }
ringkrieg-board-pool = Jagd-Spielsteine im Beutel: { $tiles }
ringkrieg-board-drawn = Gezogen:
ringkrieg-board-waiting = Warten auf Mordor:
ringkrieg-board-removed = Aus dem Spiel:
ringkrieg-board-politics = Politische Leiste
ringkrieg-board-nation = Nation
ringkrieg-board-at-war = Krieg
ringkrieg-board-active = aktiv
ringkrieg-board-passive = passiv
ringkrieg-board-politics-key = Felder bis zum Krieg; ● aktiv, ○ passiv.
ringkrieg-board-dice = Unbenutzte Würfel
ringkrieg-board-no-dice = Keine unbenutzten Würfel
ringkrieg-board-dice-count = { $spent } von { $pool } Würfeln benutzt
ringkrieg-board-rings = { $rings ->
    [0] kein Elbenring
    [one] ein Elbenring
   *[other] { $rings } Elbenringe
}
ringkrieg-board-ring-used = in dieser Runde einer benutzt
ringkrieg-board-your-hand = Deine Karten: { $cards }
ringkrieg-board-hand = { $cards ->
    [one] Eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
ringkrieg-board-deck = { $deck }: { $cards }
ringkrieg-board-beside = Karten und Figuren
ringkrieg-board-on-table = Auf dem Tisch:
ringkrieg-board-discards = Abgelegte Karten: { $cards }
ringkrieg-board-reinforcements = Verstärkungen: { $figures ->
    [one] eine Figur
   *[other] { $figures } Figuren
}
ringkrieg-board-lost = Aus dem Spiel: { $figures ->
    [one] eine Figur
   *[other] { $figures } Figuren
}
ringkrieg-board-pick-die = Wähle einen Würfel, oder klicke eine deiner Armeen auf der Karte an.
ringkrieg-board-pick-in-hand = Wähle eine der angehobenen Karten in deiner Hand.
ringkrieg-board-turn-with-ring = Elbenring einsetzen
ringkrieg-board-group-fellowship = Gemeinschaft
ringkrieg-board-group-move = Bewegen
ringkrieg-board-group-attack = Angreifen
ringkrieg-board-group-muster = Rekrutieren
ringkrieg-board-group-diplomacy = Diplomatie
ringkrieg-board-group-character = Personen
ringkrieg-board-group-card = Karten
ringkrieg-board-group-other = Anderes
ringkrieg-board-group-discard = Ohne Wirkung
ringkrieg-board-dice-of = Würfel: { $side }
ringkrieg-board-one-less = Einer weniger: { $kind }
ringkrieg-board-one-more = Einer mehr: { $kind }
ringkrieg-board-gather-stay = { $number ->
    [one] Eine Figur zieht
   *[other] { $number } Figuren ziehen
}
ringkrieg-board-gather-join = { $number ->
    [0] Wer bricht auf?
    [one] Einer bricht auf
   *[other] { $number } brechen zusammen auf
}
ringkrieg-board-gather-count = { $number } von { $most } nehmen
ringkrieg-board-gather-hits = { $most ->
    [one] Den Treffer nehmen
   *[other] { $number } von { $most } Treffern nehmen
}
ringkrieg-board-loss-reduced = { $kind } wird regulär
ringkrieg-board-loss-outright = { $kind } fällt, für zwei Treffer
ringkrieg-board-chance = Siegchance der Angreifer: { $percent }
ringkrieg-board-chance-why = Wenn niemand eine Karte spielt oder sich zurückzieht und der Angriff bis zum Ende geht. In einer Belagerung kostet jede weitere Runde die Angreifer eine Elite.
ringkrieg-board-prospect = Siegchance dieses Angriffs: { $percent }. Wenn niemand eine Karte spielt oder sich zurückzieht und der Angriff bis zum Ende geht.
ringkrieg-board-prospect-walls = Siegchance im offenen Feld: { $percent }. Die Verteidiger dürfen sich stattdessen in ihre Festung zurückziehen.
ringkrieg-board-why-not = Warum nicht?
ringkrieg-board-on-map = Auf der Karte
ringkrieg-board-use-with = { $use } (mit { $face })
ringkrieg-board-odds = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, jeder trifft { $needed ->
    [6] mit 6
   *[other] ab { $needed }
} ({ $chance })
ringkrieg-board-odds-expected = Treffer im Schnitt: { $hits }
ringkrieg-board-odds-again = bis zu { $dice } noch einmal
ringkrieg-board-bonus = { $bonus } auf jeden Würfel
ringkrieg-board-show-rules = Regeln
ringkrieg-board-mount-doom = Schicksalsberg
ringkrieg-board-on-track = Der Ring auf der Mordor-Leiste, Schritt { $step } von { $last }. Korrumpierung { $corruption } von { $most }. Spielsteine im Jagdbeutel: { $tiles }.
ringkrieg-board-mordor-corruption = Korrumpierung { $corruption }/{ $most }
ringkrieg-board-mordor-tiles = Steine: { $tiles }
ringkrieg-board-split = Nur einen Teil der Armee nehmen
ringkrieg-board-as-list = Alle Antworten als Liste
ringkrieg-board-orders = Die Armee { $region-in }
ringkrieg-board-orders-none = Abbrechen
ringkrieg-board-tab-fellowship = Gemeinschaft
ringkrieg-board-tab-hunt = Jagd
ringkrieg-board-tab-politics = Völker
ringkrieg-board-tab-points = Sieg
ringkrieg-board-tab-forces = Figuren
ringkrieg-board-tab-cards = Karten
ringkrieg-board-chance-eye = Auge
ringkrieg-board-chance-damage = Schaden { $damage }
ringkrieg-board-chance-die = Ein Würfel entscheidet
ringkrieg-board-chance-heals = Heilt { $points }
ringkrieg-board-chance-reveal = Entdeckt
ringkrieg-board-in-reach = Neben den eigenen Armeen:
ringkrieg-board-reach = { $region } ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $figures ->
    [0] unbewacht
    [one] eine Figur
   *[other] { $figures } Figuren
})
ringkrieg-board-pool-reinforcements = Verstärkungen
ringkrieg-board-pool-lost = Aus dem Spiel
ringkrieg-board-characters = Nazgûl und Personen
ringkrieg-board-needs-met = jetzt erfüllt
ringkrieg-board-needs-unmet = jetzt nicht erfüllt
ringkrieg-board-initiative = wirkt bei Zahl { $number }
ringkrieg-board-level = Level
ringkrieg-board-leadership = Führung
ringkrieg-board-die-bonus = Aktionswürfel
ringkrieg-board-fold = Zuklappen: { $part }
ringkrieg-board-unfold = Aufklappen: { $part }
ringkrieg-board-command = Befehl
ringkrieg-board-log = Was geschah
ringkrieg-board-see-battle = Schlacht ansehen
ringkrieg-board-see-hunt = Jagd ansehen
ringkrieg-board-close-region = Schließen
ringkrieg-board-legend = Legende
ringkrieg-board-drawer-hand = Hand
ringkrieg-board-drawer-beside = Leisten
ringkrieg-board-drawer-log = Verlauf
ringkrieg-board-drawers = Schubladen
ringkrieg-board-attacks = im Angriff
ringkrieg-board-round = Kampfrunde { $round }
ringkrieg-board-combat-roll = Kampfwurf
ringkrieg-board-leader-roll = Anführer-Wiederholung
ringkrieg-board-extra-roll = Zusätzlicher Angriff
ringkrieg-board-battle-of = Schlacht um { $region-den }
ringkrieg-board-hunt-dice = Jagdwürfel, Treffer ab { $needed }
ringkrieg-board-losses = Verluste
ringkrieg-board-skip = Überspringen
ringkrieg-board-hunt-missed = Kein Treffer: Die Gemeinschaft zieht ungesehen weiter.
ringkrieg-board-hunt-again = Noch einmal gewürfelt, Treffer ab { $needed }
ringkrieg-board-legend-town = Ortschaft: Hier wird rekrutiert
ringkrieg-board-legend-city = Stadt: Hier wird rekrutiert; goldene Punkte sind Siegpunkte
ringkrieg-board-legend-stronghold = Festung: Kann belagert werden; goldene Punkte sind Siegpunkte
ringkrieg-board-legend-fortification = Befestigung: Hilft dem Verteidiger in der ersten Kampfrunde
ringkrieg-board-legend-captured = Erobert: Fahne und Farbe dessen, der sie hält
ringkrieg-board-legend-siege = Belagert: Wer drinnen ist, steht hinter der Mauer
ringkrieg-board-legend-army = Armee: ihre stärkste Figur mit der Zahl ihrer Einheiten (goldener Rand: alle sind Elite; mit goldenem Kreis: so viele davon); daneben Anführer, Nazgûl und Personen
ringkrieg-board-legend-nazgul = Nazgûl mit ihrer Zahl
ringkrieg-board-legend-fellowship = Die Gemeinschaft am zuletzt bekannten Ort mit den Schritten seither; rot, wenn sie entdeckt ist
ringkrieg-board-legend-companions = Gefährten
ringkrieg-board-legend-minions = Nazgûl und Günstlinge
ringkrieg-board-legend-expansion = Die Erweiterung
ringkrieg-board-legend-nations = Nationen: Regulär, Elite, Anführer
ringkrieg-board-last-card = Die letzte Karte
ringkrieg-board-put-aside = Karte beiseitelegen
ringkrieg-board-legend-open = Grenze, die man überschreiten kann
ringkrieg-board-legend-closed = Gebirge: Hier kommt niemand hinüber
ringkrieg-board-in-hunt-box = In der Jagd-Box: { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
ringkrieg-board-armies = Alle Figuren auf der Karte als Liste
ringkrieg-board-armies-key = Armeen: reguläre Einheiten + Eliteeinheiten, { $leader } Anführer
ringkrieg-board-alone = { $side } allein
ringkrieg-board-captured = { $side } hält
ringkrieg-board-siege = Belagerung
ringkrieg-board-outside = draußen: { $force }

ringkrieg-board-story = Die Geschichte dieses Krieges
ringkrieg-board-story-decided = Was den Krieg entschied
ringkrieg-board-story-tile = Der letzte Spielstein der Jagd: { $tile }.
ringkrieg-board-story-peace = Bis zum Ende kam keine Nation in den Krieg.
ringkrieg-board-story-began = Als Erste im Krieg: { $nation }, in Runde { $turn }.
ringkrieg-board-story-walked = Die Gemeinschaft { $revealed ->
    [0] wurde nie entdeckt
    [one] wurde einmal entdeckt
   *[other] wurde { $revealed }-mal entdeckt
} und kam nicht bis Mordor.
ringkrieg-board-story-walked-far = Die Gemeinschaft { $revealed ->
    [0] wurde nie entdeckt
    [one] wurde einmal entdeckt
   *[other] wurde { $revealed }-mal entdeckt
} und kam bis nach Mordor.
ringkrieg-board-story-walked-mordor = Die Gemeinschaft { $revealed ->
    [0] wurde nie entdeckt
    [one] wurde einmal entdeckt
   *[other] wurde { $revealed }-mal entdeckt
} und betrat Mordor in Runde { $turn }.
ringkrieg-board-story-mourned = { $lost } { $count ->
    [one] ging
   *[other] gingen
} unterwegs verloren.
ringkrieg-board-story-all-alive = Kein Gefährte ging verloren.
ringkrieg-board-story-no-battle = Es gab keine einzige Schlacht.
ringkrieg-board-story-fought = { $battles ->
    [one] Es gab eine Schlacht, { $region-in } in Runde { $turn }.
   *[other] Es gab { $battles } Angriffe; die größte Schlacht war die um { $region-den } in Runde { $turn }.
}
ringkrieg-board-story-first-fell = Die erste Festung, die fiel und verloren blieb: { $region }, in Runde { $turn }.
ringkrieg-board-story-none-fell = Keine Festung ist in der Hand des Feindes.
ringkrieg-board-story-fell = { $region } (Runde { $turn })
ringkrieg-board-story-map = Was in der Hand des Feindes ist, mit der Runde, in der es fiel.
ringkrieg-board-story-end-RK-W2 = In Runde { $turn } gewann der Ring Macht über seine Träger: Die Korrumpierung erreichte 12.
ringkrieg-board-story-end-RK-W3 = In Runde { $turn } fiel der Ring ins Feuer, bei { $corruption } von 12 Korrumpierung.
ringkrieg-board-story-end-RK-W5 = Am Ende von Runde { $turn } hielt der Schatten { $shadow } der 10 Punkte, die er braucht.
ringkrieg-board-story-end-RK-W6 = Am Ende von Runde { $turn } hielten die Freien Völker { $free } der 4 Punkte, die sie brauchen.
ringkrieg-board-story-end-given-up = In Runde { $turn } gab eine Seite den Krieg auf.
ringkrieg-board-story-end-claimed = In Runde { $turn } kehrte eine Seite nicht an den Tisch zurück.
ringkrieg-board-story-graph = Korrumpierung und Punkte, Runde für Runde
ringkrieg-board-story-corruption = Korrumpierung
ringkrieg-board-story-points = Punkte: { $side }
ringkrieg-board-ceremony-ring = Der Ring ist zerstört
ringkrieg-board-ceremony-corrupted = Die Ringträger sind korrumpiert
ringkrieg-board-ceremony-conquest = Der Schatten hat Mittelerde erobert
ringkrieg-board-ceremony-arms = Sauron ist verbannt
ringkrieg-board-ceremony-city = Die Stadt { $region } ist gefallen
ringkrieg-board-ceremony-revealed = Die Gemeinschaft ist entdeckt
ringkrieg-board-ceremony-stronghold = Die Festung { $region } ist gefallen
ringkrieg-board-ceremony-lost = { $kind } ist verloren
ringkrieg-board-ceremony-crowned = { $kind } ist gekommen
ringkrieg-board-ceremony-minion = { $kind } erscheint
ringkrieg-board-ceremony-mordor = Die Gemeinschaft betritt Mordor
ringkrieg-board-ceremony-battle = Die letzte Schlacht

# Namen.
ringkrieg-nation-dwarves = Zwerge
    .Der = Die Zwerge
    .zahl = viele
ringkrieg-nation-elves = Elben
    .Der = Die Elben
    .zahl = viele
ringkrieg-nation-gondor = Gondor
    .Der = Gondor
    .zahl = eine
ringkrieg-nation-north = Nördliche Allianz
    .Der = Die Nördliche Allianz
    .zahl = eine
ringkrieg-nation-rohan = Rohan
    .Der = Rohan
    .zahl = eine
ringkrieg-nation-isengard = Isengart
    .Der = Isengart
    .zahl = eine
ringkrieg-nation-sauron = Sauron
    .Der = Sauron
    .zahl = eine
ringkrieg-nation-southrons = Südländer & Ostlinge
    .Der = Die Südländer & Ostlinge
    .zahl = viele
ringkrieg-figure-dwarves-regular = Regulär (Zwerge)
    .ein = eine reguläre Einheit der Zwerge
    .Ein = Eine reguläre Einheit der Zwerge
    .einen = eine reguläre Einheit der Zwerge
ringkrieg-figure-dwarves-elite = Elite (Zwerge)
    .ein = eine Elite-Einheit der Zwerge
    .Ein = Eine Elite-Einheit der Zwerge
    .einen = eine Elite-Einheit der Zwerge
ringkrieg-figure-dwarves-leader = Anführer (Zwerge)
    .ein = ein Anführer der Zwerge
    .Ein = Ein Anführer der Zwerge
    .einen = einen Anführer der Zwerge
ringkrieg-figure-elves-regular = Regulär (Elben)
    .ein = eine reguläre Einheit der Elben
    .Ein = Eine reguläre Einheit der Elben
    .einen = eine reguläre Einheit der Elben
ringkrieg-figure-elves-elite = Elite (Elben)
    .ein = eine Elite-Einheit der Elben
    .Ein = Eine Elite-Einheit der Elben
    .einen = eine Elite-Einheit der Elben
ringkrieg-figure-elves-leader = Anführer (Elben)
    .ein = ein Anführer der Elben
    .Ein = Ein Anführer der Elben
    .einen = einen Anführer der Elben
ringkrieg-figure-gondor-regular = Regulär (Gondor)
    .ein = eine reguläre Einheit Gondors
    .Ein = Eine reguläre Einheit Gondors
    .einen = eine reguläre Einheit Gondors
ringkrieg-figure-gondor-elite = Elite (Gondor)
    .ein = eine Elite-Einheit Gondors
    .Ein = Eine Elite-Einheit Gondors
    .einen = eine Elite-Einheit Gondors
ringkrieg-figure-gondor-leader = Anführer (Gondor)
    .ein = ein Anführer Gondors
    .Ein = Ein Anführer Gondors
    .einen = einen Anführer Gondors
ringkrieg-figure-north-regular = Regulär (Nördliche Allianz)
    .ein = eine reguläre Einheit der Nördlichen Allianz
    .Ein = Eine reguläre Einheit der Nördlichen Allianz
    .einen = eine reguläre Einheit der Nördlichen Allianz
ringkrieg-figure-north-elite = Elite (Nördliche Allianz)
    .ein = eine Elite-Einheit der Nördlichen Allianz
    .Ein = Eine Elite-Einheit der Nördlichen Allianz
    .einen = eine Elite-Einheit der Nördlichen Allianz
ringkrieg-figure-north-leader = Anführer (Nördliche Allianz)
    .ein = ein Anführer der Nördlichen Allianz
    .Ein = Ein Anführer der Nördlichen Allianz
    .einen = einen Anführer der Nördlichen Allianz
ringkrieg-figure-rohan-regular = Regulär (Rohan)
    .ein = eine reguläre Einheit Rohans
    .Ein = Eine reguläre Einheit Rohans
    .einen = eine reguläre Einheit Rohans
ringkrieg-figure-rohan-elite = Elite (Rohan)
    .ein = eine Elite-Einheit Rohans
    .Ein = Eine Elite-Einheit Rohans
    .einen = eine Elite-Einheit Rohans
ringkrieg-figure-rohan-leader = Anführer (Rohan)
    .ein = ein Anführer Rohans
    .Ein = Ein Anführer Rohans
    .einen = einen Anführer Rohans
ringkrieg-figure-isengard-regular = Regulär (Isengart)
    .ein = eine reguläre Einheit Isengarts
    .Ein = Eine reguläre Einheit Isengarts
    .einen = eine reguläre Einheit Isengarts
ringkrieg-figure-isengard-elite = Elite (Isengart)
    .ein = eine Elite-Einheit Isengarts
    .Ein = Eine Elite-Einheit Isengarts
    .einen = eine Elite-Einheit Isengarts
ringkrieg-figure-sauron-regular = Regulär (Sauron)
    .ein = eine reguläre Einheit Saurons
    .Ein = Eine reguläre Einheit Saurons
    .einen = eine reguläre Einheit Saurons
ringkrieg-figure-sauron-elite = Elite (Sauron)
    .ein = eine Elite-Einheit Saurons
    .Ein = Eine Elite-Einheit Saurons
    .einen = eine Elite-Einheit Saurons
ringkrieg-figure-southrons-regular = Regulär (Südländer)
    .ein = eine reguläre Einheit der Südländer & Ostlinge
    .Ein = Eine reguläre Einheit der Südländer & Ostlinge
    .einen = eine reguläre Einheit der Südländer & Ostlinge
ringkrieg-figure-southrons-elite = Elite (Südländer)
    .ein = eine Elite-Einheit der Südländer & Ostlinge
    .Ein = Eine Elite-Einheit der Südländer & Ostlinge
    .einen = eine Elite-Einheit der Südländer & Ostlinge
ringkrieg-figure-nazgul = Nazgûl
    .ein = ein Nazgûl
    .Ein = Ein Nazgûl
    .einen = einen Nazgûl
ringkrieg-figure-gandalf-grey = Gandalf der Graue
    .ein = Gandalf der Graue
    .Ein = Gandalf der Graue
    .einen = Gandalf den Grauen
ringkrieg-figure-strider = Streicher
    .ein = Streicher
    .Ein = Streicher
    .einen = Streicher
ringkrieg-figure-boromir = Boromir
    .ein = Boromir
    .Ein = Boromir
    .einen = Boromir
ringkrieg-figure-legolas = Legolas
    .ein = Legolas
    .Ein = Legolas
    .einen = Legolas
ringkrieg-figure-gimli = Gimli
    .ein = Gimli
    .Ein = Gimli
    .einen = Gimli
ringkrieg-figure-meriadoc = Meriadoc (Merry) Brandybock
    .ein = Meriadoc
    .Ein = Meriadoc
    .einen = Meriadoc
ringkrieg-figure-peregrin = Peregrin (Pippin) Tuk
    .ein = Peregrin
    .Ein = Peregrin
    .einen = Peregrin
ringkrieg-figure-aragorn = Aragorn
    .ein = Aragorn
    .Ein = Aragorn
    .einen = Aragorn
ringkrieg-figure-gandalf-white = Gandalf der Weiße
    .ein = Gandalf der Weiße
    .Ein = Gandalf der Weiße
    .einen = Gandalf den Weißen
ringkrieg-figure-saruman = Saruman
    .ein = Saruman
    .Ein = Saruman
    .einen = Saruman
ringkrieg-figure-witch-king = Der Hexenkönig
    .ein = der Hexenkönig
    .Ein = Der Hexenkönig
    .einen = den Hexenkönig
ringkrieg-figure-mouth-of-sauron = Saurons Mund
    .ein = Saurons Mund
    .Ein = Saurons Mund
    .einen = Saurons Mund
ringkrieg-figure-gollum = Gollum
    .ein = Gollum
    .Ein = Gollum
    .einen = Gollum
ringkrieg-tile-eye = Auge (entdeckt)
    .gezogen = das Auge; es entdeckt die Gemeinschaft
ringkrieg-tile-0r = 0 (entdeckt)
    .gezogen = eine 0; sie entdeckt die Gemeinschaft
ringkrieg-tile-1 = 1
    .gezogen = eine 1
ringkrieg-tile-1r = 1 (entdeckt)
    .gezogen = eine 1; sie entdeckt die Gemeinschaft
ringkrieg-tile-2 = 2
    .gezogen = eine 2
ringkrieg-tile-2r = 2 (entdeckt)
    .gezogen = eine 2; sie entdeckt die Gemeinschaft
ringkrieg-tile-3 = 3
    .gezogen = eine 3
ringkrieg-tile-elven-cloaks = Elbenmäntel (0)
    .gezogen = die Elbenmäntel (0)
ringkrieg-tile-elven-rope = Elbenseil (0)
    .gezogen = das Elbenseil (0)
ringkrieg-tile-phial-of-galadriel = Galadriels Phiole (−2)
    .gezogen = Galadriels Phiole (−2)
ringkrieg-tile-smeagol = Sméagol (0)
    .gezogen = Sméagol (0)
ringkrieg-tile-smeagol-helps-nice-master = Sméagol hilft nettem Herrn (−1)
    .gezogen = Sméagol hilft nettem Herrn (−1)
ringkrieg-tile-shelobs-lair = Kankras Lauer (ein Würfel, hält auf)
    .gezogen = Kankras Lauer; ein Würfel bestimmt den Schaden, und die Gemeinschaft wird aufgehalten
ringkrieg-tile-the-ring-is-mine = Der Ring ist mein (Auge, entdeckt, hält auf)
    .gezogen = „Der Ring ist mein“, ein Auge; die Gemeinschaft wird entdeckt und aufgehalten
ringkrieg-tile-on-on-they-went = Weiter, immer weiter (3, hält auf)
    .gezogen = „Weiter, immer weiter“, eine 3; die Gemeinschaft wird aufgehalten
ringkrieg-tile-give-it-to-uss = Gib ihn unss! (1, entdeckt, hält auf)
    .gezogen = „Gib ihn unss!“, eine 1; die Gemeinschaft wird entdeckt und aufgehalten
ringkrieg-region-andrast = Andrast
    .in = in Andrast
    .nach = nach Andrast
    .von = von Andrast
    .den = Andrast
ringkrieg-region-anfalas = Anfalas
    .in = in Anfalas
    .nach = nach Anfalas
    .von = von Anfalas
    .den = Anfalas
ringkrieg-region-angmar = Angmar
    .in = in Angmar
    .nach = nach Angmar
    .von = von Angmar
    .den = Angmar
ringkrieg-region-arnor = Arnor
    .in = in Arnor
    .nach = nach Arnor
    .von = von Arnor
    .den = Arnor
ringkrieg-region-ash-mountains = Aschengebirge
    .in = im Aschengebirge
    .nach = ins Aschengebirge
    .von = vom Aschengebirge
    .den = das Aschengebirge
ringkrieg-region-barad-dur = Barad-Dûr
    .in = in Barad-Dûr
    .nach = nach Barad-Dûr
    .von = von Barad-Dûr
    .den = Barad-Dûr
ringkrieg-region-bree = Bree
    .in = in Bree
    .nach = nach Bree
    .von = von Bree
    .den = Bree
ringkrieg-region-buckland = Bockland
    .in = in Bockland
    .nach = nach Bockland
    .von = von Bockland
    .den = Bockland
ringkrieg-region-cardolan = Cardolan
    .in = in Cardolan
    .nach = nach Cardolan
    .von = von Cardolan
    .den = Cardolan
ringkrieg-region-carrock = Carrock
    .in = am Carrock
    .nach = zum Carrock
    .von = vom Carrock
    .den = den Carrock
ringkrieg-region-dagorlad = Dagorlad
    .in = in Dagorlad
    .nach = nach Dagorlad
    .von = von Dagorlad
    .den = Dagorlad
ringkrieg-region-dale = Thal
    .in = in Thal
    .nach = nach Thal
    .von = von Thal
    .den = Thal
ringkrieg-region-dead-marshes = Totensümpfe
    .in = in den Totensümpfen
    .nach = in die Totensümpfe
    .von = von den Totensümpfen
    .den = die Totensümpfe
ringkrieg-region-dimrill-dale = Tal des Dimrill (Schattenbachtal)
    .in = im Tal des Dimrill
    .nach = ins Tal des Dimrill
    .von = vom Tal des Dimrill
    .den = das Tal des Dimrill
ringkrieg-region-dol-amroth = Dol Amroth
    .in = in Dol Amroth
    .nach = nach Dol Amroth
    .von = von Dol Amroth
    .den = Dol Amroth
ringkrieg-region-dol-guldur = Dol Guldur
    .in = in Dol Guldur
    .nach = nach Dol Guldur
    .von = von Dol Guldur
    .den = Dol Guldur
ringkrieg-region-druadan-forest = Drúadan-Wald
    .in = im Drúadan-Wald
    .nach = in den Drúadan-Wald
    .von = vom Drúadan-Wald
    .den = den Drúadan-Wald
ringkrieg-region-druwaith-iaur = Drúwaith Iaur
    .in = in Drúwaith Iaur
    .nach = nach Drúwaith Iaur
    .von = von Drúwaith Iaur
    .den = Drúwaith Iaur
ringkrieg-region-eagles-eyrie = Adlerhorst
    .in = am Adlerhorst
    .nach = zum Adlerhorst
    .von = vom Adlerhorst
    .den = den Adlerhorst
ringkrieg-region-east-harondor = Ost-Harondor
    .in = in Ost-Harondor
    .nach = nach Ost-Harondor
    .von = von Ost-Harondor
    .den = Ost-Harondor
ringkrieg-region-east-rhun = Östliches Rhûn
    .in = im Östlichen Rhûn
    .nach = ins Östliche Rhûn
    .von = vom Östlichen Rhûn
    .den = das Östliche Rhûn
ringkrieg-region-eastemnet = Ostemnet
    .in = in Ostemnet
    .nach = nach Ostemnet
    .von = von Ostemnet
    .den = Ostemnet
ringkrieg-region-eastern-brown-lands = Östliche Braune Lande
    .in = in den Östlichen Braunen Landen
    .nach = in die Östlichen Braunen Lande
    .von = von den Östlichen Braunen Landen
    .den = die Östlichen Braunen Lande
ringkrieg-region-eastern-emyn-muil = Östliche Emyn Muil
    .in = in den Östlichen Emyn Muil
    .nach = in die Östlichen Emyn Muil
    .von = von den Östlichen Emyn Muil
    .den = die Östlichen Emyn Muil
ringkrieg-region-eastern-mirkwood = Östlicher Düsterwald
    .in = im Östlichen Düsterwald
    .nach = in den Östlichen Düsterwald
    .von = vom Östlichen Düsterwald
    .den = den Östlichen Düsterwald
ringkrieg-region-edoras = Edoras
    .in = in Edoras
    .nach = nach Edoras
    .von = von Edoras
    .den = Edoras
ringkrieg-region-enedwaith = Enedwaith
    .in = in Enedwaith
    .nach = nach Enedwaith
    .von = von Enedwaith
    .den = Enedwaith
ringkrieg-region-erebor = Erebor
    .in = in Erebor
    .nach = nach Erebor
    .von = von Erebor
    .den = Erebor
ringkrieg-region-erech = Erech
    .in = in Erech
    .nach = nach Erech
    .von = von Erech
    .den = Erech
ringkrieg-region-ered-luin = Ered Luin
    .in = in Ered Luin
    .nach = nach Ered Luin
    .von = von Ered Luin
    .den = Ered Luin
ringkrieg-region-ettenmoors = Ettenöden
    .in = in den Ettenöden
    .nach = in die Ettenöden
    .von = von den Ettenöden
    .den = die Ettenöden
ringkrieg-region-evendim = Abendrot
    .in = in Abendrot
    .nach = nach Abendrot
    .von = von Abendrot
    .den = Abendrot
ringkrieg-region-fangorn = Fangorn
    .in = in Fangorn
    .nach = nach Fangorn
    .von = von Fangorn
    .den = Fangorn
ringkrieg-region-far-harad = Weit-Harad
    .in = in Weit-Harad
    .nach = nach Weit-Harad
    .von = von Weit-Harad
    .den = Weit-Harad
ringkrieg-region-folde = Folde
    .in = in der Folde
    .nach = in die Folde
    .von = von der Folde
    .den = die Folde
ringkrieg-region-fords-of-bruinen = Bruinenfurt
    .in = an der Bruinenfurt
    .nach = zur Bruinenfurt
    .von = von der Bruinenfurt
    .den = die Bruinenfurt
ringkrieg-region-fords-of-isen = Furten des Isen
    .in = an den Furten des Isen
    .nach = zu den Furten des Isen
    .von = von den Furten des Isen
    .den = die Furten des Isen
ringkrieg-region-forlindon = Forlindon
    .in = in Forlindon
    .nach = nach Forlindon
    .von = von Forlindon
    .den = Forlindon
ringkrieg-region-gap-of-rohan = Pforte von Rohan
    .in = in der Pforte von Rohan
    .nach = zur Pforte von Rohan
    .von = von der Pforte von Rohan
    .den = die Pforte von Rohan
ringkrieg-region-gladden-fields = Schwertelfelder
    .in = auf den Schwertelfeldern
    .nach = auf die Schwertelfelder
    .von = von den Schwertelfeldern
    .den = die Schwertelfelder
ringkrieg-region-goblins-gate = Orktor
    .in = am Orktor
    .nach = zum Orktor
    .von = vom Orktor
    .den = das Orktor
ringkrieg-region-gorgoroth = Gorgoroth
    .in = in Gorgoroth
    .nach = nach Gorgoroth
    .von = von Gorgoroth
    .den = Gorgoroth
ringkrieg-region-grey-havens = Graue Anfurten
    .in = in den Grauen Anfurten
    .nach = zu den Grauen Anfurten
    .von = von den Grauen Anfurten
    .den = die Grauen Anfurten
ringkrieg-region-harlindon = Harlindon
    .in = in Harlindon
    .nach = nach Harlindon
    .von = von Harlindon
    .den = Harlindon
ringkrieg-region-helms-deep = Helms Klamm
    .in = in Helms Klamm
    .nach = nach Helms Klamm
    .von = von Helms Klamm
    .den = Helms Klamm
ringkrieg-region-high-pass = Hoher Pass
    .in = am Hohen Pass
    .nach = zum Hohen Pass
    .von = vom Hohen Pass
    .den = den Hohen Pass
ringkrieg-region-hollin = Eregion (Hulsten)
    .in = in Eregion (Hulsten)
    .nach = nach Eregion (Hulsten)
    .von = von Eregion (Hulsten)
    .den = Eregion (Hulsten)
ringkrieg-region-iron-hills = Eisenberge
    .in = in den Eisenbergen
    .nach = in die Eisenberge
    .von = von den Eisenbergen
    .den = die Eisenberge
ringkrieg-region-khand = Khand
    .in = in Khand
    .nach = nach Khand
    .von = von Khand
    .den = Khand
ringkrieg-region-lamedon = Lamedon
    .in = in Lamedon
    .nach = nach Lamedon
    .von = von Lamedon
    .den = Lamedon
ringkrieg-region-lorien = Lorien
    .in = in Lorien
    .nach = nach Lorien
    .von = von Lorien
    .den = Lorien
ringkrieg-region-lossarnach = Lossarnach
    .in = in Lossarnach
    .nach = nach Lossarnach
    .von = von Lossarnach
    .den = Lossarnach
ringkrieg-region-minas-morgul = Minas Morgul
    .in = in Minas Morgul
    .nach = nach Minas Morgul
    .von = von Minas Morgul
    .den = Minas Morgul
ringkrieg-region-minas-tirith = Minas Tirith
    .in = in Minas Tirith
    .nach = nach Minas Tirith
    .von = von Minas Tirith
    .den = Minas Tirith
ringkrieg-region-minhiriath = Minhiriath
    .in = in Minhiriath
    .nach = nach Minhiriath
    .von = von Minhiriath
    .den = Minhiriath
ringkrieg-region-morannon = Morannon
    .in = in Morannon
    .nach = nach Morannon
    .von = von Morannon
    .den = Morannon
ringkrieg-region-moria = Moria
    .in = in Moria
    .nach = nach Moria
    .von = von Moria
    .den = Moria
ringkrieg-region-mount-gram = Gramberg
    .in = am Gramberg
    .nach = zum Gramberg
    .von = vom Gramberg
    .den = den Gramberg
ringkrieg-region-mount-gundabad = Gundabadberg
    .in = am Gundabadberg
    .nach = zum Gundabadberg
    .von = vom Gundabadberg
    .den = den Gundabadberg
ringkrieg-region-narrows-of-the-forest = Waldenge
    .in = in der Waldenge
    .nach = in die Waldenge
    .von = von der Waldenge
    .den = die Waldenge
ringkrieg-region-near-harad = Nah-Harad
    .in = in Nah-Harad
    .nach = nach Nah-Harad
    .von = von Nah-Harad
    .den = Nah-Harad
ringkrieg-region-noman-lands = Niemandslande
    .in = in den Niemandslanden
    .nach = in die Niemandslande
    .von = von den Niemandslanden
    .den = die Niemandslande
ringkrieg-region-north-anduin-vale = Nördliches Anduintal
    .in = im Nördlichen Anduintal
    .nach = ins Nördliche Anduintal
    .von = vom Nördlichen Anduintal
    .den = das Nördliche Anduintal
ringkrieg-region-north-downs = Nördliche Höhen
    .in = in den Nördlichen Höhen
    .nach = in die Nördlichen Höhen
    .von = von den Nördlichen Höhen
    .den = die Nördlichen Höhen
ringkrieg-region-north-dunland = Nördliches Dunland
    .in = im Nördlichen Dunland
    .nach = ins Nördliche Dunland
    .von = vom Nördlichen Dunland
    .den = das Nördliche Dunland
ringkrieg-region-north-ered-luin = Nördliches Ered Luin
    .in = im Nördlichen Ered Luin
    .nach = ins Nördliche Ered Luin
    .von = vom Nördlichen Ered Luin
    .den = das Nördliche Ered Luin
ringkrieg-region-north-ithilien = Nord-Ithilien
    .in = in Nord-Ithilien
    .nach = nach Nord-Ithilien
    .von = von Nord-Ithilien
    .den = Nord-Ithilien
ringkrieg-region-north-rhun = Nördliches Rhûn
    .in = im Nördlichen Rhûn
    .nach = ins Nördliche Rhûn
    .von = vom Nördlichen Rhûn
    .den = das Nördliche Rhûn
ringkrieg-region-northern-dorwinion = Nördliches Dorwinion
    .in = im Nördlichen Dorwinion
    .nach = ins Nördliche Dorwinion
    .von = vom Nördlichen Dorwinion
    .den = das Nördliche Dorwinion
ringkrieg-region-northern-mirkwood = Nördlicher Düsterwald
    .in = im Nördlichen Düsterwald
    .nach = in den Nördlichen Düsterwald
    .von = vom Nördlichen Düsterwald
    .den = den Nördlichen Düsterwald
ringkrieg-region-northern-rhovanion = Nördliches Rhovanion
    .in = im Nördlichen Rhovanion
    .nach = ins Nördliche Rhovanion
    .von = vom Nördlichen Rhovanion
    .den = das Nördliche Rhovanion
ringkrieg-region-nurn = Nurn
    .in = in Nurn
    .nach = nach Nurn
    .von = von Nurn
    .den = Nurn
ringkrieg-region-old-ford = Alte Furt
    .in = an der Alten Furt
    .nach = zur Alten Furt
    .von = von der Alten Furt
    .den = die Alte Furt
ringkrieg-region-old-forest = Alter Wald
    .in = im Alten Wald
    .nach = in den Alten Wald
    .von = vom Alten Wald
    .den = den Alten Wald
ringkrieg-region-old-forest-road = Alte Waldstraße
    .in = an der Alten Waldstraße
    .nach = zur Alten Waldstraße
    .von = von der Alten Waldstraße
    .den = die Alte Waldstraße
ringkrieg-region-orthanc = Orthanc
    .in = in Orthanc
    .nach = nach Orthanc
    .von = von Orthanc
    .den = Orthanc
ringkrieg-region-osgiliath = Osgiliath
    .in = in Osgiliath
    .nach = nach Osgiliath
    .von = von Osgiliath
    .den = Osgiliath
ringkrieg-region-parth-celebrant = Parth Celebrant
    .in = in Parth Celebrant
    .nach = nach Parth Celebrant
    .von = von Parth Celebrant
    .den = Parth Celebrant
ringkrieg-region-pelargir = Pelargir
    .in = in Pelargir
    .nach = nach Pelargir
    .von = von Pelargir
    .den = Pelargir
ringkrieg-region-rhosgobel = Rhosgobel
    .in = in Rhosgobel
    .nach = nach Rhosgobel
    .von = von Rhosgobel
    .den = Rhosgobel
ringkrieg-region-rivendell = Imladris (Bruchtal)
    .in = in Imladris (Bruchtal)
    .nach = nach Imladris (Bruchtal)
    .von = von Imladris (Bruchtal)
    .den = Imladris (Bruchtal)
ringkrieg-region-south-anduin-vale = Südliches Anduintal
    .in = im Südlichen Anduintal
    .nach = ins Südliche Anduintal
    .von = vom Südlichen Anduintal
    .den = das Südliche Anduintal
ringkrieg-region-south-downs = Südliche Höhen
    .in = in den Südlichen Höhen
    .nach = in die Südlichen Höhen
    .von = von den Südlichen Höhen
    .den = die Südlichen Höhen
ringkrieg-region-south-dunland = Südliches Dunland
    .in = im Südlichen Dunland
    .nach = ins Südliche Dunland
    .von = vom Südlichen Dunland
    .den = das Südliche Dunland
ringkrieg-region-south-ered-luin = Südliches Ered Luin
    .in = im Südlichen Ered Luin
    .nach = ins Südliche Ered Luin
    .von = vom Südlichen Ered Luin
    .den = das Südliche Ered Luin
ringkrieg-region-south-ithilien = Süd-Ithilien
    .in = in Süd-Ithilien
    .nach = nach Süd-Ithilien
    .von = von Süd-Ithilien
    .den = Süd-Ithilien
ringkrieg-region-south-rhun = Südliches Rhûn
    .in = im Südlichen Rhûn
    .nach = ins Südliche Rhûn
    .von = vom Südlichen Rhûn
    .den = das Südliche Rhûn
ringkrieg-region-southern-dorwinion = Südliches Dorwinion
    .in = im Südlichen Dorwinion
    .nach = ins Südliche Dorwinion
    .von = vom Südlichen Dorwinion
    .den = das Südliche Dorwinion
ringkrieg-region-southern-mirkwood = Südlicher Düsterwald
    .in = im Südlichen Düsterwald
    .nach = in den Südlichen Düsterwald
    .von = vom Südlichen Düsterwald
    .den = den Südlichen Düsterwald
ringkrieg-region-southern-rhovanion = Südliches Rhovanion
    .in = im Südlichen Rhovanion
    .nach = ins Südliche Rhovanion
    .von = vom Südlichen Rhovanion
    .den = das Südliche Rhovanion
ringkrieg-region-tharbad = Tharbad
    .in = in Tharbad
    .nach = nach Tharbad
    .von = von Tharbad
    .den = Tharbad
ringkrieg-region-the-shire = Das Auenland
    .in = im Auenland
    .nach = ins Auenland
    .von = vom Auenland
    .den = das Auenland
ringkrieg-region-tower-hills = Turmberge
    .in = in den Turmbergen
    .nach = zu den Turmbergen
    .von = von den Turmbergen
    .den = die Turmberge
ringkrieg-region-trollshaws = Trollhöhen
    .in = in den Trollhöhen
    .nach = in die Trollhöhen
    .von = von den Trollhöhen
    .den = die Trollhöhen
ringkrieg-region-umbar = Umbar
    .in = in Umbar
    .nach = nach Umbar
    .von = von Umbar
    .den = Umbar
ringkrieg-region-vale-of-the-carnen = Tal des Carnen
    .in = im Tal des Carnen
    .nach = ins Tal des Carnen
    .von = vom Tal des Carnen
    .den = das Tal des Carnen
ringkrieg-region-vale-of-the-celduin = Tal des Celduin
    .in = im Tal des Celduin
    .nach = ins Tal des Celduin
    .von = vom Tal des Celduin
    .den = das Tal des Celduin
ringkrieg-region-weather-hills = Wetterberge
    .in = in den Wetterbergen
    .nach = zu den Wetterbergen
    .von = von den Wetterbergen
    .den = die Wetterberge
ringkrieg-region-west-harondor = West-Harondor
    .in = in West-Harondor
    .nach = nach West-Harondor
    .von = von West-Harondor
    .den = West-Harondor
ringkrieg-region-westemnet = Westemnet
    .in = in Westemnet
    .nach = nach Westemnet
    .von = von Westemnet
    .den = Westemnet
ringkrieg-region-western-brown-lands = Westliche Braune Lande
    .in = in den Westlichen Braunen Landen
    .nach = in die Westlichen Braunen Lande
    .von = von den Westlichen Braunen Landen
    .den = die Westlichen Braunen Lande
ringkrieg-region-western-emyn-muil = Westliche Emyn Muil
    .in = in den Westlichen Emyn Muil
    .nach = in die Westlichen Emyn Muil
    .von = von den Westlichen Emyn Muil
    .den = die Westlichen Emyn Muil
ringkrieg-region-western-mirkwood = Westlicher Düsterwald
    .in = im Westlichen Düsterwald
    .nach = in den Westlichen Düsterwald
    .von = vom Westlichen Düsterwald
    .den = den Westlichen Düsterwald
ringkrieg-region-withered-heath = Dürre Heide
    .in = auf der Dürren Heide
    .nach = auf die Dürre Heide
    .von = von der Dürren Heide
    .den = die Dürre Heide
ringkrieg-region-woodland-realm = Waldland-Reich
    .in = im Waldland-Reich
    .nach = ins Waldland-Reich
    .von = vom Waldland-Reich
    .den = das Waldland-Reich
ringkrieg-card-fp-char-01 = Elbenmäntel
ringkrieg-card-fp-char-02 = Elbenseil
ringkrieg-card-fp-char-03 = Galadriels Phiole
ringkrieg-card-fp-char-04 = Sméagol hilft nettem Herrn
ringkrieg-card-fp-char-05 = Mithrilhemd und Stich
ringkrieg-card-fp-char-06 = Axt und Bogen
ringkrieg-card-fp-char-07 = Horn von Gondor
ringkrieg-card-fp-char-08 = Stab des Zauberers
ringkrieg-card-fp-char-09 = Athelas
ringkrieg-card-fp-char-10 = Es gibt noch einen Weg
ringkrieg-card-fp-char-11 = Ich werde allein gehen
ringkrieg-card-fp-char-12 = Bilbos Lied
ringkrieg-card-fp-char-13 = Galadriels Spiegel
ringkrieg-card-fp-char-14 = Herausforderung des Königs
ringkrieg-card-fp-char-15 = Gwaihir, der Herr der Winde
ringkrieg-card-fp-char-16 = Wir sind schneller
ringkrieg-card-fp-char-17 = Hin und wieder zurück
ringkrieg-card-fp-char-18 = Die Adler kommen!
ringkrieg-card-fp-char-19 = Ents auf der Hut: Baumbart
ringkrieg-card-fp-char-20 = Ents auf der Hut: Huorns
ringkrieg-card-fp-char-21 = Ents auf der Hut: Entthing
ringkrieg-card-fp-char-22 = Die Toten von Dunharg
ringkrieg-card-fp-char-23 = Haus der Truchsesse
ringkrieg-card-fp-char-24 = Die Graue Schar
ringkrieg-card-fp-str-01 = Die letzte Schlacht
ringkrieg-card-fp-str-02 = Eine zu große Macht
ringkrieg-card-fp-str-03 = Die Macht Tom Bombadils
ringkrieg-card-fp-str-04 = Das Buch von Mazarbul
ringkrieg-card-fp-str-05 = Der Geist von Mordor
ringkrieg-card-fp-str-06 = Faramirs Waldläufer
ringkrieg-card-fp-str-07 = Angst! Feuer! Feinde!
ringkrieg-card-fp-str-08 = Elronds Weisheit
ringkrieg-card-fp-str-09 = Der Rote Pfeil
ringkrieg-card-fp-str-10 = Unverhoffte Hilfe
ringkrieg-card-fp-str-11 = Der Pfad der Wasa
ringkrieg-card-fp-str-12 = Einen Tag und eine Nacht
ringkrieg-card-fp-str-13 = Círdans Schiffe
ringkrieg-card-fp-str-14 = Wachen der Veste
ringkrieg-card-fp-str-15 = Celeborns Galadhrim
ringkrieg-card-fp-str-16 = Théodens Reiter
ringkrieg-card-fp-str-17 = Grimbeorn der Alte, Beorns Sohn
ringkrieg-card-fp-str-18 = Imrahil von Dol Amroth
ringkrieg-card-fp-str-19 = König Brands Mannen
ringkrieg-card-fp-str-20 = Schwerter in Eriador
ringkrieg-card-fp-str-21 = Glorfindels Sippe
ringkrieg-card-fp-str-22 = Dáin Eisenfuß’ Wache
ringkrieg-card-fp-str-23 = Éomer, Éomunds Sohn
ringkrieg-card-fp-str-24 = Thranduils Bogenschützen
ringkrieg-card-shadow-char-01 = Kankras Lauer
ringkrieg-card-shadow-char-02 = Der Ring ist mein!
ringkrieg-card-shadow-char-03 = Weiter, immer weiter
ringkrieg-card-shadow-char-04 = Gib ihn unss!
ringkrieg-card-shadow-char-05 = Orkpatrouille
ringkrieg-card-shadow-char-06 = Isildurs Fluch
ringkrieg-card-shadow-char-07 = Scheusal aus der Tiefe
ringkrieg-card-shadow-char-08 = Leichenkerzen
ringkrieg-card-shadow-char-09 = Suche der Nazgûl
ringkrieg-card-shadow-char-10 = Grausames Wetter
ringkrieg-card-shadow-char-11 = Die Nazgûl schlagen zu!
ringkrieg-card-shadow-char-12 = Morgulwunde
ringkrieg-card-shadow-char-13 = Verlockung des Rings
ringkrieg-card-shadow-char-14 = Der Zerfall der Gemeinschaft
ringkrieg-card-shadow-char-15 = Von Leid und Mühsal gezeichnet
ringkrieg-card-shadow-char-16 = Crebain-Schwärme
ringkrieg-card-shadow-char-17 = Der Balrog von Moria
ringkrieg-card-shadow-char-18 = Das lidlose Auge
ringkrieg-card-shadow-char-19 = Schreckliche Zauber
ringkrieg-card-shadow-char-20 = Grond, Hammer der Unterwelt
ringkrieg-card-shadow-char-21 = Der Palantír von Orthanc
ringkrieg-card-shadow-char-22 = Schlangenzunge
ringkrieg-card-shadow-char-23 = Die Ringgeister gehen um
ringkrieg-card-shadow-char-24 = Der Schwarze Heermeister befiehlt
ringkrieg-card-shadow-str-01 = Rückkehr nach Valinor
ringkrieg-card-shadow-str-02 = Die kämpfenden Uruk-hai
ringkrieg-card-shadow-str-03 = Denethors Torheit
ringkrieg-card-shadow-str-04 = Dämmerungsloser Tag
ringkrieg-card-shadow-str-05 = Drohungen und Versprechungen
ringkrieg-card-shadow-str-06 = Sturmkrähe
ringkrieg-card-shadow-str-07 = Schatten sammeln sich
ringkrieg-card-shadow-str-08 = Der Schatten wird länger
ringkrieg-card-shadow-str-09 = Der Schatten regt sich
ringkrieg-card-shadow-str-10 = Die Korsaren von Umbar
ringkrieg-card-shadow-str-11 = Zorn der Dunländer
ringkrieg-card-shadow-str-12 = Rückkehr des Hexenkönigs
ringkrieg-card-shadow-str-13 = Halborks und Bilwissmenschen
ringkrieg-card-shadow-str-14 = Olog-hai
ringkrieg-card-shadow-str-15 = Bergtrolle
ringkrieg-card-shadow-str-16 = Eine neue Macht erhebt sich
ringkrieg-card-shadow-str-17 = Viele Könige im Dienste Mordors
ringkrieg-card-shadow-str-18 = Der König offenbart sich
ringkrieg-card-shadow-str-19 = Schatten auf dem Nebelgebirge
ringkrieg-card-shadow-str-20 = Die Orks vermehren sich wieder
ringkrieg-card-shadow-str-21 = Horde aus dem Osten
ringkrieg-card-shadow-str-22 = Ungeheuer erwachen
ringkrieg-card-shadow-str-23 = Musterung für einen lang geplanten Krieg
ringkrieg-card-shadow-str-24 = Die Gruben von Mordor

# battle
ringkrieg-ask-attack = { $seat }: Welche Armee greift welche an?
ringkrieg-ask-who-fights = { $seat }: { $force } greifen { $to-den } an. Bleibt jemand als Nachhut zurück?
ringkrieg-ask-white-rider = { $seat }: Gibt Gandalf der Weiße seine Führung auf, um den Nazgûl die ihre für diesen Kampf zu nehmen?
ringkrieg-ask-field-or-siege = { $seat }: Stellst du dich { $region-in } zur Feldschlacht oder ziehst du dich in die Festung zurück?
ringkrieg-ask-announce = { $seat }: Spielst du in Kampfrunde { $number } eine Kampfkarte?
ringkrieg-ask-combat-card = { $seat }: Welche Kampfkarte spielst du?
ringkrieg-ask-leader-reroll = { $seat }: Bisher { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}. Wie viele Fehlwürfe wiederholen deine Anführer (höchstens { $most })?
ringkrieg-ask-casualty = { $seat }: Wähle die Verluste für { $hits ->
    [one] einen Treffer
   *[other] { $hits } Treffer
} { $region-in }.
ringkrieg-ask-own-hits = { $seat }: Noch bis zu { $left } Treffer auf eigene Einheiten?
ringkrieg-ask-cease = { $seat }: Nach Kampfrunde { $number } { $region-in }: Angriff einstellen oder weiterkämpfen?
ringkrieg-ask-prolong = { $seat }: Eine Elite-Einheit zurückstufen, um den Sturm auf { $region-den } fortzusetzen?
ringkrieg-ask-retreat = { $seat }: Wohin weicht die Armee { $region-in }?
ringkrieg-ask-advance = { $seat }: Rückst du mit { $force } { $region-nach } vor?
ringkrieg-ask-besiege = { $seat }: Belagerst du { $region-den } mit { $force }?
ringkrieg-ask-sorcerer = { $seat }: Die Hexerei des Hexenkönigs bringt dir eine Karte. Von welchem Stapel?
ringkrieg-ask-give-up = { $seat }: Wie viele Punkte Führung der Nazgûl gibst du auf?
ringkrieg-ask-deed-blade-of-westernesse = { $seat }: Welcher Günstling fällt anstelle eines Treffers deiner Wiederholung?
ringkrieg-ask-deed-mighty-attack = { $seat }: Welcher Gefährte gibt für einen Treffer seine Führung auf?
ringkrieg-ask-deed-heroic-death = { $seat }: Wer stirbt, um der Armee Treffer zu ersparen?
ringkrieg-ask-deed-fateful-strike = { $seat }: Wen fällt der Hieb?
ringkrieg-ask-deed-black-breath = { $seat }: Wen rafft der Schwarze Atem dahin?
ringkrieg-ask-deed-words-of-power = { $seat }: Welchen Gefährten bringen die Worte der Macht zum Schweigen?

ringkrieg-choose-storm = Festung { $to } stürmen
ringkrieg-choose-sortie = Ausfall aus der Festung { $origin }
ringkrieg-choose-fight = Angreifen: { $force }
ringkrieg-choose-rearguard = In die Nachhut: { $kind }
ringkrieg-choose-ride = Gegen die Nazgûl reiten
ringkrieg-choose-lead = Wie gewohnt führen
ringkrieg-choose-field = Feldschlacht
ringkrieg-choose-withdraw = In die Festung zurückziehen
ringkrieg-choose-card = Eine Kampfkarte spielen
ringkrieg-choose-no-card = Keine Kampfkarte
ringkrieg-choose-combat-card = { $card }. { $does }
ringkrieg-choose-lose = { $kind-Ein } geht verloren
ringkrieg-choose-reduce = { $kind-Ein } wird zur regulären
ringkrieg-choose-outright = { $kind-Ein } fällt für zwei Treffer
ringkrieg-choose-enough = Keine weiteren
ringkrieg-choose-cease = Angriff einstellen
ringkrieg-choose-go-on = Weiterkämpfen
ringkrieg-choose-prolong = Zurückstufen und weiterkämpfen: { $kind }
ringkrieg-choose-stand = Standhalten
ringkrieg-choose-retreat = Rückzug { $region-nach }
ringkrieg-choose-advance = Vorrücken: { $force }
ringkrieg-choose-no-advance = Nicht vorrücken
ringkrieg-choose-nobody = Niemand
ringkrieg-choose-give-up = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
ringkrieg-choose-no-draw = Keine Karte ziehen

ringkrieg-refuse-RK-B2 = Nur Nationen im Kriegszustand dürfen angreifen.
ringkrieg-refuse-RK-B3 = Eine Armee greift eine benachbarte feindliche Armee an oder bei einer Belagerung die in ihrer eigenen Region.
ringkrieg-refuse-RK-B5 = Wenigstens eine der Figuren, die diesen Angriff erst möglich machen, muss dabei sein.
ringkrieg-refuse-RK-B7 = Eine solche Figur ist nicht unter den Angreifern.
ringkrieg-refuse-RK-B8 = Angreifer und Nachhut brauchen je mindestens eine Einheit.
ringkrieg-refuse-RK-B45 = Ein Rückzug führt in eine Nachbarregion ohne feindliche Einheiten und ohne feindliche Siedlung.
ringkrieg-refuse-RK-B53 = Mindestens eine Einheit rückt vor, und kein Anführer bleibt ohne Einheiten zurück.
ringkrieg-refuse-RK-B56 = Wer zurückbleibt, braucht eine Einheit bei sich.

ringkrieg-attack = { $side-Der } { $manner ->
    [storm] { $side-zahl ->
        [viele] stürmen
       *[einer] stürmt
    } die Festung { $to }
    [sortie] { $side-zahl ->
        [viele] wagen
       *[einer] wagt
    } einen Ausfall aus der Festung { $origin }
   *[march] { $side-zahl ->
        [viele] greifen
       *[einer] greift
    } { $to-den } { $origin-von } an
}: { $force }.
ringkrieg-white-rider = Der Weiße Reiter tritt den Nazgûl entgegen: In diesem Kampf führen weder er noch sie.
ringkrieg-round = Kampf um { $region-den }, Kampfrunde { $number }.
ringkrieg-announced = { $seat } wird eine Kampfkarte spielen.
ringkrieg-combat-card = { $side-Der } { $side-zahl ->
    [viele] spielen
   *[einer] spielt
} die Kampfkarte „{ $card }“. { $does }
ringkrieg-card-acts = „{ $half }“ ({ $card }) kommt zur Wirkung.
ringkrieg-silenced = { $kind-Ein } führt in dieser Kampfrunde nicht.
ringkrieg-hits-due = { $side-Der } { $side-zahl ->
    [viele] nehmen
   *[einer] nimmt
} in dieser Kampfrunde { $hits ->
    [0] keinen Treffer
    [one] einen Treffer
   *[other] { $hits } Treffer
} hin.
ringkrieg-card-lapses = „{ $half }“ ({ $card }) bleibt ohne Wirkung.
ringkrieg-combat-roll = { $side }, Kampfwurf: { $results } ({ $bonus ->
    [0] nötig { $needed }
   *[other] nötig { $needed }, Bonus { $bonus }
}): { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
ringkrieg-leader-roll = { $side }, Anführer-Wiederholung: { $results } ({ $bonus ->
    [0] nötig { $needed }
   *[other] nötig { $needed }, Bonus { $bonus }
}): { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
ringkrieg-extra-roll = { $side }, zusätzlicher Angriff: { $results } (nötig { $needed }): { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
ringkrieg-unit-lost = Verloren { $region-in }: { $kind-ein }.
ringkrieg-elite-reduced = { $kind-Ein } { $region-in } ist jetzt { $regular-ein }.
ringkrieg-slain = { $kind-Ein } fällt { $region-in }.
ringkrieg-given-up = Die Nazgûl geben { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} Führung auf.
ringkrieg-unit-lost-times = Verloren { $region-in }: { $times } × { $kind }.
ringkrieg-elite-reduced-times = { $times } × { $kind } { $region-in } werden regulär.
ringkrieg-army-destroyed = { $side }: Die Armee { $region-in } ist vernichtet{ $others ->
    [0] .
   *[other] , mit ihr { $force }.
}
ringkrieg-army-retreated = { $side }: Rückzug { $origin-von } { $to-nach } ({ $force }).
ringkrieg-withdraws = { $side-Der } { $side-zahl ->
    [viele] ziehen
   *[einer] zieht
} sich in die Festung { $region } zurück.
ringkrieg-besieged = Die Festung { $region } wird belagert. Darin: { $force }.
ringkrieg-army-advanced = { $side }: Vormarsch { $origin-von } { $to-nach } ({ $force }).
ringkrieg-battle-over = Der Kampf um { $region-den } ist vorüber.

ringkrieg-combat-it-is-a-gift = Es ist ein Geschenk
ringkrieg-combat-blade-of-westernesse = Klinge von Westernis
ringkrieg-combat-mighty-attack = Mächtiger Angriff
ringkrieg-combat-servant-of-the-secret-fire = Diener des Geheimen Feuers
ringkrieg-combat-anduril = Andúril
ringkrieg-combat-heroic-death = Heldentod
ringkrieg-combat-daring-defiance = Wagemutiger Trotz
ringkrieg-combat-fateful-strike = Schicksalhafter Hieb
ringkrieg-combat-sudden-strike = Plötzlicher Schlag
ringkrieg-combat-brave-stand = Tapferer Widerstand
ringkrieg-combat-ents-rage = Zorn der Ents
ringkrieg-combat-huorn-dark = Huorn-Dunkelheit
ringkrieg-combat-nameless-wood = Namenloser Wald
ringkrieg-combat-daylight = Tageslicht
ringkrieg-combat-no-quarter = Keine Gnade
ringkrieg-combat-advantageous-position = Vorteilhafte Stellung
ringkrieg-combat-scouts = Kundschafter
ringkrieg-combat-shield-wall = Schildwall
ringkrieg-combat-confusion = Verwirrung
ringkrieg-combat-charge = Sturmangriff
ringkrieg-combat-valour = Kühnheit
ringkrieg-combat-one-for-the-dark-lord = Einer für den Dunklen Herrscher
ringkrieg-combat-cruel-as-death = Grausam wie der Tod
ringkrieg-combat-they-are-terrible = Sie sind schrecklich
ringkrieg-combat-dread-and-despair = Furcht und Verzweiflung
ringkrieg-combat-foul-stench = Fauliger Gestank
ringkrieg-combat-black-breath = Schwarzer Atem
ringkrieg-combat-words-of-power = Worte der Macht
ringkrieg-combat-durins-bane = Durins Fluch
ringkrieg-combat-devilry-of-orthanc = Teufelei von Orthanc
ringkrieg-combat-deadly-strife = Tödlicher Kampf
ringkrieg-combat-onslaught = Angriff
ringkrieg-combat-relentless-assault = Unbarmherziger Angriff
ringkrieg-combat-great-host = Großes Heer
ringkrieg-combat-mumakil = Mûmakil
ringkrieg-combat-swarm-of-bats = Fledermausschwarm
ringkrieg-combat-we-come-to-kill = Wir kommen, um zu töten
ringkrieg-combat-desperate-battle = Verzweifelter Kampf

# cards
ringkrieg-use-remove-card = eine Karte vom Tisch entfernen
ringkrieg-inside = { $region } (in der Festung)
    .in = in der Festung { $region }
    .nach = in die Festung { $region }
    .von = aus der Festung { $region }
    .den = die Festung { $region }
ringkrieg-ask-play = { $seat }: Welches Ereignis spielst du aus?
ringkrieg-ask-draw = { $seat }: Eine Karte ziehen ({ $deck })?
ringkrieg-ask-use-card = { $seat }: { $card } jetzt einsetzen?
ringkrieg-ask-remove-card = { $seat }: Welche Karte verlässt den Tisch?
ringkrieg-ask-pay-card = { $seat }: Mit welcher Handkarte bezahlst du?
ringkrieg-ask-place = { $seat }, { $card }: Wähle den Ort.
ringkrieg-ask-nation = { $seat }, { $card }: Wähle die Nation.
ringkrieg-ask-rank = { $seat }, { $card }: Regulär oder Elite?
ringkrieg-ask-elites = { $seat }, { $card }: Wie viele der Einheiten { $region-in } sind Elite?
ringkrieg-ask-place-recruit = { $seat }, { $card }: Es sind zu wenige für alle Orte. Wohin kommt die nächste Figur ({ $kind })?
ringkrieg-ask-start-march = { $seat }, { $card }: Von wo bricht eine Armee auf?
ringkrieg-ask-march-on = { $seat }: Der Weg bisher: { $way }. Wohin führt er?
ringkrieg-ask-follow = { $seat }: Wer stößt zu denen { $region-in }? Höchstens noch { $left }.
ringkrieg-ask-who-travels = { $seat }, { $card }: Wer bricht auf?
ringkrieg-ask-follow-gollum = { $seat }: Folgst du Gollum?
ringkrieg-ask-lured = { $seat }, { $card }: Der Ring lockt { $kind-einen }. Was tust du?
ringkrieg-ask-lost = { $seat }: Wer muss die Gemeinschaft verlassen? Noch { $left }.
ringkrieg-ask-grieve = { $seat }: Ein Gefährte ist verloren. Welche Karte sollen die Freien Völker mit ihm verlieren?
ringkrieg-ask-lose-figure = { $seat }, { $card }: Welche Figur verlierst du?
ringkrieg-ask-nazgul-strike = { $seat }: Die Nazgûl haben die Gemeinschaft erreicht. Was tun sie?
ringkrieg-ask-lead-armies = { $seat }, { $card }: Was tun die Armeen?
ringkrieg-ask-black-captain = { $seat }: Ruft der Hexenkönig Nazgûl zu sich, oder fliegen sie?
ringkrieg-ask-gather = { $seat }, { $card }: Wie viele reguläre Einheiten Gondors rekrutierst du?
ringkrieg-ask-turn-to-eye = { $seat }, { $card }: Welcher Würfel wird zum Auge? Höchstens noch { $left }.
ringkrieg-choose-nothing = Nichts davon
ringkrieg-choose-keep-card = Aufheben
ringkrieg-choose-use-card = { $card } einsetzen
ringkrieg-choose-elites = Elite: { $number }
ringkrieg-choose-regulars = Regulär: { $number }
ringkrieg-choose-from-hand = Eine zufällige Personenkarte aus der Hand
ringkrieg-choose-lose-companion = { $kind-Ein } geht verloren
ringkrieg-choose-hunt = Jagd nach dem Ring
ringkrieg-choose-call-nazgul = Nazgûl rufen: { $number }
ringkrieg-acts-remove-card = { $seat } entfernt eine Karte vom Tisch ({ $face }).
ringkrieg-played = { $seat } spielt „{ $card }“ aus. { $effect }
ringkrieg-laid = Auf dem Tisch bleibt: „{ $card }“.
ringkrieg-event-roll = { $card }: { $results } gewürfelt; { $successes ->
    [0] kein Würfel erreicht { $needed }
    [one] ein Würfel erreicht { $needed }
   *[other] { $successes } Würfel erreichen { $needed }
}.
ringkrieg-event-hits = Treffer durch { $card }: { $hits }.
ringkrieg-special-tile = Ein besonderer Jagd-Spielstein kommt ins Spiel: { $tile }.
ringkrieg-eyes-removed = Augen aus dem Spiel entfernt: { $number }.
ringkrieg-figure-lost = { $kind-Ein } { $region-in } ist verloren.
ringkrieg-turned-away = { $nation-Der } { $nation-zahl ->
    [viele] rücken
   *[eine] rückt
} ein Feld vom Krieg zurück; bis dahin { $box ->
    [one] fehlt ein Feld
   *[other] fehlen { $box } Felder
}.
ringkrieg-wills-lost = Verlorene Würfel mit Wille des Westens: { $dice }.

# Was die Ereigniskarten tun, in eigenen Worten.
ringkrieg-choose-event = { $card }: { $effect }

# Was Ereignisse brauchen, bewirken und wie sie den Tisch verlassen.
ringkrieg-effect-fp-char-01 = Ein besonderer Jagd-Spielstein mit 0 Schaden kommt ins Spiel: Er wartet, bis die Gemeinschaft auf der Mordor-Leiste ist, und kommt dann in den Jagd-Pool (sofort, wenn sie schon dort ist).
ringkrieg-effect-fp-char-02 = { ringkrieg-effect-fp-char-01 }
ringkrieg-effect-fp-char-03 = Ein besonderer Jagd-Spielstein, der 2 Korrumpierung heilt, kommt ins Spiel: Er wartet, bis die Gemeinschaft auf der Mordor-Leiste ist, und kommt dann in den Jagd-Pool (sofort, wenn sie schon dort ist).
ringkrieg-effect-fp-char-04 = Ein besonderer Jagd-Spielstein, der 1 Korrumpierung heilt, kommt ins Spiel: Er wartet, bis die Gemeinschaft auf der Mordor-Leiste ist, und kommt dann in den Jagd-Pool (sofort, wenn sie schon dort ist).
ringkrieg-effect-fp-char-05 = Immer wenn ein Jagd-Spielstein gegen die Gemeinschaft gezogen wurde, darfst du diese Karte ablegen, bevor er wirkt: Ein anderer wird gezogen und gilt statt seiner, der erste kommt zurück in den Pool.
ringkrieg-discard-fp-char-05 = Wenn sie benutzt wird.
ringkrieg-needs-fp-char-06 = Gimli oder Legolas ist in der Gemeinschaft.
ringkrieg-effect-fp-char-06 = Wenn ein Jagd-Spielstein gezogen wurde, darfst du diese Karte ablegen, um seinen Schaden um 1 zu senken.
ringkrieg-discard-fp-char-06 = Wenn sie benutzt wird oder weder Gimli noch Legolas mehr in der Gemeinschaft ist.
ringkrieg-needs-fp-char-07 = Boromir ist in der Gemeinschaft.
ringkrieg-effect-fp-char-07 = Wenn ein Jagd-Spielstein gezogen wurde, darfst du diese Karte ablegen, um seinen Schaden um 1 zu senken.
ringkrieg-discard-fp-char-07 = Wenn sie benutzt wird oder Boromir die Gemeinschaft verlässt.
ringkrieg-needs-fp-char-08 = Gandalf der Graue ist in der Gemeinschaft.
ringkrieg-effect-fp-char-08 = Bevor ein Jagd-Spielstein gegen die Gemeinschaft gezogen wird, darfst du diese Karte ablegen: Er wird nicht gezogen.
ringkrieg-discard-fp-char-08 = Wenn sie benutzt wird oder Gandalf der Graue die Gemeinschaft verlässt.
ringkrieg-effect-fp-char-09 = Wirf drei Würfel: Jede 5 oder mehr heilt 1 Korrumpierung, mit Streicher als Ratgeber jede 3 oder mehr.
ringkrieg-effect-fp-char-10 = Heile 1 Korrumpierung. Ist Gollum Ratgeber, darfst du danach die Gemeinschaft verdecken, wenn sie entdeckt ist, oder fortbewegen, wenn sie verdeckt ist (mit Jagd oder in Mordor mit Spielstein wie sonst).
ringkrieg-needs-fp-char-11 = Ein Gefährte ist noch in der Gemeinschaft.
ringkrieg-effect-fp-char-11 = Trenne einen Gefährten oder eine Gruppe ab; sie dürfen 1 Region weiter gehen als sonst. Dann heile 1 Korrumpierung.
ringkrieg-effect-fp-char-12 = Heile 1 Korrumpierung, mit Gollum als Ratgeber 2.
ringkrieg-effect-fp-char-13 = Drehe einen deiner unbenutzten Personen-Würfel auf Wille des Westens. Dann heile 1 Korrumpierung, wenn die Figur der Gemeinschaft in Lorien steht.
ringkrieg-needs-fp-char-14 = Streicher oder Aragorn ist bei einer Armee in Gondor oder Rohan.
ringkrieg-effect-fp-char-14 = Ziehe drei Jagd-Spielsteine; auf die Gemeinschaft wirken sie nicht. Augen darunter verlassen das Spiel für immer, die anderen kommen zurück in den Pool. Sind aber alle drei Augen, kommen sie zurück, und Streicher oder Aragorn ist verloren.
ringkrieg-effect-fp-char-15 = Bewege einen Gefährten oder eine Gruppe auf der Karte bis zu 4 Regionen weit, oder trenne einen Gefährten oder eine Gruppe so weit ab, wie die Gemeinschafts-Leiste zeigt, plus 4. Das Ziel darf eine eigene belagerte Festung sein.
ringkrieg-effect-fp-char-16 = Bewege einen Gefährten oder eine Gruppe auf der Karte, oder trenne einen Gefährten oder eine Gruppe ab, 2 Regionen weiter als sonst. Das Ziel darf eine eigene belagerte Festung sein.
ringkrieg-effect-fp-char-17 = Trenne einen Gefährten oder eine Gruppe ab; sie dürfen 1 Region weiter gehen als sonst. Ist dann Gimli oder Legolas in Erebor, Thal oder dem Waldland-Reich, werden Zwerge und Nördliche Allianz aktiv, und Zwerge, Elben und Nördliche Allianz rücken je ein Feld auf den Krieg zu.
ringkrieg-needs-fp-char-18 = Eine Schatten-Armee mit einem Nazgûl ist in oder neben der Region einer deiner Armeen mit einem Gefährten.
ringkrieg-effect-fp-char-18 = Wähle eine solche Schatten-Armee und wirf einen Würfel für jeden Nazgûl darin, höchstens fünf: Jede 5 oder mehr vernichtet einen. Die übrigen fliehen in eine Festung Saurons unter Kontrolle des Schattens, die du wählst. Den Hexenkönig betrifft das nicht.
ringkrieg-needs-fp-char-19 = Gandalf der Weiße ist in Fangorn oder Rohan, und Saruman ist im Spiel.
ringkrieg-effect-fp-char-19 = Wirf drei Würfel: Jede 4 oder mehr ist ein Treffer gegen die Schatten-Armee in Orthanc. Ist dort keine Schatten-Einheit mehr, ist Saruman verloren. Ist ein Gefährte in Fangorn, darfst du danach noch ein Personen-Ereignis ohne Würfel spielen.
ringkrieg-needs-fp-char-20 = { ringkrieg-needs-fp-char-19 }
ringkrieg-effect-fp-char-20 = { ringkrieg-effect-fp-char-19 }
ringkrieg-needs-fp-char-21 = { ringkrieg-needs-fp-char-19 }
ringkrieg-effect-fp-char-21 = { ringkrieg-effect-fp-char-19 }
ringkrieg-needs-fp-char-22 = Streicher oder Aragorn ist in einer Region Rohans, nicht in einer belagerten Festung.
ringkrieg-effect-fp-char-22 = Bewege ihn und beliebige Gefährten seiner Region nach Erech, Lamedon oder Pelargir, wie weit es auch ist. Eine Schatten-Armee dort nimmt so viele Treffer, wie ein Würfel zeigt, und muss dann weichen; kann sie das nicht, wird sie mit ihren Nazgûl und Günstlingen vernichtet. Dann darfst du dort bis zu drei reguläre Einheiten Gondors rekrutieren.
ringkrieg-needs-fp-char-23 = Boromir ist außerhalb der Gemeinschaft in einer Region Gondors.
ringkrieg-effect-fp-char-23 = Rekrutiere in seiner Region eine Einheit Gondors, regulär oder Elite. Dann ziehe zwei Strategiekarten.
ringkrieg-needs-fp-char-24 = Streicher oder Aragorn ist bei einer Armee.
ringkrieg-effect-fp-char-24 = In dieser Armee geht eine reguläre Einheit für immer verloren, und eine Elite derselben Nation wird an ihrer Stelle rekrutiert. Dann ziehe zwei Strategiekarten.
ringkrieg-needs-fp-str-01 = Aragorn oder Gandalf der Weiße ist bei einer Armee in Nord- oder Süd-Ithilien, Dagorlad, Morannon, Minas Morgul, Gorgoroth, Nurn oder Barad-Dûr.
ringkrieg-effect-fp-str-01 = Ein Würfel, der die Gemeinschaft fortbewegt, kommt nicht in die Jagd-Box.
ringkrieg-discard-fp-str-01 = Sobald keine deiner Armeen mehr in einer dieser Regionen ist.
ringkrieg-effect-fp-str-02 = Die Elben rücken ein Feld auf den Krieg zu. Von da an dürfen Schatten-Armeen Bruchtal, Lorien und die Grauen Anfurten weder betreten noch dort angreifen.
ringkrieg-discard-fp-str-02 = Der Schatten darf als Aktion einen beliebigen Würfel verwenden und zwei Handkarten ablegen, eine Armeekarte und eine Personenkarte.
ringkrieg-effect-fp-str-03 = Die Nördliche Allianz rückt ein Feld auf den Krieg zu. Von da an dürfen Schatten-Armeen Bockland, das Auenland und den Alten Wald weder betreten noch dort angreifen.
ringkrieg-discard-fp-str-03 = { ringkrieg-discard-fp-str-02 }
ringkrieg-effect-fp-str-04 = Alle Gefährten auf der Karte dürfen ziehen wie mit einem Personen-Würfel. Ist danach einer in Ered Luin oder Erebor, werden die Zwerge aktiv und sind sofort im Krieg.
ringkrieg-needs-fp-str-05 = Eine Schatten-Armee mit Einheiten mindestens zweier Nationen ist auf der Karte.
ringkrieg-effect-fp-str-05 = Wähle eine solche Armee und wirf fünf Würfel: Jede 5 oder mehr ist ein Treffer gegen sie.
ringkrieg-effect-fp-str-06 = Wähle eine Schatten-Armee in Osgiliath, Nord- oder Süd-Ithilien und wirf drei Würfel: Jede 5 oder mehr ist ein Treffer gegen sie. Hast du dann eine Armee in Osgiliath, rekrutiere dort eine Einheit Gondors, regulär oder Elite, und einen Anführer Gondors.
ringkrieg-effect-fp-str-07 = Alle Gefährten auf der Karte dürfen ziehen wie mit einem Personen-Würfel. Ist danach einer in Bree oder im Auenland, wird die Nördliche Allianz aktiv und ist sofort im Krieg.
ringkrieg-effect-fp-str-08 = Eine Nation der Freien Völker deiner Wahl wird aktiv und rückt ein Feld auf den Krieg zu.
ringkrieg-needs-fp-str-09 = Gondor ist aktiv.
ringkrieg-effect-fp-str-09 = Rohan rückt ein Feld auf den Krieg zu. Dann rekrutiere in Edoras eine Einheit Rohans, regulär oder Elite, und einen Anführer Rohans.
ringkrieg-needs-fp-str-10 = Eine deiner Armeen mit Einheiten einer Nation im Krieg ist neben einer Schatten-Armee, die eine Festung belagert.
ringkrieg-effect-fp-str-10 = Greife einen solchen Belagerer an. In diesem Kampf verliert sein Kampfwurf einen Würfel für jede deiner Einheiten in der Festung, mindestens einen behält er.
ringkrieg-needs-fp-str-11 = Du hast eine Armee in Minas Tirith, und Rohan ist im Krieg.
ringkrieg-effect-fp-str-11 = Bewege eine Armee aus einer Region Rohans geradewegs nach Minas Tirith; ist es belagert, stattdessen in eine freie Region daneben.
ringkrieg-needs-fp-str-12 = Eine deiner Armeen hat einen Gefährten bei sich.
ringkrieg-effect-fp-str-12 = Bewege eine Armee mit einem Gefährten bis zu zwei Regionen weit. Sie darf anfangs geteilt werden; unterwegs kommt niemand dazu und bleibt niemand zurück.
ringkrieg-needs-fp-str-13 = Die Elben sind im Krieg.
ringkrieg-effect-fp-str-13 = Rekrutiere zwei Elben-Einheiten, regulär oder Elite, in einer Küstenregion mit einer deiner Armeen.
ringkrieg-effect-fp-str-14 = Rekrutiere in Minas Tirith eine Einheit Gondors, regulär oder Elite, und einen Anführer Gondors.
ringkrieg-effect-fp-str-15 = Rekrutiere in Lorien eine Elben-Einheit, regulär oder Elite. Dann ziehe eine Strategiekarte.
ringkrieg-effect-fp-str-16 = Rekrutiere eine Einheit Rohans, regulär oder Elite, und einen Anführer Rohans, beide in Edoras oder beide in einer Region Rohans mit einem Gefährten.
ringkrieg-effect-fp-str-17 = Rekrutiere in Carrock eine Einheit der Nördlichen Allianz, regulär oder Elite, und einen ihrer Anführer.
ringkrieg-effect-fp-str-18 = Rekrutiere in Dol Amroth eine Einheit Gondors, regulär oder Elite, und einen Anführer Gondors.
ringkrieg-effect-fp-str-19 = Rekrutiere in Thal zwei reguläre Einheiten der Nördlichen Allianz. Dann ziehe eine Strategiekarte.
ringkrieg-effect-fp-str-20 = Rekrutiere eine Zwergen-Einheit in Ered Luin und eine Einheit der Nördlichen Allianz im Auenland, regulär oder Elite. Dann ziehe eine Strategiekarte.
ringkrieg-effect-fp-str-21 = Rekrutiere in Bruchtal eine Elben-Einheit, regulär oder Elite. Dann ziehe eine Strategiekarte.
ringkrieg-effect-fp-str-22 = Rekrutiere in Erebor eine Zwergen-Einheit, regulär oder Elite, und einen Anführer der Zwerge.
ringkrieg-effect-fp-str-23 = Rekrutiere in einer freien Siedlung Rohans eine Einheit Rohans, regulär oder Elite, und einen Anführer Rohans.
ringkrieg-effect-fp-str-24 = Rekrutiere im Waldland-Reich eine Elben-Einheit, regulär oder Elite. Dann ziehe eine Strategiekarte.
ringkrieg-effect-shadow-char-01 = Ein besonderer Jagd-Spielstein kommt ins Spiel, der so viel Schaden macht, wie ein Würfel zeigt, und die Gemeinschaft aufhält: Er wartet, bis sie auf der Mordor-Leiste ist, und kommt dann in den Jagd-Pool (sofort, wenn sie schon dort ist).
ringkrieg-effect-shadow-char-02 = Ein besonderer Jagd-Spielstein mit einem Auge kommt ins Spiel, der die Gemeinschaft entdeckt und aufhält: Er wartet, bis sie auf der Mordor-Leiste ist, und kommt dann in den Jagd-Pool (sofort, wenn sie schon dort ist).
ringkrieg-effect-shadow-char-03 = Ein besonderer Jagd-Spielstein mit 3 Schaden kommt ins Spiel, der die Gemeinschaft aufhält: Er wartet, bis sie auf der Mordor-Leiste ist, und kommt dann in den Jagd-Pool (sofort, wenn sie schon dort ist).
ringkrieg-effect-shadow-char-04 = Ein besonderer Jagd-Spielstein mit 1 Schaden kommt ins Spiel, der die Gemeinschaft entdeckt und aufhält: Er wartet, bis sie auf der Mordor-Leiste ist, und kommt dann in den Jagd-Pool (sofort, wenn sie schon dort ist).
ringkrieg-needs-shadow-char-05 = Die Figur der Gemeinschaft steht in keiner Region mit einer Siedlung der Freien Völker.
ringkrieg-effect-shadow-char-05 = Ziehe einen Jagd-Spielstein. Ein Auge oder ein besonderer Stein der Freien Völker bewirkt nichts; jeder andere gilt wie bei einer erfolgreichen Jagd.
ringkrieg-needs-shadow-char-06 = { ringkrieg-needs-shadow-char-05 }
ringkrieg-effect-shadow-char-06 = Ziehe einen Jagd-Spielstein. Ein Auge oder ein besonderer Stein der Freien Völker bewirkt nichts; jeder andere gilt wie bei einer erfolgreichen Jagd, aber sein ganzer Schaden wird Korrumpierung: Kein Verlust, kein Ratgeber und keine Karte auf dem Tisch senkt ihn.
ringkrieg-needs-shadow-char-07 = { ringkrieg-needs-shadow-char-05 }
ringkrieg-effect-shadow-char-07 = Ziehe einen Jagd-Spielstein. Ein Auge oder ein besonderer Stein der Freien Völker bewirkt nichts; jeder andere gilt wie bei einer erfolgreichen Jagd, aber was Karten und Ratgeber vom Schaden übrig lassen, muss ein zufällig gezogener Gefährte tragen; was über seinen Level geht, ist Korrumpierung. Ohne Gefährten ist es alles.
ringkrieg-needs-shadow-char-08 = { ringkrieg-needs-shadow-char-05 }
ringkrieg-effect-shadow-char-08 = Wirf drei Würfel: Jede 4 oder mehr gibt 1 Korrumpierung, mit Gollum als Ratgeber nur jede 6.
ringkrieg-needs-shadow-char-09 = Die Gemeinschafts-Leiste zeigt 1 oder mehr.
ringkrieg-effect-shadow-char-09 = Beliebig viele Nazgûl dürfen fliegen. Ist dann einer in der Region der Figur der Gemeinschaft, wird sie entdeckt.
ringkrieg-needs-shadow-char-10 = { ringkrieg-needs-shadow-char-09 }
ringkrieg-effect-shadow-char-10 = Versetze die Figur der Gemeinschaft in eine angrenzende Region deiner Wahl; Leiste und verdeckte Seite bleiben, wie sie sind.
ringkrieg-needs-shadow-char-11 = { ringkrieg-needs-shadow-char-09 }
ringkrieg-effect-shadow-char-11 = Beliebig viele Nazgûl dürfen fliegen. Ist dann einer in der Region der Figur der Gemeinschaft, darfst du entweder ein Personen-Ereignis der Freien Völker vom Tisch ablegen oder einen Jagdwurf machen, als hätte sich die Gemeinschaft eben fortbewegt.
ringkrieg-needs-shadow-char-12 = Die Gemeinschaft ist entdeckt.
ringkrieg-effect-shadow-char-12 = Die Korrumpierung steigt um 1, bei höchstens 3 bisher um 2.
ringkrieg-needs-shadow-char-13 = { ringkrieg-needs-shadow-char-12 }
ringkrieg-effect-shadow-char-13 = Ziehe zufällig einen Gefährten der Gemeinschaft: Die Freien Völker verlieren ihn, oder die Korrumpierung steigt um seinen Level. Mit Gollum als Ratgeber steigt sie stattdessen um 1.
ringkrieg-needs-shadow-char-14 = { ringkrieg-needs-shadow-char-12 }
ringkrieg-effect-shadow-char-14 = Ziehe einen Jagd-Spielstein. Ein Auge oder ein besonderer Stein der Freien Völker bewirkt nichts; sonst trennen die Freien Völker so viele Gefährten ab, wie seine Zahl sagt (alle, wenn es weniger sind), und sie bleiben in der Region der Figur. Mit Gollum als Ratgeber steigt stattdessen die Korrumpierung um 1.
ringkrieg-effect-shadow-char-15 = Immer wenn ein Gefährte durch Schaden der Jagd verloren geht, darfst du eine Personenkarte der Freien Völker ablegen: eine zufällig aus ihrer Hand gezogene oder eine deiner Wahl vom Tisch.
ringkrieg-discard-shadow-char-15 = Wenn die Gemeinschaft ihre Position in einer Festung der Freien Völker angibt, die diese kontrollieren.
ringkrieg-effect-shadow-char-16 = Vor einem Jagdwurf darfst du diese Karte ablegen: Alle Würfel dieses Wurfs bekommen +1, auch wiederholte.
ringkrieg-discard-shadow-char-16 = Wenn sie benutzt wird oder die Gemeinschaft ihre Position in einer Stadt oder Festung der Freien Völker angibt.
ringkrieg-effect-shadow-char-17 = Wenn der Weg der Figur der Gemeinschaft, angegeben oder entdeckt, Moria betritt, verlässt oder durchquert, darfst du diese Karte ablegen und noch einen Jagd-Spielstein ziehen: Ein Auge bewirkt nichts, jeder andere gilt wie bei einer erfolgreichen Jagd; sein Symbol „Entdecken“ gilt nicht, wenn die Position in einer Stadt oder Festung der Freien Völker angegeben wurde. Oder du setzt in einem Kampf ihre Kampfhälfte gleich vom Tisch ein.
ringkrieg-discard-shadow-char-17 = Wenn sie auf eine der beiden Arten benutzt wird.
ringkrieg-effect-shadow-char-18 = Drehe bis zu drei deiner unbenutzten Würfel auf Augen und lege sie in die Jagd-Box.
ringkrieg-needs-shadow-char-19 = Eine deiner Armeen mit einem Nazgûl ist in oder neben der Region einer Armee der Freien Völker.
ringkrieg-effect-shadow-char-19 = Wähle eine solche eigene und eine solche feindliche Armee und wirf einen Würfel für jeden Nazgûl bei deiner, den Hexenkönig eingeschlossen, höchstens fünf: Jede 5 oder mehr ist ein Treffer gegen den Feind.
ringkrieg-needs-shadow-char-20 = Der Hexenkönig ist bei einer Armee, die eine Festung der Freien Völker belagert.
ringkrieg-effect-shadow-char-20 = Greife diese Festung mit ihm an. Die Belagerungsschlacht dauert drei Kampfrunden statt einer. In der ersten dürfen die Freien Völker nur mit einem Gefährten im Kampf eine Kampfkarte einsetzen.
ringkrieg-needs-shadow-char-21 = Saruman ist im Spiel.
ringkrieg-effect-shadow-char-21 = Immer wenn du ein Ereignis mit einem Ereignis-Würfel spielst, ziehst du eine Karte von einem deiner Stapel.
ringkrieg-discard-shadow-char-21 = Wenn Saruman das Spiel verlässt; oder die Freien Völker verwenden als Aktion einen Wille des Westens oder einen beliebigen Würfel und einen Elbenring.
ringkrieg-needs-shadow-char-22 = Saruman ist im Spiel, und Rohan ist nicht aktiv.
ringkrieg-effect-shadow-char-22 = Rohan wird nur aktiv, wenn ein Gefährte, der es aktivieren kann, nach Edoras oder Helms Klamm kommt, wenn die Gemeinschaft dort ihre Position angibt oder wenn dort eine Armee der Freien Völker angegriffen wird.
ringkrieg-discard-shadow-char-22 = Wenn Rohan aktiv ist oder Saruman das Spiel verlässt.
ringkrieg-effect-shadow-char-23 = Beliebig viele Nazgûl dürfen fliegen. Dann ziehen entweder bis zu zwei Armeen je eine Region weit, oder eine Armee greift an; mit jeder von ihnen muss ein Nazgûl gehen oder kämpfen.
ringkrieg-needs-shadow-char-24 = Der Hexenkönig ist im Spiel.
ringkrieg-effect-shadow-char-24 = Rekrutiere entweder bis zu zwei Nazgûl in der Region des Hexenkönigs, oder lass beliebig viele Nazgûl fliegen, auch ihn. Dann darf die Armee mit dem Hexenkönig eine Region weit ziehen oder angreifen.
ringkrieg-needs-shadow-str-01 = Du kontrollierst eine Festung der Elben.
ringkrieg-effect-shadow-str-01 = Für jede Elben-Festung, die weder belagert noch erobert ist, wirf einen Würfel je Elben-Einheit dort, höchstens fünf: Jede 6 ist ein Treffer gegen diese Armee.
ringkrieg-needs-shadow-str-02 = Saruman ist im Spiel, und eine Armee mit Einheiten Isengarts belagert eine Festung.
ringkrieg-effect-shadow-str-02 = Greife diese Festung mit Einheiten Isengarts an. Die Belagerungsschlacht dauert drei Kampfrunden statt einer. In der ersten dürfen die Freien Völker nur mit einem Gefährten im Kampf eine Kampfkarte einsetzen.
ringkrieg-needs-shadow-str-03 = Minas Tirith wird vom Schatten belagert.
ringkrieg-effect-shadow-str-03 = Sofort geht ein Anführer in Minas Tirith verloren, den die Freien Völker wählen. Von da an dürfen die Freien Völker keine Kampfkarten einsetzen, wenn eine Armee in der Region von Minas Tirith angegriffen wird.
ringkrieg-discard-shadow-str-03 = Wenn Minas Tirith nicht mehr belagert ist; oder die Freien Völker verwenden als Aktion einen Wille des Westens oder, wenn Gandalf oder Aragorn dort ist, einen beliebigen Würfel.
ringkrieg-needs-shadow-str-04 = Alle Nationen des Schattens sind im Krieg.
ringkrieg-effect-shadow-str-04 = Alle unbenutzten Würfel der Freien Völker, die Wille des Westens zeigen, sind für diesen Zug verloren.
ringkrieg-effect-shadow-str-05 = Die Freien Völker dürfen keine passive Nation mit einem Ergebnis Rekrutierung bewegen.
ringkrieg-discard-shadow-str-05 = Wenn ein Angriff oder die Fähigkeit eines Gefährten eine Nation der Freien Völker auf den Krieg zu bewegt.
ringkrieg-needs-shadow-str-06 = Ein Gefährte oder die Figur der Gemeinschaft ist in den Grenzen einer Nation der Freien Völker, die nicht im Krieg ist.
ringkrieg-effect-shadow-str-06 = Wähle eine solche Nation: Sie rückt ein Feld zurück. Dann geht eine Einheit oder ein Anführer von ihr verloren, den die Freien Völker wählen.
ringkrieg-effect-shadow-str-07 = Eine Armee zieht bis zu drei Regionen weit und endet, wo schon eine andere deiner Armeen steht, die nicht belagert ist. Sie darf anfangs geteilt werden; unterwegs kommt niemand dazu und bleibt niemand zurück.
ringkrieg-effect-shadow-str-08 = Bis zu zwei Armeen ziehen je bis zu zwei Regionen weit; jede endet, wo schon eine andere deiner Armeen steht, die nicht belagert ist. Sie dürfen anfangs geteilt werden; unterwegs kommt niemand dazu und bleibt niemand zurück.
ringkrieg-needs-shadow-str-09 = { ringkrieg-needs-shadow-str-04 }
ringkrieg-effect-shadow-str-09 = Bis zu vier Armeen ziehen je in eine angrenzende Region.
ringkrieg-needs-shadow-str-10 = Die Südländer & Ostlinge sind im Krieg.
ringkrieg-effect-shadow-str-10 = Bewege eine Armee von Umbar in eine Küstenregion Gondors (Pelargir, Lamedon, Dol Amroth, Anfalas). Ist dort eine Armee der Freien Völker, greift deine sie stattdessen an und darf den Angriff nicht abbrechen; eine belagerte Besatzung wird in einer Belagerungsschlacht bestürmt.
ringkrieg-needs-shadow-str-11 = Isengart ist im Krieg.
ringkrieg-effect-shadow-str-11 = Rekrutiere zwei reguläre Einheiten Isengarts in einer freien Region neben dem Nördlichen oder Südlichen Dunland. Dann dürfen bis zu vier Einheiten Isengarts aus dem Nördlichen und Südlichen Dunland dorthin gehen.
ringkrieg-needs-shadow-str-12 = Der Hexenkönig ist im Spiel.
ringkrieg-effect-shadow-str-12 = Der Hexenkönig geht nach Angmar. Rekrutiere dort eine Elite und zwei reguläre Einheiten Saurons.
ringkrieg-needs-shadow-str-13 = Isengart ist im Krieg.
ringkrieg-effect-shadow-str-13 = Rekrutiere eine Einheit Isengarts, regulär oder Elite, in einer beliebigen Region mit einer deiner Armeen.
ringkrieg-needs-shadow-str-14 = Sauron ist im Krieg.
ringkrieg-effect-shadow-str-14 = Rekrutiere eine Einheit Saurons, regulär oder Elite, in einer beliebigen Region mit einer deiner Armeen.
ringkrieg-needs-shadow-str-15 = Sauron ist im Krieg.
ringkrieg-effect-shadow-str-15 = Tausche zwei reguläre Einheiten Saurons, wo auch immer auf der Karte, gegen Elite.
ringkrieg-needs-shadow-str-16 = Saruman ist im Spiel.
ringkrieg-effect-shadow-str-16 = Rekrutiere für Isengart zwei reguläre Einheiten im Südlichen Dunland, zwei reguläre Einheiten im Nördlichen Dunland und zwei Einheiten, regulär oder Elite, in Orthanc.
ringkrieg-effect-shadow-str-17 = Wähle drei Siedlungen der Südländer & Ostlinge und rekrutiere in jeder zwei ihrer regulären Einheiten.
ringkrieg-needs-shadow-str-18 = Aragorn ist im Spiel.
ringkrieg-effect-shadow-str-18 = Rekrutiere einen Nazgûl und fünf reguläre Einheiten Saurons in Minas Morgul.
ringkrieg-effect-shadow-str-19 = Rekrutiere einen Nazgûl und zwei Einheiten Saurons, regulär oder Elite, alle in Moria oder alle am Gramberg.
ringkrieg-effect-shadow-str-20 = Rekrutiere drei reguläre Einheiten Saurons am Gundabadberg und drei in Dol Guldur.
ringkrieg-needs-shadow-str-21 = Die Südländer & Ostlinge sind im Krieg.
ringkrieg-effect-shadow-str-21 = Wähle eine ihrer freien Regionen am Ostrand der Karte (Östliches Rhûn, Südliches Rhûn, Khand oder Weit-Harad) und rekrutiere dort fünf ihrer regulären Einheiten.
ringkrieg-effect-shadow-str-22 = Rekrutiere für Sauron eine Elite in den Trollhöhen und je eine reguläre Einheit in den Wetterbergen, den Ettenöden und in Angmar.
ringkrieg-needs-shadow-str-23 = { ringkrieg-needs-shadow-str-04 }
ringkrieg-effect-shadow-str-23 = Rekrutiere fünf reguläre Einheiten Saurons in Nurn und fünf reguläre Einheiten der Südländer & Ostlinge in Gorgoroth.
ringkrieg-needs-shadow-str-24 = Sauron ist im Krieg.
ringkrieg-effect-shadow-str-24 = Wähle drei Festungen Saurons und rekrutiere in jeder zwei seiner regulären Einheiten.

# Was Kampfhälften brauchen und bewirken.
ringkrieg-combat-it-is-a-gift-needs = Die angegriffene Armee, wessen sie auch ist, steht in der Region der Figur der Gemeinschaft.
ringkrieg-combat-it-is-a-gift-does = +1 auf jeden Würfel des Kampfwurfs und der Anführer-Wiederholung der Freien Völker.
ringkrieg-combat-blade-of-westernesse-needs = Merry oder Pippin ist im Kampf.
ringkrieg-combat-blade-of-westernesse-does = Vor den Verlusten: Hat deine Anführer-Wiederholung getroffen, darfst du einen dieser Treffer aufgeben, um einen Günstling im Kampf zu vernichten, auch den Hexenkönig.
ringkrieg-combat-mighty-attack-needs = Ein Gefährte ist im Kampf.
ringkrieg-combat-mighty-attack-does = Nach dem Kampfwurf: Ein Gefährte deiner Wahl gibt für diese Kampfrunde seine Führung auf, und ein Fehlwurf deines Kampfwurfs wird zum Treffer. Ohne Fehlwurf wird nichts aufgegeben.
ringkrieg-combat-servant-of-the-secret-fire-needs = Gandalf, der Graue oder der Weiße, ist im Kampf.
ringkrieg-combat-servant-of-the-secret-fire-does = +1 auf jeden Würfel des Kampfwurfs der Freien Völker, aber nicht der Anführer-Wiederholung.
ringkrieg-combat-anduril-needs = Streicher oder Aragorn ist im Kampf.
ringkrieg-combat-anduril-does = Nach dem Kampfwurf: Er gibt für diese Kampfrunde seine Führung auf, und Fehlwürfe deines Kampfwurfs werden zu Treffern: einer bei Streicher, einer oder zwei bei Aragorn. Ohne Fehlwurf wird nichts aufgegeben.
ringkrieg-combat-heroic-death-needs = Ein Anführer oder Gefährte der Freien Völker ist im Kampf.
ringkrieg-combat-heroic-death-does = Vor den Verlusten: Du darfst einen Anführer opfern, um einen Treffer der Würfe dieser Kampfrunde aufzuheben, oder einen Gefährten, um so viele aufzuheben, wie sein Level beträgt.
ringkrieg-combat-daring-defiance-needs = Ein Gefährte ist im Kampf.
ringkrieg-combat-daring-defiance-does = Die Kampfkarte des Schattens wird aufgehoben. Dafür geben alle Gefährten im Kampf für diese Kampfrunde ihre Führung auf. Hat der Schatten keine Karte gespielt, geschieht nichts.
ringkrieg-combat-fateful-strike-needs = Ein Anführer oder Gefährte der Freien Völker ist im Kampf.
ringkrieg-combat-fateful-strike-does = Vor den Verlusten, zusätzlich zu den Treffern: Hat deine Anführer-Wiederholung getroffen, wird ein Nazgûl im Kampf vernichtet; bei zwei Treffern oder mehr darfst du stattdessen einen Günstling wählen.
ringkrieg-combat-sudden-strike-needs = Ein Anführer oder Gefährte der Freien Völker ist im Kampf.
ringkrieg-combat-sudden-strike-does = Vor dem Kampfwurf: ein zusätzlicher Angriff mit so vielen Würfeln, wie deine Führung beträgt, höchstens fünf. Seine Verluste werden entfernt, bevor der Feind würfelt.
ringkrieg-combat-brave-stand-needs = Ein Gefährte ist im Kampf.
ringkrieg-combat-brave-stand-does = Der Kampfwurf des Schattens verliert einen Würfel für jeden Gefährten im Kampf, behält aber mindestens einen.
ringkrieg-combat-ents-rage-needs = Die angegriffene Armee, wessen sie auch ist, steht in Fangorn, Orthanc oder einer Region Rohans.
ringkrieg-combat-ents-rage-does = +2 auf jeden Würfel des Kampfwurfs der Freien Völker, aber nicht der Anführer-Wiederholung.
ringkrieg-combat-huorn-dark-needs = Die angegriffene Armee, wessen sie auch ist, steht in Fangorn, Orthanc oder einer Region Rohans.
ringkrieg-combat-huorn-dark-does = Der Schatten wirft in seinem Kampfwurf höchstens zwei Würfel.
ringkrieg-combat-nameless-wood-needs = Die angegriffene Armee, wessen sie auch ist, steht in Fangorn, Orthanc oder einer Region Rohans.
ringkrieg-combat-nameless-wood-does = Nach der Anführer-Wiederholung: Haben deine beiden Würfe getroffen, kommen zwei Treffer dazu.
ringkrieg-combat-daylight-does = Der Schatten wirft in seinem Kampfwurf höchstens drei Würfel.
ringkrieg-combat-no-quarter-does = Nach der Anführer-Wiederholung: Haben deine beiden Würfe getroffen, kommt ein Treffer dazu.
ringkrieg-combat-advantageous-position-needs = Die angegriffene Armee, wessen sie auch ist, steht in einer Region einer Nation der Freien Völker.
ringkrieg-combat-advantageous-position-does = −1 auf jeden Würfel des Kampfwurfs des Schattens, aber nicht der Anführer-Wiederholung; eine gewürfelte 6 trifft immer noch.
ringkrieg-combat-scouts-needs = Die Freien Völker werden angegriffen, aber nicht in einer belagerten Festung, und können in eine angrenzende freie Region oder in eine Belagerung ausweichen.
ringkrieg-combat-scouts-does = Vor dem Kampfwurf: Die Armee der Freien Völker zieht sich in eine angrenzende freie Region zurück oder in eine Festung, die sie dort kontrolliert. Der Kampf ist vorbei; der Angreifer darf vorrücken wie sonst.
ringkrieg-combat-shield-wall-does = Vor den Verlusten: Haben die beiden Würfe des Schattens mindestens zweimal getroffen, wird einer der Treffer aufgehoben.
ringkrieg-combat-confusion-does = Nach dem Kampfwurf: Jede gewürfelte 1 im Kampfwurf des Schattens ist ein Treffer gegen seine eigene Armee, und dieser Würfel darf nicht wiederholt werden.
ringkrieg-combat-charge-needs = Eine Elite der Freien Völker ist im Kampf.
ringkrieg-combat-charge-does = Vor dem Kampfwurf: ein zusätzlicher Angriff mit einem Würfel für jede deiner Elite-Einheiten im Kampf, höchstens fünf. Seine Verluste werden entfernt, bevor der Feind würfelt.
ringkrieg-combat-valour-needs = Eine Elite der Freien Völker ist im Kampf.
ringkrieg-combat-valour-does = +1 auf jeden Würfel des Kampfwurfs der Freien Völker, aber nicht der Anführer-Wiederholung.
ringkrieg-combat-one-for-the-dark-lord-needs = Die angegriffene Armee, wessen sie auch ist, steht in der Region der Figur der Gemeinschaft.
ringkrieg-combat-one-for-the-dark-lord-does = +1 auf jeden Würfel des Kampfwurfs und der Anführer-Wiederholung des Schattens.
ringkrieg-combat-cruel-as-death-needs = Die Nazgûl im Kampf haben mindestens 2 Führung.
ringkrieg-combat-cruel-as-death-does = 2 Punkte Führung der Nazgûl werden für diese Kampfrunde aufgegeben: +1 auf jeden Würfel des Kampfwurfs des Schattens, aber nicht der Anführer-Wiederholung.
ringkrieg-combat-they-are-terrible-needs = Die Nazgûl im Kampf haben mindestens 1 Führung.
ringkrieg-combat-they-are-terrible-does = Nach dem Kampfwurf: 1 Punkt Führung der Nazgûl wird für diese Kampfrunde aufgegeben; +1 auf jeden Würfel der Anführer-Wiederholung des Schattens.
ringkrieg-combat-dread-and-despair-needs = Die Nazgûl im Kampf haben mindestens 1 Führung.
ringkrieg-combat-dread-and-despair-does = Vor dem Kampfwurf wählst du, wie viele Punkte Führung der Nazgûl du für diese Kampfrunde aufgibst, mindestens einen. Der Kampfwurf der Freien Völker verliert für jeden einen Würfel, behält aber mindestens einen.
ringkrieg-combat-foul-stench-needs = Die Nazgûl im Kampf haben mindestens 1 Führung.
ringkrieg-combat-foul-stench-does = Vor dem Kampfwurf: Ist die Führung der Nazgûl mindestens so hoch wie alle Führung der Freien Völker, haben diese in dieser Kampfrunde keine Anführer-Wiederholung.
ringkrieg-combat-black-breath-needs = Ein Nazgûl ist im Kampf.
ringkrieg-combat-black-breath-does = Vor den Verlusten, zusätzlich zu den Treffern: Hat deine Anführer-Wiederholung getroffen, darfst du einen Anführer im Kampf vernichten oder einen Gefährten, dessen Level nicht höher ist als die Zahl dieser Treffer.
ringkrieg-combat-words-of-power-needs = Ein Nazgûl ist im Kampf.
ringkrieg-combat-words-of-power-does = Du nennst einen Gefährten im Kampf: In dieser Kampfrunde zählen seine Führung und seine Fähigkeiten nicht.
ringkrieg-combat-durins-bane-needs = Die angegriffene Armee, wessen sie auch ist, steht in Moria oder höchstens zwei Regionen davon entfernt.
ringkrieg-combat-durins-bane-does = Vor dem Kampfwurf: ein zusätzlicher Angriff mit drei Würfeln, bei dem jede 4 oder mehr trifft, wo der Feind auch steht. Seine Verluste werden entfernt, bevor der Feind würfelt.
ringkrieg-combat-devilry-of-orthanc-needs = Eine Einheit Isengarts ist im Kampf, und es ist eine Belagerungsschlacht.
ringkrieg-combat-devilry-of-orthanc-does = +1 auf jeden Würfel des Kampfwurfs des Schattens, aber nicht der Anführer-Wiederholung.
ringkrieg-combat-deadly-strife-does = +2 auf jeden Würfel des Kampfwurfs und der Anführer-Wiederholung beider Armeen.
ringkrieg-combat-onslaught-does = Nach den Verlusten: Du darfst deinen eigenen Einheiten im Kampf bis zu vier Treffer zufügen. Für jeden davon wirf einen Würfel: Jede 4 oder mehr trifft den Feind.
ringkrieg-combat-relentless-assault-does = Vor dem Kampfwurf darfst du deinen eigenen Einheiten im Kampf einen oder zwei Treffer zufügen. Für jeden davon +1 auf jeden Würfel des Kampfwurfs des Schattens, aber nicht der Anführer-Wiederholung.
ringkrieg-combat-great-host-does = Nach den Verlusten: Hat der Schatten mindestens doppelt so viele Einheiten im Kampf wie der Feind, nimmt dieser noch einen Treffer.
ringkrieg-combat-mumakil-needs = Eine Elite der Südländer & Ostlinge ist im Kampf.
ringkrieg-combat-mumakil-does = +1 auf jeden Würfel des Kampfwurfs des Schattens (Initiative 3). Nach der Anführer-Wiederholung: Hat der Schatten in dieser Kampfrunde öfter getroffen als die Freien Völker, kommt ein Treffer dazu (Initiative 5).
ringkrieg-combat-swarm-of-bats-does = Die Kampfkarte der Freien Völker wird aufgehoben. Haben sie keine gespielt, gibt es stattdessen +1 auf jeden Würfel der Anführer-Wiederholung des Schattens.
ringkrieg-combat-we-come-to-kill-needs = Eine Elite des Schattens ist im Kampf.
ringkrieg-combat-we-come-to-kill-does = Nach den Verlusten: ein zusätzlicher Angriff mit einem Würfel für jede deiner übrigen Elite-Einheiten im Kampf, höchstens fünf; jede 5 oder mehr trifft, wo der Feind auch steht.
ringkrieg-combat-desperate-battle-does = +1 auf jeden Würfel des Kampfwurfs und der Anführer-Wiederholung beider Armeen.

# Was Personen können.
ringkrieg-character-gandalf-grey-guide = Als Ratgeber: Immer wenn du ein Personen-Ereignis mit einem Ereignis-Würfel spielst oder mit einem so verwendeten Wille des Westens, darfst du eine Karte vom Personenstapel ziehen.
ringkrieg-character-gandalf-grey-ability-1 = Hauptmann des Westens: Eine Armee, mit der er kämpft, hat +1 Kampfstärke, bis zu fünf Würfel.
ringkrieg-character-gandalf-grey-ability-2 = Gesandter aus dem Westen: Hat er die Gemeinschaft verlassen, kann Gandalf der Weiße an seine Stelle treten.
ringkrieg-character-strider-guide = Als Ratgeber: Jeder Würfel kann eine entdeckte Gemeinschaft verdecken.
ringkrieg-character-strider-ability-1 = { ringkrieg-character-gandalf-grey-ability-1 }
ringkrieg-character-strider-ability-2 = Isildurs Erbe: Hat er die Gemeinschaft verlassen, kann Aragorn seinen Platz einnehmen.
ringkrieg-character-boromir-ability-1 = { ringkrieg-character-gandalf-grey-ability-1 }
ringkrieg-character-boromir-ability-2 = Hoher Hüter des Weißen Turms: Solange er in einer Stadt oder Festung Gondors ist, die nicht erobert ist, kann jeder Würfel Gondor ein Feld auf den Krieg zu bewegen.
ringkrieg-character-legolas-ability-1 = { ringkrieg-character-gandalf-grey-ability-1 }
ringkrieg-character-legolas-ability-2 = Prinz des Düsterwalds: Solange er in einer Elben-Festung ist, die nicht erobert ist, kann jeder Würfel die Elben ein Feld auf den Krieg zu bewegen.
ringkrieg-character-gimli-ability-1 = { ringkrieg-character-gandalf-grey-ability-1 }
ringkrieg-character-gimli-ability-2 = Zwerg vom Erebor: Solange er in Erebor ist und es nicht erobert ist, kann jeder Würfel die Zwerge ein Feld auf den Krieg zu bewegen.
ringkrieg-character-meriadoc-guide = Als Ratgeber: Bei mindestens 1 Schaden der Jagd darf er die Gemeinschaft verlassen, um ihn um 1 zu senken. Das ist kein Verlust; wird Pippin Ratgeber, darf er bei demselben Spielstein dasselbe tun.
ringkrieg-character-meriadoc-ability-1 = Ergreift sie lebend!: Ginge er in der Gemeinschaft verloren, wird er stattdessen abgetrennt; nicht in Mordor.
ringkrieg-character-peregrin-guide = Als Ratgeber: Bei mindestens 1 Schaden der Jagd darf er die Gemeinschaft verlassen, um ihn um 1 zu senken. Das ist kein Verlust; wird Merry Ratgeber, darf er bei demselben Spielstein dasselbe tun.
ringkrieg-character-peregrin-ability-1 = { ringkrieg-character-meriadoc-ability-1 }
ringkrieg-character-aragorn-entry = Kommt mit Wille des Westens, solange Streicher außerhalb der Gemeinschaft in Minas Tirith, Dol Amroth oder Pelargir ist und der Ort nicht erobert ist: Er nimmt Streichers Platz ein.
ringkrieg-character-aragorn-ability-1 = { ringkrieg-character-gandalf-grey-ability-1 }
ringkrieg-character-gandalf-white-entry = Kommt mit Wille des Westens, wenn Gandalf der Graue nicht mehr in der Gemeinschaft ist und ein Günstling im Spiel ist oder war: an die Stelle Gandalfs des Grauen, wenn er auf der Karte ist, sonst nach Fangorn oder in eine Elben-Festung, die nicht erobert ist.
ringkrieg-character-gandalf-white-ability-1 = Schattenfell: Allein oder mit genau einem Hobbit zählt sein Level beim Ziehen als 4.
ringkrieg-character-gandalf-white-ability-2 = Der Weiße Reiter: Zu Beginn eines Kampfes darf er für den ganzen Kampf seine Führung aufgeben; dann hat darin kein Nazgûl Führung, auch der Hexenkönig nicht.
ringkrieg-character-gollum-entry = Wird Ratgeber, wenn kein Gefährte mehr in der Gemeinschaft ist. Als Gefährte zählt er nur für die Jagd-Zuweisung.
ringkrieg-character-gollum-guide = Als Ratgeber: Das Symbol „Entdecken“ auf normalen Spielsteinen mit Zahl gilt nicht. Bleibt die Gemeinschaft verdeckt, darf er sie entdecken lassen, um den Schaden eines Spielsteins um 1 zu senken.
ringkrieg-character-saruman-entry = Kommt mit einem Ergebnis Rekrutierung nach Orthanc, solange Isengart im Krieg und Orthanc nicht erobert ist. Er verlässt es nie.
ringkrieg-character-saruman-ability-1 = Sarumans Stimme: Solange Orthanc in der Hand des Schattens und nicht belagert ist, kann ein Ergebnis Rekrutierung in jeder Siedlung Isengarts eine reguläre Einheit rekrutieren oder eine oder zwei reguläre Einheiten in Orthanc gegen Elite tauschen.
ringkrieg-character-saruman-ability-2 = Diener der Weißen Hand: Jede Elite Isengarts ist auch ein Anführer, beim Ziehen und im Kampf.
ringkrieg-character-witch-king-entry = Kommt mit einem Ergebnis Rekrutierung, solange Sauron im Krieg ist, zu einer beliebigen Armee mit einer Einheit Saurons. Alle Nationen der Freien Völker werden aktiv.
ringkrieg-character-witch-king-ability-1 = Zauberer: Ist er in einem Kampf und spielt der Schatten in dessen erster Kampfrunde eine Kampfkarte, darf der Schatten danach eine Karte von einem seiner Stapel ziehen.
ringkrieg-character-witch-king-ability-2 = Er ist ein Nazgûl: Er fliegt, und Karten, die Nazgûl nennen, meinen auch ihn, wenn sie nichts anderes sagen.
ringkrieg-character-mouth-of-sauron-entry = Kommt mit einem Ergebnis Rekrutierung, wenn alle Nationen der Freien Völker im Krieg sind oder die Gemeinschaft in Mordor ist, in eine Festung Saurons, die nicht erobert ist.
ringkrieg-character-mouth-of-sauron-ability-1 = Bote des Dunklen Turms: Einmal im Zug gilt ein Ergebnis Rekrutierung als Ergebnis Armee.

# Was auf einer Karte steht, zusammengesetzt.
ringkrieg-printed-then = { $one } { $two }
ringkrieg-printed-title = { $card }.
ringkrieg-printed-card = { $card } ({ $face }).
ringkrieg-printed-needs = Voraussetzung: { $needs }
ringkrieg-printed-discard = Bleibt auf dem Tisch. Abgelegt: { $discard }
ringkrieg-printed-half = Kampf: { $half } (Initiative { $initiative }).
ringkrieg-printed-character = { $kind }: Level { $level }, Führung { $leadership }, { $dice ->
    [0] kein weiterer Würfel
   *[other] ein weiterer Aktionswürfel
}, aktiviert { $wakes }.
ringkrieg-printed-unlimited = unbegrenzt
ringkrieg-printed-wakes-any = jede Nation der Freien Völker
ringkrieg-printed-wakes-none = niemanden

# Die Erweiterung: Karten und Personen.
ringkrieg-card-fp-char-19E = Ents auf der Hut: Fels und Stein
ringkrieg-needs-fp-char-19E = Gandalf der Weiße und die Ents sind im Spiel.
ringkrieg-effect-fp-char-19E = Setze zwei Ents nach Fangorn. Dann ziehen die Ents und greifen an. Ist ein Gefährte in Fangorn, darfst du danach ein Personen-Ereignis ohne Würfel spielen oder eine Personenkarte ziehen.
ringkrieg-card-fp-char-20E = Ents auf der Hut: Huorns
ringkrieg-needs-fp-char-20E = { ringkrieg-needs-fp-char-19E }
ringkrieg-effect-fp-char-20E = { ringkrieg-effect-fp-char-19E }
ringkrieg-card-fp-char-21E = Ents auf der Hut: Entthing
ringkrieg-needs-fp-char-21E = { ringkrieg-needs-fp-char-19E }
ringkrieg-effect-fp-char-21E = { ringkrieg-effect-fp-char-19E }
ringkrieg-card-fp-char-25E = Wind aus dem Westen
ringkrieg-effect-fp-char-25E = Lege ein Ereignis des Schattens deiner Wahl vom Tisch ab. Liegt dort keines, darfst du die Hand eines Schatten-Spielers ansehen und eine Karte daraus ablegen.
ringkrieg-card-fp-char-26E = Drei Ringe den Elbenkönigen
ringkrieg-effect-fp-char-26E = Wirf drei Würfel: Für jede 4 oder mehr nimm einen benutzten Elbenring zurück, zuerst die aus dem Spiel entfernten, dann die des Schattens.
ringkrieg-card-fp-str-25E = Waldläufer des Nordens
ringkrieg-effect-fp-str-25E = Wähle eine Schatten-Armee in einer Region der Nördlichen Allianz oder daneben und wirf drei Würfel: Jede 5 oder mehr ist ein Treffer gegen sie. Dann rekrutiere in einer freien Region der Nördlichen Allianz neben dieser Armee eine ihrer Einheiten, regulär oder Elite, und einen ihrer Anführer.
ringkrieg-card-fp-str-26E = Bedrohung der Lehen des Südens
ringkrieg-needs-fp-str-26E = Die Corsaren sind im Spiel.
ringkrieg-effect-fp-str-26E = Rekrutiere je eine reguläre Einheit Gondors in Pelargir, Lamedon und Lossarnach. Dann wirf einen Würfel für jedes Schiff der Corsaren in einer Region Gondors: Bei 4 oder mehr wird es entfernt.
ringkrieg-card-shadow-char-17E = Ein Balrog ist gekommen
ringkrieg-needs-shadow-char-17E = Der Balrog ist im Spiel.
ringkrieg-effect-shadow-char-17E = Der Balrog zählt beim Ziehen als Level 2 und darf mit einer Armee ziehen.
ringkrieg-discard-shadow-char-17E = Wenn der Balrog das Spiel verlässt; oder die Freien Völker verwenden als Aktion einen Wille des Westens oder, wenn Gandalf in der Region des Balrog ist, einen Personen-Würfel. Ist der Balrog dann nicht in Moria, ist er verloren.
ringkrieg-card-shadow-char-25E = Die Tore sind geschlossen
ringkrieg-effect-shadow-char-25E = Wenn der Weg der Figur der Gemeinschaft, angegeben oder entdeckt, eine Festung des Schattens betritt, verlässt oder durchquert, darfst du diese Karte ablegen und noch einen Jagd-Spielstein ziehen: Ein Auge bewirkt nichts, jeder andere gilt wie bei einer erfolgreichen Jagd.
ringkrieg-discard-shadow-char-25E = Wenn sie benutzt wird; oder die Freien Völker verwenden als Aktion einen Wille des Westens oder, wenn Gandalf oder Gollum Ratgeber ist, einen Personen-Würfel.
ringkrieg-card-shadow-char-26E = Heermeister der Verzweiflung
ringkrieg-needs-shadow-char-26E = Gollum ist nicht Ratgeber, und der Hexenkönig ist im Spiel.
ringkrieg-effect-shadow-char-26E = Jeder Personen-Würfel, den der Schatten verwendet, kommt nach seiner Aktion als Auge in die Jagd-Box.
ringkrieg-discard-shadow-char-26E = Wenn die Gemeinschaft ihre Position in einer Festung der Freien Völker angibt, die diese kontrollieren, wenn Gollum Ratgeber wird oder wenn kein Hexenkönig mehr im Spiel ist.
ringkrieg-card-shadow-str-10E = Die Corsaren kommen über uns!
ringkrieg-needs-shadow-str-10E = Die Corsaren sind im Spiel.
ringkrieg-effect-shadow-str-10E = Bewege beliebig viele Schiffe, jedes einmal. Dann darfst du eine Armee aus einer Region mit Schiff in eine andere mit Schiff bringen, die Armeen betreten dürfen; diese Armee darf dann eine Region weit ziehen oder angreifen, auch mit Schiffen. In der ersten Kampfrunde eines solchen Kampfes dürfen die Freien Völker keine Kampfkarte einsetzen.
ringkrieg-card-shadow-str-11E = Zorn der Dunländer
ringkrieg-needs-shadow-str-11E = Die Dunländer sind im Spiel.
ringkrieg-effect-shadow-str-11E = Rekrutiere bis zu vier Dunländer in einer deiner Armeen im Nördlichen oder Südlichen Dunland. Diese Armee darf dann ziehen oder angreifen.
ringkrieg-card-shadow-str-25E = Tiefe Gräben und Große Maschinen
ringkrieg-effect-shadow-str-25E = In einer oder zwei Regionen, in denen der Schatten eine Festung belagert: Baue entweder insgesamt bis zu zwei Belagerungstürme, oder entferne insgesamt bis zu zwei Katapulte.
ringkrieg-card-shadow-str-26E = Schatten von Dol Guldur
ringkrieg-needs-shadow-str-26E = Ein Nazgûl ist in Dol Guldur.
ringkrieg-effect-shadow-str-26E = Rekrutiere in Dol Guldur reguläre Einheiten Saurons, eine für jeden Punkt Führung der Nazgûl dort, höchstens fünf. Dann darf die Armee in Dol Guldur eine Region weit ziehen oder angreifen.
ringkrieg-card-shadow-we-shall-get-it = Wir finden ihn!
ringkrieg-needs-shadow-we-shall-get-it = Sméagol wurde aus dem Spiel entfernt, während noch ein anderer Gefährte in der Gemeinschaft war.
ringkrieg-effect-shadow-we-shall-get-it = Solange Gollum Ratgeber ist und ein Jagd-Spielstein gegen die Gemeinschaft gezogen wurde, darfst du diese Karte ablegen: Ein anderer wird gezogen und gilt statt seiner, der erste kommt zurück in den Pool.
ringkrieg-discard-shadow-we-shall-get-it = Wenn sie benutzt wird.
ringkrieg-combat-among-the-siege-engines = Zwischen den Belagerungsmaschinen
ringkrieg-combat-among-the-siege-engines-does = Vor den Verlusten: Hat deine Anführer-Wiederholung getroffen, darfst du auch einen Belagerungsturm in der Region des Kampfes entfernen; der Treffer zählt trotzdem.
ringkrieg-combat-last-defences = Letzte Verteidigung
ringkrieg-combat-last-defences-needs = Ein Katapult ist in der Festung, die in dieser Belagerungsschlacht angegriffen wird.
ringkrieg-combat-last-defences-does = Deine Kampfstärke steigt um die Zahl der Katapulte in der Festung, bis zu fünf Würfel.
ringkrieg-combat-heads-of-the-fallen = Häupter der Gefallenen
ringkrieg-combat-heads-of-the-fallen-needs = Ein Belagerungsturm ist in der Region dieser Belagerungsschlacht.
ringkrieg-combat-heads-of-the-fallen-does = +1 auf jeden Würfel des Kampfwurfs des Schattens, und die Freien Völker haben in dieser Kampfrunde keine Anführer-Wiederholung.
ringkrieg-combat-old-hatred = Alter Hass
ringkrieg-combat-old-hatred-needs = Ein Dunländer ist im Kampf.
ringkrieg-combat-old-hatred-does = Vor dem Kampfwurf: ein zusätzlicher Angriff mit einem Würfel für jeden Dunländer im Kampf, höchstens fünf. Seine Verluste werden entfernt, bevor der Feind würfelt.
ringkrieg-figure-galadriel = Lady Galadriel
    .ein = Lady Galadriel
    .Ein = Lady Galadriel
    .einen = Lady Galadriel
ringkrieg-figure-smeagol = Sméagol
    .ein = Sméagol
    .Ein = Sméagol
    .einen = Sméagol
ringkrieg-figure-witch-king-chief = Der Hexenkönig, Anführer der Ringgeister
    .ein = der Anführer der Ringgeister
    .Ein = Der Anführer der Ringgeister
    .einen = den Anführer der Ringgeister
ringkrieg-figure-balrog = Der Balrog von Moria
    .ein = der Balrog von Moria
    .Ein = Der Balrog von Moria
    .einen = den Balrog von Moria
ringkrieg-character-galadriel-entry = Kommt mit einem Ergebnis Rekrutierung nach Lorien, solange die Freien Völker es kontrollieren, Sauron oder die Elben im Krieg sind und Gandalf der Weiße nicht im Spiel ist.
ringkrieg-character-galadriel-ability-1 = Herrin des Lichts: Wird ein normales Auge gezogen, darfst du es mit einem Elbenring aufheben: Der Spielstein verlässt das Spiel, und ein anderer wird gezogen.
ringkrieg-character-galadriel-ability-2 = Mut der Elben: Lorien rekrutiert auch, während es belagert ist.
ringkrieg-character-galadriel-ability-3 = Sie verlässt Lorien nie und wird entfernt, wenn der Schatten es kontrolliert. Für Karten zählt sie als Gefährte mit Level 3. Ihr Würfel entfällt, solange Gandalf der Weiße im Spiel ist.
ringkrieg-character-smeagol-entry = Schließt sich der Gemeinschaft als Ratgeber an, wenn ein Sméagol-Spielstein gezogen wird, während Gollum nicht Ratgeber ist und Sméagol noch nicht im Spiel war.
ringkrieg-character-smeagol-guide = Als Ratgeber, der er immer ist: Ein Personen-Würfel kann die Position der Gemeinschaft angeben; in Minas Morgul oder Morannon betritt sie sofort Mordor. In einer Stadt oder Festung der Freien Völker wird dann nichts geheilt, und Sméagol wird entfernt. Ein Sméagol-Spielstein macht keinen Schaden und kommt zurück in den Pool.
ringkrieg-character-smeagol-ability-1 = Sein Level ist der höchste unter den Gefährten in der Gemeinschaft.
ringkrieg-character-smeagol-ability-2 = Ist er der einzige Gefährte, nimmt Gollum seinen Platz ein. Wird er sonst entfernt, bekommt der Schatten die Karte Wir finden ihn!.
ringkrieg-character-witch-king-chief-entry = Kommt mit einem Ergebnis Rekrutierung in die Region der Figur der Gemeinschaft, wenn dort keine Festung der Freien Völker ist und der Schwarze Heermeister noch nicht im Spiel war.
ringkrieg-character-witch-king-chief-ability-1 = Schatten der Verzweiflung: Jeder Nazgûl in der Region der Figur der Gemeinschaft, auch er selbst, gibt eine Wiederholung bei der Jagd, statt einer für alle.
ringkrieg-character-witch-king-chief-ability-2 = Er sieht, er weiß: Gibt die Gemeinschaft ihre Position in einer Region ohne Festung der Freien Völker an, darf er sofort dorthin.
ringkrieg-character-witch-king-chief-ability-3 = { ringkrieg-character-witch-king-ability-2 }
ringkrieg-character-balrog-entry = Kommt mit einem Ergebnis Rekrutierung nach Moria, mit einer Einheit Saurons, solange der Hexenkönig nicht im Spiel ist. Elben, Zwerge und Nördliche Allianz rücken je ein Feld auf den Krieg zu.
ringkrieg-character-balrog-ability-1 = Feuer und Schatten: Berührt der Weg der Figur der Gemeinschaft, angegeben oder entdeckt, seine Region, wird ein Jagd-Spielstein gezogen; sein Symbol „Entdecken“ gilt nicht. Bei einem Auge sind der Balrog und der Ratgeber verloren; mit Gollum als Ratgeber bewirkt es nichts.
ringkrieg-character-balrog-ability-2 = Flamme von Udûn: Eine Schatten-Armee, mit der er kämpft, hat +2 Kampfstärke, bis zu fünf Würfel.
ringkrieg-character-balrog-ability-3 = Für Gandalf den Weißen ist er kein Günstling. Sein Würfel entfällt, solange der Hexenkönig im Spiel ist. Er verlässt Moria, mit einer Armee, nur solange Ein Balrog ist gekommen auf dem Tisch liegt.

# Die Erweiterung: Gruppierungen und Belagerungsmaschinen.
ringkrieg-figure-dunlending = Dunländer
    .ein = ein Dunländer
    .Ein = Ein Dunländer
    .einen = einen Dunländer
ringkrieg-figure-ship = Corsaren-Schiff
    .ein = ein Corsaren-Schiff
    .Ein = Ein Corsaren-Schiff
    .einen = ein Corsaren-Schiff
ringkrieg-figure-ent = Ent
    .ein = ein Ent
    .Ein = Ein Ent
    .einen = einen Ent
ringkrieg-figure-tower = Belagerungsturm
    .ein = ein Belagerungsturm
    .Ein = Ein Belagerungsturm
    .einen = einen Belagerungsturm
ringkrieg-figure-catapult = Katapult
    .ein = ein Katapult
    .Ein = Ein Katapult
    .einen = ein Katapult
ringkrieg-faction-dunlendings = Bergbewohner von Dunland
ringkrieg-faction-corsairs = Corsaren von Umbar
ringkrieg-faction-ents = Ents von Fangorn
ringkrieg-use-bring-faction = eine Gruppierung ins Spiel bringen
ringkrieg-use-recruit-dunlendings = Tod den Forgoil!: zwei Dunländer
ringkrieg-use-black-ships = Schwarze Schiffe: ein Schiff und seine Mannschaft in Umbar
ringkrieg-use-build-engine = eine Belagerungsmaschine bauen
ringkrieg-acts-bring-faction = { $seat } bringt eine Gruppierung ins Spiel ({ $face }).
ringkrieg-acts-recruit-dunlendings = { $seat } ruft die Dunländer: Tod den Forgoil! ({ $face }).
ringkrieg-acts-black-ships = { $seat } baut ein Schwarzes Schiff ({ $face }).
ringkrieg-acts-build-engine = { $seat } baut eine Belagerungsmaschine ({ $face }).
ringkrieg-ask-bring-faction = { $seat }: Welche Gruppierung kommt ins Spiel?
ringkrieg-ask-forgoil = { $seat }: Zu welcher Armee in Isengart oder Rohan stoßen zwei Dunländer?
ringkrieg-ask-fleet-size = { $seat }: Wie viele Schiffe segeln { $origin-von } { $to-nach }?
ringkrieg-ask-ents = { $seat }: Die Ents sind erwacht. { $left ->
    [one] Einer von ihnen kann
   *[other] { $left } von ihnen können
} noch gehen oder zuschlagen.
ringkrieg-ask-play-or-draw = { $seat }: Noch ein Personen-Ereignis ausspielen, eine Personenkarte ziehen oder nichts davon?
ringkrieg-ask-build-engine = { $seat }: Wo baust du { $kind-einen }?
ringkrieg-ask-give-up-catapult = { $seat }: Die Belagerungsmaschinen { $region-in } halten sich die Waage. Ein Katapult aufgeben, um bis zum Ende des Kampfes überlegen zu sein?
ringkrieg-ask-onward = { $seat }, { $card }: Was tut die Armee { $region-in } jetzt?
ringkrieg-ask-sail-on = { $seat }, { $card }: Welche Schiffe segeln wohin?
ringkrieg-ask-carry = { $seat }, { $card }: Welche Armee fährt mit dem Schiff wohin?
ringkrieg-ask-dunlendings = { $seat }, { $card }: Wie viele Dunländer kommen { $region-nach }?
ringkrieg-ask-dig = { $seat }, { $card }: Einen Belagerungsturm bauen oder ein Katapult entfernen? Noch: { $left }.
ringkrieg-ask-burn-tower = { $seat }: Zerstört der Treffer deiner Anführer auch einen Belagerungsturm?
ringkrieg-choose-lose-dunlendings = Verloren gehen: zwei Dunländer
ringkrieg-choose-move-apart = { $kind-Ein } { $origin-von } { $to-nach }
ringkrieg-choose-ships = { $number ->
    [one] Ein Schiff
   *[other] { $number } Schiffe
}
ringkrieg-choose-dunlendings = { $number ->
    [0] Keiner
    [one] Ein Dunländer
   *[other] { $number } Dunländer
}
ringkrieg-choose-ent-walk = Ein Ent geht { $region-nach }
ringkrieg-choose-ent-strike = Die Ents greifen die Armee { $region-in } an
ringkrieg-choose-onward-move-army = Weiter { $region-nach } ziehen
ringkrieg-choose-onward-attack = Angriff auf { $region-den }
ringkrieg-choose-catapult-give-up = Ein Katapult aufgeben
ringkrieg-choose-catapult-keep = Behalten
ringkrieg-choose-remove-catapult = Ein Katapult { $region-in } entfernen
ringkrieg-choose-tower-burn = Einen Belagerungsturm zerstören
ringkrieg-choose-tower-spare = Stehen lassen
ringkrieg-board-factions-title = Gruppierungen und Belagerungsmaschinen
ringkrieg-board-engines = Belagerungsmaschinen
ringkrieg-board-faction-here = im Spiel
ringkrieg-board-faction-away = noch nicht im Spiel
ringkrieg-board-faction-dunlendings-entry = Sie kommen mit einem Ergebnis Rekrutierung, solange Isengart im Krieg ist: je zwei Dunländer ins Nördliche und ins Südliche Dunland.
ringkrieg-board-faction-dunlendings-does = Einheiten Isengarts; ein Treffer nimmt zwei von ihnen. Tod den Forgoil!: Ein Ergebnis Rekrutierung bringt zwei zu einer Armee des Schattens in Isengart oder Rohan.
ringkrieg-board-faction-corsairs-entry = Sie kommen mit einem Ergebnis Rekrutierung, solange Südländer & Ostlinge im Krieg sind: zwei Schiffe in Umbar.
ringkrieg-board-faction-corsairs-does = Schiffe bringen Armeen von Küste zu Küste. Schwarze Schiffe: Ein Ergebnis Rekrutierung bringt ein Schiff und eine reguläre Einheit nach Umbar, solange der Schatten es hält.
ringkrieg-board-faction-ents-entry = Sie kommen mit einem Ergebnis Rekrutierung, solange ein Gefährte in Fangorn und Saruman im Spiel ist: ein Ent in Fangorn.
ringkrieg-board-faction-ents-does = Solange ein Gefährte in Fangorn ist, weckt Sarumans Stimme einen weiteren Ent. Die drei Ereignisse „Ents auf der Hut“ lassen sie wandern und zuschlagen.
ringkrieg-board-faction-engines-entry = Gebaut mit einem Ergebnis Rekrutierung: Belagerungstürme von belagernden Armeen des Schattens, Katapulte in eigenen Festungen aktiver Völker.
ringkrieg-board-faction-engines-does = Wer bei einer Belagerung mehr davon hat, ist dort überlegen.
ringkrieg-board-factions = Gruppierungen im Spiel
ringkrieg-board-pieces = Schiffe, Ents, Maschinen
ringkrieg-faction-dunlendings-came = Die Bergbewohner von Dunland ziehen für { $seat } in den Krieg.
ringkrieg-faction-corsairs-came = Die Corsaren von Umbar ziehen für { $seat } in den Krieg.
ringkrieg-faction-ents-came = Die Ents von Fangorn ziehen für { $seat } in den Krieg.
ringkrieg-pieces-removed = Entfernt { $region-von }: { $force }.
ringkrieg-fleet-moved = { $force } { $origin-von } { $to-nach }.
ringkrieg-by-ship = Die Schiffe der Corsaren bringen die Armee { $region-nach }.
ringkrieg-ent-walked = Ein Ent geht { $origin-von } { $to-nach }.
ringkrieg-ents-roll = Die Ents greifen an: { $results } (nötig { $needed }): { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
ringkrieg-superiority = { $side }: überlegene Belagerungsmaschinen { $region-in }.
ringkrieg-refuse-RK-432 = Über diese Teile der Erweiterung gebietet dein Mitspieler.
ringkrieg-because-RK-V1-figure = Ein Zug bewegt eine Armee; eine solche Figur zieht nicht für sich.
ringkrieg-refuse-RK-Z58 = Das ist keine deiner Gruppierungen.
ringkrieg-because-RK-Z58-none = Jetzt kann keine deiner Gruppierungen ins Spiel kommen: Jede braucht ihre Bedingung und kommt einmal.
ringkrieg-refuse-RK-Z119 = Diese Gruppierung ist schon im Spiel.
ringkrieg-because-RK-Z119-absent = Diese Gruppierung ist noch nicht im Spiel.
ringkrieg-refuse-RK-Z59 = Die Bergbewohner von Dunland kommen nur, solange Isengart im Krieg ist.
ringkrieg-refuse-RK-Z60 = Dunländer stoßen zu einer Schatten-Armee in einer Region Isengarts oder Rohans, aber nicht in einer belagerten Festung.
ringkrieg-refuse-RK-Z66 = Ein einzelner Dunländer fällt nur als letzte Einheit der Armee.
ringkrieg-refuse-RK-Z68 = Die Corsaren kommen nur, solange die Südländer & Ostlinge im Krieg sind.
ringkrieg-refuse-RK-Z69 = Schiffe werden in Umbar gebaut, nur solange der Schatten es kontrolliert.
ringkrieg-refuse-RK-Z71 = Schiffe segeln nur in Küstenregionen.
ringkrieg-refuse-RK-Z73 = Dort liegt kein Schiff von dir.
ringkrieg-because-RK-Z73-far = Das ist zu weit: Eine Flotte segelt höchstens zwei Regionen an der Küste entlang.
ringkrieg-refuse-RK-Z74 = Mit dem Schiff fährt eine Armee nur aus einer Region mit Schiff in eine andere mit Schiff.
ringkrieg-because-RK-Z74-held = Schiffe landen keine Armee, wo feindliche Einheiten stehen oder der Feind die Siedlung hält oder kein Platz ist.
ringkrieg-refuse-RK-Z85 = Diese Schiffe sind in dieser Aktion schon gesegelt.
ringkrieg-refuse-RK-Z86 = Die Ents kommen nur, solange Saruman im Spiel und ein Gefährte in Fangorn ist.
ringkrieg-refuse-RK-Z95 = Erwachte Ents gehen oder greifen an.
ringkrieg-refuse-RK-Z96 = Ein Ent geht nur in eine Region neben einem anderen Ent.
ringkrieg-because-RK-Z96-enemy = Dort stehen Einheiten des Schattens; die Ents können sie angreifen.
ringkrieg-refuse-RK-Z97 = In dieser Region und daneben ist kein Ent.
ringkrieg-because-RK-Z97-nobody = Dort steht keine Armee des Schattens.
ringkrieg-refuse-RK-E32 = Gezogen wird vom Personenstapel oder gar nicht.
ringkrieg-refuse-RK-Z103 = Mehr als zwei Belagerungsmaschinen einer Seite stehen nicht in einer Region.
ringkrieg-refuse-RK-Z104 = Alle deine Belagerungsmaschinen sind im Spiel.
ringkrieg-because-RK-Z104-none = Es gibt jetzt keine Festung, bei der du eine Belagerungsmaschine bauen könntest, oder keine ist mehr übrig.
ringkrieg-refuse-RK-Z105 = Belagerungstürme werden nur gebaut, wo der Schatten eine Festung der Freien Völker belagert.
ringkrieg-refuse-RK-Z106 = Katapulte werden in Festungen der Freien Völker gebaut, die sie noch kontrollieren.
ringkrieg-because-RK-Z106-passive = Die Nation dieser Festung ist noch passiv.
ringkrieg-refuse-RK-Z111 = Die Freien Völker haben die überlegenen Belagerungsmaschinen: Der Kampf kann nicht verlängert werden.
ringkrieg-refuse-RK-Z136 = In diese Region zieht die Armee über Land.
ringkrieg-because-RK-E14-dig = Dergleichen kann dort weder gebaut noch entfernt werden.
ringkrieg-because-RK-E14-mixed = Die Karte baut entweder Türme oder entfernt Katapulte.

# Die Erweiterung: Sméagol, Galadriel, der Anführer der Ringgeister, der Balrog und ihre Ereignisse.
ringkrieg-use-declare = Sméagol führt: Position angeben
ringkrieg-acts-declare = { $seat } gibt die Position der Gemeinschaft mit Sméagol an ({ $face }).
ringkrieg-joined = { $kind-Ein } schließt sich der Gemeinschaft an.
ringkrieg-tile-back = { $tile }: zurück in den Jagd-Pool.
ringkrieg-slipped-away = { $kind-Ein } verlässt das Spiel.
ringkrieg-turned-back = { $kind-Ein } ist mit den Ringträgern allein und wird wieder zu Gollum.
ringkrieg-hand-seen = { $seat } sieht sich die Handkarten von { $whom } an.
ringkrieg-rings-back = Elbenringe zurück bei den Freien Völkern: { $number }.
ringkrieg-die-searches = Der Personen-Würfel des Schattens kommt als Auge in die Jagd-Box; dort { $dice ->
    [one] liegt nun ein Würfel
   *[other] liegen nun { $dice } Würfel
} des Schattens.
ringkrieg-ask-lady-of-light = { $seat }, Herrin des Lichts: einen Elbenring gegen das Auge einsetzen?
ringkrieg-choose-lady-of-light = Elbenring einsetzen: ein anderer Jagd-Spielstein wird gezogen, das Auge verlässt das Spiel
ringkrieg-ask-he-sees = { $seat }, Er sieht, Er weiß: den Anführer der Ringgeister { $region-nach } versetzen?
ringkrieg-choose-chief-stays = Er bleibt, wo er ist
ringkrieg-ask-rank-here = { $seat }, { $region }: Regulär oder Elite?
ringkrieg-ask-look-at-hand = { $seat }, Wind aus dem Westen: Handkarten des Schattens ansehen und eine davon ablegen?
ringkrieg-choose-look-at-hand = Handkarten von { $whom } ansehen
ringkrieg-ask-take-from-hand = { $seat }: Welche Karte von { $whom } wird abgelegt?
ringkrieg-refuse-RK-Z22 = Nur mit Sméagol als Ratgeber gibt ein Personen-Würfel die Position der Gemeinschaft an.
ringkrieg-refuse-RK-Z30 = Galadriel verlässt Lorien nie.
ringkrieg-refuse-RK-Z55 = Der Balrog zieht nur mit einer Armee, und nur solange „Ein Balrog ist gekommen“ auf dem Tisch liegt.
ringkrieg-because-RK-E28-hand = Diese Karte ist nicht in der Hand, die offenliegt.

# Vorausbefehle.
ringkrieg-order-no-combat-card = In dieser Schlacht keine Kampfkarte spielen
ringkrieg-order-regulars-first = In dieser Schlacht zuerst reguläre Einheiten verlieren
ringkrieg-order-reroll = In dieser Schlacht so viele Fehlwürfe wiederholen, wie meine Anführer erlauben
ringkrieg-order-stand = Aus dieser Schlacht nicht weichen
ringkrieg-order-withdraw = Bei einem Angriff auf meine Festung in dieser Runde: hinein zurückziehen
ringkrieg-order-pass = In dieser Runde passen, solange die andere Seite mehr Würfel hat

# Drei und vier Spieler.
ringkrieg-option-roles = Rollen
ringkrieg-option-roles-hint = Wer was spielt. Durch das Los oder wie ihr wählt.
ringkrieg-option-roles-drawn = durch das Los
ringkrieg-option-roles-free-peoples = Freie Völker
ringkrieg-option-roles-shadow = Schatten
ringkrieg-option-roles-gondor = Gondor
ringkrieg-option-roles-rohan = Rohan
ringkrieg-option-roles-witch-king = Hexenkönig
ringkrieg-option-roles-saruman = Saruman & Verbündete
ringkrieg-option-roles-free-peoples-about = alle Freien Völker und die Gemeinschaft
ringkrieg-option-roles-shadow-about = Sauron, Isengart, Südländer & Ostlinge
ringkrieg-option-roles-gondor-about = Gondor und die Elben; mit Rohan die Gemeinschaft
ringkrieg-option-roles-rohan-about = Rohan, die Nördliche Allianz und die Zwerge; mit Gondor die Gemeinschaft
ringkrieg-option-roles-witch-king-about = Sauron, der Hexenkönig, Saurons Mund; mit Saruman die Nazgûl
ringkrieg-option-roles-saruman-about = Isengart, Südländer & Ostlinge, Saruman; mit dem Hexenkönig die Nazgûl
ringkrieg-role = { $seat } spielt { $role }.
ringkrieg-ask-want-exchange = { $seat }: Möchtest du mit { $mate } eine Karte tauschen? Getauscht wird nur, wenn beide wollen.
ringkrieg-choose-exchange = Eine Karte tauschen
ringkrieg-choose-no-exchange = Karten behalten
ringkrieg-wants-exchange = { $seat } möchte eine Karte tauschen.
ringkrieg-wants-no-exchange = { $seat } möchte nicht tauschen.
ringkrieg-ask-hand-over = { $seat }: Welche Karte gibst du { $mate }? Du bekommst dafür ungesehen eine andere.
ringkrieg-gave = { $seat } gibt { $mate } { $card } ({ $deck }).
ringkrieg-gave-unseen = { $seat } gibt { $mate } eine Karte ({ $deck }).
ringkrieg-ask-form-army = { $seat }: Bilden deine Figuren { $region-in } eine Armee mit denen deines Partners?
ringkrieg-choose-together = Eine Armee
ringkrieg-choose-apart = Getrennt bleiben
ringkrieg-mixed = { $side }: Die Figuren { $region-in } bilden eine gemischte Armee.
ringkrieg-stay-apart = { $side }: Die Figuren der Partner { $region-in } bleiben getrennt.
ringkrieg-result = { $role }: { $won ->
    [one] ein Punkt
   *[other] { $won } Punkte
} erobert, { $lost ->
    [one] eine Stadt oder Festung
   *[other] { $lost } Städte und Festungen
} verloren
ringkrieg-refuse-RK-303 = Deine letzte Aktion galt schon dieser Nation. Erst kommt eine für eine andere Nation oder für keine.
ringkrieg-refuse-RK-304 = Deine letzte Aktion galt schon dieser Armee. Erst kommt eine andere.
ringkrieg-refuse-RK-306 = Deine letzte Aktion galt schon einer Nation dieser Karte. Erst kommt eine für eine andere Nation oder für keine.
ringkrieg-refuse-RK-421 = Diese gemischte Armee führt dein Partner. Du darfst nur deine eigenen Figuren aus ihr herausziehen.
ringkrieg-refuse-RK-424 = Dieses Ereignis betrifft eine Nation oder Person, die dein Partner führt.
ringkrieg-refuse-RK-440 = Diesen Günstling lenkt dein Partner.
ringkrieg-board-team = Spieler
ringkrieg-board-player = { $role }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $conquests ->
    [0] nichts erobert
    [one] ein Ort erobert
   *[other] { $conquests } Orte erobert
}
ringkrieg-board-given = Du hast deinem Partner gegeben:
ringkrieg-board-exhausted = Nicht gleich noch einmal: { $nations }
ringkrieg-board-legend-commanded = Mit einem Partner: Ein goldener Strich kennzeichnet die Armeen, die du führst
ringkrieg-board-leading = führt
ringkrieg-board-next = handelt als Nächster

# Was eine Antwort kostet, in Erklärungen.
ringkrieg-holding-die-character = { $count ->
    [one] einen Aktionswürfel (Person)
   *[other] { $count } Aktionswürfel (Person)
}
ringkrieg-holding-die-army = { $count ->
    [one] einen Aktionswürfel (Armee)
   *[other] { $count } Aktionswürfel (Armee)
}
ringkrieg-holding-die-muster = { $count ->
    [one] einen Aktionswürfel (Rekrutierung)
   *[other] { $count } Aktionswürfel (Rekrutierung)
}
ringkrieg-holding-die-event = { $count ->
    [one] einen Aktionswürfel (Ereignis)
   *[other] { $count } Aktionswürfel (Ereignis)
}
ringkrieg-holding-die-army-muster = { $count ->
    [one] einen Aktionswürfel (Armee/Rekrutierung)
   *[other] { $count } Aktionswürfel (Armee/Rekrutierung)
}
ringkrieg-holding-die-will = { $count ->
    [one] einen Aktionswürfel (Wille des Westens)
   *[other] { $count } Aktionswürfel (Wille des Westens)
}
ringkrieg-holding-die-eye = { $count ->
    [one] einen Aktionswürfel (Auge)
   *[other] { $count } Aktionswürfel (Auge)
}
ringkrieg-holding-cards = { $count ->
    [one] eine Karte aus der Hand
   *[other] { $count } Karten aus der Hand
}
ringkrieg-holding-rings = { $count ->
    [one] einen Elbenring
   *[other] { $count } Elbenringe
}
ringkrieg-holding-units = { $count ->
    [one] eine Einheit deiner Seite
   *[other] { $count } Einheiten deiner Seite
}
ringkrieg-holding-leaders = { $count ->
    [one] einen Anführer
   *[other] { $count } Anführer
}
ringkrieg-holding-companions = { $count ->
    [one] einen Gefährten der Gemeinschaft
   *[other] { $count } Gefährten der Gemeinschaft
}
ringkrieg-holding-corruption = { $count ->
    [one] einen Punkt Korrumpierung
   *[other] { $count } Punkte Korrumpierung
}
ringkrieg-holding-hunt-dice = { $count ->
    [one] einen Würfel, der in der Jagd-Box liegt und nicht handelt
   *[other] { $count } Würfel, die in der Jagd-Box liegen und nicht handeln
}

# Weshalb ein Tipp gegeben wird: was sonst blank stünde, was fällt, wer auf wen trifft, wie weit es noch ist.
ringkrieg-why-bare = Sonst stünde { $place } womöglich { $guards ->
    [0] leer
   *[other] mit einer einzigen Einheit
} neben { $enemies } feindlichen Einheiten da.
ringkrieg-why-won = { $place } fällt wahrscheinlich: { $gain ->
    [one] ein Siegpunkt, insgesamt { $points }
   *[other] { $gain } Siegpunkte, insgesamt { $points }
}.
ringkrieg-why-odds = { $place }: { $own ->
    [one] eine Einheit
   *[other] { $own } Einheiten
} gegen { $theirs }. In { $won } von { $worlds } durchgespielten Schlachten war der Feind vertrieben.
ringkrieg-why-nearer = Die Gefährten haben es dann { $steps ->
    [one] noch einen Schritt
   *[other] noch { $steps } Schritte
} bis { $goal ->
    [mordor] Mordor
   *[fire] zum Schicksalsberg
}.

# Was ein Rat bringt oder verhindert, im Schnitt gedachter Verläufe.
ringkrieg-stake-points-gain = { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
}
ringkrieg-stake-points-spare = { $amount ->
    [one] den Verlust von 1 Siegpunkt
   *[other] den Verlust von { $amount } Siegpunkten
}
ringkrieg-stake-rivals-gain = { $amount ->
    [one] 1 Siegpunkt weniger für den Gegner
   *[other] { $amount } Siegpunkte weniger für den Gegner
}
ringkrieg-stake-rivals-spare = { $amount ->
    [one] noch 1 Siegpunkt des Gegners
   *[other] weitere { $amount } Siegpunkte des Gegners
}
ringkrieg-stake-corruption-gain = { $amount ->
    [one] 1 Punkt Korrumpierung weniger
   *[other] { $amount } Punkte Korrumpierung weniger
}
ringkrieg-stake-corruption-spare = { $amount ->
    [one] 1 Punkt Korrumpierung
   *[other] { $amount } Punkte Korrumpierung
}
ringkrieg-stake-hunt-gain = { $amount ->
    [one] 1 Punkt Korrumpierung
   *[other] { $amount } Punkte Korrumpierung
}
ringkrieg-stake-hunt-spare = { $amount ->
    [one] die Heilung von 1 Punkt Korrumpierung
   *[other] die Heilung von { $amount } Punkten Korrumpierung
}
ringkrieg-stake-steps-gain = { $amount ->
    [one] 1 Schritt der Gefährten
   *[other] { $amount } Schritte der Gefährten
}
ringkrieg-stake-steps-spare = { $amount ->
    [one] den Verlust von 1 Schritt der Gefährten
   *[other] den Verlust von { $amount } Schritten der Gefährten
}
ringkrieg-stake-pursuit-gain = { $amount ->
    [one] 1 Schritt, den die Gefährten verlieren
   *[other] { $amount } Schritte, die die Gefährten verlieren
}
ringkrieg-stake-pursuit-spare = { $amount ->
    [one] 1 Schritt der Gefährten
   *[other] { $amount } Schritte der Gefährten
}
ringkrieg-stake-kills-gain = { $amount ->
    [one] 1 vernichtete feindliche Einheit
   *[other] { $amount } vernichtete feindliche Einheiten
}
ringkrieg-stake-kills-spare = { $amount ->
    [one] 1 neue feindliche Einheit
   *[other] { $amount } neue feindliche Einheiten
}
ringkrieg-stake-losses-gain = { $amount ->
    [one] 1 Einheit
   *[other] { $amount } Einheiten
}
ringkrieg-stake-losses-spare = { $amount ->
    [one] den Verlust von 1 Einheit
   *[other] den Verlust von { $amount } Einheiten
}
ringkrieg-stake-war-gain = { $amount ->
    [one] 1 Schritt eigener Nationen zum Krieg
   *[other] { $amount } Schritte eigener Nationen zum Krieg
}
ringkrieg-stake-war-spare = { $amount ->
    [one] 1 Schritt eigener Nationen zurück
   *[other] { $amount } Schritte eigener Nationen zurück
}
ringkrieg-stake-cards-gain = { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}
ringkrieg-stake-cards-spare = { $amount ->
    [one] den Verlust von 1 Karte
   *[other] den Verlust von { $amount } Karten
}

# Felder des Stellungseditors.
ringkrieg-field-roles = Rolle jedes Spielers
ringkrieg-field-leading = Wer führt
ringkrieg-field-actors = Wer handelt
ringkrieg-field-at = Armeen nach Regionen
ringkrieg-field-reserve = Verstärkungen
ringkrieg-field-lost = Endgültig verlorene Figuren
ringkrieg-field-captured = Eroberte Siedlungen
ringkrieg-field-political = Schritte bis zum Krieg
ringkrieg-field-active_nations = Aktive Nationen
ringkrieg-field-turn = Runde
ringkrieg-field-phase = Phase der Runde
ringkrieg-field-dice = Unbenutzte Würfel
ringkrieg-field-spent = Benutzte Würfel
ringkrieg-field-pool = Würfel je Runde
ringkrieg-field-hunt_box = Würfel in der Jagd-Box
ringkrieg-field-rings = Elbenringe
ringkrieg-field-rings_used = Wer in dieser Runde einen Ring benutzt hat
ringkrieg-field-messenger_used = Saurons Mund hat gehandelt
ringkrieg-field-decks = Stapel
ringkrieg-field-hands = Hand
ringkrieg-field-face_down = Verdeckt abgelegte Karten
ringkrieg-field-shown_hand = Wessen Hand offen liegt
ringkrieg-field-table = Karten auf dem Tisch
ringkrieg-field-discards = Abgelegte Karten
ringkrieg-field-tiles = Jagd-Vorrat
ringkrieg-field-drawn = Gezogene Jagd-Spielsteine
ringkrieg-field-waiting = Wartende Spezial-Spielsteine
ringkrieg-field-removed = Jagd-Spielsteine aus dem Spiel
ringkrieg-field-fellowship = Gefährten in der Gemeinschaft
ringkrieg-field-guide = Ratgeber
ringkrieg-field-figure = Region der Gemeinschaft
ringkrieg-field-progress = Schritte der Gemeinschaft
ringkrieg-field-revealed = Die Gemeinschaft ist entdeckt
ringkrieg-field-corruption = Korrumpierung
ringkrieg-field-mordor = Schritt der Mordor-Leiste
ringkrieg-field-strove = In dieser Runde in Mordor bewegt oder verdeckt
ringkrieg-field-minions_seen = Günstlinge, die schon da waren
ringkrieg-field-tallies = Gespielte Karten „Ents auf der Hut“
ringkrieg-field-acting = Seite, die handelt
ringkrieg-field-face = Würfel der laufenden Aktion
ringkrieg-field-use = Sein Zweck
ringkrieg-field-moved = In dieser Aktion bewegt
ringkrieg-field-picked = Bisher gewählte Figuren
ringkrieg-field-tile = Gezogener Jagd-Spielstein
ringkrieg-field-damage = Hinzunehmender Jagd-Schaden
ringkrieg-field-successes = Erfolge der Jagd
ringkrieg-field-hunt_bonus = Bonus des Jagdwurfs
ringkrieg-field-given_away = Gollum verrät die Gemeinschaft
ringkrieg-field-path = Regionen auf dem Weg der Gemeinschaft
ringkrieg-field-leaving = Gefährten, die aufbrechen
ringkrieg-field-event = Gespieltes Ereignis
ringkrieg-field-target = Dafür gewählter Ort oder Nation
ringkrieg-field-battle = Laufender Kampf
ringkrieg-field-teams = Was nur Teams sich merken

# Was alle anderen lesen, während ein Platz entscheidet, nach Art der Frage.
ringkrieg-watch-act = { $seat } wählt einen Aktionswürfel.
ringkrieg-watch-remove-excess = { $seat } entfernt eine überzählige Einheit { $region-in }.
ringkrieg-watch-attack = { $seat } wählt einen Angriff.
ringkrieg-watch-who-fights = { $seat } entscheidet, wer { $to-den } angreift.
ringkrieg-watch-white-rider = { $seat } überlegt, ob Gandalf der Weiße den Nazgûl die Führung nimmt.
ringkrieg-watch-casualty = { $seat } wählt Verluste { $region-in }.
ringkrieg-watch-own-hits = { $seat } überlegt, Treffer auf eigene Einheiten zu nehmen.
ringkrieg-watch-pick-companion = { $seat } wählt Gefährten aus.
ringkrieg-watch-companions-go = { $seat } wählt, wohin die Gefährten gehen.
ringkrieg-watch-pick-minion = { $seat } wählt einen Nazgûl oder Günstling aus.
ringkrieg-watch-minion-goes = { $seat } wählt, wohin { $kind-ein } zieht.
ringkrieg-watch-statesman = { $seat } wählt eine Nation.
ringkrieg-watch-lower-damage = { $seat } überlegt, den Schaden der Jagd zu senken.
ringkrieg-watch-meet-damage = { $seat } entscheidet, wie { $damage } Schaden der Jagd getragen wird.
ringkrieg-watch-hunt-allocation = { $seat } legt Würfel in die Jagd-Box.
ringkrieg-watch-bring-character = { $seat } bringt eine Person ins Spiel.
ringkrieg-watch-discard-excess = { $seat } legt eine Karte ab.
ringkrieg-watch-choose-deck = { $seat } wählt einen Stapel, um eine Karte zu ziehen.
ringkrieg-watch-want-exchange = { $seat } überlegt, Karten zu tauschen.
ringkrieg-watch-hand-over = { $seat } wählt eine Karte zum Weggeben.
ringkrieg-watch-fellowship-phase = { $seat } entscheidet über die Gemeinschaft.
ringkrieg-watch-choose-guide = { $seat } wählt, wer Ratgeber wird.
ringkrieg-watch-pick-leaver = { $seat } wählt, wer die Gemeinschaft verlässt.
ringkrieg-watch-send-away = { $seat } wählt, wohin die Gefährten gehen.
ringkrieg-watch-pick-lost = { $seat } wählt, wer die Gemeinschaft verlassen muss.
ringkrieg-watch-hunt-reroll = { $seat } wählt, welche Jagdwürfel noch einmal fallen.
ringkrieg-watch-walk = { $seat } bewegt die Ringträger.
ringkrieg-watch-move-army = { $seat } wählt eine Armee aus.
ringkrieg-watch-who-goes = { $seat } entscheidet, wer { $to-nach } zieht.
ringkrieg-watch-diplomacy = { $seat } wählt eine Nation.
ringkrieg-watch-recruit = { $seat } rekrutiert.
ringkrieg-watch-voice-of-saruman = { $seat } entscheidet, was Sarumans Stimme befiehlt.
ringkrieg-watch-call-to-arms = { $seat } stellt reguläre Einheiten Isengarts auf.
ringkrieg-watch-retreat = { $seat } wählt, wohin die Armee { $region-in } weicht.
ringkrieg-watch-field-or-siege = { $seat } entscheidet { $region-in } zwischen Feldschlacht und Belagerung.
ringkrieg-watch-advance = { $seat } überlegt, { $region-nach } vorzurücken.
ringkrieg-watch-leader-reroll = { $seat } wählt Fehlwürfe, die noch einmal fallen.
ringkrieg-watch-cease-or-go-on = { $seat } überlegt, ob der Angriff auf { $region-den } weitergeht.
ringkrieg-watch-prolong = { $seat } überlegt, den Sturm auf { $region-den } fortzusetzen.
ringkrieg-watch-form-army = { $seat } überlegt, ob die Figuren { $region-in } eine Armee bilden.
ringkrieg-watch-turn-to-eye = { $seat } wählt einen Würfel, der zum Auge wird.
ringkrieg-watch-choose-place = { $seat } wählt eine Region für { $card }.
ringkrieg-watch-choose-nation = { $seat } wählt eine Nation für { $card }.
ringkrieg-watch-announce = { $seat } überlegt, eine Kampfkarte zu spielen.
ringkrieg-watch-combat-card = { $seat } wählt eine Kampfkarte.
ringkrieg-watch-sorcerer = { $seat } wählt den Stapel für die Karte des Hexenkönigs.
ringkrieg-watch-deed = { $seat } wählt, was die Kampfkarte bewirkt.
ringkrieg-watch-give-up = { $seat } wählt, wie viel Führung die Nazgûl aufgeben.
ringkrieg-watch-start-march = { $seat } wählt eine Armee für { $card }.
ringkrieg-watch-march-on = { $seat } wählt den Weg einer Armee.
ringkrieg-watch-follow = { $seat } entscheidet, wer zu denen { $region-in } stößt.
ringkrieg-watch-play-card = { $seat } wählt eine Ereigniskarte.
ringkrieg-watch-draw-or-not = { $seat } überlegt, eine Karte zu ziehen.
ringkrieg-watch-follow-gollum = { $seat } überlegt, Gollum zu folgen.
ringkrieg-watch-lured = { $seat } entscheidet, wie { $kind-ein } dem Ring widersteht.
ringkrieg-watch-who-travels = { $seat } wählt, wer mit { $card } aufbricht.
ringkrieg-watch-choose-rank = { $seat } wählt zwischen regulärer Einheit und Elite.
ringkrieg-watch-place-recruit = { $seat } stellt die Rekruten von { $card } auf.
ringkrieg-watch-elites-instead = { $seat } wählt, wie viele Elite-Einheiten { $region-nach } kommen.
ringkrieg-watch-remove-card = { $seat } wählt eine Karte, die vom Tisch genommen wird.
ringkrieg-watch-pay-card = { $seat } wählt eine Karte, mit der bezahlt wird.
ringkrieg-watch-use-card = { $seat } überlegt, { $card } einzusetzen.
ringkrieg-watch-lose-figure = { $seat } wählt eine Figur, die verloren geht.
ringkrieg-watch-nazgul-strike = { $seat } entscheidet, was die Nazgûl tun.
ringkrieg-watch-lead-armies = { $seat } entscheidet, was die Armeen tun.
ringkrieg-watch-black-captain = { $seat } überlegt, ob der Hexenkönig die Nazgûl ruft.
ringkrieg-watch-take-paths = { $seat } wählt, wer mit den Gefährten geht.
ringkrieg-watch-gather-regulars = { $seat } wählt, wie viele reguläre Einheiten Gondors kommen.
ringkrieg-watch-grieve = { $seat } wählt eine Karte, die die Freien Völker verlieren.
ringkrieg-watch-he-sees-he-knows = { $seat } überlegt, den Anführer der Ringgeister zu versetzen.
ringkrieg-watch-burn-tower = { $seat } entscheidet über einen Belagerungsturm.
ringkrieg-watch-fleet-size = { $seat } wählt, wie viele Schiffe { $to-nach } segeln.
ringkrieg-watch-death-to-the-forgoil = { $seat } wählt eine Armee für die Dunländer.
ringkrieg-watch-build-engine = { $seat } wählt, wo eine Belagerungsmaschine gebaut wird.
ringkrieg-watch-give-up-catapult = { $seat } überlegt, ein Katapult { $region-in } aufzugeben.
ringkrieg-watch-ents-stir = { $seat } bewegt die Ents.
ringkrieg-watch-play-or-draw = { $seat } überlegt, noch ein Personen-Ereignis auszuspielen.
ringkrieg-watch-blow-away = { $seat } wählt eine Karte, die vom Tisch genommen wird.
ringkrieg-watch-look-at-hand = { $seat } überlegt, die Hand des Schattens anzusehen.
ringkrieg-watch-take-from-hand = { $seat } wählt eine Karte von { $whom }, die abgelegt wird.
ringkrieg-watch-sail-on = { $seat } wählt, wohin die Schiffe segeln.
ringkrieg-watch-carry = { $seat } wählt eine Armee für die Überfahrt.
ringkrieg-watch-how-many-dunlendings = { $seat } wählt, wie viele Dunländer { $region-nach } kommen.
ringkrieg-watch-dig = { $seat } entscheidet über Belagerungsmaschinen.
ringkrieg-watch-bring-faction = { $seat } wählt eine Gruppierung.
ringkrieg-watch-lady-of-light = { $seat } überlegt, einen Elbenring einzusetzen.
ringkrieg-watch-onward = { $seat } entscheidet, was die Armee { $region-in } tut.

ringkrieg-theme-walk = Der Weg der Gefährten
ringkrieg-theme-act = Welcher Würfel wofür?
ringkrieg-theme-move-army = Eine Armee zieht
ringkrieg-theme-play-card = Welche Karte?
ringkrieg-theme-retreat = Wohin zurückziehen?

# Der Stellungseditor.
ringkrieg-edit-group-turn = Zug
ringkrieg-edit-group-fellowship = Gefährten
ringkrieg-edit-group-dice = Würfel und Ringe
ringkrieg-edit-group-politics = Politische Leiste
ringkrieg-edit-group-cards = Karten
ringkrieg-edit-group-tiles = Jagd-Spielsteine
ringkrieg-edit-group-map = Karte und Armeen
ringkrieg-edit-act-free = Eine Aktion der Freien Völker
ringkrieg-edit-act-shadow = Eine Aktion des Schattens
ringkrieg-edit-hunt-allocation = Zuteilung zur Jagd; dann wird gewürfelt
ringkrieg-edit-of-side = { $field }, { $side }
ringkrieg-edit-steps = { $steps ->
    [0] im Krieg
    [one] 1 Schritt vom Krieg
   *[other] { $steps } Schritte vom Krieg
}
ringkrieg-edit-step = Schritt { $step }
ringkrieg-edit-tile = { $tile } (Nr. { $number })
