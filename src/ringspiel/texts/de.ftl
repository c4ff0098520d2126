# Common messages of all games, German.

# How lists and numbers are written.
list-more = { $most }, { $next }
list-last = { $most } und { $last }
number-decimal = ,
number-minus = −
number-percent = { $number } %

answer-forced = { $seat } hat keine Wahl.
new-rules-from-here = Von hier an gelten die Regeln in der Fassung { $rules }.
hint-asked = { $seat } hat den Computer um einen Tipp gebeten.
answer-not-offered = Das ist hier keine mögliche Antwort.
answer-elsewhere = Das beantwortet nicht, was jetzt gefragt ist. { $prompt }
answer-not-understood = „{ $typed }“ ist keine Antwort auf diese Frage; schreib zum Beispiel „{ $example }“.
answer-not-a-number = Eine Antwort ist eine der angebotenen Zahlen.
game-is-over = Das Spiel ist zu Ende; es wird nichts mehr gefragt.
undo-not-possible = Hier lässt sich nichts zurücknehmen: Seither wurde gewürfelt, aufgedeckt oder jemand anders war am Zug.
give-up-not-here = Eine Partie mit mehr als zwei Parteien kann niemand aufgeben. Lass stattdessen den Computer für dich weiterspielen.
given-up = { $count ->
    [one] { $seats } hat aufgegeben.
   *[other] { $seats } haben aufgegeben.
}
claimed = { $count ->
    [one] { $seats } war zu lange weg und hat verloren.
   *[other] { $seats } waren zu lange weg und haben verloren.
}

