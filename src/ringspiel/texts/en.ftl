# Common messages of all games, English.

# How lists and numbers are written.
list-more = { $most }, { $next }
list-last = { $most } and { $last }
number-decimal = .
number-minus = -
number-percent = { $number }%

answer-forced = { $seat } has no choice.
new-rules-from-here = From here on the game is played under rules { $rules }.
hint-asked = { $seat } asked the computer for a hint.
answer-not-offered = That is not a possible answer here.
answer-elsewhere = That does not answer what is asked now. { $prompt }
answer-not-understood = “{ $typed }” does not answer this question; try something like “{ $example }”.
answer-not-a-number = An answer is one of the numbers on offer.
game-is-over = The game is over; nothing more is asked.
undo-not-possible = Nothing can be taken back here: since then dice have been rolled, something has been revealed, or somebody else has made a decision.
give-up-not-here = A game of more than two parties cannot be given up. Let a computer play on for you instead.
given-up = { $count ->
    [one] { $seats } has given up.
   *[other] { $seats } have given up.
}
claimed = { $count ->
    [one] { $seats } was away for too long and has lost.
   *[other] { $seats } were away for too long and have lost.
}

cli-version = Ringspiel { $version }, { $kind ->
    [compiled] compiled
   *[plain] in plain Python
}
cli-next = Five ring games at one table. What next?
cli-next-browser = play in the browser: alone, around one screen, or online
cli-next-terminal = play here in the terminal
cli-next-games = which games there are, for how many, with which options
cli-next-rules = the rules of a game
cli-next-sim = let the computer play a thousand games
cli-next-help = all commands
cli-no-client = The pages are missing, because the client is not built: install Node and run “make play”, or install a wheel that was built with it.
cli-game = Game
cli-title = Title
cli-players = Players
cli-options = Options
cli-backup-done = games in { $file }: { $games }
cli-restore-done = games brought back: { $brought }; games that were there, and are as they were: { $there }
cli-export-done = records in { $folder }: { $games }
cli-export-decisions = games with their decisions in { $folder }: { $games }; games of older rules, left out: { $left_out }
cli-sim-title = { $games } games of { $game }
cli-sim-wins = wins
cli-sim-share = share
cli-sim-interval = 95% interval
cli-sim-seat = seat { $seat } ({ $agent })
cli-sim-per-seat = { $agent }, per seat
cli-sim-length = all lost { $all_lost }, shared victories { $shared }; decisions per game: mean { $mean }, least { $least }, median { $median }, most { $most }
cli-sim-pace = { $decisions } decisions in { $seconds } s: { $rate } decisions/s
cli-sim-error = error in the game with seed { $seed }: { $failure }
cli-arena-title = { $game }, { $seats } seats
cli-arena-match = match
cli-arena-games = games
cli-arena-wins = wins
cli-arena-all-lost = all lost
cli-arena-ahead = first ahead
cli-arena-interval = brackets hold 95% intervals
cli-arena-pairs = in pairs
cli-arena-agent = agent
cli-arena-elo = Elo
cli-arena-seconds = s per game
cli-arena-seat = wins, seat { $seat }
cli-arena-rounds = rounds
cli-arena-resumed = resumed: { $played } of { $games } games
cli-arena-results = results: { $file }
cli-arena-length = decisions per game { $decisions }, legal answers per decision { $answers }
cli-arena-endings = ended by { $endings }
cli-arena-failed = failed: { $failure }
cli-arena-audit = audit: { $agent } { $differ ->
    [0] honest
   *[other] sees hidden things
}: { $differ } of { $answers } answers differ
cli-arena-luck = { $first } – { $second }: lead { $lead } points, without luck { $deserved }.
cli-arena-certain = That is as certain as { $times } times as many games.
cli-arena-gate = gate +{ $elo } Elo, { $first } – { $second }: { $verdict ->
    [passed] passed
    [none] no gain
   *[open] open
}
cli-study-report = report: { $file }
cli-no-people = nothing is known of people’s games of { $game }
cli-people = { $games } games of { $agent } with itself, seed { $seed }; brackets hold 95% intervals.
cli-roles = with { $seats }: { $roles }
cli-default = Default: { $value }
cli-seat = Seat { $number }
cli-you = Player { $number }
cli-opponent = Opponent { $number }
cli-verified = All in order: every one of the { $answers } answers and every chance result is correct.
cli-commitment-open = Without a revealed seed the promise about the dice cannot be checked.
cli-promise-kept = The promise about the dice was kept: seed and salt match the commitment that you gave, and all draws follow from them.
cli-promise-own-word = Seed and salt match the commitment in the record. That is only the record’s own word: give the commitment that you saw before the game with --commitment.
cli-promise-none = Nothing was promised about the dice: they were dictated, or the game began from a position.
cli-promise-broken = The promise about the dice was broken: seed and salt do not match the commitment that you gave. Not even the first draw is proved.
cli-promise-without-seed = The record names no seed, so the promise cannot be checked.
cli-draw-broken = The promise about the dice was broken: chance result { $number } ({ $answer ->
    [0] in the setup
   *[other] at answer { $answer }
}) is { $said } in the record, but the seed gives { $due } (from 0 to below { $bound }).
cli-pledge-missing = The promise about the dice was broken: the pledge { $value } is not in the record.
cli-pledge-added = The promise about the dice was broken: the pledge { $value } of seat { $seat } was not there before the game. It was added when the other contributions were known.
cli-contribution-missing = The promise about the dice was broken: the contribution { $value } has no part in the dice.
cli-contributed = Contributed to the seed: seat { $seats }.
cli-contributed-nobody = Nobody but the server had a part in the seed.
cli-contributed-silent = Pledged, but not revealed in time, and so without a part in it: seat { $seats }.
cli-rules-changed = After answer { $answers } the game went on under newer rules. Of the answers before, only the draws were checked.
cli-hint-exact = Chance of winning with perfect play:
cli-hint-chance = { $chance }  { $choice }
cli-review-method = { $exact ->
    [yes] All numbers are exact: this game is solved.
   *[no] Estimated by the computer in imagined games that fit what the player could know; the 95% interval in brackets.
}
cli-review-total = { $seat }: chance { $luck } points{ $margin ->
    [none] {""}
   *[other] {" "}(± { $margin })
}, { $lost ->
    [none] nothing given away
   *[other] { $lost } points given away (± { $unsure })
}
cli-review-rolled-total = { $seat } rolled { $luck } points { $how ->
    [worse] worse
   *[better] better
} than expected and gave away { $lost ->
    [none] nothing
   *[other] { $lost } points
}.
cli-review-every = Every answer
cli-review-now = Chance of winning: { $chances }
cli-review-best = No answer was better.
cli-review-gave = Gives away { $lost } points; better: { $choice }
cli-review-rolled = Then rolled by { $seat }: { $luck } points
cli-review-luck = Chance: how much better or worse than expected dice and cards made the chance of winning.
cli-review-mistakes = The costliest answers
cli-review-none = No answer was surely a mistake.
cli-review-played = played: { $choice }
cli-review-better = better: { $choice }
cli-review-lost = { $lost } points{ $low ->
    [none] {""}
   *[other] {" "}({ $low } to { $high })
}
cli-review-curve = Chance of winning
cli-review-answer = Answer
cli-review-written = The review is in { $file }.
record-is-none = This is not the record of a game. Take a file from the end of a game in the browser, from “ringspiel play --record”, or from “ringspiel export”.
record-from-position = this game began from a position, so its first answers are not those of a beginning
position-is-none = This is not a saved position. Take a file that Ringspiel has saved as a position.
review-empty = Nobody has answered anything in this game yet.
cli-puzzles-of-what = Say of which game, as in “ringspiel puzzles mordor”, or from which records: “ringspiel puzzles --from FOLDER”.
cli-puzzles-several = These are records of several games ({ $games }): say which, as in “ringspiel puzzles mordor --from FOLDER”.
cli-puzzles-none = No position in these games has exactly one answer that is clearly best.

