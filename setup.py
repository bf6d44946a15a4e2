"""Compiles the hot modules with mypyc where a C compiler is at hand; pyproject.toml has the rest.

`LICHTSPIEL_COMPILE=0` builds without. A missing compiler is no error, the same files run as they
are; but where there is one, code that does not compile is an error and stops the build.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.errors import CCompilerError, ExecError

# After setuptools, which brings its own distutils.
from distutils.ccompiler import new_compiler  # isort: skip
from distutils.sysconfig import customize_compiler  # isort: skip

SOURCES = Path("src")

COMPILED = (
    "lichtspiel/bots/budget.py",
    "lichtspiel/bots/knowledge.py",
    "lichtspiel/bots/search.py",
    "lichtspiel/bots/face_to_face/outlook.py",
    "lichtspiel/bots/face_to_face/turns.py",
    "lichtspiel/bots/*/knowledge.py",
    "lichtspiel/bots/hollywood_poker/beliefs.py",
    "lichtspiel/bots/hollywood_poker/counting.py",
    "lichtspiel/bots/klappe_und_action/beliefs.py",
    "lichtspiel/bots/klappe_und_action/laying.py",
    "lichtspiel/bots/klappe_und_action/scissors.py",
    "lichtspiel/bots/top_oder_flop/outlook.py",
    "lichtspiel/engine/chance.py",
    "lichtspiel/engine/contract.py",
    "lichtspiel/engine/playout.py",
    "lichtspiel/engine/seeds.py",
    "lichtspiel/games/*/[!_]*.py",
)
# Of a game: its face to the outside is not hot, and views want their annotations at run time.
INTERPRETED = {"game.py", "reading.py", "reading_views.py", "view.py"}


def why_not_compile() -> str | None:
    if os.environ.get("LICHTSPIEL_COMPILE") == "0":
        return "LICHTSPIEL_COMPILE=0"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing"
    if not c_compiler_works():
        return "there is no working C compiler"
    return None


def c_compiler_works() -> bool:
    compiler = new_compiler()
    customize_compiler(compiler)
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("int probe(void) { return 0; }\n")
        try:
            objects = compiler.compile([str(probe)], output_dir=folder)
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except (CCompilerError, ExecError):
            return False
    return True


def remove_old_builds(*, in_place: bool) -> None:
    """A compiled file outlives its source and would be imported in its place."""
    shutil.rmtree("build", ignore_errors=True)
    if in_place:
        for suffix in ("so", "pyd"):
            for old in SOURCES.rglob(f"*.{suffix}"):
                old.unlink()


def extensions() -> list[Extension]:
    from mypyc.build import mypycify  # slow, and not there when it only asks for metadata

    found = (file for pattern in COMPILED for file in SOURCES.glob(pattern))
    files = sorted(str(file) for file in found if file.name not in INTERPRETED)
    # `make check` judges the other modules; a build environment may lack what they import.
    options = ["--follow-imports=silent", f"--cache-dir={os.devnull}"]
    compiled = mypycify([*options, *files], opt_level="3", debug_level="0", group_name="lichtspiel")
    for extension in compiled:
        # mypyc asks for -Werror; a newer compiler's newer warning must not break an install.
        extension.extra_compile_args.append("-Wno-error")
    return compiled


def ext_modules() -> list[Extension]:
    in_place = not {"build_ext", "editable_wheel"}.isdisjoint(sys.argv)
    if not in_place and "bdist_wheel" not in sys.argv:
        return []
    remove_old_builds(in_place=in_place)
    if reason := why_not_compile():
        print(f"lichtspiel: not compiled, {reason}; everything works, only slower", file=sys.stderr)
        return []
    return extensions()


setup(ext_modules=ext_modules())
