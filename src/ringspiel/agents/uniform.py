"""`random`: every legal answer is equally likely."""

from __future__ import annotations

from random import Random

from ringspiel.kernel.perspective import Perspective


class Uniform:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def choose(self, perspective: Perspective) -> int:
        answers = perspective.answers()
        return answers[int(self.random() * len(answers))]