cli-stats-title = { $game } with { $seats } players: { $games ->
    [one] one game
   *[other] { $games } games
}
cli-stats-who = who won
cli-stats-beginner = the seat that answered first
cli-stats-shared = several together
cli-stats-all-lost = nobody
cli-stats-ending = how it ended
cli-stats-ended-given-up = somebody gave up
cli-stats-ended-claimed = somebody was away and the others claimed the game
cli-stats-games = games
cli-stats-answers = Answers
cli-stats-rounds = Rounds
cli-stats-length = { $what } in a game: mean { $mean }, least { $least }, median { $median }, most { $most }
cli-stats-fall = Chance of one in { $faces }: { $counts }. This is { $surprise } standard deviations from equal; only above 3 is it suspicious.
cli-stats-choices = First choices
cli-stats-seat = who
cli-stats-answer = answer
cli-stats-won = then won
cli-stats-left-out = Left out { $file }: { $why }
cli-stats-nothing = None of these files is the record of a finished game. Records come from “ringspiel play --record”, “ringspiel export” and the end of a game in the browser.
cli-picture-kind = { $file } has no ending that tells its format: choose one of { $kinds }
cli-picture-seat = seats are counted from 0 to { $last }
cli-picture-unfinished = only finished games can be drawn
cli-picture-still = a picture of one format shows one moment; for a stretch with --to choose a file that ends with { $kinds }
cli-picture-stretch = a moving picture goes from --at to a later --to, within 0 to { $last }, and shows at most { $most } moments
cli-picture-moment = this game has the moments 0 to { $last }
cli-picture-no-browser = the boards are drawn by a browser, and none was found: install Chromium or Chrome ({ $names }), or say in { $setting } where one is
cli-picture-failed = the picture could not be drawn: { $why }
cli-picture-done = { $file } ({ $size } kB)

