# Die Reise nach Mordor, English.

mordor-title = The Journey to Mordor
mordor-summary = Roll, set dice aside and hold off the Nazgûl: who brings the Ring home first?
mordor-effort = about a quarter of an hour · easy

mordor-option-places = Special rules of the places
mordor-option-places-hint = Each place on the road changes the rules for a turn that begins there.
mordor-option-preset = Dice and tracks
mordor-option-preset-hint = Which die faces and track lengths are used. The rulebook does not give them; all three sets are reconstructions.
mordor-option-preset-standard = Standard
mordor-option-preset-short = Short: more rings, fewer Nazgûl fields
mordor-option-preset-merciless = Merciless: only six Nazgûl fields
mordor-option-hobbits = Hobbits
mordor-option-hobbits-hint = Your hobbit decides which die’s Nazgûl hit you.
mordor-option-hobbits-frodo = Frodo (yellow)
mordor-option-hobbits-sam = Sam (red)
mordor-option-hobbits-merry = Merry (blue)
mordor-option-hobbits-pippin = Pippin (green)
mordor-option-start = Start player
mordor-option-start-hint = Who begins; if not set, lots are drawn.
mordor-option-head_start = Head start
mordor-option-head_start-hint = For players who are not equally strong: this many fields of the ring-bearer track are already crossed off. A house rule; usually nobody has one.

mordor-symbol-ring = ring
mordor-symbol-gandalf = Gandalf
mordor-symbol-companion = companions
mordor-symbol-orc = orc
mordor-symbol-nazgul = Nazgûl
mordor-symbol-tree = White Tree

# The symbols as what somebody rolls or sets aside.
mordor-object-ring = ring
mordor-object-gandalf = Gandalf
mordor-object-companion = companions
mordor-object-orc = orc
mordor-object-nazgul = Nazgûl
mordor-object-tree = White Tree

mordor-colour-yellow = yellow
mordor-colour-red = red
mordor-colour-blue = blue
mordor-colour-green = green
mordor-colour-black = black

mordor-hobbit-frodo = Frodo
mordor-hobbit-sam = Sam
mordor-hobbit-merry = Merry
mordor-hobbit-pippin = Pippin

mordor-place-bag-end = Bag End
mordor-place-rivendell = Rivendell
mordor-place-moria = Moria
mordor-place-lothlorien = Lothlórien
mordor-place-rohan = Rohan
mordor-place-helms-deep = Helm’s Deep
mordor-place-gondor = Gondor
mordor-place-minas-tirith = Minas Tirith
mordor-place-shelobs-lair = Shelob’s Lair
mordor-place-mordor = Mordor

mordor-effect-bag-end = No special rule.
mordor-effect-rivendell = Equal symbols may be set aside together.
mordor-effect-moria = Gandalf has no effect.
mordor-effect-lothlorien = Companions count double.
mordor-effect-rohan = Each roll may be repeated once.
mordor-effect-helms-deep = Orcs count double.
mordor-effect-gondor = Nazgûl do you no harm.
mordor-effect-minas-tirith = All Nazgûl hit you.
mordor-effect-shelobs-lair = One ring is lost.
mordor-effect-mordor = The goal.

mordor-die = { $symbol } ({ $colour })

mordor-ask-set-aside = { $seat }: which dice do you set aside?
mordor-ask-repeat = { $seat }: keep the roll or repeat it once?
mordor-set-aside = Set aside { $dice }
mordor-set-aside-and-end = Set aside { $dice } and end the turn
mordor-roll-keep = Keep the roll
mordor-roll-repeat = Roll all these dice again
mordor-ask-how-far = { $seat }: how far do you go?
mordor-go-on = { $fields ->
    [one] One field
   *[other] { $fields } fields
} on, to { $place }
mordor-stay = Stay: { $place }

mordor-refuse-RM-11 = After every roll at least one die must be set aside.
mordor-refuse-RM-12 = From one roll, only one die of each symbol may be set aside.
mordor-refuse-RM-13 = If the roll shows Nazgûl, exactly one of them must be set aside.
mordor-refuse-RM-21 = Your rings take you { $fields ->
    [one] one field
   *[other] { $fields } fields
} forward at most, and never back.
mordor-refuse-RM-14 = Only dice that have just been rolled can be set aside.
mordor-refuse-RM-44 = First decide whether to keep the roll or repeat it once. Then you set dice aside.

