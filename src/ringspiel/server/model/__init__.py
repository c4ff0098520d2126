"""What a table is: header, seats, log, clock and position. Plain data and functions, without database or network."""
