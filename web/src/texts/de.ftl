# Die Worte des Browsers, deutsch.

loading = Einen Augenblick …
loading-engine = Die Spiele werden in deinem Browser bereitgestellt; beim ersten Mal dauert es etwas länger …
engine-progress = Die Spiele werden bereitgestellt
problem-title = Das ging nicht
close = Schließen
copy = Kopieren
copied = Kopiert
try-again = Noch einmal versuchen
to-lobby = Zur Übersicht
skip-to-content = Zum Inhalt springen
announcements = Ansagen
failure-offline = Der Server ist nicht zu erreichen.
failure-lost = Die Verbindung war unterbrochen; bitte noch einmal.
failure-no-record = Diese Datei ist kein aufgezeichnetes Spiel. Wähle eine Datei, die du hier am Ende eines Spiels heruntergeladen hast.
failure-engine = Die Spiele ließen sich in diesem Browser nicht starten.
failure-other-tab = Ringspiel ist schon in einem anderen Tab oder Fenster offen. Schließe es dort und versuche es noch einmal.
failure-picture = Das Bild ließ sich in diesem Browser nicht zeichnen.

settings = Einstellungen
display-language = Anzeigesprache
settings-language = Sprache
settings-theme = Darstellung
settings-theme-auto = wie das System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-speed = Tempo der Züge anderer
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-fast = schnell
settings-play = Beim Spielen
settings-animation = Bewegung zeigen
settings-animation-hint = Würfel rollen und Figuren ziehen sichtbar.
settings-confirm = Klicks auf dem Plan bestätigen
settings-confirm-hint = Ein Klick wählt nur aus; erst die Bestätigung zählt.
settings-shortcuts = Tastenkürzel
settings-shortcuts-hint = 1 bis 9 wählen eine Antwort, Eingabe bestätigt, Escape hebt die Auswahl auf.

lobby-title = Ringspiele an einem Tisch
lobby-lead = Gegen den Computer, zu mehreren an einem Bildschirm oder mit Freunden über das Netz. Der Tisch kennt jede Regel und zeigt sie auf Wunsch.
lobby-lead-alone = Gegen den Computer oder zu mehreren an einem Bildschirm, auch ohne Netz. Der Tisch kennt jede Regel und zeigt sie auf Wunsch.
lobby-games = Ein neues Spiel
lobby-running = Deine laufenden Spiele
lobby-continue = Weiterspielen
lobby-open = Offene Tische
lobby-open-none = Gerade werden nirgends Mitspielende gesucht. Ein Tisch mit einem offenen Platz erscheint hier für alle.
lobby-sit-down = Mitspielen
lobby-watch = Zuschauen
lobby-watch-one = Zuschauen
lobby-finished = Deine beendeten Spiele

game-players = { $least } bis { $most } Personen
game-players-exactly = { $count } Personen
game-play = Spielen
game-play-named = { $game } spielen

table-expires = An diesem Tisch hat lange niemand gespielt: Er wird am { $date } entfernt, wenn niemand weiterspielt.
table-waiting = wartet auf Mitspielende
table-your-turn = Du bist am Zug
table-turn = { $name } ist am Zug
table-forget = Vergessen

lobby-afterwards = Nach dem Spiel
upload-title = Aufgezeichnetes Spiel ansehen
upload-note = Ein heruntergeladenes Spiel wird Zug für Zug geprüft und lässt sich dann ansehen.
upload-choose = Datei auswählen

new-seats = Wer spielt mit?
new-count = Zahl der Plätze
new-players = zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $count }
}
new-hot-seat = Mehrere Leute an diesem Bildschirm: Ihr wechselt euch ab.
new-hot-seat-curtain = Mehrere Leute an diesem Bildschirm: Vor jeder neuen Hand fällt ein Vorhang, damit niemand fremde Geheimnisse sieht.
new-change-sides = Seiten tauschen
new-options = Spielregeln
new-help = Tipps vom Computer erlauben
new-help-hint = Auch mitten im Spiel. Im Spielverlauf steht, wer darum gebeten hat.
new-public = Publikum zulassen
new-public-hint = Der Tisch steht dann in der Übersicht. Wer zuschaut, sieht nie, was verborgen ist.
new-start = Spiel beginnen
new-fault-nobody = Auf mindestens einem Platz muss jemand selbst spielen.
new-fault-name = Wer hier am Bildschirm sitzt, braucht einen Namen.

seat-numbered = Platz { $number }
seat-nobody = Platz { $number }
seat-kind = Platz { $number }: wer?
seat-kind-me = An diesem Bildschirm
seat-kind-friend = Einladung per Link
seat-kind-open = Offen für alle
seat-kind-agent = Computer
seat-kind-friend-hint = Den Link bekommst du, sobald der Tisch steht.
seat-kind-open-hint = Der Platz erscheint in der Übersicht.
seat-name = Platz { $number }: Name
seat-level = Platz { $number }: Spielstärke
player-numbered = Spieler { $number }
computer-named = Computer ({ $level })
bot-named = { $name } (Bot)

option-by-chance = das Los entscheidet
option-none = nicht gesetzt

join-title = Platz nehmen
join-nobody = Noch ist niemand da.
join-with = Am Tisch: { $names }.
join-seat = Platz
join-name = Dein Name
join-sit-down = Mitspielen
join-watch = Nur zuschauen
join-kept = Die freien Plätze hier sind per Link vergeben. Bitte die Person, die den Tisch aufgestellt hat, um deinen Link.
join-full = An diesem Tisch ist kein Platz mehr frei.

waiting-title = Gleich geht es los
terms-usual = übliche Regeln
terms-no-clock = ohne Uhr
waiting-note = Das Spiel beginnt, sobald alle Plätze besetzt sind.
waiting-here = ist da
waiting-open = offen für alle
waiting-friend = per Link eingeladen
invitation-link = Einladung für Platz { $number }: Wer diesen Link öffnet, darf sich setzen
spectator-link = Link zum Zuschauen

