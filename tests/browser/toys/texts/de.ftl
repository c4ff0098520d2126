secret-title = Das Geheimnis
secret-summary = Drei verdeckte Karten für jeden; die höchste Summe gewinnt.
secret-cards = Karten werden verdeckt ausgeteilt.
secret-own = Du erhältst drei Karten.
secret-ask = Welche Karte legst du aus?
secret-lay = Karte { $card } auslegen
secret-laid = Eine Karte liegt aus.
secret-end = Alle Karten liegen aus.