cli-version = Ringspiel { $version }, { $kind ->
    [compiled] kompiliert
   *[plain] in reinem Python
}
cli-next = Fünf Ringspiele an einem Tisch. Wie geht es weiter?
cli-next-browser = im Browser spielen: allein, an einem Bildschirm oder online
cli-next-terminal = hier im Terminal spielen
cli-next-games = welche Spiele es gibt, für wie viele und mit welchen Optionen
cli-next-rules = die Regeln eines Spiels
cli-next-sim = den Computer tausend Partien spielen lassen
cli-next-help = alle Befehle
cli-no-client = Die Seiten fehlen, denn die Oberfläche ist nicht gebaut: Installiere Node und rufe „make play“ auf, oder installiere ein Wheel, das mit ihr gebaut ist.
cli-game = Spiel
cli-title = Titel
cli-players = Spieler
cli-options = Optionen
cli-backup-done = Partien in { $file }: { $games }
cli-restore-done = Zurückgeholte Partien: { $brought }; Partien, die da waren und unverändert sind: { $there }
cli-export-done = Aufzeichnungen in { $folder }: { $games }
cli-export-decisions = Partien mit ihren Entscheidungen in { $folder }: { $games }; weggelassen, weil nach älteren Regeln gespielt: { $left_out }
cli-sim-title = { $games } Partien von { $game }
cli-sim-wins = Siege
cli-sim-share = Anteil
cli-sim-interval = 95-%-Intervall
cli-sim-seat = Platz { $seat } ({ $agent })
cli-sim-per-seat = { $agent }, je Platz
cli-sim-length = alle verloren { $all_lost }, geteilte Siege { $shared }; Entscheidungen je Partie: im Mittel { $mean }, mindestens { $least }, Median { $median }, höchstens { $most }
cli-sim-pace = { $decisions } Entscheidungen in { $seconds } s: { $rate } je Sekunde
cli-sim-error = Fehler in der Partie mit Startwert { $seed }: { $failure }
cli-arena-title = { $game }, { $seats } Plätze
cli-arena-match = Begegnung
cli-arena-games = Partien
cli-arena-wins = Siege
cli-arena-all-lost = alle verloren
cli-arena-ahead = erster vorn
cli-arena-interval = in Klammern stehen 95-%-Intervalle
cli-arena-pairs = in Paaren
cli-arena-agent = Gegner
cli-arena-elo = Elo
cli-arena-seconds = s je Partie
cli-arena-seat = Siege, Platz { $seat }
cli-arena-rounds = Runden
cli-arena-resumed = fortgesetzt: { $played } von { $games } Partien
cli-arena-results = Ergebnisse: { $file }
cli-arena-length = Entscheidungen je Partie { $decisions }, erlaubte Antworten je Entscheidung { $answers }
cli-arena-endings = beendet durch { $endings }
cli-arena-failed = gescheitert: { $failure }
cli-arena-audit = Prüfung: { $agent } { $differ ->
    [0] ist ehrlich
   *[other] sieht Verborgenes
}: { $differ } von { $answers } Antworten weichen ab
cli-arena-luck = { $first } – { $second }: Vorsprung { $lead } Punkte, ohne Glück { $deserved }.
cli-arena-certain = Das ist so sicher wie { $times }-mal so viele Partien.
cli-arena-gate = Hürde +{ $elo } Elo, { $first } – { $second }: { $verdict ->
    [passed] genommen
    [none] kein Gewinn
   *[open] offen
}
cli-study-report = Bericht: { $file }
cli-no-people = über Partien von Menschen in { $game } ist nichts bekannt
cli-people = { $games } Partien von { $agent } mit sich selbst, Startwert { $seed }; in Klammern stehen 95-%-Intervalle.
cli-roles = zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $seats }
}: { $roles }
cli-default = Ohne Angabe: { $value }
cli-seat = Platz { $number }
cli-you = Spieler { $number }
cli-opponent = Gegner { $number }
cli-verified = In Ordnung: Alle { $answers } Antworten und alle Zufallsergebnisse stimmen.
cli-commitment-open = Ohne offengelegten Startwert lässt sich das Würfelversprechen nicht prüfen.
cli-promise-kept = Das Würfelversprechen ist eingehalten: Startwert und Salz passen zum Siegel, das du angegeben hast, und alle Würfe folgen daraus.
cli-promise-own-word = Startwert und Salz passen zum Siegel in der Aufzeichnung. Das ist nur ihr eigenes Wort: Gib mit --commitment das Siegel an, das du vor dem Spiel gesehen hast.
cli-promise-none = Für die Würfe gibt es kein Versprechen: Sie wurden vorgegeben, oder das Spiel begann mit einer Stellung.
cli-promise-broken = Das Würfelversprechen ist gebrochen: Startwert und Salz passen nicht zu dem Siegel, das du angegeben hast. Schon der erste Wurf ist nicht bewiesen.
cli-promise-without-seed = Die Aufzeichnung nennt keinen Startwert; damit lässt sich das Versprechen nicht prüfen.
cli-draw-broken = Das Würfelversprechen ist gebrochen: Zufallsergebnis { $number } ({ $answer ->
    [0] beim Aufbau
   *[other] bei Antwort { $answer }
}) ist laut Aufzeichnung { $said }, der Startwert ergibt { $due } (von 0 bis unter { $bound }).
cli-pledge-missing = Das Würfelversprechen ist gebrochen: Die Zusage { $value } steht nicht in der Aufzeichnung.
cli-pledge-added = Das Würfelversprechen ist gebrochen: Die Zusage { $value } von Platz { $seat } war vor dem Spiel nicht dabei. Sie kam dazu, als die anderen Beiträge bekannt waren.
cli-contribution-missing = Das Würfelversprechen ist gebrochen: Der Beitrag { $value } hat keinen Anteil an den Würfen.
cli-contributed = Zum Startwert haben beigetragen: Platz { $seats }.
cli-contributed-nobody = Niemand außer dem Server hatte Anteil am Startwert.
cli-contributed-silent = Zugesagt, aber nicht rechtzeitig aufgedeckt und darum ohne Anteil: Platz { $seats }.
cli-rules-changed = Nach Antwort { $answers } ging es nach neueren Regeln weiter. Die Antworten davor sind nur auf ihre Würfe geprüft.
cli-hint-exact = Gewinnaussicht bei vollkommenem Spiel:
cli-hint-chance = { $chance }  { $choice }
cli-review-method = { $exact ->
    [yes] Alle Zahlen sind genau: Dieses Spiel ist gelöst.
   *[no] Geschätzt vom Computer, in vorgestellten Verläufen, die zu dem passen, was der Spieler wissen konnte; in Klammern der 95-%-Bereich.
}
cli-review-total = { $seat }: Zufall { $luck } Punkte{ $margin ->
    [none] {""}
   *[other] {" "}(± { $margin })
}, { $lost ->
    [none] nichts verschenkt
   *[other] { $lost } Punkte verschenkt (± { $unsure })
}
cli-review-rolled-total = { $seat } hat um { $luck } Punkte { $how ->
    [worse] schlechter
   *[better] besser
} gewürfelt als erwartet und { $lost ->
    [none] nichts
   *[other] { $lost } Punkte
} verschenkt.
cli-review-every = Alle Antworten
cli-review-now = Gewinnaussicht: { $chances }
cli-review-best = Keine Antwort war besser.
cli-review-gave = Verschenkt { $lost } Punkte; besser: { $choice }
cli-review-rolled = Danach gewürfelt von { $seat }: { $luck } Punkte
cli-review-luck = Zufall: um so viel besser oder schlechter, als zu erwarten war, haben Würfel und Karten die Gewinnaussicht gemacht.
cli-review-mistakes = Die teuersten Antworten
cli-review-none = Keine Antwort war sicher ein Fehler.
cli-review-played = gespielt: { $choice }
cli-review-better = besser: { $choice }
cli-review-lost = { $lost } Punkte{ $low ->
    [none] {""}
   *[other] {" "}({ $low } bis { $high })
}
cli-review-curve = Gewinnaussicht
cli-review-answer = Antwort
cli-review-written = Die Rückschau steht in { $file }.
record-is-none = Das ist keine Aufzeichnung eines Spiels. Nimm eine Datei vom Ende eines Spiels im Browser, von „ringspiel play --record“ oder von „ringspiel export“.
record-from-position = Diese Partie begann in einer vorgegebenen Stellung; ihre ersten Züge sind keine Eröffnung
position-is-none = Das ist keine gespeicherte Stellung. Nimm eine Datei, die Ringspiel als Stellung gespeichert hat.
review-empty = In diesem Spiel hat noch niemand etwas geantwortet.
cli-puzzles-of-what = Sag, zu welchem Spiel, etwa „ringspiel puzzles mordor“, oder aus welchen Aufzeichnungen: „ringspiel puzzles --from ORDNER“.
cli-puzzles-several = Das sind Aufzeichnungen mehrerer Spiele ({ $games }): Sag, welches gemeint ist, etwa „ringspiel puzzles mordor --from ORDNER“.
cli-puzzles-none = In keiner Stellung dieser Partien ist genau eine Antwort eindeutig die beste.

