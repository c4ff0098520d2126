# Der Ringkrieg, English.

ringkrieg-title = The War of the Ring
ringkrieg-summary = The Free Peoples carry the Ring to the fire while the armies of the Shadow march. For two, or with teammates for three and four.
ringkrieg-effort = two to three hours · demanding
ringkrieg-option-expansion = With the expansion
ringkrieg-option-expansion-hint = The End of the Third Age, all of it together: Sméagol, Galadriel, the Chief of the Ringwraiths, the Balrog, Dunlendings, Corsairs, Ents, siege engines and 14 event cards.
ringkrieg-option-relaxed_sea = Ships also land at undefended Settlements
ringkrieg-option-relaxed_sea-hint = Only with the expansion: ships may also take an army to a region with an enemy Settlement, if no enemy units are there (FAQs of 2008 and 2011). The rulebook forbids it.
ringkrieg-option-corruption = Corruption at the start
ringkrieg-option-corruption-hint = If the Free Peoples are played better: the Ring-bearers begin with this much Corruption. It can also be bid for playing the Free Peoples. A house rule; usually 0.
ringkrieg-option-progress = Head start of the Fellowship
ringkrieg-option-progress-hint = If the Shadow is played better: the Fellowship has already gone this many hidden steps. A house rule; usually 0.

ringkrieg-side-free = Free Peoples
    .the = the Free Peoples
    .The = The Free Peoples
    .number = many
ringkrieg-side-shadow = Shadow
    .the = the Shadow
    .The = The Shadow
    .number = one

ringkrieg-face-character = Character
ringkrieg-face-army = Army
ringkrieg-face-muster = Muster
ringkrieg-face-event = Event
ringkrieg-face-army-muster = Army/Muster
ringkrieg-face-will = Will of the West
ringkrieg-face-eye = Eye

ringkrieg-deck-fp-character = Character deck of the Free Peoples
ringkrieg-deck-fp-strategy = Strategy deck of the Free Peoples
ringkrieg-deck-shadow-character = Character deck of the Shadow
ringkrieg-deck-shadow-strategy = Strategy deck of the Shadow

ringkrieg-figures = { $count ->
    [1] { $kind }
   *[other] { $count } × { $kind }
}

# What a die is used for.
ringkrieg-use-skip = discard it without effect
ringkrieg-use-move-fellowship = move the Fellowship
ringkrieg-use-hide = hide the Fellowship
ringkrieg-use-separate = separate Companions
ringkrieg-use-move-companions = move Companions
ringkrieg-use-move-minions = move Nazgûl and Minions
ringkrieg-use-move-army = move armies
ringkrieg-use-attack = attack
ringkrieg-use-play-card = play an event
ringkrieg-use-diplomacy = advance a nation towards war
ringkrieg-use-recruit = recruit
ringkrieg-use-bring-character = bring a character into play
ringkrieg-use-draw-card = draw a card
ringkrieg-use-voice-of-saruman = the Voice of Saruman
ringkrieg-use-messenger-move = Messenger of the Dark Tower: move armies
ringkrieg-use-messenger-attack = Messenger of the Dark Tower: attack
ringkrieg-use-messenger-play = Messenger of the Dark Tower: play an Army event
ringkrieg-use-statesman = a Companion urges his people on

# Questions.
ringkrieg-ask-act = { $seat }: choose a die and what to do with it.
ringkrieg-ask-act-idle = { $seat }: choose a die and what to do with it. These can only be discarded now: { $faces }.
ringkrieg-ask-allocation = { $seat }: how many dice watch for the Ring in the Hunt Box?
ringkrieg-ask-bring = { $seat }: who comes into play, and where?
ringkrieg-ask-companion = { $seat }: which Companion sets out next?
ringkrieg-ask-companions-go = { $seat }: where do they go ({ $force })?
ringkrieg-ask-company = { $seat }: who goes with them ({ $force })?
ringkrieg-ask-deck = { $seat }: from which deck do you draw?
ringkrieg-ask-diplomacy = { $seat }: which nation moves one box towards war?
ringkrieg-ask-discard = { $seat }: you hold more than { $limit } cards. Which one do you put away face down?
ringkrieg-ask-excess = { $seat }: too many units in { $region-the }. Which one returns to the reinforcements?
ringkrieg-ask-fellowship = { $seat }: declare where the Fellowship is, change its Guide, or neither?
ringkrieg-ask-guide = { $seat }: who becomes the Guide?
ringkrieg-ask-leaver = { $seat }: who leaves the Fellowship?
ringkrieg-ask-lower = { $seat }: the Hunt does { $damage } damage. Lower it?
ringkrieg-ask-meet = { $seat }: how do you meet { $damage } damage?
ringkrieg-ask-minion = { $seat }: which Nazgûl or Minion moves next?
ringkrieg-ask-minion-goes = { $seat }: where does { $kind-a } go?
ringkrieg-ask-move-army = { $seat }: which army moves where? Armies left to move: { $left }.
ringkrieg-ask-recruit = { $seat }: whom do you recruit, and where?
ringkrieg-ask-recruit-second = { $seat }: a second figure in another Settlement?
ringkrieg-ask-reroll = { $seat }: how many failed dice do you roll again?
ringkrieg-ask-call-to-arms = { $seat }: where does a Regular of Isengard go? Only { $left } left.
ringkrieg-ask-voice = { $seat }: what does the Voice of Saruman command?
ringkrieg-ask-walk = { $seat }: the Ring-bearers are in { $region-the } and may go { $left ->
    [one] one region
   *[other] { $left } regions
} further. Where to?
ringkrieg-ask-who-goes = { $seat }: { $force } go to { $to-the }. Does anybody stay behind?

# Choices.
ringkrieg-choose-use = { $face }: { $use }
ringkrieg-choose-use-only = { $face }: { $use }: { $only }
ringkrieg-choose-remove-for-ring = { $card }, for an Elven ring
ringkrieg-choose-remove-for-cards = { $card }, for an Army card and a Character card of your hand
ringkrieg-choose-ring = Elven ring: turn { $face } to { $turned }
ringkrieg-choose-pass = Pass
ringkrieg-choose-done = Go on
ringkrieg-choose-no-more = No further figure
ringkrieg-choose-set-out = Set out
ringkrieg-choose-stop = Stay here
ringkrieg-choose-declare = Declare where the Fellowship is
ringkrieg-choose-guide = { $kind-A } becomes the Guide
ringkrieg-choose-allocation = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
ringkrieg-choose-reroll = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
ringkrieg-choose-figure = { $kind }
ringkrieg-choose-go = Go: { $force }
ringkrieg-choose-stay = One stays behind: { $kind }
ringkrieg-choose-march = From { $origin-the } to { $to-the }
ringkrieg-choose-recruit = { $kind } in { $region-the }
ringkrieg-choose-accept = Take { $damage } damage
ringkrieg-choose-hobbit = The Hobbit leaves: one damage less
ringkrieg-choose-give-away = Gollum lets them be found: one damage less
ringkrieg-choose-meet-ring = Use the Ring: { $damage } corruption
ringkrieg-choose-meet-guide = Lose the Guide, { $kind-a }
ringkrieg-choose-meet-random = Lose a Companion drawn at random
ringkrieg-choose-voice-regulars = A Regular in each Settlement of Isengard
ringkrieg-choose-voice-one-elite = One Regular in Orthanc becomes an Elite
ringkrieg-choose-voice-two-elites = Two Regulars in Orthanc become Elites

# Why not.
ringkrieg-refuse-RK-412 = Your teammate leads that nation.
ringkrieg-refuse-RK-408 = Only the leading player of your team decides whether the Fellowship is declared.
ringkrieg-refuse-RK-448 = That unit is your teammate’s. You two stand apart there, so this loss is one of your own units.
ringkrieg-refuse-RK-417 = Your teammate commands that character.
ringkrieg-refuse-RK-T21 = That would change nothing now.
ringkrieg-because-RK-M24-place = The card places nobody there, or no more.
ringkrieg-refuse-RK-V24 = The march could not end there: too many units, a border, or no army of yours where the card asks for one.
ringkrieg-because-RK-V21-follow = Only units of Isengard in North or South Dunland go there, as far as there is room.
ringkrieg-refuse-RK-V21 = From there the card allows no way on.
ringkrieg-refuse-RK-E19 = The card brings a Regular or an Elite of another nation.
ringkrieg-refuse-RK-E12 = One army has to march, if it can.
ringkrieg-because-RK-E33-lose = No figure of that nation is there.
ringkrieg-because-RK-E33-company = Only Companions of his region can go with him.
ringkrieg-refuse-RK-E33 = The card does not reach that far now. { $effect }
ringkrieg-refuse-RK-H55 = Only a Character event of the Free Peoples on the table can be discarded.
ringkrieg-because-RK-E28-grieve = Only a Character card of the Free Peoples that lies on the table can be chosen, or one drawn from their hand.
ringkrieg-refuse-RK-E28 = The price has to be a card of another type.
ringkrieg-because-RK-E15-other = Now it is about another card.
ringkrieg-because-RK-E15-absent = That card does not lie on the table.
ringkrieg-because-RK-E23-must = The combat card leaves no choice: somebody has to be named.
ringkrieg-because-RK-E23-figure = The combat card cannot single out that figure.
ringkrieg-refuse-RK-E27 = The card is drawn from the deck that is named, or not at all.
ringkrieg-refuse-RK-B25 = What the combat half needs is missing: { $needs }
ringkrieg-refuse-RK-E10 = What the card needs is missing: { $needs }
ringkrieg-refuse-RK-E7 = A card of that type cannot be played with this die.
ringkrieg-refuse-RK-M24 = One Regular goes to each open Settlement of Isengard that has not received one yet.
ringkrieg-refuse-RK-A8 = There are already ten units there; there is no room for more.
ringkrieg-refuse-RK-M17 = All figures of that kind are in play or lost.
ringkrieg-refuse-RK-M13 = A die cannot recruit into a besieged Stronghold.
ringkrieg-refuse-RK-M11 = A Leader can only be recruited where there is a unit of the Free Peoples.
ringkrieg-refuse-RK-M10 = That Settlement has been captured: nobody can be recruited there.
ringkrieg-refuse-RK-M9 = There are enemy units there.
ringkrieg-refuse-RK-M7 = The second figure has to go to another Settlement.
ringkrieg-refuse-RK-M5 = An Elite comes alone; the second figure is a Regular, a Leader or a Nazgûl.
ringkrieg-refuse-RK-M4 = Nazgûl are recruited in Strongholds of Sauron.
ringkrieg-refuse-RK-M3 = Figures are recruited in a Town, City or Stronghold of their own nation.
ringkrieg-refuse-RK-P27 = Nazgûl are recruited only while Sauron is at war.
ringkrieg-refuse-RK-M2 = A Muster result recruits only for nations at war.
ringkrieg-refuse-RK-M1 = You do not recruit figures like that.
ringkrieg-because-RK-E15-passive = A card on the table keeps passive nations where they are.
ringkrieg-refuse-RK-P3 = A passive nation cannot enter the last box; it has to be activated first.
ringkrieg-refuse-RK-P25 = That nation is already at war.
ringkrieg-refuse-RK-E5 = You do not hold that card.
ringkrieg-refuse-RK-E1 = That is not a deck of yours.
ringkrieg-refuse-RK-E6 = That deck is exhausted, and it is never reshuffled.
ringkrieg-refuse-RK-E16 = No card on the table can be removed with that die: the card says what it costs.
ringkrieg-refuse-RK-K11 = That takes Boromir in a City or Stronghold of Gondor, Legolas in an Elven Stronghold or Gimli in Erebor, not captured, and a nation that can still move.
ringkrieg-refuse-RK-G44 = That character is already in play, or lost.
ringkrieg-because-RK-M20-place = No character can enter there now.
ringkrieg-because-RK-M20-entry = Not now or not there. { $entry }
ringkrieg-because-RK-M20-never = Nobody of that kind enters play by a die of yours.
ringkrieg-because-RK-M20-none = No character can enter with this die now; each card names its condition.
ringkrieg-because-RK-M3-none = No Settlement is open to such recruits now.
ringkrieg-because-RK-E10-none = You hold no event of a type that this die plays and whose precondition is met.
ringkrieg-because-RK-B3-none = No army of yours can attack with this result: it takes units at war next to an enemy army, and with a Character result a Leader or character among them.
ringkrieg-because-RK-V4-none = No army of yours can move with this result.
ringkrieg-because-RK-C1-nobody = No Companion who could move is on the map.
ringkrieg-refuse-RK-D31 = Aragorn and Gandalf the White need a die that shows Will of the West.
ringkrieg-refuse-RK-D28 = A die with this face cannot do that.
ringkrieg-because-RK-D27-none = No nation of yours can move towards war: they are at war, or passive in the last box before it.
ringkrieg-refuse-RK-D25 = An Eye is never an action: it goes to the Hunt Box.
ringkrieg-because-RK-D21-voice = Saruman has to be in Orthanc, not captured and not besieged, with something left to recruit or exchange.
ringkrieg-because-RK-D21-messenger = The Mouth of Sauron has to be in play, once per turn, and an army has to be able to move or attack or an Army event to be played.
ringkrieg-refuse-RK-D21 = Diplomacy only moves your own nations.
ringkrieg-refuse-RK-D19 = There is no Nazgûl or Minion on the map that could move.
ringkrieg-refuse-RK-D15 = You have no unused die that shows that.
ringkrieg-refuse-RK-R12 = After using a ring you have to act; you cannot pass.
ringkrieg-refuse-RK-R11 = Without an unused die there is nothing for a ring to turn.
ringkrieg-refuse-RK-R8 = Your dice have no such face for a ring to turn to.
ringkrieg-refuse-RK-R7 = A ring does not turn a die to Will of the West.
ringkrieg-refuse-RK-R6 = A player may use at most one Elven ring in a turn.
ringkrieg-because-RK-R2-same = The die shows that face already.
ringkrieg-refuse-RK-R2 = You have no Elven ring to use.
ringkrieg-refuse-RK-H36 = With one Companion left there is nothing to draw at random.
ringkrieg-refuse-RK-F60 = Only Gollum as Guide of a hidden Fellowship can let it be found.
ringkrieg-refuse-RK-H40 = Only a Hobbit who is the Guide can leave to lower the damage.
ringkrieg-refuse-RK-H39 = That card cannot lower the damage now: it has to be on the table and say so.
ringkrieg-because-RK-E33-nazgul = The card lets only Nazgûl fly.
ringkrieg-refuse-RK-C18 = A Minion without an army may not enter a Stronghold controlled by the Free Peoples.
ringkrieg-refuse-RK-C17 = The Mouth of Sauron can neither enter nor leave a region with a besieged Stronghold.
ringkrieg-refuse-RK-C16 = That is too far: the Mouth of Sauron goes up to three regions.
ringkrieg-refuse-RK-C15 = Saruman never leaves Orthanc.
ringkrieg-refuse-RK-C14 = Choose the region: a Nazgûl that flies to a besieged Stronghold of the Shadow joins its garrison.
ringkrieg-refuse-RK-C12 = Nazgûl may not fly to a Stronghold of the Free Peoples unless a Shadow army is besieging it.
ringkrieg-refuse-RK-C9 = Companions can neither enter nor leave one of their own Strongholds under siege.
ringkrieg-refuse-RK-C8 = Companions have to stop at Strongholds of the Shadow; the way around is too long.
ringkrieg-refuse-RK-C6 = He is already going, or has moved in this action.
ringkrieg-refuse-RK-C5 = A group starts from one region; he is elsewhere.
ringkrieg-refuse-RK-C4 = That is too far: a group goes as far as its highest Level.
ringkrieg-because-RK-C1-minion = No Nazgûl or Minion who can move is there.
ringkrieg-because-RK-C1-companion = No such Companion is on the map.
ringkrieg-refuse-RK-F47 = That is too far: they go as far as the Fellowship’s track shows plus the highest Level among them.
ringkrieg-refuse-RK-O7 = In Mordor nobody can be separated.
ringkrieg-because-RK-F46-inside = He is still in the Fellowship: he has to be separated from it, not moved.
ringkrieg-because-RK-F46-nobody = No Companion is left in the Fellowship.
ringkrieg-refuse-RK-F46 = At least one Companion has to leave: that is what the die is used for.
ringkrieg-refuse-RK-F45 = He is not in the Fellowship.
ringkrieg-refuse-RK-F39 = Hiding the Fellowship takes a Character result, or any die while Strider is the Guide.
ringkrieg-refuse-RK-F59 = The Fellowship is already hidden.
ringkrieg-refuse-RK-F21 = A revealed Fellowship cannot move until it is hidden again.
ringkrieg-refuse-RK-F12 = He is already the Guide.
ringkrieg-refuse-RK-F10 = The Guide must be one of the Companions in the Fellowship with the highest Level.
ringkrieg-refuse-RK-O19 = In Mordor the Fellowship is in no region and cannot be declared.
ringkrieg-refuse-RK-F43 = A revealed Fellowship cannot be declared; it has to be hidden first, with a die.
ringkrieg-refuse-RK-T6 = You have already done that in this phase.
ringkrieg-asked-too = Still to be chosen: { $asked }.
ringkrieg-asked-instead = Now something else is to be chosen: { $asked }.
ringkrieg-refuse-RK-B34 = No Regular of that nation is left to replace the Elite.
ringkrieg-refuse-RK-X20 = One of your Elites in this battle has to be reduced for another round.
ringkrieg-refuse-RK-B47 = There is no such figure among those that can advance.
ringkrieg-refuse-RK-E23 = The card drives the army away: it cannot stay.
ringkrieg-refuse-RK-B49 = An army can only withdraw into a Stronghold it controls, and only at the beginning of a round.
ringkrieg-refuse-RK-B44 = An army retreats to an adjacent region.
ringkrieg-refuse-RK-B61 = Your own hits may not remove your last unit, and there may be no more of them than allowed.
ringkrieg-because-RK-B33-absent = No such unit takes part there.
ringkrieg-refuse-RK-B33 = Hits are taken by units: Regulars and Elites.
ringkrieg-refuse-RK-A6 = You have no such unit there.
ringkrieg-refuse-RK-A5 = Only units count against the limit and are removed.
ringkrieg-because-RK-B3-empty = No enemy army stands there.
ringkrieg-because-RK-B3-nobody = No enemy army is next to that army, and none besieges it or is besieged by it.
ringkrieg-refuse-RK-B11 = Those who are not at war would stay behind without a unit.
ringkrieg-refuse-RK-B1 = You have no army there: an army needs at least one unit.
ringkrieg-refuse-RK-E15 = A card on the table forbids it: Shadow armies may neither enter that region nor attack there.
ringkrieg-refuse-RK-E14 = The card allows only the attack that it names.
ringkrieg-refuse-RK-V20 = Nobody may move into or out of a besieged Stronghold.
ringkrieg-refuse-RK-V17 = Mountains, a black border, lie between these regions; nobody may cross it.
ringkrieg-refuse-RK-V16 = There are enemy units there: they have to be attacked first.
ringkrieg-refuse-RK-V15 = Units and Leaders of nations not at war may not cross the borders of another nation.
ringkrieg-refuse-RK-V14 = The first move has left too many units in a region: the second has to take them away from there.
ringkrieg-refuse-RK-V10 = Those figures have already moved in this action.
ringkrieg-because-RK-V4-shut = Every region around that army is closed to it now.
ringkrieg-refuse-RK-V4 = An army moves to an adjacent region.
ringkrieg-refuse-RK-V3 = With this result an army moves only together with a Leader or character that can go with it.
ringkrieg-refuse-RK-V2 = At least one army has to move: that is what the die is used for.
ringkrieg-refuse-RK-V1 = You have no army there: an army needs at least one unit.
ringkrieg-asked-button = one of the buttons
ringkrieg-asked-deck = a deck
ringkrieg-asked-nation = a nation
ringkrieg-asked-use = what it is used for
ringkrieg-asked-die = a die
ringkrieg-asked-card = a card
ringkrieg-asked-figure = a figure
ringkrieg-asked-to = where to
ringkrieg-asked-region = a region
ringkrieg-refuse-RK-T14 = You may pass only with fewer unused dice than your opponent.
ringkrieg-refuse-RK-V5 = There is no such figure among those that can go.
ringkrieg-refuse-RK-V6 = Leaders may not stay behind without units.
ringkrieg-refuse-RK-V8 = With a Character result a Leader or character has to go with the army.
ringkrieg-refuse-RK-V13 = At most ten units may stand in a region.
ringkrieg-refuse-RK-V22 = At least one unit has to go.
ringkrieg-refuse-RK-F29 = The figure moves step by step over open borders.
ringkrieg-refuse-RK-F33 = A Fellowship just revealed may not end its move in a City or Stronghold of the Free Peoples.

