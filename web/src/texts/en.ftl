# The client's own words, English.

loading = One moment …
loading-engine = Getting the games ready in your browser; the first time takes a little longer …
engine-progress = Getting the games ready
problem-title = That did not work
close = Close
copy = Copy
copied = Copied
try-again = Try again
to-lobby = To the lobby
skip-to-content = Skip to content
announcements = Announcements
failure-offline = The server cannot be reached.
failure-lost = The connection was interrupted; please try again.
failure-no-record = This file is not a recorded game. Choose a file that you downloaded here at the end of a game.
failure-engine = The games could not be started in this browser.
failure-other-tab = Ringspiel is already open in another tab or window. Close it there, then try again.
failure-picture = The picture could not be drawn in this browser.

settings = Settings
display-language = Display language
settings-language = Language
settings-theme = Appearance
settings-theme-auto = same as the system
settings-theme-light = light
settings-theme-dark = dark
settings-speed = Speed of the other players’ moves
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-play = While playing
settings-animation = Show movement
settings-animation-hint = Dice roll and pieces move visibly.
settings-confirm = Confirm clicks on the board
settings-confirm-hint = A click only selects; the confirmation counts.
settings-shortcuts = Keyboard shortcuts
settings-shortcuts-hint = 1 to 9 choose an answer, Enter confirms, Escape clears the selection.

lobby-title = Ring games at one table
lobby-lead = Against the computer, around one screen, or with friends online. The table knows every rule and shows it when you ask.
lobby-lead-alone = Against the computer or around one screen, also without a connection. The table knows every rule and shows it when you ask.
lobby-games = A new game
lobby-running = Your games in play
lobby-continue = Continue
lobby-open = Open tables
lobby-open-none = Nobody is waiting for players right now. A table with an open seat is listed here for everybody.
lobby-sit-down = Join
lobby-watch = Watch
lobby-watch-one = Watch
lobby-finished = Your finished games

game-players = { $least } to { $most } players
game-players-exactly = { $count } players
game-play = Play
game-play-named = Play { $game }

table-expires = Nobody has played at this table for a long time. It will be removed on { $date } unless somebody plays on.
table-waiting = waiting for players
table-your-turn = It is your turn
table-turn = It is { $name }’s turn
table-forget = Forget

lobby-afterwards = After the game
upload-title = Watch a recorded game
upload-note = A downloaded game is checked move by move and can then be watched.
upload-choose = Choose a file

new-seats = Who is playing?
new-count = Number of seats
new-players = { $count } players
new-hot-seat = Several people at this screen: you take turns at it.
new-hot-seat-curtain = Several people at this screen: a curtain falls before each new hand, so that nobody sees another’s secrets.
new-change-sides = Change sides
new-options = Rules of the game
new-help = Allow hints from the computer
new-help-hint = Also in the middle of the game. The log names everybody who asks for one.
new-public = Allow spectators
new-public-hint = The table is then listed in the lobby. Spectators never see what is hidden.
new-start = Begin the game
new-fault-nobody = At least one seat has to be played by a person.
new-fault-name = Everybody at this screen needs a name.

seat-numbered = Seat { $number }
seat-nobody = Seat { $number }
seat-kind = Seat { $number }: who?
seat-kind-me = At this screen
seat-kind-friend = Invite by link
seat-kind-open = Open to all
seat-kind-agent = Computer
seat-kind-friend-hint = You get the link as soon as the table is set up.
seat-kind-open-hint = The seat is listed in the lobby.
seat-name = Seat { $number }: name
seat-level = Seat { $number }: strength
player-numbered = Player { $number }
computer-named = Computer ({ $level })
bot-named = { $name } (bot)

option-by-chance = drawn by lot
option-none = not set

join-title = Take a seat
join-nobody = Nobody is here yet.
join-with = At the table: { $names }.
join-seat = Seat
join-name = Your name
join-sit-down = Join
join-watch = Only watch
join-kept = The free seats here are kept for people with a link. Ask the person who set up the table for yours.
join-full = There is no free seat at this table.

waiting-title = About to begin
terms-usual = usual rules
terms-no-clock = no clock
waiting-note = The game begins as soon as all seats are taken.
waiting-here = is here
waiting-open = open to all
waiting-friend = invited by link
invitation-link = Invitation to seat { $number }: anybody who opens this link may sit down
spectator-link = Link for watching

