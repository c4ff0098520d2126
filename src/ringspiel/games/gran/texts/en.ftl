# Gran, English.

gran-title = Gran
gran-summary = Fetch the ring, carry it to the cities, banish your rivals, and challenge the dragons if you dare.
gran-effort = about half an hour · medium

gran-option-seals = Seals to win
gran-option-seals-hint = How many different cities you need a seal from. Three is usual; two make a shorter game, good for five or six players.
gran-option-max_rounds = Last round
gran-option-max_rounds-hint = After this round the most seals win, then the ring, then amulets. Without a number the game goes on until somebody has all the seals needed.
gran-option-walls = Obstacle stones
gran-option-walls-hint = What stones must never close. Careful: every point stays open to everybody, even without passing dragons. To the letter: the rulebook only forbids walling in the ring, so knights and parts of the board can be shut in; the game then ends after round 200 unless another last round is agreed.
gran-option-walls-careful = Careful: never split the board
gran-option-walls-literal = To the letter: only never wall in the ring
gran-option-start = Start player
gran-option-start-hint = Who begins; if not set, lots are drawn.
gran-option-colours = Colours
gran-option-colours-hint = The colour of each knight.
gran-option-colours-yellow = yellow
gran-option-colours-blue = blue
gran-option-colours-red = red
gran-option-colours-white = white
gran-option-colours-green = green
gran-option-colours-black = black
gran-option-board = Board
gran-option-board-hint = The board of the box is not documented; the one that comes with the game is a reconstruction. Any others are files in your own boards folder.
gran-option-head_start = Head start
gran-option-head_start-hint = For players who are not equally strong: a knight begins with this many seals, those of the first cities. A house rule; usually nobody has one.
gran-head-start-wins = A head start has to be smaller than the number of seals that win ({ $seals }). Give less of a head start, or ask for more seals.

gran-realm-tirad = Tirad
gran-realm-urgad = Urgad
gran-realm-galad = Galad
gran-realm-elgad = Elgad

gran-point-black = { $id } ({ $realm })
gran-point-white = { $id } (white)
gran-point-dragon = { $id } (dragon, { $realm })
gran-point-magic-stone = { $id } (magic stone, { $realm })
gran-point-sword = { $id } (sword in the stone, { $realm })
gran-point-city = { $id } (city of { $realm })
gran-point-ball = { $id } (crystal ball, { $realm })

gran-ask-first-step = { $seat }: where does your knight go?
gran-ask-second-step = { $seat }: your knight is at { $point }. Stop there or go on to a second point?
gran-ask-further-move = { $seat }: your { $roll } has beaten the dragon (strength { $strength }). Do you make a further move, with nothing in your way?
gran-ask-banish = { $seat }: to which white point do you banish { $victim }?
gran-ask-put-ring = { $seat }: where in another realm do you put the ring?
gran-ask-place-stone = { $seat }: where do you place the obstacle stone? ({ $left } in the supply)
gran-ask-choose-stone = { $seat }: which obstacle stone do you move?
gran-ask-move-stone = { $seat }: where does the obstacle stone from { $point } go?

gran-step = to { $point }: { $effect }
gran-step-plain = to { $point }
gran-step-or-pass = to { $point }: { $effect } if you stop there
gran-stop = stop at { $point }: { $effect }
gran-stop-plain = stop at { $point }
gran-no-further-move = stay at { $point }
gran-banish = banish to { $point }
gran-put-ring = the ring to { $point }
gran-place-stone = obstacle stone to { $point }
gran-choose-stone = obstacle stone from { $point }

gran-effect-pass = pass over only
gran-effect-attack = attack { $victim }
gran-effect-attack-bearer = attack { $victim } and win the ring
gran-effect-attack-then = { $attack }, then { $symbol }
gran-effect-ring = take the ring
gran-effect-delivery = deliver the ring
gran-effect-city = rest in the city
gran-effect-fight = fight the dragon
gran-effect-magic-stone = place an obstacle stone
gran-effect-sword = move an obstacle stone

gran-refuse-GR-10 = A step goes along one line to the next point.
gran-refuse-GR-11 = A move may not end where it began.
gran-refuse-GR-12 = A move may not end on an obstacle stone.
gran-refuse-GR-13 = A knight that can move must move.
gran-refuse-GR-16 = A crystal ball never takes an obstacle stone.
gran-refuse-GR-18 = Your knight could only pass over this point, and no second step leads on from there.
gran-refuse-GR-21 = Without an amulet a knight can neither attack nor stop on a dragon.
gran-refuse-GR-22 = Attacking a knight on a dragon takes two amulets, since the dragon has to be fought next.
gran-refuse-GR-32 = The ring goes to a free black point or crystal ball of another realm; to the start only once nobody is waiting there.
gran-refuse-GR-50 = A knight is banished to a white point without a knight or stone; as long as there is none, nobody can be attacked.
gran-refuse-GR-54 = Peace reigns in the cities: nobody may move onto an occupied one.
gran-refuse-GR-70 = An obstacle stone goes to a black or white point without a knight, a stone or the ring.
gran-refuse-GR-71 = Choose a stone on the board that has somewhere else to go; it has to move.
gran-refuse-GR-72 = A stone here would cut points off, if not for everybody then for knights who can pass no dragon.
gran-refuse-GR-73 = The ring would be walled in here: no knight could get to it any more.