players = Am Tisch
player-you = du
player-away = nicht verbunden
player-asked = am Zug
player-leads = führt
player-next = als Nächstes
ranking-place = { $place ->
    [1] Erster im Team
   *[other] Zweiter im Team
}
new-roles-drawn = Rollen auslosen
new-role = Was Platz { $number } spielt
player-won = gewonnen
spectators = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}

prompt-mine = Du bist am Zug
prompt-others = Bitte warten
prompt-thinking = Der Computer überlegt
panel-choose = Deine Möglichkeiten
only-answer = Du hast nur eine mögliche Antwort: „{ $choice }“. Sie wird gleich für dich gegeben, damit die anderen es nicht merken.
panel-wait = Gerade sind andere am Zug
panel-list = Auswahl ({ $count })
recently = Inzwischen: { $told }
choices = Mögliche Antworten
choices-filter = { $shown } von { $all } Möglichkeiten; hier eingrenzen
choices-none = Nichts davon passt.
targets = Auswahl
selection = Auswahl
selection-several = Das kann mehreres bedeuten. Wähle aus der Liste.
selection-no-answer = Das ist keine mögliche Antwort.
selection-unfinished = Das ist noch nicht alles. Was noch?
selection-clear = Aufheben
why-not = Warum nicht?
actions = Aktionen
undo = Rückgängig
hint = Tipp
hint-thinking = Überlegt …
hint-would = Der Computer empfiehlt „{ $choice }“. Geschätzte Gewinnaussicht: { $chance }{ $close ->
    [yes] . Die nächstbeste Antwort ist etwa gleich gut; die Schätzung kann sie nicht unterscheiden.
   *[no] ; mit der nächstbesten Antwort { $otherwise }.
}
agent-hard-note = Denkt jede Runde bis zu ihrem Ende durch. Bisher nur zu zweit.
agent-perfect-note = Macht keinen Fehler: Für zwei Spieler ist jede Stellung berechnet. Nur zu zweit, mit den Würfeln und Strecken „Standard“, mit oder ohne Sonderfunktionen der Orte.
hint-exact = Am besten ist „{ $choice }“. Gewinnaussicht bei fehlerfreiem Spiel: { $chance }{ $close ->
    [yes] . Eine andere Antwort ist genauso gut.
   *[no] ; mit der nächstbesten Antwort { $otherwise }.
}
hint-follow = Tipp befolgen
take-back = Zurücknehmen

log = Spielverlauf
log-setup = Aufbau
log-number = Antwort { $n }
log-all = Alle { $count } Einträge zeigen
log-times = × { $times }

curtain-title = { $name } ist an der Reihe
curtain-note = Bitte den Bildschirm übergeben. Alle anderen schauen weg.
curtain-open = Ich bin { $name }

connection-lost = Die Verbindung ist unterbrochen. Sie wird von selbst wiederhergestellt, nichts geht verloren.
connection-now = Jetzt verbinden

dice-promised = Zufall vor dem Spiel festgelegt
dice-checking = Zufall wird nachgerechnet …
dice-kept = Zufall geprüft: { NUMBER($draws) } { $draws ->
    [one] Ergebnis stimmt
   *[other] Ergebnisse stimmen
  }
dice-broken = Achtung: Der Zufall passt nicht zur Zusage
dice-seed-only = Startwert geprüft, die Würfe nicht
dice-none = Für den Zufall gibt es hier keine Zusage
dice-failed = Der Zufall lässt sich hier nicht nachprüfen
dice-broken-seed = Der genannte Startwert ist nicht der, den der Server vor dem Spiel zugesagt hat. Schon der erste Wurf ist nicht bewiesen.
dice-broken-pledge = Die Beiträge zum Zufall sind nicht die, die vor dem Spiel zugesagt wurden: Einer ist anders, fehlt oder kam dazu.
dice-broken-contribution = Dein Beitrag fehlt in den Würfen, obwohl der Server ihn angenommen hatte.
dice-broken-draw = Zufallsergebnis { $number } ({ $answer ->
    [0] beim Aufbau
   *[other] bei Antwort { $answer }
  }) war { $said }; aus Startwert und Beiträgen folgt { $due }. Es ist das erste, das abweicht.
