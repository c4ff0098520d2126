# Die Gefährten, English.

gefaehrten-title = The Fellowship
gefaehrten-summary = Lay cards around the locations of the journey, win majorities and rings, and decide where the road leads on.
gefaehrten-effort = about half an hour · easy

gefaehrten-option-hidden_scores = Keep points secret
gefaehrten-option-hidden_scores-hint = The other players’ totals stay hidden until the end. Each scoring itself is open.
gefaehrten-option-colours = Colours
gefaehrten-option-colours-hint = Who plays which colour. With two players green brings yellow along and red brings blue.
gefaehrten-option-colours-green = { $seats ->
    [2] Green and yellow (Pippin, Frodo)
   *[other] Green (Pippin)
}
gefaehrten-option-colours-yellow = { $seats ->
    [2] Green and yellow (Pippin, Frodo)
   *[other] Yellow (Frodo)
}
gefaehrten-option-colours-red = { $seats ->
    [2] Red and blue (Sam, Merry)
   *[other] Red (Sam)
}
gefaehrten-option-colours-blue = { $seats ->
    [2] Red and blue (Sam, Merry)
   *[other] Blue (Merry)
}
gefaehrten-colours-of-one-pair = { $typed } belong together: with two players one has green and yellow, the other red and blue. Choose one colour from each pair.
gefaehrten-option-start = Start player
gefaehrten-option-start-hint = Who begins; if not set, lots are drawn.
gefaehrten-option-head_start = Head start
gefaehrten-option-head_start-hint = For players who are not equally strong: this many points count before the first location. A house rule; usually nobody has one.

gefaehrten-colour-green = green
gefaehrten-colour-yellow = yellow
gefaehrten-colour-red = red
gefaehrten-colour-blue = blue

gefaehrten-value-0 = 0
gefaehrten-value-1 = 1
gefaehrten-value-2 = 2
gefaehrten-value-3 = 3
gefaehrten-value-4 = 4
gefaehrten-value-5 = 5
gefaehrten-value-nazgul = Nazgûl
gefaehrten-card = { $colour } { $value }

gefaehrten-name-0 = Waymark
gefaehrten-name-1 = Wayfarer
gefaehrten-name-2 = Friend
gefaehrten-name-3 = Hobbit
gefaehrten-name-4 = Companion
gefaehrten-name-5 = Gandalf
gefaehrten-name-nazgul = Nazgûl

gefaehrten-location-bag-end = Bag End
gefaehrten-location-bree = Bree
gefaehrten-location-weathertop = Weathertop
gefaehrten-location-ford = the Ford
gefaehrten-location-rivendell = Rivendell
gefaehrten-location-caradhras = Caradhras
gefaehrten-location-moria-gate = Gate of Moria
gefaehrten-location-moria = Moria
gefaehrten-location-lothlorien = Lothlórien
gefaehrten-location-amon-hen = Amon Hen

gefaehrten-rule-ford = At most two cards per turn
gefaehrten-rule-caradhras = At most one 1 per turn
gefaehrten-rule-moria = Last place loses 3 points

gefaehrten-ground-white = white location: free slots only
gefaehrten-ground-black = black location: covering allowed

gefaehrten-ring-bag-end = ring of Bag End
gefaehrten-ring-bree = ring of Bree
gefaehrten-ring-weathertop = ring of Weathertop
gefaehrten-ring-rivendell-first = first ring of Rivendell
gefaehrten-ring-rivendell-second = second ring of Rivendell
gefaehrten-ring-lothlorien = ring of Lothlórien

gefaehrten-effect-bag-end = The location changes colour, and so do later ones next to the card.
gefaehrten-effect-bree = When scoring, every card counts as 1, also at later locations next to the card.
gefaehrten-effect-weathertop = Allows a second card of a value already placed.
gefaehrten-effect-rivendell-first = The card is worth 2 more.
gefaehrten-effect-rivendell-second = Protects the card.
gefaehrten-effect-lothlorien = Brings one of your cards back into play from a scored location.

gefaehrten-slot-nw = top left corner
gefaehrten-slot-n1 = above, left of centre
gefaehrten-slot-n2 = above, right of centre
gefaehrten-slot-ne = top right corner
gefaehrten-slot-w = left
gefaehrten-slot-e = right
gefaehrten-slot-sw = bottom left corner
gefaehrten-slot-s1 = below, left of centre
gefaehrten-slot-s2 = below, right of centre
gefaehrten-slot-se = bottom right corner
gefaehrten-cell = column { $x }, row { $y }

