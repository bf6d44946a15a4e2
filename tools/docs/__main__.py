"""Builds the documentation site into `src/lichtspiel/site`, where the server finds it.

1. `build/docs/source` is filled: the documents of the repository, with their links turned towards
   the site, and the pages that are generated (rules in every language, reference).
2. Zensical makes HTML of it, strictly: a dead link stops the build.
3. Inline scripts become files, because the server's Content-Security-Policy allows no others.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools.docs import documents, publish, reference, rulebooks

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "docs"
SOURCE = BUILD / "source"
SITE = ROOT / "src" / "lichtspiel" / "site"
TOOLS = ROOT / ".venv-docs"


def main() -> int:
    shutil.rmtree(BUILD, ignore_errors=True)
    SOURCE.mkdir(parents=True)
    shutil.copy(Path(__file__).with_name("zensical.toml"), BUILD)
    documents.copy(ROOT, SOURCE)
    documents.list_decisions(SOURCE / "adr")
    rulebooks.write(SOURCE / "rulebook")
    reference.write(SOURCE / "reference")
    shutil.copy(Path(__file__).with_name("site.css"), SOURCE)
    built = subprocess.run(
        [TOOLS / "bin" / "zensical", "build", "--strict"], cwd=BUILD, check=False
    )
    if built.returncode:
        return built.returncode
    publish.without_inline_scripts(BUILD / "site")
    publish.with_licences(BUILD / "site", TOOLS)
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(BUILD / "site", SITE)
    pages = sum(1 for _ in SITE.rglob("*.html"))
    print(f"{pages} pages in {SITE.relative_to(ROOT)}; the server serves them under /docs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
