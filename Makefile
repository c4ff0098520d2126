# Every target sets up what it needs: the virtual environment, the packages, the built client.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# Containers tell Python to keep no compiled files. Each of some hundred processes would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
BIN := .venv/bin
# What is locked is fetched as it was tested, file by file; our own package is linked, and fetches nothing.
LOCKED := pip --disable-pip-version-check install -qq --require-hashes --only-binary :all: --requirement
LINKED := pip --disable-pip-version-check install -qq --no-deps --no-build-isolation --editable
ENV := .venv/.installed
BENCH_ENV := .venv/.installed-bench
EXAMPLES_ENV := build/examples/.installed
DOCS_ENV := build/docs-env/.installed
COMPILED := build/compiled/.built
NODE := web/node_modules/.installed
CLIENT := src/ringspiel/server/static/index.html
PAGE := build/page/offline.js

WEB := $(shell find web \( -name node_modules -o -name dist \) -prune -o -type f -print)
PACKAGE := $(shell find -L src/ringspiel \( -name __pycache__ -o -name static \) -prune -o -type f -print)

.PHONY: help play test machine check client format hooks types bench bench-page compare clicks bench-rl examples load golden game compiled docs site wheel lock clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(ENV) $(CLIENT)  ## open a table in the browser
	$(BIN)/ringspiel serve --open

# What does not need each other is done side by side: types of Python, tests of the client, its builds.
test: machine $(NODE)  ## everything that must be green: check, client tests, tests
	$(MAKE) --no-print-directory --jobs=2 $(filter --output-sync,$(patsubst output-sync,--output-sync,$(.FEATURES))) \
		check client $(CLIENT) $(PAGE)
	$(BIN)/pytest -n logical --dist worksteal

# First of all: who has no browser or database learns it at once.
machine: $(ENV)
	tools/system-packages

check: $(ENV) $(NODE)  ## lint, layout, types and layers, of Python and of the client
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/validate-pyproject pyproject.toml > /dev/null
	$(BIN)/python -m tools.check_release
	npm --prefix web run --silent lint

client: $(NODE)
	npm --prefix web run --silent unit

format: $(ENV) $(NODE)  ## put all code into the house layout
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format
	npm --prefix web run --silent format

hooks: $(ENV)  ## let git run format and check before every commit
	$(BIN)/pre-commit install

bench: $(BENCH_ENV) $(COMPILED)  ## speed, plain and compiled, beside catanatron and OpenSpiel
	$(BIN)/python -m bench.run
	PYTHONPATH=build/compiled $(BIN)/python -m bench.greedy
	PYTHONPATH=build/compiled $(BIN)/python -m bench.search

compare: $(ENV)  ## whether a game is slower than 0.95 of an earlier revision: make compare REVISION=main~1
	$(BIN)/python -m bench.compare $(REVISION) --bound 0.95

bench-rl: $(BENCH_ENV) $(COMPILED)  ## speed of the environments beside others, plain and compiled
	$(BIN)/python -m bench.rl
	PYTHONPATH=build/compiled $(BIN)/python -m bench.rl

examples: $(EXAMPLES_ENV)  ## run the examples of training for a few hundred steps, in an environment of their own
	build/examples/bin/python -m pytest -p no:cacheprovider examples

types: $(ENV)  ## rewrite the client's types of the wire from the server's
	$(BIN)/python tools/wire_types.py

bench-page: $(ENV) $(PAGE)  ## first load and time per answer of the page without a server, in a real browser
	$(BIN)/python -m bench.page

clicks: $(ENV) $(CLIENT)  ## from click to frame on the board of Der Ringkrieg, in a real browser
	$(BIN)/python -m bench.clicks

load: $(ENV) $(CLIENT)  ## many simulated tables on one server
	$(BIN)/python -m campaigns.load

golden: $(ENV)  ## rewrite the golden files, with GAME=mordor those of one game; review the difference
	$(BIN)/pytest tests -k golden --rewrite-golden $(if $(GAME),--game $(GAME))
	git diff --stat -- tests

game: $(ENV)  ## all checks of one game: make game GAME=mordor
	$(BIN)/python tools/check_game.py $(GAME)

