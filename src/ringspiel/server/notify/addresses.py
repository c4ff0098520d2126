"""Which addresses can be told at all. They must mean the same to everybody who reads them on their way."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ATOM = r"[A-Za-z0-9!#$%&'*+/=^_`{|}~-]+"
"""Without ?, so that nothing looks like an encoded word: a mail program would decode it to several recipients."""
MAIL = re.compile(rf"(?=.{{1,64}}@){ATOM}(?:\.{ATOM})*@(?:{LABEL}(?:\.{LABEL})+|localhost)")
PLACE = re.compile(r"(?:/(?:[\w.~!$&'()*+,;=:@/?-]|%(?!0|1|7[Ff])[0-9A-Fa-f]{2})*)?", re.ASCII)
"""Path and query in plain signs. All others may stand encoded, except control characters."""


def is_mail_address(address: str) -> bool:
    return len(address) <= 254 and MAIL.fullmatch(address) is not None


def is_webhook(address: str, allowed: tuple[str, ...]) -> bool:
    """Whether it is a plain address at an allowed origin."""
    try:
        where = urlsplit(address)
    except ValueError:
        return False
    origin = f"{where.scheme}://{where.netloc}"
    return origin in allowed and PLACE.fullmatch(address.removeprefix(origin)) is not None