# Events.
ringkrieg-turn = Turn { $turn } begins.
ringkrieg-drew = { $seat } draws { $card } ({ $deck }).
ringkrieg-drew-unseen = { $seat } draws a card ({ $deck }).
ringkrieg-put-away = { $seat } puts { $card } away face down ({ $deck }).
ringkrieg-put-away-unseen = { $seat } puts a card away face down ({ $deck }).
ringkrieg-discarded = { $card } is discarded.
ringkrieg-allocated = { $seat } puts { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} into the Hunt Box.
ringkrieg-rolled = { $seat } rolls { $faces }.
ringkrieg-passed = { $seat } passes.
ringkrieg-ring-spent = { $seat } uses an Elven ring.
ringkrieg-ring-turned = { $seat } turns { $face } to { $turned }.
ringkrieg-acts-skip = { $seat } discards a die ({ $face }).
ringkrieg-acts-move-fellowship = { $seat } moves the Fellowship ({ $face }).
ringkrieg-acts-hide = { $seat } hides the Fellowship ({ $face }).
ringkrieg-acts-separate = { $seat } separates Companions ({ $face }).
ringkrieg-acts-move-companions = { $seat } moves Companions ({ $face }).
ringkrieg-acts-move-minions = { $seat } moves Nazgûl and Minions ({ $face }).
ringkrieg-acts-move-army = { $seat } moves armies ({ $face }).
ringkrieg-acts-attack = { $seat } attacks ({ $face }).
ringkrieg-acts-play-card = { $seat } plays an event ({ $face }).
ringkrieg-acts-diplomacy = { $seat } turns to diplomacy ({ $face }).
ringkrieg-acts-recruit = { $seat } recruits ({ $face }).
ringkrieg-acts-bring-character = { $seat } brings a character into play ({ $face }).
ringkrieg-acts-draw-card = { $seat } draws a card with a die ({ $face }).
ringkrieg-acts-voice-of-saruman = { $seat } uses the Voice of Saruman ({ $face }).
ringkrieg-acts-messenger-move = { $seat } moves armies through the Messenger of the Dark Tower ({ $face }).
ringkrieg-acts-messenger-attack = { $seat } attacks through the Messenger of the Dark Tower ({ $face }).
ringkrieg-acts-messenger-play = { $seat } plays an Army event through the Messenger of the Dark Tower ({ $face }).
ringkrieg-acts-statesman = { $seat } lets a Companion urge his people on ({ $face }).
ringkrieg-activated = { $nation-The } { $nation-number ->
    [many] are
   *[one] is
} now active.
ringkrieg-advanced = { $nation-The } { $nation-number ->
    [many] { $box ->
        [0] are now at war!
        [one] move one box towards war, one more to go.
       *[other] move one box towards war, { $box } more to go.
    }
   *[one] { $box ->
        [0] is now at war!
        [one] moves one box towards war, one more to go.
       *[other] moves one box towards war, { $box } more to go.
    }
}
ringkrieg-army-moved = { $side }: { $force } from { $origin-the } to { $to-the }.
ringkrieg-captured = { $side-The } { $side-number ->
    [many] capture
   *[one] captures
} { $region-the }.
ringkrieg-retaken = { $side-The } { $side-number ->
    [many] retake
   *[one] retakes
} { $region-the }.
ringkrieg-points = Victory points: Free Peoples { $free }, Shadow { $shadow }.
ringkrieg-siege-lifted = The siege of { $region-the } is over.
ringkrieg-leaders-lost = Lost in { $region-the }, having no army with them: { $force }.
ringkrieg-excess = Too many in { $region-the }: { $kind-a } returns to the reinforcements.
ringkrieg-recruited = { $kind-A } comes to { $region-the }.
ringkrieg-recruited-times = { $times } × { $kind } come to { $region-the }.
ringkrieg-exchanged-times = { $times } × { $kind } in { $region-the } go back to the reinforcements.
ringkrieg-replaced = { $kind-A } in { $region-the } makes room for a new figure.
ringkrieg-exchanged = { $kind-A } in { $region-the } goes back to the reinforcements.
ringkrieg-entered = { $kind-A } enters the game in { $region-the }.
ringkrieg-companions-moved = { $force } from { $origin-the } to { $to-the }.
ringkrieg-minion-moved = { $kind-A } goes from { $origin-the } to { $to-the }.
ringkrieg-left-fellowship = { $kind-A } leaves the Fellowship.
ringkrieg-separated = { $force }: now in { $region-the }.
ringkrieg-lost-in-mordor = Out of the game in Mordor: { $force }.
ringkrieg-guide = The Guide is { $kind-a }.
ringkrieg-walked = The Ring-bearers come to { $to-the }.
ringkrieg-declared = The Fellowship is declared: it is in { $region-the }.
ringkrieg-revealed = The Fellowship is revealed!
ringkrieg-found = The Fellowship was found in { $region-the }.
ringkrieg-hidden = The Fellowship is hidden again.
ringkrieg-fellowship-moved = The Fellowship moves on, { $progress ->
    [one] one step
   *[other] { $progress } steps
} from its last known place.
ringkrieg-hunt-roll = The Hunt rolls { $results } (needed { $needed }): { $successes ->
    [0] no die hits
    [one] one die hits
   *[other] { $successes } dice hit
}.
ringkrieg-tile = The Hunt draws { $tile-drawn }.
ringkrieg-damage = Damage of the tile: { $damage }.
ringkrieg-damage-lowered = The damage falls to { $damage }.
ringkrieg-companion-lost = { $kind-A } is lost.
ringkrieg-corrupted = Corruption rises by { $points } to { $corruption }.
ringkrieg-healed = Corruption falls by { $points } to { $corruption }.
ringkrieg-mordor = The Fellowship enters Mordor.
ringkrieg-mordor-step = The Fellowship reaches step { $step } in Mordor.
ringkrieg-stopped = The Fellowship is stopped on its way.
ringkrieg-end-RK-W2 = The Ring-bearers are corrupted: the Shadow wins.
ringkrieg-end-RK-W3 = The Ring is destroyed: the Free Peoples win.
ringkrieg-end-RK-W5 = The Shadow has conquered Middle-earth.
ringkrieg-end-RK-W6 = Sauron is banished: the Free Peoples win by arms.

# The board.
ringkrieg-board-place-neighbours = Neighbours: { $regions }
ringkrieg-board-place-here = Here: { $force }
ringkrieg-board-place-empty = { $count ->
    [one] one empty region
   *[other] { $count } empty regions
}
ringkrieg-board-part-north-west = North-west
ringkrieg-board-part-north-east = North-east
ringkrieg-board-part-middle-west = West
ringkrieg-board-part-middle-east = East
ringkrieg-board-part-south-west = South-west
ringkrieg-board-part-south-east = South-east
ringkrieg-board-turn = Turn { $turn }
ringkrieg-board-phase-1 = Drawing cards
ringkrieg-board-phase-2 = Fellowship phase
ringkrieg-board-phase-3 = Hunt allocation
ringkrieg-board-phase-4 = Action roll
ringkrieg-board-phase-5 = Actions
ringkrieg-board-phase-6 = Victory check
ringkrieg-board-acting = { $side } to act
ringkrieg-board-points = Victory points
ringkrieg-board-event = Event: { $card }
ringkrieg-board-battle = Battle of { $region-the }, round { $round }
ringkrieg-board-attacks-from = attacking from { $region-the }
ringkrieg-board-defends = defending
ringkrieg-board-hits = Hits: { $hits }
ringkrieg-board-combat-card = Combat card: { $card }
ringkrieg-board-combat-card-hidden = Combat card face down
ringkrieg-board-points-of = { $side } { $points } of { $needed }
ringkrieg-board-map = Map of Middle-earth. Arrow keys move, plus and minus zoom, 0 shows everything.
ringkrieg-board-show-asked = Show where you can choose
ringkrieg-board-show-all = Show the whole map
ringkrieg-board-pick-on-map = Choose on the map: the regions outlined in blue.
ringkrieg-board-offers = What can be chosen
ringkrieg-board-ring-to = Elven ring: turn to { $face }
ringkrieg-board-settlement-town = Town
ringkrieg-board-settlement-city = City
ringkrieg-board-settlement-stronghold = Stronghold
ringkrieg-board-settlement-fortification = Fortification
ringkrieg-board-held = held by { $side }
ringkrieg-board-worth = { $points ->
    [one] one victory point
   *[other] { $points } victory points
}
ringkrieg-board-no-nation = No nation
ringkrieg-board-here = Here:
ringkrieg-board-besieged = Besieged inside:
ringkrieg-board-inside = besieged inside: { $force }
ringkrieg-board-nobody = Nobody is here.
ringkrieg-board-leads-to = Open borders:
ringkrieg-board-look-hint = Click a region to see what stands there.
ringkrieg-board-fellowship = The Fellowship
ringkrieg-board-hidden = Hidden
ringkrieg-board-revealed = Revealed
ringkrieg-board-in-region = in { $region-the }
ringkrieg-board-last-known = last known in { $region-the }
ringkrieg-board-progress = Steps since then: { $progress }
ringkrieg-board-mordor = In Mordor: step { $step } of { $last }
ringkrieg-board-corruption = Corruption: { $corruption } of { $last }
ringkrieg-board-guide = Guide:
ringkrieg-board-companions = Companions:
ringkrieg-board-leaving = Leaving:
ringkrieg-board-none = none
ringkrieg-board-hunt = The Hunt
ringkrieg-board-hunt-box = Hunt Box: { $eyes ->
    [one] one die
   *[other] { $eyes } dice
} of the Shadow, { $free } of the Free Peoples
ringkrieg-board-tile = Tile:
ringkrieg-board-damage = damage { $damage }
ringkrieg-board-pool = Hunt pool: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
ringkrieg-board-drawn = Drawn:
ringkrieg-board-waiting = Waiting for Mordor:
ringkrieg-board-removed = Out of the game:
ringkrieg-board-politics = Political track
ringkrieg-board-nation = Nation
ringkrieg-board-at-war = War
ringkrieg-board-active = active
ringkrieg-board-passive = passive
ringkrieg-board-politics-key = Boxes before war; ● active, ○ passive.
ringkrieg-board-dice = Unused dice
ringkrieg-board-no-dice = No unused dice
ringkrieg-board-dice-count = { $spent } of { $pool } dice used
ringkrieg-board-rings = { $rings ->
    [0] no Elven ring
    [one] one Elven ring
   *[other] { $rings } Elven rings
}
ringkrieg-board-ring-used = one used this turn
ringkrieg-board-your-hand = Your cards: { $cards }
ringkrieg-board-hand = { $cards ->
    [one] One card in hand
   *[other] { $cards } cards in hand
}
ringkrieg-board-deck = { $deck }: { $cards }
ringkrieg-board-beside = Cards and figures
ringkrieg-board-on-table = On the table:
ringkrieg-board-discards = Discarded cards: { $cards }
ringkrieg-board-reinforcements = Reinforcements: { $figures ->
    [one] one figure
   *[other] { $figures } figures
}
ringkrieg-board-lost = Out of the game: { $figures ->
    [one] one figure
   *[other] { $figures } figures
}
ringkrieg-board-pick-die = Choose a die, or click one of your armies on the map.
ringkrieg-board-pick-in-hand = Choose one of the raised cards in your hand.
ringkrieg-board-turn-with-ring = Use an Elven ring
ringkrieg-board-group-fellowship = Fellowship
ringkrieg-board-group-move = Move
ringkrieg-board-group-attack = Attack
ringkrieg-board-group-muster = Muster
ringkrieg-board-group-diplomacy = Diplomacy
ringkrieg-board-group-character = Characters
ringkrieg-board-group-card = Cards
ringkrieg-board-group-other = Other
ringkrieg-board-group-discard = Without effect
ringkrieg-board-dice-of = Dice: { $side }
ringkrieg-board-one-less = One less: { $kind }
ringkrieg-board-one-more = One more: { $kind }
ringkrieg-board-gather-stay = { $number ->
    [one] One figure goes
   *[other] { $number } figures go
}
ringkrieg-board-gather-join = { $number ->
    [0] Who sets out?
    [one] One sets out
   *[other] { $number } set out together
}
ringkrieg-board-gather-count = Take { $number } of { $most }
ringkrieg-board-gather-hits = { $most ->
    [one] Take the hit
   *[other] Take { $number } of { $most } hits
}
ringkrieg-board-loss-reduced = { $kind } becomes a Regular
ringkrieg-board-loss-outright = { $kind } falls, for two hits
ringkrieg-board-chance = Chance of the attackers: { $percent }
ringkrieg-board-chance-why = If nobody plays a card or retreats, and the attack goes on to the end. In a siege the attackers pay an Elite for each further round.
ringkrieg-board-prospect = Chance of this attack: { $percent }. If nobody plays a card or retreats, and the attack goes on to the end.
ringkrieg-board-prospect-walls = Chance in the open field: { $percent }. The defenders may withdraw into their Stronghold instead.
ringkrieg-board-why-not = Why not?
ringkrieg-board-on-map = On the map
ringkrieg-board-use-with = { $use } with { $face }
ringkrieg-board-odds = { $dice ->
    [one] one die
   *[other] { $dice } dice
}, each hits on { $needed ->
    [6] 6
   *[other] { $needed } or more
} ({ $chance })
ringkrieg-board-odds-expected = average hits: { $hits }
ringkrieg-board-odds-again = up to { $dice } again
ringkrieg-board-bonus = { $bonus } to each die
ringkrieg-board-show-rules = Rules
ringkrieg-board-mount-doom = Mount Doom
ringkrieg-board-on-track = The Ring on the Mordor Track, step { $step } of { $last }. Corruption { $corruption } of { $most }. Tiles in the Hunt pool: { $tiles }.
ringkrieg-board-mordor-corruption = Corruption { $corruption }/{ $most }
ringkrieg-board-mordor-tiles = Tiles: { $tiles }
ringkrieg-board-split = Take only a part of the army
ringkrieg-board-as-list = All answers as a list
ringkrieg-board-orders = The army in { $region-the }
ringkrieg-board-orders-none = Cancel
ringkrieg-board-tab-fellowship = Fellowship
ringkrieg-board-tab-hunt = Hunt
ringkrieg-board-tab-politics = Nations
ringkrieg-board-tab-points = Victory
ringkrieg-board-tab-forces = Forces
ringkrieg-board-tab-cards = Cards
ringkrieg-board-chance-eye = Eye
ringkrieg-board-chance-damage = Damage { $damage }
ringkrieg-board-chance-die = A die decides
ringkrieg-board-chance-heals = Heals { $points }
ringkrieg-board-chance-reveal = Reveals
ringkrieg-board-in-reach = Next to its armies:
ringkrieg-board-reach = { $region } ({ $points ->
    [one] one point
   *[other] { $points } points
}, { $figures ->
    [0] unguarded
    [one] one figure
   *[other] { $figures } figures
})
ringkrieg-board-pool-reinforcements = Reinforcements
ringkrieg-board-pool-lost = Out of the game
ringkrieg-board-characters = Nazgûl and characters
ringkrieg-board-needs-met = given now
ringkrieg-board-needs-unmet = not given now
ringkrieg-board-initiative = acts at number { $number }
ringkrieg-board-level = Level
ringkrieg-board-leadership = Leadership
ringkrieg-board-die-bonus = Action dice
ringkrieg-board-fold = Fold away: { $part }
ringkrieg-board-unfold = Open: { $part }
ringkrieg-board-command = Command
ringkrieg-board-log = What happened
ringkrieg-board-see-battle = See the battle
ringkrieg-board-see-hunt = See the Hunt
ringkrieg-board-close-region = Close
ringkrieg-board-legend = Legend
ringkrieg-board-drawer-hand = Hand
ringkrieg-board-drawer-beside = Tracks
ringkrieg-board-drawer-log = Log
ringkrieg-board-drawers = Drawers
ringkrieg-board-attacks = attacking
ringkrieg-board-round = Round { $round }
ringkrieg-board-combat-roll = Combat roll
ringkrieg-board-leader-roll = Leader re-roll
ringkrieg-board-extra-roll = Extra attack
ringkrieg-board-battle-of = Battle of { $region-the }
ringkrieg-board-hunt-dice = Hunt dice, { $needed } or more hits
ringkrieg-board-losses = Losses
ringkrieg-board-skip = Skip
ringkrieg-board-hunt-missed = No hit: the Fellowship moves on unseen.
ringkrieg-board-hunt-again = Rolled again, { $needed } or more hits
ringkrieg-board-legend-town = Town: units are recruited here
ringkrieg-board-legend-city = City: units are recruited here, with its victory points as gold dots
ringkrieg-board-legend-stronghold = Stronghold: can be besieged, with its victory points as gold dots
ringkrieg-board-legend-fortification = Fortification: helps the defender in the first round
ringkrieg-board-legend-captured = Captured: flag and colour of who holds it
ringkrieg-board-legend-siege = Besieged: those inside stand behind the wall
ringkrieg-board-legend-army = Army: its strongest figure with the number of its units (golden rim: all are Elites; with a golden circle: so many of them); beside it Leaders, Nazgûl and characters
ringkrieg-board-legend-nazgul = Nazgûl with their number
ringkrieg-board-legend-fellowship = The Fellowship where it was last known, with the steps since then; red when revealed
ringkrieg-board-legend-companions = Companions
ringkrieg-board-legend-minions = Nazgûl and Minions
ringkrieg-board-legend-expansion = The expansion
ringkrieg-board-legend-nations = Nations: Regular, Elite, Leader
ringkrieg-board-last-card = The last card
ringkrieg-board-put-aside = Put the card aside
ringkrieg-board-legend-open = Border that can be crossed
ringkrieg-board-legend-closed = Mountains: nobody crosses here
ringkrieg-board-in-hunt-box = In the Hunt Box: { $dice ->
    [one] one die
   *[other] { $dice } dice
}
ringkrieg-board-armies = Everything on the map as a list
ringkrieg-board-armies-key = Armies: Regulars + Elites, { $leader } Leaders
ringkrieg-board-alone = { $side } alone
ringkrieg-board-captured = Held by { $side }
ringkrieg-board-siege = Siege
ringkrieg-board-outside = outside: { $force }

