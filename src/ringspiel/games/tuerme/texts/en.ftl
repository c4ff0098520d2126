# Die Zwei Türme, English.

tuerme-title = The Two Towers
tuerme-summary = Hold back the orcs together until the Ents reach Orthanc – and strike down more of them than the others.
tuerme-effort = about half an hour · medium

tuerme-option-extra_orcs = More orcs
tuerme-option-extra_orcs-hint = A second ring of orcs around one tower or both makes it harder.
tuerme-option-extra_orcs-none = None
tuerme-option-extra_orcs-one-tower = Second ring around Orthanc (7 more orcs)
tuerme-option-extra_orcs-both-towers = Second rings around both towers (14 more orcs)
tuerme-option-start = Start player
tuerme-option-start-hint = Who has green and begins; if not set, lots are drawn.

tuerme-colour-green = Green
tuerme-colour-red = Red
tuerme-colour-blue = Blue
tuerme-colour-yellow = Yellow

tuerme-hero-aragorn = Aragorn
tuerme-hero-legolas = Legolas
tuerme-hero-gimli = Gimli
tuerme-hero-eomer = Éomer
tuerme-hero-faramir = Faramir
tuerme-hero-gandalf = Gandalf

tuerme-symbol-orthogonal = straight
tuerme-symbol-diagonal = diagonal
tuerme-symbol-any = all directions

tuerme-card = { $hero } { $strength } ({ $symbol })
tuerme-card-shadowfax = { $hero } { $strength } ({ $symbol } or Shadowfax)
tuerme-shadowfax = Shadowfax

tuerme-side-isengard = Isengard
tuerme-side-mordor = Mordor
tuerme-tower-orthanc = Orthanc
tuerme-tower-barad-dur = Barad-dûr

tuerme-area-amon-hen = Amon Hen
tuerme-area-fangorn = Fangorn
tuerme-area-edoras = Edoras
tuerme-area-helms-deep = Helm’s Deep
tuerme-area-rohan-plain = Plain of Rohan
tuerme-area-minas-tirith = Minas Tirith

tuerme-event-amon-hen-cleared = Amon Hen is cleared
tuerme-event-amon-hen-cleared-hint = All orcs on Amon Hen go back to the supply.
tuerme-event-wrath-of-the-forest = Wrath of the forest
tuerme-event-wrath-of-the-forest-hint = All orcs in Fangorn go back to the supply.
tuerme-event-council-of-war = Council of war
tuerme-event-council-of-war-hint = Everybody discards their hero cards and draws three new ones.
tuerme-event-raid-on-the-herds = Raid on the herds
tuerme-event-raid-on-the-herds-hint = Three orcs come to the first free fields of the Plain of Rohan.
tuerme-event-call-of-saruman = Saruman’s call
tuerme-event-call-of-saruman-hint = One more orc card is revealed.
tuerme-event-guard-of-edoras = Guard of Edoras
tuerme-event-guard-of-edoras-hint = All orcs in Edoras go back to the supply.
tuerme-event-reinforcements-from-orthanc = Reinforcements from Orthanc
tuerme-event-reinforcements-from-orthanc-hint = Every free field of the inner ring around Orthanc gets an orc.
tuerme-event-riders-of-the-mark = Riders of the Mark
tuerme-event-riders-of-the-mark-hint = All orcs on the Plain of Rohan go back to the supply.
tuerme-event-muster-at-edoras = Muster at Edoras
tuerme-event-muster-at-edoras-hint = All figures are put on free fields of Edoras, as long as there are any.
tuerme-event-drums-in-the-night = Drums in the night
tuerme-event-drums-in-the-night-hint = One more orc card is revealed.
tuerme-event-morning-in-the-deep = Morning light in the Deep
tuerme-event-morning-in-the-deep-hint = All orcs in Helm’s Deep go back to the supply.
tuerme-event-black-gate = The Black Gate opens
tuerme-event-black-gate-hint = Every free field of the inner ring around Barad-dûr gets an orc.
tuerme-event-sortie-from-minas-tirith = Sortie from Minas Tirith
tuerme-event-sortie-from-minas-tirith-hint = All orcs in Minas Tirith go back to the supply.
tuerme-event-storm-of-the-towers = Storm of the two towers
tuerme-event-storm-of-the-towers-hint = Two more orc cards are revealed.

tuerme-wave = { $count ->
    [one] one orc
   *[other] { $count } orcs
} from { $side } in row { $row }

