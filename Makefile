# Skyport: every command of the house. `make play` and `make test` set up all they need on a fresh machine.

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
LOCK_VENV := .lock-venv
LOCK := $(LOCK_VENV)/bin/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet
ARGS ?=

# The first Python on the path that is new enough and can make a virtual environment.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)

.PHONY: help play test check soak balance bench gallery lock backup restore clean
.DEFAULT_GOAL := help

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1 \t\2/p' $(MAKEFILE_LIST) | expand -t 20

$(READY): requirements-dev.lock
	@test -n "$(PYTHON)" || { echo "Skyport needs Python 3.11 or newer with its venv module (Debian: apt install python3-venv)."; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV), once: about a minute."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

play: $(READY) ## play: in your browser, or on Discord when DISCORD_TOKEN is set
	@$(BIN)/python -m bot

test: $(READY) ## the tests, under three minutes (ARGS="tests/rules -k recall" narrows them)
	@$(BIN)/python -m pytest -n 2 --dist loadgroup --timeout=60 --durations=10 $(ARGS)

check: $(READY) ## style, types and the laws of dependency
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

soak: $(READY) ## every test at its greatest length: hours
	@SKYPORT_SOAK=1 $(BIN)/python -m pytest -n 2 --timeout=0 --durations=20 -m "" $(ARGS)

balance: $(READY) ## thousands of games, and the bands their figures must keep
	@PYTHONPATH=. $(BIN)/python tests/measure/balance.py $(ARGS)

bench: $(READY) ## how long the costly things take
	@PYTHONPATH=. $(BIN)/python tests/measure/bench.py $(ARGS)

gallery: $(READY) ## the pictures of the handbook, drawn anew (two minutes)
	@$(BIN)/python -m render.gallery

lock: $(LOCK_VENV)/bin/uv ## pin every dependency afresh, with hashes
	@$(LOCK) -o requirements.lock
	@$(LOCK) --extra dev -o requirements-dev.lock

$(LOCK_VENV)/bin/uv:
	@$(PYTHON) -m venv $(LOCK_VENV)
	@$(LOCK_VENV)/bin/python -m pip install --quiet --disable-pip-version-check uv

backup: $(READY) ## copy every game into backups/ (the bot may be running)
	@$(BIN)/python -m bot.backup save $(TO)

restore: $(READY) ## put a copy back: make restore FROM=backups/... (stop the bot first)
	@test -n "$(FROM)" || { echo "Say which copy: make restore FROM=backups/skyport-....sqlite3"; exit 2; }
	@$(BIN)/python -m bot.backup restore $(FROM)

clean: ## forget the set-up and the caches; games stay
	@rm -rf $(VENV) $(LOCK_VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
