"""Reviews of finished tables: what answers gave away, what chance brought, how the chances went."""

from ringspiel.agents.review.account import Account, Told, account_of, told_of
from ringspiel.agents.review.counsel import Counsel, counsel, reasons_for
from ringspiel.agents.review.findings import Finding, Review
from ringspiel.agents.review.parts import Stretch, exact_review_of, joined, look_at, parts_of
from ringspiel.agents.review.played import Played, played_of

__all__ = [
    "Account",
    "Counsel",
    "Finding",
    "Played",
    "Review",
    "Stretch",
    "Told",
    "account_of",
    "counsel",
    "exact_review_of",
    "joined",
    "look_at",
    "parts_of",
    "played_of",
    "reasons_for",
    "told_of",
]
