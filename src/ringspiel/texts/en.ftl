# Common messages of all games, English.

answer-forced = { $seat } has no choice: { $choice }
answer-not-offered = That is not a possible answer here.
answer-not-a-number = An answer is one of the numbers on offer.
game-is-over = The game is over; nothing more is asked.
undo-not-possible = Nothing can be taken back here: dice were rolled, something was revealed, or somebody else has decided since.