tuerme-ask-place = { $seat }: where does the figure { $figure } begin?
tuerme-ask-card = { $seat }: which hero card do you play?
tuerme-ask-figure = { $seat }: which of your figures moves?
tuerme-ask-step = { $seat }: where does { $figure } move? Strength { $strength }.
tuerme-ask-next-step = { $seat }: does { $figure } move on? Strength { $strength }.
tuerme-ask-jump = { $seat }: where does Shadowfax carry { $figure }?
tuerme-ask-muster = { $seat }: to which field of { $area } does { $figure } go?

tuerme-put = Put it on { $field }
tuerme-stay = Stay on { $field }
tuerme-figure-on = { $figure } on { $field }
tuerme-step = Move to { $field } (strength { $price })
tuerme-step-orc = Move to { $field }, capturing an orc (strength { $price })
tuerme-with-pincer = { $move }, closing a pincer: { $own ->
    [one] one orc
   *[other] { $own } orcs
} for you{ $others ->
    [0] {""}
    [one] , one for another player
   *[other] , { $others } for other players
}
tuerme-stop = Stop on { $field }
tuerme-jump = Jump with Shadowfax
tuerme-jump-to = Jump to { $field }
tuerme-jump-to-orc = Jump to { $field }, capturing an orc

tuerme-refuse-ZT-2 = The edge of the board or a tower is in the way.
tuerme-refuse-ZT-7 = Figures begin on a free field of Amon Hen.
tuerme-refuse-ZT-20 = You do not hold this hero card.
tuerme-refuse-ZT-22 = The card does not allow this direction, or the figure has already changed direction once.
tuerme-field-not-next = A figure moves field by field; this field is not next to it.
tuerme-refuse-ZT-23 = There is no strength left.
tuerme-refuse-ZT-24 = A move may not end on another figure’s field.
tuerme-refuse-ZT-25 = The figure has to move at least one field.
tuerme-card-cannot-move = You could not move with this card. If you can move at all, you must play a card that lets you.
tuerme-figure-cannot-move = This figure cannot move with the card, but your other one can, so that one has to move.
tuerme-refuse-ZT-26 = There is no way back: no field is entered twice in one move.
tuerme-refuse-ZT-27 = An orc takes two points of strength; there are not that many left.
tuerme-refuse-ZT-28 = You can only jump with Gandalf, before moving, and only to a field without a figure or tower.
tuerme-refuse-ZT-29 = The figure could not leave that field again, and it may not stop on another figure’s field.
tuerme-refuse-ZT-45 = That is not one of your figures.
tuerme-refuse-ZT-56 = It has to be a free field of { $area }.

tuerme-start = { $seat } has green and begins.
tuerme-placed = { $seat } puts { $figure } on { $field }.
tuerme-turn = Turn { $turn }: { $seat }.
tuerme-orc-card = { $seat } reveals an orc card: { $orc_card }.
tuerme-orcs-shuffled = All nine orc cards have been used and are reshuffled.
tuerme-laid = { $count ->
    [one] One orc comes
   *[other] { $count } orcs come
} to { $fields }.
tuerme-row-full = There is no free field left for { $count ->
    [one] one orc
   *[other] { $count } orcs
}.
tuerme-supply-empty = The supply is empty: { $count ->
    [one] one orc is
   *[other] { $count } orcs are
} missing.
tuerme-played = { $seat } plays { $card }.
tuerme-strength = { $figure } moves with strength { $strength } ({ $orcs ->
    [0] no orc beside it
    [one] one orc beside it
   *[other] { $orcs } orcs beside it
}).
tuerme-stuck = { $figure } cannot move and stays; the card is used up.
tuerme-moved = { $figure } moves to { $field }; strength left: { $strength }.
tuerme-captured = { $figure } moves to { $field } and captures an orc; strength left: { $strength }.
tuerme-jumped = Shadowfax carries { $figure } to { $field }.
tuerme-jumped-captured = Shadowfax carries { $figure } to { $field }: an orc is captured.
tuerme-pincer = A pincer with { $figure }! { $seat } takes { $own_count ->
    [one] one orc
   *[other] { $own_count } orcs
}, { $partner } gets { $partners_count ->
    [0] none
    [one] one
   *[other] { $partners_count }
}.
tuerme-pincer-alone = A pincer with { $figure }! { $seat } takes { $own_count ->
    [one] one orc
   *[other] all { $own_count } orcs
}.
tuerme-discarded = { $seat } discards { $card }.
tuerme-drew = { $seat } draws { $card }.
tuerme-drew-hidden = { $seat } draws a hero card.
tuerme-heroes-shuffled = The { $count } discarded hero cards are shuffled into a new pile.
tuerme-turned-up = { $seat } turns up an orc: { $points ->
    [one] one hero point
   *[other] { $points } hero points
}.
tuerme-turned-up-ent = { $seat } turns up an orc: { $points ->
    [one] one hero point
   *[other] { $points } hero points
} and an Ent.
tuerme-ent = The Ents advance: step { $step } of { $last }.
tuerme-event = Event: { $happening }.
tuerme-cleared = { $area }: { $count ->
    [0] no orc is there
    [one] one orc goes back to the supply
   *[other] { $count } orcs go back to the supply
}.
tuerme-mustered = { $seat } puts { $figure } on { $field }.
tuerme-muster-full = There is no free field left there for { $figure }.
tuerme-end-linked = The orcs have linked the towers. Everybody has lost.
tuerme-end-linked-outcome = A chain of orcs links the two towers. Everybody has lost.
tuerme-end-won = The Ents have reached Orthanc! { $decided ->
    [shared] { $winners } are level on hero points and orcs and share the victory.
    [tiles] Level on hero points, { $winners } has captured the most orcs and wins.
   *[points] { $winners } has the most hero points and wins.
}
tuerme-end-won-outcome = The Ents have reached Orthanc. { $decided ->
    [shared] { $winners } share the victory, level on hero points and orcs.
    [tiles] Level on hero points, { $winners } wins with the most orcs.
   *[points] { $winners } wins with the most hero points.
}

