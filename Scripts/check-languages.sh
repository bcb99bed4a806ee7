#!/bin/sh
# Checks the languages other than Swift: Python with ruff, C with clang-format, the pages' JavaScript with Biome, and
# its types with tsc. With --format, formats them instead. A check without its program is skipped, and named.
set -eu
cd "$(dirname "$0")/.."

Scripts/install-linters.sh
PATH="$PWD/.lint/venv/bin:$PATH"
failed=0
try() { "$@" || failed=1; }

if [ "${1:-}" = --format ]; then
    checking="" checking_c="-i"
else
    checking="--check" checking_c="--dry-run --Werror"
fi

# shellcheck disable=SC2086 # options, or none
try ruff format --quiet $checking .
try ruff check --quiet ${checking:+--no-fix} .
# shellcheck disable=SC2086
find Benchmarks Scripts Sources Tests -name '*.[ch]' -exec clang-format $checking_c {} + || failed=1

if command -v biome >/dev/null 2>&1; then
    if [ -n "$checking" ]; then try biome check; else try biome check --write; fi
else
    echo "skipped: JavaScript is checked with Biome, which PyPI has for Linux on x86_64 alone" >&2
fi

if [ -z "$checking" ]; then exit $failed; fi
if command -v tsc >/dev/null 2>&1; then
    try tsc --project .
else
    echo "skipped: types in JavaScript are checked with tsc (brew install typescript)" >&2
fi
exit $failed