cli-puzzle-found = Puzzle { $number }, missed by { $grade } levels.
cli-puzzles-written = The puzzles are in { $file }.
cli-train-collected = { $file }: { $count ->
    [0] no new exercises
    [one] one new exercise
   *[other] { $count } new exercises
}
cli-train-number = Exercise { $number } of { $all }
cli-train-played = In the game you answered “{ $played }”, which gave away { $points } points. Find something better.
cli-train-right = Right: { $choice }
cli-train-as-good = That is as good as the answer that was found best: { $given } ({ $choice })
cli-train-wrong = Not quite: “{ $given }” gives away { $points } points. Better: { $choice }
cli-train-again = It comes again in { $days ->
    [one] one day.
   *[other] { $days } days.
}
cli-train-done = Solved for good: it does not come again.
cli-train-nothing = There is nothing left to train. Collect more with --from RECORD, or ask everything once more with --all.
cli-train-later = Nothing is due today. The next exercise comes in { $days ->
    [one] one day.
   *[other] { $days } days.
} --all asks everything now.
cli-train-broken = exercise { $id } cannot be asked: { $why }
training-broken = This file is not a collection of exercises. Choose one that was saved on the training page or by the command “ringspiel train”.
cli-analysis-moment = { $moment } of { $last } moments with remarks or lines, { $tried } tried answers
cli-analysis-asked = { $seat } is asked.
cli-analysis-written = The analysis is in { $file }.
cli-analysis-out = name the file for the analysis with --out; the record itself stays as it is
cli-analysis-broken = this analysis cannot be used: { $why }
cli-analysis-chance = --chance takes whole numbers from 0, separated by commas, not { $typed }
cli-analysis-place = choose one place: --at for a moment of the record or --line for a tried answer
cli-replay-prompt = Enter: next, number: go there, q: quit
cli-record-written = The record is in { $file }.
cli-yes = yes
cli-no = no
cli-left = You have left the game.
cli-screen-alone = the full screen is for one person: leave out --screen, or name one seat with --me
cli-key-undo = undo
cli-key-hint = hint
cli-key-map = map
cli-key-board = whole board
cli-key-name = explain
cli-name = name of a place, card or character, or ID of a rule
cli-key-back = back
cli-key-quit = quit
cli-group = { $beginning } … ({ $count } answers)
cli-how-to-answer = number or notation · ? all answers · ? NAME explains a rule, place, card, character · m map · b whole board · u undo · h hint · q quit
cli-curtain = { $name }, it is your turn to look at the screen. Press Enter when nobody else can see it.
cli-only-answer = You have only one possible answer: { $choice }
cli-press-enter = Press Enter.
cli-hint-alike = By their chances, this and other answers cannot be told apart.
cli-hint = A strong player would: { $choice }

