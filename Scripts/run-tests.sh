#!/usr/bin/env bash
# Runs the tests of an existing build: Scripts/run-tests.sh [--only SUITE] [OPTIONS OF swift test]
#
# Tests run in parallel, in two processes one after the other. All tests of a process share as many threads as there are
# cores. Beside tests that keep these busy, a server and its client would wait for minutes, and give up, and large feeds
# would pass their limit of time. Therefore these tests have a process of their own; under a sanitizer, which makes all
# of them slow, they run one by one. Their targets or suites are:
set -euo pipefail
cd "$(dirname "$0")/.."

apart='WallpapersTests|EndToEndTests|StudioTests[.](Events|Gate|Jobs|MasterUpload|PageData|PhoneSharing|Router|Studio)Tests|PhoneServer|Served|Nginx|LargeFeedTests'
log=$(mktemp)
trap 'rm -f "$log"' EXIT

parallel=--parallel
run() {
    # These thousands of lines only report that a test has started.
    "${SWIFT:-swift}" test --skip-build $parallel "$@" 2>&1 | tee "$log" | { grep --line-buffered -v '^◇' || true; }
    # swift test succeeds even without any test.
    if ! grep -Eq 'Test run with [1-9][0-9]* tests? .*passed' "$log"; then
        echo "no test ran: swift test $*" >&2
        exit 1
    fi
}

if [ "${1:-}" = --only ]; then
    run --filter "$2" "${@:3}"
    exit
fi
run --skip "$apart" "$@"
case "$*" in *--sanitize*) parallel=--no-parallel ;; esac
run --filter "$apart" "$@"
