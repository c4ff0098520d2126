# Die Worte des Browsers, deutsch.

loading = Einen Augenblick …
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
failure-no-record = Diese Datei ist keine Aufzeichnung eines Spiels.

settings = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-theme-auto = wie das System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-play = Beim Spielen
settings-animation = Bewegung zeigen
settings-animation-hint = Würfel rollen und Figuren ziehen sichtbar.
settings-confirm = Klicks auf dem Plan bestätigen
settings-confirm-hint = Ein Klick wählt nur aus; erst die Bestätigung zählt.
settings-shortcuts = Einzelne Tasten benutzen
settings-shortcuts-hint = 1 bis 9 wählen eine Antwort, Eingabe bestätigt, Escape hebt die Auswahl auf.

lobby-title = Ringspiele an einem Tisch
lobby-lead = Gegen den Computer, zu mehreren an einem Bildschirm oder mit Freunden über das Netz. Der Tisch kennt jede Regel und zeigt sie auf Wunsch.
lobby-games = Ein neues Spiel
lobby-running = Deine laufenden Spiele
lobby-continue = Weiterspielen
lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand auf Mitspieler. Ein Tisch mit einem offenen Platz erscheint hier für alle.
lobby-sit-down = Mitspielen
lobby-watch = Zuschauen
lobby-watch-one = Zuschauen
lobby-finished = Deine beendeten Spiele

game-players = { $least } bis { $most } Personen
game-players-exactly = { $count } Personen
game-play = Spielen
game-play-named = { $game } spielen

table-waiting = wartet auf Mitspieler
table-your-turn = Du bist am Zug
table-turn = { $name } ist am Zug
table-forget = Vergessen

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
new-hot-seat = Mehrere Menschen an diesem Bildschirm: Wer am Zug ist, spielt.
new-hot-seat-curtain = Mehrere Menschen an diesem Bildschirm: Vor jeder neuen Hand fällt ein Vorhang, damit niemand fremde Geheimnisse sieht.
new-options = Spielregeln
new-public = Zuschauer zulassen
new-public-hint = Der Tisch steht dann in der Übersicht. Zuschauer sehen nie, was verborgen ist.
new-start = Spiel beginnen
new-fault-nobody = Mindestens ein Platz gehört einem Menschen.
new-fault-name = Wer hier am Bildschirm sitzt, braucht einen Namen.

seat-numbered = Platz { $number }
seat-nobody = Platz { $number }
seat-kind = Platz { $number }: wer?
seat-kind-me = An diesem Bildschirm
seat-kind-friend = Einladung per Link
seat-kind-open = Offen für alle
seat-kind-agent = Computer
seat-kind-friend-hint = Der Link erscheint, sobald der Tisch gedeckt ist.
seat-kind-open-hint = Der Platz erscheint in der Übersicht.
seat-name = Platz { $number }: Name
seat-level = Platz { $number }: Spielstärke
player-numbered = Spieler { $number }
computer-named = Computer ({ $level })

option-by-chance = das Los entscheidet
option-none = nicht gesetzt

join-title = Platz nehmen
join-nobody = Noch ist niemand da.
join-with = Am Tisch: { $names }.
join-seat = Platz
join-name = Dein Name
join-sit-down = Mitspielen
join-watch = Nur zuschauen
join-full = An diesem Tisch ist kein Platz mehr frei.

waiting-title = Gleich geht es los
waiting-note = Das Spiel beginnt, sobald alle Plätze besetzt sind.
waiting-here = ist da
waiting-open = offen für alle
waiting-friend = per Link eingeladen
invitation-link = Einladung für Platz { $number }: Wer diesen Link öffnet, darf sich setzen
spectator-link = Link zum Zuschauen

players = Spieler
player-you = du
player-away = nicht verbunden
player-asked = am Zug
player-won = gewonnen
spectators = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}

prompt-mine = Du bist gefragt
prompt-others = Warten auf andere
prompt-thinking = Der Computer überlegt
panel-choose = Deine Möglichkeiten
panel-wait = Gerade sind andere am Zug
choices = Mögliche Antworten
choices-filter = { $shown } von { $all } Möglichkeiten; hier eingrenzen
choices-none = Nichts davon passt.
targets = Auswahl
selection = Auswahl
selection-several = Das kann mehreres bedeuten; wähle aus der Liste.
selection-no-answer = Diese Auswahl ist so keine Antwort.
selection-unfinished = Wähle weiter, bis die Antwort vollständig ist.
selection-clear = Aufheben
why-not = Warum nicht?
actions = Aktionen
undo = Rückgängig
hint = Rat
hint-thinking = Überlegt …
hint-would = Ein starker Spieler würde antworten: „{ $choice }“. Geschätzte Gewinnaussicht: { $chance }.
hint-follow = Rat befolgen
take-back = Zug zurücknehmen
take-back-waiting = Du möchtest deinen Zug zurücknehmen. Die anderen müssen zustimmen.
take-back-withdraw = Doch nicht
take-back-asked = { $name } möchte den letzten Zug zurücknehmen.
take-back-agree = Einverstanden
take-back-refuse = Lieber nicht

log = Spielverlauf
log-setup = Aufbau
log-number = Antwort { $n }
log-all = Alle { $count } Einträge zeigen

curtain-title = { $name } ist an der Reihe
curtain-note = Bitte den Bildschirm übergeben. Alle anderen schauen weg.
curtain-open = Ich bin { $name }

connection-lost = Die Verbindung ist unterbrochen. Sie wird von selbst wiederhergestellt, nichts geht verloren.
connection-now = Jetzt verbinden

dice-promised = Zufall vor dem Spiel festgelegt
dice-kept = Zufall geprüft: Er stand vor dem Spiel fest
dice-broken = Achtung: Der Zufall passt nicht zur Zusage
dice-unknown = Der Zufall lässt sich hier nicht nachprüfen
dice-note = Diese Prüfsumme legt alle Würfe und Karten fest, ohne sie zu verraten. Am Ende werden Startwert und Salz genannt, und dein Browser rechnet nach.
dice-note-over = Dein Browser hat aus Startwert und Salz die Prüfsumme berechnet und mit der vor dem Spiel gezeigten verglichen (SHA-256).
dice-commitment = Prüfsumme
dice-seed = Startwert
dice-salt = Salz

end-over = Das Spiel ist zu Ende
ranking = Rangliste
ranking-rank = Rang
ranking-player = Spieler
ranking-score = Punkte
ranking-decisions = Züge
ranking-chance = Würfe, Karten
rematch = Revanche
rematch-ready = Die Revanche ist vorbereitet.
rematch-join = Zur Revanche
rematch-watch = Der Revanche zuschauen

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
replay-spectator = Zuschauer
replay-link = Link zu diesem Augenblick
record-download = Herunterladen

rules = Regeln
rules-of = Regeln: { $game }
rules-note = Jede Regel hat eine Nummer. Im Spielverlauf und bei „Warum nicht?“ führt sie hierher.
rules-search = In den Regeln suchen
rules-none = Keine Regel passt dazu.
rules-all = Alle Regeln
rule-show = Regel { $rule } zeigen
rule-title = Regel { $rule }
rule-unknown = Zu dieser Regel gibt es hier keinen Text.

generic-board = Spielstand
generic-board-note = Für dieses Spiel ist noch kein Plan gezeichnet. Hier steht alles, was du wissen darfst.
value-none = keins
value-yes = ja
value-no = nein