gran-start = { $seat } begins.
gran-round = Round { $round } begins.
gran-turn = It is { $seat }’s turn.
gran-blocked = { $seat } is boxed in and cannot move.
gran-moved = { $seat } goes from { $origin } to { $point }.
gran-ring-taken = { $seat } takes the ring at { $point }.
gran-attacked = { $seat } gives up an amulet and attacks { $victim } at { $point }.
gran-ring-won = { $seat } wins the ring from { $victim }.
gran-banished = { $seat } banishes { $victim } to { $point }.
gran-fought = { $seat } fights a dragon of strength { $strength } at { $point } and rolls { $roll }.
gran-dragon-beaten = { $seat } beats the dragon and may move on.
gran-dragon-won = The dragon wins: { $seat } loses an amulet.
gran-stayed = { $seat } makes no further move.
gran-cards-shuffled = All dragon cards have been used and are reshuffled.
gran-fettered = { $seat } is fettered and misses the next turn.
gran-unfettered = { $seat } takes the fetter off.
gran-ring-put = { $seat } puts the ring down at { $point }.
gran-delivered = { $seat } brings the ring to the city of { $realm } and gets its seal.
gran-delivered-again = { $seat } brings the ring to the city of { $realm } again; there is no second seal.
gran-refreshed = { $seat } gets { $amulets ->
    [one] one amulet
   *[other] { $amulets } amulets
} back in the city.
gran-stone-placed = { $seat } places an obstacle stone at { $point }.
gran-stone-moved = { $seat } moves an obstacle stone from { $origin } to { $point }.
gran-no-stone-placed = { $seat } cannot place an obstacle stone.
gran-no-stone-moved = { $seat } cannot move an obstacle stone.
gran-end-won = { $winners } has { $seals ->
    [one] the one seal that was needed
   *[other] the { $seals } seals that were needed
} and wins.
gran-end-rounds = The last round is over. Seals decide, then the ring, then amulets. Victory: { $winners }.

gran-kind-black = point
gran-kind-white = banishment point
gran-kind-dragon = dragon
gran-kind-magic-stone = magic stone
gran-kind-sword = sword in the stone
gran-kind-city = city
gran-kind-ball = crystal ball

gran-board-round = Round { $round }
gran-board-last-round = of { $round }
gran-board-ring = ring
gran-board-fettered = fettered
gran-board-waiting = waiting at the start
gran-board-amulets = { $amulets ->
    [one] one amulet
   *[other] { $amulets } amulets
}
gran-board-seals = Seals: { $seals } of { $needed }
gran-board-supply = { $stones ->
    [one] one stone in the supply
   *[other] { $stones } stones in the supply
}
gran-board-fetters = { $fetters ->
    [one] one fetter left
   *[other] { $fetters } fetters left
}
gran-board-pile = { $cards ->
    [one] one dragon card in the pile
   *[other] { $cards } dragon cards in the pile
}
gran-board-map = Board
gran-board-ring-at = The ring lies at { $point }.
gran-board-ring-with = { $seat } bears the ring.
gran-board-stones-at = Obstacle stones: { $points }
gran-board-fight = Dragon fight
gran-board-no-fight = No dragon has been fought yet.
gran-board-fight-won = The last dragon, strength { $strength }, was beaten with { $roll }.
gran-board-fight-lost = The last dragon, strength { $strength }, won against { $roll }.
gran-board-holds = { $point }: { $things }
gran-board-stone = obstacle stone

