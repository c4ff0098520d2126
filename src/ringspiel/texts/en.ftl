# Common messages of all games, English.

answer-forced = { $seat } has no choice: { $choice }
answer-not-offered = That is not a possible answer here.
answer-not-understood = “{ $typed }” is no answer to this question; type for instance “{ $example }”.
answer-not-a-number = An answer is one of the numbers on offer.
game-is-over = The game is over; nothing more is asked.
undo-not-possible = Nothing can be taken back here: dice were rolled, something was revealed, or somebody else has decided since.

cli-game = Game
cli-title = Title
cli-players = Players
cli-options = Options
cli-seat = Seat { $number }
cli-you = Player { $number }
cli-opponent = Opponent { $number }
cli-verified = In order: all { $answers } answers and all chance results are right.
cli-commitment-kept = The promise about the dice was kept: seed and salt fit the commitment.
cli-commitment-open = Without a revealed seed the promise about the dice cannot be checked.
cli-replay-prompt = Enter: on, number: go there, q: end
cli-record-written = The record is in { $file }.
cli-left = You have left the game.
cli-more-choices = … and { $number } more; ? shows all.
cli-how-to-answer = type a number or notation · ? all answers · ? RULE shows a rule · u take back · h hint · q leave
cli-hint = A strong player would: { $choice }
cli-mordor-road = Rings
cli-mordor-nazgul = Nazgûl
cli-mordor-out = out
cli-mordor-arrived = in Mordor
cli-mordor-active = plays
cli-mordor-waits = waits
cli-mordor-aside = aside
cli-mordor-in-hand = rolled
cli-gefaehrten-ring = with a ring
cli-gefaehrten-points = { $points ->
    [one] one point
   *[other] { $points } points
}
cli-tuerme-orc = orc
cli-tuerme-new-orc = orc just come
cli-tuerme-heroes = Hero cards in the pile: { $count }

# What the command line refuses.
cli-no-language = there is no language { $typed }; choose from { $languages }
cli-file-missing = { $file } cannot be read: there is no such file
cli-file-unreadable = { $file } cannot be read: { $why }
cli-file-not-json = { $file } is not JSON: { $why }
cli-file-unwritable = { $file } cannot be written: { $why }
cli-broken-record = this is not the record of a possible game: { $why }
cli-board-exists = there is a board { $file } already; remove it, or give yours another name
no-game = there is no game { $typed }; choose one of { $games }
no-such-count = { $game } is for { $counts } players, not { $typed }
cli-no-such-seats = --me takes seats from 0 to { $last }, separated by commas, or 'none'; not { $typed }
no-opponent = there is no agent { $typed }; choose from { $opponents }
no-rule = { $game } has no rule { $typed }; its rules are { $prefix }-…, see 'ringspiel rules { $game }'
no-option = { $game } has no option { $typed }; it has { $options }
no-options = { $game } has no option { $typed }, nor any other
cli-option-without-value = an option is written NAME=VALUE, not { $typed }
option-flag = Option { $option } takes true or false, not { $typed }. { $hint }
option-number = Option { $option } takes a whole number from { $least } to { $most }, not { $typed }. { $hint }
option-one-of = Option { $option } takes one of these, not { $typed }: { $values }. { $hint }
option-per-seat = Option { $option } takes different values for the { $seats } seats, separated by commas, not { $typed }; there are { $values }. { $hint }
option-seat = Option { $option } takes a seat from 0 to { $last }, or null for chance, not { $typed }. { $hint }

# What the server refuses, by its code (docs/protocol.md).
server-malformed = The server did not understand this. Please reload the page.
server-bad-table = A table cannot be set up like that.
server-broken-record = This is not the record of a finished game.
server-forbidden = You do not have the right to do that here.
server-bad-origin = This page does not come from this server.
server-unknown = There is nothing here: the address is wrong or out of date.
server-wrong-method = That cannot be done at this address.
server-taken = Somebody else has taken this seat already.
server-not-here = Something that this game was played with is missing here.
server-not-over = That is only possible when the game is over.
server-old-rules = This game was played under an earlier version of the rules and cannot be shown any more.
server-too-large = That is too large for the server.
server-too-fast = That was too much at once. Please wait a moment.
server-waiting = The game begins when all seats are taken.
server-not-yours = That is not your seat.
server-not-asked = It is not your decision now.
server-stale = Meanwhile the game has gone on. Here is how it stands now.
server-no-undo = There is nothing that can be taken back.
server-old-client = The page and the server do not fit together. Please reload the page.
server-failed = The server made a mistake. The game is safe; please try again.

agent-random = Random
agent-greedy = Greedy
agent-easy = Easy
agent-medium = Medium
agent-hard = Hard