players = Players
player-you = you
player-away = not connected
player-asked = to play
player-leads = leads
player-next = next
ranking-place = { $place ->
    [1] first of the team
   *[other] second of the team
}
new-roles-drawn = Draw the roles by lot
new-role = What seat { $number } plays
player-won = won
spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}

prompt-mine = Your turn
prompt-others = Please wait
prompt-thinking = The computer is thinking
panel-choose = Your choices
only-answer = You have only one possible answer: “{ $choice }”. It is given for you in a moment, so that nobody else notices.
panel-wait = Others are playing
panel-list = Choices ({ $count })
recently = Meanwhile: { $told }
choices = Possible answers
choices-filter = { $shown } of { $all } choices; narrow them down here
choices-none = None of them matches.
targets = Selection
selection = Selection
selection-several = That could mean several things. Choose from the list.
selection-no-answer = This is not a possible answer.
selection-unfinished = That is not all yet. What else?
selection-clear = Clear
why-not = Why not?
actions = Actions
undo = Undo
hint = Hint
hint-thinking = Thinking …
hint-would = A strong player would choose “{ $choice }”. Estimated chance of winning: { $chance }{ $close ->
    [yes] . The next best answer is about as good: the estimate cannot tell them apart.
   *[no] ; with the next best answer, { $otherwise }.
}
agent-hard-note = Thinks every turn through to its end. Only for two players so far.
agent-perfect-note = Makes no mistake: with two players every position has been computed. Only for two, with the standard dice and tracks, with or without the special rules of the places.
hint-exact = “{ $choice }” is best. Chance of winning with perfect play: { $chance }{ $close ->
    [yes] . Another answer is just as good.
   *[no] ; with the next best answer, { $otherwise }.
}
hint-follow = Follow the hint
take-back = Take back

log = What happened
log-setup = Setup
log-number = Answer { $n }
log-all = Show all { $count } entries
log-times = × { $times }

curtain-title = { $name } is next
curtain-note = Please hand the screen over. Everybody else looks away.
curtain-open = I am { $name }

connection-lost = The connection is interrupted. It will come back by itself, and nothing is lost.
connection-now = Connect now

dice-promised = Chance fixed before the game
dice-checking = Checking every draw …
dice-kept = Chance verified: { $draws ->
    [one] one draw is
   *[other] all { NUMBER($draws) } draws are
  } correct
dice-broken = Warning: chance does not match the promise
dice-seed-only = Seed verified, draws not
dice-none = Nothing was promised about chance here
dice-failed = Chance cannot be verified here
dice-broken-seed = The seed is not the one that the server promised before the game. Not even the first draw is proved.
dice-broken-pledge = The contributions to the dice are not those that were pledged before the game: one differs, is missing or was added.
dice-broken-contribution = Your contribution is missing from the dice, although the server had accepted it.
dice-broken-draw = Draw { $number } ({ $answer ->
    [0] in the setup
   *[other] at answer { $answer }
  }) was { $said }, but seed and contributions give { $due }. It is the first that differs.
dice-kept-note = Your browser has computed every draw anew from seed and contributions, and compared it with the promise that it saw before the game.
dice-with = Contributed to the seed: { $names }.
dice-alone = Nobody but the server had a part in the seed. All that is proved is that the server did not exchange it during the game.
dice-silent = Pledged, but not revealed in time: { $names }. That contribution has no part in the dice.
dice-late = The server says that your own contribution came too late. It has no part in the dice.
dice-seed-only-note = This game began before an update. The seed is the one that was promised, but the record is not enough to compute every draw here. The command below can do it.
dice-unseen = Chance agrees with itself
dice-unseen-note = All draws follow from the seed and the contributions in the record. Your browser cannot say whether they were fixed before the game: it saw the checksum only after the end.
dice-none-note = Chance was dictated, or the game began from a position.
dice-note = This checksum fixes the server’s seed without giving it away. Every browser at the table adds a contribution of its own. At the end everything is revealed, and your browser computes every draw again.
dice-commitment = Checksum of the server
dice-contribution = Your contribution
dice-seed = Seed
dice-salt = Salt
dice-command = Check from outside
dice-more = What this proves
fairness-title = Fair dice
fairness-lead = Dice and cards are fixed before anybody sees them, and nobody can choose them.
fairness-how = How it works
fairness-how-text = The server chooses a seed and shows its checksum before anybody contributes. When all have sat down, every browser pledges a random number of its own without naming it. Only when all have pledged do all reveal. Seed and contributions together give all dice and cards. After the game the server reveals the seed, and your browser computes every draw again.
fairness-proved = What is proved
fairness-proved-text = The server could not look for a seed that pleased it, because it did not know your contribution. It could not exchange the dice during the game without being found out. And nobody at the table could steer them, because nobody knew the seed. A player who is silent or late is left out after a short time and gains nothing by it.
fairness-not = What is not proved
fairness-not-text = The operator of the server can look into games in play and tell others what comes. A dishonest server can also claim that a pledged contribution came too late: that is a choice between two outcomes, and the record names the missing contribution. Your browser computes the draws but does not know the rules: only the check from outside shows that every draw was due. Games from a position, lessons and games without contributions prove less, and say so. And this page itself comes from the server: if you do not trust it at all, check from outside.
fairness-check = How to check it
fairness-check-text = At the end of a game the line “Chance verified” says what is correct, or else which draw is the first that differs. From outside: download the record and run the command that this line shows. It plays the whole game again by the rules.