tuerme-board-turn = Turn { $turn }
tuerme-board-label = Board
tuerme-board-row = Row { $row }
tuerme-board-orcs = Orcs stand on { $fields }.
tuerme-board-no-orcs = No orc is on the board.
tuerme-board-figure = { $figure } ({ $name }) stands on { $field }.
tuerme-board-field = Field { $field }
tuerme-board-field-orc = Field { $field } with an orc
tuerme-board-field-figure = Field { $field } with the figure { $figure }
tuerme-board-field-area = { $field }, { $area }
tuerme-board-gap = { $missing ->
    [0] The towers are linked
    [one] The chain lacks only one orc
   *[other] The chain lacks { $missing } orcs
}
tuerme-board-gap-none = Figures bar every chain
tuerme-board-gap-show = Show the shortest chain
tuerme-board-ent = Ents: step { $step } of { $last }
tuerme-board-supply = Supply: { $count ->
    [one] one orc
   *[other] { $count } orcs
}
tuerme-board-orc-card = Orc card
tuerme-board-orc-card-none = No orc card yet
tuerme-board-laid = New: { $fields }
tuerme-board-laid-none = No orc came in.
tuerme-board-orc-pile = { $left } of 9 cards in the pile
tuerme-board-event = Event
tuerme-board-event-none = No event yet
tuerme-board-events-left = { $left } left in the pile
tuerme-board-hand = Your hero cards
tuerme-board-played = Played
tuerme-board-strength = Strength { $strength }
tuerme-board-tiles = { $count ->
    [one] one orc
   *[other] { $count } orcs
}
tuerme-board-face-down = + { $count } face down
tuerme-board-points = { $points ->
    [one] one point
   *[other] { $points } points
}
tuerme-board-points-secret = points are secret
tuerme-board-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
tuerme-board-plan = Plan the move
tuerme-board-plan-hint = Choose a field; the way there is shown before you move.
tuerme-board-plan-to = To { $field }
tuerme-board-plan-cost = Strength { $cost } of { $strength }
tuerme-board-plan-gain = { $own ->
    [0] no orc for you
    [one] one orc for you
   *[other] { $own } orcs for you
}
tuerme-board-plan-others = { $others ->
    [one] one for another player
   *[other] { $others } for other players
}
tuerme-board-plan-pincer = Pincer around { $fields }
tuerme-board-plan-stop = Move there and stop
tuerme-board-plan-on = Move there, then on
tuerme-board-plan-cancel = Another field
tuerme-board-plan-ways = Several ways lead there
tuerme-board-reach = To { $field }, strength { $cost }, { $own ->
    [0] no orc
    [one] one orc
   *[other] { $own } orcs
}
tuerme-board-discards = Discarded: { $cards }
tuerme-board-race = Captured orcs
tuerme-board-race-along = Turn by turn