gefaehrten-ask-place = { $seat }: which card do you lay, and where?
gefaehrten-ask-place-more = { $seat }: another card, or the end of your turn?
gefaehrten-ask-place-ring = { $seat }: which card carries the { $ring }, and where does it go?
gefaehrten-ask-take-back = { $seat }: which of your cards do you take back from the table?
gefaehrten-ask-put-anew = { $seat }: where does { $card } go with the ring of Lothlórien?
gefaehrten-ask-next-location = { $seat }: where does the next location, { $location }, lie?

gefaehrten-place = Lay { $card }: { $slot }
gefaehrten-place-onto = Lay { $card }: { $slot }, onto { $covered }
gefaehrten-place-nazgul = Play { $card } without effect: { $slot } (free slot; it leaves the game)
gefaehrten-place-nazgul-onto = { $card } onto { $covered }: { $slot } (both leave the game)
gefaehrten-with-ring = Play with a ring: { $ring }
gefaehrten-choose-take-back = Take a card back (ring of Lothlórien)
gefaehrten-choose-end = End the turn
gefaehrten-take-card-back = Take back { $card } ({ $cell })
gefaehrten-put-anew = Lay { $card } again: { $slot }
gefaehrten-lay-location = Lay { $location }: column { $x }, row { $y }; already counting there: { $cards }

gefaehrten-refuse-GF-12 = Cards may only go to the current location.
gefaehrten-refuse-GF-20 = Every turn you must lay at least one card from your hand.
gefaehrten-card-not-held = You do not hold this card: { $card }.
gefaehrten-refuse-GF-21 = In one turn you may lay any number of 1s, or a single higher card.
gefaehrten-refuse-GF-24 = At a white location only free slots are allowed.
gefaehrten-refuse-GF-25 = Only a card of higher value can cover this one.
gefaehrten-refuse-GF-26 = You may not cover your own cards.
gefaehrten-refuse-GF-27 = Hobbits are protected by their ring and can never be covered.
gefaehrten-refuse-GF-28 = A ring lies on this card; it is protected.
gefaehrten-refuse-GF-32 = At the Ford at most two cards per turn are allowed.
gefaehrten-refuse-GF-33 = At Caradhras at most one 1 per turn is allowed.
gefaehrten-refuse-GF-50 = You can only play a ring of your own, on exactly one numbered card laid together with it.
gefaehrten-refuse-GF-57 = With the ring of Lothlórien you can take back one of your own cards without a ring, from a scored location, if this turn still has room for it.
gefaehrten-refuse-GF-61 = The location needs two free spaces side by side, a card along one of its sides, a free slot, and no other location in its slots.

gefaehrten-start = { $seat } begins; the location is { $location }.
gefaehrten-turn = It is { $seat }’s turn.
gefaehrten-drew = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
gefaehrten-drew-cards = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}: { $drawn }.
gefaehrten-laid = { $seat } lays { $card } ({ $slot }).
gefaehrten-laid-with-ring = { $seat } lays { $card } ({ $slot }) with the { $ring }.
gefaehrten-covers = { $seat } covers { $covered } with { $card } ({ $slot }).
gefaehrten-covers-with-ring = { $seat } covers { $covered } with { $card } ({ $slot }) and the { $ring }.
gefaehrten-nazgul-vanishes = { $seat } sends a Nazgûl over a free slot ({ $slot }); it is out of the game.
gefaehrten-nazgul-strikes = { $seat }’s Nazgûl carries off { $covered } ({ $slot }).
gefaehrten-took-back = { $seat } takes { $card } back from the table ({ $cell }).
gefaehrten-ended-turn = { $seat } ends the turn.
gefaehrten-scored = Scoring at { $location }: { $results }.
gefaehrten-result = { $seat } ({ $colour }) { $total }
gefaehrten-result-absent = { $seat } ({ $colour }) without a card
gefaehrten-points = { $seat } gets { $points ->
    [one] one point
   *[other] { $points } points
}.
gefaehrten-ring-won = { $seat } gets a ring: { $ring }.
gefaehrten-moria-loss = Moria: { $seat } loses { $points ->
    [one] one point
   *[other] { $points } points
}.
gefaehrten-location-laid = { $seat } lays the next location: { $location } ({ $cell }).
gefaehrten-out = { $seat } has no cards left.
gefaehrten-end-GF-71 = Nobody has cards left: the game is over.
gefaehrten-end-GF-72 = Only one player has cards left: the game is over.
gefaehrten-end-GF-73 = The tenth location has been scored: the game is over.
gefaehrten-end = Won by { $winners } with { $points ->
    [one] one point
   *[other] { $points } points
}.

