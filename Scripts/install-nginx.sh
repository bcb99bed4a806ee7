#!/bin/sh
# Installs nginx for the test that verifies a tree over HTTP, where it is missing; it is not started.
set -eu

if PATH="$PATH:/usr/sbin" command -v nginx >/dev/null 2>&1; then
    exit 0
fi

if command -v brew >/dev/null 2>&1; then
    brew install nginx
elif command -v apt-get >/dev/null 2>&1; then
    as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo"
    $as_root apt-get update -qq
    $as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends nginx
else
    echo "Please install nginx." >&2
    exit 1
fi
