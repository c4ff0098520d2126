# The client's own words, English.

loading = One moment …
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
failure-no-record = This file is not the record of a game.

settings = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-play = While playing
settings-animation = Show movement
settings-animation-hint = Dice roll and pieces move visibly.
settings-confirm = Confirm clicks on the board
settings-confirm-hint = A click only selects; the confirmation counts.
settings-shortcuts = Use single keys
settings-shortcuts-hint = 1 to 9 choose an answer, Enter confirms, Escape clears the selection.

lobby-title = Ring games at one table
lobby-lead = Against the computer, around one screen, or with friends over the net. The table knows every rule and shows it when you ask.
lobby-games = A new game
lobby-running = Your running games
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

table-waiting = waiting for players
table-your-turn = It is your turn
table-turn = It is { $name }’s turn
table-forget = Forget

upload-title = Watch a recorded game
upload-note = A downloaded game is checked move by move and can then be watched.
upload-choose = Choose a file

new-seats = Who is playing?
new-count = Number of seats
new-players = { $count } players
new-hot-seat = Several people at this screen: whoever is asked plays.
new-hot-seat-curtain = Several people at this screen: a curtain falls before each new hand, so that nobody sees another’s secrets.
new-options = Rules of the game
new-public = Allow spectators
new-public-hint = The table is then listed in the lobby. Spectators never see what is hidden.
new-start = Begin the game
new-fault-nobody = At least one seat belongs to a person.
new-fault-name = Whoever sits at this screen needs a name.

seat-numbered = Seat { $number }
seat-nobody = Seat { $number }
seat-kind = Seat { $number }: who?
seat-kind-me = At this screen
seat-kind-friend = Invite by link
seat-kind-open = Open to all
seat-kind-agent = Computer
seat-kind-friend-hint = The link appears as soon as the table is set.
seat-kind-open-hint = The seat is listed in the lobby.
seat-name = Seat { $number }: name
seat-level = Seat { $number }: strength
player-numbered = Player { $number }
computer-named = Computer ({ $level })

option-by-chance = drawn by lot
option-none = not set

join-title = Take a seat
join-nobody = Nobody is here yet.
join-with = At the table: { $names }.
join-seat = Seat
join-name = Your name
join-sit-down = Join
join-watch = Only watch
join-full = There is no free seat at this table.

waiting-title = About to begin
waiting-note = The game begins as soon as all seats are taken.
waiting-here = is here
waiting-open = open to all
waiting-friend = invited by link
invitation-link = Invitation to seat { $number }: whoever opens this link may sit down
spectator-link = Link for watching

players = Players
player-you = you
player-away = not connected
player-asked = to play
player-won = won
spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}

prompt-mine = You are asked
prompt-others = Waiting for others
prompt-thinking = The computer is thinking
panel-choose = Your choices
panel-wait = Others are playing
choices = Possible answers
choices-filter = { $shown } of { $all } choices; narrow down here
choices-none = None of them fits.
targets = Selection
selection = Selection
selection-several = This can mean several things; choose from the list.
selection-no-answer = This selection is not an answer as it is.
selection-unfinished = Go on selecting until the answer is complete.
selection-clear = Clear
why-not = Why not?
actions = Actions
undo = Undo
hint = Hint
hint-thinking = Thinking …
hint-would = A strong player would answer: “{ $choice }”. Estimated chance of winning: { $chance }.
hint-follow = Follow the hint
take-back = Take back
take-back-waiting = You would like to take your move back. The others have to agree.
take-back-withdraw = Never mind
take-back-asked = { $name } would like to take the last move back.
take-back-agree = Agreed
take-back-refuse = Rather not

log = What happened
log-setup = Setup
log-number = Answer { $n }
log-all = Show all { $count } entries

curtain-title = { $name } is next
curtain-note = Please hand the screen over. Everybody else looks away.
curtain-open = I am { $name }

connection-lost = The connection is interrupted. It comes back by itself, and nothing is lost.
connection-now = Connect now

dice-promised = Chance fixed before the game
dice-kept = Chance verified: it was fixed before the game
dice-broken = Beware: chance does not fit the promise
dice-unknown = Chance cannot be verified here
dice-note = This checksum fixes all dice and cards without giving them away. At the end seed and salt are told, and your browser checks the sum.
dice-note-over = Your browser has computed the checksum from seed and salt and compared it with the one shown before the game (SHA-256).
dice-commitment = Checksum
dice-seed = Seed
dice-salt = Salt

end-over = The game is over
ranking = Ranking
ranking-rank = Rank
ranking-player = Player
ranking-score = Score
ranking-decisions = Moves
ranking-chance = Dice, cards
rematch = Rematch
rematch-ready = The rematch is set up.
rematch-join = To the rematch
rematch-watch = Watch the rematch

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
replay-link = Link to this moment
record-download = Download

rules = Rules
rules-of = Rules: { $game }
rules-note = Every rule has a number. In the log and under “Why not?” it leads here.
rules-search = Search the rules
rules-none = No rule fits.
rules-all = All rules
rule-show = Show rule { $rule }
rule-title = Rule { $rule }
rule-unknown = There is no text for this rule here.

generic-board = State of the game
generic-board-note = No board has been drawn for this game yet. This is everything you may know.
value-none = none
value-yes = yes
value-no = no