cli-stats-title = { $game } mit { $seats } Personen: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
cli-stats-who = wer gewann
cli-stats-beginner = wer zuerst antwortete
cli-stats-shared = mehrere gemeinsam
cli-stats-all-lost = niemand
cli-stats-ending = wie es endete
cli-stats-ended-given-up = jemand gab auf
cli-stats-ended-claimed = jemand war weg und die anderen beanspruchten den Sieg
cli-stats-games = Partien
cli-stats-answers = Antworten
cli-stats-rounds = Runden
cli-stats-length = { $what } je Partie: im Mittel { $mean }, mindestens { $least }, Median { $median }, höchstens { $most }
cli-stats-fall = Zufall mit { $faces } gleich wahrscheinlichen Ergebnissen: { $counts }. Das liegt { $surprise } Standardabweichungen neben Gleichverteilung; erst über 3 ist es verdächtig.
cli-stats-choices = Erste Entscheidungen
cli-stats-seat = wer
cli-stats-answer = Antwort
cli-stats-won = danach gewonnen
cli-stats-left-out = { $file } bleibt weg: { $why }
cli-stats-nothing = Keine dieser Dateien ist die Aufzeichnung einer beendeten Partie. Aufzeichnungen kommen von „ringspiel play --record“, „ringspiel export“ und vom Ende einer Partie im Browser.
cli-picture-kind = { $file } endet nicht auf ein Format: Möglich sind { $kinds }
cli-picture-seat = Die Plätze zählen von 0 bis { $last }
cli-picture-unfinished = Nur beendete Partien lassen sich zeichnen
cli-picture-still = Ein stehendes Bild zeigt eine Stelle; für ein Stück mit --to braucht es eine Datei, die auf { $kinds } endet
cli-picture-stretch = Ein bewegtes Bild reicht von --at bis zu einem späteren --to, liegt zwischen 0 und { $last } und zeigt höchstens { $most } Stellen
cli-picture-moment = Diese Partie hat die Stellen 0 bis { $last }
cli-picture-no-browser = Die Pläne zeichnet ein Browser, und es ist keiner da: Installiere Chromium oder Chrome ({ $names }), oder nenne seinen Ort in { $setting }
cli-picture-failed = Das Bild ließ sich nicht zeichnen: { $why }
cli-picture-done = { $file } ({ $size } kB)

