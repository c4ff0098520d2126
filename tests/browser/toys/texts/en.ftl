secret-title = The Secret
secret-summary = Three hidden cards each; the highest sum wins.
secret-cards = Cards are dealt face down.
secret-own = You are dealt three cards.
secret-ask = Which card do you lay out?
secret-lay = Lay out card { $card }
secret-laid = A card is laid out.
secret-end = All cards are laid out.
