"""Tools for training: codebooks of answers, features of positions, environments.

The adapters are modules of their own, because they need packages of their own (`pip install ringspiel[rl]`):
`ringspiel.rl.pettingzoo`, `ringspiel.rl.gymnasium`, `ringspiel.rl.openspiel`, and `ringspiel.rl.vector`.
"""

from ringspiel.rl.codes import codebook_of
from ringspiel.rl.coding import Codebook, NotCoded
from ringspiel.rl.episode import Episode, IllegalAction, TooManyAnswers
from ringspiel.rl.features import features_of
from ringspiel.rl.features.layout import Features, Layout

__all__ = [
    "Codebook",
    "Episode",
    "Features",
    "IllegalAction",
    "Layout",
    "NotCoded",
    "TooManyAnswers",
    "codebook_of",
    "features_of",
]
