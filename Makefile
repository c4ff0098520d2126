# Every target sets up what it needs: the virtual environment, the packages, the built client.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check install -qq --constraint constraints.txt
ENV := .venv/.installed
BENCH_ENV := .venv/.installed-bench
COMPILED := build/compiled/.built
NODE := web/node_modules/.installed
CLIENT := src/ringspiel/server/static/index.html

WEB := $(shell find web \( -name node_modules -o -name dist \) -prune -o -type f -print)
PACKAGE := $(shell find -L src/ringspiel \( -name __pycache__ -o -name static \) -prune -o -type f -print)

.PHONY: help play test check format bench load golden compiled lock clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(ENV) $(CLIENT)  ## open a table in the browser
	$(BIN)/ringspiel serve --open

test: check $(CLIENT)  ## everything that must be green: check, client tests, tests
	tools/system-packages
	npm --prefix web test
	$(BIN)/pytest -n 2

check: $(ENV)  ## lint, layout, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(ENV)  ## put all Python code into the house layout
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format

bench: $(BENCH_ENV) $(COMPILED)  ## speed, plain and compiled, beside catanatron and OpenSpiel
	$(BIN)/python -m bench.run

load: $(ENV) $(CLIENT)  ## many simulated tables on one server
	$(BIN)/python -m bench.load

golden: $(ENV)  ## rewrite the golden playthroughs; review the difference
	$(BIN)/pytest tests -k golden --rewrite-golden
	git diff --stat -- tests

compiled: $(COMPILED)  ## kernel and games compiled with mypyc, and their tests run on that
	PYTHONPATH=build/compiled $(BIN)/pytest -n 2 tests/table tests/games tests/conformance

lock:  ## rewrite constraints.txt with the newest versions
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/pip install -qq --editable '.[bench,cluster,dev,postgres,rl,study]'
	build/lock/bin/pip freeze --exclude-editable > constraints.txt

clean:  ## remove everything that make has made
	rm -rf .venv build dist web/node_modules web/dist src/ringspiel/server/static bench/results.json
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

$(ENV): pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) --editable '.[dev,postgres]'
	touch $@

$(BENCH_ENV): $(ENV)
	$(PIP) --editable '.[bench]'
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