cli-puzzle-found = { $number }. Rätsel, { $grade } Spielstärken finden es nicht.
cli-puzzles-written = Die Rätsel stehen in { $file }.
cli-train-collected = { $file }: { $count ->
    [0] keine neuen Übungen
    [one] eine neue Übung
   *[other] { $count } neue Übungen
}
cli-train-number = Übung { $number } von { $all }
cli-train-played = Im Spiel hast du „{ $played }“ geantwortet und damit { $points } Punkte verschenkt. Finde etwas Besseres.
cli-train-right = Richtig: { $choice }
cli-train-as-good = Das ist so gut wie die beste gefundene Antwort: { $given } ({ $choice })
cli-train-wrong = Nicht ganz: „{ $given }“ verschenkt { $points } Punkte. Besser: { $choice }
cli-train-again = Die Übung kommt { $days ->
    [one] morgen
   *[other] in { $days } Tagen
} wieder.
cli-train-done = Endgültig gelöst: Diese Übung kommt nicht wieder.
cli-train-nothing = Es gibt nichts mehr zu üben. Sammle neue Übungen mit --from AUFZEICHNUNG, oder lass dich mit --all noch einmal alles fragen.
cli-train-later = Heute ist nichts fällig. Die nächste Übung kommt { $days ->
    [one] morgen
   *[other] in { $days } Tagen
}. Mit --all wird jetzt alles gefragt.
cli-train-broken = Die Übung { $id } lässt sich nicht stellen: { $why }
training-broken = Diese Datei ist keine Sammlung von Übungen. Wähle eine, die auf der Übungsseite oder mit „ringspiel train“ gespeichert wurde.
cli-analysis-moment = { $moment } von { $last } Stellen mit Anmerkungen oder Varianten, { $tried } ausprobierte Antworten
cli-analysis-asked = { $seat } ist gefragt.
cli-analysis-written = Die Analyse steht in { $file }.
cli-analysis-out = Nenne mit --out die Datei für die Analyse; die Aufzeichnung selbst bleibt, wie sie ist.
cli-analysis-broken = Diese Analyse lässt sich nicht benutzen: { $why }
cli-analysis-chance = --chance nimmt ganze Zahlen ab 0, durch Kommas getrennt, nicht { $typed }.
cli-analysis-place = Wähle einen Ort: --at für eine Stelle der Aufzeichnung oder --line für eine ausprobierte Antwort.
cli-replay-prompt = Eingabe: weiter, Zahl: dorthin, q: Ende
cli-record-written = Die Aufzeichnung steht in { $file }.
cli-yes = ja
cli-no = nein
cli-left = Du hast das Spiel verlassen.
cli-screen-alone = Der ganze Bildschirm ist für eine Person: ohne --screen spielen oder mit --me einen Platz nennen.
cli-key-undo = zurücknehmen
cli-key-hint = Tipp
cli-key-map = Karte
cli-key-board = ganzes Brett
cli-key-name = erklären
cli-name = Name eines Ortes, einer Karte, einer Figur oder Nummer einer Regel
cli-key-back = zurück
cli-key-quit = Ende
cli-group = { $beginning } … ({ $count } Antworten)
cli-how-to-answer = Nummer oder Kurzschreibweise · ? alle Antworten · ? NAME erklärt Regel, Ort, Karte, Person · m Karte · b ganzes Brett · u zurück · h Tipp · q Ende
cli-curtain = { $name }, du bist an der Reihe. Drücke Enter, wenn niemand sonst auf den Bildschirm sieht.
cli-only-answer = Du hast nur eine mögliche Antwort: { $choice }
cli-press-enter = Drücke Enter.
cli-hint-alike = Nach den Aussichten lassen sich diese und andere Antworten nicht unterscheiden.
cli-hint = Der Computer empfiehlt: { $choice }

