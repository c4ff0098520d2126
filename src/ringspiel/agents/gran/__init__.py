"""What opponents know of Gran."""
