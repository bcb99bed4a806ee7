#!/bin/sh
# Installs the needs of `make bench` and Scripts/compare-builds.py, unless they are present: from apt ImageMagick, the
# encoders of all formats, and Debian's wallpapers; from PyPI pyvips and Pillow, in a virtual environment of their own
# in .bench.
set -eu
cd "$(dirname "$0")/.."

if ! command -v apt-get >/dev/null 2>&1; then
    echo "make bench needs Debian or a system like it, for its plasma-workspace-wallpapers." >&2
    exit 1
fi

missing=""
need() { missing="$missing $1"; }

# Not any "convert": other programs have that name as well.
/usr/bin/convert -version 2>/dev/null | grep -q ImageMagick || need imagemagick
[ -d /usr/share/wallpapers/SafeLanding ] || need plasma-workspace-wallpapers
[ -d /usr/share/backgrounds/mate ] || need mate-backgrounds
command -v cjpeg >/dev/null 2>&1 || need libjpeg-turbo-progs
/usr/bin/python3 -c "import ensurepip" 2>/dev/null || need python3-venv
command -v cwebp >/dev/null 2>&1 || need webp
command -v heif-enc >/dev/null 2>&1 || need libheif-examples
command -v avifenc >/dev/null 2>&1 || need libavif-bin
command -v cjxl >/dev/null 2>&1 || need libjxl-tools
command -v cc >/dev/null 2>&1 || need gcc

# shellcheck disable=SC2086 # a list of packages
[ -z "$missing" ] || Scripts/install-packages.sh $missing

if ! .bench/venv/bin/python -c "import pyvips, PIL" 2>/dev/null; then
    /usr/bin/python3 -m venv --clear .bench/venv
    .bench/venv/bin/pip install --quiet "pyvips[binary]" pillow
fi
