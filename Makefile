# `make help` lists the targets.

PREFIX ?= /usr/local
DESTDIR ?=
# Debian's own: python3-zstandard and python3-nacl belong to it.
PYTHON ?= /usr/bin/python3
SEEDS ?= 10000
CUTS ?= 100

CAIRN := .build/release/cairn
EVENTS = $(dir $(CAIRN))cairn-events
VERSION := $(shell sed -n 's/^enum Version .*"\(.*\)".*/\1/p' Sources/cairn/Cairn.swift)
TESTED := .build/tested
MAN := .build/man
COMPLETIONS := .build/completions
SHARE := $(DESTDIR)$(PREFIX)/share
LIB := $(DESTDIR)$(PREFIX)/lib
# Suites that start no program and touch no disk but for scratch files.
PURE := ^(FormatTests|SettingsTests|StyleTests|RulesTests)\.
# SwiftPM wants the index only to find tests of XCTest: Tests/XCTMain.swift.
BUILD_TESTS := swift build --build-tests --disable-index-store
BUILD_TESTED := $(BUILD_TESTS) -c release -debug-info-format none --scratch-path $(TESTED)
RUN_TESTED := CAIRN_BINARY=$(CURDIR)/$(TESTED)/release/cairn $(TESTED)/release/cairnPackageTests.xctest --testing-library swift-testing --filter
LINT := swift format lint --parallel --recursive Sources Tests Package.swift
# No path of the machine that builds is in the result: it is the same, byte for byte, wherever it is made.
# (Nor are a hash of each module, for the compiler's own use, and names in its cache: both are made of paths.)
HERE := -Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=. -Xcc -ffile-prefix-map=$(CURDIR)=. \
	$(foreach word,-disable-incremental-llvm-codegen -no-clang-module-breadcrumbs,-Xswiftc -Xfrontend -Xswiftc $(word))
