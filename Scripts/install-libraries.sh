#!/bin/sh
# Installs the missing system libraries, rclone, and Python, which makes the manual and runs some tests. Prints nothing
# if all are present.
#
# TRAITS contains the options of SwiftPM for master formats: by default, all of them are read, and
# --disable-default-traits leaves JPEG and PNG.
set -eu

libraries="libjpeg libpng lcms2 yaml-0.1"
apt="pkg-config libjpeg-dev libpng-dev liblcms2-dev libyaml-dev zlib1g-dev libcurl4-openssl-dev libssl-dev"
brew="pkgconf jpeg-turbo libpng little-cms2 libyaml"
# Apple's systems need neither of these: they download with URLSession, and hash with CryptoKit.
[ "$(uname)" != Linux ] || libraries="$libraries libcurl libcrypto"

# decoder TRAIT NAME-FOR-PKG-CONFIG DEBIAN-PACKAGE FORMULA
decoder() {
    case "${TRAITS:-$1}" in *"$1"*)
        libraries="$libraries $2" apt="$apt $3" brew="$brew $4" ;;
    esac
}
decoder WebP libwebpdemux libwebp-dev webp
decoder HEIF libheif libheif-dev libheif
decoder TIFF libtiff-4 libtiff-dev libtiff
decoder JPEGXL libjxl libjxl-dev jpeg-xl

missing=""
for program in rclone python3; do
    command -v $program >/dev/null 2>&1 || missing="$missing $program"
done
# shellcheck disable=SC2086 # a list of libraries
if ! command -v pkg-config >/dev/null 2>&1 || ! pkg-config --exists $libraries; then
    if command -v brew >/dev/null 2>&1; then missing="$missing $brew"; else missing="$missing $apt"; fi
fi
# shellcheck disable=SC2086 # a list of packages
[ -z "$missing" ] || "$(dirname "$0")/install-packages.sh" $missing
