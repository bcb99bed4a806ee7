#!/bin/sh
# Builds the program, the tests, the benchmarks and the fuzz program, and fails on an import that Package.swift does not
# declare and on any warning in our own files.
#
# Results of make and make test are reused: the compiler leaves the diagnostics of each module beside its objects, and a
# module without any has the same file as an empty program. C is only parsed.
set -eu
cd "$(dirname "$0")/.."

build() {
    SWIFT_DETERMINISTIC_HASHING=1 "${SWIFT:-swift}" build -c release --explicit-target-dependency-import-check error "$@" \
        >>"$place/log" 2>&1 || { cat "$place/log" >&2; exit 1; }
}
build_all() {
    for product in wallpress wallpressPackageTests WallpressColorTable; do build --product $product; done
    WALLPRESS_FUZZ=compile build --target Fuzz
}

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
: >"$place/empty.swift"
"${SWIFT:-swift}"c -frontend -typecheck -serialize-diagnostics-path "$place/empty.dia" "$place/empty.swift"

build_all
failed=0
for folder in Sources/* Tests/* Benchmarks/*; do
    name=${folder#*/}
    for module in "$name" "Wallpress$name"; do
        diagnostics=.build/release/$module.build/$module.dia
        [ -e "$diagnostics" ] && ! cmp -s "$diagnostics" "$place/empty.dia" || continue
        # Only a new compilation prints them.
        find "$folder" -name '*.swift' -exec touch {} +
        failed=1
    done
done
if [ $failed = 1 ]; then
    : >"$place/log"
    build_all
    cat "$place/log" >&2
fi

# shellcheck disable=SC2046 # lists of words
clang -fsyntax-only -Wall -Werror -ISources/CPixels/include -ISources/CPixels/kernels -ISources/CTransfer/include \
    -DCPX_WEBP -DCPX_HEIF -DCPX_TIFF -DCPX_JPEGXL \
    $(pkg-config --cflags libjpeg libpng libwebpdemux libheif libtiff-4 libjxl_threads) \
    $(find Sources Tests Benchmarks -name '*.c') || failed=1
exit $failed