# Was die Befehlszeile ablehnt.
cli-no-language = Die Sprache { $typed } gibt es hier nicht; zur Wahl stehen { $languages }.
cli-bot-address = { $url } ist keine Adresse eines Tisches. Gemeint ist die, die der Browser zeigt, oder der Link einer Einladung.
cli-bot-joined = Der Bot hat seinen Platz eingenommen. Nach einer Unterbrechung geht es weiter mit --token { $token }
cli-bot-verify = Den Zufall nachprüfen, mit der Aufzeichnung vom Server: { $command }
cli-bot-refused = Der Server gibt dem Bot keinen Platz: { $why }
cli-bot-lost = Der Server ist nicht zu erreichen: { $why }
cli-file-missing = { $file } lässt sich nicht lesen: Diese Datei gibt es nicht.
cli-file-unreadable = { $file } lässt sich nicht lesen: { $why }
cli-file-not-json = { $file } ist kein JSON: { $why }
cli-file-unwritable = { $file } lässt sich nicht schreiben: { $why }
cli-file-fault = { $file } lässt sich nicht benutzen: { $why }
cli-bot-error = Der Server lehnt ab: { $why }{ $rule }
cli-game-not-played = Das Gerüst von { $game } ist geschrieben, aber die erste Partie ging nicht: „python { $command }“ zeigt, warum.
extra-missing = Dafür fehlt noch etwas: pip install 'ringspiel[{ $extra }]'
database-address = Eine Datenbank schreibt man als sqlite:////home/ich/tables.sqlite3 (vier Schrägstriche vor einem ganzen Pfad) oder als postgresql+psycopg://name@rechner/datenbank.
database-missing = Eine Datenbank { $file } gibt es nicht; ein Server legt sie an, wenn er startet.
database-closed = Die Datenbank { $url } lässt sich nicht öffnen: { $why }
database-empty = In der Datenbank { $url } sind keine Spiele: Noch kein Server hat sie benutzt.
serve-public-url = Die öffentliche Adresse beginnt mit http:// oder https:// und einem Namen, wie https://play.example.org, und nicht mit { $url }
serve-origin = Eine Herkunft beginnt mit https:// oder http:// und endet mit dem Namen, wie https://verein.example.org, und nicht mit { $origin }
preview-players = { $count } Plätze
preview-waiting = { $free ->
    [0] Das Spiel beginnt.
    [1] Ein Platz ist frei: Spiel mit!
   *[other] { $free } Plätze sind frei: Spiel mit!
}
preview-playing = Das Spiel läuft: Schau zu!
preview-over = Das Spiel ist zu Ende: Sieh es dir noch einmal an!
cli-game-written = Das Gerüst von { $game } steht: „ringspiel play { $game }“ spielt es, „make game GAME={ $game }“ prüft es, und in CONTRIBUTING.md steht, wie ein eigenes Spiel daraus wird.
cli-no-checkout = { $folder } ist kein Arbeitsverzeichnis des Projekts; ein Spiel entsteht neben seinen Regelverzeichnissen und Tests.
cli-no-game-id = Ein Spiel heißt mit drei bis zwanzig kleinen Buchstaben und Ziffern, nicht { $typed }.
cli-game-exists = Das Spiel { $game } gibt es schon.
cli-no-prefix = Die Nummern seiner Regeln beginnen mit zwei Großbuchstaben, die kein anderes Spiel hat ({ $known }), nicht { $typed }; wähle sie mit --prefix.
cli-broken-record = Das ist nicht die Aufzeichnung eines möglichen Spiels: { $why }
no-game = Ein Spiel { $typed } gibt es nicht; zur Wahl stehen { $games }.
no-such-count = { $game } ist für { $counts } Spieler, nicht für { $typed }.
cli-no-such-seats = Bei --me stehen Plätze von 0 bis { $last }, durch Kommas getrennt, oder 'none'; nicht { $typed }.
no-opponent = Einen Gegner { $typed } gibt es nicht; zur Wahl stehen { $opponents }.
no-catalogue = Das Regelverzeichnis von { $game } fehlt noch: Es gehört nach { $file }.
no-primer = Die Einführung in { $game } fehlt noch: Sie gehört nach { $file }.
no-rule = { $game } hat keine Regel { $typed }; die Regeln heißen { $prefix }-…, alle zeigt 'ringspiel rules { $game }'.
no-option = { $game } hat keine Option { $typed }, sondern { $options }.
no-options = { $game } hat keine Option { $typed } und auch keine andere.
cli-option-without-value = Eine Option schreibt man als NAME=WERT, nicht als { $typed }.
option-flag = Die Option { $option } ist true oder false, nicht { $typed }. { $hint }
option-needs = Die Option { $option } gibt es nur zusammen mit { $needed }. { $hint }
option-head-start = Die Option { $option } nimmt für jeden der { $seats } Plätze eine ganze Zahl von 0 bis { $most }, durch Kommas getrennt, nicht { $typed }. { $hint }
option-number = Die Option { $option } ist eine ganze Zahl von { $least } bis { $most }, nicht { $typed }. { $hint }
option-one-of = Bei der Option { $option } gibt es { $typed } nicht, sondern { $values }. { $hint }
option-per-seat = Die Option { $option } braucht verschiedene Werte für die { $seats } Plätze, durch Kommas getrennt, und nicht { $typed }; es gibt { $values }. { $hint }
option-roles = Die Option { $option } braucht { $drawn } oder alle diese Rollen, eine je Platz, durch Kommas getrennt, und nicht { $typed }: { $values }.
option-seat = Die Option { $option } ist ein Platz von 0 bis { $last } oder null für das Los, nicht { $typed }. { $hint }