mordor-no-table = The exact chances for these dice and tracks have not been computed yet. The person who runs Ringspiel can do so: { $command }
mordor-unfit-table = The file of exact chances { $file } is broken or was made for other rules, dice or tracks. To build it anew: { $command }
mordor-start = { $seat } begins.
mordor-round = Round { $round } begins.
mordor-turn = It is { $seat }’s turn.
mordor-turn-at = It is { $seat }’s turn, at { $place }.
mordor-rolled = { $seat } rolls { $dice }.
mordor-set-aside-done = { $seat } sets aside { $dice }.
mordor-keeps = { $seat } keeps the roll.
mordor-repeats = { $seat } repeats the roll.
mordor-halved = Gandalf halves { $seat }’s Nazgûl field { $field }.
mordor-gandalf-void = Gandalf cannot help { $seat } in Moria.
mordor-nothing-to-halve = Gandalf finds no field left to halve for { $seat }.
mordor-crossed = The Nazgûl ({ $die }) hits { $seat }: Nazgûl field { $field } is crossed off.
mordor-crossed-half = The Nazgûl ({ $die }) hits { $seat }: one half of Nazgûl field { $field } is crossed off.
mordor-nazgul-void = In Gondor the Nazgûl ({ $die }) does { $seat } no harm.
mordor-out = The Nazgûl have caught { $seat }: out of the game.
mordor-rings-void = The orcs prevail: { $rings ->
    [one] the ring does
   *[other] { $rings } rings do
} not count for { $seat }.
mordor-ring-lost = Shelob takes one ring from { $seat }.
mordor-advanced = { $seat } advances { $fields ->
    [one] one field
   *[other] { $fields } fields
} to { $place }.
mordor-stays = { $seat } stays, place: { $place }.
mordor-arrived = { $seat } has reached Mordor. The round is played to its end.
mordor-end-all-out = Everybody is out: all have lost.
mordor-end-won = The Ring is destroyed. Won by { $winners }.

# The board in the browser.
mordor-board-round = Round { $round }
mordor-board-tray = Dice
mordor-board-map = Map of the journey
mordor-board-die = { $symbol }, { $colour }
mordor-board-die-hits = { $symbol }, { $colour }, { $hits }
mordor-board-die-blank = { $colour }, not rolled yet
mordor-board-die-aside = { $die }, set aside
mordor-board-hits = hits { $hobbit }
mordor-board-hits-nobody = hits nobody
mordor-board-so-far = Set aside so far
mordor-board-last-turn = The last turn
mordor-board-nothing-aside = Nothing is set aside yet.
mordor-board-rings = { $count ->
    [0] no ring counts
    [one] one ring counts
   *[other] { $count } rings count
}
mordor-board-orcs-held = orcs held off
mordor-board-orcs-prevail = orcs prevail
mordor-board-halves = { $count ->
    [0] Gandalf has no effect
    [one] halves one field
   *[other] halves { $count } fields
}
mordor-board-strikes = { $count ->
    [one] hits { $hobbit }
   *[other] hit { $hobbit } { $count } times
}
mordor-board-turn = to play
mordor-board-start = start player
mordor-board-out = out
mordor-board-arrived = arrived
mordor-board-legend = What the symbols do
mordor-board-legend-places = What symbols and places do
mordor-board-sheet = { $name } as { $hobbit }, at { $place }: { $rings } of { $fields } ring fields crossed off. { $state ->
    [out] All Nazgûl fields are crossed off: out of the game.
   *[travelling] { $left ->
        [one] One more Nazgûl
       *[other] { $left } more Nazgûl
    } until out, { $halved ->
        [0] no open field
        [one] one open field
       *[other] { $halved } open fields
    } halved.
}
mordor-board-means-ring = One ring field forward.
mordor-board-means-ring-may = You may go one ring field forward.
mordor-board-means-gandalf = Halves your next Nazgûl field.
mordor-board-means-companion = Holds off one orc.
mordor-board-means-orc = More orcs than companions: no ring counts.
mordor-board-means-nazgul = Crosses off a Nazgûl field; below the die you see whose.
mordor-board-means-tree = Ends the rolling.
mordor-board-race = Fields of the ring-bearers
mordor-board-race-along = Round by round

