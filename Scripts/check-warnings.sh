#!/bin/sh
# Builds everything, tests included, and fails on an import that Package.swift does not declare and on any
# warning in our own files. Our modules are built anew each time: what is up to date warns no more.
set -eu
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
find Plugins Sources Tests Benchmarks -name '*.swift' -exec touch {} + -o -name '*.[ch]' -exec touch {} +
if ! SWIFT_DETERMINISTIC_HASHING=1 swift build -c release --build-tests --explicit-target-dependency-import-check error >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
if grep -E "^($PWD/)?(Plugins|Sources|Tests|Benchmarks)/.*(warning):|^warning:" "$log" | sort -u | grep . >&2; then
    exit 1
fi
