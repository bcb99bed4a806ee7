#!/usr/bin/env bash
# Builds Tests/App, a separate package that uses the library as others do. Its app imports Wallpapers alone, has a type
# Wallpaper and modules JSON, Disk and Input of its own, and shows a picture of the sample collection. Its app Gallery
# has the model of the documentation and a network in memory; its expected output is Tests/App/gallery.txt. The code of
# the walk-through is compiled unchanged, in one file.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
.build/release/wallpress build Input --output "$folder" > /dev/null
place=.build-app
app() { "${SWIFT:-swift}" "$1" --package-path Tests/App --scratch-path $place "${@:2}"; }
app build --build-tests
# Packages needed only by the program are not fetched.
[ -z "$(ls -A $place/checkouts 2>/dev/null)" ] || { echo "expected no package but ours, found: $(ls $place/checkouts)" >&2; exit 1; }
said=$($place/debug/App "$folder")
echo "$said"
bytes=$(wc -c < "$folder/ios/aurora/aurora.jpg" | tr -d ' ')
case "$said" in "aurora {\"bytes\": $bytes} "*) ;; *)
    echo "expected a picture of aurora with $bytes bytes" >&2
    exit 1 ;;
esac
timeout 60 $place/debug/Gallery | tee "$folder/gallery.txt"
diff Tests/App/gallery.txt "$folder/gallery.txt"
app test --skip-build

sed -n '/^```swift$/,/^```$/{/^```/!p;}' Sources/Wallpapers/Wallpapers.docc/AddingWallpapersToAnApp.md > "$folder/pasted.swift"
[ "$(wc -l < "$folder/pasted.swift")" -gt 50 ] || { echo "expected code in the walk-through" >&2; exit 1; }
# Apple's systems do not need this C module.
map=$place/debug/WallpressCTransfer.build/module.modulemap
[ -e "$map" ] && modules="-Xcc -fmodule-map-file=$map" || modules=""
# shellcheck disable=SC2086 # words
"${SWIFT:-swift}c" -typecheck -parse-as-library -swift-version 6 -enable-upcoming-feature MemberImportVisibility \
    -I $place/debug/Modules -I Sources/CCrypto $modules "$folder/pasted.swift"
