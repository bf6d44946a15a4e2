# Stamps inside .venv remember what is done, so that nothing is done twice.

# The pages are built while the rules compile.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=2 --no-print-directory
endif

PYTHON ?= python3
LICHTSPIEL_COMPILE ?= 1
LICHTSPIEL_OPTIMIZE ?= g
export LICHTSPIEL_COMPILE LICHTSPIEL_OPTIMIZE

VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

MADE := $(VENV)/.made
RUN := $(VENV)/.run
DEV := $(VENV)/.dev
INSTALLED := $(VENV)/.installed
COMPILED := $(VENV)/.compiled
BENCH := .venv-bench/.bench
MUTANTS := .venv-mutants/.installed
DOCS := .venv-docs/.installed
RESEARCH := .venv-research/.installed
SITE := build/docs/.built
YARDSTICK := benchmarks/server/node_modules/.installed
LIGHTHOUSE := benchmarks/pages/node_modules/.installed
MODULES := web/node_modules/.installed
CHECKERS := web/node_modules/.checkers
PYODIDE := tests/install/pyodide/node_modules/.installed
PUPPETEER := tests/browser/firefox/node_modules/.installed
LOWEST := .venv-lowest/.installed
PAGES := src/lichtspiel/web/index.html

# A uv on the path is used as it is.
UV := $(or $(shell command -v uv),$(BIN)/python tools/uv.py)
INSTALL := $(UV) pip install --quiet --python

LOWEST_TESTS := tests/cli tests/install tests/lab tests/terminal tests/test_texts.py \
	tests/server/test_api.py tests/server/test_pages.py tests/server/test_drain.py \
	tests/server/test_frames.py tests/server/test_floods.py

RESEARCH_TESTS := tests/adapters tests/lab tests/notebooks

UNCOMPILED := adapters attack browser cli house install lab notebooks server terminal test_examples.py test_site.py test_texts.py

# Not only the compiled modules: mypyc builds the constants and types of those they import into
# their code. setup.py chooses which are compiled.
RULES := $(sort $(wildcard src/lichtspiel/engine/*.py src/lichtspiel/games/*.py \
	src/lichtspiel/games/*/*.py src/lichtspiel/bots/*.py src/lichtspiel/bots/*/*.py))

# Folders too: they change when a file goes.
WEB := $(shell find web/src web/public src/lichtspiel/locales) \
	$(addprefix web/,index.html licences.ts packed.ts package.json svelte.config.js tsconfig.json vite.config.ts)

# Node.js trusts a list of its own; the system may know one authority more, a proxy's, say.
SYSTEM_CA := $(wildcard /etc/ssl/certs/ca-certificates.crt)
ifneq ($(SYSTEM_CA),)
export NODE_EXTRA_CA_CERTS ?= $(SYSTEM_CA)
endif

# What the documentation is made of: documents, and the sources that its reference is read from.
PROSE := $(sort $(wildcard *.md benchmarks/*.md benchmarks/bots/*.md examples/*/*.md) \
	$(shell find docs tools/docs src/lichtspiel \( -name site -o -name web -o -name __pycache__ \) \
	-prune -o -type f ! -name '*.so' ! -name '*.c' -print))
NAMES := $(shell printf '%s\n' $(PROSE) | cksum)
BUILT := src/lichtspiel/site/index.html

NODE := $(shell node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null \
	&& command -v npm)
NO_NODE := There is no Node.js 20 with npm here:
CHROMIUM := $(shell command -v chromium-headless-shell || command -v chromium \
	|| command -v chromium-browser || command -v google-chrome)
FIREFOX := $(shell command -v firefox-esr || command -v firefox)
WEBKIT := $(and $(shell command -v Xvfb),$(shell command -v WebKitWebDriver))

