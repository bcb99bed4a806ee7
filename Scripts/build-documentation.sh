#!/bin/sh
# Builds the documentation of the Wallpapers library into .build/documentation, and fails on broken links. Needs the
# docc tool, which is part of the Swift toolchain.
set -eu
cd "$(dirname "$0")/.."

# On macOS, the tools of the toolchain are found through xcrun.
tool() { command -v "$1" || xcrun --find "$1"; }

swift build -c release --target Wallpapers
build=.build/release
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT

set --
[ -f $build/WallpressCTransfer.build/module.modulemap ] && set -- -Xcc -fmodule-map-file=$build/WallpressCTransfer.build/module.modulemap
target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",/\1/p' | head -n 1)
# Outside Apple's systems, SHA-256 comes from a separate library.
[ "$(uname)" = Darwin ] || set -- "$@" -Xcc -fmodule-map-file=Sources/CCrypto/module.modulemap
"$(tool swift-symbolgraph-extract)" -module-name Wallpapers -I $build/Modules -target "$target" \
    -minimum-access-level public -output-dir "$graphs" "$@"
"$(tool docc)" convert Sources/Wallpapers/Wallpapers.docc --additional-symbol-graph-dir "$graphs" \
    --fallback-display-name Wallpapers --fallback-bundle-identifier wallpress.Wallpapers \
    --output-path .build/documentation --warnings-as-errors