# What the command line refuses.
cli-no-language = there is no language { $typed }; choose from { $languages }
cli-bot-address = { $url } is no address of a table: take the one that the browser shows, or the link of an invitation
cli-bot-joined = The bot has taken its seat. To go on after a break, start it with --token { $token }
cli-bot-verify = To check the dice, with the record from the server: { $command }
cli-bot-refused = the server does not give the bot a seat: { $why }
cli-bot-lost = the server cannot be reached: { $why }
cli-file-missing = { $file } cannot be read: there is no such file
cli-file-unreadable = { $file } cannot be read: { $why }
cli-file-not-json = { $file } is not JSON: { $why }
cli-file-unwritable = { $file } cannot be written: { $why }
cli-file-fault = { $file } cannot be used: { $why }
cli-bot-error = the server refuses: { $why }{ $rule }
cli-game-not-played = the skeleton of { $game } is written, but it could not be played for the first time: see what “python { $command }” says
extra-missing = this needs something that is not installed: pip install 'ringspiel[{ $extra }]'
database-address = a database is given as sqlite:////home/me/tables.sqlite3 (four slashes before a full path) or as postgresql+psycopg://user@host/name
database-missing = there is no database { $file }; a server creates it when it starts
database-closed = the database { $url } cannot be opened: { $why }
database-empty = the database { $url } holds no games: no server has used it yet
serve-public-url = the public address begins with http:// or https:// and a name, as https://play.example.org, not { $url }
serve-origin = an origin begins with https:// or http:// and ends with the name, as https://club.example.org, not { $origin }
preview-players = { $count } players
preview-waiting = { $free ->
    [0] The game begins.
    [1] One seat is free: join in.
   *[other] { $free } seats are free: join in.
}
preview-playing = The game goes on: watch it.
preview-over = The game is over: look at it again.
cli-game-written = The skeleton of { $game } is in order: play it with “ringspiel play { $game }”, check it with “make game GAME={ $game }”, and read in CONTRIBUTING.md how to turn it into a game of your own.
cli-no-checkout = { $folder } is not a checkout of the project; a game is written next to its catalogues and tests
cli-no-game-id = a game is named in small letters and digits, three to twenty of them, not { $typed }
cli-game-exists = there is a game { $game } already
cli-no-prefix = the numbers of its rules begin with two capital letters that no other game has ({ $known }), not { $typed }; choose with --prefix
cli-broken-record = this is not the record of a possible game: { $why }
no-game = there is no game { $typed }; choose one of { $games }
no-such-count = { $game } is for { $counts } players, not { $typed }
cli-no-such-seats = --me takes seats from 0 to { $last }, separated by commas, or 'none'; not { $typed }
no-opponent = there is no agent { $typed }; choose from { $opponents }
no-catalogue = there is no catalogue of the rules of { $game } yet: it belongs in { $file }
no-primer = there is no primer of { $game } yet: it belongs in { $file }
no-rule = { $game } has no rule { $typed }; its rules are { $prefix }-…, see 'ringspiel rules { $game }'
no-option = { $game } has no option { $typed }; it has { $options }
no-options = { $game } has no options at all, so not { $typed } either
cli-option-without-value = an option is written NAME=VALUE, not { $typed }
option-flag = Option { $option } takes true or false, not { $typed }. { $hint }
option-needs = Option { $option } can only be chosen together with { $needed }. { $hint }
option-head-start = Option { $option } takes a whole number from 0 to { $most } for each of the { $seats } seats, separated by commas, not { $typed }. { $hint }
option-number = Option { $option } takes a whole number from { $least } to { $most }, not { $typed }. { $hint }
option-one-of = Option { $option } takes one of these, not { $typed }: { $values }. { $hint }
option-per-seat = Option { $option } takes different values for the { $seats } seats, separated by commas, not { $typed }; there are { $values }. { $hint }
option-roles = Option { $option } takes { $drawn } or all of these roles, one for each seat, separated by commas, not { $typed }: { $values }.
option-seat = Option { $option } takes a seat from 0 to { $last }, or null for chance, not { $typed }. { $hint }