# The board in the terminal.
mordor-sheet-road = Rings
mordor-sheet-nazgul = Nazgûl
mordor-sheet-out = out
mordor-sheet-arrived = in Mordor
mordor-sheet-active = to play
mordor-sheet-waits = waiting
mordor-sheet-aside = set aside
mordor-sheet-in-hand = rolled
mordor-sheet-left = { $left } more Nazgûl until out

# What the rank at the end comes from.
mordor-results-out = out of the game
mordor-results-arrived = in Mordor with { $left ->
    [one] one Nazgûl field
   *[other] { $left } Nazgûl fields
} left
mordor-results-late = did not reach Mordor

# What an answer costs, in explanations.
mordor-holding-dice = { $count ->
    [one] one die in hand
   *[other] { $count } dice in hand
}
mordor-holding-half-fields = { $count ->
    [one] one half field of the Nazgûl
   *[other] { $count } half fields of the Nazgûl
}

# What may come of an answer, in explanations.
mordor-prospect-roll = You then roll { $dice ->
    [one] one die
   *[other] { $dice } dice
} again. The chance of a Nazgûl, which you must take, is { $nazgul } %; that of a ring { $ring } %.
mordor-prospect-strikes = As it stands, the Nazgûl ({ $die }) will strike { $victim }: { $halves ->
    [1] half a Nazgûl field
   *[other] a Nazgûl field
} is crossed off, { $left ->
    [one] one is left
   *[other] { $left } are left
}.
mordor-prospect-out = As it stands, the Nazgûl ({ $die }) will catch { $victim }: out of the game.
mordor-prospect-no-harm = As it stands, the Nazgûl ({ $die }) does nobody any harm.
mordor-prospect-orcs = As it stands, the orcs prevail: { $rings ->
    [one] the ring does
   *[other] { $rings } rings do
} not count.

# What a hint gains or prevents, on average of imagined continuations.
mordor-stake-rings-gain = { $amount ->
    [one] 1 field on the ring-bearer track
   *[other] { $amount } fields on the ring-bearer track
}
mordor-stake-rings-spare = { $amount ->
    [one] losing 1 field on the ring-bearer track
   *[other] losing { $amount } fields on the ring-bearer track
}
mordor-stake-nazgul-gain = { $amount ->
    [one] 1 half Nazgûl field taken back
   *[other] { $amount } half Nazgûl fields taken back
}
mordor-stake-nazgul-spare = { $amount ->
    [one] 1 half Nazgûl field crossed
   *[other] { $amount } half Nazgûl fields crossed
}

# Fields of the position editor.
mordor-field-start = Start player
mordor-field-active = Whose turn it is
mordor-field-round = Round
mordor-field-place = Place
mordor-field-rings = Ring fields crossed off
mordor-field-crossed = Nazgûl fields crossed off, in halves
mordor-field-halved = Halved Nazgûl fields
mordor-field-rolled = Dice in hand
mordor-field-aside = Dice set aside

# What everybody else reads while a seat decides, by kind of question.
mordor-watch-set-aside = { $seat } is choosing dice.
mordor-watch-repeat-roll = { $seat } is deciding whether to repeat the roll.
mordor-watch-how-far = { $seat } is deciding how far to go.

mordor-theme-first-roll = After the first roll
mordor-theme-later-roll = After further rolls

# The position editor.
mordor-edit-group-sheets = Sheets
mordor-edit-group-dice = Dice
mordor-edit-group-turn = Turn
mordor-edit-rings = Ring-bearer
mordor-edit-square = Nazgûl field { $field }
mordor-edit-square-open = open
mordor-edit-square-halved = halved
mordor-edit-square-half-crossed = half crossed
mordor-edit-square-crossed = crossed
mordor-edit-face = What the { $colour } die shows
mordor-edit-lies = Where the { $colour } die lies
mordor-edit-hand = in hand
mordor-edit-aside = set aside
mordor-edit-set-aside = Which dice are set aside
mordor-edit-repeat-roll = Whether the roll is repeated
mordor-edit-how-far = How far it goes
