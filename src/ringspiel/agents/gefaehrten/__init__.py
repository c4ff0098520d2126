"""What opponents know of Die Gefährten."""