ringkrieg-board-story = The story of this war
ringkrieg-board-story-decided = What decided the war
ringkrieg-board-story-tile = The last tile of the Hunt: { $tile }.
ringkrieg-board-story-peace = No nation came to war before the end.
ringkrieg-board-story-began = { $nation-The } { $nation-number ->
    [many] were
   *[one] was
} the first to go to war, in turn { $turn }.
ringkrieg-board-story-walked = The Fellowship { $revealed ->
    [0] was never revealed
    [one] was revealed once
   *[other] was revealed { $revealed } times
} and did not come to Mordor.
ringkrieg-board-story-walked-far = The Fellowship { $revealed ->
    [0] was never revealed
    [one] was revealed once
   *[other] was revealed { $revealed } times
} and came to Mordor.
ringkrieg-board-story-walked-mordor = The Fellowship { $revealed ->
    [0] was never revealed
    [one] was revealed once
   *[other] was revealed { $revealed } times
} and entered Mordor in turn { $turn }.
ringkrieg-board-story-mourned = { $lost } { $count ->
    [one] was
   *[other] were
} lost on the way.
ringkrieg-board-story-all-alive = No Companion was lost.
ringkrieg-board-story-no-battle = Not one battle was fought.
ringkrieg-board-story-fought = { $battles ->
    [one] One battle was fought, at { $region-the } in turn { $turn }.
   *[other] { $battles } attacks were made; the greatest battle was that of { $region-the } in turn { $turn }.
}
ringkrieg-board-story-first-fell = The first Stronghold to fall and stay lost was { $region-the }, in turn { $turn }.
ringkrieg-board-story-none-fell = No Stronghold is in the hands of the enemy.
ringkrieg-board-story-fell = { $region } (turn { $turn })
ringkrieg-board-story-map = What is in the hands of the enemy, with the turn in which it fell.
ringkrieg-board-story-end-RK-W2 = In turn { $turn } the Ring won power over its bearers: corruption reached 12.
ringkrieg-board-story-end-RK-W3 = In turn { $turn } the Ring fell into the fire, with corruption at { $corruption } of 12.
ringkrieg-board-story-end-RK-W5 = At the end of turn { $turn } the Shadow held { $shadow } of the 10 points that it needs.
ringkrieg-board-story-end-RK-W6 = At the end of turn { $turn } the Free Peoples held { $free } of the 4 points that they need.
ringkrieg-board-story-end-given-up = In turn { $turn } one side gave the war up.
ringkrieg-board-story-end-claimed = In turn { $turn } one side did not come back to the table.
ringkrieg-board-story-graph = Corruption and points, turn by turn
ringkrieg-board-story-corruption = Corruption
ringkrieg-board-story-points = Points: { $side }
ringkrieg-board-ceremony-ring = The Ring is destroyed
ringkrieg-board-ceremony-corrupted = The Ring-bearers are corrupted
ringkrieg-board-ceremony-conquest = The Shadow has conquered Middle-earth
ringkrieg-board-ceremony-arms = Sauron is banished
ringkrieg-board-ceremony-city = { $region } has fallen
ringkrieg-board-ceremony-revealed = The Fellowship is revealed
ringkrieg-board-ceremony-stronghold = { $region } has fallen
ringkrieg-board-ceremony-lost = { $kind } is lost
ringkrieg-board-ceremony-crowned = { $kind } has come
ringkrieg-board-ceremony-minion = { $kind } arrives
ringkrieg-board-ceremony-mordor = The Fellowship enters Mordor
ringkrieg-board-ceremony-battle = The Last Battle

# Names.
ringkrieg-nation-dwarves = Dwarves
    .The = The Dwarves
    .number = many
ringkrieg-nation-elves = Elves
    .The = The Elves
    .number = many
ringkrieg-nation-gondor = Gondor
    .The = Gondor
    .number = one
ringkrieg-nation-north = the North
    .The = The North
    .number = one
ringkrieg-nation-rohan = Rohan
    .The = Rohan
    .number = one
ringkrieg-nation-isengard = Isengard
    .The = Isengard
    .number = one
ringkrieg-nation-sauron = Sauron
    .The = Sauron
    .number = one
ringkrieg-nation-southrons = Southrons & Easterlings
    .The = The Southrons & Easterlings
    .number = many
ringkrieg-figure-dwarves-regular = Dwarven Regular
    .a = a Dwarven Regular
    .A = A Dwarven Regular
ringkrieg-figure-dwarves-elite = Dwarven Elite
    .a = a Dwarven Elite
    .A = A Dwarven Elite
ringkrieg-figure-dwarves-leader = Dwarven Leader
    .a = a Dwarven Leader
    .A = A Dwarven Leader
ringkrieg-figure-elves-regular = Elven Regular
    .a = an Elven Regular
    .A = An Elven Regular
ringkrieg-figure-elves-elite = Elven Elite
    .a = an Elven Elite
    .A = An Elven Elite
ringkrieg-figure-elves-leader = Elven Leader
    .a = an Elven Leader
    .A = An Elven Leader
ringkrieg-figure-gondor-regular = Gondor Regular
    .a = a Gondor Regular
    .A = A Gondor Regular
ringkrieg-figure-gondor-elite = Gondor Elite
    .a = a Gondor Elite
    .A = A Gondor Elite
ringkrieg-figure-gondor-leader = Gondor Leader
    .a = a Gondor Leader
    .A = A Gondor Leader
ringkrieg-figure-north-regular = Northern Regular
    .a = a Northern Regular
    .A = A Northern Regular
ringkrieg-figure-north-elite = Northern Elite
    .a = a Northern Elite
    .A = A Northern Elite
ringkrieg-figure-north-leader = Northern Leader
    .a = a Northern Leader
    .A = A Northern Leader
ringkrieg-figure-rohan-regular = Rohan Regular
    .a = a Rohan Regular
    .A = A Rohan Regular
ringkrieg-figure-rohan-elite = Rohan Elite
    .a = a Rohan Elite
    .A = A Rohan Elite
ringkrieg-figure-rohan-leader = Rohan Leader
    .a = a Rohan Leader
    .A = A Rohan Leader
ringkrieg-figure-isengard-regular = Isengard Regular
    .a = an Isengard Regular
    .A = An Isengard Regular
ringkrieg-figure-isengard-elite = Isengard Elite
    .a = an Isengard Elite
    .A = An Isengard Elite
ringkrieg-figure-sauron-regular = Sauron Regular
    .a = a Sauron Regular
    .A = A Sauron Regular
ringkrieg-figure-sauron-elite = Sauron Elite
    .a = a Sauron Elite
    .A = A Sauron Elite
ringkrieg-figure-southrons-regular = Southron Regular
    .a = a Southron Regular
    .A = A Southron Regular
ringkrieg-figure-southrons-elite = Southron Elite
    .a = a Southron Elite
    .A = A Southron Elite
ringkrieg-figure-nazgul = Nazgûl
    .a = a Nazgûl
    .A = A Nazgûl
ringkrieg-figure-gandalf-grey = Gandalf the Grey
    .a = Gandalf the Grey
    .A = Gandalf the Grey
ringkrieg-figure-strider = Strider
    .a = Strider
    .A = Strider
ringkrieg-figure-boromir = Boromir
    .a = Boromir
    .A = Boromir
ringkrieg-figure-legolas = Legolas
    .a = Legolas
    .A = Legolas
ringkrieg-figure-gimli = Gimli
    .a = Gimli
    .A = Gimli
ringkrieg-figure-meriadoc = Meriadoc Brandybuck
    .a = Meriadoc Brandybuck
    .A = Meriadoc Brandybuck
ringkrieg-figure-peregrin = Peregrin Took
    .a = Peregrin Took
    .A = Peregrin Took
ringkrieg-figure-aragorn = Aragorn
    .a = Aragorn
    .A = Aragorn
ringkrieg-figure-gandalf-white = Gandalf the White
    .a = Gandalf the White
    .A = Gandalf the White
ringkrieg-figure-saruman = Saruman
    .a = Saruman
    .A = Saruman
ringkrieg-figure-witch-king = The Witch-king
    .a = the Witch-king
    .A = The Witch-king
ringkrieg-figure-mouth-of-sauron = The Mouth of Sauron
    .a = the Mouth of Sauron
    .A = The Mouth of Sauron
ringkrieg-figure-gollum = Gollum
    .a = Gollum
    .A = Gollum
ringkrieg-tile-eye = Eye (reveals)
    .drawn = the Eye; it reveals the Fellowship
ringkrieg-tile-0r = 0 (reveals)
    .drawn = a 0; it reveals the Fellowship
ringkrieg-tile-1 = 1
    .drawn = a 1
ringkrieg-tile-1r = 1 (reveals)
    .drawn = a 1; it reveals the Fellowship
ringkrieg-tile-2 = 2
    .drawn = a 2
ringkrieg-tile-2r = 2 (reveals)
    .drawn = a 2; it reveals the Fellowship
ringkrieg-tile-3 = 3
    .drawn = a 3
ringkrieg-tile-elven-cloaks = Elven Cloaks (0)
    .drawn = the Elven Cloaks (0)
ringkrieg-tile-elven-rope = Elven Rope (0)
    .drawn = the Elven Rope (0)
ringkrieg-tile-phial-of-galadriel = Phial of Galadriel (−2)
    .drawn = the Phial of Galadriel (−2)
ringkrieg-tile-smeagol = Sméagol (0)
    .drawn = Sméagol (0)
ringkrieg-tile-smeagol-helps-nice-master = Sméagol Helps Nice Master (−1)
    .drawn = Sméagol Helps Nice Master (−1)
ringkrieg-tile-shelobs-lair = Shelob’s Lair (a die, stops)
    .drawn = Shelob’s Lair; a die decides the damage, and the Fellowship is stopped
ringkrieg-tile-the-ring-is-mine = The Ring is Mine (Eye, reveals, stops)
    .drawn = “The Ring is Mine”, an Eye; the Fellowship is revealed and stopped
ringkrieg-tile-on-on-they-went = On, On They Went (3, stops)
    .drawn = “On, On They Went”, a 3; the Fellowship is stopped
ringkrieg-tile-give-it-to-uss = Give it to Uss (1, reveals, stops)
    .drawn = “Give it to Uss”, a 1; the Fellowship is revealed and stopped
ringkrieg-region-andrast = Andrast
    .the = Andrast
ringkrieg-region-anfalas = Anfalas
    .the = Anfalas
ringkrieg-region-angmar = Angmar
    .the = Angmar
ringkrieg-region-arnor = Arnor
    .the = Arnor
ringkrieg-region-ash-mountains = Ash Mountains
    .the = the Ash Mountains
ringkrieg-region-barad-dur = Barad-dûr
    .the = Barad-dûr
ringkrieg-region-bree = Bree
    .the = Bree
ringkrieg-region-buckland = Buckland
    .the = Buckland
ringkrieg-region-cardolan = Cardolan
    .the = Cardolan
ringkrieg-region-carrock = Carrock
    .the = the Carrock
ringkrieg-region-dagorlad = Dagorlad
    .the = Dagorlad
ringkrieg-region-dale = Dale
    .the = Dale
ringkrieg-region-dead-marshes = Dead Marshes
    .the = the Dead Marshes
ringkrieg-region-dimrill-dale = Dimrill Dale
    .the = Dimrill Dale
ringkrieg-region-dol-amroth = Dol Amroth
    .the = Dol Amroth
ringkrieg-region-dol-guldur = Dol Guldur
    .the = Dol Guldur
ringkrieg-region-druadan-forest = Drúadan Forest
    .the = the Drúadan Forest
ringkrieg-region-druwaith-iaur = Drúwaith Iaur
    .the = Drúwaith Iaur
ringkrieg-region-eagles-eyrie = Eagles’ Eyrie
    .the = the Eagles’ Eyrie
ringkrieg-region-east-harondor = East Harondor
    .the = East Harondor
ringkrieg-region-east-rhun = East Rhûn
    .the = East Rhûn
ringkrieg-region-eastemnet = Eastemnet
    .the = Eastemnet
ringkrieg-region-eastern-brown-lands = Eastern Brown Lands
    .the = the Eastern Brown Lands
ringkrieg-region-eastern-emyn-muil = Eastern Emyn Muil
    .the = the Eastern Emyn Muil
ringkrieg-region-eastern-mirkwood = Eastern Mirkwood
    .the = Eastern Mirkwood
ringkrieg-region-edoras = Edoras
    .the = Edoras
ringkrieg-region-enedwaith = Enedwaith
    .the = Enedwaith
ringkrieg-region-erebor = Erebor
    .the = Erebor
ringkrieg-region-erech = Erech
    .the = Erech
ringkrieg-region-ered-luin = Ered Luin
    .the = Ered Luin
ringkrieg-region-ettenmoors = Ettenmoors
    .the = the Ettenmoors
ringkrieg-region-evendim = Evendim
    .the = Evendim
ringkrieg-region-fangorn = Fangorn
    .the = Fangorn
ringkrieg-region-far-harad = Far Harad
    .the = Far Harad
ringkrieg-region-folde = Folde
    .the = the Folde
ringkrieg-region-fords-of-bruinen = Fords of Bruinen
    .the = the Fords of Bruinen
ringkrieg-region-fords-of-isen = Fords of Isen
    .the = the Fords of Isen
ringkrieg-region-forlindon = Forlindon
    .the = Forlindon
ringkrieg-region-gap-of-rohan = Gap of Rohan
    .the = the Gap of Rohan
ringkrieg-region-gladden-fields = Gladden Fields
    .the = the Gladden Fields
ringkrieg-region-goblins-gate = Goblins’ Gate
    .the = Goblins’ Gate
ringkrieg-region-gorgoroth = Gorgoroth
    .the = Gorgoroth
ringkrieg-region-grey-havens = Grey Havens
    .the = the Grey Havens
ringkrieg-region-harlindon = Harlindon
    .the = Harlindon
ringkrieg-region-helms-deep = Helm’s Deep
    .the = Helm’s Deep
ringkrieg-region-high-pass = High Pass
    .the = the High Pass
ringkrieg-region-hollin = Hollin
    .the = Hollin
ringkrieg-region-iron-hills = Iron Hills
    .the = the Iron Hills
ringkrieg-region-khand = Khand
    .the = Khand
ringkrieg-region-lamedon = Lamedon
    .the = Lamedon
ringkrieg-region-lorien = Lórien
    .the = Lórien
ringkrieg-region-lossarnach = Lossarnach
    .the = Lossarnach
ringkrieg-region-minas-morgul = Minas Morgul
    .the = Minas Morgul
ringkrieg-region-minas-tirith = Minas Tirith
    .the = Minas Tirith
ringkrieg-region-minhiriath = Minhiriath
    .the = Minhiriath
ringkrieg-region-morannon = Morannon
    .the = the Morannon
ringkrieg-region-moria = Moria
    .the = Moria
ringkrieg-region-mount-gram = Mount Gram
    .the = Mount Gram
ringkrieg-region-mount-gundabad = Mount Gundabad
    .the = Mount Gundabad
ringkrieg-region-narrows-of-the-forest = Narrows of the Forest
    .the = the Narrows of the Forest
ringkrieg-region-near-harad = Near Harad
    .the = Near Harad
ringkrieg-region-noman-lands = Noman-lands
    .the = the Noman-lands
ringkrieg-region-north-anduin-vale = North Anduin Vale
    .the = the North Anduin Vale
ringkrieg-region-north-downs = North Downs
    .the = the North Downs
ringkrieg-region-north-dunland = North Dunland
    .the = North Dunland
ringkrieg-region-north-ered-luin = North Ered Luin
    .the = North Ered Luin
ringkrieg-region-north-ithilien = North Ithilien
    .the = North Ithilien
ringkrieg-region-north-rhun = North Rhûn
    .the = North Rhûn
ringkrieg-region-northern-dorwinion = Northern Dorwinion
    .the = Northern Dorwinion
ringkrieg-region-northern-mirkwood = Northern Mirkwood
    .the = Northern Mirkwood
ringkrieg-region-northern-rhovanion = Northern Rhovanion
    .the = Northern Rhovanion
ringkrieg-region-nurn = Nurn
    .the = Nurn
ringkrieg-region-old-ford = Old Ford
    .the = the Old Ford
ringkrieg-region-old-forest = Old Forest
    .the = the Old Forest
ringkrieg-region-old-forest-road = Old Forest Road
    .the = the Old Forest Road
ringkrieg-region-orthanc = Orthanc
    .the = Orthanc
ringkrieg-region-osgiliath = Osgiliath
    .the = Osgiliath
ringkrieg-region-parth-celebrant = Parth Celebrant
    .the = Parth Celebrant
ringkrieg-region-pelargir = Pelargir
    .the = Pelargir
ringkrieg-region-rhosgobel = Rhosgobel
    .the = Rhosgobel
ringkrieg-region-rivendell = Rivendell
    .the = Rivendell
ringkrieg-region-south-anduin-vale = South Anduin Vale
    .the = the South Anduin Vale
ringkrieg-region-south-downs = South Downs
    .the = the South Downs
ringkrieg-region-south-dunland = South Dunland
    .the = South Dunland
ringkrieg-region-south-ered-luin = South Ered Luin
    .the = South Ered Luin
ringkrieg-region-south-ithilien = South Ithilien
    .the = South Ithilien
ringkrieg-region-south-rhun = South Rhûn
    .the = South Rhûn
ringkrieg-region-southern-dorwinion = Southern Dorwinion
    .the = Southern Dorwinion
ringkrieg-region-southern-mirkwood = Southern Mirkwood
    .the = Southern Mirkwood
ringkrieg-region-southern-rhovanion = Southern Rhovanion
    .the = Southern Rhovanion
ringkrieg-region-tharbad = Tharbad
    .the = Tharbad
ringkrieg-region-the-shire = The Shire
    .the = the Shire
ringkrieg-region-tower-hills = Tower Hills
    .the = the Tower Hills
ringkrieg-region-trollshaws = Trollshaws
    .the = the Trollshaws
ringkrieg-region-umbar = Umbar
    .the = Umbar
ringkrieg-region-vale-of-the-carnen = Vale of the Carnen
    .the = the Vale of the Carnen
ringkrieg-region-vale-of-the-celduin = Vale of the Celduin
    .the = the Vale of the Celduin
ringkrieg-region-weather-hills = Weather Hills
    .the = the Weather Hills
ringkrieg-region-west-harondor = West Harondor
    .the = West Harondor
ringkrieg-region-westemnet = Westemnet
    .the = Westemnet
ringkrieg-region-western-brown-lands = Western Brown Lands
    .the = the Western Brown Lands
ringkrieg-region-western-emyn-muil = Western Emyn Muil
    .the = the Western Emyn Muil
ringkrieg-region-western-mirkwood = Western Mirkwood
    .the = Western Mirkwood
ringkrieg-region-withered-heath = Withered Heath
    .the = the Withered Heath
ringkrieg-region-woodland-realm = Woodland Realm
    .the = the Woodland Realm
