# Common messages of all games, German.

answer-forced = { $seat } hat keine Wahl: { $choice }
answer-not-offered = Das ist hier keine mögliche Antwort.
answer-not-understood = „{ $typed }“ ist keine Antwort auf diese Frage; schreib zum Beispiel „{ $example }“.
answer-not-a-number = Eine Antwort ist eine der angebotenen Zahlen.
game-is-over = Das Spiel ist zu Ende; es wird nichts mehr gefragt.
undo-not-possible = Hier lässt sich nichts zurücknehmen: Seither wurde gewürfelt, aufgedeckt oder jemand anders war am Zug.

cli-game = Spiel
cli-title = Titel
cli-players = Spieler
cli-options = Optionen
cli-seat = Platz { $number }
cli-you = Spieler { $number }
cli-opponent = Gegner { $number }
cli-verified = In Ordnung: Alle { $answers } Antworten und alle Zufallsergebnisse stimmen.
cli-commitment-kept = Das Würfelversprechen ist eingehalten: Startwert und Salz passen zum Siegel.
cli-commitment-open = Ohne offengelegten Startwert lässt sich das Würfelversprechen nicht prüfen.
cli-replay-prompt = Eingabe: weiter, Zahl: dorthin, q: Ende
cli-record-written = Die Aufzeichnung steht in { $file }.
cli-left = Du hast das Spiel verlassen.
cli-more-choices = … und { $number } weitere; ? zeigt alle.
cli-how-to-answer = Nummer oder Kurzschreibweise eingeben · ? alle Antworten · ? REGEL zeigt eine Regel · u zurücknehmen · h Tipp · q verlassen
cli-hint = Ein starker Spieler würde: { $choice }
cli-mordor-road = Ringe
cli-mordor-nazgul = Nazgûl
cli-mordor-out = ausgeschieden
cli-mordor-arrived = in Mordor
cli-mordor-active = am Zug
cli-mordor-waits = wartet
cli-mordor-aside = draußen
cli-mordor-in-hand = im Wurf
cli-gefaehrten-ring = mit Ring
cli-gefaehrten-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
cli-tuerme-orc = Ork
cli-tuerme-new-orc = Ork, gerade gekommen
cli-tuerme-heroes = Heldenkarten im Stapel: { $count }

# Was die Befehlszeile ablehnt.
cli-no-language = Die Sprache { $typed } gibt es hier nicht; zur Wahl stehen { $languages }.
cli-file-missing = { $file } lässt sich nicht lesen: Diese Datei gibt es nicht.
cli-file-unreadable = { $file } lässt sich nicht lesen: { $why }
cli-file-not-json = { $file } ist kein JSON: { $why }
cli-file-unwritable = { $file } lässt sich nicht schreiben: { $why }
cli-broken-record = Das ist nicht die Aufzeichnung eines möglichen Spiels: { $why }
cli-board-exists = Den Plan { $file } gibt es schon; entferne ihn, oder gib deinem einen anderen Namen.
no-game = Ein Spiel { $typed } gibt es nicht; zur Wahl stehen { $games }.
no-such-count = { $game } ist für { $counts } Spieler, nicht für { $typed }.
cli-no-such-seats = Bei --me stehen Plätze von 0 bis { $last }, durch Kommas getrennt, oder 'none'; nicht { $typed }.
no-opponent = Einen Gegner { $typed } gibt es nicht; zur Wahl stehen { $opponents }.
no-rule = { $game } hat keine Regel { $typed }; die Regeln heißen { $prefix }-…, alle zeigt 'ringspiel rules { $game }'.
no-option = { $game } hat keine Option { $typed }, sondern { $options }.
no-options = { $game } hat keine Option { $typed } und auch keine andere.
cli-option-without-value = Eine Option schreibt man als NAME=WERT, nicht als { $typed }.
option-flag = Die Option { $option } ist true oder false, nicht { $typed }. { $hint }
option-number = Die Option { $option } ist eine ganze Zahl von { $least } bis { $most }, nicht { $typed }. { $hint }
option-one-of = Bei der Option { $option } gibt es { $typed } nicht, sondern { $values }. { $hint }
option-per-seat = Die Option { $option } braucht verschiedene Werte für die { $seats } Plätze, durch Kommas getrennt, und nicht { $typed }; es gibt { $values }. { $hint }
option-seat = Die Option { $option } ist ein Platz von 0 bis { $last } oder null für das Los, nicht { $typed }. { $hint }

# Was der Server ablehnt, nach seinem Code (docs/protocol.md).
server-malformed = Das hat der Server nicht verstanden. Bitte die Seite neu laden.
server-bad-table = So lässt sich kein Tisch einrichten.
server-broken-record = Das ist nicht die Aufzeichnung eines beendeten Spiels.
server-forbidden = Dazu fehlt hier die Berechtigung.
server-bad-origin = Diese Seite stammt nicht von diesem Server.
server-unknown = Hier ist nichts: Die Adresse ist falsch oder veraltet.
server-wrong-method = Das geht an dieser Adresse nicht.
server-taken = Diesen Platz hat schon jemand anders eingenommen.
server-not-here = Diesem Spiel fehlt hier etwas, mit dem es gespielt wurde.
server-not-over = Das geht erst, wenn das Spiel zu Ende ist.
server-old-rules = Dieses Spiel wurde nach einer früheren Fassung der Regeln gespielt und lässt sich nicht mehr zeigen.
server-too-large = Das ist zu groß für den Server.
server-too-fast = Das war zu viel auf einmal. Bitte einen Augenblick warten.
server-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind.
server-not-yours = Das ist nicht dein Platz.
server-not-asked = Jetzt hast nicht du zu entscheiden.
server-stale = Inzwischen ist das Spiel weitergegangen. So steht es jetzt.
server-no-undo = Es gibt nichts, was sich zurücknehmen lässt.
server-old-client = Seite und Server passen nicht zusammen. Bitte die Seite neu laden.
server-failed = Dem Server ist ein Fehler unterlaufen. Das Spiel ist sicher; bitte noch einmal versuchen.

agent-random = Zufall
agent-greedy = Gierig
agent-easy = Leicht
agent-medium = Mittel
agent-hard = Stark
