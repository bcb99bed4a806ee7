#!/bin/sh
# Builds the documentation of the WallpaperManager library into .build/documentation, and fails on a link that leads
# nowhere. Needs the docc tool, which is part of the Swift toolchain.
set -eu
cd "$(dirname "$0")/.."

swift build -c release --target WallpaperManager
build=.build/release
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT

set --
[ -f $build/CTransfer.build/module.modulemap ] && set -- -Xcc -fmodule-map-file=$build/CTransfer.build/module.modulemap
target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",/\1/p' | head -n 1)
swift-symbolgraph-extract -module-name WallpaperManager -I $build/Modules -target "$target" \
    -minimum-access-level public -output-dir "$graphs" "$@"
docc convert Sources/WallpaperManager/WallpaperManager.docc --additional-symbol-graph-dir "$graphs" \
    --fallback-display-name WallpaperManager --fallback-bundle-identifier wallpress.WallpaperManager \
    --output-path .build/documentation --warnings-as-errors