COMPILED_TESTS := tests/kernel tests/games tests/conformance tests/arena/test_audit.py tests/agents/test_ringkrieg_story.py
# A server imports what is compiled and what is not, and plays whole games.
compiled: $(COMPILED)  ## kernel, games and evaluators compiled with mypyc; their tests run on that, and a server
	PYTHONPATH=build/compiled $(BIN)/pytest -n 2 $(COMPILED_TESTS) tests/server/test_page.py

docs: $(DOCS_ENV)  ## the documentation as a site in build/site; every link is checked
	build/docs-env/bin/python tools/docs_site.py
	build/docs-env/bin/zensical build --strict --clean

site: $(PAGE)  ## the page without a server, as static files in build/page

wheel: $(ENV) $(CLIENT)  ## a compiled wheel for this platform (manylinux where it can be), and its tests in a clean environment
	RINGSPIEL_COMPILE=1 $(BIN)/pip --disable-pip-version-check wheel -q --no-deps --no-build-isolation --wheel-dir build/wheel .
	if test -x $(BIN)/auditwheel; then \
		PATH="$$PWD/$(BIN):$$PATH" auditwheel repair --wheel-dir dist "$$(ls -t build/wheel/*.whl | head -1)"; \
	else mkdir -p dist && cp "$$(ls -t build/wheel/*.whl | head -1)" dist; fi
	$(BIN)/check-wheel-contents "$$(ls -t dist/*.whl | head -1)"
	$(BIN)/twine check --strict "$$(ls -t dist/*.whl | head -1)"
	$(PYTHON) -m venv --clear build/clean
	build/clean/bin/$(LOCKED) requirements/test.txt
	build/clean/bin/pip --disable-pip-version-check install -qq --no-deps "$$(ls -t dist/*.whl | head -1)"
	build/clean/bin/ringspiel --version
	build/clean/bin/pytest -q -n 2 tests/kernel tests/conformance

lock:  ## rewrite the locks in requirements/ with the newest versions; with KEEP=1 only what pyproject.toml asks anew
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/pip --disable-pip-version-check install -qq uv
	PATH="$$PWD/build/lock/bin:$$PATH" $(PYTHON) -m tools.lock $(if $(KEEP),--keep)

clean:  ## remove everything that make has made
	rm -rf .venv build dist web/node_modules web/dist src/ringspiel/server/static bench/results.json bench/results.md
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

$(ENV): pyproject.toml requirements/dev.txt
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/$(LOCKED) requirements/dev.txt
	$(BIN)/$(LINKED) .
	touch $@

# catanatron_gym asks for an old Gymnasium, but works with ours.
$(BENCH_ENV): $(ENV) requirements/bench.txt requirements/bench-alone.txt
	$(BIN)/$(LOCKED) requirements/bench.txt
	$(BIN)/$(LOCKED) requirements/bench-alone.txt --no-deps
	touch $@

# RLlib asks for another Gymnasium than the rest, and PyTorch is large: the examples have versions of their own.
$(EXAMPLES_ENV): pyproject.toml examples/constraints.txt
	test -x build/examples/bin/python || $(PYTHON) -m venv build/examples
	build/examples/bin/pip --disable-pip-version-check install -qq 'pip>=25.1'
	build/examples/bin/pip --disable-pip-version-check install -qq --constraint examples/constraints.txt \
		--editable '.[rl]' --group examples
	touch $@

# The documentation reads the sources and imports only the games: no extra, no browser, no compiler.
$(DOCS_ENV): pyproject.toml requirements/docs.txt
	test -x build/docs-env/bin/python || $(PYTHON) -m venv build/docs-env
	build/docs-env/bin/$(LOCKED) requirements/docs.txt
	build/docs-env/bin/$(LINKED) .
	touch $@

$(COMPILED): $(ENV) $(PACKAGE) tools/compile.py
	$(BIN)/python tools/compile.py
	touch $@

# Not npm ci: it refuses a lock without binaries for foreign systems (npm/cli#9846), which some mirrors do not carry.
$(NODE): web/package.json web/package-lock.json
	npm --prefix web install --no-save --no-audit --no-fund
	touch $@

$(CLIENT): $(NODE) $(WEB)
	npm --prefix web run build
	touch $@

$(PAGE): $(ENV) $(NODE) $(WEB) $(PACKAGE) tools/page.py tools/page_engine.py
	$(BIN)/python -m tools.page
