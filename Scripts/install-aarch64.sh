#!/bin/sh
# Installs what Scripts/test-neon.sh needs to build and run programs for aarch64 on x86, where it is missing: a
# compiler, the C library and qemu-user, all from apt.
set -eu

missing=""
need() { missing="$missing $1"; }

command -v aarch64-linux-gnu-gcc >/dev/null 2>&1 || need gcc-aarch64-linux-gnu
[ -e /usr/aarch64-linux-gnu/lib/libc.a ] || need libc6-dev-arm64-cross
command -v qemu-aarch64 >/dev/null 2>&1 || need qemu-user
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
    echo "Please install the packages of your system for these of Debian:$missing." >&2
    exit 1
fi
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo"
$as_root apt-get update -qq
# shellcheck disable=SC2086 # a list of packages
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
