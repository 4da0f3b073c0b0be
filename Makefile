# Every target works on a fresh machine: it makes .venv, builds the engine and installs what is
# missing first. `make help` lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
INSTALLED := $(VENV)/installed.stamp
CRATES := engine engine/python
TOOLS := $(VENV)/tools.stamp
# Every version, with its hash: develop.txt runs and tests, tools.txt plots, audits and packages.
REQUIREMENTS := packaging/requirements
INSTALL := -m pip install --quiet --require-hashes --requirement
SAMPLE := resources/problems/mater-examples.olv
SCREENSHOT := build/screenshot.png

# rustup's folder counts even in a shell that has not read its profile yet.
export PATH := $(PATH):$(or $(CARGO_HOME),$(HOME)/.cargo)/bin

# rust-toolchain.toml names one version; a machine that cannot download it builds with its stable Rust.
ifeq ($(shell PATH="$(PATH)" rustc --version 2>/dev/null),)
export RUSTUP_TOOLCHAIN := stable
endif

LOCK = $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(if $(filter undefined,$(origin ARGS)),--upgrade,$(ARGS))

ENGINE_SOURCES := $(wildcard $(addsuffix /Cargo.toml,$(CRATES)) $(addsuffix /Cargo.lock,$(CRATES)) \
	$(addsuffix /build.rs,$(CRATES))) $(shell find $(addsuffix /src,$(CRATES)) -name '*.rs')

# The engine's tests are compiled and run while Python's wait for the window, or for the engine.
MAKEFLAGS += --jobs=2

# One process for each processor; one that has nothing left to do takes over from another.
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
ENGINE_TESTS := cargo test --quiet --locked --profile tests --manifest-path engine/Cargo.toml

.PHONY: help run test test-engine test-python test-all lint fuzz bench gaps stops collection plots screenshots translations packages release lock audit clean prerequisites rust-tools

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

test: test-engine test-python ## run the tests that take a few minutes

test-engine: | prerequisites
	$(ENGINE_TESTS)

test-python: $(INSTALLED)
	@# A test that hangs says where, and ends the run.
	$(PYTEST) -o faulthandler_timeout=300 -o faulthandler_exit_on_timeout=true

test-all: $(INSTALLED) ## run all tests, the slow ones too
	$(ENGINE_TESTS) -- --include-ignored
	$(PYTEST) -m "slow or not slow"

lint: $(INSTALLED) rust-tools ## check style, types, stubs and lints
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m mypy.stubtest matewright._engine
	@set -e; for crate in $(CRATES); do \
		echo "cargo fmt and clippy: $$crate"; \
		cargo fmt --manifest-path $$crate/Cargo.toml --check; \
		cargo clippy --quiet --locked --release --all-targets --manifest-path $$crate/Cargo.toml -- -D warnings; \
	done

MINUTES ?= 10
fuzz: $(INSTALLED) ## feed the readers with damaged files; MINUTES=60 ARGS="olv pgn"
	$(BIN)/python -m tests.formats.fuzz --minutes $(MINUTES) $(ARGS)
	MATEWRIGHT_FUZZ_MINUTES=$(MINUTES) $(ENGINE_TESTS) fuzz -- --include-ignored --nocapture

bench: $(INSTALLED) ## time the engine; ARGS="…" are its options, ARGS=--help lists them
	$(BIN)/python tests/bench/run.py $(ARGS)

gaps: $(INSTALLED) ## measure how long the window hears no key while all threads search
	@QT_LOGGING_RULES=default.warning=false $(BIN)/python tests/bench/event_loop.py $(ARGS)

stops: $(INSTALLED) ## stop a thousand searches at random moments; ARGS="--jobs 100"
	@$(BIN)/python tests/bench/stops.py $(ARGS)

collection: $(INSTALLED) ## measure what a large collection costs; ARGS="--problems 200000"
	@QT_LOGGING_RULES=default.warning=false $(BIN)/python tests/bench/collection.py $(ARGS)

plots: $(INSTALLED) $(TOOLS) ## draw the figures of a run of the benchmark; ARGS="RESULTS.json"
	$(BIN)/python tests/bench/plots.py $(ARGS)

screenshots: $(INSTALLED) ## draw the pictures of the manual anew; ARGS="SCENE… --language de"
	@# Qt's offscreen platform warns of size hints it has no use for.
	QT_LOGGING_RULES=default.warning=false $(BIN)/python packaging/screenshots.py $(ARGS)

translations: $(INSTALLED) ## collect what there is to translate; compile the translations
	$(BIN)/python packaging/translations.py

packages: $(TOOLS) ## build what installs without a compiler into dist/; ARGS="wheel folder archive deb" are the steps
	$(BIN)/python packaging/packages.py $(ARGS)

release: $(TOOLS) ## check that dist/ can be published: version, tag, changelog, locks, packages
	$(BIN)/python packaging/release.py

lock: $(TOOLS) ## renew the lock files of Python and Rust; ARGS= only adds what is missing
	$(LOCK) --extra dev --output-file $(REQUIREMENTS)/develop.txt
	$(LOCK) --extra dev --extra plots --extra tools --constraint $(REQUIREMENTS)/develop.txt \
		--output-file $(REQUIREMENTS)/tools.txt
	cargo update --quiet $(if $(filter undefined,$(origin ARGS)),,--workspace) --manifest-path engine/python/Cargo.toml

audit: $(TOOLS) ## look for known vulnerabilities in what is installed and built
	@packaging/audit $(BIN) $(REQUIREMENTS)

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

$(INSTALLED): pyproject.toml rust-toolchain.toml $(REQUIREMENTS)/develop.txt $(ENGINE_SOURCES) | prerequisites
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python $(INSTALL) $(REQUIREMENTS)/develop.txt
	@# No index: what develop.txt lacks is an error here, not one more download.
	VIRTUAL_ENV=$(CURDIR)/$(VENV) PIP_NO_INDEX=1 PIP_QUIET=1 PIP_USE_PEP517=1 \
		$(BIN)/maturin develop --release --extras dev
	@# maturin leaves a copy of resources/ here that would soon be out of date.
	rm -rf app/matewright/_resources
	touch $@

$(TOOLS): $(REQUIREMENTS)/tools.txt $(INSTALLED)
	$(BIN)/python $(INSTALL) $(REQUIREMENTS)/tools.txt
	touch $@