ringkrieg-card-fp-char-01 = Elven Cloaks
ringkrieg-card-fp-char-02 = Elven Rope
ringkrieg-card-fp-char-03 = Phial of Galadriel
ringkrieg-card-fp-char-04 = Sméagol Helps Nice Master
ringkrieg-card-fp-char-05 = Mithril Coat and Sting
ringkrieg-card-fp-char-06 = Axe and Bow
ringkrieg-card-fp-char-07 = Horn of Gondor
ringkrieg-card-fp-char-08 = Wizard’s Staff
ringkrieg-card-fp-char-09 = Athelas
ringkrieg-card-fp-char-10 = There is Another Way
ringkrieg-card-fp-char-11 = I Will Go Alone
ringkrieg-card-fp-char-12 = Bilbo’s Song
ringkrieg-card-fp-char-13 = Mirror of Galadriel
ringkrieg-card-fp-char-14 = Challenge of the King
ringkrieg-card-fp-char-15 = Gwaihir the Windlord
ringkrieg-card-fp-char-16 = We Prove the Swifter
ringkrieg-card-fp-char-17 = There and Back Again
ringkrieg-card-fp-char-18 = The Eagles are Coming!
ringkrieg-card-fp-char-19 = The Ents Awake: Treebeard
ringkrieg-card-fp-char-20 = The Ents Awake: Huorns
ringkrieg-card-fp-char-21 = The Ents Awake: Entmoot
ringkrieg-card-fp-char-22 = Dead Men of Dunharrow
ringkrieg-card-fp-char-23 = House of the Stewards
ringkrieg-card-fp-char-24 = The Grey Company
ringkrieg-card-fp-str-01 = The Last Battle
ringkrieg-card-fp-str-02 = A Power too Great
ringkrieg-card-fp-str-03 = The Power of Tom Bombadil
ringkrieg-card-fp-str-04 = Book of Mazarbul
ringkrieg-card-fp-str-05 = The Spirit of Mordor
ringkrieg-card-fp-str-06 = Faramir’s Rangers
ringkrieg-card-fp-str-07 = Fear! Fire! Foes!
ringkrieg-card-fp-str-08 = Wisdom of Elrond
ringkrieg-card-fp-str-09 = The Red Arrow
ringkrieg-card-fp-str-10 = Help Unlooked For
ringkrieg-card-fp-str-11 = Path of the Woses
ringkrieg-card-fp-str-12 = Through a Day and a Night
ringkrieg-card-fp-str-13 = Círdan’s Ships
ringkrieg-card-fp-str-14 = Guards of the Citadel
ringkrieg-card-fp-str-15 = Celeborn’s Galadhrim
ringkrieg-card-fp-str-16 = Riders of Théoden
ringkrieg-card-fp-str-17 = Grimbeorn the Old, Son of Beorn
ringkrieg-card-fp-str-18 = Imrahil of Dol Amroth
ringkrieg-card-fp-str-19 = King Brand’s Men
ringkrieg-card-fp-str-20 = Swords in Eriador
ringkrieg-card-fp-str-21 = Kindred of Glorfindel
ringkrieg-card-fp-str-22 = Dáin Ironfoot’s Guard
ringkrieg-card-fp-str-23 = Éomer, son of Éomund
ringkrieg-card-fp-str-24 = Thranduil’s Archers
ringkrieg-card-shadow-char-01 = Shelob’s Lair
ringkrieg-card-shadow-char-02 = The Ring is Mine!
ringkrieg-card-shadow-char-03 = On, On They Went
ringkrieg-card-shadow-char-04 = Give it to Uss!
ringkrieg-card-shadow-char-05 = Orc Patrol
ringkrieg-card-shadow-char-06 = Isildur’s Bane
ringkrieg-card-shadow-char-07 = Foul Thing from the Deep
ringkrieg-card-shadow-char-08 = Candles of Corpses
ringkrieg-card-shadow-char-09 = Nazgûl Search
ringkrieg-card-shadow-char-10 = Cruel Weather
ringkrieg-card-shadow-char-11 = The Nazgûl Strike!
ringkrieg-card-shadow-char-12 = Morgul Wound
ringkrieg-card-shadow-char-13 = Lure of the Ring
ringkrieg-card-shadow-char-14 = The Breaking of the Fellowship
ringkrieg-card-shadow-char-15 = Worn with Sorrow and Toil
ringkrieg-card-shadow-char-16 = Flocks of Crebain
ringkrieg-card-shadow-char-17 = Balrog of Moria
ringkrieg-card-shadow-char-18 = The Lidless Eye
ringkrieg-card-shadow-char-19 = Dreadful Spells
ringkrieg-card-shadow-char-20 = Grond, Hammer of the Underworld
ringkrieg-card-shadow-char-21 = The Palantír of Orthanc
ringkrieg-card-shadow-char-22 = Wormtongue
ringkrieg-card-shadow-char-23 = The Ringwraiths Are Abroad
ringkrieg-card-shadow-char-24 = The Black Captain Commands
ringkrieg-card-shadow-str-01 = Return to Valinor
ringkrieg-card-shadow-str-02 = The Fighting Uruk-hai
ringkrieg-card-shadow-str-03 = Denethor’s Folly
ringkrieg-card-shadow-str-04 = The Day Without Dawn
ringkrieg-card-shadow-str-05 = Threats and Promises
ringkrieg-card-shadow-str-06 = Stormcrow
ringkrieg-card-shadow-str-07 = Shadows Gather
ringkrieg-card-shadow-str-08 = The Shadow Lengthens
ringkrieg-card-shadow-str-09 = The Shadow is Moving
ringkrieg-card-shadow-str-10 = Corsairs of Umbar
ringkrieg-card-shadow-str-11 = Rage of the Dunlendings
ringkrieg-card-shadow-str-12 = Return of the Witch-king
ringkrieg-card-shadow-str-13 = Half-orcs and Goblin-men
ringkrieg-card-shadow-str-14 = Olog-hai
ringkrieg-card-shadow-str-15 = Hill-trolls
ringkrieg-card-shadow-str-16 = A New Power is Rising
ringkrieg-card-shadow-str-17 = Many Kings to the Service of Mordor
ringkrieg-card-shadow-str-18 = The King is Revealed
ringkrieg-card-shadow-str-19 = Shadows on the Misty Mountains
ringkrieg-card-shadow-str-20 = Orcs Multiplying Again
ringkrieg-card-shadow-str-21 = Horde from the East
ringkrieg-card-shadow-str-22 = Monsters Roused
ringkrieg-card-shadow-str-23 = Musterings of Long-planned War
ringkrieg-card-shadow-str-24 = Pits of Mordor

# battle
ringkrieg-ask-attack = { $seat }: which army attacks which?
ringkrieg-ask-who-fights = { $seat }: { $force } attack { $to-the }. Does anybody stay behind in the rearguard?
ringkrieg-ask-white-rider = { $seat }: does Gandalf the White give up his Leadership to take away that of the Nazgûl for this battle?
ringkrieg-ask-field-or-siege = { $seat }: do you fight in the field at { $region-the }, or withdraw into the Stronghold?
ringkrieg-ask-announce = { $seat }: do you play a combat card in round { $number } of the battle?
ringkrieg-ask-combat-card = { $seat }: which combat card do you play?
ringkrieg-ask-leader-reroll = { $seat }: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
} so far. How many missed dice do your Leaders roll again (at most { $most })?
ringkrieg-ask-casualty = { $seat }: choose losses for { $hits ->
    [one] one hit
   *[other] { $hits } hits
} in { $region-the }.
ringkrieg-ask-own-hits = { $seat }: up to { $left } more hits on your own units?
ringkrieg-ask-cease = { $seat }: after round { $number } of the battle of { $region-the }: cease the attack or go on?
ringkrieg-ask-prolong = { $seat }: reduce an Elite for another round of the siege battle at { $region-the }?
ringkrieg-ask-retreat = { $seat }: where does the army in { $region-the } retreat?
ringkrieg-ask-advance = { $seat }: do you advance to { $region-the } with { $force }?
ringkrieg-ask-besiege = { $seat }: do you besiege { $region-the } with { $force }?
ringkrieg-ask-sorcerer = { $seat }: the Witch-king’s sorcery gives you a card. From which deck?
ringkrieg-ask-give-up = { $seat }: how many points of Nazgûl Leadership do you give up?
ringkrieg-ask-deed-blade-of-westernesse = { $seat }: which Minion falls for one hit of your re-roll?
ringkrieg-ask-deed-mighty-attack = { $seat }: which Companion gives up his Leadership for a hit?
ringkrieg-ask-deed-heroic-death = { $seat }: who dies to spare the army hits?
ringkrieg-ask-deed-fateful-strike = { $seat }: whom does the strike fell?
ringkrieg-ask-deed-black-breath = { $seat }: whom does the Black Breath carry off?
ringkrieg-ask-deed-words-of-power = { $seat }: which Companion do the words of power silence?

ringkrieg-choose-storm = Storm the Stronghold of { $to-the }
ringkrieg-choose-sortie = Sortie from the Stronghold of { $origin-the }
ringkrieg-choose-fight = Attack: { $force }
ringkrieg-choose-rearguard = To the rearguard: { $kind }
ringkrieg-choose-ride = Ride against the Nazgûl
ringkrieg-choose-lead = Lead as usual
ringkrieg-choose-field = Field battle
ringkrieg-choose-withdraw = Withdraw into the Stronghold
ringkrieg-choose-card = Play a combat card
ringkrieg-choose-no-card = No combat card
ringkrieg-choose-combat-card = { $card }. { $does }
ringkrieg-choose-lose = Lose { $kind-a }
ringkrieg-choose-reduce = Reduce { $kind-a } to a Regular
ringkrieg-choose-outright = Lose { $kind-a } for two hits
ringkrieg-choose-enough = No more
ringkrieg-choose-cease = Cease the attack
ringkrieg-choose-go-on = Go on
ringkrieg-choose-prolong = Reduce { $kind-a } and go on
ringkrieg-choose-stand = Stand
ringkrieg-choose-retreat = Retreat to { $region-the }
ringkrieg-choose-advance = Advance: { $force }
ringkrieg-choose-no-advance = Do not advance
ringkrieg-choose-nobody = Nobody
ringkrieg-choose-give-up = { $points ->
    [one] one point
   *[other] { $points } points
}
ringkrieg-choose-no-draw = Draw no card

ringkrieg-refuse-RK-B2 = Only nations at war may attack.
ringkrieg-refuse-RK-B3 = An army attacks a neighbouring enemy army, or during a siege the one in its own region.
ringkrieg-refuse-RK-B5 = At least one of the figures that make this attack possible has to take part.
ringkrieg-refuse-RK-B7 = There is no such figure among the attackers.
ringkrieg-refuse-RK-B8 = Attackers and rearguard need at least one unit each.
ringkrieg-refuse-RK-B45 = An army retreats to a neighbouring region without enemy units and without an enemy Settlement.
ringkrieg-refuse-RK-B53 = At least one unit advances, and no Leader stays behind without units.
ringkrieg-refuse-RK-B56 = Figures that stay behind need a unit with them.

