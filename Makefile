# The commands for newcomers: `make`, `make test`, `make lint`, `make format`, `make bench`.

SWIFT ?= swift
export SWIFT
SOURCES = Package.swift Plugins Sources Tests Benchmarks
# One configuration for all: image code is slow in debug builds, and nothing is compiled twice. Master formats are
# traits: TRAITS=--disable-default-traits builds a program for JPEG and PNG alone.
TRAITS ?=
export TRAITS
# The program is a trait as well, for apps that only want the library. It is always enabled here.
comma := ,
RELEASE = -c release $(subst --disable-default-traits,--traits Program,$(subst --traits ,--traits Program$(comma),$(TRAITS)))
# SwiftPM before 6.4 passes the traits to compilers in a random order (its issue 10525), and each new order compiles
# everything again. This variable is not set for programs that run.
BUILD = SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build

.PHONY: run build install uninstall dist manual tests test test-portable test-sanitized test-faults test-browser test-publishing test-slurm test-traits test-app test-dist fuzz bench bench-scale bench-slurm lint format libraries clean

run: build
	$(SWIFT) run $(RELEASE) --skip-build wallpress build Input --output Output
	@echo
	@echo "Look at Output/ios: a folder for each wallpaper. Output/metadata/v1/wallpapers.json is what clients read."

build: libraries
	$(BUILD) $(RELEASE) --product wallpress

# Installs the program, its man pages, and completions for bash, zsh and fish. The program needs this toolchain's Swift
# runtime at its present place. `sudo make install` builds only if there is no build yet.
PREFIX ?= /usr/local
install:
	[ -e .build/release/wallpress ] || $(MAKE) build
	Scripts/install.sh .build/release/wallpress "$(DESTDIR)$(PREFIX)"

uninstall:
	Scripts/install.sh --remove "$(DESTDIR)$(PREFIX)"

# Makes downloads for people without Swift: an archive and a Debian package with the Swift runtime in the program, in
# .dist. They contain no paths of this folder.
DISTRIBUTED = $(RELEASE) --product wallpress --static-swift-stdlib --scratch-path .build-dist \
	-Xswiftc -file-prefix-map -Xswiftc "$(CURDIR)=." -Xcc "-ffile-prefix-map=$(CURDIR)=."
