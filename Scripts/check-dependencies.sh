#!/bin/sh
# Checks the imports of every module against the list below. Modules have the names of their folders: `Pixels` is
# WallpressPixels. The compiler's own check (--explicit-target-dependency-import-check) misses modules that are
# reachable through another target.
set -eu
cd "$(dirname "$0")/.."

failed=0

module() {
    name=$1
    allowed=" Foundation Dispatch Glibc Musl Darwin $2 "
    [ -d "Sources/$name" ] || return 0
    for line in $(grep -rnE '^ *(@[A-Za-z_]+(\([a-z]+\))? +)*(public +|package +|internal +|private +|fileprivate +)?import +' \
        --include='*.swift' "Sources/$name" \
        | sed -E 's/^([^:]+:[0-9]+):.*import +((struct|class|enum|protocol|func|var|let|typealias) +)?(Wallpress)?([A-Za-z0-9_]+).*/\1=\5/'); do
        imported=${line#*=}
        case "$allowed" in
            *" $imported "*) ;;
            *)
                echo "${line%=*}: $name must not import $imported" >&2
                failed=1
                ;;
        esac
    done
}

module Concurrency ""
module Disk "CCrypto CryptoKit"
module JSON ""
module WallpaperMetadata "JSON"
module Diagnostics "JSON WallpaperMetadata"
module Pixels "CPixels CLittleCMS"
module Colors "Pixels Diagnostics WallpaperMetadata"
module Wallpapers "JSON Disk WallpaperMetadata CTransfer CoreGraphics ImageIO SwiftUI"
module Verification "JSON Disk Concurrency Diagnostics WallpaperMetadata Wallpapers Pixels Colors"
module Input "JSON Disk Diagnostics WallpaperMetadata Pixels Colors CYAML"
module Press "JSON Disk Concurrency Diagnostics WallpaperMetadata Pixels Colors Input"
module Import "JSON Disk Concurrency Diagnostics WallpaperMetadata Pixels Colors Input Verification"
module Preview "JSON Disk Concurrency Diagnostics WallpaperMetadata Verification Pixels Colors"
module Serving "Disk WallpaperMetadata Pixels Preview FlyingFox FlyingSocks"
module Studio "JSON Disk Diagnostics WallpaperMetadata Pixels Colors Input Press Verification Preview Serving FlyingFox FlyingSocks"
module Publishing "JSON Disk Concurrency Diagnostics WallpaperMetadata Verification Pixels"
module WallpressCLI "Disk Diagnostics WallpaperMetadata Input Import Press Verification Preview Serving Studio Publishing ArgumentParser"
module TestSupport "Pixels JSON Wallpapers FlyingFox FlyingSocks"

if grep -rnE 'include *[<"](jpeglib|jerror|png|zlib|tiffio|webp/[a-z]+|libheif/heif|jxl/[a-z]+)\.h' Sources --include='*.[ch]' | grep -vE '^Sources/(CPixels|CJPEG|CPNG|CWebP|CHEIF|CTIFF|CJPEGXL)/'; then
    echo "only CPixels includes the headers of codecs" >&2
    failed=1
fi

if grep -rnE 'include *[<"]curl/' Sources --include='*.[ch]' | grep -v '^Sources/CTransfer/'; then
    echo "only CTransfer includes curl/curl.h" >&2
    failed=1
fi

exit $failed