gefaehrten-board-table = Table. Arrow keys move, plus and minus zoom, 0 shows everything.
gefaehrten-board-location = { $location }, { $ground }
gefaehrten-board-card-with-ring = { $card } with the { $ring }
gefaehrten-board-slot-free = { $slot }: free
gefaehrten-board-slot-taken = { $slot }: { $card }
gefaehrten-board-spot = Column { $x }, row { $y }; { $count ->
    [one] one card counts
   *[other] { $count } cards count
} there already: { $cards }
gefaehrten-board-show-current = Show the current location
gefaehrten-board-show-all = Show the whole table
gefaehrten-board-hand = Your hand
gefaehrten-board-hand-empty = No cards in hand.
gefaehrten-board-several = { $count } × { $card }
gefaehrten-board-ranking = If scored now: { $location }
gefaehrten-board-ranking-over = At the end: { $location }
gefaehrten-board-ties = There is a tie. It is broken clockwise, beginning with the player who lays the last card; here that would be { $name }.
gefaehrten-board-rank = { $name }, { $colour }: sum { $sum }, { $points ->
    [one] one point
   *[other] { $points } points
}
gefaehrten-board-rank-absent = { $name }, { $colour }: no card
gefaehrten-board-players = Travellers
gefaehrten-board-cards = hand { $hand }, pile { $pile }
gefaehrten-board-out = no cards left
gefaehrten-board-points = Points
gefaehrten-board-points-hidden = points are secret
gefaehrten-board-supply = Rings in the supply:
gefaehrten-board-gone = Out of the game: { $count ->
    [one] one card
   *[other] { $count } cards
}
gefaehrten-board-road = The ten locations
gefaehrten-board-legend = Rings and locations
gefaehrten-board-race = Points
gefaehrten-board-race-along = Location by location

# The board in the terminal.
gefaehrten-sheet-points = { $points ->
    [one] one point
   *[other] { $points } points
}

# What the rank at the end comes from.
gefaehrten-results = { $locations }
gefaehrten-results-at = { $location } { $points }

# What an answer costs, in explanations.
gefaehrten-holding-cards = { $count ->
    [one] one card of your hand
   *[other] { $count } cards of your hand
}
gefaehrten-holding-rings = { $count ->
    [one] one ring
   *[other] { $count } rings
}
gefaehrten-holding-points = { $count ->
    [one] one point
   *[other] { $count } points
}

# What a hint gains or prevents, on average of imagined continuations.
gefaehrten-stake-points-gain = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
gefaehrten-stake-points-spare = { $amount ->
    [one] losing 1 point
   *[other] losing { $amount } points
}
gefaehrten-stake-rings-gain = { $amount ->
    [one] 1 ring
   *[other] { $amount } rings
}
gefaehrten-stake-rings-spare = { $amount ->
    [one] losing 1 ring
   *[other] losing { $amount } rings
}
gefaehrten-stake-rivals-gain = { $amount ->
    [one] 1 point less for the best opponent
   *[other] { $amount } points less for the best opponent
}
gefaehrten-stake-rivals-spare = { $amount ->
    [one] another point for the best opponent
   *[other] another { $amount } points for the best opponent
}

# Fields of the position editor.
gefaehrten-field-start = Start player
gefaehrten-field-active = Whose turn it is
gefaehrten-field-values = Values placed in this turn
gefaehrten-field-count = Cards placed in this turn
gefaehrten-field-placing = Cards are still being placed
gefaehrten-field-settled = Slots of scored locations
gefaehrten-field-locations = Locations on the table
gefaehrten-field-cells = Cells of the slots
gefaehrten-field-slots = Slots of the current location
gefaehrten-field-cards = Cards in the slots
gefaehrten-field-lies = Where the rings lie
gefaehrten-field-holders = Who has the rings
gefaehrten-field-hands = Hand
gefaehrten-field-piles = Pile
gefaehrten-field-gone = Cards out of the game
gefaehrten-field-points = Points
gefaehrten-field-scored = Points of scored locations
gefaehrten-luck = A drawn card is judged by what can be done with it in the next turn, compared with the other cards of the pile. The computer imagines the hands of the others as the player could. The first hand does not count.

# What everybody else reads while a seat decides, by kind of question.
gefaehrten-watch-place = { $seat } is laying cards.
gefaehrten-watch-take-back = { $seat } is taking a card back from the table.
gefaehrten-watch-put-anew = { $seat } is finding a new slot for { $card }.
gefaehrten-watch-next-location = { $seat } is choosing where { $location } lies.

gefaehrten-theme-card = Which card, which slot?
gefaehrten-theme-go-on = Go on or stop?
gefaehrten-theme-rings = A ring now?

# The position editor.
gefaehrten-edit-group-table = On the table
gefaehrten-edit-group-hands = Cards of the players
gefaehrten-edit-group-turn = Turn
gefaehrten-edit-group-rings = Rings
gefaehrten-edit-group-points = Points
gefaehrten-edit-held = held
gefaehrten-edit-current = Current location
gefaehrten-edit-next = Lay the next location
gefaehrten-edit-scored = Gained at { $location }