LINKED := $(foreach word,-z relro -z now,-Xlinker $(word))
RELEASE := SWIFT_DETERMINISTIC_HASHING=1 swift build -c release --static-swift-stdlib $(HERE) $(LINKED)
UNITS := $(wildcard systemd/user/*.* systemd/system/*.service systemd/system/*.timer systemd/system/*.d/*.conf)

.DEFAULT_GOAL := help
.PHONY: help deps test-deps build binaries test check backup man completions install install-files uninstall deb check-package check-reproducible sbom release bench screenshots soak soak-simulation soak-remotes soak-faults soak-cuts soak-fuzz check-threads check-encrypted housekeeping format lint clean

help:        ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 27

deps:        ## install the Debian packages that are missing, and check for Swift 6
	@Scripts/install_dependencies

build: deps binaries ## build the release binaries, .build/release/cairn and cairn-events

binaries:
	$(RELEASE) --product cairn
	$(RELEASE) --product cairn-events

test-deps:
	@Scripts/install_dependencies --test

# The tests run for ten minutes: what they test is optimized, in a build of its own. Without DEBUG:
# there swift-argument-parser proves every declaration at each start, half the time of a short command.
test: export CAIRN_OPTIMIZED = 1
test: test-deps ## run every test: all that CI runs
	$(LINT) --strict
	$(BUILD_TESTED)
	@PYTHON=$(PYTHON) Scripts/run_tests.sh $(TESTED)

check: deps  ## after a small change: style, pure tests, one tree through the binary
	$(LINT) --strict
	$(BUILD_TESTS)
	@CAIRN_TEST_SEED=2 swift test --skip-build --filter '$(PURE)' --filter 'RandomTreeTests' 2>&1 | grep -vE '^(◇|✔ Test [a-z])' | tail -20

backup: build ## back up the standard directories
	@$(CAIRN) init --if-missing
	@$(CAIRN) backup

$(CAIRN) $(EVENTS):
	$(MAKE) build

man: $(CAIRN) ## make the man pages, in .build/man
	$(PYTHON) Scripts/make_man_pages.py --cairn $(CAIRN) --output $(MAN)

completions: $(CAIRN)
	@mkdir -p $(COMPLETIONS)
	@for shell in bash zsh fish; do \
		$(CAIRN) completions $$shell > $(COMPLETIONS)/cairn.$$shell || exit 1; \
	done

install: man completions $(EVENTS) ## install under PREFIX (/usr/local)
	@$(MAKE) install-files

# What `make deb` puts into its package with symbols, of which it makes another.
STRIP ?= -s
install-files:
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/libexec/cairn $(SHARE)/man/man1 $(SHARE)/man/man7 $(SHARE)/cairn $(SHARE)/doc/cairn \
		$(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d \
		$(SHARE)/doc/cairn/Docs/guide $(SHARE)/doc/cairn/Docs/decisions $(SHARE)/doc/cairn/Docs/pictures \
		$(SHARE)/doc/cairn/Benchmarks $(SHARE)/doc/cairn/Config
	install -m 755 $(STRIP) $(CAIRN) $(DESTDIR)$(PREFIX)/bin/cairn
	install -m 755 $(STRIP) $(EVENTS) $(DESTDIR)$(PREFIX)/libexec/cairn/cairn-events
	install -m 644 $(MAN)/*.1 $(SHARE)/man/man1/
	install -m 644 $(MAN)/*.7 $(SHARE)/man/man7/
	install -D -m 644 Config/cairn-events.8 $(SHARE)/man/man8/cairn-events.8
	install -m 644 Config/cairn.toml $(SHARE)/cairn/cairn.toml
	ln -sf ../../../cairn/cairn.toml $(SHARE)/doc/cairn/Config/cairn.toml
	install -m 644 README.md ARCHITECTURE.md CHANGELOG.md CONTRIBUTING.md SECURITY.md LICENSE NOTICE $(SHARE)/doc/cairn/
	install -m 644 Benchmarks/README.md $(SHARE)/doc/cairn/Benchmarks/
	sed -i 's|](Sources/cairn-events/COPYING)|](COPYING.cairn-events)|' $(SHARE)/doc/cairn/README.md
	install -m 644 Sources/cairn-events/COPYING $(SHARE)/doc/cairn/COPYING.cairn-events
	install -m 644 debian/copyright $(SHARE)/doc/cairn/copyright
	install -m 644 $(wildcard Docs/*.md) $(SHARE)/doc/cairn/Docs/
	install -m 644 $(wildcard Docs/guide/*.md) $(SHARE)/doc/cairn/Docs/guide/
	install -m 644 $(wildcard Docs/pictures/*.png) $(SHARE)/doc/cairn/Docs/pictures/
	install -m 644 $(wildcard Docs/decisions/*.md) $(SHARE)/doc/cairn/Docs/decisions/
	install -m 644 $(COMPLETIONS)/cairn.bash $(SHARE)/bash-completion/completions/cairn
	install -m 644 $(COMPLETIONS)/cairn.zsh $(SHARE)/zsh/site-functions/_cairn
	install -m 644 $(COMPLETIONS)/cairn.fish $(SHARE)/fish/vendor_completions.d/cairn.fish
	install -d $(LIB)/systemd/user $(LIB)/systemd/system $(LIB)/sysctl.d
	@for unit in $(UNITS:systemd/%=%); do \
		sed 's|@BINDIR@|$(PREFIX)/bin|' systemd/$$unit > .build/unit && \
		install -D -m 644 .build/unit $(LIB)/systemd/$$unit || exit 1; \
	done
	install -m 644 Config/10-cairn-inotify.conf $(LIB)/sysctl.d/10-cairn-inotify.conf
	install -D -m 644 Config/cairn.desktop $(SHARE)/applications/cairn.desktop
	install -D -m 644 Config/cairn.svg $(SHARE)/icons/hicolor/scalable/apps/cairn.svg

uninstall:   ## remove what install put there; settings and repositories stay
	rm -f $(DESTDIR)$(PREFIX)/bin/cairn $(DESTDIR)$(PREFIX)/libexec/cairn/cairn-events $(SHARE)/man/man1/cairn.1 $(SHARE)/man/man1/cairn-*.1 \
		$(SHARE)/man/man7/cairn-guide.7 $(SHARE)/man/man7/cairn-guide-*.7 $(SHARE)/man/man8/cairn-events.8 \
		$(SHARE)/bash-completion/completions/cairn $(SHARE)/zsh/site-functions/_cairn \
		$(SHARE)/fish/vendor_completions.d/cairn.fish \
		$(UNITS:systemd/%=$(LIB)/systemd/%) $(LIB)/sysctl.d/10-cairn-inotify.conf \
		$(SHARE)/applications/cairn.desktop $(SHARE)/icons/hicolor/scalable/apps/cairn.svg
	rm -rf $(SHARE)/cairn $(SHARE)/doc/cairn
	rmdir --ignore-fail-on-non-empty $(DESTDIR)$(PREFIX)/libexec/cairn 2>/dev/null || true

deb:         ## make the Debian package, .build/deb/cairn_VERSION_amd64.deb, checked by lintian
	@Scripts/build_deb.sh

check-package: deb ## install it in Debian 12 and 13, as people do, in containers without Swift
	@Scripts/test_package.sh || [ $$? -eq 77 ]  # 77: skipped, and said why

check-reproducible: ## make the package in two directories, and compare them byte for byte
	@Scripts/check_reproducible.sh

sbom: build ## list what is inside, with versions and licences, as SPDX: .build/cairn-VERSION.spdx.json
	@Scripts/install_dependencies --package
	$(PYTHON) Scripts/sbom.py --cairn $(CAIRN) --output .build/cairn-$(VERSION).spdx.json
	PYTHONPATH=.build/tools/spdx $(PYTHON) -m spdx_tools.spdx.clitools.pyspdxtools --infile .build/cairn-$(VERSION).spdx.json

release:     ## make what is published, in .build/release-VERSION: source, package, SBOM, checksums (KEY=… signs them)
	@Scripts/make_release.sh $(KEY)

bench: build ## measure beside restic, Borg and tar, where they are installed
	$(PYTHON) Benchmarks/run.py --cairn $(CAIRN)
	$(PYTHON) Benchmarks/run.py --cairn $(CAIRN) --tools cairn --compression zlib
	$(PYTHON) Benchmarks/watch.py --cairn $(CAIRN)
	$(PYTHON) Benchmarks/remote.py --cairn $(CAIRN)
	$(PYTHON) Benchmarks/browse.py --cairn $(CAIRN)

screenshots: build test-deps ## take a picture of each page of `cairn browse`, in .build/screens; two of them for the README
	$(PYTHON) Scripts/make_screenshots.py $(CAIRN) .build/screens Docs/pictures

# The binary's own tests once more, each on an encrypted repository. Those that look into a repository's files, or have passwords of their own, are left out.
check-encrypted: deps
	CAIRN_TEST_ENCRYPTED=1 swift test --filter 'CommandTests' --skip 'HostileRepositoryTests|EncryptedTests|PasswordTests|KeyCommandTests|SecrecyTests|RollBackTests'

housekeeping: ## thirty days of continuous capture, thinned and pruned: a table of what they cost (DAYS, SAVES, FILES)
	CAIRN_HOUSEKEEPING=$(or $(DAYS),30)x$(or $(SAVES),5000)x$(or $(FILES),20000) \
		swift test -c release -Xswiftc -enable-testing --filter HousekeepingTests

soak: soak-simulation soak-remotes soak-anomaly soak-faults soak-cuts soak-fuzz ## everything that takes hours, each with a line that sums it up

soak-simulation: deps ## the simulation with many seeds (SEEDS=10000), and tests that take long
	CAIRN_SOAK_SEEDS=$(SEEDS) swift test --filter Simulation
	CAIRN_LONG_TESTS=1 swift test --filter 'unpackingFiftyThousandFiles|noRefIsKeptWithoutItsObjects'

# Optimized, as `make test`: 10,000 seeds took 19 minutes of processor time.
soak-remotes: export CAIRN_OPTIMIZED = 1
soak-remotes: deps ## a remote that loses, repeats and lags with SEEDS seeds, and the binary killed KILLS (100) times in a push
	$(BUILD_TESTED)
	CAIRN_SOAK_SEEDS=$(SEEDS) $(RUN_TESTED) noManifestNamesWhatIsNotThere
	CAIRN_SOAK_KILLS=$(or $(KILLS),100) $(RUN_TESTED) pushesKilledAtAnyMomentLoseNothing

soak-anomaly: deps ## the table of decision 0012: harm is told from ordinary work, by the real binary
	swift build --product cairn
	swift build --product cairn-events
	Scripts/anomaly_cases.py $(CURDIR)/.build/debug/cairn

soak-faults: deps ## a fault at every system call of every verb (ALL=1: every fault there), and every pair of verbs; tables in .build/soak
	@mkdir -p .build/soak && rm -f .build/soak/faults.md .build/soak/pairs.md
	$(if $(ALL),CAIRN_SOAK_ALL=1) CAIRN_SOAK_FAULTS=.build/soak/faults.md swift test --filter FaultInjectionTests
	CAIRN_SOAK_PAIRS=.build/soak/pairs.md swift test --filter PairTests
	@echo "soak-faults: $$(wc -l < .build/soak/faults.md) rows in .build/soak/faults.md, $$(wc -l < .build/soak/pairs.md) pairs in .build/soak/pairs.md, all in order"

soak-cuts: deps ## take the power from a loop device CUTS (100) times; the summary in .build/soak
	@mkdir -p .build/soak && rm -f .build/soak/cuts.txt
	CAIRN_SOAK_CUTS=$(CUTS) CAIRN_SOAK_CUTS_FILE=.build/soak/cuts.txt swift test --filter PowerCutTests
	@cat .build/soak/cuts.txt

soak-fuzz: deps ## every decoder for ten minutes or ten million inputs, with libFuzzer where it is
	@Scripts/soak_fuzz.sh

check-threads: deps ## run the engine's tests under the thread sanitizer
	@Scripts/check_threads.sh

format:      ## lay out the sources with swift format
	swift format format --in-place --parallel --recursive Sources Tests Package.swift

lint:        ## show what swift format would say
	$(LINT)

clean:       ## remove what was built
	rm -rf .build .build-fuzz .build-threads
