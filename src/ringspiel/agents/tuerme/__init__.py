"""Opponents made for Die Zwei Türme."""
