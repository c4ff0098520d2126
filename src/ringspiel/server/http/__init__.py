"""The HTTP API: what every request passes first, how an endpoint is described, and the endpoints themselves."""
