#!/bin/sh
# Installs programs that `wallpress publish`, a test or a script runs, such as rclone or nginx, unless they are present.
# Usage: Scripts/install-program.sh PROGRAM...
set -eu

missing=""
for program; do
    PATH="$PATH:/usr/sbin" command -v "$program" >/dev/null 2>&1 || missing="$missing $program"
done
# shellcheck disable=SC2086 # a list of packages
[ -z "$missing" ] || "$(dirname "$0")/install-packages.sh" $missing