end-over = The game is over
end-won = You have won
end-won-together = You have won together
end-lost = You have lost
end-nobody = No winner
end-story = How it came to this
ranking = Ranking
ranking-given-up = gave up
ranking-claimed = was away for too long
ranking-rank = Rank
ranking-player = Player
ranking-score = Score
ranking-decisions = Moves
ranking-chance = Dice, cards
rematch = Rematch
rematch-ready = The rematch is set up.
rematch-join = To the rematch
rematch-watch = Watch the rematch

statistics = Statistics
statistics-of = Statistics: { $game }
statistics-game = Game
statistics-whose = Whose games
statistics-whose-people = people only
statistics-whose-computers = with computer opponents
statistics-whose-mine = my own
statistics-about-people = All finished games on this server at which only people played. No names are kept in it.
statistics-about-computers = All finished games on this server with at least one computer opponent or program. No names are kept in it.
statistics-about-mine = The finished games for which this browser holds a seat.
statistics-counting = { $counted } of { $tables } games are counted …
statistics-counting-bar = Counting games
statistics-none = There is nothing to show yet: it takes { $fewest ->
    [one] one finished game
   *[other] { $fewest } finished games
} with the same number of players.
statistics-group = With { $seats } players: { $games ->
    [one] one game
   *[other] { $games } games
}
statistics-wins = Who wins
statistics-who = who
statistics-share = share of the games
statistics-games = games
statistics-interval = with 95 % certainty between { $low } and { $high }
statistics-beginner = first to act
statistics-shared = several together
statistics-all-lost = nobody
statistics-sides = Which side wins
statistics-side = side
statistics-endings = How games end
statistics-ending = how it ended
statistics-ended-given-up = somebody gave up
statistics-ended-claimed = somebody was away, and the others claimed the game
statistics-rounds = How many rounds games take
statistics-answers = How many answers games take
statistics-length = length
statistics-between = { $first } to { $last }
statistics-mean = Mean { $mean }, median { $median }
statistics-chance = Chance with { $faces } results
statistics-result = result
statistics-fair = As even as chance is.
statistics-unfair = Less even than chance usually is.
statistics-choices = First choices
statistics-answer = choice
statistics-won = then won
statistics-json = Save as JSON
statistics-csv = Save as CSV