# Was der Server ablehnt, nach seinem Code (docs/protocol.md).
server-bad-name = Dieser Name lässt sich nicht anzeigen. Nimm Buchstaben, Ziffern oder Zeichen in einer Zeile.
server-malformed = Das hat der Server nicht verstanden. Bitte die Seite neu laden.
server-bad-table = So lässt sich kein Tisch einrichten.
server-bad-contact = An diese Adresse kann der Server nichts schicken.
server-broken-analysis = Das passt nicht in die Analyse. Vielleicht hat sie inzwischen jemand geändert; es bleibt alles, wie es war.
server-broken-record = Das ist keine Aufzeichnung eines beendeten Spiels. Wähle eine Datei, die am Ende eines Spiels heruntergeladen wurde.
server-forbidden = Dazu fehlt hier die Berechtigung.
server-bad-origin = Diese Seite stammt nicht von diesem Server.
server-unknown = Hier ist nichts: Die Adresse ist falsch oder veraltet.
server-wrong-method = Das geht an dieser Adresse nicht.
server-taken = Diesen Platz hat schon jemand anders eingenommen.
server-agree-first = An diesem Tisch kann jemand wissen, was verdeckt ist. Stimme dem zuerst zu.
server-sits-here = Du sitzt schon an diesem Tisch. Einen frei gewordenen Platz kann nur jemand anders einnehmen.
server-many-devices = Dieser Platz ist schon auf acht Geräten offen oder verschickt. Melde zuerst alle anderen Geräte ab.
server-not-here = Diesem Spiel fehlt hier etwas, mit dem es gespielt wurde.
server-no-talk = An diesem Tisch gibt es keinen Chat.
server-not-now = Darüber lässt sich jetzt nicht abstimmen.
server-not-missing = Dieser Platz hat noch Zeit oder ist nicht gefragt.
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
server-too-slow = Die Anfrage kam zu langsam. Bitte noch einmal versuchen.
server-bad-host = Unter diesem Namen ist der Server nicht zu erreichen. Wer ihn betreibt, kann den Namen erlauben.
server-busy = Der Server hat gerade zu viel zu tun. Bitte in einer kleinen Weile noch einmal versuchen.
server-unavailable = Der Server erreicht gerade seine Datenbank nicht. Das Spiel ist sicher; bitte in einer kleinen Weile noch einmal versuchen.
server-failed = Dem Server ist ein Fehler unterlaufen. Das Spiel ist sicher; bitte noch einmal versuchen.