gran-board-legend = Points and signs
gran-board-means-white = A knight that is attacked is banished to one of these. Stones may go here too.
gran-board-means-dragon = A knight that stops here fights: dragon card against die. If it wins it may move on at once; if it loses it gives up an amulet and misses a turn.
gran-board-means-magic-stone = Stop here to place an obstacle stone.
gran-board-means-sword = Stop here to move an obstacle stone.
gran-board-means-city = Stop here to get an amulet back. Bring the ring here to get the seal and up to two amulets.
gran-board-means-ball = A point like the black ones, but no stone may go here. Everybody starts from the one in Galad.
gran-board-means-stone = No move may end here. Only the ring-bearer, or a knight that has just beaten a dragon, may pass over it.
gran-board-means-ring = Enter its point to take it. The ring-bearer may pass over stones, dragons and knights.
gran-board-signs = What happens at a point you can choose
gran-board-sign-attack = attack a knight
gran-board-sign-fight = fight the dragon
gran-board-sign-ring = take the ring or put it down
gran-board-sign-delivery = deliver the ring
gran-board-sign-city = rest in the city
gran-board-sign-stone = place or move a stone
gran-board-sign-pass = pass over only
gran-board-sign-banish = banish the knight to here
gran-board-sign-stay = stop here
gran-board-sign-closed = no stone may go here; “Why not?” gives the reason

gran-board-fits = Gran can be played on this board of { $points } points and { $lines } lines.
gran-board-place = You can play on it as soon as its file is in this folder (--install puts it there):
gran-board-installed = Its file is now in this folder:
gran-board-choose = Choose it in the browser when setting up a table, or in the terminal with: ringspiel play gran --option { $option }

gran-board-exists = there is a board { $file } already; remove it, or give yours another name
gran-board-missing = There is no board { $board }; put its file into { $folder }, or take one of { $known }.
gran-board-changed = The board { $board } has been changed and is now { $now }; restore the former { $file }.
gran-board-unreadable = The board { $board } cannot be read: { $why }
gran-board-not-json = The board { $board } is not JSON: { $why }
gran-board-unplayable = The board { $board } cannot be played on: { $problem } “ringspiel check-board” lists everything that has to be changed.
gran-board-race = Seals
gran-board-race-along = Round by round

# What is wrong with a board file, and what to change in it.
gran-problem-no-board = This is not a board file: { $error }; docs/boards.md describes the format.
gran-problem-format = The format is { $found }; write { $wanted }.
gran-problem-title = The name in { $language } is { $words }; write 1 to { $most } characters in one line, or leave out “name”.
gran-problem-many-points = There are { $count } points; a board has at most { $most }.
gran-problem-id = The id { $id } cannot be typed as an answer; use at most { $most } letters and digits, and not “stay”.
gran-problem-same-id = Two points are called { $id }; give one of them another id.
gran-problem-many-lines = There are { $count } lines, some of which must cross; keep at most { $most }.
gran-problem-loose-end = The line { $line } ends at { $end }, which is not a point; add the point or correct the line.
gran-problem-loop = The line { $line } leads from a point to itself; remove it.
gran-problem-same-line = The line { $line } is listed twice; remove one of the two.
gran-problem-kind = { $point } is of kind { $kind }; choose one of { $kinds }.
gran-problem-realm-entries = The realm { $realm } is described { $count } times; describe each of the four realms once.
gran-problem-no-realm = There is no realm { $realm }; describe only { $realms }.
gran-problem-realm = { $point } is in { $realm }; choose one of { $realms }.
gran-problem-white-in-realm = { $point } is a white point, which belongs to no realm; set its realm to null.
gran-problem-outside-realms = { $point } belongs to no realm; only white points may, so name its realm.
gran-problem-ball = { $field } is { $id }; it must name the crystal ball of { $realm }, a point of kind “ball” there.
gran-problem-balls = { $count ->
    [one] There is one crystal ball
   *[other] There are { $count } crystal balls
}; exactly two are needed, in Galad and in Tirad.
gran-problem-canvas = The canvas needs a width and a height above 0 and no more than { $most }.
gran-problem-outside-canvas = { $point } lies outside the canvas of { $width } x { $height }; correct its x and y.
gran-problem-cities = { $realm } has { $count } cities; each realm needs exactly one, because each has its own kind of seal.
gran-problem-missing-kind = There is no point of kind { $kind }; at least one is needed.
gran-problem-white = { $count ->
    [one] There is one white point
   *[other] There are { $count } white points
}; { $least } are needed, because that many knights can be banished.
gran-problem-cut-off = There is no way from { $start } to { $lost }; add lines.
gran-problem-behind-dragons = The only way from { $start } to { $lost } leads over dragons; add lines around them.
gran-problem-points-and-more = { $points } and { $more } more
gran-problem-start-distance = The ring lies { $away ->
    [one] one point
   *[other] { $away } points
} from the start, so the first player takes it at once; make the way at least { $least } points long.
gran-problem-room-for-ring = { $count ->
    [one] Outside { $realm } there is one black point
   *[other] Outside { $realm } there are { $count } black points
} (the start not counted); add some until there are { $least }, so that there is always a place for the ring beside all the stones and knights.
gran-problem-gap = { $one } and { $other } are less than { $gap } apart; move one of them.
gran-problem-line-through-point = The line { $line } runs through { $point }; move one of them.
gran-problem-crossing = The lines { $one } and { $other } cross; move a point, remove a line or add a point where they meet.

