"""What lies below HTTP and WebSocket: the listening socket, limits for each address, deadlines, origins."""
