#!/usr/bin/env bash
# Builds wallpress with each format alone, and without any of them: then a master in such a format must be refused with
# the name of its trait, JPEG and PNG are built as always, and a profile of WebP is refused before any work. Debug
# builds take half as long.
set -euo pipefail
cd "$(dirname "$0")/.."

place=.build-traits
for trait in WebP HEIF TIFF JPEGXL; do
    echo "with $trait alone"
    "${SWIFT:-swift}" build --scratch-path $place --traits $trait --target WallpressPixels
done
echo "without any"
"${SWIFT:-swift}" build --scratch-path $place --traits Program --product wallpress

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/Input" "$folder/Input/a"
cp Input/*/*.jpg Input/*/*.png "$folder/Input/a"
printf 'RIFF\4\0\0\0WEBPVP8 ' >"$folder/Input/a/refused-webp.webp"
printf '\0\0\0\30ftypheic\0\0\0\0mif1heic' >"$folder/Input/a/refused-heic.heic"
printf '\0\0\0\30ftypavif\0\0\0\0mif1avif' >"$folder/Input/a/refused-avif.avif"
printf 'II*\0\10\0\0\0\0\0' >"$folder/Input/a/refused-tiff.tif"
printf '\377\12' >"$folder/Input/a/refused-jxl.jxl"
code=0
$place/debug/wallpress build "$folder/Input" --output "$folder/Output" >"$folder/said" 2>&1 || code=$?
for name in webp:WebP heic:HEIF avif:HEIF tiff:TIFF jxl:JPEGXL; do
    grep -q "refused-${name%:*}.*without the trait ${name#*:}" "$folder/said" || {
        cat "$folder/said"
        echo "expected a refusal of refused-${name%:*} that names the trait ${name#*:}" >&2
        exit 1
    }
done
[ $code = 1 ] && [ "$(ls "$folder/Output/ios" | wc -l)" = "$(ls Input/*/*.jpg Input/*/*.png | wc -l)" ] || {
    cat "$folder/said"
    echo "expected the others to be built, and exit code 1; found $code" >&2
    exit 1
}
printf 'profiles: [{name: tablets, path: "tablets/{id}{variant}.webp", variants: {portrait: ""}}]\n' >"$folder/Input/wallpress.yml"
code=0
$place/debug/wallpress build "$folder/Input" --output "$folder/None" >"$folder/said" 2>&1 || code=$?
grep -q 'cannot write WebP: it was built without the trait WebP' "$folder/said" && [ $code = 2 ] && [ ! -e "$folder/None" ] || {
    cat "$folder/said"
    echo "expected a refusal of the profile that names the trait WebP, and exit code 2; found $code" >&2
    exit 1
}
$place/debug/wallpress --version
