"""A review as one HTML file that needs nothing else: the curve, the totals, the costliest answers."""

from __future__ import annotations

from html import escape

from ringspiel.agents.review import Account
from ringspiel.cli.review_words import answers, lost, summary
from ringspiel.cli.say import words

WIDTH, HEIGHT = 900, 260
COLOURS = ("#8a5a00", "#1f5f8b", "#2e7d32", "#9c2f4f", "#5b3f95", "#555555")
STYLE = (
    "body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fffdf7}"
    "svg{width:100%;height:auto}table{border-collapse:collapse;width:100%}"
    "th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ccc;vertical-align:top}"
)


def page(found: Account, game: str, names: list[str], language: str) -> str:
    title = escape(words(language, f"{game}-title"))
    heading = escape(words(language, "cli-review-mistakes" if found.mistakes else "cli-review-none"))
    lines = "".join(f"<p>{escape(line)}</p>" for line in summary(game, found, names, language))
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><h1>{title}</h1>{curve(found, names, language)}{lines}"
        f"<h2>{heading}</h2>{table(found, names, language)}</body></html>"
    )


def curve(found: Account, names: list[str], language: str) -> str:
    title = escape(words(language, "cli-review-curve"))
    legend = ", ".join(
        f'<b style="color:{COLOURS[seat % len(COLOURS)]}">{escape(name)}</b>' for seat, name in enumerate(names)
    )
    frame = f'<path d="M0 0V{HEIGHT}H{WIDTH}" fill="none" stroke="#999"/>'
    lines = "".join(line(found, seat) for seat in range(len(names)))
    box = f'viewBox="-4 -4 {WIDTH + 8} {HEIGHT + 8}" role="img" aria-label="{title}"'
    return f"<svg {box}>{frame}{lines}</svg><p>{title}: {legend}</p>"


def line(found: Account, seat: int) -> str:
    step = WIDTH / max(1, len(found.findings) - 1)
    points = " ".join(
        f"{place * step:.1f},{HEIGHT * (1 - finding.chances[seat]):.1f}" for place, finding in enumerate(found.findings)
    )
    colour = COLOURS[seat % len(COLOURS)]
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'


def table(found: Account, names: list[str], language: str) -> str:
    rows = []
    for n in found.mistakes:
        finding = found.findings[n - 1]
        told = "<br>".join(escape(line) for line in answers(finding, names, language))
        cost = escape(lost(finding, found.exact, language))
        rows.append(f"<tr><td>{n}</td><td>{escape(names[finding.seat])}</td><td>{cost}</td><td>{told}</td></tr>")
    return f"<table>{''.join(rows)}</table>"
