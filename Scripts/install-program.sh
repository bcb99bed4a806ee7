#!/bin/sh
# Installs a program that `wallpress publish`, a test or a script runs, such as rclone or nginx, where it is missing. No server
# is started.
# Usage: Scripts/install-program.sh PROGRAM
set -eu

if PATH="$PATH:/usr/sbin" command -v "$1" >/dev/null 2>&1; then
    exit 0
fi

if command -v brew >/dev/null 2>&1; then
    brew install "$1"
elif command -v apt-get >/dev/null 2>&1; then
    as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo"
    $as_root apt-get update -qq
    $as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends \
        "$1" ca-certificates
else
    echo "Please install $1." >&2
    exit 1
fi
