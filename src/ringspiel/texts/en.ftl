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
