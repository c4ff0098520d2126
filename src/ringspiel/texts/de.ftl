# Common messages of all games, German.

answer-forced = { $seat } hat keine Wahl: { $choice }
answer-not-offered = Das ist hier keine mögliche Antwort.
answer-not-a-number = Eine Antwort ist eine der angebotenen Zahlen.
game-is-over = Das Spiel ist zu Ende; es wird nichts mehr gefragt.
undo-not-possible = Hier lässt sich nichts zurücknehmen: Seither wurde gewürfelt, aufgedeckt oder jemand anders war am Zug.
