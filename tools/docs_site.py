"""Gathers the pages of the documentation site under build/docs, for `make docs`.

The pages are those of docs/, with README, CONTRIBUTING and CHANGELOG beside them. Links into the source, which is not
part of the site, become the names of files.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from tools.view_pages import pages  # noqa: E402

PAGES = ROOT / "build" / "docs"
BESIDE = {"README.md": "index.md"} | {name: name for name in ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")}
LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
"""Words and the address that they lead to."""


def main() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("primers"))
    for page in PAGES.rglob("*.md"):
        original = ROOT / "docs" / page.relative_to(PAGES)
        page.write_text(relinked(original.read_text("utf-8"), original), "utf-8")
    (PAGES / "views").mkdir()
    for name, words in pages().items():
        (PAGES / "views" / name).write_text(words, "utf-8")
    for name, page_name in BESIDE.items():
        words = (ROOT / name).read_text("utf-8").replace('src="docs/', 'src="')
        (PAGES / page_name).write_text(relinked(words, ROOT / name), "utf-8")


def relinked(words: str, original: Path) -> str:
    """The words of a page with links that hold on the site."""
    return LINK.sub(lambda link: link_on_site(link[1], link[2], original), words)


def link_on_site(words: str, address: str, original: Path) -> str:
    if "://" in address or address.startswith("#"):
        return f"[{words}]({address})"
    path, hash_, part = address.partition("#")
    target = (original.parent / path).resolve()
    on_site = page_of(target)
    if on_site is None:
        return f"{words} (`{target.relative_to(ROOT)}`)"
    return f"[{words}]({os.path.relpath(on_site, here(original))}{hash_}{part})"


def page_of(target: Path) -> Path | None:
    """Where a file of the project stands on the site; None if it does not."""
    if target.parent == ROOT and target.name in BESIDE:
        return PAGES / BESIDE[target.name]
    if not target.is_relative_to(ROOT / "docs"):
        return None
    page = PAGES / target.relative_to(ROOT / "docs")
    if not target.is_dir():
        return page
    return page / "README.md" if (target / "README.md").exists() else None


def here(original: Path) -> Path:
    """The folder of a page on the site."""
    inside = original.parent.relative_to(ROOT / "docs") if original.is_relative_to(ROOT / "docs") else Path()
    return PAGES / inside


if __name__ == "__main__":
    main()