replay = Watch the game
replay-controls = Playback
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-at = { $n } of { $last }
replay-scrubber = Moment in the game
replay-speed = Speed
replay-times = { $speed } ×
replay-view = View
replay-spectator = Spectator
review = Review
review-about = The computer looks at every answer again: the chances of winning, the costliest mistakes, and what chance did. Long games can take some minutes.
review-start = Review this game
review-stop = Stop
review-busy = { $done } of { $all } answers looked at
review-curve = Chances of winning in the course of the game
review-line-0 = { $seat } (solid)
review-line-1 = { $seat } (dashed)
review-line-2 = { $seat } (dotted)
review-line-3 = { $seat } (grey)
review-line-4 = { $seat } (grey, dashed)
review-line-5 = { $seat } (grey, dotted)
review-line-nobody = all lose (area)
review-nobody = all lose { $chance }
review-ahead = Here { $seat } is about to give away { $points }. “{ $best }” is better; it is highlighted on the board.
review-helped = { $seat } had asked the computer for a hint before.
review-hints = Hints from the computer: { $count }.
review-now = Now: { $chances }
review-fine = This answer was certainly no serious mistake.
review-lost = { $seat } gives away { $points }. Better was “{ $best }”.
review-points = { $points } points
review-points-between = { $points } points ({ $low } to { $high })
review-luck = Luck and skill
review-total = { $seat }: chance { $luck } points (± { $margin }), given away { $lost } points (± { $unsure })
review-rolled-total = { $seat } rolled { $luck } points { $how ->
    [worse] worse
   *[better] better
} than expected, and gave away { $lost }.
review-best = No answer was better.
review-rolled = Then { $seat } rolled: { $luck } points.
review-luck-about = A point is a hundredth of the chance of winning. Chance is how much better or worse than expected dice and cards made it.
review-exact = All numbers are exact, for this game is solved.
review-estimated = The computer estimates the numbers in imagined games that fit what the player could know; in brackets the range in which the true value lies with 95% probability. The sums count every answer, also small losses that prove nothing alone.
review-mistakes = The costliest answers
review-no-mistakes = No answer was certainly a mistake.
review-played = Played: { $choice }
review-better = Better: { $choice }
review-show = Look at answer { $n }
review-try = Try it from here
play-on = Play on from here
edit-position = Edit position
origin-redealt = This game did not start from the beginning but from a saved position. What is hidden in it was dealt anew: nobody knows it.
origin-kept = This game did not start from the beginning but from a saved position. What is hidden in it stayed as it was: the player who set up the table may know it.
origin-short-redealt = from a position
origin-short-kept = from a position, hidden things may be known
origin-agree = I understand this and will play all the same.
origin-wish-kept = All who join have to agree to that, because you know what is hidden.
new-from-position = The game does not start from the beginning but from a saved position. Hidden cards are dealt anew, and the dice are new. The address of this page is a link to the position.
new-from-edited = The game starts from the position that was set up. The address of this page is a link to it.
replay-link = Link to this moment
replay-embed = To show it on another page
replay-embed-title = Replay: { $game }
replay-embed-open = Open in Ringspiel
replay-old-rules = This was played under earlier rules, which are no longer played here. The board cannot be shown any more; the log tells what happened.

picture-open = Save as a picture
picture-title = A picture of the game
picture-format = Format
picture-format-png = picture (PNG)
picture-format-svg = drawing that stays sharp (SVG)
picture-format-webp = moving picture (WebP)
picture-format-mp4 = video (MP4)
picture-format-webm = video (WebM)
picture-about-png = This moment, with players and what has just happened. Every program shows it.
picture-about-svg = This moment at any size. Made for browsers; many other programs cannot show it.
picture-about-webp = A stretch of the game, small enough to send. Browsers and most messengers play it.
picture-about-mp4 = A stretch of the game as a video. Your browser records it while it plays, so it takes as long as it lasts. Keep this tab in front.
picture-about-webm = A stretch of the game as a video for browsers. It is recorded while it plays, so it takes as long as it lasts. Keep this tab in front.
picture-from = From moment
picture-to = To moment
picture-pace = Each moment
picture-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
picture-make = Draw it
picture-making = Drawing
picture-stop = Stop
picture-ready = The picture is ready.
picture-save = Save { $name } ({ $size } kB)
picture-alt = The picture of { $game }
picture-fault-order = The last moment must come after the first.
picture-fault-range = This game has the moments 0 to { $last }.
picture-fault-long = One picture shows at most { $most } moments. Choose a shorter stretch.
picture-fault-pace = Each moment is shown for 0.1 to 10 seconds.
record-download = Download

