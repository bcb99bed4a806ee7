#!/bin/sh
# Every room may import what is drawn here and nothing else. The compiler's own check
# (--explicit-target-dependency-import-check) misses modules that are reachable through another target.
set -eu
cd "$(dirname "$0")/.."

failed=0

room() {
    name=$1
    allowed=" Foundation Dispatch Glibc Musl Darwin $2 "
    [ -d "Sources/$name" ] || return 0
    for line in $(grep -rnE '^ *(@[A-Za-z_]+(\([a-z]+\))? +)*(public +|package +|internal +|private +|fileprivate +)?import +' \
        --include='*.swift' "Sources/$name" \
        | sed -E 's/^([^:]+:[0-9]+):.*import +((struct|class|enum|protocol|func|var|let|typealias) +)?([A-Za-z0-9_]+).*/\1=\4/'); do
        module=${line#*=}
        case "$allowed" in
            *" $module "*) ;;
            *)
                echo "${line%=*}: $name must not import $module" >&2
                failed=1
                ;;
        esac
    done
}

room Pixels "CPixels CLittleCMS"
room Colors "Pixels WallpaperMetadata"
room WallpaperMetadata "CCrypto CryptoKit"
room WallpaperManager "WallpaperMetadata CTransfer"
room Diagnostics "WallpaperMetadata"
room Verification "WallpaperManager Pixels Colors Diagnostics WallpaperMetadata"
room Press "Pixels Colors Diagnostics WallpaperMetadata CYaml"
room Preview "Verification Pixels Colors Diagnostics WallpaperMetadata"
room Studio "Press Verification Preview Pixels Colors Diagnostics WallpaperMetadata FlyingFox FlyingSocks"
room Publishing "Verification Pixels Diagnostics WallpaperMetadata"
room WallpressCLI "Press Verification Preview Studio Publishing Diagnostics WallpaperMetadata ArgumentParser"
room Scenery "Pixels"
room TestSupport "Pixels WallpaperManager FlyingFox FlyingSocks"

if grep -rnE 'include *[<"](jpeglib|jerror|png|zlib|tiffio|webp/[a-z]+|libheif/heif|jxl/[a-z]+)\.h' Sources --include='*.[ch]' | grep -vE '^Sources/(CPixels|CJPEG|CPNG|CWebP|CHEIF|CTIFF|CJPEGXL)/'; then
    echo "only CPixels includes the headers of codecs" >&2
    failed=1
fi

if grep -rnE 'include *[<"]curl/' Sources --include='*.[ch]' | grep -v '^Sources/CTransfer/'; then
    echo "only CTransfer includes curl/curl.h" >&2
    failed=1
fi

exit $failed