# The board in the terminal.
tuerme-sheet-orc = orc
tuerme-sheet-new-orc = orc just arrived
tuerme-sheet-heroes = Hero cards in the pile: { $count }

# What the rank at the end comes from.
tuerme-results = { $points ->
    [one] one hero point
   *[other] { $points } hero points
}, { $tiles ->
    [one] one orc
   *[other] { $tiles } orcs
}

# Ordered in advance.
tuerme-order-muster-near = When the heroes are mustered: my figures go to the nearest free field

# What an answer costs, in explanations.
tuerme-holding-cards = { $count ->
    [one] one card of your hand
   *[other] { $count } cards of your hand
}
tuerme-holding-tiles = { $count ->
    [one] one captured orc
   *[other] { $count } captured orcs
}
tuerme-holding-strength = { $count ->
    [one] one point of strength of this move
   *[other] { $count } points of strength of this move
}

# What may come of an answer, in explanations.
tuerme-prospect-tile = Each captured orc is turned up at the end of the turn: { $points } points on average, and a { $percent } % chance of an Ent.

# What a hint gains or prevents, on average of imagined continuations.
tuerme-stake-points-gain = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
tuerme-stake-points-spare = { $amount ->
    [one] losing 1 point
   *[other] losing { $amount } points
}
tuerme-stake-ents-gain = { $amount ->
    [one] 1 step of the Ents
   *[other] { $amount } steps of the Ents
}
tuerme-stake-ents-spare = { $amount ->
    [one] the Ents falling back 1 step
   *[other] the Ents falling back { $amount } steps
}
tuerme-stake-orcs-gain = { $amount ->
    [one] 1 orc less on the board
   *[other] { $amount } orcs less on the board
}
tuerme-stake-orcs-spare = { $amount ->
    [one] 1 more orc on the board
   *[other] { $amount } more orcs on the board
}
tuerme-stake-rivals-gain = { $amount ->
    [one] 1 point less for the best other player
   *[other] { $amount } points less for the best other player
}
tuerme-stake-rivals-spare = { $amount ->
    [one] another point for the best other player
   *[other] another { $amount } points for the best other player
}

# Fields of the position editor.
tuerme-field-start = Start player
tuerme-field-active = Whose turn it is
tuerme-field-turn = Turn
tuerme-field-orcs = Orcs on the board
tuerme-field-figures = Fields of the figures
tuerme-field-supply = Orcs in the supply
tuerme-field-backs = Orcs not turned up yet
tuerme-field-tiles = Orcs captured
tuerme-field-points = Hero points
tuerme-field-face_down = Orcs captured in this turn
tuerme-field-hands = Hand
tuerme-field-pile = Pile of hero cards
tuerme-field-discards = Discarded hero cards
tuerme-field-drawn_in = After which shuffle each card was drawn
tuerme-field-shuffles = How often the pile was shuffled
tuerme-field-orc_pile = Pile of orc cards
tuerme-field-orc_card = Orc card shown
tuerme-field-laid = Orcs laid by it
tuerme-field-event_pile = Pile of event cards
tuerme-field-event = Event card shown
tuerme-field-ent = Steps of the Ents
tuerme-field-card = Hero card in play
tuerme-field-mover = Figure that moves
tuerme-field-heading = Its direction
tuerme-field-turned = It has turned
tuerme-field-strength = Strength left

# What everybody else reads while a seat decides, by kind of question.
tuerme-watch-place-figure = { $seat } is choosing where { $figure } begins.
tuerme-watch-play-card = { $seat } is choosing a hero card.
tuerme-watch-pick-figure = { $seat } is choosing a figure to move.
tuerme-watch-step = { $seat } is moving { $figure }. Strength { $strength }.
tuerme-watch-jump-to = { $seat } is choosing where Shadowfax carries { $figure }.
tuerme-watch-muster = { $seat } is choosing a field in { $area } for { $figure }.

tuerme-theme-step = Where to move?
tuerme-theme-play-card = Which card?

# The position editor.
tuerme-edit-group-board = On the board
tuerme-edit-group-players = What the players have
tuerme-edit-group-turn = Turn
tuerme-edit-group-tiles = Orcs to come
tuerme-edit-group-piles = Cards
tuerme-edit-figure = Figure ({ $colour })
tuerme-edit-orcs = Orc
tuerme-edit-orc-card = { $waves }
tuerme-edit-backs = Not turned up: { $points ->
    [one] 1 point
   *[other] { $points } points
}
tuerme-edit-backs-ent = Not turned up: Ents
