"""What opponents know of Der Ringkrieg: how good positions are, and how good answers look at a glance."""
