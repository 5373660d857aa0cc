# `make play` and `make test` are all one needs; both set up .venv by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := bot render rules tests

.PHONY: play install test check bench format lock clean
play: $(VENV)/run.stamp
	$(BIN)/zoco --open $(ARGS)

# What a machine needs that only runs it.
install: $(VENV)/run.stamp

test: check browser
	$(BIN)/pytest -n 2 -m "not long"

check: $(VENV)/test.stamp
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy
	$(BIN)/oxlint --quiet --deny-warnings bot/adapters/web/static

bench: $(VENV)/test.stamp
	$(BIN)/python -m tests.bench

format: $(VENV)/test.stamp
	$(BIN)/ruff format $(SOURCES)
	$(BIN)/ruff check --fix $(SOURCES)

# Which lines no test runs: a table, and htmlcov/index.html.
.PHONY: coverage
coverage: $(VENV)/test.stamp browser
	$(BIN)/pytest -n 2 -m "not long" --cov=rules --cov=render --cov=bot --cov-report=term:skip-covered --cov-report=html

# The page's tests need a browser; where it can be installed, it is.
.PHONY: browser
browser:
	@sh tests/browser.sh

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Zoco needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: $(VENV)/bin/python requirements/run.txt pyproject.toml
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/run.txt
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/test.stamp: $(VENV)/bin/python requirements/test.txt pyproject.toml
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/test.txt
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@ $(VENV)/run.stamp

# Write the locks anew after a change of dependencies in pyproject.toml (needs uv).
lock:
	uv pip compile -q $(LOCK) pyproject.toml requirements/build.in -o requirements/run.txt
	uv pip compile -q $(LOCK) --extra test pyproject.toml requirements/build.in -o requirements/test.txt
LOCK := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header

# The page's fonts anew, from the house's font; what comes out is committed.
.PHONY: fonts
fonts: $(VENV)/test.stamp
	$(BIN)/python -m tests.page_fonts

clean:
	rm -rf $(VENV) build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage htmlcov

# All messages of each language as players read them, a page a language: for who writes or translates them.
.PHONY: words
words: $(VENV)/test.stamp
	$(BIN)/python -m tests.words build/words

# Thousands of random games of each kind, checked as they go; prints its figures.
.PHONY: games
games: $(VENV)/test.stamp
	$(BIN)/python -m tests.games 10000

# Thousands of random positions of each kind: every move offered is tapped by a place that a finger finds.
.PHONY: spots
spots: $(VENV)/test.stamp
	$(BIN)/python -m tests.render.tapping

# Pictures of the page in a browser, on phone and desk, early and late; ARGS=--all adds other screens and languages.
.PHONY: pictures
pictures: $(VENV)/test.stamp browser
	$(BIN)/python -m tests.page_gallery $(ARGS) build/pictures

# The robots' matches, in all cores: only what is missing or was played with other sources; may be stopped and goes on.
.PHONY: robots
robots: $(VENV)/test.stamp
	$(BIN)/python -m tests.bench.robots

# The whole games of many people in browsers that `make test` leaves out.
.PHONY: page
page: $(VENV)/test.stamp browser
	$(BIN)/pytest -m long --ignore=tests/bot/telegram

# Half an hour of quick play in a Telegram group, in simulated time, with its figures.
.PHONY: live
live: $(VENV)/test.stamp
	$(BIN)/pytest -s -m long -o faulthandler_timeout=1800 tests/bot/telegram/test_live.py

# Hours of trouble in minutes: the bot is killed 200 times in the middle of games, its Redis 50 times.
.PHONY: soak
soak: $(VENV)/test.stamp
	$(BIN)/python -m tests.bot.crash --kills 200
	$(BIN)/python -m tests.bot.crash --kills 20 --redis-kills 50 --seed 2

# A house goes back by one version and forth again, in the middle of games: the code before is taken from git.
.PHONY: downgrade
downgrade: $(VENV)/test.stamp
	$(BIN)/python -m tests.bot.deploying.downgrade

# Three weeks of a thousand tables in minutes: who is reminded, who should have been, and nobody twice or at night.
.PHONY: weeks
weeks: $(VENV)/test.stamp
	$(BIN)/python -m tests.bot.weeks

# What nobody who means well sends: odd bodies, commands of strangers, changed records; prints what became of them.
.PHONY: fuzz
fuzz: $(VENV)/test.stamp
	$(BIN)/python -m tests.bot.fuzz

# What whole games leave in a chat, counted, and compared with docs/manners.md.
.PHONY: manners
manners: $(VENV)/test.stamp
	$(BIN)/pytest -s -m long tests/bot/discord/test_discord_manners.py tests/bot/telegram/test_telegram_manners.py

# docs/example-game.md anew: a whole game as an onlooker finds it in a chat.
.PHONY: example
example: $(VENV)/test.stamp
	-$(BIN)/pytest -q -m long tests/bot/discord/test_discord_manners.py -k example
	mkdir -p docs/example-game && cp build/example-game/*.png docs/example-game/ && cp build/example-game.md docs/