# What the server refuses, by its code (docs/protocol.md).
server-bad-name = This name cannot be shown. Take letters, digits or signs, in one line.
server-malformed = The server did not understand this. Please reload the page.
server-bad-table = A table cannot be set up like that.
server-bad-contact = This server cannot send messages to this address.
server-broken-analysis = This does not fit in the analysis. Perhaps somebody has changed it meanwhile; nothing was changed.
server-broken-record = This is not the record of a finished game. Choose a file that was downloaded at the end of a game.
server-forbidden = You do not have the right to do that here.
server-bad-origin = This page does not come from this server.
server-unknown = There is nothing here: the address is wrong or out of date.
server-wrong-method = That cannot be done at this address.
server-taken = Somebody else has already taken this seat.
server-agree-first = At this table somebody may know what is hidden. Agree to that first.
server-sits-here = You already sit at this table. Only somebody else can take a seat that was freed.
server-many-devices = This seat is already open on eight devices, or links to it are on their way. Sign out all other devices first.
server-not-here = Something this game was played with is missing here.
server-no-talk = This table has no chat.
server-not-now = That cannot be agreed on now.
server-not-missing = This seat still has time, or is not asked.
server-not-over = That is only possible when the game is over.
server-old-rules = This game was played under an earlier version of the rules and can no longer be shown.
server-too-large = That is too large for the server.
server-too-fast = That was too much at once. Please wait a moment.
server-waiting = The game begins when all seats are taken.
server-not-yours = That is not your seat.
server-not-asked = It is not your turn to decide.
server-stale = The game has moved on in the meantime. Here is how it stands now.
server-no-undo = There is nothing that can be taken back.
server-old-client = This page is out of step with the server. Please reload it.
server-too-slow = The request came in too slowly. Please try again.
server-bad-host = This server does not go by that name. The person who runs it can allow it.
server-busy = The server has too much to do at the moment. Please try again in a little while.
server-unavailable = The server cannot reach its database at the moment. The game is safe; please try again in a little while.
server-failed = Something went wrong on the server. The game is safe; please try again.

serve-local-only = Only this computer can open that address. So that friends can join: in the same network “ringspiel serve --host 0.0.0.0”, over the internet behind a proxy with TLS and “--public-url” (docs/operating.md).
serve-network = For others in the same network: { $address }

# What people are told by mail or webhook.
notice-turn-subject = { $game }: it is your turn
notice-turn-body =
    Others are waiting for you at a table of “{ $game }”:
    { $link }
notice-turn-line = { $game }: { $link }
notice-half-subject = { $game }: half of your time is gone
notice-half-body =
    It is still your turn at a table of “{ $game }”, and half of your time is gone:
    { $link }
notice-half-line = { $game }, half of your time is gone: { $link }
notice-last-subject = { $game }: your time is almost up
notice-last-body =
    It is your turn at a table of “{ $game }”. When your time is up, the others may go on without you:
    { $link }
notice-last-line = { $game }, your time is almost up: { $link }
notice-several-subject = Ringspiel: it is your turn at { $count } tables
notice-several-body = Others are waiting for you at these tables:
notice-confirm-subject = Ringspiel: confirm your address
notice-confirm-body =
    Somebody, probably you, wants Ringspiel to tell this address when it is your turn. Confirm it here:
    { $link }
    If that was not you, do nothing: there will be no further messages.
notice-end = No more of these messages: { $link }

agent-random = Random
agent-greedy = Greedy
agent-easy = Easy
agent-medium = Medium
agent-hard = Hard
agent-perfect = Perfect
opponent-not-for-seats = “{ $opponent }” does not play with { $seats } players.
opponent-not-solved = The exact chances for these dice and tracks have not been computed yet.

why-gains = On average, this gains { $what } over the next turns.
why-prevents = On average, this avoids { $what } over the next turns.
why-wins-more = If the position is played on a hundred times, this wins { $points } more games than “{ $other }”.

# The position editor.
edit-of-seat = { $field }, { $seat }
edit-seat = { $seat }
edit-question = What is decided
edit-no-field = The position has no such field. Load the page anew.
edit-refuse-number = { $field } is a whole number from { $least } to { $most }.
edit-refuse-one = { $field } does not take this. Choose something from the list.
edit-refuse-some = { $field } does not take this. Choose from the list, each thing once{ $most ->
    [0] .
   *[other] {" "}and { $most } at most.
}
edit-refuse-counts = { $field } does not take this. Each count goes from 0 to { $most }.
edit-refuse-row = { $field } does not take this. Choose things from the list.
edit-turn-begins = A turn begins
edit-as-it-is = Something in the middle of a turn
edit-none-left = All cards of this kind lie elsewhere: { $thing }. Take one away first.
edit-literal = { $name }
edit-yes = yes
edit-no = no