analysis = Analysis
analysis-of = Analysis: { $game }
analysis-open = Analyse
analysis-about = Try any answer of any player. What you try is kept in this browser; a file takes it elsewhere.
analysis-tree = Moments and lines
analysis-beginning = Beginning
analysis-line = Line { $number }
analysis-comment = Comment
analysis-symbol = Symbol
analysis-symbol-none = none
analysis-symbol-named = { $symbol ->
    [good] ! good
    [mistake] ? mistake
    [brilliant] !! brilliant
    [blunder] ?? blunder
    [interesting] !? interesting
   *[other] ?! doubtful
}
analysis-name = Name of the line
analysis-delete = Delete from here on
analysis-back = One step back
analysis-forward = One step forward
analysis-asks = { $seat } is asked
analysis-over = The game is over here.
analysis-try = Try: { $choice }
analysis-chance = What if chance had been different?
analysis-chance-about = Dice and draws after this answer. Choose what would have happened instead: it begins a line of its own.
analysis-draw = Die or draw { $number }
analysis-result-same = as now
analysis-chance-draw = Draw anew
analysis-estimate = Estimate the answers
analysis-estimates = Estimated chances of winning
analysis-estimated = Estimated in imagined games that fit what this player can know; the true value lies within ± points with 95% probability.
analysis-worlds = { $worlds } imagined games
analysis-save = Save as a file
analysis-not-kept = This browser cannot keep the analysis. Save it as a file.
analyses = My analyses
analyses-about = What you have tried, drawn and noted in finished games and positions. It is kept in this browser; shared ones are on the server.
analyses-none = There are none yet. Open one from a replay, from the end of a game or from the position editor.
analyses-forget = Remove
analyses-remove = Remove “{ $title }”
analyses-sure = Remove “{ $title }” from this browser?
analysis-title = Name of the analysis
analysis-promote = Move up
analysis-share = Share by link
analysis-together = shared, worked on together
analysis-read-only = shared, to read
analysis-together-about = Everybody with the second link sees what you change, and can change it, too.
analysis-read-about = You can read this analysis. To try something, make a copy of your own.
analysis-link-read = Link to read
analysis-link-together = Link to work on it together
analysis-part = Answers { $first }–{ $last } …
analysis-copy = A copy of my own
analysis-copy-to-try = Copy it and try
analysis-end = Stop sharing
analysis-end-sure = Stop sharing?
analysis-end-note = The links lead nowhere then. You keep a copy in this browser.
draw = On the board
draw-mark = Mark
draw-arrow = Arrow
draw-colour = Colour
draw-green = green
draw-red = red
draw-blue = blue
draw-yellow = yellow
draw-mark-how = Choose a place on the board. Choose it again to remove the mark. Press Escape when you are done.
draw-arrow-how = Choose where the arrow begins, then where it ends. Press Escape when you are done.
draw-to = The arrow begins here: { $from }. Choose where it ends.
draw-mark-said = { $at } ({ $colour })
draw-arrow-said = { $from } → { $to } ({ $colour })
draw-remove = Remove: { $mark }
failure-no-analysis = This file is not an analysis. Choose one that was saved on an analysis page or by the command “ringspiel analysis”.

rules = Rules
rules-of = Rules: { $game }
rules-note = Every rule has a number. In the log and under “Why not?” it leads here.
rules-search = Search the rules
ruling = Our ruling: the rulebook leaves this open.
rules-ruling = ◇ marks our rulings, where the rulebook leaves something open.
rules-of-table = These are the rules that this table uses.
rules-contents = Contents
rules-none = No rule matches.
rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
rules-all = All rules
learn = Learn it
learn-game = Learn { $game }
learn-pages = Pages of the primer
learn-page = { $page }. { $title }
learn-next = Next: { $title }
learn-play = Play now
learn-rules = Look up all rules
rule-show = Show rule { $rule }
rule-title = Rule { $rule }
rule-unknown = There is no text for this rule here.

# --- Boards ---
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole board
generic-board = State of the game
generic-board-note = No board has been drawn for this game yet. This is everything you may know.
value-none = none
value-yes = yes
value-no = no

settings-hold = Confirm the end of your turn
settings-hold-hint = The answer that passes the turn on waits until you confirm it.
settings-sounds = Sounds of the table
settings-sounds-hint = Dice, cards, marching, battle, bells, where a board has them.
settings-volume = Volume
settings-sound = Sound when it is my turn
settings-sound-hint = Two quiet notes.
settings-notify = Tell me in the browser when it is my turn
settings-notify-hint = While the page is open in the background.
settings-notify-denied = Your browser does not allow this page to do so; you can change that in its settings.