ringkrieg-attack = { $side-The } { $manner ->
    [storm] { $side-number ->
        [many] storm
       *[one] storms
    } the Stronghold of { $to-the }
    [sortie] { $side-number ->
        [many] make
       *[one] makes
    } a sortie from the Stronghold of { $origin-the }
   *[march] { $side-number ->
        [many] attack
       *[one] attacks
    } { $to-the } from { $origin-the }
} with { $force }.
ringkrieg-white-rider = The White Rider meets the Nazgûl: neither he nor they lead in this battle.
ringkrieg-round = Battle of { $region-the }, round { $number }.
ringkrieg-announced = { $seat } will play a combat card.
ringkrieg-combat-card = { $side-The } { $side-number ->
    [many] play
   *[one] plays
} the combat card { $card }. { $does }
ringkrieg-card-acts = { $half } ({ $card }) takes effect.
ringkrieg-silenced = { $kind-A } does not lead in this round.
ringkrieg-hits-due = { $side-The } { $side-number ->
    [many] take
   *[one] takes
} { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
} in this round.
ringkrieg-card-lapses = { $half } ({ $card }) has no effect.
ringkrieg-combat-roll = { $side }, combat roll: { $results } ({ $bonus ->
    [0] needed { $needed }
   *[other] needed { $needed }, bonus { $bonus }
}): { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
ringkrieg-leader-roll = { $side }, Leader re-roll: { $results } ({ $bonus ->
    [0] needed { $needed }
   *[other] needed { $needed }, bonus { $bonus }
}): { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
ringkrieg-extra-roll = { $side }, extra attack: { $results } (needed { $needed }): { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
ringkrieg-unit-lost = Lost in { $region-the }: { $kind-a }.
ringkrieg-elite-reduced = { $kind-A } in { $region-the } is reduced to { $regular-a }.
ringkrieg-slain = { $kind-A } falls in { $region-the }.
ringkrieg-given-up = The Nazgûl give up { $points ->
    [one] one point
   *[other] { $points } points
} of Leadership.
ringkrieg-unit-lost-times = Lost in { $region-the }: { $times } × { $kind }.
ringkrieg-elite-reduced-times = { $times } × { $kind } in { $region-the } become Regulars.
ringkrieg-army-destroyed = { $side }: the army in { $region-the } is destroyed{ $others ->
    [0] .
   *[other] , and with it { $force }.
}
ringkrieg-army-retreated = { $side }: retreat from { $origin-the } to { $to-the } ({ $force }).
ringkrieg-withdraws = { $side-The } { $side-number ->
    [many] withdraw
   *[one] withdraws
} into the Stronghold of { $region-the }.
ringkrieg-besieged = The Stronghold of { $region-the } is besieged. Inside: { $force }.
ringkrieg-army-advanced = { $side }: advance from { $origin-the } to { $to-the } ({ $force }).
ringkrieg-battle-over = The battle of { $region-the } is over.

ringkrieg-combat-it-is-a-gift = It is a Gift
ringkrieg-combat-blade-of-westernesse = Blade of Westernesse
ringkrieg-combat-mighty-attack = Mighty Attack
ringkrieg-combat-servant-of-the-secret-fire = Servant of the Secret Fire
ringkrieg-combat-anduril = Andúril
ringkrieg-combat-heroic-death = Heroic Death
ringkrieg-combat-daring-defiance = Daring Defiance
ringkrieg-combat-fateful-strike = Fateful Strike
ringkrieg-combat-sudden-strike = Sudden Strike
ringkrieg-combat-brave-stand = Brave Stand
ringkrieg-combat-ents-rage = Ents’ Rage
ringkrieg-combat-huorn-dark = Huorn-dark
ringkrieg-combat-nameless-wood = Nameless Wood
ringkrieg-combat-daylight = Daylight
ringkrieg-combat-no-quarter = No Quarter
ringkrieg-combat-advantageous-position = Advantageous Position
ringkrieg-combat-scouts = Scouts
ringkrieg-combat-shield-wall = Shield-Wall
ringkrieg-combat-confusion = Confusion
ringkrieg-combat-charge = Charge
ringkrieg-combat-valour = Valour
ringkrieg-combat-one-for-the-dark-lord = One for the Dark Lord
ringkrieg-combat-cruel-as-death = Cruel as Death
ringkrieg-combat-they-are-terrible = They are Terrible
ringkrieg-combat-dread-and-despair = Dread and Despair
ringkrieg-combat-foul-stench = Foul Stench
ringkrieg-combat-black-breath = Black Breath
ringkrieg-combat-words-of-power = Words of Power
ringkrieg-combat-durins-bane = Durin’s Bane
ringkrieg-combat-devilry-of-orthanc = Devilry of Orthanc
ringkrieg-combat-deadly-strife = Deadly Strife
ringkrieg-combat-onslaught = Onslaught
ringkrieg-combat-relentless-assault = Relentless Assault
ringkrieg-combat-great-host = Great Host
ringkrieg-combat-mumakil = Mûmakil
ringkrieg-combat-swarm-of-bats = Swarm of Bats
ringkrieg-combat-we-come-to-kill = We Come to Kill
ringkrieg-combat-desperate-battle = Desperate Battle

# cards
ringkrieg-use-remove-card = remove a card from the table
ringkrieg-inside = { $region } (inside the Stronghold)
    .the = the Stronghold of { $region-the }
ringkrieg-ask-play = { $seat }: which event do you play?
ringkrieg-ask-draw = { $seat }: draw a card ({ $deck })?
ringkrieg-ask-use-card = { $seat }: use { $card } now?
ringkrieg-ask-remove-card = { $seat }: which card leaves the table?
ringkrieg-ask-pay-card = { $seat }: which card of your hand do you pay?
ringkrieg-ask-place = { $seat }, { $card }: choose the place.
ringkrieg-ask-nation = { $seat }, { $card }: choose the nation.
ringkrieg-ask-rank = { $seat }, { $card }: a Regular or an Elite?
ringkrieg-ask-elites = { $seat }, { $card }: how many of the units in { $region-the } are Elites?
ringkrieg-ask-place-recruit = { $seat }, { $card }: there are too few for all places. Where does the next one go ({ $kind })?
ringkrieg-ask-start-march = { $seat }, { $card }: from where does an army set out?
ringkrieg-ask-march-on = { $seat }: the way so far is { $way }. Where does it lead?
ringkrieg-ask-follow = { $seat }: who joins those in { $region-the }? Up to { $left } more.
ringkrieg-ask-who-travels = { $seat }, { $card }: who sets out?
ringkrieg-ask-follow-gollum = { $seat }: do you follow Gollum?
ringkrieg-ask-lured = { $seat }, { $card }: the Ring tempts { $kind-a }. What do you do?
ringkrieg-ask-lost = { $seat }: who has to leave the Fellowship? { $left } to go.
ringkrieg-ask-grieve = { $seat }: a Companion is lost. Which card shall the Free Peoples lose with him?
ringkrieg-ask-lose-figure = { $seat }, { $card }: which figure do you lose?
ringkrieg-ask-nazgul-strike = { $seat }: what do the Nazgûl do now that they have come to the Fellowship?
ringkrieg-ask-lead-armies = { $seat }, { $card }: what do the armies do?
ringkrieg-ask-black-captain = { $seat }: does the Witch-king call Nazgûl to him, or do they fly?
ringkrieg-ask-gather = { $seat }, { $card }: how many Regulars of Gondor do you recruit?
ringkrieg-ask-turn-to-eye = { $seat }, { $card }: which die becomes an Eye? Up to { $left } more.
ringkrieg-choose-nothing = None of these
ringkrieg-choose-keep-card = Keep it
ringkrieg-choose-use-card = Use { $card }
ringkrieg-choose-elites = Elites: { $number }
ringkrieg-choose-regulars = Regulars: { $number }
ringkrieg-choose-from-hand = A Character card drawn from the hand
ringkrieg-choose-lose-companion = Lose { $kind-a }
ringkrieg-choose-hunt = Hunt for the Ring
ringkrieg-choose-call-nazgul = Call Nazgûl: { $number }
ringkrieg-acts-remove-card = { $seat } removes a card from the table ({ $face }).
ringkrieg-played = { $seat } plays { $card }. { $effect }
ringkrieg-laid = { $card } stays on the table.
ringkrieg-event-roll = { $card }: rolled { $results }; { $successes ->
    [0] no die reaches { $needed }
    [one] one die reaches { $needed }
   *[other] { $successes } dice reach { $needed }
}.
ringkrieg-event-hits = Hits by { $card }: { $hits }.
ringkrieg-special-tile = A special Hunt tile comes into play: { $tile }.
ringkrieg-eyes-removed = Eyes removed from the game: { $number }.
ringkrieg-figure-lost = { $kind-A } in { $region-the } is lost.
ringkrieg-turned-away = { $nation-The } { $nation-number ->
    [many] move
   *[one] moves
} one box back from war, { $box ->
    [one] one
   *[other] { $box }
} to go.
ringkrieg-wills-lost = Will of the West dice lost: { $dice }.

# What the event cards do, in our own words.
ringkrieg-choose-event = { $card }: { $effect }

# What events need, do, and how they leave the table.
ringkrieg-effect-fp-char-01 = A special Hunt tile with 0 damage comes into play: it waits until the Fellowship is on the Mordor Track and then joins the Hunt pool (at once if the Fellowship is already there).
ringkrieg-effect-fp-char-02 = { ringkrieg-effect-fp-char-01 }
ringkrieg-effect-fp-char-03 = A special Hunt tile that heals 2 corruption comes into play: it waits until the Fellowship is on the Mordor Track and then joins the Hunt pool (at once if the Fellowship is already there).
ringkrieg-effect-fp-char-04 = A special Hunt tile that heals 1 corruption comes into play: it waits until the Fellowship is on the Mordor Track and then joins the Hunt pool (at once if the Fellowship is already there).
ringkrieg-effect-fp-char-05 = Whenever a Hunt tile has been drawn against the Fellowship, you may discard this card before the tile takes effect: another tile is drawn and counts instead, and the first goes back into the pool.
ringkrieg-discard-fp-char-05 = When used.
ringkrieg-needs-fp-char-06 = Gimli or Legolas is in the Fellowship.
ringkrieg-effect-fp-char-06 = When a Hunt tile has been drawn, you may discard this card to lower its damage by 1.
ringkrieg-discard-fp-char-06 = When used, or when neither Gimli nor Legolas is in the Fellowship any more.
ringkrieg-needs-fp-char-07 = Boromir is in the Fellowship.
ringkrieg-effect-fp-char-07 = When a Hunt tile has been drawn, you may discard this card to lower its damage by 1.
ringkrieg-discard-fp-char-07 = When used, or when Boromir leaves the Fellowship.
ringkrieg-needs-fp-char-08 = Gandalf the Grey is in the Fellowship.
ringkrieg-effect-fp-char-08 = When a Hunt tile is about to be drawn against the Fellowship, you may discard this card: that tile is not drawn.
ringkrieg-discard-fp-char-08 = When used, or when Gandalf the Grey leaves the Fellowship.
ringkrieg-effect-fp-char-09 = Roll three dice: each 5 or more heals 1 corruption, or each 3 or more if Strider is the Guide.
ringkrieg-effect-fp-char-10 = Heal 1 corruption. If Gollum is the Guide you may then hide the Fellowship if it is revealed, or move it if it is hidden (with the usual Hunt, or tile in Mordor).
ringkrieg-needs-fp-char-11 = A Companion is still in the Fellowship.
ringkrieg-effect-fp-char-11 = Separate one Companion or one group; they may go 1 region further than normal. Then heal 1 corruption.
ringkrieg-effect-fp-char-12 = Heal 1 corruption, or 2 if Gollum is the Guide.
ringkrieg-effect-fp-char-13 = Turn one of your unused Character dice to Will of the West. Then heal 1 corruption if the Fellowship’s figure is in Lórien.
ringkrieg-needs-fp-char-14 = Strider or Aragorn is with an army in Gondor or Rohan.
ringkrieg-effect-fp-char-14 = Draw three Hunt tiles; they have no effect on the Fellowship. Eyes among them leave the game for good and the others go back into the pool. But if all three are Eyes, they go back and Strider or Aragorn is eliminated.
ringkrieg-effect-fp-char-15 = Move one Companion or one group on the map up to 4 regions, or separate one Companion or one group as far as the Fellowship’s track shows plus 4. They may end in one of your own Strongholds under siege.
ringkrieg-effect-fp-char-16 = Move one Companion or one group on the map, or separate one Companion or one group, 2 regions further than normal. They may end in one of your own Strongholds under siege.
ringkrieg-effect-fp-char-17 = Separate one Companion or one group; they may go 1 region further than normal. Then, if Gimli or Legolas is in Erebor, Dale or the Woodland Realm, Dwarves and North become active, and Dwarves, Elves and North each move one box towards war.
ringkrieg-needs-fp-char-18 = A Shadow army with a Nazgûl is in or next to the region of an army of yours with a Companion.
ringkrieg-effect-fp-char-18 = Choose such a Shadow army and roll a die for each Nazgûl in it, at most five: each 5 or more eliminates one. The survivors flee to one Stronghold of Sauron under Shadow control, which you choose. The Witch-king is not affected.
ringkrieg-needs-fp-char-19 = Gandalf the White is in Fangorn or Rohan, and Saruman is in play.
ringkrieg-effect-fp-char-19 = Roll three dice: each 4 or more is a hit on the Shadow army in Orthanc. If no Shadow unit is left there, Saruman is eliminated. If a Companion is in Fangorn, you may then play one more Character event without a die.
ringkrieg-needs-fp-char-20 = { ringkrieg-needs-fp-char-19 }
ringkrieg-effect-fp-char-20 = { ringkrieg-effect-fp-char-19 }
ringkrieg-needs-fp-char-21 = { ringkrieg-needs-fp-char-19 }
ringkrieg-effect-fp-char-21 = { ringkrieg-effect-fp-char-19 }
ringkrieg-needs-fp-char-22 = Strider or Aragorn is in a region of Rohan, not inside a besieged Stronghold.
ringkrieg-effect-fp-char-22 = Move him and any Companions of his region to Erech, Lamedon or Pelargir, however far. A Shadow army there takes as many hits as a die shows and then has to retreat; if it cannot, it is destroyed together with its Nazgûl and Minions. Then you may recruit up to three Regulars of Gondor there.
ringkrieg-needs-fp-char-23 = Boromir is in a region of Gondor, outside the Fellowship.
ringkrieg-effect-fp-char-23 = Recruit a unit of Gondor, Regular or Elite, in his region. Then draw two Strategy cards.
ringkrieg-needs-fp-char-24 = Strider or Aragorn is with an army.
ringkrieg-effect-fp-char-24 = In that army a Regular is lost for good, and an Elite of the same nation is recruited in its place. Then draw two Strategy cards.
ringkrieg-needs-fp-str-01 = Aragorn or Gandalf the White is with an army in North or South Ithilien, Dagorlad, Morannon, Minas Morgul, Gorgoroth, Nurn or Barad-dûr.
ringkrieg-effect-fp-str-01 = A die that moves the Fellowship does not go to the Hunt Box.
ringkrieg-discard-fp-str-01 = As soon as none of your armies is in any of those regions.
ringkrieg-effect-fp-str-02 = The Elves move one box towards war. From then on Shadow armies may neither enter Rivendell, Lórien or the Grey Havens nor attack there.
ringkrieg-discard-fp-str-02 = The Shadow may spend any one die as an action and discard two cards from hand, one Army card and one Character card.
ringkrieg-effect-fp-str-03 = The North moves one box towards war. From then on Shadow armies may neither enter Buckland, the Shire or the Old Forest nor attack there.
ringkrieg-discard-fp-str-03 = { ringkrieg-discard-fp-str-02 }
ringkrieg-effect-fp-str-04 = All Companions on the map may move as with a Character die. If one is then in Ered Luin or Erebor, the Dwarves become active and go straight to at war.
ringkrieg-needs-fp-str-05 = A Shadow army with units of at least two nations is on the map.
ringkrieg-effect-fp-str-05 = Choose such an army and roll five dice: each 5 or more is a hit on it.
ringkrieg-effect-fp-str-06 = Choose a Shadow army in Osgiliath, North Ithilien or South Ithilien and roll three dice: each 5 or more is a hit on it. Then, if you have an army in Osgiliath, recruit a unit of Gondor, Regular or Elite, and a Leader of Gondor there.
ringkrieg-effect-fp-str-07 = All Companions on the map may move as with a Character die. If one is then in Bree or the Shire, the North becomes active and goes straight to at war.
ringkrieg-effect-fp-str-08 = One nation of the Free Peoples of your choice becomes active and moves one box towards war.
ringkrieg-needs-fp-str-09 = Gondor is active.
ringkrieg-effect-fp-str-09 = Rohan moves one box towards war. Then recruit a unit of Rohan, Regular or Elite, and a Leader of Rohan in Edoras.
ringkrieg-needs-fp-str-10 = An army of yours with units of a nation at war is next to a Shadow army that besieges a Stronghold.
ringkrieg-effect-fp-str-10 = Attack such a besieger. In this battle its combat roll loses a die for each of your units inside the Stronghold, but it keeps at least one.
ringkrieg-needs-fp-str-11 = You have an army in Minas Tirith, and Rohan is at war.
ringkrieg-effect-fp-str-11 = Move one army from a region of Rohan straight to Minas Tirith; if Minas Tirith is besieged, to a free region next to it instead.
ringkrieg-needs-fp-str-12 = One of your armies has a Companion with it.
ringkrieg-effect-fp-str-12 = Move one army with a Companion up to two regions. It may be split at the start; nobody joins it or is left behind on the way.
ringkrieg-needs-fp-str-13 = The Elves are at war.
ringkrieg-effect-fp-str-13 = Recruit two Elven units, Regulars or Elites, in one coastal region with an army of yours.
ringkrieg-effect-fp-str-14 = Recruit a unit of Gondor, Regular or Elite, and a Leader of Gondor in Minas Tirith.
ringkrieg-effect-fp-str-15 = Recruit an Elven unit, Regular or Elite, in Lórien. Then draw a Strategy card.
ringkrieg-effect-fp-str-16 = Recruit a unit of Rohan, Regular or Elite, and a Leader of Rohan, both in Edoras or both in a region of Rohan with a Companion.
ringkrieg-effect-fp-str-17 = Recruit a unit of the North, Regular or Elite, and a Leader of the North in Carrock.
ringkrieg-effect-fp-str-18 = Recruit a unit of Gondor, Regular or Elite, and a Leader of Gondor in Dol Amroth.
ringkrieg-effect-fp-str-19 = Recruit two Regulars of the North in Dale. Then draw a Strategy card.
ringkrieg-effect-fp-str-20 = Recruit a Dwarven unit in Ered Luin and a unit of the North in the Shire, Regular or Elite. Then draw a Strategy card.
ringkrieg-effect-fp-str-21 = Recruit an Elven unit, Regular or Elite, in Rivendell. Then draw a Strategy card.
ringkrieg-effect-fp-str-22 = Recruit a Dwarven unit, Regular or Elite, and a Dwarven Leader in Erebor.
ringkrieg-effect-fp-str-23 = Recruit a unit of Rohan, Regular or Elite, and a Leader of Rohan in one free Settlement of Rohan.
ringkrieg-effect-fp-str-24 = Recruit an Elven unit, Regular or Elite, in the Woodland Realm. Then draw a Strategy card.
ringkrieg-effect-shadow-char-01 = A special Hunt tile comes into play that does as much damage as a die shows and stops the Fellowship: it waits until the Fellowship is on the Mordor Track and then joins the Hunt pool (at once if the Fellowship is already there).
ringkrieg-effect-shadow-char-02 = A special Hunt tile with an Eye comes into play that reveals and stops the Fellowship: it waits until the Fellowship is on the Mordor Track and then joins the Hunt pool (at once if the Fellowship is already there).
ringkrieg-effect-shadow-char-03 = A special Hunt tile with 3 damage comes into play that stops the Fellowship: it waits until the Fellowship is on the Mordor Track and then joins the Hunt pool (at once if the Fellowship is already there).
ringkrieg-effect-shadow-char-04 = A special Hunt tile with 1 damage comes into play that reveals and stops the Fellowship: it waits until the Fellowship is on the Mordor Track and then joins the Hunt pool (at once if the Fellowship is already there).
ringkrieg-needs-shadow-char-05 = The Fellowship’s figure is not in a region with a Settlement of the Free Peoples.
ringkrieg-effect-shadow-char-05 = Draw a Hunt tile. An Eye or a special tile of the Free Peoples has no effect; any other counts like that of a successful Hunt.
ringkrieg-needs-shadow-char-06 = { ringkrieg-needs-shadow-char-05 }
ringkrieg-effect-shadow-char-06 = Draw a Hunt tile. An Eye or a special tile of the Free Peoples has no effect; any other counts like that of a successful Hunt, but all its damage becomes corruption: no casualty, no Guide and no card on the table lowers it.
ringkrieg-needs-shadow-char-07 = { ringkrieg-needs-shadow-char-05 }
ringkrieg-effect-shadow-char-07 = Draw a Hunt tile. An Eye or a special tile of the Free Peoples has no effect; any other counts like that of a successful Hunt, but damage left after cards and Guide must be met by a Companion drawn at random; what exceeds his Level is corruption. Without Companions all of it is.
ringkrieg-needs-shadow-char-08 = { ringkrieg-needs-shadow-char-05 }
ringkrieg-effect-shadow-char-08 = Roll three dice: each 4 or more adds 1 corruption, or only each 6 if Gollum is the Guide.
ringkrieg-needs-shadow-char-09 = The Fellowship’s track shows 1 or more.
ringkrieg-effect-shadow-char-09 = Any number of Nazgûl may fly. If one is then in the region of the Fellowship’s figure, the Fellowship is revealed.
ringkrieg-needs-shadow-char-10 = { ringkrieg-needs-shadow-char-09 }
ringkrieg-effect-shadow-char-10 = Move the Fellowship’s figure to an adjacent region of your choice; its track and its hidden side stay as they are.
ringkrieg-needs-shadow-char-11 = { ringkrieg-needs-shadow-char-09 }
ringkrieg-effect-shadow-char-11 = Any number of Nazgûl may fly. If one is then in the region of the Fellowship’s figure, you may either discard a Character event of the Free Peoples from the table, or make a Hunt roll as if the Fellowship had just moved.
ringkrieg-needs-shadow-char-12 = The Fellowship is revealed.
ringkrieg-effect-shadow-char-12 = Add 1 corruption, or 2 if there are at most 3 so far.
ringkrieg-needs-shadow-char-13 = { ringkrieg-needs-shadow-char-12 }
ringkrieg-effect-shadow-char-13 = Draw a Companion of the Fellowship at random: the Free Peoples either eliminate him or add as much corruption as his Level. If Gollum is the Guide, add 1 corruption instead.
ringkrieg-needs-shadow-char-14 = { ringkrieg-needs-shadow-char-12 }
ringkrieg-effect-shadow-char-14 = Draw a Hunt tile. An Eye or a special tile of the Free Peoples has no effect; otherwise the Free Peoples separate as many Companions as its number says (all, if there are fewer), and they stay in the region of the figure. If Gollum is the Guide, add 1 corruption instead.
ringkrieg-effect-shadow-char-15 = Each time a Companion is lost as a casualty of Hunt damage, you may discard one Character card of the Free Peoples: one drawn at random from their hand, or one of your choice from the table.
ringkrieg-discard-shadow-char-15 = When the Fellowship is declared in a Stronghold of the Free Peoples that they control.
ringkrieg-effect-shadow-char-16 = Before a Hunt roll you may discard this card: all dice of that roll get +1, re-rolls included.
ringkrieg-discard-shadow-char-16 = When used, or when the Fellowship is declared in a City or Stronghold of the Free Peoples.
ringkrieg-effect-shadow-char-17 = When the way of the Fellowship’s figure, declared or revealed, enters, leaves or crosses Moria, you may discard this card to draw one more Hunt tile: an Eye has no effect, any other counts like that of a successful Hunt; its reveal symbol is ignored after a declaration in a City or Stronghold of the Free Peoples. Or you may use its combat half in a battle straight from the table.
ringkrieg-discard-shadow-char-17 = When used in either way.
ringkrieg-effect-shadow-char-18 = Turn up to three of your unused dice to Eyes and put them into the Hunt Box.
ringkrieg-needs-shadow-char-19 = An army of yours with a Nazgûl is in or next to the region of an army of the Free Peoples.
ringkrieg-effect-shadow-char-19 = Choose such an army of yours and such an enemy army, and roll a die for each Nazgûl with yours, the Witch-king included, at most five: each 5 or more is a hit on the enemy.
ringkrieg-needs-shadow-char-20 = The Witch-king is with an army that besieges a Stronghold of the Free Peoples.
ringkrieg-effect-shadow-char-20 = Attack that Stronghold with him. The siege battle lasts three rounds instead of one. In the first the Free Peoples may use a combat card only if a Companion is in the battle.
ringkrieg-needs-shadow-char-21 = Saruman is in play.
ringkrieg-effect-shadow-char-21 = Each time you play an event with an Event die, you draw a card from either of your decks.
ringkrieg-discard-shadow-char-21 = When Saruman leaves the game; or the Free Peoples, as an action, spend a Will of the West, or any die and an Elven ring.
ringkrieg-needs-shadow-char-22 = Saruman is in play, and Rohan is not active.
ringkrieg-effect-shadow-char-22 = Rohan becomes active only if a Companion who can activate it comes to Edoras or Helm’s Deep, if the Fellowship is declared there, or if an army of the Free Peoples is attacked there.
ringkrieg-discard-shadow-char-22 = When Rohan is active or Saruman leaves the game.
ringkrieg-effect-shadow-char-23 = Any number of Nazgûl may fly. Then either up to two armies move one region each, or one army attacks; a Nazgûl has to go or fight with each of them.
ringkrieg-needs-shadow-char-24 = The Witch-king is in play.
ringkrieg-effect-shadow-char-24 = Either recruit up to two Nazgûl in the Witch-king’s region, or let any number of Nazgûl fly, him included. Then the army with the Witch-king may move one region or attack.
ringkrieg-needs-shadow-str-01 = You control a Stronghold of the Elves.
ringkrieg-effect-shadow-str-01 = For each Elven Stronghold that is neither besieged nor captured, roll a die for each Elven unit there, at most five: each 6 is a hit on that army.
ringkrieg-needs-shadow-str-02 = Saruman is in play, and an army with units of Isengard besieges a Stronghold.
ringkrieg-effect-shadow-str-02 = Attack that Stronghold with units of Isengard. The siege battle lasts three rounds instead of one. In the first the Free Peoples may use a combat card only if a Companion is in the battle.
ringkrieg-needs-shadow-str-03 = Minas Tirith is besieged by the Shadow.
ringkrieg-effect-shadow-str-03 = One Leader inside Minas Tirith, chosen by the Free Peoples, is eliminated at once. From then on the Free Peoples may not use combat cards when an army in the region of Minas Tirith is attacked.
ringkrieg-discard-shadow-str-03 = When Minas Tirith is no longer besieged; or the Free Peoples, as an action, spend a Will of the West, or any die if Gandalf or Aragorn is there.
ringkrieg-needs-shadow-str-04 = All nations of the Shadow are at war.
ringkrieg-effect-shadow-str-04 = All unused dice of the Free Peoples that show Will of the West are lost for this turn.
ringkrieg-effect-shadow-str-05 = The Free Peoples may not move a passive nation with a Muster result.
ringkrieg-discard-shadow-str-05 = When an attack or a Companion’s ability moves a nation of the Free Peoples towards war.
ringkrieg-needs-shadow-str-06 = A Companion or the Fellowship’s figure is within the borders of a nation of the Free Peoples that is not at war.
ringkrieg-effect-shadow-str-06 = Choose such a nation: it goes back one box. Then a unit or Leader of it, chosen by the Free Peoples, is eliminated.
ringkrieg-effect-shadow-str-07 = One army moves up to three regions and ends where another army of yours, not under siege, already stands. It may be split at the start; nobody joins it or is left behind on the way.
ringkrieg-effect-shadow-str-08 = Up to two armies move up to two regions each; each ends where another army of yours, not under siege, already stands. They may be split at the start; nobody joins them or is left behind on the way.
ringkrieg-needs-shadow-str-09 = { ringkrieg-needs-shadow-str-04 }
ringkrieg-effect-shadow-str-09 = Up to four armies each move to an adjacent region.
ringkrieg-needs-shadow-str-10 = The Southrons & Easterlings are at war.
ringkrieg-effect-shadow-str-10 = Move one army from Umbar to a coastal region of Gondor (Pelargir, Lamedon, Dol Amroth, Anfalas). If an army of the Free Peoples is there, yours attacks it instead and may not cease the attack; a garrison under siege is stormed in a siege battle.
ringkrieg-needs-shadow-str-11 = Isengard is at war.
ringkrieg-effect-shadow-str-11 = Recruit two Regulars of Isengard in a free region next to North or South Dunland. Then up to four units of Isengard may go there from North and South Dunland.
ringkrieg-needs-shadow-str-12 = The Witch-king is in play.
ringkrieg-effect-shadow-str-12 = The Witch-king goes to Angmar. Recruit one Elite and two Regulars of Sauron there.
ringkrieg-needs-shadow-str-13 = Isengard is at war.
ringkrieg-effect-shadow-str-13 = Recruit a unit of Isengard, Regular or Elite, in any region with an army of yours.
ringkrieg-needs-shadow-str-14 = Sauron is at war.
ringkrieg-effect-shadow-str-14 = Recruit a unit of Sauron, Regular or Elite, in any region with an army of yours.
ringkrieg-needs-shadow-str-15 = Sauron is at war.
ringkrieg-effect-shadow-str-15 = Exchange two Regulars of Sauron, anywhere on the map, for Elites.
ringkrieg-needs-shadow-str-16 = Saruman is in play.
ringkrieg-effect-shadow-str-16 = Recruit for Isengard: two Regulars in South Dunland, two Regulars in North Dunland, and two units, Regulars or Elites, in Orthanc.
ringkrieg-effect-shadow-str-17 = Choose three Settlements of the Southrons & Easterlings and recruit two of their Regulars in each.
ringkrieg-needs-shadow-str-18 = Aragorn is in play.
ringkrieg-effect-shadow-str-18 = Recruit a Nazgûl and five Regulars of Sauron in Minas Morgul.
ringkrieg-effect-shadow-str-19 = Recruit a Nazgûl and two units of Sauron, Regulars or Elites, all in Moria or all in Mount Gram.
ringkrieg-effect-shadow-str-20 = Recruit three Regulars of Sauron in Mount Gundabad and three in Dol Guldur.
ringkrieg-needs-shadow-str-21 = The Southrons & Easterlings are at war.
ringkrieg-effect-shadow-str-21 = Choose one free region of theirs at the eastern edge of the map (East Rhûn, South Rhûn, Khand or Far Harad) and recruit five of their Regulars there.
ringkrieg-effect-shadow-str-22 = Recruit for Sauron an Elite in the Trollshaws and a Regular each in the Weather Hills, the Ettenmoors and Angmar.
ringkrieg-needs-shadow-str-23 = { ringkrieg-needs-shadow-str-04 }
ringkrieg-effect-shadow-str-23 = Recruit five Regulars of Sauron in Nurn and five Regulars of the Southrons & Easterlings in Gorgoroth.
ringkrieg-needs-shadow-str-24 = Sauron is at war.
ringkrieg-effect-shadow-str-24 = Choose three Strongholds of Sauron and recruit two of his Regulars in each.

# What combat halves need and do.
ringkrieg-combat-it-is-a-gift-needs = The attacked army, of either side, stands in the region of the Fellowship’s figure.
ringkrieg-combat-it-is-a-gift-does = +1 on every die of the Free Peoples’ combat roll and Leader re-roll.
ringkrieg-combat-blade-of-westernesse-needs = Merry or Pippin is in the battle.
ringkrieg-combat-blade-of-westernesse-does = Before casualties: if your Leader re-roll scored a hit, you may give up one of those hits to eliminate a Minion in the battle, the Witch-king included.
ringkrieg-combat-mighty-attack-needs = A Companion is in the battle.
ringkrieg-combat-mighty-attack-does = After the combat roll: a Companion of your choice gives up his Leadership for this round, and one missed die of your combat roll becomes a hit. Without a miss nothing is given up.
ringkrieg-combat-servant-of-the-secret-fire-needs = Gandalf, the Grey or the White, is in the battle.
ringkrieg-combat-servant-of-the-secret-fire-does = +1 on every die of the Free Peoples’ combat roll, but not of the Leader re-roll.
ringkrieg-combat-anduril-needs = Strider or Aragorn is in the battle.
ringkrieg-combat-anduril-does = After the combat roll: he gives up his Leadership for this round, and missed dice of your combat roll become hits: one with Strider, one or two with Aragorn. Without a miss nothing is given up.
ringkrieg-combat-heroic-death-needs = A Leader or Companion of the Free Peoples is in the battle.
ringkrieg-combat-heroic-death-does = Before casualties: you may eliminate a Leader to cancel one hit of this round’s rolls, or a Companion to cancel as many as his Level.
ringkrieg-combat-daring-defiance-needs = A Companion is in the battle.
ringkrieg-combat-daring-defiance-does = The Shadow’s combat card is cancelled. In return all Companions in the battle give up their Leadership for this round. If the Shadow played no card, nothing happens.
ringkrieg-combat-fateful-strike-needs = A Leader or Companion of the Free Peoples is in the battle.
ringkrieg-combat-fateful-strike-does = Before casualties, besides the normal hits: if your Leader re-roll scored a hit, a Nazgûl in the battle is eliminated; with two hits or more you may choose a Minion instead.
ringkrieg-combat-sudden-strike-needs = A Leader or Companion of the Free Peoples is in the battle.
ringkrieg-combat-sudden-strike-does = Before the combat roll: an extra attack with as many dice as your Leadership, at most five. Its casualties are removed before the enemy rolls.
ringkrieg-combat-brave-stand-needs = A Companion is in the battle.
ringkrieg-combat-brave-stand-does = The Shadow’s combat roll loses a die for each Companion in the battle, but keeps at least one.
ringkrieg-combat-ents-rage-needs = The attacked army, of either side, stands in Fangorn, Orthanc or a region of Rohan.
ringkrieg-combat-ents-rage-does = +2 on every die of the Free Peoples’ combat roll, but not of the Leader re-roll.
ringkrieg-combat-huorn-dark-needs = The attacked army, of either side, stands in Fangorn, Orthanc or a region of Rohan.
ringkrieg-combat-huorn-dark-does = The Shadow rolls at most two dice in its combat roll.
ringkrieg-combat-nameless-wood-needs = The attacked army, of either side, stands in Fangorn, Orthanc or a region of Rohan.
ringkrieg-combat-nameless-wood-does = After the Leader re-roll: if your two rolls scored a hit, two more are added.
ringkrieg-combat-daylight-does = The Shadow rolls at most three dice in its combat roll.
ringkrieg-combat-no-quarter-does = After the Leader re-roll: if your two rolls scored a hit, one more is added.
ringkrieg-combat-advantageous-position-needs = The attacked army, of either side, stands in a region of a nation of the Free Peoples.
ringkrieg-combat-advantageous-position-does = −1 on every die of the Shadow’s combat roll, but not of the Leader re-roll; a rolled 6 still hits.
ringkrieg-combat-scouts-needs = The Free Peoples are attacked, but not inside a besieged Stronghold, and can retreat to an adjacent free region or withdraw into a siege.
ringkrieg-combat-scouts-does = Before the combat roll: the army of the Free Peoples retreats to an adjacent free region, or withdraws into a Stronghold that it controls there. The battle is over; the attacker may advance as usual.
ringkrieg-combat-shield-wall-does = Before casualties: if the Shadow’s two rolls scored two hits or more, one of them is cancelled.
ringkrieg-combat-confusion-does = After the combat roll: every rolled 1 of the Shadow’s combat roll is a hit on its own army, and that die may not be rolled again.
ringkrieg-combat-charge-needs = An Elite of the Free Peoples is in the battle.
ringkrieg-combat-charge-does = Before the combat roll: an extra attack with a die for each of your Elites in the battle, at most five. Its casualties are removed before the enemy rolls.
ringkrieg-combat-valour-needs = An Elite of the Free Peoples is in the battle.
ringkrieg-combat-valour-does = +1 on every die of the Free Peoples’ combat roll, but not of the Leader re-roll.
ringkrieg-combat-one-for-the-dark-lord-needs = The attacked army, of either side, stands in the region of the Fellowship’s figure.
ringkrieg-combat-one-for-the-dark-lord-does = +1 on every die of the Shadow’s combat roll and Leader re-roll.
ringkrieg-combat-cruel-as-death-needs = The Nazgûl in the battle have a Leadership of 2 or more.
ringkrieg-combat-cruel-as-death-does = 2 points of Nazgûl Leadership are given up for this round: +1 on every die of the Shadow’s combat roll, but not of the Leader re-roll.
ringkrieg-combat-they-are-terrible-needs = The Nazgûl in the battle have a Leadership of 1 or more.
ringkrieg-combat-they-are-terrible-does = After the combat roll: 1 point of Nazgûl Leadership is given up for this round; +1 on every die of the Shadow’s Leader re-roll.
ringkrieg-combat-dread-and-despair-needs = The Nazgûl in the battle have a Leadership of 1 or more.
ringkrieg-combat-dread-and-despair-does = Before the combat roll you choose how many points of Nazgûl Leadership, at least one, you give up for this round. The Free Peoples’ combat roll loses a die for each, but keeps at least one.
ringkrieg-combat-foul-stench-needs = The Nazgûl in the battle have a Leadership of 1 or more.
ringkrieg-combat-foul-stench-does = Before the combat roll: if the Leadership of the Nazgûl is at least as high as all the Leadership of the Free Peoples, these make no Leader re-roll in this round.
ringkrieg-combat-black-breath-needs = A Nazgûl is in the battle.
ringkrieg-combat-black-breath-does = Before casualties, besides the normal hits: if your Leader re-roll scored a hit, you may eliminate a Leader in the battle, or a Companion whose Level is not higher than the number of those hits.
ringkrieg-combat-words-of-power-needs = A Nazgûl is in the battle.
ringkrieg-combat-words-of-power-does = You name a Companion in the battle: in this round his Leadership and his abilities do not count.
ringkrieg-combat-durins-bane-needs = The attacked army, of either side, stands in Moria or at most two regions away from it.
ringkrieg-combat-durins-bane-does = Before the combat roll: an extra attack with three dice, in which each 4 or more is a hit wherever the enemy stands. Its casualties are removed before the enemy rolls.
ringkrieg-combat-devilry-of-orthanc-needs = A unit of Isengard is in the battle, and it is a siege battle.
ringkrieg-combat-devilry-of-orthanc-does = +1 on every die of the Shadow’s combat roll, but not of the Leader re-roll.
ringkrieg-combat-deadly-strife-does = +2 on every die of the combat roll and the Leader re-roll of both armies.
ringkrieg-combat-onslaught-does = After casualties: you may deal up to four hits to your own units in the battle. For each of them roll a die: each 4 or more is a hit on the enemy.
ringkrieg-combat-relentless-assault-does = Before the combat roll you may deal one or two hits to your own units in the battle. For each of them +1 on every die of the Shadow’s combat roll, but not of the Leader re-roll.
ringkrieg-combat-great-host-does = After casualties: if the Shadow has at least twice as many units in the battle as the enemy, the enemy takes one more hit.
ringkrieg-combat-mumakil-needs = An Elite of the Southrons & Easterlings is in the battle.
ringkrieg-combat-mumakil-does = +1 on every die of the Shadow’s combat roll (initiative 3). After the Leader re-roll: if the Shadow has scored more hits in this round than the Free Peoples, one more is added (initiative 5).
ringkrieg-combat-swarm-of-bats-does = The Free Peoples’ combat card is cancelled. If they played none, +1 on every die of the Shadow’s Leader re-roll instead.
ringkrieg-combat-we-come-to-kill-needs = An Elite of the Shadow is in the battle.
ringkrieg-combat-we-come-to-kill-does = After casualties: an extra attack with a die for each of your Elites left in the battle, at most five; each 5 or more is a hit wherever the enemy stands.
ringkrieg-combat-desperate-battle-does = +1 on every die of the combat roll and the Leader re-roll of both armies.

# What characters can do.
ringkrieg-character-gandalf-grey-guide = As Guide: whenever you play a Character event with an Event die, or with a Will of the West used as one, you may draw a card from the Character deck.
ringkrieg-character-gandalf-grey-ability-1 = Captain of the West: an army that fights with him has +1 combat strength, up to five dice.
ringkrieg-character-gandalf-grey-ability-2 = Emissary from the West: once he has left the Fellowship, Gandalf the White may come in his place.
ringkrieg-character-strider-guide = As Guide: any die may be used to hide a revealed Fellowship.
ringkrieg-character-strider-ability-1 = { ringkrieg-character-gandalf-grey-ability-1 }
ringkrieg-character-strider-ability-2 = Heir to Isildur: once he has left the Fellowship, Aragorn may take his place.
ringkrieg-character-boromir-ability-1 = { ringkrieg-character-gandalf-grey-ability-1 }
ringkrieg-character-boromir-ability-2 = High Warden of the White Tower: while he is in a City or Stronghold of Gondor that is not captured, any die may be used to move Gondor one box towards war.
ringkrieg-character-legolas-ability-1 = { ringkrieg-character-gandalf-grey-ability-1 }
ringkrieg-character-legolas-ability-2 = Prince of Mirkwood: while he is in an Elven Stronghold that is not captured, any die may be used to move the Elves one box towards war.
ringkrieg-character-gimli-ability-1 = { ringkrieg-character-gandalf-grey-ability-1 }
ringkrieg-character-gimli-ability-2 = Dwarf of Erebor: while he is in Erebor and it is not captured, any die may be used to move the Dwarves one box towards war.
ringkrieg-character-meriadoc-guide = As Guide: against Hunt damage of 1 or more he may leave the Fellowship to lower it by 1. That is no casualty; if Pippin becomes Guide he may do the same for the same tile.
ringkrieg-character-meriadoc-ability-1 = Take Them Alive!: if he would be eliminated inside the Fellowship, he is separated instead; not in Mordor.
ringkrieg-character-peregrin-guide = As Guide: against Hunt damage of 1 or more he may leave the Fellowship to lower it by 1. That is no casualty; if Merry becomes Guide he may do the same for the same tile.
ringkrieg-character-peregrin-ability-1 = { ringkrieg-character-meriadoc-ability-1 }
ringkrieg-character-aragorn-entry = Enters with a Will of the West while Strider, outside the Fellowship, is in Minas Tirith, Dol Amroth or Pelargir and the place is not captured: he takes Strider’s place.
ringkrieg-character-aragorn-ability-1 = { ringkrieg-character-gandalf-grey-ability-1 }
ringkrieg-character-gandalf-white-entry = Enters with a Will of the West when Gandalf the Grey is no longer in the Fellowship and a Minion is or has been in play: in the place of Gandalf the Grey if he is on the map, else in Fangorn or in an Elven Stronghold that is not captured.
ringkrieg-character-gandalf-white-ability-1 = Shadowfax: alone or with just one Hobbit his Level counts as 4 for movement.
ringkrieg-character-gandalf-white-ability-2 = The White Rider: at the start of a battle he may give up his Leadership for the whole battle; then no Nazgûl has any Leadership in it, nor has the Witch-king.
ringkrieg-character-gollum-entry = Becomes Guide when no Companion is left in the Fellowship. He counts as a Companion for the Hunt allocation only.
ringkrieg-character-gollum-guide = As Guide: reveal symbols on standard tiles with a number are ignored. While the Fellowship stays hidden he may let it be found to lower the damage of a tile by 1.
ringkrieg-character-saruman-entry = Enters with a Muster result in Orthanc while Isengard is at war and Orthanc is not captured. He never leaves it.
ringkrieg-character-saruman-ability-1 = The Voice of Saruman: while Orthanc is in the hands of the Shadow and not besieged, a Muster result may recruit a Regular in each Settlement of Isengard, or exchange one or two Regulars in Orthanc for Elites.
ringkrieg-character-saruman-ability-2 = Servants of the White Hand: every Elite of Isengard is a Leader too, for moving and for fighting.
ringkrieg-character-witch-king-entry = Enters with a Muster result while Sauron is at war, with any army that has a unit of Sauron. All nations of the Free Peoples become active.
ringkrieg-character-witch-king-ability-1 = Sorcerer: if he is in a battle and the Shadow plays a combat card in its first round, the Shadow may then draw a card from either deck.
ringkrieg-character-witch-king-ability-2 = He is a Nazgûl: he flies, and cards that name Nazgûl include him unless they say otherwise.
ringkrieg-character-mouth-of-sauron-entry = Enters with a Muster result when all nations of the Free Peoples are at war or the Fellowship is in Mordor, in a Stronghold of Sauron that is not captured.
ringkrieg-character-mouth-of-sauron-ability-1 = Messenger of the Dark Tower: once per turn a Muster result may be used as an Army result.

# What is printed on a card, put together.
ringkrieg-printed-then = { $one } { $two }
ringkrieg-printed-title = { $card }.
ringkrieg-printed-card = { $card } ({ $face }).
ringkrieg-printed-needs = Needs: { $needs }
ringkrieg-printed-discard = Stays on the table. Discarded: { $discard }
ringkrieg-printed-half = Combat: { $half } (initiative { $initiative }).
ringkrieg-printed-character = { $kind }: Level { $level }, Leadership { $leadership }, { $dice ->
    [0] no further die
   *[other] one further action die
}, activates { $wakes }.
ringkrieg-printed-unlimited = without limit
ringkrieg-printed-wakes-any = every nation of the Free Peoples
ringkrieg-printed-wakes-none = nobody

# The expansion: cards and characters.
ringkrieg-card-fp-char-19E = Ents Awake: Rock and Stone
ringkrieg-needs-fp-char-19E = Gandalf the White and the Ents are in play.
ringkrieg-effect-fp-char-19E = Put two Ents in Fangorn. Then the Ents move and attack. If a Companion is in Fangorn, you may afterwards play one Character event without a die, or draw a Character card.
ringkrieg-card-fp-char-20E = Ents Awake: Huorns
ringkrieg-needs-fp-char-20E = { ringkrieg-needs-fp-char-19E }
ringkrieg-effect-fp-char-20E = { ringkrieg-effect-fp-char-19E }
ringkrieg-card-fp-char-21E = Ents Awake: Entmoot
ringkrieg-needs-fp-char-21E = { ringkrieg-needs-fp-char-19E }
ringkrieg-effect-fp-char-21E = { ringkrieg-effect-fp-char-19E }
ringkrieg-card-fp-char-25E = Wind from the West
ringkrieg-effect-fp-char-25E = Discard a Shadow event of your choice from the table. If none lies there, you may look at the hand of one Shadow player and discard a card of it.
ringkrieg-card-fp-char-26E = Three Rings for the Elven-Kings
ringkrieg-effect-fp-char-26E = Roll three dice: for each 4 or more take back an Elven ring that has been used, first those out of the game, then those of the Shadow.
ringkrieg-card-fp-str-25E = Rangers of the North
ringkrieg-effect-fp-str-25E = Choose a Shadow army in a region of the North or next to one and roll three dice: each 5 or more is a hit on it. Then recruit a unit of the North, Regular or Elite, and a Leader of the North in one free region of the North next to that army.
ringkrieg-card-fp-str-26E = Threat to the Fiefs of the South
ringkrieg-needs-fp-str-26E = The Corsairs are in play.
ringkrieg-effect-fp-str-26E = Recruit a Regular of Gondor each in Pelargir, Lamedon and Lossarnach. Then roll a die for each Corsair ship in a region of Gondor: on 4 or more it is removed.
ringkrieg-card-shadow-char-17E = A Balrog is Come!
ringkrieg-needs-shadow-char-17E = The Balrog is in play.
ringkrieg-effect-shadow-char-17E = The Balrog counts as Level 2 for movement and may move with an army.
ringkrieg-discard-shadow-char-17E = When the Balrog leaves the game; or the Free Peoples, as an action, spend a Will of the West, or a Character die if Gandalf is in the Balrog’s region. If the Balrog is not in Moria then, he is eliminated.
ringkrieg-card-shadow-char-25E = The Gates are Closed
ringkrieg-effect-shadow-char-25E = When the way of the Fellowship’s figure, declared or revealed, enters, leaves or crosses a Stronghold of the Shadow, you may discard this card to draw one more Hunt tile: an Eye has no effect, any other counts like that of a successful Hunt.
ringkrieg-discard-shadow-char-25E = When used; or the Free Peoples, as an action, spend a Will of the West, or a Character die if Gandalf or Gollum is the Guide.
ringkrieg-card-shadow-char-26E = Captain of Despair
ringkrieg-needs-shadow-char-26E = Gollum is not the Guide, and the Witch-king is in play.
ringkrieg-effect-shadow-char-26E = Each Character die that the Shadow uses goes to the Hunt Box as an Eye when its action is over.
ringkrieg-discard-shadow-char-26E = When the Fellowship is declared in a Stronghold of the Free Peoples that they control, when Gollum becomes Guide, or when no Witch-king is in play any more.
ringkrieg-card-shadow-str-10E = The Corsairs are upon us!
ringkrieg-needs-shadow-str-10E = The Corsairs are in play.
ringkrieg-effect-shadow-str-10E = Move any number of ships, each once. Then you may take one army from a region with a ship to another region with a ship that armies may enter; that army may then move one region or attack, also by ship. In the first round of such a battle the Free Peoples may not use a combat card.
ringkrieg-card-shadow-str-11E = Rage of the Dunlendings
ringkrieg-needs-shadow-str-11E = The Dunlendings are in play.
ringkrieg-effect-shadow-str-11E = Recruit up to four Dunlendings in an army of yours in North or South Dunland. That army may then move or attack.
ringkrieg-card-shadow-str-25E = Deep Trenches and Great Engines
ringkrieg-effect-shadow-str-25E = In one or two regions where the Shadow besieges a Stronghold: either build up to two siege towers in all, or remove up to two catapults in all.
ringkrieg-card-shadow-str-26E = Shadow of Dol Guldur
ringkrieg-needs-shadow-str-26E = A Nazgûl is in Dol Guldur.
ringkrieg-effect-shadow-str-26E = Recruit Regulars of Sauron in Dol Guldur, one for each point of Nazgûl Leadership there, at most five. Then the army in Dol Guldur may move one region or attack.
ringkrieg-card-shadow-we-shall-get-it = We Shall Get It
ringkrieg-needs-shadow-we-shall-get-it = Sméagol has been removed from the game while another Companion was still in the Fellowship.
ringkrieg-effect-shadow-we-shall-get-it = While Gollum is the Guide and a Hunt tile has been drawn against the Fellowship, you may discard this card: another tile is drawn and counts instead, and the first goes back into the pool.
ringkrieg-discard-shadow-we-shall-get-it = When used.
ringkrieg-combat-among-the-siege-engines = Among the Siege Engines
ringkrieg-combat-among-the-siege-engines-does = Before casualties: if your Leader re-roll scored a hit, you may also remove a siege tower in the region of the battle; the hit still counts.
ringkrieg-combat-last-defences = Last Defences
ringkrieg-combat-last-defences-needs = A catapult is in the Stronghold attacked in this siege battle.
ringkrieg-combat-last-defences-does = Your combat strength rises by the number of catapults in the Stronghold, up to five dice.
ringkrieg-combat-heads-of-the-fallen = Heads of the Fallen
ringkrieg-combat-heads-of-the-fallen-needs = A siege tower is in the region of this siege battle.
ringkrieg-combat-heads-of-the-fallen-does = +1 on every die of the Shadow’s combat roll, and the Free Peoples make no Leader re-roll in this round.
ringkrieg-combat-old-hatred = Old Hatred
ringkrieg-combat-old-hatred-needs = A Dunlending is in the battle.
ringkrieg-combat-old-hatred-does = Before the combat roll: an extra attack with a die for each Dunlending in the battle, at most five. Its casualties are removed before the enemy rolls.
ringkrieg-figure-galadriel = Lady Galadriel
    .a = Lady Galadriel
    .A = Lady Galadriel
ringkrieg-figure-smeagol = Sméagol
    .a = Sméagol
    .A = Sméagol
ringkrieg-figure-witch-king-chief = The Witch-king, Chief of the Ringwraiths
    .a = the Chief of the Ringwraiths
    .A = The Chief of the Ringwraiths
ringkrieg-figure-balrog = The Balrog of Moria
    .a = the Balrog of Moria
    .A = The Balrog of Moria
ringkrieg-character-galadriel-entry = Enters with a Muster result in Lórien while the Free Peoples control it, Sauron or the Elves are at war and Gandalf the White is not in play.
ringkrieg-character-galadriel-ability-1 = Lady of Light: when a standard Eye tile is drawn, you may use an Elven ring to cancel it: the tile leaves the game and another one is drawn.
ringkrieg-character-galadriel-ability-2 = Valour of the Elves: Lórien recruits even while it is besieged.
ringkrieg-character-galadriel-ability-3 = She never leaves Lórien and is removed when the Shadow controls it. For cards she counts as a Companion of Level 3. Her die is lost while Gandalf the White is in play.
ringkrieg-character-smeagol-entry = Joins the Fellowship as its Guide when a Sméagol tile is drawn while Gollum is not the Guide and Sméagol has not been in play.
ringkrieg-character-smeagol-guide = As Guide, which he always is: a Character die may declare the Fellowship; in Minas Morgul or Morannon it enters Mordor at once. In a City or Stronghold of the Free Peoples nothing is healed then, and Sméagol is removed. A Sméagol tile does no damage and goes back into the pool.
ringkrieg-character-smeagol-ability-1 = His Level is the highest among the Companions in the Fellowship.
ringkrieg-character-smeagol-ability-2 = If he is the only Companion left, Gollum takes his place. If he is removed otherwise, the Shadow gets the card We Shall Get It.
ringkrieg-character-witch-king-chief-entry = Enters with a Muster result in the region of the Fellowship’s figure, if that is no Stronghold of the Free Peoples and the Black Captain has not been in play.
ringkrieg-character-witch-king-chief-ability-1 = Shadow of Despair: each Nazgûl in the region of the Fellowship’s figure, himself included, gives a Hunt re-roll, instead of one for all.
ringkrieg-character-witch-king-chief-ability-2 = He Sees, He Knows: when the Fellowship is declared in a region without a Stronghold of the Free Peoples, he may move there at once.
ringkrieg-character-witch-king-chief-ability-3 = { ringkrieg-character-witch-king-ability-2 }
ringkrieg-character-balrog-entry = Enters with a Muster result in Moria, with a unit of Sauron, while the Witch-king is not in play. Elves, Dwarves and North each move one box towards war.
ringkrieg-character-balrog-ability-1 = Fire and Shadow: when the way of the Fellowship’s figure, declared or revealed, touches his region, a Hunt tile is drawn, its reveal symbol ignored. On an Eye the Balrog and the Guide are both eliminated; with Gollum as Guide it has no effect.
ringkrieg-character-balrog-ability-2 = Flame of Udûn: a Shadow army that fights with him has +2 combat strength, up to five dice.
ringkrieg-character-balrog-ability-3 = For Gandalf the White he is no Minion. His die is lost while the Witch-king is in play. He leaves Moria, with an army, only while A Balrog is Come! lies on the table.

# The expansion: factions and siege engines.
ringkrieg-figure-dunlending = Dunlending
    .a = a Dunlending
    .A = A Dunlending
ringkrieg-figure-ship = Corsair ship
    .a = a Corsair ship
    .A = A Corsair ship
ringkrieg-figure-ent = Ent
    .a = an Ent
    .A = An Ent
ringkrieg-figure-tower = Siege tower
    .a = a siege tower
    .A = A siege tower
ringkrieg-figure-catapult = Catapult
    .a = a catapult
    .A = A catapult
ringkrieg-faction-dunlendings = Hillmen of Dunland
ringkrieg-faction-corsairs = Corsairs of Umbar
ringkrieg-faction-ents = Ents of Fangorn
ringkrieg-use-bring-faction = bring a faction into play
ringkrieg-use-recruit-dunlendings = Death to the Forgoil!: two Dunlendings
ringkrieg-use-black-ships = Black Ships: a ship and its crew in Umbar
ringkrieg-use-build-engine = build a siege engine
ringkrieg-acts-bring-faction = { $seat } brings a faction into play ({ $face }).
ringkrieg-acts-recruit-dunlendings = { $seat } calls the Dunlendings: Death to the Forgoil! ({ $face }).
ringkrieg-acts-black-ships = { $seat } builds a Black Ship ({ $face }).
ringkrieg-acts-build-engine = { $seat } builds a siege engine ({ $face }).
ringkrieg-ask-bring-faction = { $seat }: which faction comes into play?
ringkrieg-ask-forgoil = { $seat }: which army in Isengard or Rohan do two Dunlendings join?
ringkrieg-ask-fleet-size = { $seat }: how many ships sail from { $origin-the } to { $to-the }?
ringkrieg-ask-ents = { $seat }: the Ents are awake. { $left ->
    [one] One of them can
   *[other] { $left } of them can
} still walk or strike.
ringkrieg-ask-play-or-draw = { $seat }: play another Character event, draw a Character card, or neither?
ringkrieg-ask-build-engine = { $seat }: where do you build { $kind-a }?
ringkrieg-ask-give-up-catapult = { $seat }: the siege engines at { $region-the } are evenly matched. Give up a catapult for superiority until the end of the battle?
ringkrieg-ask-onward = { $seat }, { $card }: what does the army in { $region-the } do now?
ringkrieg-ask-sail-on = { $seat }, { $card }: which ships sail where?
ringkrieg-ask-carry = { $seat }, { $card }: which army goes where by ship?
ringkrieg-ask-dunlendings = { $seat }, { $card }: how many Dunlendings come to { $region-the }?
ringkrieg-ask-dig = { $seat }, { $card }: build a siege tower or remove a catapult? Left: { $left }.
ringkrieg-ask-burn-tower = { $seat }: does the hit of your Leaders also destroy a siege tower?
ringkrieg-choose-lose-dunlendings = Lose: two Dunlendings
ringkrieg-choose-move-apart = { $kind-A } from { $origin-the } to { $to-the }
ringkrieg-choose-ships = { $number ->
    [one] One ship
   *[other] { $number } ships
}
ringkrieg-choose-dunlendings = { $number ->
    [0] Nobody
    [one] One Dunlending
   *[other] { $number } Dunlendings
}
ringkrieg-choose-ent-walk = An Ent walks to { $region-the }
ringkrieg-choose-ent-strike = The Ents attack the army in { $region-the }
ringkrieg-choose-onward-move-army = Move on to { $region-the }
ringkrieg-choose-onward-attack = Attack { $region-the }
ringkrieg-choose-catapult-give-up = Give up a catapult
ringkrieg-choose-catapult-keep = Keep it
ringkrieg-choose-remove-catapult = Remove a catapult in { $region-the }
ringkrieg-choose-tower-burn = Destroy a siege tower
ringkrieg-choose-tower-spare = Leave it
ringkrieg-board-factions-title = Factions and siege engines
ringkrieg-board-engines = Siege engines
ringkrieg-board-faction-here = in play
ringkrieg-board-faction-away = not in play yet
ringkrieg-board-faction-dunlendings-entry = They come with a Muster result while Isengard is at war: two Dunlendings each in North and South Dunland.
ringkrieg-board-faction-dunlendings-does = Units of Isengard; one hit removes two of them. Death to the Forgoil!: a Muster result puts two with a Shadow army in Isengard or Rohan.
ringkrieg-board-faction-corsairs-entry = They come with a Muster result while the Southrons & Easterlings are at war: two ships in Umbar.
ringkrieg-board-faction-corsairs-does = Ships carry armies from coast to coast. Black Ships: a Muster result puts a ship and a Regular in Umbar while the Shadow holds it.
ringkrieg-board-faction-ents-entry = They come with a Muster result while a Companion is in Fangorn and Saruman is in play: one Ent in Fangorn.
ringkrieg-board-faction-ents-does = While a Companion is in Fangorn, the Voice of Saruman wakes another Ent. The three events The Ents Awake let them walk and strike.
ringkrieg-board-faction-engines-entry = Built with a Muster result: siege towers by Shadow armies that besiege, catapults in own Strongholds of active nations.
ringkrieg-board-faction-engines-does = Who has more of them in a siege has superiority there.
ringkrieg-board-factions = Factions in play
ringkrieg-board-pieces = Ships, Ents, siege engines
ringkrieg-faction-dunlendings-came = The Hillmen of Dunland join the war on { $seat }’s side.
ringkrieg-faction-corsairs-came = The Corsairs of Umbar join the war on { $seat }’s side.
ringkrieg-faction-ents-came = The Ents of Fangorn join the war on { $seat }’s side.
ringkrieg-pieces-removed = Removed from { $region-the }: { $force }.
ringkrieg-fleet-moved = { $force } from { $origin-the } to { $to-the }.
ringkrieg-by-ship = The Corsairs’ ships carry the army to { $region-the }.
ringkrieg-ent-walked = An Ent walks from { $origin-the } to { $to-the }.
ringkrieg-ents-roll = The Ents attack: { $results } (needed { $needed }): { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
ringkrieg-superiority = { $side }: superior siege engines at { $region-the }.
ringkrieg-refuse-RK-432 = Your teammate commands these pieces of the expansion.
ringkrieg-because-RK-V1-figure = A move takes an army; such a figure does not move by itself.
ringkrieg-refuse-RK-Z58 = That is no faction of yours.
ringkrieg-because-RK-Z58-none = No faction of yours can come into play now: each needs its condition and comes once.
ringkrieg-refuse-RK-Z119 = That faction is already in play.
ringkrieg-because-RK-Z119-absent = That faction is not in play yet.
ringkrieg-refuse-RK-Z59 = The Hillmen of Dunland come only while Isengard is at war.
ringkrieg-refuse-RK-Z60 = Dunlendings join a Shadow army in a region of Isengard or Rohan, but none inside a besieged Stronghold.
ringkrieg-refuse-RK-Z66 = A single Dunlending falls only as the last unit of the army.
ringkrieg-refuse-RK-Z68 = The Corsairs come only while the Southrons & Easterlings are at war.
ringkrieg-refuse-RK-Z69 = Ships are built in Umbar, only while the Shadow controls it.
ringkrieg-refuse-RK-Z71 = Ships sail to coastal regions only.
ringkrieg-refuse-RK-Z73 = No ship of yours lies there.
ringkrieg-because-RK-Z73-far = That is too far: a fleet sails at most two regions along the coast.
ringkrieg-refuse-RK-Z74 = An army goes by ship only from a region with a ship to another region with a ship.
ringkrieg-because-RK-Z74-held = Ships land no army where enemy units stand or the enemy holds the Settlement, or where there is no room.
ringkrieg-refuse-RK-Z85 = Those ships have already moved in this action.
ringkrieg-refuse-RK-Z86 = The Ents come only while Saruman is in play and a Companion is in Fangorn.
ringkrieg-refuse-RK-Z95 = Awake Ents walk or attack.
ringkrieg-refuse-RK-Z96 = An Ent walks only to a region next to another Ent.
ringkrieg-because-RK-Z96-enemy = Units of the Shadow are there; Ents can attack them.
ringkrieg-refuse-RK-Z97 = No Ent is in that region or next to it.
ringkrieg-because-RK-Z97-nobody = No army of the Shadow is there.
ringkrieg-refuse-RK-E32 = A card is drawn from the Character deck, or not at all.
ringkrieg-refuse-RK-Z103 = Two siege engines of a side in a region are the most.
ringkrieg-refuse-RK-Z104 = All your siege engines are in play.
ringkrieg-because-RK-Z104-none = There is no Stronghold where you could build a siege engine now, or none is left.
ringkrieg-refuse-RK-Z105 = Siege towers are built only where the Shadow besieges a Stronghold of the Free Peoples.
ringkrieg-refuse-RK-Z106 = Catapults are built in Strongholds of the Free Peoples that they still control.
ringkrieg-because-RK-Z106-passive = The nation of that Stronghold is still passive.
ringkrieg-refuse-RK-Z111 = The Free Peoples have superior siege engines: the battle cannot be prolonged.
ringkrieg-refuse-RK-Z136 = To that region the army goes by land.
ringkrieg-because-RK-E14-dig = Nothing like that can be built or removed there.
ringkrieg-because-RK-E14-mixed = The card either builds towers or removes catapults.

# The expansion: Sméagol, Galadriel, the Chief of the Ringwraiths, the Balrog and their events.
ringkrieg-use-declare = Sméagol leads: declare the Fellowship
ringkrieg-acts-declare = { $seat } declares the Fellowship with Sméagol ({ $face }).
ringkrieg-joined = { $kind-A } joins the Fellowship.
ringkrieg-tile-back = { $tile }: back into the Hunt pool.
ringkrieg-slipped-away = { $kind-A } is removed from the game.
ringkrieg-turned-back = { $kind-A } is alone with the Ring-bearers and becomes Gollum again.
ringkrieg-hand-seen = { $seat } looks at the hand of { $whom }.
ringkrieg-rings-back = Elven rings back with the Free Peoples: { $number }.
ringkrieg-die-searches = The Shadow’s Character die goes to the Hunt Box as an Eye; { $dice ->
    [one] one Shadow die is
   *[other] { $dice } Shadow dice are
} there now.
ringkrieg-ask-lady-of-light = { $seat }, Lady of Light: use an Elven ring against the Eye?
ringkrieg-choose-lady-of-light = Use an Elven ring: another Hunt tile is drawn, and the Eye leaves the game
ringkrieg-ask-he-sees = { $seat }, He Sees, He Knows: move the Chief of the Ringwraiths to { $region-the }?
ringkrieg-choose-chief-stays = He stays where he is
ringkrieg-ask-rank-here = { $seat }, { $region }: a Regular or an Elite?
ringkrieg-ask-look-at-hand = { $seat }, Wind from the West: look at the Shadow’s hand and discard a card of it?
ringkrieg-choose-look-at-hand = Look at the hand of { $whom }
ringkrieg-ask-take-from-hand = { $seat }: which card of { $whom } is discarded?
ringkrieg-refuse-RK-Z22 = A Character die declares the Fellowship only with Sméagol as Guide.
ringkrieg-refuse-RK-Z30 = Galadriel never leaves Lórien.
ringkrieg-refuse-RK-Z55 = The Balrog moves only with an army, and only while A Balrog is Come! lies on the table.
ringkrieg-because-RK-E28-hand = That card is not in the hand that lies open.

# Orders in advance.
ringkrieg-order-no-combat-card = Play no combat card in this battle
ringkrieg-order-regulars-first = In this battle, hits go to my Regulars first
ringkrieg-order-reroll = Re-roll as many dice as my Leaders allow in this battle
ringkrieg-order-stand = Do not retreat from this battle
ringkrieg-order-withdraw = When I am attacked at a Stronghold this turn, withdraw into it
ringkrieg-order-pass = Pass this turn as long as the other side has more dice

# Three and four players.
ringkrieg-option-roles = Roles
ringkrieg-option-roles-hint = Who plays what. Drawn by lot, or as you choose.
ringkrieg-option-roles-drawn = by lot
ringkrieg-option-roles-free-peoples = Free Peoples
ringkrieg-option-roles-shadow = Shadow
ringkrieg-option-roles-gondor = Gondor
ringkrieg-option-roles-rohan = Rohan
ringkrieg-option-roles-witch-king = Witch-king
ringkrieg-option-roles-saruman = Saruman & Allies
ringkrieg-option-roles-free-peoples-about = all Free Peoples and the Fellowship
ringkrieg-option-roles-shadow-about = Sauron, Isengard, Southrons & Easterlings
ringkrieg-option-roles-gondor-about = Gondor and the Elves; the Fellowship with Rohan
ringkrieg-option-roles-rohan-about = Rohan, the North and the Dwarves; the Fellowship with Gondor
ringkrieg-option-roles-witch-king-about = Sauron, the Witch-king, the Mouth of Sauron; the Nazgûl with Saruman
ringkrieg-option-roles-saruman-about = Isengard, Southrons & Easterlings, Saruman; the Nazgûl with the Witch-king
ringkrieg-role = { $seat } plays { $role }.
ringkrieg-ask-want-exchange = { $seat }: do you want to exchange a card with { $mate }? It happens only if both want it.
ringkrieg-choose-exchange = Exchange a card
ringkrieg-choose-no-exchange = Keep your cards
ringkrieg-wants-exchange = { $seat } would like to exchange a card.
ringkrieg-wants-no-exchange = { $seat } does not want to exchange a card.
ringkrieg-ask-hand-over = { $seat }: which card do you give { $mate }? You get one for it unseen.
ringkrieg-gave = { $seat } gives { $mate } { $card } ({ $deck }).
ringkrieg-gave-unseen = { $seat } gives { $mate } a card ({ $deck }).
ringkrieg-ask-form-army = { $seat }: do your figures in { $region-the } form one army with your partner’s?
ringkrieg-choose-together = One army
ringkrieg-choose-apart = Stay apart
ringkrieg-mixed = { $side }: the figures in { $region-the } form a mixed army.
ringkrieg-stay-apart = { $side }: the partners’ figures in { $region-the } stay apart.
ringkrieg-result = { $role }: captured { $won ->
    [one] one point
   *[other] { $won } points
}, lost { $lost ->
    [one] one City or Stronghold
   *[other] { $lost } Cities and Strongholds
}
ringkrieg-refuse-RK-303 = Your last action was for this nation already. First comes one for another nation, or for none.
ringkrieg-refuse-RK-304 = Your last action was with this army already. First comes another one.
ringkrieg-refuse-RK-306 = Your last action was for a nation of this card already. First comes one for another nation, or for none.
ringkrieg-refuse-RK-421 = Your teammate leads this mixed army. You may only move your own figures out of it.
ringkrieg-refuse-RK-424 = This event concerns a nation or character that your teammate leads.
ringkrieg-refuse-RK-440 = Your teammate commands this Minion.
ringkrieg-board-team = Players
ringkrieg-board-player = { $role }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $conquests ->
    [0] nothing captured
    [one] one place captured
   *[other] { $conquests } places captured
}
ringkrieg-board-given = You gave your teammate:
ringkrieg-board-exhausted = Not again at once: { $nations }
ringkrieg-board-legend-commanded = With a teammate: a golden line marks the armies that you command
ringkrieg-board-leading = leads
ringkrieg-board-next = acts next

# What an answer costs, in explanations.
ringkrieg-holding-die-character = { $count ->
    [one] one action die (Character)
   *[other] { $count } action dice (Character)
}
ringkrieg-holding-die-army = { $count ->
    [one] one action die (Army)
   *[other] { $count } action dice (Army)
}
ringkrieg-holding-die-muster = { $count ->
    [one] one action die (Muster)
   *[other] { $count } action dice (Muster)
}
ringkrieg-holding-die-event = { $count ->
    [one] one action die (Event)
   *[other] { $count } action dice (Event)
}
ringkrieg-holding-die-army-muster = { $count ->
    [one] one action die (Army/Muster)
   *[other] { $count } action dice (Army/Muster)
}
ringkrieg-holding-die-will = { $count ->
    [one] one action die (Will of the West)
   *[other] { $count } action dice (Will of the West)
}
ringkrieg-holding-die-eye = { $count ->
    [one] one action die (Eye)
   *[other] { $count } action dice (Eye)
}
ringkrieg-holding-cards = { $count ->
    [one] one card of your hand
   *[other] { $count } cards of your hand
}
ringkrieg-holding-rings = { $count ->
    [one] one Elven ring
   *[other] { $count } Elven rings
}
ringkrieg-holding-units = { $count ->
    [one] one unit of your side
   *[other] { $count } units of your side
}
ringkrieg-holding-leaders = { $count ->
    [one] one Leader
   *[other] { $count } Leaders
}
ringkrieg-holding-companions = { $count ->
    [one] one Companion of the Fellowship
   *[other] { $count } Companions of the Fellowship
}
ringkrieg-holding-corruption = { $count ->
    [one] one point of corruption
   *[other] { $count } points of corruption
}
ringkrieg-holding-hunt-dice = { $count ->
    [one] one die that lies in the Hunt Box and does not act
   *[other] { $count } dice that lie in the Hunt Box and do not act
}

# Why a hint is given: what would stand bare, what falls, who meets whom, how far it is.
ringkrieg-why-bare = Otherwise { $place } could stand { $guards ->
    [0] empty
   *[other] with a single unit
} beside { $enemies } enemy units.
ringkrieg-why-won = { $place } is likely to fall: { $gain ->
    [one] one victory point, { $points } in all
   *[other] { $gain } victory points, { $points } in all
}.
ringkrieg-why-odds = { $place }: { $own ->
    [one] one unit
   *[other] { $own } units
} against { $theirs ->
    [one] one
   *[other] { $theirs }
}. The enemy was driven out in { $won } of { $worlds } battles tried.
ringkrieg-why-nearer = The Fellowship then has { $steps ->
    [one] one step
   *[other] { $steps } steps
} left to { $goal ->
    [mordor] Mordor
   *[fire] Mount Doom
}.

# What a hint gains or prevents, on average of imagined continuations.
ringkrieg-stake-points-gain = { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
}
ringkrieg-stake-points-spare = { $amount ->
    [one] losing 1 victory point
   *[other] losing { $amount } victory points
}
ringkrieg-stake-rivals-gain = { $amount ->
    [one] 1 victory point less for the enemy
   *[other] { $amount } victory points less for the enemy
}
ringkrieg-stake-rivals-spare = { $amount ->
    [one] another victory point for the enemy
   *[other] another { $amount } victory points for the enemy
}
ringkrieg-stake-corruption-gain = { $amount ->
    [one] 1 Corruption healed
   *[other] { $amount } Corruption healed
}
ringkrieg-stake-corruption-spare = { $amount ->
    [one] 1 Corruption
   *[other] { $amount } Corruption
}
ringkrieg-stake-hunt-gain = { $amount ->
    [one] 1 Corruption
   *[other] { $amount } Corruption
}
ringkrieg-stake-hunt-spare = { $amount ->
    [one] the healing of 1 Corruption
   *[other] the healing of { $amount } Corruption
}
ringkrieg-stake-steps-gain = { $amount ->
    [one] 1 step of the Fellowship
   *[other] { $amount } steps of the Fellowship
}
ringkrieg-stake-steps-spare = { $amount ->
    [one] losing 1 step of the Fellowship
   *[other] losing { $amount } steps of the Fellowship
}
ringkrieg-stake-pursuit-gain = { $amount ->
    [one] 1 step that the Fellowship loses
   *[other] { $amount } steps that the Fellowship loses
}
ringkrieg-stake-pursuit-spare = { $amount ->
    [one] 1 step of the Fellowship
   *[other] { $amount } steps of the Fellowship
}
ringkrieg-stake-kills-gain = { $amount ->
    [one] 1 enemy unit destroyed
   *[other] { $amount } enemy units destroyed
}
ringkrieg-stake-kills-spare = { $amount ->
    [one] 1 new enemy unit
   *[other] { $amount } new enemy units
}
ringkrieg-stake-losses-gain = { $amount ->
    [one] 1 unit
   *[other] { $amount } units
}
ringkrieg-stake-losses-spare = { $amount ->
    [one] losing 1 unit
   *[other] losing { $amount } units
}
ringkrieg-stake-war-gain = { $amount ->
    [one] 1 step of own nations towards war
   *[other] { $amount } steps of own nations towards war
}
ringkrieg-stake-war-spare = { $amount ->
    [one] 1 step of own nations back from war
   *[other] { $amount } steps of own nations back from war
}
ringkrieg-stake-cards-gain = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
ringkrieg-stake-cards-spare = { $amount ->
    [one] losing 1 card
   *[other] losing { $amount } cards
}

# Fields of the position editor.
ringkrieg-field-roles = Role of each player
ringkrieg-field-leading = Who leads
ringkrieg-field-actors = Who acts
ringkrieg-field-at = Armies by region
ringkrieg-field-reserve = Reinforcements
ringkrieg-field-lost = Figures lost for good
ringkrieg-field-captured = Captured settlements
ringkrieg-field-political = Steps from war
ringkrieg-field-active_nations = Active nations
ringkrieg-field-turn = Turn
ringkrieg-field-phase = Phase of the turn
ringkrieg-field-dice = Unused dice
ringkrieg-field-spent = Used dice
ringkrieg-field-pool = Dice to roll each turn
ringkrieg-field-hunt_box = Dice in the Hunt Box
ringkrieg-field-rings = Elven rings
ringkrieg-field-rings_used = Players who used a ring in this turn
ringkrieg-field-messenger_used = The Mouth of Sauron has acted
ringkrieg-field-decks = Decks
ringkrieg-field-hands = Hand
ringkrieg-field-face_down = Cards put away face down
ringkrieg-field-shown_hand = Whose hand lies open
ringkrieg-field-table = Cards on the table
ringkrieg-field-discards = Discarded cards
ringkrieg-field-tiles = Hunt pool
ringkrieg-field-drawn = Drawn Hunt tiles
ringkrieg-field-waiting = Special tiles that wait
ringkrieg-field-removed = Hunt tiles out of the game
ringkrieg-field-fellowship = Companions in the Fellowship
ringkrieg-field-guide = Guide
ringkrieg-field-figure = Region of the Fellowship
ringkrieg-field-progress = Steps of the Fellowship
ringkrieg-field-revealed = The Fellowship is revealed
ringkrieg-field-corruption = Corruption
ringkrieg-field-mordor = Step of the Mordor track
ringkrieg-field-strove = Moved or hid in Mordor in this turn
ringkrieg-field-minions_seen = Minions who have come
ringkrieg-field-tallies = Ents Awake cards played
ringkrieg-field-acting = Side that acts
ringkrieg-field-face = Die of the running action
ringkrieg-field-use = Its use
ringkrieg-field-moved = Moved in this action
ringkrieg-field-picked = Figures picked so far
ringkrieg-field-tile = Hunt tile in play
ringkrieg-field-damage = Hunt damage to be met
ringkrieg-field-successes = Successes of the Hunt
ringkrieg-field-hunt_bonus = Bonus of the Hunt roll
ringkrieg-field-given_away = Gollum gives the Fellowship away
ringkrieg-field-path = Regions on the way of the Fellowship
ringkrieg-field-leaving = Companions who are leaving
ringkrieg-field-event = Event in play
ringkrieg-field-target = Place or nation chosen for it
ringkrieg-field-battle = Battle in progress
ringkrieg-field-teams = What only teams remember

# What everybody else reads while a seat decides, by kind of question.
ringkrieg-watch-act = { $seat } is choosing an Action die.
ringkrieg-watch-remove-excess = { $seat } is removing a unit too many in { $region-the }.
ringkrieg-watch-attack = { $seat } is choosing an attack.
ringkrieg-watch-who-fights = { $seat } is deciding who attacks { $to-the }.
ringkrieg-watch-white-rider = { $seat } is deciding whether Gandalf the White takes away the Leadership of the Nazgûl.
ringkrieg-watch-casualty = { $seat } is choosing losses in { $region-the }.
ringkrieg-watch-own-hits = { $seat } is deciding about hits on units of their own.
ringkrieg-watch-pick-companion = { $seat } is choosing Companions to move.
ringkrieg-watch-companions-go = { $seat } is choosing where the Companions go.
ringkrieg-watch-pick-minion = { $seat } is choosing a Nazgûl or Minion to move.
ringkrieg-watch-minion-goes = { $seat } is choosing where { $kind-a } goes.
ringkrieg-watch-statesman = { $seat } is choosing a nation for the Political Track.
ringkrieg-watch-lower-damage = { $seat } is deciding whether to lower the Hunt damage.
ringkrieg-watch-meet-damage = { $seat } is deciding how to meet { $damage } Hunt damage.
ringkrieg-watch-hunt-allocation = { $seat } is putting dice into the Hunt Box.
ringkrieg-watch-bring-character = { $seat } is bringing a character into play.
ringkrieg-watch-discard-excess = { $seat } is discarding a card.
ringkrieg-watch-choose-deck = { $seat } is choosing a deck to draw from.
ringkrieg-watch-want-exchange = { $seat } is deciding about an exchange of cards.
ringkrieg-watch-hand-over = { $seat } is choosing a card to give away.
ringkrieg-watch-fellowship-phase = { $seat } is deciding about the Fellowship.
ringkrieg-watch-choose-guide = { $seat } is choosing the Guide.
ringkrieg-watch-pick-leaver = { $seat } is choosing who leaves the Fellowship.
ringkrieg-watch-send-away = { $seat } is choosing where the Companions go.
ringkrieg-watch-pick-lost = { $seat } is choosing who has to leave the Fellowship.
ringkrieg-watch-hunt-reroll = { $seat } is choosing Hunt dice to roll again.
ringkrieg-watch-walk = { $seat } is moving the Ring-bearers.
ringkrieg-watch-move-army = { $seat } is choosing an army to move.
ringkrieg-watch-who-goes = { $seat } is deciding who goes to { $to-the }.
ringkrieg-watch-diplomacy = { $seat } is choosing a nation for the Political Track.
ringkrieg-watch-recruit = { $seat } is choosing whom to recruit.
ringkrieg-watch-voice-of-saruman = { $seat } is deciding what the Voice of Saruman commands.
ringkrieg-watch-call-to-arms = { $seat } is placing Regulars of Isengard.
ringkrieg-watch-retreat = { $seat } is choosing where the army in { $region-the } retreats to.
ringkrieg-watch-field-or-siege = { $seat } is deciding between a field battle and a siege at { $region-the }.
ringkrieg-watch-advance = { $seat } is deciding whether to advance to { $region-the }.
ringkrieg-watch-leader-reroll = { $seat } is choosing missed dice to roll again.
ringkrieg-watch-cease-or-go-on = { $seat } is deciding whether the attack on { $region-the } goes on.
ringkrieg-watch-prolong = { $seat } is deciding whether to prolong the siege battle at { $region-the }.
ringkrieg-watch-form-army = { $seat } is deciding whether the figures in { $region-the } form one army.
ringkrieg-watch-turn-to-eye = { $seat } is choosing a die that becomes an Eye.
ringkrieg-watch-choose-place = { $seat } is choosing a region for { $card }.
ringkrieg-watch-choose-nation = { $seat } is choosing a nation for { $card }.
ringkrieg-watch-announce = { $seat } is deciding whether to play a combat card.
ringkrieg-watch-combat-card = { $seat } is choosing a combat card.
ringkrieg-watch-sorcerer = { $seat } is choosing a deck for the card of the Witch-king.
ringkrieg-watch-deed = { $seat } is choosing what the combat card does.
ringkrieg-watch-give-up = { $seat } is deciding how much Nazgûl Leadership to give up.
ringkrieg-watch-start-march = { $seat } is choosing an army for { $card }.
ringkrieg-watch-march-on = { $seat } is choosing the way of an army.
ringkrieg-watch-follow = { $seat } is deciding who joins those in { $region-the }.
ringkrieg-watch-play-card = { $seat } is choosing an event card.
ringkrieg-watch-draw-or-not = { $seat } is deciding whether to draw a card.
ringkrieg-watch-follow-gollum = { $seat } is deciding whether to follow Gollum.
ringkrieg-watch-lured = { $seat } is deciding how { $kind-a } resists the Ring.
ringkrieg-watch-who-travels = { $seat } is choosing who sets out with { $card }.
ringkrieg-watch-choose-rank = { $seat } is choosing between a Regular and an Elite.
ringkrieg-watch-place-recruit = { $seat } is placing recruits of { $card }.
ringkrieg-watch-elites-instead = { $seat } is choosing how many Elites come to { $region-the }.
ringkrieg-watch-remove-card = { $seat } is choosing a card that leaves the table.
ringkrieg-watch-pay-card = { $seat } is choosing a card to pay with.
ringkrieg-watch-use-card = { $seat } is deciding whether to use { $card }.
ringkrieg-watch-lose-figure = { $seat } is choosing a figure to lose.
ringkrieg-watch-nazgul-strike = { $seat } is deciding what the Nazgûl do.
ringkrieg-watch-lead-armies = { $seat } is deciding what the armies do.
ringkrieg-watch-black-captain = { $seat } is deciding whether the Witch-king calls the Nazgûl.
ringkrieg-watch-take-paths = { $seat } is choosing who goes with the Companions.
ringkrieg-watch-gather-regulars = { $seat } is choosing how many Regulars of Gondor to recruit.
ringkrieg-watch-grieve = { $seat } is choosing a card that the Free Peoples lose.
ringkrieg-watch-he-sees-he-knows = { $seat } is deciding whether to move the Chief of the Ringwraiths.
ringkrieg-watch-burn-tower = { $seat } is deciding about a siege tower.
ringkrieg-watch-fleet-size = { $seat } is choosing how many ships sail to { $to-the }.
ringkrieg-watch-death-to-the-forgoil = { $seat } is choosing an army for the Dunlendings.
ringkrieg-watch-build-engine = { $seat } is choosing where to build a siege engine.
ringkrieg-watch-give-up-catapult = { $seat } is deciding whether to give up a catapult at { $region-the }.
ringkrieg-watch-ents-stir = { $seat } is moving the Ents.
ringkrieg-watch-play-or-draw = { $seat } is deciding about another Character event.
ringkrieg-watch-blow-away = { $seat } is choosing a card that leaves the table.
ringkrieg-watch-look-at-hand = { $seat } is deciding whether to look at the hand of the Shadow.
ringkrieg-watch-take-from-hand = { $seat } is choosing a card of { $whom } to discard.
ringkrieg-watch-sail-on = { $seat } is choosing where the ships sail.
ringkrieg-watch-carry = { $seat } is choosing an army to carry by ship.
ringkrieg-watch-how-many-dunlendings = { $seat } is choosing how many Dunlendings come to { $region-the }.
ringkrieg-watch-dig = { $seat } is deciding about siege engines.
ringkrieg-watch-bring-faction = { $seat } is choosing a faction.
ringkrieg-watch-lady-of-light = { $seat } is deciding about an Elven ring.
ringkrieg-watch-onward = { $seat } is deciding what the army in { $region-the } does.

ringkrieg-theme-walk = The way of the Fellowship
ringkrieg-theme-act = Which die for what?
ringkrieg-theme-move-army = An army moves
ringkrieg-theme-play-card = Which card?
ringkrieg-theme-retreat = Where to retreat?

# The position editor.
ringkrieg-edit-group-turn = Turn
ringkrieg-edit-group-fellowship = Fellowship
ringkrieg-edit-group-dice = Dice and rings
ringkrieg-edit-group-politics = Political track
ringkrieg-edit-group-cards = Cards
ringkrieg-edit-group-tiles = Hunt tiles
ringkrieg-edit-group-map = Map and armies
ringkrieg-edit-act-free = An action of the Free Peoples
ringkrieg-edit-act-shadow = An action of the Shadow
ringkrieg-edit-hunt-allocation = Hunt allocation; then the dice are rolled
ringkrieg-edit-of-side = { $field }, { $side }
ringkrieg-edit-steps = { $steps ->
    [0] at war
    [one] 1 step from war
   *[other] { $steps } steps from war
}
ringkrieg-edit-step = step { $step }
ringkrieg-edit-tile = { $tile } (no. { $number })
