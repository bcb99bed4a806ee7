#!/bin/sh
# Installs the needs of Scripts/test-neon.sh to build and run programs for aarch64 on x86, unless they are present: a
# compiler, the C library and qemu-user, all from apt.
set -eu

missing=""
need() { missing="$missing $1"; }

command -v aarch64-linux-gnu-gcc >/dev/null 2>&1 || need gcc-aarch64-linux-gnu
[ -e /usr/aarch64-linux-gnu/lib/libc.a ] || need libc6-dev-arm64-cross
command -v qemu-aarch64 >/dev/null 2>&1 || need qemu-user
# shellcheck disable=SC2086 # a list of packages
[ -z "$missing" ] || "$(dirname "$0")/install-packages.sh" $missing
