"""Compiles the hot modules with mypyc where a C compiler is at hand; pyproject.toml has the rest.

`LICHTSPIEL_COMPILE=0` builds without, `=keep` leaves what is compiled beside the sources as it is,
for a second environment that uses them. A missing compiler is no error, the same files run as they
are; but where there is one, code that does not compile is an error and stops the build.

A release is one library, optimized as far as the compiler can (-O3). For development the Makefile
sets `LICHTSPIEL_OPTIMIZE=g`, which compiles much faster: each game with its bots is a
library, and so is the engine with what all bots share; they compile side by side, and a change in
one game leaves the others alone. The C sources are written anew each time, which is quick, but
only those that differ are compiled.
"""

import os
import shutil
import sys
import sysconfig
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError

# After setuptools, which brings its own distutils.
from distutils.ccompiler import new_compiler  # isort: skip
from distutils.sysconfig import customize_compiler  # isort: skip

SOURCES = Path("src")
FLAGS = Path("lichtspiel", "compiled.txt")

IN_PLACE = not {"build_ext", "editable_wheel"}.isdisjoint(sys.argv)
RELEASE = "3"
LEVEL = os.environ.get("LICHTSPIEL_OPTIMIZE", RELEASE)
BUILD = Path("build", f"O{LEVEL}" if IN_PLACE else "wheel")

COMPILED = (
    "lichtspiel/bots/budget.py",
    "lichtspiel/bots/knowledge.py",
    "lichtspiel/bots/search.py",
    "lichtspiel/engine/bits.py",
    "lichtspiel/engine/chance.py",
    "lichtspiel/engine/contract.py",
    "lichtspiel/engine/many.py",
    "lichtspiel/engine/packing.py",
    "lichtspiel/engine/playout.py",
    "lichtspiel/engine/seeds.py",
    "lichtspiel/engine/setup.py",
    "lichtspiel/games/*/[!_]*.py",
    "lichtspiel/bots/*/[!_]*.py",
)
# Of a game: its face to the outside is not hot, and views want their annotations at run time. Of
# its bots: the classes that make them, which others may inherit from.
INTERPRETED = {
    *("game.py", "observation.py", "reading.py", "rulebook.py", "view.py"),
    *("bots.py", "easy.py"),
}


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


def library_of(module: Path) -> str:
    """Outside the package, or mypyc gets the `__file__` of its modules wrong."""
    if LEVEL == RELEASE:
        return "lichtspiel"
    folder = module.parent.name
    return "lichtspiel_engine" if folder in {"engine", "bots"} else f"lichtspiel_{folder}"


def extensions() -> list[Extension]:
    from mypyc.build import mypycify  # slow, and not there when it only asks for metadata

    found = {file for pattern in COMPILED for file in SOURCES.glob(pattern)}
    files = sorted(file for file in found if file.name not in INTERPRETED)
    libraries: dict[str, list[str]] = {}
    for file in files:
        libraries.setdefault(library_of(file), []).append(str(file))
    # `make check` judges the other modules; a build environment may lack what they import.
    options = ["--follow-imports=silent", f"--cache-dir={os.devnull}"]
    compiled = mypycify(
        [*options, *map(str, files)],
        opt_level=LEVEL,
        debug_level="0",
        separate=[(files, name) for name, files in libraries.items()],
        target_dir=str(BUILD / "c"),
    )
    for extension in compiled:
        # mypyc asks for -Werror; a newer compiler's newer warning must not break an install. And
        # Python for -Wall, which takes gcc longer than all the rest; nobody reads generated C.
        extension.extra_compile_args += ["-Wno-error", "-Wno-all"]
    # The largest first, so that no core is left with it at the end.
    return sorted(compiled, key=lambda extension: -Path(extension.sources[0]).stat().st_size)


class BuildExtensions(build_ext):  # type: ignore[misc]
    """Leaves beside the sources what was compiled, how, and nothing older."""

    def run(self) -> None:
        started = time.time()
        super().run()
        target = SOURCES if self.inplace else Path(self.build_lib)
        (target / FLAGS).write_text(f"mypyc -O{LEVEL}\n")
        if self.inplace:
            kept = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
            remove_compiled(kept={file.resolve() for file in kept})
            for file in kept:
                # Unchanged ones too: whether they are up to date is seen from their date.
                os.utime(file, (started, started))


def remove_compiled(kept: set[Path]) -> None:
    """A compiled file outlives its source and would be imported in its place."""
    for suffix in ("so", "pyd"):
        for file in SOURCES.rglob(f"*.{suffix}"):
            if file.resolve() not in kept:
                file.unlink()


def ext_modules() -> list[Extension]:
    if not IN_PLACE and "bdist_wheel" not in sys.argv:
        return []
    if os.environ.get("LICHTSPIEL_COMPILE") == "keep":
        return []
    if not IN_PLACE:
        shutil.rmtree(BUILD, ignore_errors=True)  # else a wheel holds modules long gone
    if reason := why_not_compile():
        print(f"lichtspiel: not compiled, {reason}; everything works, only slower", file=sys.stderr)
        if IN_PLACE:
            remove_compiled(kept=set())
        return []
    return extensions()


setup(
    ext_modules=ext_modules(),
    cmdclass={"build_ext": BuildExtensions},
    options={"build": {"build_base": str(BUILD)}, "build_ext": {"parallel": os.cpu_count()}},
)