dice-kept-note = Dein Browser hat jedes Ergebnis aus Startwert und Beiträgen neu berechnet und mit der Zusage verglichen, die er vor dem Spiel gesehen hat.
dice-with = Zum Startwert haben beigetragen: { $names }.
dice-alone = Niemand außer dem Server hatte Anteil am Startwert: Bewiesen ist nur, dass er ihn während des Spiels nicht getauscht hat.
dice-silent = Zugesagt, aber nicht rechtzeitig aufgedeckt: { $names }. Dieser Beitrag hat keinen Anteil.
dice-late = Laut Server kam dein eigener Beitrag zu spät. Er hat keinen Anteil an den Würfen.
dice-seed-only-note = Dieses Spiel begann vor einer Neuerung: Der Startwert ist der zugesagte, doch die Aufzeichnung reicht nicht, um jeden Wurf hier nachzurechnen. Der Befehl unten kann es.
dice-unseen = Zufall in sich stimmig
dice-unseen-note = Alle Ergebnisse folgen aus Startwert und Beiträgen der Aufzeichnung. Ob sie vor dem Spiel feststanden, kann dein Browser nicht sagen: Er hat die Prüfsumme erst nach dem Ende gesehen.
dice-none-note = Der Zufall wurde vorgegeben, oder das Spiel begann mit einer Stellung.
dice-note = Diese Prüfsumme legt den Startwert des Servers fest, ohne ihn zu verraten. Dazu mischt jeder Browser am Tisch einen eigenen Beitrag. Am Ende wird alles genannt, und dein Browser rechnet jeden Wurf nach.
dice-commitment = Prüfsumme des Servers
dice-contribution = Dein Beitrag
dice-seed = Startwert
dice-salt = Salz
dice-command = Von außen nachprüfen
dice-more = Was damit bewiesen ist
fairness-title = Ehrlicher Zufall
fairness-lead = Würfel und Karten stehen fest, bevor jemand sie sieht, und niemand kann sie sich aussuchen.
fairness-how = Wie es geht
fairness-how-text = Der Server wählt einen Startwert und zeigt seine Prüfsumme, ehe jemand etwas beiträgt. Sitzen alle, sagt jeder Browser eine eigene Zufallszahl zu, ohne sie zu nennen. Erst wenn alle zugesagt haben, decken alle auf. Aus Startwert und Beiträgen entstehen alle Würfe und Karten. Nach dem Spiel nennt der Server den Startwert, und dein Browser rechnet jedes Ergebnis nach.
fairness-proved = Was bewiesen ist
fairness-proved-text = Der Server konnte keinen Startwert suchen, der ihm gefällt, denn er kannte deinen Beitrag nicht. Er konnte die Würfe während des Spiels nicht unbemerkt tauschen. Und niemand am Tisch konnte sie lenken, denn niemand kannte den Startwert. Wer schweigt oder zu spät kommt, wird nach kurzer Zeit ausgelassen und gewinnt dadurch nichts.
fairness-not = Was nicht bewiesen ist
fairness-not-text = Wer den Server betreibt, kann in laufende Spiele hineinsehen und verraten, was kommt. Ein unehrlicher Server kann auch behaupten, ein zugesagter Beitrag sei zu spät gekommen: Er wählt dann zwischen zwei Ergebnissen, und die Aufzeichnung nennt den fehlenden Beitrag. Dein Browser rechnet die Ergebnisse nach, kennt aber die Regeln nicht: Ob jeder Wurf nötig war, zeigt erst die Prüfung von außen. Spiele aus einer Stellung, Lehrpartien und Spiele ohne Beiträge beweisen weniger; das steht dann dabei. Und diese Seite kommt selbst vom Server: Wer ihm gar nicht traut, prüft von außen.
fairness-check = Wie du es nachprüfst
fairness-check-text = Am Ende des Spiels zeigt die Zeile „Zufall geprüft“, was stimmt, und sonst das erste Ergebnis, das abweicht. Von außen: Lade die Aufzeichnung herunter und rufe den Befehl auf, den diese Zeile zeigt. Er spielt das ganze Spiel nach den Regeln nach.

end-over = Das Spiel ist zu Ende
end-won = Du hast gewonnen
end-won-together = Ihr habt gemeinsam gewonnen
end-lost = Du hast verloren
end-nobody = Ohne Ergebnis
end-story = Wie es dazu kam
ranking = Rangliste
ranking-given-up = hat aufgegeben
ranking-claimed = war zu lange weg
ranking-rank = Rang
ranking-player = Wer
ranking-score = Punkte
ranking-decisions = Züge
ranking-chance = Würfe, Karten
rematch = Revanche
rematch-ready = Die Revanche ist vorbereitet.
rematch-join = Zur Revanche
rematch-watch = Der Revanche zuschauen

statistics = Statistik
statistics-of = Statistik: { $game }
statistics-game = Spiel
statistics-whose = Wessen Partien
statistics-whose-people = nur Menschen
statistics-whose-computers = mit Computern
statistics-whose-mine = meine eigenen
statistics-about-people = Alle beendeten Partien auf diesem Server, an denen nur Menschen teilnahmen. Namen kommen darin nicht vor.
statistics-about-computers = Alle beendeten Partien auf diesem Server mit mindestens einem Computer oder Programm am Tisch. Namen kommen darin nicht vor.
statistics-about-mine = Die beendeten Partien, an denen dieser Browser einen Platz hat.
statistics-counting = { $counted } von { $tables } Partien sind ausgezählt …
statistics-counting-bar = Partien werden ausgezählt
statistics-none = Noch gibt es nichts zu zeigen: Dazu braucht es { $fewest ->
    [one] eine beendete Partie
   *[other] { $fewest } beendete Partien
} in gleicher Besetzung.
statistics-group = Zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
}: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
statistics-wins = Wer gewinnt
statistics-who = wer
statistics-share = Anteil der Partien
statistics-games = Partien
statistics-interval = mit 95 % Sicherheit zwischen { $low } und { $high }
statistics-beginner = wer beginnt
statistics-shared = mehrere gemeinsam
statistics-all-lost = niemand
statistics-sides = Welche Seite gewinnt
statistics-side = Seite
statistics-endings = Wie Partien enden
statistics-ending = Ende
statistics-ended-given-up = jemand hat aufgegeben
statistics-ended-claimed = jemand war abwesend, und die anderen haben die Partie beansprucht
statistics-rounds = Wie viele Runden Partien dauern
statistics-answers = Wie viele Züge Partien dauern
statistics-length = Länge
statistics-between = { $first } bis { $last }
statistics-mean = Mittelwert { $mean }, Median { $median }
statistics-chance = Zufall mit { $faces } Ergebnissen
statistics-result = Ergebnis
statistics-fair = So gleichmäßig, wie Zufall eben ist.
statistics-unfair = Weniger gleichmäßig, als Zufall sonst ist.
statistics-choices = Erste Entscheidungen
statistics-answer = Entscheidung
statistics-won = danach gewonnen
statistics-json = Als JSON speichern
statistics-csv = Als CSV speichern

