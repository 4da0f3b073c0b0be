# Every target works on a fresh machine: it makes .venv, builds the engine and installs what is
# missing first. `make help` lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed.stamp
CRATES := engine engine/python
MATURIN := $(shell sed -n 's/^requires = \["\(.*\)"\]/\1/p' pyproject.toml)
PLOTS := $(shell sed -n 's/^plots = \["\(.*\)"\]/\1/p' pyproject.toml)
SAMPLE := resources/problems/mater-examples.olv
SCREENSHOT := build/screenshot.png

# rustup's folder counts even in a shell that has not read its profile yet.
export PATH := $(PATH):$(or $(CARGO_HOME),$(HOME)/.cargo)/bin

ENGINE_SOURCES := $(wildcard $(addsuffix /Cargo.toml,$(CRATES)) $(addsuffix /Cargo.lock,$(CRATES)) \
	$(addsuffix /build.rs,$(CRATES))) $(shell find $(addsuffix /src,$(CRATES)) -name '*.rs')

.PHONY: help run test test-all lint bench gaps stops collection plots screenshots wheel translations clean prerequisites rust-tools

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

run: $(INSTALLED) ## open the window on a sample; without a display solve it in the terminal
ifneq ($(DISPLAY)$(WAYLAND_DISPLAY),)
	@# Without a name the window opens a copy of a sample; Save cannot change the sample itself.
	$(BIN)/matewright
else
	@echo "There is no display (DISPLAY and WAYLAND_DISPLAY are not set)."
	@echo "The first sample problem is solved here, and the window is drawn into a picture."
	$(BIN)/matewright solve $(SAMPLE) --number 1
	@mkdir -p $(dir $(SCREENSHOT))
	@# Qt's offscreen platform warns of size hints it has no use for.
	QT_LOGGING_RULES=default.warning=false $(BIN)/matewright-gui --solve --screenshot $(SCREENSHOT) $(SAMPLE)
	@echo "The window: $(SCREENSHOT)"
endif

test: $(INSTALLED) ## run the tests that take a few minutes
	cargo test --quiet --release --manifest-path engine/Cargo.toml
	@# One process for each processor. A test that hangs says where, and ends the run.
	$(BIN)/python -m pytest -n auto -o faulthandler_timeout=300 -o faulthandler_exit_on_timeout=true

test-all: $(INSTALLED) ## run all tests, the slow ones too
	cargo test --quiet --release --manifest-path engine/Cargo.toml -- --include-ignored
	$(BIN)/python -m pytest -n auto -m "slow or not slow"

lint: $(INSTALLED) rust-tools ## check style, types, stubs and lints
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m mypy.stubtest matewright._engine
	@set -e; for crate in $(CRATES); do \
		echo "cargo fmt and clippy: $$crate"; \
		cargo fmt --manifest-path $$crate/Cargo.toml --check; \
		cargo clippy --quiet --release --all-targets --manifest-path $$crate/Cargo.toml -- -D warnings; \
	done

bench: $(INSTALLED) ## time the engine; ARGS="…" are its options, ARGS=--help lists them
	$(BIN)/python tests/bench/run.py $(ARGS)

gaps: $(INSTALLED) ## measure how long the window hears no key while all threads search
	@QT_LOGGING_RULES=default.warning=false $(BIN)/python tests/bench/event_loop.py $(ARGS)

stops: $(INSTALLED) ## stop a thousand searches at random moments; ARGS="--jobs 100"
	@$(BIN)/python tests/bench/stops.py $(ARGS)

collection: $(INSTALLED) ## measure what a large collection costs; ARGS="--problems 200000"
	@QT_LOGGING_RULES=default.warning=false $(BIN)/python tests/bench/collection.py $(ARGS)

plots: $(INSTALLED) ## draw the figures of a run of the benchmark; ARGS="RESULTS.json"
	@$(BIN)/python -c 'import matplotlib' 2>/dev/null || $(BIN)/python -m pip install --quiet '$(PLOTS)'
	$(BIN)/python tests/bench/plots.py $(ARGS)

screenshots: $(INSTALLED) ## draw the pictures of the manual anew; ARGS="SCENE… --language de"
	@# Qt's offscreen platform warns of size hints it has no use for.
	QT_LOGGING_RULES=default.warning=false $(BIN)/python packaging/screenshots.py $(ARGS)

translations: $(INSTALLED) ## collect what there is to translate; compile the translations
	$(BIN)/python packaging/translations.py

wheel: $(INSTALLED) ## build the wheel into dist/
	$(BIN)/maturin build --out dist

clean: ## remove everything that was built
	rm -rf $(VENV) build dist $(addsuffix /target,$(CRATES)) app/matewright/_engine*.so app/matewright/_resources
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find app tests -name __pycache__ -type d -prune -exec rm -rf {} +

prerequisites:
	@packaging/linux/prerequisites $(PYTHON)

rust-tools: | prerequisites
	@cargo fmt --version >/dev/null 2>&1 || \
		{ echo "Error: rustfmt is missing: rustup component add rustfmt" >&2; exit 2; }
	@cargo clippy --version >/dev/null 2>&1 || \
		{ echo "Error: clippy is missing: rustup component add clippy" >&2; exit 2; }

$(INSTALLED): pyproject.toml $(ENGINE_SOURCES) | prerequisites
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	test -x $(BIN)/maturin || $(BIN)/python -m pip install --quiet '$(MATURIN)'
	VIRTUAL_ENV=$(CURDIR)/$(VENV) PIP_QUIET=1 PIP_USE_PEP517=1 $(BIN)/maturin develop --release --extras dev
	@# maturin leaves a copy of resources/ here that would soon be out of date.
	rm -rf app/matewright/_resources
	touch $@