together = Playing together
together-note = The pace tells everybody how fast you would like to play. With a clock, the others decide what happens when somebody’s time is up.
pace = Pace
pace-none = no hurry
pace-live = live, all in one sitting
pace-evening = one evening
pace-days = over days
pace-per-answer = { $time } for each answer
pace-reserve = { $time } in reserve
clock = Clock
clock-none = no clock
clock-reserve = { $name }: { $time } in reserve
clock-paused = The game is paused. The player who is asked may go on with an answer.
clock-pause = Pause the game
clock-resume = Go on
clock-end = End without a winner
clock-up-title = Time is up
clock-up = { $name }’s time is up. You can wait, or:
clock-up-mine = Your time is up. As long as you do not answer, the others may let the computer play for you or claim the game.
clock-level = Strength of the computer
clock-stand-in = Let the computer play on
clock-vacate = Free the seat for somebody else
clock-claim = Claim the game
give-up = Give up …
give-up-sure = Do you give up? You lose the game, and it ends at once.
give-up-sure-team = Do you give up? If your side agrees, it loses the game, and it ends at once.
give-up-yes = Give up
give-up-no = Play on
waiting-computer = Let the computer take this seat
stand-in-mine = The computer ({ $level }) is playing for you.
come-back = I am back
leave-stand-in = Let the computer play for me
agreement-note = The others have to agree to each of these.
ended-early = This game was ended early.
player-stand-in = computer ({ $level }) stands in
spoken = Language
spoken-any = any
level = For whom
level-any = everybody
level-beginners = beginners
level-experienced = experienced players
level-for-beginners = for beginners
level-for-experienced = for experienced players

request-needs = { $count ->
    [one] { $names } has to agree.
   *[other] { $names } have to agree.
}
request-withdraw = Never mind
request-agree = Agreed
request-refuse = Rather not
request-waiting-take_back = You would like to take your move back.
request-asked-take_back = { $name } would like to take the last move back.
request-waiting-new_rules = You would like to go on under the new rules.
request-asked-new_rules = { $name } would like to go on under the new rules.
new-rules-title = The rules of this game have changed.
new-rules = You have played by version { $played } so far; version { $now } holds now. The game goes on from here as soon as all of you agree. Until then nobody’s time runs, and nothing is lost.
new-rules-go-on = Go on under the new rules
new-rules-end-title = End this game?
new-rules-end = It ends without a result, for everybody. Its log stays readable, and its record can be saved.
new-rules-read = Read the log
request-waiting-pause = You would like to pause.
request-asked-pause = { $name } would like to pause the game.
request-waiting-resume = You would like to go on.
request-asked-resume = { $name } would like to go on with the game.
request-waiting-end = You offer to end the game without a winner.
request-asked-end = { $name } offers to end the game without a winner.
request-waiting-stand_in = The computer ({ $level }) is to play for { $about }.
request-asked-stand_in = { $name } proposes that the computer ({ $level }) plays for { $about }.
request-waiting-vacate = { $about }’s seat is to become free.
request-asked-vacate = { $name } proposes to free { $about }’s seat for somebody else.
request-waiting-resign = You would like to give up.
request-asked-resign = { $name } would like to give up.
request-waiting-claim = You claim the game, because { $about } is away.
request-asked-claim = { $name } would like to claim the game, because { $about } is away.

restart-turn = Restart the turn
held = End of the turn
held-note = “{ $choice }” ends your turn.
held-end = End the turn
held-not-yet = Not yet

recap = Since your last turn
recap-first = What has happened so far
recap-open = Since your last turn ({ $steps })
recap-close = Close
recap-back = Back
recap-on = Step by step
recap-all = Show all

talk = Chat
help-on-note = Players may ask the computer for hints here. The log names everybody who does.
help-off-note = This table plays without hints from the computer.
talk-unread = Chat: { $count } new
talk-all = visible to everybody
talk-all-read = Spectators read this, too.
talk-seated = for the players only
talk-off = none
talk-lines = What was said
talk-none = Nobody has said anything yet.
talk-words = Write a message
talk-say = Send
talk-phrases = Phrases that everybody reads in their own language
talk-mute = Hide what { $name } says
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-today = I will play on later today.
phrase-tomorrow = I will play on tomorrow.
phrase-busy = I don’t have much time right now.
phrase-good-game = That was a good game!

