"""Work that takes long, done in processes of its own: opponents' answers, hints, uploads, replays, reviews, puzzles."""