serve-local-only = Nur dieser Computer kann diese Adresse öffnen. Damit Freunde mitspielen können: im selben Netz „ringspiel serve --host 0.0.0.0“, über das Internet hinter einem Proxy mit TLS und „--public-url“ (docs/operating.md).
serve-network = Für andere im selben Netz: { $address }

# Was Leute per E-Mail oder Webhook erfahren.
notice-turn-subject = { $game }: Du bist am Zug
notice-turn-body =
    An einem Tisch von „{ $game }“ wird auf dich gewartet:
    { $link }
notice-turn-line = { $game }: { $link }
notice-half-subject = { $game }: Die Hälfte deiner Zeit ist um
notice-half-body =
    An einem Tisch von „{ $game }“ bist du immer noch am Zug, und die Hälfte deiner Zeit ist um:
    { $link }
notice-half-line = { $game }, die Hälfte deiner Zeit ist um: { $link }
notice-last-subject = { $game }: Deine Zeit ist fast um
notice-last-body =
    An einem Tisch von „{ $game }“ bist du am Zug. Wenn deine Zeit um ist, dürfen die anderen ohne dich weiterspielen:
    { $link }
notice-last-line = { $game }, deine Zeit ist fast um: { $link }
notice-several-subject = Ringspiel: Du bist an { $count } Tischen am Zug
notice-several-body = An diesen Tischen wird auf dich gewartet:
notice-confirm-subject = Ringspiel: Bestätige deine Adresse
notice-confirm-body =
    Jemand, vermutlich du, möchte von Ringspiel an diese Adresse erfahren, wann du am Zug bist. Hier bestätigst du sie:
    { $link }
    Falls du das nicht warst, tu einfach nichts: Es kommen keine weiteren Nachrichten.
notice-end = Keine solchen Nachrichten mehr: { $link }

agent-random = Zufall
agent-greedy = Gierig
agent-easy = Leicht
agent-medium = Mittel
agent-hard = Stark
agent-perfect = Vollkommen
opponent-not-for-seats = „{ $opponent }“ spielt nicht mit { $seats } Spielern.
opponent-not-solved = Für diese Würfel und Strecken sind die genauen Chancen noch nicht berechnet.

why-gains = Im Schnitt bringt das in den nächsten Zügen { $what }.
why-prevents = Im Schnitt verhindert das in den nächsten Zügen { $what }.
why-wins-more = Spielt man die Stellung hundertmal weiter, gewinnt man damit { $points } Partien mehr als mit „{ $other }“.

# Der Stellungseditor.
edit-of-seat = { $field }, { $seat }
edit-seat = { $seat }
edit-question = Was entschieden wird
edit-no-field = Dieses Feld hat die Stellung nicht. Lade die Seite neu.
edit-refuse-number = { $field }: Erlaubt ist eine ganze Zahl von { $least } bis { $most }.
edit-refuse-one = { $field }: Das geht hier nicht. Wähle etwas aus der Liste.
edit-refuse-some = { $field }: Das geht hier nicht. Wähle aus der Liste, jedes nur einmal{ $most ->
    [0] .
   *[other] {" "}und höchstens { $most }.
}
edit-refuse-counts = { $field }: Das geht hier nicht. Jede Anzahl reicht von 0 bis { $most }.
edit-refuse-row = { $field }: Das geht hier nicht. Wähle aus der Liste.
edit-turn-begins = Ein Zug beginnt
edit-as-it-is = Etwas mitten im Zug
edit-none-left = Alle Karten dieser Art liegen woanders: { $thing }. Nimm erst eine weg.
edit-literal = { $name }
edit-yes = ja
edit-no = nein