replay = Spiel ansehen
replay-controls = Wiedergabe
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-at = { $n } von { $last }
replay-scrubber = Stelle im Spiel
replay-speed = Tempo
replay-times = { $speed }-fach
replay-view = Sicht
replay-spectator = Publikum
review = Rückschau
review-about = Der Computer sieht sich jede Antwort noch einmal an: die Gewinnaussichten, die teuersten Fehler und was der Zufall tat. Das kann bei langen Spielen einige Minuten dauern.
review-start = Spiel auswerten
review-stop = Abbrechen
review-busy = { $done } von { $all } Antworten untersucht
review-curve = Gewinnaussichten im Lauf des Spiels
review-line-0 = { $seat } (durchgezogen)
review-line-1 = { $seat } (gestrichelt)
review-line-2 = { $seat } (gepunktet)
review-line-3 = { $seat } (grau)
review-line-4 = { $seat } (grau gestrichelt)
review-line-5 = { $seat } (grau gepunktet)
review-line-nobody = alle verlieren (Fläche)
review-nobody = alle verlieren { $chance }
review-ahead = Hier verschenkt { $seat } gleich { $points }. Besser ist „{ $best }“; auf dem Plan ist es hervorgehoben.
review-helped = { $seat } hatte vorher den Computer um einen Tipp gebeten.
review-hints = Tipps vom Computer: { $count }.
review-now = Jetzt: { $chances }
review-fine = Diese Antwort war sicher kein Fehler, der ins Gewicht fällt.
review-lost = { $seat } verschenkt { $points }. Besser war: „{ $best }“.
review-points = { $points } Punkte
review-points-between = { $points } Punkte ({ $low } bis { $high })
review-luck = Glück und Können
review-total = { $seat }: Zufall { $luck } Punkte (± { $margin }), verschenkt { $lost } Punkte (± { $unsure })
review-rolled-total = { $seat } hat um { $luck } Punkte { $how ->
    [worse] schlechter
   *[better] besser
} gewürfelt als erwartet und { $lost } verschenkt.
review-best = Keine Antwort war besser.
review-rolled = Danach würfelt { $seat }: { $luck } Punkte.
review-luck-about = Ein Punkt ist ein Hundertstel Gewinnaussicht. Zufall heißt: um so viel haben Würfel und Karten die Aussicht besser oder schlechter gemacht, als zu erwarten war.
review-exact = Alle Zahlen sind genau, denn dieses Spiel ist gelöst.
review-estimated = Die Zahlen schätzt der Computer in vorgestellten Verläufen, die zu dem passen, was der Spieler wissen konnte; in Klammern der Bereich, in dem der wahre Wert mit 95 % Wahrscheinlichkeit liegt. In die Summen geht jede Antwort ein, auch kleine Verluste, die für sich nichts beweisen.
review-mistakes = Die teuersten Antworten
review-no-mistakes = Keine Antwort war sicher ein Fehler.
review-played = Gespielt: { $choice }
review-better = Besser: { $choice }
review-show = Antwort { $n } ansehen
review-try = Von hier an selbst versuchen
play-on = Von hier weiterspielen
edit-position = Stellung ändern
origin-redealt = Dieses Spiel hat nicht von vorn, sondern mit einer gespeicherten Stellung begonnen. Was darin verdeckt ist, wurde neu gemischt: Niemand kennt es.
origin-kept = Dieses Spiel hat nicht von vorn, sondern mit einer gespeicherten Stellung begonnen. Was darin verdeckt ist, blieb, wie es war: Wer den Tisch eröffnet hat, kann es kennen.
origin-short-redealt = ab einer Stellung
origin-short-kept = ab einer Stellung, Verdecktes kann bekannt sein
origin-agree = Ich weiß das und spiele trotzdem mit.
origin-wish-kept = Alle, die dazukommen, müssen dem zustimmen, denn du kennst, was verdeckt ist.
new-from-position = Das Spiel beginnt nicht von vorn, sondern mit einer gespeicherten Stellung. Verdeckte Karten werden neu gemischt, und gewürfelt wird neu. Die Adresse dieser Seite ist ein Link zu der Stellung.
new-from-edited = Das Spiel beginnt mit der Stellung, die aufgebaut wurde. Die Adresse dieser Seite ist ein Link zu ihr.
replay-link = Link zu dieser Stelle
replay-embed = Zum Einbetten in eine andere Seite
replay-embed-title = Spiel zum Ansehen: { $game }
replay-embed-open = In Ringspiel öffnen
replay-old-rules = Das wurde nach früheren Regeln gespielt, die hier nicht mehr gelten. Der Plan lässt sich nicht mehr zeigen; der Spielverlauf erzählt, was geschah.

picture-open = Als Bild speichern
picture-title = Ein Bild vom Spiel
picture-format = Format
picture-format-png = Bild (PNG)
picture-format-svg = Zeichnung, in jeder Größe scharf (SVG)
picture-format-webp = bewegtes Bild (WebP)
picture-format-mp4 = Video (MP4)
picture-format-webm = Video (WebM)
picture-about-png = Diese Stelle mit allen Namen und dem, was gerade geschehen ist. Jedes Programm zeigt es an.
picture-about-svg = Diese Stelle in beliebiger Größe. Für Browser gemacht; viele andere Programme zeigen sie nicht an.
picture-about-webp = Ein Stück des Spiels, klein genug zum Verschicken. Browser und die meisten Messenger spielen es ab.
picture-about-mp4 = Ein Stück des Spiels als Video. Der Browser nimmt es beim Abspielen auf und braucht so lange, wie es dauert. Lass diesen Tab im Vordergrund.
picture-about-webm = Ein Stück des Spiels als Video für Browser. Es wird beim Abspielen aufgenommen und braucht so lange, wie es dauert. Lass diesen Tab im Vordergrund.
picture-from = Von Stelle
picture-to = Bis Stelle
picture-pace = Jede Stelle
picture-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
picture-make = Zeichnen
picture-making = Wird gezeichnet
picture-stop = Abbrechen
picture-ready = Das Bild ist fertig.
picture-save = { $name } speichern ({ $size } kB)
picture-alt = Das Bild von { $game }
picture-fault-order = Die letzte Stelle muss nach der ersten kommen.
picture-fault-range = Dieses Spiel hat die Stellen 0 bis { $last }.
picture-fault-long = Ein Bild zeigt höchstens { $most } Stellen. Wähle ein kürzeres Stück.
picture-fault-pace = Jede Stelle bleibt 0,1 bis 10 Sekunden stehen.
record-download = Herunterladen