POSTGRES := $(wildcard /usr/lib/postgresql/*/bin/initdb) $(shell command -v initdb)

# These three depend on something that has no date: MADE on the Python asked for, COMPILED on the
# switch and on files being gone, SITE on files being gone. The stamp's text tells; a phony target
# is always made.
ifneq ($(origin PYTHON),file)
ifneq ($(shell cat $(MADE) 2>/dev/null),$(PYTHON))
.PHONY: $(MADE)
endif
endif
ifneq ($(shell cat $(COMPILED) 2>/dev/null),$(LICHTSPIEL_COMPILE) $(LICHTSPIEL_OPTIMIZE) $(RULES))
.PHONY: $(COMPILED)
endif
ifneq ($(shell cat $(SITE) 2>/dev/null) $(wildcard $(BUILT)),$(NAMES) $(BUILT))
.PHONY: $(SITE)
endif

.PHONY: help setup run test test-long attack film hunt mutants quick test-lowest test-research check fix bench bench-server bench-pages
.PHONY: golden pictures docs web-types lock release clean
.PHONY: pages check-web test-web chromium browsers postgres
.DELETE_ON_ERROR:
.SUFFIXES:

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo 'PYTHON=python3.13     the Python of .venv (3.11 or newer)'
	@echo 'LICHTSPIEL_COMPILE=0  do not compile, even if there is a C compiler'
	@echo 'LICHTSPIEL_OPTIMIZE=3 compile as for a release: takes longer, runs 10 to 50 % faster'
	@echo 'LICHTSPIEL_BROWSER=0  test without those browsers that are not installed'

setup: $(COMPILED) pages ## make .venv, so that .venv/bin/lichtspiel is the command; build the pages

run: setup ## open a house for tables and say where it is; ARGS='--port 9000'
	@$(BIN)/lichtspiel serve $(ARGS)

test: check test-web chromium postgres docs ## everything that proves it: checks, and the tests interpreted and compiled
	@$(call pytest,-m 'not costly')

test-long: check test-web chromium browsers postgres docs ## the same with more games, kills and languages, and the lowest versions
	@export LICHTSPIEL_LONG=1; $(call pytest,)
	@$(MAKE) test-research
	@$(MAKE) test-lowest

# What is never compiled is tested once; $(1) leaves out what is not worth while interpreted.
pytest = if LICHTSPIEL_INTERPRETED=0 $(BIN)/python -c 'import lichtspiel, sys; sys.exit(not lichtspiel.compiled)'; then \
		set -ex; \
		LICHTSPIEL_INTERPRETED=1 $(PYTEST) --cov $(1) $(UNCOMPILED:%=--ignore=tests/%); \
		LICHTSPIEL_INTERPRETED=0 $(PYTEST); \
	else \
		set -ex; \
		LICHTSPIEL_INTERPRETED=1 $(PYTEST) --cov; \
		: 'The tests ran interpreted only: nothing is compiled.'; \
	fi

attack: setup $(DEV) ## attack a server as visitors could, in the long form, on this machine only; half an hour at most
	LICHTSPIEL_LONG=1 timeout 1800 $(BIN)/python -m pytest -n 1 tests/attack

film: setup $(DEV) chromium ## film endings and whole games at real pace, into build/films; GAME=face-to-face for one
	LICHTSPIEL_FILM=1 $(PYTEST) -n 1 tests/browser/test_films.py tests/browser/test_evenings.py \
		$(if $(GAME),-k '$(GAME)')

hunt: setup docs $(DEV) $(if $(NODE),$(CHECKERS)) chromium postgres ## run tests again and again with fresh seeds; ARGS='--runs 5 --load 2'
	$(BIN)/python -m tests.hunt $(ARGS)

mutants: setup $(DEV) $(MUTANTS) ## change the rules at random and see whether a test notices; ARGS='--sample 60'
	@nice -n 15 .venv-mutants/bin/python tools/mutants.py $(ARGS)

quick: setup $(DEV) $(if $(NODE),$(CHECKERS)) chromium postgres ## check and test what has changed since main, in a minute at most
	@$(BIN)/python tools/quick.py

# Not editable, which would remove what is compiled beside the sources. The packages that test stay
# as they are locked; those that are needed go down.
test-lowest: $(LOWEST) pages ## test with the lowest versions that pyproject.toml allows
	@LICHTSPIEL_COMPILE=0 $(INSTALL) .venv-lowest/bin/python --upgrade --resolution lowest-direct \
		--reinstall-package lichtspiel --no-build-isolation '.[all]'
	@$(UV) pip list --quiet --python .venv-lowest/bin/python
	LICHTSPIEL_INTERPRETED=1 .venv-lowest/bin/python -m pytest -n auto -q $(LOWEST_TESTS)

# In an environment of its own, since Ray and OpenSpiel are large; what is compiled is the same.
test-research: setup $(RESEARCH) ## test with OpenSpiel, Ray and data frames; run the notebooks
	LICHTSPIEL_LONG=1 LICHTSPIEL_RESEARCH=1 .venv-research/bin/python -m pytest -n auto --dist worksteal $(RESEARCH_TESTS)

check: setup $(DEV) check-web ## format, lint, types, imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests tools benchmarks
	$(BIN)/lint-imports --no-logo

fix: $(DEV) ## format, and repair what can be repaired
	$(BIN)/ruff check --fix --exit-zero .
	$(BIN)/ruff format .
	@$(if $(NODE),$(MAKE) $(CHECKERS) && npm run --prefix web --silent fix -- --log-level warn)

bench: $(BENCH) ## measure moves per second as released (-O3), beside OpenSpiel
	@$(MAKE) setup LICHTSPIEL_OPTIMIZE=3
	$(BIN)/lichtspiel bench $(ARGS)

bench-server: setup $(YARDSTICK) ## measure the server, beside boardgame.io; ARGS='--rounds 1'
	$(BIN)/python benchmarks/server/run.py $(ARGS)

bench-pages: setup $(LIGHTHOUSE) chromium ## measure the pages with Lighthouse, as on a slow phone; ARGS='--rounds 1'
	$(BIN)/python benchmarks/pages/run.py $(ARGS)

golden: setup $(DEV) ## play the golden games and the lessons again; read the diff
	$(BIN)/python -m lichtspiel.testing.golden tests/golden
	$(BIN)/python -m lichtspiel.teaching web/src

docs: setup $(SITE) ## build the documentation, which the server serves under /docs

$(SITE): $(DOCS) $(PROSE) | setup
	@$(BIN)/python -m tools.docs
	@echo '$(NAMES)' > $@

pictures: setup $(DEV) chromium ## take the pictures of README and documentation again
	LICHTSPIEL_PICTURES=docs/pictures $(PYTEST) -n 1 tests/browser/test_pictures.py

web-types: $(CHECKERS) setup ## write the browser's types anew from Python's
	@$(call types,src)

lock: $(MADE) ## lock requirements/*.txt again; ARGS=--upgrade for newer versions
	$(call lock,--extra all pyproject.toml requirements/run.in,run)
	$(call lock,--extra all pyproject.toml requirements/run.in requirements/dev.in -c requirements/run.txt,dev)
	$(call lock,--extra all pyproject.toml requirements/run.in requirements/dev.in requirements/research.in -c requirements/dev.txt,research)
	$(call lock,requirements/bench.in,bench)
	$(call lock,requirements/mutants.in -c requirements/dev.txt,mutants)
	$(call lock,requirements/docs.in,docs)
	$(call lock,requirements/uv.in,uv)

release: setup docs ## build sdist, wheels and checksums into dist/; checks version and changelog
	@$(BIN)/python tools/release.py

clean: ## remove all that was made
	rm -rf .venv .venv-bench .venv-docs .venv-lowest .venv-mutants .venv-research .venv-uv build dist
	rm -rf web/node_modules src/lichtspiel/web src/lichtspiel/site
	rm -rf benchmarks/server/node_modules benchmarks/pages/node_modules
	rm -rf tests/install/pyodide/node_modules tests/browser/firefox/node_modules
	rm -rf .coverage* .hypothesis .*_cache src/*.egg-info
	find src -name '*.so' -delete
	rm -f src/lichtspiel/compiled.txt
	find . -name __pycache__ -prune -exec rm -rf {} +

lock = $(BIN)/python tools/uv.py pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-annotate --no-emit-index-url --custom-compile-command 'make lock' $(ARGS) $(1) \
	--output-file requirements/$(2).txt

# Interpreted: compiled classes have lost what is said about them.
types = rm -rf build/contract build/types \
	&& LICHTSPIEL_INTERPRETED=1 $(BIN)/python -m lichtspiel.protocol.contract build/contract \
	&& npm run --prefix web --silent types -- $(1)

ifeq ($(NODE),)

pages:
	@echo '$(NO_NODE) the house has no pages.'

check-web test-web:
	@echo '$(NO_NODE) the pages are not checked.'

else

pages: $(PAGES)

check-web: setup $(CHECKERS)
	npm run --prefix web --silent check
	@$(call types,../build/types)
	@for file in $$(cd build/types && find . -name protocol.ts); do \
		cmp -s build/types/$$file web/src/$$file \
			|| { echo "web/src/$$file is stale: run make web-types"; exit 1; }; \
	done

test-web: $(CHECKERS) $(PYODIDE) chromium
	npm run --prefix web --silent test

endif

chromium:
ifeq ($(CHROMIUM)$(filter 0,$(LICHTSPIEL_BROWSER)),)
	@[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null || { \
		echo 'The browser tests need Chromium. Install it, or leave them out: LICHTSPIEL_BROWSER=0'; \
		exit 1; }
	@echo 'Installing Chromium'
	@apt-get -qq update
	@DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium-headless-shell > /dev/null \
		|| DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium > /dev/null
endif

# What `make test-long` plays in beside Chromium.
browsers: $(if $(NODE),$(PUPPETEER))
ifeq ($(and $(FIREFOX),$(WEBKIT))$(filter 0,$(LICHTSPIEL_BROWSER)),)
	@[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null || { \
		echo 'These tests need Firefox, WebKitWebDriver and Xvfb.' \
			'Install them, or leave the tests out: LICHTSPIEL_BROWSER=0'; \
		exit 1; }
	@echo 'Installing Firefox and WebKit'
	@apt-get -qq update
	@DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends \
		firefox-esr webkit2gtk-driver xvfb > /dev/null
endif

postgres:
ifeq ($(strip $(POSTGRES)$(LICHTSPIEL_POSTGRES)),)
	@[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null || { \
		echo 'The tests need PostgreSQL. Install it, name one (LICHTSPIEL_POSTGRES=postgresql://…),' \
			'or leave them out: LICHTSPIEL_POSTGRES=0'; exit 1; }
	@echo 'Installing PostgreSQL'
	@apt-get -qq update
	@DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends postgresql > /dev/null
endif

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Lichtspiel needs Python 3.11 or newer, which '$(PYTHON)' is not." \
			"Name another one: make setup PYTHON=python3.12"; exit 1; }
	@echo 'Setting up: this takes about a minute the first time, longer over a slow network'
	@echo 'Making $(VENV)'
	@$(PYTHON) -m venv --clear --without-pip $(VENV)
	@echo '$(PYTHON)' > $@

$(RUN): requirements/run.txt $(MADE)
	@echo 'Installing $<'
	@$(INSTALL) $(BIN)/python --require-hashes -r $<
	@touch $@

$(DEV): requirements/dev.txt $(RUN)
	@echo 'Installing $<'
	@$(INSTALL) $(BIN)/python --require-hashes -r $<
	@touch $@

# Compiling is the next step, where its messages are seen and where no reinstall is needed.
$(INSTALLED): pyproject.toml $(RUN)
	@LICHTSPIEL_COMPILE=0 $(INSTALL) $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# The stamp is as old as the start: what is edited meanwhile is compiled next time.
$(COMPILED): setup.py $(RULES) $(INSTALLED)
	@echo 'Compiling the rules: up to half a minute, less when little has changed'
	@echo '$(LICHTSPIEL_COMPILE) $(LICHTSPIEL_OPTIMIZE) $(RULES)' > $@.started
	@rm -f $@
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@mv $@.started $@

$(MODULES): web/package-lock.json
	@echo 'Installing what the pages are built with'
	@npm ci --prefix web --omit=dev --loglevel=error > /dev/null
	@touch $@

# After the pages: npm must not change the folder under the build.
$(CHECKERS): $(MODULES) | $(PAGES)
	@echo 'Installing what the pages are checked with'
	@npm install --prefix web --no-save --loglevel=error > /dev/null
	@touch $@

$(PAGES): $(MODULES) $(WEB)
	@echo 'Building the pages: a few seconds'
	@npm run --prefix web --silent build -- --logLevel warn
	@touch $@

$(BENCH): requirements/bench.txt $(MADE)
	@echo 'Installing $<'
	@$(BIN)/python -m venv --clear --without-pip .venv-bench
	@$(INSTALL) .venv-bench/bin/python --require-hashes -r $<
	@touch $@

$(MUTANTS): requirements/mutants.txt $(MADE)
	@echo 'Installing $<'
	@$(BIN)/python -m venv --clear --without-pip .venv-mutants
	@$(INSTALL) .venv-mutants/bin/python --require-hashes -r $<
	@touch $@

$(DOCS): requirements/docs.txt $(MADE)
	@echo 'Installing $<'
	@$(BIN)/python -m venv --clear --without-pip .venv-docs
	@$(INSTALL) .venv-docs/bin/python --require-hashes -r $<
	@touch $@

$(RESEARCH): requirements/research.txt $(RUN)
	@echo 'Installing $<'
	@$(BIN)/python -m venv --clear --without-pip .venv-research
	@$(INSTALL) .venv-research/bin/python --require-hashes -r $<
	@LICHTSPIEL_COMPILE=keep $(INSTALL) .venv-research/bin/python --no-deps --no-build-isolation --editable .
	@touch $@

$(YARDSTICK): benchmarks/server/package-lock.json
	@echo 'Installing boardgame.io'
	@npm ci --prefix benchmarks/server --no-audit --no-fund --loglevel=error
	@touch $@

$(LIGHTHOUSE): benchmarks/pages/package-lock.json
	@echo 'Installing Lighthouse'
	@npm ci --prefix benchmarks/pages --no-audit --no-fund --loglevel=error
	@touch $@

$(PYODIDE): tests/install/pyodide/package-lock.json requirements/run.txt tools/pyodide_wheels.py $(MADE)
	@echo 'Installing Pyodide'
	@npm ci --prefix tests/install/pyodide --loglevel=error > /dev/null
	@$(BIN)/python -m tools.pyodide_wheels
	@touch $@

$(PUPPETEER): tests/browser/firefox/package-lock.json
	@echo 'Installing what drives Firefox'
	@npm ci --prefix tests/browser/firefox --loglevel=error > /dev/null
	@touch $@

$(LOWEST): requirements/dev.txt $(RUN)
	@echo 'Installing $< a second time'
	@$(BIN)/python -m venv --clear --without-pip .venv-lowest
	@$(INSTALL) .venv-lowest/bin/python --require-hashes -r $<
	@touch $@
