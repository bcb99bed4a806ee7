#!/bin/sh
# Installs the system libraries that are missing, and asks for nothing where they are there.
set -eu

# Apple's systems need no libcurl: they download with URLSession.
libraries="libjpeg libpng lcms2"
[ "$(uname)" != Linux ] || libraries="$libraries libcurl"

# shellcheck disable=SC2086
if command -v pkg-config >/dev/null 2>&1 && pkg-config --exists $libraries; then
    exit 0
fi

if command -v brew >/dev/null 2>&1; then
    brew install pkgconf jpeg-turbo libpng little-cms2
elif command -v apt-get >/dev/null 2>&1; then
    as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo"
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq
    $as_root apt-get install -y -qq pkg-config libjpeg-dev libpng-dev liblcms2-dev zlib1g-dev \
        libcurl4-openssl-dev
else
    echo "Please install pkg-config and the development files of libjpeg-turbo, libpng and Little CMS 2," >&2
    echo "and on Linux of libcurl." >&2
    exit 1
fi