analysis = Analyse
analysis-of = Analyse: { $game }
analysis-open = Analysieren
analysis-about = Probiere jede Antwort jedes Platzes aus. Dieser Browser merkt sich, was du ausprobierst; als Datei nimmst du es mit.
analysis-tree = Stellen und Varianten
analysis-beginning = Anfang
analysis-line = Variante { $number }
analysis-comment = Kommentar
analysis-symbol = Zeichen
analysis-symbol-none = keins
analysis-symbol-named = { $symbol ->
    [good] ! gut
    [mistake] ? Fehler
    [brilliant] !! glänzend
    [blunder] ?? grober Fehler
    [interesting] !? interessant
   *[other] ?! zweifelhaft
}
analysis-name = Name der Variante
analysis-delete = Ab hier löschen
analysis-back = Einen Schritt zurück
analysis-forward = Einen Schritt vor
analysis-asks = { $seat } ist gefragt
analysis-over = Hier ist das Spiel zu Ende.
analysis-try = Ausprobieren: { $choice }
analysis-chance = Und wenn der Zufall anders gewollt hätte?
analysis-chance-about = Würfel und Ziehungen nach dieser Antwort. Wähle, was stattdessen geschehen wäre: Es beginnt eine eigene Variante.
analysis-draw = { $number }. Würfel oder Ziehung
analysis-result-same = wie jetzt
analysis-chance-draw = Neu ziehen
analysis-estimate = Antworten einschätzen
analysis-estimates = Geschätzte Gewinnaussichten
analysis-estimated = Geschätzt in vorgestellten Verläufen, die zu dem passen, was dieser Platz wissen kann; mit 95 % Wahrscheinlichkeit liegt der wahre Wert innerhalb der ±-Punkte.
analysis-worlds = { $worlds } vorgestellte Verläufe
analysis-save = Als Datei speichern
analysis-not-kept = Dieser Browser kann sich die Analyse nicht merken. Speichere sie als Datei.
analyses = Meine Analysen
analyses-about = Was du in beendeten Spielen und in Stellungen ausprobiert, gezeichnet und notiert hast. Es bleibt in diesem Browser; geteilte Analysen liegen auf dem Server.
analyses-none = Noch keine. Du beginnst eine in der Wiedergabe, am Ende eines Spiels oder im Stellungseditor.
analyses-forget = Entfernen
analyses-remove = „{ $title }“ entfernen
analyses-sure = „{ $title }“ aus diesem Browser entfernen?
analysis-title = Name der Analyse
analysis-promote = Nach vorn
analysis-share = Mit einem Link teilen
analysis-together = geteilt, zum Mitarbeiten
analysis-read-only = geteilt, zum Lesen
analysis-together-about = Wer den zweiten Link hat, sieht deine Änderungen und kann selbst etwas ändern.
analysis-read-about = Diese Analyse kannst du lesen. Wenn du etwas ausprobieren willst, lege eine eigene Kopie an.
analysis-link-read = Link zum Lesen
analysis-link-together = Link zum Mitarbeiten
analysis-part = Antworten { $first }–{ $last } …
analysis-copy = Eigene Kopie
analysis-copy-to-try = Kopieren und ausprobieren
analysis-end = Nicht mehr teilen
analysis-end-sure = Nicht mehr teilen?
analysis-end-note = Die Links führen dann ins Leere. In diesem Browser bleibt dir eine Kopie.
draw = Auf dem Plan
draw-mark = Markieren
draw-arrow = Pfeil
draw-colour = Farbe
draw-green = grün
draw-red = rot
draw-blue = blau
draw-yellow = gelb
draw-mark-how = Wähle einen Ort auf dem Plan. Wählst du ihn noch einmal, verschwindet die Markierung. Mit Escape hörst du auf.
draw-arrow-how = Wähle, wo der Pfeil beginnt, und dann, wo er endet. Mit Escape hörst du auf.
draw-to = Der Pfeil beginnt hier: { $from }. Wähle, wo er endet.
draw-mark-said = { $at } ({ $colour })
draw-arrow-said = { $from } → { $to } ({ $colour })
draw-remove = Entfernen: { $mark }
failure-no-analysis = Diese Datei ist keine Analyse. Wähle eine, die auf einer Analyseseite oder mit „ringspiel analysis“ gespeichert wurde.