table-menu = This table
notes = My notes
notes-of = Notes of { $name }
notes-hint = Only you see this, on every device that has your seat.
notes-hint-alone = Only you see this.
notes-kept = Saved.
notes-typing = Not saved yet …
notices = When it is my turn
contact-mail = E-mail address
contact-webhook = Webhook
contact-kind = How
contact-webhook-hint = Possible here: { $origins }
contact-hint = You get a message with a link to confirm this. Every message has a link that ends them.
contact-give = Tell me there
contact-known = You are told at { $address }.
contact-unconfirmed = A message has been sent to { $address }. Its link confirms the address.
contact-table = Tell me about this table
contact-everywhere = Tell me about all my tables
contact-forget = Use another address
contact-confirmed = Address confirmed
contact-confirmed-note = You will be told there when it is your turn and you are not looking at the table.
contact-ended = No more messages
contact-ended-note = This address gets no further messages and has been removed.
carry = Another device
carry-note = With this link you can play on from another device, and here, too. It works once; show it to nobody else.
carry-all-note = This link brings all your seats to another device, and you keep them here. It works once; show it to nobody else.
carry-show = Show link and QR code
carry-link = Link to your seat
carry-qr = The same link as a QR code
carry-broken = This link gives no seat. Somebody may have used it already, or the seat has new keys. Nothing has changed about your seats.
carry-question = Bring these seats to this device?
carry-once = The link does not work after that. Devices that have the seat already keep it.
carry-known = You already have these seats here:
carry-here = Bring them here
carry-go = Go on playing
carry-cancel = Rather not
devices-note = Does somebody have your seat who should not? Then only this device keeps it. Links that you have sent stop working, too.
devices-end = Sign out all other devices
waiting-leave = Leave the table
freed-note = Your seat was freed. It is yours until somebody else takes it.
freed-back = I am back
code = Code and link
code-note = With this code others find the table in the lobby:
code-note-kept = The free seats are for people with a link. With this code in the lobby, others can watch:
code-is = Code { $code }
code-find = A table’s code
code-go = Find it
invitation-qr = Show a QR code
invitation-alone = Only this computer can open these links.
invitation-how = So that friends can join, start the server with “--host 0.0.0.0” (same network), or behind a proxy with TLS and “--public-url” (over the internet).

mine = My tables
mine-due = My tables: { $count } waiting for you
mine-next = Next table
mine-key = The key n leads to the next table that waits for you, from anywhere.
mine-paused = paused
mine-none = You have no games in play.
mine-since = for { $time }
mine-left = { $time } left
mine-up = time is up
filter = Narrow down
filter-any = any
filter-game = Game
filter-none = No open table matches.

orders = Orders in advance
orders-given = Orders in advance ({ $count })
orders-note = Answered for you, after a pause as if you had thought about it. Only you see this.

# --- Guided games ---
lessons = { $count ->
    [one] A guided first game
   *[other] Guided lessons
}
lesson-first = Guided game
lesson-first-named = { $game }: play a guided game
lesson-start = Begin
lesson-start-named = Begin the lesson “{ $title }”
lesson-again = Once more
lesson-minutes = About { $minutes } minutes.
lesson-done = Finished
lesson-you = Guest
lesson-guide = Guide
lesson-part = { $part } of { $parts }
lesson-more = Go on reading
lesson-before = Back
lesson-show = Show me
lesson-leave = Play on without the guide
lesson-return = Call the guide back
lesson-watch = The others are playing. Watch what they do.
lesson-otherwise = The rules allow that. But please do what I suggested here, so that I can show you what comes of it.
lesson-next = Next lesson
lesson-close = Close the guide