# The versions of other packages in archives. Package.resolved is not committed: it names commits, and a mirror made
# from archives has none.
VERSIONS = swift-argument-parser=1.8.2 FlyingFox=0.27.1
dist: libraries
	Scripts/install-program.sh patchelf
	$(SWIFT) package --scratch-path .build-dist resolve
	for pin in $(VERSIONS); do \
		$(SWIFT) package --scratch-path .build-dist resolve $${pin%=*} --version $${pin#*=} || exit; \
	done
	$(BUILD) $(DISTRIBUTED)
	Scripts/make-dist.sh .build-dist .dist

# Tries the downloads in a Debian 12 without Swift, as a new user would. Builds a second time: the bytes must be the
# same. Needs root.
test-dist: dist
	Scripts/try-dist.sh .build-dist .dist

# Writes Documentation/commands.md from the texts of --help.
manual: build
	Scripts/make-manual.py .build/release/wallpress --markdown

test: tests
	Scripts/install-program.sh nginx
	Scripts/make-manual.py .build/release/wallpress --check
	Scripts/run-tests.sh $(RELEASE)

# Runs the tests of pictures without AVX2 and NEON: all kernels must give the same bytes.
test-portable: tests
	WALLPRESS_KERNELS=portable Scripts/run-tests.sh --only '(Pixels|Colors|Press)Tests' $(RELEASE)

# --build-tests would compile the plugins of swift-argument-parser too, which takes as long as our tests.
tests: build
	$(BUILD) $(RELEASE) --product wallpressPackageTests

# Runs the tests with both sanitizers, in one build of their own. It is optimized: unoptimized, the tests take an hour.
# Overflow checks and preconditions remain enabled. swiftc on Linux has no --sanitize=undefined, and the compiler of our
# C inserts traps instead. XCTest itself leaks.
SANITIZED = $(RELEASE) --sanitize=address -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined \
	--scratch-path .build-sanitized
test-sanitized: libraries
	$(BUILD) --build-tests $(SANITIZED)
	ASAN_OPTIONS=detect_leaks=0 Scripts/run-tests.sh $(SANITIZED)

# Runs libFuzzer with both sanitizers, TIME seconds for each target of Tests/Fuzz, or for those in TARGETS.
TIME ?= 60
fuzz: libraries
	Scripts/fuzz.sh $(TIME) $(TARGETS)

# Kills the program at each system call, makes calls fail, fills disks, cuts the power; then runs random histories. All
# of it needs root on Linux: parts that cannot run are skipped, with the reason.
# The full set: FAULTS=--full HISTORIES=100
HISTORIES ?= 20
test-faults: build
	python3 Tests/Faults $(FAULTS)
	python3 Tests/Faults/histories.py --count $(HISTORIES)

# Builds with each master format alone, and without any.
test-traits: libraries
	Scripts/try-traits.sh

# Builds an app that uses the library, as a package of its own.
test-app: build
	Scripts/try-app.sh

# Tests the page in a real browser, with the real program. Some tests: BROWSER="--only conflict". Pictures of every
# screen: BROWSER="--screenshots Pictures". Needs Debian or a similar system.
test-browser: build
	Scripts/install-browser.sh
	.browser/venv/bin/python Tests/Browser $(BROWSER)

# Publishes to real servers, which it installs, and disturbs the transfers. Some tests:
# PUBLISHING="--only rollback"; at 100 moments: PUBLISHING=--full.
test-publishing: build
	Scripts/install-servers.sh
	python3 Tests/Publishing $(PUBLISHING)

# Checks the files for Kubernetes against their schema, then runs an array of shards on a Slurm cluster of four nodes,
# which it starts on this machine. Needs Debian and root.
test-slurm: build
	Scripts/check-kubernetes.sh
	Scripts/install-slurm.sh
	python3 Tests/Slurm

# Runs the scripts of the GitHub Action, in their order.
test-action: build
	Scripts/try-action.py

# Compares with ImageMagick, libvips and Pillow, which it installs, and with the codecs alone; then measures the page
# with 300 wallpapers in a browser. Half an hour. Needs Debian or a similar system.
# A trial: make bench RUNS=1 BENCH="--only flow-dark kay --count 200"
RUNS ?= 5
bench: build
	Scripts/install-peers.sh
	.bench/venv/bin/python Benchmarks/Bench/bench.py --runs $(RUNS) $(BENCH)
	$(MAKE) test-browser BROWSER="--only speed_tests"

# Measures the cost of each wallpaper among 1,000, 10,000 and 100,000 small ones; an hour.
# A trial: SCALE="--counts 1000 10000"
bench-scale: build
	Scripts/install-peers.sh
	Scripts/install-program.sh nginx
	.bench/venv/bin/python Benchmarks/Bench/scale.py $(SCALE)

# Measures the gain from a second cluster node; half an hour. Needs Debian and root. A trial: NODES="--masters 40".
bench-slurm: build
	Scripts/install-peers.sh
	Scripts/install-slurm.sh
	.bench/venv/bin/python Benchmarks/Bench/slurm.py $(NODES)

lint: libraries
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	Scripts/check-languages.sh
	Scripts/check-dependencies.sh
	Scripts/check-texts.py
	Scripts/check-warnings.sh

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)
	Scripts/check-languages.sh --format

libraries:
	@Scripts/install-libraries.sh

clean:
	rm -rf .build .build-app .build-sanitized .build-fuzz .build-traits .build-dist .dist .bench .browser .compare .kubernetes .lint .servers .wallpress
	find Output -mindepth 1 ! -path Output/.gitignore -delete