rules = Regeln
rules-of = Regeln: { $game }
rules-note = Jede Regel hat eine Nummer. Im Spielverlauf und bei „Warum nicht?“ führt sie hierher.
rules-search = In den Regeln suchen
ruling = Unsere Festlegung: Die Anleitung lässt es offen.
rules-ruling = ◇ kennzeichnet unsere Festlegungen, wo die Anleitung etwas offenlässt.
rules-of-table = Das sind die Regeln, die dieser Tisch benutzt.
rules-contents = Inhalt
rules-none = Keine Regel passt dazu.
rules-found = { $count ->
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-all = Alle Regeln
learn = So geht’s
learn-game = { $game }: so geht’s
learn-pages = Seiten der Einführung
learn-page = { $page }. { $title }
learn-next = Weiter: { $title }
learn-play = Gleich spielen
learn-rules = Alle Regeln nachschlagen
rule-show = Regel { $rule } zeigen
rule-title = Regel { $rule }
rule-unknown = Zu dieser Regel gibt es hier keinen Text.

# --- Boards ---
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Ganzen Spielplan zeigen
generic-board = Spielstand
generic-board-note = Für dieses Spiel ist noch kein Plan gezeichnet. Hier steht alles, was du wissen darfst.
value-none = keins
value-yes = ja
value-no = nein

settings-hold = Ende deines Zuges bestätigen
settings-hold-hint = Die Antwort, mit der du den Zug abgibst, wartet auf deine Bestätigung.
settings-sounds = Klänge am Tisch
settings-sounds-hint = Würfel, Karten, Märsche, Schlachten, Glocken, wo ein Plan sie hat.
settings-volume = Lautstärke
settings-sound = Ton, wenn ich am Zug bin
settings-sound-hint = Zwei leise Töne.
settings-notify = Im Browser melden, wenn ich am Zug bin
settings-notify-hint = Solange die Seite im Hintergrund offen ist.
settings-notify-denied = Dein Browser erlaubt das dieser Seite nicht; du kannst es in seinen Einstellungen ändern.

together = Zusammen spielen
together-note = Das Tempo sagt allen, wie schnell ihr spielen wollt. Mit Uhr entscheiden die anderen, was geschieht, wenn jemandem die Zeit ausgeht.
pace = Tempo
pace-none = ohne Eile
pace-live = live, an einem Stück
pace-evening = an einem Abend
pace-days = über mehrere Tage
pace-per-answer = { $time } je Antwort
pace-reserve = { $time } Reserve
clock = Uhr
clock-none = keine Uhr
clock-reserve = { $name }: { $time } Reserve
clock-paused = Das Spiel macht Pause. Wer gefragt ist, kann mit einer Antwort weiterspielen.
clock-pause = Pause machen
clock-resume = Weiterspielen
clock-end = Ohne Ergebnis beenden
clock-up-title = Die Zeit ist um
clock-up = Die Zeit von { $name } ist um. Du kannst warten oder:
clock-up-mine = Deine Zeit ist um. Solange du nicht antwortest, dürfen die anderen den Computer für dich spielen lassen oder den Sieg beanspruchen.
clock-level = Stärke des Computers
clock-stand-in = Den Computer weiterspielen lassen
clock-vacate = Den Platz für jemand anderen freigeben
clock-claim = Den Sieg beanspruchen
give-up = Aufgeben …
give-up-sure = Willst du aufgeben? Dann hast du verloren, und die Partie ist sofort zu Ende.
give-up-sure-team = Willst du aufgeben? Wenn deine Seite einverstanden ist, hat sie verloren, und die Partie ist sofort zu Ende.
give-up-yes = Aufgeben
give-up-no = Weiterspielen
waiting-computer = Den Computer auf diesen Platz setzen
stand-in-mine = Der Computer ({ $level }) spielt gerade für dich.
come-back = Ich bin wieder da
leave-stand-in = Den Computer für mich spielen lassen
agreement-note = Die anderen müssen jeweils einverstanden sein.
ended-early = Dieses Spiel wurde vorzeitig beendet.
player-stand-in = Computer ({ $level }) springt ein
spoken = Sprache
spoken-any = beliebig
level = Für wen
level-any = alle
level-beginners = Neulinge
level-experienced = Erfahrene
level-for-beginners = für Neulinge
level-for-experienced = für Erfahrene

request-needs = { $count ->
    [one] { $names } muss einverstanden sein.
   *[other] { $names } müssen einverstanden sein.
}
request-withdraw = Doch nicht
request-agree = Einverstanden
request-refuse = Lieber nicht
request-waiting-take_back = Du möchtest deinen Zug zurücknehmen.
request-asked-take_back = { $name } möchte den letzten Zug zurücknehmen.
request-waiting-new_rules = Du möchtest nach den neuen Regeln weiterspielen.
request-asked-new_rules = { $name } möchte nach den neuen Regeln weiterspielen.
new-rules-title = Die Regeln dieses Spiels haben sich geändert.
new-rules = Bisher habt ihr nach Fassung { $played } gespielt, jetzt gilt Fassung { $now }. Es geht von hier aus weiter, sobald alle einverstanden sind. Bis dahin läuft für niemanden die Zeit, und nichts geht verloren.
new-rules-go-on = Nach den neuen Regeln weiterspielen
new-rules-end-title = Dieses Spiel beenden?
new-rules-end = Es endet für alle ohne Ergebnis. Der Spielverlauf bleibt lesbar, und die Aufzeichnung lässt sich speichern.
new-rules-read = Spielverlauf lesen
request-waiting-pause = Du möchtest Pause machen.
request-asked-pause = { $name } möchte eine Pause machen.
request-waiting-resume = Du möchtest weiterspielen.
request-asked-resume = { $name } möchte weiterspielen.
request-waiting-end = Du schlägst vor, das Spiel ohne Ergebnis zu beenden.
request-asked-end = { $name } schlägt vor, das Spiel ohne Ergebnis zu beenden.
request-waiting-stand_in = Der Computer ({ $level }) soll für { $about } spielen.
request-asked-stand_in = { $name } schlägt vor, dass der Computer ({ $level }) für { $about } spielt.
request-waiting-vacate = Der Platz von { $about } soll frei werden.
request-asked-vacate = { $name } schlägt vor, den Platz von { $about } für jemand anderen freizugeben.
request-waiting-resign = Du möchtest aufgeben.
request-asked-resign = { $name } möchte aufgeben.
request-waiting-claim = Du beanspruchst den Sieg, weil { $about } weg ist.
request-asked-claim = { $name } möchte den Sieg beanspruchen, weil { $about } weg ist.

restart-turn = Zug von vorn
held = Ende des Zuges
held-note = „{ $choice }“ beendet deinen Zug.
held-end = Zug beenden
held-not-yet = Noch nicht

recap = Seit deinem letzten Zug
recap-first = Was bisher geschah
recap-open = Seit deinem letzten Zug ({ $steps })
recap-close = Schließen
recap-back = Zurück
recap-on = Schritt für Schritt
recap-all = Alles zeigen

talk = Chat
help-on-note = Hier darf man den Computer um Tipps bitten. Im Verlauf steht, wer darum gebeten hat.
help-off-note = An diesem Tisch wird ohne Tipps vom Computer gespielt.
talk-unread = Chat: { $count } neu
talk-all = alle lesen mit
talk-all-read = Auch wer zuschaut, liest das.
talk-seated = nur für die Spielenden
talk-off = keiner
talk-lines = Was gesagt wurde
talk-none = Noch hat niemand etwas gesagt.
talk-words = Nachricht schreiben
talk-say = Senden
talk-phrases = Sätze, die alle in ihrer Sprache lesen
talk-mute = Ausblenden, was { $name } sagt
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-sorry = Entschuldigung!
phrase-moment = Einen Augenblick, bitte.
phrase-today = Ich spiele heute noch weiter.
phrase-tomorrow = Ich spiele morgen weiter.
phrase-busy = Ich habe gerade wenig Zeit.
phrase-good-game = Das war ein gutes Spiel!

table-menu = Dieser Tisch
notes = Meine Notizen
notes-of = Notizen von { $name }
notes-hint = Das siehst nur du, auf jedem Gerät mit deinem Platz.
notes-hint-alone = Das siehst nur du.
notes-kept = Gespeichert.
notes-typing = Noch nicht gespeichert …
notices = Wenn ich am Zug bin
contact-mail = E-Mail-Adresse
contact-webhook = Webhook
contact-kind = Wie
contact-webhook-hint = Hier möglich: { $origins }
contact-hint = Du bekommst eine Nachricht mit einem Link zum Bestätigen. Jede Nachricht hat einen Link, der sie abstellt.
contact-give = Dorthin Bescheid geben
contact-known = Du bekommst Bescheid an { $address }.
contact-unconfirmed = An { $address } ist eine Nachricht unterwegs. Ihr Link bestätigt die Adresse.
contact-table = Bei diesem Tisch Bescheid geben
contact-everywhere = Bei allen meinen Tischen Bescheid geben
contact-forget = Eine andere Adresse nehmen
contact-confirmed = Adresse bestätigt
contact-confirmed-note = Du erfährst dort, wenn du am Zug bist und nicht auf den Tisch schaust.
contact-ended = Keine Nachrichten mehr
contact-ended-note = Diese Adresse bekommt keine weiteren Nachrichten und wurde gelöscht.
carry = Anderes Gerät
carry-note = Mit diesem Link spielst du auf einem anderen Gerät weiter und hier auch. Er gilt nur einmal; zeig ihn niemandem sonst.
carry-all-note = Mit diesem Link hast du alle deine Plätze auch auf einem anderen Gerät. Er gilt nur einmal; zeig ihn niemandem sonst.
carry-show = Link und QR-Code zeigen
carry-link = Link zu deinem Platz
carry-qr = Derselbe Link als QR-Code
carry-broken = Mit diesem Link kommst du an keinen Platz. Vielleicht hat ihn schon jemand benutzt, oder der Platz hat neue Schlüssel. An deinen Plätzen hat sich nichts geändert.
carry-question = Diese Plätze auf dieses Gerät holen?
carry-once = Der Link gilt danach nicht mehr. Geräte, die den Platz schon haben, behalten ihn.
carry-known = Diese Plätze hast du hier schon:
carry-here = Hierher holen
carry-go = Weiterspielen
carry-cancel = Lieber nicht
devices-note = Hat jemand deinen Platz, der ihn nicht haben soll? Dann spielst nur noch du auf diesem Gerät. Auch verschickte Links gelten nicht mehr.
devices-end = Alle anderen Geräte abmelden
waiting-leave = Tisch verlassen
freed-note = Dein Platz wurde freigegeben. Er gehört dir, bis ihn jemand anders einnimmt.
freed-back = Ich bin wieder da
code = Code und Link
code-note = Mit diesem Code finden andere den Tisch in der Übersicht:
code-note-kept = Die freien Plätze gibt es nur per Link. Mit diesem Code in der Übersicht können andere zuschauen:
code-is = Code { $code }
code-find = Code eines Tisches
code-go = Finden
invitation-qr = QR-Code zeigen
invitation-alone = Nur dieser Computer kann diese Links öffnen.
invitation-how = Damit Freunde mitspielen können, starte den Server mit „--host 0.0.0.0“ (im selben Netz) oder hinter einem Proxy mit TLS und „--public-url“ (über das Internet).

mine = Meine Tische
mine-due = Meine Tische: { $count } { $count ->
    [one] wartet
   *[other] warten
} auf dich
mine-next = Nächster Tisch
mine-key = Die Taste n führt von überall zum nächsten Tisch, der auf dich wartet.
mine-paused = macht Pause
mine-none = Du hast keine laufenden Spiele.
mine-since = seit { $time }
mine-left = noch { $time }
mine-up = die Zeit ist um
filter = Eingrenzen
filter-any = beliebig
filter-game = Spiel
filter-none = Kein offener Tisch passt dazu.

orders = Antworten im Voraus
orders-given = Antworten im Voraus ({ $count })
orders-note = Das wird für dich beantwortet, nach einer Pause, als hättest du überlegt. Das siehst nur du.

# --- Geführte Spiele ---
lessons = { $count ->
    [one] Eine geführte erste Partie
   *[other] Geführte Lektionen
}
lesson-first = Geführte Partie
lesson-first-named = { $game }: eine geführte Partie spielen
lesson-start = Anfangen
lesson-start-named = Lektion „{ $title }“ anfangen
lesson-again = Noch einmal
lesson-minutes = Etwa { $minutes } Minuten.
lesson-done = Geschafft
lesson-you = Gast
lesson-guide = Begleiter
lesson-part = { $part } von { $parts }
lesson-more = Weiterlesen
lesson-before = Zurück
lesson-show = Zeig es mir
lesson-leave = Ohne Begleiter weiterspielen
lesson-return = Den Begleiter zurückholen
lesson-watch = Die anderen sind am Zug. Schau zu, was sie tun.
lesson-otherwise = Die Regeln erlauben das. Aber folge hier bitte meinem Vorschlag, damit ich dir zeigen kann, was daraus wird.
lesson-next = Nächste Lektion
lesson-close = Begleiter schließen

training = Üben
training-about = Stellungen aus deinen eigenen Partien, in denen es etwas Besseres gab. Was du löst, kommt nach 1, 3 und 9 Tagen wieder; was du verfehlst, morgen.
training-none = Noch gibt es nichts zu üben. Wähle nach einer Rückschau „Aus deinen Fehlern lernen“, oder mach im Editor aus einer Stellung ein Rätsel.
training-due = { $due ->
    [0] Nichts ist fällig
    [one] Eine Übung ist fällig
   *[other] { $due } Übungen sind fällig
}; { $done } von { $all } endgültig gelöst
training-start = Anfangen
training-later = Die nächste Übung kommt { $days ->
    [one] morgen.
   *[other] in { $days } Tagen.
}
training-number = Übung { $number } von { $all }
training-leave = Zu allen Übungen
training-through = { $count ->
    [one] Das war die Übung.
   *[other] Das waren alle { $count } Übungen.
}
training-done = endgültig gelöst
training-now = fällig
training-in = { $days ->
    [one] morgen
   *[other] in { $days } Tagen
}
training-ask = Versuchen
training-remove = Entfernen
training-sure = Diese Übung entfernen?
training-save = Als Datei speichern
training-open = Datei öffnen
training-added = { $count ->
    [0] Alle Übungen der Datei sind schon hier.
    [one] Eine Übung ist dazugekommen.
   *[other] { $count } Übungen sind dazugekommen.
}
training-not-kept = Dieser Browser kann die Übungen nicht behalten. Speichere sie als Datei.
failure-no-training = Diese Datei ist keine Sammlung von Übungen. Wähle eine, die auf der Übungsseite oder mit „ringspiel train“ gespeichert wurde.
exercise-about = Im Spiel hast du „{ $played }“ geantwortet und damit { $points } Punkte verschenkt. Finde etwas Besseres.
exercise-puzzle = Hier ist eine Antwort deutlich die beste. Finde sie.
exercise-right = Richtig: „{ $choice }“ ist am besten.
exercise-as-good = Richtig: „{ $given }“ ist nicht nachweisbar schlechter als die beste Antwort, „{ $choice }“.
exercise-done = Endgültig gelöst: Diese Übung kommt nicht wieder.
exercise-again = Sie kommt { $days ->
    [one] morgen
   *[other] in { $days } Tagen
} wieder.
exercise-next = Nächste Übung
exercise-end = Fertig
learn-from-mistakes = Aus Fehlern lernen
learn-from-my-mistakes = Aus deinen Fehlern lernen ({ $count })
learn-from-mistakes-of = Aus den Fehlern von { $seat } lernen ({ $count })
editor-puzzle = In ein Rätsel verwandeln
editor-proving = Alle Antworten werden ausprobiert; das kann eine Minute dauern.
editor-no-puzzle = Das ist kein Rätsel: Keine Antwort ist deutlich besser als alle anderen, oder die beste ist zu offensichtlich.
puzzles = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-about = In jeder dieser Stellungen ist genau eine Antwort klar die beste. Findest du sie?
puzzles-done = Gelöst: { $done } von { $all }.
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzles-all = Alle Rätsel
puzzles-other = Weitere Rätsel
puzzles-dots = Je mehr Punkte bei einem Rätsel stehen, desto schwerer ist es.
puzzle-numbered = Rätsel { $number }{ $state ->
    [solved] , gelöst
   *[open] {""}
} · { puzzle-grade }
puzzle-grade = { $grade ->
    [0] leicht: Jede Spielstärke des Computers findet es
    [1] mittel: Eine Spielstärke des Computers findet es nicht
    [2] schwer: Zwei Spielstärken des Computers finden es nicht
   *[other] sehr schwer: Auch der starke Computer findet es nicht
}
puzzle-you = { player-numbered } (du)
puzzle-answer = Antworten: { $choice }
puzzle-right = Richtig! „{ $choice }“ ist um { $points } Punkte besser als die nächstbeste Antwort.
puzzle-wrong = Nicht ganz: „{ $given }“ verschenkt { $loss }.
puzzle-best = Am besten ist „{ $choice }“.
puzzle-shown = Die Lösung ist auf dem Plan hervorgehoben.
puzzle-again = Noch ein Versuch
puzzle-reveal = Lösung zeigen
puzzle-next = Nächstes Rätsel

editor = Stellung: { $game }
editor-about = Zeig auf den Plan, um etwas zu setzen, zu versetzen oder wegzunehmen; was nicht auf dem Plan liegt, steht daneben. Nach jeder Änderung erfährst du, was eine Regel bricht und wo. Was im Spiel verborgen ist, liegt hier offen. Mit der Tastatur: Pfeiltasten gehen von Ort zu Ort, die Eingabetaste zeigt, Entf nimmt weg.
editor-board = Plan
editor-beginning = Neue Stellung: Spieler und Optionen
editor-position = Die Stellung
editor-seats = Spieler
editor-fresh = Neuer Anfang
editor-clear = Plan leeren
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-open = Datei öffnen
editor-save = Als Datei speichern
editor-seen-by = Gesehen von
editor-asked = wer am Zug ist
editor-tools = Was du setzt
editor-look-at = Ansehen
editor-put = Setzen
editor-take = Wegnehmen
editor-move = Versetzen
editor-here = Dieser Ort
editor-put-here = Hierher:
editor-nothing = nichts
editor-nobody = Nichts.
editor-add = Hinzufügen …
editor-earlier = { $thing }: einen Platz nach vorn
editor-remove = Wegnehmen: { $thing }
editor-wrong-here = { $count ->
    [one] 1 Feld stimmt nicht
   *[other] { $count } Felder stimmen nicht
}
editor-nowhere = Was nicht stimmt, steht in keinem Feld. Wähle noch einmal, was entschieden wird, oder fang neu an.
editor-not-drawn = Diese Stellung lässt sich nicht zeichnen. Geh einen Schritt zurück.
editor-good = Die Stellung ist spielbar.
editor-bad = So geht es nicht:
editor-play = Diese Stellung spielen
editor-link = Link zu dieser Stellung
failure-no-position = Diese Datei ist keine Stellung. Wähle eine, die im Stellungseditor gespeichert wurde.

# --- Was eine Wahl bewirkt ---
explain = Erklären
explain-title = Was würde das bewirken?
explain-choice = Die Wahl
explain-does = Was geschieht
explain-open = Was dann geschieht, hängt vom Zufall ab oder von etwas, das du nicht wissen kannst.
explain-next = Danach: { $prompt }
explain-costs = Was es dich kostet
explain-final = Du kannst es nicht zurücknehmen, denn du hast dann gesehen, was der Zufall bringt.
explain-free = Nichts.
explain-free-yet = Nichts, was schon feststeht.
explain-prospects = Was daraus werden kann
explain-undo = Danach bist du weiter am Zug und kannst es rückgängig machen.
explain-passes = Danach ist jemand anders am Zug.
explain-rules = Welche Regeln gelten
