"""What the built pages need before the server can serve them."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_LICENSED = ("zensical",)
"""Packages that have parts of them in the pages: the theme's scripts, styles and icons."""


def without_inline_scripts(site: Path) -> None:
    """Each inline script becomes a file named after its content, loaded at the same place."""
    for page in site.rglob("*.html"):
        # The page for unknown addresses is shown at any depth, so its addresses are absolute.
        depth = len(page.relative_to(site).parts) - 1
        base = "/docs/" if page.name == "404.html" else "../" * depth

        def outside(match: re.Match[str], base: str = base) -> str:
            name = f"assets/inline-{sha256(match[1].encode()).hexdigest()[:12]}.js"
            (site / name).write_text(match[1], "utf-8")
            return f'<script src="{base}{name}"></script>'

        page.write_text(_SCRIPT.sub(outside, page.read_text("utf-8")), "utf-8")


def with_licences(site: Path, environment: Path) -> None:
    """The licences of what the pages contain, in one file."""
    texts = []
    for package in _LICENSED:
        installed = f"lib/python*/site-packages/{package}-*.dist-info"
        found = sorted(environment.glob(f"{installed}/**/LICENSE*"))
        if not found:
            raise SystemExit(f"{package} has no licence text; look at it before it is shipped.")
        texts += [f"{package}\n\n{file.read_text('utf-8')}" for file in found]
    (site / "licences.txt").write_text("\n\n".join(texts), "utf-8")