training = Training
training-about = Positions from your own games in which there was something better. What you solve comes again after 1, 3 and 9 days; what you miss, tomorrow.
training-none = There is nothing to train yet. After a review, choose “Learn from your mistakes”, or turn a position into a puzzle in the editor.
training-due = { $due ->
    [0] Nothing is due
    [one] One exercise is due
   *[other] { $due } exercises are due
}; { $done } of { $all } solved for good
training-start = Begin
training-later = The next exercise comes in { $days ->
    [one] one day.
   *[other] { $days } days.
}
training-number = Exercise { $number } of { $all }
training-leave = To all exercises
training-through = { $count ->
    [one] That was the exercise.
   *[other] Those were all { $count } exercises.
}
training-done = solved for good
training-now = due
training-in = in { $days ->
    [one] one day
   *[other] { $days } days
}
training-ask = Try it
training-remove = Remove
training-sure = Remove this exercise?
training-save = Save as a file
training-open = Open a file
training-added = { $count ->
    [0] All exercises of the file are here already.
    [one] One exercise was added.
   *[other] { $count } exercises were added.
}
training-not-kept = This browser cannot keep the exercises. Save them as a file.
failure-no-training = This file is not a collection of exercises. Choose one that was saved on the training page or by the command “ringspiel train”.
exercise-about = In the game you answered “{ $played }”, which gave away { $points } points. Find something better.
exercise-puzzle = One answer is clearly best here. Find it.
exercise-right = Right: “{ $choice }” is best.
exercise-as-good = Right: “{ $given }” cannot be told apart from the best answer, “{ $choice }”.
exercise-done = Solved for good: it does not come again.
exercise-again = It comes again in { $days ->
    [one] one day.
   *[other] { $days } days.
}
exercise-next = Next exercise
exercise-end = Finish
learn-from-mistakes = Learn from mistakes
learn-from-my-mistakes = Learn from your mistakes ({ $count })
learn-from-mistakes-of = Learn from the mistakes of { $seat } ({ $count })
editor-puzzle = Turn into a puzzle
editor-proving = All answers are tried out; that can take a minute.
editor-no-puzzle = This is no puzzle: no answer is clearly better than all others, or the best one is too obvious.
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-about = In each of these positions, one answer is clearly best. Can you find it?
puzzles-done = Solved: { $done } of { $all }.
puzzles-none = There are no puzzles for this game yet.
puzzles-all = All puzzles
puzzles-other = More puzzles
puzzles-dots = The more dots a puzzle has, the harder it is.
puzzle-numbered = Puzzle { $number }{ $state ->
    [solved] , solved
   *[open] {""}
} · { puzzle-grade }
puzzle-grade = { $grade ->
    [0] easy: every level of the computer finds it
    [1] medium: one level of the computer misses it
    [2] hard: two levels of the computer miss it
   *[other] very hard: even the strong computer misses it
}
puzzle-you = { player-numbered } (you)
puzzle-answer = Answer: { $choice }
puzzle-right = Right! “{ $choice }” is { $points } points better than the next best answer.
puzzle-wrong = Not quite: “{ $given }” gives away { $loss }.
puzzle-best = “{ $choice }” is best.
puzzle-shown = The solution is highlighted on the board.
puzzle-again = Try again
puzzle-reveal = Show the solution
puzzle-next = Next puzzle

editor = Position: { $game }
editor-about = Point at the board to put, move and take away; what is not on the board stands beside it. After every change you are told what breaks a rule, and where. What is hidden in the game is open here. With the keyboard: arrow keys go from place to place, Enter points, Delete takes away.
editor-board = Board
editor-beginning = New position: players and options
editor-position = The position
editor-seats = Players
editor-fresh = New beginning
editor-clear = Empty board
editor-undo = Undo
editor-redo = Redo
editor-open = Open a file
editor-save = Save as a file
editor-seen-by = Seen by
editor-asked = the player whose turn it is
editor-tools = What you put
editor-look-at = Look
editor-put = Put
editor-take = Take away
editor-move = Move
editor-here = This place
editor-put-here = Put here:
editor-nothing = nothing
editor-nobody = Nothing.
editor-add = Add …
editor-earlier = { $thing }: one place earlier
editor-remove = Take away: { $thing }
editor-wrong-here = { $count ->
    [one] 1 field is wrong
   *[other] { $count } fields are wrong
}
editor-nowhere = What is wrong is not among the fields. Choose once more what is decided, or begin anew.
editor-not-drawn = This position cannot be drawn. Undo the last change.
editor-good = The position can be played.
editor-bad = This is not possible:
editor-play = Play this position
editor-link = Link to this position
failure-no-position = This file is not a position. Choose one that was saved in the position editor.

# --- What a choice does ---
explain = Explain
explain-title = What would this do?
explain-choice = The choice
explain-does = What happens
explain-open = What happens next depends on chance or on something you cannot know.
explain-next = Then: { $prompt }
explain-costs = What it costs you
explain-final = You cannot undo it, because you will have seen what chance brings.
explain-free = Nothing.
explain-free-yet = Nothing for certain.
explain-prospects = What may come of it
explain-undo = After that it is still your turn, and you can undo it.
explain-passes = After that it is somebody else’s turn.
explain-rules = Which rules apply