# The board in the terminal.
gran-sheet-seals-needed = { $seals ->
    [one] The first seal wins
   *[other] { $seals } seals from different cities win
}

# What the rank at the end comes from, in this order.
gran-results = { $seals ->
    [0] no seal
    [one] one seal
   *[other] { $seals } seals
}, { $ring ->
    [yes] with the ring
   *[no] without the ring
}, { $amulets ->
    [0] no amulet
    [one] one amulet
   *[other] { $amulets } amulets
}

# What an answer costs, in explanations.
gran-holding-amulets = { $count ->
    [one] one amulet
   *[other] { $count } amulets
}
gran-holding-seals = { $count ->
    [one] one seal
   *[other] { $count } seals
}
gran-holding-ring = the ring
gran-holding-freedom = your freedom: you are fettered

# What may come of an answer, in explanations.
gran-prospect-attack = If you stop there, the attack on { $victim } costs you an amulet.
gran-prospect-fight = A dragon fight: your chance of winning is { $percent } % ({ $cards ->
    [one] one card
   *[other] { $cards } cards
} in the pile).
gran-prospect-fight-at-will = If you stop there, you fight the dragon: your chance of winning is { $percent } % ({ $cards ->
    [one] one card
   *[other] { $cards } cards
} in the pile).
gran-prospect-won = If you win, you may move again at once, past everything.
gran-prospect-lost = If you lose, you give up an amulet ({ $left ->
    [0] none
   *[other] { $left }
} left) and are fettered: you miss your next turn.
gran-prospect-lost-ring = If you lose, you put the ring down, give up an amulet ({ $left ->
    [0] none
   *[other] { $left }
} left) and are fettered: you miss your next turn.

# What a hint gains or prevents, on average of imagined continuations.
gran-stake-seals-gain = { $amount ->
    [one] 1 seal
   *[other] { $amount } seals
}
gran-stake-seals-spare = { $amount ->
    [one] losing 1 seal
   *[other] losing { $amount } seals
}
gran-stake-rivals-gain = { $amount ->
    [one] 1 seal less for the best opponent
   *[other] { $amount } seals less for the best opponent
}
gran-stake-rivals-spare = { $amount ->
    [one] another seal for the best opponent
   *[other] another { $amount } seals for the best opponent
}
gran-stake-ring-gain = { $amount ->
    [one] the ring
   *[other] the ring, in { NUMBER($amount, style: "percent") } of cases
}
gran-stake-ring-spare = { $amount ->
    [one] losing the ring
   *[other] losing the ring, in { NUMBER($amount, style: "percent") } of cases
}
gran-stake-amulets-gain = { $amount ->
    [one] 1 amulet
   *[other] { $amount } amulets
}
gran-stake-amulets-spare = { $amount ->
    [one] losing 1 amulet
   *[other] losing { $amount } amulets
}

# Fields of the position editor.
gran-field-start = Start player
gran-field-active = Whose turn it is
gran-field-round = Round
gran-field-points = Point of the knight
gran-field-amulets = Amulets
gran-field-seals = Seals
gran-field-fettered = Fettered knights
gran-field-ring = Point of the ring
gran-field-bearer = Ring-bearer
gran-field-stones_on = Obstacle stones
gran-field-cards = Dragon cards in the pile
gran-field-card = Card of the last fight
gran-field-die = Die of the last fight

# What everybody else reads while a seat decides, by kind of question.
gran-watch-first-step = { $seat } is moving the knight.
gran-watch-second-step = { $seat } is deciding whether the knight stops at { $point } or goes on.
gran-watch-further-move = { $seat } has beaten dragon { $strength } with a { $roll } and may make a further move.
gran-watch-banish = { $seat } is choosing where to banish { $victim }.
gran-watch-put-ring = { $seat } is choosing where to put the ring.
gran-watch-place-stone = { $seat } is placing an obstacle stone. ({ $left } in the supply)
gran-watch-choose-stone = { $seat } is choosing an obstacle stone to move.
gran-watch-move-stone = { $seat } is moving the obstacle stone from { $point }.

gran-theme-first-step = The first step
gran-theme-second-step = The second step
gran-theme-further-move = A further move

# The position editor.
gran-edit-group-board = On the board
gran-edit-group-knights = What the knights have
gran-edit-group-turn = Turn
gran-edit-group-pile = Dragon cards
gran-edit-knight = Knight ({ $colour })
gran-edit-ring = Ring
gran-edit-stones = Obstacle stones
gran-edit-strength = strength { $strength }
gran-edit-pips = { $pips }
gran-edit-cards = Strength { $strength }, left in the pile
